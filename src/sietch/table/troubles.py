"""What goes wrong with bots: in the log once for each bot and kind of trouble, however often it comes, and counted."""

from __future__ import annotations

import logging
from collections import Counter

log = logging.getLogger(__name__)


class Troubles:
    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()  # by bot and kind

    def note(self, bot: str, kind: str, told: str) -> None:
        self.counts[bot, kind] += 1
        if self.counts[bot, kind] == 1:
            log.error("the bot %s %s", bot, told)
