"""Plot intrigue cards: what each does in play, apart from those that wait for the Reveal turn."""

from __future__ import annotations

import pytest
from tests.table import choose, goods, influence, keys, player, strength_of

from sietch.core.game import Game
from sietch.imperium.scenario import uprising

PROTECTED = "siege-of-arrakeen"
FACTIONS = ["faction:emperor", "faction:guild", "faction:bene-gesserit", "faction:fremen"]


def holding(*intrigues: str, **facts: object) -> Game:
    """Seat 0 about to take a turn with a Dagger and these intrigue cards in hand; seat 1 comes next."""
    facts = {"hand": ["dagger"]} | facts
    return uprising().seat(0, intrigues=intrigues, **facts).seat(1, hand=["dagger"]).turn(0)


@pytest.mark.component("intrigue", "buy-access")
def test_buy_access_pays_5_solari_for_two_different_factions():
    game = holding("buy-access", solari=6, influence={"emperor": 1, "guild": 1})
    game.choose("intrigue:buy-access")
    assert goods(game, 0)[0] == 1
    assert keys(game) == FACTIONS
    game.choose("faction:emperor")
    assert influence(game, 0) == (1, 1, 0, 0), "both are chosen before either moves"
    assert keys(game) == ["faction:guild", "faction:bene-gesserit", "faction:fremen"]
    game.choose("faction:guild")
    assert influence(game, 0) == (2, 2, 0, 0)
    assert player(game, 0)["points"] == 3, "a point for each 2 that is reached"


@pytest.mark.component("intrigue", "councilors-ambition")
def test_councilors_ambition_gives_2_water_with_a_seat_in_the_high_council():
    game = holding("councilors-ambition", council=True, water=0)
    game.choose("intrigue:councilors-ambition")
    assert goods(game, 0) == (0, 0, 2)


@pytest.mark.component("intrigue", "councilors-ambition")
def test_councilors_ambition_is_playable_as_soon_as_the_seat_is_taken():
    game = holding("councilors-ambition", solari=5, water=0)
    choose(game, "play:dagger")
    assert game.why_not("intrigue:councilors-ambition") is not None
    choose(game, "send:high-council", "intrigue:councilors-ambition")
    assert goods(game, 0) == (0, 0, 2)


@pytest.mark.component("intrigue", "cunning")
def test_cunning_draws_a_card_for_nothing():
    game = holding("cunning", spice=1)
    game.choose("intrigue:cunning")
    assert keys(game) == ["branch:intrigue.cunning.plot.0", "branch:intrigue.cunning.plot.1"]
    game.choose("branch:intrigue.cunning.plot.0")
    assert len(player(game, 0)["hand"]) == 2
    assert goods(game, 0)[1] == 1
    assert "play:dagger" in keys(game), "nothing is asked about trashing"


@pytest.mark.component("intrigue", "cunning")
def test_cunning_for_a_spice_draws_and_may_trash_even_the_drawn_card():
    game = holding("cunning", spice=1, deck=["diplomacy"])
    choose(game, "intrigue:cunning", "branch:intrigue.cunning.plot.1")
    assert goods(game, 0)[1] == 0
    assert keys(game) == ["trash-hand:dagger", "trash-hand:diplomacy", "no"]
    game.choose("trash-hand:diplomacy")
    assert player(game, 0)["hand"] == ["dagger"]
    assert game.view(0)["trashed"] == ["diplomacy"]


@pytest.mark.component("intrigue", "cunning")
def test_cunning_leaves_the_trashing_free_and_without_spice_only_draws():
    game = holding("cunning", spice=1)
    choose(game, "intrigue:cunning", "branch:intrigue.cunning.plot.1", "no")
    assert len(player(game, 0)["hand"]) == 2
    assert game.view(0)["trashed"] == []

    game = holding("cunning", spice=0)
    game.choose("intrigue:cunning")
    assert len(player(game, 0)["hand"]) == 2, "the only branch that can be used is taken"


