"""`sietch companion --game arrakis`: a whole game beside a real table, whose chance is told."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest
from rich.console import Console

import sietch
from sietch.cli.naming import HUMAN
from sietch.cli.saving import GameFile
from sietch.cli.screens import screen_of
from sietch.cli.table_companion import TableCompanion, begun, repeated, resumed
from sietch.core.game import CHANCE, RecordError
from sietch.core.rules import SetupError


class Beside:
    """A companion with what is typed to it and what it shows."""

    def __init__(self, path: Path, lang: str = "en", game: sietch.Game | None = None) -> None:
        self.lines: list[str] = []
        self.screen = io.StringIO()
        table = begun("arrakis", {"players": 1}) if game is None else game
        console = Console(file=self.screen, width=110, highlight=False)
        file = GameFile(table.seed, path, own=path.exists())
        self.companion = TableCompanion(table, [HUMAN], [None], screen_of("arrakis", lang), console, self.read, file)

    def read(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def tell(self, *lines: str) -> str:
        """Type these lines, then leave; what was shown."""
        self.screen.truncate(0)
        self.screen.seek(0)
        self.lines = list(lines)
        self.companion.run()
        assert not self.lines
        return self.screen.getvalue()

    @property
    def game(self) -> sietch.Game:
        return self.companion.game

    @property
    def answers(self) -> list[str]:
        found: list[str] = self.game.record["answers"]
        return found


@pytest.fixture
def beside(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return Beside(tmp_path / "table.json")


def after_set_up(beside: Beside) -> None:
    """The table is set, the first round's cards are drawn; the next to be told is the Harvesting Sector."""
    while beside.game.decision.prompt[0] != "arrakis-prompt-chance-drawn-tactic":
        beside.game.choose(0)


def test_the_set_up_is_told_piece_by_piece_and_each_question_names_its_area(beside):
    shown = beside.tell("2", "fedaykin", "3", "1")
    assert "Of which rank is the sietch in Hobars Gap?" in shown
    assert "What does the Deployment token in Windgap show?" in shown
    assert beside.answers[0] == "~dealt-level:2"
    assert len(beside.answers) == 4


def test_the_board_can_be_looked_at_after_every_piece_of_the_set_up(beside):
    for _ in range(6):
        assert "Hobars Gap" in beside.tell("board")
        beside.game.choose(0)


def test_ranks_are_typed_as_ranks_even_when_one_has_run_out(beside):
    beside.tell("1", "1", "1", "1", "1", "1")
    assert "~dealt-level:1" not in {f"~{option.key}" for option in beside.game.decision.options}
    assert "There is no such option" in beside.tell("1")
    beside.tell("2")
    assert beside.answers[-1] == "~dealt-level:2"


def test_several_outcomes_are_told_at_once_and_what_does_not_fit_is_not_taken(beside):
    after_set_up(beside)
    told = len(beside.answers)
    shown = beside.tell("nonsense")
    assert "No option has the text" in shown
    beside.tell("1, 1, 1")
    assert len(beside.answers) > told
    assert repeated("3 hit") == ["hit"] * 3
    assert repeated("2x shield") == ["shield"] * 2
    assert repeated("plan 3") == ["plan 3"]
    assert repeated("") == []


def test_what_the_harkonnen_do_is_told_while_chance_is_waited_for(beside):
    after_set_up(beside)
    shown = beside.tell("1", "3")
    assert "Harvesting Sector" in shown


def test_all_that_is_to_be_done_on_the_table_is_told_whoever_is_asked_next(beside):
    """Vehicles too, which a drawn table would show; it is drawn only where somebody asks for it."""
    after_set_up(beside)
    rng = random.Random(2)
    lines: list[str] = []

    def read(_: str) -> str:
        if beside.companion.game.view()["round"] > 1 or len(lines) > 400:
            raise EOFError
        lines.append(str(rng.choice(list(beside.companion.numbered()))))
        return lines[-1]

    beside.companion.read = read
    beside.companion.run()
    shown = beside.screen.getvalue()
    for line in ("Harvester", "Ornithopter in the air zone", "Harkonnen rolls", "can move toward"):
        assert line in " ".join(shown.split())
    assert "Map: what stands" not in shown


def test_undo_takes_back_one_told_thing_after_another_however_long_ago(beside):
    after_set_up(beside)
    before = beside.answers
    beside.tell("1", "undo", *["undo"] * 5)
    assert beside.answers == before[:-5]
    beside.tell(*["undo"] * len(beside.answers), "undo")
    assert beside.answers == []


