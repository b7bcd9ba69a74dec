"""Battle odds: small cases worked out by hand, the rulebook's example, and thousands of battles fought by the rules."""

from __future__ import annotations

import math
import time
from collections import Counter, defaultdict
from dataclasses import replace
from itertools import combinations, permutations

import pytest

from sietch.arrakis import options as o
from sietch.arrakis.battle import ABILITIES, AFTER, BATTLE, BURN, CONTINUE, PURSUE, WON, begin_battle, combat_dice
from sietch.arrakis.casualties import CASUALTIES
from sietch.arrakis.combat_dice import Force, best_answer, best_use, exchange, rolls, scores
from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    ELITE,
    EXTRA_DIE,
    FOUR_DICE,
    HARKONNEN,
    HIT,
    LEADER,
    LEADERS,
    NO_COST,
    PLANNING,
    REGULAR,
    SHIELD,
    SPECIAL,
    SPECIAL_FACE,
    SURPRISE,
    number_of,
)
from sietch.arrakis.legions import count, named_at
from sietch.arrakis.map import ADJACENT
from sietch.arrakis.odds import (
    ENDS,
    KINDS,
    ORDER,
    Battle,
    Legion,
    OddsError,
    Side,
    blend,
    losses,
    odds,
)
from sietch.arrakis.scenario import arrakis, legion
from sietch.arrakis.state import Arrakis
from sietch.arrakis.tank import TANK_ORDER
from sietch.core.state import NO, YES, seeded

ONE = Legion(regular=1)


# ---- by hand


def test_the_dice_have_three_hits_two_shields_and_a_special():
    assert rolls(1) == ((0, 0, 1, 1 / 6), (0, 1, 0, 1 / 3), (1, 0, 0, 1 / 2))
    for dice in range(7):
        assert sum(chance for *_, chance in rolls(dice)) == pytest.approx(1)
        assert sum(hits * chance for hits, _, _, chance in rolls(dice)) == pytest.approx(dice / 2)


def test_one_unit_against_one():
    # A die each: both lose with 1/4; the attacker alone wins with hit against special, 1/12; so does the defender.
    result = odds(Battle(Side(ONE), Side(ONE)))
    first = result.rounds[0].ends
    assert first["both-destroyed"] == pytest.approx(1 / 4)
    assert first["defender-destroyed"] == first["attacker-destroyed"] == pytest.approx(1 / 12)
    # 7/12 of the rounds change nothing, so in the end it is 1 : 1 : 3.
    assert result.rounds[1].fought == pytest.approx(7 / 12)
    assert result.attacker_wins == result.defender_wins == pytest.approx(1 / 5)
    assert result.nobody_wins == pytest.approx(3 / 5)
    assert result.length == pytest.approx(12 / 5)
    assert result.attacker.lost["regular"] == pytest.approx(4 / 5)
    assert result.defender.units_lost == pytest.approx(4 / 5)
    assert [legion for legion, _ in result.attacker.left] == [Legion(), ONE]
    assert [chance for _, chance in result.attacker.left] == pytest.approx([4 / 5, 1 / 5])
    late = sum(result.later.values())
    assert late == pytest.approx((7 / 12) ** 12)


def test_a_special_elite_cancels_the_shield():
    # One Sardaukar (two hits to destroy) for one round: its hit always tells, the unit's only against no shield.
    result = odds(Battle(Side(Legion(special=1)), Side(ONE), stop_after=1))
    assert result.ends["defender-destroyed"] == pytest.approx(1 / 2)
    assert result.ends["attacker-stops"] == pytest.approx(1 / 2)
    # It is weakened where the unit hits and it shows no shield: 1/2 * 2/3.
    assert result.attacker.lost["special"] == pytest.approx(1 / 3)
    assert result.attacker.lost["regular"] == pytest.approx(0)
    assert result.attacker.came["regular"] == pytest.approx(1 / 3)
    assert result.attacker.units_lost == pytest.approx(0)


