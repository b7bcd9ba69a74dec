"""Rise of Ix: tech tiles and their owners, negotiators, freighters on the shipping track, dreadnoughts."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sietch.cli.screens.drawing import FAINT, Facts, View, heading, icon_boxes, joined, labelled
from sietch.cli.screens.imperium.card_table import listed
from sietch.cli.screens.imperium.lines import ModuleLines, Pile
from sietch.cli.screens.imperium.pieces import mark, step_track, track_steps
from sietch.cli.screens.imperium.speech import ImperiumSpeech
from sietch.core.catalogue import Entry
from sietch.core.game import Option
from sietch.core.node import Icon


class RiseOfIxLines(ModuleLines):
    # ---- the table

    def boards(self, view: View, speech: ImperiumSpeech) -> list[RenderableType]:
        shown = [heading(speech.label("tech")), stacks(view, speech)]
        if view["tech_trashed"]:
            shown.append(labelled(speech.label("tech-trashed"), listed("tech", view["tech_trashed"], speech)))
        at = [player["freighter"] for player in view["players"]]
        return [*shown, step_track(speech.label("shipping"), shipping(speech), at, speech)]

    def small_boards(self, view: View, speech: ImperiumSpeech) -> list[RenderableType]:
        shown = [speech.entry("tech", id) for id in view["tech_shown"].values() if id is not None]
        tiles = ", ".join(f"{speech.entry_name(tile)} {tile_cost(tile, speech)}" for tile in shown)
        at = [Text.assemble(mark(seat), str(player["freighter"])) for seat, player in enumerate(view["players"])]
        return [Facts([labelled(speech.label("tech"), tiles), labelled(speech.label("shipping"), Text(" ").join(at))])]

    def key(self, speech: ImperiumSpeech) -> list[str]:
        return [f"{speech.icons([('dreadnought', 1)])}A {speech.label('board-key-dreadnought')}"]

    def standing(self, view: View, space: Entry, speech: ImperiumSpeech) -> list[Text]:
        owner = view["dreadnoughts_at"].get(space.id)
        return [] if owner is None else [Text.assemble(speech.icons([("dreadnought", 1)]), mark(owner))]

    # ---- a player

    def at_home(self, player: View, speech: ImperiumSpeech) -> str:
        return f"{speech.icons([('dreadnought', 1)])} {player['docked']}/{player['dreadnoughts']}"

    def fighting(self, player: View) -> list[Icon]:
        return [("dreadnought", player["fighting"])]

    def purse(self, player: View, speech: ImperiumSpeech) -> list[Text]:
        n = player["negotiators"]
        return [Text(speech.amounts([("negotiator", n)]))] if n else []

    def belongings(self, view: View, seat: int, speech: ImperiumSpeech) -> list[Text]:
        player = view["players"][seat]
        found = []
        if player["tech"]:
            names = ", ".join(tile_name(id, player, speech) for id in player["tech"])
            found.append(labelled(speech.label("tech-owned"), names))
        if player["solari_if_won"]:
            won: list[Icon] = [("won", 1), ("colon", 1), ("solari", player["solari_if_won"])]
            found.append(Text(speech.icons(won)))
        if player["snoopers"]:
            tracks = ", ".join(speech.label(f"area-{faction}") for faction in player["snoopers"])
            found.append(labelled(speech.label("snoopers"), tracks))
        if player["ahead_count"]:
            found.append(labelled(speech.label("set-ahead-count"), str(player["ahead_count"])))
        return found

    def piles(self, player: View) -> list[Pile]:
        return [("set-ahead", "cards", player["ahead"]), ("top-intrigue", "intrigues", player["intrigue_on_top"])]

    # ---- one decision

    def hint(self, option: Option, view: View, speech: ImperiumSpeech) -> str:
        """What the freighter comes to, or all that a recall gives; a tile with its cost."""
        at = view["players"][view["seat"]]["freighter"] if view["seat"] is not None else 0
        if option.kind == "advance-freighter":
            return speech.icons(shipping(speech)[at + 1])
        if option.kind == "recall-freighter":
            gains = [speech.icons(icons) for step, icons in shipping(speech).items() if 0 < step <= at]
            return " · ".join(gains)
        if option.kind in ("acquire-tech", "acquire-tech-for-solari", "use-tech"):
            tile = speech.entry("tech", str(option.target))
            cost = [] if option.kind == "use-tech" else [tile_cost(tile, speech)]
            return joined([*cost, *icon_boxes(tile, speech)]).plain
        return ""


def shipping(speech: ImperiumSpeech) -> dict[int, list[Icon]]:
    return track_steps(speech.entry("shipping", "shipping-track"))


def stacks(view: View, speech: ImperiumSpeech) -> Table:
    """The face-up tile of each stack: cost, name, how many lie under it, what it does at which time."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1), show_header=False)
    grid.add_column(justify="right", style="yellow")
    grid.add_column(overflow="fold")
    grid.add_column(style=FAINT, no_wrap=True)
    grid.add_column(overflow="fold", ratio=1)
    for stack, id in view["tech_shown"].items():
        left = speech.label("tech-left", n=view["tech_left"][stack])
        if id is None:
            grid.add_row("", "-", left, "")
            continue
        tile = speech.entry("tech", id)
        grid.add_row(tile_cost(tile, speech), speech.entry_name(tile), left, joined(icon_boxes(tile, speech)))
    return grid


def tile_cost(tile: Entry, speech: ImperiumSpeech) -> str:
    return speech.amounts([("spice", tile.numbers["cost"])])


def tile_name(id: str, player: View, speech: ImperiumSpeech) -> str:
    """A tile that was used lies face down until the next round."""
    name = speech.name("tech", id)
    return speech.label("tech-flipped", tile=name) if id in player["tech_flipped"] else name
