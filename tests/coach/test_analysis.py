"""A game looked back at: the curve, what an answer was worth, and that luck and skill add up."""

import random

import pytest

import sietch
from sietch.bots import look as seen_by
from sietch.bots import make
from sietch.coach import analysis
from sietch.coach.analysis import LEAST_LOSS, Looked, accounts_of, analyse, curve_of, moments, turns_of


@pytest.fixture(scope="module")
def record():
    game = sietch.new("uprising", players=3, seed=3)
    bot, rng = make("greedy"), random.Random(1)
    while not game.over:
        game.choose(bot.choose(*seen_by(game, game.decision.seat), rng).key)
    return game.record


def test_every_answer_is_met_once_with_the_game_before_it(record):
    found = list(moments(record))
    assert [moment.answer for moment in found] == [key for key in record["answers"] if not key.startswith("~")]
    assert all(record["answers"][moment.entry] == moment.answer for moment in found)
    middle = found[len(found) // 2]
    assert middle.game.view(0) == sietch.replay(record, middle.entry).view(0)


def test_the_curve_has_every_round_and_the_end(record):
    curve = curve_of(record)
    rounds = [point.round for point in curve[:-1]]
    assert rounds == sorted(set(rounds)) == list(range(rounds[0], rounds[-1] + 1))
    assert all(sum(point.chances) == pytest.approx(1, abs=0.01) for point in curve)
    assert curve[-1].chances[sietch.replay(record).winners[0]] == 1
    assert [point.early for point in curve[:3]] == [True, True, False]


def test_luck_and_skill_add_up(record):
    curve = curve_of(record)
    looked = [(0, Looked([0.1, -0.05, -0.05], [0.0, 0.0, 0.0])), (1, Looked([-0.02, 0.02, 0.0], [0.01, 0.0, 0.0]))]
    for each in accounts_of(curve, looked):
        assert each.start + each.own + each.others + each.luck == pytest.approx(each.end, abs=0.001)
    assert accounts_of(curve, looked)[0].interval == pytest.approx(0.196)


def test_a_game_turns_where_a_chance_changes_much():
    point = analysis.Point
    curve = [point(0, 0, 3, [0.5, 0.5], False), point(5, 2, 4, [0.52, 0.48], False), point(9, 4, 5, [0.1, 0.9], False)]
    assert [turn.entry for turn in turns_of(curve)] == [5]


def test_a_blunder_is_a_mistake_and_what_is_obvious_is_none():
    """In the last round who can take the winning point and does not loses what it was worth."""
    from sietch.imperium.scenario import uprising

    game = uprising(players=3).seat(0, points=9, hand=["dagger"]).turn(0)
    assert game.decision.options
    moment = analysis.Moment(game, game.decision.options[0].key, 0, 0)
    found = analysis.look(moment, worlds=40)
    assert found is None or found.mistake is None or found.mistake.loss >= LEAST_LOSS


def test_the_whole_of_a_short_record(record):
    """Of a game that is not over there is no end of the curve; what there is can be looked at all the same."""
    told = []
    last = list(moments(record))[12]
    short = {**record, "answers": record["answers"][: last.entry]}
    found = analyse(short, {0}, 20, lambda done, of: told.append((done, of)))
    assert told[-1][0] == told[-1][1] == 12
    assert found.winners == []
    assert all(mistake.low > 0 and mistake.worlds <= 20 for mistake in found.mistakes)
