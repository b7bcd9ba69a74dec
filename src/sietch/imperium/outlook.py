"""What a seat may expect of an option, from the trees and from what the seat can see."""

from __future__ import annotations

from sietch.core.node import Features
from sietch.imperium.state import Imperium


def option_features(state: Imperium, seat: int, option: int) -> Features:
    return {}
