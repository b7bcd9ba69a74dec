"""The rulebook's clarifications of single cards and leaders."""

from __future__ import annotations

import pytest
from tests.table import choose, goods, keys, player

import sietch
from sietch.core.game import Game
from sietch.imperium.scenario import Scenario, uprising


def table(*leaders: str, modules: tuple[str, ...] = ()) -> Scenario:
    """These leaders first; the other seats have a card in hand, so the round waits for them."""
    quiet = ["feyd-rautha-harkonnen", "lady-amber-metulli", "staban-tuek", "gurney-halleck"]
    rest = [leader for leader in quiet if leader not in leaders]
    scenario = uprising(players=3, leaders=[*leaders, *rest][:3], modules=modules)
    for seat in (1, 2):
        scenario.seat(seat, hand=["dagger"])
    return scenario


# ---- Feyd-Rautha Harkonnen


@pytest.mark.ruling("up_feyd_token")
def test_feyds_token_starts_on_the_leftmost_space():
    game = sietch.new("uprising", players=3, seed=1, leaders=["feyd-rautha-harkonnen", "muad-dib", "staban-tuek"])
    assert player(game, 0)["training"] == 0


@pytest.mark.ruling("up_feyd_token")
def test_feyds_token_stays_on_the_last_space_and_gives_nothing_more():
    last = 7
    game = table("feyd-rautha-harkonnen").seat(0, training=last, hand=["signet-ring"], garrison=3).turn(0)
    choose(game, "play:signet-ring", "send:imperial-basin")
    assert game.why_not("effect:signet-ring.agent.0") == ("why-training-finished", {})
    while game.decision.seat == 0:
        game.choose("end")
    assert player(game, 0)["training"] == last
    assert player(game, 0)["garrison"] == 3
    assert player(game, 0)["spies"] == []


@pytest.mark.ruling("up_feyd_token")
def test_feyds_token_moves_on_to_the_last_space():
    game = table("feyd-rautha-harkonnen").seat(0, training=6, hand=["signet-ring"], garrison=3).turn(0)
    choose(game, "play:signet-ring", "send:imperial-basin", "effect:signet-ring.agent.0", "post:post-guild")
    assert player(game, 0)["training"] == 7
    assert player(game, 0)["garrison"] == 4
    assert player(game, 0)["spies"] == ["post-guild"]


# ---- Guild Envoy


@pytest.mark.ruling("up_guild_envoy")
def test_guild_envoy_obliges_to_discard():
    game = table().seat(0, hand=["guild-envoy", "dagger", "diplomacy"]).turn(0)
    choose(game, "play:guild-envoy", "send:deliver-supplies")
    assert "end" not in keys(game)
    assert set(keys(game)) == {"discard:dagger", "discard:diplomacy"}
    game.choose("discard:dagger")
    assert player(game, 0)["discard"] == ["dagger"]
    assert player(game, 0)["hand"] == ["diplomacy"]


# ---- Lady Jessica


@pytest.mark.ruling("up_jessica_side")
def test_lady_jessica_begins_on_her_own_side():
    leaders = ["lady-jessica", "muad-dib", "staban-tuek"]
    game = sietch.new("uprising", players=3, seed=1, leaders=leaders)
    assert player(game, 0)["leader"] == "lady-jessica"
    with pytest.raises(sietch.SetupError):
        sietch.new("uprising", players=3, leaders=["reverend-mother-jessica", "muad-dib", "staban-tuek"])


# ---- Lady Margot Fenring and Princess Irulan: reaching 2 influence


def overthrow(leader: str, faction: str, space: str, influence: int) -> Game:
    """Overthrow makes the visit count 2."""
    game = table(leader).seat(0, hand=["overthrow"], influence={faction: influence}).turn(0)
    return choose(game, "play:overthrow", f"send:{space}")


@pytest.mark.ruling("up_reach_2_influence")
@pytest.mark.parametrize(("before", "spice"), [(0, 2), (1, 2), (2, 0)])
def test_margot_reaches_2_also_by_passing_it(before: int, spice: int):
    game = overthrow("lady-margot-fenring", "bene-gesserit", "secrets", before)
    if before == 2:
        # A loss could still come first, so that 2 would be reached again.
        game.choose("effect:visit.bene-gesserit")
    assert player(game, 0)["influence"]["bene-gesserit"] == before + 2
    assert goods(game, 0)[1] == spice


