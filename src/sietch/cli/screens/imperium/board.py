"""The spaces of the board, by area, with who is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sietch.cli.screens.drawing import FAINT, HEAD, View, heading, natural_width, part
from sietch.cli.screens.imperium.of_modules import lines_of
from sietch.cli.screens.imperium.pieces import mark, marks
from sietch.cli.screens.imperium.speech import ImperiumSpeech
from sietch.core.catalogue import Entry

LEFT = ("emperor", "guild", "bene-gesserit", "fremen", "choam")


def board(view: View, speech: ImperiumSpeech, width: int) -> RenderableType:
    """The spaces by area, in two columns where no line of them has to be broken."""
    areas = speech.layout["areas"]
    told = [speech.label("board-key"), *(key for lines in lines_of(speech) for key in lines.key(speech))]
    key = Text(" · ".join([*told, speech.label("board-key-letters")]), style=FAINT)
    left = spaces_table(view, speech, [area for area in areas if area["id"] in LEFT])
    right = spaces_table(view, speech, [area for area in areas if area["id"] not in LEFT])
    grid = Table.grid(padding=(0, 2))
    if natural_width(left) + natural_width(right) + 2 <= width:
        grid.add_row(left, right)
    else:
        grid.add_row(spaces_table(view, speech, areas))
    return Group(heading(speech.label("board")), key, grid)


def spaces_table(view: View, speech: ImperiumSpeech, areas: Sequence[dict[str, Any]]) -> Table:
    """Name, cost and requirement, what it gives, and who is there: agents, spies, control, bonus spice."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    grid.add_column(overflow="fold")
    grid.add_column(overflow="fold")
    grid.add_column(min_width=5)
    for area in areas:
        grid.add_row(Text(speech.area_name(area["id"]), style=f"{HEAD} underline"), "", "")
        for id in area["spaces"]:
            space = speech.entry("spaces", id)
            grid.add_row(space_name(space, speech), space_effects(space, speech), standing(view, space, speech))
    return grid


def space_name(space: Entry, speech: ImperiumSpeech) -> Text:
    fight = fight_mark(space, speech)
    return Text.assemble(" ", speech.entry_name(space), (f" {fight}" if fight else "", FAINT))


def fight_mark(space: Entry, speech: ImperiumSpeech) -> str:
    """What tells a Combat space."""
    return speech.icons([("deploy", 1)]) if ("deploy", 1) in part(space, "part-mark") else ""


def space_effects(space: Entry, speech: ImperiumSpeech) -> Text:
    """Requirement, cost and effects as icons."""
    text = Text()
    needed = part(space, "part-requirement")
    if needed:
        text.append(f"{speech.icons([*needed, ('colon', 1)])} ", style="red")
    cost = part(space, "part-cost")
    if cost:
        text.append(f"{speech.icons([*cost, ('arrow', 1)])} ", style="yellow")
    text.append(speech.icons([*part(space, "part-effects"), *part(space, "part-influence")]))
    extra = part(space, "part-extra")
    if extra:
        text.append(f" ({speech.icons(extra)})", style=FAINT)
    return text


def standing(view: View, space: Entry, speech: ImperiumSpeech) -> Text:
    """Who is on a space: agents by letter, what modules have there, control after a flag, bonus spice."""
    here = marks(seat for seat, player in enumerate(view["players"]) if space.id in player["at"])
    said = [here, *(text for lines in lines_of(speech) for text in lines.standing(view, space, speech))]
    holder = view["control"].get(space.id)
    if holder is not None:
        said.append(Text.assemble("⚑", mark(holder)))
    bonus = bonus_mark(view, space, speech)
    if bonus:
        said.append(Text(bonus, style="yellow"))
    return Text(" ").join(text for text in said if text)


def bonus_mark(view: View, space: Entry, speech: ImperiumSpeech) -> str:
    """The bonus spice that lies on a space."""
    bonus = view["bonus_spice"].get(space.id)
    return f"+{speech.icons([('spice', bonus)])}" if bonus else ""
