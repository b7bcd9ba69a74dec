"""How much time whoever is asked has, and from when on the others may do something. Nothing happens by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from sietch.core.rules import SetupError
from sietch.table import messages as m
from sietch.table.storage import Handed, Lateness
from sietch.text import Words
from sietch.text.wire import as_data

# The seconds that a clock may give for each answer.
LEAST, MOST = 30, 14 * 86_400
# Whoever was nudged has so long to come, or the whole time for an answer where that is less.
SECONDS_TO_COME = 60
# Of so many changes between people and bots a table tells.
MOST_HANDED = 40


def check_clock(seconds: int, told: bool = False) -> None:
    """Refuse what no clock can be set to. told: of a table that lies on a real one."""
    if seconds and not LEAST <= seconds <= MOST:
        raise SetupError(("setup-clock", {"least": str(LEAST), "most": str(MOST)}))
    if seconds and told:
        raise SetupError(("setup-told-clock", {}))


@dataclass(frozen=True)
class Running:
    """The time of whoever is asked. since: when it began. lateness: what was done about it."""

    allowance: int
    seat: int
    since: float
    lateness: Lateness | None

    @property
    def until(self) -> float:
        return self.since + self.allowance

    @property
    def nudge(self) -> float:
        """When they may be nudged: once the time is up, and once in each time after that."""
        return self.until if self.lateness is None else self.lateness.nudged + self.allowance

    @property
    def stand_in(self) -> float | None:
        """When a bot may be asked to stand in; None before they were nudged."""
        return None if self.lateness is None else self.lateness.nudged + min(self.allowance, SECONDS_TO_COME)

    def shown(self, now: float) -> m.ClockShown:
        known = self.lateness
        return m.ClockShown(
            self.allowance,
            now,
            self.seat,
            self.until,
            self.nudge,
            known.nudged if known else None,
            self.stand_in,
            m.StandInShown(known.bot, known.by, known.agreed) if known and known.bot else None,
        )


def handed_shown(handed: Sequence[Handed], names: Sequence[str]) -> list[m.HandedShown]:
    """When bots stood in for people and when these came back, in words."""
    found = []
    for each in handed:
        words: Words = ("told-stands-in" if each.bot else "told-came-back", {"player": names[each.seat]})
        found.append(m.HandedShown(each.seat, each.bot, each.at, each.events, as_data(words)))
    return found


def handed_by(handed: Sequence[Handed], events: int) -> tuple[Handed, ...] | None:
    """The same where a table goes back to so many events; None if it is told as it was."""
    if all(each.events <= events for each in handed):
        return None
    return tuple(msgspec.structs.replace(each, events=min(each.events, events)) for each in handed)


def left(seconds: float) -> Words:
    """So much time, as it is said: never less than there is."""
    whole = max(1, -int(-seconds // 1))
    for name, size, enough in (("days", 86_400, 2), ("hours", 3600, 2), ("minutes", 60, 2)):
        if whole >= size * enough:
            return (f"time-{name}", {"n": -(-whole // size)})
    return ("time-seconds", {"n": whole})
