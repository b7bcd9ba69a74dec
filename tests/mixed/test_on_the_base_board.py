"""Rise of Ix and Immortality on the board of 2020, where the board makes a difference."""

from __future__ import annotations

from typing import Any

import pytest
from tests.mixed.boards import at_turn, graft, on_base, on_uprising, play, reveal, taken
from tests.table import choose, goods, influence, keys, others_reveal, player, rewards_taken

import sietch
from sietch.imperium.components import CARDS, CONFLICTS
from sietch.imperium.rules import ruleset

IX, IMMORTALITY = "rise-of-ix", "immortality"


def rules(*modules: str, players: int = 4) -> Any:
    return ruleset("imperium", ("base", *modules), players)


def ships(game: Any, seat: int = 0) -> tuple[int, int, int]:
    """Dreadnoughts in supply, in the garrison and in the conflict."""
    p = player(game, seat)
    return (p["dreadnoughts"], p["docked"], p["fighting"])


# ---- the overlays


@pytest.mark.ruling("ix_setup_overlay")
def test_the_overlay_of_rise_of_ix_covers_four_spaces_and_prints_three_again():
    with_ix, without = ({space.id for space in rules(*on).spaces.values()} for on in ((IX,), ()))
    assert without - with_ix == {"hall-of-oratory", "rally-troops", "sell-melange", "secure-contract"}
    assert with_ix - without == {"interstellar-shipping", "smuggling", "tech-negotiation", "dreadnought"}
    assert {"high-council", "mentat", "swordmaster"} <= with_ix
    assert rules(IX).posts == {}


def test_council_mentat_and_swordmaster_are_those_of_the_board():
    game = play("dagger", "mentat", on_base(IX), solari=2)
    assert (game.view(0)["mentat"], player(game, 0)["agents"], player(game, 0)["hand_count"]) == (0, 2, 1)
    game = at_turn(on_base(IX).seat(0, hand=["dagger"], council=True, swordmaster=True, solari=9))
    assert game.why_not("send:high-council") == ("why-has-council-seat", {})
    assert game.why_not("send:swordmaster") == ("why-has-swordmaster", {})
    # Who else has a Swordmaster does not make it cheaper.
    game = at_turn(on_base(IX).seat(0, hand=["dagger"], solari=7).seat(1, swordmaster=True))
    assert game.why_not("send:swordmaster") == ("why-goods", {"what": "solari", "n": 8, "have": 7})


@pytest.mark.ruling("im_setup_overlay")
@pytest.mark.ruling("im_research_station")
@pytest.mark.parametrize("modules", [(IMMORTALITY,), (IX, IMMORTALITY)])
def test_the_overlay_of_the_research_station_draws_two_cards_and_researches(modules):
    scenario = on_base(*modules)
    game = play("reconnaissance", "research-station", scenario, water=2, deck=["dagger", "diplomacy", "signet-ring"])
    taken(game, "space.research-station@immortality.0", "space.research-station@immortality.1")
    assert goods(game, 0)[2] == 0
    assert (player(game, 0)["hand_count"], player(game, 0)["research"]) == (2, "c1")
    choose(game, "deploy", "number:2")
    assert player(game, 0)["troops"] == 2


def test_without_the_overlay_the_research_station_draws_three_cards():
    game = play("reconnaissance", "research-station", on_base(IX), water=2, deck=["dagger", "diplomacy", "signet-ring"])
    assert player(game, 0)["hand_count"] == 3


# ---- the set-up


@pytest.mark.ruling("ix_setup_conflicts")
def test_the_conflicts_of_rise_of_ix_are_always_among_those_of_the_board():
    found = rules(IX)
    levels = [CONFLICTS[card].level for card in found.conflict_deck]
    assert [levels.count(level) for level in (1, 2, 3)] == [6, 11, 5]
    assert found.recipe.conflicts == ((1, 1), (2, 5), (3, 4))
    # No battle icon on any of them, and nothing is matched.
    assert {CONFLICTS[card].icon for card in found.conflict_deck} == {-1}


@pytest.mark.ruling("mix_three_boxes")
def test_the_decks_of_three_boxes():
    found = rules(IX, IMMORTALITY)
    assert (len(found.imperium_deck), len(found.intrigue_deck)) == (67 + 35 + 30, 40 + 17 + 15) == (132, 72)
    view = sietch.new("imperium", modules=[IX, IMMORTALITY], players=3, seed=1).view(0)
    assert view["imperium_deck_count"] + len(view["row"]) == 132


