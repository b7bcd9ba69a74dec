"""Tables of modules: what a question is about lights up where it lies, and everybody can use all of it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.browser.conftest import DESK, PHONE, Server, Visit
from tests.browser.play import answering, choose_game, expect, fits, options
from tests.browser.test_access import axe, serious

import sietch

EVERYTHING = next(preset.modules for preset in sietch.rules("uprising").presets() if preset.id == "preset-everything")
FULL = next(preset.modules for preset in sietch.rules("imperium").presets() if preset.id == "preset-classic-full")
# What is taken where it is offered, so that a game comes to what modules have.
LIKED = (
    "acquire-tech",
    "advance-freighter",
    "hex",
    "yes",
    "graft",
    "deploy-dreadnought",
    "place-dreadnought",
    "use-tech",
)
SEEDS = range(40)

__all__ = ["axe"]


def position(game: str, modules: tuple[str, ...], kind: str) -> dict[str, Any]:
    """The record of a game in which Anna is asked for something of this kind."""
    for seed in SEEDS:
        played = sietch.new(game, players=4, seed=seed, modules=list(modules))
        rng = random.Random(seed)
        while not played.over:
            offered = played.decision.options
            if played.decision.seat == 0 and any(option.kind == kind for option in offered):
                return played.record
            liked = [option.key for option in offered if option.kind in LIKED]
            played.choose(rng.choice(liked if liked and rng.random() < 0.8 else [option.key for option in offered]))
    raise AssertionError(f"nobody was asked for {kind}")


def opened(server: Server, game: str, modules: tuple[str, ...], kind: str) -> str:
    links = server.open("", "random", "random", "random", record=position(game, modules, kind))
    return server.seat(links, 0)


@pytest.mark.parametrize(
    ("kind", "where"),
    [
        ("acquire-tech", ".ix .stacks"),
        ("advance-freighter", ".ix .shipping"),
        ("hex", ".tleilax .research"),
        ("use-tech", ".mat.own"),
        ("deploy-dreadnought", ".mat.own"),
        ("return-specimen", ".mat.own"),
        ("family-atomics", ".mat.own"),
        ("place-dreadnought", "svg.board"),
        ("graft", ".hand"),
    ],
)
@pytest.mark.parametrize(
    ("game", "modules"), [("uprising", EVERYTHING), ("imperium", FULL)], ids=["uprising", "imperium"]
)
def test_what_is_asked_for_lights_up_and_answers_to_the_keyboard(
    visit: Visit, server: Server, game: str, modules: tuple[str, ...], kind: str, where: str
):
    page = visit(opened(server, game, modules, kind))
    assert any(key.split(":")[0] == kind for key in options(page))
    lit = page.locator(f"{where} .target.lit")
    expect(lit.first).to_be_visible()
    several = lit.first.get_attribute("aria-haspopup") == "menu"
    with answering(page):
        lit.first.press("Enter")
        if several:
            page.get_by_role("menuitem").first.press("Enter")


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_tleilaxu_card_is_bought_on_its_board(visit: Visit, server: Server, language: str):
    page = visit(opened(server, "imperium", FULL, "buy-tleilaxu"), language=language)
    options(page)
    tab = page.get_by_role("tab", name="Bene Tleilax")
    assert "lit" in (tab.get_attribute("class") or "")
    tab.press("Enter")
    card = page.locator(".tleilax .cards .target.lit").first
    with answering(page):
        card.press("Enter")


def test_both_tracks_can_be_looked_up(visit: Visit, server: Server):
    page = visit(opened(server, "uprising", EVERYTHING, "acquire-tech"))
    options(page)
    page.locator(".ix .shipping .target").focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_contain_text("Shipping track")
    expect(page.get_by_role("dialog")).to_contain_text("recruit 2 troops")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("game", "modules"), [("uprising", EVERYTHING), ("imperium", FULL)], ids=["uprising", "imperium"]
)
def test_nothing_serious_is_found_at_a_table_of_modules(
    visit: Visit, server: Server, axe: str, game: str, modules: tuple[str, ...], size: dict[str, int], scheme: str
):
    page = visit(opened(server, game, modules, "use-tech"), size=size, color_scheme=scheme)
    options(page)
    fits(page)
    assert serious(page, axe) == []
    if size is DESK:
        for board in ("Ix", "Bene Tleilax"):
            page.get_by_role("tab", name=board, exact=True).click()
            fits(page)
            assert serious(page, axe) == []


def test_a_module_says_what_it_needs_and_brings_it(visit: Visit):
    page = visit(language="en")
    choose_game(page, "imperium")
    page.get_by_label("Epic game").check()
    expect(page.get_by_label("Rise of Ix", exact=True)).to_be_checked()
    expect(page.get_by_text("needs Immortality")).to_be_visible()
    page.get_by_label("Rise of Ix", exact=True).uncheck()
    expect(page.get_by_label("Epic game")).not_to_be_checked()
