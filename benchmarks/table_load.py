"""How many people the table's server bears: many tables of four scripted seats, all connected, all answering.

`.venv/bin/python benchmarks/table_load.py` starts a server of its own on loopback with a database in a temporary
folder, opens 200 tables and plays for 30 seconds; `--tables`, `--seconds` and `--json` change that. A seat answers
at random, half a second after its last answer at the earliest. Measured is the time from sending an answer until
all four seats have the update that follows from it. Every second table goes on from the middle of a game.

`--before COMMIT` compares with the program of another commit: a server of each, with the same number of tables, is
played at in turns of `--seconds`, `--rounds` times. What counts is the ratio of the medians of all turns.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

import sietch
from checkout import HERE, check_out, of

SEATS = 4
PAUSE = 0.5  # a seat answers twice a second at most
SETUP: dict[str, Any] = {"modules": ["choam"]}
GOAL_MS = 100.0
PATIENCE = 30.0  # an answer that nobody has seen after so long is lost
NOT_WORSE = 1.1  # the ratio to the program of before that is still no difference


# ---- the server, in a process of its own


def serve(folder: str) -> None:
    from sietch.table.app import create_app
    from sietch.table.rates import Limits, Rate
    from sietch.table.server import listen, run
    from sietch.table.storage import Storage

    without = Rate(1_000_000, 1_000_000.0)  # all seats come from one address here
    app = create_app(Storage(f"sqlite:///{folder}/load.db"), limits=Limits(tables=without, requests=without))
    listening = listen("127.0.0.1", 0)
    print(listening.getsockname()[1], flush=True)
    run(app, listening)


@contextmanager
def served(checkout: Path) -> Iterator[tuple[int, int]]:
    """The server of a checkout, by its own script: its process and its port."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(checkout / "benchmarks" / "table_load.py"), "--serve", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=of(checkout))
        try:
            assert server.stdout is not None
            yield server.pid, int(server.stdout.readline())
        finally:
            server.terminate()
            server.wait(20)


def resident(pid: int) -> float | None:
    """Memory of a process in MB, where the system tells."""
    try:
        text = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    return next(int(line.split()[1]) / 1024 for line in text.splitlines() if line.startswith("VmRSS"))


