"""Who may come in, and what is turned away: tokens, roles, bodies, sizes, rates, origins, unknown addresses."""

import json
import random
import unicodedata
from typing import Any

import httpx
import msgspec
import pytest
from tests.mixed.refused import REFUSED, wish
from tests.server.people import Seats, run_loop, wait_for
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

import sietch
from sietch.bots import LEVELS, names
from sietch.core.game import SPECTATOR
from sietch.table import facts, rates
from sietch.table.api import REQUESTS_LIKE_A_CATALOGUE, Api
from sietch.table.connections import MOST_UNTAKEN
from sietch.table.lasting import Lasting
from sietch.table.lobby.lobbies import Lobbies
from sietch.table.metrics import Metrics
from sietch.table.openapi import OPERATIONS
from sietch.table.rates import SIZE_OF_ANSWER, SIZE_OF_TABLE, Allowances, Bucket, Limits, Rate, Rates
from sietch.table.replies import LARGEST_BODY, SMALL_BODY
from sietch.table.showing import shown
from sietch.table.sockets import LARGEST_MESSAGE
from sietch.table.telling import EVENTS_LIKE_A_REQUEST, FEW

# ---- links


def test_every_link_is_its_own_and_cannot_be_guessed(house):
    tables = [house.open() for _ in range(5)]
    tokens = [t.token(who) for t in tables for who in ("host", "spectator", 0, 1, 2, 3)]
    assert len(set(tokens)) == len(tokens)
    assert all(len(token) >= 22 for token in tokens)  # more than 128 bits
    assert not any(t.id in token for t in tables for token in tokens)


def test_a_token_opens_its_own_table_only(house):
    one, two = house.open(), house.open()
    assert one.look("host")["role"] == "host"
    strange = Seats(one.address, {**one.links, "host": two.links["host"], "seats": two.links["seats"]})
    for who in ("host", 0):
        response = strange.ask(who, "GET")
        words = {"id": "refused-token", "args": {}}
        problem = {"error": "this link does not open the table", "words": words}
        assert (response.status_code, response.json()) == (403, problem)
        with strange.sit(who) as turned_away:
            refused = {"type": "refused", "reason": problem["error"], "words": words, "stale": False, "index": None}
            assert turned_away.hear_to_the_end() == ([refused], 1008)


@pytest.mark.parametrize("token", ["", "x", "ž", "\u0000", "a" * 5000])
def test_any_other_token_opens_nothing(house, token):
    table = Seats(house.address, {**house.open().links, "host": token})
    header = b"Bearer " + token.encode("utf-8")
    if token.strip("\u0000"):
        assert house.http.get(table.path, headers={b"authorization": header}).status_code == 403
    with table.sit("host") as turned_away:
        assert turned_away.hear()["type"] == "refused"


def test_without_a_token_nothing_is_told(house):
    table = house.open()
    assert house.http.get(table.path).status_code == 401
    basic = {"authorization": f"Basic {table.token(0)}"}
    assert house.http.get(table.path, headers=basic).status_code == 401
    assert house.http.get("/api/tables").status_code == 405


@pytest.mark.parametrize("name", ["0" * 16, "nothing", "%00", "ž", "a" * 3000])
def test_a_table_that_there_is_not_is_a_problem_in_json(house, name):
    response = house.http.get(f"/api/tables/{name}", headers={"authorization": "Bearer x"})
    assert response.status_code in (404, 405)
    assert response.json().keys() == {"error", "words"}


def test_each_role_may_do_its_own_things(house):
    table = house.open()
    seat, decision = table.turn()
    key = decision["options"][0]["key"]
    for who in ("spectator", "host"):
        assert table.answer(who, decision["id"], key).status_code == 403
        assert table.undo(who, decision["id"]).status_code == 403
        assert table.ask(who, "GET", "/refusals").status_code == 403
        with table.sit(who) as watching:
            seen = watching.hear()
            assert seen["seat"] is None
            assert seen["decision"]["options"] == []
            watching.send(type="answer", decision=decision["id"], key=key)
            refused = watching.hear()
            assert (refused["type"], refused["reason"]) == ("refused", "only a seat can do this")
    for who in (seat, "spectator"):
        assert table.ask(who, "GET", "/links").status_code == 403
        assert table.ask(who, "PUT", "/seats/0", {"bot": "random"}).status_code == 403
    assert table.ask("host", "GET", "/links").json() == table.links
    assert table.look("spectator")["decision"]["id"] == decision["id"]
    assert table.ask(seat, "GET", "/refusals").json()["decision"] == decision["id"]
    assert table.ask((seat + 1) % 4, "GET", "/refusals").json()["refusals"] == []


