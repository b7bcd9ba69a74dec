"""CHOAM contracts: the tokens, taking them, completing them, and the reward of each."""

from __future__ import annotations

import pytest
from tests.table import choose, goods, influence, keys, player
from tests.uprising import SPACES

import sietch
from sietch.core.game import Game
from sietch.imperium.modules.choam.contract import CONTRACTS
from sietch.imperium.scenario import Scenario, uprising

# id: copies and what completes it.
ALL = {
    "contract-acquire-the-spice-must-flow": (1, "acquire the-spice-must-flow"),
    "contract-arrakeen-water": (1, "arrakeen"),
    "contract-arrakeen-spy": (1, "arrakeen"),
    "contract-deliver-supplies": (1, "deliver-supplies"),
    "contract-espionage": (2, "espionage"),
    "contract-harvest-3": (2, "harvest 3"),
    "contract-harvest-4": (1, "harvest 4"),
    "contract-heighliner-water": (1, "heighliner"),
    "contract-heighliner-troops": (1, "heighliner"),
    "contract-high-council-influence": (1, "high-council"),
    "contract-high-council-solari": (1, "high-council"),
    "contract-immediate": (1, "immediate"),
    "contract-research-station-spy": (1, "research-station"),
    "contract-research-station-solari": (1, "research-station"),
    "contract-sardaukar-cards": (1, "sardaukar"),
    "contract-sardaukar-recall": (1, "sardaukar"),
    "contract-spice-refinery-cards": (1, "spice-refinery"),
    "contract-spice-refinery-water": (1, "spice-refinery"),
}

CITY, FACTION, LANDSRAAD, DESERT = "reconnaissance", "diplomacy", "dagger", "dune-the-desert-planet"


def owning(*contracts: str, **facts: object) -> Scenario:
    """Seat 0 has these contracts and an intrigue card of no use, so that its turn does not end by itself."""
    facts = {"intrigues": ["devour"], "deck": [], "contracts": contracts} | facts
    return uprising(modules=["choam"]).seat(0, **facts).seat(1, hand=["dagger"])


def sent(card: str, space: str, *contracts: str, **facts: object) -> Game:
    """Seat 0 with these contracts has just sent an agent to the space."""
    return choose(owning(*contracts, hand=[card], **facts).turn(0), f"play:{card}", f"send:{space}")


# ---- the set


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.component("contract", id)) for id in ALL])
def test_a_contract_has_its_copies_and_its_requirement(id):
    contract = next(contract for contract in CONTRACTS if contract.id == id)
    if contract.acquire:
        requirement = f"acquire {contract.acquire}"
    elif contract.harvest:
        requirement = f"harvest {contract.harvest}"
    else:
        requirement = "immediate" if contract.immediate else SPACES[contract.space].id
    assert (contract.copies, requirement) == ALL[id]
    assert contract.module == "choam"


@pytest.mark.ruling("up_choam_setup")
def test_twenty_tokens_of_eighteen_kinds_two_face_up_and_eighteen_in_the_bank():
    assert {contract.id for contract in CONTRACTS if contract.module == "choam"} == set(ALL)
    assert (len(ALL), sum(copies for copies, _ in ALL.values())) == (18, 20)
    game = sietch.new(
        "uprising", players=3, seed=4, modules=["choam"], leaders=["muad-dib", "staban-tuek", "lady-jessica"]
    )
    assert (len(game.view(0)["offer"]), game.view(0)["contract_bank_count"]) == (2, 18)


# ---- taking


@pytest.mark.ruling("up_contract_icon_without_module")
def test_without_the_module_the_icon_gives_2_solari():
    game = choose(uprising().seat(0, hand=[FACTION]).seat(1, hand=["dagger"]).turn(0), f"play:{FACTION}")
    game.choose("send:dutiful-service")
    assert goods(game, 0)[0] == 2
    assert "contracts" not in player(game, 0)


