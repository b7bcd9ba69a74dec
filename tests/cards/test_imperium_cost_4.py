"""Imperium cards of cost 4: what each does when it is played or revealed."""

from __future__ import annotations

import pytest
from tests.cards.deck_cards import box, play, reveal, table, units
from tests.table import choose, goods, influence, keys, player


@pytest.mark.component("imperium", "paracompass")
def test_paracompass_gives_two_solari():
    # Spice Refinery gives 2 more.
    assert goods(play("paracompass", "spice-refinery"), 0) == (4, 0, 1)


@pytest.mark.component("imperium", "paracompass")
@pytest.mark.parametrize(
    ("council", "swordmaster", "persuasion"),
    [(False, False, 0), (False, True, 0), (True, False, 2 + 2), (True, True, 2 + 2 + 1)],
)
def test_paracompass_gives_persuasion_beside_that_of_the_council_seat(
    council: bool, swordmaster: bool, persuasion: int
):
    assert box(reveal("paracompass", council=council, swordmaster=swordmaster)) == (persuasion, 0)


@pytest.mark.component("imperium", "paracompass")
@pytest.mark.component("imperium", "corrinth-city")
def test_paracompass_counts_a_seat_taken_later_in_the_reveal_turn():
    game = reveal("paracompass", "corrinth-city", solari=5)
    assert box(game) == (0, 0)
    choose(game, "branch:corrinth-city.reveal.0.1")
    assert box(game) == (2 + 2, 0)


SPECTACLE = "effect:public-spectacle.agent.0"


@pytest.mark.component("imperium", "public-spectacle")
def test_public_spectacle_gives_influence_of_choice_with_a_spy_recalled_this_turn():
    game = play("public-spectacle", "gather-support", spies=["post-landsraad-east"])
    choose(game, "gather:post-landsraad-east")
    assert keys(game) == ["faction:emperor", "faction:guild", "faction:bene-gesserit", "faction:fremen"]
    choose(game, "faction:guild")
    assert influence(game, 0) == (0, 1, 0, 0)
    game = play("public-spectacle", "gather-support", spies=["post-landsraad-east"])
    choose(game, "no")
    assert keys(game) == ["end"]
    assert influence(game, 0) == (0, 0, 0, 0)


@pytest.mark.component("imperium", "public-spectacle")
@pytest.mark.ruling("up_spy_none_in_supply")
def test_public_spectacle_counts_a_spy_recalled_only_to_be_placed_anew():
    game = play(
        "public-spectacle",
        "espionage",
        spies=["post-bene-gesserit", "post-choam", "post-guild"],
        spice=1,
        deck=["dagger"],
    )
    choose(game, "no")
    assert SPECTACLE not in keys(game)
    choose(game, "effect:space.espionage.1", "recall:post-choam", "post:post-deep-desert")
    choose(game, SPECTACLE, "faction:fremen")
    assert influence(game, 0) == (0, 0, 1, 1)


@pytest.mark.component("imperium", "public-spectacle")
def test_public_spectacle_reveals_for_a_persuasion_and_a_spy():
    game = reveal("public-spectacle")
    assert box(game) == (1, 0)
    assert keys(game) == ["effect:public-spectacle.reveal.1", "end"]
    choose(game, "effect:public-spectacle.reveal.1", "post:post-choam")
    assert player(game, 0)["spies"] == ["post-choam"]


@pytest.mark.component("imperium", "sardaukar-coordination")
def test_sardaukar_coordination_deploys_troops_recruited_this_turn_from_any_space():
    game = play("sardaukar-coordination", "gather-support")
    assert units(game) == (5, 0)
    assert keys(game) == ["deploy", "end"]
    choose(game, "deploy")
    # The 2 recruited ones, and none of the 3 that stood in the garrison before.
    assert keys(game) == ["number:1", "number:2"]
    choose(game, "number:2")
    assert units(game) == (3, 2)
    assert keys(game) == ["end"]
    assert game.why_not("deploy") is not None


