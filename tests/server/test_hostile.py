"""Whatever a stranger sends, over any address or a socket, is refused or closed: never a mistake of the server, and
nothing of it stands in the log."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any
from urllib.parse import quote

import pytest
from tests.server.people import Seats, Server, browse
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sietch.table.complaints import LONGEST_QUOTE, quoted
from sietch.table.openapi import OPERATIONS

ROUNDS = 25

TEXTS = [
    "", "x", "x" * 3000, "é" * 2600, "\u202e\x00\n\r\x1b[2J", "{ $reason }", "{-brand}", "\ud800",
    "'; DROP TABLE", "../..", "%00%0a", "９" * 40, "-1", "1e400", "0" * 16, "null", "\U0001f3b2" * 700,
]  # fmt: skip
VALUES: list[Any] = [
    None, True, -1, 2**63, 2**70, 1.5, -0.0, [], {}, [[]], {"a": {"b": []}}, [None] * 50, {"x" * 3000: 1}, *TEXTS,
]  # fmt: skip
BODIES = [
    b"", b"{", b"[" * 60_000, b'{"a":' * 5000, b"\xff\xfe", b"\xef\xbb\xbf{}", b'"\\ud800"', b"nul", b"1e999999",
    b"{}" * 9, b'{"%s": 1}' % (b"f" * 3000), b'{"%s": 1}' % (b"\\u202e" * 800), b"NaN",
    b'{"seats": [' + b"{}," * 9000 + b"{}]}",
]  # fmt: skip
FIELDS = [
    "type",
    "decision",
    "key",
    "undone",
    "seats",
    "setup",
    "seed",
    "record",
    "game",
    "name",
    "bot",
    "token",
    "epoch",
]


def something(rng: random.Random, depth: int = 0) -> Any:
    """An object that has some of the fields that there are, with any values."""
    found = {rng.choice([*FIELDS, *TEXTS]): rng.choice(VALUES) for _ in range(rng.randrange(5))}
    if depth < 2 and rng.random() < 0.5:
        found[rng.choice(FIELDS)] = rng.choice([something(rng, depth + 1), [something(rng, depth + 1)] * 3])
    return found


def nearly_right(rng: random.Random) -> dict[str, Any]:
    """What is taken somewhere, with one thing changed."""
    wish: dict[str, Any] = rng.choice(
        [
            {"seats": [{"name": name} for name in "ABCD"], "setup": {"modules": ["choam"]}, "seed": 3},
            {"record": {"game": "uprising", "rules": 1, "setup": {"players": 4}, "seed": 1, "answers": ["~1"]}},
            {"type": "answer", "decision": 0, "key": "end", "undone": 0},
            {"type": "undo", "decision": 0},
            {"bot": "greedy"},
        ]
    )
    place = wish = json.loads(json.dumps(wish))
    while isinstance(inner := rng.choice(list(place.values())), dict):
        place = inner
    place[rng.choice([*place, rng.choice(TEXTS)])] = rng.choice(VALUES)
    return wish


def body_of(rng: random.Random) -> bytes:
    kind = rng.randrange(3)
    if kind == 0:
        return rng.choice(BODIES)
    return json.dumps(something(rng) if kind == 1 else nearly_right(rng)).encode()


def path_of(rng: random.Random, path: str, table: Seats) -> str:
    real = {"table": table.id, "game": "uprising", "code": "en", "step": "0", "seat": "0"}
    for name, value in real.items():
        given = value if rng.random() < 0.7 else quote(rng.choice(TEXTS).encode("utf-8", "replace"), safe="")
        path = path.replace(f"{{{name}}}", given or "x")
    query = rng.choice(["", "", "?x", f"?events={'9' * 30}", "?seq=%ff&epoch=%0a", f"?area={'a' * 3000}&target=x"])
    return path + query


@pytest.mark.parametrize(("method", "path"), [(method, path) for method, path, *_ in OPERATIONS])
def test_no_request_is_a_mistake_of_the_server(house, caplog, method, path):
    table = house.open()
    rng = random.Random(f"{method} {path}")
    with browse(base_url=house.address) as http:
        for _ in range(ROUNDS):
            who = rng.choice([0, "host", "spectator"])
            token = table.token(who) if rng.random() < 0.8 else quote(rng.choice(TEXTS[1:]).encode("utf-8", "replace"))
            headers = {
                "authorization": f"Bearer {token}",
                "accept-encoding": rng.choice(["gzip", "gzip;q=0", "x,*", ""]),
            }
            how = method.upper() if rng.random() < 0.8 else rng.choice(["POST", "PUT", "DELETE", "PATCH", "X" * 50])
            content = None if how == "GET" else body_of(rng)
            response = http.request(how, path_of(rng, path, table), content=content, headers=headers)
            assert response.status_code < 500, (how, response.url, content, response.text)
            assert len(response.text) < 20_000 or response.status_code == 200
            if response.status_code >= 400:
                assert response.json()["error"]
    assert caplog.text == ""


def messages_of(rng: random.Random) -> list[str | bytes]:
    kinds: list[str | bytes] = [rng.choice(BODIES)[:15_000], body_of(rng)[:15_000].decode("utf-8", "replace")]
    return [rng.choice(kinds) for _ in range(4)]


@pytest.mark.parametrize("who", [None, 0, "spectator"])
def test_no_message_is_a_mistake_of_the_server(house, caplog, who):
    table = house.open()
    rng = random.Random(str(who))
    address = house.address.replace("http", "ws", 1) + table.path + "/socket"
    for _ in range(ROUNDS):
        with connect(address, max_size=None) as connection:
            if who is not None:
                connection.send(json.dumps({"token": table.token(who)}))
            with contextlib.suppress(ConnectionClosed):
                for message in messages_of(rng):
                    connection.send(message)
                    connection.recv(30)
            assert connection.close_code in (None, 1007, 1008, 1009, 1013)
    assert table.look(0)["undone"] == 0
    assert caplog.text == ""


def test_a_long_name_of_a_field_is_repeated_in_part_only(house, caplog):
    table = house.open()
    for length in (900, 3000, 30_000):
        response = table.ask("host", "PUT", "/seats/0", {"bot": "", "f" * length: 1})
        assert response.status_code == 400
        assert len(response.text) < 4000
    assert caplog.text == ""


def test_a_mistake_of_the_server_writes_little_of_what_was_sent_into_its_log(house: Server, caplog, monkeypatch):
    sent = "\n2026-01-01 all is well\x1b[2J" + "x" * 5000

    def fail(depth: int = 400) -> None:
        if depth:
            fail(depth - 1)
        raise RuntimeError(sent)

    monkeypatch.setattr("sietch.table.api.description", fail)
    assert house.http.get(f"/api?{quote(sent)}").status_code == 500
    assert house.http.get("/api").status_code == 500
    assert "all is well" in caplog.text
    assert "\nall is well" not in caplog.text
    assert "\n2026-01-01" not in caplog.text
    assert "\x1b" not in caplog.text
    assert len(caplog.text) < 2 * 4000


def test_a_quote_in_the_log_is_short_and_on_one_line():
    for text in TEXTS:
        found = quoted(text)
        assert len(found) <= LONGEST_QUOTE
        assert found.isascii()
        assert found.isprintable()
