"""The leader cards: how each enters and leaves, its slot, its combat strip and its special action."""

from __future__ import annotations

import pytest
from tests.arrakis.cards.hands import ATREIDES, HARKONNEN, act, answer, in_hand, is_over, pass_turn, where_is
from tests.table import keys

from sietch.arrakis.components import LEADERS, RESULTS
from sietch.arrakis.scenario import Scenario, arrakis, chance, legion, legion_at, rolled

# By card: side, deck, slot, what a special result becomes (hits, shields), in play from the start.
CARDS = {
    "paul-atreides": (0, "house-atreides", "leadership", 1, 0, True),
    "lady-jessica": (0, "house-atreides", "mentat", 0, 1, True),
    "reverend-mother-jessica": (0, "house-atreides", "mentat", 0, 2, False),
    "gurney-halleck": (0, "house-atreides", "", 2, 1, False),
    "alia": (0, "house-atreides", "house", 1, 0, False),
    "naibs": (0, "fremen-ally", "", 1, 0, False),
    "paul-muaddib": (0, "fremen-ally", "leadership", 2, 1, False),
    "stilgar": (0, "fremen-ally", "deployment", 2, 0, True),
    "chani": (0, "fremen-ally", "strategy", 1, 1, False),
    "wild-maker": (0, "fremen-ally", "", 0, 0, False),
    "beast-rabban": (1, "house-harkonnen", "leadership", 2, 0, True),
    "thufir-hawat": (1, "house-harkonnen", "mentat", 1, 2, False),
    "baron-harkonnen": (1, "house-harkonnen", "house", 0, 2, True),
    "feyd-rautha": (1, "house-harkonnen", "leadership", 2, 1, False),
    "shaddam-iv": (1, "corrino-ally", "strategy", 2, 0, False),
    "gaius-helen-mohiam": (1, "corrino-ally", "mentat", 0, 3, False),
    "captain-aramsham": (1, "corrino-ally", "deployment", 1, 1, True),
    "bashars": (1, "corrino-ally", "", 1, 0, False),
}
NAMED = [id for id in CARDS if id not in ("naibs", "bashars", "wild-maker")]
SLOTTED = [id for id in NAMED if CARDS[id][2]]


def test_the_leader_cards_are_those_of_the_sheet():
    assert {
        leader.id: (
            leader.side,
            leader.deck,
            RESULTS[leader.slot] if leader.slot >= 0 else "",
            leader.hits,
            leader.shields,
            leader.starts,
        )
        for leader in LEADERS
    } == CARDS


# ---- combat


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.component("leader", id)) for id in NAMED])
def test_a_special_result_becomes_what_the_leaders_strip_shows(id):
    side, _, _, hits, shields, _ = CARDS[id]
    areas = ("windgap", "in-sw-6")
    table = arrakis().dice(side, strategy=2).dice(1 - side, mentat=2)
    table.area(areas[0], **{("atreides", "harkonnen")[side]: legion(regular=2, named=[id])})
    table.area(areas[1], **{("atreides", "harkonnen")[1 - side]: legion(regular=4)})
    game = act(table.turn(side), "strategy", 1)
    game.choose(f"legion:{areas[0]}", outcomes=rolled(special=1, hit=1) + rolled(hit=3, special=1))
    # The special of the defender has no leader and is a miss; every shield of the attacker cancels a hit.
    taken = {event.seat: event.n for event in game.events() if event.kind == "hits-taken"}
    assert taken.get(1 - side) == 1 + hits
    assert taken.get(side, 0) == 3 - shields


@pytest.mark.component("leader", "naibs")
@pytest.mark.component("leader", "bashars")
@pytest.mark.parametrize("side", [ATREIDES, HARKONNEN])
def test_each_generic_leader_turns_one_special_into_a_hit(side):
    table = arrakis().dice(side, strategy=2).dice(1 - side, mentat=2)
    table.area("windgap", **{("atreides", "harkonnen")[side]: legion(regular=3, leader=2)})
    table.area("in-sw-6", **{("atreides", "harkonnen")[1 - side]: legion(regular=4)})
    game = act(table.turn(side), "strategy", 1)
    game.choose("legion:windgap", outcomes=rolled(special=3) + rolled(shield=4))
    assert legion_at(game, 1 - side, "in-sw-6") == {"regular": 4}, "four shields stop two hits"
    table = arrakis().dice(side, strategy=2).dice(1 - side, mentat=2)
    table.area("windgap", **{("atreides", "harkonnen")[side]: legion(regular=3, leader=2)})
    table.area("in-sw-6", **{("atreides", "harkonnen")[1 - side]: legion(regular=4)})
    game = act(table.turn(side), "strategy", 1)
    game.choose("legion:windgap", outcomes=rolled(special=3) + rolled(special=4))
    assert legion_at(game, 1 - side, "in-sw-6") == {"regular": 2}, "the third special is a miss"


