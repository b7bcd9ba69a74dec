"""A lobby as it is stored, and what each may change in it: pure functions from one state to the next.

A seat is free, a bot's, the host's or a person's. Whoever has taken one has a token of their own for it, and keeps it
when they move; only the host can take a seat away from somebody.
"""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec

import sietch
from sietch.core.refusing import quoted
from sietch.core.rules import Rules, SetupError
from sietch.table import messages as m
from sietch.table.lateness import check_clock
from sietch.table.links import opened
from sietch.table.lobby import messages as lm
from sietch.table.refusals import NotAllowed, Refusal
from sietch.table.storage import Link, hashed
from sietch.table.viewer import HOST, INVITE, ONLY, SEAT


class LobbyLink(msgspec.Struct, frozen=True):
    """token: its hash."""

    token: str
    role: str
    seat: int


class LobbySeat(msgspec.Struct, frozen=True):
    """token: the hash of that with which a person has it; a person who came by the seat's own link has none."""

    name: str = ""
    bot: str = ""
    token: str = ""
    taken: bool = False
    ready: bool = False
    values: dict[str, str] = {}


class Lobby(msgspec.Struct, frozen=True):
    """setup: without what each seat says for itself. host: the host's own seat, -1 if the host only watches.

    clock: the seconds that people will have for each answer, 0 for no clock. hints: whether they may ask for them.
    """

    id: str
    game: str
    setup: dict[str, Any]
    links: list[LobbyLink]
    seats: list[LobbySeat]
    host: int = -1
    revision: int = 0
    clock: int = 0
    hints: bool = False

    def with_seat(self, number: int, seat: LobbySeat) -> Lobby:
        seats = [seat if place == number else before for place, before in enumerate(self.seats)]
        return msgspec.structs.replace(self, seats=seats)

    def seat(self, number: int) -> LobbySeat:
        if not 0 <= number < len(self.seats):
            raise Refusal(("refused-seat-change", {}))
        return self.seats[number]


def links_of(lobby: Lobby) -> list[Link]:
    return [Link(link.token, link.role, link.seat) for link in lobby.links]


def enters(lobby: Lobby, token: str) -> Link:
    """What a token opens: a link of the table, or the seat that a person has with it."""
    given = hashed(token)
    own = [Link(seat.token, SEAT, number) for number, seat in enumerate(lobby.seats) if seat.token == given]
    return opened([*own, *links_of(lobby)], token)


def own_seat(lobby: Lobby, link: Link) -> int:
    """The seat of whoever has a link; -1 if they have none."""
    return lobby.host if link.role == HOST else link.seat if link.role == SEAT else -1


def has_own_token(lobby: Lobby, link: Link) -> bool:
    return link.role == SEAT and lobby.seats[link.seat].token == hashed(link.token)


# ---- the set-up


def usual_name(seat: int) -> str:
    return f"Player {seat + 1}"


def new_lobby(id: str, wish: lm.NewLobby, links: list[Link]) -> Lobby:
    """A lobby in which the host sits where they wish; SetupError for what cannot be played."""
    rules = sietch.rules(wish.game)
    check_clock(wish.clock)
    each = _each(rules)
    said = {name: wish.setup[name] for name in each if name in wish.setup}
    for name, values in said.items():
        if not isinstance(values, list) or len(values) != len(wish.seats):
            raise SetupError(("setup-each-seat", {"option": name, "seats": len(wish.seats)}))
    seats = [
        LobbySeat(
            name=seat.name.strip() or usual_name(number) if seat.bot else "",
            bot=seat.bot,
            taken=bool(seat.bot),
            values={name: str(values[number]) for name, values in said.items()},
        )
        for number, seat in enumerate(wish.seats)
    ]
    if not -1 <= wish.seat < len(seats):
        raise SetupError(("setup-no-seat", {"seat": quoted(wish.seat), "last": len(seats) - 1}))
    if wish.seat >= 0:
        name = wish.name.strip() or usual_name(wish.seat)
        seats[wish.seat] = msgspec.structs.replace(seats[wish.seat], name=name, bot="", taken=True, ready=True)
    table = {name: value for name, value in wish.setup.items() if name not in each}
    kept = [LobbyLink(link.token, link.role, link.seat) for link in links]
    return _checked(Lobby(id, wish.game, table, kept, seats, wish.seat, clock=wish.clock, hints=wish.hints))


