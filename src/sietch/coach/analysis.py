"""A finished game looked back at: how the chances went, where it turned, what could have been better, luck and skill.

Chances at the beginning of a round are those of the rules' own appraisal, over deals that agree with what lies open.
What an answer was worth is found by playing on, from it and from others, in the same worlds that its seat could have
been in.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import msgspec

import sietch
from sietch.coach.hints import KNOWN_FROM
from sietch.coach.reasons import reasons
from sietch.coach.worlds import NORMAL, Worlds, judge_of, promising
from sietch.core.game import CHANCE_MARK, SPECTATOR, Game
from sietch.text.wire import as_data

# A mistake loses so much, proved in so many worlds.
LEAST_LOSS = 0.06
WORLDS = 200
# An answer is looked at in so many worlds first, beside so many others; only what seems to lose so much is proved.
GLANCE, OTHERS = 16, 4
SUSPECT = 0.03
# After so many worlds it is asked whether it can still be a mistake.
HALFWAY = 50
# Over so many deals a position is appraised.
DEALS = 24
# A game turns where somebody's chance changes by so much from one round to the next; the greatest changes are told.
TURN, TURNS = 0.12, 4


class Point(msgspec.Struct):
    """The beginning of a round. entry: how many entries of the record there were; step: how many answers."""

    entry: int
    step: int
    round: int
    chances: list[float]
    early: bool


class Turn(msgspec.Struct):
    """From this point of the curve to the next one a seat's chance changed most."""

    entry: int
    step: int
    round: int
    seat: int
    before: float
    after: float


class Mistake(msgspec.Struct):
    """An answer that lost win chance. loss: how much, with its 95% interval, over so many worlds that both answers
    were tried in. better: what would have been better, and why."""

    entry: int
    step: int
    round: int
    seat: int
    prompt: dict[str, Any]
    played: str
    played_words: dict[str, Any]
    better: str
    better_words: dict[str, Any]
    loss: float
    low: float
    high: float
    worlds: int
    reasons: list[dict[str, Any]]


class Looked(msgspec.Struct):
    """One answer. effect: by seat, what it changed against the answer that looked best at once; doubt: the variance of
    that."""

    effect: list[float]
    doubt: list[float]
    mistake: Mistake | None = None


class Account(msgspec.Struct):
    """How a seat's chance came about: what its own answers changed, what those of others did, and what is left, which
    is what chance gave. interval: half of the 95% interval of `own` and of `luck`."""

    seat: int
    start: float
    end: float
    own: float
    others: float
    luck: float
    interval: float


class Analysis(msgspec.Struct):
    """decisions: how many were looked at for mistakes. known_from: before this round chances do not mean much."""

    game: str
    names: list[str]
    winners: list[int]
    curve: list[Point]
    turns: list[Turn]
    mistakes: list[Mistake]
    accounts: list[Account]
    decisions: int
    known_from: int = KNOWN_FROM


@dataclass(frozen=True)
class Moment:
    """A game before an answer. entry: how many entries of the record came before; step: how many answers."""

    game: Game
    answer: str
    entry: int
    step: int


def moments(record: dict[str, Any]) -> Iterator[Moment]:
    """Every answer of a record, with the game before it."""
    answers = record["answers"]
    first = next((n for n, entry in enumerate(answers) if not entry.startswith(CHANCE_MARK)), len(answers))
    game = sietch.replay(record, first)
    place, step = first, 0
    while place < len(answers):
        yield Moment(game, answers[place], place, step)
        after = place + 1
        while after < len(answers) and answers[after].startswith(CHANCE_MARK):
            after += 1
        outcomes = [game.rules.number(entry.removeprefix(CHANCE_MARK)) for entry in answers[place + 1 : after]]
        game = game.branch()
        game.choose(answers[place], outcomes=outcomes)
        place, step = after, step + 1


def chances(game: Game, seed: int = 0, deals: int = DEALS) -> list[float]:
    """How likely each seat is to win, by what lies open for everybody."""
    if game.over:
        return judge_of(game.rules).appraise(game.state)
    judge = judge_of(game.rules)
    found = [judge.appraise(game.redeal(SPECTATOR, seed + n).state) for n in range(deals)]
    return [round(sum(each) / deals, 4) for each in zip(*found, strict=True)]


def curve_of(record: dict[str, Any]) -> list[Point]:
    """The chances at the beginning of every round, and in the end."""
    points: list[Point] = []
    last = -math.inf
    for moment in moments(record):
        chapter = moment.game.rules.chapter(moment.game.state)
        if chapter == math.floor(chapter) and chapter > last:
            last = chapter
            points.append(_point(moment.game, moment.entry, moment.step))
    whole = sietch.replay(record)
    if whole.over:
        steps = sum(not entry.startswith(CHANCE_MARK) for entry in record["answers"])
        points.append(_point(whole, len(record["answers"]), steps))
    return points


def _point(game: Game, entry: int, step: int) -> Point:
    chapter = int(game.rules.chapter(game.state))
    return Point(entry, step, chapter, chances(game), not game.over and chapter < KNOWN_FROM)


def turns_of(curve: list[Point]) -> list[Turn]:
    found = []
    for before, after in pairwise(curve):
        if before.early or not before.chances:
            continue
        changes = [now - was for was, now in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda place: abs(changes[place]))
        if abs(changes[seat]) >= TURN:
            turn = Turn(before.entry, before.step, before.round, seat, before.chances[seat], after.chances[seat])
            found.append((abs(changes[seat]), turn))
    found.sort(key=lambda each: -each[0])
    return sorted((turn for _, turn in found[:TURNS]), key=lambda turn: turn.entry)


