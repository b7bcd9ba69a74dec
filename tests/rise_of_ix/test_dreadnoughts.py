"""Dreadnoughts: units in deployment and combat, and the locations that their winners control."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rise_of_ix.ix import effect, ix, led_by, play, reveal, ships
from tests.table import choose, goods, keys, player, strength_of

from sietch.core.game import Game

SKIRMISH = "skirmish-desert-mouse"


@pytest.mark.ruling("ix_dreadnought_strength")
def test_a_dreadnought_counts_three_and_swords_count_without_a_troop():
    game = reveal("dagger", "dagger", fighting=1)
    assert strength_of(game, 0) == 5


@pytest.mark.ruling("faq_dreadnought_in_garrison")
def test_a_dreadnought_in_the_garrison_gives_no_strength_and_no_combat_cards():
    table = ix().seat(0, docked=2, swords=2, intrigues=["devour"]).seat(1, troops=1)
    game = table.combat()
    assert strength_of(game, 0) == 0
    assert not any(event.kind == "passed" and event.seat == 0 for event in game.events())


@pytest.mark.ruling("faq_dreadnought_alone")
def test_a_dreadnought_alone_lets_its_owner_play_combat_cards():
    game = ix().seat(0, fighting=1, intrigues=["impress"]).intrigue_deck("go-to-ground").combat()
    assert (game.decision.seat, keys(game)) == (0, ["intrigue:impress", "pass"])


@pytest.mark.ruling("ix_units")
def test_deployment_is_counted_in_units():
    # One recruit, and any two of five units of the garrison.
    game = play("reconnaissance", "arrakeen", docked=2, garrison=3)
    assert player(game, 0)["garrison"] == 4
    choose(game, "deploy-dreadnought", "deploy-dreadnought")
    choose(game, "deploy")
    assert (player(game, 0)["troops"], player(game, 0)["fighting"]) == (1, 2)
    assert "deploy" not in keys(game)


@pytest.mark.ruling("ix_units")
def test_troops_of_the_garrison_leave_no_room_for_dreadnoughts():
    game = play("reconnaissance", "arrakeen", docked=2, garrison=3)
    choose(game, "deploy", "number:3")
    assert "deploy-dreadnought" not in keys(game)
    reasons = {refusal.key: refusal.reason[0] for refusal in game.refusals(0)}
    assert reasons["deploy-dreadnought"] == "why-deployment-limit"


@pytest.mark.ruling("ix_dreadnought_commission")
@pytest.mark.component("intrigue", "advanced-weaponry")
def test_a_dreadnought_commissioned_in_a_turn_at_a_combat_space_goes_beside_two_of_the_garrison():
    table = ix().seat(0, solari=3, intrigues=["advanced-weaponry"])
    game = play("reconnaissance", "spice-refinery", table, garrison=3)
    choose(game, "intrigue:advanced-weaponry", "deploy-dreadnought", "deploy", "number:2")
    assert (player(game, 0)["troops"], ships(game)) == (2, (1, 0, 1))
    assert "deploy" not in keys(game)


def combat(*seats: dict[str, Any], conflict: str = SKIRMISH, **at: int) -> Game:
    table = ix(players=len(seats)).conflict(conflict)
    for seat, facts in enumerate(seats):
        table.seat(seat, **{"intrigues": []} | facts)
    for location, seat in at.items():
        table.dreadnought_at(location.replace("_", "-"), seat)
    return table.resolve_combat()


@pytest.mark.ruling("ix_dreadnought_survives")
def test_dreadnoughts_of_those_who_did_not_win_go_to_the_garrison():
    game = combat({"troops": 3}, {"fighting": 1}, {})
    assert ships(game, 1) == (1, 1, 0)
    assert player(game, 0)["troops"] == 0


@pytest.mark.ruling("ix_dreadnought_survives")
def test_a_tie_for_first_has_no_winner_and_all_dreadnoughts_go_home():
    game = combat({"fighting": 1}, {"fighting": 1}, {})
    assert (ships(game, 0), ships(game, 1)) == ((1, 1, 0), (1, 1, 0))
    assert set(game.view(0)["dreadnoughts_at"].values()) == {None}


@pytest.mark.ruling("ix_dreadnought_control")
@pytest.mark.ruling("mix_ix_uprising_dreadnought_places")
def test_the_winner_must_put_a_dreadnought_on_a_location_and_a_second_one_goes_home():
    game = combat({"fighting": 2}, {}, {})
    places = ["place-dreadnought:arrakeen", "place-dreadnought:spice-refinery", "place-dreadnought:imperial-basin"]
    assert keys(game) == places
    choose(game, "place-dreadnought:spice-refinery")
    assert game.view(0)["dreadnoughts_at"]["spice-refinery"] == 0
    assert ships(game) == (0, 1, 0)


@pytest.mark.ruling("ix_example_dreadnoughts")
def test_the_example_of_three_players_in_combat():
    table = ix(players=3).conflict(SKIRMISH).control("arrakeen", 1).control("imperial-basin", 1)
    table.dreadnought_at("arrakeen", 0)
    table.seat(0, troops=2, intrigues=[]).seat(1, fighting=1, swords=2).seat(2, fighting=1, troops=2)
    game = table.combat()
    told = {event.seat: event.n for event in game.events() if event.kind == "strength-counted"}
    assert told == {0: 4, 1: 5, 2: 7}
    assert game.decision.seat == 2
    assert keys(game) == ["place-dreadnought:spice-refinery", "place-dreadnought:imperial-basin"]
    choose(game, "place-dreadnought:imperial-basin")
    view = game.view(0)
    assert view["dreadnoughts_at"] == {"arrakeen": None, "spice-refinery": None, "imperial-basin": 2}
    assert view["control"]["arrakeen"] == 1
    assert (ships(game, 0), ships(game, 1)) == ((1, 1, 0), (1, 1, 0))


@pytest.mark.ruling("ix_dreadnought_control_gains")
def test_the_bonus_goes_to_the_dreadnought_and_not_to_the_marker_below_it():
    table = ix().control("imperial-basin", 1).dreadnought_at("imperial-basin", 2)
    game = play("dune-the-desert-planet", "imperial-basin", table)
    assert [goods(game, seat)[1] for seat in range(4)] == [1, 0, 1, 0]


@pytest.mark.ruling("ix_dreadnought_control_gains")
def test_the_dreadnought_defends_the_location_when_its_conflict_comes():
    table = ix().round(3).conflict("siege-of-arrakeen").conflict_deck().control("arrakeen", 1)
    game = table.dreadnought_at("arrakeen", 2).new_round()
    assert (game.decision.seat, keys(game)) == (2, ["yes", "no"])


@pytest.mark.ruling("ix_dreadnought_control_gains")
def test_after_the_next_combat_the_dreadnought_goes_home_and_the_marker_works_again():
    game = combat({"troops": 1}, {}, {}, arrakeen=2)
    assert game.view(0)["dreadnoughts_at"]["arrakeen"] is None
    assert ships(game, 2) == (1, 1, 0)


def test_where_every_location_has_a_dreadnought_the_winners_goes_to_the_garrison():
    game = combat({"fighting": 1}, {}, {}, arrakeen=1, spice_refinery=1, imperial_basin=2)
    assert ships(game, 0) == (1, 1, 0)
    assert ships(game, 1) == (0, 2, 0)


@pytest.mark.component("tech", "detonation-devices")
def test_detonation_devices_give_a_point_for_a_dreadnought_instead_of_a_location():
    game = combat({"fighting": 2, "tech": ["detonation-devices"], "points": 1}, {}, {})
    assert "scrap-dreadnought" in keys(game)
    choose(game, "scrap-dreadnought")
    assert player(game, 0)["points"] == 2
    assert ships(game) == (1, 1, 0)


@pytest.mark.component("tech", "windtraps")
@pytest.mark.ruling("mix_worm_double_and_dreadnought")
def test_a_sandworm_doubles_the_reward_but_not_the_location_nor_windtraps():
    worm = {"fighting": 1, "worms": 1, "tech": ["windtraps"], "water": 0, "solari": 0}
    game = combat(worm, {"troops": 1}, {})
    while not any(key.startswith("place-dreadnought:") for key in keys(game)):
        choose(game, keys(game)[-1])
    choose(game, "place-dreadnought:arrakeen")
    gained = [event for event in game.events() if event.kind == "gained" and event.seat == 0 and event.what == "water"]
    assert [event.n for event in gained] == [1]
    assert any(event.kind == "reward-doubled" for event in game.events())
    assert list(game.view(0)["dreadnoughts_at"].values()).count(0) == 1


@pytest.mark.component("tech", "windtraps")
def test_windtraps_give_water_when_acquired_and_nothing_for_a_tie():
    table = ix().tech_stacks("windtraps", "flagship", "shuttle-fleet")
    game = play("dagger", "dreadnought", table, solari=3, spice=2)
    effect(game, "space.dreadnought.1")
    assert goods(game, 0)[2] == 2
    tie = combat({"troops": 1, "tech": ["windtraps"], "water": 0}, {"troops": 1}, {})
    assert goods(tie, 0)[2] == 0


@pytest.mark.component("leader", "prince-rhombur-vernius")
def test_rhomburs_dreadnoughts_have_strength_four():
    game = led_by("prince-rhombur-vernius", fighting=2, hand=["dagger"]).reveal(0)
    assert strength_of(game, 0) == 9


@pytest.mark.component("leader", "prince-rhombur-vernius")
def test_rhomburs_signet_acquires_a_tile_or_places_a_negotiator():
    table = led_by("prince-rhombur-vernius", spice=1).tech_stacks("artillery", "flagship", "shuttle-fleet")
    game = play("signet-ring", "arrakeen", table)
    choose(game, "effect:signet-ring.agent.0")
    ways = keys(game)
    assert len(ways) == 2
    choose(game, ways[1])
    assert player(game, 0)["negotiators"] == 1


@pytest.mark.ruling("ix_base_troops_wording")
def test_effects_that_name_troops_never_touch_dreadnoughts():
    game = reveal("satellite-ban", fighting=2)
    assert "effect:satellite-ban.reveal.1" not in keys(game)


@pytest.mark.component("conflict", "trade-monopoly")
@pytest.mark.component("tech", "spaceport")
@pytest.mark.ruling("faq_draw_after_reveal_turn")
def test_cards_drawn_as_a_reward_wait_for_the_next_round():
    table = ix("ix-conflicts", players=3).round(4).conflict("trade-monopoly")
    table.tech_stacks("spaceport", "flagship", "shuttle-fleet")
    table.seat(0, troops=3, freighter=3, spice=3, intrigues=[])
    game = table.resolve_combat()
    choose(game, "recall-freighter")
    while game.decision.seat == 0 and not game.over and game.view(0)["phase"] == "combat":
        options = keys(game)
        tech = [key for key in options if key in ("acquire-tech:spaceport", "branch:shipping-track.3.3")]
        choose(game, tech[0] if tech else options[0])
    assert "spaceport" in player(game, 0)["tech"]
    assert len(player(game, 0)["hand"]) == 7


@pytest.mark.component("conflict", "skirmish-ix-spice")
@pytest.mark.component("conflict", "skirmish-ix-troop")
@pytest.mark.parametrize(
    ("id", "first", "second", "third"),
    [("spice", (0, 1), (3, 0), (2, 0)), ("troop", (0, 0), (0, 2), (0, 1))],
)
def test_the_skirmishes_of_ix(id: str, first: tuple[int, int], second: tuple[int, int], third: tuple[int, int]):
    table = ix("ix-conflicts").conflict(f"skirmish-ix-{id}").seat(0, troops=3, intrigues=[])
    game = table.seat(1, troops=2).seat(2, troops=1).resolve_combat()
    choose(game, "advance-freighter")
    assert player(game, 0)["freighter"] == 1
    assert [goods(game, seat)[:2] for seat in range(3)] == [first, second, third]
    assert player(game, 0)["garrison"] == (4 if id == "troop" else 3)
    assert player(game, 0)["won"] == [f"skirmish-ix-{id}"]


@pytest.mark.component("conflict", "economic-supremacy")
@pytest.mark.parametrize(("paid", "points"), [(["no", "no"], 1), (["yes", "no"], 2), (["yes", "yes"], 3)])
def test_economic_supremacy_sells_two_more_points(paid: list[str], points: int):
    table = ix("ix-conflicts", players=3).round(9).conflict("economic-supremacy")
    game = table.seat(0, troops=3, solari=6, spice=4, intrigues=[]).seat(1, troops=2).resolve_combat()
    choose(game, *paid)
    assert (player(game, 0)["points"], player(game, 1)["points"]) == (points, 1)
