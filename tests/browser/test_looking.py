"""Everything on the table can be looked at closely, with a mouse, a finger or the keyboard; every icon is explained."""

from __future__ import annotations

import pytest
from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.play import expect

# Icons that are drawn without anything that says what they mean.
UNEXPLAINED = """() => [...document.querySelectorAll("main use")]
    .filter((use) => !use.closest("symbol"))
    .filter((use) => {
        for (let at = use; at && at.localName !== "main"; at = at.parentElement) {
            if (at.getAttribute("title") || at.getAttribute("aria-label") && at.localName === "span") return false;
            if ([...at.children].some((child) => child.localName === "title" && child.textContent)) return false;
        }
        return true;
    })
    .map((use) => use.outerHTML)"""

# What the browser shows when the mouse rests on the middle of each icon of the board and the cards.
RESTED_ON = """() => [...document.querySelectorAll(".imperium svg g > use")].map((use) => {
    const box = use.getBoundingClientRect();
    let at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const wanted = use.parentElement.querySelector("title").textContent;
    for (; at; at = at.parentElement) {
        const title = [...at.children].find((child) => child.localName === "title");
        if (title) return [wanted, title.textContent];
    }
    return [wanted, ""];
})"""


@pytest.mark.parametrize(("language", "water"), [("en", "water"), ("cs", "voda"), ("pl", "woda")])
def test_every_icon_says_what_it_means(visit: Visit, server: Server, language: str, water: str):
    page = visit(server.seat(server.open("", "greedy", "greedy", modules=["choam"]), 0), language=language)
    page.locator("button.option").first.wait_for()
    assert page.locator("main use").count() > 150
    assert page.evaluate(UNEXPLAINED) == []
    rested = page.evaluate(RESTED_ON)
    assert water in [wanted for wanted, _ in rested]
    # Markers, Agents and the next card may lie on an icon; most must answer by themselves.
    assert sum(wanted == shown for wanted, shown in rested) > 0.9 * len(rested)
    assert not [wanted for wanted, _ in rested if wanted.startswith("icon-")]


def test_an_icon_of_something_looked_at_is_explained_by_mouse_and_keyboard(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    page.locator("button.option").first.wait_for()
    page.get_by_role("button", name="Arrakeen.").first.focus()
    page.keyboard.press("i")
    closely = page.get_by_role("dialog", name="Arrakeen")
    icon = closely.get_by_role("button", name="draw a card").first
    expect(icon).to_have_attribute("title", "draw a card")
    icon.click()
    meanings = page.get_by_role("dialog", name="What the icons mean")
    expect(meanings.locator(".asked dt")).to_have_text("Draw a card")
    page.keyboard.press("Escape")
    # Gone from the page, not only out of sight: the page hears of a closed dialog a moment later.
    expect(page.locator("dialog", has_text="What the icons mean")).to_have_count(0)
    icon.press("Enter")
    expect(meanings.locator(".asked dt")).to_have_text("Draw a card")


def test_icons_that_are_not_picked_explain_themselves(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy", modules=["choam"]), 0))
    page.locator("button.option").first.wait_for()
    asked = page.get_by_role("dialog", name="What the icons mean").locator(".asked")
    mat = page.get_by_role("region", name="Boris")
    icons = [
        (mat.get_by_title("Victory Point"), "Whoever has the most"),
        (mat.get_by_title("in the garrison"), "from your supply to your garrison"),
        (page.get_by_title("Intrigue card").last, "only their owner sees them"),
        (page.locator(".faction.guild .alliance").get_by_role("button").first, "4 Influence"),
        (page.locator(".faction.guild .alliance").get_by_role("button").last, "Whoever has the most"),
        (page.get_by_role("button", name="Boris: strength"), "What counts in combat"),
    ]
    for icon, text in icons:
        icon.click()
        expect(asked).to_contain_text(text)
        page.keyboard.press("Escape")
        icon.focus()
        page.keyboard.press("Enter")
        expect(asked).to_contain_text(text)
        page.keyboard.press("Escape")


def test_the_glossary_is_searched_by_the_words_of_its_explanations(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    page.locator("button.option").first.wait_for()
    page.keyboard.press("g")
    dialog = page.get_by_role("dialog", name="What the icons mean")
    every = dialog.locator("dt")
    every.first.wait_for()
    assert every.count() > 90
    assert dialog.locator("dd").count() == every.count()
    for word, name in (("combat", "Deploy troops"), ("GARRISON", "Retreat troops"), ("third agent", "Swordmaster")):
        dialog.get_by_label("Find").fill(word)
        expect(dialog.locator("dt", has_text=name)).to_be_visible()
        assert every.count() < 15
    dialog.get_by_label("Find").fill("alliance")
    expect(dialog.locator("dt", has_text="Alliance with")).to_have_count(4)


def test_a_card_is_drawn_large_when_it_is_looked_at(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    page.locator("button.option").first.wait_for()
    page.get_by_role("button", name="The Spice Must Flow.").focus()
    page.keyboard.press("i")
    card = page.get_by_role("dialog").get_by_role("group", name="The Spice Must Flow")
    box = card.bounding_box()
    assert box is not None
    assert box["width"] >= 200
    card.get_by_role("button", name="spice").last.click()
    expect(page.get_by_role("dialog", name="What the icons mean").locator(".asked dt")).to_have_text("Spice")


def test_what_cannot_be_picked_is_reached_by_keyboard(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0))
    page.locator("button.option").first.wait_for()
    for name in ("Arrakeen.", "Emperor, Influence"):
        thing = page.get_by_role("button", name=name).first
        expect(thing).to_have_attribute("tabindex", "0")
        thing.focus()
        page.keyboard.press("i")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")


def test_a_finger_looks_by_resting(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0), size=PHONE, has_touch=True, is_mobile=True)
    page.locator("button.option").first.wait_for()
    dialog = page.get_by_role("dialog", name="Sardaukar")
    page.get_by_role("button", name="Sardaukar.").evaluate("(space) => space.scrollIntoView({ block: 'center' })")
    box = page.get_by_role("button", name="Sardaukar.").bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] * 0.7}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(dialog).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    expect(page.get_by_role("dialog")).to_have_count(1)


def test_mats_are_folded_on_a_phone(visit: Visit, server: Server):
    page = visit(server.seat(server.open("", "greedy", "greedy"), 0), size=PHONE, has_touch=True, is_mobile=True)
    page.locator("button.option").first.wait_for()
    mat = page.get_by_role("region", name="Boris")
    folded = mat.bounding_box()
    more = mat.get_by_role("button", name="More about Boris")
    expect(more).to_have_attribute("aria-expanded", "false")
    more.click()
    expect(mat.get_by_role("button", name="Less about Boris")).to_have_attribute("aria-expanded", "true")
    unfolded = mat.bounding_box()
    assert folded is not None
    assert unfolded is not None
    assert unfolded["height"] > folded["height"] + 15


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_names_can_be_read_on_a_laptop(visit: Visit, server: Server, language: str):
    page = visit(server.seat(server.open("", "greedy", "greedy", modules=["choam"]), 0), language=language)
    page.locator("button.option").first.wait_for()
    heights = page.evaluate(
        """() => [".space > text", ".map [data-place] > text[text-anchor=middle]", ".face > svg > text"]
            .flatMap((where) => [...document.querySelectorAll(where)])
            .map((text) => parseFloat(text.getAttribute("font-size")) * text.getScreenCTM().d)"""
    )
    # Spaces, contracts, the Imperium Row with the reserve, and the hand.
    assert len(heights) >= 22 + 2 + 7 + 5
    assert min(heights) >= 9
