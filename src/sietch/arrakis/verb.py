"""A verb that a few cards use: its message, its icon and its feature are said in one line each."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.free_actions import ask_in_turn, interrupted
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Act
from sietch.core.node import CHOSEN, Features, Icon, Words
from sietch.core.state import NO, YES


class Verb(Act):
    """Asks for one of `options` (or to leave it) and carries out `do`; x counts how often, up to `n`."""

    message = ""
    icon = ""
    feature = ""
    why = "arrakis-why-no-target-here"
    n = 1

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        raise NotImplementedError

    def do(self, g: Arrakis, side: int, x: int, option: int) -> None:
        raise NotImplementedError

    def args(self) -> dict[str, object]:
        return {"n": self.n}

    def run(self, g: Arrakis, side: int, x: int) -> None:
        options = self.options(g, side, x) if x < self.n else []
        if options:
            ask_in_turn(g, self, side, x, [*options, o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if interrupted(g, self, side, x, option) or option == o.DONE:
            return
        if self.n > 1:
            g.push(self, side, x + 1)
        self.do(g, side, x, option)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if self.options(g, side, 0) else (self.why, {})

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return (f"arrakis-prompt-{self.asks(x)}", {**self.args(), "left": self.n - x})

    def asks(self, x: int) -> str:
        """The end of the name of the message that asks."""
        return self.message.removeprefix("arrakis-")

    def words(self) -> Words:
        return (self.message, self.args())

    def icons(self) -> list[Icon]:
        return [(self.icon, self.n)]

    def features(self, g: Arrakis, side: int) -> Features:
        return {self.feature: float(self.n)} if self.options(g, side, 0) else {}


class Staged(Verb):
    """A verb that asks for one thing after the other: x says what is asked for."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        options = self.options(g, side, x)
        if options:
            # A free action could change what was chosen before.
            ask_in_turn(g, self, side, x, [*options, o.DONE], free=not x)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if not interrupted(g, self, side, x, option) and option != o.DONE:
            self.on(g, side, x, option)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return (f"arrakis-prompt-{self.asks(x)}", self.args())

    def on(self, g: Arrakis, side: int, x: int, option: int) -> None:
        """Ask for the next thing, or do it when everything is said."""
        raise NotImplementedError

    def args(self) -> dict[str, object]:
        return {}


class Deed(Verb):
    """A verb with nothing to choose in it: it is done or left."""

    def options(self, g: Arrakis, side: int, x: int) -> list[int]:
        return []

    def chosen(self, g: Arrakis, side: int) -> None:
        g.push(self, side, CHOSEN)

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if x == CHOSEN:
            self.act(g, side)
        elif self.possible(g, side):
            ask_in_turn(g, self, side, x, [YES, NO])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if not interrupted(g, self, side, x, option) and option == YES:
            self.act(g, side)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("prompt-may", {"what": self.words()})

    def act(self, g: Arrakis, side: int) -> None:
        raise NotImplementedError

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None

    def features(self, g: Arrakis, side: int) -> Features:
        return {self.feature: float(self.n)} if self.possible(g, side) else {}
