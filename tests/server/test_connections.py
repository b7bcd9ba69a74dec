"""Connections from which nothing good comes: each ends in time and leaves nothing behind."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import socket
import time
import weakref
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.busy import at_most
from tests.server.people import NO_LIMITS, PATIENCE, Seats, Server, wait_for
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from sietch.table import connections, rates, sockets
from sietch.table.connections import Patient
from sietch.table.rates import Rate, Rates

HEAD = b"GET /api HTTP/1.1\r\nHost: localhost\r\n"


@contextmanager
def line(house: Server) -> Iterator[socket.socket]:
    host, port = house.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=at_most(10)) as connection:
        yield connection


def ended(connection: socket.socket) -> bool:
    """All that comes is read, to the end."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize("first", [b"", HEAD, HEAD + b"\r\n" + HEAD])
def test_a_request_that_does_not_come_is_not_waited_for(house, monkeypatch, first):
    monkeypatch.setattr(connections, "SECONDS_FOR_REQUEST", 0.3)
    with line(house) as silent:
        silent.sendall(first)
        assert ended(silent)


@pytest.mark.parametrize(
    ("first", "drop"),
    [
        (HEAD, b"A: b\r\n"),
        (HEAD + b"\r\n" + HEAD, b"A: b\r\n"),  # the second request on the same line
        (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000\r\n\r\n", b" "),
        (b"GET /api HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000\r\n\r\n", b" "),  # nobody reads this body
    ],
)
def test_a_request_that_comes_drop_by_drop_is_ended(house, monkeypatch, first, drop):
    monkeypatch.setattr(connections, "SECONDS_FOR_REQUEST", 0.5)
    monkeypatch.setattr(connections, "SECONDS_FOR_WHOLE_BODY", 0.5)
    with line(house) as slow:
        slow.sendall(first)
        slow.settimeout(0.05)
        over = False
        end = time.monotonic() + at_most(10)
        while not over:
            assert time.monotonic() < end, "it goes on for ever"
            try:
                slow.sendall(drop)
                over = slow.recv(65536) == b""
            except TimeoutError:
                pass
            except OSError:
                over = True


def test_an_answer_that_nobody_reads_is_given_up(house, monkeypatch):
    monkeypatch.setattr(connections, "SECONDS_TO_READ", 0.3)
    before = len(house.server.server_state.connections)
    with line(house) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        for _ in range(60):
            deaf.sendall(b"GET /api/games/uprising/catalogue HTTP/1.1\r\nHost: localhost\r\n\r\n")
        wait_for(lambda: len(house.server.server_state.connections) <= before)


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /" + b"a" * 60_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        HEAD + b"A: b\r\n" * 10_000,
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        HEAD + b"Connection: close\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000\r\n\r\n" + b"x" * 60_000,
        HEAD + b"Upgrade: websocket\r\nConnection: Upgrade\r\nX: " + b"a" * 50_000 + b"\r\n\r\n",
    ],
)
def test_a_connection_that_is_over_is_not_kept_by_a_timer(house, monkeypatch, sent):
    monkeypatch.setattr(connections, "SECONDS_FOR_REQUEST", 3600.0)
    monkeypatch.setattr(connections, "SECONDS_FOR_WHOLE_BODY", 3600.0)
    made: list[weakref.ref[Patient]] = []
    first = Patient.connection_made

    def note(self: Patient, transport: Any) -> None:
        made.append(weakref.ref(self))
        first(self, transport)

    monkeypatch.setattr(Patient, "connection_made", note)
    with line(house) as bad:
        bad.sendall(sent)
        bad.shutdown(socket.SHUT_WR)
        ended(bad)

    def gone() -> bool:
        gc.collect()
        return bool(made) and made[0]() is None

    wait_for(gone)


