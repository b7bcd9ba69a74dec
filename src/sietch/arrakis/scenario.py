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
what they reach. Facts may be told in any order; what is told twice must be the same, and what the box does not have
or the rules do not allow is refused when the game starts. As in every game a question with one answer is not asked: a
lone die is spent at once, unless `arrakis(ask_everything=True)` leaves it to the test. Chance is free unless told:

    game.choose("attack:arrakeen", outcomes=rolled(hit=2, shield=1) + rolled(special=1))
    game.choose("number:2", outcomes=chance("drawn:hunter-seeker", "drawn:hunter-seeker"))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

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
    TOKENS,
    ZONES,
    number_of,
)
from sietch.arrakis.map import SETTLED
from sietch.arrakis.position import Legion, Position, Whereabouts, is_whole, lay_out, number, say, truth, within
from sietch.arrakis.rounds import ACTIONS, DEAL, PHASE, ROUND, ROUND_END, ROUND_START, set_table
from sietch.arrakis.rules import ARRAKIS, ruleset
from sietch.arrakis.state import Arrakis
from sietch.arrakis.turns import ACTION_TURNS, unused
from sietch.core.game import Game
from sietch.core.state import Foretold, ScriptError, script_of, seeded

MOST_ROLLED = 100  # in one go, which is more than there are dice


def legion(
    regular: int = 0,
    elite: int = 0,
    special: int = 0,
    leader: int = 0,
    named: Sequence[str] = (),
    tokens: Sequence[str] = (),
) -> Legion:
    """Units, generic leaders, named leaders by id, and deployment tokens by id (face down)."""
    leaders = tuple(sorted(_numbers(LEADERS, named)))
    return Legion((regular, elite, special, leader), leaders, tuple(sorted(_numbers(TOKENS, tokens))))


