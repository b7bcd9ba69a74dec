"""Positions that outlive their program: carried over by their legend, and told apart by their fingerprint."""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.conformance.toy.rules import BAZAAR, Named

import sietch
from sietch.core.game import Game
from sietch.core.keeping import PLAIN_PROGRESS, Legend, Meaning, carry_over, fingerprint, legend
from sietch.core.rules import Rules
from sietch.core.saves import CHECKSUM, MARK, SaveError, save
from sietch.core.schema import COUNT, COUNT_BITS, SET_BYTES, Field, Holds, Schema
from sietch.imperium.rules import ruleset

GAMES: list[tuple[Rules, dict[str, Any], int]] = [
    (BAZAAR, {"players": 2}, 40),
    (BAZAAR, {"players": 3}, 40),
    (ruleset("uprising", ("uprising", "choam"), 4), {"players": 4, "modules": ["choam"]}, 160),
    (sietch.rules("arrakis"), {}, 160),
]
# Tables of which some lists have the first few components only, so that those keep their places.
PREFIXES = ("seats", "goods")
each_game = pytest.mark.parametrize(("rules", "setup", "answers"), GAMES, ids=lambda value: getattr(value, "name", ""))


def positions(rules: Rules, setup: dict[str, Any], answers: int) -> Iterator[Any]:
    game = Game(rules, setup, 7)
    rng = random.Random(7)
    for _ in range(answers):
        if game.over:
            return
        yield game.state
        game.choose(rng.randrange(len(game.decision.options)))


def values_of(data: bytes) -> list[Any]:
    found: list[Any] = msgspec.msgpack.decode(data[len(MARK) + CHECKSUM :])
    return found


def written(values: Any) -> bytes:
    body = msgspec.msgpack.encode(values)
    return MARK + zlib.crc32(body).to_bytes(CHECKSUM, "big") + body


def meant(rules: Rules) -> Legend:
    return msgspec.json.decode(legend(rules), type=Legend)


class OtherProgram:
    """A program in which the same things have other numbers and the same fields come in another order."""

    def __init__(self, rules: Rules, seed: int, fixed: tuple[str, ...] = ()) -> None:
        self.rules = rules
        rng = random.Random(seed)
        ours = meant(rules)
        self.numbers: dict[str, list[int]] = {}
        components = {}
        for table, ids in ours.components.items():
            order = list(range(len(ids)))
            if table not in fixed:
                rng.shuffle(order)
            self.numbers[table] = order
            components[table] = [id for _, id in sorted(zip(order, ids))]
        self.game = rng.sample(range(len(ours.table)), len(ours.table))
        self.player = rng.sample(range(len(ours.player)), len(ours.player))
        self.legend = Legend([ours.table[n] for n in self.game], [ours.player[n] for n in self.player], components)

    def save(self, state: Any) -> bytes:
        """As that program would have saved the position."""
        name, version, table, players, stack, asking, rng, log, over, forced = values_of(
            save(self.rules, state, log=False)
        )
        schema = self.rules.schema
        nodes = self.numbers["nodes"]
        stack = [nodes[x] if place % 3 == 0 else x for place, x in enumerate(stack)]
        asking = asking and [nodes[asking[0]], *asking[1:]]
        table = [self.value(field, value) for field, value in zip(schema.game, table, strict=True)]
        players = [[self.value(f, v) for f, v in zip(schema.player, player, strict=True)] for player in players]
        table = [table[n] for n in self.game]
        players = [[player[n] for n in self.player] for player in players]
        return written([name, version, table, players, stack, asking, rng, log, over, forced])

    def value(self, field: Field, value: Any) -> Any:
        number = self.numbers.get(field.of, [])
        to = self.numbers.get(field.to, [])
        match field.holds:
            case Holds.ONE:
                return value if value < 0 else number[value]
            case Holds.PILE | Holds.RARE:
                return [number[each] for each in value]
            case Holds.MASK:
                return bits(number, value)
            case Holds.SET:
                return bits(number, int.from_bytes(value, "little")).to_bytes(SET_BYTES, "little")
            case Holds.NUMBERS | Holds.SEATS:
                return moved(number, value)
            case Holds.PLACES:
                return moved(number, [at if at < 0 else to[at] for at in value])
            case Holds.COUNTS:
                return moved(number, [packed(to, each) for each in value])
            case Holds.INT if field.of:
                return packed(number, value)
        return value


def bits(number: list[int], value: int) -> int:
    return sum(1 << number[n] for n in range(value.bit_length()) if value >> n & 1)


