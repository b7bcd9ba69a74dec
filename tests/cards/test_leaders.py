"""The nine leaders: the ability on the left and the signet ring of each, both sides of Lady Jessica."""

from __future__ import annotations

from collections import Counter

import pytest

import sietch
from sietch.core.game import Game
from sietch.core.rules import SetupError
from sietch.imperium.components import LEADERS
from sietch.imperium.scenario import Scenario, uprising
from tests.table import choose, goods, influence, keys, player, strength_of

# id: difficulty, module
ALL = {
    "muad-dib": (1, "uprising"),
    "gurney-halleck": (1, "uprising"),
    "feyd-rautha-harkonnen": (1, "uprising"),
    "lady-amber-metulli": (1, "uprising"),
    "lady-margot-fenring": (1, "uprising"),
    "princess-irulan": (2, "uprising"),
    "lady-jessica": (2, "uprising"),
    "reverend-mother-jessica": (2, "uprising"),
    "staban-tuek": (3, "uprising"),
    "shaddam-corrino-iv": (2, "choam"),
}
OTHERS = ("feyd-rautha-harkonnen", "lady-amber-metulli", "gurney-halleck", "muad-dib")

SIGNET = "effect:signet-ring.agent.0"


def led_by(leader: str, **facts: object) -> Scenario:
    """Seat 0 has the leader; seat 1 has a card in hand, so that a turn of seat 0 does not end the round."""
    modules = ["choam"] if leader == "shaddam-corrino-iv" else []
    others = [other for other in OTHERS if other != leader][:3]
    front = "lady-jessica" if leader == "reverend-mother-jessica" else leader
    table = uprising(modules=modules, leaders=[front, *others])
    return table.seat(0, leader=leader, **facts).seat(1, hand=["dagger"])


def signet(leader: str, space: str, **facts: object) -> Game:
    """Seat 0 has just sent an agent to the space with the Signet Ring. It holds an intrigue card of no use now."""
    facts = {"hand": ["signet-ring"], "intrigues": ["devour"]} | facts
    game = led_by(leader, **facts).turn(0)
    return choose(game, "play:signet-ring", f"send:{space}")


def ability(leader: str) -> str:
    return f"effect:leader.{leader}.ability.0.when"


# ---- the set


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.component("leader", id)) for id in ALL])
def test_a_leader_has_its_difficulty_and_module(id):
    leader = next(leader for leader in LEADERS if leader.id == id)
    assert (leader.difficulty, leader.module) == ALL[id]
    assert leader.copies == (0 if id == "reverend-mother-jessica" else 1)


@pytest.mark.ruling("up_jessica_side")
def test_nine_leaders_can_be_taken_and_the_reverend_mother_is_only_a_back_side():
    assert {leader.id for leader in LEADERS} == set(ALL)
    game = sietch.new("uprising", players=4, seed=1, modules=["choam"], leaders=["choose"] * 4)
    assert sorted(keys(game)) == sorted(f"leader:{id}" for id in ALL if id != "reverend-mother-jessica")
    with pytest.raises(SetupError):
        sietch.new("uprising", players=3, leaders=["reverend-mother-jessica", "muad-dib", "staban-tuek"])


@pytest.mark.ruling("up_leader_abilities")
@pytest.mark.ruling("up_icon_signet")
@pytest.mark.component("leader", "gurney-halleck")
def test_the_signet_ring_works_in_an_agent_turn_and_only_there():
    game = led_by("gurney-halleck", hand=["signet-ring", "dagger"], intrigues=["devour"]).reveal(0)
    assert SIGNET not in keys(game)
    assert player(game, 0)["garrison"] == 3
    game = signet("gurney-halleck", "assembly-hall")
    game.choose(SIGNET)
    assert player(game, 0)["garrison"] == 4


# ---- Muad'Dib


@pytest.mark.component("leader", "muad-dib")
@pytest.mark.parametrize(("worms", "drawn"), [(0, 0), (1, 1), (2, 1)])
def test_muad_dib_draws_one_intrigue_card_in_the_reveal_turn_with_a_worm_in_the_conflict(worms, drawn):
    game = led_by("muad-dib", hand=["dagger"], worms=worms, troops=2).reveal(0)
    assert len(player(game, 0)["intrigues"]) == drawn


@pytest.mark.component("leader", "muad-dib")
@pytest.mark.component("intrigue", "unexpected-allies")
def test_muad_dib_may_summon_the_worm_in_the_same_reveal_turn():
    game = led_by("muad-dib", hand=["dagger"], intrigues=["unexpected-allies"], water=2).reveal(0)
    assert player(game, 0)["intrigues"] == ["unexpected-allies"]
    choose(game, "intrigue:unexpected-allies", "no")
    assert player(game, 0)["worms"] == 1
    assert len(player(game, 0)["intrigues"]) == 1


@pytest.mark.component("leader", "muad-dib")
def test_muad_dibs_signet_draws_a_card():
    game = signet("muad-dib", "assembly-hall", deck=["diplomacy"])
    game.choose(SIGNET)
    assert player(game, 0)["hand"] == ["diplomacy"]


