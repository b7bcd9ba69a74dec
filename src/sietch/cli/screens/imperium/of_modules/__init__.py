"""What each module adds to the table in the terminal, by its id."""

from __future__ import annotations

from sietch.cli.screens.imperium.lines import ModuleLines
from sietch.cli.screens.imperium.of_modules.automatic import AutomaticLines
from sietch.cli.screens.imperium.of_modules.base import BaseLines
from sietch.cli.screens.imperium.of_modules.choam import ChoamLines, IxContractsLines
from sietch.cli.screens.imperium.of_modules.immortality import ImmortalityLines
from sietch.cli.screens.imperium.of_modules.rise_of_ix import RiseOfIxLines
from sietch.cli.screens.imperium.of_modules.six_players import SixPlayersLines
from sietch.cli.screens.imperium.of_modules.uprising import UprisingLines
from sietch.cli.screens.imperium.speech import ImperiumSpeech

LINES: dict[str, ModuleLines] = {
    "uprising": UprisingLines(),
    "base": BaseLines(),
    "base-cards": BaseLines(),
    "choam": ChoamLines(),
    "ix-contracts": IxContractsLines(),
    "rise-of-ix": RiseOfIxLines(),
    "immortality": ImmortalityLines(),
    "six-players": SixPlayersLines(),
    "automatic": AutomaticLines(),
}


def lines_of(speech: ImperiumSpeech) -> list[ModuleLines]:
    """Those of the modules that are played with."""
    return [LINES[module.id] for module in speech.rules.modules if module.id in LINES]
