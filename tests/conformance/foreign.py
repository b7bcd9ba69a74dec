"""A module from elsewhere: registered, it changes nothing where it is off; on, it is part of the game.

`python -m tests.conformance.foreign GAMES [registered] [on]` prints a digest of so many random games.
"""

import random
import sys
from hashlib import blake2b
from typing import Any

import sietch
from sietch.core.schema import Field, Holds, Part
from sietch.core.state import seeded
from sietch.imperium import options as o
from sietch.imperium.components import LANDSRAAD, Box
from sietch.imperium.module import Module, Recipe, register
from sietch.imperium.offers import BEGINNING, Offer
from sietch.imperium.rules import ruleset
from sietch.imperium.triggers import AGENT_SENT
from sietch.imperium.vocabulary import SOLARI, SPICE, draw, gain, influence_any, persuasion, seq, swords, victory_point

FIELDS = (Field("tolls", Holds.INT),)


class TollPart(Part):
    """How many tolls a player has taken: a field that no class of ours has a slot for."""

    player = FIELDS

    def clear(self, g: Any) -> None:
        pass

    def clear_player(self, p: Any) -> None:
        p.tolls = 0

    def copy(self, old: Any, new: Any) -> None:
        for p, c in zip(old.players, new.players, strict=True):
            c.tolls = p.tolls

    def dump(self, g: Any) -> list[Any]:
        return []

    def dump_player(self, p: Any) -> list[Any]:
        return [p.tolls]

    def fill(self, g: Any, values: list[Any]) -> None:
        pass

    def fill_player(self, p: Any, values: list[Any]) -> None:
        (p.tolls,) = values


class Toll(Offer):
    """Two solari, once in a game."""

    moments = (BEGINNING,)

    def options(self, g: Any, seat: int) -> list[int]:
        return [self.kinds[0]] if g.players[seat].tolls == 0 else []

    def take(self, g: Any, seat: int, option: int) -> None:
        g.players[seat].tolls = 1
        g.players[seat].goods[SOLARI] += 2


def watched(g: Any, seat: int, space: int) -> None:
    """Whoever sends an agent has seen the toll keeper."""
    g.players[seat].goods[SPICE] += 0


class Tollkeepers(Module):
    id = "tollkeepers"
    version = 1
    games = ("uprising",)
    part = TollPart()
    offers: Any = ()
    watchers = {AGENT_SENT: watched}  # noqa: RUF012

    def adjust(self, recipe: Recipe) -> None:
        recipe.garrison += 1


def bring() -> None:
    box = Box("tollkeepers")
    box.space("toll-gate", icon=LANDSRAAD, effects=gain(SOLARI, 1))
    box.card("toll-keeper", kind="starting", icons=(LANDSRAAD,), reveal=persuasion(1))
    box.card("toll-master", cost=3, icons=(LANDSRAAD,), agent=draw(1), reveal=swords(1))
    box.intrigue("unpaid-toll", plot=seq(gain(SOLARI, 1), influence_any()))
    box.conflict("toll-war", level=2, first=victory_point(), second=gain(SOLARI, 2), third=gain(SOLARI, 1))
    box.leader("the-toll-keeper", signet=gain(SOLARI, 1))
    Toll.kinds = (o.KINDS.add("toll", module="tollkeepers"),)
    module = Tollkeepers()
    module.offers = (Toll(),)
    register(module)


def played(modules: list[str], games: int) -> str:
    """All that a state holds after every answer of random games, in a few letters."""
    digest = blake2b(digest_size=12)
    rules = sietch.rules("uprising")
    for seed in range(games):
        setup = rules.setup({"players": 3 + seed % 2, "modules": modules})
        rng = random.Random(seed)
        state: Any = rules.start(setup, seeded(seed), None)
        while not state.over:
            wrong = state.ruleset.check(state) if seed % 20 == 0 else []
            assert not wrong, wrong
            digest.update(repr((state.dump(), state.dump_players(), state.options, state.rng)).encode())
            state.answer(rng.choice(state.options))
        digest.update(repr(rules.scores(state)).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    games = int(sys.argv[1])
    if "registered" in sys.argv:
        bring()
    if "on" in sys.argv:
        rules = ruleset("uprising", ("uprising", "tollkeepers"), 4)
        game = sietch.new("uprising", seed=1, modules=["tollkeepers"], leaders="choose")
        assert "leader:the-toll-keeper" in [option.key for option in game.decision.options]
        assert len(rules.starting_deck) == 11
        assert "toll-gate" in [space.id for space in rules.spaces.values()]
        assert "tolls" in game.view()["players"][0]
        copy = game.state.copy()
        assert copy.players[0].tolls == 0
        played(["tollkeepers"], games // 2)
        played(["tollkeepers", "choam"], games // 2)
    else:
        print(played([], games // 2), played(["choam"], games // 2))
