"""War for Arrakis in the terminal: its drawings, made from what one seat may see (`game.view`) and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    DECKS,
    ENEMY,
    HARKONNEN,
    LEADERS,
    MARKERS,
    OBJECTIVES,
    POWERS,
    RESULTS,
    SECTORS,
    SIDES,
    TACTICS,
    VEHICLES,
    ZONES,
    Area,
    number_of,
)
from sietch.arrakis.map_odds import NoBattle, Shown, as_data, map_odds
from sietch.arrakis.odds import Battle, Legion, Side, from_data, legion_from
from sietch.arrakis.prescience import CLAIMS, SUPREMACY_TO_WIN
from sietch.arrakis.rules import ruleset
from sietch.cli.lookup import matches
from sietch.cli.odds import Screen as OddsTables
from sietch.cli.screens.arrakis_speech import ArrakisSpeech
from sietch.cli.screens.drawing import FAINT, HEAD, Facts, View, heading, icon_boxes, joined, labelled, part
from sietch.cli.screens.screen import NoOdds, Screen, WorkOut
from sietch.cli.speech import counted
from sietch.core.game import Event, Game, Option
from sietch.text import clause, sentence

LETTERS = ("A", "H")
COLOURS = ("green", "red")
# The narrowest terminal in which the map has two columns: the inner sectors and the outer ones.
TWO_COLUMNS = 96
# The kinds of options, and the table that their target is in.
TABLE_OF = {kind.name: kind.of for kind in ruleset(2, ("mahdi",)).option_kinds}
AIRCRAFT = (("harkonnen-ornithopter", "ornithopters"), ("carryall", "carryalls"))
VEHICLE_ICONS = dict(zip(VEHICLES, ("harvester", "harkonnen-ornithopter", "carryall"), strict=True))
WEIGHTY = {
    "round-began",
    "battle-began",
    "battle-won",
    "settlement-lost",
    "supremacy-gained",
    "prescience-advanced",
    "prescience-claimed",
    "leader-entered",
    "leader-left",
    "leader-tanked",
    "worm-attacked",
    "sanction-began",
    "atomics-detonated",
    "victory",
}
SLIGHT = {
    "phase-began",
    "action-rolled",
    "die-changed",
    "planning-drawn",
    "prescience-revealed",
    "figure-placed",
    "token-placed",
    "harvester-placed",
    "aircraft-placed",
    "aircraft-removed",
    "wormsign-placed",
    "wormsign-removed",
    "storm-rolled",
    "die-taken",
    "die-set-aside",
}


class ArrakisScreen(Screen):
    scenes = ("round-began", "phase-began", "turn-began", "victory")
    headlines = (*scenes, "battle-began")
    weighty = WEIGHTY
    slight = SLIGHT
    on_the_table = (
        *("action-rolled", "die-taken", "die-set-aside"),
        *("prescience-revealed", "objective-taken", "harvester-placed", "aircraft-placed"),
    )
    colours = COLOURS
    speech: ArrakisSpeech

    def __init__(self, lang: str) -> None:
        super().__init__(ArrakisSpeech(lang))

    def open_table(self, view: View, width: int) -> RenderableType:
        speech = self.speech
        shown = [header(view, speech), tracks(view, speech), imperium(view, speech), visions(view, speech)]
        shown += [*plans(view, speech), sides(view, speech), board(view, speech, width)]
        return Group(*shown, *battle(view, speech))

    def small_table(self, view: View) -> RenderableType:
        """The tracks in one line, and each side with its legions."""
        speech = self.speech
        steps = [labelled(speech.label("arrakis-supremacy"), str(view["supremacy"]))]
        steps += [labelled(speech.called("markers", id), str(n)) for id, n in view["prescience"].items()]
        grid = Table.grid(padding=(0, 1, 0, 0))
        for seat in range(len(SIDES)):
            grid.add_row(turn_mark(view, seat), Group(*purse(view, seat, speech)))
            grid.add_row("", small_legions(view, seat, speech))
        shown = [header(view, speech), Facts(steps), imperium(view, speech), *plans(view, speech)]
        return Group(*shown, grid, *battle(view, speech))

    def holdings(self, view: View) -> RenderableType:
        return holdings(view, self.speech)

    def status(self, view: View) -> RenderableType:
        """The own dice, and the battle if there is one."""
        return Group(*purse(view, side_of_seat(view), self.speech), *battle(view, self.speech))

    def result(self, view: View, winners: Sequence[int]) -> RenderableType:
        return result(view, self.speech)

    def hint(self, option: Option, view: View) -> str:
        return hint(option, self.speech, view)

    def odds(self, text: str, view: View, work_out: WorkOut) -> RenderableType:
        return odds(text, view, work_out, self.speech)

    def work_out(self, game: Game, seat: int, area: str, target: str) -> dict[str, Any]:
        places = number_of(AREAS, area), number_of(AREAS, target)
        plan = Battle(Side(Legion()), Side(Legion()))
        try:
            return as_data(map_odds(game.state, seat, Shown.by(game.events()), *places, plan))
        except NoBattle as error:
            raise NoOdds(error.words) from error

    def untold(self, events: Sequence[Event]) -> list[Event]:
        """The set-up lies on the table: nothing is told from before the first round."""
        events = list(events)
        first = [place for place, event in enumerate(events) if event.kind == "round-began" and event.n == 1]
        return super().untold(events[first[0] :] if first else events)


# ---- sides and tracks


def mark(seat: int) -> Text:
    """The letter that stands for a side wherever its pieces are."""
    return Text(LETTERS[seat], style=f"bold {COLOURS[seat]}")


def turn_mark(view: View, seat: int) -> Text:
    """A side's letter; an arrow before it tells whose turn it is."""
    return Text.assemble(("▶ " if view["turn"] == seat else "  ", COLOURS[seat]), mark(seat))


