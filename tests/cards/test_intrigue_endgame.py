"""Endgame intrigue cards: what each does in play."""

from __future__ import annotations

import pytest
from tests.table import choose, goods, keys, player

from sietch.core.game import Game
from sietch.imperium.scenario import uprising

# For each battle icon: a conflict with it, an objective with it, and a conflict with another icon.
CASES = {
    "crysknife": ("spice-freighters", "objective-crysknife", "trade-dispute"),
    "desert-mouse": ("trade-dispute", "objective-desert-mouse-4-6p", "shadow-contest"),
    "ornithopter": ("shadow-contest", "objective-ornithopter-1-3p", "spice-freighters"),
}
ICONS = [pytest.param(icon, marks=pytest.mark.component("intrigue", icon)) for icon in CASES]


def at_the_end(card: str, **facts: object) -> Game:
    """The end of the game for seat 0 with the card; its objective is turned down unless the facts say otherwise."""
    facts = {"objective_up": False, "points": 5} | facts
    return uprising(modules=["choam"]).seat(0, intrigues=[card], **facts).endgame()


@pytest.mark.ruling("up_endgame")
@pytest.mark.parametrize("icon", ICONS)
def test_a_battle_icon_card_turns_a_won_conflict_of_its_icon_down_for_a_point(icon):
    own, _, _ = CASES[icon]
    game = at_the_end(icon, won=[own])
    assert keys(game) == [f"intrigue:{icon}", "done"]
    game.choose(f"intrigue:{icon}")
    assert player(game, 0)["points"] == 6
    assert player(game, 0)["won"] == []
    assert player(game, 0)["matched"] == [own]
    assert goods(game, 0)[1] == 0, "the spice belongs to the other use of the card"


@pytest.mark.parametrize("icon", ICONS)
def test_a_battle_icon_card_may_turn_the_wild_conflict_down(icon):
    own, _, other = CASES[icon]
    game = at_the_end(icon, won=[own, other, "propaganda"])
    game.choose(f"intrigue:{icon}")
    assert sorted(keys(game)) == sorted([f"flip:{own}", "flip:propaganda"])
    game.choose("flip:propaganda")
    assert player(game, 0)["points"] == 6
    assert player(game, 0)["matched"] == ["propaganda"]


@pytest.mark.parametrize("icon", ICONS)
def test_a_battle_icon_card_takes_no_other_icon_and_no_card_that_lies_face_down(icon):
    own, objective, other = CASES[icon]
    game = at_the_end(icon, won=[other], matched=[own], objective=objective, objective_up=False)
    assert keys(game) == ["done"], "nothing can be played; the others are not told so"
    assert game.why_not(f"intrigue:{icon}") == ("why-no-conflict-with-icon", {"icon": icon})
    assert game.scores[0] == 5


@pytest.mark.parametrize("icon", ICONS)
def test_a_battle_icon_card_takes_the_objective_or_the_wild_conflict(icon):
    _, objective, other = CASES[icon]
    facts = {"won": ["propaganda", other], "objective": objective, "objective_up": True}
    game = at_the_end(icon, **facts)
    game.choose(f"intrigue:{icon}")
    assert keys(game) == ["flip:propaganda", f"flip-objective:{objective}"]
    game.choose(f"flip-objective:{objective}")
    assert player(game, 0)["won"] == ["propaganda", other]
    assert not player(game, 0)["objective_up"]
    assert keys(game) == [f"match:{other}", "done"], "the objective lies face down and can no longer be matched"
    game.choose(f"match:{other}")
    assert game.scores[0] == 7


@pytest.mark.component("intrigue", "crysknife")
def test_a_conflict_turned_down_for_a_card_can_no_longer_be_paired_with_the_wild_one():
    game = at_the_end("crysknife", won=["spice-freighters", "propaganda"])
    assert keys(game) == ["intrigue:crysknife", "match:spice-freighters", "done"]
    choose(game, "intrigue:crysknife", "flip:spice-freighters")
    assert game.over
    assert game.scores[0] == 6

    game = at_the_end("crysknife", won=["spice-freighters", "propaganda"])
    game.choose("match:spice-freighters")
    assert keys(game) == ["done"], "both lie face down: the card finds nothing to turn"
    assert game.scores[0] == 6