def look(moment: Moment, worlds: int = WORLDS, for_mistakes: bool = True, seed: int = 0) -> Looked | None:
    """What an answer was worth; None where there was nothing to decide, or it is the obvious one and not looked at."""
    game = moment.game
    if game.waits_for_chance or game.over or len(game.state.options) < 2:
        return None
    seat, rules = game.state.asked, game.rules
    tried = Worlds.of(game, seat)
    # A world of the moment is always the same one.
    base = (seed + 1) * 1_000_003 + moment.entry * 1_009
    state = tried.view.imagine(base).state
    played = rules.number(moment.answer)
    usual = promising(tried.judge, state, OTHERS)
    if played == usual[0] and not for_mistakes:
        return None
    glance = range(base, base + GLANCE)
    candidates = list(dict.fromkeys([played, *(usual if for_mistakes else usual[:1])]))
    tried.try_out(candidates, glance)
    looked = _effect(tried, played, usual[0], glance)
    others = [option for option in candidates if option != played]
    if for_mistakes and others:
        best = max(others, key=lambda option: tried.chance(option, glance).mean)
        if tried.gain(best, played, glance).mean >= SUSPECT:
            looked.mistake = _prove(moment, tried, played, best, range(base + GLANCE, base + GLANCE + worlds))
    return looked


def _effect(tried: Worlds, played: int, usual: int, glance: range) -> Looked:
    """By seat, how the chances with an answer differ from those with the one that looked best at once."""
    one, other = tried.everybody.get(played, {}), tried.everybody.get(usual, {})
    shared = [world for world in glance if world in one and world in other]
    seats = len(next(iter(one.values()), []))
    if played == usual or len(shared) < 2:
        return Looked([0.0] * seats, [0.0] * seats)
    effect, doubt = [], []
    for seat in range(seats):
        differences = [one[world][seat] - other[world][seat] for world in shared]
        mean = sum(differences) / len(differences)
        spread = sum((difference - mean) ** 2 for difference in differences) / (len(differences) - 1)
        effect.append(mean)
        doubt.append(spread / len(differences))
    return Looked(effect, doubt)


def _prove(moment: Moment, tried: Worlds, played: int, best: int, fresh: range) -> Mistake | None:
    """In worlds that had no part in choosing the better answer."""
    few = fresh[:HALFWAY]
    tried.try_out([played, best], few)
    if tried.gain(best, played, few).high < LEAST_LOSS:
        return None
    tried.try_out([played, best], fresh)
    gain = tried.gain(best, played, fresh)
    both = sum(world in tried.chances[best] and world in tried.chances[played] for world in fresh)
    if gain.mean < LEAST_LOSS or gain.low <= 0:
        return None
    game = moment.game
    rules, state = game.rules, game.state
    return Mistake(
        moment.entry,
        moment.step,
        int(rules.chapter(state)),
        state.asked,
        as_data(game.decision.prompt),
        moment.answer,
        as_data(rules.option_words(state, played)),
        rules.key(best),
        as_data(rules.option_words(state, best)),
        round(gain.mean, 4),
        round(gain.low, 4),
        round(gain.high, 4),
        both,
        [as_data(words) for words in reasons(tried, best)],
    )


def accounts_of(curve: list[Point], looked: list[tuple[int, Looked]]) -> list[Account]:
    """Luck and skill apart, by seat. looked: every answer that was looked at, with the seat that gave it."""
    if len(curve) < 2:
        return []
    start, end = curve[0].chances, curve[-1].chances
    found = []
    for seat in range(len(start)):
        own = sum(each.effect[seat] for whose, each in looked if whose == seat and each.effect)
        others = sum(each.effect[seat] for whose, each in looked if whose != seat and each.effect)
        doubt = sum(each.doubt[seat] for _, each in looked if each.doubt)
        luck = end[seat] - start[seat] - own - others
        half = NORMAL * math.sqrt(doubt)
        rounded = [round(value, 4) for value in (start[seat], end[seat], own, others, luck, half)]
        found.append(Account(seat, *rounded))
    return found


def analyse(
    record: dict[str, Any],
    seats: Collection[int] | None = None,
    worlds: int = WORLDS,
    told: Callable[[int, int], None] = lambda done, all_of_them: None,
    seed: int = 0,
) -> Analysis:
    """All of it. seats: whose mistakes are looked for; everybody's by default. told: how many answers are done."""
    whole = sietch.replay(record)
    every = list(moments(record))
    curve = curve_of(record)
    looked: list[tuple[int, Looked]] = []
    decisions = 0
    for place, moment in enumerate(every):
        told(place, len(every))
        if moment.game.waits_for_chance or moment.game.over:
            continue
        seat = moment.game.state.asked
        wanted = seats is None or seat in seats
        found = look(moment, worlds, wanted, seed)
        decisions += wanted and len(moment.game.state.options) > 1
        if found is not None:
            looked.append((seat, found))
    told(len(every), len(every))
    mistakes = [found.mistake for _, found in looked if found.mistake is not None]
    return Analysis(
        whole.rules.name,
        list(whole.setup["names"]),
        whole.winners,
        curve,
        turns_of(curve),
        sorted(mistakes, key=lambda mistake: -mistake.loss),
        accounts_of(curve, looked),
        decisions,
    )
