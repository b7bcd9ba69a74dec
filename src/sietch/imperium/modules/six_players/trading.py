"""Trade: a player and one teammate may each give the other some of one kind of good."""

from __future__ import annotations

from collections.abc import Iterator

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.rules import Sight
from sietch.core.state import ARG, NO, NUMBER
from sietch.imperium import options as o
from sietch.imperium.cards import distinct
from sietch.imperium.components import GOODS, PERSUASION
from sietch.imperium.modules.six_players.teams import SIDES, allies_of, commander_of, team_of
from sietch.imperium.receiving import leader_words, teammates
from sietch.imperium.resources import pay
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps

PARTNER = o.KINDS.add("trade-with", "seats", module="six-players")
GIVE = o.KINDS.add("give", "goods", module="six-players")
GIVE_INTRIGUE = o.KINDS.add("give-intrigue", "intrigues", module="six-players")
GAVE = o.EVENTS.add("gave", "goods")
GOT = o.EVENTS.add("got", "goods")
GAVE_INTRIGUE = o.EVENTS.add("gave-intrigue", "intrigues", Sight.OWNER, n_of="seats")
GOT_INTRIGUE = o.EVENTS.add("got-intrigue", "intrigues", Sight.OWNER, n_of="seats")
TRADED = o.EVENTS.add("traded", n_of="seats")


class Trade(Node[Imperium]):
    """The player and a teammate may each give the other one or more of a single kind."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if self.possible(g, seat):
            g.ask(self, seat, x, [*(PARTNER | other for other in self.partners(g, seat)), NO])

    def partners(self, g: Imperium, seat: int) -> list[int]:
        """The teammates with whom something can change hands."""
        others = teammates(g, seat)
        return others if has_something(g, seat) else [other for other in others if has_something(g, other)]

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == NO:
            return
        other = option & ARG
        g.tell(TRADED, seat, -1, other)
        g.push(GIVING, other, seat << 1)
        g.push(GIVING, seat, other << 1)

    def possible(self, g: Imperium, seat: int) -> bool:
        return bool(self.partners(g, seat))

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.possible(g, seat) else ("why-nothing-to-trade", {})

    def optional(self, g: Imperium) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-trade-with", {})

    def words(self) -> Words:
        return ("trade", {})

    def icons(self) -> list[Icon]:
        return [("trade", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {}


def has_something(g: Imperium, seat: int) -> bool:
    p = g.players[seat]
    return bool(p.intrigues) or any(p.goods)


class Giving(Step):
    """One of the two gives the other something, or nothing. x: the other << 1 | a card has been given already."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        options = [] if x & 1 else [GIVE | what for what in range(PERSUASION) if p.goods[what]]
        options += [GIVE_INTRIGUE | card for card in distinct(p.intrigues)]
        options.append(o.DONE)
        if p.intrigues:
            # Which cards somebody holds is not for the others to know.
            g.ask_always(self, seat, x, options)
        else:
            g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        kind, number = option & ~ARG, option & ARG
        other = x >> 1
        if kind == GIVE:
            g.push(HOW_MUCH, seat, other << 3 | number << 1)
        elif kind == GIVE_INTRIGUE:
            g.players[seat].intrigues.remove(number)
            g.players[other].intrigues.append(number)
            g.tell(GAVE_INTRIGUE, seat, number, other)
            g.tell(GOT_INTRIGUE, other, number, seat)
            if g.players[seat].intrigues:
                g.push(self, seat, x | 1)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-give-more" if x & 1 else "prompt-give", {"leader": leader_words(g, x >> 1)})


class HowMuch(Step):
    """How much of the good is given. x: the other << 3 | the good << 1."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [NUMBER | n for n in range(1, g.players[seat].goods[x >> 1 & 3] + 1)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        give(g, seat, x >> 3, x >> 1 & 3, option & ARG)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-give-how-much", {"leader": leader_words(g, x >> 3), "what": GOODS[x >> 1 & 3]})


def give(g: Imperium, seat: int, other: int, what: int, n: int) -> None:
    """Goods that change hands are neither gained nor paid: nothing waits for it."""
    assert SIDES[seat] == SIDES[other]
    g.players[seat].goods[what] -= n
    g.players[other].goods[what] += n
    g.tell(GAVE, seat, what, n)
    g.tell(GOT, other, what, n)


GIVING = Giving()
HOW_MUCH = HowMuch()
register_steps({"giving": GIVING, "give-how-much": HOW_MUCH}, "six-players")


class PayWithAllies(Node[Imperium]):
    """A commander's price that the allies may help to pay: what they do not give the commander pays, if possible.

    Asked are the allies, one after the other. x >> 1: how many have answered, then what each of them gives, four bits
    each.
    """

    compound = True

    def __init__(self, what: int, n: int, get: Node[Imperium]) -> None:
        self.what = what
        self.n = n
        self.get = get

    def gifts(self, x: int) -> tuple[int, int]:
        return x >> 3 & 15, x >> 7 & 15

    def run(self, g: Imperium, seat: int, x: int) -> None:
        payer = commander_of(seat)
        allies = allies_of(payer)
        owed = self.n - sum(self.gifts(x))
        answered = x >> 1 & 3
        if answered < len(allies):
            ally = allies[answered]
            most = min(owed, g.players[ally].goods[self.what])
            g.ask(self, ally, x, [NUMBER | n for n in range(most + 1)])
        elif g.players[payer].goods[self.what] >= owed:
            for ally, n in zip(allies, self.gifts(x), strict=True):
                if n:
                    give(g, ally, payer, self.what, n)
            pay(g, payer, self.what, self.n)
            self.get.chosen(g, payer)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        answered = x >> 1 & 3
        g.push(self, commander_of(seat), (x & ~7) | answered + 1 << 1 | (option & ARG) << 3 + 4 * answered)

    def have(self, g: Imperium, seat: int) -> int:
        return sum(g.players[member].goods[self.what] for member in team_of(g, seat))

    def possible(self, g: Imperium, seat: int) -> bool:
        return self.have(g, seat) >= self.n

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if self.possible(g, seat):
            return None
        return ("why-team-goods", {"what": GOODS[self.what], "n": self.n, "have": self.have(g, seat)})

    def optional(self, g: Imperium) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-contribute", {"what": GOODS[self.what], "n": self.n - sum(self.gifts(x))})

    def words(self) -> Words:
        return ("may", {"get": self.chosen_words()})

    def chosen_words(self) -> Words:
        return ("pay-with-allies", {"what": GOODS[self.what], "n": self.n, "get": self.get})

    def icons(self) -> list[Icon]:
        return [("team", 1), (GOODS[self.what], self.n), ("arrow", 1), *self.get.icons()]

    def features(self, g: Imperium, seat: int) -> Features:
        return {GOODS[self.what]: -float(self.n), **self.get.features(g, seat)}

    def children(self) -> Iterator[tuple[str, Node[Imperium]]]:
        yield "get", self.get
