"""Lines and workers that fail: slow and vanished clients, broken bots, broken-off requests, the end of a server."""

import asyncio
import random
import re
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.busy import at_most
from tests.server.people import PATIENCE, run_loop, wait_for
from websockets.sync.client import connect

import sietch
from sietch.table import messages as m
from sietch.table import sockets
from sietch.table.live import MOST_OF_ONE, MOST_SPECTATORS
from sietch.table.refusals import Crowded
from sietch.table.storage import Link, Storage
from sietch.table.tables import Tables
from sietch.table.thinking import Thinkers
from sietch.table.viewer import LONGEST_QUEUE, Viewer


def test_a_client_that_does_not_read_holds_up_nobody(house):
    table = house.open(seed=2)
    host, port = house.address.removeprefix("http://").split(":")
    deaf = socket.create_connection((host, int(port)))
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with connect(house.address.replace("http", "ws", 1) + table.path + "/socket", sock=deaf, max_queue=1) as connection:
        connection.send(f'{{"token": "{table.token("spectator")}"}}')
        wait_for(lambda: house.tables.live[table.id].viewers)
        live = house.tables.live[table.id]
        for _ in range(200):
            for _ in range(20):
                house.loop.call_soon_threadsafe(live.change)
            table.look("host")
            if not live.viewers:
                break
        assert not live.viewers, "it was not dropped"
        table.play(3, random.Random(1))
        deaf.close()


def test_a_client_that_is_gone_is_forgotten(house):
    table = house.open()
    with table.sit(1) as me:
        me.hear()
        me.connection.socket.close()
    wait_for(lambda: not house.tables.live[table.id].viewers)


def test_what_waits_for_a_slow_client_is_bounded(tmp_path):
    async def use() -> None:
        tables = Tables(storage, Thinkers(1))
        links = await tables.open(m.NewTable([m.SeatWish()] * 4))
        table, watching = await tables.enter(links.table, links.spectator)
        _, seat = await tables.enter(links.table, links.seats[0])
        viewer = table.join(watching, m.Hello(links.spectator))
        for _ in range(LONGEST_QUEUE + 10):
            table.change()
        assert viewer.waiting.qsize() == LONGEST_QUEUE
        assert viewer.ended.result() == 1013
        for _ in range(MOST_SPECTATORS - 1):
            table.join(watching, m.Hello(links.spectator))
        with pytest.raises(Crowded):
            table.join(watching, m.Hello(links.spectator))
        # Those who watch take nobody's seat, and one seat's tabs no other place.
        for _ in range(MOST_OF_ONE):
            table.join(seat, m.Hello(links.seats[0]))
        with pytest.raises(Crowded):
            table.join(seat, m.Hello(links.seats[0]))

    storage = Storage(f"sqlite:///{tmp_path}/table.db")
    run_loop(use())
    storage.close()


def test_what_comes_after_something_that_waits_waits_too():
    """A line that is free again must not carry the newer before the older."""
    heard: list[str] = []

    class Line:
        free = False
        taking = asyncio.Event()

        def say(self, text: bytes) -> bool:
            if self.free:
                heard.append(text.decode())
            return self.free

        async def send_text(self, text: str) -> None:
            await self.taking.wait()
            heard.append(text)

    async def use() -> None:
        line: Any = Line()
        viewer = Viewer(Link("", "spectator", -1), say=line.say)
        writing = asyncio.ensure_future(sockets.write_late(line, viewer))
        viewer.send(1)
        await asyncio.sleep(0)
        line.free = True
        viewer.send(2)
        line.taking.set()
        while viewer.behind:
            await asyncio.sleep(0)
        viewer.send(3)
        writing.cancel()

    run_loop(use())
    assert heard == ["1", "2", "3"]


def test_an_answer_whose_sender_goes_away_is_stored_and_told_or_not_given_at_all(tmp_path):
    async def use() -> None:
        tables = Tables(storage, Thinkers(1))
        links = await tables.open(m.NewTable([m.SeatWish()] * 4, seed=1))
        table, _ = await tables.enter(links.table, links.host)
        rng = random.Random(1)
        for _ in range(40):
            decision = table.game.decision
            answer = m.Answer(decision.id, rng.choice(decision.options).key)
            task = asyncio.ensure_future(tables.answer(table, decision.seat, answer))
            for _ in range(rng.randrange(4)):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            async with table.lock:
                pass
        await tables.close()
        stored = await storage.load(links.table)
        assert stored is not None
        assert [entry for step in stored.entries for entry in step] == table.game.record["answers"]
        assert len(stored.entries) == table.answers > 20

    storage = Storage(f"sqlite:///{tmp_path}/table.db")
    run_loop(use())
    storage.close()


def test_a_table_is_read_once_however_many_come_at_once(serve):
    here = serve()
    table = here.open(seed=1)
    table.play(5, random.Random(1))
    wait_for(lambda: here.tables.drop_idle(0))

    async def come() -> None:
        found = await asyncio.gather(*(here.tables.enter(table.id, table.token(0)) for _ in range(20)))
        assert len({id(one) for one, _ in found}) == 1

    assert here.loop is not None
    asyncio.run_coroutine_threadsafe(come(), here.loop).result(PATIENCE)
    assert here.tables._loading == {}


def test_a_server_that_ends_closes_its_sockets_and_keeps_everything(serve):
    here = serve()
    table = here.open("", "random", "random", "random", seed=4)
    with table.sit(0) as me:
        me.hear()
        start = time.monotonic()
        here.stop()
        assert time.monotonic() - start < at_most(10)
        assert me.hear_to_the_end()[1] in (1001, 1012)
    again = serve()
    assert again.http.get(table.path, headers={"authorization": f"Bearer {table.token(0)}"}).status_code == 200


# ---- bots that fail


def choose_with(bot: str) -> tuple[str, list[str]]:
    """What a pool of one worker answers for a bot, and what would be possible."""

    async def use() -> str:
        thinkers = Thinkers(1)
        try:
            return (await thinkers.choose(game, game.decision.seat, bot)).key
        finally:
            thinkers.close()

    game = sietch.new("uprising", players=4, seed=1)
    return run_loop(use()), [option.key for option in game.decision.options]


def test_a_bot_answers_in_another_process():
    key, possible = choose_with("random")
    assert key in possible


def test_where_a_bot_fails_the_first_option_is_taken(caplog):
    key, possible = choose_with("nobody")
    assert key == possible[0]
    assert "the bot nobody failed" in caplog.text


def test_the_bot_of_the_docs_plays_from_outside(house):
    page = Path(__file__).parents[2] / "docs" / "table-api.md"
    (snippet,) = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(snippet, names)
    table = house.open("", "random", "random", "")
    with ThreadPoolExecutor() as pool:
        scores = list(pool.map(lambda seat: names["play"](house.address, table.id, table.token(seat)), (0, 3)))
    assert scores[0] == scores[1] == table.look("spectator")["scores"]
