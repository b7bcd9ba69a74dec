"""What the terminal says in a game of Uprising besides what every game says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sietch.cli import lookup
from sietch.cli.speech import Speech
from sietch.core.catalogue import Entry
from sietch.core.game import Decision, Option, Refusal
from sietch.core.node import Icon
from sietch.imperium.rules import UPRISING
from sietch.text.card_text import DECK_CARDS
from sietch.text.symbols import SYMBOLS, icon_row

# The kinds of entries that a table of the game holds.
TABLES = {
    "cards": DECK_CARDS,
    "intrigues": ("intrigue",),
    "conflicts": ("conflict",),
    "contracts": ("contract",),
    "leaders": ("leader",),
    "spaces": ("space",),
    "posts": ("post",),
    "objectives": ("objective",),
    "factions": ("track",),
}
# Pieces of a player, here of B, and what stands beside a mat.
MARKS = {"mark-agent": "B", "mark-spy": "(B)", "mark-control": "⚑B", "mark-bonus": "+2♦", "mark-turn": "▶"}
# A contract icon in a game without contracts.
SOLARI_FOR_CONTRACT = 2


class UprisingSpeech(Speech):
    told_by_number = ("drew", "drew-intrigue")
    told_by_name = ("drew", "drew-intrigue", "revealed", "row-refilled")
    marks = MARKS

    def __init__(self, code: str, names: Sequence[str] = ()) -> None:
        super().__init__(code, UPRISING, names)
        self.contracts = True  # whether they are played with

    def entry(self, table: str, id: str) -> Entry:
        found = lookup.entries(self.rules)
        return next(found[kind, id] for kind in TABLES[table] if (kind, id) in found)

    def spaces(self) -> list[Entry]:
        return self.of_kind("space")

    def posts(self) -> list[Entry]:
        return self.of_kind("post")

    def of_kind(self, wanted: str) -> list[Entry]:
        return [entry for (kind, _), entry in lookup.entries(self.rules).items() if kind == wanted]

    def icons(self, icons: Iterable[Icon]) -> str:
        """Without contracts their icon means Solari."""
        if not self.contracts:
            icons = [("solari", n * SOLARI_FOR_CONTRACT) if name == "contract" else (name, n) for name, n in icons]
        return super().icons(icons)

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
        asked += [kind for kind in ("intrigue", "deploy", "end") if kind in kinds]
        line = self.language.join([self.label(f"do-{what}") for what in asked], "options")
        return f"{line[:1].upper()}{line[1:]}."
