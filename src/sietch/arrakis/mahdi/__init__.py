"""Mahdi: the Harkonnen are a side without a person. What they do follows from fixed criteria.

One procedure of the rules is one function or step here, in the order of the book: the files are its chapters. The ids
in brackets (ms-...) are those under which the tests name each procedure.

start of the round  tactics.py, reinforcements.py
1 vehicles          vehicles.py
2 actions           dice.py: the turn; cascade.py: Leadership and Strategy; deployment.py; planning.py: Mentat; house.py
  criteria          power.py: combat power; movement.py; ways.py: distances and orders; garrison.py: tokens left behind
  battles           battle.py: losses, leaders, going on, advancing
3 hazards           battle.py: hits and carryalls
4 spice             spice.py
end of the round    rounds.py
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sietch.arrakis.battle import ABILITIES, BATTLE
from sietch.arrakis.casualties import CASUALTIES
from sietch.arrakis.components import ATREIDES, HARKONNEN, HOUSE_RULES, LEADERS, NODES, PLANNING, RESULTS
from sietch.arrakis.free_actions import BLASTED, SHOW
from sietch.arrakis.legions import OVERFLOW
from sietch.arrakis.mahdi import battle, dice, garrison, options, reinforcements, spice, tactics, vehicles
from sietch.arrakis.mahdi.deployment import BRING_LEADER
from sietch.arrakis.mahdi.movement import DEPART
from sietch.arrakis.mahdi.planning import EFFECTS, SPECIALS
from sietch.arrakis.mahdi.rounds import ROUND_ENDS, set_up
from sietch.arrakis.mahdi.state import MahdiPart
from sietch.arrakis.module import Course, Module, Seat
from sietch.arrakis.rounds import SWAP
from sietch.arrakis.state import Arrakis
from sietch.arrakis.tank import TANK_ORDER
from sietch.arrakis.worms import TAKE_HARVESTER
from sietch.core.node import Node

PRESCIENCE_CARDS = 2
SUPREMACY_A_ROUND = 1


def holding(g: Arrakis, side: int) -> Sequence[int]:
    """The Reinforcements, and a card that lies beside the map."""
    p = g.players[side]
    return [*p.house_reinforcements, *p.ally_reinforcements, *(g.beside if side == HARKONNEN else ())]


def check(g: Arrakis, wrong: list[str]) -> None:
    """What must be true of what only these rules have."""
    garrison.check(g, wrong)
    p = g.players[HARKONNEN]
    backs = [PLANNING[card].house for card in p.house_reinforcements + p.ally_reinforcements]
    houses = g.reinforcements.count(reinforcements.HOUSE_DECK)
    if houses != sum(backs) or len(backs) != len(g.reinforcements):
        wrong.append("the Reinforcements are not what their backs say")
    if p.house_hand or p.ally_hand:
        wrong.append("the Harkonnen hold a hand")
    cards = [*g.tactic_deck, *g.tactic_discard, *(card for card in (g.harvest, g.target) if card >= 0)]
    if g.sietch_of and sorted(cards) != list(range(len(g.sietch_of))):
        wrong.append(f"tactic cards {sorted(cards)}")
    if sum(1 << area for area in g.sietch_of if area >= 0) != g.sietches:
        wrong.append("tactic cards without their sietches")
    if g.unrolled < 0 or g.on_spice_board < 0 or max(g.spent_dice) > dice.MOST_ALIKE:
        wrong.append(f"Harkonnen dice: {g.unrolled}, {g.on_spice_board}, {g.spent_dice}")
    if p.discard and g.top_discard != p.discard[-1]:
        wrong.append("the top of the discard pile is another card")


class Mahdi(Module):
    id = "mahdi"
    version = 9
    part = MahdiPart()
    house_rules = tuple(name for name in HOUSE_RULES if name.startswith("mahdi-"))
    option_kinds = options.OF_ALL
    event_kinds = options.EVENTS_OF_ALL

    def lay(self, g: Arrakis) -> None:
        set_up(g)

    def adjust(self, course: Course) -> None:
        course.seats = (Seat(ATREIDES),)
        course.drawing = course.rolling = (ATREIDES,)
        course.prescience_cards = PRESCIENCE_CARDS
        course.supremacy_a_round = SUPREMACY_A_ROUND
        course.round_start += [tactics.DRAW_TACTICS, reinforcements.FIRST_REINFORCEMENTS]
        course.vehicles = vehicles.PHASE
        course.turn = (course.turn[ATREIDES], dice.TURN)
        course.turn_ends = (course.turn_ends[ATREIDES], dice.TURN_ENDS)
        course.burn = (course.burn[ATREIDES], reinforcements.USE_REINFORCEMENTS)
        course.spend = spice.SPEND
        course.round_end.append(ROUND_ENDS)
        course.answers |= {
            CASUALTIES: battle.casualty,
            OVERFLOW: battle.surplus,
            ABILITIES: battle.ability,
            BATTLE: battle.battle,
            TAKE_HARVESTER: battle.rescue,
            SHOW: battle.show,
            SWAP: battle.swap,
        }
        course.prompts |= {
            CASUALTIES: battle.prompt_casualty,
            OVERFLOW: battle.prompt_surplus,
            ABILITIES: battle.prompt_ability,
            BATTLE: battle.prompt_battle,
            TAKE_HARVESTER: battle.prompt_rescue,
            TANK_ORDER: battle.prompt_tank_order,
            BLASTED: battle.prompt_blasted,
        }
        course.unrolled.append(dice.unrolled)
        course.nameable.append(dice.nameable)
        course.taking_sister.append(dice.taking_sister)
        course.turning.append(garrison.turn_all)
        course.token_lost.append(garrison.lose_token)
        course.garrisons.append(garrison.lay_token)
        course.moved.append(garrison.moved)
        course.sietch_lost.append(tactics.sietch_lost)
        course.sietch_moved.append(tactics.sietch_moved)
        course.barring.append(reinforcements.why_not_turned)
        course.turned.append(reinforcements.turned)
        course.holding.append(holding)
        course.checks.append(check)


def _named() -> Iterator[tuple[str, Node[Any]]]:
    """All steps by name: frames on the stack are saved by them."""
    yield from {
        "draw-tactics": tactics.DRAW_TACTICS,
        "first-reinforcements": reinforcements.FIRST_REINFORCEMENTS,
        "vehicles": vehicles.PHASE,
        "place-harvesters": vehicles.PLACE_HARVESTERS,
        "place-ornithopters": vehicles.PLACE_ORNITHOPTERS,
        "place-carryalls": vehicles.PLACE_CARRYALLS,
        "turn": dice.TURN,
        "act": dice.ACT,
        "turn-ends": dice.TURN_ENDS,
        "depart": DEPART,
        "garrison": garrison.GARRISON,
        "bring-leader": BRING_LEADER,
        "use-reinforcements": reinforcements.USE_REINFORCEMENTS,
        "spend": spice.SPEND,
        "round-ends": ROUND_ENDS,
    }.items()
    yield from ((f"die.{RESULTS[result]}", step) for result, step in dice.ACTIONS.items())
    yield from ((f"leader.{LEADERS[leader].id}", step) for leader, step in SPECIALS.items())
    yield from ((f"card.{PLANNING[card].id}", step) for card, step in EFFECTS.items())


def _register() -> None:
    with NODES.of(Mahdi.id):
        for name, step in _named():
            NODES.register(f"mahdi.{name}", step)


_register()
MAHDI = Mahdi()
