"""What people say at a table: stored with it, told to those who may hear it, and no more than is fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.people import Seats, Server
from tests.server.test_lobby import refusal

from sietch.table.chat import LONGEST_LINE, SAYING


def say(table: Seats, who: int | str, text: str) -> int:
    return table.ask(who, "POST", "/chat", {"text": text}).status_code


def heard(table: Seats, who: int | str) -> list[str]:
    return [line["text"] for line in table.ask(who, "GET", "/chat").json()["lines"]]


def test_what_is_said_is_heard_stored_and_told_at_other_servers(serve_from: Callable[..., Server]):
    one, other = serve_from(), serve_from()
    table = one.open("", "", "")
    elsewhere = Seats(other.address, table.links)
    assert say(table, 0, "Before anybody listens") == 200
    with table.sit(1) as here, elsewhere.sit("spectator") as there:
        for socket in (here, there):
            socket.send(type="listen")
            first = socket.hear_until(lambda told: told["type"] == "chat")
            assert (first["whole"], [line["text"] for line in first["lines"]]) == (True, ["Before anybody listens"])
        said = table.ask(2, "POST", "/chat", {"text": "  Take [[maker-keeper]]\n\u202e <b>now</b> "}).json()
        assert (said["seat"], said["text"]) == (2, "Take [[maker-keeper]] <b>now</b>")
        assert here.hear_until(lambda told: told["type"] == "chat")["lines"] == [said]
        assert there.hear_until(lambda told: told["type"] == "chat")["lines"][-1] == said
        signed = table.ask(0, "PUT", f"/chat/{said['number']}", {"sign": "like"}).json()
        assert signed["reactions"] == {"like": [0]}
        assert here.hear_until(lambda told: told["type"] == "chat")["lines"] == [signed]
        assert table.ask(0, "PUT", f"/chat/{said['number']}", {"sign": "like", "on": False}).json()["reactions"] == {}
    one.stop()
    assert heard(elsewhere, 0) == ["Before anybody listens", said["text"]]


@pytest.fixture
def table(house: Server) -> Seats:
    return house.open("", "", "")


def test_the_host_says_who_hears_it(table: Seats):
    say(table, 0, "Hello")
    with table.sit("spectator") as watching:
        watching.send(type="listen")
        assert watching.hear_until(lambda told: told["type"] == "chat")["lines"] != []
        assert table.ask("host", "PUT", "/chat", {"mode": "people"}).status_code == 200
        told = watching.hear_until(lambda told: told["type"] == "chat")
        assert (told["mode"], told["lines"], told["whole"]) == ("people", [], True)
    assert (heard(table, "spectator"), heard(table, 1), heard(table, "host")) == ([], ["Hello"], ["Hello"])
    table.ask("host", "PUT", "/chat", {"mode": "off"})
    assert refusal(table.ask(0, "POST", "/chat", {"text": "x"})) == (409, "refused-chat-off")
    assert refusal(table.ask(0, "PUT", "/chat/0", {"sign": "like"})) == (409, "refused-chat-off")
    assert heard(table, 0) == []
    assert refusal(table.ask(0, "PUT", "/chat", {"mode": "everybody"})) == (403, "refused-host-only")


def test_only_seats_speak_and_nothing_that_cannot_be_read(table: Seats):
    for who in ("spectator", "host"):
        assert refusal(table.ask(who, "POST", "/chat", {"text": "x"})) == (403, "refused-seats-only")
    for text, why in (("", "empty"), (" \u200b\n", "empty"), ("x" * (LONGEST_LINE + 1), "long")):
        assert refusal(table.ask(0, "POST", "/chat", {"text": text})) == (400, f"refused-chat-{why}")
    assert say(table, 0, "x" * LONGEST_LINE) == 200
    assert refusal(table.ask(0, "PUT", "/chat/7", {"sign": "like"})) == (404, "refused-chat-line")
    assert table.ask(0, "PUT", "/chat/0", {"sign": "<svg>"}).status_code == 400


def test_nobody_talks_without_end(table: Seats):
    answers = [table.ask(1, "POST", "/chat", {"text": str(n)}) for n in range(SAYING.at_once + 4)]
    assert [answer.status_code for answer in answers[: SAYING.at_once]] == [200] * SAYING.at_once
    assert refusal(answers[-1]) == (429, "refused-chat-often")
    assert say(table, 0, "Others may") == 200


def test_what_was_said_is_gone_with_its_table(house: Server, table: Seats):
    say(table, 0, "Gone")
    house.tables.live.pop(table.id)
    house.in_loop(house.tables.expire(-120))
    with house.storage.engine.connect() as connection:
        left = connection.exec_driver_sql("SELECT table_id FROM chats").scalars().all()
    assert table.id not in left
