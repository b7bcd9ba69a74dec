"""Units: recruiting, deploying, sandworms, control of locations, the Shield Wall."""

from __future__ import annotations

import pytest
from tests.table import choose, goods, keys, others_reveal, player
from tests.uprising import SPACES
from tests.visits import sent_to

from sietch.core.game import Game
from sietch.imperium.scenario import Scenario, uprising

COMBAT_SPACES = {
    "heighliner",
    "desert-tactics",
    "fremkit",
    "arrakeen",
    "spice-refinery",
    "research-station",
    "sietch-tabr",
    "imperial-basin",
    "hagga-basin",
    "deep-desert",
}

PROTECTED = [
    "seize-spice-refinery",
    "secure-imperial-basin",
    "siege-of-arrakeen",
    "battle-for-arrakeen",
    "battle-for-imperial-basin",
    "battle-for-spice-refinery",
]
UNPROTECTED = ["skirmish-crysknife", "choam-security", "protect-the-sietches", "propaganda"]


def troops(game: Game, seat: int = 0) -> tuple[int, int, int]:
    """In supply, in the garrison, in the conflict."""
    p = player(game, seat)
    return (p["supply"], p["garrison"], p["troops"])


def how_many(game: Game) -> list[int]:
    """The numbers of troops that can be deployed now."""
    game = game.copy()
    if "deploy" not in keys(game):
        return []
    before = player(game, 0)["garrison"]
    game.choose("deploy")
    if keys(game)[0].startswith("number:"):
        return [int(key.removeprefix("number:")) for key in keys(game)]
    return [before - player(game, 0)["garrison"]]


# ---- recruiting and deploying


@pytest.mark.ruling("up_unit_types")
@pytest.mark.parametrize(("facts", "drawn"), [({"troops": 2}, 0), ({"troops": 2, "worms": 1}, 1), ({"troops": 3}, 1)])
def test_troops_and_sandworms_are_units(facts, drawn):
    # Chani's Agent box asks for three units in the conflict.
    table = uprising().seat(0, hand=["chani-clever-tactician"], **facts).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:chani-clever-tactician", "send:imperial-basin")
    while "end" not in keys(game):
        game.choose(keys(game)[0])
    assert player(game, 0)["intrigues_count"] == drawn


@pytest.mark.ruling("up_recruit")
def test_recruiting_moves_troops_from_supply_to_the_garrison():
    assert troops(sent_to("gather-support")) == (7, 5, 0)


@pytest.mark.ruling("up_recruit")
def test_recruiting_stops_with_the_supply():
    almost = sent_to("sardaukar", garrison=9)
    assert troops(almost) == (0, 12, 0)
    nothing = sent_to("arrakeen", garrison=12)
    assert troops(nothing) == (0, 12, 0)
    assert nothing.why_not("effect:space.arrakeen.0") == ("why-no-troops-in-supply", {})
    assert "end" in keys(nothing)


@pytest.mark.ruling("up_recruit")
def test_troops_that_come_back_from_a_conflict_can_be_recruited_again():
    game = uprising().seat(0, garrison=2, troops=10).resolve_combat()
    assert troops(game) == (10, 2, 0)


@pytest.mark.ruling("up_combat_spaces")
@pytest.mark.parametrize("space", [space.id for space in SPACES])
def test_troops_are_deployed_from_combat_spaces_alone(space):
    # An intrigue card in hand keeps the turn open; all that the space asks is answered first.
    game = sent_to(space, intrigues=["devour"])
    while game.decision.seat == 0 and "end" not in keys(game):
        game.choose(keys(game)[0])
    if space in COMBAT_SPACES:
        assert "deploy" in keys(game)
    else:
        assert "deploy" not in keys(game)
        assert game.why_not("deploy") == ("why-no-combat-space", {})


@pytest.mark.ruling("up_deploy_limit")
def test_two_recruited_and_three_in_the_garrison_allow_up_to_four():
    game = sent_to("research-station")
    assert player(game, 0)["garrison"] == 5
    assert how_many(game) == [1, 2, 3, 4]
    none = game.copy()
    none.choose("end")
    assert troops(none) == (7, 5, 0)
    choose(game, "deploy", "number:4")
    assert troops(game) == (7, 1, 4)


