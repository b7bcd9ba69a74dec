"""Combat of players without a seat: a House Hagal card for its swords."""

from __future__ import annotations

from sietch.imperium.components import SWORD
from sietch.imperium.modules.automatic.hagal import HAGAL, HAGAL_FLIPPED
from sietch.imperium.modules.automatic.mode import BRUTAL_ESCALATION, automatic
from sietch.imperium.modules.automatic.turns import draw_hagal, level, shuffle_hagal
from sietch.imperium.resources import gain
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.troops import units


class FlipForSwords(Step):
    """When combat begins, in turn order: one card for each who has a unit in the conflict; only its swords count."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        players = len(g.players)
        cards = 2 if g.house_rules & BRUTAL_ESCALATION and level(g) == 3 else 1
        for player in sorted(automatic(g), key=lambda player: (player - g.first) % players):
            if units(g, player):
                for _ in range(cards):
                    self.flip(g, player)

    def flip(self, g: Imperium, player: int) -> None:
        card = HAGAL[draw_hagal(g)]
        while card.reshuffles:
            g.tell(HAGAL_FLIPPED, player, card.number, 0)
            shuffle_hagal(g)
            card = HAGAL[draw_hagal(g)]
        g.tell(HAGAL_FLIPPED, player, card.number, card.swords)
        if card.swords:
            gain(g, player, SWORD, card.swords)


FLIP_FOR_SWORDS = FlipForSwords()
register_steps({"flip-for-swords": FLIP_FOR_SWORDS}, "automatic")
