"""What a person does at the table, in words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, WebSocketRoute

    import sietch

# Whoever imports this is skipped where there is no Playwright.
_playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is missing: pip install playwright")
expect, TooLate = _playwright.expect, _playwright.TimeoutError
# A bot's move on a busy machine may take a while.
expect.set_options(timeout=30_000)

# Where a page hears of its table.
SOCKET = re.compile(r"/socket$")


def turn_away(socket: WebSocketRoute, refusal: str) -> None:
    """Do as a server that does not let a page in."""
    words = {"id": refusal, "args": {}}
    socket.send(json.dumps({"type": "refused", "reason": refusal, "words": words, "stale": False}))
    socket.close(code=1008)


def decides(page: Page) -> bool:
    return page.locator("button.option").count() > 0


def take_first(page: Page) -> None:
    """Take the first option there is, and wait until it has been taken."""
    page.locator("button.option").first.wait_for()
    page.locator("button.option").first.click()


@contextmanager
def answering(page: Page) -> Iterator[None]:
    """What is done inside answers the question; two questions in a row may read alike."""
    page.locator("button.option").first.wait_for()
    before = page.locator("#decision").get_attribute("data-id")
    yield
    page.wait_for_function("before => document.querySelector('#decision')?.dataset.id !== before", arg=before)


def question(page: Page) -> str:
    return page.locator("#decision h2").inner_text()


def options(page: Page) -> list[str]:
    page.locator("button.option").first.wait_for()
    found: list[str] = page.locator("button.option").evaluate_all("all => all.map(one => one.dataset.key)")
    return found


def log(page: Page) -> str:
    """All that it tells, also where another panel lies before it; what people say to each other comes after it."""
    return page.locator("[role=log]").first.inner_text()


def play_until(page: Page, text: str, answers: int = 200) -> None:
    """Take first options until the log tells this."""
    for _ in range(answers):
        if text in log(page):
            return
        take_first(page)
    raise AssertionError(f"{text!r} has not happened after {answers} answers")


def rows(table: Locator) -> dict[str, list[str]]:
    """What stands in each row of a table, by the row's name."""
    texts = "all => all.map((row) => [...row.children].map((cell) => cell.innerText.trim()))"
    return {name: cells for name, *cells in table.get_by_role("row").evaluate_all(texts)}


def rows_of_sources(game: sietch.Game, names: dict[str, str]) -> dict[str, list[str]]:
    """What the result of a finished game should say of where points came from; the winner has the first column."""
    order = sorted(range(game.seats), key=lambda seat: (seat not in game.winners, -game.scores[seat]))
    points = game.rules.study(game.state, game.events()).sources
    found = {source for seat in order for source in points[seat]}
    return {names[source]: [str(points[seat].get(source) or "·") for seat in order] for source in found}


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    wide, shown = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= shown


def choose_game(page: Page, game: str) -> None:
    """Take a game's tile, and unfold all that can be set up for it."""
    page.locator(f"input[name=game][value='{game}']").check()
    everything(page)


def everything(page: Page) -> None:
    """Unfold all that can be set up."""
    details = page.get_by_test_id("everything")
    details.wait_for()
    if details.get_attribute("open") is None:
        details.locator("summary").first.click()


def quick_game(page: Page) -> None:
    page.get_by_test_id("quick").click()
    expect(page.locator("button.option").first).to_be_visible()