@pytest.mark.ruling("up_deploy_limit")
def test_troops_of_the_card_count_with_those_of_the_space():
    table = uprising().seat(0, hand=["stilgar-the-devoted"], garrison=6).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:stilgar-the-devoted", "send:arrakeen")
    while "end" not in keys(game):
        game.choose(keys(game)[0])
    # One of Arrakeen, two of Stilgar, two of the six that were there.
    assert player(game, 0)["garrison"] == 9
    assert how_many(game) == [1, 2, 3, 4, 5]


@pytest.mark.ruling("up_deploy_limit")
def test_the_garrison_may_hold_fewer_than_the_limit():
    assert how_many(sent_to("imperial-basin", garrison=1)) == [1]
    none = sent_to("imperial-basin", garrison=0, intrigues=["devour"])
    assert none.why_not("deploy") == ("why-no-troops-in-garrison", {})


@pytest.mark.ruling("up_deploy_limit")
def test_deploying_in_several_steps_keeps_one_limit():
    game = sent_to("research-station", intrigues=["devour"])
    choose(game, "deploy", "number:1")
    assert how_many(game) == [1, 2, 3]
    choose(game, "deploy", "number:2")
    assert how_many(game) == [1]
    game.choose("deploy")
    assert troops(game) == (7, 1, 4)
    assert "deploy" not in keys(game)
    assert game.why_not("deploy") == ("why-deployment-limit", {"n": 4})


@pytest.mark.ruling("up_deploy_limit")
def test_troops_recruited_after_deploying_may_follow():
    game = sent_to("imperial-basin", solari=3, intrigues=["mercenaries", "devour"])
    choose(game, "deploy", "number:2")
    assert "deploy" not in keys(game)
    game.choose("intrigue:mercenaries")
    assert player(game, 0)["garrison"] == 3
    assert how_many(game) == [1, 2]


@pytest.mark.ruling("up_deploy_limit")
def test_troops_recruited_before_the_agent_was_sent_count_as_recruited_this_turn():
    table = uprising().seat(0, hand=["dune-the-desert-planet"], solari=3, intrigues=["mercenaries"])
    game = choose(table.seat(1, hand=["dagger"]).turn(0), "intrigue:mercenaries")
    choose(game, "play:dune-the-desert-planet", "send:imperial-basin")
    assert player(game, 0)["garrison"] == 5
    assert how_many(game) == [1, 2, 3, 4]


@pytest.mark.ruling("up_deploy_limit")
def test_a_card_that_deploys_does_not_use_the_limit_of_the_space():
    game = sent_to("imperial-basin", garrison=8, intrigues=["detonation", "devour"])
    choose(game, "intrigue:detonation", "branch:intrigue.detonation.plot.1", "number:4")
    assert troops(game) == (4, 4, 4)
    assert how_many(game) == [1, 2]


@pytest.mark.ruling("up_deploy_limit")
def test_the_right_to_deploy_ends_with_the_turn():
    table = uprising().seat(0, hand=["dune-the-desert-planet", "dagger"]).seat(1, hand=["dagger", "diplomacy"])
    game = choose(table.turn(0), "play:dune-the-desert-planet", "send:imperial-basin", "deploy", "number:1", "end")
    choose(game, "play:diplomacy", "send:deliver-supplies", "end")
    choose(others_reveal(game), "play:dagger", "send:gather-support")
    assert keys(game) == ["end"]
    assert troops(game) == (7, 4, 1)


# ---- sandworms


def at_hagga_basin(conflict: str = "skirmish-crysknife", wall: bool = True, **facts: object) -> Game:
    table = uprising().conflict(conflict).shield_wall(wall)
    return sent_to("hagga-basin", table, **facts)


SUMMON = "branch:space.hagga-basin.0.1"


@pytest.mark.ruling("up_sandworm_immediate")
def test_a_sandworm_goes_straight_to_the_conflict_and_troops_may_follow():
    game = at_hagga_basin(hooks=True)
    choose(game, "effect:space.hagga-basin.0", SUMMON)
    p = player(game, 0)
    assert (p["worms"], p["strength"]) == (1, 3)
    assert troops(game) == (9, 3, 0)
    assert goods(game, 0) == (0, 0, 0)
    assert how_many(game) == [1, 2]


