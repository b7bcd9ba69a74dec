"""Imperium cards of cost 1 and 2: what each does when it is played, revealed, acquired or trashed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.deck_cards import box, play, reveal, send, table, units
from tests.table import choose, goods, influence, keys, others_reveal, player

from sietch.imperium.scenario import Scenario

# ---- cost 1


@pytest.mark.component("imperium", "sardaukar-soldier")
def test_sardaukar_soldier_reveals_for_a_persuasion_and_a_sword_and_has_an_empty_agent_box():
    assert box(reveal("sardaukar-soldier")) == (1, 1)
    game = play("sardaukar-soldier", "spice-refinery")
    assert game.view(0)["open"] == []
    assert goods(game, 0) == (2, 0, 1)
    assert player(game, 0)["intrigues"] == ["devour"]


@pytest.mark.component("imperium", "sardaukar-soldier")
@pytest.mark.parametrize(
    ("place", "answer"), [("hand", "trash-hand"), ("discard", "trash-discard"), ("in_play", "trash-play")]
)
def test_sardaukar_soldier_gives_an_intrigue_card_wherever_it_is_trashed_from(place: str, answer: str):
    facts: dict[str, Any] = {place: ["sardaukar-soldier"]}
    game = play("calculus-of-power", "spice-refinery", **facts)
    choose(game, "effect:calculus-of-power.agent.0")
    assert player(game, 0)["intrigues_count"] == 1
    choose(game, f"{answer}:sardaukar-soldier")
    assert player(game, 0)["intrigues_count"] == 2
    assert game.view(0)["trashed"] == ["sardaukar-soldier"]


@pytest.mark.component("imperium", "sardaukar-soldier")
def test_sardaukar_soldier_gives_the_intrigue_card_when_it_is_trashed_as_a_cost_too():
    game = play("treacherous-maneuver", "deliver-supplies", hand=["sardaukar-soldier", "dagger"])
    choose(game, "effect:treacherous-maneuver.agent.0", "trash-hand:sardaukar-soldier")
    assert player(game, 0)["hand"] == ["dagger"]
    assert player(game, 0)["intrigues_count"] == 2


@pytest.mark.component("imperium", "sardaukar-soldier")
def test_sardaukar_soldier_gives_nothing_when_it_is_only_discarded():
    game = play("guild-envoy", "deliver-supplies", hand=["sardaukar-soldier"])
    assert player(game, 0)["discard"] == ["sardaukar-soldier"]
    assert player(game, 0)["intrigues"] == ["devour"]


@pytest.mark.component("imperium", "smugglers-harvester")
def test_smugglers_harvester_gives_a_spice_on_a_maker_space_only():
    # Imperial Basin itself gives 1.
    assert goods(play("smugglers-harvester", "imperial-basin"), 0) == (0, 2, 1)
    game = play("smugglers-harvester", "accept-contract")
    assert "effect:smugglers-harvester.agent.0" not in keys(game)
    choose(game, "effect:space.accept-contract.0")
    assert goods(game, 0) == (2, 0, 1)
    assert box(reveal("smugglers-harvester")) == (1, 0)


FOLDING = "effect:space-time-folding.agent.0"


@pytest.mark.component("imperium", "space-time-folding")
@pytest.mark.parametrize(("discarded", "drawn"), [("dagger", 1), ("reliable-informant", 2)])
def test_space_time_folding_draws_one_card_for_a_discard_and_two_for_a_guild_card(discarded: str, drawn: int):
    game = play(
        "space-time-folding",
        "deliver-supplies",
        hand=["dagger", "reliable-informant"],
        deck=["prepare-the-way"] * 3,
    )
    choose(game, FOLDING, f"discard:{discarded}")
    assert player(game, 0)["hand"].count("prepare-the-way") == drawn
    assert player(game, 0)["hand_count"] == 1 + drawn
    assert player(game, 0)["discard"] == [discarded]
    assert FOLDING not in keys(game)


@pytest.mark.component("imperium", "space-time-folding")
def test_space_time_folding_may_be_left_and_needs_a_card_in_hand():
    game = play("space-time-folding", "deliver-supplies", hand=["dagger"])
    assert keys(game) == [FOLDING, "end"]
    game = play("space-time-folding", "deliver-supplies")
    assert keys(game) == ["end"]
    assert game.why_not(FOLDING) == ("why-cards-in-hand", {"n": 1, "have": 0})
    assert box(reveal("space-time-folding")) == (1, 0)


BOND = "effect:unswerving-loyalty.reveal.2"


@pytest.mark.component("imperium", "unswerving-loyalty")
@pytest.mark.ruling("up_card_without_icons")
def test_unswerving_loyalty_has_no_agent_icon():
    game = table().seat(0, hand=["unswerving-loyalty", "dagger"]).turn(0)
    assert keys(game) == ["play:dagger", "reveal"]
    assert game.why_not("play:unswerving-loyalty") == ("why-no-agent-icons", {})


@pytest.mark.component("imperium", "unswerving-loyalty")
def test_unswerving_loyalty_recruits_and_without_a_bond_does_no_more():
    game = reveal("unswerving-loyalty", "dagger")
    assert box(game) == (1, 1)
    assert player(game, 0)["garrison"] == 4
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "unswerving-loyalty")
@pytest.mark.ruling("up_icon_fremen_bond")
def test_unswerving_loyalty_may_deploy_the_troop_it_has_just_recruited():
    game = reveal("unswerving-loyalty", in_play=["desert-survival"], garrison=0)
    assert player(game, 0)["garrison"] == 1
    assert keys(game) == [BOND, "end"]
    choose(game, BOND)
    assert units(game) == (0, 1)
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "unswerving-loyalty")
@pytest.mark.parametrize(("branch", "garrison", "troops"), [(0, 3, 3), (1, 5, 1)])
def test_unswerving_loyalty_either_deploys_or_retreats_one_troop(branch: int, garrison: int, troops: int):
    game = reveal("unswerving-loyalty", "desert-survival", troops=2)
    choose(game, BOND, f"branch:unswerving-loyalty.reveal.2.then.{branch}")
    assert units(game) == (garrison, troops)
    assert BOND not in keys(game)


@pytest.mark.component("imperium", "unswerving-loyalty")
@pytest.mark.ruling("up_icon_fremen_bond")
def test_two_copies_of_unswerving_loyalty_are_each_others_bond():
    game = reveal("unswerving-loyalty", "unswerving-loyalty", garrison=0)
    assert box(game) == (2, 0)
    choose(game, BOND, BOND, "branch:unswerving-loyalty.reveal.2.then.0")
    assert units(game) == (0, 2)
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "weirding-woman")
def test_weirding_woman_must_return_to_hand_with_another_bene_gesserit_card_in_play():
    game = play("weirding-woman", "spice-refinery", in_play=["truthtrance"])
    assert keys(game) == ["effect:weirding-woman.agent.0", "deploy"]
    assert game.why_not("end") == ("why-effects-left", {})
    choose(game, "effect:weirding-woman.agent.0")
    assert player(game, 0)["hand"] == ["weirding-woman"]
    assert player(game, 0)["in_play"] == ["truthtrance"]
    choose(game, "end")
    others_reveal(game)
    send(game, "weirding-woman", "imperial-basin")
    assert player(game, 0)["at"] == ["spice-refinery", "imperial-basin"]


@pytest.mark.component("imperium", "weirding-woman")
def test_weirding_woman_stays_in_play_without_another_bene_gesserit_card():
    game = play("weirding-woman", "spice-refinery", in_play=["maula-pistol"])
    assert keys(game) == ["deploy", "end"]
    assert player(game, 0)["in_play"] == ["maula-pistol", "weirding-woman"]
    assert box(reveal("weirding-woman")) == (1, 1)


# ---- cost 2


@pytest.mark.component("imperium", "desert-survival")
@pytest.mark.ruling("up_icon_trash")
@pytest.mark.ruling("up_icon_trash_optional")
def test_desert_survival_may_trash_a_card_from_hand_discard_pile_or_play():
    game = play("desert-survival", "imperial-basin", hand=["dagger"], discard=["diplomacy"], garrison=0)
    assert keys(game) == ["effect:desert-survival.agent.0", "end"]
    choose(game, "effect:desert-survival.agent.0")
    assert keys(game) == ["trash-hand:dagger", "trash-discard:diplomacy", "trash-play:desert-survival"]
    choose(game, "trash-discard:diplomacy")
    assert player(game, 0)["discard"] == []
    assert game.view(0)["trashed"] == ["diplomacy"]
    assert keys(game) == ["end"]
    assert box(reveal("desert-survival")) == (1, 1)


@pytest.mark.component("imperium", "desert-survival")
def test_desert_survival_may_trash_itself():
    game = play("desert-survival", "imperial-basin")
    choose(game, "effect:desert-survival.agent.0")
    assert player(game, 0)["in_play"] == []
    assert game.view(0)["trashed"] == ["desert-survival"]


@pytest.mark.component("imperium", "fedaykin-stilltent")
def test_fedaykin_stilltent_recruits_on_a_maker_space_only():
    assert player(play("fedaykin-stilltent", "imperial-basin"), 0)["garrison"] == 4
    assert player(play("fedaykin-stilltent", "accept-contract"), 0)["garrison"] == 3


@pytest.mark.component("imperium", "fedaykin-stilltent")
def test_fedaykin_stilltent_reveals_for_a_water_and_no_persuasion():
    game = reveal("fedaykin-stilltent")
    assert box(game) == (0, 0)
    assert goods(game, 0) == (0, 0, 2)


@pytest.mark.component("imperium", "hidden-missive")
@pytest.mark.ruling("up_icon_influence_condition")
@pytest.mark.parametrize(("level", "gain"), [(1, 0), (2, 1), (3, 1)])
def test_hidden_missive_recruits_and_draws_with_two_bene_gesserit_influence(level: int, gain: int):
    game = play("hidden-missive", "gather-support", influence={"bene-gesserit": level}, deck=["dagger"])
    # Gather Support recruits 2.
    assert player(game, 0)["garrison"] == 5 + gain
    assert player(game, 0)["hand"] == ["dagger"] * gain
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "hidden-missive")
@pytest.mark.ruling("up_effects_any_order")
def test_hidden_missive_waits_for_influence_that_comes_later_in_the_turn():
    game = play(
        "hidden-missive",
        "gather-support",
        hand=["diplomacy"],
        deck=["dagger"],
        influence={"bene-gesserit": 1},
        intrigues=["sietch-ritual", "devour"],
    )
    assert keys(game) == ["intrigue:sietch-ritual", "end"]
    choose(game, "intrigue:sietch-ritual", "faction:bene-gesserit")
    assert player(game, 0)["garrison"] == 6
    assert player(game, 0)["hand"] == ["dagger"]
    assert box(reveal("hidden-missive")) == (1, 1)


@pytest.mark.component("imperium", "imperial-spymaster")
@pytest.mark.ruling("up_imperial_spymaster_example")
@pytest.mark.ruling("up_spy_agent_icon")
def test_imperial_spymaster_leads_to_emperor_spaces_and_to_where_the_own_spy_looks():
    game = table().seat(0, hand=["imperial-spymaster"], spies=["post-choam"], spice=4).turn(0)
    choose(game, "play:imperial-spymaster")
    assert keys(game) == ["send:sardaukar", "send:dutiful-service", "send:accept-contract"]
    assert game.why_not("send:shipping") == ("why-influence", {"faction": "guild", "n": 2, "have": 0})
    assert game.why_not("send:arrakeen") == ("why-no-icon", {"icon": "city"})
    choose(game, "send:accept-contract", "no")
    assert player(game, 0)["spies"] == ["post-choam"]


@pytest.mark.component("imperium", "imperial-spymaster")
def test_imperial_spymaster_gives_an_intrigue_card_only_with_a_spy_recalled_this_turn():
    game = play("imperial-spymaster", "dutiful-service", spies=["post-emperor"])
    choose(game, "gather:post-emperor")
    choose(game, "effect:imperial-spymaster.agent.0")
    assert player(game, 0)["intrigues_count"] == 2
    game = play("imperial-spymaster", "dutiful-service", spies=["post-emperor"])
    choose(game, "no")
    assert keys(game) == ["end"]
    assert player(game, 0)["intrigues_count"] == 1
    assert box(reveal("imperial-spymaster")) == (1, 1)


@pytest.mark.component("imperium", "imperial-spymaster")
def test_imperial_spymaster_counts_a_spy_recalled_to_infiltrate():
    game = play(
        "imperial-spymaster", "dutiful-service", table().seat(1, at=["dutiful-service"]), spies=["post-emperor"]
    )
    assert player(game, 0)["spies"] == []
    choose(game, "effect:imperial-spymaster.agent.0")
    assert player(game, 0)["intrigues_count"] == 2


@pytest.mark.component("imperium", "maker-keeper")
@pytest.mark.parametrize(
    ("bene_gesserit", "fremen", "spice", "water"), [(1, 1, 0, 1), (2, 1, 0, 2), (1, 2, 1, 1), (2, 2, 1, 2)]
)
def test_maker_keeper_has_two_independent_lines(bene_gesserit: int, fremen: int, spice: int, water: int):
    game = play("maker-keeper", "spice-refinery", influence={"bene-gesserit": bene_gesserit, "fremen": fremen})
    assert goods(game, 0) == (2, spice, water)
    assert box(reveal("maker-keeper")) == (2, 0)


@pytest.mark.component("imperium", "reliable-informant")
@pytest.mark.ruling("up_spy_restricted_post")
def test_reliable_informant_places_a_spy_with_the_emperor_the_bene_gesserit_or_the_fremen():
    game = play("reliable-informant", "deliver-supplies")
    choose(game, "effect:reliable-informant.agent.0")
    assert keys(game) == ["post:post-emperor", "post:post-bene-gesserit", "post:post-fremen"]
    choose(game, "post:post-fremen")
    assert player(game, 0)["spies"] == ["post-fremen"]


@pytest.mark.component("imperium", "reliable-informant")
def test_reliable_informant_cannot_join_another_players_spy():
    game = play("reliable-informant", "deliver-supplies", table().seat(1, spies=["post-emperor", "post-fremen"]))
    choose(game, "effect:reliable-informant.agent.0")
    assert player(game, 0)["spies"] == ["post-bene-gesserit"]


@pytest.mark.component("imperium", "reliable-informant")
def test_reliable_informant_reveals_for_a_persuasion_and_a_solari():
    game = reveal("reliable-informant")
    assert box(game) == (1, 0)
    assert goods(game, 0) == (1, 0, 1)


@pytest.mark.component("imperium", "spy-network")
def test_spy_network_asks_for_two_spies_before_one_is_recalled():
    assert game_of_spy_network(1) == ["end"]
    assert game_of_spy_network(2) == ["effect:spy-network.reveal.2", "end"]
    game = reveal("spy-network", spies=["post-emperor", "post-guild"])
    assert box(game) == (2, 1)
    choose(game, "effect:spy-network.reveal.2", "recall:post-guild")
    assert player(game, 0)["spies"] == ["post-emperor"]
    assert player(game, 0)["intrigues_count"] == 2
    assert keys(game) == ["end"]


def game_of_spy_network(spies: int) -> list[str]:
    return keys(reveal("spy-network", spies=["post-emperor", "post-guild"][:spies]))


@pytest.mark.component("imperium", "spy-network")
@pytest.mark.ruling("up_icon_acquire_effect")
def test_spy_network_brings_a_spy_when_acquired_and_cannot_be_played():
    game = reveal("convincing-argument", scenario=table().row("spy-network", "steersman", "overthrow"))
    choose(game, "buy:spy-network", "post:post-choam")
    assert player(game, 0)["spies"] == ["post-choam"]
    assert player(game, 0)["discard"] == ["spy-network"]
    game = table().seat(0, hand=["spy-network"], spies=["post-choam"]).turn(0)
    assert game.why_not("play:spy-network") == ("why-no-agent-icons", {})


def rich() -> Scenario:
    return table().seat(0, hand=["undercover-asset", "double-agent"], solari=3, spice=3, water=0)


@pytest.mark.component("imperium", "undercover-asset")
@pytest.mark.ruling("up_influence_requirements")
def test_undercover_asset_ignores_the_influence_that_spaces_ask_for():
    required = {"send:imperial-privilege", "send:shipping", "send:sietch-tabr"}
    assert required <= set(keys(choose(rich().turn(0), "play:undercover-asset")))
    # Double Agent has the same icons.
    assert not required & set(keys(choose(rich().turn(0), "play:double-agent")))
    game = send(rich().turn(0), "undercover-asset", "shipping")
    assert goods(game, 0)[1] == 0
    assert influence(game, 0) == (0, 0, 0, 0)
    choose(game, "faction:guild")
    assert goods(game, 0) == (8, 0, 0)
    assert influence(game, 0) == (0, 1, 0, 0)


@pytest.mark.component("imperium", "undercover-asset")
def test_undercover_asset_still_pays_and_still_needs_the_icon():
    game = choose(rich().seat(0, solari=2, spice=2).turn(0), "play:undercover-asset")
    assert game.why_not("send:shipping") == ("why-goods", {"what": "spice", "n": 3, "have": 2})
    assert game.why_not("send:imperial-privilege") == ("why-goods", {"what": "solari", "n": 3, "have": 2})
    assert game.why_not("send:secrets") == ("why-no-icon", {"icon": "bene-gesserit"})
    assert "send:sietch-tabr" in keys(game)


@pytest.mark.component("imperium", "undercover-asset")
def test_undercover_asset_reveals_for_a_spy_or_two_swords():
    choice = "effect:undercover-asset.reveal.0"
    game = reveal("undercover-asset")
    assert keys(game) == ["branch:undercover-asset.reveal.0.0", "branch:undercover-asset.reveal.0.1"]
    choose(game, "branch:undercover-asset.reveal.0.1")
    assert box(game) == (0, 2)
    assert player(game, 0)["spies"] == []
    game = reveal("undercover-asset")
    choose(game, "branch:undercover-asset.reveal.0.0", "post:post-deep-desert")
    assert box(game) == (0, 0)
    assert player(game, 0)["spies"] == ["post-deep-desert"]
    assert choice not in keys(game)


@pytest.mark.component("imperium", "wheels-within-wheels")
@pytest.mark.parametrize(
    ("emperor", "guild", "solari", "spice"), [(1, 1, 0, 0), (2, 1, 2, 0), (1, 2, 0, 1), (2, 2, 2, 1)]
)
def test_wheels_within_wheels_has_two_independent_lines(emperor: int, guild: int, solari: int, spice: int):
    levels = {"emperor": emperor, "guild": guild}
    game = play("wheels-within-wheels", "gather-support", spies=["post-landsraad-east"], influence=levels)
    choose(game, "no")
    assert goods(game, 0) == (solari, spice, 1)


@pytest.mark.component("imperium", "wheels-within-wheels")
def test_wheels_within_wheels_leads_only_to_where_a_spy_looks():
    game = table().seat(0, hand=["wheels-within-wheels"]).turn(0)
    assert keys(game) == ["reveal"]
    assert game.why_not("play:wheels-within-wheels") == ("why-no-space", {})
    game = table().seat(0, hand=["wheels-within-wheels"], spies=["post-landsraad-east"]).turn(0)
    choose(game, "play:wheels-within-wheels")
    assert keys(game) == ["send:assembly-hall", "send:gather-support"]


@pytest.mark.component("imperium", "wheels-within-wheels")
def test_wheels_within_wheels_reveals_for_a_persuasion_and_a_spy():
    game = reveal("wheels-within-wheels")
    assert box(game) == (1, 0)
    choose(game, "effect:wheels-within-wheels.reveal.1", "post:post-guild")
    assert player(game, 0)["spies"] == ["post-guild"]
