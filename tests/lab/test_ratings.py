"""Ratings find strengths that are known, whoever sits twice, and say how sure they are."""

import math
import random
import sys

import numpy as np
import pytest

from sietch.lab import ratings
from sietch.lab.ratings import LiveRatings, Places, Rating, places, rate, require_extra
from sietch.lab.workers import LabError

STRENGTHS = {"a": 8.0, "b": 4.0, "c": 2.0, "d": 1.0}


def drawn_places(seats: str, chance: random.Random, strengths=STRENGTHS) -> Places:
    """The places of a game as the model draws them."""
    left = list(range(len(seats)))
    taken = [0] * len(seats)
    for place in range(len(seats)):
        seat = chance.choices(left, [strengths[seats[seat]] for seat in left])[0]
        taken[seat] = place
        left.remove(seat)
    return Places(tuple(seats), tuple(taken))


def drawn_rounds(lineups: list[str], rounds: int, seed: int) -> list[list[Places]]:
    chance = random.Random(seed)
    return [[drawn_places(seats, chance) for seats in lineups] for _ in range(rounds)]


def offs(bots: str, found: dict[str, Rating]) -> dict[str, float]:
    """By how much each rating is off the truth, if those of all bots together are right on average."""
    off = {bot: value(found[bot]) - 400 * math.log10(STRENGTHS[bot]) for bot in bots}
    mean = sum(off.values()) / len(off)
    return {bot: by - mean for bot, by in off.items()}


def value(rating: Rating) -> float:
    assert rating.rating is not None
    return rating.rating


def width(rating: Rating) -> float:
    assert rating.low is not None
    assert rating.high is not None
    return rating.high - rating.low


@pytest.mark.parametrize(
    ("bots", "lineups"),
    [
        ("abcd", ["abcd", "bcda", "cdab", "dabc"]),
        ("abc", ["aabc", "abbc", "abcc"]),
        ("ab", ["aabb", "abba"]),
        ("abcd", ["ab", "ac", "ad", "bc", "bd", "cd"]),
    ],
)
def test_known_strengths_are_found_also_where_a_bot_sits_twice(bots, lineups):
    found = rate(bots, drawn_rounds(lineups, 800, seed=1), resamples=2)
    assert offs(bots, found) == pytest.approx(dict.fromkeys(bots, 0), abs=20)


@pytest.mark.parametrize(("bots", "lineups"), [("abcd", ["abcd"] * 4), ("abc", ["aabc", "abbc", "abcc"])])
def test_without_wins_beforehand_they_are_what_choix_finds_in_the_rankings(monkeypatch, bots, lineups):
    choix = pytest.importorskip("choix")
    rounds = drawn_rounds(lineups, 30, seed=2)
    monkeypatch.setattr(ratings, "DRAWN", 1e-12)
    found = rate(bots, rounds, resamples=2)
    rankings = [
        [bots.index(bot) for _, bot in sorted(zip(game.places, game.seats, strict=True))]
        for games in rounds
        for game in games
    ]
    logs = choix.ilsr_rankings(len(bots), rankings)
    for bot, log in zip(bots, logs, strict=True):
        assert value(found[bot]) - value(found["a"]) == pytest.approx(400 * (log - logs[0]) / math.log(10), abs=0.01)


def test_intervals_hold_the_truth_nearly_always():
    inside = 0
    for seed in range(25):
        rounds = drawn_rounds(["abcd"] * 4, 20, seed)
        found = rate("abcd", rounds, seed=seed, resamples=200)
        # The true strengths, with the middle where it is for this tournament.
        told = ratings._Model("abcd", rounds).information(np.array([10 ** (value(found[bot]) / 400) for bot in "abcd"]))
        logs = np.array([400 * math.log10(STRENGTHS[bot]) for bot in "abcd"])
        for bot, truth in zip("abcd", 1500 + logs - np.average(logs, weights=told), strict=True):
            low, high = found[bot].low, found[bot].high
            assert low is not None
            assert high is not None
            inside += low <= truth <= high
    # Of 100; all of them would mean that the intervals are too wide.
    assert 88 <= inside < 100


