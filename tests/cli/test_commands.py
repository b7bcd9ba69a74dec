"""The command `sietch` from outside: output, JSON, languages and exit codes."""

import json
import re
from pathlib import Path

import msgspec
import pytest

import sietch
from sietch import bots
from sietch.arrakis.catalogue import KINDS as ARRAKIS_KINDS
from sietch.cli.record_files import shortened


def played(seed=7, answers=60, **setup):
    game = sietch.new("uprising", players=4, seed=seed, modules=["choam"], **setup)
    for place in range(answers):
        game.choose(place % len(game.decision.options))
    return game


def saved(path, *games):
    path.write_bytes(b"\n".join(msgspec.json.encode(game.record) for game in games))
    return str(path)


def complains(result, *words):
    """One clear line on stderr, exit code 2, no traceback."""
    assert result.exit_code == 2, result.output
    assert len(result.stderr.strip().splitlines()) == 1
    for word in words:
        assert word in result.stderr
    return True


# ---- the command


def test_the_version_is_told(run):
    assert (
        run("--version").output == f"sietch {sietch.__version__} ({'compiled' if sietch.compiled else 'pure'} engine)\n"
    )


def test_help_lists_the_commands(run):
    shown = run("--help").output
    for command in ("play", "replay", "cards", "simulate"):
        assert command in shown


def test_an_unknown_command_is_a_usage_error(run):
    assert complains(run("no-such-command"), "sietch: No such command", "--help")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["play", "--nonsense"], ["--nonsense", "sietch play --help"]),
        (["play", "--players", "many"], ["--players", "integer"]),
        (["replay"], ["Missing argument"]),
        (["replay", "game.json", "--step", "-1"], ["--step"]),
        (["replay", "game.json", "--step", "4.0"], ["--step"]),
        (["simulate", "--games", "x"], ["--games"]),
    ],
)
def test_a_usage_error_is_one_line(run, args, words):
    assert complains(run(*args), "sietch: ", *words)


def test_without_a_command_the_help_is_shown(run):
    assert "simulate" in run().output


# ---- play


def test_a_game_is_begun_saved_and_gone_on_with(run, tmp_path):
    first = run("play", "--seed", "7", "--seats", "human,random,greedy,random", typed="1\nquit\n")
    assert first.exit_code == 0
    assert "sietch play --resume sietch-7.json" in first.output
    record = json.loads((tmp_path / "sietch-7.json").read_text())
    assert record["seats"] == ["human", "random", "greedy", "random"]
    assert record["setup"]["names"] == ["Player 1", "Random 2", "Greedy 3", "Random 4"]
    again = run("play", "--resume", "sietch-7.json", typed="quit\n")
    assert again.exit_code == 0
    assert json.loads((tmp_path / "sietch-7.json").read_text()) == record


def test_a_whole_game_against_greedy_bots(run, tmp_path):
    result = run("play", "--seed", "5", "--modules", "choam", "--save", "game.json", typed="1\n0\n\n" * 1000)
    assert result.exit_code == 0
    assert "The game is over" in result.output
    assert sietch.replay(json.loads((tmp_path / "game.json").read_text())).over
    assert "sietch replay game.json" in result.output


@pytest.mark.parametrize(("lang", "words"), [("en", "Hand: Player 1"), ("cs", "Ruka: Hráč 1"), ("pl", "Ręka: Gracz 1")])
def test_every_language_is_spoken(run, lang, words):
    assert words in run("play", "--seed", "7", "--lang", lang, typed="quit\n").output


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--players", "5"], ["1, 2, 3, 4 or 6 players"]),
        (["--players", "9999999999"], ["1, 2, 3, 4 or 6 players"]),
        (["--modules", "nothing"], ["unknown module 'nothing'", "choam"]),
        (["--leaders", "nobody,random,random,random"], ["unknown leader 'nobody'", "muad-dib"]),
        (["--leaders", "muad-dib"], ["4 leaders"]),
        (["--house-rules", "none"], ["unknown house rule"]),
        (["--seats", "human,nobody,random,random"], ["unknown bot 'nobody'", "greedy"]),
        (["--seats", "human"], ["4 seats"]),
        (["--names", "Anna"], ["4 names, not 1: Anna"]),
        (["--names", "Anna,Bo,Anna,Di"], ["two players are called Anna"]),
        (["--game", "chess"], ["unknown game 'chess'", "uprising"]),
        (["--lang", "de"], ["no language 'de'", "en, cs, pl"]),
        (["--resume", "nowhere.json"], ["nowhere.json", "No such file"]),
        (["--resume", "nowhere.json", "--players", "3"], ["leave out --players"]),
    ],
)
def test_a_wrong_set_up_is_one_clear_line(run, args, words):
    assert complains(run("play", *args), *words)


