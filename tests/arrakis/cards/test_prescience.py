"""The prescience cards: what each asks for, when it can be claimed and what the markers gain."""

from __future__ import annotations

import pytest
from tests.arrakis.cards.hands import ATREIDES, HARKONNEN, act, answer, where_is
from tests.table import keys

from sietch.arrakis.components import PRESCIENCE
from sietch.arrakis.scenario import Scenario, arrakis, legion, legion_at, rolled

GAINS = {
    "dew-collectors-for-the-planting": (0, 2, 0),
    "the-fremen-call-paul-the-mahdi": (1, 0, 1),
    "the-water-discipline": (1, 1, 0),
    "new-hidden-wind-traps": (0, 1, 1),
    "stunted-worms": (1, 2, 0),
    "jessica-trains-paul": (2, 0, 0),
    "the-desert-war": (0, 1, 2),
    "the-lisan-al-gaib": (1, 1, 1),
    "paul-drinks-the-water-of-life": (3, 0, 0),
    "families-flee-to-the-palmaries-of-the-south": (0, 2, 0),
    "stand-in-raid": (0, 1, 2),
    "stand-in-sandrider": (1, 1, 0),
    "stand-in-fedaykin-strike": (0, 0, 2),
    "stand-in-duel": (1, 0, 1),
    "stand-in-uprising": (1, 0, 2),
    "stand-in-ritual": (1, 1, 1),
}


def standing(*areas: str, table: Scenario | None = None) -> Scenario:
    """Atreides legions in these areas."""
    table = table or arrakis()
    for area in areas:
        table.area(area, atreides=legion(regular=1))
    return table


def at_the_end(card: str, table: Scenario):
    return table.revealed(card).phase("round-end")


def claims(game) -> list[str]:
    return [key for key in keys(game) if key.startswith("claim:")]


def gained(game) -> tuple[int, int, int]:
    markers = game.view()["prescience"]
    return (markers["kh"], markers["sd"], markers["ji"])


def test_every_prescience_card_is_in_the_deck_once_and_moves_the_markers_of_the_sheet():
    assert {card.id: card.advance for card in PRESCIENCE} == GAINS
    assert [card.copies for card in PRESCIENCE] == [1] * 16
    assert sum(card.end for card in PRESCIENCE) == 8


# ---- end of the round

PLATEAUS = ("false-wall-west", "pasty-mesa", "out-se-5")
MOUNTAINS = ("broken-land", "in-ne-1", "out-nw-13")
ERGS = ("harg-pass", "in-se-2")
DESERTS = ("in-sw-1", "in-sw-3", "out-ne-1", "out-sw-1")


@pytest.mark.component("prescience", "dew-collectors-for-the-planting")
@pytest.mark.component("prescience", "new-hidden-wind-traps")
@pytest.mark.component("prescience", "stunted-worms")
@pytest.mark.component("prescience", "the-desert-war")
@pytest.mark.parametrize(
    ("card", "areas"),
    [
        ("dew-collectors-for-the-planting", PLATEAUS),
        ("new-hidden-wind-traps", MOUNTAINS),
        ("stunted-worms", ERGS),
        ("the-desert-war", DESERTS),
    ],
)
def test_cards_that_ask_for_legions_on_a_terrain_count_areas(card, areas):
    game = at_the_end(card, standing(*areas))
    assert claims(game) == [f"claim:{card}"]
    game.choose(f"claim:{card}")
    assert gained(game) == GAINS[card]
    assert game.view()["claimed"] == [card], "it leaves the game"
    assert not claims(at_the_end(card, standing(*areas[1:]))), "one area less is not enough"


@pytest.mark.component("prescience", "dew-collectors-for-the-planting")
def test_claiming_is_voluntary_and_happens_only_at_the_end_of_the_round():
    card = "dew-collectors-for-the-planting"
    game = at_the_end(card, standing(*PLATEAUS))
    game.choose("done")
    assert gained(game) == (0, 0, 0)
    game = standing(*PLATEAUS).revealed(card).turn(ATREIDES)
    assert not claims(game)


@pytest.mark.component("prescience", "the-desert-war")
def test_the_desert_war_does_not_count_deserts_with_a_sietch_but_the_crater_of_the_atomics():
    assert not claims(at_the_end("the-desert-war", standing(*DESERTS).sietch("in-sw-3")))
    table = standing(*DESERTS[:3], "rimwall-west").detonated("rimwall-west")
    assert claims(at_the_end("the-desert-war", table))


