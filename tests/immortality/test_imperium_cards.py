"""The starting card and the Imperium cards of Immortality: what each does when it is played, revealed or acquired."""

from __future__ import annotations

import pytest
from tests.cards.deck_cards import box, units
from tests.immortality.pairs import (
    BEFORE_FIRST,
    FIRST,
    SECOND,
    START,
    at,
    graft,
    play,
    reveal,
    table,
    taken,
    tanks,
)
from tests.table import choose, goods, influence, keys, player

# What the Reveal boxes give at once: persuasion, swords.
REVEALED = {
    "bene-tleilax-lab": (1, 0),
    "bene-tleilax-researcher": (1, 0),
    "blank-slate": (1, 0),
    "clandestine-meeting": (2, 0),
    "corrupt-smuggler": (1, 1),
    "dissecting-kit": (1, 0),
    "for-humanity": (2, 0),
    "high-priority-travel": (1, 0),
    "imperium-ceremony": (3, 0),
    "interstellar-conspiracy": (2, 0),
    "keys-to-power": (2, 0),
    "lisan-al-gaib": (1, 0),
    "long-reach": (1, 0),
    "occupation": (0, 0),
    "organ-merchants": (1, 0),
    "planned-coupling": (1, 0),
    "replacement-eyes": (1, 1),
    "sardaukar-quartermaster": (1, 2),
    "shadout-mapes": (1, 1),
    "show-of-strength": (1, 2),
    "spiritual-fervor": (1, 0),
    "stillsuit-manufacturer": (1, 0),
    "throne-room-politics": (1, 0),
    "tleilaxu-master": (1, 0),
    "tleilaxu-surgeon": (2, 0),
}


@pytest.mark.parametrize(
    ("card", "gives"),
    [pytest.param(card, gives, marks=pytest.mark.component("imperium", card)) for card, gives in REVEALED.items()],
)
def test_what_a_reveal_box_gives_without_conditions(card: str, gives: tuple[int, int]):
    assert box(reveal(card)) == gives


@pytest.mark.component("starting", "experimentation")
def test_experimentation_researches_when_played_and_takes_a_specimen_when_revealed():
    game = play("experimentation", "imperial-basin")
    taken(game, "experimentation.agent.0")
    assert at(game) == ("c1", 0)
    assert tanks(game) == 1
    game = reveal("experimentation")
    assert (box(game), tanks(game)) == ((1, 0), 1)


@pytest.mark.component("imperium", "bene-tleilax-lab")
def test_bene_tleilax_lab_takes_a_specimen_and_reveals_for_a_spice_with_a_marker():
    assert tanks(play("bene-tleilax-lab", "imperial-basin")) == 1
    assert goods(reveal("bene-tleilax-lab"), 0)[1] == 0
    assert goods(reveal("bene-tleilax-lab", research=FIRST), 0)[1] == 1


@pytest.mark.component("imperium", "bene-tleilax-researcher")
@pytest.mark.parametrize(("hex", "persuasion"), [(START, 1), (FIRST, 2), (SECOND, 3)])
def test_bene_tleilax_researcher_reveals_for_more_with_each_marker(hex: str, persuasion: int):
    assert box(reveal("bene-tleilax-researcher", research=hex)) == (persuasion, 0)


@pytest.mark.component("imperium", "bene-tleilax-researcher")
def test_bene_tleilax_researcher_researches_when_grafted():
    game = graft("bene-tleilax-researcher", "dagger", "assembly-hall")
    taken(game, "bene-tleilax-researcher.agent.1")
    assert at(game) == ("c1", 0)


@pytest.mark.component("imperium", "blank-slate")
def test_blank_slate_leads_to_factions_only_when_it_is_grafted():
    game = table().seat(0, hand=["blank-slate"]).turn(0)
    game.choose("play:blank-slate")
    assert "send:dutiful-service" not in keys(game)
    game = graft("face-dancer-initiate", "blank-slate", "espionage", spice=1)
    assert influence(game, 0) == (0, 0, 1, 0)


