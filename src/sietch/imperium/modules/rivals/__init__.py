"""Uprising for one person against two rivals, or for two with one rival between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sietch.core.node import Words
from sietch.core.rules import SetupError, SetupOption
from sietch.imperium.components import LEADERS, OBJECTIVES, PLACES, number_of
from sietch.imperium.intrigue import draw_intrigue
from sietch.imperium.module import Kind, Recipe, register
from sietch.imperium.modules.automatic.hagal import HAGAL, hagal_entry
from sietch.imperium.modules.automatic.joining import (
    GARRISON,
    chosen_difficulty,
    chosen_rivals,
    pieces,
    push_joining,
    set_rule,
)
from sietch.imperium.modules.automatic.mode import EXPERT_DEPLOYMENT, STREAMLINED, Mode, automatic
from sietch.imperium.modules.automatic.rival import (
    DIFFICULTIES,
    KWISATZ_HADERACH,
    MENTAT,
    MERCENARY,
    Rival,
    rivals,
)
from sietch.imperium.modules.automatic.turns import level
from sietch.imperium.modules.rivals import cards, rival_cards
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.troops import units

LEAD = 3  # units, with which a careful rival deploys no more
FLOWS = 2
ORNITHOPTER = "objective-ornithopter-1-3p"
CARDS = [leader for leader in LEADERS if isinstance(leader, Rival) and leader.module == "rivals"]


def streamlined(leaders: Sequence[str]) -> list[Rival]:
    """The streamlined rivals that are no leader of a person."""
    return [card for card in CARDS if card.streamlined and card.of not in leaders]


class SetUpRivals(Step):
    """Their pieces, and what the difficulty changes."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        novice = g.difficulty == MERCENARY
        for player in automatic(g):
            pieces(g, player, 0 if novice else GARRISON, water=1)
        if novice:
            draw_intrigue(g, 0, 1)


SET_UP_RIVALS = SetUpRivals()
register_steps({"set-up-rivals": SET_UP_RIVALS}, "rivals")


class Rivals(Mode):
    id = "rivals"
    version = 7
    joins = ("uprising",)
    kinds = (Kind("hagal", HAGAL, hagal_entry),)
    house_rules = {  # noqa: RUF012
        "dice-churn": (1,),
        "brutal-escalation": (1,),
        "expert-deployment": (1,),
        "smart-politics": (1,),
        "streamlined-rivals": (2,),
    }

    # ---- set-up

    def setup_options(self) -> Sequence[SetupOption]:
        ids = tuple(card.id for card in CARDS)
        return (
            SetupOption("difficulty", "one", DIFFICULTIES, people=dict.fromkeys(DIFFICULTIES, (1,))),
            SetupOption("rivals", "any", ids, people=dict.fromkeys(ids, (1, 2))),
        )

    def setup(self, options: Mapping[str, Any], ruleset: Any, leaders: Sequence[str]) -> dict[str, Any]:
        wanted = chosen_rivals(options.get("rivals") or [], rivals(ruleset), leaders, 3 - ruleset.people)
        if "streamlined-rivals" in (options.get("house_rules") or ()):
            plain = [card.id for card in CARDS if not card.streamlined and card.id in wanted]
            if plain:
                raise SetupError(("setup-not-streamlined", {"rival": plain[0]}))
            if not streamlined(leaders):
                raise SetupError(("setup-no-streamlined", {}))
        said: dict[str, Any] = {"rivals": wanted}
        if ruleset.people == 1:
            said["difficulty"] = chosen_difficulty(options.get("difficulty"))
        return said

    def adjust(self, recipe: Recipe) -> None:
        """For two the rival never has the First Player marker."""
        recipe.firsts = 2 if recipe.people == 2 else 0

    def lay(self, g: Imperium) -> None:
        if g.ruleset.people == 2:
            g.players[2].objective = number_of(OBJECTIVES, ORNITHOPTER)

    def gather(self, g: Imperium, setup: Mapping[str, Any]) -> None:
        g.push(SET_UP_RIVALS, -1, 0)
        push_joining(g, setup)
        if g.house_rules & STREAMLINED and not setup["rivals"]:
            # Leaders that are still dealt or chosen leave one of them.
            kept = streamlined(setup["leaders"])[0].of
            g.leader_pool = tuple(number for number in g.leader_pool if LEADERS[number].id != kept)
        if g.difficulty >= MENTAT:
            set_rule(g, "brutal-escalation", "expert-deployment", "smart-politics")

    # ---- how they play

    def order(self, g: Imperium) -> Sequence[int]:
        """For two the rival always acts after the first player."""
        if g.ruleset.people == 1:
            return super().order(g)
        return sorted(range(len(g.players)), key=lambda player: (player != g.first, player < g.ruleset.people))

    def asks_ties(self, g: Imperium, player: int) -> bool:
        return False

    def collects(self, g: Imperium, player: int) -> bool:
        return not (g.house_rules & STREAMLINED and g.players[player].swordmaster)

    def scores(self, g: Imperium, player: int) -> bool:
        return player < g.ruleset.people or not g.house_rules & STREAMLINED

    def holds_back(self, g: Imperium, player: int) -> bool:
        """In conflicts I and II with three units more than everybody else."""
        if not g.house_rules & EXPERT_DEPLOYMENT or level(g) == 3:
            return False
        others = [units(g, other) for other in range(len(g.players)) if other != player]
        return units(g, player) - max(others) >= LEAD

    def flows(self, g: Imperium, player: int) -> int:
        return 0 if player < g.ruleset.people else FLOWS

    def bars(self, g: Imperium, seat: int) -> int:
        barred = g.difficulty == KWISATZ_HADERACH and seat < g.ruleset.people
        return 1 << number_of(PLACES, "swordmaster") if barred else 0

    def why_barred(self, g: Imperium, seat: int, place: int) -> Words:
        return ("why-no-swordmaster-here", {})


register(Rivals())

__all__ = ["cards", "rival_cards"]
