"""One and two people: set up on the start page, played by clicking; rivals are told plainly."""

from __future__ import annotations

import pytest
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.play import answering, choose_game, expect, fits


@pytest.mark.parametrize("game", ["uprising", "imperium"])
def test_a_game_for_one_is_set_up_with_its_difficulty_and_rivals(visit: Visit, game: str):
    page = visit(language="en")
    choose_game(page, game)
    expect(page.get_by_text("Difficulty")).to_have_count(0)
    page.get_by_role("radio", name="1", exact=True).check()
    page.get_by_role("radio", name="Sardaukar: veteran").check()
    page.get_by_role("checkbox", name='Glossu "The Beast" Rabban').check()
    page.get_by_role("checkbox", name="Brutal Escalation: rivals flip two cards in Conflicts III").check()
    page.get_by_role("button", name="Open the table").click()
    page.locator("button.option").first.wait_for()
    mats = page.locator("section.mat")
    expect(mats).to_have_count(3)
    rabban = page.get_by_role("region", name='Glossu "The Beast" Rabban')
    expect(rabban).to_contain_text("Rival card")
    expect(rabban).to_contain_text("Sardaukar (veteran)")
    for _ in range(6):
        with answering(page):
            page.locator("button.option").last.click()
    expect(page.get_by_text("reveals the House Hagal card").first).to_be_attached()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "players"), [("uprising", 1), ("imperium", 1), ("uprising", 2), ("imperium", 2)])
def test_the_table_of_few_fits(visit: Visit, server, game: str, players: int, size: dict[str, int]):
    seats = ("", "random")[:players]
    links = server.open(*seats, game=game, modules=["rise-of-ix", "immortality"])
    page = visit(server.seat(links, 0), size=size, language="cs")
    page.locator("button.option").first.wait_for()
    expect(page.locator("section.mat")).to_have_count(3)
    fits(page)