def test_surprise_gives_a_leader_a_special_in_the_first_round():
    # A hit for certain by the leader, another on 1/2; the leader's own special has nobody left to use it.
    battle = Battle(Side(Legion(regular=1, leader=1)), Side(Legion(regular=2)), surprise=True, stop_after=1)
    dealt = exchange(Force(((1, 0),), 1, 1, 0, 2), Force((), 2, 0, 0, 2))
    none, one = (sum(chance for _, hits, chance in dealt if hits == n) for n in (0, 1))
    # No hit goes through with one hit against a shield or more (1/2 * 5/9), or two against two (1/2 * 1/9).
    assert none == pytest.approx(1 / 2 * 5 / 9 + 1 / 2 * 1 / 9)
    # One does with one against none (1/2 * 4/9), or two against one (1/2 * 4/9).
    assert one == pytest.approx(1 / 2 * 4 / 9 + 1 / 2 * 4 / 9)
    assert odds(battle).defender.units_lost == pytest.approx(one + 2 * (1 - none - one))
    assert odds(replace(battle, fought=1, stop_after=2)).defender.units_lost < one


def test_going_on_against_a_settlement_costs_a_hit():
    # Two regulars, who would stop rather than lose the last one, against one in a settlement.
    battle = Battle(Side(Legion(regular=2)), Side(ONE), settlement=1)
    result = odds(battle)
    assert len([each for each in result.rounds if each.fought]) == 2
    # What is left after the first round without a loss pays one and fights the second; then nothing can be paid.
    assert result.rounds[1].fought < result.rounds[0].fought
    assert odds(replace(battle, no_cost=True)).attacker_wins > result.attacker_wins
    stopping = odds(replace(battle, pays=False))
    assert [each.number for each in stopping.rounds] == [1]
    assert stopping.ends["attacker-stops"] == pytest.approx(
        1 - stopping.attacker_wins - stopping.nobody_wins - stopping.ends["attacker-destroyed"]
    )


def test_the_price_is_paid_before_the_defender_retreats():
    battle = Battle(Side(Legion(regular=3)), Side(ONE), settlement=1, retreat_below=2, fought=1, deciding=True)
    result = odds(battle)
    assert result.ends["defender-retreats"] == 1
    assert result.attacker.left == [(Legion(regular=2), 1.0)]
    assert result.rounds == []


def test_an_attacker_stops_with_too_few_units():
    battle = Battle(Side(Legion(regular=3)), Side(Legion(regular=3)), stop_below=3)
    result = odds(battle)
    assert {legion.units for legion, _ in result.attacker.left} == {0, 1, 2, 3}
    with_two = sum(chance for legion, chance in result.attacker.left if legion.units in (1, 2))
    assert result.ends["attacker-stops"] <= with_two


def test_an_undefended_settlement_falls_without_a_roll():
    result = odds(Battle(Side(ONE), Side(Legion()), settlement=3))
    assert (result.attacker_wins, result.rounds, result.length) == (1, [], 0)


def test_cards_are_discarded_up_to_six_dice():
    five = Side(Legion(regular=5), cards=3)
    assert odds(Battle(five, Side(ONE), stop_after=1)).cards == (1.0, 0.0)
    assert odds(Battle(Side(ONE, cards=3, cards_per_round=2), Side(ONE, cards=9), stop_after=1)).cards == (2.0, 5.0)
    assert odds(Battle(Side(ONE), Side(ONE, cards=9), four_dice=True, stop_after=1)).cards == (0.0, 3.0)
    more = [odds(Battle(Side(Legion(regular=3), cards=n), Side(Legion(regular=3)))).attacker_wins for n in range(4)]
    assert more == sorted(set(more))


def test_cards_discarded_before_count_for_the_round_that_comes():
    begun = Battle(Side(ONE, burnt=2), Side(ONE))
    first = odds(begun).rounds
    assert first[0] == odds(Battle(Side(ONE, cards=2), Side(ONE))).rounds[0]
    alone = odds(Battle(Side(ONE), Side(ONE))).rounds
    assert first[1].ends["both-destroyed"] / first[1].fought == pytest.approx(alone[0].ends["both-destroyed"])


