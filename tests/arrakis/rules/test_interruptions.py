"""Free actions and claims in the middle of other things: what they change is looked at again, and nothing is told."""

import pytest
from tests.arrakis.rules.reading import ATREIDES, HARKONNEN, act, choose, figures, keys, maybe, move

from sietch.arrakis.rules import ARRAKIS
from sietch.arrakis.scenario import Scenario, arrakis, legion, rolled
from sietch.core.game import Game

FLEE = "families-flee-to-the-palmaries-of-the-south"


def sound(game: Game) -> Game:
    assert ARRAKIS.check(game.state) == []
    return game


# ---- moving


@pytest.mark.ruling("wa_leaders_not_units")
@pytest.mark.ruling("wa_move_split")
def test_a_leader_left_alone_by_a_turned_token_does_not_move():
    table = arrakis().dice(ATREIDES, strategy=2).area("out-ne-12", atreides=legion(regular=6))
    game = table.area("out-ne-9", atreides=legion(leader=1, tokens=["at-std-a"])).turn(ATREIDES)
    move(act(game, "strategy"), "out-ne-12", "out-ne-9")
    # Two units too many: those that did not move go, and of those that may still move only a leader is left.
    choose(game, "free", "reveal:out-ne-9")
    assert figures(game, ATREIDES, "out-ne-9") == {"regular": 6, "leader": 1}
    assert "legion:out-ne-9" not in keys(sound(game))


@pytest.mark.ruling("wa_move_no_figure_twice")
def test_who_takes_the_place_of_a_leader_that_moved_has_moved_too():
    table = arrakis().dice(ATREIDES, strategy=2).prescience(sd=1).revealed(FLEE)
    table.area("out-ne-12", atreides=legion(regular=1, named=["lady-jessica"]))
    table.area("out-ne-9", atreides=legion(regular=2)).area("out-ne-10", atreides=legion(regular=2))
    game = table.turn(ATREIDES)
    move(act(game, "strategy"), "out-ne-12", "out-ne-9")
    choose(game, "free", f"claim:{FLEE}")
    while any(key.startswith("from:") for key in keys(game)):
        choose(game, "from:out-ne-10")
    assert game.view()["leader_at"]["reverend-mother-jessica"] == "out-ne-9"
    choose(game, "legion:out-ne-9")
    maybe(game, "whole")
    choose(game, "to:out-ne-6")
    assert sound(game).view()["leader_at"]["reverend-mother-jessica"] == "out-ne-9"


@pytest.mark.ruling("wa_stacking_limit")
def test_surplus_goes_before_any_wormsign_of_the_same_action_is_turned():
    table = arrakis().dice(HARKONNEN, strategy=2)
    table.area("out-ne-1", harkonnen=legion(regular=5)).area("out-ne-4", harkonnen=legion(regular=5))
    table.area("out-ne-7", harkonnen=legion(regular=1))
    table.wormsign("out-ne-1", "wormsign-worm").wormsign("out-ne-8", "wormsign-worm").wormsign("out-ne-4")
    for area in ("out-ne-2", "out-ne-3", "out-nw-3"):
        table.area(area, atreides=legion(regular=1))
    game = table.turn(HARKONNEN)
    move(act(game, "strategy"), "out-ne-7", "out-ne-8")
    move(game, "out-ne-4", "out-ne-1")
    assert figures(game, HARKONNEN, "out-ne-1") == {"regular": 6}
    game.choose("worm:out-ne-1", outcomes=rolled(hit=4))
    while "end" not in keys(game):
        game.choose(0)
    assert figures(sound(game), HARKONNEN, "out-ne-1") == {"regular": 2}


# ---- placing


def driven_out(card: str) -> Game:
    """A card in hand, atomics ready, and a Harkonnen legion that they would drive out of Splintered Rock."""
    table = arrakis().prescience(kh=8).dice(ATREIDES, mentat=2).hand(ATREIDES, card)
    game = table.area("splintered-rock", harkonnen=legion(regular=2)).turn(ATREIDES)
    maybe(game, "die:mentat")
    return choose(game, f"card:{card}")


