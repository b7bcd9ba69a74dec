"""What must be true of every state: nothing is lost, doubled or below zero."""

from __future__ import annotations

from collections import Counter

from sietch.arrakis.components import (
    ATREIDES,
    FIGURES,
    HARKONNEN,
    LEADER,
    LEADERS,
    NAMED,
    OBJECTIVES,
    PLANNING,
    PRESCIENCE,
    SIGNS,
    STANDARD,
    STARTING,
    SUPPLY,
    TOKENS,
)
from sietch.arrakis.facts import FACTS, SIETCHES
from sietch.arrakis.legions import all_worms, at_most, bodies, count, limit
from sietch.arrakis.map import ALL, bits
from sietch.arrakis.prescience import LAST, SUPREMACY_TO_WIN
from sietch.arrakis.spice import BOTTOM, IN_BOX, TOP
from sietch.arrakis.state import Arrakis
from sietch.arrakis.tank import TANK_SIZE
from sietch.arrakis.terrain import sands
from sietch.arrakis.worms import WORMS


def check(g: Arrakis) -> list[str]:
    """Everything that is wrong with a state; empty for a sound one."""
    wrong: list[str] = []
    if not g.players[ATREIDES].legions:
        return wrong
    for side in (ATREIDES, HARKONNEN):
        _figures(g, side, wrong)
        _cards(g, side, wrong)
    for area, moved in enumerate(g.fresh):
        if moved and moved != at_most(moved, g.players[ATREIDES].legions[area] + g.players[HARKONNEN].legions[area]):
            wrong.append(f"more figures have moved to area {area} than are there")
    _tokens(g, wrong)
    _leaders(g, wrong)
    _desert(g, wrong)
    if not TOP <= min(g.imperium) <= max(g.imperium) <= BOTTOM:
        wrong.append(f"imperium markers on rows {g.imperium}")
    if not 0 <= min(g.prescience) <= max(g.prescience) <= LAST:
        wrong.append(f"prescience markers at {g.prescience}")
    if not 0 <= g.supremacy <= SUPREMACY_TO_WIN:
        wrong.append(f"supremacy at {g.supremacy}")
    for more in g.ruleset.course.checks:
        more(g, wrong)
    if not g.over and not g.options:
        wrong.append("nobody is asked and the game is not over")
    return wrong


def _figures(g: Arrakis, side: int, wrong: list[str]) -> None:
    p = g.players[side]
    there = sum(1 << area for area, legion in enumerate(p.legions) if legion)
    if there != p.at:
        wrong.append(f"side {side}: the set of its legions is out of date")
    for figure in range(LEADER + 1):
        n = p.supply[figure] + sum(count(legion, figure) for legion in p.legions)
        if n != SUPPLY[side][figure] or p.supply[figure] < 0:
            wrong.append(f"side {side} has {n} of {FIGURES[figure]}, {p.supply[figure]} in supply")
    busy = g.asking is not None
    for area in bits(p.at):
        if not bodies(p.legions[area]):
            wrong.append(f"side {side}: leaders without units in area {area}")
        if bodies(p.legions[area]) > limit(g, side) and not busy:
            wrong.append(f"side {side}: {bodies(p.legions[area])} units in area {area}")
    if g.players[ATREIDES].at & g.players[HARKONNEN].at:
        wrong.append("legions of both sides in one area")
    if min(p.dice) < 0 or min(p.bene_gesserit_dice) < 0 or p.bene_gesserit < 0 or p.wounds < 0:
        wrong.append(f"side {side} has something below zero")


def _cards(g: Arrakis, side: int, wrong: list[str]) -> None:
    p = g.players[side]
    for house, cards in ((True, p.house_hand + p.house_deck), (False, p.ally_hand + p.ally_deck)):
        held = [card for holding in g.ruleset.course.holding for card in holding(g, side)]
        cards = cards + [card for card in (*p.discard, *held) if PLANNING[card].house == house]
        wanted = [
            card.number for card in PLANNING if card.side == side and card.house == house for _ in range(card.copies)
        ]
        if sorted(cards) != sorted(wanted):
            wrong.append(f"side {side}: planning cards {Counter(cards) - Counter(wanted)} too many or missing")
    if side == ATREIDES:
        objectives = sorted(p.objectives + g.objective_deck)
        if objectives != [card.number for card in OBJECTIVES]:
            wrong.append(f"objectives {objectives}")
        cards = g.prescience_deck + g.revealed + list(g.claimed) + list(g.removed)
        if g.held >= 0 and g.held not in g.revealed:
            cards.append(g.held)
        if sorted(cards) != [card.number for card in PRESCIENCE]:
            wrong.append(f"prescience cards {sorted(cards)}")


