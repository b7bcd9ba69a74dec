"""War for Arrakis as the core's `Game` needs it: set-up options, scores, features of options, and a checker."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Any

from sietch.arrakis import cards  # noqa: F401 - importing registers the cards
from sietch.arrakis.battle import BURN
from sietch.arrakis.catalogue import catalogue
from sietch.arrakis.components import (
    ATREIDES,
    DECKS,
    FACE_NOUNS,
    FACES,
    FIGURE_NOUNS,
    FIGURES,
    HARKONNEN,
    HOUSE_RULES,
    LEADERS,
    LEVELS,
    NAMED,
    NODES,
    OBJECTIVES,
    PLANNING,
    SIDES,
    TABLES,
    TACTICS,
    name_id,
    number_of,
)
from sietch.arrakis.facts import EDITION, ensure_usable
from sietch.arrakis.invariants import check
from sietch.arrakis.layout import layout, partner_boards
from sietch.arrakis.mahdi import MAHDI
from sietch.arrakis.mahdi.appraisal import appraise_alone
from sietch.arrakis.mahdi.outlook import ALONE, AgainstMahdi, ForTheHarkonnen
from sietch.arrakis.module import Course, Module, Seat
from sietch.arrakis.outlook.answers import Outlook
from sietch.arrakis.outlook.appraisal import appraise, chapter
from sietch.arrakis.outlook.positions import STEPS_TO_WIN, WEIGHTS, stage
from sietch.arrakis.planning import DISCARD_ONE, HAND_LIMIT, HAND_LIMIT_STEP, draw_planning, drawable, held
from sietch.arrakis.prescience import fulfilled
from sietch.arrakis.rounds import DEAL, ROUND, SWAP, SWAP_WILD_MAKER, set_table
from sietch.arrakis.ruleset import Ruleset
from sietch.arrakis.spice import SPEND, VEHICLES_STEP
from sietch.arrakis.state import Arrakis, Player
from sietch.arrakis.steps import Asking
from sietch.arrakis.study import QUESTIONS, study
from sietch.arrakis.teams import Teams
from sietch.arrakis.teams.outlook import TeamOutlook
from sietch.arrakis.turns import CHANGE, SISTER, TURN, TURN_ENDS, USE_DIE, results, take_die, unused
from sietch.core.catalogue import Entry
from sietch.core.game import Event
from sietch.core.names import check_names
from sietch.core.node import Features, Words
from sietch.core.prices import Prices
from sietch.core.refusing import quoted, unknown, wrong_players
from sietch.core.rules import Choices, ModuleTold, OtherFacts, Roles, SetupError, SetupOption
from sietch.core.state import ARG, KIND_SHIFT, Undecided
from sietch.core.study import Study

Arrakis.nodes = NODES

USUAL = 2
# What seats are called where nobody says so.
NAMES = {
    "atreides": "Atreides",
    "harkonnen": "Harkonnen",
    "house-atreides": "House Atreides",
    "fremen-ally": "Fremen",
    "house-harkonnen": "House Harkonnen",
    "corrino-ally": "Corrino",
}
# Tables whose things are only names: the kind of the message that has them.
TITLES = {"results": "result", "markers": "marker", "powers": "power", "phases": "phase", "decks": "deck"}


# By what chance answers: what it is drawn for.
ABOUT = {
    "rolled-action": "sides",
    "rolled": "sides",
    "drawn": "decks",
    "drawn-token": "areas",
    "drawn-sign": "areas",
    "station-face": "areas",
    "dealt-level": "areas",
    "dealt-token": "areas",
}

# When every game last changed what it does.
VERSION = 8
NUMBERS = (1, 2, 3, 4)
# By number of players: the modules that such a table is always played with.
ALWAYS = {1: (MAHDI.id,), 3: (Teams.id,), 4: (Teams.id,)}
# Of three which side is shared, the recommended one first.
SHARED = ("harkonnen", "atreides")


def course_of_two() -> Course:
    """A person on each side."""
    return Course(
        seats=(Seat(ATREIDES), Seat(HARKONNEN)),
        drawing=(ATREIDES, HARKONNEN),
        rolling=(HARKONNEN, ATREIDES),
        prescience_cards=3,
        supremacy_a_round=0,
        vehicles=VEHICLES_STEP,
        turn=(TURN, TURN),
        turn_ends=(TURN_ENDS, TURN_ENDS),
        use_die=(USE_DIE, USE_DIE),
        burn=(BURN, BURN),
        spend=SPEND,
        change=(CHANGE, CHANGE),
        sister=(SISTER, SISTER),
        discard=(DISCARD_ONE, DISCARD_ONE),
        cut_hand=(HAND_LIMIT_STEP, HAND_LIMIT_STEP),
        hand_limit=(HAND_LIMIT, HAND_LIMIT),
        swap=(SWAP, SWAP),
        swap_wild_maker=SWAP_WILD_MAKER,
        tanks=[NAMED[leader.side] for leader in LEADERS],
        hand=held,
        drawable=drawable,
        draw=draw_planning,
        results=results,
        take_die=take_die,
    )


def modules_of(players: int, modules: tuple[str, ...], shared: str) -> tuple[Module, ...]:
    """The modules of a table. Two people against the Mahdi rules are partners, without Cones of Silence."""
    if MAHDI.id in modules:
        return (MAHDI,) if players == 1 else (MAHDI, Teams((ATREIDES,), cones=False))
    if players == 3:
        return (Teams((SIDES.index(shared),)),)
    return (Teams((ATREIDES, HARKONNEN)),) if players == 4 else ()


class WarForArrakis(Ruleset):
    name = "arrakis"
    weights = MappingProxyType(WEIGHTS)
    questions = QUESTIONS
    clear_difference = 0.3
    thrift = 0.5
    scores_compare = False
    has_battles = True
    companion = MAHDI.id
    narrowing = frozenset({"sector"})
    said: dict[str, str]  # what a set-up says besides numbers and modules to be played by these rules

    def choices(self) -> Choices:
        by_mahdi = dict.fromkeys(MAHDI.house_rules, MAHDI.id)
        options = (
            SetupOption("modules", "any", (MAHDI.id,), people={MAHDI.id: (1, 2)}),
            SetupOption("shared", "one", SHARED, people=dict.fromkeys(SHARED, (3,))),
            SetupOption("house_rules", "any", HOUSE_RULES, needs=by_mahdi, people=dict.fromkeys(by_mahdi, (1, 2))),
        )
        tables = (
            *(Roles(players, tuple(ruleset(players).roles())) for players in NUMBERS),
            *(Roles(3, tuple(ruleset(3, None, side).roles()), {"shared": side}) for side in SHARED),
            Roles(2, tuple(ruleset(2, (MAHDI.id,)).roles()), {"modules": MAHDI.id}),
        )
        return Choices(NUMBERS, USUAL, options, roles=tables, always={1: ALWAYS[1]})

    def roles(self) -> list[str]:
        """By seat, what it is: a side or a part of one."""
        return [SIDES[seat.side] if seat.deck < 0 else DECKS[seat.deck] for seat in self.course.seats]

    def side_name(self, seat: int) -> str:
        return SIDES[self.course.seats[seat].side]

    def modular(self) -> list[ModuleTold]:
        return [ModuleTold(MAHDI.id, (), {"tactic": len(TACTICS)}, mode=True)]

    def catalogue(self) -> list[Entry]:
        ensure_usable()
        return catalogue()

    def layout(self) -> dict[str, Any]:
        ensure_usable()
        return layout() | ({"partners": partner_boards(self.shared)} if self.shared else {})

    def setup(self, options: Mapping[str, Any]) -> dict[str, Any]:
        ensure_usable()
        known = {"players", "shared", "house_rules", "names", "facts", "modules", "leaders"}
        for name in options:
            if name not in known:
                raise SetupError(unknown("options", name, sorted(known)))
        players = options.get("players", USUAL)
        if players not in NUMBERS or isinstance(players, bool | float):
            raise SetupError(wrong_players(self.name, NUMBERS, players))
        if options.get("leaders"):
            raise SetupError(("setup-no-leaders", {}))
        shared = self._shared(players, options.get("shared"))
        table = ruleset(players, self._modules(players, options.get("modules")), shared)
        modules = [module.id for module in table.modules]
        rules = table.house_rules
        house_rules = options.get("house_rules") or []
        if isinstance(house_rules, str):
            house_rules = [house_rules]
        if not isinstance(house_rules, list | tuple):
            raise SetupError(("setup-list", {"what": "house-rules", "said": quoted(house_rules)}))
        for name in house_rules:
            if name not in rules:
                raise SetupError(unknown("house-rules", name, rules))
        names = check_names(options.get("names") or [NAMES[role] for role in table.roles()], players)
        facts = options.get("facts", EDITION)
        if facts != EDITION:
            said = {"then": _edition_words(facts), "now": _edition_words(EDITION)}
            raise OtherFacts(("setup-other-facts", said))
        return {
            "players": players,
            "house_rules": [name for name in HOUSE_RULES if name in house_rules],
            "names": names,
            "facts": EDITION,
            **({"modules": modules} if modules else {}),
            **({"shared": shared} if shared else {}),
        }

    def _modules(self, players: int, said: Any) -> tuple[str, ...]:
        """The modules that were asked for; those that join by themselves may be named, too."""
        if not said:
            return ALWAYS.get(players, ())
        if not isinstance(said, list | tuple) or not all(isinstance(name, str) for name in said):
            raise SetupError(("setup-list", {"what": "modules", "said": quoted(said)}))
        for name in said:
            if name not in (MAHDI.id, Teams.id):
                raise SetupError(unknown("modules", name, [MAHDI.id]))
        if MAHDI.id in said and players > 2:
            raise SetupError(("setup-mahdi-players", {"players": players}))
        if Teams.id in said and (players == 1 or (players == 2 and MAHDI.id not in said)):
            raise SetupError(("setup-no-partners", {}))
        return (MAHDI.id,) if MAHDI.id in said else ALWAYS.get(players, ())

    def _shared(self, players: int, said: Any) -> str:
        """Of three players two share a side; nobody else has to say which."""
        if said is not None and said not in SHARED:
            raise SetupError(("setup-shared", {"possible": ", ".join(SHARED), "said": quoted(said)}))
        if players != len(SHARED) + 1:
            if said is not None:
                raise SetupError(("setup-shared-players", {"players": players}))
            return ""
        return str(said or SHARED[0])

    def of(self, setup: Mapping[str, Any]) -> WarForArrakis:
        return ruleset(setup["players"], tuple(setup.get("modules", ())), setup.get("shared", ""))

    def sample(self, players: int) -> Arrakis:
        """A table by these rules."""
        modules = [module.id for module in self.modules]
        return self.start(self.setup({"players": players, "modules": modules, **self.said}), 0, None)

    def start(self, setup: Mapping[str, Any], rng: int, script: Any, events: Any = None) -> Arrakis:
        g = self.of(setup).blank()
        set_table(g, sum(1 << HOUSE_RULES.index(name) for name in setup["house_rules"]))
        g.rng, g.script, g.events = rng, script, events
        g.push(ROUND, -1, 0)
        g.push(DEAL, -1, 0)
        g.proceed()
        return g

    def blank(self) -> Arrakis:
        g = Arrakis()
        g.ruleset = self
        g.clear()
        for part in self.parts:
            part.clear(g)
        return g

    def blank_player(self) -> Player:
        p = Player()
        p.clear()
        for part in self.parts:
            part.clear_player(p)
        return p

    def derived(self, state: Arrakis, side: int) -> dict[str, Any]:
        """Who wins by a secret objective shows it."""
        shown = fulfilled(state) if state.over and state.winner == side == ATREIDES else []
        objectives = [OBJECTIVES[number].id for number in shown]
        return {"unused_dice": unused(state, side), "side": SIDES[side], "objectives_shown": objectives}

    def scores(self, state: Arrakis) -> list[int]:
        """What the side of each seat counts: its prescience in all, or supremacy."""
        counts = (sum(state.prescience), state.supremacy)
        return [counts[seat.side] for seat in self.course.seats]

    @property
    def champion(self) -> str:
        return "mahdi" if self.unmanned else "arrakis"

    def lead(self, state: Arrakis) -> float:
        """Of the Atreides, who play against time: what they have of prescience beyond supremacy, each in tenths."""
        return 10 * sum(state.prescience) / STEPS_TO_WIN - state.supremacy

    def winners(self, state: Arrakis) -> list[int]:
        return [number for number, seat in enumerate(self.course.seats) if seat.side == state.winner]

    def check(self, state: Arrakis) -> list[str]:
        return check(state)

    def features(self, state: Arrakis, seat: int, option: int) -> Features:
        return self.outlook(state, seat)(option)

    def outlook(self, state: Arrakis, seat: int, prices: Prices | None = None) -> Callable[[int], Features]:
        if self.for_another(state):
            return ForTheHarkonnen(state).features
        if self.unmanned and not self.shared:
            return AgainstMahdi(state, self.course.seats[seat].side).features
        if self.shared:
            return TeamOutlook(state, self.course.seats[seat].side).features
        return Outlook(state, self.course.seats[seat].side).features

    def stage(self, state: Arrakis) -> float:
        return stage(state)

    def chapter(self, state: Arrakis) -> float:
        return chapter(state)

    def appraise(self, state: Arrakis, value: Prices | None = None) -> list[float]:
        if state.over:
            return super().appraise(state)
        chances = appraise_alone(state) if self.unmanned else appraise(state)
        return [chances[seat.side] for seat in self.course.seats]

    def study(self, state: Arrakis, events: Sequence[Event]) -> Study:
        found = study(state, events)
        return replace(found, sources=tuple(found.sources[seat.side] for seat in self.course.seats))

    def option_words(self, state: Arrakis, option: int) -> Words:
        kind = self.option_kinds[option >> KIND_SHIFT]
        arg = option & ARG
        if kind.of == "nodes":
            node = NODES.nodes[arg]
            if kind.name == "effect" and node.source >= 0:
                return ("option-card-effect", {"card": name_id(PLANNING[node.source]), "what": node.chosen_words()})
            return ("option-effect", {"what": node.chosen_words()})
        if kind.name in ("yes", "no"):
            return (f"option-{kind.name}", {})
        if kind.of == "number":
            return ("option-number", {"n": arg})
        if kind.of == "levels":
            return (f"arrakis-option-{kind.name}", {"n": int(LEVELS[arg])})
        # Chance may ask without a state; what it gives has the same words whoever is asked.
        asking = None if state is None else state.asking
        side = None if asking is None else asking[1]
        args: dict[str, object] = {}
        if kind.of:
            name = self.name_words(kind.of, TABLES[kind.of][arg].id, side)
            args["what" if isinstance(name, str) else "name"] = name
        if asking is not None and isinstance(asking[0], Asking):
            return asking[0].option_words(asking[1], kind.name, args)
        return (f"arrakis-option-{kind.name}", args)

    def chance_prompt(self, undecided: Undecided) -> Words:
        """What people at a real table are asked, and what it is about: an area, a deck or whose die it is."""
        kind = self.option_kinds[undecided.options[0] >> KIND_SHIFT].name
        about, table = undecided.about, ABOUT.get(kind)
        prompt = f"arrakis-prompt-chance-{kind}"
        if about < 0 or table is None:
            return (prompt, {})
        if table == "sides":
            return (f"{prompt}-{SIDES[about]}", {})
        return (f"{prompt}-there", {"what": self.name_words(table, TABLES[table][about].id)})

    def name_words(self, table: str, id: str, seat: int | None = None) -> Words | str:
        """A noun for figures, vehicles and combat results, otherwise the words that name the thing."""
        if table == "vehicles":
            return id
        if table == "faces":
            return FACE_NOUNS[FACES.index(id)]
        if table == "figures":
            return FIGURE_NOUNS[-1 if seat is None else seat][FIGURES.index(id)]
        if table in TITLES:
            return (f"arrakis-{TITLES[table]}-{id}", {})
        things = TABLES[table]
        return name_id(things[number_of(things, id)])


def ruleset(players: int, modules: tuple[str, ...] | None = None, shared: str = "") -> WarForArrakis:
    """The rules of a table of so many; put together once."""
    modules = ALWAYS.get(players, ()) if modules is None else modules
    if players == 3:
        shared = shared or SHARED[0]
    return _put_together(players, MAHDI.id in modules, shared)


@cache
def _put_together(players: int, mahdi: bool, shared: str) -> WarForArrakis:
    rules = WarForArrakis(VERSION, modules_of(players, (MAHDI.id,) if mahdi else (), shared), course_of_two())
    rules.said = {"shared": shared} if shared else {}
    if rules.unmanned and not shared and players == 1:
        rules.weights = MappingProxyType(ALONE)
        rules.clear_difference = 1.0
        # Nobody else waits, and one person's game takes few turns.
        rules.thrift, rules.leisure = 2.0, 3.0
    return rules


ARRAKIS = ruleset(USUAL)


def _edition_words(edition: object) -> Words | str:
    return quoted(edition) if edition else ("setup-package-facts", {})
