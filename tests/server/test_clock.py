"""A table with a clock: whoever is late is nudged, then a bot stands in if all others agree, until they are back."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine, text
from tests.server.people import Seats, Server, run_loop, wait_for
from tests.server.push_service import PushService
from tests.server.terminal import Terminal
from tests.server.test_databases import finished_record
from tests.server.test_lobby import Meeting, refusal
from tests.server.test_push import EVA
from tests.server.test_push import wish as subscribe
from tests.server.test_rewinding import agree as agree_to_go_back
from tests.server.test_rewinding import ask as ask_to_go_back
from tests.server.test_rewinding import seen

from sietch.cli.distant import DistantGame
from sietch.cli.line import Inbox, Line
from sietch.table.lateness import LEAST, MOST, SECONDS_TO_COME, left
from sietch.table.storage import Storage, exports

ALLOWED = 120

terminals = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")


class Hands:
    """What the clock on the wall shows: it moves when a test says so."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time

    def move(self, seconds: float) -> None:
        self.time += seconds


@pytest.fixture(scope="module")
def hands() -> Hands:
    return Hands()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[Server]:
    """One server for all tests here; every one opens its own table."""
    running = Server(tmp_path_factory.mktemp("clock"), now=hands, push_inside=True)
    yield running
    running.stop()


def nudge(table: Seats, who: int | str, late: int, **more: Any) -> httpx.Response:
    return table.ask(who, "POST", f"/seats/{late}/nudge", {**seen(table), **more})


def ask(table: Seats, who: int | str, late: int, **more: Any) -> httpx.Response:
    return table.ask(who, "POST", f"/seats/{late}/stand-in", {**seen(table), **more})


def agree(table: Seats, who: int | str, late: int, yes: bool = True) -> httpx.Response:
    return table.ask(who, "PUT", f"/seats/{late}/stand-in", {**seen(table), "agree": yes})


def come_back(table: Seats, who: int | str, late: int) -> httpx.Response:
    return table.ask(who, "DELETE", f"/seats/{late}/stand-in")


def others(table: Seats, late: int) -> list[int]:
    """The other people at the table."""
    return [seat for seat, each in enumerate(table.look("spectator")["seats"]) if seat != late and not each["bot"]]


def make_late(table: Seats, hands: Hands) -> int:
    """Let the time of whoever is asked run out."""
    late, _ = table.turn()
    hands.move(ALLOWED)
    return late


def replace(table: Seats, hands: Hands, bot: str = "random") -> int:
    """A bot stands in for whoever is asked, as all others agree."""
    late = make_late(table, hands)
    first, *more = others(table, late)
    assert nudge(table, first, late).status_code == 200
    hands.move(SECONDS_TO_COME)
    assert ask(table, first, late, bot=bot).status_code == 200
    for other in more:
        assert agree(table, other, late).status_code == 200
    return late


def handed(table: Seats) -> list[tuple[int, str, str]]:
    return [(each["seat"], each["bot"], each["words"]["id"]) for each in table.look("spectator")["handed"]]


# ---- the clock


def test_a_table_has_no_clock_unless_one_is_chosen(house: Server):
    table = house.open("", "", "")
    assert table.look("spectator")["clock"] is None
    late, _ = table.turn()
    other = (late + 1) % 3
    for answer in (nudge(table, other, late), ask(table, other, late), agree(table, other, late)):
        assert refusal(answer) == (409, "refused-no-clock")


def test_everybody_sees_whose_time_runs_and_until_when_and_an_answer_starts_it_anew(house: Server, hands: Hands):
    table = house.open("", "", "", clock=ALLOWED)
    seat, decision = table.turn()
    begun = hands.time
    expected = {
        "allowance": ALLOWED, "now": begun, "seat": seat, "until": begun + ALLOWED, "nudge": begun + ALLOWED,
        "nudged": None, "stand_in": None, "wish": None,
    }  # fmt: skip
    for who in (0, 1, 2, "host", "spectator"):
        assert table.look(who)["clock"] == expected
    hands.move(50)
    assert table.look(0)["clock"] == {**expected, "now": begun + 50}
    assert table.answer(seat, decision["id"], decision["options"][0]["key"]).status_code == 200
    assert table.look(0)["clock"]["until"] == begun + 50 + ALLOWED