# ---- the rulebook's example

HARKONNEN_LEGION = Legion(regular=2, elite=2, special=1, leader=1, named=("baron-harkonnen",))
ATREIDES_LEGION = Legion(regular=2, special=1, named=("paul-muaddib",))


def test_the_worked_example_of_a_round():
    """wa_example_battle_dice, wa_example_battle_results, wa_example_casualties."""
    # Three specials with a Bashar and the Baron: one misses, one is a hit, one two shields.
    own = scores(HARKONNEN_LEGION.strips(), 2, 1, 3)
    assert own == ((3, 3),)
    theirs = scores(ATREIDES_LEGION.strips(), 5, 0, 0)
    assert theirs == ((5, 0),)
    attacker = Force(HARKONNEN_LEGION.strips(), 6, 0, 1, 10)
    defender = Force(ATREIDES_LEGION.strips(), 5, 0, 1, 5)
    assert best_use(own, theirs, attacker, defender)[:2] == (3, 3)
    # The losses that both players choose there.
    harkonnen = losses(
        Side(HARKONNEN_LEGION, order=("elite", "baron-harkonnen", "leader", "special", "regular", "named"))
    )
    assert harkonnen[3] == Legion(regular=4, special=1, leader=1)
    atreides = losses(Side(ATREIDES_LEGION, order=("special", "regular", "leader", "elite", "named")))
    assert atreides[3] == Legion(regular=1, named=("paul-muaddib",))
    # Six dice with a card against five.
    battle = Battle(Side(HARKONNEN_LEGION, cards=1), Side(ATREIDES_LEGION), settlement=2, stop_after=1)
    assert odds(battle).cards == (1.0, 0.0)


def test_the_best_of_two_leaders_is_used():
    # One special, a leader with two hits and one with three shields; three hits are coming, one unit stands there.
    own = scores(((2, 0), (0, 3)), 0, 0, 1)
    assert own == ((0, 3), (2, 0))
    attacker, defender = Force(((0, 3), (2, 0)), 1, 0, 0, 4), Force((), 3, 0, 0, 1)
    assert best_use(own, ((3, 0),), attacker, defender) == (0, 0, (0, 3))
    # Two hits kill two where nothing comes back.
    assert best_use(own, ((0, 0),), attacker, replace(defender, toughness=3)) == (0, 2, (2, 0))


def test_quick_rounds_are_those_of_the_plain_rule():
    strips = ((0, 2), (1, 0), (1, 1), (2, 0))
    for special, toughness in ((0, 9), (1, 3), (2, 1)):
        attacker, defender = Force(strips, 4, 1, special, toughness), Force(strips[1:], 3, 0, 1, 4)
        chances: defaultdict[tuple[int, int], float] = defaultdict(float)
        for hits, shields, specials, chance in rolls(4):
            for their_hits, their_shields, their_specials, other in rolls(3):
                own = scores(strips, hits, shields, specials + 1)
                theirs = scores(strips[1:], their_hits, their_shields, their_specials)
                chances[best_use(own, theirs, attacker, defender)[:2]] += chance * other
        quick = {(taken, dealt): chance for taken, dealt, chance in exchange(attacker, defender)}
        assert quick == pytest.approx(dict(chances))


# ---- losses


def test_losses_follow_the_order_and_keep_the_last_unit():
    row = losses(Side(Legion(regular=1, elite=1, leader=1, named=("chani", "stilgar"))))
    assert row == [
        Legion(1, 1, 0, 1, ("chani", "stilgar")),
        Legion(2, 0, 0, 1, ("chani", "stilgar")),
        Legion(2, 0, 0, 0, ("chani", "stilgar")),
        Legion(1, 0, 0, 0, ("chani", "stilgar")),
        Legion(1, 0, 0, 0, ("stilgar",)),
        Legion(1),
        Legion(),
    ]


