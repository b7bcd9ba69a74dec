"""Freighters and the shipping track: advancing, recalling for the rewards passed, dividends, Troop Transports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sietch.core.catalogue import Entry, Part
from sietch.core.node import CHOSEN, Features, Icon, Node, Words, add_features
from sietch.core.state import ARG, NO, NUMBER
from sietch.imperium import options as o
from sietch.imperium.catalogue import entry, new_kind
from sietch.imperium.components import NODES, SOLARI, SPICE, Track
from sietch.imperium.influence import ANY, Influence
from sietch.imperium.modules.rise_of_ix.tech_tiles import AcquireTech, owns
from sietch.imperium.open_effects import AnyOrder
from sietch.imperium.receiving import in_turn, pieces, receiver
from sietch.imperium.resources import Gain, gain
from sietch.imperium.rounds import PLAYER_TURNS_PHASE
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.troops import BRING_BACK, FORBIDDEN, Recruit, deploy, is_short, recruit
from sietch.imperium.vocabulary import choose
from sietch.imperium.weights import worth

if TYPE_CHECKING:
    from sietch.imperium.outlook import Outlook

ADVANCE = o.KINDS.add("advance-freighter", module="rise-of-ix")
RECALL = o.KINDS.add("recall-freighter", module="rise-of-ix")
ADVANCED = o.EVENTS.add("freighter-advanced")
RECALLED = o.EVENTS.add("freighter-recalled")

TOP = 3
DIVIDENDS, DIVIDENDS_OF_OTHERS = 5, 1
TRACK_TROOPS = 2
OF_OTHERS = Gain(SOLARI, DIVIDENDS_OF_OTHERS)


class Dividends(Node[Imperium]):
    """Solari for the player, and one for each opponent."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        gain(g, seat, SOLARI, DIVIDENDS)
        pay_others(g, seat)

    def possible(self, g: Imperium, seat: int) -> bool:
        return True

    def words(self) -> Words:
        return ("dividends", {"n": DIVIDENDS, "others": DIVIDENDS_OF_OTHERS})

    def icons(self) -> list[Icon]:
        return [("dividends", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"solari": DIVIDENDS - 1.0}


def pay_others(g: Imperium, seat: int) -> None:
    """What somebody's dividends are to the others."""
    for other in range(len(g.players)):
        if other != seat and not any(takes(g, other, OF_OTHERS) for takes in g.ruleset.taking):
            gain(g, other, SOLARI, DIVIDENDS_OF_OTHERS)


class TrackTroops(Recruit):
    """Troops of the shipping track; Troop Transports bring one more, and any of them may be deployed at once.

    x >> 1: whether troops could come back to a supply that is too small.
    """

    def run(self, g: Imperium, seat: int, x: int) -> None:
        transports = owns(g, seat, "troop-transports")
        if not x >> 1 and is_short(g, seat, self.n + transports):
            g.push(self, seat, 2)
            g.push(BRING_BACK, seat, self.n + transports)
            return
        n = min(self.n + transports, pieces(g, seat).supply)
        recruit(g, seat, n)
        forbidden = g.deployment == FORBIDDEN and in_turn(g, receiver(g, seat))
        if transports and n and g.phase == PLAYER_TURNS_PHASE and not forbidden:
            g.push(FROM_TRANSPORTS, seat, n)

    def settles(self, g: Imperium, seat: int) -> bool:
        return super().settles(g, seat) and not owns(g, seat, "troop-transports")


class FromTransports(Step):
    """How many of the troops of the track go to the conflict. x: how many there are."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [NUMBER | n for n in range(x + 1)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        n = option & ARG
        if n:
            if in_turn(g, receiver(g, seat)):
                g.deployed += n
            deploy(g, seat, n)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-deploy", {"n": x})


FROM_TRANSPORTS = FromTransports()
register_steps({"from-transports": FROM_TRANSPORTS}, "rise-of-ix")

# What the track gives, space by space from the bottom, and all that a recall from each of them gives.
REWARDS: tuple[tuple[Node[Imperium], ...], ...] = (
    (),
    (choose(Dividends(), Gain(SPICE, 2)),),
    (TrackTroops(TRACK_TROOPS), Influence(ANY)),
    (AcquireTech(discount=2),),
)
ON_RECALL = {
    level: AnyOrder(*(node for space in REWARDS[: level + 1] for node in space)) for level in range(1, TOP + 1)
}
with NODES.of("rise-of-ix"):
    for _level, _rewards in ON_RECALL.items():
        NODES.register(f"shipping-track.{_level}", _rewards)


class Freighter(Node[Imperium]):
    """The freighter may advance a space, or be recalled for the rewards of its space and those below."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        at = pieces(g, seat).freighter
        options = [ADVANCE] if at < TOP else []
        if at:
            options.append(RECALL)
        g.ask(self, seat, x, options if x == CHOSEN else [*options, NO])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        owner = receiver(g, seat)
        p = g.players[owner]
        if option == ADVANCE:
            p.freighter += 1
            g.tell(ADVANCED, owner, -1, p.freighter)
        elif option == RECALL:
            rewards = ON_RECALL[p.freighter]
            g.tell(RECALLED, owner, -1, p.freighter)
            p.freighter = 0
            g.push(rewards, owner, 0)

    def possible(self, g: Imperium, seat: int) -> bool:
        return True

    def optional(self, g: Imperium) -> bool:
        return True

    def refusals(self, g: Imperium, seat: int, x: int) -> list[tuple[int, Words]]:
        at = pieces(g, seat).freighter
        found: list[tuple[int, Words]] = []
        if at == TOP:
            found.append((ADVANCE, ("why-freighter-at-top", {})))
        if not at:
            found.append((RECALL, ("why-freighter-at-bottom", {})))
        return found

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-freighter", {"n": pieces(g, seat).freighter})

    def words(self) -> Words:
        return ("may", {"get": self.chosen_words()})

    def chosen_words(self) -> Words:
        return ("freighter", {})

    def icons(self) -> list[Icon]:
        return [("freighter", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        """The better of both: to advance, or to be recalled."""
        found = [on_recall(g, seat)]
        if g.players[seat].freighter < TOP:
            found.append(ON_ADVANCE)
        return max(found, key=lambda features: worth(g, features))


ON_ADVANCE: Features = {"freighter": 1.0}


def advance_features(look: Outlook, _: int) -> Features:
    return ON_ADVANCE.copy()


def recall_features(look: Outlook, _: int) -> Features:
    return on_recall(look.g, look.seat)


def on_recall(g: Imperium, seat: int) -> Features:
    """All rewards, less the way that the freighter has come."""
    at = g.players[seat].freighter
    total: Features = {"freighter": -float(at)}
    for node in ON_RECALL[at].parts if at else ():
        add_features(total, node.features(g, seat))
    return total


# ---- as the catalogue tells it

TRACK = Track("shipping-track", "rise-of-ix", number=0, printed="shipping-track")
new_kind("shipping", after="track")


def track_entry(track: Track) -> Entry:
    """What each space gives, and that a recall gives all up to it."""

    def parts() -> Iterator[Part]:
        yield ("part-step", ("track-length", {"n": TOP}), [])
        for space, rewards in enumerate(REWARDS):
            if rewards:
                reward = AnyOrder(*rewards)
                yield ("part-step", ("track-step", {"n": space, "get": reward}), reward.icons())
        yield ("part-recall", ("recall-gives", {}), [])

    return entry(track, "shipping", parts())
