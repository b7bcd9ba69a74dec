"""A game on a server, as a seat (or a spectator) was told of it; to ask and to answer it is to talk on the line."""

from __future__ import annotations

import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Protocol

from sietch.cli.hints import NoHint
from sietch.cli.line import Inbox, Line, NotJoined
from sietch.cli.screens.screen import NoOdds
from sietch.core.game import SPECTATOR, Decision, Event, Option, Refusal
from sietch.text.wire import as_words


class Tell(Protocol):
    """Says one of the terminal's messages at once; an argument may be words."""

    def __call__(self, id: str, **args: object) -> None: ...


class DistantGame:
    """The last update of the server, and the log as it was pieced together."""

    def __init__(self, line: Line, inbox: Inbox, tell: Tell) -> None:
        self.line = line
        self.inbox = inbox
        self.tell = tell
        self.connected = True
        self._update: dict[str, Any] = {}
        self._events: list[Event] = []
        self._decision: Decision | None = None
        self._refused = False
        self._refusals: list[Refusal] | None = None
        # How much the server's clock is ahead of this machine's, in seconds.
        self._ahead = 0.0
        # How often somebody wanted a bot to stand in: the same wish may come again before the terminal has looked.
        self.wishes = 0
        while not self._update:
            self.take(inbox.next_heard())

    # ---- looking

    @property
    def seat(self) -> int:
        seat = self._update["seat"]
        return SPECTATOR if seat is None else int(seat)

    @property
    def name(self) -> str:
        """Which game it is."""
        return str(self._update["game"])

    @property
    def seats(self) -> list[dict[str, Any]]:
        """Who sits where: name, bot, connected."""
        seats: list[dict[str, Any]] = self._update["seats"]
        return seats

    @property
    def over(self) -> bool:
        return bool(self._update["view"]["over"])

    @property
    def winners(self) -> list[int]:
        return list(self._update["winners"])

    @property
    def decides(self) -> int:
        """The seat that is to decide."""
        return int(self._update["decision"]["seat"])

    @property
    def is_asked(self) -> bool:
        """Whether a person here is to decide."""
        return self._decision is not None and not self.seats[self.seat]["bot"]

    @property
    def is_stood_in(self) -> bool:
        """Whether a bot plays here until the person is back."""
        return self.seat != SPECTATOR and bool(self.seats[self.seat].get("stand_in"))

    @property
    def clock(self) -> dict[str, Any]:
        """What is told of the time for answers; nothing where a table has no clock."""
        return self._update.get("clock") or {}

    @property
    def is_late(self) -> bool:
        """Whether somebody else has let their time run out, and this seat may do something about it."""
        until, seat = self.clock.get("until"), self.clock.get("seat")
        if until is None or seat == self.seat or self.seat == SPECTATOR or self.seats[self.seat]["bot"]:
            return False
        return time.time() + self._ahead >= float(until)

    @property
    def undecided(self) -> list[int]:
        """The people who are to agree yet that a bot stands in."""
        agreed = [*self.clock["wish"]["agreed"], self.clock["seat"]]
        return [seat for seat, shown in enumerate(self.seats) if not shown["bot"] and seat not in agreed]

    @property
    def decision(self) -> Decision:
        if self._decision is None:
            raise ValueError("somebody else decides")
        return self._decision

    @property
    def can_undo(self) -> bool:
        return bool(self._update["can_undo"])

    def view(self, seat: int) -> dict[str, Any]:
        view: dict[str, Any] = self._update["view"]
        return view

    def events(self, seat: int) -> list[Event]:
        return self._events

    def refusals(self, seat: int) -> list[Refusal]:
        """What is not possible now; the server is asked."""
        self._refusals = None
        self.line.send(type="why-not")
        self._listen_until(lambda: self._refusals is not None)
        return self._refusals or []

    def odds(self, area: str, target: str) -> dict[str, Any]:
        """The odds of an attack, worked out by the server from what the seat may see; NoOdds where there are none."""
        status, found = self.line.ask("GET", "odds", area=area, target=target)
        if status == HTTPStatus.OK:
            return found
        raise NoOdds(as_words(found["words"]) if "words" in found else ("terminal-line-lost", {}))

    def hint(self) -> dict[str, Any]:
        """The best answers now, worked out by the server from what the seat may see; NoHint where there are none."""
        status, found = self.line.ask("GET", "hint")
        if status == HTTPStatus.OK:
            return found
        raise NoHint(as_words(found["words"]) if "words" in found else ("terminal-line-lost", {}))

    # ---- answering

    def choose(self, key: str) -> bool:
        """Give an answer; whether it was taken. Why it was not is told."""
        return self._ask_for(type="answer", key=key)

    def undo(self) -> bool:
        """Take the last answer back; whether it was."""
        return self._ask_for(type="undo")

    def come_back(self) -> bool:
        """Play again where a bot stands in; whether that is so now."""
        return self._wish("DELETE", f"seats/{self.seat}/stand-in") and self._listen_until(lambda: not self.is_stood_in)

    def nudge(self) -> bool:
        """Remind whoever is late; whether they were."""
        return self._wish_of_late("POST", "nudge")

    def ask_stand_in(self, bot: str) -> bool:
        """Ask the others to let a bot stand in for whoever is late; whether they are asked."""
        return self._wish_of_late("POST", "stand-in", **({"bot": bot} if bot else {}))

    def agree_stand_in(self, agree: bool) -> bool:
        """Say what one thinks of it; whether it was taken."""
        return self._wish_of_late("PUT", "stand-in", agree=agree)

    def _wish_of_late(self, method: str, what: str, **more: Any) -> bool:
        """What is meant for the table as it was told last, about whoever is asked; the server knows whether they are
        late."""
        before = self._update
        late = self.decides if self.clock.get("seat") is None else self.clock["seat"]
        body = {"answers": before["answers"], "undone": before["undone"], **more}
        return self._wish(method, f"seats/{late}/{what}", body) and self._listen_until(
            lambda: self._update is not before
        )

    def _wish(self, method: str, what: str, body: dict[str, Any] | None = None) -> bool:
        """Ask something of the table besides the game; whether it was granted. Why it was not is told."""
        status, found = self.line.ask(method, what, body)
        if status == HTTPStatus.OK:
            return True
        self.tell("refused", reason=as_words(found["words"]) if "words" in found else ("terminal-line-lost", {}))
        return False

    def _ask_for(self, **wish: Any) -> bool:
        before = self.decision.id
        self.line.send(**wish, decision=before, undone=self._update["undone"])
        return self._listen_until(lambda: self._decision is None or self._decision.id != before)

    def _listen_until(self, done: Callable[[], bool]) -> bool:
        """Listen until it is so: True; or until the server refuses or the line is lost: False."""
        self._refused = False
        while not done():
            if self._refused or not self.connected:
                return False
            self.take(self.inbox.next_heard())
        return True

    # ---- what is heard

    def take(self, message: dict[str, Any]) -> None:
        """Learn what a message of the line says."""
        kind = message["type"]
        if kind == "table":
            self._learn(message)
        elif kind == "refusals":
            self._refusals = [
                Refusal(r["key"], r["kind"], r["target"], as_words(r["words"]), as_words(r["reason"]))
                for r in message["refusals"]
            ]
        elif kind == "refused":
            if not self._update or not self.connected:
                raise NotJoined(as_words(message["words"]))
            self._refused = True
            self.tell("refused", reason=as_words(message["words"]))
        elif kind == "lost":
            self.connected = False
            self.tell("line-lost")
        elif kind == "given-up":
            raise NotJoined(as_words(message["words"]))

    def _learn(self, update: dict[str, Any]) -> None:
        before, known = self._update, self._events
        self._update = update
        self.wishes += bool(self.clock.get("wish")) and not (before.get("clock") or {}).get("wish")
        self._events = known[: update["events_from"]] + [_event(shown) for shown in update["events"]]
        self.line.known = {"epoch": update["epoch"], "seq": update["seq"], "events": len(self._events)}
        self._decision = _decision(update)
        if self.clock:
            self._ahead = self.clock["now"] - time.time()
        if not self.connected:
            self.connected = True
            self.tell("line-back")
        if before:
            self._tell_seats(before["seats"])
            self._tell_nudged(before.get("clock") or {})
        if self._events[: len(known)] != known and not self.over and self.decides != self.seat:
            self.tell("took-back", name=self.seats[self.decides]["name"])

    def _tell_seats(self, before: list[dict[str, Any]]) -> None:
        """Who has come and gone, and where a bot plays now."""
        for seat, (old, new) in enumerate(zip(before, self.seats, strict=True)):
            if old["bot"] != new["bot"]:
                self.tell("bot-takes-seat" if new["bot"] else "seat-given-back", name=new["name"])
            elif old["connected"] != new["connected"] and seat != self.seat:
                self.tell("comes" if new["connected"] else "goes", name=new["name"])

    def _tell_nudged(self, before: dict[str, Any]) -> None:
        """The others have waited long enough to say so, or want a bot to go on."""
        now = self.clock
        if now.get("seat") != self.seat:
            return
        if now["nudged"] is not None and now["nudged"] != before.get("nudged"):
            self.tell("nudged")
        if now["wish"] and not before.get("wish"):
            self.tell("stand-in-for-you", name=self.seats[now["wish"]["by"]]["name"])


def _event(shown: dict[str, Any]) -> Event:
    hidden = shown["words"]["id"].endswith("-hidden")
    return Event(shown["kind"], shown["seat"], shown["what"], shown["n"], hidden)


def _decision(update: dict[str, Any]) -> Decision | None:
    """What the seat is asked; None where another seat decides, or nobody any more."""
    shown = update["decision"]
    if shown is None or shown["prompt"] is None:
        return None
    options = tuple(
        Option(place, option["key"], option["kind"], option["target"], as_words(option["words"]))
        for place, option in enumerate(shown["options"])
    )
    because = shown.get("because")
    return Decision(shown["id"], shown["seat"], as_words(shown["prompt"]), options, because and as_words(because))
