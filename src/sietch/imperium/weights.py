"""What things are worth to a bot: the one table that greedy play, the outlook and the appraisal read."""

from __future__ import annotations

from collections.abc import Mapping

from sietch.core.node import Features
from sietch.core.prices import Weights, weighed
from sietch.imperium.state import Imperium

# At the start and at the end of a game: early what lasts, late what counts.
WEIGHTS: Weights = {
    "victory-point": (4.0, 10.0),
    "influence": (2.5, 1.2),
    "bonus": (1.5, 0.5),
    "battle-icon": (2.5, 2.5),
    "control": (3.4, 1.1),
    "solari": (0.7, 0.3),
    "spice": (1.0, 0.7),
    "water": (1.3, 0.8),
    "card": (1.5, 1.5),
    "intrigue": (1.3, 1.3),
    "played-intrigue": (-0.5, 0.0),
    "persuasion": (0.8, 0.7),
    "troop": (0.85, 0.75),
    "agent": (3.0, 3.0),
    "swordmaster": (12.0, 2.6),
    "high-council-seat": (8.7, 2.9),
    "maker-hooks": (2.0, 1.0),
    "detonate": (0.3, 0.3),
    "spy": (0.7, 0.5),
    "watched-spaces": (0.1, 0.1),
    "watched-agents": (0.1, 0.1),
    "hindrance": (0.5, 0.5),
    "rival-points": (-1.0, -1.0),
    "discard": (-0.8, -0.8),
    "hand-icons": (0.3, 0.3),
    "acquire": (0.5, 0.2),
    "acquired-cost": (0.8, 0.2),
    "acquired-icons": (0.3, 0.0),
    "acquired-access": (0.3, 0.0),
    "acquired-persuasion": (0.3, 0.0),
    "acquired-sword": (0.2, 0.0),
    "trash": (1.0, 0.2),
    "lost-card": (-0.4, -0.1),
    "trashed-cost": (-0.8, -0.3),
    "trashed-icons": (-0.1, 0.0),
    "trashed-access": (-0.8, -0.1),
    "trashed-persuasion": (-0.3, 0.0),
    "trashed-sword": (-0.2, 0.0),
    # What only the standing of a player has: influence a step below what it brings, the cards of a usual hand.
    "below-point": (1.7, 4.0),
    "below-alliance": (1.7, 3.0),
    "hand-persuasion": (0.8, 1.5),
    "hand-sword": (0.6, 0.0),
    "hand-cost": (2.5, 0.6),
}


def stage(g: Imperium) -> float:
    """From 0 to 1: a game ends with its last round, or when somebody has enough points."""
    ruleset = g.ruleset
    points = max([p.points for p in g.players])
    return min(1.0, max(g.round / ruleset.rounds, points / ruleset.recipe.points_to_end))


def prices(g: Imperium, share: float = 1.0) -> Mapping[str, float]:
    """What everything is worth now, by the table of the game and its stage, or at a share of that stage."""
    return g.ruleset.prices.at(share * stage(g))


def worth(g: Imperium, features: Features) -> float:
    return weighed(features, prices(g))
