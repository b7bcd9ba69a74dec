"""Uprising in the terminal: its drawings, made from what one seat may see (`game.view`), and its own sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sietch.cli import lookup
from sietch.cli.screens.drawing import (
    FAINT,
    HEAD,
    Facts,
    View,
    entry_page,
    heading,
    icon_boxes,
    joined,
    labelled,
    natural_width,
    part,
)
from sietch.cli.screens.screen import Screen
from sietch.cli.screens.uprising_speech import UprisingSpeech
from sietch.cli.speech import counted
from sietch.core.catalogue import Entry
from sietch.core.game import Decision, Game, Option
from sietch.core.node import Words
from sietch.imperium.components import CARDS, FACTIONS, ICONS, SPACES, number_of
from sietch.imperium.influence import TOP, TRACK_BONUS
from sietch.imperium.options import KINDS
from sietch.imperium.spaces import why_not_enter
from sietch.text.card_text import DECK_CARDS

MARKS = "ABCDEF"
COLOURS = ("cyan", "magenta", "yellow", "green", "blue", "red")
ROMAN = {1: "I", 2: "II", 3: "III"}
LEFT = ("emperor", "guild", "bene-gesserit", "fremen", "choam")
# The options whose target is a component that says by its icons what it is good for.
TABLES_OF_OPTIONS = {
    kind.name: kind.of for kind in KINDS if kind.of in ("cards", "intrigues", "spaces", "contracts", "leaders")
}
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
}
# To try an answer, the game is dealt anew: what is tried tells nothing about the real one.
TRIAL_SEED = 0


class UprisingScreen(Screen):
    scenes = headlines = SCENES
    weighty = WEIGHTY
    slight = SLIGHT
    on_the_table = ("leader-taken", "objective-dealt", "row-refilled", "conflict-revealed")
    colours = COLOURS
    speech: UprisingSpeech

    def __init__(self, lang: str) -> None:
        super().__init__(UprisingSpeech(lang))

    def meet(self, names: Sequence[str], view: View) -> None:
        """Contracts are in the game where some lie on the table or have been taken."""
        super().meet(names, view)
        taken = any(player["contracts"] or player["completed"] for player in view["players"])
        self.speech.contracts = bool(view["offer"] or view["contract_bank_count"] or taken)

    def open_table(self, view: View, width: int) -> RenderableType:
        speech = self.speech
        shown = (header(view, speech), tracks(view, speech), market(view, speech), mats(view, speech))
        return Group(*shown, board(view, speech, width))

    def small_table(self, view: View) -> RenderableType:
        """The conflict and a line for each player."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for seat in range(len(view["players"])):
            grid.add_row(turn_mark(view, seat), purse(view, seat, self.speech))
        return Group(header(view, self.speech), grid)

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

    def asides(self, text: str, decision: Decision, view: View, game: Game | None) -> list[RenderableType]:
        """While a card is to be chosen: which cards of the hand lead to a space, or why none does."""
        if not text or decision.prompt[0] != "prompt-turn":
            return []
        named = [s for s in self.speech.spaces() if lookup.matches(text, self.speech.entry_name(s), s.id)]
        return [why_not_there(space, view, game, self.speech) for space in named]


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


def why_not_there(entry: Entry, view: View, game: Game | None, speech: UprisingSpeech) -> Text:
    """A server does not tell before the card is chosen."""
    name = speech.entry_name(entry)
    if game is None:
        return Text(speech.label("choose-card-first", space=name))
    seat = view["seat"]
    player = view["players"][seat]
    space = SPACES[number_of(SPACES, entry.id)]
    reason: Words | None = None if player["agents"] else ("why-no-agents", {})
    cards = []
    for card in dict.fromkeys(player["hand"]):
        if why_not_enter(game.state, seat, CARDS[number_of(CARDS, card)], space) is None:
            cards.append(speech.name("cards", card))
    if cards and reason is None:
        return Text(speech.label("way-there", space=name, cards=", ".join(cards)))
    reason = reason or why_not_enter(game.state, seat, None, space)
    told = speech.label("no-way-there") if reason is None else speech.words(reason)
    return Text.assemble(("✗ ", "red"), (name, "bold"), f": {told}.")


