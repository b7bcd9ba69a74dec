import random
from typing import Any

import pytest

import sietch
from sietch.bots import Bot, GreedyBot, Offer, RandomBot, UnknownBot, find, look, make, names, offers
from sietch.bots.base import View
from sietch.bots.search import SearchBot
from sietch.core.prices import Prices
from sietch.lab.simulation import simulate

# A game of War for Arrakis that is half random can be long: so much of it is enough.
MOST_DECISIONS = 600


def choices(game, seat, bot, seed):
    """What the bot chooses for a seat that decides, looking only at its view and its offers."""
    return bot.choose(game.view(seat), offers(game, seat), random.Random(seed)).key


def random_game(seed, modules=("choam",)):
    return sietch.new("uprising", players=4, seed=seed, modules=list(modules))


def test_bots_are_made_by_name():
    assert isinstance(make("random"), RandomBot)
    assert isinstance(make("greedy"), GreedyBot)
    assert {"random", "greedy"} <= set(names())


def test_what_bots_are_measured_against_is_found_and_not_offered():
    kept = make("search-2026")
    assert isinstance(kept, SearchBot)
    assert not kept.learned
    assert "search-2026" not in names()


class Counting(SearchBot):
    """Counts the games that it imagined to their end."""

    done = 0

    def iterate(self, *args: Any) -> bool:
        self.done += 1
        return super().iterate(*args)


@pytest.mark.parametrize("patience", [0.0, 3600.0])
def test_a_bot_that_thinks_ahead_stops_by_the_clock_however_little_of_the_processor_it_had(patience):
    game = random_game(4)
    while len(game.decision.options) < 3:
        game.choose(0)
    seat = game.decision.seat
    bot = Counting(iterations=24, seconds=3600.0, each=24, patience=patience)
    view, options = look(game, seat)
    assert bot.choose(view, options, random.Random(1)) in options
    assert bot.done <= 1 if patience == 0.0 else bot.done > 1


def test_an_unknown_bot_is_refused_and_the_known_ones_are_listed():
    with pytest.raises(UnknownBot, match=r"'nobody'.*random, search-beginner, greedy, search, search-strong$"):
        make("nobody")
    with pytest.raises(UnknownBot, match=r"'nobody'.*search-strong, path\.py:Class, process:COMMAND, sandbox:COMMAND$"):
        find("nobody")


@pytest.mark.parametrize("name", ["uprising", "arrakis"])
def test_nobody_changes_the_weights_of_a_game(name):
    game = sietch.new(name, seed=3)
    seat = game.decision.seat
    view, options = look(game, seat)
    for weights in (options[0].outlook.weights, view.imagine(1).rules.weights, sietch.rules(name).weights):
        changed: Any = weights
        with pytest.raises(TypeError):
            changed["spice"] = (1000.0, 1000.0)
        with pytest.raises(AttributeError):
            changed.clear()
        assert dict(weights) | {"spice": (0.0, 0.0)} != weights


def test_an_offer_tells_key_kind_target_and_features():
    game = random_game(3)
    seat = game.decision.seat
    found = offers(game, seat)
    assert [offer.key for offer in found] == [option.key for option in game.decision.options]
    for offer, option in zip(found, game.decision.options, strict=True):
        assert (offer.kind, offer.target) == (option.kind, option.target)
        assert all(isinstance(amount, (int, float)) for amount in offer.features.values())


def test_a_seat_that_does_not_decide_is_offered_nothing():
    game = random_game(3)
    assert offers(game, (game.decision.seat + 1) % 4) == []


def test_features_are_reckoned_only_when_looked_at():
    game = random_game(3)
    found = offers(game, game.decision.seat)
    RandomBot().choose(View(game, game.decision.seat), found, random.Random(1))
    assert all("features" not in vars(offer) for offer in found)


def test_the_random_bot_takes_every_option_sometimes():
    game = random_game(3)
    found = offers(game, game.decision.seat)
    rng = random.Random(1)
    taken = {RandomBot().choose(View(game, game.decision.seat), found, rng).key for _ in range(50 * len(found))}
    assert taken == {offer.key for offer in found}


@pytest.mark.parametrize(
    ("name", "seed"), [*(("uprising", seed) for seed in range(4)), *(("arrakis", seed) for seed in range(3))]
)
def test_the_greedy_bot_does_not_peek(name, seed):
    """What a seat cannot see is dealt anew: the bot chooses the same, because its features are the same."""
    game = random_game(seed) if name == "uprising" else sietch.new(name, seed=seed)
    rng = random.Random(seed)
    for _ in range(MOST_DECISIONS):
        if game.over:
            break
        seat = game.decision.seat
        found = offers(game, seat)
        if len(found) > 1:
            other = game.redeal(seat, seed=rng.getrandbits(32))
            assert [offer.features for offer in offers(other, seat)] == [offer.features for offer in found]
            assert choices(other, seat, GreedyBot(), 5) == choices(game, seat, GreedyBot(), 5)
        # Half of the answers are greedy, so that the game comes to where greedy bots come.
        best = rng.random() < 0.5
        game.choose(GreedyBot().choose(View(game, seat), found, rng).key if best else rng.choice(found).key)


@pytest.mark.parametrize("name", ["uprising", "arrakis"])
def test_asking_for_features_changes_nothing(name):
    game = random_game(8) if name == "uprising" else sietch.new(name, seed=8)
    rng = random.Random(8)
    for _ in range(150):
        seat = game.decision.seat
        before = game.state.dump(), game.state.dump_players(), game.state.options[:]
        for offer in offers(game, seat):
            assert offer.features == offer.features
        assert (game.state.dump(), game.state.dump_players(), game.state.options) == before
        game.choose(rng.randrange(len(game.decision.options)))


def test_the_greedy_bot_takes_the_best_sum_and_leaves_ties_to_chance():
    class Scales:
        prices = Prices({"spice": (1.0, 0.5), "water": (1.0, 1.0)})
        stage = 0.5

    class Promise(Offer):
        def __init__(self, key, features):
            self.outlook = Scales()  # type: ignore[assignment]
            self.key = key
            self.features = features

    promises = [
        Promise("a", {"spice": 1.0}),
        Promise("b", {"spice": 2.0}),
        Promise("c", {"spice": 2.0, "unknown": 9.0}),
    ]
    assert [promise.worth() for promise in promises] == [0.75, 1.5, 1.5]
    game = random_game(3)
    view = View(game, game.decision.seat)
    taken = {GreedyBot().choose(view, promises, random.Random(seed)).key for seed in range(20)}
    assert taken == {"b", "c"}
    others = GreedyBot({"unknown": (1.0, 1.0)})
    assert {others.choose(view, promises, random.Random(seed)).key for seed in range(20)} == {"c"}


def test_the_greedy_bot_beats_random_bots():
    bots: list[str | type[Bot]] = ["greedy", "random", "random", "random"]
    result = simulate("uprising", {"players": 4, "modules": ["choam"]}, bots, games=24, seed=11)
    assert result["finished"] == 24
    assert result["wins"]["greedy"] > 0.6 * 24