@pytest.mark.component("imperium", "sardaukar-coordination")
@pytest.mark.component("starting", "dagger")
def test_without_sardaukar_coordination_the_same_space_deploys_nothing():
    game = play("dagger", "gather-support")
    assert units(game) == (5, 0)
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "sardaukar-coordination")
def test_sardaukar_coordination_deploys_nothing_when_nothing_is_recruited():
    game = play("sardaukar-coordination", "assembly-hall")
    assert units(game) == (3, 0)
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "sardaukar-coordination")
def test_sardaukar_coordination_gives_a_sword_for_each_revealed_emperor_card():
    game = reveal("sardaukar-coordination", in_play=["imperial-spymaster"])
    # A card of an Agent turn is in play, but not revealed.
    assert box(game) == (2, 1)
    game = reveal("sardaukar-coordination", "public-spectacle", "truthtrance")
    choose(game, "effect:sardaukar-coordination.reveal.1")
    assert box(game) == (4, 2)


@pytest.mark.component("imperium", "sardaukar-coordination")
def test_two_copies_of_sardaukar_coordination_count_each_other():
    game = reveal("sardaukar-coordination", "sardaukar-coordination")
    while "effect:sardaukar-coordination.reveal.1" in keys(game):
        choose(game, "effect:sardaukar-coordination.reveal.1")
    assert box(game) == (4, 4)


SHISHAKLI = "effect:shishakli.agent.0"


@pytest.mark.component("imperium", "shishakli")
@pytest.mark.ruling("up_arrow_optional")
def test_shishakli_draws_only_for_a_trashed_card():
    game = play("shishakli", "spice-refinery", hand=["dagger"], deck=["prepare-the-way"] * 2)
    assert keys(game) == [SHISHAKLI, "deploy", "end"]
    assert player(game, 0)["hand"] == ["dagger"]
    choose(game, SHISHAKLI)
    assert keys(game) == ["trash-hand:dagger", "trash-play:shishakli"]
    choose(game, "trash-hand:dagger")
    assert player(game, 0)["hand"] == ["prepare-the-way"]
    assert SHISHAKLI not in keys(game)


@pytest.mark.component("imperium", "shishakli")
def test_shishakli_may_pay_with_itself():
    game = play("shishakli", "spice-refinery", deck=["prepare-the-way"] * 2)
    choose(game, SHISHAKLI)
    assert player(game, 0)["hand"] == ["prepare-the-way"]
    assert game.view(0)["trashed"] == ["shishakli"]


@pytest.mark.component("imperium", "shishakli")
@pytest.mark.ruling("up_icon_fremen_bond")
def test_shishakli_gives_fremen_influence_with_a_bond():
    game = reveal("shishakli")
    assert (box(game), influence(game, 0)) == ((0, 2), (0, 0, 0, 0))
    game = reveal("shishakli", in_play=["desert-survival"])
    assert (box(game), influence(game, 0)) == ((0, 2), (0, 0, 0, 1))


HAVEN = "effect:smugglers-haven.agent.0"


@pytest.mark.component("imperium", "smugglers-haven")
def test_smugglers_haven_sells_a_victory_point_for_four_spice():
    game = play("smugglers-haven", "deliver-supplies", spice=4)
    assert keys(game) == [HAVEN, "end"]
    choose(game, HAVEN)
    assert goods(game, 0) == (0, 0, 2)
    assert player(game, 0)["points"] == 2
    game = play("smugglers-haven", "deliver-supplies", spice=3)
    assert game.why_not(HAVEN) == ("why-goods", {"what": "spice", "n": 4, "have": 3})


@pytest.mark.component("imperium", "smugglers-haven")
def test_smugglers_haven_may_be_paid_with_the_spice_of_the_visited_space():
    game = play("smugglers-haven", "imperial-basin", spice=3, garrison=0)
    choose(game, HAVEN)
    assert goods(game, 0) == (0, 0, 1)
    assert player(game, 0)["points"] == 2


@pytest.mark.component("imperium", "smugglers-haven")
@pytest.mark.parametrize(
    ("spies", "spice"),
    [([], 0), (["post-choam"], 0), (["post-deep-desert"], 2), (["post-imperial-basin", "post-hagga-basin"], 2)],
)
def test_smugglers_haven_gives_two_spice_once_with_a_spy_on_a_maker_space(spies: list[str], spice: int):
    game = reveal("smugglers-haven", spies=spies)
    assert (box(game), goods(game, 0)) == ((1, 0), (0, spice, 1))


@pytest.mark.component("imperium", "smugglers-haven")
def test_smugglers_haven_asks_for_a_spy_on_a_maker_space_not_an_agent():
    assert goods(reveal("smugglers-haven", at=["imperial-basin"]), 0) == (0, 0, 1)


