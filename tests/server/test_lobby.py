"""A table that has not begun: friends come by one link, take seats, and find them again when the game begins."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from tests.server.people import PATIENCE, Seats, Server, Socket
from websockets.sync.client import connect

KEYS = {name: (name * 43)[:43] for name in ("Anna", "Boris", "Cyril", "Dana")}


class Meeting:
    """A lobby of Anna's, as those who are invited have it."""

    def __init__(self, server: Server, **wish: Any) -> None:
        self.server = server
        seats = wish.pop("seats", [{"bot": ""}] * 3)
        wished = {"seats": seats, "name": "Anna", "person": KEYS["Anna"], "setup": {"modules": ["choam"]}, **wish}
        response = server.http.post("/api/lobbies", json=wished)
        assert response.status_code == 201, response.text
        self.links = response.json()
        self.id = self.links["table"]

    def ask(self, token: str, method: str, path: str = "", body: Any = None) -> httpx.Response:
        header = {"authorization": f"Bearer {token}"}
        return self.server.http.request(method, f"/api/lobbies/{self.id}{path}", json=body, headers=header)

    def look(self, token: str) -> dict[str, Any]:
        found: dict[str, Any] = self.ask(token, "GET").json()
        return found

    def take(self, name: str, seat: int, token: str = "") -> httpx.Response:
        wish = {"person": KEYS[name], "name": name}
        return self.ask(token or self.links["invite"], "POST", f"/seats/{seat}", wish)

    def change(self, token: str, seat: int, **wish: Any) -> httpx.Response:
        return self.ask(token, "PUT", f"/seats/{seat}", wish)

    def begin(self, **wish: Any) -> httpx.Response:
        return self.ask(self.links["host"], "POST", "/begin", wish)

    @contextlib.contextmanager
    def sit(self, token: str) -> Iterator[Socket]:
        address = self.server.address.replace("http", "ws", 1) + f"/api/lobbies/{self.id}/socket"
        with connect(address, max_size=None) as connection:
            yield Socket(connection, token)


