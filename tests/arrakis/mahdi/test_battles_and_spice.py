"""Battles, the desert, the harvest, and the special rules of the solo game."""

from __future__ import annotations

import pytest
from tests.arrakis.mahdi.alone import (
    ATREIDES,
    HARKONNEN,
    about,
    area,
    asked,
    freely,
    harkonnen,
    keys,
    mahdi,
    pile,
    rolls,
    told,
    where,
)
from tests.table import choose

from sietch.arrakis import options as o
from sietch.arrakis.casualties import hit
from sietch.arrakis.components import LEADERS, number_of
from sietch.arrakis.mahdi.battle import ability, ceases
from sietch.arrakis.mahdi.scenario import MahdiScenario
from sietch.arrakis.position import Legion
from sietch.arrakis.scenario import chance, legion, rolled
from sietch.arrakis.state import Arrakis
from sietch.core.game import Game
from sietch.core.state import ARG

CARDS = ("sandmasters", "shigawire", "hunter-seeker", "troop-carriers", "spotter-control")


def quiet(**options: object) -> MahdiScenario:
    table = mahdi(**options).sietch("windgap", level=2).sietch("gara-kulon")
    return table.tactics(harvest="outer-nw", target="windgap")


def in_the_field(atreides: Legion, attackers: Legion) -> MahdiScenario:
    """A Harkonnen legion beside an Atreides one, far from any sietch."""
    return quiet().area("out-nw-8", atreides=atreides).area("out-nw-9", harkonnen=attackers)


# ---- dice from the Reinforcements


@pytest.mark.ruling("ms-bt-1")
@pytest.mark.ruling("wasolo_battle_cards")
@pytest.mark.ruling("ms-pl-9")
def test_as_many_reinforcements_are_discarded_as_bring_six_dice():
    table = in_the_field(legion(regular=1), legion(regular=4)).reinforcements(
        "shigawire", "hawats-scheming", "sandmasters"
    )
    game = freely(table, "strategy", *["rolled:hit"] * 7)
    # From the top of the pile; Hawat's Scheming is a card like any other.
    assert about(game, "planning-discarded") == ["sandmasters", "hawats-scheming"]
    assert [event.n for event in game.events() if event.kind == "reinforcements-used"] == [2]
    assert pile(game) == ["corrino-ally"]
    assert game.view()["top_discard"] == "hawats-scheming"
    rolls_of = [event.n for event in game.events() if event.kind == "combat-rolled" and event.seat == HARKONNEN]
    assert sum(rolls_of) == 6


@pytest.mark.ruling("ms-bt-1")
def test_in_defence_the_level_of_the_settlement_counts_first():
    table = quiet().settlements("carthag").area("carthag", harkonnen=legion(regular=3)).reinforcements(*CARDS)
    table.area("broken-land", atreides=legion(regular=6)).dice(ATREIDES, strategy=2)
    game = choose(table.turn(ATREIDES), "branch:action.both.strategy.1", "legion:broken-land")
    # Three units and level 2: one card.
    assert len(about(game, "planning-discarded")) == 1


@pytest.mark.ruling("ms-landsraad")
@pytest.mark.ruling("wasolo_landsraad_ban")
def test_under_the_ban_of_the_landsraad_no_reinforcements_are_used():
    table = in_the_field(legion(regular=1), legion(regular=4)).reinforcements(*CARDS).sanctions("landsraad")
    assert about(freely(table, "strategy"), "planning-discarded") == []


# ---- losses


def wounded(table: MahdiScenario, place: str, n: int) -> Game:
    """The Harkonnen legion there takes so many hits; then the Atreides may end their turn."""
    g: Arrakis = table._table()
    g.turn = ATREIDES
    g.push(table.rules.course.turn_ends[ATREIDES], ATREIDES, 0)
    hit(g, HARKONNEN, area(place), n)
    g.proceed()
    return Game(table.rules, table.setup, 0, state=g)


