"""What lies on the table: cards, spaces, posts, leaders, conflicts, contracts. Only data and the tables of it.

A component is registered once, by its module, and is known by its number inside and by its id outside.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sietch.core.combinators import Seq, When
from sietch.core.node import Node, NodeTable, Words

# Goods of a player, by index; then what is counted elsewhere.
SOLARI, SPICE, WATER, PERSUASION, SWORD, VICTORY_POINT = range(6)
GOODS = ("solari", "spice", "water", "persuasion", "sword", "victory-point")

# The four factions and the other agent icons.
EMPEROR, GUILD, BENE_GESSERIT, FREMEN, LANDSRAAD, CITY, SPICE_TRADE, SPY = range(8)
ICONS = ("emperor", "guild", "bene-gesserit", "fremen", "landsraad", "city", "spice-trade", "spy")
FACTIONS = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)

CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, WILD = range(4)
BATTLE_ICONS = ("crysknife", "desert-mouse", "ornithopter", "wild")

# The places a player can control, and the maker spaces, by index.
LOCATIONS = ("arrakeen", "spice-refinery", "imperial-basin")
MAKERS = ("imperial-basin", "hagga-basin", "deep-desert")

PHASES = ("set-up", "round-start", "player-turns", "combat", "makers", "recall", "endgame")

# Readings that are really played both ways; bits of `house_rules`. The default follows the rulebook.
HOUSE_RULES = ("spies-must-be-placed", "strict-intrigue-lines")

NODES = NodeTable()

Effects = tuple[Node[Any], ...]


@dataclass(eq=False)
class Component:
    id: str
    module: str = "uprising"
    copies: int = 1
    number: int = -1
    doubt: str = ""  # what is not certain about it, for the catalogue


@dataclass(eq=False)
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
    agent_open: list[int] = field(default_factory=list)
    reveal_open: list[int] = field(default_factory=list)
    reach: int = 0  # the spaces its icons lead to
    spy_icon: bool = False
    ignores_requirements: bool = False
    doubles_visit: bool = False


@dataclass(eq=False)
class Intrigue(Component):
    plot: Node[Any] | None = None
    combat: Node[Any] | None = None
    endgame: Node[Any] | None = None


@dataclass(eq=False)
class Space(Component):
    """A board space. `extra` may be paid when the agent is sent, for `extra_effects` instead of `effects`."""

    icon: int = LANDSRAAD
    faction: int = -1
    combat: bool = False
    maker: int = -1
    location: int = -1
    cost: tuple[int, int] | None = None
    cost_after: int = 0  # the cost once somebody has paid the first one
    once: bool = False  # each player may go there once in the game
    requirement: tuple[int, int] | None = None
    effects: Effects = ()
    extra: tuple[int, int] | None = None
    extra_effects: Effects = ()
    control_bonus: Node[Any] | None = None
    posts: int = 0
    open: list[int] = field(default_factory=list)
    extra_open: list[int] = field(default_factory=list)


@dataclass(eq=False)
class Post(Component):
    spaces: tuple[int, ...] = ()
    mask: int = 0
    icons: int = 0


@dataclass(eq=False)
class Leader(Component):
    ability: Effects = ()
    signet: Node[Any] | None = None
    difficulty: int = 1
    without: tuple[str, ...] = ()  # starting cards it does not have
    other_side: bool = False  # not dealt: the back of another leader
    commands: tuple[str, ...] = ()  # contracts set aside for it
    whens: tuple[When[Any], ...] = ()
    forbids_deployment: bool = False  # its signet ring forbids deploying
    stores_memories: bool = False  # its signet ring takes a troop from supply


@dataclass(eq=False)
class Conflict(Component):
    level: int = 1
    icon: int = WILD
    location: int = -1
    first: Node[Any] = field(default_factory=Seq)
    second: Node[Any] = field(default_factory=Seq)
    third: Node[Any] = field(default_factory=Seq)


@dataclass(eq=False)
class Contract(Component):
    space: int = -1
    harvest: int = 0
    immediate: bool = False
    acquire: str = ""
    reward: Effects = ()
    open: list[int] = field(default_factory=list)


@dataclass(eq=False)
class Objective(Component):
    icon: int = CRYSKNIFE
    players: tuple[int, ...] = ()
    first_player: bool = False


CARDS: list[Card] = []
INTRIGUES: list[Intrigue] = []
SPACES: list[Space] = []
POSTS: list[Post] = []
LEADERS: list[Leader] = []
CONFLICTS: list[Conflict] = []
CONTRACTS: list[Contract] = []
OBJECTIVES: list[Objective] = []


@dataclass(frozen=True)
class Named:
    """A thing that has only an id, so that tables of it can be named like components."""

    id: str


class NodeNames:
    """The node table seen as a table of named things."""

    def __getitem__(self, number: int) -> Named:
        return Named(NODES.names[number])


TABLES: dict[str, Any] = {
    "cards": CARDS,
    "intrigues": INTRIGUES,
    "spaces": SPACES,
    "posts": POSTS,
    "leaders": LEADERS,
    "conflicts": CONFLICTS,
    "contracts": CONTRACTS,
    "objectives": OBJECTIVES,
    "nodes": NodeNames(),
    "factions": [Named(name) for name in ICONS[:4]],
    "battle-icons": [Named(name) for name in BATTLE_ICONS],
    "goods": [Named(name) for name in GOODS],
    "locations": [Named(name) for name in LOCATIONS],
    "makers": [Named(name) for name in MAKERS],
    "phases": [Named(name) for name in PHASES],
    "house_rules": [Named(name) for name in HOUSE_RULES],
    "seats": [Named(str(seat)) for seat in range(6)],
}

# Derived from the board: the spaces of each agent icon, and what each set of spies sees.
ICON_SPACES: list[int] = [0] * len(ICONS)
SPIED: list[int] = [0]


def _register(table: list[Any], component: Component) -> None:
    if any(other.id == component.id for other in table):
        raise ValueError(f"two components are called {component.id}")
    component.number = len(table)
    table.append(component)


def _nodes(name: str, effects: Effects, source: int = -1) -> list[int]:
    for place, node in enumerate(effects):
        NODES.register(f"{name}.{place}", node, source)
    return [node.number for node in effects]


def boxes(node: Node[Any] | None) -> Effects:
    """A box of icons: each can be taken by itself, so a sequence is split into its parts."""
    if node is None:
        return ()
    return node.parts if isinstance(node, Seq) else (node,)


def has_trait(node: Node[Any], trait: str) -> bool:
    """Does the tree hold a verb that says so of itself?"""
    return bool(getattr(node, trait, False)) or any(has_trait(child, trait) for _, child in node.children())


def card(
    id: str,
    *,
    agent: Node[Any] | None = None,
    reveal: Node[Any] | None = None,
    acquire: Node[Any] | None = None,
    on_discard: Node[Any] | None = None,
    on_trash: Node[Any] | None = None,
    **facts: Any,
) -> Card:
    new = Card(id, agent=boxes(agent), reveal=boxes(reveal), **facts)
    new.acquire, new.on_discard, new.on_trash = acquire, on_discard, on_trash
    _register(CARDS, new)
    new.agent_open = _nodes(f"{id}.agent", new.agent, new.number)
    _nodes(f"{id}.reveal", new.reveal, new.number)
    for node in new.reveal:
        flat = getattr(node, "flat", None)
        if flat is None:
            new.reveal_open.append(node.number)
        elif flat[0] == PERSUASION:
            new.persuasion += flat[1]
        else:
            new.swords += flat[1]
    for name, effect in (("acquire", acquire), ("discard", on_discard), ("trash", on_trash)):
        if effect is not None:
            NODES.register(f"{id}.{name}", effect, new.number)
    new.spy_icon = SPY in new.icons
    for icon in new.icons:
        new.reach |= ICON_SPACES[icon]
    new.ignores_requirements = any(has_trait(node, "ignores_requirements") for node in new.agent)
    new.doubles_visit = any(has_trait(node, "doubles_visit") for node in new.agent)
    return new


def intrigue(
    id: str,
    *,
    plot: Node[Any] | None = None,
    combat: Node[Any] | None = None,
    endgame: Node[Any] | None = None,
    **facts: Any,
) -> Intrigue:
    new = Intrigue(id, plot=plot, combat=combat, endgame=endgame, **facts)
    _register(INTRIGUES, new)
    for name, node in (("plot", plot), ("combat", combat), ("endgame", endgame)):
        if node is not None:
            NODES.register(f"intrigue.{id}.{name}", node)
    return new


def space(
    id: str,
    *,
    effects: Node[Any] | None = None,
    extra_effects: Node[Any] | None = None,
    control_bonus: Node[Any] | None = None,
    **facts: Any,
) -> Space:
    new = Space(id, effects=boxes(effects), extra_effects=boxes(extra_effects), **facts)
    new.control_bonus = control_bonus
    _register(SPACES, new)
    new.maker = MAKERS.index(id) if id in MAKERS else -1
    new.location = LOCATIONS.index(id) if id in LOCATIONS else -1
    new.open = _nodes(f"space.{id}", new.effects)
    new.extra_open = _nodes(f"space.{id}.extra", new.extra_effects)
    if control_bonus is not None:
        NODES.register(f"space.{id}.control", control_bonus)
    ICON_SPACES[new.icon] |= 1 << new.number
    return new


def post(id: str, *spaces: str) -> Post:
    numbers = tuple(number_of(SPACES, name) for name in spaces)
    new = Post(id, spaces=numbers)
    _register(POSTS, new)
    for number in numbers:
        new.mask |= 1 << number
        new.icons |= 1 << SPACES[number].icon
        SPACES[number].posts |= 1 << new.number
    SPIED.extend([seen | new.mask for seen in SPIED])
    return new


def leader(id: str, *, ability: Node[Any] | None = None, signet: Node[Any], **facts: Any) -> Leader:
    new = Leader(id, ability=boxes(ability), **facts)
    new.signet = signet
    _register(LEADERS, new)
    _nodes(f"leader.{id}.ability", new.ability)
    new.whens = tuple(node for node in new.ability if isinstance(node, When))
    NODES.register(f"leader.{id}.signet", signet)
    new.forbids_deployment = has_trait(signet, "forbids_deployment")
    new.stores_memories = has_trait(signet, "stores_memories")
    return new


def conflict(id: str, *, first: Node[Any], second: Node[Any], third: Node[Any], **facts: Any) -> Conflict:
    new = Conflict(id, first=first, second=second, third=third, **facts)
    _register(CONFLICTS, new)
    for name, node in (("first", first), ("second", second), ("third", third)):
        NODES.register(f"conflict.{id}.{name}", node)
    return new


def contract(id: str, *, reward: Node[Any], space: str = "", **facts: Any) -> Contract:
    new = Contract(id, reward=boxes(reward), **facts)
    new.space = number_of(SPACES, space) if space else -1
    _register(CONTRACTS, new)
    new.open = _nodes(id, new.reward)
    return new


def objective(id: str, **facts: Any) -> Objective:
    new = Objective(id, **facts)
    _register(OBJECTIVES, new)
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
