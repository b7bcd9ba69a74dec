"""Set-ups and ways to play for property tests: anything that can be asked for, and players of several tempers."""

import random
from typing import Any

from hypothesis import strategies as st

import sietch
from sietch.core.game import Decision, Game
from sietch.imperium.components import HOUSE_RULES, LEADERS

DECLINING = ("no", "pass", "end", "done", "reveal")
TEMPERS = ("any", "eager", "timid", "first", "last")


@st.composite
def setups(draw: st.DrawFn) -> dict[str, Any]:
    players = draw(st.sampled_from((3, 4)))
    modules = draw(st.sampled_from(([], ["choam"])))
    known = [leader.id for leader in LEADERS if not leader.other_side and leader.module in ("uprising", *modules)]
    named = draw(st.lists(st.sampled_from(known), unique=True, max_size=players))
    others = draw(
        st.lists(st.sampled_from(("random", "choose")), min_size=players - len(named), max_size=players - len(named))
    )
    return {
        "players": players,
        "modules": modules,
        "house_rules": [name for name in HOUSE_RULES if draw(st.booleans())],
        "leaders": draw(st.permutations([*named, *others])),
    }


def choice(decision: Decision, temper: str, rng: random.Random) -> int:
    """An eager player takes all there is, a timid one leaves what can be left."""
    places = list(range(len(decision.options)))
    if temper == "first":
        return 0
    if temper == "last":
        return places[-1]
    if temper != "any" and rng.random() < 0.9:
        leave = [place for place in places if decision.options[place].kind in DECLINING]
        take = [place for place in places if place not in leave]
        places = (take if temper == "eager" else leave) or places
    return rng.choice(places)


@st.composite
def games(draw: st.DrawFn) -> tuple[Game, list[str], random.Random]:
    """A new game, the temper of each seat, and what they choose by."""
    setup = draw(setups())
    game = sietch.new("uprising", seed=draw(st.integers(0, 2**53)), **setup)
    tempers = draw(st.lists(st.sampled_from(TEMPERS), min_size=setup["players"], max_size=setup["players"]))
    return game, tempers, random.Random(draw(st.integers(0, 2**32)))