@pytest.mark.ruling("faq_reveal_turn_draw")
@pytest.mark.component("intrigue", "cunning")
def test_a_card_drawn_in_the_reveal_turn_is_revealed():
    game = uprising().seat(0, hand=["dagger"], deck=["convincing-argument"], intrigues=["cunning"]).reveal(0)
    assert player(game, 0)["persuasion"] == 0
    game.choose("intrigue:cunning")
    assert player(game, 0)["persuasion"] == 2
    assert sorted(player(game, 0)["revealed"]) == ["convincing-argument", "dagger"]


@pytest.mark.component("intrigue", "detonation")
def test_detonation_removes_the_shield_wall_or_deploys_up_to_4_troops():
    game = holding("detonation", "detonation", garrison=6)
    game.choose("intrigue:detonation")
    assert keys(game) == ["branch:intrigue.detonation.plot.0", "branch:intrigue.detonation.plot.1"]
    game.choose("branch:intrigue.detonation.plot.0")
    assert game.view(0)["shield_wall"] is False
    assert player(game, 0)["troops"] == 0
    game.choose("intrigue:detonation")
    assert keys(game) == ["number:1", "number:2", "number:3", "number:4"], "no wall is left: only the deployment"
    game.choose("number:4")
    assert (player(game, 0)["troops"], player(game, 0)["garrison"]) == (4, 2)


@pytest.mark.component("intrigue", "detonation")
def test_detonation_adds_to_the_deployment_of_the_combat_space():
    game = holding("detonation", hand=["reconnaissance"], garrison=8, deck=[])
    choose(game, "play:reconnaissance", "send:arrakeen")
    assert player(game, 0)["garrison"] == 9
    choose(game, "intrigue:detonation", "branch:intrigue.detonation.plot.1", "number:4", "deploy")
    assert keys(game) == ["number:1", "number:2", "number:3"], "one recruited and two from the garrison, as ever"
    game.choose("number:3")
    assert player(game, 0)["troops"] == 7


@pytest.mark.component("intrigue", "detonation")
def test_detonation_without_wall_and_garrison_cannot_be_played():
    table = uprising().shield_wall(False).seat(0, hand=["dagger"], intrigues=["detonation"], garrison=0)
    assert "intrigue:detonation" not in keys(table.turn(0))


@pytest.mark.component("intrigue", "distraction")
def test_distraction_places_a_spy_once_three_units_were_deployed_this_turn():
    game = holding("distraction", hand=["reconnaissance"], deck=[])
    choose(game, "play:reconnaissance", "send:arrakeen", "deploy", "number:2")
    assert game.why_not("intrigue:distraction") == ("why-units-deployed", {"n": 3, "have": 2})
    choose(game, "deploy", "intrigue:distraction")
    assert len(keys(game)) == 13
    game.choose("post:post-guild")
    assert player(game, 0)["spies"] == ["post-guild"]


@pytest.mark.component("intrigue", "distraction")
def test_distraction_may_share_a_post_with_others_but_not_with_an_own_spy():
    table = uprising().seat(0, hand=["dagger"], intrigues=["detonation", "distraction"], spies=["post-guild"])
    game = table.seat(1, spies=["post-emperor"]).turn(0)
    choose(game, "intrigue:detonation", "branch:intrigue.detonation.plot.1", "number:3", "intrigue:distraction")
    assert "post:post-emperor" in keys(game)
    assert "post:post-guild" not in keys(game)
    game.choose("post:post-emperor")
    assert player(game, 0)["spies"] == player(game, 1)["spies"] + ["post-guild"]


