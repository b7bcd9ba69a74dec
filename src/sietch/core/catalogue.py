"""What a game tells about its components: one entry each, as words and icons, for whoever shows them."""

from __future__ import annotations

from dataclasses import dataclass

from sietch.core.node import Icon, Words

# A part of a component: the message that labels it, what it says, and its icons.
Part = tuple[str, Words, list[Icon]]


@dataclass(frozen=True)
class Entry:
    """A component. `tags` are factions, `icons` Agent icons (of a conflict or objective: its battle icon).

    `facts` are the first line of its text, where that does not follow from kind, module, cost, tags and icons.
    """

    id: str
    kind: str
    module: str
    copies: int
    name: Words
    parts: tuple[Part, ...] = ()
    cost: int | None = None  # persuasion, to acquire a card
    tags: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()
    persuasion: int = 0  # of the Reveal box, without conditions
    swords: int = 0
    doubt: str = ""  # what is not certain about it; "" if all is
    doubt_words: Words | None = None  # the same as the line that its text has, where there is a message for it
    facts: tuple[Words, ...] = ()
