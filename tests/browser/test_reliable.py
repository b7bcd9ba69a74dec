"""People play together; answers are taken back; lines are cut and servers killed, and the game goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.conftest import Server, Visit
from tests.browser.play import (
    SOCKET,
    decides,
    everything,
    expect,
    log,
    options,
    play_until,
    question,
    take_first,
    turn_away,
)

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute


def test_two_people_play_together(visit: Visit, server: Server):
    links = server.open("", "", "greedy", modules=["choam"])
    pages = [visit(server.seat(links, seat)) for seat in (0, 1)]
    for page in pages:
        page.locator("#decision").wait_for()
    for _ in range(400):
        if all("Round 2 begins" in log(page) for page in pages):
            break
        page = next((page for page in pages if decides(page)), pages[0])
        if decides(page):
            take_first(page)
        else:
            page.wait_for_timeout(50)
    assert all("Round 2 begins" in log(page) for page in pages)
    for page in pages:
        assert "draws" in log(page)


def test_an_answer_is_taken_back(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    before = options(page), question(page)
    take_first(page)
    expect(page.locator("#decision h2")).not_to_have_text(before[1])
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#decision h2")).to_have_text(before[1])
    assert (options(page), question(page)) == before


def test_a_cut_line_comes_back_and_nothing_is_lost(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    take_first(page)
    after = options(page)
    page.evaluate("window.sockets.at(-1).close()")
    while not page.evaluate("window.sockets.length > 1 && window.sockets.at(-1).readyState === WebSocket.OPEN"):
        page.wait_for_timeout(50)
    assert options(page) == after
    play_until(page, "reveals")


def test_an_answer_that_got_lost_with_the_line_is_sent_again(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    before = options(page)
    page.evaluate("window.sockets.at(-1).send = () => undefined")
    take_first(page)
    expect(page.locator("button.option")).to_have_count(0)
    page.evaluate("window.sockets.at(-1).close()")
    page.locator("button.option").first.wait_for()
    assert options(page) != before


def test_an_answer_that_arrived_before_the_line_was_cut_is_not_doubled(visit: Visit, server: Server):
    links = server.open("", "greedy", "greedy")
    page = visit(server.seat(links, 0))
    before = options(page)
    page.evaluate("window.sockets.at(-1).onmessage = null")
    take_first(page)
    page.wait_for_timeout(300)
    page.evaluate("window.sockets.at(-1).close()")
    page.locator("button.option").first.wait_for()
    assert options(page) != before
    expect(page.get_by_role("alert")).to_have_count(0)


def test_two_tabs_of_one_seat_show_the_same(visit: Visit, server: Server):
    address = server.seat(server.open("", "greedy", "greedy"), 0)
    first, second = visit(address), visit(address)
    before = options(second)
    take_first(first)
    expect(second.locator(f"button.option[data-key='{before[0]}']")).to_have_count(0)
    assert options(first) == options(second)


def test_a_killed_server_goes_on_where_it_was(visit: Visit, tmp_path: Path):
    own = Server(tmp_path)
    try:
        page = visit(own.seat(own.open("", "greedy", "greedy"), 0))
        take_first(page)
        before = options(page), log(page)
        own.kill()
        expect(page.get_by_role("alert")).to_be_visible()
        own.start()
        expect(page.get_by_role("alert")).to_have_count(0)
        assert (options(page), log(page)) == before
        take_first(page)
        expect(page.locator(f"button.option[data-key='{before[0][0]}']")).to_have_count(0)
    finally:
        own.kill()


def test_a_wrong_link_is_refused_in_words(visit: Visit, server: Server):
    links = server.open("", "greedy", "greedy")
    page = visit(f"{server.address}table/{links['table']}#wrong")
    expect(page.get_by_role("alert")).to_contain_text("cannot be entered")


def test_a_table_that_cannot_be_read_now_is_tried_until_it_can(visit: Visit, server: Server):
    page = visit()
    readable = False

    def answer(socket: WebSocketRoute) -> None:
        if readable:
            socket.connect_to_server()
        else:
            turn_away(socket, "refused-unreadable")

    page.route_web_socket(SOCKET, answer)
    page.goto(server.seat(server.open("", "greedy", "greedy"), 0))
    trouble = page.get_by_role("alert")
    expect(trouble).to_contain_text("cannot be shown now: what is stored of this table cannot be read")
    readable = True
    trouble.get_by_role("button", name="Try now").click()
    assert options(page)
    expect(trouble).to_have_count(0)


def test_a_database_that_can_be_used_again_is_not_complained_of_any_more(visit: Visit, server: Server):
    page = visit()
    usable = False

    def answer(socket: WebSocketRoute) -> None:
        behind = socket.connect_to_server()

        def tell(text: str | bytes) -> None:
            if usable or json.loads(text).get("type") != "answer":
                behind.send(text)
            else:
                words = {"id": "refused-storage", "args": {}}
                socket.send(json.dumps({"type": "refused", "words": words, "stale": False}))

        socket.on_message(tell)

    page.route_web_socket(SOCKET, answer)
    health = "**/api/health"
    page.route(health, lambda route: route.continue_() if usable else route.fulfill(body="not well"))
    page.goto(server.seat(server.open("", "greedy", "greedy"), 0))
    page.locator("button.option").first.click()
    told = page.get_by_role("alert")
    expect(told).to_contain_text("The database cannot be used now; nothing was changed.")
    with page.expect_response(health):
        pass
    expect(told).to_be_visible()
    usable = True
    expect(told).to_have_count(0)
    take_first(page)


def test_what_there_is_to_know_about_a_game_is_told_until_it_is_put_away(visit: Visit, server: Server):
    page = visit()

    def remark(socket: WebSocketRoute) -> None:
        behind = socket.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] in ("table", "changes"):
                # Any words of the catalogues will do.
                message["notice"] = {"id": "refused-storage", "args": {}}
            socket.send(json.dumps(message))

        behind.on_message(tell)

    page.route_web_socket(SOCKET, remark)
    page.goto(server.seat(server.open("", "greedy", "greedy"), 0))
    told = page.get_by_role("status").filter(has_text="The database cannot be used now; nothing was changed.")
    expect(told).to_be_visible()
    box, board = told.bounding_box(), page.locator("main.board").bounding_box()
    assert box
    assert board
    # It lies over the edge of the board, which stays where it is, and hides little of it.
    assert box["y"] + box["height"] <= board["y"] + 0.05 * board["height"]
    take_first(page)
    expect(told).to_be_visible()
    told.get_by_role("button", name="Close").click()
    take_first(page)
    expect(told).to_have_count(0)
    page.reload()
    assert options(page)
    expect(told).to_have_count(0)


def test_a_bot_takes_the_seat_of_somebody_absent_and_gives_it_back(visit: Visit, server: Server):
    page = visit()
    everything(page)
    page.get_by_label("Who plays seat B").select_option("")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Go to my seat").click()
    page.get_by_role("button", name="Links").click()
    seat = page.get_by_label("Who plays for Player 2")
    seat.select_option("greedy")
    page.keyboard.press("Escape")
    play_until(page, "Round 2 begins")
    page.get_by_role("button", name="Links").click()
    expect(seat).to_have_value("greedy")
    seat.select_option("")
    page.keyboard.press("Escape")
    expect(page.get_by_text("not connected").first).to_be_attached()


def test_spectators_see_the_game_and_cannot_decide(visit: Visit, server: Server):
    links = server.open("", "greedy", "greedy")
    page = visit(f"{server.address}table/{links['table']}#{links['spectator']}")
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.locator("button.option")).to_have_count(0)
