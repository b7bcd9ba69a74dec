"""Lays out a described position: all facts in one fixed order, and what cannot be on a table is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sietch.imperium.components import (
    CARDS,
    CONFLICTS,
    FACTIONS,
    GOODS,
    ICONS,
    INTRIGUES,
    LEADERS,
    OBJECTIVES,
    PLACES,
    POSTS,
    Component,
    Place,
)
from sietch.imperium.influence import BONUS_AT, POINT_AT, TOP
from sietch.imperium.module import Recipe
from sietch.imperium.spies import SPIES
from sietch.imperium.state import Imperium, Player

PILES = ("hand", "deck", "discard", "in_play", "revealed")
COUNTS = ("worms", "swords", "persuasion", "training", "reveal_rank")
FLAGS = ("council", "hooks", "has_revealed", "objective_up")
CARD_FACTS = (*PILES, "aside", "intrigues", "waiting", "won", "matched")
TROOP_FACTS = ("garrison", "troops", "memories", "supply")
SEAT_FACTS = (
    *GOODS[:3],
    *CARD_FACTS,
    *TROOP_FACTS,
    *COUNTS,
    *FLAGS,
    "points",
    "influence",
    "spies",
    "at",
    "agents",
    "swordmaster",
    "objective",
    "leader",
)

# No count on a table is larger.
MOST = 999

SKIRMISHES = ("skirmish-desert-mouse", "skirmish-crysknife", "skirmish-ornithopter")


@dataclass
class Facts:
    """What was said about a position; None: nothing was."""

    seats: list[dict[str, Any]]
    conflict: str | None = None
    conflict_deck: Sequence[str] | None = None
    row: Sequence[str] | None = None
    imperium_deck: Sequence[str] | None = None
    intrigue_deck: Sequence[str] | None = None
    intrigue_discard: Sequence[str] = ()
    reserve: dict[str, int] = field(default_factory=dict)
    control: dict[str, int] = field(default_factory=dict)
    alliances: dict[str, int] = field(default_factory=dict)
    shield_wall: bool = True
    bonus_spice: dict[str, int] = field(default_factory=dict)
    round: int = 1
    first: int = 0
    more: dict[str, Any] = field(default_factory=dict)  # what words of modules said


class Pool:
    """Components that are not laid out yet: each can be taken as often as there are copies."""

    def __init__(self, table: Sequence[Component], things: Iterable[int]) -> None:
        self.table = table
        self.left = list(things)
        self.total = list(self.left)

    def take(self, id: str) -> int:
        found = number(self.table, id)
        if found not in self.left:
            copies = self.total.count(found)
            if not copies:
                raise ValueError(f"{id!r} is not in this game; {self.like(id)}")
            raise ValueError(f"{id!r} is said to be in more places than there are copies of it ({copies})")
        self.left.remove(found)
        return found

    def like(self, id: str) -> str:
        """What of another box bears the same name, or who decides what is in a game."""
        for found in self.total:
            component = self.table[found]
            if component.printed == id:
                return f"the one that is here is {component.id!r}"
        return "the modules and leaders decide what is"

    def all(self, ids: Sequence[str] | None, what: str = "what is named") -> list[int]:
        return [self.take(id) for id in (() if ids is None else names(what, ids))]

    def has(self, id: str) -> bool:
        return number(self.table, id) in self.left


def lay_out(g: Imperium, facts: Facts) -> None:
    """On a table where the game is just set up: seats first, then what is left for the piles between them."""
    pieces(g, facts)
    cards(g, facts)
    intrigues(g, facts)
    conflicts(g, facts)
    for module in g.ruleset.modules:
        module.lay_out(g, facts)
    board(g, facts)
    tracks(g, facts)


# ---- pieces


def pieces(g: Imperium, facts: Facts) -> None:
    for seat, (p, said) in enumerate(zip(g.players, facts.seats, strict=True)):
        who = f"seat {seat}"
        for place, good in enumerate(GOODS[:3]):
            if good in said:
                p.goods[place] = whole(f"{good} of {who}", said[good])
        for name in COUNTS:
            if name in said:
                setattr(p, name, whole(f"{name} of {who}", said[name]))
        for name in FLAGS:
            if name in said:
                setattr(p, name, flag(f"{name} of {who}", said[name]))
        if seat not in g.ruleset.recipe.without_pieces:
            garrison = g.ruleset.recipe.garrison if seat < g.ruleset.people else p.garrison
            lay_troops(p, said, who, g.ruleset, garrison)
        lay_agents(p, said, who, g.ruleset.recipe)
        if "spies" in said:
            p.spies = mask(POSTS, said["spies"], f"spies of {who}")
            if p.spies.bit_count() > SPIES:
                raise ValueError(f"{who} has {p.spies.bit_count()} spies on the board; there are {SPIES}")
    lay_leaders(g, facts)
    lay_objectives(g, facts)


def lay_leaders(g: Imperium, facts: Facts) -> None:
    """Who was given a leader that another seat is said to have gets the other's instead."""
    named = {seat: number(LEADERS, said["leader"]) for seat, said in enumerate(facts.seats) if "leader" in said}
    if len(set(named.values())) < len(named):
        raise ValueError("two seats are said to have the same leader")
    freed = [g.players[seat].leader for seat in named if g.players[seat].leader not in named.values()]
    for seat, p in enumerate(g.players):
        if seat in named:
            p.leader = named[seat]
        elif p.leader in named.values():
            p.leader = freed.pop()


