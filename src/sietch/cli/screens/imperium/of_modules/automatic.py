"""Players without a seat in the terminal: the House Hagal deck, the difficulty, and what their cards say."""

from __future__ import annotations

from rich.text import Text

from sietch.cli.screens.drawing import View, labelled
from sietch.cli.screens.imperium.lines import ModuleLines
from sietch.cli.screens.imperium.speech import ImperiumSpeech

SHOWN = ("part-signet", "part-scheme")


class AutomaticLines(ModuleLines):
    def facts(self, view: View, speech: ImperiumSpeech) -> list[Text]:
        deck = f"{view['hagal_deck_count']}/{len(view['hagal_discard'])}"
        told = [labelled(speech.label("hagal-deck"), deck)]
        if view["difficulty"]:
            told.append(Text(speech.language.format(f"difficulty-{view['difficulty']}")))
        return told

    def belongings(self, view: View, seat: int, speech: ImperiumSpeech) -> list[Text]:
        """What a Swordmaster costs until it is there, signet and scheme."""
        player = view["players"][seat]
        if seat < len(view["names"]) or not player["leader"]:
            return []
        parts = speech.entry("leaders", player["leader"]).parts
        told = []
        for label, words, icons in parts:
            if label == "part-swordmaster" and not player["swordmaster"]:
                told.append(labelled(speech.part(label), str(words[1]["n"])))
            elif label in SHOWN and icons:
                told.append(labelled(speech.part(label), speech.icons(icons)))
        return told
