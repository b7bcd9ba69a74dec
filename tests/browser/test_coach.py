"""The coach on the page: a hint, what was promised about shuffles, a shared position, a look back."""

from __future__ import annotations

import re

from tests.browser.conftest import Server, Visit
from tests.browser.play import expect, take_first

import sietch

SLOW = 60_000


def open_table(server: Server, **wish: object) -> dict[str, object]:
    seats = [{"name": "Anna", "bot": ""}, {"name": "Boris", "bot": "random"}, {"name": "Cyril", "bot": "random"}]
    answer = server.http.post("api/tables", json={"seats": seats, **wish})
    assert answer.status_code == 201, answer.text
    links: dict[str, object] = answer.json()
    return links


def late_position() -> str:
    """Somebody has several ways to go, in the middle of a game."""
    game = sietch.new("uprising", players=3, seed=5)
    while game.state.round < 4 or len(game.decision.options) < 3 or game.decision.seat != 0:
        game.choose(game.decision.options[-1])
    return game.position(0)


def test_a_hint_by_the_key_and_by_the_button(visit: Visit, server: Server):
    page = visit(server.seat(open_table(server, position=late_position()), 0))
    button = page.get_by_test_id("hint")
    expect(button).to_be_enabled(timeout=SLOW)
    page.keyboard.press("h")
    hints = page.get_by_test_id("hints")
    expect(hints).to_contain_text("to win", timeout=SLOW)
    # The best answer has the focus, so that its piece is marked; the hint is put away in whatever way one tries first.
    expect(hints.locator(".advice").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    button.click()
    hints.wait_for(timeout=SLOW)
    button.click()
    expect(hints).to_have_count(0)
    button.click()
    hints.wait_for(timeout=SLOW)
    page.locator("header .now").click()
    expect(hints).to_have_count(0)
    page.keyboard.press("h")
    hints.locator(".advice").first.click()
    expect(hints).to_have_count(0, timeout=SLOW)


def test_no_hint_where_the_table_has_none(visit: Visit, server: Server):
    page = visit(server.seat(open_table(server, hints=False), 0))
    expect(page.locator("#decision h2")).to_be_visible(timeout=SLOW)
    expect(page.get_by_test_id("hint")).to_have_count(0)


def test_what_was_promised_is_seen_and_checked_when_the_game_is_over(visit: Visit, server: Server):
    links = open_table(server)
    page = visit(server.seat(links, 0))
    page.get_by_role("tab", name="Guide").click()
    expect(page.get_by_test_id("fairness")).to_contain_text("Commitment", timeout=SLOW)


def test_a_shared_position_opens_a_table(visit: Visit, server: Server):
    page = visit(f"{server.address}position#{late_position()}")
    expect(page.get_by_test_id("position")).to_contain_text("Uprising", timeout=SLOW)
    page.get_by_role("button", name="Play it against bots").click()
    expect(page.locator("#decision h2")).to_be_visible(timeout=SLOW)


def test_the_puzzle_of_the_day_tells_whether_it_was_solved(visit: Visit, server: Server):
    page = visit(f"{server.address}position")
    page.get_by_role("button", name="Solve it").click()
    puzzle = page.get_by_test_id("puzzle")
    expect(puzzle).to_contain_text("one of your answers is clearly the best")
    take_first(page)
    told = re.compile(r"^\s*(Right: |No. Best was: ).*\d+%")
    expect(puzzle).to_have_text(told)
    page.reload()
    expect(puzzle).to_have_text(told)


def test_a_text_that_is_no_position_is_told_in_a_line(visit: Visit, server: Server):
    page = visit(f"{server.address}position", refused="400 (Bad Request)")
    page.get_by_label("Text of the position").fill("sietch9.abc")
    page.get_by_role("button", name="Look at it").click()
    expect(page.get_by_role("alert")).to_contain_text("a newer one wrote that", timeout=SLOW)


def test_the_look_back_comes_and_leads_to_the_replay(visit: Visit, server: Server):
    game = sietch.new("uprising", players=3, seed=5)
    while not game.over:
        game.choose(game.decision.options[0])
    links = open_table(server, record=game.record)
    page = visit(server.seat(links, 0))
    page.get_by_role("button", name="Look back at the game").click()
    expect(page.get_by_role("img", name="Chances to win at the beginning of each round")).to_be_visible(timeout=SLOW)
    there = page.get_by_role("link", name="see it there")
    if there.count():
        there.first.click()
        expect(page.get_by_label("Position in the game")).to_be_visible(timeout=SLOW)
        expect(page.get_by_test_id("play-from")).to_be_visible()