@pytest.mark.parametrize("clock", [-1, 1, LEAST - 1, MOST + 1])
def test_a_clock_that_cannot_be_is_refused_with_what_can(house: Server, clock: int):
    answer = house.try_to_open("", "", "", clock=clock)
    assert refusal(answer) == (400, "refused-set-up")
    assert answer.json()["words"]["args"]["reason"]["id"] == "setup-clock"
    assert f"0 (none) or to {LEAST} to {MOST} seconds" in answer.json()["error"]
    table = house.open("", "", "")
    changed = table.ask("host", "PUT", "/clock", {"clock": clock})
    assert refusal(changed) == (400, "setup-clock")


@pytest.mark.parametrize("clock", ["soon", 1.5, None])
def test_a_clock_is_a_number_of_seconds(house: Server, clock: Any):
    assert refusal(house.try_to_open("", "", "", clock=clock)) == (400, "refused-body")


def test_a_real_table_has_none(house: Server):
    wish = {"game": "arrakis", "setup": {"modules": ["mahdi"]}, "told": True, "clock": ALLOWED}
    answer = house.http.post("/api/tables", json={"seats": [{"name": "Eva"}], **wish})
    assert answer.json()["words"]["args"]["reason"]["id"] == "setup-told-clock"


def test_the_host_sets_it_while_the_game_goes_on_and_it_starts_then(house: Server, hands: Hands):
    table = house.open("", "", "")
    hands.move(10_000)
    for who in (0, "spectator"):
        assert refusal(table.ask(who, "PUT", "/clock", {"clock": ALLOWED})) == (403, "refused-host-only")
    told = table.ask("host", "PUT", "/clock", {"clock": ALLOWED}).json()["clock"]
    assert told["until"] == hands.time + ALLOWED
    assert table.ask("host", "PUT", "/clock", {"clock": 0}).json()["clock"] is None


def test_in_a_lobby_the_host_chooses_and_the_table_has_it(house: Server):
    meeting = Meeting(house, clock=3600)
    host, invite = meeting.links["host"], meeting.links["invite"]
    assert meeting.look(invite)["clock"] == 3600
    assert refusal(meeting.ask(invite, "PUT", "", {"clock": 60})) == (403, "refused-host-only")
    assert refusal(meeting.ask(host, "PUT", "", {"clock": 5})) == (400, "refused-set-up")
    with meeting.sit(invite) as friend:
        friend.hear()
        assert meeting.ask(host, "PUT", "", {"clock": 86_400}).json()["clock"] == 86_400
        friend.hear_until(lambda told: told["clock"] == 86_400)
    assert meeting.begin(fill="random").status_code == 200
    assert Seats(house.address, meeting.links).look("host")["clock"]["allowance"] == 86_400


def test_a_lobby_with_a_clock_that_cannot_be_is_refused(house: Server):
    answer = house.http.post("/api/lobbies", json={"seats": [{}, {}, {}], "clock": 7})
    assert refusal(answer) == (400, "refused-set-up")


def test_a_taken_back_answer_starts_it_anew_also_for_another_server(serve_from: Callable[..., Server], hands: Hands):
    here = serve_from(now=hands)
    table = here.open("", "", "", clock=ALLOWED)
    seat, now = table.play_to_undoable(random.Random(2))
    hands.move(70)
    assert table.undo(seat, now["decision"]["id"]).status_code == 200
    until = table.look("spectator")["clock"]["until"]
    assert until == hands.time + ALLOWED
    hands.move(20)
    here.stop()
    there = Seats(serve_from(now=hands).address, table.links)
    assert there.look("spectator")["clock"]["until"] == until


