"""Every component and every ruling has a test, and docs/coverage.md says which."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_every_component_and_ruling_has_a_test_and_the_table_says_which():
    """In a process of its own, because the script collects the tests anew; once, because that takes long."""
    script = ROOT / "scripts" / "write_coverage.py"
    done = subprocess.run([sys.executable, script, "--check"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    problems: dict[str, list[str]] = json.loads(done.stdout)
    assert problems["out of date"] == [], "run scripts/write_coverage.py"
    assert problems == {name: [] for name in ("missing", "unknown", "unexplained", "not a test", "out of date")}