# ---- Gurney Halleck


@pytest.mark.ruling("up_strength_update_any_time")
@pytest.mark.component("leader", "gurney-halleck")
@pytest.mark.parametrize(
    ("facts", "persuasion"),
    [
        ({"troops": 3}, 3),
        ({"troops": 2, "worms": 1}, 3),
        ({"troops": 2}, 2),
        ({"garrison": 6}, 2),
    ],
)
def test_gurney_gets_a_persuasion_with_strength_6_from_his_units_in_the_conflict(facts, persuasion):
    game = led_by("gurney-halleck", hand=["convincing-argument"], intrigues=["devour"], **facts).reveal(0)
    assert player(game, 0)["persuasion"] == persuasion


@pytest.mark.component("leader", "gurney-halleck")
def test_gurney_counts_the_swords_he_reveals_but_not_without_a_unit():
    hand = ["dagger", "dagger", "convincing-argument"]
    game = led_by("gurney-halleck", hand=hand, intrigues=["devour"], troops=2).reveal(0)
    assert strength_of(game, 0) == 6
    assert player(game, 0)["persuasion"] == 3

    game = led_by("gurney-halleck", hand=["strike-fleet", "strike-fleet"], intrigues=["devour"]).reveal(0)
    assert player(game, 0)["swords"] == 6
    assert strength_of(game, 0) == 0
    assert player(game, 0)["persuasion"] == 2


@pytest.mark.ruling("up_strength_update_any_time")
@pytest.mark.component("leader", "gurney-halleck")
@pytest.mark.component("intrigue", "detonation")
def test_gurney_may_reach_strength_6_at_any_moment_of_the_reveal_turn_and_once():
    table = led_by("gurney-halleck", hand=["convincing-argument"], intrigues=["detonation", "detonation"], troops=2)
    game = table.shield_wall(False).reveal(0)
    assert player(game, 0)["persuasion"] == 2
    choose(game, "buy:prepare-the-way", "intrigue:detonation", "number:1")
    assert strength_of(game, 0) == 6
    assert player(game, 0)["persuasion"] == 1
    choose(game, "intrigue:detonation", "number:2")
    assert player(game, 0)["persuasion"] == 1, "once in the turn"


@pytest.mark.component("leader", "gurney-halleck")
@pytest.mark.component("imperium", "unswerving-loyalty")
def test_gurney_keeps_the_persuasion_when_his_strength_drops_afterwards():
    table = led_by("gurney-halleck", hand=["unswerving-loyalty"] * 2, intrigues=["devour"], troops=3)
    game = table.reveal(0)
    assert (strength_of(game, 0), player(game, 0)["persuasion"]) == (6, 3)
    choose(game, "effect:unswerving-loyalty.reveal.2", "branch:unswerving-loyalty.reveal.2.then.1")
    assert (strength_of(game, 0), player(game, 0)["persuasion"]) == (4, 3)


@pytest.mark.component("leader", "gurney-halleck")
def test_gurneys_signet_recruits_a_troop_that_may_be_deployed():
    game = signet("gurney-halleck", "spice-refinery", spice=0)
    game.choose(SIGNET)
    assert player(game, 0)["garrison"] == 4
    game.choose("deploy")
    assert keys(game) == ["number:1", "number:2", "number:3"]


# ---- Feyd-Rautha Harkonnen

FEYD = "train:leader.feyd-rautha-harkonnen.signet.space-"


def training(space: int, **facts: object) -> Game:
    """Feyd on a space of his track, with the Signet Ring just played."""
    facts = {"training": space, "deck": [], "hand": ["signet-ring", "dagger"]} | facts
    return signet("feyd-rautha-harkonnen", "assembly-hall", **facts)


@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyd_may_recall_a_spy_once_in_the_reveal_turn_for_2_swords():
    table = led_by("feyd-rautha-harkonnen", hand=["dagger"], spies=["post-guild", "post-choam"], troops=1)
    game = table.seat(0, intrigues=["cunning"]).reveal(0)
    assert player(game, 0)["swords"] == 1
    assert "end" in keys(game)
    choose(game, ability("feyd-rautha-harkonnen"), "recall:post-choam")
    assert player(game, 0)["swords"] == 3
    assert player(game, 0)["spies"] == ["post-guild"]
    assert ability("feyd-rautha-harkonnen") not in keys(game)


@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyd_without_a_spy_on_the_board_is_offered_nothing():
    game = led_by("feyd-rautha-harkonnen", hand=["dagger"], intrigues=["devour"]).reveal(0)
    assert keys(game) == ["end"]


@pytest.mark.ruling("up_feyd_token")
@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyd_starts_left_and_chooses_between_two_first_spaces():
    game = sietch.new("uprising", players=3, seed=1, leaders=["feyd-rautha-harkonnen", "muad-dib", "staban-tuek"])
    assert player(game, 0)["training"] == 0
    game = training(0, solari=1)
    game.choose(SIGNET)
    assert keys(game) == [f"{FEYD}1", f"{FEYD}2"]


