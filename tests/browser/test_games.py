"""The page is of no game: the server says what can be set up, and what the page cannot draw it says so."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.conftest import Server, Visit
from tests.browser.play import choose_game, everything, expect

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

# A game that there is not, and that has what Uprising has not: roles, and options of which one is chosen.
OTHER: dict[str, Any] = {
    "game": "heighliners",
    "players": [2],
    "suggested": 2,
    "roles": [{"players": 2, "seats": ["pilot", "smuggler"], "said": {}}],
    "always": {},
    "fixed": {},
    "options": [
        {"name": "length", "takes": "one", "values": ["short", "long"], "suggested": [], "needs": {}, "people": {}},
        {"name": "cargo", "takes": "each", "values": ["spice", "water"], "suggested": [], "needs": {}, "people": {}},
    ],
    "modules": [],
    "presets": [],
    "bots": ["random"],
    "usual_bot": "random",
}


def offer(page: Page, server: Server, *games: dict[str, Any]) -> None:
    """The server lists other games than it has."""
    found = server.http.get("api/games").json()
    page.get_by_test_id("quick").wait_for()
    page.route("**/api/games", lambda route: route.fulfill(json=[*found, *games]))
    page.reload()


def test_the_start_offers_what_the_server_lists(visit: Visit, server: Server):
    page = visit()
    offer(page, server, OTHER)
    page.locator("input[name=game][value=heighliners]").check()
    expect(page.get_by_text("This page has no board for heighliners")).to_be_visible()
    expect(page.get_by_test_id("quick")).to_be_disabled()
    expect(page.get_by_role("button", name="Open the table")).to_have_count(0)
    choose_game(page, "uprising")
    expect(page.get_by_test_id("quick")).to_be_enabled()


def test_the_form_is_made_of_what_the_server_says_can_be_chosen(visit: Visit):
    page = visit()
    wishes: list[Any] = []

    def grant(route: Route) -> None:
        wishes.append(json.loads(route.request.post_data or ""))
        route.fulfill(status=201, json={"table": "x", "host": "h", "spectator": "w", "seats": ["a", "b"]})

    page.route("**/api/games", lambda route: route.fulfill(json=[{**OTHER, "game": "uprising"}]))
    page.route("**/api/tables", grant)
    page.reload()
    everything(page)
    page.get_by_label("Name of seat smuggler").fill("Esmar")
    page.get_by_label("Who plays seat smuggler").select_option("")
    page.get_by_label("cargo, seat smuggler", exact=True).select_option("water")
    page.get_by_label("long", exact=True).check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="Go to my seat")).to_be_visible()
    (wish,) = wishes
    assert wish["setup"] == {"length": "long", "cargo": ["spice", "water"]}
    assert [seat["name"] for seat in wish["seats"]] == ["Player 1", "Esmar"]


def test_who_plays_against_bots_gets_what_is_chosen(visit: Visit):
    page = visit()
    wishes: list[Any] = []

    def note(route: Route) -> None:
        wishes.append(json.loads(route.request.post_data or ""))
        route.continue_()

    page.route("**/api/tables", note)
    everything(page)
    page.get_by_label("3", exact=True).check()
    page.get_by_label("CHOAM").uncheck()
    page.get_by_label("Who plays seat A").select_option("random")
    page.get_by_label("Who plays seat B").select_option("")
    page.get_by_label("Who plays seat C").select_option("search")
    expect(page.get_by_text("you and 2 bots")).to_be_visible()
    page.get_by_test_id("quick").click()
    expect(page.locator("header li.mine")).to_contain_text("Player 2")
    (wish,) = wishes
    assert wish["setup"]["modules"] == []
    assert [seat["bot"] for seat in wish["seats"]] == ["random", "", "search"]


@pytest.mark.parametrize(
    ("language", "levels"),
    [
        ("en", ["bot: random", "bot: beginner", "bot: thoughtful", "bot: skilled", "bot: strong"]),
        ("cs", ["bot: náhodný", "bot: začátečník", "bot: přemýšlivý", "bot: zkušený", "bot: silný"]),
        ("pl", ["bot: losowy", "bot: początkujący", "bot: rozważny", "bot: doświadczony", "bot: silny"]),
    ],
)
def test_bots_are_offered_from_weak_to_strong(visit: Visit, language: str, levels: list[str]):
    page = visit(language=language)
    everything(page)
    who = page.locator(".seat select").nth(2)
    expect(who).to_have_value("greedy")
    assert who.locator("option").all_inner_texts()[1 : 1 + len(levels)] == levels


def test_a_strong_bot_is_chosen_and_plays(visit: Visit):
    page = visit()
    choose_game(page, "arrakis")
    page.get_by_label("Who plays seat Harkonnen").select_option(label="bot: strong")
    page.get_by_role("button", name="Open the table").click()
    # The Harkonnen begin, and end when it is the person's turn.
    page.locator("button.option").first.wait_for()
    expect(page.locator("[role=log]")).to_contain_text("places a Harvester")
    page.get_by_role("button", name="Links").click()
    strong = page.get_by_label("Who plays for").nth(1)
    expect(strong).to_have_value("search-strong")
    expect(strong.locator("option:checked")).to_have_text("bot: strong")


def test_a_leader_of_a_module_is_offered_with_the_module_only(visit: Visit):
    page = visit()
    everything(page)
    leaders = page.get_by_label("Leaders, seat A", exact=True).locator("option")
    expect(leaders.filter(has_text="Shaddam")).to_have_count(1)
    page.get_by_label("CHOAM: contracts").uncheck()
    expect(leaders.filter(has_text="Shaddam")).to_have_count(0)


def test_a_table_of_a_game_without_a_board_says_so(visit: Visit, server: Server):
    page = visit()
    links = server.open("", "greedy", "greedy")

    def rename(socket: Any) -> None:
        line = socket.connect_to_server()
        line.on_message(lambda text: socket.send(text.replace('"game":"uprising"', '"game":"heighliners"')))

    page.route_web_socket("**/socket", rename)
    page.goto(server.seat(links, 0))
    expect(page.get_by_role("alert")).to_have_text("This page has no board for heighliners, so it cannot show it.")


@pytest.mark.parametrize(
    ("language", "impossible", "closed"),
    [
        ("en", "That is not possible now.", "This table cannot be entered: this link does not open the table."),
        ("cs", "To teď není možné.", "K tomuto stolu nelze přistoupit: tento odkaz stůl neotvírá."),
        ("pl", "To nie jest teraz możliwe.", "Nie można podejść do tego stołu: ten link nie otwiera stołu."),
    ],
)
def test_refusals_are_told_in_the_readers_language(
    visit: Visit, server: Server, language: str, impossible: str, closed: str
):
    links = server.open("", "greedy", "greedy")
    page = visit(server.seat(links, 0), language=language)
    page.locator("button.option").first.wait_for()
    path = f"api/tables/{links['table']}"
    seen = server.http.get(path, headers={"authorization": f"Bearer {links['seats'][0]}"}).json()
    answer = json.dumps({"type": "answer", "decision": seen["decision"]["id"], "key": "nowhere"})
    page.evaluate("(answer) => window.sockets.at(-1).send(answer)", answer)
    expect(page.get_by_role("alert")).to_contain_text(impossible)
    wrong = visit(f"{server.address}table/{links['table']}#wrong", language=language)
    expect(wrong.get_by_role("alert")).to_have_text(closed)
