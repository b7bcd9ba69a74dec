"""Notices for browsers whose page is closed: one for a turn, withdrawn when it is past, and sent nowhere else."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.people import Seats, Server, wait_for
from tests.server.push_service import PushService
from tests.server.test_lobby import refusal

from sietch.table.push import sending
from sietch.table.push.endpoints import BadEndpoint, Endpoint, endpoint_of, is_open, reach

EVA = "E" * 43


@pytest.fixture
def service() -> Iterator[PushService]:
    started = PushService()
    yield started
    started.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, push_inside=True)
    yield running
    running.stop()


def wish(house: Server, method: str, body: object, key: str = EVA) -> httpx.Response:
    return house.http.request(method, "/api/person/push", json=body, headers={"authorization": f"Bearer {key}"})


def pass_the_turn(table: Seats, seat: int) -> None:
    """Answer at a seat until another one decides."""
    while (pending := table.pending())[0] == seat:
        assert table.answer(seat, pending[1]["id"], pending[1]["options"][0]["key"]).status_code == 200


def at_turn(house: Server) -> tuple[Seats, int]:
    """A table of people at which Eva decides next but one; and her seat."""
    table = house.open("", "", "", "")
    first = table.pending()[0]
    pass_the_turn(table, first)
    eva = table.pending()[0]
    assert table.ask(eva, "PUT", "/person", {"person": EVA}).status_code == 200
    return table, eva


def test_one_notice_for_a_turn_and_it_is_withdrawn_when_answered_elsewhere(house: Server, service: PushService):
    assert wish(house, "PUT", service.subscription("cs")).status_code == 200
    table, eva = at_turn(house)
    # She said who she is when it was her turn already, and knows of that one.
    pass_the_turn(table, eva)
    while table.pending()[0] != eva:
        pass_the_turn(table, table.pending()[0])
    wait_for(lambda: service.kinds == ["turn"])
    headers, message = service.received[0]
    assert (message["table"], message["title"], message["text"]) == (
        table.id,
        "Jsi na tahu",
        "Name 0, Name 1, Name 2, Name 3",
    )
    assert (headers["Topic"], headers["Content-Encoding"]) == (table.id, "aes128gcm")
    # It is signed with the key that browsers are told.
    scheme, _, said = headers["Authorization"].partition(" ")
    parts = dict(part.split("=", 1) for part in said.split(","))
    assert (scheme, parts["k"]) == ("vapid", house.http.get("/api/push").json()["key"])
    claims = json.loads(base64.urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
    assert service.address.startswith(f"{claims['aud']}/")
    pass_the_turn(table, eva)
    wait_for(lambda: service.kinds == ["turn", "past"])


def test_whoever_looks_is_not_told_and_who_wants_no_more_is_left_alone(house: Server, service: PushService):
    wish(house, "PUT", service.subscription())
    table, eva = at_turn(house)
    with table.sit(eva) as looking:
        looking.hear()
        pass_the_turn(table, eva)
        while table.pending()[0] != eva:
            pass_the_turn(table, table.pending()[0])
        looking.hear_until(lambda told: told["decision"]["seat"] == eva)
        looking.send(type="ping")
        looking.hear_until(lambda told: told["type"] == "pong")
    assert wish(house, "DELETE", {"endpoint": service.address}).status_code == 200
    pass_the_turn(table, eva)
    while table.pending()[0] != eva:
        pass_the_turn(table, table.pending()[0])
    house.stop()  # what was under way is finished
    assert service.kinds == []


def test_who_vanished_before_the_turn_began_is_told(house: Server, service: PushService):
    """A phone that sleeps keeps its line for a while and reads nothing."""
    wish(house, "PUT", service.subscription())
    table, eva = at_turn(house)
    with table.sit(eva) as sleeping:
        sleeping.hear()
        pass_the_turn(table, eva)
        while table.pending()[0] != eva:
            pass_the_turn(table, table.pending()[0])
    wait_for(lambda: service.kinds == ["turn"])


def test_a_browser_that_is_gone_is_forgotten(house: Server, service: PushService):
    wish(house, "PUT", service.subscription())
    table, eva = at_turn(house)
    service.status = 410
    for _ in range(2):
        pass_the_turn(table, eva)
        while table.pending()[0] != eva:
            pass_the_turn(table, table.pending()[0])
    house.stop()
    assert service.kinds == ["turn"]


def test_the_key_outlives_the_server_and_is_the_same_at_another(serve_from: Callable[..., Server]):
    one, other = serve_from(), serve_from()
    key = one.http.get("/api/push").json()["key"]
    assert len(base64.urlsafe_b64decode(key + "=")) == 65
    assert other.http.get("/api/push").json()["key"] == key


def test_a_server_without_the_extra_says_what_is_missing(
    serve: Callable[..., Server], service: PushService, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sending, "is_installed", lambda: False)
    house = serve()
    assert house.http.get("/api/push").json() == {"key": ""}
    answer = wish(house, "PUT", service.subscription())
    assert refusal(answer) == (409, "refused-push-missing")
    assert "pip install 'sietch[push]'" in answer.json()["error"]


INNER = (
    "http://push.example.org/x",
    "https://push.example.org:8443/x",
    "https://user:word@push.example.org/x",
    "https://127.0.0.1/x",
    "https://10.0.0.1/x",
    "https://169.254.169.254/latest",
    "https://[::1]/x",
    "https://[::ffff:192.168.1.1]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://localhost/x",
    "https://intranet/x",
    "file:///etc/passwd",
    "https://",
    "https://push.example.org/a b",
)


def test_the_server_calls_nothing_inside_its_network(serve: Callable[..., Server], service: PushService):
    house = serve()
    for endpoint in (*INNER, service.address):
        answer = wish(house, "PUT", {**service.subscription(), "endpoint": endpoint})
        assert refusal(answer) == (400, "refused-push-endpoint"), endpoint
    assert endpoint_of("https://push.example.org/x?y") == Endpoint("push.example.org", 443, "/x?y", True)
    assert is_open("1.1.1.1")
    # A name may lead anywhere: what it leads to is looked at before it is called.
    with pytest.raises(BadEndpoint):
        reach(Endpoint("localhost", 443, "/", True))


def test_what_is_no_subscription_is_refused(house: Server, service: PushService):
    good = service.subscription()
    for keys in ({"p256dh": "x", "auth": good["keys"]["auth"]}, {"p256dh": good["keys"]["p256dh"], "auth": "AAAA"}):
        assert refusal(wish(house, "PUT", {**good, "keys": keys})) == (400, "refused-push-keys")
    assert refusal(wish(house, "PUT", {**good, "language": "xx"})) == (404, "refused-language")
    assert refusal(wish(house, "PUT", good, key="short")) == (409, "refused-person")
