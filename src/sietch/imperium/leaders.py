"""What only leaders do: the signet ring, training, memories, repeating a space, spies whose place matters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sietch.core.combinators import Trigger
from sietch.core.node import Features, Icon, Node, Words, add_features
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.cards import HAND, Trash, draw_cards, trash_card
from sietch.imperium.components import CARDS, ICONS, LEADERS, SPICE, name_id, number_of
from sietch.imperium.conditions import post_has
from sietch.imperium.resources import gain
from sietch.imperium.spies import PlaceSpy
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import AGENT_SENT, CARD_ACQUIRED, REVEAL_BEGAN
from sietch.imperium.troops import FORBIDDEN


class Signet(Node[Imperium]):
    """The leader's signet ring ability."""

    uses_signet = True

    def ability(self, g: Imperium, seat: int) -> Node[Any]:
        node = LEADERS[g.players[seat].leader].signet
        assert node is not None
        return node

    def run(self, g: Imperium, seat: int, x: int) -> None:
        self.ability(g, seat).run(g, seat, x)

    def chosen(self, g: Imperium, seat: int) -> None:
        self.ability(g, seat).chosen(g, seat)

    def possible(self, g: Imperium, seat: int) -> bool:
        return self.ability(g, seat).possible(g, seat)

    def optional(self, g: Imperium) -> bool:
        return self.ability(g, g.turn).optional(g)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return self.ability(g, seat).why_not(g, seat)

    def words(self) -> Words:
        return ("signet", {})

    def icons(self) -> list[Icon]:
        return [("signet-ring", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return self.ability(g, seat).features(g, seat)


class NoDeployment(Node[Imperium]):
    """No units may be deployed this turn; in force from the moment the agent is sent."""

    pure = True
    forbids_deployment = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.deployment = FORBIDDEN

    def possible(self, g: Imperium, seat: int) -> bool:
        return False

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return ("why-deployment-forbidden", {})

    def words(self) -> Words:
        return ("no-deployment", {})

    def icons(self) -> list[Icon]:
        return [("no", 1), ("deploy", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {}


class Training(Node[Imperium]):
    """A token moves right along printed links; the space reached gives its reward. On the last it stays."""

    def __init__(self, *steps: tuple[Node[Imperium] | None, tuple[int, ...]]) -> None:
        self.rewards = [reward for reward, _ in steps]
        self.links = [links for _, links in steps]

    def run(self, g: Imperium, seat: int, x: int) -> None:
        links = self.links[g.players[seat].training]
        options = []
        for link in links:
            reward = self.rewards[link]
            assert reward is not None
            options.append(o.TRAIN | reward.number)
        g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        p = g.players[seat]
        reward = g.nodes.nodes[option & ARG]
        p.training = self.rewards.index(reward)
        g.tell(o.TRAINED, seat, -1, p.training)
        g.push(reward, seat, 0)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.links[g.players[seat].training] else ("why-training-finished", {})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-train", {})

    def words(self) -> Words:
        # Rewards in the order of the track, each with the places that its links lead to.
        spaces = tuple(
            ("training-space", {"place": place, "reward": reward, "next": _places(self.links[place])})
            for place, reward in enumerate(self.rewards)
            if reward is not None
        )
        return ("train", {"first": _places(self.links[0]), "spaces_steps": spaces})

    def icons(self) -> list[Icon]:
        icons: list[Icon] = [("train", 1)]
        for reward in self.rewards:
            if reward is not None:
                icons += [("line", 1), *reward.icons()]
        return icons

    def features(self, g: Imperium, seat: int) -> Features:
        return {"spy": 0.5, "trash": 0.5}

    def children(self) -> Iterator[tuple[str, Node[Imperium]]]:
        for place, reward in enumerate(self.rewards):
            if reward is not None:
                yield f"space-{place}", reward


def _places(links: tuple[int, ...]) -> str:
    return "/".join(str(place) for place in links) or "none"


class StoreMemory(Node[Imperium]):
    """A troop from supply becomes a memory."""

    stores_memories = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        if p.supply:
            p.supply -= 1
            p.memories += 1
            g.tell(o.MEMORY_STORED, seat, -1, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if g.players[seat].supply else ("why-no-troops-in-supply", {})

    def words(self) -> Words:
        return ("store-memory", {})

    def icons(self) -> list[Icon]:
        return [("memory", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"card": 0.5}


class RecallMemories(Node[Imperium]):
    """All memories return to supply, a card for each; the leader turns to the other side for good."""

    def __init__(self, other_side: str) -> None:
        self.other_side = other_side

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        n = p.memories
        p.supply += n
        p.memories = 0
        p.leader = number_of(LEADERS, self.other_side)
        g.tell(o.LEADER_FLIPPED, seat, p.leader, n)
        # The other side's ability is usable in the very turn of flipping (FAQ).
        for when in LEADERS[p.leader].whens:
            if when.trigger.occurrence == AGENT_SENT and when.trigger.fits(g, seat, seat, g.space):
                g.open.append(when.node.number)
        draw_cards(g, seat, n)

    def possible(self, g: Imperium, seat: int) -> bool:
        return not LEADERS[g.players[seat].leader].other_side

    def words(self) -> Words:
        return ("recall-memories", {"leader": name_id(LEADERS[number_of(LEADERS, self.other_side)])})

    def icons(self) -> list[Icon]:
        return [("memory", 1), ("arrow", 1), ("card", 1), ("flip", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"card": float(g.players[seat].memories)}


class RepeatSpace(Node[Imperium]):
    """The effects printed on the visited space once more; not its cost, not the influence of the visit."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.open += g.ruleset.spaces[g.space].open
        g.repeated = True

    def possible(self, g: Imperium, seat: int) -> bool:
        return g.space >= 0 and not g.repeated

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.possible(g, seat) else ("why-not-now", {})

    def words(self) -> Words:
        return ("repeat-space", {})

    def icons(self) -> list[Icon]:
        return [("repeat", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        total: Features = {}
        for node in g.ruleset.spaces[g.space].effects if g.space >= 0 else ():
            add_features(total, node.features(g, seat))
        return total


class TrashForSpice(Trash):
    """Trash a card from hand; spice if it has a printed cost of at least 1."""

    def __init__(self, n: int) -> None:
        super().__init__(cost=True, places=HAND)
        self.n = n
        self.compound = True

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        card = option & ARG
        trash_card(g, seat, card, HAND)
        if CARDS[card].cost >= 1:
            gain(g, seat, SPICE, self.n)

    def chosen_words(self) -> Words:
        return ("trash-for-spice", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("trash", 1), ("arrow", 1), ("spice", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"trash": 1.0, "spice": 0.5}


class PlaceSpyThen(PlaceSpy):
    """Place a spy; the kinds of space its post is connected to offer something more."""

    compound = True

    def __init__(self, *offers: tuple[tuple[int, ...], Node[Imperium]]) -> None:
        super().__init__()
        self.offers = offers

    def placed(self, g: Imperium, seat: int, post: int) -> None:
        for icons, node in reversed(self.offers):
            if post_has(g, post, icons):
                g.push(node, seat, 0)

    def words(self) -> Words:
        parts = tuple(
            (
                "on-post-of",
                {"icons_options": tuple(("icon-space", {"icon": ICONS[icon]}) for icon in icons), "then": node},
            )
            for icons, node in self.offers
        )
        return ("place-spy-then", {"parts_steps": parts})

    def icons(self) -> list[Icon]:
        icons: list[Icon] = [("spy", 1)]
        for on, node in self.offers:
            icons += [("line", 1), *((f"on-{ICONS[icon]}", 1) for icon in on), ("colon", 1), *node.icons()]
        return icons

    def children(self) -> Iterator[tuple[str, Node[Imperium]]]:
        return ((str(place), node) for place, (_, node) in enumerate(self.offers))


# ---- triggers


class SentAgent(Trigger[Imperium]):
    """The player sends an agent to a space of one of these factions."""

    occurrence = AGENT_SENT

    def __init__(self, *factions: int) -> None:
        self.factions = factions

    def fits(self, g: Imperium, owner: int, seat: int, what: int) -> bool:
        return owner == seat and g.ruleset.spaces[what].faction in self.factions

    def words(self) -> Words:
        spaces = tuple(("icon-space", {"icon": ICONS[faction]}) for faction in self.factions)
        return ("trigger-sent-agent", {"spaces_options": spaces})

    def icons(self) -> list[Icon]:
        return [("agent", 1), *((f"on-{ICONS[faction]}", 1) for faction in self.factions)]


class OtherSentToSpiedMaker(Trigger[Imperium]):
    of_others = True

    """Another player sends an agent to a maker space that the player is spying on."""

    occurrence = AGENT_SENT

    def fits(self, g: Imperium, owner: int, seat: int, what: int) -> bool:
        if owner == seat or g.ruleset.spaces[what].maker < 0:
            return False
        return bool(g.ruleset.spied[g.players[owner].spies] >> what & 1)

    def words(self) -> Words:
        return ("trigger-other-at-spied-maker", {})

    def icons(self) -> list[Icon]:
        return [("opponents", 1), ("agent", 1), ("on-maker", 1), ("spy", 1)]


class OwnReveal(Trigger[Imperium]):
    """Once in each own Reveal turn."""

    occurrence = REVEAL_BEGAN

    def words(self) -> Words:
        return ("trigger-own-reveal", {})

    def icons(self) -> list[Icon]:
        return [("reveal", 1)]


class AcquiredInReveal(Trigger[Imperium]):
    """The player acquires a card in the own Reveal turn."""

    occurrence = CARD_ACQUIRED

    def fits(self, g: Imperium, owner: int, seat: int, what: int) -> bool:
        return owner == seat and g.revealing and g.turn == seat

    def words(self) -> Words:
        return ("trigger-acquired-in-reveal", {})

    def icons(self) -> list[Icon]:
        return [("reveal", 1), ("acquire", 1)]
