"""What a seat may expect of an option."""

from __future__ import annotations

from sietch.arrakis.state import Arrakis
from sietch.core.node import Features


def option_features(g: Arrakis, seat: int, option: int) -> Features:
    return {}
