"""War for Arrakis in the browser: a round of each side by clicking the map, and a map that never answers by moving."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.conftest import DESK, PHONE, Server, Visit
from tests.browser.play import choose_game, expect, fits, log, options, question, rows, rows_of_sources
from tests.browser.test_access import axe, serious  # noqa: F401 - a fixture
from tests.browser.test_looking import UNEXPLAINED

import sietch
from sietch.text import event_line, language

if TYPE_CHECKING:
    from playwright.sync_api import Page

ATREIDES, HARKONNEN = 0, 1
AREAS = {area["id"]: area for area in sietch.rules("arrakis").layout()["areas"]}
ZONES = {zone["id"]: zone for zone in sietch.rules("arrakis").layout()["zones"]}
PLACES = AREAS | ZONES


def always(_: sietch.Game) -> bool:
    return True


def reach(
    seat: int, prompt: str, seed: int = 1, also: str = "", when: Callable[[sietch.Game], bool] = always
) -> dict[str, Any]:
    """The record of a random game up to a question of this kind; `also`: an option that there must be."""
    game = sietch.new("arrakis", seed=seed)
    answers = random.Random(seed)
    for _ in range(5000):
        decision = game.decision
        offered = any(option.key.startswith(also) for option in decision.options)
        if decision.seat == seat and decision.prompt[0] == f"arrakis-prompt-{prompt}" and offered and when(game):
            return game.record
        game.choose(answers.choice(decision.options))
    raise AssertionError(f"no such question: {prompt}")


def sit(visit: Visit, server: Server, seat: int, record: dict[str, Any] | None = None, **wishes: Any) -> Page:
    """Anna takes the seat, a random bot the other."""
    bots = ["random", "random"]
    bots[seat] = ""
    links = server.open(*bots, game="arrakis", record=record)
    page = visit(server.seat(links, seat), **wishes)
    page.locator("button.option").first.wait_for()
    return page


def spot(page: Page, id: str) -> tuple[float, float]:
    """Where on the screen the middle of an area or air zone is."""
    at = [PLACES[id]["x"], PLACES[id]["y"]]
    x, y = page.evaluate(
        """([x, y]) => {
            const map = document.querySelector(".map > svg");
            const point = new DOMPoint(x, y).matrixTransform(map.getScreenCTM());
            return [point.x, point.y];
        }""",
        at,
    )
    return x, y


def show_log(page: Page) -> None:
    """The log lies behind the list of options."""
    page.locator("#tab-log").click()
    page.get_by_role("log").wait_for()


def lit(page: Page) -> list[str]:
    found: list[str] = page.locator(".map .hit.lit").evaluate_all("all => all.map((one) => one.dataset.id)")
    return found


def seen(page: Page) -> str:
    return page.locator(".map > svg").get_attribute("viewBox") or ""


def click(page: Page, id: str) -> None:
    page.mouse.click(*spot(page, id))


def mark(page: Page) -> None:
    page.evaluate("window.before = document.querySelector('#decision').dataset.id")


ANSWERED = "() => document.querySelector('#decision')?.dataset.id !== window.before"
HEARD = f"() => ({ANSWERED})() || document.querySelector('[role=menu], [data-testid=form]')"


def answer(page: Page) -> bool:
    """Answer on the map where that is possible, otherwise in the list; whether it was on the map."""
    page.locator("button.option").first.wait_for()
    mark(page)
    menu = page.get_by_role("menuitem")
    places = lit(page)
    if page.get_by_test_id("form").count() > 0:
        fill_in(page)
    elif menu.count() > 0:
        menu.first.click()
    elif places:
        click(page, places[0])
        page.wait_for_function(HEARD)
        if menu.count() > 0 and not page.evaluate(ANSWERED):
            menu.first.click()
        if page.get_by_test_id("form").count() > 0 and not page.evaluate(ANSWERED):
            fill_in(page)
    else:
        page.locator("button.option").first.click()
    page.wait_for_function(ANSWERED)
    return bool(places)


def fill_in(page: Page) -> None:
    """Choose as many as it takes, then where to, if that is to be chosen."""
    form = page.get_by_test_id("form")
    form.locator("[role=status]:not(:empty), button.primary").first.wait_for()
    go = form.get_by_role("button", name="Do it")
    more = form.get_by_role("button", name="More").and_(page.locator("button:enabled"))
    while go.count() == 0 and not goals(page) and more.count() > 0:
        more.first.click()
    if go.count() > 0:
        go.click()
        return
    click(page, goals(page)[0])
    page.wait_for_function(f"() => ({ANSWERED})() || document.querySelector('[role=menu]')")
    if not page.evaluate(ANSWERED):
        page.get_by_role("menuitem").first.click()


def goals(page: Page) -> list[str]:
    """Where a legion that is picked up could go; not other legions."""
    found: list[str] = page.locator(".map .hit.lit:not([data-other])").evaluate_all(
        "all => all.map((one) => one.dataset.id)"
    )
    return found


@pytest.mark.parametrize("seat", [ATREIDES, HARKONNEN], ids=["atreides", "harkonnen"])
def test_a_round_is_played_by_clicking_the_map(visit: Visit, server: Server, seat: int):
    page = sit(visit, server, seat)
    clicks = 0
    for _ in range(150):
        clicks += answer(page)
        page.locator("button.option").first.wait_for()
        if "Round 2 begins" in log(page):
            break
    assert "Round 2 begins" in log(page)
    assert clicks > 5


def mixed(game: sietch.Game) -> bool:
    """Whether there is a legion of several kinds of figures to move."""
    legions = game.view(HARKONNEN)["players"][HARKONNEN]["legions"]
    return any(len(legions[option.target]) > 1 for option in game.decision.options if option.kind == "legion")


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_figures_are_chosen_by_steppers_and_the_target_is_tapped(visit: Visit, server: Server, language: str):
    record = reach(HARKONNEN, "move", also="legion:", when=mixed)
    game = sietch.replay(record)
    legions = game.view(HARKONNEN)["players"][HARKONNEN]["legions"]
    start = next(str(o.target) for o in game.decision.options if o.kind == "legion" and len(legions[o.target]) > 1)
    page = sit(visit, server, HARKONNEN, record, language=language)
    asked = page.locator("#decision").get_attribute("data-id")
    click(page, start)
    form = page.get_by_test_id("form")
    rows = form.get_by_role("listitem")
    expect(rows).to_have_count(len(legions[start]) + sum(at == start for at in game.view(1)["leader_at"].values()))
    # All go along at first; then none of the first kind.
    counts = form.locator("output")
    expect(counts.first).to_have_text(re.compile(r"^(\d+)/\1$"))
    for n in range(next(iter(legions[start].values())), 0, -1):
        expect(counts.first).to_contain_text(f"{n}/")
        rows.first.get_by_role("button").first.click()
    expect(counts.first).to_contain_text("0/")
    expect(form.locator(".hint")).not_to_be_empty()
    named = page.locator(".map .name").evaluate_all("all => all.map((one) => one.dataset.name)")
    assert set(goals(page)) <= set(named), "what can be picked shows its name"
    # Nothing is answered before the target is picked; then all at once.
    assert page.locator("#decision").get_attribute("data-id") == asked
    click(page, page.locator(".map .hit[data-options^='to:']").first.get_attribute("data-id") or "")
    # Nobody is asked while it is under way.
    asked_next = "before => (document.querySelector('#decision')?.dataset.id ?? before) !== before"
    page.wait_for_function(asked_next, arg=asked)
    first = next(iter(legions[start]))
    moved = server.look(page)["players"][HARKONNEN]["legions"]
    assert moved[start][first] == legions[start][first]
    assert set(moved[start]) == {first}


def test_a_legion_that_is_picked_up_can_be_put_down(visit: Visit, server: Server):
    page = sit(visit, server, HARKONNEN, reach(HARKONNEN, "move", also="legion:", when=mixed))
    before, keys = lit(page), options(page)
    click(page, before[0])
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("form")).to_have_count(0)
    assert (lit(page), options(page)) == (before, keys)


def test_every_target_of_an_attack_shows_its_odds(visit: Visit, server: Server):
    page = sit(visit, server, HARKONNEN, reach(HARKONNEN, "attack-at"))
    for id in lit(page):
        expect(page.locator(f"[data-chance='{id}']")).to_have_text(re.compile(r"^~?\d+%$"))


def test_losses_are_chosen_together(visit: Visit, server: Server):
    def several(game: sietch.Game) -> bool:
        return bool(game.view(HARKONNEN)["players"][HARKONNEN]["wounds"] == 2)

    page = sit(visit, server, HARKONNEN, reach(HARKONNEN, "casualty", when=several))
    mark(page)
    fill_in(page)
    page.wait_for_function(ANSWERED)
    assert "casualty" not in question(page)
    assert "takes 2 hits" in log(page)


def test_the_legend_explains_the_map(visit: Visit, server: Server):
    page = sit(visit, server, ATREIDES)
    page.get_by_role("button", name="Legend of the map").click()
    legend = page.get_by_role("dialog", name="Legend of the map")
    for text in ("Fedaykin", "Sardaukar", "Sandworm", "cannot be crossed", "Stilgar"):
        expect(legend.get_by_text(text).first).to_be_visible()


def ends_a_battle(game: sietch.Game) -> bool:
    later = game.copy()
    return any(event.kind == "battle-ended" for event in later.choose("no"))


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_end_of_a_battle_is_a_scene(visit: Visit, server: Server, motion: str):
    record = reach(HARKONNEN, "continue", when=ends_a_battle)
    page = sit(visit, server, HARKONNEN, record, speed="slow", reduced_motion=motion)
    page.locator('button[data-key="no"]').first.click()
    scene = page.get_by_test_id("scene")
    expect(scene.locator(".die").first).to_be_visible()
    # As set it waits: every round is a step, and the last one tells how it ended.
    while page.get_by_role("button", name="Next").count():
        page.get_by_role("button", name="Next").click()
    expect(scene).to_contain_text("the attack is over (Harkonnen)")
    page.get_by_role("button", name="Go on").click()
    expect(scene).to_have_count(0)


def test_how_many_figures_go_is_said_in_words(visit: Visit, server: Server):
    page = sit(visit, server, HARKONNEN, reach(HARKONNEN, "take"))
    texts = page.locator("button.option").all_inner_texts()
    assert any("None" in text for text in texts)
    assert not [text for text in texts if text.split("\n")[-1].isdecimal()]


def test_zooming_and_moving_never_answer(visit: Visit, server: Server):
    page = sit(visit, server, ATREIDES, reach(ATREIDES, "to"))
    asked, keys = question(page), options(page)
    target = lit(page)[0]
    x, y = spot(page, target)
    views = [seen(page)]

    def moved() -> None:
        views.append(seen(page))
        assert views[-1] != views[-2]

    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    moved()
    page.mouse.dblclick(*spot(page, target))
    page.wait_for_timeout(400)
    moved()
    x, y = spot(page, target)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=5)
    page.mouse.up()
    page.wait_for_timeout(400)
    moved()
    page.get_by_role("button", name="Farther").click()
    moved()
    page.locator(f".map [data-id='{target}']").focus()
    for key in ("+", "Shift+ArrowLeft", "-", "0"):
        page.keyboard.press(key)
    assert seen(page) == "0 0 1000 1000"
    assert (question(page), options(page)) == (asked, keys)
    mark(page)
    click(page, target)
    page.wait_for_function(ANSWERED)


def test_fingers_zoom_and_tap(visit: Visit, server: Server):
    page = sit(visit, server, ATREIDES, reach(ATREIDES, "to"), size=PHONE, has_touch=True, is_mobile=True)
    fits(page)
    asked, keys = question(page), options(page)
    target = min(lit(page), key=lambda id: AREAS[id]["y"])
    page.evaluate("scrollTo(0, 0)")
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": place} for place, (x, y) in enumerate(points)]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    x, y = spot(page, "carthag")
    touch("touchStart", (x - 20, y), (x + 20, y))
    for far in (30, 45, 60):
        touch("touchMove", (x - far, y), (x + far, y))
    touch("touchEnd")
    page.wait_for_timeout(400)
    assert seen(page) != "0 0 1000 1000"
    assert (question(page), options(page)) == (asked, keys)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="The whole map").click()
    assert seen(page) == "0 0 1000 1000"
    # The decision covers the lower part of the map until one scrolls.
    page.evaluate("(y) => scrollBy(0, y)", spot(page, target)[1] - 200)
    mark(page)
    page.touchscreen.tap(*spot(page, target))
    page.wait_for_function(ANSWERED)


def test_everything_is_on_one_screen(visit: Visit, server: Server):
    page = sit(visit, server, HARKONNEN, reach(HARKONNEN, "burn"))
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    fits(page)
    for name in ("Atreides:", "Harkonnen:", "Battle", "The Spice Must Flow", "Your Planning cards"):
        box = page.get_by_role("region", name=name).bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= DESK["width"]
        assert box["y"] + box["height"] <= DESK["height"]
    box = page.locator(".map > svg").bounding_box()
    assert box is not None
    # The question and the hand below it leave the map two thirds of the height.
    assert min(box["width"], box["height"]) > DESK["height"] * 2 / 3


def test_what_is_not_lit_says_why(visit: Visit, server: Server):
    page = sit(visit, server, ATREIDES, reach(ATREIDES, "to"))
    away = next(id for id in AREAS if id not in lit(page) and AREAS[id]["named"] and AREAS[id]["settlement"])
    click(page, away)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    # What is no component is called by its name too, not by its id.
    page.get_by_role("region", name="Atreides:").get_by_role("button", name=re.compile("^Leadership")).click()
    expect(page.get_by_role("dialog").get_by_role("heading").first).to_have_text(re.compile("^Leadership: "))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_reasons_are_told_once_with_all_that_they_hold_for(visit: Visit, server: Server, size: dict[str, int]):
    record = reach(ATREIDES, "to")
    refused = sietch.replay(record).refusals(ATREIDES)
    assert len(refused) > 80
    page = sit(visit, server, ATREIDES, record, size=size)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    told = dialog.get_by_role("listitem")
    expect(told).to_have_count(len({str(refusal.reason) for refusal in refused}))
    fits(page)
    # The longest list comes last, cut until it is asked for.
    more = told.last.get_by_role("button")
    expect(more).to_have_text(re.compile(r"^and \d+ more$"))
    names = told.last.locator("strong").inner_text().split(", ")
    rest = int(more.inner_text().split()[1])
    more.click()
    expect(more).to_have_text("show fewer")
    assert len(told.last.locator("strong").inner_text().split(", ")) == len(names) + rest


def test_what_would_be_done_stands_once_before_the_names(visit: Visit, server: Server):
    page = sit(visit, server, HARKONNEN, reach(HARKONNEN, "spice", seed=3))
    page.keyboard.press("?")
    told = page.get_by_role("dialog").get_by_role("listitem")
    expect(told.filter(has_text="top row")).to_contain_text("Markers move up: CHOAM, the Spacing Guild, the Landsraad")


MOVES = {
    "en": ("moves 1 Fedaykin and Gurney Halleck", "from Gara Kulon to Outer North-East 14"),
    "cs": (
        "přesouvá 1 fedajkina a velitele Gurney Halleck",
        "z oblasti Gara Kulon do oblasti Vnější severovýchod 14",
    ),
    "pl": (
        "przesuwa 1 fedajkina i dowódcę Gurney Halleck",
        "z obszaru Gara Kulon na obszar Zewnętrzny Północny Wschód 14",
    ),
}


@pytest.mark.parametrize("language", MOVES)
def test_a_move_is_one_line_of_the_log(visit: Visit, server: Server, language: str):
    record = reach(ATREIDES, "move", seed=4, when=lambda game: game.events()[-1].kind == "leader-moved")
    page = sit(visit, server, ATREIDES, record, language=language)
    show_log(page)
    last = page.get_by_role("log").get_by_role("listitem").last
    expect(last).to_have_text(" ".join(("Atreides", *MOVES[language])))
    # Who goes along can be looked at, like the areas.
    expect(last.get_by_role("button")).to_have_count(3)


def long_list(game: sietch.Game) -> bool:
    """Whether there are so many options that they are grouped."""
    return len(game.decision.options) > 7


def test_what_ends_something_is_the_last_of_a_long_list(visit: Visit, server: Server):
    page = sit(visit, server, HARKONNEN, reach(HARKONNEN, "leader-into", also="supply", when=long_list))
    keys = options(page)
    assert [keys[0], keys[-1]] == ["supply", "done"]


def test_the_question_names_the_token_that_was_drawn(visit: Visit, server: Server):
    page = sit(visit, server, ATREIDES, reach(ATREIDES, "sietch"))
    assert re.match(r"You drew: Deployment token with \d .*\. On which sietch", question(page))


def test_the_log_names_the_token_that_was_turned_over(visit: Visit, server: Server):
    record = reach(HARKONNEN, "scout")
    game = sietch.replay(record)
    told = [event for event in game.events(HARKONNEN) if event.kind == "token-revealed"]
    lines = {event_line(language("en"), game.rules, event, game.setup["names"]) for event in told}
    assert len(lines) > 2
    page = sit(visit, server, HARKONNEN, record)
    show_log(page)
    shown = {f"{' '.join(text.split())}." for text in page.get_by_role("log").locator("li").all_inner_texts()}
    assert lines <= shown


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_names_on_the_map_can_be_read_and_lie_under_no_air_zone(visit: Visit, server: Server, language: str):
    page = sit(visit, server, HARKONNEN, reach(HARKONNEN, "burn"), language=language)
    names = page.locator(".map [data-name]")
    assert names.count() == sum(area["named"] for area in AREAS.values())
    heights = names.locator("text").evaluate_all(
        "all => all.map((text) => parseFloat(text.getAttribute('font-size')) * text.getScreenCTM().d)"
    )
    assert min(heights) >= 9
    covered = page.evaluate(
        """() => {
            const zones = [...document.querySelectorAll(".map .air")].map((zone) => zone.getBoundingClientRect());
            return [...document.querySelectorAll(".map [data-name] text")].filter((text) => {
                const name = text.getBoundingClientRect();
                return zones.some(({ x, y, width }) => {
                    const [cx, cy] = [x + width / 2, y + width / 2];
                    const dx = Math.max(name.left - cx, 0, cx - name.right);
                    const dy = Math.max(name.top - cy, 0, cy - name.bottom);
                    return Math.hypot(dx, dy) < width / 2 - 1;
                });
            }).map((text) => text.textContent);
        }"""
    )
    assert covered == []


def test_an_air_zone_is_not_in_the_way_of_an_area_that_can_be_picked(visit: Visit, server: Server):
    page = sit(visit, server, ATREIDES, reach(ATREIDES, "move", also="legion:hobars-gap"))
    assert "hobars-gap" in lit(page)
    # The air zone lies over a part of the area.
    x, y = spot(page, "az-outer-se")
    page.mouse.move(x - 4, y)
    page.mouse.click(x - 4, y)
    expect(page.get_by_test_id("form")).to_contain_text("Hobars Gap")


def test_the_names_of_both_players_are_read_in_full(visit: Visit, server: Server):
    game = sietch.new("arrakis", seed=1, names=["Anna Karolina Nováková", "Harkonnenowie i Hana"])
    page = sit(visit, server, HARKONNEN, game.record, language="pl")
    for name in game.setup["names"]:
        title = page.locator("section.board .title", has_text=name)
        expect(title).to_be_visible()
        assert title.evaluate("(title) => title.scrollWidth <= title.clientWidth")
        box, board = title.bounding_box(), page.locator("section.board", has_text=name).bounding_box()
        assert box is not None
        assert board is not None
        assert box["x"] + box["width"] <= board["x"] + board["width"]


def test_icons_of_the_boards_explain_themselves(visit: Visit, server: Server):
    page = sit(visit, server, HARKONNEN, reach(HARKONNEN, "burn"))
    asked = page.get_by_role("dialog", name="What the icons mean").locator(".asked dt")
    own = page.get_by_role("region", name="Harkonnen:")
    spice = page.get_by_role("region", name="The Spice Must Flow")
    icons = [
        (own.get_by_role("button", name="House cards in hand"), "Planning card of the House"),
        (own.get_by_role("button", name="regular unit"), "Regular unit"),
        (spice.get_by_role("button", name="Spice", exact=True), "Spice"),
        (page.get_by_role("group", name="Supremacy").get_by_role("button").first, "Supremacy"),
        (page.get_by_role("region", name="Battle").get_by_role("button", name="regular unit").first, "Regular unit"),
    ]
    for icon, meaning in icons:
        icon.first.click()
        expect(asked).to_have_text(re.compile(meaning, re.IGNORECASE))
        page.keyboard.press("Escape")


def test_a_card_is_drawn_large_when_it_is_looked_at(visit: Visit, server: Server):
    page = sit(visit, server, ATREIDES)
    page.get_by_role("region", name="Your Planning cards").locator(".hit").first.focus()
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog")
    card = dialog.get_by_role("group").first
    box = card.bounding_box()
    assert box is not None
    assert box["width"] >= 200
    card.get_by_role("button").first.click()
    expect(page.get_by_role("dialog", name="What the icons mean").locator(".asked dt")).to_have_count(1)


def test_a_phone_shows_the_map_its_legions_and_a_small_decision(visit: Visit, server: Server):
    page = sit(visit, server, ATREIDES, reach(ATREIDES, "to"), size=PHONE, has_touch=True, is_mobile=True)
    page.evaluate("scrollTo(0, 0)")
    heights = page.locator(".map .legion .count").evaluate_all(
        "all => all.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d)"
    )
    assert len(heights) > 5
    assert min(heights) >= 10.5
    panel = page.locator("#decision")
    first = panel.bounding_box()
    assert first is not None
    assert first["height"] < 0.4 * PHONE["height"]
    panel.get_by_role("button", name="Hide the list of options").tap()
    expect(page.locator("button.option").first).to_be_hidden()
    folded = panel.bounding_box()
    assert folded is not None
    assert folded["height"] < 0.15 * PHONE["height"]
    panel.get_by_role("button", name="Show the list of all options").tap()
    expect(page.locator("button.option").first).to_be_visible()


def test_links_say_who_is_who_with_the_signs_of_the_table(visit: Visit):
    page = visit(language="cs")
    choose_game(page, "arrakis")
    page.get_by_label("Kdo hraje na místě Harkonnenové").select_option("")
    page.get_by_role("button", name="Otevřít stůl").click()
    seats = page.locator("ul[data-game] li .name")
    expect(seats.nth(0)).to_contain_text("Atreidové")
    expect(seats.nth(1)).to_contain_text("Harkonnenové")
    colour = "(mark) => [mark.textContent.trim(), getComputedStyle(mark.querySelector('path')).fill]"
    signs = [seats.nth(seat).locator("svg").evaluate(colour) for seat in (ATREIDES, HARKONNEN)]
    page.locator("main section > button.primary").click()
    page.locator("header li").first.wait_for()
    assert [page.locator("header li").nth(seat).locator("svg").evaluate(colour) for seat in (0, 1)] == signs
    assert [letter for letter, _ in signs] == ["A", "H"]


def test_a_saved_game_goes_on_with_who_sat_where(visit: Visit, tmp_path: Path):
    saved = tmp_path / "saved.json"
    record = reach(HARKONNEN, "move")
    saved.write_text(json.dumps({**record, "seats": ["random", "human"], "lang": "en"}), "utf-8")
    page = visit()
    page.locator("input[type=file]").set_input_files(saved)
    expect(page.get_by_label("Who plays seat Atreides").last).to_have_value("random")
    expect(page.get_by_label("Who plays seat Harkonnen").last).to_have_value("")
    page.get_by_role("button", name="Go on with this game").click()
    expect(page.locator("header li").nth(HARKONNEN)).to_contain_text("you")
    page.locator("button.option").first.wait_for()


SOURCES = {
    "prescience": "Prescience cards",
    "station": "Testing stations",
    "settlement": "Settlements and sietches",
    "spice": "Spice",
    "card": "Cards and Leaders",
    "other": "Other",
}


@pytest.mark.parametrize("seat", [ATREIDES, HARKONNEN], ids=["atreides", "harkonnen"])
def test_the_result_says_by_what_it_was_won(visit: Visit, server: Server, seat: int):
    game = sietch.new("arrakis", seed=3)
    answers = random.Random(3)
    while not game.over:
        game.choose(answers.choice(game.decision.options))
    assert game.winners == [HARKONNEN]
    objectives = game.view(ATREIDES)["players"][ATREIDES]["objectives"]
    links = server.open("", "", game="arrakis", record=game.record)
    dialog = visit(server.seat(links, seat)).get_by_role("dialog", name="Result")
    expect(dialog).to_contain_text("Supremacy has reached the last of its 10 steps.")
    reached = dialog.get_by_role("list", name="What was reached").get_by_role("listitem")
    expect(reached).to_have_count(len(objectives) + 1)
    expect(reached.first).to_contain_text("Secret Objective")
    expect(reached.first).to_contain_text(re.compile(r"Kwisatz Haderach \d+ of \d+"))
    expect(reached.last).to_contain_text("Supremacy 10 of 10 ✓")
    # Each column says what it counts, and the chart compares parts of the way.
    expect(dialog.get_by_role("row", name="Counts")).to_contain_text("Prescience steps")
    shown = rows(dialog.get_by_role("table"))
    assert {name: shown[name] for name in [*shown][3:]} == rows_of_sources(game, SOURCES)
    chart = dialog.get_by_role("img", name="How far each was on the way to victory, by round")
    expect(chart).to_contain_text("100%")


def test_the_map_is_played_by_keyboard(visit: Visit, server: Server):
    page = sit(visit, server, ATREIDES, reach(ATREIDES, "to"))
    target = lit(page)[0]
    page.locator(".map > svg").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    focused = page.evaluate("document.activeElement.dataset.id")
    assert focused in PLACES
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.id") != focused
    page.locator(f".map [data-id='{target}']").focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(f".map [data-id='{target}']").focus()
    mark(page)
    page.keyboard.press("Enter")
    page.wait_for_function(ANSWERED)


def test_face_down_tokens_are_known_to_their_owner_alone(visit: Visit, server: Server):
    record = sietch.new("arrakis", seed=1).record
    links = server.open("", "", game="arrakis", record=record)
    own, other = (visit(server.seat(links, seat)) for seat in (ATREIDES, HARKONNEN))
    for page in (own, other):
        page.locator(".map [data-id='sihaya-ridge']").wait_for()
        page.locator(".map [data-id='sihaya-ridge']").focus()
        page.keyboard.press("i")
        expect(page.get_by_role("dialog")).to_be_visible()
    expect(own.get_by_role("dialog")).to_contain_text("face down, of rank")
    expect(own.get_by_role("dialog")).to_contain_text("Starting Deployment token with")
    expect(other.get_by_role("dialog")).to_contain_text("face down")
    expect(other.get_by_role("dialog")).not_to_contain_text("of rank")
    expect(other.get_by_role("dialog")).not_to_contain_text("Deployment token with")


def test_odds_of_an_attack_are_shown(visit: Visit, server: Server):
    page = sit(visit, server, HARKONNEN, reach(HARKONNEN, "attack-at"))
    page.get_by_role("button", name="The odds of a battle").click()
    dialog = page.get_by_role("dialog", name="The odds of a battle")
    expect(dialog.locator("dt", has_text="The attacker wins")).to_be_visible()
    expect(dialog.locator("dd").first).to_contain_text("%")
    keys = options(page)
    page.keyboard.press("Escape")
    assert options(page) == keys


def led_against_an_elite(game: sietch.Game) -> bool:
    """Whether the first attack that is offered is on a legion with elites, and somebody with a name leads it."""
    view, (option, *_) = game.view(HARKONNEN), game.decision.options
    defenders = view["players"][ATREIDES]["legions"].get(option.target, {})
    asked = json.dumps(game.decision.prompt)
    led = any(f'"arrakis-area-{area}"' in asked for area in view["leader_at"].values())
    return led and bool(defenders.get("elite"))


def test_losses_are_told_of_named_leaders_too_and_never_below_nothing(visit: Visit, server: Server):
    page = sit(visit, server, HARKONNEN, reach(HARKONNEN, "attack-at", seed=13, when=led_against_an_elite))
    page.get_by_role("button", name="The odds of a battle").click()
    losses = page.get_by_role("dialog").get_by_role("table")
    expect(losses.get_by_role("row", name="Feyd-Rautha")).to_be_visible()
    expect(losses.get_by_role("columnheader")).to_have_text(["Mean losses", "At first", "Lost", "Left"])
    cells = losses.get_by_role("cell").all_inner_texts()
    assert len(cells) > 12
    assert not [cell for cell in cells if cell.startswith(("-", "−"))]


def test_odds_write_own_tokens_as_what_they_show(visit: Visit, server: Server):
    page = sit(visit, server, ATREIDES)
    page.get_by_role("button", name="The odds of a battle").click()
    dialog = page.get_by_role("dialog")
    for place, area in enumerate(("sihaya-ridge", "arrakeen")):
        dialog.get_by_role("combobox").nth(place).select_option(area)
    fights = dialog.get_by_role("status").locator("p", has_text="Attacker – Atreides:")
    expect(fights).to_contain_text("unit")
    expect(fights).not_to_contain_text("token")


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_icon_of_the_table_says_what_it_means(visit: Visit, server: Server, language: str):
    page = sit(visit, server, HARKONNEN, reach(HARKONNEN, "burn"), language=language)
    assert page.locator("main use").count() > 80
    unexplained = page.evaluate(UNEXPLAINED)
    # What stands in an area is told by the area that lies over it.
    on_map = page.locator(".map use").evaluate_all("all => all.map((use) => use.outerHTML)")
    assert [use for use in unexplained if use not in on_map] == []
    told = page.locator(".map .hit > title").all_text_contents()
    assert len(told) == len(PLACES)
    assert all(told)
    page.keyboard.press("g")
    meanings = page.locator("dialog dt, dialog dd")
    meanings.first.wait_for()
    assert meanings.count() > 70
    assert not [text for text in meanings.all_inner_texts() if text.lower().startswith(("icon-", "page-"))]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_serious_is_found_on_the_map(visit: Visit, server: Server, axe: str, scheme: str, size: dict[str, int]):  # noqa: F811
    page = sit(visit, server, HARKONNEN, reach(HARKONNEN, "burn"), size=size, color_scheme=scheme)
    assert serious(page, axe) == []


# ---- alone


def test_a_solo_table_is_opened_from_the_start_page(visit: Visit, server: Server):
    page = visit()
    choose_game(page, "arrakis")
    page.get_by_label("1", exact=True).check()
    expect(page.locator(".seat")).to_have_count(1)
    expect(page.get_by_text("equal is not more")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.locator("button.option").first.wait_for()
    expect(page.get_by_test_id("plans")).to_contain_text("Harvesting Sector")


def test_the_page_shows_what_the_harkonnen_are_after_and_lights_up_what_they_leave_open(visit: Visit, server: Server):
    game = sietch.new("arrakis", players=1, seed=4, names=["Anna"])
    links = server.open("", game="arrakis", record=game.record)
    page = visit(server.seat(links, 0))
    plans = page.get_by_test_id("plans")
    view = game.view(0)
    name = language("en").format(f"arrakis-tactic-{view['target']}")
    expect(plans).to_contain_text(f"Target Sietch{name}")
    expect(plans).to_contain_text("Reinforcements2: 1 × Corrino Ally, 1 × House Harkonnen")
    expect(plans).to_contain_text("8 not rolled, 0 on the spice board")
    assert "equally good" in question(page)
    wanted = {str(option.target) for option in game.decision.options}
    assert wanted <= set(lit(page)) | set(options_targets(page))
    fits(page)


def options_targets(page: Page) -> list[str]:
    return [key.partition(":")[2] for key in options(page)]


def test_a_solo_game_that_is_lost_ends_with_its_result(visit: Visit, server: Server):
    game = sietch.new("arrakis", players=1, seed=3, names=["Anna"])
    rng = random.Random(3)
    while True:
        key = rng.choice(game.decision.options).key
        later = game.copy()
        later.choose(key)
        if later.over:
            break
        game.choose(key)
    links = server.open("", game="arrakis", record=game.record)
    page = visit(server.seat(links, 0))
    page.locator("button.option").first.wait_for()
    page.locator(f'button.option[data-key="{key}"]').click()
    expect(page.locator(".winner")).to_contain_text("the game has won")
    expect(page.locator(".result:has(.winner)")).to_contain_text("Supremacy has reached the last of its 10 steps")
    assert later.winners == []
