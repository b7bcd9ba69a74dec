"""The drawings: made of views alone, so that what a seat may not see cannot be on its screen."""

import ast
import inspect
import io
import random
import re

import pytest
from rich.console import Console

import sietch
from sietch.cli.screens import ImperiumScreen, drawing
from sietch.cli.screens import screen as screens
from sietch.cli.screens.imperium.speech import ImperiumSpeech
from sietch.text import LANGUAGES
from sietch.text.symbols import SYMBOLS


def drawn(view, lang="en", width=100):
    shown = io.StringIO()
    screen = ImperiumScreen(lang)
    screen.meet(view)
    Console(file=shown, width=width, color_system=None).print(screen.table(view, width))
    return shown.getvalue()


def positions(seed, every=40):
    """A game at many moments."""
    game = sietch.new("uprising", players=4, seed=seed, modules=["choam"])
    rng = random.Random(seed)
    for place in range(2000):
        if game.over:
            return
        if place % every == 0:
            yield game
        game.choose(rng.randrange(len(game.decision.options)))


@pytest.mark.parametrize("module", [screens, drawing])
def test_what_all_screens_share_knows_no_game_and_no_state(module):
    tree = ast.parse(inspect.getsource(module))
    names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert "state" not in names
    assert not [name for name in imported if name and name.startswith(("sietch.imperium", "sietch.arrakis"))]


def test_what_a_seat_cannot_see_does_not_change_its_screen():
    for game in positions(5):
        for seat in range(4):
            other = game.redeal(seat, seed=1)
            assert drawn(game.view(seat)) == drawn(other.view(seat))


def test_a_spectator_sees_no_hand():
    for game in positions(6, every=150):
        assert "Hand: " not in drawn(game.view())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_every_position_fits_the_screen(lang, width):
    for game in positions(8, every=80):
        seat = game.decision.seat
        lines = drawn(game.view(seat), lang, width).splitlines()
        assert max(len(line) for line in lines) <= width


def test_the_board_tells_who_is_where():
    game = sietch.new("uprising", players=4, seed=7, leaders=["muad-dib", "random", "random", "random"])
    view = game.view(0)
    view["players"][1]["at"] = ["arrakeen"]
    view["players"][2]["spies"] = ["post-imperial-basin"]
    view["control"]["spice-refinery"] = 3
    view["bonus_spice"]["deep-desert"] = 2
    view["players"][0]["influence"]["fremen"] = 4
    view["alliances"]["fremen"] = 0
    lines = drawn(view, width=80).splitlines()

    def line(name):
        return next(line for line in lines if line.startswith(f" {name}"))

    assert line("Arrakeen").split()[-1] == "B"
    assert line("Imperial Basin").split()[-1] == "(C)"
    assert line("Spice Refinery").split()[-1] == "⚑D"
    assert line("Deep Desert").split()[-1] == "+2♦"
    fremen = next(line for line in lines if line.startswith("Fremen"))
    assert fremen.split() == ["Fremen", "BCD", "A", "A", "≈"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_is_explained(lang):
    told = ImperiumSpeech(lang).legend()
    assert {symbol for symbol, _ in told} == {*SYMBOLS.values(), "B", "(B)", "⚑B", "DnB", "+2♦", "▶"}
    assert all(meaning for _, meaning in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_the_board_is_broken(lang):
    view = sietch.new("uprising", players=4, seed=7).view(0)
    speech = ImperiumSpeech(lang)
    speech.play_by(view["modules"], 4)
    for width in (80, 90, 100, 105, 110, 120):
        lines = drawn(view, lang, width).splitlines()
        for space in speech.spaces():
            name = speech.entry_name(space)
            assert any(line.startswith(f" {name}") or f"  {name}" in line for line in lines), (width, name)


def test_without_contracts_their_icon_is_solari():
    view = sietch.new("uprising", players=4, seed=7).view(0)
    assert re.search(r"Accept Contract +2\$ \[\+\]", drawn(view, width=80))
    view = sietch.new("uprising", players=4, seed=7, modules=["choam"]).view(0)
    assert re.search(r"Accept Contract +Ct \[\+\]", drawn(view, width=80))


def test_a_long_log_keeps_what_decides_the_game():
    game = sietch.new("uprising", players=4, seed=7)
    while game.events()[-1].kind != "game-ended":
        game.choose(0)
    lines = ImperiumSpeech("en", game.setup["names"]).log(game.events(0))
    wins = [line for line in lines if line[0].kind == "conflict-won"]
    kept = ImperiumScreen("en").chosen_lines(lines, 90)
    assert len(kept) == 90
    assert wins
    assert [line for line in kept if line[0].kind == "conflict-won"] == wins
    places = {id(line): place for place, line in enumerate(lines)}
    assert [places[id(line)] for line in kept] == sorted(places[id(line)] for line in kept)


def test_cards_drawn_in_a_row_are_one_line():
    drew = [sietch.Event("drew", 0, card, 1) for card in ("dagger", "diplomacy", "dagger")]
    speech = ImperiumSpeech("en", ["Anna"])
    assert [line for _, line in speech.log(drew)] == ["Anna draws: Dagger ×2, Diplomacy."]
    assert [line for _, line in speech.log(drew[:1])] == ["Anna draws Dagger."]
    refills = [sietch.Event("row-refilled", None, card, 1) for card in ("dagger", "diplomacy")]
    assert [line for _, line in speech.log(refills)] == ["New in the Imperium Row: Dagger, Diplomacy."]


def test_a_space_to_choose_shows_its_combat_mark_and_the_spice_on_it():
    game = sietch.new("uprising", players=4, seed=7)
    view = game.view(0)
    view["bonus_spice"]["deep-desert"] = 2
    option = sietch.Option(0, "send:deep-desert", "send", "deep-desert", ("option-send", {}))
    assert ImperiumScreen("en").hint(option, view).endswith("· ▲» · +2♦")


def test_an_intrigue_card_to_choose_has_its_boxes_labelled():
    view = sietch.new("uprising", players=4, seed=7).view(0)
    option = sietch.Option(0, "intrigue:tactical-option", "intrigue", "tactical-option", ("option-intrigue", {}))
    assert ImperiumScreen("en").hint(option, view).startswith("Combat: ")
