"""Written by `scripts/write_states.py`; the fields are described in `schema.py`."""

from __future__ import annotations

from typing import Any

from sietch.core.state import State


class Player:
    """What belongs to one seat."""

    __slots__ = (
        "gold",
        "hand",
        "kept",
        "passed",
        "played",
        "points",
        "tally",
        "visited",
        "wares",
    )

    gold: int
    points: int
    hand: list[int]
    kept: tuple[int, ...]
    played: int
    passed: bool
    tally: list[int]
    visited: int
    wares: list[int]

    def clear(self) -> None:
        self.gold = 0
        self.points = 0
        self.hand = []
        self.kept = ()
        self.played = 0
        self.passed = False
        self.tally = []
        self.visited = 0
        self.wares = []

    def dump(self) -> list[Any]:
        return [
            self.gold,
            self.points,
            self.hand,
            self.kept,
            self.played,
            self.passed,
            self.tally,
            self.visited.to_bytes(16, "little"),
            self.wares,
        ]

    def fill(self, values: list[Any]) -> None:
        (
            self.gold,
            self.points,
            self.hand,
            self.kept,
            self.played,
            self.passed,
            self.tally,
            visited,
            self.wares,
        ) = values
        self.kept = tuple(self.kept)
        self.visited = int.from_bytes(visited, "little")


class Bazaar(State):
    """The table and its players."""

    __slots__ = (
        "best",
        "deck",
        "discard",
        "first",
        "players",
        "porters",
        "rolled",
        "round",
    )

    round: int
    first: int
    deck: list[int]
    discard: list[int]
    rolled: int
    best: list[int]
    porters: list[int]
    players: list[Player]

    def clear(self) -> None:
        super().clear()
        self.round = 0
        self.first = -1
        self.deck = []
        self.discard = []
        self.rolled = -1
        self.best = []
        self.porters = []
        self.players = []

    def copy(self) -> Bazaar:
        c = Bazaar()
        c.stack = self.stack.copy()
        c.asking = self.asking
        c.options = self.options
        c.over = self.over
        c.forced = self.forced
        c.hold = self.hold
        c.rng = self.rng
        c.script = self.script
        c.log = self.log
        c.events = None
        c.round = self.round
        c.first = self.first
        c.deck = self.deck.copy()
        c.discard = self.discard.copy()
        c.rolled = self.rolled
        c.best = self.best.copy()
        c.porters = self.porters.copy()
        c.players = players = []
        for old in self.players:
            new = Player()
            new.gold = old.gold
            new.points = old.points
            new.hand = old.hand.copy()
            new.kept = old.kept
            new.played = old.played
            new.passed = old.passed
            new.tally = old.tally.copy()
            new.visited = old.visited
            new.wares = old.wares.copy()
            players.append(new)
        return c

    def dump(self) -> list[Any]:
        return [
            self.round,
            self.first,
            self.deck,
            self.discard,
            self.rolled,
            self.best,
            self.porters,
        ]

    def dump_players(self) -> list[list[Any]]:
        return [player.dump() for player in self.players]

    def fill(self, values: list[Any]) -> None:
        (
            self.round,
            self.first,
            self.deck,
            self.discard,
            self.rolled,
            self.best,
            self.porters,
        ) = values

    def fill_player(self, values: list[Any]) -> None:
        player = Player()
        player.fill(values)
        self.players.append(player)
