"""Tables that lie on a real one: people tell what chance gave there, step by step, and are told what nobody plays."""

import random
from typing import Any

import pytest
from tests.server.people import Seats, Server

import sietch

SOLO: dict[str, Any] = {"game": "arrakis", "setup": {}, "told": True}


def tell(table: Seats, answers: int, rng: random.Random, seat: int = 0) -> list[dict[str, Any]]:
    """Answer so many questions, those of chance among them; gives all decisions."""
    asked = []
    for _ in range(answers):
        decision = table.look(seat)["decision"]
        asked.append(decision)
        response = table.answer(seat, decision["id"], rng.choice(decision["options"])["key"])
        assert response.status_code == 200, response.text
    return asked


def test_who_plays_is_asked_for_what_chance_gave_and_told_what_the_others_do(house: Server):
    table = house.open("", **SOLO)
    first = table.look(0)
    # The set-up is not done yet: nothing was told.
    assert first["decision"]["by_chance"]
    assert first["decision"]["seat"] == 0
    assert first["decision"]["prompt"]["id"].startswith("arrakis-prompt-chance-")
    assert not first["can_undo"]
    asked = tell(table, 120, random.Random(1))
    assert {decision["by_chance"] for decision in asked} == {True, False}
    kinds = {event["kind"] for event in table.look(0)["events"]}
    assert {"harvest-chosen", "target-chosen", "harvester-placed", "die-rolled"} <= kinds


def test_what_was_told_is_kept_also_in_the_middle_of_a_step(house: Server):
    table = house.open("", **SOLO)
    rng = random.Random(2)
    for wanted in (5, 60, 30):
        tell(table, wanted, rng)
        while not table.look(0)["decision"]["by_chance"]:
            tell(table, 1, rng)
        before = table.look(0)
        house.tables.live.clear()
        again = table.look(0)
        assert (again["decision"], again["view"]) == (before["decision"], before["view"])
        assert again["events"] == before["events"]


def test_whatever_was_told_last_is_taken_back_chance_too(house: Server):
    table = house.open("", **SOLO)
    rng = random.Random(3)
    tell(table, 40, rng)
    while not table.look(0)["decision"]["by_chance"]:
        tell(table, 1, rng)
    before = table.look(0)
    tell(table, 1, rng)
    later = table.look(0)
    assert later["can_undo"]
    assert table.undo(0, later["decision"]["id"]).status_code == 200
    assert table.look(0)["decision"] == before["decision"]
    house.tables.live.clear()
    assert table.look(0)["view"] == before["view"]
    while (seen := table.look(0))["can_undo"]:
        assert table.undo(0, seen["decision"]["id"]).status_code == 200
    assert table.look(0)["decision"]["id"] == 0


def test_both_partners_can_tell_what_chance_gave_and_who_only_watches_cannot(house: Server):
    table = house.open("", "", **{**SOLO, "setup": {"modules": ["mahdi"]}})
    for seat in (0, 1):
        decision = table.look(seat)["decision"]
        assert (decision["by_chance"], decision["seat"]) == (True, seat)
        assert table.answer(seat, decision["id"], decision["options"][0]["key"]).status_code == 200
    watched = table.look("spectator")["decision"]
    assert watched["by_chance"]
    assert watched["options"] == []
    wrong = table.look(0)["decision"]
    assert table.answer(0, wrong["id"], "rolled:nothing").status_code == 409


def test_a_game_that_a_terminal_kept_goes_on_here_and_its_record_there(house: Server):
    game = sietch.new("arrakis", players=1, seed=4, chance="told")
    rng = random.Random(4)
    for _ in range(30):
        game.choose(rng.choice(game.decision.options))
    table = house.open("", record=game.record)
    tell(table, 10, rng)
    record = table.ask("host", "GET", "/record").json()
    assert (record["chance"], record["answers"][:30]) == ("told", game.record["answers"])
    assert sietch.replay(record).view(0) == table.look(0)["view"]


@pytest.mark.parametrize(
    ("bots", "wish", "why"),
    [
        (("greedy",), SOLO, "people play themselves"),
        (("", ""), SOLO, "a side has no person"),
        (("", "", ""), {"told": True}, "a side has no person"),
    ],
)
def test_a_real_table_needs_people_and_a_side_without_one(house: Server, bots, wish, why):
    response = house.try_to_open(*bots, **wish)
    assert response.status_code == 400
    assert why in response.text


def test_no_bot_takes_a_seat_at_a_real_table(house: Server):
    table = house.open("", **SOLO)
    assert table.ask("host", "PUT", "/seats/0", {"bot": "greedy"}).status_code == 400
