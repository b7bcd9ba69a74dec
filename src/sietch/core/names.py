"""The names of players: texts that people, pages and terminals can show beside each other."""

from __future__ import annotations

import unicodedata
from typing import Any

from sietch.core.rules import SetupError

LONGEST_NAME = 40
# Control and format characters, surrogates, and what ends a line: they change how the text around a name is shown.
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def check_names(names: Any, players: int) -> list[str]:
    """The names of a set-up, or a SetupError that says which one is wrong and why."""
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise SetupError(f"names are a list of texts, not {names!r}")
    if len(names) != players:
        raise SetupError(f"{players} players need {players} names, not {len(names)}")
    found = [unicodedata.normalize("NFC", name).strip() for name in names]
    for name in found:
        if not name:
            raise SetupError("a name needs at least one letter")
        if len(name) > LONGEST_NAME:
            raise SetupError(f"a name has at most {LONGEST_NAME} letters")
        for letter in name:
            if unicodedata.category(letter) in UNSEEN:
                raise SetupError(f"a name has no control or invisible characters such as U+{ord(letter):04X}")
    if len({name.casefold() for name in found}) != players:
        raise SetupError("two players have the same name")
    return found
