"""What is put together of parts that are known is what the views of the game are."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

import sietch
from sietch.core.game import SPECTATOR
from sietch.table.seen import Seen

GAMES = [
    ("uprising", 4, {"modules": ["choam"]}),
    ("uprising", 1, {}),
    ("uprising", 6, {"modules": ["choam"]}),
    ("uprising", 3, {"modules": ["rise-of-ix", "immortality"]}),
    ("imperium", 2, {}),
    ("arrakis", 2, {}),
    ("arrakis", 4, {}),
]


@pytest.mark.parametrize(("game", "players", "setup"), GAMES, ids=lambda value: str(value))
def test_what_is_sent_is_what_a_seat_sees(game, players, setup):
    playing = sietch.new(game, players=players, seed=3, **setup)
    seats = [SPECTATOR, *range(playing.seats)]
    seen, rng = Seen(), random.Random(3)
    for step in range(250):
        told = seen.views(playing, seats if step % 3 else rng.sample(seats, 2))
        for seat, raw in told.items():
            view = bytes(raw)
            expected = json.loads(msgspec.json.encode(playing.view(seat)))
            assert json.loads(view) == expected
            # No name stands there twice: another could read the first of them.
            assert json.loads(view, object_pairs_hook=_alone) is not None
        if playing.over:
            break
        if playing.can_undo and rng.random() < 0.2:
            playing.undo()
        else:
            following = playing.branch()
            following.choose(rng.choice(playing.decision.options))
            playing = following


def _alone(pairs):
    names = [name for name, _ in pairs]
    assert len(names) == len(set(names)), names
    return dict(pairs)
