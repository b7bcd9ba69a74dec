"""The games of the family as the core's `Game` needs them: set-ups, scores, features of options, and a checker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import sietch.imperium.modules  # noqa: F401  (registers all of them)
from sietch.core.catalogue import Entry
from sietch.core.game import Event
from sietch.core.names import check_names
from sietch.core.node import Features, Icon, Node, Words
from sietch.core.prices import Prices
from sietch.core.refusing import named, quoted, unknown, wrong_players
from sietch.core.rules import Choices, ModuleTold, Preset, SetupError, SetupOption
from sietch.core.state import ARG, KIND_SHIFT
from sietch.core.study import Study
from sietch.imperium import options as o
from sietch.imperium.appraisal import appraise, belongings
from sietch.imperium.brings import option_icons
from sietch.imperium.catalogue import components_of, in_order, track
from sietch.imperium.components import CARDS, GOODS, HOUSE_RULES, ICONS, LEADERS, NODES, TABLES, name_id, number_of
from sietch.imperium.invariants import check
from sietch.imperium.layout import layout
from sietch.imperium.module import MODULES, Module
from sietch.imperium.outlook import EXPECTATIONS, Outlook
from sietch.imperium.presets import PRESETS
from sietch.imperium.rounds import ROUND, side_standing
from sietch.imperium.ruleset import Ruleset
from sietch.imperium.setup import CHOOSE_LEADERS, DEALT, PICKED, set_table
from sietch.imperium.state import Imperium
from sietch.imperium.study import QUESTIONS, study
from sietch.imperium.troops import strength
from sietch.imperium.turns import OFFERS, PLAYER_TURNS
from sietch.imperium.weights import stage

Imperium.nodes = NODES

PLAYERS = (3, 4)  # with nothing else than the board; modules bring other numbers
SUGGESTED = ("choam",)  # modules that a newcomer is offered
# By game: the module that is its board, which is always on.
BOARDS = {"uprising": "uprising", "imperium": "base"}


class Family(Ruleset):
    """A ruleset with all that the core asks of it. That of all modules at once stands for the game itself."""

    clear_difference = 3.0
    # A card is played to send an Agent: the space can be chosen first.
    narrowing = frozenset({"play"})
    words_stay = True

    def __init__(self, name: str, modules: Sequence[Module], people: int) -> None:
        super().__init__(name, modules, people, OFFERS, PLAYER_TURNS)
        self.expectations |= EXPECTATIONS
        for module in modules:
            self.expectations |= module.expectations
        self.questions = (*QUESTIONS, *(question for module in modules for question in module.questions))

    def __reduce__(self) -> tuple[Any, ...]:
        return ruleset, (self.name, tuple(module.id for module in self.modules), self.people, type(self))

    def seats(self, state: Imperium) -> int:
        return state.ruleset.people

    def sample(self, players: int) -> Imperium:
        on = [module.id for module in self.modules if module in self.possible_modules()]
        return self.start(self.setup({"players": players, "modules": on}), 0, None)

    # ---- set-ups

    def of(self, setup: Mapping[str, Any]) -> Family:
        """The rules of a set-up, put together once."""
        said = [id for id, module in MODULES.items() if module.said and setup.get(module.said[0]) in module.said[1:]]
        on = (BOARDS[self.name], *setup["modules"], *(id for id in said if BOARDS[self.name] in MODULES[id].joins))
        return ruleset(self.name, on, setup["players"], type(self))

    def possible_modules(self) -> list[Module]:
        """What can join the game; its board is a module, too, and always on."""
        return possible_modules(self.name)

    @property
    def whole(self) -> Family:
        """The game with everything that can join it."""
        return whole_game(self.name)

    def choices(self) -> Choices:
        possible = tuple(module.id for module in self.possible_modules())
        leaders = [leader for leader in LEADERS if not leader.other_side and self.whole.has(leader)]
        modes = modes_of(self.name)
        for_people = {name: people for mode in modes for name, people in mode.house_rules.items()}
        of_board = ruleset(self.name, (BOARDS[self.name],), max(PLAYERS)).house_rules
        house_rules = tuple(name for name in HOUSE_RULES if name in of_board or name in for_people)
        # Leaders that the board itself does not have come with the first module that brings them.
        joining = [leader for leader in leaders if not MODULES[BOARDS[self.name]].brings(leader)]
        of_modules = {leader.id: next(id for id in possible if MODULES[id].brings(leader)) for leader in joining}
        always = {
            n: needed
            for n in possible_players(self.name)
            if (needed := tuple(need for id in seated(self.name, n) for need in MODULES[id].needs))
        }
        return Choices(
            possible_players(self.name),
            4,
            (
                SetupOption("modules", "any", possible, suggested=tuple(id for id in SUGGESTED if id in possible)),
                SetupOption("house_rules", "any", house_rules, people=for_people),
                SetupOption("leaders", "each", ("random", "choose", *(x.id for x in leaders)), needs=of_modules),
                *(option for mode in modes for option in mode.setup_options()),
            ),
            always=always,
            fixed={
                n: {"leaders": self.of({"players": n, "modules": list(needed)}).recipe.leaders}
                for n, needed in always.items()
            },
        )

    def modular(self) -> list[ModuleTold]:
        found = []
        entries = self.whole.catalogue()
        for module in self.possible_modules():
            brings = Counter(entry.kind for entry in entries if entry.module == module.id)
            found.append(ModuleTold(module.id, module.needs, brings))
        return found

    def presets(self) -> list[Preset]:
        """Those whose modules are all there."""
        possible = {module.id for module in self.possible_modules()}
        return [preset for preset in PRESETS[self.name] if possible.issuperset(preset.modules)]

    def catalogue(self) -> list[Entry]:
        """What the modules have, in their order; of a place every face, of what two modules bring one."""
        found: list[Entry] = []
        modules = (*self.modules, *modes_of(self.name)) if self is self.whole else self.modules
        for module in modules:
            found += components_of(module)
            for kind in module.kinds:
                found += [
                    replace(kind.entry(thing), module=module.box or module.id)
                    for thing in kind.table
                    if thing.module == module.id
                ]
            names = {faction: module.track_names.get(faction, ICONS[faction]) for faction in module.tracks}
            found += [track(names[faction], bonus, module.id) for faction, bonus in module.tracks.items()]
        once = {(entry.kind, entry.id, entry.module if entry.kind == "space" else ""): entry for entry in found}
        return in_order(once.values())

    def layout(self) -> dict[str, Any]:
        return layout(self)

    def setup(self, options: Mapping[str, Any]) -> dict[str, Any]:
        of_modes = {option.name for mode in modes_of(self.name) for option in mode.setup_options()}
        known = {"players", "modules", "leaders", "house_rules", "names", *of_modes}
        for name in options:
            if name not in known:
                raise SetupError(unknown("options", name, sorted(known)))
        players = options.get("players", 4)
        if not isinstance(players, int) or isinstance(players, bool) or players not in possible_players(self.name):
            raise SetupError(wrong_players(self.name, possible_players(self.name), players))
        modules = self._modules(options.get("modules") or [], players)
        for module in seated(self.name, players):
            missing = [need for need in MODULES[module].needs if need not in modules]
            if missing:
                said = {"game": self.name, "players": players, "modules_list": named(missing)}
                raise SetupError(("setup-always-with", said))
        for module in modules:
            if players in MODULES[module].not_for:
                raise SetupError(("setup-module-players", {"module": module, "players": players}))
            missing = [need for need in MODULES[module].needs if need not in modules]
            if missing:
                raise SetupError(_needs(module, missing))
        rules = self.of({"modules": modules, "players": players})
        house_rules = _names("house-rules", options.get("house_rules") or [], rules.house_rules)
        leaders = self._leaders(options.get("leaders"), players, modules)
        more: dict[str, Any] = {}
        for mode in rules.modules:
            more |= mode.setup(options, rules, leaders)
        for name in of_modes - more.keys():
            if options.get(name):
                raise SetupError(("setup-option-players", {"option": name, "players": players}))
        names = check_names(options.get("names") or [f"Player {seat + 1}" for seat in range(players)], players)
        return {
            "players": players,
            "modules": modules,
            "leaders": leaders,
            "house_rules": house_rules,
            **more,
            "names": names,
        }

    def _modules(self, wanted: Any, players: int) -> list[str]:
        """The modules that were asked for; the board and those that join by themselves may be named, too."""
        wanted = [wanted] if isinstance(wanted, str) else _texts("modules", wanted)
        possible = [module.id for module in self.possible_modules()]
        board = BOARDS[self.name]
        joining = {board, *joined(players, board, *wanted)}
        for name in wanted:
            if name in MODULES and name not in possible and name not in joining:
                missing = [need for need in MODULES[name].needs if need not in wanted]
                if missing and board in MODULES[name].joins:
                    raise SetupError(_needs(name, missing))
                if not possible:
                    raise SetupError(("setup-without-modules", {"game": self.name, "module": quoted(name)}))
                said = {"game": self.name, "module": quoted(name), "possible": ", ".join(possible)}
                raise SetupError(("setup-not-with", said))
        return _names("modules", [name for name in wanted if name not in joining or name in possible], possible)

    def _leaders(self, wanted: Any, players: int, modules: list[str]) -> list[str]:
        """Each seat's leader: an id, "random" (dealt) or "choose" (picked in seat order)."""
        if wanted is None or isinstance(wanted, str):
            wanted = [wanted or "random"] * players
        leaders = [name or "random" for name in _texts("leaders", wanted, none="")]
        if len(leaders) != players:
            raise SetupError(("setup-count-leaders", {"players": players, "n": len(leaders)}))
        rules = self.of({"modules": modules, "players": players})
        for seat, name in enumerate(leaders):
            own = rules.recipe.leaders.get(seat)
            if own is not None:
                if name not in ("random", "choose", own):
                    said = {"seat": seat + 1, "players": players, "own": quoted(own), "leader": quoted(name)}
                    raise SetupError(("setup-fixed-leader", said))
                leaders[seat] = own
            elif name in rules.recipe.leaders.values():
                raise SetupError(("setup-commander", {"players": players, "leader": quoted(name)}))
        possible = [LEADERS[number].id for number in rules.leaders]
        for name in leaders:
            known = next((leader for leader in LEADERS if leader.id == name and not leader.other_side), None)
            if known is not None and name not in possible and self.whole.has(known):
                brought = next(module.id for module in self.whole.modules if module.brings(known))
                raise SetupError(("setup-leader-module", {"leader": quoted(name), "module": quoted(brought)}))
            if known is not None and name not in possible:
                with_whom = ", ".join(("random", "choose", *possible))
                said = {"game": self.name, "leader": quoted(name), "possible": with_whom}
                raise SetupError(("setup-leader-elsewhere", said))
            if name not in ("random", "choose") and name not in possible:
                raise SetupError(unknown("leaders", name, ("random", "choose", *possible)))
        named = [name for name in leaders if name in possible]
        if len(named) != len(set(named)):
            raise SetupError(("setup-leader-twice", {}))
        return leaders

    def start(self, setup: Mapping[str, Any], rng: int, script: Any, events: Any = None) -> Imperium:
        return self.prepare(setup, rng, script, events, ROUND)

    def prepare(
        self, setup: Mapping[str, Any], rng: int, script: Any, events: Any = None, then: Node[Any] | None = None
    ) -> Imperium:
        """Set up a table; then: the step that is taken afterwards."""
        g = Imperium()
        g.ruleset = rules = self.of(setup)
        house_rules = sum(1 << HOUSE_RULES.index(name) for name in setup["house_rules"])
        set_table(g, house_rules)
        g.rng, g.script, g.events = rng, script, events
        numbers = {leader.id: leader.number for leader in LEADERS} | {"random": DEALT, "choose": PICKED}
        wanted = [numbers[name] for name in setup["leaders"]]
        # Named leaders are out of the pool before others are dealt.
        if then is not None:
            g.push(then, -1, 0)
        rules.push_steps(g, "ready")
        rules.push_steps(g, "deal")
        for module in rules.modules:
            module.gather(g, setup)
        seats = sorted(range(len(wanted)), key=lambda seat: (wanted[seat] < 0, seat))
        for seat in reversed(seats):
            g.push(CHOOSE_LEADERS, seat, wanted[seat])
        g.proceed()
        return g

    def derived(self, state: Imperium, seat: int) -> dict[str, Any]:
        found = {"strength": strength(state, seat)}
        for module in self.modules:
            found |= module.derived(state, seat)
        return found

    def sides(self, state: Imperium) -> Sequence[int]:
        return self.side[: self.seats(state)]

    def team(self, player: int) -> Sequence[int]:
        return [other for other, side in enumerate(self.side) if side == self.side[player]]

    def scores(self, state: Imperium) -> list[int]:
        return [p.points for p in state.players[: self.seats(state)]]

    @property
    def champion(self) -> str:
        return "imperium"

    def lead(self, state: Imperium) -> float:
        points, people = [p.points for p in state.players], self.seats(state)
        return float(max(points[:people]) - max(points[people:], default=0))

    def winners(self, state: Imperium) -> list[int]:
        standings = [side_standing(state, player) for player in range(len(state.players))]
        return [seat for seat in range(self.seats(state)) if standings[seat] == max(standings)]

    def title(self, state: Imperium, player: int) -> Words:
        leader = state.players[player].leader
        return ("rival-to-come", {}) if leader < 0 else name_id(LEADERS[leader])

    def check(self, state: Imperium) -> list[str]:
        return check(state)

    def features(self, state: Imperium, seat: int, option: int) -> Features:
        return self.outlook(state, seat)(option)

    def outlook(self, state: Imperium, seat: int, prices: Prices | None = None) -> Callable[[int], Features]:
        return Outlook(state, seat, (prices or self.prices).at(stage(state))).features

    def worths(self, state: Imperium, prices: Prices) -> tuple[list[float], Callable[[int], int]]:
        look = Outlook(state, state.asked, prices.at(stage(state)))
        return [look.worth(option) for option in state.options], look.sequel

    def stage(self, state: Imperium) -> float:
        return stage(state)

    def chapter(self, state: Imperium) -> float:
        return state.round

    def belongings(self, state: Imperium) -> list[Features]:
        return [belongings(state, player) for player in range(len(state.players))]

    def appraise(self, state: Imperium, value: Prices | None = None) -> list[float]:
        return super().appraise(state) if state.over else appraise(state, value)[: self.seats(state)]

    def study(self, state: Imperium, events: Sequence[Event]) -> Study:
        found = study(state, events)
        return replace(found, sources=found.sources[: self.seats(state)])

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
        elif kind.of == "goods":
            args["what"] = GOODS[arg]
        elif kind.of == "dice":
            args["n"] = arg + 1
        elif kind.of == "factions":
            args["faction"] = self.track_names[arg]
        elif kind.of:
            args["name"] = name_id(TABLES[kind.of][arg])
        return (f"option-{kind.name}", args)

    def option_icons(self, state: Imperium, option: int) -> list[Icon]:
        return option_icons(state, option)

    def name_words(self, table: str, id: str, seat: int | None = None) -> Words | str:
        if table == "factions":
            return self.track_names[ICONS.index(id)] if id in ICONS else id
        if table in ("goods", "battle-icons", "dice"):
            return id
        return _name_of(table, id)


