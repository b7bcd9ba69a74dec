"""What goes over the wire, typed: requests are checked against these, answers are made of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

# What can go wrong with a text that should be JSON: its form, its letters, or that it is nested beyond reason.
NOT_JSON = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class SetupOptionShown(msgspec.Struct):
    """Something that `NewTable.setup` can say: any of the values, one of them, or a list with one for each seat.

    suggested: which of any values a newcomer is offered. needs: the module without which a value is not there. people:
    the numbers of seats for which a value is there, where it is not for all.
    """

    name: str
    takes: Literal["any", "one", "each"]
    values: list[str]
    suggested: list[str]
    needs: dict[str, str]
    people: dict[str, list[int]]


class ModuleShown(msgspec.Struct):
    """A module that a game can be played with, and the others that it needs."""

    id: str
    needs: list[str]


class PresetShown(msgspec.Struct):
    """A set of modules that goes by a name. players: how many it is for, where it is not for any number."""

    id: str
    modules: list[str]
    players: int | None


class RolesShown(msgspec.Struct):
    """What the seats of a table of so many are, in their order; said: by option, what such a table's set-up says."""

    players: int
    seats: list[str]
    said: dict[str, str]


class BoxLine(msgspec.Struct):
    """A line of an entry. kind: number, text, flag or list; choices: what it can say, where not anything."""

    name: str
    kind: str
    value: Any
    choices: list[str]


class BoxEntry(msgspec.Struct):
    """A component of which something is not certain (doubt), or that an owner has corrected."""

    section: str
    name: str
    called: dict[str, Any] | None
    doubt: dict[str, Any] | None
    corrected: bool
    lines: list[BoxLine]


class Box(msgspec.Struct):
    """What is not certain about a box. owner: whether the asker can correct it; file, start, wrong: where corrections
    are kept, what the server has to be started with so that it reads them, and why it could not: told to them only.
    edition: what marks the games of this server, empty for the package's own facts. own: the corrections.
    """

    owner: bool
    file: str
    start: str
    edition: str
    wrong: str
    own: dict[str, dict[str, Any]]
    entries: list[BoxEntry]


class Corrections(msgspec.Struct):
    """All corrections of an owner, by section and entry; an entry that is left out is again as the package has it."""

    corrections: dict[str, dict[str, dict[str, int | bool | str | list[int | str]]]]


class GameShown(msgspec.Struct):
    """A game and what a table of it can choose. suggested: how many seats a newcomer is offered.

    roles: what the seats are where they are not alike; of those that fit a table the last. modules: what the values of
    the option of that name need. bots: our own from weak to strong, then those of other packages. usual_bot: the one of
    them against whom a newcomer plays. always, fixed: by number of players, the modules that are always on, and by
    option and seat the values that no other seat can have. companion: the module with which a table can be told about
    that lies on a real one.
    """

    game: str
    players: list[int]
    suggested: int
    roles: list[RolesShown]
    always: dict[int, list[str]]
    fixed: dict[int, dict[str, dict[int, str]]]
    options: list[SetupOptionShown]
    modules: list[ModuleShown]
    presets: list[PresetShown]
    bots: list[str]
    usual_bot: str
    companion: str


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: a person (bot empty) or a bot by name."""

    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open: seats in order, and the game's own set-up options. record: go on from a saved game.

    told: it lies on a real table, where people tell what dice and cards show, and are told what a side does that
    nobody plays.
    person: the key of whoever opens it, if the table is to be found again with it.
    clock: the seconds that people have for each answer; 0: as many as they like.
    position: begin at a position, by its text. hints: whether people may ask for them; where nothing is said only
    somebody who plays with bots alone may.
    """

    seats: list[SeatWish] = []
    game: str = "uprising"
    setup: dict[str, Any] = {}
    seed: int | None = None
    record: dict[str, Any] | None = None
    told: bool = False
    person: str = ""
    clock: int = 0
    position: str = ""
    hints: bool | None = None


class Links(msgspec.Struct):
    """The unguessable tokens of a table: whoever has one may do what its role may do.

    invite: that of a lobby for all friends; whoever comes with it when the game has begun watches.
    """

    table: str
    host: str
    spectator: str
    seats: list[str]
    invite: str = ""


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever has a seat by a link says who they are: the key of their browser, of which only the hash is stored."""

    person: str


class Own(msgspec.Struct):
    """A person's own token for a seat."""

    token: str


