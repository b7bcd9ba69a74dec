"""What the terminal says in a game of the Imperium family besides what every game says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sietch.cli import lookup
from sietch.cli.speech import Speech
from sietch.core.catalogue import Entry
from sietch.core.game import Decision, Option, Refusal
from sietch.core.node import Icon
from sietch.imperium.components import ICONS
from sietch.imperium.rules import IMPERIUM, UPRISING, Family
from sietch.text.card_text import DECK_CARDS
from sietch.text.symbols import SYMBOLS, icon_row

# The kinds of entries that a table of the game holds.
TABLES = {
    "cards": DECK_CARDS,
    "intrigues": ("intrigue",),
    "conflicts": ("conflict",),
    "contracts": ("contract",),
    "hexes": ("hex",),
    "tech": ("tech",),
    "shipping": ("shipping",),
    "bene-tleilax": ("bene-tleilax",),
    "leaders": ("leader", "rival"),
    "hagal": ("hagal",),
    "spaces": ("space",),
    "posts": ("post",),
    "objectives": ("objective",),
    "factions": ("track",),
    "own-tracks": ("own-track",),
}
# Pieces of a player, here of B, and what stands beside a mat.
MARKS = {
    "mark-agent": "B",
    "mark-spy": "(B)",
    "mark-control": "⚑B",
    "mark-dreadnought": "DnB",
    "mark-bonus": "+2♦",
    "mark-turn": "▶",
}
# What a question within a turn names, in this order, where it is offered.
ASKED = ("intrigue", "use-tech", "deploy", "deploy-dreadnought", "return-specimen", "family-atomics", "end")


class ImperiumSpeech(Speech):
    told_by_number = ("drew", "drew-intrigue")
    told_by_name = ("drew", "drew-intrigue", "revealed", "row-refilled")
    marks = MARKS

    def __init__(self, code: str, names: Sequence[str] = (), game: str = "uprising") -> None:
        rules = {rules.name: rules for rules in (UPRISING, IMPERIUM)}[game]
        super().__init__(code, rules, names)
        self.rules: Family = rules
        self.layout = rules.layout()

    def play_by(self, modules: Sequence[str], players: int) -> None:
        """Speak of the table that is played at."""
        self.rules = self.rules.of({"modules": modules, "players": players})
        self.layout = self.rules.layout()

    def called(self, view: Mapping[str, Any], seat: int) -> str:
        """A player's name; who has no seat is called by its card."""
        if seat < len(view["names"]):
            return str(view["names"][seat])
        leader = view["players"][seat]["leader"]
        return self.name("leaders", leader) if leader else self.label("rival")

    def entry(self, table: str, id: str) -> Entry:
        found = lookup.entries(self.rules)
        return next(found[kind, id] for kind in TABLES[table] if (kind, id) in found)

    def spaces(self) -> list[Entry]:
        """Those that are on the board; what a module covers is not."""
        return [self.entry("spaces", id) for area in self.layout["areas"] for id in area["spaces"]]

    def area_name(self, area: str) -> str:
        """What the board calls a part of it: some boards have another name for the track of a faction."""
        return self.label(f"area-{self.rules.track_names[ICONS.index(area)] if area in ICONS[:4] else area}")

    def icons(self, icons: Iterable[Icon]) -> str:
        """Some icons mean what the modules of the game say."""
        found: list[Icon] = []
        for name, n in icons:
            meant = self.rules.meanings.get(name)
            found += [(name, n)] if meant is None else [(icon, n * many) for icon, many in meant.icons()]
        return super().icons(found)

    def amounts(self, icons: Iterable[Icon]) -> str:
        """As `icons`, but every one has its number."""
        return " ".join(f"{n}{SYMBOLS[name]}" for name, n in icons)

    def agent_icons(self, names: Iterable[str]) -> str:
        """The Agent icons of a card."""
        return icon_row((name if name == "spy" else f"on-{name}", 1) for name in names)

    def option(self, option: Option | Refusal, prompt: str = "") -> str:
        if option.kind == "no" and prompt == "prompt-place-spy":
            return self.label("no-spy")
        return super().option(option, prompt)

    def prompt(self, decision: Decision) -> str:
        """Within an Agent turn the question names what is offered and nothing else."""
        if decision.prompt[0] != "prompt-agent-turn":
            return super().prompt(decision)
        kinds = [option.kind for option in decision.options]
        effects = kinds.count("effect")
        asked = ["effect" if effects == 1 else "effects"] if effects else []
        asked += [kind for kind in ASKED if kind in kinds]
        line = self.language.join([self.label(f"do-{what}") for what in asked], "options")
        return f"{line[:1].upper()}{line[1:]}."
