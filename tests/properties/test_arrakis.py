"""War for Arrakis: whatever chance and the players do, the rules hold at every step and the events add up."""

import random
from collections import Counter
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.tempers import TEMPERS, choice

import sietch
from sietch.arrakis.components import MARKERS
from sietch.arrakis.rules import ruleset
from sietch.core.game import Event, Game
from sietch.core.saves import load, save

# So much of a war is looked at: timid players could go on for ever.
ANSWERS = 700

SETUPS: tuple[dict[str, Any], ...] = (
    {"players": 1},
    {"players": 2},
    {"players": 2, "modules": ("mahdi",)},
    {"players": 3},
    {"players": 3, "shared": "atreides"},
    {"players": 4},
)

wars = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def games(draw: st.DrawFn) -> tuple[Game, list[str], random.Random]:
    setup = draw(st.sampled_from(SETUPS))
    possible = ruleset(setup["players"], setup.get("modules"), setup.get("shared", "")).house_rules
    rules = [name for name in possible if draw(st.booleans())]
    game = sietch.new("arrakis", seed=draw(st.integers(0, 2**53)), house_rules=rules, **setup)
    tempers = draw(st.lists(st.sampled_from(TEMPERS), min_size=4, max_size=4))
    return game, tempers, random.Random(draw(st.integers(0, 2**32)))


def play(start: tuple[Game, list[str], random.Random], answers: int = ANSWERS) -> Game:
    """Play on; the checker looks after every answer."""
    game, tempers, rng = start
    for _ in range(answers):
        if game.over:
            break
        game.choose(choice(game.decision, tempers[game.decision.seat], rng))
        assert game.rules.check(game.state) == []
    return game


def total(events: list[Event], kind: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for event in events:
        if event.kind == kind:
            found[str(event.what)] += event.n
    return found


@wars
@given(games())
def test_invariants_hold_at_every_step_and_the_tracks_are_what_the_events_say(start):
    game = play(start)
    state = game.state
    events = game.events()
    steps = total(events, "prescience-advanced")
    assert {name: steps[name] for name in MARKERS} == dict(zip(MARKERS, state.prescience, strict=True))
    assert total(events, "supremacy-gained")["None"] >= state.supremacy
    assert [event.n for event in events if event.kind == "round-began"] == list(range(1, state.round + 1))
    assert game.over == (state.winner >= 0)


@wars
@given(games())
def test_options_stay_few_and_every_one_of_them_can_be_taken(start):
    game, tempers, rng = start
    for _ in range(ANSWERS // 3):
        if game.over:
            break
        options = game.decision.options
        assert len(options) <= 48
        assert len({option.key for option in options}) == len(options)
        other = game.state.copy()
        other.answer(rng.choice(other.options))
        assert game.rules.check(other) == []
        game.choose(choice(game.decision, tempers[game.decision.seat], rng))


@wars
@given(games(), st.integers(0, 200))
def test_a_save_of_any_moment_plays_on_alike(start, moment):
    game = play(start, moment)
    if game.over:
        return
    state = load(game.rules, save(game.rules, game.state))
    rng = random.Random(moment)
    for _ in range(60):
        if game.state.over:
            break
        place = rng.randrange(len(game.state.options))
        assert state.options == game.state.options
        game.choose(place)
        state.answer(state.options[place])
    assert state.dump() == game.state.dump()
