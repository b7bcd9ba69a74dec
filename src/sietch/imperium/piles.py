"""Piles that seldom change are tuples, which copies of a game share: what takes something out makes a new one."""

from __future__ import annotations


def without(pile: tuple[int, ...], one: int) -> tuple[int, ...]:
    """The pile after one of these was taken."""
    place = pile.index(one)
    return pile[:place] + pile[place + 1 :]
