"""What is put together of parts that are known is what the views of the game are."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from tests.server.people import added_up, changed

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


@pytest.mark.parametrize(("game", "players", "setup"), GAMES, ids=lambda value: str(value))
def test_whoever_is_told_the_changes_has_the_view(game, players, setup):
    playing = sietch.new(game, players=players, seed=5, **setup)
    seats = [SPECTATOR, *range(playing.seats)]
    seen, rng = Seen(), random.Random(5)
    had: dict[int, Any] = {}
    known: dict[int, int] = {}
    sent = whole = 0
    for _ in range(200):
        for seat in rng.sample(seats, rng.randrange(1, len(seats) + 1)):
            view = json.loads(bytes(seen.views(playing, {seat})[seat]))
            changes = seen.changes(playing, seat, known.get(seat, 0))
            if changes is None:
                had[seat] = view
            else:
                had[seat] = changed(had[seat], json.loads(bytes(changes)))
                sent, whole = sent + len(bytes(changes)), whole + len(json.dumps(view))
            known[seat] = seen.now
            assert had[seat] == view
            assert seen.sum(seat) == added_up(view)
        if playing.over:
            break
        if playing.can_undo and rng.random() < 0.2:
            playing.undo()
        else:
            following = playing.branch()
            following.choose(rng.choice(playing.decision.options))
            playing = following
    assert sent < whole / 3


def test_a_hidden_card_that_is_exchanged_for_another_is_no_news_to_others():
    playing = sietch.new("uprising", players=4, seed=3)
    seen = Seen()
    seen.views(playing, range(4))
    known = seen.now
    other = playing.branch()
    other._state = state = playing.state.copy()
    hand, deck = state.players[1].hand, state.players[1].deck
    place = next(n for n, card in enumerate(deck) if card != hand[0])
    hand[0], deck[place] = deck[place], hand[0]
    for seat in (SPECTATOR, 0, 2, 3):
        changes = seen.changes(other, seat, known)
        assert changes is not None
        assert json.loads(bytes(changes)) | {"options": []} == {"table": {}, "players": {}, "options": []}
    mine = seen.changes(other, 1, known)
    assert mine is not None
    assert json.loads(bytes(mine))["players"].keys() == {"1"}
    assert json.loads(bytes(mine))["players"]["1"].keys() == {"hand", "deck"}


def _alone(pairs):
    names = [name for name, _ in pairs]
    assert len(names) == len(set(names)), names
    return dict(pairs)
