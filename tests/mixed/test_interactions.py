"""Rules that only matter where boxes meet, on the board of Uprising."""

from __future__ import annotations

from typing import Any

import pytest
from tests.mixed.boards import at_turn, graft, on_base, on_uprising, play, reveal, sent, taken, usurp
from tests.table import choose, goods, influence, keys, player

from sietch.imperium.components import CARDS, has_trait
from sietch.imperium.modules.immortality.ghola import BOXES

IX, IMMORTALITY, BASE = "rise-of-ix", "immortality", "base-cards"


def ships(game: Any, seat: int = 0) -> tuple[int, int, int]:
    """Dreadnoughts in supply, in the garrison and in the conflict."""
    p = player(game, seat)
    return (p["dreadnoughts"], p["docked"], p["fighting"])


# ---- Rise of Ix with Uprising


def test_cards_that_count_units_count_dreadnoughts():
    scenario = on_uprising(IX).seat(0, intrigues=["distraction", "devour"], docked=2)
    game = play("reconnaissance", "arrakeen", scenario, garrison=3)
    choose(game, "deploy-dreadnought", "deploy-dreadnought")
    assert "intrigue:distraction" not in keys(game)
    choose(game, "deploy")
    assert "intrigue:distraction" in keys(game)


def test_cards_that_say_troops_pass_dreadnoughts_by():
    fight = on_uprising(IX).seat(0, intrigues=["tactical-option"], troops=1, fighting=2).seat(1, troops=1)
    game = choose(fight.combat(), "intrigue:tactical-option", "branch:intrigue.tactical-option.combat.1")
    assert keys(game) == ["number:0", "number:1"]


@pytest.mark.ruling("mix_worm_double_and_dreadnought")
def test_a_sandworm_lets_each_payment_of_economic_supremacy_be_made_twice():
    scenario = on_uprising(IX, "ix-conflicts").round(7).conflict("economic-supremacy")
    scenario.seat(0, worms=1, intrigues=[], solari=12, spice=8, points=1).seat(1, troops=1)
    game = scenario.resolve_combat()
    while game.decision.seat == 0 and not game.over and game.view(0)["phase"] == "combat":
        yes = [key for key in keys(game) if key == "yes" or key.startswith("effect:")]
        choose(game, yes[0] if yes else keys(game)[0])
    assert (player(game, 0)["points"], goods(game, 0)[:2]) == (1 + 6, (0, 0))


def test_the_shield_wall_stops_no_dreadnought():
    scenario = on_uprising(IX).round(3).conflict("siege-of-arrakeen").shield_wall(True)
    game = play("reconnaissance", "arrakeen", scenario, docked=1)
    choose(game, "deploy-dreadnought")
    assert ships(game) == (1, 0, 1)


def test_shaddams_signet_bars_dreadnoughts_and_the_recruits_of_treachery():
    shaddam = "shaddam-corrino-iv"
    scenario = on_uprising("choam", IX, leader=shaddam).seat(0, intrigues=["advanced-weaponry", "devour"], solari=3)
    game = play("signet-ring", "arrakeen", scenario, docked=1, garrison=3)
    choose(game, "intrigue:advanced-weaponry")
    assert game.why_not("deploy-dreadnought") == ("why-deployment-forbidden", {})
    graftable = on_uprising("choam", IX, IMMORTALITY, leader=shaddam)
    game = play("signet-ring", "arrakeen", graftable, hand=["treachery", "dagger"], intrigues=["cull"], solari=1)
    choose(game, "intrigue:cull", "trash-hand:treachery")
    # Trashed in the turn of the signet ring: the two recruits stay in the garrison beside the one of Arrakeen.
    assert (player(game, 0)["garrison"], player(game, 0)["troops"]) == (3 + 1 + 2, 0)


def test_an_ix_contract_for_the_high_council_is_completed_by_a_later_visit():
    scenario = on_uprising("choam", IX).seat(0, contracts=["contract-ix-high-council"], council=True)
    game = play("dagger", "high-council", scenario, solari=5)
    while "effect:contract-ix-high-council.reward.0" not in keys(game) and not player(game, 0)["completed"]:
        game.choose(next(key for key in keys(game) if key != "end"))
    assert player(game, 0)["completed"] == ["contract-ix-high-council"]


