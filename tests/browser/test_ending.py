"""A whole game: the result, the replay, the record, the rematch."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.conftest import Server, Visit
from tests.browser.play import SOCKET, expect, options, rows, rows_of_sources, take_first, turn_away

import sietch

if TYPE_CHECKING:
    from playwright.sync_api import Route

SOURCES = {
    "influence": "Influence",
    "alliance": "Alliances",
    "conflict": "Conflicts",
    "icons": "Battle icons",
    "contract": "Contracts",
    "intrigue": "Intrigue",
    "card": "Cards",
    "other": "Other",
}


@pytest.fixture
def finished(server: Server) -> dict[str, object]:
    """A table whose game has been played to its end."""
    game = sietch.new("uprising", players=3, seed=5, names=["Anna", "Boris", "Cyril"])
    while not game.over:
        game.choose(game.decision.options[0])
    answer = server.http.post("api/tables", json={"record": game.record, "seats": [{}, {}, {}]})
    assert answer.status_code == 201, answer.text
    links: dict[str, object] = answer.json()
    return links


def test_the_result_is_shown_with_points_by_source_and_round(visit: Visit, server: Server, finished: dict[str, object]):
    page = visit(server.seat(finished, 0))
    dialog = page.get_by_role("dialog", name="Result")
    # A column for each player, a row for each source.
    expect(dialog.get_by_role("columnheader")).to_have_count(4)
    expect(dialog.get_by_role("rowheader", name="Total")).to_be_visible()
    token = {"authorization": f"Bearer {finished['spectator']}"}
    record = server.http.get(f"api/tables/{finished['table']}/record", headers=token).json()
    expected = rows_of_sources(sietch.replay(record), SOURCES)
    assert {"Influence", "Conflicts"} <= expected.keys()
    shown = rows(dialog.get_by_role("table"))
    assert {name: shown[name] for name in [*shown][2:]} == expected
    expect(dialog.get_by_role("img", name="Points by round")).to_be_visible()


def test_a_finished_game_is_replayed_with_a_scrubber(visit: Visit, server: Server, finished: dict[str, object]):
    page = visit(server.seat(finished, 0))
    page.get_by_role("button", name="Replay").click()
    position = page.get_by_label("Position in the game")
    expect(position).to_be_visible()
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    # Nobody sits there, and nothing lies under the hand.
    expect(page.locator("header ul")).not_to_contain_text(re.compile("you|not connected", re.IGNORECASE))
    scrubber, hand = (page.locator(where).bounding_box() for where in (".scrubber", ".hand"))
    assert scrubber is not None
    assert hand is not None
    assert scrubber["y"] + scrubber["height"] <= hand["y"] + 1
    page.get_by_role("button", name="Step forward").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    last = position.get_attribute("max")
    expect(page.get_by_text(f"Step {last} of {last}")).to_be_visible()
    page.locator("main").click(position={"x": 2, "y": 2})
    for key, step in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        expect(page.get_by_text(f"Step {step} of {last}")).to_be_visible()


def test_the_record_is_downloaded_and_can_be_gone_on_from(
    visit: Visit, server: Server, finished: dict[str, object], tmp_path: Path
):
    page = visit(server.seat(finished, 0))
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    record = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert sietch.replay(record).over
    # The same game, but without its second half.
    answers = record["answers"]
    game = sietch.replay(record, len(answers) // 2)
    saved = tmp_path / "saved.json"
    saved.write_text(json.dumps(game.record), "utf-8")
    start = visit()
    start.locator("input[type=file]").set_input_files(saved)
    # Who plays the other seats is asked; with a second person there are links to send.
    start.get_by_label("Who plays seat Boris").select_option("")
    start.get_by_role("button", name="Go on with this game").click()
    shown = start.get_by_role("textbox")
    expect(shown).to_have_count(5)
    start.get_by_role("button", name="Go to my seat").click()
    start.locator("#decision").wait_for()
    expect(start.get_by_text("Boris").first).to_be_visible()


def test_a_record_may_be_chosen_before_the_page_knows_the_games(visit: Visit, tmp_path: Path):
    saved = tmp_path / "saved.json"
    saved.write_text(json.dumps(sietch.new("uprising", players=3, seed=1).record), "utf-8")
    page = visit()
    held: list[Any] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.reload()
    page.locator("input[type=file]").set_input_files(saved)
    page.wait_for_timeout(300)
    for route in held:
        route.continue_()
    expect(page.get_by_role("button", name="Go on with this game")).to_be_visible()
    # The page goes on to say which file it is.
    expect(page.locator("input[type=file]")).to_have_value(re.compile(r"saved\.json$"))


def test_a_replay_is_open_to_everybody(visit: Visit, server: Server, finished: dict[str, object]):
    page = visit(f"{server.address}table/{finished['table']}/replay#{finished['spectator']}")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("log")).to_contain_text("reveals")
    assert "draws 1 card" not in page.get_by_role("log").inner_text()
    page.get_by_role("button", name="To the beginning").click()
    for name in ("Anna", "Boris", "Cyril"):
        page.get_by_label("Whose cards are shown").select_option(label=f"cards of {name}")
        hand = page.get_by_role("region", name=f"Hand: {name}")
        expect(hand.locator(".target").first).to_be_attached()


def test_a_rematch_opens_a_new_table_for_the_same_people(visit: Visit, server: Server, finished: dict[str, object]):
    page = visit(server.seat(finished, 0))
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: str(finished["table"]) not in address)
    for name in ("Anna", "Boris", "Cyril"):
        expect(page.get_by_text(name).first).to_be_visible()
    if page.locator("button.option").count():
        assert options(page)
        take_first(page)


def test_a_rematch_is_offered_to_everybody_at_the_table_with_their_own_link(
    visit: Visit, server: Server, finished: dict[str, object]
):
    anna, boris = visit(server.seat(finished, 0)), visit(server.seat(finished, 1), language="cs")
    watching = visit(f"{server.address}table/{finished['table']}#{finished['spectator']}")
    for page in (boris, watching):
        page.get_by_role("dialog").wait_for()
        page.keyboard.press("Escape")
    expect(watching.get_by_role("button", name="Rematch")).to_have_count(0)
    anna.get_by_role("button", name="Rematch").click()
    anna.wait_for_url(lambda address: str(finished["table"]) not in address)
    strip = boris.get_by_role("status").filter(has_text="Začala odveta: posaď se na své místo.")
    expect(strip).to_be_visible()
    boris.reload()
    boris.get_by_role("dialog").wait_for()
    boris.keyboard.press("Escape")
    strip.get_by_role("link").click()
    boris.wait_for_url(lambda address: str(finished["table"]) not in address)
    expect(boris.locator("header li").nth(1)).to_contain_text("ty")
    watching.get_by_role("link", name="To the rematch").click()
    expect(watching.get_by_text("You are watching.")).to_be_visible()
    addresses = [page.url.partition("#") for page in (anna, boris, watching)]
    assert len({table for table, _, _ in addresses}) == 1
    assert len({token for _, _, token in addresses}) == 3


def test_who_opened_the_table_has_the_links_of_the_rematch_too(
    visit: Visit, server: Server, finished: dict[str, object]
):
    page = visit()
    own = [{"id": finished["table"], "token": finished["seats"][0], "title": "", "at": 0, "links": finished}]  # type: ignore[index]
    page.evaluate("(own) => localStorage['sietch-tables'] = JSON.stringify(own)", own)
    page.goto(server.seat(finished, 0))
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: str(finished["table"]) not in address)
    page.get_by_role("button", name="Links").click()
    shown = page.get_by_role("dialog").get_by_role("textbox")
    # Three seats, the spectators and the host.
    expect(shown).to_have_count(5)
    assert not any(str(finished["table"]) in field.input_value() for field in shown.all())


def test_a_finished_game_that_can_no_longer_be_shown_still_has_its_result(visit: Visit, server: Server):
    page = visit()
    outcome = {
        "game": "uprising",
        "names": ["Anna", "Boris", "Cyril"],
        "scores": [7, 10, 4],
        "winners": [1],
        # One of the sources was there under other rules only.
        "sources": [{"influence": 7}, {"influence": 6, "conflict": 4}, {"bygone": 4}],
        "rules": 1,
        "finished": 0,
        "sides": [0, 1, 2],
    }
    asked: list[str] = []

    def tell(route: Route) -> None:
        asked.append(route.request.headers["authorization"])
        route.fulfill(json=outcome)

    page.route_web_socket(SOCKET, lambda socket: turn_away(socket, "refused-unreadable-finished"))
    page.route(re.compile(r"/api/tables/[^/]+/result$"), tell)
    links = server.open("", "", "")
    page.goto(server.seat(links, 0))
    expect(page.get_by_role("heading", name="Boris wins")).to_be_visible()
    assert set(asked) == {f"Bearer {links['seats'][0]}"}
    shown = rows(page.get_by_role("table"))
    assert shown["Total"] == ["10", "7", "4"]
    assert shown["Influence"] == ["6", "7", "·"]
    assert shown["bygone"] == ["·", "·", "4"]
    expect(page.get_by_role("button")).to_have_text(["To the start"])


@pytest.mark.parametrize(("sides", "told"), [([0, 1, 0, 1], "Won as a team: Anna, Cyril"), ([], "Tied: Anna, Cyril")])
def test_of_a_team_that_has_won_the_stored_result_is_enough_to_tell(visit: Visit, server, sides: list[int], told: str):
    page = visit(language="en")
    outcome = {
        "game": "uprising",
        "names": ["Anna", "Boris", "Cyril", "Dana"],
        "scores": [7, 8, 6, 4],
        "winners": [0, 2],
        "sources": [{"influence": n} for n in (7, 8, 6, 4)],
        "rules": 1,
        "finished": 0,
        "sides": sides,
    }
    page.route_web_socket(SOCKET, lambda socket: turn_away(socket, "refused-unreadable-finished"))
    page.route(re.compile(r"/api/tables/[^/]+/result$"), lambda route: route.fulfill(json=outcome))
    page.goto(server.seat(server.open("", "", "", ""), 0))
    expect(page.get_by_role("heading", name=told)).to_be_visible()
