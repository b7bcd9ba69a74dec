"""`sietch modules`, and presets of modules where games are played."""

import json

import pytest
from tests.mixed.refused import REFUSED, wish


def test_modules_and_presets_are_listed(run):
    shown = run("modules")
    assert shown.exit_code == 0
    assert "choam" in shown.output
    found = {each["game"]: each for each in json.loads(run("modules", "--json").output)}
    choam = next(module for module in found["uprising"]["modules"] if module["id"] == "choam")
    assert choam == {"id": "choam", "needs": [], "brings": {"imperium": 4, "intrigue": 4, "contract": 18, "leader": 1}}
    presets = found["uprising"]["presets"]
    assert {"id": "preset-uprising-choam", "modules": ["choam"], "players": None} in presets
    assert {"id": "preset-teams", "modules": ["choam"], "players": 6} in presets
    assert found["arrakis"]["modules"] == [{"id": "mahdi", "needs": [], "brings": {"tactic": 8}}]
    assert [each["game"] for each in json.loads(run("modules", "--game", "arrakis", "--json").output)] == ["arrakis"]


def test_a_preset_is_a_set_of_modules(run):
    for name in ("preset-uprising-choam", "uprising-choam"):
        result = json.loads(run("simulate", "--games", "1", "--preset", name, "--json").output)
        assert result["modules"] == ["choam"]


def test_a_preset_for_a_number_of_players_sets_so_many_seats(run):
    for more in ([], ["--players", "6"]):
        result = json.loads(run("simulate", "--games", "1", "--preset", "teams", "--json", *more).output)
        assert (result["players"], result["modules"], result["finished"]) == (6, ["choam"], 1)


@pytest.mark.parametrize("told", [["--preset", "teams"], ["--players", "6", "--modules", "choam"]])
def test_six_sit_down_in_the_terminal(run, told):
    shown = run("play", *told, "--seed", "3", typed="quit\n")
    assert shown.exit_code == 0
    assert "Muad'Dib" in shown.output
    assert "Shaddam Corrino IV" in shown.output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["modules", "--game", "chess"], "unknown game 'chess'"),
        (["simulate", "--preset", "nonsense"], "unknown preset 'nonsense'; possible: preset-uprising"),
        (["simulate", "--preset", "uprising", "--modules", "choam"], "leave out --modules"),
        (["simulate", "--game", "arrakis", "--preset", "uprising"], "possible: -"),
        (["play", "--preset", "nonsense"], "unknown preset 'nonsense'"),
        (["play", "--preset", "teams", "--players", "4"], "preset-teams is for 6 players: leave out --players"),
    ],
)
def test_what_is_not_there_is_told_in_one_line(run, arguments, told):
    result = run(*arguments)
    assert result.exit_code == 2
    assert told in result.output
    assert len(result.output.strip().splitlines()) == 1


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(("game", "setup", "told"), REFUSED)
def test_a_set_up_that_cannot_be_is_refused_with_one_line(run, command, game, setup, told):
    arguments = [command, "--game", game]
    for name, value in wish(setup).items():
        arguments += [f"--{name}", str(value) if isinstance(value, int) else ",".join(value)]
    result = run(*arguments)
    assert result.exit_code == 2
    assert told in result.output
    assert len(result.output.strip().splitlines()) == 1
