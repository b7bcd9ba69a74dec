"""The CHOAM module: its set-up, taking contracts and completing them."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.table import choose, goods, keys, player
from tests.uprising import catalogue

import sietch
from sietch.core.game import Game
from sietch.imperium.scenario import Scenario, uprising

WITH_SHADDAM = ["shaddam-corrino-iv", "lady-amber-metulli", "princess-irulan", "lady-margot-fenring"]

CHOICE_OF_LEADER = ["choose", "muad-dib", "princess-irulan", "staban-tuek"]


def choam(**seat: object) -> Scenario:
    """Seat 0 as said; the others have a card in hand, so the round waits for them."""
    table = uprising(modules=["choam"])
    for other in (1, 2, 3):
        table.seat(other, hand=["dagger"])
    return table.seat(0, **seat)


@pytest.mark.ruling("up_choam_setup")
def test_the_module_adds_20_contracts_8_cards_and_a_leader():
    game = sietch.new("uprising", players=4, seed=3, modules=["choam"], leaders=CHOICE_OF_LEADER)
    assert "leader:shaddam-corrino-iv" in keys(game)
    game.choose("leader:gurney-halleck")
    view = game.view()
    assert len(view["offer"]) == 2
    assert view["contract_bank_count"] == 18
    assert view["imperium_deck_count"] + len(view["row"]) == 65 + 4
    assert view["intrigue_deck_count"] == 40 + 4
    copies: Counter[str] = Counter()
    for entry in catalogue():
        if entry.module == "choam":
            copies[entry.kind] += entry.copies
    assert copies == {"imperium": 4, "intrigue": 4, "contract": 20, "leader": 1}


@pytest.mark.ruling("up_choam_setup")
def test_without_the_module_none_of_it_is_there():
    game = sietch.new("uprising", players=4, seed=3, leaders=CHOICE_OF_LEADER)
    assert "leader:shaddam-corrino-iv" not in keys(game)
    game.choose("leader:gurney-halleck")
    view = game.view()
    assert not {"offer", "contract_bank_count", "aside_contracts"} & view.keys()
    assert view["imperium_deck_count"] + len(view["row"]) == 65
    assert view["intrigue_deck_count"] == 40
    with pytest.raises(sietch.SetupError):
        sietch.new("uprising", players=4, leaders=WITH_SHADDAM)


@pytest.mark.ruling("up_choam_setup")
def test_with_shaddam_the_two_sardaukar_contracts_are_set_aside():
    game = sietch.new("uprising", players=4, seed=3, modules=["choam"], leaders=WITH_SHADDAM)
    view = game.view()
    assert set(view["aside_contracts"]) == {"contract-sardaukar-cards", "contract-sardaukar-recall"}
    assert (len(view["offer"]), view["contract_bank_count"]) == (2, 16)
    assert player(game, 0)["contracts"] == []


@pytest.mark.ruling("up_contract_icon_without_module")
def test_without_the_module_the_contract_icon_gives_2_solari():
    game = uprising().seat(0, hand=["diplomacy"]).seat(1, hand=["dagger"]).turn(0)
    choose(game, "play:diplomacy", "send:dutiful-service")
    assert goods(game, 0) == (2, 0, 1)
    assert "contracts" not in player(game, 0)


@pytest.mark.ruling("up_contract_icon_with_module")
def test_the_contract_icon_takes_one_of_two_face_up_contracts_and_it_is_replaced():
    table = choam(hand=["diplomacy"]).offer("contract-espionage", "contract-harvest-4")
    game = choose(table.turn(0), "play:diplomacy", "send:dutiful-service")
    assert set(keys(game)) == {"contract:contract-espionage", "contract:contract-harvest-4"}
    bank = game.view()["contract_bank_count"]
    game.choose("contract:contract-espionage")
    assert player(game, 0)["contracts"] == ["contract-espionage"]
    offer = game.view()["offer"]
    assert len(offer) == 2
    assert "contract-harvest-4" in offer
    assert game.view()["contract_bank_count"] == bank - 1
    assert goods(game, 0)[0] == 0


@pytest.mark.ruling("up_contract_icon_exhausted")
def test_with_no_contract_left_the_icon_gives_2_solari_again():
    game = choose(choam(hand=["diplomacy"]).offer().turn(0), "play:diplomacy", "send:dutiful-service")
    assert goods(game, 0)[0] == 2
    assert player(game, 0)["contracts"] == []


@pytest.mark.ruling("up_contract_icon_exhausted")
def test_the_last_face_up_contract_must_be_taken_and_gives_no_solari():
    table = choam(hand=["diplomacy"]).offer("contract-espionage")
    game = choose(table.turn(0), "play:diplomacy", "send:dutiful-service")
    assert player(game, 0)["contracts"] == ["contract-espionage"]
    assert game.view()["offer"] == []
    assert goods(game, 0)[0] == 0


@pytest.mark.ruling("up_contract_space")
@pytest.mark.ruling("up_contract_reward")
def test_an_agent_sent_to_the_named_space_completes_the_contract_and_it_is_kept_face_down():
    table = choam(hand=["diplomacy"], contracts=["contract-deliver-supplies", "contract-harvest-4"])
    game = choose(table.turn(0), "play:diplomacy", "send:deliver-supplies")
    assert goods(game, 0) == (3, 0, 2)
    assert player(game, 0)["contracts"] == ["contract-harvest-4"]
    assert player(game, 0)["completed"] == ["contract-deliver-supplies"]
    assert [event.kind for event in game.events()].count("contract-completed") == 1


@pytest.mark.ruling("up_contract_space")
def test_an_agent_sent_elsewhere_or_by_somebody_else_completes_nothing():
    table = choam(hand=["diplomacy"], contracts=["contract-deliver-supplies"]).seat(1, hand=["diplomacy"])
    game = choose(table.turn(0), "play:diplomacy", "send:secrets")
    while game.decision.seat == 0:
        game.choose("end")
    choose(game, "play:diplomacy", "send:deliver-supplies")
    assert player(game, 0)["contracts"] == ["contract-deliver-supplies"]
    assert player(game, 0)["completed"] == player(game, 1)["completed"] == []
    assert goods(game, 0)[0] == goods(game, 1)[0] == 0


@pytest.mark.ruling("up_contract_space")
def test_one_agent_completes_every_contract_for_the_space():
    contracts = ["contract-heighliner-water", "contract-heighliner-troops"]
    game = choose(choam(hand=["diplomacy"], spice=5, contracts=contracts).turn(0), "play:diplomacy", "send:heighliner")
    assert player(game, 0)["completed"] == sorted(contracts)
    assert goods(game, 0)[2] == 3
    assert player(game, 0)["garrison"] == 3 + 5 + 2


def harvest(space: str, contract: str = "contract-harvest-3", **seat: object) -> Game:
    """Smuggler's Harvester adds 1 spice on a maker space."""
    table = choam(hand=["smugglers-harvester"], water=3, contracts=[contract], **seat).bonus_spice(imperial_basin=0)
    return choose(table.turn(0), "play:smugglers-harvester", f"send:{space}")


