"""Nothing that was acknowledged is lost: servers killed in mid-turn, disks that fail, two servers on one file."""

import asyncio
import importlib.util
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError
from tests.server.people import PATIENCE, Seats, browse, run_loop, wait_for

from sietch.table import messages as m
from sietch.table.storage import Answered, Conflict, Position, Storage, StorageError
from sietch.table.tables import Tables
from sietch.table.thinking import Thinkers


class Process:
    """`sietch serve` in a process of its own."""

    def __init__(self, file: Path) -> None:
        self.file = file
        command = [sys.executable, "-c", "from sietch.cli import main; main()", "serve"]
        command += ["--port", "0", "--no-browser", "--database", f"sqlite:///{file}"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http" in line, self.process.communicate()
        self.address = line.split("The table is at ")[1].split("/ ")[0]

    def children(self) -> list[int]:
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in listed.read_text().split()] if listed.exists() else []

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[int, str]:
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Any]:
    processes: list[Process] = []

    def start() -> Process:
        processes.append(Process(tmp_path / "table.db"))
        return processes[-1]

    yield start
    for each in processes:
        if each.process.poll() is None:
            each.kill()


def still(seen: dict[str, Any]) -> dict[str, Any]:
    """An update without what belongs to one life of a server."""
    return {name: value for name, value in seen.items() if name not in ("epoch", "seq")}


