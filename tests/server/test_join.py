"""The terminal as a client of a server: `sietch join LINK`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest
from tests.server.people import Seats, Server, wait_for
from tests.server.terminal import Terminal
from typer.testing import CliRunner, Result

from sietch.cli import app
from sietch.cli.distant import DistantGame
from sietch.cli.line import Inbox, Line
from sietch.cli.screens.screen import NoOdds


def join(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["join", *args], input=typed, catch_exceptions=False)


def link(house: Server, seats: list[dict[str, str]]) -> tuple[str, str]:
    table = house.open(seats=seats, seed=5)
    return f"{house.address}/table/{table.id}", table.token(0)


BOTS = [{"name": "Eva"}, *({"bot": "random"} for _ in range(2))]


def test_a_person_plays_from_the_terminal_over_the_same_api_as_the_page(house: Server):
    place, token = link(house, BOTS)
    shown = join(f"{place}#{token}", typed="why\nboard\n" + "1\n0\n" * 2000)
    assert shown.exit_code == 0, shown.output
    assert "✗" in shown.output
    assert "The game is over" in shown.output


def test_enter_takes_the_only_option(house: Server):
    place, token = link(house, BOTS)
    shown = join(f"{place}#{token}", typed="\n1\n0\n" * 2000)
    assert shown.exit_code == 0, shown.output
    assert "There is nothing else you can do in this turn: end it." in shown.output
    assert "Enter: go on · undo: take your last answer back" in shown.output
    assert "The game is over" in shown.output


def test_in_polish_and_leaving_early(house: Server):
    place, token = link(house, BOTS)
    shown = join(f"{place}#{token}", "--lang", "pl", typed="quit\n")
    assert shown.exit_code == 0
    assert "Co się wydarzyło" in shown.output or "wydarzyło" in shown.output


def test_a_table_of_war_for_arrakis_is_joined(house: Server):
    seats = [{"name": "Eva"}, {"bot": "random"}]
    table = house.open(game="arrakis", seats=seats, setup={}, seed=3)
    shown = join(f"{house.address}/table/{table.id}#{table.token(0)}", typed="board\nwhy\ncard war plan\n1\n1\nquit\n")
    assert shown.exit_code == 0, shown.output
    assert "The Harkonnen win with Supremacy 10" in shown.output
    assert "Map: what stands in each sector" in shown.output
    assert "Hand: Eva" in shown.output
    assert "Planning card · House Atreides" in shown.output


@pytest.mark.parametrize("seat", [0, 1])
def test_odds_come_from_the_server_as_the_seat_may_know_them(house: Server, seat: int):
    seats = [{"name": "Eva"} if place == seat else {"bot": "random"} for place in range(2)]
    table = house.open(game="arrakis", seats=seats, setup={}, seed=3)
    typed = "odds arrakeen windgap\nodds arrakeen carthag\nquit\n"
    shown = join(f"{house.address}/table/{table.id}#{table.token(seat)}", typed=typed).output
    assert "The attacker wins" in shown
    assert "odds AREA AREA works out an attack" in shown
    # Only the Atreides know what their deployment tokens and sietches are.
    assert ("What lies face down could be other things" in shown) == (seat == 1)


def test_odds_that_the_server_refuses_are_told_why(house: Server):
    table = house.open(game="arrakis", seats=[{"name": "Eva"}, {"name": "Jan"}], setup={}, seed=3)
    inbox = Inbox()
    game = DistantGame(Line(f"{house.address}/table/{table.id}#{table.token(0)}", inbox), inbox, lambda *_, **__: None)
    assert game.odds("arrakeen", "windgap")["seat"] == 1
    with pytest.raises(NoOdds, match="odds-no-target"):
        game.odds("arrakeen", "carthag")
    game.line.url = game.line.url.replace(table.id, "none")
    with pytest.raises(NoOdds, match="refused-no-table"):
        game.odds("arrakeen", "windgap")
    game.line.url = "ws://127.0.0.1:9/api/tables/none/socket"
    with pytest.raises(NoOdds, match="line-lost"):
        game.odds("arrakeen", "windgap")


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
        assert len(shown.output.strip().splitlines()) == 1
        assert shown.output.startswith("sietch: ")


def test_the_commands_of_play_are_those_of_a_joined_table(house: Server):
    place, token = link(house, BOTS)
    lines = ["help", "icons", "card signet", "log", "undo", "save", "why arrakeen", "no such thing", "99", ""]
    shown = join(f"{place}#{token}", typed="\n".join([*lines, "quit"]) + "\n").output
    assert "the same link leads back" in shown
    assert "whose turn it is" in shown
    assert "Agent icons: Landsraad, City and Spice Trade" in shown
    assert "Eva gets the Objective" in shown
    assert "cannot be taken back" in shown
    assert "The server keeps the game" in shown
    assert "✗ Arrakeen: " in shown
    assert "No option has the text “no such thing”" in shown
    assert "There is no such option" in shown
    assert "Choose by number or text · card NAME" in shown
    assert f"sietch join '{place}#{token}'" in shown


def test_the_table_is_drawn_once_in_a_turn_and_an_answer_is_taken_back(house: Server):
    place, token = link(house, BOTS)
    shown = join(f"{place}#{token}", typed="dagger\nwhy arrakeen\nundo\nquit\n").output
    assert shown.count("Imperium Row and Reserve") == 1
    assert "→ play Dagger" in shown
    assert "✗ Arrakeen: the card has no City icon." in shown
    assert "Taken back." in shown
    assert shown.count("Play a card to send one of your 2 Agents") == 2


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "You watch this table"), ("cs", "Díváš se"), ("pl", "Oglądasz ten stół")]
)
def test_a_spectator_who_cannot_type_reads_the_game_to_its_end(house: Server, lang: str, told: str):
    table = house.open("random", "random", "random", seed=3)
    shown = join(f"{house.address}/table/{table.id}#{table.token('spectator')}", "--lang", lang)
    assert shown.exit_code == 0, shown.output
    assert told in shown.output
    assert "Name 1" in shown.output
    assert f"{house.address}/table/{table.id}#{table.token('spectator')}" in shown.output


# ---- in a terminal, where one can type while others play

terminals = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")


@pytest.fixture
def sit_down() -> Iterator[Callable[..., Terminal]]:
    """Join a table in a terminal of its own."""
    opened: list[Terminal] = []

    def sit(table: Seats, who: int | str, *options: str) -> Terminal:
        opened.append(Terminal("join", f"{table.address}/table/{table.id}#{table.token(who)}", *options))
        return opened[-1]

    yield sit
    for each in opened:
        each.close()


FRIENDS = [{"name": "Eva"}, {"name": "Hana"}, {"name": "Ivan"}]


def answer(table: Seats, kind: str) -> None:
    """Whoever is to decide takes the first option of this kind."""
    seat, decision = table.turn()
    key = next(option["key"] for option in decision["options"] if option["kind"] == kind)
    assert table.answer(seat, decision["id"], key).status_code == 200


@terminals
def test_while_others_play_their_moves_are_told_and_commands_are_obeyed(house: Server, sit_down):
    table = house.open(seats=FRIENDS, seed=5)
    hana = sit_down(table, 1)
    hana.wait_for("You are at the table as Hana.")
    hana.wait_for("Eva (not here) · Hana · Ivan (not here)")
    hana.wait_for("Waiting for Eva, who is not here.")
    hana.wait_for("Meanwhile: board")
    with table.sit(0):
        hana.wait_for("Eva is here.")
        answer(table, "reveal")
        hana.wait_for("Eva reveals")
        hana.type("why arrakeen")
        hana.wait_for("There is nothing for you to decide now.")
        hana.type("1")
        hana.wait_for("There is nothing for you to decide now.")
        hana.type("card signet")
        hana.wait_for("Signet Ring")
    hana.wait_for("Eva has left.")
    answer(table, "end")
    hana.wait_for("Play a card to send one of your 2 Agents")
    hana.wait_for("Hana> ")
    hana.type("reveal")
    hana.wait_for("end your turn")
    hana.type("end your turn")
    hana.wait_for("Waiting for Ivan")
    hana.type("quit")
    hana.wait_for("sietch join ")
    assert hana.wait_for_end() == 0


@terminals
def test_a_spectator_follows_the_moves_and_what_is_taken_back(house: Server, sit_down):
    table = house.open(seats=FRIENDS, seed=5)
    watcher = sit_down(table, "spectator", "--lang", "cs")
    watcher.wait_for("Díváš se na tento stůl")
    watcher.wait_for("Čeká se, hraje Eva (není tu).")
    answer(table, "play")
    watcher.wait_for("Dýka")
    seat, decision = table.turn()
    assert table.undo(seat, decision["id"]).status_code == 200
    watcher.wait_for("Eva bere zpět poslední volbu.")
    watcher.type("board")
    watcher.wait_for("Hráči")
    watcher.type("quit")
    watcher.wait_for("Už se na stůl nedíváš.")
    assert watcher.wait_for_end() == 0


@terminals
def test_the_line_is_taken_up_again_and_the_question_still_stands(serve: Callable[..., Server], sit_down):
    house = serve()
    table = house.open(seats=FRIENDS, seed=5)
    eva = sit_down(table, 0)
    eva.wait_for("Eva> ")
    live = house.tables.live[table.id]
    assert house.loop is not None
    house.loop.call_soon_threadsafe(house.tables.forget, live)
    eva.wait_for("The line to the server is lost")
    eva.wait_for("The line is there again.")
    eva.wait_for("Eva> ")
    eva.type("dagger")
    eva.wait_for("To which board space")
    wait_for(lambda: table.turn()[1]["prompt"]["id"] == "prompt-send")
    house.stop()
    eva.wait_for("The line to the server is lost")
    eva.type("quit")
    assert eva.wait_for_end() == 0


@terminals
def test_who_loses_the_seat_to_a_bot_is_told_and_plays_on_when_it_is_given_back(house: Server, sit_down):
    table = house.open(seats=FRIENDS, seed=5)
    hana = sit_down(table, 1)
    hana.wait_for("Waiting for Eva")
    table.ask("host", "PUT", "/seats/1", {"bot": "random"})
    hana.wait_for("A bot plays for Hana now.")
    table.ask("host", "PUT", "/seats/1", {"bot": ""})
    hana.wait_for("Hana plays again.")
    hana.type("quit")
    assert hana.wait_for_end() == 0
