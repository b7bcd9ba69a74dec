"""Several servers on one PostgreSQL: a table is played at one of them, people come upon any, and servers end at any
moment."""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from tests.busy import at_most
from tests.server.crowd import play
from tests.server.houses import Cluster, House, children
from tests.server.people import PATIENCE, Seats, browse, run_loop, wait_for
from tests.server.postgres import Postgresql
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

# Nobody waits for longer, whatever happens to the servers; and it takes no longer until one that is told to end has.
MOST_SECONDS = 10.0


@pytest.fixture
def cluster(postgresql: Postgresql) -> Iterator[Cluster]:
    servers = Cluster(postgresql, 3)
    yield servers
    servers.close()


def check(cluster: Cluster, games: int, faults: int, seed: int, longest: float, at_once: int = 8) -> None:
    """Play, and compare what everybody was told with what is stored."""
    outcome = run_loop(play(cluster, games, faults, seed, longest, at_once))
    print(
        f"{outcome.games} games, {outcome.answers} answers, {outcome.sent} sent by people, {outcome.acknowledged} "
        f"acknowledged, {outcome.views} views compared, {outcome.came} connections, longest wait {outcome.longest:.1f} "
        f"s, longest end {max(outcome.drained, default=0.0):.1f} s; {len(outcome.done)} faults: "
        f"{'; '.join(outcome.done)}"
    )
    assert outcome.faults == []
    assert outcome.finished == outcome.games >= games
    assert outcome.views > outcome.answers
    assert outcome.longest < at_most(MOST_SECONDS)
    assert max(outcome.drained, default=0.0) < at_most(MOST_SECONDS)


def test_games_go_on_whatever_happens_to_the_servers(cluster):
    check(cluster, games=2, faults=4, seed=1, longest=4.5, at_once=2)


@pytest.mark.nightly
@pytest.mark.timeout(3600)
def test_a_hundred_games_with_a_hundred_faults(cluster):
    many = int(os.environ.get("SIETCH_CLUSTER_GAMES", "100"))
    check(cluster, games=many, faults=many, seed=2, longest=7.0)


# ---- what holds at all of them


@pytest.fixture(scope="module")
def servers(postgresql: Postgresql) -> Iterator[Cluster]:
    started = Cluster(postgresql, 2, "--sockets-per-address", "3")
    yield started
    started.close()


def seats_at(house: House, links: dict[str, Any]) -> Seats:
    return Seats(house.address, links)


def opened(house: House, *bots: str, **headers: str) -> dict[str, Any]:
    seats = [{"name": f"Name {seat}", "bot": bot} for seat, bot in enumerate(bots or ("", "", "", ""))]
    response = browse().post(f"{house.address}/api/tables", json={"seats": seats}, headers=headers)
    assert response.status_code == 201, response.text
    links: dict[str, Any] = response.json()
    return links


def measured(house: House, name: str) -> float:
    lines = browse().get(f"{house.address}/metrics").text.splitlines()
    return float(next(line.rpartition(" ")[2] for line in lines if line.startswith(f"{name} ")))


def test_a_table_is_one_wherever_people_sit_at_it(servers):
    here, there = servers.houses
    links = opened(here)
    a, b = seats_at(here, links), seats_at(there, links)
    rng = random.Random(1)
    with a.sit("spectator") as watching, b.sit("spectator") as other:
        assert watching.hear()["seq"] == other.hear()["seq"]
        for turn in range(20):
            (a, b)[turn % 2].play(1, rng)
        until = a.look("spectator")["answers"]
        assert watching.hear_until(lambda heard: heard["answers"] == until)["seq"] == a.look("spectator")["seq"]
        assert other.hear_until(lambda heard: heard["answers"] == until)["view"] == watching.table["view"]
    # What is said here is heard there, at once.
    with b.sit(0) as me:
        me.hear()
        me.send(type="listen")
        assert me.hear_until(lambda heard: heard["type"] == "chat")["lines"] == []
        assert a.ask(1, "POST", "/chat", {"text": "Hello"}).status_code == 200
        assert me.hear_until(lambda heard: heard["type"] == "chat")["lines"][0]["text"] == "Hello"
    assert measured(here, "sietch_passed_on_total") + measured(there, "sietch_passed_on_total") > 10


