"""Write docs/observations.md: what each number of an observation is, from the encoding itself.

`--check` only compares.
"""

from __future__ import annotations

import inspect
import re
import sys
from importlib import import_module
from itertools import groupby
from pathlib import Path

import sietch
from sietch.core.rules import ModuleTold, Rules, SetupError
from sietch.envs.encoding import MOST_NUMBER, ROW, VERSION, Actions, Observation, Part

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"

INTRO = f"""# What an observation holds

Written by `scripts/write_observations.py` from the encoding itself; this is version {VERSION} of it. How to use it is
in [environments](environments.md).

An observation is a vector of `float32` with all that a seat may see, and nothing else: a position in which everything
hidden was dealt anew gives the same vector. What `Game.view(seat)` shows in words is here in numbers, in the same
fields:

- `seat` is the number of one's own seat, `asked` who decides, and `asking` which effect or step of the game asks, if
  one decides oneself. Which options there are is in the action mask.
- `table.…` is the table; `player0.…` is one's own seat, `player1.…` the next one in the order of seats, and so on.
  Where a field tells a player, it is told in the same way: by how many seats after one's own.
- Piles are counts: how many there are of each component. Of a pile that the seat may not look into there is only its
  size (`…_count`). Where order is seen as well, the first {ROW} places are there as numbers too (`…_row`).
- Numbers are as they are in the game, not scaled. `low` and `high` of the observation space are bounds, not usual
  values.

`Observation.layout` is the same table for programs, and `Observation.name(place)` names a single number:

```python
import sietch
from sietch.envs.encoding import Observation

observation = Observation(sietch.rules("uprising"), players=4)
observation.name(observation.layout[0].start)   # "seat:0"
```

The numbers within a part are in the order of the game's tables (`sietch.rules(name).tables`). Components that are added
to a game move what comes after them: keep `Encoding.identity` beside what you store.
"""


def remarks(rules: Rules) -> dict[str, str]:
    """What stands beside the fields where they are described: `table.` or `player.` and the field's name."""
    source = inspect.getsource(import_module(type(rules).__module__.replace(".rules", ".schema")))
    found = {}
    for prefix, text in zip(("table", "player"), source.split("PLAYER = (")):
        for name, remark in re.findall(r'Field\("(\w+)".*\),  # (.+)', text):
            found[f"{prefix}.{name}"] = remark
    return found


def meaning(part: Part, remarks: dict[str, str]) -> str:
    name = re.sub(r"^player\d+", "player", part.name)
    remark = remarks.get(name) or remarks.get(re.sub("_(count|row)$", "", name))
    return f"{part.meaning} ({remark})" if remark else part.meaning


def for_players(rules: Rules, players: int) -> Rules:
    """The game with all modules that so many can play with."""

    def can(module: ModuleTold) -> bool:
        try:
            rules.setup({"players": players, "modules": [*module.needs, module.id]})
        except SetupError:
            return False
        return True

    modules = [module.id for module in rules.modular() if not module.mode and can(module)]
    return rules.of(rules.setup({"players": players, **({"modules": modules} if modules else {})}))


def tables(game: str) -> str:
    rules = sietch.rules(game)
    said = remarks(rules)
    choices = rules.choices()
    players = choices.suggested
    observation, actions = Observation(rules, players), Actions(rules)
    sizes = ", ".join(
        f"{Observation(for_players(rules, count), count).size:,} with {count} {'player' if count == 1 else 'players'}"
        for count in choices.players
    )
    lines = [
        f"## {game}",
        "",
        f"{sizes}; {actions.size:,} actions. The table is for {players} players.",
        "",
        "| from | numbers | name | meaning |",
        "| ---: | ---: | --- | --- |",
    ]
    for others, parts in groupby(observation.layout, key=_is_other):
        # The others are laid out as the first of them.
        shown = [part for part in parts if not others or part.name.startswith("player1.")]
        lines += [f"| {part.start} | {part.length} | `{part.name}` | {meaning(part, said)} |" for part in shown]
        if others:
            each = sum(part.length for part in shown)
            lines += [
                f"| {shown[0].start + each * number} | {each} | `player{number + 1}.…` | as `player1.…` |"
                for number in range(1, players - 1)
            ]
    return "\n".join(lines) + "\n"


def _is_other(part: Part) -> bool:
    return part.name.startswith("player") and not part.name.startswith("player0.")


def kinds(game: str) -> str:
    """The actions: kind after kind."""
    rules = sietch.rules(game)
    lines = [f"## Actions of {game}", "", "| from | actions | key | of |", "| ---: | ---: | --- | --- |"]
    names = Actions(rules).names
    for name, group in groupby(range(len(names)), key=lambda action: names[action].partition(":")[0]):
        places = list(group)
        of = next(kind.of for kind in rules.option_kinds if kind.name == name)
        if name.startswith("reserved"):
            continue
        told = f"a number up to {MOST_NUMBER}" if of == "number" else f"each of the {of}" if of else ""
        lines.append(f"| {places[0]} | {len(places)} | `{name}{':…' if of else ''}` | {told} |")
    return "\n".join(lines) + "\n"


ACTIONS = """# The fixed actions

Every option that a game can offer has one number: kinds come one after the other, and within a kind its table. Some are
outcomes of chance, which no seat is ever offered, but OpenSpiel's chance nodes are.
"""


def page() -> str:
    parts = [INTRO, *map(tables, sietch.GAMES), ACTIONS.replace("# ", "## ", 1)]
    return "\n".join([*parts, *(kinds(game).replace("## ", "### ", 1) for game in sietch.GAMES)])


def main() -> None:
    if "--check" in sys.argv[1:]:
        if PAGE.read_text(encoding="utf-8") != page():
            raise SystemExit(f"{PAGE.name} is out of date: run scripts/write_observations.py")
    else:
        PAGE.write_text(page(), encoding="utf-8")
        print(f"wrote {PAGE.name}")


if __name__ == "__main__":
    main()