@pytest.mark.ruling("im_setup_experimentation")
@pytest.mark.parametrize("players", [3, 4])
def test_experimentation_replaces_dune_the_desert_planet(players):
    state = sietch.new("imperium", modules=[IMMORTALITY], players=players, seed=1).state
    for p in state.players:
        own = [CARDS[card].id for card in (*p.deck, *p.hand, *p.foreseen)]
        assert (len(own), own.count("experimentation"), own.count("dune-the-desert-planet")) == (10, 2, 0)


@pytest.mark.ruling("im_epic_control_the_spice")
@pytest.mark.ruling("mix_epic_immortality_deck")
@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_in_the_epic_game_with_immortality_control_the_spice_waits_in_the_discard_pile(game):
    table = sietch.new(game, modules=[IX, IMMORTALITY, "epic"], players=3, seed=4)
    for p in table.state.players:
        own = [CARDS[card].id for card in (*p.deck, *p.hand)]
        own += [CARDS[card].id for card in getattr(p, "foreseen", ())]
        staban = int("diplomacy" not in own)
        assert (len(own), own.count("experimentation"), own.count("control-the-spice")) == (10 - staban, 2, 0)
        assert [CARDS[card].id for card in p.discard] == ["control-the-spice"]


@pytest.mark.ruling("mix_epic_immortality_deck")
def test_control_the_spice_comes_with_the_first_reshuffle():
    # Two hands of five have emptied the deck; the third is drawn from what was discarded.
    used = ["dagger", "dagger", "diplomacy", "reconnaissance", "control-the-spice"]
    game = on_base(IX, IMMORTALITY, "epic").round(3).seat(0, hand=[], deck=[], discard=used).new_round()
    assert "control-the-spice" in player(game, 0)["hand"]


@pytest.mark.ruling("base_setup_reserve")
def test_the_reserve_of_the_board_has_the_only_foldspace_cards():
    table = sietch.new("imperium", modules=[IX, IMMORTALITY], seed=1)
    stacks = {stack.card.id: stack.left(table.state) for stack in table.state.ruleset.reserve}
    assert stacks == {"arrakis-liaison": 8, "base-the-spice-must-flow": 10, "foldspace-card": 6}
    cards = [entry.id for entry in table.rules.catalogue() if entry.printed == "foldspace-card"]
    assert cards == ["foldspace-card"]


# ---- Rise of Ix


def test_ilesa_and_the_foldspace_space_take_from_one_stack():
    game = play("diplomacy", "foldspace", on_base(IX, leader="ilesa-ecaz"))
    assert (player(game, 0)["discard"], game.view(0)["foldspace"]) == (["foldspace-card"], 5)
    game = play("signet-ring", "arrakeen", on_base(IX, leader="ilesa-ecaz"), solari=1)
    taken(game, "signet-ring.agent.0")
    assert (player(game, 0)["discard"], game.view(0)["foldspace"], goods(game, 0)[0]) == (["foldspace-card"], 5, 0)


def test_guild_accord_makes_heighliner_cost_four_spice():
    scenario = on_base(IX).seat(0, hand=["guild-accord"], spice=3)
    assert "send:heighliner" not in keys(choose(at_turn(scenario), "play:guild-accord"))
    game = play("guild-accord", "heighliner", on_base(IX), spice=4, water=0)
    assert goods(game, 0) == (0, 0, 2)
    assert (influence(game, 0), player(game, 0)["garrison"]) == ((0, 1, 0, 0), 8)


def test_tech_negotiation_takes_over_the_persuasion_of_hall_of_oratory():
    assert player(reveal("dagger", scenario=on_base(IX), at=["tech-negotiation"]), 0)["persuasion"] == 1


def test_the_winner_takes_arrakeen_carthag_or_imperial_basin_with_a_dreadnought():
    scenario = on_base(IX).conflict("skirmish-b").seat(0, fighting=2, intrigues=[]).seat(1, troops=1)
    game = scenario.resolve_combat()
    assert set(keys(game)) == {f"place-dreadnought:{name}" for name in ("arrakeen", "carthag", "imperial-basin")}
    choose(game, "place-dreadnought:carthag")
    assert game.view(0)["dreadnoughts_at"]["carthag"] == 0
    assert ships(game) == (0, 1, 0)


