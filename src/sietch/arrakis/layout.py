"""How the table is laid out, as plain data for whoever draws it: map, player boards, tracks, spice board."""

from __future__ import annotations

from typing import Any

from sietch.arrakis.components import (
    AREAS,
    DECKS,
    LEADERS,
    MARKERS,
    RESULTS,
    SECTORS,
    SIDES,
    TERRAINS,
    VEHICLES,
    ZONES,
    Area,
    Leader,
)
from sietch.arrakis.facts import FACTS
from sietch.arrakis.map import ADJACENT, RIMWALL_WEST, WALLED, bits
from sietch.arrakis.prescience import (
    ALIA_AT,
    ATOMICS_AT,
    BENE_GESSERIT_STEPS,
    DESERT_LEADERS_AT,
    FEYD_AT,
    HAWAT_AT,
    LAST,
    SUPREMACY_TO_WIN,
)
from sietch.arrakis.spice import ROWS
from sietch.arrakis.tank import TANK_SIZE
from sietch.arrakis.teams.boards import BOARDS, PARTNERS
from sietch.arrakis.teams.boards import SLOTS as PARTNER_SLOTS
from sietch.arrakis.turns import SLOTS


def layout() -> dict[str, Any]:
    """x and y go from 0 to 1000, y downwards; everything else is named by its id."""
    return {
        "areas": [_area(area) for area in AREAS],
        "sectors": [{"id": sector.id} for sector in SECTORS],
        "zones": [{"id": zone.id, "x": zone.x, "y": zone.y, "sectors": list(zone.sectors)} for zone in ZONES],
        "boards": [_board(seat) for seat in range(len(SIDES))],
        "tracks": {"supremacy": _supremacy(), "prescience": _prescience()},
        # Where the atomics bring down walls, and the house rule with which they stay.
        "crater": {"opens": AREAS[RIMWALL_WEST].id, "unless": "closed-rimwall"},
        "spice": [dict(zip(("dice", *VEHICLES), row, strict=True)) for row in ROWS],
    }


def _area(area: Area) -> dict[str, Any]:
    return {
        "id": area.id,
        "x": area.x,
        "y": area.y,
        "terrain": TERRAINS[area.terrain],
        "sectors": list(area.sectors),
        "borders": [AREAS[other].id for other in bits(ADJACENT[area.number])],
        "walls": [AREAS[other].id for other in bits(WALLED[area.number])],
        "named": area.named,
        "settlement": area.settlement,
    }


def _board(seat: int) -> dict[str, Any]:
    leaders = [leader for leader in LEADERS if leader.side == seat and not leader.generic]
    return {
        "side": SIDES[seat],
        "slots": dict(zip(RESULTS, SLOTS[seat], strict=True)),
        "tank": TANK_SIZE[seat],
        "leaders": [{"id": leader.id, "slot": _slot(leader)} for leader in leaders],
    }


def partner_boards(shared: int) -> list[dict[str, Any]]:
    """The boards of those who share a side (as bits)."""
    return [
        {
            "role": DECKS[deck],
            "side": SIDES[side],
            "slots": {result: PARTNER_SLOTS[side] * (n in BOARDS[deck]) for n, result in enumerate(RESULTS)},
            "tank": TANK_SIZE[side],
            "leaders": [
                {"id": leader.id, "slot": _slot(leader)}
                for leader in LEADERS
                if leader.deck == DECKS[deck] and not leader.generic
            ],
        }
        for side in range(len(SIDES))
        if shared >> side & 1
        for deck in PARTNERS[side]
    ]


def _slot(leader: Leader) -> str:
    """The result on whose slot the card lies, `desert-power` or `none`."""
    slot: str = FACTS.leaders[leader.id].slot
    return slot


def _supremacy() -> dict[str, Any]:
    steps: list[dict[str, Any]] = [{"step": step, "icon": "bene-gesserit"} for step in BENE_GESSERIT_STEPS]
    steps += [{"step": HAWAT_AT, "leader": "thufir-hawat"}, {"step": FEYD_AT, "leader": "feyd-rautha"}]
    return {"last": SUPREMACY_TO_WIN, "steps": steps}


def _prescience() -> dict[str, Any]:
    leaders = ("paul-muaddib", "reverend-mother-jessica", "chani")
    steps: list[dict[str, Any]] = [
        {"step": DESERT_LEADERS_AT, "marker": marker, "leader": leader}
        for marker, leader in zip(MARKERS, leaders, strict=True)
    ]
    steps += [{"step": ALIA_AT, "leader": "alia"}, {"step": ATOMICS_AT, "icon": "atomics"}]
    return {"last": LAST, "markers": list(MARKERS), "steps": steps}
