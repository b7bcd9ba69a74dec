"""Tournaments: a fair schedule, the same games however they are played, and nothing lost when one ends early."""

import io
import itertools
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.busy import PATIENCE
from typer.testing import CliRunner

import sietch
from sietch.bots import Bot, RandomBot
from sietch.cli import app
from sietch.cli.tournament import show
from sietch.imperium.rules import Family, ruleset
from sietch.lab import tournament as lab
from sietch.lab.schedule import games_in_a_round, lineups, schedule, seatings
from sietch.lab.standings import plot as draw
from sietch.lab.tournament import named, tournament
from sietch.lab.workers import LabError

SETUP = {"players": 3}
LEADERS = 8  # of Uprising without modules
BOTS = '''
from os import _exit
from pathlib import Path
from time import sleep

from sietch.bots import RandomBot

folder = Path(__file__).parent


class Last(RandomBot):
    name = "last"

    def choose(self, view, options, rng):
        return options[-1]


class Waiting(RandomBot):
    """Waits for a signal once two games are over."""

    name = "waiting"

    def start(self, seat, view):
        while (folder / "hold").exists() and (folder / "games.jsonl").read_bytes().count(b"\\n") >= 2:
            sleep(0.01)


class Deadly(RandomBot):
    """Ends the whole process, in a game where it has the first seat."""

    name = "deadly"

    def start(self, seat, view):
        if seat == 0:
            _exit(1)
'''


class Faint(RandomBot):
    """Fails at its second decision, and answers nonsense at its third."""

    name = "faint"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view, options, rng):
        self.asked += 1
        if self.asked == 2:
            raise RuntimeError("too much spice")
        return "nonsense" if self.asked == 3 else super().choose(view, options, rng)


def of_kind(kind: type[Family]) -> Family:
    return ruleset("uprising", ("uprising", "choam"), 4, kind)


class Exploding(Family):
    """Rules that cannot finish a game that the first seat wins."""

    def winners(self, state):
        if 0 in super().winners(state):
            raise ZeroDivisionError("no winner")
        return super().winners(state)


class NoStart(Family):
    """Rules that cannot even set a game up."""

    def start(self, *arguments, **options):
        raise ZeroDivisionError("no table")


@pytest.fixture
def bots(tmp_path) -> str:
    (tmp_path / "bots.py").write_text(BOTS)
    return str(tmp_path / "bots.py")


def played(archive: Path, bots=("random", "greedy"), rounds=2, **options) -> dict[str, Any]:
    return tournament(
        options.pop("game", "uprising"), options.pop("setup", SETUP), list(bots), archive, rounds, **options
    )


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    """What must be the same however and wherever the games are played."""
    lines = [
        {key: value for key, value in line.items() if key not in ("milliseconds", "longest")}
        for line in report["standings"]
    ]
    rest = {key: value for key, value in report.items() if key not in ("seconds", "archive")}
    return rest | {"standings": lines}


def lines_of(archive: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in archive.read_text().splitlines()]


# ---- the schedule


@pytest.mark.parametrize(
    ("bots", "seats", "groups"),
    [
        ("AB", 4, ["AABB"]),
        ("ABC", 4, ["AABC", "ABBC", "ABCC"]),
        ("ABCD", 4, ["ABCD"]),
        ("ABC", 2, ["AB", "AC", "BC"]),
        ("ABCDE", 4, ["ABCD", "ABCE", "ABDE", "ACDE", "BCDE"]),
        ("AB", 3, ["AAB", "ABB"]),
    ],
)
def test_every_group_of_bots_meets(bots, seats, groups):
    assert ["".join(lineup) for lineup in lineups(bots, seats)] == groups
    assert games_in_a_round(len(bots), seats) == len(groups) * seats


def test_a_lineup_is_seated_in_every_way_that_moving_on_gives():
    assert seatings("AABB") == [tuple("AABB"), tuple("ABBA"), tuple("BBAA"), tuple("BAAB")]
    assert seatings("AB") == [("A", "B"), ("B", "A")]


