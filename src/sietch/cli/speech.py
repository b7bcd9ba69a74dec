"""Everything the terminal says in one language: its own labels, names, icons, and lines of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from sietch.cli import lookup
from sietch.core.catalogue import Entry
from sietch.core.game import Decision, Event, Option, Refusal
from sietch.core.node import Icon, Words
from sietch.core.rules import Rules
from sietch.imperium.rules import UPRISING
from sietch.text import clause, language
from sietch.text.card_text import entry_name, entry_text
from sietch.text.report import event_line, option_line, prompt_line, reason_line
from sietch.text.symbols import SYMBOLS, SYMBOLS_OF, icon_row

# What is told as one line with a number where the cards may not be seen.
COUNTED = ("drew", "drew-intrigue")
# What is told as one line with all cards where they are seen, and the table of these cards.
LISTED = {"drew": "cards", "drew-intrigue": "intrigues", "revealed": "cards", "row-refilled": "cards"}
# What stands on the board for pieces of a player, here of B, and beside a mat.
BOARD_MARKS = {"agent": "B", "spy": "(B)", "control": "⚑B", "bonus": "+2♦", "turn": "▶"}
# A contract icon in a game without contracts.
SOLARI_FOR_CONTRACT = 2

# Messages take no longer texts.
LONGEST = 500


def clipped(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def counted(ids: Iterable[str]) -> list[tuple[str, str]]:
    """Ids without repetition, with how often each is there if more than once."""
    ids = list(ids)
    return [(id, f"×{ids.count(id)}" if ids.count(id) > 1 else "") for id in dict.fromkeys(ids)]


class Speech:
    """Speaks to the players of one table."""

    def __init__(self, code: str, names: Sequence[str] = (), rules: Rules = UPRISING) -> None:
        self.language = language(code)
        self.rules = rules
        self.meet(names)

    def meet(self, names: Sequence[str], contracts: bool = True) -> None:
        """Learn what the players are called, and whether they play with contracts."""
        self.names = [clipped(name) for name in names]
        self.contracts = contracts

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
        """A row of icons; without contracts their icon means Solari."""
        if not self.contracts:
            icons = [("solari", n * SOLARI_FOR_CONTRACT) if name == "contract" else (name, n) for name, n in icons]
        return icon_row(icons)

    def amounts(self, icons: Iterable[Icon]) -> str:
        """As `icons`, but every one has its number."""
        return " ".join(f"{n}{SYMBOLS[name]}" for name, n in icons)

    def agent_icons(self, names: Iterable[str]) -> str:
        """The Agent icons of a card."""
        return icon_row((name if name == "spy" else f"on-{name}", 1) for name in names)

    def legend(self) -> list[tuple[str, str]]:
        """Every symbol and what it means, and what stands on the board."""
        symbols = SYMBOLS_OF[self.rules.name]
        told = [(symbol, self.language.format(f"icon-{name}")) for name, symbol in symbols.items()]
        marks = BOARD_MARKS if self.rules is UPRISING else {}
        return told + [(symbol, self.label(f"mark-{name}")) for name, symbol in marks.items()]

    # ---- the game

    def option(self, option: Option | Refusal, prompt: str = "") -> str:
        """An answer; `prompt` is the message of the question, where "no" has to say what it means."""
        if option.kind == "no" and prompt == "prompt-place-spy":
            return self.label("no-spy")
        return option_line(self.language, option, self.names)

    def target(self, refusal: Refusal) -> str:
        """The name of what is refused, or what it would do if that has no name."""
        named = refusal.words[1].get("name")
        return clause(self.language, named) if isinstance(named, tuple) else self.option(refusal)

    def prompt(self, decision: Decision) -> str:
        """The question; within an Agent turn it names what is offered and nothing else."""
        if decision.prompt[0] != "prompt-agent-turn":
            return prompt_line(self.language, decision)
        kinds = [option.kind for option in decision.options]
        effects = kinds.count("effect")
        asked = ["effect" if effects == 1 else "effects"] if effects else []
        asked += [kind for kind in ("intrigue", "deploy", "end") if kind in kinds]
        line = self.language.join([self.label(f"do-{what}") for what in asked], "options")
        return f"{line[:1].upper()}{line[1:]}."

    def reason(self, refusal: Refusal) -> str:
        return self.words(refusal.reason)

    def words(self, reason: Words) -> str:
        return reason_line(self.language, reason)

    def log(self, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """A line for each thing that happened; cards that a player drew or revealed in a row are one line."""
        told: list[tuple[Event, list[str]]] = []
        for event in events:
            last, cards = told[-1] if told else (None, [])
            if last is None or (event.kind, event.seat, event.hidden) != (last.kind, last.seat, last.hidden):
                told.append((event, [str(event.what)]))
            elif event.hidden and event.kind in COUNTED:
                told[-1] = (replace(event, n=last.n + event.n), cards)
            elif not event.hidden and event.kind in LISTED:
                cards.append(str(event.what))
            else:
                told.append((event, [str(event.what)]))
        return [(event, self.event(event, cards)) for event, cards in told]

    def event(self, event: Event, cards: Sequence[str]) -> str:
        """A line of the log, about several cards if there are."""
        if len(cards) < 2:
            return event_line(self.language, self.rules, event, self.names)
        names = [f"{self.name(LISTED[event.kind], id)}{f' {note}' if note else ''}" for id, note in counted(cards)]
        player = "" if event.seat is None else self.names[event.seat]
        return self.label(f"several-{event.kind}", player=player, cards=", ".join(names))
