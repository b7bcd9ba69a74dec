"""Commanders: the ally that one activates in a turn, and the Agent tokens whose arrows name an ally."""

from __future__ import annotations

from dataclasses import dataclass

from sietch.core.node import Words
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.components import TABLES, name_id
from sietch.imperium.modules.six_players.teams import allies_of, is_commander, left_ally, right_ally
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps

LEFT, RIGHT, BOTH = range(3)
TOKENS = ("left", "right", "both")


@dataclass(frozen=True)
class Token:
    """An Agent token of a commander: an arrow to one of the allies, or to both."""

    id: str
    number: int
    kind: str = "token"


TABLES["tokens"] = [Token(name, number) for number, name in enumerate(TOKENS)]

ACTIVATE = o.KINDS.add("activate", "seats", module="six-players")
TOKEN = o.KINDS.add("agent-token", "tokens", module="six-players")
ACTIVATED = o.EVENTS.add("activated", n_of="seats")
TOKEN_SENT = o.EVENTS.add("token-sent", "tokens")


def activate(g: Imperium, seat: int, ally: int) -> None:
    g.players[seat].activated = ally
    p = g.players[ally]
    g.swords_before = p.swords if p.has_revealed else 0
    g.tell(ACTIVATED, seat, -1, ally)


class Activate(Step):
    """A commander's turn is for one ally: in an Agent turn its token has to name that one."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if is_commander(seat):
            g.ask(self, seat, x, [ACTIVATE | ally for ally in allies_of(seat)])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        activate(g, seat, option & ARG)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        tokens = [name_id(TABLES["tokens"][token]) for token in tokens_at_leader(g, seat)]
        return ("prompt-activate", {"tokens_list": tokens}) if tokens else ("prompt-activate-reveal", {})


def where(g: Imperium, seat: int) -> list[int]:
    """Where the tokens stand, by their numbers; -1: not on the board."""
    p = g.players[seat]
    return [p.left_at, p.right_at, p.both_at]


def put(g: Imperium, seat: int, token: int, place: int) -> None:
    p = g.players[seat]
    if token == LEFT:
        p.left_at = place
    elif token == RIGHT:
        p.right_at = place
    else:
        p.both_at = place


def tokens_at_leader(g: Imperium, seat: int) -> list[int]:
    p = g.players[seat]
    owned = [LEFT, RIGHT, *([BOTH] if p.swordmaster and not p.swordmaster_gone else [])]
    stand = where(g, seat)
    return [token for token in owned if stand[token] < 0]


def fitting(g: Imperium, seat: int) -> list[int]:
    """The tokens at the leader that can be sent for the activated ally."""
    ally = g.players[seat].activated
    arrow = LEFT if ally == left_ally(seat) else RIGHT
    return [token for token in tokens_at_leader(g, seat) if token in (arrow, BOTH)]


class ChooseToken(Step):
    """The token that is sent for the played card. One that was taken up from the board names its own ally."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if not is_commander(seat):
            return
        if g.token < 0:
            g.ask(self, seat, x, [TOKEN | token for token in fitting(g, seat)])
        elif g.token != BOTH:
            activate(g, seat, left_ally(seat) if g.token == LEFT else right_ally(seat))

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        g.token = option & ARG

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-token-to-send", {})


def agent_sent(g: Imperium, seat: int, place: int) -> None:
    p = g.players[seat]
    if is_commander(seat):
        put(g, seat, g.token, place)
        g.tell(TOKEN_SENT, seat, g.token, 1)
        if g.token == BOTH:
            p.swordmaster_sent = True
        g.token = -1
    elif p.swordmaster and not p.swordmaster_gone and not p.agents:
        # The others go first: nobody has a reason to send the one that comes but once before them.
        p.swordmaster_sent = True


def agent_left(g: Imperium, seat: int, place: int) -> None:
    if is_commander(seat):
        token = where(g, seat).index(place)
        put(g, seat, token, -1)
        if g.played >= 0 and g.space < 0:
            # Taken up by a card that sends an agent from wherever it is.
            g.token = token


ACTIVATE_ALLY = Activate()
CHOOSE_TOKEN = ChooseToken()
register_steps({"activate-ally": ACTIVATE_ALLY, "choose-token": CHOOSE_TOKEN}, "six-players")