def test_what_is_not_possible_is_told_with_its_reason(house):
    table = house.open(seed=1)
    seat, _ = table.turn()
    with table.sit(seat) as me:
        me.hear()
        me.send(type="why-not")
        told = me.hear()
    assert told["type"] == "refusals"
    assert told == table.ask(seat, "GET", "/refusals").json()
    for refusal in told["refusals"]:
        assert refusal["reason"]["id"].startswith("why-")


@pytest.mark.parametrize(("seat", "bot", "status"), [(4, "random", 400), (0, "nobody", 400), (99999, "", 400)])
def test_only_known_bots_take_only_seats_that_there_are(house, seat, bot, status):
    table = house.open()
    response = table.ask("host", "PUT", f"/seats/{seat}", {"bot": bot})
    assert response.status_code == status
    assert response.json()["error"]


# ---- bodies


RULES = sietch.rules("uprising").version
BAD_WISHES = [
    {},
    {"seats": []},
    {"seats": [{}] * 5},
    {"seats": [{}] * 9},
    {"seats": "four"},
    {"seats": [{"bot": "nobody"}] * 4},
    {"seats": [{"bot": 5}] * 4},
    {"seats": [{"name": "x" * 41}] * 4},
    {"seats": [{}] * 4, "game": "chess"},
    {"seats": [{}] * 4, "seed": -1},
    {"seats": [{}] * 4, "seed": 1 << 63},
    {"seats": [{}] * 4, "seed": "7"},
    {"seats": [{}] * 4, "unknown": 1},
    {"seats": [{}] * 4, "setup": {"modules": 5}},
    {"seats": [{}] * 4, "setup": {"modules": [["choam"]]}},
    {"seats": [{}] * 4, "setup": {"modules": ["nothing"]}},
    {"seats": [{}] * 4, "setup": {"leaders": 5}},
    {"seats": [{}] * 4, "setup": {"leaders": [1, 2, 3, 4]}},
    {"seats": [{}] * 4, "setup": {"house_rules": {"a": 1}}},
    {"seats": [{}] * 4, "setup": {"chance": "ask"}},
    {"seats": [{}] * 4, "setup": {"seed": 3}},
    {"seats": [{}] * 4, "setup": {"state": 3}},
    {"record": {}},
    {"record": {"game": "uprising"}},
    {"record": {"game": "uprising", "rules": RULES, "setup": {}, "seed": 1, "answers": ["nonsense"]}},
    {"record": {"game": "uprising", "rules": RULES, "setup": {}, "seed": 1, "answers": [1]}},
    {"record": {"game": "uprising", "rules": RULES, "setup": {"names": 5}, "seed": 1, "answers": []}},
    {"record": {"game": "uprising", "rules": RULES, "setup": {"names": ["", "", "", ""]}, "seed": 1, "answers": []}},
    {"record": {"game": "uprising", "rules": 99, "setup": {}, "seed": 1, "answers": []}},
    {"record": {"game": ["uprising"], "rules": RULES, "setup": {}, "seed": 1, "answers": []}},
    {"record": {"game": "uprising", "rules": RULES, "setup": {}, "seed": True, "answers": ["~"]}},
]


@pytest.mark.parametrize("wish", BAD_WISHES, ids=[json.dumps(wish)[:60] for wish in BAD_WISHES])
def test_a_table_that_cannot_be_is_refused_with_a_reason(house, wish):
    response = house.http.post("/api/tables", json=wish)
    assert response.status_code == 400, response.text
    assert response.json()["error"]


@pytest.mark.parametrize(("game", "setup", "told"), REFUSED)
def test_modules_and_leaders_that_do_not_go_together_are_refused_with_what_would_be_right(house, game, setup, told):
    options = wish(setup)
    seats: list[dict[str, str]] = [{}] * options.pop("players", 4)
    response = house.http.post("/api/tables", json={"game": game, "seats": seats, "setup": options})
    assert response.status_code == 400, response.text
    assert told in response.json()["error"]


