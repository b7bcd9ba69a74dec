"""A person without an account: a key that their browsers share, and the seats that are theirs by it."""

from __future__ import annotations

from collections import Counter
from functools import partial

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sietch.table import messages as m
from sietch.table.links import host_token, own_token, person_of, seat_link
from sietch.table.live import LiveTable
from sietch.table.lobby.lobby import Lobby
from sietch.table.rates import SIZE_OF_LINK
from sietch.table.refusals import Refusal
from sietch.table.replies import body, reply
from sietch.table.requests import Requests, bearer
from sietch.table.storage import Link, hashed
from sietch.table.storage.persons import SeatAt, Sits, add_link, forget_table, seat_person, seats_of, sits_at
from sietch.table.tables import Tables
from sietch.table.viewer import HOST, SEAT

# Links of one seat: its own, and those of persons who have sat there.
MOST_LINKS_OF_A_SEAT = 8

_decode_lobby = msgspec.json.Decoder(Lobby).decode


class Persons:
    def __init__(self, tables: Tables, requests: Requests) -> None:
        self.tables = tables
        self.requests = requests

    def addresses(self) -> list[BaseRoute]:
        return [
            Route("/person/tables", self.seats),
            Route("/person/tables/{table}", self.forget, methods=["DELETE"]),
            Route("/tables/{table}/person", self.claim, methods=["PUT"]),
        ]

    async def seats(self, request: Request) -> Response:
        """All seats of whoever has the key, and whose turn it is there."""
        key = bearer(request)
        found = await self.tables.storage.ask(partial(seats_of, person=person_of(key)))
        return reply([self._told(key, each) for each in found])

    async def forget(self, request: Request) -> Response:
        """A table is no longer on the person's list; its links stay as they are."""
        person, table_id = person_of(bearer(request)), request.path_params["table"]
        await self.tables.storage.write(partial(forget_table, table_id=table_id, person=person))
        return reply({})

    def _told(self, key: str, at: SeatAt) -> m.PersonTable:
        host = host_token(key, at.origin) if at.role == HOST else ""
        live = self.tables.live.get(at.table_id)
        names, bots, game, over, turn = at.names, at.bots, at.game, at.over, at.turn
        if at.lobby:
            lobby = _decode_lobby(at.lobby)
            game, names, bots = lobby.game, [each.name for each in lobby.seats], [each.bot for each in lobby.seats]
        token = host if host and at.lobby else token_at(key, at.role, at.origin, at.seat)
        if live is not None:
            over, bots = live.game.over, list(live.bots)
            # What chance gave at a real table everybody there can tell.
            turn = None if over else at.seat if live.game.waits_for_chance else live.game.decision.seat
        state = "lobby" if at.lobby else "over" if over else "running"
        return m.PersonTable(at.table_id, game, token, host, at.seat, state, names, bots, turn, at.at)  # type: ignore[arg-type]

    async def claim(self, request: Request) -> Response:
        """A seat that somebody has by a link is theirs by their key from now on."""
        table, link = await self.requests.enter(request, SEAT)
        wish = await body(request, m.Claim)
        self.requests.check_keeping(request, SIZE_OF_LINK)
        return reply(m.Own(await claimed(self.tables, table, link, wish.person)))


async def claimed(tables: Tables, table: LiveTable, link: Link, key: str) -> str:
    """The person's own token for a seat that they have by a link."""
    person = person_of(key)
    own = Link(hashed(own_token(key, table.id)), SEAT, link.seat)
    if Counter(each.seat for each in table.stored.links if each.role == SEAT)[link.seat] >= MOST_LINKS_OF_A_SEAT:
        raise Refusal(("refused-links-full", {"n": MOST_LINKS_OF_A_SEAT}))

    def work(connection: Connection) -> Sits | None:
        """Where the person sits at the table already, if they do."""
        sits = sits_at(connection, table.id, person)
        if sits is None:
            add_link(connection, table.id, own)
            seat_person(connection, Sits(table.id, person, link.seat, SEAT, table.id))
        return sits

    sits = await tables.storage.write(work, table.id)
    if sits is None:
        tables.know_link(table, own)
        return own_token(key, table.id)
    if sits.seat != link.seat:
        raise Refusal(("refused-sits-elsewhere", {}))
    return token_at(key, sits.role, sits.origin, sits.seat)


def token_at(key: str, role: str, origin: str, seat: int) -> str:
    """What opens a person's seat; a host's seat has the link that follows from the host's."""
    if role != HOST:
        return own_token(key, origin)
    return seat_link(host_token(key, origin), seat)