@pytest.mark.component("intrigue", "secure-spice-trade")
@pytest.mark.parametrize(
    "places",
    [
        {"deck": ["the-spice-must-flow", "dagger", "the-spice-must-flow"]},
        {"deck": ["the-spice-must-flow"], "discard": ["the-spice-must-flow"]},
        {"hand": ["the-spice-must-flow"], "in_play": ["the-spice-must-flow"]},
    ],
)
def test_secure_spice_trade_counts_the_spice_must_flow_everywhere(places):
    game = at_the_end("secure-spice-trade", spice=1, **places)
    game.choose("intrigue:secure-spice-trade")
    assert game.over
    assert game.scores[0] == 6
    assert goods(game, 0)[1] == 3


@pytest.mark.component("intrigue", "secure-spice-trade")
def test_secure_spice_trade_needs_two_copies_of_the_own():
    table = uprising().seat(0, intrigues=["secure-spice-trade"], points=5, discard=["the-spice-must-flow"])
    game = table.seat(0, objective_up=False).seat(1, discard=["the-spice-must-flow"]).endgame()
    assert keys(game) == ["done"]
    assert game.scores[0] == 5


@pytest.mark.component("intrigue", "secure-spice-trade")
def test_the_spice_of_secure_spice_trade_decides_a_tie():
    def finished(answer: str) -> Game:
        table = uprising().seat(0, intrigues=["secure-spice-trade"], points=9, spice=0)
        table.seat(0, discard=["the-spice-must-flow"] * 2).seat(1, points=10, spice=1)
        game = table.endgame()
        game.choose(answer)
        return game

    assert finished("done").winners == [1]
    game = finished("intrigue:secure-spice-trade")
    assert game.scores[:2] == [10, 10]
    assert game.winners == [0]


@pytest.mark.component("intrigue", "shadow-alliance")
@pytest.mark.parametrize(
    ("own", "holder", "point"),
    [(4, 1, True), (3, 1, False), (4, 0, False), (4, None, False)],
)
def test_shadow_alliance_needs_4_influence_where_an_opponent_holds_the_alliance(own, holder, point):
    table = uprising().seat(0, intrigues=["shadow-alliance"], points=5, influence={"guild": own}, objective_up=False)
    table.seat(1, influence={"guild": 4})
    if holder is not None:
        table.alliance("guild", holder)
    game = table.endgame()
    game.choose("intrigue:shadow-alliance" if point else "done")
    assert game.over
    assert game.scores[0] == 5 + point


@pytest.mark.component("intrigue", "shadow-alliance")
def test_shadow_alliance_gives_one_point_however_many_factions_qualify():
    table = uprising().seat(0, intrigues=["shadow-alliance"], points=5, influence={"guild": 4, "fremen": 5})
    game = table.seat(1, influence={"guild": 5, "fremen": 6}).alliance("guild", 1).alliance("fremen", 1).endgame()
    game.choose("intrigue:shadow-alliance")
    assert game.over
    assert game.scores[0] == 6


@pytest.mark.component("intrigue", "choam-profits")
@pytest.mark.parametrize(("completed", "point"), [(4, True), (3, False)])
def test_choam_profits_needs_four_completed_contracts(completed, point):
    tokens = ["contract-espionage", "contract-espionage", "contract-harvest-3", "contract-harvest-4"]
    game = at_the_end("choam-profits", completed=tokens[:completed], contracts=["contract-arrakeen-spy"])
    game.choose("intrigue:choam-profits" if point else "done")
    assert game.over
    assert game.scores[0] == 5 + point


@pytest.mark.ruling("up_endgame")
@pytest.mark.component("intrigue", "choam-profits")
@pytest.mark.component("intrigue", "ornithopter")
def test_several_endgame_cards_may_be_played_and_each_may_be_kept():
    tokens = ["contract-espionage", "contract-espionage", "contract-harvest-3", "contract-harvest-4"]
    table = uprising(modules=["choam"]).seat(0, intrigues=["choam-profits", "ornithopter"], points=5, completed=tokens)
    game = table.seat(0, won=["shadow-contest"], objective_up=False).endgame()
    choose(game, "intrigue:ornithopter", "intrigue:choam-profits")
    assert game.over
    assert game.scores[0] == 7

    table = uprising(modules=["choam"]).seat(0, intrigues=["choam-profits"], points=5, completed=tokens)
    game = table.seat(0, objective_up=False).endgame()
    game.choose("done")
    assert game.scores[0] == 5
