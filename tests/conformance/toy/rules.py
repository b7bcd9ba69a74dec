"""The toy's cards, its turns and rounds, and its rules as the core's `Game` needs them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.conformance.toy.effects import (
    CARD_EFFECTS,
    DISCARD,
    ENDED,
    EVENTS,
    FACES,
    KINDS,
    PASS,
    PLAY,
    PLAYED,
    STALLS,
    WARES,
    AnotherScored,
    CardsKept,
    DiscardCards,
    Draw,
    Errand,
    Gold,
    HasGold,
    PayGold,
    Point,
    Rob,
    Roll,
    draw_cards,
)
from tests.conformance.toy.schema import SCHEMA
from tests.conformance.toy.state import Bazaar, Player

from sietch.core.combinators import Choose, Each, Given, May, Seq, When
from sietch.core.node import Features, Icon, Node, NodeTable, Words
from sietch.core.rules import Rules, SetupError
from sietch.core.schema import COUNT, COUNT_BITS
from sietch.core.state import ARG, KIND_SHIFT

ROUNDS = 4
HAND = 3
LIMIT = 4
NODES = NodeTable()
Bazaar.nodes = NODES


@dataclass(frozen=True)
class Card:
    id: str
    copies: int
    effect: Node[Bazaar]


@dataclass(frozen=True)
class Named:
    id: str


class NodeNames:
    def __getitem__(self, number: int) -> Named:
        return Named(NODES.names[number])


CARDS = (
    Card("coin", 3, Gold(1)),
    Card("purse", 2, Seq(Gold(2), Draw(1))),
    Card("scribe", 2, Given(HasGold(2), Point(), Gold(2))),
    Card("patron", 2, Given(HasGold(3), Seq(Point(), PayGold(1)))),
    Card("merchant", 2, May(PayGold(2), Point())),
    Card("gossip", 2, May(None, Draw(1))),
    Card("bargain", 2, Choose(Gold(2), Draw(2))),
    Card("favour", 2, Choose(May(PayGold(1), Draw(2)), Seq(DiscardCards(2), Point()), free=True)),
    Card("heap", 1, Each(CardsKept(), Gold(1))),
    Card("market", 1, Each(CardsKept(), Choose(Gold(1), Rob()))),
    Card("guild", 2, When(AnotherScored(), Seq(Gold(1), Roll()))),
    Card("dice", 2, Seq(Roll(), May(DiscardCards(1), Roll()))),
    Card("thief", 2, Rob()),
    Card("errand", 4, Errand()),
)

for _number, _card in enumerate(CARDS):
    NODES.register(_card.id, _card.effect, _number)
    CARD_EFFECTS.append(_card.effect)


class Step(Node[Bazaar]):
    def words(self) -> Words:
        return ("step", {})

    def icons(self) -> list[Icon]:
        return []

    def features(self, g: Bazaar, seat: int) -> Features:
        return {}


class Turn(Step):
    """Play a card or pass; with no card to play passing is asked for all the same, because it shows the hand."""

    def run(self, g: Bazaar, seat: int, x: int) -> None:
        g.ask_always(self, seat, x, [PLAY | card for card in sorted(set(g.players[seat].hand))] + [PASS])

    def resume(self, g: Bazaar, seat: int, x: int, option: int) -> None:
        p = g.players[seat]
        if option == PASS:
            p.passed = True
            return
        card = option & ARG
        effect = CARDS[card].effect
        p.hand.remove(card)
        p.played |= 1 << card
        p.tally[g.round - 1] += 1
        g.tell(PLAYED, seat, card, 1)
        if isinstance(effect, When):
            p.kept += (card,)
        else:
            g.discard.append(card)
            g.push(effect, seat, 0)

    def refusals(self, g: Bazaar, seat: int, x: int) -> list[tuple[int, Words]]:
        kept = set(g.players[seat].kept) - set(g.players[seat].hand)
        return [(PLAY | card, ("why-kept", {})) for card in sorted(kept)]

    def prompt(self, g: Bazaar, seat: int, x: int) -> Words:
        return ("prompt-turn", {})


class Round(Step):
    """Everybody draws a card; then each has two turns, from the first player on."""

    def run(self, g: Bazaar, seat: int, x: int) -> None:
        players = len(g.players)
        g.round += 1
        g.first = (g.round - 1) % players
        g.push(ROUND_END, -1, 0)
        for turn in reversed(range(2 * players)):
            g.push(TURN, (g.first + turn) % players, 0)
        for number in range(players):
            draw_cards(g, number, 1)


class RoundEnd(Step):
    """Whoever holds too many cards discards one; after the last round the game is over."""

    def run(self, g: Bazaar, seat: int, x: int) -> None:
        g.push(END if g.round == ROUNDS else ROUND, -1, 0)
        for number, p in reversed(list(enumerate(g.players))):
            if len(p.hand) > LIMIT:
                g.push(TOO_MANY, number, 0)


class End(Step):
    def run(self, g: Bazaar, seat: int, x: int) -> None:
        g.over = True
        g.tell(ENDED, -1, -1, g.round)


TURN, ROUND, ROUND_END, END = Turn(), Round(), RoundEnd(), End()
TOO_MANY = DiscardCards(1)
for _name, _node in (("turn", TURN), ("round", ROUND), ("round-end", ROUND_END), ("end", END), ("too-many", TOO_MANY)):
    NODES.register(f"step.{_name}", _node)


class BazaarRules(Rules):
    name = "bazaar"
    version = 1
    schema = SCHEMA
    option_kinds = KINDS
    event_kinds = EVENTS
    tables: Mapping[str, Any] = {
        "cards": CARDS,
        "faces": [Named(str(face + 1)) for face in range(FACES)],
        "rounds": [Named(str(number + 1)) for number in range(ROUNDS)],
        "seats": [Named(str(seat)) for seat in range(3)],
        "stalls": [Named(f"stall-{number + 1}") for number in range(STALLS)],
        "wares": [Named("silk"), Named("salt"), Named("glass")],
        "nodes": NodeNames(),
    }

    def setup(self, options: Mapping[str, Any]) -> dict[str, Any]:
        players = options.get("players", 2)
        if players not in (2, 3) or set(options) - {"players"}:
            raise SetupError("the bazaar is for 2 or 3 players")
        return {"players": players}

    def start(self, setup: Mapping[str, Any], rng: int, script: Any, events: Any = None) -> Bazaar:
        g = self.blank()
        g.rng, g.script, g.events = rng, script, events
        g.deck = [number for number, card in enumerate(CARDS) for _ in range(card.copies)]
        g.best = [-1] * ROUNDS
        g.porters = [-1] * setup["players"]
        for _ in range(setup["players"]):
            p = self.blank_player()
            p.tally = [0] * ROUNDS
            p.wares = [0] * ROUNDS
            g.players.append(p)
        for seat in range(setup["players"]):
            draw_cards(g, seat, HAND)
        g.push(ROUND, -1, 0)
        g.proceed()
        return g

    def blank(self) -> Bazaar:
        g = Bazaar()
        g.clear()
        return g

    def blank_player(self) -> Player:
        p = Player()
        p.clear()
        return p

    def scores(self, state: Bazaar) -> list[int]:
        return [p.points for p in state.players]

    def winners(self, state: Bazaar) -> list[int]:
        best = max((p.points, p.gold) for p in state.players)
        return [seat for seat, p in enumerate(state.players) if (p.points, p.gold) == best]

    def check(self, state: Bazaar) -> list[str]:
        wrong = []
        found = Counter(state.deck) + Counter(state.discard)
        for p, at in zip(state.players, state.porters, strict=True):
            found += Counter(p.hand) + Counter(p.kept)
            if p.gold < 0:
                wrong.append(f"a player has {p.gold} gold")
            wares = sum(packed >> COUNT_BITS * ware & COUNT for packed in p.wares for ware in range(WARES))
            if wares != p.visited.bit_count():
                wrong.append(f"{wares} wares are from {p.visited.bit_count()} stalls")
            if at >= 0 and not p.visited >> at & 1:
                wrong.append(f"a porter is at stall {at} and was never there")
        if found != Counter({number: card.copies for number, card in enumerate(CARDS)}):
            wrong.append(f"the cards are {found}")
        if state.asking is None and not state.over:
            wrong.append("nobody is asked and the game is not over")
        return wrong

    def features(self, state: Bazaar, seat: int, option: int) -> Features:
        kind, arg = option & ~ARG, option & ARG
        if kind == PLAY:
            return CARDS[arg].effect.features(state, seat)
        if kind == DISCARD:
            return {"card": -1.0}
        if KINDS[option >> KIND_SHIFT].of == "nodes":
            return NODES.nodes[arg].features(state, seat)
        return {}

    def option_words(self, state: Any, option: int) -> Words:
        return (f"option-{KINDS[option >> KIND_SHIFT].name}", {})


BAZAAR = BazaarRules()
