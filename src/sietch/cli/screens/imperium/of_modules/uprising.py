"""Uprising's board: the Shield Wall, spies, maker hooks, sandworms, objectives and battle icons."""

from __future__ import annotations

from rich.text import Text

from sietch.cli.screens.drawing import View, labelled
from sietch.cli.screens.imperium.lines import ModuleLines
from sietch.cli.screens.imperium.pieces import marks
from sietch.cli.screens.imperium.speech import ImperiumSpeech
from sietch.core.catalogue import Entry
from sietch.core.node import Icon


class UprisingLines(ModuleLines):
    def facts(self, view: View, speech: ImperiumSpeech) -> list[Text]:
        return [Text(speech.label("wall-stands" if view["shield_wall"] else "wall-gone"))]

    def key(self, speech: ImperiumSpeech) -> list[str]:
        return [speech.label("board-key-spy")]

    def standing(self, view: View, space: Entry, speech: ImperiumSpeech) -> list[Text]:
        posts = {post["id"] for post in speech.layout["posts"] if space.id in post["spaces"]}
        spies = [seat for seat, player in enumerate(view["players"]) if posts & set(player["spies"])]
        return [Text.assemble("(", marks(spies), ")")] if spies else []

    def fighting(self, player: View) -> list[Icon]:
        return [("sandworm", player["worms"])]

    def counts(self, player: View, speech: ImperiumSpeech) -> list[Text]:
        return [labelled(speech.label("spies"), str(player["spies_in_supply"]))]

    def belongings(self, view: View, seat: int, speech: ImperiumSpeech) -> list[Text]:
        player = view["players"][seat]
        leader = [(name, player[field]) for name, field in (("memory", "memories"), ("train", "training"))]
        counted = [(name, n) for name, n in leader if n]
        return [
            *([Text(speech.label("hooks"))] if player["hooks"] else []),
            *([Text(speech.amounts(counted))] if counted else []),
        ]

    def battle_icons(self, player: View, speech: ImperiumSpeech) -> list[str]:
        if not player["objective"] or not player["objective_up"]:
            return []
        return [speech.entry("objectives", player["objective"]).icons[0]]

    def won(self, player: View) -> int:
        return len(player["matched"])
