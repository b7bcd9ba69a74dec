"""The terminal as a client of a server: `sietch join LINK`."""

from __future__ import annotations

import pytest
from tests.server.people import Server
from typer.testing import CliRunner

from sietch.cli import app


def join(*args: str, typed: str = ""):
    return CliRunner().invoke(app, ["join", *args], input=typed)


def link(house: Server, seats: list[dict[str, str]]) -> tuple[str, str]:
    table = house.open(seats=seats, seed=5)
    return f"{house.address}/table/{table.id}", table.token(0)


BOTS = [{"name": "Eva"}, *({"bot": "random"} for _ in range(2))]


def test_a_person_plays_from_the_terminal_over_the_same_api_as_the_page(house: Server):
    place, token = link(house, BOTS)
    shown = join(f"{place}#{token}", typed="why\nboard\n" + "1\n" * 2000)
    assert shown.exit_code == 0, shown.output
    assert "✗" in shown.output
    assert "The game is over" in shown.output


def test_in_polish_and_leaving_early(house: Server):
    place, token = link(house, BOTS)
    shown = join(f"{place}#{token}", "--lang", "pl", typed="quit\n")
    assert shown.exit_code == 0
    assert "Co się wydarzyło" in shown.output or "wydarzyło" in shown.output


@pytest.mark.parametrize("wrong", ["", "table", "http://127.0.0.1:1/table/x", "ftp://h/table/x#y", "http://h/else/x#y"])
def test_a_link_that_is_none_is_refused_in_one_line(wrong: str):
    shown = join(wrong)
    assert shown.exit_code == 2
    assert len(shown.output.strip().splitlines()) == 1
    assert "http://HOST:PORT/table/ID#TOKEN" in shown.output


def test_a_wrong_token_a_wrong_table_and_a_server_that_is_not_there(house: Server):
    place, _ = link(house, BOTS)
    for wrong in (f"{place}#wrong", f"{house.address}/table/none#x", "http://127.0.0.1:9/table/x#y"):
        shown = join(wrong)
        assert shown.exit_code == 2, shown.output
        assert "Traceback" not in shown.output
