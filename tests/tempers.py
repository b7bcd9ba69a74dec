"""Ways to play at random: players of several tempers."""

import random

from sietch.core.game import Decision

DECLINING = ("no", "pass", "end", "done", "reveal")
TEMPERS = ("any", "eager", "timid", "first", "last")


def choice(decision: Decision, temper: str, rng: random.Random) -> int:
    """The place of an option. An eager player takes all there is, a timid one leaves what can be left."""
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
