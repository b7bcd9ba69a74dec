"""The page, as it was built into the package: read and compressed once, when the server starts."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sietch.table.lasting import FOR_EVER, Lasting

PLACE = Path(str(files("sietch.table").joinpath("page")))
# What a system calls these may differ, and a browser runs no script of another type.
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}


def page_routes(place: Path = PLACE) -> list[BaseRoute]:
    """None where the page was not built. Every address that is nothing else is the page's own business."""
    if not place.joinpath("index.html").is_file():
        return []
    index = _read(place / "index.html")
    # The names of these have the hash of what is in them.
    assets = {path.name: _read(path, FOR_EVER) for path in sorted(place.joinpath("assets").glob("*")) if path.is_file()}

    async def asset(request: Request) -> Response:
        found = assets.get(request.path_params["name"])
        if found is None:
            raise HTTPException(404)
        return found.reply(request)

    async def page(request: Request) -> Response:
        return index.reply(request)

    return [Route("/assets/{name:path}", asset), Route("/{path:path}", page)]


def _read(path: Path, cache: str = "no-cache") -> Lasting:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Lasting(path.read_bytes(), kind, cache)
