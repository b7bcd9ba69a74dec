"""What lies on the table: cards, spaces, posts, leaders, conflicts, objectives. Only data and the tables of it.

A component is registered once, by its module, and is known by its number inside and by its id outside. Which of them
are in a game, and what follows from them together (which spaces an icon leads to), its ruleset knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, wraps
from types import MappingProxyType
from typing import Any, TypeVar, cast

from sietch.core.combinators import Seq, When
from sietch.core.node import Node, NodeTable, Test, Words

# Goods of a player, by index; then what is counted elsewhere.
SOLARI, SPICE, WATER, PERSUASION, SWORD, VICTORY_POINT = range(6)
GOODS = ("solari", "spice", "water", "persuasion", "sword", "victory-point")

# The four factions and the other agent icons.
EMPEROR, GUILD, BENE_GESSERIT, FREMEN, LANDSRAAD, CITY, SPICE_TRADE, SPY = range(8)
ICONS = ("emperor", "guild", "bene-gesserit", "fremen", "landsraad", "city", "spice-trade", "spy")
FACTIONS = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)

CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, WILD = range(4)
BATTLE_ICONS = ("crysknife", "desert-mouse", "ornithopter", "wild")
NO_ICON = -1

PHASES = ("set-up", "round-start", "player-turns", "combat", "makers", "recall", "endgame")

# Bits of `house_rules`: readings that are really played both ways, where the default follows the rulebook; then
# options of the games in which somebody plays by itself.
READINGS = ("spies-must-be-placed", "strict-intrigue-lines")
HOUSE_RULES = (
    *READINGS,
    "dice-churn",
    "brutal-escalation",
    "expert-deployment",
    "smart-politics",
    "streamlined-rivals",
)

F = TypeVar("F", bound=Callable[..., Any])

NODES = NodeTable()

Effects = tuple[Node[Any], ...]


@dataclass(eq=False, slots=True)
class Component:
    """id: its own among all of its table. printed: what the box calls it, where another box has one of that name."""

    id: str
    module: str = ""
    copies: int = 1
    number: int = -1
    doubt: str = ""  # what is not certain about it, for the catalogue: a message `doubt-...`
    also: tuple[str, ...] = ()  # other modules that have it too
    printed: str = ""


@dataclass(eq=False, slots=True)
class Card(Component):
    """A card of a player's deck."""

    kind: str = "imperium"
    cost: int = -1
    tags: tuple[int, ...] = ()
    icons: tuple[int, ...] = ()
    agent: Effects = ()
    reveal: Effects = ()
    persuasion: int = 0  # what the Reveal box gives without conditions
    swords: int = 0
    acquire: Node[Any] | None = None
    on_discard: Node[Any] | None = None
    on_trash: Node[Any] | None = None
    price: Node[Any] | None = None  # what acquiring it costs instead of persuasion
    value: int = 0  # what it is worth to have, as a cost in persuasion
    agent_open: list[int] = field(default_factory=list)
    reveal_open: list[int] = field(default_factory=list)
    further_open: list[int] = field(default_factory=list)  # what its Agent box can hold instead
    spy_icon: bool = False
    icon_mask: int = 0
    icons_if: tuple[tuple[Test[Any], int], ...] = ()  # further icons, as bits, while a condition holds
    infiltrates: bool = False  # others' agents do not stop one that is sent by its icons
    enters_anywhere: bool = False  # nor by those of the card that it is played together with
    uses_signet: bool = False
    ignores_requirements: bool = False
    doubles_visit: bool = False
    cheaper: tuple[int, int] | None = None  # a place that it makes cheaper, and by how much
    opens: bool = False  # a space can be entered for it that cannot be for others
    sends_anyone: bool = False  # an own agent from wherever it is, to whatever place


@dataclass(eq=False, slots=True)
class Intrigue(Component):
    plot: Node[Any] | None = None
    combat: Node[Any] | None = None
    endgame: Node[Any] | None = None
    victory: Node[Any] | None = None  # played by who has just won the conflict
    whens: tuple[When[Any], ...] = ()  # what its plot waits for, face up


@dataclass(frozen=True)
class Place:
    """Where an agent can be sent, on whatever board it is printed. What it asks and gives is its face there."""

    id: str
    number: int
    kind: str = "space"


