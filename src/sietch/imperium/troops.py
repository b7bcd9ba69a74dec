"""Units: recruiting, deploying, retreating, strength."""

from __future__ import annotations

from functools import cache
from typing import Final

from sietch.core.node import CHOSEN, Features, Icon, Node, Words
from sietch.core.state import ARG, NUMBER
from sietch.imperium import options as o
from sietch.imperium.components import LEADERS, NODES
from sietch.imperium.receiving import in_turn, of_receiver, pieces, receiver
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import TROOPS_DEPLOYED, UNITS_DEPLOYED, happened

# What `deployment` of the turn allows.
NOTHING, RECRUITED_ONLY, COMBAT_SPACE, FORBIDDEN = range(4)

GARRISON_LIMIT = 2
TROOP_STRENGTH, WORM_STRENGTH = 2, 3


def recruit(g: Imperium, seat: int, n: int) -> None:
    """Supply to garrison; recruiting stops when the supply is empty."""
    if g.ruleset.receiving:
        seat = receiver(g, seat)
    p = g.players[seat]
    n = min(n, p.supply)
    if n:
        p.supply -= n
        p.garrison += n
        if seat == g.turn or in_turn(g, seat):
            g.recruited += n
        if g.events is not None:
            g.tell(o.RECRUITED, seat, -1, n)


def returnable(g: Imperium, seat: int) -> int:
    """How many troops could come back to supply whenever the player wants it."""
    total = 0
    for can_return in g.ruleset.returning:
        total += can_return(g, receiver(g, seat))
    return total


def bring_back(g: Imperium, seat: int, n: int) -> None:
    for bring in g.ruleset.bringing_back:
        bring(g, receiver(g, seat), n)


def is_short(g: Imperium, seat: int, n: int) -> bool:
    """Has the supply fewer than n troops, and could others come back to it?"""
    return bool(g.ruleset.returning) and pieces(g, seat).supply < n and returnable(g, seat) > 0


