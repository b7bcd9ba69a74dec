"""Short words for tests of the solo game: what the Harkonnen did, and what they asked for."""

from __future__ import annotations

from typing import Any

from tests.table import keys

from sietch.arrakis.components import AREAS, PLANNING, number_of
from sietch.arrakis.mahdi.scenario import MahdiScenario, mahdi
from sietch.arrakis.scenario import chance
from sietch.core.game import Game

ATREIDES, HARKONNEN = 0, 1


def area(id: str) -> int:
    return number_of(AREAS, id)


def rolls(table: MahdiScenario, result: str, *outcomes: str, **options: Any) -> Game:
    """The Harkonnen take a turn with a die of this result; outcomes: what chance gives after it."""
    return table.turn(HARKONNEN, chance(f"rolled-action:{result}", *outcomes), **options)


def freely(table: MahdiScenario, result: str, *foretold: str) -> Game:
    """As `rolls`; what is not foretold chance gives freely, and of what is left open the first is taken."""
    return to_the_end(table.turn(HARKONNEN, foretold=chance(f"rolled-action:{result}", *foretold)))


def to_the_end(game: Game) -> Game:
    """Whatever the Harkonnen leave open, the first of it."""
    while not game.over and game.decision.prompt[0].startswith("mahdi"):
        game.choose(0)
    return game


def draws(table: MahdiScenario, *cards: str) -> Game:
    """The Harkonnen draw these cards with a Mentat die, and play them."""
    return rolls(table, "mentat", *(f"drawn:{card}" for card in cards))


def plays(table: MahdiScenario, card: str, *outcomes: str) -> Game:
    """The Harkonnen play this card only, with a Mentat die: the other deck lies in the Reinforcements. What is not told
    chance gives freely."""
    house = PLANNING[number_of(PLANNING, card)].house
    others = [c.id for c in PLANNING if c.side == HARKONNEN and c.house != house for _ in range(c.copies)]
    table.reinforcements(*others)
    return table.turn(HARKONNEN, foretold=chance("rolled-action:mentat", f"drawn:{card}", *outcomes))


def told(game: Game) -> list[str]:
    """The kinds of all events, in their order."""
    return [event.kind for event in game.events(ATREIDES)]


def about(game: Game, kind: str) -> list[str | None]:
    """What the events of a kind were about."""
    return [None if event.what is None else str(event.what) for event in game.events(ATREIDES) if event.kind == kind]


def where(game: Game, kind: str) -> list[tuple[str, str]]:
    """What the events of a kind were about, and their second thing."""
    kinds = {each.name: each for each in game.rules.event_kinds}
    table = game.rules.tables[kinds[kind].n_of]
    return [(str(event.what), table[event.n].id) for event in game.events(ATREIDES) if event.kind == kind]


def asked(game: Game) -> set[str]:
    """What the options are about."""
    return {key.partition(":")[2] or key for key in keys(game)}


def harkonnen(game: Game) -> dict[str, dict[str, int]]:
    """The Harkonnen legions by area."""
    found: dict[str, dict[str, int]] = game.view()["players"][HARKONNEN]["legions"]
    return found


def pile(game: Game) -> list[str]:
    """The backs of the Reinforcements from the bottom to the top."""
    found: list[str] = game.view()["reinforcements"]
    return found


__all__ = [
    "ATREIDES",
    "HARKONNEN",
    "about",
    "area",
    "asked",
    "draws",
    "freely",
    "harkonnen",
    "keys",
    "mahdi",
    "pile",
    "plays",
    "rolls",
    "to_the_end",
    "told",
    "where",
]
