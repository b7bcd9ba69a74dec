"""The Swordmaster of six players: an agent for one round of use, and a token that stays."""

from __future__ import annotations

from sietch.core.node import Icon, Test, Words
from sietch.imperium import options as o
from sietch.imperium.agents import HireSwordmaster
from sietch.imperium.components import SWORD
from sietch.imperium.resources import gain
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps

BONUS_SWORDS = 2
SWORDMASTER_GONE = o.EVENTS.add("swordmaster-gone")


class HireForARound(HireSwordmaster):
    """An agent that can be sent in one round, and the bonus token."""

    def words(self) -> Words:
        return ("hire-for-a-round", {"n": BONUS_SWORDS})

    def icons(self) -> list[Icon]:
        return [("swordmaster", 1), ("bonus-token", 1)]


class HasBonusToken(Test[Imperium]):
    def holds(self, g: Imperium, seat: int) -> bool:
        return g.players[seat].swordmaster

    def words(self) -> Words:
        return ("if-bonus-token", {})

    def icons(self) -> list[Icon]:
        return [("bonus-token", 1)]


def reveal_began(g: Imperium, seat: int, _: int) -> None:
    """The bonus token gives swords in every Reveal turn."""
    if g.players[seat].swordmaster:
        gain(g, seat, SWORD, BONUS_SWORDS)


class RecallTokens(Step):
    """All agents are back; a Swordmaster who was sent in this round goes to the box."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for owner, p in enumerate(g.players):
            p.left_at = p.right_at = p.both_at = -1
            if p.swordmaster_sent:
                p.swordmaster_sent = False
                p.swordmaster_gone = True
                p.agents -= 1
                g.tell(SWORDMASTER_GONE, owner, -1, 1)


RECALL_TOKENS = RecallTokens()
register_steps({"recall-tokens": RECALL_TOKENS}, "six-players")
