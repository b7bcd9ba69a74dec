"""Which of two partners decides: by phase, by turn, each for the own cards and leaders; and why it is this one."""

from __future__ import annotations

from sietch.arrakis.battle import Burn
from sietch.arrakis.components import ATREIDES, HARKONNEN, deck_name
from sietch.arrakis.planning import DiscardOne, HandLimit
from sietch.arrakis.rounds import HAZARDS_PHASE, VEHICLES_PHASE, SwapLeaders, SwapWildMaker
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step
from sietch.arrakis.teams.boards import FREMEN, HOUSE_HARKONNEN, PARTNERS, TURN_DICE, is_shared
from sietch.core.node import Node, Words


def phase_begins(g: Arrakis, phase: int) -> None:
    """The House player decides for a side unless somebody else is named: the Fremen player in the hazards phase."""
    for side in (ATREIDES, HARKONNEN):
        p = g.players[side]
        if is_shared(p):
            p.deciding = FREMEN if side == ATREIDES and phase == HAZARDS_PHASE else PARTNERS[side][0]


class Decides(Step):
    """From now on the player of deck x decides for the side."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.players[side].deciding = x


DECIDES = Decides()


def hand_to(g: Arrakis, side: int, deck: int, step: Node[Arrakis], x: int) -> None:
    """A step that the player of a deck decides about; then whoever decides now does so again."""
    g.push(DECIDES, side, g.players[side].deciding)
    g.push(step, side, x)
    g.push(DECIDES, side, deck)


class EachPartner(Step):
    """A step for both partners, whoever decides now first."""

    def __init__(self, step: Node[Arrakis]) -> None:
        self.step = step

    def run(self, g: Arrakis, side: int, x: int) -> None:
        first = g.players[side].deciding
        for deck in sorted(PARTNERS[side], key=first.__eq__):
            hand_to(g, side, deck, self.step, x)


class ByTheAlly(Step):
    """A step that is for the ally of the side."""

    def __init__(self, step: Node[Arrakis]) -> None:
        self.step = step

    def run(self, g: Arrakis, side: int, x: int) -> None:
        hand_to(g, side, PARTNERS[side][1], self.step, x)


def why_asked(g: Arrakis) -> Words | None:
    """Why this partner is asked and not the other."""
    assert g.asking is not None
    node, side, _ = g.asking
    side = g.ruleset.answers_for[side]
    p = g.players[side]
    who: dict[str, object] = {"deck": deck_name(p.deciding)}
    if isinstance(node, Burn | DiscardOne | HandLimit):
        return ("teams-because-own-cards", who)
    if isinstance(node, SwapLeaders | SwapWildMaker):
        return ("teams-because-own-leaders", who)
    if node is TURN_DICE:
        return ("teams-because-own-dice", who)
    if g.phase == VEHICLES_PHASE and p.deciding == HOUSE_HARKONNEN:
        return ("teams-because-vehicles", who)
    if g.phase == HAZARDS_PHASE and p.deciding == FREMEN:
        return ("teams-because-hazards", who)
    if g.turn == side and p.acting >= 0:
        return ("teams-because-acting" if p.deciding == p.acting else "teams-because-carrying-out", who)
    return ("teams-because-house", who)
