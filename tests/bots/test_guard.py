"""Bots that fail lose their move and nothing else, and it is counted."""

import random
import re
import signal
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.busy import at_most

import sietch
from sietch.bots import Bot, Faults, Guard, SearchBot, Thinking
from sietch.bots.calls import SECONDS_TO_STOP
from sietch.bots.guard import MOST_TIMEOUTS


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


class Leaving(Bot):
    """Wants to end the whole program."""

    name = "leaving"

    def choose(self, view, options, rng):
        raise SystemExit(3)


class Odd(Bot):
    """Answers with something that nobody can look at, or fails with something that nobody can read."""

    name = "odd"

    class Answer:
        def __repr__(self):
            raise ValueError

        def __getattr__(self, name):
            raise ValueError

    class Unreadable(Exception):
        def __str__(self):
            raise ValueError

    def __init__(self, fails: bool) -> None:
        self.fails = fails

    def choose(self, view, options, rng):
        if self.fails:
            raise self.Unreadable
        return self.Answer()


def asked(bot, seconds=20.0):
    """What the guard answers, what would have been the first option, and the faults."""
    game = sietch.new("uprising", players=4, seed=3)
    guard = Guard(bot, seconds)
    key = guard.choose(game, game.decision.seat, random.Random(1))
    return key, game.decision.options[0].key, guard.faults


def test_a_bot_that_raises_gets_the_first_option(caplog):
    key, first, faults = asked(Failing())
    assert (key, faults) == (first, Faults(crashes=1))
    (line,) = [
        number for number, text in enumerate(Path(__file__).read_text().splitlines(), 1) if "raise RuntimeError" in text
    ][:1]
    assert f"the bot failing failed: RuntimeError: too much spice (test_guard.py:{line})" in caplog.text


def test_the_place_of_a_failure_is_in_the_bots_own_file_or_in_what_it_inherited(caplog):
    class Nested(Failing):
        name = "nested"

        def choose(self, view, options, rng):
            return random.Random(1).choice([])  # fails further down

    class Inheriting(SearchBot):
        name = "inheriting"

        def __init__(self):
            """Without what it needs."""

    line = Nested.choose.__code__.co_firstlineno + 1
    asked(Nested())
    assert f"IndexError: Cannot choose from an empty sequence (test_guard.py:{line})" in caplog.text
    caplog.clear()
    asked(Inheriting())
    assert re.search(r"AttributeError: .* \(search\.py:\d+\)", caplog.text)


@pytest.mark.parametrize("bot", [Leaving(), Odd(False), Odd(True)])
def test_whatever_a_bot_raises_it_loses_its_move_alone(bot):
    key, first, faults = asked(bot)
    assert (key, faults) == (first, Faults(crashes=1))


class Interrupting(Bot):
    """Raises what Ctrl-C raises, whatever it is called for."""

    name = "interrupting"

    def choose(self, view, options, rng):
        raise KeyboardInterrupt

    def start(self, seat, view):
        raise KeyboardInterrupt

    def observe(self, event):
        raise KeyboardInterrupt

    def end(self, result):
        raise KeyboardInterrupt


def whole_game(bot):
    """What the guard counts of a bot that is called once for everything."""
    game = sietch.new("uprising", players=4, seed=3)
    guard = Guard(bot)
    guard.start(game, 0)
    guard.observe(game.events(0)[0])
    guard.choose(game, game.decision.seat, random.Random(1))
    guard.end({"scores": [], "winners": []})
    return guard.faults


def test_a_bot_that_raises_what_ctrl_c_raises_has_crashed(caplog):
    assert whole_game(Interrupting()) == Faults(crashes=1, outside_moves=3)
    assert "the bot interrupting failed: KeyboardInterrupt (test_guard.py:" in caplog.text
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(whole_game, Interrupting()).result() == Faults(crashes=1, outside_moves=3)


class Deaf(Bot):
    """Is interrupted while it thinks, and goes on."""

    name = "deaf"

    def __init__(self, number: int, catches: bool) -> None:
        self.number = number
        self.catches = catches

    def choose(self, view, options, rng):
        try:
            signal.raise_signal(self.number)
        except KeyboardInterrupt:
            if not self.catches:
                raise
        return options[-1]


