"""War for Arrakis keeps the laws of every game."""

from __future__ import annotations

from tests.conformance.battery import Conformance

from sietch.arrakis.rules import ARRAKIS


class TestArrakis(Conformance):
    rules = ARRAKIS
    setups = ({},)
    seeds = (101,)  # a game that ends early: at random it can take hundreds of rounds
    samples = 6
