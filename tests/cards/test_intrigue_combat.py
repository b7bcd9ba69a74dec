"""Combat intrigue cards: what each does in play."""

from __future__ import annotations

import pytest
from tests.table import choose, goods, keys, player, strength_of

from sietch.core.game import Game
from sietch.imperium.scenario import uprising


def fighting(card: str, **facts: object) -> Game:
    """Seat 0 in combat with the card; it has one more that is of no use, so its chance does not end by itself."""
    return uprising(modules=["choam"]).seat(0, intrigues=[card, "shadow-alliance"], **facts).combat()


@pytest.mark.ruling("up_example_combat_cards")
@pytest.mark.component("intrigue", "contingency-plan")
def test_contingency_plan_in_combat_gives_3_swords():
    table = uprising(players=3).seat(0, troops=4, swords=3, intrigues=["cunning"])
    table.seat(1, troops=4, swords=1, intrigues=["contingency-plan", "mercenaries"]).seat(
        2, intrigues=["contingency-plan"]
    )
    game = table.combat()
    assert [strength_of(game, seat) for seat in range(3)] == [11, 9, 0]
    choose(game, "pass", "intrigue:contingency-plan", "done")
    assert game.decision.seat == 0, "seat 2 has no unit and is skipped; who passed is asked again"
    assert keys(game) == ["pass"]
    assert [strength_of(game, seat) for seat in range(3)] == [11, 12, 0]


@pytest.mark.component("intrigue", "devour")
def test_devour_gives_2_swords_and_with_a_worm_2_more_and_an_optional_trash():
    game = fighting("devour", troops=1, hand=["dagger"])
    game.choose("intrigue:devour")
    assert player(game, 0)["swords"] == 2
    assert keys(game) == ["done"]

    game = fighting("devour", worms=1, discard=["dagger", "diplomacy"])
    game.choose("intrigue:devour")
    assert player(game, 0)["swords"] == 4
    assert keys(game) == ["trash-discard:dagger", "trash-discard:diplomacy", "no"]
    game.choose("trash-discard:dagger")
    assert player(game, 0)["discard"] == ["diplomacy"]

    game = fighting("devour", worms=1, discard=["dagger", "diplomacy"])
    choose(game, "intrigue:devour", "no")
    assert player(game, 0)["discard"] == ["dagger", "diplomacy"]


@pytest.mark.component("intrigue", "go-to-ground")
@pytest.mark.parametrize("n", [1, 2])
def test_go_to_ground_retreats_one_or_two_troops_for_one_spy(n):
    game = fighting("go-to-ground", troops=3, garrison=0)
    game.choose("intrigue:go-to-ground")
    assert keys(game) == ["number:1", "number:2"]
    choose(game, f"number:{n}", "post:post-guild")
    assert (player(game, 0)["troops"], player(game, 0)["garrison"]) == (3 - n, n)
    assert player(game, 0)["spies"] == ["post-guild"]
    assert keys(game) == ["done"], "one spy, however many retreated"


@pytest.mark.ruling("up_combat_adjust_marker")
@pytest.mark.ruling("up_icon_retreat")
@pytest.mark.component("intrigue", "go-to-ground")
def test_retreating_the_last_unit_drops_the_strength_to_0_and_ends_the_part_in_combat():
    table = uprising().seat(0, troops=1, swords=4, garrison=0, intrigues=["go-to-ground", "contingency-plan"])
    game = table.seat(1, troops=1, intrigues=["cunning"]).combat()
    assert strength_of(game, 0) == 6
    choose(game, "intrigue:go-to-ground", "post:post-guild")
    assert strength_of(game, 0) == 0
    assert player(game, 0)["garrison"] == 1
    assert game.decision.seat == 1, "without a unit Contingency Plan cannot follow"


@pytest.mark.component("intrigue", "impress")
def test_impress_gives_2_swords_and_a_card_of_cost_3_or_less():
    row = ["maula-pistol", "paracompass", "overthrow", "steersman", "corrinth-city"]
    game = uprising().row(*row).seat(0, troops=1, worms=1, intrigues=["impress", "shadow-alliance"]).combat()
    game.choose("intrigue:impress")
    assert player(game, 0)["swords"] == 2
    assert keys(game) == ["acquire:maula-pistol", "acquire:prepare-the-way"]
    game.choose("acquire:maula-pistol")
    assert player(game, 0)["discard"] == ["maula-pistol"], "a worm changes nothing"
    assert player(game, 0)["hand"] == []


@pytest.mark.component("intrigue", "impress")
def test_impress_can_be_played_when_no_card_is_cheap_enough():
    table = (
        uprising()
        .row("paracompass", "overthrow", "steersman", "corrinth-city", "desert-power")
        .reserve(prepare_the_way=0, the_spice_must_flow=10)
    )
    game = table.seat(0, troops=1, intrigues=["impress", "shadow-alliance"]).combat()
    game.choose("intrigue:impress")
    assert player(game, 0)["swords"] == 2
    assert player(game, 0)["discard"] == []
    assert keys(game) == ["done"]


@pytest.mark.component("intrigue", "spice-is-power")
def test_spice_is_power_retreats_exactly_3_troops_for_3_spice():
    game = fighting("spice-is-power", troops=4, garrison=0, spice=2)
    game.choose("intrigue:spice-is-power")
    assert (player(game, 0)["troops"], player(game, 0)["garrison"]) == (1, 3)
    assert goods(game, 0)[1] == 5
    assert player(game, 0)["swords"] == 0