class HungUp(KeyboardInterrupt):
    pass


def hang_up(number, frame):
    raise HungUp


@pytest.fixture
def hangs_up():
    """Being told to end is taken as Ctrl-C, as by the commands that play."""
    before = signal.signal(signal.SIGTERM, hang_up)
    yield
    signal.signal(signal.SIGTERM, before)


@pytest.mark.parametrize("catches", [False, True])
@pytest.mark.parametrize(("number", "raised"), [(signal.SIGINT, KeyboardInterrupt), (signal.SIGTERM, HungUp)])
def test_ctrl_c_is_meant_for_the_program_and_not_for_the_bot(number, raised, catches, hangs_up):
    before = signal.getsignal(number)
    with pytest.raises(raised) as caught:
        asked(Deaf(number, catches))
    assert caught.type is raised
    assert signal.getsignal(number) is before


def test_where_the_program_ignores_ctrl_c_a_bot_goes_on():
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        assert asked(Deaf(signal.SIGINT, False))[2] == Faults()
        assert whole_game(Interrupting()) == Faults(crashes=1, outside_moves=3)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_bot_that_is_out_of_time_again_and_again_is_not_asked_any_more(caplog):
    class Hanging(Slow):
        asked = 0

        def choose(self, view, options, rng):
            self.asked += 1
            return super().choose(view, options, rng)

    game = sietch.new("uprising", players=4, seed=3)
    bot = Hanging()
    guard = Guard(bot, 0.05)
    for _ in range(10):
        key = guard.choose(game, game.decision.seat, random.Random(1))
        assert key == game.decision.options[0].key
        guard.end({})
    assert (bot.asked, guard.faults, guard.thinking.decisions) == (MOST_TIMEOUTS, Faults(timeouts=10), MOST_TIMEOUTS)
    assert "the bot slow was out of time 3 times: it is not asked any more in this game" in caplog.text
    # In the next game it is.
    assert not Guard(bot).given_up


def test_a_bot_that_hangs_when_it_is_told_something_is_not_told_any_more():
    class Dreaming(Slow):
        def observe(self, event):
            time.sleep(20)

    game = sietch.new("uprising", players=4, seed=3)
    guard = Guard(Dreaming(), 0.05)
    for event in game.events(0)[:1] * 10:
        guard.observe(event)
    assert guard.faults == Faults(outside_moves=MOST_TIMEOUTS)
    guard.choose(game, game.decision.seat, random.Random(1))
    assert guard.faults == Faults(timeouts=1, outside_moves=MOST_TIMEOUTS)


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
    assert time.monotonic() - started < at_most(15)


class Stubborn(Bot):
    """Goes on whatever happens."""

    name = "stubborn"

    def choose(self, view, options, rng):
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:  # noqa: SIM105
                time.sleep(0.01)
            except:  # noqa: E722
                pass


def test_a_bot_that_catches_everything_is_stopped_too():
    before = sys.gettrace()
    for _ in range(3):
        key, first, faults = asked(Stubborn(), seconds=0.1)
        assert (key, faults) == (first, Faults(timeouts=1))
    assert sys.gettrace() is before
    time.sleep(2 * SECONDS_TO_STOP)  # no alarm is left


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


def test_failing_to_watch_loses_no_move_and_is_counted_apart(caplog):
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
    assert guard.faults == Faults(outside_moves=3)
    for what in ("start", "observe", "end"):
        assert re.search(rf"the bot failing failed: ValueError \(test_guard\.py:\d+\), in {what}", caplog.text)


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


def test_faults_are_added():
    assert Faults(1, 2, 3, 4) + Faults(illegal=1, outside_moves=2) == Faults(2, 2, 3, 6)


def test_times_are_added_and_the_longest_stays_the_longest():
    assert Thinking(2, 0.5, 0.25) + Thinking(3, 1.0, 0.75) == Thinking(5, 1.5, 0.75)
