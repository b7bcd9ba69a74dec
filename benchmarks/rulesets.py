"""How fast a decision and a copy are with few and many modules on, in turns of one run, each in a process of its own.

`--before COMMIT` also measures the program of that commit, with CHOAM alone and War for Arrakis. Processor time, the
best of each process, and of these the median: a busy neighbour can only add.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from checkout import HERE, check_out, of

# By name: the game, and what its set-up says.
SETUPS: dict[str, tuple[str, dict[str, Any]]] = {
    "choam": ("uprising", {"players": 4, "modules": ["choam"]}),
    "everything": ("uprising", {"players": 4, "modules": ["choam", "base-cards", "rise-of-ix", "immortality"]}),
    "classic-full": ("imperium", {"players": 4, "modules": ["rise-of-ix", "immortality"]}),
    "arrakis": ("arrakis", {}),
}
# What a program of before has, too.
OLD = ("choam", "arrakis")
# Games, the states that are copied, and how often; games of War for Arrakis are long.
GAMES = {"arrakis": 2}
USUAL_GAMES = 30
STATES, COPIES, REPEATS = 60, 20, 5


def measured(name: str) -> dict[str, float]:
    """Inside the process: the best time of a decision and of a copy, in microseconds."""
    import sietch
    from sietch.core.state import seeded

    game, said = SETUPS[name]
    rules = sietch.rules(game)
    setup = rules.setup(said)

    def play(seed: int) -> int:
        chance = random.Random(seed).random
        state = rules.start(setup, seeded(seed), None)
        decisions = 0
        while not state.over:
            n = len(state.options)
            decisions += n > 1
            state.answer(state.options[int(chance() * n)])
        return decisions

    def middles() -> Iterator[Any]:
        for seed in range(STATES):
            rng = random.Random(seed)
            state = rules.start(setup, seeded(seed), None)
            for _ in range(rng.randrange(100, 250)):
                if not state.over:
                    state.answer(rng.choice(state.options))
            if not state.over:
                yield state

    states = list(middles())
    deciding, copying = [], []
    for _ in range(REPEATS):
        started = time.process_time()
        decisions = sum(play(seed) for seed in range(1, 1 + GAMES.get(name, USUAL_GAMES)))
        deciding.append((time.process_time() - started) / decisions)
        started = time.process_time()
        for _ in range(COPIES):
            for state in states:
                state.copy()
        copying.append((time.process_time() - started) / COPIES / len(states))
    return {"decision": min(deciding) * 1e6, "copy": min(copying) * 1e6}


def in_its_process(name: str, checkout: Path) -> dict[str, float]:
    command = [sys.executable, __file__, "--inside", name]
    done = subprocess.run(command, env=of(checkout), check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def compare(rounds: int, commit: str) -> dict[str, Any]:
    runs: dict[tuple[str, str], list[dict[str, float]]] = {}
    with ExitStack() as closing:
        sides = [("now", HERE, tuple(SETUPS))]
        if commit:
            folder = Path(closing.enter_context(tempfile.TemporaryDirectory()))
            sides.append(("before", check_out(commit, folder), OLD))
        for turn in range(rounds):
            for side, checkout, names in sides:
                for name in names:
                    print(f"\rround {turn + 1} of {rounds}: {side}, {name}      ", end="", file=sys.stderr, flush=True)
                    runs.setdefault((side, name), []).append(in_its_process(name, checkout))
        print(file=sys.stderr)
    found: dict[str, Any] = {
        f"{side} {name}": {what: round(median(run[what] for run in all_), 2) for what in all_[0]}
        for (side, name), all_ in runs.items()
    }
    for name in SETUPS:
        base = found.get(f"before {name}", found["now choam"])
        ratio = {what: round(found[f"now {name}"][what] / base[what], 3) for what in base}
        found[f"ratio {name}"] = ratio | {"to": f"before {name}" if f"before {name}" in found else "now choam"}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", metavar="COMMIT", default="", help="compare with the program of this commit")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--inside", choices=SETUPS, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.inside:
        print(json.dumps(measured(wish.inside)))
        return
    found = compare(wish.rounds, wish.before)
    if wish.json:
        print(json.dumps(found))
        return
    table = Table("four random players, one core", "a decision", "a copy", "as a ratio to")
    for name in SETUPS:
        for side in ("before", "now"):
            times = found.get(f"{side} {name}")
            if times is not None:
                table.add_row(f"{name}, {side}", f"{times['decision']:.2f} us", f"{times['copy']:.2f} us", "")
        ratio = found[f"ratio {name}"]
        table.add_row(f"{name}, ratio", f"{ratio['decision']:.2f}", f"{ratio['copy']:.2f}", ratio["to"])
    Console().print(table)


if __name__ == "__main__":
    main()
