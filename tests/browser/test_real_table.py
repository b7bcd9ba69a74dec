"""A companion to the cardboard on the page: chance is told there, and the page tells what the Harkonnen do."""

from __future__ import annotations

import random

import pytest
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.play import answering, choose_game, expect, fits, question

# The set-up, vehicles, and some turns.
ANSWERS = 60


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "cs")], ids=["desk", "phone"])
def test_a_real_table_is_set_up_told_and_taken_back(visit: Visit, size: dict[str, int], language: str):
    page = visit(size=size, language=language)
    choose_game(page, "arrakis")
    expect(page.get_by_test_id("told")).to_have_count(0)
    page.get_by_role("radio", name="1", exact=True).check()
    page.get_by_test_id("told").check()
    expect(page.locator("form .seat select").first).to_be_disabled()
    page.locator("form button.primary").click()
    options = page.locator("button.option")
    options.first.wait_for()
    answers = random.Random(6)
    for _ in range(ANSWERS):
        with answering(page):
            options.nth(answers.randrange(options.count())).click()
    # What the Harkonnen do is told with its reason.
    expect(page.locator("[role=log]").first).to_contain_text("Harkonne")
    fits(page)
    asked = question(page)
    with answering(page):
        options.first.click()
    with answering(page):
        page.keyboard.press("u")
    assert question(page) == asked
    page.reload()
    options.first.wait_for()
    assert question(page) == asked