@dataclass(eq=False, slots=True)
class Space(Component):
    """The face of a place on one board, by the place's number; which one counts in a game, its ruleset says.

    `extra` may be paid when the agent is sent, for `extra_effects` instead of `effects`.
    """

    icon: int = LANDSRAAD
    faction: int = -1
    combat: bool = False
    is_maker: bool = False
    cost: tuple[int, int] | None = None
    cost_after: int = 0  # the cost once somebody has paid the first one
    once: str = ""  # what a player who has it may not go there for again
    requirement: tuple[int, int] | None = None
    effects: Effects = ()
    extra: tuple[int, int] | None = None
    extra_effects: Effects = ()
    # Instead of one cost: how much of the good can be paid when the agent is sent, the least first, and for what.
    amounts: tuple[tuple[int, Effects], ...] = ()
    control_bonus: Node[Any] | None = None
    visit: Node[Any] | None = None  # the influence of a visit, where it is not a step on the board's track
    open: list[int] = field(default_factory=list)
    extra_open: list[int] = field(default_factory=list)
    # What a ruleset fills in: its number among the maker spaces, among the locations, and its posts as bits.
    maker: int = -1
    location: int = -1
    posts: int = 0


@dataclass(eq=False, slots=True)
class Post(Component):
    """An observation post. A ruleset fills in the places and the agent icons that it is connected to, as bits."""

    spaces: tuple[int, ...] = ()
    mask: int = 0
    icons: int = 0


@dataclass(eq=False, slots=True)
class Leader(Component):
    ability: Effects = ()
    signet: Node[Any] | None = None
    difficulty: int = 1
    without: tuple[str, ...] = ()  # starting cards it does not have
    passes: tuple[int, ...] = ()  # others' agents do not stop its agents at spaces with these icons
    discount: tuple[int, int, int] | None = None  # spaces with an icon cost so much less of a good
    waits_at_two: bool = False  # influence of 2 brings a question, so its moment is the player's to choose
    other_side: bool = False  # not dealt: the back of another leader
    has_deck: bool = True  # who plays by itself has none
    entry: Callable[[Any], Any] | None = None  # how the catalogue tells it, where not as other leaders
    commands: tuple[str, ...] = ()  # what is set aside for it alone
    told: tuple[Words, ...] = ()  # what its ability is besides effects
    whens: tuple[When[Any], ...] = ()
    forbids_deployment: bool = False  # its signet ring forbids deploying
    stores_memories: bool = False  # its signet ring takes a troop from supply


@dataclass(eq=False, slots=True)
class Conflict(Component):
    level: int = 1
    icon: int = WILD
    location: str = ""  # the place that its winner controls
    first: Node[Any] = field(default_factory=Seq)
    second: Node[Any] = field(default_factory=Seq)
    third: Node[Any] = field(default_factory=Seq)


@dataclass(eq=False, slots=True)
class Track(Component):
    """A track of a module's own, to be looked up; those of the factions follow from what they give."""

    kind: str = "track"


@dataclass(eq=False, slots=True)
class Objective(Component):
    icon: int = CRYSKNIFE
    players: tuple[int, ...] = ()
    first_player: bool = False


CARDS: list[Card] = []
INTRIGUES: list[Intrigue] = []
PLACES: list[Place] = []
FACES: list[Space] = []  # in the order of registration, several for a place that more than one board has
POSTS: list[Post] = []
LEADERS: list[Leader] = []
CONFLICTS: list[Conflict] = []
OBJECTIVES: list[Objective] = []


@dataclass(frozen=True)
class Named:
    """A thing that has only an id, so that tables of it can be named like components."""

    id: str


class NodeNames:
    """The node table seen as a table of named things."""

    def __getitem__(self, number: int) -> Named:
        return Named(NODES.names[number])

    def __iter__(self) -> Iterator[Named]:
        return map(Named, NODES.names)

    def __len__(self) -> int:
        return len(NODES.names)