def test_harvest_contracts_count_the_spice_of_the_freighter():
    scenario = on_uprising("choam", IX).seat(0, contracts=["contract-ix-harvest-3"], intrigues=["expedite", "devour"])
    game = play("dune-the-desert-planet", "imperial-basin", scenario, spice=1, freighter=1)
    assert player(game, 0)["completed"] == []
    choose(game, "intrigue:expedite", "recall-freighter", "branch:shipping-track.1.0.1")
    assert goods(game, 0)[1] == 1 + 2
    while not player(game, 0)["completed"]:
        game.choose(next(key for key in keys(game) if key != "end"))


def test_a_dreadnought_on_the_spice_refinery_gains_and_defends():
    scenario = on_uprising(IX).control("spice-refinery", 1).dreadnought_at("spice-refinery", 2)
    game = play("reconnaissance", "spice-refinery", scenario)
    assert [goods(game, seat)[0] for seat in (1, 2)] == [0, 1]
    scenario = on_uprising(IX).round(3).conflict("seize-spice-refinery").conflict_deck().control("spice-refinery", 1)
    game = scenario.dreadnought_at("spice-refinery", 2).new_round()
    assert (game.decision.seat, keys(game)) == (2, ["yes", "no"])


# ---- Rise of Ix with Immortality


@pytest.mark.ruling("im_ghola_weirding_way")
@pytest.mark.parametrize("board", [on_base, on_uprising])
def test_ghola_with_weirding_way_gives_two_turns_in_a_row(board):
    scenario = board(IX, IMMORTALITY).seat(0, swordmaster=True).seat(1, hand=["dagger"])
    game = graft("ghola", "weirding-way", "arrakeen", scenario, hand=["dagger", "diplomacy", "seek-allies"], solari=5)
    choose(taken(game, "weirding-way.agent.0", "ghola.weirding-way.0"), "end")
    assert game.decision.seat == 0
    choose(game, "play:diplomacy")
    sent(game, "secrets")
    choose(game, *(["end"] if "end" in keys(game) else [keys(game)[0], "end"]))
    assert game.decision.seat == 0
    choose(game, "play:seek-allies")
    sent(game, "stillsuits" if board is on_base else "fremkit")
    while game.decision.seat == 0:
        game.choose(keys(game)[-1])
    assert game.decision.seat == 1


@pytest.mark.ruling("im_ghola_weirding_way")
def test_either_of_the_two_turns_may_be_left_and_a_reveal_turn_is_the_last():
    scenario = on_base(IX, IMMORTALITY).seat(1, hand=["dagger"], intrigues=["private-army"])
    game = graft("ghola", "weirding-way", "arrakeen", scenario, hand=["dagger", "diplomacy"])
    one = game.copy()
    choose(taken(one, "space.arrakeen@base.1", "weirding-way.agent.0"), "end", "reveal", "end")
    assert one.decision.seat == 1
    choose(taken(game, "space.arrakeen@base.1", "weirding-way.agent.0", "ghola.weirding-way.0"), "end", "reveal", "end")
    # There is no turn after the own Reveal turn.
    assert game.decision.seat == 1


def test_ghola_copies_the_boxes_of_rise_of_ix():
    scenario = on_base(IX, IMMORTALITY).tech_stacks("artillery", "windtraps", left=(0, 0, 0))
    game = graft("ghola", "ixian-engineer", "smuggling", scenario, spice=3)
    choose(game, "effect:ixian-engineer.agent.0", "acquire-tech:artillery")
    # Of the tiles one is left to be bought.
    choose(game, "effect:ghola.ixian-engineer.0")
    assert (sorted(player(game, 0)["tech"]), goods(game, 0)[1]) == (["artillery", "windtraps"], 0)


def test_ghola_with_treachery_gains_two_influence_and_both_trash_themselves():
    game = graft("ghola", "treachery", "secrets", on_base(IX, IMMORTALITY))
    while [key for key in keys(game) if "treachery" in key]:
        game.choose(next(key for key in keys(game) if "treachery" in key))
    assert influence(game, 0) == (0, 0, 2, 0)
    assert sorted(game.view(0)["trashed"]) == ["ghola", "treachery"]
    # Treachery alone unloads.
    assert player(game, 0)["troops"] == 2


def test_ghola_does_not_take_off_the_cost_of_heighliner_again():
    scenario = on_base(IX, IMMORTALITY).seat(0, hand=["ghola", "guild-accord"], spice=3)
    assert "send:heighliner" not in keys(choose(at_turn(scenario), "graft:ghola"))
    assert goods(graft("ghola", "guild-accord", "heighliner", on_base(IX, IMMORTALITY), spice=4), 0)[1] == 0


