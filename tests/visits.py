"""Agents sent to board spaces with starting cards that have no Agent box, so that only the space speaks."""

from __future__ import annotations

from typing import Any

from sietch.core.game import Game
from sietch.imperium.scenario import Scenario, uprising

FACTION_CARD, LANDSRAAD_CARD, CITY_CARD, SPICE_TRADE_CARD = (
    "diplomacy",
    "dagger",
    "reconnaissance",
    "dune-the-desert-planet",
)

CARD_FOR = {
    "sardaukar": FACTION_CARD,
    "dutiful-service": FACTION_CARD,
    "heighliner": FACTION_CARD,
    "deliver-supplies": FACTION_CARD,
    "espionage": FACTION_CARD,
    "secrets": FACTION_CARD,
    "desert-tactics": FACTION_CARD,
    "fremkit": FACTION_CARD,
    "high-council": LANDSRAAD_CARD,
    "imperial-privilege": LANDSRAAD_CARD,
    "swordmaster": LANDSRAAD_CARD,
    "assembly-hall": LANDSRAAD_CARD,
    "gather-support": LANDSRAAD_CARD,
    "shipping": SPICE_TRADE_CARD,
    "accept-contract": SPICE_TRADE_CARD,
    "arrakeen": CITY_CARD,
    "spice-refinery": CITY_CARD,
    "research-station": CITY_CARD,
    "sietch-tabr": CITY_CARD,
    "imperial-basin": SPICE_TRADE_CARD,
    "hagga-basin": SPICE_TRADE_CARD,
    "deep-desert": SPICE_TRADE_CARD,
}

COST = {
    "sardaukar": {"spice": 4},
    "heighliner": {"spice": 5},
    "espionage": {"spice": 1},
    "desert-tactics": {"water": 1},
    "high-council": {"solari": 5},
    "imperial-privilege": {"solari": 3},
    "swordmaster": {"solari": 8},
    "shipping": {"spice": 3},
    "research-station": {"water": 2},
    "hagga-basin": {"water": 1},
    "deep-desert": {"water": 3},
}

REQUIREMENT = {"imperial-privilege": ("emperor", 2), "shipping": ("guild", 2), "sietch-tabr": ("fremen", 2)}


def about_to_send(space: str, table: Scenario | None = None, **facts: Any) -> Game:
    """Seat 0 has played a card with the icon of the space. Seat 1 holds a card, so the next turn waits."""
    table = table or uprising()
    card = CARD_FOR[space]
    others = facts.pop("hand", [])
    game = table.seat(0, hand=[card, *others], **facts).seat(1, hand=["dagger"]).turn(0)
    game.choose(f"play:{card}")
    return game


def sent_to(space: str, table: Scenario | None = None, **facts: Any) -> Game:
    """Seat 0 has sent an agent; what is not said about goods and influence is just enough."""
    facts = {"solari": 0, "spice": 0, "water": 0, **COST.get(space, {}), **facts}
    if space in REQUIREMENT:
        faction, n = REQUIREMENT[space]
        facts["influence"] = {faction: n, **facts.get("influence", {})}
    game = about_to_send(space, table, **facts)
    game.choose(f"send:{space}")
    return game
