"""`sietch verify` in a terminal and for programs."""

import json
import random

import pytest

import sietch
from sietch.core.game import Game
from sietch.core.pledge import Pledge


@pytest.fixture(scope="module")
def record():
    game = Game(sietch.rules("uprising"), {"players": 3}, 7, chance="secret", pledge=Pledge.new())
    rng = random.Random(1)
    while not game.over:
        game.choose(rng.choice(game.decision.options))
    return game.record


def write(path, record):
    path.write_text(json.dumps(record))
    return str(path)


def test_a_fair_game(run, record, tmp_path):
    file = write(tmp_path / "game.json", record)
    told = run("verify", file)
    assert told.exit_code == 0
    assert "follow from what was settled before the game" in told.output
    commitment = Pledge.read(record["pledge"]).commitment(7)
    assert commitment in told.output
    assert run("verify", file, "--commitment", commitment).exit_code == 0
    assert run("verify", file, "--commitment", "0" * 64).exit_code == 1


@pytest.mark.parametrize(("lang", "word"), [("cs", "Závazek"), ("pl", "Zobowiązanie")])
def test_in_every_language(run, record, tmp_path, lang, word):
    assert word in run("verify", write(tmp_path / "game.json", record), "--lang", lang).output


def test_as_json(run, record, tmp_path):
    told = json.loads(run("verify", write(tmp_path / "game.json", record), "--json").output)
    assert told["verdict"] == "fair"
    assert told["differs_at"] is None


def test_a_broken_promise_ends_with_1(run, record, tmp_path):
    told = run("verify", write(tmp_path / "game.json", {**record, "seed": 8}))
    assert told.exit_code == 1
    assert "not those that were promised" in told.output


def test_what_is_no_record_is_one_line(run, tmp_path):
    (tmp_path / "game.json").write_text("nonsense")
    told = run("verify", str(tmp_path / "game.json"))
    assert told.exit_code == 2
    assert "Traceback" not in told.output
    told = run("verify", write(tmp_path / "other.json", {"answers": [], "pledge": "x", "game": "chess"}))
    assert told.exit_code == 2
