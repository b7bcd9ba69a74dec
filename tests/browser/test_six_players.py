"""Six players on the page: the start page offers them with CHOAM, and the table shows all of it."""

from __future__ import annotations

import random

import pytest
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.play import answering, expect, fits

import sietch

# Enough for some turns of a commander.
ANSWERS = 25


def test_six_players_switch_choam_on_and_lead_two_seats(visit: Visit):
    page = visit(language="en")
    page.get_by_label("Preset", exact=True).select_option("preset-uprising")
    page.get_by_role("radio", name="6").check()
    choam = page.locator("form input[value=choam]")
    expect(choam).to_be_checked()
    expect(choam).to_be_disabled()
    for seat, leader in (("A", "muad-dib"), ("D", "shaddam-corrino-iv")):
        chosen = page.get_by_label(f"Leaders, seat {seat}")
        expect(chosen).to_have_value(leader)
        expect(chosen).to_be_disabled()
    page.get_by_role("radio", name="4", exact=True).check()
    expect(choam).to_be_enabled()


def test_a_commander_is_played_by_clicking(visit: Visit):
    page = visit(language="en")
    page.get_by_role("radio", name="6").check()
    for seat in "BCDEF":
        page.get_by_label(f"Who plays seat {seat}").select_option("random")
    page.get_by_role("button", name="Open the table").click()
    answers = random.Random(6)
    for _ in range(ANSWERS):
        with answering(page):
            options = page.locator("button.option")
            options.nth(answers.randrange(options.count())).click()
    expect(page.locator("button.option").first).to_be_visible()
    fits(page)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("modules", [("choam",), ("choam", "rise-of-ix", "immortality")], ids=",".join)
def test_teams_boards_and_seats_are_shown_in_full(visit: Visit, server, modules, size, language: str):
    links = server.open("", *["random"] * 5, modules=list(modules))
    page = visit(f"{server.address}table/{links['table']}#{links['seats'][0]}", size=size, language=language)
    page.locator("button.option").first.wait_for()
    layout = sietch.rules("uprising").of({"players": 6, "modules": list(modules)}).layout()
    spaces = [space for area in layout["areas"] for space in area["spaces"]]
    assert page.locator(".imperium .space").count() == len(spaces) == 28
    assert page.locator(".imperium .mat").count() == 6
    assert page.locator(".imperium .team").count() == 2
    for board in layout["personal"]:
        assert page.locator(f".imperium .{board['area']}").count() == 1
    fits(page)