def header(view: View, speech: ArrakisSpeech) -> RenderableType:
    """Round and phase."""
    title = joined([speech.label("round", n=view["round"]), speech.called("phases", view["phase"])])
    title.stylize(HEAD)
    return Rule(title, style=FAINT)


def side_of_seat(view: View) -> int:
    """The side of who looks: partners share one."""
    seat: int = view["seat"]
    return int(view["seats"][seat]["player"]) if "seats" in view else seat


def partners(view: View, side: int) -> list[View]:
    """Those who share a side."""
    there = [seat for seat in view.get("seats", []) if seat["player"] == side]
    return there if len(there) > 1 else []


def purse(view: View, seat: int, speech: ArrakisSpeech) -> list[Facts]:
    """Who it is, with the unused dice, tokens and cards; of a shared side a line for each partner."""
    lines = [Facts(purse_facts(view, seat, speech))]
    player = view["players"][seat]
    for partner in partners(view, seat):
        acting = "▸ " if player["acting"] == partner["role"] else "  "
        role = speech.called("decks", partner["role"])
        who = role if role == partner["name"] else f"{partner['name']} ({role})"
        name = Text(f"{acting}{who}", style=COLOURS[seat])
        own = "ally" if is_ally(partner["role"]) else "house"
        facts = [name, labelled(speech.label("arrakis-dice"), Text(board_dice(player, own, speech), style=HEAD))]
        facts.append(labelled(speech.label("hand-count"), str(player[f"{own}_hand_count"])))
        lines.append(Facts(facts))
    return lines


def is_ally(role: str) -> bool:
    return bool(DECKS.index(role) % 2)


def board_dice(player: View, own: str, speech: ArrakisSpeech) -> str:
    """The unused dice on a partner's board."""
    found = []
    for result in RESULTS:
        name = speech.called("results", result)
        n, sisters = (
            player[f"ally_{dice}"][result] if own == "ally" else player[dice][result] - player[f"ally_{dice}"][result]
            for dice in ("dice", "bene_gesserit_dice")
        )
        if n:
            found.append(f"{n} {name}")
        if sisters:
            found.append(f"{speech.icons([('bene-gesserit', sisters)])} {name}")
    return ", ".join(found) or "-"


