"""A server on loopback with a database in a folder, and people who sit at its tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sietch.table.app import create_app
from sietch.table.hosts import Hosts
from sietch.table.rates import Limits, Rate
from sietch.table.server import PROXIES, listen, server
from sietch.table.storage import Storage
from sietch.table.tables import Tables

T = TypeVar("T")

PATIENCE = 120.0
# All that tests ask for is on this machine: reading the certificates of the world takes longer than most requests. A
# line that was idle for a while may be closed by the server in the moment in which it is used again.
browse = partial(httpx.Client, verify=False, timeout=PATIENCE, limits=httpx.Limits(keepalive_expiry=1.0))
WITHOUT = Rate(1_000_000_000, 1_000_000_000.0)
NO_LIMITS = Limits(messages=WITHOUT, tables=WITHOUT, requests=WITHOUT, sockets=1_000_000, kept=WITHOUT)


def run_loop(work: Coroutine[Any, Any, T]) -> T:
    """As asyncio.run, in a thread of its own: a browser that other tests keep open holds this thread's loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def wait_for(truth: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not truth():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def changed(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A view with what has changed of it."""
    players = [player | changes["players"].get(str(n), {}) for n, player in enumerate(view["players"])]
    return {**view, **changes["table"], "players": players, "options": changes["options"]}


def added_up(view: dict[str, Any]) -> int:
    """What the fields of a view add up to."""

    def fields(thing: dict[str, Any], whose: int) -> Iterator[int]:
        for name, value in thing.items():
            if whose or name not in ("seat", "players", "options"):
                told = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
                yield crc32(f'"{name}":{told}'.encode(), whose)

    return sum([*fields(view, 0), *(n for k, each in enumerate(view["players"], 1) for n in fields(each, k))]) % 2**32