def test_ghola_has_a_copy_of_every_box_of_every_module():
    own = [card for card in CARDS if any(not has_trait(node, "grafts") for node in card.agent) and card.id != "ghola"]
    assert {card.module for card in own} >= {"uprising", "choam", "base", "immortality", "rise-of-ix", "epic"}
    assert [card.id for card in own if len(BOXES.get(card.number, ())) == 0] == []


@pytest.mark.ruling("im_usurp_trash_triggers")
def test_what_usurp_trashes_unloads_for_who_borrowed_it():
    game = usurp("choam-delegate", "smuggling", on_uprising(IX, IMMORTALITY))
    while game.decision.seat == 0 and "choam-delegate" not in game.view(0)["trashed"]:
        game.choose("end" if "end" in keys(game) else keys(game)[-1])
    assert goods(game, 0)[0] == 1 + 3


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("dissecting-kit", ["effect:dissecting-kit.agent.1"]),
        ("beguiling-pheromones", ["effect:beguiling-pheromones.agent.1", "trash-play:choam-delegate"]),
        ("replacement-eyes", ["effect:replacement-eyes.agent.1", "trash-play:choam-delegate"]),
    ],
)
def test_cards_of_immortality_that_trash_unload(card, answers):
    to = "secrets" if card == "beguiling-pheromones" else "arrakeen"
    scenario = on_base(IX, IMMORTALITY).seat(0, intrigues=["dispatch-an-envoy", "ambush"])
    game = at_turn(scenario.seat(0, hand=[card, "choam-delegate"], solari=0))
    choose(game, "intrigue:dispatch-an-envoy", f"graft:{card}")
    sent(game, to)
    for answer in answers:
        if answer in keys(game):
            game.choose(answer)
    assert goods(game, 0)[0] == 3


def test_family_atomics_unload_nothing():
    scenario = on_base(IX, IMMORTALITY).row("choam-delegate", "esmar-tuek", "freighter-fleet", "water-peddler")
    game = scenario.seat(0, hand=["dagger"], atomics=True).turn(0)
    choose(game, "family-atomics")
    assert (goods(game, 0), player(game, 0)["freighter"]) == ((0, 0, 1), 0)
    assert {"choam-delegate", "esmar-tuek"} <= set(game.view(0)["trashed"])


@pytest.mark.ruling("im_spaceport_top")
@pytest.mark.parametrize("board", [on_base, on_uprising])
def test_spaceport_puts_tleilaxu_cards_on_top_before_the_first_marker(board):
    scenario = board(IX, IMMORTALITY).tleilaxu_row("contaminator", "chairdog").seat(0, tech=["spaceport"])
    game = reveal("dagger", scenario=scenario, specimens=3)
    choose(game, "buy-tleilaxu:contaminator", "yes", "buy-tleilaxu:chairdog", "no")
    assert player(game, 0)["on_top"] == ["contaminator"]
    assert "chairdog" in player(game, 0)["discard"]


def test_whether_a_card_goes_on_top_is_asked_once_however_many_effects_allow_it():
    scenario = on_base(IX, IMMORTALITY).tleilaxu_row("contaminator", "chairdog")
    scenario.seat(0, tech=["spaceport"], research="c4-m", waiting=["recruitment-mission"])
    game = reveal("dagger", scenario=scenario, specimens=1)
    choose(game, "buy-tleilaxu:contaminator", "no")
    assert keys(game) == ["end"]
    assert "contaminator" in player(game, 0)["discard"]


@pytest.mark.ruling("faq_yuna_slig_farmer")
@pytest.mark.parametrize("board", [on_base, on_uprising])
def test_slig_farmer_is_one_gain_for_yuna(board):
    scenario = board(IX, IMMORTALITY, leader="princess-yuna-moritani")
    # Signet Ring has three icons; at High Council nothing else gives solari.
    game = graft("slig-farmer", "signet-ring", "high-council", scenario, solari=5)
    taken(game, "slig-farmer.agent.1")
    assert goods(game, 0)[0] == 3 + 1


