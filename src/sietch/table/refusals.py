"""How a request is refused: in words, which a client writes in its reader's language, and in English besides.

The messages are those of `refusals.ftl`. Where something else says more in English than the words do (what would
have been possible, what the database complained about), that is the English text.
"""

from __future__ import annotations

from collections.abc import Mapping

from starlette.exceptions import HTTPException

from sietch.table import messages as m
from sietch.text import Words, clause, language
from sietch.text.wire import as_data

# What a refusal repeats of what was sent is cut before it is put into words: nobody needs to read a megabyte to know
# what was wrong, and Fluent writes no part of a sentence that is longer than 2500 letters.
LONGEST_TEXT = 1000


def clipped(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]}…"


def short(words: Words) -> Words:
    name, args = words
    return name, {key: clipped(value) if isinstance(value, str) else value for key, value in args.items()}


def in_english(words: Words) -> str:
    return clause(language("en"), short(words))


class Refusal(Exception):
    """A request that cannot be granted, whichever way it came."""

    def __init__(self, words: Words, english: str = "") -> None:
        super().__init__(clipped(english or in_english(words)))
        self.words = short(words)


class NoSuchTable(Refusal):
    """There is no table with this id."""

    def __init__(self) -> None:
        super().__init__(("refused-no-table", {}))


class NotAllowed(Refusal):
    """The token does not open this, or its role may not do that."""


class TooOften(Refusal):
    """Too much work for one address."""

    def __init__(self) -> None:
        super().__init__(("refused-too-often", {}))


class Crowded(Refusal):
    """All places are taken now; there may be one later."""


class Unreadable(Refusal):
    """What is stored of the table makes no game."""


class Problem(HTTPException):
    """A refusal over HTTP, with its status."""

    def __init__(self, status: int, words: Words, english: str = "", headers: Mapping[str, str] | None = None) -> None:
        super().__init__(status, clipped(english or in_english(words)), headers)
        self.words = short(words)


def refused(words: Words, english: str = "", *, stale: bool = False) -> m.Refused:
    """A refusal on a socket."""
    return m.Refused(clipped(english or in_english(words)), as_data(short(words)), stale)


def told(words: Words, english: str = "") -> m.Problem:
    """A refusal as the body of an answer over HTTP."""
    return m.Problem(clipped(english or in_english(words)), as_data(short(words)))
