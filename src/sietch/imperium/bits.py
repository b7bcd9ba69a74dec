"""Sets of components as the bits of a number."""

from __future__ import annotations


def bits(mask: int) -> list[int]:
    """The numbers that are in the set, smallest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