@pytest.mark.component("imperium", "southern-elders")
def test_southern_elders_recruit_two_with_another_bene_gesserit_card_in_play():
    game = play("southern-elders", "secrets", in_play=["truthtrance"])
    assert units(game) == (5, 0)
    # A Fremen card is no Bene Gesserit card, and the card itself is no other.
    assert units(play("southern-elders", "secrets", in_play=["maula-pistol"])) == (3, 0)


@pytest.mark.component("imperium", "southern-elders")
@pytest.mark.ruling("up_icon_fremen_bond")
def test_southern_elders_reveal_for_a_water_and_with_a_bond_two_persuasion():
    game = reveal("southern-elders", in_play=["truthtrance"])
    assert (box(game), goods(game, 0)) == ((0, 0), (0, 0, 2))
    game = reveal("southern-elders", in_play=["maker-keeper"])
    assert (box(game), goods(game, 0)) == ((2, 0), (0, 0, 2))


TREAD_TRASH = "effect:tread-in-darkness.agent.0.then.0"
TREAD_DRAW = "effect:tread-in-darkness.agent.0.then.1"


@pytest.mark.component("imperium", "tread-in-darkness")
@pytest.mark.ruling("up_icon_trash_optional")
def test_tread_in_darkness_must_draw_and_may_leave_the_trashing():
    game = play("tread-in-darkness", "gather-support", hand=["dagger"], deck=["diplomacy"], in_play=["truthtrance"])
    assert keys(game) == [TREAD_TRASH, TREAD_DRAW]
    choose(game, TREAD_DRAW)
    assert keys(game) == [TREAD_TRASH, "end"]
    assert player(game, 0)["hand"] == ["dagger", "diplomacy"]
    assert game.view(0)["trashed"] == []
    choose(game, TREAD_TRASH, "trash-hand:diplomacy")
    assert player(game, 0)["hand"] == ["dagger"]
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "tread-in-darkness")
@pytest.mark.ruling("up_effects_any_order")
def test_tread_in_darkness_may_thin_the_discard_pile_before_it_becomes_the_deck():
    game = play(
        "tread-in-darkness", "gather-support", deck=[], discard=["dagger", "diplomacy"], in_play=["truthtrance"]
    )
    choose(game, TREAD_TRASH, "trash-discard:dagger")
    # The draw is all that is left to do, from a deck of one card.
    assert player(game, 0)["hand"] == ["diplomacy"]
    assert player(game, 0)["discard"] == []


@pytest.mark.component("imperium", "tread-in-darkness")
def test_tread_in_darkness_still_draws_after_it_trashed_the_other_bene_gesserit_card():
    game = play("tread-in-darkness", "gather-support", deck=["dagger"] * 2, in_play=["truthtrance"])
    choose(game, TREAD_TRASH, "trash-play:truthtrance")
    assert game.view(0)["trashed"] == ["truthtrance"]
    assert player(game, 0)["hand"] == ["dagger"]


@pytest.mark.component("imperium", "tread-in-darkness")
def test_tread_in_darkness_needs_another_bene_gesserit_card_in_play():
    game = play("tread-in-darkness", "gather-support", hand=["dagger"], deck=["diplomacy"], in_play=["maula-pistol"])
    assert keys(game) == ["end"]
    assert player(game, 0)["hand"] == ["dagger"]
    assert box(reveal("tread-in-darkness")) == (2, 1)


@pytest.mark.component("imperium", "truthtrance")
def test_truthtrance_leads_to_every_faction_and_has_an_empty_agent_box():
    game = table().seat(0, hand=["truthtrance"], spice=5, water=1).turn(0)
    choose(game, "play:truthtrance")
    assert [key.removeprefix("send:") for key in keys(game)] == [
        "sardaukar",
        "dutiful-service",
        "heighliner",
        "deliver-supplies",
        "espionage",
        "secrets",
        "desert-tactics",
        "fremkit",
    ]
    choose(game, "send:deliver-supplies")
    assert keys(game) == ["end"]
    assert (goods(game, 0), influence(game, 0)) == ((0, 5, 2), (0, 1, 0, 0))
    assert box(reveal("truthtrance")) == (1, 0)
