"""How quick the page is: what the first visit fetches, and how long it takes from an answer until it is painted.

`.venv/bin/python benchmarks/page.py` starts a server of its own on loopback with a database in a temporary folder, and
Debian's Chromium, driven by Playwright; `--answers` and `--json` change that. The page must be built (`make play` and
`make test` build it).

First visits are made by a browser that has nothing stored yet, without the service worker, which would fetch the rest
of the page for later. Counted are the bodies of all answers as they came over the line, compressed, without fonts.

Answers are given at the speed "instant" with reduced motion, at a table with bots that choose at random. Measured is
the time from the click to the first picture that the browser has painted with the table's next update: the way to the
server, its work, the way back, and drawing. Beside it stands the processor time that the page's own thread took for it,
which a busy machine disturbs less.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

import httpx
from rich.console import Console
from rich.table import Table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Response

DESK = {"width": 1366, "height": 768}
PATIENCE = 60_000
SEED = 1
GOAL_BYTES = 200_000
GOAL_MS = 100.0
# By game: who sits at the table beside the person.
TABLES = {"uprising": ["random", "random", "random"], "arrakis": ["random"]}
NAMES = ("Anna", "Boris", "Cyril", "Dana")
WARM_UP = 5  # answers that do not count: what is drawn for the first time takes longer

# In the page: when something was clicked, and when the next update of the table was painted. A task that is queued in a
# frame runs after that frame was drawn.
WATCHED = """
window.clicked = 0;
window.painted = 0;
addEventListener("click", () => { window.clicked = performance.now(); window.painted = 0; }, true);
window.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      if (!window.clicked || window.painted || !/"type":"(table|changes)"/.test(data)) return;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => { window.painted ||= performance.now(); };
        channel.port2.postMessage(0);
      });
    });
  }
};
"""


@contextmanager
def served() -> Iterator[str]:
    """The address of a server that runs for as long as this lasts."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from sietch.cli import main; main()", "serve", "--no-browser", "--port", "0"]
        command += ["--database", f"sqlite:///{folder}/tables.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://[\d.]+:\d+/", server.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            server.terminate()
            server.wait()


def open_table(address: str, game: str) -> str:
    """The address of the person's seat at a new table."""
    seats = [{"name": name, "bot": bot} for name, bot in zip(NAMES, ["", *TABLES[game]])]
    wish = {"seats": seats, "setup": {}, "seed": SEED, "game": game}
    links = httpx.post(f"{address}api/tables", json=wish, timeout=PATIENCE / 1000).raise_for_status().json()
    return f"{address}table/{links['table']}#{links['seats'][0]}"


def visit(browser: Browser, script: str = "") -> Page:
    context = browser.new_context(viewport=DESK, service_workers="block", reduced_motion="reduce")  # type: ignore[arg-type]
    settings = json.dumps({"language": "en", "speed": "instant", "list": True})
    context.add_init_script(f"localStorage['sietch-settings'] ??= {json.dumps(settings)};{script}")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return page


def first_load(browser: Browser, address: str, ready: str) -> dict[str, int]:
    """Bytes that the first visit of an address fetches, by kind of resource."""
    page = visit(browser)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(address)
    page.locator(ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    fetched: dict[str, int] = {}
    for answer in answers:
        kind = answer.request.resource_type
        fetched[kind] = fetched.get(kind, 0) + answer.request.sizes()["responseBodySize"]
    page.context.close()
    return fetched


def painted(browser: Browser, address: str, answers: int) -> dict[str, list[float]]:
    """Milliseconds from each click to the picture that shows what came of it, and those of work in the page."""
    page = visit(browser, WATCHED)
    page.goto(address)
    asking = page.context.new_cdp_session(page)
    asking.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        metrics = {each["name"]: each["value"] for each in asking.send("Performance.getMetrics")["metrics"]}
        return 1000.0 * float(metrics["TaskDuration"])

    chance = random.Random(SEED)
    waited, work = [], []
    for _ in range(WARM_UP + answers):
        options = page.locator("button.option")
        options.first.wait_for()
        before = worked()
        options.nth(chance.randrange(options.count())).evaluate("option => option.click()")
        page.wait_for_function("() => window.painted > 0")
        waited.append(float(page.evaluate("() => window.painted - window.clicked")))
        work.append(worked() - before)
    page.context.close()
    return {"painted": waited[WARM_UP:], "work": work[WARM_UP:]}


def spread(times: list[float]) -> dict[str, float]:
    return {"answers": len(times), "p50": median(times), "p90": quantiles(times, n=10)[-1], "max": max(times)}


def measure(answers: int) -> dict[str, Any]:
    from playwright.sync_api import sync_playwright

    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("Chromium is missing: apt install chromium")
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        loads = {"start": first_load(browser, address, "[data-testid=quick]")}
        times = {}
        for game in TABLES:
            loads[game] = first_load(browser, open_table(address, game), "button.option")
            times[game] = painted(browser, open_table(address, game), answers)
        browser.close()
    return {
        "load": {
            name: {**kinds, "total": sum(n for kind, n in kinds.items() if kind != "font")}
            for name, kinds in loads.items()
        },
        "painted": {game: spread(found["painted"]) for game, found in times.items()},
        "work": {game: spread(found["work"]) for game, found in times.items()},
        "busy": os.getloadavg()[0],
    }


def report(found: dict[str, Any]) -> None:
    console = Console()
    loads = Table("first visit", "script", "style", "data", "other", "in all, KB", title="Compressed, without fonts")
    for name, kinds in found["load"].items():
        data = kinds.get("fetch", 0)
        other = kinds["total"] - kinds.get("script", 0) - kinds.get("stylesheet", 0) - data
        sizes = [kinds.get("script", 0), kinds.get("stylesheet", 0), data, other, kinds["total"]]
        loads.add_row(name, *(f"{size / 1000:.1f}" for size in sizes))
    console.print(loads)
    times = Table("milliseconds", "game", "answers", "p50", "p90", "max")
    for name, what in (("painted", "answer to painted"), ("work", "processor time of the page")):
        for game, each in found[name].items():
            times.add_row(what, game, str(each["answers"]), *(f"{each[key]:.0f}" for key in ("p50", "p90", "max")))
    console.print(times)
    console.print(f"goals: {GOAL_BYTES // 1000} KB and p90 {GOAL_MS:.0f} ms; load of the machine: {found['busy']:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=60, help="that are measured in each game")
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    found = measure(wishes.answers)
    if wishes.json:
        print(json.dumps(found, indent=2))
    else:
        report(found)


if __name__ == "__main__":
    main()
