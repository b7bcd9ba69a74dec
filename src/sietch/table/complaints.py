"""What goes wrong in the event loop itself, such as having no file handles left."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

SECONDS_BETWEEN_COMPLAINTS = 10.0

log = logging.getLogger(__name__)


class Complaints:
    """Told now and then: the system's own errors can come thousands of times a second."""

    def __init__(self) -> None:
        self.last = 0.0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if isinstance(context.get("exception"), OSError):
            now = loop.time()
            if now - self.last < SECONDS_BETWEEN_COMPLAINTS:
                return
            self.last = now
            log.error("%s: %s", context.get("message"), context["exception"])
        else:
            loop.default_exception_handler(context)