@pytest.mark.component("prescience", "new-hidden-wind-traps")
def test_new_hidden_wind_traps_do_not_count_the_crater_of_the_atomics():
    table = standing("broken-land", "in-ne-1", "rimwall-west").detonated("rimwall-west")
    assert not claims(at_the_end("new-hidden-wind-traps", table))


@pytest.mark.component("prescience", "stunted-worms")
def test_legions_of_tokens_only_count_and_stay_face_down():
    table = (
        arrakis().area("harg-pass", atreides=legion(tokens=["at-start-a"])).area("in-se-2", atreides=legion(elite=1))
    )
    game = at_the_end("stunted-worms", table)
    game.choose("claim:stunted-worms")
    assert legion_at(game, ATREIDES, "harg-pass") == {"starting-token": 1}


@pytest.mark.component("prescience", "the-fremen-call-paul-the-mahdi")
@pytest.mark.parametrize("paul", ["paul-atreides", "paul-muaddib"])
def test_the_fremen_call_paul_the_mahdi_turns_the_face_down_sietch_where_paul_is(paul):
    card = "the-fremen-call-paul-the-mahdi"
    table = arrakis().sietch("windgap", level=2, hidden=True).area("windgap", atreides=legion(regular=1, named=[paul]))
    game = at_the_end(card, table)
    game.choose(f"claim:{card}")
    assert game.view()["open_at"] == ["windgap"]
    assert game.view()["open_levels"] == ["2"]
    assert gained(game) == (1, 0, 1)


@pytest.mark.component("prescience", "the-fremen-call-paul-the-mahdi")
def test_the_fremen_call_paul_the_mahdi_needs_a_sietch_that_is_still_face_down():
    card = "the-fremen-call-paul-the-mahdi"
    with_paul = legion(regular=1, named=["paul-atreides"])
    assert not claims(at_the_end(card, arrakis().sietch("windgap").area("windgap", atreides=with_paul)))
    table = arrakis().sietch("windgap", hidden=True).area("in-sw-6", atreides=with_paul)
    assert not claims(at_the_end(card, table))


@pytest.mark.component("prescience", "the-water-discipline")
def test_the_water_discipline_asks_for_paul_and_jessica_in_deep_deserts_without_a_sietch():
    card = "the-water-discipline"

    def table(paul: str, jessica: str) -> Scenario:
        if paul == jessica:
            return arrakis().area(paul, atreides=legion(regular=1, named=["paul-atreides", "lady-jessica"]))
        found = arrakis().area(paul, atreides=legion(regular=1, named=["paul-atreides"]))
        return found.area(jessica, atreides=legion(regular=1, named=["lady-jessica"]))

    for areas in (("out-ne-1", "out-ne-1"), ("out-ne-1", "out-sw-1")):
        game = at_the_end(card, table(*areas))
        game.choose(f"claim:{card}")
        assert gained(game) == (1, 1, 0)
    assert not claims(at_the_end(card, table("out-ne-1", "out-ne-3"))), "one is in plain desert"
    assert not claims(at_the_end(card, table("out-ne-1", "out-ne-1").sietch("out-ne-1")))
    alone = arrakis().area("out-ne-1", atreides=legion(regular=1, named=["paul-atreides"]))
    assert not claims(at_the_end(card, alone)), "both are needed"


@pytest.mark.component("prescience", "jessica-trains-paul")
@pytest.mark.component("leader", "reverend-mother-jessica")
def test_jessica_trains_paul_on_a_sietch_that_both_are_on():
    card = "jessica-trains-paul"
    both = legion(regular=1, named=["paul-muaddib", "reverend-mother-jessica"])
    game = at_the_end(card, arrakis().sietch("windgap", hidden=True).area("windgap", atreides=both))
    game.choose(f"claim:{card}")
    assert gained(game) == (2, 0, 0)
    assert game.view()["hidden_at"] == ["windgap"], "nothing is turned"
    assert not claims(at_the_end(card, arrakis().area("windgap", atreides=both))), "without a sietch"
    table = arrakis().sietch("windgap").area("windgap", atreides=legion(regular=1, named=["paul-atreides"]))
    table.area("in-sw-6", atreides=legion(regular=1, named=["lady-jessica"]))
    assert not claims(at_the_end(card, table))


