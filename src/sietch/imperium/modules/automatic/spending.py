"""What players without a seat do with their resources, as soon as they have enough: a Swordmaster, victory points."""

from __future__ import annotations

from sietch.imperium import options as o
from sietch.imperium.agents import HireSwordmaster
from sietch.imperium.components import SOLARI, SPICE, VICTORY_POINT, WATER
from sietch.imperium.modules.automatic.mode import automatic, companions, mode_of
from sietch.imperium.modules.automatic.receiving import RECEIVE
from sietch.imperium.modules.automatic.rival import rival_of
from sietch.imperium.modules.automatic.spies import scheme
from sietch.imperium.resources import gain, pay
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps

DISCARDED = o.KINDS.add("rival-discards", "intrigues", module="automatic")  # what chance takes
INTRIGUES_SPENT = o.EVENTS.add("intrigues-spent")
SCHEMED = o.EVENTS.add("schemed", "leaders")

FOR_POINT = {SOLARI: 7, SPICE: 7, WATER: 3}
INTRIGUES_FOR_POINT = 3


def spend_intrigues(g: Imperium, player: int, n: int) -> None:
    """At random: they are only counted."""
    for _ in range(n):
        g.intrigue_discard.append(g.draw(DISCARDED, g.players[player].intrigues))
    g.tell(INTRIGUES_SPENT, player, -1, n)


def hire_swordmaster(g: Imperium, player: int) -> None:
    """When solari, spice, intrigue cards and water together are enough; they are paid in this order."""
    p = g.players[player]
    price = rival_of(g, player).swordmaster
    if not price or p.swordmaster or sum(p.goods) + len(p.intrigues) < price:
        return
    for what in (SOLARI, SPICE, -1, WATER):
        n = min(price, len(p.intrigues) if what < 0 else p.goods[what])
        price -= n
        if n and what < 0:
            spend_intrigues(g, player, n)
        elif n:
            pay(g, player, what, n)
    HireSwordmaster().run(g, player, 0)


def buy_points(g: Imperium, player: int) -> None:
    """As often as there is enough; who buys a Swordmaster only afterwards."""
    p = g.players[player]
    if rival_of(g, player).swordmaster and not p.swordmaster:
        return
    hoards = any(companion.hoards_spice(g) for companion in companions(g))
    for what, price in FOR_POINT.items():
        while p.goods[what] >= price and not (what == SPICE and hoards):
            pay(g, player, what, price)
            gain(g, player, VICTORY_POINT, 1)
    while len(p.intrigues) >= INTRIGUES_FOR_POINT:
        spend_intrigues(g, player, INTRIGUES_FOR_POINT)
        gain(g, player, VICTORY_POINT, 1)


class Settle(Step):
    """A third spy sets off the scheme; then resources are spent. Without a player: for all of them."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if seat < g.ruleset.people:
            for player in reversed(automatic(g)):
                g.push(self, player, 0)
            return
        planned = scheme(g, seat)
        if planned is not None:
            g.push(self, seat, 0)
            g.tell(SCHEMED, seat, g.players[seat].leader, 1)
            g.push(RECEIVE, seat, planned.number)
            return
        for companion in companions(g):
            companion.settle(g, seat)
        if mode_of(g).collects(g, seat):
            hire_swordmaster(g, seat)
            buy_points(g, seat)


SETTLE = Settle()
register_steps({"settle": SETTLE}, "automatic")
