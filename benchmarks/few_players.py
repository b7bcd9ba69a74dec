"""How often a bot wins alone against the rivals of each difficulty, and what it is worth beside another one.

`few_players.py --bot greedy --games 300` plays on both boards, each line with its 95% interval:

- alone against the two rivals of each difficulty: how often it wins;
- alone on the same deals as `--against` (random): how often it is further ahead of the best rival than that one is;
- as one of two, at both seats in turn, with the rival or House Hagal between them: how often it has more points than
  the other one, and how often it wins, which on the Uprising board the rival may do instead.

`--only difficulties` (`alone`, `two`) plays one of these; `--bot search` takes half a minute for a game.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import sietch
from sietch.imperium.modules.automatic.rival import DIFFICULTIES
from sietch.lab.intervals import wilson
from sietch.lab.match import Fixture, Terms, play
from sietch.lab.simulation import game_seed

BOARDS = ("uprising", "imperium")
PARTS = ("difficulties", "alone", "two")


def played(board: str, setup: dict[str, Any], bots: tuple[str, ...], seed: int) -> sietch.Game:
    """A whole game between bots, as it ended."""
    complete = sietch.rules(board).setup({"players": len(bots), **setup})
    outcome = play(Terms(board, archives=True, seconds=600), Fixture(0, complete, bots, seed, bots))
    assert outcome.finished, outcome.failure
    assert outcome.game is not None
    return sietch.replay(outcome.game)


def lead(game: sietch.Game) -> int:
    """How far the lone player is ahead of the best rival."""
    points = [p.points for p in game.state.players]
    return int(points[0] - max(points[1:]))


def tell(board: str, what: str, shares: list[float]) -> None:
    low, high = wilson(sum(shares), len(shares))
    rate = sum(shares) / len(shares)
    found = {"board": board, "what": what, "games": len(shares), "rate": rate, "interval": [low, high]}
    print(json.dumps(found | {"rate": round(rate, 3), "interval": [round(low, 3), round(high, 3)]}), flush=True)


def difficulties(board: str, bot: str, seeds: list[int]) -> None:
    for difficulty in DIFFICULTIES:
        games = (played(board, {"difficulty": difficulty}, (bot,), seed) for seed in seeds)
        tell(board, f"{bot} wins alone against {difficulty}", [float(bool(game.winners)) for game in games])


def alone(board: str, bot: str, other: str, seeds: list[int]) -> None:
    better = []
    for seed in seeds:
        mine, theirs = (lead(played(board, {}, (name,), seed)) for name in (bot, other))
        better.append((mine > theirs) + 0.5 * (mine == theirs))
    tell(board, f"{bot} alone does better than {other} alone", better)


def two(board: str, bot: str, other: str, seeds: list[int]) -> None:
    ahead, won = [], []
    for number, seed in enumerate(seeds):
        seat = number % 2
        game = played(board, {}, (bot, other) if seat == 0 else (other, bot), seed)
        mine, theirs = game.scores[seat], game.scores[1 if seat == 0 else 0]
        ahead.append((mine > theirs) + 0.5 * (mine == theirs))
        won.append(float(seat in game.winners))
    tell(board, f"{bot} has more points than {other}, as one of two", ahead)
    tell(board, f"{bot} wins as one of two, against {other}", won)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--board", action="append", choices=BOARDS, help="again for more than one; both by default")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--against", default="random")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", choices=PARTS)
    wish = parser.parse_args()
    seeds = [game_seed(wish.seed, number) for number in range(wish.games)]
    for board in wish.board or BOARDS:
        for part in wish.only or PARTS:
            if part == "difficulties":
                difficulties(board, wish.bot, seeds)
            elif part == "alone":
                alone(board, wish.bot, wish.against, seeds)
            else:
                two(board, wish.bot, wish.against, seeds)


if __name__ == "__main__":
    main()