def refusal(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["words"]["id"]


def names(lobby: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in lobby["seats"]]


def test_friends_meet_by_one_link_and_play_with_their_own_tokens(serve_from: Callable[..., Server]):
    server = serve_from()
    meeting = Meeting(server)
    with meeting.sit(meeting.links["host"]) as anna, meeting.sit(meeting.links["invite"]) as friend:
        assert (anna.hear()["role"], friend.hear()["seat"]) == ("host", None)
        boris = meeting.take("Boris", 1).json()
        assert boris["lobby"]["seat"] == 1
        seen = anna.hear_until(lambda told: names(told) == ["Anna", "Boris", ""])
        assert [seat["taken"] for seat in seen["seats"]] == [True, True, False]
        assert refusal(meeting.begin()) == (409, "refused-not-ready")
        assert meeting.change(boris["token"], 1, ready=True).json()["seats"][1]["ready"]
        assert refusal(meeting.begin()) == (409, "refused-seats-free")
        with meeting.sit(boris["token"]) as at_seat:
            at_seat.hear()
            begun = meeting.begin(fill="random", names=["", "", "Hawat"])
            assert begun.status_code == 200
            assert at_seat.hear_until(lambda told: told["type"] == "begun") == {
                "type": "begun",
                "table": meeting.id,
                "token": boris["token"],
            }
        told = anna.hear_until(lambda told: told["type"] == "begun")
        assert told["token"] == begun.json()["seats"][0]
        friend.hear_until(lambda told: told["type"] == "begun")
    table = Seats(server.address, begun.json())
    assert [seat["name"] for seat in table.look("spectator")["seats"]] == ["Anna", "Boris", "Hawat"]
    own = Seats(server.address, {**table.links, "seats": [table.links["seats"][0], boris["token"]]})
    assert (own.look(1)["role"], own.look(1)["seat"]) == ("seat", 1)
    # The link of the seat opens it as well, and the one for all friends lets whoever is late watch.
    assert table.look(1)["seat"] == 1
    assert table.look("invite")["role"] == "spectator"
    assert table.ask("host", "GET", "/links").json() == table.links
    assert refusal(meeting.take("Cyril", 2)) == (409, "refused-begun")


def test_two_who_want_one_seat_do_not_both_get_it(serve_from: Callable[..., Server]):
    meeting = Meeting(serve_from())
    with ThreadPoolExecutor(3) as all_at_once:
        answers = list(all_at_once.map(lambda name: meeting.take(name, 1), ("Boris", "Cyril", "Dana")))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    sits = names(meeting.look(meeting.links["host"]))[1]
    for answer in answers:
        if answer.status_code == 409:
            assert answer.json()["words"] == {"id": "refused-seat-taken", "args": {"player": sits}}


def test_a_lobby_is_found_again_after_the_server_was_started_anew(serve_from: Callable[..., Server]):
    first = serve_from()
    meeting = Meeting(first)
    boris = meeting.take("Boris", 2).json()["token"]
    meeting.change(boris, 2, ready=True)
    before = meeting.look(boris)
    first.stop()
    meeting.server = serve_from()
    assert meeting.look(boris) == before
    # Whoever says the same once more has the same seat and token.
    assert meeting.take("Boris", 2).json()["token"] == boris
    assert meeting.begin(fill="random").status_code == 200


def test_another_server_tells_what_happens_and_that_it_begins(serve_from: Callable[..., Server]):
    one, other = serve_from(), serve_from()
    meeting = Meeting(one)
    elsewhere = Meeting.__new__(Meeting)
    elsewhere.server, elsewhere.links, elsewhere.id = other, meeting.links, meeting.id
    with elsewhere.sit(meeting.links["invite"]) as watching:
        watching.hear()
        meeting.take("Boris", 1)
        watching.hear_until(lambda told: names(told)[1] == "Boris")
        meeting.begin(fill="random", anyway=True)
        watching.hear_until(lambda told: told["type"] == "begun")


@pytest.fixture
def meeting(house: Server) -> Meeting:
    return Meeting(house)


def test_a_person_who_moves_takes_name_and_leader_along(meeting: Meeting):
    token = meeting.take("Boris", 1).json()["token"]
    assert meeting.change(token, 1, values={"leaders": "lady-jessica"}).status_code == 200
    moved = meeting.take("Boris", 2, token).json()
    assert moved["token"] == token
    assert names(moved["lobby"]) == ["Anna", "", "Boris"]
    assert [seat["values"]["leaders"] for seat in moved["lobby"]["seats"]] == ["random", "random", "lady-jessica"]
    taken = meeting.change(meeting.links["host"], 0, values={"leaders": "lady-jessica"})
    assert refusal(taken) == (400, "refused-set-up")
    meeting.begin(fill="random", anyway=True)
    seen = Seats(meeting.server.address, meeting.links).look("spectator")
    assert seen["view"]["players"][2]["leader"] == "lady-jessica"


def test_a_commander_keeps_the_leader_of_the_seat_not_of_the_person(house: Server):
    leaders = ["muad-dib", *["random"] * 2, "shaddam-corrino-iv", *["random"] * 2]
    meeting = Meeting(house, seats=[{"bot": ""}] * 6, setup={"modules": ["choam"], "leaders": leaders}, seat=0)
    moved = meeting.take("Anna", 2, meeting.links["host"])
    assert moved.status_code == 200, moved.text
    lobby = moved.json()["lobby"]
    assert (lobby["seat"], lobby["seats"][2]["host"]) == (2, True)
    assert [seat["values"]["leaders"] for seat in lobby["seats"]] == leaders


def test_nobody_but_the_host_changes_what_is_anothers(meeting: Meeting):
    boris = meeting.take("Boris", 1).json()["token"]
    cyril = meeting.take("Cyril", 2).json()["token"]
    for response in (meeting.change(cyril, 1, name="X"), meeting.ask(cyril, "DELETE", "/seats/1")):
        assert refusal(response) == (403, "refused-own-seat-only")
    assert refusal(meeting.change(meeting.links["invite"], 1, ready=True)) == (403, "refused-own-seat-only")
    assert refusal(meeting.change(meeting.links["host"], 1, name="X")) == (403, "refused-own-seat-only")
    assert refusal(meeting.ask(boris, "POST", "/begin", {})) == (403, "refused-host-only")
    assert refusal(meeting.ask(boris, "GET", "/links")) == (403, "refused-host-only")
    assert refusal(meeting.take("Dana", 0, meeting.links["spectator"])) == (403, "refused-invited-only")
    assert meeting.ask(meeting.links["host"], "DELETE", "/seats/1").status_code == 200
    assert refusal(meeting.ask(boris, "GET")) == (403, "refused-token")
    assert names(meeting.look(cyril)) == ["Anna", "", "Cyril"]


def test_names_that_cannot_be_told_apart_or_are_none_are_refused(meeting: Meeting):
    for wrong in ("anna", "", "x" * 41, "a\u202eb"):
        said = meeting.ask(meeting.links["invite"], "POST", "/seats/1", {"person": KEYS["Boris"], "name": wrong})
        assert refusal(said) == (400, "refused-set-up")
    assert refusal(
        meeting.ask(meeting.links["invite"], "POST", "/seats/9", {"person": KEYS["Boris"], "name": "B"})
    ) == (
        409,
        "refused-seat-change",
    )
    short = {"person": "short", "name": "Boris"}
    assert refusal(meeting.ask(meeting.links["invite"], "POST", "/seats/1", short)) == (409, "refused-person")


def test_the_host_seats_bots_and_the_link_of_a_seat_is_for_that_seat(meeting: Meeting):
    host, seat_2 = meeting.links["host"], meeting.links["seats"][2]
    bot = meeting.change(host, 1, bot="greedy", name="Hawat").json()["seats"][1]
    assert (bot["bot"], bot["name"], bot["taken"]) == ("greedy", "Hawat", True)
    assert refusal(meeting.take("Boris", 1)) == (409, "refused-seat-taken")
    assert refusal(meeting.change(host, 1, bot="nobody")) == (400, "refused-set-up")
    assert refusal(meeting.change(host, 0, bot="greedy")) == (409, "refused-own-seat-bot")
    assert refusal(meeting.take("Boris", 0, seat_2)) == (409, "refused-seat-of-link")
    assert meeting.take("Boris", 2, seat_2).status_code == 200
    assert not meeting.change(host, 1, bot="").json()["seats"][1]["taken"]


def test_a_table_that_has_not_begun_says_so(meeting: Meeting):
    asked = Seats(meeting.server.address, meeting.links).ask("host", "GET")
    assert refusal(asked) == (409, "refused-not-begun")


def test_no_token_or_key_of_another_is_told_or_stored(house: Server, meeting: Meeting):
    boris = meeting.take("Boris", 1).json()["token"]
    told = json.dumps([meeting.look(token) for token in (boris, meeting.links["invite"], meeting.links["spectator"])])
    with house.storage.engine.connect() as connection:
        told += str(connection.exec_driver_sql("SELECT lobby FROM lobbies").all())
        told += str(connection.exec_driver_sql("SELECT * FROM persons").all())
    secrets = [boris, meeting.links["host"], meeting.links["invite"], *meeting.links["seats"], *KEYS.values()]
    assert [secret for secret in secrets if secret in told] == []


def test_who_is_there_is_seen(meeting: Meeting):
    boris = meeting.take("Boris", 1).json()["token"]
    with meeting.sit(meeting.links["host"]) as anna:
        with meeting.sit(boris) as here:
            here.hear()
            seen = anna.hear_until(lambda told: told["seats"][1]["connected"])
            assert [seat["connected"] for seat in seen["seats"]] == [True, True, False]
        anna.hear_until(lambda told: not told["seats"][1]["connected"])


# ---- persons


def seats_of(server: Server, name: str) -> list[dict[str, Any]]:
    response = server.http.get("/api/person/tables", headers={"authorization": f"Bearer {KEYS[name]}"})
    assert response.status_code == 200, response.text
    found: list[dict[str, Any]] = response.json()
    return found


def test_a_person_finds_their_tables_with_any_browser_that_has_their_key(serve_from: Callable[..., Server]):
    server = serve_from()
    meeting = Meeting(server)
    own = meeting.take("Boris", 1).json()["token"]
    (mine,) = seats_of(server, "Boris")
    assert (mine["table"], mine["state"], mine["token"], mine["host"]) == (meeting.id, "lobby", own, "")
    (hosted,) = seats_of(server, "Anna")
    assert (hosted["token"], hosted["host"]) == (meeting.links["host"], meeting.links["host"])
    links = meeting.begin(fill="random", anyway=True).json()
    (mine,) = seats_of(server, "Boris")
    assert (mine["state"], mine["token"], mine["seat"]) == ("running", own, 1)
    assert mine["names"][:2] == ["Anna", "Boris"]
    (hosted,) = seats_of(server, "Anna")
    assert (hosted["token"], hosted["host"], hosted["seat"]) == (links["seats"][0], links["host"], 0)
    table = Seats(server.address, links)
    seat, _ = table.turn()
    assert seats_of(server, "Boris")[0]["turn"] == seat
    server.stop()
    # Nothing of it is in memory now; whose turn it is was stored with the position.
    again = serve_from()
    assert seats_of(again, "Boris")[0]["turn"] == seat
    assert seats_of(again, "Cyril") == []


def test_a_seat_that_somebody_has_by_a_link_becomes_theirs(house: Server):
    table = house.open("", "", "")
    claim = {"person": KEYS["Cyril"]}
    own = table.ask(2, "PUT", "/person", claim).json()["token"]
    assert table.ask(2, "PUT", "/person", claim).json()["token"] == own
    sits = [(each["table"], each["token"], each["seat"]) for each in seats_of(house, "Cyril")]
    assert [each for each in sits if each[0] == table.id] == [(table.id, own, 2)]
    mine = Seats(house.address, {**table.links, "seats": [own]})
    assert mine.look(0)["seat"] == 2
    assert refusal(table.ask(1, "PUT", "/person", claim)) == (409, "refused-sits-elsewhere")
    assert refusal(table.ask("spectator", "PUT", "/person", claim)) == (403, "refused-seats-only")
    assert refusal(table.ask(2, "PUT", "/person", {"person": "x"})) == (409, "refused-person")


def test_a_seat_takes_so_many_links_and_no_more(house: Server):
    table = house.open("", "", "")
    answers = [table.ask(0, "PUT", "/person", {"person": f"{n:043}"}) for n in range(8)]
    assert [answer.status_code for answer in answers] == [200] * 7 + [409]
    assert refusal(answers[-1]) == (409, "refused-links-full")


def test_whoever_opens_a_table_with_a_key_has_it_again_with_the_key(house: Server):
    table = house.open("random", "", "random", person=KEYS["Dana"])
    (mine,) = seats_of(house, "Dana")
    assert (mine["token"], mine["host"], mine["seat"]) == (table.links["seats"][1], table.links["host"], 1)


def test_the_seats_of_persons_move_with_an_export(serve_from: Callable[..., Server], tmp_path: Any):
    from sietch.table.storage.exports import bring_in, decode, export
    from sietch.table.storage.opening import open_database

    server = serve_from()
    table = server.open("", "", "")
    table.ask(1, "PUT", "/person", {"person": KEYS["Boris"]})
    with server.storage.engine.connect() as connection:
        found = export(connection, table.id)
    assert found is not None
    import msgspec

    line, legend = (decode(msgspec.json.encode(each)) for each in found if each is not None)
    engine = open_database(f"sqlite:///{tmp_path}/other.db")
    with engine.connect() as connection, connection.begin():
        bring_in(connection, line, legend.legend)  # type: ignore[arg-type, union-attr]
        again = export(connection, table.id)
    engine.dispose()
    assert again is not None
    assert again[0].persons == found[0].persons
    assert len(again[0].persons) == 1


def test_an_old_lobby_is_forgotten_with_the_tables(house: Server, meeting: Meeting):
    assert house.in_loop(house.tables.expire(3600)) == 0
    assert meeting.ask(meeting.links["host"], "GET").status_code == 200
    house.in_loop(house.tables.expire(-PATIENCE))
    assert refusal(meeting.ask(meeting.links["host"], "GET")) == (404, "refused-no-table")
    assert meeting.id not in [each["table"] for each in seats_of(house, "Anna")]
