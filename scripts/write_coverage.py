"""Write docs/coverage.md: which tests show what each component does and cover each ruling, for both games.

Tests say it themselves by the marks `component` and `ruling`; those in the folder of a game speak of that game. With
--check nothing is written; what is missing, unknown or out of date is printed as JSON.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from sietch.arrakis.rules import ARRAKIS
from sietch.core.catalogue import Entry
from sietch.imperium.rules import IMPERIUM, UPRISING, ruleset

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "coverage.md"
DECISIONS = ROOT / "docs" / "rulings.md"

# What a ruling's line in a list may say besides its id; whatever else it says, nothing is asked of it yet.
TESTED, CARDBOARD, FAQ = "", "cardboard", "faq"

# Tests by what they cover: (file, name) in the order of collection.
Tests = dict[tuple[str, str], None]


@dataclass(frozen=True)
class GameTests:
    """A game: its name in headings, the folder of its tests, its components."""

    title: str
    folder: str  # in tests/, with a slash; "" for whatever is in no other game's folder
    catalogue: Callable[[], list[Entry]]
    rulings: str = "rules/ruling_ids.txt"

    def components(self) -> list[tuple[str, str]]:
        return [(entry.kind, entry.id) for entry in self.catalogue()]

    def ruling_ids(self, *kinds: str) -> list[str]:
        """Its rulings that need a test, those about cardboard, those of the FAQ."""
        text = (ROOT / "tests" / self.folder / self.rulings).read_text(encoding="utf-8")
        lines = [line.split() for line in text.splitlines() if not line.startswith("#")]
        return [id for id, kind in ([*words, TESTED][:2] for words in lines) if kind in kinds]


def uprising_box() -> list[Entry]:
    """Uprising and the contracts that are in its box."""
    return ruleset("uprising", ("uprising", "choam"), 4).catalogue()


def of_module(id: str) -> Callable[[], list[Entry]]:
    """The components that a module brings to Uprising's board."""
    return lambda: [entry for entry in ruleset("uprising", ("uprising", id), 4).catalogue() if entry.module == id]


def of_modules(*modules: str) -> list[Entry]:
    """What these modules bring, on the Uprising board and beside its contracts."""
    rules = ruleset("uprising", ("uprising", "choam", *modules), 4)
    return [entry for entry in rules.catalogue() if entry.module in modules]


def six_players() -> list[Entry]:
    """What the game for six players has of its own."""
    rules = ruleset("uprising", ("uprising", "choam"), 6)
    return [entry for entry in rules.catalogue() if entry.module == "six-players"]


def without_a_seat() -> list[Entry]:
    """What those have who play without a seat, on either board."""
    found = {(entry.kind, entry.id): entry for rules in (UPRISING, IMPERIUM) for entry in rules.catalogue()}
    return [entry for entry in found.values() if entry.kind in ("hagal", "rival")]


GAMES = (
    GameTests("Uprising", "", uprising_box),
    GameTests("The game of 2020", "base/", ruleset("imperium", ("base",), 4).catalogue, "ruling_ids.txt"),
    GameTests("Immortality", "immortality/", of_module("immortality"), "ruling_ids.txt"),
    GameTests("Rise of Ix", "rise_of_ix/", lambda: of_modules("rise-of-ix", "ix-conflicts", "epic"), "ruling_ids.txt"),
    GameTests("Six players", "six_players/", six_players, "ruling_ids.txt"),
    GameTests("One and two players", "rivals/", without_a_seat, "ruling_ids.txt"),
    GameTests("Mahdi, the solo game of War for Arrakis", "arrakis/mahdi/", list, "ruling_ids.txt"),
    GameTests("Partners in War for Arrakis", "arrakis/teams/", list, "ruling_ids.txt"),
    GameTests("War for Arrakis", "arrakis/", ARRAKIS.catalogue),
)


def game_of(file: str) -> GameTests:
    """Whose tests a file holds."""
    return next((game for game in GAMES if game.folder and file.startswith(game.folder)), GAMES[0])


class Marks:
    """A pytest plugin that reads the marks of all collected tests."""

    def __init__(self) -> None:
        self.components: dict[tuple[GameTests, str, str], Tests] = {}
        self.rulings: dict[str, Tests] = {}
        self.names: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            name = getattr(item, "originalname", None) or item.name
            test = (item.path.relative_to(ROOT / "tests").as_posix(), name)
            self.names.add(name)
            for mark in item.iter_markers("component"):
                kind, id = mark.args
                self.components.setdefault((game_of(test[0]), kind, id), {})[test] = None
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


# ---- the page


def page(marks: Marks) -> str:
    return "\n".join(_lines(marks)) + "\n"


def _lines(marks: Marks) -> Iterator[str]:
    yield "# What the tests cover"
    yield ""
    yield "Written by `scripts/write_coverage.py` from the marks `component` and `ruling` of the tests."
    yield "`tests/test_coverage_table.py` fails when something has no test or this page is out of date."
    for game in GAMES:
        yield from _counts(game, marks)
    for game in GAMES:
        yield from _tables(game, marks)


def _counts(game: GameTests, marks: Marks) -> Iterator[str]:
    components, rulings = game.components(), game.ruling_ids(TESTED, CARDBOARD)
    faq = [id for id in game.ruling_ids(FAQ) if id in marks.rulings]
    yield ""
    yield f"| {game.title} | all | with tests |"
    yield "| --- | --- | --- |"
    for kind in dict.fromkeys(kind for kind, _ in components):
        ids = [id for other, id in components if other == kind]
        yield f"| {kind} | {len(ids)} | {sum((game, kind, id) in marks.components for id in ids)} |"
    tested, cardboard = sum(id in marks.rulings for id in rulings), len(game.ruling_ids(CARDBOARD))
    yield f"| rulings | {len(rulings)} | {tested}{f' (and {cardboard} about cardboard)' if cardboard else ''} |"
    if faq:
        yield f"| rulings of the FAQ that apply | {len(faq)} | {len(faq)} |"


def _tables(game: GameTests, marks: Marks) -> Iterator[str]:
    cardboard = game.ruling_ids(CARDBOARD)
    yield ""
    yield f"## Components of {game.title}"
    yield ""
    yield "| kind | component | tests |"
    yield "| --- | --- | --- |"
    for kind, id in game.components():
        yield f"| {kind} | {id} | {_cell(marks.components.get((game, kind, id), {}))} |"
    yield ""
    yield f"## Rulings of {game.title}"
    yield ""
    yield "| ruling | tests |"
    yield "| --- | --- |"
    for id in game.ruling_ids(TESTED, CARDBOARD) + [id for id in game.ruling_ids(FAQ) if id in marks.rulings]:
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
    decisions = DECISIONS.read_text(encoding="utf-8")
    missing: list[str] = []
    known: set[tuple[GameTests, str, str]] = set()
    rulings: set[str] = set()
    unexplained: list[str] = []
    for game in GAMES:
        components = [(game, kind, id) for kind, id in game.components()]
        known.update(components)
        missing += [f"{kind} {id}" for game, kind, id in components if (game, kind, id) not in marks.components]
        missing += [id for id in game.ruling_ids(TESTED) if id not in marks.rulings]
        rulings.update(game.ruling_ids(TESTED, FAQ))
        unexplained += [id for id in game.ruling_ids(CARDBOARD) if f"`{id}`" not in decisions]
    unknown = [f"{kind} {id} of {game.title}" for game, kind, id in marks.components if (game, kind, id) not in known]
    unknown += sorted(set(marks.rulings) - rulings)
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
