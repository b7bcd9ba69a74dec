"""What only leaders of Rise of Ix do: a card set aside, Snoopers on the tracks, one solari more."""

from __future__ import annotations

from sietch.core.combinators import May, Trigger
from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.acquiring import after_acquiring
from sietch.imperium.agent_turn import played
from sietch.imperium.bits import bits
from sietch.imperium.cards import Discard, distinct
from sietch.imperium.components import FACTIONS, LEADERS, NODES, SOLARI, SPICE, WATER, any_trait
from sietch.imperium.influence import best_influence, gain_influence
from sietch.imperium.modules.rise_of_ix.tech_tiles import Lasting
from sietch.imperium.reserve import Stack, take_from_reserve
from sietch.imperium.resources import Gain, gain
from sietch.imperium.spaces import icons_of
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.triggers import SOLARI_GAINED

SET_AHEAD = o.KINDS.add("set-ahead", "cards", module="rise-of-ix")
CARD_SET_AHEAD = o.EVENTS.add("card-set-ahead")
AHEAD_SHOWN = o.EVENTS.add("ahead-shown", "cards")
SNOOPER_MOVED = o.EVENTS.add("snooper-moved", "factions")

FOLDSPACE = "foldspace-card"


def has_ability(g: Imperium, seat: int, trait: str) -> bool:
    return any_trait(LEADERS[g.players[seat].leader].ability, trait)


# ---- Ilesa Ecaz: One Step Ahead


class OneStepAhead(Lasting):
    message = "one-step-ahead"
    sets_ahead = True

    def icons(self) -> list[Icon]:
        return [("set-aside", 1), ("colon", 1), ("spice", 1), ("or", 1), ("solari", 1)]


class SetAhead(Step):
    """After the hands are drawn a card is set aside face down."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if seat < 0:
            for owner in range(len(g.players)):
                if has_ability(g, owner, "sets_ahead"):
                    g.push(self, owner, 0)
            return
        p = g.players[seat]
        p.turns_taken = 0
        if p.hand and not p.ahead:
            g.ask_always(self, seat, x, [SET_AHEAD | card for card in distinct(p.hand)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        p = g.players[seat]
        p.hand.remove(option & ARG)
        p.ahead = (option & ARG,)
        g.tell(CARD_SET_AHEAD, seat, -1, 1)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-set-ahead", {})


class CountTurn(Step):
    """At the start of the second turn of a round the card is shown and comes back to hand."""

    ability = "sets_ahead"

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        p.turns_taken += 1
        if p.turns_taken == 2 and p.ahead:
            p.shown_ahead = p.ahead[0]
            g.tell(AHEAD_SHOWN, seat, p.shown_ahead, 1)
            take_back(g, seat)


class TakeBack(Step):
    """In a Reveal turn before that the card joins the others."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.players[seat].ahead:
            take_back(g, seat)


def take_back(g: Imperium, seat: int) -> None:
    p = g.players[seat]
    p.hand += p.ahead
    p.ahead = ()


def agent_sent(g: Imperium, seat: int, _: int) -> None:
    """With the card that came back in this turn: spice if it has exactly one agent icon, otherwise solari."""
    card = g.players[seat].shown_ahead
    if card >= 0 and seat == g.turn and card in played(g):
        one = icons_of(g, seat, card).bit_count() == 1
        gain(g, seat, SPICE if one else SOLARI, 1)


