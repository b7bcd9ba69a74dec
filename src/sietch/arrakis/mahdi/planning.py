"""Planning cards of the Harkonnen: drawn and played at once, each effect by the criteria of the action that it is like.

What a card does is its own tree of effects; `read` says what each kind of effect in it means for the Harkonnen.
"""

from __future__ import annotations

from typing import Any

from sietch.arrakis import cards  # noqa: F401 - importing registers the cards
from sietch.arrakis import options as o
from sietch.arrakis.battle import Attack
from sietch.arrakis.components import HARKONNEN, LEADERS, PLANNING
from sietch.arrakis.free_actions import scheming
from sietch.arrakis.leaders import FEYD, HAWAT, MOHIAM, enter, in_play, leave, take_sister
from sietch.arrakis.mahdi import options as m
from sietch.arrakis.mahdi.cascade import Cascade, Strike
from sietch.arrakis.mahdi.deployment import Deploy, PlaceFigures, SpreadFigures
from sietch.arrakis.mahdi.house import Replace
from sietch.arrakis.mahdi.movement import March
from sietch.arrakis.mahdi.procedure import Procedure
from sietch.arrakis.mahdi.reinforcements import (
    cards_left,
    cards_left_in,
    discard,
    first_deck,
    put_on_reinforcements,
    take_card,
)
from sietch.arrakis.mahdi.stratagems import (
    AtreidesDiscard,
    Bombard,
    CarryTroops,
    ClearWormsigns,
    Do,
    DrawToReinforcements,
    ReturnCard,
    ToTheTank,
    Uncover,
)
from sietch.arrakis.mahdi.vehicles import PlaceVehicles
from sietch.arrakis.movement import Adjacent, Move
from sietch.arrakis.placement import Place, Spread, Upgrade
from sietch.arrakis.planning import Draw, OpponentDiscards, PlayOne
from sietch.arrakis.spice import PlaceVehicle
from sietch.arrakis.state import Arrakis
from sietch.arrakis.stratagems.dice import TakeSister
from sietch.arrakis.stratagems.leaders import Tank
from sietch.arrakis.stratagems.legions import RevealArea, TroopCarriers
from sietch.arrakis.stratagems.prescience import ReturnPrescience
from sietch.arrakis.stratagems.strikes import SpecialAttack
from sietch.arrakis.stratagems.worms import ClearPole, RemoveWormsigns
from sietch.arrakis.verb import Deed
from sietch.arrakis.which_legions import ThatLegion
from sietch.core.combinators import Choose, Given, Seq
from sietch.core.node import Node, Test

# ---- steps of several parts


class InOrder(Procedure):
    """One part after the other, each as far as it can be carried out."""

    def __init__(self, *parts: Procedure) -> None:
        self.inside = parts

    def able(self, g: Arrakis) -> bool:
        return any(part.able(g) for part in self.inside)

    def run(self, g: Arrakis, side: int, x: int) -> None:
        for part in reversed(self.inside):
            g.push(part, side, 0)


class Depends(Procedure):
    """This or that, as a condition says."""

    def __init__(self, test: Test[Any], then: Procedure, otherwise: Procedure | None) -> None:
        self.condition = test
        self.then = then
        self.otherwise = otherwise
        self.inside = (then,) if otherwise is None else (then, otherwise)

    def branch(self, g: Arrakis) -> Procedure | None:
        return self.then if self.condition.holds(g, HARKONNEN) else self.otherwise

    def able(self, g: Arrakis) -> bool:
        branch = self.branch(g)
        return branch is not None and branch.able(g)

    def run(self, g: Arrakis, side: int, x: int) -> None:
        branch = self.branch(g)
        if branch is not None:
            g.push(branch, side, 0)


class IfPossible(Procedure):
    """An attack that a card adds to something: made where the criteria allow one."""

    def __init__(self, strike: Strike) -> None:
        self.strike = strike
        self.inside = (strike,)

    def able(self, g: Arrakis) -> bool:
        return self.strike.able(g)

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if self.able(g):
            g.push(self.strike, side, 0)


class MoveOrStrike(Procedure):
    """Feyd-Rautha attacks; if nothing can be attacked from where he is, he moves first (ms-sp-feyd)."""

    def __init__(self, march: March, strike: Strike) -> None:
        self.march = march
        self.strike = strike
        self.inside = (march, strike)

    def able(self, g: Arrakis) -> bool:
        return self.strike.able(g) or self.march.able(g)

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if self.strike.able(g):
            g.push(self.strike, side, 0)
        elif not x:
            g.push(self, side, 1)
            g.push(self.march, side, 0)


# ---- what the effects of cards mean (ms-pl-2, ms-pl-3)