@pytest.mark.ruling("ix_dreadnought_control_gains")
def test_a_dreadnought_on_carthag_gains_its_solari_and_defends_it():
    scenario = on_base(IX).control("carthag", 1).dreadnought_at("carthag", 2)
    game = play("reconnaissance", "carthag", scenario)
    assert [goods(game, seat)[0] for seat in range(4)] == [0, 0, 1, 0]
    scenario = on_base(IX).round(3).conflict("siege-of-carthag").conflict_deck().control("carthag", 1)
    game = scenario.dreadnought_at("carthag", 2).new_round()
    assert (game.decision.seat, keys(game)) == (2, ["yes", "no"])


@pytest.mark.ruling("ix_example_dreadnoughts")
def test_the_example_of_three_players_in_combat():
    scenario = on_base(IX, players=3).conflict("skirmish-b").control("arrakeen", 1).control("imperial-basin", 1)
    scenario.dreadnought_at("arrakeen", 0)
    scenario.seat(0, troops=2, intrigues=[]).seat(1, fighting=1, swords=2).seat(2, fighting=1, troops=2)
    game = scenario.combat()
    told = {event.seat: event.n for event in game.events() if event.kind == "strength-counted"}
    assert told == {0: 4, 1: 5, 2: 7}
    places = {"place-dreadnought:carthag", "place-dreadnought:imperial-basin"}
    assert (game.decision.seat, set(keys(game))) == (2, places)
    choose(game, "place-dreadnought:imperial-basin")
    assert game.view(0)["dreadnoughts_at"] == {"arrakeen": None, "carthag": None, "imperial-basin": 2}
    assert game.view(0)["control"]["arrakeen"] == 1
    assert (ships(game, 0), ships(game, 1)) == ((1, 1, 0), (1, 1, 0))


@pytest.mark.ruling("faq_yuna_each_gain")
def test_yuna_with_dividends_and_windfall_has_nine_solari():
    scenario = on_base(IX, leader="princess-yuna-moritani").seat(0, intrigues=["expedite", "windfall", "ambush"])
    game = at_turn(scenario.seat(0, hand=["dagger", "diplomacy"], freighter=1, spice=1, solari=0))
    choose(game, "intrigue:expedite", "recall-freighter", "branch:shipping-track.1.0.0", "intrigue:windfall")
    assert [goods(game, seat)[0] for seat in range(4)] == [9, 1, 1, 1]


@pytest.mark.ruling("mix_landsraad_leaders_on_ix")
def test_leto_pays_two_solari_for_a_dreadnought():
    scenario = on_base(IX, leader="duke-leto-atreides").tech_stacks("flagship", "shuttle-fleet", "spaceport")
    game = play("dagger", "dreadnought", scenario, solari=2)
    assert goods(game, 0)[0] == 0
    taken(game, "space.dreadnought.0")
    assert ships(game) == (1, 1, 0)


@pytest.mark.ruling("mix_landsraad_leaders_on_ix")
def test_ilban_draws_for_what_he_pays_at_dreadnought_and_helena_passes_others_there():
    game = play("dagger", "dreadnought", on_base(IX, leader="count-ilban-richese"), solari=3)
    taken(game, "leader.count-ilban-richese.ability.0.when")
    assert player(game, 0)["hand_count"] == 1
    scenario = on_base(IX, leader="helena-richese").seat(1, at=["tech-negotiation", "dreadnought"])
    game = choose(at_turn(scenario.seat(0, hand=["dagger"], solari=3)), "play:dagger")
    assert {"send:tech-negotiation", "send:dreadnought"} <= set(keys(game))
    others = on_base(IX).seat(1, at=["tech-negotiation", "dreadnought"]).seat(0, hand=["dagger"], solari=3)
    assert at_turn(others).why_not("send:dreadnought") == ("why-occupied", {})


# ---- Rise of Ix with cards of 2020


@pytest.mark.ruling("ix_base_troops_wording")
@pytest.mark.ruling("faq_troops_from_supply")
def test_cards_of_2020_that_say_troops_touch_no_dreadnought_and_no_negotiator():
    scenario = on_base(IX).seat(1, garrison=0, docked=1, negotiators=2, hand=["dagger"])
    scenario.seat(2, fighting=1, hand=[]).seat(3, garrison=2, hand=[])
    game = play("gun-thopter", "smuggling", scenario)
    assert (ships(game, 1), player(game, 1)["negotiators"], player(game, 3)["garrison"]) == ((1, 1, 0), 2, 1)
    game = taken(play("test-of-humanity", "tech-negotiation", scenario), "test-of-humanity.agent.0")
    # Seat 1 has one card to discard; neither of the others has anything to lose.
    assert (player(game, 1)["discard"], ships(game, 2)) == (["dagger"], (1, 0, 1))
    fight = on_base(IX).seat(0, intrigues=["staged-incident"], troops=2, fighting=1).seat(1, troops=1)
    assert "intrigue:staged-incident" not in keys(fight.combat())
    # Recruits come from supply: a Negotiator cannot be taken.
    game = play("reconnaissance", "carthag", on_base(IX), garrison=9, negotiators=3)
    assert (player(game, 0)["garrison"], player(game, 0)["negotiators"]) == (9, 3)