@pytest.mark.parametrize("number", [2, 3, 4, 5])
@pytest.mark.parametrize(("game", "players"), [("uprising", 4), ("uprising", 3), ("arrakis", 2)])
def test_in_every_round_every_bot_has_every_seat_of_the_deal_equally_often(game, players, number):
    bots: dict[str, Any] = {name: name for name in "ABCDE"[:number]}
    fixtures = schedule(sietch.rules(game), {"players": players}, bots, 3, seed=5)
    in_a_round = games_in_a_round(number, players)
    assert [fixture.number for fixture in fixtures] == list(range(3 * in_a_round))
    for first in range(0, len(fixtures), in_a_round):
        games = fixtures[first : first + in_a_round]
        assert len({fixture.seed for fixture in games}) == 1
        assert all(fixture.setup == games[0].setup for fixture in games)
        assert len({fixture.seats for fixture in games}) == len(games)
        for seat in range(players):
            often = Counter(fixture.seats[seat] for fixture in games)
            assert often == dict.fromkeys(bots, in_a_round // number)
    assert len({fixture.seed for fixture in fixtures}) == 3


def test_leaders_take_turns_until_all_were_there_equally_often():
    rules = sietch.rules("uprising")
    fixtures = schedule(rules, {"players": 3}, {"A": "greedy", "B": "random"}, 2 * LEADERS, seed=1)
    rounds = [fixture.setup["leaders"] for fixture in fixtures[:: games_in_a_round(2, 3)]]
    assert all(len(set(leaders)) == 3 for leaders in rounds)
    for n in range(1, len(rounds) + 1):
        often = Counter(leader for leaders in rounds[:n] for leader in leaders)
        fewest = min(often.values()) if len(often) == LEADERS else 0
        assert max(often.values()) - fewest <= 1
    assert set(Counter(leader for leaders in rounds for leader in leaders).values()) == {6}
    assert "random" not in rounds[0]
    assert rounds[:LEADERS] != rounds[LEADERS:]
    other = schedule(rules, {"players": 3}, {"A": "greedy", "B": "random"}, 1, seed=2)
    assert other[0].setup["leaders"] != rounds[0]


def test_leaders_of_a_module_take_turns_only_with_it_and_leaders_that_are_said_stay():
    rules = sietch.rules("uprising")
    bots: dict[str, Any] = {"A": "greedy", "B": "random"}

    def leaders(**setup) -> set[str]:
        fixtures = schedule(rules, {"players": 3, **setup}, bots, 30, seed=0)
        return {leader for fixture in fixtures for leader in fixture.setup["leaders"]}

    assert "shaddam-corrino-iv" not in leaders()
    assert "shaddam-corrino-iv" in leaders(modules=["choam"])
    said = ["muad-dib", "random", "choose"]
    assert leaders(leaders=said) == set(said)


def test_more_rounds_are_the_same_rounds_and_further_ones():
    rules = sietch.rules("uprising")
    bots: dict[str, Any] = {"A": "greedy", "B": "random"}
    assert schedule(rules, SETUP, bots, 20, seed=3)[:30] == schedule(rules, SETUP, bots, 5, seed=3)
    assert schedule(rules, SETUP, dict(reversed(bots.items())), 5, seed=3) == schedule(rules, SETUP, bots, 5, seed=3)


# ---- the report


def test_the_report_tells_everything_by_name(tmp_path):
    report = played(tmp_path / "games.jsonl", seed=4)
    assert json.loads(json.dumps(report)) == report
    assert report.keys() == {
        "game", "rules", "players", "modules", "house_rules", "leaders", "roles", "bots", "bot_sources",
        "seconds_per_answer", "seed", "rounds", "games", "interrupted", "archive", "left_aside",
        "played", "finished", "stalled", "failed", "wins_by_seat", "standings", "seconds",
    }  # fmt: skip
    assert (report["games"], report["played"], report["finished"], report["failed"]) == (12, 12, 12, [])
    best, worst = report["standings"]
    assert best.keys() == {
        "bot", "rating", "rating_low", "rating_high", "seats", "wins", "share", "share_low", "share_high", "points",
        "decisions", "milliseconds", "longest", "illegal", "crashes", "timeouts", "outside_moves",
    }  # fmt: skip
    assert (best["bot"], worst["bot"]) == ("greedy", "random")
    assert best["rating_low"] < best["rating"] < best["rating_high"]
    assert best["seats"] == worst["seats"] == 18
    assert best["wins"] + worst["wins"] == sum(report["wins_by_seat"]) == pytest.approx(12)
    assert best["share"] == pytest.approx(best["wins"] / 18, abs=1e-4)
    assert best["share_low"] < best["share"] < best["share_high"]
    assert 0 < best["milliseconds"] <= best["longest"]


def test_the_report_has_what_is_needed_to_play_it_again(tmp_path, bots):
    archive = tmp_path / "games.jsonl"
    leaders = ["muad-dib", "random", "gurney-halleck"]
    setup = {"players": 3, "leaders": leaders}
    report = played(archive, ["random", f"{bots}:Last"], rounds=1, setup=setup, seconds=7)
    assert (report["leaders"], report["seconds_per_answer"]) == (leaders, 7.0)
    settings = lines_of(archive)[0]["tournament"]["settings"]
    assert report["bot_sources"] == settings["bots"]
    assert (report["leaders"], report["rules"]) == (settings["leaders"], settings["rules"])
    assert re.fullmatch(r".*bots\.py:Last \([0-9a-f]{12}\)", report["bot_sources"]["last"])
    assert played(tmp_path / "other.jsonl", rounds=1)["leaders"] == []  # they take turns


def test_every_line_of_the_archive_is_a_game_to_replay(tmp_path):
    report = played(tmp_path / "games.jsonl", rounds=1)
    wins: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    for line in lines_of(tmp_path / "games.jsonl"):
        game = sietch.replay(line)
        assert game.over
        assert game.winners == line["tournament"]["winners"]
        assert game.scores == line["tournament"]["scores"]
        for seat in game.winners:
            wins[line["seats"][seat]] += 1
        for seat, thinking in zip(line["seats"], line["tournament"]["thinking"], strict=True):
            decisions[seat] += thinking["decisions"]
    assert {line["bot"]: line["wins"] for line in report["standings"]} == {
        "greedy": wins["greedy"],
        "random": wins["random"],
    }
    assert {line["bot"]: line["decisions"] for line in report["standings"]} == decisions


def test_a_bot_that_fails_loses_moves_that_are_counted(tmp_path):
    report = played(tmp_path / "games.jsonl", [Faint, "random"], rounds=1)
    assert report["finished"] == 6
    lines = {line["bot"]: line for line in report["standings"]}
    assert (lines["faint"]["crashes"], lines["faint"]["illegal"], lines["faint"]["timeouts"]) == (9, 9, 0)
    assert (lines["random"]["crashes"], lines["random"]["illegal"], lines["random"]["timeouts"]) == (0, 0, 0)


def test_a_game_that_fails_is_stored_counted_and_named_and_the_others_are_rated(tmp_path):
    options: dict[str, Any] = {"game": of_kind(Exploding), "records": tmp_path / "failed", "seed": 1}
    report = played(tmp_path / "games.jsonl", **options)
    assert 0 < len(report["failed"]) < 12
    assert report["finished"] == 12 - len(report["failed"])
    assert report["wins_by_seat"][0] == 0
    assert report["standings"][0]["rating"] is not None
    for failure in report["failed"]:
        assert failure["failure"] == "ZeroDivisionError: no winner"
        assert sietch.replay(json.loads(Path(failure["record"]).read_text())).over
    # It is remembered too, and not played again.
    assert without_times(played(tmp_path / "games.jsonl", **options)) == without_times(report)
    lines = lines_of(tmp_path / "games.jsonl")
    assert len(lines) == 12
    # Games are named from 1.
    failed = [line["tournament"]["number"] + 1 for line in lines if line["tournament"]["failure"]]
    assert [failure["game"] for failure in report["failed"]] == failed
    assert [Path(failure["record"]).name.split("-")[1] for failure in report["failed"]] == list(map(str, failed))


def test_a_game_that_failed_is_played_again_where_its_line_was_left_out(tmp_path):
    played(tmp_path / "games.jsonl", game=of_kind(Exploding), records=tmp_path / "failed", seed=1)
    lines = (tmp_path / "games.jsonl").read_text().splitlines(keepends=True)
    good = [line for line in lines if '"failure": ""' in line]  # as the documentation says
    assert 0 < len(good) < 12
    (tmp_path / "again.jsonl").write_text("".join(good))
    report = played(tmp_path / "again.jsonl", seed=1)
    assert (report["finished"], report["failed"]) == (12, [])


def test_games_that_cannot_be_set_up_or_do_not_end_are_counted(tmp_path):
    report = played(tmp_path / "1.jsonl", game=of_kind(NoStart), rounds=1, records=tmp_path / "failed")
    assert (report["finished"], len(report["failed"])) == (0, 6)
    assert [line["rating"] for line in report["standings"]] == [None, None]
    report = played(tmp_path / "2.jsonl", rounds=1, most_decisions=10)
    assert (report["finished"], report["stalled"], report["failed"]) == (0, 6, [])


def test_sides_take_turns_in_a_game_that_has_them(tmp_path):
    report = played(tmp_path / "games.jsonl", game="arrakis", setup={}, rounds=1)
    assert report["roles"] == ["atreides", "harkonnen"]
    assert {tuple(line["seats"]) for line in lines_of(tmp_path / "games.jsonl")} == {
        ("greedy", "random"), ("random", "greedy"),
    }  # fmt: skip
    assert [(line["bot"], line["wins"]) for line in report["standings"]] == [("greedy", 2), ("random", 0)]


# ---- the same games, however they are played


def test_the_same_seed_gives_the_same_report_however_many_processes_play(tmp_path, bots):
    entrants = ["greedy", "random", f"{bots}:Last"]
    one = played(tmp_path / "1.jsonl", entrants, rounds=1, jobs=1, seed=2)
    two = played(tmp_path / "2.jsonl", entrants, rounds=1, jobs=2, seed=2)
    assert without_times(one) == without_times(two)

    def answers(archive: str) -> dict[int, list[str]]:
        return {line["tournament"]["number"]: line["answers"] for line in lines_of(tmp_path / archive)}

    assert answers("1.jsonl") == answers("2.jsonl")


def test_another_seed_gives_other_games(tmp_path):
    reports = [without_times(played(tmp_path / f"{seed}.jsonl", rounds=1, seed=seed)) for seed in (2, 3)]
    assert reports[0]["standings"] != reports[1]["standings"]


def test_a_ray_cluster_plays_the_same_games(tmp_path):
    pytest.importorskip("ray")
    here = played(tmp_path / "here.jsonl", rounds=1)
    there = played(tmp_path / "there.jsonl", rounds=1, ray="local")
    assert without_times(here) == without_times(there)


# ---- going on


def test_a_finished_tournament_is_told_again_and_can_have_more_rounds(tmp_path):
    archive = tmp_path / "games.jsonl"
    first = played(archive, rounds=1)
    before = archive.read_bytes()
    assert without_times(played(archive, rounds=1)) == without_times(first)
    assert archive.read_bytes() == before
    longer = played(archive, rounds=2)
    assert archive.read_bytes().startswith(before)
    assert without_times(longer) == without_times(played(tmp_path / "other.jsonl", rounds=2))
    shorter = played(archive, rounds=1)
    assert shorter["left_aside"] == 6
    assert without_times(shorter | {"left_aside": 0}) == without_times(first)


def test_ctrl_c_keeps_all_that_is_finished_and_tells_it(tmp_path):
    archive = tmp_path / "games.jsonl"

    def progress(done: int, games: int, ratings: list[tuple[str, float]]) -> None:
        assert games == 12
        assert {name for name, _ in ratings} == {"greedy", "random"}
        if done == 5:
            raise KeyboardInterrupt

    report = played(archive, progress=progress)
    assert (report["interrupted"], report["games"], report["played"]) == (True, 12, 5)
    assert len(lines_of(archive)) == 5
    assert without_times(played(archive)) == without_times(played(tmp_path / "other.jsonl"))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals of Unix")
@pytest.mark.parametrize(("sign", "jobs", "code"), [("SIGINT", 1, 130), ("SIGTERM", 2, 130), ("SIGKILL", 2, -9)])
def test_whatever_ends_a_tournament_it_goes_on_to_the_same_report(tmp_path, bots, sign, jobs, code):
    archive = tmp_path / "games.jsonl"
    (tmp_path / "hold").touch()
    entrants = ["random", f"{bots}:Waiting"]
    arguments = ["--bots", ",".join(entrants), "--players", "3", "--rounds", "1", "--jobs", str(jobs), "--to", archive]
    command = [sys.executable, "-c", "from sietch.cli import main; main()", "tournament", *arguments, "--json"]
    process = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    until = time.monotonic() + PATIENCE
    while not (archive.exists() and archive.read_bytes().count(b"\n") >= 2):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.02)
    os.kill(process.pid, getattr(signal, sign))
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == code, err
    kept = len(lines_of(archive))
    assert 2 <= kept < 6
    if code == 130:
        report = json.loads(out)
        assert (report["interrupted"], report["played"]) == (True, kept)
        assert err.splitlines()[-1].startswith(f"Interrupted: {archive} has all finished games")
    (tmp_path / "hold").unlink()
    resumed = played(archive, entrants, rounds=1)
    assert without_times(resumed) == without_times(played(tmp_path / "other.jsonl", entrants, rounds=1))
    assert len(lines_of(archive)) == 6


