"""A game as text that a player can read and compare line by line.

    3 send:assembly-hall
      of send:assembly-hall,gather-support
      ~ drawn-intrigue:find-weakness
      3 agent-sent assembly-hall
      3 drew-intrigue find-weakness

Somebody answers: the seat and the option's key. Under it: what the options were, unless there was no other; what
chance gave (`~`); what happened: the seat, unless it happened to nobody, the kind of event, what it was about, and the
amount or the second thing, unless that is 1. Neighbours of one kind share a line. A long list of options is their
number and a checksum. Before the first answer stand the set-up and what chance gave for it, after the last one scores,
winners and the position.

What says nothing is not written: no field that is empty or zero. So a game stays as it is when others get new
components and fields.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import sietch
from sietch.core.game import CHANCE_MARK, Event, Game
from sietch.core.schema import Holds

# So many options of a kind are written out.
WRITTEN_OUT = 5
START, END = "start", "end"
INDENT = "  "
OF, CHANCE = "of", CHANCE_MARK

# What is answered in a game, and what chance gives then; None: chance is free.
Answers = Callable[[Game], tuple[str, list[str] | None]]


# ---- keys


def grouped(keys: Iterable[str]) -> list[str]:
    """Keys in their order, neighbours of one kind together: `play:dagger,diplomacy`."""
    groups = []
    for kind, of_kind in groupby(keys, key=lambda key: key.partition(":")[0]):
        targets = [key.partition(":")[2] for key in of_kind]
        assert not any("," in target or " " in target for target in targets), targets
        groups.append(f"{kind}:{','.join(targets)}" if any(targets) else kind)
    return groups


def ungrouped(group: str) -> list[str]:
    kind, colon, targets = group.partition(":")
    return [f"{kind}:{target}" for target in targets.split(",")] if colon else [kind]


def witness(keys: list[str]) -> str:
    """The options in a line: a change of one of them or of their order changes it."""
    return " ".join(map(_shortened, grouped(keys)))


def _shortened(group: str) -> str:
    n = group.count(",") + 1
    if n <= WRITTEN_OUT:
        return group
    return f"{group.partition(':')[0]}({n}#{zlib.crc32(group.encode()) & 0xFFFF:04x})"


# ---- events


def told(game: Game, events: Iterable[Event]) -> Iterator[str]:
    """Lines for events in their order; neighbours of one seat and kind in one line."""
    for (seat, kind), of_kind in groupby(events, key=lambda event: (event.seat, event.kind)):
        head = kind if seat is None else f"{seat} {kind}"
        about = [_about(game, event) for event in of_kind]
        if all(about):
            yield f"{head} {', '.join(about)}"
        else:
            yield from (f"{head} {text}".rstrip() for text in about)


def _about(game: Game, event: Event) -> str:
    kind = next(kind for kind in game.rules.event_kinds if kind.name == event.kind)
    if kind.n_of and kind.n_of != "seats":
        words = ["-" if event.what is None else str(event.what), game.rules.tables[kind.n_of][event.n].id]
    else:
        words = [] if event.what is None else [str(event.what)]
        words += [] if event.n == 1 and not kind.n_of else [str(event.n)]
    return " ".join(words)


# ---- the end


def ending(game: Game) -> Iterator[str]:
    """Scores, winners, and the position with all that the seats hold."""
    yield f"{INDENT}scores {', '.join(map(str, game.scores))}"
    yield f"{INDENT}winners {', '.join(map(str, game.winners))}"
    position = game.open_view()
    players = position.pop("players")
    for name in ("names", "modules"):  # the set-up has them
        position.pop(name, None)
    yield "table"
    yield from facts(game, position)
    for seat, player in enumerate(players):
        yield f"seat {seat}"
        yield from facts(game, player)


def facts(game: Game, position: Mapping[str, Any]) -> Iterator[str]:
    """Lines for all fields that say something, by name. Seat 0 is somebody; any other 0 is nothing."""
    schema = game.rules.schema
    seats = {field.name for field in (*schema.game, *schema.player) if field.holds in (Holds.SEAT, Holds.SEATS)}
    for name, value in sorted(position.items()):
        if text := _fact(value, name in seats):
            yield f"{INDENT}{name} {text}"


def _fact(value: Any, seats: bool) -> str:
    """A value as text; "" where it says nothing."""
    if isinstance(value, Mapping):
        inner = {name: _fact(item, seats) for name, item in value.items()}
        return ", ".join(
            f"{name} ({text})" if isinstance(value[name], Mapping) else f"{name} {text}"
            for name, text in inner.items()
            if text
        )
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if value is True:
        return "yes"
    return "" if value is None or (not value and not (seats and value == 0)) else str(value)


# ---- telling a game


def tell(name: str, setup: Mapping[str, Any], seed: int, start: list[str] | None, answers: Answers) -> Iterator[str]:
    """The lines of a game that is played meanwhile, each as soon as it is known.

    start: what chance gives for the set-up.
    """
    rules = sietch.rules(name)
    rules = rules.of(rules.setup(setup))

    def outcomes(entries: list[str] | None) -> list[int] | None:
        return None if entries is None else [rules.number(entry) for entry in entries]

    def step(game: Game, given: list[str]) -> Iterator[str]:
        chance = [entry.removeprefix(CHANCE_MARK) for entry in given]
        yield from (f"{INDENT}{CHANCE} {group}" for group in grouped(chance))
        yield from (f"{INDENT}{line}" for line in told(game, game.new_events()))

    game = Game(rules, setup, seed, outcomes=outcomes(start))
    yield f"game {json.dumps(name)}"
    yield f"rules {json.dumps(game.record['rules'])}"
    yield f"setup {json.dumps(setup)}"
    yield f"seed {json.dumps(seed)}"
    yield START
    yield from step(game, game.record["answers"])
    while not game.over:
        decision, length = game.decision, len(game.record["answers"])
        key, given = answers(game)
        yield f"{decision.seat} {key}"
        keys = [option.key for option in decision.options]
        if keys != [key]:
            yield f"{INDENT}{OF} {witness(keys)}"
        game.choose(key, outcomes=outcomes(given))
        yield from step(game, game.record["answers"][length + 1 :])
    yield END
    yield from ending(game)


# ---- reading it


@dataclass
class Playthrough:
    """What a text says that a game can be played again from."""

    game: str
    rules: Any  # the version of the rules, or of each module
    setup: dict[str, Any]
    seed: int
    start: list[str] = field(default_factory=list)
    answers: list[tuple[str, list[str]]] = field(default_factory=list)  # each with what chance gave after it

    @property
    def record(self) -> dict[str, Any]:
        entries = [CHANCE_MARK + entry for entry in self.start]
        for answer, chance in self.answers:
            entries += [answer, *(CHANCE_MARK + entry for entry in chance)]
        return {"game": self.game, "rules": self.rules, "setup": self.setup, "seed": self.seed, "answers": entries}

    def again(self) -> Iterator[str]:
        """The lines that the same answers and the same chance give now."""
        answers = iter(self.answers)
        return tell(self.game, self.setup, self.seed, self.start, lambda game: next(answers))


def read(text: str) -> Playthrough:
    lines = iter(text.splitlines())
    found = Playthrough(**{name: json.loads(value) for name, _, value in _head(lines)})
    chance = found.start
    for line in lines:
        if line == END:
            break
        if not line.startswith(INDENT):
            chance = []
            found.answers.append((line.partition(" ")[2], chance))
        elif line.startswith(f"{INDENT}{CHANCE} "):
            chance += ungrouped(line.split(" ")[-1])
    return found


def _head(lines: Iterator[str]) -> Iterator[tuple[str, str, str]]:
    while (line := next(lines)) != START:
        yield line.partition(" ")