@pytest.mark.ruling("up_contract_icon_with_module")
def test_with_the_module_the_icon_takes_a_face_up_contract_and_the_offer_is_refilled():
    table = owning(hand=[FACTION]).offer("contract-espionage", "contract-harvest-4")
    game = choose(table.turn(0), f"play:{FACTION}", "send:dutiful-service")
    bank = game.view(0)["contract_bank_count"]
    assert keys(game) == ["contract:contract-espionage", "contract:contract-harvest-4"]
    game.choose("contract:contract-harvest-4")
    assert player(game, 0)["contracts"] == ["contract-harvest-4"]
    assert goods(game, 0)[0] == 0
    assert len(game.view(0)["offer"]) == 2
    assert game.view(0)["offer"][0] == "contract-espionage"
    assert game.view(0)["contract_bank_count"] == bank - 1


@pytest.mark.ruling("up_contract_icon_exhausted")
def test_an_offer_that_cannot_be_refilled_shrinks_and_an_empty_one_gives_2_solari():
    table = owning(hand=[FACTION]).offer("contract-espionage", "contract-harvest-4", bank=[])
    game = choose(table.turn(0), f"play:{FACTION}", "send:dutiful-service", "contract:contract-espionage")
    assert game.view(0)["offer"] == ["contract-harvest-4"]

    game = choose(owning(hand=[FACTION]).offer().turn(0), f"play:{FACTION}", "send:dutiful-service")
    assert goods(game, 0)[0] == 2
    assert player(game, 0)["contracts"] == []


@pytest.mark.ruling("up_contract_immediate")
@pytest.mark.component("contract", "contract-immediate")
def test_the_immediate_contract_is_completed_when_it_is_taken():
    table = owning(hand=[FACTION]).offer("contract-immediate", "contract-harvest-4")
    game = choose(table.turn(0), f"play:{FACTION}", "send:dutiful-service", "contract:contract-immediate")
    assert goods(game, 0)[0] == 2
    assert player(game, 0)["contracts"] == []
    assert player(game, 0)["completed"] == ["contract-immediate"]


@pytest.mark.component("contract", "contract-immediate")
@pytest.mark.component("intrigue", "leverage")
def test_the_solari_of_an_immediate_contract_can_pay_for_the_space_of_the_same_turn():
    table = owning(hand=[LANDSRAAD], intrigues=["crysknife", "leverage"], solari=2)
    game = table.offer("contract-immediate", "contract-harvest-4").turn(0)
    choose(game, "intrigue:crysknife", "intrigue:leverage", "contract:contract-immediate")
    assert goods(game, 0)[0] == 5
    game.choose(f"play:{LANDSRAAD}")
    assert "send:high-council" in keys(game)


# ---- completing by a board space: each reward


@pytest.mark.ruling("up_contract_space")
@pytest.mark.component("contract", "contract-arrakeen-water")
def test_arrakeen_for_a_water():
    game = sent(CITY, "arrakeen", "contract-arrakeen-water", water=0)
    assert goods(game, 0) == (0, 0, 1)


@pytest.mark.component("contract", "contract-arrakeen-spy")
def test_arrakeen_for_a_troop_and_a_spy():
    game = sent(CITY, "arrakeen", "contract-arrakeen-spy")
    assert player(game, 0)["garrison"] == 5, "one of the space and one of the contract"
    choose(game, "effect:contract-arrakeen-spy.1", "post:post-guild")
    assert player(game, 0)["spies"] == ["post-guild"]


@pytest.mark.component("contract", "contract-deliver-supplies")
def test_deliver_supplies_for_3_solari():
    game = sent(FACTION, "deliver-supplies", "contract-deliver-supplies", water=0)
    assert goods(game, 0) == (3, 0, 1)


@pytest.mark.component("contract", "contract-espionage")
def test_espionage_for_3_solari():
    game = sent(FACTION, "espionage", "contract-espionage", spice=1)
    assert goods(game, 0)[:2] == (3, 0)


@pytest.mark.component("contract", "contract-heighliner-water")
def test_heighliner_for_2_water():
    game = sent(FACTION, "heighliner", "contract-heighliner-water", spice=5, water=0)
    assert goods(game, 0) == (0, 0, 2)


