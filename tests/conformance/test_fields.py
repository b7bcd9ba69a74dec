"""Sets, places and counts: what a view names, what a save brings back and what a redeal keeps."""

from typing import Any

import msgspec
import pytest
from tests.conformance.battery import position
from tests.conformance.test_saves import written
from tests.conformance.test_toy import TestBazaar as Battery
from tests.conformance.toy.effects import STALLS
from tests.conformance.toy.rules import BAZAAR
from tests.conformance.toy.schema import SCHEMA

from sietch.core.game import SPECTATOR, Game
from sietch.core.saves import CHECKSUM, MARK, SaveError, load, save
from sietch.core.schema import COUNT, COUNT_BITS, SET_BYTES


@pytest.fixture
def game() -> Game:
    """Porters on their way: the first at home, the second at the last stall, the third at the first."""
    game = Game(BAZAAR, {"players": 3}, 1)
    state = game.state
    state.porters = [-1, STALLS - 1, 0]
    state.players[1].visited = 1 << STALLS - 1 | 1 << 3
    state.players[1].wares = [0, 2 | 1 << 2 * COUNT_BITS, 0, COUNT << COUNT_BITS]
    return game


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_a_view_names_the_members_the_places_and_the_counts(game, seat):
    for view in (game.view(seat), game.views([seat])[seat]):
        assert view["porters"] == {"1": "stall-100", "2": "stall-1"}
        assert [player["visited"] for player in view["players"]] == [[], ["stall-4", "stall-100"], []]
        assert view["players"][0]["wares"] == {}
        assert view["players"][1]["wares"] == {"2": {"silk": 2, "glass": 1}, "4": {"salt": COUNT}}


def test_a_save_brings_them_back(game):
    loaded = load(BAZAAR, save(BAZAAR, game.state))
    assert position(loaded) == position(game.state)
    assert loaded.players[1].visited == 1 << STALLS - 1 | 1 << 3
    assert loaded.porters == [-1, STALLS - 1, 0]


def values(game: Game) -> list[Any]:
    found: list[Any] = msgspec.msgpack.decode(save(BAZAAR, game.state)[len(MARK) + CHECKSUM :])
    return found


PORTERS = [field.name for field in SCHEMA.game].index("porters")
VISITED = [field.name for field in SCHEMA.player].index("visited")
WARES = [field.name for field in SCHEMA.player].index("wares")


@pytest.mark.parametrize("wrong", [[-2, 0, 0], [STALLS, 0, 0], [None, 0, 0], 0, b"\0\0\0"], ids=str)
def test_a_save_with_a_place_that_there_is_not_is_refused(game, wrong):
    saved = values(game)
    saved[2][PORTERS] = wrong
    with pytest.raises(SaveError, match="cannot be read"):
        load(BAZAAR, written(saved))


@pytest.mark.parametrize("wrong", [0, b"", bytes(SET_BYTES - 1), bytes(SET_BYTES + 1), [0], None], ids=str)
def test_a_save_with_a_set_of_another_width_is_refused(game, wrong):
    saved = values(game)
    saved[3][1][VISITED] = wrong
    with pytest.raises(SaveError, match="cannot be read"):
        load(BAZAAR, written(saved))


@pytest.mark.parametrize("wrong", [0, ["x"], [None], {}], ids=str)
def test_a_save_with_counts_that_are_none_is_refused(game, wrong):
    saved = values(game)
    saved[3][1][WARES] = wrong
    with pytest.raises(SaveError, match="cannot be read"):
        load(BAZAAR, written(saved))


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_a_redeal_keeps_what_lies_open_and_shares_none_of_it(game, seat):
    before = position(game.state)
    dealt = game.redeal(seat, 7)
    assert dealt.state.porters == game.state.porters
    assert [p.visited for p in dealt.state.players] == [p.visited for p in game.state.players]
    assert [p.wares for p in dealt.state.players] == [p.wares for p in game.state.players]
    dealt.state.porters[0] = 5
    dealt.state.players[1].wares[0] = 5
    dealt.state.players[1].visited = 0
    assert position(game.state) == before


def test_the_games_of_the_battery_use_them():
    """The laws would hold of empty fields, too."""
    battery = Battery()
    players = [
        (p, at)
        for setup in battery.setups
        for seed in battery.seeds
        for p, at in zip(battery.played(setup, seed).state.players, battery.played(setup, seed).state.porters)
    ]
    assert any(at >= 64 for _, at in players)
    assert any(p.visited >> 64 for p, _ in players)
    assert any(p.visited.bit_count() > 1 for p, _ in players)
    assert any(packed >> COUNT_BITS for p, _ in players for packed in p.wares)
