"""Set-up: what lies on the table and what each player has before the first round."""

from __future__ import annotations

import pytest
from tests.table import goods, keys, player
from tests.uprising import SPACES, with_modules

import sietch
from sietch.imperium.components import CARDS, CONFLICTS, INTRIGUES
from sietch.imperium.position import number
from sietch.imperium.scenario import uprising


@pytest.mark.ruling("up_leaders_same_house")
def test_leaders_of_one_house_may_play_together_but_nobody_takes_the_same_leader():
    leaders = ["muad-dib", "gurney-halleck", "lady-jessica", "feyd-rautha-harkonnen"]
    game = sietch.new("uprising", players=4, leaders=leaders, seed=1)
    assert [seat["leader"] for seat in game.view()["players"]] == leaders
    with pytest.raises(sietch.SetupError):
        sietch.new("uprising", players=3, leaders=["muad-dib", "muad-dib", "lady-jessica"], seed=1)


@pytest.mark.ruling("up_setup_shield_wall")
def test_the_shield_wall_stands_at_the_start():
    assert sietch.new("uprising", seed=1).view()["shield_wall"] is True


@pytest.mark.ruling("up_setup_alliance_tokens")
def test_all_four_alliances_are_free_at_the_start():
    assert sietch.new("uprising", seed=1).view()["alliances"] == {
        "emperor": None,
        "guild": None,
        "bene-gesserit": None,
        "fremen": None,
    }


@pytest.mark.ruling("up_setup_conflict_deck")
@pytest.mark.parametrize(("round_number", "level"), [(1, 1), (2, 2), (3, 2), (6, 2), (7, 3), (9, 3), (10, 3)])
def test_the_conflict_deck_has_one_card_of_level_one_then_five_of_two_then_four_of_three(round_number, level):
    for seed in range(5):
        seen = uprising(seed=seed).round(round_number).new_round().view()
        assert CONFLICTS[number(CONFLICTS, seen["conflict"])].level == level
        assert seen["conflict_cards"] == 10 - round_number


@pytest.mark.ruling("up_setup_conflict_deck")
def test_unused_conflicts_stay_unseen():
    first, second = sietch.new("uprising", seed=1).view(), sietch.new("uprising", seed=2).view()
    for seen in (first, second):
        # Any of the sixteen but the revealed one may still come: what went back to the box is not told.
        assert len(seen["conflict_deck"]) == 15
        assert seen["conflict"] not in seen["conflict_deck"]
        assert seen["conflict_cards"] == 9
    assert {first["conflict"], second["conflict"]} <= {card.id for card in CONFLICTS if card.level == 1}


@pytest.mark.ruling("up_setup_omit_choam_cards")
def test_cards_of_the_choam_module_are_left_out_without_it():
    without, with_choam = sietch.new("uprising", seed=1), sietch.new("uprising", seed=1, modules=["choam"])
    sizes = []
    for game in (without, with_choam):
        state = game.state
        cards = [CARDS[card] for card in state.imperium_deck + state.row]
        intrigues = [INTRIGUES[card] for card in state.intrigue_deck]
        sizes.append((len(cards), len(intrigues)))
        modules = {card.module for card in (*cards, *intrigues)}
        assert modules == ({"uprising", "choam"} if game is with_choam else {"uprising"})
    assert sizes == [(65, 40), (69, 44)]
    assert "offer" not in without.view()
    assert len(with_choam.view()["offer"]) == 2


@pytest.mark.ruling("up_setup_imperium_row")
def test_five_cards_form_the_imperium_row():
    seen = sietch.new("uprising", seed=1).view()
    assert len(seen["row"]) == 5
    assert seen["imperium_deck_count"] == 60


@pytest.mark.ruling("up_setup_reserve")
def test_the_reserve_has_eight_prepare_the_way_and_ten_the_spice_must_flow():
    seen = sietch.new("uprising", seed=1).view()
    assert (seen["prepare_the_way"], seen["spice_must_flow"]) == (8, 10)
    game = (
        uprising()
        .seat(0, persuasion=0, hand=["convincing-argument"])
        .reserve(prepare_the_way=1, the_spice_must_flow=0)
        .reveal(0)
    )
    assert "buy:prepare-the-way" in keys(game)
    game.choose("buy:prepare-the-way")
    assert game.view()["prepare_the_way"] == 0
    assert player(game, 0)["discard"].count("prepare-the-way") == 1


@pytest.mark.ruling("up_setup_shaddam")
def test_shaddam_is_a_leader_only_with_the_choam_module():
    others = ["muad-dib", "gurney-halleck", "lady-jessica"]
    with pytest.raises(sietch.SetupError, match="shaddam"):
        sietch.new("uprising", leaders=["shaddam-corrino-iv", *others], seed=1)
    game = sietch.new("uprising", leaders=["shaddam-corrino-iv", *others], modules=["choam"], seed=1)
    assert player(game, 0)["leader"] == "shaddam-corrino-iv"


