"""What the players of a table are called where nobody says so: people by number, bots by what they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sietch import bots
from sietch.bots.process import PREFIX, WALLED
from sietch.cli.speech import label
from sietch.core.rules import Rules
from sietch.text import language

HUMAN = "human"
# Of a longer name of a bot the beginning is shown.
LONGEST_OF_A_BOT = 24


def names_of(rules: Rules, setup: Mapping[str, Any], seats: Sequence[str], lang: str) -> list[str]:
    """Names for those who sit there; where the seats are not alike, a bot's is beside what its seat is called."""
    if rules.choices().roles:
        usual = rules.setup({**setup, "names": None})["names"]
        return [name if sits == HUMAN else f"{name} ({bare(sits)})" for name, sits in zip(usual, seats, strict=True)]
    return [called(sits, place, lang) for place, sits in enumerate(seats, 1)]


def called(sits: str, place: int, lang: str) -> str:
    """The name of a person or a bot at a place, from 1."""
    if sits == HUMAN:
        return label(language(lang), "person", n=place)
    if sits in bots.LEVELS:
        return label(language(lang), f"bot-{sits}", n=place)
    name = bare(sits)
    return f"{name[:1].upper()}{name[1:]} {place}"


def bare(sits: str) -> str:
    """A bot's name in a few letters: of a class in a file the class, of a process its command."""
    name = sits.removeprefix(PREFIX).removeprefix(WALLED)
    if ".py:" in name:
        name = name.rpartition(":")[2]
    name = "".join(filter(str.isprintable, name)).strip() or "Bot"
    return name if len(name) <= LONGEST_OF_A_BOT else f"{name[: LONGEST_OF_A_BOT - 1]}…"