@pytest.mark.component("contract", "contract-heighliner-troops")
def test_heighliner_for_2_troops_that_may_be_deployed_too():
    game = sent(FACTION, "heighliner", "contract-heighliner-troops", spice=5, garrison=0)
    assert player(game, 0)["garrison"] == 7
    game.choose("deploy")
    assert keys(game)[-1] == "number:7"


@pytest.mark.component("contract", "contract-high-council-influence")
def test_high_council_for_a_bene_gesserit_influence():
    game = sent(LANDSRAAD, "high-council", "contract-high-council-influence", solari=5)
    assert influence(game, 0) == (0, 0, 1, 0)
    assert player(game, 0)["completed"] == ["contract-high-council-influence"]


@pytest.mark.component("contract", "contract-high-council-solari")
def test_high_council_for_3_solari():
    game = sent(LANDSRAAD, "high-council", "contract-high-council-solari", solari=5)
    assert goods(game, 0)[0] == 3


@pytest.mark.component("contract", "contract-research-station-spy")
def test_research_station_for_2_solari_and_a_spy():
    game = sent(CITY, "research-station", "contract-research-station-spy", water=2)
    assert goods(game, 0) == (2, 0, 0)
    choose(game, "effect:contract-research-station-spy.1", "post:post-emperor")
    assert player(game, 0)["spies"] == ["post-emperor"]


@pytest.mark.component("contract", "contract-research-station-solari")
def test_research_station_for_3_solari():
    game = sent(CITY, "research-station", "contract-research-station-solari", water=2)
    assert goods(game, 0) == (3, 0, 0)


@pytest.mark.component("contract", "contract-sardaukar-cards")
def test_sardaukar_for_two_cards():
    game = sent(
        FACTION, "sardaukar", "contract-sardaukar-cards", spice=4, deck=["prepare-the-way"] * 3, intrigues=["devour"]
    )
    while "effect:contract-sardaukar-cards.0" in keys(game):
        game.choose("effect:contract-sardaukar-cards.0")
    assert player(game, 0)["hand"] == ["prepare-the-way"] * 2


@pytest.mark.ruling("up_icon_recall_agent")
@pytest.mark.component("contract", "contract-sardaukar-recall")
def test_sardaukar_recalls_another_agent_that_can_be_sent_again():
    game = sent(FACTION, "sardaukar", "contract-sardaukar-recall", spice=4, at=["arrakeen"])
    assert (player(game, 0)["agents"], player(game, 0)["at"]) == (0, ["sardaukar", "arrakeen"])
    game.choose("effect:contract-sardaukar-recall.0")
    assert (player(game, 0)["agents"], player(game, 0)["at"]) == (1, ["sardaukar"])


@pytest.mark.component("contract", "contract-sardaukar-recall")
def test_sardaukar_does_not_recall_the_agent_that_was_sent_this_turn():
    game = sent(FACTION, "sardaukar", "contract-sardaukar-recall", spice=4)
    assert "effect:contract-sardaukar-recall.0" not in keys(game)
    assert player(game, 0)["completed"] == ["contract-sardaukar-recall"]
    assert player(game, 0)["at"] == ["sardaukar"]


@pytest.mark.component("contract", "contract-spice-refinery-cards")
def test_spice_refinery_for_two_cards():
    game = sent(CITY, "spice-refinery", "contract-spice-refinery-cards", spice=0, deck=["prepare-the-way"] * 3)
    while "effect:contract-spice-refinery-cards.0" in keys(game):
        game.choose("effect:contract-spice-refinery-cards.0")
    assert player(game, 0)["hand"] == ["prepare-the-way"] * 2


@pytest.mark.component("contract", "contract-spice-refinery-water")
def test_spice_refinery_for_a_water():
    game = sent(CITY, "spice-refinery", "contract-spice-refinery-water", spice=0, water=0)
    assert goods(game, 0) == (2, 0, 1)


# ---- completing by a board space: the rules