def test_the_usual_order_of_losses_wins_most_often():
    own, theirs = Legion(2, 2, 1, 1, ("feyd-rautha",)), Side(Legion(2, 2, 1, 1, ("paul-muaddib",)))
    wins = {order: odds(Battle(Side(own, order=order), theirs)).attacker_wins for order in permutations(KINDS)}
    assert max(wins, key=lambda order: wins[order]) == ORDER


def test_elites_are_removed_when_no_regular_unit_is_left_to_replace_them():
    assert losses(Side(Legion(elite=2), supply=1)) == [Legion(0, 2), Legion(1, 1), Legion(1, 0), Legion()]


# ---- what cannot be


@pytest.mark.parametrize(
    ("battle", "message"),
    [
        (Battle(Side(Legion(regular=7)), Side(ONE)), "the attacker has 7 units; a legion has at most 6"),
        (Battle(Side(Legion(regular=6), limit=5), Side(ONE)), "at most 5"),
        (Battle(Side(Legion(leader=1)), Side(ONE)), "the attacker has no unit"),
        (Battle(Side(ONE), Side(Legion())), "the defender has no unit"),
        (Battle(Side(ONE), Side(Legion(leader=1)), settlement=1), "the defender has no unit"),
        (Battle(Side(Legion(regular=-1)), Side(ONE)), "below 0"),
        (Battle(Side(Legion(1, named=("duncan",))), Side(ONE)), "'duncan' is no leader"),
        (Battle(Side(Legion(1, named=("wild-maker",))), Side(ONE)), "'wild-maker' is no leader"),
        (Battle(Side(Legion(1, named=("chani", "feyd-rautha"))), Side(ONE)), "leaders of both sides"),
        (Battle(Side(Legion(1, named=("chani", "chani"))), Side(ONE)), "twice"),
        (Battle(Side(Legion(1, named=("chani",))), Side(Legion(1, named=("stilgar",)))), "on the same side"),
        (Battle(Side(ONE), Side(ONE), settlement=4), "a level from 1 to 3"),
        (Battle(Side(ONE, order=("elite",)), Side(ONE)), "each of these once"),
        (Battle(Side(ONE, order=(*KINDS, "worm")), Side(ONE)), "nothing called 'worm'"),
        (Battle(Side(ONE), Side(ONE), stop_below=-1), "below 0"),
    ],
)
def test_a_battle_that_cannot_be_is_refused(battle, message):
    with pytest.raises(OddsError, match=message):
        odds(battle)


# ---- sums


def test_chances_add_up_and_rounds_to_the_whole():
    battle = Battle(Side(HARKONNEN_LEGION, cards=2), Side(ATREIDES_LEGION, cards=1), settlement=2, surprise=True)
    result = odds(battle)
    assert sum(result.ends.values()) == pytest.approx(1)
    for end in ENDS:
        assert result.ends[end] == pytest.approx(sum(each.ends[end] for each in result.rounds) + result.later[end])
    for before, after in zip(result.rounds, result.rounds[1:], strict=False):
        assert after.fought == pytest.approx(before.fought - sum(before.ends.values()))
    for survivors in (result.attacker, result.defender):
        assert sum(chance for _, chance in survivors.left) == pytest.approx(1)


def test_rounds_told_together_are_those_told_one_by_one():
    battle = Battle(Side(Legion(regular=1), cards=3, cards_per_round=1), Side(Legion(regular=1, leader=1)))
    short, long = odds(battle), odds(replace(battle, stop_after=60))
    for end in ENDS:
        assert short.ends[end] == pytest.approx(long.ends[end], abs=1e-9)
    assert short.length == pytest.approx(long.length, abs=1e-9)
    assert short.cards == pytest.approx(long.cards)


def test_several_battles_are_blended_by_their_chances():
    one, two = odds(Battle(Side(Legion(regular=2)), Side(ONE))), odds(Battle(Side(Legion(regular=2)), Side(Legion(2))))
    both = blend([(0.25, one), (0.75, two)])
    assert both.attacker_wins == pytest.approx(0.25 * one.attacker_wins + 0.75 * two.attacker_wins)
    assert both.defender.start["regular"] == 1.75
    assert both.defender.units_lost == pytest.approx(0.25 * one.defender.units_lost + 0.75 * two.defender.units_lost)


