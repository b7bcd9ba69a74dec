"""Exact odds of a battle between two legions: who wins, in which round, what is lost and what is left.

Nothing is rolled here. Each side keeps to a plan that is said beforehand (which figures it gives up first, how many
planning cards it discards, when it stops or retreats), so a legion can only shrink along one row of compositions, and
a battle is a walk over pairs of them whose steps have the exact chances of the combat dice. What belongs to the rules
of a battle is in `battle.py`, the dice of a round in `combat_dice.py`; the tests let the rules fight thousands of
battles and compare.

    result = odds(Battle(Side(Legion(regular=3, leader=1), cards=1), Side(Legion(regular=2)), settlement=1))
    result.attacker_wins, result.rounds[0].ends["defender-destroyed"], result.defender.lost["regular"]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sietch.arrakis.battle import DICE, FEWER_DICE
from sietch.arrakis.combat_dice import Force, exchange, most_hits
from sietch.arrakis.components import LEADERS, number_of
from sietch.arrakis.leaders import SUCCEEDED, WILD_MAKER
from sietch.arrakis.legions import STACKING_LIMIT
from sietch.core.refusing import quoted
from sietch.core.rules import SetupError

UNIT_KINDS = ("regular", "elite", "special")
KINDS = (*UNIT_KINDS, "leader", "named")
# What is given up first: an elite that becomes a regular unit still rolls its die.
ORDER = ("elite", "leader", "special", "regular", "named")


def order_from(text: str) -> tuple[str, ...]:
    """An order of losses as it is typed, with commas: what is named comes first, the rest as usual."""
    named = tuple(part.strip() for part in text.split(",") if part.strip())
    return named + tuple(kind for kind in ORDER if kind not in named)


ATTACKER_WINS = ("defender-destroyed", "defender-retreats")
DEFENDER_WINS = ("attacker-destroyed", "attacker-stops")
NOBODY_WINS = ("both-destroyed",)
ENDS = (*ATTACKER_WINS, *DEFENDER_WINS, *NOBODY_WINS)

LAST_SETTLEMENT = 3
# A battle can go on for ever: so many rounds are told one by one, the others together.
ROUNDS = 12
LATER = 1 << 30


class OddsError(SetupError):
    """A battle that cannot be: the message says what is wrong with it."""


@dataclass(frozen=True)
class Legion:
    """Units, generic leaders, and named leaders by id."""

    regular: int = 0
    elite: int = 0
    special: int = 0
    leader: int = 0
    named: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        # Two legions of the same figures are the same.
        object.__setattr__(self, "named", tuple(sorted(self.named)))

    @property
    def units(self) -> int:
        return self.regular + self.elite + self.special

    @property
    def leaders(self) -> int:
        return self.leader + len(self.named)

    def strips(self) -> tuple[tuple[int, int], ...]:
        """What each leader makes of a special result: hits and shields."""
        named = [LEADERS[number_of(LEADERS, id)] for id in self.named]
        return tuple(sorted([(1, 0)] * self.leader + [(leader.hits, leader.shields) for leader in named]))


@dataclass(frozen=True)
class Side:
    """A legion and its owner's plan."""

    legion: Legion
    cards: int = 0  # planning cards that may be discarded in the whole battle
    cards_per_round: int | None = None  # and in one round; None: as many as are of use
    order: tuple[str, ...] = ORDER  # what is given up first: kinds of figures, or ids of named leaders
    supply: int | None = None  # regular units in the supply, to replace elites; None: enough
    limit: int = STACKING_LIMIT
    burnt: int = 0  # cards discarded before for the round that comes first