@cache
def _name_of(table: str, id: str) -> Words:
    things = TABLES[table]
    return name_id(things[number_of(things, id)])


def _texts(what: str, wanted: Any, none: str | None = None) -> list[str]:
    """A list of texts; where `none` says what it stands for, nothing may be in it too."""
    if isinstance(wanted, list | tuple):
        texts = [none if text is None else text for text in wanted]
        found = [text for text in texts if isinstance(text, str)]
        if len(found) == len(texts):
            return found
    raise SetupError(("setup-list", {"what": what, "said": quoted(wanted)}))


def _needs(module: str, missing: list[str]) -> Words:
    return ("setup-needs", {"module": module, "needs_list": named(missing)})


def _names(what: str, wanted: Any, possible: Sequence[str]) -> list[str]:
    wanted = [wanted] if isinstance(wanted, str) else _texts(what, wanted)
    for name in wanted:
        if name not in possible:
            raise SetupError(unknown(what, name, possible))
    return [name for name in possible if name in wanted]


_rulesets: dict[tuple[Any, ...], Family] = {}


def ruleset(name: str, wanted: tuple[str, ...], people: int, kind: type[Family] = Family) -> Family:
    """The ruleset of a game with some modules, which are laid out in their fixed order."""
    on = {*wanted, *joined(people, *wanted)}
    ids = tuple(id for id in MODULES if id in on)
    found = _rulesets.get((kind, name, ids, people))
    if found is None:
        # Others may ask meanwhile, in other threads: they see it when it is whole.
        found = kind(name, [MODULES[id] for id in ids], people)
        found = _rulesets.setdefault((kind, name, ids, people), found)
    return found


