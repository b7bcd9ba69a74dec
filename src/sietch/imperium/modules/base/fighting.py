"""What cards do to troops, own ones and those of opponents."""

from __future__ import annotations

from typing import Final

from sietch.core.node import Features, Icon, Node, Test, Words
from sietch.core.state import ARG, NUMBER
from sietch.imperium import options as o
from sietch.imperium.cards import discard_card, distinct
from sietch.imperium.receiving import in_turn, of_receiver, opponents, pieces, receiver
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.triggers import TROOPS_DEPLOYED, happened
from sietch.imperium.troops import BRING_BACK, FORBIDDEN, deploy, is_short, recruit, returnable, sent

LOSE_TROOP = o.KINDS.add("lose-troop", module="base")
STRIKE = o.KINDS.add("strike", "seats", module="base")
TROOPS_LOST = o.EVENTS.add("troops-lost")


def lose_troops(g: Imperium, seat: int, n: int, garrison: bool = False) -> None:
    """From the conflict or the garrison back to supply."""
    seat = receiver(g, seat)
    p = g.players[seat]
    if garrison:
        p.garrison -= n
    else:
        p.troops -= n
        if in_turn(g, seat):
            g.units_sent -= n
    p.supply += n
    g.tell(TROOPS_LOST, seat, -1, n)


class OpponentsLoseTroop(Node[Imperium]):
    """Each opponent loses a troop from the garrison; who has none there is not affected."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for other in opponents(g, seat):
            if g.players[other].garrison:
                lose_troops(g, other, 1, garrison=True)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if any(g.players[other].garrison for other in opponents(g, seat)):
            return None
        return ("why-opponents-garrisons-empty", {})

    def words(self) -> Words:
        return ("opponents-lose-troop", {})

    def icons(self) -> list[Icon]:
        return [("opponents", 1), ("lose-troop", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"hindrance": float(sum(g.players[other].garrison > 0 for other in opponents(g, seat)))}


class OpponentsChooseLoss(Node[Imperium]):
    """Each opponent, clockwise, discards a card or loses a deployed troop; who can do neither is not affected."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for other in reversed(opponents(g, seat)):
            g.push(CHOOSE_LOSS, other, 0)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        others = [g.players[other] for other in opponents(g, seat)]
        return None if any(p.hand or p.troops for p in others) else ("why-opponents-have-nothing", {})

    def words(self) -> Words:
        return ("opponents-choose-loss", {})

    def icons(self) -> list[Icon]:
        return [("opponents", 1), ("discard", 1), ("or", 1), ("lose-troop", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        others = [g.players[other] for other in opponents(g, seat)]
        return {"hindrance": float(sum(bool(p.hand or p.troops) for p in others))}


class ChooseLoss(Step):
    """One opponent: a card from hand, or a troop in the conflict."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        options = [o.DISCARD | card for card in distinct(p.hand)]
        if p.troops:
            options.append(LOSE_TROOP)
        if len(options) == 1 and len(p.hand) > 1:
            # That all cards are alike is not for the others to know.
            g.ask_always(self, seat, x, options)
        else:
            g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == LOSE_TROOP:
            lose_troops(g, seat, 1)
        else:
            discard_card(g, seat, option & ARG)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-choose-loss", {})


CHOOSE_LOSS = ChooseLoss()
register_steps({"choose-loss": CHOOSE_LOSS}, "base")


class LoseTroops(Node[Imperium]):
    """As a cost: lose n own troops in the conflict."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        lose_troops(g, seat, self.n)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        have = pieces(g, seat).troops
        reason = of_receiver(g, seat, ("why-troops-in-conflict", {"n": self.n, "have": have}))
        return None if have >= self.n else reason

    def words(self) -> Words:
        return ("lose-troops", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("lose-troop", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        """As retreating them, but they do not come back to the garrison."""
        return {"retreat": float(self.n), "troop": -float(self.n)}


class OpponentInConflict(Test[Imperium]):
    """Some opponent has a troop in the conflict."""

    def holds(self, g: Imperium, seat: int) -> bool:
        return any(g.players[other].troops for other in opponents(g, seat))

    def words(self) -> Words:
        return ("if-opponent-in-conflict", {})

    def icons(self) -> list[Icon]:
        return [("opponents", 1), ("troop", 1)]


class Strike(Node[Imperium]):
    """An opponent of choice loses a troop in the conflict."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [STRIKE | other for other in opponents(g, seat) if g.players[other].troops])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        lose_troops(g, option & ARG, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if any(g.players[other].troops for other in opponents(g, seat)):
            return None
        return ("why-no-opponent-in-conflict", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-strike", {})

    def words(self) -> Words:
        return ("strike", {})

    def icons(self) -> list[Icon]:
        return [("opponents", 1), ("lose-troop", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"hindrance": 1.0}


class DeployFromSupply(Node[Imperium]):
    """Deploy a troop from supply to the conflict; with an empty supply nothing happens."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if self.possible(g, seat):
            seat = receiver(g, seat)
            p = g.players[seat]
            p.supply -= 1
            p.troops += 1
            sent(g, seat, 1)
            if g.ruleset.heeded[TROOPS_DEPLOYED]:
                happened(g, TROOPS_DEPLOYED, seat, 1)
            g.tell(o.DEPLOYED, seat, -1, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if g.deployment == FORBIDDEN:
            return ("why-deployment-forbidden", {})
        return None if pieces(g, seat).supply else of_receiver(g, seat, ("why-no-troops-in-supply", {}))

    def words(self) -> Words:
        return ("deploy-from-supply", {})

    def icons(self) -> list[Icon]:
        return [("troop", 1), ("deploy", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"troop": 1.0}


class RecruitAndDeploy(Node[Imperium]):
    """Recruit troops; in the own Reveal turn any of them may be deployed.

    x >> 1: how many were recruited, or SHORT where troops could come back to a supply that is too small.
    """

    SHORT: Final = 99

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if not x >> 1 and is_short(g, seat, self.n):
            g.push(self, seat, self.SHORT << 1)
            g.push(BRING_BACK, seat, self.n)
            return
        if x >> 1 and x >> 1 != self.SHORT:
            g.ask(self, seat, x, [NUMBER | n for n in range((x >> 1) + 1)])
            return
        n = min(self.n, pieces(g, seat).supply)
        recruit(g, seat, n)
        if n and g.revealing and g.turn == seat:
            g.push(self, seat, n << 1)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option & ARG:
            deploy(g, seat, option & ARG)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if pieces(g, seat).supply or returnable(g, seat):
            return None
        return of_receiver(g, seat, ("why-no-troops-in-supply", {}))

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-deploy", {"n": x >> 1})

    def words(self) -> Words:
        return ("recruit-and-deploy", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("troop", self.n), ("reveal", 1), ("colon", 1), ("deploy", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"troop": min(self.n, pieces(g, seat).supply)}
