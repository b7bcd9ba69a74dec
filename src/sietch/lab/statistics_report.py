"""Statistics for people: answers by their names, rare ones together, and the picture of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Any

from sietch import Rules
from sietch.lab.names import LONGEST_NAME, told_apart
from sietch.lab.plots import BLUE, LONGEST_LABEL, VERMILION, Dot, draw_dots, picture
from sietch.lab.statistics import ENDING, OF_GAMES, ROLE, ROUTE, Statistics, Tally
from sietch.text import Language, clause

# What the messages of a game's own answers begin with, after its name.
SOURCE = "source"
MESSAGES = {ROLE: "role", ROUTE: SOURCE, ENDING: "ending"}
# An answer with so many games is never rare, unless it is said otherwise.
MOST_RARE = 10
# The most answers that a part of the picture shows: those with the most games.
MOST_DOTS = 40
# Sizes in inches.
WIDTH, ROW, FRAME = 8.0, 0.2, 0.75


@dataclass(frozen=True)
class Shown:
    """The rows of a question that are shown, and those that are rare as one."""

    rows: list[dict[str, Any]]
    rare: int
    together: dict[str, Any] | None
    least: int


def shown(tally: Tally, question: str, least: int | None) -> Shown:
    """Several answers with fewer games than `least` are told in one row.

    least: by default a tenth of all games, at most 10.
    """
    rows = tally.rows(question)
    if least is None:
        least = min(MOST_RARE, tally.games // 10)
    rare = [row["answer"] for row in rows if row["games"] < least]
    if len(rare) < 2:
        return Shown(rows, 0, None, least)
    common = [row for row in rows if row["games"] >= least]
    return Shown(common, len(rare), tally.together(question, rare), least)


def title(language: Language, question: str) -> str:
    """The heading of a question, where the language has one."""
    message = f"statistics-question-{question}"
    return language.format(message) if language.has(message) else question.replace("-", " ")


def answer_name(language: Language, rules: Rules, question: str, answer: str) -> str:
    """What people call an answer."""
    if question == ROUTE and rules.choices().roles:
        return own_name(language, rules, MESSAGES[ENDING], answer)
    if question in MESSAGES:
        return own_name(language, rules, MESSAGES[question], answer)
    asked = next((own for own in rules.questions if own.name == question), None)
    if asked is None:
        return answer
    table = next(kind.of for kind in rules.event_kinds if kind.name == asked.event)
    words = rules.name_words(table, answer)
    name = language.lexicon.form(words, "nom") if isinstance(words, str) else clause(language, words)
    return name[:1].upper() + name[1:]


def answer_names(language: Language, tally: Tally, question: str, most: int = LONGEST_NAME) -> dict[str, str]:
    """The name of every answer, with its id beside it where several are called the same."""
    ids = [row["answer"] for row in tally.rows(question)]
    names = {id: answer_name(language, tally.rules, question, id) for id in ids}
    called = Counter(names.values())
    full = {id: f"{name} [{id}]" if called[name] > 1 else name for id, name in names.items()}
    shown = told_apart(full.values(), most)
    return {id: shown[name] for id, name in full.items()}


def own_name(language: Language, rules: Rules, what: str, id: str) -> str:
    """The name of a side, a source of points or an ending, where the language has one."""
    message = f"{rules.name}-{what}-{id}"
    return language.format(message) if language.has(message) else id


# ---- the picture


def draw(statistics: Statistics, asked: Sequence[str], least: int | None, language: Language, path: Path) -> None:
    """Each question is a part of it: the win rate of each answer, its interval, and what seats alone would expect."""
    parts = [part for tally in statistics.tallies.values() for part in _parts(tally, asked, least, language)]
    # All parts have the same scale, up to a full tenth.
    most = ceil(10 * max((dot.high for _, dots, _ in parts for dot in dots), default=1)) / 10
    heights = [FRAME + ROW * len(dots) for _, dots, _ in parts]
    with picture(path, WIDTH, sum(heights) or FRAME) as figure:
        every = figure.subplots(max(1, len(parts)), 1, squeeze=False, height_ratios=heights or None)[:, 0]
        for axes, (heading, dots, whole) in zip(every, parts):
            draw_dots(axes, dots, percent=True)
            axes.set_title(heading, parse_math=False)
            axes.set_xlabel(language.format("statistics-picture-share" if whole else "statistics-column-rate"))
            axes.set_xlim(-0.01 * most, 1.01 * most)
        if not parts:
            every[0].set_axis_off()
            every[0].set_title(language.format("statistics-picture-nothing"))
        rate, expected = (language.format(f"statistics-picture-{what}") for what in ("rate", "expected"))
        keys = every[0].plot([], [], "o-", color=BLUE, markersize=4.5, label=rate)
        keys += every[0].plot([], [], "|", color=VERMILION, markersize=9, label=expected)
        figure.legend(handles=keys, loc="outside upper right", ncols=2, frameon=False)


def _parts(
    tally: Tally, asked: Sequence[str], least: int | None, language: Language
) -> list[tuple[str, list[Dot], bool]]:
    """Of each question its heading, its dots, and whether it is about whole games."""
    parts = []
    for question in tally.asked(asked):
        rows = shown(tally, question, least).rows
        if not rows:
            continue
        most = sorted((row["games"] for row in rows), reverse=True)[:MOST_DOTS][-1]
        drawn = [row for row in rows if row["games"] >= most][:MOST_DOTS]
        left = f" {language.format('statistics-picture-most', n=len(drawn))}" if len(drawn) < len(rows) else ""
        names = answer_names(language, tally, question, LONGEST_LABEL)
        dots = [
            Dot(
                f"{names[row['answer']]} ({row['games']})",
                row["rate"],
                row["low"],
                row["high"],
                row.get("expected"),
            )
            for row in drawn
        ]
        parts.append((f"{tally.rules.name}: {title(language, question)}{left}", dots, question in OF_GAMES))
    return parts
