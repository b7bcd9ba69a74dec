"""The boards of partners: which results have slots on them, and how the dice of a side are divided.

The numbers are those of the sheet of components (tm-dice-1 to tm-dice-6): a Harkonnen board has two slots for each of
its results, an Atreides board one.
"""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis import turns
from sietch.arrakis.components import (
    ATREIDES,
    DECKS,
    DEPLOYMENT,
    ENEMY,
    HARKONNEN,
    HOUSE,
    LEADERSHIP,
    MENTAT,
    RESULTS,
    STRATEGY,
    deck_name,
    result_name,
)
from sietch.arrakis.state import Arrakis, Player
from sietch.arrakis.steps import Step
from sietch.arrakis.teams import options as t
from sietch.core.node import Words
from sietch.core.state import ARG, NO

HOUSE_ATREIDES, FREMEN, HOUSE_HARKONNEN, CORRINO = range(len(DECKS))
# By side: the part of the House player, then that of the ally.
PARTNERS = ((HOUSE_ATREIDES, FREMEN), (HOUSE_HARKONNEN, CORRINO))
# By side: the slots for each result of a board; by deck: the results.
SLOTS = (1, 2)
BOARDS = (
    (LEADERSHIP, MENTAT, HOUSE),
    (LEADERSHIP, STRATEGY, DEPLOYMENT),
    (LEADERSHIP, MENTAT, HOUSE),
    (STRATEGY, DEPLOYMENT, MENTAT),
)


def is_shared(p: Player) -> bool:
    return p.deciding >= 0


def dice_on(p: Player, deck: int) -> list[int]:
    """By result: the unused dice on a board."""
    return p.ally_dice if deck % 2 else [n - allys for n, allys in zip(p.dice, p.ally_dice, strict=True)]


def sisters_on(p: Player, deck: int) -> list[int]:
    """By result: the unused Bene Gesserit tokens on a board."""
    if deck % 2:
        return p.ally_bene_gesserit_dice
    return [n - allys for n, allys in zip(p.bene_gesserit_dice, p.ally_bene_gesserit_dice, strict=True)]


def results_on(p: Player, deck: int) -> list[int]:
    """The results of the unused dice and tokens on a board."""
    dice, sisters = dice_on(p, deck), sisters_on(p, deck)
    return [result for result in BOARDS[deck] if dice[result] or sisters[result]]


def usable_on(g: Arrakis, side: int, deck: int) -> list[int]:
    """Those that can be used now: a die that Truthtrance has named comes before all others of the side."""
    found, first = results_on(g.players[side], deck), turns.results(g, side)
    return [result for result in found if result in first]


def results(g: Arrakis, side: int) -> list[int]:
    """The results of unused dice that whoever decides can use."""
    p = g.players[side]
    return usable_on(g, side, p.deciding) if is_shared(p) else turns.results(g, side)


def take_die(g: Arrakis, side: int, result: int) -> None:
    """A die goes from the board of whoever decides, or the Bene Gesserit token there."""
    p = g.players[side]
    if not is_shared(p):
        turns.take_die(g, side, result)
        return
    allys = p.deciding % 2
    if dice_on(p, p.deciding)[result]:
        p.dice[result] -= 1
        p.ally_dice[result] -= allys
    else:
        p.bene_gesserit_dice[result] -= 1
        p.ally_bene_gesserit_dice[result] -= allys


# ---- dividing the dice


def divide(g: Arrakis, side: int) -> None:
    """The rolled dice go to the boards: results of one board to that board, those of both so that the partners' totals
    become as even as possible, and what finds no slot is set aside and evens them out further."""
    p = g.players[side]
    if not is_shared(p):
        return
    house, ally = PARTNERS[side]
    rolled, slots = p.dice, SLOTS[side]
    p.dice = [0] * len(RESULTS)
    both = [result for result in range(len(RESULTS)) if result in BOARDS[house] and result in BOARDS[ally]]
    totals = {house: 0, ally: 0}
    for result in sorted(range(len(RESULTS)), key=both.__contains__):
        for _ in range(rolled[result]):
            free = [deck for deck in totals if result in BOARDS[deck] and dice_on(p, deck)[result] < slots]
            if free:
                deck = fewest_dice(totals, free)
                totals[deck] += 1
                put_die(p, deck, result)
                if g.events is not None:
                    g.tell(t.DIE_TAKEN, side, deck, result)
            else:
                p.aside[result] += 1
                if g.events is not None:
                    g.tell(t.DIE_SET_ASIDE, side, result, 1)
    for _ in range(sum(p.aside)):
        deck = fewest_dice(totals, [house, ally])
        totals[deck] += 1
        p.ally_aside += deck == ally


def fewest_dice(totals: dict[int, int], decks: list[int]) -> int:
    """Whose total is the smallest; an odd die is the House player's, who comes first."""
    return min(decks, key=totals.__getitem__)


def put_die(p: Player, deck: int, result: int) -> None:
    p.dice[result] += 1
    p.ally_dice[result] += deck % 2


