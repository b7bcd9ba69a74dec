"""Words of positions for Rise of Ix: `tech_stacks`, `dreadnought_at`, and what a seat has."""

from __future__ import annotations

from sietch.imperium.components import FACTIONS, ICONS, INTRIGUES
from sietch.imperium.modules.rise_of_ix.dreadnoughts import each_has
from sietch.imperium.modules.rise_of_ix.effects import clear_turn
from sietch.imperium.modules.rise_of_ix.freighters import TOP
from sietch.imperium.modules.rise_of_ix.leader_abilities import has_ability
from sietch.imperium.modules.rise_of_ix.tech import STACKS, TECH
from sietch.imperium.position import Facts, Pool, index, number, whole
from sietch.imperium.state import Imperium

PILE_FACTS = ("ahead",)
SEAT_FACTS = (
    "tech",
    "tech_flipped",
    "freighter",
    "negotiators",
    "docked",
    "fighting",
    "snoopers",
    "turns_taken",
    "intrigue_on_top",
    *PILE_FACTS,
)


def tech_stacks(facts: Facts, *ids: str, left: tuple[int, int, int] | None = None) -> None:
    """The face-up tiles from the top stack down; left: how many lie face down in each."""
    facts.more["tech_stacks"] = ids
    facts.more["tech_left"] = left


def dreadnought_at(facts: Facts, location: str, seat: int) -> None:
    """A dreadnought of the seat on a location, since the last combat."""
    facts.more.setdefault("dreadnought_at", {})[location] = seat


def under_intrigue(facts: Facts, *ids: str) -> None:
    """Cards at the bottom of the intrigue deck, the first of them on top."""
    facts.more["under_intrigue"] = ids


def lay_out(g: Imperium, facts: Facts) -> None:
    clear_turn(g)
    lay_tech(g, facts)
    lay_pieces(g, facts)
    lay_cards(g, facts)


def lay_tech(g: Imperium, facts: Facts) -> None:
    pool = Pool(TECH, range(len(TECH)))
    g.tech_trashed = ()
    for p, said in zip(g.players, facts.seats, strict=True):
        p.tech = tuple(pool.all(said.get("tech")))
        p.tech_flipped = tuple(number(TECH, id) for id in said.get("tech_flipped", ()))
        for tile in p.tech_flipped:
            if tile not in p.tech:
                raise ValueError(f"{TECH[tile].id!r} is face down but the seat does not have it")
    shown = pool.all(facts.more.get("tech_stacks"))
    if len(shown) > len(STACKS):
        raise ValueError(f"there are {len(STACKS)} stacks of tech tiles, not {len(shown)}")
    left = facts.more.get("tech_left")
    if left is None:
        if "tech_stacks" not in facts.more:
            shown = [tile for tile in g.tech_shown if tile in pool.left]
            for tile in shown:
                pool.left.remove(tile)
            while len(shown) < len(STACKS):
                shown.append(pool.left.pop())
        rest = len(pool.left)
        stacks = len(STACKS)
        counts = [rest // stacks + (stack < rest % stacks) for stack in range(stacks)]
    else:
        counts = list(left)
        if sum(counts) > len(pool.left):
            raise ValueError(f"only {len(pool.left)} tech tiles are left, not {sum(counts)}")
    g.tech_trashed = tuple(pool.left[sum(counts) :])
    g.tech_bank = pool.left[: sum(counts)]
    g.tech_left = counts
    g.tech_shown = [*shown, *[-1] * (len(STACKS) - len(shown))]


def lay_pieces(g: Imperium, facts: Facts) -> None:
    names = [space.id for space in g.ruleset.controlled]
    g.dreadnoughts_at = [-1] * len(names)
    for location, seat in facts.more.get("dreadnought_at", {}).items():
        g.dreadnoughts_at[index(names, location)] = seat
    g.dreadnought_placed = -1
    for seat, (p, said) in enumerate(zip(g.players, facts.seats, strict=True)):
        p.docked = whole(f"docked of seat {seat}", said.get("docked", 0))
        p.fighting = whole(f"fighting of seat {seat}", said.get("fighting", 0))
        p.dreadnoughts = each_has(g, seat) - p.docked - p.fighting - g.dreadnoughts_at.count(seat)
        if p.dreadnoughts < 0:
            raise ValueError(f"seat {seat} has {each_has(g, seat)} dreadnoughts in all")
        p.freighter = whole(f"freighter of seat {seat}", said.get("freighter", 0))
        if p.freighter > TOP:
            raise ValueError(f"the shipping track ends at {TOP}; seat {seat} cannot be at {p.freighter}")
        p.negotiators = whole(f"negotiators of seat {seat}", said.get("negotiators", 0))
        if p.negotiators > p.supply:
            raise ValueError(f"seat {seat} has {p.supply} troops left, too few for {p.negotiators} Negotiators")
        p.supply -= p.negotiators
        p.solari_if_won = 0
        p.shown_ahead = -1
        p.turns_taken = whole(f"turns_taken of seat {seat}", said.get("turns_taken", 0))
        everywhere = [ICONS[faction] for faction in FACTIONS] if has_ability(g, seat, "observes") else []
        named = said.get("snoopers", everywhere)
        p.snoopers = sum(1 << index([ICONS[x] for x in FACTIONS], faction) for faction in named)


def lay_cards(g: Imperium, facts: Facts) -> None:
    deck = Pool(INTRIGUES, g.intrigue_deck)
    for seat, (p, said) in enumerate(zip(g.players, facts.seats, strict=True)):
        p.intrigue_on_top = tuple(deck.all(said.get("intrigue_on_top"), "intrigue_on_top"))
        check_ahead(g, seat)
    g.under_intrigue = tuple(deck.all(facts.more.get("under_intrigue")))
    g.intrigue_deck = deck.left


def check_ahead(g: Imperium, seat: int) -> None:
    """One card is set aside at a time, until the second turn of the round."""
    p = g.players[seat]
    if not p.ahead:
        return
    if not has_ability(g, seat, "sets_ahead"):
        raise ValueError(f"the leader of seat {seat} sets no card ahead")
    if len(p.ahead) > 1:
        raise ValueError(f"seat {seat} sets one card ahead, not {len(p.ahead)}")
    if p.turns_taken > 1 or p.has_revealed:
        raise ValueError(f"seat {seat} has its card back since its second turn of the round, or its Reveal turn")