def is_running(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().split(")")[1].split()[0]
    except OSError:
        return False


def wait_for_the_end(pids: list[int]) -> None:
    wait_for(lambda: not any(is_running(pid) for pid in pids))


def test_a_killed_server_goes_on_exactly_where_it_was(started):
    server = started()
    wish = {"seats": [{}, {}, {"bot": "greedy"}, {}], "setup": {"modules": ["choam"]}, "seed": 3}
    links = browse().post(f"{server.address}/api/tables", json=wish).json()
    rng = random.Random(1)
    for _ in range(3):
        table = Seats(server.address, links)
        table.play(12, rng)
        table.turn()
        before = {who: still(table.look(who)) for who in (0, 1, 2, 3, "spectator", "host")}
        workers = server.children()
        server.kill()
        wait_for_the_end(workers)
        server = started()
        table = Seats(server.address, links)
        assert {who: still(table.look(who)) for who in before} == before
    # A person whose socket broke comes back with what they knew and is sent everything anew.
    with table.sit(0, epoch="of before", seq=5, events=7) as me:
        assert me.hear()["events_from"] == 0
    table.play_to_undoable(rng)
    assert server.stop()[1] == ""


def test_an_answer_that_was_acknowledged_survives_a_kill_at_any_moment(started):
    server = started()
    links = browse().post(f"{server.address}/api/tables", json={"seats": [{}] * 4, "seed": 5}).json()
    rng = random.Random(2)
    acknowledged: list[tuple[int, str]] = []
    for _ in range(3):
        table = Seats(server.address, links)
        sent: list[tuple[int, str]] = []

        def answer_on(table: Seats = table, sent: list[tuple[int, str]] = sent) -> None:
            try:
                while True:
                    seat, decision = table.turn()
                    key = rng.choice(decision["options"])["key"]
                    sent.append((decision["id"], key))
                    if table.answer(seat, decision["id"], key).status_code == 200:
                        acknowledged.append((decision["id"], key))
            except httpx.TransportError:
                pass

        def more(than: int = len(acknowledged) + 5) -> bool:
            return len(acknowledged) > than

        player = threading.Thread(target=answer_on)
        player.start()
        wait_for(more)
        time.sleep(rng.random() * 0.2)
        server.kill()
        player.join()
        server = started()
        # The last answer may have been stored without the news of it: it counts, or it was never given.
        table = Seats(server.address, links)
        now = table.look("spectator")["decision"]["id"]
        assert acknowledged[-1][0] < now
        if sent[-1] != acknowledged[-1] and sent[-1][0] < now:
            acknowledged.append(sent[-1])
    stored = run_loop(_load(server.file, links["table"]))
    assert [step[0] for step in stored[1:]] == [key for _, key in acknowledged]


async def _load(file: Path, table: str) -> list[list[str]]:
    storage = Storage(f"sqlite:///{file}")
    found = await storage.load(table)
    storage.close()
    assert found is not None
    return found.entries


# ---- a disk that fails


@pytest.fixture
def failing(serve):
    """A server whose database refuses what begins with a word, as long as it is asked to."""
    here = serve()
    here.refuses = ""

    @event.listens_for(here.storage.engine, "before_cursor_execute")
    def refuse(connection, cursor, statement, *rest):
        if here.refuses and statement.startswith(here.refuses):
            raise sqlite3.OperationalError("disk I/O error")

    return here


def test_an_answer_that_cannot_be_stored_is_refused_and_nothing_is_half_done(failing):
    table = failing.open()
    table.play(10, random.Random(1))
    seat, decision = table.turn()
    key = decision["options"][0]["key"]
    before = table.look(seat)
    failing.refuses = "INSERT"
    with table.sit("spectator") as watching:
        watching.hear()
        response = table.answer(seat, decision["id"], key)
        assert response.status_code == 503
        assert response.json()["error"] == "the database cannot be used: disk I/O error"
        assert response.json()["words"]["id"] == "refused-storage"
        with table.sit(seat) as me:
            me.hear()
            me.answer(key)
            refused = me.hear()
            assert (refused["type"], refused["stale"]) == ("refused", False)
            assert failing.try_to_open().status_code == 503
            assert still(table.look(seat))["decision"] == before["decision"]
            failing.refuses = ""
            me.answer(key)
            assert me.hear_decision(decision["id"])["view"] == table.look(seat)["view"]
        # Who watched saw people come and go, and one answer.
        watching.hear_decision(decision["id"])
        assert watching.log == table.look("spectator")["events"]
    table.play(3, random.Random(2))


def test_positions_follow_a_few_at_a_time_and_are_tried_again(failing, monkeypatch):
    monkeypatch.setattr("sietch.table.storage.storage.SECONDS_UNTIL_PLACED", 0.2)
    monkeypatch.setattr("sietch.table.storage.storage.SECONDS_UNTIL_TRIED", 0.2)
    monkeypatch.setattr("sietch.table.storage.storage.POSITIONS_AT_ONCE", 2)
    tables = [failing.open() for _ in range(5)]
    failing.refuses = "INSERT INTO positions"
    for number, table in enumerate(tables):
        table.play(number + 1, random.Random(number))
    wait_for(lambda: failing.storage.errors > 2)
    # Answers are stored all the same.
    tables[0].play(1, random.Random(9))
    failing.refuses = ""

    def at(table: Seats) -> int:
        stored = failing.in_loop(failing.storage.load(table.id))
        assert stored is not None
        return int(stored.at)

    wait_for(lambda: [at(table) for table in tables] == [2, 2, 3, 4, 5])


def test_an_undo_and_a_seat_change_that_cannot_be_stored_are_refused(failing):
    table = failing.open(seed=3)
    seat, seen = table.play_to_undoable(random.Random(4))
    failing.refuses = "DELETE"
    assert table.undo(seat, seen["decision"]["id"]).status_code == 503
    failing.refuses = "UPDATE"
    assert table.ask("host", "PUT", "/seats/0", {"bot": "random"}).status_code == 503
    failing.refuses = ""
    assert table.look(seat)["decision"] == seen["decision"]
    assert table.look(seat)["seats"][0]["bot"] == ""
    assert table.undo(seat, seen["decision"]["id"]).status_code == 200


def test_bots_try_again_when_the_disk_is_back(failing, monkeypatch):
    monkeypatch.setattr("sietch.table.tables.SECONDS_TO_RETRY", 0.05)
    table = failing.open()
    seat, decision = table.turn()
    failing.refuses = "INSERT"
    assert table.ask("host", "PUT", f"/seats/{seat}", {"bot": "random"}).status_code == 200
    time.sleep(0.5)
    assert table.look("host")["decision"]["id"] == decision["id"]
    failing.refuses = ""
    wait_for(lambda: table.look("host")["decision"]["id"] > decision["id"])


def test_one_job_that_fails_harms_no_other_in_its_transaction(tmp_path):
    async def use() -> None:
        tables = Tables(storage, Thinkers(1))
        links = [await tables.open(m.NewTable([m.SeatWish()] * 4)) for _ in range(6)]
        somewhere = partial(Position, b"position", b"legend")
        jobs = [storage.append(link.table, Answered(1, 0, ["pass"], somewhere)) for link in links]
        jobs.insert(3, storage.append(links[0].table, Answered(0, 0, ["twice"], somewhere)))
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(results.pop(3), Conflict)
        assert results == [None] * 6
        for link in links:
            stored = await storage.load(link.table)
            assert stored is not None
            assert stored.entries[1:] == [["pass"]]

    storage = Storage(f"sqlite:///{tmp_path}/table.db")
    run_loop(use())
    storage.close()


def test_a_read_only_database_can_be_looked_at(serve, tmp_path):
    table = serve().open(seed=1)
    table.play(3, random.Random(1))

    async def use() -> None:
        tables = Tables(storage, Thinkers(1))
        found, _ = await tables.enter(table.id, table.token(0))
        decision = found.game.decision
        with pytest.raises(StorageError, match="readonly"):
            await tables.answer(found, decision.seat, m.Answer(decision.id, decision.options[0].key))
        assert found.game.decision is decision
        assert found.seq == 0

    storage = Storage(f"sqlite:///file:{tmp_path}/table.db?mode=ro&uri=true")
    run_loop(use())
    storage.close()


def test_two_servers_on_one_database_do_not_lose_or_mix_answers(serve):
    one, two = serve(), serve()
    here = one.open(seed=1)
    there = Seats(two.address, here.links)
    with there.sit("spectator") as watching:
        before = watching.hear()
        here.play(3, random.Random(1))
        # What was asked before is past at the second server, too, and who watches there hears what happened.
        stale = there.answer(before["decision"]["seat"], before["decision"]["id"], "end")
        assert (stale.status_code, stale.json()["stale"]) == (409, True)
        now = here.look("spectator")
        watching.hear_until(lambda heard: heard["decision"]["id"] == now["decision"]["id"])
        assert watching.log == now["events"]
    assert still(there.look(0)) == still(here.look(0))
    there.play(3, random.Random(2))


# ---- the database


def test_a_closed_storage_refuses_instead_of_waiting_for_ever(tmp_path):
    storage = Storage(f"sqlite:///{tmp_path}/table.db")
    storage.close()
    with pytest.raises(StorageError, match="closed"):
        run_loop(storage.load("x"))


def test_a_connection_that_breaks_is_told_once_and_made_anew(tmp_path):
    storage = Storage(f"sqlite:///{tmp_path}/table.db")
    strays: list[object] = []

    def break_it(connection: Connection) -> None:
        connection.invalidate()
        raise OperationalError("insert", {}, OSError("the line is dead"))

    async def use() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: strays.append(context))
        with pytest.raises(StorageError, match="the line is dead"):
            await storage._run(break_it)
        assert await storage._run(lambda connection: connection.scalar(text("select 7"))) == 7

    run_loop(use())
    storage.close()
    assert strays == []


