"""Write the pictures of the page in docs/images: real tables in a real browser, the same ones each time.

`write_screenshots.py` makes all of them, `write_screenshots.py table combat` only these. It needs the built page and
Chromium, as the tests in a browser do. Every table goes on from a game that greedy bots have begun. A picture has 256
colours, so that it stays small.
"""

from __future__ import annotations

import argparse
import io
import json
import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image

import sietch
from sietch.bots import GreedyBot, look

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import DESK, NAMES, PHONE, Server  # noqa: E402 - found by the line above

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

IMAGES = ROOT / "docs" / "images"
COLOURS = 256
PATIENCE = 60_000
WIDE = {"width": 1600, "height": 900}
FRIENDS = list(NAMES)

# Whether the game has come so far, told from before and after an answer.
Reached = Callable[[sietch.Game, sietch.Game], bool]


def play(game: sietch.Game, reached: Reached) -> tuple[sietch.Game, str, sietch.Game]:
    """Greedy bots play until it has come so far: the game before the answer that led there, that answer, and after."""
    bot, chance = GreedyBot(), random.Random(1)
    while True:
        view, offered = look(game, game.decision.seat)
        key, after = bot.choose(view, offered, chance).key, game.copy()
        after.choose(key)
        if reached(game, after):
            return game, key, after
        game = after


def turn(seat: int, round: int, options: int) -> Reached:
    """A seat's question in a round, with many ways to go."""

    def reached(_: sietch.Game, game: sietch.Game) -> bool:
        decision = game.decision
        return decision.seat == seat and game.view(seat)["round"] >= round and len(decision.options) >= options

    return reached


def fought(seat: int) -> Reached:
    """A combat with several rewards was decided by an answer of a seat."""

    def reached(before: sietch.Game, game: sietch.Game) -> bool:
        new = [event.kind for event in game.events(seat)[len(before.events(seat)) :]]
        return before.decision.seat == seat and "round-began" in new and new.count("reward-taken") > 1

    return reached


class Studio:
    """A server and a browser, and a page at a seat of a table."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

    def sit(self, game: sietch.Game, seat: int = 0, size: dict[str, int] = DESK, **wishes: Any) -> Page:
        name, seats = game.record["game"], ["greedy"] * game.seats
        seats[seat] = ""
        links = self.server.open(*seats, game=name, record=game.record)
        settings = {"language": "en", "theme": "light", "speed": "normal", "list": False, "scenes": "wait"} | wishes
        context = self.browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            service_workers="block",
            color_scheme="dark" if settings["theme"] == "dark" else "light",
        )
        context.add_init_script(f"localStorage['sietch-settings'] ??= {json.dumps(json.dumps(settings))};")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(self.server.seat(links, seat))
        page.locator("#decision, dialog[open]").first.wait_for()
        page.wait_for_load_state("networkidle")
        return page

    def take(self, page: Page, name: str) -> None:
        page.mouse.move(0, 0)
        page.locator(".flight").first.wait_for(state="detached")
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(800)
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        small = picture.quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
        target = IMAGES / f"{name}.png"
        small.save(target, optimize=True)
        print(f"{target.relative_to(ROOT)}: {target.stat().st_size // 1000} KB")
        page.context.close()


def a_turn() -> sietch.Game:
    game = sietch.new("uprising", players=4, seed=7, names=FRIENDS[:4])
    return play(game, turn(0, 4, 8))[2]


def a_war() -> sietch.Game:
    return play(sietch.new("arrakis", seed=2, names=FRIENDS[:2]), turn(0, 3, 4))[2]


def write_table(studio: Studio) -> None:
    studio.take(studio.sit(a_turn()), "table")


def write_table_dark(studio: Studio) -> None:
    studio.take(studio.sit(a_turn(), theme="dark", language="cs"), "table-dark")


def write_table_phone(studio: Studio) -> None:
    studio.take(studio.sit(a_turn(), size=PHONE), "table-phone")


def write_combat(studio: Studio) -> None:
    game, key, _ = play(sietch.new("uprising", players=4, seed=7, names=FRIENDS[:4]), fought(0))
    page = studio.sit(game, list=True)
    page.locator(f"button.option[data-key='{key}']").click()
    for _ in range(2):
        page.locator(".scene footer button.primary").click()
    studio.take(page, "combat")


def write_arrakis(studio: Studio) -> None:
    studio.take(studio.sit(a_war()), "arrakis")


def write_arrakis_phone(studio: Studio) -> None:
    studio.take(studio.sit(a_war(), size=PHONE, theme="dark"), "arrakis-phone")


def write_six(studio: Studio) -> None:
    _, _, game = play(sietch.new("uprising", players=6, modules=["choam"], seed=3, names=FRIENDS[:6]), turn(1, 3, 6))
    studio.take(studio.sit(game, seat=1, size=WIDE), "six")


def write_result(studio: Studio) -> None:
    _, _, game = play(sietch.new("uprising", players=4, seed=7, names=FRIENDS[:4]), lambda _, game: game.over)
    studio.take(studio.sit(game, language="pl"), "result")


PICTURES: dict[str, Callable[[Studio], None]] = {
    "table": write_table,
    "table-dark": write_table_dark,
    "table-phone": write_table_phone,
    "combat": write_combat,
    "arrakis": write_arrakis,
    "arrakis-phone": write_arrakis_phone,
    "six": write_six,
    "result": write_result,
}


def main() -> None:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pictures", nargs="*", metavar="PICTURE", help=f"of {', '.join(PICTURES)}")
    wanted = parser.parse_args().pictures or list(PICTURES)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for name in wanted:
                PICTURES[name](Studio(browser, server))
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