@pytest.mark.ruling("ms-bt-2")
@pytest.mark.ruling("wasolo_casualties")
@pytest.mark.parametrize(
    ("before", "hits", "after"),
    [
        (legion(regular=2, elite=1, special=1, leader=2), 1, {"regular": 2, "elite": 1, "special": 1, "leader": 1}),
        (legion(regular=2, elite=1, special=1, leader=2), 2, {"regular": 3, "special": 1, "leader": 1}),
        (legion(regular=2, elite=1, special=1, leader=2), 3, {"regular": 4, "leader": 1}),
        (legion(regular=2, elite=1, special=1, leader=2), 4, {"regular": 3, "leader": 1}),
        (legion(regular=2, leader=1), 1, {"regular": 1, "leader": 1}),
        (legion(regular=2, leader=1), 2, {"regular": 1}),
        (legion(elite=1, leader=1), 1, {"regular": 1, "leader": 1}),
        (legion(elite=1, leader=1), 2, {"regular": 1}),
    ],
)
def test_losses_are_taken_in_a_fixed_order(before, hits, after):
    game = wounded(quiet().area("false-wall-west", harkonnen=before), "false-wall-west", hits)
    assert keys(game) == ["end"]
    assert harkonnen(game)["false-wall-west"] == after


@pytest.mark.ruling("ms-bt-2")
def test_a_bashar_falls_before_a_named_leader_and_of_named_ones_the_atreides_choose():
    there = legion(regular=1, leader=1, named=["baron-harkonnen", "beast-rabban"])
    game = wounded(quiet().area("false-wall-west", harkonnen=there), "false-wall-west", 2)
    assert harkonnen(game)["false-wall-west"] == {"regular": 1}
    assert game.decision.seat == ATREIDES
    assert game.decision.prompt == ("mahdi-prompt-casualty", {"area": ("arrakis-area-false-wall-west", {})})
    assert set(keys(game)) == {"lose-leader:baron-harkonnen", "lose-leader:beast-rabban"}


# ---- going on, retreating, advancing


@pytest.mark.ruling("ms-bt-3")
def test_the_harkonnen_never_retreat_in_battle():
    table = quiet().area("out-nw-8", atreides=legion(regular=6)).area("out-nw-9", harkonnen=legion(regular=6))
    game = choose(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "branch:action.both.strategy.1")
    game.choose("legion:out-nw-8", outcomes=rolled(shield=6) + rolled(shield=6))
    assert game.decision.prompt[0] == "arrakis-prompt-continue"
    game.choose("yes", outcomes=rolled(shield=6) + rolled(shield=6))
    assert told(game).count("battle-round-began") == 2
    assert "legion-retreated" not in told(game)


@pytest.mark.ruling("ms-bt-3")
def test_before_an_appearing_worm_they_must_and_the_atreides_choose_where_to():
    table = quiet().area("in-sw-3", harkonnen=legion(regular=2)).wormsign("in-sw-3", "wormsign-worm")
    game = table.phase("hazards")
    assert game.decision.seat == ATREIDES
    assert game.decision.prompt == ("arrakis-prompt-retreat", {"area": ("arrakis-area-in-sw-3", {})})


@pytest.mark.ruling("ms-bt-4")
@pytest.mark.ruling("wasolo_cease")
@pytest.mark.parametrize(
    ("left", "stops"), [(legion(regular=2), True), (legion(regular=2, leader=1), True), (legion(regular=3), False)]
)
def test_an_attack_ends_when_the_detailed_power_is_at_most_half_of_the_opponents(left, stops):
    # 4, 5 and 6 against 10: half is not enough.
    g = in_the_field(legion(regular=5), left)._table()
    g.attacker, g.attack_from, g.attack_at = HARKONNEN, area("out-nw-9"), area("out-nw-8")
    assert ceases(g) == stops


@pytest.mark.ruling("ms-bt-4")
@pytest.mark.ruling("wasolo_cease")
@pytest.mark.parametrize(("hits", "stops"), [(2, False), (3, True)])
def test_the_attackers_go_on_round_after_round_and_stop_with_a_word(hits, stops):
    # Ten against eight in detail; two regular units are left with three hits, and are worth half of the four.
    table = in_the_field(legion(regular=4), legion(regular=5))
    rolled_by_the_atreides = ["rolled:hit"] * hits + ["rolled:special"] * (4 - hits)
    game = rolls(table, "strategy", *["rolled:special"] * 5, *rolled_by_the_atreides)
    assert about(game, "attack-ceased") == ["out-nw-8"] * stops
    if stops:
        assert "battle-ended" in told(game)
        assert harkonnen(game) == {"out-nw-9": {"regular": 2}}
        return
    assert game.decision.prompt[0] == "arrakis-prompt-may-retreat"
    game.choose("no", outcomes=rolled(special=3) + rolled(special=4))
    assert told(game).count("battle-round-began") == 2