@pytest.mark.component("prescience", "the-lisan-al-gaib")
def test_the_lisan_al_gaib_turns_2_tokens_where_paul_is():
    card = "the-lisan-al-gaib"
    tokens = ["at-start-a", "at-start-c", "at-std-d"]
    table = arrakis().area("windgap", atreides=legion(named=["paul-atreides"], tokens=tokens))
    game = at_the_end(card, table)
    game.choose(f"claim:{card}")
    assert keys(game) == ["take-token:at-start-a", "take-token:at-start-c", "take-token:at-std-d"]
    game.choose("take-token:at-start-c")
    assert gained(game) == (0, 0, 0), "first it is carried out"
    game.choose("take-token:at-std-d")
    assert legion_at(game, ATREIDES, "windgap") == {"regular": 1, "elite": 2, "special": 1, "starting-token": 1}
    assert gained(game) == (1, 1, 1)
    one = arrakis().area("windgap", atreides=legion(regular=2, named=["paul-atreides"], tokens=["at-start-a"]))
    assert not claims(at_the_end(card, one)), "one token is not enough"


def test_at_most_2_cards_are_claimed_in_a_round():
    table = standing(*PLATEAUS, *MOUNTAINS, *ERGS)
    table.revealed("dew-collectors-for-the-planting", "new-hidden-wind-traps")
    game = at_the_end("stunted-worms", table)
    assert len(claims(game)) == 3
    answer(game, "claim:stunted-worms")
    assert len(claims(game)) == 2
    game.choose("claim:new-hidden-wind-traps")
    assert not claims(game)
    assert gained(game) == (1, 3, 1)
    table = standing(*ERGS).revealed("stunted-worms", claims=2)
    assert not claims(table.phase("round-end")), "whatever the phase"


def test_cards_that_are_not_claimed_are_removed_openly_or_shuffled_back():
    game = arrakis().revealed("stunted-worms", "the-desert-war").phase("round-end")
    assert keys(game) == ["drop:stunted-worms", "drop:the-desert-war", "done"]
    answer(game, "drop:the-desert-war", "done")
    assert game.view()["removed"] == ["the-desert-war"]
    assert game.view()["prescience_deck_count"] + len(game.view()["revealed"]) == 15
    assert "the-desert-war" not in game.view()["revealed"]


# ---- action phase


def with_dice(**dice: int) -> Scenario:
    return arrakis().dice(ATREIDES, **(dice or {"strategy": 2, "mentat": 1})).dice(HARKONNEN, mentat=3)


@pytest.mark.component("prescience", "paul-drinks-the-water-of-life")
def test_paul_drinks_the_water_of_life_for_a_die_and_his_place_on_the_map():
    card = "paul-drinks-the-water-of-life"
    table = with_dice().area("windgap", atreides=legion(regular=1, named=["paul-atreides"])).revealed(card)
    table.area("carthag", harkonnen=legion(regular=1))
    game = table.turn(ATREIDES)
    assert claims(game) == [f"claim:{card}"]
    game.choose(f"claim:{card}")
    assert keys(game) == ["die:strategy", "die:mentat"], "any unused die"
    game.choose("die:mentat")
    view = game.view()
    assert gained(game) == (3, 0, 0)
    assert "paul-muaddib" in view["entered"], "the third step of that marker brings him"
    assert view["tank"]["paul-muaddib"] == 1, "in the place of Paul Atreides"
    assert where_is(game, "paul-muaddib") is None
    assert view["players"][ATREIDES]["unused_dice"] == 2
    assert keys(game) == ["end"], "it is the whole action"


@pytest.mark.component("prescience", "paul-drinks-the-water-of-life")
def test_paul_drinks_the_water_of_life_only_in_a_sector_without_harkonnen_legions_and_with_a_die():
    card = "paul-drinks-the-water-of-life"
    paul = legion(regular=1, named=["paul-atreides"])
    table = with_dice().area("windgap", atreides=paul).area("in-sw-1", harkonnen=legion(regular=1))
    assert not claims(table.revealed(card).turn(ATREIDES))
    table = with_dice().area("windgap", atreides=paul).area("north-pole", harkonnen=legion(regular=1))
    assert not claims(table.revealed(card).turn(ATREIDES)), "the pole is in all inner sectors"
    assert not claims(arrakis().area("windgap", atreides=paul).dice(ATREIDES).revealed(card).turn(ATREIDES))
    assert not claims(with_dice().revealed(card).turn(ATREIDES)), "he is not on the map"
    assert not claims(with_dice().area("windgap", atreides=paul).revealed(card, claims=2).turn(ATREIDES))


