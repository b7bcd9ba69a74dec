"""Spice harvesting: income, imperium markers, stockpiling, the reserve, imperium bans."""

from __future__ import annotations

import pytest
from tests.arrakis.rules.reading import ATREIDES, HARKONNEN, act, attack, choose, figures, keys, targets

from sietch.arrakis.scenario import Scenario, arrakis, legion, rolled
from sietch.core.game import Game

DEEP = ("out-ne-1", "out-ne-2", "out-ne-10", "out-ne-13", "out-ne-14", "out-ne-16")


def harvest(table: Scenario, spice: int) -> Game:
    """The spice phase with so many points: a harvester in deep desert gives 2, one in desert 1."""
    table.harvester(*DEEP[: spice // 2], *(["in-sw-3"] if spice % 2 else []))
    # A revealed card makes the game wait at the end of the round.
    return table.revealed("stunted-worms").phase("spice")


def rows(game: Game) -> tuple[int, int, int]:
    found = game.view()["imperium"]
    return (found["choam"], found["spacing-guild"], found["landsraad"])


def bans(game: Game) -> set[str]:
    return set(game.view()["sanctions"])


@pytest.mark.ruling("wa_harvest_amount")
def test_a_harvester_in_desert_and_two_in_deep_desert_give_5_and_leave():
    table = arrakis().harvester("in-sw-3", "out-ne-1", "out-ne-2")
    game = table.phase("spice")
    assert game.view()["spice"] == 5
    assert game.view()["harvesters"] == []


@pytest.mark.ruling("wa_spice_costs")
def test_2_points_keep_a_marker_3_raise_it_by_one_and_nothing_lets_it_drop():
    game = harvest(arrakis().imperium(2, 3, 3), 5)
    assert game.view()["spice"] == 5
    choose(game, "keep:choam")
    # Once paid for, a marker is done with for the phase.
    assert not {"keep:choam", "raise:choam"} & set(keys(game))
    game.choose("raise:landsraad")
    assert rows(game) == (2, 4, 2)
    assert bans(game) == {"spacing-guild"}


@pytest.mark.ruling("wa_spice_costs")
def test_a_marker_rises_at_most_one_row_in_a_phase():
    game = harvest(arrakis().imperium(4, 4, 4), 6)
    game.choose("raise:choam")
    assert targets(game, "raise") == {"spacing-guild", "landsraad"}
    choose(game, "done")
    assert rows(game) == (3, 5, 5)


@pytest.mark.ruling("wa_example_spice")
def test_with_4_points_choam_and_the_guild_are_kept_and_the_landsraad_drops_with_its_ban():
    game = harvest(arrakis(), 4)
    choose(game, "keep:choam", "keep:spacing-guild")
    assert rows(game) == (1, 1, 2)
    assert bans(game) == {"landsraad"}


@pytest.mark.ruling("wa_marker_bounds")
def test_markers_move_neither_above_the_top_nor_below_the_bottom():
    game = harvest(arrakis().imperium(1, 5, 3), 12)
    # Raising at the top and keeping at the bottom, where it cannot drop, are not offered.
    assert targets(game, "raise") == {"spacing-guild", "landsraad"}
    assert targets(game, "keep") == {"choam", "landsraad"}
    game.choose("done")
    assert rows(game) == (2, 5, 4)


@pytest.mark.ruling("wa_stockpiling")
def test_at_5_supremacy_3_points_buy_one_more_and_only_once():
    game = harvest(arrakis().supremacy(5), 6)
    game.choose("stockpile")
    assert (game.view()["supremacy"], game.view()["spice"]) == (6, 3)
    assert "stockpile" not in keys(game)
    assert "stockpile" not in keys(harvest(arrakis().supremacy(6), 6))
    game = harvest(arrakis().supremacy(3), 6)
    game.choose("stockpile")
    assert game.view()["supremacy"] == 4
    assert "stockpile" not in keys(game)
    assert "stockpile" not in keys(harvest(arrakis().supremacy(3), 2))


@pytest.mark.ruling("wa_spice_reserve")
def test_one_point_at_most_is_saved_for_the_next_round():
    game = harvest(arrakis(), 3)
    game.choose("save")
    assert "save" not in keys(game)
    game.choose("done")
    view = game.view()
    assert (view["reserve"], view["spice"]) == (1, 0)
    game = arrakis().spice_reserve(1).harvester("in-sw-3").phase("spice")
    assert (game.view()["spice"], game.view()["reserve"]) == (2, 0)


@pytest.mark.ruling("wa_bans_active")
def test_bans_of_all_markers_that_dropped_and_of_those_on_the_bottom_are_active():
    game = harvest(arrakis().imperium(1, 2, 5), 1)
    game.choose("done")
    # Both that dropped, not one of them, and the one at the bottom.
    assert bans(game) == {"choam", "spacing-guild", "landsraad"}
    game = harvest(arrakis().imperium(1, 1, 5), 4)
    choose(game, "keep:choam", "keep:spacing-guild")
    assert bans(game) == {"landsraad"}
    game = harvest(arrakis().imperium(1, 1, 5), 7)
    choose(game, "keep:choam", "keep:spacing-guild", "raise:landsraad")
    assert bans(game) == set()


@pytest.mark.ruling("wa_bans_active")
def test_a_ban_ends_when_the_next_harvest_begins():
    game = arrakis().sanctions("choam", "landsraad").harvester("in-sw-3", "out-ne-1").phase("spice")
    assert bans(game) == set()


@pytest.mark.ruling("wa_bans_permanent")
def test_the_ban_of_choam_holds_the_stacking_limit_at_5_for_the_whole_round():
    table = (
        arrakis().settlements("arrakeen").area("arrakeen", harkonnen=legion(regular=5)).dice(HARKONNEN, deployment=2)
    )
    game = act(table.sanctions("choam").turn(HARKONNEN), "deployment")
    game.choose("place:arrakeen")
    assert figures(game, HARKONNEN, "arrakeen") == {"regular": 5}
    # The surplus goes at once when the ban begins.
    game = harvest(arrakis().area("arrakeen", harkonnen=legion(regular=5, elite=1)), 1)
    choose(game, "done", "lose:elite")
    assert figures(game, HARKONNEN, "arrakeen") == {"regular": 5}


@pytest.mark.ruling("wa_bans_permanent")
def test_the_ban_of_the_guild_forbids_scouting_but_not_troop_transport():
    def table() -> Scenario:
        scene = arrakis().ornithopter("az-inner-w").sietch("windgap", hidden=True).dice(HARKONNEN, strategy=1, mentat=1)
        return scene.area("in-nw-4", harkonnen=legion(regular=1))

    assert "free" in keys(table().turn(HARKONNEN))
    game = table().sanctions("spacing-guild").turn(HARKONNEN)
    assert "free" not in keys(game)
    act(game, "strategy")
    game.choose("legion:in-nw-4")
    assert targets(game, "fly")


@pytest.mark.ruling("wa_bans_permanent")
def test_the_ban_of_the_landsraad_forbids_cards_for_combat_dice():
    def fight(*banned: str) -> Game:
        table = arrakis().hand(HARKONNEN, "sandmasters").area("in-sw-2", harkonnen=legion(regular=1))
        table.area("in-sw-3", atreides=legion(regular=1)).dice(HARKONNEN, strategy=2)
        return act(table.sanctions(*banned).turn(HARKONNEN), "strategy", 1)

    game = fight()
    game.choose("legion:in-sw-2")
    assert set(keys(game)) == {"discard:sandmasters", "done"}
    game = fight("landsraad")
    attack(game, "in-sw-2", "in-sw-3", rolled(shield=1) + rolled(shield=1))
    assert set(keys(game)) == {"yes", "no"}
    assert game.view()["players"][ATREIDES]["legions"]["in-sw-3"] == {"regular": 1}