@pytest.mark.component("intrigue", "spice-is-power")
def test_spice_is_power_or_pays_3_spice_for_6_swords():
    game = fighting("spice-is-power", troops=3, spice=3)
    game.choose("intrigue:spice-is-power")
    assert keys(game) == ["branch:intrigue.spice-is-power.combat.0", "branch:intrigue.spice-is-power.combat.1"]
    game.choose("branch:intrigue.spice-is-power.combat.1")
    assert (player(game, 0)["swords"], goods(game, 0)[1], player(game, 0)["troops"]) == (6, 0, 3)

    game = fighting("spice-is-power", troops=2, worms=1, spice=3)
    game.choose("intrigue:spice-is-power")
    assert (player(game, 0)["swords"], goods(game, 0)[1]) == (6, 0), "a worm is not a troop that could retreat"


@pytest.mark.component("intrigue", "spring-the-trap")
def test_spring_the_trap_recalls_two_spies_for_7_swords():
    game = fighting("spring-the-trap", troops=1, spies=["post-emperor", "post-guild", "post-choam"])
    game.choose("intrigue:spring-the-trap")
    assert keys(game) == ["recall:post-emperor", "recall:post-guild", "recall:post-choam"]
    choose(game, "recall:post-guild", "recall:post-emperor")
    assert player(game, 0)["spies"] == ["post-choam"]
    assert player(game, 0)["swords"] == 7


@pytest.mark.component("intrigue", "tactical-option")
def test_tactical_option_gives_2_swords():
    game = fighting("tactical-option", troops=2)
    choose(game, "intrigue:tactical-option", "branch:intrigue.tactical-option.combat.0")
    assert player(game, 0)["swords"] == 2
    assert player(game, 0)["troops"] == 2


@pytest.mark.ruling("faq_retreat_zero")
@pytest.mark.component("intrigue", "tactical-option")
@pytest.mark.parametrize("n", [0, 2, 3])
def test_tactical_option_retreats_any_number_of_troops_also_none_but_no_worm(n):
    game = fighting("tactical-option", troops=3, worms=1, garrison=0)
    choose(game, "intrigue:tactical-option", "branch:intrigue.tactical-option.combat.1")
    assert keys(game) == ["number:0", "number:1", "number:2", "number:3"]
    game.choose(f"number:{n}")
    assert (player(game, 0)["troops"], player(game, 0)["garrison"], player(game, 0)["worms"]) == (3 - n, n, 1)
    assert player(game, 0)["swords"] == 0


@pytest.mark.component("intrigue", "weirding-combat")
@pytest.mark.parametrize(("bene_gesserit", "swords"), [(2, 3), (3, 5)])
def test_weirding_combat_gives_3_swords_and_2_more_with_3_bene_gesserit_influence(bene_gesserit, swords):
    game = fighting("weirding-combat", troops=1, influence={"bene-gesserit": bene_gesserit})
    game.choose("intrigue:weirding-combat")
    assert player(game, 0)["swords"] == swords


@pytest.mark.component("intrigue", "backed-by-choam")
def test_backed_by_choam_gives_4_swords_with_two_completed_contracts_and_only_that_in_combat():
    completed = ["contract-espionage", "contract-harvest-4"]
    game = fighting("backed-by-choam", troops=1, completed=completed, influence={"guild": 1})
    game.choose("intrigue:backed-by-choam")
    assert player(game, 0)["swords"] == 4
    assert player(game, 0)["influence"]["guild"] == 1
    assert goods(game, 0)[0] == 0


@pytest.mark.component("intrigue", "reach-agreement")
def test_reach_agreement_retreats_one_or_two_troops_for_a_contract():
    table = uprising(modules=["choam"]).offer("contract-espionage", "contract-harvest-4")
    table.seat(0, troops=3, garrison=0, intrigues=["reach-agreement", "shadow-alliance"])
    game = table.combat()
    game.choose("intrigue:reach-agreement")
    assert keys(game) == ["number:1", "number:2"]
    choose(game, "number:2", "contract:contract-espionage")
    assert (player(game, 0)["troops"], player(game, 0)["garrison"]) == (1, 2)
    assert player(game, 0)["contracts"] == ["contract-espionage"]


@pytest.mark.ruling("up_contract_immediate")
@pytest.mark.component("intrigue", "reach-agreement")
@pytest.mark.component("contract", "contract-immediate")
def test_an_immediate_contract_taken_in_combat_pays_at_once():
    table = uprising(modules=["choam"]).offer("contract-immediate", "contract-harvest-4")
    game = table.seat(0, troops=2, intrigues=["reach-agreement", "shadow-alliance"]).combat()
    choose(game, "intrigue:reach-agreement", "number:1", "contract:contract-immediate")
    assert goods(game, 0)[0] == 2
    assert player(game, 0)["completed"] == ["contract-immediate"]


@pytest.mark.component("intrigue", "reach-agreement")
def test_reach_agreement_gives_2_solari_when_no_contract_is_left():
    table = uprising(modules=["choam"]).offer()
    game = table.seat(0, troops=2, intrigues=["reach-agreement", "shadow-alliance"]).combat()
    choose(game, "intrigue:reach-agreement", "number:1")
    assert goods(game, 0)[0] == 2