def test_a_wrong_set_up_is_told_in_the_language_that_was_asked_for(run, monkeypatch):
    polish = "sietch: 3 gracze potrzebują 3 imion, nie 2: A,B\n"
    assert run("play", "--players", "3", "--names", "A,B", "--lang", "pl").stderr == polish
    monkeypatch.setenv("SIETCH_LANG", "cs")
    assert run("play", "--players", "3", "--names", "A,B", "--lang", "pl").stderr == polish
    assert run("simulate", "--modules", "ecaz").stderr.startswith("sietch: neznámý modul 'ecaz'; možnosti: choam, ")


OWN_BOT = """
from sietch.bots import Bot

class Mine(Bot):
    def choose(self, view, options, rng):
        return options[0]

class Named(Mine):
    name = "the careful one, who thinks before she acts"
"""


def test_bots_of_ones_own_are_called_by_their_names(run, tmp_path):
    (tmp_path / "mine.py").write_text(OWN_BOT)
    run("play", "--seed", "7", "--seats", "human,mine.py:Mine,mine.py:Named,greedy", typed="quit\n")
    names = json.loads((tmp_path / "sietch-7.json").read_text())["setup"]["names"]
    assert names == ["Player 1", "Mine 2", "The careful one, who th… 3", "Greedy 4"]


def test_a_bot_file_that_is_not_here_any_more_is_told_with_the_folder_it_was_looked_for_in(run, tmp_path, monkeypatch):
    (tmp_path / "mine.py").write_text(OWN_BOT)
    run("play", "--seed", "7", "--seats", "human,mine.py:Mine,greedy,greedy", typed="quit\n")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert complains(run("play", "--resume", "../sietch-7.json"), "no bot file mine.py in ", "elsewhere")


def test_people_are_not_played_against_but_seated(run):
    assert complains(run("play", "--against", "human"), "--against", "--seats human,human,human,human")
    assert complains(run("play", "--game", "arrakis", "--against", "human"), "--seats human,human")


# ---- replay


def test_a_replay_without_a_terminal_prints_the_log(run, tmp_path):
    file = saved(tmp_path / "game.json", played())
    result = run("replay", file)
    assert result.exit_code == 0
    assert "Round 1 begins." in result.output
    assert re.search(r"Player 4 draws: .*Signet Ring", result.output)


def test_a_seat_replays_only_what_it_saw(run, tmp_path):
    file = saved(tmp_path / "game.json", played())
    shown = run("replay", file, "--seat", "0").output
    assert "Player 4 draws 5 cards." in shown
    assert "Player 4 draws: " not in shown


def test_a_replay_as_json_has_every_answer_with_its_events(run, tmp_path):
    game = played()
    result = run("replay", saved(tmp_path / "game.json", game), "--json")
    steps = json.loads(result.output)
    answers = game.record["answers"]
    assert [step["index"] for step in steps] == [
        None,
        *(place for place, key in enumerate(answers) if not key.startswith("~")),
    ]
    assert all(step["key"] == answers[step["index"]] for step in steps[1:])
    assert all(step["seat"] in range(4) for step in steps[1:])
    told = [event for step in steps for event in step["events"]]
    assert [(e["kind"], e["seat"], e["what"], e["n"]) for e in told] == [
        (e.kind, e.seat, e.what, e.n) for e in game.events()
    ]


def test_one_of_several_games_is_replayed(run, tmp_path):
    file = saved(tmp_path / "games.jsonl", played(seed=1), played(seed=2, names=["Anna", "Bo", "Cy", "Di"]))
    assert "Anna" in run("replay", file, "--game-number", "2").output
    assert complains(run("replay", file), "2 games", "--game-number")
    assert complains(run("replay", file, "--game-number", "3"), "no game 3")


def finished(game, **setup):
    game = sietch.new(game, seed=3, **setup)
    while not game.over:
        game.choose(0)
    return game