@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyds_upper_first_space_pays_a_solari_to_trash_a_card():
    game = training(0, solari=1)
    choose(game, SIGNET, f"{FEYD}1")
    assert keys(game) == ["yes", "no"]
    game.choose("yes")
    assert goods(game, 0)[0] == 0
    assert keys(game) == ["trash-hand:dagger", "trash-play:signet-ring", "no"]
    game.choose("trash-hand:dagger")
    assert game.view(0)["trashed"] == ["dagger"]
    assert player(game, 0)["training"] == 1

    game = training(0, solari=1)
    choose(game, SIGNET, f"{FEYD}1", "no")
    assert goods(game, 0)[0] == 1
    assert player(game, 0)["training"] == 1

    game = training(0, solari=0)
    choose(game, SIGNET, f"{FEYD}1")
    assert player(game, 0)["training"] == 1, "the token moves even if the reward cannot be paid"
    assert game.view(0)["trashed"] == []


@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyds_lower_first_space_places_a_spy():
    game = training(0)
    choose(game, SIGNET, f"{FEYD}2", "post:post-fremen")
    assert player(game, 0)["spies"] == ["post-fremen"]
    assert player(game, 0)["training"] == 2


@pytest.mark.component("leader", "feyd-rautha-harkonnen")
@pytest.mark.parametrize("first", [1, 2])
def test_both_first_spaces_lead_to_the_one_that_may_trash_a_card(first):
    game = training(first)
    game.choose(SIGNET)
    assert player(game, 0)["training"] == 3, "one link: no question"
    assert keys(game) == ["trash-hand:dagger", "trash-play:signet-ring", "no"]
    game.choose("trash-play:signet-ring")
    assert game.view(0)["trashed"] == ["signet-ring"]


@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyds_upper_second_branch_is_one_space_that_may_trash_and_leads_to_the_last():
    game = training(3)
    game.choose(SIGNET)
    assert keys(game) == [f"{FEYD}4", f"{FEYD}5"]
    choose(game, f"{FEYD}4")
    assert keys(game) == ["trash-hand:dagger", "trash-play:signet-ring", "no"]
    game.choose("no")
    assert player(game, 0)["training"] == 4
    assert game.view(0)["trashed"] == []

    game = training(4)
    game.choose(SIGNET)
    assert player(game, 0)["training"] == 7


@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyds_lower_second_branch_is_a_spy_and_then_2_spice_and_leads_to_the_last():
    game = training(3)
    choose(game, SIGNET, f"{FEYD}5", "post:post-guild")
    assert player(game, 0)["spies"] == ["post-guild"]
    assert player(game, 0)["training"] == 5

    game = training(5)
    game.choose(SIGNET)
    assert player(game, 0)["training"] == 6
    assert goods(game, 0)[1] == 2

    game = training(6)
    game.choose(SIGNET)
    assert player(game, 0)["training"] == 7


@pytest.mark.ruling("up_feyd_token")
@pytest.mark.component("leader", "feyd-rautha-harkonnen")
def test_feyds_last_space_gives_a_troop_and_a_spy_and_the_token_stays_there():
    game = training(4)
    choose(game, SIGNET, "post:post-guild")
    assert player(game, 0)["garrison"] == 4
    assert player(game, 0)["spies"] == ["post-guild"]

    game = training(7)
    assert SIGNET not in keys(game)
    assert game.why_not(SIGNET) == ("why-training-finished", {})
    assert player(game, 0)["training"] == 7
    assert (player(game, 0)["garrison"], player(game, 0)["spies"]) == (3, [])


# ---- Lady Amber Metulli


@pytest.mark.ruling("up_icon_retreat")
@pytest.mark.component("leader", "lady-amber-metulli")
def test_amber_may_retreat_one_troop_once_in_the_reveal_turn():
    game = led_by("lady-amber-metulli", hand=["dagger"], intrigues=["devour"], troops=3, garrison=0).reveal(0)
    assert sorted(keys(game)) == sorted([ability("lady-amber-metulli"), "end"])
    game.choose(ability("lady-amber-metulli"))
    assert (player(game, 0)["troops"], player(game, 0)["garrison"]) == (2, 1)
    assert keys(game) == ["end"]


@pytest.mark.component("leader", "lady-amber-metulli")
def test_amber_need_not_retreat_and_cannot_retreat_a_worm():
    game = led_by("lady-amber-metulli", hand=["dagger"], intrigues=["devour"], troops=1, garrison=0).reveal(0)
    game.choose("end")
    assert player(game, 0)["troops"] == 1

    game = led_by("lady-amber-metulli", hand=["dagger"], intrigues=["devour"], worms=1).reveal(0)
    assert keys(game) == ["end"]


@pytest.mark.component("leader", "lady-amber-metulli")
@pytest.mark.parametrize(("holder", "spice"), [(0, 1), (1, 0), (None, 0)])
def test_ambers_signet_gives_a_solari_and_with_an_alliance_a_spice(holder, spice):
    table = led_by("lady-amber-metulli", hand=["signet-ring"], intrigues=["devour"])
    if holder is not None:
        table.seat(holder, influence={"guild": 4}).alliance("guild", holder)
    game = table.turn(0)
    choose(game, "play:signet-ring", "send:assembly-hall", SIGNET)
    assert goods(game, 0)[:2] == (1, spice)