class Scenario:
    """A position being described. Every method returns the scenario, until one starts the game."""

    players = 2
    # What a set-up says besides.
    said: Mapping[str, Any] = {}

    def __init__(
        self,
        dealt: bool = False,
        house_rules: Sequence[str] = (),
        seed: int = 1,
        chance: str = "seeded",
        ask_everything: bool = False,
    ) -> None:
        if isinstance(house_rules, str) or not isinstance(house_rules, Sequence):
            raise ValueError(f"house rules are a list of names, not {house_rules!r}")
        self.setup = ARRAKIS.setup({"players": self.players, "house_rules": list(house_rules), **self.said})
        self.rules = ARRAKIS.of(self.setup)
        self.dealt = truth("dealt", dealt)
        self.seed = number("a seed", seed)
        self.chance = chance
        self.ask_everything = truth("ask_everything", ask_everything)
        self.told = Position()

    # ---- the map

    def area(self, id: str, *, atreides: Legion | None = None, harkonnen: Legion | None = None) -> Self:
        """The legion of a side in an area, instead of one that was dealt there."""
        for seat, new in enumerate((atreides, harkonnen)):
            if new is not None:
                if not isinstance(new, Legion):
                    raise ValueError(f"the legion in {id} is told as legion(...), not {new!r}")
                say(self.told.legions, (seat, _number(AREAS, id)), new, f"the legion in {id}")
        return self

    def settlements(self, *ids: str) -> Self:
        """The Harkonnen settlements that stand; without names: all six."""
        standing = _set(AREAS, ids) if ids else sum(1 << area for area in SETTLED)
        self.told.settlements |= standing
        return self

    def sietch(self, id: str, level: int = 1, *, hidden: bool = False) -> Self:
        """A sietch in an area, face up unless hidden."""
        told = number("the level of a sietch", level), truth("hidden", hidden)
        say(self.told.sietches, _number(AREAS, id), told, f"the sietch in {id}")
        return self

    def station(self, id: str, face: str = "kh") -> Self:
        """A testing station. Which face lies where is chance; with one station it is this one."""
        say(self.told.stations, _number(AREAS, id), _index(MARKERS, face), f"the station in {id}")
        return self

    def detonated(self, id: str) -> Self:
        """The family atomics were used here."""
        return self._value("detonated", _number(AREAS, id))

    def wormsign(self, id: str, face: str = "wormsign-sand") -> Self:
        say(self.told.wormsigns, _number(AREAS, id), _number(SIGNS, face), f"the wormsign in {id}")
        return self

    def worm(self, *ids: str) -> Self:
        self.told.worms |= _set(AREAS, ids)
        return self

    def wild_maker(self, id: str, *, spent: bool = True) -> Self:
        """The Wild Maker in an area; its card starts exhausted."""
        self.leader("wild-maker", spent=spent)
        return self._value("wild_maker", _number(AREAS, id))

    def harvester(self, *ids: str) -> Self:
        self.told.harvesters |= _set(AREAS, ids)
        return self

    def ornithopter(self, *zones: str) -> Self:
        self.told.ornithopters |= _set(ZONES, zones)
        return self

    def carryall(self, *zones: str) -> Self:
        self.told.carryalls |= _set(ZONES, zones)
        return self

    # ---- leaders

    def leader(self, id: str, *, at: str = "", tank: int = 0, spent: bool = False) -> Self:
        """A named leader in play: in an area with units, on a space of the tank, or beside the board.

        Whoever enters after another leader left (Paul-Muad'Dib, Feyd-Rautha ...) sends that one out of the game.
        """
        leader = _number(LEADERS, id)
        if at != "" or number(f"the space of {id} in the tank", tank):
            where = Whereabouts(_number(AREAS, at) if at != "" else -1, tank)
            say(self.told.leaders, leader, where, f"where {id} is")
        self.told.spent[leader] = truth("spent", spent) or self.told.spent.get(leader, False)
        return self

    def gone(self, *ids: str) -> Self:
        """Leaders that left the game for good."""
        self.told.gone |= _set(LEADERS, ids)
        return self

    # ---- the sides

    def dice(self, seat: int, **results: int) -> Self:
        """All unused action dice of a side: `dice(0, strategy=2, mentat=1)`; without numbers: none."""
        say(self.told.dice, _seat(seat), _counts(RESULTS, results), f"the dice of seat {seat}")
        return self

    def sisters(self, seat: int, n: int, **slots: int) -> Self:
        """Bene Gesserit tokens that a side holds, and in which slots unused ones lie: `sisters(0, 1, house=1)`."""
        what = f"the Bene Gesserit tokens of seat {_seat(seat)}"
        say(self.told.sisters, seat, (number(what, n), _counts(RESULTS, slots)), what)
        return self

    def hand(self, seat: int, *ids: str) -> Self:
        """Planning cards out of the side's decks."""
        self.told.hands[_seat(seat)].extend(_numbers(PLANNING, ids))
        return self

    def discard(self, seat: int, *ids: str) -> Self:
        """Planning cards out of the side's decks on its discard pile."""
        self.told.discards[_seat(seat)].extend(_numbers(PLANNING, ids))
        return self

    def empty_decks(self, seat: int, *, house: bool = True, ally: bool = True) -> Self:
        """The rest of the side's decks lies on its discard pile."""
        wanted = {True: truth("house", house), False: truth("ally", ally)}
        self.told.emptied |= {(_seat(seat), deck) for deck in wanted if wanted[deck]}
        return self

    def tokens_left(self, *ids: str) -> Self:
        """The standard deployment tokens that can still be drawn; the others left the game."""
        return self._value("tokens_left", sorted(_numbers(TOKENS, ids)))

    def supply(self, seat: int, **figures: int) -> Self:
        """How many figures are left to take: `supply(1, special=0)`. The others stand in mountains out of the way."""
        for name, n in figures.items():
            what = f"the supply of {name}"
            say(self.told.supplies, (_seat(seat), _index(FIGURES, name)), number(what, n), what)
        return self

    # ---- tracks and cards of the table

    def supremacy(self, n: int) -> Self:
        """The marker stands there and brought what it reached; tokens of the Bene Gesserit too."""
        return self._value("supremacy", n)

    def prescience(self, **markers: int) -> Self:
        """Markers stand there and brought the leaders they reached: `prescience(kh=3, ji=1)`."""
        for name, n in markers.items():
            say(self.told.markers, _index(MARKERS, name), n, f"the marker {name}")
        return self

    def objective(self, id: str) -> Self:
        """The secret objective of the Atreides."""
        return self._value("objective", _number(OBJECTIVES, id))

    def revealed(self, *ids: str, claims: int = 0) -> Self:
        """The prescience cards laid out in this round, and how many were claimed in it already."""
        self.told.revealed.extend(_numbers(PRESCIENCE, ids))
        return self._value("claims", claims) if number("claims", claims) else self

    def held(self, id: str) -> Self:
        """The prescience card that Eyes of Ibad keeps from earlier rounds."""
        return self._value("held", _number(PRESCIENCE, id))

    def removed(self, *ids: str) -> Self:
        """Prescience cards that left the game."""
        self.told.removed.extend(_numbers(PRESCIENCE, ids))
        return self

    def imperium(self, choam: int = 1, spacing_guild: int = 1, landsraad: int = 1) -> Self:
        """The rows of the imperium markers, 1 the top and 5 the bottom."""
        return self._value("imperium", [choam, spacing_guild, landsraad])

    def sanctions(self, *powers: str) -> Self:
        """The imperium bans that are active."""
        return self._value("sanctions", sum({1 << _index(POWERS, power) for power in powers}))

    def spice_reserve(self, n: int) -> Self:
        return self._value("reserve", n)

    def round(self, n: int) -> Self:
        return self._value("round", n)

    def field(self, **values: Any) -> Self:
        """Any field of the state by name, for what has no word of its own."""
        for name, value in values.items():
            kind = next((field.holds.type for field in self.rules.schema.game if field.name == name), None)
            if kind is None:
                raise ValueError(f"a game has no {name!r}")
            if not _is_kind(kind, value):
                raise ValueError(f"{name} is of the kind {kind}, unlike {value!r}")
            say(self.told.fields, name, value, name)
        return self

    def _value(self, name: str, value: Any) -> Self:
        say(self.told.values, name, value, name.replace("_", " "))
        return self

    def _table(self) -> Arrakis:
        """The position as it was told, before anything happens."""
        g = self.rules.blank()
        set_table(g, sum(1 << HOUSE_RULES.index(name) for name in self.setup["house_rules"]))
        g.rng = seeded(self.seed)
        g.round = 1
        if self.dealt:
            DEAL.run(g, -1, 0)
        else:
            g.settlements = g.sietches = g.stations = 0
            g.station_faces = []
        for side in self.rules.course.rolling:
            g.players[side].dice[MENTAT] = 1
        lay_out(g, self.told)
        self._lay(g)
        g.hold = self.ask_everything
        return g

    def _lay(self, g: Arrakis) -> None:
        """What there is besides on a table of this kind."""

    # ---- starting; outcomes: what chance gives until the first decision

    def turn(self, seat: int, outcomes: list[int] | None = None, *, foretold: list[int] | None = None) -> Game:
        """The seat (0 or 1) is about to take an action turn. foretold: what chance gives where it can."""
        _seat(seat)
        g = self._table()
        if not unused(g, HARKONNEN):
            raise ValueError("the action phase is over when the Harkonnen have no die")
        g.phase = ACTIONS
        _rest_of_round(g, ACTIONS + 1)
        g.push(ACTION_TURNS, seat, 0)
        return self._go(g, outcomes, foretold)

    def phase(self, name: str, outcomes: list[int] | None = None, *, foretold: list[int] | None = None) -> Game:
        """A phase begins: "vehicles", "actions" (the dice are rolled), "hazards", "spice", "round-end"; or the next
        round, with "round-start"."""
        phase = _index(PHASES, name)
        g = self._table()
        for p in g.players:
            p.dice = [0] * len(RESULTS)
        if phase <= ROUND_START:
            g.round -= 1
            g.push(ROUND, -1, 0)
        else:
            _rest_of_round(g, phase)
        return self._go(g, outcomes, foretold)

    def _go(self, g: Arrakis, outcomes: list[int] | None, foretold: list[int] | None) -> Game:
        g.events = []
        if outcomes is not None and not (isinstance(outcomes, list) and all(map(is_whole, outcomes))):
            raise ValueError(f"outcomes are a list that chance(...) or rolled(...) gives, not {outcomes!r}")
        g.script = None if outcomes is None else script_of(outcomes)
        if foretold is not None:
            g.script = Foretold(foretold)
        g.proceed()
        if isinstance(g.script, tuple) and g.script:
            raise ScriptError(g.script[0], [])
        g.script = None
        g.log = None
        wrong = self.rules.check(g)
        if wrong:
            raise ValueError("such a position cannot be: " + "; ".join(wrong))
        return Game(self.rules, self.setup, 0, state=g, chance=self.chance)


