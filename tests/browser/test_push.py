"""A notice reaches a browser whose page is closed, and goes when the turn was played elsewhere."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.conftest import Server, Visit
from tests.browser.play import expect
from tests.browser.test_access import axe, serious
from tests.server.people import Seats, wait_for
from tests.server.push_service import PushService

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

__all__ = ["axe"]

# A browser's own push service cannot be reached here: it subscribes with the one of the test.
SUBSCRIBED = """(subscription) => {
  const found = { endpoint: subscription.endpoint, toJSON: () => subscription, unsubscribe: async () => true };
  PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
    window.subscribedWith = applicationServerKey;
    PushManager.prototype.getSubscription = async () => found;
    return found;
  };
}"""


@pytest.fixture(scope="module")
def chromium(browsers: Callable[..., Browser]) -> Browser:
    """With windows: the other one knows no notices."""
    return browsers("chromium")


@pytest.fixture
def service() -> Iterator[PushService]:
    started = PushService()
    yield started
    started.close()


def delivery(page: Page) -> Callable[[Any], None]:
    """How the browser's service worker is given what a push service has for it."""
    session = page.context.new_cdp_session(page)
    known: list[str] = []

    def note(told: Any) -> None:
        known.extend(each["registrationId"] for each in told["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")

    def deliver(message: Any) -> None:
        wait = page.wait_for_function
        wait("() => navigator.serviceWorker.controller !== null")
        origin = page.evaluate("location.origin")
        data = {"origin": origin, "registrationId": known[0], "data": json.dumps(message)}
        session.send("ServiceWorker.deliverPushMessage", data)

    return deliver


def shown(page: Page, titles: list[str]) -> None:
    """Wait until the browser shows these notices."""
    page.wait_for_function(
        """(wanted) => navigator.serviceWorker.ready
            .then((worker) => worker.getNotifications())
            .then((all) => JSON.stringify(all.map(({ title }) => title)) === wanted)""",
        arg=json.dumps(titles, separators=(",", ":")),
    )


def pass_the_turn(table: Seats, seat: int) -> None:
    while (pending := table.pending())[0] == seat:
        assert table.answer(seat, pending[1]["id"], pending[1]["options"][0]["key"]).status_code == 200


def test_a_closed_page_is_told_of_the_turn_once(visit: Visit, server: Server, service: PushService, axe: str):
    links = server.open("", "", "")
    table = Seats(server.address.rstrip("/"), links)
    page = visit(server.seat(links, 0), service_workers="allow", permissions=["notifications"])
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    subscription = service.subscription()
    page.evaluate(SUBSCRIBED, {name: subscription[name] for name in ("endpoint", "keys")})
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_test_id("push")
    expect(box).to_be_enabled()
    assert serious(page, axe) == []
    with page.expect_response("**/api/person/push") as answer:
        box.check()
    assert answer.value.status == 200
    expect(box).to_be_checked()
    assert page.evaluate("window.subscribedWith") == table.http.get("/api/push").json()["key"]
    page.goto(server.address)
    page.get_by_test_id("quick").wait_for()
    pass_the_turn(table, 0)
    while table.pending()[0] != 0:
        pass_the_turn(table, table.pending()[0])
    wait_for(lambda: service.kinds == ["turn"])
    deliver = delivery(page)
    deliver(service.received[0][1])
    shown(page, ["Your turn"])
    pass_the_turn(table, 0)  # at another machine
    wait_for(lambda: service.kinds == ["turn", "past"])
    deliver(service.received[1][1])
    shown(page, [])
    # Where a notice leads there is no link to the seat in the address: this browser has it.
    page.goto(f"{server.address}table/{links['table']}")
    expect(page.locator("header li.mine")).to_contain_text("Anna")
