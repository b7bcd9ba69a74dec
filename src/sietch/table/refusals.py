"""How a request is refused: in words, which a client writes in its reader's language, and in English besides.

The messages are those of `refusals.ftl`. Where something else says more in English than the words do (what would
have been possible, what the database complained about), that is the English text.
"""

from __future__ import annotations

from collections.abc import Mapping

from starlette.exceptions import HTTPException

from sietch.core.refusing import clipped, short
from sietch.table import messages as m
from sietch.text import Words, clause, language
from sietch.text.wire import as_data


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


class NotBegun(Refusal):
    """The table is a lobby still."""

    def __init__(self) -> None:
        super().__init__(("refused-not-begun", {}))


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


def refused(words: Words, english: str = "", *, stale: bool = False, index: int | None = None) -> m.Refused:
    """A refusal on a socket."""
    return m.Refused(clipped(english or in_english(words)), as_data(short(words)), stale, index)


def told(words: Words, english: str = "") -> m.Problem:
    """A refusal as the body of an answer over HTTP."""
    return m.Problem(clipped(english or in_english(words)), as_data(short(words)))
