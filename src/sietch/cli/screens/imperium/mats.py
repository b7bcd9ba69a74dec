"""The players: who they are, what they have, what lies before them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sietch.cli.screens.drawing import HEAD, Facts, View, heading, labelled
from sietch.cli.screens.imperium.card_table import listed
from sietch.cli.screens.imperium.of_modules import lines_of
from sietch.cli.screens.imperium.pieces import COLOURS, turn_mark
from sietch.cli.screens.imperium.speech import ImperiumSpeech
from sietch.core.node import Icon


def mats(view: View, speech: ImperiumSpeech) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    for side, seats in teams(view).items():
        if len(seats) > 1:
            total = sum(view["players"][seat]["points"] for seat in seats)
            points = speech.amounts([("victory-point", total)])
            grid.add_row("", Text(speech.label("team", n=side + 1, points=points), style=HEAD))
        for seat in seats:
            grid.add_row(*mat(view, seat, speech))
    return Group(heading(speech.label("players")), grid)


def teams(view: View) -> dict[int, list[int]]:
    """The seats of each side; everybody is one where there are no teams."""
    found: dict[int, list[int]] = {}
    for seat, player in enumerate(view["players"]):
        found.setdefault(player.get("side", seat), []).append(seat)
    return found


def mat(view: View, seat: int, speech: ImperiumSpeech) -> tuple[Text, RenderableType]:
    """One player: the letter, and then who and how rich, units, cards and trophies."""
    player = view["players"][seat]
    counts = [
        labelled(speech.label("agents"), str(player["agents"])),
        *(count for lines in lines_of(speech) for count in lines.counts(player, speech)),
    ]
    intrigues = labelled(speech.label("intrigue-count"), str(player["intrigues_count"]))
    if seat < len(view["names"]):
        decks = f"{player['deck_count']}/{len(player['discard'])}"
        counts += [
            labelled(speech.label("hand-count"), str(player["hand_count"])),
            intrigues,
            labelled(speech.label("deck-and-discard"), decks),
        ]
    else:
        counts.append(intrigues)
    marks = [Text(speech.label(name)) for name in ("council", "swordmaster") if player[name]]
    if player["has_revealed"]:
        marks.append(Text(speech.label("has-revealed")))
    lying = [fact for lines in lines_of(speech) for fact in lines.belongings(view, seat, speech)]
    facts = Facts([*counts, *marks, *lying, *open_cards(player, speech), *trophies(player, speech)])
    return turn_mark(view, seat), Group(purse(view, seat, speech), facts)


def purse(view: View, seat: int, speech: ImperiumSpeech) -> Facts:
    """Who it is, with points, goods and units."""
    player = view["players"][seat]
    name = Text(speech.called(view, seat), style=COLOURS[seat])
    leader = speech.name("leaders", player["leader"]) if player["leader"] else "-"
    if seat >= len(view["names"]):
        leader = speech.label("rival")
    goods = speech.amounts(player["goods"].items())
    more = [fact for lines in lines_of(speech) for fact in lines.purse(player, speech)]
    return Facts([name, leader, points(player, speech), goods, *more, *units(player, speech)])


def points(player: View, speech: ImperiumSpeech) -> Text:
    return Text(speech.amounts([("victory-point", player["points"])]), style=HEAD)


def units(player: View, speech: ImperiumSpeech) -> list[Text]:
    """Garrison and supply; what fights, and how strong. A commander has no units."""
    if player.get("commander"):
        return []
    others = [told for lines in lines_of(speech) if (told := lines.at_home(player, speech))]
    home = labelled(speech.label("garrison"), " ".join([f"{player['garrison']}/{player['supply']}", *others]))
    sent: list[Icon] = [("troop", player["troops"]), *(x for lines in lines_of(speech) for x in lines.fighting(player))]
    fighting = [(name, n) for name, n in sent if n]
    if not fighting:
        return [home]
    text = f"{speech.amounts(fighting)} = {player['strength']}"
    return [home, labelled(speech.label("in-conflict"), Text(text, style="red"))]


def open_cards(player: View, speech: ImperiumSpeech) -> list[Text]:
    """Cards that wait: set aside out of the Imperium Row, or played until the end of the Reveal turn."""
    found = []
    if player["aside"] is not None:
        found.append(labelled(speech.label("set-aside"), speech.name("cards", player["aside"])))
    if player["waiting"]:
        found.append(labelled(speech.label("waiting-intrigues"), listed("intrigues", player["waiting"], speech)))
    return found


def trophies(player: View, speech: ImperiumSpeech) -> list[Text]:
    """Objective and conflicts won: face up with their battle icons, all of them as a count."""
    found = []
    up = [icon for lines in lines_of(speech) for icon in lines.battle_icons(player, speech)]
    up += [icon for id in player["won"] for icon in speech.entry("conflicts", id).icons]
    if up:
        found.append(labelled(speech.label("battle-icons"), speech.icons((icon, 1) for icon in up)))
    won = len(player["won"]) + sum(lines.won(player) for lines in lines_of(speech))
    if won:
        found.append(labelled(speech.label("won"), str(won)))
    return found
