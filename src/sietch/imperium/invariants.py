"""What must be true of every state: nothing is lost, doubled or below zero."""

from __future__ import annotations

from collections import Counter

from sietch.imperium.cards import PREPARE_THE_WAY, ROW_SIZE, SPICE_MUST_FLOW
from sietch.imperium.components import CARDS, CONFLICTS, CONTRACTS, INTRIGUES, LEADERS
from sietch.imperium.influence import BONUS_AT, TOP
from sietch.imperium.intrigue import PLAYED
from sietch.imperium.rounds import CONFLICT_DECK, TROOPS
from sietch.imperium.spies import SPIES
from sietch.imperium.state import Imperium


def check(g: Imperium) -> list[str]:
    """Everything that is wrong with a state; empty for a sound one."""
    wrong: list[str] = []
    modules = {CARDS[card].module for pile in _card_piles(g) for card in pile} | {"uprising"}
    if g.contract_bank or g.offer or g.aside_contracts or any(p.contracts or p.completed for p in g.players):
        modules.add("choam")
    _cards(g, modules, wrong)
    _intrigues(g, modules, wrong)
    _conflicts(g, wrong)
    _contracts(g, modules, wrong)
    for seat, p in enumerate(g.players):
        troops = p.supply + p.garrison + p.troops + p.memories
        if troops != TROOPS:
            wrong.append(f"seat {seat} has {troops} troops instead of {TROOPS}")
        agents = p.agents + p.at.bit_count()
        if p.leader >= 0 and agents != (3 if p.swordmaster else 2):
            wrong.append(f"seat {seat} has {agents} agents")
        if p.spies.bit_count() > SPIES:
            wrong.append(f"seat {seat} has {p.spies.bit_count()} spies on the board")
        counts = (*p.goods, p.supply, p.garrison, p.troops, p.worms, p.memories, p.persuasion, p.swords, p.agents)
        if min(counts) < 0:
            wrong.append(f"seat {seat} has something below zero: {counts}")
        if not all(0 <= level <= TOP for level in p.influence):
            wrong.append(f"seat {seat} has influence {p.influence}")
    for faction, holder in enumerate(g.alliances):
        levels = [p.influence[faction] for p in g.players]
        # Between a loss and the choice of the heir the holder may stand below a tied opponent.
        choosing = g.asking is not None and any(option for option in g.options if option >> 16 == 32)
        if holder >= 0 and levels[holder] < BONUS_AT and not choosing:
            wrong.append(f"seat {holder} holds an alliance at influence {levels[holder]}")
    if g.imperium_deck and len(g.row) != ROW_SIZE and g.round:
        wrong.append(f"the Imperium Row has {len(g.row)} cards")
    if not g.over and g.asking is None:
        wrong.append("nobody is asked and the game is not over")
    return wrong


def _card_piles(g: Imperium) -> list[list[int]]:
    piles = [g.imperium_deck, g.row, g.trashed]
    for p in g.players:
        piles += [p.hand, p.deck, p.looked_at, p.discard, p.in_play, p.revealed]
        if p.aside >= 0:
            piles.append([p.aside])
    return piles


def _cards(g: Imperium, modules: set[str], wrong: list[str]) -> None:
    found = Counter(card for pile in _card_piles(g) for card in pile)
    found[PREPARE_THE_WAY.number] += g.prepare_the_way
    found[SPICE_MUST_FLOW.number] += g.spice_must_flow
    for card in CARDS:
        if card.kind == "starting":
            owners = [p for p in g.players if p.leader >= 0 and card.id not in LEADERS[p.leader].without]
            expected = card.copies * len(owners)
        else:
            expected = card.copies if card.module in modules else 0
        if found[card.number] != expected:
            wrong.append(f"{found[card.number]} copies of {card.id} instead of {expected}")


def _intrigues(g: Imperium, modules: set[str], wrong: list[str]) -> None:
    found = Counter(g.intrigue_deck) + Counter(g.intrigue_discard) + Counter(g.intrigue_trashed)
    for p in g.players:
        found += Counter(p.intrigues) + Counter(p.waiting)
    found += Counter(x for node, _, x in g.stack if node is PLAYED)
    for card in INTRIGUES:
        expected = card.copies if card.module in modules else 0
        if found[card.number] != expected:
            wrong.append(f"{found[card.number]} copies of intrigue {card.id} instead of {expected}")


def _conflicts(g: Imperium, wrong: list[str]) -> None:
    found = Counter(g.conflict_deck) + Counter(g.conflicts_left)
    if g.conflict >= 0:
        found[g.conflict] += 1
    for p in g.players:
        found += Counter(p.won) + Counter(p.matched)
    if any(n != 1 for n in found.values()) or len(found) != len(CONFLICTS):
        wrong.append("the conflict cards are not complete")
    if g.conflict_cards != sum(n for _, n in CONFLICT_DECK) - g.round:
        wrong.append(f"the conflict deck has {g.conflict_cards} cards in round {g.round}")


def _contracts(g: Imperium, modules: set[str], wrong: list[str]) -> None:
    found = Counter(g.contract_bank) + Counter(g.offer) + Counter(g.aside_contracts)
    for p in g.players:
        found += Counter(p.contracts) + Counter(p.completed)
    for token in CONTRACTS:
        expected = token.copies if token.module in modules else 0
        if found[token.number] != expected:
            wrong.append(f"{found[token.number]} contracts {token.id} instead of {expected}")
