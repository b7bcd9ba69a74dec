"""`sietch odds`: exact odds of a battle between two legions as they are typed."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from sietch.arrakis.components import ATREIDES, HARKONNEN, SIDES
from sietch.arrakis.legions import STACKING_LIMIT
from sietch.arrakis.odds import (
    ATTACKER_WINS,
    DEFENDER_WINS,
    KINDS,
    NOBODY_WINS,
    ORDER,
    UNIT_KINDS,
    Battle,
    Legion,
    Odds,
    OddsError,
    Side,
    Survivors,
    as_data,
    legion_data,
    order_from,
)
from sietch.arrakis.odds import odds as work_out
from sietch.cli.legion_words import leader_name, read_legion
from sietch.cli.numbers import whole_within
from sietch.core.refusing import quoted
from sietch.text import Language, language

# Rounds that are less likely to be fought are told together, and so many things that can be left.
RARE = 0.0005
# What is nothing when it is printed.
SLIGHT = 0.005
MOST_LEFT = 5
# What is printed as nothing or all although it is not quite; and what only sums and rounding keep from it.
TINY = 0.0005
EXACT = 1e-11
MOST_CARDS = 20
MOST_ROUNDS = 100


def odds(
    attacker: Annotated[str, typer.Argument(help='The attacking legion, as in "2 regular 1 sardaukar bashar".')],
    defender: Annotated[
        str,
        typer.Argument(help='The defending legion, as in "3 regular paul-muaddib"; "" for a settlement without one.'),
    ],
    settlement: Annotated[
        int, typer.Option(parser=whole_within(0, 3), metavar="<int>", help="Level of the defender's settlement.")
    ] = 0,
    surprise: Annotated[bool, typer.Option("--surprise", help="A surprise attack.")] = False,
    extra_die: Annotated[bool, typer.Option("--extra-die", help="The attacker rolls one more die.")] = False,
    four_dice: Annotated[
        bool, typer.Option("--four-dice", help="The defender rolls at most four dice in the first round.")
    ] = False,
    no_cost: Annotated[bool, typer.Option("--no-cost", help="Going on against a settlement costs no hit.")] = False,
    cards: Annotated[
        str, typer.Option(metavar="<a,d>", help="Planning cards that attacker and defender will discard, as 1,0.")
    ] = "",
    cards_per_round: Annotated[str, typer.Option(metavar="<a,d>", help="The same, at most in one round.")] = "",
    stop_below: Annotated[
        int,
        typer.Option(help="The attacker stops with fewer units.", parser=whole_within(0, MOST_ROUNDS), metavar="<int>"),
    ] = 0,
    stop_after: Annotated[
        int | None,
        typer.Option(
            help="The attacker stops after so many rounds.", parser=whole_within(1, MOST_ROUNDS), metavar="<int>"
        ),
    ] = None,
    no_pay: Annotated[
        bool, typer.Option("--no-pay", help="The attacker does not take the hit to go on against a settlement.")
    ] = False,
    retreat_below: Annotated[
        int,
        typer.Option(
            help="The defender retreats with fewer units.", parser=whole_within(0, MOST_ROUNDS), metavar="<int>"
        ),
    ] = 0,
    attacker_order: Annotated[
        str, typer.Option(help="What the attacker gives up first: kinds, or ids of leaders.")
    ] = ",".join(ORDER),
    defender_order: Annotated[str, typer.Option(help="What the defender gives up first.")] = ",".join(ORDER),
    supply: Annotated[
        str, typer.Option(metavar="<a,d>", help="Regular units in the supplies; plenty if not given.")
    ] = "",
    limit: Annotated[str, typer.Option(metavar="<a,d>", help="Stacking limits, as 5,6.")] = "",
    lang: Annotated[str, typer.Option(help="en, cs or pl.", envvar="SIETCH_LANG")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print the odds as JSON.")] = False,
) -> None:
    """Exact odds of a battle in War for Arrakis: who wins, by round, and what is lost."""
    words = language(lang)
    limits = [STACKING_LIMIT if n is None else n for n in _pair(limit, "--limit", STACKING_LIMIT)]
    typed = [
        read_legion(text, who, most, may_be_empty=who == "defender" and settlement > 0)
        for text, who, most in zip((attacker, defender), ("attacker", "defender"), limits, strict=True)
    ]
    sides = _sides(typed[0].side, typed[1].side)
    if no_cost and sides[0] == ATREIDES:
        raise OddsError(("command-no-cost", {}))
    plans = [
        Side(legion.legion, cards or 0, per_round, order_from(order), supplied, most)
        for legion, cards, per_round, order, supplied, most in zip(
            typed,
            _pair(cards, "--cards", MOST_CARDS),
            _pair(cards_per_round, "--cards-per-round", MOST_CARDS),
            (attacker_order, defender_order),
            _pair(supply, "--supply", MOST_ROUNDS),
            limits,
            strict=True,
        )
    ]
    battle = Battle(
        plans[0],
        plans[1],
        settlement=settlement,
        surprise=surprise,
        extra_die=extra_die,
        four_dice=four_dice,
        no_cost=no_cost,
        pays=not no_pay,
        stop_below=stop_below,
        stop_after=stop_after or 0,
        retreat_below=retreat_below,
    )
    result = work_out(battle)
    if as_json:
        print(msgspec.json.encode(_data(battle, sides, result)).decode())
    else:
        Screen(words, sides).show(battle, result, Console(highlight=False))


def _pair(text: str, option: str, most: int) -> tuple[int | None, int | None]:
    """Two numbers, attacker's and defender's; what is not given is None."""
    parts = [part.strip() for part in text.split(",")] if text.strip() else ["", ""]
    if len(parts) != 2 or not all((part.isascii() and part.isdecimal()) or not part for part in parts):
        raise OddsError(("command-pair", {"option": option, "said": quoted(text)}))
    numbers = [int(part) if part else None for part in parts]
    if any(number is not None and number > most for number in numbers):
        raise OddsError(("command-pair-most", {"option": option, "most": most, "said": quoted(text)}))
    return numbers[0], numbers[1]


def _sides(attacker: int | None, defender: int | None) -> tuple[int | None, int | None]:
    """Whose legions these are, as far as they show it."""
    if attacker is not None and attacker == defender:
        raise OddsError(("command-both-of", {"side": SIDES[attacker]}))
    if attacker is None and defender is not None:
        return ATREIDES + HARKONNEN - defender, defender
    if attacker is not None:
        return attacker, ATREIDES + HARKONNEN - attacker
    return None, None


def _data(battle: Battle, sides: tuple[int | None, int | None], result: Odds) -> dict[str, Any]:
    data = as_data(result)
    for who, plan, side in (("attacker", battle.attacker, sides[0]), ("defender", battle.defender, sides[1])):
        data[who] = {
            "side": None if side is None else SIDES[side],
            "legion": legion_data(plan.legion),
            **data[who],
        }
    rules = ("settlement", "surprise", "extra_die", "four_dice", "no_cost", "pays", "stop_below", "stop_after")
    data["battle"] = {name: getattr(battle, name) for name in (*rules, "retreat_below")}
    return data


class Screen:
    """The odds as tables in one language."""

    def __init__(self, words: Language, sides: tuple[int | None, int | None]) -> None:
        self.words = words
        self.sides = sides

    def label(self, id: str, /, **args: object) -> str:
        return self.words.format(f"odds-{id}", **args)

    def percent(self, chance: float) -> str:
        """A chance as a number. What can happen is never told as 0%, nor what can fail as 100%."""
        if chance < EXACT or chance > 1 - EXACT:
            return self.label("exactly", n=round(100 * chance))
        if chance < TINY or chance >= 1 - TINY:
            return self.label("below" if chance < TINY else "above")
        return self.label("percent", n=100 * chance)

    def how_often(self, chance: float) -> str:
        """The same where it stands alone."""
        if chance < EXACT or chance > 1 - EXACT:
            return self.label("chance-never" if chance < EXACT else "chance-always")
        return self.percent(chance)

    def attacker_wins(self, low: float, high: float) -> str:
        """How often the attacker wins, where what cannot be seen may make a difference."""
        if low > 1 - EXACT:
            return self.label("always")
        if high < EXACT:
            return self.label("never")
        least, most = self.percent(low), self.percent(high)
        if least == most or high < TINY:
            return self.label("in-each", chance=most)
        if low >= 1 - TINY:
            return self.label("in-each", chance=least)
        return self.label("between", low=least, high=most)

    def number(self, n: float) -> str:
        return self.label("number", n=0.0 if abs(n) < SLIGHT else n)

    def legion(self, legion: Legion, side: int | None) -> str:
        """A legion as one would type it."""
        special = "special" if side is None else ("fedaykin", "sardaukar")[side]
        leader = "leader" if side is None else ("naib", "bashar")[side]
        counts = {"regular": legion.regular, "elite": legion.elite, special: legion.special, leader: legion.leader}
        parts = [self.label(what, n=n) for what, n in counts.items() if n]
        parts += [leader_name(self.words.code, id) for id in legion.named]
        return ", ".join(parts) or self.label("nothing")

    def show(self, battle: Battle, result: Odds, console: Console) -> None:
        for line in self.legions(battle):
            console.print(line)
        console.print()
        console.print(self.ends(result))
        if result.rounds:
            console.print(self.rounds(result))
        console.print(self.losses(result))
        console.print(self.survivors(result))

    def legions(self, battle: Battle) -> list[str]:
        """A line for each side."""
        lines = [
            f"{self.label(who)}: {self.legion(plan.legion, side)}"
            for who, plan, side in self._both(battle.attacker, battle.defender)
        ]
        if battle.settlement:
            lines[1] += f", {self.label('in-settlement', n=battle.settlement)}"
        return lines

    def _both(self, attacker: Any, defender: Any) -> tuple[tuple[str, Any, int | None], ...]:
        return ("attacker", attacker, self.sides[0]), ("defender", defender, self.sides[1])

    def ends(self, result: Odds) -> Table:
        table = _table(self.label("ends"), "", "")
        for winner, ends in (
            ("attacker-wins", ATTACKER_WINS),
            ("defender-wins", DEFENDER_WINS),
            ("nobody-wins", NOBODY_WINS),
        ):
            table.add_row(self.label(winner), self.how_often(sum(result.ends[end] for end in ends)))
            for end in ends:
                if len(ends) > 1 and result.ends[end]:
                    table.add_row(f"  {self.label(f'end-{end}')}", self.how_often(result.ends[end]))
        return table

    def rounds(self, result: Odds) -> Table:
        """A row for each round that is likely enough, the others as one; a column for each end that is possible."""
        ends = [end for end in result.ends if result.ends[end]]
        columns = [self.label("round"), self.label("fought"), *(self.label(f"end-{end}") for end in ends)]
        title = f"{self.label('rounds')} ({self.label('length', n=result.length)})"
        table = _table(title, *columns)
        shown = [each for each in result.rounds if each.fought >= RARE]
        for each in shown:
            table.add_row(str(each.number), self.percent(each.fought), *(self.percent(each.ends[end]) for end in ends))
        rest = {end: result.ends[end] - sum(each.ends[end] for each in shown) for end in ends}
        left = result.rounds[len(shown)].fought if len(shown) < len(result.rounds) else sum(result.later.values())
        if left >= RARE:
            cells = (self.percent(max(0.0, rest[end])) for end in ends)
            table.add_row(self.label("later"), self.percent(left), *cells)
        return table

    def losses(self, result: Odds) -> Table:
        """At first, come, lost, left; where no elite can become a regular unit, without what comes."""
        sides = self._both(result.attacker, result.defender)
        come = any(came >= SLIGHT for _, survivors, _ in sides for came in survivors.came.values())
        columns = [self.label(what) for what in ("start", *(["came"] if come else []), "lost", "left")]
        table = _table(self.label("losses"), self.label("figure"), *columns)
        for place, (who, survivors, _) in enumerate(sides):
            table.add_row(f"[bold]{self.label(who)}[/]", *("" for _ in columns))
            for name, start, came, lost in self._losses(survivors):
                more = [self.number(came) if came >= SLIGHT else ""] if come else []
                left = self.number(start + came - lost)
                # Of what cannot be seen there is a mean, too.
                first = f"{start:g}" if start == int(start) else self.number(start)
                table.add_row(f"  {name}", first, *more, self.number(lost), left)
            if result.cards[place]:
                blank = [""] * (len(columns) - 2)
                table.add_row(f"  {self.label('cards')}", *blank, self.number(result.cards[place]), "")
        return table

    def _losses(self, survivors: Survivors) -> list[tuple[str, float, float, float]]:
        """Rows of what there was or can come to be: name, at first, come, lost."""
        units = sum(survivors.start[kind] for kind in UNIT_KINDS)
        rows = [(self.label("units"), units, 0.0, survivors.units_lost)]
        for what, start in survivors.start.items():
            came, lost = survivors.came[what], survivors.lost[what]
            if start or came >= SLIGHT:
                name = self.label(f"kind-{what}") if what in KINDS else leader_name(self.words.code, what)
                rows.append((name, start, came, lost))
        return rows

    def survivors(self, result: Odds) -> Table:
        table = _table(self.label("survivors"), "", "")
        for who, survivors, side in self._both(result.attacker, result.defender):
            table.add_row(f"[bold]{self.label(who)}[/]", "")
            for legion, chance in survivors.left[:MOST_LEFT]:
                table.add_row(f"  {self.legion(legion, side)}", self.how_often(chance))
        return table


def _table(title: str, first: str, *columns: str) -> Table:
    """A table whose first column is words and whose other columns are numbers."""
    table = Table(first, title=title, title_justify="left", show_header=any((first, *columns)))
    for column in columns:
        table.add_column(column, justify="right")
    return table
