"""Words of positions for players without a seat: the House Hagal deck, and what only people have."""

from __future__ import annotations

from sietch.imperium.modules.automatic.hagal import HAGAL, deck_of
from sietch.imperium.position import Facts, Pool
from sietch.imperium.state import Imperium

OF_PEOPLE = ("contracts", "completed", "persuasion", "council", "memories", "training", "waiting", "aside")


def hagal_deck(facts: Facts, *ids: str) -> None:
    """The House Hagal cards that are still face down; all others are discarded."""
    facts.more["hagal_deck"] = ids


def lay_out(g: Imperium, facts: Facts) -> None:
    for player in range(g.ruleset.people, len(g.players)):
        for name in OF_PEOPLE:
            if facts.seats[player].get(name):
                raise ValueError(f"seat {player} is played by nobody and has no {name}")
    if "hagal_deck" in facts.more:
        pool = Pool(HAGAL, deck_of(g.ruleset))
        g.hagal_deck = pool.all(facts.more["hagal_deck"], "the House Hagal deck")
        g.hagal_discard = pool.left
