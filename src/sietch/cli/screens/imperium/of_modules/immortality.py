"""Immortality: the Tleilaxu Row, the two tracks of the Bene Tleilax board, specimens, pairs of grafted cards."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sietch.cli.screens.drawing import FAINT, HEAD, Facts, View, heading, labelled, part
from sietch.cli.screens.imperium.card_table import card_cost, cards, listed
from sietch.cli.screens.imperium.lines import ModuleLines, Pile
from sietch.cli.screens.imperium.pieces import mark, marks, step_track, track_steps
from sietch.cli.screens.imperium.speech import ImperiumSpeech
from sietch.core.catalogue import Entry
from sietch.core.game import Option
from sietch.core.node import Icon
from sietch.imperium.components import number_of
from sietch.imperium.modules.immortality.research import HEXES, Hex

RECLAIMED = "reclaimed-forces"  # always in the Tleilaxu Row
ROWS = {"t": "research-top", "m": "research-middle", "b": "research-bottom"}


class ImmortalityLines(ModuleLines):
    # ---- the table

    def boards(self, view: View, speech: ImperiumSpeech) -> list[RenderableType]:
        at = [player["tleilaxu"] for player in view["players"]]
        return [
            heading(speech.label("tleilaxu-row", n=view["tleilaxu_deck_count"])),
            cards([(entry, "") for entry in row(view, speech)], speech),
            research_track(view, speech),
            step_track(speech.label("tleilaxu-track"), tleilaxu_steps(view, speech), at, speech),
        ]

    def small_boards(self, view: View, speech: ImperiumSpeech) -> list[RenderableType]:
        names = ", ".join(f"{speech.entry_name(entry)} {card_cost(entry, speech)}" for entry in row(view, speech))
        where = ", ".join(
            f"{mark(seat).plain} {speech.name('hexes', player['research'])}"
            for seat, player in enumerate(view["players"])
            if player["research"]
        )
        at = " ".join(f"{mark(seat).plain}{player['tleilaxu']}" for seat, player in enumerate(view["players"]))
        return [
            Facts([labelled(speech.label("tleilaxu-row", n=view["tleilaxu_deck_count"]), names)]),
            Facts([labelled(speech.label("research"), where), labelled(speech.label("tleilaxu-track"), at)]),
        ]

    # ---- a player

    def purse(self, player: View, speech: ImperiumSpeech) -> list[Text]:
        return [Text(speech.amounts([("specimen", player["specimens"])]))]

    def belongings(self, view: View, seat: int, speech: ImperiumSpeech) -> list[Text]:
        player = view["players"][seat]
        found = [*([Text(speech.label("atomics"))] if player["atomics"] else [])]
        if view["turn"] == seat and view["grafted"] is not None:
            names = " + ".join(speech.name("cards", view[card]) for card in ("played", "grafted"))
            found.append(labelled(speech.label("borrowed" if view["borrowed"] else "grafted"), names))
        if player["returning"]:
            found.append(labelled(speech.label("returning"), listed("cards", player["returning"], speech)))
        return found

    def piles(self, player: View) -> list[Pile]:
        return [
            ("looked-at-intrigues", "intrigues", player["intrigues_looked_at"]),
            ("top-intrigue", "intrigues", player["intrigue_put_back"]),
        ]

    # ---- one decision

    def hint(self, option: Option, view: View, speech: ImperiumSpeech) -> str:
        return hex_icons(str(option.target), speech) if option.kind == "hex" else ""


def row(view: View, speech: ImperiumSpeech) -> list[Entry]:
    return [speech.entry("cards", id) for id in (*view["tleilaxu_row"], RECLAIMED)]


def tleilaxu_steps(view: View, speech: ImperiumSpeech) -> dict[int, list[Icon]]:
    """What the steps give; the spice for the first who comes is taken once."""
    steps = track_steps(speech.entry("bene-tleilax", "tleilaxu-track"))
    if view["tleilaxu_spice"]:
        return steps
    return {step: [icon for icon in icons if icon[0] != "spice"] for step, icons in steps.items()}


def hex_icons(id: str, speech: ImperiumSpeech) -> str:
    """What a hex gives to who comes there."""
    return speech.icons(part(speech.entry("hexes", id), "part-reward"))


def research_track(view: View, speech: ImperiumSpeech) -> Table:
    """The hexes by column and height: what each gives, and who stands there."""
    columns: dict[int, dict[str, Entry]] = {}
    for one in HEXES:
        columns.setdefault(one.column, {})[height(one)] = speech.entry("hexes", one.id)
    grid = Table(box=None, pad_edge=False, padding=(0, 1))
    grid.add_column(speech.label("research-track"), header_style=HEAD)
    for column, hexes in columns.items():
        marked = speech.icons(part(next(iter(hexes.values())), "part-mark"))
        grid.add_column(f"{column} {marked}".strip(), header_style=FAINT, overflow="fold")
    ahead = next_hexes(view)
    for place, label in ROWS.items():
        grid.add_row(
            speech.label(label), *(hexagon(view, hexes.get(place), ahead, speech) for hexes in columns.values())
        )
    return grid


def height(one: Hex) -> str:
    """Whether a hex is the top, the middle or the bottom one of its column, as its id ends; the only one is between."""
    _, _, place = one.id.partition("-")
    return place if place in ROWS else "m"


def next_hexes(view: View) -> list[str]:
    """The hexes that the seat's token can move to."""
    if view["seat"] is None:
        return []
    here = view["players"][view["seat"]]["research"]
    return [HEXES[number].id for number in HEXES[number_of(HEXES, here)].follow]


def hexagon(view: View, entry: Entry | None, ahead: list[str], speech: ImperiumSpeech) -> Text:
    """What the hex gives, an arrow before it if the seat can move there, and who stands there."""
    if entry is None:
        return Text("")
    there = marks(seat for seat, player in enumerate(view["players"]) if player["research"] == entry.id)
    gives = Text(hex_icons(entry.id, speech) or "·", style="" if entry.id in ahead else FAINT)
    return Text.assemble("»" if entry.id in ahead else "", gives, " " if there else "", there)