# The tables that numbers refer to, by name; modules add theirs. A ruleset has further ones of its own.
TABLES: dict[str, Any] = {
    "cards": CARDS,
    "intrigues": INTRIGUES,
    "spaces": PLACES,
    "posts": POSTS,
    "leaders": LEADERS,
    "conflicts": CONFLICTS,
    "objectives": OBJECTIVES,
    "nodes": NodeNames(),
    "factions": [Named(name) for name in ICONS[:4]],
    "battle-icons": [Named(name) for name in BATTLE_ICONS],
    "goods": [Named(name) for name in GOODS],
    "phases": [Named(name) for name in PHASES],
    "house_rules": [Named(name) for name in HOUSE_RULES],
    "seats": [Named(str(seat)) for seat in range(6)],
}


def register(table: list[Any], component: Component) -> None:
    if any(other.id == component.id for other in table):
        raise ValueError(f"two components are called {component.id}")
    component.number = len(table)
    component.printed = component.printed or component.id
    table.append(component)


def register_nodes(name: str, effects: Effects, source: int = -1) -> list[int]:
    """Effects that stand beside each other: their numbers."""
    for place, node in enumerate(effects):
        NODES.register(f"{name}.{place}", node, source)
    return [node.number for node in effects]


def boxes(node: Node[Any] | None) -> Effects:
    """A box of icons: each can be taken by itself, so a sequence is split into its parts."""
    if node is None:
        return ()
    return node.parts if isinstance(node, Seq) and node.separable else (node,)


def has_trait(node: Node[Any], trait: str) -> bool:
    """Does the tree hold a verb that says so of itself?"""
    return bool(getattr(node, trait, False)) or any(has_trait(child, trait) for _, child in node.children())


@cache
def any_trait(effects: Effects, trait: str) -> bool:
    """The same of effects that stand beside each other: an Agent box, an ability. They never change."""
    return any(has_trait(node, trait) for node in effects)


def place(id: str) -> Place:
    """The place of this name, which may be new."""
    for known in PLACES:
        if known.id == id:
            return known
    PLACES.append(Place(id, len(PLACES)))
    return PLACES[-1]


def _of_its_module(method: F) -> F:
    """Nodes that are registered meanwhile belong to the module of the box and to others that have the component."""

    @wraps(method)
    def registering(box: Box, *args: Any, **more: Any) -> Any:
        with NODES.of(box.module, *more.get("also", ())):
            return method(box, *args, **more)

    return cast(F, registering)