def test_a_table_comes_to_be_where_its_first_person_sits(servers):
    here, there = servers.houses
    links = opened(here)
    owned = measured(there, "sietch_tables_owned")
    with seats_at(there, links).sit(0) as me:
        me.hear()
        assert measured(there, "sietch_tables_owned") == owned + 1
        # From then on it stays, and who comes elsewhere is passed on.
        with seats_at(here, links).sit(1) as other:
            assert other.hear()["seq"] > me.table["seq"]
        assert measured(there, "sietch_tables_owned") == owned + 1


def test_a_refusal_comes_back_as_it_was_meant(servers):
    here, there = servers.houses
    links = opened(here)
    b = seats_at(there, links)
    seat, decision = b.pending()
    assert b.answer(seat, decision["id"], "nothing").json()["words"]["id"] == "refused-choice"
    assert b.answer((seat + 1) % 4, decision["id"], "nothing").json()["words"]["id"] == "refused-others-turn"
    wrong = browse().get(f"{there.address}{b.path}", headers={"authorization": "Bearer no"})
    assert (wrong.status_code, wrong.json()["words"]["id"]) == (403, "refused-token")
    assert wrong.headers.get_list("content-security-policy") == [wrong.headers["content-security-policy"]]
    missing = browse().get(f"{there.address}/api/tables/{'0' * 16}", headers={"authorization": "Bearer no"})
    assert missing.status_code == 404


def test_nobody_passes_for_a_server(servers):
    here, there = servers.houses
    links = opened(here)
    forged = {"x-sietch-pass": "guessed", "x-sietch-for": "10.1.1.1", "host": "evil.example"}
    response = browse().get(f"{there.address}/api/tables/{links['table']}", headers=forged)
    assert response.status_code == 421


def test_friends_meet_in_a_lobby_and_the_game_begins_for_all(servers):
    here, there = servers.houses
    key, other = "k" * 43, "o" * 43
    wish = {"game": "uprising", "person": key, "seats": [{"name": "Eva"}, {}, {}, {}]}
    links = browse().post(f"{here.address}/api/lobbies", json=wish).json()
    path = f"/api/lobbies/{links['table']}"
    invited = {"authorization": f"Bearer {links['invite']}"}
    with connect(f"ws://127.0.0.1:{there.port}{path}/socket") as guest:
        guest.send(json.dumps({"token": links["invite"]}))
        assert json.loads(guest.recv(PATIENCE))["type"] == "lobby"
        taken = browse().post(f"{there.address}{path}/seats/1", json={"person": other, "name": "Jan"}, headers=invited)
        assert taken.status_code == 200, taken.text
        assert json.loads(guest.recv(PATIENCE))["seats"][1]["name"] == "Jan"
        host = {"authorization": f"Bearer {links['host']}"}
        begun = browse().post(f"{here.address}{path}/begin", json={"fill": "random", "anyway": True}, headers=host)
        assert begun.status_code == 200, begun.text
        while (heard := json.loads(guest.recv(PATIENCE)))["type"] != "begun":
            pass
        assert heard["table"] == links["table"]
    for house in servers.houses:
        mine = browse().get(f"{house.address}/api/person/tables", headers={"authorization": f"Bearer {other}"}).json()
        assert [(each["table"], each["state"]) for each in mine] == [(links["table"], "running")]


def test_an_address_has_its_sockets_at_all_servers_together(servers):
    here, there = servers.houses
    links = opened(here)
    headers = {"x-forwarded-for": "10.7.7.7"}
    address = "ws://127.0.0.1:{}/api/tables/{}/socket"
    with contextlib.ExitStack() as open_ones:

        def come(house: House) -> str:
            line = connect(address.format(house.port, links["table"]), additional_headers=headers).__enter__()
            open_ones.callback(line.close_socket)
            with contextlib.suppress(ConnectionClosed):  # it need not even say hello
                line.send(json.dumps({"token": links["spectator"]}))
            found: dict[str, Any] = json.loads(line.recv(PATIENCE))
            return str(found.get("words", {}).get("id", found["type"]))

        assert [come(here), come(there), come(here)] == ["table"] * 3
        wait_for(lambda: come(there) == "refused-sockets")


