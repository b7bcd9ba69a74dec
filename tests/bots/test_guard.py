"""Bots that fail lose their move and nothing else, and it is counted."""

import random
import threading
import time

import pytest

import sietch
from sietch.bots import Bot, Faults, Guard, Thinking


class Failing(Bot):
    name = "failing"

    def choose(self, view, options, rng):
        raise RuntimeError("too much spice")


class Mumbling(Bot):
    name = "mumbling"
    answer: object = "no such option"

    def choose(self, view, options, rng):
        options.clear()
        return self.answer


class Slow(Bot):
    """Thinks on whatever happens; errors that it can catch do not stop it."""

    name = "slow"

    def choose(self, view, options, rng):
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:
                time.sleep(0.01)
            except Exception:
                continue
        return options[-1]


def asked(bot, seconds=20.0):
    """What the guard answers, what would have been the first option, and the faults."""
    game = sietch.new("uprising", players=4, seed=3)
    guard = Guard(bot, seconds)
    key = guard.choose(game, game.decision.seat, random.Random(1))
    return key, game.decision.options[0].key, guard.faults


def test_a_bot_that_raises_gets_the_first_option(caplog):
    key, first, faults = asked(Failing())
    assert (key, faults) == (first, Faults(crashes=1))
    assert "the bot failing failed: RuntimeError: too much spice" in caplog.text


@pytest.mark.parametrize("answer", ["no such option", None, 3, object(), []])
def test_nonsense_gets_the_first_option(answer):
    bot = Mumbling()
    bot.answer = answer
    key, first, faults = asked(bot)
    assert (key, faults) == (first, Faults(illegal=1))


def test_a_bot_that_thinks_for_too_long_is_stopped():
    started = time.monotonic()
    key, first, faults = asked(Slow(), seconds=0.2)
    assert (key, faults) == (first, Faults(timeouts=1))
    assert time.monotonic() - started < 15


def test_where_nothing_can_stop_a_bot_its_late_answer_does_not_count():
    class Late(Bot):
        name = "late"

        def choose(self, view, options, rng):
            time.sleep(0.1)
            return options[-1]

    found = []
    thread = threading.Thread(target=lambda: found.append(asked(Late(), seconds=0.05)))
    thread.start()
    thread.join()
    key, first, faults = found[0]
    assert (key, faults) == (first, Faults(timeouts=1))


def test_a_key_is_as_good_an_answer_as_an_offer():
    class ByKey(Bot):
        name = "by-key"

        def choose(self, view, options, rng):
            return options[-1].key

    game = sietch.new("uprising", players=4, seed=3)
    assert Guard(ByKey()).choose(game, game.decision.seat, random.Random(1)) == game.decision.options[-1].key


def test_failing_to_watch_is_counted_too():
    class Blind(Failing):
        def start(self, seat, view):
            raise ValueError

        def observe(self, event):
            raise ValueError

        def end(self, result):
            raise ValueError

    game = sietch.new("uprising", players=4, seed=3)
    guard = Guard(Blind())
    guard.start(game, 0)
    guard.observe(game.events(0)[0])
    guard.end({"scores": [], "winners": []})
    assert guard.faults == Faults(crashes=3)


def test_the_time_of_each_decision_is_counted():
    class Musing(Bot):
        name = "musing"

        def choose(self, view, options, rng):
            time.sleep(0.01 if self.quick else 0.03)
            self.quick = True
            return options[0]

        quick = False

    game = sietch.new("uprising", players=4, seed=3)
    guard = Guard(Musing())
    assert guard.thinking == Thinking()
    for _ in range(2):
        guard.choose(game, game.decision.seat, random.Random(1))
    assert guard.thinking.decisions == 2
    assert 0.03 <= guard.thinking.longest < guard.thinking.seconds
    assert guard.thinking.seconds >= 0.04


def test_times_are_added_and_the_longest_stays_the_longest():
    assert Thinking(2, 0.5, 0.25) + Thinking(3, 1.0, 0.75) == Thinking(5, 1.5, 0.75)
