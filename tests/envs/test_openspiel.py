"""The games in OpenSpiel."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from sietch.core.game import Game
from sietch.core.state import YES, Undecided, seeded
from sietch.envs.openspiel import links
from sietch.imperium.rules import UPRISING

GAMES = ["sietch_uprising(players=3,modules=choam)", "sietch_arrakis(longest=150)"]


def decided(state, rng, decisions):
    """Play on at random for so many decisions of players, or to the end."""
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            decisions -= 1
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_game_is_played_to_its_end_and_its_winner_gets_one():
    game = pyspiel.load_game("sietch_uprising")
    state = decided(game.new_initial_state(), random.Random(1), 10**6)
    returns = state.returns()
    assert max(returns) == 1
    assert sum(returns) == pytest.approx(0)


@pytest.mark.parametrize(
    ("name", "zero_sum"),
    [
        ("sietch_uprising", True),
        ("sietch_uprising(players=6,modules=choam)", True),
        ("sietch_uprising(players=2)", False),
        ("sietch_arrakis", True),
        ("sietch_arrakis(players=4)", True),
        ("sietch_arrakis(players=3)", False),
        ("sietch_arrakis(players=1)", False),
        ("sietch_arrakis(players=2,modules=mahdi)", False),
    ],
)
def test_only_where_what_one_side_wins_another_loses_a_game_is_zero_sum(name, zero_sum):
    game = pyspiel.load_game(name)
    assert (game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM) is zero_sum
    assert game.utility_sum() == (0 if zero_sum else None)


def test_a_game_that_takes_too_long_ends_without_a_winner():
    state = decided(pyspiel.load_game("sietch_arrakis(longest=20)").new_initial_state(), random.Random(1), 10**6)
    assert state.returns() == [0, 0]


def test_chance_is_as_likely_as_the_engine_makes_it():
    pile = [5, 5, 5, 7]
    state = UPRISING.blank()
    state.script = ()
    with pytest.raises(Undecided) as undecided:
        state.draw(YES, pile[:])
    assert (undecided.value.options, undecided.value.weights) == ([YES | 5, YES | 7], [3, 1])
    state.script = None
    drawn = 0
    for seed in range(2000):
        state.rng = seeded(seed)
        drawn += state.draw(YES, pile[:]) == 5
    assert drawn / 2000 == pytest.approx(3 / 4, abs=0.03)


def test_chance_nodes_have_the_chances_of_what_can_be_drawn():
    game = pyspiel.load_game("sietch_uprising")
    state = game.new_initial_state()
    rng = random.Random(3)
    uneven = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chances = {game.encoding.actions.decode(action): chance for action, chance in state.chance_outcomes()}
            assert sum(chances.values()) == pytest.approx(1)
            assert set(chances) == set(state.position.options)
            uneven += max(chances.values()) > min(chances.values())
        state.apply_action(rng.choice(state.legal_actions()))
    assert uneven > 20


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_and_a_stored_state_go_their_own_ways(name):
    state = decided(pyspiel.load_game(name).new_initial_state(), random.Random(1), 20)
    before = str(state)
    copy, stored = state.clone(), pickle.loads(pickle.dumps(state))
    decided(copy, random.Random(2), 10)
    assert str(state) == before == str(stored)
    assert str(copy) != before
    assert str(decided(stored, random.Random(2), 10)) == str(copy)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_sees_tells_nothing_more(name):
    state = decided(pyspiel.load_game(name).new_initial_state(), random.Random(4), 60)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(1).random)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
    assert other.legal_actions() == state.legal_actions()
    assert other.position.state is not state.position.state


def test_what_is_dealt_anew_stays_the_same_to_who_does_not_decide():
    """The hand of who decides is dealt anew, too: that it leaves one option only does not make anything happen."""
    game = pyspiel.load_game("sietch_uprising(players=4,modules=choam)")
    rng = random.Random(5)
    lone = 0
    for _ in range(60):
        state = decided(game.new_initial_state(), rng, rng.randrange(1, 250))
        if state.is_terminal():
            continue
        for player in range(4):
            for _ in range(4):
                other = state.resample_from_infostate(player, rng.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.current_player() == state.current_player()
                if len(other.legal_actions()) == 1:
                    lone += 1
                    other.apply_action(other.legal_actions()[0])
    assert lone


def test_where_chance_decides_nothing_can_be_dealt_anew():
    state = pyspiel.load_game("sietch_uprising").new_initial_state()
    with pytest.raises(ValueError, match="deal anew where a player decides"):
        state.resample_from_infostate(0, random.random)


def test_an_information_state_remembers_what_was_seen_and_hides_what_was_not():
    state = decided(pyspiel.load_game("sietch_uprising").new_initial_state(), random.Random(4), 60)
    texts = [state.information_state_string(player) for player in range(4)]
    assert len(set(texts)) == 4
    answers = [seat for seat, _ in links(state.position.answers)]
    for player, text in enumerate(texts):
        assert len(text.splitlines()[1].split()) == 1 + answers.count(player)
        assert "?" in text.splitlines()[2]


def test_actions_have_the_keys_of_their_options():
    state = decided(pyspiel.load_game("sietch_uprising").new_initial_state(), random.Random(1), 0)
    game = Game(state.get_game().rules, state.get_game().setup, 0, state=state.position.state.copy())
    keys = {state.action_to_string(action) for action in state.legal_actions()}
    assert keys == {option.key for option in game.decision.options}


def test_searches_of_openspiel_play_it():
    game = pyspiel.load_game("sietch_uprising(players=3,longest=60)")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(random_state=rng)
    state = decided(game.new_initial_state(), random.Random(1), 5)
    for bot in (
        mcts.MCTSBot(game, 1.0, 8, evaluator, random_state=rng),
        ismcts.ISMCTSBot(game, evaluator, 1.0, 8, random_state=rng),
    ):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"players": 9}, "1, 2, 3, 4 or 6 players"),
        ({"modules": "ix"}, "unknown module 'ix'"),
        ({"longest": 0}, "from 1 on"),
    ],
)
def test_what_is_wrong_with_a_set_up_is_told(wrong, told):
    with pytest.raises(Exception, match=told):
        pyspiel.load_game("sietch_uprising", wrong)
