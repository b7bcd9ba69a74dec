"""Cards, contracts and intrigue cards in lines: what each costs, where it leads, what it gives."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sietch.cli.screens.drawing import FAINT, icon_boxes, joined, part
from sietch.cli.screens.imperium.speech import ImperiumSpeech
from sietch.cli.speech import counted
from sietch.core.catalogue import Entry


def cards(shown: Sequence[tuple[Entry, str]], speech: ImperiumSpeech) -> RenderableType:
    """A line for each card: cost, name, Agent icons, Agent box, Reveal box."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1), header_style=FAINT)
    grid.add_column("", justify="right", style="yellow")
    grid.add_column("", min_width=18, overflow="fold")
    grid.add_column(speech.label("goes-to"), overflow="fold")
    grid.add_column(speech.label("agent-box"), overflow="fold", ratio=1)
    grid.add_column(speech.label("reveal-box"), overflow="fold", ratio=1)
    for entry, note in shown:
        name = Text.assemble(speech.entry_name(entry), (f" {note}" if note else "", FAINT))
        grid.add_row(card_cost(entry, speech), name, *card_boxes(entry, speech))
    return grid


def card_cost(entry: Entry, speech: ImperiumSpeech) -> str:
    """A number is persuasion; whatever else a card costs is told by its icon."""
    numbers = entry.numbers
    return str(numbers["cost"]) if "cost" in numbers else speech.amounts(part(entry, "part-cost"))


def card_boxes(entry: Entry, speech: ImperiumSpeech) -> tuple[str, str, str]:
    agent = speech.icons(part(entry, "part-agent"))
    reveal = speech.icons(part(entry, "part-reveal"))
    return speech.agent_icons(entry.icons), agent, reveal


def revealing(reveal: str, speech: ImperiumSpeech) -> str:
    """What a card gives in a Reveal turn, said to be that."""
    return f"{speech.icons([('reveal', 1), ('colon', 1)])} {reveal}" if reveal else ""


def contract(id: str, speech: ImperiumSpeech) -> Text:
    entry = speech.entry("contracts", id)
    return Text.assemble(" ", speech.entry_name(entry), ("  ", FAINT), speech.icons(part(entry, "part-reward")))


def intrigue(id: str, note: str, speech: ImperiumSpeech) -> Text:
    entry = speech.entry("intrigues", id)
    return Text.assemble(
        " ", speech.entry_name(entry), f" {note} " if note else "  ", joined(icon_boxes(entry, speech))
    )


def listed(table: str, ids: Iterable[str], speech: ImperiumSpeech) -> str:
    """The names of some components, each once, with how often it is there."""
    return ", ".join(f"{speech.name(table, id)}{f' {note}' if note else ''}" for id, note in counted(ids))
