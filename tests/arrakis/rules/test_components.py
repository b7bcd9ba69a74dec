"""What areas, action dice, tracks and tactic cards are: each one of them as the game uses it."""

from __future__ import annotations

import pytest
from tests.arrakis.rules.reading import ATREIDES, HARKONNEN, act, choose, keys, targets

from sietch.arrakis.components import (
    AREAS,
    DEEP_DESERT,
    DESERT,
    MOUNTAIN,
    RESULTS,
    SECTORS,
    TACTICS,
    TERRAINS,
    ZONES,
    Area,
    Tactic,
)
from sietch.arrakis.map import ADJACENT, WALLED, bits
from sietch.arrakis.prescience import LAST
from sietch.arrakis.rules import ARRAKIS
from sietch.arrakis.scenario import arrakis, chance, legion, rolled, rolled_actions
from sietch.arrakis.turns import FACES
from sietch.core.state import Undecided

every_area = pytest.mark.parametrize(
    "area", [pytest.param(area, marks=pytest.mark.component("area", area.id), id=area.id) for area in AREAS]
)


@every_area
def test_a_legion_leaves_an_area_over_its_borders_and_over_its_walls_only_by_air(area: Area):
    """Borders are the same from both sides."""
    near = {other.id for other in AREAS if ADJACENT[other.number] >> area.number & 1}
    walled = {other.id for other in AREAS if WALLED[other.number] >> area.number & 1}
    assert not near & walled
    zone = next(zone.id for zone in ZONES if set(zone.sectors) & set(area.sectors))
    table = arrakis().area(area.id, harkonnen=legion(regular=2)).ornithopter(zone).dice(HARKONNEN, strategy=2)
    game = act(table.turn(HARKONNEN), "strategy")
    choose(game, f"legion:{area.id}", "whole")
    assert targets(game, "to") == near
    assert walled <= targets(game, "fly")


@every_area
def test_wormsigns_come_to_deserts_and_storms_to_what_is_neither_mountain_nor_sheltered(area: Area):
    desert = area.terrain in (DESERT, DEEP_DESERT)
    exposed = area.terrain != MOUNTAIN and not area.sheltered
    outcomes = chance(*["drawn-sign:wormsign-sand"] * desert) + rolled(shield=2 * exposed)
    table = arrakis().area(area.id, harkonnen=legion(regular=1)).spice_reserve(1)
    # Another outcome than those would be too many or too few.
    game = table.phase("hazards", outcomes=outcomes)
    assert [event.what for event in game.events() if event.kind == "storm-rolled"] == [area.id] * exposed
    assert [event.what for event in game.events() if event.kind == "wormsign-placed"] == [area.id] * desert


def test_there_are_101_areas_in_8_sectors_with_the_terrain_of_the_board():
    assert len(AREAS) == 101
    sizes = {sector.id: len(bits(sector.areas)) for sector in SECTORS}
    # The North Pole counts in all four inner sectors.
    assert sizes == {
        **{"outer-ne": 18, "outer-se": 10, "outer-sw": 10, "outer-nw": 20},
        **{"inner-ne": 17, "inner-se": 10, "inner-sw": 9, "inner-nw": 10},
    }
    grounds = {name: sum(area.terrain == number for area in AREAS) for number, name in enumerate(TERRAINS)}
    assert grounds == {"mountain": 19, "plateau": 12, "minor-erg": 5, "desert": 42, "deep-desert": 23}


@pytest.mark.component("token", "harkonnen-action-die")
@pytest.mark.component("token", "atreides-action-die")
def test_action_dice_have_six_faces_with_all_five_results():
    eight = rolled_actions(leadership=2, strategy=2, mentat=2, deployment=2)
    for seat, before in ((HARKONNEN, []), (ATREIDES, eight)):
        with pytest.raises(Undecided) as undecided:
            arrakis().phase("actions", outcomes=before)
        assert {ARRAKIS.key(n) for n in undecided.value.options} == {f"rolled-action:{name}" for name in RESULTS}
        assert len(FACES[seat]) == 6
        assert sorted(set(FACES[seat])) == list(range(len(RESULTS)))


@pytest.mark.component("token", "prescience-track")
def test_a_prescience_marker_stops_at_the_last_step():
    for before, after in ((LAST - 1, LAST), (LAST, LAST)):
        table = arrakis().prescience(kh=before).station("in-nw-4", "kh").area("in-sw-2", atreides=legion(regular=1))
        game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy")
        choose(game, "legion:in-sw-2", "to:in-nw-4")
        assert game.view()["stations"] == []
        assert game.view()["prescience"]["kh"] == after


@pytest.mark.component("token", "supremacy-track")
def test_the_supremacy_track_has_ten_steps_and_the_last_wins():
    table = arrakis().supremacy(9).sietch("windgap", level=3).area("in-sw-2", harkonnen=legion(regular=1))
    game = act(table.dice(HARKONNEN, strategy=2).turn(HARKONNEN), "strategy", 1)
    choose(game, "legion:in-sw-2")
    assert "yes" in keys(game)
    game.choose("yes")
    # Two of the three points are beyond the end.
    assert game.view()["supremacy"] == 10
    assert game.winners == [HARKONNEN]


@pytest.mark.parametrize(
    "tactic", [pytest.param(card, marks=pytest.mark.component("tactic", card.id), id=card.id) for card in TACTICS]
)
def test_a_tactic_card_of_the_solo_game_points_at_a_sietch_and_at_sectors_and_is_in_no_game_for_two(tactic: Tactic):
    area = next(area for area in AREAS if area.id == tactic.area)
    assert area.sietch
    assert set(tactic.sectors) <= {sector.id for sector in SECTORS}
    assert set(tactic.sectors) & set(area.sectors)
    assert sum(other.area == tactic.area for other in TACTICS) == 1
    assert tactic.id not in str(arrakis(dealt=True).turn(ATREIDES).view(ATREIDES))
