"""Write docs/coverage.md: which tests show what each component does and cover each ruling.

Tests say it themselves by the marks `component` and `ruling`. With --check nothing is written; what is missing,
unknown or out of date is printed as JSON.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sietch.imperium.catalogue import catalogue

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "coverage.md"
DECISIONS = ROOT / "docs" / "rulings.md"
RULING_IDS = ROOT / "tests" / "rules" / "ruling_ids.txt"

# What a ruling's line in the list may say besides its id.
UPRISING, CARDBOARD, FAQ = "uprising", "cardboard", "faq"

# Tests by what they cover: (file, name) in the order of collection.
Tests = dict[tuple[str, str], None]


class Marks:
    """A pytest plugin that reads the marks of all collected tests."""

    def __init__(self) -> None:
        self.components: dict[tuple[str, str], Tests] = {}
        self.rulings: dict[str, Tests] = {}
        self.names: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            name = getattr(item, "originalname", None) or item.name
            test = (item.path.relative_to(ROOT / "tests").as_posix(), name)
            self.names.add(name)
            for mark in item.iter_markers("component"):
                kind, id = mark.args
                self.components.setdefault((kind, id), {})[test] = None
            for mark in item.iter_markers("ruling"):
                self.rulings.setdefault(mark.args[0], {})[test] = None


def collect() -> Marks:
    """The marks of all tests in the tree."""
    marks = Marks()
    output = io.StringIO()
    arguments = ["--collect-only", "-qq", "-p", "no:cacheprovider", "--rootdir", str(ROOT), str(ROOT / "tests")]
    with contextlib.redirect_stdout(output):
        failed = pytest.main(arguments, plugins=[marks])
    if failed:
        raise SystemExit(output.getvalue())
    return marks


def ruling_ids(*kinds: str) -> list[str]:
    """The rulings of Uprising that need a test, those about cardboard, those of the FAQ."""
    lines = [line.split() for line in RULING_IDS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return [id for id, kind in ([*words, UPRISING][:2] for words in lines) if kind in kinds]


def component_ids() -> list[tuple[str, str]]:
    return [(entry.kind, entry.id) for entry in catalogue()]


# ---- the page


def page(marks: Marks) -> str:
    return "\n".join(_lines(marks)) + "\n"


def _lines(marks: Marks) -> Iterator[str]:
    components, rulings = component_ids(), ruling_ids(UPRISING, CARDBOARD)
    cardboard = ruling_ids(CARDBOARD)
    faq = [id for id in ruling_ids(FAQ) if id in marks.rulings]
    yield "# What the tests cover"
    yield ""
    yield "Written by `scripts/write_coverage.py` from the marks `component` and `ruling` of the tests."
    yield "`tests/test_coverage_table.py` fails when something has no test or this page is out of date."
    yield ""
    yield "| | all | with tests |"
    yield "| --- | --- | --- |"
    for kind in dict.fromkeys(kind for kind, _ in components):
        ids = [id for other, id in components if other == kind]
        yield f"| {kind} | {len(ids)} | {sum((kind, id) in marks.components for id in ids)} |"
    tested = sum(id in marks.rulings for id in rulings)
    yield f"| rulings | {len(rulings)} | {tested} (and {len(cardboard)} about cardboard) |"
    yield f"| rulings of the FAQ that apply | {len(faq)} | {len(faq)} |"
    yield ""
    yield "## Components"
    yield ""
    yield "| kind | component | tests |"
    yield "| --- | --- | --- |"
    for kind, id in components:
        yield f"| {kind} | {id} | {_cell(marks.components.get((kind, id), {}))} |"
    yield ""
    yield "## Rulings"
    yield ""
    yield "| ruling | tests |"
    yield "| --- | --- |"
    for id in rulings + faq:
        cell = "cardboard: see [rulings.md](rulings.md)" if id in cardboard else _cell(marks.rulings.get(id, {}))
        yield f"| {id} | {cell} |"


def _cell(tests: Tests) -> str:
    """The tests by file, their names as the sentences they are."""
    files = dict.fromkeys(file for file, _ in tests)
    cells = []
    for file in files:
        names = sorted(name.removeprefix("test_").replace("_", " ") for other, name in tests if other == file)
        cells.append(f"[{file}](../tests/{file}): {'; '.join(names)}")
    return "<br>".join(cells) or "none"


# ---- the check


def problems(marks: Marks) -> dict[str, list[str]]:
    """What is wrong, by kind of fault; empty lists where nothing is."""
    components = component_ids()
    decisions = DECISIONS.read_text(encoding="utf-8")
    missing = [f"{kind} {id}" for kind, id in components if (kind, id) not in marks.components]
    missing += [id for id in ruling_ids(UPRISING) if id not in marks.rulings]
    unknown = [f"{kind} {id}" for kind, id in marks.components if (kind, id) not in components]
    unknown += sorted(set(marks.rulings) - set(ruling_ids(UPRISING, FAQ)))
    unexplained = [id for id in ruling_ids(CARDBOARD) if f"`{id}`" not in decisions]
    named = set(re.findall(r"`(test_\w+)`", decisions))
    stale = not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page(marks)
    return {
        "missing": missing,
        "unknown": unknown,
        "unexplained": unexplained,
        "not a test": sorted(named - marks.names),
        "out of date": [PAGE.name] if stale else [],
    }


if __name__ == "__main__":
    found = collect()
    if "--check" in sys.argv[1:]:
        print(json.dumps(problems(found)))
    else:
        PAGE.write_text(page(found), encoding="utf-8")
        print(f"wrote {PAGE.relative_to(ROOT)}")