def lay_troops(p: Player, said: Mapping[str, Any], who: str, ruleset: Any, garrison: int) -> None:
    """A player has 12 troops. What is not said: 3 in the garrison, the rest in supply; or, with the supply said, the
    rest in the garrison."""
    recipe: Recipe = ruleset.recipe
    elsewhere = [name for module in ruleset.modules for name in module.troop_facts]
    have = {name: whole(f"{name} of {who}", said[name]) for name in (*TROOP_FACTS, *elsewhere) if name in said}
    away = sum(have.get(name, 0) for name in ("troops", "memories", *elsewhere))
    if "garrison" not in have:
        left = recipe.troops - away
        have["garrison"] = max(0, left - have["supply"] if "supply" in have else min(garrison, left))
    supply = recipe.troops - away - have["garrison"]
    if supply != have.get("supply", max(0, supply)):
        told = ", ".join(f"{name} {n}" for name, n in have.items())
        raise ValueError(f"{who} has {recipe.troops} troops in all, not {told}")
    p.garrison, p.supply = have["garrison"], supply
    p.troops, p.memories = have.get("troops", 0), have.get("memories", 0)


def lay_agents(p: Player, said: Mapping[str, Any], who: str, recipe: Recipe) -> None:
    """Two agents, three with the Swordmaster: those that are not at a space wait at the leader."""
    p.swordmaster = flag(f"swordmaster of {who}", said.get("swordmaster", p.swordmaster))
    p.at = mask(PLACES, said.get("at", ()), f"at of {who}")
    total, sent = recipe.agents + p.swordmaster, p.at.bit_count()
    p.agents = whole(f"agents of {who}", said.get("agents", max(0, total - sent)))
    if p.agents + sent != total:
        raise ValueError(f"{who} has {total} agents, not {p.agents} at the leader and {sent} at spaces")


def lay_objectives(g: Imperium, facts: Facts) -> None:
    """Who was dealt an objective that another seat is said to have gets the other's instead."""
    named = {
        seat: number(OBJECTIVES, said["objective"]) for seat, said in enumerate(facts.seats) if "objective" in said
    }
    if len(set(named.values())) < len(named):
        raise ValueError("two seats are said to have the same objective")
    freed = [g.players[seat].objective for seat in named if g.players[seat].objective not in named.values()]
    for seat, p in enumerate(g.players):
        if seat in named:
            p.objective = named[seat]
        elif p.objective in named.values():
            p.objective = freed.pop()


# ---- cards