@pytest.mark.ruling("im_ilesa_graft")
@pytest.mark.parametrize("board", [on_base, on_uprising])
@pytest.mark.parametrize(("ahead", "after"), [("dagger", (0, 1)), ("diplomacy", (1, 0))])
def test_a_grafted_card_that_ilesa_had_set_aside_pays_by_its_own_icons(board, ahead, after):
    scenario = board(IX, IMMORTALITY, leader="ilesa-ecaz")
    # Two icons or one: the card that sends the agent is the other one, which has City and Landsraad.
    scenario.seat(0, hand=["bene-tleilax-researcher", "reconnaissance"], ahead=[ahead], turns_taken=1)
    game = choose(at_turn(scenario), "graft:bene-tleilax-researcher", f"graft-with:{ahead}")
    sent(game, "tech-negotiation")
    assert goods(game, 0)[:2] == after


@pytest.mark.ruling("im_ilesa_graft")
def test_the_space_may_be_reached_by_the_icon_of_the_other_card():
    scenario = on_base(IX, IMMORTALITY, leader="ilesa-ecaz")
    scenario.seat(0, hand=["planned-coupling", "reconnaissance"], ahead=["dagger"], turns_taken=1)
    game = sent(choose(at_turn(scenario), "graft:planned-coupling", "graft-with:dagger"), "secrets")
    # Dagger was set aside and has one icon, although the icon of Planned Coupling led to Secrets.
    assert goods(game, 0)[:2] == (0, 1)


def test_the_combat_icon_lets_dreadnoughts_go():
    scenario = on_uprising(IX, IMMORTALITY).seat(0, deck=["dagger"])
    game = play("occupation", "secrets", scenario, docked=2, garrison=3)
    taken(game, "occupation.agent.1", "occupation.agent.0")
    choose(game, "deploy-dreadnought", "deploy-dreadnought")
    assert ships(game) == (0, 0, 2)
    assert "deploy" not in keys(game)


def test_in_a_grafted_pair_infiltration_holds_for_its_own_icon_only():
    scenario = on_base(IX, IMMORTALITY).seat(1, at=["smuggling", "carthag"])
    scenario.seat(0, hand=["twisted-mentat", "choam-delegate"])
    game = choose(at_turn(scenario), "graft:twisted-mentat")
    # Smuggling by the icon of CHOAM Delegate; Carthag by that of Twisted Mentat is occupied.
    assert "send:smuggling" in keys(game)
    assert game.why_not("send:carthag") == ("why-occupied", {})
    scenario = on_base(IX, IMMORTALITY).seat(1, at=["smuggling", "carthag"]).seat(2, at=["interstellar-shipping"])
    scenario.seat(0, hand=["tleilaxu-infiltrator", "freighter-fleet"], influence={"guild": 2})
    game = choose(at_turn(scenario), "graft:tleilaxu-infiltrator")
    assert {"send:smuggling", "send:carthag", "send:interstellar-shipping"} <= set(keys(game))


def test_negotiators_and_specimens_share_the_twelve_troops():
    scenario = on_base(IX, IMMORTALITY).tech_stacks("artillery", "windtraps", "flagship")
    game = play("reconnaissance", "carthag", scenario, garrison=7, negotiators=2, specimens=3)
    taken(game, "space.carthag.0")
    # No troop is left in supply: a specimen may go back to be recruited, a Negotiator may not.
    assert keys(game)[:2] == ["number:0", "number:1"]
    choose(game, "number:1")
    p = player(game, 0)
    assert (p["garrison"], p["negotiators"], p["specimens"], p["supply"]) == (8, 2, 2, 0)


# ---- Immortality with Uprising


@pytest.mark.ruling("im_specimen_return")
def test_troops_of_the_shipping_track_that_are_short_ask_for_specimens():
    scenario = on_base(IX, IMMORTALITY).conflict("skirmish-ix-spice").seat(1, hand=["dagger"])
    game = scenario.seat(0, troops=2, garrison=7, specimens=3, freighter=2, intrigues=[]).resolve_combat()
    while "number:2" not in keys(game):
        choose(game, "recall-freighter" if "recall-freighter" in keys(game) else keys(game)[0])
    assert keys(game) == ["number:0", "number:1", "number:2"]
    choose(game, "number:2")
    assert (player(game, 0)["garrison"], player(game, 0)["specimens"]) == (9, 1)


