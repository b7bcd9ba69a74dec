"""Bots that other packages bring, at a table: what they are told, and that they hold up and end nobody else."""

import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from tests.busy import PATIENCE, at_most
from tests.server.people import run_loop

import sietch
from sietch.bots import LEVELS, BotError, UnknownBot
from sietch.bots.errors import TooSlow
from sietch.bots.guard import MOST_TIMEOUTS
from sietch.bots.sandbox import Sandbox, SandboxError
from sietch.core.game import Game
from sietch.core.saves import save
from sietch.table import messages as m
from sietch.table import worker
from sietch.table.live import LiveTable
from sietch.table.roster import roster
from sietch.table.storage import Storage
from sietch.table.tables import Tables
from sietch.table.thinking import Thinkers, Thought
from sietch.table.worker import Answer, Question

BEGINNING = """
import time
from sietch.bots import Bot

"""


@pytest.fixture
def brought(tmp_path, monkeypatch):
    """Install a package with one bot, whose class is called Stranger; it is known as `stranger`."""

    def install(text: str) -> None:
        (tmp_path / "stranger_bots.py").write_text(BEGINNING + text)
        about = tmp_path / "stranger_bots-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger-bots\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text("[sietch.bots]\nstranger = stranger_bots:Stranger\n")
        monkeypatch.syspath_prepend(tmp_path)

    yield install
    sys.modules.pop("stranger_bots", None)


def begun() -> Game:
    """A game in which something has happened, with a choice to make."""
    game = sietch.new("uprising", players=4, seed=1)
    rng = random.Random(1)
    for _ in range(40):
        game.choose(rng.choice(game.decision.options))
    while len(game.decision.options) < 2:
        game.choose(0)
    return game


def asked(game: Game, bot: str = "stranger") -> Thought:
    """What the bot answers from a process."""

    async def use() -> Thought:
        thinkers = Thinkers(1)
        try:
            return await thinkers.choose(game, game.decision.seat, bot)
        finally:
            thinkers.close()

    return run_loop(use())


def question(game: Game) -> Question:
    seat = game.decision.seat
    state = save(game.rules, game.state)
    return Question(game.rules.name, dict(game.setup), state, seat, "stranger", 1, game.events(seat))


LISTENING = """
class Stranger(Bot):
    heard = []

    def start(self, seat, view):
        self.seat = seat
        self.heard = [(seat, view["asked"])]

    def observe(self, event):
        self.heard.append(event)

    def choose(self, view, options, rng):
        with open({file!r}, "a") as file:
            print(self.seat, self.heard, file=file)
        return options[-1]
"""


def test_a_bot_is_told_its_seat_and_all_that_it_has_seen_before_every_question(brought, tmp_path):
    file = tmp_path / "heard"
    brought(LISTENING.format(file=str(file)))
    game = begun()
    for _ in range(2):
        seat = game.decision.seat
        assert asked(game) == Thought(game.decision.options[-1].key)
        assert file.read_text().splitlines()[-1] == f"{seat} {[(seat, seat), *game.events(seat)]}"
        assert game.events(seat) != game.events()
        game.choose(game.decision.options[-1])
        while len(game.decision.options) < 2:
            game.choose(0)


@pytest.mark.parametrize(
    "text",
    [
        "raise KeyboardInterrupt",
        "class Stranger(Bot):\n    def __init__(self): raise KeyboardInterrupt\n    def choose(self, v, o, r): pass\n",
        "class Stranger(Bot):\n    def choose(self, view, options, rng): raise KeyboardInterrupt\n",
        "class Stranger(Bot):\n    def choose(self, view, options, rng): raise SystemExit\n",
    ],
)
def test_a_bot_that_wants_to_end_everything_loses_its_move_alone(brought, text):
    brought(text)
    game = begun()
    assert asked(game) == Thought(game.decision.options[0].key)


def raising(error: BaseException) -> Callable[..., Any]:
    def think(question: Question) -> Any:
        raise error

    return think


@pytest.mark.parametrize(
    ("error", "late"),
    [(KeyboardInterrupt(), False), (SystemExit(1), False), (ValueError(), False), (TooSlow("it sleeps"), True)],
)
def test_whatever_is_raised_in_a_process_it_goes_on(monkeypatch, error, late):
    monkeypatch.setattr(worker, "think", raising(error))
    found = worker.answer(question(begun()))
    assert (found.key, found.late) == ("", late)
    assert found.failure


