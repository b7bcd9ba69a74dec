"""Stepping through a record."""

import io

from rich.console import Console

import sietch
from sietch.cli.replay import Replay
from sietch.cli.screens import screen_of
from sietch.cli.screens.imperium.speech import ImperiumSpeech


def walked(record, *typed, start=0, seat=None):
    screen = io.StringIO()
    lines = iter(typed)

    def read(prompt):
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    console = Console(file=screen, width=100, color_system=None)
    Replay(record, seat, screen_of(record["game"], "en"), console, read).walk(start)
    return screen.getvalue()


def record(answers=40):
    game = sietch.new("uprising", players=4, seed=7)
    for place in range(answers):
        game.choose(place % len(game.decision.options))
    return game.record


def test_enter_goes_on_and_b_goes_back():
    shown = walked(record(), "", "", "b", "q")
    places = [line.split("·")[0].split("─")[0].strip() for line in shown.splitlines() if line.startswith("Step ")]
    assert places == [f"Step {n} of 40" for n in (0, 1, 2, 1)]


def test_a_number_jumps_and_the_ends_are_told():
    shown = walked(record(), "40", "", "0", "b", "41", "nonsense")
    assert "Step 40 of 40" in shown
    assert shown.count("There is no such step; they are 0 to 40.") == 4


def test_a_step_shows_the_table_and_what_happened():
    game_record = record()
    first = next(key for key in game_record["answers"] if not key.startswith("~"))
    shown = walked(game_record, start=1)
    assert first.startswith("play:")
    assert f"Player 4: play {ImperiumSpeech('en').name('cards', first.removeprefix('play:'))}" in shown
    assert first not in shown
    assert "Imperium Row and Reserve" in shown


def test_help_is_shown_and_the_end_of_input_begins_a_new_line():
    shown = walked(record(), "?")
    assert "one step back" in shown
    assert shown.endswith("\n\n")


def test_a_seat_sees_its_own_hand_all_the_time():
    shown = walked(record(), "", "", "", seat=2)
    assert shown.count("Hand: Player 3") == 4


def test_the_last_step_of_a_whole_game_shows_the_result():
    game = sietch.new("uprising", players=3, seed=1)
    while not game.over:
        game.choose(0)
    assert "The game is over" in walked(game.record, start=10_000)
