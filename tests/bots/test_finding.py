"""Bots by name, from a file and as a process; what is wrong with one is told in one line."""

import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import sietch
from sietch.bots import (
    Bot,
    BotError,
    Faults,
    Guard,
    ProcessBot,
    UnknownBot,
    errors,
    find,
    look,
    names,
    separated,
)
from sietch.bots.guard import MOST_TIMEOUTS
from sietch.lab.simulation import simulate
from sietch.table.roster import Roster

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

class Idle(Bot):
    pass

class Hasty(Bot):
    def choose(self, options):
        return options[0]

class Deaf(Last):
    def observe(self):
        pass

class Odd(Last):
    name = "two\\nlines"

class Number(Bot):
    choose = 3

class Leaving(Last):
    def __init__(self):
        raise SystemExit(0)

class Interrupting(Last):
    def __init__(self):
        raise KeyboardInterrupt

class Nameless(Last):
    @property
    def name(self):
        raise KeyboardInterrupt
"""


@pytest.fixture(autouse=True)
def path(monkeypatch):
    """Where modules are found: what a bot file adds is forgotten with its test."""
    monkeypatch.setattr(sys, "path", sys.path[:])


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
        (":Idle", r"it does not say how to choose: def choose\(self, view, options, rng\)"),
        (":Hasty", r"choose is called with \(view, options, rng\), not with \(options\)"),
        (":Deaf", r"observe is called with \(event\), not with \(\)"),
        (":Number", "its choose is not a method"),
        (":Odd", "its name must be a line of text"),
        (":Leaving", "cannot be made: line 34: SystemExit: 0"),
        (":Interrupting", "cannot be made: line 38: KeyboardInterrupt$"),
        (":Nameless", "its name cannot be told: KeyboardInterrupt$"),
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
        ("\nraise KeyboardInterrupt\n", "has an error: line 2: KeyboardInterrupt$"),
    ],
)
def test_an_error_in_a_bot_file_is_told_with_its_line(tmp_path, text, message):
    path = tmp_path / "broken.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BotError, match=message) as caught:
        find(f"{path}:Any")
    assert "\n" not in str(caught.value)


def test_an_error_is_told_with_its_line_also_where_the_path_is_short(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("broken.py").write_text("import helper\n")
    Path("helper.py").write_text("\nx = (\n")
    with pytest.raises(BotError, match=r"broken\.py has an error: helper\.py, line 2: "):
        find("broken.py:Any")
    Path("raising.py").write_text("\n\nraise ValueError('no\\nspice')\n")
    with pytest.raises(BotError, match=r"raising\.py has an error: line 3: ValueError: no spice"):
        find("raising.py:Any")


def test_ctrl_c_while_a_bot_file_is_loaded_is_meant_for_the_program(tmp_path):
    path = tmp_path / "interrupted.py"
    path.write_text("import signal\nsignal.raise_signal(signal.SIGINT)\n")
    with pytest.raises(KeyboardInterrupt):
        find(f"{path}:Last")
    # What was loaded half-way is not taken for the whole.
    path.write_text(GOOD)
    assert find(f"{path}:Last").name == "Last"


HANGING = """
import time
from sietch.bots import RandomBot

class Slow(RandomBot):
    def __init__(self):
        time.sleep(60)
"""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HANGING, r"bot .*hanging\.py:Slow cannot be made: line 7: OutOfTime: it took more than 0\.2 s$"),
        (f"{HANGING}\nSlow()", r"file .*hanging\.py has an error: line 7: OutOfTime: it took more than 0\.2 s$"),
    ],
)
def test_a_bot_that_takes_too_long_to_load_or_to_make_is_refused(tmp_path, monkeypatch, text, message):
    monkeypatch.setattr(errors, "SECONDS_TO_LOAD", 0.2)
    path = tmp_path / "hanging.py"
    path.write_text(text)
    started = time.monotonic()
    with pytest.raises(errors.TooSlow, match=message):
        find(f"{path}:Slow")
    assert time.monotonic() - started < 20


def test_a_bot_file_imports_what_lies_beside_it_also_later(tmp_path, monkeypatch):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (tmp_path / "beside_a_bot.py").write_text("FOOD = 'spice'\n")
    (tmp_path / "beside_a_bot_later.py").write_text("DRINK = 'water'\n")
    # What is installed comes first.
    (tmp_path / "json.py").write_text("raise ValueError\n")
    (tmp_path / "eater.py").write_text(
        "import beside_a_bot, json\n"
        "from sietch.bots import RandomBot\n"
        "class Eater(RandomBot):\n"
        "    name = beside_a_bot.FOOD\n"
        "    def drink(self):\n"
        "        import beside_a_bot_later\n"
        "        return beside_a_bot_later.DRINK\n"
    )
    monkeypatch.chdir(elsewhere)
    bot: Any = find("../eater.py:Eater")
    assert (bot.name, bot.drink()) == ("spice", "water")


# ---- entry points

INSTALLED = """
from sietch.bots import RandomBot