class BringBack(Node[Imperium]):
    """Before more troops are taken than the supply has, others may come back to it. x: how many are taken."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        most = min(x - pieces(g, seat).supply, returnable(g, seat))
        if most > 0:
            g.ask(self, seat, x, [NUMBER | n for n in range(most + 1)])
        else:
            self.go_on(g, seat, x)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option & ARG:
            bring_back(g, seat, option & ARG)
        self.go_on(g, seat, x)

    def go_on(self, g: Imperium, seat: int, x: int) -> None:
        """What they are taken for comes next."""

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-bring-back", {"n": x, "have": pieces(g, seat).supply})

    def words(self) -> Words:
        return ("bring-back", {})

    def icons(self) -> list[Icon]:
        return [("troop", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {}


class RecruitShort(BringBack):
    """The same, and then they are recruited."""

    def go_on(self, g: Imperium, seat: int, x: int) -> None:
        recruit(g, seat, x)


RECRUIT_SHORT = RecruitShort()
NODES.register("recruit-short", RECRUIT_SHORT)
BRING_BACK = BringBack()
NODES.register("bring-back", BRING_BACK)


def deployable(g: Imperium, seat: int) -> int:
    """How many troops the visited space still lets the player deploy this turn.

    A combat space: all that were recruited this turn and up to two more from the garrison.
    """
    if g.deployment == COMBAT_SPACE:
        limit = g.recruited + GARRISON_LIMIT - g.deployed
        for used in g.ruleset.using_garrison:
            limit -= used(g)
    elif g.deployment == RECRUITED_ONLY:
        limit = g.recruited - g.deployed
    else:
        return 0
    garrison = (pieces(g, seat) if g.ruleset.receiving else g.players[seat]).garrison
    return limit if limit < garrison else garrison


def deploy(g: Imperium, seat: int, n: int) -> None:
    """Garrison to conflict."""
    if g.ruleset.receiving:
        seat = receiver(g, seat)
    p = g.players[seat]
    p.garrison -= n
    p.troops += n
    sent(g, seat, n)
    if n and g.ruleset.heeded[TROOPS_DEPLOYED]:
        happened(g, TROOPS_DEPLOYED, seat, n)
    if g.events is not None:
        g.tell(o.DEPLOYED, seat, -1, n)


def sent(g: Imperium, seat: int, n: int) -> None:
    """So many units went to the conflict."""
    if seat == g.turn or in_turn(g, seat):
        g.units_sent += n
    if g.ruleset.heeded[UNITS_DEPLOYED]:
        happened(g, UNITS_DEPLOYED, seat, n)


def retreat(g: Imperium, seat: int, n: int) -> None:
    """Conflict to garrison."""
    if g.ruleset.receiving:
        seat = receiver(g, seat)
    p = g.players[seat]
    p.troops -= n
    p.garrison += n
    if seat == g.turn or in_turn(g, seat):
        g.units_sent -= n
    if g.events is not None:
        g.tell(o.RETREATED, seat, -1, n)


def units(g: Imperium, seat: int) -> int:
    """How many units of the player are in the conflict."""
    p = g.players[seat]
    n = p.troops + p.worms
    for count in g.ruleset.counting_units:
        n += count(g, seat)
    return n


def strength(g: Imperium, seat: int) -> int:
    """A troop 2, a sandworm 3, a sword 1, other units as their module says; nothing without a unit in the conflict."""
    p = g.players[seat]
    if not p.troops and not p.worms and not units(g, seat):
        return 0
    total = TROOP_STRENGTH * p.troops + WORM_STRENGTH * p.worms + p.swords
    for more in g.ruleset.strengthening:
        total += more(g, seat)
    return total


@cache
def taken_by(effect: int) -> int:
    """How many troops of the supply an effect makes something else of, such as specimens. What it is never changes."""
    return _taken(NODES.nodes[effect])


def _taken(node: Node[Imperium]) -> int:
    own: int = getattr(node, "takes_supply", 0)
    return own + sum(_taken(child) for _, child in node.children())


class Recruit(Node[Imperium]):
    """Recruit troops."""

    pure = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if is_short(g, seat, self.n):
            g.push(RECRUIT_SHORT, seat, self.n)
        else:
            recruit(g, seat, self.n)

    def possible(self, g: Imperium, seat: int) -> bool:
        return pieces(g, seat).supply > 0 or returnable(g, seat) > 0

    def settles(self, g: Imperium, seat: int) -> bool:
        """Not while memories could return to a supply that is too small, or what else waits could take of it."""
        p = pieces(g, seat) if g.ruleset.receiving else g.players[seat]
        if len(g.open) > 1:
            if LEADERS[p.leader].stores_memories and p.supply <= self.n:
                return False
            taken = sum(map(taken_by, g.open))
            if taken and p.supply < self.n + taken:
                return False
        return p.supply >= self.n or (p.supply > 0 and not p.memories and not returnable(g, seat))

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.possible(g, seat) else of_receiver(g, seat, ("why-no-troops-in-supply", {}))

    def words(self) -> Words:
        return ("recruit", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("troop", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"troop": min(self.n, pieces(g, seat).supply)}


class DeployFromGarrison(Node[Imperium]):
    """Deploy up to n troops (or any number) from the garrison, wherever the agent went; n=1 from a reveal is a may."""

    ANY: Final = 99

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        most = min(self.n, pieces(g, seat).garrison)
        if g.deployment == FORBIDDEN or not most:
            return
        least = 1 if x == CHOSEN and self.n != self.ANY else 0
        g.ask(self, seat, x, [NUMBER | n for n in range(least, most + 1)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        deploy(g, seat, option & ARG)

    def possible(self, g: Imperium, seat: int) -> bool:
        return pieces(g, seat).garrison > 0 and g.deployment != FORBIDDEN

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if g.deployment == FORBIDDEN:
            return ("why-deployment-forbidden", {})
        return None if pieces(g, seat).garrison else of_receiver(g, seat, ("why-no-troops-in-garrison", {}))

    def optional(self, g: Imperium) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-deploy", {"n": min(self.n, pieces(g, seat).garrison)})

    def words(self) -> Words:
        return ("deploy-any", {}) if self.n == self.ANY else ("deploy-up-to", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("deploy", 0 if self.n == self.ANY else self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"deploy": min(self.n, pieces(g, seat).garrison)}


class DeployRecruited(Node[Imperium]):
    """The troops recruited this turn may be deployed, whatever the board space."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.deployment == NOTHING:
            g.deployment = RECRUITED_ONLY

    def possible(self, g: Imperium, seat: int) -> bool:
        return True

    def words(self) -> Words:
        return ("may", {"get": ("deploy-recruited", {})})

    def icons(self) -> list[Icon]:
        return [("deploy", 1), ("recruited", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"deploy": 1.0}


class Retreat(Node[Imperium]):
    """Retreat between `least` and `most` own troops; as a cost all of it must be possible."""

    ANY: Final = 99

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def run(self, g: Imperium, seat: int, x: int) -> None:
        most = min(self.most, pieces(g, seat).troops)
        if most >= self.least:
            least = max(self.least, 1) if x == CHOSEN and self.most != self.ANY else self.least
            g.ask(self, seat, x, [NUMBER | n for n in range(least, most + 1)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option & ARG:
            retreat(g, seat, option & ARG)

    def possible(self, g: Imperium, seat: int) -> bool:
        return pieces(g, seat).troops >= max(self.least, 1) or self.most == self.ANY

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if self.possible(g, seat):
            return None
        have = pieces(g, seat).troops
        return of_receiver(g, seat, ("why-troops-in-conflict", {"n": max(self.least, 1), "have": have}))

    def optional(self, g: Imperium) -> bool:
        return self.least == 0

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-retreat", {})

    def words(self) -> Words:
        if self.most == self.ANY:
            return ("retreat-any", {})
        if self.least == self.most:
            return ("retreat", {"n": self.least})
        if self.least == 0:
            return ("retreat-up-to", {"n": self.most})
        return ("retreat-between", {"least": self.least, "n": self.most})

    def icons(self) -> list[Icon]:
        return [("retreat", 0 if self.most == self.ANY else self.most)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"retreat": float(max(1, self.least))}
