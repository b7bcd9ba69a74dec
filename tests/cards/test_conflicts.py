"""The sixteen conflict cards: their three rewards, control, battle icon, and what a sandworm doubles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.table import choose, goods, keys, player, rewards_taken
from tests.uprising import with_modules

from sietch.core.game import Game
from sietch.imperium.components import CONFLICTS
from sietch.imperium.scenario import uprising

NOT_MATCHING = {"crysknife": "objective-ornithopter-1-3p", "desert-mouse": "objective-ornithopter-1-3p"}
MATCHING = {
    "crysknife": "objective-crysknife",
    "desert-mouse": "objective-desert-mouse-4-6p",
    "ornithopter": "objective-ornithopter-1-3p",
}


@dataclass(frozen=True)
class Gains:
    """What a reward changes, and the answers it asks for."""

    solari: int = 0
    spice: int = 0
    water: int = 0
    troops: int = 0
    intrigues: int = 0
    points: int = 0
    influence: Mapping[str, int] = field(default_factory=dict)
    spies: int = 0
    trashed: int = 0
    answers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Facts:
    level: int
    icon: str
    first: Gains
    second: Gains
    third: Gains
    location: str | None = None


# Without the CHOAM module, so a contract icon gives 2 solari. What may be declined is declined here.
FACTS = {
    "skirmish-crysknife": Facts(
        1,
        "crysknife",
        Gains(influence={"guild": 1}, answers=("faction:guild",)),
        Gains(intrigues=1, spice=1),
        Gains(spice=1),
    ),
    "skirmish-desert-mouse": Facts(1, "desert-mouse", Gains(solari=2), Gains(solari=3), Gains(solari=2)),
    "skirmish-ornithopter": Facts(
        1, "ornithopter", Gains(intrigues=1, solari=1), Gains(intrigues=1, solari=2), Gains(intrigues=1)
    ),
    "choam-security": Facts(
        2,
        "crysknife",
        Gains(influence={"guild": 1}, solari=2, troops=1),
        Gains(water=1, solari=2, troops=2),
        Gains(intrigues=1, troops=1),
    ),
    "spice-freighters": Facts(
        2,
        "crysknife",
        Gains(influence={"fremen": 1}, answers=("faction:fremen", "no")),
        Gains(water=1, spice=1, troops=1),
        Gains(spice=1, troops=1),
    ),
    "seize-spice-refinery": Facts(
        2,
        "crysknife",
        Gains(spies=1, spice=2, answers=("post:post-guild",)),
        Gains(intrigues=1, spice=1, troops=1),
        Gains(spice=2),
        location="spice-refinery",
    ),
    "protect-the-sietches": Facts(
        2,
        "desert-mouse",
        Gains(influence={"fremen": 1}, water=1, troops=1),
        Gains(spice=3, troops=1),
        Gains(spice=2),
    ),
    "secure-imperial-basin": Facts(
        2,
        "desert-mouse",
        Gains(spice=2, troops=1),
        Gains(water=2, troops=1),
        Gains(water=1, troops=1),
        location="imperial-basin",
    ),
    "trade-dispute": Facts(
        2,
        "desert-mouse",
        Gains(solari=2, water=1, trashed=1, answers=("trash-discard:dagger",)),
        Gains(water=1, spice=1, trashed=1, answers=("trash-discard:dagger",)),
        Gains(water=1, troops=1),
    ),
    "shadow-contest": Facts(
        2,
        "ornithopter",
        Gains(influence={"bene-gesserit": 1}, intrigues=1),
        Gains(intrigues=1, spice=1, troops=1),
        Gains(spice=1, troops=1),
    ),
    "siege-of-arrakeen": Facts(
        2,
        "ornithopter",
        Gains(solari=2, troops=2),
        Gains(solari=4, troops=1),
        Gains(solari=3),
        location="arrakeen",
    ),
    "test-of-loyalty": Facts(
        2,
        "ornithopter",
        Gains(influence={"emperor": 1}, spies=1, solari=2, answers=("post:post-choam",)),
        Gains(solari=4, troops=1),
        Gains(solari=3),
    ),
    "battle-for-arrakeen": Facts(
        3,
        "crysknife",
        Gains(points=1),
        Gains(intrigues=1, spice=1, solari=3),
        Gains(spice=2, solari=2),
        location="arrakeen",
    ),
    "battle-for-imperial-basin": Facts(
        3,
        "ornithopter",
        Gains(points=1, answers=("no",)),
        Gains(spice=5),
        Gains(spice=3),
        location="imperial-basin",
    ),
    "battle-for-spice-refinery": Facts(
        3,
        "desert-mouse",
        Gains(points=1, answers=("no",)),
        Gains(intrigues=1, spice=3),
        Gains(spice=3),
        location="spice-refinery",
    ),
    "propaganda": Facts(
        3,
        "wild",
        Gains(influence={"emperor": 1, "fremen": 1}, answers=("faction:emperor", "faction:fremen")),
        Gains(intrigues=1, spice=3),
        Gains(spice=3),
    ),
}

all_conflicts = [pytest.param(id, marks=pytest.mark.component("conflict", id)) for id in FACTS]

BEFORE = {"solari": 6, "spice": 6, "water": 1, "points": 1, "garrison": 0}


def combat(conflict: str, place: int, worms: int = 0, **seat: Any) -> Game:
    """Seats 0, 1 and 2 take the first, second and third reward; the seat of `place` has what is said besides."""
    table = uprising(players=4).conflict(conflict).shield_wall(False)
    for other in range(3):
        table.seat(other, troops=1, swords=30 - 10 * other, **BEFORE)
    icon = FACTS[conflict].icon
    table.seat(0, objective=NOT_MATCHING.get(icon, "objective-crysknife"))
    table.seat(place - 1, worms=worms, discard=["dagger", "diplomacy"])
    return table.seat(place - 1, **seat).resolve_combat()


def answer(game: Game, seat: int, answers: tuple[str, ...]) -> Game:
    """The seat's answers in order; others take the first option. Until combat is over."""
    left = list(answers)
    while game.view()["round"] == 1:
        game.choose(left.pop(0) if game.decision.seat == seat else 0)
    assert not left
    return game


