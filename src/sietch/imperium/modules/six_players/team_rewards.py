"""What reaches teammates: rewards for the whole team, gains of the activated ally, reinforcements."""

from __future__ import annotations

from collections.abc import Iterator

from sietch.core.node import Features, Icon, Node, Words, settle_flags
from sietch.core.state import ARG, NUMBER
from sietch.imperium.components import GOODS
from sietch.imperium.modules.six_players.teams import allies_of, commander_of, team_of
from sietch.imperium.receiving import in_turn, leader_words, receiver
from sietch.imperium.resources import gain
from sietch.imperium.state import Imperium
from sietch.imperium.troops import FORBIDDEN, deploy, recruit


class TeamReward(Node[Imperium]):
    """Each of the three team members gains it."""

    compound = True

    def __init__(self, node: Node[Imperium]) -> None:
        self.node = node
        self.pure = settle_flags(node).pure

    def run(self, g: Imperium, seat: int, x: int) -> None:
        team = team_of(g, seat)
        if self.node.pure:
            for member in team:
                self.node.run(g, member, 0)
        else:
            for member in reversed(team):
                g.push(self.node, member, 0)

    def possible(self, g: Imperium, seat: int) -> bool:
        return True

    def words(self) -> Words:
        return ("team-reward", {"get": self.node})

    def icons(self) -> list[Icon]:
        return [("team", 1), ("colon", 1), *self.node.icons()]

    def features(self, g: Imperium, seat: int) -> Features:
        return {name: 3 * amount for name, amount in self.node.features(g, seat).items()}

    def children(self) -> Iterator[tuple[str, Node[Imperium]]]:
        yield "each", self.node


class AllyGains(Node[Imperium]):
    """The activated ally gains an amount of one good."""

    pure = True

    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        gain(g, receiver(g, seat), self.what, self.n)

    def possible(self, g: Imperium, seat: int) -> bool:
        return True

    def words(self) -> Words:
        return ("ally-gains", {"what": GOODS[self.what], "n": self.n})

    def icons(self) -> list[Icon]:
        return [("ally", 1), (GOODS[self.what], self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {GOODS[self.what]: self.n}


class AlliesRecruit(Node[Imperium]):
    """Each of the team's two allies recruits troops."""

    pure = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for ally in allies_of(commander_of(seat)):
            recruit(g, ally, self.n)

    def possible(self, g: Imperium, seat: int) -> bool:
        return any(g.players[ally].supply for ally in allies_of(commander_of(seat)))

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.possible(g, seat) else ("why-allies-supplies-empty", {})

    def words(self) -> Words:
        return ("allies-recruit", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("ally", 2), ("troop", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"troop": float(sum(min(self.n, g.players[a].supply) for a in allies_of(commander_of(seat))))}


class Reinforce(Node[Imperium]):
    """Troops of the two allies' supplies, divided at will; any of these may go to the conflict at once.

    x >> 1: 0 before they are divided; then the troops that each ally has recruited and that are still to be asked for,
    those of the ally on the commander's left in the lower four bits, and 256 as a mark.
    """

    def __init__(self, n: int = 3) -> None:
        self.n = n

    def allies(self, seat: int) -> tuple[int, int]:
        return allies_of(commander_of(seat))

    def division(self, g: Imperium, seat: int) -> range:
        """How many of the troops can be those of the left ally; there are as many in all as the supplies allow."""
        left, right = (g.players[ally].supply for ally in self.allies(seat))
        total = min(self.n, left + right)
        return range(max(0, total - right), min(total, left) + 1)

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if not x >> 1:
            g.ask(self, seat, x, [NUMBER | n for n in self.division(g, seat)])
            return
        here = self.asked(g, seat, x)
        if here is not None:
            g.ask(self, seat, x, [NUMBER | n for n in range(here[1] + 1)])

    def asked(self, g: Imperium, seat: int, x: int) -> tuple[int, int] | None:
        """The ally whose recruits may be deployed now, and how many they are."""
        recruits = x >> 1 & 15, x >> 5 & 15
        for ally, n in zip(self.allies(seat), recruits, strict=True):
            # Shaddam's signet ring bars the ally that he has activated, and no other.
            if n and not (g.deployment == FORBIDDEN and in_turn(g, ally)):
                return ally, n
        return None

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        n = option & ARG
        left, right = self.allies(seat)
        if not x >> 1:
            others = min(self.n - n, g.players[right].supply)
            g.push(self, seat, (n | others << 4 | 256) << 1)
            recruit(g, left, n)
            recruit(g, right, others)
            return
        here = self.asked(g, seat, x)
        assert here is not None
        ally = here[0]
        g.push(self, seat, (x >> 1 & ~(15 if ally == left else 15 << 4)) << 1)
        if n:
            if in_turn(g, ally):
                g.deployed += n
            deploy(g, ally, n)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if any(g.players[ally].supply for ally in self.allies(seat)):
            return None
        return ("why-allies-supplies-empty", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        if not x >> 1:
            return ("prompt-reinforce", {"n": self.n, "leader": leader_words(g, self.allies(seat)[0])})
        here = self.asked(g, seat, x)
        assert here is not None
        return ("prompt-reinforce-deploy", {"leader": leader_words(g, here[0]), "n": here[1]})

    def words(self) -> Words:
        return ("reinforce", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("reinforce", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        n = float(min(self.n, sum(g.players[ally].supply for ally in self.allies(seat))))
        return {"troop": n, "deploy": n}
