"""What is kept of a table, as data: how it was set up, who sits there, what was answered and how it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from sietch.core.pledge import Pledge
from sietch.table.storage.opening import StorageError


class Conflict(StorageError):
    """Somebody else has written to the table: what is in memory is out of date."""


@dataclass(frozen=True)
class Link:
    """token: its hash."""

    token: str
    role: str
    seat: int


@dataclass(frozen=True)
class Rematch:
    """The table at which the same people play again, with the same links."""

    id: str


class Position(NamedTuple):
    """A position that can be read by later programs, too. turn: the seat that decides there, if that is known."""

    save: bytes
    legend: bytes
    turn: int | None = None


class Result(msgspec.Struct, frozen=True):
    """How a game ended: by seat, and the points of each by what they came from.

    sides: by seat, who wins together; none of games that ended when that was not stored yet.
    """

    names: list[str]
    scores: list[int]
    winners: list[int]
    sources: list[dict[str, int]]
    rules: int
    finished: float
    sides: list[int] = []


# Made here, where there is one thread: msgspec crashes if several are the first to decode to a type at once.
decode_result = msgspec.json.Decoder(Result).decode


class Answered(NamedTuple):
    """An answer with the outcomes of chance that followed it, and what came of it.

    number: how many answers are stored before it, the set-up being one. undone: how many were taken back so far.
    position: None where the game follows from its answers alone.
    """

    number: int
    undone: int
    entries: Sequence[str]
    position: Callable[[], Position] | None
    fingerprint: str | None = None
    result: Result | None = None


class Rewind(msgspec.Struct, frozen=True):
    """Somebody wants to go back until only some answers are left. answers, undone: as the table was when they asked;
    it is void at any other. The set-up does not count. by: their seat. agreed: the seats of all who want it.
    """

    answers: int
    undone: int
    to: int
    by: int
    agreed: list[int]


class Lateness(msgspec.Struct, frozen=True):
    """Whoever is asked has let the time run out. answers, undone: as the table was then; it is void at any other.

    nudged: when they were last nudged. bot: who is to stand in for them, as somebody wants; empty where nobody does.
    by: the seat of who wants it. agreed: the seats of all who do.
    """

    answers: int
    undone: int
    nudged: float
    bot: str = ""
    by: int = -1
    agreed: list[int] = []


class Handed(msgspec.Struct, frozen=True):
    """A seat went from its person to a bot, or (bot empty) back. at: since 1970. events: so many had happened."""

    seat: int
    bot: str
    at: float
    events: int


decode_rewind = msgspec.json.Decoder(Rewind).decode
decode_lateness = msgspec.json.Decoder(Lateness).decode
decode_handed = msgspec.json.Decoder(list[Handed]).decode


class Head(NamedTuple):
    """How far a table has come: how many answers are stored, and how many were taken back.

    asked: how often it has changed what people ask of each other, the clock, or who plays for whom.
    """

    answers: int
    undone: int
    rematch: str = ""
    asked: int = 0


@dataclass(frozen=True)
class StoredTable:
    """A table as it is kept. `bots`: the bot of each seat, empty for a person. `rematch`: the next one.

    people: the seats that are or were a person's. fingerprints: by number of the answer. at: the number of the answer
    after which `position` is. clock: the seconds for each answer, 0 if there is no clock. since: from when these count.
    stand_ins: the seats that a bot plays until its person is back. handed: when these changed, the last of them.
    pledge: what its chance follows from; None where that is free. hints: whether people may ask for them; None:
    who plays with bots alone may.
    begins_at: the text of the position that the game begins at, known once it is restored; it is kept with the set-up.
    """

    id: str
    game: str
    rules: int
    setup: dict[str, Any]
    seed: int
    links: list[Link]
    bots: list[str]
    entries: list[list[str]]
    people: frozenset[int]
    rematch: Rematch | None = None
    undone: int = 0
    fingerprints: dict[int, str] = field(default_factory=dict)
    position: Position | None = None
    at: int = -1
    result: Result | None = None
    rewind: Rewind | None = None
    asked: int = 0
    clock: int = 0
    since: float = 0.0
    lateness: Lateness | None = None
    stand_ins: frozenset[int] = frozenset()
    handed: tuple[Handed, ...] = ()
    pledge: Pledge | None = None
    hints: bool | None = None
    begins_at: str = ""

    @property
    def head(self) -> Head:
        return Head(len(self.entries), self.undone, self.rematch.id if self.rematch else "", self.asked)


def hashed(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
