"""The pages can be used by everybody: axe finds nothing serious, light or dark, start to result."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.conftest import DESK, PHONE, Server, Visit
from tests.browser.play import expect, quick_game, take_first

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.exists():
        pytest.skip("axe is missing (make test fetches it)")
    return AXE.read_text("utf-8")


def serious(page: Page, axe: str) -> list[Any]:
    page.evaluate(axe)
    found: list[Any] = page.evaluate(
        """async () => (await window.axe.run()).violations
            .filter((found) => ["serious", "critical"].includes(found.impact))
            .map((found) => [found.id, found.nodes.slice(0, 3).map((node) => [node.html, node.failureSummary])])"""
    )
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_serious_is_found(visit: Visit, axe: str, scheme: str, size: dict[str, int]):
    page = visit(size=size, color_scheme=scheme)
    page.get_by_test_id("quick").wait_for()
    assert serious(page, axe) == []
    quick_game(page)
    for _ in range(6):
        take_first(page)
    page.locator("button.option").first.wait_for()
    assert serious(page, axe) == []
    page.get_by_role("button", name="Icons").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert serious(page, axe) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Piles").click()
    expect(page.get_by_role("dialog", name="Piles")).to_be_visible()
    assert serious(page, axe) == []


def test_nothing_serious_is_found_in_a_scene(visit: Visit, server: Server, axe: str):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0), speed="fast", reduced_motion="reduce")
    page.locator("button.option[data-key=reveal]").click()
    expect(page.get_by_role("group", name="Your Reveal turn").locator(".card").last).to_be_visible()
    assert serious(page, axe) == []
