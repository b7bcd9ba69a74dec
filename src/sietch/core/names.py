"""The names of players: texts that people, pages and terminals can show beside each other."""

from __future__ import annotations

import unicodedata
from typing import Any

from sietch.core.refusing import quoted
from sietch.core.rules import SetupError

LONGEST_NAME = 40
# Control and format characters, surrogates, and what ends a line: they change how the text around a name is shown.
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Letters, marks and signs that are shown as nothing: fillers of Hangul, vowels and selectors of Khmer and Mongolian,
# selectors of variants (as emoji have them), the empty Braille sign. They may stand beside what is seen.
NOTHING = frozenset(
    map(
        chr,
        [
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0),
            *range(0xFE00, 0xFE10),
            *range(0xE0100, 0xE01F0),
        ],
    )
)


def check_names(names: Any, players: int) -> list[str]:
    """The names of a set-up, or a SetupError that says which one is wrong and why."""
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise SetupError(("setup-list", {"what": "names", "said": quoted(names)}))
    if len(names) != players:
        raise SetupError(("setup-count-names", {"players": players, "n": len(names)}))
    found = [unicodedata.normalize("NFC", name).strip() for name in names]
    for name in found:
        if len(name) > LONGEST_NAME:
            raise SetupError(("setup-name-long", {"n": LONGEST_NAME}))
        for letter in name:
            if unicodedata.category(letter) in UNSEEN:
                raise SetupError(("setup-name-invisible", {"letter": f"U+{ord(letter):04X}"}))
        if not any(map(_is_seen, name)):
            raise SetupError(("setup-name-empty", {}))
    if len({_looks(name) for name in found}) != players:
        raise SetupError(("setup-names-alike", {}))
    return found


def _is_seen(letter: str) -> bool:
    """Whether it shows by itself: marks need a letter, spaces are seen between others only."""
    return letter not in NOTHING and unicodedata.category(letter)[0] not in "MZ"


def _looks(name: str) -> str:
    return "".join(letter for letter in name if letter not in NOTHING).strip().casefold()
