"""Recorded games go as they went: same events, same options, same end. `games.py` says how to write them anew."""

import pytest
from tests.golden.games import FOLDER, GAMES, outcomes, read, result, step

import sietch
from sietch.core.game import Game


def test_every_file_is_a_game_of_the_list():
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_goes_as_it_went(name):
    head, (check, *chance), *answers, end = read(name)
    game = Game(sietch.rules(head["game"]), head["setup"], head["seed"], outcomes=outcomes(head["game"], chance))
    assert step(game) == check, "the set-up is different"
    for number, (check, answer, *chance) in enumerate(answers, start=3):
        game.choose(answer, outcomes=outcomes(head["game"], chance))
        assert step(game) == check, f"line {number} of {name}.jsonl, {answer}: the game went another way"
    assert result(game) == end


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays(name):
    head, (_, *start), *lines, end = read(name)
    record = {**head, "answers": start + [entry for _, *entries in lines for entry in entries]}
    game = sietch.replay(record)
    assert game.over
    assert game.record == record
    assert result(game) == end
