"""Lady Jessica and Reverend Mother Jessica, the two sides of one leader."""

from __future__ import annotations

import pytest
from tests.cards.led import SIGNET, ability, led_by, signet
from tests.table import choose, goods, influence, keys, player

from sietch.core.game import Game


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