@pytest.mark.ruling("im_specimen_return")
@pytest.mark.parametrize(("n", "after"), [(2, (9, 2, 1)), (1, (9, 1, 2)), (0, (9, 0, 3))])
def test_treachery_discarded_in_anothers_turn_may_recruit_specimens(n: int, after: tuple[int, int, int]):
    scenario = on_base(IX, IMMORTALITY).seat(1, hand=["treachery"], garrison=9, specimens=3)
    game = play("test-of-humanity", "arrakeen", scenario)
    choose(game, "effect:test-of-humanity.agent.0")
    if "discard:treachery" in keys(game):
        choose(game, "discard:treachery")
    assert (game.decision.seat, keys(game)) == (1, ["number:0", "number:1", "number:2"])
    choose(game, f"number:{n}")
    p = player(game, 1)
    assert (p["garrison"], p["troops"], p["specimens"]) == after


@pytest.mark.ruling("im_specimen_return")
def test_a_specimen_may_become_a_negotiator_in_anothers_turn():
    scenario = on_base(IX, IMMORTALITY).seat(1, hand=["ix-guild-compact"], garrison=9, specimens=3)
    game = play("test-of-humanity", "arrakeen", scenario)
    choose(game, "effect:test-of-humanity.agent.0")
    while game.decision.seat == 1:
        choose(game, "yes" if "yes" in keys(game) else keys(game)[0])
    assert (player(game, 1)["negotiators"], player(game, 1)["specimens"]) == (2, 1)


@pytest.mark.ruling("im_graft_both_effects")
@pytest.mark.parametrize(("effect", "after"), [("space.arrakeen@base.0", (12, 0)), (None, (11, 1))])
def test_the_last_troop_of_the_supply_is_recruited_or_becomes_a_specimen(effect: str | None, after: tuple[int, int]):
    game = play("bene-tleilax-lab", "arrakeen", on_base(IMMORTALITY), supply=1)
    assert player(game, 0)["garrison"] == 11
    if effect:
        choose(game, f"effect:{effect}", "number:1")
    assert (player(game, 0)["garrison"], player(game, 0)["specimens"]) == after


def test_the_last_troop_of_the_supply_is_recruited_or_becomes_a_negotiator():
    table = on_base(IX, IMMORTALITY).seat(0, supply=1, intrigues=[])
    game = reveal("ix-guild-compact", "occupation", scenario=table)
    assert {"effect:occupation.reveal.2", "effect:ix-guild-compact.reveal.0"} <= set(keys(game))
    recruited = choose(game.copy(), "effect:occupation.reveal.2")
    assert (player(recruited, 0)["garrison"], player(recruited, 0)["negotiators"]) == (12, 0)
    choose(game, "effect:ix-guild-compact.reveal.0")
    assert (player(game, 0)["garrison"], player(game, 0)["negotiators"]) == (11, 1)


@pytest.mark.ruling("im_specimen_return")
def test_reinforcements_that_are_short_ask_for_specimens():
    scenario = on_base(IMMORTALITY).seat(0, garrison=10, specimens=2, solari=3, intrigues=["reinforcements"])
    game = at_turn(scenario.seat(0, hand=["dagger"]))
    choose(game, "intrigue:reinforcements", "number:2")
    assert (player(game, 0)["garrison"], player(game, 0)["specimens"]) == (12, 0)
    game = choose(scenario.reveal(0), "intrigue:reinforcements", "number:1")
    # In the Reveal turn any of those that came may be deployed.
    assert keys(game) == ["number:0", "number:1"]


def test_a_contract_for_the_research_station_is_completed_on_the_overlay():
    scenario = on_uprising("choam", IMMORTALITY).seat(0, contracts=["contract-research-station-solari"])
    game = play("reconnaissance", "research-station", scenario, water=2)
    while not player(game, 0)["completed"]:
        game.choose(next(key for key in keys(game) if key.startswith(("effect:", "hex:", "number:"))))
    assert player(game, 0)["completed"] == ["contract-research-station-solari"]


@pytest.mark.ruling("mix_imm_uprising_research_station")
def test_the_research_station_of_uprising_gives_no_troops_under_the_overlay():
    scenario = on_uprising(IMMORTALITY)
    game = play("reconnaissance", "research-station", scenario, water=2, deck=["dagger", "diplomacy"])
    taken(game, "space.research-station@immortality.0", "space.research-station@immortality.1")
    p = player(game, 0)
    assert (goods(game, 0)[2], p["hand_count"], p["research"], p["garrison"]) == (0, 2, "c1", 3)


def test_memories_are_no_specimens():
    scenario = on_uprising(IMMORTALITY, leader="lady-jessica").seat(0, memories=2)
    game = play("organ-merchants", "arrakeen", scenario)
    assert game.why_not("effect:organ-merchants.agent.0") is not None
    assert (player(game, 0)["memories"], player(game, 0)["specimens"]) == (2, 0)