# ---- nudging


def test_whoever_is_late_can_be_nudged_once_in_each_time(house: Server, hands: Hands):
    table = house.open("", "", "", clock=ALLOWED)
    late, _ = table.turn()
    one, other = others(table, late)
    early = nudge(table, one, late)
    assert refusal(early) == (409, "refused-late-early")
    assert early.json()["words"]["args"]["time"] == {"id": "time-minutes", "args": {"n": 2}}
    hands.move(ALLOWED - 0.5)
    assert "left: 1 second" in nudge(table, one, late).json()["error"]
    hands.move(0.5)
    with table.sit(late) as looking:
        looking.hear()
        assert nudge(table, one, late).json()["clock"]["nudged"] == hands.time
        assert looking.hear_until(lambda told: told["clock"]["nudged"])["clock"]["nudged"] == hands.time
    again = nudge(table, other, late)
    assert refusal(again) == (429, "refused-nudge-again")
    assert int(again.headers["retry-after"]) > ALLOWED - 1
    hands.move(ALLOWED)
    assert nudge(table, other, late).status_code == 200
    table.play(1, random.Random(1))
    assert table.look("spectator")["clock"]["nudged"] is None


def test_nobody_nudges_themselves_a_bot_or_who_is_not_asked(house: Server, hands: Hands):
    table = house.open("", "", "random", clock=ALLOWED)
    late = make_late(table, hands)
    other = 1 - late
    assert refusal(nudge(table, late, late)) == (409, "refused-late-self")
    assert refusal(nudge(table, late, other)) == (409, "refused-not-late")
    assert refusal(nudge(table, other, 2)) == (409, "refused-late-bot")
    assert refusal(ask(table, other, 2)) == (409, "refused-late-bot")
    assert refusal(nudge(table, 2, late)) == (409, "refused-bot-plays")
    assert refusal(nudge(table, other, 7)) == (404, "refused-seat-change")
    for who in ("host", "spectator"):
        assert refusal(nudge(table, who, late)) == (403, "refused-seats-only")
    stale = {"answers": seen(table)["answers"] - 1}
    assert refusal(nudge(table, other, late, **stale)) == (409, "refused-clock-past")


def test_with_no_other_people_there_is_nothing_to_do(house: Server, hands: Hands):
    table = house.open("", "random", "random", clock=ALLOWED)
    assert make_late(table, hands) == 0
    assert others(table, 0) == []
    assert refusal(nudge(table, 0, 0)) == (409, "refused-late-self")
    assert refusal(ask(table, 0, 0)) == (409, "refused-late-self")


def test_a_nudge_reaches_a_browser_whose_page_is_closed_in_its_language(house: Server, hands: Hands):
    service = PushService()
    assert subscribe(house, "PUT", service.subscription("pl")).status_code == 200
    table = house.open("", "", "", clock=ALLOWED)
    late, _ = table.turn()
    assert table.ask(late, "PUT", "/person", {"person": EVA}).status_code == 200
    hands.move(ALLOWED)
    assert nudge(table, others(table, late)[0], late).status_code == 200
    wait_for(lambda: service.kinds == ["nudge"])
    assert service.received[0][1]["title"] == "Inni na ciebie czekają"
    # When a bot stands in there is nothing to come for any more.
    hands.move(SECONDS_TO_COME)
    one, other = others(table, late)
    assert ask(table, one, late).status_code == 200
    assert agree(table, other, late).status_code == 200
    wait_for(lambda: service.kinds == ["nudge", "past"])
    service.close()


def test_whoever_looks_is_not_pushed_to(serve: Callable[..., Server], hands: Hands):
    house = serve(now=hands, push_inside=True)
    service = PushService()
    subscribe(house, "PUT", service.subscription())
    table = house.open("", "", "", clock=ALLOWED)
    late, _ = table.turn()
    table.ask(late, "PUT", "/person", {"person": EVA})
    hands.move(ALLOWED)
    with table.sit(late) as looking:
        looking.hear()
        assert nudge(table, others(table, late)[0], late).status_code == 200
        looking.hear_until(lambda told: told["clock"]["nudged"])
        looking.send(type="ping")
        looking.hear_until(lambda told: told["type"] == "pong")
    house.stop()  # what was under way is finished
    assert service.kinds == []
    service.close()


