"""Planning cards of partners: the own hand and deck, cards handed over, cards for battles, forced discards."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis import planning
from sietch.arrakis.battle import Burn
from sietch.arrakis.components import PLANNING
from sietch.arrakis.planning import DISCARD_ONE, draw_planning
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step
from sietch.arrakis.teams import options as t
from sietch.arrakis.teams.boards import HOUSE_ATREIDES, PARTNERS, is_shared
from sietch.arrakis.teams.deciding import hand_to
from sietch.core.node import Words
from sietch.core.state import ARG, NUMBER

HAND_LIMIT = 4


def hand(g: Arrakis, side: int) -> list[int]:
    """The cards of the partner who decides."""
    p = g.players[side]
    if not is_shared(p):
        return planning.held(g, side)
    return p.ally_hand if p.deciding % 2 else p.house_hand


def drawable(g: Arrakis, side: int) -> tuple[int, int]:
    """Partners draw from the own deck; House Atreides may draw from that of the Fremen, too."""
    p = g.players[side]
    house, allies = planning.drawable(g, side)
    if not is_shared(p) or p.deciding == HOUSE_ATREIDES:
        return house, allies
    return (0, allies) if p.deciding % 2 else (house, 0)


def draw(g: Arrakis, side: int, house: bool, n: int) -> None:
    """A card of the partner's deck is looked at and handed over."""
    p = g.players[side]
    handed = is_shared(p) and not house and p.deciding % 2 == 0
    draw_planning(g, side, house, n, t.CARD_HANDED_OVER if handed else o.PLANNING_DRAWN)


class BurnOwn(Burn):
    """Each partner may discard own cards for dice; free actions are for who acts."""

    def in_turn(self, g: Arrakis, side: int) -> bool:
        p = g.players[side]
        return p.deciding == p.acting


class Split(Step):
    """The side discards x cards: the House player says how many of them are their own, then each picks theirs."""

    def own(self, g: Arrakis, side: int, x: int) -> range:
        """How many of the cards can be the House player's."""
        p = g.players[side]
        most = min(x, sum(not PLANNING[card].hand_only for card in p.house_hand))
        return range(min(most, max(0, x - len(p.ally_hand))), most + 1)

    def run(self, g: Arrakis, side: int, x: int) -> None:
        p = g.players[side]
        if p.house_hand and p.ally_hand:
            # Always asked: how many of the own cards can be discarded is not for the others to know.
            g.ask_always(self, side, x, [NUMBER | n for n in self.own(g, side, x)])
        else:
            self.resume(g, side, x, NUMBER | (x if p.house_hand else 0))

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        house, ally = PARTNERS[side]
        own = option & ARG
        hand_to(g, side, ally, DISCARD_ONE, x - own)
        hand_to(g, side, house, DISCARD_ONE, own)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("teams-prompt-split", {"n": x})


BURN_OWN: BurnOwn = BurnOwn()
SPLIT = Split()
