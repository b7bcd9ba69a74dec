"""The odds of a battle on the map, as one seat can know them: what it cannot see could be anything that was not seen.

Face-down deployment tokens and sietches are taken as dealt at random from those that nobody has turned over yet, so
the answer is an average over what they could be, together with each of the possibilities.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import comb
from typing import Any

from sietch.arrakis import options as o
from sietch.arrakis.battle import AFTER, BATTLE, BURN, CONTINUE, Attack, targets
from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    ELITE,
    ENEMY,
    EXTRA_DIE,
    FOUR_DICE,
    HARKONNEN,
    LANDSRAAD,
    LEADER,
    LEADERS,
    NO_COST,
    PLANNING,
    REGULAR,
    SPECIAL,
    SURPRISE,
    TOKENS,
    name_id,
    number_of,
)
from sietch.arrakis.facts import FACTS
from sietch.arrakis.legions import (
    bodies,
    count,
    enemy_settlements,
    face,
    limit,
    lose,
    named_at,
    reveal_tokens,
    token_slots,
)
from sietch.arrakis.odds import Battle, Legion, Odds, OddsError, Side, blend, legion_data, odds, rounded
from sietch.arrakis.odds import as_data as odds_data
from sietch.arrakis.planning import held
from sietch.arrakis.state import Arrakis
from sietch.arrakis.worms import retreat_areas
from sietch.core.game import Event
from sietch.core.state import ARG


class NoBattle(OddsError):
    """There is nothing to work out here."""


@dataclass(frozen=True)
class Shown:
    """What has been turned over in the game so far: deployment tokens by number, and levels of sietches."""

    tokens: tuple[int, ...] = ()
    levels: tuple[int, ...] = ()

    @classmethod
    def by(cls, events: Iterable[Event]) -> Shown:
        """What the events of a game have turned over."""
        events = list(events)
        tokens = [number_of(TOKENS, str(event.what)) for event in events if event.kind == "token-revealed"]
        levels = [event.n for event in events if event.kind == "sietch-revealed"]
        return cls(tuple(tokens), tuple(levels))


@dataclass(frozen=True)
class Case:
    """One of the battles that it could be."""

    chance: float
    battle: Battle
    odds: Odds


@dataclass(frozen=True)
class MapOdds:
    attacker: int  # the seat
    in_reach: bool  # whether the legion could attack there now, if it were to
    cases: list[Case]  # likeliest first

    @property
    def odds(self) -> Odds:
        return blend([(case.chance, case.odds) for case in self.cases])


def as_data(found: MapOdds) -> dict[str, Any]:
    """For JSON: what it could be, likeliest first, and the odds as `odds.as_data` has them."""
    cases = [
        {
            "chance": case.chance,
            "attacker": legion_data(case.battle.attacker.legion),
            "defender": legion_data(case.battle.defender.legion),
            "settlement": case.battle.settlement,
            "attacker_wins": case.odds.attacker_wins,
            "defender_wins": case.odds.defender_wins,
            "nobody_wins": case.odds.nobody_wins,
        }
        for case in found.cases
    ]
    wins = [case.odds.attacker_wins for case in found.cases]
    return {
        "seat": found.attacker,
        "in_reach": found.in_reach,
        "certain": len(cases) == 1,
        "attacker_wins_between": rounded([min(wins), max(wins)]),
        "cases": rounded(cases),
        **odds_data(found.odds),
    }


def map_odds(g: Arrakis, seat: int, shown: Shown, area: int, target: int, plan: Battle) -> MapOdds:
    """The odds of an attack from one area on another, from what `seat` (-1: a spectator) may see.

    plan: what is said about the battle; its legions, settlement, supplies and limits are those on the map, cards are
    no more than there are, and a battle that is being fought goes on by its own rules.
    """
    attacker = next((side for side in (ATREIDES, HARKONNEN) if bodies(g.players[side].legions[area])), None)
    if attacker is None:
        raise NoBattle(("odds-no-legion", {"area": name_id(AREAS[area])}))
    if not (g.players[ENEMY[attacker]].at | enemy_settlements(g, attacker)) >> target & 1:
        raise NoBattle(("odds-no-target", {"area": name_id(AREAS[target])}))
    plan = _stage(g, attacker, area, target, _within_means(g, seat, attacker, target, plan))
    chances: dict[Battle, float] = {}
    knows = bool(g.owns(seat, ATREIDES))
    for chance, revealed in _possible(g, knows, shown, area, target):
        for level, share in _levels(g, knows, shown, attacker, target):
            battle = replace(
                plan,
                attacker=_side(revealed, attacker, area, plan.attacker),
                defender=_side(revealed, ENEMY[attacker], target, plan.defender),
                settlement=level,
            )
            chances[battle] = chances.get(battle, 0.0) + chance * share
    cases = [Case(chance, battle, odds(battle)) for battle, chance in chances.items()]
    ground, air = targets(g, attacker, area)
    return MapOdds(attacker, bool((ground | air) >> target & 1), sorted(cases, key=lambda case: -case.chance))


def offered_odds(g: Arrakis, seat: int, shown: Shown) -> dict[str, MapOdds]:
    """The odds of every attack that is offered now, by the area that is attacked; none where no target is asked for.

    The attack has its own rules, such as a surprise; nobody discards cards.
    """
    if g.asking is None:
        return {}
    node, _, x = g.asking
    if not isinstance(node, Attack):
        return {}
    plan = Battle(
        Side(Legion()),
        Side(Legion()),
        surprise=bool(node.rules & SURPRISE),
        extra_die=bool(node.rules & EXTRA_DIE),
        four_dice=bool(node.rules & FOUR_DICE),
        no_cost=bool(node.rules & NO_COST),
    )
    areas = [option & ARG for option in g.options if option & ~ARG in (o.ATTACK, o.FLY_AT)]
    return {AREAS[target].id: map_odds(g, seat, shown, (x & 127) - 1, target, plan) for target in areas}


def _within_means(g: Arrakis, seat: int, attacker: int, target: int, plan: Battle) -> Battle:
    """No more cards than there are in hand, no retreat without a place for it."""
    sides = []
    for side, owner in ((plan.attacker, attacker), (plan.defender, ENEMY[attacker])):
        cards = held(g, owner)
        known = g.owns(seat, owner) is True
        most = len([card for card in cards if not PLANNING[card].hand_only]) if known else len(cards)
        if owner == HARKONNEN and g.sanctions >> LANDSRAAD & 1:
            most = 0
        sides.append(replace(side, cards=min(side.cards, most)))
    below = plan.retreat_below if retreat_areas(g, ENEMY[attacker], target) else 0
    no_cost = plan.no_cost and attacker == HARKONNEN
    return replace(plan, attacker=sides[0], defender=sides[1], retreat_below=below, no_cost=no_cost)


def _stage(g: Arrakis, attacker: int, area: int, target: int, plan: Battle) -> Battle:
    """Where a battle between the two areas stands, if one is being fought."""
    if (g.attacker, g.attack_from, g.attack_at) != (attacker, area, target) or g.asking is None:
        return plan
    node, _, x = g.asking
    plan = replace(
        plan,
        surprise=bool(g.battle_rules & SURPRISE),
        extra_die=bool(g.battle_rules & EXTRA_DIE),
        four_dice=bool(g.battle_rules & FOUR_DICE),
        no_cost=bool(g.battle_rules & NO_COST) and attacker == HARKONNEN,
    )
    if node is BURN:
        return replace(
            plan,
            attacker=replace(plan.attacker, burnt=g.players[attacker].burnt),
            defender=replace(plan.defender, burnt=g.players[ENEMY[attacker]].burnt),
            fought=g.battle_round,
        )
    if node is BATTLE and x in (AFTER, CONTINUE):
        return replace(plan, fought=g.battle_round + 1, deciding=x == AFTER)
    raise NoBattle(("odds-mid-round", {}))


def _side(g: Arrakis, seat: int, area: int, plan: Side) -> Side:
    there = g.players[seat].legions[area]
    regular, elite, special, leader = (count(there, figure) for figure in (REGULAR, ELITE, SPECIAL, LEADER))
    named = tuple(LEADERS[number].id for number in named_at(g, seat, area))
    legion = Legion(regular, elite, special, leader, named)
    # So many regular units are never needed; that all larger supplies are equal makes cases equal.
    supply = g.players[seat].supply[REGULAR]
    enough = supply >= elite + special
    return replace(plan, legion=legion, supply=None if enough else supply, limit=max(limit(g, seat), legion.units))


# ---- what is not seen


def _possible(g: Arrakis, knows: bool, shown: Shown, area: int, target: int) -> Iterable[tuple[float, Arrakis]]:
    """The table with all tokens of the two areas turned over, in every way that who looks cannot rule out: knows
    what is the Atreides', or only what lies open."""
    where = area if g.players[ATREIDES].at >> area & 1 else target
    slots = token_slots(g, where)
    first = [slot for slot in slots if slot < 8]
    second = [slot for slot in slots if slot >= 8]
    if knows:
        yield 1.0, _revealed(g, where, {slot: face(g, slot) for slot in slots})
        return
    for starting, chance in _draws(_unseen("starting", shown), len(first)):
        for standard, share in _draws(_unseen("standard", shown), len(second)):
            faces = dict(zip(first, starting, strict=True)) | dict(zip(second, standard, strict=True))
            yield chance * share, _revealed(g, where, faces)


