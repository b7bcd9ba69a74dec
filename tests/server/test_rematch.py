"""The same people once more: everybody at a finished table finds their own way to the next one, and no other's."""

import json

import pytest
from tests.server.people import Seats, Server

import sietch


@pytest.fixture(scope="module")
def record():
    game = sietch.new("uprising", players=3, seed=5, names=["Anna", "Boris", "Cyril"], modules=["choam"])
    while not game.over:
        game.choose(game.decision.options[0])
    return game.record


@pytest.fixture
def finished(house: Server, record) -> Seats:
    return house.open("", "", "random", record=record)


ALL = ("host", "spectator", 0, 1, 2)


def test_a_rematch_is_told_to_everybody_with_their_own_token_only(house, finished):
    with finished.sit(1) as boris, finished.sit("spectator") as watching:
        assert boris.hear()["rematch"] is None
        watching.hear()
        response = finished.ask(0, "POST", "/rematch")
        assert response.status_code == 201
        following = response.json()
        heard = {1: boris.hear_until(lambda told: told.get("rematch")), "spectator": watching.hear_until(
            lambda told: told.get("rematch"))}  # fmt: skip
    heard |= {who: finished.look(who) for who in ("host", 0, 2)}
    tokens = {who: seen["rematch"]["token"] for who, seen in heard.items()}
    assert {seen["rematch"]["table"] for seen in heard.values()} == {following["table"]}
    assert tokens[0] == following["token"]
    # Each token opens its own role and seat at the new table, and nobody is told another's.
    for who, token in tokens.items():
        seen = house.http.get(f"/api/tables/{following['table']}", headers={"authorization": f"Bearer {token}"}).json()
        assert (seen["role"], seen["seat"]) == (("seat", who) if isinstance(who, int) else (who, None))
        told = json.dumps(heard[who])
        assert [other for other in tokens if tokens[other] in told] == [who]
    # It is the same link, so that whoever has one finds their way from table to table.
    assert tokens == {who: finished.token(who) for who in ALL}


def test_the_same_people_play_the_same_game_again_from_its_beginning(house, finished, record):
    following = finished.ask("host", "POST", "/rematch").json()
    host = {"authorization": f"Bearer {following['token']}"}
    links = house.http.get(f"/api/tables/{following['table']}/links", headers=host).json()
    seen = Seats(house.address, links).look(0)
    assert [seat["name"] for seat in seen["seats"]] == ["Anna", "Boris", "Cyril"]
    assert [seat["bot"] for seat in seen["seats"]] == ["", "", "random"]
    assert seen["winners"] == []
    assert seen["view"]["round"] == 1
    new = house.tables.live[following["table"]].game
    assert new.setup == record["setup"]
    assert new.seed != record["seed"]


def test_there_is_one_rematch_whoever_asks_for_it(finished):
    asked = [finished.ask(who, "POST", "/rematch").json() for who in (0, 1, "host", 0)]
    assert len({each["table"] for each in asked}) == 1
    assert len({each["token"] for each in asked}) == 3


def test_a_rematch_is_for_players_of_a_finished_game(house, finished):
    assert finished.ask("spectator", "POST", "/rematch").json()["words"]["id"] == "refused-players-only"
    early = house.open().ask(0, "POST", "/rematch")
    assert (early.status_code, early.json()["words"]["id"]) == (409, "refused-rematch-early")
    assert finished.look("spectator")["rematch"] is None


def test_a_rematch_is_found_again_after_the_server_was_started_anew(serve, record):
    first = serve()
    table = first.open("", "", "", record=record)
    following = table.ask(2, "POST", "/rematch").json()
    first.stop()
    second = serve()
    again = Seats(second.address, table.links)
    assert again.look(2)["rematch"] == following
    assert again.ask(2, "POST", "/rematch").json() == following