def cards(g: Imperium, facts: Facts) -> None:
    """Named cards come out of the starting deck of their owner, the Imperium deck and Row, or the reserve."""
    imperium = Pool(CARDS, g.imperium_deck + g.row)
    stacks = g.ruleset.reserve
    reserve = Pool(CARDS, [stack.card.number for stack in stacks for _ in range(stack.card.copies)])
    of_modules = {kind: pool for module in g.ruleset.modules for kind, pool in module.card_pools(g).items()}
    elsewhere = [name for module in g.ruleset.modules for name in module.pile_facts]
    facts.more["pools"] = of_modules
    facts.more["imperium"] = imperium
    for seat, (p, said) in enumerate(zip(g.players, facts.seats, strict=True)):
        known = [top_card(g, seat) for top_card in g.ruleset.top_cards]
        discarded = p.discard
        own = Pool(CARDS, p.deck + p.hand + discarded + [card for card in known if card >= 0])
        pools = {"imperium": imperium, "reserve": reserve, **of_modules}
        p.hand = []
        for name in (*PILES, *elsewhere):
            ids = names(name, said.get(name, ()))
            found = [pools.get(CARDS[number(CARDS, id)].kind, own).take(id) for id in ids]
            setattr(p, name, found if name in PILES else tuple(found))
        if "discard" not in said:
            # What starts the game there.
            p.discard = [own.take(CARDS[card].id) for card in discarded if card in own.left]
        if "deck" not in said:
            p.deck = own.left
        if "aside" in said:
            p.aside = imperium.take(said["aside"])
    named = imperium.all(facts.row)
    row = g.ruleset.recipe.row
    if len(named) > row:
        raise ValueError(f"the Imperium Row has {row} places, not {len(named)}")
    deck = imperium.all(facts.imperium_deck)
    if facts.row is None:
        for card in g.row:
            if card in imperium.left:
                imperium.left.remove(card)
                named.append(card)
    # A Row that is not full means that there is no card left.
    while len(named) < row and imperium.left and facts.imperium_deck != ():
        named.append(imperium.left.pop())
    g.row = named
    g.imperium_deck = imperium.left if facts.imperium_deck is None else deck
    lay_reserve(g, facts, reserve)


def lay_reserve(g: Imperium, facts: Facts, reserve: Pool) -> None:
    """By the id of the card, with underscores."""
    stacks = {stack.card.printed.replace("-", "_"): stack for stack in g.ruleset.reserve}
    for name in facts.reserve:
        if name not in stacks:
            raise ValueError(f"the reserve has no {name!r}; possible: {', '.join(stacks)}")
    for name, stack in stacks.items():
        most = reserve.left.count(stack.card.number)
        n = whole(f"the reserve of {stack.card.id}", facts.reserve.get(name, most))
        if n > most:
            raise ValueError(f"the reserve has {most} copies of {stack.card.id} left, not {n}")
        stack.change(g, n - stack.left(g))


def intrigues(g: Imperium, facts: Facts) -> None:
    pool = Pool(INTRIGUES, g.ruleset.intrigue_deck)
    for p, said in zip(g.players, facts.seats, strict=True):
        p.intrigues = pool.all(said.get("intrigues", ()), "intrigues")
        p.waiting = tuple(pool.all(said.get("waiting", ()), "waiting"))
    g.intrigue_discard = pool.all(facts.intrigue_discard)
    deck = pool.all(facts.intrigue_deck)
    facts.more["intrigues"] = pool
    g.intrigue_deck = pool.left if facts.intrigue_deck is None else deck


def conflicts(g: Imperium, facts: Facts) -> None:
    """Unless it is said, the conflict is the first skirmish that lies nowhere else."""
    pool = Pool(CONFLICTS, g.ruleset.conflict_deck)
    for p, said in zip(g.players, facts.seats, strict=True):
        p.won = tuple(pool.all(said.get("won", ()), "won"))
        p.matched = tuple(pool.all(said.get("matched", ()), "matched"))
    if facts.conflict is not None:
        g.conflict = pool.take(facts.conflict)
    deck = pool.all(facts.conflict_deck)
    if facts.conflict is None:
        others = [CONFLICTS[card].id for card in g.ruleset.conflict_deck if CONFLICTS[card].level == 1]
        free = [id for id in (*SKIRMISHES, *others) if pool.has(id)]
        if not free:
            raise ValueError("every skirmish lies elsewhere: the current conflict must be said")
        g.conflict = pool.take(free[0])
    g.conflict_deck = tuple(pool.left if facts.conflict_deck is None else deck)


