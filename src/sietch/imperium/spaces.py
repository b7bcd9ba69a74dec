"""The spaces of the board: where an agent may be sent, at what cost, and why not elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from sietch.core.node import Words
from sietch.imperium.bits import bits
from sietch.imperium.components import CARDS, GOODS, ICONS, LEADERS, Space
from sietch.imperium.influence import influences, why_influence
from sietch.imperium.state import Imperium, Player

# No space costs more of a good.
MOST_GOODS = 40


def occupied(g: Imperium) -> int:
    mask = 0
    for p in g.players:
        mask |= p.at
    return mask


def icons_of(g: Imperium, seat: int, card: int) -> int:
    """The agent icons that a card has now, as bits."""
    return CARDS[card].icon_mask | further_icons(g, seat, card)


def further_icons(g: Imperium, seat: int, card: int) -> int:
    """Besides the printed ones: those whose condition holds, and added ones."""
    icons = 0
    for test, more in CARDS[card].icons_if:
        if test.holds(g, seat):
            icons |= more
    for added in g.ruleset.adding_icons:
        icons |= added(g, seat, card)
    return icons


def reach_of(g: Imperium, seat: int, card: int) -> int:
    """The places that the icons of a card lead to now, as bits."""
    ruleset = g.ruleset
    facts = CARDS[card]
    reach = ruleset.reach[card]
    added = ruleset.may_add_icons
    if facts.icons_if or facts.further_open or (added is not None and any(added(g))):
        for icon in bits(further_icons(g, seat, card)):
            reach |= ruleset.by_icon[icon]
    if facts.spy_icon:
        reach |= ruleset.spied[g.players[seat].spies]
    return reach


def passed(g: Imperium, seat: int, cards: Sequence[int]) -> int:
    """The places where others' agents do not stop an agent that is sent for these cards, as bits.

    An own spy that watches the place lets it pass (infiltrate), and so do some cards, leaders and effects.
    """
    return g.ruleset.spied[g.players[seat].spies] | passed_without_spy(g, seat, cards)


def passed_without_spy(g: Imperium, seat: int, cards: Sequence[int]) -> int:
    """The same without spies."""
    ruleset = g.ruleset
    mask = ruleset.passed_by[g.players[seat].leader]
    for card in cards:
        facts = CARDS[card]
        if facts.enters_anywhere:
            mask |= ruleset.all_spaces
        elif facts.infiltrates:
            mask |= ruleset.reach[card]
    for passes in ruleset.passing:
        mask |= passes(g, seat)
    return mask


def enterable(g: Imperium, seat: int, cards: Sequence[int]) -> int:
    """The places that the player could send an agent to for these cards if they had the icon, as bits."""
    ruleset = g.ruleset
    players = g.players
    p = players[seat]
    solari, spice, water = p.goods
    if solari + spice + water > MOST_GOODS:
        solari, spice, water = (min(n, MOST_GOODS) for n in p.goods)
    # Where the cost may be another one than that of the board it is looked at closely.
    close = ruleset.cheaper_for[p.leader]
    if solari >= ruleset.least_change:
        close |= ruleset.changing
    opens = ignoring_influence = anywhere = False
    for card in cards:
        facts = CARDS[card]
        if facts.opens:
            opens = True
            anywhere = anywhere or facts.sends_anyone
            ignoring_influence = ignoring_influence or facts.ignores_requirements
            if facts.cheaper is not None:
                close |= 1 << facts.cheaper[0]
    free = ruleset.all_spaces
    if not anywhere:
        taken = 0
        for other in players:
            taken |= other.at
        taken &= p.at | ~ruleset.spied[p.spies]
        if taken & ~p.at:
            passing = ruleset.may_pass
            if opens or ruleset.passed_by[p.leader] or (passing is not None and any(passing(g))):
                taken &= p.at | ~passed_without_spy(g, seat, cards)
        free &= ~taken
    if ruleset.barring:
        for bars in ruleset.barring:
            free &= ~bars(g, seat)
    for_solari, for_spice, for_water = ruleset.afford
    mask = free & for_solari[solari] & for_spice[spice] & for_water[water]
    close &= free & ~mask
    if close:
        for number in bits(close):
            what, n = space_cost(g, seat, ruleset.spaces[number], cards)
            if p.goods[what] >= n:
                mask |= 1 << number
    if p.swordmaster or p.council:
        for space in ruleset.once:
            if is_spent(p, space):
                mask &= ~(1 << space.number)
    if not ignoring_influence:
        mask &= ruleset.welcoming[tuple(influences(g, seat) if ruleset.sharing else p.influence)]
    return mask


def is_spent(p: Player, space: Space) -> bool:
    """Has the player had what the space gives once in a game?"""
    return p.swordmaster if space.once == "swordmaster" else p.council


def space_cost(g: Imperium, seat: int, space: Space, cards: Sequence[int] = ()) -> tuple[int, int]:
    """What entering costs now; the Swordmaster is cheaper once somebody has one, and some pay less."""
    if space.cost is None:
        return (0, 0)
    what, n = space.cost
    if space.cost_after and any(p.swordmaster for p in g.players):
        n = space.cost_after
    less = LEADERS[g.players[seat].leader].discount
    if less is not None and less[:2] == (space.icon, what):
        n -= less[2]
    for card in cards:
        of_card = CARDS[card].cheaper
        if of_card is not None and of_card[0] == space.number:
            n -= of_card[1]
    for discount in g.ruleset.discounting:
        n -= discount(g, seat, space, cards)
    return (what, max(0, n))


def extra_cost(g: Imperium, seat: int, space: Space) -> tuple[int, int]:
    """What the further payment of a space costs the seat now."""
    assert space.extra is not None
    what, n = space.extra
    less = LEADERS[g.players[seat].leader].discount
    if less is not None and less[:2] == (space.icon, what):
        n -= less[2]
    return (what, max(0, n))


def why_not_enter(g: Imperium, seat: int, cards: Sequence[int], space: Space) -> Words | None:
    """Why the player cannot send an agent to a space for these cards, in the order a player would ask."""
    p = g.players[seat]
    bit = 1 << space.number
    if cards and not any(reach_of(g, seat, card) & bit for card in cards):
        return ("why-no-icon", {"icon": ICONS[space.icon]})
    for module in g.ruleset.modules:
        if module.bars(g, seat) & bit:
            return module.why_barred(g, seat, space.number)
    anywhere = any(CARDS[card].sends_anyone for card in cards)
    if p.at & bit and not anywhere:
        return ("why-own-agent", {})
    if occupied(g) & bit and not anywhere and not passed(g, seat, cards) & bit:
        return ("why-occupied", {})
    if space.once and is_spent(p, space):
        return (f"why-has-{space.once}", {})
    if space.requirement is not None and not any(CARDS[card].ignores_requirements for card in cards):
        reason = why_influence(g, seat, *space.requirement)
        if reason is not None:
            return reason
    what, n = space_cost(g, seat, space, cards)
    if p.goods[what] < n:
        return ("why-goods", {"what": GOODS[what], "n": n, "have": p.goods[what]})
    return None