@pytest.mark.component("leader", "naibs")
@pytest.mark.component("leader", "bashars")
def test_generic_leaders_return_to_the_supply_and_named_ones_go_to_the_tank():
    table = arrakis().dice(ATREIDES, strategy=2).area("windgap", atreides=legion(regular=6))
    table.area("in-sw-6", harkonnen=legion(regular=1, leader=1, named=["baron-harkonnen"]))
    game = act(table.turn(ATREIDES), "strategy", 1)
    game.choose("legion:windgap", outcomes=rolled(hit=6) + rolled(shield=1))
    assert game.view()["tank"]["baron-harkonnen"] == 1
    assert game.view()["players"][HARKONNEN]["supply"]["leader"] == 6


# ---- entering, leaving, replacing


def destroys_sietch(table: Scenario, level: int):
    """The Harkonnen take an undefended sietch of that level."""
    table.dice(HARKONNEN, strategy=2).sietch("windgap", level).area("in-sw-6", harkonnen=legion(regular=1))
    game = act(table.turn(HARKONNEN), "strategy", 1)
    return answer(game, "legion:in-sw-6", "yes")


@pytest.mark.component("leader", "thufir-hawat")
def test_thufir_hawat_enters_at_1_supremacy_and_waits_beside_the_board():
    game = destroys_sietch(arrakis(), 1)
    assert game.view()["supremacy"] == 1
    assert "thufir-hawat" in game.view()["entered"]
    assert where_is(game, "thufir-hawat") is None


@pytest.mark.component("leader", "feyd-rautha")
@pytest.mark.component("leader", "beast-rabban")
def test_feyd_rautha_enters_at_6_supremacy_even_when_it_is_passed_and_rabban_leaves_wherever_he_is():
    table = arrakis().supremacy(5).area("carthag", harkonnen=legion(regular=1, named=["beast-rabban"]))
    game = destroys_sietch(table, 3)
    assert game.view()["supremacy"] == 8
    assert "feyd-rautha" in game.view()["entered"]
    assert game.view()["gone"] == ["beast-rabban"]
    assert where_is(game, "beast-rabban") is None
    game = destroys_sietch(arrakis().supremacy(5).leader("beast-rabban", tank=2), 1)
    assert game.view()["tank"]["beast-rabban"] == 0


