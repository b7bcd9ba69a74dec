"""Positions in words, for tests and analysis: who has what, where, and whose turn it is.

    game = uprising().seat(0, hand=["dagger"], solari=8).turn(0)
    game.choose("play:dagger")

Nothing is dealt unless said: hands, intrigue cards and discard pile start empty, decks are the starting decks.
Cards that are named are taken out of the decks they would otherwise be in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sietch.core.game import Game
from sietch.imperium.components import (
    CARDS,
    CONFLICTS,
    CONTRACTS,
    GOODS,
    ICONS,
    INTRIGUES,
    LEADERS,
    LOCATIONS,
    MAKERS,
    OBJECTIVES,
    POSTS,
    SPACES,
    Component,
)
from sietch.imperium.reserve import PREPARE_THE_WAY, SPICE_MUST_FLOW
from sietch.imperium.reveal_turn import BEGIN_REVEAL
from sietch.imperium.rounds import (
    COMBAT_PHASE,
    CONFLICT_DECK,
    END_GAME,
    ENDGAME,
    ENDGAME_CARDS,
    FINISH_ROUND,
    PLAYER_TURNS_PHASE,
    ROUND,
)
from sietch.imperium.rules import UPRISING
from sietch.imperium.state import Imperium, Player
from sietch.imperium.turns import PLAYER_TURNS, TURN, begin_turn, clear_turn

# Leaders whose abilities do not stir by themselves.
QUIET_LEADERS = ("feyd-rautha-harkonnen", "lady-amber-metulli", "princess-irulan", "lady-margot-fenring")


class Scenario:
    """A position being described. Every method returns the scenario, until one starts the game."""

    def __init__(
        self,
        players: int = 4,
        modules: Sequence[str] = (),
        leaders: Sequence[str] | None = None,
        house_rules: Sequence[str] = (),
        seed: int = 1,
    ) -> None:
        self.setup = UPRISING.setup(
            {
                "players": players,
                "modules": list(modules),
                "leaders": list(leaders or QUIET_LEADERS[:players]),
                "house_rules": list(house_rules),
            }
        )
        game = Game(UPRISING, self.setup, seed)
        g: Imperium = game.state
        self.state = g
        g.stack, g.asking, g.options, g.log = [], None, [], None
        for p in g.players:
            p.deck += p.hand
            p.hand = []
        g.first = 0
        g.conflict_deck.append(g.conflict)
        g.conflict = -1
        self.conflict("skirmish-desert-mouse")
        g.round = 1
        g.phase = PLAYER_TURNS_PHASE

    # ---- the table

    def conflict(self, id: str) -> Scenario:
        """The current conflict."""
        g = self.state
        if g.conflict >= 0:
            g.conflict_deck.append(g.conflict)
        g.conflict = number(CONFLICTS, id)
        g.conflict_deck.remove(g.conflict)
        return self

    def conflict_deck(self, *ids: str) -> Scenario:
        """The conflicts that can still be revealed (the rest is out of the game)."""
        self.state.conflict_deck = [number(CONFLICTS, id) for id in ids]
        return self

    def row(self, *ids: str) -> Scenario:
        """The Imperium Row; places that are not named are filled from the deck."""
        g = self.state
        g.imperium_deck += g.row
        g.row = []
        for id in ids:
            card = number(CARDS, id)
            if card in g.imperium_deck:
                g.imperium_deck.remove(card)
            g.row.append(card)
        while len(g.row) < 5 and g.imperium_deck:
            g.row.append(g.imperium_deck.pop())
        return self

    def imperium_deck(self, *ids: str) -> Scenario:
        """The whole Imperium deck (the rest is out of the game)."""
        self.state.imperium_deck = [number(CARDS, id) for id in ids]
        return self

    def intrigue_deck(self, *ids: str, discard: Sequence[str] = ()) -> Scenario:
        """The whole intrigue deck and its discard pile."""
        self.state.intrigue_deck = [number(INTRIGUES, id) for id in ids]
        self.state.intrigue_discard = [number(INTRIGUES, id) for id in discard]
        return self

    def reserve(self, prepare_the_way: int, the_spice_must_flow: int) -> Scenario:
        self.state.prepare_the_way = prepare_the_way
        self.state.spice_must_flow = the_spice_must_flow
        return self

    def offer(self, *ids: str) -> Scenario:
        """The face-up contracts; without names: no contracts are left anywhere."""
        g = self.state
        g.contract_bank += g.offer
        g.offer = []
        for id in ids:
            token = number(CONTRACTS, id)
            if token in g.contract_bank:
                g.contract_bank.remove(token)
            g.offer.append(token)
        if not ids:
            g.contract_bank = []
        return self

    def control(self, location: str, seat: int) -> Scenario:
        self.state.control[_index(LOCATIONS, location)] = seat
        return self

    def alliance(self, faction: str, seat: int) -> Scenario:
        """An alliance and its victory point."""
        self.state.alliances[_index(ICONS, faction)] = seat
        self.state.players[seat].points += 1
        return self

    def shield_wall(self, stands: bool) -> Scenario:
        self.state.shield_wall = stands
        return self

    def bonus_spice(self, **spaces: int) -> Scenario:
        """Bonus spice by maker space, written with underscores: `deep_desert=2`."""
        for name, n in spaces.items():
            self.state.bonus_spice[_index(MAKERS, name.replace("_", "-"))] = n
        return self

    def round(self, n: int) -> Scenario:
        self.state.round = n
        self.state.conflict_cards = sum(count for _, count in CONFLICT_DECK) - n
        return self

    def first_player(self, seat: int) -> Scenario:
        self.state.first = seat
        return self

    # ---- the seats

    def seat(self, seat: int, **facts: Any) -> Scenario:
        """What a seat has. Cards by id: hand, deck, discard, in_play, revealed, intrigues, waiting.

        Numbers: solari, spice, water, points, garrison, troops (in the conflict), worms, swords, agents,
        persuasion, memories, training. Flags: swordmaster, council, hooks, has_revealed. influence: a mapping
        from faction. spies: posts. at: spaces with an agent. contracts, completed, won, matched: ids.
        objective, aside: an id. What is not named stays. Troops come out of (or go back to) the supply.
        """
        p = self.state.players[seat]
        for name, value in facts.items():
            self._fact(p, name, value)
        return self

    def _fact(self, p: Player, name: str, value: Any) -> None:
        g = self.state
        if name in GOODS[:3]:
            p.goods[GOODS.index(name)] = value
        elif name in ("hand", "deck", "discard", "in_play", "revealed"):
            setattr(p, name, [self._take_card(p, id) for id in value])
        elif name == "intrigues":
            p.intrigues = [_take(g.intrigue_deck, INTRIGUES, id) for id in value]
        elif name == "waiting":
            p.waiting = tuple(_take(g.intrigue_deck, INTRIGUES, id) for id in value)
        elif name == "influence":
            assert isinstance(value, Mapping)
            for faction, n in value.items():
                p.influence[_index(ICONS, faction)] = n
        elif name == "spies":
            p.spies = _mask(POSTS, value)
        elif name == "at":
            p.agents += p.at.bit_count()
            p.at = _mask(SPACES, value)
            p.agents -= p.at.bit_count()
        elif name in ("garrison", "troops"):
            p.supply += getattr(p, name) - value
            setattr(p, name, value)
        elif name == "swordmaster":
            p.agents += int(value) - int(p.swordmaster)
            p.swordmaster = value
        elif name in ("contracts", "completed"):
            setattr(p, name, tuple(_take(g.contract_bank, CONTRACTS, id) for id in value))
        elif name in ("won", "matched"):
            setattr(p, name, tuple(_take(g.conflict_deck, CONFLICTS, id) for id in value))
        elif name == "objective":
            p.objective = number(OBJECTIVES, value)
            p.objective_up = True
        elif name == "aside":
            p.aside = self._take_card(p, value)
        elif name == "leader":
            p.leader = number(LEADERS, value)
        elif name in (
            "points",
            "worms",
            "swords",
            "agents",
            "persuasion",
            "memories",
            "training",
            "supply",
            "council",
            "hooks",
            "has_revealed",
            "objective_up",
            "reveal_rank",
        ):
            setattr(p, name, value)
        else:
            raise ValueError(f"a seat has no {name!r}")

    def _take_card(self, p: Player, id: str) -> int:
        """A card by id, out of the place it would otherwise be in."""
        card = number(CARDS, id)
        g = self.state
        kind = CARDS[card].kind
        if kind == "starting" and card in p.deck:
            p.deck.remove(card)
        elif kind == "imperium" and card in g.imperium_deck:
            g.imperium_deck.remove(card)
        elif kind == "imperium" and card in g.row:
            g.row[g.row.index(card)] = g.imperium_deck.pop()
        elif card == PREPARE_THE_WAY.number:
            g.prepare_the_way -= 1
        elif card == SPICE_MUST_FLOW.number:
            g.spice_must_flow -= 1
        return card

    # ---- starting

    def turn(self, seat: int) -> Game:
        """The seat is about to take a turn."""
        g = self._round_under_way(seat)
        begin_turn(g, seat)
        g.push(TURN, seat, 0)
        return self._go()

    def reveal(self, seat: int) -> Game:
        """The seat takes its Reveal turn."""
        g = self._round_under_way(seat)
        begin_turn(g, seat)
        g.push(BEGIN_REVEAL, seat, 0)
        return self._go()

    def combat(self) -> Game:
        """All have revealed; the Combat phase begins."""
        g = self.state
        clear_turn(g)
        for p in g.players:
            p.has_revealed = True
        g.push(FINISH_ROUND, -1, 0)
        g.push(COMBAT_PHASE, -1, 0)
        return self._go()

    def resolve_combat(self) -> Game:
        """The Combat phase with everybody passing, as far as no other choice is asked."""
        game = self.combat()
        while not game.over and "pass" in [option.key for option in game.decision.options]:
            game.choose("pass")
        return game

    def new_round(self) -> Game:
        """The round begins: its conflict is revealed from the conflict deck."""
        g = self.state
        g.push(ROUND, -1, 0)
        g.conflict_deck.append(g.conflict)
        g.conflict = -1
        g.conflict_cards += 1
        g.round -= 1
        return self._go()

    def endgame(self) -> Game:
        """The game ends: endgame cards and wild icons from the first player on, then the result."""
        g = self.state
        g.phase = ENDGAME
        clear_turn(g)
        g.conflicts_left += (g.conflict,)
        g.conflict = -1
        g.push(END_GAME, -1, 0)
        players = len(g.players)
        for step in reversed(range(players)):
            g.push(ENDGAME_CARDS, (g.first + step) % players, 0)
        return self._go()

    def _round_under_way(self, seat: int) -> Imperium:
        g = self.state
        g.push(FINISH_ROUND, -1, 0)
        g.push(COMBAT_PHASE, -1, 0)
        g.push(PLAYER_TURNS, (seat + 1) % len(g.players), 0)
        return g

    def _go(self) -> Game:
        g = self.state
        g.events = []
        g.proceed()
        return Game(UPRISING, self.setup, 0, state=g, takes_lone_effects=True)


def uprising(**setup: Any) -> Scenario:
    """A scenario of Uprising: `uprising(players=3, modules=["choam"], leaders=[...])`."""
    return Scenario(**setup)


def number(table: Sequence[Component], id: str) -> int:
    for component in table:
        if component.id == id:
            return component.number
    raise ValueError(f"there is no {id!r} here")


def _index(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise ValueError(f"there is no {name!r}; possible: {', '.join(names)}")
    return names.index(name)


def _mask(table: Sequence[Component], ids: Iterable[str]) -> int:
    return sum(1 << number(table, id) for id in ids)


def _take(pile: list[int], table: Sequence[Component], id: str) -> int:
    found = number(table, id)
    if found in pile:
        pile.remove(found)
    return found
