"""The spaces of the board: where an agent may be sent, at what cost, and why not elsewhere."""

from __future__ import annotations

from sietch.core.node import Words
from sietch.imperium.components import GOODS, ICONS, SPACES, SPIED, Card, Space
from sietch.imperium.state import Imperium, Player


class Board:
    """Masks over the spaces, made once from the components."""

    def __init__(self) -> None:
        self.all = (1 << len(SPACES)) - 1
        self.afford: list[list[int]] = []
        for what in range(3):
            costs = [space.cost[1] if space.cost and space.cost[0] == what else 0 for space in SPACES]
            rows = range(max(costs) + 1)
            self.afford.append([sum(1 << n for n, cost in enumerate(costs) if cost <= have) for have in rows])
        self.requirements = [
            (space.requirement[0], space.requirement[1], ~(1 << space.number))
            for space in SPACES
            if space.requirement is not None
        ]
        self.once = [space for space in SPACES if space.once]


_boards: dict[int, Board] = {}


def board() -> Board:
    """The masks for the spaces that are registered."""
    found = _boards.get(len(SPACES))
    if found is None:
        found = _boards[len(SPACES)] = Board()
    return found


def occupied(g: Imperium) -> int:
    mask = 0
    for p in g.players:
        mask |= p.at
    return mask


def enterable(g: Imperium, p: Player, ignoring_influence: bool) -> int:
    """The spaces the player could send an agent to if a card had the icon, as bits."""
    b = _boards.get(len(SPACES)) or board()
    taken = 0
    for q in g.players:
        taken |= q.at
    # Infiltrate: another player's agent does not block a space that an own spy watches.
    mask = b.all & ~(taken & (p.at | ~SPIED[p.spies]))
    goods = p.goods
    for what in (0, 1, 2):
        row = b.afford[what]
        have = goods[what]
        mask &= row[have] if have < len(row) else row[-1]
    for space in b.once:
        bit = 1 << space.number
        blocked = taken & bit & (p.at | ~SPIED[p.spies])
        if p.swordmaster:
            mask &= ~bit
        elif space.cost_after and not blocked and goods[0] >= space_cost(g, space)[1]:
            mask |= bit
    if not ignoring_influence:
        influence = p.influence
        for faction, n, others in b.requirements:
            if influence[faction] < n:
                mask &= others
    return mask


def space_cost(g: Imperium, space: Space) -> tuple[int, int]:
    """What entering costs now; the Swordmaster is cheaper once somebody has one."""
    if space.cost is None:
        return (0, 0)
    what, n = space.cost
    if space.cost_after and any(p.swordmaster for p in g.players):
        n = space.cost_after
    return (what, n)


def why_not_enter(g: Imperium, seat: int, card: Card | None, space: Space) -> Words | None:
    """Why the player cannot send an agent to a space, in the order a player would ask."""
    p = g.players[seat]
    bit = 1 << space.number
    spied = SPIED[p.spies] & bit
    if card is not None and not card.reach & bit and not (card.spy_icon and spied):
        return ("why-no-icon", {"icon": ICONS[space.icon]})
    if p.at & bit:
        return ("why-own-agent", {})
    if occupied(g) & bit and not spied:
        return ("why-occupied", {})
    if space.once and p.swordmaster:
        return ("why-has-swordmaster", {})
    if space.requirement is not None and not (card is not None and card.ignores_requirements):
        faction, n = space.requirement
        if p.influence[faction] < n:
            return ("why-influence", {"faction": ICONS[faction], "n": n, "have": p.influence[faction]})
    what, n = space_cost(g, space)
    if p.goods[what] < n:
        return ("why-goods", {"what": GOODS[what], "n": n, "have": p.goods[what]})
    return None
