"""How fast the environments are: decisions per second through each, beside PettingZoo's card games in the same run.

`--quick` is shorter, `--no-peer` needs no network, `--json` is for programs.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from contextlib import nullcontext
from statistics import median
from typing import Any

import pyspiel
from rich.console import Console
from rich.table import Table

import sietch
import sietch.envs.openspiel  # registers the games
from peer_pettingzoo import GAMES, PettingZoo, measure
from sietch.envs import pettingzoo
from sietch.envs.gymnasium import SeatEnv

# Games of War for Arrakis among random players take long: they are broken off after so many decisions.
LONGEST = 1_000
ROUNDS = 5
# Our games are longer than a hand of poker: so many of theirs are measured for one of ours.
SHARE = 10


def play_gymnasium(env: SeatEnv, seed: int) -> int:
    """One game of one seat at random; how many decisions the seat had."""
    below = random.Random(seed).randrange
    _, info = env.reset(seed=seed)
    decisions, over = 0, False
    while not over:
        possible = info["action_mask"].nonzero()[0]
        _, _, terminated, truncated, info = env.step(possible[below(len(possible))])
        over = terminated or truncated
        decisions += 1
    return decisions


def play_openspiel(game: Any, seed: int) -> int:
    """One game at random, looking at each position as the player who decides; how many decisions there were."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def rate(play: Callable[[Any, int], int], env: Any, games: int) -> float:
    play(env, 0)
    started = time.process_time()
    decisions = sum(play(env, seed) for seed in range(1, games + 1))
    return decisions / (time.process_time() - started)


def ours(games: int) -> dict[str, float]:
    """Decisions per second of each game through each environment."""
    found = {}
    for game in sietch.GAMES:
        found[f"PettingZoo, {game}"] = measure(pettingzoo.env(game, longest=LONGEST), games)
        found[f"Gymnasium, {game}, random opponents"] = rate(play_gymnasium, SeatEnv(game, longest=LONGEST), games)
        found[f"Gymnasium, {game}, compact"] = rate(
            play_gymnasium, SeatEnv(game, longest=LONGEST, actions="compact"), games
        )
        spiel = pyspiel.load_game(f"sietch_{game}", {"longest": LONGEST})
        found[f"OpenSpiel, {game}"] = rate(play_openspiel, spiel, games)
    return found


def measured(rounds: int, games: int, with_peer: bool) -> dict[str, Any]:
    """Medians of alternating runs, and the ratios of ours to each of the peer's."""
    mine: list[dict[str, float]] = []
    theirs: list[dict[str, float]] = []
    with PettingZoo() if with_peer else nullcontext() as peer:
        for _ in range(rounds):
            mine.append(ours(max(1, games // SHARE)))
            if peer is not None:
                theirs.append(peer.measure(games))
    middle = {name: round(median(run[name] for run in mine)) for name in mine[0]}
    found: dict[str, Any] = {"decisions_per_second": middle}
    if theirs:
        found["peer"] = PettingZoo.requirement
        found["peer_decisions_per_second"] = {name: round(median(run[name] for run in theirs)) for name in theirs[0]}
        found["ratios"] = {
            name: {peer: round(speed / base, 2) for peer, base in found["peer_decisions_per_second"].items()}
            for name, speed in middle.items()
        }
    return found


def show(result: dict[str, Any], console: Console) -> None:
    peers = result.get("peer_decisions_per_second", {})
    table = Table("environment", title="random players, one core", title_justify="left")
    table.add_column("decisions/s", justify="right")
    for name in peers:
        table.add_column(f"ratio to {name}", justify="right")
    for name, speed in result["decisions_per_second"].items():
        ratios = result["ratios"][name].values() if peers else ()
        table.add_row(name, f"{speed:,}", *(f"{ratio:.2f}" for ratio in ratios))
    for name, speed in peers.items():
        table.add_row(f"{name} ({result['peer']})", f"{speed:,}")
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run, less exact")
    parser.add_argument("--no-peer", action="store_true", help="only our own side; installs nothing")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arguments = parser.parse_args()
    if not arguments.no_peer:
        print("preparing the peer in a temporary environment", file=sys.stderr)
    games = GAMES // 4 if arguments.quick else GAMES
    result = measured(2 if arguments.quick else ROUNDS, games, not arguments.no_peer)
    if arguments.json:
        print(json.dumps(result))
    else:
        show(result, Console())


if __name__ == "__main__":
    main()
