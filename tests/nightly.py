"""What is looked at every time and what only nightly: of many variants of a test, one of so many in turn."""

from __future__ import annotations

import zlib


def left_for_the_night(test: str, number: int, variants: int, every: int) -> bool:
    """Whether `make test` leaves this variant of a test out. Which ones it takes depends on the test's name alone, so
    that all of them are looked at by some test."""
    first = zlib.crc32(test.encode()) % min(every, variants)
    return (number - first) % every != 0
