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
    "mentat": "A*",
    "on-any": "@*",
    "on-occupied": "@!",
    "start": "|→",
    "to-top": "→[",
    "shuffle": "[~]",
    "foldspace": "[Fs]",
    "lose-troop": "▲-",
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
    # the Bene Tleilax and their grafts
    "specimen": "▲o",
    "return-troop": "▲<",
    "most-troops": "▲>",
    "combat": "▲!",
    "tleilaxu": "Tx",
    "research": "Rs",
    "genetic-marker": "Gn",
    "acquire-tleilaxu": "[Tx]",
    "graft": "[&]",
    "grafted": "[&]+",
    "borrow": "[&]_",
    "same": "==",
    "enter-anywhere": "@~",
    "two-of": "::",
    # tech tiles, freighters, dreadnoughts
    "tech": "Tt",
    "tech-discount": "Tt-",
    "negotiator": "Ng",
    "freighter": "Fr»",
    "dividends": "$$",
    "dreadnought": "Dn",
    "infiltrate": "A~",
    "another-turn": "A»",
    "under-intrigue": "{_}",
    "won": "Wn",
    "less": "-",
    "snooper": "Sn",
    "endgame": "End",
    # teams of six players
    "team": "∴",
    "ally": "Al",
    "reinforce": "▲▲",
    "trade": "⇄",
    "throne-row": "[Th]",
    "bonus-token": "†+",
    "influence-great-houses": "↑GH",
    "influence-fringe-worlds": "↑FW",
    "alliance-great-houses": "∞GH",
    "alliance-fringe-worlds": "∞FW",
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

# War for Arrakis. ● ■ ◆ are units, L a leader, † an attack, § a sandworm, @ a terrain, ↑ a prescience marker.
ARRAKIS_SYMBOLS: Final = {
    # figures
    "regular": "●",
    "elite": "■",
    "special": "◆",
    "leader": "L",
    "named-leader": "L!",
    "legion": "Lg",
    "deployment-token": "[T]",
    # moving and fighting
    "move": "»",
    "attack": "†",
    "surprise": "†!",
    "special-attack": "†d",
    "hit": "Hi",
    "shield": "Sh",
    "tank": "Tk",
    # vehicles and what stands on the map
    "vehicle": "Ve",
    "harvester": "Hv",
    "harkonnen-ornithopter": "Or",
    "carryall": "Ca",
    "sietch": "Si",
    "settlement": "Se",
    "station": "St",
    "turn-over": "↔",
    # the desert
    "sandworm": SYMBOLS["sandworm"],
    "wild-maker": "§!",
    "wormsign": "§?",
    "desert-power": "DP",
    "storm": "≈≈",
    "atomics": "¤",
    "terrain-mountain": "@Mo",
    "terrain-plateau": "@Pl",
    "terrain-minor-erg": "@Er",
    "terrain-desert": "@De",
    "terrain-deep-desert": "@DD",
    # cards, dice and markers
    "planning-card": "[+]",
    "discard-card": "[-]",
    "play-card": "[»]",
    "prescience-card": "{P}",
    "objective": "{O}",
    "die": "d",
    "die-house": "dH",
    "bene-gesserit": "BG",
    "prescience": "↑",
    "marker-kh": "↑K",
    "marker-sd": "↑S",
    "marker-ji": "↑J",
    "imperium-marker": "Im",
    # circumstances
    "opponent": "Op",
    "deed": "√",
    # punctuation
    **{name: SYMBOLS[name] for name in ("arrow", "or", "colon", "may", "no")},
}

# By game: what the legend explains.
SYMBOLS_OF: Final = {"uprising": SYMBOLS, "imperium": SYMBOLS, "arrakis": ARRAKIS_SYMBOLS}
_ALL: Final = SYMBOLS | ARRAKIS_SYMBOLS

PUNCTUATION: Final = frozenset({"arrow", "or", "colon", "line", "may", "per", "no"})


def icon_row(icons: Iterable[tuple[str, int]]) -> str:
    """The icons in their order, each with its number unless that is 1 (or 0: as much as you like)."""
    row = ""
    for name, n in icons:
        symbol = _ALL[name]
        if name == "colon":
            row += symbol
            continue
        number = "" if n in (0, 1) or name in PUNCTUATION else str(n)
        row += ("" if not row or row.endswith(SYMBOLS["no"]) else " ") + number + symbol
    return row