@pytest.mark.component("prescience", "families-flee-to-the-palmaries-of-the-south")
def test_families_flee_as_a_free_action_by_removing_2_units_or_tokens_from_deep_deserts():
    card = "families-flee-to-the-palmaries-of-the-south"
    table = with_dice().revealed(card).area("out-ne-1", atreides=legion(regular=1, leader=1))
    table.area("out-sw-1", atreides=legion(elite=1, tokens=["at-start-a"])).area("windgap", atreides=legion(regular=3))
    game = table.turn(ATREIDES)
    answer(game, "free", f"claim:{card}")
    assert keys(game) == ["from:out-ne-1", "from:out-sw-1"], "deep desert only"
    answer(game, "from:out-sw-1")
    assert keys(game) == ["lose:elite", "take-token:at-start-a"]
    events = game.choose("take-token:at-start-a")
    assert all(event.kind != "token-revealed" for event in events), "the token goes unseen"
    answer(game, "from:out-ne-1")
    assert gained(game) == (0, 2, 0)
    assert legion_at(game, ATREIDES, "out-ne-1") == {}, "the leader left alone is gone"
    assert legion_at(game, ATREIDES, "out-sw-1") == {"elite": 1}
    assert game.view()["players"][ATREIDES]["unused_dice"] == 3, "no die is spent"


@pytest.mark.component("prescience", "families-flee-to-the-palmaries-of-the-south")
def test_families_cannot_flee_with_fewer_than_2_units_there():
    card = "families-flee-to-the-palmaries-of-the-south"
    table = (
        with_dice()
        .revealed(card)
        .area("out-ne-1", atreides=legion(regular=1))
        .area("windgap", atreides=legion(regular=3))
    )
    assert "free" not in keys(table.turn(ATREIDES))


@pytest.mark.component("prescience", "stand-in-raid")
def test_raid_on_the_harvesters_after_2_were_removed_in_this_action_phase():
    table = with_dice(strategy=2).revealed("stand-in-raid").harvester("in-sw-5", "in-sw-6", "in-sw-3")
    table.area("windgap", atreides=legion(regular=2))
    game = table.turn(ATREIDES)
    answer(act(game, "strategy", 0), "legion:windgap", "part", "number:1", "to:in-sw-5", "legion:windgap", "to:in-sw-6")
    assert game.view()["harvesters"] == ["in-sw-3"]
    assert claims(game) == ["claim:stand-in-raid"]
    game.choose("claim:stand-in-raid")
    assert gained(game) == (0, 1, 2)


@pytest.mark.component("prescience", "stand-in-raid")
def test_one_harvester_is_no_raid():
    table = (
        with_dice(strategy=2).revealed("stand-in-raid").harvester("in-sw-5").area("windgap", atreides=legion(regular=1))
    )
    game = table.turn(ATREIDES)
    answer(act(game, "strategy", 0), "legion:windgap", "to:in-sw-5", "end")
    assert not claims(game)


@pytest.mark.component("prescience", "stand-in-sandrider")
def test_paul_rides_the_maker_when_his_legion_moves_by_sandriding():
    def table() -> Scenario:
        found = with_dice(strategy=2).revealed("stand-in-sandrider").wormsign("in-sw-5").wormsign("in-sw-4")
        return found.area("windgap", atreides=legion(regular=2, named=["paul-atreides"]))

    game = table().turn(ATREIDES)
    answer(act(game, "strategy", 0), "legion:windgap", "whole", "to:north-pole")
    assert claims(game) == ["claim:stand-in-sandrider"]
    game.choose("claim:stand-in-sandrider")
    assert gained(game) == (1, 1, 0)
    game = table().turn(ATREIDES)
    answer(act(game, "strategy", 0), "legion:windgap", "part", "number:1", "leave-leader:paul-atreides")
    answer(game, "to:north-pole", "done", "end")
    assert not claims(game), "without Paul it is no ride of his"
    game = table().turn(ATREIDES)
    answer(act(game, "strategy", 0), "legion:windgap", "whole", "to:false-wall-west", "end")
    assert not claims(game), "a step on foot is no ride"


