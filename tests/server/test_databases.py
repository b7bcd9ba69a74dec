"""Tables are kept the same way by SQLite and by PostgreSQL: played, taken back, begun anew, brought up to date."""

import os
import random
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text
from tests.server.people import Seats, Server, run_loop, wait_for
from tests.server.postgres import Line, Postgresql

import sietch
from sietch.table import messages as m
from sietch.table.opening import with_fresh_links
from sietch.table.restoring import position_of
from sietch.table.storage import Answered, Conflict, Head, Storage, StorageError, metadata, opening
from sietch.table.storage.migrations import last_step, upgrade
from sietch.table.storage.opening import open_database
from sietch.table.tables import Tables
from sietch.table.thinking import Thinkers

HERE = ("seats", "view", "decision", "events", "undone", "scores", "winners", "notice")


def still(seen: dict[str, Any]) -> dict[str, Any]:
    return {name: seen[name] for name in HERE}


def finished_record() -> dict[str, Any]:
    game = sietch.new("uprising", players=3, seed=5)
    while not game.over:
        game.choose(game.decision.options[0])
    return game.record


def test_a_table_is_opened_played_taken_back_and_found_again(serve_from):
    first = serve_from()
    table = first.open(seed=3)
    rng = random.Random(4)
    table.play(12, rng)
    seat, seen = table.play_to_undoable(rng)
    assert table.undo(seat, seen["decision"]["id"]).status_code == 200
    table.play(2, rng)
    before = {who: still(table.look(who)) for who in (0, 1, 2, 3, "spectator")}
    first.stop()
    table = Seats(serve_from().address, table.links)
    assert {who: still(table.look(who)) for who in before} == before
    table.play(2, rng)


def test_the_result_of_teams_says_who_won_together(serve_from):
    game, chance = sietch.new("uprising", players=6, modules=["choam"], seed=8), random.Random(1)
    while not game.over:
        game.choose(chance.choice(game.decision.options))
    first = serve_from()
    table = first.open(*[""] * 6, record=game.record)
    result = table.ask(0, "GET", "/result").json()
    assert (result["winners"], result["sides"]) == ([1, 3, 5], [0, 1] * 3)
    seen = table.look("spectator")
    assert (seen["winners"], seen["sides"]) == ([1, 3, 5], [0, 1] * 3)
    assert seen["events"][-1]["words"]["id"] == "event-game-ended-team"
    first.stop()
    assert Seats(serve_from().address, table.links).ask(0, "GET", "/result").json() == result


def test_a_finished_game_has_a_result_and_a_rematch_after_a_restart(serve_from):
    first = serve_from()
    table = first.open("", "", "", record=finished_record())
    result = table.ask(0, "GET", "/result").json()
    following = table.ask(1, "POST", "/rematch").json()
    first.stop()
    table = Seats(serve_from().address, table.links)
    assert table.ask(0, "GET", "/result").json() == result
    assert table.ask(1, "POST", "/rematch").json() == following
    assert table.look(1)["winners"] == result["winners"] != []


def test_what_is_played_at_one_server_is_seen_and_gone_on_with_at_another(serve_from):
    one, two = serve_from(), serve_from()
    here = one.open(seed=3)
    there = Seats(two.address, here.links)
    rng = random.Random(1)
    with there.sit("spectator") as watching:
        watching.hear()
        for _ in range(3):
            here.play(1, rng)
            there.play(1, rng)
        seat, seen = here.play_to_undoable(rng)
        decision = there.look(seat)["decision"]
        assert here.undo(seat, seen["decision"]["id"]).status_code == 200
        # The answer was for a position that is not there any more.
        late = there.answer(seat, decision["id"], decision["options"][0]["key"], undone=seen["undone"])
        assert late.status_code == 409
        watching.hear_until(lambda heard: heard["undone"] == seen["undone"] + 1)
    assert still(there.look(0)) == still(here.look(0))
    there.play(2, rng)


def test_nothing_is_written_by_whoever_does_not_know_what_another_wrote(database):
    async def use() -> None:
        tables = Tables(mine, Thinkers(1))
        links = await tables.open(m.NewTable([m.SeatWish()] * 4, seed=3))
        table = tables.live[links.table]
        place = partial(position_of, table.game)
        await theirs.append(links.table, Answered(1, 0, ["a"], place))
        await theirs.append(links.table, Answered(2, 0, ["b"], place))
        await theirs.take_back(links.table, Head(3, 0), place())
        for late in (Answered(1, 0, ["x"], place), Answered(2, 0, ["x"], place), Answered(3, 1, ["x"], place)):
            with pytest.raises(Conflict):
                await mine.append(links.table, late)
        for head in (Head(2, 0), Head(3, 1), Head(1, 1)):
            with pytest.raises(Conflict):
                await mine.take_back(links.table, head, place())
        stored = await mine.load(links.table)
        assert stored is not None
        assert stored.entries[1:] == [["a"]]
        assert (stored.undone, stored.at) == (1, 1)

    mine, theirs = Storage(database), Storage(database)
    run_loop(use())
    mine.close()
    theirs.close()