@pytest.mark.ruling("up_reach_2_influence")
@pytest.mark.parametrize(("before", "intrigues"), [(1, 1), (2, 0)])
def test_irulan_reaches_2_also_by_passing_it(before: int, intrigues: int):
    game = overthrow("princess-irulan", "emperor", "dutiful-service", before)
    while "effect:leader.princess-irulan.ability.0.when" in keys(game):
        game.choose("effect:leader.princess-irulan.ability.0.when")
    if before + 2 == 4:
        # The spy of the track waits until the player takes the step.
        game.choose("effect:visit.emperor")
    assert player(game, 0)["influence"]["emperor"] == before + 2
    assert player(game, 0)["intrigues_count"] == intrigues


def change_allegiances(before: int, lose: str, gain: str) -> Game:
    influence = {"bene-gesserit": before, "guild": 2}
    scenario = table("lady-margot-fenring").seat(0, hand=["dagger"], influence=influence)
    game = scenario.seat(0, intrigues=["change-allegiances"]).turn(0)
    return choose(game, "intrigue:change-allegiances", f"lose:{lose}", f"faction:{gain}")


@pytest.mark.ruling("up_reach_2_again")
def test_2_influence_is_reached_again_after_a_loss_but_never_moving_down():
    # From 3 down to 2: nothing.
    game = change_allegiances(3, lose="bene-gesserit", gain="guild")
    assert player(game, 0)["influence"]["bene-gesserit"] == 2
    assert goods(game, 0)[1] == 0
    # From 2 down to 1 and up again: reached once more.
    game = change_allegiances(2, lose="bene-gesserit", gain="bene-gesserit")
    assert player(game, 0)["influence"]["bene-gesserit"] == 2
    assert goods(game, 0)[1] == 2
    # From 1 up to 2.
    game = change_allegiances(1, lose="guild", gain="bene-gesserit")
    assert player(game, 0)["influence"]["bene-gesserit"] == 2
    assert goods(game, 0)[1] == 2


# ---- Shaddam Corrino IV


def shaddam(*cards: str, **seat: object) -> Scenario:
    return table("shaddam-corrino-iv", modules=("choam",)).seat(0, hand=list(cards), **seat)


@pytest.mark.ruling("up_shaddam_signet")
def test_shaddams_signet_forbids_deploying_from_the_moment_the_agent_is_sent():
    game = choose(shaddam("signet-ring", intrigues=["detonation"]).turn(0), "play:signet-ring", "send:arrakeen")
    assert "deploy" not in keys(game)
    assert game.why_not("deploy") == ("why-deployment-forbidden", {})
    # A Plot card cannot deploy either.
    game.choose("intrigue:detonation")
    assert "branch:intrigue.detonation.plot.1" not in keys(game)
    assert player(game, 0)["troops"] == 0


@pytest.mark.ruling("up_shaddam_signet")
def test_shaddams_signet_keeps_sandworms_away_too():
    game = choose(shaddam("signet-ring", hooks=True).turn(0), "play:signet-ring", "send:hagga-basin")
    while "effect:space.hagga-basin.0" in keys(game):
        game.choose("effect:space.hagga-basin.0")
    assert goods(game, 0)[1] == 2  # the spice is the only choice left
    assert player(game, 0)["worms"] == 0


@pytest.mark.ruling("up_shaddam_signet")
def test_the_ban_is_for_that_turn_and_that_card_only():
    game = choose(shaddam("reconnaissance", "signet-ring").turn(0), "play:reconnaissance", "send:arrakeen")
    assert "deploy" in keys(game)
    # A turn with the signet ring, then one without it.
    scenario = shaddam("reconnaissance", "signet-ring").seat(1, hand=["convincing-argument"]).seat(2, hand=[])
    game = choose(scenario.turn(0), "play:signet-ring", "send:imperial-basin")
    while "reveal" not in keys(game) or game.decision.seat != 0:
        game.choose("end" if "end" in keys(game) else 0)
    choose(game, "play:reconnaissance", "send:arrakeen")
    assert "deploy" in keys(game)


# ---- Spacing Guild's Favor


@pytest.mark.ruling("up_spacing_guilds_favor")
def test_clean_up_does_not_set_off_the_discard_effect():
    game = table().seat(0, in_play=["spacing-guilds-favor"], hand=["spacing-guilds-favor"]).reveal(0)
    game.choose("end")
    assert player(game, 0)["discard"] == ["spacing-guilds-favor", "spacing-guilds-favor"]
    assert goods(game, 0)[1] == 0


@pytest.mark.ruling("up_spacing_guilds_favor")
def test_discarding_it_from_hand_does():
    game = table().seat(0, hand=["guild-envoy", "spacing-guilds-favor"]).turn(0)
    choose(game, "play:guild-envoy", "send:deliver-supplies")
    assert player(game, 0)["discard"] == ["spacing-guilds-favor"]
    assert goods(game, 0)[1] == 2