@pytest.mark.ruling("up_sandworm_immediate")
def test_a_sandworm_leaves_after_the_combat_and_is_never_in_a_garrison():
    game = uprising().seat(0, worms=2, troops=1).resolve_combat()
    p = player(game, 0)
    assert (p["worms"], p["garrison"]) == (0, 3)


@pytest.mark.ruling("up_sandworm_hooks")
def test_without_hooks_no_sandworm_comes():
    game = at_hagga_basin(hooks=False)
    # The spice is all there is to choose.
    game.choose("effect:space.hagga-basin.0")
    assert goods(game, 0) == (0, 2, 0)
    assert player(game, 0)["worms"] == 0


@pytest.mark.ruling("up_sandworm_hooks")
def test_hooks_come_from_sietch_tabr_and_are_not_spent():
    game = sent_to("sietch-tabr")
    assert player(game, 0)["hooks"] is False
    choose(game, "effect:space.sietch-tabr.0", "branch:space.sietch-tabr.0.0")
    assert player(game, 0)["hooks"] is True
    game = at_hagga_basin(hooks=True)
    choose(game, "effect:space.hagga-basin.0", SUMMON)
    assert player(game, 0)["hooks"] is True


@pytest.mark.ruling("up_sandworm_hooks")
def test_a_card_may_summon_without_hooks():
    table = uprising().seat(0, intrigues=["unexpected-allies"], water=2, hand=["dagger"], hooks=False)
    game = choose(table.turn(0), "intrigue:unexpected-allies", "no")
    assert player(game, 0)["worms"] == 1
    assert goods(game, 0) == (0, 0, 0)


@pytest.mark.ruling("up_sandworm_shield_wall")
def test_the_wall_makes_the_sandworm_icon_do_nothing():
    table = uprising().conflict("siege-of-arrakeen").seat(0, intrigues=["unexpected-allies"], water=2, hand=["dagger"])
    game = choose(table.turn(0), "intrigue:unexpected-allies", "no")
    assert player(game, 0)["worms"] == 0
    assert goods(game, 0) == (0, 0, 0)
    table = uprising().conflict("siege-of-arrakeen").seat(0, intrigues=["unexpected-allies"], water=2, hand=["dagger"])
    game = choose(table.turn(0), "intrigue:unexpected-allies", "yes")
    assert player(game, 0)["worms"] == 1


@pytest.mark.ruling("up_sandworm_shield_wall")
@pytest.mark.ruling("up_shield_wall_protects")
@pytest.mark.parametrize("conflict", PROTECTED)
def test_no_sandworm_enters_a_protected_conflict_while_the_wall_stands(conflict):
    game = at_hagga_basin(conflict, hooks=True)
    # The spice is all there is to choose.
    game.choose("effect:space.hagga-basin.0")
    assert goods(game, 0) == (0, 2, 0)
    assert player(game, 0)["worms"] == 0
    gone = at_hagga_basin(conflict, wall=False, hooks=True)
    choose(gone, "effect:space.hagga-basin.0", SUMMON)
    assert player(gone, 0)["worms"] == 1


@pytest.mark.ruling("up_shield_wall_protects")
@pytest.mark.parametrize("conflict", UNPROTECTED)
def test_elsewhere_the_wall_does_not_matter(conflict):
    game = at_hagga_basin(conflict, wall=True, hooks=True)
    choose(game, "effect:space.hagga-basin.0", SUMMON)
    assert player(game, 0)["worms"] == 1


@pytest.mark.ruling("up_shield_wall_detonation")
def test_the_wall_may_be_detonated_and_then_a_sandworm_comes_the_same_turn():
    game = at_hagga_basin("siege-of-arrakeen", hooks=True, intrigues=["detonation"])
    assert game.view()["shield_wall"] is True
    choose(game, "intrigue:detonation", "branch:intrigue.detonation.plot.0")
    assert game.view()["shield_wall"] is False
    choose(game, "effect:space.hagga-basin.0", SUMMON)
    assert player(game, 0)["worms"] == 1


