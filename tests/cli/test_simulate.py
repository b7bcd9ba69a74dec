import json
import re

import pytest
from rich.progress import Progress
from typer.testing import CliRunner

from sietch.cli import app
from sietch.cli.progress import Speed, TimeLeft
from sietch.imperium.rules import Family
from sietch.lab.match import play
from sietch.lab.workers import LabError


def run(*arguments: str):
    return CliRunner().invoke(app, ["simulate", *arguments])


def test_json_goes_alone_to_standard_output():
    result = run("--games", "3", "--modules", "choam", "--seed", "4", "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    found = json.loads(result.stdout)
    assert (found["games"], found["finished"], found["seed"]) == (3, 3, 4)
    assert found["modules"] == ["choam"]
    assert found["bots"] == ["random"] * 4


def test_one_bot_is_used_for_all_seats_and_several_take_one_each():
    found = json.loads(run("--games", "1", "--players", "3", "--bots", "random", "--json").stdout)
    assert found["bots"] == ["random"] * 3
    found = json.loads(run("--games", "1", "--players", "3", "--bots", "greedy, random,random", "--json").stdout)
    assert found["bots"] == ["greedy", "random", "random"]


def test_the_table_names_the_bots_and_what_they_won():
    result = run("--games", "4", "--modules", "choam", "--bots", "greedy,random,random,random")
    assert result.exit_code == 0
    for text in ("greedy", "random", "wins", "4 of 4 games finished", "decisions"):
        assert text in result.stdout


def test_a_game_with_sides_is_played_by_as_many_as_it_has_and_tells_who_won():
    result = run("--game", "arrakis", "--games", "2", "--bots", "greedy,random", "--stay")
    assert result.exit_code == 0
    assert "arrakis, 2 players" in result.stdout
    assert "atreides won 100.0%, harkonnen won 0.0%" in result.stdout
    assert "points as atreides" in result.stdout
    assert "points of harkonnen on average" in result.stdout


BOTS = """
import time

from sietch.bots import RandomBot

class Blind(RandomBot):
    name = "[/red] blind"

    def start(self, seat, view):
        raise ValueError("oops")

class Slow(RandomBot):
    name = "slow"

    def choose(self, view, options, rng):
        time.sleep(5)
"""


def test_failures_outside_moves_are_told_apart_and_names_are_shown_as_they_are(tmp_path):
    (tmp_path / "bots.py").write_text(BOTS)
    result = run("--games", "2", "--bots", f"{tmp_path / 'bots.py'}:Blind,random,random,random")
    assert result.exit_code == 0
    assert "[/red] blind failed 2 times outside its moves" in result.stdout
    assert "lost moves" not in result.stdout


def test_the_time_to_think_can_be_said(tmp_path):
    (tmp_path / "bots.py").write_text(BOTS)
    bots = f"{tmp_path / 'bots.py'}:Slow,random,random,random"
    result = run("--games", "1", "--bots", bots, "--seconds", "0.05", "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["faults"]["slow"]["timeouts"] > 20


NAMESAKES = """
from sietch.bots import RandomBot

class Cautious(RandomBot):
    pass

class Pretender(RandomBot):
    name = "greedy"
"""


def test_different_bots_of_the_same_name_are_told_apart_everywhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("one.py", "two.py"):
        (tmp_path / name).write_text(NAMESAKES)
    arguments = ("--games", "2", "--bots", "one.py:Cautious,two.py:Cautious,one.py:Pretender,greedy")
    found = json.loads(run(*arguments, "--json", "--archive", "games.jsonl").stdout)
    written = ["one.py:Cautious", "two.py:Cautious", "one.py:Pretender", "greedy"]
    assert found["bots"] == list(found["wins"]) == written
    records = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [record["seats"] for record in records] == [written, [*written[1:], written[0]]]
    table = run(*arguments).stdout
    assert all(name in table for name in written)
    # The same bot at several seats is one.
    alike = run("--games", "1", "--bots", "one.py:Cautious,one.py:Cautious,greedy,greedy", "--json")
    assert json.loads(alike.stdout)["bots"] == ["Cautious", "Cautious", "greedy", "greedy"]


def test_the_table_shows_the_end_of_a_long_name(tmp_path):
    folder = tmp_path / ("folder-" * 10)
    folder.mkdir()
    for name in ("one.py", "two.py"):
        (folder / name).write_text(NAMESAKES)
    table = run("--games", "1", "--bots", f"{folder}/one.py:Cautious,{folder}/two.py:Cautious,random,random").stdout
    assert "…" in table
    letters = "".join(table.split())
    assert len(letters) > 100
    for line in ("one.py:Cautious", "two.py:Cautious"):
        assert line in "".join(piece.strip() for piece in re.findall(r"│([^│]*)│[^\n]*\n", table))


def test_failed_games_are_counted_from_1_as_in_an_archive(tmp_path, monkeypatch):
    def winners(self, state):
        raise ZeroDivisionError("no winner")

    monkeypatch.setattr(Family, "winners", winners)
    result = run("--games", "2", "--records", str(tmp_path / "failed"))
    assert result.exit_code == 1
    assert [line.split()[1] for line in result.stdout.splitlines() if line.startswith("game ")] == ["1", "2"]
    assert sorted(path.name.split("-")[1] for path in (tmp_path / "failed").iterdir()) == ["1", "2"]


def test_an_archive_that_cannot_be_written_any_more_is_told(tmp_path, monkeypatch):
    def full(path, file, record):
        raise LabError(f"{path}: No space left on device")

    monkeypatch.setattr("sietch.lab.archive.append", full)
    result = run("--games", "3", "--archive", str(tmp_path / "games.jsonl"))
    assert result.exit_code == 1
    assert "1 of 3 games finished" in result.stdout
    assert result.stderr.endswith("games.jsonl: No space left on device; no further games were played\n")


def test_speed_is_that_of_all_the_time_and_falls_while_nothing_ends():
    now = 100.0
    bar = Progress(get_time=lambda: now)
    bar.add_task("", total=None)
    [task] = bar.tasks
    bar.update(task.id, total=100, completed=40, before=40)  # games that were there already
    assert (str(Speed().render(task)), str(TimeLeft().render(task))) == ("", "-:--:-- left")
    now += 10
    bar.update(task.id, completed=60)
    assert (str(Speed().render(task)), str(TimeLeft().render(task))) == ("2.0 games/s", "0:00:20 left")
    now += 30
    assert (str(Speed().render(task)), str(TimeLeft().render(task))) == ("30.0 games/min", "0:01:20 left")


def test_leaders_and_house_rules_are_passed_on():
    leaders = "muad-dib,gurney-halleck,random,choose"
    found = json.loads(
        run("--games", "1", "--leaders", leaders, "--house-rules", "spies-must-be-placed", "--json").stdout
    )
    assert found["leaders"] == leaders.split(",")
    assert found["house_rules"] == ["spies-must-be-placed"]


def test_all_games_can_be_archived_and_replayed(tmp_path):
    file = tmp_path / "games.jsonl"
    assert run("--games", "3", "--bots", "random,random,greedy,random", "--archive", str(file)).exit_code == 0
    records = [json.loads(line) for line in file.read_text().splitlines()]
    assert [record["seats"].index("greedy") for record in records] == [2, 1, 0]
    replayed = CliRunner().invoke(app, ["replay", str(file), "--game-number", "2"])
    assert "The game is over" in replayed.output
    again = run("--games", "3", "--archive", str(file))
    assert again.exit_code == 2
    assert "games.jsonl exists already" in again.stderr


def test_an_interrupted_simulation_tells_how_far_it_came(monkeypatch):

    def interrupted(terms, fixture):
        if fixture.number == 2:
            raise KeyboardInterrupt
        return play(terms, fixture)

    monkeypatch.setattr("sietch.lab.simulation.play", interrupted)
    result = run("--games", "5", "--json")
    assert result.exit_code == 130
    found = json.loads(result.stdout)
    assert (found["interrupted"], found["games"], found["finished"]) == (True, 5, 2)
    result = run("--games", "5")
    assert result.exit_code == 130
    assert "Interrupted" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--game", "chess"), "unknown game 'chess'"),
        (("--players", "7"), "1, 2, 3, 4 or 6 players"),
        (("--players", "4.0"), "'--players': '4.0' is not a valid integer"),
        (("--games", "many"), "'--games': 'many' is not a valid integer"),
        (("--modules", "choam,ix"), "unknown module 'ix'"),
        (("--house-rules", "free-parking"), "unknown house rule 'free-parking'"),
        (("--leaders", "nobody,random,random,random"), "unknown leader 'nobody'"),
        (("--leaders", "muad-dib"), "4 leaders, not 1"),
        (("--bots", "genius"), "unknown bot 'genius'; possible: random, search-beginner"),
        (("--bots", "random,random"), "4 bots, not 2"),
        (("--bots", ""), "4 bots, not 0"),
        (("--games", "0"), "at least one game"),
        (("--games", "-3"), "at least one game"),
        (("--jobs", "0"), "at least one process"),
        (("--bots", "process:./nothere --fast"), "bot process:./nothere --fast: ./nothere is not there"),
        (("--seconds", "-1"), "-1 is not more than 0"),
        (("--seconds", "nan"), "nan is not more than 0"),
        (("--records", __file__), "is not a folder"),
    ],
)
def test_wrong_input_is_refused_in_one_line(arguments, message):
    result = run(*arguments, "--json")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr


def test_of_three_players_it_can_be_said_which_side_is_shared():
    three = ("--game", "arrakis", "--players", "3", "--games", "1", "--bots", "greedy", "--json")
    assert json.loads(run(*three).stdout)["roles"] == ["atreides", "house-harkonnen", "corrino-ally"]
    found = json.loads(run(*three, "--shared", "atreides").stdout)
    assert found["roles"] == ["house-atreides", "fremen-ally", "harkonnen"]
    wrong = run(*three, "--shared", "nobody")
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert "the side that is shared is one of harkonnen, atreides" in wrong.stderr
