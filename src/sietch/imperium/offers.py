"""What a turn offers besides taking effects and ending: each offer knows its options, what they do and why not."""

from __future__ import annotations

from typing import ClassVar

from sietch.core.node import Words
from sietch.imperium.state import Imperium

# The moments of a turn at which something can be offered.
BEGINNING, AGENT_TURN, REVEAL_TURN = range(3)


class Offer:
    """Something that a turn may also offer. Immutable; shared by all games."""

    kinds: ClassVar[tuple[int, ...]] = ()  # of its options
    moments: ClassVar[tuple[int, ...]] = ()
    needs: ClassVar[str] = ""  # a field of the player: while it is empty there is nothing to offer
    needs_pieces: ClassVar[str] = ""  # the same of whoever has the pieces, where that is always the player
    again: ClassVar[bool] = True  # what is asked now is asked again afterwards

    def options(self, g: Imperium, seat: int) -> list[int]:
        raise NotImplementedError

    def take(self, g: Imperium, seat: int, option: int) -> None:
        raise NotImplementedError

    def refusals(self, g: Imperium, seat: int) -> list[tuple[int, Words]]:
        """Options of this kind that a player would look for and cannot take, with the reason."""
        return []