def gained(game: Game, seat: int) -> Gains:
    """What a seat has more than `BEFORE`."""
    found = player(game, seat)
    solari, spice, water = goods(game, seat)
    return Gains(
        solari=solari - BEFORE["solari"],
        spice=spice - BEFORE["spice"],
        water=water - BEFORE["water"],
        troops=found["garrison"],
        intrigues=found["intrigues_count"],
        points=found["points"] - BEFORE["points"],
        influence={faction: n for faction, n in found["influence"].items() if n},
        spies=len(found["spies"]),
        trashed=len(game.view()["trashed"]),
    )


def times(gains: Gains, n: int) -> Gains:
    return Gains(
        solari=gains.solari * n,
        spice=gains.spice * n,
        water=gains.water * n,
        troops=gains.troops * n,
        intrigues=gains.intrigues * n,
        points=gains.points * n,
        influence={faction: steps * n for faction, steps in gains.influence.items()},
        spies=gains.spies * n,
        trashed=gains.trashed * n,
    )


def test_these_are_all_the_conflicts():
    conflicts = [CONFLICTS[number] for number in with_modules().conflict_deck]
    assert {conflict.id for conflict in conflicts} == set(FACTS)
    levels = [conflict.level for conflict in conflicts]
    assert [levels.count(level) for level in (1, 2, 3)] == [3, 9, 4]


@pytest.mark.parametrize("place", [1, 2, 3])
@pytest.mark.parametrize("conflict", all_conflicts)
def test_each_place_takes_exactly_its_reward(conflict: str, place: int):
    facts = FACTS[conflict]
    reward = (facts.first, facts.second, facts.third)[place - 1]
    game = answer(combat(conflict, place), place - 1, reward.answers)
    assert rewards_taken(game) == {0: 1, 1: 2, 2: 3}
    assert gained(game, place - 1) == times(reward, 1)


TWICE = {
    ("seize-spice-refinery", 1): ("post:post-guild", "post:post-choam"),
    ("test-of-loyalty", 1): ("post:post-guild", "post:post-choam"),
    ("trade-dispute", 1): ("trash-discard:dagger", "trash-discard:diplomacy"),
    ("trade-dispute", 2): ("trash-discard:dagger", "trash-discard:diplomacy"),
}


@pytest.mark.parametrize("worms", [1, 2])
@pytest.mark.parametrize("place", [1, 2, 3])
@pytest.mark.parametrize("conflict", all_conflicts)
def test_with_a_sandworm_the_reward_is_taken_exactly_twice(conflict: str, place: int, worms: int):
    facts = FACTS[conflict]
    reward = (facts.first, facts.second, facts.third)[place - 1]
    answers = TWICE.get((conflict, place), reward.answers * 2)
    game = answer(combat(conflict, place, worms), place - 1, answers)
    got = gained(game, place - 1)
    expected = times(reward, 2)
    # Influence 2 brings a victory point of its own.
    points = sum(steps == 2 for steps in expected.influence.values())
    assert got.points == expected.points + points
    assert {**vars(got), "points": 0} == {**vars(expected), "points": 0}