def test_masterstroke_counts_no_dreadnought():
    scenario = on_base(IX, leader="baron-vladimir-harkonnen").seat(0, tokens=["guild", "fremen"])
    game = play("reconnaissance", "carthag", scenario, garrison=3, docked=2)
    choose(game, "deploy-dreadnought", "deploy-dreadnought", "deploy")
    assert (player(game, 0)["troops"], player(game, 0)["fighting"]) == (1, 2)
    assert player(game, 0)["tokens"] == ["fremen", "guild"]


@pytest.mark.ruling("ix_infiltration")
def test_the_voice_stops_infiltration_invasion_ships_and_infiltrate():
    scenario = on_base(IX).seat(1, at=["smuggling"], barred=["smuggling"]).seat(0, intrigues=["infiltrate", "ambush"])
    game = at_turn(scenario.seat(0, hand=["choam-delegate", "dagger", "diplomacy"], tech=["invasion-ships"]))
    choose(game, "intrigue:infiltrate", "use-tech:invasion-ships", "discard:diplomacy", "play:choam-delegate")
    assert "send:smuggling" not in keys(game)
    assert game.why_not("send:smuggling") == ("why-barred", {})


@pytest.mark.ruling("ix_infiltration")
def test_icons_that_dispatch_an_envoy_adds_do_not_infiltrate():
    scenario = on_base(IX).seat(1, at=["wealth", "smuggling"]).seat(0, intrigues=["dispatch-an-envoy", "ambush"])
    game = at_turn(scenario.seat(0, hand=["choam-delegate"]))
    choose(game, "intrigue:dispatch-an-envoy", "play:choam-delegate")
    assert {"send:smuggling", "send:secrets"} <= set(keys(game))
    assert game.why_not("send:wealth") == ("why-occupied", {})


@pytest.mark.ruling("ix_unload")
def test_a_card_that_mohiam_makes_an_opponent_discard_unloads():
    scenario = on_base(IX).seat(1, hand=["choam-delegate", "dagger"], solari=0)
    game = play("reverend-mother-mohiam", "wealth", scenario, in_play=["the-voice"])
    while game.decision.seat == 1:
        game.choose(keys(game)[0])
    assert (goods(game, 1)[0], sorted(player(game, 1)["discard"])) == (3, ["choam-delegate", "dagger"])


@pytest.mark.ruling("ix_imperial_bashar")
@pytest.mark.parametrize(("branch", "swords"), [("0", 2), ("1", 2 + 2 + 1)])
def test_imperial_bashar_counts_a_sister_only_if_she_gives_swords(branch, swords):
    game = reveal("imperial-bashar", "bene-gesserit-sister", scenario=on_base(IX), troops=1)
    taken(game, "bene-gesserit-sister.reveal.0")
    choose(game, f"branch:bene-gesserit-sister.reveal.0.{branch}")
    taken(game, "imperial-bashar.reveal.2")
    assert player(game, 0)["swords"] == swords


def test_bindu_suspension_comes_before_tiles_and_a_passed_turn_leaves_nothing_behind():
    facts: dict[str, Any] = {"tech": ["invasion-ships", "training-drones"], "hand": ["dagger", "diplomacy"]}
    scenario = on_base(IX).seat(0, intrigues=["bindu-suspension", "ambush"]).seat(1, hand=["dagger"])
    game = at_turn(scenario.seat(0, **facts))
    used = game.copy()
    choose(used, "use-tech:training-drones")
    assert used.why_not("intrigue:bindu-suspension") == ("why-start-of-turn", {})
    choose(game, "intrigue:bindu-suspension", "yes")
    assert (game.decision.seat, game.state.unblocked) == (1, False)


def test_a_turn_that_is_passed_is_one_of_ilesas_turns():
    scenario = on_base(IX, leader="ilesa-ecaz").seat(0, intrigues=["bindu-suspension", "ambush"])
    scenario.seat(1, hand=["dagger"], intrigues=["private-army"])
    game = at_turn(scenario.seat(0, hand=["diplomacy"], ahead=["dagger"]))
    choose(game, "intrigue:bindu-suspension", "yes")
    others_reveal(game)
    # The second turn of the round: the card is back in hand.
    assert "dagger" in player(game, 0)["hand"]


