"""What a module may bring to a game of the family. A module is a folder of `modules/`; a game is put together of some.

Rule files never ask which modules are on: what differs is brought from here, by a `Ruleset`, and a module that is off
changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sietch.core.catalogue import Entry
from sietch.core.node import Features, Node, Words
from sietch.core.rules import SetupOption
from sietch.core.schema import Part
from sietch.core.study import Question
from sietch.imperium.components import Component, Space
from sietch.imperium.conditions import SMILING
from sietch.imperium.offers import Offer
from sietch.imperium.state import Imperium

if TYPE_CHECKING:
    from sietch.imperium.outlook import Outlook
    from sietch.imperium.position import Facts, Pool
    from sietch.imperium.turns import PlayerTurns

# A field that everything has.
ALWAYS = "__class__"

# What looks at an occurrence: game, seat that it happened to, what it was about.
Watcher = Callable[[Imperium, int, int], None]
# What a seat may expect of an option: game, seat, the option's number.
Expectation = Callable[["Outlook", int], Features]


@dataclass
class Recipe:
    """The numbers that a game is set up and ended by. Each module may change them, in the order of the modules."""

    players: int  # who has pieces and a score: the people, and those that play by themselves
    people: int = 0
    firsts: int = 0  # how many of them have the First Player marker in turn, where it is not all
    points: int = 0
    points_to_end: int = 10
    agents: int = 2
    troops: int = 12
    garrison: int = 3
    water: int = 1
    hand: int = 5
    row: int = 5
    # The conflict deck from the top down: so many cards of each level.
    conflicts: tuple[tuple[int, int], ...] = ((1, 1), (2, 5), (3, 4))
    # The reserve: cards by id, each with the field of the table that counts its stack.
    reserve: dict[str, str] = field(default_factory=dict)
    # Starting cards that nobody has.
    without: set[str] = field(default_factory=set)
    # Starting cards, as they are printed, of which everybody has so many fewer.
    fewer: dict[str, int] = field(default_factory=dict)
    # Starting cards that begin in the discard pile.
    discarded: set[str] = field(default_factory=set)
    # By seat: the side that it wins with; empty where everybody plays alone.
    sides: tuple[int, ...] = ()
    # By seat: the leader that it always has, and that nobody else can have.
    leaders: dict[int, str] = field(default_factory=dict)
    without_pieces: tuple[int, ...] = ()  # seats that have no troops or other units
    smiling: int = SMILING  # the strength that Always Smiling asks for


@dataclass(frozen=True)
class Kind:
    """A kind of component that only this module has: its table, and how one is told in the catalogue."""

    name: str
    table: Sequence[Any]
    entry: Callable[[Any], Entry]


class Module:
    """Subclass it and override what the module brings; `modules/choam` is the model."""

    id: str = ""
    # The count of the whole family at which the module last changed what a game does: records remember it.
    version: int = 0
    # The games whose board it can be played on. A module that is the game itself is always on.
    games: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()  # other modules without which it cannot be
    joins: tuple[str, ...] = ()  # on by itself wherever all of these are: what only matters where they meet
    people: tuple[int, ...] = ()  # on by itself for these numbers of people, where all that it joins are
    not_for: tuple[int, ...] = ()  # numbers of people that it cannot be played by
    said: tuple[str, ...] = ()  # joins where the set-up says so: an option, and its values
    speaks_of: tuple[str, ...] = ()  # folders of other modules whose words it uses, also where they are off
    box: str = ""  # the module that its components are said to be of, if it is another

    # ---- components

    covers: tuple[str, ...] = ()  # places and posts that its overlay hides
    kinds: Sequence[Kind] = ()
    tracks: Mapping[int, Node[Any]] = {}  # what each influence track gives at 4
    meanings: Mapping[str, Node[Any]] = {}  # what icons do whose effect depends on the modules
    laid: Mapping[str, Any] = {}  # what the layout of the table also tells
    areas: Mapping[str, str] = {}  # the part of the board that a place belongs to, where its face does not tell

    track_names: Mapping[int, str] = {}  # how the board calls the track of a faction, where not by its name

    def complete(self) -> None:
        """Make what depends on the components of all modules, which are there now."""

    def brings(self, component: Component) -> bool:
        """Is this component in a game with the module?"""
        return component.module == self.id or self.id in component.also

    def face(self, space: Space) -> bool:
        """Is this the face of its place in a game with the module (unless a later module has another)?"""
        return space.module == self.id

    # ---- the state

    part: Part | None = None

    # Fields of every game that nothing in this one uses: nobody is shown them.
    without_fields: tuple[str, ...] = ()

    # House rules about what this game does not have: nobody is offered them.
    without_house_rules: tuple[str, ...] = ()

    def adjust(self, recipe: Recipe) -> None:
        """Change the numbers of the set-up and of the end."""

    def lay(self, g: Imperium) -> None:
        """Fill the module's fields at the beginning of the set-up, when everything is empty."""

    # ---- what a set-up may also say, with the numbers of people that the module joins by itself for

    house_rules: Mapping[str, tuple[int, ...]] = {}  # each with the numbers of people that it is for

    def setup_options(self) -> Sequence[SetupOption]:
        return ()

    def setup(self, options: Mapping[str, Any], ruleset: Any, leaders: Sequence[str]) -> dict[str, Any]:
        """Check what was said and complete it; leaders: those that people have chosen."""
        return {}

    def gather(self, g: Imperium, setup: Mapping[str, Any]) -> None:
        """Push the steps by which players without a seat come to the table, when all people have a leader."""

    # ---- the course of a game: steps that are also taken, in the order of the modules. Those of a seat are pushed with
    # that seat, the others with -1.

    deal: Sequence[Node[Any]] = ()  # in the set-up, when everybody has a leader
    ready: Sequence[Node[Any]] = ()  # the set-up is over, the first round is about to begin
    round_start: Sequence[Node[Any]] = ()  # the conflict is revealed, nobody has drawn
    hands_drawn: Sequence[Node[Any]] = ()
    player_turns: PlayerTurns | None = None  # who takes a turn when, where it is not simply clockwise
    turn_start: Sequence[Node[Any]] = ()  # of a seat: its turn begins, nothing is chosen yet
    sending: Sequence[Node[Any]] = ()  # of a seat: a card is played, its agent is not sent yet
    before_reveal: Sequence[Node[Any]] = ()  # of a seat: its Reveal turn begins, its hand is not revealed yet
    turn_end: Sequence[Node[Any]] = ()  # of a seat: its Agent or Reveal turn is over
    before_rewards: Sequence[Node[Any]] = ()  # all have passed, strength is not compared yet
    combat_start: Sequence[Node[Any]] = ()  # the Combat phase begins, no card is played yet
    conflict_won: Sequence[Node[Any]] = ()  # of the winner, when it has its reward and the card
    combat_over: Sequence[Node[Any]] = ()  # all rewards are taken, the units are still in the conflict
    recall: Sequence[Node[Any]] = ()  # the agents come back
    endgame: Sequence[Node[Any]] = ()  # all endgame cards are played

    # ---- turns

    offers: Sequence[Offer] = ()
    watchers: Mapping[int, Watcher] = {}
    # The same for those whose leader's ability has a trait.
    ability_watchers: Mapping[int, tuple[str, Watcher]] = {}

    # Some methods are asked very often and have seldom something to say: they are asked while a field is set, of the
    # table or of the player.
    added_icons_while: str = ALWAYS  # of the table; empty: only for cards whose Agent box can be another one's
    passes_while: str = ALWAYS  # of the table
    cheaper_while: str = ALWAYS  # of the table
    known_cards_while: str = ALWAYS  # of the player

    def added_icons(self, g: Imperium, seat: int, card: int) -> int:
        """Agent icons that a card in hand also has now, as bits."""
        return 0

    def passes(self, g: Imperium, seat: int) -> int:
        """The places where others' agents do not stop an agent of the seat now, as bits."""
        return 0

    def bars(self, g: Imperium, seat: int) -> int:
        """The places that the seat cannot send an agent to now, as bits."""
        return 0

    def why_barred(self, g: Imperium, seat: int, place: int) -> Words:
        """Why it cannot send one there."""
        return ("why-barred", {})

    def discount(self, g: Imperium, seat: int, space: Space, cards: Sequence[int]) -> int:
        """How much less entering a space costs the seat that sends an agent for these cards."""
        return 0

    def joined(self, g: Imperium, seat: int, place: int) -> None:
        """An agent comes to a place where another one of the seat stands."""

    def stays(self, g: Imperium, seat: int, place: int) -> bool:
        """An agent leaves a place: is another one of the seat still there?"""
        return False

    def beside(self, g: Imperium, seat: int) -> int:
        """The places where a second agent of the seat stands, as bits."""
        return 0

    def harvested(self, g: Imperium, seat: int, n: int, bonus: bool) -> int:
        """How much spice an agent on a maker space gains, who finds n there. bonus: as bonus spice."""
        return n

    def cheaper(self, g: Imperium, seat: int) -> Mapping[int, int]:
        """By card of the Row or the reserve: how much less persuasion it costs the seat now."""
        return {}

    def top_card(self, g: Imperium, seat: int) -> int:
        """Take the card from the top of the deck that the seat has looked at, which is drawn first; -1 for none."""
        return -1

    def known_cards(self, g: Imperium, seat: int) -> int:
        """How many cards of the seat's deck are counted by the module, because their place is known."""
        return 0

    together: Collection[int] = ()  # cards that cannot be played alone

    partner: str = ""  # a field of the table: the card played together with the first one this turn; -1 for none

    def lent(self, g: Imperium) -> int:
        """A card that sends the agent of this turn without being in play; -1 for none."""
        return -1

    def give_up(self, g: Imperium, seat: int) -> None:
        """That card is being trashed: take it from where it lies."""

    # ---- the intrigue deck

    def next_intrigue(self, g: Imperium) -> int:
        """Take the card that somebody knows to be on top of the intrigue deck; -1 for none."""
        return -1

    def intrigues_on_top(self, g: Imperium) -> int:
        """How many cards somebody knows to be on top of the intrigue deck, besides those that lie in it."""
        return 0

    def under_intrigue(self, g: Imperium) -> None:
        """The intrigue deck has been drawn empty: bring up what lies under it."""

    # ---- who receives

    def receiver(self, g: Imperium, seat: int) -> int:
        """Whose pieces (troops, units, swords, steps of influence) the seat's effects move."""
        return seat

    def influence(self, g: Imperium, seat: int, faction: int) -> int:
        """How much influence the seat counts as having with a faction."""
        return g.players[seat].influence[faction]

    def counts_for(self, g: Imperium, seat: int, faction: int) -> int:
        """Whose influence with a faction that is."""
        return seat

    def allied(self, g: Imperium, seat: int, faction: int) -> bool:
        """Has the seat an alliance besides those of the board: with a faction, or (-1) with any?"""
        return False

    def own_track(self, g: Imperium, seat: int, factions: Sequence[int]) -> list[int]:
        """The option to gain influence on a track of the seat's own, where one of these factions is meant."""
        return []

    def lose_own(self, g: Imperium, seat: int, n: int) -> list[int]:
        """The option to lose so much there."""
        return []

    def own_level(self, g: Imperium, seat: int) -> int:
        """How far the seat is on it."""
        return 0

    def step_own(self, g: Imperium, seat: int, n: int) -> None:
        """So many steps there, up or down."""

    def researchers(self, g: Imperium, seat: int) -> list[int]:
        """Those whose progress in research the seat has."""
        return [seat]

    def hands_on(self, g: Imperium, seat: int) -> int:
        """Who gets what the seat does not keep of dealt contracts; -1: the box. Such a one is dealt none."""
        return -1

    def hooked(self, g: Imperium, seat: int) -> list[int]:
        """Who gets Maker Hooks where the seat takes them."""
        return [seat]

    def starting_cards(self, g: Imperium, seat: int) -> list[int] | None:
        """The starting deck of a seat that has one of its own; nothing of it begins elsewhere."""
        return None

    # ---- agents

    def agent_sent(self, g: Imperium, seat: int, place: int) -> None:
        """An agent of the seat was put on a place."""

    def agent_left(self, g: Imperium, seat: int, place: int) -> None:
        """An agent of the seat has come back from a place."""

    def why_cannot_send(self, g: Imperium, seat: int) -> Words | None:
        """Why none of the agents at the leader can be sent this turn; None where one can."""
        return None

    # ---- combat

    def keeps_swords(self, g: Imperium, seat: int) -> bool:
        """Do swords that the seat got before its Reveal turn still count?"""
        return False

    def fights_for(self, g: Imperium, seat: int) -> list[int]:
        """Those for whom the seat can play combat cards, where that is not itself."""
        return []

    def ask_for_whom(self, g: Imperium, seat: int, card: int) -> None:
        """Ask the seat for which of them it plays a combat card."""

    def act_for(self, g: Imperium, seat: int, other: int) -> None:
        """The seat plays its next cards for this one."""

    def yields(self, g: Imperium, seat: int) -> bool:
        """Does the seat let one who is as strong go first?"""
        return False

    # ---- units and control

    def returnable(self, g: Imperium, seat: int) -> int:
        """Troops of the seat that may come back to its supply at any time."""
        return 0

    def bring_back(self, g: Imperium, seat: int, n: int) -> None:
        """So many of them do."""

    def garrison_used(self, g: Imperium) -> int:
        """How many of the units that a combat space lets go from the garrison were others than troops."""
        return 0

    def units(self, g: Imperium, seat: int) -> int:
        """Units of the seat in the conflict besides troops and sandworms."""
        return 0

    def strength(self, g: Imperium, seat: int) -> int:
        """Their strength."""
        return 0

    def controller(self, g: Imperium, location: int) -> int:
        """Who controls a location instead of who has a marker there; -1 for nobody."""
        return -1

    # ---- players without a seat

    def receives(self, g: Imperium, player: int, node: Node[Any]) -> bool:
        """A player is given an effect that it did not choose: is it one that takes it in another way?"""
        return False

    def answers(self, g: Imperium, player: int, options: Sequence[int]) -> Sequence[int]:
        """What a player without a seat answers to a question with these options."""
        return ()

    def scores(self, g: Imperium, player: int) -> bool:
        """Does the player score victory points?"""
        return True

    def wins(self, g: Imperium, player: int) -> bool:
        """The player has won the conflict: does the module do what follows?"""
        return False

    def flows(self, g: Imperium, player: int) -> int:
        """How many copies of The Spice Must Flow the player has besides those in deck, hand, discard pile and play."""
        return 0

    # ---- for those who look at a game

    def check(self, g: Imperium) -> Iterator[str]:
        """What is wrong with the module's part of a state."""
        return iter(())

    def row_gaps(self, g: Imperium) -> int:
        """Places of the Imperium Row that are empty for now."""
        return 0

    def troops(self, g: Imperium, seat: int) -> int:
        """Troops of a seat that are neither in supply nor in the garrison nor in the conflict."""
        return 0

    def agents(self, g: Imperium, seat: int) -> int:
        """How many agents a seat has besides its own."""
        return 0

    def cards(self, g: Imperium) -> list[int]:
        """Cards in the module's own piles."""
        return []

    def all_cards(self) -> list[int]:
        """Cards that the module brings besides those of the Imperium deck, the starting decks and the reserve."""
        return []

    def intrigues(self, g: Imperium) -> list[int]:
        """Intrigue cards in the module's own piles."""
        return []

    def tie_break(self, g: Imperium, seat: int) -> int:
        """Of seats with equal points at the end the one with more of this is ahead, before anything else counts."""
        return 0

    def derived(self, g: Imperium, seat: int) -> dict[str, Any]:
        """What everybody can work out about a seat from what lies open."""
        return {}

    questions: Sequence[Question] = ()
    sources: Mapping[str, str] = {}  # what points come from, by the event before them

    # ---- what bots may expect

    expectations: Mapping[int, Expectation] = {}
    weights: Mapping[str, tuple[float, float]] = {}  # of things that only it has, at the start and the end of a game

    def visit(self, g: Imperium, seat: int, space: Space, total: Features) -> None:
        """Add what an agent sent to a space would also bring, given what it brings anyway."""

    def joining(self, g: Imperium, seat: int) -> tuple[int, int]:
        """Units besides troops that could go from the garrison to the conflict with a combat space; their strength."""
        return 0, 0

    def acquired(self, g: Imperium, seat: int, card: int, total: Features) -> None:
        """Add what acquiring a card would also bring."""

    def belongings(self, g: Imperium, seat: int, total: Features) -> None:
        """Add what a player has of the module, by names that have a weight."""

    # ---- words of positions

    seat_facts: Sequence[str] = ()
    troop_facts: Sequence[str] = ()  # those that are troops elsewhere
    pile_facts: Sequence[str] = ()  # those that are cards elsewhere
    words: Mapping[str, Callable[..., None]] = {}  # what can be said about a table: words over `Facts`

    def card_pools(self, g: Imperium) -> Mapping[str, Pool]:
        """Where cards of further kinds that are named in a position come from."""
        return {}

    def lay_out(self, g: Imperium, facts: Facts) -> None:
        """Lay out what was said about the module's part of a position."""

    def piles(self, g: Imperium) -> Mapping[int, Iterable[Sequence[int]]]:
        """The piles that chance draws from, by the kind of option that tells what it gave."""
        return {}


MODULES: dict[str, Module] = {}


def register(module: Module) -> Module:
    if module.id in MODULES:
        raise ValueError(f"two modules are called {module.id}")
    MODULES[module.id] = module
    return module
