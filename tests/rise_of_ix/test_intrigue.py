"""The intrigue cards of Rise of Ix."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rise_of_ix.ix import ix, play, ships
from tests.table import choose, goods, influence, keys, player, strength_of

from sietch.core.game import Game


def plot(card: str, **facts: Any) -> Game:
    """Seat 0 holds the card at the beginning of its turn."""
    return ix().seat(0, **{"hand": ["dagger"], "intrigues": [card]} | facts).turn(0)


def combat(card: str, **facts: Any) -> Game:
    return ix().seat(0, **{"troops": 1, "intrigues": [card, "devour"]} | facts).combat()


def score(card: str, **facts: Any) -> int:
    """The points of seat 0 after the endgame with the card played, if it can be."""
    game = ix().reserve(the_spice_must_flow=8).seat(0, **{"intrigues": [card]} | facts).endgame()
    if f"intrigue:{card}" in keys(game):
        choose(game, f"intrigue:{card}")
    if not game.over:
        choose(game, "done")
    points: int = game.scores[0]
    return points


@pytest.mark.component("intrigue", "advanced-weaponry")
def test_advanced_weaponry_commissions_for_three_solari_or_gives_four_swords_with_three_tiles():
    game = choose(plot("advanced-weaponry", solari=3), "intrigue:advanced-weaponry")
    assert (ships(game), goods(game, 0)[0]) == ((1, 1, 0), 0)
    tiles = ["windtraps", "spaceport", "chaumurky"]
    assert strength_of(choose(combat("advanced-weaponry", tech=tiles), "intrigue:advanced-weaponry"), 0) == 6
    assert "intrigue:advanced-weaponry" not in keys(combat("advanced-weaponry", tech=tiles[:2]))


@pytest.mark.component("intrigue", "blackmail")
def test_blackmail_gives_five_swords_for_influence():
    game = combat("blackmail", influence={"guild": 1})
    choose(game, "intrigue:blackmail")
    assert (strength_of(game, 0), influence(game, 0)) == (7, (0, 0, 0, 0))


@pytest.mark.component("intrigue", "cannon-turrets")
def test_cannon_turrets_drive_a_dreadnought_of_each_opponent_home():
    table = (
        ix().seat(0, troops=1, intrigues=["cannon-turrets", "devour"]).seat(1, fighting=2).seat(2, fighting=1, swords=3)
    )
    game = choose(table.combat(), "intrigue:cannon-turrets")
    assert [strength_of(game, seat) for seat in range(3)] == [4, 3, 0]
    assert (ships(game, 1), ships(game, 2)) == ((0, 1, 1), (1, 1, 0))


@pytest.mark.component("intrigue", "cull")
def test_cull_trashes_a_card_for_a_solari():
    game = choose(plot("cull", solari=1, discard=["diplomacy"]), "intrigue:cull", "trash-discard:diplomacy")
    assert (goods(game, 0)[0], player(game, 0)["discard"]) == (0, [])


@pytest.mark.component("intrigue", "diversion")
def test_diversion_needs_four_units_deployed_in_a_turn():
    table = ix().seat(0, intrigues=["diversion"])
    game = play("reconnaissance", "arrakeen", table, docked=1, garrison=9, supply=3, tech=["training-drones"])
    choose(game, "use-tech:training-drones", "deploy", "number:3")
    assert "intrigue:diversion" not in keys(game)
    choose(game, "deploy-dreadnought", "intrigue:diversion")
    assert player(game, 0)["freighter"] == 1


@pytest.mark.component("intrigue", "expedite")
def test_expedite_moves_the_freighter_for_a_spice():
    game = choose(plot("expedite", spice=1), "intrigue:expedite", "advance-freighter")
    assert (player(game, 0)["freighter"], goods(game, 0)[1]) == (1, 0)


@pytest.mark.component("intrigue", "finesse")
def test_finesse_moves_influence_or_gives_two_swords():
    game = choose(plot("finesse", influence={"guild": 1}), "intrigue:finesse", "faction:fremen")
    assert influence(game, 0) == (0, 0, 0, 1)
    assert strength_of(choose(combat("finesse"), "intrigue:finesse"), 0) == 4


@pytest.mark.component("intrigue", "glimpse-the-path")
def test_glimpse_the_path_gives_water_and_a_card_for_a_spice():
    game = choose(plot("glimpse-the-path", spice=1, deck=["diplomacy"]), "intrigue:glimpse-the-path")
    assert (goods(game, 0), sorted(player(game, 0)["hand"])) == ((0, 0, 2), ["dagger", "diplomacy"])


@pytest.mark.component("intrigue", "grand-conspiracy")
@pytest.mark.parametrize(("true", "points"), [(2, 0), (3, 1), (4, 2)])
def test_grand_conspiracy_counts_four_things(true: int, points: int):
    level = {"emperor": 4, "guild": 4}
    facts: list[dict[str, Any]] = [{"docked": 2}, {"council": True}, {"discard": ["the-spice-must-flow"]}]
    said: dict[str, Any] = {"influence": level}
    for fact in facts[: true - 1]:
        said |= fact
    assert score("grand-conspiracy", **said, points=5) == 5 + points


@pytest.mark.component("intrigue", "grand-conspiracy")
def test_a_dreadnought_on_a_location_is_commissioned_for_grand_conspiracy():
    table = ix().reserve(the_spice_must_flow=9).dreadnought_at("arrakeen", 0)
    table.seat(0, intrigues=["grand-conspiracy"], docked=1, council=True, discard=["the-spice-must-flow"], points=1)
    game = choose(table.endgame(), "intrigue:grand-conspiracy")
    assert game.scores[0] == 2


@pytest.mark.component("intrigue", "ixian-probe")
def test_ixian_probe_changes_two_cards():
    game = plot("ixian-probe", hand=["dagger", "diplomacy"], deck=["signet-ring", "reconnaissance"])
    choose(game, "intrigue:ixian-probe", "discard:dagger")
    assert sorted(player(game, 0)["hand"]) == ["reconnaissance", "signet-ring"]
    assert "intrigue:ixian-probe" not in keys(plot("ixian-probe"))


@pytest.mark.component("intrigue", "machine-culture")
@pytest.mark.ruling("ix_designer_machine_culture")
def test_machine_culture_must_acquire_a_tile_or_scores_for_three():
    table = ix().tech_stacks("artillery", "minimic-film", "shuttle-fleet")
    game = table.seat(0, spice=2, hand=["dagger"], intrigues=["machine-culture"]).turn(0)
    choose(game, "intrigue:machine-culture")
    assert keys(game) == ["acquire-tech:artillery", "acquire-tech:minimic-film"]
    assert "intrigue:machine-culture" not in keys(table.seat(0, spice=0).turn(0))
    tiles = ["windtraps", "troop-transports", "memocorders"]
    assert score("machine-culture", tech=tiles) == 2
    assert score("machine-culture", tech=tiles[:2]) == 1


@pytest.mark.component("intrigue", "quid-pro-quo")
def test_quid_pro_quo_gives_influence_with_each_faction_that_has_an_own_agent():
    game = plot("quid-pro-quo", spice=2, at=["secrets", "fremkit"], swordmaster=True)
    choose(game, "intrigue:quid-pro-quo")
    assert influence(game, 0) == (0, 0, 1, 1)


@pytest.mark.component("intrigue", "second-wave")
@pytest.mark.ruling("ix_second_wave")
def test_second_wave_gives_two_swords_and_two_units_where_one_already_is():
    game = combat("second-wave", docked=1, garrison=2)
    choose(game, "intrigue:second-wave", "dreadnought", "troop")
    assert strength_of(game, 0) == 2 + 2 + 3 + 2
    none = ix().seat(0, intrigues=["second-wave"], docked=1).seat(1, troops=1, intrigues=["impress"])
    game = none.intrigue_deck("go-to-ground").combat()
    assert game.decision.seat == 1


@pytest.mark.component("intrigue", "secret-forces")
@pytest.mark.parametrize("council", [False, True])
def test_secret_forces_need_a_council_seat(council: bool):
    game = plot("secret-forces", council=council)
    assert ("intrigue:secret-forces" in keys(game)) is council
    if council:
        assert player(choose(game, "intrigue:secret-forces"), 0)["garrison"] == 5


@pytest.mark.component("intrigue", "strategic-push")
@pytest.mark.parametrize(("rival", "solari"), [(0, 2 + 2), (2, 3)])
def test_strategic_push_pays_the_winner_and_not_who_ties(rival: int, solari: int):
    table = ix(players=3).conflict("skirmish-desert-mouse").seat(1, troops=rival)
    game = choose(table.seat(0, troops=1, intrigues=["strategic-push"]).combat(), "intrigue:strategic-push")
    while "done" in keys(game) or "pass" in keys(game):
        choose(game, "done" if "done" in keys(game) else "pass")
    # 2 for winning this skirmish, 3 for the second place.
    assert goods(game, 0)[0] == solari


@pytest.mark.ruling("up_icon_lose_troop")
@pytest.mark.component("intrigue", "strongarm")
def test_strongarm_turns_a_troop_into_influence_with_the_visited_faction():
    assert "intrigue:strongarm" not in keys(plot("strongarm"))
    table = ix().seat(0, intrigues=["strongarm"], troops=1)
    game = choose(play("diplomacy", "secrets", table), "intrigue:strongarm", "troop")
    assert (influence(game, 0), player(game, 0)["troops"]) == ((0, 0, 2, 0), 0)


@pytest.mark.component("intrigue", "war-chest")
def test_war_chest_buys_swords_or_is_a_point_for_ten_solari():
    assert strength_of(choose(combat("war-chest", solari=2), "intrigue:war-chest"), 0) == 6
    assert (score("war-chest", solari=10), score("war-chest", solari=9)) == (2, 1)
