"""How fast the engine is: random play beside a peer in the same run, copies, saves, decisions, calls, memory.

`make bench` runs it all; `--quick` is shorter, `--no-peer` needs no network, `--json` is for programs.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import json
import pstats
import random
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median
from typing import Any

from rich.console import Console
from rich.table import Table

import sietch
from peer_catanatron import Catanatron
from sietch.core.saves import load, save
from sietch.core.state import seeded

# The games: set-up, how many decisions are played before a state is taken from the middle, and how many of its games
# take as long as one of Uprising.
GAMES: dict[str, tuple[dict[str, Any], tuple[int, int], float]] = {
    "uprising": ({"players": 4, "modules": ["choam"]}, (100, 250), 1.0),
    "arrakis": ({}, (100, 900), 0.05),
}
WARM_UP_GAMES = 3
PROFILED_FUNCTIONS = 12


@dataclass(frozen=True)
class Effort:
    """How much of everything to measure."""

    rounds: int  # runs of each side; the median counts
    games: int  # our games in a run
    peer_games: int
    states: int  # mid-game states to copy, save and load
    decision_games: int
    profiled_games: int
    live_games: int


FULL = Effort(rounds=5, games=400, peer_games=100, states=500, decision_games=100, profiled_games=100, live_games=200)
QUICK = Effort(rounds=3, games=60, peer_games=15, states=100, decision_games=20, profiled_games=20, live_games=50)


# ---- games


class Engine:
    """Our side: complete games of random players on the engine's own loop."""

    def __init__(self, game: str = "uprising") -> None:
        setup, self.middle, self.share = GAMES[game]
        self.name = game
        self.rules = sietch.rules(game)
        self.setup = self.rules.setup(setup)

    def play_game(self, seed: int) -> int:
        """Play one game at random; return how many decisions had a choice."""
        chance = random.Random(seed).random
        state = self.rules.start(self.setup, seeded(seed), None)
        decisions = 0
        while not state.over:
            options = state.options
            n = len(options)
            if n > 1:
                decisions += 1
                state.answer(options[int(chance() * n)])
            else:
                state.answer(options[0])
        return decisions

    def measure(self, games: int) -> dict[str, Any]:
        games = max(1, round(games * self.share))
        for seed in range(1, 1 + max(1, round(WARM_UP_GAMES * self.share))):
            self.play_game(seed)
        started = time.process_time()
        decisions = sum(self.play_game(seed) for seed in range(1, games + 1))
        seconds = time.process_time() - started
        return {"decisions": decisions, "games": games, "seconds": seconds, "decisions_per_second": decisions / seconds}

    def states(self, n: int) -> Iterator[Any]:
        """One state from the middle of each of so many games, in whatever it was doing."""
        for seed in range(n):
            rng = random.Random(seed)
            state: Any = self.rules.start(self.setup, seeded(seed), None)
            moment = rng.randrange(*self.middle)
            for _ in range(moment):
                if state.over:
                    break
                state.answer(rng.choice(state.options))
            if not state.over:
                yield state


# ---- measurements


def random_play(engine: Engine, effort: Effort, with_peer: bool) -> dict[str, Any]:
    """Decisions with two or more options per second, alternating with the peer and with our other game; medians and
    their ratios."""
    ours: list[dict[str, Any]] = []
    theirs: list[dict[str, Any]] = []
    seconds: list[dict[str, Any]] = []
    second = Engine("arrakis")
    with Catanatron() if with_peer else nullcontext() as peer:
        for _ in range(effort.rounds):
            ours.append(engine.measure(effort.games))
            seconds.append(second.measure(effort.games))
            if peer is not None:
                theirs.append(peer.measure(effort.peer_games))
    found: dict[str, Any] = {
        "decisions_per_second": round(median(run["decisions_per_second"] for run in ours)),
        "games_per_second": round(median(run["games"] / run["seconds"] for run in ours), 1),
        "decisions_per_game": round(ours[0]["decisions"] / ours[0]["games"], 1),
    }
    found["arrakis_decisions_per_second"] = round(median(run["decisions_per_second"] for run in seconds))
    found["arrakis_ratio"] = round(found["arrakis_decisions_per_second"] / found["decisions_per_second"], 2)
    if theirs:
        found["peer"] = Catanatron.requirement
        found["peer_decisions_per_second"] = round(median(run["decisions_per_second"] for run in theirs))
        found["ratio"] = round(found["decisions_per_second"] / found["peer_decisions_per_second"], 2)
    return found


def microseconds(work: Callable[[], object], times: int) -> float:
    """The best mean of three: what else the machine does can only add."""
    best = float("inf")
    for _ in range(3):
        started = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, (time.perf_counter() - started) / times)
    return best * 1e6


def copies_and_saves(engine: Engine, effort: Effort) -> dict[str, Any]:
    rules = engine.rules
    copying, saving, loading, sizes = [], [], [], []
    for state in engine.states(effort.states):
        copying.append(microseconds(state.copy, 20))
        data = save(rules, state)
        sizes.append(len(data))
        saving.append(microseconds(lambda state=state: save(rules, state), 5))  # type: ignore[misc]
        loading.append(microseconds(lambda data=data: load(rules, data), 5))  # type: ignore[misc]
    arrakis = [microseconds(state.copy, 20) for state in Engine("arrakis").states(effort.states)]
    return {
        "copy_us": round(median(copying), 2),
        "arrakis_copy_us": round(median(arrakis), 2),
        "save_us": round(median(saving), 1),
        "load_us": round(median(loading), 1),
        "save_bytes": round(median(sizes)),
    }


