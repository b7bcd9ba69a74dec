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
    def __init__(
        self, content: bytes, media_type: str = "application/json", cache: str = ASK_AGAIN, brotli: bytes | None = None
    ) -> None:
        """brotli: the content as it was compressed beforehand, if it was."""
        self.content = content
        self.media_type = media_type
        self.cache = cache
        self.tag = blake2b(content, digest_size=12).hexdigest()
        # Without the time, so that the same content is always the same.
        packed = gzip.compress(content, 9, mtime=0)
        self.packed = {"br": brotli, "gzip": packed if len(packed) < len(content) else None}

    def reply(self, request: Request) -> Response:
        coding, content = "", self.content
        for name, packed in self.packed.items():
            if packed is not None and _takes(request, name):
                coding, content = name, packed
                break
        tag = f'"{self.tag}-{coding}"' if coding else f'"{self.tag}"'
        headers = {"cache-control": self.cache, "etag": tag, "vary": "accept-encoding"}
        if tag in _known(request):
            return Response(status_code=304, headers=headers)
        if coding:
            headers["content-encoding"] = coding
        return Response(content, 200, headers, self.media_type)


def _takes(request: Request, wanted: str) -> bool:
    """Whether a browser takes a coding; brotli only if it names it."""
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        coding, _, weight = part.partition(";")
        if coding.strip() == wanted or (coding.strip() == "*" and wanted == "gzip"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _known(request: Request) -> list[str]:
    """The tags that a browser has; a proxy may have marked them as weak."""
    return [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
