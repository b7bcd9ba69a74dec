"""Sandworms and the Maker Hooks that call them."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Words
from sietch.imperium import options as o
from sietch.imperium.receiving import of_receiver, receiver
from sietch.imperium.shield_wall import protected
from sietch.imperium.state import Imperium
from sietch.imperium.troops import FORBIDDEN, sent


class TakeHooks(Node[Imperium]):
    """Take Maker Hooks, unless the player has them."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for owner in self.takers(g, seat):
            if not g.players[owner].hooks:
                g.players[owner].hooks = True
                g.tell(o.HOOKS_TAKEN, owner, -1, 1)

    def takers(self, g: Imperium, seat: int) -> list[int]:
        """Who gets hooks: the player, unless a module says otherwise."""
        for hooked in g.ruleset.hooking:
            found: list[int] = hooked(g, seat)
            return found
        return [seat]

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        takers = self.takers(g, seat)
        if any(not g.players[owner].hooks for owner in takers):
            return None
        return ("why-has-hooks", {}) if takers else ("why-no-hooks", {})

    def words(self) -> Words:
        return ("take-hooks", {})

    def icons(self) -> list[Icon]:
        return [("maker-hooks", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {} if self.why_not(g, seat) else {"maker-hooks": 1.0}


class Summon(Node[Imperium]):
    """Sandworms go straight to the conflict, unless the Shield Wall protects it."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if self.possible(g, seat):
            owner = receiver(g, seat)
            g.players[owner].worms += self.n
            sent(g, owner, self.n)
            g.tell(o.WORM_SUMMONED, owner, -1, self.n)

    def possible(self, g: Imperium, seat: int) -> bool:
        return not protected(g) and g.deployment != FORBIDDEN

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if g.deployment == FORBIDDEN:
            return of_receiver(g, seat, ("why-deployment-forbidden", {}))
        return ("why-shield-wall", {}) if protected(g) else None

    def words(self) -> Words:
        return ("summon", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("sandworm", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"sandworm": float(self.n) if self.possible(g, seat) else 0.0}