def test_two_full_legions_are_quick():
    exchange.cache_clear()
    own = Legion(2, 2, 2, 1, ("baron-harkonnen", "feyd-rautha"))
    begun = time.process_time()
    odds(Battle(Side(own, cards=2), Side(Legion(2, 2, 2, 1, ("paul-muaddib", "chani")), cards=2), settlement=3))
    assert time.process_time() - begun < 1


# ---- the same battles, fought by the rules

BATTLES = 1500
# So many standard errors are never seen by chance.
TOLERANCE = 5.5


def positioned(battle: Battle, attacker: int) -> Arrakis:
    """The legions in two areas side by side, cards in hand, and the battle begun."""
    target = "carthag" if attacker == ATREIDES and battle.settlement == 2 else "arrakeen"
    area = AREAS[(ADJACENT[number_of(AREAS, target)] & -ADJACENT[number_of(AREAS, target)]).bit_length() - 1].id
    table = arrakis()
    for side, seat, place in ((battle.attacker, attacker, area), (battle.defender, 1 - attacker, target)):
        figures = side.legion
        placed = legion(figures.regular, figures.elite, figures.special, figures.leader, figures.named)
        table.area(place, **{("atreides", "harkonnen")[seat]: placed})
        if side.supply is not None:
            table.supply(seat, regular=side.supply)
        cards = [card.id for card in PLANNING if card.side == seat and not card.hand_only]
        table.hand(seat, *cards[: side.cards])
    if battle.settlement and attacker == ATREIDES:
        assert AREAS[number_of(AREAS, target)].settlement == battle.settlement
        table.settlements(target)
    elif battle.settlement:
        table.sietch(target, battle.settlement)
    g: Arrakis = table.turn(attacker).state.copy()
    g.stack, g.asking, g.options, g.log, g.revealed = [], None, [], None, []
    rules = battle.surprise * SURPRISE | battle.extra_die * EXTRA_DIE | battle.four_dice * FOUR_DICE
    begin_battle(g, attacker, number_of(AREAS, area), number_of(AREAS, target), rules | battle.no_cost * NO_COST)
    return g


def standing(g: Arrakis, seat: int, area: int) -> Legion:
    there = g.players[seat].legions[area]
    named = tuple(LEADERS[leader].id for leader in named_at(g, seat, area))
    regular, elite, special, leader = (count(there, figure) for figure in (REGULAR, ELITE, SPECIAL, LEADER))
    return Legion(regular, elite, special, leader, named)


