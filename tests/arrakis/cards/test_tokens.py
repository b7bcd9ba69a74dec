"""Tokens: deployment tokens, wormsigns, testing stations, settlements and sietches."""

from __future__ import annotations

import pytest
from tests.arrakis.cards.hands import ATREIDES, HARKONNEN, act, answer, supply
from tests.table import keys

from sietch.arrakis.components import RESULTS, SIGNS, STATIONS, TOKENS
from sietch.arrakis.facts import FACTS
from sietch.arrakis.scenario import arrakis, chance, legion, legion_at, rolled, rolled_actions

# By token: its back, copies, units (regular, elite, special) and leaders.
FACES = {
    "at-start-a": ("starting", 3, (2, 0, 0), 0),
    "at-start-b": ("starting", 3, (1, 1, 0), 0),
    "at-start-c": ("starting", 1, (0, 2, 0), 0),
    "at-start-d": ("starting", 1, (1, 0, 1), 0),
    "at-std-a": ("standard", 2, (2, 0, 0), 0),
    "at-std-b": ("standard", 3, (1, 1, 0), 0),
    "at-std-c": ("standard", 1, (0, 2, 0), 0),
    "at-std-d": ("standard", 1, (1, 0, 1), 0),
    "at-std-e": ("standard", 1, (0, 1, 1), 0),
    "hk-black-a": ("black", 3, (2, 0, 0), 0),
    "hk-black-b": ("black", 3, (1, 1, 0), 0),
    "hk-silver-a": ("silver", 3, (1, 0, 1), 1),
    "hk-silver-b": ("silver", 3, (1, 1, 0), 1),
}
ATREIDES_TOKENS = [id for id in FACES if id.startswith("at-")]


def figures(*counts: int) -> dict[str, int]:
    named = zip(("regular", "elite", "special", "leader"), counts, strict=False)
    return {name: n for name, n in named if n}


def test_the_tokens_are_those_of_the_sheet():
    assert {token.id: (token.back, token.copies, token.units, token.leaders) for token in TOKENS} == FACES
    assert {sign.id: sign.copies for sign in SIGNS} == {
        "wormsign-sand": 8,
        "wormsign-worm": 4,
        "wormsign-burrowing": 4,
    }
    assert {station.id: station.copies for station in STATIONS} == {"station-kh": 2, "station-sd": 2, "station-ji": 2}


# ---- deployment tokens


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.component("token", id)) for id in ATREIDES_TOKENS])
def test_a_deployment_token_is_turned_as_a_free_action_and_replaced_by_its_units(id):
    table = arrakis().dice(ATREIDES, strategy=1, mentat=1).area("windgap", atreides=legion(leader=1, tokens=[id]))
    game = table.turn(ATREIDES)
    kind = f"{FACES[id][0]}-token"
    assert legion_at(game, ATREIDES, "windgap") == {"leader": 1, kind: 1}
    answer(game, "free", "reveal:windgap")
    assert legion_at(game, ATREIDES, "windgap") == figures(*FACES[id][2], 1)
    view = game.view(ATREIDES)["players"][ATREIDES]
    assert view["starting_faces"] == view["standard_faces"] == [], "it leaves the game"
    assert game.view()["token_pool_count"] == 8 - (kind == "standard-token")
    assert game.view(ATREIDES)["players"][ATREIDES]["unused_dice"] == 2


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.component("token", id)) for id in ATREIDES_TOKENS])
def test_a_deployment_token_is_hidden_from_the_harkonnen_until_its_area_is_attacked(id):
    table = arrakis().dice(HARKONNEN, strategy=2).area("in-sw-6", harkonnen=legion(regular=1))
    table.area("windgap", atreides=legion(tokens=[id]))
    game = table.turn(HARKONNEN)
    seen = game.view(HARKONNEN)["players"][ATREIDES]
    assert "starting_faces" not in seen
    assert "standard_faces" not in seen
    act(game, "strategy", 1)
    dice = sum(FACES[id][2])
    game.choose("legion:in-sw-6", outcomes=rolled(shield=1) + rolled(shield=dice))
    assert legion_at(game, ATREIDES, "windgap") == figures(*FACES[id][2])


@pytest.mark.component("token", "at-start-d")
@pytest.mark.component("token", "at-std-e")
def test_a_token_whose_units_have_run_out_brings_lower_ones():
    table = arrakis().dice(ATREIDES, strategy=1, mentat=1).supply(ATREIDES, special=0)
    game = answer(
        table.area("windgap", atreides=legion(tokens=["at-start-d"])).turn(ATREIDES), "free", "reveal:windgap"
    )
    assert legion_at(game, ATREIDES, "windgap") == {"regular": 1, "elite": 1}
    table = arrakis().dice(ATREIDES, strategy=1, mentat=1).supply(ATREIDES, special=0, elite=1)
    game = answer(table.area("windgap", atreides=legion(tokens=["at-std-e"])).turn(ATREIDES), "free", "reveal:windgap")
    assert legion_at(game, ATREIDES, "windgap") == {"regular": 1, "elite": 1}
    assert supply(game, ATREIDES, "elite") == 0


