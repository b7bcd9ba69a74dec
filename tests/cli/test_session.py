"""Playing in the terminal: answers, searching, commands, saving, several people at one keyboard."""

import itertools
import random

import msgspec
import pytest

import sietch
from sietch.bots import RandomBot
from sietch.cli.screens.imperium.screen import only_spaces


def test_a_whole_game_is_played_with_the_first_option(sit):
    table = sit()
    shown = table.play_first()
    assert table.game.over
    assert "The game is over" in shown
    winner = table.game.setup["names"][table.game.winners[0]]
    assert f"{winner} wins." in shown


@pytest.mark.parametrize(
    ("width", "lang"),
    [
        (80, "en"),
        (80, "pl"),
        (100, "cs"),
        pytest.param(80, "cs", marks=pytest.mark.nightly),
        pytest.param(100, "en", marks=pytest.mark.nightly),
        pytest.param(100, "pl", marks=pytest.mark.nightly),
    ],
)
def test_no_line_of_a_whole_game_is_wider_than_the_screen(sit, lang, width):
    table = sit(lang=lang, width=width, seed=3)
    rng = random.Random(width)

    def typed():
        while True:
            yield str(rng.choice(list(table.session.numbered())))
            yield ""

    lines = table.play_on(typed()).splitlines()
    assert table.game.over
    assert [line for line in lines if len(line) > width] == []


def test_people_alone_can_play_a_whole_game(sit):
    table = sit(seats="human,human,human", players=3, modules=[])
    shown = table.play_first()
    assert table.game.over
    assert "Pass the keyboard to Player 2" in shown


def test_text_that_fits_one_option_takes_it_after_showing_it(sit):
    table = sit()
    shown = table.play("seek allies", "quit")
    assert any(line.startswith("→") and "Seek Allies" in line for line in shown.splitlines())
    assert "play:seek-allies" in table.game.record["answers"]


def test_text_is_found_without_accents_and_capitals(sit):
    table = sit(lang="cs")
    table.play("PECETNI", "quit")
    assert "play:signet-ring" in table.game.record["answers"]


def test_text_that_fits_several_options_lists_them(sit):
    table = sit()
    table.play("quit")
    before = table.game.record
    shown = table.play("play", "quit")
    assert "4 options have this text" in shown
    assert table.game.record == before


def test_the_key_of_an_option_takes_it(sit):
    table = sit()
    table.play("reveal", "quit")
    assert "reveal" in table.game.record["answers"]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("0", "there is 1, 2, 3, 4, 5."),
        ("99", "there is 1, 2, 3, 4, 5."),
        ("no such thing", "No option has the text “no such thing”"),
        ("card no such thing", "No component is called “no such thing”"),
        ("card", "card NAME shows the full text"),
        ("", "Choose by number or text"),
        ("²", "No option has the text"),
        ("1" * 5000, "No option has the text"),
        ("[bold]", "No option has the text “[bold]”"),
    ],
)
def test_what_cannot_be_understood_changes_nothing(sit, typed, told):
    table = sit()
    table.play("quit")
    before = table.game.record
    assert told in table.play(typed, "quit")
    assert table.game.record == before


def test_an_amount_is_answered_by_itself_and_not_by_its_place(sit):
    table = sit(seats="human,human,human,human")
    rng = random.Random(1)
    while [option.key for option in table.game.decision.options] != ["number:0", "number:2"]:
        table.game.choose(rng.randrange(len(table.game.decision.options)))
    answered = len(table.game.record["answers"])
    shown = table.play("", "1", "2", "", "quit")
    assert "there is 0, 2." in shown
    assert "\n  0 · 2\n" in shown
    assert table.game.record["answers"][answered] == "number:2"


def test_why_tells_what_is_not_possible_and_why(sit):
    table = sit()
    shown = table.play("dagger", "why arrakeen", "?", "quit")
    reasons = [line for line in shown.splitlines() if line.startswith("✗")]
    assert any(line.startswith("✗ Arrakeen: ") and line.endswith("City icon.") for line in reasons)
    assert len(reasons) > 2


