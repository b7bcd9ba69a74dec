"""A real server and a real browser: Debian's Chromium, driven by Playwright. Without them these tests are skipped."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.nightly import left_for_the_night
from tests.server.people import browse

import sietch.table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PAGE = Path(sietch.table.__file__).parent / "page" / "index.html"
DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
# A bot's move on a busy machine may take a while.
PATIENCE = 30_000
SEED = 1
NAMES = ("Anna", "Boris", "Cyril", "Dana", "Emil", "Filip")
# Of a test in many sizes, languages, lights or games, every fourth is looked at each time, the others nightly.
EVERY = 4


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.path.parent == Path(__file__).parent:
            tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for name, variants in tests.items():
        for number, item in enumerate(variants):
            if left_for_the_night(name, number, len(variants), EVERY):
                item.add_marker(pytest.mark.nightly)


class Server:
    """`sietch serve` in a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", "from sietch.cli import main; main()", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--database", self.database, "--push-inside"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://[\d.]+:(\d+)/", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])
        self.address = found[0]
        self.http = browse(base_url=self.address, timeout=PATIENCE / 1000)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def open(self, *seats: str, game: str = "uprising", record: Any = None, **setup: Any) -> dict[str, Any]:
        """A new table: each seat a bot by its name, or empty for a person. Anna begins, with several ways to go.

        With a record it goes on from there.
        """
        wishes = [{"name": name, "bot": bot} for name, bot in zip(NAMES, seats)]
        wish = {"setup": setup, "seed": SEED, "game": game} if record is None else {"record": record}
        answer = self.http.post("api/tables", json={"seats": wishes, **wish})
        assert answer.status_code == 201, answer.text
        links: dict[str, Any] = answer.json()
        return links

    def look(self, page: Page) -> Any:
        """What whoever sits before a page sees of its table."""
        table, _, token = page.url.removeprefix(f"{self.address}table/").partition("#")
        header = {"authorization": f"Bearer {token}"}
        return self.http.get(f"api/tables/{table}", headers=header).json()["view"]

    def seat(self, links: dict[str, Any], seat: int) -> str:
        return f"{self.address}table/{links['table']}#{links['seats'][seat]}"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not PAGE.exists():
        pytest.skip("the page is not built (make test builds it)")
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()


@pytest.fixture(scope="session")
def browsers() -> Iterator[Callable[..., Browser]]:
    """Starts the first of these programs that is there."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is missing: pip install playwright")
    started: list[Browser] = []
    with sync_api.sync_playwright() as playwright:

        def start(*programs: str) -> Browser:
            found = [path for program in programs if (path := shutil.which(program))]
            if not found:
                pytest.skip(f"{programs[0]} is missing: apt install {programs[0]}")
            started.append(playwright.chromium.launch(executable_path=found[0], args=["--no-sandbox"]))
            return started[-1]

        yield start
        for browser in started:
            browser.close()


@pytest.fixture(scope="session")
def chromium(browsers: Callable[..., Browser]) -> Browser:
    """Chromium without windows, where it is there: it takes a quarter of the time for a new page."""
    return browsers("chromium-headless-shell", "chromium")


Visit = Callable[..., "Page"]


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Opens an address of the server as a new person; whatever the page complains about fails the test."""
    complaints: list[str] = []
    # That a socket failed while the server was down is told by the browser itself; so is what a test has refused.
    expected = ["WebSocket connection"]
    contexts = []

    def open_page(
        address: str = "",
        size: dict[str, int] = DESK,
        language: str = "en",
        speed: str = "instant",
        listed: bool = True,
        refused: str = "",
        **wishes: Any,
    ) -> Page:
        """listed: with the list of options. refused: what the browser says of a request that is to be refused."""
        expected.extend([refused] if refused else [])
        # What a test has answered in the server's place would not reach a page behind its service worker.
        wishes.setdefault("service_workers", "block")
        context = chromium.new_context(viewport=size, **wishes)  # type: ignore[arg-type]
        contexts.append(context)
        settings = json.dumps({"language": language, "speed": speed, "list": listed})
        # Only a fresh browser gets them: what the person changes stays changed. Sockets are kept, to be cut.
        context.add_init_script(
            f"localStorage['sietch-settings'] ??= {json.dumps(settings)};"
            "window.sockets = [];"
            "window.WebSocket = class extends WebSocket {"
            "  constructor(...how) { super(...how); window.sockets.push(this); }"
            "};"
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.goto(address or server.address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [text for text in complaints if not any(each in text for each in expected)] == []
