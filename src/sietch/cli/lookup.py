"""Finding components by kind and id, and by what a person types. The catalogue itself is the game's."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from sietch.core.catalogue import Entry
from sietch.core.rules import Rules
from sietch.text.plain import matches, plain

__all__ = ["entries", "find", "matches", "plain"]


@cache
def entries(rules: Rules) -> dict[tuple[str, str], Entry]:
    """Every entry of a game's catalogue, by kind and id."""
    return {(entry.kind, entry.id): entry for entry in rules.catalogue()}


def find(rules: Rules, text: str, name: Callable[[Entry], str]) -> list[Entry]:
    """The components whose name or id has these words; one that is called exactly so is the only one."""
    found = [entry for entry in entries(rules).values() if matches(text, name(entry), entry.id)]
    wanted = plain(text)
    return [entry for entry in found if wanted in (plain(name(entry)), entry.id)] or found
