"""One seat as a Gymnasium environment."""

import copy
import pickle
import random
import subprocess
import sys
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.conformance.toy.rules import BAZAAR

import sietch
import sietch.envs
from sietch.bots import Bot, RandomBot, View
from sietch.envs.episode import Episode
from sietch.envs.gymnasium import SeatEnv, name_of

NAMES = {"uprising": "sietch/Uprising-v0", "arrakis": "sietch/Arrakis-v0"}


def legal(rng, info):
    return rng.choice(info["action_mask"].nonzero()[0])


def finish(env, seed, most=10**6):
    """Play one game at random; all that the agent got."""
    rng = random.Random(seed)
    seen, info = env.reset(seed=seed)
    got = [(seen, 0.0, False, False, info)]
    while not (got[-1][2] or got[-1][3]) and len(got) < most:
        got.append(env.step(legal(rng, got[-1][4])))
    return got


@pytest.mark.filterwarnings("ignore:.*is not possible now:UserWarning")
@pytest.mark.filterwarnings("ignore:.*there is no option:UserWarning")
@pytest.mark.parametrize("actions", ["fixed", "compact"])
@pytest.mark.parametrize("game", NAMES)
def test_gymnasium_finds_nothing_wrong(game, actions):
    assert name_of(game) == NAMES[game]
    env = gymnasium.make(NAMES[game], actions=actions)
    check_env(env.unwrapped)


def test_any_game_that_keeps_the_laws_can_be_an_environment():
    env = SeatEnv(BAZAAR, players=3)
    *_, (_, reward, terminated, _, info) = finish(env, 4)
    assert terminated
    assert reward == pytest.approx(1.0 if info["winners"] == [env.seat] else -0.5) or len(info["winners"]) > 1


@pytest.mark.parametrize("setup", [{"players": 3}, {"players": 4, "modules": ["choam"]}])
def test_a_game_is_played_to_its_end_and_its_winner_gets_one(setup):
    env = SeatEnv("uprising", **setup)
    ends = []
    for seed in range(20):
        got = finish(env, seed)
        assert all(reward == 0 and not terminated for _, reward, terminated, _, _ in got[:-1])
        _, reward, terminated, truncated, info = got[-1]
        assert terminated
        assert not truncated
        assert info["winners"] == env.rules.winners(env.episode.state)
        assert not info["action_mask"].any()
        assert reward == pytest.approx(1.0 if info["winners"] == [env.seat] else -1 / (setup["players"] - 1))
        ends.append(reward)
        # What was played is a game like any other.
        again = sietch.replay(env.episode.record)
        assert again.over
        assert again.winners == info["winners"]
    assert len(set(ends)) == 2


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_the_same_seed_gives_the_same_game(opponents):
    one, two = (finish(SeatEnv(opponents=opponents), 5, most=60) for _ in range(2))
    for (seen, *_, info), (same, *_, same_info) in zip(one, two, strict=True):
        assert (seen == same).all()
        assert (info["action_mask"] == same_info["action_mask"]).all()
    other = finish(SeatEnv(opponents=opponents), 6, most=60)
    assert any((a[0] != b[0]).any() for a, b in zip(one, other))


def test_games_after_the_first_differ_and_follow_from_its_seed():
    env = SeatEnv()
    first, _ = env.reset(seed=1)
    second, _ = env.reset()
    assert (first != second).any()
    env.reset(seed=1)
    assert (env.reset()[0] == second).all()


def test_the_seat_is_fixed_or_changes_from_game_to_game():
    env = SeatEnv()
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}
    env = SeatEnv(seat=2)
    for seed in range(4):
        _, info = env.reset(seed=seed)
        assert info["seat"] == 2
        assert env.episode.seat == 2


class Watcher(Bot):
    """Chooses the last option, and remembers what it was told."""

    name = "watcher"
    told: list[str] = []  # noqa: RUF012 - for the test to look at

    def start(self, seat, view):
        assert isinstance(view, View)
        self.told.append(f"start {seat}")

    def observe(self, event):
        self.told.append(event.kind)

    def end(self, result):
        self.told.append(f"end {result['winners']}")

    def choose(self, view, options, rng):
        return options[-1]


def test_opponents_sit_in_order_after_the_agent_and_are_told_what_happens():
    Watcher.told.clear()
    env = SeatEnv(seat=1, opponents=["random", Watcher, RandomBot])
    *_, last = finish(env, 3)
    assert Watcher.told[0] == "start 3"
    assert Watcher.told[-1] == f"end {last[4]['winners']}"
    kinds = [event.kind for event in sietch.replay(env.episode.record).events(3)]
    # Those of the set-up are not told: a bot sees what is there when it starts.
    assert Watcher.told[1:-1] == kinds[len(kinds) - len(Watcher.told[1:-1]) :]
    assert len(Watcher.told) > 100


def test_the_masks_for_maskable_ppo_are_those_of_the_info():
    env = gymnasium.make("sietch/Uprising-v0", opponents="random")
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert (masks == info["action_mask"]).all()


def test_an_action_that_is_not_possible_loses_the_game_and_is_named():
    env = SeatEnv()
    _, info = env.reset(seed=1)
    wrong = int((info["action_mask"] == 0).nonzero()[0][0])
    with pytest.warns(UserWarning, match=f"action {wrong} .* is not possible now; .* others are"):
        _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated) == (-1.0, True)
    assert env.encoding.actions.name(wrong) in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_a_game_that_takes_too_long_is_truncated():
    env = SeatEnv("arrakis", longest=100)
    *_, (_, reward, terminated, truncated, info) = finish(env, 1)
    assert (reward, terminated, truncated) == (0.0, False, True)
    assert env.episode.decisions == 100
    assert not info["action_mask"].any()


