"""Finding components by table and id, and by what a person types. The catalogue itself is the game's."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import cache

from sietch.core.catalogue import Entry
from sietch.imperium.catalogue import catalogue
from sietch.imperium.rules import MODULES

# The kinds of entries that a table of the game holds.
TABLES = {
    "cards": ("starting", "reserve", "imperium"),
    "intrigues": ("intrigue",),
    "conflicts": ("conflict",),
    "contracts": ("contract",),
    "leaders": ("leader",),
    "spaces": ("space",),
    "posts": ("post",),
    "objectives": ("objective",),
    "factions": ("track",),
}


@cache
def entries() -> dict[tuple[str, str], Entry]:
    """Every entry of every module, by table and id."""
    table_of = {kind: table for table, kinds in TABLES.items() for kind in kinds}
    return {(table_of[entry.kind], entry.id): entry for entry in catalogue(MODULES)}


def entry(table: str, id: str) -> Entry:
    return entries()[table, id]


def spaces() -> list[Entry]:
    return [entry for (table, _), entry in entries().items() if table == "spaces"]


def plain(text: str) -> str:
    """The text as it is searched for: lower case, no accents, so that "pisecny" finds "písečný"."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).replace("ł", "l")


def matches(wanted: str, *texts: str) -> bool:
    """Whether every word that was typed is in one of the texts."""
    found = plain(" ".join(texts))
    return all(word in found for word in plain(wanted).split())


def find(text: str, name: Callable[[Entry], str]) -> list[Entry]:
    """The components whose name or id has these words; one that is called exactly so is the only one."""
    found = [entry for entry in entries().values() if matches(text, name(entry), entry.id)]
    wanted = plain(text)
    return [entry for entry in found if wanted in (plain(name(entry)), entry.id)] or found
