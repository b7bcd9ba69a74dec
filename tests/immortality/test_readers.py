"""What Immortality says can be said in every language, and its effects agree with their reasons."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import sietch
from sietch.core.game import Game
from sietch.imperium.components import NODES, TABLES
from sietch.imperium.rules import UPRISING
from sietch.text import LANGUAGES, language
from sietch.text.report import event_line, option_line, prompt_line, reason_line

NAMES = ["Alia", "Boris", "Chani", "Duncan"]
SETUPS: tuple[dict[str, Any], ...] = (
    {"players": 4, "modules": ["choam", "immortality"]},
    {"players": 3, "modules": ["choam", "immortality"]},
)
MODULES_ON = {"uprising", "choam", "immortality"}
SEEDS = (1, 2, 3, 4)


def rich(game: Game, chance: random.Random) -> Game:
    """Everybody has some of the Tleilaxu deck from the start, so that more of it is seen."""
    g = game.state
    for p in g.players:
        for _ in range(4):
            p.hand.append(g.tleilaxu_deck.pop(chance.randrange(len(g.tleilaxu_deck))))
        p.research = chance.randrange(len(TABLES["hexes"]))
        p.specimens = 3
        p.supply -= 3
    g.ask_again()
    return game


def played() -> Iterator[Game]:
    """Random games, after every answer; for speed each is one game that goes on."""
    for seed in SEEDS:
        chance = random.Random(seed)
        game = rich(sietch.new("uprising", seed=seed, **SETUPS[seed % 2]), chance)
        while not game.over:
            yield game
            options = game.decision.options
            pairs = [option for option in options if option.kind in ("graft", "graft-with-row")]
            game.choose(chance.choice(pairs or options))


@cache
def positions() -> list[Any]:
    return [game.state.copy() for number, game in enumerate(played()) if number % 40 == 0]


@cache
def effects() -> list[tuple[str, Any]]:
    """What these games can have: effects of other modules are left out."""
    found = zip(NODES.names, NODES.nodes, strict=True)
    return [
        (name, node) for name, node in found if node.words() != ("step", {}) and set(modules_of(node)) <= MODULES_ON
    ]


def modules_of(effect: Any) -> Iterator[str]:
    """The modules that the classes of an effect, of its conditions and of what is inside it are written in."""
    for part in (effect, getattr(effect, "test", None), getattr(effect, "count", None)):
        path = type(part).__module__.split(".")
        if path[:3] == ["sietch", "imperium", "modules"]:
            yield path[3]
    for _, child in effect.children():
        yield from modules_of(child)


def test_there_is_a_reason_exactly_where_an_effect_is_impossible():
    wrong = {}
    for state in positions():
        for seat in range(len(state.players)):
            for name, effect in effects():
                if effect.possible(state, seat) != (effect.why_not(state, seat) is None):
                    wrong[name] = type(effect).__name__
    assert wrong == {}


def test_looking_at_an_effect_changes_nothing():
    for state in positions()[::3]:
        before = ([*state.dump()], state.dump_players(), state.stack[:], state.log)
        copy = state.copy()
        for seat in range(len(copy.players)):
            for _, effect in effects():
                for look in (effect.possible, effect.payable, effect.why_not, effect.settles, effect.features):
                    look(copy, seat)
        for option in copy.options:
            copy.ruleset.features(copy, copy.asking[1], option)
        assert ([*copy.dump()], copy.dump_players(), copy.stack, copy.log) == before


@pytest.mark.parametrize("code", LANGUAGES)
def test_whatever_games_say_can_be_put_into_words(code: str):
    speech = language(code)
    for number, game in enumerate(played()):
        decision = game.decision
        if number % 4 == 0:
            assert prompt_line(speech, decision)[-1] in ".?"
            for option in decision.options:
                assert option_line(speech, option, NAMES)
            for refusal in game.refusals(decision.seat):
                assert option_line(speech, refusal, NAMES)
                assert reason_line(speech, refusal.reason)
    for event in game.events(None):
        assert event_line(speech, UPRISING, event, NAMES)
    for name, effect in effects():
        assert effect.icons() is not None, name
