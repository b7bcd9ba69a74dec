"""From what is stored of a table to its game, also where the rules have changed since it was stored.

A game follows from its answers. As long as the fingerprints that were stored with them agree, it is replayed. Where
they do not, the game goes on from its stored position, and whoever looks at it is told; what had happened is never
told otherwise than it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import sietch
from sietch.core.game import CHANCE_MARK, TOLD, Game, IllegalChoice, RecordError, begin_at, replay
from sietch.core.keeping import carry_over, fingerprint, legend
from sietch.core.positions import PositionError
from sietch.core.rules import OtherFacts, Rules, SetupError
from sietch.core.saves import SaveError, save
from sietch.core.state import ScriptError, Undecided
from sietch.table.storage import Position, StoredTable
from sietch.text import Words

# Every so many answers a fingerprint is stored.
ANSWERS_BETWEEN_FINGERPRINTS = 10

# What can go wrong when answers are given that other rules allowed.
DISAGREEMENTS = (IllegalChoice, ScriptError, Undecided, KeyError, PositionError)


@dataclass(frozen=True)
class Restored:
    """agreed: how many answers, the set-up being one, lead by these rules to what was stored."""

    game: Game
    agreed: int
    notice: Words | None = None


def by_answer(entries: list[str]) -> list[list[str]]:
    """A record's entries by answer: the set-up's outcomes first, then each answer with what chance gave."""
    steps: list[list[str]] = [[]]
    for entry in entries:
        if not entry.startswith(CHANCE_MARK):
            steps.append([])
        steps[-1].append(entry)
    return steps


def rows(game: Game) -> list[list[str]]:
    """A record's entries as they are kept. At a real table chance may take its time: each outcome that is told is kept
    by itself, as an answer is."""
    entries = game.record["answers"]
    return [[], *([entry] for entry in entries)] if game.is_told else by_answer(entries)


def kept_setup(game: Game) -> dict[str, Any]:
    """A set-up as it is kept: also whether people tell what chance gives, and the position that it begins at."""
    begun = {"position": game.begins_at} if game.begins_at else {}
    return game.setup | ({"chance": TOLD} if game.is_told else {}) | begun


def taken_back(game: Game) -> Game:
    """The game without its last answer; IllegalChoice if that showed something new. At a real table nothing is hidden
    from whoever tells what happened there."""
    if game.is_told:
        record = game.record
        if not record["answers"]:
            raise IllegalChoice("nothing was told yet")
        return replay(game.rules, {**record, "answers": record["answers"][:-1]})
    game = game.branch()
    game.undo()
    return game


def position_of(game: Game) -> Position:
    turn = None if game.over else game.decision.seat
    return Position(save(game.rules, game.state, log=False), legend(game.rules), turn)


def fingerprint_due(game: Game, number: int) -> str | None:
    """The fingerprint of the position after an answer, if there is to be one. What is told at a real table may be in
    the middle of a step: such a game follows from its answers alone."""
    due = number % ANSWERS_BETWEEN_FINGERPRINTS == 0 and not game.is_told
    return fingerprint(game.rules, game.state) if due else None


def restore(stored: StoredTable) -> Restored:
    """The game of a stored table; RecordError if there is none that these rules can go on with."""
    rules = sietch.rules(stored.game)
    said = dict(stored.setup)
    told = said.pop("chance", None) == TOLD
    begins_at = said.pop("position", "")
    setup = _setup(rules, said)
    stored = replace(stored, setup=setup, begins_at=begins_at)
    rules = rules.of(setup)
    if len(stored.bots) != setup["players"]:
        raise RecordError(f"{len(stored.bots)} seats are stored, and the game has {setup['players']}")
    if told:
        return _told(rules, stored)
    game, agreed = _replay(rules, stored)
    if game is not None and agreed == len(stored.entries):
        # Where that of the set-up is missing the others were made later, by other rules than those it was begun under.
        return Restored(game, agreed, notice(stored, rules, "agrees" if 0 in stored.fingerprints else "unchecked"))
    going_on = _from_position(rules, stored, game.raw_events if game is not None else ())
    if going_on is None:
        raise RecordError(f"answer {agreed} leads elsewhere by these rules, and the position after it is not stored")
    return Restored(going_on, agreed, notice(stored, rules, "otherwise"))


def _told(rules: Rules, stored: StoredTable) -> Restored:
    """A game at a real table, maybe in the middle of a step: what was told there is all that there is."""
    entries = [entry for row in stored.entries for entry in row]
    record = {"rules": stored.rules, "setup": stored.setup, "seed": stored.seed, "answers": entries, "chance": TOLD}
    return Restored(replay(rules, record, older=True), len(stored.entries), notice(stored, rules, "unchecked"))


def notice(stored: StoredTable, rules: Rules, how: str) -> Words | None:
    """What is told of a game of other rules. how: whether by these it goes the same way, if that can be checked."""
    if stored.rules == rules.version and how != "otherwise":
        return None
    over = "played" if stored.result is not None else "begun"
    return (f"notice-{over}-{how}", {"begun": stored.rules, "version": rules.version})


def _from_position(rules: Rules, stored: StoredTable, known: Sequence[Any]) -> Game | None:
    """The game from its stored position on, and from there by the answers that came after it; None where that fails."""
    if stored.position is None:
        return None
    try:
        state = carry_over(rules, stored.position.save, stored.position.legend)
    except SaveError as error:
        raise RecordError(str(error)) from error
    history = [entry for step in stored.entries[: stored.at + 1] for entry in step]
    game = Game(
        rules,
        stored.setup,
        stored.seed,
        chance="secret",
        state=state,
        history=history,
        known=known,
        pledge=stored.pledge,
    )
    game.begins_at = stored.begins_at
    try:
        for answer, *chance in stored.entries[stored.at + 1 :]:
            game.choose(answer, outcomes=numbers(rules, chance))
    except DISAGREEMENTS:
        return None
    return game


def _setup(rules: Rules, stored: dict[str, Any]) -> dict[str, Any]:
    """A complete set-up. Names that could be taken when the game began are no reason not to go on with it."""
    try:
        return rules.setup(stored)
    except OtherFacts:
        raise
    except SetupError as error:
        try:
            return rules.setup({name: value for name, value in stored.items() if name != "names"})
        except SetupError:
            raise RecordError(f"the set-up is wrong: {error}") from error


def _replay(rules: Rules, stored: StoredTable) -> tuple[Game | None, int]:
    """The game as far as it goes as it went, and how many answers that are; None where not even the set-up does."""
    marks = dict(stored.fingerprints)
    game: Game | None = None
    sound: tuple[Game | None, int] = (None, 0)
    for number, entries in enumerate(stored.entries):
        try:
            game = _step(rules, stored, game, entries)
        except DISAGREEMENTS:
            return sound
        expected = marks.get(number)
        if expected is not None:
            if fingerprint(rules, game.state) != expected:
                return sound
            sound = (game.copy(), number + 1)
    if game is None:
        return sound
    if stored.position is not None and stored.at == len(stored.entries) - 1:
        try:
            kept = carry_over(rules, stored.position.save, stored.position.legend)
            if fingerprint(rules, kept) != fingerprint(rules, game.state):
                return sound
        except SaveError:
            # It cannot be compared: what the fingerprints say has to do.
            pass
    return game, len(stored.entries)


def _step(rules: Rules, stored: StoredTable, game: Game | None, entries: list[str]) -> Game:
    if game is None and stored.begins_at:
        return begin_at(rules, stored.begins_at, stored.setup, stored.seed, "secret", stored.pledge)
    if game is None:
        outcomes = numbers(rules, entries)
        return Game(rules, stored.setup, stored.seed, chance="secret", outcomes=outcomes, pledge=stored.pledge)
    answer, *chance = entries
    game.choose(answer, outcomes=numbers(rules, chance))
    return game


def numbers(rules: Rules, outcomes: list[str]) -> list[int]:
    """What chance gave, as a game takes it."""
    return [rules.number(outcome.removeprefix(CHANCE_MARK)) for outcome in outcomes]


def replayable(game: Game, agreed: int) -> dict[str, Any]:
    """The record of a game as far as these rules lead where it went."""
    record = game.record
    if game.is_told:
        return record
    return {**record, "answers": [entry for step in by_answer(record["answers"])[:agreed] for entry in step]}
