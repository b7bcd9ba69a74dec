"""What the rulebooks leave open, as decided in docs/rulings.md: one test (or a few) for each decision."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table import choose, goods, keys, player

import sietch
from sietch.core.game import CHANCE, Game
from sietch.imperium.components import INTRIGUES
from sietch.imperium.lines import Lines
from sietch.imperium.scenario import Scenario, uprising

QUIET = ["feyd-rautha-harkonnen", "lady-amber-metulli", "staban-tuek", "gurney-halleck"]


def table(leader: str = QUIET[0], players: int = 3, house_rules: tuple[str, ...] = (), **seat: Any) -> Scenario:
    """Seat 0 as said; the others have a card in hand, so the round waits for them."""
    leaders = [leader, *(quiet for quiet in QUIET if quiet != leader)][:players]
    modules = ["choam"] if leader == "shaddam-corrino-iv" or "contracts" in seat else []
    scenario = uprising(players=players, leaders=leaders, modules=modules, house_rules=house_rules)
    for other in range(1, players):
        scenario.seat(other, hand=["dagger"])
    return scenario.seat(0, **seat)


def answered(game: Game, kind: str) -> list[str]:
    """The next question to chance of this kind, all other questions being answered by their first option."""
    while not any(key.startswith(kind) for key in keys(game)):
        game.choose(0)
    assert game.decision.seat == CHANCE
    return keys(game)


# ---- spies


@pytest.mark.parametrize(("house_rules", "may"), [((), True), (("spies-must-be-placed",), False)])
def test_a_spy_may_be_placed_and_must_be_by_the_house_rule(house_rules: tuple[str, ...], may: bool):
    game = table(house_rules=house_rules, hand=["diplomacy"], spice=1).turn(0)
    choose(game, "play:diplomacy", "send:espionage")
    game.choose("effect:space.espionage.0")
    if may:
        assert set(keys(game)) == {"effect:space.espionage.1", "end"}
    else:
        # The one effect left must be taken, so the question is where.
        assert len(keys(game)) == 13
        assert all(key.startswith("post:") for key in keys(game))


@pytest.mark.parametrize(("house_rules", "may"), [((), True), (("spies-must-be-placed",), False)])
def test_a_spy_won_in_combat_follows_the_same_rule(house_rules: tuple[str, ...], may: bool):
    game = table(house_rules=house_rules, troops=1).conflict("seize-spice-refinery").resolve_combat()
    assert ("no" in keys(game)) is may


@pytest.mark.parametrize("house_rules", [(), ("spies-must-be-placed",)])
def test_recalling_a_spy_to_refill_an_empty_supply_is_always_a_may(house_rules: tuple[str, ...]):
    spies = ["post-guild", "post-choam", "post-fremen"]
    game = table(house_rules=house_rules, troops=1, spies=spies).conflict("seize-spice-refinery").resolve_combat()
    assert set(keys(game)) == {"recall:post-guild", "recall:post-choam", "recall:post-fremen", "no"}


def test_a_recall_to_refill_the_supply_counts_as_a_recall_of_this_turn():
    spies = ["post-guild", "post-choam", "post-emperor"]
    seat: dict[str, Any] = {"hand": ["imperial-spymaster"], "spies": spies, "intrigues": ["special-mission"]}
    game = choose(table(**seat).turn(0), "play:imperial-spymaster", "send:dutiful-service", "no")
    assert "effect:imperial-spymaster.agent.0" not in keys(game)
    choose(game, "intrigue:special-mission", "branch:intrigue.special-mission.plot.0", "recall:post-guild")
    choose(game, "post:post-refinery-arrakeen")
    assert player(game, 0)["spies"] == ["post-emperor", "post-choam", "post-refinery-arrakeen"]
    game.choose("effect:imperial-spymaster.agent.0")
    assert player(game, 0)["intrigues_count"] == 1


# ---- intrigue cards with several lines


def test_a_line_with_a_cost_may_be_left_and_must_be_paid_by_the_house_rule():
    seat: dict[str, Any] = {"troops": 1, "intrigues": ["find-weakness"], "spies": ["post-guild"]}
    game = choose(table(**seat).combat(), "intrigue:find-weakness")
    assert keys(game) == ["yes", "no"]
    assert player(game, 0)["swords"] == 2
    game = choose(table(house_rules=("strict-intrigue-lines",), **seat).combat(), "intrigue:find-weakness")
    assert player(game, 0)["spies"] == []
    gained = [event.n for event in game.events() if (event.kind, event.what) == ("gained", "sword")]
    assert gained == [2, 3]


@pytest.mark.parametrize(("house_rules", "playable"), [((), True), (("strict-intrigue-lines",), False)])
def test_the_draw_of_depart_for_arrakis_alone(house_rules: tuple[str, ...], playable: bool):
    seat: dict[str, Any] = {"hand": ["dagger"], "intrigues": ["depart-for-arrakis"], "influence": {"guild": 3}}
    game = table(house_rules=house_rules, spice=1, **seat).turn(0)
    assert ("intrigue:depart-for-arrakis" in keys(game)) is playable
    if playable:
        game.choose("intrigue:depart-for-arrakis")
        assert player(game, 0)["hand_count"] == 2
        assert (player(game, 0)["garrison"], goods(game, 0)[1]) == (3, 1)


def test_at_least_one_line_of_an_intrigue_card_is_used():
    seat: dict[str, Any] = {"hand": ["dagger"], "intrigues": ["change-allegiances"], "spice": 3}
    game = choose(table(influence={"guild": 1}, **seat).turn(0), "intrigue:change-allegiances")
    assert keys(game) == ["branch:intrigue.change-allegiances.plot.0", "branch:intrigue.change-allegiances.plot.1"]
    game.choose("branch:intrigue.change-allegiances.plot.1")
    assert goods(game, 0)[1] == 0
    choose(game, "faction:emperor")
    assert keys(game) == ["yes", "no"], "one line was used, so the other may be left"


@pytest.mark.parametrize("house_rules", [(), ("strict-intrigue-lines",)])
@pytest.mark.parametrize(("first", "second", "spice"), [(1, 0, 4), (0, 1, 2)])
def test_the_owner_chooses_the_order_of_the_lines_of_an_intrigue_card(
    house_rules: tuple[str, ...], first: int, second: int, spice: int
):
    """Lady Margot gains 2 spice whenever she reaches 2 influence: from the bottom up she reaches it twice."""
    scenario = table("lady-margot-fenring", house_rules=house_rules, hand=["dagger"], spice=3)
    game = scenario.seat(0, intrigues=["change-allegiances"], influence={"bene-gesserit": 1}).turn(0)
    choose(game, "intrigue:change-allegiances", f"branch:intrigue.change-allegiances.plot.{first}")
    choose(game, "faction:bene-gesserit")
    if not house_rules:
        choose(game, "yes")
    choose(game, "faction:bene-gesserit")
    assert player(game, 0)["influence"]["bene-gesserit"] == 2
    assert goods(game, 0)[1] == spice, f"line {second} came last"


def test_a_line_that_another_line_makes_possible_may_follow_it():
    game = table(hand=["dagger"], intrigues=["change-allegiances"], spice=3).turn(0)
    choose(game, "intrigue:change-allegiances", "faction:guild")
    assert keys(game) == ["yes", "no"], "there is an influence to lose now"
    choose(game, "yes", "faction:fremen")
    assert player(game, 0)["influence"] == {"emperor": 0, "guild": 0, "bene-gesserit": 0, "fremen": 1}


def test_a_card_is_drawn_before_a_line_with_a_cost_is_decided():
    seat: dict[str, Any] = {"hand": ["dagger"], "influence": {"guild": 3}, "deck": ["signet-ring"]}
    game = table(intrigues=["depart-for-arrakis"], spice=2, **seat).turn(0)
    choose(game, "intrigue:depart-for-arrakis")
    assert keys(game) == ["yes", "no"]
    assert player(game, 0)["hand"] == ["dagger", "signet-ring"]


def test_where_the_order_of_lines_cannot_matter_it_is_not_asked_for():
    for card in INTRIGUES:
        for node in (card.plot, card.combat, card.endgame):
            if isinstance(node, Lines):
                assert node.order_matters is (card.id == "change-allegiances"), card.id


def test_opportunism_may_lose_influence_with_one_faction_twice():
    seat: dict[str, Any] = {"hand": ["dagger"], "intrigues": ["opportunism"], "solari": 2, "points": 3}
    game = choose(table(influence={"guild": 2, "fremen": 1}, **seat).turn(0), "intrigue:opportunism", "lose:guild")
    assert set(keys(game)) == {"lose:guild", "lose:fremen"}
    game.choose("lose:guild")
    assert player(game, 0)["influence"] == {"emperor": 0, "guild": 0, "bene-gesserit": 0, "fremen": 1}
    assert player(game, 0)["points"] == 3  # one lost with the second step, one gained


def test_distraction_is_playable_once_three_units_were_deployed_this_turn():
    game = table(hand=["reconnaissance"], garrison=3, intrigues=["distraction"]).turn(0)
    assert "intrigue:distraction" not in keys(game)
    choose(game, "play:reconnaissance", "send:arrakeen", "deploy", "number:2")
    assert "intrigue:distraction" not in keys(game)
    choose(game, "deploy")
    assert player(game, 0)["troops"] == 3
    game.choose("intrigue:distraction")
    game.choose("post:post-guild")
    assert player(game, 0)["spies"] == ["post-guild"]


def test_distraction_lets_units_of_earlier_turns_alone():
    game = table(hand=["reconnaissance"], troops=3, intrigues=["distraction"]).turn(0)
    choose(game, "play:reconnaissance", "send:arrakeen", "deploy", "number:2")
    assert player(game, 0)["troops"] == 5
    assert "intrigue:distraction" not in keys(game)


def test_distraction_counts_units_deployed_after_a_retreat():
    intrigues = ["detonation", "detonation", "distraction"]
    game = table("lady-amber-metulli", hand=["dagger"], troops=1, garrison=6, intrigues=intrigues).reveal(0)
    deploy = ["intrigue:detonation", "branch:intrigue.detonation.plot.1"]
    choose(game, *deploy, "number:3", "effect:leader.lady-amber-metulli.ability.0.when")
    assert player(game, 0)["troops"] == 3
    assert game.why_not("intrigue:distraction") == ("why-units-deployed", {"n": 3, "have": 2})
    choose(game, *deploy, "number:1")
    assert "intrigue:distraction" in keys(game)


def test_a_card_acquired_by_inspire_awe_in_the_reveal_turn_stays_in_hand():
    scenario = table(hand=["dagger"], worms=1, intrigues=["inspire-awe"]).row("rebel-supplier")
    game = choose(scenario.reveal(0), "intrigue:inspire-awe", "acquire:rebel-supplier")
    assert player(game, 0)["hand"] == ["rebel-supplier"]
    assert "rebel-supplier" not in player(game, 0)["revealed"] + player(game, 0)["discard"]
    assert player(game, 0)["swords"] == 1  # the dagger's
    assert goods(game, 0)[1] == 0


# ---- cards


def test_the_seat_of_corrinth_city_gives_its_persuasion_in_the_same_reveal_turn():
    game = table(hand=["corrinth-city", "convincing-argument"], solari=5).reveal(0)
    assert player(game, 0)["persuasion"] == 2
    choose(game, "effect:corrinth-city.reveal.0", "branch:corrinth-city.reveal.0.1")
    assert player(game, 0)["council"]
    assert (player(game, 0)["persuasion"], goods(game, 0)[0]) == (4, 0)


def test_a_guild_line_looks_only_at_the_discard_of_its_own_box():
    """Sietch Ritual's price is a Guild card; the card that Guild Envoy discards is not."""
    hand = ["guild-envoy", "smugglers-harvester", "dagger", "diplomacy"]
    game = choose(table(hand=hand, intrigues=["sietch-ritual"]).turn(0), "play:guild-envoy", "send:deliver-supplies")
    choose(game, "intrigue:sietch-ritual", "discard:smugglers-harvester", "faction:fremen")
    assert set(keys(game)) == {"discard:dagger", "discard:diplomacy"}
    game.choose("discard:dagger")
    assert player(game, 0)["hand"] == ["diplomacy"]


