"""Short words for playing and reading War for Arrakis in tests of its rules."""

from __future__ import annotations

from tests.table import choose, keys

from sietch.arrakis.scenario import legion_at
from sietch.core.game import Game

ATREIDES, HARKONNEN = 0, 1
__all__ = ["ATREIDES", "HARKONNEN", "act", "attack", "branch", "choose", "figures", "keys", "maybe", "move", "targets"]


def maybe(game: Game, key: str) -> Game:
    """Answer so if it is asked: where there is only one answer it is not."""
    return choose(game, key) if key in keys(game) else game


def act(game: Game, result: str, action: int = 0) -> Game:
    """Spend a die and take one of its actions."""
    maybe(game, f"die:{result}")
    return choose(game, branch(game, result, action))


def branch(game: Game, result: str, action: int = 0) -> str:
    """The key of an action of a die; what both sides can do alike has one key."""
    side = ("atreides", "harkonnen")[game.decision.seat]
    key = f"branch:action.{side}.{result}.{action}"
    return key if key in keys(game) else f"branch:action.both.{result}.{action}"


def move(game: Game, area: str, to: str, *parts: str) -> Game:
    """One move of an action: the whole legion, or the answers to how many of each go."""
    game.choose(f"legion:{area}")
    if parts:
        choose(game, "part", *parts)
    elif "whole" in keys(game):
        game.choose("whole")
    if f"to:{to}" in keys(game):
        game.choose(f"to:{to}")
    return game


def attack(game: Game, area: str, at: str, outcomes: list[int] | None = None) -> Game:
    """The legion of an area attacks, as far as that is asked."""
    answers = [f"legion:{area}", f"attack:{at}"]
    for place, answer in enumerate(answers):
        if answer in keys(game):
            game.choose(answer, outcomes=outcomes if place == len(answers) - 1 or _lone(game, area) else None)
    return game


def _lone(game: Game, area: str) -> bool:
    """Whether choosing the legion starts the battle at once because it has one target."""
    copy = game.copy()
    copy.choose(f"legion:{area}")
    return not any(key.startswith(("attack:", "fly-at:")) for key in keys(copy))


def targets(game: Game, kind: str) -> set[str]:
    """What the options of a kind are about."""
    return {key.partition(":")[2] for key in keys(game) if key.partition(":")[0] == kind}


def figures(game: Game, seat: int, area: str) -> dict[str, int]:
    """What stands in an area, generic leaders and tokens included."""
    return legion_at(game, seat, area)
