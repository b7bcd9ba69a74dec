"""The combat dice of a round, exactly: what can be rolled, what leaders make of it, and the hits that go through.

Of a leader's special result the best use is made, with the dice of both sides on the table: the one that makes the
hits dealt less the hits taken as large as possible, hits beyond what a legion can take counting nothing; with the same
difference the one that deals more. The attacker chooses first and expects the defender's best answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from math import factorial

from sietch.arrakis.components import HIT, SHIELD, SPECIAL_FACE
from sietch.arrakis.worms import COMBAT_DIE


@cache
def rolls(dice: int) -> tuple[tuple[int, int, int, float], ...]:
    """Every result of so many combat dice: hits, shields, specials and the chance of it."""
    faces = [COMBAT_DIE.count(face) for face in (HIT, SHIELD, SPECIAL_FACE)]
    found = []
    for hits in range(dice + 1):
        for shields in range(dice + 1 - hits):
            specials = dice - hits - shields
            ways = factorial(dice) // (factorial(hits) * factorial(shields) * factorial(specials))
            ways *= faces[0] ** hits * faces[1] ** shields * faces[2] ** specials
            found.append((hits, shields, specials, ways / len(COMBAT_DIE) ** dice))
    return tuple(found)


# What a side can make of its roll: hits and shields, as many possibilities as its leaders leave it.
Scores = tuple[tuple[int, int], ...]


@cache
def scores(strips: tuple[tuple[int, int], ...], hits: int, shields: int, specials: int) -> Scores:
    """What the leaders can make of a roll; specials beyond the leaders miss. What is never better is left out."""
    found = {
        (hits + sum(strip[0] for strip in used), shields + sum(strip[1] for strip in used))
        for used in combinations(strips, min(specials, len(strips)))
    }
    return _best(found)


def _best(found: set[tuple[int, int]]) -> Scores:
    """Those that no other one beats in both hits and shields."""
    return tuple(
        sorted(
            (hits, shields)
            for hits, shields in found
            if not any((hits, shields) != other and hits <= other[0] and shields <= other[1] for other in found)
        )
    )


@cache
def scored(strips: tuple[tuple[int, int], ...], dice: int, added: int) -> tuple[tuple[Scores, float], ...]:
    """What a side can make of so many dice, and of `added` specials besides, with its chance."""
    chances: dict[Scores, float] = {}
    for hits, shields, specials, chance in rolls(dice):
        made = scores(strips, hits, shields, specials + added)
        chances[made] = chances.get(made, 0.0) + chance
    return tuple(chances.items())


@dataclass(frozen=True)
class Force:
    """What a side brings to a round: its leaders, dice, added specials, special elites, and the hits it can take."""

    strips: tuple[tuple[int, int], ...]
    dice: int
    added: int
    special: int
    toughness: int


@cache
def most_hits(force: Force) -> int:
    return max(hits for made, _ in scored(force.strips, force.dice, force.added) for hits, _ in made)


def best_use(own: Scores, theirs: Scores, attacker: Force, defender: Force) -> tuple[int, int, tuple[int, int]]:
    """The hits that the attacker and the defender take when both use their leaders best, and the attacker's score."""
    found = [(*best_answer(score, theirs, attacker, defender)[:2], score) for score in own]
    return max(found, key=lambda each: (each[1] - each[0], each[1]))


def best_answer(
    score: tuple[int, int], theirs: Scores, attacker: Force, defender: Force
) -> tuple[int, int, tuple[int, int]]:
    """The hits taken by attacker and defender when the defender answers the attacker's score best, and its own."""
    found = []
    shields = max(0, score[1] - defender.special)
    for answer in theirs:
        taken = min(attacker.toughness, max(0, answer[0] - shields))
        dealt = min(defender.toughness, max(0, score[0] - max(0, answer[1] - attacker.special)))
        found.append((taken, dealt, answer))
    return max(found, key=lambda each: (each[0] - each[1], each[0]))


@lru_cache(maxsize=16384)
def exchange(attacker: Force, defender: Force) -> tuple[tuple[int, int, float], ...]:
    """A round of battle: hits that the attacker and the defender take, and the chance of it."""
    # The same as `best_use` for every pair of rolls, but what the attacker's scores bring is worked out once for each
    # possible roll of the defender: by the score, the roll's place, as (difference, dealt).
    rolled = _uncancelled(defender, attacker.special)
    most_taken, most_dealt = attacker.toughness, defender.toughness
    brings: dict[tuple[int, int], list[tuple[int, int]]] = {}
    chances: dict[tuple[int, int], float] = {}
    for made, chance in _uncancelled(attacker, defender.special):
        columns = []
        for score in made:
            column = brings.get(score)
            if column is None:
                hits, shields = score
                column = []
                for answers, _ in rolled:
                    worst = None
                    for their_hits, their_shields in answers:
                        taken = their_hits - shields
                        taken = 0 if taken < 0 else taken if taken < most_taken else most_taken
                        dealt = hits - their_shields
                        dealt = 0 if dealt < 0 else dealt if dealt < most_dealt else most_dealt
                        value = (taken - dealt, taken)
                        if worst is None or value > worst:
                            worst = value
                    assert worst is not None
                    column.append((-worst[0], worst[1] - worst[0]))
                brings[score] = column
            columns.append(column)
        best = columns[0] if len(columns) == 1 else [max(row) for row in zip(*columns, strict=True)]
        for value, (_, other) in zip(best, rolled, strict=True):
            chances[value] = chances.get(value, 0.0) + chance * other
    return tuple((dealt - difference, dealt, chance) for (difference, dealt), chance in chances.items())


@cache
def _uncancelled(force: Force, cancels: int) -> tuple[tuple[Scores, float], ...]:
    """What a force can make of its dice, less the shields that the enemy's special elites cancel."""
    chances: dict[Scores, float] = {}
    for made, chance in scored(force.strips, force.dice, force.added):
        left = _best({(hits, max(0, shields - cancels)) for hits, shields in made})
        chances[left] = chances.get(left, 0.0) + chance
    return tuple(chances.items())