@pytest.mark.ruling("up_setup_shaddam")
def test_shaddam_is_offered_for_picking_only_with_the_choam_module():
    assert "leader:shaddam-corrino-iv" not in keys(sietch.new("uprising", leaders="choose", seed=1))
    assert "leader:shaddam-corrino-iv" in keys(sietch.new("uprising", leaders="choose", modules=["choam"], seed=1))


@pytest.mark.ruling("up_setup_water")
@pytest.mark.parametrize("players", [3, 4])
def test_each_player_starts_with_one_water_and_nothing_else(players):
    game = sietch.new("uprising", players=players, seed=1)
    assert [goods(game, seat) for seat in range(players)] == [(0, 0, 1)] * players


@pytest.mark.ruling("up_setup_bank_unlimited")
def test_the_bank_never_runs_out():
    # More spice, solari and sandworms than there are tokens in the box.
    table = uprising().seat(0, hand=["signet-ring"], hooks=True, water=3, spice=60, worms=8).bonus_spice(deep_desert=50)
    game = table.seat(1, hand=["dagger"]).turn(0)
    game.choose("play:signet-ring")
    game.choose("send:deep-desert")
    game.choose("effect:space.deep-desert.0")
    game.choose("branch:space.deep-desert.0.1")
    assert goods(game, 0) == (0, 110, 0)
    assert player(game, 0)["worms"] == 10


@pytest.mark.ruling("up_setup_agents")
def test_two_agents_start_on_the_leader_and_the_swordmaster_does_not():
    game = sietch.new("uprising", seed=1)
    for seat in range(4):
        p = player(game, seat)
        assert (p["agents"], p["at"], p["swordmaster"]) == (2, [], False)


@pytest.mark.ruling("up_setup_score")
def test_the_score_starts_on_one_with_four_players_and_on_zero_with_three():
    assert sietch.new("uprising", players=4, seed=1).scores == [1, 1, 1, 1]
    assert sietch.new("uprising", players=3, seed=1).scores == [0, 0, 0]


@pytest.mark.ruling("up_setup_combat_marker")
def test_strength_starts_at_nothing():
    game = sietch.new("uprising", seed=1)
    for seat in range(4):
        p = player(game, seat)
        assert (p["troops"], p["worms"], p["swords"]) == (0, 0, 0)


@pytest.mark.ruling("up_setup_cubes")
def test_twelve_troops_are_split_into_three_in_the_garrison_and_nine_in_supply():
    game = sietch.new("uprising", seed=1)
    for seat in range(4):
        p = player(game, seat)
        assert (p["garrison"], p["supply"], p["troops"]) == (3, 9, 0)
        assert p["influence"] == {"emperor": 0, "guild": 0, "bene-gesserit": 0, "fremen": 0}


OBJECTIVES_FOR = {
    3: {"objective-desert-mouse-first-player", "objective-crysknife", "objective-ornithopter-1-3p"},
    4: {
        "objective-desert-mouse-first-player",
        "objective-crysknife",
        "objective-desert-mouse-4-6p",
        "objective-crysknife-4-6p",
    },
}


@pytest.mark.ruling("up_setup_objectives")
@pytest.mark.parametrize("players", [3, 4])
def test_each_player_gets_an_objective_of_the_player_count_face_up(players):
    deals = set()
    for seed in range(6):
        seats = sietch.new("uprising", players=players, seed=seed).view()["players"]
        dealt = [p["objective"] for p in seats]
        assert set(dealt) == OBJECTIVES_FOR[players]
        assert all(p["objective_up"] for p in seats)
        deals.add(tuple(dealt))
    assert len(deals) > 1


@pytest.mark.ruling("up_setup_first_player")
def test_the_objective_with_the_marker_makes_the_first_player():
    firsts = set()
    for seed in range(8):
        game = sietch.new("uprising", seed=seed)
        first = game.view()["first"]
        assert player(game, first)["objective"] == "objective-desert-mouse-first-player"
        assert game.decision.seat == first
        firsts.add(first)
    assert len(firsts) > 1


@pytest.mark.ruling("up_no_mentat")
def test_there_is_no_mentat_and_no_foldspace():
    assert [stack.card.id for stack in with_modules().reserve] == ["prepare-the-way", "the-spice-must-flow"]
    assert not [space.id for space in SPACES if space.id in ("mentat", "foldspace")]
    game = uprising().seat(0, hand=["convincing-argument", "convincing-argument"]).imperium_deck().row().reveal(0)
    bought = [key for key in keys(game) if key.startswith("buy:")]
    assert "buy:prepare-the-way" in bought
    assert not [key for key in bought if "foldspace" in key]
