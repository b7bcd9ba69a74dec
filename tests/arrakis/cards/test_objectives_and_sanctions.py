"""The secret objectives of the Atreides and the imperial sanctions of the Harkonnen."""

from __future__ import annotations

import pytest
from tests.arrakis.cards.hands import ATREIDES, HARKONNEN, act, answer, holding, play
from tests.table import keys

from sietch.arrakis.components import OBJECTIVES, SANCTIONS
from sietch.arrakis.scenario import arrakis, legion, legion_at, rolled

TARGETS = {
    "objective-1": (8, 6, 4),
    "objective-2": (8, 4, 6),
    "objective-3": (6, 8, 4),
    "objective-4": (4, 8, 6),
    "objective-5": (6, 4, 8),
    "objective-6": (4, 6, 8),
}


def test_the_objectives_and_sanctions_are_those_of_the_sheet():
    assert {card.id: card.targets for card in OBJECTIVES} == TARGETS
    assert [card.id for card in SANCTIONS] == ["ban-choam", "ban-spacing-guild", "ban-landsraad"]


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.component("objective", id)) for id in TARGETS])
def test_an_objective_wins_at_the_end_of_the_round_with_every_marker_at_its_target(id):
    kh, sd, ji = TARGETS[id]
    game = arrakis().objective(id).prescience(kh=kh, sd=sd, ji=ji).phase("round-end")
    assert game.winners == [ATREIDES]
    game = arrakis().objective(id).prescience(kh=10, sd=10, ji=10).phase("round-end")
    assert game.winners == [ATREIDES], "beyond is as good"
    for missing in ({"kh": kh - 1}, {"sd": sd - 1}, {"ji": ji - 1}):
        markers = {"kh": kh, "sd": sd, "ji": ji} | missing
        assert not arrakis().objective(id).prescience(**markers).phase("round-end").over


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.component("objective", id)) for id in TARGETS])
def test_an_objective_is_not_checked_in_the_middle_of_a_round_and_is_seen_by_its_owner_only(id):
    kh, sd, ji = TARGETS[id]
    game = arrakis().objective(id).prescience(kh=kh, sd=sd, ji=ji).turn(ATREIDES)
    assert not game.over
    assert game.view(ATREIDES)["players"][ATREIDES]["objectives"] == [id]
    assert "objectives" not in game.view(HARKONNEN)["players"][ATREIDES]
    assert game.view(HARKONNEN)["players"][ATREIDES]["objectives_count"] == 1


@pytest.mark.component("objective", "objective-1")
@pytest.mark.component("settlement", "arrakeen")
def test_an_objective_is_checked_at_once_when_arrakeen_is_destroyed():
    def conquest(kh: int):
        table = arrakis().objective("objective-1").prescience(kh=kh, sd=3, ji=1).settlements("arrakeen")
        table.detonated("splintered-rock").dice(ATREIDES, strategy=2).area("broken-land", atreides=legion(regular=1))
        return answer(act(table.turn(ATREIDES), "strategy", 1), "legion:broken-land", "yes")

    assert conquest(5).winners == [ATREIDES], "the three steps of Arrakeen count"
    assert not conquest(4).over


# ---- sanctions


@pytest.mark.component("sanction", "ban-choam")
def test_the_sanction_of_choam_limits_harkonnen_legions_to_5_units():
    table = arrakis().settlements("arsunt").dice(HARKONNEN, deployment=2).sanctions("choam")
    table.area("arsunt", harkonnen=legion(regular=4, elite=1))
    game = act(table.turn(HARKONNEN), "deployment")
    game.choose("place:arsunt")
    assert keys(game) == ["lose:regular", "lose:elite"]
    game.choose("lose:regular")
    assert legion_at(game, HARKONNEN, "arsunt") == {"regular": 4, "elite": 1}