def test_an_agent_that_goes_round_in_circles_is_stopped_before_long_and_few_random_games_are():
    rules = sietch.rules("arrakis")
    setup = rules.setup({"players": 2})
    same = Episode(rules, setup, 1)
    while not same.done:
        same.answer(same.state.options[0])
    assert same.decisions <= 20_000
    for seed in range(5):
        by_chance = Episode(rules, setup, seed)
        rng = random.Random(seed)
        while not by_chance.done:
            by_chance.answer(rng.choice(by_chance.state.options))
        assert by_chance.over


def test_it_can_be_read():
    env = SeatEnv(seat=0, render_mode="ansi")
    env.reset(seed=1)
    text = env.render() or ""
    assert "player 0 (you)" in text
    assert text.count("  hand: ") == 1
    with pytest.warns(UserWarning, match="render_mode='ansi'"):
        assert SeatEnv().render() is None


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"game": "chess"}, "unknown game 'chess'; possible: uprising, imperium, arrakis"),
        ({"players": 7}, "played by 1, 2, 3, 4 or 6 players here, not 7"),
        ({"seat": 4}, "there is no seat 4; seats are 0 to 3"),
        ({"seat": True}, "there is no seat True"),
        ({"seat": 1.0}, "there is no seat 1.0"),
        ({"longest": 0}, "longest is a whole number from 1 on, not 0"),
        ({"longest": "a"}, "longest is a whole number from 1 on, not 'a'"),
        ({"opponents": None}, "the name of a bot or a class of bots, not None"),
        ({"opponents": ["greedy", 5, "greedy"]}, "the name of a bot or a class of bots, not 5"),
        ({"opponents": "nobody"}, "unknown bot 'nobody'; possible: .*greedy"),
        ({"opponents": ["greedy"]}, "4 players need 3 opponents, not 1"),
        ({"actions": "small"}, "'fixed' or 'compact'"),
        ({"render_mode": "human"}, "None or 'ansi'"),
        ({"colour": "red"}, "unknown set-up option 'colour'"),
    ],
)
def test_what_is_wrong_with_an_environment_is_told(wrong, told):
    with pytest.raises(ValueError, match=told):
        SeatEnv(**wrong)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "stored"])
@pytest.mark.parametrize("actions", ["fixed", "compact"])
def test_a_copy_and_a_stored_environment_go_on_as_the_first_one_does(copied, actions):
    env = SeatEnv(opponents=["greedy", Watcher, "random"], actions=actions)
    assert copied(env).reset(seed=2)[1]["seat"] == env.reset(seed=2)[1]["seat"]
    rng = random.Random(1)
    for _ in range(20):
        env.step(legal(rng, env._info(env.episode)))
    other = copied(env)
    assert other.episode.state is not env.episode.state
    record = env.episode.record
    ends = []
    for one in (other, env):
        rng, over = random.Random(2), False
        while not over:
            *_, terminated, truncated, info = one.step(legal(rng, one._info(one.episode)))
            over = terminated or truncated
        ends.append((one.episode.record, info["scores"]))
        if one is other:
            assert env.episode.record == record
    assert ends[0] == ends[1]
    assert len(record["answers"]) < len(ends[0][0]["answers"])


def test_nothing_is_played_before_reset():
    with pytest.raises(gymnasium.error.ResetNeeded):
        SeatEnv().step(0)


@pytest.mark.parametrize(
    ("missing", "module", "told"),
    [
        ("numpy", "sietch.envs", "sietch.envs needs numpy: pip install 'sietch[envs]'"),
        ("numpy", "sietch.envs.openspiel", "or 'sietch[openspiel]' for OpenSpiel"),
        ("gymnasium", "sietch.envs.gymnasium", "needs Gymnasium: pip install 'sietch[envs]'"),
        ("pettingzoo", "sietch.envs.pettingzoo", "needs PettingZoo: pip install 'sietch[envs]'"),
        ("pyspiel", "sietch.envs.openspiel", "needs OpenSpiel: pip install 'sietch[openspiel]'"),
    ],
)
def test_a_missing_extra_is_named(missing, module, told):
    said = imported_without(missing, module).stderr
    assert told in said.splitlines()[-1]
    assert said.count("Traceback") == 1  # and not that of the module that is missing


def test_openspiel_needs_no_gymnasium():
    assert imported_without("gymnasium", "sietch.envs.openspiel").returncode == 0


def imported_without(missing, module):
    hide = (
        "import sys, importlib.util as u; find = u.find_spec\n"
        f"u.find_spec = lambda name, *a: None if name == {missing!r} else find(name, *a)\n"
        f"sys.modules[{missing!r}] = None\nimport {module}"
    )
    return subprocess.run([sys.executable, "-c", hide], capture_output=True, text=True, check=False)


def test_several_environments_run_side_by_side():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        envs = gymnasium.make_vec("sietch/Uprising-v0", num_envs=3, vectorization_mode="sync")
        seen, info = envs.reset(seed=1)
        assert seen.shape[0] == info["action_mask"].shape[0] == 3
        seen, *_ = envs.step(np.array([mask.nonzero()[0][0] for mask in info["action_mask"]]))
        assert seen.shape[0] == 3
