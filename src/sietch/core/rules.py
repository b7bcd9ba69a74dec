"""What a game offers to the core's `Game`: its set-up, its kinds of options and events, scores and checks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal

from sietch.core.catalogue import Entry
from sietch.core.forms import Form
from sietch.core.node import Features, Icon, Words
from sietch.core.prices import Prices, Weights, weighed
from sietch.core.refusing import in_english, short
from sietch.core.schema import Own, Schema
from sietch.core.state import ARG, FIRST_GAME_KIND, KIND_SHIFT, NUMBER, Event, Script, State, Undecided
from sietch.core.study import Question, Study

if TYPE_CHECKING:
    from sietch.core.game import Event as ToldEvent


class SetupError(ValueError):
    """A set-up that the game does not have; `words` say what would be right, and as a text it says so in English.

    What only a program gets wrong can be said in English alone.
    """

    def __init__(self, said: Words | str) -> None:
        super().__init__(said)
        self.said = said
        self.words = short(("setup-said", {"reason": said}) if isinstance(said, str) else said)

    def __str__(self) -> str:
        return self.said if isinstance(self.said, str) else in_english(self.words)


class OtherFacts(SetupError):
    """A set-up of a game that was begun with components which an owner of the box had told otherwise."""


@dataclass(frozen=True)
class SetupOption:
    """Something that a set-up can say: any of the values, one of them, or one for each seat.

    Of one or each the first value is meant where nothing is said.
    """

    name: str
    takes: Literal["any", "one", "each"]
    values: tuple[str, ...]
    suggested: tuple[str, ...] = ()  # which of any values a newcomer is offered
    needs: Mapping[str, str] = field(default_factory=dict)  # values that are there only with a module
    people: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # values that are there only for so many


@dataclass(frozen=True)
class Roles:
    """What the seats of a table of so many are, in their order. said: by option, what such a table's set-up says."""

    players: int
    seats: tuple[str, ...]
    said: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Choices:
    """What a set-up can choose. roles: where seats are not alike, what they are; of those that fit the last."""

    players: tuple[int, ...]
    suggested: int  # how many seats a newcomer is offered
    options: tuple[SetupOption, ...] = ()
    roles: tuple[Roles, ...] = ()
    # By number of players: the modules that it is always played with; and by option and seat, the values that nobody
    # else can have.
    always: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    fixed: Mapping[int, Mapping[str, Mapping[int, str]]] = field(default_factory=dict)


@dataclass(frozen=True)
class Preset:
    """A set of modules that goes by a name. players: how many it is for, where it is not for any number."""

    id: str
    modules: tuple[str, ...]
    players: int | None = None


@dataclass(frozen=True)
class ModuleTold:
    """A module that a game can be played with: which others it needs, and how many components it brings by kind.

    mode: it is another way to play, not more of the same.
    """

    id: str
    needs: tuple[str, ...]
    brings: Mapping[str, int]
    mode: bool = False


class Sight(Enum):
    """Who may see what an event was about; everybody sees that it happened."""

    PUBLIC = "everybody"
    OWNER = "the seat it happened to"


