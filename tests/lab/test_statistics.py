"""Statistics of archives are those that one gets by counting otherwise."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.toy.rules import BAZAAR

import sietch
from sietch.core.game import Event
from sietch.core.rules import Choices
from sietch.core.study import Question, Study
from sietch.imperium.study import SOURCES, points_by_source
from sietch.lab.intervals import wilson
from sietch.lab.output import replacing
from sietch.lab.parquet import SeatTable, column
from sietch.lab.simulation import simulate
from sietch.lab.statistics import Finished, Seat, Statistics, Tally, Wanted, all_places, gather, questions
from sietch.lab.statistics_report import answer_name, answer_names, draw, own_name, shown, title
from sietch.lab.workers import LabError
from sietch.text import LANGUAGES, language

STARTING = {entry.id for entry in sietch.rules("uprising").catalogue() if entry.kind == "starting"}
BOTS = ["greedy", "random", "random", "random"]


@pytest.fixture(scope="module")
def archive(tmp_path_factory) -> Path:
    """A folder with games of four, of three, and of War for Arrakis."""
    folder: Path = tmp_path_factory.mktemp("games")
    simulate("uprising", {"players": 4, "modules": ["choam"]}, BOTS, 10, seed=1, archive=folder / "four.jsonl")
    simulate("uprising", {"players": 3}, ["random"] * 3, 5, seed=2, archive=folder / "three.jsonl")
    simulate("arrakis", {}, ["greedy"] * 2, 2, seed=3, archive=folder / "war.jsonl")
    return folder


@pytest.fixture(scope="module")
def games(archive) -> list[Finished]:
    kept: list[Finished] = []
    gather(all_places([archive]), keep=kept.append)
    return kept


@pytest.fixture(scope="module")
def statistics(archive) -> Statistics:
    return gather(all_places([archive]))


def records(archive: Path, *names: str) -> list[dict[str, Any]]:
    return [json.loads(line) for name in names for line in (archive / name).read_text().splitlines()]


def row(tally: Tally, question: str, answer: str) -> dict[str, Any]:
    return next(row for row in tally.rows(question) if row["answer"] == answer)


# ---- what is found in a game


def first_spaces(record: dict[str, Any]) -> list[str]:
    """Where the first agent of each seat stood, by the positions of the game."""
    game = sietch.new(record["game"], seed=record["seed"], **record["setup"])
    found: dict[int, int] = {}
    for answer in record["answers"]:
        if not answer.startswith("~"):
            game.choose(answer)
            for seat, player in enumerate(game.state.players):
                if player.at:
                    found.setdefault(seat, player.at.bit_length() - 1)
    return [game.rules.tables["spaces"][found[seat]].id for seat in range(game.seats)]


def test_what_seats_had_and_did_is_what_their_positions_show(archive, games):
    played = {game.place: game for game in games}
    for number, record in enumerate(records(archive, "four.jsonl"), 1):
        game = sietch.replay(record)
        tables = game.rules.tables
        found = played[f"{archive / 'four.jsonl'}:{number}"]
        assert (found.rounds, found.seed, found.players) == (game.state.round, record["seed"], 4)
        spaces = first_spaces(record)
        for seat, player in zip(found.seats, game.state.players):
            answers = seat.answers
            assert answers["bot"] == [record["seats"][seat.seat]]
            assert answers["leader"] == [record["answers"][seat.seat].removeprefix("~dealt-leader:")]
            assert answers["opening-space"] == [spaces[seat.seat]]
            assert set(answers["conflict-won"]) == {tables["conflicts"][n].id for n in player.won + player.matched}
            assert set(answers["contract-completed"]) == {tables["contracts"][n].id for n in player.completed}
            assert answers["objective"] == [tables["objectives"][player.objective].id]
            owned = player.deck + player.hand + player.discard + player.in_play
            assert {tables["cards"][n].id for n in owned} - STARTING <= set(answers["card-bought"])
            assert (seat.points, seat.share > 0) == (player.points, seat.seat in game.winners)


def test_cards_bought_are_those_that_were_chosen(archive, games):
    played = {game.place: game for game in games}
    for number, record in enumerate(records(archive, "three.jsonl"), 1):
        game = sietch.new("uprising", seed=record["seed"], **record["setup"])
        bought: dict[int, set[str]] = defaultdict(set)
        for answer in record["answers"]:
            if not answer.startswith("~"):
                if answer.startswith("buy:"):
                    bought[game.decision.seat].add(answer.removeprefix("buy:"))
                game.choose(answer)
        found = played[f"{archive / 'three.jsonl'}:{number}"]
        assert sum(map(len, bought.values())) > 5
        assert all(bought[seat.seat] <= set(seat.answers["card-bought"]) for seat in found.seats)


def test_the_points_of_all_sources_are_the_score(games):
    for game in games:
        for seat in game.seats:
            assert sum(seat.sources.values()) == seat.points
            best = max((n for source, n in seat.sources.items() if source != "start"), default=0)
            assert all(seat.sources[route] == best > 0 for route in seat.answers["route"])


def test_a_point_is_from_what_happened_last():
    def told(kind: str, what: str | None = None, n: int = 1) -> Event:
        return Event(kind, 0, what, n)

    point = told("gained", "victory-point")
    events = [
        told("turn-began"), told("card-played", "dagger"), told("influence-gained", "fremen"), point,
        told("alliance-taken", "fremen"), point,
        told("conflict-won", "propaganda"), point, point, told("icons-matched"), point,
        told("turn-began"), point,
    ]  # fmt: skip
    assert points_by_source(events, [7], SOURCES) == (
        {"influence": 1, "alliance": 1, "conflict": 2, "icons": 1, "other": 1, "start": 1},
    )


def test_the_point_of_an_alliance_goes_from_one_player_to_the_next():
    def told(kind: str, seat: int, what: str, n: int = 1) -> Event:
        return Event(kind, seat, what, n)

    point, lost = "victory-point", -1
    events = [
        told("influence-gained", 0, "fremen"), told("gained", 0, point), told("alliance-taken", 0, "fremen"),
        told("gained", 0, point), told("card-played", 0, "dagger"), told("influence-gained", 1, "fremen"),
        told("gained", 0, point, lost), told("alliance-taken", 1, "fremen"), told("gained", 1, point),
        told("influence-lost", 1, "fremen"), told("alliance-returned", 1, "fremen"), told("gained", 1, point, lost),
    ]  # fmt: skip
    assert points_by_source(events, [1, 0], SOURCES) == ({"influence": 1}, {})
    paid = [told("card-played", 0, "dagger"), told("influence-lost", 0, "fremen"), told("gained", 0, point, lost)]
    assert points_by_source([*events, *paid], [0, 0], SOURCES) == ({}, {})


def test_the_route_is_the_greatest_source_and_those_that_are_as_great():
    study = Study(({"influence": 3, "icons": 3, "conflict": 2, "start": 5}, {"start": 1}))
    assert (study.routes(0), study.routes(1), Study().routes(0)) == (["influence", "icons"], [], [])


def test_a_question_asks_for_all_events_of_a_seat_or_for_one():
    events = [Event("sent", seat, what, 1) for seat, what in ((0, "a"), (1, "b"), (0, "c"), (0, "a"))]
    assert Question("where", "sent").answers(events, 0) == ["a", "c"]
    assert Question("where", "sent", nth=1).answers(events, 0) == ["c"]
    assert Question("where", "sent", nth=1).answers(events, 1) == []


def test_war_for_arrakis_tells_who_won_by_what(archive, games):
    for record, game in zip(records(archive, "war.jsonl"), [game for game in games if game.game == "arrakis"]):
        played = sietch.replay(record)
        winner = played.winners[0]
        assert game.ending.startswith(("atreides", "harkonnen")[winner] + "-")
        assert [seat.answers["role"] for seat in game.seats] == [["atreides"], ["harkonnen"]]
        tables = played.rules.tables
        claimed = {tables["prescience"][number].id for number in played.state.claimed}
        assert set(game.seats[0].answers["prescience-claimed"]) == claimed
        assert all(seat.answers["opening-die"] for seat in game.seats)


# ---- counting


def test_win_rates_are_those_of_a_count_by_hand(archive, statistics):
    tally = statistics.tallies["uprising"]
    won: dict[str, float] = defaultdict(float)
    had: Counter[str] = Counter()
    for record in records(archive, "four.jsonl", "three.jsonl"):
        game = sietch.replay(record)
        for seat in range(game.seats):
            leader = record["answers"][seat].removeprefix("~dealt-leader:")
            had[leader] += 1
            won[leader] += 1 / len(game.winners) if seat in game.winners else 0
    rows = tally.rows("leader")
    assert {row["answer"]: (row["games"], row["wins"]) for row in rows} == {
        leader: (had[leader], pytest.approx(won[leader])) for leader in had
    }
    assert [row["rate"] for row in rows] == sorted((row["rate"] for row in rows), reverse=True)
    for found in rows:
        assert (found["low"], found["high"]) == pytest.approx(wilson(won[found["answer"]], had[found["answer"]]))
    assert (tally.games, dict(tally.players)) == (15, {4: 10, 3: 5})
    assert row(tally, "bot", "greedy")["games"] == 10


def game_of(number: int, *shares: float, rounds: int = 5, **answers: list[str]) -> Finished:
    """A game whose seats had these answers, one each."""
    seats = [
        Seat(seat, share, 7, {"seat": [str(seat + 1)]} | {name: [found[seat]] for name, found in answers.items()}, {})
        for seat, share in enumerate(shares)
    ]
    return Finished(number, f"x:{number}", "uprising", {}, 1, len(shares), rounds, "points", tuple(seats))


def test_an_answer_is_compared_with_what_its_seats_win_anyway():
    tally = Tally(sietch.rules("uprising"))
    # The first of two seats wins three of four games, and "sand" sat there three times of four.
    tally.add(game_of(0, 1, 0, leader=["sand", "rock"]))
    tally.add(game_of(1, 1, 0, leader=["sand", "rock"]))
    tally.add(game_of(2, 1, 0, leader=["sand", "rock"]))
    tally.add(game_of(3, 0, 1, leader=["rock", "sand"]))
    sand = row(tally, "leader", "sand")
    assert (sand["games"], sand["wins"], sand["rate"]) == (4, 4, 1)
    assert sand["expected"] == pytest.approx((3 * 0.75 + 0.25) / 4)
    assert sand["difference"] == pytest.approx(1 - 0.625)
    # Seats themselves are compared with equal chances.
    assert (row(tally, "seat", "1")["rate"], row(tally, "seat", "1")["expected"]) == (0.75, 0.5)


def test_a_shared_victory_counts_by_halves():
    tally = Tally(sietch.rules("uprising"))
    tally.add(game_of(0, 0.5, 0.5, 0, leader=["a", "b", "c"]))
    assert [row(tally, "leader", leader)["wins"] for leader in "abc"] == [0.5, 0.5, 0]


def test_rounds_and_endings_are_counted_by_games():
    tally = Tally(sietch.rules("uprising"))
    for number, rounds in enumerate((9, 10, 10, 7)):
        tally.add(game_of(number, 1, 0, rounds=rounds))
    assert [(row["answer"], row["games"], row["rate"]) for row in tally.rows("rounds")] == [
        ("7", 1, 0.25), ("9", 1, 0.25), ("10", 2, 0.5),
    ]  # fmt: skip
    assert tally.mean_rounds() == 9
    assert [(row["answer"], row["games"]) for row in tally.rows("ending")] == [("points", 4)]


def test_answers_that_are_called_the_same_are_told_apart(statistics):
    names = answer_names(language("en"), statistics.tallies["uprising"], "objective")
    assert names["objective-crysknife"] == "Crysknife [objective-crysknife]"
    assert len(set(names.values())) == len(names)


def test_rare_answers_are_told_together():
    tally = Tally(sietch.rules("uprising"))
    for number in range(4):
        tally.add(game_of(number, 1, 0, leader=["often", f"once-{number}"]))
    found = shown(tally, "leader", 2)
    assert [row["answer"] for row in found.rows] == ["often"]
    assert found.together is not None
    assert (found.rare, found.together["games"], found.together["wins"]) == (4, 4, 0)
    assert found.together["expected"] == 0
    assert len(shown(tally, "leader", None).rows) == 5  # few games: nothing is rare


def test_only_the_seats_of_one_bot_or_one_game_can_be_counted(archive):
    places = all_places([archive / "four.jsonl", archive / "war.jsonl"])
    only = gather(places, Wanted("uprising", "greedy"))
    assert list(only.tallies) == ["uprising"]
    assert (only.lines, only.games, only.broken) == (12, 10, [])
    assert sum(row["games"] for row in only.tallies["uprising"].rows("leader")) == 10
    assert [row["answer"] for row in only.tallies["uprising"].rows("bot")] == ["greedy"]


def test_the_result_is_the_same_however_many_processes_replay(archive, statistics):
    names = [archive / "four.jsonl", archive / "three.jsonl"]
    assert gather(all_places(names), jobs=2).plain() == gather(all_places(names)).plain()
    assert json.loads(json.dumps(statistics.plain())) == statistics.plain()


def test_an_interruption_gives_the_result_so_far(archive):
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    result = gather(all_places([archive / "four.jsonl"]), progress=stop)
    assert (result.interrupted, result.lines, result.games) == (True, 1, 1)


def test_a_game_without_questions_of_its_own_has_those_of_every_game(tmp_path, monkeypatch):
    monkeypatch.setitem(sietch.GAMES, BAZAAR.name, BAZAAR)
    monkeypatch.setattr(type(BAZAAR), "choices", lambda rules: Choices((2, 3), 2))
    simulate(BAZAAR, {"players": 2}, ["random"] * 2, 3, archive=tmp_path / "bazaar.jsonl")
    result = gather(all_places([tmp_path]))
    assert result.broken == []
    tally = result.tallies[BAZAAR.name]
    assert tally.games == 3
    assert {"seat", "bot", "first-choice"} <= set(tally.asked())
    assert sum(row["wins"] for row in tally.rows("seat")) == 3
    assert answer_name(language("en"), BAZAAR, "route", "luck") == "luck"


def test_sides_of_a_game_have_their_own_points_and_routes(games, statistics):
    tally = statistics.tallies["arrakis"]
    played = [seat for game in games if game.game == "arrakis" for seat in game.seats]
    for role in ("atreides", "harkonnen"):
        own = [seat for seat in played if seat.answers["role"] == [role]]
        for found in tally.sources(role):
            for won, who in ((True, "winners"), (False, "others")):
                points = [seat.sources.get(found["source"], 0) for seat in own if (seat.share > 0) == won]
                assert found[who] == (pytest.approx(sum(points) / len(points)) if points else None)
    routes = Counter(f"{seat.answers['role'][0]}-{route}" for seat in played for route in seat.answers["route"])
    assert {row["answer"]: row["games"] for row in tally.rows("route")} == routes
    names = answer_names(language("en"), tally, "route")
    assert all(name.startswith(("Atreides: ", "Harkonnen: ")) for name in names.values())
    assert {row["role"] for row in tally.plain()["points"]} == {"atreides", "harkonnen"}
    assert "role" not in statistics.tallies["uprising"].plain()["points"][0]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_has_a_heading(code):
    for rules in sietch.GAMES.values():
        for question in questions(rules):
            assert language(code).has(f"statistics-question-{question}")
            assert title(language(code), question)[0].islower()
    assert title(language(code), "hat-worn") == "hat worn"


def test_a_file_is_written_whole_or_not_at_all(tmp_path):
    path = tmp_path / "x.svg"
    path.write_text("before")

    def fail() -> None:
        with replacing(path) as part:
            part.write_text("half")
            raise OSError(28, "No space left on device")

    with pytest.raises(LabError, match=r"x\.svg: No space left"):
        fail()
    assert [file.name for file in tmp_path.iterdir()] == ["x.svg"]
    assert path.read_text() == "before"


# ---- broken lines


def broken(tmp_path: Path, *lines: str) -> list[tuple[str, str]]:
    """Each line that is left out, by what stands after the path, and why."""
    path = tmp_path / "broken.jsonl"
    path.write_text("\n".join(lines) + "\n")
    return [(line.place.removeprefix(str(path)), line.reason) for line in gather(all_places([path])).broken]


def test_every_broken_line_is_named_with_its_reason_and_the_others_are_counted(tmp_path, archive):
    good = records(archive, "three.jsonl")[0]
    lines = [
        json.dumps(good),
        '{"game": "uprising", "ans',
        "[1, 2]",
        "null",
        json.dumps({"answers": []}),
        json.dumps(good | {"game": "chess"}),
        json.dumps(good | {"rules": 99}),
        json.dumps(good | {"answers": good["answers"][:100]}),
        json.dumps(good | {"answers": [*good["answers"][:60], "buy:nothing"]}),
        json.dumps(good | {"setup": {"players": 7}}),
        json.dumps(good | {"seats": ["random"]}),
        "",
        json.dumps(good | {"setup": []}),
    ]
    found = broken(tmp_path, *lines)
    reasons = dict(found)
    assert [place for place, _ in found] == [f":{line}" for line in (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13)]
    assert reasons[":2"].startswith("not JSON: ")
    assert reasons[":3"] == reasons[":4"] == "not a record of a game: it has no answers"
    assert reasons[":5"] == "not a record of a game: it does not name its game"
    assert reasons[":6"] == "unknown game 'chess'; possible: uprising, imperium, arrakis"
    assert "is of rules version 99; this program has" in reasons[":7"]
    assert re.match("the game is not finished|an outcome of chance is missing", reasons[":8"])
    assert re.match("answer 60 is illegal|the record has an entry|~|an outcome", reasons[":9"])
    assert reasons[":10"].startswith("the record's set-up is wrong: ")
    assert reasons[":11"] == "the record's seats are not 3 names of bots"
    assert reasons[":13"].startswith("the record has no 'setup'")


def test_an_unfinished_game_is_left_out(tmp_path):
    assert broken(tmp_path, json.dumps(sietch.new("uprising", seed=1).record)) == [(":1", "the game is not finished")]


def test_a_record_that_the_rules_stumble_over_is_one_broken_line(tmp_path, archive, monkeypatch):
    def explode(self: Any, state: Any, events: Any) -> Study:
        raise ZeroDivisionError("no spice")

    monkeypatch.setattr(type(sietch.rules("uprising")), "study", explode)
    [(_, reason)] = broken(tmp_path, json.dumps(records(archive, "three.jsonl")[0]))
    assert reason == "it cannot be replayed: ZeroDivisionError: no spice"


def test_a_record_over_many_lines_is_one_game_also_if_it_is_broken(tmp_path, archive):
    record = json.dumps(records(archive, "three.jsonl")[0], indent=1)
    (tmp_path / "good.json").write_text(record)
    (tmp_path / "half.json").write_text(record[:1000])
    (tmp_path / "notes.txt").write_text("no record")
    result = gather(all_places([tmp_path]))
    assert (result.lines, result.games) == (2, 1)
    assert [line.place for line in result.broken] == [str(tmp_path / "half.json")]


def test_a_file_that_is_not_there_and_a_folder_without_records_are_refused(tmp_path):
    with pytest.raises(LabError, match="no such file"):
        all_places([tmp_path / "nothing.jsonl"])
    with pytest.raises(LabError, match="no records"):
        all_places([tmp_path])


# ---- names, the picture, the table


def test_every_answer_has_a_name_in_every_language(statistics):
    for code in LANGUAGES:
        for tally in statistics.tallies.values():
            for question in tally.asked():
                names = [
                    answer_name(language(code), tally.rules, question, row["answer"]) for row in tally.rows(question)
                ]
                assert all(names)
                if question in ("leader", "role", "route", "ending", "card-bought", "planning-card-played"):
                    assert not any(re.fullmatch("[a-z]+(-[a-z]+)*", name) for name in names), (question, names)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_source_and_ending_has_a_message(code):
    from sietch.arrakis import study as arrakis
    from sietch.imperium import study as uprising

    for game, sources in (("uprising", uprising.SOURCES), ("arrakis", arrakis.SOURCES)):
        rules = sietch.rules(game)
        for source in {*sources.values(), "other"}:
            assert own_name(language(code), rules, "source", source) != source
            for role in rules.roles():
                assert own_name(language(code), rules, "ending", f"{role}-{source}") != f"{role}-{source}"


def test_questions_of_the_same_name_are_of_the_same_shape_and_ask_for_events_that_there_are():
    shapes: dict[str, bool] = {}
    for rules in sietch.GAMES.values():
        kinds = {kind.name: kind for kind in rules.event_kinds}
        for question in rules.questions:
            assert kinds[question.event].of
            assert shapes.setdefault(question.name, question.nth is None) == (question.nth is None)
        assert len(set(questions(rules))) == len(questions(rules))


def test_the_picture_names_the_answers_and_is_the_same_each_time(tmp_path, statistics):
    for name in ("one.svg", "two.svg"):
        draw(statistics, ["leader", "role"], 1, language("en"), tmp_path / name)
    picture = (tmp_path / "one.svg").read_text(encoding="utf-8")
    tally = statistics.tallies["uprising"]
    for row in tally.rows("leader"):
        label = f"{answer_name(language('en'), tally.rules, 'leader', row['answer'])} ({row['games']})"
        assert label.replace("'", "&apos;") in picture.replace("'", "&apos;")
    assert all(text in picture for text in ("uprising: leader", "arrakis: side", "Harkonnen (2)", "win rate"))
    assert picture == (tmp_path / "two.svg").read_text(encoding="utf-8")
    draw(statistics, ["seat"], 10_000, language("en"), tmp_path / "empty.png")
    assert (tmp_path / "empty.png").read_bytes().startswith(b"\x89PNG")


def test_the_table_has_a_row_for_each_seat_of_each_game_in_their_order(tmp_path, archive, games, statistics):
    from pyarrow import parquet

    table = SeatTable()
    for game in reversed(games):
        table.add(game)
    table.write(tmp_path / "seats.parquet")
    rows = parquet.read_table(tmp_path / "seats.parquet").to_pylist()
    assert [(row["place"], row["seat"]) for row in rows] == [
        (game.place, seat.seat + 1) for game in games for seat in game.seats
    ]
    every = [(game, seat) for game in games for seat in game.seats]
    for row, (game, seat) in zip(rows, every):
        assert (row["game"], row["seed"], row["players"]) == (game.game, game.seed, game.players)
        assert (row["rounds"], row["points"], row["share"]) == (game.rounds, seat.points, seat.share)
        assert row["won"] == (seat.share > 0)
        assert dict(row["points_by_source"]) == seat.sources
        assert json.loads(row["setup"]) == game.setup
        for question in sietch.rules(game.game).questions:
            found = row[column(question.name)]
            assert list(seat.answers[question.name]) == (found if question.nth is None else [found] if found else [])
    leaders = [row for row in rows if row["leader"] == rows[0]["leader"] and row["game"] == rows[0]["game"]]
    by_hand = next(row for row in statistics.tallies["uprising"].rows("leader") if row["answer"] == rows[0]["leader"])
    assert (len(leaders), sum(row["share"] for row in leaders)) == (by_hand["games"], pytest.approx(by_hand["wins"]))


def test_the_interval_of_a_share():
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
