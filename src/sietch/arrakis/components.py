"""What lies on the table: areas, sectors, air zones, leaders, cards, tokens. Only data and the tables of it.

A component is registered once and is known by its number inside and by its id outside.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sietch.core.node import Node, NodeTable, Test, Words

ATREIDES, HARKONNEN = 0, 1
SIDES = ("atreides", "harkonnen")
# By side: the one that it fights.
ENEMY = (HARKONNEN, ATREIDES)

MOUNTAIN, PLATEAU, MINOR_ERG, DESERT, DEEP_DESERT = range(5)
TERRAINS = ("mountain", "plateau", "minor-erg", "desert", "deep-desert")

# The results of an action die, in the order of the player boards, and of a combat die.
LEADERSHIP, STRATEGY, DEPLOYMENT, MENTAT, HOUSE = range(5)
RESULTS = ("leadership", "strategy", "deployment", "mentat", "house")
HIT, SHIELD, SPECIAL_FACE = range(3)
FACES = ("hit", "shield", "special")

# What a legion is made of; deployment tokens count as units until they are turned over.
REGULAR, ELITE, SPECIAL, LEADER, STARTING, STANDARD = range(6)
FIGURES = ("regular", "elite", "special", "leader", "starting-token", "standard-token")

# The nouns of the figures: those of the Atreides, of the Harkonnen, and of whichever side (-1).
FIGURE_NOUNS = (
    ("regular", "elite", "fedaykin", "naib", "starting-token", "deployment-token"),
    ("regular", "elite", "sardaukar", "bashar", "black-token", "silver-token"),
    ("regular", "elite", "special-elite", "generic-leader", "starting-token", "deployment-token"),
)
FACE_NOUNS = ("hit", "shield", "special-result")

# The planning decks.
DECKS = ("house-atreides", "fremen-ally", "house-harkonnen", "corrino-ally")

# The figures in the box, by side.
SUPPLY = ((16, 8, 6, 12, 0, 0), (24, 12, 8, 6, 0, 0))

KWISATZ_HADERACH, SAND_DWELLERS, JIHAD = range(3)
MARKERS = ("kh", "sd", "ji")
CHOAM, SPACING_GUILD, LANDSRAAD = range(3)
POWERS = ("choam", "spacing-guild", "landsraad")
HARVESTER, ORNITHOPTER, CARRYALL = range(3)
VEHICLES = ("harvester", "ornithopter", "carryall")
SAND, WORM, BURROWING = range(3)
WORMSIGNS = ("wormsign-sand", "wormsign-worm", "wormsign-burrowing")
LEVELS = ("1", "2", "3")
# The places of the deployment tokens on the map in the lists of them, starting ones first.
TOKEN_SLOTS = tuple(f"{back}-{n}" for back in ("starting", "standard") for n in range(1, 9))

PHASES = ("set-up", "round-start", "vehicles", "actions", "hazards", "spice", "round-end")

# What a prescience card can ask for that happened in the turn or in the action phase.
DEEDS = ("rode-with-paul", "fedaykin-won", "leader-slain", "settlement-destroyed")
RODE_WITH_PAUL, FEDAYKIN_WON, LEADER_SLAIN, SETTLEMENT_DESTROYED = range(4)

# What a card adds to a battle: bits of `battle_rules`.
BATTLE_RULES = ("surprise", "extra-die", "four-dice", "no-cost")
SURPRISE, EXTRA_DIE, FOUR_DICE, NO_COST = (1 << place for place in range(4))

# Readings that are really played both ways; bits of `house_rules`. The default follows the sheet's advice.
HOUSE_RULES = (
    "transport-once-per-turn",
    "closed-rimwall",
    "mahdi-equal-power-holds",
    "mahdi-one-ornithopter-a-round",
    "mahdi-temporary-target-lasts",
)

NODES = NodeTable()


@dataclass(eq=False)
class Component:
    id: str
    copies: int = 1
    number: int = -1
    doubt: str = ""  # what is not certain about it, for the catalogue
    own_name: str = ""  # given by an owner of the box, in place of the message that names it


@dataclass(eq=False)
class Area(Component):
    """x and y from 0 to 1000, north up: where the area lies."""

    sectors: tuple[str, ...] = ()
    terrain: int = DESERT
    x: int = 0
    y: int = 0
    sietch: bool = False
    station: bool = False
    settlement: int = 0  # the level of the Harkonnen settlement
    atomics: bool = False
    sheltered: bool = False  # an inner plateau, safe from storms and worms
    named: bool = False  # the board prints a name


@dataclass(eq=False)
class Sector(Component):
    areas: int = 0


@dataclass(eq=False)
class Zone(Component):
    """An air zone on the border of two sectors; every area of both is linked to it."""

    sectors: tuple[str, ...] = ()
    x: int = 0
    y: int = 0
    areas: int = 0


@dataclass(eq=False)
class Leader(Component):
    side: int = ATREIDES
    deck: str = ""
    slot: int = -1  # the result on whose slot its card lies
    hits: int = 0  # what it makes of a special result
    shields: int = 0
    generic: bool = False
    starts: bool = False
    special: Node[Any] | None = None


@dataclass(eq=False)
class Planning(Component):
    deck: str = ""
    side: int = ATREIDES
    house: bool = True  # of the House's deck, not of the allies'
    effect: Node[Any] | None = None
    hand_only: bool = False  # neither played with a die nor discarded in battle


@dataclass(eq=False)
class Prescience(Component):
    end: bool = True  # claimed at the end of the round, otherwise in the action phase
    condition: Test[Any] | None = None
    pay: Node[Any] | None = None  # what has to be carried out to claim it
    costs_die: bool = False
    advance: tuple[int, int, int] = (0, 0, 0)


@dataclass(eq=False)
class Objective(Component):
    targets: tuple[int, int, int] = (0, 0, 0)


@dataclass(eq=False)
class Token(Component):
    """A deployment token: what stands on its face."""

    back: str = "starting"
    units: tuple[int, int, int] = (0, 0, 0)
    leaders: int = 0


@dataclass(eq=False)
class Sanction(Component):
    power: int = CHOAM


@dataclass(eq=False)
class Tactic(Component):
    sectors: tuple[str, ...] = ()
    area: str = ""


@dataclass(eq=False)
class Settlement(Component):
    """A settlement or sietch token: its level, and the areas where it can stand."""

    level: int = 1
    areas: tuple[str, ...] = ()


@dataclass(eq=False)
class Sign(Component):
    """A wormsign token or a testing station."""

    marker: int = -1


AREAS: list[Area] = []
SECTORS: list[Sector] = []
ZONES: list[Zone] = []
LEADERS: list[Leader] = []
# The named leaders of each side by number; filled when the leaders are registered.
NAMED: tuple[list[int], list[int]] = ([], [])
PLANNING: list[Planning] = []
PRESCIENCE: list[Prescience] = []
OBJECTIVES: list[Objective] = []
TOKENS: list[Token] = []
SANCTIONS: list[Sanction] = []
TACTICS: list[Tactic] = []
SETTLEMENTS: list[Settlement] = []
SIGNS: list[Sign] = []
STATIONS: list[Sign] = []


@dataclass(frozen=True)
class Named:
    """A thing that has only an id, so that tables of it can be named like components."""

    id: str


class NodeNames:
    """The node table seen as a table of named things."""

    def __getitem__(self, number: int) -> Named:
        return Named(NODES.names[number])

    def __iter__(self) -> Iterator[Named]:
        return map(Named, NODES.names)

    def __len__(self) -> int:
        return len(NODES.names)


def _named(names: tuple[str, ...]) -> list[Named]:
    return [Named(name) for name in names]


TABLES: dict[str, Any] = {
    "areas": AREAS,
    "sectors": SECTORS,
    "zones": ZONES,
    "leaders": LEADERS,
    "planning": PLANNING,
    "prescience": PRESCIENCE,
    "objectives": OBJECTIVES,
    "tokens": TOKENS,
    "sanctions": SANCTIONS,
    "tactics": TACTICS,
    "wormsigns": SIGNS,
    "nodes": NodeNames(),
    "figures": _named(FIGURES),
    "results": _named(RESULTS),
    "faces": _named(FACES),
    "markers": _named(MARKERS),
    "powers": _named(POWERS),
    "vehicles": _named(VEHICLES),
    "levels": _named(LEVELS),
    "token_slots": _named(TOKEN_SLOTS),
    "phases": _named(PHASES),
    "deeds": _named(DEEDS),
    "battle_rules": _named(BATTLE_RULES),
    "house_rules": _named(HOUSE_RULES),
    "seats": _named(SIDES),
    "decks": _named(DECKS),
}


def register(table: list[Any], component: Any) -> Any:
    if any(other.id == component.id for other in table):
        raise ValueError(f"two components are called {component.id}")
    component.number = len(table)
    table.append(component)
    return component


def number_of(table: list[Any], id: str) -> int:
    for component in table:
        if component.id == id:
            return int(component.number)
    raise KeyError(id)


def name_id(component: Any) -> Words:
    """What names a component: a message of its own, or one that says what the facts of the box say of it."""
    if component.own_name:
        return ("arrakis-own-name", {"name": component.own_name})
    if isinstance(component, Token):
        return (f"arrakis-token-{component.back}", {"parts_list": token_figures(component)})
    if isinstance(component, Settlement) and component.id.startswith("sietch"):
        return ("arrakis-settlement-sietch", {"n": component.level})
    if isinstance(component, Sign) and component.marker >= 0:
        return ("arrakis-sign-station", {"marker": marker_name(component.marker)})
    kind = type(component).__name__.lower()
    return (f"arrakis-{kind}-{component.id}", {})


def token_figures(token: Token) -> tuple[Words, ...]:
    """What stands on the face of a deployment token."""
    nouns = FIGURE_NOUNS[ATREIDES if token.back in ("starting", "standard") else HARKONNEN]
    counts = (*token.units, token.leaders)
    return tuple(figures(n, noun) for n, noun in zip(counts, nouns, strict=False) if n)


def figures(n: int, noun: str) -> Words:
    return ("arrakis-figures", {"n": n, "what": noun})


def result_name(result: int) -> Words:
    return (f"arrakis-result-{RESULTS[result]}", {})


def marker_name(marker: int) -> Words:
    return (f"arrakis-marker-{MARKERS[marker]}", {})


def power_name(power: int) -> Words:
    return (f"arrakis-power-{POWERS[power]}", {})


def deck_name(deck: int) -> Words:
    return (f"arrakis-deck-{DECKS[deck]}", {})
