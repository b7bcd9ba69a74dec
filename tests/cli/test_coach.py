"""The coach in the terminal: the command hint, and `sietch analyse`."""

import json
import random

import pytest

import sietch
from sietch.bots import look, make


def position():
    game = sietch.new("uprising", players=3, seed=3)
    bot, rng = make("greedy"), random.Random(1)
    while game.state.round < 5 or len(game.decision.options) < 3:
        game.choose(bot.choose(*look(game, game.decision.seat), rng).key)
    return game.position(game.decision.seat)


@pytest.mark.parametrize(("lang", "word"), [("en", "imagined worlds"), ("cs", "představených"), ("pl", "wyobrażonych")])
def test_a_hint_at_the_keyboard_in_every_language(sit, lang, word):
    table = sit(lang=lang, players=3)
    assert word in table.play("1", "hint")


def test_where_several_play_there_is_none_unless_it_is_allowed(sit):
    table = sit(seats="human,human,random", players=3)
    assert "sietch play --hints" in table.play("", "hint")
    table.session.hints = True
    assert "imagined worlds" in table.play("", "hint", "hint")


def test_a_position_is_analysed(run):
    text = position()
    told = run("analyse", "--position", text, "--worlds", "20")
    assert told.exit_code == 0, told.output
    assert "% to win" in told.output
    found = json.loads(run("analyse", "--position", text, "--worlds", "20", "--json").output)
    assert sum(found["chances"]) == pytest.approx(1, abs=0.01)
    assert found["hint"]["answers"][0]["behind"] == 0


@pytest.mark.parametrize("args", [(), ("--position", "nonsense"), ("--position", "sietch1.AAAA"), ("gone.json",)])
def test_what_cannot_be_analysed_is_one_line(run, args):
    told = run("analyse", *args)
    assert told.exit_code == 2
    assert "Traceback" not in told.output
    assert told.output.count("\n") == 1


def test_a_record_is_looked_back_at(run, tmp_path):
    game = sietch.new("uprising", players=3, seed=3)
    for _ in range(12):
        game.choose(game.decision.options[0])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record))
    found = json.loads(run("analyse", str(file), "--worlds", "20", "--json").output)
    assert {"curve", "turns", "mistakes", "accounts", "decisions"} <= found.keys()
    assert found["curve"][0]["round"] == 1
    told = run("analyse", str(file), "--worlds", "20", "--lang", "cs")
    assert "Chyby:" in told.output
    assert run("analyse", str(file), "--seat", "7").exit_code == 2
