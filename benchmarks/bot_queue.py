"""How long a person waits for a greedy bot while somebody else's many tables of strong bots think.

`.venv/bin/python benchmarks/bot_queue.py` starts a server of its own on loopback with a database in a temporary folder,
opens 30 tables of four `search-strong` bots from one address, watches them all, and plays a game with three greedy bots
from another for 30 seconds. Measured is how long each answer of a greedy bot took, as the person sees it. `--tables`,
`--seconds`, `--bot`, `--workers` and `--json` change that.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

CROWD, PERSON = "192.0.2.1", "192.0.2.2"
OTHERS = "search-strong"
GOAL_MS = 1000.0
PATIENCE = 60.0


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def open_table(address: str, source: str, bots: list[str]) -> dict[str, Any]:
    seats = [{"bot": bot} for bot in bots]
    answer = httpx.post(
        f"{address}api/tables", json={"seats": seats}, headers={"x-forwarded-for": source}, timeout=PATIENCE
    )
    answer.raise_for_status()
    links: dict[str, Any] = answer.json()
    return links


@contextmanager
def sit(address: str, source: str, table: str, token: str) -> Iterator[ClientConnection]:
    """This machine is taken for a proxy, which says where somebody comes from."""
    with connect(
        f"ws{address.removeprefix('http')}api/tables/{table}/socket",
        max_size=None,
        additional_headers={"x-forwarded-for": source},
    ) as line:
        line.send(json.dumps({"token": token}))
        yield line


def watch(line: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        for _ in line:
            pass


def waits(line: ClientConnection, until: float) -> Iterator[float]:
    """Play at random; how long each answer of a bot took, in milliseconds."""
    rng = random.Random(1)
    decision, since = -1, 0.0
    while time.monotonic() < until:
        message = json.loads(line.recv(PATIENCE))
        now = time.perf_counter()
        asked = message.get("decision")
        if message["type"] != "table" or asked is None or asked["id"] == decision:
            if message.get("winners"):
                return
            continue
        if since:
            yield (now - since) * 1000
        decision, since = asked["id"], 0.0
        if asked["options"]:
            line.send(json.dumps({"type": "answer", "decision": decision, "key": rng.choice(asked["options"])["key"]}))
        else:
            since = now


def measure(tables: int, seconds: float, bot: str, workers: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as connections:
        command = [sys.executable, "-c", "from sietch_command import main; main()", "serve", "--port", "0"]
        command += ["--no-browser", "--workers", str(workers), "--database", f"sqlite:///{folder}/table.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split("The table is at ")[1].split(" ")[0]
            for number in range(tables):
                links = open_table(address, CROWD, [OTHERS] * 4)
                line = connections.enter_context(sit(address, CROWD, links["table"], links["spectator"]))
                threading.Thread(target=watch, args=(line,), daemon=True).start()
                if number % 10 == 9:
                    say(f"{number + 1} tables of {OTHERS} bots are open")
            time.sleep(3)
            found: list[float] = []
            until, told = time.monotonic() + seconds, seconds
            while time.monotonic() < until:
                links = open_table(address, PERSON, ["", *[bot] * 3])
                with sit(address, PERSON, links["table"], links["seats"][0]) as line:
                    for wait in waits(line, until):
                        found.append(wait)
                        left = until - time.monotonic()
                        if told - left > 5:
                            told = left
                            say(f"{left:4.0f} s left: {len(found)} answers of a bot")
        finally:
            server.terminate()
            server.wait(20)
    found.sort()
    return {
        "tables": tables,
        "workers": workers,
        "bot": bot,
        "answers": len(found),
        "p50_ms": round(found[len(found) // 2], 1),
        "p95_ms": round(found[int(len(found) * 0.95)], 1),
        "max_ms": round(found[-1], 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="figures as JSON instead of lines")
    wish = parser.parse_args()
    figures = measure(wish.tables, wish.seconds, wish.bot, wish.workers)
    if wish.json:
        print(json.dumps(figures, indent=2))
    else:
        for name, value in figures.items():
            print(f"{name.replace('_', ' '):10} {value}")
    good = figures["max_ms"] < GOAL_MS
    say(f"goal (nobody waits for {GOAL_MS:.0f} ms): {'met' if good else 'missed'}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
