"""The environments' peers: PettingZoo's own classic card games, all players at random, decisions per second.

Run alone it prints the measurements as JSON. `envs.py` alternates them with ours and plays ours by the same loop.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import time
from typing import Any

from peer import Peer

REQUIREMENT = "pettingzoo[classic]==1.27.0"
CLASSICS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
GAMES = 200
WARM_UP_GAMES = 2


class PettingZoo(Peer):
    requirement = REQUIREMENT
    script = __file__


def play_game(env: Any, seed: int) -> int:
    """Play one game at random through PettingZoo's interface; return how many decisions had a choice."""
    below = random.Random(seed).randrange
    env.reset(seed=seed)
    decisions = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        possible = seen["action_mask"].nonzero()[0]
        if len(possible) > 1:
            decisions += 1
            env.step(possible[below(len(possible))])
        else:
            env.step(possible[0])
    return decisions


def measure(env: Any, games: int) -> float:
    """Decisions per second of processor time."""
    for seed in range(1, WARM_UP_GAMES + 1):
        play_game(env, seed)
    started = time.process_time()
    decisions = sum(play_game(env, seed) for seed in range(1, games + 1))
    return decisions / (time.process_time() - started)


def play_classics(games: int) -> dict[str, float]:
    """Measure each, inside the peers' environment."""
    found = {}
    for name in CLASSICS:
        module = importlib.import_module(f"pettingzoo.classic.{name}")
        # A game of Hanabi takes as many decisions as a dozen hands of poker.
        found[name] = measure(module.env(), max(1, games // 20) if name.startswith("hanabi") else games)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="how many games to play (%(default)s)")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inside:
        result: dict[str, Any] = play_classics(arguments.games)
    else:
        with PettingZoo() as peer:
            result = peer.measure(arguments.games)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
