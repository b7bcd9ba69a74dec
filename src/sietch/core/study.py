"""What can be asked of a finished game: what each seat did, where its points came from, how the game ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sietch.core.game import Event

# Points that a seat had from the beginning.
START = "start"


@dataclass(frozen=True)
class Question:
    """Asks what the events of a kind were about, of every seat that they happened to.

    nth: only the seat's first such event answers (0), or its second (1); all of them where it is None.
    """

    name: str
    event: str
    nth: int | None = None

    def answers(self, events: Iterable[Event], seat: int) -> list[str]:
        """The ids of the components that it was, each once."""
        found = [str(event.what) for event in events if event.kind == self.event and event.seat == seat]
        return list(dict.fromkeys(found if self.nth is None else found[self.nth : self.nth + 1]))


@dataclass(frozen=True)
class Study:
    """What only the rules of a game can tell of it: each seat's points by source, and how the game ended."""

    sources: tuple[Mapping[str, int], ...] = ()
    ending: str = ""

    def routes(self, seat: int) -> list[str]:
        """The source that brought a seat most of its points; several that brought the same."""
        sources = self.sources[seat] if self.sources else {}
        won = {source: n for source, n in sources.items() if source != START and n > 0}
        return [source for source, n in won.items() if n == max(won.values())]
