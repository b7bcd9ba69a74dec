"""Friends find each other: by one link into the lobby, to their seats, and on all of their devices."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.play import expect, fits, options, quick_game
from tests.browser.test_access import axe, serious

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["axe"]


def invited(visit: Visit, name: str = "Anna") -> tuple[Page, str]:
    """A host in the lobby of a new table, and the link for all friends."""
    host = visit()
    host.get_by_label("Your name").fill(name)
    host.get_by_role("radio", name="3", exact=True).check()
    host.get_by_test_id("invite").click()
    link = host.get_by_label("Link for friends", exact=True)
    expect(link).to_have_value(re.compile(r"/lobby/[0-9a-f]{16}#.{24}"))
    return host, link.input_value()


def test_two_people_meet_in_the_lobby_and_play(visit: Visit, axe: str):
    anna, link = invited(visit)
    assert serious(anna, axe) == []
    boris = visit(link, size=PHONE, has_touch=True, is_mobile=True)
    boris.get_by_label("Your name").fill("Boris <i>")
    fits(boris)
    expect(boris.get_by_role("list", name="What is played")).to_contain_text("CHOAM")
    boris.get_by_role("button", name="Sit here: Seat 2").click()
    expect(anna.locator("li[data-seat='1']")).to_contain_text("Boris <i>")
    expect(anna.locator("li[data-seat='1']")).to_contain_text("connected")
    boris.get_by_label("Leaders, seat Seat 2").select_option("lady-jessica")
    expect(anna.locator("li[data-seat='1']")).to_contain_text("Lady Jessica")
    expect(anna.get_by_text("Not ready yet: Boris <i>")).to_be_visible()
    boris.get_by_role("button", name="I am ready").click()
    expect(anna.locator("li[data-seat='1']")).to_contain_text("✓ ready")
    fits(boris)
    assert serious(boris, axe) == []
    # Whoever moves takes name and leader along.
    boris.get_by_role("button", name="Move here: Seat 3").click()
    expect(anna.locator("li[data-seat='2']")).to_contain_text("Lady Jessica")
    anna.get_by_test_id("begin").click()
    for page, name in ((anna, "Anna"), (boris, "Boris <i>")):
        expect(page).to_have_url(re.compile(r"/table/"))
        expect(page.locator("header li.mine")).to_contain_text(name)
    # A third friend comes late with the same link, and watches.
    late = visit(link)
    expect(late).to_have_url(re.compile(r"/table/"))
    expect(late.get_by_text("Boris <i>").first).to_be_visible()
    assert late.locator("button.option").count() == 0
    # Boris finds his seat again by the same link.
    boris.goto(link)
    expect(boris.locator("header li.mine")).to_contain_text("Boris <i>")


def test_a_seat_that_is_taken_is_refused_and_one_that_is_freed_can_be_taken_again(visit: Visit):
    anna, link = invited(visit)
    boris = visit(link)
    boris.get_by_role("button", name="Sit here: Seat 2").click()
    expect(boris.get_by_role("button", name="I am ready")).to_be_visible()
    anna.get_by_role("button", name=re.compile("Free the seat of")).click()
    # Who was asked to get up is where they came in, and may sit elsewhere.
    boris.get_by_role("button", name="Sit here: Seat 3").click()
    expect(boris.get_by_role("button", name="I am ready")).to_be_visible()
    boris.get_by_role("button", name="Get up").click()
    expect(boris.get_by_role("button", name="Sit here: Seat 3")).to_be_visible()
    expect(anna.locator("li[data-seat='2']")).to_contain_text("free")


def test_the_link_of_a_seat_leads_to_the_lobby_while_there_is_no_game(visit: Visit, server: Server):
    anna, _ = invited(visit)
    anna.get_by_text("A link for each seat").click()
    address = anna.get_by_label("Seat 2", exact=True).input_value()
    cyril = visit(address)
    expect(cyril).to_have_url(re.compile(r"/lobby/"))
    cyril.get_by_label("Your name").fill("Cyril")
    cyril.get_by_label("Your name").press("Tab")
    expect(anna.locator("li[data-seat='1']")).to_contain_text("Cyril")


def test_friends_talk_with_cards_and_signs(visit: Visit, server: Server, axe: str):
    links = server.open("", "", "random")
    anna = visit(server.seat(links, 0))
    boris = visit(server.seat(links, 1), size=PHONE, has_touch=True, is_mobile=True)
    anna.get_by_role("tab", name="Chat").click()
    say = anna.get_by_label("Say something", exact=True)
    say.fill("Beware <b> of [[dagg")
    anna.get_by_role("group", name="Cards that fit").get_by_role("button", name="Dagger").click()
    expect(say).to_have_value("Beware <b> of [[dagger]] ")
    say.press("Enter")
    expect(say).to_have_value("")
    boris.get_by_role("tab", name="Chat").click()
    heard = boris.get_by_role("log", name="Chat")
    expect(heard).to_contain_text("Beware <b> of Dagger")
    assert serious(boris, axe) == []
    fits(boris)
    heard.get_by_role("button", name="Funny").click()
    expect(anna.get_by_role("log", name="Chat").get_by_role("button", name="Funny: Boris")).to_be_visible()
    heard.get_by_role("button", name="Dagger").click()
    expect(boris.get_by_role("dialog")).to_contain_text("Dagger")
    boris.keyboard.press("Escape")
    boris.get_by_text("Who is heard").click()
    boris.get_by_label("Hear Anna").uncheck()
    expect(heard).not_to_contain_text("Beware")


def test_leaders_are_chosen_from_a_gallery_with_their_texts(visit: Visit, axe: str):
    page = visit(size=PHONE, has_touch=True, is_mobile=True)
    page.get_by_test_id("everything").locator("summary").first.click()
    page.get_by_role("button", name="Show all: Leaders, seat A").click()
    gallery = page.get_by_role("dialog")
    expect(gallery).to_contain_text("Signet Ring")
    assert serious(page, axe) == []
    fits(page)
    gallery.get_by_role("radio", name="Lady Jessica").check()
    expect(page.locator("form select[aria-label='Leaders, seat A']")).to_have_value("lady-jessica")


def test_a_second_device_shows_the_same_tables_and_whose_turn_it_is(visit: Visit, axe: str):
    page = visit()
    page.get_by_label("Your name").fill("Eva")
    quick_game(page)
    options(page)
    page.goto(f"{page.url.split('/table')[0]}/me")
    assert serious(page, axe) == []
    page.get_by_role("button", name="Show the link").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    phone = visit(
        page.get_by_label("Link for your own devices", exact=True).input_value(),
        size=PHONE,
        has_touch=True,
        is_mobile=True,
    )
    phone.get_by_role("button", name="Yes, that is me").click()
    expect(phone.get_by_text("your turn")).to_be_visible()
    fits(phone)
    phone.get_by_role("link", name=re.compile("Eva")).click()
    assert options(phone)
    phone.goto(f"{phone.url.split('/table')[0]}/")
    phone.get_by_role("button", name=re.compile("^Forget Eva")).click()
    page.goto(f"{page.url.split('/me')[0]}/")
    expect(page.get_by_role("link", name=re.compile("Eva"))).to_have_count(1)
