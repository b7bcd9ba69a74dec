"""What makes playing pleasant: reasons, hints, links that work anywhere, a layout for every window, nothing jumps."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.browser.conftest import DESK, PHONE, Server, Visit
from tests.browser.play import expect, fits, options, question, take_first

TABLET = {"width": 1024, "height": 768}
ON_ITS_SIDE = {"width": 844, "height": 390}


def let_bot_play(server: Server, links: dict[str, Any], seat: int, bot: str) -> None:
    answer = server.http.put(
        f"api/tables/{links['table']}/seats/{seat}",
        json={"bot": bot},
        headers={"authorization": f"Bearer {links['host']}"},
    )
    assert answer.status_code == 200, answer.text


def test_the_hosts_link_shows_all_links_in_any_browser(visit: Visit, server: Server):
    links = server.open("", "", "greedy")
    page = visit(f"{server.address}table/{links['table']}#{links['host']}")
    page.get_by_role("button", name="Links").click()
    dialog = page.get_by_role("dialog", name="Links")
    expect(dialog.get_by_text("work on this machine only")).to_be_visible()
    shown = {field.input_value().partition("#")[2] for field in dialog.get_by_role("textbox").all()}
    assert shown == {*links["seats"], links["spectator"], links["host"]}


def test_who_is_replaced_by_a_bot_is_told(visit: Visit, server: Server):
    links = server.open("", "", "greedy")
    page = visit(server.seat(links, 1))
    page.locator("#decision").wait_for()
    banner = page.get_by_text("A bot plays your seat")
    expect(banner).to_have_count(0)
    let_bot_play(server, links, 1, "greedy")
    expect(banner).to_be_visible()
    let_bot_play(server, links, 1, "")
    expect(banner).to_have_count(0)


def test_nothing_is_taken_back_without_a_line(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    take_first(page)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    page.evaluate("window.WebSocket = function () { return { send() {}, close() {} }; }; sockets.at(-1).close()")
    expect(page.get_by_role("alert")).to_contain_text("The line is lost")
    expect(undo).to_be_disabled()


@pytest.mark.parametrize("path", ["nothing/here", "table/%E0%A4%A"])
def test_an_address_without_anything_says_so(visit: Visit, server: Server, path: str):
    page = visit(server.address + path)
    expect(page.get_by_role("alert")).to_contain_text("nothing at this address")
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_test_id("quick")).to_be_visible()


def test_ones_tables_are_told_apart_and_odd_memories_do_no_harm(visit: Visit, server: Server):
    page = visit()
    page.evaluate("localStorage['sietch-tables'] = JSON.stringify([null, { id: 1 }, 'x'])")
    page.goto(server.seat(server.open("", "greedy", "greedy"), 0))
    page.locator("button.option").first.wait_for()
    page.goto(server.address)
    expect(page.get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("listitem")).to_contain_text("Uprising · round 1 · your turn")
    # What is forgotten is gone when the page is left, unless it was wanted back.
    page.get_by_role("button", name="Forget Anna").click()
    expect(page.get_by_role("listitem")).to_contain_text("forgotten")
    page.get_by_role("button", name="Undo").click()
    page.reload()
    page.get_by_role("button", name="Forget Anna").click()
    page.reload()
    expect(page.get_by_test_id("quick")).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_count(0)


def test_a_space_offers_the_cards_that_lead_there_and_both_are_answered_at_once(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    assert "Play a card" in question(page)
    space = page.get_by_role("button", name="Arrakeen.").first
    assert "further" in (space.get_attribute("class") or "")
    space.press("Enter")
    card = page.get_by_role("menuitem").first
    expect(card).to_have_accessible_name(re.compile(r"^Play .* → Send an Agent to Arrakeen$"))
    card.press("Enter")
    expect(page.locator("[role=log]")).to_contain_text(re.compile(r"Anna plays .*Anna sends an Agent to\s+Arrakeen"))


def test_an_option_and_its_piece_point_at_each_other(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    first = options(page)[0]
    piece = page.locator(f".hand [data-options~='{first}']")
    page.locator("button.option").first.hover()
    expect(piece).to_have_class(re.compile("pointed"))
    piece.focus()
    expect(page.locator("button.option").first).to_have_class(re.compile("pointed"))
    expect(piece).not_to_have_class(re.compile("pointed"))


def test_buttons_of_the_strip_are_for_what_has_no_piece(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0), listed=False)
    page.locator("#decision[data-id]").wait_for()
    answers = page.locator("#decision button.answer")
    assert answers.evaluate_all("all => all.map((one) => one.dataset.key)") == ["reveal"]
    # What the hand would give stands on the button.
    expect(answers.first.get_by_role("img", name="persuasion")).to_be_visible()
    page.keyboard.press("l")
    assert options(page)[-1] == "reveal"


def test_an_influence_track_is_looked_at(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    page.locator("button.option").first.wait_for()
    page.locator(".faction.emperor .track").click(position={"x": 8, "y": 28})
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Emperor")
    expect(dialog).not_to_contain_text("not to be decided now")


def test_only_the_last_way_on_is_loud(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    assert "reveal" in options(page)
    expect(page.locator("button.option.ending")).to_have_count(0)


def test_the_end_of_the_turn_is_seen_however_long_the_list_is(visit: Visit, server: Server):
    links = server.open("", "greedy", "greedy")
    page = visit(server.seat(links, 0), size={"width": 390, "height": 560}, language="pl")
    page.locator("button.option[data-key=reveal]").click()
    end = page.locator("button.option[data-key=end]")
    expect(end).to_be_visible()
    high, shown = page.locator(".options").evaluate("list => [list.scrollHeight, list.clientHeight]")
    assert high > shown
    assert end.evaluate(
        """button => {
            const { x, y, width, height } = button.getBoundingClientRect();
            return [y + 2, y + height - 2].every((at) => button.contains(document.elementFromPoint(x + width / 2, at)));
        }"""
    )


def test_moves_of_others_are_marked_on_the_board(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0), speed="slow")
    for _ in range(12):
        page.locator("button.option").first.wait_for()
        if page.locator(".map .fresh").count():
            break
        take_first(page)
        page.wait_for_timeout(300)
    fresh = page.locator(".map .fresh").first
    expect(fresh).to_be_attached()
    drawn = fresh.evaluate(
        "(mark) => [getComputedStyle(mark).strokeDasharray, parseFloat(getComputedStyle(mark).strokeWidth)]"
    )
    assert drawn[0] != "none"
    assert drawn[1] >= 3
    # Nothing but the pointer of what can be picked is drawn over the mark.
    assert fresh.evaluate(
        "(mark) => [...mark.parentElement.children].at(-1) === mark || !!mark.nextElementSibling.closest('.lit-mark')"
    )


def test_nothing_jumps_from_one_question_to_the_next(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    places = set()
    for _ in range(6):
        take_first(page)
        boxes = [page.locator(where).first.bounding_box() for where in ("svg.board", ".market", "#decision", ".hand")]
        places.add(tuple(tuple(box.values()) for box in boxes if box is not None))
    assert len(places) == 1


def test_the_second_click_of_a_double_click_answers_nothing(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    first = options(page)[0]
    box = page.locator("button.option").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 20, box["y"] + 10)
    expect(page.locator(f"button.option[data-key='{first}']")).to_have_count(0)
    page.locator("button.option").first.wait_for()
    # However long the browser waits for it.
    page.wait_for_timeout(450)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(500)
    page.get_by_role("button", name="Undo").click()
    # One answer was given, so one step back leads to the beginning.
    expect(page.locator(f"button.option[data-key='{first}']")).to_have_count(1)


@pytest.mark.parametrize("size", [TABLET, ON_ITS_SIDE], ids=["tablet", "phone on its side"])
def test_windows_between_a_desk_and_a_phone_show_the_wide_board(visit: Visit, server: Server, size: dict[str, int]):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0), size=size)
    page.locator("button.option").first.wait_for()
    fits(page)
    board = page.locator("svg.board").bounding_box()
    assert board is not None
    assert board["height"] < 0.62 * board["width"]
    # At least three options are seen at once.
    panel = page.locator("#decision").bounding_box()
    third = page.locator("button.option").nth(2).bounding_box()
    assert panel is not None
    assert third is not None
    assert third["y"] + third["height"] <= panel["y"] + panel["height"]


def test_the_hand_is_seen_on_a_tablet_and_first_on_a_phone(visit: Visit, server: Server):
    links = server.open("", "greedy", "greedy")
    for size in (DESK, TABLET, PHONE):
        page = visit(server.seat(links, 0), size=size, listed=False)
        page.locator("#decision[data-id]").wait_for()
        hand = page.locator(".hand").bounding_box()
        assert hand is not None
        assert hand["y"] + hand["height"] <= size["height"]


def test_the_log_of_a_phone_on_its_side_is_behind_its_tab(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0), size=ON_ITS_SIDE)
    page.locator("button.option").first.wait_for()
    expect(page.get_by_role("log")).not_to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log")).to_be_visible()
    expect(page.locator("button.option").first).to_be_visible()


def test_a_proxys_error_is_told_in_words(visit: Visit, server: Server):
    page = visit(server.address)
    page.get_by_test_id("quick").wait_for()
    page.route("**/api/tables", lambda route: route.fulfill(status=200, content_type="text/html", body="<h1>Bad</h1>"))
    page.get_by_test_id("quick").click()
    expect(page.get_by_role("alert")).to_contain_text("did not answer as it should (200)")


def test_a_language_that_does_not_come_can_be_asked_for_again(visit: Visit, server: Server):
    page = visit(server.address)
    page.get_by_test_id("quick").wait_for()
    page.route(
        "**/api/languages/cs?part=*",
        lambda route: route.fulfill(status=200, content_type="text/html", body="<h1>Bad</h1>"),
    )
    page.get_by_test_id("language").select_option("cs")
    expect(page.get_by_role("alert")).to_contain_text("did not answer as it should")
    page.unroute("**/api/languages/cs?part=*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_test_id("quick")).to_have_text("Hrát proti botům")
    expect(page.get_by_role("alert")).to_have_count(0)
