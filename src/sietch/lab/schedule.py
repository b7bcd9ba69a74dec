"""The games of a tournament: who meets whom, at which seats, with which deal.

A round is one deal: all its games have the same seed and the same set-up. In each round every lineup plays once with
each of its seatings, so that every bot has had every seat, and with it whatever the deal gives to that seat.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import lcm
from typing import Any

from sietch import Rules
from sietch.lab.match import Fixture, Player
from sietch.lab.simulation import game_seed


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """All groups of bots that fill the seats; where bots are too few, each sits as often as another, or once more."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    often, left = divmod(seats, len(bots))
    return [
        tuple(bot for bot in bots for _ in range(often + (bot in once_more))) for once_more in combinations(bots, left)
    ]


def seatings(lineup: Sequence[str]) -> list[tuple[str, ...]]:
    """A lineup moved on by a seat until it is as it was."""
    return list(dict.fromkeys((*lineup[first:], *lineup[:first]) for first in range(len(lineup))))


def games_in_a_round(bots: int, seats: int) -> int:
    names = [str(bot) for bot in range(bots)]
    return sum(len(seatings(lineup)) for lineup in lineups(names, seats))


def schedule(
    rules: Rules, setup: Mapping[str, Any], bots: Mapping[str, Player], rounds: int, seed: int
) -> list[Fixture]:
    """All games, round by round. More rounds are the same ones and further ones."""
    seats = rules.setup(setup)["players"]
    going_round = values_that_go_round(rules, setup)
    fixtures: list[Fixture] = []
    for round in range(rounds):
        dealt = {name: _dealt(values, seats, round, f"{seed}/{name}") for name, values in going_round.items()}
        complete = rules.setup({**setup, **dealt})
        # Who sits next to whom changes from round to round.
        names = sorted(bots)
        random.Random(f"{seed}/{round}/neighbours").shuffle(names)
        for lineup in lineups(names, seats):
            for seating in seatings(lineup):
                players = tuple(bots[name] for name in seating)
                fixtures.append(Fixture(len(fixtures), complete, players, game_seed(seed, round), seating))
    return fixtures


def values_that_go_round(rules: Rules, setup: Mapping[str, Any]) -> dict[str, list[str]]:
    """What each seat has of its own, such as its leader, where the set-up does not say it; and all that it can be.

    Only what lies in the box goes round, not such values as "random".
    """
    complete = rules.setup(setup)
    components = {entry.id for entry in rules.catalogue()}
    found = {}
    for option in rules.choices().options:
        if option.takes == "each" and not setup.get(option.name):
            there = [value for value in option.values if value in components]
            modules = complete.get("modules", [])
            values = [value for value in there if value not in option.needs or option.needs[value] in modules]
            if len(values) >= complete["players"]:
                found[option.name] = values
    return found


def _dealt(values: Sequence[str], seats: int, round: int, seed: str) -> list[str]:
    """A value for each seat: all come up equally often, or once more, and never two alike at once.

    When all have come up equally often, they are mixed anew.
    """
    rounds = lcm(len(values), seats) // seats
    time, place = divmod(round, rounds)
    mixed = list(values)
    random.Random(f"{seed}/{time}").shuffle(mixed)
    return [mixed[(place * seats + seat) % len(mixed)] for seat in range(seats)]
