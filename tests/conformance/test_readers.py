"""Nothing is half there: every effect, condition and count has all its readers, and they agree with each other."""

import ast
import inspect
import pkgutil
import random
import runpy
import textwrap
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.words import ids_in

import sietch
import sietch.arrakis
import sietch.core
import sietch.imperium
import sietch.imperium.module
from sietch.core.combinators import Trigger
from sietch.core.game import Game
from sietch.core.node import Count, Node, Test
from sietch.text import LANGUAGES, language

# By game: the seeds and set-ups that are looked at, with all modules. Of War for Arrakis one seed ends early, one has
# the house rules.
PLAYED: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "uprising": [
        (0, {"players": 3}),
        (1, {"players": 4}),
        (2, {"players": 4, "leaders": "choose"}),
        (5, {"players": 4, "leaders": "choose"}),
    ],
    "imperium": [
        (0, {"players": 3}),
        (1, {"players": 4}),
        (2, {"players": 4, "leaders": "choose"}),
        (5, {"players": 4, "leaders": "choose"}),
    ],
    "arrakis": [
        (126, {}),
        (1, {"house_rules": ["transport-once-per-turn", "closed-rimwall"]}),
    ],
}
# So much of a game is looked at: at random a war can take hundreds of rounds.
ANSWERS = 2500
# How many positions of a game are looked at closely.
POSITIONS = 40

by_game = pytest.mark.parametrize("name", PLAYED)


def test_every_game_is_looked_at():
    assert PLAYED.keys() == {rules.name for rules in sietch.GAMES.values()}


def play(name: str, seed: int, setup: dict[str, Any]) -> Iterator[Game]:
    """A random game, after its set-up and after every answer."""
    rng = random.Random(seed)
    modules = [module.id for module in sietch.rules(name).modular() if not module.mode]
    game = sietch.new(name, seed=seed, **(setup | {"modules": modules} if modules else setup))
    yield game
    for _ in range(ANSWERS):
        if game.over:
            break
        game.choose(rng.randrange(len(game.decision.options)))
        yield game