# ---- the board, influence and points


def board(g: Imperium, facts: Facts) -> None:
    rounds = g.ruleset.rounds
    if not 1 <= whole("the round", facts.round) <= rounds:
        raise ValueError(f"a game has {rounds} rounds; there is no round {facts.round}")
    g.round = facts.round
    g.conflict_cards = rounds - facts.round
    g.first = facts.first
    g.shield_wall = flag("the Shield Wall", facts.shield_wall)
    for location, seat in facts.control.items():
        g.control[index([space.id for space in g.ruleset.controlled], location)] = seat
    for space, n in facts.bonus_spice.items():
        g.bonus_spice[index([maker.id for maker in g.ruleset.makers], space)] = whole(f"bonus spice of {space}", n)


def tracks(g: Imperium, facts: Facts) -> None:
    """Points are all that the seat has: not fewer than influence of 2 and alliances give. Where they are not said they
    are those, with what a seat has at the start."""
    for seat, (p, said) in enumerate(zip(g.players, facts.seats, strict=True)):
        influence = said.get("influence", {})
        if not isinstance(influence, Mapping):
            raise ValueError(f"influence of seat {seat}: steps by faction, not {influence!r}")
        for faction, n in influence.items():
            if whole(f"influence of seat {seat}", n) > TOP:
                raise ValueError(f"the track of {faction} ends at {TOP}; seat {seat} cannot have {n}")
            p.influence[index([ICONS[x] for x in FACTIONS], faction)] = n
    for faction, holder in facts.alliances.items():
        place = index([ICONS[x] for x in FACTIONS], faction)
        level = g.players[holder].influence[place]
        if level < BONUS_AT:
            raise ValueError(f"seat {holder} needs influence {BONUS_AT} for the alliance with {faction}, not {level}")
        if any(p.influence[place] > level for p in g.players):
            raise ValueError(f"the alliance with {faction} goes to who has most influence, which seat {holder} has not")
        g.alliances[place] = holder
    for seat, (p, said) in enumerate(zip(g.players, facts.seats, strict=True)):
        if not all(scores(g, seat) for scores in g.ruleset.scoring):
            continue
        track = sum(level >= POINT_AT for level in p.influence) + g.alliances.count(seat)
        p.points = whole(f"points of seat {seat}", said.get("points", p.points + track))
        if p.points < track:
            raise ValueError(f"points are all that a seat has: seat {seat} has {track} from its tracks, not {p.points}")


# ---- reading what was said


def whole(what: str, value: Any) -> int:
    """A count: a whole number, not below zero and not beyond any table."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise ValueError(f"{what}: a number from 0 on, up to {MOST}, not {value!r}")
    return value


def flag(what: str, value: Any) -> bool:
    if not isinstance(value, int) or value not in (0, 1):
        raise ValueError(f"{what}: True or False, not {value!r}")
    return bool(value)


def names(what: str, value: Any) -> Sequence[str]:
    """Ids of components."""
    if not isinstance(value, list | tuple | set | frozenset) or not all(isinstance(id, str) for id in value):
        raise ValueError(f"{what}: a list of ids, not {value!r}")
    return sorted(value) if isinstance(value, set | frozenset) else value


def place_at_table(facts: Facts, seat: Any) -> int:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(facts.seats):
        raise ValueError(f"there is no seat {seat!r}; seats are 0 to {len(facts.seats) - 1}")
    return seat


def number(table: Sequence[Component | Place], id: Any) -> int:
    for component in table:
        if component.id == id:
            return component.number
    raise ValueError(f"there is no {id!r} here")


def index(possible: Sequence[str], name: str) -> int:
    if name not in possible:
        raise ValueError(f"there is no {name!r}; possible: {', '.join(possible)}")
    return possible.index(name)


def mask(table: Sequence[Component | Place], ids: Any, what: str) -> int:
    if len(set(names(what, ids))) < len(ids):
        raise ValueError(f"{what}: one place twice")
    return sum(1 << number(table, id) for id in ids)
