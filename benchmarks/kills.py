"""The table's server is killed again and again while people play: nothing that it acknowledged is lost or counts twice,
and everybody comes back to their table.

`.venv/bin/python benchmarks/kills.py` opens 20 tables on loopback and kills the server 45 times; `--database` names
another database than a new SQLite file, such as an empty one of PostgreSQL, `--term` asks the server to end instead. At
every table one thread answers for whoever is to decide, and takes some answers back. After each kill what is stored
must be what was acknowledged, but for the one answer that was on its way. Exit code 1 if anything was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import random
import subprocess
import sys
import tempfile
import threading
import time
from typing import Any

from sietch.table.storage import Storage, StoredTable

SEATS = 4
SHARE_OF_UNDOS = 0.2
SECONDS_TO_START = 120.0
ENDING = 503  # a server that ends stores nothing any more, and says so


class Server:
    """`sietch serve` in a process of its own."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "sietch", "serve", "--port", "0", "--no-browser", "--database", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "The table is at" not in line:
            raise SystemExit(f"the server does not start: {line}")
        self.port = int(line.split("The table is at ")[1].split("/ ")[0].rsplit(":", 1)[1])

    def end(self, gently: bool) -> None:
        self.process.terminate() if gently else self.process.kill()
        self.process.wait()

    def ask(self, method: str, path: str, body: Any = None, token: str = "", address: str = "") -> tuple[int, Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            headers = {"X-Forwarded-For": address, "Authorization": f"Bearer {token}"}
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            return response.status, json.loads(response.read())
        finally:
            connection.close()


class Play:
    """A table and what its people know. stack: the answers that were acknowledged and not taken back."""

    def __init__(self, server: Server, number: int, seed: int) -> None:
        self.address = f"10.0.{number // 250}.{number % 250 + 1}"
        self.rng = random.Random(seed)
        self.stack: list[str] = []
        self.undone = 0
        self.acknowledged = 0
        self.pending: str | None = None  # the answer on its way, or "" for taking one back
        self.wrong: list[str] = []
        status, self.links = server.ask("POST", "/api/tables", {"seats": [{}] * SEATS}, address=self.address)
        if status != 201:
            raise SystemExit(f"a table could not be opened: {status} {self.links}")

    def ask(self, server: Server, who: int | None, method: str, path: str = "", body: Any = None) -> Any:
        token = self.links["spectator"] if who is None else self.links["seats"][who]
        status, found = server.ask(method, f"/api/tables/{self.links['table']}{path}", body, token, self.address)
        if status != 200:
            if status != ENDING:
                self.wrong.append(f"{method} {path or 'look'}: {status} {found}")
            raise ConnectionError
        return found

    def go_on(self, server: Server) -> None:
        """Until the server is gone, the game over or something wrong."""
        try:
            while self.move(server):
                pass
        except (OSError, http.client.HTTPException, ValueError):
            pass

    def move(self, server: Server) -> bool:
        seen = self.ask(server, None, "GET")
        if seen["decision"] is None:
            return False
        seat = seen["decision"]["seat"]
        mine = self.ask(server, seat, "GET")
        decision = mine["decision"]
        same = {"decision": decision["id"], "undone": mine["undone"]}
        if mine["can_undo"] and self.rng.random() < SHARE_OF_UNDOS:
            self.pending = ""
            self.ask(server, seat, "POST", "/undo", {"type": "undo", **same})
            self.stack.pop()
            self.undone += 1
        else:
            self.pending = key = self.rng.choice(decision["options"])["key"]
            self.ask(server, seat, "POST", "/answers", {"type": "answer", "key": key, **same})
            self.stack.append(key)
        self.pending = None
        self.acknowledged += 1
        return True

    def compare(self, stored: StoredTable | None) -> None:
        """What is stored is what was acknowledged; what was on its way counts or was never given."""
        if stored is None:
            self.wrong.append("the table is gone")
            return
        found = ([entries[0] for entries in stored.entries[1:]], stored.undone)
        if self.pending is not None and found != (self.stack, self.undone):
            if self.pending:
                self.stack.append(self.pending)
            else:
                self.stack.pop()
                self.undone += 1
        self.pending = None
        if found != (self.stack, self.undone):
            self.wrong.append(f"{len(found[0])} answers are stored, {len(self.stack)} were acknowledged")


async def read(database: str, plays: list[Play]) -> None:
    storage = Storage(database)
    for play in plays:
        play.compare(await storage.load(play.links["table"]))
    storage.close()


def run(database: str, kills: int, tables: int, window: float, gently: bool, seed: int) -> list[Play]:
    rng = random.Random(seed)
    server = Server(database)
    plays = [Play(server, number, rng.getrandbits(32)) for number in range(tables)]
    for kill in range(kills + 1):
        threads = [threading.Thread(target=play.go_on, args=(server,)) for play in plays if not play.wrong]
        for thread in threads:
            thread.start()
        time.sleep(rng.uniform(0.4, window))
        server.end(gently)
        for thread in threads:
            thread.join(SECONDS_TO_START)
        asyncio.run(read(database, plays))
        wrong = sum(bool(play.wrong) for play in plays)
        acknowledged = sum(play.acknowledged for play in plays)
        print(
            f"{kill + 1}: {acknowledged} acknowledged, {wrong} tables with something wrong", file=sys.stderr, flush=True
        )
        if kill < kills:
            server = Server(database)
    return plays


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=45)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--window", type=float, default=6.0, help="most seconds between a start and a kill")
    parser.add_argument("--term", action="store_true", help="ask the server to end instead of killing it")
    parser.add_argument("--database", help="an empty one; a new SQLite file unless it is given")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = wish.database or f"sqlite:///{folder}/kills.db"
        plays = run(database, wish.kills, wish.tables, wish.window, wish.term, wish.seed)
    wrong = [f"table {play.links['table']}: {each}" for play in plays for each in play.wrong]
    acknowledged = sum(play.acknowledged for play in plays)
    print(f"{wish.kills} kills, {acknowledged} answers acknowledged: {len(wrong)} lost, doubled or turned away")
    print(*wrong[:10], sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
