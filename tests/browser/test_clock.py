"""A table with a clock: the time is seen, whoever is late is nudged and replaced, and comes back with one button."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from tests.browser.conftest import PAGE, PHONE, Visit
from tests.browser.play import everything, expect, fits, log
from tests.browser.test_access import axe, serious
from tests.browser.test_friends import invited
from tests.server.people import Seats, Server
from tests.server.test_clock import ALLOWED, Hands

from sietch.table.lateness import SECONDS_TO_COME

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["axe"]


@pytest.fixture(scope="module")
def hands() -> Hands:
    return Hands()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[Server]:
    """A server whose clock moves when a test says so."""
    if not PAGE.exists():
        pytest.skip("the page is not built (make test builds it)")
    running = Server(tmp_path_factory.mktemp("clock"), now=hands)
    yield running
    running.stop()


def seat(table: Seats, who: int) -> str:
    return f"{table.address}/table/{table.id}#{table.token(who)}"


def pass_time(table: Seats, hands: Hands, seconds: float, absent: int) -> None:
    """Time passes, and everybody hears of it: somebody who is not there looks in."""
    hands.move(seconds)
    with table.sit(absent) as looking:
        looking.hear()


def timer(page: Page, who: int) -> str:
    return page.locator("header li", has_text=f"Name {who}").get_by_role("timer").inner_text()


def test_whoever_is_late_is_nudged_then_a_bot_stands_in_until_they_are_back(
    visit: Visit, house: Server, hands: Hands, axe: str
):
    table = house.open("", "", "", clock=ALLOWED)
    late, _ = table.turn()
    one, other = (who for who in range(3) if who != late)
    desk = visit(seat(table, one))
    phone = visit(seat(table, other), size=PHONE, has_touch=True, is_mobile=True, language="cs")
    expect(desk.get_by_role("timer")).to_contain_text(re.compile(r"[12]:\d\d"))
    assert re.search(r"[12]:\d\d", timer(phone, late))
    # It is not read out as it runs.
    expect(desk.get_by_role("timer")).to_have_attribute("aria-live", "off")
    assert desk.get_by_test_id("late").count() == 0

    pass_time(table, hands, ALLOWED, late)
    expect(desk.get_by_role("timer")).to_contain_text("time is up")
    expect(phone.get_by_test_id("late")).to_contain_text(f"Name {late}: čas vypršel.")
    fits(phone)
    assert serious(phone, axe) == []
    desk.get_by_role("button", name="Nudge").click()
    expect(desk.get_by_test_id("late")).to_contain_text("nudged, no answer yet")
    expect(phone.get_by_test_id("late")).to_contain_text("po připomenutí zatím bez odpovědi")
    assert desk.get_by_role("button", name="Let a bot stand in").count() == 0

    pass_time(table, hands, SECONDS_TO_COME, late)
    desk.get_by_label("Which bot").select_option("random")
    assert serious(desk, axe) == []
    desk.get_by_role("button", name="Let a bot stand in").click()
    expect(desk.get_by_test_id("stand-in")).to_contain_text(f"Still to agree: Name {other}.")
    asked = phone.get_by_test_id("stand-in")
    expect(asked).to_contain_text(f"Name {one} navrhuje záskok, dokud se nevrátí Name {late}")
    fits(phone)
    assert serious(phone, axe) == []
    asked.get_by_role("button", name="Souhlasím").click()
    replaced = desk.locator("header li", has_text=f"Name {late}")
    expect(replaced).to_contain_text("bot stands in")
    expect(desk.locator("[role=log]").first).to_contain_text(f"a bot stands in for Name {late}")

    # Whoever opens the table finds the bot at work, and has it back with one button.
    back = visit(seat(table, late), size=PHONE, has_touch=True, is_mobile=True, language="pl")
    banner = back.get_by_test_id("stood-in")
    expect(banner).to_contain_text("Zastępuje cię bot")
    assert back.locator("button.option").count() == 0
    fits(back)
    assert serious(back, axe) == []
    banner.get_by_role("button", name="Wracam do gry").click()
    expect(banner).to_have_count(0)
    expect(replaced).not_to_contain_text("bot stands in")
    expect(desk.locator("[role=log]").first).to_contain_text(f"Name {late} is back")
    assert f"Name {late} is back" in log(desk)


def test_who_is_nudged_sees_that_the_others_wait(visit: Visit, house: Server, hands: Hands, axe: str):
    table = house.open("", "", "", clock=ALLOWED)
    late, _ = table.turn()
    one, other = (who for who in range(3) if who != late)
    page = visit(seat(table, late))
    expect(page.locator("button.option").first).to_be_visible()
    hands.move(ALLOWED)
    told = {name: table.look(one)[name] for name in ("answers", "undone")}
    assert table.ask(one, "POST", f"/seats/{late}/nudge", told).status_code == 200
    expect(page.get_by_test_id("nudged")).to_have_text("The others are waiting for you.")
    hands.move(SECONDS_TO_COME)
    assert table.ask(one, "POST", f"/seats/{late}/stand-in", told).status_code == 200
    expect(page.get_by_test_id("stand-in")).to_contain_text("Decide, and you play on yourself.")
    assert serious(page, axe) == []
    # An answer, and nobody asks any more.
    page.locator("button.option").first.click()
    expect(page.get_by_test_id("stand-in")).to_have_count(0)
    assert table.look(other)["clock"]["wish"] is None


def test_a_clock_is_chosen_when_a_table_is_set_up_and_in_the_lobby(visit: Visit, axe: str):
    host = visit()
    host.get_by_role("radio", name="3", exact=True).check()
    everything(host)
    choice = host.get_by_test_id("clock")
    expect(choice).to_have_value("0")
    choice.select_option(label="2 minutes")
    expect(host.get_by_text("nothing happens by itself")).to_be_visible()
    assert serious(host, axe) == []
    host.get_by_test_id("invite").click()
    choice = host.get_by_test_id("clock")
    expect(choice).to_have_value("120")
    link = host.get_by_label("Link for friends", exact=True).input_value()
    friend = visit(link, size=PHONE, has_touch=True, is_mobile=True, language="pl")
    expect(friend.get_by_text("Czas na każdą odpowiedź: 2 minuty.")).to_be_visible()
    choice.select_option(label="1 day")
    expect(friend.get_by_text("Czas na każdą odpowiedź: 1 dzień.")).to_be_visible()
    fits(friend)
    assert serious(friend, axe) == []
    friend.locator("li[data-seat='1']").get_by_role("button").first.click()
    host.get_by_test_id("begin").click()
    expect(friend).to_have_url(re.compile(r"/table/"))
    expect(host.get_by_role("timer")).to_contain_text("24 hours")


def test_the_host_changes_the_clock_of_a_table_that_is_played(visit: Visit):
    anna, link = invited(visit)
    visit(link).get_by_role("button", name="Sit here: Seat 2").click()
    expect(anna.locator("li[data-seat='1']")).to_contain_text("connected")
    anna.get_by_test_id("begin").click()
    expect(anna).to_have_url(re.compile(r"/table/"))
    assert anna.get_by_role("timer").count() == 0
    anna.get_by_role("button", name="Links").click()
    anna.get_by_test_id("clock").select_option("600")
    anna.keyboard.press("Escape")
    expect(anna.get_by_role("timer").first).to_contain_text(re.compile(r"9:\d\d|10:00"))
