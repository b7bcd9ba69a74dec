"""Positions in words that mean nothing: each is refused with a sentence, when it is told or when the game starts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sietch.imperium import scenario
from sietch.imperium.position import COUNTS, FLAGS, PILES, TROOP_FACTS

LARGE = 10**30


def ix(words: Any, **setup: Any) -> Any:
    return words.uprising(modules=["rise-of-ix"], **setup)


def baron(words: Any) -> Any:
    return words.imperium(leaders=["baron-vladimir-harkonnen", "random", "random", "random"])


NONSENSE: dict[str, Callable[[Any], Any]] = {
    "players that are no number": lambda words: words.uprising(players="x").turn(0),
    "no players": lambda words: words.uprising(players=None).turn(0),
    "players with a fraction": lambda words: words.uprising(players=3.5).turn(0),
    "true players": lambda words: words.uprising(players=True).turn(0),
    "modules that are no list": lambda words: words.uprising(modules=7).turn(0),
    "leaders that are no list": lambda words: words.uprising(leaders=7).turn(0),
    "a leader that is no text": lambda words: words.uprising(leaders=[None, 1, 2, 3]).turn(0),
    "house rules that are no list": lambda words: words.uprising(house_rules=7).turn(0),
    "a seed that is no number": lambda words: words.uprising(seed="x").turn(0),
    "a seed with a fraction": lambda words: words.uprising(seed=1.5).turn(0),
    "a seat that is a text": lambda words: words.uprising().seat("0", spice=1),
    "a seat with a fraction": lambda words: words.uprising().seat(0.5, spice=1),
    "a seat that is nothing": lambda words: words.uprising().seat(None),
    "a seat that is true": lambda words: words.uprising().seat(True, spice=1),
    "a turn of a text": lambda words: words.uprising().turn("0"),
    "a turn of nobody": lambda words: words.uprising().turn(None),
    "a Reveal turn with a fraction": lambda words: words.uprising().reveal(1.5),
    "a first player with a fraction": lambda words: words.uprising().first_player(3.5).turn(0),
    "control of a text": lambda words: words.uprising().control("arrakeen", "1").turn(0),
    "control of no location": lambda words: words.uprising().control(None, 1).turn(0),
    "control of a list": lambda words: words.uprising().control(["arrakeen"], 1).turn(0),
    "an alliance with a list": lambda words: words.uprising().alliance(["fremen"], 1).turn(0),
    "an alliance of nobody": lambda words: words.uprising().alliance("fremen", None).turn(0),
    "a round that is nothing": lambda words: words.uprising().round(None).turn(0),
    "a round with a fraction": lambda words: words.uprising().round(3.5).turn(0),
    "a round that is true": lambda words: words.uprising().round(True).turn(0),
    "an outcome that is nothing": lambda words: words.uprising().next(None).turn(0),
    "an outcome that is a number": lambda words: words.uprising().next(7).turn(0),
    "an outcome that is a list": lambda words: words.uprising().next(["drawn:dagger"]).turn(0),
    "a wall that stands somehow": lambda words: words.uprising().shield_wall("yes").turn(0),
    "a conflict that is a number": lambda words: words.uprising().conflict(7).turn(0),
    "a conflict deck of nothing": lambda words: words.uprising().conflict_deck(None).turn(0),
    "a row of nothing": lambda words: words.uprising().row(None).turn(0),
    "an Imperium deck of lists": lambda words: words.uprising().imperium_deck([]).turn(0),
    "an intrigue deck of nothing": lambda words: words.uprising().intrigue_deck(None).turn(0),
    "an intrigue discard pile that is a number": lambda words: words.uprising().intrigue_deck(discard=7).turn(0),
    "a reserve that is a text": lambda words: words.uprising().reserve(prepare_the_way="8").turn(0),
    "a reserve with a fraction": lambda words: words.uprising().reserve(prepare_the_way=1.5).turn(0),
    "bonus spice that is a text": lambda words: words.uprising().bonus_spice(deep_desert="2").turn(0),
    "bonus spice with a fraction": lambda words: words.uprising().bonus_spice(deep_desert=1.5).turn(0),
    "contracts of nothing": lambda words: words.uprising(modules=["choam"]).offer(None).turn(0),
    "a contract bank that is a number": lambda words: words.uprising(modules=["choam"]).offer(bank=7).turn(0),
    "influence that is a number": lambda words: words.uprising().seat(0, influence=3).turn(0),
    "influence that is a list": lambda words: words.uprising().seat(0, influence=["fremen"]).turn(0),
    "influence that is a text": lambda words: words.uprising().seat(0, influence={"fremen": "2"}).turn(0),
    "influence with a fraction": lambda words: words.uprising().seat(0, influence={"fremen": 1.5}).turn(0),
    "spies that are a number": lambda words: words.uprising().seat(0, spies=3).turn(0),
    "agents at a number": lambda words: words.uprising().seat(0, at=3).turn(0),
    "agents with a fraction": lambda words: words.uprising().seat(0, agents=0.5).turn(0),
    "a Swordmaster that is a text": lambda words: words.uprising().seat(0, swordmaster="no").turn(0),
    "a leader that is a list": lambda words: words.uprising().seat(0, leader=["princess-irulan"]).turn(0),
    "an objective that is a number": lambda words: words.uprising().seat(0, objective=7).turn(0),
    "points with a fraction": lambda words: words.uprising().seat(0, points=1.5).turn(0),
    # Words of the boxes.
    "the Mentat of a text": lambda words: words.imperium().mentat("a").turn(0),
    "the Mentat of a seat that is not there": lambda words: words.imperium().mentat(9).turn(0),
    "a second agent without a first": lambda words: words.imperium().seat(0, second_at="arrakeen").turn(0),
    "tokens of who has none": lambda words: words.imperium().seat(0, tokens=["guild", "fremen"]).turn(0),
    "one token": lambda words: baron(words).seat(0, tokens=["guild"]).turn(0),
    "a token twice": lambda words: baron(words).seat(0, tokens=["guild", "guild"]).turn(0),
    "three tokens": lambda words: baron(words).seat(0, tokens=["guild", "fremen", "emperor"]).turn(0),
    "tokens that are a text": lambda words: baron(words).seat(0, tokens="guild").turn(0),
    "a dreadnought of a seat that is not there": lambda words: ix(words).dreadnought_at("arrakeen", 9).turn(0),
    "a dreadnought of a text": lambda words: ix(words).dreadnought_at("arrakeen", "0").turn(0),
    "stacks of one number": lambda words: ix(words).tech_stacks("windtraps", left=(1,)).turn(0),
    "stacks of a text": lambda words: ix(words).tech_stacks("windtraps", left="abc").turn(0),
    "stacks below zero": lambda words: ix(words).tech_stacks("windtraps", left=(-1, 2, 3)).turn(0),
    "tiles that are a text": lambda words: ix(words).seat(0, tech="windtraps").turn(0),
    "tiles face down that are a text": lambda words: ix(words).seat(0, tech_flipped="flagship").turn(0),
    "a tile face down that never is": lambda words: (
        ix(words).seat(0, tech=["windtraps"], tech_flipped=["windtraps"]).turn(0)
    ),
    "Snoopers of who has none": lambda words: ix(words).seat(0, snoopers=["emperor"]).turn(0),
    "Snoopers that are a text": lambda words: ix(words).seat(0, snoopers="emperor").turn(0),
    "a Snooper where influence is 2": lambda words: (
        ix(words, leaders=["tessia-vernius", "random", "random", "random"])
        .seat(0, snoopers=["emperor"], influence={"emperor": 2})
        .turn(0)
    ),
    "intrigue cards on top that are a text": lambda words: ix(words).seat(0, intrigue_on_top="impress").turn(0),
    "intrigue cards under the deck that lie elsewhere": lambda words: (
        ix(words).seat(0, intrigues=["impress"]).under_intrigue("impress").turn(0)
    ),
    # What there is, but not so.
    "more worms than there can be": lambda words: words.uprising().seat(0, worms=LARGE).turn(0),
    "more swords than there can be": lambda words: words.uprising().seat(0, swords=LARGE).turn(0),
    "more spice than there can be": lambda words: words.uprising().seat(0, spice=LARGE).turn(0),
    "two seats with one leader": lambda words: (
        words.uprising().seat(0, leader="princess-irulan").seat(1, leader="princess-irulan").turn(0)
    ),
}


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_refused_with_a_sentence(what: str):
    refused(lambda: NONSENSE[what](scenario))


@pytest.mark.parametrize("value", [3.5, "x", None, True, -1, LARGE, float("nan"), [], {}], ids=repr)
@pytest.mark.parametrize("name", ["solari", "spice", "water", *TROOP_FACTS, *COUNTS])
def test_a_number_of_a_seat_is_a_whole_number(name: str, value: Any):
    refused(lambda: scenario.uprising().seat(0, **{name: value}).turn(0))


@pytest.mark.parametrize("value", [7, True, "dagger", [None], [7], [["dagger"]], {"dagger": 1}], ids=repr)
@pytest.mark.parametrize("name", [*PILES, "intrigues", "waiting", "contracts", "completed", "won", "matched"])
def test_cards_of_a_seat_are_a_list_of_names(name: str, value: Any):
    refused(lambda: scenario.uprising(modules=["choam"]).seat(0, **{name: value}).turn(0))


@pytest.mark.parametrize("value", [None, 7, "yes", []], ids=repr)
@pytest.mark.parametrize("name", FLAGS)
def test_what_is_so_or_not_is_true_or_false(name: str, value: Any):
    refused(lambda: scenario.uprising().seat(0, **{name: value}).turn(0))


def refused(tell: Callable[[], Any]) -> None:
    """With a ValueError that says something, not with whatever breaks first."""
    with pytest.raises(ValueError, match=r"\w+ \w+") as found:
        tell()
    assert type(found.value).__module__.startswith(("builtins", "sietch."))


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (lambda: scenario.imperium().seat(0, hand=["the-spice-must-flow"]), "'base-the-spice-must-flow'"),
        (lambda: scenario.imperium().conflict("siege-of-arrakeen"), "'base-siege-of-arrakeen'"),
        (lambda: scenario.uprising().seat(0, hand=["stilgar"]), "the modules and leaders decide"),
    ],
)
def test_what_bears_the_same_name_in_another_box_is_told(told: Callable[[], Any], words: str):
    with pytest.raises(ValueError, match=words):
        told().turn(0)