# ---- a bot stands in


def test_all_others_agree_and_a_bot_plays_until_the_person_is_back(serve_from: Callable[..., Server], hands: Hands):
    here = serve_from(now=hands)
    table = here.open("", "", "", clock=ALLOWED)
    table.play(4, random.Random(3))
    late = make_late(table, hands)
    one, other = others(table, late)
    assert nudge(table, one, late).status_code == 200
    hands.move(SECONDS_TO_COME)
    asked = ask(table, one, late, bot="random").json()
    assert asked["clock"]["wish"] == {"bot": "random", "by": one, "agreed": [one]}
    # What is asked is stored: the server may be another one by now.
    here.stop()
    there = serve_from(now=hands)
    table = Seats(there.address, table.links)
    assert table.look(other)["clock"]["wish"]["agreed"] == [one]
    before = table.look("spectator")["answers"]
    agree(table, other, late)
    now = table.look("spectator")
    assert now["seats"][late] == {"name": f"Name {late}", "bot": "random", "connected": False, "stand_in": True}
    assert handed(table) == [(late, "random", "told-stands-in")]
    wait_for(lambda: table.look("spectator")["answers"] > before)
    table.turn()
    there.stop()
    # The bot still stands in, and the link of the person is still good.
    table = Seats(serve_from(now=hands).address, table.links)
    assert table.look(late)["seats"][late]["stand_in"]
    back = come_back(table, late, late).json()
    assert (back["seats"][late]["bot"], back["seats"][late]["stand_in"]) == ("", False)
    assert handed(table) == [(late, "random", "told-stands-in"), (late, "", "told-came-back")]
    table.play(9, random.Random(4))


def test_a_server_that_shares_the_database_hears_of_it(serve_from: Callable[..., Server], hands: Hands):
    one, two = serve_from(now=hands), serve_from(now=hands)
    table = one.open("", "", "", clock=ALLOWED)
    there = Seats(two.address, table.links)
    with there.sit("spectator") as watching:
        watching.hear()
        late = replace(table, hands)
        watching.hear_until(lambda told: told["seats"][late]["stand_in"])
        # The person comes back at the other server, in whatever the bot has done here.
        assert come_back(there, late, late).status_code == 200
    assert table.look("spectator")["seats"][late]["bot"] == ""


def test_first_a_nudge_then_a_moment_to_come(house: Server, hands: Hands):
    table = house.open("", "", "", clock=ALLOWED)
    late = make_late(table, hands)
    one, _ = others(table, late)
    assert refusal(ask(table, one, late)) == (409, "refused-stand-in-nudge")
    assert nudge(table, one, late).json()["clock"]["stand_in"] == hands.time + SECONDS_TO_COME
    assert refusal(ask(table, one, late)) == (409, "refused-stand-in-early")
    hands.move(SECONDS_TO_COME)
    unknown = ask(table, one, late, bot="nobody")
    assert unknown.status_code == 400
    assert "nobody" in unknown.json()["error"]
    assert ask(table, one, late).json()["clock"]["wish"]["bot"] == "greedy"
    assert refusal(ask(table, one, late)) == (409, "refused-stand-in-asked")


