"""Saves that are well formed and still wrong: of another game, of other rules, with values that make no sense."""

import random
import zlib
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
import pytest
from tests.conformance.toy.rules import BAZAAR

import sietch
from sietch.core.game import Game
from sietch.core.saves import CHECKSUM, MARK, SaveError, load, save
from sietch.imperium.rules import ruleset

UPRISING = ruleset("uprising", ("uprising", "choam"), 4)


@cache
def saved() -> bytes:
    """A save of a game in the middle of a turn."""
    game = sietch.new("uprising", players=4, seed=3, modules=["choam"])
    rng = random.Random(3)
    for _ in range(100):
        game.choose(rng.randrange(len(game.decision.options)))
    return save(UPRISING, game.state)


@pytest.fixture
def values() -> list[Any]:
    found: list[Any] = msgspec.msgpack.decode(saved()[len(MARK) + CHECKSUM :])
    return found


def written(values: Any) -> bytes:
    """A save with these values and the checksum that fits them."""
    body = msgspec.msgpack.encode(values)
    return MARK + zlib.crc32(body).to_bytes(CHECKSUM, "big") + body


def test_the_values_of_a_save_can_be_written_again(values):
    state = load(UPRISING, written(values))
    assert save(UPRISING, state) == written(values)


def test_a_save_of_another_game_is_refused_by_name():
    data = save(BAZAAR, Game(BAZAAR, {"players": 2}, 1).state)
    with pytest.raises(SaveError, match="'bazaar', not of 'uprising'"):
        load(UPRISING, data)


def test_a_save_of_other_rules_is_refused_by_version(values):
    values[1] += 1
    with pytest.raises(SaveError, match=r"rules version \d+; this program has \d+"):
        load(UPRISING, written(values))


@pytest.mark.parametrize("place", range(2, 10))
@pytest.mark.parametrize("wrong", [None, "x", -7, [], [[]], {"a": 1}], ids=str)
def test_a_save_with_a_wrong_part_is_refused_or_means_something(values, place, wrong):
    values[place] = wrong
    refused_or_sound(written(values))


@pytest.mark.parametrize("seed", range(100))
def test_a_save_with_a_wrong_value_is_refused_or_means_something(values, seed):
    rng = random.Random(seed)
    part = values[rng.choice([2, 3, 4, 5])] or values[2]
    if part is values[3]:
        part = rng.choice(values[3])
    part[rng.randrange(len(part))] = rng.choice([-2, -1, 0, 1, 999, True, None, "x", [], [999], [-1]])
    refused_or_sound(written(values))


@pytest.mark.parametrize("short", [[], ["uprising"], ["uprising", 1], ["uprising", 1, [], []], {}, 7])
def test_a_save_that_is_cut_off_is_refused(short):
    with pytest.raises(SaveError):
        load(UPRISING, written(short))


def refused_or_sound(data: bytes) -> None:
    """Some wrong values are still positions; all others must be refused in our own words."""
    with suppress(SaveError):
        state = load(UPRISING, data)
        assert state.asking is None or state.options
