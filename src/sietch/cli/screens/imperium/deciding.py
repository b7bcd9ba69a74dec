"""What the options of a decision are about, and the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sietch.cli.screens.drawing import HEAD, View, heading, icon_boxes, joined, part
from sietch.cli.screens.imperium.board import bonus_mark, fight_mark, space_effects
from sietch.cli.screens.imperium.card_table import card_boxes, card_cost, revealing
from sietch.cli.screens.imperium.of_modules import lines_of
from sietch.cli.screens.imperium.pieces import who
from sietch.cli.screens.imperium.speech import ImperiumSpeech
from sietch.core.game import Option
from sietch.imperium.options import KINDS

# The options whose target is a component that says by its icons what it is good for.
TABLES_OF_OPTIONS = {
    kind.name: kind.of for kind in KINDS if kind.of in ("cards", "intrigues", "spaces", "contracts", "leaders")
}


def hint(option: Option, speech: ImperiumSpeech, view: View) -> str:
    """What an option is about, as icons; a leader in words."""
    table = TABLES_OF_OPTIONS.get(option.kind)
    if table is None:
        told = [lines.hint(option, view, speech) for lines in lines_of(speech)]
        return "".join(told)
    entry = speech.entry(table, str(option.target))
    if table == "cards":
        icons, agent, reveal = card_boxes(entry, speech)
        if option.kind in ("play", "graft", "graft-with"):
            return " · ".join(text for text in (icons, agent) if text)
        cost = card_cost(entry, speech)
        return " · ".join(
            text for text in (f"({cost})" if cost else "", icons, agent, revealing(reveal, speech)) if text
        )
    if table == "spaces":
        shown = (space_effects(entry, speech).plain, fight_mark(entry, speech), bonus_mark(view, entry, speech))
        return " · ".join(text for text in shown if text)
    if table == "contracts":
        return speech.icons(part(entry, "part-reward"))
    if table == "leaders":
        return "\n".join(speech.entry_text(entry)[1:])
    return joined(icon_boxes(entry, speech)).plain


def result(view: View, winners: Sequence[int], speech: ImperiumSpeech) -> RenderableType:
    """The end of the game: points and the goods that break ties, best first, and who won."""
    grid = Table(box=box.SIMPLE, header_style=HEAD)
    grid.add_column(speech.label("player"))
    grid.add_column(speech.label("leader"))
    heads = ("points", "spice", "solari", "water", "garrison")
    for name in heads:
        grid.add_column(speech.label(f"result-{name}"), justify="right")
    rows = []
    for seat, player in enumerate(view["players"]):
        goods = [player["goods"][name] for name in ("spice", "solari", "water")]
        rows.append((seat in winners, (player["points"], *goods, player["garrison"]), player["reveal_rank"], seat))
    for _, numbers, _, seat in sorted(rows, reverse=True):
        player_name = Text.assemble("★ " if seat in winners else "  ", who(view, seat, speech))
        leader = speech.name("leaders", view["players"][seat]["leader"])
        grid.add_row(player_name, leader, *map(str, numbers), style=HEAD if seat in winners else "")
    # Where no seat has won, somebody has who plays without one: the best of all.
    best = winners or [max(rows)[-1]]
    names = [speech.called(view, seat) for seat in best]
    sides = {view["players"][seat].get("side", seat) for seat in best}
    if len(sides) == 1 < len(names):
        won = speech.label("team-wins", n=next(iter(sides)) + 1, names=", ".join(names))
    elif len(names) == 1:
        won = speech.label("winner", name=names[0])
    else:
        won = speech.label("winners", names=", ".join(names))
    return Group(heading(speech.label("game-over")), grid, Text(won, style=HEAD))