def test_one_who_refuses_ends_it_and_so_does_an_answer(house: Server, hands: Hands):
    table = house.open("", "", "", "", clock=ALLOWED)
    late = make_late(table, hands)
    one, two, three = others(table, late)
    nudge(table, one, late)
    hands.move(SECONDS_TO_COME)
    ask(table, one, late)
    assert agree(table, two, late).json()["clock"]["wish"]["agreed"] == sorted([one, two])
    assert agree(table, three, late, yes=False).json()["clock"]["wish"] is None
    assert refusal(agree(table, three, late)) == (409, "refused-clock-past")
    # Who has asked may think better of it.
    ask(table, two, late)
    assert agree(table, two, late, yes=False).json()["clock"]["wish"] is None
    ask(table, two, late)
    table.play(1, random.Random(1))
    now = table.look("spectator")
    assert (now["clock"]["wish"], now["seats"][late]["bot"]) == (None, "")
    assert refusal(table.ask(one, "PUT", f"/seats/{late}/stand-in", {"answers": 0, "undone": 0, "agree": True})) == (
        409,
        "refused-clock-past",
    )
    assert refusal(agree(table, late, late)) in ((409, "refused-late-self"), (409, "refused-not-late"))


def test_of_two_people_the_wish_of_the_other_is_enough(house: Server, hands: Hands):
    table = house.open("", "", "random", clock=ALLOWED)
    late = replace(table, hands)
    assert table.look("spectator")["seats"][late]["stand_in"]
    assert others(table, late) == [1 - late]


def test_who_is_replaced_need_not_agree_that_a_bot_stands_in_for_another(house: Server, hands: Hands):
    table = house.open("", "", "", clock=ALLOWED)
    first = replace(table, hands)
    second = replace(table, hands)
    assert first != second
    assert [each["stand_in"] for each in table.look("spectator")["seats"]].count(True) == 2
    table.turn()
    assert refusal(nudge(table, first, second)) == (409, "refused-stand-in")


def test_an_answer_that_the_bot_was_quicker_than_is_stale(house: Server, hands: Hands):
    table = house.open("", "", "", clock=ALLOWED)
    late, decision = table.turn()
    undone = table.look(late)["undone"]
    assert replace(table, hands) == late
    wait_for(lambda: table.look("spectator")["decision"]["id"] > decision["id"])
    no = table.answer(late, decision["id"], decision["options"][0]["key"], undone=undone)
    assert (refusal(no), no.json()["stale"]) == ((409, "refused-past"), True)
    # While the bot has the seat, nobody else answers there; and nothing of that is lost or given twice.
    table.turn()
    answers = table.look("spectator")["answers"]
    assert come_back(table, late, late).status_code == 200
    assert table.look("spectator")["answers"] == answers


def test_while_a_bot_stands_in_its_person_has_to_say_that_they_are_back(house: Server, hands: Hands):
    table = house.open("", "", "", clock=ALLOWED)
    late = replace(table, hands)
    table.turn()
    assert refusal(come_back(table, others(table, late)[0], late)) == (403, "refused-own-seat-only")
    assert refusal(come_back(table, "spectator", late)) == (403, "refused-seats-only")
    assert refusal(ask_to_go_back(table, late, 0)) == (409, "refused-stand-in")
    assert come_back(table, late, late).status_code == 200
    assert refusal(come_back(table, late, late)) == (409, "refused-not-stood-in")


def test_whoever_is_back_has_all_of_the_time(house: Server, hands: Hands):
    table = house.open("", "", "random", clock=ALLOWED)
    late = replace(table, hands)
    table.turn()
    hands.move(ALLOWED * 3)
    come_back(table, late, late)
    clock = table.look("spectator")["clock"]
    assert (clock["until"], clock["nudged"], clock["wish"]) == (hands.time + ALLOWED, None, None)


def test_the_host_gives_the_seat_back_and_changes_who_stands_in(house: Server, hands: Hands):
    table = house.open("", "", "", clock=ALLOWED)
    late = replace(table, hands)
    table.turn()
    assert table.ask("host", "PUT", f"/seats/{late}", {"bot": "greedy"}).status_code == 200
    seat = table.look("spectator")["seats"][late]
    assert (seat["bot"], seat["stand_in"]) == ("greedy", True)
    assert table.ask("host", "PUT", f"/seats/{late}", {"bot": ""}).status_code == 200
    seat = table.look("spectator")["seats"][late]
    assert (seat["bot"], seat["stand_in"]) == ("", False)
    assert handed(table)[-1] == (late, "", "told-came-back")


