"""`sietch modules`: what games can be played with, what each module needs and brings, and the presets."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import sietch
from sietch.core.refusing import unknown
from sietch.core.rules import Rules, SetupError


def modules(
    game: Annotated[str | None, typer.Option(help=f"Only one game: {' or '.join(sietch.GAMES)}.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """List the modules that games can be played with, what they need and bring, and the presets."""
    wanted = sietch.GAMES.values() if game is None else [sietch.rules(game)]
    found = [told(rules) for rules in wanted]
    if as_json:
        print(json.dumps(found))
        return
    console = Console(highlight=False)
    for each in found:
        console.print(_modules(each))
        if each["presets"]:
            console.print(_presets(each))


def told(rules: Rules) -> dict[str, Any]:
    choices = rules.choices()
    return {
        "game": rules.name,
        "players": list(choices.players),
        "modules": [
            {"id": module.id, "needs": list(module.needs), "brings": dict(module.brings)} for module in rules.modular()
        ],
        "presets": [
            {"id": preset.id, "modules": list(preset.modules), "players": preset.players} for preset in rules.presets()
        ],
    }


def _modules(each: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, title=f"{each['game']}: modules", title_justify="left")
    for column in ("module", "needs", "brings"):
        table.add_column(column)
    for module in each["modules"]:
        brings = ", ".join(f"{n} {kind}" for kind, n in module["brings"].items())
        table.add_row(module["id"], ", ".join(module["needs"]) or "-", brings or "other numbers")
    if not each["modules"]:
        table.add_row("-", "-", "-")
    return table


def _presets(each: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, title=f"{each['game']}: presets", title_justify="left")
    for column in ("preset", "modules", "players"):
        table.add_column(column)
    for preset in each["presets"]:
        table.add_row(preset["id"], ", ".join(preset["modules"]) or "-", str(preset["players"] or "any"))
    return table


def preset_setup(
    rules: Rules, preset: str | None, named: list[str], players: int | None
) -> tuple[list[str], int | None]:
    """The modules of a preset, or those that are named; and how many play, if that is said by either."""
    if preset is None:
        return named, players
    if named:
        raise SetupError(("command-preset-modules", {}))
    known = {each.id: each for each in rules.presets()}
    found = known.get(preset) or known.get(f"preset-{preset}")
    if found is None:
        raise SetupError(unknown("presets", preset, known))
    if found.players not in (None, players) and players is not None:
        raise SetupError(("command-preset-players", {"preset": found.id, "players": found.players}))
    return list(found.modules), found.players or players
