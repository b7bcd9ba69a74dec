"""What must be true of every state: nothing is lost, doubled or below zero."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from sietch.imperium.components import CARDS, CONFLICTS, INTRIGUES, LEADERS, Component
from sietch.imperium.influence import BONUS_AT, HEIR, POINT_AT, TOP
from sietch.imperium.intrigue import PLAYED
from sietch.imperium.setup import starting_cards
from sietch.imperium.spies import SPIES
from sietch.imperium.state import Imperium


def check(g: Imperium) -> list[str]:
    """Everything that is wrong with a state; empty for a sound one."""
    wrong: list[str] = []
    cards = g.imperium_deck + g.row + list(g.trashed)
    for stack in g.ruleset.reserve:
        cards += [stack.card.number] * stack.left(g)
    intrigues = g.intrigue_deck + g.intrigue_discard + list(g.intrigue_trashed)
    for module in g.ruleset.modules:
        cards += module.cards(g)
        intrigues += module.intrigues(g)
    intrigues += [x for node, _, x in g.stack if node is PLAYED]
    conflicts = [*g.conflict_deck, *g.conflicts_left]
    if g.conflict >= 0:
        conflicts.append(g.conflict)
    for p in g.players:
        cards += [*p.hand, *p.deck, *p.on_top, *p.looked_at, *p.discard, *p.in_play, *p.revealed]
        if p.aside >= 0:
            cards.append(p.aside)
        intrigues += p.intrigues
        intrigues += p.waiting
        conflicts += p.won
        conflicts += p.matched
    ruleset = g.ruleset
    wrong += compare(CARDS, cards, all_cards(g))
    wrong += compare(INTRIGUES, intrigues, sorted(ruleset.intrigue_deck))
    wrong += compare(CONFLICTS, conflicts, ruleset.conflict_deck)
    recipe = ruleset.recipe
    for seat, p in enumerate(g.players):
        troops = p.supply + p.garrison + p.troops + p.memories + sum(m.troops(g, seat) for m in ruleset.modules)
        expected = 0 if seat in recipe.without_pieces else recipe.troops
        if troops != expected:
            wrong.append(f"seat {seat} has {troops} troops instead of {expected}")
        agents = p.agents + p.at.bit_count()
        if agents != recipe.agents + p.swordmaster + sum(m.agents(g, seat) for m in ruleset.modules):
            wrong.append(f"seat {seat} has {agents} agents")
        if p.spies.bit_count() > SPIES:
            wrong.append(f"seat {seat} has {p.spies.bit_count()} spies on the board")
        counts = (*p.goods, p.supply, p.garrison, p.troops, p.worms, p.memories, p.persuasion, p.swords, p.agents)
        if min(counts) < 0:
            wrong.append(f"seat {seat} has something below zero: {counts}")
        if min(p.influence) < 0 or max(p.influence) > TOP:
            wrong.append(f"seat {seat} has influence {p.influence}")
        track = sum(level >= POINT_AT for level in p.influence) + g.alliances.count(seat)
        if p.points < track and all(scores(g, seat) for scores in ruleset.scoring):
            wrong.append(f"seat {seat} has {p.points} points, fewer than its influence gives")
    for faction, holder in enumerate(g.alliances):
        # Between a loss and the choice of the heir the holder may stand too low.
        choosing = g.asking is not None and g.asking[0] is HEIR
        if holder >= 0 and g.players[holder].influence[faction] < BONUS_AT and not choosing:
            wrong.append(f"seat {holder} holds an alliance below influence {BONUS_AT}")
    if g.round:
        if g.imperium_deck and len(g.row) != recipe.row - sum(m.row_gaps(g) for m in ruleset.modules):
            wrong.append(f"the Imperium Row has {len(g.row)} cards")
        if g.conflict_cards != ruleset.rounds - g.round:
            wrong.append(f"the conflict deck has {g.conflict_cards} cards in round {g.round}")
    if g.asking is not None and g.asking[1] >= ruleset.people:
        wrong.append(f"player {g.asking[1]}, who has no seat, is asked something")
    if not g.over and not g.options:
        wrong.append("nobody is asked and the game is not over")
    for module in ruleset.modules:
        wrong += module.check(g)
    return wrong


def compare(table: Sequence[Component], found: list[int], expected: list[int]) -> Iterator[str]:
    """Every component must be somewhere exactly as often as there are copies of it."""
    if sorted(found) != expected:
        here, wanted = Counter(found), Counter(expected)
        for number in sorted(here.keys() | wanted.keys()):
            if here[number] != wanted[number]:
                yield f"{here[number]} copies of {table[number].id} instead of {wanted[number]}"


def all_cards(g: Imperium) -> list[int]:
    """Every card that is in the game: decks, reserve, and the starting deck of each player."""
    ruleset = g.ruleset
    cards = [*ruleset.imperium_deck]
    for stack in ruleset.reserve:
        cards += [stack.card.number] * stack.card.copies
    for module in ruleset.modules:
        cards += module.all_cards()
    for seat, p in enumerate(g.players):
        if p.leader >= 0 and LEADERS[p.leader].has_deck:
            for pile in starting_cards(g, seat):
                cards += pile
    return sorted(cards)