def test_a_bot_that_always_loses_does_not_make_the_others_uncertain():
    chance = random.Random(1)
    rounds = [[drawn_places("ab", chance, {"a": 1, "b": 1}) for _ in range(4)] for _ in range(20)]
    last = [[Places((*game.seats, "c"), (*game.places, 2)) for game in games] for games in rounds]
    alone, among = rate("ab", rounds), rate("abc", last)
    for bot in "ab":
        assert width(among[bot]) < 1.2 * width(alone[bot])
    assert width(among["c"]) > 5 * width(among["a"])
    high = among["c"].high
    assert high is not None
    assert high < 1000


def test_games_of_one_deal_do_not_count_as_if_they_were_many():
    chance = random.Random(3)
    alike = [[drawn_places("ab", chance)] * 8 for _ in range(20)]
    apart = drawn_rounds(["ab"] * 8, 20, seed=3)

    assert width(rate("ab", alike)["a"]) > 1.5 * width(rate("ab", apart)["a"])


def test_who_wins_all_games_has_a_finite_rating_and_an_interval():
    found = rate("ab", [[Places(("a", "b"), (0, 1))] * 4] * 10)
    low, high = found["a"].low, found["a"].high
    assert low is not None
    assert high is not None
    # 40 wins out of 40 may well be those of a bot that wins 95 of 100, but not of one that wins 80.
    half = 1500 + 200 * math.log10(0.95 / 0.05)
    assert 1500 + 200 * math.log10(0.80 / 0.20) < low < half < value(found["a"]) < high < 3000
    assert value(found["a"]) + value(found["b"]) == pytest.approx(3000)


def test_a_shared_place_is_half_of_each_order():
    shared = Places(("a", "b", "c"), (0, 1, 1))
    orders = [Places(("a", "b", "c"), (0, 1, 2)), Places(("a", "b", "c"), (0, 2, 1))]
    assert rate("abc", [[shared, shared]]) == rate("abc", [orders])
    assert rate("ab", [[Places(("a", "b"), (0, 0))]])["a"].rating == pytest.approx(1500)


def test_to_be_ahead_of_oneself_says_nothing():
    game = Places(("a", "b"), (1, 0))
    itself = Places(("a", "a"), (0, 1))
    assert rate("ab", [[game, itself]]) == rate("ab", [[game]])


def test_the_same_seed_gives_the_same_intervals():
    rounds = drawn_rounds(["abcd"], 10, seed=1)
    assert rate("abcd", rounds, seed=1) == rate("abcd", rounds, seed=1)
    assert rate("abcd", rounds, seed=1) != rate("abcd", rounds, seed=2)


def test_what_cannot_be_told_is_not_told():
    game = Places(("a", "b"), (0, 1))
    assert rate("ab", []) == rate("ab", [[]]) == {"a": Rating(), "b": Rating()}
    one_round = rate("abc", [[game]])
    assert one_round["a"].rating is not None
    assert one_round["a"].low is one_round["a"].high is None
    assert one_round["c"] == rate("abc", [[game], [game]])["c"] == Rating()


def test_winners_come_first_and_the_others_by_their_scores():
    assert places([2], [7, 10, 10, 7], alike=True) == (2, 1, 0, 2)
    assert places([1, 3], [9, 10, 4, 10], alike=True) == (1, 0, 2, 0)


def test_scores_of_different_sides_are_not_compared():
    assert places([1], [9, 5], alike=False) == (1, 0)
    assert places([1], [9, 5, 3], alike=False) == (1, 0, 1)


def test_live_ratings_follow_the_games():
    live = LiveRatings("dbca")
    assert [rating for _, rating in live.standings()] == [25.0] * 4
    for games in drawn_rounds(["aabc", "abbd", "acdd", "bccd"], 60, seed=1):
        for game in games:
            live.add(game)
    assert [bot for bot, _ in live.standings()] == ["a", "b", "c", "d"]


def test_live_ratings_of_a_bot_at_all_seats_stay_as_they_are():
    live = LiveRatings("ab")
    live.add(Places(("a", "a"), (0, 1)))
    assert live.standings() == [("a", pytest.approx(25)), ("b", 25)]


@pytest.mark.parametrize("missing", ["choix", "openskill"])
def test_a_missing_package_is_named_with_what_brings_it(monkeypatch, missing):
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(LabError, match=rf"ratings need {missing}: pip install 'sietch\[lab\]'"):
        require_extra()
