"""Partners: two people share a side, one as its House, the other as its ally (rulebook, games for 3 and 4 players).

Units, leaders, dice in all, tanks and victory are the side's; hand, deck, board and leader cards are a partner's. The
ids in brackets (tm-...) are those under which the tests name each rule.

boards.py    the boards and how dice are divided; Bene Gesserit tokens
deciding.py  which partner decides, and why
turns.py     who acts; own dice and leaders; a House die carried out by the partner; Cones of Silence
planning.py  hands and decks, cards handed over, combat cards of both, forced discards
"""

from __future__ import annotations

from typing import TypeVar

from sietch.arrakis.components import ATREIDES, LEADERS, NAMED, NODES, RESULTS
from sietch.arrakis.module import Course, Module, Seat
from sietch.arrakis.planning import HAND_LIMIT_STEP
from sietch.arrakis.rounds import SWAP_WILD_MAKER
from sietch.arrakis.state import Arrakis
from sietch.arrakis.teams import boards, deciding, options, planning, turns
from sietch.arrakis.teams.boards import PARTNERS
from sietch.arrakis.teams.state import TeamsPart

CONES = 3

T = TypeVar("T")

BURN_BOTH = deciding.EachPartner(planning.BURN_OWN)
CUT_BOTH_HANDS = deciding.EachPartner(HAND_LIMIT_STEP)
SWAP_BOTH = deciding.EachPartner(turns.SWAP_OWN)
SWAP_WILD_MAKER_BY_THE_FREMEN = deciding.ByTheAlly(SWAP_WILD_MAKER)


class Teams(Module):
    """shared: the sides that two people play. cones: whether they have Cones of Silence."""

    id = "teams"
    version = 7
    part = TeamsPart()
    option_kinds = options.OF_ALL
    event_kinds = options.EVENTS_OF_ALL

    def __init__(self, shared: tuple[int, ...], cones: bool = True) -> None:
        self.shared = shared
        self.cones = CONES if cones else 0

    def lay(self, g: Arrakis) -> None:
        for p in g.players:
            p.ally_dice = [0] * len(RESULTS)
            p.ally_bene_gesserit_dice = [0] * len(RESULTS)
            p.aside = [0] * len(RESULTS)
        for side in self.shared:
            g.players[side].cones = self.cones
            g.players[side].deciding = PARTNERS[side][0]

    def adjust(self, course: Course) -> None:
        course.seats = tuple(
            each
            for seat in course.seats
            for each in (
                [Seat(seat.side, deck) for deck in PARTNERS[seat.side]] if seat.side in self.shared else [seat]
            )
        )
        course.turn = self._by_side(course.turn, turns.WHO_ACTS)
        course.turn_ends = self._by_side(course.turn_ends, turns.TEAM_TURN_ENDS)
        course.use_die = self._by_side(course.use_die, turns.TEAM_USE_DIE)
        course.burn = self._by_side(course.burn, BURN_BOTH)
        course.change = self._by_side(course.change, boards.TURN_DICE)
        course.sister = self._by_side(course.sister, boards.SISTER)
        course.discard = self._by_side(course.discard, planning.SPLIT)
        course.cut_hand = self._by_side(course.cut_hand, CUT_BOTH_HANDS)
        course.hand_limit = self._by_side(course.hand_limit, planning.HAND_LIMIT)
        course.swap = self._by_side(course.swap, SWAP_BOTH)
        if ATREIDES in self.shared:
            course.swap_wild_maker = SWAP_WILD_MAKER_BY_THE_FREMEN
        course.tanks = [
            [n for n in NAMED[leader.side] if leader.side not in self.shared or LEADERS[n].deck == leader.deck]
            for leader in LEADERS
        ]
        course.hand, course.drawable, course.draw = planning.hand, planning.drawable, planning.draw
        course.results, course.take_die = boards.results, boards.take_die
        course.began.append(deciding.phase_begins)
        course.rolled.append(boards.divide)
        course.actions_over.append(boards.put_away)
        course.why_asked.append(deciding.why_asked)
        course.checks.append(boards.check)

    def _by_side(self, before: tuple[T, T], shared: T) -> tuple[T, T]:
        """What a shared side has instead."""
        atreides, harkonnen = (shared if side in self.shared else usual for side, usual in enumerate(before))
        return atreides, harkonnen


def _register() -> None:
    with NODES.of(Teams.id):
        for name, step in {
            "decides": deciding.DECIDES,
            "turn-dice": boards.TURN_DICE,
            "place-sister": boards.SISTER,
            "who-acts": turns.WHO_ACTS,
            "turn": turns.TEAM_TURN,
            "use-die": turns.TEAM_USE_DIE,
            "carry-out": turns.CARRY_OUT,
            "turn-ends": turns.TEAM_TURN_ENDS,
            "turn-over": turns.TURN_OVER,
            "burn-both": BURN_BOTH,
            "burn": planning.BURN_OWN,
            "split": planning.SPLIT,
            "cut-both-hands": CUT_BOTH_HANDS,
            "swap-both": SWAP_BOTH,
            "swap-leaders": turns.SWAP_OWN,
            "swap-wild-maker": SWAP_WILD_MAKER_BY_THE_FREMEN,
        }.items():
            NODES.register(f"teams.{name}", step)


_register()