# ---- Immortality


@pytest.mark.ruling("im_example_chairdog")
def test_chairdog_with_arrakis_liaison_at_the_mentat():
    game = graft("chairdog", "arrakis-liaison", "mentat", on_base(IMMORTALITY), solari=2)
    assert (game.view(0)["mentat"], player(game, 0)["agents"]) == (0, 2)
    choose(game, "end")
    others_reveal(game).choose("reveal")
    assert "arrakis-liaison" in player(game, 0)["revealed"]
    assert not [key for key in keys(game) if key.startswith(("play:", "graft:"))]


@pytest.mark.ruling("im_example_ghola")
def test_ghola_with_corrino_genes_at_wealth():
    game = graft("ghola", "corrino-genes", "wealth", on_base(IMMORTALITY), solari=0)
    taken(game, "corrino-genes.agent.0", "ghola.corrino-genes.0")
    assert (goods(game, 0)[0], influence(game, 0)) == (2, (1, 0, 0, 0))
    assert player(game, 0)["tleilaxu"] == 2


@pytest.mark.ruling("im_ghola_bene_gesserit")
def test_gholas_copy_of_mohiam_counts_mohiam_and_her_own_box_does_not_count_ghola():
    scenario = on_base(IMMORTALITY).seat(1, hand=["dagger"] * 2 + ["diplomacy", "seek-allies"])
    scenario.seat(2, hand=[]).seat(3, hand=[])
    game = graft("ghola", "reverend-mother-mohiam", "wealth", scenario)
    taken(game, "ghola.reverend-mother-mohiam.0")
    while game.decision.seat == 1:
        game.choose(keys(game)[0])
    assert len(player(game, 1)["hand"]) == 2
    assert "effect:reverend-mother-mohiam.agent.0" not in keys(game)


@pytest.mark.ruling("faq_pheromones_no_double_use")
def test_beguiling_pheromones_with_imperial_spy_draw_no_intrigue_card():
    game = graft("beguiling-pheromones", "imperial-spy", "wealth", on_base(IMMORTALITY))
    choose(game, "effect:beguiling-pheromones.agent.1", "trash-play:imperial-spy")
    assert (player(game, 0)["intrigues_count"], influence(game, 0)) == (1, (2, 0, 0, 0))
    assert "effect:imperial-spy.agent.0" not in keys(game)


@pytest.mark.ruling("faq_pheromones_doomed_card")
def test_beguiling_pheromones_may_trash_foldspace_which_goes_back_to_its_stack():
    scenario = on_base(IMMORTALITY).reserve(foldspace_card=5)
    game = graft("beguiling-pheromones", "foldspace-card", "wealth", scenario)
    choose(game, "effect:beguiling-pheromones.agent.1", "trash-play:foldspace-card")
    assert (game.view(0)["foldspace"], game.view(0)["trashed"]) == (6, [])
    assert influence(game, 0) == (2, 0, 0, 0)


@pytest.mark.ruling("im_designer_trashed_partner")
def test_dissecting_kit_with_bene_gesserit_initiate_in_either_order():
    game = graft("dissecting-kit", "bene-gesserit-initiate", "carthag", on_base(IMMORTALITY, ask_everything=True))
    kit_first = game.copy()
    choose(kit_first, "effect:dissecting-kit.agent.1")
    assert player(kit_first, 0)["specimens"] == 1
    assert "effect:bene-gesserit-initiate.agent.0" not in keys(kit_first)
    choose(game, "effect:bene-gesserit-initiate.agent.0", "effect:dissecting-kit.agent.1")
    assert (player(game, 0)["specimens"], player(game, 0)["hand_count"]) == (1, 1)


@pytest.mark.ruling("base_dispatch_an_envoy_icons")
def test_slig_farmer_with_spice_hunter_and_an_envoy_counts_five_icons():
    scenario = on_base(IMMORTALITY).seat(0, intrigues=["dispatch-an-envoy", "ambush"])
    game = at_turn(scenario.seat(0, hand=["slig-farmer", "spice-hunter"], solari=0))
    choose(game, "intrigue:dispatch-an-envoy", "graft:slig-farmer")
    choose(game, "send:stillsuits")
    assert goods(game, 0)[0] == 5


