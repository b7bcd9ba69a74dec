"""Everything the terminal says in one language: its own labels, names, icons, and lines of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from sietch.cli import lookup
from sietch.core.catalogue import Entry
from sietch.core.game import Decision, Event, Option, Refusal
from sietch.core.node import Icon
from sietch.core.rules import Rules
from sietch.imperium.rules import UPRISING
from sietch.text import clause, language
from sietch.text.card_text import entry_name, entry_text
from sietch.text.report import event_line, option_line, prompt_line, reason_line
from sietch.text.symbols import SYMBOLS, icon_row

# What is told as one line with a number where the cards may not be seen.
COUNTED = ("drew", "drew-intrigue")

# Messages take no longer texts.
LONGEST = 500


def clipped(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


class Speech:
    """Speaks to the players of one table."""

    def __init__(self, code: str, names: Sequence[str] = (), rules: Rules = UPRISING) -> None:
        self.language = language(code)
        self.rules = rules
        self.meet(names)

    def meet(self, names: Sequence[str]) -> None:
        """Learn what the players are called."""
        self.names = [clipped(name) for name in names]

    # ---- the terminal's own

    def label(self, id: str, /, **args: object) -> str:
        """One of the terminal's own messages; what a person typed into it may be of any length."""
        written = {name: clipped(value) if isinstance(value, str) else value for name, value in args.items()}
        return self.language.format(f"terminal-{id}", **written)

    # ---- components

    def name(self, table: str, id: str) -> str:
        return self.entry_name(lookup.entry(table, id))

    def entry_name(self, entry: Entry) -> str:
        return entry_name(self.language, entry)

    def entry_text(self, entry: Entry) -> list[str]:
        return entry_text(self.language, entry)

    def kind(self, entry: Entry) -> str:
        return self.language.format(f"kind-{entry.kind}")

    def part(self, label: str) -> str:
        """The label of a component's part."""
        return self.language.format(label)

    def icons(self, icons: Iterable[Icon]) -> str:
        return icon_row(icons)

    def amounts(self, icons: Iterable[Icon]) -> str:
        """As `icons`, but every one has its number."""
        return " ".join(f"{n}{SYMBOLS[name]}" for name, n in icons)

    def agent_icons(self, names: Iterable[str]) -> str:
        """The Agent icons of a card."""
        return icon_row((name if name == "spy" else f"on-{name}", 1) for name in names)

    def legend(self) -> list[tuple[str, str]]:
        """Every symbol and what it means."""
        return [(symbol, self.language.format(f"icon-{name}")) for name, symbol in SYMBOLS.items()]

    # ---- the game

    def option(self, option: Option | Refusal) -> str:
        return option_line(self.language, option, self.names)

    def target(self, refusal: Refusal) -> str:
        """The name of what is refused, or what it would do if that has no name."""
        named = refusal.words[1].get("name")
        return clause(self.language, named) if isinstance(named, tuple) else self.option(refusal)

    def prompt(self, decision: Decision) -> str:
        return prompt_line(self.language, decision)

    def reason(self, refusal: Refusal) -> str:
        return reason_line(self.language, refusal.reason)

    def log(self, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """A line for each thing that happened; cards that another player drew in a row are counted together."""
        told: list[Event] = []
        for event in events:
            if event.hidden and told and event.kind in COUNTED and replace(told[-1], n=event.n) == event:
                told[-1] = replace(event, n=told[-1].n + event.n)
            else:
                told.append(event)
        return [(event, event_line(self.language, self.rules, event, self.names)) for event in told]
