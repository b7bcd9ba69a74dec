"""`sietch stats` as it is called."""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path

import pytest

import sietch
from sietch.lab import statistics
from sietch.lab.simulation import simulate


@pytest.fixture(scope="module")
def games(tmp_path_factory) -> str:
    path: Path = tmp_path_factory.mktemp("stats") / "games.jsonl"
    simulate("uprising", {"players": 3}, ["greedy", "random", "random"], 4, seed=1, archive=path)
    return str(path)


def test_a_table_for_each_question(run, games):
    result = run("stats", games, "--least", "1")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "uprising: 4 games (4 with 3 players)" in result.stdout
    for word in ("leader", "card bought", "mean points from", "greedy", "expected", "Influence"):
        assert word in result.stdout


def test_names_and_headings_are_in_the_language_that_is_asked_for(run, games):
    told = run("stats", games, "--lang", "pl", "--by", "route,card-bought", "--least", "3").stdout
    for word in ("uprising: 4 gry", "Wpływy", "droga do zwycięstwa", "kupiona karta", "zwycięzcy", "gier mniej niż 3"):
        assert word in told
    for word in ("games", "win rate", "expected", "others", "mean points"):
        assert word not in told
    assert "there is no language 'de'" in run("stats", games, "--lang", "de").stderr


def test_json_has_ids_and_all_answers(run, games):
    result = json.loads(run("stats", games, "--json", "--by", "leader,seat").stdout)
    [game] = result["games"]
    assert (game["game"], game["games"], result["broken"], result["lines"]) == ("uprising", 4, [], 4)
    assert game["questions"].keys() == {"leader", "seat"}
    assert sum(row["games"] for row in game["questions"]["leader"]) == 12
    assert sum(row["wins"] for row in game["questions"]["seat"]) == 4
    assert game["questions"]["seat"][0].keys() == {
        "answer", "games", "wins", "rate", "low", "high", "expected", "difference",
    }  # fmt: skip


def test_questions_are_told_in_the_order_in_which_they_are_asked(run, games):
    told = run("stats", games, "--by", "seat,leader,bot,seat").stdout
    assert [line.split()[0] for line in told.splitlines() if "win rate" in line] == ["seat", "leader", "bot"]
    asked = json.loads(run("stats", games, "--by", "seat,leader,bot", "--json").stdout)
    assert list(asked["games"][0]["questions"]) == ["seat", "leader", "bot"]


def test_a_question_that_no_game_answers_is_named(run, games):
    result = run("stats", games, "--by", "leader,opening-die")
    assert result.exit_code == 0
    assert result.stderr == "sietch: opening-die: no game here answers it\n"
    assert run("stats", games, "--by", "leader").stderr == ""


def test_names_of_strangers_cannot_change_the_screen(run, games):
    record = json.loads(Path(games).read_text().splitlines()[0])
    record["seats"] = ["\x1b[31mred\nnext [/b]", "x" * 3000, "random"]
    Path("foreign.jsonl").write_text(json.dumps(record) + "\n" + json.dumps(record | {"game": "\x1b[2Jchess"}) + "\n")
    result = run("stats", "foreign.jsonl", "--by", "bot", "--plot", "bots.svg")
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout + result.stderr
    assert "�[31mred next [/b]" in result.stdout
    assert result.stdout.count("x") < 70
    assert "x" * 20 + "…" + "x" * 19 in Path("bots.svg").read_text(encoding="utf-8")
    assert "\x1b" not in run("stats", "foreign.jsonl", "--bot", "deep").stderr


def test_rare_answers_are_one_line(run, games):
    assert "others under 3 games" in run("stats", games, "--by", "bot,card-bought", "--least", "3").stdout


