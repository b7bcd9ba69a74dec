"""What the features of options are worth to a bot that weighs them, and how far a game has come."""

from __future__ import annotations

from collections.abc import Mapping

from sietch.imperium.state import Imperium

# At the start and at the end of a game: early what lasts, late what counts.
WEIGHTS: Mapping[str, tuple[float, float]] = {
    "victory-point": (10.0, 20.0),
    "influence": (3.0, 1.5),
    "bonus": (1.5, 0.5),
    "battle-icon": (3.0, 3.0),
    "control": (2.0, 0.5),
    "solari": (0.8, 0.4),
    "spice": (1.0, 0.6),
    "water": (1.3, 0.6),
    "card": (1.5, 1.5),
    "intrigue": (1.5, 1.5),
    "persuasion": (0.8, 0.7),
    "troop": (0.8, 0.6),
    "agent": (3.0, 3.0),
    "swordmaster": (12.0, 1.0),
    "high-council-seat": (8.0, 1.0),
    "maker-hooks": (3.0, 1.0),
    "detonate": (0.3, 0.3),
    "spy": (0.8, 0.3),
    "watched-spaces": (0.1, 0.1),
    "watched-agents": (0.1, 0.1),
    "contract": (2.0, 1.0),
    "hindrance": (0.5, 0.5),
    "rival-points": (-1.0, -1.0),
    "discard": (-0.8, -0.8),
    "hand-icons": (0.3, 0.3),
    "acquire": (0.5, 0.2),
    "acquired-cost": (0.8, 0.2),
    "acquired-icons": (0.3, 0.0),
    "acquired-persuasion": (0.3, 0.0),
    "acquired-sword": (0.2, 0.0),
    "trash": (1.0, 0.2),
    "lost-card": (-0.4, -0.1),
    "trashed-cost": (-0.8, -0.3),
    "trashed-icons": (-0.1, 0.0),
    "trashed-persuasion": (-0.3, 0.0),
    "trashed-sword": (-0.2, 0.0),
}

# A game ends with its tenth round or when somebody has ten points.
LAST_ROUND = 10
POINTS_TO_END = 10


def stage(g: Imperium) -> float:
    """From 0 to 1."""
    return min(1.0, max(g.round / LAST_ROUND, max(p.points for p in g.players) / POINTS_TO_END))