def test_a_record_is_opened_for_as_many_seats_as_it_has(house):
    record = sietch.new("uprising", players=3, seed=1).record
    assert house.try_to_open("", "", "", "", record=record).status_code == 400
    assert house.http.post("/api/tables", json={"record": record}).status_code == 201


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"decision": "x", "key": 1}', b"[" * 50_000]
)
def test_a_body_that_is_not_understood_is_refused(house, body):
    table = house.open()
    for path in ("/api/tables", f"{table.path}/answers", f"{table.path}/undo"):
        response = house.http.post(path, content=body, headers={"authorization": f"Bearer {table.token(0)}"})
        assert response.status_code == 400
        assert response.json()["error"].startswith("the body is not what this address takes")


def test_a_body_that_is_too_long_is_not_read(house):
    table = house.open()
    header = {"authorization": f"Bearer {table.token(0)}"}
    assert house.http.post("/api/tables", content=b" " * (LARGEST_BODY + 1)).status_code == 413
    long = b" " * (SMALL_BODY + 1)
    assert house.http.post(f"{table.path}/answers", content=long, headers=header).status_code == 413


def test_a_message_that_is_not_understood_changes_nothing(house):
    table = house.open()
    with table.sit(0) as me:
        me.hear()
        for text in ("", "{", "[]", '{"type": "dance"}', '{"type": "answer"}', "{}", '{"type":"ping","x":1}'):
            me.connection.send(text)
            assert me.hear()["reason"].startswith("this message is not understood")
        me.connection.send(b"\x00\x01")
        assert me.hear()["type"] == "refused"
        me.send(type="ping")
        assert me.hear() == {"type": "pong"}


def test_a_message_that_is_too_long_ends_the_connection(house):
    table = house.open()
    with table.sit(0) as me:
        me.hear()
        me.connection.send("x" * (LARGEST_MESSAGE + 1))
        assert me.hear_to_the_end() == ([], 1009)
    assert table.look(0)["decision"]


@pytest.mark.parametrize("hello", ["", "{}", "[]", '{"token": 5}', '{"token": "x", "more": 1}', b"\x00"])
def test_a_socket_must_begin_with_a_hello(house, hello):
    address = house.address.replace("http", "ws", 1) + house.open().path + "/socket"
    with connect(address) as connection:
        connection.send(hello)
        assert "the first message must be a hello" in str(connection.recv(10))
        with pytest.raises(ConnectionClosed):
            connection.recv(10)


def test_names_are_data(house):
    names = ["<script>alert(1)</script>", '"; DROP TABLE tables; --', "Łukasz Žofie", "&amp;"]
    table = house.open(seats=[{"name": name} for name in names])
    response = table.ask(0, "GET")
    assert response.headers["content-type"] == "application/json"
    assert response.headers["x-content-type-options"] == "nosniff"
    assert [seat["name"] for seat in response.json()["seats"]] == names
    assert response.json()["view"]["names"] == names


@pytest.mark.parametrize("name", [
    "Eva\u202e", "\u200b", "a\nb", "\x1b[2J", "a\x00b", "\u2066x",
])  # fmt: skip
def test_a_name_cannot_change_how_the_text_around_it_is_shown(house, name):
    response = house.try_to_open(seats=[{"name": name}, {"name": "B"}, {"name": "C"}, {"name": "D"}])
    assert response.status_code == 400
    assert "a name" in response.json()["error"]


@pytest.mark.parametrize(
    "name", ["\u3164", "\u115f\u1160", "\uffa0 \u3164", "\u034f", "\u17b4", "\u180b", "\ufe0f", "\u2800", "\u0301"]
)
def test_a_name_that_nobody_can_see_is_none(house, name):
    response = house.try_to_open(seats=[{"name": name}, {"name": "B"}, {"name": "C"}, {"name": "D"}])
    assert (response.status_code, "at least one letter" in response.json()["error"]) == (400, True)


def test_a_name_may_have_signs_in_a_chosen_shape(house):
    names = ["\u2764\ufe0f", "e\u0301", "\u845b\U000e0100", "\ud55c"]
    table = house.open(seats=[{"name": name} for name in names])
    shown = [seat["name"] for seat in table.look(0)["seats"]]
    assert shown == [unicodedata.normalize("NFC", name) for name in names]