def test_broken_lines_are_named_and_left_out_unless_they_must_not_be(run, games):
    Path("mixed.jsonl").write_text("oops\n" + Path(games).read_text() + json.dumps(sietch.new(seed=1).record) + "\n")
    result = run("stats", "mixed.jsonl", "--by", "seat")
    assert result.exit_code == 0
    assert "uprising: 4 games" in result.stdout
    first, second, last = result.stderr.splitlines()
    assert first.startswith("mixed.jsonl:1: not JSON: ")
    assert second == "mixed.jsonl:6: the game is not finished"
    assert last == "sietch: left out 2 of 6 lines"
    assert run("stats", "mixed.jsonl", "--strict").exit_code == 1
    assert run("stats", games, "--strict").exit_code == 0


def test_a_record_that_is_there_twice_is_counted_once_and_that_is_told(run, games):
    lines = Path(games).read_text().splitlines(keepends=True)
    Path("all").mkdir()
    Path("all/games.jsonl").write_text("".join(lines))
    Path("all/part.jsonl").write_text("".join(lines[:2]))
    Path("all/single.json").write_text(json.dumps(json.loads(lines[3]), indent=1))
    once = run("stats", games)
    twice = run("stats", "all", games)
    assert twice.exit_code == 0
    assert twice.stdout == once.stdout
    assert twice.stderr == "sietch: left out 7 of 11 lines as doubles of others\n"
    assert run("stats", "all", "--strict").exit_code == 0
    told = json.loads(run("stats", "all", "--json").stdout)
    assert (told["lines"], told["doubles"], told["games"][0]["games"]) == (7, 3, 4)
    rows = ["stats", games, games, "--parquet", "x.parquet", "--jobs", "2"]
    assert run(*rows).exit_code == 0
    from pyarrow import parquet

    assert parquet.read_table("x.parquet").num_rows == 12


def test_only_doubles_of_a_broken_record_are_nothing(run):
    Path("unfinished.jsonl").write_text(2 * (json.dumps(sietch.new(seed=1).record) + "\n"))
    result = run("stats", "unfinished.jsonl")
    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        "unfinished.jsonl:1: the game is not finished",
        "sietch: left out 1 of 2 lines",
        "sietch: left out 1 of 2 lines as doubles of others",
        "sietch: no line is a finished game that can be replayed",
    ]


def test_a_compressed_file_is_told_in_one_line_and_the_others_are_counted(run, games):
    Path("games.jsonl.gz").write_bytes(gzip.compress(Path(games).read_bytes()))
    result = run("stats", games, "games.jsonl.gz")
    assert result.exit_code == 0
    assert result.stderr.splitlines() == [
        "games.jsonl.gz: compressed: gunzip it first",
        "sietch: left out 1 of 5 lines",
    ]


def test_tables_and_pictures_show_the_end_of_a_long_name(run, games, monkeypatch):
    monkeypatch.setenv("COLUMNS", "140")
    record = json.loads(Path(games).read_text().splitlines()[0])
    bots = [f"process:python3 /somewhere/in/a/folder/with/a/name/that/is/long/bot-v{n}.py" for n in (1, 2)]
    Path("games.jsonl").write_text(json.dumps(record | {"seats": [*bots, "random"]}) + "\n")
    told = run("stats", "games.jsonl", "--by", "bot", "--plot", "bots.svg").stdout
    for n in (1, 2):
        assert f"bot-v{n}.py" in told
        assert f"long/bot-v{n}.py (1)" in Path("bots.svg").read_text(encoding="utf-8")


def test_many_broken_lines_are_counted(run):
    Path("bad.jsonl").write_text("oops\n" * 30)
    result = run("stats", "bad.jsonl")
    assert result.exit_code == 1
    lines = result.stderr.splitlines()
    assert len(lines) == 23
    assert lines[20:] == [
        "... and 10 more",
        "sietch: left out 30 of 30 lines",
        "sietch: no line is a finished game that can be replayed",
    ]


