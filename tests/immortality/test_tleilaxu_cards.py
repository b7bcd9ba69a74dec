"""The Tleilaxu cards and Reclaimed Forces: what each does when it is played, grafted, revealed or acquired."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.deck_cards import box, units
from tests.immortality.pairs import FIRST, SECOND, START, at, graft, play, reveal, table, taken, tanks, usurp
from tests.table import choose, goods, influence, keys, others_reveal, player

from sietch.imperium.components import CARDS

# Cost in specimens; persuasion and swords when revealed.
CARDS_OF_THE_ROW = {
    "beguiling-pheromones": (3, 1, 1),
    "chairdog": (2, 1, 0),
    "contaminator": (1, 1, 0),
    "corrino-genes": (1, 1, 0),
    "face-dancer": (2, 1, 0),
    "face-dancer-initiate": (1, 1, 0),
    "from-the-tanks": (2, 1, 0),
    "ghola": (3, 1, 1),
    "guild-impersonator": (2, 1, 0),
    "industrial-espionage": (1, 1, 0),
    "scientific-breakthrough": (3, 1, 1),
    "slig-farmer": (2, 1, 0),
    "stitched-horror": (3, 1, 1),
    "subject-x-137": (2, 1, 0),
    "tleilaxu-infiltrator": (2, 1, 0),
    "twisted-mentat": (4, 1, 1),
    "unnatural-reflexes": (3, 1, 1),
    "usurp": (4, 1, 1),
}
BY_CARD = [
    pytest.param(card, *facts, marks=pytest.mark.component("tleilaxu", card))
    for card, facts in CARDS_OF_THE_ROW.items()
]


@pytest.mark.parametrize(("card", "cost", "persuasion", "swords"), BY_CARD)
def test_what_a_tleilaxu_card_costs_and_reveals_for(card: str, cost: int, persuasion: int, swords: int):
    assert box(reveal(card)) == (persuasion, swords)
    scenario = table().tleilaxu_row(card)
    game = scenario.seat(0, specimens=cost, hand=[]).reveal(0)
    choose(game, f"buy-tleilaxu:{card}")
    assert (tanks(game), player(game, 0)["discard"]) == (0, [card])
    game = table().tleilaxu_row(card).seat(0, specimens=cost - 1, hand=[]).reveal(0)
    assert f"buy-tleilaxu:{card}" not in keys(game)


def test_the_deck_has_eighteen_different_cards():
    deck = [card for card in CARDS if card.kind == "tleilaxu"]
    assert {card.id for card in deck} == set(CARDS_OF_THE_ROW)
    assert sum(card.copies for card in deck) == 18


@pytest.mark.component("tleilaxu", "beguiling-pheromones")
def test_beguiling_pheromones_must_trash_one_of_the_pair_at_a_faction_for_more_influence():
    game = graft("beguiling-pheromones", "diplomacy", "espionage", spice=1)
    assert "end" not in keys(game)
    choose(game, "effect:beguiling-pheromones.agent.1", "trash-play:diplomacy")
    assert influence(game, 0) == (0, 0, 2, 0)
    assert player(game, 0)["in_play"] == ["beguiling-pheromones"]


@pytest.mark.component("tleilaxu", "beguiling-pheromones")
def test_beguiling_pheromones_may_trash_themselves():
    game = graft("beguiling-pheromones", "diplomacy", "espionage", spice=1)
    choose(game, "effect:beguiling-pheromones.agent.1", "trash-play:beguiling-pheromones")
    assert influence(game, 0) == (0, 0, 2, 0)
    assert player(game, 0)["in_play"] == ["diplomacy"]


@pytest.mark.component("tleilaxu", "beguiling-pheromones")
def test_beguiling_pheromones_do_nothing_elsewhere():
    game = graft("beguiling-pheromones", "dagger", "imperial-basin")
    assert "effect:beguiling-pheromones.agent.1" not in keys(game)


@pytest.mark.component("tleilaxu", "beguiling-pheromones")
@pytest.mark.ruling("faq_pheromones_doomed_card")
def test_beguiling_pheromones_may_trash_a_card_that_would_go_anyway():
    game = graft("beguiling-pheromones", "seek-allies", "espionage", spice=1)
    choose(game, "effect:beguiling-pheromones.agent.1", "trash-play:seek-allies")
    assert influence(game, 0) == (0, 0, 2, 0)
    assert game.view(0)["trashed"] == ["seek-allies"]


@pytest.mark.component("tleilaxu", "beguiling-pheromones")
@pytest.mark.ruling("faq_pheromones_no_double_use")
def test_what_beguiling_pheromones_trash_pays_for_nothing_else():
    facts: dict[str, Any] = {"spice": 1, "hand": ["sardaukar-soldier"]}
    game = graft("beguiling-pheromones", "treacherous-maneuver", "espionage", **facts)
    assert "effect:treacherous-maneuver.agent.0" in keys(game)
    choose(game, "effect:beguiling-pheromones.agent.1", "trash-play:treacherous-maneuver")
    # Its own effect, whose cost is to be trashed, is not had.
    assert "effect:treacherous-maneuver.agent.0" not in keys(game)
    assert influence(game, 0) == (0, 0, 2, 0)
    assert player(game, 0)["hand"] == ["sardaukar-soldier"]


@pytest.mark.component("tleilaxu", "ghola")
@pytest.mark.ruling("im_ghola_power_play")
def test_ghola_with_a_card_that_makes_a_visit_count_two_gains_two_influence():
    spies = ["post-bene-gesserit"]
    game = graft("ghola", "subversive-advisor", "espionage", spice=1, spies=spies)
    choose(game, "no", "effect:ghola.subversive-advisor.0", "effect:subversive-advisor.agent.0")
    assert influence(game, 0)[2] == 2
    assert sorted(game.view(0)["trashed"]) == ["ghola", "subversive-advisor"]


@pytest.mark.component("tleilaxu", "chairdog")
@pytest.mark.ruling("im_example_chairdog")
@pytest.mark.ruling("faq_chairdog")
def test_chairdog_brings_the_other_card_back_to_be_revealed():
    game = graft("chairdog", "maker-keeper", "spice-refinery")
    assert box(others_reveal(choose(game, "end"))) == (0, 0)
    game.choose("reveal")
    # Maker Keeper reveals for 2; from then on no agent can be sent.
    assert box(game) == (2, 0)
    assert not [key for key in keys(game) if key.startswith(("play:", "graft:"))]
    assert player(game, 0)["in_play"] == ["chairdog"]
    assert player(game, 0)["revealed"] == ["maker-keeper"]


@pytest.mark.component("tleilaxu", "chairdog")
@pytest.mark.ruling("im_designer_chairdog_trashed")
def test_the_other_card_comes_back_even_if_chairdog_has_left_play():
    game = graft("chairdog", "desert-survival", "imperial-basin")
    choose(game, "effect:desert-survival.agent.0", "trash-play:chairdog", "end")
    others_reveal(game).choose("reveal")
    assert player(game, 0)["revealed"] == ["desert-survival"]


@pytest.mark.component("tleilaxu", "chairdog")
def test_a_card_that_left_play_does_not_come_back():
    game = graft("chairdog", "desert-survival", "imperial-basin")
    choose(game, "effect:desert-survival.agent.0", "trash-play:desert-survival", "end")
    others_reveal(game).choose("reveal")
    assert player(game, 0)["revealed"] == []


@pytest.mark.component("tleilaxu", "contaminator")
def test_contaminator_advances_a_step():
    assert at(play("contaminator", "fremkit")) == (START, 1)


@pytest.mark.component("tleilaxu", "corrino-genes")
def test_corrino_genes_advance_when_grafted_and_are_acquired_with_solari():
    assert at(play("corrino-genes", "dutiful-service"))[1] == 0
    assert at(graft("face-dancer", "corrino-genes", "dutiful-service"))[1] == 1
    game = table().tleilaxu_row("corrino-genes").seat(0, specimens=1, hand=[]).reveal(0)
    choose(game, "buy-tleilaxu:corrino-genes")
    assert goods(game, 0)[0] == 2


@pytest.mark.component("tleilaxu", "face-dancer")
def test_face_dancer_draws_a_card():
    game = graft("face-dancer", "dagger", "gather-support", deck=["diplomacy"])
    taken(game, "face-dancer.agent.1")
    assert player(game, 0)["hand"] == ["diplomacy"]


@pytest.mark.component("tleilaxu", "face-dancer-initiate")
def test_face_dancer_initiate_lends_its_icons():
    game = graft("face-dancer-initiate", "convincing-argument", "fremkit")
    assert influence(game, 0) == (0, 0, 0, 1)


@pytest.mark.component("tleilaxu", "from-the-tanks")
def test_from_the_tanks_recruits_two_troops():
    assert units(play("from-the-tanks", "gather-support"))[0] >= 5


@pytest.mark.component("tleilaxu", "ghola")
@pytest.mark.ruling("im_example_ghola")
def test_ghola_with_corrino_genes_advances_twice():
    game = graft("ghola", "corrino-genes", "dutiful-service")
    while [key for key in keys(game) if key.startswith("effect:") and "corrino" in key]:
        game.choose(next(key for key in keys(game) if key.startswith("effect:") and "corrino" in key))
    assert at(game)[1] == 2
    assert influence(game, 0) == (1, 0, 0, 0)


@pytest.mark.component("tleilaxu", "ghola")
@pytest.mark.ruling("im_ghola_whole_box")
def test_ghola_trashes_itself_where_the_other_card_would():
    game = graft("ghola", "scientific-breakthrough", "spice-refinery", research=SECOND, deck=["dagger", "diplomacy"])
    points = player(game, 0)["points"]
    taken(game, "ghola.scientific-breakthrough.1")
    assert player(game, 0)["in_play"] == ["scientific-breakthrough"]
    assert player(game, 0)["points"] == points + 1
    taken(game, "scientific-breakthrough.agent.1")
    assert player(game, 0)["in_play"] == []
    assert player(game, 0)["points"] == points + 2


@pytest.mark.component("tleilaxu", "ghola")
@pytest.mark.ruling("im_ghola_bene_gesserit")
def test_for_gholas_copy_the_other_card_is_another_bene_gesserit_card():
    game = graft("ghola", "lisan-al-gaib", "spice-refinery")
    assert "effect:ghola.lisan-al-gaib.0" in keys(game)
    assert "effect:lisan-al-gaib.agent.0" not in keys(game)
    taken(game, "ghola.lisan-al-gaib.0")
    assert influence(game, 0) == (0, 0, 0, 1)


@pytest.mark.component("tleilaxu", "ghola")
@pytest.mark.ruling("im_designer_ghola_long_reach")
def test_ghola_with_long_reach_has_its_icons():
    game = graft("ghola", "long-reach", "imperial-basin")
    assert "effect:ghola.long-reach.0" in keys(game)


@pytest.mark.component("tleilaxu", "ghola")
def test_ghola_that_is_trashed_loses_its_copy():
    game = graft("ghola", "desert-survival", "imperial-basin")
    choose(game, "effect:desert-survival.agent.0", "trash-play:ghola")
    assert "effect:ghola.desert-survival.0" not in keys(game)


@pytest.mark.component("tleilaxu", "ghola")
def test_ghola_returns_itself_where_the_other_card_would():
    game = graft("ghola", "weirding-woman", "imperial-basin")
    taken(game, "ghola.weirding-woman.0")
    assert player(game, 0)["hand"] == ["ghola"]
    assert "effect:weirding-woman.agent.0" not in keys(game)


@pytest.mark.component("tleilaxu", "guild-impersonator")
def test_guild_impersonator_gains_influence_where_spice_was_gained():
    game = graft("guild-impersonator", "dagger", "gather-support")
    assert "effect:guild-impersonator.agent.1" not in keys(game)
    game = graft("guild-impersonator", "bene-tleilax-lab", "imperial-basin")
    taken(game, "guild-impersonator.agent.1")
    assert influence(game, 0) == (0, 1, 0, 0)


@pytest.mark.component("tleilaxu", "industrial-espionage")
def test_industrial_espionage_researches_when_grafted_and_may_be_played_alone():
    game = play("industrial-espionage", "gather-support", deck=["dagger", "diplomacy"])
    taken(game, "industrial-espionage.agent.0")
    assert player(game, 0)["hand_count"] == 1
    game = graft("face-dancer-initiate", "industrial-espionage", "gather-support")
    taken(game, "industrial-espionage.agent.1")
    while [key for key in keys(game) if "industrial-espionage.agent.1" in key]:
        game.choose(next(key for key in keys(game) if "industrial-espionage.agent.1" in key))
    # One specimen of the card, one of the hex.
    assert (at(game)[0], tanks(game)) == ("c1", 2)


@pytest.mark.component("tleilaxu", "scientific-breakthrough")
def test_scientific_breakthrough_gives_a_point_once_its_own_research_reached_the_marker():
    game = play("scientific-breakthrough", "gather-support", research="c7-t")
    assert at(game)[0] == SECOND
    points = player(game, 0)["points"]
    taken(game, "scientific-breakthrough.agent.1")
    assert player(game, 0)["points"] == points + 1
    assert game.view(0)["trashed"] == ["scientific-breakthrough"]


@pytest.mark.component("tleilaxu", "slig-farmer")
@pytest.mark.parametrize(
    ("other", "solari"), [("diplomacy", 4), ("signet-ring", 3), ("clandestine-meeting", 0), ("blank-slate", 7)]
)
def test_slig_farmer_gains_solari_for_the_icons_of_the_other_card(other: str, solari: int):
    game = graft("slig-farmer", other, "assembly-hall")
    assert goods(game, 0)[0] == solari


@pytest.mark.component("tleilaxu", "slig-farmer")
def test_slig_farmer_pays_five_solari_for_a_step():
    game = graft("slig-farmer", "dagger", "assembly-hall", solari=4)
    taken(game, "slig-farmer.agent.2")
    assert (goods(game, 0)[0], at(game)[1]) == (0, 1)


@pytest.mark.component("tleilaxu", "stitched-horror")
@pytest.mark.ruling("im_designer_choose_two")
def test_stitched_horror_names_two_effects_before_either_is_done():
    game = graft("stitched-horror", "dagger", "spice-refinery")
    taken(game, "stitched-horror.agent.1")
    choose(game, "branch:stitched-horror.agent.1.0")
    assert goods(game, 0)[2] == 1
    assert "branch:stitched-horror.agent.1.0" not in keys(game)
    choose(game, "branch:stitched-horror.agent.1.3")
    assert (goods(game, 0)[2], at(game)[1]) == (2, 1)


@pytest.mark.component("tleilaxu", "subject-x-137")
def test_subject_x_137_advances_with_a_marker_and_when_acquired():
    assert at(play("subject-x-137", "imperial-basin"))[1] == 0
    assert at(play("subject-x-137", "imperial-basin", research=FIRST))[1] == 1
    game = table().tleilaxu_row("subject-x-137").seat(0, specimens=2, hand=[]).reveal(0)
    choose(game, "buy-tleilaxu:subject-x-137")
    assert at(game)[1] == 1


@pytest.mark.component("tleilaxu", "tleilaxu-infiltrator")
def test_tleilaxu_infiltrator_lets_the_agent_in_by_any_icon_of_the_pair():
    scenario = table().seat(1, at=["dutiful-service"])
    game = graft("tleilaxu-infiltrator", "diplomacy", "dutiful-service", scenario)
    assert influence(game, 0) == (1, 0, 0, 0)
    scenario = table().seat(1, at=["dutiful-service"])
    game = scenario.seat(0, hand=["diplomacy"]).turn(0)
    choose(game, "play:diplomacy")
    assert "send:dutiful-service" not in keys(game)


@pytest.mark.component("tleilaxu", "tleilaxu-infiltrator")
def test_tleilaxu_infiltrator_needs_no_spy():
    scenario = table().seat(1, at=["dutiful-service"])
    game = graft("tleilaxu-infiltrator", "diplomacy", "dutiful-service", scenario, spies=["post-emperor"])
    assert not [key for key in keys(game) if key.startswith("infiltrate")]
    assert player(game, 0)["spies"] == ["post-emperor"]


@pytest.mark.component("tleilaxu", "tleilaxu-infiltrator")
@pytest.mark.parametrize(("hex", "cards"), [(FIRST, 1), (SECOND, 2)])
def test_tleilaxu_infiltrator_draws_and_finds_an_intrigue_card_with_both_markers(hex: str, cards: int):
    game = graft("tleilaxu-infiltrator", "dagger", "spice-refinery", research=hex, deck=["diplomacy"])
    while [key for key in keys(game) if key.startswith("effect:tleilaxu-infiltrator")]:
        game.choose(next(key for key in keys(game) if key.startswith("effect:tleilaxu-infiltrator")))
    assert player(game, 0)["hand"] == ["diplomacy"]
    assert player(game, 0)["intrigues_count"] == cards


@pytest.mark.component("tleilaxu", "twisted-mentat")
def test_twisted_mentat_may_recall_the_agent_it_was_sent_with():
    game = graft("twisted-mentat", "dagger", "spice-refinery")
    assert player(game, 0)["agents"] == 1
    taken(game, "twisted-mentat.agent.1")
    assert (player(game, 0)["agents"], player(game, 0)["at"]) == (2, [])
    assert tanks(reveal("twisted-mentat")) == 1


@pytest.mark.component("tleilaxu", "unnatural-reflexes")
@pytest.mark.parametrize(("hex", "cards"), [(START, 0), (FIRST, 2)])
def test_unnatural_reflexes_draw_two_cards_with_a_marker(hex: str, cards: int):
    game = graft("unnatural-reflexes", "dagger", "imperial-basin", research=hex)
    taken(game, "unnatural-reflexes.agent.1")
    assert player(game, 0)["hand_count"] == cards


@pytest.mark.component("tleilaxu", "usurp")
def test_usurp_uses_a_card_of_the_row_and_trashes_it_at_the_end_of_the_turn():
    game = usurp("bene-tleilax-lab", "imperial-basin")
    assert tanks(game) == 1
    assert player(game, 0)["in_play"] == ["usurp"]
    assert "bene-tleilax-lab" not in game.view(0)["row"]
    game.choose("end")
    assert game.view(0)["trashed"] == ["bene-tleilax-lab"]
    assert len(game.view(0)["row"]) == 5
    assert tanks(reveal("usurp")) == 1


@pytest.mark.component("reserve", "reclaimed-forces")
@pytest.mark.ruling("im_reclaimed_forces")
def test_reclaimed_forces_give_two_troops_or_a_step_and_stay():
    game = table().seat(0, specimens=6, hand=[]).reveal(0)
    choose(game, "reclaim:reclaimed-forces", "branch:reclaimed-forces.acquire.0")
    assert (units(game)[0], tanks(game)) == (3 + 2, 3)
    choose(game, "reclaim:reclaimed-forces", "branch:reclaimed-forces.acquire.1")
    assert (at(game)[1], tanks(game)) == (1, 0)
    assert player(game, 0)["discard"] == []