def _rest_of_round(g: Arrakis, first: int) -> None:
    g.push(ROUND, -1, 0)
    for phase in range(ROUND_END, first - 1, -1):
        g.push(PHASE, -1, phase)


def arrakis(**options: Any) -> Scenario:
    """A scenario of War for Arrakis; options: dealt, house_rules, seed, chance ("seeded" or "ask"),
    ask_everything."""
    return Scenario(**options)


def chance(*keys: str) -> list[int]:
    """Outcomes of chance by their keys: `chance("rolled:hit", "drawn-sign:wormsign-worm")`."""
    try:
        # Those of two against the Mahdi rules are all that there are.
        return [ruleset(2, ("mahdi",)).number(key) for key in keys]
    except (KeyError, AttributeError, TypeError):
        raise ValueError(f"some of {', '.join(map(repr, keys))} is no outcome of chance") from None


def rolled(hit: int = 0, shield: int = 0, special: int = 0) -> list[int]:
    """Combat dice."""
    return _rolled("rolled", {"hit": hit, "shield": shield, "special": special})


def rolled_actions(**results: int) -> list[int]:
    """Action dice: `rolled_actions(strategy=2, mentat=1)`."""
    return _rolled("rolled-action", results)


def _rolled(kind: str, results: dict[str, int]) -> list[int]:
    for name, n in results.items():
        within(f"how many {name} are rolled", n, 0, MOST_ROLLED)
    return chance(*(f"{kind}:{name}" for name, n in results.items() for _ in range(n)))