# ---- Lady Margot Fenring and Princess Irulan: reaching 2


@pytest.mark.component("leader", "lady-margot-fenring")
@pytest.mark.parametrize(("before", "spice"), [(0, 0), (1, 2), (2, 0), (3, 0)])
def test_margot_gets_2_spice_when_she_reaches_2_with_the_bene_gesserit(before, spice):
    table = led_by("lady-margot-fenring", hand=["diplomacy"], influence={"bene-gesserit": before})
    game = choose(table.turn(0), "play:diplomacy", "send:secrets")
    assert influence(game, 0)[2] == before + 1
    assert goods(game, 0)[1] == spice


@pytest.mark.component("leader", "lady-margot-fenring")
def test_margot_gets_nothing_for_2_with_another_faction():
    table = led_by("lady-margot-fenring", hand=["diplomacy"], influence={"guild": 1})
    game = choose(table.turn(0), "play:diplomacy", "send:deliver-supplies")
    assert influence(game, 0)[1] == 2
    assert goods(game, 0)[1] == 0


@pytest.mark.ruling("up_reach_2_influence")
@pytest.mark.component("leader", "lady-margot-fenring")
@pytest.mark.component("imperium", "overthrow")
def test_passing_2_by_a_double_step_is_reaching_it():
    table = led_by("lady-margot-fenring", hand=["overthrow"], influence={"bene-gesserit": 1})
    game = choose(table.turn(0), "play:overthrow", "send:secrets")
    assert influence(game, 0)[2] == 3
    assert goods(game, 0)[1] == 2


@pytest.mark.ruling("up_reach_2_again")
@pytest.mark.component("leader", "lady-margot-fenring")
@pytest.mark.component("intrigue", "change-allegiances")
def test_margot_reaches_2_again_after_a_loss_but_never_on_the_way_down():
    table = led_by("lady-margot-fenring", hand=["dagger"], intrigues=["change-allegiances"])
    game = table.seat(0, influence={"bene-gesserit": 3}).turn(0)
    choose(game, "intrigue:change-allegiances")
    assert influence(game, 0)[2] == 2
    assert goods(game, 0)[1] == 0, "going down to 2 is not reaching it"
    game.choose("faction:bene-gesserit")
    assert goods(game, 0)[1] == 0, "from 2 to 3 neither"

    table = led_by("lady-margot-fenring", hand=["dagger"], intrigues=["change-allegiances"])
    game = table.seat(0, influence={"bene-gesserit": 2}).turn(0)
    choose(game, "intrigue:change-allegiances", "faction:bene-gesserit")
    assert influence(game, 0)[2] == 2
    assert goods(game, 0)[1] == 2


@pytest.mark.component("leader", "lady-margot-fenring")
@pytest.mark.component("intrigue", "sietch-ritual")
def test_the_spice_of_margots_ability_can_pay_for_the_space_of_the_same_turn():
    table = led_by("lady-margot-fenring", hand=["dagger", "diplomacy"], intrigues=["sietch-ritual"])
    game = table.seat(0, influence={"bene-gesserit": 1}).turn(0)
    choose(game, "intrigue:sietch-ritual", "discard:dagger", "faction:bene-gesserit")
    assert goods(game, 0)[1] == 2
    game.choose("play:diplomacy")
    assert "send:espionage" in keys(game)


@pytest.mark.component("leader", "lady-margot-fenring")
@pytest.mark.component("conflict", "propaganda")
def test_margot_reaches_2_also_by_a_reward_in_combat():
    table = led_by("lady-margot-fenring", troops=1, influence={"bene-gesserit": 1}).conflict("propaganda")
    game = table.combat()
    choose(game, "faction:bene-gesserit", "faction:fremen")
    assert goods(game, 0)[1] == 2


@pytest.mark.ruling("up_spy_restricted_post")
@pytest.mark.component("leader", "lady-margot-fenring")
def test_margots_signet_places_a_spy_only_on_posts_of_cities():
    game = signet("lady-margot-fenring", "assembly-hall")
    game.choose(SIGNET)
    assert keys(game) == ["post:post-sietch-research", "post:post-research-refinery", "post:post-refinery-arrakeen"]
    game.choose("post:post-sietch-research")
    assert player(game, 0)["spies"] == ["post-sietch-research"]


@pytest.mark.component("leader", "princess-irulan")
@pytest.mark.parametrize(("before", "drawn"), [(0, 0), (1, 1), (2, 0)])
def test_irulan_draws_an_intrigue_card_when_she_reaches_2_with_the_emperor(before, drawn):
    table = led_by("princess-irulan", hand=["diplomacy"], influence={"emperor": before})
    game = choose(table.turn(0), "play:diplomacy", "send:dutiful-service")
    if drawn:
        game.choose(ability("princess-irulan"))
    assert influence(game, 0)[0] == before + 1
    assert len(player(game, 0)["intrigues"]) == drawn
    while game.decision.seat == 0:
        game.choose(0)
    assert len(player(game, 0)["intrigues"]) == drawn


