"""What the seats of a table see, encoded: of each position only what differs from the one that was told before is put
together anew. It is the same, value for value, as what the game's views hold.

Of each field it is known since when it reads as it does, so whoever has an earlier view is told the difference alone.
What is seen counts, not what lies behind it: nothing tells that a hidden pile was changed whose size is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import compress
from operator import ne
from typing import Any
from zlib import crc32

import msgspec

from sietch.core.game import SPECTATOR, Game
from sietch.core.schema import How, Own, Plan, own_plan, public_plans
from sietch.table.viewer import encoded

# Whoever adds up what they have writes it with the names of objects in order.
_encode = msgspec.json.Encoder(order="deterministic").encode

# What a field adds begins with whose it is: the table's, or that of a player.
OF_THE_TABLE = 0
ALL = 0xFFFFFFFF


class _Fields:
    """Some fields, each encoded with its name; since when each reads so, and what they add up to."""

    __slots__ = (
        *(
            "before",
            "encoded",
            "hows",
            "last",
            "latest",
            "names",
            "places",
            "since",
            "total",
            "values",
            "whole",
            "whose",
        ),
    )

    def __init__(self, whose: int, names: Sequence[bytes], hows: Sequence[How | None]) -> None:
        self.whose = whose
        self.names = names
        self.hows = hows
        self.places = range(len(names))
        self.values: Sequence[Any] = ()
        self.encoded: list[bytes] = []
        self.since = [0] * len(names)
        self.total = 0
        # When any of them changed last, and when before that; and those that did last.
        self.last = self.before = 0
        self.latest: list[bytes] = []
        self.whole: bytes | None = None

    def take(self, values: Sequence[Any], now: int) -> None:
        before = self.values
        if values == before:
            return
        if not before:
            self._take_all(values, now)
            return
        encoded, whose, latest = self.encoded, self.whose, []
        for place in compress(self.places, map(ne, values, before)):
            value, how = values[place], self.hows[place]
            text = self.names[place] + _encode(value if how is None else how(value))
            if text != encoded[place]:
                self.total += crc32(text, whose) - crc32(encoded[place], whose)
                encoded[place] = text
                self.since[place] = now
                latest.append(text)
        if latest:
            self.before, self.last, self.latest, self.whole = self.last, now, latest, None
        self.values = values

    def _take_all(self, values: Sequence[Any], now: int) -> None:
        self.values = values
        self.encoded = [
            name + _encode(value if how is None else how(value))
            for name, how, value in zip(self.names, self.hows, values, strict=True)
        ]
        self.since = [now] * len(self.encoded)
        self.total = sum([crc32(text, self.whose) for text in self.encoded])
        self.before, self.last, self.latest, self.whole = self.last, now, list(self.encoded), None

    @property
    def text(self) -> bytes:
        """All of them, without braces around them."""
        if self.whole is None:
            self.whole = b",".join(self.encoded)
        return self.whole

    def after(self, known: int) -> list[bytes]:
        """Those that read otherwise than they did then."""
        if self.last <= known:
            return []
        if self.before <= known:
            return self.latest
        return [text for text, since in zip(self.encoded, self.since, strict=True) if since > known]


class _Planned(_Fields):
    """Fields as a plan shows them."""

    __slots__ = ("read",)

    def __init__(self, whose: int, plan: Plan) -> None:
        super().__init__(whose, *_named(plan))
        self.read = plan.read


@lru_cache(256)
def _named(plan: Plan) -> tuple[list[bytes], list[How | None]]:
    """The names of the fields of a plan, encoded, and how each is shown; the same for all tables."""
    return [_encoded_name(name) for name, _ in plan.parts], [how for _, how in plan.parts]


def _encoded_name(name: str) -> bytes:
    return _encode(name) + b":"


class _Named(_Fields):
    """Fields that are told with their names. anew: called when they have other names than before."""

    __slots__ = ("anew", "called")

    def __init__(self, whose: int, anew: Callable[[], None]) -> None:
        super().__init__(whose, (), ())
        self.called: list[str] = []
        self.anew = anew

    def take_named(self, told: dict[str, Any], now: int) -> None:
        called = list(told)
        if called != self.called:
            if self.called:
                self.anew()
            super().__init__(self.whose, [_encoded_name(name) for name in called], [None] * len(called))
            self.called = called
        self.take(tuple(told.values()), now)


class Seen:
    """What was told of one table last. now: counts the positions."""

    def __init__(self) -> None:
        self.now = 0
        self._state: Any = None
        self._rules: Any = None
        self._anew = 0  # whoever was told of an earlier position is told all of it
        self._table: tuple[_Planned, _Named]
        self._players: list[tuple[_Planned, _Named]] = []
        self._owned: dict[int, list[tuple[Own, _Planned | None]]] = {}
        self._total = 0
        # Of this position: what seats see of their own, and what has changed for everybody since earlier ones.
        self._own_now: dict[int, list[tuple[int, _Planned]]] = {}
        self._public: dict[int, tuple[bytes, dict[int, list[bytes]]]] = {}
        self._options: tuple[int, bytes] = (SPECTATOR, b"[]")

    def take(self, game: Game) -> bool:
        """Know a position; False where chance is asked for, and it is to be told as a whole."""
        if game.waits_for_chance:
            self._state = self._rules = None
            return False
        state, rules = game.state, game.rules
        if state is self._state and rules is self._rules:
            return True
        self.now = now = self.now + 1
        if rules is not self._rules:
            self._begin(game)
        self._state = state
        self._own_now = {}
        self._public = {}
        decider = SPECTATOR if state.over else game.decision.seat
        self._options = decider, _encode([option.key for option in game.options(decider)])
        fields, around = self._table
        fields.take(fields.read(state), now)
        around.take_named(_around(game), now)
        total = fields.total + around.total
        for player, (fields, derived) in zip(state.players, self._players, strict=True):
            fields.take(fields.read(player), now)
            derived.take_named(rules.derived(state, fields.whose - 1), now)
            total += fields.total + derived.total
        self._total = total
        return True

    def _begin(self, game: Game) -> None:
        """Nothing is known of such a game yet."""
        self._rules = rules = game.rules
        self._start_anew()
        of_table, of_player = public_plans(rules.schema, rules.tables)
        self._table = _Planned(OF_THE_TABLE, of_table), _Named(OF_THE_TABLE, self._start_anew)
        numbers = range(1, len(game.state.players) + 1)
        self._players = [(_Planned(number, of_player), _Named(number, self._start_anew)) for number in numbers]
        self._owned = {}

    def _start_anew(self) -> None:
        self._anew = self.now

    def _own(self, seat: int) -> list[tuple[int, _Planned]]:
        """By player, what only a seat sees of it."""
        if seat == SPECTATOR:
            return []
        found = self._own_now.get(seat)
        if found is not None:
            return found
        state, rules = self._state, self._rules
        owns = [state.owns(seat, number) for number in range(len(state.players))]
        known = self._owned.get(seat)
        if known is None or [own for own, _ in known] != owns:
            if known is not None:
                self._start_anew()
            known = self._owned[seat] = [
                (own, _Planned(number, own_plan(rules.schema, rules.tables, own)) if own else None)
                for number, own in enumerate(owns, 1)
            ]
        found = self._own_now[seat] = []
        for number, (_, fields) in enumerate(known):
            if fields is not None:
                fields.take(fields.read(state.players[number]), self.now)
                found.append((number, fields))
        return found

    def views(self, game: Game, seats: Iterable[int]) -> dict[int, msgspec.Raw]:
        """As `encoded` of the game's views."""
        if not self.take(game):
            return encoded(game.views(seats))
        shared = b"".join([b"{", _joined(self._table), b',"seat":'])
        public = [_joined(player) for player in self._players]
        found = {}
        for seat in set(seats):
            players = list(public)
            for number, fields in self._own(seat):
                if fields.encoded:
                    players[number] += b"," + fields.text
            whose = b"null" if seat == SPECTATOR else b"%d" % seat
            told = b"},{".join(players)
            end = self._options_of(seat)
            found[seat] = msgspec.Raw(b"".join([shared, whose, b',"players":[{', told, b'}],"options":', end, b"}"]))
        return found

    def changes(self, game: Game, seat: int, known: int) -> msgspec.Raw | None:
        """What a seat sees otherwise than in the position that it was told of then; None where it is to be told all."""
        if not self.take(game):
            return None
        own = self._own(seat)
        if known < self._anew:
            return None
        table, public = self._changed(known)
        players = dict(public)
        for number, fields in own:
            if fields.last > known:
                players[number] = [*players.get(number, ()), *fields.after(known)]
        told = b",".join([b'"%d":{%b}' % (number, b",".join(texts)) for number, texts in players.items()])
        parts = (b'{"table":{', table, b'},"players":{', told, b'},"options":', self._options_of(seat), b"}")
        return msgspec.Raw(b"".join(parts))

    def _changed(self, known: int) -> tuple[bytes, dict[int, list[bytes]]]:
        """What reads otherwise for everybody than it did then, of the table and by player."""
        found = self._public.get(known)
        if found is None:
            table = b",".join([text for fields in self._table for text in fields.after(known)])
            players = {}
            for number, (fields, derived) in enumerate(self._players):
                if fields.last > known or derived.last > known:
                    players[number] = fields.after(known) + derived.after(known)
            found = self._public[known] = table, players
        return found

    def _options_of(self, seat: int) -> bytes:
        decider, options = self._options
        return options if seat == decider else b"[]"

    def sum(self, seat: int) -> int | None:
        """What the fields of the view of a seat add up to; None where that is not known."""
        if self._state is None:
            return None
        return (self._total + sum([fields.total for _, fields in self._own(seat)])) & ALL


def _joined(parts: Iterable[_Fields]) -> bytes:
    return b",".join([fields.text for fields in parts if fields.encoded])


def _around(game: Game) -> dict[str, Any]:
    """What a view has besides the fields of the state."""
    rules, state = game.rules, game.state
    told: dict[str, Any] = {"over": state.over, "asked": None if state.asking is None else state.asked}
    told["names"] = rules.names(game.setup)
    told["modules"] = list(game.setup.get("modules", []))
    if seating := rules.seating(state):
        told["seats"] = [sits | {"name": name} for sits, name in zip(seating, game.setup["names"], strict=True)]
    return told
