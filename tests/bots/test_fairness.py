"""No bot peeks: what its seat cannot see may be anything, and it chooses the same."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import sietch
from sietch.bots import Bot, GreedyBot, RandomBot, SearchBot, View, look, make, names
from sietch.core.schema import information
from sietch.imperium.scenario import uprising

GAMES: dict[str, dict[str, Any]] = {
    "uprising": {"players": 4, "modules": ["choam"]},
    "arrakis": {},
    "arrakis alone": {"players": 1},
}
# By iterations alone, so that time has no part in it.
BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": lambda: SearchBot(iterations=5),
    "search-careless": lambda: SearchBot(iterations=3, careless=1.0),
}


def positions(name, every):
    """Some decisions of a game that is played half greedily, each with the seat that decides."""
    game = sietch.new(name.split()[0], seed=9, **GAMES[name])
    rng = random.Random(9)
    for number in range(6 * every):
        if game.over:
            break
        view, options = look(game, game.decision.seat)
        if len(options) > 1 and number % every == every - 1:
            yield game, game.decision.seat
        best = rng.random() < 0.5
        game.choose(GreedyBot().choose(view, options, rng).key if best else rng.choice(options).key)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_the_same_in_every_game_that_looks_the_same(name, bot):
    for game, seat in positions(name, 25):
        answers = set()
        for table in (game, game.redeal(seat, 1), game.redeal(seat, 2)):
            view, options = look(table, seat)
            answers.add(BOTS[bot]().choose(view, options, random.Random(4)).key)
        assert len(answers) == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_view_imagines_the_same_games_whatever_the_real_one_is(name):
    for game, seat in positions(name, 40):
        real, other = View(game, seat), View(game.redeal(seat, 5), seat)
        assert dict(real) == dict(other) == game.view(seat)
        for seed in range(3):
            one, two = real.imagine(seed).state, other.imagine(seed).state
            assert one.dump() == two.dump()
            assert one.dump_players() == two.dump_players()
            assert one.rng == two.rng
            schema = game.rules.schema
            assert information(schema, one, seat) == information(schema, game.state, seat)


def test_nothing_that_a_bot_is_given_leads_to_the_real_game():
    game = sietch.new("uprising", players=4, seed=9)
    view, options = look(game, game.decision.seat)
    seen, waiting = set(), [view, *options]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or not type(thing).__module__.startswith("sietch"):
            continue
        seen.add(id(thing))
        slots = [slot for kind in type(thing).__mro__ for slot in getattr(kind, "__slots__", ())]
        held = [*getattr(thing, "__dict__", {}).values(), *(getattr(thing, slot, None) for slot in slots)]
        for value in held:
            waiting += value if isinstance(value, list | tuple) else [value]
    assert id(game.state) not in seen
    assert id(game) not in seen
    assert not any(id(player) in seen for player in game.state.players)
    assert view.imagine(1)._keys.count("") == len(game.record["answers"])


def test_who_changes_an_imagined_game_changes_nothing_else():
    game = sietch.new("uprising", players=4, seed=9)
    keys, setup = [option.key for option in game.decision.options], json.dumps(game.setup)
    view, options = look(game, game.decision.seat)
    imagined = view.imagine(1)
    imagined.setup["players"] = 99
    imagined.setup["leaders"].clear()
    imagined.state.options.clear()
    options[0].features.clear()
    assert json.dumps(game.setup) == setup
    assert [option.key for option in game.options(game.decision.seat)] == keys
    assert len(game.state.options) == len(keys)


def test_search_is_the_same_for_the_same_chance_and_leaves_the_game_alone():
    game = sietch.new("uprising", players=4, seed=9)
    before = game.state.dump(), game.state.dump_players()
    view, options = look(game, game.decision.seat)
    keys = {SearchBot(iterations=12).choose(view, options, random.Random(3)).key for _ in range(2)}
    assert len(keys) == 1
    assert (game.state.dump(), game.state.dump_players()) == before


def test_the_levels_are_offered_by_name():
    assert {"search-beginner", "search", "search-strong"} <= set(names())
    levels = [make(name) for name in ("search-beginner", "search", "search-strong")]
    assert [level.name for level in levels] == ["search-beginner", "search", "search-strong"]
    iterations = [level.iterations for level in levels]  # type: ignore[attr-defined]
    assert iterations == sorted(iterations)


def test_search_takes_a_win_that_is_there():
    """One more point wins at the end of the round: whoever looks ahead takes it."""
    table = uprising().seat(0, hand=["diplomacy"], influence={"guild": 1, "emperor": 0}, points=9, garrison=0)
    for other in (1, 2, 3):
        table.seat(other, has_revealed=True, hand=[])
    game = table.turn(0)
    game.choose("play:diplomacy")
    view, options = look(game, 0)
    assert SearchBot(iterations=30).choose(view, options, random.Random(1)).key == "send:deliver-supplies"