@cache
def positions(name: str) -> list[Any]:
    """States spread over the length of random games; nobody asks about effects before leaders are chosen."""
    found = []
    for seed, setup in PLAYED[name]:
        states = [game.state for game in play(name, seed, setup)]
        states = [state for state in states if all(getattr(player, "leader", 0) >= 0 for player in state.players)]
        found += [*states[:: len(states) // POSITIONS], states[-1]]
    return found


@cache
def effects(name: str) -> list[tuple[str, Node[Any]]]:
    """The registered effects of the game's components by name; the steps of the game itself are not effects."""
    rules = sietch.rules(name)
    table = rules.blank().nodes
    found = [(table.names[number], table.nodes[number]) for number in rules.members("nodes")]
    return [(node, effect) for node, effect in found if not is_step(effect)]


def is_step(node: Node[Any]) -> bool:
    return node.words() == ("step", {})


@cache
def readers_of(base: type) -> list[type]:
    """Every class below `base` that the core or a game defines and that is not there for others to build on."""
    for package in (sietch.core, sietch.imperium, sietch.arrakis):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)

    used = {type(node) for rules in sietch.GAMES.values() for node in rules.blank().nodes.nodes}

    def below(cls: type) -> Iterator[type]:
        subclasses: list[type] = cls.__subclasses__()
        for sub in subclasses:
            if sub.__module__.startswith("sietch."):
                if sub in used or not sub.__subclasses__():
                    yield sub
                yield from below(sub)

    return sorted(set(below(base)), key=lambda cls: (cls.__module__, cls.__qualname__))


def has(cls: type, method: str, *bases: type) -> bool:
    """Does the class have the method from anywhere but the bases that only promise it?"""
    return all(getattr(cls, method) is not getattr(base, method, None) for base in bases)


def asks(cls: type) -> bool:
    """Does one of its methods ask somebody and wait for the answer itself?"""
    tree = ast.parse(textwrap.dedent(inspect.getsource(cls)))
    return any(
        isinstance(call, ast.Call)
        and called(call).startswith("ask")
        and any(isinstance(argument, ast.Name) and argument.id == "self" for argument in call.args)
        for call in ast.walk(tree)
    )


def called(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


@pytest.mark.parametrize("cls", readers_of(Node), ids=lambda cls: cls.__qualname__)
def test_every_effect_has_all_its_readers(cls):
    for method in ("run", "words", "icons", "features"):
        assert has(cls, method, Node), f"{cls.__qualname__} has no {method}"
    if asks(cls):
        for method in ("resume", "prompt"):
            assert has(cls, method, Node), f"{cls.__qualname__} asks but has no {method}"


@pytest.mark.parametrize("cls", readers_of(Test), ids=lambda cls: cls.__qualname__)
def test_every_condition_has_all_its_readers(cls):
    for method in ("words", "icons"):
        assert has(cls, method, Test), f"{cls.__qualname__} has no {method}"
    if issubclass(cls, Trigger):
        instance: Any = cls
        assert has(cls, "fits", Trigger) or instance.occurrence >= 0
    else:
        assert has(cls, "holds", Test)


@pytest.mark.parametrize("cls", readers_of(Count), ids=lambda cls: cls.__qualname__)
def test_every_count_has_all_its_readers(cls):
    for method in ("count", "words", "icons"):
        assert has(cls, method, Count), f"{cls.__qualname__} has no {method}"


@by_game
def test_every_effect_reads_as_icons_and_features(name):
    for node, effect in effects(name):
        assert all(isinstance(token, str) and isinstance(n, int) for token, n in effect.icons()), node
        for state in positions(name)[::8]:
            for seat in range(len(state.players)):
                features = effect.features(state, seat)
                assert all(isinstance(key, str) and isinstance(n, (int, float)) for key, n in features.items()), node


@by_game
def test_there_is_a_reason_exactly_where_an_effect_is_impossible(name):
    wrong: dict[str, str] = {}
    for state in positions(name):
        for seat in range(len(state.players)):
            for node, effect in effects(name):
                possible, reason = effect.possible(state, seat), effect.why_not(state, seat)
                if possible != (reason is None):
                    wrong[node] = f"{node} ({type(effect).__name__}): possible is {possible}, the reason is {reason}"
    assert not wrong, f"{len(wrong)} effects\n" + "\n".join(wrong.values())


@by_game
def test_the_positions_show_enough_to_be_a_test(name):
    seen = [
        {
            node
            for state in positions(name)
            for seat in range(len(state.players))
            for node, effect in effects(name)
            if effect.possible(state, seat) is possible
        }
        for possible in (True, False)
    ]
    can, cannot = (len(nodes) / len(effects(name)) for nodes in seen)
    assert can > 0.9
    assert cannot > 0.3


@by_game
def test_looking_at_an_effect_changes_nothing(name):
    for state in positions(name)[::5]:
        before = ([*state.dump()], state.dump_players(), state.stack[:], state.log)
        copy = state.copy()
        for seat in range(len(copy.players)):
            for _, effect in effects(name):
                for look in (effect.possible, effect.payable, effect.why_not, effect.settles, effect.features):
                    look(copy, seat)
        assert [*copy.dump()] == before[0]
        assert copy.dump_players() == before[1]
        assert copy.stack == before[2]
        assert copy.log is before[3]
        assert copy.options == state.options


# ---- words


@cache
def needed_messages(name: str) -> dict[str, str]:
    """Every message that effects, reasons, prompts, options and refusals use, and where one was first seen."""
    needed: dict[str, str] = {}

    def note(words: Any, where: str) -> None:
        for id in ids_in(words):
            needed.setdefault(id, where)

    for node, effect in effects(name):
        note(effect, node)
    for state in positions(name):
        for seat in range(len(state.players)):
            for node, effect in effects(name):
                note(effect.why_not(state, seat), f"why not {node}")
    for game in (game for seed, setup in PLAYED[name] for game in play(name, seed, setup) if not game.over):
        where = game.decision.options[0].key
        note(game.decision.prompt, f"the prompt before {where}")
        for option in game.decision.options:
            note(option.words, f"option {option.key}")
        for refusal in game.refusals(game.decision.seat):
            note((refusal.words, refusal.reason), f"refusal {refusal.key}")
    return needed


@by_game
def test_every_message_that_the_rules_use_is_there_in_every_language(name):
    """All languages at once: to find out what is needed takes long, and each process would do it anew."""
    needed = sorted(needed_messages(name).items())
    missing = [f"{code}: {id} ({where})" for code in LANGUAGES for id, where in needed if not language(code).has(id)]
    assert not missing, f"{len(missing)} messages are missing:\n" + "\n".join(missing)


# ---- written source


def test_the_written_states_are_fresh():
    written = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "write_states.py"))["written"]()
    for path, text in written.items():
        assert path.read_text(encoding="utf-8") == text, path
