import json
import time
from pathlib import Path
from typing import Any

import pytest

import sietch
from sietch.bots import Bot, RandomBot
from sietch.imperium.rules import Family, ruleset
from sietch.lab.match import Outcome, stored
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


def of_kind(kind: type[Family]) -> Family:
    return ruleset("uprising", ("uprising", "choam"), 4, kind)


class BrokenLater(Family):
    """Rules whose checker finds fault from the third round on."""

    def check(self, state):
        return ["a troop is missing"] if state.round >= 3 else []


class Exploding(Family):
    """Rules that cannot finish any game that reaches its end."""

    def winners(self, state):
        raise ZeroDivisionError("no winner")


def test_the_result_tells_everything_by_name():
    result = simulate("uprising", SETUP, ["greedy", "random", "random", "random"], 4, seed=3)
    assert json.loads(json.dumps(result)) == result
    assert result.keys() == {
        "game", "players", "modules", "house_rules", "leaders", "roles", "bots", "stay", "seed", "games", "interrupted",
        "archive_failure", "finished", "team", "stalled", "failed", "decisions", "forced", "seconds",
        "faults", "wins", "wins_by_seat", "rounds", "points", "points_by_seat", "points_by_bot",
        "points_by_bot_and_seat",
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
    # Points of different sides are not mixed.
    assert result["points_by_bot_and_seat"] == {
        "greedy": [result["points_by_seat"][0], None],
        "random": [None, result["points_by_seat"][1]],
    }


def test_random_games_pass_the_checker():
    assert played(games=3, check=True)["failed"] == []


def test_a_game_over_the_limit_is_stalled():
    for bots in (RANDOM, ["greedy", "random", "random", "random"]):
        result = played(bots, games=3, most_decisions=10)
        assert (result["finished"], result["stalled"], result["decisions"]) == (0, 3, 30)
        assert result["rounds"] is None


def test_different_bots_of_the_same_name_are_told_apart(tmp_path):
    class Namesake(RandomBot):
        name = "faint"

    bots = [Faint, Namesake, "random", "random"]
    result = played(bots, games=2, archive=tmp_path / "games.jsonl")
    first, second, *others = result["bots"]
    assert (first, second) == (f"{__name__}.Faint", f"{__name__}.{Namesake.__qualname__}")
    assert others == ["random", "random"]
    assert result["wins"].keys() == result["faults"].keys() == {first, second, "random"}
    records = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [record["seats"] for record in records] == [result["bots"], [*result["bots"][1:], first]]


def test_a_bot_that_raises_loses_that_move_and_not_its_game():
    result = played([Faint, "random", "random", "random"], games=3, seed=4)
    assert (result["finished"], result["failed"]) == (3, [])
    assert result["faults"] == {
        "faint": {"illegal": 0, "crashes": 3, "timeouts": 0, "outside_moves": 0},
        "random": {"illegal": 0, "crashes": 0, "timeouts": 0, "outside_moves": 0},
    }


class Hanging(RandomBot):
    """Never comes to an answer."""

    name = "hanging"

    def choose(self, view, options, rng):
        time.sleep(600)


class Talking(RandomBot):
    """Prints whatever comes to its mind."""

    name = "talking"

    def __init__(self) -> None:
        print("here I am")

    def choose(self, view, options, rng):
        print("hm")
        return super().choose(view, options, rng)


class Fading(RandomBot):
    """Cannot be made a third time."""

    name = "fading"
    made = 0

    def __init__(self) -> None:
        Fading.made += 1
        if Fading.made == 3:
            raise RuntimeError("no spice is left")


def test_a_bot_that_hangs_loses_its_moves_and_no_more_than_a_few_times_the_limit():
    result = played([Hanging, "random", "random", "random"], games=1, seconds=0.05)
    assert (result["finished"], result["failed"]) == (1, [])
    assert result["faults"]["hanging"]["timeouts"] > 20


def test_what_bots_print_is_no_part_of_the_result(capsys):
    played([Talking, "random", "random", "random"], games=1)
    said = capsys.readouterr()
    assert said.out == ""
    assert "here I am\nhere I am\nhm\n" in said.err


def test_a_bot_that_cannot_be_made_any_more_costs_its_game_alone(tmp_path):
    Fading.made = 0
    result = played([Fading, "random", "random", "random"], games=3, records=tmp_path)
    assert (result["games"], result["finished"]) == (3, 2)
    [failure] = result["failed"]
    assert failure["failure"] == "BotError: bot Fading cannot be made: RuntimeError: no spice is left"
    with open(failure["record"], encoding="utf-8") as file:
        assert json.load(file)["seats"] == ["random", "random", "random", "fading"]


def test_a_game_that_raises_is_stored_as_a_record(tmp_path):
    result = played(
        ["greedy", "random", "random", "random"], game=of_kind(Exploding), games=2, seed=4, records=tmp_path
    )
    assert result["finished"] == 0
    assert [failure["game"] for failure in result["failed"]] == [1, 2]  # as `sietch replay` counts
    for failure in result["failed"]:
        assert failure["seed"] == game_seed(4, failure["game"] - 1)
        assert Path(failure["record"]).name.startswith(f"uprising-{failure['game']}-")
        with open(failure["record"], encoding="utf-8") as file:
            record = json.load(file)
        assert failure["failure"].split(": ")[1] in "".join(record["trace"])
        assert sietch.replay(record).over


def test_broken_rules_are_found_only_when_asked_for_and_the_record_leads_there(tmp_path):
    assert played(game=of_kind(BrokenLater), games=2, records=tmp_path)["failed"] == []
    assert not list(tmp_path.iterdir())
    for bots in (RANDOM, ["greedy", "random", "random", "random"]):
        result = played(bots, game=of_kind(BrokenLater), games=2, check=True, records=tmp_path)
        assert len(result["failed"]) == 2
        for failure in result["failed"]:
            assert failure["failure"] == "BrokenRules: a troop is missing"
            with open(failure["record"], encoding="utf-8") as file:
                assert sietch.replay(json.load(file)).state.round == 3


def test_failed_games_do_not_lose_the_others(tmp_path):
    class Sometimes(Exploding):
        def winners(self, state):
            return super().winners(state) if state.rng % 2 else Family.winners(self, state)

    result = played(game=of_kind(Sometimes), games=10, seed=2, records=tmp_path)
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
        (RANDOM, {"records": Path(__file__)}, "is not a folder: choose another for the records"),
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


def test_a_run_without_a_game_leaves_no_archive(tmp_path):
    with pytest.raises(LabError, match="at least one process"):
        played(archive=tmp_path / "games.jsonl", jobs=0)
    pytest.importorskip("ray")
    with pytest.raises(LabError, match="no Ray cluster at 'nonsense'"):
        played(archive=tmp_path / "games.jsonl", ray="nonsense")
    assert not list(tmp_path.iterdir())


@pytest.fixture
def small_disk(monkeypatch):
    """Files cannot grow beyond this."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_an_archive_that_cannot_be_written_any_more_ends_the_games_and_the_result_is_told(tmp_path, small_disk):
    result = played(games=30, archive=tmp_path / "games.jsonl")
    assert 0 < result["finished"] < 30
    assert result["archive_failure"] == f"{tmp_path / 'games.jsonl'}: File too large"
    assert not result["interrupted"]


def test_a_failed_game_that_cannot_be_stored_is_named_all_the_same(tmp_path):
    folder = tmp_path / "records"
    outcome = Outcome(3, 5, 0, 0, False, failure="no spice", game={"game": "x" * 300})
    record = stored(outcome, folder).record
    assert record.startswith(f"nothing: {folder}")
    assert record.endswith("cannot be written: File name too long")


def test_an_interruption_gives_the_result_so_far(tmp_path):
    told: list[int] = []

    def progress(done: int) -> None:
        told.append(done)
        if len(told) == 3:
            raise KeyboardInterrupt

    result = played(games=8, progress=progress, archive=tmp_path / "games.jsonl")
    assert (result["interrupted"], result["games"], result["finished"]) == (True, 8, 3)
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 3
