"""Positions in words: the order of facts does not matter, and what cannot be on a table is refused."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from tests.table import choose, keys, player

from sietch.imperium.rules import UPRISING
from sietch.imperium.scenario import Scenario, uprising

FACTS: dict[str, Any] = {
    "agents": 1,
    "at": ["arrakeen", "assembly-hall"],
    "swordmaster": True,
    "hand": ["dagger"],
    "deck": ["dagger", "diplomacy"],
    "objective": "objective-crysknife",
    "objective_up": False,
}


@pytest.mark.parametrize("names", [*permutations(["agents", "at", "swordmaster"]), *permutations(["hand", "deck"])])
def test_the_order_of_facts_does_not_matter(names: tuple[str, ...]):
    told = uprising().seat(0, **{name: FACTS[name] for name in names})
    one_by_one = uprising()
    for name in reversed(names):
        one_by_one.seat(0, **{name: FACTS[name]})
    assert told.turn(0).view(0) == one_by_one.turn(0).view(0)


def test_agents_that_are_sent_are_not_at_the_leader():
    facts = player(uprising().seat(0, agents=1, at=["arrakeen"]).turn(0), 0)
    assert (facts["agents"], facts["at"]) == (1, ["arrakeen"])
    assert player(uprising().seat(0, at=["arrakeen"]).turn(0), 0)["agents"] == 1
    assert player(uprising().seat(0, swordmaster=True, at=["arrakeen"]).turn(0), 0)["agents"] == 2


def test_a_hand_takes_nothing_out_of_a_deck_that_was_said():
    for scenario in (
        uprising().seat(0, deck=["dagger", "diplomacy"]).seat(0, hand=["dagger"]),
        uprising().seat(0, hand=["dagger"]).seat(0, deck=["dagger", "diplomacy"]),
    ):
        facts = player(scenario.turn(0), 0)
        assert (facts["hand"], facts["deck"]) == (["dagger"], ["dagger", "diplomacy"])


def test_an_objective_that_is_turned_down_stays_so_whatever_is_said_first():
    game = uprising().seat(0, objective_up=False, objective="objective-crysknife").turn(0)
    assert not player(game, 0)["objective_up"]
    dealt = [player(game, seat)["objective"] for seat in range(4)]
    assert len(set(dealt)) == 4, "who was dealt it got another one"


def test_troops_are_twelve_in_all():
    facts = player(uprising().seat(0, troops=4, memories=2).turn(0), 0)
    assert [facts[name] for name in ("garrison", "troops", "memories", "supply")] == [3, 4, 2, 3]
    facts = player(uprising().seat(0, troops=11).turn(0), 0)
    assert [facts[name] for name in ("garrison", "troops", "supply")] == [1, 11, 0]
    facts = player(uprising().seat(0, supply=0, troops=2).turn(0), 0)
    assert [facts[name] for name in ("garrison", "troops", "supply")] == [10, 2, 0]


def test_points_are_all_that_a_seat_has():
    level = {"guild": 4, "fremen": 2}
    assert uprising().seat(0, influence=level).alliance("guild", 0).turn(0).scores[0] == 1 + 2 + 1
    for scenario in (
        uprising().seat(0, points=5, influence=level).alliance("guild", 0),
        uprising().alliance("guild", 0).seat(0, influence=level, points=5),
    ):
        assert scenario.turn(0).scores[0] == 5


REFUSED: list[tuple[str, Scenario]] = [
    ("12 troops in all", uprising().seat(0, garrison=9, troops=4)),
    ("12 troops in all", uprising().seat(0, memories=2, garrison=3, supply=9)),
    ("12 troops in all", uprising().seat(0, troops=13)),
    ("2 agents", uprising().seat(0, agents=3)),
    ("2 agents", uprising().seat(0, agents=1)),
    ("2 agents", uprising().seat(0, agents=2, at=["arrakeen"])),
    ("2 agents", uprising().seat(0, at=["arrakeen", "secrets", "fremkit"])),
    ("there are 3", uprising().seat(0, spies=["post-guild", "post-emperor", "post-choam", "post-deep-desert"])),
    ("one place twice", uprising().seat(0, spies=["post-guild", "post-guild"])),
    ("ends at 6", uprising().seat(0, influence={"guild": 7})),
    ("no 'landsraad'", uprising().seat(0, influence={"landsraad": 1})),
    ("from 0 on", uprising().seat(0, spice=-1)),
    ("more places than there are copies of it \\(1\\)", uprising().seat(0, hand=["overthrow"]).row("overthrow")),
    ("more places than there are copies of it \\(1\\)", uprising().seat(0, hand=["diplomacy"], deck=["diplomacy"])),
    ("more places", uprising().seat(0, intrigues=["devour"]).intrigue_deck("devour")),
    ("more places", uprising().seat(0, won=["propaganda"]).conflict("propaganda")),
    ("not in this game", uprising().seat(0, intrigues=["leverage"])),
    (
        "not in this game",
        uprising(leaders=["staban-tuek", "muad-dib", "gurney-halleck", "lady-jessica"]).seat(0, hand=["diplomacy"]),
    ),
    ("no 'post-nowhere'", uprising().seat(0, spies=["post-nowhere"])),
    (
        "the reserve has 7 copies",
        uprising().seat(0, hand=["prepare-the-way"]).reserve(prepare_the_way=8, the_spice_must_flow=0),
    ),
    ("same objective", uprising().seat(0, objective="objective-crysknife").seat(1, objective="objective-crysknife")),
    ("needs influence 4", uprising().alliance("guild", 0)),
    ("most influence", uprising().seat(0, influence={"guild": 4}).seat(1, influence={"guild": 5}).alliance("guild", 0)),
    ("has 2 from its tracks", uprising().seat(0, influence={"guild": 4}, points=1).alliance("guild", 0)),
    ("no round 11", uprising().round(11)),
    ("5 places", uprising().row("overthrow", "steersman", "desert-power", "corrinth-city", *["maula-pistol"] * 2)),
    ("must be said", uprising().seat(0, won=["skirmish-desert-mouse", "skirmish-crysknife", "skirmish-ornithopter"])),
    ("2 contracts are on offer", uprising(modules=["choam"]).offer(*["contract-espionage"] * 2, "contract-harvest-3")),
    ("refilled", uprising(modules=["choam"]).offer("contract-espionage", bank=["contract-harvest-3"])),
    ("lies in no pile", uprising().intrigue_deck("cunning").next("drawn-intrigue:devour")),
    ("nothing that chance gives", uprising().next("play:dagger")),
    ("nothing that this game knows", uprising().next("drawn:nothing")),
]


@pytest.mark.parametrize(("message", "scenario"), REFUSED)
def test_what_cannot_be_on_a_table_is_refused(message: str, scenario: Scenario):
    with pytest.raises(ValueError, match=message):
        scenario.turn(0)


def test_a_seat_or_a_fact_that_is_not_there_is_refused_at_once():
    with pytest.raises(ValueError, match="seats are 0 to 3"):
        uprising().seat(4, spice=1)
    with pytest.raises(ValueError, match="a seat has no 'spcie'"):
        uprising().seat(0, spcie=1)


def test_a_position_with_everything_whole_is_sound():
    scenario = uprising(modules=["choam"]).seat(0, hand=["dagger", "overthrow"], at=["arrakeen"], troops=3, spice=2)
    scenario.seat(
        1, intrigues=["leverage"], won=["propaganda"], contracts=["contract-espionage"], influence={"guild": 4}
    )
    scenario.seat(2, hand=["prepare-the-way"], objective="objective-crysknife-4-6p", spies=["post-guild"])
    game = scenario.alliance("guild", 1).row("steersman").turn(0)
    assert UPRISING.check(game.state) == []


def test_one_scenario_starts_several_games():
    table = uprising().seat(0, hand=["dagger"]).seat(1, hand=["diplomacy"])
    assert (keys(table.turn(0))[0], keys(table.turn(1))[0]) == ("play:dagger", "play:diplomacy")


def test_a_lone_option_is_taken_unless_everything_is_asked():
    def influenced(ask_everything: bool) -> list[str]:
        table = uprising(ask_everything=ask_everything).seat(0, hand=["dagger"], intrigues=["change-allegiances"])
        return keys(choose(table.seat(0, influence={"guild": 1}).turn(0), "intrigue:change-allegiances"))

    assert influenced(False) == ["faction:emperor", "faction:guild", "faction:bene-gesserit", "faction:fremen"]
    assert influenced(True) == ["lose:guild"]


def test_what_chance_gives_next_can_be_said():
    table = uprising().seat(0, hand=["dagger"], intrigues=["intelligence-report", "mercenaries"], solari=3)
    table.seat(0, spies=["post-guild", "post-emperor"])
    game = table.next("drawn:signet-ring", "drawn-intrigue:devour", "drawn:seek-allies").turn(0)
    choose(game, "intrigue:intelligence-report")
    assert player(game, 0)["hand"] == ["dagger", "seek-allies", "signet-ring"]
    copied = game.copy()
    for each in (game, copied):
        each.choose("intrigue:mercenaries")
        assert player(each, 0)["intrigues"] == ["devour"]


def test_the_next_conflict_can_be_said_and_what_is_not_foretold_is_free():
    seen = set()
    for seed in range(6):
        game = uprising(seed=seed).round(4).next("new-conflict:spice-freighters").new_round()
        assert game.view()["conflict"] == "spice-freighters"
        seen.add(tuple(player(game, 0)["hand"]))
    assert len(seen) > 1


def test_nobody_who_imagines_a_game_knows_what_was_foretold():
    game = (
        uprising().seat(0, hand=["dagger"], intrigues=["mercenaries"], solari=3).next("drawn-intrigue:devour").turn(0)
    )
    drawn = {tuple(player(choose(game.redeal(0, seed), "intrigue:mercenaries"), 0)["intrigues"]) for seed in range(8)}
    assert len(drawn) > 1


def test_a_single_contract_means_an_empty_bank():
    view = uprising(modules=["choam"]).offer("contract-espionage").turn(0).view()
    assert (view["offer"], view["contract_bank_count"]) == (["contract-espionage"], 0)
    view = uprising(modules=["choam"]).offer("contract-espionage", "contract-harvest-3", bank=[]).turn(0).view()
    assert view["contract_bank_count"] == 0
    view = uprising(modules=["choam"]).offer("contract-espionage", "contract-harvest-3").turn(0).view()
    assert view["contract_bank_count"] > 10
