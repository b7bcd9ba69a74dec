"""All people at a table may go back further than undo does; one who refuses, or any answer, and nothing happens."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.server.people import Seats, Server
from tests.server.test_lobby import refusal


def seen(table: Seats) -> dict[str, Any]:
    now = table.look("spectator")
    return {"answers": now["answers"], "undone": now["undone"]}


def ask(table: Seats, who: int | str, to: int, **more: Any) -> httpx.Response:
    return table.ask(who, "POST", "/rewind", {**seen(table), "to": to, **more})


def agree(table: Seats, who: int, to: int, yes: bool = True) -> httpx.Response:
    return table.ask(who, "PUT", "/rewind", {**seen(table), "to": to, "agree": yes})


def shown(table: Seats) -> dict[str, Any]:
    """What everybody sees, without what counts changes."""
    look = table.look("spectator")
    return {name: look[name] for name in ("view", "decision", "scores")}


@pytest.fixture
def played(house: Server) -> tuple[Seats, list[dict[str, Any]]]:
    """A table of two people and a bot after 14 answers of people, and what was seen before each answer."""
    table = house.open("", "", "random")
    rng, before = random.Random(4), []
    for _ in range(14):
        table.turn()
        before.append(shown(table) | {"answers": table.look("spectator")["answers"]})
        table.play(1, rng)
    table.turn()
    return table, before


def test_all_agree_and_the_table_is_as_it_was(serve_from: Callable[..., Server]):
    here = serve_from()
    table = here.open("", "", "")
    rng = random.Random(4)
    table.play(3, rng)
    was, to = shown(table), table.look("spectator")["answers"]
    mine = table.look(1)["view"]
    table.play(9, rng)
    later = table.look("spectator")["answers"]
    assert later == to + 9
    with table.sit(2) as looking:
        looking.hear()
        assert ask(table, 0, to).json()["rewind"] == {"to": to, "by": 0, "agreed": [0]}
        assert looking.hear_until(lambda told: told["rewind"])["rewind"]["by"] == 0
        assert agree(table, 1, to).json()["rewind"]["agreed"] == [0, 1]
        # What is asked is stored: the server may be another one by now.
        here.stop()
    there = serve_from()
    table = Seats(there.address, table.links)
    assert table.look(2)["rewind"]["agreed"] == [0, 1]
    done = agree(table, 2, to).json()
    assert (done["rewind"], done["answers"], done["undone"]) == (None, to, 9)
    assert (shown(table), table.look(1)["view"]) == (was, mine)
    table.play(6, rng)
    there.stop()
    # What is stored is what is played: read again it is the same.
    again = Seats(serve_from().address, table.links)
    assert again.look("spectator")["answers"] == to + 6
    again.play(2, rng)


def test_bots_are_not_asked_and_the_log_goes_back_too(played: tuple[Seats, list[dict[str, Any]]]):
    table, before = played
    was = before[5]
    with table.sit(0) as looking:
        looking.hear()
        first = len(looking.log)
        ask(table, 1, was["answers"])
        agree(table, 0, was["answers"])
        looking.hear_until(lambda told: told["answers"] == was["answers"])
        assert len(looking.log) < first
        assert looking.log == table.look(0)["events"]
    assert shown(table) == {name: was[name] for name in ("view", "decision", "scores")}


def test_where_turns_began_is_told_and_can_be_gone_back_to(played: tuple[Seats, list[dict[str, Any]]]):
    table, before = played
    points = table.ask(0, "GET", "/rewind").json()
    assert [each["answers"] for each in points] == sorted((each["answers"] for each in points), reverse=True)
    assert {each["seat"] for each in points} == {0, 1}
    decided = {each["answers"]: each["decision"]["seat"] for each in before}
    assert all(decided[each["answers"]] == each["seat"] for each in points if each["answers"] in decided)
    assert points[-1]["answers"] in decided


def test_one_who_refuses_ends_it_and_so_does_an_answer(played: tuple[Seats, list[dict[str, Any]]]):
    table, _ = played
    now = seen(table)
    assert ask(table, 0, 2).status_code == 200
    assert refusal(ask(table, 1, 3)) == (409, "refused-rewind-asked")
    assert refusal(agree(table, 1, 3)) == (409, "refused-rewind-past")
    assert agree(table, 1, 2, yes=False).json()["rewind"] is None
    assert refusal(agree(table, 1, 2)) == (409, "refused-rewind-past")
    assert ask(table, 1, 2).status_code == 200
    assert seen(table) == now
    table.play(1, random.Random(1))
    assert table.look(0)["rewind"] is None
    assert refusal(agree(table, 0, 2)) == (409, "refused-rewind-past")
    stale = {**now, "to": 2}
    assert refusal(table.ask(0, "POST", "/rewind", stale)) == (409, "refused-rewind-past")


def test_only_people_who_play_ask_and_only_for_what_was(played: tuple[Seats, list[dict[str, Any]]]):
    table, _ = played
    for who in ("spectator", "host"):
        assert refusal(ask(table, who, 2)) == (403, "refused-seats-only")
    assert refusal(ask(table, 2, 2)) == (409, "refused-bot-plays")
    for to in (-1, seen(table)["answers"]):
        assert refusal(ask(table, 0, to)) == (400, "refused-rewind-point")


def test_alone_with_bots_nobody_else_has_to_agree(house: Server):
    table = house.open("", "random", "random")
    table.play(6, random.Random(2))
    table.turn()
    done = ask(table, 0, 1).json()
    assert (done["rewind"], done["answers"]) == (None, 1)
    table.play(2, random.Random(3))
