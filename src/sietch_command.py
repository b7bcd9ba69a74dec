"""Where the command `sietch` begins: outside the package, whose import takes a moment in which Ctrl-C is heard too."""

from __future__ import annotations

import sys

INTERRUPTED = 130


def main() -> None:
    try:
        from sietch.cli import main as command

        command()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
