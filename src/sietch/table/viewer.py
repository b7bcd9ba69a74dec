"""An open connection to a table: what it may see, how much of the log it has, and what waits to be sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from sietch.core.game import SPECTATOR, Game
from sietch.table.storage import Link
from sietch.text import Words

HOST, SEAT, WATCH, INVITE = "host", "seat", "spectator", "invite"

# Who may do what the others may not.
ONLY: dict[tuple[str, ...], Words] = {
    (SEAT,): ("refused-seats-only", {}),
    (HOST,): ("refused-host-only", {}),
    (HOST, SEAT): ("refused-players-only", {}),
}

# Messages that may wait for a connection that does not read; with one more it is closed, and may come back.
LONGEST_QUEUE = 64

# The codes with which a connection is closed.
POLICY, INTERNAL_ERROR, GOING_AWAY, TRY_LATER = 1008, 1011, 1012, 1013
TOO_SLOW = TRY_LATER

_encode = msgspec.json.Encoder().encode


def seen_by(link: Link) -> int:
    """The seat whose view a link opens."""
    return link.seat if link.role == SEAT else SPECTATOR


# What a view has that is not the same for everybody.
OF_A_SEAT = ("seat", "players", "options")


def encoded(views: dict[int, dict[str, Any]]) -> dict[int, msgspec.Raw]:
    """Views of one position; what they share is encoded once."""
    public = views[SPECTATOR]
    same = _encode({name: value for name, value in public.items() if name not in OF_A_SEAT})
    players = [msgspec.Raw(_encode(player)) for player in public["players"]]
    found = {}
    for seat, view in views.items():
        seen = [
            shared if player is before else player
            for player, before, shared in zip(view["players"], public["players"], players)
        ]
        own = _encode({"seat": view["seat"], "players": seen, "options": view["options"]})
        found[seat] = msgspec.Raw(same[:-1] + b"," + own[1:])
    return found


class Told(NamedTuple):
    """The events of a game from the first on, encoded beforehand."""

    game: Game
    first: int
    events: list[Any]


class Viewer:
    """Sending never waits: what cannot be taken at once is queued, and a connection that falls too far behind ends.

    say: sends a text at once if the line takes it, and tells whether it did.
    """

    def __init__(
        self, link: Link, events: int = 0, told: Told | None = None, say: Callable[[bytes], bool] | None = None
    ) -> None:
        self.link = link
        self.seat = seen_by(link)
        self.events = events
        # What the next update tells, if it has been got ready.
        self.told = told
        self.say = say
        # Whether it wants to be told only what has changed of its view, and of which position it was told last.
        self.wants_changes = False
        self.known = 0
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(LONGEST_QUEUE)
        self.heard = time.monotonic()  # when it last sent anything
        self.behind = 0  # how many wait or are being sent; what comes after them waits, too
        # The code with which the server ends the connection, when it does.
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def ready(self, game: Game, first: int) -> list[Any] | None:
        """The events that were got ready for this update; for one only."""
        told, self.told = self.told, None
        return told.events if told is not None and told.game is game and told.first == first else None

    def send(self, message: Any) -> None:
        self.tell(_encode(message))

    def tell(self, text: bytes) -> None:
        """Send what is encoded already."""
        if self.ended.done():
            return
        if not self.behind and self.say is not None and self.say(text):
            return
        try:
            self.waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)
        else:
            self.behind += 1

    def end(self, code: int) -> None:
        if not self.ended.done():
            self.ended.set_result(code)
