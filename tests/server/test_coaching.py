"""Hints at tables that allow them, positions as texts, and a finished game looked back at."""

from __future__ import annotations

import random
import time

from tests.server.people import PATIENCE, Seats, Server
from tests.server.test_lobby import refusal

import sietch


def finished(house: Server, *bots: str) -> Seats:
    game = sietch.new("uprising", players=3, seed=4)
    rng = random.Random(3)
    while not game.over:
        game.choose(rng.choice(game.decision.options))
    return house.open(*bots, record=game.record)


def test_a_hint_for_who_plays_alone(house: Server):
    table = house.open("", "random", "random")
    seat, decision = table.turn()
    while len(decision["options"]) < 2:
        table.play(1, random.Random(1))
        seat, decision = table.turn()
    told = table.ask(seat, "GET", "/hint")
    assert told.status_code == 200, told.text
    keys = [option["key"] for option in decision["options"]]
    assert told.json()["decision"] == decision["id"]
    assert all(answer["key"] in keys for answer in told.json()["answers"])
    assert table.ask("spectator", "GET", "/hint").status_code == 403
    assert table.ask("host", "GET", "/hint").status_code == 403


def test_where_several_people_play_only_if_the_host_allows_it(house: Server):
    table = house.open("", "", "random")
    seat, _ = table.turn()
    assert refusal(table.ask(seat, "GET", "/hint")) == (409, "refused-no-hints")
    assert not table.ask(seat, "GET", "/fairness").json()["hints"]
    allowed = house.open("", "", "random", hints=True)
    assert allowed.ask(0, "GET", "/fairness").json()["hints"]
    seat, _ = allowed.turn()
    assert refusal(allowed.ask(1 - seat, "GET", "/hint")) == (409, "hint-none")
    alone = house.open("", "random", "random", hints=False)
    seat, _ = alone.turn()
    assert refusal(alone.ask(seat, "GET", "/hint")) == (409, "refused-no-hints")


def test_it_is_kept_whether_there_are_hints(house: Server):
    table = house.open("", "", "random", hints=True)
    house.tables.live.pop(table.id)
    assert table.ask(0, "GET", "/fairness").json()["hints"]


def test_a_position_of_a_running_game_tells_a_seat_what_it_knows(house: Server):
    table = house.open("", "", "")
    table.play(5, random.Random(2))
    text = table.ask(0, "GET", "/position").json()["position"]
    seen = sietch.at(text, seed=1).view(0)
    own = table.look(0)["view"]
    assert seen["players"][0]["hand"] == own["players"][0]["hand"]
    assert seen["row"] == own["row"]
    for who in ("host", "spectator"):
        assert table.ask(who, "GET", "/position").status_code == 409


def test_a_table_begins_at_a_position_and_is_read_again_there(house: Server):
    game = sietch.new("uprising", players=3, seed=4)
    rng = random.Random(3)
    for _ in range(60):
        game.choose(rng.choice(game.decision.options))
    text = game.position(game.decision.seat)
    looked = house.http.post("/api/positions", json={"position": text}).json()
    assert (looked["game"], looked["players"], looked["seat"]) == ("uprising", 3, game.decision.seat)
    table = house.open("", "", "", position=text)
    seat, decision = table.pending()
    assert seat == game.decision.seat
    assert [option["key"] for option in decision["options"]] == [option.key for option in game.decision.options]
    table.play(4, rng)
    before = table.look(0)
    house.tables.live.pop(table.id)
    after = table.look(0)
    assert (after["view"], after["decision"]) == (before["view"], before["decision"])
    live = house.tables.live[table.id].game
    while not live.over:
        live.choose(rng.choice(live.decision.options))
    assert sietch.replay(live.record).winners == live.winners
    assert table.ask(0, "GET", "/fairness").json()["verdict"] == "fair"


def test_a_wrong_position_is_refused_in_words(house: Server):
    for wrong in ("hello", "sietch1.abc", "sietch9.x"):
        told = house.http.post("/api/positions", json={"position": wrong})
        assert told.status_code == 400
        assert told.json()["words"]["id"].startswith("position-")
        assert house.try_to_open("", "", "", position=wrong).status_code == 400


def test_a_step_of_a_finished_game_can_be_played_on_from(house: Server):
    table = finished(house, "", "random", "random")
    told = table.ask(0, "GET", "/position", step=150)
    assert told.status_code == 200, told.text
    again = house.open("", "greedy", "greedy", position=told.json()["position"])
    assert again.look("spectator")["view"]["round"] >= 1
    assert table.ask(0, "GET", "/position", step=10**6).status_code == 404
    assert table.ask(0, "GET", "/position").status_code == 404


def test_a_running_game_is_not_looked_back_at(house: Server):
    table = house.open("", "", "random")
    assert table.ask(0, "GET", "/analysis").status_code == 409


def test_a_finished_game_is_looked_back_at_step_by_step(house: Server):
    table = finished(house, "random", "random", "random")
    until = time.monotonic() + PATIENCE
    while True:
        told = table.ask("host", "GET", "/analysis").json()
        if told["done"] >= 3 or time.monotonic() > until:
            break
        time.sleep(0.2)
    assert told["of"] > told["done"] >= 3
    assert len(told["analysis"]["curve"]) > 3
    for each in house.tables.thinkers._tasks:
        assert not each.done()


def test_who_played_alone_has_no_hints_any_more_when_somebody_joins(house: Server):
    """Where nothing was said it counts who plays now; what the host has said stays."""
    table = house.open("", "random", "random")
    allowed = house.open("", "random", "random", hints=True)
    for each, after in ((table, False), (allowed, True)):
        assert each.ask(0, "GET", "/fairness").json()["hints"]
        assert each.ask("host", "PUT", "/seats/1", {"bot": ""}).status_code == 200
        assert each.ask(0, "GET", "/fairness").json()["hints"] is after
