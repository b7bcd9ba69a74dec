"""What bots expect of tech tiles, freighters and dreadnoughts, and what having them is worth."""

from __future__ import annotations

import pytest
from tests.rise_of_ix.ix import ix, play
from tests.table import choose

from sietch.bots import offers
from sietch.core.game import Game
from sietch.imperium.scenario import Scenario


def promised(game: Game, key: str) -> dict[str, float]:
    found = {offer.key: offer for offer in offers(game, game.decision.seat)}
    return {name: amount for name, amount in found[key].features.items() if amount}


def tiles() -> Scenario:
    table = ix()
    table.tech_stacks("flagship", "shuttle-fleet", "memocorders")
    return table


@pytest.mark.parametrize(("negotiators", "spice"), [(0, -6), (2, -4)])
def test_a_tile_costs_spice_and_negotiators_pay_what_is_missing(negotiators: int, spice: int):
    game = play("dagger", "dreadnought", tiles(), solari=3, spice=-spice, negotiators=negotiators)
    choose(game, "effect:space.dreadnought.1")
    found = promised(game, "acquire-tech:shuttle-fleet")
    assert (found["tech"], found["spice"], found.get("negotiator", 0)) == (1, spice, -negotiators)


def test_a_tech_icon_promises_nothing_to_who_cannot_pay_a_tile():
    game = tiles().seat(0, hand=["dagger"], solari=3, spice=0).turn(0)
    choose(game, "play:dagger")
    assert "tech" not in promised(game, "send:dreadnought")


def test_a_combat_space_promises_what_the_dreadnoughts_of_the_garrison_would_win():
    found = []
    for docked in (0, 2):
        table = ix().conflict("skirmish-desert-mouse").seat(1, troops=2, has_revealed=True)
        game = table.seat(0, hand=["reconnaissance"], garrison=0, docked=docked).turn(0)
        choose(game, "play:reconnaissance")
        # With its objective the winner has a pair of battle icons.
        found.append(promised(game, "send:arrakeen").get("victory-point", 0))
    assert found[0] < 0.5 < found[1]


@pytest.mark.parametrize("having", [{"tech": ["flagship"]}, {"freighter": 2}, {"negotiators": 2}, {"docked": 1}])
def test_who_has_more_of_the_module_is_likelier_to_win(having: dict[str, object]):
    game = ix().seat(0, **having).turn(0)
    chances = game.rules.appraise(game.state)
    assert chances[0] > chances[1]
    assert sum(chances) == pytest.approx(1)