@pytest.mark.component("imperium", "clandestine-meeting")
@pytest.mark.ruling("im_clandestine_meeting")
def test_clandestine_meeting_needs_an_agent_icon_from_elsewhere():
    game = table().seat(0, hand=["clandestine-meeting", "convincing-argument"]).turn(0)
    assert keys(game) == ["reveal"]
    game = graft("planned-coupling", "clandestine-meeting", "espionage", spice=1, influence={"bene-gesserit": 1})
    taken(game, "clandestine-meeting.agent.1")
    taken(game, "clandestine-meeting.agent.0")
    assert influence(game, 0) == (0, 0, 3, 0)
    assert player(game, 0)["intrigues_count"] == 2


@pytest.mark.component("imperium", "corrupt-smuggler")
@pytest.mark.ruling("im_grafted_state")
def test_corrupt_smuggler_gives_two_spice_when_grafted():
    assert goods(play("corrupt-smuggler", "imperial-basin"), 0)[1] == 1
    assert goods(graft("planned-coupling", "corrupt-smuggler", "imperial-basin"), 0)[1] == 3


@pytest.mark.component("imperium", "dissecting-kit")
def test_dissecting_kit_trashes_the_other_card_for_a_specimen():
    game = graft("dissecting-kit", "dagger", "assembly-hall")
    taken(game, "dissecting-kit.agent.1")
    assert tanks(game) == 1
    assert game.view(0)["trashed"] == ["dagger"]
    assert player(game, 0)["in_play"] == ["dissecting-kit"]


@pytest.mark.component("imperium", "dissecting-kit")
def test_two_dissecting_kits_can_be_grafted_and_only_one_can_trash_the_other():
    game = graft("dissecting-kit", "dissecting-kit", "assembly-hall")
    taken(game, "dissecting-kit.agent.1")
    assert player(game, 0)["in_play"] == ["dissecting-kit"]
    assert keys(game) == ["end"] or "effect:dissecting-kit.agent.1" not in keys(game)
    assert tanks(game) == 1


@pytest.mark.component("imperium", "dissecting-kit")
def test_dissecting_kit_reveals_for_a_step_with_a_marker():
    assert at(reveal("dissecting-kit", research=FIRST)) == (FIRST, 1)
    assert at(reveal("dissecting-kit", research=BEFORE_FIRST)) == (BEFORE_FIRST, 0)


@pytest.mark.component("imperium", "for-humanity")
def test_for_humanity_turns_two_influence_with_one_faction_into_a_point():
    game = play("for-humanity", "assembly-hall")
    choose(game, "effect:for-humanity.agent.0", "faction:fremen")
    assert influence(game, 0) == (0, 0, 0, 1)
    scenario = table().alliance("bene-gesserit", 0)
    facts = {"bene-gesserit": 4, "emperor": 1, "guild": 3}
    game = reveal("for-humanity", scenario=scenario, influence=facts)
    points = player(game, 0)["points"]
    taken(game, "for-humanity.reveal.1")
    assert keys(game) == ["lose:guild", "lose:bene-gesserit"]
    choose(game, "lose:guild")
    assert influence(game, 0) == (1, 1, 4, 0)
    # One for the effect, less the one of two steps with the Guild.
    assert player(game, 0)["points"] == points


@pytest.mark.ruling("faq_alliance_lost_several_tied")
@pytest.mark.parametrize(("holder", "others"), [(4, 4), (5, 5), (6, 6), (5, 4)])
def test_for_humanity_hands_an_alliance_over_before_the_second_step(holder: int, others: int):
    """Of two tied opponents the former holder chooses one, whichever of the two steps lets them level."""
    scenario = table(players=4).alliance("bene-gesserit", 0).alliance("emperor", 0)
    for seat in (1, 2):
        scenario.seat(seat, influence={"emperor": others})
    game = reveal("for-humanity", scenario=scenario, influence={"bene-gesserit": 4, "emperor": holder})
    taken(game, "for-humanity.reveal.1")
    choose(game, "lose:emperor")
    assert keys(game) == ["heir:1", "heir:2"]
    choose(game, "heir:2")
    assert game.view(0)["alliances"]["emperor"] == 2
    assert influence(game, 0)[0] == holder - 2


@pytest.mark.component("imperium", "for-humanity")
def test_for_humanity_needs_the_alliance():
    game = reveal("for-humanity", influence={"bene-gesserit": 3})
    assert "effect:for-humanity.reveal.1" not in keys(game)


