"""The coach: what answers are worth, what could have been better, and puzzles. It sees what the seat sees."""

from __future__ import annotations

from sietch.coach.analysis import Analysis, analyse, chances
from sietch.coach.hints import Advice, Hint, hint

__all__ = ["Advice", "Analysis", "Hint", "analyse", "chances", "hint"]
