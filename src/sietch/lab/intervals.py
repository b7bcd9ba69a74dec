"""How sure a share is: intervals that hold the true one in 95 of 100 cases."""

from __future__ import annotations

import math

# So many standard errors to each side are 95%.
Z = 1.96


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95% interval (Wilson's) of a share; wins that are shared may be parts of one."""
    share = won / games
    middle = share + Z * Z / (2 * games)
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)
