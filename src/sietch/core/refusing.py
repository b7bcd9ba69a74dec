"""What set-ups are refused with: words for what games have in common, and how words become an English sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sietch.core.node import Words

# What a refusal repeats of what was said is cut before it is put into words: nobody needs to read a megabyte to know
# what was wrong, and Fluent writes no part of a sentence that is longer than 2500 letters.
LONGEST_TEXT = 1000

_writers: list[Callable[[Words], str]] = []


def write_with(writer: Callable[[Words], str]) -> None:
    """Texts stand above the core: whoever has them says here how words are written in English."""
    _writers[:] = [writer]


def in_english(words: Words) -> str:
    return _writers[0](words)


def clipped(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]}…"


def short(words: Words) -> Words:
    """Words none of whose own texts is too long to be written."""
    name, args = words
    return name, {key: clipped(value) if isinstance(value, str) else value for key, value in args.items()}


def quoted(said: object) -> str:
    """What was said as a program would write it: an argument of words."""
    return clipped(repr(said))


def named(ids: Iterable[str]) -> list[Words]:
    """Ids as words, which a language joins."""
    return [("setup-name", {"name": id}) for id in ids]


def wrong_players(game: str, possible: Iterable[int], players: object) -> Words:
    """So many cannot play."""
    counts = named(map(str, possible))
    return ("setup-players", {"game": game, "counts_options": counts, "players": quoted(players)})


def unknown(what: str, name: object, possible: Iterable[str]) -> Words:
    """Something that there is none of, by the name of the option that takes it: `modules`, `house-rules`."""
    return ("setup-unknown", {"what": what, "name": quoted(name), "possible": ", ".join(possible) or "-"})
