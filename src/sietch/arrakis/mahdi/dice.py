"""The turns of the Harkonnen: a die is rolled and used at once."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import (
    DEPLOYMENT,
    HARKONNEN,
    HOUSE,
    HOUSE_RULES,
    LEADERSHIP,
    MENTAT,
    RESULTS,
    STRATEGY,
    SURPRISE,
    result_name,
)
from sietch.arrakis.mahdi import options as m
from sietch.arrakis.mahdi.cascade import Cascade, Strike
from sietch.arrakis.mahdi.deployment import Deploy
from sietch.arrakis.mahdi.house import House
from sietch.arrakis.mahdi.movement import March
from sietch.arrakis.mahdi.planning import SPECIALS, PlayCards
from sietch.arrakis.mahdi.procedure import Procedure
from sietch.arrakis.prescience import gain_supremacy
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step
from sietch.arrakis.turns import FACES, SLOTS, end_turn, specials
from sietch.arrakis.which_legions import ANY, WITH_LEADER
from sietch.core.node import Words
from sietch.core.state import ARG

MOST_ALIKE = 3
ONE_A_ROUND = 1 << HOUSE_RULES.index("mahdi-one-ornithopter-a-round")
TARGET_LASTS = 1 << HOUSE_RULES.index("mahdi-temporary-target-lasts")

# What each result does.
ACTIONS: dict[int, Procedure] = {
    LEADERSHIP: Cascade(Strike(WITH_LEADER, SURPRISE), March(2, WITH_LEADER)),
    STRATEGY: Cascade(Strike(ANY), March(2, ANY)),
    DEPLOYMENT: Deploy(regulars=3),
    MENTAT: PlayCards(2),
    HOUSE: House(),
}


# ---- dice


def unrolled(g: Arrakis, side: int) -> int:
    """Unused dice are those that are not rolled yet and not on the spice board (ms-dice-6)."""
    return g.unrolled if side == HARKONNEN else 0


def nameable(g: Arrakis) -> list[int]:
    """What Truthtrance may name: results with fewer spent dice than the board has slots (ms-truth)."""
    return [result for result in range(len(RESULTS)) if g.spent_dice[result] < SLOTS[HARKONNEN][result]]


def taking_sister(g: Arrakis, side: int) -> bool:
    """Instead of a Bene Gesserit token a die from the spice board joins the unused ones; where none is left, supremacy
    rises (ms-bg)."""
    if side != HARKONNEN:
        return False
    if g.on_spice_board:
        g.on_spice_board -= 1
        g.unrolled += 1
        if g.events is not None:
            g.tell(m.DIE_JOINED, HARKONNEN, -1, 1)
    else:
        gain_supremacy(g, 1)
    return True


def roll_die(g: Arrakis) -> int:
    """A result that three spent dice show already is rolled again (ms-dice-3)."""
    while True:
        result = g.pick(o.ROLLED_ACTION, FACES[HARKONNEN], HARKONNEN)
        if g.spent_dice[result] < MOST_ALIKE:
            break
        if g.events is not None:
            g.tell(m.DIE_ROLLED_AGAIN, HARKONNEN, result, 1)
    if g.events is not None:
        g.tell(m.DIE_ROLLED, HARKONNEN, result, 1)
    return result


# ---- the turn


class Turn(Step):
    """One unused die is rolled, or played as the result that Truthtrance named, and spent (ms-dice-2, ms-truth)."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if not g.house_rules & ONE_A_ROUND:
            g.ornithopter_used = False
        if not g.house_rules & TARGET_LASTS:
            g.temporary_target = -1
        if g.named_die >= 0:
            result, g.named_die = g.named_die, -1
            if g.events is not None:
                g.tell(m.DIE_AS_NAMED, HARKONNEN, result, 1)
        else:
            result = roll_die(g)
        g.unrolled -= 1
        g.spent_dice[result] += 1
        g.die_spent = True
        g.push(ACT, side, result)


class Act(Step):
    """What the die of result x does: a leader's special action if one is possible, else the action (ms-sp-rule)."""

    def able(self, g: Arrakis, result: int) -> list[int]:
        return [leader for leader in specials(g, HARKONNEN, result) if SPECIALS[leader].able(g)]

    def run(self, g: Arrakis, side: int, x: int) -> None:
        leaders = self.able(g, x)
        if leaders:
            g.ask(self, side, x, [o.SPECIAL | leader for leader in leaders])
        elif ACTIONS[x].able(g):
            g.push(ACTIONS[x], side, 0)
        else:
            # Spent all the same (ms-dice-4).
            ACTIONS[x].explain(g)
            if g.events is not None:
                g.tell(m.DIE_WASTED, HARKONNEN, x, 1)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        leader = option & ARG
        g.spent |= 1 << leader
        g.that_legion = -1
        if g.events is not None:
            g.tell(o.SPECIAL_USED, HARKONNEN, leader, 1)
        g.push(SPECIALS[leader], side, 0)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("mahdi-prompt-special", {"result": result_name(x)})


class TurnEnds(Step):
    """The tank moves for the spent die (ms-dice-5); the Atreides may claim what the turn has earned them."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        end_turn(g, side)


TURN = Turn()
ACT = Act()
TURN_ENDS = TurnEnds()
