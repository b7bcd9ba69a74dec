"""An owner's corrections of the box: what can be corrected, with its present value, and the file that they are kept in.

A program that runs goes on with the facts it began with: what is corrected counts from its next start.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_origin

import msgspec

from sietch.arrakis.areas import BORDERS, ONE_SOURCE, WALLS
from sietch.arrakis.catalogue import catalogue, doubtful
from sietch.arrakis.components import AREAS, RESULTS, TERRAINS
from sietch.arrakis.facts import (
    ENTRIES,
    OWN_FILE,
    TOKENS_IN_BOX,
    VARIABLE,
    FactsError,
    edition,
    facts_of,
    read,
    reconstructed,
)
from sietch.arrakis.map import bits
from sietch.core.node import Words

BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
# Where only some words are possible.
CHOICES = {
    "back": tuple(TOKENS_IN_BOX),
    "slot": (*RESULTS, "none", "desert-power"),
    "terrain": TERRAINS,
    "faces": RESULTS,
}


@dataclass(frozen=True)
class Line:
    """A line of an entry: a number, a text, a flag, or a list of numbers or texts; choices: what it can say."""

    name: str
    kind: str
    value: Any
    choices: tuple[str, ...]


@dataclass(frozen=True)
class Correctable:
    """An entry of the box; called: its name, where it has one; doubt: what is not certain about it."""

    section: str
    name: str
    called: Words | None
    doubt: Words | None
    corrected: bool
    lines: list[Line]


def own_file() -> Path:
    """The file that has the corrections, or will have them."""
    return Path(os.environ.get(VARIABLE) or OWN_FILE).absolute()


def is_named() -> bool:
    """Whether the program was told to read that file, so that it does so the next time too."""
    return bool(os.environ.get(VARIABLE))


def own_corrections() -> dict[str, dict[str, Any]]:
    """What the file has; FactsError if it cannot be used."""
    path = own_file()
    if not path.exists():
        return {}
    try:
        own = read(path.read_text(encoding="utf-8"), path.name)
    except (OSError, UnicodeDecodeError) as error:
        raise FactsError(f"{path.name} cannot be read: {error}") from None
    facts_of(reconstructed(), own, path.name)
    return own


def correctable(own: dict[str, dict[str, Any]]) -> Iterator[Correctable]:
    """All that is not certain, or is corrected, with its value after these corrections."""
    known = {entry.id: entry for entry in catalogue()}
    box = reconstructed()
    box["areas"] = {area.id: printed(area.number) for area in AREAS if not area.named}
    for section, kind in ENTRIES.items():
        for name in {**box[section], **own.get(section, {})}:
            entry = own.get(section, {}).get(name, box[section].get(name))
            corrected = name in own.get(section, {})
            doubt = str(entry.get("doubt", ""))
            if doubt or corrected:
                component = known.get(CATALOGUED.get(section, "{}").format(name))
                lines = [line for line in lines_of(kind, entry) if line.name in MARKS.get(name, (line.name,))]
                called = component.name if component is not None else None
                yield Correctable(section, name, called, doubtful(doubt) if doubt else None, corrected, lines)


# Of the lines that tracks can have, those that each has.
MARKS = {"prescience": ("last",), "supremacy": ("bene_gesserit",)}
# Where a component has another id in the catalogue than in the file.
CATALOGUED = {"dice": "{}-action-die", "tracks": "{}-track"}


def printed(area: int) -> dict[str, Any]:
    """All about an area as the package has it."""
    return {
        "terrain": TERRAINS[AREAS[area].terrain],
        "borders": [AREAS[other].id for other in bits(BORDERS[area])],
        "walls": [AREAS[other].id for other in bits(WALLS[area])],
        "station": AREAS[area].station,
        "doubt": ONE_SOURCE,
    }


def lines_of(kind: type[msgspec.Struct], entry: dict[str, Any]) -> Iterator[Line]:
    """The lines that an entry of a section can have, besides what is not certain about it."""
    whole = msgspec.structs.asdict(msgspec.convert(entry, kind))
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    for name, value in whole.items():
        if name != "doubt":
            of = types[name]
            form = "list" if get_origin(of) is list else {int: "number", bool: "flag"}.get(of, "text")
            yield Line(name, form, value, CHOICES.get(name, ()))


# ---- writing


def correct(own: dict[str, dict[str, Any]]) -> None:
    """Check corrections and keep them; FactsError says what is wrong with them. What was kept before stays beside the
    file under the name of its edition, for games that were begun with it."""
    path = own_file()
    own = {section: entries for section, entries in own.items() if entries}
    facts_of(reconstructed(), own, path.name)
    text = written(own)
    try:
        if path.exists() and path.read_text(encoding="utf-8") != text:
            replace(path.with_suffix(f".{former_edition(path)}{path.suffix}"), path.read_text(encoding="utf-8"))
        replace(path, text)
    except (OSError, UnicodeDecodeError) as error:
        raise FactsError(f"{path.name} cannot be written: {error}") from None


def former_edition(path: Path) -> str:
    try:
        return edition(facts_of(reconstructed(), read(path.read_text(encoding="utf-8"), path.name), path.name))
    except FactsError:
        return "unusable"


def replace(path: Path, text: str) -> None:
    """Write a file beside and then into its place: whoever reads it meanwhile has the old one or the new one whole."""
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as new:
        new.write(text)
    try:
        os.replace(new.name, path)
    except OSError:
        os.unlink(new.name)
        raise


def written(own: dict[str, dict[str, Any]]) -> str:
    """The corrections as TOML."""
    parts = ["# Facts of the box as its owner corrected them: docs/arrakis-facts.md describes the form.\n"]
    for section, entries in own.items():
        for name, entry in entries.items():
            lines = "".join(f"{key(line)} = {quoted(value)}\n" for line, value in entry.items())
            parts.append(f"[{key(section)}.{key(name)}]\n{lines}")
    return "\n".join(parts)


def key(name: str) -> str:
    return name if BARE_KEY.fullmatch(name) else quoted(name)


def quoted(value: Any) -> str:
    """A value as TOML writes it: as JSON does, but for one letter that must not stand there as it is."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
