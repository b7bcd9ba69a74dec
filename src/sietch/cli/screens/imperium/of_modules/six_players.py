"""Six players: the tracks of the personal boards, the Throne Row, and what a commander has."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from sietch.cli.screens.drawing import HEAD, View, heading, labelled
from sietch.cli.screens.imperium.card_table import cards
from sietch.cli.screens.imperium.lines import ModuleLines
from sietch.cli.screens.imperium.pieces import step_track, track_steps, who
from sietch.cli.screens.imperium.speech import ImperiumSpeech


class SixPlayersLines(ModuleLines):
    def boards(self, view: View, speech: ImperiumSpeech) -> list[RenderableType]:
        found: list[RenderableType] = []
        for board in speech.layout["personal"]:
            entry = speech.entry("own-tracks", board["track"])
            at = [
                player["own_influence"] if seat == board["seat"] else -1 for seat, player in enumerate(view["players"])
            ]
            steps = track_steps(entry)
            steps[4] = [icon for label, _, icons in entry.parts if label == "part-alliance" for icon in icons]
            found.append(step_track(speech.entry_name(entry), steps, at, speech))
        if view["throne_row"]:
            found.append(heading(speech.label("throne-row")))
            found.append(cards([(speech.entry("cards", id), "") for id in view["throne_row"]], speech))
        return found

    def belongings(self, view: View, seat: int, speech: ImperiumSpeech) -> list[Text]:
        player = view["players"][seat]
        gone = [Text(speech.label("swordmaster-gone"))] if player["swordmaster_gone"] else []
        if not player["commander"]:
            return gone
        tokens = ", ".join(speech.words((f"token-{token}", {})) for token in player["tokens_at_leader"]) or "-"
        return [
            Text(speech.label("commander"), style=HEAD),
            labelled(speech.label("activated"), who(view, player["activated"], speech)),
            labelled(speech.label("tokens-at-leader"), tokens),
            *gone,
        ]
