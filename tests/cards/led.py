"""Positions of a leader: who leads seat 0, and the Signet Ring just played."""

from __future__ import annotations

from tests.table import choose

from sietch.core.game import Game
from sietch.imperium.scenario import Scenario, uprising

OTHERS = ("feyd-rautha-harkonnen", "lady-amber-metulli", "gurney-halleck", "muad-dib")

SIGNET = "effect:signet-ring.agent.0"


def led_by(leader: str, **facts: object) -> Scenario:
    """Seat 0 has the leader; seat 1 has a card in hand, so that a turn of seat 0 does not end the round."""
    modules = ["choam"] if leader == "shaddam-corrino-iv" else []
    others = [other for other in OTHERS if other != leader][:3]
    front = "lady-jessica" if leader == "reverend-mother-jessica" else leader
    table = uprising(modules=modules, leaders=[front, *others])
    return table.seat(0, leader=leader, **facts).seat(1, hand=["dagger"])


def signet(leader: str, space: str, **facts: object) -> Game:
    """Seat 0 has just sent an agent to the space with the Signet Ring. It holds an intrigue card of no use now."""
    facts = {"hand": ["signet-ring"], "intrigues": ["devour"]} | facts
    game = led_by(leader, **facts).turn(0)
    return choose(game, "play:signet-ring", f"send:{space}")


def ability(leader: str) -> str:
    return f"effect:leader.{leader}.ability.0.when"
