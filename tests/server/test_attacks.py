"""What somebody with bad intent, or a bad line, tried: each attack must fail."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import time
from pathlib import Path

import pytest
from tests.busy import at_most
from tests.server.people import Seats, run_loop

from sietch.core.game import SPECTATOR, Game
from sietch.imperium.rules import UPRISING
from sietch.table import messages as m
from sietch.table.storage import Storage, StorageError
from sietch.table.storage.opening import open_database
from sietch.table.tables import Tables
from sietch.table.thinking import Thinkers


def test_chance_at_a_table_does_not_follow_from_a_seed(tmp_path):
    """Whoever could work out the seed from cards that lie open would know all cards to come."""

    async def use() -> None:
        tables = Tables(storage, Thinkers(1))
        seats = [m.SeatWish()] * 4
        for wish, same in ((m.NewTable(seats, seed=7), True), (m.NewTable(seats), False)):
            links = await tables.open(wish)
            table, _ = await tables.enter(links.table, links.host)
            again = Game(UPRISING, table.game.setup, table.game.seed)
            assert (again.view(SPECTATOR) == table.game.view(SPECTATOR)) is same

    storage = Storage(f"sqlite:///{tmp_path}/table.db")
    run_loop(use())
    storage.close()


def test_an_answer_that_was_taken_back_is_not_given_again_after_a_restart(serve):
    here = serve()
    table = here.open(seed=3)
    seat, seen = table.play_to_undoable(random.Random(1))
    before = table.look(seat)["undone"]
    assert table.undo(seat, seen["decision"]["id"]).status_code == 200
    decision = table.look(seat)["decision"]
    here.stop()
    again = serve()
    table = Seats(again.address, table.links)
    key = decision["options"][0]["key"]
    late = table.answer(seat, decision["id"], key, undone=before)
    assert (late.status_code, late.json()["stale"]) == (409, True)
    assert table.answer(seat, decision["id"], key, undone=before + 1).status_code == 200


def test_a_damaged_table_tells_nobody_what_was_in_it(serve, tmp_path):
    here = serve()
    table = here.open(seed=1)
    table.play(3, random.Random(1))
    here.stop()
    with sqlite3.connect(tmp_path / "table.db") as database:
        database.execute("UPDATE answers SET entries = '[\"play:nonsense\"]' WHERE number = 2")
        database.execute("UPDATE positions SET position = substr(position, 2)")
    again = serve()
    table = Seats(again.address, table.links)
    wrong = again.http.get(table.path, headers={"authorization": "Bearer nobody"})
    assert wrong.status_code == 403
    right = table.ask(0, "GET")
    assert right.status_code == 409
    for response in (wrong, right):
        assert "possible" not in response.text


@pytest.mark.parametrize("path", ["steps", "seats"])
def test_a_number_of_five_thousand_digits_is_just_wrong(house, path):
    table = house.open()
    method = "GET" if path == "steps" else "PUT"
    response = table.ask("host", method, f"/{path}/{'9' * 5000}", {"bot": ""} if path == "seats" else None)
    assert response.status_code in (400, 404, 409)


def test_what_was_sent_is_not_repeated_at_length(house):
    response = house.http.post("/api/tables", json={"game": "x" * 50_000, "seats": []})
    assert response.status_code == 400
    assert len(response.text) < 8000


@pytest.mark.parametrize(("statements", "reason"), [
    (["CREATE TABLE tables (id TEXT)"], "not a database of Sietch"),
    (["CREATE TABLE cats (name TEXT)"], "not a database of Sietch"),
    (["CREATE TABLE layout (version)", "INSERT INTO layout VALUES (1)"], "not a database of Sietch"),
])  # fmt: skip
def test_a_database_of_something_else_is_refused(tmp_path, statements, reason):
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as database:
        for statement in statements:
            database.execute(statement)
    with pytest.raises(StorageError, match=reason):
        Storage(f"sqlite:///{file}")


@pytest.mark.parametrize("rows", [[], [0], ["new"], [None], [1, 2]])
def test_a_database_with_a_strange_layout_is_refused(tmp_path, rows):
    file = tmp_path / "strange.db"
    Storage(f"sqlite:///{file}").close()
    with sqlite3.connect(file) as database:
        database.execute("DROP TABLE layout")
        database.execute("CREATE TABLE layout (version)")
        database.executemany("INSERT INTO layout VALUES (?)", [(row,) for row in rows])
    with pytest.raises(StorageError, match="its layout should be a number"):
        Storage(f"sqlite:///{file}")


@pytest.mark.parametrize("used", [False, True])
def test_a_database_file_is_for_its_owner_only(tmp_path, used):
    file = tmp_path / "open.db"
    file.touch(0o644)
    if used:
        Storage(f"sqlite:///{file}").close()
        file.chmod(0o644)
    storage = Storage(f"sqlite:///{file}")
    assert {each.stat().st_mode & 0o777 for each in tmp_path.iterdir()} == {0o600}
    storage.close()


def note(path: Path) -> None:
    path.write_text("dear duke")


def notes(path: Path) -> None:
    path.write_text("dear duke\n" * 1000)


def cats(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE cats (name TEXT)")


@pytest.mark.parametrize("new", [False, True])
@pytest.mark.parametrize(("make", "reason"), [
    (Path.mkdir, "it is a folder"),
    (os.mkfifo, "it is no file"),
    (note, "not a database"),
    (notes, "not a database"),
    (cats, "not a database of Sietch"),
])  # fmt: skip
def test_what_is_no_database_of_ours_is_refused_and_left_as_it_was(tmp_path, make, reason, new):
    path = tmp_path / "theirs"
    make(path)
    path.chmod(0o755 if path.is_dir() else 0o644)
    before = path.stat(), path.read_bytes() if path.is_file() else b""
    with pytest.raises(StorageError, match=reason):
        open_database(f"sqlite:///{path}", new)
    after = path.stat(), path.read_bytes() if path.is_file() else b""
    assert (after[0].st_mode, after[0].st_mtime, after[1]) == (before[0].st_mode, before[0].st_mtime, before[1])
    assert list(tmp_path.iterdir()) == [path]


def test_an_empty_file_is_left_as_it_was_where_no_database_is_to_be_made(tmp_path):
    path = tmp_path / "empty.db"
    path.touch(0o644)
    with pytest.raises(StorageError, match="it is empty"):
        open_database(f"sqlite:///{path}", new=False)
    assert (path.stat().st_mode & 0o777, path.stat().st_size) == (0o644, 0)


def test_a_database_whose_file_is_gone_takes_no_more_answers(serve, tmp_path):
    table = serve().open(seed=1)
    seat, decision = table.turn()
    (tmp_path / "table.db").unlink()
    for _ in range(2):
        assert table.answer(seat, decision["id"], decision["options"][0]["key"]).status_code == 503
        assert not (tmp_path / "table.db").exists()


def test_a_locked_database_makes_nobody_wait_in_line(tmp_path):
    file = tmp_path / "locked.db"
    storage = Storage(f"sqlite:///{file}")

    async def use() -> float:
        tables = Tables(storage, Thinkers(1))
        links = [await tables.open(m.NewTable([m.SeatWish()] * 4, seed=n)) for n in range(4)]
        with sqlite3.connect(file, isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            started = time.monotonic()
            waiting = [storage.set_bot(each.table, 0, "random") for each in links]
            found = await asyncio.gather(*waiting, return_exceptions=True)
            took = time.monotonic() - started
            other.execute("ROLLBACK")
        assert all(isinstance(each, StorageError) for each in found)
        return took

    # One wait for the lock or two, not one for each of them.
    assert run_loop(use()) < at_most(15)
    storage.close()


def test_the_catalogue_is_sent_once(house):
    first = house.http.get("/api/games/uprising/catalogue")
    again = house.http.get("/api/games/uprising/catalogue", headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
