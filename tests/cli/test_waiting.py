"""While bots think: on a terminal a line says so and what they do is told as they do it; elsewhere nothing changes."""

import os
import signal
import time

import msgspec
import pytest
from rich.control import strip_control_codes
from rich.text import Text
from tests.busy import PATIENCE

from sietch.bots import RandomBot
from sietch.cli import waiting

NAMES = ["Anna", "Bo", "Cy", "Di"]
ERASE_LINE = "\x1b[2K"
SHOW_CURSOR = "\x1b[?25h"


def until(holds):
    """Wait for something that another thread does."""
    last = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < last
        time.sleep(0.01)


def plain(shown):
    return strip_control_codes(Text.from_ansi(shown).plain)


def is_gone_before(words, shown):
    """Whether the line is erased and the cursor is back."""
    after = shown.rpartition("is thinking …")[2].partition(words)[0]
    return ERASE_LINE in after and SHOW_CURSOR in after


@pytest.fixture
def slow(monkeypatch):
    """Bots that think until the screen says so, and what was there when each had thought."""
    monkeypatch.setattr(waiting, "SECONDS_OF_A_MOMENT", 0.0)
    at_random = RandomBot.choose

    def think(table, then=lambda: None):
        screens = []

        def choose(self, view, options, rng):
            name = NAMES[table.game.decision.seat]
            until(lambda: f"{name} is thinking …" in table.screen.getvalue())
            screens.append((table.game.event_count, plain(table.screen.getvalue())))
            then()
            return at_random(self, view, options, rng)

        monkeypatch.setattr(RandomBot, "choose", choose)
        return screens

    return think


def test_on_a_terminal_it_is_said_who_thinks_and_moves_are_told_as_they_are_made(sit, slow):
    table = sit(terminal=True, names=NAMES)
    screens = slow(table)
    shown = table.play("quit")
    assert len(screens) > 3
    for events, before in screens[1:]:
        lines = [line for _, line in table.session.speech.log(table.game.events(0)[:events])]
        sent = [line for line in lines if "sends an Agent to" in line]
        assert all(line in before for line in sent)
    assert is_gone_before("Anna> ", shown)


def test_what_was_told_as_it_came_is_told_again_under_a_new_table_only(sit, slow, monkeypatch):
    table = sit(terminal=True, names=NAMES)
    slow(table)
    shown = plain(table.play("quit"))
    told = [line for _, line in table.session.speech.log(table.game.events(0)) if "sends an Agent to" in line]
    assert told
    assert all(shown.count(line) == 2 for line in told)
    table.session.told[0] = 0
    monkeypatch.setattr(table.session, "new_scene", lambda *_: False)
    assert not any(line in plain(table.play("quit")) for line in told)


def test_quick_bots_are_not_announced(sit, monkeypatch):
    monkeypatch.setattr(waiting, "SECONDS_OF_A_MOMENT", 600.0)
    shown = sit(terminal=True, names=NAMES).play("quit")
    assert "thinking" not in shown
    assert "Di sends an Agent to" in shown


def test_where_there_is_no_terminal_nothing_is_shown_of_it(sit, monkeypatch, tmp_path):
    expected = sit(names=NAMES).play("quit")
    (tmp_path / "game.json").unlink()
    monkeypatch.setattr(waiting, "SECONDS_OF_A_MOMENT", 0.0)
    at_random = RandomBot.choose

    def choose(self, view, options, rng):
        time.sleep(0.02)
        return at_random(self, view, options, rng)

    monkeypatch.setattr(RandomBot, "choose", choose)
    assert sit(names=NAMES).play("quit") == expected
    assert "thinking" not in expected


@pytest.mark.parametrize(("lang", "said"), [("en", "is thinking"), ("cs", "přemýšlí"), ("pl", "myśli")])
def test_it_is_said_in_every_language(sit, lang, said):
    assert said in sit(lang=lang).session.speech.label("thinking", name="Bo")


def interrupt():
    signal.raise_signal(signal.SIGINT)


def test_ctrl_c_while_a_bot_thinks_saves_and_leaves_a_clean_screen(sit, slow, tmp_path):
    table = sit(terminal=True, names=NAMES)
    slow(table, interrupt)
    shown = table.play()
    assert is_gone_before("Saved in game.json", shown)
    assert msgspec.json.decode((tmp_path / "game.json").read_bytes())["answers"] == table.game.record["answers"]


def test_being_told_to_end_while_a_bot_thinks_saves(run, monkeypatch, tmp_path):
    monkeypatch.setattr(RandomBot, "choose", lambda *_: os.kill(os.getpid(), signal.SIGTERM))
    result = run("play", "--seed", "7", "--against", "random", "--save", "game.json", typed="1\n" * 50)
    assert result.exit_code == 128 + signal.SIGTERM
    assert (tmp_path / "game.json").exists()
