"""The game of 2020 for one person against two rivals that score, or for two with House Hagal between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sietch.core.node import Words
from sietch.core.rules import SetupOption
from sietch.imperium import options as o
from sietch.imperium.agents import HireSwordmaster
from sietch.imperium.components import GOODS, LEADERS, PLACES, SOLARI, SPICE, Box, number_of
from sietch.imperium.intrigue import draw_intrigue
from sietch.imperium.module import Kind, Module, Recipe, Watcher, register
from sietch.imperium.modules.automatic.hagal import HAGAL, hagal_entry
from sietch.imperium.modules.automatic.joining import (
    GARRISON,
    chosen_difficulty,
    chosen_rivals,
    pieces,
    push_joining,
    set_rule,
)
from sietch.imperium.modules.automatic.mode import EXPERT_DEPLOYMENT, Mode, automatic
from sietch.imperium.modules.automatic.rival import (
    DIFFICULTIES,
    KWISATZ_HADERACH,
    MENTAT,
    MERCENARY,
    SARDAUKAR,
    Rival,
    rivals,
)
from sietch.imperium.modules.automatic.turns import level, take_automatic_turn
from sietch.imperium.modules.base.mentat import TakeMentat
from sietch.imperium.modules.hagal import cards
from sietch.imperium.modules.hagal.opponents import HOUSE_HAGAL
from sietch.imperium.position import Facts
from sietch.imperium.resources import gain
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.triggers import AGENT_SENT
from sietch.imperium.troops import strength
from sietch.imperium.vocabulary import LANDSRAAD, draw, seq

CONTROL_LOST = o.EVENTS.add("control-lost", "spaces")

# By difficulty: the round in which the rivals have their Swordmasters.
SWORDMASTER_ROUND = {MERCENARY: 5, SARDAUKAR: 4, MENTAT: 3, KWISATZ_HADERACH: 3}
LEAD = 4  # strength, with which a careful rival deploys no more
FLOWS = 2
AGENTS = 3
SPOILER = 2  # the player that House Hagal is for two
CARDS = [
    leader for leader in LEADERS if isinstance(leader, Rival) and leader.module in ("hagal", "hagal-ix") and leader.of
]


class SetUpHagal(Step):
    """Pieces, and what the difficulty changes; for two House Hagal has three agents, no garrison and no water."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.ruleset.people == 2:
            p = g.players[SPOILER]
            pieces(g, SPOILER, 0, water=0)
            p.agents, p.swordmaster = AGENTS, True
            return
        novice = g.difficulty == MERCENARY
        for player in automatic(g):
            pieces(g, player, 0 if novice else GARRISON, water=1)
            if not novice:
                draw_intrigue(g, player, 1)
        if novice:
            gain(g, 0, SOLARI, 1)
            gain(g, 0, SPICE, 1)


class Swordmasters(Step):
    """They lie in the conflict deck: with the card above them both rivals have their third agents."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.round == SWORDMASTER_ROUND.get(g.difficulty):
            for player in automatic(g):
                HireSwordmaster().run(g, player, 0)


class Follow(Step):
    """For two: House Hagal acts after each Agent turn of the first player, while it has agents."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if seat == g.first and g.turns_due:
            g.turns_due = 0
            hagal = g.players[SPOILER]
            if hagal.agents and not hagal.has_revealed:
                take_automatic_turn(g, SPOILER)


def agent_sent(g: Imperium, seat: int, place: int) -> None:
    """For two an Agent turn of the first player is to be followed."""
    if g.ruleset.people == 2 and seat == g.first:
        g.turns_due = 1


SET_UP_HAGAL = SetUpHagal()
SWORDMASTERS = Swordmasters()
FOLLOW = Follow()
register_steps({"set-up-hagal": SET_UP_HAGAL, "swordmasters": SWORDMASTERS, "follow": FOLLOW}, "hagal")


