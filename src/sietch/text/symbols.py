"""Icon rows in plain characters: a symbol of one to four columns for every icon, told apart without colour.

The message `icon-<name>` says what a symbol means.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

# Cards are in square brackets, intrigue cards in braces; ▲ is a troop, ○ a spy, ↑ influence, @ a board space.
SYMBOLS: Final = {
    # goods
    "solari": "$",
    "spice": "♦",
    "water": "≈",
    "persuasion": "◊",
    "sword": "†",
    "victory-point": "VP",
    "bonus-spice": "♦+",
    # cards
    "card": "[+]",
    "discard": "[-]",
    "trash": "[×]",
    "trash-this": "[×]!",
    "this": "[!]",
    "to-hand": "←",
    "acquire": "[$]",
    "set-aside": "[_]",
    "look": "[?]",
    "card-emperor": "[Em]",
    "card-guild": "[SG]",
    "card-bene-gesserit": "[BG]",
    "card-fremen": "[Fr]",
    "card-sword": "[†]",
    "fremen-bond": "Fr&",
    "intrigue": "{+}",
    "trash-intrigue": "{×}",
    "steal-intrigue": "{←}",
    # agents and the board
    "agent": "A",
    "recall-agent": "A←",
    "swordmaster": "A+",
    "high-council-seat": "HC",
    "signet-ring": "SR",
    "spy": "○",
    "recall-spy": "○←",
    "on-emperor": "@Em",
    "on-guild": "@SG",
    "on-bene-gesserit": "@BG",
    "on-fremen": "@Fr",
    "on-landsraad": "@La",
    "on-city": "@Ci",
    "on-spice-trade": "@ST",
    "on-maker": "@Mk",
    "on-faction": "@Fa",
    # influence
    "influence-emperor": "↑Em",
    "influence-guild": "↑SG",
    "influence-bene-gesserit": "↑BG",
    "influence-fremen": "↑Fr",
    "influence-any": "↑?",
    "influence-other": "↑≠",
    "influence-visit": "↑@",
    "ignore-influence": "↑~",
    "lose-influence": "↓?",
    "alliance": "∞",
    "alliance-emperor": "∞Em",
    "alliance-guild": "∞SG",
    "alliance-bene-gesserit": "∞BG",
    "alliance-fremen": "∞Fr",
    # units
    "troop": "▲",
    "unit": "∆",
    "sandworm": "§",
    "strength": "Σ",
    "deploy": "▲»",
    "recruited": "▲+",
    "retreat": "▲«",
    "maker-hooks": "Hk",
    "detonate": "¤",
    "control": "⚑",
    # contracts and leaders
    "contract": "Ct",
    "completed-contract": "Ct√",
    "memory": "Me",
    "flip": "↔",
    "train": "»»",
    "repeat": "@@",
    # battle icons
    "crysknife": "‹C›",
    "desert-mouse": "‹M›",
    "ornithopter": "‹O›",
    "wild": "‹?›",
    # circumstances
    "reveal": "Rv",
    "opponents": "Op",
    "times": "x",
    "no": "¬",
    # punctuation
    "arrow": "→",
    "or": "/",
    "colon": ":",
    "line": "|",
    "may": "(?)",
    "per": "×",
}

PUNCTUATION: Final = frozenset({"arrow", "or", "colon", "line", "may", "per", "no"})


def icon_row(icons: Iterable[tuple[str, int]]) -> str:
    """The icons in their order, each with its number unless that is 1 (or 0: as much as you like)."""
    row = ""
    for name, n in icons:
        symbol = SYMBOLS[name]
        if name == "colon":
            row += symbol
            continue
        number = "" if n in (0, 1) or name in PUNCTUATION else str(n)
        row += ("" if not row or row.endswith(SYMBOLS["no"]) else " ") + number + symbol
    return row
