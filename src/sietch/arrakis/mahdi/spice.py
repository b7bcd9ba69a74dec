"""How the Harkonnen spend spice: markers are held, the lowest first, then raised; nothing is stockpiled."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import HARKONNEN, POWERS
from sietch.arrakis.mahdi import options as m
from sietch.arrakis.mahdi.ways import foremost
from sietch.arrakis.prescience import gain_supremacy
from sietch.arrakis.spice import KEEP, RAISE, TOP, drop
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step
from sietch.core.node import Words
from sietch.core.state import ARG


class Spend(Step):
    """Two spice for each marker hold it, the lowest first (ms-sc-1). With all three held one more each lifts them by a
    row, the lowest first (ms-sc-2). x: the markers that are held, above them those that are raised."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        held, raised = x & 7, x >> 3
        if held != 7:
            waiting = [power for power in range(len(POWERS)) if not held >> power & 1]
            kind, price = o.KEEP, KEEP
        else:
            waiting = [p for p in range(len(POWERS)) if not raised >> p & 1 and g.imperium[p] > TOP]
            kind, price = o.RAISE, RAISE - KEEP
        lowest = foremost(waiting, lambda power: -g.imperium[power])
        if lowest and g.spice >= price * len(lowest):
            for power in lowest:
                x = self.pay(g, kind, power, x)
            g.push(self, side, x)
        elif lowest and g.spice >= price:
            g.ask(self, side, x, [kind | power for power in lowest])
        else:
            if held == 7 and g.spice and not raised and not waiting:
                # All three on the top row already, and more spice than holds them there: supremacy (ms-sc-3).
                g.spice = 0
                if g.events is not None:
                    g.tell(m.SUPREMACY_OF_SPICE, HARKONNEN, -1, 1)
                gain_supremacy(g, 1)
            self.finish(g, held)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        g.push(self, side, self.pay(g, option & ~ARG, option & ARG, x))

    def pay(self, g: Arrakis, kind: int, power: int, x: int) -> int:
        """A marker is held or raised; the frame's number after that."""
        if kind == o.KEEP:
            g.spice -= KEEP
            x |= 1 << power
        else:
            g.spice -= RAISE - KEEP
            g.imperium[power] -= 1
            x |= 8 << power
        if g.events is not None:
            g.tell(o.MARKER_KEPT if kind == o.KEEP else o.MARKER_RAISED, HARKONNEN, power, 1)
        return x

    def finish(self, g: Arrakis, held: int) -> None:
        """Of what cannot be spent so one spice is saved, the rest is lost (ms-sc-4); other markers drop."""
        if g.spice and not g.over:
            g.reserve = 1
            if g.events is not None:
                g.tell(o.SPICE_SAVED, HARKONNEN, -1, 1)
        g.spice = 0
        for power in range(len(POWERS)):
            if not held >> power & 1:
                drop(g, power)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        raising = any(option & ~ARG == o.RAISE for option in g.options)
        return ("mahdi-prompt-raise" if raising else "mahdi-prompt-keep", {"n": g.spice})


SPEND = Spend()