@pytest.mark.parametrize("end", ["os._exit(0)", "os.kill(os.getpid(), 11)", "os.kill(os.getpid(), 9)"])
def test_a_bot_that_ends_its_process_costs_its_own_question_alone(brought, caplog, end):
    brought(f"import os\n\nclass Stranger(Bot):\n    def choose(self, view, options, rng):\n        {end}\n")
    game = begun()
    possible = [option.key for option in game.decision.options]

    async def use() -> None:
        thinkers = Thinkers(1)
        seat = game.decision.seat
        try:
            found = await asyncio.gather(
                thinkers.choose(game, seat, "stranger", "one"),
                *(thinkers.choose(game, seat, "random", "other") for _ in range(5)),
            )
        finally:
            thinkers.close()
        assert found[0] == Thought(possible[0], late=True)
        assert all(thought.key in possible for thought in found[1:])

    run_loop(use())
    assert "the bot stranger failed: the process in which it thinks ended 3 times" in caplog.text
    assert "the bot random failed" not in caplog.text


def test_a_bot_that_leaves_the_folder_takes_nobody_with_it(tmp_path, monkeypatch):
    leaving = "import os\n\nclass Leaving(Bot):\n    def choose(self, view, options, rng):\n        os.chdir('/')\n"
    (tmp_path / "leaving.py").write_text(BEGINNING + leaving + "        return options[-1]\n")
    (tmp_path / "staying.py").write_text(
        BEGINNING + leaving.replace("Leaving", "Staying") + "        return options[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    there = roster(["leaving=leaving.py:Leaving", "staying=staying.py:Staying"])
    game = begun()

    async def use() -> None:
        thinkers = Thinkers(1, there)
        thinkers._places = thinkers._places[:1]
        try:
            for bot in ("leaving", "staying"):
                found = await thinkers.choose(game, game.decision.seat, bot)
                assert found == Thought(game.decision.options[-1].key)
        finally:
            thinkers.close()

    run_loop(use())


def test_what_a_bot_prints_is_no_answer(brought, capfd):
    brought(
        "import os\n\nclass Stranger(Bot):\n    def choose(self, view, options, rng):\n"
        "        print('hello')\n        os.write(1, b'hello')\n        return options[-1]\n"
    )
    game = begun()
    assert asked(game) == Thought(game.decision.options[-1].key)
    assert capfd.readouterr().out == ""


@pytest.mark.parametrize(
    "slow", ["choose(self, view, options, rng)", "start(self, seat, view)", "observe(self, event)"]
)
def test_a_bot_that_is_out_of_time_is_told_to_be_late(brought, monkeypatch, slow):
    monkeypatch.setattr(worker, "SECONDS", 0.2)
    first = "    def choose(self, view, options, rng):\n        return options[-1]\n\n"
    brought(f"class Stranger(Bot):\n{first}    def {slow}:\n        time.sleep(60)\n")
    game = begun()
    started = time.monotonic()
    assert worker.think(question(game)).late
    assert time.monotonic() - started < at_most(20)


def test_a_bot_that_hears_slowly_hears_only_what_there_is_time_for(brought, monkeypatch):
    monkeypatch.setattr(worker, "SECONDS", 0.5)
    brought(
        "class Stranger(Bot):\n"
        "    def observe(self, event):\n        time.sleep(0.1)\n"
        "    def choose(self, view, options, rng):\n        return options[-1]\n"
    )
    game = begun()
    troubles = {"hearing": "could not hear all that happened within 0.5 s"}
    assert worker.think(question(game)) == Answer(game.decision.options[-1].key, late=True, troubles=troubles)


def test_a_bot_that_fails_again_and_again_is_told_once_and_counted(brought, caplog):
    brought("class Stranger(Bot):\n    def choose(self, view, options, rng):\n        raise ValueError('oops')\n")
    game = begun()

    async def use() -> None:
        thinkers = Thinkers(1)
        try:
            for _ in range(3):
                thought = await thinkers.choose(game, game.decision.seat, "stranger")
                assert thought == Thought(game.decision.options[0].key)
            assert thinkers.troubles.counts == {("stranger", "crashes"): 3}
        finally:
            thinkers.close()

    run_loop(use())
    assert [record.getMessage() for record in caplog.records] == [
        "the bot stranger failed: ValueError: oops (stranger_bots.py:7)"
    ]


# ---- at the table


class Tardy(Thinkers):
    """Every bot takes the first option; the one at seat 0 needs too long for it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = Counter[int]()

    async def choose(self, game: Game, seat: int, bot: str, whose: str = "") -> Thought:
        self.asked[seat] += 1
        return Thought(game.options(seat)[0].key, late=seat == 0)


async def moved(table: LiveTable, seat: int, answers: int) -> None:
    """Wait until a seat has answered so often."""
    seen: set[int] = set()
    async with asyncio.timeout(PATIENCE):
        while len(seen) < answers:
            assert not table.game.over
            if table.game.decision.seat == seat:
                seen.add(table.game.decision.id)
            await asyncio.sleep(0)


def test_a_bot_that_is_out_of_time_again_and_again_is_not_asked_any_more_in_that_game(tmp_path, caplog):
    async def use() -> None:
        thinkers = Tardy()
        tables = Tables(storage, thinkers)
        links = await tables.open(m.NewTable([m.SeatWish(bot="random")] * 4, seed=1))
        table, _ = await tables.enter(links.table, links.host)
        await moved(table, 0, MOST_TIMEOUTS + 5)
        assert thinkers.asked[0] == MOST_TIMEOUTS
        # Another bot at that seat begins anew.
        await tables.set_bot(table, 0, "greedy")
        await moved(table, 0, MOST_TIMEOUTS + 5)
        assert thinkers.asked[0] == 2 * MOST_TIMEOUTS
        assert all(thinkers.asked[seat] > MOST_TIMEOUTS for seat in (1, 2, 3))
        await tables.close()

    storage = Storage(f"sqlite:///{tmp_path}/table.db")
    run_loop(use())
    storage.close()
    assert "was out of time too often: it is not asked any more" in caplog.text


def test_no_bot_is_made_where_all_tables_would_wait_for_it(brought, tmp_path, monkeypatch):
    async def use() -> None:
        tables = Tables(storage, Tardy())
        links = await tables.open(m.NewTable([m.SeatWish(bot="stranger"), *[m.SeatWish()] * 3], seed=1))
        table, _ = await tables.enter(links.table, links.host)
        await tables.set_bot(table, 1, "stranger")
        assert table.bots == ["stranger", "stranger", "", ""]
        with pytest.raises(UnknownBot):
            await tables.set_bot(table, 1, "nobody")
        with pytest.raises(UnknownBot):
            await tables.open(m.NewTable([m.SeatWish(bot="nobody")] * 4))
        await tables.close()

    def load(self: EntryPoint) -> Any:
        raise AssertionError("it is loaded")

    brought("class Stranger(Bot): pass\n")
    monkeypatch.setattr(EntryPoint, "load", load)
    storage = Storage(f"sqlite:///{tmp_path}/table.db")
    run_loop(use())
    storage.close()


# ---- bots that the server was started with


FIRST = """#!/bin/sh
while read -r line; do
  case "$line" in
  '{"message": "choose"'*)
    printf '%s\\n' "$line" | sed 's/.*"options": \\[{"key": "\\([^"]*\\)".*/{"key": "\\1"}/' ;;
  esac
