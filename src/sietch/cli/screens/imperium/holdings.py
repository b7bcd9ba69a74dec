"""What only its owner sees: the hand, cards whose place is known, intrigue cards."""

from __future__ import annotations

from rich.console import Group, RenderableType

from sietch.cli.screens.drawing import View, heading, labelled
from sietch.cli.screens.imperium.card_table import cards, intrigue, listed
from sietch.cli.screens.imperium.lines import Pile
from sietch.cli.screens.imperium.of_modules import lines_of
from sietch.cli.screens.imperium.speech import ImperiumSpeech
from sietch.cli.speech import counted


def holdings(view: View, speech: ImperiumSpeech) -> RenderableType:
    """The own hand, what else is seen of one's own cards, and intrigue cards."""
    player = view["players"][view["seat"]]
    name = view["names"][view["seat"]]
    shown = [heading(speech.label("hand", name=name))]
    if player["hand"]:
        shown.append(cards([(speech.entry("cards", id), note) for id, note in counted(player["hand"])], speech))
    piles: list[Pile] = [
        ("in-play", "cards", player["in_play"]),
        ("revealed", "cards", player["revealed"]),
        ("top", "cards", player["looked_at"]),
        ("top-of-deck", "cards", player["on_top"]),
    ]
    for label, table, ids in (*piles, *(pile for lines in lines_of(speech) for pile in lines.piles(player))):
        if ids:
            shown.append(labelled(speech.label(label), listed(table, ids, speech)))
    if player["intrigues"]:
        shown.append(heading(speech.label("intrigues", name=name)))
        shown += [intrigue(id, note, speech) for id, note in counted(player["intrigues"])]
    for lines in lines_of(speech):
        shown += lines.holdings(player, speech)
    return Group(*shown)