@dataclass(frozen=True)
class Battle:
    attacker: Side
    defender: Side
    settlement: int = 0  # the level of the settlement that the defender is in, 0 for none
    surprise: bool = False
    extra_die: bool = False  # the attacker's, in every round
    four_dice: bool = False  # the defender rolls at most four dice in the first round
    no_cost: bool = False  # going on against a settlement costs nothing
    pays: bool = True  # takes the hit to go on against a settlement, unless that would destroy the legion
    stop_below: int = 0  # the attacker stops with fewer units than this; 0: fights to the end
    stop_after: int = 0  # the attacker stops after so many rounds; 0: never
    retreat_below: int = 0  # the defender retreats with fewer units than this; 0: never
    fought: int = 0  # rounds fought before
    deciding: bool = False  # the next thing is whether the attacker goes on; not with 0 rounds fought


@dataclass(frozen=True)
class Round:
    """What can happen in a round: its chance to be fought, and the chances that the battle ends in it, by end."""

    number: int
    fought: float
    ends: dict[str, float]


@dataclass(frozen=True)
class Survivors:
    """What is left of a side: the chance of everything that can be left, likeliest first, and means by kind of figure
    and id of named leader.

    An elite that takes a hit is lost and comes back as a regular unit (`came`): what there was at first and what came
    are what is left and what is lost. `units_lost` counts by how many units the legion is smaller.
    """

    left: list[tuple[Legion, float]]
    start: dict[str, float]
    lost: dict[str, float]

    @property
    def mean(self) -> dict[str, float]:
        return {
            what: sum(_figures(legion).get(what, 0) * chance for legion, chance in self.left) for what in self.start
        }

    @property
    def came(self) -> dict[str, float]:
        return {what: max(0.0, mean + self.lost[what] - self.start[what]) for what, mean in self.mean.items()}

    @property
    def units_lost(self) -> float:
        mean = self.mean
        return sum(self.start[kind] - mean[kind] for kind in UNIT_KINDS)


def _figures(legion: Legion) -> dict[str, float]:
    """How many of each kind, and each named leader once."""
    counts = {kind: float(getattr(legion, kind)) for kind in KINDS if kind != "named"}
    return counts | dict.fromkeys(legion.named, 1.0)


@dataclass(frozen=True)
class Odds:
    """How the battle ends, with the chances; the rounds one by one, and how it ends in `later` ones."""

    ends: dict[str, float]
    rounds: list[Round]
    later: dict[str, float]
    length: float  # rounds fought on average
    attacker: Survivors
    defender: Survivors
    cards: tuple[float, float]  # discarded on average, by the attacker and by the defender

    @property
    def attacker_wins(self) -> float:
        return sum(self.ends[end] for end in ATTACKER_WINS)

    @property
    def defender_wins(self) -> float:
        return sum(self.ends[end] for end in DEFENDER_WINS)

    @property
    def nobody_wins(self) -> float:
        return sum(self.ends[end] for end in NOBODY_WINS)


# ---- losses


def losses(side: Side) -> list[Legion]:
    """The legion after no hit, after one hit and so on, down to nothing. Every entry is a legion that still stands,
    but for the last."""
    row = [side.legion]
    order = _full_order(side)
    # What leaves the legion comes to the supply and back, so that both together stay the same.
    regulars = None if side.supply is None else side.supply + side.legion.regular
    while row[-1].units:
        row.append(_hit(row[-1], order, regulars))
    return row


def _hit(legion: Legion, order: Sequence[str], regulars: int | None) -> Legion:
    """The legion after the next hit. The last unit is given up only when no leader is left: without it all are lost."""
    counts = {kind: getattr(legion, kind) for kind in KINDS[:-1]}
    lone = legion.units == 1 and legion.leaders > 0
    for kind in order:
        if kind in legion.named:
            return Legion(**counts, named=tuple(id for id in legion.named if id != kind))
        if not counts.get(kind):
            continue
        replaced = kind in ("elite", "special") and (regulars is None or regulars > legion.regular)
        if lone and kind != "leader" and not replaced:
            continue
        counts[kind] -= 1
        if replaced:
            counts["regular"] += 1
        left = Legion(**counts, named=legion.named)
        return left if left.units else Legion()
    return Legion()