class Box:
    """Registers the components of one module."""

    def __init__(self, module: str) -> None:
        self.module = module

    @_of_its_module
    def card(
        self,
        id: str,
        *,
        agent: Node[Any] | None = None,
        reveal: Node[Any] | None = None,
        acquire: Node[Any] | None = None,
        on_discard: Node[Any] | None = None,
        on_trash: Node[Any] | None = None,
        price: Node[Any] | None = None,
        **facts: Any,
    ) -> Card:
        new = Card(id, self.module, agent=boxes(agent), reveal=boxes(reveal), **facts)
        new.acquire, new.on_discard, new.on_trash, new.price = acquire, on_discard, on_trash, price
        register(CARDS, new)
        new.agent_open = register_nodes(f"{id}.agent", new.agent, new.number)
        register_nodes(f"{id}.reveal", new.reveal, new.number)
        for node in new.reveal:
            flat = getattr(node, "flat", None)
            if flat is None:
                new.reveal_open.append(node.number)
            elif flat[0] == PERSUASION:
                new.persuasion += flat[1]
            else:
                new.swords += flat[1]
        for name, effect in (
            ("acquire", acquire),
            ("discard", on_discard),
            ("trash", on_trash),
            ("price", price),
        ):
            if effect is not None:
                NODES.register(f"{id}.{name}", effect, new.number)
        for test, _ in new.icons_if:
            test.source = new.number
        new.value = max(0, new.value, new.cost)
        new.spy_icon = SPY in new.icons
        new.icon_mask = sum(1 << icon for icon in new.icons)
        new.uses_signet = any_trait(new.agent, "uses_signet")
        new.ignores_requirements = any_trait(new.agent, "ignores_requirements")
        new.doubles_visit = any_trait(new.agent, "doubles_visit")
        new.sends_anyone = any_trait(new.agent, "sends_anyone")
        new.enters_anywhere = any_trait(new.agent, "enters_anywhere")
        new.cheaper = next((found for node in new.agent if (found := getattr(node, "cheaper", None)) is not None), None)
        new.opens = (
            new.ignores_requirements
            or new.infiltrates
            or new.cheaper is not None
            or new.sends_anyone
            or new.enters_anywhere
        )
        return new

    @_of_its_module
    def intrigue(
        self,
        id: str,
        *,
        plot: Node[Any] | None = None,
        combat: Node[Any] | None = None,
        endgame: Node[Any] | None = None,
        victory: Node[Any] | None = None,
        **facts: Any,
    ) -> Intrigue:
        new = Intrigue(id, self.module, plot=plot, combat=combat, endgame=endgame, victory=victory, **facts)
        register(INTRIGUES, new)
        new.whens = tuple(node for node in boxes(plot) if isinstance(node, When))
        for name, node in (("plot", plot), ("combat", combat), ("endgame", endgame), ("victory", victory)):
            if node is not None:
                NODES.register(f"intrigue.{id}.{name}", node)
        return new

    @_of_its_module
    def space(
        self,
        id: str,
        *,
        effects: Node[Any] | None = None,
        extra_effects: Node[Any] | None = None,
        amounts: Mapping[int, Node[Any]] = MappingProxyType({}),
        control_bonus: Node[Any] | None = None,
        **facts: Any,
    ) -> Space:
        """The face that a place has on the board of a module. Effects of the first need no module in their names."""
        name = f"space.{id}" if all(face.id != id for face in FACES) else f"space.{id}@{self.module}"
        new = Space(id, self.module, effects=boxes(effects), extra_effects=boxes(extra_effects), **facts)
        new.control_bonus = control_bonus
        new.number = place(id).number
        new.printed = id
        new.open = register_nodes(name, new.effects)
        new.extra_open = register_nodes(f"{name}.extra", new.extra_effects)
        new.amounts = tuple((n, boxes(node)) for n, node in amounts.items())
        for n, nodes in new.amounts:
            register_nodes(f"{name}.for-{n}", nodes)
        if control_bonus is not None:
            NODES.register(f"{name}.control", control_bonus)
        FACES.append(new)
        return new

    def post(self, id: str, *spaces: str, doubt: str = "") -> Post:
        new = Post(id, self.module, spaces=tuple(place(name).number for name in spaces), doubt=doubt)
        register(POSTS, new)
        return new

    @_of_its_module
    def tracks(self, bonuses: dict[int, Node[Any]]) -> None:
        """What the influence tracks of this board give at 4."""
        for faction, node in bonuses.items():
            first = f"track.{ICONS[faction]}"
            NODES.register(f"{first}@{self.module}" if first in NODES.numbers else first, node)

    @_of_its_module
    def leader(self, id: str, *, ability: Node[Any] | None = None, signet: Node[Any], **facts: Any) -> Leader:
        new = Leader(id, self.module, ability=boxes(ability), **facts)
        new.signet = signet
        register(LEADERS, new)
        register_nodes(f"leader.{id}.ability", new.ability)
        new.whens = tuple(node for node in new.ability if isinstance(node, When))
        NODES.register(f"leader.{id}.signet", signet)
        new.forbids_deployment = has_trait(signet, "forbids_deployment")
        new.stores_memories = has_trait(signet, "stores_memories")
        return new

    @_of_its_module
    def conflict(self, id: str, *, first: Node[Any], second: Node[Any], third: Node[Any], **facts: Any) -> Conflict:
        new = Conflict(id, self.module, first=first, second=second, third=third, **facts)
        register(CONFLICTS, new)
        for name, node in (("first", first), ("second", second), ("third", third)):
            NODES.register(f"conflict.{id}.{name}", node)
        return new

    def objective(self, id: str, **facts: Any) -> Objective:
        new = Objective(id, self.module, **facts)
        register(OBJECTIVES, new)
        return new


def number_of(table: list[Any], id: str) -> int:
    for component in table:
        if component.id == id:
            return int(component.number)
    raise KeyError(id)


def name_id(component: Any) -> Words:
    """The message that names a component."""
    kind = getattr(component, "kind", type(component).__name__.lower())
    prefix = f"{kind}-"
    id = component.id
    return (id if id.startswith(prefix) else prefix + id, {})
