"""Games for property tests: any set-up that can be asked for, and players of several tempers."""

import random
from typing import Any

from hypothesis import strategies as st
from tests.tempers import TEMPERS

import sietch
from sietch.core.game import Game
from sietch.imperium.components import LEADERS
from sietch.imperium.modules.automatic.rival import DIFFICULTIES
from sietch.imperium.rules import UPRISING


@st.composite
def setups(draw: st.DrawFn) -> dict[str, Any]:
    players = draw(st.sampled_from((3, 4, 1, 2, 6)))
    modules = ["choam"] if players == 6 else draw(st.sampled_from(([], ["choam"])))
    rules = UPRISING.of({"players": players, "modules": modules})
    fixed = rules.recipe.leaders
    free = players - len(fixed)
    known = [leader for leader in (LEADERS[n].id for n in rules.leaders) if leader not in fixed.values()]
    named = draw(st.lists(st.sampled_from(known), unique=True, max_size=free))
    others = draw(
        st.lists(st.sampled_from(("random", "choose")), min_size=free - len(named), max_size=free - len(named))
    )
    leaders = iter(draw(st.permutations([*named, *others])))
    found = {
        "players": players,
        "modules": modules,
        "house_rules": [name for name in rules.house_rules if draw(st.booleans())],
        "leaders": [fixed.get(seat) or next(leaders) for seat in range(players)],
    }
    return found | ({"difficulty": draw(st.sampled_from(DIFFICULTIES))} if players == 1 else {})


@st.composite
def games(draw: st.DrawFn) -> tuple[Game, list[str], random.Random]:
    """A new game, the temper of each seat, and what they choose by."""
    setup = draw(setups())
    game = sietch.new("uprising", seed=draw(st.integers(0, 2**53)), **setup)
    tempers = draw(st.lists(st.sampled_from(TEMPERS), min_size=setup["players"], max_size=setup["players"]))
    return game, tempers, random.Random(draw(st.integers(0, 2**32)))
