"""Six players on the page: the start page offers them with CHOAM, and the table shows all of it."""

from __future__ import annotations

import random

import pytest
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.play import answering, everything, expect, fits

import sietch

# Enough for some turns of a commander.
ANSWERS = 25
NAMES = ["Anna", "Boris", "Cyril", "Dana", "Eva", "Filip"]


def test_six_players_switch_choam_on_and_lead_two_seats(visit: Visit):
    page = visit(language="en")
    page.get_by_label("Preset", exact=True).select_option("preset-uprising")
    page.get_by_role("radio", name="6", exact=True).check()
    everything(page)
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
    page.get_by_role("radio", name="6", exact=True).check()
    everything(page)
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
    assert page.locator(".mat").count() == 6
    assert page.locator(".team").count() == 2
    for board in layout["personal"]:
        assert page.locator(f".imperium .{board['area']}").count() == 1
    fits(page)


@pytest.mark.parametrize(
    ("language", "result", "log"),
    [
        (
            "en",
            "Won as a team: Boris, Dana, Filip",
            "The team wins the game with 17 Victory Points: Boris, Dana",
        ),
        ("cs", "Vítězí tým: Boris, Dana, Filip", "Vítězí tým, který má 17 vítězných bodů: Boris, Dana, Filip"),
        ("pl", "Wygrywa drużyna: Boris, Dana, Filip", "Wygrywa drużyna, mając 17 punktów zwycięstwa"),
    ],
)
def test_the_end_names_the_whole_team(visit: Visit, server, language: str, result: str, log: str):
    game, chance = sietch.new("uprising", players=6, modules=["choam"], seed=8, names=NAMES), random.Random(1)
    while not game.over:
        game.choose(chance.choice(game.decision.options))
    links = server.open(*[""] * 6, record=game.record)
    page = visit(f"{server.address}table/{links['table']}#{links['seats'][0]}", language=language)
    expect(page.get_by_role("heading", name=result)).to_be_visible()
    assert log in page.locator(".log h3").last.inner_text()


def test_commanders_mats_are_whole_on_a_desk(visit: Visit, server):
    game, chance = sietch.new("uprising", players=6, modules=["choam"], seed=3, names=NAMES), random.Random(3)
    for _ in range(160):
        game.choose(chance.choice(game.decision.options))
    links = server.open(*[""] * 6, record=game.record)
    page = visit(f"{server.address}table/{links['table']}#{links['seats'][0]}", size=DESK)
    page.locator(".mat").first.wait_for()
    cut = page.locator(".mat").evaluate_all(
        "all => all.filter(mat => mat.scrollHeight > mat.clientHeight + 1).map(mat => mat.ariaLabel)"
    )
    assert cut == []
