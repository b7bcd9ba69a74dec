"""People who play at several servers, whichever they come upon, while these are killed, stopped and cut off; and what
every one of them was told, which is then compared with what is stored."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from sqlalchemy import create_engine, text
from tests.server.houses import Cluster, House
from tests.server.people import added_up, changed
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import sietch
from sietch.table.restoring import by_answer, numbers

# Whoever hears nothing for so long asks whether the line is still there, and soon goes elsewhere.
SECONDS_TO_ASK = 1.0
SECONDS_TO_HEAR = 2.5
SECONDS_TO_COME_IN = 4.0


class Option(msgspec.Struct):
    key: str


class Decision(msgspec.Struct):
    id: int
    seat: int
    options: list[Option]


class Update(msgspec.Struct, tag_field="type", tag="table"):
    """What the test minds of an update."""

    answers: int
    undone: int
    view: dict[str, Any]
    decision: Decision | None


class Changes(msgspec.Struct, tag_field="type", tag="changes"):
    answers: int
    undone: int
    changed: dict[str, Any]
    check: int
    decision: Decision | None


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    reason: str
    stale: bool = False


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    pass


decode = msgspec.json.Decoder(Update | Changes | Refused | Pong).decode


class Lost(Exception):
    """Nothing is heard on this line any more."""


@dataclass
class Person:
    """A seat that is played at random, and all that its person sent and was told.

    sent: the keys that were tried, by decision. kept: the one that was told to be taken. told: how far the table was,
    in the order in which it was told. views: by number of answers.
    """

    cluster: Cluster
    table: str
    seat: int
    token: str
    rng: random.Random
    sent: dict[int, list[str]] = field(default_factory=dict)
    kept: dict[int, str] = field(default_factory=dict)
    told: list[tuple[int, int]] = field(default_factory=list)
    views: dict[int, dict[str, Any]] = field(default_factory=dict)
    view: dict[str, Any] = field(default_factory=dict)  # the last one
    faults: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    over: bool = False
    came: int = 0
    since: float = 0.0
    pending: int = -1

    async def play(self) -> None:
        """Until the game is over, wherever that may be."""
        self.since = time.monotonic()
        while not self.over:
            house = self.rng.choice(self.cluster.houses)
            address = f"ws://127.0.0.1:{house.port}/api/tables/{self.table}/socket"
            try:
                async with connect(
                    address, max_size=None, open_timeout=SECONDS_TO_COME_IN, close_timeout=0.2, ping_interval=None
                ) as line:
                    await line.send(json.dumps({"token": self.token}))
                    if self.seat:  # the first seat is always told its whole view
                        await line.send('{"type": "changes"}')
                    self.came += 1
                    await self._talk(line)
            except (OSError, TimeoutError, WebSocketException, Lost):
                if not self.since:
                    self.since = time.monotonic()
                await asyncio.sleep(self.rng.uniform(0.02, 0.2))

    async def _talk(self, line: ClientConnection) -> None:
        refused, answered = False, -1
        heard = time.monotonic()
        while not self.over:
            try:
                said = decode(await asyncio.wait_for(line.recv(), SECONDS_TO_ASK))
            except TimeoutError:
                if time.monotonic() - heard > SECONDS_TO_HEAR:
                    raise Lost from None
                await line.send('{"type": "ping"}')
                continue
            heard = time.monotonic()
            if isinstance(said, Refused):
                refused = True
                if not said.stale:
                    raise Lost  # it cannot be stored now: somewhere else it may be
                continue
            if isinstance(said, Pong):
                continue
            self._hear(said)
            decision = said.decision
            if answered >= 0 and (decision is None or decision.id > answered):
                if not refused:
                    self.kept[answered] = self.sent[answered][-1]
                answered = -1
            if answered < 0:
                self._waited()
            if decision is None:
                self.over = True
            elif decision.seat == self.seat and decision.options and decision.id != answered:
                answered, refused = decision.id, False
                key = self.rng.choice(decision.options).key
                self.sent.setdefault(answered, []).append(key)
                self.since = time.monotonic()
                await line.send(json.dumps({"type": "answer", "decision": answered, "key": key, "undone": said.undone}))

    def _hear(self, said: Update | Changes) -> None:
        now = (said.undone, said.answers)
        if self.told and now < self.told[-1]:
            self.faults.append(f"seat {self.seat} was told {now} after {self.told[-1]}")
        self.told.append(now)
        view = said.view if isinstance(said, Update) else changed(self.view, said.changed)
        if isinstance(said, Changes) and said.check != added_up(view):
            self.faults.append(f"seat {self.seat} was told changes of another view than its own")
        self.view = view
        if self.views.setdefault(said.answers, view) != view:
            self.faults.append(f"seat {self.seat} was told two things of the table after {said.answers} answers")

    def _waited(self) -> None:
        if self.since:
            self.waits.append(time.monotonic() - self.since)
            self.since = 0.0


@dataclass
class Outcome:
    games: int = 0
    finished: int = 0
    answers: int = 0
    sent: int = 0
    acknowledged: int = 0
    views: int = 0
    came: int = 0
    longest: float = 0.0
    drained: list[float] = field(default_factory=list)  # how long it took until servers that were told to had ended
    faults: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)  # to the servers


async def play(
    cluster: Cluster,
    games: int,
    faults: int,
    seed: int,
    longest: float,
    at_once: int = 8,
    bots: Sequence[str] = ("random", "random"),
) -> Outcome:
    """So many games at least of people who come upon any server, until there were so many faults, and what came of
    them. longest: how long a fault lasts at most."""
    rng = random.Random(seed)
    outcome = Outcome()
    people: list[Person] = []
    numbers_left = iter(range(1_000_000))

    async def some() -> None:
        while (number := next(numbers_left)) < games or len(outcome.done) < faults:
            outcome.games += 1
            links = await open_table(cluster, random.Random(seed + number), bots)
            here = [
                Person(cluster, links["table"], seat, links["seats"][seat], random.Random(seed * 1000 + number + seat))
                for seat in range(4 - len(bots))
            ]
            people.extend(here)
            await asyncio.gather(*(person.play() for person in here))

    playing = asyncio.gather(*(some() for _ in range(at_once)))
    troubling = asyncio.ensure_future(disturb(cluster, rng, outcome, longest))
    try:
        # Without faults it would never end.
        both: set[asyncio.Future[Any]] = {playing, troubling}
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in (playing, troubling):
            each.cancel()
        for ended in await asyncio.gather(playing, troubling, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
    for person in people:
        outcome.sent += sum(map(len, person.sent.values()))
        outcome.acknowledged += len(person.kept)
        outcome.came += person.came
        outcome.longest = max([outcome.longest, *person.waits])
        outcome.faults += person.faults
    check(cluster.url, people, outcome)
    return outcome


async def open_table(cluster: Cluster, rng: random.Random, bots: Sequence[str]) -> dict[str, Any]:
    seats = [{"name": f"Name {seat}"} for seat in range(4 - len(bots))] + [{"bot": bot} for bot in bots]
    while True:
        house = rng.choice(cluster.houses)
        with contextlib.suppress(httpx.HTTPError):
            async with httpx.AsyncClient(base_url=house.address, timeout=4.0, verify=False) as http:
                response = await http.post("/api/tables", json={"seats": seats})
                if response.status_code == 201:
                    found: dict[str, Any] = response.json()
                    return found
        await asyncio.sleep(0.2)


# ---- what was told, beside what is stored


def check(url: str, people: Sequence[Person], outcome: Outcome) -> None:
    """The stored answers of each table are the one history of it: everybody was told parts of it only, in its order,
    and whatever was acknowledged is in it once."""
    engine = create_engine(url)
    with engine.connect() as connection:
        for table in {person.table: None for person in people}:
            rows = connection.execute(
                text("SELECT number, entries FROM answers WHERE table_id = :id ORDER BY number"), {"id": table}
            ).all()
            stored = connection.execute(text("SELECT setup, seed FROM tables WHERE id = :id"), {"id": table}).one()
            ended = connection.execute(text("SELECT 1 FROM results WHERE table_id = :id"), {"id": table}).first()
            outcome.finished += ended is not None
            outcome.answers += len(rows) - 1
            here = [person for person in people if person.table == table]
            history = [json.loads(entries) for _, entries in rows]
            if [number for number, _ in rows] != list(range(len(rows))):
                outcome.faults.append(f"table {table}: the answers are not in a row")
            outcome.faults += [f"table {table}: {each}" for each in _told_otherwise(stored, history, here, outcome)]
    engine.dispose()


def _told_otherwise(stored: Any, history: list[list[str]], people: list[Person], outcome: Outcome) -> list[str]:
    faults = []
    rules = sietch.rules("uprising")
    setup = rules.setup(json.loads(stored.setup))
    rules = rules.of(setup)
    first, *answers = history
    game = sietch.core.game.Game(rules, setup, int(stored.seed), chance="secret", outcomes=numbers(rules, first))
    given: dict[int, str] = {}
    by = {person.seat: person for person in people}
    for count in range(len(answers) + 1):
        for person in people:
            view = person.views.get(count)
            if view is not None:
                outcome.views += 1
                if view != json.loads(msgspec.json.encode(game.view(person.seat))):
                    faults.append(f"seat {person.seat} saw something else after {count} answers")
        if count == len(answers):
            break
        decision = game.decision
        answer, *chance = answers[count]
        given[decision.id] = answer
        who = by.get(decision.seat)
        if who is not None and answer not in who.sent.get(decision.id, ()):
            faults.append(f"decision {decision.id} of seat {decision.seat} was answered with what nobody had sent")
        game.choose(answer, outcomes=numbers(rules, chance))
    if not game.over:
        faults.append("the game has not ended")
    for person in people:
        for number, key in person.kept.items():
            if given.get(number) != key:
                faults.append(f"the answer {key} to decision {number} was acknowledged, and is lost")
        if any(answers > len(history) - 1 for _, answers in person.told):
            faults.append(f"seat {person.seat} was told of more answers than there are")
    assert len(by_answer([entry for entries in history for entry in entries])) == len(history)
    return faults


# ---- faults


async def _kill(house: House, away: float, outcome: Outcome) -> str:
    house.kill()
    await asyncio.sleep(away)
    await asyncio.to_thread(house.start)
    return "killed, and away"


async def _stop(house: House, away: float, outcome: Outcome) -> str:
    house.stop()
    try:
        await asyncio.sleep(away)
    finally:
        house.go_on()
    return "stopped"


async def _cut(house: House, away: float, outcome: Outcome) -> str:
    house.line.cut()
    try:
        await asyncio.sleep(away)
    finally:
        house.line.mend()
    return "cut off from the database"


async def _silence(house: House, away: float, outcome: Outcome) -> str:
    house.line.silent.set()
    try:
        await asyncio.sleep(away)
    finally:
        house.line.silent.clear()
    return "without an answer of the database"


async def _drain(house: House, away: float, outcome: Outcome) -> str:
    seconds = await asyncio.to_thread(house.drain)
    outcome.drained.append(seconds)
    await asyncio.to_thread(house.start)
    return f"told to end, which took {seconds:.1f} s, and away"


FAULTS = (_kill, _stop, _cut, _silence, _drain)


async def disturb(cluster: Cluster, rng: random.Random, outcome: Outcome, longest: float) -> None:
    """One fault after the other, each of them in turn, until the games are over; the other servers are well. A server
    that is stopped for less than a lease lasts still has its tables when it goes on."""
    while True:
        for fault in rng.sample(FAULTS, len(FAULTS)):
            house = rng.choice(cluster.houses)
            away = rng.choice([rng.uniform(0.1, 2.5), rng.uniform(min(4.0, longest), longest)])
            outcome.done.append(f"{house.port} {await fault(house, away, outcome)} for {away:.1f} s")
            await asyncio.sleep(rng.uniform(0.1, 1.0))
