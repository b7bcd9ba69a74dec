"""What stays the same as long as the program does: compressed once, and not sent again to a browser that has it."""

from __future__ import annotations

import gzip
from hashlib import blake2b

from starlette.requests import Request
from starlette.responses import Response

# Whoever has it asks whether it is still the same; or knows by its name that it always will be.
ASK_AGAIN = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"


class Lasting:
    def __init__(self, content: bytes, media_type: str = "application/json", cache: str = ASK_AGAIN) -> None:
        self.content = content
        self.media_type = media_type
        self.cache = cache
        self.tag = blake2b(content, digest_size=12).hexdigest()
        # Without the time, so that the same content is always the same.
        packed = gzip.compress(content, 9, mtime=0)
        self.packed = packed if len(packed) < len(content) else None

    def reply(self, request: Request) -> Response:
        packed = self.packed is not None and _takes_gzip(request)
        tag = f'"{self.tag}-gzip"' if packed else f'"{self.tag}"'
        headers = {"cache-control": self.cache, "etag": tag, "vary": "accept-encoding"}
        if tag in _known(request):
            return Response(status_code=304, headers=headers)
        if packed:
            headers["content-encoding"] = "gzip"
        return Response(self.packed if packed else self.content, 200, headers, self.media_type)


def _takes_gzip(request: Request) -> bool:
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        coding, _, weight = part.partition(";")
        if coding.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _known(request: Request) -> list[str]:
    """The tags that a browser has; a proxy may have marked them as weak."""
    return [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
