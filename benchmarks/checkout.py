"""The program of another commit, to be measured beside this one in the same run."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]


def of(checkout: Path) -> dict[str, str]:
    """The environment in which a checkout's program is the one that is imported."""
    return {**os.environ, "PYTHONPATH": str(checkout / "src")}


def check_out(commit: str, folder: Path) -> Path:
    clone = folder / "before"
    subprocess.run(["git", "clone", "--quiet", "--no-checkout", str(HERE), str(clone)], check=True)
    subprocess.run(["git", "-C", str(clone), "checkout", "--quiet", "--detach", commit], check=True)
    return clone
