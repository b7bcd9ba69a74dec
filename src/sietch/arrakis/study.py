"""War for Arrakis for those who study it: what is asked of every game, and where points came from."""

from __future__ import annotations

from collections.abc import Sequence

from sietch.arrakis.components import ATREIDES, HARKONNEN, SIDES
from sietch.arrakis.state import Arrakis
from sietch.core.game import Event
from sietch.core.study import Question, Study

QUESTIONS = (
    Question("opening-die", "die-spent", nth=0),
    Question("second-die", "die-spent", nth=1),
    Question("leader-entered", "leader-entered"),
    Question("leader-lost", "leader-tanked"),
    Question("planning-card-played", "planning-played"),
    Question("settlement-lost", "settlement-lost"),
    Question("testing-station-taken", "station-taken"),
    Question("prescience-claimed", "prescience-claimed"),
    Question("objective", "objective-taken"),
)

# What a step of a track comes from is told by the last such event before it, in its turn or phase.
SOURCES = {
    "prescience-claimed": "prescience",
    "station-taken": "station",
    "settlement-lost": "settlement",
    "spice-stockpiled": "spice",
    "planning-played": "card",
    "special-used": "card",
}
OTHER = "other"
COUNTS_FOR = {"prescience-advanced": ATREIDES, "supremacy-gained": HARKONNEN}


def study(g: Arrakis, events: Sequence[Event]) -> Study:
    """Each side has one way to win, so a game is told apart by who won and what brought their last step."""
    points, last = points_by_source(events, [sum(g.prescience), g.supremacy])
    return Study(points, f"{SIDES[g.winner]}-{last[g.winner]}")


def points_by_source(events: Sequence[Event], scores: Sequence[int]) -> tuple[tuple[dict[str, int], ...], list[str]]:
    """As the page of a finished game tells it; and what brought each side's last step."""
    source = OTHER
    last = [OTHER] * len(scores)
    points: tuple[dict[str, int], ...] = tuple({} for _ in scores)
    for event in events:
        if event.kind in ("turn-began", "phase-began"):
            source = OTHER
        source = SOURCES.get(event.kind, source)
        seat = COUNTS_FOR.get(event.kind)
        if seat is not None:
            points[seat][source] = points[seat].get(source, 0) + event.n
            last[seat] = source
    # What goes beyond the end of a track is not counted there.
    for score, sources, latest in zip(scores, points, last):
        beyond = sum(sources.values()) - score
        if beyond > 0:
            sources[latest] -= beyond
    return points, last