@pytest.mark.component("imperium", "high-priority-travel")
def test_high_priority_travel_draws_or_fights_with_influence_of_two():
    game = play("high-priority-travel", "assembly-hall", influence={"guild": 2}, garrison=5)
    choose(game, "effect:high-priority-travel.agent.0")
    choose(game, "branch:high-priority-travel.agent.0.then.1", "deploy", "number:2")
    assert units(game) == (3, 2)
    game = play("high-priority-travel", "assembly-hall", influence={"guild": 1})
    assert "effect:high-priority-travel.agent.0" not in keys(game)
    assert goods(reveal("high-priority-travel"), 0)[0] == 1


@pytest.mark.component("imperium", "imperium-ceremony")
def test_imperium_ceremony_keeps_one_of_two_intrigue_cards_and_puts_the_other_on_top():
    scenario = table().next("drawn-intrigue:impress", "drawn-intrigue:go-to-ground")
    game = play("imperium-ceremony", "gather-support", scenario.seat(1, hand=["long-reach"]))
    taken(game, "imperium-ceremony.agent.0")
    assert sorted(keys(game)) == ["choose-intrigue:go-to-ground", "choose-intrigue:impress"]
    choose(game, "choose-intrigue:impress")
    assert sorted(player(game, 0)["intrigues"]) == ["devour", "impress"]
    assert player(game, 0)["intrigue_put_back"] == ["go-to-ground"]
    assert "intrigue_put_back" not in game.view(1)["players"][0]
    # Whoever draws next draws it.
    choose(game, "end", "reveal")
    assert player(game, 1)["intrigues"] == ["go-to-ground"]
    assert player(game, 0)["intrigue_put_back"] == []


@pytest.mark.component("imperium", "imperium-ceremony")
def test_the_card_that_was_put_back_can_be_drawn_when_it_is_the_last_one():
    game = play("imperium-ceremony", "sardaukar", table().intrigue_deck("impress", "go-to-ground"), spice=4)
    taken(game, "imperium-ceremony.agent.0")
    choose(game, "choose-intrigue:impress")
    # The deck is empty, and the space gives an intrigue card.
    assert game.state.intrigue_deck == []
    assert sorted(player(game, 0)["intrigues"]) == ["devour", "go-to-ground", "impress"]


@pytest.mark.component("imperium", "interstellar-conspiracy")
@pytest.mark.ruling("im_other_grafted_card")
@pytest.mark.parametrize(("other", "more"), [("sardaukar-soldier", True), ("dagger", False)])
def test_interstellar_conspiracy_looks_at_the_factions_of_the_other_card(other: str, more: bool):
    game = graft("interstellar-conspiracy", other, "spice-refinery")
    assert goods(game, 0)[1] == 1
    assert ("effect:interstellar-conspiracy.agent.2" in keys(game)) is more


@pytest.mark.component("imperium", "keys-to-power")
def test_keys_to_power_gives_two_spice_with_influence_of_two():
    assert goods(play("keys-to-power", "assembly-hall", influence={"emperor": 2}), 0)[1] == 2
    assert goods(play("keys-to-power", "assembly-hall", influence={"emperor": 1}), 0)[1] == 0


@pytest.mark.component("imperium", "lisan-al-gaib")
def test_lisan_al_gaib_gains_influence_with_another_bene_gesserit_card():
    game = play("lisan-al-gaib", "imperial-basin", in_play=["weirding-woman"])
    taken(game, "lisan-al-gaib.agent.0")
    assert influence(game, 0) == (0, 0, 0, 1)
    game = play("lisan-al-gaib", "imperial-basin")
    assert "effect:lisan-al-gaib.agent.0" not in keys(game)
    assert box(reveal("lisan-al-gaib", "fedaykin-stilltent")) == (1, 2)


@pytest.mark.component("imperium", "lisan-al-gaib")
def test_lisan_al_gaib_is_acquired_with_a_spice():
    game = table().row("lisan-al-gaib").seat(0, hand=["convincing-argument", "convincing-argument"]).reveal(0)
    choose(game, "buy:lisan-al-gaib")
    assert goods(game, 0)[1] == 1