@pytest.mark.ruling("up_contract_same_turn")
def test_a_contract_taken_after_the_agent_was_sent_is_not_completed_by_that_agent():
    table = owning(hand=[FACTION, "seek-allies"], intrigues=["crysknife", "leverage"], spice=1)
    game = table.offer("contract-espionage", "contract-deliver-supplies").turn(0)
    choose(game, f"play:{FACTION}", "send:espionage", "intrigue:crysknife", "intrigue:leverage")
    game.choose("contract:contract-espionage")
    assert player(game, 0)["contracts"] == ["contract-espionage"]
    assert player(game, 0)["completed"] == []
    assert goods(game, 0)[0] == 1, "the solari of Leverage alone"


def test_a_contract_taken_earlier_in_the_turn_is_owned_when_the_agent_is_sent():
    table = owning(hand=[FACTION], intrigues=["crysknife", "leverage"], spice=0)
    game = table.offer("contract-espionage", "contract-deliver-supplies").turn(0)
    choose(game, "intrigue:crysknife", "intrigue:leverage", "contract:contract-espionage")
    choose(game, f"play:{FACTION}", "send:espionage")
    assert player(game, 0)["completed"] == ["contract-espionage"]
    assert goods(game, 0)[0] == 4


@pytest.mark.component("contract", "contract-espionage")
@pytest.mark.component("contract", "contract-arrakeen-water")
@pytest.mark.component("contract", "contract-arrakeen-spy")
def test_one_agent_completes_every_contract_for_its_space_and_no_other():
    game = sent(FACTION, "espionage", "contract-espionage", "contract-espionage", "contract-deliver-supplies", spice=1)
    assert player(game, 0)["completed"] == ["contract-espionage", "contract-espionage"]
    assert player(game, 0)["contracts"] == ["contract-deliver-supplies"]
    assert goods(game, 0)[0] == 6

    game = sent(CITY, "arrakeen", "contract-arrakeen-water", "contract-arrakeen-spy", water=0)
    assert sorted(player(game, 0)["completed"]) == ["contract-arrakeen-spy", "contract-arrakeen-water"]
    assert goods(game, 0)[2] == 1


def test_only_the_owner_completes_a_contract():
    table = owning("contract-deliver-supplies", hand=["dagger"]).seat(1, hand=[FACTION])
    game = choose(table.turn(1), f"play:{FACTION}", "send:deliver-supplies")
    assert player(game, 0)["contracts"] == ["contract-deliver-supplies"]
    assert (goods(game, 0)[0], goods(game, 1)[0]) == (0, 0)


@pytest.mark.ruling("up_contract_reward")
def test_the_reward_is_taken_in_any_order_with_the_other_effects_and_must_be_taken():
    orders = (
        ["effect:contract-spice-refinery-cards.0", "effect:maula-pistol.agent.0"],
        ["effect:maula-pistol.agent.0", "effect:contract-spice-refinery-cards.0"],
    )
    for order in orders:
        table = owning("contract-spice-refinery-cards", "contract-arrakeen-spy", hand=["maula-pistol"])
        table.seat(0, deck=["prepare-the-way"] * 4, intrigues=["contingency-plan"])
        game = choose(table.turn(0), "play:maula-pistol", "send:spice-refinery")
        assert set(order) <= set(keys(game))
        assert "end" not in keys(game)
        choose(game, *order)
        assert player(game, 0)["hand"] == ["prepare-the-way"] * 3


def test_the_reward_may_come_before_the_effect_of_the_card():
    """Drawn first by the contract, the last card of the deck is in hand when Calculus of Power trashes."""
    game = sent("calculus-of-power", "spice-refinery", "contract-spice-refinery-cards", deck=["diplomacy"], spice=0)
    choose(game, "effect:contract-spice-refinery-cards.0", "effect:calculus-of-power.agent.0")
    assert "trash-hand:diplomacy" in keys(game)


