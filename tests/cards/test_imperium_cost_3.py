"""Imperium cards of cost 3: what each does when it is played, revealed or acquired."""

from __future__ import annotations

import pytest
from tests.cards.deck_cards import box, play, reveal, table
from tests.table import choose, goods, influence, keys, player

from sietch.imperium.scenario import Scenario


@pytest.mark.component("imperium", "bene-gesserit-operative")
def test_bene_gesserit_operative_places_a_spy_anywhere():
    game = play("bene-gesserit-operative", "secrets")
    choose(game, "effect:bene-gesserit-operative.agent.0")
    assert len(keys(game)) == 13
    choose(game, "post:post-hagga-basin")
    assert player(game, 0)["spies"] == ["post-hagga-basin"]


@pytest.mark.component("imperium", "bene-gesserit-operative")
@pytest.mark.parametrize(("spies", "persuasion"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_bene_gesserit_operative_reveals_for_two_more_persuasion_with_two_spies(spies: int, persuasion: int):
    posts = ["post-emperor", "post-guild", "post-choam"][:spies]
    assert box(reveal("bene-gesserit-operative", spies=posts)) == (persuasion, 0)


@pytest.mark.component("imperium", "bene-gesserit-operative")
@pytest.mark.component("imperium", "wheels-within-wheels")
def test_bene_gesserit_operative_is_judged_when_another_cards_spy_comes():
    game = reveal("bene-gesserit-operative", "wheels-within-wheels", spies=["post-emperor"])
    assert box(game) == (2, 0)
    choose(game, "effect:wheels-within-wheels.reveal.1", "post:post-guild")
    assert box(game) == (4, 0)


@pytest.mark.component("imperium", "bene-gesserit-operative")
@pytest.mark.component("imperium", "in-high-places")
def test_bene_gesserit_operative_keeps_what_it_gave_when_the_spies_are_recalled():
    game = reveal("bene-gesserit-operative", "in-high-places", spies=["post-emperor", "post-guild"])
    choose(game, "effect:in-high-places.reveal.1", "recall:post-emperor")
    assert player(game, 0)["spies"] == []
    assert box(game) == (1 + 2 + 2 + 3, 0)


PATH = "effect:branching-path.agent.0"


@pytest.mark.component("imperium", "branching-path")
@pytest.mark.ruling("up_icon_alliance")
@pytest.mark.ruling("up_icon_trash_intrigue")
def test_branching_path_trades_an_intrigue_card_for_another_and_two_spice_with_the_alliance():
    scenario = table().seat(0, influence={"bene-gesserit": 4}).alliance("bene-gesserit", 0)
    game = play("branching-path", "spice-refinery", scenario, intrigues=["devour", "find-weakness"])
    assert keys(game) == [PATH, "deploy", "end"]
    choose(game, PATH, "trash-intrigue:find-weakness")
    assert game.view(0)["intrigue_trashed"] == ["find-weakness"]
    assert player(game, 0)["intrigues_count"] == 2
    assert "find-weakness" not in player(game, 0)["intrigues"]
    assert goods(game, 0) == (2, 2, 1)


@pytest.mark.component("imperium", "branching-path")
def test_branching_path_needs_the_alliance_not_only_influence():
    game = play("branching-path", "spice-refinery", influence={"bene-gesserit": 4})
    assert keys(game) == ["deploy", "end"]
    scenario = table().alliance("bene-gesserit", 0).seat(0, influence={"bene-gesserit": 4}, intrigues=[])
    game = play("branching-path", "spice-refinery", scenario)
    assert game.why_not(PATH) == ("why-no-intrigue-in-hand", {})
    assert box(reveal("branching-path")) == (2, 0)


CALCULUS = "effect:calculus-of-power.reveal.1"


@pytest.mark.component("imperium", "calculus-of-power")
def test_calculus_of_power_may_trash_a_card_in_the_agent_turn():
    game = play("calculus-of-power", "spice-refinery", hand=["dagger"])
    assert keys(game) == ["effect:calculus-of-power.agent.0", "deploy", "end"]
    choose(game, "effect:calculus-of-power.agent.0", "trash-hand:dagger")
    assert player(game, 0)["hand"] == []
    assert game.view(0)["trashed"] == ["dagger"]


@pytest.mark.component("imperium", "calculus-of-power")
def test_calculus_of_power_cannot_pay_with_itself_or_with_a_card_of_another_faction():
    game = reveal("calculus-of-power", "maula-pistol", in_play=["truthtrance"])
    assert box(game) == (3, 1)
    assert keys(game) == ["end"]
    assert game.why_not(CALCULUS) is not None


@pytest.mark.component("imperium", "calculus-of-power")
def test_calculus_of_power_trades_an_emperor_card_in_play_for_three_swords():
    game = reveal("calculus-of-power", "dagger", in_play=["imperial-spymaster"])
    assert box(game) == (2, 1)
    assert keys(game) == [CALCULUS, "end"]
    choose(game, CALCULUS)
    assert box(game) == (2, 4)
    assert game.view(0)["trashed"] == ["imperial-spymaster"]
    assert player(game, 0)["in_play"] == []
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "calculus-of-power")
def test_calculus_of_power_leaves_what_the_trashed_card_gave_and_takes_what_it_had_not_given():
    coordination = "effect:sardaukar-coordination.reveal.1"
    game = reveal("calculus-of-power", "sardaukar-coordination", "double-agent")
    assert box(game) == (5, 1)
    assert coordination in keys(game)
    choose(game, CALCULUS, "trash-play:sardaukar-coordination")
    # Its 2 persuasion stay; its sword for each Emperor card can no longer be taken.
    assert box(game) == (5, 4)
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "calculus-of-power")
def test_calculus_of_power_keeps_swords_taken_from_the_trashed_card_before():
    game = reveal("calculus-of-power", "sardaukar-coordination", "double-agent")
    choose(game, "effect:sardaukar-coordination.reveal.1")
    assert box(game) == (5, 4)
    choose(game, CALCULUS, "trash-play:sardaukar-coordination")
    assert box(game) == (5, 7)
    game = reveal("calculus-of-power", "double-agent")
    choose(game, CALCULUS)
    # The sword of Double Agent itself stays too.
    assert box(game) == (3, 4)


