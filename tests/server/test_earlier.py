"""Tables that earlier programs stored go on: each export in `earlier/` was written by the program of its time.

`uprising-4-arrakis-4` is of before a game was put together from modules: running games with and without contracts,
one in which leaders are being chosen, one of War for Arrakis, and a finished one.
"""

import json
import random
from pathlib import Path

import pytest
from tests.server.people import run_loop
from typer.testing import CliRunner

from sietch.cli import app
from sietch.table.restoring import restore
from sietch.table.storage import Storage, StoredTable

EXPORTS = sorted((Path(__file__).parent / "earlier").glob("*.jsonl.gz"))


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
        assert (restored.agreed, restored.notice) == (len(table.entries), None)
        game, rng = restored.game, random.Random(1)
        assert game.over == (table.result is not None)
        for _ in range(40):
            if not game.over:
                game.choose(rng.randrange(len(game.decision.options)))
                assert game.rules.check(game.state) == []
