"""Two faction tokens that lie face down until their owner deploys four troops in one turn."""

from __future__ import annotations

from sietch.core.combinators import Trigger
from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.components import FACTIONS, LEADERS, any_trait
from sietch.imperium.influence import gain_influence
from sietch.imperium.piles import without
from sietch.imperium.receiving import in_turn
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step
from sietch.imperium.triggers import TROOPS_DEPLOYED

TOKENS_CHOSEN = o.EVENTS.add("tokens-chosen")
TOKENS_SHOWN = o.EVENTS.add("token-shown", "factions", reveals=True)
TOKEN = o.KINDS.add("token", "factions", module="base")

TOKENS = 2
TROOPS = 4


class ChooseTokens(Step):
    """When all else is set up, secretly: two of the four factions."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if seat < 0:
            for other, p in enumerate(g.players):
                if any_trait(LEADERS[p.leader].ability, "has_tokens"):
                    p.tokens_left = tuple(FACTIONS)
                    g.push(self, other, 0)
        else:
            g.ask(self, seat, x, [TOKEN | faction for faction in g.players[seat].tokens_left])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        p = g.players[seat]
        p.tokens_left = without(p.tokens_left, option & ARG)
        p.tokens = tuple(sorted([*p.tokens, option & ARG]))
        if len(p.tokens) < TOKENS:
            g.push(self, seat, 0)
        else:
            g.tell(TOKENS_CHOSEN, seat, -1, TOKENS)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-token", {"n": TOKENS - len(g.players[seat].tokens)})


class DeployedTroops(Trigger[Imperium]):
    """The player has deployed four or more troops in this turn, in whatever ways."""

    occurrence = TROOPS_DEPLOYED

    def fits(self, g: Imperium, owner: int, seat: int, what: int) -> bool:
        done = g.troops_deployed
        return owner == seat and in_turn(g, seat) and done - what < TROOPS <= done and bool(g.players[owner].tokens)

    def words(self) -> Words:
        return ("trigger-deployed-troops", {"n": TROOPS})

    def icons(self) -> list[Icon]:
        return [("deploy", TROOPS)]


class ShowTokens(Node[Imperium]):
    """Once in the game: both tokens are shown, influence with each of the two."""

    has_tokens = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        tokens = p.shown_tokens = p.tokens
        p.tokens = p.tokens_left = ()
        for faction in tokens:
            g.tell(TOKENS_SHOWN, seat, faction, 1)
        for faction in tokens:
            gain_influence(g, seat, faction, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if g.players[seat].tokens else ("why-no-tokens", {})

    def words(self) -> Words:
        return ("show-tokens", {"n": TOKENS})

    def icons(self) -> list[Icon]:
        return [("influence-any", 1), ("influence-other", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"influence": float(TOKENS) if g.players[seat].tokens else 0.0}


def troops_deployed(g: Imperium, seat: int, n: int) -> None:
    if in_turn(g, seat):
        g.troops_deployed += n
