"""Every preset that the server offers can be set up on the start page and played by clicking."""

from __future__ import annotations

import random

import pytest
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.play import answering, choose_game, expect, fits

import sietch
from sietch.core.rules import Preset

PRESETS = [(game, preset.id) for game, rules in sietch.GAMES.items() for preset in rules.presets()]
# Enough for some turns.
ANSWERS = 15
# Clicks what is lit, wherever something else lies over it, and tells whether it opens a menu.
PRESS = """one => {
    const pressed = one.closest('[data-place]') ?? one
    const several = one.getAttribute('aria-haspopup') === 'menu'
    pressed.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return several
}"""


def preset_called(game: str, id: str) -> Preset:
    return next(preset for preset in sietch.rules(game).presets() if preset.id == id)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_preset_is_set_up_by_name_and_played_by_clicking(visit: Visit, game: str, preset: str):
    page = visit(language="en")
    choose_game(page, game)
    page.get_by_label("Preset", exact=True).select_option(preset)
    expect(page.get_by_label("Preset", exact=True)).to_have_value(preset)
    modules = preset_called(game, preset).modules
    ticked = page.locator("form fieldset input[type=checkbox]:checked")
    assert set(modules) <= set(ticked.evaluate_all("all => all.map(one => one.value)"))
    for seat in "BCDEF"[: (preset_called(game, preset).players or 4) - 1]:
        page.get_by_label(f"Who plays seat {seat}").select_option("random")
    page.get_by_role("button", name="Open the table").click()
    answers = random.Random(f"{game} {preset}")
    for _ in range(ANSWERS):
        with answering(page):
            lit = page.locator(".imperium .target.lit")
            # On the table where something is lit there, otherwise in the list.
            if lit.count() and answers.random() < 0.5:
                several = lit.nth(answers.randrange(lit.count())).evaluate(PRESS)
                if several:
                    page.get_by_role("menuitem").first.click()
            else:
                options = page.locator("button.option")
                options.nth(answers.randrange(options.count())).click()
    expect(page.locator("button.option").first).to_be_visible()
    fits(page)


@pytest.mark.parametrize("language", ["cs", "pl"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_preset_is_shown_in_full(visit: Visit, server, game: str, preset: str, size: dict[str, int], language: str):
    """Every space of its layout is drawn, with its name, and nothing has to be scrolled sideways."""
    wanted = preset_called(game, preset)
    players, modules = wanted.players or 4, list(wanted.modules)
    links = server.open("", *["random"] * (players - 1), game=game, modules=modules)
    page = visit(f"{server.address}table/{links['table']}#{links['seats'][0]}", size=size, language=language)
    page.locator("button.option").first.wait_for()
    rules = sietch.rules(game)
    layout = rules.of(rules.setup({"players": players, "modules": modules})).layout()
    expect(page.locator("svg.board g.space")).to_have_count(sum(len(area["spaces"]) for area in layout["areas"]))
    fits(page)