def mark(seat: int) -> Text:
    """The letter that stands for a seat wherever its pieces are."""
    return Text(MARKS[seat], style=f"bold {COLOURS[seat]}")


def marks(seats: Iterable[int]) -> Text:
    return Text("").join(mark(seat) for seat in seats)


def who(view: View, seat: int) -> Text:
    return Text.assemble(mark(seat), " ", (view["names"][seat], COLOURS[seat]))


# ---- the table, from the top of the screen down


def header(view: View, speech: UprisingSpeech) -> RenderableType:
    """Round, phase, who is first, the Shield Wall, and the conflict with its rewards."""
    title = joined([speech.label("round", n=view["round"]), speech.label(f"phase-{view['phase']}")])
    title.stylize("bold")
    told = []
    if view["first"] is not None:
        told.append(labelled(speech.label("first-player"), who(view, view["first"])))
    told.append(Text(speech.label("wall-stands" if view["shield_wall"] else "wall-gone")))
    told.append(Text(speech.label("conflicts-left", n=view["conflict_cards"])))
    lines: list[RenderableType] = [Rule(title, style=FAINT), Facts(told)]
    if view["conflict"] is not None:
        lines.append(conflict(speech.entry("conflicts", view["conflict"]), speech))
    return Group(*lines)


def conflict(entry: Entry, speech: UprisingSpeech) -> Facts:
    level = next(words[1]["n"] for label, words, _ in entry.parts if label == "part-level")
    name = f"{speech.entry_name(entry)} ({ROMAN[int(str(level))]} {speech.icons([(entry.icons[0], 1)])})"
    rewards = []
    for place, labels in enumerate((("part-winner", "part-first"), ("part-second",), ("part-third",)), 1):
        rewards.append(Text(f"{place}. {speech.icons(part(entry, *labels))}"))
    return Facts([labelled(speech.label("conflict"), Text(name, style=HEAD)), *rewards])


def tracks(view: View, speech: UprisingSpeech) -> RenderableType:
    """The influence tracks: who stands on which step, who holds the alliance, what step 4 gives."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1))
    grid.add_column(speech.label("influence"), header_style=HEAD)
    for step in range(TOP + 1):
        heads = {2: speech.icons([("victory-point", 1)]), 4: speech.icons([("alliance", 1)])}
        grid.add_column(f"{step} {heads[step]}" if step in heads else str(step), header_style=FAINT, min_width=4)
    grid.add_column(speech.label("alliance"), header_style=FAINT)
    grid.add_column(speech.label("bonus-at-four"), header_style=FAINT)
    for faction in FACTIONS:
        influence = [player["influence"][ICONS[faction]] for player in view["players"]]
        steps = [marks(seat for seat, n in enumerate(influence) if n == step) for step in range(TOP + 1)]
        holder = view["alliances"][ICONS[faction]]
        ally = Text("-", style=FAINT) if holder is None else mark(holder)
        grid.add_row(speech.label(f"area-{ICONS[faction]}"), *steps, ally, speech.icons(TRACK_BONUS[faction].icons()))
    return grid


def area(space: Entry) -> str:
    """The part of the board that a space belongs to."""
    labels = [words for label, words, _ in space.parts if label == "part-mark"]
    if space.icons[0] != "spice-trade":
        return space.icons[0]
    return "desert" if ("mark-maker", {}) in labels else "choam"


def board(view: View, speech: UprisingSpeech, width: int) -> RenderableType:
    """The spaces by area, in two columns where no line of them has to be broken."""
    spaces = speech.spaces()
    key = Text(speech.label("board-key"), style=FAINT)
    left = spaces_table(view, speech, [space for space in spaces if area(space) in LEFT])
    right = spaces_table(view, speech, [space for space in spaces if area(space) not in LEFT])
    grid = Table.grid(padding=(0, 2))
    if natural_width(left) + natural_width(right) + 2 <= width:
        grid.add_row(left, right)
    else:
        grid.add_row(spaces_table(view, speech, spaces))
    return Group(heading(speech.label("board")), key, grid)


def spaces_table(view: View, speech: UprisingSpeech, spaces: Sequence[Entry]) -> Table:
    """Name, cost and requirement, what it gives, and who is there: agents, spies, control, bonus spice."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    grid.add_column(overflow="fold")
    grid.add_column(overflow="fold")
    grid.add_column(min_width=5)
    last = ""
    for space in spaces:
        if area(space) != last:
            last = area(space)
            grid.add_row(Text(speech.label(f"area-{last}"), style=f"{HEAD} underline"), "", "")
        grid.add_row(space_name(space, speech), space_effects(space, speech), standing(view, space, speech))
    return grid


