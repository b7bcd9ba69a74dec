"""Claiming prescience cards; leaders that replace each other, leave, or enter in their own way."""

from __future__ import annotations

import pytest
from tests.arrakis.rules.reading import ATREIDES, HARKONNEN, act, attack, choose, figures, keys, maybe, move, targets

from sietch.arrakis.components import PRESCIENCE
from sietch.arrakis.scenario import Scenario, arrakis, legion, rolled

MOUNTAINS = ("in-ne-2", "in-ne-4", "in-ne-5")
PLATEAUS = ("pasty-mesa", "in-ne-9", "out-se-5")
ERG = ("harg-pass", "in-se-2")


def standing(*areas: str) -> Scenario:
    table = arrakis()
    for area in areas:
        table.area(area, atreides=legion(regular=1))
    return table


# ---- prescience cards


@pytest.mark.ruling("wa_prescience_cards_max")
def test_at_most_two_cards_are_claimed_in_a_round():
    cards = ("new-hidden-wind-traps", "dew-collectors-for-the-planting", "stunted-worms")
    game = standing(*MOUNTAINS, *PLATEAUS, *ERG).revealed(*cards).phase("round-end")
    assert targets(game, "claim") == set(cards)
    choose(game, "claim:new-hidden-wind-traps", "claim:stunted-worms")
    assert not targets(game, "claim")
    # A card claimed in the action phase counts too.
    game = standing(*MOUNTAINS, *PLATEAUS, *ERG).revealed(*cards, claims=1).phase("round-end")
    game.choose("claim:stunted-worms")
    assert not targets(game, "claim")


@pytest.mark.ruling("wa_prescience_cards_time")
def test_eight_cards_are_for_the_action_phase_and_eight_for_the_end_of_the_round():
    assert (len(PRESCIENCE), sum(card.end for card in PRESCIENCE)) == (16, 8)
    # A met card of the end of the round cannot be claimed before.
    table = standing(*MOUNTAINS).revealed("new-hidden-wind-traps").dice(ATREIDES, mentat=1, house=1)
    game = table.dice(HARKONNEN, mentat=1).turn(ATREIDES)
    assert not targets(game, "claim")
    assert "free" not in keys(game)


@pytest.mark.ruling("wa_prescience_cards_time")
def test_a_card_of_the_action_phase_is_claimed_as_soon_as_it_is_met_in_either_sides_turn():
    table = arrakis().settlements().area("broken-land", atreides=legion(regular=1)).revealed("stand-in-uprising")
    game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy", 1)
    attack(game, "broken-land", "carthag")
    game.choose("yes")
    assert set(keys(game)) == {"claim:stand-in-uprising", "done"}
    game.choose("claim:stand-in-uprising")
    assert game.view()["prescience"] == {"kh": 3, "sd": 2, "ji": 4}
    # In the Harkonnen turn: Rabban dies attacking a legion with Stilgar.
    table = arrakis().area("in-sw-2", harkonnen=legion(regular=1, named=["beast-rabban"])).revealed("stand-in-duel")
    table.area("in-sw-3", atreides=legion(regular=3, named=["stilgar"])).dice(HARKONNEN, strategy=2)
    game = act(table.turn(HARKONNEN), "strategy", 1)
    attack(game, "in-sw-2", "in-sw-3", rolled(shield=1) + rolled(hit=3))
    assert game.decision.seat == ATREIDES
    assert set(keys(game)) == {"claim:stand-in-duel", "done"}


@pytest.mark.ruling("wa_prescience_cards_time")
def test_cards_of_the_action_phase_are_not_claimed_at_the_end_of_the_round():
    table = arrakis().revealed("families-flee-to-the-palmaries-of-the-south", "stunted-worms")
    game = table.area("out-ne-1", atreides=legion(regular=3)).phase("round-end")
    assert not targets(game, "claim")


def water_of_life(**dice: int) -> Scenario:
    table = arrakis().revealed("paul-drinks-the-water-of-life").dice(ATREIDES, **dice).dice(HARKONNEN, mentat=2)
    return table.area("in-sw-3", atreides=legion(regular=1, named=["paul-atreides"]))


