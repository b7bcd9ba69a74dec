"""The peer: catanatron, four random players, decisions per second on one core.

Run alone it prints the measurement as JSON. `run.py` uses `Peer` to alternate the peer's runs with ours.
catanatron lives in a throw-away virtual environment outside the checkout and runs in a process of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import tempfile
import time
import venv
from pathlib import Path
from typing import Any, Self

REQUIREMENT = "catanatron==3.2.1"
GAMES = 100
WARM_UP_GAMES = 3


class Peer:
    """catanatron in its own environment: `prepare()` once, `measure()` as often as you like, `close()`.

    As a context manager it prepares on entry and closes on exit.
    """

    name = REQUIREMENT

    def __init__(self) -> None:
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    def __enter__(self) -> Self:
        self.prepare()
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def prepare(self) -> None:
        """Create the environment and install the peer there, unless that is done already."""
        if self._folder is not None:
            return
        folder = tempfile.TemporaryDirectory(prefix="sietch-peer-")
        try:
            venv.create(folder.name, with_pip=True)
            pip = [_python(folder.name), "-m", "pip", "--disable-pip-version-check", "--quiet"]
            # What pip says is shown only when it fails: standard output is for the measurement.
            subprocess.run([*pip, "install", REQUIREMENT], check=True, capture_output=True, text=True)
        except subprocess.CalledProcessError as failure:
            folder.cleanup()
            raise SystemExit(f"cannot install {REQUIREMENT}:\n{failure.stderr}") from failure
        except BaseException:
            folder.cleanup()
            raise
        self._folder = folder

    def measure(self, games: int = GAMES) -> dict[str, Any]:
        """Play so many games in a fresh process."""
        self.prepare()
        assert self._folder is not None
        command = [_python(self._folder.name), "-s", __file__, "--inside", "--games", str(games)]
        environment = {**os.environ, "PYTHONPATH": ""}
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment)
        result: dict[str, Any] = json.loads(done.stdout)
        return result

    def close(self) -> None:
        """Remove the environment."""
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None


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


def _python(folder: str) -> str:
    scripts, name = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
    return str(Path(folder, scripts, name))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="how many games to play (%(default)s)")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inside:
        result = play_games(arguments.games)
    else:
        with Peer() as peer:
            result = peer.measure(games=arguments.games)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
