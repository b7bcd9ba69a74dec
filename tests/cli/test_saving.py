"""Games in files: nothing is overwritten, nothing is lost, and what to type next is told as it can be typed."""

import json
import signal
import sys
from pathlib import Path

import msgspec
import pytest

import sietch
from sietch.cli import calling
from sietch.cli.saving import GameFile, NotSaved, Taken
from sietch.cli.session import HungUp

ARGS = ("play", "--seed", "7", "--seats", "human,random,random,random")


def answers(path):
    return json.loads(path.read_text())["answers"]


def test_a_second_game_of_the_same_seed_takes_a_free_name(run, tmp_path):
    run(*ARGS, typed="1\nquit\n")
    first = (tmp_path / "sietch-7.json").read_bytes()
    again = run(*ARGS, typed="2\nquit\n")
    assert "sietch play --resume sietch-7-2.json" in again.output
    assert "sietch-7-3.json" in run(*ARGS, typed="2\nquit\n").output
    assert (tmp_path / "sietch-7.json").read_bytes() == first
    assert not list(tmp_path.glob(".*"))


def test_a_file_that_is_there_is_refused_before_the_game_begins(run, tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Jessica")
    result = run(*ARGS, "--save", "letter.txt", typed="1\nquit\n")
    assert result.exit_code == 2
    assert result.stderr == "sietch: letter.txt exists and is not a save of this game: choose another name\n"
    assert result.stdout == ""
    assert (tmp_path / "letter.txt").read_text() == "Dear Jessica"


@pytest.mark.parametrize("file", ["no/such/folder/game.json", "letter.txt/game.json"])
def test_a_file_that_cannot_be_written_is_refused_before_the_game_begins(run, tmp_path, file):
    (tmp_path / "letter.txt").write_text("Dear Jessica")
    result = run(*ARGS, "--save", file, typed="1\nquit\n")
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"sietch: {file} cannot be written: " in result.stderr


def test_a_saved_game_is_kept_in_its_own_file_when_gone_on_with(run, tmp_path):
    run(*ARGS, "--save", "game.json", typed="1\nquit\n")
    before = answers(tmp_path / "game.json")
    result = run("play", "--resume", "game.json", typed="1\n\nquit\n")
    assert "is saved in game.json" in result.output
    assert answers(tmp_path / "game.json")[: len(before)] == before
    assert len(answers(tmp_path / "game.json")) > len(before)
    assert run("play", "--resume", "game.json", "--save", "game.json", typed="quit\n").exit_code == 0


def test_the_game_is_saved_after_each_answer_of_a_person(sit, tmp_path):
    table = sit()
    lines = iter(["reveal"])
    table.session.read = lambda prompt: next(lines)
    with pytest.raises(StopIteration):
        table.session.run()
    assert "reveal" in answers(tmp_path / "game.json")


def test_in_a_game_a_file_that_is_there_is_not_overwritten(sit, tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Jessica")
    shown = sit().play("save letter.txt", "save", "quit")
    assert "letter.txt is there already and is not a save of this game" in " ".join(shown.split())
    assert "Saved in game.json." in shown
    assert (tmp_path / "letter.txt").read_text() == "Dear Jessica"


def test_an_earlier_save_of_the_same_game_may_be_written_over(tmp_path):
    game = sietch.new("uprising", seed=7)
    path = tmp_path / "game.json"
    GameFile(7, path).write(game.record)
    earlier = game.copy()
    game.choose(0)
    GameFile(7, path).write(game.record)
    assert answers(path) == game.record["answers"]
    with pytest.raises(Taken):
        GameFile(7, path).write(earlier.record)


def test_what_cannot_be_written_leaves_the_old_save_whole(tmp_path, monkeypatch):
    game = sietch.new("uprising", seed=7)
    file = GameFile(7, tmp_path / "game.json")
    file.write(game.record)
    before = file.path.read_bytes()

    def full(path, data):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(NotSaved, match="No space left"):
        file.write(game.record)
    assert file.path.read_bytes() == before


def test_a_game_that_cannot_be_saved_when_leaving_asks_for_another_file(sit, tmp_path):
    table = sit()
    (tmp_path / "game.json").write_text("Dear Jessica")
    shown = table.play("quit", "game.json", "other.json")
    assert "Another file to save in" in shown
    assert "sietch play --resume other.json" in shown
    assert (tmp_path / "game.json").read_text() == "Dear Jessica"
    assert answers(tmp_path / "other.json") == table.game.record["answers"]


def test_a_game_that_is_not_saved_at_the_end_of_input_is_a_failure(sit, tmp_path):
    (tmp_path / "game.json").write_text("Dear Jessica")
    table = sit()
    table.lines = iter(["quit"])
    assert table.session.run() == 1


def test_a_closed_terminal_saves_the_game(sit, tmp_path):
    table = sit()
    lines = iter(["reveal"])

    def read(prompt):
        for line in lines:
            return line
        raise HungUp(signal.SIGTERM)

    table.session.read = read
    assert table.session.run() == 128 + signal.SIGTERM
    assert answers(tmp_path / "game.json") == table.game.record["answers"]


def test_the_language_is_kept_with_the_game(run):
    run(*ARGS, "--lang", "pl", "--save", "game.json", typed="quit\n")
    assert "Ręka" in run("play", "--resume", "game.json", typed="quit\n").output
    assert "Ruka" in run("play", "--resume", "game.json", "--lang", "cs", typed="quit\n").output
    assert "Ruka" in run("play", "--resume", "game.json", typed="quit\n").output


def test_the_language_of_the_environment_is_the_usual_one(run, monkeypatch):
    monkeypatch.setenv("SIETCH_LANG", "cs")
    assert "Ruka" in run(*ARGS, typed="quit\n").output


def test_a_finished_game_is_kept(sit, tmp_path):
    table = sit(players=3)
    assert "sietch replay game.json" in table.play_first()
    assert sietch.replay(msgspec.json.decode((tmp_path / "game.json").read_bytes())).over


# ---- the command as it can be typed


def test_a_program_that_is_not_on_the_path_is_told_with_its_folder(tmp_path, monkeypatch):
    program = tmp_path / ".venv" / "bin" / "sietch"
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [".venv/bin/sietch", "play"])
    monkeypatch.setenv("PATH", "")
    assert calling.command("play", "--resume", Path("my game.json")) == ".venv/bin/sietch play --resume 'my game.json'"
    monkeypatch.setenv("PATH", str(program.parent))
    assert calling.program() == "sietch"
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    monkeypatch.setattr(sys, "argv", [str(program), "play"])
    monkeypatch.setenv("PATH", "")
    assert calling.program() == str(program)
