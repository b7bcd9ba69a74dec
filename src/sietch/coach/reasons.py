"""Why an answer is good, in words: what its features are worth, and what a turn after it brings with the factions."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from sietch.bots.tree import Judge
from sietch.coach.worlds import Worlds
from sietch.core.node import Features, Words

MOST = 3
# What is worth less than this says nothing; and what is there less often.
LEAST_WORTH = 0.4
LEAST_AMOUNT = 0.25
# In so many worlds it is looked what a turn brings, and a turn has no more answers than this.
LOOKS = 6
LONGEST_TURN = 60
# What is told with names instead, where that can be.
WITH_NAMES = frozenset(("influence", "below-point", "below-alliance"))


def amount(n: float) -> str:
    """A number with its sign, as one reads it: halves where there are some."""
    rounded = round(n * 2) / 2 if abs(n) >= LEAST_AMOUNT * 2 else round(n, 1)
    sign = "+" if rounded > 0 else "−"
    return f"{sign}{abs(rounded):g}"


def reasons(worlds: Worlds, option: int, most: int = MOST) -> list[Words]:
    """What speaks for an answer, and after that what it costs: the weightiest first."""
    judge, seat = worlds.judge, worlds.seat
    state = worlds.view.imagine(0).state
    if option not in state.options:
        return []
    named = with_factions(worlds, option)
    features = judge.rules.outlook(state, seat, judge.prices)(option)
    prices = judge.prices.at(judge.rules.stage(state))
    told = weighty(features, prices, WITH_NAMES if named else frozenset())
    return [*named, *told][:most]


def weighty(features: Features, prices: Mapping[str, float], but: frozenset[str] = frozenset()) -> list[Words]:
    """The features that count, as words."""
    counted = [
        (abs(n * prices.get(name, 0.0)), name, n)
        for name, n in features.items()
        if name not in but and abs(n) >= 0.1 and abs(n * prices.get(name, 0.0)) >= LEAST_WORTH
    ]
    counted.sort(key=lambda found: (-found[0], found[1]))
    return [("reason-feature", {"amount": amount(n), "feature": (f"feature-{name}", {})}) for _, name, n in counted]


def with_factions(worlds: Worlds, option: int) -> list[Words]:
    """In games that have factions: with which of them a turn that begins so gains influence, and what that opens."""
    rules, seat = worlds.judge.rules, worlds.seat
    start = worlds.view.imagine(0).state
    if "factions" not in rules.tables or not hasattr(start, "ruleset"):
        return []
    factions = [faction.id for faction in rules.tables["factions"]]
    gained = [0.0] * len(factions)
    opened: dict[int, int] = {}
    looks = 0
    for world in range(LOOKS):
        state = worlds.view.imagine(world).state
        if option not in state.options:
            continue
        before = list(state.players[seat].influence)
        welcome = _welcome(state, before)
        state.answer(option)
        _to_the_end_of_the_turn(worlds.judge, state, seat, random.Random(world))
        after = list(state.players[seat].influence)
        looks += 1
        for place, (was, now) in enumerate(zip(before, after, strict=True)):
            gained[place] += now - was
        new = _welcome(state, after) & ~welcome
        for space in range(new.bit_length()):
            if new >> space & 1:
                opened[space] = opened.get(space, 0) + 1
    if not looks:
        return []
    told: list[Words] = []
    for place, total in sorted(enumerate(gained), key=lambda found: -abs(found[1])):
        mean = total / looks
        if abs(mean) >= 0.5:
            faction = rules.name_words("factions", factions[place])
            told.append(("reason-influence", {"amount": amount(mean), "faction": faction}))
    for space, times in sorted(opened.items(), key=lambda found: -found[1]):
        if times * 2 >= looks:
            id = rules.tables["spaces"][space].id
            told.append(("reason-opens", {"place": rules.name_words("spaces", id)}))
    return told[:2]


def _welcome(state: Any, influence: list[int]) -> int:
    return int(state.ruleset.welcoming[tuple(influence)])


def _to_the_end_of_the_turn(judge: Judge, state: Any, seat: int, rng: random.Random) -> None:
    chapter = judge.rules.chapter(state)
    for _ in range(LONGEST_TURN):
        if state.over or state.asked != seat or judge.rules.chapter(state) != chapter:
            return
        state.answer(judge.answer(state, rng))
