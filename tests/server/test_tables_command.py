"""`sietch tables`: what whoever keeps a server sees and does with the stored tables."""

import gzip
import json
import os
import random
import re
import shutil
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.people import PATIENCE, Seats, Server, run_loop, wait_for
from typer.testing import CliRunner

import sietch
from sietch.cli import app
from sietch.cli.record_files import write_record
from sietch.table.storage import Storage

RUN = CliRunner()


def call(*words: object, **options: Any) -> Any:
    return RUN.invoke(app, ["tables", *map(str, words)], **options)


def done(*words: object) -> Any:
    result = call(*words)
    assert result.exit_code == 0, result.output
    return result


def listed(database: str, *options: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(done("list", "--json", "--database", database, *options).stdout)
    return found


def finished_record() -> dict[str, Any]:
    game = sietch.new("uprising", players=3, seed=5, names=["Anna", "Boris", "Cyril"])
    while not game.over:
        game.choose(game.decision.options[0])
    return game.record


def fill(here: Server) -> tuple[Seats, Seats]:
    """A running game and a finished one."""
    running = here.open("", "", "", "greedy", seed=3)
    running.play(4, random.Random(1))
    return running, here.open("", "", "", record=finished_record())


def test_tables_are_listed_beside_a_running_server_without_what_is_hidden(serve_from, database):
    running, over = fill(serve_from())
    shown = {each["id"]: each for each in listed(database)}
    assert shown.keys() == {running.id, over.id}
    assert shown[running.id]["players"] == [f"Name {seat}" for seat in range(4)]
    assert (shown[running.id]["finished"], shown[running.id]["winners"]) == (False, [])
    assert shown[running.id]["answers"] >= 4
    assert (shown[over.id]["finished"], len(shown[over.id]["winners"])) == (True, 1)
    assert {"id", "game", "rules", "players", "begun", "last_answer", "answers", "finished", "winners"} == set(
        shown[over.id]
    )
    assert [each["id"] for each in listed(database, "--running")] == [running.id]
    assert [each["id"] for each in listed(database, "--finished")] == [over.id]
    table = done("list", "--database", database).stdout
    assert f"won by {shown[over.id]['winners'][0]}" in table
    assert running.id in table


def test_an_export_taken_in_elsewhere_is_the_same_table(serve_from, database, serve, tmp_path):
    here = serve_from()
    running, over = fill(here)
    before = [table.look(who) for table in (running, over) for who in (0, 1, "spectator")]
    file = tmp_path / "all.jsonl.gz"
    told = done("export", "--all", "--output", file, "--database", database).stderr
    assert "2 tables exported" in told
    assert "sees what is hidden" in told
    assert file.stat().st_mode & 0o077 == 0
    here.stop()
    other = tmp_path / "elsewhere"
    other.mkdir()
    url = f"sqlite:///{other}/table.db"
    assert "2 tables" in done("import", file, "--database", url).stderr
    again = tmp_path / "again.jsonl"
    done("export", "--all", "--output", again, "--database", url)
    assert again.read_bytes() == gzip.decompress(file.read_bytes())
    there = Server(other)
    after = [Seats(there.address, table.links).look(who) for table in (running, over) for who in (0, 1, "spectator")]
    same = ("view", "decision", "events", "scores", "winners", "seats")
    assert [[seen[name] for name in same] for seen in after] == [[seen[name] for name in same] for seen in before]
    Seats(there.address, running.links).play(2, random.Random(2))
    there.stop()


def test_an_export_of_sqlite_is_taken_in_by_postgresql_and_back(serve, postgresql, tmp_path):
    fill(serve())
    source, middle, last = f"sqlite:///{tmp_path}/table.db", postgresql.fresh(), f"sqlite:///{tmp_path}/last.db"
    files = [tmp_path / name for name in ("one.jsonl", "two.jsonl", "three.jsonl")]
    for file, url, to in zip(files, (source, middle, last), (middle, last, None)):
        done("export", "--all", "--output", file, "--database", url)
        if to is not None:
            done("import", file, "--database", to)
    assert files[0].read_bytes() == files[1].read_bytes() == files[2].read_bytes()


def test_what_is_there_already_stays_as_it_is(serve_from, database, tmp_path):
    here = serve_from()
    running, _ = fill(here)
    file = tmp_path / "all.jsonl"
    done("export", "--all", "--output", file, "--database", database)
    running.play(1, random.Random(9))
    before = running.look(0)["decision"]
    told = done("import", file, "--database", database).stderr
    assert "0 tables" in told
    assert told.count("is there already") == 2
    assert running.look(0)["decision"] == before
    # Another game under the same id is no game that could be left out.
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    next(line for line in lines if line.get("id") == running.id)["seed"] += 1
    file.write_text("\n".join(map(json.dumps, lines)))
    wrong = call("import", file, "--database", database)
    assert wrong.exit_code == 2
    assert re.search(r"line \d+: table .* is there already, and it is another game", wrong.stderr)


@pytest.fixture(scope="module")
def filled(tmp_path_factory) -> Path:
    """The file of a database with a running game and a finished one."""
    folder: Path = tmp_path_factory.mktemp("filled")
    here = Server(folder)
    fill(here)
    here.stop()
    return folder / "table.db"


@pytest.fixture
def exported(filled, tmp_path) -> list[dict[str, Any]]:
    """What is in a copy of that file, by line."""
    shutil.copy(filled, tmp_path)
    url = f"sqlite:///{tmp_path}/table.db"
    return [json.loads(line) for line in done("export", "--all", "--database", url).stdout.splitlines()]


def spoil(line: dict[str, Any], *path: Any) -> None:
    """path: where, and the value to be there."""
    *way, name, value = path
    for step in way:
        line = line[step]
    line[name] = value


@pytest.mark.parametrize(
    ("path", "told"),
    [
        (("id", "../etc"), r"matching regex .* - at `\$\.id`"),
        (("answers", 3, "entries", 7), r"Expected `array`, got `int` - at `\$\.answers\[3\]\.entries`"),
        (("links", []), "should have a link for its host"),
        (("links", 1, "token", "f" * 63), r"at `\$\.links\[1\]\.token`"),
        (("position", "save", "?"), r"base64"),
        (("position", "legend", "0" * 32), "is not in a line before it"),
        (("position", "number", 999), "after an answer that is not there"),
        (("format", 5), r"a newer Sietch wrote it \(format 5; this one knows 4\)"),
        (("surprise", 1), "surprise"),
        (("setup", {}), "names nobody"),
        (("setup", "names", ["Anna", "Boris"]), "should have a name for each of its 3 seats"),
        (("setup", "names", 1, 7), "should have a name for each of its 3 seats"),
        (("created", 1e300), r"at `\$\.created`"),
        (("created", -1), r"at `\$\.created`"),
        (("answers", 2, "at", 1e12), r"at `\$\.answers\[2\]\.at`"),
        (("answers", 2, "entries", []), "an answer of table .* is empty"),
        (("seed", 10**32), "the seed of table .* is too large"),
        (("result", "winners", [99]), "the winners of table .* should be some of its seats, 0 to 2"),
        (("result", "winners", [-1]), "the winners of table .* should be some of its seats"),
        (("result", "winners", [1, 1]), "the winners of table .* should be some of its seats, 0 to 2, each once"),
        (("result", "names", []), "the result of table .* should have a name for each of its 3 seats"),
        (("result", "scores", [1]), "the result of table .* should have a score for each of its 3 seats"),
        (("result", "sources", []), "the result of table .* should have a list of sources for each of its 3 seats"),
        (("result", "finished", 1e300), "the result of table .* has no version of the rules or no time"),
        (("result", "rules", 10**30), "the result of table .* has no version of the rules or no time"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_line_that_is_wrong_is_told_with_its_number_and_nothing_of_it_is_kept(exported, tmp_path, path, told):
    numbers = [place for place, line in enumerate(exported, 1) if line["kind"] == "table"]
    wrong = numbers[-1]
    spoil(exported[wrong - 1], *path)
    file = tmp_path / "wrong.jsonl"
    file.write_text("\n".join(map(json.dumps, exported)))
    url = f"sqlite:///{tmp_path}/new.db"
    result = call("import", file, "--database", url)
    assert result.exit_code == 2
    assert re.search(rf"wrong\.jsonl, line {wrong}: .*{told}", result.stderr), result.stderr
    assert len(listed(url)) == len(numbers) - 1


@pytest.mark.parametrize(
    "damage",
    [
        """UPDATE results SET result = '{"names": ["Anna"], "winners": [99]}'""",
        "UPDATE results SET result = '{'",
        "UPDATE results SET result = x'ff'",
        "UPDATE tables SET created = 1e300",
        "UPDATE tables SET created = 'yesterday'",
        "UPDATE answers SET at = 9e99",
        "UPDATE tables SET setup = '[]'",
        """UPDATE tables SET setup = '{"names": 7}'""",
        "UPDATE tables SET game = 'chess', seed = 'x'",
        "DELETE FROM positions",
        "DELETE FROM answers",
        "UPDATE answers SET entries = '[]'",
    ],
)
def test_tables_are_listed_and_deleted_whatever_is_stored(exported, tmp_path, damage):
    ids = {line["id"] for line in exported if line["kind"] == "table"}
    url = f"sqlite:///{tmp_path}/table.db"
    with sqlite3.connect(tmp_path / "table.db") as database:
        database.execute(damage)
        if "positions" not in damage:
            database.execute("DELETE FROM positions")  # then the list replays what has no result
    assert {each["id"] for each in listed(url)} == ids
    shown = done("list", "--database", url).stdout
    assert all(each in shown for each in ids)
    saved = call("export", "--all", "--database", url)
    assert (saved.exit_code, type(saved.exception)) in ((0, type(None)), (2, SystemExit)), saved.exception
    done("delete", *ids, "--yes", "--database", url)
    assert listed(url) == []


def test_a_damaged_table_keeps_no_other_from_being_exported(exported, tmp_path):
    running, over = (line["id"] for line in exported if line["kind"] == "table")
    with sqlite3.connect(tmp_path / "table.db") as database:
        database.execute("UPDATE tables SET setup = '{' WHERE id = ?", (running,))
    file = tmp_path / "saved.jsonl"
    result = call("export", "--all", "--output", file, "--database", f"sqlite:///{tmp_path}/table.db")
    assert result.exit_code == 2
    assert f"not exported: table {running} is damaged" in result.stderr
    assert over in file.read_text()


def test_a_table_that_cannot_be_written_whole_is_not_written_at_all(exported, postgresql, tmp_path):
    place = max(place for place, line in enumerate(exported, 1) if line["kind"] == "table")
    # PostgreSQL takes no zero in a text; the row that has it comes after others.
    exported[place - 1]["seats"][2]["bot"] = "a\0b"
    file = tmp_path / "wrong.jsonl"
    file.write_text("\n".join(map(json.dumps, exported)))
    url = postgresql.fresh()
    result = call("import", file, "--database", url)
    assert result.exit_code == 2
    assert f"line {place}" in result.stderr
    assert exported[place - 1]["id"] not in {each["id"] for each in listed(url)}
    storage = Storage(url)
    with storage.engine.connect() as connection:
        for name in ("links", "seats", "answers", "positions", "results"):
            found = connection.execute(text(f"SELECT table_id FROM {name}")).scalars().all()
            assert exported[place - 1]["id"] not in found
    storage.close()


@pytest.mark.parametrize("content", [b"", b"dear duke", b"[1]", b'{"kind": "tent"}', b'{"kind": 7}', b"\xff\xfe\0"])
def test_a_file_that_is_no_export_is_told_in_one_line(tmp_path, content):
    file = tmp_path / "letter.json"
    file.write_bytes(content)
    result = call("import", file, "--database", f"sqlite:///{tmp_path}/new.db")
    assert result.exit_code == 2
    assert re.search(r"^sietch tables import: .*letter\.json.*\n\Z", result.stderr, re.MULTILINE)


def test_a_packed_export_that_was_cut_off_is_told(exported, tmp_path):
    file = tmp_path / "cut.jsonl.gz"
    packed = gzip.compress("\n".join(map(json.dumps, exported)).encode())
    file.write_bytes(packed[: len(packed) // 2])
    result = call("import", file, "--database", f"sqlite:///{tmp_path}/new.db")
    assert result.exit_code == 2
    assert "cut.jsonl.gz" in result.stderr


def test_a_saved_game_becomes_a_table_whose_links_are_printed(serve_from, database, tmp_path):
    game = sietch.new("arrakis", seed=5)
    rng = random.Random(5)
    for _ in range(20):
        game.choose(rng.randrange(len(game.decision.options)))
    write_record(tmp_path / "saved.json", {**game.record, "seats": ["human", "greedy"]})
    here = serve_from()
    printed = done("import", tmp_path / "saved.json", "--database", database).stdout
    links = re.findall(r"(\S+): /table/([0-9a-f]{16})#(\S+)", printed)
    assert [who for who, _, _ in links] == ["host", "spectators", *game.setup["names"]]
    for who, table, token in links:
        seen = here.http.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {token}"}).json()
        assert seen["role"] == ("seat" if who in game.setup["names"] else who.removesuffix("s"))
    assert [seat["bot"] for seat in seen["seats"]] == ["", "greedy"]


def test_the_result_of_a_game_that_ended_before_results_were_stored_is_kept_once_it_is_read(serve_from, database):
    here = serve_from()
    over = here.open("", "", "", record=finished_record())
    result = over.ask("spectator", "GET", "/result").json()
    with here.storage.engine.begin() as connection:
        for of in ("results", "positions"):
            connection.execute(text(f"DELETE FROM {of}"))
        last = connection.execute(text("SELECT max(at) FROM answers")).scalar()
    here.stop()
    told = done("export", "--all", "--database", database).stderr
    assert "going on" not in told, "it is over, although nothing says so"
    here = serve_from()
    assert Seats(here.address, over.links).look("spectator")["winners"] == result["winners"]

    def stored() -> list[Any]:
        with here.storage.engine.connect() as connection:
            return [json.loads(each) for each in connection.execute(text("SELECT result FROM results")).scalars()]

    wait_for(stored)
    assert stored() == [{**{name: result[name] for name in stored()[0]}, "finished": last}]


def test_deleting_asks_first_and_deletes_all_that_is_named_or_nothing(serve_from, database):
    here = serve_from()
    running, over = fill(here)
    for answer in ("n\n", ""):
        kept = call("delete", running.id, "--database", database, input=answer)
        assert kept.exit_code == 1
        assert kept.stderr.endswith("nothing was deleted; --yes deletes without asking\n")
    unknown = call("delete", running.id, "0" * 16, "--yes", "--database", database)
    assert unknown.exit_code == 2
    assert f"there is no table {'0' * 16}" in unknown.stderr
    assert len(listed(database)) == 2
    assert call("delete", running.id, "--database", database, input="y\n").exit_code == 0
    assert [each["id"] for each in listed(database)] == [over.id]
    # Whoever is at it finds out.
    wait_for(lambda: running.ask(0, "GET").status_code == 404)
    with here.storage.engine.connect() as connection:
        for name in ("links", "seats", "answers", "positions", "results"):
            assert running.id not in connection.execute(text(f"SELECT table_id FROM {name}")).scalars().all()


def age(here: Server, table: Seats, days: float) -> None:
    at = {"at": time.time() - days * 86_400, "id": table.id}
    with here.storage.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET created = :at WHERE id = :id"), at)
        connection.execute(text("UPDATE answers SET at = :at WHERE table_id = :id"), at)


def test_pruning_takes_tables_to_which_nothing_has_happened_for_so_long(serve_from, database):
    here = serve_from()
    running, over = fill(here)
    young, revived = here.open(seed=1), here.open(seed=2)
    for table, days in ((running, 91), (over, 100), (young, 89), (revived, 200)):
        age(here, table, days)
    revived.play(1, random.Random(1))
    dry = done("prune", "--older-than", "90d", "--dry-run", "--database", database)
    assert set(dry.stdout.split()) == {running.id, over.id}
    assert len(listed(database)) == 4
    done("prune", "--older-than", "90d", "--finished", "--database", database)
    assert {each["id"] for each in listed(database)} == {running.id, young.id, revived.id}
    done("prune", "--older-than", "14w", "--database", database)
    assert {each["id"] for each in listed(database)} == {running.id, young.id, revived.id}
    done("prune", "--older-than", "2160h", "--database", database)
    assert {each["id"] for each in listed(database)} == {young.id, revived.id}


@pytest.mark.parametrize("time", ["90", "d", "0d", "-1d", "1.5d", "3m", "d90", "9999999w", "²d"])
def test_a_time_that_is_none_is_refused(time, tmp_path):
    result = call("prune", f"--older-than={time}", "--database", f"sqlite:///{tmp_path}/table.db")
    assert result.exit_code == 2


def test_abandoned_tables_expire_where_the_server_is_told_so(serve_from):
    here = serve_from()
    (running, over), young = fill(here), here.open()
    age(here, running, 100)
    age(here, over, 100)
    here.tables.live.pop(over.id)

    assert here.in_loop(here.tables.expire(90 * 86_400)) == 1
    # Somebody is at the other one.
    assert running.look(0)["seat"] == 0
    assert young.look(0)["seat"] == 0
    assert over.ask(0, "GET").status_code == 404


def test_the_sweep_deletes_only_where_it_was_asked_to(serve, monkeypatch):
    monkeypatch.setattr("sietch.table.app.SECONDS_BETWEEN_SWEEPS", 0.05)
    keeping = serve()
    table = keeping.open()
    age(keeping, table, 10_000)
    keeping.tables.live.pop(table.id)
    time.sleep(0.3)
    assert table.ask(0, "GET").status_code == 200
    keeping.stop()
    serve(expire_after=3600.0)
    deadline = time.monotonic() + PATIENCE
    storage = Storage(str(keeping.storage.engine.url))
    while run_loop(storage.load(table.id)) is not None:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    storage.close()


@pytest.mark.parametrize(
    "command", [("list",), ("export", "--all"), ("delete", "x", "--yes"), ("prune", "--older-than=9d")]
)
def test_a_database_that_is_none_of_ours_is_told_in_one_line_and_left_as_it_is(tmp_path, command):
    def refused(url: str) -> str:
        result = call(*command, "--database", url)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert re.fullmatch(rf"sietch tables {command[0]}: .+\n", result.stderr)
        return str(result.stderr)

    assert "no such file" in refused(f"sqlite:///{tmp_path}/none.db")
    assert list(tmp_path.iterdir()) == []
    with sqlite3.connect(tmp_path / "other.db") as database:
        database.execute("CREATE TABLE letters (text)")
    assert "not a database of Sietch" in refused(f"sqlite:///{tmp_path}/other.db")
    Path(tmp_path / "empty.db").touch()
    assert "empty" in refused(f"sqlite:///{tmp_path}/empty.db")
    Storage(f"sqlite:///{tmp_path}/newer.db").close()
    with sqlite3.connect(tmp_path / "newer.db") as database:
        database.execute("UPDATE layout SET version = version + 1")
    assert "a newer Sietch wrote it" in refused(f"sqlite:///{tmp_path}/newer.db")
    assert "no database address" in refused("nonsense")


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("sqlite:///{here}/no/folder/table.db", "there is no folder {here}/no/folder"),
        (
            "mysql://me:secret@127.0.0.1/x",
            "tables are kept in SQLite (sqlite:///FILE) or PostgreSQL (postgresql://...)",
        ),
    ],
)
def test_a_new_database_is_not_made_where_nobody_can_have_meant_it(tmp_path, url, reason):
    result = call("import", tmp_path / "any.jsonl", "--database", url.format(here=tmp_path))
    assert result.exit_code == 2
    assert result.stderr.startswith("sietch tables import: the database ")
    assert result.stderr.endswith(f" cannot be opened: {reason.format(here=tmp_path)}\n")
    assert "secret" not in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_an_export_that_cannot_be_written_leaves_the_old_one(exported, tmp_path):
    url = f"sqlite:///{tmp_path}/table.db"
    old = tmp_path / "old.jsonl"
    old.write_text("old")
    for words in (["0" * 16], [], ["--all", exported[-1]["id"]]):
        assert call("export", *words, "--output", old, "--database", url).exit_code == 2
    assert old.read_text() == "old"
    result = call("export", "--all", "--output", tmp_path / "no" / "folder.jsonl", "--database", url)
    assert result.exit_code == 2
    assert "No such file" in result.stderr


def test_an_export_goes_where_a_link_leads(exported, tmp_path):
    url = f"sqlite:///{tmp_path}/table.db"
    folder = tmp_path / "backups"
    folder.mkdir()
    for place, first in ((folder / "old.jsonl", "old"), (folder / "new.jsonl", None)):
        if first is not None:
            place.write_text(first)
        link = tmp_path / f"to-{place.name}"
        link.symlink_to(place)
        done("export", "--all", "--output", link, "--database", url)
        assert link.is_symlink()
        assert place.stat().st_mode & 0o077 == 0
        assert [json.loads(line) for line in place.read_text().splitlines()] == exported
    assert len(list(folder.iterdir())) == 2


def test_an_export_leaves_a_pipe_or_a_device_what_it_is(exported, tmp_path):
    url = f"sqlite:///{tmp_path}/table.db"
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor(1) as thread:
        reading = thread.submit(pipe.read_text)
        done("export", "--all", "--output", pipe, "--database", url)
        assert [json.loads(line) for line in reading.result().splitlines()] == exported
    assert pipe.is_fifo()
    nowhere = tmp_path / "null"
    nowhere.symlink_to(os.devnull)
    done("export", "--all", "--output", nowhere, "--database", url)
    assert nowhere.is_symlink()
    assert nowhere.is_char_device()


def test_an_export_is_not_written_over_a_folder(exported, tmp_path):
    folder = tmp_path / "folder"
    folder.mkdir()
    result = call("export", "--all", "--output", folder, "--database", f"sqlite:///{tmp_path}/table.db")
    assert result.exit_code == 2
    assert "folder: Is a directory" in result.stderr


# ---- the record of a running game


def test_the_host_of_a_game_with_bots_alone_may_have_its_record_while_it_runs(house):
    table = house.open("", "random", "random")
    table.play(2, random.Random(1))
    record = table.ask("host", "GET", "/record")
    assert record.status_code == 200
    assert sietch.replay(record.json()).decision.seat == 0
    for who in (0, 1, "spectator"):
        assert table.ask(who, "GET", "/record").status_code == 409


def test_no_host_gets_the_record_by_letting_bots_sit_in_for_people(serve):
    here = serve()
    table = here.open("", "", "random")
    assert table.ask("host", "GET", "/record").status_code == 409
    assert table.ask("host", "PUT", "/seats/1", {"bot": "random"}).status_code == 200
    here.stop()
    table = Seats(serve().address, table.links)
    refused = table.ask("host", "GET", "/record")
    assert (refused.status_code, refused.json()["words"]["id"]) == (409, "refused-record-early")


def test_a_seat_that_was_given_to_a_person_stays_a_persons(serve):
    here = serve()
    table = here.open("", "random", "random")
    for bot in ("", "random"):
        assert table.ask("host", "PUT", "/seats/1", {"bot": bot}).status_code == 200
    assert table.ask("host", "GET", "/record").status_code == 409
    here.stop()
    assert Seats(serve().address, table.links).ask("host", "GET", "/record").status_code == 409