@pytest.mark.parametrize(
    ("seats", "lang", "names"),
    [
        (["greedy", "Cautious", "random"], "en", ["Greedy 1", "Cautious 2", "Random 3"]),
        (["human", "mine.py:Mine", "process:./a.out -v"], "cs", ["Hráč 1", "Mine 2", "./a.out -v 3"]),
        (["\x1b[31m", "x" * 90, ""], "en", ["[31m 1", f"{'X' + 'x' * 22}… 2", "Bot 3"]),
    ],
)
def test_a_replay_calls_the_bots_by_their_names(run, tmp_path, seats, lang, names):
    game = finished("uprising", players=3)
    (tmp_path / "game.json").write_text(json.dumps(game.record | {"seats": seats}))
    shown = run("replay", "game.json", "--lang", lang).output
    assert not re.search(r"Player \d", shown)
    assert f"{names[game.winners[0]]} wins." in shown or lang == "cs"
    assert all(name in shown for name in names)


def test_a_replay_calls_players_who_have_names_by_these(run, tmp_path):
    record = played(names=["Anna", "Bo", "Cy", "Di"]).record | {"seats": ["greedy"] * 4}
    (tmp_path / "game.json").write_text(json.dumps(record))
    shown = run("replay", "game.json").output
    assert "Anna" in shown
    assert "Greedy" not in shown


@pytest.mark.parametrize("seats", [["greedy"], "greedy", [1, 2, 3, 4], None])
def test_seats_that_fit_no_table_change_nothing(run, tmp_path, seats):
    (tmp_path / "game.json").write_text(json.dumps(played().record | {"seats": seats}))
    assert "Player 4 draws" in run("replay", "game.json").output


def test_where_seats_have_names_a_replay_adds_the_bots(run, tmp_path):
    game = sietch.new("arrakis", seed=3)
    for place in range(60):
        game.choose(place % len(game.decision.options))
    (tmp_path / "game.json").write_text(json.dumps(game.record | {"seats": ["human", "search"]}))
    shown = run("replay", "game.json").output
    assert "Harkonnen (search)" in shown
    assert "Atreides (" not in shown


def test_a_file_that_is_no_record_is_one_clear_line(run, tmp_path):
    assert complains(run("replay", "nowhere.json"), "nowhere.json", "No such file")
    assert complains(run("replay", str(tmp_path)), "directory")
    for content, words in (("hello", "not JSON"), ("", "empty"), ("[1, 2]", "not a record"), ("{}", "not a record")):
        (tmp_path / "wrong.json").write_text(content)
        assert complains(run("replay", "wrong.json"), words)


def test_a_record_that_cannot_be_played_says_where_and_what_was_possible(run, tmp_path):
    record = played().record
    record["answers"][36] = "send:nowhere"
    (tmp_path / "wrong.json").write_text(json.dumps(record))
    assert complains(run("replay", "wrong.json"), "answer 36", "send:nowhere", "possible: play:")
    record["answers"][0] = "~row:nothing-like-it"
    (tmp_path / "wrong.json").write_text(json.dumps(record))
    assert complains(run("replay", "wrong.json"))


def test_of_many_possibilities_the_first_are_named():
    few = "it cannot be; possible: " + ", ".join("abcdefgh")
    assert shortened(few) == few
    assert shortened(few + ", i, j") == few + " and 2 more"
    assert shortened("it cannot be") == "it cannot be"


def test_a_record_of_other_rules_is_refused(run, tmp_path):
    record = {**played().record, "rules": 999}
    (tmp_path / "wrong.json").write_text(json.dumps(record))
    assert complains(run("replay", "wrong.json"), "rules version 999")
    (tmp_path / "wrong.json").write_text(json.dumps({**record, "game": "chess"}))
    assert complains(run("replay", "wrong.json"), "unknown game 'chess'")


def test_a_seat_that_is_not_there_is_refused(run, tmp_path):
    assert complains(run("replay", saved(tmp_path / "game.json", played()), "--seat", "4"), "no seat 4")


# ---- cards


def test_the_catalogue_as_json_has_everything(run):
    rows = json.loads(run("cards", "--json").output)
    assert len(rows) == len(sietch.rules("uprising").catalogue())
    for row in rows:
        assert row.keys() >= {"id", "kind", "module", "copies", "name", "text"}
    dagger = next(row for row in rows if row["id"] == "dagger")
    assert (dagger["icons"], dagger["persuasion"], dagger["swords"]) == (["landsraad"], 0, 1)
    keeper = next(row for row in rows if row["id"] == "maker-keeper")
    assert (keeper["cost"], keeper["tags"], keeper["copies"]) == (2, ["bene-gesserit", "fremen"], 2)