@pytest.mark.ruling("up_contract_harvest")
def test_a_harvest_counts_the_spice_of_the_space_and_of_the_card():
    game = choose(harvest("hagga-basin"), "effect:space.hagga-basin.0")
    # 2 + 1 = 3
    assert goods(game, 0) == (3, 3, 2)
    assert player(game, 0)["completed"] == ["contract-harvest-3"]


@pytest.mark.ruling("up_contract_harvest")
def test_less_spice_than_named_completes_no_harvest():
    game = harvest("imperial-basin")
    assert goods(game, 0) == (0, 2, 3)
    assert player(game, 0)["contracts"] == ["contract-harvest-3"]
    game = choose(harvest("hagga-basin", contract="contract-harvest-4"), "effect:space.hagga-basin.0")
    assert goods(game, 0)[1] == 3
    assert player(game, 0)["contracts"] == ["contract-harvest-4"]


@pytest.mark.ruling("up_contract_harvest")
def test_spice_had_before_the_turn_or_gained_away_from_maker_spaces_is_no_harvest():
    game = harvest("imperial-basin", spice=5)
    assert player(game, 0)["contracts"] == ["contract-harvest-3"]
    table = choam(hand=["dagger"], solari=5, intrigues=["market-opportunity"], contracts=["contract-harvest-3"])
    game = choose(table.turn(0), "intrigue:market-opportunity")
    assert goods(game, 0)[1] == 5
    choose(game, "play:dagger", "send:assembly-hall")
    assert player(game, 0)["contracts"] == ["contract-harvest-3"]


