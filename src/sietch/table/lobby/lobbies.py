"""The lobbies of a server. What is stored counts: nothing of a lobby is in memory but who looks at it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import msgspec
from sqlalchemy import Connection

from sietch.core.rules import SetupError
from sietch.table import messages as m
from sietch.table.links import host_token, invite_from, kept, links_from, own_token, person_of, seat_link, told
from sietch.table.live import MOST_OF_ONE, MOST_SPECTATORS
from sietch.table.lobby import lobby as rules
from sietch.table.lobby import messages as lm
from sietch.table.lobby.lobby import Lobby
from sietch.table.opening import game_of, new_table
from sietch.table.refusals import Crowded, NoSuchTable, Refusal
from sietch.table.storage import Conflict, Link, StorageError, hashed
from sietch.table.storage.lobbies import change_lobby, end_lobby, put_lobby, read_lobby, revisions
from sietch.table.storage.persons import Sits, get_up, move_host, seat_person
from sietch.table.tables import SECONDS_BETWEEN_LOOKS, TABLE_ID, Tables
from sietch.table.viewer import GOING_AWAY, HOST, SEAT, WATCH, Viewer

# Others may change a lobby in the same moment; then it is looked at again, but not for ever.
TRIES = 8

log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(Lobby).decode


class Guest(Viewer):
    """Somebody who looks at a lobby. knows: the lobby as they were told last."""

    knows: Lobby | None = None


class Lobbies:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.storage = tables.storage
        self.guests: dict[str, set[Guest]] = {}
        self._watching: asyncio.Task[None] | None = None

    # ---- reading

    async def load(self, lobby_id: str) -> Lobby:
        """NoSuchTable where there is none, or its table has begun."""
        work = partial(read_lobby, lobby_id=lobby_id)
        found = await self.storage.ask(work) if TABLE_ID.fullmatch(lobby_id) else None
        if found is None:
            raise NoSuchTable
        revision, lobby = found
        return msgspec.structs.replace(_decode(lobby), revision=revision)

    async def enter(self, lobby_id: str, token: str) -> tuple[Lobby, Link]:
        try:
            lobby = await self.load(lobby_id)
        except NoSuchTable:
            await self.tables.enter(lobby_id, token)
            raise HasBegun from None
        return lobby, rules.enters(lobby, token)

    def shown(self, lobby: Lobby, link: Link) -> lm.LobbyShown:
        here = {rules.own_seat(lobby, guest.link) for guest in self.guests.get(lobby.id, ())}
        watching = sum(rules.own_seat(lobby, guest.link) < 0 for guest in self.guests.get(lobby.id, ()))
        own = rules.own_seat(lobby, link)
        seats = [
            lm.LobbySeatShown(
                seat.name, seat.bot, seat.taken, seat.ready, number in here, number == lobby.host, seat.values
            )
            for number, seat in enumerate(lobby.seats)
        ]
        return lm.LobbyShown(
            lobby.id,
            lobby.game,
            lobby.setup,
            lobby.revision,
            link.role,  # type: ignore[arg-type]
            own if own >= 0 else None,
            seats,
            watching,
            lobby.clock,
        )

    # ---- changing

    async def open(self, wish: lm.NewLobby) -> m.Links:
        lobby_id = secrets.token_hex(8)
        host = host_token(wish.person, lobby_id)
        links, invite = links_from(host, len(wish.seats)), invite_from(host)
        for seat in wish.seats:
            if seat.bot:
                self.tables.thinkers.roster.refuse_unknown(seat.bot)
        try:
            lobby = rules.new_lobby(lobby_id, wish, kept([*links, invite]))
        except (TypeError, AttributeError, OverflowError) as error:
            raise SetupError(("setup-wrong-kind", {"reason": str(error)})) from error
        person = person_of(wish.person) if wish.person else ""

        def work(connection: Connection) -> None:
            put_lobby(connection, lobby_id, _text(lobby))
            if person:
                seat_person(connection, Sits(lobby_id, person, wish.seat, HOST, lobby_id))

        await self.storage.write(work)
        return told(lobby_id, links, invite.token)

    async def change(
        self,
        lobby_id: str,
        token: str,
        changed: Callable[[Lobby, Link], Lobby],
        also: Callable[[Connection, Lobby, Lobby], None] = lambda connection, before, after: None,
    ) -> tuple[Lobby, Link]:
        """A lobby after a change by whoever has a token. also: what else is stored, by what was before and is after."""
        for _ in range(TRIES):
            before, link = await self.enter(lobby_id, token)
            after = changed(before, link)
            try:
                await self.storage.write(partial(_change, before=before, after=after, also=also))
            except Conflict:
                continue
            after = msgspec.structs.replace(after, revision=before.revision + 1)
            self._tell(after)
            return after, _link_after(after, link)
        raise Crowded(("refused-lobby-busy", {}))

    async def take(self, lobby_id: str, token: str, number: int, wish: lm.TakeSeat) -> tuple[str, Lobby, Link]:
        """The token of whoever sits down, and the lobby as it is now."""
        person = person_of(wish.person)
        own = own_token(wish.person, lobby_id)

        def changed(lobby: Lobby, link: Link) -> Lobby:
            return rules.take(lobby, link, number, wish.name.strip(), hashed(own))

        def also(connection: Connection, before: Lobby, after: Lobby) -> None:
            if _seat_of(after, hashed(own)) == number:
                get_up(connection, lobby_id, number, person)
                seat_person(connection, Sits(lobby_id, person, number, SEAT, lobby_id))
            else:
                move_host(connection, lobby_id, after.host)

        after, link = await self.change(lobby_id, token, changed, also)
        if link.role == HOST:
            return seat_link(token, number), after, link
        return own, after, Link(own, SEAT, number)

    async def set_seat(self, lobby_id: str, token: str, number: int, wish: lm.ChangeSeat) -> tuple[Lobby, Link]:
        if wish.bot:
            self.tables.thinkers.roster.refuse_unknown(wish.bot)
        return await self.change(lobby_id, token, lambda lobby, link: rules.change(lobby, link, number, wish))

    async def set_clock(self, lobby_id: str, token: str, seconds: int) -> tuple[Lobby, Link]:
        return await self.change(lobby_id, token, lambda lobby, link: rules.set_clock(lobby, link, seconds))

    async def leave(self, lobby_id: str, token: str, number: int) -> tuple[Lobby, Link]:
        """A host who gets up is still the host."""

        def also(connection: Connection, before: Lobby, after: Lobby) -> None:
            get_up(connection, lobby_id, number)
            move_host(connection, lobby_id, after.host)

        return await self.change(lobby_id, token, lambda lobby, link: rules.leave(lobby, link, number), also)

    async def begin(self, lobby_id: str, token: str, wish: lm.Begin, opener: str) -> m.Links:
        """The game begins: whoever has a seat keeps it, and the lobby is no more."""
        if wish.fill:
            self.tables.thinkers.roster.refuse_unknown(wish.fill)
        for _ in range(TRIES):
            before, link = await self.enter(lobby_id, token)
            lobby = rules.begin(before, link, wish)
            game = await asyncio.to_thread(game_of, rules.new_table(lobby))
            tokens = links_from(token, game.seats)
            own = [Link(seat.token, SEAT, number) for number, seat in enumerate(lobby.seats) if seat.token]
            # Whoever comes later with the link for all friends finds the game, and watches.
            late = Link(hashed(invite_from(token).token), WATCH, -1)
            bots = [seat.bot for seat in lobby.seats]
            stored = new_table(lobby_id, game, bots, [*kept(tokens), late, *own])
            stored = replace(stored, clock=lobby.clock, hints=lobby.hints)
            also = partial(end_lobby, lobby_id=lobby_id, revision=before.revision)
            try:
                await self.tables.begin(stored, game, opener, also)
            except Conflict:
                continue
            self._tell_begun(lobby)
            return told(lobby_id, tokens, invite_from(token).token)
        raise Crowded(("refused-lobby-busy", {}))

    # ---- telling

    def join(self, lobby: Lobby, guest: Guest) -> None:
        guests = self.guests.setdefault(lobby.id, set())
        most = MOST_OF_ONE if guest.link.role in (HOST, SEAT) else MOST_SPECTATORS
        if sum(other.link == guest.link for other in guests) >= most:
            raise Crowded(("refused-crowded", {"n": most}))
        guests.add(guest)
        self._tell(lobby)

    def leave_alone(self, lobby_id: str, guest: Guest) -> None:
        """Somebody does not look any more."""
        guests = self.guests.get(lobby_id, set())
        guests.discard(guest)
        if not guests:
            self.guests.pop(lobby_id, None)
        elif guest.knows is not None:
            latest = max((other.knows for other in guests if other.knows), key=lambda each: each.revision, default=None)
            if latest is not None:
                self._tell(latest)

    def _tell(self, lobby: Lobby) -> None:
        for guest in self.guests.get(lobby.id, ()):
            guest.link = _link_after(lobby, guest.link)
            guest.knows = lobby
        for guest in self.guests.get(lobby.id, ()):
            guest.send(self.shown(lobby, guest.link))

    def _tell_begun(self, lobby: Lobby) -> None:
        for guest in self.guests.pop(lobby.id, set()):
            own = lobby.host if guest.link.role == HOST else -1
            token = seat_link(guest.link.token, own) if guest.link.role == HOST else guest.link.token
            guest.send(lm.Begun(lobby.id, token))

    async def start(self) -> None:
        """Tell people what happens to their lobbies at other servers."""
        self._watching = asyncio.get_running_loop().create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            try:
                await self._look_again()
            except StorageError:
                pass  # the storage has said so
            except Exception:
                log.exception("lobbies cannot be looked at again")

    async def _look_again(self) -> None:
        known = {
            lobby_id: max(guest.knows.revision for guest in guests if guest.knows)
            for lobby_id, guests in self.guests.items()
            if any(guest.knows for guest in guests)
        }
        if not known:
            return
        found = await self.storage.ask(partial(revisions, lobby_ids=list(known)))
        for lobby_id, revision in known.items():
            if found.get(lobby_id) == revision or lobby_id not in self.guests:
                continue
            if lobby_id in found:
                self._tell(await self.load(lobby_id))
                continue
            last = next(guest.knows for guest in self.guests[lobby_id] if guest.knows)
            if lobby_id in await self.storage.heads([lobby_id]):
                self._tell_begun(last)
            else:
                for guest in self.guests.pop(lobby_id, set()):
                    guest.end(GOING_AWAY)

    def is_needed(self, lobby_id: str) -> bool:
        """Whether somebody looks at a lobby."""
        return lobby_id in self.guests

    def let_go(self) -> None:
        """Whoever is here comes back."""
        for guests in self.guests.values():
            for guest in guests:
                guest.end(GOING_AWAY)

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        self.let_go()


class HasBegun(Refusal):
    """There is no lobby any more: the table has begun."""

    def __init__(self) -> None:
        super().__init__(("refused-begun", {}))


def _seat_of(lobby: Lobby, token: str) -> int:
    return next((number for number, seat in enumerate(lobby.seats) if seat.token == token), -1)


def _change(
    connection: Connection, before: Lobby, after: Lobby, also: Callable[[Connection, Lobby, Lobby], None]
) -> None:
    change_lobby(connection, before.id, before.revision, _text(after))
    also(connection, before, after)


def _link_after(lobby: Lobby, link: Link) -> Link:
    """What a link opens now: another seat for a person who has moved, and nothing but a look for one who got up."""
    try:
        return rules.enters(lobby, link.token)
    except Refusal:
        return Link(link.token, WATCH, -1)


def _text(lobby: Lobby) -> str:
    return msgspec.json.encode(lobby).decode()