@dataclass(frozen=True)
class OptionKind:
    """A kind of answer: its name, and the table its number refers to ("number": it is a number).

    module: the part of the game that alone asks for it, where a game is put together from parts.
    """

    name: str
    of: str = ""
    module: str = ""


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its name, the table its number refers to, who sees that, and the table its amount
    refers to where it is not an amount.

    reveals: something that lay face down and that its owner knew is turned over. Everybody has seen it then, so it is
    not taken back. (A card that is played from a hand can be: its owner has only said what they mean to do.)
    together: told of all who win with the seat, where it has a team.
    """

    name: str
    of: str = ""
    sight: Sight = Sight.PUBLIC
    n_of: str = ""
    reveals: bool = False
    together: bool = False


CORE_KINDS = (
    OptionKind("no"),
    OptionKind("yes"),
    OptionKind("number", "number"),
    OptionKind("branch", "nodes"),
    OptionKind("effect", "nodes"),
    *(OptionKind(f"reserved-{place}") for place in range(5, FIRST_GAME_KIND)),
)


class OptionKinds(list[OptionKind]):
    """The kinds of options of a game, by number; those that all games share come first."""

    def __init__(self) -> None:
        super().__init__(CORE_KINDS)

    def add(self, name: str, of: str = "", *, module: str = "") -> int:
        """The number to make options of a new kind with."""
        self.append(OptionKind(name, of, module))
        return (len(self) - 1) << KIND_SHIFT


class EventKinds(list[EventKind]):
    """The kinds of events of a game, by number."""

    def add(
        self,
        name: str,
        of: str = "",
        sight: Sight = Sight.PUBLIC,
        *,
        n_of: str = "",
        reveals: bool = False,
        together: bool = False,
    ) -> int:
        self.append(EventKind(name, of, sight, n_of, reveals, together))
        return len(self) - 1


def option_kinds(*kinds: OptionKind) -> tuple[tuple[int, ...], tuple[OptionKind, ...]]:
    """The numbers to make options of these kinds with, and the table of all kinds."""
    numbers = tuple(place << KIND_SHIFT for place in range(FIRST_GAME_KIND, FIRST_GAME_KIND + len(kinds)))
    return numbers, (*CORE_KINDS, *kinds)


def event_kinds(*kinds: EventKind) -> tuple[tuple[int, ...], tuple[EventKind, ...]]:
    return tuple(range(len(kinds))), kinds


def shares(winners: Sequence[int], sides: Sequence[int]) -> list[float]:
    """By seat, the part of the win that it has: a side's result is that of each of its members, and sides that win
    together share it. sides: by seat, as `Rules.sides` tells them."""
    won = {sides[seat] for seat in winners}
    return [1 / len(won) if side in won else 0.0 for side in sides]


def unknown_sequel(option: int) -> int:
    """Of a game that does not tell what follows an option."""
    return -1


class Rules:
    """One game. Subclassed once per game; has no state."""

    name: str
    version: int
    schema: Schema
    option_kinds: Sequence[OptionKind]
    event_kinds: Sequence[EventKind]
    tables: Mapping[str, Any]
    # What a feature of an option is worth at the start and at the end of a game: early what lasts, late what counts.
    weights: Weights = MappingProxyType({})
    # By how much one option must be worth more than another, by these weights, to be clearly better.
    clear_difference: float = 1.0
    # What part of its iterations a search spends here: the longer a chapter, the more each costs and tells.
    thrift: float = 1.0
    # How many times as long as usual a search may think here, at the most.
    leisure: float = 1.0
    # Whether there are battles whose odds can be worked out.
    has_battles: bool = False
    # The module with which people at a real table can tell what chance gave, and be told what a side does that nobody
    # plays.
    companion: str = ""
    # Kinds of options that only narrow down what can be chosen, such as the part of a map.
    narrowing: frozenset[str] = frozenset()
    # What is asked of every finished game, besides what `study` tells.
    questions: Sequence[Question] = ()
    # Whether the words of an option are the same whenever it is offered.
    words_stay: bool = False
    _numbers: dict[str, int] | None = None
    # Whether all seats count the same points.
    scores_compare: bool = True
    _prices: Prices | None = None

    def target(self, option: int) -> str | int | None:
        """What an option is about: the id of a component, a number, or nothing."""
        kind = self.option_kinds[option >> KIND_SHIFT]
        if kind.of == "number":
            return option & ARG
        if not kind.of:
            return None
        id: str = self.tables[kind.of][option & ARG].id
        return id

    def key(self, option: int) -> str:
        """The name of an option outside: the same meaning has the same key in every game of this kind."""
        target = self.target(option)
        name = self.option_kinds[option >> KIND_SHIFT].name
        return name if target is None else f"{name}:{target}"

    def number(self, key: str) -> int:
        """The option of a key; KeyError for one that this kind of game does not have."""
        name, _, n = key.partition(":")
        if name == "number" and n.isdecimal() and len(n) <= len(str(ARG)) and int(n) <= ARG:
            return NUMBER | int(n)
        numbers = self._numbers
        if numbers is None:
            # Others may ask meanwhile, in other threads: they see it when it is whole.
            numbers = self._numbers = self._all_numbers()
        return numbers[key]

    def _all_numbers(self) -> dict[str, int]:
        numbers = {}
        for place, kind in enumerate(self.option_kinds):
            base = place << KIND_SHIFT
            if not kind.of:
                numbers[kind.name] = base
            elif kind.of != "number":
                for number, thing in enumerate(self.tables[kind.of]):
                    numbers[f"{kind.name}:{thing.id}"] = base | number
        return numbers

    def choices(self) -> Choices:
        """What a set-up can say: player counts, and the game's own options."""
        raise NotImplementedError

    def modular(self) -> list[ModuleTold]:
        """The modules that the game can be played with."""
        return []

    def presets(self) -> list[Preset]:
        """Sets of modules that go by a name."""
        return []

    def catalogue(self) -> list[Entry]:
        """All components."""
        raise NotImplementedError

    def layout(self) -> dict[str, Any]:
        """How the table is laid out, for whoever draws it: plain data, empty where a drawing needs none."""
        return {}

    def setup(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Check what was asked for and complete it with defaults: the set-up of a record."""
        raise NotImplementedError

    def of(self, setup: Mapping[str, Any]) -> Rules:
        """The rules of a complete set-up, where set-ups differ in what the rules are put together from."""
        return self

    def start(self, setup: Mapping[str, Any], rng: int, script: Script, events: list[Event] | None = None) -> State:
        """A new state that has run on to its first question."""
        raise NotImplementedError

    def blank(self) -> Any:
        """An empty state to load into."""
        raise NotImplementedError

    def members(self, table: str) -> Sequence[int]:
        """The numbers of those things of a table that can be in a game by these rules."""
        return range(len(self.blank().nodes.names if table == "nodes" else self.tables[table]))

    def kinds(self) -> Sequence[int]:
        """The kinds of options that can be met in a game by these rules, by number."""
        return range(len(self.option_kinds))

    def sample(self, players: int) -> State:
        """A game by these rules that has just begun, to look at what a state holds."""
        return self.start(self.setup({"players": players}), 0, None)

    def seats(self, state: Any) -> int:
        return len(state.players)

    def asked(self, state: Any) -> int:
        """The seat that answers the open question: where the player of the asking frame sits."""
        return -1 if state.asking is None else int(state.asking[1])

    def owns(self, state: Any, seat: int, player: int) -> Own:
        """What a seat looks into of what is a player's own."""
        return seat == player

    def roles(self) -> list[str]:
        """What the seats of a table by these rules are, in their order, where they are not alike."""
        return []

    def side_name(self, seat: int) -> str:
        """The side that a seat plays for, where seats are not alike: its role, unless it shares the side."""
        roles = self.roles()
        return roles[seat] if roles else ""

    def player_of(self, seat: int) -> int:
        """The player that a seat plays, alone or with others."""
        return seat

    def sees(self, state: Any, seat: int, event: Event) -> bool:
        """Whether a seat may know what an event was about that is for the eyes of whoever it happened to."""
        return bool(state.owns(seat, event[1]))

    def seating(self, state: Any) -> list[dict[str, Any]]:
        """By seat: what everybody should know about who sits there, where seats share a player; else nothing."""
        return []

    def why_asked(self, state: Any) -> Words | None:
        """Why this seat is asked and not another one that plays the same player; None where that is no question."""
        return None

    def names(self, setup: Mapping[str, Any]) -> list[str]:
        """What the players are called; those of a set-up are the names of its seats."""
        return list(setup.get("names", []))

    def title(self, state: Any, player: int) -> Words:
        """What a player without a seat is called."""
        raise NotImplementedError

    def prompt(self, state: Any) -> Words:
        """What is asked."""
        node, player, x = state.asking
        words: Words = node.prompt(state, player, x)
        return words

    def chance_prompt(self, undecided: Undecided) -> Words:
        """What is asked of whoever tells what chance gives."""
        return ("prompt-chance", {})

    def refusals(self, state: Any) -> Sequence[tuple[int, Words]]:
        """What is not among the options, and why."""
        node, player, x = state.asking
        found: Sequence[tuple[int, Words]] = node.refusals(state, player, x)
        return found

    def form(self, state: Any) -> Form | None:
        """What the pending question and those that follow decide together, where that can be said at once."""
        node, player, x = state.asking
        form: Form | None = node.form(state, player, x)
        return form

    def derived(self, state: Any, seat: int) -> dict[str, Any]:
        """What everybody can work out about a seat from what lies open, so that nobody has to."""
        return {}

    def sides(self, state: Any) -> Sequence[int]:
        """By seat: the side that it wins with. Everybody is a side unless a game has teams."""
        return range(self.seats(state))

    def team(self, player: int) -> Sequence[int]:
        """Who wins with a player, that one among them."""
        return (player,)

    def scores(self, state: Any) -> list[int]:
        """What each seat counts."""
        raise NotImplementedError

    def winners(self, state: Any) -> list[int]:
        """The seats that have won; none where a player without a seat has."""
        raise NotImplementedError

    def check(self, state: Any) -> list[str]:
        """What is wrong with a state; empty for a sound one."""
        raise NotImplementedError

    def features(self, state: Any, seat: int, option: int) -> Features:
        """What `seat` may expect of `option`, from the trees and from what the seat can see."""
        raise NotImplementedError

    def outlook(self, state: Any, seat: int, prices: Prices | None = None) -> Callable[[int], Features]:
        """As `features`, for all options of one decision: a game can reckon once what they share.

        prices: by which it finds what is best of what an option allows, where those are not the game's own.
        """
        return partial(self.features, state, seat)

    def worths(self, state: Any, prices: Prices) -> tuple[list[float], Callable[[int], int]]:
        """What each option is worth to the seat that decides. Besides what would come next, where an option was told by
        the best that it leads to: the answer to the next question, or -1."""
        expect, known = self.outlook(state, state.asked, prices), prices.at(self.stage(state))
        return [weighed(expect(option), known) for option in state.options], unknown_sequel

    def stage(self, state: Any) -> float:
        """How far the game has come, from 0 to 1, by what everybody can see."""
        return 0.0

    @property
    def prices(self) -> Prices:
        """The weights at any stage of the game."""
        if self._prices is None:
            self._prices = Prices(self.weights)
        return self._prices

    @property
    def champion(self) -> str:
        """The name under which bots keep what they have learned about the game."""
        return self.name

    def chapter(self, state: Any) -> float:
        """Counts the points of a game where `appraise` can tell something, such as rounds; a half more in between."""
        return 0.0

    def belongings(self, state: Any) -> list[Features]:
        """By player, what they have, by names that a table of weights can tell the worth of."""
        return []

    def appraise(self, state: Any, value: Prices | None = None) -> list[float]:
        """How likely each seat is to win, by everything in a state; in sum 1 if every player has a seat.

        value: what belongings add to the power of e by which players share the chance to win.
        """
        winners = self.winners(state) if state.over else range(self.seats(state))
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats(state))]

    def lead(self, state: Any) -> float:
        """By how much those with a seat are ahead of the best of those without one."""
        return float(max(self.scores(state)))

    def study(self, state: Any, events: Sequence[ToldEvent]) -> Study:
        """Where the points of a finished game came from, and how it ended; nothing where the rules do not tell."""
        return Study()

    def option_words(self, state: Any, option: int) -> Words:
        raise NotImplementedError

    def option_icons(self, state: Any, option: int) -> Sequence[Icon]:
        """What an option costs and brings, as far as that can be told in icons: that of an effect, its own."""
        if state is not None and self.option_kinds[option >> KIND_SHIFT].of == "nodes":
            return list(state.nodes.nodes[option & ARG].icons())
        return ()

    def name_words(self, table: str, id: str, seat: int | None = None) -> Words | str:
        """What stands for a thing in messages: the words of its name, or the id of a noun. `seat`: whose it is, where
        that makes a difference."""
        raise NotImplementedError
