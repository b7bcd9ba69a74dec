"""Any step of a finished game is the one that the record tells, and scrubbing does not go through it all each time."""

import random
from typing import Any

import pytest

import sietch
from sietch.table import replays
from sietch.table.replays import ANSWERS_BETWEEN, Replay, Replays


@pytest.fixture(scope="module")
def record():
    game = sietch.new("uprising", players=3, seed=5, modules=["choam"])
    rng = random.Random(2)
    while not game.over:
        game.choose(rng.choice(game.decision.options))
    return game.record


def test_a_step_is_the_game_that_the_record_tells_wherever_one_jumps(record):
    replay = Replay(record)
    steps = len(record["answers"])
    places = [0, 1, steps, steps - 1, *random.Random(1).sample(range(steps), 25), 2]
    for place in places:
        told, shown = sietch.replay(record, place), replay.at(place)
        assert shown.record == told.record
        assert shown.events() == told.events()
        assert shown.new_events() == told.new_events()
        assert shown.view(0) == told.view(0)


def test_what_is_given_out_is_a_copy(record):
    replay = Replay(record)
    game = replay.at(0)
    before = game.view(0)
    game.choose(game.decision.options[-1])
    assert replay.at(0).view(0) == before


def test_a_place_once_passed_is_reached_in_a_few_answers(record, monkeypatch):
    replay = Replay(record)
    replay.at(len(record["answers"]))
    chosen: list[str] = []
    choose = sietch.Game.choose

    def counted(game: sietch.Game, key: str, **more: Any) -> list[sietch.Event]:
        chosen.append(key)
        return choose(game, key, **more)

    monkeypatch.setattr(sietch.Game, "choose", counted)
    for step in range(0, len(record["answers"]), 37):
        chosen.clear()
        replay.at(step)
        assert len(chosen) < ANSWERS_BETWEEN


def test_the_games_looked_at_last_are_kept(record, monkeypatch):
    monkeypatch.setattr(replays, "MOST_GAMES", 2)
    kept = Replays()
    first = kept.get("a", record)
    kept.get("b", record)
    assert kept.get("a", record) is first
    kept.get("c", record)
    assert kept.get("a", record) is first
    assert len(kept._replays) == 2
