"""What a module may add to the table in the terminal. Everything is drawn from what one seat may see.

The lines of each module are in `of_modules`; the drawings ask them and know no module.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from sietch.cli.screens.drawing import View
from sietch.cli.screens.imperium.speech import ImperiumSpeech
from sietch.core.catalogue import Entry
from sietch.core.game import Option
from sietch.core.node import Icon

# A label, the table that the cards are in, and their ids.
Pile = tuple[str, str, Sequence[str]]


class ModuleLines:
    """Subclass it and override what the module adds."""

    # ---- the table

    def facts(self, view: View, speech: ImperiumSpeech) -> list[Text]:
        """Beside the round and the first player."""
        return []

    def boards(self, view: View, speech: ImperiumSpeech) -> list[RenderableType]:
        """What lies beside the board."""
        return []

    def small_boards(self, view: View, speech: ImperiumSpeech) -> list[RenderableType]:
        """The same in a line or two, where a terminal has few lines."""
        return []

    def key(self, speech: ImperiumSpeech) -> list[str]:
        """What its marks on board spaces mean."""
        return []

    def standing(self, view: View, space: Entry, speech: ImperiumSpeech) -> list[Text]:
        """What stands on a board space."""
        return []

    # ---- a player

    def at_home(self, player: View, speech: ImperiumSpeech) -> str:
        """Its units in garrison and supply, after the troops there."""
        return ""

    def fighting(self, player: View) -> list[Icon]:
        """Its units in the conflict."""
        return []

    def purse(self, player: View, speech: ImperiumSpeech) -> list[Text]:
        """What else is spent, beside goods and units."""
        return []

    def counts(self, player: View, speech: ImperiumSpeech) -> list[Text]:
        """Beside the number of agents."""
        return []

    def belongings(self, view: View, seat: int, speech: ImperiumSpeech) -> list[Text]:
        """What lies open before a player."""
        return []

    def battle_icons(self, player: View, speech: ImperiumSpeech) -> list[str]:
        """Battle icons that lie face up, besides those of conflicts won."""
        return []

    def won(self, player: View) -> int:
        """How many conflicts were won that no longer lie face up."""
        return 0

    # ---- the own cards

    def piles(self, player: View) -> list[Pile]:
        """Cards that only their owner knows, in a line each."""
        return []

    def holdings(self, player: View, speech: ImperiumSpeech) -> list[RenderableType]:
        """What else only its owner sees."""
        return []

    # ---- one decision

    def hint(self, option: Option, view: View, speech: ImperiumSpeech) -> str:
        """What an option is about, as icons."""
        return ""