def test_a_bot_that_stands_in_sees_what_its_seat_sees(house: Server, hands: Hands, monkeypatch: pytest.MonkeyPatch):
    """Bots are asked as everywhere: with the game, from which a process makes the view of the seat it thinks for."""
    asked: list[int] = []
    choose = house.tables.thinkers.choose

    async def noted(game: Any, seat: int, bot: str, whose: str) -> Any:
        asked.append(seat)
        return await choose(game, seat, bot, whose)

    monkeypatch.setattr(house.tables.thinkers, "choose", noted)
    table = house.open("", "", "", clock=ALLOWED)
    late = replace(table, hands)
    wait_for(lambda: asked)
    table.turn()
    assert set(asked) == {late}


def test_who_plays_in_a_terminal_comes_back_there(house: Server, hands: Hands):
    table = house.open("", "", "", clock=ALLOWED)
    late = replace(table, hands)
    table.turn()
    told: list[str] = []
    inbox = Inbox()
    line = Line(f"{table.address}/table/{table.id}#{table.token(late)}", inbox)
    game = DistantGame(line, inbox, lambda id, **args: told.append(id))
    assert game.is_stood_in
    assert not game.is_asked
    assert game.come_back()
    assert told == ["seat-given-back"]
    assert not game.come_back()
    assert told == ["seat-given-back", "refused"]
    line.hang_up()
    assert not table.look("spectator")["seats"][late]["bot"]


@terminals
def test_somebody_in_the_terminal_nudges_and_the_others_there_agree_to_a_bot(house: Server, hands: Hands):
    table = house.open("", "", "", clock=ALLOWED)
    late, _ = table.turn()
    one, other = others(table, late)
    names = [f"Name {seat}" for seat in range(3)]
    link = f"{table.address}/table/{table.id}#"
    with closing(Terminal("join", link + table.token(one))) as first:
        first.wait_for(f"Waiting for {names[late]}")
        first.type("nudge")
        first.wait_for("The server does not take it: the time is not up yet")
        hands.move(ALLOWED)
        # Somebody who comes brings the news of what time it is.
        with (
            closing(Terminal("join", link + table.token(late), "--lang", "pl")) as awaited,
            closing(Terminal("join", link + table.token(other), "--lang", "cs")) as second,
        ):
            awaited.wait_for(f"{names[late]}> ")
            first.wait_for(f"{names[late]}: time is up. nudge: remind them.")
            first.type("stand-in")
            first.wait_for("The server does not take it: nudge them first")
            first.type("nudge")
            first.wait_for("nudged, no answer yet")
            awaited.wait_for("Inni na ciebie czekają.")
            hands.move(SECONDS_TO_COME)
            first.type("stand-in random")
            first.wait_for("Still to agree:")
            first.wait_for(names[other])
            awaited.wait_for(f"{names[one]} chce, by zastąpił cię bot.")
            second.wait_for(f"{names[one]} navrhuje, aby do návratu zaskočil bot (random)")
            second.type("refuse")
            wait_for(lambda: table.look(one)["clock"]["wish"] is None)
            first.wait_for("nudged, no answer yet")
            first.type("stand-in random")
            second.wait_for(f"{names[one]} navrhuje")
            second.type("agree")
            awaited.wait_for(f"Za gracza {names[late]} gra teraz bot.")
            awaited.type("back")
            awaited.wait_for(f"{names[late]} znowu gra.")
    assert [each[1:] for each in handed(table)] == [("random", "told-stands-in"), ("", "told-came-back")]


# ---- going back