@pytest.mark.parametrize("worms", [0, 1])
@pytest.mark.parametrize("conflict", all_conflicts)
def test_the_winner_and_nobody_else_gets_control_of_the_location_once(conflict: str, worms: int):
    facts = FACTS[conflict]
    answers = TWICE.get((conflict, 1), facts.first.answers * 2) if worms else facts.first.answers
    game = answer(combat(conflict, 1, worms), 0, answers)
    control = game.view()["control"]
    assert {location for location, seat in control.items() if seat is not None} == (
        {facts.location} if facts.location else set()
    )
    assert set(control.values()) <= {0, None}
    taken = [event.kind for event in game.events()].count("control-taken")
    assert taken == (1 if facts.location else 0)


@pytest.mark.parametrize(
    "conflict", [pytest.param(id, marks=pytest.mark.component("conflict", id)) for id in FACTS if FACTS[id].location]
)
def test_control_passes_from_an_opponent(conflict: str):
    location = FACTS[conflict].location
    assert location is not None
    table = uprising(players=3).conflict(conflict).control(location, 1).seat(0, troops=1, objective_up=False)
    game = table.resolve_combat()
    while game.view()["round"] == 1:
        game.choose(0)
    assert game.view()["control"][location] == 0


@pytest.mark.parametrize("conflict", all_conflicts)
def test_the_card_has_its_battle_icon_and_level(conflict: str):
    facts = FACTS[conflict]
    assert next(card.level for card in CONFLICTS if card.id == conflict) == facts.level
    for icon, objective in MATCHING.items():
        for worms in (0, 1):
            answers = TWICE.get((conflict, 1), facts.first.answers * 2) if worms else facts.first.answers
            game = combat(conflict, 1, worms, objective=objective)
            answer(game, 0, answers)
            matched = icon == facts.icon
            assert player(game, 0)["objective_up"] is not matched
            assert player(game, 0)["matched"] == ([conflict] if matched else [])
            assert player(game, 0)["won"] == ([] if matched else [conflict])
            assert [event.kind for event in game.events()].count("icons-matched") == matched


@pytest.mark.parametrize("conflict", all_conflicts)
@pytest.mark.parametrize("wall", [True, False])
def test_the_shield_wall_protects_exactly_the_conflicts_for_a_location(conflict: str, wall: bool):
    table = uprising(players=3).conflict(conflict).shield_wall(wall)
    game = table.seat(0, hand=["dune-the-desert-planet"], hooks=True).seat(1, hand=["dagger"]).turn(0)
    choose(game, "play:dune-the-desert-planet", "send:hagga-basin", "effect:space.hagga-basin.0")
    protected = wall and FACTS[conflict].location is not None
    if protected:
        assert (player(game, 0)["worms"], goods(game, 0)[1]) == (0, 2)
    else:
        game.choose("branch:space.hagga-basin.0.1")
        assert player(game, 0)["worms"] == 1


# ---- rewards that are paid for

PAID = {
    "spice-freighters": ("spice", 3),
    "battle-for-imperial-basin": ("spice", 4),
    "battle-for-spice-refinery": ("solari", 6),
}


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.component("conflict", id)) for id in PAID])
@pytest.mark.parametrize(("worms", "times_paid"), [(0, 0), (0, 1), (1, 0), (1, 1), (1, 2)])
def test_a_point_may_be_bought_once_or_with_a_sandworm_twice(id: str, worms: int, times_paid: int):
    good, cost = PAID[id]
    game = combat(id, 1, worms, **{good: 2 * cost})
    offers = 0
    while game.view()["round"] == 1:
        if "yes" in keys(game):
            offers += 1
            game.choose("yes" if offers <= times_paid else "no")
        else:
            game.choose("faction:guild" if not offers else "faction:fremen")
    assert offers == 1 + worms
    free = FACTS[id].first.points * (1 + worms)
    assert player(game, 0)["points"] == 1 + free + times_paid
    assert goods(game, 0)[0 if good == "solari" else 1] == 2 * cost - times_paid * cost


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.component("conflict", id)) for id in PAID])
def test_the_point_is_not_offered_to_who_cannot_pay(id: str):
    good, cost = PAID[id]
    game = combat(id, 1, **{good: cost - 1})
    while game.view()["round"] == 1:
        assert "yes" not in keys(game)
        game.choose(0)
    assert player(game, 0)["points"] == 1 + FACTS[id].first.points


@pytest.mark.component("conflict", "battle-for-arrakeen")
@pytest.mark.parametrize("worms", [0, 1])
def test_battle_for_arrakeen_takes_two_spies_for_a_further_point(worms: int):
    spies = ["post-guild", "post-choam", "post-emperor"]
    game = combat("battle-for-arrakeen", 1, worms, spies=spies)
    assert keys(game) == ["yes", "no"]
    choose(game, "yes", "recall:post-guild", "recall:post-choam")
    # With a sandworm the second point would take two more spies.
    assert game.view()["round"] == 2
    assert player(game, 0)["spies"] == ["post-emperor"]
    assert player(game, 0)["points"] == 1 + 1 + 1 + worms


