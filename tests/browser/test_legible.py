"""What can be read: letters of 11 pixels and icons of 12 at least, no cut mat, no panel too low, nothing on another."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.conftest import Server, Visit
from tests.browser.play import fits

import sietch

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES = [(390, 844), (820, 1180), (1180, 820), (1366, 768), (1920, 1080)]
# Where a mat, a card or a place is cut or covered by its neighbour, and what is too small to be read. Rounding may take
# a tenth of a pixel.
FAULTS = """() => {
    const drawn = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
    const found = [];
    for (const use of document.querySelectorAll("div.imperium use, div.arrakis use, .mats use")) {
        if (use.closest("symbol, .quiet") || !drawn(use)) continue;
        const name = use.getAttribute("href");
        const punctuation = /icon-(arrow|or|colon|may|per|no|line)$/;
        const room = use.previousElementSibling?.localName === "rect" ? use.previousElementSibling : use.closest("svg");
        const { width, height } = room.getBoundingClientRect();
        if (!punctuation.test(name) && Math.max(width, height) < 11.9) found.push(["icon", name, width.toFixed(1)]);
    }
    for (const text of document.querySelectorAll("div.imperium svg text, div.arrakis svg text")) {
        if (!drawn(text) || text.closest(".mark, symbol, .icon") || !text.textContent.trim()) continue;
        const held = text.classList.contains("held");
        const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d;
        if (!held && size < 10.9) found.push(["text", text.textContent.trim(), size.toFixed(1)]);
    }
    for (const element of document.querySelectorAll(".stage *")) {
        if (element.closest("svg, .visually-hidden") || !drawn(element)) continue;
        if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) continue;
        const size = parseFloat(getComputedStyle(element).fontSize);
        if (size < 10.9) found.push(["text", element.textContent.trim().slice(0, 20), size]);
    }
    for (const mat of document.querySelectorAll(".mat, div.arrakis .board")) {
        const cut = mat.scrollHeight > mat.clientHeight + 1 || mat.scrollWidth > mat.clientWidth + 1;
        if (cut) found.push(["cut", mat.ariaLabel]);
    }
    for (const panels of document.querySelectorAll(".mats .panels")) {
        const { height } = panels.getBoundingClientRect();
        if (height < 170) found.push(["low", panels.className, height]);
    }
    const across = (a, b) => a.left < b.right - 1 && b.left < a.right - 1;
    const overlap = (a, b) => across(a, b) && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    for (const where of [".mat", ".market > .slot", "div.imperium > *, .upper > *", "div.arrakis > *", "g.name"]) {
        const boxes = [...document.querySelectorAll(where)]
            .filter((one) => drawn(one) && !["contents", "none"].includes(getComputedStyle(one).display))
            // The question of a tablet stays in sight over what is scrolled.
            .filter((one) => getComputedStyle(one).position !== "sticky")
            .map((one) => [one, one.getBoundingClientRect()]);
        boxes.forEach(([a, first], place) =>
            boxes.slice(place + 1).forEach(([b, second]) => {
                const called = [a, b].map((one) => one.dataset.name ?? one.className);
                if (!a.contains(b) && overlap(first, second)) found.push(["overlap", ...called]);
            }));
    }
    return found;
}"""


def late(game: str, players: int, modules: tuple[str, ...], answers: int) -> dict[str, Any]:
    """The record of a random game after so many answers, when Anna is asked."""
    played, chance = sietch.new(game, players=players, seed=3, modules=list(modules)), random.Random(3)
    done = 0
    while done < answers or played.decision.seat != 0:
        played.choose(chance.choice(played.decision.options))
        done += 1
    return played.record


def preset(game: str, id: str) -> tuple[str, ...]:
    return next(tuple(preset.modules) for preset in sietch.rules(game).presets() if preset.id == id)


def faults(page: Page, size: tuple[int, int]) -> list[Any]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    # The board is drawn anew for its new room.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    fits(page)
    found: list[Any] = page.evaluate(FAULTS)
    return found


@pytest.mark.parametrize(
    ("game", "players", "modules", "answers"),
    [
        ("uprising", 4, preset("uprising", "preset-everything"), 330),
        ("imperium", 4, preset("imperium", "preset-classic-full"), 250),
        ("uprising", 6, ("choam",), 300),
        ("arrakis", 2, (), 550),  # the sixth round
    ],
    ids=["everything", "classic", "six", "arrakis"],
)
def test_busy_tables_can_be_read(
    visit: Visit, server: Server, game: str, players: int, modules: tuple[str, ...], answers: int
):
    links = server.open(*[""] * players, game=game, record=late(game, players, modules, answers))
    page = visit(server.seat(links, 0), language="pl", listed=False)
    page.locator("#decision[data-id]").wait_for()
    found: dict[tuple[str, tuple[int, int]], list[Any]] = {}
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found |= {(scheme, size): faults(page, size) for size in SIZES}
    assert {place: each for place, each in found.items() if each} == {}
