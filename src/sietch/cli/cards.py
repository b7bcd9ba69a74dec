"""`sietch cards`: the catalogue of all components."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from sietch.arrakis import catalogue as arrakis
from sietch.cli import lookup
from sietch.cli.screens import screen_of
from sietch.cli.speech import Speech
from sietch.core.catalogue import Entry
from sietch.core.refusing import unknown
from sietch.core.rules import SetupError
from sietch.imperium import catalogue as imperium
from sietch.text import clause
from sietch.text.card_text import DECK_CARDS

GROUND = "uprising"
KINDS = f"uprising and imperium: {', '.join(imperium.KINDS)}; arrakis: {', '.join(arrakis.KINDS)}."


def found(catalogue: list[Entry], text: str, kind: str | None, module: str | None, speech: Speech) -> list[Entry]:
    """The entries of a kind and a module whose name, id or text has these words."""
    kinds = dict.fromkeys(entry.kind for entry in catalogue)
    modules = dict.fromkeys(entry.module for entry in catalogue)
    for what, wanted, possible in (("kinds", kind, kinds), ("modules", module, modules)):
        if wanted is not None and wanted not in possible:
            raise SetupError(unknown(what, wanted, possible))
    return [
        entry
        for entry in catalogue
        if kind in (None, entry.kind)
        and module in (None, entry.module)
        and lookup.matches(text, speech.entry_name(entry), entry.id, *speech.entry_text(entry))
    ]


def as_json(entry: Entry, speech: Speech) -> dict[str, Any]:
    """An entry as plain values; what does not apply to it is left out."""
    row: dict[str, Any] = {
        "id": entry.printed or entry.id,
        "kind": entry.kind,
        "module": entry.module,
        "copies": entry.copies,
        "name": speech.entry_name(entry),
        "text": "\n".join(speech.entry_text(entry)),
    }
    row |= entry.numbers
    is_card = entry.kind in DECK_CARDS
    for name, values in (("tags", entry.tags), ("icons", entry.icons)):
        if values or is_card:
            row[name] = list(values)
    if row["id"] != entry.id:
        row["key"] = entry.id  # what answers and records call it
    if entry.doubt:
        told: Any = entry.doubt_words[1]["doubt"] if entry.doubt_words is not None else None
        row |= {"reconstructed": True, "uncertain": entry.doubt if told is None else clause(speech.language, told)}
    return row


def cards(
    words: Annotated[list[str] | None, typer.Argument(help="Words to look for in names, ids and texts.")] = None,
    game: Annotated[str, typer.Option(help="Which game: uprising, imperium or arrakis.")] = GROUND,
    lang: Annotated[str, typer.Option(help="en, cs or pl.", envvar="SIETCH_LANG")] = "en",
    kind: Annotated[str | None, typer.Option(help=f"Only one kind. {KINDS}")] = None,
    module: Annotated[str | None, typer.Option(help="Only one module, such as choam.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print a JSON list.")] = False,
) -> None:
    """Look up cards, spaces, leaders, conflicts and contracts; areas, tokens and the like of War for Arrakis."""
    screen = screen_of(game, lang)
    speech = screen.speech
    entries = found(speech.rules.catalogue(), " ".join(words or []), kind, module, speech)
    if json:
        print(msgspec.json.encode([as_json(entry, speech) for entry in entries]).decode())
    elif entries:
        console = Console(highlight=False)
        for entry in entries:
            console.print(screen.entry_page(entry))
            console.print()
    else:
        print(speech.label("nothing-fits"))
