"""By which names the server answers, and whom it believes about who asks."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sietch.table.hosts import Hosts, public_url
from sietch.table.rates import Limits, Rate

WISH: dict[str, Any] = {"seats": [{}] * 4}


def scope(host: str, reached: str = "192.168.1.5") -> dict[str, object]:
    return {"headers": [(b"host", host.encode("latin-1"))], "server": (reached, 8471)}


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8471",
        "localhost.",
        "127.0.0.1:8471",
        "127.8.8.8",
        "[::1]:1",
        "[0:0::1]",
        "192.168.1.5:80",
    ],
)
def test_a_server_is_known_by_this_machines_names_and_by_the_address_it_is_reached_at(host):
    assert Hosts().know(scope(host))


@pytest.mark.parametrize(
    "host",
    [
        "", "example.org", "localhost.example.org", "127.0.0.1.example.org", "192.168.1.6", "localhost:x",
        "localhost@x", "x/localhost", "[::1", "::1", "[example.org]", "127.1", "2130706433", "localhost localhost",
        "l\xf6calhost",
    ],
)  # fmt: skip
def test_a_server_is_known_by_no_other_name(host):
    assert not Hosts().know(scope(host))
    assert not Hosts().know({"headers": [], "server": ("127.0.0.1", 1)})
    assert not Hosts().know({"headers": [(b"host", b"localhost")] * 2, "server": ("127.0.0.1", 1)})


def test_a_public_name_takes_the_place_of_addresses_but_not_of_this_machine():
    hosts = Hosts(["https://Dune.example.org", "http://table.example.org:8080/"], ["192.168.1.5"])
    assert hosts.public == ["https://Dune.example.org/", "http://table.example.org:8080/"]
    for host in ("dune.example.org", "DUNE.example.org:443", "table.example.org", "localhost:8471", "127.0.0.1"):
        assert hosts.know(scope(host))
    for host in ("192.168.1.5", "example.org", "x.dune.example.org"):
        assert not hosts.know(scope(host))


@pytest.mark.parametrize(
    "text",
    ["", "dune.example.org", "ftp://x", "https://", "https://x/table", "https://x?y", "http://a@x", "http://x:99999"],
)
def test_a_public_address_is_a_host_and_no_more(text):
    with pytest.raises(ValueError, match=r"is no address|is more than a host"):
        public_url(text)


def test_a_foreign_name_that_leads_here_can_do_nothing(house):
    table = house.open()
    foreign = {"host": "evil.example.org"}
    for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/tables"), ("GET", "/metrics")):
        response = house.http.request(method, path, headers=foreign, json=WISH if method == "POST" else None)
        assert response.status_code == 421
        assert "--public-url http://evil.example.org" in response.json()["error"]
        assert response.headers["x-content-type-options"] == "nosniff"
    with pytest.raises(InvalidStatus):
        connect(house.address.replace("http", "ws", 1) + table.path + "/socket", additional_headers=foreign)
    # Whatever watches over the server may call it as it likes.
    assert house.http.get("/api/health", headers=foreign).status_code == 200


def test_a_server_with_a_public_name_answers_to_it(serve):
    here = serve(public=["https://dune.example.org"])
    assert here.http.get("/api", headers={"host": "dune.example.org"}).status_code == 200
    assert here.http.get("/api").status_code == 200
    own = {"host": "dune.example.org", "origin": "https://dune.example.org"}
    assert here.http.post("/api/tables", json=WISH, headers=own).status_code == 201


@pytest.mark.parametrize(
    ("believed", "counted"),
    [
        (("127.0.0.1", "::1"), "each"),
        (("127.0.0.0/8",), "each"),
        (("10.0.0.5",), "all"),
        ((), "all"),
    ],
)
def test_only_a_known_proxy_says_for_whom_it_asks(serve, believed, counted):
    here = serve(limits=Limits(tables=Rate(1, 0.0)), believed=believed)
    found = [
        here.http.post("/api/tables", json=WISH, headers={"x-forwarded-for": f"203.0.113.{n}"}).status_code
        for n in range(3)
    ]
    assert found == ([201, 201, 201] if counted == "each" else [201, 429, 429])


def test_a_client_cannot_put_a_name_before_that_of_the_proxy(serve):
    here = serve(limits=Limits(tables=Rate(1, 0.0)))
    forged = [{"x-forwarded-for": f"10.9.9.{n}, 203.0.113.7"} for n in range(2)]
    assert [here.http.post("/api/tables", json=WISH, headers=each).status_code for each in forged] == [201, 429]
