"""Uprising as the core's `Game` needs it: set-up options, scores, features of options, and a checker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from sietch.core.catalogue import Entry
from sietch.core.game import Event
from sietch.core.names import check_names
from sietch.core.node import Features, Words
from sietch.core.rules import Choices, Rules, SetupError, SetupOption
from sietch.core.state import ARG, KIND_SHIFT
from sietch.core.study import Study
from sietch.imperium import modules
from sietch.imperium import options as o
from sietch.imperium.appraisal import appraise
from sietch.imperium.catalogue import catalogue
from sietch.imperium.components import CARDS, HOUSE_RULES, LEADERS, NODES, TABLES, name_id, number_of
from sietch.imperium.invariants import check
from sietch.imperium.outlook import option_features
from sietch.imperium.rounds import CHOOSE_LEADERS, DEAL, DEALT, PICKED, ROUND, set_table, standing
from sietch.imperium.schema import SCHEMA
from sietch.imperium.spies import spies_in_supply
from sietch.imperium.state import Imperium, Player
from sietch.imperium.study import QUESTIONS, study
from sietch.imperium.troops import strength
from sietch.imperium.weights import WEIGHTS, stage

Imperium.nodes = NODES

# Importing the modules registered all components; Uprising itself is always there.
PLAYERS = (3, 4)
MODULES = tuple(name for name in modules.__all__ if name != "uprising")


class Uprising(Rules):
    name = "uprising"
    version = 3
    schema = SCHEMA
    option_kinds = o.KINDS
    event_kinds = o.EVENTS
    tables = TABLES
    weights = MappingProxyType(WEIGHTS)
    questions = QUESTIONS
    clear_difference = 3.0

    def choices(self) -> Choices:
        leaders = [leader for leader in LEADERS if not leader.other_side]
        of_modules = {leader.id: leader.module for leader in leaders if leader.module in MODULES}
        return Choices(
            PLAYERS,
            4,
            (
                SetupOption("modules", "any", MODULES, suggested=("choam",)),
                SetupOption("house_rules", "any", HOUSE_RULES),
                SetupOption("leaders", "each", ("random", "choose", *(x.id for x in leaders)), needs=of_modules),
            ),
        )

    def catalogue(self) -> list[Entry]:
        return catalogue()

    def setup(self, options: Mapping[str, Any]) -> dict[str, Any]:
        known = {"players", "modules", "leaders", "house_rules", "names"}
        for name in options:
            if name not in known:
                raise SetupError(f"unknown set-up option {name!r}; possible: {', '.join(sorted(known))}")
        players = options.get("players", 4)
        if not isinstance(players, int) or isinstance(players, bool) or players not in PLAYERS:
            raise SetupError(f"Uprising is played by 3 or 4 players here, not {players!r}")
        modules = _names("module", options.get("modules") or [], MODULES)
        house_rules = _names("house rule", options.get("house_rules") or [], HOUSE_RULES)
        leaders = self._leaders(options.get("leaders"), players, modules)
        names = check_names(options.get("names") or [f"Player {seat + 1}" for seat in range(players)], players)
        return {
            "players": players,
            "modules": modules,
            "leaders": leaders,
            "house_rules": house_rules,
            "names": names,
        }

    def _leaders(self, wanted: Any, players: int, modules: list[str]) -> list[str]:
        """Each seat's leader: an id, "random" (dealt) or "choose" (picked in seat order)."""
        if wanted is None or isinstance(wanted, str):
            wanted = [wanted or "random"] * players
        leaders = [name or "random" for name in _texts("leaders", wanted, none="")]
        if len(leaders) != players:
            raise SetupError(f"{players} players need {players} leaders, not {len(leaders)}")
        possible = [
            leader.id for leader in LEADERS if not leader.other_side and leader.module in ("uprising", *modules)
        ]
        for name in leaders:
            if name not in ("random", "choose") and name not in possible:
                raise SetupError(f"unknown leader {name!r}; possible: random, choose, {', '.join(possible)}")
        named = [name for name in leaders if name in possible]
        if len(named) != len(set(named)):
            raise SetupError("a leader can be taken by one player only")
        return leaders

    def start(self, setup: Mapping[str, Any], rng: int, script: Any, events: Any = None) -> Imperium:
        g = Imperium()
        house_rules = sum(1 << HOUSE_RULES.index(name) for name in setup["house_rules"])
        set_table(g, setup["players"], ("uprising", *setup["modules"]), house_rules)
        g.rng, g.script, g.events = rng, script, events
        numbers = {leader.id: leader.number for leader in LEADERS} | {"random": DEALT, "choose": PICKED}
        wanted = [numbers[name] for name in setup["leaders"]]
        # Named leaders are out of the pool before others are dealt.
        g.push(ROUND, -1, 0)
        g.push(DEAL, -1, 0)
        seats = sorted(range(len(wanted)), key=lambda seat: (wanted[seat] < 0, seat))
        for seat in reversed(seats):
            g.push(CHOOSE_LEADERS, seat, wanted[seat])
        g.proceed()
        return g

    def blank(self) -> Imperium:
        g = Imperium()
        g.clear()
        return g

    def blank_player(self) -> Player:
        p = Player()
        p.clear()
        return p

    def derived(self, state: Imperium, seat: int) -> dict[str, Any]:
        return {"strength": strength(state.players[seat]), "spies_in_supply": spies_in_supply(state, seat)}

    def scores(self, state: Imperium) -> list[int]:
        return [p.points for p in state.players]

    def winners(self, state: Imperium) -> list[int]:
        best = max(standing(p) for p in state.players)
        return [seat for seat, p in enumerate(state.players) if standing(p) == best]

    def check(self, state: Imperium) -> list[str]:
        return check(state)

    def features(self, state: Imperium, seat: int, option: int) -> Features:
        return option_features(state, seat, option)

    def stage(self, state: Imperium) -> float:
        return stage(state)

    def chapter(self, state: Imperium) -> float:
        return state.round

    def appraise(self, state: Imperium) -> list[float]:
        return super().appraise(state) if state.over else appraise(state)

    def study(self, state: Imperium, events: Sequence[Event]) -> Study:
        return study(state, events)

    def option_words(self, state: Imperium, option: int) -> Words:
        kind = o.KINDS[option >> KIND_SHIFT]
        arg = option & ARG
        if kind.of == "nodes":
            node = NODES.nodes[arg]
            if kind.name == "effect" and node.source >= 0:
                return ("option-card-effect", {"card": name_id(CARDS[node.source]), "what": node.chosen_words()})
            return ("option-effect", {"what": node.chosen_words()})
        args: dict[str, object] = {}
        if kind.of == "number":
            args["n"] = arg
        elif kind.of == "seats":
            args["seat"] = arg
        elif kind.of == "factions":
            args["faction"] = TABLES["factions"][arg].id
        elif kind.of:
            args["name"] = name_id(TABLES[kind.of][arg])
        return (f"option-{kind.name}", args)

    def name_words(self, table: str, id: str, seat: int | None = None) -> Words | str:
        if table in ("goods", "factions", "battle-icons"):
            return id
        things = TABLES[table]
        return name_id(things[number_of(things, id)])


def _texts(what: str, wanted: Any, none: str | None = None) -> list[str]:
    """A list of texts; where `none` says what it stands for, nothing may be in it too."""
    if isinstance(wanted, list | tuple):
        texts = [none if text is None else text for text in wanted]
        found = [text for text in texts if isinstance(text, str)]
        if len(found) == len(texts):
            return found
    raise SetupError(f"{what} are a list of texts, not {wanted!r}")


def _names(what: str, wanted: Any, possible: tuple[str, ...]) -> list[str]:
    wanted = [wanted] if isinstance(wanted, str) else _texts(f"{what}s", wanted)
    for name in wanted:
        if name not in possible:
            raise SetupError(f"unknown {what} {name!r}; possible: {', '.join(possible)}")
    return [name for name in possible if name in wanted]


UPRISING = Uprising()
