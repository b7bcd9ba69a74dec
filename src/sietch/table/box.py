"""What an owner of the box of War for Arrakis can correct: everybody is told what is not certain; whoever sits at the
server's own machine can change it."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from sietch.arrakis.corrections import Correctable, correct, correctable, is_named, own_corrections, own_file
from sietch.arrakis.facts import EDITION, VARIABLE, FactsError
from sietch.table import messages as m
from sietch.table.hosts import asked_here
from sietch.table.refusals import Problem
from sietch.table.replies import body, reply
from sietch.text.wire import as_data


async def box(request: Request) -> Response:
    """All that is not certain, with its present value; PUT: the owner's corrections, all of them."""
    if request.method != "PUT":
        return reply(await asyncio.to_thread(_told, asked_here(request)))
    if not asked_here(request):
        raise Problem(403, ("refused-box-elsewhere", {}))
    wish = await body(request, m.Corrections)
    try:
        await asyncio.to_thread(correct, wish.corrections)
    except FactsError as error:
        raise Problem(400, ("refused-box", {"reason": str(error)}), str(error)) from error
    return reply(await asyncio.to_thread(_told, True))


def _told(here: bool) -> m.Box:
    wrong = ""
    own: dict[str, dict[str, Any]] = {}
    try:
        own = own_corrections()
    except FactsError as error:
        wrong = str(error)
    path = own_file()
    start = "" if is_named() else f"{VARIABLE}={path}"
    entries = [_shown(entry) for entry in correctable(own)]
    return m.Box(here, str(path) if here else "", start if here else "", EDITION, wrong if here else "", own, entries)


def _shown(entry: Correctable) -> m.BoxEntry:
    return m.BoxEntry(
        entry.section,
        entry.name,
        entry.called and as_data(entry.called),
        entry.doubt and as_data(entry.doubt),
        entry.corrected,
        [m.BoxLine(line.name, line.kind, line.value, list(line.choices)) for line in entry.lines],
    )
