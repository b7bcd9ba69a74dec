"""Recorded games, each a text to read (`playthrough.py` says how): when a rule changes, the text's difference shows
where a game goes another way. On purpose? `python -m tests.golden.games` plays and writes all of them anew.

Stored games remember the version of the rules that they were begun under. A change that makes a recorded game go
another way therefore raises the version: `versions.json` has the digests of the games of each version, which the writer
adds for a new version or a new game and never changes.
"""

import json
import random
import sys
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tests.golden.playthrough import read, tell
from tests.tempers import choice

from sietch.core.game import Game

FOLDER = Path(__file__).parent
VERSIONS = FOLDER / "versions.json"

# By name: the game's seed, its name and its set-up.
GAMES: dict[str, tuple[int, str, dict[str, Any]]] = {
    "three": (1, "uprising", {"players": 3}),
    "four": (2, "uprising", {"players": 4}),
    "three-choam": (3, "uprising", {"players": 3, "modules": ["choam"]}),
    "four-choam-choose": (4, "uprising", {"players": 4, "modules": ["choam"], "leaders": "choose"}),
    "four-spies-must": (5, "uprising", {"players": 4, "house_rules": ["spies-must-be-placed"]}),
    # Change Allegiances from the bottom up, Strategic Stockpiling and Find Weakness are played in this one.
    "three-strict-lines": (
        97,
        "uprising",
        {"players": 3, "modules": ["choam"], "house_rules": ["strict-intrigue-lines"]},
    ),
    "six": (8, "uprising", {"players": 6, "modules": ["choam"]}),
    "imperium-three": (6, "imperium", {"players": 3}),
    "imperium-four": (
        7,
        "imperium",
        {"players": 4, "leaders": ["paul-atreides", "baron-vladimir-harkonnen", "countess-ariana-thorvald", "random"]},
    ),
    "uprising-base-cards": (
        8,
        "uprising",
        {"players": 4, "modules": ["choam", "base-cards", "base-conflicts"]},
    ),
    "uprising-one": (9, "uprising", {"players": 1, "modules": ["choam"], "difficulty": "mentat"}),
    "uprising-two": (10, "uprising", {"players": 2}),
    "imperium-one": (11, "imperium", {"players": 1, "modules": ["rise-of-ix"], "difficulty": "sardaukar"}),
    "imperium-two": (12, "imperium", {"players": 2}),
    # Nearly everything happens in this one, and it ends early.
    "arrakis": (39, "arrakis", {}),
    # The Harkonnen attack, move, deploy, play cards and leave tokens behind; nearly all that they can do.
    "arrakis-solo": (54, "arrakis", {"players": 1}),
    # Partners: nearly everything happens in these, too.
    "arrakis-three": (19, "arrakis", {"players": 3}),
    "arrakis-four": (36, "arrakis", {"players": 4}),
    "arrakis-two-mahdi": (3, "arrakis", {"players": 2, "modules": ["mahdi"]}),
}
# How the seats play, if not like anybody: without haste a war can take hundreds of rounds.
TEMPERS = {"arrakis": "eager"}


def file(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def play(seed: int, name: str, setup: dict[str, Any]) -> str:
    """A random game as the text of its file."""
    rng = random.Random(seed)

    def at_random(game: Game) -> tuple[str, None]:
        decision = game.decision
        return decision.options[choice(decision, TEMPERS.get(name, "any"), rng)].key, None

    return "".join(f"{line}\n" for line in tell(name, setup, seed, None, at_random))


# ---- versions


# By game, version of its rules and name of the recorded game: what tells it from all others.
Digests = dict[str, dict[str, dict[str, str]]]


def version_name(rules: Any) -> str:
    """Of the version of the rules as a record has it: one number, or one for each module."""
    if isinstance(rules, Mapping):
        return ", ".join(f"{module} {version}" for module, version in sorted(rules.items()))
    return str(rules)


def digests(texts: dict[str, str]) -> Digests:
    """Of recorded games by name."""
    found: Digests = {}
    for name, text in sorted(texts.items()):
        played = read(text)
        of_version = found.setdefault(played.game, {}).setdefault(version_name(played.rules), {})
        of_version[name] = blake2b(text.encode(), digest_size=16).hexdigest()
    return found


class SameVersion(Exception):
    """A game went another way or is gone, and the version of its rules is the same."""


def with_new(known: Digests, now: Digests) -> Digests:
    """The digests of all versions; SameVersion if one that is there would be another one.

    Where one module has a new version, games without it stay at the old one, and those with it go on to the new one.
    """
    for game, versions in now.items():
        for version, found in versions.items():
            for name, digest in known.get(game, {}).get(version, {}).items():
                moved = any(name in others for other, others in versions.items() if other != version)
                if found.get(name) != digest and not (moved and name not in found):
                    raise SameVersion(
                        f"{name}.txt goes another way than under version {version} of the rules of {game}, "
                        "and so may stored games. Raise the version (`version` in the rules), then write it again"
                    )
    return {
        game: {
            version: {**known.get(game, {}).get(version, {}), **now.get(game, {}).get(version, {})}
            for version in sorted({*known.get(game, {}), *now.get(game, {})})
        }
        for game in sorted({*known, *now})
    }


def stored_digests() -> Digests:
    found: Digests = json.loads(VERSIONS.read_text(encoding="utf-8"))
    return found


def stored_texts() -> dict[str, str]:
    return {name: file(name).read_text(encoding="utf-8") for name in GAMES}


def write() -> None:
    """All games anew, and the digests of their versions; nothing of it where a version should have been raised."""
    texts = {name: play(*game) for name, game in GAMES.items()}
    known = stored_digests() if VERSIONS.exists() else {}
    versions = with_new(known, digests(texts))
    for name, text in texts.items():
        file(name).write_text(text, encoding="utf-8")
        print(f"wrote {file(name).name}")
    VERSIONS.write_text(json.dumps(versions, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        write()
    except SameVersion as error:
        sys.exit(f"nothing was written: {error}")
