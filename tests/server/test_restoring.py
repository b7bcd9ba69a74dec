"""Stored games outlive the rules that they were begun under: what was stands, and whoever looks is told."""

import json
import random
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.people import Seats, Server

import sietch
from sietch.core.game import RecordError
from sietch.core.keeping import fingerprint
from sietch.table.opening import with_fresh_links
from sietch.table.restoring import ANSWERS_BETWEEN_FINGERPRINTS, by_answer, position_of, restore
from sietch.table.storage import StoredTable

# A running game is played for so many answers; the last fingerprint is of the position after two thirds of them.
ANSWERS = 3 * ANSWERS_BETWEEN_FINGERPRINTS - 5
LATER = 2 * ANSWERS_BETWEEN_FINGERPRINTS

Again = Callable[..., Seats]


@pytest.fixture
def change(tmp_path: Path, serve: Callable[..., Server]) -> Callable[..., Seats]:
    """Stop a server, change what it stored, and start another one."""

    def changed(here: Server, table: Seats, *statements: str) -> Seats:
        here.stop()
        with sqlite3.connect(tmp_path / "table.db") as database:
            for statement in statements:
                assert database.execute(statement).rowcount > 0, statement
        return Seats(serve().address, table.links)

    return changed


@pytest.fixture
def running(serve) -> tuple[Server, Seats]:
    here = serve()
    table = here.open(seed=3)
    table.play(ANSWERS, random.Random(5))
    return here, table


@pytest.fixture
def finished(serve) -> tuple[Server, Seats]:
    """A game that was played at the table, so that it has fingerprints on its way."""
    game = sietch.new("uprising", players=3, seed=5)
    while not game.over:
        game.choose(game.decision.options[0])
    record = game.record
    here = serve()
    entries = [n for n, entry in enumerate(record["answers"]) if not entry.startswith("~")]
    cut = {**record, "answers": record["answers"][: entries[-25]]}
    table = here.open("", "", "", record=cut)
    while table.look("spectator")["decision"] is not None:
        seat, decision = table.pending()
        assert table.answer(seat, decision["id"], decision["options"][0]["key"]).status_code == 200
    return here, table


def shown(table: Seats, *left_out: str) -> list[dict[str, Any]]:
    names = {"view", "decision", "scores", "winners", "seats", "undone", "events"} - {*left_out}
    return [{name: seen[name] for name in names} for seen in (table.look(who) for who in (0, 1, 2, "spectator"))]


def notice(table: Seats) -> Any:
    return table.look("spectator")["notice"]


# ---- running games


def test_a_game_of_the_same_rules_needs_no_notice(running, change):
    before = shown(running[1])
    table = change(*running)
    assert shown(table) == before
    assert notice(table) is None


def test_a_game_of_other_rules_that_agree_goes_on_and_says_so(running, change):
    before = shown(running[1])
    table = change(*running, "UPDATE tables SET rules = rules - 1")
    version = sietch.new("uprising").rules.version
    assert notice(table) == {"id": "notice-begun-agrees", "args": {"begun": version - 1, "version": version}}
    assert shown(table) == before
    table.play(3, random.Random(1))


def test_a_game_of_before_there_were_fingerprints_says_that_nobody_can_tell(running, change):
    before = shown(running[1])
    table = change(
        *running,
        "UPDATE tables SET rules = rules - 1",
        "UPDATE answers SET fingerprint = NULL",
        "DELETE FROM positions",
    )
    assert notice(table)["id"] == "notice-begun-unchecked"
    assert shown(table) == before


@pytest.mark.parametrize(
    "disagreement",
    [
        f"UPDATE answers SET fingerprint = '{'0' * 16}' WHERE number = {LATER}",
        f"UPDATE answers SET entries = replace(entries, '[\"', '[\"nonsense ') WHERE number = {LATER - 1}",
    ],
    ids=["another position", "an answer that is none"],
)
def test_a_game_that_goes_another_way_now_goes_on_from_its_stored_position(running, change, serve, disagreement):
    here, table = running
    before, log = shown(table, "events"), table.look(0)["events"]
    stopped = change(here, table, disagreement)
    assert notice(stopped)["id"] == "notice-begun-otherwise"
    assert shown(stopped, "events") == before
    # The log ends where the rules part ways: what it has is as it was told.
    told = stopped.look(0)["events"]
    assert 0 < len(told) < len(log)
    assert told == log[: len(told)]
    # It can be played, left and found again.
    stopped.play(12, random.Random(1))
    seat, seen = stopped.play_to_undoable(random.Random(2))
    assert stopped.undo(seat, seen["decision"]["id"]).status_code == 200
    again = Seats(serve().address, table.links)
    assert shown(again, "events") == shown(stopped, "events")
    assert notice(again)["id"] == "notice-begun-otherwise"