@pytest.mark.ruling("up_reach_2_again")
@pytest.mark.ruling("up_reach_2_influence")
@pytest.mark.component("leader", "princess-irulan")
def test_irulan_reaches_2_again_after_a_loss_and_by_passing_it():
    table = led_by("princess-irulan", hand=["dagger"], intrigues=["change-allegiances"])
    game = table.seat(0, influence={"emperor": 2}).intrigue_deck("devour", "devour").turn(0)
    choose(game, "intrigue:change-allegiances", "faction:emperor")
    assert player(game, 0)["intrigues"] == ["devour"], "at once, before the agent is sent"

    table = led_by("princess-irulan", hand=["overthrow"], influence={"emperor": 1})
    game = choose(table.turn(0), "play:overthrow", "send:dutiful-service", ability("princess-irulan"))
    assert influence(game, 0)[0] == 3
    assert len(player(game, 0)["intrigues"]) == 1


@pytest.mark.component("leader", "princess-irulan")
def test_irulans_signet_acquires_a_card_of_cost_exactly_1_to_hand():
    table = led_by("princess-irulan", hand=["signet-ring"], intrigues=["devour"])
    game = table.row("sardaukar-soldier", "maula-pistol", "overthrow", "steersman", "hidden-missive").turn(0)
    choose(game, "play:signet-ring", "send:assembly-hall", SIGNET)
    assert player(game, 0)["hand"] == ["sardaukar-soldier"], "the only one that costs 1; no card in hand to trash"
    assert player(game, 0)["discard"] == []


@pytest.mark.component("leader", "princess-irulan")
@pytest.mark.parametrize(("card", "spice"), [("maula-pistol", 2), ("prepare-the-way", 2), ("dagger", 0)])
def test_irulans_signet_trashes_a_card_from_hand_and_pays_2_spice_if_it_has_a_cost(card, spice):
    table = led_by("princess-irulan", hand=["signet-ring", card], intrigues=["devour"], discard=["diplomacy"])
    game = table.row("overthrow", "steersman", "corrinth-city", "desert-power", "paracompass").turn(0)
    choose(game, "play:signet-ring", "send:assembly-hall", SIGNET)
    assert player(game, 0)["hand"] == [], "the only choice: cards in play or discarded are not in hand"
    assert goods(game, 0)[1] == spice


@pytest.mark.component("leader", "princess-irulan")
def test_irulan_chooses_between_the_two_or_leaves_both():
    def played() -> Game:
        table = led_by("princess-irulan", hand=["signet-ring", "dagger"], intrigues=["devour"])
        game = table.row("sardaukar-soldier").turn(0)
        return choose(game, "play:signet-ring", "send:spice-refinery")

    game = played()
    assert "end" in keys(game)
    game.choose("end")
    assert player(game, 0)["hand"] == ["dagger"]

    game = played()
    game.choose(SIGNET)
    assert len(keys(game)) == 2
    assert all(key.startswith("branch:leader.princess-irulan.signet.") for key in keys(game))


# ---- Lady Jessica


@pytest.mark.component("leader", "lady-jessica")
def test_jessicas_signet_pays_a_spice_for_an_intrigue_card_and_a_memory_from_supply():
    game = signet("lady-jessica", "spice-refinery", spice=1, intrigues=[])
    choose(game, "number:0", SIGNET)
    assert goods(game, 0)[1] == 0
    assert len(player(game, 0)["intrigues"]) == 1
    assert (player(game, 0)["memories"], player(game, 0)["supply"], player(game, 0)["garrison"]) == (1, 8, 3)


@pytest.mark.component("leader", "lady-jessica")
def test_jessicas_signet_may_be_left_and_without_a_troop_in_supply_still_draws():
    game = signet("lady-jessica", "spice-refinery", spice=1, intrigues=[])
    game.choose("number:0")
    assert SIGNET in keys(game)
    game.choose("end")
    assert (goods(game, 0)[1], player(game, 0)["memories"], player(game, 0)["intrigues"]) == (1, 0, [])

    game = signet("lady-jessica", "spice-refinery", spice=1, intrigues=[], garrison=12)
    choose(game, "number:0", SIGNET)
    assert (goods(game, 0)[1], player(game, 0)["memories"], len(player(game, 0)["intrigues"])) == (0, 0, 1)


def jessica_at(space: str, **facts: object) -> Game:
    """Lady Jessica has sent an agent with Diplomacy; she holds an intrigue card of no use now."""
    facts = {"hand": ["diplomacy"], "intrigues": ["devour"]} | facts
    return choose(led_by("lady-jessica", **facts).turn(0), "play:diplomacy", f"send:{space}")


@pytest.mark.component("leader", "lady-jessica")
def test_jessica_returns_her_memories_at_a_bene_gesserit_space_draws_and_turns_over():
    game = jessica_at("secrets", memories=2, supply=7, water=0)
    game.choose(ability("lady-jessica"))
    assert (player(game, 0)["memories"], player(game, 0)["supply"]) == (0, 9)
    assert len(player(game, 0)["hand"]) == 2
    assert player(game, 0)["leader"] == "reverend-mother-jessica"


