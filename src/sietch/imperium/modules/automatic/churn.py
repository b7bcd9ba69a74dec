"""Dice churn: after each Reveal turn of the person two dice trash cards of the Imperium Row."""

from __future__ import annotations

from sietch.imperium import options as o
from sietch.imperium.acquiring import new_row_card
from sietch.imperium.components import TABLES, Named
from sietch.imperium.modules.automatic.mode import DICE_CHURN
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps

FACES = 6
TABLES["dice"] = [Named(str(face + 1)) for face in range(FACES)]
DIE = o.KINDS.add("die", "dice", module="automatic")  # what chance rolls
ROW_CHURNED = o.EVENTS.add("row-churned", "cards")
ROLLED = o.EVENTS.add("churn-rolled", "dice")


class Churn(Step):
    """The cards at the places that the dice show, from the left; 6 trashes none, a double one."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if not g.house_rules & DICE_CHURN or not 0 <= seat < g.ruleset.people or not g.players[seat].has_revealed:
            return
        places = set()
        for _ in range(2):
            face = g.pick(DIE, list(range(FACES)))
            g.tell(ROLLED, seat, face, 1)
            places.add(face)
        for place in sorted(places, reverse=True):
            if place < len(g.row):
                card = g.row[place]
                g.trashed += (card,)
                g.tell(ROW_CHURNED, seat, card, 1)
                if g.imperium_deck:
                    g.row[place] = new_row_card(g)
                else:
                    del g.row[place]


CHURN = Churn()
register_steps({"churn": CHURN}, "automatic")