def _full_order(side: Side) -> list[str]:
    """The order with all named leaders in it: the one that is worth least in battle first."""

    def worth(id: str) -> tuple[int, int]:
        leader = LEADERS[number_of(LEADERS, id)]
        return leader.hits + leader.shields, leader.hits

    full: list[str] = []
    for what in side.order:
        if what == "named":
            full += sorted((id for id in side.legion.named if id not in side.order), key=worth)
        else:
            full.append(what)
    return full


# ---- the battle


def check(battle: Battle) -> None:
    """Refuse what cannot be, by name."""
    for name, side in (("attacker", battle.attacker), ("defender", battle.defender)):
        legion = side.legion
        numbers = [legion.regular, legion.elite, legion.special, legion.leader, side.cards, side.burnt]
        numbers += [side.cards_per_round or 0, side.supply or 0]
        if min(numbers) < 0:
            raise OddsError(("odds-below-zero", {"who": name}))
        if legion.units > side.limit:
            raise OddsError(("odds-too-many", {"who": name, "n": legion.units, "most": side.limit}))
        if not legion.units and (name == "attacker" or legion.leaders or not battle.settlement):
            raise OddsError(("odds-no-unit", {"who": name}))
        sides = set()
        for id in legion.named:
            leader = next((leader for leader in LEADERS if leader.id == id), None)
            if leader is None or leader.generic or leader.number == WILD_MAKER:
                raise OddsError(("odds-no-leader", {"leader": quoted(id)}))
            sides.add(leader.side)
        if len(sides) > 1:
            raise OddsError(("odds-both-sides", {"who": name, "leaders": ", ".join(legion.named)}))
        if len(set(legion.named)) < len(legion.named):
            raise OddsError(("odds-leader-twice", {"who": name}))
        for old, new in SUCCEEDED:
            if {LEADERS[old].id, LEADERS[new].id} <= set(legion.named):
                said = {"who": name, "old": LEADERS[old].id, "new": LEADERS[new].id}
                raise OddsError(("odds-succeeded", said))
        for what in side.order:
            if what not in KINDS and what not in legion.named:
                raise OddsError(("odds-unknown-loss", {"what": quoted(what), "possible": ", ".join(KINDS)}))
        if len(set(side.order)) < len(side.order) or not set(KINDS) <= set(side.order):
            raise OddsError(("odds-order", {"kinds": ", ".join(KINDS)}))
    own, theirs = battle.attacker.legion.named, battle.defender.legion.named
    if own and theirs and _side_of(own[0]) == _side_of(theirs[0]):
        raise OddsError(("odds-same-side", {"own": own[0], "theirs": theirs[0]}))
    if not 0 <= battle.settlement <= LAST_SETTLEMENT:
        raise OddsError(("odds-level", {"last": LAST_SETTLEMENT, "level": str(battle.settlement)}))
    if min(battle.stop_below, battle.stop_after, battle.retreat_below, battle.fought) < 0:
        raise OddsError(("odds-plan-below-zero", {}))


def _side_of(id: str) -> int:
    return LEADERS[number_of(LEADERS, id)].side


def odds(battle: Battle) -> Odds:
    """Work the battle out; OddsError for one that cannot be."""
    check(battle)
    return _Walk(battle).walk()


# Where a battle can be: hits taken by the attacker and by the defender, in one number.
Place = int
# What a round makes of a place: where the battle goes on, and how and where it ends, with the chances.
Steps = tuple[list[tuple[Place, float]], list[tuple[str, Place, float]]]