class Nameless(RandomBot):
    pass

class Named(RandomBot):
    name = "sandy"

class Interrupting(RandomBot):
    def __init__(self):
        raise KeyboardInterrupt

def made():
    return Named()
"""


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """A package that brings bots."""
    (tmp_path / "installed_bots.py").write_text(INSTALLED)
    about = tmp_path / "installed_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: installed-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[sietch.bots]\n"
        "cautious = installed_bots:Nameless\n"
        "named = installed_bots:Named\n"
        "function = installed_bots:made\n"
        "interrupting = installed_bots:Interrupting\n"
        "missing = no_such_module_at_all:Bot\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    yield
    sys.modules.pop("installed_bots", None)


def test_a_bot_of_a_package_without_a_name_of_its_own_is_called_by_its_entry_point(installed):
    assert {"cautious", "named"} <= set(names())
    assert [find(name).name for name in ("cautious", "named", "function")] == ["cautious", "sandy", "sandy"]


@pytest.mark.parametrize(("name", "message"), [("interrupting", "KeyboardInterrupt"), ("missing", "ModuleNotFoundE")])
def test_a_bot_of_a_package_that_cannot_be_made_is_refused(installed, name, message):
    with pytest.raises(BotError, match=f"the bot {name} cannot be made: {message}"):
        find(name)


def test_a_name_is_looked_up_without_running_anything(installed):
    for name in ("greedy", "cautious", "missing"):
        Roster().refuse_unknown(name)
    assert "installed_bots" not in sys.modules
    with pytest.raises(UnknownBot, match=r"unknown bot 'nobody'; possible: random, .*cautious, "):
        Roster().refuse_unknown("nobody")


# ---- files and texts


def test_a_bot_without_a_name_of_its_own_is_called_by_its_class(tmp_path):
    path = tmp_path / "named.py"
    path.write_text(
        "from sietch.bots import RandomBot\nclass Mine(RandomBot): pass\nclass Its(RandomBot): name = 'sandy'\n"
    )
    assert (find(f"{path}:Mine").name, find(f"{path}:Its").name) == ("Mine", "sandy")
    assert find("random").name == "random"


def test_a_file_that_is_not_there_is_named_with_where_it_was_looked_for(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BotError, match=rf"there is no bot file nowhere\.py in {re.escape(str(tmp_path))}$"):
        find("nowhere.py:Bot")
    with pytest.raises(BotError, match=r"there is no bot file /nowhere\.py$"):
        find("/nowhere.py:Bot")


@pytest.mark.parametrize(
    ("text", "bots"),
    [
        ("greedy, random,,", ["greedy", "random"]),
        ("process:sh -c 'a,b',random", ["process:sh -c 'a,b'", "random"]),
        ('random,process:"my, bot" x', ["random", 'process:"my, bot" x']),
        ("it's.py:Bot,random", ["it's.py:Bot", "random"]),
        ("", []),
    ],
)
def test_bots_are_separated_by_commas_that_are_not_in_quotation_marks(text, bots):
    assert separated(text) == bots


@pytest.mark.parametrize("text", ["process:", "process:  ", "process:'open"])
def test_a_process_needs_a_command(text):
    with pytest.raises(BotError, match=f"bot {text.strip()}"):
        find(text)


# ---- processes


def process(tmp_path, text):
    """A bot that is this Python program."""
    path = tmp_path / "program"
    path.write_text(text, encoding="utf-8")
    return ProcessBot(f"{sys.executable} {path}")


def first_answer(bot: Bot, seconds: float = 20.0):
    game = sietch.new("uprising", players=4, seed=3)
    seat = game.decision.seat
    guard = Guard(bot, seconds)
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
    key, keys, faults = first_answer(ProcessBot(f"sh {path}"))
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
    guard = Guard(process(tmp_path, text), 20.0)
    key = guard.choose(game, game.decision.seat, random.Random(1))
    assert (key, guard.faults) == (game.decision.options[0].key, faults)
    guard.bot.close()  # type: ignore[attr-defined]


def test_a_silent_process_runs_out_of_time(tmp_path):
    bot = process(tmp_path, "import time\ntime.sleep(60)\n")
    # On a busy machine the process itself takes some tenths of a second to begin.
    key, keys, faults = first_answer(bot, seconds=2.0)
    assert (key, faults) == (keys[0], Faults(timeouts=1))


def test_a_process_that_is_given_up_is_ended(tmp_path):
    bot = process(tmp_path, "import time\ntime.sleep(600)\n")
    game = sietch.new("uprising", players=4, seed=3)
    guard = Guard(bot, 60)
    guard.start(game, game.decision.seat)
    assert bot._process is not None
    pid = bot._process.pid
    guard.seconds = bot.seconds = 0.1
    for _ in range(MOST_TIMEOUTS + 1):
        guard.choose(game, game.decision.seat, random.Random(1))
    assert guard.faults == Faults(timeouts=MOST_TIMEOUTS + 1)
    assert ended(pid)


def test_a_program_that_is_not_there_or_may_not_be_run_is_refused(tmp_path):
    plain = tmp_path / "plain"
    plain.write_text("#!/bin/sh\n")
    for program, message in (("/no/such/program", "is not there"), (str(plain), "is not a program that may be run")):
        with pytest.raises(BotError, match=f"bot process:{program} --fast: {program} {message}"):
            find(f"process:{program} --fast")


def test_a_program_that_cannot_be_started_after_all_loses_its_move(tmp_path, caplog):
    path = tmp_path / "program"
    path.write_bytes(b"\x7fELF, but broken off")
    path.chmod(0o755)
    key, keys, faults = first_answer(find(f"process:{path}"))
    assert (key, faults) == (keys[0], Faults(crashes=1, outside_moves=1))
    assert f"failed: {path} cannot be started: Exec format error" in caplog.text


def test_a_process_is_told_how_long_it_may_think_and_what_options_are_worth(tmp_path):
    text = (
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    if m['message'] == 'choose':\n"
        "        best = max(m['options'], key=lambda option: option['worth'])\n"
        "        print(json.dumps({'key': best['key'] if m['seconds'] == 17 else 'no'}), flush=True)\n"
    )
    key, _, faults = first_answer(process(tmp_path, text), seconds=17)
    game = sietch.new("uprising", players=4, seed=3)
    options = look(game, game.decision.seat)[1]
    assert faults == Faults()
    assert key == max(options, key=lambda offer: offer.worth()).key


@pytest.mark.parametrize("text", ["import time\ntime.sleep(600)\n", "while True: print('spice')\n"])
def test_a_process_that_does_not_listen_or_never_stops_talking_holds_up_nobody(tmp_path, text):
    bot = process(tmp_path, text)
    game = sietch.new("uprising", players=4, seed=3)
    seat = game.decision.seat
    guard = Guard(bot, 0.2)
    guard.start(game, seat)
    event = game.events(seat)[0]
    for _ in range(5_000):  # more than fits into a pipe
        guard.observe(event)
    assert guard.choose(game, seat, random.Random(1)) == game.decision.options[0].key
    bot.close()


def test_a_process_that_has_ended_is_started_again_when_it_is_asked_next(tmp_path):
    text = (
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    if m['message'] == 'choose':\n"
        "        print(json.dumps({'key': m['options'][-1]['key']}), flush=True)\n"
        "        break\n"
    )
    bot = process(tmp_path, text)
    game = sietch.new("uprising", players=4, seed=3)
    seat = game.decision.seat
    guard = Guard(bot, 20.0)
    guard.start(game, seat)
    keys = [guard.choose(game, seat, random.Random(1))]
    assert bot._process is not None
    bot._process.wait(20)
    for event in game.events(seat)[:3]:
        guard.observe(event)
    keys.append(guard.choose(game, seat, random.Random(1)))
    assert keys == [game.decision.options[-1].key] * 2
    assert guard.faults == Faults(outside_moves=1)
    bot.close()


def test_a_line_that_is_too_long_is_one_wrong_answer(tmp_path):
    text = (
        "import json, sys\n"
        "for n, line in enumerate(sys.stdin):\n"
        "    m = json.loads(line)\n"
        "    if m['message'] == 'choose':\n"
        "        print('x' * 3_000_000 if n == 1 else json.dumps({'key': m['options'][-1]['key']}), flush=True)\n"
    )
    game = sietch.new("uprising", players=4, seed=3)
    bot, seat = process(tmp_path, text), game.decision.seat
    guard = Guard(bot, 20.0)
    guard.start(game, seat)
    keys = [guard.choose(game, seat, random.Random(1)) for _ in range(3)]
    assert keys == [game.decision.options[place].key for place in (0, -1, -1)]
    assert guard.faults == Faults(illegal=1)
    bot.close()


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="processes of Unix")
def test_what_a_process_started_ends_with_it(tmp_path):
    note = tmp_path / "pid"
    bot = ProcessBot(f"sh -c 'sleep 600 & echo $! > {note}; sleep 600'")
    game = sietch.new("uprising", players=4, seed=3)
    guard = Guard(bot, 0.2)
    guard.start(game, 0)
    until = time.monotonic() + 20
    while not (note.exists() and note.read_text().strip()):
        assert time.monotonic() < until
        time.sleep(0.01)
    guard.end({})
    assert ended(int(note.read_text()))


def ended(pid: int) -> bool:
    """Whether a process is gone, or nothing but its entry is left, a moment later."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout.strip()
        if not state or state.startswith("Z"):
            return True
        time.sleep(0.02)
    return False


def test_what_a_process_said_last_is_told(tmp_path, caplog):
    first_answer(process(tmp_path, "raise SystemExit('the spice is gone')\n"))
    assert "the process ended: the spice is gone" in caplog.text