@pytest.mark.parametrize("other", ["eva", "Eva\u3164", "E\u034fva", "Eva\ufe0f"])
def test_two_players_cannot_have_the_same_name(house, other):
    response = house.try_to_open(seats=[{"name": name} for name in ("Eva", other, "C", "D")])
    assert (response.status_code, "the same name" in response.json()["error"]) == (400, True)


# ---- rates


def test_whoever_sends_faster_than_is_allowed_waits_but_stays(serve):
    table = serve(limits=Limits(messages=Rate(2, 100.0))).open()
    with table.sit(0) as me:
        me.hear()
        for _ in range(2 * MOST_UNTAKEN):
            me.send(type="ping")
            assert me.hear() == {"type": "pong"}
        # Several that were sent at once are all taken, too, one after the other.
        for _ in range(20):
            me.send(type="ping")
        assert [me.hear() for _ in range(20)] == [{"type": "pong"}] * 20


def test_one_connection_cannot_send_without_end(serve, caplog):
    table = serve(limits=Limits(messages=Rate(5, 1.0))).open()
    with table.sit(0) as me:
        me.hear()
        me.connection.socket.sendall(Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=True) * 2 * MOST_UNTAKEN)
        heard, code = me.hear_to_the_end()
    assert (len(heard) < MOST_UNTAKEN, code) == (True, 1008)
    wait_for(lambda: not table.look("host")["seats"][0]["connected"])
    assert caplog.text == ""


def test_a_message_is_taken_when_its_time_has_come(monkeypatch):
    now = [100.0]

    async def sleep(seconds: float) -> None:
        now[0] += seconds

    monkeypatch.setattr("sietch.table.rates.time.monotonic", lambda: now[0])
    monkeypatch.setattr("sietch.table.rates.asyncio.sleep", sleep)

    async def take() -> list[float]:
        bucket = Bucket(Rate(2, 4.0))
        times = []
        for _ in range(4):
            await bucket.wait()
            times.append(now[0])
        return times

    assert run_loop(take()) == [100.0, 100.0, 100.25, 100.5]


def test_one_address_cannot_open_tables_without_end(serve):
    here = serve(limits=Limits(tables=Rate(3, 0.0)))
    assert [here.try_to_open().status_code for _ in range(4)] == [201, 201, 201, 429]
    response = here.try_to_open()
    assert response.headers["retry-after"]
    assert response.json()["error"]


def test_one_address_cannot_ask_without_end(serve):
    here = serve(limits=Limits(requests=Rate(4, 0.0)))
    table = here.open()
    assert [table.ask(0, "GET").status_code for _ in range(4)] == [200, 200, 200, 429]
    with connect(here.address.replace("http", "ws", 1) + table.path + "/socket") as connection:
        assert "too many requests" in str(connection.recv(10))