def test_a_stored_position_that_differs_from_the_replay_stands(running, change):
    """Between two fingerprints nothing else tells that a rule has changed."""
    here, table = running
    game = here.tables.live[table.id].game
    while True:
        other, length = game.decision.options[-1].key, len(game.record["answers"])
        seat, decision = table.turn()
        assert table.answer(seat, decision["id"], decision["options"][0]["key"]).status_code == 200
        game = here.tables.live[table.id].game
        last = here.tables.live[table.id].answers - 1
        alone = len(game.record["answers"]) == length + 1  # without an outcome of chance
        if alone and len(decision["options"]) > 1 and last % ANSWERS_BETWEEN_FINGERPRINTS:
            break
    before = shown(table, "events")
    # By the rules of now the stored answers lead to where another one would have led.
    stopped = change(here, table, f"UPDATE answers SET entries = '[\"{other}\"]' WHERE number = {last}")
    assert shown(stopped, "events") == before
    assert notice(stopped)["id"] == "notice-begun-otherwise"


def test_a_position_of_a_moment_before_is_gone_on_from_by_the_answers_after_it():
    """As after a power cut: the answers are all there, the last position is not."""
    game = sietch.new("uprising", players=3, seed=4)
    for _ in range(12):
        game.choose(0)
    entries = by_answer(game.record["answers"])
    at = len(entries) - 4
    before = sietch.replay(game.record, sum(map(len, entries[: at + 1])))
    seats, setup = [""] * 3, game.setup
    stored = StoredTable(
        "t", "uprising", 4, setup, game.seed, [], seats, entries, frozenset({0}), fingerprints={1: "of other rules"}
    )
    with pytest.raises(RecordError):
        restore(stored)
    restored = restore(replace(stored, position=position_of(before), at=at))
    assert restored.notice is not None
    assert restored.notice[0] == "notice-begun-otherwise"
    assert fingerprint(restored.game.rules, restored.game.state) == fingerprint(game.rules, game.state)


def test_a_running_game_of_which_nothing_can_be_read_is_refused(running, change):
    table = change(
        *running,
        f"UPDATE answers SET fingerprint = '{'0' * 16}' WHERE number = {LATER}",
        "UPDATE positions SET position = substr(position, 2)",
    )
    refused = table.ask(0, "GET")
    assert (refused.status_code, refused.json()["words"]["id"]) == (409, "refused-unreadable")
    assert table.ask(0, "GET", "/result").status_code == 409


def test_a_position_that_is_not_the_last_one_is_not_taken_for_it(running, change):
    table = change(
        *running,
        f"UPDATE answers SET fingerprint = '{'0' * 16}' WHERE number = {LATER}",
        "UPDATE positions SET number = number - 1",
    )
    assert table.ask(0, "GET").json()["words"]["id"] == "refused-unreadable"


def test_games_are_read_in_several_threads_by_rules_that_nobody_has_used_yet():
    """As after a start, when everybody comes back at once."""
    games = [sietch.new("uprising", players=3, seed=seed) for seed in range(6)]
    for game in games:
        game.choose(0)
    stored = [with_fresh_links(game, [""] * 3)[0] for game in games]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(len(stored)) as threads:
            for _ in range(10):
                games[0].rules._numbers = None
                assert all(restored.notice is None for restored in threads.map(restore, stored))
    finally:
        sys.setswitchinterval(usual)


# ---- finished games

PART_WAYS = f"""UPDATE answers SET fingerprint = '{"0" * 16}'
WHERE number = (SELECT max(number) FROM answers WHERE fingerprint IS NOT NULL)"""


def test_the_result_of_a_finished_game_stands_whatever_later_rules_would_say(finished, change):
    here, table = finished
    result = table.ask(0, "GET", "/result").json()
    told = {**result, "scores": [31, 32, 33], "winners": [2]}
    text = json.dumps({name: value for name, value in told.items() if name != "game"})
    later = change(here, table, "UPDATE tables SET rules = rules - 1", f"UPDATE results SET result = '{text}'")
    assert later.ask("spectator", "GET", "/result").json() == told
    seen = later.look(1)
    assert (seen["scores"], seen["winners"], seen["notice"]["id"]) == ([31, 32, 33], [2], "notice-played-agrees")


def test_a_finished_game_is_replayed_as_far_as_it_agrees(finished, change):
    here, table = finished
    whole = table.ask(0, "GET", "/steps/0").json()
    record = table.ask(0, "GET", "/record").json()
    before = shown(table, "events")
    later = change(here, table, "UPDATE tables SET rules = rules - 1", PART_WAYS)
    assert notice(later)["id"] == "notice-played-otherwise"
    assert shown(later, "events") == before
    step = later.ask(0, "GET", "/steps/0").json()
    assert step["view"] == whole["view"]
    assert 0 < step["steps"] < whole["steps"]
    assert later.ask(0, "GET", f"/steps/{step['steps']}").status_code == 200
    assert later.ask(0, "GET", f"/steps/{step['steps'] + 1}").status_code == 404
    # The record is that of then, and says so.
    assert later.ask(0, "GET", "/record").json() == {**record, "rules": record["rules"] - 1}


def test_of_a_finished_game_that_cannot_be_read_the_result_can(finished, change):
    here, table = finished
    result = table.ask(0, "GET", "/result").json()
    later = change(here, table, PART_WAYS, "UPDATE positions SET position = substr(position, 2)")
    refused = later.ask(0, "GET")
    assert (refused.status_code, refused.json()["words"]["id"]) == (409, "refused-unreadable-finished")
    assert later.ask("spectator", "GET", "/result").json() == result
    nobody = later.http.get(f"{later.path}/result", headers={"authorization": "Bearer nobody"})
    assert nobody.status_code == 403
