"""How a table is played, and what a module may change of it.

Three things that are one in a game of two are kept apart here. A *side* has legions, dice and cards, and wins. A
*player* is what the core calls whoever has pieces: here that is a side. A *seat* is a person, who answers for a side
and looks into what is its own. A side may have no seat (the Harkonnen of the Mahdi rules) or several (partners).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sietch.core.node import Node, Words
from sietch.core.rules import EventKind, OptionKind
from sietch.core.schema import Part

if TYPE_CHECKING:
    from sietch.arrakis.state import Arrakis

# How a question is put, and what a side without a person makes of it: the options that its procedures leave. The number
# is the frame's.
Prompt = Callable[["Arrakis", int], Words]
Answer = Callable[["Arrakis", int, list[int]], list[int]]


@dataclass(frozen=True)
class Seat:
    """A person at the table: the side that they play for, and the part of it that is theirs where two share it."""

    side: int
    deck: int = -1


@dataclass
class Course:
    """The steps of a game that depend on who plays. What is by side has the Atreides first."""

    seats: tuple[Seat, ...]
    drawing: tuple[int, ...]  # the sides that hold a hand
    rolling: tuple[int, ...]  # the sides that roll all their dice at the beginning of the action phase
    prescience_cards: int  # revealed in a round
    supremacy_a_round: int  # that comes by itself
    vehicles: Node[Arrakis]
    turn: tuple[Node[Arrakis], Node[Arrakis]]
    turn_ends: tuple[Node[Arrakis], Node[Arrakis]]
    use_die: tuple[Node[Arrakis], Node[Arrakis]]
    burn: tuple[Node[Arrakis], Node[Arrakis]]
    spend: Node[Arrakis]
    # Dice that find no slot; a Bene Gesserit token in a slot.
    change: tuple[Node[Arrakis], Node[Arrakis]]
    sister: tuple[Node[Arrakis], Node[Arrakis]]
    # A side is made to discard cards; hands are cut at the end of a round, to so many cards; leaders leave the map.
    discard: tuple[Node[Arrakis], Node[Arrakis]]
    cut_hand: tuple[Node[Arrakis], Node[Arrakis]]
    hand_limit: tuple[int, int]
    swap: tuple[Node[Arrakis], Node[Arrakis]]
    swap_wild_maker: Node[Arrakis]
    # By leader: the named leaders that share a tank.
    tanks: Sequence[Sequence[int]]
    # ---- what is whose of those who decide for a side: the cards in hand, how many cards the House's and the allies'
    # deck have for them, drawing some of them, the results of their unused dice, and taking such a die away
    hand: Callable[[Arrakis, int], list[int]]
    drawable: Callable[[Arrakis, int], tuple[int, int]]
    draw: Callable[[Arrakis, int, bool, int], None]
    results: Callable[[Arrakis, int], list[int]]
    take_die: Callable[[Arrakis, int, int], None]
    # Steps besides: when the table is laid, at the start of a round and at its end.
    deal: list[Node[Arrakis]] = field(default_factory=list)
    round_start: list[Node[Arrakis]] = field(default_factory=list)
    round_end: list[Node[Arrakis]] = field(default_factory=list)
    # By the step that asks: what a side without a person answers. What is left open is for the others to choose.
    answers: dict[Node[Arrakis], Answer] = field(default_factory=dict)
    # And how the others are asked then, with the reason why.
    prompts: dict[Node[Arrakis], Prompt] = field(default_factory=dict)
    # Why this partner of a side is asked and not the other one.
    why_asked: list[Callable[[Arrakis], Words | None]] = field(default_factory=list)
    # ---- what modules know or want to know
    # A phase begins; a side has rolled its dice; the action phase is over.
    began: list[Callable[[Arrakis, int], None]] = field(default_factory=list)
    rolled: list[Callable[[Arrakis, int], None]] = field(default_factory=list)
    actions_over: list[Callable[[Arrakis], None]] = field(default_factory=list)
    # Dice of a side that are not rolled yet.
    unrolled: list[Callable[[Arrakis, int], int]] = field(default_factory=list)
    # The results that Truthtrance may name.
    nameable: list[Callable[[Arrakis], list[int]]] = field(default_factory=list)
    # A side would take a Bene Gesserit token: True where something else happens.
    taking_sister: list[Callable[[Arrakis, int], bool]] = field(default_factory=list)
    # All face-down tokens of an area are turned over.
    turning: list[Callable[[Arrakis, int], None]] = field(default_factory=list)
    # A face-down token of the Harkonnen goes because there are too many units in an area.
    token_lost: list[Callable[[Arrakis, int, int], None]] = field(default_factory=list)
    # A token of the Harkonnen lies face down in an area, where a position is told.
    garrisons: list[Callable[[Arrakis, int, int], None]] = field(default_factory=list)
    # A whole legion of a side has gone from one area to another.
    moved: list[Callable[[Arrakis, int, int, int], None]] = field(default_factory=list)
    # A sietch was destroyed; one was moved.
    sietch_lost: list[Callable[[Arrakis, int], None]] = field(default_factory=list)
    sietch_moved: list[Callable[[Arrakis, int, int], None]] = field(default_factory=list)
    # Why the Atreides may not turn over what lies in an area of their own free will; and that they have.
    barring: list[Callable[[Arrakis, int], Words | None]] = field(default_factory=list)
    turned: list[Callable[[Arrakis], None]] = field(default_factory=list)
    # Planning cards of a side that are neither in its decks and hands nor discarded; what else must be true.
    holding: list[Callable[[Arrakis, int], Sequence[int]]] = field(default_factory=list)
    checks: list[Callable[[Arrakis, list[str]], None]] = field(default_factory=list)


class Module:
    """A way of playing. `version`: of War for Arrakis, when it last changed what a game does."""

    id: str
    version: int
    part: Part | None = None
    house_rules: tuple[str, ...] = ()
    # The kinds of options and events of its games: those of every game, of modules before it, and its own.
    option_kinds: tuple[OptionKind, ...]
    event_kinds: tuple[EventKind, ...]

    def lay(self, g: Arrakis) -> None:
        """Lay out what it brings, when a table is set."""

    def adjust(self, course: Course) -> None:
        """Change how the table is played."""
        raise NotImplementedError
