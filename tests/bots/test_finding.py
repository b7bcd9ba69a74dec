"""Bots by name, from a file and as a process; what is wrong with one is told in one line."""

import random
import re
import sys
from pathlib import Path

import pytest

import sietch
from sietch.bots import Bot, BotError, Faults, Guard, ProcessBot, find, look
from sietch.lab.simulation import simulate

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"

GOOD = """
from sietch.bots import Bot

class Last(Bot):
    def choose(self, view, options, rng):
        return options[-1]

class Picky(Bot):
    def __init__(self, food):
        self.food = food

class Stranger:
    pass
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(GOOD, encoding="utf-8")
    return path


def test_a_bot_comes_from_a_file(file):
    bot = find(f"{file}:Last")
    game = sietch.new("uprising", players=4, seed=3)
    view, options = look(game, game.decision.seat)
    assert bot.choose(view, options, random.Random(1)).key == game.decision.options[-1].key
    assert bot.name == "Last"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", r"which bot of .*mine\.py\? write .*mine\.py:Class; its bots: Last, Picky"),
        (":Nobody", "the file has no such class; its bots: Last, Picky"),
        (":Stranger", "not a subclass of sietch.bots.Bot; its bots: Last, Picky"),
        (":Picky", "cannot be made: TypeError: .*food"),
    ],
)
def test_a_class_that_is_no_bot_is_refused(file, name, message):
    with pytest.raises(BotError, match=message):
        find(f"{file}{name}")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("import sietch\n\ndef (:\n", "has an error: line 3: invalid syntax"),
        ("\nx = 1\ny = x / 0\n", "has an error: line 3: ZeroDivisionError"),
        ("import no_such_module_at_all\n", "has an error: line 1: ModuleNotFoundError"),
    ],
)
def test_an_error_in_a_bot_file_is_told_with_its_line(tmp_path, text, message):
    path = tmp_path / "broken.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BotError, match=message) as caught:
        find(f"{path}:Any")
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there_is_named():
    with pytest.raises(BotError, match=r"there is no bot file nowhere\.py"):
        find("nowhere.py:Bot")


@pytest.mark.parametrize("text", ["process:", "process:  ", "process:'open"])
def test_a_process_needs_a_command(text):
    with pytest.raises(BotError, match=f"bot {text.strip()}"):
        find(text)


# ---- processes


def process(tmp_path, text):
    """A bot that is this Python program."""
    path = tmp_path / "program"
    path.write_text(text, encoding="utf-8")
    return ProcessBot(f"{sys.executable} {path}", seconds=20.0)


def first_answer(bot: Bot):
    game = sietch.new("uprising", players=4, seed=3)
    seat = game.decision.seat
    guard = Guard(bot)
    guard.start(game, seat)
    key = guard.choose(game, seat, random.Random(1))
    guard.end({"scores": [1], "winners": [0]})
    return key, [option.key for option in game.decision.options], guard.faults


def test_the_process_of_the_docs_plays_a_whole_game(tmp_path):
    (text,) = re.findall(r"```python\n(import json.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert text.count("\n") <= 15
    path = tmp_path / "first.py"
    path.write_text(text, encoding="utf-8")
    bots = [f"process:{sys.executable} {path}", "random"]
    result = simulate("arrakis", {}, bots, games=1, seed=2, most_decisions=400)
    assert result["failed"] == []
    assert result["decisions"] > 100
    assert not any(result["faults"][bots[0]].values())


def test_the_shell_script_of_the_docs_plays(tmp_path):
    (text,) = re.findall(r"```sh\n(#!/bin/sh.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    path = tmp_path / "first.sh"
    path.write_text(text, encoding="utf-8")
    key, keys, faults = first_answer(ProcessBot(f"sh {path}", seconds=20.0))
    assert (key, faults) == (keys[0], Faults())


def test_a_process_is_told_everything_in_order(tmp_path):
    heard = tmp_path / "heard"
    text = (
        "import json, sys\n"
        f"out = open({str(heard)!r}, 'w')\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    print(m['message'], m.get('seat'), 'hand' in str(m.get('view')), file=out, flush=True)\n"
        "    if m['message'] == 'choose':\n"
        "        print(json.dumps({'id': m['id'] - 1, 'key': 'late'}))\n"
        "        print(json.dumps({'id': m['id'], 'key': m['options'][-1]['key']}), flush=True)\n"
    )
    key, keys, faults = first_answer(process(tmp_path, text))
    assert (key, faults) == (keys[-1], Faults())
    told = heard.read_text(encoding="utf-8").splitlines()
    assert [line.split()[0] for line in told] == ["start", "choose", "end"]
    assert all(line.endswith("True") for line in told[:2])


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("import sys\nfor line in sys.stdin: print('rubbish', flush=True)\n", Faults(illegal=1)),
        ("import sys\nfor line in sys.stdin: print('{\"key\": 5}', flush=True)\n", Faults(illegal=1)),
        ("raise SystemExit('no')\n", Faults(crashes=1)),
    ],
)
def test_a_process_that_fails_loses_its_move(tmp_path, text, faults):
    game = sietch.new("uprising", players=4, seed=3)
    guard = Guard(process(tmp_path, text))
    key = guard.choose(game, game.decision.seat, random.Random(1))
    assert (key, guard.faults) == (game.decision.options[0].key, faults)
    guard.bot.close()  # type: ignore[attr-defined]


def test_a_silent_process_runs_out_of_time(tmp_path):
    bot = process(tmp_path, "import time\ntime.sleep(60)\n")
    bot.seconds = 0.2
    key, keys, faults = first_answer(bot)
    assert (key, faults) == (keys[0], Faults(timeouts=1))


def test_a_process_that_cannot_be_started_is_a_crash(caplog):
    key, keys, faults = first_answer(find("process:/no/such/program"))
    assert key == keys[0]
    assert faults.crashes
    assert "/no/such/program: No such file or directory" in caplog.text


def test_what_a_process_said_last_is_told(tmp_path, caplog):
    first_answer(process(tmp_path, "raise SystemExit('the spice is gone')\n"))
    assert "the process ended: the spice is gone" in caplog.text