@pytest.mark.component("intrigue", "distraction")
@pytest.mark.component("intrigue", "unexpected-allies")
def test_distraction_counts_sandworms_but_not_units_of_earlier_turns():
    table = uprising().seat(0, hand=["dagger"], intrigues=["detonation", "distraction", "unexpected-allies"], water=2)
    game = table.shield_wall(False).seat(0, troops=3, garrison=2).turn(0)
    choose(game, "intrigue:detonation", "number:2")
    assert "intrigue:distraction" not in keys(game)
    game.choose("intrigue:unexpected-allies")
    assert (player(game, 0)["troops"], player(game, 0)["worms"]) == (5, 1)
    assert "intrigue:distraction" in keys(game)


@pytest.mark.component("intrigue", "distraction")
@pytest.mark.component("leader", "lady-amber-metulli")
def test_distraction_counts_net_of_retreats():
    table = uprising(leaders=["lady-amber-metulli", "gurney-halleck", "princess-irulan", "muad-dib"])
    game = table.seat(0, hand=["dagger"], intrigues=["detonation", "distraction"]).reveal(0)
    choose(game, "intrigue:detonation", "branch:intrigue.detonation.plot.1", "number:3")
    assert "intrigue:distraction" in keys(game)
    game.choose("effect:leader.lady-amber-metulli.ability.0.when")
    assert player(game, 0)["troops"] == 2
    assert "intrigue:distraction" not in keys(game)


@pytest.mark.component("intrigue", "imperium-politics")
def test_imperium_politics_pays_1_solari_for_emperor_or_guild():
    game = holding("imperium-politics", solari=1)
    game.choose("intrigue:imperium-politics")
    assert goods(game, 0)[0] == 0
    assert keys(game) == ["faction:emperor", "faction:guild"]
    game.choose("faction:guild")
    assert influence(game, 0) == (0, 1, 0, 0)


@pytest.mark.component("intrigue", "inspire-awe")
def test_inspire_awe_acquires_a_card_of_cost_3_or_less_to_the_discard_pile():
    row = ["maula-pistol", "paracompass", "overthrow", "steersman", "corrinth-city"]
    table = uprising().row(*row).imperium_deck("hidden-missive")
    game = table.seat(0, hand=["dagger"], intrigues=["inspire-awe"]).turn(0)
    game.choose("intrigue:inspire-awe")
    assert keys(game) == ["acquire:maula-pistol", "acquire:prepare-the-way"]
    game.choose("acquire:maula-pistol")
    assert player(game, 0)["discard"] == ["maula-pistol"]
    assert player(game, 0)["hand"] == ["dagger"]
    assert game.view(0)["row"] == ["hidden-missive", *row[1:]], "the row is refilled at once"


@pytest.mark.component("intrigue", "inspire-awe")
def test_inspire_awe_with_a_sandworm_puts_the_card_in_hand_ready_to_be_played():
    table = uprising().row("maula-pistol").seat(0, hand=["dagger"], intrigues=["inspire-awe"], worms=1)
    game = table.turn(0)
    choose(game, "intrigue:inspire-awe", "acquire:maula-pistol")
    assert sorted(player(game, 0)["hand"]) == ["dagger", "maula-pistol"]
    assert player(game, 0)["discard"] == []
    assert "play:maula-pistol" in keys(game)


@pytest.mark.component("intrigue", "inspire-awe")
def test_inspire_awe_with_a_sandworm_in_the_reveal_turn_keeps_the_card_for_the_next_round():
    """It is not drawn, so it is not revealed."""
    table = uprising().row("maula-pistol").seat(0, hand=["dagger"], intrigues=["inspire-awe"], worms=1)
    game = table.seat(1, hand=["dagger"]).reveal(0)
    choose(game, "intrigue:inspire-awe", "acquire:maula-pistol", "end")
    assert game.decision.seat == 1
    assert player(game, 0)["hand"] == ["maula-pistol"]
    assert player(game, 0)["discard"] == ["dagger"]


@pytest.mark.component("intrigue", "inspire-awe")
def test_a_card_acquired_by_inspire_awe_has_its_acquire_effect():
    table = uprising().row("spy-network").seat(0, hand=["dagger"], intrigues=["inspire-awe"])
    game = table.turn(0)
    choose(game, "intrigue:inspire-awe", "acquire:spy-network", "post:post-fremen")
    assert player(game, 0)["spies"] == ["post-fremen"]