@pytest.mark.ruling("up_contract_reward")
@pytest.mark.component("imperium", "interstellar-trade")
def test_completed_contracts_are_kept_and_counted():
    table = owning("contract-deliver-supplies", hand=[FACTION, "interstellar-trade"], completed=["contract-harvest-4"])
    table.seat(0, water=0).seat(1, hand=[], has_revealed=True).seat(2, has_revealed=True).seat(3, has_revealed=True)
    game = choose(table.turn(0), f"play:{FACTION}", "send:deliver-supplies", "end", "reveal")
    assert sorted(player(game, 0)["completed"]) == ["contract-deliver-supplies", "contract-harvest-4"]
    assert player(game, 0)["persuasion"] == 2, "one for each completed contract"


# ---- harvest


@pytest.mark.ruling("up_contract_harvest")
@pytest.mark.component("contract", "contract-harvest-3")
@pytest.mark.component("contract", "contract-harvest-4")
@pytest.mark.parametrize(("bonus", "completed", "solari"), [(1, [], 0), (2, ["contract-harvest-3"], 3)])
def test_harvest_counts_the_spice_of_the_space_and_its_bonus(bonus, completed, solari):
    table = owning("contract-harvest-3", "contract-harvest-4", hand=[DESERT]).bonus_spice(imperial_basin=bonus)
    game = choose(table.turn(0), f"play:{DESERT}", "send:imperial-basin")
    assert goods(game, 0)[:2] == (solari, 1 + bonus)
    assert player(game, 0)["completed"] == completed


@pytest.mark.component("contract", "contract-harvest-3")
@pytest.mark.component("contract", "contract-harvest-4")
def test_one_harvest_completes_every_contract_it_is_enough_for():
    table = owning("contract-harvest-3", "contract-harvest-4", "contract-harvest-3", hand=[DESERT], water=3)
    game = choose(table.turn(0), f"play:{DESERT}", "send:deep-desert")
    while "deploy" not in keys(game) or any(key.startswith("effect:space") for key in keys(game)):
        game.choose(0)
    assert sorted(player(game, 0)["completed"]) == ["contract-harvest-3", "contract-harvest-3", "contract-harvest-4"]
    assert goods(game, 0) == (10, 4, 0)


@pytest.mark.ruling("up_contract_harvest")
@pytest.mark.component("contract", "contract-harvest-4")
def test_harvest_counts_spice_of_other_sources_before_and_after_the_agent_is_sent():
    table = owning("contract-harvest-4", hand=["desert-power"], intrigues=["crysknife", "devour"])
    game = choose(table.turn(0), "intrigue:crysknife", "play:desert-power", "send:imperial-basin")
    assert goods(game, 0)[:2] == (4, 4), "one each by the plot card and the space, two by Desert Power"
    assert player(game, 0)["completed"] == ["contract-harvest-4"]

    table = owning("contract-harvest-4", hand=["desert-power"], intrigues=["crysknife", "devour"])
    game = choose(table.turn(0), "play:desert-power", "send:imperial-basin")
    assert (goods(game, 0)[:2], player(game, 0)["completed"]) == ((0, 3), [])
    game.choose("intrigue:crysknife")
    assert (goods(game, 0)[:2], player(game, 0)["completed"]) == ((4, 4), ["contract-harvest-4"])


@pytest.mark.component("contract", "contract-harvest-3")
@pytest.mark.component("intrigue", "market-opportunity")
def test_harvest_is_completed_by_the_agent_when_the_spice_was_gained_before_it():
    """The worm instead of the spice: all spice of the turn came before the agent was sent."""
    table = owning("contract-harvest-3", hand=[DESERT], intrigues=["market-opportunity", "devour"], solari=5, water=1)
    game = choose(table.seat(0, hooks=True).turn(0), "intrigue:market-opportunity")
    assert player(game, 0)["completed"] == [], "no agent has been sent to a maker space"
    choose(game, f"play:{DESERT}", "send:hagga-basin")
    assert player(game, 0)["completed"] == ["contract-harvest-3"]
    assert goods(game, 0)[0] == 3


