"""At the table: answers, stale and double ones, undo, lost lines, bots on seats, the end."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.people import Server, Socket, wait_for

import sietch


def test_a_person_plays_a_whole_game_with_bots(house):
    table = house.open("", "random", "random", "greedy")
    rng = random.Random(1)
    with table.sit(0) as me:
        assert me.hear()["role"] == "seat"
        while not me.table["winners"]:
            decision = me.table["decision"]
            if decision["seat"] == 0:
                me.answer(rng.choice(decision["options"])["key"])
                me.hear_decision(decision["id"])
            else:
                me.hear()
        record = table.ask(0, "GET", "/record").json()
    game = sietch.replay(record)
    assert game.over
    assert game.scores == me.table["scores"]
    assert game.winners == me.table["winners"]
    # The log that came in pieces is the log of the whole game.
    assert [(e["kind"], e["seat"], e["what"], e["n"]) for e in me.log] == [
        (e.kind, e.seat, e.what, e.n) for e in game.events(0)
    ]
    assert me.table["view"] == game.view(0)


def test_answers_over_http_and_over_a_socket_play_the_same_game(house):
    table = house.open(seed=5)
    game = sietch.new("uprising", players=4, seed=5, modules=["choam"], names=[f"Name {seat}" for seat in range(4)])
    rng = random.Random(2)
    for step in range(30):
        seat, decision = table.turn()
        assert seat == game.decision.seat
        assert [o["key"] for o in decision["options"]] == [o.key for o in game.decision.options]
        key = rng.choice(decision["options"])["key"]
        if step % 2:
            response = table.answer(seat, decision["id"], key)
            assert response.status_code == 200
            told = response.json()
        else:
            with table.sit(seat) as me:
                me.hear()
                me.answer(key)
                told = me.hear_decision(decision["id"])
        game.choose(key)
        assert told["view"] == game.view(seat)
        new = [(e["kind"], e["seat"], e["what"]) for e in told["events"]]
        assert new == [(e.kind, e.seat, e.what) for e in game.new_events(seat)]


def test_whoever_wants_only_what_changed_of_the_view_is_told_that_and_all_of_it_on_demand(house):
    table = house.open()
    rng = random.Random(4)
    with table.sit(0) as me:
        me.hear()
        me.send(type="changes")
        me.send(type="ping")
        me.hear_until(lambda heard: heard["type"] == "pong")
        for _ in range(30):
            table.play(1, rng)
            heard = me.hear()
            assert heard["type"] == "changes"
            assert heard["view"] == table.look(0)["view"]
        assert sum(len(text) for text in me.heard[2:]) < 30 * len(me.heard[0]) / 2
        me.send(type="whole")
        assert me.hear_until(lambda heard: heard["type"] == "table")["view"] == heard["view"]


def test_a_stale_answer_gets_the_current_decision(house):
    table = house.open()
    seat, decision = table.turn()
    key = decision["options"][0]["key"]
    with table.sit(seat) as me:
        me.hear()
        me.answer(key)
        now = me.hear_decision(decision["id"])["decision"]
        me.send(type="answer", decision=decision["id"], key=key)
        refused = me.hear()
        assert (refused["type"], refused["stale"]) == ("refused", True)
        assert me.hear()["decision"] == now
    response = table.answer(seat, decision["id"], key)
    assert response.status_code == 409
    assert response.json()["stale"]
    assert response.json()["decision"] == now


def test_what_is_not_offered_changes_nothing(house):
    table = house.open()
    seat, decision = table.turn()
    before = table.look(seat)
    response = table.answer(seat, decision["id"], "send:nowhere")
    assert response.status_code == 409
    assert not response.json()["stale"]
    assert "send:nowhere" in response.json()["error"]
    other = (seat + 1) % 4
    response = table.answer(other, decision["id"], decision["options"][0]["key"])
    assert response.status_code == 409
    assert response.json()["error"] == f"Name {seat} decides now"
    told = {"id": decision["id"], "seat": seat, "prompt": None, "options": [], "because": None}
    assert response.json()["decision"] == told | {"form": None, "further": [], "by_chance": False}
    assert table.look(seat) == before


def test_the_same_answer_from_two_tabs_is_taken_once(house):
    table = house.open()
    for _ in range(5):
        seat, decision = table.turn()
        key = decision["options"][0]["key"]
        with table.sit(seat) as one, table.sit(seat) as two:
            one.hear()
            two.hear()
            with ThreadPoolExecutor() as pool:
                list(pool.map(Socket.answer, (one, two), (key, key)))
            heard = [tab.hear_decision(decision["id"]) for tab in (one, two)]
            assert heard[0]["view"] == heard[1]["view"]
            assert heard[0]["decision"] == heard[1]["decision"]
            # One of them is told that it came too late.
            for tab in (one, two):
                tab.send(type="ping")
                tab.hear_until(lambda message: message["type"] == "pong")
            late = [text for tab in (one, two) for text in tab.heard if '"refused"' in text]
            assert len(late) == 1
            assert '"stale":true' in late[0]


def test_both_tabs_of_a_seat_see_every_change(house):
    table = house.open()
    with table.sit(0) as one, table.sit(0) as two, table.sit("spectator") as watching:
        for each in (one, two, watching):
            each.hear()
        table.play(6, random.Random(3))
        last = table.look(0)
        for each in (one, two):
            each.hear_until(lambda heard: heard["decision"]["id"] == last["decision"]["id"])
            assert each.log == last["events"]
            assert each.table["view"] == last["view"]
        watching.hear_until(lambda heard: heard["decision"]["id"] == last["decision"]["id"])
        assert watching.table["seat"] is None


def test_undo_takes_the_last_answer_back_for_everybody(house):
    table = house.open(seed=3)
    rng = random.Random(4)
    with table.sit("spectator") as watching:
        watching.hear()
        seat, seen = table.play_to_undoable(rng)
        length = len(table.look("spectator")["events"])
        assert table.look((seat + 1) % 4)["can_undo"] is False
        assert table.undo((seat + 1) % 4, seen["decision"]["id"]).status_code == 409
        response = table.undo(seat, seen["decision"]["id"])
        assert response.status_code == 200
        back = response.json()
        assert back["decision"]["id"] == seen["decision"]["id"] - 1
        watching.hear_until(lambda heard: heard["seq"] == back["seq"])
        assert watching.log == table.look("spectator")["events"]
        assert len(watching.log) <= length
        assert watching.table["view"] == table.look("spectator")["view"]


def test_an_undo_that_shows_something_new_is_refused(house):
    table = house.open()
    rng = random.Random(5)
    while True:
        table.play(1, rng)
        seat, decision = table.turn()
        if not table.look(seat)["can_undo"]:
            break
    with table.sit(seat) as me:
        me.hear()
        me.send(type="undo", decision=decision["id"])
        refused = me.hear()
        assert refused["type"] == "refused"
        assert not refused["stale"]


def test_an_answer_from_before_an_undo_is_stale_if_it_says_what_it_answers(house):
    table = house.open(seed=3)
    seat, seen = table.play_to_undoable(random.Random(4))
    old = table.look(seat)["undone"]
    assert table.undo(seat, seen["decision"]["id"]).status_code == 200
    again = table.look(seat)["decision"]
    assert table.answer(seat, again["id"], again["options"][0]["key"], undone=old).status_code == 409
    now = table.look(seat)["undone"]
    assert table.answer(seat, again["id"], again["options"][0]["key"], undone=now).status_code == 200


@pytest.mark.parametrize("undone", [False, True])
def test_who_comes_back_gets_exactly_what_is_missing(house, undone):
    table = house.open(seed=3)
    rng = random.Random(6)
    table.play(10, rng)
    if undone:
        table.play_to_undoable(rng)
    with table.sit("spectator") as before:
        before.hear()
    known, log = before.known, before.log
    if undone:
        seat, decision = table.turn()
        assert table.undo(seat, decision["id"]).status_code == 200
        kept = len(table.look("spectator")["events"])
    else:
        kept = len(log)
    table.play(8, rng)
    whole = table.look("spectator")["events"]
    with table.sit("spectator", log=log, **known) as after:
        heard = after.hear()
        assert heard["events_from"] == min(kept, len(log))
        assert heard["events"] == whole[kept:]
        assert after.log == whole
    assert table.look("spectator", **known)["events"] == whole[kept:]


def test_who_knows_another_life_of_the_table_gets_everything(house):
    table = house.open()
    table.play(5, random.Random(1))
    whole = table.look(0)
    for known in ({"epoch": "0000", "seq": 3, "events": 4}, {"epoch": whole["epoch"], "seq": 999, "events": 4}):
        assert table.look(0, **known)["events"] == whole["events"]
    everything = len(whole["events"])
    assert table.look(0, epoch=whole["epoch"], seq=whole["seq"], events=everything + 50)["events"] == []
    assert table.look(0, epoch=whole["epoch"], seq=whole["seq"], events=-5)["events"] == whole["events"]


def test_a_table_says_who_is_there(house):
    table = house.open()

    def there(seen):
        return [seat["connected"] for seat in seen["seats"]]

    with table.sit("host") as host:
        assert there(host.hear()) == [False] * 4
        with table.sit(2) as me:
            assert there(me.hear()) == [False, False, True, False]
            assert there(host.hear()) == [False, False, True, False]
        assert there(host.hear()) == [False] * 4


def test_the_host_lets_a_bot_play_a_seat_and_gives_it_back(house):
    table = house.open()
    seat, decision = table.turn()
    key = decision["options"][0]["key"]
    assert table.ask("host", "PUT", f"/seats/{seat}", {"bot": "random"}).status_code == 200
    wait_for(lambda: table.look("spectator")["decision"]["seat"] != seat)
    seen = table.look("spectator")
    assert [s["bot"] for s in seen["seats"]] == ["random" if s == seat else "" for s in range(4)]
    # Its person can look, but the bot answers.
    assert table.answer(seat, decision["id"], key).status_code == 409
    assert table.ask("host", "PUT", f"/seats/{seat}", {"bot": ""}).status_code == 200
    rng = random.Random(1)
    while table.turn()[0] != seat:
        table.play(1, rng)
    table.play(1, rng)


def test_a_person_cannot_answer_for_the_bot_on_their_seat(serve, monkeypatch):
    here = serve()

    async def wait_forever(*args):
        import asyncio

        await asyncio.Event().wait()

    monkeypatch.setattr(here.tables.thinkers, "choose", wait_forever)
    table = here.open("random", "random", "random", "random")
    seat, decision = table.pending()
    response = table.answer(seat, decision["id"], decision["options"][0]["key"])
    assert response.status_code == 409
    assert response.json()["error"] == "a bot has this seat; the host can give it back"
    assert table.ask("host", "PUT", f"/seats/{seat}", {"bot": ""}).status_code == 200
    assert table.answer(seat, decision["id"], decision["options"][0]["key"]).status_code == 200


@pytest.fixture(scope="module")
def finished(house: Server):
    table = house.open("random", "random", "random", "random", seed=11)
    wait_for(lambda: table.look("spectator")["winners"])
    return table


def test_the_record_is_there_when_the_game_is_over(house, finished):
    running = house.open()
    for who in (0, "host", "spectator"):
        assert running.ask(who, "GET", "/record").status_code == 409
        assert running.ask(who, "GET", "/steps/0").status_code == 409
        assert finished.ask(who, "GET", "/record").json()["seed"] == 11
    assert finished.look(0)["decision"] is None
    assert finished.answer(0, 3, "end").json()["error"] == "the game is over"
    assert finished.ask(0, "GET", "/refusals").json() == {"type": "refusals", "decision": -1, "refusals": []}


@pytest.mark.parametrize(("game", "seats"), [("uprising", 3), ("arrakis", 2)])
def test_what_points_came_from_is_told_to_everybody_when_the_game_is_over(house, game, seats):
    played, rng = sietch.new(game, players=seats, seed=11), random.Random(3)
    while not played.over:
        before = played.record
        played.choose(rng.choice(played.decision.options))
    table = house.open(*[""] * seats, game=game, record=before)
    everybody = (*range(seats), "spectator", "host")
    with table.sit("spectator") as watching:
        watching.hear()
        while not watching.table["winners"]:
            assert watching.table["sources"] == []
            assert [table.look(who)["sources"] for who in everybody] == [[]] * len(everybody)
            seat, decision = table.turn()
            assert table.answer(seat, decision["id"], decision["options"][0]["key"]).status_code == 200
            watching.hear_decision(decision["id"])
    ended = sietch.replay(table.ask("host", "GET", "/record").json())
    sources = [dict(points) for points in ended.rules.study(ended.state, ended.events()).sources]
    assert [sum(points.values()) for points in sources] == ended.scores
    assert watching.table["sources"] == sources
    assert [table.look(who)["sources"] for who in everybody] == [sources] * len(everybody)


def test_a_replay_shows_every_step_with_everything_open(finished):
    record = finished.ask("host", "GET", "/record").json()
    steps = len(record["answers"])
    for step in (0, 40, steps // 2, steps):
        shown = finished.ask("spectator", "GET", f"/steps/{step}").json()
        game = sietch.replay(record, step)
        assert shown["steps"] == steps
        assert step <= shown["step"] == len(game.record["answers"])
        for seat in range(4):
            assert shown["view"]["players"][seat] == game.view(seat)["players"][seat]
        assert [e["kind"] for e in shown["events"]] == [e.kind for e in game.new_events()]
    assert finished.ask("spectator", "GET", f"/steps/{steps + 1}").status_code == 404


def test_a_game_goes_on_from_an_uploaded_record(house):
    game = sietch.new("uprising", players=3, seed=9, names=["Ana", "Bořek", "Łucja"])
    rng = random.Random(1)
    for _ in range(40):
        game.choose(rng.choice(game.decision.options))
    table = house.open("", "", "", record=game.record)
    seen = table.look(game.decision.seat)
    assert seen["view"] == game.view(game.decision.seat)
    assert [seat["name"] for seat in seen["seats"]] == ["Ana", "Bořek", "Łucja"]
    table.play(5, rng)


def test_a_table_reads_the_same_after_it_was_dropped_from_memory(serve):
    here = serve()
    table = here.open(seed=4)
    table.play(25, random.Random(8))
    before = table.look(1)
    with table.sit(0) as me:
        me.hear()
        assert here.tables.drop_idle(0) == 0  # somebody is there
    wait_for(lambda: not here.tables.live[table.id].viewers)
    assert here.tables.drop_idle() == 0  # not for long enough
    assert here.tables.drop_idle(0) == 1
    assert here.tables.live == {}
    after = table.look(1)
    assert after["epoch"] != before["epoch"]
    assert {**after, "epoch": 0, "seq": 0} == {**before, "epoch": 0, "seq": 0}
    table.play(5, random.Random(9))
    # What could be taken back before can be taken back still.
    seat, seen = table.play_to_undoable(random.Random(10))
    wait_for(lambda: here.tables.drop_idle(0) == 1)
    assert table.look(seat)["can_undo"]
    assert table.undo(seat, seen["decision"]["id"]).status_code == 200
