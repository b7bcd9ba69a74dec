"""A table publishes a commitment to its chance before the game, and its seed when the game is over."""

from __future__ import annotations

import random
from hashlib import sha256

from tests.server.people import Seats, Server

import sietch
from sietch.core.fairness import FAIR, verify


def fairness(table: Seats, who: int | str = "spectator") -> dict[str, object]:
    found: dict[str, object] = table.ask(who, "GET", "/fairness").json()
    return found


def test_the_commitment_is_there_from_the_beginning_and_the_seed_at_the_end(house: Server):
    table = house.open("", "random", "random")
    before = fairness(table)
    assert before["kind"] == "pledged"
    assert len(str(before["commitment"])) == 64
    assert before["text"] == before["verdict"] == ""
    live = house.tables.live[table.id]
    salt = live.game.pledge.salt  # type: ignore[union-attr]
    assert salt not in table.ask("host", "GET", "/record").text
    for who in ("host", "spectator", 0):
        assert salt not in table.ask(who, "GET").text
    rng = random.Random(3)
    while not live.game.over:
        live.game.choose(rng.choice(live.game.decision.options))
    after = fairness(table)
    assert after["commitment"] == before["commitment"]
    assert sha256(str(after["text"]).encode()).hexdigest() == after["commitment"]


def test_a_table_that_is_read_again_keeps_its_promise(house: Server):
    table = house.open("", "", "")
    rng = random.Random(3)
    table.play(6, rng)
    before = fairness(table)
    live = house.tables.live[table.id]
    stored = house.in_loop(house.storage.load(table.id))
    assert stored is not None
    assert stored.pledge == live.game.pledge
    house.tables.live.pop(table.id)
    assert fairness(table) == before
    again = house.tables.live[table.id].game
    while not again.over:
        again.choose(rng.choice(again.decision.options))
    assert verify(again.rules, again.record).kind == FAIR


def test_a_table_with_a_known_deal_promises_nothing(house: Server):
    table = house.open("", "random", "random", seed=5)
    assert fairness(table)["kind"] == "seeded"


def test_a_table_of_a_record_has_a_promise_of_its_own(house: Server):
    record = sietch.new("uprising", players=3, seed=4).record
    table = house.open("", "random", "random", record=record)
    assert fairness(table)["since"] == len(record["answers"])


def test_a_rematch_has_a_promise_of_its_own(house: Server):
    game = sietch.new("uprising", players=3, seed=4)
    rng = random.Random(3)
    while not game.over:
        game.choose(rng.choice(game.decision.options))
    table = house.open("", "random", "random", record=game.record)
    found = table.ask("host", "POST", "/rematch").json()
    again = Seats(table.address, {**table.links, "table": found["table"]})
    assert fairness(again, "host")["since"] == 0
    assert fairness(again, "host")["commitment"] != fairness(table)["commitment"]