@pytest.mark.parametrize(("card", "area"), [("hieregs", "wind-pass"), ("i-am-stilgar-the-fremen", "hagga-basin")])
def test_no_free_action_comes_between_an_area_and_the_figures_for_it(card, area):
    game = driven_out(card)
    maybe(game, "sector:inner-nw")
    choose(game, f"place:{area}")
    assert "free" not in keys(game)
    # Before the area is chosen there is one, and then the area is not empty any more.
    game = driven_out(card)
    choose(game, "free", "blast:splintered-rock", f"retreat:{area}")
    maybe(game, "sector:inner-nw")
    assert f"place:{area}" not in keys(sound(game))


def test_no_free_action_comes_between_a_worm_and_where_it_goes():
    table = arrakis().prescience(kh=8).dice(ATREIDES, mentat=2).hand(ATREIDES, "wall-of-sandworms")
    table.area("splintered-rock", harkonnen=legion(regular=2)).worm("out-ne-1", "out-ne-9", "out-nw-4", "out-sw-5")
    game = table.turn(ATREIDES)
    maybe(game, "die:mentat")
    choose(game, "card:wall-of-sandworms")
    assert "free" in keys(game)
    choose(game, "worm:out-ne-1")
    assert "free" not in keys(game)


def test_a_legion_that_atomics_drive_on_is_still_that_legion():
    table = arrakis().prescience(kh=8).dice(ATREIDES, mentat=2).hand(ATREIDES, "voice-from-the-outer-world")
    game = table.area("splintered-rock", atreides=legion(regular=1)).turn(ATREIDES)
    maybe(game, "die:mentat")
    choose(game, "card:voice-from-the-outer-world", "supply", "leader:paul-muaddib")
    choose(game, next(key for key in keys(game) if key.startswith("branch:")))
    choose(game, "free", "blast:splintered-rock", "retreat:in-ne-2")
    assert "legion:in-ne-2" in keys(sound(game))


# ---- in a battle


def battle() -> Scenario:
    """The Atreides attack Inner South-West 2 from 3; both sides have three units."""
    table = arrakis().dice(ATREIDES, strategy=2).area("in-sw-2", harkonnen=legion(regular=3))
    return table.area("in-sw-3", atreides=legion(regular=3, named=["lady-jessica"]))


@pytest.mark.ruling("wa_free_actions")
def test_free_actions_interrupt_a_battle_between_its_rounds():
    table = battle().prescience(sd=1).revealed(FLEE).hand(ATREIDES, "crysknife")
    game = table.area("out-ne-10", atreides=legion(regular=2)).turn(ATREIDES)
    choose(act(game, "strategy", 1), "legion:in-sw-3")
    maybe(game, "attack:in-sw-2")
    # Before the dice, together with the cards.
    assert {"free", "discard:crysknife"} <= set(keys(game))
    game.choose("done", outcomes=rolled(shield=3) + rolled(shield=3))
    assert keys(game) == ["yes", "no", "free"]
    choose(game, "free", f"claim:{FLEE}")
    assert sound(game).view()["leader_at"]["reverend-mother-jessica"] == "in-sw-3"
    assert {"yes", "no"} <= set(keys(game))


@pytest.mark.ruling("wa_free_actions")
def test_the_defender_has_no_free_action_in_a_battle():
    table = battle().hand(HARKONNEN, "hunter-seeker").ornithopter("az-inner-w")
    game = table.area("in-nw-3", atreides=legion(tokens=["at-std-a"])).turn(ATREIDES)
    choose(act(game, "strategy", 1), "legion:in-sw-3")
    maybe(game, "attack:in-sw-2")
    while game.decision.seat == ATREIDES:
        choose(game, "done")
    assert "free" not in keys(game)


