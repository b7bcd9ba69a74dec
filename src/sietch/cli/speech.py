"""Everything the terminal says in one language: its own labels, names, icons, and lines of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from sietch.cli import lookup
from sietch.core.game import Decision, Event, Option, Refusal
from sietch.core.node import Icon
from sietch.imperium.catalogue import Entry
from sietch.text import language


class Speech:
    """Speaks to the players of one table."""

    def __init__(self, code: str, names: Sequence[str] = ()) -> None:
        self.language = language(code)
        self.names = list(names)

    def label(self, id: str, /, **args: object) -> str:
        """One of the terminal's own messages."""
        try:
            return self.language.format(f"terminal-{id}", **args)
        except Exception:
            return id + (str(args) if args else "")

    def noun(self, id: str) -> str:
        return self.language.lexicon.form(id)

    def name(self, table: str, id: str) -> str:
        return self.entry_name(lookup.entry(table, id))

    def entry_name(self, entry: Entry) -> str:
        return self.language.format(entry.name[0])

    def entry_text(self, entry: Entry) -> list[str]:
        return [str(p) for p in entry.parts]

    def icons(self, icons: Iterable[Icon]) -> str:
        return " ".join(f"{n}{i[:4]}" for i, n in icons)

    def option(self, option: Option | Refusal) -> str:
        return option.key

    def prompt(self, decision: Decision) -> str:
        return str(decision.prompt)

    def reason(self, refusal: Refusal) -> str:
        return str(refusal.reason)

    def event(self, event: Event) -> str:
        return str(event)

    def log(self, events: Sequence[Event]) -> list[str]:
        """A line for each thing that happened; cards that another player drew in a row are counted together."""
        lines: list[Event] = []
        for event in events:
            if event.hidden and lines and replace(lines[-1], n=event.n) == event:
                lines[-1] = replace(event, n=lines[-1].n + event.n)
            else:
                lines.append(event)
        return [self.event(event) for event in lines]
