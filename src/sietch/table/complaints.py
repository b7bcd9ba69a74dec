"""What the log is told of what goes wrong: never more than a little of what a stranger sent, and that escaped."""

from __future__ import annotations

import asyncio
import logging
import traceback
from typing import Any

SECONDS_BETWEEN_COMPLAINTS = 10.0
LONGEST_QUOTE = 200
# The calls nearest to a mistake; a text nested beyond reason would fill pages with them.
MOST_CALLS = 12

log = logging.getLogger(__name__)


def quoted(text: str) -> str:
    """Cut, and with all but plain letters escaped: nobody can write lines of their own into the log."""
    return text[:LONGEST_QUOTE].encode("unicode_escape").decode("ascii")[:LONGEST_QUOTE]


def traced(error: BaseException) -> str:
    """An exception as the log has it: what it is, then where it came from."""
    calls = "".join(traceback.format_tb(error.__traceback__, -MOST_CALLS))
    return f"{type(error).__name__}: {quoted(str(error))}\n{calls}".rstrip()


class Complaints:
    """Of the event loop itself. The system's own errors, such as having no file handles left, are told now and then:
    they can come thousands of times a second."""

    def __init__(self) -> None:
        self.last = 0.0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        message = quoted(str(context.get("message")))
        if isinstance(error, OSError):
            now = loop.time()
            if now - self.last < SECONDS_BETWEEN_COMPLAINTS:
                return
            self.last = now
            log.error("%s: %s", message, quoted(str(error)))
        elif isinstance(error, BaseException):
            log.error("%s: %s", message, traced(error))
        else:
            log.error("%s", message)