@pytest.mark.component("leader", "paul-muaddib")
@pytest.mark.component("leader", "reverend-mother-jessica")
@pytest.mark.component("leader", "paul-atreides")
@pytest.mark.component("leader", "lady-jessica")
@pytest.mark.parametrize(
    ("marker", "old", "new"),
    [("kh", "paul-atreides", "paul-muaddib"), ("sd", "lady-jessica", "reverend-mother-jessica")],
)
def test_paul_and_jessica_are_replaced_exactly_where_they_are(marker, old, new):
    def station(table: Scenario):
        table.prescience(**{marker: 2}).station("in-ne-2", marker).area("in-ne-1", atreides=legion(regular=1))
        game = act(table.dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy")
        answer(game, "legion:in-ne-1", "to:in-ne-2")
        if "done" in keys(game):
            game.choose("done")
        assert game.view()["prescience"][marker] == 3
        assert new in game.view()["entered"]
        assert game.view()["gone"] == [old]
        return game

    game = station(arrakis().area("windgap", atreides=legion(regular=1, named=[old])))
    assert where_is(game, new) == "windgap"
    assert where_is(game, old) is None
    game = station(arrakis().leader(old, tank=1, spent=True))
    assert game.view()["tank"][new] == 1
    assert game.view()["tank"][old] == 0
    assert new in game.view()["spent"], "the card keeps its state"
    game = station(arrakis())
    assert where_is(game, new) is None
    assert new not in game.view()["spent"]


@pytest.mark.component("leader", "chani")
def test_chani_enters_when_the_jihad_marker_reaches_3():
    assert "chani" not in arrakis().prescience(ji=2, kh=5).turn(ATREIDES).view()["entered"]
    game = arrakis().prescience(ji=3).turn(ATREIDES)
    assert "chani" in game.view()["entered"]
    assert where_is(game, "chani") is None


@pytest.mark.component("leader", "alia")
@pytest.mark.parametrize("marker", ["kh", "sd", "ji"])
def test_alia_enters_when_any_marker_reaches_6(marker):
    assert "alia" not in arrakis().prescience(**{marker: 5}).turn(ATREIDES).view()["entered"]
    assert "alia" in arrakis().prescience(**{marker: 6}).turn(ATREIDES).view()["entered"]


def test_named_leaders_on_the_map_may_be_swapped_for_generic_ones_at_the_end_of_the_round():
    table = arrakis().area("windgap", atreides=legion(regular=1, named=["paul-atreides"]))
    game = table.area("carthag", harkonnen=legion(regular=1, named=["baron-harkonnen"])).phase("round-end")
    assert game.decision.seat == HARKONNEN
    assert keys(game) == ["swap:baron-harkonnen", "done"]
    game.choose("swap:baron-harkonnen")
    assert legion_at(game, HARKONNEN, "carthag") == {"regular": 1, "leader": 1}
    assert game.decision.seat == ATREIDES
    game.choose("done")
    assert where_is(game, "paul-atreides") == "windgap"


# ---- special actions


def special(leader: str, table: Scenario):
    """The leader's side spends a die of its slot; the special action is chosen."""
    side, _, slot, *_ = CARDS[leader]
    table.dice(side, **{slot: 2}).dice(1 - side, mentat=3)
    game = table.turn(side)
    if f"die:{slot}" in keys(game):
        game.choose(f"die:{slot}")
    return game


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.component("leader", id)) for id in SLOTTED])
def test_a_special_action_is_offered_on_its_slot_only_and_spends_the_card(id):
    side, _, slot, *_ = CARDS[id]
    name = ("atreides", "harkonnen")[side]

    def table(**facts: object) -> Scenario:
        found = arrakis().settlements("arsunt").sietch("hobars-gap")
        home = "windgap" if side == ATREIDES else "carthag"
        found.area(home, **{name: legion(regular=3, elite=3, named=[] if facts else [id])})
        return found.leader(id, **facts) if facts else found  # type: ignore[arg-type]

    game = special(id, table())
    assert f"special:{id}" in keys(game)
    game.choose(f"special:{id}")
    assert id in game.view()["spent"]
    for other in RESULTS:
        if other != slot and not (side == ATREIDES and other == "house"):
            game = table().dice(side, **{other: 2}).dice(1 - side, mentat=3).turn(side)
            assert f"special:{id}" not in keys(game)
    assert f"special:{id}" not in keys(special(id, table(spent=True))), "spent until the end of the round"
    assert f"special:{id}" not in keys(special(id, table(tank=1))), "not from the tank"


@pytest.mark.component("leader", "paul-atreides")
def test_paul_atreides_moves_or_surprises_with_his_legion_and_draws_a_card():
    def table() -> Scenario:
        found = arrakis().area("windgap", atreides=legion(regular=2, named=["paul-atreides"]))
        return found.area("in-sw-6", harkonnen=legion(regular=3)).area("hobars-gap", atreides=legion(regular=1))

    game = answer(special("paul-atreides", table()), "special:paul-atreides")
    assert keys(game) == ["branch:leader.paul-atreides.0.0", "branch:leader.paul-atreides.0.1", "no"]
    answer(game, "branch:leader.paul-atreides.0.0", "legion:windgap", "part", "number:1", "to:in-sw-5")
    assert where_is(game, "paul-atreides") == "in-sw-5", "he goes along"
    game.choose("number:1", outcomes=chance("drawn:war-plan"))
    assert in_hand(game, ATREIDES) == ["war-plan"]
    assert is_over(game)
    game = answer(special("paul-atreides", table()), "special:paul-atreides", "branch:leader.paul-atreides.0.1")
    assert keys(game) == ["legion:windgap", "done"]
    game.choose("legion:windgap", outcomes=rolled(shield=2) + rolled(shield=3))
    assert game.view()["battle_rules"] == ["surprise"]


