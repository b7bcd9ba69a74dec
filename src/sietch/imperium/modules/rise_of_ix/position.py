"""Words of positions for Rise of Ix: `tech_stacks`, `dreadnought_at`, and what a seat has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sietch.imperium.components import FACTIONS, ICONS, INTRIGUES
from sietch.imperium.influence import POINT_AT
from sietch.imperium.modules.rise_of_ix.dreadnoughts import each_has
from sietch.imperium.modules.rise_of_ix.effects import clear_turn
from sietch.imperium.modules.rise_of_ix.freighters import TOP
from sietch.imperium.modules.rise_of_ix.leader_abilities import has_ability
from sietch.imperium.modules.rise_of_ix.tech import STACKS, TECH
from sietch.imperium.position import Facts, Pool, index, names, number, place_at_table, whole
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
    facts.more.setdefault("dreadnought_at", {})[location] = place_at_table(facts, seat)


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
        p.tech = tuple(pool.all(said.get("tech"), "tech"))
        p.tech_flipped = tuple(number(TECH, id) for id in names("tech_flipped", said.get("tech_flipped", ())))
        for tile in p.tech_flipped:
            if tile not in p.tech:
                raise ValueError(f"{TECH[tile].id!r} is face down but the seat does not have it")
            if TECH[tile].flip is None:
                raise ValueError(f"{TECH[tile].id!r} is never turned face down")
    shown = pool.all(facts.more.get("tech_stacks"), "tech_stacks")
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
        counts = [whole("tiles left in a stack", n) for n in left] if isinstance(left, list | tuple) else []
        if len(counts) != len(STACKS):
            raise ValueError(f"left: how many tiles lie face down in each of {len(STACKS)} stacks, not {left!r}")
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
        p.snoopers = lay_snoopers(g, seat, said)


def lay_snoopers(g: Imperium, seat: int, said: Mapping[str, Any]) -> int:
    """A Snooper leaves its track as soon as its owner has influence of 2 there."""
    factions = [ICONS[faction] for faction in FACTIONS]
    reached = [faction for faction in factions if steps(said).get(faction, 0) >= POINT_AT]
    observes = has_ability(g, seat, "observes")
    left = [faction for faction in factions if faction not in reached] if observes else []
    named = names(f"snoopers of seat {seat}", said.get("snoopers", left))
    for faction in named:
        index(factions, faction)
        if not observes:
            raise ValueError(f"the leader of seat {seat} has no Snoopers")
        if faction in reached:
            raise ValueError(f"the Snooper of {faction} left its track when seat {seat} reached {POINT_AT} there")
    return sum(1 << factions.index(faction) for faction in set(named))


def steps(said: Mapping[str, Any]) -> Mapping[str, Any]:
    """What is said about influence, if it is anything: it is looked at more closely where the tracks are laid out."""
    found = said.get("influence", {})
    return {name: n for name, n in found.items() if isinstance(n, int)} if isinstance(found, Mapping) else {}


def lay_cards(g: Imperium, facts: Facts) -> None:
    deck = Pool(INTRIGUES, g.intrigue_deck)
    rest: Pool = facts.more["intrigues"]

    def taken(what: str, ids: Any) -> tuple[int, ...]:
        """Out of the deck, where it is in the one that was said; otherwise of what lies nowhere."""
        return tuple((deck if deck.has(id) else rest).take(id) for id in names(what, ids))

    for seat, (p, said) in enumerate(zip(g.players, facts.seats, strict=True)):
        p.intrigue_on_top = taken("intrigue_on_top", said.get("intrigue_on_top", ()))
        check_ahead(g, seat)
    g.under_intrigue = taken("under_intrigue", facts.more.get("under_intrigue", ()))
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