def space_name(space: Entry, speech: UprisingSpeech) -> Text:
    fight = fight_mark(space, speech)
    return Text.assemble(" ", speech.entry_name(space), (f" {fight}" if fight else "", FAINT))


def fight_mark(space: Entry, speech: UprisingSpeech) -> str:
    """What tells a Combat space."""
    return speech.icons([("deploy", 1)]) if ("deploy", 1) in part(space, "part-mark") else ""


def space_effects(space: Entry, speech: UprisingSpeech) -> Text:
    """Requirement, cost and effects as icons."""
    text = Text()
    needed = part(space, "part-requirement")
    if needed:
        text.append(f"{speech.icons([*needed, ('colon', 1)])} ", style="red")
    cost = part(space, "part-cost")
    if cost:
        text.append(f"{speech.icons([*cost, ('arrow', 1)])} ", style="yellow")
    text.append(speech.icons([*part(space, "part-effects"), *part(space, "part-influence")]))
    extra = part(space, "part-extra")
    if extra:
        text.append(f" ({speech.icons(extra)})", style=FAINT)
    return text


def standing(view: View, space: Entry, speech: UprisingSpeech) -> Text:
    """Who is on a space: agents by letter, spies in brackets, control after a flag, bonus spice."""
    players = view["players"]
    said = marks(seat for seat, player in enumerate(players) if space.id in player["at"])
    posts = [post.id for post in speech.posts() if watches(post, space)]
    spies = [seat for seat, player in enumerate(players) if set(posts) & set(player["spies"])]
    if spies:
        said = Text.assemble(said, "(", marks(spies), ")")
    controller = view["control"].get(space.id)
    if controller is not None:
        said = Text.assemble(said, f" {speech.icons([('control', 1)])}", mark(controller))
    bonus = bonus_mark(view, space, speech)
    return Text.assemble(said, (f" {bonus}", "yellow")) if bonus else said


def bonus_mark(view: View, space: Entry, speech: UprisingSpeech) -> str:
    """The bonus spice that lies on a space."""
    bonus = view["bonus_spice"].get(space.id)
    return f"+{speech.icons([('spice', bonus)])}" if bonus else ""


def watches(post: Entry, space: Entry) -> bool:
    """Whether the post is connected to the space."""
    spaces = next(words[1]["spaces_list"] for label, words, _ in post.parts if label == "part-spaces")
    return space.name in spaces  # type: ignore[operator]


# ---- cards


def market(view: View, speech: UprisingSpeech) -> RenderableType:
    """The Imperium Row, the reserve and the contracts on offer."""
    row = [(speech.entry("cards", id), "") for id in view["row"]]
    for id, left in (("prepare-the-way", "prepare_the_way"), ("the-spice-must-flow", "spice_must_flow")):
        if view[left]:
            row.append((speech.entry("cards", id), f"×{view[left]}"))
    shown = [heading(speech.label("row")), cards(row, speech)]
    if view["offer"]:
        shown.append(heading(speech.label("contracts-on-offer", n=view["contract_bank_count"])))
        shown += [contract(id, speech) for id in view["offer"]]
    return Group(*shown)


