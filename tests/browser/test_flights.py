"""Things on their way: cards, dice and figures of War for Arrakis, and what a combat of Imperium brings."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.play import TooLate, expect

import sietch
from sietch.bots import GreedyBot, look

if TYPE_CHECKING:
    from playwright.sync_api import Page

# What sets out is kept: what it is, from where, to where, and where on the screen that is.
WATCHED = """() => {
    window.seen = [];
    const keep = ({ dataset, style }) => {
        const [x, y] = [parseFloat(style.left), parseFloat(style.top)];
        const inside = x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight;
        window.seen.push([dataset.what, dataset.from, dataset.to, inside]);
    };
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) [...addedNodes].filter(({ nodeType }) => nodeType === 1).forEach(keep);
    }).observe(document.querySelector(".flights"), { childList: true });
}"""
GOES = "([from, to]) => window.seen.some(([, a, b]) => a.startsWith(from) && b.startsWith(to))"
CARD, DIE = ("piles:", "hand:"), ("die:", "dice:")


def watch(page: Page) -> None:
    page.locator("button.option, .scene footer button").first.wait_for()
    page.evaluate(WATCHED)


def go_on(page: Page) -> None:
    """Answer with the first option, or leave a scene."""
    page.locator("button.option, .scene footer button.primary").first.wait_for()
    scene = page.locator(".scene footer button.primary")
    (scene if scene.count() > 0 else page.locator("button.option").first).click()


def play_until_seen(page: Page, *ways: tuple[str, str], answers: int = 60) -> None:
    for _ in range(answers):
        if all(page.evaluate(GOES, list(way)) for way in ways):
            return
        go_on(page)
    raise AssertionError(f"not seen on their way: {[way for way in ways if not page.evaluate(GOES, list(way))]}")


def before(game: sietch.Game, choose: Callable[[sietch.Game], str], when: Callable[[sietch.Game], bool]) -> Any:
    """The record of a game before the answer after which something holds, whose answer that is, and which."""
    while True:
        earlier, seat = game.copy(), game.decision.seat
        key = choose(game)
        game.choose(key)
        if when(game):
            return earlier.record, seat, key
        assert not game.over


def at_random(seed: int) -> Callable[[sietch.Game], str]:
    chance = random.Random(seed)
    return lambda game: chance.choice(game.decision.options).key


def greedily(game: sietch.Game) -> str:
    view, offered = look(game, game.decision.seat)
    return GreedyBot().choose(view, offered, random.Random(1)).key


def test_dice_and_cards_of_war_for_arrakis_are_seen_on_their_way(visit: Visit, server: Server):
    record, seat, key = before(sietch.new("arrakis", seed=1), at_random(1), lambda game: game.view(0)["round"] == 2)
    links = server.open(*["" if each == seat else "random" for each in range(2)], game="arrakis", record=record)
    page = visit(server.seat(links, seat), speed="fast")
    watch(page)
    page.locator(f"button.option[data-key='{key}']").click()
    play_until_seen(page, CARD, DIE)
    # Nothing comes from where nobody sees it.
    assert all(shown for *_, shown in page.evaluate("window.seen"))


def placed(game: sietch.Game) -> bool:
    """Whether the last answer brought figures to the map, by an option of the list."""
    return game.view(0)["round"] == 1 and game.events(0)[-1].kind == "figure-placed"


def test_figures_come_from_the_supply_to_the_map(visit: Visit, server: Server):
    record, seat, key = before(sietch.new("arrakis", seed=1), at_random(1), placed)
    page = visit(server.seat(server.open("", "", game="arrakis", record=record), seat), speed="fast")
    watch(page)
    page.locator(f"button.option[data-key='{key}']").click()
    page.wait_for_function(GOES, arg=["supply:", "area:"])
    expect(page.locator(".flight")).to_have_count(0)


def test_nothing_of_war_for_arrakis_flies_where_motion_is_not_wanted(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "random", game="arrakis"), 0), speed="fast", reduced_motion="reduce")
    watch(page)
    for _ in range(6):
        go_on(page)
    assert page.evaluate("Number(document.querySelector('.flights').dataset.flown)") == 0


def fought(game: sietch.Game) -> bool:
    """Whether a combat has just been decided in which several have won something."""
    new = [event.kind for event in game.events(0)][-40:]
    since = new[new.index("strength-counted") :] if "strength-counted" in new else []
    return since.count("reward-taken") > 1 and "round-began" in since


def test_rewards_of_a_combat_go_to_those_who_take_them_and_spice_to_the_makers(visit: Visit, server: Server):
    record, seat, key = before(sietch.new("uprising", players=3, seed=1), at_random(1), fought)
    for size in ({}, {"size": PHONE}):
        page = visit(server.seat(server.open("", "", "", record=record), seat), speed="fast", **size)
        watch(page)
        page.locator(f"button.option[data-key='{key}']").click()
        scene = page.locator(".scene")
        scene.wait_for()
        for _ in range(2):
            scene.get_by_role("button", name="Next").click()
        page.wait_for_function(GOES, arg=["reward:", "solari:"])
        expect(scene).to_contain_text("1.")
        scene.get_by_role("button", name="Next").click()
        page.wait_for_function(GOES, arg=["told:", "space:"])
        expect(scene.get_by_role("heading", name="What comes next")).to_be_visible()
        expect(scene).to_contain_text("The Conflict is")
        scene.get_by_role("button", name="Go on").click()
        expect(page.locator(".flight")).to_have_count(0)
        # What the scene has sent is not sent once more.
        assert not page.evaluate(GOES, ["won:", "solari:"])


def test_the_end_of_war_for_arrakis_tells_how_far_both_were_and_where_it_turned(visit: Visit, server: Server):
    record, seat, key = before(sietch.new("arrakis", seed=1), greedily, lambda game: game.over)
    page = visit(server.seat(server.open("", "", game="arrakis", record=record), seat), speed="fast")
    page.locator(f"button.option[data-key='{key}']").click()
    ending = page.get_by_role("group", name="The end")
    # A click that comes too late for the scenes before it must not be the end's.
    before_it = page.locator(".scene:not([aria-label='The end']) footer button.primary")
    while not ending.is_visible():
        with suppress(TooLate):
            before_it.click(timeout=2_000)
    expect(ending.get_by_test_id("ending").locator("ol > li")).to_have_count(2)
    expect(ending).to_contain_text("Supremacy")
    expect(ending).to_contain_text("Secret Objective")
    ending.get_by_role("button", name="Next").click()
    expect(ending.locator(".won .place")).to_have_text("1.")
    ending.get_by_role("button", name="Next").click()
    expect(ending.get_by_role("heading", name="Where the game turned")).to_be_visible()
    expect(ending.locator(".turn").first).to_contain_text("% of what it takes")
    expect(ending.locator(".turn .sources").first).to_contain_text("+")