def _unseen(back: str, shown: Shown) -> Counter[int]:
    """The tokens of a back that nobody has turned over."""
    return Counter(
        {token.number: token.copies - shown.tokens.count(token.number) for token in TOKENS if token.back == back}
    )


def _draws(pool: Counter[int], n: int) -> list[tuple[tuple[int, ...], float]]:
    """What n things out of a pool can be, whatever their order, with the chance of it."""
    kinds = [(kind, copies) for kind, copies in pool.items() if copies > 0]
    ways: list[tuple[tuple[int, ...], int]] = [((), 1)]
    for kind, copies in kinds:
        ways = [
            (drawn + (kind,) * more, number * comb(copies, more))
            for drawn, number in ways
            for more in range(min(copies, n - len(drawn)) + 1)
        ]
    total = comb(sum(copies for _, copies in kinds), n)
    return [(drawn, number / total) for drawn, number in ways if len(drawn) == n]


def _revealed(g: Arrakis, area: int, faces: dict[int, int]) -> Arrakis:
    """A copy of the table in which the tokens of an area are turned over and show these faces."""
    g = g.copy()
    p = g.players[ATREIDES]
    for slot, token in faces.items():
        (p.starting_faces if slot < 8 else p.standard_faces)[slot & 7] = token
    reveal_tokens(g, area)
    # What is too much for an area is removed, the weakest first.
    for figure in (REGULAR, ELITE, SPECIAL):
        while bodies(p.legions[area]) > limit(g, ATREIDES) and count(p.legions[area], figure):
            lose(g, ATREIDES, area, figure)
    return g


def _levels(g: Arrakis, knows: bool, shown: Shown, attacker: int, target: int) -> list[tuple[int, float]]:
    """The level of the settlement that is attacked, with its chance."""
    if attacker == ATREIDES:
        return [(AREAS[target].settlement if g.settlements >> target & 1 else 0, 1.0)]
    if target in g.open_at:
        return [(g.open_levels[g.open_at.index(target)] + 1, 1.0)]
    if target not in g.hidden_at:
        return [(0, 1.0)]
    if knows:
        return [(g.players[ATREIDES].sietch_levels[g.hidden_at.index(target)] + 1, 1.0)]
    left: Counter[int] = Counter()
    for sietch in FACTS.sietches.values():
        left[sietch.level] += sietch.copies
    left.subtract(shown.levels)
    there = {level: copies for level, copies in left.items() if copies > 0}
    return [(level, copies / sum(there.values())) for level, copies in there.items()]
