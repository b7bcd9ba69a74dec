"""What whoever keeps the server is told: whether it can work, and numbers."""

from __future__ import annotations

import random
import re

import pytest
from tests.server.people import browse, wait_for

from sietch.table import health
from sietch.table.metrics import Metrics, Times
from sietch.table.rates import Limits, Rate


def numbers(text: str) -> dict[str, float]:
    """All samples; the rest must be what the text format has besides."""
    found = {}
    for line in text.splitlines():
        if not line.startswith(("# HELP ", "# TYPE ")):
            match = re.fullmatch(r'([a-z_]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})?) (\S+)', line)
            assert match is not None, line
            found[match[1]] = float(match[2])
    return found


def test_a_server_that_can_work_is_well(house):
    response = house.http.get("/api/health")
    assert (response.status_code, response.json()["status"]) == (200, "ok")
    assert response.headers["cache-control"] == "no-store"


def test_a_server_without_its_database_is_not_well(serve, tmp_path, monkeypatch):
    monkeypatch.setattr(health, "SECONDS_BETWEEN", 0.0)
    here = serve()
    assert here.http.get("/api/health").status_code == 200
    (tmp_path / "table.db").rename(tmp_path / "elsewhere.db")
    response = here.http.get("/api/health")
    assert (response.status_code, response.json()["status"]) == (503, "failing")
    (tmp_path / "elsewhere.db").rename(tmp_path / "table.db")
    assert here.http.get("/api/health").status_code == 200


def test_the_database_is_not_asked_for_everybody_who_wants_to_know(house, monkeypatch):
    asked = []

    async def check() -> None:
        asked.append(1)

    monkeypatch.setattr(health, "SECONDS_BETWEEN", 3600.0)
    monkeypatch.setattr(house.storage, "check", check)
    before = len(asked)
    assert [house.http.get("/api/health").status_code for _ in range(10)] == [200] * 10
    assert len(asked) - before <= 1


def test_numbers_tell_what_happens(serve):
    here = serve(limits=Limits(requests=Rate(1000, 0.0)))
    table = here.open()
    with table.sit(0) as me:
        me.hear()
        table.play(3, random.Random(1))
        here.http.get("/api/nothing")
        response = here.http.get("/metrics")
    assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = numbers(response.text)
    assert found["sietch_tables_live"] == 1
    assert found["sietch_people_connected"] == 1
    assert found["sietch_answer_seconds_count"] == 3
    assert found['sietch_answer_seconds_bucket{le="+Inf"}'] == 3
    assert found['sietch_refused_total{way="http",status="404"}'] == 1
    assert found["sietch_storage_errors_total"] == 0
    assert (found["sietch_bots_waiting"], found["sietch_bots_thinking"]) == (0, 0)


def test_thoughts_of_bots_are_counted(serve):
    here = serve()
    here.open("", "greedy", "greedy", "greedy", seed=1)

    def thought() -> bool:
        return numbers(here.http.get("/metrics").text)["sietch_thought_seconds_count"] > 0

    table = here.open("greedy", "greedy", "greedy", "greedy", seed=1)
    wait_for(thought)
    assert table.look("host")


def test_a_database_that_fails_is_counted(serve, tmp_path):
    here = serve()
    table = here.open(seed=1)
    seat, decision = table.turn()
    (tmp_path / "table.db").rename(tmp_path / "elsewhere.db")
    assert table.answer(seat, decision["id"], decision["options"][0]["key"]).status_code == 503
    with table.sit(seat) as me:
        # The table is read again after a failure, which the file that is gone does not allow either.
        assert me.hear()["words"]["id"] == "refused-storage"
    # What looks after the tables from time to time may meet it as well.
    assert numbers(here.http.get("/metrics").text)["sietch_storage_errors_total"] >= 2


@pytest.mark.parametrize(
    "header",
    [
        {"x-forwarded-for": "203.0.113.1"},
        {"x-forwarded-for": "127.0.0.1"},
        {"forwarded": "for=127.0.0.1"},
        {"host": "dune.example.org"},
        {"x-forwarded-for": "203.0.113.1", "authorization": "Bearer wrong"},
        {"x-forwarded-for": "203.0.113.1", "authorization": "Bearer"},
        {"x-forwarded-for": "203.0.113.1", "authorization": b"Bearer \xff"},
    ],
)
def test_numbers_are_for_this_machine_only(serve, header):
    for token in ("", "secret"):
        here = serve(public=["https://dune.example.org"], metrics_token=token)
        assert here.http.get("/metrics").status_code == 200
        response = here.http.get("/metrics", headers=header)
        assert (response.status_code, response.json()["words"]["id"]) == (404, "refused-address")
        here.stop()


def test_numbers_are_for_whoever_has_the_token(serve):
    here = serve(metrics_token="secret")
    header = {"x-forwarded-for": "203.0.113.1", "authorization": "Bearer secret"}
    assert browse().get(f"{here.address}/metrics", headers=header).status_code == 200


def test_a_histogram_counts_up():
    times = Times((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        times.note(seconds)
    assert list(times.lines("x")) == [
        'x_bucket{le="0.1"} 2', 'x_bucket{le="1.0"} 3', 'x_bucket{le="+Inf"} 4', "x_sum 7.650000", "x_count 4",
    ]  # fmt: skip


def test_others_can_add_a_number_that_is_looked_up():
    metrics = Metrics()
    queue = [1, 2, 3]
    metrics.gauge("sietch_bots_waiting", "Questions before the bots.", lambda: len(queue))
    queue.pop()
    assert numbers(metrics.text())["sietch_bots_waiting"] == 2
