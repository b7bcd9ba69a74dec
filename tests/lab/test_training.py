import json
import random

import pytest
from typer.testing import CliRunner

import sietch
from sietch.bots import champions
from sietch.bots.search import SearchBot
from sietch.bots.tree import Judge
from sietch.cli import app
from sietch.core.prices import Prices
from sietch.lab.training import training
from sietch.lab.training.duels import Duel, Evolution, fought
from sietch.lab.training.fitting import Position, as_array, chances, fit, quality, sheet
from sietch.lab.training.places import PLACES, place
from sietch.lab.training.training import CHAMPION, FILE, train
from sietch.lab.workers import LabError

HERE = (place("uprising", 3),)
# One generation and one batch of games: a look at the clock comes after each.
A_MOMENT = 0.001


@pytest.fixture(autouse=True)
def short(monkeypatch):
    monkeypatch.setattr(training, "DUELS", 2)
    monkeypatch.setattr(training, "BETWEEN_MATCHES", 2)
    monkeypatch.setattr(training, "MATCH", 2)
    monkeypatch.setattr(training, "GAMES", 5)


def test_a_table_goes_where_forward_does_better():
    evolution = Evolution({"good": (1.0, 1.0), "bad": (1.0, 1.0), "nothing": (1.0, 1.0)}, seed=1)
    for _ in range(150):
        directions = evolution.directions(16)
        evolution.learn(directions, [each["good"][0] - each["bad"][1] for each in directions])
    assert evolution.table["good"][0] > 2 > evolution.table["good"][1]
    assert evolution.table["bad"][1] < 0 < evolution.table["bad"][0]
    assert 0 < evolution.table["nothing"][0] < 2


def test_who_judges_better_wins_the_duel_from_both_sides():
    rules = HERE[0].rules()
    wrong = {name: (-early, -late) for name, (early, late) in rules.weights.items()}
    assert fought(Duel(HERE[0], 5, rules.weights, wrong)) > 0.5
    assert fought(Duel(HERE[0], 5, wrong, rules.weights)) < -0.5
    assert fought(Duel(HERE[0], 5, rules.weights, rules.weights)) == pytest.approx(0)


def test_alone_both_play_the_same_deal():
    alone = place("uprising", 1, "choam")
    weights = alone.rules().weights
    assert fought(Duel(alone, 3, weights, weights)) == 0
    wrong = {name: (-early, -late) for name, (early, late) in weights.items()}
    assert fought(Duel(alone, 3, weights, wrong)) > 0


def test_a_training_that_was_broken_off_goes_on_as_if_it_had_not_been(tmp_path):
    train(HERE, tmp_path / "twice", A_MOMENT, seed=4)
    twice = train(HERE, tmp_path / "twice", A_MOMENT, seed=4)
    assert (twice.evolution.generation, twice.positions_of) == (2, 10)
    assert [generation for generation, _ in twice.matches] == [2]
    other = train(HERE, tmp_path / "other", A_MOMENT, seed=5)
    train(HERE, tmp_path / "again", A_MOMENT, seed=4)
    again = train(HERE, tmp_path / "again", A_MOMENT, seed=4)
    assert again.evolution == twice.evolution
    assert again.value == twice.value
    assert other.evolution.table != twice.evolution.table


def test_the_champion_is_a_file_that_bots_read(tmp_path):
    learned = train(HERE, tmp_path, A_MOMENT)
    found = champions.read(tmp_path / CHAMPION)
    assert found.card["tables"] == ["uprising 3"]
    assert found.card["generations"] == 1
    assert found.policy.weights.keys() == learned.evolution.table.keys() == HERE[0].rules().weights.keys()
    assert found.value is not None
    game = sietch.new("uprising", players=3, seed=1)
    judged = Judge(game.rules, found.policy, found.value).appraise(game.state)
    assert sum(judged) == pytest.approx(1)
    assert set(learned.proof) == {"positions", "log_loss", "brier", "off"}


def test_a_champion_judges_for_the_bot_that_thinks_ahead(tmp_path, monkeypatch):
    rules = sietch.rules("uprising").of(HERE[0].setup)
    table = {"victory-point": [5, 5]}
    (tmp_path / f"{rules.champion}.json").write_text(json.dumps({"card": {}, "policy": table, "value": table}))
    monkeypatch.setattr(champions, "FOLDER", tmp_path)
    judge = SearchBot().judge(rules)
    assert judge.prices.weights == {"victory-point": (5, 5)}
    assert judge.value is not None
    assert SearchBot(learned=False).judge(rules).prices is rules.prices


@pytest.mark.parametrize("name", PLACES)
def test_every_champion_has_tables_to_learn_at(name):
    for each in PLACES[name]:
        assert each.rules().champion == name
        assert str(each).startswith(each.game)


def test_the_champions_in_the_package_know_every_feature_of_their_games():
    for path in champions.FOLDER.glob("*.json"):
        found = champions.read(path)
        assert found.card.keys() >= {"made", "games", "seed", "tables"}
        for each in PLACES[path.stem]:
            assert found.policy.weights.keys() >= each.rules().weights.keys(), path


def test_the_fit_finds_what_decides_games():
    rng = random.Random(2)
    found = []
    for number in range(400):
        sides = tuple({"points": float(rng.randrange(10)), "noise": float(rng.randrange(10))} for _ in range(3))
        best = max(range(3), key=lambda side: sides[side]["points"] + rng.random())
        found.append(Position(rng.random(), sides, tuple(float(side == best) for side in range(3)), number))
    value = fit(found[:300])
    assert min(value["points"]) > 5 * max(map(abs, value["noise"]))
    data = sheet(found[300:], sorted(value))
    told = quality(data, chances(data, as_array(value, data.names)))
    assert told.log_loss < 0.5
    assert told.positions == 100


def test_a_training_that_cannot_be_read_is_not_overwritten(tmp_path):
    (tmp_path / FILE).write_text("spice")
    with pytest.raises(LabError, match="is no training to go on with"):
        train(HERE, tmp_path, A_MOMENT)
    assert (tmp_path / FILE).read_text() == "spice"


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--hours", "0"], "more than 0 and at most 1000 hours"),
        (["--game", "chess"], "chess"),
        (["--modules", "epic"], "epic"),
    ],
)
def test_what_cannot_be_learned_is_refused(args, message, tmp_path):
    told = CliRunner().invoke(app, ["train", *args, "--to", str(tmp_path / "here")])
    assert told.exit_code != 0
    assert message in str(told.exception) + told.output
    assert not (tmp_path / "here").exists()


def test_the_command_tells_what_came_of_it(tmp_path):
    told = CliRunner().invoke(app, ["train", "--players", "3", "--hours", "0.000001", "--to", str(tmp_path), "--json"])
    assert told.exit_code == 0, told.output
    found = json.loads(told.stdout)
    assert found["champion"] == str(tmp_path / CHAMPION)
    assert found["evolution"]["generation"] == 1


def test_prices_of_a_champion_lie_between_start_and_end():
    assert Prices({"spice": (2.0, 0.0)}).at(0.25) == {"spice": 1.5}