def test_a_guild_card_discarded_by_the_box_itself_counts():
    hand = ["guild-envoy", "smugglers-harvester", "diplomacy"]
    game = choose(table(hand=hand).turn(0), "play:guild-envoy", "send:deliver-supplies")
    game.choose("discard:smugglers-harvester")
    assert player(game, 0)["hand_count"] == 3


def test_subversive_advisor_gone_the_visit_still_gives_1():
    seat: dict[str, Any] = {"hand": ["subversive-advisor", "dagger"], "spies": ["post-fremen"], "water": 1}
    game = choose(table(**seat).turn(0), "play:subversive-advisor", "send:desert-tactics", "no")
    assert player(game, 0)["influence"]["fremen"] == 0
    choose(game, "effect:space.desert-tactics.1", "trash-play:subversive-advisor")
    assert player(game, 0)["influence"]["fremen"] == 1


def test_subversive_advisor_in_play_makes_it_2():
    seat: dict[str, Any] = {"hand": ["subversive-advisor", "dagger"], "spies": ["post-fremen"], "water": 1}
    game = choose(table(**seat).turn(0), "play:subversive-advisor", "send:desert-tactics", "no")
    game.choose("effect:subversive-advisor.agent.0")
    assert player(game, 0)["influence"]["fremen"] == 2
    assert game.view()["trashed"] == ["subversive-advisor"]