def read(node: Node[Any]) -> Procedure:
    """The procedure for an effect of a card, of a die or of a leader."""
    match node:
        case Choose(branches=(Move() as move, Attack() as attack)):
            return Cascade(Strike(attack.legions, attack.rules), March(move.n, move.legions))
        case Seq():
            return InOrder(*_parts(node))
        case Given():
            return Depends(node.test, read(node.then), None if node.otherwise is None else read(node.otherwise))
        case Adjacent():
            return March(1, node.legions, again=True)
        case Move():
            return March(node.n, node.legions)
        case Attack():
            return IfPossible(Strike(node.legions, node.rules))
        case Place():
            return PlaceFigures(node.where, node.units, node.leaders, node.generics, node.named, leads=False)
        case Spread(deploys=True):
            return Deploy(*node.units, node.leaders)
        case Spread():
            return SpreadFigures(node.where, node.units)
        case Upgrade():
            return Replace(node.n, node.figure, node.by)
        case PlaceVehicle():
            return PlaceVehicles(node.vehicle, 1)
        case Draw():
            return DrawToReinforcements(node.n)
        case PlayOne():
            return PlayCards(1)
        case OpponentDiscards():
            return AtreidesDiscard(node.n)
        case TakeSister():
            return Do(node, always=True)
        case Deed():
            return Do(node)
        case Tank():
            return ToTheTank(node)
        case ReturnPrescience():
            return ReturnCard(node)
        case RevealArea():
            return Uncover()
        case ClearPole():
            return ClearWormsigns(node.n, pole=True)
        case RemoveWormsigns():
            return ClearWormsigns(node.n)
        case SpecialAttack():
            return Bombard(node.dice)
        case TroopCarriers():
            return CarryTroops()
    raise TypeError(f"the Harkonnen have no procedure for {node!r}")


def _parts(node: Seq[Any]) -> list[Procedure]:
    """The parts of a sequence; figures are placed in a legion that later parts go on with."""
    found = []
    for place, part in enumerate(node.parts):
        new = read(part)
        if isinstance(new, PlaceFigures):
            new.leads = any(_goes_on(later) for later in node.parts[place + 1 :])
        found.append(new)
    return found


def _goes_on(node: Node[Any]) -> bool:
    if isinstance(getattr(node, "legions", None), ThatLegion):
        return True
    return any(_goes_on(child) for _, child in node.children())


# ---- playing cards


ONLY_HOUSE, ONLY_ALLIES, IN_TURNS = range(1, 4)


class PlayCards(Procedure):
    """Draw n cards and play each at once, before the next is drawn: from both decks in turns, or from one of them.

    x: 0 at the beginning; then how many are left, and above that 1 for the House's deck or 2 for the allies'.
    """

    def __init__(self, n: int, deck: int = IN_TURNS) -> None:
        self.n = n
        self.deck = deck

    def able(self, g: Arrakis) -> bool:
        return cards_left(g) if self.deck == IN_TURNS else cards_left_in(g, self.deck == ONLY_HOUSE)

    def run(self, g: Arrakis, side: int, x: int) -> None:
        left = x & 15 if x else self.n
        house = bool(x >> 4 & 1) if x else self.deck == ONLY_HOUSE or (self.deck == IN_TURNS and first_deck(g))
        if left > 1:
            following = not house if self.deck == IN_TURNS else house
            g.push(self, side, left - 1 | (1 if following else 2) << 4)
        card = take_card(g, house)
        if card >= 0:
            play(g, card)


def play(g: Arrakis, card: int) -> None:
    """The card is discarded and its effect carried out. Where no part of it can be, it joins the Reinforcements instead
    (ms-pl-5)."""
    if g.events is not None:
        g.tell(m.CARD_DRAWN, HARKONNEN, card, 1)
    if card == scheming():
        scheme(g)
        return
    g.that_legion = -1
    effect = EFFECTS[card]
    if not effect.able(g):
        reinforces(g, card)
        return
    discard(g, card)
    if g.events is not None:
        g.tell(o.PLANNING_PLAYED, HARKONNEN, card, 1)
    g.push(effect, HARKONNEN, 0)


def reinforces(g: Arrakis, card: int) -> None:
    put_on_reinforcements(g, card)
    if g.events is not None:
        g.tell(m.CARD_REINFORCES, HARKONNEN, card, 1)


def scheme(g: Arrakis) -> None:
    """The first Hawat's Scheming is laid beside the map; with the second both are discarded, Hawat leaves the game and
    Mohiam enters (ms-scheming). Without Hawat nothing of it can be done."""
    if not g.beside and not g.gone >> HAWAT & 1:
        g.beside.append(scheming())
        if g.events is not None:
            g.tell(m.SCHEME_LAID, HARKONNEN, scheming(), 1)
    elif not in_play(g, HAWAT):
        reinforces(g, scheming())
    else:
        for card in (*g.beside, scheming()):
            discard(g, card)
            if g.events is not None:
                g.tell(o.PLANNING_DISCARDED, HARKONNEN, card, 1)
        g.beside = []
        leave(g, HAWAT)
        enter(g, MOHIAM)
        take_sister(g, HARKONNEN)


# By number of a Harkonnen card, and of a leader with a special action: what is done.
EFFECTS: dict[int, Procedure] = {
    card.number: read(card.effect) for card in PLANNING if card.side == HARKONNEN and card.effect is not None
}
SPECIALS: dict[int, Procedure] = {
    leader.number: read(leader.special) for leader in LEADERS if leader.side == HARKONNEN and leader.special is not None
}
# Hawat and Mohiam play what they draw, each from their own deck (ms-sp-thufir, ms-sp-mohiam).
SPECIALS[HAWAT] = PlayCards(3, ONLY_HOUSE)
SPECIALS[MOHIAM] = PlayCards(3, ONLY_ALLIES)
match LEADERS[FEYD].special:
    case Seq(parts=(Move() as _move, Attack() as _attack)):
        SPECIALS[FEYD] = MoveOrStrike(March(1, _move.legions), Strike(_attack.legions, _attack.rules))
