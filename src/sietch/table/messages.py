"""What goes over the wire, typed: requests are checked against these, answers are made of them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: a person (bot empty) or a bot by name."""

    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open: seats in order, and the game's own set-up options. record: go on from a saved game."""

    seats: list[SeatWish] = []
    game: str = "uprising"
    setup: dict[str, Any] = {}
    seed: int | None = None
    record: dict[str, Any] | None = None


class Links(msgspec.Struct):
    """The unguessable tokens of a table: whoever has one may do what its role may do."""

    table: str
    host: str
    spectator: str
    seats: list[str]


class Answer(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """An answer quotes the decision it is meant for and the key of the option.

    seq: that of the Update it answers, if given; the answer is stale if something was taken back since.
    """

    decision: int
    key: str
    seq: int | None = None


class Undo(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take the last answer back, if that is still possible. seq: as in an answer."""

    decision: int
    seq: int | None = None


class WhyNot(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="why-not"):
    """Ask what is not possible now, and why."""


class Ping(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Is the line still there?"""


ClientMessage = Answer | Undo | WhyNot | Ping


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first message on a socket: who, and what is already known (to get only what is new)."""

    token: str
    epoch: str = ""
    seq: int = 0
    events: int = 0


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """The host lets a bot take a seat, or (bot empty) gives it back to its person."""

    bot: str


class SeatShown(msgspec.Struct):
    name: str
    bot: str
    connected: bool


class OptionShown(msgspec.Struct):
    key: str
    kind: str
    target: str | int | None
    words: dict[str, Any]


class DecisionShown(msgspec.Struct):
    """The pending decision; prompt and options only for the seat that decides."""

    id: int
    seat: int
    prompt: dict[str, Any] | None = None
    options: list[OptionShown] = []


class EventShown(msgspec.Struct):
    kind: str
    seat: int | None
    what: str | int | None
    n: int
    words: dict[str, Any] | None = None


class Update(msgspec.Struct, tag_field="type", tag="table"):
    """All that a viewer may know now. `events` continue the log at `events_from`; later ones are void."""

    game: str
    epoch: str
    seq: int
    role: Literal["host", "seat", "spectator"]
    seat: int | None
    view: dict[str, Any]
    decision: DecisionShown | None
    events_from: int
    events: list[EventShown]
    can_undo: bool
    seats: list[SeatShown]
    scores: list[int]
    winners: list[int]


class RefusalShown(msgspec.Struct):
    key: str
    kind: str
    target: str | int | None
    words: dict[str, Any]
    reason: dict[str, Any]


class Refusals(msgspec.Struct, tag_field="type", tag="refusals"):
    decision: int
    refusals: list[RefusalShown]


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """A request that changed nothing, and why. stale: the answer was for an earlier decision."""

    reason: str
    stale: bool = False


class Step(msgspec.Struct):
    """A step of a replay: everything open, and the events of the answer that led here."""

    step: int
    steps: int
    view: dict[str, Any]
    events: list[EventShown]
    log: int  # how many events had happened by then


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    pass


class Problem(msgspec.Struct):
    """Every error of the HTTP API."""

    error: str
