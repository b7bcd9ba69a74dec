"""What modules add to the table in the terminal: drawn from views alone, on both boards, in every language."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import sietch
from sietch.cli.screens import screen_of
from sietch.text import LANGUAGES

PRESETS = [(game, preset) for game in ("uprising", "imperium") for preset in sietch.rules(game).presets()]
WIDTH = 100


def drawn(game: str, view: dict[str, Any], lang: str = "en", width: int = WIDTH, small: bool = False) -> str:
    shown = io.StringIO()
    screen = screen_of(game, lang)
    screen.meet(view)
    table = screen.small_table(view) if small else screen.table(view, width)
    Console(file=shown, width=width, color_system=None).print(table)
    return shown.getvalue()


def positions(name: str, modules: tuple[str, ...], seed: int, every: int, players: int = 4) -> Iterator[sietch.Game]:
    """A game at many moments; what modules offer is taken more often than chance alone would."""
    game = sietch.new(name, players=players, seed=seed, modules=list(modules))
    rng = random.Random(seed)
    for place in range(2000):
        if game.over:
            return
        if place % every == 0:
            yield game
        keys = [option.key for option in game.decision.options]
        liked = [key for key in keys if key.startswith(("acquire-tech", "advance", "hex", "yes", "graft", "use-tech"))]
        game.choose(rng.choice(liked or keys))


def everything() -> dict[str, Any]:
    modules = ["choam", "base-cards", "rise-of-ix", "immortality"]
    return sietch.new("uprising", players=4, seed=7, modules=modules, leaders=["muad-dib", *["random"] * 3]).view(0)


def line(shown: str, start: str) -> str:
    return next(each for each in shown.splitlines() if each.startswith(start))


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=[preset.id for _, preset in PRESETS])
def test_every_position_fits_the_screen_and_has_a_hint_for_every_option(game, preset):
    for place, position in enumerate(positions(game, preset.modules, 5, 70, preset.players or 4)):
        lang = LANGUAGES[place % len(LANGUAGES)]
        view = position.view(position.decision.seat)
        for shown in (drawn(game, view, lang), drawn(game, view, lang, small=True), drawn(game, position.view(), lang)):
            assert max(len(each) for each in shown.splitlines()) <= WIDTH
        screen = screen_of(game, lang)
        screen.meet(view)
        for option in position.decision.options:
            screen.hint(option, view)


def test_what_a_seat_cannot_see_does_not_change_its_screen():
    for game in positions("uprising", ("choam", "base-cards", "rise-of-ix", "immortality"), seed=6, every=90):
        for seat in range(4):
            assert drawn("uprising", game.view(seat)) == drawn("uprising", game.redeal(seat, seed=1).view(seat))


def test_what_an_overlay_covers_is_not_on_the_board():
    shown = drawn("uprising", everything(), width=80)
    board = shown[shown.index("Board: ") :].splitlines()
    for covered in ("Assembly Hall", "Gather Support", "Shipping", "Accept Contract"):
        assert not any(each.startswith(f" {covered}") for each in board)
    for place in ("Tech Negotiation", "Dreadnought", "Interstellar Shipping", "Smuggling"):
        assert any(each.startswith(f" {place}") for each in board)


def test_tech_tiles_lie_with_cost_icons_and_the_rest_of_their_stack():
    view = everything()
    view["tech_shown"] = {"top": "flagship", "middle": "artillery", "bottom": None}
    view["tech_left"] = {"top": 5, "middle": 4, "bottom": 0}
    shown = drawn("uprising", view)
    assert "When acquired: VP" in line(shown, "8♦  Flagship")
    assert "(5 under it)" in line(shown, "8♦  Flagship")
    assert "Reveal box: † × [†]" in line(shown, "1♦  Artillery")


def test_a_tile_that_was_used_lies_face_down():
    view = everything()
    view["players"][1] |= {"tech": ["flagship", "artillery"], "tech_flipped": ["flagship"], "negotiators": 2}
    shown = drawn("uprising", view)
    assert "Tech tiles Flagship (face down), Artillery" in shown
    assert "2Ng" in shown


def test_freighters_stand_on_the_shipping_track():
    view = everything()
    for seat, at in enumerate((0, 2, 2, 3)):
        view["players"][seat]["freighter"] = at
    lines = drawn("uprising", view).splitlines()
    head = next(place for place, each in enumerate(lines) if each.startswith("Shipping track"))
    assert lines[head].split("  ")[-1].strip() == "3 Tt 2Tt-"
    assert lines[head + 1].split() == ["A", "BC", "D"]


def test_dreadnoughts_are_told_at_home_in_the_conflict_and_on_locations():
    view = everything()
    view["players"][2] |= {"docked": 1, "dreadnoughts": 0, "fighting": 1, "troops": 2, "strength": 7}
    view["dreadnoughts_at"]["arrakeen"] = 3
    shown = drawn("uprising", view, width=80)
    assert "garrison/supply 3/9 Dn 1/0" in shown
    assert "in the Conflict 2▲ 1Dn = 7" in shown
    assert line(shown, " Arrakeen").split()[-1] == "DnD"


def test_the_research_track_tells_who_is_where_and_what_comes_next():
    view = everything()
    view["players"][0]["research"] = "c2-b"
    view["players"][1]["research"] = "c4-t"
    shown = drawn("uprising", view)
    assert "4 Gn" in line(shown, "Research track")
    assert "Tx B" in line(shown, "top")
    assert "»[×] ▲o" in line(shown, "middle")
    assert line(shown, "bottom").split()[1:4] == ["Tx", "A", "»Tx"]


def test_the_spice_of_the_tleilaxu_track_is_there_until_somebody_takes_it():
    view = everything()
    assert "4 VP 2♦" in line(drawn("uprising", view), "Tleilaxu track")
    view["tleilaxu_spice"] = 0
    assert "4 VP  " in line(drawn("uprising", view), "Tleilaxu track")


def test_the_tleilaxu_row_costs_specimens():
    view = everything()
    view["tleilaxu_row"] = ["guild-impersonator", "usurp"]
    shown = drawn("uprising", view)
    assert line(shown, "2▲o  Guild Impersonator")
    assert line(shown, "3▲o  Reclaimed Forces")


def test_a_grafted_pair_and_family_atomics_lie_before_their_player():
    view = everything()
    view |= {"turn": 1, "played": "ghola", "grafted": "dagger", "borrowed": None}
    view["players"][0]["atomics"] = False
    shown = drawn("uprising", view)
    assert "grafted Ghola + Dagger" in shown
    assert shown.count("Family Atomics") == 3
    view["borrowed"] = "dagger"
    assert "of the Imperium Row Ghola + Dagger" in drawn("uprising", view)


def test_what_was_set_aside_is_named_to_its_owner_and_counted_for_others():
    view = everything()
    view["players"][0] |= {"ahead": ["dagger"], "ahead_count": 1}
    assert "Set aside face down: Dagger" in drawn("uprising", view)
    assert "set aside face down 1" in drawn("uprising", view)


def test_the_contracts_that_were_dealt_are_seen_before_one_is_kept():
    game = sietch.new("uprising", players=4, seed=7, modules=["choam", "rise-of-ix"])
    assert game.decision.prompt[0] == "prompt-keep-contract"
    shown = drawn("uprising", game.view(game.decision.seat))
    heading = "Contracts dealt to you"
    assert len(shown[shown.index(heading) :].splitlines()) == 3


def test_a_freighter_is_told_what_it_comes_to_and_what_a_recall_gives():
    view = everything()
    view["players"][0]["freighter"] = 2
    screen = screen_of("uprising", "en")
    screen.meet(view)

    def hint(kind: str) -> str:
        return screen.hint(sietch.Option(0, kind, kind, None, (f"option-{kind}", {})), view)

    assert hint("advance-freighter") == "Tt 2Tt-"
    assert hint("recall-freighter") == "$$ / 2♦ · 2▲ ↑?"


@pytest.mark.parametrize(
    ("modules", "players", "ends"), [([], 4, 10), (["rise-of-ix", "epic"], 4, 12), (["immortality", "go-to-11"], 3, 11)]
)
def test_the_welcome_tells_how_many_points_end_the_game(modules, players, ends):
    view = sietch.new("uprising", players=players, seed=1, modules=modules).view(0)
    screen = screen_of("uprising", "en")
    screen.meet(view)
    assert screen.welcome().startswith(f"{ends} Victory Points, or the last of 10 Conflicts")


def test_a_place_that_is_covered_is_not_asked_about():
    leaders = ["muad-dib", "lady-jessica", "gurney-halleck", "princess-irulan"]
    game = sietch.new("uprising", players=4, seed=7, modules=["rise-of-ix"], leaders=leaders)
    refused = [refusal.key for refusal in game.refusals(game.decision.seat)]
    assert "send:assembly-hall" not in refused
    assert refused.count("send:smuggling") == 1
