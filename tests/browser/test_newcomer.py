"""A newcomer plays: against bots, in three languages, on a phone, by keyboard."""

from __future__ import annotations

import pytest
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.play import choose_game, expect, fits, log, options, play_until, question, quick_game, take_first


def test_a_newcomer_starts_a_game_with_bots_and_finishes_a_round(visit: Visit):
    page = visit()
    page.get_by_label("Your name").fill("Eva <b>")
    quick_game(page)
    expect(page.get_by_text("Eva <b>").first).to_be_visible()
    play_until(page, "Round 2 begins")
    assert "Since your last turn" in log(page)
    wide, tall = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert (wide, tall) == (DESK["width"], DESK["height"])


@pytest.mark.parametrize(
    ("language", "start", "turn", "log_title"),
    [
        ("cs", "Hrát proti botům", "Zahraj kartu", "CO SE STALO"),
        ("pl", "Zagraj z botami", "Zagraj kartę", "CO SIĘ WYDARZYŁO"),
    ],
)
def test_the_game_is_played_in_other_languages_and_switched_in_the_game(
    visit: Visit, language: str, start: str, turn: str, log_title: str
):
    page = visit()
    page.get_by_test_id("language").select_option(language)
    expect(page.get_by_test_id("quick")).to_have_text(start)
    quick_game(page)
    assert turn in question(page)
    expect(page.locator("html")).to_have_attribute("lang", language)
    before = options(page)
    page.locator("header nav button").last.click()
    page.get_by_test_id("language").select_option("en")
    page.keyboard.press("Escape")
    assert "Play a card" in question(page)
    assert options(page) == before
    page.reload()
    assert "What happened" in page.locator(".log h2").inner_text()
    assert log_title not in page.locator(".log h2").inner_text().upper()


def test_a_phone_shows_everything_without_scrolling_sideways(visit: Visit):
    page = visit(size=PHONE, has_touch=True, is_mobile=True)
    fits(page)
    quick_game(page)
    for _ in range(12):
        fits(page)
        box = page.locator("#decision").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE["height"] + 1
        take_first(page)
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log")).to_be_visible()
    fits(page)


# The lists whose longest entry would need more room than there is.
CUT = """() => [...document.querySelectorAll("select")].filter((list) => {
    const whole = list.cloneNode(true);
    whole.style.cssText = "position: absolute; width: max-content; max-width: none";
    list.after(whole);
    const cut = whole.offsetWidth > list.offsetWidth;
    whole.remove();
    return cut;
}).map((list) => list.ariaLabel)"""


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("game", ["uprising", "imperium", "arrakis"])
def test_the_narrowest_phone_cuts_no_choice_of_the_start(visit: Visit, language: str, game: str):
    page = visit(size={"width": 360, "height": 740}, language=language, has_touch=True, is_mobile=True)
    choose_game(page, game)
    expect(page.locator("form .seat")).to_have_count(2 if game == "arrakis" else 4)
    assert page.locator("form .seat select").count() >= 2
    assert page.evaluate(CUT) == []
    fits(page)
    page.set_viewport_size({"width": 320, "height": 568})
    fits(page)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("width", [768, 1366])
def test_the_names_of_sides_are_read_in_full_beside_their_fields(visit: Visit, language: str, width: int):
    page = visit(size={"width": width, "height": 900}, language=language)
    choose_game(page, "arrakis")
    names = page.locator("form .roles .letter")
    expect(names).to_have_count(2)
    assert names.evaluate_all("all => all.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)")


def test_whoever_changes_sides_keeps_their_name(visit: Visit):
    page = visit()
    page.get_by_label("Your name").fill("Eva")
    choose_game(page, "arrakis")
    page.get_by_label("Who plays seat Harkonnen").select_option("")
    page.get_by_label("Who plays seat Atreides").select_option("random")
    page.get_by_role("button", name="Open the table").click()
    mine = page.locator("header li.mine")
    expect(mine).to_contain_text("Eva")
    expect(mine).to_contain_text("you")
    expect(page.locator("header li").nth(1)).to_contain_text("Eva")


def test_the_keyboard_alone_is_enough(visit: Visit):
    page = visit()
    page.get_by_test_id("quick").wait_for()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.testid") == "quick":
            break
    page.keyboard.press("Enter")
    first = options(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.key") == first[1]
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(f"button.option[data-key='{first[0]}']")).to_have_count(0)
    page.locator("button.option").first.wait_for()
    # A card that leads to one space only may have been followed by chance, and then there is no way back.
    if page.get_by_role("button", name="Undo").is_enabled():
        page.keyboard.press("u")
        expect(page.locator(f"button.option[data-key='{first[0]}']")).to_have_count(1)
        assert options(page) == first
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("g")
    expect(page.get_by_role("dialog", name="What the icons mean")).to_be_visible()
    page.keyboard.press("Escape")
    for _ in range(8):
        page.locator("button.option").first.wait_for()
        page.keyboard.press("1")
        page.wait_for_timeout(50)


def test_moves_of_others_are_shown_one_after_the_other_and_can_be_skipped(visit: Visit):
    page = visit(size=PHONE, speed="slow")
    page.get_by_test_id("quick").click()
    for _ in range(20):
        take_first(page)
        skip = page.get_by_role("button", name="Skip ahead")
        expect(page.locator("button.option").first.or_(skip)).to_be_visible()
        if skip.is_visible():
            break
    assert skip.is_visible()
    fits(page)
    skip.click()
    # Bots go on moving while the page catches up, so there may be more to skip.
    skipped = page.locator("button.option").first
    for _ in range(600):
        if skipped.is_visible():
            break
        if skip.is_visible():
            skip.dispatch_event("click")
        page.wait_for_timeout(50)
    expect(skipped).to_be_visible()
    expect(skip).to_have_count(0)


def test_a_turn_ends_by_itself_where_that_is_wished(visit: Visit):
    page = visit()
    quick_game(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("End my turn by itself").check()
    page.keyboard.press("Escape")
    for _ in range(12):
        assert options(page) != ["end"]
        take_first(page)