def decisions(engine: Engine, effort: Effort) -> dict[str, Any]:
    """The time from an answer to the next question, with everything forced in between."""
    clock = time.perf_counter_ns
    times: list[int] = []
    gc.disable()
    for seed in range(effort.decision_games):
        chance = random.Random(seed).random
        state = engine.rules.start(engine.setup, seeded(seed), None)
        while not state.over:
            option = state.options[int(chance() * len(state.options))]
            started = clock()
            state.answer(option)
            times.append(clock() - started)
    gc.enable()
    times.sort()
    return {"mean_us": round(mean(times) / 1e3, 2), "p99_us": round(times[len(times) * 99 // 100] / 1e3, 2)}


def calls(engine: Engine, effort: Effort) -> dict[str, Any]:
    """Function calls for each decision, and where the time goes by the functions' own time."""
    profile = cProfile.Profile()
    profile.enable()
    made = sum(engine.play_game(seed) for seed in range(effort.profiled_games))
    profile.disable()
    stats: Any = pstats.Stats(profile)
    rows = sorted(stats.stats.items(), key=lambda row: -row[1][2])[:PROFILED_FUNCTIONS]
    return {
        "calls_per_decision": round(stats.total_calls / made, 1),
        "functions": [
            {
                "function": _function(where),
                "own_time": round(own / stats.total_tt, 4),
                "calls_per_decision": round(number / made, 2),
            }
            for where, (_, number, own, _, _) in rows
        ],
    }


def _function(where: tuple[str, int, str]) -> str:
    path, line, name = where
    return name if path == "~" else f"{Path(path).name}:{line} {name}"


def memory(engine: Engine, effort: Effort) -> dict[str, Any]:
    """Of a live game in the middle of play, its log included."""
    list(engine.states(3))
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    live = list(engine.states(effort.live_games))
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    played_kb = used / len(live) / 1024
    before = tracemalloc.get_traced_memory()[0]
    copied = [state.copy() for state in live]
    copy_kb = (tracemalloc.get_traced_memory()[0] - before) / len(copied) / 1024
    tracemalloc.stop()
    return {"game_kb": round(played_kb, 1), "copy_kb": round(copy_kb, 1)}


# ---- showing


def show(result: dict[str, Any], console: Console) -> None:
    play, state, answer, profile, space = (result[name] for name in ("play", "state", "answer", "profile", "memory"))
    table = Table("what", title="four random players, with CHOAM, one core", title_justify="left")
    table.add_column("measured", justify="right")
    if "ratio" in play:
        table.add_row("random play, ratio to the peer", f"{play['ratio']:.1f}")
        table.add_row(f"decisions/s, {play['peer']}", f"{play['peer_decisions_per_second']:,}")
    table.add_row("decisions/s", f"{play['decisions_per_second']:,}")
    table.add_row("games/s", f"{play['games_per_second']:,}")
    table.add_row("decisions in a game", f"{play['decisions_per_game']:,}")
    table.add_row("decisions/s, War for Arrakis", f"{play['arrakis_decisions_per_second']:,}")
    table.add_row("War for Arrakis, ratio to Uprising", f"{play['arrakis_ratio']:.2f}")
    table.add_row("copy of a mid-game state", f"{state['copy_us']} us")
    table.add_row("copy, War for Arrakis", f"{state['arrakis_copy_us']} us")
    table.add_row("save, load", f"{state['save_us']} us, {state['load_us']} us")
    table.add_row("size of a save", f"{state['save_bytes']:,} bytes")
    table.add_row("answer to next question, mean", f"{answer['mean_us']} us")
    table.add_row("answer to next question, 99%", f"{answer['p99_us']} us")
    table.add_row("function calls in a decision", f"{profile['calls_per_decision']}")
    table.add_row("memory of a live game, of a copy", f"{space['game_kb']} kB, {space['copy_kb']} kB")
    console.print(table)
    functions = Table("function", title="by own time (under the profiler)", title_justify="left")
    functions.add_column("share", justify="right")
    functions.add_column("calls in a decision", justify="right")
    for row in profile["functions"]:
        functions.add_row(row["function"], f"{row['own_time']:.1%}", f"{row['calls_per_decision']:.2f}")
    console.print(functions)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run, less exact")
    parser.add_argument("--no-peer", action="store_true", help="only our own side; installs nothing")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    arguments = parser.parse_args()
    effort = QUICK if arguments.quick else FULL
    engine = Engine()
    if not arguments.no_peer:
        print("preparing the peer in a temporary environment", file=sys.stderr)
    result = {
        "play": random_play(engine, effort, not arguments.no_peer),
        "state": copies_and_saves(engine, effort),
        "answer": decisions(engine, effort),
        "profile": calls(engine, effort),
        "memory": memory(engine, effort),
    }
    if arguments.json:
        print(json.dumps(result))
    else:
        show(result, Console())


if __name__ == "__main__":
    main()