@pytest.mark.component("leader", "lady-jessica")
def test_jessica_may_keep_her_memories_and_may_turn_over_without_any():
    game = jessica_at("secrets", memories=1, supply=8)
    while game.decision.seat == 0:
        game.choose("end" if "end" in keys(game) else next(key for key in keys(game) if "space.secrets" in key))
    assert (player(game, 0)["leader"], player(game, 0)["memories"]) == ("lady-jessica", 1)

    game = jessica_at("secrets", memories=0)
    game.choose(ability("lady-jessica"))
    assert player(game, 0)["leader"] == "reverend-mother-jessica"
    assert player(game, 0)["hand"] == []


@pytest.mark.component("leader", "lady-jessica")
@pytest.mark.parametrize("space", ["fremkit", "dutiful-service", "deliver-supplies"])
def test_jessica_remembers_only_at_bene_gesserit_spaces(space):
    game = jessica_at(space, memories=1, supply=8)
    assert ability("lady-jessica") not in keys(game)


@pytest.mark.component("leader", "reverend-mother-jessica")
def test_the_reverend_mother_can_repeat_the_space_in_the_very_turn_of_turning_over():
    game = jessica_at("secrets", memories=1, supply=8, water=1)
    choose(game, ability("lady-jessica"))
    assert ability("reverend-mother-jessica") in keys(game)


def reverend_mother_at(space: str, **facts: object) -> Game:
    facts = {"hand": ["diplomacy"], "intrigues": ["devour"], "deck": ["dagger"] * 2} | facts
    return choose(led_by("reverend-mother-jessica", **facts).turn(0), "play:diplomacy", f"send:{space}")


@pytest.mark.component("leader", "reverend-mother-jessica")
def test_the_reverend_mother_pays_a_water_to_repeat_a_space_but_not_its_cost_or_influence():
    game = reverend_mother_at("espionage", spice=3, water=2)
    assert goods(game, 0) == (0, 2, 2)
    game.choose(ability("reverend-mother-jessica"))
    assert goods(game, 0) == (0, 2, 1)
    while "post:post-guild" not in keys(game):
        game.choose("effect:space.espionage.1")
    game.choose("post:post-guild")
    while "post:post-choam" not in keys(game):
        game.choose("effect:space.espionage.1")
    game.choose("post:post-choam")
    while "effect:space.espionage.0" in keys(game):
        game.choose("effect:space.espionage.0")
    assert player(game, 0)["spies"] == ["post-guild", "post-choam"]
    assert player(game, 0)["hand"] == ["dagger", "dagger"]
    assert influence(game, 0) == (0, 0, 1, 0), "the influence of the visit is not an effect of the space"
    assert ability("reverend-mother-jessica") not in keys(game), "once in a turn"


@pytest.mark.component("leader", "reverend-mother-jessica")
def test_the_reverend_mother_repeats_fremen_spaces_without_doubling_the_deployment_from_the_garrison():
    game = reverend_mother_at("desert-tactics", water=2)
    choose(game, ability("reverend-mother-jessica"))
    assert goods(game, 0)[2] == 0
    assert player(game, 0)["garrison"] == 5, "one troop each time"
    game.choose("deploy")
    assert keys(game)[-1] == "number:4", "two recruited and two of the garrison"


@pytest.mark.component("leader", "reverend-mother-jessica")
@pytest.mark.parametrize(
    ("space", "water", "offered"),
    [("fremkit", 1, True), ("fremkit", 0, False), ("secrets", 1, True), ("dutiful-service", 1, False)],
)
def test_the_reverend_mother_needs_a_water_and_a_space_of_the_two_factions(space, water, offered):
    game = reverend_mother_at(space, water=water)
    assert (ability("reverend-mother-jessica") in keys(game)) is offered


@pytest.mark.component("leader", "reverend-mother-jessica")
def test_the_reverend_mother_may_leave_the_space_unrepeated_and_stays_what_she_is():
    game = reverend_mother_at("fremkit", water=1)
    choose(game, "effect:space.fremkit.0", "end")
    assert goods(game, 0)[2] == 1
    assert player(game, 0)["leader"] == "reverend-mother-jessica"


@pytest.mark.component("leader", "reverend-mother-jessica")
def test_the_reverend_mothers_signet_pays_a_spice_for_a_water():
    game = signet("reverend-mother-jessica", "assembly-hall", spice=1, water=0)
    game.choose(SIGNET)
    assert goods(game, 0) == (0, 0, 1)

    game = signet("reverend-mother-jessica", "assembly-hall", spice=0, water=0)
    assert SIGNET not in keys(game)
    assert game.why_not(SIGNET) == ("why-goods", {"what": "spice", "n": 1, "have": 0})


# ---- Staban Tuek


