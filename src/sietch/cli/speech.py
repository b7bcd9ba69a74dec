"""Everything the terminal says in one language: its own labels, names, icons, and lines of the game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from sietch.cli import lookup
from sietch.core.catalogue import Entry
from sietch.core.game import Decision, Event, Option, Refusal
from sietch.core.node import Icon, Words
from sietch.core.rules import Rules
from sietch.text import Language, clause, language, sentence
from sietch.text.card_text import entry_name, entry_text
from sietch.text.report import event_line, option_line, prompt_line, reason_line
from sietch.text.symbols import SYMBOLS_OF, icon_row

# Messages take no longer texts.
LONGEST = 500


def clipped(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def label(language: Language, id: str, /, **args: object) -> str:
    """One of the terminal's own messages; what a person typed into it may be of any length."""
    written = {name: clipped(value) if isinstance(value, str) else value for name, value in args.items()}
    return language.format(f"terminal-{id}", **written)


def counted(names: Iterable[str]) -> list[tuple[str, str]]:
    """Names (or ids) without repetition, with how often each is there if more than once."""
    names = list(names)
    return [(name, f"×{names.count(name)}" if names.count(name) > 1 else "") for name in dict.fromkeys(names)]


class Speech:
    """Speaks to the players of one table. Where a game has more to say, it has a speech of its own."""

    # What is told as one line with a number where the things may not be seen.
    told_by_number: Collection[str] = ()
    # What is told as one line with all names where they are seen: the message is `several-` and the event's kind.
    told_by_name: Collection[str] = ()
    # What stands between the names in such a line.
    between_names = ", "
    # What stands on the board: the label that explains it, and the mark.
    marks: Mapping[str, str] = {}

    def __init__(self, code: str, rules: Rules, names: Sequence[str] = ()) -> None:
        self.language = language(code)
        self.rules = rules
        self.meet(names)

    def meet(self, names: Sequence[str]) -> None:
        """Learn what the players are called."""
        self.names = [clipped(name) for name in names]

    # ---- the terminal's own

    def label(self, id: str, /, **args: object) -> str:
        return label(self.language, id, **args)

    # ---- components

    def entry(self, kind: str, id: str) -> Entry:
        return lookup.entries(self.rules)[kind, id]

    def name(self, kind: str, id: str) -> str:
        return self.entry_name(self.entry(kind, id))

    def entry_name(self, entry: Entry) -> str:
        return entry_name(self.language, entry)

    def entry_text(self, entry: Entry) -> list[str]:
        return entry_text(self.language, entry)

    def part(self, label: str) -> str:
        """The label of a component's part."""
        return self.language.format(label)

    def icons(self, icons: Iterable[Icon]) -> str:
        """A row of icons."""
        return icon_row(icons)

    def legend(self) -> list[tuple[str, str]]:
        """Every symbol and what it means, and what stands on the board."""
        symbols = SYMBOLS_OF[self.rules.name]
        told = [(symbol, self.language.format(f"icon-{name}")) for name, symbol in symbols.items()]
        return told + [(mark, self.label(id)) for id, mark in self.marks.items()]

    # ---- the game

    def option(self, option: Option | Refusal, prompt: str = "") -> str:
        """An answer; `prompt` is the message of the question, where an answer has to say what it means."""
        return option_line(self.language, option, self.names)

    def target(self, refusal: Refusal) -> str:
        """The name of what is refused, or what it would do if that has no name."""
        named = refusal.words[1].get("name")
        return clause(self.language, named) if isinstance(named, tuple) else self.option(refusal)

    def sentence(self, words: Words) -> str:
        return sentence(self.language, words)

    def prompt(self, decision: Decision) -> str:
        """The question."""
        return prompt_line(self.language, decision)

    def reason(self, refusal: Refusal) -> str:
        return self.words(refusal.reason)

    def words(self, reason: Words) -> str:
        return reason_line(self.language, reason)

    # ---- what happened

    def log(self, events: Sequence[Event]) -> list[tuple[Event, str]]:
        """A line for each thing that happened; things that are alike and in a row are one line."""
        told: list[list[Event]] = []
        for event in events:
            if told and self.is_alike(told[-1][-1], event):
                told[-1].append(event)
            else:
                told.append([event])
        return [(group[0], self.event(group)) for group in told]

    def is_alike(self, event: Event, after: Event) -> bool:
        """Whether both are told in one line."""
        same = (event.kind, event.seat, event.hidden) == (after.kind, after.seat, after.hidden)
        return same and event.kind in (self.told_by_number if event.hidden else self.told_by_name)

    def event(self, group: Sequence[Event]) -> str:
        """A line of the log, about one event or several that are alike."""
        first = group[0]
        if len(group) == 1:
            return event_line(self.language, self.rules, first, self.names)
        if first.hidden:
            every = replace(first, n=sum(event.n for event in group))
            return event_line(self.language, self.rules, every, self.names)
        return self.several(group)

    def several(self, group: Sequence[Event]) -> str:
        """One line about several things that are named."""
        names = [f"{name} {times}".strip() for name, times in counted(self.thing(event) for event in group)]
        first = group[0]
        player = "" if first.seat is None else self.names[first.seat]
        return self.label(f"several-{first.kind}", player=player, cards=self.between_names.join(names))

    def thing(self, event: Event) -> str:
        """The name of what an event was about."""
        kind = next(kind for kind in self.rules.event_kinds if kind.name == event.kind)
        words = self.rules.name_words(kind.of, str(event.what), event.seat)
        return words if isinstance(words, str) else clause(self.language, words)