@pytest.mark.component("intrigue", "intelligence-report")
@pytest.mark.parametrize(("spies", "drawn"), [([], 1), (["post-guild"], 1), (["post-guild", "post-choam"], 2)])
def test_intelligence_report_draws_one_card_and_one_more_with_two_spies(spies, drawn):
    game = holding("intelligence-report", spies=spies)
    game.choose("intrigue:intelligence-report")
    assert len(player(game, 0)["hand"]) == 1 + drawn


@pytest.mark.component("intrigue", "market-opportunity")
def test_market_opportunity_sells_2_spice_for_5_solari_or_buys_5_spice_for_5_solari():
    game = holding("market-opportunity", solari=5, spice=2)
    choose(game, "intrigue:market-opportunity", "branch:intrigue.market-opportunity.plot.0")
    assert goods(game, 0)[:2] == (10, 0)

    game = holding("market-opportunity", solari=5, spice=2)
    choose(game, "intrigue:market-opportunity", "branch:intrigue.market-opportunity.plot.1")
    assert goods(game, 0)[:2] == (0, 7)

    game = holding("market-opportunity", solari=4, spice=2)
    game.choose("intrigue:market-opportunity")
    assert goods(game, 0)[:2] == (9, 0), "only what can be paid is possible"


@pytest.mark.component("intrigue", "mercenaries")
def test_mercenaries_pays_3_solari_for_an_intrigue_card_and_2_troops():
    table = uprising().intrigue_deck("devour")
    game = table.seat(0, hand=["dagger"], intrigues=["mercenaries"], solari=3).turn(0)
    game.choose("intrigue:mercenaries")
    assert goods(game, 0)[0] == 0
    assert player(game, 0)["intrigues"] == ["devour"]
    assert (player(game, 0)["garrison"], player(game, 0)["supply"]) == (5, 7)


@pytest.mark.ruling("faq_troops_any_source")
@pytest.mark.component("intrigue", "mercenaries")
def test_troops_of_a_plot_card_may_be_deployed_at_the_combat_space_of_the_turn():
    game = holding("mercenaries", hand=["reconnaissance"], deck=[], solari=3)
    choose(game, "intrigue:mercenaries", "play:reconnaissance", "send:arrakeen", "deploy")
    assert keys(game)[-1] == "number:5", "two by the card, one by the space, two of the garrison"


@pytest.mark.component("intrigue", "opportunism")
def test_opportunism_may_lose_the_same_faction_twice():
    game = holding("opportunism", solari=2, influence={"guild": 3}, points=1)
    game.choose("intrigue:opportunism")
    assert influence(game, 0) == (0, 1, 0, 0)
    assert goods(game, 0)[0] == 0
    # One point for the card; the one for 2 influence is lost on the way down.
    assert player(game, 0)["points"] == 1


@pytest.mark.component("intrigue", "opportunism")
def test_opportunism_may_lose_two_different_factions():
    game = holding("opportunism", solari=3, influence={"guild": 1, "fremen": 4}, points=1)
    game.choose("intrigue:opportunism")
    assert keys(game) == ["lose:guild", "lose:fremen"]
    choose(game, "lose:fremen", "lose:guild")
    assert influence(game, 0) == (0, 0, 0, 3)
    assert player(game, 0)["points"] == 2
    assert goods(game, 0)[0] == 1


@pytest.mark.component("intrigue", "shaddams-favor")
@pytest.mark.parametrize(("emperor", "solari"), [(2, 0), (3, 3)])
def test_shaddams_favor_recruits_and_pays_3_solari_with_3_emperor_influence(emperor, solari):
    game = holding("shaddams-favor", influence={"emperor": emperor})
    game.choose("intrigue:shaddams-favor")
    assert player(game, 0)["garrison"] == 4
    assert goods(game, 0)[0] == solari


