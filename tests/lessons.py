"""The guided first games as the page plays them: their steps (`web/src/learn/lesson.ts` is the same in the browser)."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import sietch
from sietch.bots.base import look
from sietch.bots.registry import make
from sietch.core.game import Decision, Event, Game
from sietch.table.thinking import seed_of

FOLDER = Path(__file__).parents[1] / "web" / "src" / "learn"
LESSONS: dict[str, Any] = {path.stem: json.loads(path.read_text()) for path in sorted(FOLDER.glob("lessons/*.json"))}


# After this round nothing more is waited for.
LAST_ROUND = 2


def begun(lesson: dict[str, Any]) -> Game:
    names = [f"Player {place + 1}" for place in range(len(lesson["bots"]))]
    setup = {**lesson["setup"], "players": len(names), "names": names}
    return Game(sietch.rules(lesson["game"]), setup, lesson["seed"])


def bots_play(game: Game, lesson: dict[str, Any]) -> None:
    """Until the newcomer is asked, as the server lets them."""
    while not game.over and (name := lesson["bots"][game.decision.seat]):
        view, offers = look(game, game.decision.seat)
        chosen = offers[0] if len(offers) == 1 else make(name).choose(view, offers, random.Random(seed_of(game)))
        game.choose(chosen.key)


def suggested(step: dict[str, Any], decision: Decision) -> list[str]:
    for pattern in reversed(step.get("do", ())):
        if keys := [option.key for option in decision.options if fnmatchcase(option.key, pattern)]:
            return keys
    return []


def current(lesson: dict[str, Any], ended: dict[str, str], game: Game) -> dict[str, Any] | None:
    seen = game.view(game.decision.seat)
    for step in lesson["steps"]:
        if (
            step["id"] not in ended
            and step.get("round") in (None, seen["round"])
            and game.decision.prompt[0] in step.get("prompts", [game.decision.prompt[0]])
            and (not step.get("last") or seen["round"] > LAST_ROUND or len(ended) == len(lesson["steps"]) - 1)
            and (step.get("note") or suggested(step, game.decision))
        ):
            return dict(step)
    return None


def after(lesson: dict[str, Any], ended: dict[str, str], events: list[Event], seat: int, shown: set[str]) -> None:
    for event in events:
        for step in lesson["steps"]:
            if step["id"] in shown - ended.keys() and _waits(step, event, seat):
                done = fnmatchcase(f"{event.kind}:{event.what or ''}", step["done"])
                ended[step["id"]] = "done" if done else "other"
                break


def _waits(step: dict[str, Any], event: Event, seat: int) -> bool:
    if step.get("done", "").split(":")[0] != event.kind:
        return False
    return step.get("by") == "anybody" or (step.get("by") == "others") == (event.seat != seat)


# What is answered where no step has anything to say: what ends or leaves something, otherwise the first option.
PLAIN = ("end", "done", "no", "pass")


def followed(lesson: dict[str, Any], most: int = 400) -> Iterator[tuple[str, str]]:
    """Play as the steps say: the id of each step that is shown, and what was answered (a note is put away)."""
    game = begun(lesson)
    ended: dict[str, str] = {}
    shown: set[str] = set()
    seat = lesson["bots"].index("")
    known = 0
    for _ in range(most):
        bots_play(game, lesson)
        after(lesson, ended, game.events(seat, known), seat, shown)
        known = game.event_count
        if game.over or len(ended) == len(lesson["steps"]):
            return
        step = current(lesson, ended, game)
        keys = [option.key for option in game.decision.options]
        if step is None:
            game.choose(next((key for key in PLAIN if key in keys), keys[0]))
            continue
        shown.add(step["id"])
        if step.get("note"):
            ended[step["id"]] = "done"
            yield step["id"], ""
            continue
        key = suggested(step, game.decision)[0]
        game.choose(key)
        yield step["id"], key
