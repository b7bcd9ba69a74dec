"""How often a bot wins against greedy ones, and how long it thinks: `search_strength.py --game arrakis --games 20`.

In Uprising and Dune: Imperium it sits at each seat in turn, against three, with the modules that are named (`--modules
choam,rise-of-ix`) or those of a preset (`--preset everything`); in War for Arrakis at one side (`--seat`) or at both in
turn, or alone against the Mahdi rules (`--players 1`). Time is processor time of the one process, so a busy neighbour
disturbs little.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import sietch
from sietch.bots import Bot, find, look
from sietch.lab.intervals import wilson


def play(game: str, setup: dict[str, Any], seed: int, bots: list[Bot], seat: int, times: list[float]) -> float:
    """What share of the win the seat has; its times to think are added to the list."""
    table = sietch.new(game, seed=seed, **setup)
    chances = [random.Random(f"{seed}/{other}") for other in range(len(bots))]
    while not table.over:
        decider = table.decision.seat
        if len(table.decision.options) == 1:
            table.choose(0)
            continue
        started = time.process_time()
        view, options = look(table, decider)
        key = bots[decider].choose(view, options, chances[decider]).key
        if decider == seat:
            times.append(time.process_time() - started)
        table.choose(key)
    return 1 / len(table.winners) if seat in table.winners else 0.0


def modules_of(game: str, modules: str, preset: str) -> list[str]:
    """Those that are named, or those of a preset."""
    if not preset:
        return [name for name in modules.split(",") if name]
    presets = {known.id.removeprefix("preset-"): known.modules for known in sietch.rules(game).presets()}
    if preset not in presets:
        raise SystemExit(f"{game} has no preset {preset!r}; possible: {', '.join(presets)}")
    return list(presets[preset])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="uprising")
    parser.add_argument("--bot", default="search-strong")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, help="how many seats; as many as a newcomer is offered by default")
    parser.add_argument("--seat", type=int, help="always this seat; otherwise each in turn")
    parser.add_argument("--modules", default="", help="separated by commas")
    parser.add_argument("--preset", default="", help="the modules of a preset, such as everything")
    wish = parser.parse_args()
    modules = modules_of(wish.game, wish.modules, wish.preset)
    setup: dict[str, Any] = {"modules": modules} if modules else {}
    players = wish.players or sietch.rules(wish.game).choices().suggested
    setup["players"] = players
    won = 0.0
    times: list[float] = []
    for number in range(wish.games):
        seat = number % players if wish.seat is None else wish.seat
        bots = [find(wish.bot if place == seat else wish.against) for place in range(players)]
        share = play(wish.game, setup, wish.seed + number, bots, seat, times)
        won += share
        low, high = wilson(won, number + 1)
        print(
            f"game {number + 1}: seat {seat} {'won' if share else 'lost'}; {won:g} of {number + 1}"
            f" ({won / (number + 1):.0%}, 95% {low:.0%} to {high:.0%});"
            f" {1000 * sum(times) / len(times):.0f} ms a decision, at most {1000 * max(times):.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
