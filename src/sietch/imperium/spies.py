"""Spies: placing and recalling them; infiltrating and gathering intelligence when an agent is sent."""

from __future__ import annotations

from sietch.core.node import CHOSEN, Features, Icon, Node, Words
from sietch.core.state import ARG, NO
from sietch.imperium import options as o
from sietch.imperium.bits import bits
from sietch.imperium.cards import draw_cards
from sietch.imperium.components import HOUSE_RULES, ICONS, NODES
from sietch.imperium.state import Imperium

SPIES = 3

# House rule: a spy in supply must be placed where a post is free (a designer's erratum); the rulebook says may.
SPIES_MUST = 1 << HOUSE_RULES.index("spies-must-be-placed")


def spies_in_supply(g: Imperium, seat: int) -> int:
    return SPIES - g.players[seat].spies.bit_count()


def recall_spy(g: Imperium, seat: int, post: int) -> None:
    g.players[seat].spies &= ~(1 << post)
    if seat == g.turn:
        g.spies_recalled += 1
    if g.events is not None:
        g.tell(o.SPY_RECALLED, seat, post, 1)


def place_spy(g: Imperium, seat: int, post: int) -> None:
    g.players[seat].spies |= 1 << post
    if g.events is not None:
        g.tell(o.SPY_PLACED, seat, post, 1)


class PlaceSpy(Node[Imperium]):
    """Place a spy on an unoccupied observation post.

    on: agent icons one of which a connected space must have; here: connected to the visited space;
    shared: the post may hold other players' spies. With no spy in supply one may be recalled first.
    """

    def __init__(self, on: tuple[int, ...] = (), here: bool = False, shared: bool = False) -> None:
        self.on = on
        self.here = here
        self.shared = shared
        self.icon_mask = sum(1 << icon for icon in on)

    def posts(self, g: Imperium, seat: int) -> int:
        """The posts that a spy may go to, as bits."""
        taken = g.players[seat].spies
        if not self.shared:
            for p in g.players:
                taken |= p.spies
        posts = 0
        if self.here:
            posts = g.ruleset.spaces[g.space].posts if g.space >= 0 else 0
        else:
            for post in g.ruleset.posts.values():
                if not self.icon_mask or post.icons & self.icon_mask:
                    posts |= 1 << post.number
        return posts & ~taken

    def run(self, g: Imperium, seat: int, x: int) -> None:
        own = g.players[seat].spies
        if own.bit_count() == SPIES:
            # A spy recalled from a fitting post frees that post as well: it helps where no other is free.
            free = self.posts(g, seat)
            options = [o.RECALL | post for post in bits(own) if free or self.would_fit(g, post)]
        else:
            options = [o.POST | post for post in bits(self.posts(g, seat))]
        if options:
            if self.may_decline(g, seat, x):
                options.append(NO)
            g.ask(self, seat, x, options)

    def may_decline(self, g: Imperium, seat: int, x: int) -> bool:
        if x == CHOSEN:
            return False
        return not g.house_rules & SPIES_MUST or spies_in_supply(g, seat) == 0

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == NO:
            return
        if option & ~ARG == o.RECALL:
            recall_spy(g, seat, option & ARG)
            g.push(self, seat, x)
        else:
            place_spy(g, seat, option & ARG)
            self.placed(g, seat, option & ARG)

    def placed(self, g: Imperium, seat: int, post: int) -> None:
        """For spies whose place matters."""

    def possible(self, g: Imperium, seat: int) -> bool:
        own = g.players[seat].spies
        if self.posts(g, seat):
            return True
        return own.bit_count() == SPIES and any(self.would_fit(g, post) for post in bits(own))

    def would_fit(self, g: Imperium, post: int) -> bool:
        if self.here:
            return g.space >= 0 and bool(g.ruleset.spaces[g.space].posts >> post & 1)
        return not self.icon_mask or bool(g.ruleset.posts[post].icons & self.icon_mask)

    def optional(self, g: Imperium) -> bool:
        return not g.house_rules & SPIES_MUST or spies_in_supply(g, g.turn) == 0

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.possible(g, seat) else ("why-no-post", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-recall-first" if spies_in_supply(g, seat) == 0 else "prompt-place-spy", {})

    def words(self) -> Words:
        if self.here:
            return ("place-spy-here", {})
        if self.on:
            icons = tuple(("icon-space", {"icon": ICONS[icon]}) for icon in self.on)
            return ("place-spy-on", {"icons_options": icons})
        return ("place-spy-shared" if self.shared else "place-spy", {})

    def icons(self) -> list[Icon]:
        return [("spy", 1), *((f"on-{ICONS[icon]}", 1) for icon in self.on)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"spy": 1.0 if spies_in_supply(g, seat) else 0.2}


class RecallSpies(Node[Imperium]):
    """As a cost: recall n spies. x >> 1: how many are recalled already."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [o.RECALL | post for post in bits(g.players[seat].spies)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        done = (x >> 1) + 1
        if done < self.n:
            g.push(self, seat, done << 1 | 1)
        recall_spy(g, seat, option & ARG)

    def possible(self, g: Imperium, seat: int) -> bool:
        return g.players[seat].spies.bit_count() >= self.n

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        have = g.players[seat].spies.bit_count()
        return None if have >= self.n else ("why-spies-on-board", {"n": self.n, "have": have})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-recall-spy", {})

    def words(self) -> Words:
        return ("recall-spies", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("recall-spy", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"spy": -float(self.n)}


class Infiltrate(Node[Imperium]):
    """Recall a spy from a connected post to join a space that another player's agent occupies."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        posts = g.players[seat].spies & g.ruleset.spaces[g.space].posts
        g.ask(self, seat, x, [o.INFILTRATE | post for post in bits(posts)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        recall_spy(g, seat, option & ARG)
        g.tell(o.INFILTRATED, seat, option & ARG, 1)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-infiltrate", {})

    def words(self) -> Words:
        return ("infiltrate", {})

    def icons(self) -> list[Icon]:
        return [("recall-spy", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"spy": -1.0}


class GatherIntelligence(Node[Imperium]):
    """Right after the agent is placed a spy from a connected post may be recalled to draw a card."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        posts = g.players[seat].spies & g.ruleset.spaces[g.space].posts
        if posts:
            g.ask(self, seat, x, [*(o.GATHER | post for post in bits(posts)), NO])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option != NO:
            recall_spy(g, seat, option & ARG)
            g.tell(o.GATHERED, seat, option & ARG, 1)
            draw_cards(g, seat, 1)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-gather", {})

    def words(self) -> Words:
        return ("gather-intelligence", {})

    def icons(self) -> list[Icon]:
        return [("recall-spy", 1), ("arrow", 1), ("card", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"spy": -1.0, "card": 1.0}


INFILTRATE = Infiltrate()
GATHER = GatherIntelligence()
NODES.register("infiltrate", INFILTRATE)
NODES.register("gather-intelligence", GATHER)
