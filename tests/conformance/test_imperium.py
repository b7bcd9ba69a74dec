"""The game of 2020 passes the battery."""

from tests.conformance.battery import Conformance

from sietch.imperium.components import HOUSE_RULES
from sietch.imperium.rules import IMPERIUM


class TestImperium(Conformance):
    rules = IMPERIUM
    setups = (
        {"players": 3},
        {"players": 4, "leaders": ["paul-atreides", "baron-vladimir-harkonnen", "choose", "choose"]},
        {"players": 3, "house_rules": [HOUSE_RULES[1]], "leaders": "choose"},
    )
    seeds = (1, 2)
    every = 2  # each set-up with one of the seeds
