"""A game as others see it: its decision, its answers, its record. A game is its set-up and its answers."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sietch.core.node import Features, Words
from sietch.core.pledge import Pledge, Pledged
from sietch.core.positions import OPEN, PositionError, write
from sietch.core.positions import read as read_position
from sietch.core.refusing import quoted
from sietch.core.rules import Rules, SetupError, Sight
from sietch.core.schema import Own, nothing_shown, own_view, redeal, view
from sietch.core.state import (
    ARG,
    EFFECT,
    KIND_SHIFT,
    SECRET,
    Foretold,
    Script,
    ScriptError,
    State,
    Told,
    Undecided,
    log_entries,
    script_of,
    seeded,
)
from sietch.core.state import Event as RawEvent

CHANCE = -1
SPECTATOR = -1
CHANCE_MARK = "~"
CHANCES = ("seeded", "secret", "ask", "told")
TOLD = "told"

# Options that read the same whenever they are offered are made once, as long as there are not more of them.
OPTIONS_KEPT = 8192


class IllegalChoice(ValueError):
    """An answer that is not offered; the message says what was and what would be possible."""


class RecordError(ValueError):
    """A record that cannot be replayed; the message says where and why."""


@dataclass(frozen=True)
class Option:
    """One possible answer. `key` means the same in every game of its kind; `target` is what it is about."""

    number: int
    key: str
    kind: str
    target: str | int | None
    words: Words


@dataclass(frozen=True)
class Decision:
    """because: why this seat is asked, where another one plays for the same player."""

    id: int
    seat: int
    prompt: Words
    options: tuple[Option, ...]
    because: Words | None = None

    def option(self, key: str) -> Option:
        for option in self.options:
            if option.key == key:
                return option
        raise KeyError(key)


@dataclass(frozen=True)
class Refusal:
    """Something a player would look for and cannot do now, and why."""

    key: str
    kind: str
    target: str | int | None
    words: Words
    reason: Words


@dataclass(frozen=True)
class Waiting:
    """A step that chance has not finished: how it is taken, the answer it begins with, the outcomes so far."""

    step: Callable[[Script], State]
    answer: int | None
    outcomes: list[int]
    undecided: Undecided

    @property
    def length(self) -> int:
        """How many entries of the record it has so far."""
        return len(self.outcomes) + (self.answer is not None)


@dataclass(frozen=True)
class Event:
    """Something that happened. `what` is None where the seat that looks may not know it."""

    kind: str
    seat: int | None
    what: str | int | None
    n: int
    hidden: bool = False


class Game:
    """Answers go in, the next decision comes out.

    chance: "seeded" is free and the same for the same seed; "secret" is free and nobody can work it out from what it
    gave before, for games among people who may not trust each other; "ask": it is answered from outside as well;
    "told": so too, by people who tell what happened at a real table, where what lies face down for everybody is not
    known until it is turned over.
    """

    def __init__(
        self,
        rules: Rules,
        setup: Mapping[str, Any],
        seed: int | None = None,
        *,
        chance: str = "seeded",
        outcomes: list[int] | None = None,
        state: State | None = None,
        history: Sequence[str] = (),
        known: Sequence[RawEvent] = (),
        takes_lone_effects: bool = False,
        pledge: Pledge | None = None,
    ) -> None:
        """outcomes: what chance gives in the set-up. state: go on from there; the record has no beginning then, but
        for the entries and events before it that are given: history and known. pledge: what secret chance follows
        from; without one it is free.

        takes_lone_effects: an effect that is the only option is answered at once. The engine itself asks where
        taking it would tell the others what somebody holds; at a table where nobody watches that is a click saved.
        Any other lone option ends something, such as a turn, and is asked for all the same: until it is given, what
        was done before it can be taken back.
        """
        if seed is not None:
            _check_seed(seed)
        if chance not in CHANCES:
            raise SetupError(("setup-chance", {"possible": ", ".join(CHANCES), "chance": quoted(chance)}))
        self.setup = rules.setup(setup)
        self.rules = rules.of(self.setup)
        self.seed = secrets.randbits(53) if seed is None else seed
        # The text of the position that it begins at, if not at the beginning.
        self.begins_at = ""
        self._redealt = False
        self.asks_chance = chance in ("ask", TOLD)
        self._is_told = chance == TOLD
        self._free_chance: Script = SECRET if chance == "secret" else None
        self.pledge = pledge if chance == "secret" else None
        self.takes_lone_effects = takes_lone_effects
        # Since the last answer that cannot be taken back: the state before each answer, the record's length and
        # the number of events.
        self._marks: list[tuple[State, int, int]] = []
        self._state: State | None = None
        self._events: list[RawEvent] = []
        self._told: list[RawEvent] = []
        self._undecided: Waiting | None = None
        self._decision: Decision | None = None
        self._keys: list[str] = []
        if state is None:
            self._advance(self._start, self._given(outcomes))
        else:
            self._state = state
            self._keys += history
            self._told = state.events or []
            self._events += (*known, *self._told)
            state.events = None
            if isinstance(state.script, Foretold):
                self._free_chance, state.script = state.script, None
        self._take_lone_effects()

    def __repr__(self) -> str:
        where = "over" if self.over else f"decision {self.decision.id} of seat {self.decision.seat}"
        return f"<Game of {self.rules.name}: {where}>"

    # ---- playing

    def _start(self, script: Script) -> State:
        return self.rules.start(self.setup, seeded(self.seed), script, [])

    def _given(self, outcomes: list[int] | None) -> list[int] | None:
        """What chance gives of a step: what is given, and where chance is asked for the rest, nothing is free."""
        return outcomes or [] if self.asks_chance else outcomes

    def _script(self, outcomes: list[int] | None, answer: int | None) -> Script:
        if outcomes is None and self.pledge is not None and len(self._keys) >= self.pledge.since:
            before = self._keys if answer is None else [*self._keys, self.key(answer)]
            return Pledged(self.pledge, self.seed, before, self.key)
        if outcomes is None:
            return self._free_chance
        return Told(outcomes) if self._is_told else script_of(outcomes)

    def _advance(self, step: Callable[[Script], State], outcomes: list[int] | None, answer: int | None = None) -> None:
        """Take a step with chance free (None) or with these outcomes; where one is missing, wait for it. answer: the
        answer that the step begins with."""
        try:
            state = step(self._script(outcomes, answer))
        except Undecided as undecided:
            if outcomes is None or not self.asks_chance:
                raise
            self._undecided = Waiting(step, answer, outcomes, undecided)
            self._told = undecided.state.events or []
            self._decision = None
            return
        self._undecided = None
        if isinstance(state.script, Foretold):
            self._free_chance = state.script
        elif state.script and state.script is not SECRET and not isinstance(state.script, Pledged):
            raise ScriptError(state.script[0], [])
        state.script = None
        self._told = state.events or []
        self._events += self._told
        state.events = None
        # The first entry after an answer is that answer; the others are outcomes of chance.
        entries = log_entries(state.log, None if self._state is None else self._state.log)
        answered = 0 if self._state is None else 1
        self._keys += [self.key(number) for number in entries[:answered]]
        self._keys += [CHANCE_MARK + self.key(number) for number in entries[answered:]]
        self._state = state
        self._decision = None

    @property
    def state(self) -> Any:
        if self._state is None:
            raise ValueError("chance has not finished the set-up")
        return self._state

    @property
    def _position(self) -> Any:
        """What can be looked at: the state, also in the middle of a step that chance has not finished."""
        return self.state if self._undecided is None else self._undecided.undecided.state

    @property
    def is_told(self) -> bool:
        """Whether people tell what chance gave at a real table."""
        return self._is_told

    @property
    def is_set_up(self) -> bool:
        """Whether chance has finished the set-up."""
        return self._state is not None

    @property
    def waits_for_chance(self) -> bool:
        """Whether an outcome of chance is to be told next."""
        return self._undecided is not None

    @property
    def is_seeded(self) -> bool:
        """Whether what chance gives follows from the seed: the same answers lead to the same game."""
        return self._free_chance is None and not self.asks_chance

    @property
    def over(self) -> bool:
        return self._undecided is None and self.state.over

    @property
    def decision(self) -> Decision:
        """What is to be decided now; `seat` is CHANCE where chance is answered from outside."""
        if self._decision is None:
            waiting, because = self._undecided, None
            if waiting is not None:
                seat, numbers = CHANCE, waiting.undecided.options
                prompt = self.rules.chance_prompt(waiting.undecided)
            else:
                if self.state.asking is None:
                    raise ValueError("the game is over: there is nothing to decide")
                seat, numbers = self.state.asked, self.state.options
                prompt, because = self.rules.prompt(self.state), self.rules.why_asked(self.state)
            number = len(self._keys) + (0 if waiting is None else waiting.length)
            options = tuple(self._option(number) for number in numbers)
            self._decision = Decision(number, seat, prompt, options, because)
        return self._decision

    def _option(self, number: int) -> Option:
        rules = self.rules
        return _lasting_option(rules, number) if rules.words_stay else _option(rules, self._state, number)

    def key(self, number: int) -> str:
        return self.rules.key(number)

    def _find(self, choice: Option | str | int) -> int:
        options = self.decision.options
        if isinstance(choice, Option):
            choice = choice.key
        if isinstance(choice, bool) or not isinstance(choice, (str, int)):
            raise IllegalChoice(f"an answer is an option, its key or its place, not {choice!r}")
        if isinstance(choice, int):
            if not 0 <= choice < len(options):
                raise IllegalChoice(f"there is no option {choice}; there are {len(options)}, from 0")
            return options[choice].number
        for option in options:
            if option.key == choice:
                return option.number
        possible = ", ".join(option.key for option in options)
        raise IllegalChoice(f"{choice!r} is not possible now; possible: {possible}")

    def choose(
        self, choice: Option | str | int, decision_id: int | None = None, outcomes: list[int] | None = None
    ) -> list[Event]:
        """Answer the decision by an option, its key or its place. What is illegal changes nothing.

        decision_id: refuse the answer if it was meant for another decision. outcomes: what chance gives.
        """
        if self.over:
            raise IllegalChoice("the game is over")
        if decision_id is not None and decision_id != self.decision.id:
            raise IllegalChoice(f"decision {decision_id} is past; the current one is {self.decision.id}")
        if outcomes is not None and not (isinstance(outcomes, list) and all(map(_is_number, outcomes))):
            raise IllegalChoice(f"outcomes of chance are a list of numbers, not {outcomes!r}")
        self._answer(self._find(choice), outcomes)
        self._take_lone_effects()
        return self.new_events()

    def _take_lone_effects(self) -> None:
        while self.takes_lone_effects and self._undecided is None and self._is_lone_effect:
            told = self._told
            self._answer(self.state.options[0], None)
            self._told = told + self._told

    @property
    def _is_lone_effect(self) -> bool:
        options = self.state.options
        return len(options) == 1 and options[0] & ~ARG == EFFECT

    def _answer(self, number: int, outcomes: list[int] | None) -> None:
        if self._undecided is not None:
            waiting = self._undecided
            self._advance(waiting.step, [*waiting.outcomes, number], waiting.answer)
        else:
            before = self.state
            mark = (before, len(self._keys), len(self._events))

            def answer(script: Script) -> State:
                state: State = before.copy()
                state.script = script
                state.events = []
                state.answer(number)
                return state

            self._advance(answer, self._given(outcomes), number)
            self._marks.append(mark)
            if not self.can_undo:
                self._marks = []

    # ---- looking

    @property
    def seats(self) -> int:
        return self.rules.seats(self._position)

    @property
    def names(self) -> list[str | Words]:
        """What the players are called; those without a seat by the words of the rules."""
        named: list[str | Words] = [*self.rules.names(self.setup)]
        return named + [self.rules.title(self._position, n) for n in range(len(named), len(self._position.players))]

    @property
    def scores(self) -> list[int]:
        return self.rules.scores(self._position)

    @property
    def sides(self) -> list[int]:
        """By seat: the side that it wins with."""
        return list(self.rules.sides(self._position))

    @property
    def winners(self) -> list[int]:
        return self.rules.winners(self.state) if self.over else []

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What a seat may see; the decision's options only if it is theirs to make."""
        self._check_seat(seat)
        seen = view(self.rules.schema, self._position, seat, self.rules.tables)
        for number, player in enumerate(seen["players"]):
            player.update(self.rules.derived(self._position, number))
        seen["names"] = self.rules.names(self.setup)
        seen["modules"] = list(self.setup.get("modules", []))
        if seating := self.rules.seating(self._position):
            seen["seats"] = [sits | {"name": name} for sits, name in zip(seating, self.setup["names"], strict=True)]
        seen["options"] = [option.key for option in self.options(seat)]
        return seen

    def views(self, seats: Iterable[int]) -> dict[int, dict[str, Any]]:
        """As `view`, for several seats at once, and quicker: they share what is the same, so they are for reading."""
        public = self.view(SPECTATOR)
        views = {SPECTATOR: public}
        for seat in seats:
            if seat != SPECTATOR:
                self._check_seat(seat)
                players = list(public["players"])
                for number in range(len(players)):
                    if own := self._position.owns(seat, number):
                        players[number] = players[number] | self._own_view(number, own)
                keys = [option.key for option in self.options(seat)]
                views[seat] = public | {"seat": seat, "players": players, "options": keys}
        return views

    def open_view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """As `view`, with all that the others hold: for looking back at a game."""
        view = self.view(seat)
        view["players"] = [player | self._own_view(number) for number, player in enumerate(view["players"])]
        return view

    def _own_view(self, player: int, own: Own = True) -> dict[str, Any]:
        """What only the owner of a player, or of parts of it, sees of it."""
        return own_view(self.rules.schema, self._position, player, self.rules.tables, own)

    def _check_seat(self, seat: int) -> None:
        if not _is_number(seat) or (seat != SPECTATOR and not 0 <= seat < self.seats):
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")

    def options(self, seat: int) -> tuple[Option, ...]:
        """The options of a seat: none unless it is the one that decides."""
        if self.over or self.decision.seat != seat or seat == CHANCE:
            return ()
        return self.decision.options

    def refusals(self, seat: int) -> list[Refusal]:
        """What the deciding seat might look for and cannot do, each with its reason."""
        if self.over or self._undecided is not None or self.decision.seat != seat:
            return []
        return [
            Refusal(option.key, option.kind, option.target, option.words, reason)
            for option, reason in ((self._option(number), reason) for number, reason in self.rules.refusals(self.state))
        ]

    def why_not(self, key: str) -> Words | None:
        """Why an option with this key is not offered to the deciding seat; None if it is offered."""
        if self.over:
            return ("why-game-over", {})
        if any(option.key == key for option in self.decision.options):
            return None
        for refusal in self.refusals(self.decision.seat):
            if refusal.key == key:
                return refusal.reason
        return ("why-not-now", {})

    def features(self, seat: int) -> list[Features]:
        """What each option of the deciding seat may be expected to bring."""
        return [self.rules.features(self.state, seat, option.number) for option in self.options(seat)]

    # ---- events

    def _event(self, raw: RawEvent, seat: int | None) -> Event:
        number, whose, what, n = raw
        kind = self.rules.event_kinds[number]
        hidden = kind.sight is Sight.OWNER and seat is not None and not self.rules.sees(self._position, seat, raw)
        target = None
        if kind.of and what >= 0 and not hidden:
            target = self.rules.tables[kind.of][what].id
        return Event(kind.name, None if whose < 0 else whose, target, n, hidden)

    @property
    def event_count(self) -> int:
        """How many events there were; every seat sees as many, if not all of each."""
        return len(self._happened)

    @property
    def _happened(self) -> list[RawEvent]:
        """All that happened, up to where chance is waited for."""
        return self._events if self._undecided is None else self._events + self._told

    @property
    def raw_events(self) -> list[RawEvent]:
        """All that happened, for a game that goes on from a later position of this one."""
        return list(self._events)

    def events(self, seat: int | None = None, start: int = 0) -> list[Event]:
        """What happened from event number `start` on, as a seat (or SPECTATOR) saw it; None: as the record knows it."""
        return [self._event(raw, seat) for raw in self._happened[start:]]

    def hides(self, number: int, seat: int) -> bool:
        """Whether a seat was told less of an event than others: with the number, that is all in which they differ."""
        raw = self._happened[number]
        kind = self.rules.event_kinds[raw[0]]
        return kind.sight is Sight.OWNER and not self.rules.sees(self._position, seat, raw)

    def for_some(self, start: int = 0) -> list[int]:
        """The numbers of the events, from one on, of which not everybody was told all."""
        kinds = self.rules.event_kinds
        return [n for n, raw in enumerate(self._happened[start:], start) if kinds[raw[0]].sight is Sight.OWNER]

    def event(self, number: int, seat: int | None = None) -> Event:
        """One of the events."""
        return self._event(self._happened[number], seat)

    def new_events(self, seat: int | None = None) -> list[Event]:
        """What the last answer made happen."""
        return [self._event(raw, seat) for raw in self._told]

    # ---- the record, undo, copies

    @property
    def record(self) -> dict[str, Any]:
        """Set-up and answers: save file, replay and bug report in one, as plain values."""
        if self._redealt:
            raise ValueError("a redealt game has no record: its beginning is not known")
        return {
            "game": self.rules.name,
            "rules": self.rules.version,
            "setup": self.setup,
            "seed": self.seed,
            "answers": self._entries,
            **({"chance": TOLD} if self._is_told else {}),
            **({"position": self.begins_at} if self.begins_at else {}),
            # While the game runs it would tell what is to come.
            **({"pledge": str(self.pledge)} if self.pledge is not None and self.over else {}),
        }

    def entries_since(self, decision: int) -> list[str]:
        """The entries of the record from the decision with this id on."""
        if self._undecided is not None:
            return self._entries[decision:]
        return self._keys[decision:]

    @property
    def _entries(self) -> list[str]:
        """All answers and outcomes of chance, with those of a step that chance has not finished."""
        waiting = self._undecided
        if waiting is None:
            return list(self._keys)
        answer = [] if waiting.answer is None else [self.key(waiting.answer)]
        return [*self._keys, *answer, *(CHANCE_MARK + self.key(number) for number in waiting.outcomes)]

    def position(self, seat: int = OPEN) -> str:
        """The position as a text that can be shared, as a seat may know it; with everything open for nobody's."""
        if self._undecided is not None:
            raise ValueError("chance has an outcome to give before the position can be written")
        self._check_seat(seat)
        return write(self.rules, self.setup, self.state, seat)

    @property
    def can_undo(self) -> bool:
        """Whether the last answer showed nobody anything new: no chance, nobody else asked, nothing hidden moved,
        nothing turned over."""
        if self._undecided is not None or not self._marks:
            return False
        before, length, told = self._marks[-1]
        if len(self._keys) != length + 1 or self.state.asking is None or before.asking is None:
            return False
        kinds = self.rules.event_kinds
        if any(kinds[kind].reveals for kind, *_ in self._events[told:]):
            return False
        seat = before.asked
        schema = self.rules.schema
        return bool(self.state.asked == seat and nothing_shown(schema, self.state, before, seat))

    def behind(self, option: Option) -> tuple[State, list[Option]] | None:
        """What would be asked after an answer that could be taken back: the position and its options. It is as if a
        branch were answered, and several times as quick. None where the answer would show something new."""
        before = self.state
        seat = before.asked
        state: State = before.copy()
        state.script, state.events = script_of([]), []
        try:
            state.answer(option.number)
        except Undecided:
            return None
        kinds = self.rules.event_kinds
        if state.asking is None or state.asked != seat or any(kinds[kind].reveals for kind, *_ in state.events):
            return None
        if not nothing_shown(self.rules.schema, state, before, seat):
            return None
        state.script = state.events = None
        rules = self.rules
        if rules.words_stay:
            return state, [_lasting_option(rules, number) for number in state.options]
        return state, [_option(rules, state, number) for number in state.options]

    def undo(self) -> None:
        """Take the last answer back."""
        if not self.can_undo:
            raise IllegalChoice("the last answer cannot be taken back: it showed something new")
        self._state, length, events = self._marks.pop()
        self._told = []
        self._decision = None
        del self._keys[length:]
        del self._events[events:]
        if self.takes_lone_effects and self._is_lone_effect and self.can_undo:
            self.undo()

    def copy(self) -> Game:
        new = self.branch()
        if self._state is not None:
            new._state = self._state.copy()  # type: ignore[attr-defined]
        return new

    def branch(self) -> Game:
        """A game that goes another way from here. It is quicker than a copy: answers leave the position as it is, so
        both can have the same one."""
        new = object.__new__(Game)
        new.__dict__.update(self.__dict__)
        new._marks = list(self._marks)
        new._events = list(self._events)
        new._keys = list(self._keys)
        return new

    def redeal(self, seat: int, seed: int) -> Game:
        """A game that the seat could be in: what it cannot see is dealt anew. It has no record."""
        self._check_seat(seat)
        _check_seed(seed)
        if self._undecided is not None:
            raise ValueError("chance has an outcome to give before the game can be dealt anew")
        new = self.copy()
        new.seed = seed
        new._redealt = True
        new._free_chance = None
        new.pledge = None
        new._state = redeal(self.rules.schema, self.state, seat, seed)
        new._decision = None
        new._marks = []
        new._events = []
        new._told = []
        # What was answered, and what chance gave, may tell what the seat cannot see: only how much it was stays.
        new._keys = [""] * len(self._keys)
        return new