@pytest.mark.component("imperium", "calculus-of-power")
@pytest.mark.component("imperium", "sardaukar-coordination")
def test_calculus_of_power_pays_with_its_copy_of_the_agent_turn_and_stays_revealed():
    game = reveal("calculus-of-power", "sardaukar-coordination", in_play=["calculus-of-power"])
    choose(game, CALCULUS, "trash-play:calculus-of-power")
    assert player(game, 0)["in_play"] == []
    assert player(game, 0)["revealed"] == ["calculus-of-power", "sardaukar-coordination"]
    # Both revealed Emperor cards count for Sardaukar Coordination.
    assert box(game) == (4, 3 + 2)


@pytest.mark.component("imperium", "calculus-of-power")
def test_two_copies_of_calculus_of_power_pay_for_each_other_once():
    game = reveal("calculus-of-power", "calculus-of-power")
    assert box(game) == (4, 0)
    choose(game, CALCULUS)
    # The second copy was the price: its own effect is gone with it.
    assert box(game) == (4, 3)
    assert player(game, 0)["revealed"] == ["calculus-of-power"]
    assert keys(game) == ["end"]


CONTRACTS = ["contract-espionage", "contract-espionage", "contract-harvest-3", "contract-harvest-4"]


@pytest.mark.component("imperium", "cargo-runner")
@pytest.mark.parametrize(("completed", "drawn"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_cargo_runner_draws_with_two_and_again_with_four_completed_contracts(completed: int, drawn: int):
    game = play("cargo-runner", "gather-support", table("choam"), completed=CONTRACTS[:completed])
    assert player(game, 0)["hand_count"] == drawn
    assert keys(game) == ["end"]
    assert box(reveal("cargo-runner", scenario=table("choam"))) == (1, 0)


@pytest.mark.component("imperium", "covert-operation")
@pytest.mark.ruling("up_icon_discard")
@pytest.mark.ruling("faq_mohiam_discard_order")
def test_covert_operation_makes_each_opponent_discard_a_card_of_choice_clockwise():
    scenario = (
        table()
        .seat(1, hand=["dagger", "diplomacy"])
        .seat(2, hand=[], intrigues=["contingency-plan"])
        .seat(3, hand=["dagger", "seek-allies"])
    )
    game = play("covert-operation", "gather-support", scenario, hand=["dagger"], spies=["post-landsraad-east"])
    choose(game, "no")
    # Nobody needs to be asked whether: the effect is no choice.
    assert game.decision.seat == 1
    assert keys(game) == ["discard:dagger", "discard:diplomacy"]
    choose(game, "discard:diplomacy")
    assert game.decision.seat == 3
    choose(game, "discard:seek-allies")
    assert [player(game, seat)["hand"] for seat in range(4)] == [["dagger"], ["dagger"], [], ["dagger"]]
    assert player(game, 1)["discard"] == ["diplomacy"]
    assert player(game, 2)["intrigues"] == ["contingency-plan"]


@pytest.mark.component("imperium", "covert-operation")
def test_covert_operation_reveals_for_two_spies_and_no_persuasion():
    game = reveal("covert-operation")
    assert box(game) == (0, 0)
    choose(game, "effect:covert-operation.reveal.0", "post:post-guild")
    assert keys(game) == ["effect:covert-operation.reveal.1", "end"]
    choose(game, "effect:covert-operation.reveal.1")
    assert "post:post-guild" not in keys(game)
    choose(game, "post:post-fremen")
    assert set(player(game, 0)["spies"]) == {"post-guild", "post-fremen"}


RHETORIC = ["effect:dangerous-rhetoric.agent.0", "effect:dangerous-rhetoric.agent.1"]


@pytest.mark.component("imperium", "dangerous-rhetoric")
@pytest.mark.ruling("faq_optional_effects_self_trash")
@pytest.mark.parametrize("first", [0, 1])
def test_dangerous_rhetoric_must_gain_influence_and_trash_itself_in_either_order(first: int):
    game = play("dangerous-rhetoric", "gather-support")
    assert keys(game) == RHETORIC
    choose(game, RHETORIC[first])
    if first == 1:
        assert game.view(0)["trashed"] == ["dangerous-rhetoric"]
        assert influence(game, 0) == (0, 0, 0, 0)
    choose(game, "faction:fremen")
    assert influence(game, 0) == (0, 0, 0, 1)
    assert game.view(0)["trashed"] == ["dangerous-rhetoric"]
    assert player(game, 0)["in_play"] == []
    assert keys(game) == ["end"]
    assert box(reveal("dangerous-rhetoric")) == (1, 1)


@pytest.mark.component("imperium", "dangerous-rhetoric")
def test_dangerous_rhetoric_has_the_spy_icon():
    game = table().seat(0, hand=["dangerous-rhetoric"], spies=["post-refinery-arrakeen"]).turn(0)
    choose(game, "play:dangerous-rhetoric")
    assert keys(game) == ["send:assembly-hall", "send:gather-support", "send:arrakeen", "send:spice-refinery"]


@pytest.mark.component("imperium", "double-agent")
def test_double_agent_spies_on_the_visited_space_also_where_another_spy_stands():
    game = play("double-agent", "gather-support", table().seat(1, spies=["post-landsraad-east"]))
    assert keys(game) == ["effect:double-agent.agent.0", "end"]
    choose(game, "effect:double-agent.agent.0")
    assert player(game, 0)["spies"] == ["post-landsraad-east"]
    assert player(game, 1)["spies"] == ["post-landsraad-east"]


@pytest.mark.component("imperium", "double-agent")
def test_double_agent_chooses_among_the_posts_of_the_visited_space():
    game = play("double-agent", "spice-refinery", table().seat(1, spies=["post-research-refinery"]))
    choose(game, "effect:double-agent.agent.0")
    assert keys(game) == ["post:post-research-refinery", "post:post-refinery-arrakeen"]


@pytest.mark.component("imperium", "double-agent")
def test_double_agent_never_puts_two_own_spies_on_one_post():
    game = play("double-agent", "gather-support", spies=["post-landsraad-east"])
    choose(game, "no")
    assert keys(game) == ["end"]
    assert game.why_not("effect:double-agent.agent.0") == ("why-no-post", {})
    assert box(reveal("double-agent")) == (1, 1)


STATION = "effect:ecological-testing-station.agent.0"


@pytest.mark.component("imperium", "ecological-testing-station")
@pytest.mark.ruling("up_ecological_testing_station_example")
@pytest.mark.ruling("up_arrow_once")
def test_ecological_testing_station_draws_two_cards_for_two_water_once():
    game = play("ecological-testing-station", "spice-refinery", water=4)
    assert STATION in keys(game)
    assert "end" in keys(game)
    choose(game, STATION)
    assert goods(game, 0) == (2, 0, 2)
    assert player(game, 0)["hand_count"] == 2
    assert STATION not in keys(game)


@pytest.mark.component("imperium", "ecological-testing-station")
def test_ecological_testing_station_needs_two_water():
    game = play("ecological-testing-station", "spice-refinery", water=1)
    assert game.why_not(STATION) == ("why-goods", {"what": "water", "n": 2, "have": 1})


@pytest.mark.component("imperium", "ecological-testing-station")
@pytest.mark.ruling("up_icon_fremen_bond")
def test_ecological_testing_station_gives_a_water_with_a_fremen_bond():
    game = reveal("ecological-testing-station", in_play=["truthtrance"])
    assert (box(game), goods(game, 0)) == ((1, 0), (0, 0, 1))
    game = reveal("ecological-testing-station", in_play=["maula-pistol"])
    assert (box(game), goods(game, 0)) == ((1, 0), (0, 0, 2))


ENVOY = "effect:guild-envoy.agent.0"


@pytest.mark.component("imperium", "guild-envoy")
@pytest.mark.ruling("up_guild_envoy")
@pytest.mark.parametrize(("discarded", "drawn"), [("dagger", 0), ("reliable-informant", 2)])
def test_guild_envoy_must_discard_and_draws_two_for_a_guild_card(discarded: str, drawn: int):
    game = play("guild-envoy", "deliver-supplies", hand=["dagger", "reliable-informant"], deck=["prepare-the-way"] * 3)
    # No arrow: the discard is asked at once, with no way round it.
    assert keys(game) == ["discard:dagger", "discard:reliable-informant"]
    choose(game, f"discard:{discarded}")
    assert player(game, 0)["discard"] == [discarded]
    assert player(game, 0)["hand"].count("prepare-the-way") == drawn
    assert player(game, 0)["hand_count"] == 1 + drawn
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "guild-envoy")
@pytest.mark.ruling("up_guild_envoy")
def test_guild_envoy_does_nothing_with_an_empty_hand():
    game = play("guild-envoy", "deliver-supplies")
    assert keys(game) == ["end"]
    assert player(game, 0)["discard"] == []


@pytest.mark.component("imperium", "guild-envoy")
def test_guild_envoy_still_discards_a_card_that_comes_to_hand_later_in_the_turn():
    game = play("guild-envoy", "fremkit", deck=["dagger", "diplomacy"], garrison=0)
    # Fremkit draws a card into the empty hand; it is the one to discard.
    assert player(game, 0)["hand"] == []
    assert len(player(game, 0)["discard"]) == 1
    assert player(game, 0)["deck_count"] == 1


@pytest.mark.component("imperium", "guild-envoy")
@pytest.mark.ruling("up_effects_any_order")
def test_guild_envoy_discards_before_or_after_the_draw_of_the_space():
    game = play("guild-envoy", "fremkit", hand=["dagger"], deck=["prepare-the-way"] * 2)
    assert keys(game)[:2] == ["effect:space.fremkit.0", ENVOY]
    assert "end" not in keys(game)
    choose(game, "effect:space.fremkit.0", ENVOY)
    assert keys(game) == ["discard:dagger", "discard:prepare-the-way"]
    assert box(reveal("guild-envoy")) == (1, 0)


GUILD_SPY = "effect:guild-spy.agent.0"


@pytest.mark.component("imperium", "guild-spy")
@pytest.mark.parametrize(("discarded", "intrigues"), [("dagger", 1), ("reliable-informant", 2)])
def test_guild_spy_draws_for_a_discard_and_an_intrigue_card_for_a_guild_card(discarded: str, intrigues: int):
    game = play(
        "guild-spy",
        "gather-support",
        hand=["dagger", "reliable-informant"],
        deck=["prepare-the-way"] * 2,
        spies=["post-landsraad-east"],
    )
    choose(game, "no")
    assert keys(game) == [GUILD_SPY, "end"]
    choose(game, GUILD_SPY, f"discard:{discarded}")
    assert player(game, 0)["hand"].count("prepare-the-way") == 1
    assert player(game, 0)["intrigues_count"] == intrigues


def flow_buyers(**facts: object) -> Scenario:
    """A hand that buys The Spice Must Flow twice: 2 persuasion of Guild Spy, 16 of the others."""
    return table().reserve(prepare_the_way=0, the_spice_must_flow=5).seat(0, **facts)


ARGUMENTS = ["prepare-the-way"] * 8
GUILD_SPY_REVEAL = "effect:guild-spy.reveal.1"


@pytest.mark.component("imperium", "guild-spy")
@pytest.mark.component("reserve", "the-spice-must-flow")
def test_guild_spy_gives_influence_with_each_faction_spied_on_when_spice_flows():
    scenario = flow_buyers(spies=["post-emperor", "post-fremen", "post-choam"])
    game = reveal("guild-spy", *ARGUMENTS, scenario=scenario)
    assert box(game) == (18, 0)
    assert GUILD_SPY_REVEAL not in keys(game)
    choose(game, "buy:the-spice-must-flow")
    assert GUILD_SPY_REVEAL in keys(game)
    assert "end" not in keys(game)
    choose(game, GUILD_SPY_REVEAL)
    assert influence(game, 0) == (1, 0, 0, 1)
    # Once, however many copies are bought.
    choose(game, "buy:the-spice-must-flow")
    assert influence(game, 0) == (1, 0, 0, 1)
    assert game.view(0)["spice_must_flow"] == 3
    assert GUILD_SPY_REVEAL not in keys(game)


@pytest.mark.component("imperium", "guild-spy")
def test_guild_spy_gives_once_when_both_copies_are_bought_first():
    game = reveal("guild-spy", *ARGUMENTS, scenario=flow_buyers(spies=["post-guild"]))
    choose(game, "buy:the-spice-must-flow", "buy:the-spice-must-flow")
    # Nothing else is left to do, so it is taken without a click.
    assert influence(game, 0) == (0, 1, 0, 0)
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "guild-spy")
def test_guild_spy_gives_nothing_for_other_cards_or_without_spies():
    game = reveal("guild-spy", *ARGUMENTS, scenario=flow_buyers(spies=["post-emperor"]))
    choose(game, "buy:corrinth-city")
    assert GUILD_SPY_REVEAL not in keys(game)
    game = reveal("guild-spy", *ARGUMENTS, scenario=flow_buyers())
    choose(game, "buy:the-spice-must-flow")
    assert GUILD_SPY_REVEAL not in keys(game)
    assert influence(game, 0) == (0, 0, 0, 0)


