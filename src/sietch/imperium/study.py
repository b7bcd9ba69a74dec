"""Uprising for those who study it: what is asked of every game, and where points came from."""

from __future__ import annotations

from collections.abc import Sequence

from sietch.core.game import Event
from sietch.core.study import START, Question, Study
from sietch.imperium.rounds import POINTS_TO_END
from sietch.imperium.state import Imperium

QUESTIONS = (
    Question("leader", "leader-taken", nth=0),
    Question("opening-space", "agent-sent", nth=0),
    Question("second-space", "agent-sent", nth=1),
    Question("card-bought", "acquired"),
    Question("conflict-won", "conflict-won"),
    Question("alliance", "alliance-taken"),
    Question("contract-completed", "contract-completed"),
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
    "contract-completed": "contract",
    "intrigue-played": "intrigue",
    "card-played": "card",
    "revealed": "card",
    "acquired": "card",
    "trashed": "card",
}
OTHER = "other"


def study(g: Imperium, events: Sequence[Event]) -> Study:
    ending = "points" if any(p.points >= POINTS_TO_END for p in g.players) else "conflicts"
    return Study(points_by_source(events, [p.points for p in g.players]), ending)


def points_by_source(events: Sequence[Event], scores: Sequence[int]) -> tuple[dict[str, int], ...]:
    """As the page of a finished game tells it."""
    source = [OTHER] * len(scores)
    points: tuple[dict[str, int], ...] = tuple({} for _ in scores)
    for event in events:
        seat = event.seat
        if seat is None:
            continue
        if event.kind == "turn-began":
            source[seat] = OTHER
        elif event.kind == "influence-lost" and event.n > 0 and source[seat] == "influence":
            # Influence that is lost is the price of something, and that brings the point.
            source[seat] = "card"
        source[seat] = SOURCES.get(event.kind, source[seat])
        if event.kind == "gained" and event.what == "victory-point":
            points[seat][source[seat]] = points[seat].get(source[seat], 0) + event.n
    # What nobody was told about was there from the start.
    for score, sources in zip(scores, points):
        start = score - sum(sources.values())
        if start:
            sources[START] = start
    return points