def test_looking_for_what_is_refused_tells_why(sit):
    table = sit()
    shown = table.play("dagger", "arrakeen", "quit")
    assert "✗" in shown
    assert table.game.decision.prompt[0] == "prompt-send"


def test_why_of_something_possible_says_so(sit):
    assert "That is possible:" in sit().play("why seek", "quit")


def test_a_card_is_explained(sit):
    shown = sit().play("card signet", "i arrakeen", "quit")
    assert "Signet Ring" in shown
    assert "Agent icons: Landsraad, City and Spice Trade" in shown
    assert "Board space" in shown


def test_an_answer_that_showed_nothing_new_is_taken_back(sit):
    table = sit()
    table.play("quit")
    before = table.game.record
    shown = table.play("dagger", "undo", "quit")
    assert "Taken back." in shown
    assert table.game.record == before


def test_an_answer_that_showed_something_is_not_taken_back(sit):
    table = sit()
    at_the_end_of_a_turn(table)
    assert "cannot be taken back: it showed something new" in table.play("", "undo", "quit")


def test_before_any_answer_there_is_nothing_to_take_back(sit):
    assert "You have not answered yet." in sit().play("undo", "quit")


# ---- the end of a turn


def at_the_end_of_a_turn(table):
    """Play at random until the person has nothing to do but end the turn, after an answer that can be taken back."""
    rng = random.Random(3)
    while True:
        decision = table.game.decision
        if decision.seat == 0 and [option.key for option in decision.options] == ["end"] and table.game.can_undo:
            return
        table.game.choose(rng.randrange(len(decision.options)))


def test_a_turn_with_nothing_left_to_do_is_ended_by_enter(sit):
    table = sit()
    at_the_end_of_a_turn(table)
    answered = len(table.game.record["answers"])
    shown = table.play("", "quit")
    assert "There is nothing else you can do in this turn: end it." in shown
    assert table.game.record["answers"][answered] == "end"


@pytest.mark.parametrize("typed", ["undo", "n", "No", "ne", "nie"])
def test_the_last_answer_of_a_turn_can_be_taken_back_until_the_turn_is_ended(sit, typed):
    table = sit()
    table.play("1", "quit")
    at_the_end_of_a_turn(table)
    before = table.game.record["answers"]
    shown = table.play("icons", typed, "quit")
    assert "Enter: go on · undo: take your last answer back" in shown
    assert "Taken back." in shown
    assert table.game.record["answers"] == before[:-1]
    assert table.game.decision.seat == 0


def test_leaving_instead_of_ending_the_turn_does_not_end_it(sit):
    table = sit()
    at_the_end_of_a_turn(table)
    before = table.game.record
    table.play("quit")
    assert table.game.record == before


def test_a_bot_is_not_asked_about_a_single_option(sit, monkeypatch):
    offered = []
    chosen = RandomBot.choose

    def choose(self, view, options, rng):
        offered.append(len(options))
        return chosen(self, view, options, rng)

    monkeypatch.setattr(RandomBot, "choose", choose)
    sit().play_first()
    assert min(offered) == 2


def test_a_card_that_leads_to_a_single_space_says_so(sit):
    table = sit(seed=5, modules=[])
    rng = random.Random(5)
    found = 0
    while not table.game.over and found < 5:
        for key, space in only_spaces(table.game).items():
            game = table.game.copy()
            assert any((event.kind, event.what) == ("agent-sent", space) for event in game.choose(key))
            found += 1
        table.game.choose(rng.randrange(len(table.game.decision.options)))
    assert found >= 5


# ---- reasons


def test_why_a_space_while_a_card_is_chosen(sit):
    shown = sit().play("why gather support", "why sietch tabr", "why research", "arrakeen", "quit")
    assert "Gather Support: first choose a card that leads there: Dagger" in shown
    assert "✗ Sietch Tabr: " in shown
    assert "✗ Research Station: you need 2 water and have 1." in shown
    assert "Arrakeen" in shown.split("> arrakeen\n")[1]