@pytest.mark.component("leader", "paul-atreides")
def test_paul_atreides_beside_the_board_only_draws():
    game = answer(special("paul-atreides", arrakis()), "special:paul-atreides")
    assert keys(game) == ["number:0", "number:1", "done"]


@pytest.mark.component("leader", "paul-muaddib")
@pytest.mark.component("leader", "feyd-rautha")
@pytest.mark.parametrize("id", ["paul-muaddib", "feyd-rautha"])
def test_muaddib_and_feyd_move_and_attack_with_their_legion(id):
    side = CARDS[id][0]
    table = arrakis().area("windgap", **{("atreides", "harkonnen")[side]: legion(regular=2, named=[id])})
    table.area("in-se-4", **{("atreides", "harkonnen")[1 - side]: legion(regular=3)})
    game = answer(special(id, table), f"special:{id}", "legion:windgap", "whole", "to:in-sw-6")
    assert keys(game) == ["legion:in-sw-6", "done"]
    game.choose("legion:in-sw-6", outcomes=rolled(shield=2) + rolled(shield=3))
    assert game.view()["battle_rules"] == []


@pytest.mark.component("leader", "feyd-rautha")
def test_feyd_rautha_may_attack_without_moving_or_do_neither():
    table = arrakis().area("windgap", harkonnen=legion(regular=2, named=["feyd-rautha"]))
    table.area("in-sw-6", atreides=legion(regular=3))
    game = answer(special("feyd-rautha", table), "special:feyd-rautha", "done")
    assert keys(game) == ["legion:windgap", "done"]
    game.choose("done")
    assert is_over(game)


@pytest.mark.component("leader", "beast-rabban")
def test_beast_rabban_moves_twice_and_takes_part_in_both():
    table = arrakis().area("carthag", harkonnen=legion(regular=2, elite=1, named=["beast-rabban"]))
    game = answer(
        special("beast-rabban", table), "special:beast-rabban", "legion:carthag", "part", "number:1", "number:1"
    )
    game.choose("to:broken-land")
    assert where_is(game, "beast-rabban") == "broken-land"
    assert keys(game) == ["legion:broken-land", "done"]
    answer(game, "legion:broken-land", "part", "number:1", "number:0")
    assert {"to:arrakeen", "to:rimwall-west", "to:carthag"} <= set(keys(game)), "an adjacent area"
    game.choose("to:rimwall-west")
    assert where_is(game, "beast-rabban") == "rimwall-west"
    assert legion_at(game, HARKONNEN, "rimwall-west") == {"regular": 1}
    assert legion_at(game, HARKONNEN, "broken-land") == {"elite": 1}
    assert is_over(game)


@pytest.mark.component("leader", "beast-rabban")
def test_beast_rabbans_second_move_is_on_foot_and_may_be_left():
    table = arrakis().area("carthag", harkonnen=legion(regular=1, named=["beast-rabban"]))
    table.ornithopter("az-inner-n", "az-outer-ne")
    game = answer(special("beast-rabban", table), "special:beast-rabban", "legion:carthag")
    assert any(key.startswith("fly:") for key in keys(game))
    answer(game, "to:broken-land", "legion:broken-land")
    assert not any(key.startswith("fly:") for key in keys(game))
    table = arrakis().area("carthag", harkonnen=legion(regular=1, named=["beast-rabban"]))
    game = answer(special("beast-rabban", table), "special:beast-rabban", "legion:carthag", "to:broken-land", "done")
    assert is_over(game)


@pytest.mark.component("leader", "lady-jessica")
def test_lady_jessica_draws_3_cards_split_over_both_decks():
    game = answer(special("lady-jessica", arrakis()), "special:lady-jessica")
    assert keys(game)[:4] == ["number:0", "number:1", "number:2", "number:3"]
    game.choose("number:2", outcomes=chance("drawn:war-plan", "drawn:the-voice", "drawn:thumpers"))
    assert in_hand(game, ATREIDES) == ["the-voice", "thumpers", "war-plan"]
    assert is_over(game)


