"""Effects and conditions of single cards of Immortality."""

from __future__ import annotations

from collections.abc import Iterator

from sietch.core.node import CHOSEN, Features, Icon, Node, Test, Words, add_features
from sietch.core.state import ARG, BRANCH
from sietch.imperium import options as o
from sietch.imperium.acquiring import AcquireFree, acquire
from sietch.imperium.agents import leave
from sietch.imperium.cards import distinct
from sietch.imperium.components import GOODS
from sietch.imperium.conditions import OfPieces
from sietch.imperium.influence import influence_features, losable, step_down, step_up, track_of, visited_track
from sietch.imperium.intrigue import intrigue_left, take_intrigue
from sietch.imperium.leaders import OwnReveal
from sietch.imperium.modules.immortality.research import markers
from sietch.imperium.piles import without
from sietch.imperium.receiving import opponents, pieces
from sietch.imperium.state import Imperium
from sietch.imperium.troops import COMBAT_SPACE, FORBIDDEN

CHOOSE_INTRIGUE = o.KINDS.add("choose-intrigue", "intrigues", module="immortality")
PUT_BACK = o.EVENTS.add("intrigue-put-back")


# ---- conditions


class Both(Test[Imperium]):
    def __init__(self, first: Test[Imperium], second: Test[Imperium]) -> None:
        self.first = first
        self.second = second

    def holds(self, g: Imperium, seat: int) -> bool:
        return self.first.holds(g, seat) and self.second.holds(g, seat)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return self.first.why_not(g, seat) or self.second.why_not(g, seat)

    def words(self) -> Words:
        return ("if-both", {"first": self.first, "second": self.second})

    def icons(self) -> list[Icon]:
        return [*self.first.icons(), *self.second.icons()]


class HasGoods(Test[Imperium]):
    """So much of a good, which is not spent."""

    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n

    def holds(self, g: Imperium, seat: int) -> bool:
        return g.players[seat].goods[self.what] >= self.n

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        have = g.players[seat].goods[self.what]
        return None if have >= self.n else ("why-goods", {"what": GOODS[self.what], "n": self.n, "have": have})

    def words(self) -> Words:
        return ("if-has-goods", {"what": GOODS[self.what], "n": self.n})

    def icons(self) -> list[Icon]:
        return [(GOODS[self.what], self.n)]


class MostTroops(OfPieces):
    """More own troops in the conflict than each opponent has."""

    def holds(self, g: Imperium, seat: int) -> bool:
        own = pieces(g, seat).troops
        return all(g.players[other].troops < own for other in opponents(g, seat))

    def words(self) -> Words:
        return ("if-most-troops", {})

    def icons(self) -> list[Icon]:
        return [("most-troops", 1)]


class OpponentFought(Test[Imperium]):
    """An opponent played a combat intrigue card in this conflict."""

    def holds(self, g: Imperium, seat: int) -> bool:
        return any(g.players[other].fought for other in opponents(g, seat))

    def words(self) -> Words:
        return ("if-opponent-fought", {})

    def icons(self) -> list[Icon]:
        return [("opponents", 1), ("intrigue", 1)]


class ThisReveal(OwnReveal):
    """The own Reveal turn of this round."""

    def under_way(self, g: Imperium, owner: int) -> bool:
        return g.revealing and g.turn == owner

    def words(self) -> Words:
        return ("trigger-reveal-this-round", {})


# ---- effects


