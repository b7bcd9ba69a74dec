"""A hint as lines on a terminal, from the form in which it goes over the wire."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from sietch.cli.screens import drawing
from sietch.text import Language, Words, clause
from sietch.text.wire import as_words


class NoHint(Exception):
    """Why there is none."""

    def __init__(self, words: Words) -> None:
        super().__init__(words[0])
        self.words = words


def percent(share: float) -> int:
    return round(100 * share)


def hint_lines(language: Language, told: dict[str, Any], answers: dict[str, str]) -> list[Text]:
    """The best answers, each with its chance and why. answers: how they read, by key."""

    def said(id: str, **args: object) -> str:
        return language.format(id, **args)

    lines = []
    for place, advice in enumerate(told["answers"], 1):
        answer = answers.get(advice["key"], advice["key"])
        line = Text(said("hint-answer", place=place, answer=answer), style="bold cyan" if place == 1 else "cyan")
        chances = {name: percent(advice[name]) for name in ("chance", "low", "high")}
        parts = [] if told["early"] else [said("hint-chance", **chances)]
        if place > 1:
            parts.append(said("hint-behind", points=percent(advice["behind"])))
        lines += [line, *([Text("   " + " · ".join(parts))] if parts else [])]
        if advice["reasons"]:
            why = ", ".join(clause(language, as_words(words)) for words in advice["reasons"])
            lines.append(Text("   " + why, style=drawing.FAINT))
    lines.append(Text(said("hint-worlds", n=told["worlds"]), style=drawing.FAINT))
    if told["early"]:
        lines.append(Text(said("hint-early"), style=drawing.FAINT))
    return lines