@pytest.mark.parametrize("kind", sorted({entry.kind for entry in sietch.rules("uprising").catalogue()}))
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_every_kind_is_listed_in_every_language(run, kind, lang):
    result = run("cards", "--kind", kind, "--lang", lang)
    assert result.exit_code == 0
    assert max(len(line) for line in result.output.splitlines()) <= 100
    rows = json.loads(run("cards", "--kind", kind, "--lang", lang, "--json").output)
    assert {row["kind"] for row in rows} == {kind}


def test_cards_are_found_by_text_and_module(run):
    assert "Maker Keeper" in run("cards", "keeper").output
    assert {row["module"] for row in json.loads(run("cards", "--module", "choam", "--json").output)} == {"choam"}
    nothing = run("cards", "no such card")
    assert (nothing.exit_code, nothing.output) == (0, "Nothing fits.\n")
    assert "Muad'Dib" in run("cards", "muad", "dib").output


def test_a_card_is_shown_once_with_facts_text_and_icons(run):
    lines = run("cards", "maker", "keeper").output.splitlines()
    assert lines[0] == "Maker Keeper"
    assert sum("Bene Gesserit" in line and "Fremen" in line for line in lines[:2]) == 1
    assert any("@Ci" in line for line in lines)


@pytest.mark.parametrize("kind", ARRAKIS_KINDS)
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_every_kind_of_war_for_arrakis_is_listed_in_every_language(run, kind, lang):
    result = run("cards", "--game", "arrakis", "--kind", kind, "--lang", lang)
    assert result.exit_code == 0
    assert max(len(line) for line in result.output.splitlines()) <= 100
    rows = json.loads(run("cards", "--game", "arrakis", "--kind", kind, "--lang", lang, "--json").output)
    assert {row["kind"] for row in rows} == {kind}
    for row in rows:
        assert row.keys() >= {"id", "kind", "module", "copies", "name", "text"}
        assert row.get("reconstructed", False) == ("uncertain" in row)


def test_what_is_reconstructed_is_marked(run):
    rows = {row["id"]: row for row in json.loads(run("cards", "--game", "arrakis", "--json").output)}
    assert (rows["objective-1"]["reconstructed"], rows["objective-1"]["uncertain"]) == (True, "the numbers are a guess")
    assert "Reconstructed, not certain: the numbers are a guess" in rows["objective-1"]["text"]
    assert "reconstructed" not in rows["war-plan"]
    assert complains(run("cards", "--game", "arrakis", "--kind", "intrigue"), "unknown kind 'intrigue'", "planning")


def test_a_wrong_filter_is_one_clear_line(run):
    assert complains(run("cards", "--kind", "nothing"), "unknown kind 'nothing'", "imperium")
    assert complains(run("cards", "--module", "nothing"), "unknown module 'nothing'", "choam")
    assert complains(run("cards", "--lang", "de"), "no language 'de'")
    assert complains(run("cards", "--game", "chess"), "unknown game 'chess'")


@pytest.mark.parametrize(
    "content", [b"[" * 200_000, b'{"answers": "\xff"}', b"\xff\xfe"], ids=["deep", "letters", "binary"]
)
def test_what_is_not_json_is_refused_in_one_line_whatever_is_wrong_with_it(run, tmp_path, content):
    (tmp_path / "wrong.json").write_bytes(content)
    assert complains(run("replay", str(tmp_path / "wrong.json")), "is not JSON")
    assert complains(run("play", "--resume", str(tmp_path / "wrong.json")), "is not JSON")


def test_the_page_about_playing_has_the_levels_from_weak_to_strong():
    page = (Path(__file__).parents[2] / "docs" / "playing.md").read_text(encoding="utf-8")
    table = page.partition("## Opponents")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `([\w-]+)`", table, re.MULTILINE) == list(bots.LEVELS)


def test_the_rules_are_listed_looked_up_and_told_in_every_language(run):
    listed = run("rules", "--game", "arrakis")
    assert listed.exit_code == 0
    assert "war-battle" in listed.output
    assert "agent-turn" not in listed.output
    one = run("rules", "spies").output
    assert "Infiltrate" in one
    assert one.count("\n? ") == 3
    assert run("rules", "pouštní", "SILA", "--lang", "cs").output.startswith("Pouštní síla")
    found = json.loads(run("rules", "alliance", "--json").output)
    assert found[0]["id"] == "influence"
    assert run("rules", "xyzzy", "--lang", "pl").output.strip() == "Nic nie pasuje."
    for wrong in (["rules", "--lang", "xx"], ["rules", "--game", "chess"]):
        refused = run(*wrong)
        assert refused.exit_code == 2
        assert len(refused.output.strip().splitlines()) == 1
