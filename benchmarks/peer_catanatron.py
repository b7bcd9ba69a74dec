"""The peer: catanatron, four random players, decisions per second on one core.

Run alone it prints the measurement as JSON. `run.py` alternates the peer's runs with ours.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any

from peer import Peer

REQUIREMENT = "catanatron==3.2.1"
GAMES = 100
WARM_UP_GAMES = 3


class Catanatron(Peer):
    requirement = REQUIREMENT
    script = __file__


def play_games(games: int) -> dict[str, Any]:
    """Play and measure, inside the peer's environment."""
    for seed in range(1, WARM_UP_GAMES + 1):
        _play_game(seed)
    started = time.process_time()
    decisions = sum(_play_game(seed) for seed in range(1, games + 1))
    seconds = time.process_time() - started
    return {
        "decisions": decisions,
        "games": games,
        "seconds": round(seconds, 4),
        "decisions_per_second": round(decisions / seconds),
    }


def _play_game(seed: int) -> int:
    """Play one game at random, on the peer's fastest public path; return how many decisions had a choice."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    state, execute, below = game.state, game.execute, random.randrange
    decisions = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        options = len(actions)
        if options > 1:
            decisions += 1
            execute(actions[below(options)], False)
        else:
            execute(actions[0], False)
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="how many games to play (%(default)s)")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inside:
        result = play_games(arguments.games)
    else:
        with Catanatron() as peer:
            result = peer.measure(games=arguments.games)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
