"""Immortality passes the battery on the Uprising board, with and without contracts."""

from tests.conformance.battery import Conformance

from sietch.imperium.rules import UPRISING


class TestImmortality(Conformance):
    rules = UPRISING
    setups = (
        {"players": 4, "modules": ["immortality"]},
        {"players": 3, "modules": ["choam", "immortality"], "leaders": "choose"},
        {"players": 3, "modules": ["immortality", "go-to-11"]},
    )
    seeds = (1, 2)
