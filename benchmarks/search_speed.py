"""How many iterations a second the search bot does on one core, and what one is worth in greedy decisions.

Positions come from games between greedy bots; at every so many decisions the search looks at one. Time is processor
time of the one process.
"""

from __future__ import annotations

import argparse
import json
import random
import time

import sietch
from sietch.bots import SearchBot, find, look
from sietch.core.rules import Rules

ITERATIONS = 60
EVERY = 25


class Counting(SearchBot):
    """Counts the iterations that were really done: a decision that is clear takes fewer."""

    done = 0

    def iterate(self, *args: object) -> bool:
        self.done += 1
        return super().iterate(*args)  # type: ignore[arg-type]


def measure(rules: Rules, games: int, seed: int) -> dict[str, float]:
    greedy, rng = find("greedy"), random.Random(seed)
    searched = judged = 0.0
    iterations = decisions = positions = 0
    for number in range(games):
        table = sietch.new(rules.name, seed=seed + number)
        while not table.over:
            seat = table.decision.seat
            if len(table.decision.options) == 1:
                table.choose(0)
                continue
            decisions += 1
            if decisions % EVERY == 0:
                bot = Counting(ITERATIONS)
                view, options = look(table, seat)
                started = time.process_time()
                bot.choose(view, options, rng)
                searched += time.process_time() - started
                iterations += bot.done
                positions += 1
            started = time.process_time()
            key = greedy.choose(*look(table, seat), rng).key
            judged += time.process_time() - started
            table.choose(key)
    return {
        "positions": positions,
        "iterations": iterations,
        "iterations_per_second": round(iterations / searched, 1),
        "greedy_decisions_per_second": round(decisions / judged, 1),
        "greedy_decisions_in_an_iteration": round(searched / iterations / (judged / decisions), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    found = {game: measure(sietch.rules(game), wish.games, wish.seed) for game in sietch.GAMES}
    if wish.json:
        print(json.dumps(found))
        return
    for game, figures in found.items():
        print(f"{game}: " + ", ".join(f"{value:,g} {name.replace('_', ' ')}" for name, value in figures.items()))


if __name__ == "__main__":
    main()
