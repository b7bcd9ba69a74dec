"""A page fetches the texts of a language in parts; those that it gets for a table say all that is said there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, Visitor, ast

import sietch
from sietch.table.facts import language_data, spoken_of
from sietch.text.folders import PARTS, SHARED
from sietch.text.report import event_words
from sietch.text.rulebook import FAMILIES
from sietch.text.wire import as_data

ANSWERS = 300
NAMES = ["Anna", "Boris", "Cyril", "Dana", "Eva", "Filip"]
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("uprising", {"players": 4}),
    ("uprising", {"players": 4, "modules": ["choam"]}),
    ("uprising", {"players": 3, "modules": ["choam", "rise-of-ix", "immortality"]}),
    ("uprising", {"players": 2}),
    ("uprising", {"players": 1, "modules": ["choam"]}),
    ("uprising", {"players": 6, "modules": ["choam"]}),
    ("imperium", {"players": 4}),
    ("imperium", {"players": 4, "modules": ["immortality"]}),
    ("imperium", {"players": 4, "modules": ["rise-of-ix"]}),
    ("imperium", {"players": 1}),
    ("arrakis", {}),
    ("arrakis", {"players": 4}),
    ("arrakis", {"players": 1, "modules": ["mahdi"]}),
]


def ids_in(data: Any) -> Iterator[str]:
    """The messages that words are written with."""
    if isinstance(data, dict):
        if "id" in data:
            yield data["id"]
        for value in data.get("args", {}).values():
            yield from ids_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from ids_in(value)


def said_at(game: sietch.Game) -> Iterator[str]:
    """What is told at a table: of its components, and of the first answers."""
    every = set(messages_of(language_data("en")["messages"]))
    for entry in game.rules.catalogue():
        for words in (entry.name, *(words for _, words, _ in entry.parts), *entry.facts):
            yield from ids_in(as_data(words))
        for label, _, icons in entry.parts:
            yield label
            for name, *_ in icons:
                yield from {f"icon-{name}", f"explain-{name}"} & every
    chance = random.Random(1)
    for _ in range(ANSWERS):
        if game.over:
            break
        for words in (game.decision.prompt, *(option.words for option in game.decision.options)):
            yield from ids_in(as_data(words))
        for refusal in game.refusals(game.decision.seat):
            yield from ids_in(as_data(refusal.reason))
        game.choose(chance.choice(game.decision.options))
    for event in game.events(0):
        yield from ids_in(as_data(event_words(game.rules, event, NAMES)))


def messages_of(text: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize(("game", "setup"), TABLES, ids=lambda each: str(each))
def test_a_table_is_told_in_the_texts_that_its_page_fetches(game: str, setup: dict[str, Any]):
    table = sietch.new(game, seed=1, **setup)
    of_table = language_data("en", FAMILIES[game], spoken_of(table.rules))["messages"]
    known = messages_of(language_data("en", SHARED)["messages"]) | messages_of(of_table)
    assert {id for id in said_at(table) if id not in known} == set()
    # Nor does a message lead to one that is not there.
    said = [message for id, message in known.items() if not id.startswith("terminal-")]
    assert {id for message in said for id in references(message) if id not in known} == set()


def references(message: ast.Message) -> Iterator[str]:
    found: list[str] = []

    class Seen(Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            found.append(node.id.name)

    Seen().visit(message)
    yield from found


def test_the_parts_have_everything_but_what_only_a_terminal_says():
    every = set(messages_of(language_data("en")["messages"]))
    parts = [set(messages_of(language_data("en", part)["messages"])) for part in PARTS]
    assert sum(map(len, parts)) == len(set().union(*parts))
    missing = every - set().union(*parts)
    assert {id.split("-")[0] for id in missing} <= {"terminal", "command", "statistics", "legion", "odds"}
