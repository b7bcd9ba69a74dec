"""Who controls a location: whose marker lies there, unless something else takes its place."""

from __future__ import annotations

from sietch.imperium.state import Imperium


def controller_of(g: Imperium, location: int) -> int:
    """The seat, or -1; location: by its number among those that can be controlled."""
    for controller in g.ruleset.controlling:
        seat: int = controller(g, location)
        if seat >= 0:
            return seat
    return g.control[location]