class AcquireFoldspace(Node[Imperium]):
    """A Foldspace card from its stack to the discard pile."""

    def stack(self, g: Imperium) -> Stack | None:
        return next((stack for stack in g.ruleset.reserve if stack.card.id == FOLDSPACE), None)

    def run(self, g: Imperium, seat: int, x: int) -> None:
        stack = self.stack(g)
        if stack is not None and stack.left(g):
            take_from_reserve(g, stack.card.number)
            g.tell(o.ACQUIRED, seat, stack.card.number, 1)
            g.players[seat].discard.append(stack.card.number)
            after_acquiring(g, seat, stack.card.number)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        stack = self.stack(g)
        return None if stack is not None and stack.left(g) else ("why-no-foldspace", {})

    def words(self) -> Words:
        return ("acquire-foldspace", {})

    def icons(self) -> list[Icon]:
        return [("foldspace", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"acquired-icons": 7.0}


# ---- "Princess" Yuna Moritani: Smuggling Operation


class NoWater(Lasting):
    message = "no-water"
    starts_dry = True

    def icons(self) -> list[Icon]:
        return [("no", 1), ("water", 1)]


class GainedSolari(Trigger[Imperium]):
    """Each time the player gains solari in the own turn."""

    occurrence = SOLARI_GAINED

    def words(self) -> Words:
        return ("trigger-gained-solari", {})

    def icons(self) -> list[Icon]:
        return [("solari", 0)]


class SolariMore(Node[Imperium]):
    """One solari more, which is no gain of its own."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.players[seat].goods[SOLARI] += 1
        g.tell(o.GAINED, seat, SOLARI, 1)

    def words(self) -> Words:
        return ("solari-more", {"n": 1})

    def icons(self) -> list[Icon]:
        return [("solari", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"solari": 1.0}


# ---- Tessia Vernius: Careful Observation


class CarefulObservation(Lasting):
    message = "careful-observation"
    observes = True

    def icons(self) -> list[Icon]:
        return [("snooper", 4)]


DISCARD_FOR_SPICE = May(Discard(1), Gain(SPICE, 1))
with NODES.of("rise-of-ix"):
    NODES.register("snooper.first", DISCARD_FOR_SPICE)


class SnooperArrives(Step):
    """A Snooper reaches the next slot of the leader, which is resolved at once. x: its faction | the slot << 2."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        faction, slot = x & 3, x >> 2
        if slot == 1:
            g.push(DISCARD_FOR_SPICE, seat, 0)
        if slot in (3, 4):
            gain_influence(g, seat, faction, 1)
        if slot in (2, 4):
            g.push(g.ruleset.tracks[faction], seat, 0)


SNOOPER_ARRIVES = SnooperArrives()


def reached_two(g: Imperium, seat: int, faction: int) -> None:
    p = g.players[seat]
    if p.snoopers >> faction & 1:
        p.snoopers &= ~(1 << faction)
        slot = len(FACTIONS) - p.snoopers.bit_count()
        g.tell(SNOOPER_MOVED, seat, faction, slot)
        g.push(SNOOPER_ARRIVES, seat, faction | slot << 2)


class InfluenceWhereSnooper(Node[Imperium]):
    """Influence with a faction on whose track a Snooper still is."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [o.FACTION | faction for faction in bits(g.players[seat].snoopers)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        gain_influence(g, seat, option & ARG, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if g.players[seat].snoopers else ("why-no-snooper", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-influence", {"n": 1})

    def words(self) -> Words:
        return ("influence-where-snooper", {})

    def icons(self) -> list[Icon]:
        return [("snooper", 1), ("influence-any", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        among = tuple(bits(g.players[seat].snoopers))
        return best_influence(g, seat, among, 1) if among else {}


class LeaderSetUp(Step):
    """Snoopers on their tracks; no water where there is none."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for owner, p in enumerate(g.players):
            if has_ability(g, owner, "observes"):
                p.snoopers = sum(1 << faction for faction in FACTIONS)
            if has_ability(g, owner, "starts_dry"):
                p.goods[WATER] = 0


LEADER_SET_UP = LeaderSetUp()
SET_AHEAD_STEP = SetAhead()
COUNT_TURN = CountTurn()
TAKE_BACK = TakeBack()
register_steps(
    {
        "snooper-arrives": SNOOPER_ARRIVES,
        "ix-leader-set-up": LEADER_SET_UP,
        "set-ahead": SET_AHEAD_STEP,
        "count-turn": COUNT_TURN,
        "take-back": TAKE_BACK,
    },
    "rise-of-ix",
)
