"""Piles lie open: own ones by name, those of others as far as everybody sees them, and never what is hidden."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.play import expect

import sietch

if TYPE_CHECKING:
    from playwright.sync_api import Locator


def late(game: str, players: int, answers: int) -> dict[str, Any]:
    """The record of a random game after so many answers, when Anna is asked."""
    played, chance = sietch.new(game, players=players, seed=3), random.Random(3)
    done = 0
    while done < answers or played.decision.seat != 0:
        played.choose(chance.choice(played.decision.options))
        done += 1
    return played.record


def cards(dialog: Locator, pile: str) -> list[str]:
    """What a pile shows, each card as often as it says."""
    found = dialog.locator(f"[data-pile='{pile}'] li").evaluate_all(
        "all => all.map(({ dataset: { id, n } }) => [id, n])"
    )
    return [id for id, n in found for _ in range(int(n))]


def test_piles_are_opened_by_key_and_by_mouse_and_hide_what_is_hidden(visit: Visit, server: Server):
    links = server.open("", "", "", record=late("uprising", 3, 150))
    page = visit(server.seat(links, 0), listed=False)
    page.locator("#decision[data-id]").wait_for()
    view = server.look(page)
    me, other, _ = view["players"]
    assert len(me["deck"]) > 1
    assert other["deck_count"] > 0
    page.keyboard.press("p")
    dialog = page.get_by_role("dialog", name="Piles")
    expect(dialog.get_by_role("tab", name="Player 1")).to_have_attribute("aria-selected", "true")
    assert sorted(cards(dialog, "deck")) == sorted(me["deck"])
    assert sorted(cards(dialog, "discard")) == sorted(me["discard"])
    # By name: the same list, whatever the order in which the cards lie.
    names = dialog.locator("[data-pile='deck'] li button").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert names == sorted(names)
    dialog.get_by_role("tab", name="Player 1").press("ArrowRight")
    expect(dialog.get_by_role("tab", name="Player 2")).to_be_focused()
    expect(dialog.locator("[data-pile='deck']")).to_contain_text("Face down")
    assert cards(dialog, "deck") == []
    assert sorted(cards(dialog, "discard")) == sorted(other["discard"])
    dialog.get_by_role("tab", name="Table").click()
    assert sorted(cards(dialog, "trash")) == sorted(view["trashed"])
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("region", name="Player 2").get_by_title("in the draw pile").click()
    expect(dialog.get_by_role("tab", name="Player 2")).to_have_attribute("aria-selected", "true")


def test_a_card_of_a_pile_is_looked_at_on_a_phone(visit: Visit, server: Server):
    links = server.open("", "", "", record=late("uprising", 3, 150))
    page = visit(server.seat(links, 0), size=PHONE, listed=False, has_touch=True)
    page.locator("#decision[data-id]").wait_for()
    page.get_by_role("button", name="Piles").tap()
    piles = page.get_by_role("dialog", name="Piles")
    card = piles.locator("[data-pile='deck'] li button").first
    name = (card.get_attribute("aria-label") or "").split(" ×")[0]
    card.tap()
    closely = page.locator("dialog", has=page.get_by_role("heading", name=name, exact=True))
    expect(closely).to_be_visible()
    closely.get_by_role("button", name="Close").tap()
    expect(closely).to_have_count(0)
    expect(card).to_be_visible()


def test_the_decks_of_a_side_of_war_for_arrakis_are_its_own(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "", game="arrakis", record=late("arrakis", 2, 200)), 0), listed=False)
    page.locator("#decision[data-id]").wait_for()
    me, other = server.look(page)["players"]
    page.keyboard.press("p")
    dialog = page.get_by_role("dialog", name="Piles")
    dialog.get_by_role("tab").first.wait_for()
    assert sorted(cards(dialog, "house-deck")) == sorted(me["house_deck"])
    dialog.get_by_role("tab").nth(1).click()
    assert cards(dialog, "house-deck") == cards(dialog, "ally-deck") == []
    assert sorted(cards(dialog, "discard")) == sorted(other["discard"])