# ---- leaders


def test_reverend_mother_repeats_the_printed_effects_but_not_cost_or_influence():
    scenario = table("lady-jessica", hand=["diplomacy"], water=3, garrison=0)
    game = scenario.seat(0, leader="reverend-mother-jessica").turn(0)
    choose(game, "play:diplomacy", "send:desert-tactics")
    assert (goods(game, 0)[2], player(game, 0)["garrison"]) == (2, 1)
    assert player(game, 0)["influence"]["fremen"] == 1
    game.choose("effect:leader.reverend-mother-jessica.ability.0.when")
    assert (goods(game, 0)[2], player(game, 0)["garrison"]) == (1, 2)
    assert player(game, 0)["influence"]["fremen"] == 1
    assert "effect:leader.reverend-mother-jessica.ability.0.when" not in keys(game)


def test_lady_jessica_may_turn_with_no_memories():
    game = choose(table("lady-jessica", hand=["diplomacy"]).turn(0), "play:diplomacy", "send:secrets")
    while "effect:leader.lady-jessica.ability.0.when" not in keys(game):
        game.choose(0)
    game.choose("effect:leader.lady-jessica.ability.0.when")
    assert player(game, 0)["leader"] == "reverend-mother-jessica"
    assert player(game, 0)["hand_count"] == 0


