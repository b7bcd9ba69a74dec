"""A terminal of its own in which a command runs: what is on its screen, and somebody who types."""

from __future__ import annotations

import os
import select
import struct
import subprocess
import sys
import time

from tests.server.people import PATIENCE

LINES, COLUMNS = 50, 100


class Terminal:
    """`sietch` with these arguments, in a pseudo-terminal."""

    def __init__(self, *args: str) -> None:
        import fcntl
        import pty
        import termios

        self.keyboard, screen = pty.openpty()
        fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        command = [sys.executable, "-c", "from sietch.cli import main; main()", *args]
        env = {**os.environ, "TERM": "dumb", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(command, stdin=screen, stdout=screen, stderr=screen, env=env)
        os.close(screen)
        self.shown = ""
        self.read_upto = 0

    def type(self, line: str) -> None:
        os.write(self.keyboard, f"{line}\n".encode())

    def read(self, seconds: float) -> bool:
        """Read what comes within so long; whether something came."""
        if not select.select([self.keyboard], [], [], seconds)[0]:
            return False
        try:
            self.shown += os.read(self.keyboard, 65536).decode("utf-8", "replace").replace("\r\n", "\n")
        except OSError:  # the program has ended
            return False
        return True

    def wait_for(self, text: str) -> str:
        """Read on until this text comes; what was shown up to there since the last such text."""
        end = time.monotonic() + PATIENCE
        while (found := self.shown.find(text, self.read_upto)) < 0:
            assert time.monotonic() < end, f"{text!r} did not come after:\n{self.shown[self.read_upto :]}"
            if not self.read(0.1) and self.process.poll() is not None:
                raise AssertionError(f"it ended without {text!r}:\n{self.shown[self.read_upto :]}")
        start, self.read_upto = self.read_upto, found + len(text)
        return self.shown[start : self.read_upto]

    def wait_for_end(self) -> int:
        """Read on until the command has ended; its exit code."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, self.shown
            self.read(0.1)
        while self.read(0.1):
            pass
        return self.process.returncode

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.keyboard)
