"""Forms: what a row of questions decides together, so that a person can say it at once and be asked nothing between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

# How many of each are wanted, by option.
Wish = Counter[int]


@dataclass(frozen=True)
class Form:
    """So many of some things are to be chosen. kind: what for. about: the id of the component that it is about.

    fields: by option, the most that can be chosen. most: no more than so many in all; exact: no fewer either.
    """

    kind: str
    fields: Mapping[int, int]
    about: str = ""
    most: int | None = None
    exact: bool = False
