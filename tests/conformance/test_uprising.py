"""Uprising passes the battery in all its set-ups."""

from tests.conformance.battery import Conformance

from sietch.imperium.components import HOUSE_RULES
from sietch.imperium.rules import UPRISING


class TestUprising(Conformance):
    rules = UPRISING
    setups = (
        {"players": 3},
        {"players": 4, "modules": ["choam"], "leaders": "choose"},
        {"players": 4, "house_rules": [HOUSE_RULES[0]]},
        {"players": 3, "modules": ["choam"], "house_rules": [HOUSE_RULES[1]], "leaders": "choose"},
    )
    seeds = (1, 2)
    every = 2  # each set-up with one of the seeds
