"""The rules of one table: what its modules bring, put together once. States point to it, and rule files ask it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from sietch.core.combinators import When
from sietch.core.node import Node
from sietch.core.rules import Rules
from sietch.core.schema import Field, Part, Schema, See, bits_of
from sietch.imperium import options as o
from sietch.imperium.components import (
    CARDS,
    CONFLICTS,
    FACES,
    FACTIONS,
    HOUSE_RULES,
    ICONS,
    INTRIGUES,
    LEADERS,
    NODES,
    POSTS,
    READINGS,
    TABLES,
    Component,
    Leader,
    Named,
    Place,
    Post,
    Space,
    any_trait,
    number_of,
)
from sietch.imperium.council import AssemblyPersuasion
from sietch.imperium.module import ALWAYS, Expectation, Module, Recipe, Watcher
from sietch.imperium.offers import Offer
from sietch.imperium.reserve import FLOW, Stack
from sietch.imperium.schema import GAME, PLAYER
from sietch.imperium.spaces import MOST_GOODS
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import OCCURRENCES
from sietch.imperium.weights import WEIGHTS

if TYPE_CHECKING:
    from sietch.imperium.turns import PlayerTurns

# Reads some fields of a table or a player at once.
Reader = Callable[[Any], tuple[Any, ...]]

# The points of a game at which modules take steps; see `Module`.
POINTS = (
    "deal",
    "ready",
    "round_start",
    "hands_drawn",
    "turn_start",
    "sending",
    "before_reveal",
    "turn_end",
    "combat_start",
    "before_rewards",
    "conflict_won",
    "combat_over",
    "recall",
    "endgame",
)


@cache
def spied(posts: tuple[int, ...]) -> list[int]:
    """What each set of posts sees, as bits of places; posts: what each of them sees.

    It is long, and most rulesets have the same posts: they share it.
    """
    found = [0]
    for mask in posts:
        found += [seen | mask for seen in found]
    return found


class Welcoming(dict[tuple[int, ...], int]):
    """By influence with each faction: the places whose requirement is met, as bits; reckoned when first asked for.

    requirements: a faction, how much influence with it, and the place that asks for it.
    """

    def __init__(self, places: int, requirements: Sequence[tuple[int, int, int]]) -> None:
        super().__init__()
        self.places, self.requirements = places, requirements

    def __missing__(self, influence: tuple[int, ...]) -> int:
        closed = sum(1 << place for faction, n, place in self.requirements if influence[faction] < n)
        found = self[influence] = self.places & ~closed
        return found


class Ruleset(Rules):
    """For a game, some modules in the order in which they are laid out, and a number of people.

    Who has a seat are the first players; those after them play by themselves.
    """

    # What every decision asks for; the rest is of less haste.
    __slots__ = (
        "afford",
        "all_spaces",
        "awaited",
        "barring",
        "changing",
        "cheaper_for",
        "discounting",
        "foreign_parts",
        "heeded",
        "knowing_cards",
        "leading_further",
        "least_change",
        "may_add_icons",
        "may_cost_less",
        "may_know_cards",
        "may_pass",
        "offered",
        "offering",
        "once",
        "others_await",
        "part_bits",
        "partner",
        "passed_by",
        "passing",
        "pricing",
        "reach",
        "readying",
        "receiving",
        "reserve",
        "sharing",
        "spaces",
        "spied",
        "steps",
        "together",
        "turn_start",
        "waiting_leaders",
        "watchers",
        "welcoming",
    )

    option_kinds = o.KINDS
    event_kinds = o.EVENTS

    def __init__(
        self, name: str, modules: Sequence[Module], people: int, offers: Sequence[Offer], turns: PlayerTurns
    ) -> None:
        self.name = name
        self.modules = tuple(modules)
        self.people = people
        self.version = max(module.version for module in modules)
        self.parts: tuple[Part, ...] = tuple(module.part for module in modules if module.part is not None)
        # What a state copies itself, and what it asks for its part.
        self.part_bits = bits_of(self.parts)
        self.foreign_parts = [part for part in self.parts if not part.bit]
        unused = {name for module in modules for name in module.without_fields}
        self.schema = Schema(
            "Imperium",
            _shown((*GAME, *(field for part in self.parts for field in part.game)), unused),
            _shown((*PLAYER, *(field for part in self.parts for field in part.player)), unused),
        )
        self._members: dict[str, list[int]] = {}
        self.recipe = Recipe(people, people)
        for module in modules:
            module.adjust(self.recipe)
        # By player: the side that it wins with.
        self.side = tuple(self.recipe.sides or range(self.recipe.players))
        self.firsts = self.recipe.firsts or self.recipe.players
        self.player_turns = next((m.player_turns for m in modules if m.player_turns is not None), turns)
        self._lay_out_board()
        self._choose_components()
        self._put_turns_together(offers)
        self.expectations: dict[int, Expectation] = {}
        weights = dict(WEIGHTS)
        for module in modules:
            weights |= module.weights
        self.weights = MappingProxyType(weights)
        self.tables = {
            **TABLES,
            "locations": [Named(space.id) for space in self.controlled],
            "makers": [Named(space.id) for space in self.makers],
        }

    def blank(self) -> Imperium:
        g = Imperium()
        g.ruleset = self
        g.clear()
        for part in self.parts:
            part.clear(g)
        return g

    def members(self, table: str) -> Sequence[int]:
        found = self._members.get(table)
        if found is None:
            things = enumerate(self.tables[table])
            found = self._members[table] = [number for number, thing in things if self._has(table, number, thing)]
        return found

    def kinds(self) -> Sequence[int]:
        return [number for number, kind in enumerate(o.KINDS) if kind.module in ("", *self.sources)]

    def _has(self, table: str, number: int, thing: Any) -> bool:
        if table == "nodes":
            return NODES.is_of(number, self.sources)
        if isinstance(thing, Place):
            return number in self.spaces
        if table == "house_rules":
            return thing.id in (*READINGS, *self.house_rules)
        return not isinstance(thing, Component) or self.has(thing)

    def has(self, component: Component) -> bool:
        """Is this component in the game?"""
        return any(module.brings(component) for module in self.modules)

    @property
    def house_rules(self) -> tuple[str, ...]:
        """Those that can be chosen here."""
        without = {name for module in self.modules for name in module.without_house_rules}
        also = [module.house_rules for module in self.modules]
        return tuple(
            name
            for name in HOUSE_RULES
            if (name in READINGS and name not in without) or any(self.people in its.get(name, ()) for its in also)
        )

    # ---- the board

    def _lay_out_board(self) -> None:
        """The faces of places: a later module covers what an earlier one has laid out."""
        faces: dict[int, Space] = {}
        posts: dict[int, Post] = {}
        tracks: dict[int, Node[Any]] = {}
        for module in self.modules:
            for space in FACES:
                if module.face(space):
                    faces[space.number] = replace(space)
            posts |= {post.number: replace(post) for post in POSTS if module.brings(post)}
            hidden = set(module.covers)
            faces = {number: space for number, space in faces.items() if space.id not in hidden}
            posts = {number: post for number, post in posts.items() if post.id not in hidden}
            tracks |= module.tracks
        # By place and by faction: what is there now. Places keep the order of their numbers.
        self.spaces: dict[int, Space] = {number: faces[number] for number in sorted(faces)}
        self.posts: dict[int, Post] = posts
        self.tracks: dict[int, Node[Any]] = tracks
        self.meanings: dict[str, Node[Any]] = {}
        for module in self.modules:
            self.meanings |= module.meanings
        # What the board calls its tracks, by faction.
        names = {faction: name for module in self.modules for faction, name in module.track_names.items()}
        self.track_names = tuple(names.get(faction, ICONS[faction]) for faction in FACTIONS)
        spaces = self.spaces.values()
        self.makers = [space for space in spaces if space.is_maker]
        self.controlled = [space for space in spaces if space.control_bonus is not None]
        for number, space in enumerate(self.makers):
            space.maker = number
        for number, space in enumerate(self.controlled):
            space.location = number
        for post in posts.values():
            post.spaces = tuple(number for number in post.spaces if number in self.spaces)
            for number in post.spaces:
                post.mask |= 1 << number
                post.icons |= 1 << self.spaces[number].icon
                self.spaces[number].posts |= 1 << post.number
        masks = (posts[number].mask if number in posts else 0 for number in range(max(posts, default=-1) + 1))
        self.spied = spied(tuple(masks))
        self._mask_spaces()

    def _mask_spaces(self) -> None:
        """Masks over the places, to find quickly which of them can be entered."""
        spaces = self.spaces.values()
        self.all_spaces = sum(1 << number for number in self.spaces)
        # By good and amount: what this much can pay. The last amount stands for more.
        self.afford: list[list[int]] = []
        for what in range(3):
            costs = {space.number: space.cost[1] for space in spaces if space.cost and space.cost[0] == what}
            rows = range(MOST_GOODS + 1)
            self.afford.append([sum(1 << n for n in self.spaces if costs.get(n, 0) <= have) for have in rows])
        self.welcoming = Welcoming(
            self.all_spaces, [(*space.requirement, space.number) for space in spaces if space.requirement is not None]
        )
        self.once = [space for space in spaces if space.once]
        # Each place where an agent gives persuasion in the Reveal turn, as a bit, and how much.
        self.assemblies = [
            (1 << space.number, node.n)
            for space in spaces
            for node in space.effects
            if isinstance(node, AssemblyPersuasion)
        ]
        # Spaces whose cost in solari falls in the course of a game, and the least that it can be.
        changing = [space for space in spaces if space.cost_after]
        self.changing = sum(1 << space.number for space in changing)
        self.least_change = min((space.cost_after for space in changing), default=0)
        self.by_icon = [sum(1 << space.number for space in spaces if space.icon == icon) for icon in range(len(ICONS))]
        # By card: the places that its icons lead to, or all.
        self.reach = [
            self.all_spaces if card.sends_anyone else _union(self.by_icon[icon] for icon in card.icons)
            for card in CARDS
        ]
        # Cards that may lead to more than their printed icons do, or into what others cannot enter.
        self.leading_further = frozenset(card.number for card in CARDS if card.spy_icon or card.icons_if or card.opens)
        # By leader: the places where others' agents do not stop its own, and those that may cost it less.
        self.passed_by = [_union(self.by_icon[icon] for icon in leader.passes) for leader in LEADERS]
        every = -1 if self._bound("discount") else 0
        self.cheaper_for = [
            every if leader.discount is None else every | self.by_icon[leader.discount[0]] for leader in LEADERS
        ]

    # ---- components

    def _choose_components(self) -> None:
        every = (*CARDS, *INTRIGUES, *LEADERS, *CONFLICTS)
        # The modules that components of this game are of: some modules choose among those of others.
        self.sources = {thing.module for thing in every if self.has(thing) and not thing.also}
        self.sources |= {module.id for module in self.modules} | {face.module for face in self.spaces.values()}

        def copies(table: Iterable[Component]) -> list[int]:
            return [thing.number for thing in table if self.has(thing) for _ in range(thing.copies)]

        starting = [card for card in CARDS if card.kind == "starting" and card.printed not in self.recipe.without]
        self.starting_deck = copies(card for card in starting if card.id not in self.recipe.discarded)
        self.starting_discard = copies(card for card in starting if card.id in self.recipe.discarded)
        for printed, n in self.recipe.fewer.items():
            for _ in range(n):
                self.starting_deck.remove(next(card for card in self.starting_deck if CARDS[card].printed == printed))
        self.imperium_deck = copies(card for card in CARDS if card.kind == "imperium")
        self.intrigue_deck = copies(INTRIGUES)
        self.conflict_deck = [card.number for card in CONFLICTS if self.has(card)]
        self.leaders = tuple(leader.number for leader in LEADERS if self.has(leader) and not leader.other_side)
        self.reserve = [Stack(CARDS[number_of(CARDS, id)], field) for id, field in self.recipe.reserve.items()]
        self.stacks = {stack.card.number: stack for stack in self.reserve}
        self.flow = next((stack.card.number for stack in self.reserve if stack.card.printed == FLOW), -1)
        self.rounds = sum(n for _, n in self.recipe.conflicts)
        self.victory_cards = any(INTRIGUES[card].victory is not None for card in self.intrigue_deck)
        # By conflict: the place that its winner controls, where that is on the board.
        places = {space.id: space.number for space in self.controlled}
        self.locations = {card.number: places[card.location] for card in CONFLICTS if card.location in places}

    def conflict_level(self, cards_left: int) -> int:
        """The level of the next card of a conflict deck that has so many left."""
        shown = self.rounds - cards_left
        for level, n in self.recipe.conflicts:
            if shown < n:
                return level
            shown -= n
        raise ValueError("the conflict deck is empty")

    # ---- turns

    def _put_turns_together(self, offers: Sequence[Offer]) -> None:
        every = [*offers, *(offer for module in self.modules for offer in module.offers)]
        self.offers: list[list[Offer]] = [[offer for offer in every if moment in offer.moments] for moment in range(3)]
        # What is to be asked for them: what the player must have, and then the options.
        acting_for_others = bool(self._bound("receiver"))
        self.offering = [
            [
                (attrgetter(offer.needs or (not acting_for_others and offer.needs_pieces) or ALWAYS), offer.options)
                for offer in offers
            ]
            for offers in self.offers
        ]
        self.offered: dict[int, Offer] = {kind: offer for offer in every for kind in offer.kinds}
        # By occurrence and the leader of the seat that it happened to, at last for none.
        leaders = (*LEADERS, None)
        self.watchers: list[list[list[Watcher]]] = [
            [[watch for module in self.modules for watch in _watching(module, what, leader)] for leader in leaders]
            for what in range(len(OCCURRENCES))
        ]
        self.steps: dict[str, list[Node[Any]]] = {
            point: [step for module in self.modules for step in getattr(module, point)] for point in POINTS
        }
        # By leader, at last for none: the steps that begin a turn.
        self.turn_start = [[step for step in self.steps["turn_start"] if _is_for(step, leader)] for leader in leaders]
        # By occurrence and leader, at last for none: what waits for it.
        self.waiting_leaders: list[list[list[When[Any]]]] = [[[] for _ in leaders] for _ in OCCURRENCES]
        for leader in LEADERS:
            if self.has(leader):
                for when in leader.whens:
                    self.waiting_leaders[when.trigger.occurrence][leader.number].append(when)
        # By occurrence: does a leader or a lasting card wait for it, also when it happens to others; or does a module
        # watch it, too?
        lasting = [when for card in self.intrigue_deck for when in INTRIGUES[card].whens]
        waiting = [when for leaders in self.waiting_leaders for whens in leaders for when in whens] + lasting
        awaited = {when.trigger.occurrence for when in waiting}
        by_others = {when.trigger.occurrence for when in waiting if when.trigger.of_others}
        self.awaited = [what in awaited for what in range(len(OCCURRENCES))]
        self.others_await = [what in by_others for what in range(len(OCCURRENCES))]
        self.heeded = [awaited or any(self.watchers[what]) for what, awaited in enumerate(self.awaited)]
        self.adding_icons = self._bound("added_icons")
        self.may_add_icons = self._fields_of("added_icons")
        self.passing = self._bound("passes")
        self.may_pass = self._fields_of("passes")
        self.barring = self._bound("bars")
        self.discounting = self._bound("discount")
        self.sending_anyone = frozenset(card.number for card in CARDS if card.sends_anyone and self.has(card))
        self.joining = self._bound("joined")
        self.staying = self._bound("stays")
        self.standing_beside = self._bound("beside")
        # What a later module multiplies lies there before an earlier one takes something off.
        self.harvesting = self._bound("harvested")[::-1]
        self.pricing = self._bound("cheaper")
        self.may_cost_less = self._fields_of("cheaper")
        self.top_cards = self._bound("top_card")
        self.knowing_cards = self._bound("known_cards")
        self.may_know_cards = self._fields_of("known_cards")
        pairing = [attrgetter(module.partner) for module in self.modules if module.partner]
        self.partner: Callable[[Imperium], int] | None = pairing[0] if pairing else None
        self.together = frozenset(card for module in self.modules for card in module.together)
        self.lending = self._bound("lent")
        self.giving_up = self._bound("give_up")
        self.knowing_intrigue = self._bound("next_intrigue")
        self.topping_intrigue = self._bound("intrigues_on_top")
        self.returning = self._bound("returnable")
        self.bringing_back = self._bound("bring_back")
        self.lying_under = self._bound("under_intrigue")
        self.breaking_ties = self._bound("tie_break")
        self.using_garrison = self._bound("garrison_used")
        self.counting_units = self._bound("units")
        self.strengthening = self._bound("strength")
        self.joining_units = self._bound("joining")
        self.controlling = self._bound("controller")
        self.receiving = self._bound("receiver")
        self.sharing = self._bound("influence")
        self.allying = self._bound("allied")
        self.adding_tracks = self._bound("own_track")
        self.losing_tracks = self._bound("lose_own")
        self.own_levels = self._bound("own_level")
        self.stepping = self._bound("step_own")
        self.researching = self._bound("researchers")
        self.counting_for = self._bound("counts_for")
        self.handing_on = self._bound("hands_on")
        self.hooking = self._bound("hooked")
        self.own_decks = self._bound("starting_cards")
        self.agents_sent = self._bound("agent_sent")
        self.agents_left = self._bound("agent_left")
        self.readying = self._bound("why_cannot_send")
        self.keeping_swords = self._bound("keeps_swords")
        self.fighting_for = self._bound("fights_for")
        self.asking_for_whom = self._bound("ask_for_whom")
        self.acting_for = self._bound("act_for")
        self.yielding = self._bound("yields")
        self.taking = self._bound("receives")
        self.answering = self._bound("answers")
        self.scoring = self._bound("scores")
        self.winning = self._bound("wins")
        self.counting_flows = self._bound("flows")

    def _bound(self, name: str) -> list[Any]:
        """The methods of those modules that have one of their own."""
        return [getattr(module, name) for module in self._having(name)]

    def _having(self, name: str) -> list[Module]:
        return [m for m in self.modules if getattr(type(m), name) is not getattr(Module, name)]

    def _fields_of(self, name: str) -> Reader | None:
        """Reads the fields without which these methods of the modules have nothing to say; None: they never have."""
        fields = [field for module in self._having(name) if (field := getattr(module, f"{name}_while"))]
        # The first one twice: a single one would not be read as a tuple.
        return attrgetter(*fields, fields[0]) if fields else None

    def push_steps(self, g: Imperium, point: str, seat: int = -1) -> None:
        """What modules do at a point of the game, the first one first."""
        steps = self.steps[point]
        if steps:
            for step in reversed(steps):
                g.push(step, seat, 0)

    def take_steps(self, g: Imperium, steps: list[Node[Any]], seat: int) -> None:
        """Steps of modules, now. What a step asks or pushes comes before the next one."""
        stack = g.stack
        depth = len(stack)
        for step in steps:
            step.run(g, seat, 0)
            if len(stack) != depth or g.asking is not None:
                left = steps[steps.index(step) + 1 :]
                stack[depth:depth] = [(later, seat, 0) for later in reversed(left)]
                return


def _is_for(step: Node[Any], leader: Leader | None) -> bool:
    """Is it a step in the turns of this leader?"""
    trait = getattr(step, "ability", "")
    return not trait or (leader is not None and any_trait(leader.ability, trait))


def _watching(module: Module, what: int, leader: Leader | None) -> list[Watcher]:
    """What a module does when this happens to a seat with this leader."""
    found = [module.watchers[what]] if what in module.watchers else []
    if leader is not None and what in module.ability_watchers:
        trait, watcher = module.ability_watchers[what]
        found += [watcher] if any_trait(leader.ability, trait) else []
    return found


def _shown(fields: Sequence[Field], unused: set[str]) -> tuple[Field, ...]:
    """The fields of a game, with those that it does not use out of sight."""
    return tuple(replace(field, see=See.NOBODY) if field.name in unused else field for field in fields)


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