def test_a_process_that_dies_loses_its_game_alone(tmp_path, bots):
    archive = tmp_path / "games.jsonl"
    report = played(archive, ["random", f"{bots}:Deadly"], rounds=1, jobs=2, records=tmp_path / "failed")
    deadly = [place for place, line in enumerate(lines_of(archive)) if line["seats"][0] == "deadly"]
    assert 0 < len(deadly) < 6
    assert (report["finished"], len(report["failed"])) == (6 - len(deadly), len(deadly))
    for failure in report["failed"]:
        assert failure["failure"] == "the process that played it ended all at once"
        assert sietch.replay(json.loads(Path(failure["record"]).read_text())).seed == failure["seed"]


def test_a_line_that_was_torn_is_cut_off_and_its_game_played_again(tmp_path):
    archive = tmp_path / "games.jsonl"
    report = played(archive, rounds=1)
    whole = archive.read_bytes()
    archive.write_bytes(whole[:-100])
    assert without_times(played(archive, rounds=1)) == without_times(report)
    assert len(lines_of(archive)) == 6
    # Only the end of the line is missing: nothing was lost.
    archive.write_bytes(whole[:-1])
    assert without_times(played(archive, rounds=1)) == without_times(report)
    assert archive.read_bytes() == whole


def test_an_archive_of_another_tournament_is_refused_with_what_differs(tmp_path, bots):
    archive = tmp_path / "games.jsonl"
    entrants = ["random", f"{bots}:Last"]
    played(archive, entrants, rounds=1)
    before = archive.read_bytes()
    with pytest.raises(LabError, match="of another tournament: seed is 0 there and 1 here; choose"):
        played(archive, entrants, seed=1)
    with pytest.raises(LabError, match=r"seconds is 10.0 there and 5.0 here"):
        played(archive, entrants, seconds=5)
    with pytest.raises(LabError, match="modules is none there and choam here"):
        played(archive, entrants, setup={"players": 3, "modules": ["choam"]})
    with pytest.raises(
        LabError, match=r"bot last is .*bots.py:Last \(\w+\) there and none here, bot greedy is none there"
    ):
        played(archive, ["random", "greedy"])
    # What is not told is the same as what is empty, and no difference.
    settings = json.loads(before.splitlines()[0])["tournament"]["settings"]
    assert lab._differences(settings | {"facts": "", "house_rules": None}, settings) == []
    del settings["modules"]
    assert lab._differences(settings, {**settings, "modules": [], "seed": 1}) == ["seed is 0 there and 1 here"]
    Path(bots).write_text(BOTS + "\n# changed\n")
    with pytest.raises(LabError, match=r"tournament: bot last is .*bots.py:Last \(\w+\) there and .*\(\w+\) here; "):
        played(archive, entrants)
    assert archive.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("some notes", "games.jsonl: its last line is not JSON"),
        ("some notes\n", "games.jsonl:1: not JSON"),
        ('{"a": 1, /* my notes */ }', "games.jsonl: its last line is not JSON"),
        ('hello\n{"torn', "games.jsonl:1: not JSON"),
        ('{"answers": ["x"], "mine": tru', "games.jsonl: its last line is not JSON"),
        ('{"a": 1}\n', "games.jsonl:1: not a record of a game"),
        ('{"a": 1}', "games.jsonl:1: not a record of a game"),
        ('{"answers": []}\n', "games.jsonl:1: not a game of a tournament"),
        ('{"answers": [], "tournament": {"settings": 3}}\n', "games.jsonl:1: not a game of a tournament"),
    ],
)
def test_a_file_that_is_something_else_is_refused_and_kept(tmp_path, text, message):
    archive = tmp_path / "games.jsonl"
    archive.write_text(text)
    with pytest.raises(LabError, match=message):
        played(archive)
    assert archive.read_text() == text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes of Unix")