@pytest.mark.component("leader", "staban-tuek")
def test_staban_starts_with_nine_cards_and_without_diplomacy():
    game = sietch.new("uprising", players=3, seed=2, leaders=["staban-tuek", "muad-dib", "lady-jessica"])
    cards = [Counter(player(game, seat)["deck"] + player(game, seat)["hand"]) for seat in range(3)]
    assert cards[0].total() == 9
    assert cards[1] == cards[2] == cards[0] + Counter(["diplomacy"])


@pytest.mark.component("leader", "staban-tuek")
@pytest.mark.parametrize(
    ("space", "spies", "spice"),
    [
        ("hagga-basin", ["post-hagga-basin"], 1),
        ("imperial-basin", ["post-imperial-basin"], 1),
        ("hagga-basin", ["post-imperial-basin", "post-deep-desert", "post-choam"], 0),
        ("accept-contract", ["post-choam"], 0),
    ],
)
def test_staban_gets_a_spice_when_another_player_goes_to_a_maker_space_he_spies_on(space, spies, spice):
    table = led_by("staban-tuek", spies=spies).seat(1, hand=["dune-the-desert-planet"], water=1)
    game = choose(table.turn(1), "play:dune-the-desert-planet", f"send:{space}")
    assert goods(game, 0)[1] == spice


@pytest.mark.component("leader", "staban-tuek")
def test_staban_gets_nothing_for_his_own_agent():
    table = led_by("staban-tuek", hand=["dune-the-desert-planet"], spies=["post-imperial-basin"])
    game = choose(table.turn(0), "play:dune-the-desert-planet", "send:imperial-basin", "no")
    assert goods(game, 0)[1] == 1, "the spice of the space alone"


@pytest.mark.component("leader", "staban-tuek")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_stabans_signet_on_a_landsraad_post_may_sell_a_spice_for_3_solari(answer):
    game = signet("staban-tuek", "assembly-hall", spice=1, solari=2)
    choose(game, SIGNET, "post:post-landsraad-west")
    assert keys(game) == ["yes", "no"]
    game.choose(answer)
    assert goods(game, 0)[:2] == ((5, 0) if answer == "yes" else (2, 1))
    assert player(game, 0)["spies"] == ["post-landsraad-west"]


@pytest.mark.component("leader", "staban-tuek")
@pytest.mark.parametrize("post", ["post-emperor", "post-guild", "post-bene-gesserit", "post-fremen"])
def test_stabans_signet_on_a_faction_post_may_buy_an_intrigue_card_for_2_solari(post):
    game = signet("staban-tuek", "spice-refinery", spice=0, solari=0)
    assert goods(game, 0)[0] == 2
    choose(game, SIGNET, f"post:{post}", "yes")
    assert goods(game, 0)[0] == 0
    assert len(player(game, 0)["intrigues"]) == 2


@pytest.mark.component("leader", "staban-tuek")
@pytest.mark.parametrize("post", ["post-choam", "post-hagga-basin", "post-sietch-research"])
def test_stabans_signet_on_other_posts_offers_nothing_more(post):
    game = signet("staban-tuek", "assembly-hall", spice=5, solari=5)
    choose(game, SIGNET, f"post:{post}")
    assert goods(game, 0)[:2] == (5, 5)
    assert "yes" not in keys(game)


# ---- Shaddam Corrino IV


@pytest.mark.ruling("up_setup_shaddam")
@pytest.mark.component("leader", "shaddam-corrino-iv")
def test_shaddam_needs_the_choam_module_and_sets_both_sardaukar_contracts_aside():
    leaders = ["shaddam-corrino-iv", "muad-dib", "lady-jessica"]
    with pytest.raises(SetupError):
        sietch.new("uprising", players=3, leaders=leaders)
    view = sietch.new("uprising", players=3, seed=3, modules=["choam"], leaders=leaders).view(0)
    assert sorted(view["aside_contracts"]) == ["contract-sardaukar-cards", "contract-sardaukar-recall"]
    assert (len(view["offer"]), view["contract_bank_count"]) == (2, 16)
    assert view["players"][0]["contracts"] == [], "set aside is not owned"
    view = sietch.new("uprising", players=3, seed=3, modules=["choam"], leaders=["staban-tuek", *leaders[1:]]).view(0)
    assert (view["aside_contracts"], view["contract_bank_count"]) == ([], 18)


@pytest.mark.component("leader", "shaddam-corrino-iv")
def test_only_shaddam_may_take_a_sardaukar_contract_instead_of_one_of_the_offer():
    table = led_by("shaddam-corrino-iv", hand=["diplomacy"]).offer("contract-espionage", "contract-harvest-3")
    game = choose(table.turn(0), "play:diplomacy", "send:dutiful-service")
    assert keys(game) == [
        "contract:contract-espionage",
        "contract:contract-harvest-3",
        "contract:contract-sardaukar-cards",
        "contract:contract-sardaukar-recall",
    ]
    game.choose("contract:contract-sardaukar-cards")
    assert player(game, 0)["contracts"] == ["contract-sardaukar-cards"]
    assert game.view(0)["aside_contracts"] == ["contract-sardaukar-recall"]
    assert game.view(0)["offer"] == ["contract-espionage", "contract-harvest-3"], "the offer is not touched"

    table = led_by("shaddam-corrino-iv").seat(1, hand=["diplomacy"]).offer("contract-espionage", "contract-harvest-3")
    game = choose(table.turn(1), "play:diplomacy", "send:dutiful-service")
    assert keys(game) == ["contract:contract-espionage", "contract:contract-harvest-3"]


