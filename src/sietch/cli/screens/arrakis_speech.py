"""What the terminal says in a game of War for Arrakis besides what every game says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sietch.arrakis.components import FIGURE_NOUNS, TERRAINS, TOKENS, Area, number_of
from sietch.arrakis.rules import ruleset
from sietch.cli.speech import Speech
from sietch.core.game import Event
from sietch.text import clause
from sietch.text.symbols import ARRAKIS_SYMBOLS

# The letters of regular, elite and special elite units and of generic leaders, by side.
LETTERS = (("R", "E", "F", "L"), ("R", "E", "S", "L"))
FIGURES = ("regular", "elite", "special", "leader")
# Events about figures of one area: they are one line only if they are about the same.
OF_AN_AREA = ("figure-placed", "figure-lost", "figure-replaced")
# What moved is told in the line that says where.
OF_A_MOVE = ("figure-moved", "leader-moved")
# What the legend explains besides the symbols: what stands on the map.
MARKS = {
    "arrakis-mark-side": "A H",
    "arrakis-mark-turn": "▶",
    "arrakis-mark-regular": "R",
    "arrakis-mark-elite": "E",
    "arrakis-mark-fedaykin": "F",
    "arrakis-mark-sardaukar": "S",
    "arrakis-mark-token-face": "[2R E]",
    "arrakis-mark-settlement": "Se3",
    "arrakis-mark-sietch": "Si2",
    "arrakis-mark-sietch-hidden": "Si?",
    "arrakis-mark-sietch-yours": "Si(2)",
}


class ArrakisSpeech(Speech):
    told_by_number = ("planning-drawn",)
    told_by_name = (
        *OF_AN_AREA,
        "planning-drawn",
        "planning-discarded",
        "prescience-revealed",
        "action-rolled",
        "combat-rolled",
        "harvester-placed",
        "wormsign-placed",
        "reinforced",
    )
    between_names = "; "
    marks = MARKS

    def __init__(self, code: str, names: Sequence[str] = ()) -> None:
        # The rules of two against the Mahdi rules know all that can happen in any game.
        super().__init__(code, ruleset(2, ("mahdi",)), names)

    # ---- names

    def called(self, table: str, id: str) -> str:
        """The name of a thing that has one of its own: an area, a zone, a leader, a result..."""
        words = self.rules.name_words(table, id)
        assert not isinstance(words, str), table
        return clause(self.language, words)

    def area(self, id: str) -> str:
        return self.called("areas", id)

    def symbol(self, name: str) -> str:
        return ARRAKIS_SYMBOLS[name]

    def terrain(self, area: Area) -> str:
        return self.symbol(f"terrain-{TERRAINS[area.terrain]}")

    def amount(self, n: int, noun: str) -> str:
        return clause(self.language, ("arrakis-figures", {"n": n, "what": noun}))

    def figures(self, seat: int, counts: Mapping[str, int]) -> str:
        """Figures by their letters, as 2R E L."""
        letters = zip(FIGURES, LETTERS[seat], strict=True)
        found = [(counts.get(figure, 0), letter) for figure, letter in letters]
        return " ".join(f"{n if n > 1 else ''}{letter}" for n, letter in found if n)

    def token(self, id: str) -> str:
        """A deployment token by its face."""
        token = TOKENS[number_of(TOKENS, id)]
        return f"[{self.figures(0, dict(zip(FIGURES, (*token.units, token.leaders), strict=True)))}]"

    # ---- what happened

    def is_alike(self, event: Event, after: Event) -> bool:
        if after.kind in OF_A_MOVE:
            return event.kind in ("legion-moved", *OF_A_MOVE)
        return super().is_alike(event, after) and (event.kind not in OF_AN_AREA or event.what == after.what)

    def several(self, group: Sequence[Event]) -> str:
        first = group[0]
        if first.kind == "legion-moved":
            return self.label("arrakis-moved", move=self.event([first]).removesuffix("."), what=self.moved(group[1:]))
        if first.kind not in OF_AN_AREA:
            return super().several(group)
        assert first.seat is not None
        figures = [event.n for event in group]
        nouns = FIGURE_NOUNS[first.seat]
        told = [self.amount(figures.count(figure), nouns[figure]) for figure in sorted(set(figures))]
        area = self.area(str(first.what))
        return self.label(f"several-{first.kind}", player=self.names[first.seat], area=area, cards=", ".join(told))

    def moved(self, events: Sequence[Event]) -> str:
        """The figures of a move, and its leaders."""
        return ", ".join(
            self.amount(event.n, str(self.rules.name_words("figures", str(event.what), event.seat)))
            if event.kind == "figure-moved"
            else self.called("leaders", str(event.what))
            for event in events
        )

    def thing(self, event: Event) -> str:
        if event.kind == "combat-rolled":
            noun = self.rules.name_words("faces", str(event.what))
            assert isinstance(noun, str)
            return self.amount(event.n, noun)
        name = super().thing(event)
        return f"{event.n} × {name}" if event.kind == "action-rolled" else name