@pytest.mark.component("imperium", "long-reach")
def test_long_reach_has_icons_only_beside_another_bene_gesserit_card():
    game = table().seat(0, hand=["long-reach"]).turn(0)
    assert "play:long-reach" not in keys(game)
    game = play("long-reach", "assembly-hall", in_play=["weirding-woman"])
    choose(game, "effect:long-reach.agent.0", "faction:emperor", "faction:guild")
    assert influence(game, 0) == (1, 1, 0, 0)
    game = reveal("long-reach")
    taken(game, "long-reach.reveal.1")
    assert player(game, 0)["intrigues_count"] == 2


@pytest.mark.component("imperium", "occupation")
@pytest.mark.ruling("im_icon_combat")
def test_occupation_draws_and_lets_units_go_to_the_conflict_from_anywhere():
    game = play("occupation", "espionage", deck=["dagger"], spice=1, garrison=5)
    choose(game, "deploy", "number:2")
    assert units(game) == (3, 2)
    assert "deploy" not in keys(game)


@pytest.mark.component("imperium", "occupation")
def test_occupation_recruits_three_when_acquired_and_reveals_for_goods():
    hand = ["convincing-argument", "convincing-argument", "imperium-ceremony", "dune-the-desert-planet"][:3]
    game = table().row("occupation").seat(0, hand=[*hand, "planned-coupling"]).reveal(0)
    choose(game, "buy:occupation")
    assert units(game) == (6, 0)
    game = reveal("occupation", water=0)
    assert (goods(game, 0), units(game)) == ((0, 1, 1), (4, 0))


@pytest.mark.component("imperium", "organ-merchants")
@pytest.mark.ruling("im_specimen_spend")
def test_organ_merchants_sell_a_specimen_that_goes_back_to_supply():
    game = play("organ-merchants", "imperial-basin", specimens=1)
    supply = player(game, 0)["supply"]
    taken(game, "organ-merchants.agent.0")
    assert (tanks(game), goods(game, 0)[0], player(game, 0)["supply"]) == (0, 4, supply + 1)
    assert "effect:organ-merchants.agent.0" not in keys(play("organ-merchants", "imperial-basin"))
    assert goods(reveal("organ-merchants"), 0)[0] == 1


@pytest.mark.component("imperium", "planned-coupling")
def test_planned_coupling_draws_a_card():
    game = graft("planned-coupling", "dagger", "gather-support")
    taken(game, "planned-coupling.agent.1")
    assert player(game, 0)["hand_count"] == 1


@pytest.mark.component("imperium", "replacement-eyes")
def test_replacement_eyes_trash_a_card_to_draw_one_and_may_be_that_card():
    game = graft("replacement-eyes", "dagger", "assembly-hall", deck=["diplomacy"])
    choose(game, "effect:replacement-eyes.agent.1", "trash-play:replacement-eyes")
    assert at(game) == (START, 1)
    assert player(game, 0)["hand"] == ["diplomacy"]


@pytest.mark.component("imperium", "sardaukar-quartermaster")
def test_sardaukar_quartermaster_recruits_and_draws_when_grafted():
    game = graft("planned-coupling", "sardaukar-quartermaster", "assembly-hall", deck=["diplomacy", "signet-ring"])
    for _ in range(3):
        for key in keys(game):
            if key.startswith("effect:"):
                game.choose(key)
                break
    assert units(game)[0] == 4
    assert sorted(player(game, 0)["hand"]) == ["diplomacy", "signet-ring"]
    assert units(play("sardaukar-quartermaster", "assembly-hall"))[0] == 3


@pytest.mark.component("imperium", "shadout-mapes")
def test_shadout_mapes_moves_a_troop_either_way_or_none():
    game = reveal("shadout-mapes", troops=1)
    choose(game, "effect:shadout-mapes.reveal.2")
    choose(game, "branch:shadout-mapes.reveal.2.0")
    assert units(game) == (2, 2)
    game = reveal("shadout-mapes", troops=1)
    choose(game, "effect:shadout-mapes.reveal.2", "branch:shadout-mapes.reveal.2.1")
    assert units(game) == (4, 0)
    assert "end" in keys(reveal("shadout-mapes"))


@pytest.mark.component("imperium", "show-of-strength")
@pytest.mark.parametrize(("own", "other", "able"), [(2, 1, True), (1, 1, False), (0, 0, False)])
def test_show_of_strength_has_icons_with_more_troops_than_each_opponent(own: int, other: int, able: bool):
    game = table().seat(0, hand=["show-of-strength"], troops=own).seat(1, troops=other).turn(0)
    assert ("play:show-of-strength" in keys(game)) is able