@pytest.mark.ruling("up_contract_harvest")
def test_spice_of_a_plot_card_counts_in_the_turn_of_the_harvest():
    table = choam(hand=["dune-the-desert-planet"], contracts=["contract-harvest-3"], intrigues=["crysknife"])
    game = choose(table.bonus_spice(imperial_basin=1).turn(0), "play:dune-the-desert-planet", "send:imperial-basin")
    assert (goods(game, 0), player(game, 0)["completed"]) == ((0, 2, 1), [])
    game.choose("intrigue:crysknife")
    assert goods(game, 0) == (3, 3, 1)
    assert player(game, 0)["completed"] == ["contract-harvest-3"]


@pytest.mark.ruling("up_contract_immediate")
def test_an_immediate_contract_is_completed_when_it_is_taken():
    table = choam(hand=["diplomacy"]).offer("contract-immediate", "contract-harvest-4")
    game = choose(table.turn(0), "play:diplomacy", "send:dutiful-service", "contract:contract-immediate")
    assert player(game, 0)["completed"] == ["contract-immediate"]
    assert player(game, 0)["contracts"] == []
    assert goods(game, 0)[0] == 2


@pytest.mark.ruling("up_contract_acquire")
def test_the_acquire_contract_is_completed_when_the_spice_must_flow_is_acquired():
    hand = ["convincing-argument", "convincing-argument", "prepare-the-way", "prepare-the-way", "diplomacy"]
    table = choam(hand=hand, council=True, contracts=["contract-acquire-the-spice-must-flow"])
    game = table.row("desert-survival").reveal(0)
    assert player(game, 0)["persuasion"] == 11
    game.choose("buy:desert-survival")
    assert player(game, 0)["completed"] == []
    game.choose("buy:the-spice-must-flow")
    assert player(game, 0)["completed"] == ["contract-acquire-the-spice-must-flow"]
    assert goods(game, 0)[0] == 3
    assert player(game, 0)["influence"]["guild"] == 1


@pytest.mark.ruling("up_contract_reward")
@pytest.mark.parametrize(("completed", "swords"), [(1, 0), (2, 4)])
def test_cards_count_completed_contracts_that_lie_face_down(completed: int, swords: int):
    ids = ["contract-immediate", "contract-harvest-4"][:completed]
    table = choam(troops=1, intrigues=["backed-by-choam"], completed=ids, contracts=["contract-espionage"])
    game = table.combat()
    assert ("intrigue:backed-by-choam" in keys(game)) is bool(swords)
    if swords:
        game.choose("intrigue:backed-by-choam")
        assert [event.n for event in game.events() if event.kind == "gained" and event.what == "sword"] == [4]


@pytest.mark.ruling("up_contract_same_turn")
def test_a_contract_for_the_space_just_visited_waits_for_a_later_agent():
    table = choam(hand=["priority-contracts", "dagger"], solari=10, council=True)
    table.offer("contract-high-council-solari", "contract-harvest-4")
    game = choose(table.turn(0), "play:priority-contracts", "send:high-council")
    while "contract:contract-high-council-solari" not in keys(game):
        game.choose("effect:priority-contracts.agent.0")
    game.choose("contract:contract-high-council-solari")
    assert player(game, 0)["contracts"] == ["contract-high-council-solari"]
    assert player(game, 0)["completed"] == []


@pytest.mark.ruling("up_contract_same_turn")
def test_a_later_agent_there_completes_it():
    table = choam(hand=["dagger"], solari=5, contracts=["contract-high-council-solari"])
    game = choose(table.turn(0), "play:dagger", "send:high-council")
    assert player(game, 0)["completed"] == ["contract-high-council-solari"]
    assert goods(game, 0)[0] == 3
