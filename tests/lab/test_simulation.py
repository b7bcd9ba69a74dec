import json
from typing import Any

import pytest

import sietch
from sietch.bots import Bot, RandomBot
from sietch.imperium.rules import Uprising
from sietch.lab.simulation import game_seed, seating, simulate
from sietch.lab.workers import LabError

SETUP = {"players": 4, "modules": ["choam"]}
RANDOM = ["random"] * 4


def played(bots=RANDOM, games=8, **options) -> dict[str, Any]:
    """A simulation's result without its time."""
    result = simulate(options.pop("game", "uprising"), options.pop("setup", SETUP), bots, games, **options)
    assert result.pop("seconds") >= 0
    return result


class Faint(RandomBot):
    """Plays at random and gives up after some decisions."""

    name = "faint"

    def __init__(self) -> None:
        self.left = 30

    def choose(self, view, options, rng):
        self.left -= 1
        if not self.left:
            raise RuntimeError("too much spice")
        return super().choose(view, options, rng)


class Watching(RandomBot):
    """Notes all that it is told."""

    name = "watching"
    seen: list[Any] = []  # noqa: RUF012 (shared on purpose: the simulator makes a new bot for each game)

    def start(self, seat, view):
        self.seen.append(("start", seat, view["seat"]))

    def observe(self, event):
        self.seen.append(("event", event.kind, event.hidden))

    def end(self, result):
        self.seen.append(("end", len(result["scores"]), result["winners"]))


class BrokenLater(Uprising):
    """Rules whose checker finds fault from the third round on."""

    def check(self, state):
        return ["a troop is missing"] if state.round >= 3 else []


class Exploding(Uprising):
    """Rules that cannot finish any game that reaches its end."""

    def winners(self, state):
        raise ZeroDivisionError("no winner")


def test_the_result_tells_everything_by_name():
    result = simulate("uprising", SETUP, ["greedy", "random", "random", "random"], 4, seed=3)
    assert json.loads(json.dumps(result)) == result
    assert result.keys() == {
        "game", "players", "modules", "house_rules", "leaders", "roles", "bots", "stay", "seed", "games", "interrupted",
        "finished", "stalled", "failed", "decisions", "forced", "seconds",
        "faults", "wins", "wins_by_seat", "rounds", "points", "points_by_bot",
    }  # fmt: skip
    assert result["bots"] == ["greedy", "random", "random", "random"]
    assert (result["games"], result["finished"], result["stalled"], result["failed"]) == (4, 4, 0, [])
    assert sum(result["wins"].values()) == sum(result["wins_by_seat"]) == pytest.approx(4)
    assert result["points_by_bot"].keys() == result["wins"].keys() == {"greedy", "random"}


@pytest.mark.parametrize("bots", [RANDOM, ["greedy", "random", "random", "random"]])
def test_the_same_seed_gives_the_same_result_however_many_processes_play(bots):
    assert played(bots, seed=5, jobs=1) == played(bots, seed=5, jobs=2)


def test_another_seed_gives_other_games():
    assert played(seed=5) != played(seed=6)


def test_a_game_depends_on_the_seed_and_its_number_alone():
    assert game_seed(5, 3) == game_seed(5, 3)
    assert len({game_seed(seed, number) for seed in range(20) for number in range(20)}) == 400
    longer, shorter = played(games=6, seed=1), played(games=5, seed=1)
    assert longer["decisions"] > shorter["decisions"]


def test_bots_change_seats_from_game_to_game():
    assert [seating(4, number)[0] for number in range(5)] == [0, 1, 2, 3, 0]
    assert all(sorted(seating(3, number)) == [0, 1, 2] for number in range(6))


def test_bots_that_stay_keep_their_seats_and_sides_are_told_by_their_names():
    assert seating(2, 7, stay=True) == [0, 1]
    result = played(["greedy", "random"], games=3, game="arrakis", setup={}, stay=True)
    assert (result["roles"], result["wins_by_seat"]) == (["atreides", "harkonnen"], [3, 0])
    assert result["wins"] == {"greedy": 3, "random": 0}


def test_random_games_pass_the_checker():
    assert played(games=3, check=True)["failed"] == []


def test_a_game_over_the_limit_is_stalled():
    for bots in (RANDOM, ["greedy", "random", "random", "random"]):
        result = played(bots, games=3, most_decisions=10)
        assert (result["finished"], result["stalled"], result["decisions"]) == (0, 3, 30)
        assert result["rounds"] is None