def test_a_rate_fills_up_again_and_addresses_are_forgotten(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("sietch.table.rates.time.monotonic", lambda: now[0])
    monkeypatch.setattr(rates, "MOST_ADDRESSES", 10)
    several = Rates(Rate(2, 0.5))
    assert [several.take("10.0.0.1") for _ in range(3)] == [True, True, False]
    assert several.take("10.0.0.2")
    now[0] += 2
    assert [several.take("10.0.0.1") for _ in range(2)] == [True, False]
    for number in range(1000):
        several.take(f"10.1.{number // 250}.{number % 250}")
    assert len(several.buckets) == 10
    # A whole network of IPv6 addresses has one owner.
    assert [several.take(f"2001:db8::{number}") for number in range(3)] == [True, True, False]
    assert several.take("2001:db8:0:1::1")
    assert several.take("")


# ---- origins and headers


def test_pages_of_other_servers_can_neither_play_nor_listen(house):
    table = house.open()
    own = house.address
    strange = ["http://example.org", "null", "", "http://[", own.replace("http:", "http://x@"), f"{own}0"]
    for origin in strange:
        response = house.http.post("/api/tables", json={"seats": [{}] * 4}, headers={"origin": origin})
        assert response.status_code == 403
        assert response.json()["error"] == "requests from another site are refused"
        assert response.headers["x-content-type-options"] == "nosniff"
        with pytest.raises(InvalidStatus):
            connect(own.replace("http", "ws", 1) + table.path + "/socket", additional_headers={"origin": origin})
    assert house.http.post("/api/tables", json={"seats": [{}] * 4}, headers={"origin": own}).status_code == 201
    with connect(own.replace("http", "ws", 1) + table.path + "/socket", additional_headers={"origin": own}) as mine:
        mine.send(json.dumps({"token": table.token(0)}))
        assert json.loads(mine.recv(10))["seat"] == 0
    # Nothing allows another site to read an answer.
    response = house.http.get("/api", headers={"origin": "http://example.org"})
    assert not any(name.startswith("access-control") for name in response.headers)


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/x", "/nothing", "/"])
def test_every_answer_has_the_headers_that_protect_the_page(house, path):
    headers = house.http.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["object-src"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_what_is_for_one_reader_is_kept_by_no_cache(house):
    assert house.open().ask(0, "GET").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(("method", "path", "status"), [
    ("GET", "/api/nothing", 404),
    ("POST", "/api/nothing", 404),
    ("GET", "/api/games/chess/catalogue", 404),
    ("GET", "/api/games/uprising/catalogue?modules=chess", 404),
    ("GET", "/api/languages/xx", 404),
    ("GET", "/api/", 404),
    ("GET", "/api/games/", 404),
    ("PUT", "/api/tables/x/steps/1/2", 404),
])  # fmt: skip
def test_unknown_addresses_are_problems_in_json(house, method, path, status):
    response = house.http.request(method, path)
    assert response.status_code == status
    assert response.headers["content-type"] == "application/json"
    assert response.json()["error"]


@pytest.mark.parametrize(("method", "path", "allowed"), [
    ("PUT", "/api", {"GET", "HEAD"}),
    ("GET", "/api/tables", {"POST"}),
    ("DELETE", "/api/tables", {"POST"}),
    ("POST", "/api/tables/x", {"GET", "HEAD"}),
    ("GET", "/api/tables/x/answers", {"POST"}),
    ("POST", "/api/tables/x/seats/0", {"PUT"}),
    ("OPTIONS", "/api/games", {"GET", "HEAD"}),
])  # fmt: skip
def test_a_wrong_method_is_told_the_right_ones(house, method, path, allowed):
    response = house.http.request(method, path)
    assert response.status_code == 405
    assert set(response.headers["allow"].split(", ")) == allowed
    assert response.json()["words"]["id"] == "refused-method"


def test_a_mistake_of_the_server_is_a_problem_in_json_and_tells_nothing(house, monkeypatch):
    def fail() -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr("sietch.table.api.description", fail)
    response = house.http.get("/api")
    assert response.status_code == 500
    assert "secret" not in response.text
    assert response.json()["error"]
    assert response.headers["x-content-type-options"] == "nosniff"


# ---- what there is


def test_the_description_has_every_address(house):
    described = house.http.get("/api").json()
    assert described["openapi"].startswith("3.1")
    routes: list[Any] = list(Api(house.tables, Allowances(Limits()), Metrics(), Lobbies(house.tables)).addresses())
    served = {"/api", *("/api" + route.path.replace(":int", "") for route in routes)}
    served -= {"/api/tables/{table}/socket", "/api/lobbies/{table}/socket"}
    assert served == set(described["paths"]) == {path for _, path, *_ in OPERATIONS}
    assert "socket" in described["info"]["description"]


def test_games_languages_and_catalogues_are_told_to_everybody(house):
    games = {game["game"]: game for game in house.http.get("/api/games").json()}
    assert games.keys() == sietch.GAMES.keys()
    game = games["uprising"]
    assert (game["players"], game["roles"]) == ([1, 2, 3, 4, 6], [])
    assert game["suggested"] in game["players"]
    assert game["bots"][: len(LEVELS)] == list(LEVELS)
    assert game["bots"] == names()
    assert game["usual_bot"] in LEVELS
    assert {"id": "choam", "needs": []} in game["modules"]
    assert {"id": "preset-uprising-choam", "modules": ["choam"], "players": None} in game["presets"]
    assert {"id": "preset-teams", "modules": ["choam"], "players": 6} in game["presets"]
    assert (games["arrakis"]["modules"], games["arrakis"]["presets"]) == ([{"id": "mahdi", "needs": []}], [])
    options = {option["name"]: option for option in game["options"]}
    assert options.keys() == {"modules", "house_rules", "leaders", "difficulty", "rivals"}
    assert (options["modules"]["takes"], options["modules"]["suggested"]) == ("any", ["choam"])
    assert (options["leaders"]["takes"], options["leaders"]["values"][0]) == ("each", "random")
    needs = options["leaders"]["needs"]
    assert (needs["shaddam-corrino-iv"], needs["paul-atreides"]) == ("choam", "base-cards")
    assert "lady-jessica" not in needs
    assert {"en", "cs", "pl"} <= set(house.http.get("/api/languages").json())
    assert house.http.get("/api/languages/cs").json()["messages"]
    everything = house.http.get("/api/games/uprising/catalogue").json()
    assert len(everything) > 100
    for modules, there in (("", {"uprising"}), ("choam", {"uprising", "choam"})):
        found = house.http.get("/api/games/uprising/catalogue", params={"modules": modules}).json()
        assert {entry["module"] for entry in found} == there
    assert house.http.get("/api/games/arrakis/catalogue?modules=").status_code == 200


def test_a_table_can_be_opened_with_whatever_a_game_says_it_can_choose(house):
    for game in house.http.get("/api/games").json():
        for option in game["options"]:
            for value in option["values"]:
                players = option["people"].get(value, [game["suggested"]])[-1]
                chosen = {"any": [value], "one": value, "each": [value] + [option["values"][0]] * (players - 1)}
                setup = {option["name"]: chosen[option["takes"]]}
                needs = [option["needs"][value]] if value in option["needs"] else []
                if option["name"] == "modules":
                    needs = next(module["needs"] for module in game["modules"] if module["id"] == value)
                if needs:
                    assert house.try_to_open(*[""] * players, game=game["game"], setup=setup).status_code == 400
                    setup["modules"] = [*setup.get("modules", []), *needs]
                if value in option["people"]:
                    others = [""] * next(n for n in game["players"] if n not in option["people"][value])
                    assert house.try_to_open(*others, game=game["game"], setup=setup).status_code == 400
                house.open(*[""] * players, game=game["game"], setup=setup)


def test_the_query_of_a_look_is_checked(house):
    table = house.open()
    for query in ({"seq": "x"}, {"more": "1"}):
        response: httpx.Response = table.ask(0, "GET", **query)
        assert response.status_code == 400


def test_a_body_nested_beyond_reason_or_of_wrong_letters_is_a_bad_request(house):
    for content in (b'{"record": ' + b"[" * 50_000, b'{"game": "\xff"}'):
        answer = house.http.post("/api/tables", content=content)
        assert answer.status_code == 400
        assert "not what this address takes" in answer.json()["error"]


# ---- what an address may hold and have kept


def test_one_address_cannot_hold_sockets_without_end(serve):
    here = serve(limits=Limits(sockets=2))
    table = here.open()
    address = here.address.replace("http", "ws", 1) + table.path + "/socket"
    other = {"x-forwarded-for": "203.0.113.1"}
    with connect(address, additional_headers=other), connect(address, additional_headers=other) as second:
        with connect(address, additional_headers=other) as third:
            refused = json.loads(third.recv(10))
            assert refused["words"] == {"id": "refused-sockets", "args": {"n": 2}}
            with pytest.raises(ConnectionClosed):
                third.recv(10)
            assert third.close_code == 1013
        # Others may, and so may this machine.
        for header in ({"x-forwarded-for": "203.0.113.2"}, {}):
            with connect(address, additional_headers=header) as mine:
                mine.send(json.dumps({"token": table.token(0)}))
                assert json.loads(mine.recv(10))["seat"] == 0
        second.close()
        wait_for(lambda: _is_let_in(address, other, table.token(0)))


def _is_let_in(address: str, header: dict[str, str], token: str) -> bool:
    with connect(address, additional_headers=header) as again:
        again.send(json.dumps({"token": token}))
        return bool(json.loads(again.recv(10))["type"] == "table")


def test_one_address_cannot_fill_the_database(serve):
    here = serve(limits=Limits(kept=Rate(SIZE_OF_TABLE * 3, 0.0)))
    other = {"x-forwarded-for": "203.0.113.1"}
    wish: dict[str, Any] = {"seats": [{}] * 4}
    found = [here.http.post("/api/tables", json=wish, headers=other) for _ in range(4)]
    assert [each.status_code for each in found] == [201, 201, 429, 429]
    assert found[-1].json()["words"]["id"] == "refused-kept-too-much"
    assert int(found[-1].headers["retry-after"]) > 60
    # A bot answers by itself, so it counts beforehand; others have room of their own.
    assert here.try_to_open("greedy", "", "", "").status_code == 429
    assert here.try_to_open().status_code == 201


def test_answers_take_room_too(serve):
    here = serve(limits=Limits(kept=Rate(SIZE_OF_TABLE + 1000 + SIZE_OF_ANSWER, 0.0)))
    table = here.open()
    seat, decision = table.turn()
    while (response := table.answer(seat, decision["id"], decision["options"][0]["key"])).status_code == 200:
        seat, decision = table.turn()
    assert (response.status_code, response.json()["words"]["id"]) == (429, "refused-kept-too-much")
    with table.sit(seat) as me:
        me.hear()
        me.answer()
        assert me.hear()["words"]["id"] == "refused-kept-too-much"
    assert table.pending()[1]["id"] == decision["id"]


def test_every_request_counts_for_its_address(serve):
    here = serve(limits=Limits(requests=Rate(3, 0.0)))
    found = [here.http.get(path) for path in ("/", "/api/nothing", "/assets/nothing.js", "/")]
    assert found[-1].status_code == 429
    assert found[-1].headers["retry-after"] == "1"


def test_an_address_beyond_reason_is_not_looked_at(house):
    for path in ("/" + "a" * 9000, "/api/games?" + "a" * 9000):
        assert house.http.get(path).status_code == 414


def test_a_catalogue_that_is_not_there_yet_counts_like_several_requests(serve):
    here = serve(limits=Limits(requests=Rate(REQUESTS_LIKE_A_CATALOGUE + 4, 0.0)))
    facts._catalogues.clear()
    paths = ["immortality", "immortality", "rise-of-ix", "immortality"]
    found = [here.http.get(f"/api/games/imperium/catalogue?modules={modules}").status_code for modules in paths]
    assert found == [200, 200, 429, 200]


def test_catalogues_that_were_told_last_are_kept():
    kept: list[Any] = [object() for _ in range(facts.MOST_RULESETS)]
    facts._catalogues.clear()
    facts._catalogues.update(dict.fromkeys(kept, Lasting(b"")))
    assert facts.known_catalogue(kept[0]) is not None
    facts.catalogue(sietch.rules("arrakis"))
    assert facts.known_catalogue(kept[1]) is None
    assert facts.known_catalogue(kept[0]) is not None
    facts._catalogues.clear()


# ---- long logs


def test_a_long_log_is_told_as_a_short_one_is(house):
    game = sietch.new("uprising", players=4, seed=5, modules=["choam"])
    rng = random.Random(5)
    for _ in range(150):
        game.choose(rng.choice(game.decision.options))
    table = Seats(house.address, house.http.post("/api/tables", json={"record": game.record}).json())
    for who in (0, 1, "spectator"):
        seat = who if isinstance(who, int) else SPECTATOR
        expected = msgspec.to_builtins([shown(game, event) for event in game.events(seat)])
        assert len(expected) > FEW
        for _ in range(2):
            assert table.look(who)["events"] == expected
        with table.sit(who) as me:
            assert me.hear()["events"] == expected
    # It goes on from there, and back.
    for step in range(12):
        table.play(1, rng)
        seat, _ = table.turn()
        if table.look(seat)["can_undo"] and step % 3 == 2:
            assert table.undo(seat, table.turn()[1]["id"]).status_code == 200
        for who in (0, 1, "spectator"):
            viewer = who if isinstance(who, int) else SPECTATOR
            now = house.tables.live[table.id].game
            assert table.look(who)["events"] == msgspec.to_builtins([shown(now, each) for each in now.events(viewer)])


def test_telling_a_long_log_counts_like_several_requests(serve):
    here = serve(limits=Limits(requests=Rate(4, 0.0)))
    game = sietch.new("uprising", players=4, seed=5)
    rng = random.Random(5)
    while game.event_count < 4 * EVENTS_LIKE_A_REQUEST:
        game.choose(rng.choice(game.decision.options))
    table = Seats(here.address, here.http.post("/api/tables", json={"record": game.record}).json())
    assert table.ask(0, "GET").status_code == 429
    with table.sit(0) as me:
        assert me.hear_to_the_end()[1] == 1013
