"""Recorded games, one line for each answer: a check, the answer, and what chance gave after it.

The first line has the set-up, the second what chance gave before the first answer, the last the result. The check
is a checksum of the answer's events and of the options that follow, so a test can say where a game went another
way. When the rules change on purpose: `python -m tests.golden.games` plays and writes all of them anew.
"""

import json
import random
import zlib
from pathlib import Path
from typing import Any

import sietch
from sietch.core.game import CHANCE_MARK, Game

FOLDER = Path(__file__).parent

# By name: the game's seed, its name and its set-up. Games of War for Arrakis are seeds that end early: at random the
# war can take hundreds of rounds.
GAMES: dict[str, tuple[int, str, dict[str, Any]]] = {
    "three": (1, "uprising", {"players": 3}),
    "four": (2, "uprising", {"players": 4}),
    "three-choam": (3, "uprising", {"players": 3, "modules": ["choam"]}),
    "four-choam-choose": (4, "uprising", {"players": 4, "modules": ["choam"], "leaders": "choose"}),
    "four-spies-must": (5, "uprising", {"players": 4, "house_rules": ["spies-must-be-placed"]}),
    "three-strict-lines": (
        6,
        "uprising",
        {"players": 3, "modules": ["choam"], "house_rules": ["strict-intrigue-lines"]},
    ),
    "arrakis": (101, "arrakis", {}),
}


def checksum(value: Any) -> str:
    return f"{zlib.crc32(json.dumps(value, sort_keys=True).encode()):08x}"


def told(events: list[sietch.Event]) -> list[Any]:
    return [[event.kind, event.seat, event.what, event.n] for event in events]


def step(game: Game) -> str:
    """A check of what the last answer made happen and of what can be answered next."""
    options = [] if game.over else [option.key for option in game.decision.options]
    return checksum([told(game.new_events()), options])


def result(game: Game) -> dict[str, Any]:
    """By ids, not by numbers: new components may come, and these games stay the same."""
    return {
        "scores": game.scores,
        "winners": game.winners,
        "state": checksum([game.view(seat) for seat in range(game.seats)]),
        "events": checksum(told(game.events())),
    }


def play(seed: int, name: str, setup: dict[str, Any]) -> list[Any]:
    """A random game as the lines of its file."""
    game = sietch.new(name, seed=seed, **setup)
    rng = random.Random(seed)
    head = {name: value for name, value in game.record.items() if name != "answers"}
    lines: list[Any] = [head, [step(game), *game.record["answers"]]]
    while not game.over:
        length = len(game.record["answers"])
        game.choose(rng.randrange(len(game.decision.options)))
        lines.append([step(game), *game.record["answers"][length:]])
    return [*lines, result(game)]


def read(name: str) -> list[Any]:
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def outcomes(name: str, entries: list[str]) -> list[int]:
    """What chance gave, as `Game` takes it."""
    number = sietch.rules(name).number
    return [number(entry.removeprefix(CHANCE_MARK)) for entry in entries]


if __name__ == "__main__":
    for name, game in GAMES.items():
        lines = [json.dumps(line, ensure_ascii=False) for line in play(*game)]
        (FOLDER / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"wrote {name}.jsonl")