def _each(rules: Rules) -> list[str]:
    return [option.name for option in rules.choices().options if option.takes == "each"]


def _checked(lobby: Lobby) -> Lobby:
    """SetupError if the table could not begin as it is; names as they are written from now on."""
    complete = sietch.rules(lobby.game).setup(complete_setup(lobby))
    seats = [
        msgspec.structs.replace(seat, name=name) if seat.taken else seat
        for seat, name in zip(lobby.seats, complete["names"], strict=True)
    ]
    return msgspec.structs.replace(lobby, seats=seats)


def complete_setup(lobby: Lobby) -> dict[str, Any]:
    """The set-up of the table, as if it began now; free seats have names that nobody else has."""
    given = {seat.name for seat in lobby.seats if seat.taken}
    free = (name for n in count() if (name := usual_name(n)) not in given)
    names = [seat.name if seat.taken else next(free) for seat in lobby.seats]
    said: dict[str, Any] = {**lobby.setup, "players": len(lobby.seats), "names": names}
    for name in {name for seat in lobby.seats for name in seat.values}:
        said[name] = [seat.values[name] for seat in lobby.seats]
    return said


def new_table(lobby: Lobby) -> m.NewTable:
    """The table that begins."""
    setup = complete_setup(lobby)
    names = setup.pop("names")
    wishes = [m.SeatWish(name, seat.bot) for name, seat in zip(names, lobby.seats, strict=True)]
    setup = {name: value for name, value in setup.items() if name != "players"}
    return m.NewTable(seats=wishes, game=lobby.game, setup=setup, clock=lobby.clock, hints=lobby.hints)


# ---- what each may do


def set_clock(lobby: Lobby, link: Link, seconds: int) -> Lobby:
    """The host chooses how much time people will have."""
    if link.role != HOST:
        raise NotAllowed(ONLY[(HOST,)])
    check_clock(seconds)
    return msgspec.structs.replace(lobby, clock=seconds)


def take(lobby: Lobby, link: Link, number: int, name: str, token: str) -> Lobby:
    """Sit down at a seat that is free, or move there. token: the hash of the person's own."""
    wanted = lobby.seat(number)
    before = next((place for place, seat in enumerate(lobby.seats) if seat.token == token), -1)
    if link.role == HOST:
        before = lobby.host
    if link.role not in (HOST, SEAT, INVITE):
        raise NotAllowed(("refused-invited-only", {}))
    if link.role == SEAT and not has_own_token(lobby, link) and link.seat != number:
        raise Refusal(("refused-seat-of-link", {}))
    if before == number:
        return _checked(lobby.with_seat(number, msgspec.structs.replace(wanted, name=name)))
    # Whoever has the link of the seat itself may sit where somebody sat down by that link before.
    if wanted.taken and not (link.role == SEAT and link.seat == number and not wanted.token and not wanted.bot):
        raise Refusal(("refused-seat-taken", {"player": wanted.name}))
    values = wanted.values
    if before >= 0:
        values = _moved(lobby, lobby.seats[before].values, to=number, instead_of=wanted.values)
        left = _moved(lobby, wanted.values, to=before, instead_of=lobby.seats[before].values)
        lobby = lobby.with_seat(before, LobbySeat(values=left))
    host = link.role == HOST
    lobby = lobby.with_seat(number, LobbySeat(name, "", "" if host else token, True, host, values))
    return _checked(msgspec.structs.replace(lobby, host=number) if host else lobby)