def legion_at(game: Game, seat: int, id: str) -> dict[str, int]:
    """The figures of a side in an area, by kind; {} for none. Named leaders are in the view's `leader_at`."""
    found: dict[str, int] = game.view(seat)["players"][seat]["legions"].get(id, {})
    return found


def _is_kind(kind: str, value: Any) -> bool:
    if kind == "bool":
        return isinstance(value, bool)
    if kind == "int":
        return is_whole(value)
    return isinstance(value, list if kind == "list[int]" else tuple) and all(map(is_whole, value))


def _seat(seat: int) -> int:
    within("a seat", seat, ATREIDES, HARKONNEN)
    return seat


def _number(table: list[Any], id: str) -> int:
    try:
        return number_of(table, id)
    except (KeyError, TypeError):
        raise ValueError(f"there is no {id!r} here") from None


def _numbers(table: list[Any], ids: Sequence[str]) -> list[int]:
    if isinstance(ids, str) or not isinstance(ids, Sequence):
        raise ValueError(f"names stand in a list, unlike {ids!r}")
    return [_number(table, id) for id in ids]


def _index(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise ValueError(f"there is no {name!r}; possible: {', '.join(names)}")
    return names.index(name)


def _set(table: list[Any], ids: Sequence[str]) -> int:
    return sum({1 << number for number in _numbers(table, ids)})


def _counts(names: Sequence[str], counts: dict[str, int]) -> list[int]:
    for name, n in counts.items():
        _index(names, name)
        number(f"how many {name}", n)
    return [counts.get(name, 0) for name in names]