@pytest.mark.ruling("wa_free_actions")
def test_a_battle_ends_when_atomics_drive_the_defenders_out():
    table = arrakis().prescience(kh=8).dice(ATREIDES, strategy=2).area("splintered-rock", harkonnen=legion(regular=3))
    game = table.area("in-ne-2", atreides=legion(regular=3)).hand(ATREIDES, "crysknife").turn(ATREIDES)
    choose(act(game, "strategy", 1), "legion:in-ne-2")
    maybe(game, "attack:splintered-rock")
    choose(game, "free", "blast:splintered-rock", "retreat:wind-pass")
    # Nobody is left to fight: the area may be taken.
    assert {"yes", "no"} <= set(keys(sound(game)))
    choose(game, "yes")
    assert figures(sound(game), ATREIDES, "splintered-rock") == {"regular": 3}


@pytest.mark.ruling("wa_free_actions")
def test_a_battle_ends_when_atomics_drive_the_attackers_away():
    table = arrakis().prescience(kh=8).dice(ATREIDES, strategy=2).area("splintered-rock", atreides=legion(regular=3))
    game = table.area("in-ne-2", harkonnen=legion(regular=3)).hand(ATREIDES, "crysknife").turn(ATREIDES)
    choose(act(game, "strategy", 1), "legion:splintered-rock")
    maybe(game, "attack:in-ne-2")
    choose(game, "free", "blast:splintered-rock", "retreat:wind-pass")
    assert game.view()["attacker"] is None
    assert "end" in keys(sound(game))


# ---- claims and marks


@pytest.mark.ruling("wa_prescience_cards_time")
def test_a_ride_with_paul_is_claimed_before_the_card_that_moved_him_goes_on():
    table = arrakis().prescience(kh=3).hand(ATREIDES, "jubba-cloaks", "our-family-atomics").dice(ATREIDES, mentat=2)
    table.revealed("stand-in-sandrider").area("out-ne-12", atreides=legion(regular=2, named=["paul-muaddib"]))
    game = table.wormsign("out-ne-9").turn(ATREIDES)
    maybe(game, "die:mentat")
    choose(game, "card:jubba-cloaks", "legion:out-ne-12", "whole", "to:sihaya-ridge", "claim:stand-in-sandrider")
    # The marker reached 4, and so the second card can detonate.
    choose(game, "card:our-family-atomics")
    assert any(key.startswith("blast:") for key in keys(game))


@pytest.mark.ruling("wa_step_8")
def test_atomics_stay_ready_when_the_marker_goes_back():
    table = arrakis().prescience(kh=8).hand(ATREIDES, "alam-al-mithal").dice(ATREIDES, mentat=2)
    game = table.area("in-sw-2", atreides=legion(regular=1)).turn(ATREIDES)
    maybe(game, "die:mentat")
    choose(game, "card:alam-al-mithal", "marker:kh", "marker:sd", "number:4")
    assert max(game.view()["prescience"].values()) < 8
    maybe(game, "done")
    choose(game, "free")
    assert "blast:splintered-rock" in keys(game)


# ---- what the others may not know


def schemer(*cards: str, **dice: int) -> Game:
    table = arrakis().supremacy(1).hand(HARKONNEN, *cards).dice(HARKONNEN, **dice)
    table.area("in-sw-2", harkonnen=legion(regular=3)).area("in-sw-3", atreides=legion(regular=3))
    return table.turn(HARKONNEN)


def test_the_last_die_is_asked_for_whether_two_schemes_are_held_or_not():
    held, not_held = (
        schemer("hawats-scheming", "hawats-scheming", strategy=1),
        schemer("hunter-seeker", "hawats-scheming", strategy=1),
    )
    assert (keys(held), keys(not_held)) == (["die:strategy", "free"], ["die:strategy"])
    assert held.view(ATREIDES) == not_held.view(ATREIDES)


def test_two_schemes_are_asked_for_as_three_are():
    game = choose(schemer(*["hawats-scheming"] * 2, "hunter-seeker", strategy=1, mentat=1), "free", "scheme")
    assert keys(game) == ["number:2"]
    game = choose(schemer(*["hawats-scheming"] * 3, strategy=1, mentat=1), "free", "scheme")
    assert keys(game) == ["number:2", "number:3"]