@pytest.mark.component("intrigue", "sietch-ritual")
def test_sietch_ritual_discards_a_card_for_bene_gesserit_or_fremen():
    game = holding("sietch-ritual", hand=["dagger", "diplomacy"])
    game.choose("intrigue:sietch-ritual")
    assert keys(game) == ["discard:dagger", "discard:diplomacy"]
    game.choose("discard:dagger")
    assert keys(game) == ["faction:bene-gesserit", "faction:fremen"]
    game.choose("faction:fremen")
    assert player(game, 0)["discard"] == ["dagger"]
    assert influence(game, 0) == (0, 0, 0, 1)


@pytest.mark.ruling("up_icon_discard")
@pytest.mark.component("intrigue", "sietch-ritual")
@pytest.mark.component("imperium", "spacing-guilds-favor")
def test_sietch_ritual_fires_what_the_discarded_card_does_and_never_takes_an_intrigue_card():
    game = holding("sietch-ritual", "cunning", hand=["spacing-guilds-favor"])
    game.choose("intrigue:sietch-ritual")
    assert keys(game) == ["faction:bene-gesserit", "faction:fremen"], "the only card in hand was discarded"
    assert goods(game, 0)[1] == 2
    assert player(game, 0)["intrigues"] == ["cunning"]


@pytest.mark.component("intrigue", "sietch-ritual")
def test_sietch_ritual_finds_no_card_in_the_reveal_turn():
    game = uprising().seat(0, hand=["dagger", "diplomacy"], intrigues=["sietch-ritual"]).reveal(0)
    assert game.why_not("intrigue:sietch-ritual") == ("why-cards-in-hand", {"n": 1, "have": 0})


@pytest.mark.component("intrigue", "special-mission")
def test_special_mission_places_a_spy_on_a_post_of_a_city():
    table = uprising().seat(0, hand=["dagger"], intrigues=["special-mission"])
    game = table.seat(1, spies=["post-research-refinery"]).turn(0)
    game.choose("intrigue:special-mission")
    assert keys(game) == ["post:post-sietch-research", "post:post-refinery-arrakeen"], "no own spy to recall instead"
    game.choose("post:post-refinery-arrakeen")
    assert player(game, 0)["spies"] == ["post-refinery-arrakeen"]


@pytest.mark.component("intrigue", "special-mission")
@pytest.mark.parametrize(("answer", "stands"), [("yes", False), ("no", True)])
def test_special_mission_recalls_a_spy_for_2_spice_and_an_optional_detonation(answer, stands):
    game = holding("special-mission", spies=["post-guild"])
    choose(game, "intrigue:special-mission", "branch:intrigue.special-mission.plot.1")
    assert keys(game) == ["yes", "no"]
    game.choose(answer)
    assert game.view(0)["shield_wall"] is stands
    assert goods(game, 0)[1] == 2
    assert player(game, 0)["spies"] == []


@pytest.mark.component("intrigue", "special-mission")
def test_special_mission_without_a_wall_still_gives_the_spice():
    table = uprising().shield_wall(False).seat(0, hand=["dagger"], intrigues=["special-mission"], spies=["post-guild"])
    game = table.turn(0)
    choose(game, "intrigue:special-mission", "branch:intrigue.special-mission.plot.1")
    assert goods(game, 0)[1] == 2
    assert "play:dagger" in keys(game)


@pytest.mark.component("intrigue", "special-mission")
def test_special_mission_with_three_spies_out_recalls_one_first():
    game = holding("special-mission", spies=["post-guild", "post-choam", "post-emperor"])
    choose(game, "intrigue:special-mission", "branch:intrigue.special-mission.plot.0")
    assert keys(game) == ["recall:post-emperor", "recall:post-guild", "recall:post-choam"]
    choose(game, "recall:post-choam", "post:post-sietch-research")
    assert player(game, 0)["spies"] == ["post-emperor", "post-guild", "post-sietch-research"]