class Fight:
    """A battle fought by the rules, both sides keeping to their plans."""

    def __init__(self, battle: Battle, g: Arrakis) -> None:
        self.battle = battle
        self.g = g
        self.areas = {g.attacker: g.attack_from, 1 - g.attacker: g.attack_at}
        self.attacker = g.attacker
        self.sides = {g.attacker: battle.attacker, 1 - g.attacker: battle.defender}
        self.retreated: Legion | None = None
        g.proceed()
        while g.asking is not None:
            g.answer(self.choose())
        self.rounds = g.battle_round + 1
        self.left = (self.standing(self.attacker), self.retreated or self.standing(1 - self.attacker))

    def standing(self, seat: int) -> Legion:
        return standing(self.g, seat, self.areas[seat])

    def now(self, seat: int) -> Side:
        side = self.sides[seat]
        return replace(side, legion=self.standing(seat), supply=self.g.players[seat].supply[REGULAR])

    def choose(self) -> int:
        assert self.g.asking is not None
        node, seat, x = self.g.asking
        if node is BURN:
            side, burnt = self.sides[seat], self.g.players[seat].burnt
            enough = side.cards_per_round is not None and burnt >= side.cards_per_round
            return o.DONE if enough else self.g.options[0]
        if node is ABILITIES:
            return self.ability(seat)
        if node is CASUALTIES:
            return self.casualty(seat)
        if node is TANK_ORDER:
            return self.g.options[0]
        assert node is BATTLE
        if x == AFTER:
            return NO if self.stops() else YES
        if x == CONTINUE:
            return YES if self.standing(seat).units < self.battle.retreat_below else NO
        if x == PURSUE:
            self.retreated = self.standing(1 - self.attacker)
            return self.g.options[0]
        assert x == WON
        return NO

    def stops(self) -> bool:
        battle, now = self.battle, self.now(self.attacker)
        costs = battle.settlement and not battle.no_cost
        return bool(
            now.legion.units < battle.stop_below
            or (battle.stop_after and self.g.battle_round + 1 >= battle.stop_after)
            or (costs and (not battle.pays or len(losses(now)) == 2))
        )

    def casualty(self, seat: int) -> int:
        row = losses(self.now(seat))
        before, after = row[0], row[1]
        for id in before.named:
            if id not in after.named and after.units:
                return o.LOSE_LEADER | number_of(LEADERS, id)
        for figure, kind in ((SPECIAL, "special"), (ELITE, "elite"), (LEADER, "leader"), (REGULAR, "regular")):
            if getattr(after, kind) < getattr(before, kind):
                return o.LOSE | figure
        raise AssertionError(before, after)

    def ability(self, seat: int) -> int:
        """The leader to use next: one of those that make the best score."""
        forces, made = [], []
        for side in (self.attacker, 1 - self.attacker):
            now, rolled = self.now(side), self.g.players[side].rolled
            strips = now.legion.strips()
            forces.append(Force(strips, combat_dice(self.g, side), 0, now.legion.special, len(losses(now)) - 1))
            made.append(scores(strips, rolled[HIT], rolled[SHIELD], rolled[SPECIAL_FACE]))
        p = self.g.players[seat]
        if seat == self.attacker:
            wanted = best_use(made[0], made[1], *forces)[2]
        else:
            wanted = best_answer(self.score(self.attacker), made[1], *forces)[2]
        generic = [-1 - place for place in range(self.standing(seat).leader)]
        leaders = [*generic, *(number_of(LEADERS, id) for id in self.standing(seat).named)]
        used = {
            *generic[: p.generic_abilities],
            *(leader for leader in leaders if leader >= 0 and p.abilities >> leader & 1),
        }
        for chosen in combinations(leaders, min(p.rolled[SPECIAL_FACE], len(leaders))):
            if used < set(chosen) and self.score(seat, chosen) == wanted:
                leader = next(leader for leader in chosen if leader not in used)
                return o.ABILITY_GENERIC if leader < 0 else o.ABILITY | leader
        raise AssertionError(wanted)

    def score(self, seat: int, leaders: tuple[int, ...] | None = None) -> tuple[int, int]:
        p = self.g.players[seat]
        hits, shields = p.rolled[HIT], p.rolled[SHIELD]
        if leaders is None:
            named = [leader for leader in range(len(LEADERS)) if p.abilities >> leader & 1]
            leaders = (*[-1] * p.generic_abilities, *named)
        for leader in leaders:
            hits += 1 if leader < 0 else LEADERS[leader].hits
            shields += 0 if leader < 0 else LEADERS[leader].shields
        return hits, shields

    @property
    def end(self) -> str:
        attacker, defender = self.left
        if self.retreated:
            return "defender-retreats"
        if attacker.units and defender.units:
            return "attacker-stops"
        if not attacker.units and not defender.units:
            return "both-destroyed"
        return "defender-destroyed" if attacker.units else "attacker-destroyed"