@pytest.mark.component("token", "at-start-a")
def test_a_token_counts_as_one_unit_and_its_units_beyond_the_limit_are_removed():
    tokens = ["at-start-a", "at-start-b"]
    table = arrakis().dice(ATREIDES, strategy=1, mentat=1).area("windgap", atreides=legion(regular=4, tokens=tokens))
    game = answer(table.turn(ATREIDES), "free", "reveal:windgap", "take-token:at-start-a")
    assert keys(game) == ["lose:regular", "take-token:at-start-b"]
    game.choose("lose:regular")
    assert legion_at(game, ATREIDES, "windgap") == {"regular": 5, "starting-token": 1}


@pytest.mark.component("token", "at-std-a")
def test_the_deployment_action_draws_a_token_looks_at_it_and_puts_it_face_down_on_a_sietch():
    table = arrakis().sietch("windgap").sietch("hobars-gap").dice(ATREIDES, deployment=2).tokens_left("at-std-a")
    game = act(table.turn(ATREIDES), "deployment")
    assert game.view(ATREIDES)["players"][ATREIDES]["drawn_token"] == ["at-std-a"]
    assert "drawn_token" not in game.view(HARKONNEN)["players"][ATREIDES]
    answer(game, "place:windgap")
    assert legion_at(game, ATREIDES, "windgap") == {"standard-token": 1}
    answer(game, "done", "end")
    assert game.view()["token_pool_count"] == 0


@pytest.mark.component("token", "hk-black-a")
@pytest.mark.component("token", "hk-black-b")
@pytest.mark.component("token", "hk-silver-a")
@pytest.mark.component("token", "hk-silver-b")
def test_harkonnen_starting_tokens_are_turned_at_once_a_black_and_a_silver_one_for_each_settlement():
    game = arrakis(dealt=True, seed=5).turn(HARKONNEN)
    possible = [
        figures(*(a + b for a, b in zip(FACES[black][2], FACES[silver][2], strict=True)), FACES[silver][3])
        for black in ("hk-black-a", "hk-black-b")
        for silver in ("hk-silver-a", "hk-silver-b")
    ]
    legions = game.view()["players"][HARKONNEN]["legions"]
    assert len(legions) == 6
    assert all(there in possible for there in legions.values())
    total = {name: sum(there.get(name, 0) for there in legions.values()) for name in possible[0] | possible[3]}
    assert total == {"regular": 15, "elite": 6, "special": 3, "leader": 6}


# ---- wormsigns


@pytest.mark.component("token", "wormsign-sand")
@pytest.mark.component("token", "wormsign-worm")
@pytest.mark.component("token", "wormsign-burrowing")
@pytest.mark.parametrize(
    ("face", "area", "comes"),
    [
        ("wormsign-sand", "out-sw-1", False),
        ("wormsign-worm", "out-sw-1", True),
        ("wormsign-worm", "out-sw-2", True),
        ("wormsign-burrowing", "out-sw-1", True),
        ("wormsign-burrowing", "out-sw-2", False),
    ],
)
def test_a_wormsign_brings_a_worm_by_its_face_and_the_terrain(face, area, comes):
    game = arrakis().wormsign(area, face).phase("hazards")
    view = game.view()
    assert view["worms"] == ([area] if comes else [])
    assert view["wormsigns"] == []
    assert view["wormsign_pool_count"] == 16, "it is shuffled back"


@pytest.mark.component("token", "wormsign-sand")
@pytest.mark.component("token", "wormsign-worm")
@pytest.mark.component("token", "wormsign-burrowing")
def test_nobody_sees_the_face_of_a_wormsign_on_the_map():
    game = arrakis().wormsign("out-sw-1", "wormsign-worm").turn(ATREIDES)
    for seat in (ATREIDES, HARKONNEN):
        assert "wormsign_faces" not in game.view(seat)
        assert "wormsign_pool" not in game.view(seat)


@pytest.mark.component("token", "wormsign-worm")
def test_a_harkonnen_legion_that_enters_a_wormsign_turns_it_and_must_flee_the_worm():
    table = arrakis().wormsign("in-sw-6", "wormsign-worm").harvester("in-sw-6").carryall("az-inner-s")
    table.area("windgap", harkonnen=legion(regular=1)).dice(HARKONNEN, strategy=2)
    game = answer(act(table.turn(HARKONNEN), "strategy"), "legion:windgap", "to:in-sw-6")
    assert game.decision.seat == ATREIDES
    assert "retreat:windgap" in keys(game)
    game.choose("retreat:in-se-5")
    assert legion_at(game, HARKONNEN, "in-se-5") == {"regular": 1}
    assert game.view()["worms"] == ["in-sw-6"]
    assert game.view()["harvesters"] == [], "no carryall saves it in the action phase"