class CombatIcon(Node[Imperium]):
    """Units may be deployed this turn as if the agent had been sent to a combat space. Such rights do not add up."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.deployment != FORBIDDEN:
            g.deployment = COMBAT_SPACE

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if g.deployment == FORBIDDEN:
            return ("why-deployment-forbidden", {})
        return ("why-deployment-already", {}) if g.deployment == COMBAT_SPACE else None

    def words(self) -> Words:
        return ("combat-icon", {})

    def icons(self) -> list[Icon]:
        return [("combat", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {} if g.deployment == COMBAT_SPACE else {"deploy": float(min(2, pieces(g, seat).garrison))}


class LoseInfluenceWithOne(Node[Imperium]):
    """As a cost: lose n influence, all of it with one faction of choice.

    Step by step: who takes an alliance is settled before the next one. x >> 1: the track << 3 | the steps left.
    """

    def __init__(self, n: int) -> None:
        self.n = n

    def choices(self, g: Imperium, seat: int) -> list[int]:
        return losable(g, seat, self.n)

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if x >> 1:
            self.lose(g, seat, x >> 4, x >> 1 & 7)
        else:
            g.ask(self, seat, x, self.choices(g, seat))

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        self.lose(g, seat, track_of(option), self.n)

    def lose(self, g: Imperium, seat: int, track: int, n: int) -> None:
        if n > 1:
            g.push(self, seat, (track << 3 | n - 1) << 1 | CHOSEN)
        step_down(g, seat, track)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.choices(g, seat) else ("why-influence-with-one", {"n": self.n})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-lose-influence", {})

    def words(self) -> Words:
        return ("lose-influence-with-one", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("lose-influence", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"influence": -float(self.n)}


class InfluenceOfVisit(Node[Imperium]):
    """Influence with the faction whose space the agent was sent to, besides that of the visit."""

    def faction(self, g: Imperium) -> int:
        return g.ruleset.spaces[g.space].faction if g.space >= 0 else -1

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if self.possible(g, seat):
            step_up(g, seat, visited_track(g), 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.faction(g) >= 0 else ("why-not-now", {})

    def words(self) -> Words:
        return ("influence-of-visit", {})

    def icons(self) -> list[Icon]:
        return [("influence-visit", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        faction = self.faction(g)
        return influence_features(g, seat, faction, 1) if faction >= 0 else {"influence": 0.5}


class RecallSentAgent(Node[Imperium]):
    """Recall the agent that was sent this turn; it can be sent again this round."""

    def here(self, g: Imperium, seat: int) -> int:
        return g.players[seat].at & 1 << g.space if g.turn == seat and g.space >= 0 else 0

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if self.here(g, seat):
            leave(g, seat, g.space)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.here(g, seat) else ("why-agent-not-there", {})

    def words(self) -> Words:
        return ("recall-sent-agent", {})

    def icons(self) -> list[Icon]:
        return [("recall-agent", 1), ("this", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"agent": 1.0}


class LookAtTwoIntrigues(Node[Imperium]):
    """Look at the top two intrigue cards: keep one, put the other back on top."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        if not p.intrigues_looked_at:
            top = [take_intrigue(g), take_intrigue(g)]
            p.intrigues_looked_at = tuple(card for card in top if card >= 0)
        options = [CHOOSE_INTRIGUE | card for card in distinct(p.intrigues_looked_at)]
        if options:
            # That both are alike is not for the others to know.
            g.ask_always(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        p = g.players[seat]
        card = option & ARG
        others = without(p.intrigues_looked_at, card)
        p.intrigues_looked_at = ()
        p.intrigues.append(card)
        g.tell(o.DREW_INTRIGUE, seat, card, 1)
        p.intrigue_put_back += others
        for _ in others:
            g.tell(PUT_BACK, seat, -1, 1)

    def possible(self, g: Imperium, seat: int) -> bool:
        return intrigue_left(g)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.possible(g, seat) else ("why-no-intrigue-cards", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-choose-intrigue", {})

    def words(self) -> Words:
        return ("look-at-two-intrigues", {})

    def icons(self) -> list[Icon]:
        return [("look", 2), ("intrigue", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"intrigue": 1.3}


def next_intrigue(g: Imperium) -> int:
    """What was put back lies on top: it is drawn first."""
    for p in g.players:
        if p.intrigue_put_back:
            card = p.intrigue_put_back[-1]
            p.intrigue_put_back = p.intrigue_put_back[:-1]
            return card
    return -1


class ChooseTwo(Node[Imperium]):
    """Two different ones of these, both named before either is done. x >> 1: 1 + the place of the first."""

    compound = True

    def __init__(self, *branches: Node[Imperium]) -> None:
        self.branches = branches

    def left(self, g: Imperium, seat: int, x: int) -> list[int]:
        first = (x >> 1) - 1
        return [
            BRANCH | branch.number
            for place, branch in enumerate(self.branches)
            if place != first and branch.possible(g, seat)
        ]

    def run(self, g: Imperium, seat: int, x: int) -> None:
        options = self.left(g, seat, x)
        if options:
            g.ask(self, seat, x, options)
        elif x >> 1:
            self.branches[(x >> 1) - 1].chosen(g, seat)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        named = g.nodes.nodes[option & ARG]
        if x >> 1:
            named.chosen(g, seat)
            self.branches[(x >> 1) - 1].chosen(g, seat)
        else:
            g.push(self, seat, self.branches.index(named) + 1 << 1 | CHOSEN)

    def possible(self, g: Imperium, seat: int) -> bool:
        return any(branch.possible(g, seat) for branch in self.branches)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.possible(g, seat) else self.branches[0].why_not(g, seat)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-name-two", {"left": 1 if x >> 1 else 2})

    def words(self) -> Words:
        return ("name-two", {"branches_list": [branch.chosen_words() for branch in self.branches]})

    def icons(self) -> list[Icon]:
        icons: list[Icon] = [("two-of", 1)]
        for branch in self.branches:
            icons += [("or", 1), *branch.icons()] if len(icons) > 1 else branch.icons()
        return icons

    def features(self, g: Imperium, seat: int) -> Features:
        total: Features = {}
        for branch in self.branches:
            add_features(total, branch.features(g, seat), 2 / len(self.branches))
        return total

    def children(self) -> Iterator[tuple[str, Node[Imperium]]]:
        return ((str(place), branch) for place, branch in enumerate(self.branches))


class AcquireByMarkers(AcquireFree):
    """Acquire a card up to a cost; with two genetic markers it goes to hand."""

    def __init__(self, most: int) -> None:
        super().__init__(most, least=1)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        acquire(g, seat, option & ARG, markers(g, seat) >= 2)

    def words(self) -> Words:
        return ("acquire-by-markers", {"n": self.most})
