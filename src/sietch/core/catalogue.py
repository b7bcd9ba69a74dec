"""What a game tells about its components: one entry each, as words and icons, for whoever shows them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sietch.core.node import Icon, Words

# A part of a component: the message that labels it, what it says, and its icons.
Part = tuple[str, Words, list[Icon]]


@dataclass(frozen=True)
class Entry:
    """A component. `tags` are factions, `icons` Agent icons (of a conflict or objective: its battle icon).

    `numbers` are what the game counts about its components, by name, such as the cost of a card. `facts` are the first
    line of its text, where that does not follow from kind, module, numbers, tags and icons.
    """

    id: str
    kind: str
    module: str
    copies: int
    name: Words
    parts: tuple[Part, ...] = ()
    numbers: Mapping[str, int] = field(default_factory=dict)
    tags: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    doubt: str = ""  # what is not certain about it; "" if all is
    doubt_words: Words | None = None  # the same as the line that its text has, where there is a message for it
    facts: tuple[Words, ...] = ()
    printed: str = ""  # what the box calls it, where the id had to be another one
