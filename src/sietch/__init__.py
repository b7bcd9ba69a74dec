"""Sietch: a digital table for board games set on Arrakis, with complete, enforced rules."""

from __future__ import annotations

import secrets
from typing import Any

from sietch.arrakis.rules import ARRAKIS
from sietch.core import positions as _positions
from sietch.core import state as _state
from sietch.core.game import (
    CHANCE,
    SPECTATOR,
    Decision,
    Event,
    Game,
    IllegalChoice,
    Option,
    RecordError,
    Refusal,
)
from sietch.core.game import begin_at as _begin_at
from sietch.core.game import replay as _replay
from sietch.core.node import Words
from sietch.core.pledge import Pledge
from sietch.core.refusing import unknown, write_with
from sietch.core.rules import Rules, SetupError
from sietch.imperium.rules import IMPERIUM, UPRISING

__version__ = "0.1.0"

# Whether the engine is the compiled one. It plays the same, faster.
compiled = not str(_state.__file__).endswith(".py")

GAMES: dict[str, Rules] = {rules.name: rules for rules in (UPRISING, IMPERIUM, ARRAKIS)}


def _in_english(words: Words) -> str:
    from sietch.text import clause, language  # only who reads a sentence waits for the catalogues

    return clause(language("en"), words)


write_with(_in_english)


def rules(game: str) -> Rules:
    """The rules of a game by its name."""
    try:
        return GAMES[game]
    except (KeyError, TypeError):
        raise SetupError(unknown("games", game, GAMES)) from None


def new(
    game: str = "uprising",
    *,
    seed: int | None = None,
    chance: str = "seeded",
    takes_lone_effects: bool = False,
    **setup: Any,
) -> Game:
    """A new game: `sietch.new("uprising", players=4, seed=7, modules=["choam"])`.

    chance: "seeded", "secret" or "ask" (shuffles and draws are decisions too). takes_lone_effects: see `Game`.
    """
    return Game(rules(game), setup, seed, chance=chance, takes_lone_effects=takes_lone_effects)


def replay(
    record: Any,
    upto: int | None = None,
    chance: str = "seeded",
    older: bool = False,
    pledge: Pledge | None = None,
) -> Game:
    """The game that a record tells, after its first `upto` entries; `chance` is that of what follows.

    older: whether a record of an earlier version of the rules is taken where its answers are possible by these. pledge:
    what secret chance follows from.
    """
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise RecordError("a record is an object that names its game")
    return _replay(rules(record["game"]), record, upto, chance, older=older, pledge=pledge)


def at(text: str, names: list[str] | None = None, seed: int | None = None, pledge: Pledge | None = None) -> Game:
    """A game that begins at a position, from its text (see `Game.position`): what the seat that it was written for did
    not know is dealt anew, by the seed. pledge: what chance follows from, where it is to be secret."""
    position = _positions.read(text, rules, names)
    setup = position.setup
    seed = secrets.randbits(53) if seed is None else seed
    begun = _positions.write(position.rules, setup, _positions.fresh(position, seed))
    chance = "seeded" if pledge is None else "secret"
    return _begin_at(rules(position.rules.name), begun, setup, seed, chance, pledge)


__all__ = [
    "CHANCE",
    "GAMES",
    "SPECTATOR",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Option",
    "RecordError",
    "Refusal",
    "Rules",
    "SetupError",
    "__version__",
    "at",
    "compiled",
    "new",
    "replay",
    "rules",
]