@pytest.mark.component("leader", "reverend-mother-jessica")
def test_reverend_mother_jessica_draws_2_and_may_play_1():
    table = arrakis().leader("reverend-mother-jessica")
    game = answer(special("reverend-mother-jessica", table), "special:reverend-mother-jessica")
    game.choose("number:2", outcomes=chance("drawn:war-plan", "drawn:chatt-the-leaper"))
    assert sorted(keys(game)) == ["card:chatt-the-leaper", "card:war-plan", "no"]
    game.choose("no")
    assert is_over(game)


@pytest.mark.component("leader", "thufir-hawat")
def test_thufir_hawat_draws_3_cards_of_his_house():
    game = answer(special("thufir-hawat", arrakis().leader("thufir-hawat")), "special:thufir-hawat")
    assert keys(game) == ["number:0", "number:1", "number:2", "number:3"]
    fewer = game.copy()
    fewer.choose("number:1", outcomes=chance("drawn:sandmasters"))
    assert in_hand(fewer, HARKONNEN) == ["sandmasters"]
    game.choose("number:3", outcomes=chance("drawn:sandmasters", "drawn:hunter-seeker", "drawn:mudir-nahya"))
    assert in_hand(game, HARKONNEN) == ["hunter-seeker", "mudir-nahya", "sandmasters"]
    assert is_over(game)


@pytest.mark.component("leader", "gaius-helen-mohiam")
def test_gaius_helen_mohiam_draws_2_cards_of_the_allies_and_may_play_1():
    game = answer(special("gaius-helen-mohiam", arrakis().leader("gaius-helen-mohiam")), "special:gaius-helen-mohiam")
    game.choose("number:2", outcomes=chance("drawn:shigawire", "drawn:troop-carriers"))
    assert sorted(keys(game)) == ["card:shigawire", "card:troop-carriers", "no"]


@pytest.mark.component("leader", "baron-harkonnen")
def test_the_baron_replaces_3_regulars_by_elites_wherever_his_figure_is():
    table = arrakis().area("carthag", harkonnen=legion(regular=2)).area("arsunt", harkonnen=legion(regular=2))
    game = answer(special("baron-harkonnen", table), "special:baron-harkonnen", "from:carthag", "from:arsunt")
    game.choose("from:arsunt")
    assert legion_at(game, HARKONNEN, "carthag") == {"regular": 1, "elite": 1}
    assert legion_at(game, HARKONNEN, "arsunt") == {"elite": 2}
    assert is_over(game)


@pytest.mark.component("leader", "shaddam-iv")
def test_shaddam_replaces_3_elites_by_sardaukar_or_fewer():
    table = arrakis().leader("shaddam-iv").area("carthag", harkonnen=legion(elite=3))
    game = answer(special("shaddam-iv", table), "special:shaddam-iv", "from:carthag", "from:carthag", "done")
    assert legion_at(game, HARKONNEN, "carthag") == {"elite": 1, "special": 2}
    assert is_over(game)


@pytest.mark.component("leader", "captain-aramsham")
def test_captain_aramsham_deploys_2_regulars_a_sardaukar_and_a_leader_over_the_settlements():
    table = (
        arrakis()
        .settlements("arsunt", "carthag")
        .area("broken-land", harkonnen=legion(special=1, named=["beast-rabban"]))
    )
    game = answer(special("captain-aramsham", table), "special:captain-aramsham")
    answer(game, "place:arsunt", "place:carthag", "place:arsunt", "place:carthag")
    assert keys(game) == ["supply", "leader:baron-harkonnen", "leader:captain-aramsham", "done"], "from off the map"
    game.choose("leader:captain-aramsham")
    assert legion_at(game, HARKONNEN, "arsunt") == {"regular": 1, "special": 1}
    assert legion_at(game, HARKONNEN, "carthag") == {"regular": 1}
    assert legion_at(game, HARKONNEN, "broken-land") == {"special": 1}, "nothing is taken from the map"
    assert where_is(game, "captain-aramsham") == "carthag"
    assert is_over(game)


@pytest.mark.component("leader", "captain-aramsham")
def test_captain_aramsham_may_leave_any_of_them():
    game = answer(special("captain-aramsham", arrakis().settlements("arsunt", "carthag")), "special:captain-aramsham")
    answer(game, "done", "place:carthag", "done")
    assert legion_at(game, HARKONNEN, "carthag") == {"special": 1}
    assert is_over(game)


