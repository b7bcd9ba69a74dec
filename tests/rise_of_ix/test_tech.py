"""The eighteen tech tiles in play."""

from __future__ import annotations

import pytest
from tests.rise_of_ix.ix import effect, ix, play, reveal
from tests.table import choose, goods, influence, keys, others_reveal, player, strength_of

from sietch.core.game import Game
from sietch.imperium.scenario import Scenario


def offering(tile: str) -> Scenario:
    others = [id for id in ("flagship", "shuttle-fleet", "holtzman-engine") if id != tile]
    table = ix()
    table.tech_stacks(tile, *others[:2])
    return table


def acquire(tile: str, **facts: object) -> Game:
    """Seat 0 acquires the tile at the Dreadnought space for its full cost."""
    cost = {"chaumurky": 4, "disposal-facility": 3, "flagship": 8, "invasion-ships": 5, "memocorders": 2}
    spice = cost.get(tile) or {"shuttle-fleet": 6, "sonic-snoopers": 2, "spaceport": 5}[tile]
    game = play("dagger", "dreadnought", offering(tile), solari=3, spice=spice, **facts)
    choose(game, "effect:space.dreadnought.1")
    if f"acquire-tech:{tile}" in keys(game):
        choose(game, f"acquire-tech:{tile}")
    assert tile in player(game, 0)["tech"]
    assert goods(game, 0)[1] == 0
    return game


@pytest.mark.component("tech", "artillery")
def test_artillery_gives_a_sword_for_each_revealed_card_with_swords():
    game = reveal("dagger", "dagger", "convincing-argument", tech=["artillery"], troops=1)
    if "effect:tech.artillery.reveal.0" in keys(game):
        effect(game, "tech.artillery.reveal.0")
    assert player(game, 0)["swords"] == 4


@pytest.mark.component("tech", "chaumurky")
def test_chaumurky_draws_two_intrigue_cards():
    assert player(acquire("chaumurky"), 0)["intrigues_count"] == 3


@pytest.mark.component("tech", "chaumurky")
@pytest.mark.ruling("faq_chaumurky")
def test_the_owner_of_chaumurky_wins_ties():
    table = ix().seat(0, points=10, spice=5, intrigues=[]).seat(1, points=10, tech=["chaumurky"])
    assert table.endgame().winners == [1]
    # Only ties: a point more still wins.
    table = ix().seat(0, points=11, intrigues=[]).seat(1, points=10, tech=["chaumurky"])
    assert table.endgame().winners == [0]


@pytest.mark.component("tech", "disposal-facility")
def test_disposal_facility_trashes_a_card_in_play_with_six_persuasion():
    game = reveal("convincing-argument", "convincing-argument", "dune-the-desert-planet", tech=["disposal-facility"])
    assert "effect:tech.disposal-facility.reveal.0" not in keys(game)
    hand = ["convincing-argument", "convincing-argument", "dune-the-desert-planet", "reconnaissance"]
    game = reveal(*hand, tech=["disposal-facility"])
    effect(game, "tech.disposal-facility.reveal.0")
    choose(game, "trash-play:dune-the-desert-planet")
    assert player(game, 0)["persuasion"] == 6
    assert "dune-the-desert-planet" not in player(game, 0)["revealed"]


@pytest.mark.component("tech", "disposal-facility")
def test_persuasion_that_was_spent_counts_for_disposal_facility():
    hand = ["convincing-argument", "convincing-argument", "dune-the-desert-planet", "reconnaissance"]
    table = ix().reserve(prepare_the_way=1).seat(0, tech=["disposal-facility"])
    game = choose(reveal(*hand, scenario=table), "buy:prepare-the-way")
    assert "effect:tech.disposal-facility.reveal.0" in keys(game)


@pytest.mark.component("tech", "flagship")
@pytest.mark.ruling("ix_tile_flip")
@pytest.mark.ruling("faq_errata_tech_once_per_round")
def test_flagship_is_a_point_and_once_a_round_three_troops_for_four_solari():
    assert player(acquire("flagship"), 0)["points"] == 2
    game = play("reconnaissance", "arrakeen", tech=["flagship"], solari=8, hand=["dagger"])
    choose(game, "use-tech:flagship")
    assert (goods(game, 0)[0], player(game, 0)["garrison"]) == (4, 7)
    assert player(game, 0)["tech_flipped"] == ["flagship"]
    assert "use-tech:flagship" not in keys(game)
    choose(game, "end")
    others_reveal(game)
    assert "use-tech:flagship" not in keys(game)
    reasons = {refusal.key: refusal.reason[0] for refusal in game.refusals(0)}
    assert reasons["use-tech:flagship"] == "why-tech-flipped"


