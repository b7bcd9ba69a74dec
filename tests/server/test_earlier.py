"""Tables that earlier programs stored go on: each export in `earlier/` was written by the program of its time.

`uprising-4-arrakis-4` is of before a game was put together from modules: running games with and without contracts,
one in which leaders are being chosen, one of War for Arrakis, and a finished one. `records-3` has saved games of
version 3 of the rules: of Uprising a running and a finished one, and of War for Arrakis the same.
"""

import gzip
import json
import random
from pathlib import Path

import pytest
from tests.server.people import Seats, run_loop
from typer.testing import CliRunner

import sietch
from sietch.cli import app
from sietch.cli.record_files import write_record
from sietch.core.game import RecordError
from sietch.table.restoring import restore
from sietch.table.storage import Storage, StoredTable

EARLIER = Path(__file__).parent / "earlier"
EXPORTS = sorted(EARLIER.glob("uprising-*.jsonl.gz"))
RECORDS = [json.loads(line) for line in gzip.decompress((EARLIER / "records-3.jsonl.gz").read_bytes()).splitlines()]


def stored(export: Path, folder: Path) -> list[StoredTable]:
    url = f"sqlite:///{folder / 'table.db'}"
    assert CliRunner().invoke(app, ["tables", "import", str(export), "--database", url]).exit_code == 0
    listed = CliRunner().invoke(app, ["tables", "list", "--json", "--database", url])
    storage = Storage(url)
    try:
        found = [run_loop(storage.load(table["id"])) for table in json.loads(listed.stdout)]
    finally:
        storage.close()
    return [table for table in found if table is not None]


@pytest.mark.parametrize("export", EXPORTS, ids=lambda path: path.stem)
def test_a_table_of_before_goes_on_as_it_was(export, tmp_path):
    tables = stored(export, tmp_path)
    assert len(tables) == 5
    for table in tables:
        restored = restore(table)
        if table.game == "arrakis":  # a free action that is not taken is not offered again since version 8
            assert restored.notice == ("notice-begun-otherwise", {"begun": 4, "version": 8})
        else:
            assert (restored.agreed, restored.notice) == (len(table.entries), None)
        game, rng = restored.game, random.Random(1)
        assert game.over == (table.result is not None)
        for _ in range(40):
            if not game.over:
                game.choose(rng.randrange(len(game.decision.options)))
                assert game.rules.check(game.state) == []


@pytest.mark.parametrize("record", RECORDS, ids=["uprising", "uprising-finished", "arrakis", "arrakis-finished"])
def test_a_saved_game_of_before_is_gone_on_with_and_says_so(record, serve):
    here = serve()
    table = here.open(*[""] * record["setup"]["players"], game=record["game"], setup={}, record=record)
    over = bool(table.look("spectator")["winners"])
    told = {
        "id": f"notice-{'played' if over else 'begun'}-unchecked",
        "args": {"begun": 3, "version": {"uprising": 4, "arrakis": 8}[record["game"]]},
    }
    assert table.look("spectator")["notice"] == told
    if not over:
        table.play(12, random.Random(1))  # so many that a fingerprint is stored
    before = table.look("spectator")
    here.stop()
    table = Seats(serve().address, table.links)
    after = table.look("spectator")
    assert (after["notice"], after["view"], after["events"]) == (told, before["view"], before["events"])


@pytest.mark.parametrize("record", RECORDS, ids=["uprising", "uprising-finished", "arrakis", "arrakis-finished"])
def test_a_saved_game_of_before_is_read_by_the_commands_which_say_so(record, tmp_path):
    write_record(tmp_path / "saved.json", record)
    shown = CliRunner().invoke(app, ["replay", str(tmp_path / "saved.json"), "--json"])
    assert (shown.exit_code, len(json.loads(shown.stdout))) == (
        0,
        1 + sum(not each.startswith("~") for each in record["answers"]),
    )
    assert "under version 3 of the rules" in shown.stderr
    url = f"sqlite:///{tmp_path / 'table.db'}"
    assert CliRunner().invoke(app, ["tables", "import", str(tmp_path / "saved.json"), "--database", url]).exit_code == 0
    (listed,) = json.loads(CliRunner().invoke(app, ["tables", "list", "--json", "--database", url]).stdout)
    assert listed["rules"] == 3


def test_a_saved_game_of_other_rules_is_taken_only_if_it_can_be_played_and_is_not_of_later_ones():
    record = RECORDS[0]
    with pytest.raises(RecordError, match="rules version 3; this program has"):
        sietch.replay(record)
    for wrong, told in (
        ({"answers": [*record["answers"][:-2], "play:nothing"]}, "by which it cannot be played"),
        ({"rules": 10**9}, "this program has"),
        ({"rules": -1}, "this program has"),
    ):
        with pytest.raises(RecordError, match=told):
            sietch.replay({**record, **wrong}, older=True)