@pytest.mark.ruling("up_contract_icon_exhausted")
@pytest.mark.component("leader", "shaddam-corrino-iv")
def test_shaddam_with_an_empty_offer_chooses_between_his_contracts_and_2_solari():
    def asked() -> Game:
        table = led_by("shaddam-corrino-iv", hand=["diplomacy"]).offer()
        return choose(table.turn(0), "play:diplomacy", "send:dutiful-service")

    game = asked()
    assert keys(game) == ["contract:contract-sardaukar-cards", "contract:contract-sardaukar-recall", "no"]
    game.choose("no")
    assert goods(game, 0)[0] == 2
    game = asked()
    game.choose("contract:contract-sardaukar-recall")
    assert goods(game, 0)[0] == 0
    assert player(game, 0)["contracts"] == ["contract-sardaukar-recall"]


@pytest.mark.component("leader", "shaddam-corrino-iv")
def test_shaddams_signet_gives_a_solari_and_a_troop_or_an_influence_for_3_solari():
    game = signet("shaddam-corrino-iv", "assembly-hall", solari=3)
    game.choose(SIGNET)
    branches = keys(game)
    assert len(branches) == 2
    game.choose(branches[0])
    assert (goods(game, 0)[0], player(game, 0)["garrison"]) == (4, 4)

    game = signet("shaddam-corrino-iv", "assembly-hall", solari=3)
    choose(game, SIGNET, branches[1], "faction:fremen")
    assert goods(game, 0)[0] == 0
    assert influence(game, 0) == (0, 0, 0, 1)

    game = signet("shaddam-corrino-iv", "assembly-hall", solari=2)
    game.choose(SIGNET)
    assert (goods(game, 0)[0], player(game, 0)["garrison"]) == (3, 4), "what cannot be paid is not a choice"


@pytest.mark.ruling("up_shaddam_signet")
@pytest.mark.component("leader", "shaddam-corrino-iv")
def test_shaddams_signet_forbids_deployment_at_once_even_before_it_is_used():
    game = signet("shaddam-corrino-iv", "arrakeen", solari=3)
    assert SIGNET in keys(game)
    assert "deploy" not in keys(game)
    assert game.why_not("deploy") == ("why-deployment-forbidden", {})
    game.choose(SIGNET)
    game.choose(keys(game)[0])
    assert "deploy" not in keys(game)

    table = led_by("shaddam-corrino-iv", hand=["reconnaissance"])
    game = choose(table.turn(0), "play:reconnaissance", "send:arrakeen")
    assert "deploy" in keys(game), "another card does not forbid it"


@pytest.mark.ruling("up_shaddam_signet")
@pytest.mark.component("leader", "shaddam-corrino-iv")
@pytest.mark.component("intrigue", "detonation")
@pytest.mark.component("intrigue", "unexpected-allies")
def test_shaddams_ban_covers_plot_cards_and_sandworms():
    game = signet("shaddam-corrino-iv", "assembly-hall", intrigues=["detonation", "unexpected-allies"], water=2)
    choose(game, "intrigue:unexpected-allies", "no")
    assert goods(game, 0)[2] == 0
    assert player(game, 0)["worms"] == 0, "the conflict is not protected: it is the ban"
    game.choose("intrigue:detonation")
    assert game.view(0)["shield_wall"] is False, "only the detonation was possible"
    assert player(game, 0)["troops"] == 0


@pytest.mark.ruling("up_shaddam_signet")
@pytest.mark.component("leader", "shaddam-corrino-iv")
def test_shaddams_ban_covers_the_worm_of_a_desert_space():
    game = signet("shaddam-corrino-iv", "hagga-basin", hooks=True, water=1)
    while any(key.startswith(("effect:space", "branch:space")) for key in keys(game)):
        game.choose(next(key for key in keys(game) if key.startswith(("effect:space", "branch:space"))))
    assert player(game, 0)["worms"] == 0
    assert goods(game, 0)[1] == 2, "the spice is the only choice"


@pytest.mark.ruling("up_shaddam_signet")
@pytest.mark.component("leader", "shaddam-corrino-iv")
def test_shaddams_ban_ends_with_the_turn():
    table = led_by("shaddam-corrino-iv", hand=["signet-ring", "reconnaissance"], intrigues=["devour"], deck=[])
    table.seat(1, hand=[], has_revealed=True).seat(2, has_revealed=True).seat(3, has_revealed=True)
    game = choose(table.turn(0), "play:signet-ring", "send:gather-support")
    assert game.why_not("deploy") == ("why-deployment-forbidden", {})
    choose(game, "end", "play:reconnaissance", "send:arrakeen")
    assert "deploy" in keys(game)