def test_a_bot_that_raises_loses_that_move_and_not_its_game():
    result = played([Faint, "random", "random", "random"], games=3, seed=4)
    assert (result["finished"], result["failed"]) == (3, [])
    assert result["faults"] == {
        "faint": {"illegal": 0, "crashes": 3, "timeouts": 0},
        "random": {"illegal": 0, "crashes": 0, "timeouts": 0},
    }


def test_a_game_that_raises_is_stored_as_a_record(tmp_path):
    result = played(["greedy", "random", "random", "random"], game=Exploding(), games=2, seed=4, records=tmp_path)
    assert result["finished"] == 0
    assert [failure["game"] for failure in result["failed"]] == [0, 1]
    for failure in result["failed"]:
        assert failure["seed"] == game_seed(4, failure["game"])
        with open(failure["record"], encoding="utf-8") as file:
            record = json.load(file)
        assert failure["failure"].split(": ")[1] in "".join(record["trace"])
        assert sietch.replay(record).over


def test_broken_rules_are_found_only_when_asked_for_and_the_record_leads_there(tmp_path):
    assert played(game=BrokenLater(), games=2, records=tmp_path)["failed"] == []
    assert not list(tmp_path.iterdir())
    for bots in (RANDOM, ["greedy", "random", "random", "random"]):
        result = played(bots, game=BrokenLater(), games=2, check=True, records=tmp_path)
        assert len(result["failed"]) == 2
        for failure in result["failed"]:
            assert failure["failure"] == "BrokenRules: a troop is missing"
            with open(failure["record"], encoding="utf-8") as file:
                assert sietch.replay(json.load(file)).state.round == 3


def test_failed_games_do_not_lose_the_others(tmp_path):
    class Sometimes(Exploding):
        def winners(self, state):
            return super().winners(state) if state.rng % 2 else Uprising.winners(self, state)

    result = played(game=Sometimes(), games=10, seed=2, records=tmp_path)
    assert 0 < len(result["failed"]) < 10
    assert result["finished"] == 10 - len(result["failed"])
    assert sum(result["wins"].values()) == pytest.approx(result["finished"])
    assert len(list(tmp_path.iterdir())) == len(result["failed"])


def test_a_bot_is_told_of_the_start_of_what_it_may_see_and_of_the_end():
    Watching.seen.clear()
    played([Watching, "random", "random", "random"], games=1)
    assert Watching.seen[0] == ("start", 0, 0)
    assert Watching.seen[-1][:2] == ("end", 4)
    events = [entry for entry in Watching.seen if entry[0] == "event"]
    assert any(hidden for _, _, hidden in events)
    assert any(kind == "agent-sent" for _, kind, _ in events)


@pytest.mark.parametrize(
    ("bots", "options", "message"),
    [
        (RANDOM, {"games": 0}, "at least one game"),
        (RANDOM, {"jobs": 0}, "at least one process"),
        (["random"] * 3, {}, "4 players need 4 bots, not 3"),
    ],
)
def test_a_simulation_that_cannot_be_run_is_refused(bots: list[str | type[Bot]], options, message):
    with pytest.raises(LabError, match=message):
        played(bots, **options)


def test_progress_is_told_game_by_game_where_one_process_plays():
    told: list[int] = []
    played(games=7, progress=told.append)
    assert told == [1] * 7


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("bots", [RANDOM, ["greedy", "random", "random", "random"]])
def test_the_archive_has_every_game_in_its_order(tmp_path, jobs, bots):
    file = tmp_path / f"{jobs}.jsonl"
    played(bots, games=6, jobs=jobs, seed=3, archive=file)
    records = [json.loads(line) for line in file.read_text().splitlines()]
    assert [record["seed"] for record in records] == [game_seed(3, number) for number in range(6)]
    for number, record in enumerate(records):
        assert record["seats"] == [bots[place] for place in seating(4, number)]
        assert sietch.replay(record).over


def test_an_archive_that_is_there_is_not_overwritten(tmp_path):
    with pytest.raises(LabError, match="exists already"):
        played(archive=tmp_path)
    with pytest.raises(LabError, match="No such file"):
        played(archive=tmp_path / "no" / "such" / "folder")


def test_an_interruption_gives_the_result_so_far(tmp_path):
    told: list[int] = []

    def progress(done: int) -> None:
        told.append(done)
        if len(told) == 3:
            raise KeyboardInterrupt

    result = played(games=8, progress=progress, archive=tmp_path / "games.jsonl")
    assert (result["interrupted"], result["games"], result["finished"]) == (True, 8, 3)
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 3
