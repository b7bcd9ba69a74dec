"""What the Atreides expect against the Mahdi rules: who comes for them, and how far the revealed cards are."""

from __future__ import annotations

import pytest
from tests.arrakis.mahdi.alone import ATREIDES, area, mahdi

import sietch
from sietch.arrakis.components import PRESCIENCE, number_of
from sietch.arrakis.mahdi.outlook import ALONE, AgainstMahdi, HuntedPosition
from sietch.arrakis.mahdi.scenario import MahdiScenario
from sietch.arrakis.outlook.positions import WEIGHTS
from sietch.arrakis.scenario import legion


def card(id: str) -> int:
    return number_of(PRESCIENCE, id)


def position(table: MahdiScenario) -> HuntedPosition:
    return HuntedPosition(table._table(), ATREIDES, ATREIDES)


def danger(table: MahdiScenario, at: str) -> float:
    found = position(table)
    where = area(at)
    return -found.parts(where, *found.here(where))[2]


def besieged(strong: int = 5, held: int = 2, dice: int = 4, target: str = "windgap") -> MahdiScenario:
    """Harkonnen two areas from Windgap, which has a sietch; another one stands far away."""
    return (
        mahdi()
        .sietch("windgap", level=2)
        .sietch("sihaya-ridge", level=2)
        .area("windgap", atreides=legion(regular=held))
        .area("in-sw-1", harkonnen=legion(regular=strong))
        .tactics(target=target)
        .unrolled(dice)
    )


def test_the_target_is_in_more_danger_than_another_sietch_and_who_is_stronger_in_less():
    assert danger(besieged(), "windgap") > danger(besieged(target="sihaya-ridge"), "windgap") > 0
    assert danger(besieged(), "windgap") > danger(besieged(strong=2, held=3), "windgap")


def test_the_fewer_dice_the_harkonnen_have_left_the_less_they_can_do_in_this_round():
    dangers = [danger(besieged(dice=dice), "windgap") for dice in (0, 1, 3, 8)]
    assert dangers == sorted(dangers)
    assert dangers[0] < dangers[-1]


def hope(*places: str, dice: int = 2, revealed: str = "stunted-worms") -> float:
    """What is hoped from a card with legions in these areas."""
    table = mahdi().objective("objective-1").revealed(revealed).dice(ATREIDES, strategy=dice)
    for place in places:
        table.area(place, atreides=legion(regular=1))
    return position(table).now


def test_a_card_is_hoped_for_the_more_the_fewer_moves_are_missing():
    assert hope("pasty-mesa", "in-ne-9") < hope("pasty-mesa", "in-se-3") < hope("in-se-2", "in-se-3")


def test_without_a_die_a_card_is_fulfilled_or_out_of_reach():
    dew = "dew-collectors-for-the-planting"
    missing = [hope("arrakeen", "carthag", "broken-land", dice=dice, revealed=dew) for dice in (0, 2)]
    assert hope("arrakeen", "carthag", "arsunt", dice=0, revealed=dew) >= 2.0
    assert missing[0] < missing[1] - 0.5


def test_a_card_that_costs_units_is_worth_less_where_they_hold_something():
    def promise(*, threatened: bool) -> float:
        table = (
            mahdi()
            .objective("objective-1")
            .revealed("families-flee-to-the-palmaries-of-the-south")
            .sietch("rock-outcroppings", level=3)
            .area("rock-outcroppings", atreides=legion(regular=2, elite=2))
            .unrolled(6)
        )
        if threatened:
            table.area("out-nw-9", harkonnen=legion(regular=4))
        found = AgainstMahdi(table._table(), ATREIDES)
        return found.own.worth(found.claim(card("families-flee-to-the-palmaries-of-the-south")))

    assert 0 < promise(threatened=True) < promise(threatened=False)


@pytest.mark.parametrize(("lost", "steps"), [(0, 0.75), (1, 3.0), (2, 0.0)])
def test_a_harvester_counts_for_the_card_that_asks_for_two(lost, steps):
    table = mahdi().objective("objective-5").revealed("stand-in-raid").field(harvesters_lost=lost)
    assert position(table).harvester_taken().get("prescience", 0.0) == pytest.approx(steps)


def test_only_the_solo_game_has_a_table_of_its_own():
    rules = sietch.rules("arrakis")
    weights = {n: dict(rules.of(rules.setup({"players": n})).weights) for n in (1, 2, 3, 4)}
    assert weights == {1: dict(ALONE), 2: dict(WEIGHTS), 3: dict(WEIGHTS), 4: dict(WEIGHTS)}
    assert ALONE.keys() == WEIGHTS.keys()