def test_the_people_who_are_there_go_back_and_the_bot_still_stands_in(house: Server, hands: Hands):
    table = house.open("", "", "", clock=ALLOWED)
    table.play(5, random.Random(6))
    to = table.look("spectator")["answers"]
    events = len(table.look("spectator")["events"])
    table.play(3, random.Random(7))
    late = replace(table, hands)
    table.turn()
    assert table.look("spectator")["handed"][0]["events"] > events
    one, other = others(table, late)
    ask_to_go_back(table, one, to)
    done = agree_to_go_back(table, other, to).json()
    wait_for(lambda: table.look("spectator")["answers"] >= to)
    assert done["seats"][late]["stand_in"]
    # What is told of it stands where the log ends then, and stays there.
    assert done["handed"][0]["events"] == events
    table.turn()
    assert come_back(table, late, late).json()["handed"][0]["events"] == events
    assert table.look("spectator")["clock"]["until"] == hands.time + ALLOWED


def test_a_rematch_keeps_the_clock(house: Server):
    table = house.open("", "", "", record=finished_record(), clock=ALLOWED)
    assert table.look(0)["clock"] is None  # nobody is asked any more
    following = table.ask(0, "POST", "/rematch").json()
    again = Seats(house.address, {**table.links, "table": following["table"]})
    assert again.look(0)["clock"]["allowance"] == ALLOWED


def test_a_table_that_is_taken_elsewhere_has_its_clock_and_who_stands_in(house: Server, hands: Hands, tmp_path: Path):
    table = house.open("", "", "", clock=ALLOWED)
    late = replace(table, hands)
    table.turn()
    with house.storage.engine.connect() as connection:
        found = exports.export(connection, table.id)
    assert found is not None
    line = exports.decode(msgspec.json.encode(found[0]))
    assert isinstance(line, exports.TableLine)
    elsewhere = Storage(f"sqlite:///{tmp_path}/elsewhere.db")
    with elsewhere.engine.begin() as connection:
        exports.bring_in(connection, line, found[1].legend if found[1] else None)
    stored = run_loop(elsewhere.load(table.id))
    elsewhere.close()
    assert stored is not None
    assert (stored.clock, stored.stand_ins) == (ALLOWED, frozenset({late}))
    assert [(each.seat, each.bot) for each in stored.handed] == [(late, "random")]


# ---- how times are said


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0.2, ("time-seconds", {"n": 1})),
        (119, ("time-seconds", {"n": 119})),
        (119.5, ("time-minutes", {"n": 2})),
        (3601, ("time-minutes", {"n": 61})),
        (7201, ("time-hours", {"n": 3})),
        (86_400, ("time-hours", {"n": 24})),
        (3 * 86_400 - 1, ("time-days", {"n": 3})),
    ],
)
def test_a_time_is_said_in_what_fits_it(seconds: float, said: Any):
    assert left(seconds) == said


# ---- databases of before


NEW = ("tables.clock", "tables.since", "tables.lateness", "tables.handed", "seats.stand_in")


@pytest.mark.parametrize("there", [0, 2, len(NEW) - 1], ids=["none", "some", "all-but-one"])
def test_tables_of_before_go_on_without_a_clock_also_where_the_step_was_broken_off(
    serve_from: Callable[..., Server], database: str, there: int
):
    """there: how many of the new columns a program has left that died while it added them."""
    here = serve_from()
    table = here.open("", "", "random")
    table.play(4, random.Random(1))
    table.turn()
    before = table.look("spectator")
    here.stop()
    engine = create_engine(database)
    with engine.begin() as connection:
        for column in NEW[there:]:
            of, _, name = column.partition(".")
            connection.execute(text(f"ALTER TABLE {of} DROP COLUMN {name}"))
        connection.execute(text("UPDATE layout SET version = 9"))
    engine.dispose()
    table = Seats(serve_from().address, table.links)
    after = table.look("spectator")
    assert (after["clock"], after["handed"]) == (None, [])
    assert [after[name] for name in ("view", "events", "seats")] == [
        before[name] for name in ("view", "events", "seats")
    ]
    assert table.ask("host", "PUT", "/clock", {"clock": ALLOWED}).json()["clock"]["allowance"] == ALLOWED
    table.play(2, random.Random(2))