@pytest.mark.component("imperium", "guild-spy")
def test_guild_spy_drawn_after_the_purchase_still_gives_its_influence():
    game = reveal(*ARGUMENTS, scenario=flow_buyers(spies=["post-emperor"], deck=["guild-spy"], intrigues=["cunning"]))
    choose(game, "buy:the-spice-must-flow")
    assert influence(game, 0) == (0, 0, 0, 0)
    choose(game, "intrigue:cunning")
    assert "guild-spy" in player(game, 0)["revealed"]
    choose(game, GUILD_SPY_REVEAL)
    assert influence(game, 0) == (1, 0, 0, 0)


@pytest.mark.component("imperium", "guild-spy")
def test_guild_spy_does_not_count_a_spy_that_its_own_influence_brings():
    scenario = flow_buyers(spies=["post-emperor"], influence={"emperor": 3})
    game = reveal("guild-spy", *ARGUMENTS, scenario=scenario)
    choose(game, "buy:the-spice-must-flow", GUILD_SPY_REVEAL)
    # The fourth step of the Emperor's track places a spy: with the Fremen it brings no influence any more.
    choose(game, "post:post-fremen")
    assert influence(game, 0) == (4, 0, 0, 0)
    assert GUILD_SPY_REVEAL not in keys(game)