@pytest.mark.ruling("up_example_unexpected_allies")
@pytest.mark.component("intrigue", "unexpected-allies")
def test_unexpected_allies_in_the_reveal_turn_detonates_and_adds_a_worm_without_hooks():
    hand = ["prepare-the-way", "rebel-supplier", "strike-fleet"]
    table = uprising().conflict(PROTECTED).seat(0, hand=hand, intrigues=["unexpected-allies"])
    game = table.seat(0, water=2, troops=2, hooks=False).reveal(0)
    assert strength_of(game, 0) == 8
    game.choose("intrigue:unexpected-allies")
    assert keys(game) == ["yes", "no"]
    game.choose("yes")
    assert game.view(0)["shield_wall"] is False
    assert player(game, 0)["worms"] == 1
    assert goods(game, 0)[2] == 0
    assert strength_of(game, 0) == 11


@pytest.mark.ruling("up_sandworm_shield_wall")
@pytest.mark.component("intrigue", "unexpected-allies")
def test_unexpected_allies_brings_no_worm_to_a_protected_conflict_whose_wall_is_kept():
    table = uprising().conflict(PROTECTED).seat(0, hand=["dagger"], intrigues=["unexpected-allies"], water=2)
    game = table.turn(0)
    choose(game, "intrigue:unexpected-allies", "no")
    assert game.view(0)["shield_wall"] is True
    assert player(game, 0)["worms"] == 0
    assert goods(game, 0)[2] == 0, "the water stays paid"


@pytest.mark.component("intrigue", "unexpected-allies")
def test_unexpected_allies_may_keep_the_wall_where_it_does_not_protect():
    game = holding("unexpected-allies", water=2)
    choose(game, "intrigue:unexpected-allies", "no")
    assert game.view(0)["shield_wall"] is True
    assert player(game, 0)["worms"] == 1


@pytest.mark.component("intrigue", "backed-by-choam")
def test_backed_by_choam_sells_an_influence_for_4_solari():
    game = (
        uprising(modules=["choam"])
        .seat(0, hand=["dagger"], intrigues=["backed-by-choam"])
        .seat(0, influence={"emperor": 1, "fremen": 2})
        .turn(0)
    )
    game.choose("intrigue:backed-by-choam")
    assert keys(game) == ["lose:emperor", "lose:fremen"]
    game.choose("lose:emperor")
    assert influence(game, 0) == (0, 0, 0, 2)
    assert goods(game, 0)[0] == 4


@pytest.mark.component("intrigue", "leverage")
def test_leverage_takes_a_contract_and_a_solari_in_a_turn_with_a_spice_gain_even_if_spent_again():
    table = uprising(modules=["choam"]).offer("contract-espionage", "contract-harvest-4")
    table.seat(0, hand=["dagger"], intrigues=["leverage", "crysknife", "market-opportunity"], spice=1)
    game = table.turn(0)
    assert "intrigue:leverage" not in keys(game), "spice in supply is not spice gained"
    choose(game, "intrigue:crysknife", "intrigue:market-opportunity")
    assert goods(game, 0)[:2] == (5, 0)
    game.choose("intrigue:leverage")
    assert keys(game) == ["contract:contract-espionage", "contract:contract-harvest-4"]
    game.choose("contract:contract-harvest-4")
    assert player(game, 0)["contracts"] == ["contract-harvest-4"]
    assert goods(game, 0)[:2] == (6, 0)


@pytest.mark.component("intrigue", "crysknife")
@pytest.mark.component("intrigue", "desert-mouse")
@pytest.mark.component("intrigue", "ornithopter")
@pytest.mark.parametrize("id", ["crysknife", "desert-mouse", "ornithopter"])
def test_a_battle_icon_card_played_as_a_plot_gives_1_spice(id):
    game = holding(id)
    game.choose(f"intrigue:{id}")
    assert goods(game, 0)[1] == 1
    assert game.view(0)["intrigue_discard"] == [id]