@pytest.mark.ruling("ms-bt-5")
@pytest.mark.ruling("wasolo_no_settlement_hit")
def test_going_on_against_a_sietch_costs_no_hit():
    table = quiet().area("windgap", atreides=legion(regular=1)).area("in-sw-3", harkonnen=legion(regular=3))
    game = table.turn(HARKONNEN, chance("rolled-action:strategy", *["rolled:special"] * 3, *["rolled:special"] * 3))
    assert game.decision.prompt[0] == "arrakis-prompt-may-retreat"
    assert harkonnen(game) == {"in-sw-3": {"regular": 3}}


@pytest.mark.ruling("ms-bt-6")
@pytest.mark.ruling("wasolo_retreat")
def test_the_atreides_choose_where_they_retreat_to_an_empty_area_if_there_is_one():
    table = quiet().area("windgap", atreides=legion(regular=1)).area("in-sw-3", harkonnen=legion(regular=3))
    for place in ("in-sw-2", "in-sw-5"):
        table.area(place, atreides=legion(regular=6))
    table.harvester("in-sw-6").tactics(harvest="outer-nw", target="windgap")
    game = table.turn(HARKONNEN, chance("rolled-action:strategy", *["rolled:special"] * 6))
    game.choose("yes")
    assert game.decision.seat == ATREIDES
    assert {"in-sw-2", "in-sw-5", "in-sw-6"} & asked(game) == set()
    assert "out-sw-9" in asked(game)


@pytest.mark.ruling("ms-bt-7")
def test_over_a_sietch_they_advance_and_over_a_legion_the_atreides_choose():
    table = quiet().area("in-sw-3", harkonnen=legion(regular=2))
    assert "windgap" in harkonnen(rolls(table, "strategy", "drawn-tactic:tactic-gara-kulon"))
    table = in_the_field(legion(regular=1), legion(regular=3))
    game = table.turn(HARKONNEN, chance("rolled-action:strategy", *["rolled:hit"] * 3, "rolled:shield"))
    assert game.decision.prompt[0] == "mahdi-prompt-advance"
    assert keys(game) == ["yes", "no"]
    choose(game, "no")
    assert "out-nw-9" in harkonnen(game)


@pytest.mark.ruling("ms-bt-8")
def test_named_leaders_use_specials_first_those_with_the_best_strip():
    g = quiet()._table()
    named = [number_of(LEADERS, id) for id in ("beast-rabban", "baron-harkonnen", "captain-aramsham")]
    best = max(LEADERS[leader].hits + LEADERS[leader].shields for leader in named)
    found = ability(g, 0, [*(o.ABILITY | leader for leader in named), o.ABILITY_GENERIC])
    assert o.ABILITY_GENERIC not in found
    strips = [LEADERS[option & ARG] for option in found]
    assert all(leader.hits + leader.shields == best for leader in strips)
    assert len({leader.hits for leader in strips}) == 1
    assert ability(g, 0, [o.ABILITY_GENERIC]) == [o.ABILITY_GENERIC]


# ---- the desert


@pytest.mark.ruling("ms-hz-1")
@pytest.mark.ruling("wasolo_storm")
def test_hits_of_a_storm_are_taken_in_the_same_order():
    table = quiet().area("false-wall-west", harkonnen=legion(regular=1, elite=2, leader=2))
    game = table.phase("hazards", foretold=rolled(hit=2))
    assert "arrakis-prompt-casualty" not in str(game.decision.prompt)
    assert harkonnen(game)["false-wall-west"] == {"regular": 2, "elite": 1, "leader": 1}


@pytest.mark.ruling("ms-hz-2")
@pytest.mark.ruling("wasolo_carryall_priority")
def test_carryalls_always_save_harvesters_those_in_deep_desert_first():
    table = quiet().harvester("out-nw-9", "out-nw-3").carryall("az-outer-nw")
    for place in ("out-nw-9", "out-nw-3"):
        table.wormsign(place, "wormsign-worm")
    game = table.phase("hazards")
    assert where(game, "harvester-rescued") == [("out-nw-3", "az-outer-nw")]
    assert about(game, "harvester-lost") == ["out-nw-9"]