def test_a_kept_game_is_gone_on_with_in_the_middle_of_a_step(beside, tmp_path):
    beside.tell("2", "fedaykin", "3")
    record = json.loads((tmp_path / "table.json").read_text())
    assert (record["chance"], len(record["answers"])) == ("told", 3)
    again = Beside(tmp_path / "table.json", game=resumed(record))
    assert "companion --save" in again.tell("1")
    assert again.answers[:3] == record["answers"]
    with pytest.raises(RecordError, match="not of a companion"):
        resumed(sietch.new("arrakis", players=1, seed=1).record)


def test_only_a_game_with_somebody_who_has_no_seat_has_a_companion():
    with pytest.raises(SetupError, match="without a seat"):
        begun("arrakis", {"players": 2})
    assert begun("arrakis", {"players": 2, "modules": ["mahdi"]}).waits_for_chance


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_whole_game_is_told(tmp_path, lang):
    table = Beside(tmp_path / "whole.json", lang)
    rng = random.Random(lang)

    def read(_: str) -> str:
        if len(table.answers) > 150:
            raise EOFError
        return str(rng.choice(list(table.companion.numbered())))

    table.companion.read = read
    table.companion.run()
    assert len(table.answers) > 140
    assert "prompt-" not in table.screen.getvalue()
    assert sietch.replay(table.game.record).view(0) == table.game.view(0)


def test_the_command_begins_goes_on_and_refuses_another_set_up(run):
    begun_ = run("companion", "--game", "arrakis", "--save", "t.json", typed="2\nquit\n")
    assert begun_.exit_code == 0, begun_.output
    assert "companion --save t.json" in begun_.output
    assert "What does the Deployment token in Hobars Gap show?" in run("companion", "--save", "t.json", typed="").output
    assert run("companion", "--game", "arrakis", "--save", "t.json").exit_code == 2
    assert run("companion", "--game", "arrakis", "--draw").exit_code == 2
    assert run("companion", "--game", "chess").exit_code == 2
    assert "not 0" in run("companion", "--game", "arrakis", "--players", "0").output
    refused = run("play", "--resume", "t.json")
    assert (refused.exit_code, "companion --save" in refused.output) == (2, True)


# ---- what lies face down


def test_what_nobody_looks_at_is_asked_for_only_when_it_is_turned():
    """Planning cards that join the Reinforcements, Wormsigns and garrisons are nobody's to know."""
    rng = random.Random(3)
    for seed in range(3):
        game = sietch.new("arrakis", players=1, seed=seed, chance="told")
        seen, played = 0, 0
        while not game.over and played < 1000:
            decision = game.decision
            game.choose(rng.choice(decision.options).key, decision.id)
            played += 1
            if not game.over and game.decision.seat != CHANCE:
                assert game.rules.check(game.state) == []
        turned = sum(event.kind == "wormsign-turned" for event in game.events())
        placed = sum(event.kind == "wormsign-placed" for event in game.events())
        seen = sum(entry.startswith("~drawn-sign") for entry in game.record["answers"])
        assert placed >= turned == seen


def test_a_record_of_another_chance_is_refused():
    record = sietch.new("arrakis", players=1, chance="told").record
    with pytest.raises(RecordError, match="chance of a record"):
        sietch.replay({**record, "chance": "ask"})


def test_a_told_game_is_looked_at_again_step_by_step(run):
    game = sietch.new("arrakis", players=1, seed=5, chance="told")
    rng = random.Random(5)
    while len(game.record["answers"]) < 120 or game.waits_for_chance:
        game.choose(rng.choice(game.decision.options))
    Path("told.json").write_text(json.dumps(game.record))
    shown = run("replay", "told.json")
    assert shown.exit_code == 0, shown.output
    assert "Harvesting Sector" in shown.output


# ---- what was understood


@pytest.mark.parametrize(
    ("lang", "typed", "noted"),
    [
        ("en", "2", "Noted: "),
        ("cs", "2", "Poznamenáno: "),
        ("pl", "2", "Zanotowano: "),
    ],
)
def test_every_entry_is_answered_with_what_was_understood(tmp_path, lang, typed, noted):
    beside = Beside(tmp_path / "table.json", lang)
    understood = beside.companion.option(beside.game.decision.options[1])
    shown = beside.tell(typed, "3").splitlines()
    said = [line for line in shown if line.startswith(noted)]
    assert said[0] == noted + understood
    assert len(said) == 2


def test_several_outcomes_are_noted_in_one_line_as_far_as_they_were_taken(beside):
    after_set_up(beside)
    while not beside.game.decision.prompt[0].startswith("arrakis-prompt-chance-rolled-action"):
        beside.game.choose(0)
    told = beside.companion.option(beside.game.decision.options[0])
    shown = beside.tell("2 leadership, worm-rider").splitlines()
    assert f"Noted: {told}, {told}" in shown
    assert shown.index(f"Noted: {told}, {told}") < shown.index("Not taken: worm-rider")


def test_what_is_no_answer_is_not_noted(beside):
    assert "Noted" not in beside.tell("nonsense", "log", "undo")