def cards(shown: Sequence[tuple[Entry, str]], speech: UprisingSpeech) -> RenderableType:
    """A line for each card: cost, name, Agent icons, Agent box, Reveal box."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1), header_style=FAINT)
    grid.add_column("", justify="right", style="yellow")
    grid.add_column("", min_width=18, overflow="fold")
    grid.add_column(speech.label("goes-to"), overflow="fold")
    grid.add_column(speech.label("agent-box"), overflow="fold", ratio=1)
    grid.add_column(speech.label("reveal-box"), overflow="fold", ratio=1)
    for entry, note in shown:
        name = Text.assemble(speech.entry_name(entry), (f" {note}" if note else "", FAINT))
        grid.add_row("" if entry.cost is None else str(entry.cost), name, *card_boxes(entry, speech))
    return grid


def card_boxes(entry: Entry, speech: UprisingSpeech) -> tuple[str, str, str]:
    agent = speech.icons(part(entry, "part-agent"))
    reveal = speech.icons(part(entry, "part-reveal"))
    return speech.agent_icons(entry.icons), agent, reveal


def revealing(reveal: str, speech: UprisingSpeech) -> str:
    """What a card gives in a Reveal turn, said to be that."""
    return f"{speech.icons([('reveal', 1), ('colon', 1)])} {reveal}" if reveal else ""


def contract(id: str, speech: UprisingSpeech) -> Text:
    entry = speech.entry("contracts", id)
    return Text.assemble(" ", speech.entry_name(entry), ("  ", FAINT), speech.icons(part(entry, "part-reward")))


def holdings(view: View, speech: UprisingSpeech) -> RenderableType:
    """The own hand, what else is seen of one's own cards, and intrigue cards."""
    player = view["players"][view["seat"]]
    name = view["names"][view["seat"]]
    shown = [heading(speech.label("hand", name=name))]
    if player["hand"]:
        shown.append(cards([(speech.entry("cards", id), note) for id, note in counted(player["hand"])], speech))
    for label, ids in (("in-play", player["in_play"]), ("revealed", player["revealed"]), ("top", player["looked_at"])):
        if ids:
            listed = [f"{speech.name('cards', id)}{f' {note}' if note else ''}" for id, note in counted(ids)]
            shown.append(labelled(speech.label(label), ", ".join(listed)))
    if player["intrigues"]:
        shown.append(heading(speech.label("intrigues", name=name)))
        shown += [intrigue(id, note, speech) for id, note in counted(player["intrigues"])]
    return Group(*shown)


def intrigue(id: str, note: str, speech: UprisingSpeech) -> Text:
    entry = speech.entry("intrigues", id)
    return Text.assemble(
        " ", speech.entry_name(entry), f" {note} " if note else "  ", joined(icon_boxes(entry, speech))
    )


# ---- the players


def mats(view: View, speech: UprisingSpeech) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    for seat in range(len(view["players"])):
        grid.add_row(*mat(view, seat, speech))
    return Group(heading(speech.label("players")), grid)


def mat(view: View, seat: int, speech: UprisingSpeech) -> tuple[Text, RenderableType]:
    """One player: the letter, and then who and how rich, units, cards and trophies."""
    player = view["players"][seat]
    counts = [
        labelled(speech.label("agents"), str(player["agents"])),
        labelled(speech.label("spies"), str(player["spies_in_supply"])),
        labelled(speech.label("hand-count"), str(player["hand_count"])),
        labelled(speech.label("intrigue-count"), str(player["intrigues_count"])),
        labelled(speech.label("deck-and-discard"), f"{player['deck_count']}/{len(player['discard'])}"),
    ]
    marks = [Text(speech.label(name)) for name in ("council", "swordmaster", "hooks") if player[name]]
    if player["has_revealed"]:
        marks.append(Text(speech.label("has-revealed")))
    facts = Facts([*counts, *marks, *trophies(player, speech)])
    return turn_mark(view, seat), Group(purse(view, seat, speech), facts)


def turn_mark(view: View, seat: int) -> Text:
    """A player's letter; an arrow before it tells whose turn it is."""
    return Text.assemble(("▶ " if view["turn"] == seat else "  ", COLOURS[seat]), mark(seat))


def purse(view: View, seat: int, speech: UprisingSpeech) -> Facts:
    """Who it is, with points, goods and units."""
    player = view["players"][seat]
    name = Text(view["names"][seat], style=COLOURS[seat])
    leader = speech.name("leaders", player["leader"]) if player["leader"] else "-"
    goods = speech.amounts(player["goods"].items())
    return Facts([name, leader, points(player, speech), goods, *units(player, speech)])


