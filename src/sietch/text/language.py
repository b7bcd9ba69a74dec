"""The languages of the game: one Fluent catalogue each, strict, with the nouns of its lexicon.

Every `*.ftl` file of `<code>/` belongs to the catalogue, and so do those of modules (`folders.py`). Besides Fluent's
own functions, messages may call

- `NOUN($what)`, `NOUN($what, case: "gen")`, `NOUN($what, number: "pl", case: "acc")`: the noun in that form;
- `NOUN($what, $n, case: "acc")`: the noun as it stands after the number $n, which the message itself prints;
- `GENDER($what)` and `GENDER($what, $n)`: the noun's gender (in English its article), to select on.

`$what` is a noun id of the lexicon, or `Nouns`: several of them, each declined and then joined.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

from sietch.text.folders import catalogues, folders
from sietch.text.lexicon import Lexicon

LANGUAGES: Final = ("en", "cs", "pl")

# How several texts become one: the message between two of them, and the message before the last.
JOINS: Final = {
    "list": ("join-comma", "join-and"),
    "options": ("join-comma", "join-or"),
    "alternatives": ("join-comma", "join-either"),
    "steps": ("join-semicolon", "join-semicolon"),
}


class UnknownLanguage(ValueError):
    """There is no such language; the message names those there are."""


class BadCatalogue(ValueError):
    """A catalogue has a syntax error or says the same thing twice."""


class MissingMessage(LookupError):
    """The language has no message of that id."""


class BadMessage(ValueError):
    """The message could not be written: an argument, a noun or a reference is missing or wrong."""


class Nouns(FluentType):
    """Several noun ids as one argument; only `NOUN` can put them into words."""

    def __init__(self, ids: Sequence[str], how: str) -> None:
        self.ids = tuple(ids)
        self.how = how

    def format(self, locale: Locale) -> str:
        raise ValueError(f"nouns {', '.join(self.ids)} stand in a message without NOUN()")


class Language:
    """Made by `language(code)`, once for each code; the folders hold its catalogue and its lexicon."""

    def __init__(self, code: str, *found: Traversable) -> None:
        self.code = code
        self.lexicon = Lexicon(code, *found)
        functions: dict[str, Callable[..., Any]] = {"NOUN": self._noun, "GENDER": self._gender}
        self._bundle = FluentBundle([code], functions=functions, use_isolating=False)
        self.message_ids = self._load(list(found))

    def has(self, message_id: str) -> bool:
        return self._bundle.has_message(message_id)

    def format(self, message_id: str, /, **args: object) -> str:
        if not self.has(message_id):
            raise MissingMessage(f"the {self.code} catalogue has no message {message_id!r}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise BadMessage(f"{self.code} message {message_id!r} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            raise BadMessage(f"{self.code} message {message_id!r}: {reasons}") from errors[0]
        return str(text)

    def join(self, texts: Sequence[str], how: str) -> str:
        """One text of several, `how` being a key of `JOINS`."""
        if how not in JOINS:
            raise ValueError(f"texts are joined as {', '.join(JOINS)}, not as {how!r}")
        if not texts:
            raise ValueError("there is nothing to join")
        between, before_last = JOINS[how]
        text = texts[0]
        for place, after in enumerate(texts[1:], start=2):
            text = self.format(before_last if place == len(texts) else between, before=text, after=after)
        return text

    def _load(self, found: list[Traversable]) -> frozenset[str]:
        ids: set[str] = set()
        for file in catalogues(found):
            where = f"{self.code}/{file.name}"
            resource = FluentParser().parse(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    reason = "; ".join(annotation.message or "" for annotation in entry.annotations)
                    raise BadCatalogue(f"{where}: {reason}: {entry.content!r}")
                if isinstance(entry, Message | Term):
                    entry_id = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
                    if entry_id in ids:
                        raise BadCatalogue(f"{where}: {entry_id} is there a second time")
                    ids.add(entry_id)
            self._bundle.add_resource(resource)
        return frozenset(entry_id for entry_id in ids if not entry_id.startswith("-"))

    def _noun(self, what: object, n: object = None, *, case: str = "nom", number: str | None = None) -> str:
        if isinstance(what, Nouns):
            each = [self._noun(noun_id, n, case=case, number=number) for noun_id in what.ids]
            return self.join(each, what.how)
        if not isinstance(what, str):
            raise TypeError(f"NOUN() takes a noun id, not {what!r}")
        if n is None:
            return self.lexicon.form(what, case, number)
        if number is not None:
            raise ValueError("NOUN() takes a count or a number, not both")
        return self.lexicon.counted_form(what, _count("NOUN", n), case)

    def _gender(self, what: object, n: object = None) -> str:
        if not isinstance(what, str):
            raise TypeError(f"GENDER() takes a noun id, not {what!r}")
        if n is not None:
            _count("GENDER", n)
        return self.lexicon.gender(what, counted=n is not None)


def _count(function: str, n: object) -> int:
    if not isinstance(n, int):
        raise TypeError(f"{function}() takes a whole number as its count, not {n!r}")
    return n


@cache
def language(code: str) -> Language:
    if code not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {code!r}; choose one of {', '.join(LANGUAGES)}")
    return Language(code, *folders(code))
