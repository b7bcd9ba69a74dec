"""The top of the table: round and conflict, influence tracks, the Imperium Row."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sietch.cli.screens.drawing import FAINT, HEAD, Facts, View, heading, joined, labelled, part
from sietch.cli.screens.imperium.card_table import cards
from sietch.cli.screens.imperium.of_modules import lines_of
from sietch.cli.screens.imperium.pieces import mark, marks, who
from sietch.cli.screens.imperium.speech import ImperiumSpeech
from sietch.core.catalogue import Entry
from sietch.imperium.components import FACTIONS, ICONS
from sietch.imperium.influence import TOP

ROMAN = {1: "I", 2: "II", 3: "III"}


def header(view: View, speech: ImperiumSpeech) -> RenderableType:
    """Round, phase, who is first, what modules tell, and the conflict with its rewards."""
    title = joined([speech.label("round", n=view["round"]), speech.label(f"phase-{view['phase']}")])
    title.stylize("bold")
    told = []
    if view["first"] is not None:
        told.append(labelled(speech.label("first-player"), who(view, view["first"], speech)))
    told += [fact for lines in lines_of(speech) for fact in lines.facts(view, speech)]
    told.append(Text(speech.label("conflicts-left", n=view["conflict_cards"])))
    lines: list[RenderableType] = [Rule(title, style=FAINT), Facts(told)]
    if view["conflict"] is not None:
        lines.append(conflict(speech.entry("conflicts", view["conflict"]), speech))
    return Group(*lines)


def conflict(entry: Entry, speech: ImperiumSpeech) -> Facts:
    level = next(words[1]["n"] for label, words, _ in entry.parts if label == "part-level")
    marks = f"{ROMAN[int(str(level))]} {speech.icons((icon, 1) for icon in entry.icons)}".strip()
    name = f"{speech.entry_name(entry)} ({marks})"
    rewards = []
    for place, labels in enumerate((("part-winner", "part-first"), ("part-second",), ("part-third",)), 1):
        rewards.append(Text(f"{place}. {speech.icons(part(entry, *labels))}"))
    return Facts([labelled(speech.label("conflict"), Text(name, style=HEAD)), *rewards])


def tracks(view: View, speech: ImperiumSpeech) -> RenderableType:
    """The influence tracks: who stands on which step, who holds the alliance, what step 4 gives."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1))
    grid.add_column(speech.label("influence"), header_style=HEAD)
    for step in range(TOP + 1):
        heads = {2: speech.icons([("victory-point", 1)]), 4: speech.icons([("alliance", 1)])}
        grid.add_column(f"{step} {heads[step]}" if step in heads else str(step), header_style=FAINT, min_width=4)
    grid.add_column(speech.label("alliance"), header_style=FAINT)
    grid.add_column(speech.label("bonus-at-four"), header_style=FAINT)
    for faction in FACTIONS:
        influence = {
            seat: player["influence"][ICONS[faction]]
            for seat, player in enumerate(view["players"])
            if not player.get("commander")
        }
        steps = [marks(seat for seat, n in influence.items() if n == step) for step in range(TOP + 1)]
        holder = view["alliances"][ICONS[faction]]
        ally = Text("-", style=FAINT) if holder is None else mark(holder)
        grid.add_row(speech.area_name(ICONS[faction]), *steps, ally, speech.icons(speech.rules.tracks[faction].icons()))
    return grid


def market(view: View, speech: ImperiumSpeech) -> RenderableType:
    """The Imperium Row and the reserve."""
    row = [(speech.entry("cards", id), "") for id in view["row"]]
    for id, left in speech.rules.recipe.reserve.items():
        if view.get(left):
            row.append((speech.entry("cards", id), f"×{view[left]}"))
    return Group(heading(speech.label("row")), cards(row, speech))
