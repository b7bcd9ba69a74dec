"""Every combination that the boxes allow on either board for one to four players keeps all laws.

Deck sizes are those that the boxes add up to: Imperium, intrigue deck, leaders, contracts, tech tiles, Tleilaxu deck.
"""

from __future__ import annotations

from itertools import chain, combinations

import pytest
from tests.conformance.battery import Conformance

import sietch
from sietch.imperium.modules.automatic.rival import DIFFICULTIES
from sietch.imperium.rules import IMPERIUM, UPRISING, Family
from sietch.imperium.ruleset import Ruleset

# By board: what it has itself, and what each module adds.
SIZES = {
    "imperium": {
        "": (67, 40, 8, 0, 0, 0),
        "rise-of-ix": (35, 17, 6, 0, 18, 0),
        "immortality": (30, 15, 0, 0, 0, 18),
    },
    "uprising": {
        "": (65, 40, 8, 0, 0, 0),
        "choam": (4, 4, 1, 20, 0, 0),
        "base-cards": (67, 39, 8, 0, 0, 0),
        "rise-of-ix": (35, 17, 6, 0, 18, 0),
        "immortality": (30, 15, 0, 0, 0, 18),
    },
}
RULES: dict[str, Family] = {"imperium": IMPERIUM, "uprising": UPRISING}


def subsets(modules: list[str]) -> list[tuple[str, ...]]:
    return list(chain.from_iterable(combinations(modules, n) for n in range(len(modules) + 1)))


ROWS = [(game, row) for game, sizes in SIZES.items() for row in subsets([module for module in sizes if module])]


def rules_of(game: str, *modules: str, players: int = 4) -> Ruleset:
    return RULES[game].of({"players": players, "modules": list(modules)})


def test_there_are_twenty_rows():
    assert len(ROWS) == 20


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("game", "row"), ROWS, ids=str)
def test_decks_have_the_sizes_of_their_row(game, row, players):
    rules = rules_of(game, *row, players=players)
    state = sietch.new(game, players=players, modules=list(row), seed=1, leaders="choose").state
    sizes = (
        len(rules.imperium_deck),
        len(rules.intrigue_deck),
        len(rules.leaders),
        len(state.contract_bank) + len(state.offer) if "choam" in row else 0,
        len(state.tech_bank) if "rise-of-ix" in row else 0,
        len(state.tleilaxu_deck) if "immortality" in row else 0,
    )
    assert sizes == tuple(map(sum, zip(*(SIZES[game][module] for module in ("", *row)), strict=True)))
    assert len(rules.spaces) == 22
    assert len(rules.posts) == (13 if game == "uprising" else 0)


# By board: the House Hagal decks for one person and for two, with Rise of Ix and with Immortality or without.
HAGAL = {
    "imperium": {(False, False): (27, 28), (False, True): (28, 28), (True, False): (30, 29), (True, True): (31, 29)},
    "uprising": {(False, False): (36, 37), (False, True): (39, 37), (True, False): (37, 36), (True, True): (40, 36)},
}


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize(("game", "row"), ROWS, ids=str)
def test_house_hagal_decks_have_the_sizes_of_their_row(game, row, players):
    state = sietch.new(game, players=players, modules=list(row), seed=1).state
    size = HAGAL[game]["rise-of-ix" in row, "immortality" in row][players - 1]
    assert len(state.hagal_deck) + len(state.hagal_discard) == size
    assert len(state.players) == 3


# By board and modules: how many conflicts of each level can be drawn, and how many are.
CONFLICTS = [
    ("imperium", (), (4, 10, 4), (1, 5, 4)),
    ("imperium", ("rise-of-ix",), (6, 11, 5), (1, 5, 4)),
    ("imperium", ("rise-of-ix", "epic"), (6, 11, 5), (0, 5, 5)),
    ("uprising", ("choam", "base-cards", "rise-of-ix", "immortality"), (3, 9, 4), (1, 5, 4)),
    ("uprising", ("rise-of-ix", "epic"), (3, 9, 5), (0, 5, 5)),
    ("uprising", ("rise-of-ix", "ix-conflicts"), (5, 10, 5), (1, 5, 4)),
    ("uprising", ("base-conflicts",), (7, 18, 8), (1, 5, 4)),
    ("uprising", ("base-conflicts", "rise-of-ix", "ix-conflicts"), (9, 19, 9), (1, 5, 4)),
    ("uprising", ("base-conflicts", "rise-of-ix", "ix-conflicts", "epic"), (9, 19, 9), (0, 5, 5)),
]


