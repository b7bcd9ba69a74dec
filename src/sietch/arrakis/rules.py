"""War for Arrakis as the core's `Game` needs it: set-up options, scores, features of options, and a checker."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from sietch.arrakis import cards  # noqa: F401 - importing registers the cards
from sietch.arrakis.battle import BURN
from sietch.arrakis.catalogue import catalogue
from sietch.arrakis.components import (
    ATREIDES,
    FACE_NOUNS,
    FACES,
    FIGURE_NOUNS,
    FIGURES,
    HARKONNEN,
    HOUSE_RULES,
    LEVELS,
    NODES,
    OBJECTIVES,
    PLANNING,
    SIDES,
    TABLES,
    name_id,
    number_of,
)
from sietch.arrakis.facts import EDITION, ensure_usable
from sietch.arrakis.invariants import check
from sietch.arrakis.layout import layout
from sietch.arrakis.mahdi import MAHDI
from sietch.arrakis.mahdi.outlook import ForTheHarkonnen
from sietch.arrakis.module import Course, Module, Seat
from sietch.arrakis.outlook.answers import Outlook
from sietch.arrakis.outlook.appraisal import appraise, chapter
from sietch.arrakis.outlook.positions import WEIGHTS, stage
from sietch.arrakis.prescience import fulfilled
from sietch.arrakis.rounds import DEAL, ROUND, set_table
from sietch.arrakis.ruleset import Ruleset
from sietch.arrakis.spice import SPEND, VEHICLES_STEP
from sietch.arrakis.state import Arrakis, Player
from sietch.arrakis.steps import Asking
from sietch.arrakis.study import QUESTIONS, study
from sietch.arrakis.turns import TURN, TURN_ENDS, unused
from sietch.core.catalogue import Entry
from sietch.core.game import Event
from sietch.core.names import check_names
from sietch.core.node import Features, Words
from sietch.core.rules import Choices, OtherFacts, SetupError, SetupOption
from sietch.core.state import ARG, KIND_SHIFT, Undecided
from sietch.core.study import Study

Arrakis.nodes = NODES

PLAYERS = 2
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

# When the game of two last changed what it does.
VERSION = 4
ROLES = ("atreides", "harkonnen")
# By number of players: the modules that such a table is played with.
MODULES: dict[int, tuple[Module, ...]] = {1: (MAHDI,), 2: ()}


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
        burn=(BURN, BURN),
        spend=SPEND,
    )


class WarForArrakis(Ruleset):
    name = "arrakis"
    weights = MappingProxyType(WEIGHTS)
    questions = QUESTIONS
    clear_difference = 0.3
    thrift = 0.5
    has_battles = True

    def choices(self) -> Choices:
        alone = dict.fromkeys(MAHDI.house_rules, (1,))
        house_rules = SetupOption("house_rules", "any", HOUSE_RULES, people=alone)
        return Choices(tuple(MODULES), PLAYERS, (house_rules,), roles=ROLES)

    def catalogue(self) -> list[Entry]:
        ensure_usable()
        return catalogue()

    def layout(self) -> dict[str, Any]:
        ensure_usable()
        return layout()

    def setup(self, options: Mapping[str, Any]) -> dict[str, Any]:
        ensure_usable()
        known = {"players", "house_rules", "names", "facts", "modules", "leaders"}
        for name in options:
            if name not in known:
                raise SetupError(f"unknown set-up option {name!r}; possible: {', '.join(sorted(known))}")
        players = options.get("players", PLAYERS)
        if players not in MODULES or isinstance(players, bool | float):
            raise SetupError(f"War for Arrakis is played by 1 or 2 players here, not {players!r}")
        modules = [module.id for module in MODULES[players]]
        if options.get("leaders"):
            raise SetupError("War for Arrakis has no leaders to choose")
        if options.get("modules") and options["modules"] not in (modules, tuple(modules)):
            if options["modules"] in ([MAHDI.id], (MAHDI.id,)):
                raise SetupError(f"the Mahdi rules are for 1 player here, not {players}")
            raise SetupError("War for Arrakis has no modules to choose: with 1 player it is played by the Mahdi rules")
        rules = ruleset(players).house_rules
        house_rules = options.get("house_rules") or []
        if isinstance(house_rules, str):
            house_rules = [house_rules]
        if not isinstance(house_rules, list | tuple):
            raise SetupError(f"house rules are a list of texts, not {house_rules!r}")
        for name in house_rules:
            if name not in rules:
                raise SetupError(f"unknown house rule {name!r}; possible: {', '.join(rules)}")
        names = check_names(options.get("names") or ["Atreides", "Harkonnen"][:players], players)
        facts = options.get("facts", EDITION)
        if facts != EDITION:
            raise OtherFacts(
                "the game was played with other facts of the box"
                f" ({facts or 'those of the package'}; here: {EDITION or 'those of the package'})"
            )
        return {
            "players": players,
            "house_rules": [name for name in HOUSE_RULES if name in house_rules],
            "names": names,
            "facts": EDITION,
            **({"modules": modules} if modules else {}),
        }

    def of(self, setup: Mapping[str, Any]) -> WarForArrakis:
        return ruleset(setup["players"])

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

    def winners(self, state: Arrakis) -> list[int]:
        return [number for number, seat in enumerate(self.course.seats) if seat.side == state.winner]

    def check(self, state: Arrakis) -> list[str]:
        return check(state)

    def features(self, state: Arrakis, seat: int, option: int) -> Features:
        return self.outlook(state, seat)(option)

    def outlook(self, state: Arrakis, seat: int) -> Callable[[int], Features]:
        if self.for_another(state):
            return ForTheHarkonnen(state).features
        return Outlook(state, self.course.seats[seat].side).features

    def stage(self, state: Arrakis) -> float:
        return stage(state)

    def chapter(self, state: Arrakis) -> float:
        return chapter(state)

    def appraise(self, state: Arrakis) -> list[float]:
        if state.over:
            return super().appraise(state)
        chances = appraise(state, self.course.supremacy_a_round)
        return [chances[seat.side] for seat in self.course.seats]

    def study(self, state: Arrakis, events: Sequence[Event]) -> Study:
        return study(state, events)

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


@cache
def ruleset(players: int) -> WarForArrakis:
    """The rules of a table of so many; put together once."""
    return WarForArrakis(VERSION, MODULES[players], course_of_two())


ARRAKIS = ruleset(PLAYERS)
