"""Finished games again, from any place: those looked at last are kept, with the game as it was every few answers."""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections import OrderedDict
from typing import Any

import sietch
from sietch.core.game import Game
from sietch.table.restoring import by_answer, numbers

# Between two games that are kept; a step takes at most so many answers to reach.
ANSWERS_BETWEEN = 16
MOST_GAMES = 8


class Replay:
    """One finished game. It is gone through once, as far as somebody wants to see; several threads may ask."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.record = record
        self.answers = by_answer(record["answers"])
        # How many entries of the record there are after the set-up and after each answer.
        self.ends: list[int] = []
        for entries in self.answers:
            self.ends.append(len(entries) + (self.ends[-1] if self.ends else 0))
        self._kept = [sietch.replay(record, self.ends[0])]
        self._lock = threading.Lock()

    def at(self, step: int) -> Game:
        """The game after so many entries, and after what chance gave next; a copy, to do with as one likes."""
        wanted = bisect_left(self.ends, step)
        with self._lock:
            while len(self._kept) <= wanted // ANSWERS_BETWEEN:
                start = (len(self._kept) - 1) * ANSWERS_BETWEEN
                self._kept.append(self._go_on(self._kept[-1], start, start + ANSWERS_BETWEEN))
            nearest = wanted // ANSWERS_BETWEEN
            game = self._kept[nearest]
        return self._go_on(game, nearest * ANSWERS_BETWEEN, wanted)

    def _go_on(self, game: Game, answered: int, wanted: int) -> Game:
        game = game.copy()
        for answer, *outcomes in self.answers[answered + 1 : wanted + 1]:
            game.choose(answer, outcomes=numbers(game.rules, outcomes))
        return game


class Replays:
    """The replays of the tables that were looked at last."""

    def __init__(self) -> None:
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, table_id: str, record: dict[str, Any]) -> Replay:
        with self._lock:
            replay = self._replays.get(table_id)
            if replay is None:
                replay = self._replays[table_id] = Replay(record)
                if len(self._replays) > MOST_GAMES:
                    self._replays.popitem(last=False)
            self._replays.move_to_end(table_id)
            return replay