@pytest.mark.component("conflict", "battle-for-arrakeen")
def test_battle_for_arrakeen_does_not_take_a_single_spy():
    game = combat("battle-for-arrakeen", 1, spies=["post-guild"])
    assert game.view()["round"] == 2
    assert player(game, 0)["spies"] == ["post-guild"]
    assert player(game, 0)["points"] == 2


# ---- what may be declined, and choices


@pytest.mark.component("conflict", "trade-dispute")
@pytest.mark.parametrize("place", [1, 2])
def test_the_trash_of_trade_dispute_is_a_may(place: int):
    game = combat("trade-dispute", place)
    while game.decision.seat != place - 1:
        game.choose(0)
    assert set(keys(game)) == {"trash-discard:dagger", "trash-discard:diplomacy", "no"}
    answer(game, place - 1, ("no",))
    assert player(game, place - 1)["discard"] == ["dagger", "diplomacy"]


@pytest.mark.component("conflict", "seize-spice-refinery")
@pytest.mark.component("conflict", "test-of-loyalty")
@pytest.mark.parametrize("conflict", ["seize-spice-refinery", "test-of-loyalty"])
def test_the_spy_of_a_reward_goes_to_any_free_post_or_is_kept(conflict: str):
    game = combat(conflict, 1)
    assert len(keys(game)) == 13 + 1
    answer(game, 0, ("no",))
    assert player(game, 0)["spies"] == []


@pytest.mark.component("conflict", "choam-security")
@pytest.mark.component("conflict", "trade-dispute")
@pytest.mark.parametrize("conflict", ["choam-security", "trade-dispute"])
@pytest.mark.parametrize("worms", [0, 1])
def test_with_the_module_the_reward_takes_contracts(conflict: str, worms: int):
    table = uprising(players=3, modules=["choam"]).conflict(conflict)
    table.offer("contract-harvest-4", "contract-espionage").seat(0, troops=1, worms=worms, objective_up=False)
    game = table.resolve_combat()
    assert set(keys(game)) == {"contract:contract-harvest-4", "contract:contract-espionage"}
    choose(game, "contract:contract-harvest-4")
    while game.view()["round"] == 1:
        game.choose("contract:contract-espionage")
    assert goods(game, 0)[0] == 0
    assert len(player(game, 0)["contracts"]) == 1 + worms


@pytest.mark.component("conflict", "choam-security")
def test_an_immediate_contract_won_in_combat_is_completed_at_once():
    table = uprising(players=3, modules=["choam"]).conflict("choam-security")
    table.offer("contract-immediate", "contract-espionage").seat(0, troops=1, objective_up=False)
    game = choose(table.resolve_combat(), "contract:contract-immediate")
    assert player(game, 0)["completed"] == ["contract-immediate"]
    assert goods(game, 0)[0] == 2


@pytest.mark.component("conflict", "skirmish-crysknife")
def test_influence_of_choice_doubled_may_go_to_one_faction_or_two():
    factions = ["faction:emperor", "faction:guild", "faction:bene-gesserit", "faction:fremen"]
    game = combat("skirmish-crysknife", 1, worms=1)
    assert keys(game) == factions
    game.choose("faction:emperor")
    assert keys(game) == factions
    game.choose("faction:fremen")
    assert gained(game, 0).influence == {"emperor": 1, "fremen": 1}


@pytest.mark.component("conflict", "propaganda")
def test_propaganda_asks_for_two_different_factions_before_either_moves():
    game = combat("propaganda", 1, influence={"guild": 1})
    game.choose("faction:guild")
    assert player(game, 0)["influence"]["guild"] == 1
    assert keys(game) == ["faction:emperor", "faction:bene-gesserit", "faction:fremen"]
    game.choose("faction:fremen")
    assert gained(game, 0).influence == {"guild": 2, "fremen": 1}


@pytest.mark.component("conflict", "propaganda")
def test_propaganda_doubled_is_two_picks_of_two():
    game = choose(combat("propaganda", 1, worms=1), "faction:guild", "faction:emperor")
    assert gained(game, 0).influence == {"guild": 1, "emperor": 1}
    game.choose("faction:guild")
    assert keys(game) == ["faction:emperor", "faction:bene-gesserit", "faction:fremen"]
    game.choose("faction:fremen")
    assert gained(game, 0).influence == {"guild": 2, "emperor": 1, "fremen": 1}
