"""A peer to measure beside us: installed into a throw-away virtual environment, run in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import venv
from pathlib import Path
from typing import Any, ClassVar, Self


class Peer:
    """`prepare()` once, `measure()` as often as you like, `close()`; as a context manager it does the first and last.

    A subclass names what pip installs and the script that measures: called with `--inside --games N` by the
    environment's Python, it prints JSON.
    """

    requirement: ClassVar[str]
    script: ClassVar[str]

    def __init__(self) -> None:
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    def __enter__(self) -> Self:
        self.prepare()
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def prepare(self) -> None:
        """Create the environment and install the peer there, unless that is done already."""
        if self._folder is not None:
            return
        folder = tempfile.TemporaryDirectory(prefix="sietch-peer-")
        try:
            venv.create(folder.name, with_pip=True)
            pip = [_python(folder.name), "-m", "pip", "--disable-pip-version-check", "--quiet"]
            # What pip says is shown only when it fails: standard output is for the measurement.
            subprocess.run([*pip, "install", self.requirement], check=True, capture_output=True, text=True)
        except subprocess.CalledProcessError as failure:
            folder.cleanup()
            raise SystemExit(f"cannot install {self.requirement}:\n{failure.stderr}") from failure
        except BaseException:
            folder.cleanup()
            raise
        self._folder = folder

    def measure(self, games: int) -> dict[str, Any]:
        """Play so many games in a fresh process."""
        self.prepare()
        assert self._folder is not None
        command = [_python(self._folder.name), "-s", self.script, "--inside", "--games", str(games)]
        environment = {**os.environ, "PYTHONPATH": ""}
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment)
        result: dict[str, Any] = json.loads(done.stdout)
        return result

    def close(self) -> None:
        """Remove the environment."""
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None


def _python(folder: str) -> str:
    scripts, name = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
    return str(Path(folder, scripts, name))