def test_two_who_ask_for_a_rematch_at_two_servers_find_the_same_one(serve_from):
    one, two = serve_from(), serve_from()
    here = one.open("", "", "", record=finished_record())
    there = Seats(two.address, here.links)
    there.look(0)
    first = here.ask(0, "POST", "/rematch").json()
    assert there.ask(1, "POST", "/rematch").json()["table"] == first["table"]


# ---- the layout


def test_the_steps_make_what_the_program_uses(database):
    engine = open_database(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": "layout"})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def old_database(url: str, layout: int) -> m.Links:
    """A database as a program of long ago left it, with a game that was begun then; tokens were kept as they are."""
    game = sietch.new("uprising", players=3, seed=8, chance="secret")
    rng = random.Random(8)
    for _ in range(15):
        game.choose(rng.randrange(len(game.decision.options)))
    table, links = with_fresh_links(game, ["", "", "random"])
    now = time.time()
    engine = create_engine(url)
    with engine.begin() as connection:
        upgrade(connection, str(layout))
        head = {"id": table.id, "game": table.game, "rules": table.rules, "seed": str(table.seed), "created": now}
        connection.execute(
            text("INSERT INTO tables (id, game, rules, setup, seed, created) "
                 "VALUES (:id, :game, :rules, :setup, :seed, :created)"),
            {**head, "setup": msgspec.json.encode(table.setup).decode()},
        )  # fmt: skip
        tokens = [("host", -1, links.host), ("spectator", -1, links.spectator)]
        tokens += [("seat", seat, token) for seat, token in enumerate(links.seats)]
        for role, seat, token in tokens:
            connection.execute(
                text("INSERT INTO links (token, table_id, role, seat) VALUES (:token, :id, :role, :seat)"),
                {"token": token, "id": table.id, "role": role, "seat": seat},
            )
        for seat, bot in enumerate(table.bots):
            connection.execute(
                text("INSERT INTO seats (table_id, seat, bot) VALUES (:id, :seat, :bot)"),
                {"id": table.id, "seat": seat, "bot": bot},
            )
        for number, entries in enumerate(table.entries):
            connection.execute(
                text("INSERT INTO answers (table_id, number, entries, at) VALUES (:id, :number, :entries, :at)"),
                {"id": table.id, "number": number, "entries": msgspec.json.encode(entries).decode(), "at": now},
            )
    engine.dispose()
    return links


@pytest.mark.parametrize("layout", [1, 2, 3])
def test_games_of_an_older_layout_go_on_with_the_links_of_then(serve_from, database, layout):
    links = old_database(database, layout)
    here = serve_from()
    table = Seats(here.address, msgspec.to_builtins(links))
    assert [table.look(who)["role"] for who in ("host", "spectator", 0)] == ["host", "spectator", "seat"]
    assert [seat["bot"] for seat in table.look(0)["seats"]] == ["", "", "random"]
    assert table.look(0)["notice"] is None
    table.play(3, random.Random(1))
    with here.storage.engine.connect() as connection:
        assert connection.execute(text("SELECT version FROM layout")).scalars().all() == [last_step()]
        kept = set(connection.execute(text("SELECT token FROM links")).scalars())
    tokens = [links.host, links.spectator, *links.seats]
    assert kept == {sha256(token.encode()).hexdigest() for token in tokens}


DIES = """
import os, sys
from sqlalchemy import event
from sqlalchemy.engine import Engine
left = int(sys.argv[2])
@event.listens_for(Engine, "before_cursor_execute")
def before(connection, cursor, statement, *rest):
    global left
    if statement.split()[0] in ("CREATE", "ALTER", "DROP", "INSERT", "UPDATE"):
        if left == 0:
            os._exit(9)
        left -= 1
from sietch.table.storage.opening import open_database
open_database(sys.argv[1])
"""


@pytest.mark.parametrize("statement", [0, 2, 5, 8, 11])
def test_a_program_that_dies_while_it_brings_a_database_up_to_date_leaves_it_as_it_was(tmp_path, statement):
    url = f"sqlite:///{tmp_path}/table.db"
    links = old_database(url, 1)
    environment = {**os.environ, "PYTHONPATH": str(Path(sietch.__file__).parents[1])}
    died = subprocess.run([sys.executable, "-c", DIES, url, str(statement)], env=environment, check=False)
    assert died.returncode == 9
    engine = create_engine(url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version FROM layout")).scalars().all() == [1]
        assert links.host in connection.execute(text("SELECT token FROM links")).scalars().all()
        assert {"legends", "positions", "results"}.isdisjoint(inspect(connection).get_table_names())
    engine.dispose()
    storage = Storage(url)
    stored = run_loop(storage.load(links.table))
    storage.close()
    assert stored is not None
    assert len(stored.entries) == 16


# ---- a line to the database that fails


@pytest.fixture
def line(postgresql: Postgresql):
    opened = Line(postgresql.port)
    yield opened
    opened.close()


@pytest.fixture
def behind_the_line(line: Line, postgresql: Postgresql):
    here = Server(postgresql.url(postgresql.fresh().rpartition("/")[2], line.port))
    yield here
    line.silent.clear()
    if here.thread.is_alive():
        here.stop()


def test_an_answer_whose_commit_was_done_but_not_heard_of_counts_once(behind_the_line, line):
    table = behind_the_line.open(seed=3)
    table.play(4, random.Random(1))
    seat, decision = table.turn()
    line.loses_commit = True
    table.answer(seat, decision["id"], decision["options"][0]["key"])
    assert line.lost == 1
    again = table.answer(seat, decision["id"], decision["options"][0]["key"])
    assert (again.status_code, again.json()["stale"]) == (409, True)
    table.play(3, random.Random(2))
    stored = run_loop(behind_the_line.storage.load(table.id))
    assert [step[0] for step in stored.entries].count(decision["options"][0]["key"]) >= 1
    assert len(stored.entries) == 1 + 4 + 1 + 3


def test_an_undo_whose_commit_was_done_but_not_heard_of_counts_once(behind_the_line, line):
    table = behind_the_line.open(seed=3)
    seat, seen = table.play_to_undoable(random.Random(4))
    line.loses_commit = True
    table.undo(seat, seen["decision"]["id"], undone=seen["undone"])
    assert line.lost == 1
    now = table.look(seat)
    assert (now["undone"], now["decision"]["id"] < seen["decision"]["id"]) == (seen["undone"] + 1, True)
    table.play(3, random.Random(2))
    stored = run_loop(behind_the_line.storage.load(table.id))
    assert stored.undone == 1
    assert sietch.replay(behind_the_line.tables.live[table.id].game.record).record["answers"] == [
        entry for step in stored.entries for entry in step
    ]


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr("sietch.table.storage.limits.SECONDS_FOR_ALL", 1.0)
    monkeypatch.setattr("sietch.table.storage.storage.SECONDS_TO_CLOSE", 1.0)
    monkeypatch.setattr("sietch.table.storage.opening.SECONDS_TO_CONNECT", 2)


def test_a_database_that_goes_silent_is_told_and_keeps_nobody_from_ending(impatient, behind_the_line, line):
    table = behind_the_line.open(seed=3)
    table.play(2, random.Random(1))
    seat, decision = table.turn()
    line.silent.set()
    assert table.answer(seat, decision["id"], decision["options"][0]["key"]).status_code == 503
    assert behind_the_line.try_to_open().status_code == 503
    line.silent.clear()
    wait_for(lambda: table.ask(seat, "GET").status_code == 200)
    table.play(2, random.Random(2))
    line.silent.set()
    behind_the_line.stop()


def test_whoever_comes_while_another_makes_the_tables_waits_for_them(postgresql: Postgresql, monkeypatch):
    """However little patience there is with locks otherwise."""
    monkeypatch.setattr(opening, "SECONDS_FOR_A_LOCK", 1)
    url = postgresql.fresh()
    other = create_engine(url)
    with ThreadPoolExecutor() as threads, other.connect() as quicker:
        quicker.execute(text("SELECT pg_advisory_lock(:n)"), {"n": opening.UPGRADING})
        later = threads.submit(open_database, url)
        wait_for(lambda: quicker.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar())
        time.sleep(1.5)
        assert not later.done()
        quicker.execute(text("SELECT pg_advisory_unlock_all()"))
        opened = later.result(timeout=60)
    assert {table.name for table in metadata.sorted_tables} <= set(inspect(opened).get_table_names())
    other.dispose()
    opened.dispose()


def test_tables_are_listed_from_a_replica_and_not_played_from_it(postgresql: Postgresql):
    url = postgresql.fresh()
    engine = open_database(url)
    with engine.begin() as connection:
        name = connection.execute(text("SELECT current_database()")).scalar_one()
        connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
    engine.dispose()
    open_database(url).dispose()
    with pytest.raises(StorageError, match=r"cannot be opened: it can only be read, as a replica can; .* it follows$"):
        Storage(url)


def test_a_database_whose_number_says_less_than_it_has_is_brought_up_to_date(tmp_path: Path):
    url = f"sqlite:///{tmp_path}/tables.db"
    Storage(url).close()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        for column in ("rematch", "undone"):
            database.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        database.execute("UPDATE layout SET version = 1")
    database.close()
    Storage(url).close()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute("SELECT version FROM layout").fetchall() == [(last_step(),)]
    database.close()
