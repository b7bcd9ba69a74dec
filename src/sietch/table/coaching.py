"""What a table tells besides the game: whether its shuffles are those that were promised."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sietch.core.fairness import verify
from sietch.table.replies import reply
from sietch.table.requests import Requests
from sietch.table.tables import LiveTable
from sietch.text import Words
from sietch.text.wire import as_data


class FairnessShown(msgspec.Struct):
    """Whether chance was settled before the game. commitment: the hash that is published from the beginning.

    since: the entry of the record from which on it counts. text: what the hash is of, with seed and salt: told when the
    game is over. verdict, words: what comes of dealing the game again, then; while it runs, what was promised.
    """

    kind: Literal["pledged", "seeded", "told", "free"]
    commitment: str = ""
    since: int = 0
    text: str = ""
    verdict: str = ""
    words: dict[str, object] | None = None


class Coaching:
    def __init__(self, requests: Requests, working: asyncio.Semaphore) -> None:
        """working: how many things that take a while are worked out at a time."""
        self.requests = requests
        self.working = working

    def addresses(self) -> list[BaseRoute]:
        return [Route("/tables/{table}/fairness", self.fairness)]

    async def fairness(self, request: Request) -> Response:
        """The commitment; when the game is over also the seed, and whether the game follows from it."""
        table, _ = await self.requests.enter(request)
        shown = promised(table)
        if table.game.over and table.agreed == table.answers:
            async with self.working:
                found = await asyncio.to_thread(verify, table.game.rules, table.game.record)
            shown.verdict, shown.text, shown.words = found.kind, found.text, as_data(found.words)
        return reply(shown)


def promised(table: LiveTable) -> FairnessShown:
    """What everybody may know of a table's chance at any time."""
    game = table.game
    pledge = game.pledge
    if pledge is not None:
        words: Words = ("fair-promised", {})
        return FairnessShown("pledged", pledge.commitment(game.seed), pledge.since, words=as_data(words))
    if game.is_told:
        return FairnessShown("told", words=as_data(("fair-told", {})))
    kind: Literal["seeded", "free"] = "seeded" if game.is_seeded else "free"
    return FairnessShown(kind, words=as_data((f"fair-{kind}-now", {})))
