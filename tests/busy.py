"""What a machine that has other things to do is given time for."""

from __future__ import annotations

import os

# How long anything is waited for that is sure to come.
PATIENCE = 120.0


def at_most(seconds: float) -> float:
    """So many seconds where nothing else runs, and longer by as much as each thing has to wait for its turn."""
    return seconds * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)) if hasattr(os, "getloadavg") else seconds
