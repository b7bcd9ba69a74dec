"""Numbers on the command line."""

from __future__ import annotations

import typer


def whole(text: str) -> int:
    """A whole number; 4.0 is refused like 4.5, for whoever writes it has something else in mind than a count."""
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is not a valid integer") from None