@pytest.mark.component("sanction", "ban-choam")
def test_the_sanction_of_choam_does_not_bind_the_atreides():
    table = arrakis().sanctions("choam").dice(ATREIDES, strategy=2).area("windgap", atreides=legion(regular=3))
    table.area("in-sw-6", atreides=legion(regular=3))
    game = answer(act(table.turn(ATREIDES), "strategy"), "legion:windgap", "whole", "to:in-sw-6")
    assert legion_at(game, ATREIDES, "in-sw-6") == {"regular": 6}


@pytest.mark.component("sanction", "ban-choam")
def test_when_the_sanction_of_choam_begins_units_beyond_5_go_at_once():
    table = arrakis().area("arsunt", harkonnen=legion(regular=5, elite=1)).area("carthag", harkonnen=legion(regular=5))
    game = table.phase("spice")
    assert game.view()["sanctions"] == ["choam", "spacing-guild", "landsraad"], "nothing was paid"
    assert keys(game) == ["lose:regular", "lose:elite"]
    game.choose("lose:elite")
    assert legion_at(game, HARKONNEN, "arsunt") == legion_at(game, HARKONNEN, "carthag") == {"regular": 5}


@pytest.mark.component("sanction", "ban-spacing-guild")
def test_the_sanction_of_the_spacing_guild_forbids_scouting_but_not_troop_transport():
    def table():
        found = arrakis().sietch("windgap", hidden=True).ornithopter("az-inner-s").dice(HARKONNEN, strategy=2)
        return found.area("in-se-4", harkonnen=legion(regular=1))

    assert "free" in keys(table().turn(HARKONNEN))
    game = table().sanctions("spacing-guild").turn(HARKONNEN)
    assert "free" not in keys(game)
    answer(act(game, "strategy"), "legion:in-se-4")
    assert any(key.startswith("fly:") for key in keys(game))


@pytest.mark.component("sanction", "ban-landsraad")
def test_the_sanction_of_the_landsraad_forbids_the_harkonnen_to_discard_cards_for_dice():
    def battle(*powers: str):
        table = arrakis().dice(ATREIDES, strategy=2).hand(HARKONNEN, "hunter-seeker").hand(ATREIDES, "war-plan")
        table.area("windgap", atreides=legion(regular=1)).area("in-sw-6", harkonnen=legion(regular=1))
        game = act(table.sanctions(*powers).turn(ATREIDES), "strategy", 1)
        return answer(game, "legion:windgap")

    game = battle()
    assert keys(game) == ["discard:war-plan", "done"]
    game.choose("done")
    assert keys(game) == ["discard:hunter-seeker", "done"]
    game = battle("landsraad")
    game.choose("done", outcomes=rolled(shield=1) + rolled(shield=1))
    assert keys(game) == ["yes", "no"], "the dice were rolled at once"


@pytest.mark.component("sanction", "ban-landsraad")
def test_under_the_sanction_of_the_landsraad_cards_are_still_played_and_discarded_for_cards():
    game = play(holding("the-voice", "hunter-seeker", "shigawire").sanctions("landsraad"), "the-voice", "number:1")
    assert game.decision.seat == HARKONNEN
    assert sorted(keys(game)) == ["discard:hunter-seeker", "discard:shigawire"]
    game = holding("hunter-seeker").sanctions("landsraad").turn(HARKONNEN)
    assert "card:hunter-seeker" in keys(game)


@pytest.mark.component("sanction", "ban-choam")
@pytest.mark.component("sanction", "ban-spacing-guild")
@pytest.mark.component("sanction", "ban-landsraad")
def test_sanctions_end_with_the_next_harvest_unless_the_marker_is_on_the_bottom_row():
    table = arrakis().sanctions("choam", "spacing-guild", "landsraad").imperium(choam=5, spacing_guild=2, landsraad=2)
    table.harvester("out-ne-1", "out-ne-2", "out-ne-10")
    game = table.phase("spice")
    assert game.view()["sanctions"] == []
    answer(game, "keep:spacing-guild", "keep:landsraad")
    while game.view()["phase"] == "spice":
        game.choose("done")
    assert game.view()["sanctions"] == ["choam"], "kept markers bring none, the bottom row does"