def purse_facts(view: View, seat: int, speech: ArrakisSpeech) -> list[Text]:
    player = view["players"][seat]
    name = Text(view["names"][seat], style=COLOURS[seat])
    hand = player["house_hand_count"] + player["ally_hand_count"]
    facts = [name, labelled(speech.label("arrakis-dice"), dice(view, seat, speech))]
    if player["bene_gesserit"]:
        facts.append(Text(speech.icons([("bene-gesserit", player["bene_gesserit"])])))
    if not is_automatic(view, seat):
        facts.append(labelled(speech.label("hand-count"), str(hand)))
    if seat == HARKONNEN:
        facts.append(labelled(speech.label("arrakis-spice"), str(view["spice"])))
        if view["reserve"]:
            facts.append(labelled(speech.label("arrakis-reserve"), str(view["reserve"])))
    if player.get("cones"):
        facts.append(labelled(speech.label("teams-cones"), str(player["cones"])))
    return facts


def is_automatic(view: View, seat: int) -> bool:
    """Whether a side is played by the rules of the solo game."""
    return seat == HARKONNEN and "mahdi" in view["modules"]


def dice(view: View, seat: int, speech: ArrakisSpeech) -> Text:
    """The unused dice by result; Bene Gesserit tokens among them are told apart. The Harkonnen of the solo game have
    dice that are not rolled, and spent ones that keep their faces."""
    player = view["players"][seat]
    if is_automatic(view, seat):
        spent = [f"{n} {speech.called('results', result)}" for result, n in view["spent_dice"].items() if n]
        left, board = view["unrolled"], view["on_spice_board"]
        return Text(speech.label("mahdi-dice", n=left, spent=", ".join(spent) or "-", board=board), style=HEAD)
    found = []
    for result in RESULTS:
        n, sisters = player["dice"][result], player["bene_gesserit_dice"][result]
        name = speech.called("results", result)
        if n:
            found.append(f"{n} {name}")
        if sisters:
            found.append(f"{speech.icons([('bene-gesserit', sisters)])} {name}")
    return Text(f"{player['unused_dice']}: {', '.join(found)}" if found else "-", style=HEAD)


def tracks(view: View, speech: ArrakisSpeech) -> RenderableType:
    """Where each marker stands, and what waits on the steps before it; the own objective too."""
    steps = speech.rules.layout()["tracks"]
    last = max(steps["supremacy"]["last"], steps["prescience"]["last"])
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(speech.label("arrakis-track"), header_style=HEAD)
    for step in range(last + 1):
        grid.add_column(str(step), header_style=FAINT, min_width=4)
    wanted = targets(view)
    nowhere: set[int] = set()
    rows = [(speech.label("arrakis-supremacy"), HARKONNEN, view["supremacy"], steps["supremacy"]["steps"], nowhere)]
    for place, marker in enumerate(MARKERS):
        marks = [step for step in steps["prescience"]["steps"] if step.get("marker", marker) == marker]
        rows.append((speech.called("markers", marker), ATREIDES, view["prescience"][marker], marks, wanted[place]))
    for name, seat, at, marks, goals in rows:
        cells: list[list[Text]] = [[] for _ in range(last + 1)]
        cells[at].append(mark(seat))
        for each in marks:
            if each["step"] > at and each.get("leader") not in view["entered"]:
                cells[each["step"]].append(Text(speech.symbol(each.get("icon", "named-leader")), style=FAINT))
        for goal in goals:
            cells[goal].append(Text(speech.symbol("objective"), style="yellow"))
        grid.add_row(name, *(Text(" ").join(cell) for cell in cells))
    return grid


def targets(view: View) -> list[set[int]]:
    """Where each marker has to go, for who knows it: by every objective of the Atreides."""
    known = [OBJECTIVES[number_of(OBJECTIVES, id)] for id in view["players"][ATREIDES].get("objectives", [])]
    return [{objective.targets[marker] for objective in known} for marker in range(len(MARKERS))]


def imperium(view: View, speech: ArrakisSpeech) -> RenderableType:
    """The rows of the imperium markers with active bans, and what the lowest row gives."""
    facts = []
    for power in POWERS:
        banned = Text(f" {speech.label('arrakis-ban')}", style="red") if power in view["sanctions"] else Text()
        facts.append(Text.assemble(f"{speech.called('powers', power)} ", (str(view["imperium"][power]), HEAD), banned))
    row = dict(speech.rules.layout()["spice"][max(view["imperium"].values()) - 1])
    given = [("die", row["dice"]), *((icon, row[vehicle]) for vehicle, icon in VEHICLE_ICONS.items())]
    facts.append(labelled(speech.label("arrakis-row"), speech.icons(given)))
    facts[0] = labelled(speech.label("arrakis-imperium"), facts[0])
    return Facts(facts)


