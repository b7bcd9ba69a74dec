"""What the page teaches: the guided first games played to their end, the guide, and the rules from everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.browser.conftest import DESK, PATIENCE, PHONE, Server, Visit
from tests.browser.play import expect
from tests.lessons import LESSONS, PLAIN

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# As much as it takes, with something to spare.
MOST_CLICKS = 150


def follow(page: Page) -> list[str]:
    """Do what the guide says until it has said everything: what it said, each once."""
    said: list[str] = []
    for _ in range(MOST_CLICKS):
        page.wait_for_function(
            "() => !document.querySelector('.coach') || document.querySelector('.coach .primary, .suggested')"
            " || document.querySelector('#decision [data-key], .options [data-key], .strip [data-key]')"
        )
        coach = page.locator(".coach")
        if coach.count() == 0:
            return said
        text = coach.locator(".said p:not(.soft, .now)").inner_text()
        if text not in said:
            said.append(text)
        before = page.evaluate(STATE)
        if coach.locator(".primary").count() > 0:
            coach.locator(".primary").click()
        elif page.locator("[role=menu] button").count() > 0:
            press(page.locator("[role=menu] button").first)
        elif page.locator(".suggested:visible").count() > 0:
            press(page.locator(".suggested:visible").first)
        else:
            take_plain(page)
        page.wait_for_function(f"before => ({STATE}) !== before", arg=before)
    raise AssertionError(f"the lesson does not end: {said[-1]}")


# What a click changes: what the guide says, what it points at, or what is asked.
STATE = (
    "[document.querySelector('.coach .said')?.textContent, document.querySelector('#decision')?.dataset.id,"
    " document.querySelector('[role=menu]') !== null, document.querySelector('[data-testid=form]')?.textContent,"
    " ...[...document.querySelectorAll('.suggested')].map(one => one.dataset.key ?? one.dataset.options)].join(' | ')"
)


def take_plain(page: Page) -> None:
    """Where nothing is pointed at: end, leave, or take what there is."""
    for key in PLAIN:
        button = page.locator(f"button[data-key='{key}']:visible")
        if button.count() > 0:
            button.first.click()
            return
    listed = page.locator("button[data-key]:visible")
    press(listed.first if listed.count() > 0 else page.locator("[data-options]:visible").first)


def press(target: Locator) -> None:
    """By keyboard: drawings lie over the pieces that they belong to."""
    target.focus()
    target.press("Enter")


@pytest.mark.parametrize(("name", "size"), [("uprising", DESK), ("arrakis", PHONE)])
def test_a_newcomer_is_led_through_a_first_game(visit: Visit, name: str, size: dict[str, int]):
    page = visit(size=size)
    learn, games = (page.locator(where).bounding_box() for where in (".learn", "input[name=game] >> nth=0"))
    assert learn is not None
    assert games is not None
    assert learn["y"] < games["y"]
    number = list(LESSONS).index(name)
    page.locator(".learn button").nth(1 - number).click()
    expect(page.locator(".coach .primary")).to_be_visible(timeout=3 * PATIENCE)  # the bots move first
    said = follow(page)
    # Every step but those that are about others is told; then the game goes on without a guide.
    assert len(said) >= len(LESSONS[name]["steps"])
    expect(page.locator("#decision")).to_be_visible()


def test_a_lesson_can_be_hidden_and_something_else_be_done(visit: Visit):
    page = visit()
    page.locator(".learn button").first.click()
    coach = page.locator(".coach")
    coach.get_by_role("button", name="Go on").dblclick(timeout=3 * PATIENCE)  # the bots move first
    # The second click was not meant for what lies there then.
    expect(coach).to_contain_text("Signet Ring")
    page.keyboard.press("l")
    expect(coach).to_be_hidden()
    page.keyboard.press("l")
    expect(coach).to_be_visible()
    coach.get_by_role("button", name="Hide").click()
    expect(page.locator(".suggested")).to_have_count(0)
    page.get_by_role("button", name="Show the guide").click()
    expect(page.locator(".suggested").first).to_be_visible()
    page.reload()
    expect(coach).to_contain_text("Signet Ring")
    page.get_by_role("tab", name="Options").click()
    for key in ("play:dagger", "send:assembly-hall"):
        page.locator(f"button.option[data-key='{key}']").click()
    page.get_by_role("tab", name="Guide").click()
    expect(coach).to_contain_text("That is fine, too")


def test_whoever_has_no_mouse_comes_to_the_guide_at_once_and_stays_with_it(visit: Visit):
    page = visit(size=PHONE)
    page.locator(".learn button").first.press("Enter")
    go_on = page.get_by_role("button", name="Go on")
    go_on.wait_for(timeout=3 * PATIENCE)  # the bots move first
    page.get_by_role("link", name="To the decision").press("Enter")
    expect(go_on).to_be_focused()
    page.keyboard.press("Enter")
    # What is pointed at has the focus, and is in sight.
    suggested = page.locator(".hand .suggested")
    expect(suggested).to_be_focused()
    expect(suggested).to_be_in_viewport(ratio=1)


def test_the_guide_tells_the_goal_the_round_and_what_may_be_done(visit: Visit, server: Server):
    links = server.open("", "greedy", "greedy", "greedy", modules=["rise-of-ix", "epic"])
    page = visit(server.seat(links, 0), language="cs")
    page.get_by_role("tab", name="Průvodce").click()
    guide = page.locator(".guide").first
    expect(guide).to_contain_text("12 bodů")
    expect(guide).not_to_contain_text("ve dvou týmech")
    expect(guide.locator("[aria-current=step]")).to_contain_text("Tahy hráčů")
    expect(guide).to_contain_text("Tah agentem")


def test_a_reason_an_icon_and_a_card_lead_to_their_rule(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    page.get_by_role("button", name="Why not?").click()
    page.locator("dialog .rule").first.click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator("h3").first).to_be_visible()
    rules.get_by_role("searchbox").fill("alliance")
    expect(rules.locator("h3").first).to_have_text("Influence and Alliances")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    page.locator("dialog .rule").first.click()
    expect(rules).to_be_visible()


def test_the_rules_are_a_page_of_their_own(visit: Visit, server: Server):
    page = visit(f"{server.address}rules/spies", language="pl", size=PHONE)
    expect(page.locator("h3")).to_have_text("Szpiedzy i punkty obserwacyjne")
    page.get_by_role("button", name="Spis treści").click()
    page.get_by_role("link", name="Słowniczek").click()
    row = page.locator("tr", has_text="špion").first
    expect(row).to_contain_text("Spy")
    expect(row).to_contain_text("szpieg")
    page.go_back()
    page.get_by_role("link", name="Walka", exact=True).click()
    expect(page).to_have_url(f"{server.address}rules/combat")