def _tokens(g: Arrakis, wrong: list[str]) -> None:
    p = g.players[ATREIDES]
    for figure, places, faces in (
        (STARTING, p.starting_at, p.starting_faces),
        (STANDARD, p.standard_at, p.standard_faces),
    ):
        if len(places) != len(faces):
            wrong.append("deployment tokens without a face")
        there = Counter(places)
        for area, legion in enumerate(p.legions):
            if count(legion, figure) != there[area]:
                wrong.append(f"{count(legion, figure)} {FIGURES[figure]} in area {area}, {there[area]} on the list")
    if len(p.standard_faces) + len(g.token_pool) + len(p.drawn_token) > sum(
        token.copies for token in TOKENS if token.back == "standard"
    ):
        wrong.append("too many standard deployment tokens")
    hidden, opened = set(g.hidden_at), set(g.open_at)
    if sum(1 << area for area in hidden | opened) != g.sietches or hidden & opened:
        wrong.append("sietches are out of order")
    if len(g.hidden_at) != len(p.sietch_levels) or len(g.hidden_at) + len(g.open_at) > SIETCHES:
        wrong.append("sietches without a level")
    if g.stations.bit_count() != len(g.station_faces):
        wrong.append("testing stations without a face")


def _leaders(g: Arrakis, wrong: list[str]) -> None:
    for side in (ATREIDES, HARKONNEN):
        for leader in NAMED[side]:
            at = g.leader_at[leader]
            on_map, in_tank = at >= 0, bool(g.tank[leader])
            if on_map and in_tank:
                wrong.append(f"{LEADERS[leader].id} is on the map and in the tank")
            if (on_map or in_tank) and (g.gone >> leader & 1 or not g.entered >> leader & 1):
                wrong.append(f"{LEADERS[leader].id} is there but not in play")
            if on_map and not bodies(g.players[side].legions[at]):
                wrong.append(f"{LEADERS[leader].id} is alone")
            if g.tank[leader] > TANK_SIZE[side]:
                wrong.append(f"{LEADERS[leader].id} is beyond the tank")


def _desert(g: Arrakis, wrong: list[str]) -> None:
    if sum(1 << area for area in g.wormsign_at) != g.wormsigns or len(g.wormsign_at) != len(g.wormsign_faces):
        wrong.append("wormsigns are out of order")
    signs = Counter(g.wormsign_faces + g.wormsign_pool)
    if signs != Counter({sign.number: sign.copies for sign in SIGNS if sign.copies}):
        wrong.append(f"wormsigns {signs}")
    # What moves of an action bring comes after the last of them: those areas still wait for it.
    standing = g.players[ATREIDES].at & ~g.arrivals
    if standing & (g.harvesters | g.stations):
        wrong.append("an Atreides legion stands on a harvester or a testing station")
    if g.players[ATREIDES].at & all_worms(g):
        wrong.append("an Atreides legion and a sandworm in one area")
    if g.players[ATREIDES].at & g.settlements:
        wrong.append("an Atreides legion in an area with a Harkonnen settlement")
    if g.players[HARKONNEN].at & g.sietches:
        wrong.append("a Harkonnen legion in an area with a sietch")
    if g.worms.bit_count() > WORMS:
        wrong.append(f"{g.worms.bit_count()} sandworms")
    if (all_worms(g) | g.wormsigns | g.harvesters) & ~sands(g) & ALL:
        wrong.append("worms, wormsigns or harvesters outside the desert")
    for vehicle, there in enumerate((g.harvesters, g.ornithopters, g.carryalls)):
        if there.bit_count() > IN_BOX[vehicle]:
            wrong.append(f"{there.bit_count()} of vehicle {vehicle}")
    if g.ornithopters & g.carryalls:
        wrong.append("two vehicles in one air zone")
    if sum(fact.copies for fact in FACTS.stations.values()) < len(g.station_faces):
        wrong.append("too many testing stations")
