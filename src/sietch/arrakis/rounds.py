"""Set-up, the phases of a round and its end."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    HARKONNEN,
    LEADER,
    LEADERS,
    NAMED,
    OBJECTIVES,
    PHASES,
    PLANNING,
    POWERS,
    PRESCIENCE,
    RESULTS,
    SIGNS,
    STARTING,
    SUPPLY,
    TOKENS,
    name_id,
)
from sietch.arrakis.desert import HAZARDS
from sietch.arrakis.facts import FACTS
from sietch.arrakis.legions import ONE, UNITS, add, deploy
from sietch.arrakis.map import SETTLED, SIETCH_SLOTS, STATION_SLOTS
from sietch.arrakis.planning import draw_planning
from sietch.arrakis.prescience import CLAIM, check_objective, remove_prescience, reveal_prescience
from sietch.arrakis.spice import HARVEST, TOP
from sietch.arrakis.state import Arrakis, Player
from sietch.arrakis.steps import Step, ask_side, register_steps
from sietch.arrakis.turns import ACTION_TURNS, ROLL
from sietch.arrakis.worms import WORMS
from sietch.core.node import Words
from sietch.core.state import ARG, NO, YES

SISTERS = 5
STARTING_SISTERS = 1

ROUND_START, VEHICLES_PHASE, ACTIONS, HAZARDS_PHASE, SPICE, ROUND_END = range(1, len(PHASES))


def set_table(g: Arrakis, house_rules: int) -> None:
    """Everything but what chance deals, on an empty table."""
    g.house_rules = house_rules
    g.phase = 0
    g.winner = -1
    g.prescience = [0, 0, 0]
    g.imperium = [TOP] * len(POWERS)
    g.tank = [0] * len(LEADERS)
    g.leader_at = [-1] * len(LEADERS)
    g.fresh = [0] * len(AREAS)
    g.bene_gesserit = SISTERS - STARTING_SISTERS
    g.settlements = sum(1 << area for area in SETTLED)
    g.sietches = sum(1 << area for area in SIETCH_SLOTS)
    g.stations = sum(1 << area for area in STATION_SLOTS)
    g.station_faces = [marker for marker, id in enumerate(FACTS.stations) for _ in range(FACTS.stations[id].copies)]
    g.wormsign_pool = [sign.number for sign in SIGNS for _ in range(sign.copies)]
    g.token_pool = [token.number for token in TOKENS if token.back == "standard" for _ in range(token.copies)]
    g.prescience_deck = [card.number for card in PRESCIENCE]
    g.objective_deck = [card.number for card in OBJECTIVES]
    g.entered = sum(1 << leader.number for leader in LEADERS if leader.starts)
    g.players = []
    for side in (ATREIDES, HARKONNEN):
        p = Player()
        p.clear()
        for part in g.ruleset.parts:
            part.clear_player(p)
        p.legions = [0] * len(AREAS)
        p.supply = list(SUPPLY[side])
        p.dice = [0] * len(RESULTS)
        p.bene_gesserit_dice = [0] * len(RESULTS)
        p.rolled = [0, 0, 0]
        cards = [card for card in PLANNING if card.side == side]
        p.house_deck = [card.number for card in cards if card.house for _ in range(card.copies)]
        p.ally_deck = [card.number for card in cards if not card.house for _ in range(card.copies)]
        g.players.append(p)
    g.players[ATREIDES].bene_gesserit = STARTING_SISTERS
    for module in g.ruleset.modules:
        module.lay(g)


class Deal(Step):
    """Sietches and tokens face down, Harkonnen tokens turned at once, a secret objective."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        p = g.players[ATREIDES]
        levels = [fact.level - 1 for fact in FACTS.sietches.values() for _ in range(fact.copies)]
        tokens = pile("starting")
        for area in SIETCH_SLOTS:
            g.hidden_at.append(area)
            p.sietch_levels.append(g.draw(o.DEALT_LEVEL, levels, area))
            p.starting_at.append(area)
            p.starting_faces.append(g.draw(o.DEALT_TOKEN, tokens, area))
            add(g, ATREIDES, area, ONE[STARTING])
            deploy(g, ATREIDES, area, LEADER)
        black, silver = pile("black"), pile("silver")
        for area in SETTLED:
            for tokens in (black, silver):
                token = TOKENS[g.draw(o.DEALT_TOKEN, tokens, area)]
                for figure, n in zip(UNITS, token.units, strict=True):
                    for _ in range(n):
                        deploy(g, HARKONNEN, area, figure)
                for _ in range(token.leaders):
                    deploy(g, HARKONNEN, area, LEADER)
        number = g.draw(o.DEALT_OBJECTIVE, g.objective_deck)
        p.objectives.append(number)
        g.tell(o.OBJECTIVE_TAKEN, ATREIDES, number, 1)
        for step in reversed(g.ruleset.course.deal):
            g.push(step, -1, 0)


def pile(back: str) -> list[int]:
    return [token.number for token in TOKENS if token.back == back for _ in range(token.copies)]


# ---- the round