@pytest.mark.ruling("faq_ghola_carryall")
@pytest.mark.parametrize(("space", "water", "spice"), [("hagga-basin", 1, 8), ("the-great-flat", 2, 12)])
def test_ghola_with_carryall_gives_four_times_the_spice(space, water, spice):
    assert goods(graft("ghola", "carryall", space, on_base(IMMORTALITY), water=water, spice=0), 0)[1] == spice


@pytest.mark.parametrize(("space", "spice"), [("hagga-basin", 7), ("imperial-basin", 3)])
def test_ariana_gains_one_less_of_a_harvest_that_is_doubled_twice(space, spice):
    """The doubled spice is one harvest: 1 less in all."""
    ariana = on_base(IMMORTALITY, leader="countess-ariana-thorvald")
    game = graft("ghola", "carryall", space, ariana, water=2, spice=0, deck=["dagger", "diplomacy"])
    assert goods(game, 0)[1] == spice


def test_two_own_agents_of_one_space_are_two_for_armand():
    table = on_uprising("rise-of-ix", "base-cards", leader="archduke-armand-ecaz")
    hand = ["kwisatz-haderach", "dagger"]
    game = at_turn(table.seat(0, hand=hand, at=["arrakeen"], deck=["diplomacy", "seek-allies"]))
    choose(game, "play:kwisatz-haderach", "at-leader", "send:arrakeen")
    while "end" not in keys(game):
        game.choose(keys(game)[0])
    game.choose("end")
    while game.decision.seat:
        game.choose("reveal" if "reveal" in keys(game) else "end")
    game.choose("reveal")
    assert "effect:leader.archduke-armand-ecaz.ability.0.when" in keys(game)


def test_twisted_mentat_recalls_one_of_two_own_agents_of_a_space():
    scenario = on_base(IMMORTALITY).seat(0, at=["wealth"]).row("choam-directorship", "opulence", "worm-riders")
    game = scenario.seat(0, hand=["twisted-mentat", "kwisatz-haderach"]).turn(0)
    choose(game, "graft:twisted-mentat", "at-leader", "send:wealth")
    taken(game, "twisted-mentat.agent.1")
    p = player(game, 0)
    assert (p["at"], p["agents"], p["second_at"]) == (["wealth"], 1, None)


def test_research_at_the_end_of_the_track_draws_the_card_that_paul_has_seen():
    scenario = on_base(IMMORTALITY, leader="paul-atreides").seat(0, intrigues=["breakthrough", "ambush"])
    game = at_turn(scenario.seat(0, research="c8-t", hand=["dagger"], deck=["diplomacy"], discard=[]))
    assert player(game, 0)["foreseen"] == ["diplomacy"]
    choose(game, "intrigue:breakthrough")
    assert "diplomacy" in player(game, 0)["hand"]


def test_a_conflict_of_the_board_gives_no_points_for_icons():
    scenario = on_base(IX, IMMORTALITY).conflict("trade-monopoly").seat(0, troops=2, intrigues=[]).seat(1, troops=1)
    game = scenario.resolve_combat()
    while game.view(0)["round"] == 1:
        game.choose(keys(game)[-1])
    assert rewards_taken(game)[0] == 1
    assert not any(event.kind == "icons-matched" for event in game.events())


@pytest.mark.ruling("faq_intrigue_cost_and_condition")
@pytest.mark.parametrize(
    ("card", "idle", "useful", "reason"),
    [
        ("advanced-weaponry", {"solari": 3, "docked": 2}, {"docked": 1}, "why-no-dreadnought"),
        ("cull", {"solari": 1, "hand": []}, {"hand": ["dagger"]}, "why-no-card-to-trash"),
        ("reinforcements", {"solari": 3, "supply": 0}, {"supply": 1}, "why-no-troops-in-supply"),
        ("quid-pro-quo", {"spice": 2, "at": ["arrakeen"]}, {"at": ["wealth"]}, "why-no-agent-on-faction"),
        ("water-of-life", {"spice": 1, "water": 1, "deck": []}, {"deck": ["dagger"]}, "why-no-cards-to-draw"),
    ],
)
def test_an_intrigue_card_is_not_paid_for_where_it_would_do_nothing(card, idle, useful, reason):
    game = at_turn(on_base(IX).seat(0, intrigues=[card], **idle))
    assert game.why_not(f"intrigue:{card}")[0] == reason
    game = at_turn(on_base(IX).seat(0, intrigues=[card], **{**idle, **useful}))
    assert f"intrigue:{card}" in keys(game)