@pytest.mark.component("contract", "contract-harvest-3")
def test_harvest_needs_a_maker_space():
    table = owning("contract-harvest-3", hand=[LANDSRAAD], intrigues=["market-opportunity", "devour"], solari=5)
    game = choose(table.turn(0), f"play:{LANDSRAAD}", "send:gather-support", "number:0", "intrigue:market-opportunity")
    assert goods(game, 0)[1] == 5
    assert player(game, 0)["completed"] == []


@pytest.mark.component("contract", "contract-harvest-3")
def test_harvest_counts_gains_and_not_the_spice_that_was_there_or_is_left():
    table = owning("contract-harvest-3", hand=[DESERT], spice=9)
    game = choose(table.turn(0), f"play:{DESERT}", "send:imperial-basin")
    assert player(game, 0)["completed"] == []

    table = owning("contract-harvest-3", hand=[DESERT], intrigues=["crysknife", "market-opportunity", "ornithopter"])
    game = choose(table.turn(0), f"play:{DESERT}", "send:imperial-basin", "intrigue:crysknife")
    game.choose("intrigue:market-opportunity")
    assert goods(game, 0)[:2] == (5, 0)
    game.choose("intrigue:ornithopter")
    assert player(game, 0)["completed"] == ["contract-harvest-3"], "three were gained, whatever was spent"


@pytest.mark.component("contract", "contract-harvest-3")
@pytest.mark.component("intrigue", "leverage")
def test_a_harvest_contract_taken_in_the_harvesting_turn_counts_the_spice_gained_before():
    table = owning(hand=[DESERT], intrigues=["leverage", "devour"]).bonus_spice(imperial_basin=2)
    game = table.offer("contract-harvest-3", "contract-harvest-4").turn(0)
    choose(game, f"play:{DESERT}", "send:imperial-basin", "intrigue:leverage", "contract:contract-harvest-3")
    assert player(game, 0)["completed"] == ["contract-harvest-3"]
    assert goods(game, 0)[:2] == (4, 3)


@pytest.mark.component("contract", "contract-harvest-3")
def test_harvest_does_not_add_up_over_turns():
    table = owning("contract-harvest-3", hand=[DESERT, DESERT], water=1)
    table.seat(1, hand=[], has_revealed=True).seat(2, has_revealed=True).seat(3, has_revealed=True)
    game = choose(table.turn(0), f"play:{DESERT}", "send:imperial-basin", "end", f"play:{DESERT}", "send:hagga-basin")
    while any("space.hagga-basin" in key for key in keys(game)):
        game.choose(0)
    assert goods(game, 0)[1] == 3
    assert player(game, 0)["completed"] == []


# ---- acquire


@pytest.mark.ruling("up_contract_acquire")
@pytest.mark.component("contract", "contract-acquire-the-spice-must-flow")
def test_acquiring_the_spice_must_flow_gives_a_guild_influence_and_3_solari():
    table = owning("contract-acquire-the-spice-must-flow", hand=["prepare-the-way"] * 5)
    game = table.reveal(0)
    game.choose("buy:the-spice-must-flow")
    if "effect:contract-acquire-the-spice-must-flow.0" in keys(game):
        game.choose("effect:contract-acquire-the-spice-must-flow.0")
    assert influence(game, 0) == (0, 1, 0, 0)
    assert goods(game, 0)[0] == 3
    assert player(game, 0)["completed"] == ["contract-acquire-the-spice-must-flow"]
    assert player(game, 0)["points"] == 2, "the point of the card, as ever"


@pytest.mark.ruling("up_contract_acquire")
@pytest.mark.component("contract", "contract-acquire-the-spice-must-flow")
def test_the_spice_must_flow_of_earlier_and_other_cards_do_not_complete_the_contract():
    table = owning(
        "contract-acquire-the-spice-must-flow", hand=["convincing-argument"] * 2, discard=["the-spice-must-flow"]
    )
    game = table.reveal(0)
    game.choose("buy:prepare-the-way")
    assert player(game, 0)["contracts"] == ["contract-acquire-the-spice-must-flow"]
    assert goods(game, 0)[0] == 0