def packed(number: list[int], value: int) -> int:
    parts = [value >> COUNT_BITS * n & COUNT for n in range(-(-value.bit_length() // COUNT_BITS))]
    return sum(part << COUNT_BITS * number[n] for n, part in enumerate(parts) if part)


def moved(number: list[int], values: list[int]) -> list[int]:
    return [value for _, value in sorted(zip(number, values))] if values else values


def is_plain(state: Any) -> bool:
    """Whether nothing of it is a number that no legend explains."""
    frames = [*state.stack, *([state.asking] if state.asking is not None else [])]
    return all(x in PLAIN_PROGRESS for _, _, x in frames)


# ---- carried over


@each_game
def test_a_position_of_a_program_with_other_numbers_is_the_same_position(rules, setup, answers):
    other = OtherProgram(rules, 3, PREFIXES)
    found = 0
    for state in positions(rules, setup, answers):
        data, legend_of_other = other.save(state), msgspec.json.encode(other.legend)
        if not is_plain(state):
            with pytest.raises(SaveError, match="it is in the middle of"):
                carry_over(rules, data, legend_of_other)
            continue
        found += 1
        same = carry_over(rules, data, legend_of_other)
        assert fingerprint(rules, same) == fingerprint(rules, state)
        assert [rules.key(option) for option in same.options] == [rules.key(option) for option in state.options]
        assert save(rules, same, log=False) == save(rules, state, log=False)
    assert found > 0


@each_game
def test_where_only_fields_and_effects_have_moved_every_position_is_the_same(rules, setup, answers):
    other = OtherProgram(rules, 4, tuple(name for name in meant(rules).components if name != "nodes"))
    for state in positions(rules, setup, answers):
        same = carry_over(rules, other.save(state), msgspec.json.encode(other.legend))
        assert save(rules, same, log=False) == save(rules, state, log=False)
        assert [rules.key(option) for option in same.options] == [rules.key(option) for option in state.options]


@each_game
def test_a_position_of_the_same_program_is_carried_over_as_it_is(rules, setup, answers):
    for state in positions(rules, setup, answers):
        data = save(rules, state, log=False)
        assert save(rules, carry_over(rules, data, legend(rules)), log=False) == data


def one_position(rules: Rules, setup: dict[str, Any], answers: int) -> Any:
    return [state for state in positions(rules, setup, answers) if is_plain(state)][-1]


def in_use(rules: Rules, state: Any) -> tuple[str, int]:
    """The table and the number of a component that lies in some pile."""
    for field in rules.schema.game:
        if field.holds is Holds.PILE and getattr(state, field.name):
            return field.of, getattr(state, field.name)[0]
    raise AssertionError("there are no piles")


@each_game
def test_a_component_that_is_gone_is_named(rules, setup, answers):
    state = one_position(rules, setup, answers)
    table, number = in_use(rules, state)
    old = meant(rules)
    old.components[table][number] = "sandtrout"
    with pytest.raises(SaveError, match=f"sandtrout, of the {table}, is not there any more"):
        carry_over(rules, save(rules, state, log=False), msgspec.json.encode(old))


@each_game
def test_a_component_that_is_gone_and_was_not_in_use_is_no_loss(rules, setup, answers):
    state = one_position(rules, setup, answers)
    old = meant(rules)
    for ids in old.components.values():
        ids.append("sandtrout")
    wider = values_of(save(rules, state, log=False))
    fields = [(rules.schema.game, wider[2]), *((rules.schema.player, player) for player in wider[3])]
    for schema, row in fields:
        for place, field in enumerate(schema):
            whole = isinstance(row[place], list) and len(row[place]) == len(old.components.get(field.of, ())) - 1
            if field.holds in (Holds.NUMBERS, Holds.SEATS, Holds.PLACES, Holds.COUNTS) and whole:
                row[place] = [*row[place], 0 if field.holds in (Holds.NUMBERS, Holds.COUNTS) else -1]
    same = carry_over(rules, written(wider), msgspec.json.encode(old))
    assert fingerprint(rules, same) == fingerprint(rules, state)


@each_game
def test_an_effect_that_is_gone_is_named(rules, setup, answers):
    state = one_position(rules, setup, answers)
    old = meant(rules)
    old.components["nodes"][state.asking[0].number] = "step.sandwalk"
    with pytest.raises(SaveError, match=r"step\.sandwalk, of the nodes, is not there any more"):
        carry_over(rules, save(rules, state, log=False), msgspec.json.encode(old))


@each_game
def test_a_field_that_is_gone_must_have_been_empty(rules, setup, answers):
    state = one_position(rules, setup, answers)
    old = meant(rules)
    old.table.append(Meaning("sandwalk", "INT", "", ""))
    values = values_of(save(rules, state, log=False))
    values[2].append(0)
    same = carry_over(rules, written(values), msgspec.json.encode(old))
    assert fingerprint(rules, same) == fingerprint(rules, state)
    values[2][-1] = 4
    with pytest.raises(SaveError, match="there is no field sandwalk any more"):
        carry_over(rules, written(values), msgspec.json.encode(old))


@each_game
def test_a_field_that_means_something_else_is_refused(rules, setup, answers):
    state = one_position(rules, setup, answers)
    old = meant(rules)
    name = old.table[0].name
    old.table[0] = Meaning(name, "FLAG" if old.table[0].holds != "FLAG" else "INT", "", "")
    with pytest.raises(SaveError, match=f"the field {name} means something else by now"):
        carry_over(rules, save(rules, state, log=False), msgspec.json.encode(old))


@each_game
def test_a_pile_that_is_expected_to_change_less_often_by_now_holds_the_same(rules, setup, answers):
    state = one_position(rules, setup, answers)
    old = meant(rules)
    other = {Holds.PILE.name: Holds.RARE.name, Holds.RARE.name: Holds.PILE.name}
    before = [*old.table, *old.player]
    old.table[:] = [Meaning(m.name, other.get(m.holds, m.holds), m.of, m.to) for m in old.table]
    old.player[:] = [Meaning(m.name, other.get(m.holds, m.holds), m.of, m.to) for m in old.player]
    assert before != [*old.table, *old.player]
    same = carry_over(rules, save(rules, state, log=False), msgspec.json.encode(old))
    assert fingerprint(rules, same) == fingerprint(rules, state)


def test_a_field_that_is_new_is_empty():
    state = one_position(*GAMES[0])
    old = meant(BAZAAR)
    place = next(n for n, meaning in enumerate(old.player) if meaning.name == "passed")
    del old.player[place]
    values = values_of(save(BAZAAR, state, log=False))
    for player in values[3]:
        del player[place]
    assert not any(p.passed for p in carry_over(BAZAAR, written(values), msgspec.json.encode(old)).players)


@pytest.mark.parametrize("wrong", [b"", b"{}", b"[]", b'{"table": [], "player": [], "components": {}}'])
def test_a_legend_that_is_none_is_refused(wrong):
    state = one_position(*GAMES[0])
    with pytest.raises(SaveError):
        carry_over(BAZAAR, save(BAZAAR, state), wrong)


# ---- fingerprints


class Wider:
    """A thing of a program in which every table has one component more, and there is one field more."""

    def __init__(self, thing: Any, fields: Any) -> None:
        self.thing = thing
        self.sandwalk = 0
        self.walker = -1
        self.longer = {f.name: f for f in fields if f.holds.copied and f.holds is not Holds.PILE}

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.thing, name)
        field = self.longer.get(name)
        if field is None or not value:
            return value
        return [*value, -1 if field.holds in (Holds.SEATS, Holds.PLACES) else 0]


class WiderRules:
    def __init__(self, rules: Rules) -> None:
        more = (Field("sandwalk", Holds.INT), Field("walker", Holds.SEAT))
        schema = rules.schema
        self.schema = Schema(schema.name, (*schema.game, *more), (*schema.player, *more))
        # What can be counted gets one more; names of effects are looked up as they are.
        self.tables = {
            name: [*table, Named("sandtrout")] if hasattr(table, "__len__") else table
            for name, table in rules.tables.items()
        }


@each_game
def test_a_fingerprint_does_not_change_with_a_component_or_a_field_more(rules, setup, answers):
    wider: Any = WiderRules(rules)
    for state in list(positions(rules, setup, answers))[::10]:
        there: Any = Wider(state, rules.schema.game)
        players = [Wider(player, rules.schema.player) for player in state.players]
        there.players = players
        assert fingerprint(wider, there) == fingerprint(rules, state)
        there.sandwalk = 1
        assert fingerprint(wider, there) != fingerprint(rules, state)


def changes(field: Field, value: Any) -> Iterator[Any]:
    """Other values that a field could have."""
    match field.holds:
        case Holds.FLAG:
            yield not value
        case Holds.INT | Holds.MASK:
            yield value ^ 1
        case Holds.ONE | Holds.SEAT:
            yield from {-1, 0, 1} - {value}
        case Holds.PILE | Holds.RARE:
            yield value[1:] if value else [0]
        case Holds.SET:
            yield bytes([value[0] ^ 1, *value[1:]])
        case _ if value:
            first = value[0]
            yield from ([other, *value[1:]] for other in {-1, 0, 1} - {first} if other >= 0 or may_be_none(field))


def may_be_none(field: Field) -> bool:
    return field.holds in (Holds.SEATS, Holds.PLACES)


@each_game
def test_a_fingerprint_changes_with_any_thing_on_the_table(rules, setup, answers):
    tried = 0
    for state in list(positions(rules, setup, answers))[:: answers // 3]:
        before = fingerprint(rules, state)
        for holder, fields in ((None, rules.schema.game), (0, rules.schema.player), (1, rules.schema.player)):
            for place, field in enumerate(fields):
                values = state.dump() if holder is None else state.dump_players()[holder]
                for other in changes(field, values[place]):
                    changed = state.copy()
                    if holder is None:
                        changed.fill([*values[:place], other, *values[place + 1 :]])
                    else:
                        changed.fill_player([*values[:place], other, *values[place + 1 :]])
                        changed.players[holder] = changed.players.pop()
                    tried += 1
                    assert fingerprint(rules, changed) != before, (field.name, values[place], other)
    assert tried > 40


@each_game
def test_a_fingerprint_tells_who_is_asked_and_whether_it_is_over(rules, setup, answers):
    state = one_position(rules, setup, answers)
    node, _, x = state.asking
    found = set()
    for asking in (None, (node, 0, x), (node, 1, x)):
        other = state.copy()
        other.asking = asking
        found.add(fingerprint(rules, other))
        other.over = True
        found.add(fingerprint(rules, other))
    assert len(found) == 6
