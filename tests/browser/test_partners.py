"""Three and four players of War for Arrakis on the page: roles to choose, boards of partners, whose decision it is."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.browser.conftest import DESK, PHONE, Server, Visit
from tests.browser.play import answering, choose_game, expect, fits
from tests.tempers import choice

import sietch

# Enough for some turns of both partners.
ANSWERS = 20


def test_the_start_page_offers_roles_by_the_number_of_players_and_the_shared_side(visit: Visit):
    page = visit(language="en")
    choose_game(page, "arrakis")
    names = page.locator("form .seat .letter")
    expect(names).to_have_text(["Atreides", "Harkonnen"])
    page.get_by_role("radio", name="3", exact=True).check()
    expect(names).to_have_text(["Atreides", "House Harkonnen", "Corrino Ally"])
    page.locator("input[name=shared][value=atreides]").check()
    expect(names).to_have_text(["House Atreides", "Fremen Ally", "Harkonnen"])
    page.get_by_role("radio", name="4", exact=True).check()
    expect(names).to_have_text(["House Atreides", "Fremen Ally", "House Harkonnen", "Corrino Ally"])
    page.get_by_role("radio", name="1", exact=True).check()
    expect(names).to_have_text(["Atreides"])
    # The rules of one do not stay for two, unless they are wanted.
    page.get_by_role("radio", name="2", exact=True).check()
    expect(names).to_have_text(["Atreides", "Harkonnen"])
    page.locator("form input[value=mahdi]").check()
    expect(names).to_have_text(["House Atreides", "Fremen Ally"])


def test_partners_play_by_clicking_and_are_told_why_they_are_asked(visit: Visit, server: Server):
    links = server.open("", "random", "random", "random", game="arrakis")
    page = visit(server.seat(links, 0))
    page.locator("button.option").first.wait_for()
    answers = random.Random(4)
    for _ in range(ANSWERS):
        expect(page.locator("#decision .because")).to_be_visible()
        with answering(page):
            options = page.locator("button.option")
            options.nth(answers.randrange(options.count())).click()
    fits(page)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_each_partner_has_a_board_and_sees_the_others_but_not_their_cards(
    visit: Visit, server: Server, size: dict[str, int], language: str
):
    links = server.open("", "random", "random", "random", game="arrakis")
    page = visit(server.seat(links, 0), size=size, language=language)
    page.locator("button.option").first.wait_for()
    expect(page.locator(".arrakis .board")).to_have_count(4)
    expect(page.locator(".arrakis .board.own .result")).to_have_count(3)
    expect(page.locator("header li .role")).to_have_count(4)
    # An objective and one card of the own deck.
    expect(page.locator(".arrakis .hand .slot")).to_have_count(2)
    fits(page)


def finished(seed: int) -> dict[str, Any]:
    """The record of a game of two partners against the Mahdi rules."""
    game = sietch.new("arrakis", players=2, modules=["mahdi"], seed=seed, names=["Anna", "Boris"])
    rng = random.Random(seed)
    while not game.over:
        game.choose(choice(game.decision, "eager", rng))
    return game.record


def test_a_result_is_the_sides_and_names_who_shared_it(visit: Visit, server: Server):
    links = server.open("", "", game="arrakis", record=finished(3))
    page = visit(server.seat(links, 0))
    expect(page.locator(".result h2.winner")).to_be_visible()
    # The side is told once, with both names.
    expect(page.locator(".result th[scope=col]")).to_have_count(2)
    expect(page.locator(".result th[scope=col]").nth(1)).to_contain_text("Anna, Boris")