@pytest.mark.ruling("ms-hz-2")
def test_among_harvesters_of_one_kind_the_atreides_choose():
    table = quiet().harvester("out-nw-9", "out-nw-10").carryall("az-outer-nw")
    for place in ("out-nw-9", "out-nw-10"):
        table.wormsign(place, "wormsign-worm")
    game = table.phase("hazards")
    assert game.decision.prompt[0] == "mahdi-prompt-rescue"
    assert keys(game) == ["rescue:az-outer-nw", "no"]
    choose(game, "no")
    assert where(game, "harvester-rescued") == [("out-nw-10", "az-outer-nw")]
    # With room for both there is nothing to choose.
    table = quiet().harvester("out-nw-9", "out-nw-10").carryall("az-outer-nw")
    game = table.wormsign("out-nw-9", "wormsign-worm").wormsign("out-nw-10").phase("hazards")
    assert about(game, "harvester-lost") == []


# ---- spice


def harvest(rows: tuple[int, int, int], spice: int) -> Game:
    """The spice phase with this much spice: 8 harvesters at most, deep desert gives 2."""
    deep = ["out-ne-1", "out-ne-2", "out-ne-10", "out-ne-13", "out-ne-14", "out-ne-16"]
    shallow = ["out-ne-3", "out-ne-4"]
    table = quiet().imperium(*rows)
    table.harvester(*deep[: spice // 2], *shallow[: spice % 2])
    return table.phase("spice")


def after(game: Game) -> tuple[tuple[int, ...], int, int]:
    """The rows, the reserve and the supremacy. It rises by one at the end of the round besides."""
    return tuple(game.view()["imperium"].values()), game.view()["reserve"], game.view()["supremacy"]


@pytest.mark.ruling("ms-sc-1")
@pytest.mark.ruling("ms-sc-2")
@pytest.mark.ruling("ms-sc-3")
@pytest.mark.ruling("wasolo_spice_order")
@pytest.mark.ruling("wasolo_spice_supremacy")
@pytest.mark.parametrize(
    ("rows", "spice", "result"),
    [
        ((1, 1, 1), 6, ((1, 1, 1), 0, 1)),
        ((1, 1, 1), 7, ((1, 1, 1), 0, 2)),
        ((1, 1, 1), 9, ((1, 1, 1), 0, 2)),
        ((1, 1, 3), 7, ((1, 1, 2), 0, 1)),
        ((2, 3, 4), 3, ((3, 4, 4), 1, 1)),
        ((1, 1, 2), 8, ((1, 1, 1), 1, 1)),
        ((5, 1, 1), 7, ((4, 1, 1), 0, 1)),
        ((5, 1, 1), 2, ((5, 2, 2), 0, 1)),
    ],
)
def test_spice_holds_the_lowest_markers_first_then_raises_them_then_gives_supremacy(rows, spice, result):
    assert after(harvest(rows, spice)) == result


@pytest.mark.ruling("ms-sc-5")
@pytest.mark.ruling("ms-sc-4")
def test_of_markers_equally_low_the_atreides_choose():
    game = harvest((1, 1, 1), 5)
    assert game.decision.prompt == ("mahdi-prompt-keep", {"n": 5})
    choose(game, "keep:choam", "keep:landsraad")
    # The third one drops, and of one spice left nothing can be paid.
    assert after(game) == ((1, 2, 1), 1, 1)
    game = harvest((2, 2, 3), 8)
    assert game.view()["imperium"] == {"choam": 2, "spacing-guild": 2, "landsraad": 2}
    assert keys(game) == ["raise:choam", "raise:spacing-guild"]
    choose(game, "raise:spacing-guild")
    assert after(game) == ((2, 1, 2), 0, 1)


@pytest.mark.ruling("ms-sc-4")
@pytest.mark.ruling("wasolo_no_stockpiling")
def test_nothing_is_stockpiled_and_the_reserve_joins_the_next_harvest():
    game = quiet().imperium(1, 1, 1).spice_reserve(1).harvester("out-ne-1", "out-ne-2", "out-ne-10").phase("spice")
    assert after(game) == ((1, 1, 1), 0, 2)
    assert "spice-stockpiled" not in told(game)


# ---- special rules


def watched(**zones: object) -> MahdiScenario:
    table = mahdi().sietch("gara-kulon", hidden=True).sietch("windgap", hidden=True)
    table.area("gara-kulon", atreides=legion(tokens=["at-start-a"])).area(
        "windgap", atreides=legion(tokens=["at-start-b"])
    )
    return table.tactics(harvest="outer-nw", target="windgap").dice(ATREIDES, mentat=2)


@pytest.mark.ruling("ms-reveal-1")
@pytest.mark.ruling("wasolo_ornithopter_no_reveal")
def test_nothing_is_turned_up_freely_in_a_sector_that_an_ornithopter_watches():
    game = watched().ornithopter("az-outer-ne").turn(ATREIDES)
    choose(game, "free")
    assert "reveal:windgap" in keys(game)
    assert "reveal:gara-kulon" not in keys(game)
    assert game.why_not("reveal:gara-kulon") == ("mahdi-why-watched", {"zone": ("arrakis-zone-az-outer-ne", {})})
    both = watched().ornithopter("az-outer-ne", "az-inner-s").turn(ATREIDES)
    assert "free" not in keys(both)


@pytest.mark.ruling("ms-reveal-2")
@pytest.mark.ruling("wasolo_voluntary_reveal")
@pytest.mark.ruling("ms-guild")
def test_for_each_token_turned_up_freely_a_card_joins_the_reinforcements_but_not_under_the_ban_of_the_guild():
    game = choose(watched().turn(ATREIDES), "free", "reveal:gara-kulon")
    assert about(game, "token-revealed") == ["at-start-a"]
    assert about(game, "reinforced") == ["house-harkonnen"]
    game = choose(watched().sanctions("spacing-guild").turn(ATREIDES), "free", "reveal:gara-kulon")
    assert about(game, "reinforced") == []


@pytest.mark.ruling("ms-reveal-3")
def test_a_claim_that_turns_something_up_is_free_will_and_being_attacked_is_not():
    table = watched().area("windgap", atreides=legion(tokens=["at-start-b"])).revealed("the-fremen-call-paul-the-mahdi")
    table.leader("paul-atreides", at="windgap")
    game = table.phase("round-end")
    assert "claim:the-fremen-call-paul-the-mahdi" in keys(game)
    choose(game, "claim:the-fremen-call-paul-the-mahdi")
    assert about(game, "sietch-revealed") == ["windgap"]
    assert about(game, "reinforced")[0] == "house-harkonnen"
    # An ornithopter forbids it: it leaves only after the claims.
    table = watched().revealed("the-fremen-call-paul-the-mahdi").leader("paul-atreides", at="windgap")
    assert "claim:the-fremen-call-paul-the-mahdi" not in keys(table.ornithopter("az-inner-s").phase("round-end"))
    table = (
        mahdi()
        .sietch("windgap", hidden=True)
        .sietch("gara-kulon")
        .area("windgap", atreides=legion(tokens=["at-start-b"]))
    )
    table.area("in-sw-3", harkonnen=legion(regular=6)).tactics(harvest="outer-nw", target="windgap")
    game = freely(table, "strategy")
    assert about(game, "token-revealed") == ["at-start-b"]
    assert about(game, "reinforced") == []


@pytest.mark.ruling("ms-choam")
def test_under_the_ban_of_choam_the_limit_is_five_in_all_procedures():
    table = quiet().settlements("carthag", "arrakeen").area("carthag", harkonnen=legion(regular=4)).sanctions("choam")
    game = rolls(table.leader("captain-aramsham", spent=True), "deployment")
    assert harkonnen(game) == {"carthag": {"regular": 5}, "arrakeen": {"regular": 2}}


@pytest.mark.ruling("ms-truth")
@pytest.mark.ruling("wasolo_truthtrance")
def test_truthtrance_names_the_result_of_the_next_harkonnen_turn():
    table = quiet().hand(ATREIDES, "truthtrance").dice(ATREIDES, mentat=2).unrolled(4, strategy=3, deployment=2)
    table.area("carthag", harkonnen=legion(regular=3))
    game = choose(table.turn(ATREIDES), "die:mentat", "card:truthtrance")
    assert asked(game) >= {"leadership", "mentat", "house"}
    assert not asked(game) & {"strategy", "deployment"}
    choose(game, "result:house")
    # Then draw two cards or play one.
    assert any(key.startswith("branch:") for key in keys(game))
    choose(game, "no", "end")
    assert about(game, "die-as-named") == ["house"]
    assert about(game, "die-rolled") == []
    assert game.view()["spent_dice"]["house"] == 1
    assert game.view()["named_die"] is None
