"""One game as the environments play it: straight on the engine's state, with forced answers taken at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, SupportsIndex

from sietch.core.game import SPECTATOR, Game
from sietch.core.rules import Rules, SetupError, shares
from sietch.core.saves import load, save
from sietch.core.state import seeded

# A game that takes more decisions than this is broken off, without a winner. Games of Uprising take a few hundred; in
# War for Arrakis players who choose at random take some thousands, rarely more than this, and an agent that always
# chooses the same may go round in circles for ever.
LONGEST = 20_000
# Seeds are this long, so that they are exact in JSON.
SEED_BITS = 53


def checked_length(longest: Any) -> int:
    """After how many decisions a game is broken off, if that can be."""
    if isinstance(longest, bool) or not isinstance(longest, SupportsIndex) or index(longest) < 1:
        raise SetupError(f"longest is a whole number from 1 on, not {longest!r}")
    return index(longest)


class Episode:
    """A game from its seed to its end. Only decisions with two or more options are asked.

    tells: keeps what happens, for `game`.
    """

    def __init__(
        self, rules: Rules, setup: Mapping[str, Any], seed: int, longest: int = LONGEST, tells: bool = False
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.longest = longest
        self.decisions = 0
        self._answers: list[int] = []
        self.state: Any = rules.start(setup, seeded(seed), None, [] if tells else None)
        self._tells = tells
        self._go_on()

    @property
    def seat(self) -> int:
        """Who decides; the last to decide where the game is over."""
        return self._seat

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def too_long(self) -> bool:
        """Broken off: it has taken as many decisions as it may."""
        return not self.over and self.decisions >= self.longest

    @property
    def done(self) -> bool:
        return self.over or self.too_long

    def break_off(self) -> None:
        """Nothing more is played."""
        self.longest = self.decisions

    def answer(self, option: int) -> None:
        self.decisions += 1
        self._answers.append(option)
        self.state.answer(option)
        self._go_on()

    def _go_on(self) -> None:
        """Take the only option as long as there is one."""
        state = self.state
        while len(state.options) == 1:
            self._answers.append(state.options[0])
            state.answer(state.options[0])
        if state.asking is not None:
            self._seat: int = state.asked

    def __getstate__(self) -> dict[str, Any]:
        """For copies that go their own way, and to be stored: the state as it is saved."""
        return vars(self) | {"state": save(self.rules, self.state), "_untold": self.state.events}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        untold = stored.pop("_untold")
        vars(self).update(stored)
        self.state = load(self.rules, stored["state"])
        self.state.events = untold

    @property
    def game(self) -> Game:
        """The game as it stands, for bots and for looking at. Its new events are those since the last look."""
        game = Game(self.rules, self.setup, self.seed, state=self.state)
        self.state.events = [] if self._tells else None
        return game

    @property
    def record(self) -> dict[str, Any]:
        """The game's record so far, to keep or to watch with `sietch replay`."""
        game = Game(self.rules, self.setup, self.seed)
        for option in self._answers:
            game.choose(self.rules.key(option))
        return game.record

    @property
    def rewards(self) -> list[float]:
        """At the end of a game: 1 for its winner and -1 shared by the others; all that is in between for winners who
        share. In sum 0, unless the game itself was the opponent or teams are of different sizes: what a team gets is
        what each of its members gets. Before the end, and where a game was broken off, nothing."""
        if not self.over:
            return [0.0] * self.rules.seats(self.state)
        return rewards(self.rules.winners(self.state), self.rules.sides(self.state))


def rewards(winners: Sequence[int], sides: Sequence[int]) -> list[float]:
    """The share of the win above an even share, so that a side alone gets 1; -1 for all where the game has won."""
    n = len(set(sides))
    if not winners or n == 1:
        return [1.0 if winners else -1.0] * len(sides)
    return [n / (n - 1) * (share - 1 / n) for share in shares(winners, sides)]


def shown(game: Game, seat: int = SPECTATOR) -> str:
    """What a seat sees, as lines of text; what is empty or nothing is left out."""
    view = game.view(seat)
    players = view.pop("players")
    lines = _lines(view)
    for number, player in enumerate(players):
        you = " (you)" if seat != SPECTATOR and number == game.rules.player_of(seat) else ""
        lines += [f"player {number}{you}", *("  " + line for line in _lines(player))]
    return "\n".join(lines) + "\n"


def _lines(values: Mapping[str, Any]) -> list[str]:
    return [f"{name}: {_told(value)}" for name, value in values.items() if value not in (None, False, 0, [], {})]


def _told(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_told(item)}" for name, item in value.items() if item not in (None, 0)) or "none"
    if isinstance(value, list):
        return ", ".join(map(_told, value))
    return "yes" if value is True else str(value)