def visions(view: View, speech: ArrakisSpeech) -> RenderableType:
    """The revealed prescience cards with their conditions and what they are worth."""
    left, claims = view["prescience_deck_count"], CLAIMS - view["claims"]
    shown: list[RenderableType] = [heading(speech.label("arrakis-prescience", n=left, claims=claims))]
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(overflow="fold")
    grid.add_column(style="yellow", no_wrap=True)
    grid.add_column(overflow="fold", ratio=1)
    held = [] if view["held"] in (None, *view["revealed"]) else [view["held"]]
    for id in (*view["revealed"], *held):
        entry = speech.entry("prescience", id)
        said = {label: words for label, words, _ in entry.parts}
        when = clause(speech.language, said["arrakis-part-claimed"])
        condition = sentence(speech.language, said["arrakis-part-condition"])
        markers = speech.icons(part(entry, "arrakis-part-markers"))
        grid.add_row(f" {speech.entry_name(entry)}", markers, Text.assemble(f"{condition} ", (f"({when})", FAINT)))
    return Group(*shown, grid)


def plans(view: View, speech: ArrakisSpeech) -> list[RenderableType]:
    """What the Harkonnen of the solo game are after in this round: their two tactic cards and the Reinforcements."""
    if "mahdi" not in view["modules"]:
        return []
    facts = []
    for label, card in (("mahdi-harvest", view["harvest"]), ("mahdi-target", view["target"])):
        facts.append(labelled(speech.label(label), "-" if card is None else speech.called("tactics", card)))
    if view["target"] is not None and view["sietch_of"].get(view["target"]) not in (None, printed_area(view["target"])):
        facts.append(labelled(speech.label("mahdi-moved"), speech.area(view["sietch_of"][view["target"]])))
    if view["temporary_target"]:
        facts.append(labelled(speech.label("mahdi-temporary"), speech.area(view["temporary_target"])))
    pile = [f"{n} {speech.called('decks', deck)}" for deck, n in Counter[str](view["reinforcements"]).items()]
    told = f"{len(view['reinforcements'])}: {', '.join(pile)}" if pile else "0"
    facts.append(labelled(speech.label("mahdi-reinforcements"), told))
    if view["beside"]:
        facts.append(labelled(speech.label("mahdi-beside"), speech.called("planning", view["beside"][0])))
    return [heading(speech.label("mahdi-plans")), Facts(facts)]


def printed_area(tactic: str) -> str:
    return TACTICS[number_of(TACTICS, tactic)].area