def _moved(lobby: Lobby, values: dict[str, str], to: int, instead_of: dict[str, str]) -> dict[str, str]:
    """What a person has chosen goes along to another seat, but for what only certain seats can have."""
    fixed = sietch.rules(lobby.game).choices().fixed.get(len(lobby.seats), {})
    stays = {name for name, by_seat in fixed.items() if to in by_seat or values.get(name) in by_seat.values()}
    return {name: instead_of.get(name, value) if name in stays else value for name, value in values.items()}


def change(lobby: Lobby, link: Link, number: int, wish: lm.ChangeSeat) -> Lobby:
    """A person changes their own seat; the host also that of a bot or one that nobody has."""
    seat = lobby.seat(number)
    mine = own_seat(lobby, link) == number and not seat.bot
    if not mine and (link.role != HOST or (seat.taken and not seat.bot)):
        raise NotAllowed(("refused-own-seat-only", {}))
    if wish.values is not None:
        unknown = wish.values.keys() - set(_each(sietch.rules(lobby.game)))
        if unknown:
            raise SetupError(("setup-no-choice", {"options": quoted(sorted(unknown))}))
        seat = msgspec.structs.replace(seat, values={**seat.values, **wish.values})
    if wish.bot is not None:
        if mine:
            raise Refusal(("refused-own-seat-bot", {}))
        seat = LobbySeat(values=seat.values, bot=wish.bot, taken=bool(wish.bot))
        seat = msgspec.structs.replace(seat, name=(wish.name or usual_name(number)) if wish.bot else "")
    elif wish.name is not None and (mine or seat.bot):
        seat = msgspec.structs.replace(seat, name=wish.name, taken=True)
    if wish.ready is not None and mine:
        seat = msgspec.structs.replace(seat, ready=wish.ready)
    lobby = lobby.with_seat(number, seat)
    return _checked(_with_values_everywhere(lobby))


def _with_values_everywhere(lobby: Lobby) -> Lobby:
    """What one seat says of an option every seat says: the first value where nothing was chosen."""
    first = {option.name: option.values[0] for option in sietch.rules(lobby.game).choices().options if option.values}
    said = {name for seat in lobby.seats for name in seat.values}
    seats = [
        msgspec.structs.replace(seat, values={name: seat.values.get(name, first[name]) for name in sorted(said)})
        for seat in lobby.seats
    ]
    return msgspec.structs.replace(lobby, seats=seats)


def leave(lobby: Lobby, link: Link, number: int) -> Lobby:
    """Free a seat: one's own, or as the host anybody's."""
    seat = lobby.seat(number)
    if link.role != HOST and own_seat(lobby, link) != number:
        raise NotAllowed(("refused-own-seat-only", {}))
    lobby = lobby.with_seat(number, LobbySeat(values=seat.values))
    return msgspec.structs.replace(lobby, host=-1) if lobby.host == number else lobby


def begin(lobby: Lobby, link: Link, wish: lm.Begin) -> Lobby:
    """The seats as the game begins with them: nobody's are filled with bots, if that is wished for."""
    if link.role != HOST:
        raise NotAllowed(ONLY[(HOST,)])
    waiting = [seat.name for seat in lobby.seats if seat.taken and not seat.bot and not seat.ready]
    if waiting and not wish.anyway:
        raise Refusal(("refused-not-ready", {"players": ", ".join(waiting)}))
    free = [number for number, seat in enumerate(lobby.seats) if not seat.taken]
    if free and not wish.fill:
        raise Refusal(("refused-seats-free", {"n": len(free)}))
    given = {seat.name for seat in lobby.seats if seat.taken}
    for number in free:
        wished = wish.names[number].strip() if number < len(wish.names) else ""
        name = wished if wished and wished not in given else usual_name(number)
        seat = msgspec.structs.replace(lobby.seats[number], name=name, bot=wish.fill, taken=True)
        lobby = lobby.with_seat(number, seat)
    return _checked(lobby)