class TurnDice(Step):
    """A die that was set aside is turned to a result of its board that has a free slot and the fewest dice.

    One at a time, in turns with the other side; of partners the House player first. x: 1 when the other side had
    nothing to change.
    """

    def run(self, g: Arrakis, side: int, x: int) -> None:
        p, (house, ally) = g.players[side], PARTNERS[side]
        left = sum(p.aside)
        if not left:
            if not x:
                self.other_side(g, side, 1)
            return
        p.deciding = house if left > p.ally_aside else ally
        g.ask(self, side, x, [o.RESULT | result for result in self.fewest(p, side)])

    def fewest(self, p: Player, side: int) -> list[int]:
        dice = dice_on(p, p.deciding)
        free = [result for result in BOARDS[p.deciding] if dice[result] < SLOTS[side]]
        fewest = min(dice[result] for result in free)
        return [result for result in free if dice[result] == fewest]

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        p, new = g.players[side], option & ARG
        old = self.turned(p)
        p.aside[old] -= 1
        p.ally_aside -= p.deciding % 2
        put_die(p, p.deciding, new)
        if g.events is not None:
            g.tell(o.DIE_CHANGED, side, old, new)
            g.tell(t.DIE_TAKEN, side, p.deciding, new)
        p.deciding = PARTNERS[side][0]
        self.other_side(g, side, 0)

    def turned(self, p: Player) -> int:
        return next(result for result in range(len(RESULTS)) if p.aside[result])

    def other_side(self, g: Arrakis, side: int, x: int) -> None:
        g.push(g.ruleset.course.change[ENEMY[side]], ENEMY[side], x)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("teams-prompt-turn-die", {"result": result_name(self.turned(g.players[side]))})

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        p, offered = g.players[side], {option & ARG for option in g.options}
        dice = dice_on(p, p.deciding)
        fewest = min(dice[result] for result in offered)
        return [
            (o.RESULT | result, why_no_slot(p.deciding, side, result, "teams-why-more-dice", dice[result], fewest))
            for result in range(len(RESULTS))
            if result not in offered
        ]


def why_no_slot(deck: int, side: int, result: int, more: str, n: int, fewest: int) -> Words:
    """Why a die or token does not go to a result of a board. more: how it is said that there are more dice than
    elsewhere."""
    if result not in BOARDS[deck]:
        return ("teams-why-other-board", {"deck": deck_name(deck)})
    if n > fewest:
        return (more, {"n": n, "fewest": fewest})
    return ("arrakis-why-no-slot", {"n": SLOTS[side]})


class PlaceSister(Step):
    """One Bene Gesserit token of the side goes to an empty slot of a board, of a result with the fewest dice there.

    Any partner may place it: the House player is asked and names the board. x: 0, or 1 + the board.
    """

    def results(self, p: Player, side: int, deck: int) -> list[int]:
        dice, sisters = dice_on(p, deck), sisters_on(p, deck)
        fewest = min(dice[result] for result in BOARDS[deck])
        full = SLOTS[side]
        return [r for r in BOARDS[deck] if dice[r] == fewest and dice[r] + sisters[r] < full]

    def run(self, g: Arrakis, side: int, x: int) -> None:
        p = g.players[side]
        if x:
            g.ask(self, side, x, [o.RESULT | result for result in self.results(p, side, x - 1)])
        elif p.bene_gesserit:
            boards = [deck for deck in PARTNERS[side] if self.results(p, side, deck)]
            if boards:
                g.ask(self, side, x, [*(t.BOARD | deck for deck in boards), NO])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        p = g.players[side]
        if option & ~ARG == t.BOARD:
            g.push(self, side, 1 + (option & ARG))
        elif option != NO:
            p.bene_gesserit -= 1
            p.bene_gesserit_dice[option & ARG] += 1
            p.ally_bene_gesserit_dice[option & ARG] += (x - 1) % 2
            if g.events is not None:
                g.tell(o.SISTER_PLACED, side, option & ARG, 1)
                g.tell(t.DIE_TAKEN, side, x - 1, option & ARG)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("teams-prompt-sister-result", {"deck": deck_name(x - 1)}) if x else ("teams-prompt-sister", {})

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        if not x:
            return []
        dice, offered = dice_on(g.players[side], x - 1), {option & ARG for option in g.options}
        fewest = min(dice[result] for result in BOARDS[x - 1])
        return [
            (o.RESULT | result, why_no_slot(x - 1, side, result, "arrakis-why-more-dice", dice[result], fewest))
            for result in range(len(RESULTS))
            if result not in offered
        ]


def put_away(g: Arrakis) -> None:
    """The action phase is over: no die is on a board any more."""
    for p in g.players:
        if is_shared(p):
            p.ally_dice = [0] * len(RESULTS)
            p.ally_bene_gesserit_dice = [0] * len(RESULTS)


def check(g: Arrakis, wrong: list[str]) -> None:
    """What must be true of the boards of partners."""
    for side in (ATREIDES, HARKONNEN):
        p = g.players[side]
        if not is_shared(p):
            continue
        for deck in PARTNERS[side]:
            both = [n + more for n, more in zip(dice_on(p, deck), sisters_on(p, deck), strict=True)]
            if min(dice_on(p, deck)) < 0 or min(sisters_on(p, deck)) < 0:
                wrong.append(f"{DECKS[deck]} has fewer than no dice")
            if any(n > (SLOTS[side] if result in BOARDS[deck] else 0) for result, n in enumerate(both)):
                wrong.append(f"{DECKS[deck]} has {both} dice, more than slots")
        if p.deciding not in PARTNERS[side] or (p.acting >= 0 and p.acting not in PARTNERS[side]):
            wrong.append(f"side {side}: {p.deciding} decides, {p.acting} acts")
        if not 0 <= p.ally_aside <= sum(p.aside) or p.cones < 0:
            wrong.append(f"side {side}: {p.aside} set aside, {p.cones} cones")


TURN_DICE = TurnDice()
SISTER = PlaceSister()
