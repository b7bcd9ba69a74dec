"""Texts of strangers, such as the names of bots, as a table or a picture can show them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

# Of longer names the middle is left out.
LONGEST_NAME = 60
# What a number after a name takes.
NUMBERED = 4


def presentable(text: str, most: int = LONGEST_NAME) -> str:
    """A text of a stranger in one line of a terminal or a picture, without what could change the rest.

    Of a long one the beginning and the end are shown: in `process:python3 /long/path/bot-v2.py` both matter.
    """
    seen = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in " ".join(text.split()))
    if len(seen) <= most:
        return seen
    end = (most - 1) // 2
    return f"{seen[: most - 1 - end]}…{seen[-end:]}"


def told_apart(names: Iterable[str], most: int = LONGEST_NAME) -> dict[str, str]:
    """Each name as it is shown; those that would look the same are numbered."""
    alike: dict[str, list[str]] = defaultdict(list)
    for name in dict.fromkeys(names):
        alike[presentable(name, most)].append(name)
    return {
        name: shown if len(same) == 1 else f"{presentable(name, most - NUMBERED)} #{number}"
        for shown, same in alike.items()
        for number, name in enumerate(same, 1)
    }