@pytest.mark.ruling("wa_prescience_cards_die")
@pytest.mark.ruling("wa_example_prescience")
def test_paul_drinks_the_water_of_life_for_any_die_without_its_action():
    game = water_of_life(strategy=1, mentat=1).turn(ATREIDES)
    choose(game, "claim:paul-drinks-the-water-of-life")
    # Any unused die pays.
    assert set(keys(game)) == {"die:strategy", "die:mentat"}
    game.choose("die:mentat")
    view = game.view()
    # No action of the die; Paul is in the first space of the tank, and as the marker passed 3 he is Muad'Dib there.
    assert view["players"][ATREIDES]["house_hand_count"] + view["players"][ATREIDES]["ally_hand_count"] == 0
    assert view["prescience"]["kh"] == 3
    assert {name: n for name, n in view["tank"].items() if n} == {"paul-muaddib": 1}
    assert view["leader_at"] == {}
    assert view["players"][ATREIDES]["unused_dice"] == 1
    assert keys(game) == ["end"]


@pytest.mark.ruling("wa_prescience_cards_die")
def test_a_card_that_asks_for_a_die_needs_an_unused_one_in_the_atreides_turn():
    game = water_of_life().turn(ATREIDES)
    assert set(keys(game)) == {"desert-power", "pass"}
    game = water_of_life(mentat=2).turn(HARKONNEN)
    choose(maybe(game, "die:mentat"), "done", "end")
    # Not at the end of the Harkonnen turn, but in the next turn.
    assert game.view()["turn"] == ATREIDES
    assert "claim:paul-drinks-the-water-of-life" in keys(game)


@pytest.mark.ruling("wa_example_prescience")
def test_paul_cannot_drink_where_a_harkonnen_legion_is_in_his_sector():
    table = water_of_life(strategy=1, mentat=1).area("windgap", harkonnen=legion(regular=1))
    assert not targets(table.turn(ATREIDES), "claim")
    table = water_of_life(strategy=1, mentat=1).area("out-ne-3", harkonnen=legion(regular=1))
    assert targets(table.turn(ATREIDES), "claim")


@pytest.mark.ruling("wa_prescience_cards_exact")
def test_conditions_must_be_met_as_written_and_all_at_that_moment():
    deserts = ("in-sw-3", "in-sw-4", "in-sw-5", "in-sw-6")

    def claimable(*areas: str) -> set[str]:
        return targets(standing(*areas).revealed("the-desert-war", "new-hidden-wind-traps").phase("round-end"), "claim")

    assert claimable(*deserts) == {"the-desert-war"}
    assert claimable(*deserts[:3]) == set()
    assert claimable(*deserts[:3], "in-sw-2") == set()
    assert claimable(*MOUNTAINS[:2], "in-sw-2") == set()
    # Both Paul and Jessica have to be in the deep desert.
    for jessica, met in (("out-ne-2", True), ("in-sw-3", False)):
        table = arrakis().area("out-ne-1", atreides=legion(regular=1, named=["paul-atreides"]))
        table.area(jessica, atreides=legion(regular=1, named=["lady-jessica"])).revealed("the-water-discipline")
        assert ("claim:the-water-discipline" in keys(table.phase("round-end"))) == met


@pytest.mark.ruling("wa_prescience_cards_voluntary")
def test_a_met_card_need_not_be_claimed():
    game = standing(*MOUNTAINS).revealed("new-hidden-wind-traps").phase("round-end")
    game.choose("done")
    assert game.view()["prescience"] == {"kh": 0, "sd": 0, "ji": 0}
    # It is not claimed now; the Atreides decide whether it leaves the game.
    assert set(keys(game)) == {"drop:new-hidden-wind-traps", "done"}


# ---- leaders