@pytest.mark.ruling("up_shield_wall_detonation")
def test_a_detonated_wall_does_not_come_back():
    game = uprising().shield_wall(False).combat()
    assert game.view()["round"] == 2
    assert game.view()["shield_wall"] is False


# ---- control


def battle(conflict: str, holder: int | None, location: str) -> Scenario:
    table = uprising().conflict(conflict).seat(0, troops=3).seat(1, troops=1)
    return table if holder is None else table.control(location, holder)


@pytest.mark.ruling("up_control_gain")
@pytest.mark.parametrize(
    ("conflict", "location"),
    [
        ("siege-of-arrakeen", "arrakeen"),
        ("seize-spice-refinery", "spice-refinery"),
        ("secure-imperial-basin", "imperial-basin"),
    ],
)
@pytest.mark.parametrize("holder", [None, 1, 0])
def test_the_winner_takes_control_from_whoever_had_it(conflict, location, holder):
    game = battle(conflict, holder, location).resolve_combat()
    while game.view()["round"] == 1:
        game.choose(keys(game)[0])
    assert game.view()["control"][location] == 0
    assert [seat for place, seat in game.view()["control"].items() if place != location] == [None, None]


@pytest.mark.ruling("up_control_gain")
def test_a_tie_leaves_control_as_it_was():
    table = uprising().conflict("siege-of-arrakeen").seat(0, troops=2).seat(1, troops=2).control("arrakeen", 3)
    game = table.resolve_combat()
    assert game.view()["control"]["arrakeen"] == 3
    nobody = uprising().conflict("siege-of-arrakeen").resolve_combat()
    assert nobody.view()["control"]["arrakeen"] is None


@pytest.mark.ruling("up_control_bonus")
@pytest.mark.parametrize(
    ("space", "bonus", "own"),
    [
        ("arrakeen", (1, 0, 1), (1, 0, 0)),
        ("spice-refinery", (1, 0, 1), (3, 0, 0)),
        ("imperial-basin", (0, 1, 1), (0, 2, 0)),
    ],
)
def test_the_controller_gets_the_bonus_of_every_visit_the_own_included(space, bonus, own):
    foreign = sent_to(space, uprising().control(space, 2))
    assert goods(foreign, 2) == bonus
    assert goods(foreign, 1) == (0, 0, 1)
    assert goods(sent_to(space, uprising().control(space, 0)), 0) == own
    uncontrolled = sent_to(space)
    assert goods(uncontrolled, 2) == (0, 0, 1)


@pytest.mark.ruling("up_control_bonus")
def test_control_of_one_place_pays_nothing_elsewhere():
    game = sent_to("research-station", uprising().control("arrakeen", 2).control("spice-refinery", 2))
    assert goods(game, 2) == (0, 0, 1)


def revealed_at_arrakeen(**facts: object) -> Game:
    table = uprising().round(2).conflict_deck("siege-of-arrakeen").control("arrakeen", 1).seat(1, **facts)
    return table.new_round()


@pytest.mark.ruling("up_control_defensive_bonus")
def test_the_controller_may_deploy_a_troop_from_supply_when_its_place_is_fought_for():
    game = revealed_at_arrakeen()
    assert game.decision.seat == 1
    assert keys(game) == ["yes", "no"]
    # The cards are drawn only afterwards.
    assert player(game, 1)["hand_count"] == 0
    declined = game.copy()
    declined.choose("no")
    assert troops(declined, 1) == (9, 3, 0)
    game.choose("yes")
    assert troops(game, 1) == (8, 3, 1)
    assert player(game, 1)["hand_count"] == 5


@pytest.mark.ruling("up_control_defensive_bonus")
def test_an_empty_supply_defends_with_nothing():
    game = revealed_at_arrakeen(garrison=12)
    assert game.decision.seat == 0
    assert troops(game, 1) == (0, 12, 0)


@pytest.mark.ruling("up_control_defensive_bonus")
def test_control_of_another_place_gives_no_defender():
    table = uprising().round(2).conflict_deck("siege-of-arrakeen").control("spice-refinery", 1)
    assert table.new_round().decision.seat == 0
    nowhere = uprising().round(2).conflict_deck("trade-dispute").control("arrakeen", 1)
    assert nowhere.new_round().decision.seat == 0