class Round(Step):
    """The start of a round: a card of each deck, prescience cards; then the phases."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.round += 1
        g.claims = 0
        g.flown = 0
        g.harvesters_lost = 0
        if g.events is not None:
            g.tell(o.ROUND_BEGAN, -1, -1, g.round)
        begin_phase(g, ROUND_START)
        course = g.ruleset.course
        for side in course.drawing:
            draw_planning(g, side, True, 1)
            draw_planning(g, side, False, 1)
        for _ in range(min(course.prescience_cards, len(g.prescience_deck))):
            reveal_prescience(g)
        g.push(self, -1, 0)
        for phase in (ROUND_END, SPICE, HAZARDS_PHASE, ACTIONS, VEHICLES_PHASE):
            g.push(PHASE, -1, phase)
        for step in reversed(course.round_start):
            g.push(step, -1, 0)


def begin_phase(g: Arrakis, phase: int) -> None:
    g.phase = phase
    for began in g.ruleset.course.began:
        began(g, phase)
    if g.events is not None:
        g.tell(o.PHASE_BEGAN, -1, phase, 1)


class Phase(Step):
    """Phase x begins."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        begin_phase(g, x)
        if x == VEHICLES_PHASE:
            g.push(g.ruleset.course.vehicles, HARKONNEN, 0)
        elif x == ACTIONS:
            g.push(ACTION_TURNS, ATREIDES, 0)
            g.push(ROLL, -1, 0)
        elif x == HAZARDS_PHASE:
            g.push(HAZARDS, ATREIDES, 0)
        elif x == SPICE:
            g.push(HARVEST, HARKONNEN, 0)
        else:
            g.push(ROUND_ENDS, -1, 0)
            g.push(CLAIM, ATREIDES, 1)


class RoundEnds(Step):
    """The objective is checked; aircraft leave; leaders may be exchanged; cards are refreshed and discarded."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        check_objective(g)
        if g.over:
            return
        g.ornithopters = 0
        g.carryalls = 0
        course = g.ruleset.course
        for step in reversed(course.round_end):
            g.push(step, -1, 0)
        g.push(UNCLAIMED, ATREIDES, 0)
        g.push(course.cut_hand[ATREIDES], ATREIDES, 0)
        g.push(course.cut_hand[HARKONNEN], HARKONNEN, 0)
        g.push(REFRESH, -1, 0)
        g.push(course.swap_wild_maker, ATREIDES, 0)
        g.push(course.swap[ATREIDES], ATREIDES, 0)
        g.push(course.swap[HARKONNEN], HARKONNEN, 0)


class SwapLeaders(Step):
    """Named leaders on the map may be exchanged for generic ones; without a generic one they are just removed."""

    def named(self, g: Arrakis, side: int) -> list[int]:
        """Those who can be exchanged by whoever is asked."""
        return [leader for leader in NAMED[side] if g.leader_at[leader] >= 0]

    def run(self, g: Arrakis, side: int, x: int) -> None:
        named = self.named(g, side)
        if named:
            ask_side(g, self, side, x, [*(o.SWAP | leader for leader in named), o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option == o.DONE:
            return
        g.push(self, side, x)
        leader = option & ARG
        area = g.leader_at[leader]
        g.leader_at[leader] = -1
        if g.events is not None:
            g.tell(o.LEADER_SWAPPED, side, leader, area)
        if g.players[side].supply[LEADER]:
            deploy(g, side, area, LEADER)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-swap", {})


class SwapWildMaker(Step):
    """The Wild Maker may stay on the map or be replaced by an ordinary sandworm."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if g.wild_maker >= 0 and g.worms.bit_count() < WORMS:
            g.ask(self, side, x, [YES, NO])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option == YES:
            if g.events is not None:
                g.tell(o.WILD_MAKER_LEFT, side, g.wild_maker, 1)
            g.worms |= 1 << g.wild_maker
            g.wild_maker = -1

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-swap-wild-maker", {"area": name_id(AREAS[g.wild_maker])})


class Refresh(Step):
    """Spent leader cards turn face up; those of leaders in the tank too, but they stay off the board."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.spent = 0


class Unclaimed(Step):
    """Of the cards revealed but not claimed the Atreides remove any; the others are shuffled back."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        cards = [number for number in g.revealed if number != g.held]
        if cards:
            g.ask(self, side, x, [*(o.DROP | number for number in cards), o.DONE])
        else:
            self.put_back(g)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option == o.DONE:
            self.put_back(g)
        else:
            g.push(self, side, x)
            remove_prescience(g, option & ARG)

    def put_back(self, g: Arrakis) -> None:
        g.prescience_deck += [number for number in g.revealed if number != g.held]
        g.revealed = []
        g.feared = -1

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-unclaimed", {})


DEAL = Deal()
ROUND = Round()
PHASE = Phase()
ROUND_ENDS = RoundEnds()
SWAP = SwapLeaders()
SWAP_WILD_MAKER = SwapWildMaker()
REFRESH = Refresh()
UNCLAIMED = Unclaimed()

register_steps(
    {
        "deal": DEAL,
        "round": ROUND,
        "phase": PHASE,
        "round-ends": ROUND_ENDS,
        "swap-leaders": SWAP,
        "swap-wild-maker": SWAP_WILD_MAKER,
        "refresh": REFRESH,
        "unclaimed": UNCLAIMED,
    }
)
