"""All seats as a PettingZoo environment."""

import copy
import pickle
import random

import pytest
from pettingzoo.test import api_test, seed_test
from tests.conformance.toy.rules import BAZAAR

import sietch
from sietch.envs import pettingzoo
from sietch.envs.encoding import IllegalAction

SETUPS = [
    {"game": "uprising", "players": 4},
    {"game": "uprising", "players": 3, "modules": ["choam"], "actions": "compact"},
    {"game": "uprising", "players": 6, "modules": ["choam"], "actions": "compact"},
    {"game": "imperium", "players": 2},
    {"game": "arrakis"},
    {"game": "arrakis", "actions": "compact", "longest": 150},
    {"game": "arrakis", "players": 4, "longest": 150},
    {"game": "arrakis", "players": 3, "actions": "compact", "longest": 150},
    {"game": BAZAAR, "players": 2},
]


def play(env, seed):
    """One game at random; the reward of every agent."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        assert (seen["action_mask"] == info["action_mask"]).all()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(rng.choice(seen["action_mask"].nonzero()[0]))
    return rewards


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # ours are dictionaries, as in PettingZoo's own games
@pytest.mark.parametrize(
    "setup", SETUPS, ids=lambda setup: str({**setup, "game": getattr(setup["game"], "name", setup["game"])})
)
def test_pettingzoo_finds_nothing_wrong(setup):
    api_test(pettingzoo.env(**setup), num_cycles=600)
    seed_test(lambda: pettingzoo.env(**setup), num_cycles=200)


def test_rewards_are_those_of_the_winners_and_add_up_to_nothing():
    env = pettingzoo.env(players=3)
    for seed in range(5):
        rewards = play(env, seed)
        game = sietch.replay(env.unwrapped.episode.record)
        assert game.over
        for seat in range(3):
            alone = game.winners == [seat]
            assert rewards[f"player_{seat}"] == pytest.approx(1.0 if alone else -0.5) or len(game.winners) > 1
        assert sum(rewards.values()) == pytest.approx(0)


def test_everybody_sees_as_from_their_own_seat_and_only_who_decides_has_actions():
    env = pettingzoo.raw_env(game="uprising")
    env.reset(seed=1)
    for agent in env.agents:
        seen = env.observe(agent)
        assert seen["action_mask"].any() == (agent == env.agent_selection)
        assert seen["observation"][int(agent[-1])] == 1


def test_an_action_that_is_not_possible_is_refused_or_loses():
    raw, wrapped = pettingzoo.raw_env(), pettingzoo.env()
    for env in (raw, wrapped):
        env.reset(seed=1)
    wrong = int((raw.last()[0]["action_mask"] == 0).nonzero()[0][0])
    with pytest.raises(IllegalAction, match=f"action {wrong} "):
        raw.step(wrong)
    assert not any(raw.terminations.values())
    loser = wrapped.agent_selection
    wrapped.last()
    wrapped.step(wrong)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[loser] == -1


def test_partners_have_the_same_reward():
    env = pettingzoo.env(game="arrakis", players=2, modules=["mahdi"])
    assert play(env, 1) in ({"player_0": -1.0, "player_1": -1.0}, {"player_0": 1.0, "player_1": 1.0})


def test_a_game_that_takes_too_long_is_truncated():
    env = pettingzoo.env(game="arrakis", longest=50)
    assert play(env, 1) == {"player_0": 0, "player_1": 0}
    assert env.unwrapped.episode.decisions == 50


@pytest.mark.parametrize("made", [pettingzoo.env, pettingzoo.raw_env])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "stored"])
def test_a_copy_and_a_stored_environment_go_on_from_where_they_are(made, copied):
    env = made(players=3)
    copied(env).reset(seed=2)
    env.reset(seed=1)
    for _ in range(10):
        env.step(env.last()[0]["action_mask"].argmax())
    other = copied(env)
    for one in (other, env):
        for _ in range(10):
            one.step(one.last()[0]["action_mask"].argmax())
    assert other.unwrapped.episode.state is not env.unwrapped.episode.state
    assert other.unwrapped.episode.record == env.unwrapped.episode.record
    assert other.agent_selection == env.agent_selection


def test_it_can_be_read_as_the_agent_that_decides():
    env = pettingzoo.env(render_mode="ansi")
    env.reset(seed=1)
    assert f"player {env.agent_selection[-1]} (you)" in env.render()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"players": 5}, "played by 1, 2, 3, 4 or 6 players here, not 5"),
        ({"render_mode": "human"}, "None or 'ansi'"),
        ({"longest": -1}, "longest is a whole number from 1 on, not -1"),
    ],
)
def test_what_is_wrong_with_an_environment_is_told(wrong, told):
    with pytest.raises(ValueError, match=told):
        pettingzoo.env(**wrong)