class PersonTable(msgspec.Struct):
    """A table at which a person has a seat (-1: as a host who watches). token: opens it. host: the host's, for them.

    turn: the seat that decides, null where that is not known or nobody does. at: of the last change, since 1970.
    """

    table: str
    game: str
    token: str
    host: str
    seat: int
    state: Literal["lobby", "running", "over"]
    names: list[str]
    bots: list[str]
    turn: int | None
    at: float


class Answer(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """An answer quotes the decision it is meant for and the key of the option.

    undone: that of the Update it answers, if given; the answer is stale if something was taken back since. Whoever
    sends an answer again, not knowing whether it arrived, should give it.
    """

    decision: int
    key: str
    undone: int | None = None


# So many answers can be given at once.
MOST_KEYS = 64
Keys = Annotated[list[str], msgspec.Meta(min_length=1, max_length=MOST_KEYS)]


class Answers(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="answers"):
    """Several answers in a row, all or none: the keys of the options, the first for the decision that it quotes.

    Each but the last must be one that could be taken back: nothing new is shown, and nobody else is asked, in between.
    """

    decision: int
    keys: Keys
    undone: int | None = None


class Ahead(msgspec.Struct, forbid_unknown_fields=True):
    """What would be asked after some answers. wish: so many of each key of the form that is then there; all of it is
    answered. everything: as much as there is of each.
    """

    decision: int
    keys: Annotated[list[str], msgspec.Meta(max_length=MOST_KEYS)] = []
    undone: int | None = None
    wish: dict[str, int] | None = None
    everything: bool = False


class HasKeys(msgspec.Struct):
    """Whether something says keys: that is all that tells several answers from one where no type is said."""

    keys: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class Undo(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take the last answer back, if that is still possible. undone: as in an answer."""

    decision: int
    undone: int | None = None


class WhyNot(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="why-not"):
    """Ask what is not possible now, and why."""


class Ping(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Is the line still there?"""


class Listen(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="listen"):
    """Be told what is said at the table, from now on."""


class TellChanges(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="changes"):
    """Be told only what has changed of the view, from now on."""


class TellAll(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag="whole"):
    """Be told the whole view once more, at once."""


ClientMessage = Answer | Answers | Undo | WhyNot | Ping | Listen | TellChanges | TellAll


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first message on a socket: who, and what is already known (to get only what is new)."""

    token: str
    epoch: str = ""
    seq: int = 0
    events: int = 0


class Rematch(msgspec.Struct):
    """The table at which the same people play again, and the token that the reader has there."""

    table: str
    token: str


class RewindShown(msgspec.Struct):
    """Somebody wants to go back until only so many answers are left; all people must agree. by: their seat."""

    to: int
    by: int
    agreed: list[int]


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """The host lets a bot take a seat, or (bot empty) gives it back to its person."""

    bot: str


class SeatShown(msgspec.Struct):
    """bot: who plays it, empty for its person. stand_in: whether that bot plays only until the person is back."""

    name: str
    bot: str
    connected: bool
    stand_in: bool = False


class StandInShown(msgspec.Struct):
    """Somebody wants a bot to stand in for whoever is late; all other people must agree. by: their seat."""

    bot: str
    by: int
    agreed: list[int]


class ClockShown(msgspec.Struct):
    """The clock of a table. allowance: the seconds for each answer. Times are those of the server, since 1970.

    now: when this was told. seat: whose time runs, null while a bot decides. until: when it is up; then the others may
    nudge, from `nudge` on, and let a bot stand in, from `stand_in` on (null before that). nudged: when that was done
    last.
    """

    allowance: int
    now: float
    seat: int | None = None
    until: float | None = None
    nudge: float | None = None
    nudged: float | None = None
    stand_in: float | None = None
    wish: StandInShown | None = None


class HandedShown(msgspec.Struct):
    """A seat went from its person to a bot, or (bot empty) back. events: so many of the log had happened by then."""

    seat: int
    bot: str
    at: float
    events: int
    words: dict[str, Any]


class OptionShown(msgspec.Struct):
    """icons: what it costs and brings, where that can be told in icons: names and numbers as in the catalogue."""

    key: str
    kind: str
    target: str | int | None
    words: dict[str, Any]
    icons: list[tuple[str, int]] = []


class FieldShown(msgspec.Struct):
    """Something of which so many can be chosen; key: as an option of the form's questions has it."""

    key: str
    target: str | int | None
    words: dict[str, Any]
    most: int


class FormShown(msgspec.Struct):
    """What a row of questions decides together: so many of each field. kind: what for, such as the group that moves.

    about: the component that it is about. most: no more than so many in all; exact: no fewer either. POST .../ahead
    tells which answers bring it.
    """

    kind: str
    about: str
    fields: list[FieldShown]
    most: int | None
    exact: bool


class FurtherShown(msgspec.Struct):
    """An option that is behind one that only narrows down what can be chosen. keys: the answers that lead to it;
    none where it is taken with the option that narrows, whose key it has then."""

    keys: list[str]
    option: OptionShown


class DecisionShown(msgspec.Struct):
    """The pending decision; prompt and options only for the seat that decides. because: why it is this partner's.

    form: what it and those that follow decide together. further: what is behind options that narrow down. by_chance:
    whether people are to tell what chance gave, at a real table.
    """

    id: int
    seat: int
    prompt: dict[str, Any] | None = None
    options: list[OptionShown] = []
    because: dict[str, Any] | None = None
    form: FormShown | None = None
    further: list[FurtherShown] = []
    by_chance: bool = False


class AheadShown(msgspec.Struct):
    """keys: all answers, with those that fill in the form. form: as it is before that; wish: what it comes to.

    decision: what is asked then; nothing if that is not known before they are given. forced: what follows without being
    asked, because there is one way to go on.
    """

    keys: list[str]
    form: FormShown | None
    wish: dict[str, int]
    decision: DecisionShown | None
    forced: list[OptionShown] = []


class EventShown(msgspec.Struct):
    kind: str
    seat: int | None
    what: str | int | None
    n: int
    words: dict[str, Any] | None = None


class News(msgspec.Struct, kw_only=True):
    """What a viewer may know now, but for the view. `events` continue the log at `events_from`; later ones are void.

    sources: when the game is over, the points of each seat by what they came from; before that there are none.
    notice: what whoever looks should know, such as that the game was begun under earlier rules.
    clock: how much time whoever is asked has, where the table has a clock. handed: when bots stood in for people.
    check: what the fields of the view add up to; null at a real table where chance is asked for.
    """

    # What everybody at the table is told alike, which is encoded once, and then what is its reader's own.
    game: str
    epoch: str
    seq: int
    seats: list[SeatShown]
    scores: list[int]
    winners: list[int]
    sides: list[int]  # by seat, who wins together
    sources: list[dict[str, int]]
    undone: int  # how many answers were taken back so far
    answers: int  # how many answers count
    rewind: RewindShown | None = None
    clock: ClockShown | None = None
    handed: list[HandedShown] = []
    notice: dict[str, Any] | None = None
    role: Literal["host", "seat", "spectator"]
    seat: int | None
    decision: DecisionShown | None
    events_from: int
    events: list[EventShown]
    can_undo: bool
    rematch: Rematch | None
    check: int | None = None


class Update(News, kw_only=True, tag_field="type", tag="table"):
    """All that a viewer may know now."""

    view: dict[str, Any]


class Changed(msgspec.Struct):
    """The fields of a view that read otherwise now: those of the table, and by number those of players."""

    table: dict[str, Any]
    players: dict[int, dict[str, Any]]
    options: list[str]


class Changes(News, kw_only=True, tag_field="type", tag="changes"):
    """As an Update, to whoever wants to be told only what has changed of the view since the last one."""

    changed: Changed


class ResultShown(msgspec.Struct):
    """How a game ended. rules: the version of the rules under which it did. finished: seconds since 1970.

    sides: by seat, who wins together; none of games that ended when that was not stored yet.
    """

    game: str
    names: list[str]
    scores: list[int]
    winners: list[int]
    sources: list[dict[str, int]]
    rules: int
    finished: float
    sides: list[int]


class RefusalShown(msgspec.Struct):
    key: str
    kind: str
    target: str | int | None
    words: dict[str, Any]
    reason: dict[str, Any]


class Refusals(msgspec.Struct, tag_field="type", tag="refusals"):
    decision: int
    refusals: list[RefusalShown]


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """A request that changed nothing, and why, in English and as words. stale: it was for an earlier decision.

    index: of several answers the first that cannot be given, counted from 0.
    """

    reason: str
    words: dict[str, Any]
    stale: bool = False
    index: int | None = None


class Step(msgspec.Struct):
    """A step of a replay: everything open, and the events of the answer that led here."""

    step: int
    steps: int
    view: dict[str, Any]
    events: list[EventShown]
    scores: list[int]
    log: int  # how many events had happened by then


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    pass


class Problem(msgspec.Struct):
    """Every error of the HTTP API, in English and as words."""

    error: str
    words: dict[str, Any]


class AnswerProblem(Problem):
    """An answer or an undo that changed nothing. stale, index: as in Refused."""

    stale: bool
    decision: DecisionShown | None
    index: int | None = None
