"""Uprising for those who study it: what is asked of every game, and where points came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from sietch.core.game import Event
from sietch.core.study import START, Question, Study
from sietch.imperium.state import Imperium

QUESTIONS = (
    Question("leader", "leader-taken", nth=0),
    Question("opening-space", "agent-sent", nth=0),
    Question("second-space", "agent-sent", nth=1),
    Question("card-bought", "acquired"),
    Question("conflict-won", "conflict-won"),
    Question("alliance", "alliance-taken"),
    Question("intrigue-played", "intrigue-played"),
    Question("objective", "objective-dealt"),
)

# What a point comes from is told by the last such event of the seat before it, in its turn.
SOURCES = {
    "influence-gained": "influence",
    "alliance-taken": "alliance",
    "alliance-returned": "alliance",
    "reward-taken": "conflict",
    "conflict-won": "conflict",
    "icons-matched": "icons",
    "intrigue-played": "intrigue",
    "card-played": "card",
    "revealed": "card",
    "acquired": "card",
    "trashed": "card",
}
OTHER = "other"


def study(g: Imperium, events: Sequence[Event]) -> Study:
    ending = "points" if any(p.points >= g.ruleset.recipe.points_to_end for p in g.players) else "conflicts"
    sources = SOURCES | {event: source for module in g.ruleset.modules for event, source in module.sources.items()}
    return Study(points_by_source(events, [p.points for p in g.players], sources), ending)


def points_by_source(
    events: Sequence[Event], scores: Sequence[int], sources: Mapping[str, str]
) -> tuple[dict[str, int], ...]:
    """As the page of a finished game tells it. sources: what points come from, by the event before them."""
    source = [OTHER] * len(scores)
    points: tuple[dict[str, int], ...] = tuple({} for _ in scores)
    before = ""
    for event, after in zip_longest(events, events[1:]):
        seat = event.seat
        lost, before = {before, after.kind if after else ""}, event.kind
        if seat is None:
            continue
        if event.kind == "turn-began":
            source[seat] = OTHER
        elif event.kind == "influence-lost" and event.n > 0 and source[seat] == "influence":
            # Influence that is lost is the price of something, and that brings the point.
            source[seat] = "card"
        source[seat] = sources.get(event.kind, source[seat])
        if event.kind == "gained" and event.what == "victory-point":
            # Points are lost with influence, or with an Alliance that goes back or, right after, to somebody else.
            gone = "alliance" if any("alliance" in kind for kind in lost) else "influence"
            found_in = source[seat] if event.n > 0 else gone
            points[seat][found_in] = points[seat].get(found_in, 0) + event.n
    # What nobody was told about was there from the start.
    for score, found in zip(scores, points):
        start = score - sum(found.values())
        if start:
            found[START] = start
    return tuple({source: n for source, n in found.items() if n} for found in points)
