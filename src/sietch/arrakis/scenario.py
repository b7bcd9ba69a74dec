"""Positions in words, for tests and analysis: what lies where, and where in the round the game stands.

    game = (
        arrakis()
        .settlements("arrakeen")
        .area("arrakeen", harkonnen=legion(regular=2, elite=1, leader=1))
        .sietch("windgap", level=2)
        .area("windgap", atreides=legion(regular=3, named=["paul-atreides"], tokens=["at-std-a"]))
        .dice(0, strategy=2)
        .hand(1, "hunter-seeker")
        .turn(0)
    )
    game.choose("die:strategy")

The map is empty unless said otherwise: no legion, settlement, sietch or station; no hand, no objective, no revealed
prescience card; each side has one unused Mentat die. `arrakis(dealt=True)` starts from the set-up of the box instead.
Figures, tokens and cards that are named come out of the supply, the pool or the deck. Markers that are moved bring
what they reach. The position is checked when the game starts. As in every game a question with one answer is not
asked: a lone die is spent at once. Chance is free unless told:

    game.choose("attack:arrakeen", outcomes=rolled(hit=2, shield=1) + rolled(special=1))
    game.choose("number:2", outcomes=chance("drawn:hunter-seeker", "drawn:hunter-seeker"))
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    FIGURES,
    HARKONNEN,
    HOUSE_RULES,
    LEADERS,
    MARKERS,
    MENTAT,
    OBJECTIVES,
    PHASES,
    PLANNING,
    POWERS,
    PRESCIENCE,
    RESULTS,
    SIGNS,
    STANDARD,
    STARTING,
    TOKENS,
    ZONES,
    number_of,
)
from sietch.arrakis.leaders import (
    FEYD,
    HAWAT,
    LADY_JESSICA,
    MOHIAM,
    MOTHER_JESSICA,
    PAUL_ATREIDES,
    PAUL_MUADDIB,
    RABBAN,
    enter,
    leave,
)
from sietch.arrakis.legions import ONE, STACKING_LIMIT, add, bodies, named_at, subtract
from sietch.arrakis.map import SETTLED, bits
from sietch.arrakis.prescience import SUPREMACY_TO_WIN, advance, gain_supremacy
from sietch.arrakis.rounds import ACTIONS, DEAL, PHASE, ROUND, ROUND_END, ROUND_START, set_table
from sietch.arrakis.rules import ARRAKIS
from sietch.arrakis.state import Arrakis
from sietch.arrakis.turns import ACTION_TURNS
from sietch.core.game import Game
from sietch.core.state import ScriptError, script_of, seeded

# Who leaves the game for good when the other enters it.
SUCCEEDS = {PAUL_MUADDIB: PAUL_ATREIDES, MOTHER_JESSICA: LADY_JESSICA, FEYD: RABBAN, MOHIAM: HAWAT}


@dataclass(frozen=True)
class Legion:
    figures: tuple[int, int, int, int]  # regular, elite, special elite, generic leader
    named: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()


def legion(
    regular: int = 0,
    elite: int = 0,
    special: int = 0,
    leader: int = 0,
    named: Sequence[str] = (),
    tokens: Sequence[str] = (),
) -> Legion:
    """Units, generic leaders, named leaders by id, and deployment tokens by id (face down)."""
    return Legion((regular, elite, special, leader), tuple(named), tuple(tokens))


class Scenario:
    """A position being described. Every method returns the scenario, until one starts the game."""

    def __init__(
        self, dealt: bool = False, house_rules: Sequence[str] = (), seed: int = 1, chance: str = "seeded"
    ) -> None:
        self.setup = ARRAKIS.setup({"house_rules": list(house_rules)})
        self.chance = chance
        self.state = g = Arrakis()
        set_table(g, sum(1 << HOUSE_RULES.index(name) for name in self.setup["house_rules"]))
        g.rng = seeded(seed)
        g.round = 1
        if dealt:
            DEAL.run(g, -1, 0)
        else:
            g.settlements = g.sietches = g.stations = 0
            g.station_faces = []
        for p in g.players:
            p.dice[MENTAT] = 1

    # ---- the map

    def area(self, id: str, *, atreides: Legion | None = None, harkonnen: Legion | None = None) -> Scenario:
        """The legion of a side in an area, instead of the one that may be there."""
        area = _number(AREAS, id)
        for seat, new in ((ATREIDES, atreides), (HARKONNEN, harkonnen)):
            if new is not None:
                self._clear(seat, area)
                self._muster(seat, area, new)
        return self

    def _clear(self, seat: int, area: int) -> None:
        g = self.state
        p = g.players[seat]
        for figure in range(STARTING):
            p.supply[figure] += p.legions[area] // ONE[figure] % 32
        for leader in named_at(g, seat, area):
            g.leader_at[leader] = -1
        for slot in reversed([slot for slot, place in enumerate(p.starting_at) if place == area]):
            del p.starting_at[slot], p.starting_faces[slot]
        for slot in reversed([slot for slot, place in enumerate(p.standard_at) if place == area]):
            del p.standard_at[slot]
            g.token_pool.append(p.standard_faces.pop(slot))
        subtract(g, seat, area, p.legions[area])

    def _muster(self, seat: int, area: int, new: Legion) -> None:
        g = self.state
        p = g.players[seat]
        for figure, n in enumerate(new.figures):
            p.supply[figure] -= n
            add(g, seat, area, n * ONE[figure])
        for id in new.tokens:
            token = _number(TOKENS, id)
            if TOKENS[token].back == "starting":
                p.starting_at.append(area)
                p.starting_faces.append(token)
                add(g, seat, area, ONE[STARTING])
            else:
                p.standard_at.append(area)
                p.standard_faces.append(_take(g.token_pool, token, id))
                add(g, seat, area, ONE[STANDARD])
        for id in new.named:
            self.leader(id, at=AREAS[area].id)

    def settlements(self, *ids: str) -> Scenario:
        """The Harkonnen settlements that stand; without names: all six."""
        self.state.settlements = _set(AREAS, ids) if ids else sum(1 << area for area in SETTLED)
        return self

    def sietch(self, id: str, level: int = 1, *, hidden: bool = False) -> Scenario:
        """A sietch in an area, face up unless hidden."""
        g, area = self.state, _number(AREAS, id)
        g.sietches |= 1 << area
        (g.hidden_at if hidden else g.open_at).append(area)
        (g.players[ATREIDES].sietch_levels if hidden else g.open_levels).append(level - 1)
        return self

    def station(self, id: str, face: str = "kh") -> Scenario:
        """A testing station. Which face lies where is chance; with one station it is this one."""
        self.state.stations |= 1 << _number(AREAS, id)
        self.state.station_faces.append(MARKERS.index(face))
        return self

    def detonated(self, id: str) -> Scenario:
        """The family atomics were used here."""
        self.state.detonated = _number(AREAS, id)
        return self

    def wormsign(self, id: str, face: str = "wormsign-sand") -> Scenario:
        g, area = self.state, _number(AREAS, id)
        g.wormsigns |= 1 << area
        g.wormsign_at.append(area)
        g.wormsign_faces.append(_take(g.wormsign_pool, _number(SIGNS, face), face))
        return self

    def worm(self, *ids: str) -> Scenario:
        self.state.worms |= _set(AREAS, ids)
        return self

    def wild_maker(self, id: str, *, spent: bool = True) -> Scenario:
        """The Wild Maker in an area; its card starts exhausted."""
        self.leader("wild-maker", spent=spent)
        self.state.wild_maker = _number(AREAS, id)
        return self

    def harvester(self, *ids: str) -> Scenario:
        self.state.harvesters |= _set(AREAS, ids)
        return self

    def ornithopter(self, *zones: str) -> Scenario:
        self.state.ornithopters |= _set(ZONES, zones)
        return self

    def carryall(self, *zones: str) -> Scenario:
        self.state.carryalls |= _set(ZONES, zones)
        return self

    # ---- leaders

    def leader(self, id: str, *, at: str = "", tank: int = 0, spent: bool = False) -> Scenario:
        """A named leader in play: in an area with units, on a space of the tank, or beside the board.

        Whoever enters after another leader left (Paul-Muad'Dib, Feyd-Rautha ...) sends that one out of the game.
        """
        g, leader = self.state, _number(LEADERS, id)
        if leader in SUCCEEDS and not g.entered >> leader & 1:
            g.entered |= 1 << SUCCEEDS[leader]
            leave(g, SUCCEEDS[leader])
        enter(g, leader)
        g.leader_at[leader] = _number(AREAS, at) if at else -1
        g.tank[leader] = tank
        g.spent = g.spent & ~(1 << leader) | int(spent) << leader
        return self

    def gone(self, *ids: str) -> Scenario:
        """Leaders that left the game for good."""
        for id in ids:
            self.state.entered |= 1 << _number(LEADERS, id)
            leave(self.state, _number(LEADERS, id))
        return self

    # ---- the sides

    def dice(self, seat: int, **results: int) -> Scenario:
        """All unused action dice of a side: `dice(0, strategy=2, mentat=1)`; without numbers: none."""
        self.state.players[seat].dice = _counts(RESULTS, results)
        return self

    def sisters(self, seat: int, n: int, **slots: int) -> Scenario:
        """Bene Gesserit tokens that a side holds, and in which slots unused ones lie: `sisters(0, 1, house=1)`."""
        g, p = self.state, self.state.players[seat]
        p.bene_gesserit_dice = _counts(RESULTS, slots)
        g.bene_gesserit += p.bene_gesserit - n - sum(p.bene_gesserit_dice)
        p.bene_gesserit = n
        return self

    def hand(self, seat: int, *ids: str) -> Scenario:
        """Planning cards out of the side's decks."""
        p = self.state.players[seat]
        for id in ids:
            card = _number(PLANNING, id)
            house = PLANNING[card].house
            (p.house_hand if house else p.ally_hand).append(_take(p.house_deck if house else p.ally_deck, card, id))
        return self

    def discard(self, seat: int, *ids: str) -> Scenario:
        """Planning cards out of the side's decks on its discard pile."""
        p = self.state.players[seat]
        for id in ids:
            card = _number(PLANNING, id)
            p.discard.append(_take(p.house_deck if PLANNING[card].house else p.ally_deck, card, id))
        return self

    def empty_decks(self, seat: int, *, house: bool = True, ally: bool = True) -> Scenario:
        """The rest of the side's decks lies on its discard pile."""
        p = self.state.players[seat]
        for wanted, deck in ((house, p.house_deck), (ally, p.ally_deck)):
            if wanted:
                p.discard += deck
                deck.clear()
        return self

    def tokens_left(self, *ids: str) -> Scenario:
        """The standard deployment tokens that can still be drawn; the others left the game."""
        pool = self.state.token_pool
        self.state.token_pool = [_take(pool, _number(TOKENS, id), id) for id in ids]
        return self

    def supply(self, seat: int, **figures: int) -> Scenario:
        """How many figures are left to take: `supply(1, special=0)`. The others stand in mountains out of the way."""
        p = self.state.players[seat]
        for name, n in figures.items():
            figure = _index(FIGURES, name)
            for area in bits(_set(AREAS, OUT_OF_THE_WAY) & ~self.state.players[1 - seat].at):
                while p.supply[figure] > n and bodies(p.legions[area] + ONE[figure]) in range(1, STACKING_LIMIT + 1):
                    p.supply[figure] -= 1
                    add(self.state, seat, area, ONE[figure])
        return self

    # ---- tracks and cards of the table

    def supremacy(self, n: int) -> Scenario:
        """The marker moves there and brings what it reaches; tokens of the Bene Gesserit too."""
        if not self.state.supremacy <= n < SUPREMACY_TO_WIN:
            raise ValueError(f"supremacy is {self.state.supremacy} to {SUPREMACY_TO_WIN - 1} here, not {n}")
        gain_supremacy(self.state, n - self.state.supremacy)
        return self

    def prescience(self, **markers: int) -> Scenario:
        """Markers move there and bring the leaders they reach: `prescience(kh=3, ji=1)`."""
        for name, n in markers.items():
            marker = MARKERS.index(name)
            advance(self.state, marker, n - self.state.prescience[marker])
        return self

    def objective(self, id: str) -> Scenario:
        """The secret objective of the Atreides."""
        g = self.state
        p = g.players[ATREIDES]
        g.objective_deck += p.objectives
        p.objectives = [_take(g.objective_deck, _number(OBJECTIVES, id), id)]
        return self

    def revealed(self, *ids: str, claims: int = 0) -> Scenario:
        """The prescience cards laid out in this round, and how many were claimed in it already."""
        g = self.state
        g.revealed += [_take(g.prescience_deck, _number(PRESCIENCE, id), id) for id in ids]
        g.claims = claims
        return self

    def imperium(self, choam: int = 1, spacing_guild: int = 1, landsraad: int = 1) -> Scenario:
        """The rows of the imperium markers, 1 the top and 5 the bottom."""
        self.state.imperium = [choam, spacing_guild, landsraad]
        return self

    def sanctions(self, *powers: str) -> Scenario:
        """The imperium bans that are active."""
        self.state.sanctions = sum(1 << POWERS.index(power) for power in powers)
        return self

    def spice_reserve(self, n: int) -> Scenario:
        self.state.reserve = n
        return self

    def round(self, n: int) -> Scenario:
        self.state.round = n
        return self

    def field(self, **values: Any) -> Scenario:
        """Any field of the state by name, for what has no word of its own."""
        for name, value in values.items():
            if not hasattr(self.state, name):
                raise ValueError(f"a game has no {name!r}")
            setattr(self.state, name, value)
        return self

    # ---- starting; outcomes: what chance gives until the first decision

    def turn(self, seat: int, outcomes: list[int] | None = None) -> Game:
        """The seat (0 or 1) is about to take an action turn."""
        g = self.state
        if not sum(g.players[HARKONNEN].dice) + sum(g.players[HARKONNEN].bene_gesserit_dice):
            raise ValueError("the action phase is over when the Harkonnen have no die")
        g.phase = ACTIONS
        self._rest_of_round(ACTIONS + 1)
        ACTION_TURNS.run(g, seat, 0)
        return self._go(outcomes)

    def phase(self, name: str, outcomes: list[int] | None = None) -> Game:
        """A phase begins: "vehicles", "actions" (the dice are rolled), "hazards", "spice", "round-end"; or the next
        round, with "round-start"."""
        g = self.state
        phase = _index(PHASES, name)
        for p in g.players:
            p.dice = [0] * len(RESULTS)
        if phase <= ROUND_START:
            g.round -= 1
            g.push(ROUND, -1, 0)
        else:
            self._rest_of_round(phase)
        return self._go(outcomes)

    def _rest_of_round(self, first: int) -> None:
        g = self.state
        g.push(ROUND, -1, 0)
        for phase in range(ROUND_END, first - 1, -1):
            g.push(PHASE, -1, phase)

    def _go(self, outcomes: list[int] | None) -> Game:
        g = self.state
        g.events = []
        g.script = None if outcomes is None else script_of(outcomes)
        g.proceed()
        if g.script:
            raise ScriptError(g.script[0], [])
        g.script = None
        g.log = None
        wrong = ARRAKIS.check(g)
        if wrong:
            raise ValueError("such a position cannot be: " + "; ".join(wrong))
        return Game(ARRAKIS, self.setup, 0, state=g, chance=self.chance)


# Mountains without settlement or station, where `supply` puts figures.
OUT_OF_THE_WAY = ("out-nw-13", "out-nw-14", "out-nw-16", "in-nw-1", "in-nw-2", "shield-wall-west", "in-ne-1", "in-ne-4")


def arrakis(**options: Any) -> Scenario:
    """A scenario of War for Arrakis; options: dealt, house_rules, seed, chance ("seeded" or "ask")."""
    return Scenario(**options)


def chance(*keys: str) -> list[int]:
    """Outcomes of chance by their keys: `chance("rolled:hit", "drawn-sign:wormsign-worm")`."""
    return [ARRAKIS.number(key) for key in keys]


def rolled(hit: int = 0, shield: int = 0, special: int = 0) -> list[int]:
    """Combat dice."""
    return chance(*["rolled:hit"] * hit, *["rolled:shield"] * shield, *["rolled:special"] * special)


def rolled_actions(**results: int) -> list[int]:
    """Action dice: `rolled_actions(strategy=2, mentat=1)`."""
    return chance(*(f"rolled-action:{name}" for name, n in results.items() for _ in range(n)))


def legion_at(game: Game, seat: int, id: str) -> dict[str, int]:
    """The figures of a side in an area, by kind; {} for none. Named leaders are in the view's `leader_at`."""
    found: dict[str, int] = game.view(seat)["players"][seat]["legions"].get(id, {})
    return found


def _number(table: list[Any], id: str) -> int:
    try:
        return number_of(table, id)
    except KeyError:
        raise ValueError(f"there is no {id!r} here") from None


def _index(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise ValueError(f"there is no {name!r}; possible: {', '.join(names)}")
    return names.index(name)


def _set(table: list[Any], ids: Sequence[str]) -> int:
    return sum(1 << _number(table, id) for id in set(ids))


def _counts(names: Sequence[str], counts: dict[str, int]) -> list[int]:
    for name in counts:
        _index(names, name)
    return [counts.get(name, 0) for name in names]


def _take(pile: list[int], what: int, id: str) -> int:
    if what not in pile:
        raise ValueError(f"no {id!r} is left to take")
    pile.remove(what)
    return what