def test_spice_agony_with_an_empty_supply_still_draws_the_intrigue_card():
    scenario = table("lady-jessica", hand=["signet-ring"], spice=1, garrison=12)
    game = choose(scenario.turn(0), "play:signet-ring", "send:assembly-hall")
    game.choose("effect:signet-ring.agent.0")
    while game.decision.seat == 0 and "effect:space.assembly-hall.0" in keys(game):
        game.choose("effect:space.assembly-hall.0")
    assert player(game, 0)["intrigues_count"] == 2
    assert (player(game, 0)["memories"], goods(game, 0)[1]) == (0, 0)


def test_shaddam_with_an_empty_market_chooses_a_contract_set_aside_or_2_solari():
    def visit() -> Game:
        scenario = table("shaddam-corrino-iv", hand=["diplomacy"]).offer()
        return choose(scenario.turn(0), "play:diplomacy", "send:dutiful-service")

    game = visit()
    assert set(keys(game)) == {"contract:contract-sardaukar-cards", "contract:contract-sardaukar-recall", "no"}
    game.choose("no")
    assert (goods(game, 0)[0], player(game, 0)["contracts"]) == (2, [])
    game = choose(visit(), "contract:contract-sardaukar-cards")
    assert (goods(game, 0)[0], player(game, 0)["contracts"]) == (0, ["contract-sardaukar-cards"])


def test_shaddam_gets_no_solari_while_a_face_up_contract_is_left():
    scenario = table("shaddam-corrino-iv", hand=["diplomacy"]).offer("contract-espionage")
    game = choose(scenario.turn(0), "play:diplomacy", "send:dutiful-service")
    own = {"contract:contract-sardaukar-cards", "contract:contract-sardaukar-recall"}
    assert set(keys(game)) == {"contract:contract-espionage", *own}


