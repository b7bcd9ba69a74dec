"""The puzzles of the package can be set and have one best answer; what is looked for is what a puzzle is."""

import json
import random
from datetime import date, timedelta

import pytest

import sietch
from sietch.coach import puzzles
from sietch.coach.puzzles import LEAST_GAIN, PROOF, Puzzle, check, collection, of_the_day, set_up
from sietch.coach.worlds import judge_of, promising
from sietch.core.positions import known_legend, legend_name
from sietch.text import LANGUAGES, clause, language
from sietch.text.wire import as_words


@pytest.mark.parametrize("puzzle", collection(), ids=lambda puzzle: puzzle.id)
def test_a_puzzle_of_the_package(puzzle):
    check(puzzle)
    game = set_up(puzzle)
    assert game.decision.seat == puzzle.seat
    assert (game.rules.name, game.seats) == (puzzle.game, puzzle.players)
    assert puzzle.gain >= LEAST_GAIN
    assert puzzle.low > 0
    assert puzzle.worlds == PROOF
    best, second = sorted(puzzle.chances.values(), reverse=True)[:2]
    assert puzzle.chances[puzzle.answer] == best
    assert best - second == pytest.approx(puzzle.gain, abs=0.001)
    for code in LANGUAGES:
        assert all(clause(language(code), as_words(words)) for words in puzzle.reasons)


def test_ids_are_given_once():
    ids = [puzzle.id for puzzle in collection()]
    assert len(ids) == len(set(ids)) > 0


def test_later_programs_will_know_what_their_numbers_mean():
    for puzzle in collection():
        assert known_legend(legend_name(set_up(puzzle).rules)), "run keep_legend for these rules"


def test_every_day_has_another_one():
    day = date(2027, 1, 1)
    many = len(collection())
    found = [of_the_day(day + timedelta(n)) for n in range(many)]
    assert len({puzzle.id for puzzle in found if puzzle}) == many
    assert of_the_day(day) == of_the_day(day)


def test_what_is_obvious_is_no_puzzle(monkeypatch):
    """However good it is: a position counts only if the best answer is not the one that looks best at once."""
    monkeypatch.setattr(puzzles, "LEAST_GAIN", -1.0)
    monkeypatch.setattr(puzzles, "BLINK_GAIN", -1.0)
    monkeypatch.setattr(puzzles, "GLANCE_GAIN", -1.0)
    monkeypatch.setattr(puzzles, "LOOK", 4)
    monkeypatch.setattr(puzzles, "PROOF", 6)
    game = sietch.new("uprising", players=3, seed=5)
    rng = random.Random(1)
    judge = judge_of(game.rules)
    looked = 0
    while looked < 3:
        if len(game.state.options) >= 3:
            looked += 1
            found = puzzles.look(game, looked)
            if found is not None:
                assert found.answer != game.key(promising(judge, game.state, 1)[0])
        game.choose(game.key(judge.answer(game.state, rng)))


def test_a_solution_is_not_listed(run_command):
    told = json.loads(run_command("puzzles", "--json").output)
    assert len(told) == len(collection())
    assert not {"answer", "chances", "reasons", "gain"} & told[0].keys()


def test_one_is_solved_in_the_terminal(run_command):
    puzzle: Puzzle = collection()[0]
    right = json.loads(run_command("puzzles", "solve", puzzle.id, "--answer", puzzle.answer, "--json").output)
    assert right["right"]
    wrong = next(key for key in puzzle.chances if key != puzzle.answer)
    told = run_command("puzzles", "solve", puzzle.id, "--answer", wrong)
    assert "No. Best is" in told.output
    assert run_command("puzzles", "solve", "nothing").exit_code == 2
    assert run_command("puzzles", "solve", puzzle.id, "--answer", "nonsense").exit_code == 2


@pytest.fixture
def run_command(monkeypatch):
    from typer.testing import CliRunner

    from sietch.cli import app

    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.delenv("SIETCH_LANG", raising=False)
    return lambda *args: CliRunner().invoke(app, list(args))