def points(player: View, speech: UprisingSpeech) -> Text:
    return Text(speech.amounts([("victory-point", player["points"])]), style=HEAD)


def units(player: View, speech: UprisingSpeech) -> list[Text]:
    """Garrison and supply; what fights, and how strong."""
    home = labelled(speech.label("garrison"), f"{player['garrison']}/{player['supply']}")
    fighting = [(name, n) for name, n in (("troop", player["troops"]), ("sandworm", player["worms"])) if n]
    if not fighting:
        return [home]
    text = f"{speech.amounts(fighting)} = {player['strength']}"
    return [home, labelled(speech.label("in-conflict"), Text(text, style="red"))]


def trophies(player: View, speech: UprisingSpeech) -> list[Text]:
    """Contracts, objective and conflicts won: face up with their battle icons, face down as a count."""
    found = []
    if player["contracts"]:
        names = ", ".join(speech.name("contracts", id) for id in player["contracts"])
        found.append(labelled(speech.label("contracts"), names))
    if player["completed"]:
        found.append(labelled(speech.label("completed"), str(len(player["completed"]))))
    up = [speech.entry("conflicts", id).icons[0] for id in player["won"]]
    if player["objective"] and player["objective_up"]:
        up.insert(0, speech.entry("objectives", player["objective"]).icons[0])
    if up:
        found.append(labelled(speech.label("battle-icons"), speech.icons((icon, 1) for icon in up)))
    if player["won"] or player["matched"]:
        found.append(labelled(speech.label("won"), str(len(player["won"]) + len(player["matched"]))))
    return found


# ---- one decision


def hint(option: Option, speech: UprisingSpeech, view: View) -> str:
    """What an option is about, as icons; a leader in words."""
    table = TABLES_OF_OPTIONS.get(option.kind)
    if table is None:
        return ""
    entry = speech.entry(table, str(option.target))
    if table == "cards":
        icons, agent, reveal = card_boxes(entry, speech)
        if option.kind == "play":
            return " · ".join(text for text in (icons, agent) if text)
        cost = "" if entry.cost is None else f"({entry.cost})"
        return " · ".join(text for text in (cost, icons, agent, revealing(reveal, speech)) if text)
    if table == "spaces":
        shown = (space_effects(entry, speech).plain, fight_mark(entry, speech), bonus_mark(view, entry, speech))
        return " · ".join(text for text in shown if text)
    if table == "contracts":
        return speech.icons(part(entry, "part-reward"))
    if table == "leaders":
        return "\n".join(speech.entry_text(entry)[1:])
    return joined(icon_boxes(entry, speech)).plain


def result(view: View, winners: Sequence[int], speech: UprisingSpeech) -> RenderableType:
    """The end of the game: points and the goods that break ties, best first, and who won."""
    grid = Table(box=box.SIMPLE, header_style=HEAD)
    grid.add_column(speech.label("player"))
    grid.add_column(speech.label("leader"))
    heads = ("points", "spice", "solari", "water", "garrison")
    for name in heads:
        grid.add_column(speech.label(f"result-{name}"), justify="right")
    rows = []
    for seat, player in enumerate(view["players"]):
        goods = [player["goods"][name] for name in ("spice", "solari", "water")]
        rows.append(((player["points"], *goods, player["garrison"]), player["reveal_rank"], seat))
    for numbers, _, seat in sorted(rows, reverse=True):
        player_name = Text.assemble("★ " if seat in winners else "  ", who(view, seat))
        leader = speech.name("leaders", view["players"][seat]["leader"])
        grid.add_row(player_name, leader, *map(str, numbers), style=HEAD if seat in winners else "")
    names = [view["names"][seat] for seat in winners]
    if len(names) == 1:
        won = speech.label("winner", name=names[0])
    else:
        won = speech.label("winners", names=", ".join(names))
    return Group(heading(speech.label("game-over")), grid, Text(won, style=HEAD))