def sides(view: View, speech: ArrakisSpeech) -> RenderableType:
    """For each side dice and cards, supply, and the leaders who are not on the map."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for seat in range(len(SIDES)):
        player = view["players"][seat]
        decks = f"{player['house_deck_count']}+{player['ally_deck_count']}/{len(player['discard'])}"
        facts = [labelled(speech.label("deck-and-discard"), decks)]
        facts.append(labelled(speech.label("arrakis-supply"), speech.figures(seat, player["supply"]) or "-"))
        grid.add_row(
            turn_mark(view, seat), Group(*purse(view, seat, speech), Facts([*facts, *away(view, seat, speech)]))
        )
    return Group(heading(speech.label("players")), grid)


def away(view: View, seat: int, speech: ArrakisSpeech) -> Iterator[Text]:
    """Named leaders beside the board and in the tank, and those whose card is exhausted."""
    side = [each.id for each in LEADERS if each.side == seat and each.id in view["entered"]]
    side = [id for id in side if id not in view["gone"]]
    tank = {id: view["tank"][id] for id in side if view["tank"][id]}
    placed = {*view["leader_at"], *tank, *(["wild-maker"] if view["wild_maker"] else [])}
    told = (
        ("arrakis-beside", [speech.called("leaders", id) for id in side if id not in placed]),
        ("arrakis-tank", [f"{speech.called('leaders', id)} ({space})" for id, space in tank.items()]),
        ("arrakis-exhausted", [speech.called("leaders", id) for id in side if id in view["spent"]]),
    )
    for label, names in told:
        if names:
            yield labelled(speech.label(label), ", ".join(names))


# ---- the map


def board(view: View, speech: ArrakisSpeech, width: int) -> RenderableType:
    """By sector every area where something stands, and the air zones with aircraft."""
    inner = [sector.id for sector in SECTORS if sector.id.startswith("inner")]
    outer = [sector.id for sector in SECTORS if sector.id not in inner]
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True, pad_edge=False)
    if width < TWO_COLUMNS:
        grid.add_row(sectors(view, speech, [*inner, *outer]))
    else:
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(sectors(view, speech, inner), sectors(view, speech, outer))
    flying = [
        Text(f"{speech.called('zones', zone.id)} {there}")
        for zone in ZONES
        if (there := aircraft(view, zone.id, speech))
    ]
    if flying:
        flying[0] = labelled(speech.label("arrakis-zones"), flying[0])
    return Group(heading(speech.label("arrakis-map")), grid, Facts(flying))


def sectors(view: View, speech: ArrakisSpeech, ids: Sequence[str]) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    grid.add_column(no_wrap=True)
    grid.add_column(style=FAINT, no_wrap=True)
    grid.add_column(overflow="fold")
    for id in ids:
        found = [(area, there) for area in AREAS if area.sectors[0] == id and (there := pieces(view, area, speech))]
        if found:
            grid.add_row(Text(speech.called("sectors", id), style=f"{HEAD} underline"), "", "")
        for area, there in found:
            grid.add_row(f" {speech.area(area.id)}", speech.terrain(area), Text(" ").join(there))
    return grid


def pieces(view: View, area: Area, speech: ArrakisSpeech) -> list[Text]:
    """All that stands in an area, each in its symbols."""
    found = []
    if area.id in view["settlements"]:
        found.append(Text(f"{speech.symbol('settlement')}{area.settlement}", style=HEAD))
    if area.id in view["sietches"]:
        found.append(Text(f"{speech.symbol('sietch')}{level(view, area.id)}", style=HEAD))
    if area.id in view["stations"]:
        found.append(Text(speech.symbol("station")))
    for seat in range(len(SIDES)):
        there = legion(view, seat, area.id, speech)
        if there:
            found.append(there)
    if area.id in view["harvesters"]:
        found.append(Text(speech.symbol("harvester"), style="yellow"))
    if area.id in view["wormsigns"]:
        found.append(Text(speech.symbol("wormsign"), style="magenta"))
    if area.id == view["wild_maker"]:
        found.append(Text(speech.symbol("wild-maker"), style="bold magenta"))
    elif area.id in view["worms"]:
        found.append(Text(speech.symbol("sandworm"), style="bold magenta"))
    if area.id == view["detonated"]:
        found.append(Text(speech.symbol("atomics")))
    return found


def level(view: View, area: str) -> str:
    """The level of a sietch: open, face down but known to its owner, or not known."""
    if area in view["open_at"]:
        return str(view["open_levels"][view["open_at"].index(area)])
    # While the table is set not all of them are dealt.
    known = dict(zip(view["hidden_at"], view["players"][ATREIDES].get("sietch_levels", ()), strict=False))
    return f"({known[area]})" if area in known else "?"


def legion(view: View, seat: int, area: str, speech: ArrakisSpeech) -> Text:
    """A legion: its side, its figures by their letters, deployment tokens and named leaders."""
    player = view["players"][seat]
    counts = player["legions"].get(area, {})
    leaders = [
        speech.called("leaders", id) for id, at in view["leader_at"].items() if at == area and side_of(id) == seat
    ]
    if not counts and not leaders:
        return Text()
    parts = [speech.figures(seat, counts), " ".join(tokens(player, area, counts, speech)), ", ".join(leaders)]
    return Text.assemble(mark(seat), " ", " ".join(part for part in parts if part))


def small_legions(view: View, seat: int, speech: ArrakisSpeech) -> Facts:
    """All legions of a side, each with its area."""
    places = view["players"][seat]["at"]
    return Facts(Text.assemble((f"{speech.area(id)} ", FAINT), legion(view, seat, id, speech)) for id in places)


def side_of(leader: str) -> int:
    return LEADERS[number_of(LEADERS, leader)].side


def tokens(player: View, area: str, counts: View, speech: ArrakisSpeech) -> Iterator[str]:
    """Deployment tokens: their faces for who may see them, otherwise how many there are."""
    for back in ("starting", "standard"):
        faces = player.get(f"{back}_faces")
        if faces is not None:
            where = zip_longest(player[f"{back}_at"], faces)
            yield from (speech.token(face) for at, face in where if at == area and face is not None)
        elif counts.get(f"{back}-token"):
            yield speech.icons([("deployment-token", counts[f"{back}-token"])])


def aircraft(view: View, zone: str, speech: ArrakisSpeech) -> str:
    return speech.icons((icon, 1) for icon, there in AIRCRAFT if zone in view[there])


# ---- battles


def battle(view: View, speech: ArrakisSpeech) -> list[RenderableType]:
    """The battle that is being fought: where, in which round, and what both sides have rolled."""
    if view["attack_at"] is None or view["attacker"] is None:
        return []
    facts = []
    at, by = speech.area(view["attack_at"]), view["names"][view["attacker"]]
    facts.append(Text(speech.label("arrakis-battle", player=by, area=at, n=view["battle_round"] + 1), style=HEAD))
    for seat in (view["attacker"], ENEMY[view["attacker"]]):
        player = view["players"][seat]
        area = view["attack_from"] if seat == view["attacker"] else view["attack_at"]
        facts.append(legion(view, seat, area, speech) or mark(seat))
        rolled = [speech.amount(n, noun(face, speech)) for face, n in player["rolled"].items() if n]
        if rolled:
            facts.append(labelled(speech.label("arrakis-rolled"), ", ".join(rolled)))
        if player["wounds"]:
            facts.append(labelled(speech.label("arrakis-wounds"), str(player["wounds"])))
    return [Facts(facts)]


def noun(face: str, speech: ArrakisSpeech) -> str:
    return str(speech.rules.name_words("faces", face))


def odds(text: str, view: View, work_out: WorkOut, speech: ArrakisSpeech) -> RenderableType:
    """The odds of the attack that a text names by two areas: the legions, how it ends, and what is lost.

    What the seat cannot see could be several things: the likeliest of them stands for the legions.
    """
    pairs = attacks(text, view, speech)
    if not pairs and (unknown := no_area(text, speech)):
        return Text(speech.label("arrakis-odds-no-area", text=unknown))
    if len(pairs) != 1:
        return Text(speech.label("arrakis-odds-usage" if not pairs else "arrakis-odds-several"))
    try:
        found = work_out(*pairs[0])
    except NoOdds as error:
        return Text(sentence(speech.language, error.words))
    tables = OddsTables(speech.language, (found["seat"], ENEMY[found["seat"]]))
    likeliest = found["cases"][0]
    attacker, defender = (Side(legion_from(likeliest[who])) for who in ("attacker", "defender"))
    lines = [Text(line) for line in tables.legions(Battle(attacker, defender, settlement=likeliest["settlement"]))]
    if not found["certain"]:
        unseen = tables.label("unknown", likely=tables.percent(likeliest["chance"]))
        lines.append(Text(f"{unseen} {tables.attacker_wins(*found['attacker_wins_between'])}"))
    result = from_data(found)
    return Group(*lines, tables.ends(result), tables.losses(result))


def attacks(text: str, view: View, speech: ArrakisSpeech) -> list[tuple[str, str]]:
    """The pairs of areas that a text can mean: one with a legion, one with something of the other side."""
    found = set()
    for first, second in halves(text):
        here, there = areas_called(first, speech), areas_called(second, speech)
        for seat, player in enumerate(view["players"]):
            prey = {*view["players"][ENEMY[seat]]["at"], *view["sietches" if seat else "settlements"]}
            found |= {(area, at) for area in here.intersection(player["at"]) for at in there & prey}
    return sorted(found)


def no_area(text: str, speech: ArrakisSpeech) -> str:
    """What of two names is the name of no area; nothing where both can be meant, or there are not two."""
    unknown = [[part for part in parts if not areas_called(part, speech)] for parts in halves(text)]
    fewest = min(unknown, key=lambda parts: (len(parts), len(" ".join(parts))), default=[])
    return " ".join(fewest)


def halves(text: str) -> list[tuple[str, str]]:
    """The two names that a text can be: both may have several words."""
    words = text.split()
    return [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]


def areas_called(text: str, speech: ArrakisSpeech) -> set[str]:
    return {area.id for area in AREAS if matches(text, speech.area(area.id), area.id)}


# ---- cards


def holdings(view: View, speech: ArrakisSpeech) -> RenderableType:
    """The own hand with the icons of each card, the objective, and a deployment token that was drawn."""
    side = side_of_seat(view)
    player = view["players"][side]
    shared = partners(view, side)
    name = view["seats"][view["seat"]]["name"] if shared else view["names"][side]
    shown = [heading(speech.label("hand", name=name))]
    grid = Table(box=None, pad_edge=False, padding=(0, 1), show_header=False)
    grid.add_column(overflow="fold")
    grid.add_column(style=FAINT, overflow="fold")
    # Of a partner's cards one sees only how many there are, unless both talk in secret.
    for id, times in counted([*player.get("house_hand", []), *player.get("ally_hand", [])]):
        entry = speech.entry("planning", id)
        icons = speech.icons(part(entry, "arrakis-part-effect"))
        grid.add_row(f"{speech.entry_name(entry)} {times}".strip(), icons)
    shown.append(grid)
    for id in player["objectives"]:
        entry = speech.entry("objective", id)
        wanted = speech.icons(part(entry, "arrakis-part-targets"))
        shown.append(labelled(f"{speech.symbol('objective')} {speech.entry_name(entry)}:", wanted))
    if player["drawn_token"]:
        drawn = " ".join(speech.token(id) for id in player["drawn_token"])
        shown.append(labelled(speech.label("arrakis-drawn-token"), drawn))
    return Group(*shown)


# ---- one decision


def hint(option: Option, speech: ArrakisSpeech, view: View) -> str:
    """What an option is about, in symbols: what stands in an area or a zone, what a card or a leader does."""
    table, id = TABLE_OF[option.kind], str(option.target)
    if table == "areas":
        area = AREAS[number_of(AREAS, id)]
        return " ".join([speech.terrain(area), *(piece.plain for piece in pieces(view, area, speech))])
    if table == "zones":
        return aircraft(view, id, speech)
    if table == "planning":
        return speech.icons(part(speech.entry("planning", id), "arrakis-part-effect"))
    if table == "prescience":
        return joined(icon_boxes(speech.entry("prescience", id), speech)).plain
    if table == "leaders":
        wanted = "arrakis-part-special" if option.kind == "special" else "arrakis-part-battle"
        return speech.icons(part(speech.entry("leader", id), wanted))
    if table == "markers":
        return str(view["prescience"][id])
    return ""


def aimed_at(view: View, speech: ArrakisSpeech) -> list[Text]:
    """Where the prescience markers stand, and where each secret objective that is known wants them."""
    player = view["players"][ATREIDES]
    known = [OBJECTIVES[number_of(OBJECTIVES, id)] for id in player.get("objectives") or player["objectives_shown"]]
    facts = []
    for marker, (id, n) in enumerate(view["prescience"].items()):
        wanted = " / ".join(str(objective.targets[marker]) for objective in known)
        reached = speech.label("arrakis-of", n=n, wanted=wanted) if known else str(n)
        facts.append(labelled(speech.called("markers", id), reached))
    names = " / ".join(speech.called("objectives", objective.id) for objective in known)
    return [*facts, Text(f"{speech.symbol('objective')} {names}", style="yellow")] if known else facts


def result(view: View, speech: ArrakisSpeech) -> RenderableType:
    """The end of the game: where the markers stand and where they had to be, and who won."""
    supremacy = speech.label("arrakis-of", n=view["supremacy"], wanted=str(SUPREMACY_TO_WIN))
    reached = (aimed_at(view, speech), [labelled(speech.label("arrakis-supremacy"), supremacy)])
    lines: list[RenderableType] = [heading(speech.label("game-over"))]
    for seat, steps in enumerate(reached):
        name = Text(view["names"][seat], style=COLOURS[seat])
        star = Text.assemble("★ " if seat == view["winner"] else "  ", mark(seat), " ", name)
        lines.append(Facts([star, *steps]))
    winners = [seat["name"] for seat in partners(view, view["winner"])] or [view["names"][view["winner"]]]
    lines.append(Text(speech.label("winner", name=", ".join(winners)), style=HEAD))
    return Group(*lines)
