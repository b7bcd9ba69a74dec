"""Random games over every set of modules and every number of players, with the checker on after every answer.

`soak.py --games 30000 --jobs 2` spreads the games evenly; `--game imperium` looks at one board alone, `--players 1
--players 2` at games with somebody who plays without a seat. Exit code 1 if a game broke a rule, raised or did not come
to an end; its record is kept, and the line says where.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import combinations, cycle
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import sietch
from sietch.cli.progress import games_bar
from sietch.core.rules import SetupError
from sietch.lab.simulation import simulate

# Variants of other modules: each joins every set in turn, which is enough of them.
VARIANTS = ("epic", "go-to-11", "ix-conflicts", "base-conflicts")


def rows(game: str, numbers: Sequence[int] | None = None) -> list[dict[str, Any]]:
    """Every set of modules for every number of players; house rules, variants and difficulties take turns."""
    choices = sietch.rules(game).choices()
    options = {option.name: option.values for option in choices.options}
    modules = [id for id in options.get("modules", ()) if id not in VARIANTS]
    variants = cycle((None, *(id for id in options.get("modules", ()) if id in VARIANTS)))
    house_rules = cycle((None, *options.get("house_rules", ())))
    difficulties = cycle(options.get("difficulty", ("",)))
    sides = options.get("shared", ())[1:]
    found = []
    for n in range(len(modules) + 1):
        for on in combinations(modules, n):
            for players in choices.players if numbers is None else numbers:
                plain: dict[str, Any] = {"players": players, "modules": list(on)}
                harder = plain | {"difficulty": next(difficulties)}
                if _possible(game, harder):
                    plain = harder
                variant, house_rule = next(variants), next(house_rules)
                setup = {**plain, "house_rules": [house_rule] if house_rule else []}
                if variant:
                    setup["modules"] = [*on, variant]
                for wanted in (setup, plain):
                    if _possible(game, wanted):
                        found.append(wanted)
                        found += [other for side in sides if _possible(game, other := wanted | {"shared": side})]
                        break
    return found


def _possible(game: str, setup: dict[str, Any]) -> bool:
    try:
        sietch.rules(game).setup(setup)
    except SetupError:
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="which game; again for more than one; all by default")
    parser.add_argument("--players", action="append", type=int, help="how many people; again for more; all by default")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--records", type=Path, default=Path("failed-games"))
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    setups = [(game, setup) for game in wanted.game or list(sietch.GAMES) for setup in rows(game, wanted.players)]
    each = -(-wanted.games // len(setups))
    results = []
    with games_bar() as bar:
        task = bar.add_task("", total=each * len(setups))
        for number, (game, setup) in enumerate(setups):
            seats = setup["players"]
            results.append(
                simulate(
                    game,
                    setup,
                    ["random"] * seats,
                    each,
                    wanted.seed + number * each,
                    wanted.jobs,
                    True,
                    progress=lambda done: bar.advance(task, done),
                    records=wanted.records,
                )
            )
            if results[-1]["interrupted"]:
                break
    if wanted.json:
        print(json.dumps(results))
    else:
        show(results)
    sound = all(result["finished"] == each for result in results) and len(results) == len(setups)
    sys.exit(0 if sound else 1)


def show(results: list[dict[str, Any]]) -> None:
    table = Table(title="Random games, checked after every answer", title_justify="left")
    for column in ("game", "players", "modules", "finished", "stalled", "failed"):
        table.add_column(column)
    for result in results:
        modules = ", ".join([*result["modules"], *result["house_rules"]])
        counts = (result["finished"], result["stalled"], len(result["failed"]))
        table.add_row(result["game"], str(result["players"]), modules or "-", *map(str, counts))
    console = Console()
    console.print(table)
    for result in results:
        for failure in result["failed"]:
            console.print(f"{failure['failure']}; see {failure['record']}", markup=False)
    console.print(f"{sum(result['finished'] for result in results):,} games finished")


if __name__ == "__main__":
    main()