def test_specimens_and_lost_troops_are_no_sandworms():
    fight = on_uprising(IMMORTALITY).seat(0, intrigues=["gruesome-sacrifice"], troops=1, worms=2).seat(1, troops=1)
    assert "intrigue:gruesome-sacrifice" not in keys(fight.combat())
    game = reveal("tleilaxu-surgeon", scenario=on_uprising(IMMORTALITY), garrison=0, troops=1, worms=2)
    assert "effect:tleilaxu-surgeon.reveal.1" not in keys(game)


def test_the_reverend_mother_does_not_repeat_the_research_station():
    scenario = on_uprising(IMMORTALITY, leader="lady-jessica").seat(0, leader="reverend-mother-jessica", spice=5)
    game = play("reconnaissance", "research-station", scenario, water=4)
    assert not [key for key in keys(game) if "reverend-mother" in key]


# ---- cards of 2020 with Uprising


def test_urgent_mission_recalls_any_own_agent_on_the_uprising_board():
    scenario = on_uprising(BASE).seat(0, intrigues=["urgent-mission"], at=["assembly-hall"])
    game = play("reconnaissance", "arrakeen", scenario)
    choose(game, "intrigue:urgent-mission")
    assert set(keys(game)) == {"agent:assembly-hall", "agent:arrakeen"}


@pytest.mark.parametrize("board", [on_base, on_uprising])
def test_secrets_steals_from_who_has_four_intrigue_cards_on_either_board(board):
    mine = ("ambush", "ambush", "private-army", "private-army")
    theirs = ("devour", "impress", "go-to-ground", "spring-the-trap")
    cards = mine if board is on_base else theirs
    scenario = board().seat(0, intrigues=[]).seat(1, intrigues=cards).seat(2, intrigues=[])
    if board is on_uprising:
        scenario.intrigue_deck("detonation")
    game = play("diplomacy", "secrets", scenario)
    while [key for key in keys(game) if "secrets" in key]:
        game.choose(next(key for key in keys(game) if "secrets" in key))
    assert (player(game, 0)["intrigues_count"], player(game, 1)["intrigues_count"]) == (2, 3)


@pytest.mark.parametrize(
    ("conflict", "protected"),
    [
        ("base-siege-of-arrakeen", True),
        ("base-secure-imperial-basin", True),
        ("siege-of-carthag", False),
        ("guild-bank-raid", False),
        ("economic-supremacy", False),
    ],
)
def test_the_shield_wall_protects_conflicts_of_other_boxes_by_their_location(conflict, protected):
    scenario = on_uprising(IX, "base-conflicts", "ix-conflicts").round(7).conflict(conflict)
    game = play("dune-the-desert-planet", "hagga-basin", scenario, water=1, hooks=True)
    if "effect:space.hagga-basin.0" in keys(game):
        game.choose("effect:space.hagga-basin.0")
    worm = "branch:space.hagga-basin.0.1" in keys(game)
    assert worm is not protected


def test_an_objective_is_matched_by_no_conflict_of_rise_of_ix():
    scenario = on_uprising(IX, "ix-conflicts").conflict("skirmish-ix-spice").seat(0, troops=2, intrigues=[])
    game = scenario.seat(1, troops=1).resolve_combat()
    while game.view(0)["round"] == 1:
        game.choose(keys(game)[-1])
    assert player(game, 0)["won"] == ["skirmish-ix-spice"]
    assert player(game, 0)["objective_up"]


def test_helena_passes_others_at_uprisings_green_and_blue_spaces():
    scenario = on_uprising(BASE, leader="helena-richese").seat(1, at=["arrakeen"]).seat(2, at=["assembly-hall"])
    game = choose(at_turn(scenario.seat(0, hand=["signet-ring"])), "play:signet-ring")
    assert {"send:arrakeen", "send:assembly-hall"} <= set(keys(game))


def test_ilban_draws_for_solari_only():
    game = play("diplomacy", "espionage", on_uprising(BASE, leader="count-ilban-richese"), spice=1)
    assert not [key for key in keys(game) if "count-ilban" in key]
    game = play(
        "dagger",
        "imperial-privilege",
        on_uprising(BASE, leader="count-ilban-richese"),
        solari=3,
        influence={"emperor": 2},
    )
    taken(game, "leader.count-ilban-richese.ability.0.when")
    assert player(game, 0)["hand_count"] == 1
