"""Friends leave and return, and go back together further than undo does."""

from __future__ import annotations

import re

from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.play import answering, expect, fits, options, take_first
from tests.browser.test_access import axe, serious
from tests.browser.test_friends import invited
from tests.server.people import Seats

__all__ = ["axe"]


def pass_the_turn(table: Seats, seat: int) -> None:
    while (pending := table.pending())[0] == seat:
        assert table.answer(seat, pending[1]["id"], pending[1]["options"][0]["key"]).status_code == 200


def test_a_friend_leaves_and_returns_while_the_table_goes_on(visit: Visit, server: Server):
    anna, link = invited(visit)
    boris = visit(link)
    boris.get_by_label("Your name").fill("Boris")
    boris.get_by_role("button", name="Sit here: Seat 2").click()
    boris.get_by_role("button", name="I am ready").click()
    expect(anna.locator("li[data-seat='1']")).to_contain_text("✓ ready")
    anna.get_by_test_id("begin").click()
    expect(boris).to_have_url(re.compile(r"/table/"))
    seat = anna.locator("header li", has_text="Boris")
    expect(seat).to_contain_text("●connected")
    boris.goto(f"{server.address}rules")
    expect(seat).to_contain_text("○not connected")
    # The others go on; what Boris decides waits for him.
    for _ in range(40):
        if anna.locator("header li.decides", has_text="Boris").count():
            break
        if anna.locator("button.option").count():
            with answering(anna):
                take_first(anna)
        else:
            anna.locator("button.option, header li.decides:has-text('Boris')").first.wait_for()
    expect(anna.locator("header li.decides")).to_contain_text("Boris")
    # His browser knows the table: it stands on the front page, and it is his turn there.
    boris.goto(server.address)
    expect(boris.get_by_text("your turn")).to_be_visible()
    boris.get_by_role("link", name=re.compile("Boris")).click()
    expect(boris.locator("header li.mine")).to_contain_text("Boris")
    expect(seat).to_contain_text("●connected")
    with answering(boris):
        assert options(boris)
        take_first(boris)


def test_friends_go_back_together(visit: Visit, server: Server, axe: str):
    links = server.open("", "", "")
    table = Seats(server.address.rstrip("/"), links)
    first = table.look(0)["decision"]
    for seat in (0, 1, 2):
        pass_the_turn(table, seat)
    anna = visit(server.seat(links, 0))
    boris = visit(server.seat(links, 1), size=PHONE, has_touch=True, is_mobile=True)
    anna.get_by_role("tab", name="Log").click()
    anna.get_by_role("button", name="Go back further").click()
    dialog = anna.get_by_role("dialog", name="Go back further")
    expect(dialog.get_by_role("button", name=re.compile("Boris's turn"))).to_be_visible()
    assert serious(anna, axe) == []
    dialog.locator("[data-answers='0']").click()
    expect(anna.get_by_text("Still to agree: Boris, Cyril.")).to_be_visible()
    expect(boris.get_by_text(re.compile("Anna wants to go back by"))).to_be_visible()
    fits(boris)
    assert serious(boris, axe) == []
    # One refuses, and nothing has happened; asked again, all agree.
    boris.get_by_role("button", name="Refuse").click()
    expect(anna.get_by_text("Still to agree")).to_have_count(0)
    anna.get_by_role("button", name="Go back further").click()
    dialog.locator("[data-answers='0']").click()
    boris.get_by_role("button", name="Agree").click()
    expect(anna.get_by_text("Still to agree: Cyril.")).to_be_visible()
    now = table.look(2)
    wish = {"to": 0, "answers": now["answers"], "undone": now["undone"], "agree": True}
    assert table.ask(2, "PUT", "/rewind", wish).status_code == 200
    expect(anna.get_by_text("Still to agree")).to_have_count(0)
    anna.get_by_role("tab", name="Options").click()
    assert options(anna) == [option["key"] for option in first["options"]]
    with answering(anna):
        take_first(anna)
