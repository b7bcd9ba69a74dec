"""The page, as it was built into the package: read and compressed once, when the first server starts."""

from __future__ import annotations

import mimetypes
from functools import cache
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sietch.table.lasting import FOR_EVER, Lasting

PLACE = Path(str(files("sietch.table").joinpath("page")))
# What a system calls these may differ, and a browser runs no script of another type.
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".html": "text/html",
    ".webmanifest": "application/manifest+json",
}
# What a browser looks for beside the page itself, so that it can be installed.
BESIDE = ("sw.js", "push.js", "manifest.webmanifest", "icon.svg")
BROTLI = ".br"


@cache
def page_routes(place: Path = PLACE) -> tuple[BaseRoute, ...]:
    """None where the page was not built. Every address that is nothing else is the page's own business."""
    if not place.joinpath("index.html").is_file():
        return ()
    index = _read(place / "index.html")
    # The names of these have the hash of what is in them.
    found = [path for path in sorted(place.joinpath("assets").glob("*")) if path.is_file() and path.suffix != BROTLI]
    assets = {path.name: _read(path, FOR_EVER) for path in found}
    beside = {name: _read(place / name) for name in BESIDE if place.joinpath(name).is_file()}

    async def asset(request: Request) -> Response:
        found = assets.get(request.path_params["name"])
        if found is None:
            raise HTTPException(404)
        return found.reply(request)

    async def page(request: Request) -> Response:
        return beside.get(request.path_params["path"], index).reply(request)

    return (Route("/assets/{name:path}", asset), Route("/{path:path}", page))


def _read(path: Path, cache: str = "no-cache") -> Lasting:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = path.with_name(path.name + BROTLI)
    return Lasting(path.read_bytes(), kind, cache, packed.read_bytes() if packed.is_file() else None)
