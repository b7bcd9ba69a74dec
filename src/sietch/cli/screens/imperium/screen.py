"""Dune: Imperium in the terminal, on either board, with any modules; made from what a seat may see (`game.view`)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sietch.cli.screens.drawing import View, entry_page
from sietch.cli.screens.imperium.board import board
from sietch.cli.screens.imperium.deciding import hint, result
from sietch.cli.screens.imperium.holdings import holdings
from sietch.cli.screens.imperium.mats import mats, purse
from sietch.cli.screens.imperium.of_modules import lines_of
from sietch.cli.screens.imperium.pieces import COLOURS, turn_mark
from sietch.cli.screens.imperium.speech import ImperiumSpeech
from sietch.cli.screens.imperium.table import header, market, tracks
from sietch.cli.screens.screen import Screen
from sietch.core.catalogue import Entry
from sietch.core.game import Game, Option
from sietch.text.card_text import DECK_CARDS

SCENES = ("turn-began", "round-began", "combat-began", "game-ended")
WEIGHTY = {
    "round-began",
    "combat-began",
    "strength-counted",
    "reward-taken",
    "reward-doubled",
    "conflict-won",
    "control-taken",
    "icons-matched",
    "alliance-taken",
    "wall-detonated",
    "tech-acquired",
    "dreadnought-placed",
    "atomics-used",
    "game-ended",
}
SLIGHT = {
    "card-played",
    "drew",
    "drew-intrigue",
    "shuffled",
    "gained",
    "paid",
    "bonus-taken",
    "recruited",
    "revealed",
    "row-refilled",
    "discarded",
    "passed",
    "makers-added",
    "tech-revealed",
    "tleilaxu-row-refilled",
    "specimens-taken",
    "specimens-spent",
    "negotiator-placed",
    "negotiators-returned",
}
# To try an answer, the game is dealt anew: what is tried tells nothing about the real one.
TRIAL_SEED = 0


class ImperiumScreen(Screen):
    scenes = headlines = SCENES
    weighty = WEIGHTY
    slight = SLIGHT
    on_the_table = (
        "leader-taken",
        "objective-dealt",
        "row-refilled",
        "conflict-revealed",
        "tech-revealed",
        "tleilaxu-row-refilled",
    )
    colours = COLOURS
    speech: ImperiumSpeech

    def __init__(self, lang: str, game: str = "uprising") -> None:
        super().__init__(ImperiumSpeech(lang, game=game))

    def meet(self, view: View) -> None:
        self.speech.play_by(view["modules"], len(view["names"]))
        super().meet(view)
        self.look(view)

    def called(self, view: View, seat: int) -> str:
        return self.speech.called(view, seat)

    def welcome(self) -> str:
        rules = self.speech.rules
        ends = {"points": rules.recipe.points_to_end, "conflicts": rules.rounds}
        return self.speech.label(f"welcome-{rules.name}", **ends)

    def open_table(self, view: View, width: int) -> RenderableType:
        speech = self.speech
        shown = [header(view, speech), tracks(view, speech)]
        for lines in lines_of(speech):
            shown += lines.boards(view, speech)
        return Group(*shown, market(view, speech), mats(view, speech), board(view, speech, width))

    def small_table(self, view: View) -> RenderableType:
        """The conflict, the boards of modules in brief, and a line for each player."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for seat in range(len(view["players"])):
            grid.add_row(turn_mark(view, seat), purse(view, seat, self.speech))
        shown = [line for lines in lines_of(self.speech) for line in lines.small_boards(view, self.speech)]
        return Group(header(view, self.speech), *shown, grid)

    def holdings(self, view: View) -> RenderableType:
        return holdings(view, self.speech)

    def status(self, view: View) -> RenderableType:
        """A player's own line."""
        return purse(view, view["seat"], self.speech)

    def result(self, view: View, winners: Sequence[int]) -> RenderableType:
        return result(view, winners, self.speech)

    def hint(self, option: Option, view: View) -> str:
        return hint(option, self.speech, view)

    def entry_page(self, entry: Entry) -> RenderableType:
        sends = entry.kind in (*DECK_CARDS, "space")
        first = [Text(self.speech.agent_icons(entry.icons))] if sends else []
        return entry_page(entry, self.speech, *first)

    def notes(self, game: Game) -> dict[str, str]:
        """The cards that lead to a single space, and that space."""
        told = only_spaces(game)
        names = {key: self.speech.name("spaces", space) for key, space in told.items()}
        return {key: self.speech.label("only-space", space=name) for key, name in names.items()}


def only_spaces(game: Game) -> dict[str, str]:
    """The options that play a card that leads to a single space, and that space."""
    plays = [option.key for option in game.decision.options if option.kind == "play"]
    if not plays:
        return {}
    found = {}
    dealt = game.redeal(game.decision.seat, TRIAL_SEED)
    for key in plays:
        sent = [event for event in dealt.copy().choose(key) if event.kind == "agent-sent"]
        if sent:
            found[key] = str(sent[0].what)
    return found
