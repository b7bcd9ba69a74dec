"""Uprising for six players: two teams of a commander and two allies, on the reverse of the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sietch.core.node import Features, Words, add_features
from sietch.imperium import options as o
from sietch.imperium.components import DESERT_MOUSE, OBJECTIVES, place
from sietch.imperium.components import LEADERS as ALL_LEADERS
from sietch.imperium.conditions import SMILING_OF_SIX
from sietch.imperium.influence import TOP
from sietch.imperium.module import Expectation, Kind, Module, Recipe, Watcher, register
from sietch.imperium.modules.six_players import board, cards, commanding, outlook, personal_boards, position
from sietch.imperium.modules.six_players.commanding import (
    ACTIVATE,
    ACTIVATE_ALLY,
    CHOOSE_TOKEN,
    TOKENS,
    fitting,
    tokens_at_leader,
    where,
)
from sietch.imperium.modules.six_players.conceding import CONCEDE, FORGET_CONCESSIONS, PLAY_FOR
from sietch.imperium.modules.six_players.personal_boards import LOSE_OWN, OWN, faction_of
from sietch.imperium.modules.six_players.state import SixPlayersPart
from sietch.imperium.modules.six_players.swordmaster import RECALL_TOKENS, reveal_began
from sietch.imperium.modules.six_players.teams import (
    ALLIES,
    COMMANDERS,
    LEADERS,
    MUADDIB,
    SHADDAM,
    SIDES,
    allies_of,
    commander_of,
    is_commander,
    left_ally,
    opposing_neighbour,
)
from sietch.imperium.modules.six_players.throne_row import BUY_THRONE, TO_THRONE, BuyFromThroneRow
from sietch.imperium.modules.six_players.trading import GIVE, GIVE_INTRIGUE, PARTNER
from sietch.imperium.position import Facts
from sietch.imperium.receiving import leader_words
from sietch.imperium.rounds import ENDGAME
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.triggers import REVEAL_BEGAN, UNITS_DEPLOYED
from sietch.imperium.troops import units

COMMANDER_POINTS = 4
SWAPPED = o.EVENTS.add("objectives-swapped", n_of="seats")


class SwapObjectives(Step):
    """If one team holds both Desert Mouse cards, the one without the marker is swapped with the opposing neighbour."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        mice = [ally for ally in ALLIES if OBJECTIVES[g.players[ally].objective].icon == DESERT_MOUSE]
        if SIDES[mice[0]] != SIDES[mice[1]]:
            return
        holder = next(ally for ally in mice if not OBJECTIVES[g.players[ally].objective].first_player)
        other = opposing_neighbour(holder)
        p, q = g.players[holder], g.players[other]
        p.objective, q.objective = q.objective, p.objective
        g.tell(SWAPPED, holder, -1, other)


def units_deployed(g: Imperium, seat: int, n: int) -> None:
    """Strength falls to 0 with the last unit: who is brought back has only the swords of the commander's turn."""
    before = g.swords_before
    if before and is_commander(g.turn) and g.players[g.turn].activated == seat and units(g, seat) == n:
        g.players[seat].swords -= before
        g.swords_before = 0


