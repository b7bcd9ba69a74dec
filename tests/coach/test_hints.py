"""A hint sees what its seat sees, compares answers on equal luck, and says why in every language."""

import random

import pytest

import sietch
from sietch.bots import look, make
from sietch.coach import hint
from sietch.coach.hints import shown
from sietch.coach.worlds import Worlds, estimate
from sietch.text import LANGUAGES, clause, language


def late(name="uprising", answers=260, **setup):
    game = sietch.new(name, seed=3, **setup)
    bot, rng = make("greedy"), random.Random(1)
    for _ in range(answers):
        game.choose(bot.choose(*look(game, game.decision.seat), rng).key)
    while len(game.decision.options) < 3:
        game.choose(bot.choose(*look(game, game.decision.seat), rng).key)
    return game


@pytest.mark.parametrize(("name", "setup"), [("uprising", {"players": 4, "modules": ["choam"]}), ("arrakis", {})])
def test_the_best_answers_with_chances_and_reasons(name, setup):
    game = late(name, **setup)
    before = game.record
    found = hint(game, worlds=8, seconds=None)
    assert game.record == before
    assert found.decision == game.decision.id
    assert found.seat == game.decision.seat
    assert 1 < len(found.answers) <= 4
    keys = [option.key for option in game.decision.options]
    means = [advice.chance.mean for advice in found.answers]
    assert means == sorted(means, reverse=True)
    assert all(advice.key in keys and 0 <= advice.chance.mean <= 1 for advice in found.answers)
    for code in LANGUAGES:
        for advice in found.answers:
            assert all(clause(language(code), words) for words in advice.reasons)


def test_it_sees_what_the_seat_sees():
    """Two games that look alike to the seat get the same hint, whatever the others hold."""
    game = late(players=3)
    seat = game.decision.seat
    other = game.redeal(seat, 99)
    one, same = (hint(each, seat, worlds=4, seconds=None) for each in (game, other))
    assert [(a.key, a.chance.mean) for a in one.answers] == [(a.key, a.chance.mean) for a in same.answers]


def test_only_who_decides_gets_one():
    game = late(players=3)
    with pytest.raises(sietch.IllegalChoice):
        hint(game, (game.decision.seat + 1) % 3)
    with pytest.raises(sietch.IllegalChoice):
        hint(game, -1)


def test_answers_meet_the_same_worlds():
    game = late(players=3)
    tried = Worlds.of(game, game.decision.seat)
    first, second = (option.number for option in game.decision.options[:2])
    tried.try_out([first], range(6))
    tried.try_out([first, second], range(3, 9))
    shared = set(tried.chances[first]) & set(tried.chances[second])
    gain = tried.gain(first, second)
    differences = [tried.chances[first][n] - tried.chances[second][n] for n in sorted(shared)]
    assert gain.mean == pytest.approx(sum(differences) / len(differences))


def test_an_interval_is_that_of_the_mean():
    assert estimate([0.0, 1.0] * 50).half == pytest.approx(1.96 * 0.05, rel=0.02)
    assert estimate([]).half == float("inf")


def test_every_feature_has_a_name_in_every_language():
    names: set[str] = set()
    for game, setup in (
        ("uprising", {"players": 4, "modules": ["choam", "immortality", "rise-of-ix"]}),
        ("uprising", {"players": 6, "modules": ["choam"]}),
        ("arrakis", {"players": 2}),
        ("arrakis", {"players": 1, "modules": ["mahdi"]}),
    ):
        rules = sietch.rules(game)
        names |= rules.of(rules.setup(setup)).weights.keys()
    for code in LANGUAGES:
        for name in names:
            assert language(code).format(f"feature-{name}")


def test_it_goes_over_the_wire():
    import msgspec

    found = shown(hint(late(players=3), worlds=4, seconds=None))
    assert msgspec.json.decode(msgspec.json.encode(found))["answers"][0]["chance"] <= 1