def test_what_an_address_took_at_one_server_is_missing_at_the_other(servers):
    here, there = servers.houses
    headers = {"x-forwarded-for": "10.8.8.8"}
    wish: dict[str, Any] = {"seats": [{}] * 4}
    for _ in range(30):
        taken = browse().post(f"{here.address}/api/tables", json=wish, headers=headers)
        assert taken.status_code in (201, 429)
    wait_for(lambda: browse().post(f"{there.address}/api/tables", json=wish, headers=headers).status_code == 429)


def test_bots_think_where_there_is_room(servers):
    here, there = servers.houses
    tables = [seats_at(here, opened(here, *["search-strong"] * 4)) for _ in range(3)]
    wait_for(lambda: measured(there, "sietch_bots_borrowed_total") > 0)
    wait_for(lambda: measured(here, "sietch_bots_lent_total") > 0)
    # They would think on for as long as the servers are there.
    for table in tables:
        for seat in range(4):
            assert table.ask("host", "PUT", f"/seats/{seat}", {"bot": ""}).status_code == 200


def test_an_update_hands_the_tables_over(postgresql):
    """One server after the other ends in good order and begins anew; those who sit there go on."""
    cluster = Cluster(postgresql, 2)
    try:
        here, there = cluster.houses
        links = opened(here, "", "", "random", "random")
        a, b = seats_at(here, links), seats_at(there, links)
        a.play(3, random.Random(1))
        with a.sit(0) as me:
            me.hear()
            assert here.drain() < at_most(10.0)
            assert me.hear_to_the_end()[1] == 1012
        began = time.monotonic()
        b.play(1, random.Random(2))
        assert time.monotonic() - began < at_most(5.0)
        here.start()
        assert there.drain() < at_most(10.0)
        a.play(1, random.Random(3))
    finally:
        cluster.close()


def test_bots_go_on_when_nobody_looks(postgresql):
    """After the end of all servers, and without anybody who comes back."""
    cluster = Cluster(postgresql, 1)
    try:
        (house,) = cluster.houses
        links = opened(house, "random", "random", "random", "random")
        engine = create_engine(cluster.url)

        def stored() -> int:
            with engine.connect() as connection:
                of = {"id": links["table"]}
                count = connection.execute(text("SELECT count(*) FROM answers WHERE table_id = :id"), of).scalar_one()
                return int(count)

        wait_for(lambda: stored() > 10)
        house.kill()
        before = stored()
        house.start()
        wait_for(lambda: stored() > before + 10)
        engine.dispose()
    finally:
        cluster.close()


def test_several_servers_need_a_postgresql(tmp_path):
    command = [sys.executable, "-m", "sietch", "serve", "--port", "0", "--no-browser", "--cluster"]
    done = subprocess.run(
        [*command, "--database", f"sqlite:///{tmp_path}/table.db"], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 2
    assert "several servers share a PostgreSQL only (--database postgresql://...)" in done.stderr
    assert not (tmp_path / "table.db").exists()


@contextlib.contextmanager
def several_processes(database: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "sietch", "serve", "--port", "0", "--no-browser", "--processes", "2"]
    server = subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        told = re.search(r"http://[^/]+", server.stdout.readline())
        assert told is not None
        yield server, told[0]
    finally:
        server.terminate()
        server.wait(PATIENCE)


def test_several_processes_of_one_machine_play_the_same_tables(postgresql):
    with several_processes(postgresql.fresh()) as (server, address):
        seats = Seats(address, browse().post(f"{address}/api/tables", json={"seats": [{}] * 4}).json())
        for turn in range(8):  # every connection may come to another of them
            Seats(address, seats.links).play(1, random.Random(turn))
        workers = [child for child in children(server.pid) if "listening" in of_process(child)]
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)

        def begun_anew() -> bool:
            now = [child for child in children(server.pid) if "listening" in of_process(child)]
            return len(now) == 2 and now != workers

        wait_for(begun_anew)
        for turn in range(4):
            Seats(address, seats.links).play(1, random.Random(turn))
        began = time.monotonic()
        server.terminate()
        assert server.wait(PATIENCE) == 0
        assert time.monotonic() - began < at_most(10.0)
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


def of_process(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def test_several_processes_need_a_postgresql(tmp_path):
    command = [sys.executable, "-m", "sietch", "serve", "--port", "0", "--no-browser", "--processes", "2"]
    done = subprocess.run(
        [*command, "--database", f"sqlite:///{tmp_path}/table.db"], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 2
    assert "several processes share a PostgreSQL only" in done.stderr