@pytest.mark.ruling("ix_tile_flip")
def test_tiles_are_turned_up_at_the_start_of_the_next_round():
    table = ix().seat(0, tech=["training-drones"], tech_flipped=["training-drones"])
    assert player(table.new_round(), 0)["tech_flipped"] == []


@pytest.mark.component("tech", "holoprojectors")
def test_holoprojectors_change_a_card_and_need_one_to_discard():
    game = ix().seat(0, hand=["dagger"], deck=["diplomacy"], tech=["holoprojectors"]).turn(0)
    choose(game, "use-tech:holoprojectors")
    assert (player(game, 0)["hand"], player(game, 0)["discard"]) == (["diplomacy"], ["dagger"])
    game = ix().seat(0, tech=["holoprojectors"]).turn(0)
    assert "use-tech:holoprojectors" not in keys(game)


@pytest.mark.component("tech", "holtzman-engine")
def test_holtzman_engine_draws_a_sixth_card():
    game = ix().seat(0, tech=["holtzman-engine"]).new_round()
    assert [p["hand_count"] for p in game.view(0)["players"]] == [6, 5, 5, 5]


@pytest.mark.component("tech", "holtzman-engine")
@pytest.mark.parametrize(("copies", "points"), [(1, 1), (2, 2)])
def test_holtzman_engine_is_a_point_with_two_copies_of_the_spice_must_flow(copies: int, points: int):
    flow = ["the-spice-must-flow"] * copies
    table = ix().reserve(the_spice_must_flow=8).seat(0, tech=["holtzman-engine"], discard=flow, intrigues=[])
    assert table.endgame().scores[0] == points


@pytest.mark.component("tech", "invasion-ships")
def test_invasion_ships_recruit_four_and_let_an_agent_pass_the_others():
    assert player(acquire("invasion-ships"), 0)["garrison"] == 7
    table = ix().seat(1, at=["arrakeen"]).seat(0, hand=["reconnaissance", "dagger"], tech=["invasion-ships"])
    game = table.turn(0)
    choose(game, "use-tech:invasion-ships", "discard:dagger", "play:reconnaissance", "send:arrakeen")
    assert player(game, 0)["at"] == ["arrakeen"]
    # Only before the agent is sent, and only for this turn.
    assert "use-tech:invasion-ships" not in keys(game)
    game = choose(table.turn(0), "play:reconnaissance")
    assert "send:arrakeen" not in keys(game)


@pytest.mark.component("tech", "memocorders")
def test_memocorders_give_influence_and_a_point_for_three_with_all():
    game = choose(acquire("memocorders"), "faction:fremen")
    assert influence(game, 0) == (0, 0, 0, 1)
    level = {"emperor": 3, "guild": 3, "bene-gesserit": 3, "fremen": 3}
    table = ix().seat(0, tech=["memocorders"], influence=level, intrigues=[])
    assert table.endgame().scores[0] == 1 + 4 + 1
    level["fremen"] = 2
    table = ix().seat(0, tech=["memocorders"], influence=level, intrigues=[])
    assert table.endgame().scores[0] == 1 + 4


@pytest.mark.component("tech", "minimic-film")
def test_minimic_film_gives_persuasion_in_the_reveal_turn():
    assert player(reveal("dagger", tech=["minimic-film"]), 0)["persuasion"] == 1


@pytest.mark.component("tech", "restricted-ordnance")
@pytest.mark.parametrize(("council", "swords"), [(False, 1), (True, 5)])
def test_restricted_ordnance_needs_a_council_seat(council: bool, swords: int):
    game = reveal("dagger", tech=["restricted-ordnance"], council=council, troops=1)
    assert player(game, 0)["swords"] == swords
    assert strength_of(game, 0) == 2 + swords


@pytest.mark.component("tech", "shuttle-fleet")
def test_shuttle_fleet_gives_influence_with_two_factions_and_two_solari_a_round():
    game = choose(acquire("shuttle-fleet"), "faction:emperor", "faction:fremen")
    assert influence(game, 0) == (1, 0, 0, 1)
    assert goods(ix().seat(0, tech=["shuttle-fleet"]).new_round(), 0)[0] == 2