@pytest.mark.skipif(importlib.util.find_spec("psycopg") is not None, reason="the driver is installed")
def test_a_driver_that_is_not_installed_is_named():
    with pytest.raises(StorageError, match=r"pip install 'sietch\[postgres\]'"):
        Storage("postgresql+psycopg://127.0.0.1:1/sietch")


def test_the_file_is_for_its_owner_only(tmp_path):
    Storage(f"sqlite:///{tmp_path}/table.db").close()
    assert os.stat(tmp_path / "table.db").st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "url", ["nonsense", "sqlite://", "sqlite:///:memory:", "oracle9://x", "sqlite:////dev/null/x.db"]
)
def test_a_database_that_cannot_be_used_is_told_in_one_line(url):
    with pytest.raises(StorageError) as error:
        Storage(url)
    assert "\n" not in str(error.value)


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Duke, " * 100)
    with pytest.raises(StorageError, match="not a database"):
        Storage(f"sqlite:///{file}")
    assert file.read_text() == "Dear Duke, " * 100


def test_the_password_of_a_database_is_not_shown():
    with pytest.raises(StorageError) as error:
        Storage("postgresql+psycopg://duke:secret@127.0.0.1:1/sietch")
    assert "secret" not in str(error.value)


def test_a_database_of_a_newer_program_is_refused(tmp_path):
    url = f"sqlite:///{tmp_path}/table.db"
    Storage(url).close()
    with sqlite3.connect(tmp_path / "table.db") as database:
        database.execute("UPDATE layout SET version = version + 1")
    with pytest.raises(StorageError, match="a newer Sietch wrote it"):
        Storage(url)


def test_bots_go_on_after_a_restart_when_nobody_looks(serve_from):
    here = serve_from()
    table = here.open("", "random", "random", "random")
    done = here.open("", "", "", "")
    seat, _ = table.turn()
    for each in list(here.tables.live.values()):
        if each.thinking is not None:
            each.thinking.cancel()

    async def answer_and_no_more() -> None:
        """The bots are to play when the server ends."""
        live = here.tables.live[table.id]
        here.tables.wake = lambda table: None
        keys = [option.key for option in live.game.decision.options]
        while live.game.decision.seat == seat:
            await here.tables.answer(live, seat, m.Answer(live.game.decision.id, keys[0]))
            keys = [option.key for option in live.game.decision.options]

    here.in_loop(answer_and_no_more())
    before = here.in_loop(here.storage.heads([table.id, done.id]))
    here.stop()
    again = serve_from()
    wait_for(lambda: again.in_loop(again.storage.heads([table.id]))[table.id].answers > before[table.id].answers)
    assert done.id not in again.tables.live