@pytest.mark.component("imperium", "guild-spy")
@pytest.mark.ruling("up_icon_acquire_effect")
def test_guild_spy_brings_a_spy_when_acquired():
    game = reveal(*ARGUMENTS[:2], scenario=table().row("guild-spy", "steersman", "overthrow"))
    choose(game, "buy:guild-spy", "post:post-guild")
    assert player(game, 0)["spies"] == ["post-guild"]


@pytest.mark.component("imperium", "maula-pistol")
def test_maula_pistol_draws_a_card():
    game = play("maula-pistol", "spice-refinery", deck=["dagger"] * 2)
    assert player(game, 0)["hand"] == ["dagger"]
    assert box(reveal("maula-pistol")) == (1, 1)


@pytest.mark.component("imperium", "northern-watermaster")
def test_northern_watermaster_gives_a_water():
    assert goods(play("northern-watermaster", "spice-refinery"), 0) == (2, 0, 2)


@pytest.mark.component("imperium", "northern-watermaster")
@pytest.mark.ruling("up_icon_fremen_bond")
def test_northern_watermaster_gives_two_spice_with_a_fremen_bond():
    game = reveal("northern-watermaster", "dagger")
    assert (box(game), goods(game, 0)) == ((1, 1), (0, 0, 1))
    game = reveal("northern-watermaster", "desert-survival")
    assert (box(game), goods(game, 0)) == ((2, 1), (0, 2, 1))