def joined(people: int, *modules: str) -> list[str]:
    """The modules that are on by themselves where these are, for so many people."""
    found = [module for module in MODULES.values() if module.people or module.joins]
    found = [module for module in found if not module.people or people in module.people]
    return [module.id for module in found if {*modules} >= {*module.joins} and not module.said]


def seated(game: str, people: int) -> list[str]:
    """The modules that are on by themselves for a number of people."""
    return [module.id for module in modes_of(game) if people in module.people and not module.said]


def possible_players(game: str) -> tuple[int, ...]:
    return tuple(sorted({*PLAYERS, *(n for module in modes_of(game) for n in module.people)}))


def possible_modules(game: str) -> list[Module]:
    return [module for module in MODULES.values() if game in module.games and module.id != BOARDS[game]]


def modes_of(game: str) -> list[Module]:
    """The modules that are on by themselves for some numbers of people, on the board of a game."""
    possible = {BOARDS[game], *(module.id for module in possible_modules(game))}
    return [module for module in MODULES.values() if module.people and possible.issuperset(module.joins)]


def whole_game(game: str) -> Family:
    """A game with everything that can join it."""
    return ruleset(game, (BOARDS[game], *(module.id for module in possible_modules(game))), 4)


UPRISING = whole_game("uprising")
IMPERIUM = whole_game("imperium")