done
"""


def test_a_server_has_the_bots_that_it_was_started_with(brought, tmp_path):
    brought("class Stranger(Bot):\n    def choose(self, view, options, rng):\n        return options[-1]\n")
    (tmp_path / "first.sh").write_text(FIRST)
    wishes = [f"first=process:sh {tmp_path}/first.sh", f"last={tmp_path}/stranger_bots.py:Stranger"]
    there = roster(wishes)
    assert there.names()[-3:] == ["first", "last", "stranger"]
    game = begun()

    async def use() -> None:
        thinkers = Thinkers(1, there)
        possible = [option.key for option in game.decision.options]
        try:
            for bot, key in (("first", possible[0]), ("last", possible[-1]), ("stranger", possible[-1])):
                assert await thinkers.choose(game, game.decision.seat, bot) == Thought(key)
        finally:
            thinkers.close()

    run_loop(use())


def test_with_a_sandbox_an_installed_class_plays_only_if_the_server_was_started_with_it(brought, caplog):
    brought("class Stranger(Bot):\n    def choose(self, view, options, rng):\n        return options[-1]\n")
    game = begun()
    nobody = Sandbox(walls=False)
    assert roster(["stranger"], nobody).names() == [*LEVELS, "stranger"]
    strict = roster([], nobody)
    assert strict.names() == list(LEVELS)
    with pytest.raises(UnknownBot):
        strict.refuse_unknown("stranger")

    async def use() -> None:
        # A table may have had it before the server was started anew.
        thinkers = Thinkers(1, strict)
        try:
            thought = await thinkers.choose(game, game.decision.seat, "stranger")
            assert thought == Thought(game.decision.options[0].key)
        finally:
            thinkers.close()

    run_loop(use())
    assert "the bot stranger failed: unknown bot 'stranger'" in caplog.text


@pytest.mark.parametrize("says", ["7", "nonsense", '{"key": 7}'])
def test_a_program_that_lives_to_its_first_answer_may_run_in_a_sandbox(says):
    wish = f"there=process:sh -c 'while read line; do echo {says}; done'"
    assert "there" in roster([wish], Sandbox(walls=False)).names()


def test_a_program_that_cannot_run_in_a_sandbox_is_refused_with_what_it_said():
    with pytest.raises(SandboxError, match=r"the bot gone cannot run .*: the process ended: no-such-snake: not there"):
        roster(["gone=process:sh -c 'echo no-such-snake: not there >&2; exit 127'"], Sandbox(walls=False))


@pytest.mark.parametrize(
    "wish",
    ["greedy=process:sh x", "=process:sh x", "x", "x=nobody", "x=process:no-such-program", "x=no-such-file.py:X"],
)
def test_a_server_does_not_start_with_a_bot_that_is_not_there(wish):
    with pytest.raises(BotError):
        roster([wish])