@pytest.mark.parametrize(
    ("args", "code", "message"),
    [
        (["nothing.jsonl"], 2, "sietch: nothing.jsonl: no such file or folder"),
        (["."], 2, "sietch: .: there are no records (.json or .jsonl) in this folder"),
        (["GAMES", "--by", "hats"], 2, "sietch: unknown question 'hats'; possible: bot, seat, "),
        (["GAMES", "--game", "uprising", "--by", "opening-die"], 2, "sietch: unknown question 'opening-die'"),
        (["GAMES", "--game", "chess"], 2, "sietch: unknown game 'chess'; possible: uprising, imperium, arrakis"),
        (["GAMES", "--game", "arrakis"], 1, "sietch: no game of arrakis among 4"),
        (["GAMES", "--bot", "deep"], 1, "sietch: no game with a bot called deep among 4; its bots: greedy, random"),
        (["GAMES", "--plot", "x.gif"], 2, "sietch: x.gif: a picture is .svg or .png"),
        (["GAMES", "--plot", "GAMES.svg"], 2, "is a folder: choose another name for the picture"),
        (["GAMES", "--plot", "x" * 300 + ".svg"], 2, "x.svg: File name too long"),
        (["GAMES", "--plot", "x.svg", "--parquet", "./x.svg"], 2, "cannot be the same file"),
        (["GAMES", "--plot", "no/x.svg"], 2, "sietch: no/x.svg: there is no folder no"),
        (["GAMES", "--parquet", "GAMES"], 2, "exists already: choose another name for the table"),
        (["GAMES", "--parquet", "x" * 300], 2, "x: File name too long"),
        (["GAMES", "--parquet", "no/x"], 2, "sietch: no/x: there is no folder no"),
        (["GAMES", "--least", "0"], 2, "0 is not at least 1"),
        (["GAMES", "--jobs", "0"], 2, "at least one process must"),
        ([], 2, "Missing argument"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_line(run, games, args, code, message):
    Path(f"{games}.svg").mkdir(exist_ok=True)
    result = run("stats", *(arg.replace("GAMES", games) for arg in args))
    assert (result.exit_code, result.stdout) == (code, "")
    assert message in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_an_empty_file_has_no_games(run):
    Path("empty.jsonl").touch()
    result = run("stats", "empty.jsonl")
    assert (result.exit_code, result.stderr) == (1, "sietch: there are no games in these files\n")


@pytest.mark.parametrize(
    ("module", "args", "message"),
    [
        ("matplotlib", ["--plot", "x.svg"], "sietch: pictures need matplotlib: pip install 'sietch[lab]'"),
        ("pyarrow", ["--parquet", "x.parquet"], "sietch: Parquet needs pyarrow: pip install 'sietch[lab]'"),
    ],
)
def test_an_extra_that_is_not_installed_is_named(run, games, monkeypatch, module, args, message):
    monkeypatch.setitem(sys.modules, module, None)
    result = run("stats", games, *args)
    assert (result.exit_code, result.stderr.strip()) == (2, message)
    assert run("stats", games, "--by", "seat").exit_code == 0


def test_a_picture_and_a_table_are_written(run, games):
    result = run("stats", games, "--plot", "x.svg", "--parquet", "x.parquet", "--by", "seat")
    assert result.exit_code == 0
    assert "uprising: seat" in Path("x.svg").read_text()
    # A picture takes the place of the one before.
    assert run("stats", games, "--plot", "x.svg", "--by", "bot", "--lang", "cs").exit_code == 0
    assert "podíl výher, rozpětí 95 %" in Path("x.svg").read_text()
    assert sorted(path.name for path in Path().iterdir()) == ["x.parquet", "x.svg"]
    from pyarrow import parquet

    assert parquet.read_table("x.parquet").num_rows == 12


def test_an_interruption_shows_what_was_counted(run, games, monkeypatch):
    once = statistics.study

    def study(wanted, numbered):
        if numbered[0] == 2:
            raise KeyboardInterrupt
        return once(wanted, numbered)

    monkeypatch.setattr(statistics, "study", study)
    result = run("stats", games, "--parquet", "x.parquet", "--by", "seat")
    assert result.exit_code == 130
    assert "uprising: 2 games" in result.stdout
    assert "sietch: interrupted after 2 of 4 games" in result.stderr
    assert Path("x.parquet").exists()
