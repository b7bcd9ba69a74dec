"""The game of 2020: its board, cards, leaders and conflicts; and the same cards on Uprising's board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sietch.core.node import Node
from sietch.imperium import options as o
from sietch.imperium.components import Card, Component, Conflict, Intrigue, Leader
from sietch.imperium.module import Module, Recipe, Watcher, register
from sietch.imperium.modules.base import board, decks, harvesting, masterstroke, position, sending, starting_turns
from sietch.imperium.modules.base.mentat import RecallMentat
from sietch.imperium.modules.base.state import BasePart
from sietch.imperium.position import Facts
from sietch.imperium.setup import DEAL_ROW
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.triggers import DECK_CHANGED, SET_UP, TROOPS_DEPLOYED, TURN_ACTED, TURN_BEGAN

from sietch.imperium.modules.base import conflicts, imperium, intrigue, leaders, reserve  # isort: skip

DRAWN_FIRST = o.KINDS.add("drawn-first-player", "seats", module="base")
FIRST_PLAYER = o.EVENTS.add("first-player-drawn")


class DrawFirstPlayer(Step):
    """The first player is drawn by lot."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.first < 0:
            g.first = g.pick(DRAWN_FIRST, list(range(g.ruleset.firsts)))
        g.tell(FIRST_PLAYER, g.first, -1, 1)


class RecallAgents(Step):
    """Second agents of one place come home too, and no place is barred in the next round."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for p in g.players:
            p.voiced = 0
            if p.second_at >= 0:
                p.second_at = -1
                p.agents += 1


DRAW_FIRST_PLAYER = DrawFirstPlayer()
RECALL_AGENTS = RecallAgents()
RECALL_MENTAT = RecallMentat()
CHOOSE_TOKENS = masterstroke.ChooseTokens()
register_steps(
    {
        "draw-first-player": DRAW_FIRST_PLAYER,
        "recall-agents": RECALL_AGENTS,
        "recall-mentat": RECALL_MENTAT,
        "choose-tokens": CHOOSE_TOKENS,
    },
    "base",
)


class Cards(Module):
    """What the cards and leaders of 2020 need, on whatever board."""

    version = 8
    part = BasePart()
    ready = (CHOOSE_TOKENS,)
    recall: Sequence[Node[Any]] = (RECALL_AGENTS,)
    watchers: Mapping[int, Watcher] = {
        TURN_BEGAN: starting_turns.begin,
        TURN_ACTED: starting_turns.act,
        TROOPS_DEPLOYED: masterstroke.troops_deployed,
    }
    ability_watchers = {  # noqa: RUF012
        SET_UP: ("foresees", decks.look_ahead),
        DECK_CHANGED: ("foresees", decks.look_ahead),
    }
    added_icons_while = "envoy"
    passes_while = "unhindered"
    cheaper_while = "flow_discount"
    known_cards_while = "foreseen"
    weights = {"freedom": (0.3, 0.3)}  # noqa: RUF012
    expectations = {sending.BAR: sending.barred, decks.TAKE_BACK: decks.taken_back}  # noqa: RUF012
    seat_facts = position.SEAT_FACTS

    def added_icons(self, g: Imperium, seat: int, card: int) -> int:
        return sending.FACTION_ICONS if g.envoy and g.turn == seat and g.played in (-1, card) else 0

    def passes(self, g: Imperium, seat: int) -> int:
        return g.ruleset.all_spaces if g.unhindered and g.turn == seat else 0

    def bars(self, g: Imperium, seat: int) -> int:
        barred = 0
        for p in g.players:
            if p.voiced:
                side = g.ruleset.side
                if side[g.players.index(p)] != side[seat]:
                    barred |= p.voiced
        return barred

    def joined(self, g: Imperium, seat: int, place: int) -> None:
        g.players[seat].second_at = place

    def beside(self, g: Imperium, seat: int) -> int:
        second = g.players[seat].second_at
        return 1 << second if second >= 0 else 0

    def stays(self, g: Imperium, seat: int, place: int) -> bool:
        p = g.players[seat]
        if p.second_at != place:
            return False
        p.second_at = -1
        return True

    def harvested(self, g: Imperium, seat: int, n: int, bonus: bool) -> int:
        return harvesting.harvested(g, seat, n, bonus)

    def cheaper(self, g: Imperium, seat: int) -> Mapping[int, int]:
        return {g.ruleset.flow: g.flow_discount} if g.flow_discount and g.turn == seat else {}

    def top_card(self, g: Imperium, seat: int) -> int:
        p = g.players[seat]
        if not p.foreseen:
            return -1
        (card,) = p.foreseen
        p.foreseen = ()
        return card

    def known_cards(self, g: Imperium, seat: int) -> int:
        return len(g.players[seat].foreseen)

    def flows(self, g: Imperium, player: int) -> int:
        """The card that Paul has looked at is still his."""
        return g.players[player].foreseen.count(g.ruleset.flow)

    def cards(self, g: Imperium) -> list[int]:
        return [card for p in g.players for card in p.foreseen]

    def agents(self, g: Imperium, seat: int) -> int:
        return (g.mentat == seat) - (g.players[seat].second_at >= 0)

    def check(self, g: Imperium) -> Iterator[str]:
        for seat, p in enumerate(g.players):
            if p.second_at >= 0 and not p.at >> p.second_at & 1:
                yield f"seat {seat} has a second agent where the first one is not"
            if len(p.foreseen) > 1:
                yield f"seat {seat} has looked at more than one card"

    def lay_out(self, g: Imperium, facts: Facts) -> None:
        position.lay_out(g, facts)


class Base(Cards):
    id = "base"
    games = ("imperium",)
    tracks = board.TRACKS
    deal = (DRAW_FIRST_PLAYER, DEAL_ROW)
    recall = (RECALL_AGENTS, RECALL_MENTAT)
    without_fields = (
        "prepare_the_way",
        "shield_wall",
        "extra_paid",
        "spies_recalled",
        "repeated",
        "hooks",
        "spies",
        "worms",
        "objective",
        "objective_up",
        "matched",
        "memories",
        "training",
    )
    without_house_rules = ("spies-must-be-placed",)
    words = {"mentat": position.mentat}  # noqa: RUF012

    def adjust(self, recipe: Recipe) -> None:
        recipe.points = 1 if recipe.players == 4 else 0
        recipe.reserve = {
            "arrakis-liaison": "arrakis_liaison",
            "base-the-spice-must-flow": "spice_must_flow",
            "foldspace-card": "foldspace",
        }


class BaseCards(Cards):
    """On Uprising's board there is no Mentat, and the reserve is Uprising's."""

    id = "base-cards"
    games = ("uprising",)
    without_fields = ("arrakis_liaison", "foldspace", "mentat", "mentat_next")

    def brings(self, component: Component) -> bool:
        if component.module != "base" or component.id == "calculated-hire":
            return False
        return isinstance(component, Intrigue | Leader) or (
            isinstance(component, Card) and component.kind == "imperium"
        )


class BaseConflicts(Module):
    """Of the conflicts only the one that gives the Mentat stays out."""

    id = "base-conflicts"
    version = 4
    games = ("uprising",)

    def brings(self, component: Component) -> bool:
        return (
            isinstance(component, Conflict) and component.module == "base" and component.id != "sort-through-the-chaos"
        )


register(Base())
register(BaseCards())
register(BaseConflicts())

__all__ = ["board", "conflicts", "imperium", "intrigue", "leaders", "reserve"]