class Socket:
    """A connection as the page has one: what came last, and the log as it was pieced together."""

    def __init__(self, connection: ClientConnection, token: str, log: list[Any] | None = None, **known: Any) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.log: list[Any] = list(log or [])
        self.table: dict[str, Any] = {}
        self.send(token=token, **known)

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message."""
        text = self.connection.recv(PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("table", "changes"):
            assert message["events_from"] <= len(self.log)
            self.log[message["events_from"] :] = message["events"]
            if "changed" in message:
                message["view"] = changed(self.table["view"], message["changed"])
            assert message["check"] in (None, added_up(message["view"]))
            self.table = message
        return message

    def hear_until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        while not wanted(message := self.hear()):
            pass
        return message

    def hear_decision(self, number: int) -> dict[str, Any]:
        """Updates up to one in which this decision is past."""

        def past(heard: dict[str, Any]) -> bool:
            return heard["type"] == "table" and (heard["decision"] is None or heard["decision"]["id"] > number)

        return self.hear_until(past)

    def hear_to_the_end(self) -> tuple[list[dict[str, Any]], int]:
        """All that comes until the server ends the connection, and the code with which it does."""
        heard = []
        while True:
            try:
                heard.append(self.hear())
            except ConnectionClosed as closed:
                return heard, closed.rcvd.code if closed.rcvd is not None else 1006

    def answer(self, key: str | None = None, **more: Any) -> None:
        decision = self.table["decision"]
        key = key or decision["options"][0]["key"]
        self.send(type="answer", decision=decision["id"], key=key, **more)

    @property
    def known(self) -> dict[str, Any]:
        """What a hello says after a lost line."""
        return {"epoch": self.table["epoch"], "seq": self.table["seq"], "events": len(self.log)}


class Seats:
    """The links of a table, and what can be done with them."""

    def __init__(self, address: str, links: dict[str, Any]) -> None:
        self.address = address
        self.links = links
        self.id: str = links["table"]
        self.path = f"/api/tables/{self.id}"
        self.http = browse(base_url=address)

    def token(self, who: int | str) -> str:
        return str(self.links["seats"][who] if isinstance(who, int) else self.links[who])

    def ask(self, who: int | str, method: str, path: str = "", body: Any = None, **query: Any) -> httpx.Response:
        header = {"authorization": f"Bearer {self.token(who)}"}
        return self.http.request(method, self.path + path, json=body, headers=header, params=query)

    def look(self, who: int | str, **known: Any) -> dict[str, Any]:
        response = self.ask(who, "GET", **known)
        assert response.status_code == 200, response.text
        found: dict[str, Any] = response.json()
        return found

    def answer(self, who: int | str, decision: int, key: str, **more: Any) -> httpx.Response:
        return self.ask(who, "POST", "/answers", {"type": "answer", "decision": decision, "key": key, **more})

    def undo(self, who: int | str, decision: int, **more: Any) -> httpx.Response:
        return self.ask(who, "POST", "/undo", {"type": "undo", "decision": decision, **more})

    def turn(self) -> tuple[int, dict[str, Any]]:
        """Which person decides, and what, once no bot is at turn."""

        def awaits_a_person() -> bool:
            seen = self.look("spectator")
            return not seen["seats"][seen["decision"]["seat"]]["bot"]

        wait_for(awaits_a_person)
        return self.pending()

    def pending(self) -> tuple[int, dict[str, Any]]:
        """Who decides, a person or a bot, and what."""
        seat = self.look("spectator")["decision"]["seat"]
        return seat, self.look(seat)["decision"]

    def play(self, answers: int, rng: random.Random) -> None:
        """Whoever decides answers at random, over HTTP."""
        for _ in range(answers):
            seat, decision = self.turn()
            key = rng.choice(decision["options"])["key"]
            assert self.answer(seat, decision["id"], key).status_code == 200

    def play_to_undoable(self, rng: random.Random) -> tuple[int, dict[str, Any]]:
        """Play until the last answer can be taken back: who may, and what they see."""
        while True:
            self.play(1, rng)
            seat, _ = self.turn()
            seen = self.look(seat)
            if seen["can_undo"]:
                return seat, seen

    @contextlib.contextmanager
    def sit(self, who: int | str, **known: Any) -> Iterator[Socket]:
        address = self.address.replace("http", "ws", 1) + self.path + "/socket"
        with connect(address, max_size=None) as connection:
            yield Socket(connection, self.token(who), **known)


class Server:
    """A running server; `tables` is its inside, for tests of what cannot be seen from outside."""

    def __init__(
        self,
        where: Path | str,
        limits: Limits = NO_LIMITS,
        public: Sequence[str] = (),
        believed: Sequence[str] = PROXIES,
        now: Callable[[], float] = time.time,
        **options: Any,
    ) -> None:
        """where: the folder of its database, or the database's address. now: what its clock shows."""
        self.storage = Storage(where if isinstance(where, str) else f"sqlite:///{where / 'table.db'}", now)
        app = create_app(self.storage, limits=limits, hosts=Hosts(public), **options)
        self.tables: Tables = app.state.tables
        listening = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.server: uvicorn.Server = server(app, believed)
        begun: Future[asyncio.AbstractEventLoop] = Future()

        async def run() -> None:
            begun.set_result(asyncio.get_running_loop())
            await self.server.serve([listening])

        self.thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
        self.thread.start()
        self.loop = begun.result(PATIENCE)
        self.http = browse(base_url=self.address)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def in_loop(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something where the server does it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def open(self, *bots: str, **wish: Any) -> Seats:
        """A table of four: people, and bots where they are named."""
        response = self.try_to_open(*bots, **wish)
        assert response.status_code == 201, response.text
        return Seats(self.address, response.json())

    def try_to_open(self, *bots: str, **wish: Any) -> httpx.Response:
        seats = [{"name": f"Name {seat}", "bot": bot} for seat, bot in enumerate(bots or ("", "", "", ""))]
        return self.http.post("/api/tables", json={"seats": seats, "setup": {"modules": ["choam"]}, **wish})
