"""`sietch companion`: what is told about a real table, and what rivals then do."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import sietch
from sietch.cli.rival_companion import RivalCompanion
from sietch.core.rules import SetupError


def beside(*lines: str, game: str = "uprising", lang: str = "en", draws: bool = False, **setup: Any) -> RivalCompanion:
    """A companion that was told these lines."""
    typed = iter([*lines, "quit"])
    console = Console(file=io.StringIO(), width=120, highlight=False)
    setup = {"players": 1, "difficulty": "sardaukar", **setup} if setup.get("players", 1) == 1 else setup
    found = RivalCompanion(game, setup, lang, console, lambda _: next(typed), draws)
    found.run()
    assert list(typed) in ([], ["quit"])
    return found


def said(companion: RivalCompanion) -> str:
    assert isinstance(companion.console.file, io.StringIO)
    return companion.console.file.getvalue()


STABAN: dict[str, Any] = {"rivals": ["rival-staban", "rival-amber"], "leaders": ["lady-jessica"]}


def test_the_rival_goes_where_the_told_card_sends_it():
    found = beside("conflict skirmish-crysknife", "turn B", "sardaukar", **STABAN)
    assert "Staban Tuek sends an Agent to Sardaukar" in said(found)
    assert found.view()["players"][1]["influence"]["emperor"] == 1


def test_what_lies_on_the_table_is_heeded():
    lines = ("conflict trade-dispute", "A at sardaukar", "bonus hagga 2", "A emperor 2")
    found = beside(*lines, "turn B", "sardaukar", "hagga", **STABAN)
    assert found.view()["players"][1]["at"] == ["hagga-basin"]
    assert found.view()["players"][1]["goods"]["spice"] == 4
    assert found.view()["players"][0]["influence"]["emperor"] == 2


def test_combat_and_rewards():
    lines = ("conflict siege-of-arrakeen", "B objective ornithopter", "B troops 2", "combat", "sardaukar", "reward B 1")
    found = beside(*lines, **STABAN)
    assert "Staban Tuek fights with a strength of 8" in said(found)
    view = found.view()
    assert view["control"]["arrakeen"] == 1
    assert (view["players"][1]["goods"]["solari"], view["players"][1]["points"]) == (2, 1)
    beside("conflict siege-of-arrakeen", "B troops 1", "conflict trade-dispute", "show", **STABAN)


def test_a_new_round_brings_agents_home_and_spice_to_the_makers():
    lines = ("conflict trade-dispute", "turn B", "sardaukar", "conflict shadow-contest")
    view = beside(*lines, **STABAN).view()
    assert (view["players"][1]["agents"], view["players"][1]["at"]) == (2, [])
    assert set(view["bonus_spice"].values()) == {1}


def test_what_is_not_understood_changes_nothing_and_what_was_said_can_be_taken_back():
    found = beside("turn B", "A nonsense", "X at arrakeen", "bonus nowhere 2", "reward B 9", **STABAN)
    assert said(found).count("That is not clear") == 4
    assert "no conflict is told yet" in said(found)
    assert beside("B solari 5", "undo", **STABAN).view()["players"][1]["goods"]["solari"] == 0


def test_what_was_understood_is_repeated_and_what_no_box_has_is_refused():
    found = beside("B troops 2", "bonus hagga-basin 1", "A emperor 3", "B hooks", **STABAN)
    assert said(found).count("Noted: ") == 4
    assert "Noted: Staban Tuek: troops 2" in said(found)
    wrong = beside("B troops 900", "B garrison 13", "A emperor 7", "B agents 5", "B hooks 2", "A solari 100", **STABAN)
    assert said(wrong).count("There cannot be") == 6
    assert "There cannot be 900: at most 12." in said(wrong)
    assert wrong.view()["players"][1]["troops"] == 0


def test_spies_that_are_told_are_passed_over_and_can_be_taken_away():
    lines = ("conflict trade-dispute", "A spy heighliner", "A spy hagga-basin", "A spy hagga-basin 0", "turn B")
    found = beside(*lines, "spice trade", "espionage", **STABAN)
    assert found.view()["players"][0]["spies"] == ["post-guild"]
    assert found.view()["players"][1]["spies"] == ["post-fremen", "post-choam"]
    many = beside("A spy choam", "A spy imperial-basin", "A spy hagga-basin", "A spy deep-desert", "A spy", **STABAN)
    assert "There cannot be 4: at most 3." in said(many)
    assert len(many.view()["players"][0]["spies"]) == 3


def test_cards_that_somebody_is_said_to_have_can_be_stolen():
    for cards, stolen in ((3, 0), (4, 1)):
        lines = ("conflict trade-dispute", f"A intrigues {cards}", "turn B", "secrets")
        players = beside(*lines, **STABAN).view()["players"]
        assert [players[n]["intrigues_count"] for n in (0, 1)] == [cards - stolen, stolen]


def test_what_is_said_twice_counts_once_and_no_combat_comes_before_its_conflict():
    assert beside("A at arrakeen", "A at arrakeen", **STABAN).view()["players"][0]["agents"] == 1
    found = beside("combat", "wall", **STABAN)
    assert "No conflict is told yet" in said(found)
    assert "fights" not in said(found)
    assert "Noted: wall" in said(found)


def test_an_answer_is_taken_back_left_or_said_to_be_unclear():
    found = beside("conflict trade-dispute", "turn B", "nonsense", "undo", "turn B", "hagga", "quit", **STABAN)
    assert "That is not clear: nonsense" in said(found)
    assert "Taken back" in said(found)
    assert "which House Hagal card did you reveal next?" in said(found)
    assert found.view()["players"][1]["at"] == []


def test_a_person_decides_between_equal_factions():
    lines = ("conflict skirmish-c", "B troops 1", "reward B 1", "fremen")
    found = beside(*lines, game="imperium", rivals=["rival-glossu-rabban"], lang="cs")
    assert found.view()["players"][1]["influence"]["fremen"] == 1
    assert "Rozhoduješ ty" in said(found)


def test_what_a_person_chooses_in_secret_is_not_asked_about():
    baron = ["baron-vladimir-harkonnen"]
    found = beside("conflict skirmish-c", game="imperium", leaders=baron, rivals=["rival-glossu-rabban"])
    assert "Secretly choose" not in said(found)


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_for_two_the_only_rival_need_not_be_named_and_cards_can_be_drawn(lang):
    found = beside("conflict trade-dispute", "wall", "turn", "combat", "show", players=2, lang=lang, draws=True)
    assert found.view()["players"][2]["agents"] == 1
    assert not found.view()["shield_wall"]


def test_what_was_told_is_kept_and_gone_on_with(run):
    """With cards drawn by the program too: the same ones come again."""
    first = run(
        *("companion", "--players", "2", "--draw", "--save", "told.json"),
        typed="conflict trade-dispute\nturn\nbonus hagga 3\nundo\nquit\n",
    )
    assert first.exit_code == 0, first.output
    assert "companion --save told.json" in first.output
    kept = json.loads(Path("told.json").read_text())
    assert [line for line, *_ in kept["answers"]] == ["conflict trade-dispute", "turn"]
    shown = [run("companion", "--save", "told.json", typed="show\nquit\n").output for _ in range(2)]
    assert shown[0] == shown[1]
    assert "Trade Dispute" in shown[0]
    assert json.loads(Path("told.json").read_text()) == kept


def test_a_file_of_another_kind_is_not_gone_on_with(run):
    run("companion", "--draw", "--save", "told.json", typed="conflict trade-dispute\n")
    for options in (("--draw",), ("--lang", "pl"), ("--players", "1")):
        assert run("companion", "--save", "told.json", *options).exit_code == 2
    record = json.loads(Path("told.json").read_text())
    Path("wrong.json").write_text(json.dumps({**record, "answers": [["conflict nonsense"]]}))
    refused = run("companion", "--save", "wrong.json")
    assert (refused.exit_code, "does not understand" in refused.output) == (2, True)
    Path("other.json").write_text(json.dumps(sietch.new("uprising", seed=1).record))
    assert run("companion", "--save", "other.json").exit_code == 2


def test_games_of_more_have_no_companion():
    with pytest.raises(SetupError, match="only games of 1 or 2 players"):
        beside(players=3)