@pytest.mark.ruling("wa_jessica_paul_replace")
@pytest.mark.parametrize(
    ("marker", "old", "new"),
    [("kh", "paul-atreides", "paul-muaddib"), ("sd", "lady-jessica", "reverend-mother-jessica")],
)
def test_the_new_figure_and_card_take_exactly_the_places_of_the_old(marker: str, old: str, new: str):
    beside = arrakis().prescience(**{marker: 3}).turn(ATREIDES).view()
    assert (new in beside["entered"], beside["leader_at"], beside["spent"]) == (True, {}, [])
    table = arrakis().area("in-sw-3", atreides=legion(regular=1, named=[old])).leader(old, at="in-sw-3", spent=True)
    on_map = table.prescience(**{marker: 3}).turn(ATREIDES).view()
    assert on_map["leader_at"] == {new: "in-sw-3"}
    assert new in on_map["spent"]
    in_tank = arrakis().leader(old, tank=2).prescience(**{marker: 3}).turn(ATREIDES).view()
    assert {name: n for name, n in in_tank["tank"].items() if n} == {new: 2}
    for view in (beside, on_map, in_tank):
        assert old in view["gone"]


@pytest.mark.ruling("wa_jessica_paul_names")
@pytest.mark.parametrize("paul", ["paul-atreides", "paul-muaddib"])
@pytest.mark.parametrize("jessica", ["lady-jessica", "reverend-mother-jessica"])
def test_a_card_that_names_paul_or_jessica_means_either_of_them(paul: str, jessica: str):
    table = arrakis().leader(paul).leader(jessica).sietch("windgap").revealed("jessica-trains-paul")
    table.area("windgap", atreides=legion(regular=1, named=[paul, jessica]))
    assert targets(table.phase("round-end"), "claim") == {"jessica-trains-paul"}
    # A planning card places whichever Paul is in play.
    table = (
        arrakis().leader(paul).hand(ATREIDES, "voice-from-the-outer-world").area("in-sw-3", atreides=legion(regular=1))
    )
    game = table.dice(ATREIDES, mentat=2).turn(ATREIDES)
    choose(maybe(game, "die:mentat"), "card:voice-from-the-outer-world")
    while f"leader:{paul}" not in keys(game):
        game.choose("supply" if "supply" in keys(game) else 0)
    game.choose(f"leader:{paul}")
    assert game.view()["leader_at"] == {paul: "in-sw-3"}


def scheming(copies: int) -> Scenario:
    return arrakis().supremacy(1).hand(HARKONNEN, *["hawats-scheming"] * copies).dice(HARKONNEN, mentat=1, house=1)


@pytest.mark.ruling("wa_hawat_removal")
@pytest.mark.ruling("wa_bg_harkonnen_gain")
def test_two_hawats_scheming_cards_remove_hawat_for_good_and_bring_mohiam_as_a_free_action():
    game = scheming(2).turn(HARKONNEN)
    choose(game, "free", "scheme", "number:2")
    view = game.view()
    assert "thufir-hawat" in view["gone"]
    assert "gaius-helen-mohiam" in view["entered"]
    assert view["players"][HARKONNEN]["discard"] == ["hawats-scheming"] * 2
    # It cost no die; with her comes a Bene Gesserit token.
    assert view["players"][HARKONNEN]["unused_dice"] == 2
    assert view["players"][HARKONNEN]["bene_gesserit"] == 1
    assert "free" not in keys(scheming(1).turn(HARKONNEN))
    # Without Hawat in play there is nothing to do.
    table = arrakis().hand(HARKONNEN, *["hawats-scheming"] * 2).dice(HARKONNEN, mentat=1, house=1)
    assert "free" not in keys(table.turn(HARKONNEN))