@pytest.mark.component("leader", "stilgar")
def test_stilgar_deploys_a_token_a_fedaykin_and_a_leader_at_the_same_sietch():
    table = arrakis().sietch("windgap").sietch("hobars-gap").area("in-sw-6", atreides=legion(special=1))
    game = special("stilgar", table)
    game.choose("special:stilgar")
    assert keys(game) == ["yes", "no", "done"]
    game.choose("yes", outcomes=chance("drawn-token:at-std-e"))
    assert game.view(ATREIDES)["players"][ATREIDES]["drawn_token"] == ["at-std-e"], "looked at first"
    assert "drawn_token" not in game.view(HARKONNEN)["players"][ATREIDES]
    answer(game, "place:windgap")
    assert [key for key in keys(game) if key != "free"] == ["supply", "done"], "deployed, not taken from the map"
    answer(game, "supply")
    assert {"supply", "leader:stilgar", "leader:paul-atreides"} <= set(keys(game))
    game.choose("leader:stilgar")
    assert legion_at(game, ATREIDES, "windgap") == {"special": 1, "standard-token": 1}
    assert where_is(game, "stilgar") == "windgap"


@pytest.mark.component("leader", "stilgar")
def test_stilgar_without_a_token_left_still_deploys_the_others():
    table = arrakis().sietch("windgap").sietch("hobars-gap").tokens_left()
    game = answer(special("stilgar", table), "special:stilgar", "place:windgap", "supply", "supply")
    assert legion_at(game, ATREIDES, "windgap") == {"special": 1, "leader": 1}


@pytest.mark.component("leader", "stilgar")
@pytest.mark.ruling("wa_optional_effects")
def test_stilgar_may_leave_the_token_in_the_pool_or_do_nothing():
    game = special("stilgar", arrakis().sietch("windgap").sietch("hobars-gap"))
    nothing = answer(game.copy(), "special:stilgar", "done")
    assert is_over(nothing)
    left = game.view()["token_pool_count"]
    answer(game, "special:stilgar", "no", "place:windgap", "supply", "leader:stilgar")
    assert legion_at(game, ATREIDES, "windgap") == {"special": 1}
    assert game.view()["token_pool_count"] == left
    assert is_over(game)


@pytest.mark.component("leader", "chani")
def test_chani_moves_any_legion_and_takes_a_desert_power_action():
    table = arrakis().leader("chani").area("windgap", atreides=legion(regular=1)).worm("out-ne-1")
    game = answer(special("chani", table), "special:chani", "legion:windgap", "to:in-sw-6")
    assert keys(game)[-1] == "no"
    answer(game, keys(game)[1], "worm:out-ne-1", "worm-to:out-ne-3")
    assert game.view()["worms"] == ["out-ne-3"]
    assert is_over(game)


@pytest.mark.component("leader", "alia")
def test_alia_uses_the_die_as_any_other_result_and_draws_a_card():
    table = arrakis().leader("alia").area("windgap", atreides=legion(regular=1))
    game = answer(special("alia", table), "special:alia")
    assert keys(game)[:4] == ["result:leadership", "result:strategy", "result:deployment", "result:mentat"]
    game.choose("result:strategy")
    answer(act(game, "strategy"), "legion:windgap", "to:in-sw-6")
    assert legion_at(game, ATREIDES, "in-sw-6") == {"regular": 1}
    assert keys(game) == ["number:0", "number:1", "done"]


def test_spent_cards_are_turned_face_up_at_the_end_of_the_round_those_in_the_tank_too():
    game = arrakis().leader("stilgar", spent=True).leader("lady-jessica", tank=2, spent=True).phase("round-end")
    assert game.view()["spent"] == []
    assert game.view()["tank"]["lady-jessica"] == 2


def test_every_die_spent_moves_the_tank_and_a_leader_leaves_it_after_the_last_space():
    table = arrakis().leader("stilgar", tank=3).leader("baron-harkonnen", tank=5)
    game = table.dice(ATREIDES, mentat=2).dice(HARKONNEN, mentat=3).turn(ATREIDES)
    pass_turn(game)
    assert game.view()["tank"]["stilgar"] == 0
    assert game.view()["tank"]["baron-harkonnen"] == 5
    pass_turn(game)
    assert game.view()["tank"]["baron-harkonnen"] == 0
