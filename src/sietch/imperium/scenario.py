"""Positions in words, for tests and analysis: who has what, where, and whose turn it is.

    game = uprising().seat(0, hand=["dagger"], solari=8).turn(0)
    game.choose("play:dagger")

Nothing is dealt unless said: hands, intrigue cards and discard pile start empty, decks are the starting decks. Cards
that are named are taken out of the decks they would otherwise be in. The order of what is said does not matter; a
fact that is said twice counts as it was said last. The position is laid out when the game starts (`position.py`), and
what cannot be on a table is refused then: a card in more places than there are copies, a thirteenth troop.

A question with one answer is not asked, as in every game; `uprising(ask_everything=True)` leaves it to the test.
Piles have no order. What chance gives next can be told beforehand, in the words of a record:

    uprising().next("drawn:dagger", "drawn-intrigue:cunning", "new-conflict:propaganda")
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from sietch.core.game import Game
from sietch.core.state import ARG, Foretold, seeded
from sietch.imperium import options as o
from sietch.imperium.position import SEAT_FACTS, Facts, lay_out, place_at_table
from sietch.imperium.reveal_turn import BEGIN_REVEAL
from sietch.imperium.rounds import (
    COMBAT_PHASE,
    END_GAME,
    ENDGAME,
    ENDGAME_CARDS,
    FINISH_ROUND,
    PLAYER_TURNS_PHASE,
    ROUND,
)
from sietch.imperium.rules import IMPERIUM, UPRISING, Family
from sietch.imperium.state import Imperium
from sietch.imperium.turns import begin_turn, clear_turn

# By game: leaders whose abilities do not stir by themselves, or seldom.
QUIET_LEADERS = {
    "uprising": ("feyd-rautha-harkonnen", "lady-amber-metulli", "princess-irulan", "lady-margot-fenring"),
    "imperium": ("earl-memnon-thorvald", "helena-richese", "count-ilban-richese", "glossu-rabban"),
}


class Scenario:
    """A position being described. Every method returns the scenario, until one starts the game."""

    def __init__(
        self,
        players: int = 4,
        modules: Sequence[str] = (),
        leaders: Sequence[str] | None = None,
        house_rules: Sequence[str] = (),
        seed: int = 1,
        ask_everything: bool = False,
        game: str = "uprising",
        rules: Family | None = None,
        **more: Any,
    ) -> None:
        """rules: those of the game, if they are to allow more than can be chosen. more: what a set-up says for few
        people (rivals, difficulty)."""
        family = rules or {known.name: known for known in (UPRISING, IMPERIUM)}[game]
        wished = {"players": players, "modules": modules, "house_rules": house_rules, **more}
        players = family.setup(wished)["players"]
        quiet = iter(QUIET_LEADERS[game])
        own = family.of(family.setup(wished)).recipe.leaders
        default = [own.get(seat) or next(quiet) for seat in range(players)]
        self.setup = family.setup({**wished, "leaders": leaders or default})
        self.rules = family.of(self.setup)
        self.seed = seed
        self.ask_everything = ask_everything
        self.facts = Facts([{} for _ in range(self.rules.recipe.players)])
        self.foretold: list[str] = []

    # ---- the table

    def conflict(self, id: str) -> Scenario:
        """The current conflict."""
        self.facts.conflict = id
        return self

    def conflict_deck(self, *ids: str) -> Scenario:
        """The conflicts that can still be revealed (the rest is out of the game)."""
        self.facts.conflict_deck = ids
        return self

    def row(self, *ids: str) -> Scenario:
        """The Imperium Row; places that are not named are filled, unless the Imperium deck is said to be empty."""
        self.facts.row = ids
        return self

    def imperium_deck(self, *ids: str) -> Scenario:
        """The whole Imperium deck (the rest is out of the game)."""
        self.facts.imperium_deck = ids
        return self

    def intrigue_deck(self, *ids: str, discard: Sequence[str] = ()) -> Scenario:
        """The whole intrigue deck and its discard pile."""
        self.facts.intrigue_deck = ids
        self.facts.intrigue_discard = discard
        return self

    def reserve(self, **left: int) -> Scenario:
        """How many cards are left in the stacks, by id, written with underscores: `the_spice_must_flow=2`."""
        self.facts.reserve |= left
        return self

    def __getattr__(self, word: str) -> Any:
        """The words of modules, such as `offer` for contracts."""
        for module in self.__dict__["rules"].modules if "rules" in self.__dict__ else ():
            if word in module.words:
                return partial(self._say, module.words[word])
        raise AttributeError(f"there is no {word!r} in this game; its modules decide what can be said")

    def _say(self, word: Callable[..., None], *args: Any, **more: Any) -> Scenario:
        word(self.facts, *args, **more)
        return self

    def control(self, location: str, seat: int) -> Scenario:
        self.facts.control[_name(location)] = self._seat(seat)
        return self

    def alliance(self, faction: str, seat: int) -> Scenario:
        """An alliance. Its victory point is one of the seat's points: added unless those are said."""
        self.facts.alliances[_name(faction)] = self._seat(seat)
        return self

    def shield_wall(self, stands: bool) -> Scenario:
        self.facts.shield_wall = stands
        return self

    def bonus_spice(self, **spaces: int) -> Scenario:
        """Bonus spice by maker space, written with underscores: `deep_desert=2`."""
        self.facts.bonus_spice |= {name.replace("_", "-"): n for name, n in spaces.items()}
        return self

    def round(self, n: int) -> Scenario:
        self.facts.round = n
        return self

    def first_player(self, seat: int) -> Scenario:
        self.facts.first = self._seat(seat)
        return self

    def next(self, *outcomes: str) -> Scenario:
        """What chance gives, each as soon as something of its kind is drawn from a pile that has it; then it is free.

        As in a record: `drawn:` a card from a player's deck, `drawn-intrigue:`, `row:` a card that refills the Row,
        `new-conflict:`, `new-contract:`, `stolen:` an intrigue card.
        """
        self.foretold += outcomes
        return self

    # ---- the seats

    def seat(self, seat: int, **facts: Any) -> Scenario:
        """What a seat has. Cards by id: hand, deck, discard, in_play, revealed, intrigues, waiting.

        Numbers: solari, spice, water, garrison, troops (in the conflict), memories, supply, worms, swords, agents
        (at the leader), persuasion, training. Flags: swordmaster, council, hooks, has_revealed, objective_up.
        influence: a mapping from faction. spies: posts. at: spaces with an agent. won, matched: ids. With
        contracts also: contracts, completed. objective, aside: an id.

        deck: the whole deck; without it, the starting cards that are nowhere else. points: all that the seat has, those
        of its influence and alliances included; without it these and what a seat has at the start. Troops are 12:
        supply is what is left of them. Agents are two, with the Swordmaster three: those that are not `at` a space
        are at the leader.
        """
        said = self.facts.seats[self._seat(seat)]
        known = (*SEAT_FACTS, *(name for module in self.rules.modules for name in module.seat_facts))
        for name, value in facts.items():
            if name not in known:
                raise ValueError(f"a seat has no {name!r}; possible: {', '.join(sorted(known))}")
            both = name == "influence" and isinstance(value, dict) and isinstance(said.get(name), dict)
            said[name] = said[name] | value if both else value
        return self

    def _seat(self, seat: int) -> int:
        return place_at_table(self.facts, seat)

    # ---- starting

    def turn(self, seat: int) -> Game:
        """The seat is about to take a turn; who has none takes it."""
        g = self._round_under_way(seat)
        g.ruleset.player_turns.take(g, seat)
        return self._go(g)

    def reveal(self, seat: int) -> Game:
        """The seat takes its Reveal turn."""
        g = self._round_under_way(seat)
        begin_turn(g, seat)
        g.push(BEGIN_REVEAL, seat, 0)
        return self._go(g)

    def combat(self) -> Game:
        """All have revealed; the Combat phase begins."""
        g = self._laid_out()
        clear_turn(g)
        for p in g.players:
            p.has_revealed = True
        g.push(FINISH_ROUND, -1, 0)
        g.push(COMBAT_PHASE, -1, 0)
        return self._go(g)

    def resolve_combat(self) -> Game:
        """The Combat phase with everybody passing, as far as no other choice is asked."""
        game = self.combat()
        while not game.over and "pass" in [option.key for option in game.decision.options]:
            game.choose("pass")
        return game

    def new_round(self) -> Game:
        """The round begins: its conflict is revealed from the conflict deck."""
        g = self._laid_out()
        g.push(ROUND, -1, 0)
        g.conflict_deck += (g.conflict,)
        g.conflict = -1
        g.conflict_cards += 1
        g.round -= 1
        return self._go(g)

    def endgame(self) -> Game:
        """The game ends: endgame cards and wild icons from the first player on, then the result."""
        g = self._laid_out()
        g.phase = ENDGAME
        clear_turn(g)
        g.conflicts_left += (g.conflict,)
        g.conflict = -1
        g.push(END_GAME, -1, 0)
        g.ruleset.push_steps(g, "endgame")
        players = len(g.players)
        for step in reversed(range(players)):
            g.push(ENDGAME_CARDS, (g.first + step) % players, 0)
        return self._go(g)

    def _laid_out(self) -> Imperium:
        if self.rules.people < self.rules.recipe.players:
            # Who has no seat would act before anybody is asked.
            g = self.rules.prepare(self.setup, seeded(self.seed), None)
        else:
            g = Game(self.rules, self.setup, self.seed).state
        g.stack, g.asking, g.options, g.log = [], None, [], None
        g.phase = PLAYER_TURNS_PHASE
        lay_out(g, self.facts)
        return g

    def _round_under_way(self, seat: int) -> Imperium:
        g = self._laid_out()
        g.push(FINISH_ROUND, -1, 0)
        g.push(COMBAT_PHASE, -1, 0)
        turns = g.ruleset.player_turns
        g.push(turns, turns.after(g, self._seat(seat)), 0)
        return g

    def _go(self, g: Imperium) -> Game:
        g.events = []
        g.hold = self.ask_everything
        if self.foretold:
            g.script = Foretold(self._outcome(g, key) for key in self.foretold)
        g.proceed()
        return Game(self.rules, self.setup, 0, state=g, takes_lone_effects=not self.ask_everything)

    def _outcome(self, g: Imperium, key: str) -> int:
        """The number of an outcome, which must lie in a pile that it can come from."""
        try:
            outcome = self.rules.number(_name(key))
        except KeyError:
            raise ValueError(f"{key!r} is nothing that this game knows") from None
        known: dict[int, list[Sequence[int]]] = {
            o.DRAWN: [pile for p in g.players for pile in (p.deck, p.discard, p.hand, p.in_play, p.revealed)],
            o.DRAWN_INTRIGUE: [g.intrigue_deck, g.intrigue_discard, *(p.intrigues for p in g.players)],
            o.STOLEN: [g.intrigue_deck, *(p.intrigues for p in g.players)],
            o.ROW: [g.imperium_deck],
            o.NEW_CONFLICT: [g.conflict_deck],
            **{kind: list(found) for module in self.rules.modules for kind, found in module.piles(g).items()},
        }
        piles = known.get(outcome & ~ARG)
        if piles is None:
            raise ValueError(f"{key!r} is nothing that chance gives in a game")
        if not any(outcome & ARG in pile for pile in piles):
            raise ValueError(f"chance cannot give {key!r}: it lies in no pile that it could come from")
        return outcome


def _name(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"a name is a text, not {value!r}")
    return value


def uprising(**setup: Any) -> Scenario:
    """A scenario of Uprising: `uprising(players=3, modules=["choam"], leaders=[...])`."""
    return Scenario(**setup)


def imperium(**setup: Any) -> Scenario:
    """A scenario of the game of 2020: `imperium(players=3, leaders=[...])`."""
    return Scenario(game="imperium", **setup)
