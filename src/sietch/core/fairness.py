"""Whether what chance gave in a finished game is what was settled before it: the game is dealt again and compared.

What a pledge proves is that nothing was changed during the game. It does not prove that whoever dealt did not look for
a seed that pleased them before they published its hash.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sietch.core.game import CHANCE_MARK, TOLD, Game, IllegalChoice, RecordError, begin_at, replay
from sietch.core.node import Words
from sietch.core.pledge import Pledge
from sietch.core.rules import Rules

# Everything follows from the pledge; from the seed alone, which was known to whoever chose it; people told what chance
# gave; nothing was promised; or something does not follow from the pledge.
FAIR, SEEDED, REAL, FREE, BROKEN = "fair", "seeded", "told", "free", "broken"


@dataclass(frozen=True)
class Verdict:
    """kind: as above. commitment: what must have been published before the game. outcomes: how many were compared.

    since: the entry from which on there was a pledge. at: the first entry that does not follow, where one does not.
    """

    kind: str
    commitment: str = ""
    text: str = ""
    outcomes: int = 0
    since: int = 0
    at: int = -1

    @property
    def words(self) -> Words:
        if self.kind == BROKEN:
            return ("fair-broken", {"n": self.at})
        if self.kind == FAIR and self.since:
            return ("fair-fair-since", {"n": self.outcomes, "since": self.since})
        return (f"fair-{self.kind}", {"n": self.outcomes})


def verify(rules: Rules, record: dict[str, Any]) -> Verdict:
    """What a record shows; RecordError for one that cannot be played."""
    replay(rules, record)
    if record.get("chance") == TOLD:
        return Verdict(REAL)
    said = record.get("pledge")
    if said is None:
        found = _again(rules, record, None)
        return found if found.kind == SEEDED else Verdict(FREE)
    try:
        pledge = Pledge.read(said) if isinstance(said, str) else None
    except ValueError as error:
        raise RecordError(f"the pledge of the record is wrong: {error}") from error
    if pledge is None:
        raise RecordError("the pledge of a record is a text")
    return _again(rules, record, pledge)


def _again(rules: Rules, record: dict[str, Any], pledge: Pledge | None) -> Verdict:
    """The game again, with its answers and with chance as it must have been."""
    rules = rules.of(rules.setup(record["setup"]))
    entries, seed = record["answers"], record["seed"]
    kind = SEEDED if pledge is None else FAIR
    commitment, text = ("", "") if pledge is None else (pledge.commitment(seed), pledge.text(seed))
    since = 0 if pledge is None else pledge.since
    chance = "seeded" if pledge is None else "secret"
    if since:
        game = replay(rules, record, min(since, len(entries)), chance, pledge=pledge)
    elif record.get("position"):
        game = begin_at(rules, record["position"], record["setup"], seed, chance, pledge)
    else:
        game = Game(rules, record["setup"], seed, chance=chance, pledge=pledge)
    place, outcomes = since, 0
    while True:
        again = game.record["answers"]
        for at in range(place, max(len(again), place)):
            if at >= len(entries) or again[at] != entries[at]:
                return Verdict(BROKEN, commitment, text, outcomes, since, at)
            outcomes += again[at].startswith(CHANCE_MARK)
        place = max(len(again), place)
        if place >= len(entries):
            return Verdict(kind, commitment, text, outcomes, since)
        try:
            game.choose(entries[place])
        except (IllegalChoice, KeyError):
            return Verdict(BROKEN, commitment, text, outcomes, since, place)
