"""What an option costs and brings, as icons, for whoever draws it: from the same trees as rules and words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from sietch.core.node import Icon, Node
from sietch.core.state import ARG, KIND_SHIFT, YES
from sietch.imperium import options as o
from sietch.imperium.acquiring import price
from sietch.imperium.agent_turn import played
from sietch.imperium.components import CARDS, GOODS, ICONS, INTRIGUES, NODES
from sietch.imperium.council import lasting_persuasion
from sietch.imperium.receiving import pieces
from sietch.imperium.spaces import space_cost
from sietch.imperium.state import Imperium
from sietch.imperium.troops import GARRISON_LIMIT, deployable

ARROW: Icon = ("arrow", 1)
RECRUIT = "troop"


def option_icons(g: Imperium, option: int) -> list[Icon]:
    """Nothing where its words say it all."""
    kind = o.KINDS[option >> KIND_SHIFT]
    asking = g.asking
    if asking is None:
        return []
    if kind.of == "nodes":
        return list(_icons(NODES.nodes[option & ARG]))
    node, seat, _ = asking
    base = option & ~ARG
    if option == YES:
        return _of(node)
    if base == o.SEND:
        return _sending(g, seat, option & ARG)
    if base == o.PLAY:
        return _all(CARDS[option & ARG].agent)
    if base == o.INTRIGUE:
        return _played_intrigue(option & ARG)
    if base == o.BUY:
        return [("persuasion", price(g, seat, option & ARG))]
    if option == o.DEPLOY:
        return [("deploy", deployable(g, seat))]
    if option == o.REVEAL:
        return _revealing(g, seat)
    return []


def _of(node: Node[Any]) -> list[Icon]:
    try:
        return node.icons()
    except NotImplementedError:
        return []  # a step of the round has none


def _all(nodes: Iterable[Node[Any]]) -> list[Icon]:
    return [icon for node in nodes for icon in _icons(node)]


@cache
def _icons(node: Node[Any]) -> Sequence[Icon]:
    """What is printed stays as it is."""
    return node.icons()


def _sending(g: Imperium, seat: int, place: int) -> list[Icon]:
    """What is paid now, what the space and the cards give, and how many troops may go to the conflict."""
    space = g.ruleset.spaces[place]
    cards = played(g)
    what, n = space_cost(g, seat, space, cards)
    paid: list[Icon] = [(GOODS[what], n), ARROW] if n else []
    given = _all(space.effects)
    if space.visit is not None:
        given += _icons(space.visit)
    elif space.faction >= 0:
        given.append((f"influence-{ICONS[space.faction]}", 1))
    given += [icon for card in cards for icon in _all(CARDS[card].agent)]
    if space.combat:
        certain = [icon for icons in _plain(space.effects, cards) for icon in icons]
        recruited = sum(n for name, n in certain if name == RECRUIT)
        given.append(("deploy", min(pieces(g, seat).garrison, GARRISON_LIMIT) + g.recruited + recruited))
    return paid + given


def _plain(effects: Iterable[Node[Any]], cards: Iterable[int]) -> Iterable[Sequence[Icon]]:
    """The icons of effects that ask for nothing."""
    nodes = [*effects, *(node for card in cards for node in CARDS[card].agent)]
    return (_icons(node) for node in nodes if node.pure and not node.compound)


def _played_intrigue(number: int) -> list[Icon]:
    card = INTRIGUES[number]
    return _all(node for node in (card.plot, card.combat, card.endgame, card.victory) if node is not None)


def _revealing(g: Imperium, seat: int) -> list[Icon]:
    """What the hand, the council seat and the Agents on the board give without conditions."""
    hand = g.players[seat].hand
    persuasion, swords = (sum(getattr(CARDS[card], name) for card in hand) for name in ("persuasion", "swords"))
    persuasion += lasting_persuasion(g, seat)
    return [(name, n) for name, n in (("persuasion", persuasion), ("sword", swords)) if n]
