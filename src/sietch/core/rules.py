"""What a game offers to the core's `Game`: its set-up, its kinds of options and events, scores and checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from sietch.core.node import Features, Words
from sietch.core.schema import Schema
from sietch.core.state import FIRST_GAME_KIND, KIND_SHIFT, State


class SetupError(ValueError):
    """A set-up that the game does not have; the message says what would be right."""


class Sight(Enum):
    """Who may see what an event was about; everybody sees that it happened."""

    PUBLIC = "everybody"
    OWNER = "the seat it happened to"


@dataclass(frozen=True)
class OptionKind:
    """A kind of answer: its name, and the table its number refers to ("number": it is a number)."""

    name: str
    of: str = ""


@dataclass(frozen=True)
class EventKind:
    name: str
    of: str = ""
    sight: Sight = Sight.PUBLIC


CORE_KINDS = (
    OptionKind("no"),
    OptionKind("yes"),
    OptionKind("number", "number"),
    OptionKind("branch", "nodes"),
    OptionKind("effect", "nodes"),
    *(OptionKind(f"reserved-{place}") for place in range(5, FIRST_GAME_KIND)),
)


def option_kinds(*kinds: OptionKind) -> tuple[tuple[int, ...], tuple[OptionKind, ...]]:
    """The numbers to make options of these kinds with, and the table of all kinds."""
    numbers = tuple(place << KIND_SHIFT for place in range(FIRST_GAME_KIND, FIRST_GAME_KIND + len(kinds)))
    return numbers, (*CORE_KINDS, *kinds)


def event_kinds(*kinds: EventKind) -> tuple[tuple[int, ...], tuple[EventKind, ...]]:
    return tuple(range(len(kinds))), kinds


class Rules:
    """One game. Subclassed once per game; has no state."""

    name: str
    version: int
    schema: Schema
    option_kinds: Sequence[OptionKind]
    event_kinds: Sequence[EventKind]
    tables: Mapping[str, Any]

    def setup(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Check what was asked for and complete it with defaults: the set-up of a record."""
        raise NotImplementedError

    def start(self, setup: Mapping[str, Any], rng: int, script: Any) -> State:
        """A new state that has run on to its first question."""
        raise NotImplementedError

    def blank(self) -> Any:
        """An empty state to load into."""
        raise NotImplementedError

    def blank_player(self) -> Any:
        raise NotImplementedError

    def seats(self, state: Any) -> int:
        return len(state.players)

    def scores(self, state: Any) -> list[int]:
        raise NotImplementedError

    def winners(self, state: Any) -> list[int]:
        raise NotImplementedError

    def check(self, state: Any) -> list[str]:
        """What is wrong with a state; empty for a sound one."""
        raise NotImplementedError

    def features(self, state: Any, seat: int, option: int) -> Features:
        """What `seat` may expect of `option`, from the trees and from what the seat can see."""
        raise NotImplementedError

    def option_words(self, state: Any, option: int) -> Words:
        raise NotImplementedError
