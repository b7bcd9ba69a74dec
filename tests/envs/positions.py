"""The games that the environments are tested with, and positions of them."""

import random
from collections.abc import Iterator
from typing import Any

from tests.conformance.toy.rules import BAZAAR

import sietch
from sietch.bots import GreedyBot, look
from sietch.core.game import Game
from sietch.core.rules import Rules
from sietch.imperium.rules import ruleset

GAMES: dict[str, tuple[Rules, dict[str, Any]]] = {
    "uprising": (ruleset("uprising", ("uprising", "choam"), 4), {"players": 4, "modules": ["choam"]}),
    "arrakis": (sietch.rules("arrakis"), {"players": 2}),
    "bazaar": (BAZAAR, {"players": 3}),
}


def played(name: str, seed: int, decisions: int, greedy: float = 0.0) -> Iterator[Game]:
    """A game before each of its first decisions; so many of the answers are a greedy bot's, the others at random."""
    rules, setup = GAMES[name]
    game = Game(rules, setup, seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        if game.over:
            return
        yield game
        if rng.random() < greedy:
            view, options = look(game, game.decision.seat)
            game.choose(GreedyBot().choose(view, options, rng).key)
        else:
            game.choose(rng.randrange(len(game.decision.options)))
