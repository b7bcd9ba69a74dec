"""What the seats of a table see, encoded: of each position only what differs from the one that was told before is put
together anew. It is the same, value for value, as what the game's views hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from sietch.core.game import SPECTATOR, Game
from sietch.core.schema import Own, Plan, own_plan, public_plans
from sietch.table.viewer import encoded

_encode = msgspec.json.Encoder().encode


class _Part:
    """The fields of a table or a player as they were: their values, each encoded, and all of them."""

    __slots__ = ("encoded", "names", "plan", "text", "values")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.names = [_encode(name) + b":" for name, _ in plan.parts]
        self.values: tuple[Any, ...] = ()
        self.encoded: list[bytes] = []
        self.text = b""

    def of(self, thing: Any) -> bytes:
        """The fields of a thing, without the braces around them."""
        values = self.plan.read(thing)
        before = self.values
        if values != before:
            if before:
                parts = self.encoded
                for place, value in enumerate(values):
                    if value != before[place]:
                        how = self.plan.parts[place][1]
                        parts[place] = self.names[place] + _encode(value if how is None else how(value))
            else:
                self.encoded = [
                    name + _encode(value if how is None else how(value))
                    for name, (_, how), value in zip(self.names, self.plan.parts, values, strict=True)
                ]
            self.values = values
            self.text = b",".join(self.encoded)
        return self.text


class Seen:
    """What was told of one table last."""

    def __init__(self) -> None:
        self._rules: Any = None
        self._parts: dict[Any, _Part] = {}
        self._same: tuple[Any, bytes] = (None, b"")

    def views(self, game: Game, seats: Iterable[int]) -> dict[int, msgspec.Raw]:
        """As `encoded` of the game's views."""
        if game.waits_for_chance:
            return encoded(game.views(seats))
        rules, state = game.rules, game.state
        if rules is not self._rules:
            self._rules = rules
            self._parts.clear()
        schema, tables = rules.schema, rules.tables
        of_table, of_player = public_plans(schema, tables)
        public = [
            self._part(number, of_player).of(player) + _rest(rules.derived(state, number))
            for number, player in enumerate(state.players)
        ]
        shared = b"".join([b"{", self._part("table", of_table).of(state), self._around(game), b',"seat":'])
        decider = None if state.over else game.decision.seat
        found = {}
        for seat in {SPECTATOR, *seats}:
            players = []
            for number, text in enumerate(public):
                own: Own = state.owns(seat, number) if seat != SPECTATOR else False
                if own:
                    more = self._part((number, own), own_plan(schema, tables, own)).of(state.players[number])
                    players.append(b"{" + text + b"," + more + b"}" if more else b"{" + text + b"}")
                else:
                    players.append(b"{" + text + b"}")
            options = _encode([option.key for option in game.options(seat)]) if seat == decider else b"[]"
            whose = b"null" if seat == SPECTATOR else b"%d" % seat
            found[seat] = msgspec.Raw(
                b"".join([shared, whose, b',"players":[', b",".join(players), b'],"options":', options, b"}"])
            )
        return found

    def _part(self, key: Any, plan: Plan) -> _Part:
        part = self._parts.get(key)
        if part is None or part.plan is not plan:
            part = self._parts[key] = _Part(plan)
        return part

    def _around(self, game: Game) -> bytes:
        """What a view has besides the fields of the state."""
        rules, state = game.rules, game.state
        seating = rules.seating(state)
        asked = None if state.asking is None else state.asked
        now = (state.over, asked, seating, game.setup)
        if self._same[0] != now:
            values: dict[str, Any] = {
                "over": state.over,
                "asked": asked,
                "names": rules.names(game.setup),
                "modules": list(game.setup.get("modules", [])),
            }
            if seating:
                values["seats"] = [
                    sits | {"name": name} for sits, name in zip(seating, game.setup["names"], strict=True)
                ]
            self._same = (now, _rest(values))
        return self._same[1]


def _rest(values: dict[str, Any]) -> bytes:
    """Further fields behind some."""
    return b"," + _encode(values)[1:-1] if values else b""
