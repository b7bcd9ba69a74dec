"""Every combination that the boxes allow for six players keeps all laws and has the sizes of its row."""

from __future__ import annotations

import random
from itertools import chain, combinations

import pytest
from tests.conformance.battery import Conformance
from tests.six_players.six import rules_of

import sietch
from sietch.imperium.modules.six_players.teams import COMMANDERS
from sietch.imperium.rules import UPRISING

FREE = ("base-cards", "rise-of-ix", "immortality")
ROWS = [("choam", *row) for row in chain.from_iterable(combinations(FREE, n) for n in range(4))]
# What the row of Uprising and its contracts has, and what each module adds: Imperium and intrigue deck, leaders for
# allies, tech tiles, Tleilaxu deck.
SIZES = {
    "choam": (69, 44, 7, 0, 0),
    "base-cards": (67, 39, 8, 0, 0),
    "rise-of-ix": (35, 17, 6, 18, 0),
    "immortality": (30, 15, 0, 0, 18),
}


def test_there_are_eight_rows():
    assert len(ROWS) == 8


@pytest.mark.parametrize("row", ROWS, ids=",".join)
def test_decks_have_the_sizes_of_their_row(row):
    game = sietch.new("uprising", players=6, modules=list(row), seed=1, leaders="choose")
    rules, state = rules_of(game), game.state
    sizes = (
        len(rules.imperium_deck),
        len(rules.intrigue_deck),
        len(state.leader_pool),
        len(state.tech_bank) if "rise-of-ix" in row else 0,
        len(state.tleilaxu_deck) if "immortality" in row else 0,
    )
    assert sizes == tuple(map(sum, zip(*(SIZES[module] for module in row), strict=True)))
    assert (len(rules.spaces), len(rules.posts), rules.rounds) == (28, 15, 9)


@pytest.mark.parametrize(
    ("modules", "pool", "drawn"),
    [
        (("choam",), (3, 9, 4), ((2, 5), (3, 4))),
        (("choam", "rise-of-ix", "epic"), (3, 9, 5), ((2, 5), (3, 5))),
    ],
)
def test_the_conflict_decks_of_six(modules, pool, drawn):
    rules = UPRISING.of({"players": 6, "modules": list(modules)})
    levels = [rules.tables["conflicts"][number].level for number in rules.conflict_deck]
    assert tuple(levels.count(level) for level in (1, 2, 3)) == pool
    assert rules.recipe.conflicts == drawn


@pytest.mark.parametrize("row", ROWS, ids=",".join)
def test_random_games_finish_and_nothing_is_lost_or_doubled(row):
    for seed in range(3):
        chance = random.Random(seed)
        game = sietch.new("uprising", players=6, modules=list(row), seed=seed)
        while not game.over:
            game.choose(chance.choice(game.decision.options))
            assert game.rules.check(game.state) == []
        assert game.winners in ([0, 2, 4], [1, 3, 5], list(range(6)))


class TestSixPlayers(Conformance):
    rules = UPRISING
    setups = tuple(
        {"players": 6, "modules": list(row), "leaders": "choose" if n % 3 == 0 else None} for n, row in enumerate(ROWS)
    )
    seeds = (1,)
    every = 4


class TestVariantsOfSix(Conformance):
    rules = UPRISING
    setups = (
        {"players": 6, "modules": ["choam", "rise-of-ix", "epic"]},
        {"players": 6, "modules": ["choam", "immortality", "go-to-11"]},
    )
    seeds = (1,)


def test_a_teammates_hand_is_hidden():
    game = sietch.new("uprising", players=6, modules=["choam"], seed=1)
    for seat in range(6):
        for other, seen in enumerate(game.view(seat)["players"]):
            assert ("hand" in seen) is (other == seat)
            assert ("intrigues" in seen) is (other == seat)
            assert seen["hand_count"] == 5


def test_commanders_never_have_pieces_of_the_board():
    game = sietch.new("uprising", players=6, modules=["choam"], seed=3)
    game.state.players[COMMANDERS[0]].garrison = 1
    assert any("pieces that only allies have" in wrong for wrong in game.rules.check(game.state))