@pytest.mark.parametrize("place", ["pipe", "/dev/stdout", "/dev/null", "."])
def test_what_is_no_regular_file_is_refused_at_once(tmp_path, place):
    os.mkfifo(tmp_path / "pipe")
    arguments = ["tournament", "--bots", "random,greedy", "--players", "3", "--rounds", "1", "--to", place]
    command = [sys.executable, "-c", "from sietch.cli import main; main()", *arguments]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == f"sietch: {place} is not a regular file: choose another for the games of the tournament\n"


def test_a_file_that_was_there_is_never_removed(tmp_path):
    archive = tmp_path / "games.jsonl"
    archive.touch()
    with pytest.raises(LabError, match="at least one process"):
        played(archive, jobs=0)
    assert archive.exists()


@pytest.fixture(scope="module")
def finished(tmp_path_factory) -> bytes:
    """The archive of a tournament of one round."""
    archive: Path = tmp_path_factory.mktemp("finished") / "games.jsonl"
    played(archive, rounds=1, game="arrakis", setup={}, bots=("random", "greedy"))
    return archive.read_bytes()


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"winners": None}, "winners"),
        ({"winners": [7]}, "its winners are not seats from 0 to 1"),
        ({"scores": []}, "a finished game has 2 scores"),
        ({"number": -1}, "games and rounds are counted from 0"),
        ({"faults": [{}]}, "its faults and times are not those of 2 seats"),
        ({"seats": ["ghost", "random"]}, "its seats are not 2 bots of this tournament"),
        ({"seats": ["random"]}, "its seats are not 2 bots of this tournament"),
    ],
)
def test_a_line_that_was_changed_is_named(tmp_path, finished, changed, message):
    archive = tmp_path / "games.jsonl"
    lines = [json.loads(line) for line in finished.splitlines()]
    for name, value in changed.items():
        (lines[1] if name == "seats" else lines[1]["tournament"])[name] = value
    archive.write_text("".join(json.dumps(line) + "\n" for line in lines))
    with pytest.raises(LabError, match=rf"games.jsonl:2: .*{message}"):
        played(archive, rounds=1, game="arrakis", setup={})