@pytest.mark.component("prescience", "stand-in-fedaykin-strike")
def test_fedaykin_strike_when_an_attack_with_a_fedaykin_is_won():
    def fight(units, side=ATREIDES):
        table = arrakis().dice(ATREIDES, strategy=2).dice(HARKONNEN, strategy=3).revealed("stand-in-fedaykin-strike")
        table.area("windgap", atreides=units).area("in-sw-6", harkonnen=legion(regular=1))
        game = table.turn(side)
        return act(game, "strategy", 1)

    game = fight(legion(special=1))
    game.choose("legion:windgap", outcomes=rolled(hit=1) + rolled(shield=1))
    assert not claims(game)
    game = fight(legion(special=2))
    game.choose("legion:windgap", outcomes=rolled(hit=2) + rolled(hit=1))
    while not claims(game):
        game.choose(next(key for key in ("lose:special", "no") if key in keys(game)))
    game.choose("claim:stand-in-fedaykin-strike")
    assert gained(game) == (0, 0, 2)
    game = fight(legion(elite=2))
    game.choose("legion:windgap", outcomes=rolled(hit=2) + rolled(shield=1))
    assert not claims(game)


@pytest.mark.component("prescience", "stand-in-duel")
def test_duel_when_a_harkonnen_leader_falls_against_a_legion_with_an_atreides_leader():
    def fight(defenders):
        table = arrakis().dice(ATREIDES, mentat=3).dice(HARKONNEN, strategy=3).revealed("stand-in-duel")
        table.area("in-sw-6", harkonnen=legion(regular=1, named=["beast-rabban"])).area("windgap", atreides=defenders)
        game = table.turn(HARKONNEN)
        act(game, "strategy", 1)
        game.choose("legion:in-sw-6", outcomes=rolled(shield=1) + rolled(hit=3))
        return game

    game = fight(legion(regular=3, named=["stilgar"]))
    assert game.view()["tank"]["beast-rabban"] == 1
    assert claims(game) == ["claim:stand-in-duel"], "in the turn of either side"
    assert game.decision.seat == ATREIDES
    game.choose("claim:stand-in-duel")
    assert gained(game) == (1, 0, 1)
    assert not claims(fight(legion(regular=3, leader=1))), "a generic leader fights no duel"


@pytest.mark.component("prescience", "stand-in-uprising")
@pytest.mark.component("settlement", "pyon-village")
def test_uprising_when_a_harkonnen_settlement_was_destroyed():
    table = with_dice(strategy=2).revealed("stand-in-uprising").settlements("arsunt")
    table.area("broken-land", atreides=legion(regular=1))
    game = table.turn(ATREIDES)
    answer(act(game, "strategy", 1), "legion:broken-land")
    game.choose("yes")
    assert game.view()["settlements"] == []
    assert gained(game) == (1, 1, 1), "each marker by the level of the settlement"
    assert claims(game) == ["claim:stand-in-uprising"]
    game.choose("claim:stand-in-uprising")
    assert gained(game) == (2, 1, 3)


@pytest.mark.component("prescience", "stand-in-ritual")
def test_sietch_ritual_for_a_die_and_2_cards_while_jessica_is_on_a_sietch():
    def table(*cards: str) -> Scenario:
        found = with_dice().sietch("windgap", hidden=True).revealed("stand-in-ritual").hand(ATREIDES, *cards)
        return found.area("windgap", atreides=legion(regular=1, named=["lady-jessica"]))

    game = table("war-plan", "thumpers", "hieregs").turn(ATREIDES)
    answer(game, "claim:stand-in-ritual", "die:mentat")
    assert sorted(keys(game)) == ["discard:hieregs", "discard:thumpers", "discard:war-plan"]
    answer(game, "discard:war-plan", "discard:hieregs")
    assert gained(game) == (1, 1, 1)
    assert sorted(game.view()["players"][ATREIDES]["discard"]) == ["hieregs", "war-plan"]
    assert game.view()["players"][ATREIDES]["dice"]["mentat"] == 0
    assert not claims(table("war-plan").turn(ATREIDES)), "two cards"
    away = with_dice().revealed("stand-in-ritual").hand(ATREIDES, "war-plan", "thumpers")
    assert not claims(away.area("windgap", atreides=legion(regular=1, named=["lady-jessica"])).turn(ATREIDES))


def test_cards_of_the_action_phase_are_not_claimed_at_the_end_of_the_round():
    table = arrakis().sietch("windgap").revealed("stand-in-ritual").hand(ATREIDES, "war-plan", "thumpers")
    game = table.area("windgap", atreides=legion(regular=1, named=["lady-jessica"])).phase("round-end")
    assert not claims(game)


def test_the_harkonnen_see_revealed_cards_but_not_the_deck():
    view = arrakis().revealed("stunted-worms").turn(HARKONNEN).view(HARKONNEN)
    assert view["revealed"] == ["stunted-worms"]
    assert "prescience_deck" not in view
    assert view["prescience_deck_count"] == 15
