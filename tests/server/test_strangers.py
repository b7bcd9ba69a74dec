"""Bots that other packages bring, at a table: what they are told, and that they hold up and end nobody else."""

import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from tests.server.people import run_loop

import sietch
from sietch.bots import UnknownBot
from sietch.bots.errors import TooSlow
from sietch.bots.guard import MOST_TIMEOUTS
from sietch.core.game import Game
from sietch.core.saves import save
from sietch.table import messages as m
from sietch.table import thinking
from sietch.table.storage import Storage
from sietch.table.tables import LiveTable, Tables
from sietch.table.thinking import Thinkers, Thought

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


def asked(game: Game, bot: str = "stranger", pool: Any = None) -> Thought:
    """What a pool of one worker answers."""

    async def use() -> Thought:
        thinkers = Thinkers(1)
        thinkers._pool = pool
        try:
            return await thinkers.choose(game, game.decision.seat, bot)
        finally:
            if pool is None:
                thinkers.close()

    return run_loop(use())


def thought_here(game: Game) -> Thought:
    """As a worker would, in this process."""
    seat = game.decision.seat
    state = save(game.rules, game.state)
    return thinking.think(game.rules.name, dict(game.setup), state, seat, "stranger", 1, game.events(seat))


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
    def think(*job: Any) -> Any:
        raise error

    return think


@pytest.mark.parametrize(
    ("error", "late"),
    [(KeyboardInterrupt(), False), (SystemExit(1), False), (ValueError(), False), (TooSlow("it sleeps"), True)],
)
def test_whatever_a_worker_raises_it_loses_the_move_alone(monkeypatch, error, late):
    monkeypatch.setattr(thinking, "think", raising(error))
    game = begun()
    with ThreadPoolExecutor(1) as pool:
        assert asked(game, pool=pool) == Thought(game.decision.options[0].key, late)


@pytest.mark.parametrize(
    "slow", ["choose(self, view, options, rng)", "start(self, seat, view)", "observe(self, event)"]
)
def test_a_bot_that_is_out_of_time_is_told_to_be_late(brought, monkeypatch, slow):
    monkeypatch.setattr(thinking, "SECONDS", 0.2)
    first = "    def choose(self, view, options, rng):\n        return options[-1]\n\n"
    brought(f"class Stranger(Bot):\n{first}    def {slow}:\n        time.sleep(60)\n")
    game = begun()
    started = time.monotonic()
    assert thought_here(game).late
    assert time.monotonic() - started < 20


def test_a_bot_that_hears_slowly_hears_only_what_there_is_time_for(brought, monkeypatch, caplog):
    monkeypatch.setattr(thinking, "SECONDS", 0.5)
    brought(
        "class Stranger(Bot):\n"
        "    def observe(self, event):\n        time.sleep(0.1)\n"
        "    def choose(self, view, options, rng):\n        return options[-1]\n"
    )
    game = begun()
    assert thought_here(game) == Thought(game.decision.options[-1].key, late=True)
    assert "the bot stranger could not hear all that happened within 0.5 s" in caplog.text


# ---- at the table


class Tardy(Thinkers):
    """Every bot takes the first option; the one at seat 0 needs too long for it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = Counter[int]()

    async def choose(self, game: Game, seat: int, bot: str) -> Thought:
        self.asked[seat] += 1
        return Thought(game.options(seat)[0].key, late=seat == 0)


async def moved(table: LiveTable, seat: int, answers: int) -> None:
    """Wait until a seat has answered so often."""
    seen: set[int] = set()
    async with asyncio.timeout(30):
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