@pytest.mark.parametrize("torn", ["{", "\0" * 100, '{"game": "arra', '{"game": "arrakis", "rules": 1\0\0', "LINE\0\0"])
def test_whatever_a_power_cut_leaves_at_the_end_is_cut_off(tmp_path, finished, torn):
    archive = tmp_path / "games.jsonl"
    first, second = finished.splitlines(keepends=True)
    archive.write_bytes(first + torn.encode().replace(b"LINE", second.strip()))
    with lab.remembering(archive, json.loads(first)["tournament"]["settings"]) as (known, _):
        assert list(known) == [0]
    assert archive.read_bytes() == first


def test_the_very_first_line_may_be_torn_if_it_is_ours(tmp_path, finished):
    archive = tmp_path / "games.jsonl"
    archive.write_bytes(finished[:200])
    with lab.remembering(archive, json.loads(finished.splitlines()[0])["tournament"]["settings"]) as (known, _):
        assert not known
    assert archive.read_bytes() == b""


def test_an_archive_that_cannot_be_written_any_more_is_told_in_one_line_and_can_be_continued(tmp_path):
    archive = tmp_path / "games.jsonl"
    arguments = ["--bots", "random,greedy", "--players", "3", "--rounds", "1", "--to", str(archive)]
    program = (
        "import resource, sys\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (30_000, resource.RLIM_INFINITY))\n"
        "from sietch.cli import main\n"
        "main()\n"
    )
    pytest.importorskip("resource")
    command = [sys.executable, "-c", program, "tournament", *arguments]
    result = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=PATIENCE)
    assert (result.returncode, result.stderr) == (2, f"sietch: {archive}: File too large\n")
    assert 0 < archive.read_bytes().count(b"\n") < 6
    assert without_times(played(archive, rounds=1)) == without_times(played(tmp_path / "other.jsonl", rounds=1))


