"""Legions as a person types them: "2 regular 1 elite sardaukar, bashar, Baron Harkonnen", in any of the languages."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from sietch.arrakis.components import ATREIDES, HARKONNEN, LEADERS, SIDES
from sietch.arrakis.leaders import WILD_MAKER
from sietch.arrakis.legions import STACKING_LIMIT
from sietch.arrakis.odds import Legion, OddsError
from sietch.cli.lookup import plain
from sietch.core.refusing import named as named_words
from sietch.core.refusing import quoted
from sietch.text import LANGUAGES, language

# What each word for a figure means: its kind, and the side that alone has it.
FIGURES: dict[str, tuple[str, int | None]] = {
    "regular": ("regular", None),
    "elite": ("elite", None),
    "special": ("special", None),
    "sardaukar": ("special", HARKONNEN),
    "fedaykin": ("special", ATREIDES),
    "leader": ("leader", None),
    "bashar": ("leader", HARKONNEN),
    "naib": ("leader", ATREIDES),
}
FILLER = "filler"
# So many letters of a word are enough, and so many of its last ones may be others: Czech and Polish words decline.
SHORTEST, ENDING = 3, 2
WORD = re.compile(r"(\d+)\s*[x×*]?|[^\W\d_]+")


@dataclass(frozen=True)
class Typed:
    """A legion and the side that it can only belong to, if there is one."""

    legion: Legion
    side: int | None


@cache
def figure_words() -> dict[str, str]:
    """Every word for a figure, or between figures, and what it stands for."""
    return {
        plain(word): what
        for what in (*FIGURES, FILLER)
        for code in LANGUAGES
        for word in language(code).format(f"odds-words-{what}").split()
    }


@cache
def leader_words() -> dict[str, frozenset[str]]:
    """Every word in the ids and names of named leaders, and the ids of those who have it."""
    found: dict[str, set[str]] = {}
    for leader in LEADERS:
        if leader.generic:
            continue
        names = [leader.id, *(leader_name(code, leader.id) for code in LANGUAGES)]
        for word in (word for name in names for word in words(name)):
            found.setdefault(word, set()).add(leader.id)
    return {word: frozenset(ids) for word, ids in found.items()}


def leader_name(code: str, id: str) -> str:
    return language(code).format(f"arrakis-leader-{id}")


def words(text: str) -> list[str]:
    """The words and numbers of a text, without accents, apostrophes and signs between them."""
    bare = re.sub("['’`]", "", plain(text))
    return [match.group(1) or match.group() for match in WORD.finditer(bare)]


def read_legion(text: str, who: str, limit: int = STACKING_LIMIT, *, may_be_empty: bool = False) -> Typed:
    """The legion that is typed; OddsError with a hint where it is not understood. who: whose it is, for messages.

    may_be_empty: nothing at all, or nothing but a side, is no legion and no mistake.
    """
    typed = words(text)
    counts = dict.fromkeys(("regular", "elite", "special", "leader"), 0)
    named: list[str] = []
    sides: dict[int, str] = {}
    place = 0
    number: int | None = None
    while place < len(typed):
        word = typed[place]
        if word.isdecimal():
            if number is not None:
                raise OddsError(("legion-number-follows", {"who": who, "n": number, "word": word}))
            number = int(word)
            place += 1
            continue
        figure = _figure(word)
        if figure == FILLER:
            place += 1
            continue
        if figure is not None:
            place += 1
            if figure == "special":
                # "2 special elite units" are one kind.
                while place < len(typed) and _figure(typed[place]) in ("elite", FILLER):
                    place += 1
            kind, side = FIGURES[figure]
            counts[kind] += 1 if number is None else number
            if side is not None:
                sides.setdefault(side, word)
        elif word in SIDES and not _is_leader(typed, place):
            sides.setdefault(SIDES.index(word), word)
            place += 1
            if number is not None:
                raise OddsError(("legion-number-follows", {"who": who, "n": number, "word": word}))
            continue
        else:
            id, place = _leader(typed, place, who)
            if number not in (None, 1) or id in named:
                raise OddsError(("legion-only-one", {"who": who, "leader": id}))
            named.append(id)
            sides.setdefault(_side(id), id)
        number = None
    if number is not None:
        raise OddsError(("legion-number", {"who": who, "n": number}))
    if len(sides) > 1:
        raise OddsError(("legion-both-sides", {"who": who, "figures_list": named_words(sides.values())}))
    legion = Legion(**counts, named=tuple(named))
    if not legion.units and not (may_be_empty and not legion.leaders):
        raise OddsError(("legion-no-unit", {"who": who}))
    if legion.units > limit:
        raise OddsError(("odds-too-many", {"who": who, "n": legion.units, "most": limit}))
    return Typed(legion, next(iter(sides), None))


def _figure(word: str) -> str | None:
    """What a word means as a figure: as it stands, as a beginning, or with another ending."""
    known = figure_words()
    if word in known:
        return known[word]
    if word in leader_words() or len(word) < SHORTEST:
        return None
    meanings = {
        what
        for form, what in known.items()
        if len(form) > SHORTEST
        and (form.startswith(word) or word.startswith(form[: max(SHORTEST + 1, len(form) - ENDING)]))
    }
    return meanings.pop() if len(meanings) == 1 else None


def _ids(word: str) -> frozenset[str]:
    known = leader_words()
    if word in known or len(word) < SHORTEST:
        return known.get(word, frozenset())
    return frozenset(id for whole, ids in known.items() if whole.startswith(word) for id in ids)


def _is_leader(typed: list[str], place: int) -> bool:
    """Whether a side's name is part of a leader's here: "Harkonnen, Baron"."""
    return place + 1 < len(typed) and bool(_ids(typed[place]) & _ids(typed[place + 1]))


def _leader(typed: list[str], place: int, who: str) -> tuple[str, int]:
    """The named leader whose name begins here, and the place after it."""
    word = typed[place]
    ids, first = _ids(word), place
    if not ids:
        known = [known for known in (*figure_words(), *leader_words()) if len(known) >= SHORTEST]
        close = get_close_matches(word, known, 3, 0.6)
        if close:
            said = {"who": who, "word": quoted(word), "close_options": named_words(close)}
            raise OddsError(("legion-close", said))
        raise OddsError(("legion-unknown", {"who": who, "word": quoted(word)}))
    place += 1
    while place < len(typed) and typed[place] not in typed[first:place] and ids & _ids(typed[place]):
        ids &= _ids(typed[place])
        place += 1
    if len(ids) > 1:
        said = {"who": who, "word": quoted(" ".join(typed[first:place])), "leaders_options": named_words(sorted(ids))}
        raise OddsError(("legion-unclear", said))
    (id,) = ids
    if id == LEADERS[WILD_MAKER].id:
        raise OddsError(("legion-wild-maker", {"who": who}))
    return id, place


def _side(id: str) -> int:
    return next(leader.side for leader in LEADERS if leader.id == id)