def _option(rules: Rules, state: Any, number: int) -> Option:
    kind = rules.option_kinds[number >> KIND_SHIFT]
    return Option(number, rules.key(number), kind.name, rules.target(number), rules.option_words(state, number))


@lru_cache(OPTIONS_KEPT)
def _lasting_option(rules: Rules, number: int) -> Option:
    """One that reads the same whenever it is offered."""
    return _option(rules, None, number)


def _is_number(value: Any) -> bool:
    """A whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _check_seed(seed: Any) -> None:
    if not _is_number(seed):
        raise SetupError(("setup-seed", {"seed": quoted(seed)}))


def begin_at(
    rules: Rules,
    text: str,
    setup: Mapping[str, Any],
    seed: int | None = None,
    chance: str = "seeded",
    pledge: Pledge | None = None,
) -> Game:
    """A game that begins at a position; PositionError for a text that is none of this set-up. What chance gives follows
    as in any game; what lies hidden lies as it does in the text."""
    names = setup.get("names")
    position = read_position(text, lambda name: _same_game(rules, name), names)
    if position.rules is not rules.of(rules.setup(setup)):
        raise PositionError(("position-set-up", {}))
    if position.state.over:
        raise PositionError(("position-over", {}))
    seed = secrets.randbits(53) if seed is None else seed
    _check_seed(seed)
    state = position.state
    state.rng = seeded(seed)
    game = Game(rules, setup, seed, chance=chance, state=state, pledge=pledge)
    game.begins_at = text
    return game


def _same_game(rules: Rules, name: str) -> Rules:
    if name != rules.name:
        raise PositionError(("position-set-up", {}))
    return rules


def replay(
    rules: Rules,
    record: Any,
    upto: int | None = None,
    chance: str = "seeded",
    before: Callable[[Game, str], None] | None = None,
    older: bool = False,
    pledge: Pledge | None = None,
) -> Game:
    """The game of a record, after its first `upto` entries (all by default); `chance` is that of what follows, and
    `pledge` what that follows from where it is secret.

    before: called with the game and the next answer, before each answer that is given. older: whether a record of an
    earlier version of the rules is taken where its answers are possible by these, although they may have led elsewhere.
    """
    if not isinstance(record, dict):
        raise RecordError("a record is an object with game, rules, setup and answers")
    if upto is not None and (not _is_number(upto) or upto < 0):
        raise RecordError(f"a record is replayed up to a number of entries, not {upto!r}")
    for name, kind in (("rules", int), ("setup", dict), ("answers", list), ("seed", int)):
        value = record.get(name)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise RecordError(f"the record has no {name!r} or it is not of the right kind")
    try:
        rules = rules.of(rules.setup(record["setup"]))
    except SetupError as error:
        raise RecordError(f"the record's set-up is wrong: {error}") from error
    if record["rules"] != rules.version:
        of_others = f"the record is of rules version {record['rules']}; this program has {rules.version}"
        if not older or not 0 < record["rules"] < rules.version:
            raise RecordError(of_others)
        try:
            return replay(rules, {**record, "rules": rules.version}, upto, chance, before, pledge=pledge)
        except RecordError as error:
            raise RecordError(f"{of_others}, by which it cannot be played: {error}") from error
    if record.get("chance", TOLD) != TOLD:
        raise RecordError(f"the chance of a record is {TOLD!r} or is left out, not {record['chance']!r}")
    answers: list[Any] = record["answers"][:upto]
    if not all(isinstance(entry, str) for entry in answers):
        raise RecordError("every answer of a record is a text")
    at = place = 0
    try:
        outcomes, place = _outcomes(rules, answers, 0)
        chance = record.get("chance", chance)
        if record.get("position"):
            if chance == TOLD or outcomes:
                raise RecordError("a record that begins at a position has no set-up by chance")
            game = begin_at(rules, record["position"], record["setup"], record["seed"], chance, pledge)
        else:
            game = Game(rules, record["setup"], record["seed"], outcomes=outcomes, chance=chance, pledge=pledge)
        while place < len(answers):
            at, entry = place, answers[place]
            outcomes, place = _outcomes(rules, answers, at + 1)
            if before is not None:
                before(game, entry)
            game.choose(entry, outcomes=outcomes)
    except PositionError as error:
        raise RecordError(f"the position that the record begins at cannot be read: {error}") from error
    except IllegalChoice as error:
        raise RecordError(f"answer {at} is illegal: {error}") from error
    except Undecided as undecided:
        if upto is not None and upto < len(record["answers"]):
            return replay(rules, record, upto + 1, chance, before, pledge=pledge)
        possible = ", ".join(CHANCE_MARK + rules.key(number) for number in undecided.options)
        raise RecordError(f"an outcome of chance is missing before answer {place}; possible: {possible}") from None
    except ScriptError as error:
        possible = ", ".join(CHANCE_MARK + rules.key(number) for number in error.options) or "an answer of a seat"
        wrong = CHANCE_MARK + rules.key(error.outcome)
        raise RecordError(
            f"{wrong}, an outcome of chance before answer {place}, cannot be; possible: {possible}"
        ) from None
    except KeyError as error:
        raise RecordError(f"the record has an entry that this game does not know: {error}") from error
    if game.waits_for_chance and upto is not None and upto < len(record["answers"]):
        return replay(rules, record, upto + 1, chance, before, pledge=pledge)
    return game


def _outcomes(rules: Rules, answers: list[str], place: int) -> tuple[list[int], int]:
    """The outcomes of chance from a place on, and the place after them."""
    outcomes = []
    while place < len(answers) and answers[place].startswith(CHANCE_MARK):
        outcomes.append(rules.number(answers[place].removeprefix(CHANCE_MARK)))
        place += 1
    return outcomes, place
