"""How many clicks a game takes: few for every real choice, and none where there is nothing to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import Server, Visit

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOST = 2.2
# The options of the question, as the list that lies behind a tab tells them, or nothing while others move.
ASKED = """() => {
    const strip = document.querySelector("#decision[data-id]");
    const keys = [...document.querySelectorAll("button.option")].map((one) => one.dataset.key);
    return strip && { id: strip.dataset.id, keys };
}"""
# Click the piece of the table that stands for an option, or its button in the strip; then, where several share the
# piece, the option in the menu. How many clicks that took.
CLICK = """async (key) => {
    const name = document.querySelector(`button.option[data-key="${CSS.escape(key)}"]`)?.innerText.trim();
    const pieces = document.querySelectorAll("div.imperium [data-options], .mats [data-options], #decision [data-key]");
    const piece = [...pieces].find((one) =>
        one.checkVisibility() && (one.dataset.key === key || one.dataset.options?.split(" ").includes(key)));
    if (!piece) return 0;
    piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const items = [...document.querySelectorAll("[role=menu] [role=menuitem]")];
    if (items.length === 0) return 1;
    (items.find((item) => name?.includes(item.ariaLabel)) ?? items[0]).click();
    return 2;
}"""


def answered(page: Page, id: str) -> None:
    page.wait_for_function(
        """id => {
            const strip = document.querySelector("#decision");
            return !strip || (strip.dataset.id !== undefined && strip.dataset.id !== id);
        }""",
        arg=id,
    )


def test_a_real_choice_takes_few_clicks_and_what_is_forced_none(visit: Visit, server: Server):
    """Two rounds of a recorded deal against bots, played on the pieces; turns end by themselves, as can be set."""
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    page.evaluate(
        """() => {
            const settings = { ...JSON.parse(localStorage["sietch-settings"]), autoEnd: true, endTold: true };
            localStorage["sietch-settings"] = JSON.stringify(settings);
        }"""
    )
    page.reload()
    clicks = choices = 0
    forced: list[str] = []
    while server.look(page)["round"] < 3:
        page.locator("#decision[data-id]").wait_for()
        asked = page.evaluate(ASKED)
        if asked is None:
            continue
        if len(asked["keys"]) == 1:
            forced.append(asked["keys"][0])
        took = page.evaluate(CLICK, asked["keys"][0])
        if took == 0:
            page.locator("button.option").first.click()
            took = 1
        clicks += took
        choices += len(asked["keys"]) > 1
        answered(page, asked["id"])
    assert forced == []
    assert choices > 10
    assert clicks / choices <= MOST
