"""Units: recruiting, deploying, retreating, sandworms, the Shield Wall, strength."""

from __future__ import annotations

from sietch.core.node import CHOSEN, Features, Icon, Node, Words
from sietch.core.state import ARG, NO, NUMBER, YES
from sietch.imperium import options as o
from sietch.imperium.components import CONFLICTS, LEADERS
from sietch.imperium.state import Imperium, Player

# What `deployment` of the turn allows.
NOTHING, RECRUITED_ONLY, COMBAT_SPACE, FORBIDDEN = range(4)

GARRISON_LIMIT = 2


def recruit(g: Imperium, seat: int, n: int) -> None:
    """Supply to garrison; recruiting stops when the supply is empty."""
    p = g.players[seat]
    n = min(n, p.supply)
    if n:
        p.supply -= n
        p.garrison += n
        if seat == g.turn:
            g.recruited += n
        if g.events is not None:
            g.tell(o.RECRUITED, seat, -1, n)


def deployable(g: Imperium, seat: int) -> int:
    """How many troops the visited space still lets the player deploy this turn.

    A combat space: all that were recruited this turn and up to two more from the garrison.
    """
    if g.deployment == COMBAT_SPACE:
        limit = g.recruited + GARRISON_LIMIT - g.deployed
    elif g.deployment == RECRUITED_ONLY:
        limit = g.recruited - g.deployed
    else:
        return 0
    garrison = g.players[seat].garrison
    return limit if limit < garrison else garrison


def deploy(g: Imperium, seat: int, n: int) -> None:
    """Garrison to conflict."""
    p = g.players[seat]
    p.garrison -= n
    p.troops += n
    sent(g, seat, n)
    if g.events is not None:
        g.tell(o.DEPLOYED, seat, -1, n)


def sent(g: Imperium, seat: int, n: int) -> None:
    if seat == g.turn:
        g.units_sent += n


def retreat(g: Imperium, seat: int, n: int) -> None:
    """Conflict to garrison."""
    p = g.players[seat]
    p.troops -= n
    p.garrison += n
    if seat == g.turn:
        g.units_sent -= n
    if g.events is not None:
        g.tell(o.RETREATED, seat, -1, n)


def strength(p: Player) -> int:
    """A troop 2, a sandworm 3, a sword 1; nothing without a unit in the conflict."""
    if p.troops == 0 and p.worms == 0:
        return 0
    return 2 * p.troops + 3 * p.worms + p.swords


def protected(g: Imperium) -> bool:
    """Does the Shield Wall keep sandworms out of the current conflict?"""
    return g.shield_wall and g.conflict >= 0 and CONFLICTS[g.conflict].location >= 0


class Recruit(Node[Imperium]):
    """Recruit troops."""

    pure = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        recruit(g, seat, self.n)

    def possible(self, g: Imperium, seat: int) -> bool:
        return g.players[seat].supply > 0

    def settles(self, g: Imperium, seat: int) -> bool:
        """Not while memories could still return to a supply that is too small, or the last troop become one."""
        p = g.players[seat]
        if len(g.open) > 1 and LEADERS[p.leader].stores_memories and p.supply <= self.n:
            return False
        return p.supply >= self.n or (p.supply > 0 and not p.memories)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if g.players[seat].supply else ("why-no-troops-in-supply", {})

    def words(self) -> Words:
        return ("recruit", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("troop", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"troop": min(self.n, g.players[seat].supply)}


class DeployFromGarrison(Node[Imperium]):
    """Deploy up to n troops from the garrison, wherever the agent went; n=1 from a reveal is a may."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        most = min(self.n, g.players[seat].garrison)
        if g.deployment == FORBIDDEN or not most:
            return
        least = 1 if x == CHOSEN else 0
        g.ask(self, seat, x, [NUMBER | n for n in range(least, most + 1)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        deploy(g, seat, option & ARG)

    def possible(self, g: Imperium, seat: int) -> bool:
        return g.players[seat].garrison > 0 and g.deployment != FORBIDDEN

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if g.deployment == FORBIDDEN:
            return ("why-deployment-forbidden", {})
        return None if g.players[seat].garrison else ("why-no-troops-in-garrison", {})

    def optional(self, g: Imperium) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-deploy", {"n": min(self.n, g.players[seat].garrison)})

    def words(self) -> Words:
        return ("deploy-up-to", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("deploy", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"deploy": min(self.n, g.players[seat].garrison)}


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

    ANY = 99

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def run(self, g: Imperium, seat: int, x: int) -> None:
        most = min(self.most, g.players[seat].troops)
        if most >= self.least:
            least = max(self.least, 1) if x == CHOSEN and self.most != self.ANY else self.least
            g.ask(self, seat, x, [NUMBER | n for n in range(least, most + 1)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option & ARG:
            retreat(g, seat, option & ARG)

    def possible(self, g: Imperium, seat: int) -> bool:
        return g.players[seat].troops >= max(self.least, 1) or self.most == self.ANY

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if self.possible(g, seat):
            return None
        return ("why-troops-in-conflict", {"n": max(self.least, 1), "have": g.players[seat].troops})

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


class Summon(Node[Imperium]):
    """Sandworms go straight to the conflict, unless the Shield Wall protects it."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if self.possible(g, seat):
            g.players[seat].worms += self.n
            sent(g, seat, self.n)
            g.tell(o.WORM_SUMMONED, seat, -1, self.n)

    def possible(self, g: Imperium, seat: int) -> bool:
        return not protected(g) and g.deployment != FORBIDDEN

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if g.deployment == FORBIDDEN:
            return ("why-deployment-forbidden", {})
        return ("why-shield-wall", {}) if protected(g) else None

    def words(self) -> Words:
        return ("summon", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("sandworm", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"sandworm": float(self.n) if self.possible(g, seat) else 0.0}


class TakeHooks(Node[Imperium]):
    """Take Maker Hooks, unless the player has them."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if not g.players[seat].hooks:
            g.players[seat].hooks = True
            g.tell(o.HOOKS_TAKEN, seat, -1, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return ("why-has-hooks", {}) if g.players[seat].hooks else None

    def words(self) -> Words:
        return ("take-hooks", {})

    def icons(self) -> list[Icon]:
        return [("maker-hooks", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {} if g.players[seat].hooks else {"maker-hooks": 1.0}


class Detonate(Node[Imperium]):
    """The Shield Wall may be removed for the rest of the game."""

    compound = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.shield_wall:
            if x == CHOSEN:
                self.resume(g, seat, x, YES)
            else:
                g.ask(self, seat, x, [YES, NO])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == YES:
            g.shield_wall = False
            g.tell(o.WALL_DETONATED, seat, -1, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if g.shield_wall else ("why-wall-gone", {})

    def optional(self, g: Imperium) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-detonate", {})

    def words(self) -> Words:
        return ("may", {"get": self.chosen_words()})

    def chosen_words(self) -> Words:
        return ("detonate", {})

    def icons(self) -> list[Icon]:
        return [("detonate", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"detonate": 1.0}
