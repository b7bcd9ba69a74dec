"""Rise of Ix: tech tiles, dreadnoughts, freighters, its cards and leaders; its conflicts and the epic game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sietch.core.node import Features
from sietch.core.study import Question
from sietch.imperium.components import Component, Post
from sietch.imperium.invariants import compare
from sietch.imperium.module import Expectation, Kind, Module, Recipe, Watcher, register
from sietch.imperium.modules.rise_of_ix import (
    board,
    dreadnoughts,
    freighters,
    intrigue_deck,
    leader_abilities,
    outlook,
    position,
    tech_tiles,
)
from sietch.imperium.modules.rise_of_ix.effects import PAY_IF_WON, TURN_END
from sietch.imperium.modules.rise_of_ix.epic import Epic
from sietch.imperium.modules.rise_of_ix.state import RiseOfIxPart
from sietch.imperium.modules.rise_of_ix.tech import (
    ACQUIRE_TECH,
    ACQUIRE_TECH_FOR_SOLARI,
    NEW_TECH,
    TECH,
    USE_TECH,
    tech_entry,
)
from sietch.imperium.position import Facts
from sietch.imperium.receiving import in_turn
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import (
    AGENT_SENT,
    CARD_ACQUIRED,
    PERSUASION_SPENT,
    REACHED_TWO,
    REVEAL_BEGAN,
    TROOPS_DEPLOYED,
)

from sietch.imperium.modules.rise_of_ix import cards, conflicts, intrigue, leaders, tiles  # isort: skip  (after their verbs)


def troops_deployed(g: Imperium, seat: int, n: int) -> None:
    if in_turn(g, seat):
        g.troops_this_turn += n


def persuasion_spent(g: Imperium, seat: int, n: int) -> None:
    g.persuasion_spent += n


class RiseOfIx(Module):
    id = "rise-of-ix"
    version = 8
    speaks_of = ("base",)
    games = ("uprising", "imperium")
    covers = board.COVERS
    areas = board.AREAS
    kinds = (Kind("tech", TECH, tech_entry), Kind("shipping", [freighters.TRACK], freighters.track_entry))
    part = RiseOfIxPart()
    deal = (tech_tiles.DEAL_TECH, leader_abilities.LEADER_SET_UP, intrigue_deck.LOOK_AT_INTRIGUES)
    round_start = (tech_tiles.TECH_ROUND_START,)
    hands_drawn = (tech_tiles.TECH_HANDS_DRAWN, leader_abilities.SET_AHEAD_STEP)
    turn_start = (leader_abilities.COUNT_TURN,)
    before_reveal = (leader_abilities.TAKE_BACK,)
    turn_end = (TURN_END,)
    conflict_won = (dreadnoughts.TAKE_LOCATION, tech_tiles.TECH_WON, PAY_IF_WON)
    combat_over = (dreadnoughts.DREADNOUGHTS_GO_HOME,)
    endgame = (tech_tiles.TECH_ENDGAME,)
    offers = (tech_tiles.UseTech(), dreadnoughts.DeployDreadnought())
    watchers: Mapping[int, Watcher] = {
        CARD_ACQUIRED: tech_tiles.card_acquired,
        PERSUASION_SPENT: persuasion_spent,
        REVEAL_BEGAN: tech_tiles.reveal_began,
        TROOPS_DEPLOYED: troops_deployed,
    }
    ability_watchers = {  # noqa: RUF012
        AGENT_SENT: ("sets_ahead", leader_abilities.agent_sent),
        REACHED_TWO: ("observes", leader_abilities.reached_two),
    }
    passes_while = "unblocked"
    questions = (Question("tech-acquired", "tech-acquired"),)
    sources = {"tech-acquired": "tech", "dreadnought-scrapped": "tech"}  # noqa: RUF012
    expectations: Mapping[int, Expectation] = {
        ACQUIRE_TECH: outlook.tile,
        ACQUIRE_TECH_FOR_SOLARI: outlook.tile_for_solari,
        USE_TECH: outlook.use,
        freighters.ADVANCE: freighters.advance_features,
        freighters.RECALL: freighters.recall_features,
        dreadnoughts.DEPLOY_DREADNOUGHT: dreadnoughts.deploy_features,
        dreadnoughts.PLACE_DREADNOUGHT: dreadnoughts.place_features,
        dreadnoughts.SCRAP_DREADNOUGHT: outlook.scrap,
        dreadnoughts.FORCE_TROOP: outlook.force,
        dreadnoughts.FORCE_DREADNOUGHT: outlook.force,
        intrigue_deck.KEEP_INTRIGUE: outlook.keep_intrigue,
        intrigue_deck.UNDER: outlook.under,
        leader_abilities.SET_AHEAD: outlook.set_ahead,
    }
    weights: Mapping[str, tuple[float, float]] = {
        "tech": (4.0, 1.0),
        "tech-cost": (1.2, 0.7),
        "negotiator": (1.0, 0.3),
        "freighter": (2.2, 0.8),
        "dreadnought": (8.0, 2.6),
    }
    seat_facts = position.SEAT_FACTS
    pile_facts = position.PILE_FACTS
    words = {  # noqa: RUF012
        "tech_stacks": position.tech_stacks,
        "dreadnought_at": position.dreadnought_at,
        "under_intrigue": position.under_intrigue,
    }

    def brings(self, component: Component) -> bool:
        return super().brings(component) and not isinstance(component, Post)

    def adjust(self, recipe: Recipe) -> None:
        """A board that has no stack of Foldspace cards gets one, for Ilesa Ecaz alone: it cannot be bought."""
        recipe.reserve.setdefault(leader_abilities.FOLDSPACE, "ix_foldspace")

    def lay(self, g: Imperium) -> None:
        g.tech_bank = [tile.number for tile in TECH]
        g.dreadnoughts_at = [-1] * len(g.ruleset.controlled)
        for seat, p in enumerate(g.players):
            p.dreadnoughts = dreadnoughts.each_has(g, seat)

    # ---- turns, units, the intrigue deck

    def passes(self, g: Imperium, seat: int) -> int:
        return -1 if g.unblocked else 0

    def units(self, g: Imperium, seat: int) -> int:
        return g.players[seat].fighting

    def strength(self, g: Imperium, seat: int) -> int:
        fighting = g.players[seat].fighting
        return fighting * dreadnoughts.strength_of_one(g, seat) if fighting else 0

    garrison_used = staticmethod(dreadnoughts.garrison_used)

    def controller(self, g: Imperium, location: int) -> int:
        return g.dreadnoughts_at[location]

    def next_intrigue(self, g: Imperium) -> int:
        return intrigue_deck.known_on_top(g)

    def intrigues_on_top(self, g: Imperium) -> int:
        return sum(len(p.intrigue_on_top) for p in g.players)

    def under_intrigue(self, g: Imperium) -> None:
        intrigue_deck.bring_up(g)

    def tie_break(self, g: Imperium, seat: int) -> int:
        return int(tech_tiles.owns(g, seat, "chaumurky"))

    # ---- for those who look at a game

    def joining(self, g: Imperium, seat: int) -> tuple[int, int]:
        return dreadnoughts.joining(g, seat)

    def belongings(self, g: Imperium, seat: int, total: Features) -> None:
        p = g.players[seat]
        total |= {"tech": len(p.tech), "freighter": p.freighter, "negotiator": p.negotiators}
        total["dreadnought"] = dreadnoughts.commissioned(g, seat)

    def check(self, g: Imperium) -> Iterator[str]:
        tiles = [*g.tech_bank, *g.tech_trashed, *tech_tiles.face_up(g)]
        for seat, p in enumerate(g.players):
            tiles += p.tech
            places = dreadnoughts.unit_places(g, seat)
            if sum(places) != dreadnoughts.each_has(g, seat) or min(places) < 0:
                yield f"seat {seat} has dreadnoughts in supply, garrison, conflict and on locations: {places}"
            if not 0 <= p.freighter <= freighters.TOP or p.negotiators < 0:
                yield f"seat {seat} has its freighter at {p.freighter} and {p.negotiators} Negotiators"
            if not set(p.tech_flipped) <= set(p.tech) | set(g.tech_trashed):
                yield f"seat {seat} has tiles face down that it does not own"
        yield from compare(TECH, tiles, list(range(len(TECH))))
        if g.tech_left and sum(g.tech_left) != len(g.tech_bank):
            yield f"{len(g.tech_bank)} tech tiles are face down in stacks of {g.tech_left}"
        if g.under_intrigue and not g.intrigue_deck:
            yield "cards lie under an intrigue deck that is empty"

    def troops(self, g: Imperium, seat: int) -> int:
        return g.players[seat].negotiators

    def flows(self, g: Imperium, player: int) -> int:
        """The card that Ilesa has set aside is still hers."""
        return g.players[player].ahead.count(g.ruleset.flow)

    def cards(self, g: Imperium) -> list[int]:
        return [card for p in g.players for card in p.ahead]

    def intrigues(self, g: Imperium) -> list[int]:
        return [*g.under_intrigue, *(card for p in g.players for card in p.intrigue_on_top)]

    def lay_out(self, g: Imperium, facts: Facts) -> None:
        position.lay_out(g, facts)

    def piles(self, g: Imperium) -> dict[int, list[list[int]]]:
        return {NEW_TECH: [g.tech_bank]}


class IxPosts(Module):
    """Its observation posts: where there are spies."""

    id = "ix-posts"
    version = 4
    joins = ("uprising", "rise-of-ix")
    box = "rise-of-ix"

    def brings(self, component: Component) -> bool:
        return component.module == self.box and isinstance(component, Post)


class IxConflicts(Module):
    """Its conflict cards: always with the base board, on the Uprising board if they are chosen."""

    id = "ix-conflicts"
    version = 4
    games = ("uprising",)
    needs = ("rise-of-ix",)
    joins = ("base", "rise-of-ix")


# The epic game deals its intrigue cards before the leaders of Rise of Ix look at the deck.
register(Epic())
register(RiseOfIx())
register(IxPosts())
register(IxConflicts())

__all__ = ["cards", "conflicts", "intrigue", "leaders", "tiles"]