class Hagal(Mode):
    id = "hagal"
    version = 7
    joins = ("base",)
    kinds = (Kind("hagal", HAGAL, hagal_entry),)
    house_rules = {"dice-churn": (1,), "brutal-escalation": (1,), "expert-deployment": (1,)}  # noqa: RUF012
    round_start = (SWORDMASTERS,)
    turn_end = (FOLLOW,)
    watchers: Mapping[int, Watcher] = {AGENT_SENT: agent_sent}

    # ---- set-up

    def setup_options(self) -> Sequence[SetupOption]:
        ids = tuple(card.id for card in CARDS)
        of_ix = {card.id: "rise-of-ix" for card in CARDS if card.module == "hagal-ix"}
        return (
            SetupOption("difficulty", "one", DIFFICULTIES, people=dict.fromkeys(DIFFICULTIES, (1,))),
            SetupOption("rivals", "any", ids, needs=of_ix, people=dict.fromkeys(ids, (1,))),
        )

    def setup(self, options: Mapping[str, Any], ruleset: Any, leaders: Sequence[str]) -> dict[str, Any]:
        if ruleset.people == 2:
            return {}
        return {
            "rivals": chosen_rivals(options.get("rivals") or [], rivals(ruleset), leaders, 2),
            "difficulty": chosen_difficulty(options.get("difficulty")),
        }

    def adjust(self, recipe: Recipe) -> None:
        recipe.firsts = 2 if recipe.people == 2 else 0

    def lay(self, g: Imperium) -> None:
        """One person: the rival on the left begins."""
        if g.ruleset.people == 1:
            g.first = 1

    def gather(self, g: Imperium, setup: Mapping[str, Any]) -> None:
        g.push(SET_UP_HAGAL, -1, 0)
        if g.ruleset.people == 2:
            g.players[SPOILER].leader = HOUSE_HAGAL.number
            return
        push_joining(g, setup)
        if g.difficulty >= MENTAT:
            set_rule(g, "expert-deployment")

    def lay_out(self, g: Imperium, facts: Facts) -> None:
        """House Hagal collects and scores nothing and controls no location."""
        if g.ruleset.people == 1:
            return
        for name in (*GOODS[:3], "points", "intrigues", "won", "matched"):
            if facts.seats[SPOILER].get(name):
                raise ValueError(f"seat {SPOILER} is House Hagal, which has no {name}")
        for location, holder in facts.control.items():
            if holder == SPOILER:
                raise ValueError(f"seat {SPOILER} is House Hagal, which controls nothing: not {location} either")

    # ---- how they play

    def order(self, g: Imperium) -> Sequence[int]:
        return [player for player in super().order(g) if g.ruleset.people == 1 or player != SPOILER]

    def collects(self, g: Imperium, player: int) -> bool:
        return g.ruleset.people == 1

    def takes_rewards(self, g: Imperium, player: int) -> bool:
        return g.ruleset.people == 1

    def scores(self, g: Imperium, player: int) -> bool:
        return player < g.ruleset.people or g.ruleset.people == 1

    def wins(self, g: Imperium, player: int) -> bool:
        """House Hagal takes nothing, but a marker on the location is removed."""
        if player < g.ruleset.people or g.ruleset.people == 1:
            return False
        place = g.ruleset.locations.get(g.conflict, -1)
        if place >= 0:
            location = g.ruleset.spaces[place].location
            if g.control[location] >= 0:
                g.tell(CONTROL_LOST, g.control[location], place, 1)
                g.control[location] = -1
        g.ruleset.push_steps(g, "conflict_won", player)
        return True

    def holds_back(self, g: Imperium, player: int) -> bool:
        """In conflicts I and II with the strength of two troops more than everybody else."""
        if not g.house_rules & EXPERT_DEPLOYMENT or level(g) == 3:
            return False
        others = [strength(g, other) for other in range(len(g.players)) if other != player]
        return strength(g, player) - max(others) >= LEAD

    def flows(self, g: Imperium, player: int) -> int:
        return 0 if player < g.ruleset.people or g.ruleset.people == 2 else FLOWS

    def bars(self, g: Imperium, seat: int) -> int:
        barred = g.difficulty == KWISATZ_HADERACH and seat < g.ruleset.people
        return 1 << number_of(PLACES, "swordmaster") if barred else 0

    def why_barred(self, g: Imperium, seat: int, place: int) -> Words:
        return ("why-no-swordmaster-here", {})


class HagalIx(Module):
    """The two leaders of Rise of Ix that can be rivals."""

    id = "hagal-ix"
    version = 7
    people = (1,)
    joins = ("base", "rise-of-ix")


Box("dear-mentat").space("mentat", icon=LANDSRAAD, cost=(SOLARI, 5), effects=seq(draw(1), TakeMentat()))


class DearMentat(Module):
    """In all but the first difficulty the Mentat costs more."""

    id = "dear-mentat"
    version = 7
    people = (1,)
    joins = ("base",)
    said = ("difficulty", "sardaukar", "mentat", "kwisatz-haderach")


register(Hagal())
register(HagalIx())
register(DearMentat())

__all__ = ["cards"]
