"""Write docs/cards-played.md: how often greedy bots bought and played each component, with all modules on.

`write_cards_played.py --games 2000` plays so many games, half of them on each board. Whatever nobody ever bought or
played is listed first.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from multiprocessing import Pool
from pathlib import Path

import sietch
from sietch.bots.tree import Judge
from sietch.core.catalogue import Entry
from sietch.imperium.rules import Family
from sietch.text import clause, language

PAGE = Path(__file__).resolve().parent.parent / "docs" / "cards-played.md"

# By board: all that can join it, except what changes the length of the game.
BOARDS = {
    "uprising": ("choam", "base-cards", "rise-of-ix", "immortality", "ix-conflicts"),
    "imperium": ("rise-of-ix", "immortality"),
}
# By kind of component: what it is called, the events that bring it, those that use it.
KINDS: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "starting": ("Starting cards", ("drew",), ("card-played", "card-grafted", "revealed")),
    "reserve": ("Reserve cards", ("acquired", "forces-reclaimed"), ("card-played", "card-grafted", "revealed")),
    "imperium": ("Imperium cards", ("acquired",), ("card-played", "card-grafted", "revealed")),
    "tleilaxu": ("Tleilaxu cards", ("acquired",), ("card-played", "card-grafted", "revealed")),
    "intrigue": ("Intrigue cards", ("drew-intrigue",), ("intrigue-played",)),
    "contract": ("Contracts", ("contract-taken",), ("contract-completed",)),
    "tech": ("Tech tiles", ("tech-acquired",), ("tech-used",)),
    "hex": ("Hexes of the research track", (), ("researched",)),
    "space": ("Board spaces", (), ("agent-sent",)),
    "conflict": ("Conflicts", ("conflict-revealed",), ("reward-taken",)),
}
# What does something only by being there: to have it is enough.
KEPT = ("tech", "imperium", "tleilaxu", "reserve")

Counts = Counter[tuple[str, str]]


def play(board: str, seed: int) -> Counts:
    """What happened in a game of four greedy bots: by kind of event and component, how often."""
    game = sietch.new(board, players=4, modules=list(BOARDS[board]), seed=seed)
    judge, chance = Judge(game.rules), random.Random(seed)
    while not game.over:
        game.choose(game.rules.key(judge.answer(game.state, chance)))
    wanted = {kind for _, brings, uses in KINDS.values() for kind in (*brings, *uses)}
    return Counter((event.kind, str(event.what)) for event in game.events() if event.kind in wanted)


def play_one(wish: tuple[str, int]) -> Counts:
    return play(*wish)


def count(entry: Entry, counts: Counts) -> tuple[int, int]:
    """How often a component was bought (drawn, taken) and how often played (used, completed)."""
    _, brings, uses = KINDS[entry.kind]
    return sum(counts[kind, entry.id] for kind in brings), sum(counts[kind, entry.id] for kind in uses)


def unused(entry: Entry, counts: Counts) -> bool:
    bought, played = count(entry, counts)
    return not played and not (entry.kind in KEPT and bought)


def in_play(rules: Family, entry: Entry) -> bool:
    """Can it come up? A set-up leaves some cards out, an overlay hides places, and a track has a start."""
    if entry.kind == "starting":
        return entry.printed not in rules.recipe.without
    if entry.kind == "reserve":
        return not any(stack.card.printed == entry.printed and stack.card.id != entry.id for stack in rules.reserve)
    if entry.kind == "space":
        return any(space.id == entry.id for space in rules.spaces.values())
    return entry.id != "c0-start"


def page(games: int, played: dict[str, Counts]) -> str:
    english = language("en")
    lines = [
        "# What bots buy and play",
        "",
        f"How often each component was had and played in {games:,} games of four greedy bots, half of them on each",
        "board with all modules (`python scripts/write_cards_played.py`). Intrigue cards and contracts are drawn or",
        "taken, then played or completed; cards count as played when they send an agent, are grafted or revealed; a",
        "tech tile is used by its icon, and many only by being there.",
        "",
    ]
    for board, counts in played.items():
        rules = sietch.rules(board)
        assert isinstance(rules, Family)
        family = rules.of({"modules": BOARDS[board], "players": 4})
        entries = [entry for entry in family.catalogue() if entry.kind in KINDS and in_play(family, entry)]
        missing = [entry for entry in entries if unused(entry, counts)]
        lines += [f"## {board}: {', '.join(BOARDS[board])}", ""]
        names = ", ".join(f"{clause(english, entry.name)} (`{entry.id}`)" for entry in missing)
        lines += [f"Never: {names or 'none'}.", ""]
        for kind, (title, brings, _) in KINDS.items():
            rows = [(entry, *count(entry, counts)) for entry in entries if entry.kind == kind]
            if not rows:
                continue
            lines += [f"### {title}", ""]
            lines += ["| | module | had | played |", "| --- | --- | ---: | ---: |"]
            for entry, had, used in sorted(rows, key=lambda row: (row[2], row[1])):
                shown = f"{had:,}" if brings else ""
                lines.append(f"| {clause(english, entry.name)} | {entry.module} | {shown} | {used:,} |")
            lines.append("")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    wish = parser.parse_args()
    each = wish.games // len(BOARDS)
    found: dict[str, Counts] = {}
    with Pool(wish.jobs) as pool:
        for board in BOARDS:
            found[board] = Counter()
            for counts in pool.imap_unordered(play_one, [(board, wish.seed + n) for n in range(each)], chunksize=10):
                found[board] += counts
    PAGE.write_text(page(wish.games, found), encoding="utf-8")


if __name__ == "__main__":
    main()
