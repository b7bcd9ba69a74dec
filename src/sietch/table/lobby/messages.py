"""What goes over the wire before a table begins."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sietch.table.messages import SeatWish


class NewLobby(msgspec.Struct, forbid_unknown_fields=True):
    """A table to which friends are invited: its game and set-up as in NewTable, and the seats that bots have already.

    seat: the host's own, -1 if the host only watches. name: the host's. person: the key of the host's browser, if it is
    to find the table again with others. clock: the seconds that people have for each answer; 0: as many as they like.
    hints: whether people may ask for them.
    """

    seats: list[SeatWish]
    game: str = "uprising"
    setup: dict[str, Any] = {}
    seat: int = 0
    name: str = ""
    person: str = ""
    clock: int = 0
    hints: bool = False


class ChangeLobby(msgspec.Struct, forbid_unknown_fields=True):
    """What the host changes of the table as a whole. clock: as in NewLobby."""

    clock: int


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down, or move to another seat. person: the key of one's browser, from which one's own token follows."""

    person: str
    name: str


class ChangeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """What is to change at a seat; what is left out stays. values: of the options that each seat has, such as leaders.

    bot: the host lets a bot have a seat that nobody has, or (empty) frees it again.
    """

    name: str | None = None
    ready: bool | None = None
    values: dict[str, str] | None = None
    bot: str | None = None


class Begin(msgspec.Struct, forbid_unknown_fields=True):
    """Start the game. fill: the bot that takes the seats nobody has. names: what bots are called, by seat.

    anyway: also if somebody has not said that they are ready.
    """

    fill: str = ""
    names: list[str] = []
    anyway: bool = False


class LobbySeatShown(msgspec.Struct):
    """taken: whether somebody has it, a person or a bot. host: whether it is the host's."""

    name: str
    bot: str
    taken: bool
    ready: bool
    connected: bool
    host: bool
    values: dict[str, str]


class LobbyShown(msgspec.Struct, tag_field="type", tag="lobby"):
    """A table that has not begun. seat: the reader's own, if they have one. watching: connections without a seat.

    clock: as in NewLobby.
    """

    table: str
    game: str
    setup: dict[str, Any]
    revision: int
    role: Literal["host", "seat", "spectator", "invite"]
    seat: int | None
    seats: list[LobbySeatShown]
    watching: int
    clock: int = 0


class Begun(msgspec.Struct, tag_field="type", tag="begun"):
    """The table has begun: the same token opens it. token: that of the reader's seat, if they have one."""

    table: str
    token: str


class Taken(msgspec.Struct):
    """The token with which one's seat is one's own, here and when the game has begun."""

    token: str
    lobby: LobbyShown