@pytest.mark.parametrize(("game", "modules", "pool", "drawn"), CONFLICTS)
def test_the_conflict_deck_is_drawn_from_its_pool(game, modules, pool, drawn):
    rules = rules_of(game, *modules)
    levels = [rules.tables["conflicts"][number].level for number in rules.conflict_deck]
    assert tuple(levels.count(level) for level in (1, 2, 3)) == pool
    assert tuple(dict(rules.recipe.conflicts).get(level, 0) for level in (1, 2, 3)) == drawn


# Players, modules: points at the start and those that end the game.
POINTS = [
    (3, (), 0, 10),
    (4, (), 1, 10),
    (3, ("rise-of-ix", "epic"), 0, 12),
    (4, ("rise-of-ix", "epic"), 1, 12),
    (3, ("immortality", "go-to-11"), 0, 11),
    (4, ("immortality", "go-to-11"), 0, 10),
    (3, ("rise-of-ix", "epic", "immortality", "go-to-11"), 0, 12),
    (4, ("rise-of-ix", "epic", "immortality", "go-to-11"), 1, 12),
]


@pytest.mark.ruling("mix_epic_go_to_11")
@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize(("players", "modules", "start", "end"), POINTS)
def test_points_at_the_start_and_at_the_end(game, players, modules, start, end):
    rules = rules_of(game, *modules, players=players)
    assert (rules.recipe.points, rules.recipe.points_to_end) == (start, end)
    assert sietch.new(game, players=players, modules=list(modules), seed=1).scores == [start] * players


# Players of one row are three and four in turn, so that every module meets both.
def row_setups(game: str) -> tuple[dict[str, object], ...]:
    rows = [row for name, row in ROWS if name == game and row]
    return tuple(
        {"players": 3 + n % 2, "modules": list(row), "leaders": "choose" if n % 3 == 0 else None}
        for n, row in enumerate(rows)
    )


class TestRowsOfUprising(Conformance):
    rules = UPRISING
    setups = row_setups("uprising")
    seeds = (1,)
    every = 4


class TestRowsOfImperium(Conformance):
    rules = IMPERIUM
    setups = row_setups("imperium")
    seeds = (1,)
    every = 4


# One person against every difficulty in turn, two people, and the options of each.
FEW: dict[str, tuple[dict[str, object], ...]] = {
    game: tuple(
        setup
        for n, row in enumerate(row for name, row in ROWS if name == game)
        for setup in (
            {"players": 1, "modules": list(row), "difficulty": DIFFICULTIES[n % 4]},
            {"players": 2, "modules": list(row)},
        )
    )
    for game in RULES
}


class TestFewOnUprising(Conformance):
    rules = UPRISING
    setups = (
        *FEW["uprising"],
        {"players": 1, "house_rules": ["dice-churn", "brutal-escalation", "expert-deployment", "smart-politics"]},
        {"players": 2, "house_rules": ["streamlined-rivals"], "leaders": "choose"},
    )
    seeds = (1,)
    every = 4


class TestFewOnImperium(Conformance):
    rules = IMPERIUM
    setups = (
        *FEW["imperium"],
        {"players": 1, "house_rules": ["dice-churn", "brutal-escalation"], "leaders": "choose"},
        {"players": 2, "modules": ["rise-of-ix", "epic"]},
    )
    seeds = (1,)
    every = 4


class TestVariants(Conformance):
    rules = UPRISING
    setups = (
        {"players": 4, "modules": [module.id for module in UPRISING.possible_modules()]},
        {
            "players": 3,
            "modules": ["immortality", "go-to-11", "rise-of-ix", "ix-conflicts"],
            "leaders": ["ilesa-ecaz", "tessia-vernius", "princess-yuna-moritani"],
        },
    )
    seeds = (1,)


class TestEpicImperium(Conformance):
    rules = IMPERIUM
    setups = ({"players": 4, "modules": ["immortality", "rise-of-ix", "epic"]},)
    seeds = (1,)