def test_one_address_cannot_connect_without_end(house, monkeypatch):
    monkeypatch.setattr(connections, "is_local", lambda address: False)
    monkeypatch.setattr(Patient, "connecting", Rates(Rate(3, 0.0)))
    monkeypatch.setattr(house.server.config, "forwarded_allow_ips", "")
    answered = []
    for _ in range(5):
        with line(house) as one:
            try:
                one.sendall(HEAD + b"Connection: close\r\n\r\n")
                answered.append(one.recv(12))
            except OSError:
                answered.append(b"")
    assert answered == [b"HTTP/1.1 200"] * 3 + [b""] * 2
    # A proxy brings others.
    monkeypatch.setattr(house.server.config, "forwarded_allow_ips", "10.0.0.0/8,127.0.0.1")
    assert house.http.get("/api").status_code == 200


class Line(asyncio.Transport):
    """The other end of a connection, as its protocol asks for it."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 40000, 0, 0)})
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        pass


def test_the_addresses_of_one_network_of_64_bits_are_counted_together(house, monkeypatch):
    monkeypatch.setattr(connections, "MOST_CONNECTIONS", 3)
    monkeypatch.setattr(Patient, "held", Counter())

    async def connect() -> list[bool]:
        lines = [Line(f"2001:db8:0:1::{n}") for n in range(5)] + [Line("2001:db8:0:2::1")]
        made = [Patient(house.server.config, house.server.server_state, {}) for _ in lines]
        for each, line in zip(made, lines, strict=True):
            each.connection_made(line)
        refused = [line.aborted for line in lines]
        for each in made:
            each.connection_lost(None)
        return refused

    assert house.in_loop(connect()) == [False] * 3 + [True] * 2 + [False]
    assert not Patient.held


# ---- sockets


@contextmanager
def raw_socket(house: Server, table: Seats | None = None, read_at_once: int = 0) -> Iterator[socket.socket]:
    with line(house) as connection:
        if read_at_once:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, read_at_once)
        upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        path = (table or house.open()).path.encode()
        connection.sendall(b"GET " + path + b"/socket HTTP/1.1\r\nHost: localhost\r\n" + upgrade + key + b"\r\n")
        assert b" 101 " in connection.recv(65536)
        yield connection


def closing_code(connection: socket.socket) -> int:
    """The code of the closing frame, which is all that comes besides pongs."""
    heard = b""
    try:
        while more := connection.recv(65536):
            heard += more
    except ConnectionResetError:
        pass
    code = heard.rpartition(b"\x88\x02")[2]
    return int.from_bytes(code, "big")


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_frames_that_are_no_messages_are_counted_too(house, caplog, opcode):
    with raw_socket(house) as many:
        if opcode is Opcode.CONT:
            many.sendall(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
        frame = Frame(opcode, b"", fin=opcode is not Opcode.CONT).serialize(mask=True)
        many.sendall(frame * 500)
        assert closing_code(many) == 1008
    assert caplog.text == ""


@pytest.mark.parametrize("pieces", [[b"\xff\xfe"], [b"{\xc5", b"x}"]])
def test_what_is_no_text_ends_a_socket_quietly(house, caplog, pieces):
    with raw_socket(house) as wrong:
        for place, piece in enumerate(pieces):
            opcode = Opcode.CONT if place else Opcode.TEXT
            wrong.sendall(Frame(opcode, piece, fin=place == len(pieces) - 1).serialize(mask=True))
        assert closing_code(wrong) == 1007
    assert caplog.text == ""


@pytest.mark.parametrize(
    "header", [b"X: " + b"a" * 20_000, b"X: y\r\n" * 200 + b"X: y", b"Sec-WebSocket-Version: 1", b"X: \xff"]
)
def test_a_request_that_makes_no_socket_is_ended_quietly(house, caplog, header):
    with line(house) as wrong:
        wrong.sendall(
            b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\n" + header + b"\r\n\r\n"
        )
        assert ended(wrong)
    assert caplog.text == ""


# ---- sockets that do not read


def said(message: Any) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


def sit_deaf(connection: socket.socket, table: Seats) -> None:
    """Take the seat that is to decide, and make the server say more than there is room for."""
    connection.sendall(said({"token": table.token(table.turn()[0])}))
    stale = said({"type": "answer", "decision": 9999, "key": "x"}) * 50
    left = b""
    connection.settimeout(0.05)
    wait_for(lambda: table.look("host")["seats"][table.turn()[0]]["connected"])
    until = time.monotonic() + PATIENCE
    while table.look("host")["seats"][table.turn()[0]]["connected"]:
        assert time.monotonic() < until, "it is never too slow"
        left = left or stale
        # Where there is room for a part only, the rest of a message comes next.
        with contextlib.suppress(OSError):
            left = left[connection.send(left) :]


def is_let_in(table: Seats) -> bool:
    with connect(table.address.replace("http", "ws", 1) + table.path + "/socket") as another:
        with contextlib.suppress(ConnectionClosed):  # whoever is turned away hears why
            another.send(json.dumps({"token": table.token("spectator")}))
        return bool(json.loads(another.recv(PATIENCE))["type"] == "table")


def is_held(address: tuple[str, int]) -> bool:
    """Whether the system still has a line to there."""
    place = f":{address[1]:04X}"
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return any(row[2].endswith(place) for row in rows)


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="only Linux tells what lines there are")
def test_a_socket_that_never_reads_has_its_place_until_it_is_gone_and_that_is_soon(serve, monkeypatch):
    monkeypatch.setattr(connections, "SECONDS_TO_LEAVE", 4.0)
    monkeypatch.setattr(sockets, "SECONDS_TO_CLOSE", 0.1)
    monkeypatch.setattr(connections, "MOST_UNTAKEN", 1_000_000)
    monkeypatch.setattr(rates, "is_local", lambda address: False)
    here = serve(limits=NO_LIMITS._replace(sockets=1))
    table = here.open()
    with raw_socket(here, table, read_at_once=2048) as deaf:
        sit_deaf(deaf, table)
        assert is_held(deaf.getsockname())
        assert not is_let_in(table)
        wait_for(lambda: not is_held(deaf.getsockname()))
        wait_for(lambda: is_let_in(table))


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="only Linux tells what lines there are")
def test_a_socket_that_answers_no_ping_is_gone(serve, monkeypatch):
    here = serve()
    monkeypatch.setattr(here.server.config, "ws_ping_interval", 0.2)
    monkeypatch.setattr(here.server.config, "ws_ping_timeout", 0.2)
    table = here.open()
    with raw_socket(here, table) as deaf:
        deaf.sendall(said({"token": table.token("spectator")}))
        wait_for(lambda: not is_held(deaf.getsockname()))


def test_a_socket_whose_pong_stands_behind_a_message_that_is_not_taken_stays(serve, monkeypatch):
    here = serve()
    monkeypatch.setattr(here.server.config, "ws_ping_interval", 0.1)
    monkeypatch.setattr(here.server.config, "ws_ping_timeout", 2.0)
    overdue: list[bool] = []
    timeout = connections.PatientSocket.keepalive_timeout

    def note(self: connections.PatientSocket) -> None:
        overdue.append(self.read_paused)
        timeout(self)

    monkeypatch.setattr(connections.PatientSocket, "keepalive_timeout", note)
    table = here.open()
    with table.sit(table.turn()[0]) as me:
        me.hear()
        lock = here.tables.live[table.id].lock
        here.in_loop(lock.acquire())
        for _ in range(3):
            me.answer()
        wait_for(lambda: overdue)

        async def release() -> None:
            lock.release()

        here.in_loop(release())
        assert me.hear_until(lambda heard: heard["type"] == "refused")["stale"]
        me.send(type="ping")
        assert me.hear_until(lambda heard: heard["type"] == "pong")
    assert all(overdue)


def test_a_socket_that_breaks_off_while_much_is_said_to_it_leaves_the_log_empty(house, caplog):
    table = house.open()
    for sent in (Frame(Opcode.PING, b"a").serialize(mask=True) * 50, said({}) * 60):
        for _ in range(5):
            with raw_socket(house, table) as rude:
                rude.sendall(said({"token": table.token("spectator")}))
                rude.recv(1000)
                rude.sendall(sent)
                rude.recv(1000)
                rude.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, connections.NO_LINGERING)
    wait_for(lambda: not house.tables.live[table.id].viewers)
    assert caplog.text == ""
