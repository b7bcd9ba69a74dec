"""What must be true of every state: nothing is lost, doubled or below zero."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from sietch.imperium.acquiring import ROW_SIZE
from sietch.imperium.components import CARDS, CONFLICTS, CONTRACTS, INTRIGUES, LEADERS, Component
from sietch.imperium.influence import BONUS_AT, HEIR, POINT_AT, TOP
from sietch.imperium.intrigue import PLAYED
from sietch.imperium.reserve import PREPARE_THE_WAY, SPICE_MUST_FLOW
from sietch.imperium.rounds import AGENTS, CONFLICT_DECK, TROOPS
from sietch.imperium.spies import SPIES
from sietch.imperium.state import Imperium


def check(g: Imperium) -> list[str]:
    """Everything that is wrong with a state; empty for a sound one."""
    wrong: list[str] = []
    contracts = g.contract_bank + g.offer + list(g.aside_contracts)
    cards = g.imperium_deck + g.row + g.trashed
    cards += [PREPARE_THE_WAY.number] * g.prepare_the_way + [SPICE_MUST_FLOW.number] * g.spice_must_flow
    intrigues = g.intrigue_deck + g.intrigue_discard + list(g.intrigue_trashed)
    intrigues += [x for node, _, x in g.stack if node is PLAYED]
    conflicts = g.conflict_deck + list(g.conflicts_left)
    if g.conflict >= 0:
        conflicts.append(g.conflict)
    for p in g.players:
        cards += p.hand + p.deck + p.looked_at + p.discard + p.in_play + p.revealed
        if p.aside >= 0:
            cards.append(p.aside)
        intrigues += p.intrigues
        intrigues += p.waiting
        conflicts += p.won
        conflicts += p.matched
        contracts += p.contracts
        contracts += p.completed
    modules = ("uprising", "choam") if contracts else ("uprising",)
    compare(CARDS, cards, all_cards(modules, tuple(sorted(p.leader for p in g.players))), wrong)
    compare(INTRIGUES, intrigues, all_of("intrigues", modules), wrong)
    compare(CONFLICTS, conflicts, all_of("conflicts", modules), wrong)
    compare(CONTRACTS, contracts, all_of("contracts", modules), wrong)
    for seat, p in enumerate(g.players):
        troops = p.supply + p.garrison + p.troops + p.memories
        if troops != TROOPS:
            wrong.append(f"seat {seat} has {troops} troops instead of {TROOPS}")
        agents = p.agents + p.at.bit_count()
        if agents != AGENTS + p.swordmaster:
            wrong.append(f"seat {seat} has {agents} agents")
        if p.spies.bit_count() > SPIES:
            wrong.append(f"seat {seat} has {p.spies.bit_count()} spies on the board")
        counts = (*p.goods, p.supply, p.garrison, p.troops, p.worms, p.memories, p.persuasion, p.swords, p.agents)
        if min(counts) < 0:
            wrong.append(f"seat {seat} has something below zero: {counts}")
        if min(p.influence) < 0 or max(p.influence) > TOP:
            wrong.append(f"seat {seat} has influence {p.influence}")
        track = sum(level >= POINT_AT for level in p.influence) + g.alliances.count(seat)
        if p.points < track:
            wrong.append(f"seat {seat} has {p.points} points, fewer than its influence gives")
    for faction, holder in enumerate(g.alliances):
        # Between a loss and the choice of the heir the holder may stand too low.
        choosing = g.asking is not None and g.asking[0] is HEIR
        if holder >= 0 and g.players[holder].influence[faction] < BONUS_AT and not choosing:
            wrong.append(f"seat {holder} holds an alliance below influence {BONUS_AT}")
    if g.round:
        if g.imperium_deck and len(g.row) != ROW_SIZE:
            wrong.append(f"the Imperium Row has {len(g.row)} cards")
        if g.conflict_cards != sum(n for _, n in CONFLICT_DECK) - g.round:
            wrong.append(f"the conflict deck has {g.conflict_cards} cards in round {g.round}")
    if not g.over and not g.options:
        wrong.append("nobody is asked and the game is not over")
    return wrong


def compare(table: Sequence[Component], found: list[int], expected: list[int], wrong: list[str]) -> None:
    """Every component must be somewhere exactly as often as there are copies of it."""
    if sorted(found) != expected:
        here, wanted = Counter(found), Counter(expected)
        for number in sorted(here.keys() | wanted.keys()):
            if here[number] != wanted[number]:
                wrong.append(f"{here[number]} copies of {table[number].id} instead of {wanted[number]}")


@cache
def all_of(table: str, modules: tuple[str, ...]) -> list[int]:
    components: dict[str, Sequence[Component]] = {
        "intrigues": INTRIGUES,
        "conflicts": CONFLICTS,
        "contracts": CONTRACTS,
    }
    return [thing.number for thing in components[table] if thing.module in modules for _ in range(thing.copies)]


@cache
def all_cards(modules: tuple[str, ...], leaders: tuple[int, ...]) -> list[int]:
    cards = []
    for card in CARDS:
        copies = card.copies if card.module in modules else 0
        if card.kind == "starting":
            copies *= sum(leader >= 0 and card.id not in LEADERS[leader].without for leader in leaders)
        cards += [card.number] * copies
    return cards