class _Walk:
    """All that can happen, round by round, with its chances."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.rows = (losses(battle.attacker), losses(battle.defender))
        self.width = len(self.rows[1])
        self.places = len(self.rows[0]) * self.width
        self.strips = [[legion.strips() for legion in row] for row in self.rows]
        self.known: dict[tuple[Place, int, int, bool, bool], Steps] = {}
        self.ends = dict.fromkeys(ENDS, 0.0)
        self.ended = [0.0] * self.places
        self.discarded = [0.0, 0.0]
        # Before a round: by the cards that both sides still have to discard, the chance of every place.
        self.ahead: dict[tuple[int, int], list[float]] = {}

    def walk(self) -> Odds:
        battle = self.battle
        begin: Steps = ([(0, 1.0)], [])
        if not battle.defender.legion.units:
            begin = ([], [("defender-destroyed", 0, 1.0)])
        elif battle.deciding:
            begin = ([], [])
            self.go_on(0, 0, 1.0, begin, last=0 < battle.stop_after <= battle.fought)
        cards = (battle.attacker.cards, battle.defender.cards)
        self.take(begin, cards, 1.0, self.ends)
        rounds: list[Round] = []
        for number in range(battle.fought + 1, max(battle.fought + ROUNDS, battle.stop_after) + 1):
            if left := self.left():
                rounds.append(Round(number, left, self.fight(number)))
        later, fought = self.fight_on()
        return Odds(
            self.ends,
            rounds,
            later,
            sum(each.fought for each in rounds) + fought,
            self.survivors(0),
            self.survivors(1),
            (self.discarded[0], self.discarded[1]),
        )

    def left(self) -> float:
        return sum(sum(chances) for chances in self.ahead.values())

    def fight(self, number: int) -> dict[str, float]:
        """A round, wherever the battle is before it; how it can end in it."""
        ending = dict.fromkeys(ENDS, 0.0)
        before, self.ahead = self.ahead, {}
        for cards, chances in before.items():
            for place, chance in enumerate(chances):
                if chance:
                    steps, left = self.steps(place, cards, number)
                    self.discard(cards, left, chance)
                    self.take(steps, left, chance, ending)
        for end, chance in ending.items():
            self.ends[end] += chance
        return ending

    def fight_on(self) -> tuple[dict[str, float], float]:
        """All rounds to come at once: how the battle can end in them, and how many there are on average.

        No place comes again once it is left, so each is dealt with once: a round that changes nothing is fought again
        until one does.
        """
        ending = dict.fromkeys(ENDS, 0.0)
        fought = 0.0
        while self.ahead:
            # Cards only become fewer, so nothing leads to the most of them but what is there.
            cards = max(self.ahead, key=sum)
            chances = self.ahead[cards]
            for place in range(self.places):
                if not chances[place]:
                    continue
                (goes, ends), left = self.steps(place, cards, LATER)
                again = sum(share for to, share in goes if to == place) if left == cards else 0.0
                chance = chances[place] / (1 - again)
                fought += chance
                self.discard(cards, left, chance)
                onward = [(to, share) for to, share in goes if to != place or left != cards]
                self.take((onward, ends), left, chance, ending)
            del self.ahead[cards]
        for end, chance in ending.items():
            self.ends[end] += chance
        return ending, fought

    def take(self, steps: Steps, cards: tuple[int, int], chance: float, ending: dict[str, float]) -> None:
        goes, ends = steps
        if goes:
            ahead = self.ahead.get(cards)
            if ahead is None:
                ahead = self.ahead[cards] = [0.0] * self.places
            for place, share in goes:
                ahead[place] += chance * share
        for end, place, share in ends:
            ending[end] += chance * share
            self.ended[place] += chance * share

    def discard(self, cards: tuple[int, int], left: tuple[int, int], chance: float) -> None:
        self.discarded[0] += (cards[0] - left[0]) * chance
        self.discarded[1] += (cards[1] - left[1]) * chance

    def steps(self, place: Place, cards: tuple[int, int], number: int) -> tuple[Steps, tuple[int, int]]:
        """A round from a place: cards, dice, leaders, losses, and whether the battle goes on; the cards left."""
        battle = self.battle
        first, last = number == 1, number == battle.stop_after
        own_side, their_side = battle.attacker, battle.defender
        if number > battle.fought + 1 and (own_side.burnt or their_side.burnt):
            own_side, their_side = replace(own_side, burnt=0), replace(their_side, burnt=0)
        i, j = divmod(place, self.width)
        attacker, defender = self.rows[0][i], self.rows[1][j]
        most = FEWER_DICE if battle.four_dice and first else DICE
        own_burnt, own_dice = _dice(own_side, cards[0], attacker.units + battle.extra_die, DICE)
        their_burnt, their_dice = _dice(their_side, cards[1], defender.units + battle.settlement, most)
        key = (place, own_dice, their_dice, first, last)
        if key not in self.known:
            added = 1 if battle.surprise and first else 0
            toughness = (len(self.rows[0]) - 1 - i, len(self.rows[1]) - 1 - j)
            own = Force(self.strips[0][i], own_dice, added, attacker.special, toughness[0])
            theirs = Force(self.strips[1][j], their_dice, 0, defender.special, toughness[1])
            steps: Steps = ([], [])
            # Beyond what can be rolled toughness makes no difference, and the round may be known.
            own = replace(own, toughness=min(own.toughness, most_hits(theirs)))
            theirs = replace(theirs, toughness=min(theirs.toughness, most_hits(own)))
            for taken, dealt, chance in exchange(own, theirs):
                if taken < toughness[0] and dealt < toughness[1]:
                    self.go_on(i + taken, j + dealt, chance, steps, last)
                    continue
                end = "both-destroyed" if taken == toughness[0] else "defender-destroyed"
                if dealt < toughness[1]:
                    end = "attacker-destroyed"
                steps[1].append((end, (i + taken) * self.width + j + dealt, chance))
            self.known[key] = steps
        return self.known[key], (cards[0] - own_burnt, cards[1] - their_burnt)

    def go_on(self, i: int, j: int, chance: float, steps: Steps, last: bool) -> None:
        """The attacker stops or pays, the defender retreats or stays."""
        battle = self.battle
        attacker, defender = self.rows[0][i], self.rows[1][j]
        price = 1 if battle.settlement and not battle.no_cost else 0
        deadly = i + price == len(self.rows[0]) - 1
        if last or attacker.units < battle.stop_below or (price and (deadly or not battle.pays)):
            steps[1].append(("attacker-stops", i * self.width + j, chance))
            return
        place = (i + price) * self.width + j
        if defender.units < battle.retreat_below:
            steps[1].append(("defender-retreats", place, chance))
        else:
            steps[0].append((place, chance))

    def survivors(self, side: int) -> Survivors:
        row = self.rows[side]
        chances = [0.0] * len(row)
        for place, chance in enumerate(self.ended):
            chances[divmod(place, self.width)[side]] += chance
        left = [(legion, chance) for legion, chance in zip(row, chances, strict=True) if chance]
        lost = dict.fromkeys(_figures(row[0]), 0.0)
        for place in range(1, len(row)):
            # What goes from one place of the row to the next is lost by everything that gets so far.
            before, after = _figures(row[place - 1]), _figures(row[place])
            for what, n in before.items():
                lost[what] += max(0.0, n - after.get(what, 0.0)) * sum(chances[place:])
        return Survivors(sorted(left, key=lambda each: -each[1]), _figures(row[0]), lost)


def _dice(side: Side, cards: int, dice: int, most: int) -> tuple[int, int]:
    """How many cards are discarded, and how many dice that makes."""
    per_round = cards if side.cards_per_round is None else max(0, side.cards_per_round - side.burnt)
    dice += side.burnt
    burnt = min(cards, per_round, max(0, most - dice))
    return burnt, min(most, dice + burnt)


# ---- several battles that could be


def blend(cases: Iterable[tuple[float, Odds]]) -> Odds:
    """The odds where it is not known which of several battles it is; the weights are the chances of each."""
    cases = list(cases)
    fought: dict[int, float] = {}
    rounds: dict[int, list[tuple[float, dict[str, float]]]] = {}
    for weight, case in cases:
        for each in case.rounds:
            fought[each.number] = fought.get(each.number, 0.0) + weight * each.fought
            rounds.setdefault(each.number, []).append((weight, each.ends))
    return Odds(
        _sum((weight, case.ends) for weight, case in cases),
        [Round(number, fought[number], _sum(rounds[number])) for number in sorted(rounds)],
        _sum((weight, case.later) for weight, case in cases),
        sum(weight * case.length for weight, case in cases),
        _blend_survivors([(weight, case.attacker) for weight, case in cases]),
        _blend_survivors([(weight, case.defender) for weight, case in cases]),
        (sum(weight * case.cards[0] for weight, case in cases), sum(weight * case.cards[1] for weight, case in cases)),
    )


def _sum(parts: Iterable[tuple[float, dict[str, float]]]) -> dict[str, float]:
    total = dict.fromkeys(ENDS, 0.0)
    for weight, ends in parts:
        for end, chance in ends.items():
            total[end] += weight * chance
    return total


def _blend_survivors(cases: Sequence[tuple[float, Survivors]]) -> Survivors:
    left: dict[Legion, float] = {}
    start: dict[str, float] = {}
    lost: dict[str, float] = {}
    for weight, survivors in cases:
        for legion, chance in survivors.left:
            left[legion] = left.get(legion, 0.0) + weight * chance
        for total, numbers in ((start, survivors.start), (lost, survivors.lost)):
            for what, number in numbers.items():
                total[what] = total.get(what, 0.0) + weight * number
    return Survivors(sorted(left.items(), key=lambda each: -each[1]), start, lost)


# ---- as plain values


def as_data(odds: Odds) -> dict[str, Any]:
    """For JSON: chances from 0 to 1, legions as numbers by kind with the ids of named leaders."""

    def side(survivors: Survivors, cards: float) -> dict[str, Any]:
        return {
            "start": survivors.start,
            "mean": survivors.mean,
            "came": survivors.came,
            "lost": survivors.lost,
            "units_lost": survivors.units_lost,
            "cards": cards,
            "left": [{"legion": legion_data(legion), "chance": chance} for legion, chance in survivors.left],
        }

    plain = {
        "attacker_wins": odds.attacker_wins,
        "defender_wins": odds.defender_wins,
        "nobody_wins": odds.nobody_wins,
        "ends": odds.ends,
        "length": odds.length,
        "rounds": [{"round": each.number, "fought": each.fought, "ends": each.ends} for each in odds.rounds],
        "later": odds.later,
        "attacker": side(odds.attacker, odds.cards[0]),
        "defender": side(odds.defender, odds.cards[1]),
    }
    whole: dict[str, Any] = rounded(plain)
    return whole


def rounded(value: Any) -> Any:
    """Without the crumbs of floating point, that a chance be never above 1 nor a loss below 0."""
    if isinstance(value, float):
        return round(value, 12) + 0.0
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, list) else value


def from_data(data: dict[str, Any]) -> Odds:
    """The odds again, from what `as_data` made of them."""

    def side(survivors: dict[str, Any]) -> Survivors:
        left = [(legion_from(each["legion"]), each["chance"]) for each in survivors["left"]]
        return Survivors(left, survivors["start"], survivors["lost"])

    return Odds(
        data["ends"],
        [Round(each["round"], each["fought"], each["ends"]) for each in data["rounds"]],
        data["later"],
        data["length"],
        side(data["attacker"]),
        side(data["defender"]),
        (data["attacker"]["cards"], data["defender"]["cards"]),
    )


def legion_data(legion: Legion) -> dict[str, Any]:
    return {kind: getattr(legion, kind) for kind in KINDS if kind != "named"} | {"named": list(legion.named)}


def legion_from(data: dict[str, Any]) -> Legion:
    return Legion(**data | {"named": tuple(data["named"])})
