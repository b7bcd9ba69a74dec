"""Where bots think for tables: whose turn it is, how long answers take, and processes that are lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable

import pytest
from tests.server.people import PATIENCE, run_loop, wait_for

import sietch
from sietch.core.game import Game
from sietch.imperium.scenario import uprising
from sietch.table import live, thinking, turns, workers
from sietch.table import messages as m
from sietch.table.pace import SOONEST, Pace
from sietch.table.storage import Storage
from sietch.table.tables import Tables
from sietch.table.thinking import Thinkers, Thought
from sietch.table.turns import TURNS_BY_AGE, Asked, Turns


def game_with_a_choice() -> Game:
    game = sietch.new("uprising", players=4, seed=1)
    assert len(game.decision.options) > 1
    return game


def with_thinkers(use: Callable[[Thinkers], Awaitable[None]]) -> None:
    async def run() -> None:
        thinkers = Thinkers(1)
        try:
            await use(thinkers)
        finally:
            thinkers.close()

    run_loop(run())


# ---- whose turn it is


def order(questions: list[tuple[str, float]], workers: int = 1) -> list[str]:
    """Whose questions are taken after each other, each when the one before is done."""

    async def take() -> list[str]:
        waiting = Turns(workers)
        for whose, seconds in questions:
            waiting.add(Asked(whose, "bot", Pace(seconds), b"", asyncio.get_running_loop().create_future()))
        found = []
        while waiting.waiting:
            asked = await waiting.take()
            found.append(asked.whose)
            waiting.done(asked)
        return found

    return run_loop(take())


def test_who_asks_once_does_not_wait_for_all_of_one_who_asks_often():
    taken = order([("many", 0.5)] * 30 + [("one", 0.5)])
    assert taken.index("one") <= 1


def test_who_will_be_done_sooner_comes_first():
    assert order([("slow", 0.5), ("quick", 0.01)]) == ["quick", "slow"]


def test_everybody_gets_the_same_time_not_the_same_number_of_turns():
    taken = order([("slow", 0.4)] * 20 + [("quick", 0.1)] * 20)
    assert 2 <= taken[:15].count("slow") <= 5


def test_whoever_waits_comes_to_turn_however_many_come_anew():
    async def take() -> int:
        waiting = Turns(1)
        future = asyncio.get_running_loop().create_future
        waiting.add(Asked("patient", "bot", Pace(9.0), b"", future()))
        for number in range(100):
            waiting.add(Asked(f"newcomer {number}", "bot", Pace(0.001), b"", future()))
            waiting.add(Asked(f"another {number}", "bot", Pace(0.001), b"", future()))
            asked = await waiting.take()
            waiting.done(asked)
            if asked.whose == "patient":
                return number
        raise AssertionError("it never was its turn")

    assert run_loop(take()) < TURNS_BY_AGE


def taken_at_once(count: int, questions: list[tuple[str, float]]) -> list[str]:
    """Whose are taken while none is done."""

    async def take() -> list[str]:
        waiting = Turns(count)
        for whose, seconds in questions:
            waiting.add(Asked(whose, "bot", Pace(seconds), b"", asyncio.get_running_loop().create_future()))
        found = []
        for _ in range(count + 1):
            try:
                async with asyncio.timeout(0.05):
                    found.append((await waiting.take()).whose)
            except TimeoutError:
                break
        return found

    return run_loop(take())


def test_a_process_is_left_for_those_who_think_briefly():
    long, short = 2 * turns.SHORT, turns.SHORT / 2
    assert taken_at_once(1, [("a", long), ("b", long)]) == ["a"]
    assert sorted(taken_at_once(1, [("a", long), ("b", long), ("c", short)])) == ["a", "c"]


def test_nobody_has_all_processes_for_thinking_long():
    long = 2 * turns.SHORT
    assert taken_at_once(3, [("a", long)] * 5) == ["a", "a"]
    assert sorted(taken_at_once(3, [("a", long)] * 5 + [("b", long)])) == ["a", "a", "b"]


# ---- how long answers take


def test_an_answer_without_a_choice_takes_as_long_as_a_thought():
    pace = Pace(0.5)
    assert {pace.like_a_thought() for _ in range(20)} == {0.5}
    for seconds in (0.1, 0.2, 0.3):
        pace.note(seconds)
    assert {pace.like_a_thought() for _ in range(200)} == {0.1, 0.2, 0.3}
    assert pace.mean == pytest.approx(0.2)
    assert all(SOONEST[0] * 0.2 <= pace.soonest() <= SOONEST[1] * 0.2 + 1e-9 for _ in range(100))


def test_about_a_single_option_no_process_is_asked(monkeypatch):
    game = uprising().seat(0, hand=["dagger"]).reveal(0)
    assert len(game.decision.options) == 1
    slept = []

    async def never(*args):
        raise AssertionError("it is asked")

    async def sleep(seconds):
        slept.append(seconds)

    async def use(thinkers: Thinkers) -> None:
        thinkers.paces["uprising", "greedy"] = Pace(7.0)
        assert await thinkers.choose(game, 0, "greedy") == Thought("end")
        # It took as long as thinking would have.
        assert max(slept) > 6.9 * SOONEST[0]

    monkeypatch.setattr(workers.Place, "ask", never)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    with_thinkers(use)


def test_how_long_bots_think_is_known_to_whoever_counts():
    async def use(thinkers: Thinkers) -> None:
        game = game_with_a_choice()
        asking = asyncio.gather(*(thinkers.choose(game, game.decision.seat, "greedy") for _ in range(3)))
        await asyncio.sleep(0)
        assert (thinkers.waiting, thinkers.thinking) == (3, 0)
        await asking
        assert (thinkers.waiting, thinkers.thinking) == (0, 0)
        assert 0 < thinkers.means["uprising", "greedy"] < 10

    with_thinkers(use)


# ---- processes that are lost


async def processes(thinkers: Thinkers) -> list[int]:
    """The ids of all processes, when all are ready."""
    for place in thinkers._places:
        while place._worker is None:
            await asyncio.sleep(0.01)
    found = [place._worker._process.pid for place in thinkers._places if place._worker is not None]
    return [pid for pid in found if pid is not None]


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_ends_or_hangs_is_replaced(monkeypatch, number):
    monkeypatch.setattr(workers, "SECONDS_TO_LISTEN", 1.0)
    monkeypatch.setattr(workers, "SECONDS_TO_END", 0.1)

    async def use(thinkers: Thinkers) -> None:
        game = game_with_a_choice()
        possible = [option.key for option in game.decision.options]
        thinkers.prepare()
        before = await processes(thinkers)
        for pid in before:
            os.kill(pid, number)
        async with asyncio.timeout(PATIENCE):
            for _ in range(4):
                assert (await thinkers.choose(game, game.decision.seat, "random")).key in possible
        if number == signal.SIGKILL:  # one that hangs is found out when it is asked
            assert not set(before) & set(await processes(thinkers))

    with_thinkers(use)


def test_a_process_that_hangs_while_it_thinks_is_ended_and_the_question_asked_again(monkeypatch, caplog):
    monkeypatch.setattr(workers, "SECONDS_TO_END", 0.1)
    monkeypatch.setattr(thinking, "SECONDS_OF_OURS", 3.0)

    async def use(thinkers: Thinkers) -> None:
        game = game_with_a_choice()
        thinkers.prepare()
        before = await processes(thinkers)
        tell = workers.Worker.tell

        async def tell_and_stop(self, question):
            await tell(self, question)
            if self._process.pid in before:
                os.kill(self._process.pid, signal.SIGSTOP)

        monkeypatch.setattr(workers.Worker, "tell", tell_and_stop)
        thought = await thinkers.choose(game, game.decision.seat, "random")
        assert thought.key in [option.key for option in game.decision.options]
        assert not thought.late

    with_thinkers(use)
    assert "the process in which the bot random thinks is replaced: it has said nothing for 3 s" in caplog.text


def test_processes_end_with_the_thinkers():
    found: list[int] = []

    async def use(thinkers: Thinkers) -> None:
        thinkers.prepare()
        found.extend(await processes(thinkers))

    with_thinkers(use)
    assert len(found) == 2
    wait_for(lambda: not any(map(is_there, found)))


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# ---- tables that nobody looks at


class Quick(Thinkers):
    async def choose(self, game: Game, seat: int, bot: str, whose: str = "") -> Thought:
        self.whose = whose
        await asyncio.sleep(0.001)
        return Thought(random.Random(1).choice(game.options(seat)).key)


def test_bots_wait_while_nobody_looks_and_go_on_when_somebody_does(tmp_path, monkeypatch):
    async def use() -> None:
        thinkers = Quick(1)
        tables = Tables(storage, thinkers)
        links = await tables.open(m.NewTable([m.SeatWish(bot="random")] * 4, seed=1), "192.0.2.7")
        table = tables.live[links.table]

        async def go_on() -> None:
            before = table.game.decision.id
            async with asyncio.timeout(PATIENCE):
                while table.game.decision.id == before:
                    await asyncio.sleep(0.01)

        async def wait() -> None:
            """What is under way is answered; then nothing happens."""
            async with asyncio.timeout(PATIENCE):
                before = -1
                while table.game.decision.id > before:
                    before = table.game.decision.id
                    await asyncio.sleep(0.3)
            assert not table.game.over

        await go_on()
        monkeypatch.setattr(live, "SECONDS_WITHOUT_EYES", 0.0)
        await wait()
        # Somebody asks over HTTP: for a while.
        monkeypatch.setattr(live, "SECONDS_WITHOUT_EYES", 60.0)
        _, link = await tables.enter(links.table, links.spectator)
        await go_on()
        # Somebody is connected: as long as they are.
        viewer = table.join(link, m.Hello(links.spectator))
        monkeypatch.setattr(live, "SECONDS_WITHOUT_EYES", 0.0)
        await go_on()
        table.leave(viewer)
        await wait()
        assert thinkers.whose == "192.0.2.7"
        await tables.close()

    storage = Storage(f"sqlite:///{tmp_path}/table.db")
    run_loop(use())
    storage.close()