class EndOfTurn(Step):
    """Swords count only for who has a unit in the conflict at the end of a turn, the own Reveal turn or a later one."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for ally in ALLIES:
            p = g.players[ally]
            if p.swords and p.has_revealed and not units(g, ally):
                p.swords = 0


SWAP_OBJECTIVES = SwapObjectives()
END_OF_TURN = EndOfTurn()
register_steps({"swap-objectives": SWAP_OBJECTIVES, "end-of-six-turn": END_OF_TURN}, "six-players")


# By commander: the spaces of the personal board, as bits.
PERSONAL_SPACES = {
    seat: sum(1 << place(id).number for id in ids)
    for seat, ids in ((MUADDIB, board.OF_FREMEN), (SHADDAM, board.OF_EMPEROR))
}


class SixPlayers(Module):
    id = "six-players"
    version = 8
    joins = ("uprising",)
    needs = ("choam",)
    people = (6,)
    speaks_of = ("base",)
    kinds = (Kind("own-track", personal_boards.OWN_TRACKS, personal_boards.own_track_entry),)
    covers = board.COVERS
    areas = board.AREAS
    laid = {"personal": personal_boards.LAID}  # noqa: RUF012
    tracks = board.TRACKS
    track_names = personal_boards.TRACK_NAMES
    part = SixPlayersPart()
    deal = (SWAP_OBJECTIVES,)
    turn_start = (ACTIVATE_ALLY,)
    sending = (CHOOSE_TOKEN,)
    turn_end = (END_OF_TURN,)
    before_rewards = (CONCEDE,)
    combat_over = (FORGET_CONCESSIONS,)
    recall = (RECALL_TOKENS,)
    offers = (BuyFromThroneRow(),)
    watchers: Mapping[int, Watcher] = {REVEAL_BEGAN: reveal_began, UNITS_DEPLOYED: units_deployed}
    sources = {"own-influence-gained": "influence", "own-alliance-taken": "alliance"}  # noqa: RUF012
    expectations: Mapping[int, Expectation] = {
        ACTIVATE: outlook.activate,
        OWN: outlook.own_step,
        LOSE_OWN: outlook.own_loss,
        TO_THRONE: outlook.to_throne,
        BUY_THRONE: outlook.buy_throne,
        PARTNER: outlook.partner,
        GIVE: outlook.give,
        GIVE_INTRIGUE: outlook.give_intrigue,
    }
    seat_facts = position.SEAT_FACTS
    words = {"throne_row": position.throne_row}  # noqa: RUF012

    # ---- the set-up

    def adjust(self, recipe: Recipe) -> None:
        recipe.sides = SIDES
        recipe.leaders = dict(LEADERS)
        recipe.conflicts = tuple((level, n) for level, n in recipe.conflicts if level > 1)
        recipe.smiling = SMILING_OF_SIX
        recipe.without_pieces = COMMANDERS

    def lay(self, g: Imperium) -> None:
        commanding_leaders = set(LEADERS.values())
        g.leader_pool = tuple(n for n in g.leader_pool if ALL_LEADERS[n].id not in commanding_leaders)
        for seat in COMMANDERS:
            p = g.players[seat]
            p.points = COMMANDER_POINTS
            p.objective_up = False
            p.activated = left_ally(seat)

    def starting_cards(self, g: Imperium, seat: int) -> list[int] | None:
        return list(cards.DECKS[seat]) if is_commander(seat) else None

    # ---- who receives

    def receiver(self, g: Imperium, seat: int) -> int:
        """The activated ally; at the end of the game there is none."""
        ally = g.players[seat].activated
        return ally if ally >= 0 and g.phase != ENDGAME else seat

    def influence(self, g: Imperium, seat: int, faction: int) -> int:
        """A commander has the influence of the ally with more, and may count the personal board instead."""
        shared = self.on_track(g, seat, faction)
        return max(shared, g.players[seat].own_influence) if faction_of(seat) == faction else shared

    def on_track(self, g: Imperium, seat: int, faction: int) -> int:
        if not is_commander(seat):
            return g.players[seat].influence[faction]
        return max(g.players[ally].influence[faction] for ally in allies_of(seat))

    def counts_for(self, g: Imperium, seat: int, faction: int) -> int:
        """The ally with more, or the one on the left."""
        if not is_commander(seat) or (faction_of(seat) == faction and g.players[seat].own_influence):
            return seat
        return max(allies_of(seat), key=lambda ally: g.players[ally].influence[faction])

    def allied(self, g: Imperium, seat: int, faction: int) -> bool:
        return g.players[seat].own_alliance and faction in (-1, faction_of(seat))

    def own_track(self, g: Imperium, seat: int, factions: Sequence[int]) -> list[int]:
        return [OWN] if faction_of(seat) in factions else []

    def lose_own(self, g: Imperium, seat: int, n: int) -> list[int]:
        return [LOSE_OWN] if g.players[seat].own_influence >= n and is_commander(seat) else []

    def own_level(self, g: Imperium, seat: int) -> int:
        return g.players[seat].own_influence

    def step_own(self, g: Imperium, seat: int, n: int) -> None:
        personal_boards.step(g, seat, n)

    def researchers(self, g: Imperium, seat: int) -> list[int]:
        return list(allies_of(seat)) if is_commander(seat) else [seat]

    def hands_on(self, g: Imperium, seat: int) -> int:
        """An ally's second contract of Rise of Ix goes to the commander."""
        return -1 if is_commander(seat) else commander_of(seat)

    def hooked(self, g: Imperium, seat: int) -> list[int]:
        """Only Muad'Dib's team can have hooks, and taking them equips both of its allies."""
        return list(allies_of(MUADDIB)) if SIDES[seat] == SIDES[MUADDIB] else []

    # ---- agents

    def bars(self, g: Imperium, seat: int) -> int:
        """Only its commander sends agents to a personal board."""
        return sum(mask for owner, mask in PERSONAL_SPACES.items() if owner != seat)

    def why_barred(self, g: Imperium, seat: int, place: int) -> Words:
        owner = next(owner for owner, mask in PERSONAL_SPACES.items() if mask >> place & 1)
        return ("why-personal-board", {"leader": leader_words(g, owner)})

    def agent_sent(self, g: Imperium, seat: int, place: int) -> None:
        commanding.agent_sent(g, seat, place)

    def agent_left(self, g: Imperium, seat: int, place: int) -> None:
        commanding.agent_left(g, seat, place)

    def why_cannot_send(self, g: Imperium, seat: int) -> Words | None:
        return ("why-no-token", {}) if is_commander(seat) and not fitting(g, seat) else None

    # ---- combat

    def keeps_swords(self, g: Imperium, seat: int) -> bool:
        return True

    def fights_for(self, g: Imperium, seat: int) -> list[int]:
        return [ally for ally in allies_of(seat) if units(g, ally)] if is_commander(seat) else []

    def ask_for_whom(self, g: Imperium, seat: int, card: int) -> None:
        g.push(PLAY_FOR, seat, card)

    def act_for(self, g: Imperium, seat: int, other: int) -> None:
        g.players[seat].activated = other

    def yields(self, g: Imperium, seat: int) -> bool:
        return g.players[seat].conceded

    # ---- for those who look at a game

    def check(self, g: Imperium) -> Iterator[str]:
        for seat in COMMANDERS:
            p = g.players[seat]
            if any((p.supply, p.garrison, p.troops, p.worms, p.swords, p.hooks, p.won, p.matched, *p.influence)):
                yield f"the commander on seat {seat} has pieces that only allies have"
            if seat in g.alliances or seat in g.control:
                yield f"the commander on seat {seat} has an alliance or a location of the game board"
            if p.activated not in allies_of(seat):
                yield f"the commander on seat {seat} has activated seat {p.activated}"
            if len(tokens_at_leader(g, seat)) != p.agents and g.token < 0:
                yield f"the commander on seat {seat} has {p.agents} agents and tokens at {where(g, seat)}"
            if not 0 <= p.own_influence <= TOP or p.own_alliance != (p.own_influence >= personal_boards.ALLIANCE_AT):
                yield f"the commander on seat {seat} has {p.own_influence} on the personal board"
        for seat in ALLIES:
            p = g.players[seat]
            if p.hooks and SIDES[seat] == SIDES[SHADDAM]:
                yield f"seat {seat} of Shaddam's team has Maker Hooks"
            if p.own_influence or p.own_alliance or p.activated >= 0:
                yield f"the ally on seat {seat} has what only commanders have"

    def agents(self, g: Imperium, seat: int) -> int:
        return -g.players[seat].swordmaster_gone

    def cards(self, g: Imperium) -> list[int]:
        return list(g.throne_row)

    def derived(self, g: Imperium, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = {"side": SIDES[seat], "commander": is_commander(seat)}
        if is_commander(seat):
            found["tokens_at_leader"] = [TOKENS[token] for token in tokens_at_leader(g, seat)]
        return found

    def belongings(self, g: Imperium, seat: int, total: Features) -> None:
        add_features(total, {"influence": float(g.players[seat].own_influence)})

    def lay_out(self, g: Imperium, facts: Facts) -> None:
        position.lay_out(g, facts)


register(SixPlayers())

__all__ = ["board", "cards"]
