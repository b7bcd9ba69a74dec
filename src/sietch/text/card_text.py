"""The text of a component, line by line, from what its entry in the catalogue says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from sietch.text.language import Language
from sietch.text.writer import Words, clause, sentence


class Entry(Protocol):
    """What a catalogue tells about a component; each game has its own."""

    @property
    def kind(self) -> str: ...
    @property
    def module(self) -> str: ...
    @property
    def copies(self) -> int: ...
    @property
    def name(self) -> Words: ...
    @property
    def parts(self) -> Sequence[tuple[str, Words, list[tuple[str, int]]]]: ...
    @property
    def numbers(self) -> Mapping[str, int]: ...
    @property
    def tags(self) -> tuple[str, ...]: ...
    @property
    def icons(self) -> tuple[str, ...]: ...
    @property
    def doubt(self) -> str: ...
    @property
    def doubt_words(self) -> Words | None: ...
    @property
    def facts(self) -> Sequence[Words]: ...


# Kinds of cards that are played to send an agent.
DECK_CARDS = ("starting", "commander", "reserve", "imperium", "tleilaxu")
# Modules that are a game themselves: what they bring is told without naming them.
BOARDS = ("uprising", "base")


def entry_name(language: Language, entry: Entry) -> str:
    return clause(language, entry.name)


def entry_text(language: Language, entry: Entry) -> list[str]:
    """A line of facts, a line for each part, and what is not certain; without the name."""
    lines = [" · ".join(_facts(language, entry))]
    for label, words, _ in entry.parts:
        lines.append(part_text(language, label, words))
    if entry.doubt_words is not None:
        lines.append(clause(language, entry.doubt_words))
    elif entry.doubt:
        lines.append(language.format("fact-doubt", doubt=entry.doubt))
    return lines


def part_text(language: Language, label: str, words: Words) -> str:
    return language.format("labelled", label=language.format(label), text=sentence(language, words))


def _facts(language: Language, entry: Entry) -> Iterator[str]:
    if entry.facts:
        yield from (clause(language, fact) for fact in entry.facts)
        return
    yield language.format(f"kind-{entry.kind}")
    if entry.module not in BOARDS:
        yield language.format("fact-module", module=entry.module)
    if entry.copies > 1:
        yield language.format("fact-copies", n=entry.copies)
    if "cost" in entry.numbers:
        yield language.format("fact-cost", n=entry.numbers["cost"])
    if entry.tags:
        yield clause(language, ("fact-tags", {"tags_list": entry.tags}))
    if entry.kind in DECK_CARDS:
        if entry.icons:
            yield clause(language, ("fact-agent-icons", {"icons_list": entry.icons}))
        else:
            yield language.format("fact-no-agent-icons")
    elif entry.kind == "space":
        yield clause(language, ("fact-space-icon", {"icons_list": entry.icons}))