@pytest.mark.component("imperium", "northern-watermaster")
@pytest.mark.component("imperium", "ecological-testing-station")
@pytest.mark.ruling("up_icon_fremen_bond")
def test_two_bond_cards_switch_each_other_on():
    assert goods(reveal("northern-watermaster", "ecological-testing-station"), 0) == (0, 2, 2)


@pytest.mark.component("imperium", "northern-watermaster")
@pytest.mark.ruling("faq_reveal_turn_draw")
def test_a_fremen_card_drawn_in_the_reveal_turn_makes_the_bond():
    game = reveal("northern-watermaster", deck=["desert-survival"], intrigues=["cunning", "devour"])
    assert goods(game, 0) == (0, 0, 1)
    choose(game, "intrigue:cunning")
    assert goods(game, 0) == (0, 2, 1)
    assert box(game) == (2, 1)


@pytest.mark.component("imperium", "rebel-supplier")
def test_rebel_supplier_recruits_two_with_a_spy_recalled_this_turn():
    game = play("rebel-supplier", "spice-refinery", spies=["post-refinery-arrakeen"])
    choose(game, "gather:post-refinery-arrakeen")
    assert player(game, 0)["garrison"] == 5
    game = play("rebel-supplier", "spice-refinery", spies=["post-refinery-arrakeen"])
    choose(game, "no")
    assert player(game, 0)["garrison"] == 3


@pytest.mark.component("imperium", "rebel-supplier")
def test_rebel_supplier_waits_for_a_spy_recalled_later_in_the_turn():
    game = play(
        "rebel-supplier", "spice-refinery", spies=["post-refinery-arrakeen"], intrigues=["special-mission", "devour"]
    )
    choose(game, "no")
    assert player(game, 0)["garrison"] == 3
    choose(game, "intrigue:special-mission", "branch:intrigue.special-mission.plot.1", "no")
    assert player(game, 0)["spies"] == []
    assert player(game, 0)["garrison"] == 5


@pytest.mark.component("imperium", "rebel-supplier")
def test_rebel_supplier_reveals_for_a_sword_and_a_spice():
    game = reveal("rebel-supplier")
    assert (box(game), goods(game, 0)) == ((0, 1), (0, 1, 1))