@pytest.mark.parametrize(
    ("leader", "must"),
    [
        ("shaddam-corrino-iv", True),  # one of two, the free one at least
        ("muad-dib", True),  # a card
        ("lady-jessica", False),  # an arrow
        ("lady-margot-fenring", False),  # a spy icon
    ],
)
def test_a_signet_ring_is_used_unless_its_ability_may_be_left(leader: str, must: bool):
    seat: dict[str, Any] = {"hand": ["signet-ring"], "spice": 1, "intrigues": ["contingency-plan"]}
    game = choose(table(leader, **seat).turn(0), "play:signet-ring", "send:gather-support")
    assert "effect:signet-ring.agent.0" in keys(game)
    assert ("end" not in keys(game)) is must
    assert (game.why_not("end") == ("why-effects-left", {})) is must


# ---- influence, spies and contracts


def test_influence_gained_at_6_is_lost():
    game = table(hand=["diplomacy"], influence={"guild": 6}, points=3).turn(0)
    choose(game, "play:diplomacy", "send:deliver-supplies")
    while game.decision.seat == 0:
        game.choose(0)
    assert player(game, 0)["influence"]["guild"] == 6
    assert player(game, 0)["points"] == 3


def test_intelligence_is_gathered_before_a_contract_is_completed():
    seat: dict[str, Any] = {"hand": ["diplomacy"], "spice": 1, "spies": ["post-bene-gesserit"]}
    game = table(contracts=["contract-espionage"], **seat).turn(0)
    choose(game, "play:diplomacy", "send:espionage")
    assert keys(game) == ["gather:post-bene-gesserit", "no"]
    assert player(game, 0)["completed"] == []
    assert goods(game, 0)[0] == 0
    game.choose("gather:post-bene-gesserit")
    assert player(game, 0)["completed"] == ["contract-espionage"]
    assert goods(game, 0)[0] == 3


def test_a_harvest_contract_taken_in_the_harvesting_turn_counts_the_spice_gained_before():
    scenario = table("shaddam-corrino-iv", hand=["priority-contracts"], water=1)
    scenario.offer("contract-harvest-3", "contract-espionage").bonus_spice(hagga_basin=1)
    game = choose(scenario.turn(0), "play:priority-contracts", "send:hagga-basin", "effect:space.hagga-basin.0")
    assert goods(game, 0)[1] == 3
    choose(game, "effect:priority-contracts.agent.0", "contract:contract-harvest-3")
    assert player(game, 0)["completed"] == ["contract-harvest-3"]
    assert goods(game, 0)[0] == 3


# ---- order between players


def test_endgame_cards_and_wild_icons_go_once_round_from_the_first_player():
    scenario = table().first_player(1).conflict("shadow-contest")
    scenario.seat(0, intrigues=["crysknife"], won=["spice-freighters"])
    scenario.seat(1, won=["propaganda"], objective="objective-crysknife")
    scenario.seat(2, intrigues=["ornithopter"], won=["siege-of-arrakeen"])
    game = scenario.endgame()
    asked = []
    while not game.over:
        asked.append(game.decision.seat)
        game.choose("done")
    assert asked == [1, 2, 0]


def test_tied_players_take_their_rewards_from_the_first_player_clockwise():
    scenario = table(players=4).first_player(2).conflict("trade-dispute")
    for seat in range(4):
        scenario.seat(seat, troops=1, discard=["dagger"])
    game = scenario.resolve_combat()
    asked = []
    while game.view()["round"] == 1:
        asked.append(game.decision.seat)
        game.choose("no")
    assert asked == [2, 3, 0, 1]


# ---- what nobody has seen


def test_any_conflict_of_the_level_that_nobody_has_seen_may_be_revealed():
    game = sietch.new("uprising", players=3, leaders="choose", chance="ask")
    assert len(answered(game, "new-conflict:")) == 3
    game.choose(0)
    assert len(answered(game, "new-conflict:")) == 9
    game.choose(0)
    assert len(answered(game, "new-conflict:")) == 8


def test_a_deck_is_what_is_in_it_without_an_order():
    game = sietch.new("uprising", players=3, leaders="choose", chance="ask")
    assert set(answered(game, "drawn:")) == {
        "drawn:convincing-argument",
        "drawn:dagger",
        "drawn:diplomacy",
        "drawn:dune-the-desert-planet",
        "drawn:reconnaissance",
        "drawn:seek-allies",
        "drawn:signet-ring",
    }


def test_redealing_changes_nothing_a_seat_can_see():
    game = sietch.new("uprising", players=3, seed=11, modules=["choam"])
    for seed in range(5):
        assert game.redeal(0, seed=seed).view(0) == game.view(0)
