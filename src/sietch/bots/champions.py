"""What bots have learned: for each game a small file of weights, with a card that says how they came about.

`policy` weighs what options promise, as the greedy bot's table does; `value` says how much what players have adds to
their chances. `sietch train` writes such files.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sietch.core.prices import Prices
from sietch.core.rules import Rules

FOLDER = Path(__file__).with_name("champions")


@dataclass(frozen=True)
class Champion:
    """Tables of weights at the start and at the end of a game. value: nothing where the game's own is as good."""

    policy: Prices
    value: Prices | None
    card: Mapping[str, Any]


def champion(rules: Rules) -> Champion:
    """Who plays best by these rules; by the game's own weights where nothing was learned."""
    path = FOLDER / f"{rules.champion}.json"
    return _read(path) if path.is_file() else Champion(rules.prices, None, {})


def read(path: Path) -> Champion:
    """A champion from a file, such as one that a training has written."""
    return _read(path.resolve())


@cache
def _read(path: Path) -> Champion:
    told = json.loads(path.read_text(encoding="utf-8"))
    value = told.get("value")
    return Champion(_prices(told["policy"]), None if value is None else _prices(value), told["card"])


def _prices(table: Mapping[str, list[float]]) -> Prices:
    return Prices({name: (early, late) for name, (early, late) in table.items()})
