"""Nothing is half there: every effect, condition and count has all its readers, and they agree with each other."""

import ast
import inspect
import pkgutil
import random
import textwrap
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import sietch
import sietch.core
import sietch.imperium
from sietch.core.combinators import Trigger
from sietch.core.node import Count, Node, Test
from sietch.core.schema import source
from sietch.imperium.components import NODES
from sietch.imperium.schema import SCHEMA
from sietch.imperium.steps import Step
from sietch.text import LANGUAGES, language


@cache
def readers_of(base: type) -> list[type]:
    """Every class below `base` that the core or a game defines and that is not there for others to build on."""
    for package in (sietch.core, sietch.imperium):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)

    used = {type(node) for node in NODES.nodes}

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
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in ("ask", "ask_always")
        and isinstance(call.args[0], ast.Name)
        and call.args[0].id == "self"
        for call in ast.walk(tree)
    )


@cache
def positions() -> list[Any]:
    """States from random games of all kinds, spread over their length."""
    found = []
    setups: list[dict[str, Any]] = [
        {"players": 3},
        {"players": 4, "modules": ["choam"]},
        {"players": 4, "modules": ["choam"], "leaders": "choose"},
    ]
    for seed, setup in enumerate(setups):
        rng = random.Random(seed)
        game = sietch.new("uprising", seed=seed, **setup)
        while not game.over:
            if rng.random() < 0.06 and all(p.leader >= 0 for p in game.state.players):
                found.append(game.state)
            game.choose(rng.randrange(len(game.decision.options)))
        found.append(game.state)
    return found


def effects() -> list[tuple[str, Node[Any]]]:
    """The registered effects of components by name; the steps of the game itself are not effects."""
    return [
        (name, node)
        for name, node in zip(NODES.names, NODES.nodes, strict=True)
        if not isinstance(node, Step) and not name.startswith("step.")
    ]


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


def test_every_effect_reads_as_icons_and_features():
    state = positions()[0]
    for name, node in effects():
        assert all(isinstance(token, str) and isinstance(n, int) for token, n in node.icons()), name
        for seat in range(len(state.players)):
            features = node.features(state, seat)
            assert all(isinstance(feature, str) and isinstance(n, (int, float)) for feature, n in features.items())


def test_there_is_a_reason_exactly_where_an_effect_is_impossible():
    wrong: dict[str, str] = {}
    for state in positions():
        for seat in range(len(state.players)):
            for name, node in effects():
                possible, reason = node.possible(state, seat), node.why_not(state, seat)
                if possible != (reason is None):
                    wrong[name] = f"{name} ({type(node).__name__}): possible is {possible}, the reason is {reason}"
    assert not wrong, f"{len(wrong)} effects\n" + "\n".join(wrong.values())


def test_looking_at_an_effect_changes_nothing():
    for state in positions()[::5]:
        before = ([*state.dump()], [player.dump() for player in state.players], state.stack[:], state.log)
        copy = state.copy()
        for seat in range(len(copy.players)):
            for _, node in effects():
                for look in (node.possible, node.payable, node.why_not, node.settles, node.features):
                    look(copy, seat)
        assert [*copy.dump()] == before[0]
        assert [player.dump() for player in copy.players] == before[1]
        assert copy.stack == before[2]
        assert copy.log is before[3]
        assert copy.options == state.options


# ---- words


def messages(words: Any) -> Iterator[str]:
    """The ids of all messages in words and in what they hold."""
    if hasattr(words, "words"):
        words = words.words()
    if isinstance(words, tuple) and len(words) == 2 and isinstance(words[0], str) and isinstance(words[1], Mapping):
        yield words[0]
        for argument in words[1].values():
            yield from messages(argument)
    elif isinstance(words, (list, tuple)):
        for item in words:
            yield from messages(item)


@cache
def needed_messages() -> dict[str, str]:
    """Every message that effects, reasons, prompts, options and refusals use, and where one was first seen."""
    needed: dict[str, str] = {}

    def note(words: Any, where: str) -> None:
        for id in messages(words):
            needed.setdefault(id, where)

    for name, node in effects():
        note(node, name)
    for state in positions():
        for seat in range(len(state.players)):
            for name, node in effects():
                note(node.why_not(state, seat), f"why not {name}")
    rng = random.Random(5)
    game = sietch.new("uprising", players=4, seed=5, modules=["choam"], leaders="choose")
    while not game.over:
        where = game.decision.options[0].key
        note(game.decision.prompt, f"the prompt before {where}")
        for option in game.decision.options:
            note(option.words, f"option {option.key}")
        for refusal in game.refusals(game.decision.seat):
            note((refusal.words, refusal.reason), f"refusal {refusal.key}")
        game.choose(rng.randrange(len(game.decision.options)))
    return needed


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_that_the_rules_use_is_there(code):
    missing = [f"{id} ({where})" for id, where in sorted(needed_messages().items()) if not language(code).has(id)]
    assert not missing, f"{len(missing)} messages are missing in {code}:\n" + "\n".join(missing)


# ---- written source


def test_the_written_state_is_fresh():
    written = Path(inspect.getfile(sietch.imperium)).with_name("state.py")
    assert written.read_text(encoding="utf-8") == source(SCHEMA)