def test_two_tournaments_do_not_write_to_the_same_file(tmp_path):
    pytest.importorskip("fcntl")
    archive = tmp_path / "games.jsonl"
    with lab.remembering(archive, {}), pytest.raises(LabError, match="another tournament is writing to it"):
        played(archive)


# ---- who takes part


def test_bots_of_the_same_name_are_called_as_they_were_written(tmp_path, bots):
    other = tmp_path / "others.py"
    other.write_text(BOTS)
    written = [f"{bots}:Last", f"{other}:Last", "random"]
    assert list(named(written)) == written
    assert list(named([f"{bots}:Last", "random"])) == ["last", "random"]


def test_a_program_takes_part_also_if_it_is_in_a_python_file(tmp_path):
    path = tmp_path / "first.py"
    path.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    if m['message'] == 'choose':\n"
        "        print(json.dumps({'id': m['id'], 'key': m['options'][0]['key']}), flush=True)\n"
    )
    program = f"process:{sys.executable} {path}"
    report = played(
        tmp_path / "games.jsonl", [program, "random"], rounds=1, game="arrakis", setup={}, most_decisions=50
    )
    assert (report["played"], report["failed"]) == (2, [])
    assert not any(line[fault] for line in report["standings"] for fault in ("illegal", "crashes", "timeouts"))
    assert lines_of(tmp_path / "games.jsonl")[0]["tournament"]["settings"]["bots"][program] == program


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals of Unix")
@pytest.mark.parametrize("sign", ["SIGTERM", "SIGKILL"])
def test_programs_that_hang_end_with_the_tournament(tmp_path, sign):
    note = tmp_path / "pids"
    (tmp_path / "stuck.sh").write_text(f"echo $$ >> {note}\nsleep 600\n")
    arguments = ["--bots", f"process:sh {tmp_path / 'stuck.sh'},random", "--players", "3", "--jobs", "2"]
    command = [sys.executable, "-c", "from sietch.cli import main; main()", "tournament", *arguments]
    process = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    until = time.monotonic() + PATIENCE
    while not (note.exists() and note.read_text().count("\n") >= 2):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.02)
    os.kill(process.pid, getattr(signal, sign))
    _, err = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in err
    pids = note.read_text().split()
    while subprocess.run(["ps", "-o", "pid=", "-p", ",".join(pids)], capture_output=True).stdout.strip():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("bots", "options", "message"),
    [
        (["random"], {}, "at least 2 bots, not 1"),
        ([], {}, "at least 2 bots, not 0"),
        (["random", "greedy", "random"], {}, "the bot random is there twice"),
        ([Faint, Faint], {}, "the bot faint is there twice"),
        (["random", "greedy"], {"rounds": 0}, "at least one round"),
        (["random", "greedy"], {"jobs": 0}, "at least one process"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(tmp_path, bots: list[str | type[Bot]], options, message):
    with pytest.raises(LabError, match=message):
        played(tmp_path / "games.jsonl", bots, **options)


# ---- the command


def run(*arguments: str):
    return CliRunner().invoke(app, ["tournament", "--players", "3", "--rounds", "1", *arguments])


def test_the_command_shows_a_table_names_its_file_and_draws(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = run("--bots", "greedy,random", "--seed", "3", "--plot", "ratings.svg")
    assert result.exit_code == 0, result.output
    for text in ("greedy", "rating", "6 of 6 games finished", "all games: tournament-uprising-3.jsonl"):
        assert text in result.stdout
    assert (tmp_path / "tournament-uprising-3.jsonl").exists()
    picture = (tmp_path / "ratings.svg").read_text()
    assert "greedy" in picture
    assert "uprising, 3 players, 6 games" in picture
    assert "rating (one round alone tells no interval)" in picture
    # The same command again draws the same picture of the same games.
    again = run("--bots", "greedy,random", "--seed", "3", "--plot", "ratings.svg")
    assert again.stdout == result.stdout
    assert (tmp_path / "ratings.svg").read_text() == picture


def test_an_interruption_before_the_first_game_names_no_file(tmp_path, monkeypatch):
    def interrupted(terms, fixture):
        raise KeyboardInterrupt

    monkeypatch.setattr("sietch.lab.tournament.play", interrupted)
    result = run("--bots", "greedy,random", "--to", str(tmp_path / "games.jsonl"))
    assert (result.exit_code, result.stderr) == (130, "Interrupted: no game was finished.\n")
    assert not list(tmp_path.iterdir())


def long_names() -> dict[str, Any]:
    """A report with names of every awkward kind."""
    folder = "/somewhere/far/below/in/a/folder/that/somebody/gave/a/very/long/name"
    names = [f"process:python3 {folder}/bot-v{n}.py" for n in (1, 2)] + ["greedy", "W" * 80, "沙丘" * 30]
    lines = [
        {"bot": name, "rating": 1600 - 170 * n, "rating_low": 1500 - 200 * n, "rating_high": 1700 - 150 * n}
        for n, name in enumerate(names)
    ]
    return {"game": "uprising", "players": 4, "finished": 1200, "standings": lines}


def test_long_names_leave_room_in_the_picture_and_nothing_is_warned_of(tmp_path, recwarn, monkeypatch):
    figures: list[Any] = []

    def saved(figure, path, **options) -> None:
        save(figure, path, **options)
        figure.draw_without_rendering()
        figures.append(figure)

    from matplotlib.figure import Figure
    from matplotlib.text import Text

    save = Figure.savefig
    monkeypatch.setattr(Figure, "savefig", saved)
    for name in ("ratings.png", "ratings.svg"):
        draw(long_names(), tmp_path / name)
        assert not [str(each.message)[:300] for each in recwarn.list]
    picture = (tmp_path / "ratings.svg").read_text(encoding="utf-8")
    for n in (1, 2):
        assert re.search(rf">process:python3 /[^<]*…[^<]*/bot-v{n}\.py<", picture)
    for figure in figures:
        [axes] = figure.axes
        whole = figure.bbox
        [title] = [text for text in axes.findobj(Text) if text.get_text() == "uprising, 4 players, 1200 games"]
        for text in (title, axes.xaxis.label, *axes.get_yticklabels()):
            box = text.get_window_extent()
            assert whole.x0 <= box.x0 < box.x1 <= whole.x1, text
        low, high = axes.get_xlim()
        ticks = [label for place, label in zip(axes.get_xticks(), axes.get_xticklabels()) if low <= place <= high]
        boxes = [label.get_window_extent() for label in ticks]
        assert len(boxes) > 2
        assert all(left.x1 < right.x0 for left, right in itertools.pairwise(boxes))


def test_the_table_shows_the_end_of_a_long_name():
    table = io.StringIO()
    rest: dict[str, int | None] = dict.fromkeys(("wins", "seats", "illegal", "crashes", "timeouts", "outside_moves"), 0)
    rest |= dict.fromkeys(("share", "share_low", "share_high", "milliseconds", "longest"))
    report = long_names() | {key: [] for key in ("modules", "house_rules", "roles", "failed")}
    report |= {"games": 1, "stalled": 0, "rounds": 1, "seed": 1, "archive": "games.jsonl", "left_aside": 0}
    report["standings"] = [line | rest for line in report["standings"]]
    show(report, Console(file=table, width=120))
    for n in (1, 2):
        assert re.search(rf"^ process:python3 /.*….*/bot-v{n}\.py +\d", table.getvalue(), re.MULTILINE)


def test_the_command_prints_json_alone(tmp_path):
    result = run("--bots", "greedy,random", "--to", str(tmp_path / "games.jsonl"), "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    assert json.loads(result.stdout)["finished"] == 6


def test_the_command_names_failed_games_and_lost_moves(tmp_path, monkeypatch):
    monkeypatch.setattr(sietch, "rules", lambda name: of_kind(Exploding))
    archive = str(tmp_path / "games.jsonl")
    (tmp_path / "faint.py").write_text(
        "from sietch.bots import RandomBot\n\n\nclass Faint(RandomBot):\n    name = 'faint'\n\n"
        "    def choose(self, view, options, rng):\n        raise RuntimeError('too much spice')\n"
    )
    entrants = f"random,{tmp_path / 'faint.py'}:Faint"
    result = run("--bots", entrants, "--to", archive, "--records", str(tmp_path / "failed"))
    assert result.exit_code == 1
    assert "failed: ZeroDivisionError: no winner; see" in result.stdout
    named = {int(number) for number in re.findall(r"^game (\d+) \(", result.stdout, re.MULTILINE)}
    lines = [line["tournament"] for line in lines_of(Path(archive))]
    assert named == {line["number"] + 1 for line in lines if line["failure"]}
    assert "faint lost moves: 0 illegal answers, " in result.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--bots", "genius,random"), "unknown bot 'genius'"),
        (("--bots", "nowhere.py:Bot,random"), "there is no bot file nowhere.py"),
        (("--bots", "random"), "at least 2 bots, not 1"),
        (("--bots", "random,greedy", "--game", "chess"), "unknown game 'chess'"),
        (("--bots", "random,greedy", "--players", "7"), "1, 2, 3, 4 or 6 players"),
        (("--bots", "random,greedy", "--to", "no/such/folder.jsonl"), "no/such/folder.jsonl: No such file"),
        (("--bots", "random,greedy", "--plot", "ratings.txt"), "a picture is .svg or .png"),
        (("--bots", "random,process:./nothere"), "bot process:./nothere: ./nothere is not there"),
        (("--bots", "random,greedy", "--seconds", "0"), "0 is not more than 0"),
        (("--bots", "random,greedy", "--seconds", "soon"), "'soon' is not a number of seconds"),
        (("--bots", "random,greedy", "--jobs", "0"), "at least one process"),
        (("--bots", "random,greedy", "--ray", "nonsense"), "no Ray cluster at 'nonsense'"),
        (("--bots", "random,greedy", "--records", __file__), "is not a folder"),
        ((), "Missing option '--bots'"),
    ],
)
def test_wrong_input_is_refused_in_one_line(tmp_path, monkeypatch, arguments, message):
    monkeypatch.chdir(tmp_path)
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_missing_package_is_told_before_anything_is_played(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "choix", None)
    result = run("--bots", "random,greedy")
    assert result.exit_code == 2
    assert result.stderr == "sietch: ratings need choix: pip install 'sietch[lab]'\n"
    assert not list(tmp_path.iterdir())


def test_games_that_somebody_without_a_seat_wins_are_read_again(tmp_path):
    archive = tmp_path / "games.jsonl"
    report = played(archive, setup={"players": 2})
    assert any(not line["tournament"]["winners"] for line in lines_of(archive))
    assert without_times(played(archive, setup={"players": 2})) == without_times(report)


def test_of_three_players_it_can_be_said_which_side_is_shared(tmp_path):
    file = tmp_path / "shared.jsonl"
    options = ("--game", "arrakis", "--bots", "random,greedy", "--shared", "atreides", "--to", str(file))
    result = run(*options)
    assert result.exit_code == 0, result.output
    assert {line["setup"]["shared"] for line in lines_of(file) if "setup" in line} == {"atreides"}