# ---- testing stations


@pytest.mark.parametrize(
    "marker",
    [pytest.param(name, marks=pytest.mark.component("token", f"station-{name}")) for name in ("kh", "sd", "ji")],
)
def test_a_testing_station_moves_the_marker_of_its_face_when_a_legion_ends_its_move_there(marker):
    table = arrakis().station("in-ne-2", marker).area("in-ne-1", atreides=legion(tokens=["at-start-a"]))
    game = answer(act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy"), "legion:in-ne-1", "to:in-ne-2")
    assert game.view()["prescience"] == {"kh": 0, "sd": 0, "ji": 0} | {marker: 1}
    assert game.view()["stations"] == []
    assert legion_at(game, ATREIDES, "in-ne-2") == {"starting-token": 1}, "the token stays face down"


@pytest.mark.component("token", "station-kh")
@pytest.mark.component("token", "station-sd")
@pytest.mark.component("token", "station-ji")
def test_testing_stations_are_hidden_from_everybody_and_left_alone_by_the_harkonnen():
    table = arrakis().station("in-ne-2", "kh").area("in-ne-1", harkonnen=legion(regular=1)).dice(HARKONNEN, strategy=2)
    game = answer(act(table.turn(HARKONNEN), "strategy"), "legion:in-ne-1", "to:in-ne-2")
    assert game.view()["stations"] == ["in-ne-2"]
    for seat in (ATREIDES, HARKONNEN):
        assert "station_faces" not in game.view(seat)


@pytest.mark.component("token", "station-kh")
def test_a_testing_station_is_not_taken_in_passing():
    table = arrakis().station("out-ne-4", "kh").wormsign("out-ne-4").area("out-ne-3", atreides=legion(regular=1))
    game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy")
    answer(game, "legion:out-ne-3", "to:out-ne-5")
    assert game.view()["stations"] == ["out-ne-4"]
    assert game.view()["prescience"]["kh"] == 0


# ---- settlements and sietches


@pytest.mark.parametrize(
    ("area", "level"),
    [
        pytest.param("arrakeen", 3, marks=pytest.mark.component("settlement", "arrakeen")),
        pytest.param("carthag", 2, marks=pytest.mark.component("settlement", "carthag")),
        pytest.param("arsunt", 1, marks=pytest.mark.component("settlement", "pyon-village")),
    ],
)
def test_a_harkonnen_settlement_adds_its_level_in_dice_and_moves_every_marker_when_destroyed(area, level):
    table = arrakis().settlements(area).dice(ATREIDES, strategy=2).area("broken-land", atreides=legion(regular=6))
    game = act(table.area(area, harkonnen=legion(regular=1)).turn(ATREIDES), "strategy", 1)
    game.choose("legion:broken-land", outcomes=rolled(hit=6) + rolled(special=1 + level))
    game.choose("yes")
    assert game.view()["prescience"] == {"kh": level, "sd": level, "ji": level}
    assert game.view()["settlements"] == []


@pytest.mark.parametrize(
    "level", [pytest.param(level, marks=pytest.mark.component("settlement", f"sietch-{level}")) for level in (1, 2, 3)]
)
def test_a_sietch_adds_its_level_in_dice_and_gives_as_much_supremacy_when_destroyed(level):
    table = arrakis().sietch("windgap", level, hidden=True).dice(HARKONNEN, strategy=2)
    table.area("windgap", atreides=legion(regular=1)).area("in-sw-6", harkonnen=legion(regular=6))
    game = table.turn(HARKONNEN)
    assert "sietch_levels" not in game.view(HARKONNEN)["players"][ATREIDES], "face down"
    assert game.view(ATREIDES)["players"][ATREIDES]["sietch_levels"] == [str(level)]
    act(game, "strategy", 1)
    game.choose("legion:in-sw-6", outcomes=rolled(hit=6) + rolled(special=1 + level))
    assert game.view()["open_levels"] == [str(level)], "turned when attacked"
    game.choose("yes")
    assert game.view()["supremacy"] == level
    assert game.view()["sietches"] == []


# ---- other tokens


@pytest.mark.component("token", "family-atomics")
@pytest.mark.parametrize(
    ("area", "exposed"),
    [("splintered-rock", ["hagga-basin"]), ("hole-in-the-rock", ["imperial-basin"]), ("rimwall-west", ["arrakeen"])],
)
def test_the_family_atomics_turn_a_mountain_into_desert_once_a_marker_is_at_8(area, exposed):
    table = arrakis().prescience(ji=8).dice(ATREIDES, strategy=1, mentat=1).dice(HARKONNEN, mentat=3)
    for plateau in exposed:
        table.area(plateau, harkonnen=legion(regular=4))
    game = table.hand(ATREIDES, "grandmother-of-a-storm").turn(ATREIDES)
    answer(game, "free", f"blast:{area}")
    assert game.view()["detonated"] == area
    assert "free" not in keys(game), "once a game"
    answer(game, "die:mentat")
    game.choose("card:grandmother-of-a-storm", outcomes=rolled(hit=1, special=1))
    assert legion_at(game, HARKONNEN, exposed[0]) == {"regular": 3}, "exposed, but still a plateau"


@pytest.mark.component("token", "family-atomics")
def test_the_family_atomics_need_a_marker_at_8():
    assert "free" not in keys(arrakis().prescience(ji=7).turn(ATREIDES))


@pytest.mark.component("token", "bg-token")
def test_a_bene_gesserit_token_is_a_die_of_its_slot_and_leaves_the_game_when_used():
    table = arrakis().dice(ATREIDES).sisters(ATREIDES, 0, mentat=1).leader("stilgar", tank=1)
    game = table.turn(ATREIDES)
    assert game.view()["players"][ATREIDES]["unused_dice"] == 0, "the lone token is spent at once"
    act(game, "mentat")
    game.choose("number:2", outcomes=chance("drawn:war-plan", "drawn:the-voice"))
    game.choose("end")
    assert game.view()["tank"]["stilgar"] == 2
    assert game.view()["players"][ATREIDES]["bene_gesserit"] == 0
    assert game.view()["bene_gesserit"] == 4


@pytest.mark.component("token", "spice-reserve")
def test_the_spice_reserve_saves_one_point_for_the_next_harvest():
    game = arrakis().harvester("in-sw-5").phase("spice")
    assert keys(game) == ["save", "done"]
    game.choose("save")
    assert game.view()["reserve"] == 1
    game = arrakis().spice_reserve(1).harvester("in-sw-5").phase("spice")
    assert game.view()["spice"] == 2


@pytest.mark.component("token", "atreides-action-die")
@pytest.mark.component("token", "harkonnen-action-die")
@pytest.mark.parametrize("side", [ATREIDES, HARKONNEN])
def test_an_action_die_shows_strategy_on_two_faces_and_every_other_result_on_one(side):
    faces = FACTS.dice[("atreides", "harkonnen")[side]].faces
    assert sorted(faces) == sorted([*RESULTS, "strategy"])
    results = rolled_actions(leadership=2, strategy=2, deployment=2, mentat=2) + rolled_actions(mentat=2, house=2)
    game = arrakis().sisters(ATREIDES, 0).phase("actions", outcomes=results)
    rolls = {event.what: event.n for event in game.events() if event.kind == "action-rolled" and event.seat == side}
    assert rolls == ({"mentat": 2, "house": 2}, {"leadership": 2, "strategy": 2, "deployment": 2, "mentat": 2})[side]


@pytest.mark.component("token", "prescience-track")
def test_prescience_markers_stop_at_step_10():
    table = arrakis().prescience(kh=10, sd=9).objective("objective-1").settlements("arrakeen")
    table.detonated("splintered-rock").dice(ATREIDES, strategy=2).area("broken-land", atreides=legion(regular=1))
    game = answer(act(table.turn(ATREIDES), "strategy", 1), "legion:broken-land", "yes")
    assert game.view()["prescience"] == {"kh": 10, "sd": 10, "ji": 3}


@pytest.mark.component("token", "supremacy-track")
@pytest.mark.parametrize(
    ("before", "level", "tokens"), [(2, 1, 0), (3, 1, 1), (3, 3, 1), (4, 3, 1), (3, 2, 1), (7, 2, 0)]
)
def test_the_supremacy_track_gives_the_atreides_a_bene_gesserit_token_at_4_and_at_7(before, level, tokens):
    table = arrakis().supremacy(before).sietch("windgap", level).dice(HARKONNEN, strategy=2)
    table.area("in-sw-6", harkonnen=legion(regular=1))
    game = table.turn(HARKONNEN)
    have = game.view()["players"][ATREIDES]["bene_gesserit"]
    answer(act(game, "strategy", 1), "legion:in-sw-6", "yes")
    assert game.view()["supremacy"] == before + level
    assert game.view()["players"][ATREIDES]["bene_gesserit"] == have + tokens


@pytest.mark.component("token", "supremacy-track")
def test_the_harkonnen_win_at_10_supremacy_at_once():
    table = arrakis().supremacy(8).sietch("windgap", 3).dice(HARKONNEN, strategy=2)
    game = act(table.area("in-sw-6", harkonnen=legion(regular=1)).turn(HARKONNEN), "strategy", 1)
    answer(game, "legion:in-sw-6", "yes")
    assert game.winners == [HARKONNEN]
