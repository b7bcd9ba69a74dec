"""The game of 2020: the Mentat, second agents, spaces that are barred, tokens, and cards looked at."""

from __future__ import annotations

from rich.text import Text

from sietch.cli.screens.drawing import View, labelled
from sietch.cli.screens.imperium.lines import ModuleLines, Pile
from sietch.cli.screens.imperium.pieces import marks, who
from sietch.cli.screens.imperium.speech import ImperiumSpeech
from sietch.core.catalogue import Entry


class BaseLines(ModuleLines):
    def facts(self, view: View, speech: ImperiumSpeech) -> list[Text]:
        mentat = view.get("mentat")  # on Uprising's board there is none
        return [] if mentat is None else [labelled(speech.label("mentat"), who(view, mentat, speech))]

    def standing(self, view: View, space: Entry, speech: ImperiumSpeech) -> list[Text]:
        players = list(enumerate(view["players"]))
        second = [seat for seat, player in players if player["second_at"] == space.id]
        barred = [seat for seat, player in players if space.id in player["voiced"]]
        return [
            *([marks(second)] if second else []),
            *([Text.assemble(speech.icons([("no", 1)]), marks(barred))] if barred else []),
        ]

    def belongings(self, view: View, seat: int, speech: ImperiumSpeech) -> list[Text]:
        player = view["players"][seat]
        shown = player.get("tokens") or player["shown_tokens"]
        if not shown:
            return []
        return [labelled(speech.label("tokens"), ", ".join(speech.label(f"area-{faction}") for faction in shown))]

    def piles(self, player: View) -> list[Pile]:
        return [("top-of-deck", "cards", player["foreseen"])]