@pytest.mark.ruling("wa_hawat_cards_stuck")
def test_a_third_card_stays_in_hand_once_hawat_is_gone():
    game = scheming(3).turn(HARKONNEN)
    choose(game, "free", "scheme", "number:2")
    assert game.view(HARKONNEN)["players"][HARKONNEN]["house_hand"] == ["hawats-scheming"]
    assert "free" not in keys(game)
    # Neither played nor discarded in battle, nor for the hand limit while there is another card.
    choose(game, "die:mentat")
    assert "card:hawats-scheming" not in keys(game)
    table = (
        arrakis().gone("thufir-hawat").hand(HARKONNEN, "hawats-scheming").area("in-sw-2", harkonnen=legion(regular=1))
    )
    game = act(
        table.area("in-sw-3", atreides=legion(regular=1)).dice(HARKONNEN, strategy=2).turn(HARKONNEN), "strategy", 1
    )
    attack(game, "in-sw-2", "in-sw-3")
    assert keys(game) == ["done"], "nothing to discard, which is not for the Atreides to know"
    game.choose("done", outcomes=rolled(shield=1) + rolled(shield=1))
    assert set(keys(game)) == {"yes", "no"}
    others = ("forced-recruitment", "arsunt-legion", "sandmasters", "hunter-seeker", "troop-carriers", "shigawire")
    game = arrakis().gone("thufir-hawat").hand(HARKONNEN, "hawats-scheming", *others).phase("round-end")
    assert targets(game, "discard") == set(others)


@pytest.mark.ruling("wa_rabban_feyd")
@pytest.mark.parametrize("where", ["map", "tank", "beside"])
def test_when_feyd_rautha_enters_beast_rabban_leaves_the_game(where: str):
    table = arrakis().supremacy(5).area("in-sw-2", harkonnen=legion(regular=1)).sietch("windgap", 1)
    if where == "map":
        table.leader("beast-rabban", at="in-sw-2")
    elif where == "tank":
        table.leader("beast-rabban", tank=2)
    game = act(table.dice(HARKONNEN, strategy=2).turn(HARKONNEN), "strategy", 1)
    attack(game, "in-sw-2", "windgap")
    game.choose("yes")
    view = game.view()
    assert view["supremacy"] == 6
    assert view["gone"] == ["beast-rabban"]
    assert "beast-rabban" not in view["leader_at"]
    assert view["tank"]["beast-rabban"] == 0
    # Feyd waits beside the board.
    assert "feyd-rautha" in view["entered"]
    assert "feyd-rautha" not in view["leader_at"]


@pytest.mark.ruling("wa_gurney")
def test_gurney_halleck_enters_directly_on_the_map():
    game = arrakis().hand(ATREIDES, "smugglers-1").dice(ATREIDES, mentat=2).turn(ATREIDES)
    choose(maybe(game, "die:mentat"), "card:smugglers-1", "yes")
    choose(game, "sector:inner-sw", "place:in-sw-3", "supply", "supply")
    maybe(game, "leader:gurney-halleck")
    assert game.view()["leader_at"] == {"gurney-halleck": "in-sw-3"}
    assert figures(game, ATREIDES, "in-sw-3") == {"elite": 2}


@pytest.mark.ruling("wa_bg_harkonnen_gain")
def test_breeding_program_gives_the_harkonnen_a_token_and_they_start_with_none():
    game = arrakis().hand(HARKONNEN, "breeding-program").dice(HARKONNEN, mentat=2).turn(HARKONNEN)
    assert game.view()["players"][HARKONNEN]["bene_gesserit"] == 0
    choose(maybe(game, "die:mentat"), "card:breeding-program", "yes")
    assert game.view()["players"][HARKONNEN]["bene_gesserit"] == 1
    assert game.view()["bene_gesserit"] == 3


# ---- free actions in the middle of moves


@pytest.mark.ruling("wa_free_actions")
@pytest.mark.ruling("wa_atomics_legion")
def test_atomics_between_two_moves_drive_a_moved_legion_on_without_giving_it_a_second_move():
    table = (
        arrakis()
        .prescience(ji=8)
        .area("in-ne-2", atreides=legion(regular=2))
        .area("in-sw-2", atreides=legion(regular=1))
    )
    game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy")
    move(game, "in-ne-2", "splintered-rock")
    choose(game, "free", "blast:splintered-rock")
    assert game.decision.seat == HARKONNEN
    game.choose("retreat:hagga-basin")
    assert targets(game, "legion") == {"in-sw-2"}
    move(game, "in-sw-2", "in-sw-3")
    assert figures(game, ATREIDES, "hagga-basin") == {"regular": 2}
    assert keys(game) == ["end"]