@pytest.mark.component("tech", "sonic-snoopers")
@pytest.mark.ruling("ix_hidden_bottom")
def test_sonic_snoopers_change_intrigue_cards_unseen_and_are_gone():
    table = ix().intrigue_deck("impress", "go-to-ground", "spring-the-trap").next("drawn-intrigue:impress")
    game = table.seat(0, intrigues=["devour"], tech=["sonic-snoopers"]).turn(0)
    choose(game, "use-tech:sonic-snoopers", "under-intrigue:devour")
    if "no" in keys(game):
        choose(game, "no")
    assert player(game, 0)["intrigues"] == ["impress"]
    assert player(game, 0)["tech"] == []
    assert game.view(1)["under_intrigue_count"] == 1
    hidden = [event for event in game.events(1) if event.kind == "put-under-intrigue"]
    assert [event.what for event in hidden] == [None]


@pytest.mark.ruling("ix_hidden_bottom")
def test_a_card_under_the_deck_is_drawn_when_the_others_are():
    table = ix().intrigue_deck("impress", "go-to-ground").under_intrigue("go-to-ground").seat(0, intrigues=[])
    game = play("diplomacy", "secrets", table)
    assert player(game, 0)["intrigues"] == ["impress"]
    assert game.view(0)["under_intrigue_count"] == 0
    assert game.view(0)["intrigue_deck_count"] == 1


@pytest.mark.component("tech", "spaceport")
def test_spaceport_draws_two_cards_and_puts_acquired_cards_on_top():
    game = acquire("spaceport", deck=["diplomacy", "dagger"])
    assert sorted(player(game, 0)["hand"]) == ["dagger", "diplomacy"]
    table = ix().reserve(prepare_the_way=2).seat(0, tech=["spaceport"], deck=["dagger"])
    game = reveal("convincing-argument", "convincing-argument", scenario=table)
    choose(game, "buy:prepare-the-way", "yes")
    assert game.view(1)["players"][0]["on_top"] == ["prepare-the-way"]
    choose(game, "buy:prepare-the-way", "no")
    assert player(game, 0)["discard"] == ["prepare-the-way"]


@pytest.mark.component("tech", "spy-satellites")
@pytest.mark.ruling("faq_tech_tile_default_timing")
def test_spy_satellites_are_a_point_for_three_spice_in_the_own_turn_only():
    table = ix().seat(0, tech=["spy-satellites"], spice=3, hand=["dagger"])
    game = choose(table.turn(0), "use-tech:spy-satellites")
    assert (player(game, 0)["points"], player(game, 0)["tech"], goods(game, 0)[1]) == (2, [], 0)
    assert "use-tech:spy-satellites" not in keys(table.turn(1))
    assert all("use-tech" not in key for key in keys(table.combat()))


@pytest.mark.component("tech", "spy-satellites")
def test_spy_satellites_are_a_point_for_each_faction_with_little_influence_at_the_end():
    table = ix().seat(0, tech=["spy-satellites"], influence={"emperor": 2, "guild": 1}, intrigues=[])
    assert table.endgame().scores[0] == 1 + 1 + 3


@pytest.mark.component("tech", "training-drones")
def test_training_drones_recruit_a_troop_that_may_be_deployed():
    game = ix().seat(0, hand=["reconnaissance"], tech=["training-drones"]).turn(0)
    choose(game, "use-tech:training-drones", "play:reconnaissance", "send:spice-refinery", "deploy", "number:3")
    assert player(game, 0)["troops"] == 3


@pytest.mark.component("tech", "troop-transports")
def test_troop_transports_bring_a_third_troop_and_deploy_them_anywhere():
    game = play("dune-the-desert-planet", "smuggling", tech=["troop-transports"], freighter=2)
    choose(game, "effect:space.smuggling.1", "recall-freighter", "effect:shipping-track.2.1")
    assert keys(game) == ["number:0", "number:1", "number:2", "number:3"]
    choose(game, "number:2")
    assert (player(game, 0)["garrison"], player(game, 0)["troops"]) == (4, 2)
    assert "deploy" not in keys(game)


@pytest.mark.component("tech", "troop-transports")
def test_troop_transports_deploy_nothing_when_the_conflict_is_over():
    table = ix("ix-conflicts", players=3).conflict("skirmish-ix-spice")
    game = table.seat(0, troops=1, freighter=2, tech=["troop-transports"], intrigues=[]).resolve_combat()
    choose(game, "recall-freighter")
    while game.view(0)["phase"] == "combat":
        assert not any(key.startswith("number:") for key in keys(game))
        choose(game, keys(game)[0])
    assert player(game, 0)["garrison"] == 6