def test_an_agent_turn_asks_only_for_what_is_offered_and_names_what_is_left(sit):
    table = sit(seats="human,human,human,human")
    rng = random.Random(1)
    seen = set()
    while not table.game.over:
        decision = table.game.decision
        if decision.prompt[0] == "prompt-agent-turn":
            prompt = table.session.speech.prompt(decision)
            kinds = {option.kind for option in decision.options}
            assert ("eploy troops" in prompt) == ("deploy" in kinds)
            assert ("nd your turn" in prompt) == ("end" in kinds)
            assert ("ffect" in prompt) == ("effect" in kinds)
            seen.add(frozenset(kinds))
            reasons = [reason for reason, names in table.session.refused("end").items() if "end your turn" in names]
            effects = [table.session.option(option) for option in decision.options if option.kind == "effect"]
            assert bool(reasons) == ("end" not in kinds)
            assert all(effect in reason for reason in reasons for effect in effects)
        table.game.choose(rng.randrange(len(decision.options)))
    assert len(seen) > 3


def test_declining_a_spy_says_what_that_means(sit):
    table = sit(seats="human,human,human,human")
    rng = random.Random(1)
    while table.game.decision.prompt[0] != "prompt-place-spy":
        table.game.choose(rng.randrange(len(table.game.decision.options)))
    assert "no: leave the Spy in your supply" in table.play("", "quit")


def test_leaders_are_told_in_words(sit):
    shown = sit(leaders="choose").play("quit")
    assert "Signet Ring: " in shown
    assert "Ability: " in shown


# ---- looking again


def test_the_log_and_the_board_are_shown_again(sit):
    shown = sit().play("log", "board", "icons", "help", "quit")
    assert shown.count("Round 1 begins.") == 2
    assert shown.count("Imperium Row and Reserve") == 2
    assert "draw an Intrigue card" in shown
    assert "take option 12" in shown


def test_saving_leaving_and_going_on_gives_the_same_game(sit, tmp_path):
    table = sit()
    shown = table.play("1", "1", f"save {tmp_path / 'kept.json'}", "quit")
    assert "sietch play --resume" in shown
    record = msgspec.json.decode((tmp_path / "kept.json").read_bytes())
    assert record["seats"] == ["human", "random", "random", "random"]
    assert sietch.replay(record).record == table.game.record
    again = sit(record=record)
    again.play_first()
    assert again.game.over
    assert again.game.record["answers"][: len(record["answers"])] == record["answers"]


def test_the_end_of_input_saves_the_game(sit, tmp_path):
    table = sit()
    assert "Saved in" in table.play("1")
    assert msgspec.json.decode((tmp_path / "game.json").read_bytes())["answers"] == table.game.record["answers"]


def test_a_place_where_nothing_can_be_saved_is_told(sit, tmp_path):
    assert "Not saved in" in sit().play(f"save {tmp_path / 'no' / 'such' / 'folder.json'}", "quit")


def test_leaders_are_chosen_at_the_start(sit):
    table = sit(leaders="choose")
    shown = table.play("gurney", "quit")
    assert "Choose your Leader." in shown
    assert table.game.view(0)["players"][0]["leader"] == "gurney-halleck"


def test_bots_moves_are_in_the_log(sit):
    shown = sit(names=["Anna", "Bo", "Cy", "Di"], seed=7).play("quit")
    assert "Di sends an Agent to" in shown


def test_nobody_sees_the_hand_of_another_person(sit):
    table = sit(seats="human,human,random,random", names=["Anna", "Bo", "Cy", "Di"], seed=11)
    shown = table.play(*itertools.islice(itertools.cycle(["", "1"]), 60))
    before, *turns = shown.split("Pass the keyboard to ")
    assert "Hand:" not in before
    assert len(turns) > 2
    for turn in turns:
        name = turn.split(",")[0]
        assert {line.split()[1] for line in turn.splitlines() if line.startswith("Hand: ")} <= {name}
