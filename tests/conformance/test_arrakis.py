"""War for Arrakis keeps the laws of every game."""

from __future__ import annotations

from tests.conformance.battery import Conformance

from sietch.arrakis.rules import ARRAKIS, ruleset


class TestArrakis(Conformance):
    rules = ARRAKIS
    setups = ({},)
    seeds = (80,)  # a game that ends early and in which nearly everything happens
    samples = 6
    temper = "eager"  # without haste a war can take hundreds of rounds

    def test_nearly_everything_happens_in_the_game(self, setup, seed):
        happened = {event.kind for event in self.played(setup, seed).events()}
        assert len(happened) > len(self.rules.event_kinds) * 0.9


class TestMahdi(Conformance):
    """The Harkonnen have no seat: what they leave open is asked of the only one there is."""

    rules = ruleset(1)
    setups = (
        {"players": 1},
        {"players": 1, "house_rules": ["mahdi-equal-power-holds", "mahdi-temporary-target-lasts"]},
    )
    seeds = (3,)
    samples = 8
    temper = "eager"

    def test_there_is_one_seat_and_two_players(self, setup, seed):
        game = self.played(setup, seed)
        assert game.seats == 1
        assert len(game.view()["players"]) == len(game.view()["names"]) == 2
        assert {event.seat for event in game.events()} == {None, 0, 1}


class TestPartners(Conformance):
    """Partners share a side: more seats than players."""

    rules = ARRAKIS
    setups = ({"players": 4}, {"players": 3}, {"players": 3, "shared": "atreides"})
    seeds = (52,)  # as above
    every = 3
    samples = 4
    temper = "eager"

    def test_there_are_more_seats_than_players(self, setup, seed):
        game = self.played(setup, seed)
        assert game.seats == setup["players"]
        assert game.view()["names"] == ["Atreides", "Harkonnen"]
        sides = game.rules.sides(game.state)
        assert set(sides) == {0, 1}
        assert game.winners in [[seat for seat, side in enumerate(sides) if side == won] for won in (0, 1)]

    def test_nearly_everything_happens_in_the_game(self, setup, seed):
        happened = {event.kind for event in self.played(setup, seed).events()}
        assert len(happened) > len(self.rules.event_kinds) * 0.88


class TestTwoAgainstMahdi(Conformance):
    rules = ruleset(2, ("mahdi",))
    setups = ({"players": 2, "modules": ["mahdi"]},)
    seeds = (3,)
    samples = 8
    temper = "eager"
