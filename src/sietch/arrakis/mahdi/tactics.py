"""Tactic cards: the Harvesting Sector and the Target Sietch of a round."""

from __future__ import annotations

from sietch.arrakis.cards import tokens  # noqa: F401 - importing registers the tactic cards
from sietch.arrakis.components import AREAS, HARKONNEN, TACTICS, number_of
from sietch.arrakis.mahdi import options as m
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step


def set_tactics(g: Arrakis) -> None:
    """The eight cards are shuffled; each has its sietch where it is printed (ms-setup-4)."""
    g.tactic_deck = [tactic.number for tactic in TACTICS]
    g.sietch_of = [number_of(AREAS, tactic.area) for tactic in TACTICS]


class DrawTactics(Step):
    """The start of a round: one card for the Harvesting Sector, one for the Target Sietch (ms-start-3, ms-start-4)."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.temporary_target = -1
        g.harvest = g.draw(m.DRAWN_TACTIC, g.tactic_deck)
        if g.events is not None:
            g.tell(m.HARVEST_CHOSEN, HARKONNEN, g.harvest, 1)
        draw_target(g)


def draw_target(g: Arrakis) -> None:
    """Cards are drawn until one shows another sector than the Harvesting Sector and a sietch that stands."""
    g.target = -1
    while g.tactic_deck:
        tactic = g.draw(m.DRAWN_TACTIC, g.tactic_deck)
        if fits(g, tactic):
            g.target = tactic
            if g.events is not None:
                g.tell(m.TARGET_CHOSEN, HARKONNEN, tactic, 1)
            return
        g.tactic_discard.append(tactic)
        if g.events is not None:
            g.tell(m.TACTIC_UNFIT, HARKONNEN, tactic, 1)
    # Hardly possible: only sietches of one sector are left (ms-target-none).
    if g.events is not None:
        g.tell(m.NO_TARGET, HARKONNEN, -1, 1)


def fits(g: Arrakis, tactic: int) -> bool:
    """The printed sector counts, wherever the sietch was moved to (ms-target-moved)."""
    return TACTICS[tactic].sectors != TACTICS[g.harvest].sectors and g.sietch_of[tactic] >= 0


def sietch_lost(g: Arrakis, area: int) -> None:
    """A destroyed target is replaced at once (ms-target-lost)."""
    lost = g.sietch_of.index(area)
    g.sietch_of[lost] = -1
    if g.temporary_target == area:
        g.temporary_target = -1
    if g.target == lost and not g.over:
        g.tactic_discard.append(lost)
        draw_target(g)


def sietch_moved(g: Arrakis, area: int, to: int) -> None:
    """A sietch keeps its card (ms-target-moved)."""
    g.sietch_of[g.sietch_of.index(area)] = to
    if g.temporary_target == area:
        g.temporary_target = to


def shuffle_tactics(g: Arrakis) -> None:
    """All eight cards form a new deck (ms-end-4)."""
    g.tactic_deck = [tactic.number for tactic in TACTICS]
    g.tactic_discard = []
    g.harvest = g.target = -1


DRAW_TACTICS = DrawTactics()