OTHER_ORDER = ("leader", "regular", "elite", "named", "special")
CASES = {
    "rulebook": (HARKONNEN, Battle(Side(HARKONNEN_LEGION, cards=1), Side(ATREIDES_LEGION), settlement=2)),
    "surprise-at-arrakeen": (
        ATREIDES,
        Battle(
            Side(Legion(1, 2, 2, 1, ("paul-muaddib", "chani", "stilgar")), cards=2),
            Side(Legion(2, 1, 0, 2, ("thufir-hawat", "baron-harkonnen")), cards=2, cards_per_round=1),
            settlement=3,
            surprise=True,
        ),
    ),
    "open-ground": (
        HARKONNEN,
        Battle(
            Side(
                Legion(2, 1, 1, 1, ("feyd-rautha", "baron-harkonnen", "gaius-helen-mohiam")), cards=3, cards_per_round=1
            ),
            Side(Legion(1, 1, 1, 1, ("gurney-halleck", "lady-jessica")), cards=3, order=OTHER_ORDER),
        ),
    ),
    "four-dice": (
        ATREIDES,
        Battle(Side(Legion(2, 1, 0, 1)), Side(Legion(3, 2, 0, 1)), settlement=2, surprise=True, four_dice=True),
    ),
    "extra-die-no-cost": (
        HARKONNEN,
        Battle(Side(Legion(2, 0, 2)), Side(Legion(2, 1, 0, 1)), settlement=1, extra_die=True, no_cost=True),
    ),
    "empty-supply": (ATREIDES, Battle(Side(Legion(0, 3, 1, 1), supply=1), Side(Legion(2, 2, 0, 1), order=OTHER_ORDER))),
    "stop-and-retreat": (
        HARKONNEN,
        Battle(Side(Legion(3, 1, 1, 1)), Side(Legion(2, 1, 1, 1)), stop_below=3, retreat_below=2, stop_after=3),
    ),
    "does-not-pay": (HARKONNEN, Battle(Side(Legion(4)), Side(Legion(2)), settlement=3, pays=False)),
}


@pytest.mark.parametrize("name", CASES)
def test_battles_fought_by_the_rules_come_out_as_the_odds_say(name):
    attacker, battle = CASES[name]
    begun = positioned(battle, attacker)
    supplies = [begun.players[seat].supply[REGULAR] for seat in (attacker, 1 - attacker)]
    expected = odds(
        replace(
            battle,
            attacker=replace(battle.attacker, supply=supplies[0]),
            defender=replace(battle.defender, supply=supplies[1]),
        )
    )
    ends: Counter[str] = Counter()
    rounds: Counter[tuple[int, str]] = Counter()
    left: list[Counter[Legion]] = [Counter(), Counter()]
    for seed in range(BATTLES):
        g = begun.copy()
        g.rng = seeded(seed)
        fight = Fight(battle, g)
        ends[fight.end] += 1
        rounds[fight.rounds, fight.end] += 1
        for side in (0, 1):
            left[side][fight.left[side]] += 1

    def agrees(seen: int, chance: float, what: object) -> None:
        error = math.sqrt(max(chance * (1 - chance), 1 / BATTLES) / BATTLES)
        assert abs(seen / BATTLES - chance) < TOLERANCE * error, what

    for end in ENDS:
        agrees(ends[end], expected.ends[end], end)
    for each in expected.rounds:
        for end, chance in each.ends.items():
            agrees(rounds[each.number, end], chance, (each.number, end))
    for side, survivors in enumerate((expected.attacker, expected.defender)):
        assert set(left[side]) <= {there for there, _ in survivors.left}
        for there, chance in survivors.left:
            agrees(left[side][there], chance, there)


def test_no_kind_of_figure_is_lost_less_than_never_and_the_books_balance():
    battle = Battle(
        Side(Legion(2, 2, 1, 1, ("baron-harkonnen",))), Side(Legion(1, 1, 2, 1, ("stilgar",))), settlement=1
    )
    result = odds(battle)
    for side in (result.attacker, result.defender):
        assert min(side.lost.values()) >= 0
        for what, start in side.start.items():
            assert start + side.came[what] - side.lost[what] == pytest.approx(side.mean[what])
            assert side.came[what] == pytest.approx(0) or what == "regular"


@pytest.mark.parametrize("pair", [("paul-atreides", "paul-muaddib"), ("beast-rabban", "feyd-rautha")])
def test_a_leader_and_who_takes_their_place_are_never_together(pair):
    with pytest.raises(OddsError, match="one leaves for the other"):
        odds(Battle(Side(Legion(2, named=pair)), Side(Legion(2))))
