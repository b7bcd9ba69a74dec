"""Every component and every ruling has a test, and docs/coverage.md says which."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def problems() -> dict[str, list[str]]:
    """What the script finds wrong; in a process of its own, because it collects the tests anew."""
    script = ROOT / "scripts" / "write_coverage.py"
    done = subprocess.run([sys.executable, script, "--check"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def test_every_component_and_ruling_has_a_test(problems: dict[str, list[str]]):
    assert problems["missing"] == []


def test_every_mark_names_a_component_or_a_ruling(problems: dict[str, list[str]]):
    assert problems["unknown"] == []


def test_every_ruling_without_a_test_is_explained(problems: dict[str, list[str]]):
    assert problems["unexplained"] == []


def test_every_test_that_the_decisions_name_exists(problems: dict[str, list[str]]):
    assert problems["not a test"] == []


def test_the_table_is_up_to_date(problems: dict[str, list[str]]):
    assert problems["out of date"] == [], "run scripts/write_coverage.py"
