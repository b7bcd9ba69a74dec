"""A whole game beside a real table: people tell what dice, cards and tokens showed there and what they did themselves,
and are told what the side does that nobody plays."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Any

import sietch
from sietch.cli.session import Session
from sietch.core.game import CHANCE, TOLD, Event, RecordError
from sietch.core.rules import SetupError

# How often, and what: "3 hit".
SEVERAL = re.compile(r"(\d{1,2})\s*[x×]?\s+(\D.*)")


def begun(game: str, setup: dict[str, Any]) -> sietch.Game:
    """A game whose chance is told by people. There must be somebody who plays without a seat."""
    table = sietch.new(game, chance=TOLD, **setup)
    if table.rules.companion not in table.setup.get("modules", ()):
        raise SetupError(("command-no-companion", {}))
    return table


def resumed(record: dict[str, Any]) -> sietch.Game:
    """A game that was kept by a companion."""
    if record.get("chance") != TOLD:
        raise RecordError("the saved game is not of a companion: sietch play --resume goes on with it")
    return sietch.replay(record, older=True)


class TableCompanion(Session):
    help_label = "companion-table-help"
    goes_on = ("companion", "--save")

    def __init__(self, *table: Any) -> None:
        super().__init__(*table)
        self.noted: list[str] = []  # what was understood of the line that was typed last

    @property
    def seat(self) -> int:
        """Chance has no eyes: who tells what it gives sees the table as the seat that plays."""
        return max(self.game.decision.seat, self.people[0])

    def hand_over(self, seat: int) -> None:
        """Around a real table nobody hides anything from this keyboard."""
        self.at_keyboard = seat

    # ---- what is shown

    def new_scene(self, seat: int, new: Sequence[Event]) -> bool:
        """The table is before their eyes: only `board` draws it."""
        return False

    @property
    def log_lines(self) -> int:
        """Nothing that is to be done on the table may be left out."""
        return sys.maxsize

    # ---- what chance gave

    def ask(self, seat: int) -> None:
        if seat != CHANCE:
            super().ask(seat)
            return
        self.follow(self.seat)
        self.ask_again()
        decision = self.game.decision
        while not self.game.over and self.game.decision is decision:
            self.answer(self.typed("? "))
        self.keep()

    def answer(self, typed: str) -> None:
        """Whatever is typed is answered with what was understood: nobody sees at a real table what the program took it
        for."""
        self.take(typed)
        self.say_noted()

    def decide(self, option: sietch.Option) -> None:
        self.noted.append(self.option(option))
        super().decide(option)

    def say_noted(self) -> None:
        if self.noted:
            self.say("companion-noted-all", text=", ".join(self.noted))
            self.noted = []

    def take(self, typed: str) -> None:
        """Of chance several outcomes can be told at once, with commas: `2 hit, shield`."""
        if self.game.decision.seat != CHANCE or self.fitting(typed):
            super().answer(typed)
            return
        told = [part for each in typed.split(",") for part in repeated(each.strip())]
        if len(told) < 2:
            super().answer(typed)
            return
        for place, part in enumerate(told):
            decision = self.game.decision
            if decision.seat == CHANCE:
                super().answer(part)
            if self.game.decision is decision:
                self.say_noted()
                self.say("companion-not-told", text=", ".join(told[place:]))
                return

    def numbered(self) -> dict[int, sietch.Option]:
        """Where options are numbers themselves, as the ranks of sietches are, these are typed."""
        options = self.game.decision.options
        if all(str(option.target).isdecimal() for option in options):
            return {int(str(option.target)): option for option in options}
        return super().numbered()

    # ---- taking back

    @property
    def can_take_back(self) -> bool:
        return bool(self.game.record["answers"])

    def undo(self, _: str) -> None:
        """Whatever was told last: nothing is hidden here from whoever tells it."""
        record = self.game.record
        if not record["answers"]:
            self.say("nothing-to-undo")
            return
        self.game = sietch.replay({**record, "answers": record["answers"][:-1]})
        self.cut_log()
        self.say("undone")


def repeated(text: str) -> list[str]:
    """`3 hit` is three hits; what has no number stands for itself."""
    found = SEVERAL.fullmatch(text)
    return [found[2]] * int(found[1]) if found else [text] * bool(text)
