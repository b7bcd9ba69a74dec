"""Players without a seat, on whatever board: House Hagal cards, what they do with what they gain, their combat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from sietch.core.node import Node
from sietch.core.state import BRANCH
from sietch.imperium import options as o
from sietch.imperium.invariants import compare
from sietch.imperium.module import Expectation, Kind, Module, Recipe, register
from sietch.imperium.modules.automatic import cards, outlook, position
from sietch.imperium.modules.automatic.churn import CHURN, DIE, FACES
from sietch.imperium.modules.automatic.combat import FLIP_FOR_SWORDS
from sietch.imperium.modules.automatic.hagal import DRAWN_HAGAL, HAGAL, deck_of, hagal_entry
from sietch.imperium.modules.automatic.ix import AutomaticIx
from sietch.imperium.modules.automatic.mode import mode_of
from sietch.imperium.modules.automatic.receiving import RECEIVE, receive
from sietch.imperium.modules.automatic.spending import DISCARDED, SETTLE
from sietch.imperium.modules.automatic.state import AutomaticPart
from sietch.imperium.modules.automatic.turns import AUTOMATIC_TURNS
from sietch.imperium.position import Facts
from sietch.imperium.state import Imperium

PLAYERS = 3


class Automatic(Module):
    id = "automatic"
    version = 8
    people = (1, 2)
    speaks_of = ("base", "immortality", "rise_of_ix")
    kinds = (Kind("hagal", HAGAL, hagal_entry),)
    part = AutomaticPart()
    player_turns = AUTOMATIC_TURNS
    combat_start = (FLIP_FOR_SWORDS,)
    turn_end = (CHURN, SETTLE)
    combat_over = (SETTLE,)
    endgame = (SETTLE,)
    expectations: Mapping[int, Expectation] = {o.FACTION: outlook.faction, BRANCH: outlook.branch}

    words = {"hagal_deck": position.hagal_deck}  # noqa: RUF012

    def adjust(self, recipe: Recipe) -> None:
        recipe.players = PLAYERS

    def lay(self, g: Imperium) -> None:
        g.hagal_deck = deck_of(g.ruleset)

    def forgoes(self, g: Imperium, player: int) -> bool:
        return player >= g.ruleset.people and not mode_of(g).takes_rewards(g, player)

    def receives(self, g: Imperium, player: int, node: Node[Any]) -> bool:
        if player < g.ruleset.people:
            return False
        if not self.forgoes(g, player):
            if node.number < 0:
                receive(g, player, node)
            else:
                g.push(SETTLE, player, 0)
                g.push(RECEIVE, player, node.number)
        return True

    def lay_out(self, g: Imperium, facts: Facts) -> None:
        position.lay_out(g, facts)

    def check(self, g: Imperium) -> Iterator[str]:
        yield from compare(HAGAL, g.hagal_deck + g.hagal_discard, sorted(deck_of(g.ruleset)))
        for player in range(g.ruleset.people, len(g.players)):
            p = g.players[player]
            if p.hand or p.deck or p.discard:
                yield f"player {player}, who has no seat, has cards"

    def piles(self, g: Imperium) -> Mapping[int, Iterable[Sequence[int]]]:
        return {
            DRAWN_HAGAL: [g.hagal_deck, g.hagal_discard],
            DISCARDED: [p.intrigues for p in g.players],
            DIE: [range(FACES)],
        }


register(Automatic())
register(AutomaticIx())

__all__ = ["cards"]