def busy(pid: int) -> float | None:
    """Processor time of a process in seconds, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---- the seats


class Decision(msgspec.Struct):
    id: int
    seat: int
    options: list[dict[str, Any]]


class Update(msgspec.Struct, tag_field="type", tag="table"):
    seq: int
    decision: Decision | None
    check: int | None = None


class Changes(msgspec.Struct, tag_field="type", tag="changes"):
    seq: int
    decision: Decision | None


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    reason: str


decode = msgspec.json.Decoder(Update | Changes | Refused).decode


@dataclass
class Figures:
    times: list[float] = field(default_factory=list)  # ms
    errors: list[str] = field(default_factory=list)
    updates: int = 0
    received: int = 0  # bytes
    took: float = 0.0  # seconds
    cores: list[float] = field(default_factory=list)  # how much of a core the server and the client used


class Seat(asyncio.Protocol):
    """A WebSocket in its plainest form, so that what is measured is the server."""

    def __init__(self, play: Play, seat: int) -> None:
        self.play = play
        self.seat = seat
        self.data = bytearray()
        self.open = False
        self.asked = False
        self.next_answer = 0.0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET /api/tables/{self.play.table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        if not self.play.finished:
            self.play.figures.errors.append(f"a connection was lost: {error}")

    def data_received(self, data: bytes) -> None:
        self.play.figures.received += len(data)
        self.data += data
        if not self.open:
            end = self.data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.data.startswith(b"HTTP/1.1 101"):
                self.play.figures.errors.append(f"no socket: {bytes(self.data[:40])!r}")
                return
            del self.data[: end + 4]
            self.open = True
            self.send({"token": self.play.tokens[self.seat]})
        while (frame := self.frame()) is not None:
            kind, payload = frame
            if kind == 1:
                self.play.hear(self, decode(payload))
            elif kind == 9:
                self.write(0xA, payload)

    def frame(self) -> tuple[int, bytes] | None:
        data = self.data
        if len(data) < 2:
            return None
        size, start = data[1] & 127, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(data) < start:
                return None
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return None
        payload = bytes(data[start : start + size])
        kind = data[0] & 15
        del data[: start + size]
        return kind, payload

    def send(self, message: dict[str, Any]) -> None:
        self.write(1, msgspec.json.encode(message))

    def write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + payload)  # a mask of zeros changes nothing


class Play:
    """One table: its four seats and the answer that is on its way."""

    def __init__(self, links: dict[str, Any], figures: Figures, rng: random.Random) -> None:
        self.table: str = links["table"]
        self.tokens: list[str] = links["seats"]
        self.figures = figures
        self.rng = rng
        self.seats: list[Seat] = []
        self.seen = [0] * SEATS
        self.turn: tuple[Seat, Decision] | None = None
        self.playing = False
        self.finished = False
        self.sent = 0.0
        self.waiting: set[int] = set()
        self.answered = -1  # the last decision; updates of before may still be on their way
        self.after = 0

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for number in range(SEATS):
            _, seat = await loop.create_connection(lambda n=number: Seat(self, n), "127.0.0.1", port)  # type: ignore[misc]
            self.seats.append(seat)

    def hear(self, seat: Seat, message: Update | Changes | Refused) -> None:
        if isinstance(message, Refused):
            self.figures.errors.append(message.reason)
            return
        if isinstance(message, Update) and message.check is not None and not seat.asked:
            # As the page does, where the server can.
            seat.asked = True
            seat.send({"type": "changes"})
        self.figures.updates += 1
        self.seen[seat.seat] = message.seq
        decision = message.decision
        if decision is not None and decision.seat == seat.seat and decision.id > self.answered:
            self.turn = (seat, decision)
        if seat.seat in self.waiting and message.seq > self.after:
            self.waiting.discard(seat.seat)
            if not self.waiting:
                self.figures.times.append((time.perf_counter() - self.sent) * 1000)
                self.next()

    def next(self) -> None:
        """Let the seat that decides answer when it may."""
        if self.playing and self.turn is not None:
            loop = asyncio.get_running_loop()
            loop.call_at(max(loop.time(), self.turn[0].next_answer), self.answer)

    def answer(self) -> None:
        if not self.playing or self.turn is None:
            return
        seat, decision = self.turn
        self.turn = None
        self.answered = decision.id
        seat.next_answer = asyncio.get_running_loop().time() + PAUSE
        self.after = max(self.seen)
        self.waiting = set(range(SEATS))
        key = self.rng.choice(decision.options)["key"]
        self.sent = time.perf_counter()
        seat.send({"type": "answer", "decision": decision.id, "key": key})


# ---- the run


def half_a_game(rng: random.Random) -> dict[str, Any]:
    game = sietch.new("uprising", players=SEATS, seed=rng.getrandbits(32), **SETUP)
    for _ in range(rng.randrange(100, 200)):
        if game.over:
            break
        game.choose(rng.choice(game.decision.options))
    return game.record


def begun_games(checkout: Path, count: int, seed: int) -> list[dict[str, Any]]:
    """Records as the program of a checkout writes them: another one need not take them."""
    lines = (
        "import json, random, sys; sys.path.insert(0, sys.argv[1]); from table_load import half_a_game; "
        "rng = random.Random(int(sys.argv[3])); print(json.dumps([half_a_game(rng) for _ in range(int(sys.argv[2]))]))"
    )
    command = [sys.executable, "-c", lines, str(checkout / "benchmarks"), str(count), str(seed)]
    done = subprocess.run(command, env=of(checkout), check=True, capture_output=True, text=True)
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def open_tables(port: int, count: int, begun: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every second one goes on from one of the begun games."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    links = []
    for number in range(count):
        wish: dict[str, Any] = {"seats": [{}] * SEATS, "setup": SETUP}
        if number % 2:
            wish = {"seats": [{}] * SEATS, "record": begun[number // 2]}
        connection.request("POST", "/api/tables", json.dumps(wish))
        response = connection.getresponse()
        text = response.read()
        if response.status != 201:
            raise SystemExit(f"a table could not be opened: {response.status} {text.decode()}")
        links.append(json.loads(text))
    connection.close()
    return links


async def sit_down(port: int, links: list[dict[str, Any]], rng: random.Random) -> list[Play]:
    figures = Figures()
    plays = [Play(link, figures, rng) for link in links]
    for table in plays:
        await table.connect(port)
    # Everybody is told who comes; play begins when that is over.
    heard = -1
    while heard < figures.updates or not all(min(table.seen) for table in plays):
        heard = figures.updates
        await asyncio.sleep(1)
    say(f"{len(plays) * SEATS} seats are connected")
    return plays


async def play(plays: list[Play], seconds: float, rng: random.Random, pid: int) -> Figures:
    figures = Figures()
    loop = asyncio.get_running_loop()
    start = loop.time()
    server, client = busy(pid), busy(os.getpid())
    for table in plays:
        figures.errors += table.figures.errors
        table.figures = figures
        table.playing = True
        loop.call_later(rng.random() * 2 * PAUSE, table.next)
    while (left := start + seconds - loop.time()) > 0:
        await asyncio.sleep(min(5.0, left))
        say(f"{loop.time() - start:4.0f} s: {len(figures.times)} answers, {len(figures.errors)} errors")
    figures.took = loop.time() - start
    for before, who in ((server, pid), (client, os.getpid())):
        after = busy(who)
        if before is not None and after is not None:
            figures.cores.append(round((after - before) / figures.took, 2))
    for table in plays:
        table.playing = False
    end = loop.time() + PATIENCE
    while any(table.waiting for table in plays) and loop.time() < end:
        await asyncio.sleep(0.05)
    figures.errors += [f"an answer at table {table.table} was lost" for table in plays if table.waiting]
    return figures


def leave(plays: list[Play]) -> None:
    for table in plays:
        table.finished = True
        for seat in table.seats:
            seat.transport.close()


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def share(times: list[float], part: float) -> float:
    return times[min(len(times) - 1, int(len(times) * part))]


def measure(tables: int, seconds: float, seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    load_before = os.getloadavg()[0]

    async def run(port: int, links: list[dict[str, Any]], pid: int) -> Figures:
        plays = await sit_down(port, links, rng)
        figures = await play(plays, seconds, rng, pid)
        leave(plays)
        return figures

    begun = begun_games(HERE, tables // 2, seed)
    with served(HERE) as (pid, port):
        open_tables(port, 1, [])
        empty = resident(pid)
        say(f"opening {tables} tables")
        links = open_tables(port, tables, begun)
        opened = resident(pid)
        figures = asyncio.run(run(port, links, pid))
        full = resident(pid)
    times = sorted(figures.times)
    took = figures.took
    return {
        "tables": tables,
        "seconds": round(took, 1),
        "answers": len(times),
        "answers_per_second": round(len(times) / took, 1),
        "updates_per_second": round(figures.updates / took, 1),
        "kilobytes_per_update": round(figures.received / max(1, figures.updates) / 1024, 1),
        "p50_ms": round(share(times, 0.5), 1),
        "p95_ms": round(share(times, 0.95), 1),
        "p99_ms": round(share(times, 0.99), 1),
        "max_ms": round(times[-1], 1),
        "errors": len(figures.errors),
        "first_errors": figures.errors[:5],
        "memory_mb": {"empty": empty, "tables_open": opened, "at_the_end": full},
        "kilobytes_per_table": None if full is None or empty is None else round((full - empty) * 1024 / tables),
        "cores_busy": dict(zip(("server", "client"), figures.cores)),
        "load_before": round(load_before, 2),
        "load_after": round(os.getloadavg()[0], 2),
        "cores": os.cpu_count(),
    }


@dataclass
class Turn:
    """What one turn of one of two programs cost."""

    answers: int
    errors: list[str]
    p50_ms: float
    p99_ms: float
    processor_ms: float  # of the server for an answer


COMPARED = ("processor_ms", "p50_ms", "p99_ms")


def compare(commit: str, tables: int, seconds: float, rounds: int, seed: int) -> dict[str, Any]:
    """Turns of the program of a commit and of this one, by turns first and second."""
    turns: dict[str, list[Turn]] = {"before": [], "now": []}
    loads = [os.getloadavg()[0]]

    async def run(sides: dict[str, tuple[int, int, list[dict[str, Any]]]]) -> None:
        rng = random.Random(seed)
        seated = {name: await sit_down(port, links, rng) for name, (_, port, links) in sides.items()}
        for number in range(rounds):
            for name in list(sides)[:: 1 if number % 2 else -1]:
                pid = sides[name][0]
                start = busy(pid) or 0.0
                figures = await play(seated[name], seconds, rng, pid)
                cost = ((busy(pid) or 0.0) - start) * 1000 / max(1, len(figures.times))
                times = sorted(figures.times) or [0.0]
                turn = Turn(len(figures.times), figures.errors, share(times, 0.5), share(times, 0.99), cost)
                turns[name].append(turn)
                say(f"{name}: {turn.processor_ms:.2f} ms of processor, p50 {turn.p50_ms:.1f}, p99 {turn.p99_ms:.1f} ms")
            loads.append(os.getloadavg()[0])
        for plays in seated.values():
            leave(plays)

    with ExitStack() as closing:
        folder = Path(closing.enter_context(tempfile.TemporaryDirectory()))
        sides = {}
        for name, checkout in (("before", check_out(commit, folder)), ("now", HERE)):
            pid, port = closing.enter_context(served(checkout))
            say(f"opening {tables} tables at the server of {name}")
            sides[name] = (pid, port, open_tables(port, tables, begun_games(checkout, tables // 2, seed)))
        asyncio.run(run(sides))

    def medians(name: str) -> dict[str, float]:
        return {what: round(median(getattr(turn, what) for turn in turns[name]), 3) for what in COMPARED}

    def best(name: str) -> dict[str, float]:
        return {what: round(min(getattr(turn, what) for turn in turns[name]), 3) for what in COMPARED}

    before, now = medians("before"), medians("now")
    errors = [error for name in turns for turn in turns[name] for error in turn.errors]
    return {
        "tables": tables,
        "rounds": rounds,
        "seconds": seconds,
        "answers": {name: sum(turn.answers for turn in turns[name]) for name in turns},
        "before": before,
        "now": now,
        "best_before": best("before"),
        "best_now": best("now"),
        "ratio": {what: round(now[what] / before[what], 3) if before[what] else None for what in COMPARED},
        "errors": len(errors),
        "first_errors": errors[:5],
        "load": [round(load, 1) for load in loads],
        "cores": os.cpu_count(),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="figures as JSON instead of a table")
    parser.add_argument("--before", metavar="COMMIT", help="compare with the program of this commit")
    parser.add_argument("--rounds", type=int, default=5, help="how many turns each of two programs has")
    parser.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.serve:
        serve(wish.serve)
        return 0
    if wish.before:
        figures = compare(wish.before, wish.tables, wish.seconds, wish.rounds, wish.seed)
        title = f"{wish.tables} tables of {SEATS} seats on loopback, beside {wish.before}"
        goal = f"p99 at most {NOT_WORSE} times that of before, no error"
        good = figures["errors"] == 0 and (figures["ratio"]["p99_ms"] or 0) <= NOT_WORSE
    else:
        figures = measure(wish.tables, wish.seconds, wish.seed)
        title = f"{wish.tables} tables of {SEATS} seats on loopback"
        goal = f"p99 under {GOAL_MS:.0f} ms, no error"
        good = figures["errors"] == 0 and figures["p99_ms"] < GOAL_MS
    if wish.json:
        print(json.dumps(figures, indent=2))
    else:
        table = Table("what", "value", title=title)
        for name, value in figures.items():
            table.add_row(name.replace("_", " "), str(value))
        Console().print(table)
    say(f"goal ({goal}): {'met' if good else 'missed'}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
