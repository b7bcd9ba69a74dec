"""Games for property tests: any set-up that can be asked for, and players of several tempers."""

import random
from typing import Any

from hypothesis import strategies as st
from tests.tempers import TEMPERS

import sietch
from sietch.core.game import Game
from sietch.imperium.components import LEADERS, READINGS


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
        "house_rules": [name for name in READINGS if draw(st.booleans())],
        "leaders": draw(st.permutations([*named, *others])),
    }


@st.composite
def games(draw: st.DrawFn) -> tuple[Game, list[str], random.Random]:
    """A new game, the temper of each seat, and what they choose by."""
    setup = draw(setups())
    game = sietch.new("uprising", seed=draw(st.integers(0, 2**53)), **setup)
    tempers = draw(st.lists(st.sampled_from(TEMPERS), min_size=setup["players"], max_size=setup["players"]))
    return game, tempers, random.Random(draw(st.integers(0, 2**32)))
