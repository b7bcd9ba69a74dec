"""The page can be installed: without the server it opens, with the catalogues and the replays that were seen before."""

from __future__ import annotations

import gzip
from pathlib import Path

from tests.browser.conftest import Server, Visit
from tests.browser.play import expect
from tests.browser.test_ending import finished

import sietch.table

__all__ = ["finished"]

PAGE = Path(sietch.table.__file__).parent / "page"
# Without fonts, of which there are none.
FIRST_LOAD = 200_000


def test_a_replay_and_the_games_are_there_without_the_server(visit: Visit, server: Server, finished: dict[str, object]):
    # What the browser itself says of requests that find nobody: its own, or those that the service worker gives up.
    page = visit(service_workers="allow", refused="Failed to load resource: net::ERR_")
    page.get_by_test_id("quick").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.reload()
    page.get_by_test_id("quick").wait_for()
    replay = f"{server.address}table/{finished['table']}/replay#{finished['spectator']}"
    page.goto(replay)
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    page.get_by_role("button", name="Step forward").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    page.get_by_role("button", name="Step forward").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.goto(server.address)
    expect(page.locator("input[name=game]")).to_have_count(3)
    # Of a running table nothing is kept.
    kept = page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((it) => it.keys()))))"
        ".then((all) => all.flat().map(({ url }) => new URL(url).pathname))"
    )
    assert {path.split("/")[3] for path in kept if path.startswith("/api/tables/")} == {finished["table"]}


def test_what_comes_first_is_small(visit: Visit):
    """All that the start asks for until it is shown, as it is sent."""
    page = visit()
    page.get_by_test_id("quick").wait_for()
    paths = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)")
    sizes = {}
    for path in {"/index.html", *(path for path in paths if path.startswith("/assets/"))}:
        file = PAGE / path.removeprefix("/")
        packed = file.with_name(f"{file.name}.br")
        sizes[path] = packed.stat().st_size if packed.exists() else len(gzip.compress(file.read_bytes(), 9))
    told = page.evaluate(
        "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/'))"
        ".map(({ encodedBodySize }) => encodedBodySize)"
    )
    assert sum(sizes.values()) + sum(told) < FIRST_LOAD, (sizes, told)
