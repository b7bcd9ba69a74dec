"""Contracts: those on offer, those taken and completed; those of Rise of Ix that were dealt and not shown yet."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from sietch.cli.screens.drawing import View, heading, labelled
from sietch.cli.screens.imperium.card_table import contract, listed
from sietch.cli.screens.imperium.lines import ModuleLines
from sietch.cli.screens.imperium.speech import ImperiumSpeech


class ChoamLines(ModuleLines):
    def boards(self, view: View, speech: ImperiumSpeech) -> list[RenderableType]:
        shown = [*view["offer"], *view["aside_contracts"]]
        if not shown:
            return []
        head = heading(speech.label("contracts-on-offer", n=view["contract_bank_count"]))
        return [head, *(contract(id, speech) for id in shown)]

    def belongings(self, view: View, seat: int, speech: ImperiumSpeech) -> list[Text]:
        player = view["players"][seat]
        found = []
        if player["contracts"]:
            found.append(labelled(speech.label("contracts"), listed("contracts", player["contracts"], speech)))
        if player["completed"]:
            found.append(labelled(speech.label("completed"), str(len(player["completed"]))))
        return found


class IxContractsLines(ModuleLines):
    def holdings(self, player: View, speech: ImperiumSpeech) -> list[RenderableType]:
        dealt = player["dealt_contracts"]
        if not dealt:
            return []
        return [heading(speech.label("dealt-contracts")), *(contract(id, speech) for id in dealt)]
