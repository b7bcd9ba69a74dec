"""Play games of all kinds from fixed seeds and print a digest of each: the pure and the compiled engine print the same.

`python scripts/same_games.py > one`, with another environment `> other`, and `diff one other`.
"""

from __future__ import annotations

import json
import random
from hashlib import blake2b
from typing import Any

import sietch
from sietch.core.state import log_entries, seeded

EVERYTHING = ["choam", "base-cards", "rise-of-ix", "immortality"]
CLASSIC = ["rise-of-ix", "immortality"]
# By game: set-ups, each with how many games and at most how many answers of each.
PLAYED: list[tuple[str, dict[str, Any], int, int]] = [
    ("uprising", {"players": 4, "modules": ["choam"]}, 6, 2000),
    ("uprising", {"players": 3}, 3, 2000),
    ("uprising", {"players": 2}, 3, 2000),
    ("uprising", {"players": 1}, 3, 2000),
    ("uprising", {"players": 6, "modules": ["choam"]}, 3, 2000),
    ("uprising", {"players": 4, "modules": EVERYTHING}, 4, 2000),
    ("imperium", {"players": 4, "modules": CLASSIC}, 4, 2000),
    ("imperium", {"players": 3}, 2, 2000),
    ("imperium", {"players": 2, "modules": CLASSIC}, 3, 2000),
    ("imperium", {"players": 1, "modules": CLASSIC}, 3, 2000),
    ("arrakis", {}, 3, 1500),
    ("arrakis", {"players": 1, "modules": ["mahdi"]}, 2, 1500),
    ("arrakis", {"players": 2, "modules": ["mahdi"]}, 2, 1500),
    ("arrakis", {"players": 3}, 2, 1500),
    ("arrakis", {"players": 4}, 2, 1500),
]


def played(game: str, said: dict[str, Any], seed: int, answers: int) -> str:
    """What a game leaves behind: its log, what every seat is told to expect on the way, and its last position."""
    rules = sietch.rules(game)
    setup = rules.setup(said)
    rules = rules.of(setup)
    rng = random.Random(seed)
    digest = blake2b(digest_size=8)
    state: Any = rules.start(setup, seeded(seed), None)
    for number in range(answers):
        if state.over:
            break
        if number % 10 == 0:
            look = rules.outlook(state, state.asked)
            for option in state.options:
                expected = sorted((name, float(amount)) for name, amount in look(option).items())
                digest.update(json.dumps(expected).encode())
            state = state.copy()
        state.answer(rng.choice(state.options))
    digest.update(repr((log_entries(state.log), state.dump(), state.dump_players(), state.rng)).encode())
    digest.update(json.dumps(rules.appraise(state)).encode())
    return digest.hexdigest()


def main() -> None:
    for game, said, games, answers in PLAYED:
        digests = [played(game, said, seed, answers) for seed in range(1, 1 + games)]
        print(game, json.dumps(said), *digests, flush=True)


if __name__ == "__main__":
    main()
