"""How a player without a seat takes what it is given: rewards, the gains of its cards, its signet.

It makes no decisions of its own: influence goes where it has least, what may be paid for is paid for, cards mean
nothing to it, and every other choice is a person's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sietch.core.combinators import Choose, Given, May, Seq
from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG, BRANCH
from sietch.imperium.bits import bits
from sietch.imperium.cards import Draw, Trash
from sietch.imperium.components import LEADERS, NODES, PERSUASION, SOLARI, name_id
from sietch.imperium.influence import ANY, Influence, InfluenceTwo, gain_influence
from sietch.imperium.intrigue import DrawIntrigue, StealIntrigue, draw_intrigue
from sietch.imperium.modules.automatic.influence import grow, least
from sietch.imperium.modules.automatic.mode import decider, mode_of
from sietch.imperium.modules.automatic.rival import rival_of
from sietch.imperium.modules.automatic.spies import faction_posts, place_rival_spy
from sietch.imperium.modules.base.mentat import TakeMentatNextRound
from sietch.imperium.modules.base.rewards import ChooseTwo, InfluenceWhereBehind
from sietch.imperium.modules.uprising.contract_icon import SOLARI_INSTEAD, ContractIcon
from sietch.imperium.open_effects import AnyOrder
from sietch.imperium.resources import Gain, Pay, gain, pay
from sietch.imperium.spies import PlaceSpy, RecallSpies, recall_spy
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.troops import Recruit, recruit


def receive(g: Imperium, player: int, node: Node[Any]) -> None:
    """Take an effect now, or push what takes it. What is in no table asks nothing and simply happens."""
    take = WAYS.get(type(node))
    if take is None:
        g.push(node, player, 0)
    else:
        take(g, player, node)


def collect(g: Imperium, player: int, what: int, n: int) -> None:
    if n and (what >= PERSUASION or mode_of(g).collects(g, player)):
        gain(g, player, what, n)


class Receive(Step):
    """x: the number of the effect."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        receive(g, seat, NODES.nodes[x])


RECEIVE = Receive()


def push_all(g: Imperium, player: int, nodes: tuple[Node[Any], ...]) -> None:
    """One after the other."""
    for node in nodes[::-1]:
        g.push(RECEIVE, player, node.number)


# ---- by kind of effect


def _parts(g: Imperium, player: int, node: Any) -> None:
    push_all(g, player, tuple(node.parts))


def _given(g: Imperium, player: int, node: Given[Imperium]) -> None:
    branch = node.branch(g, player)
    if branch is not None:
        receive(g, player, branch)


def _may(g: Imperium, player: int, node: May[Imperium]) -> None:
    """What can be paid for with resources or spies is, where it brings something."""
    cost = node.cost
    if cost is not None and not node.get.possible(g, player):
        return
    if isinstance(cost, Pay) and cost.possible(g, player):
        pay(g, player, cost.what, cost.n)
    elif isinstance(cost, RecallSpies) and cost.possible(g, player):
        for post in bits(g.players[player].spies)[: cost.n]:
            recall_spy(g, player, post)
    elif cost is not None:
        return
    receive(g, player, node.get)


def _choose(g: Imperium, player: int, node: Choose[Imperium]) -> None:
    g.push(CHOOSE_FOR, decider(g), node.number | player << PLAYER_SHIFT)


def _choose_two(g: Imperium, player: int, node: ChooseTwo) -> None:
    g.push(CHOOSE_FOR, decider(g), node.number | player << PLAYER_SHIFT | TWO)


PLAYER_SHIFT = 20
TWO = 1 << 24
WITHOUT_SHIFT = 25


class ChooseFor(Step):
    """A person decides what a player without a seat takes. x: the effect, the player, whether two, not which."""

    def branches(self, x: int) -> list[Node[Any]]:
        node: Any = NODES.nodes[x & (1 << PLAYER_SHIFT) - 1]
        without = (x >> WITHOUT_SHIFT) - 1
        return [branch for place, branch in enumerate(node.branches) if place != without]

    def player(self, x: int) -> int:
        return x >> PLAYER_SHIFT & 15

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [BRANCH | branch.number for branch in self.branches(x)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        chosen = NODES.nodes[option & ARG]
        if x & TWO:
            g.push(self, seat, (x & ~TWO) | self.branches(x).index(chosen) + 1 << WITHOUT_SHIFT)
        g.push(RECEIVE, self.player(x), chosen.number)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-choose-for-rival", {"rival": name_id(LEADERS[g.players[self.player(x)].leader])})


CHOOSE_FOR = ChooseFor()
register_steps({"receive": RECEIVE, "choose-for-rival": CHOOSE_FOR}, "automatic")


def _gain(g: Imperium, player: int, node: Gain) -> None:
    collect(g, player, node.what, node.n)


def _influence(g: Imperium, player: int, node: Influence) -> None:
    if node.faction == ANY:
        grow(g, player, least(g, player, node.among), node.n)
    else:
        gain_influence(g, player, node.faction, node.n)


def _influence_two(g: Imperium, player: int, node: InfluenceTwo) -> None:
    grow(g, player, least(g, player), 1, then_another=True)


def _influence_behind(g: Imperium, player: int, node: InfluenceWhereBehind) -> None:
    behind = node.behind(g, player)
    if behind:
        grow(g, player, least(g, player, behind), 1)


def _intrigue(g: Imperium, player: int, node: DrawIntrigue) -> None:
    if mode_of(g).collects(g, player):
        draw_intrigue(g, player, node.n)


def _steal(g: Imperium, player: int, node: StealIntrigue) -> None:
    if mode_of(g).collects(g, player):
        node.run(g, player, 0)


def _recruit(g: Imperium, player: int, node: Recruit) -> None:
    recruit(g, player, node.n)


def _spy(g: Imperium, player: int, node: PlaceSpy) -> None:
    place_rival_spy(g, player, faction_posts(g, player))


def _contract(g: Imperium, player: int, node: ContractIcon) -> None:
    collect(g, player, SOLARI, SOLARI_INSTEAD)


def _mentat(g: Imperium, player: int, node: TakeMentatNextRound) -> None:
    node.run(g, player, 0)


def _nothing(g: Imperium, player: int, node: Node[Any]) -> None:
    """Cards mean nothing to who has none."""


# What is known of each kind of effect; expansions add to it.
WAYS: dict[type[Node[Any]], Callable[[Imperium, int, Any], None]] = {
    Seq: _parts,
    AnyOrder: _parts,
    Given: _given,
    May: _may,
    Choose: _choose,
    ChooseTwo: _choose_two,
    Gain: _gain,
    Influence: _influence,
    InfluenceTwo: _influence_two,
    InfluenceWhereBehind: _influence_behind,
    DrawIntrigue: _intrigue,
    StealIntrigue: _steal,
    Recruit: _recruit,
    PlaceSpy: _spy,
    ContractIcon: _contract,
    TakeMentatNextRound: _mentat,
    Trash: _nothing,
    Draw: _nothing,
}


class RivalSignet(Node[Imperium]):
    """What the signet of the player's card gives."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        signet = rival_of(g, seat).signet
        if signet is not None:
            receive(g, seat, signet)

    def words(self) -> Words:
        return ("rival-signet", {})

    def icons(self) -> list[Icon]:
        return [("signet-ring", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {}
