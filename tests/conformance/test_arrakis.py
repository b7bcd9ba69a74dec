"""War for Arrakis keeps the laws of every game."""

from __future__ import annotations

from sietch.arrakis.rules import ARRAKIS
from tests.conformance.battery import Conformance


class TestArrakis(Conformance):
    rules = ARRAKIS
    setups = ({},)
    seeds = (101, 152)  # games that end early: at random they can take hundreds of rounds