@pytest.mark.component("imperium", "show-of-strength")
def test_show_of_strength_draws_two_cards():
    game = play("show-of-strength", "assembly-hall", troops=1, deck=["diplomacy", "dagger"])
    taken(game, "show-of-strength.agent.0")
    assert sorted(player(game, 0)["hand"]) == ["dagger", "diplomacy"]


@pytest.mark.component("imperium", "spiritual-fervor")
def test_spiritual_fervor_researches_when_acquired_and_reveals_for_a_specimen():
    game = table().row("spiritual-fervor").seat(0, hand=["convincing-argument", "convincing-argument"]).reveal(0)
    choose(game, "buy:spiritual-fervor")
    assert (at(game), tanks(game)) == (("c1", 0), 1)
    assert tanks(reveal("spiritual-fervor")) == 1


@pytest.mark.component("imperium", "stillsuit-manufacturer")
def test_stillsuit_manufacturer_comes_back_to_hand_with_the_fremen_alliance():
    scenario = table().alliance("fremen", 0)
    game = play("stillsuit-manufacturer", "spice-refinery", scenario, influence={"fremen": 4})
    taken(game, "stillsuit-manufacturer.agent.1")
    assert goods(game, 0)[2] == 2
    assert player(game, 0)["hand"] == ["stillsuit-manufacturer"]
    assert player(play("stillsuit-manufacturer", "spice-refinery"), 0)["hand"] == []
    assert goods(reveal("stillsuit-manufacturer", "fedaykin-stilltent"), 0)[1] == 2


@pytest.mark.component("imperium", "throne-room-politics")
def test_throne_room_politics_recruits_and_may_trash_and_reveals_for_influence():
    game = play("throne-room-politics", "dutiful-service", hand=["dagger"])
    assert units(game)[0] == 4
    choose(game, "effect:throne-room-politics.agent.1", "trash-hand:dagger")
    assert game.view(0)["trashed"] == ["dagger"]
    game = reveal("throne-room-politics")
    taken(game, "throne-room-politics.reveal.1")
    assert influence(game, 0) == (0, 0, 1, 0)


@pytest.mark.component("imperium", "tleilaxu-master")
@pytest.mark.parametrize(("hex", "pile"), [(FIRST, "discard"), (SECOND, "hand")])
def test_tleilaxu_master_acquires_a_card_up_to_six_by_its_markers(hex: str, pile: str):
    scenario = table().row("occupation", "imperium-ceremony", "long-reach")
    game = scenario.seat(0, hand=["tleilaxu-master"], research=hex).turn(0)
    choose(game, "play:tleilaxu-master", "send:assembly-hall", "effect:tleilaxu-master.agent.0")
    assert "acquire:occupation" not in keys(game)
    assert not any("ghola" in key for key in keys(game))
    choose(game, "acquire:long-reach")
    assert player(game, 0)[pile] == ["long-reach"]


@pytest.mark.component("imperium", "tleilaxu-master")
@pytest.mark.ruling("im_designer_master_research")
def test_tleilaxu_master_researches_twice_and_other_effects_may_come_between():
    game = reveal("tleilaxu-master", "long-reach")
    taken(game, "tleilaxu-master.reveal.1", "long-reach.reveal.1", "tleilaxu-master.reveal.2")
    choose(game, "hex:c2-b")
    assert at(game) == ("c2-b", 1)


@pytest.mark.component("imperium", "tleilaxu-surgeon")
def test_tleilaxu_surgeon_turns_specimens_into_steps_and_troops_into_specimens():
    game = play("tleilaxu-surgeon", "spice-refinery", specimens=2)
    taken(game, "tleilaxu-surgeon.agent.0")
    assert (tanks(game), at(game)[1]) == (0, 2)
    game = reveal("tleilaxu-surgeon", garrison=1, troops=2)
    taken(game, "tleilaxu-surgeon.reveal.1")
    assert keys(game) == ["number:1", "number:2"]
    choose(game, "number:1")
    assert (tanks(game), units(game)) == (2, (0, 1))
