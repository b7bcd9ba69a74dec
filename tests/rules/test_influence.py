"""Influence: steps of the tracks, the point at 2, the bonus at 4, alliances won and lost."""

from __future__ import annotations

import pytest
from tests.table import choose, goods, keys, player
from tests.visits import sent_to

from sietch.core.game import Game
from sietch.imperium.scenario import Scenario, uprising

EMPEROR, GUILD, BENE_GESSERIT, FREMEN = "emperor", "guild", "bene-gesserit", "fremen"
NONE = {EMPEROR: 0, GUILD: 0, BENE_GESSERIT: 0, FREMEN: 0}

FACTION_OF = {
    "sardaukar": EMPEROR,
    "dutiful-service": EMPEROR,
    "heighliner": GUILD,
    "deliver-supplies": GUILD,
    "espionage": BENE_GESSERIT,
    "secrets": BENE_GESSERIT,
    "desert-tactics": FREMEN,
    "fremkit": FREMEN,
}


def losing(table: Scenario, seat: int = 0) -> Game:
    """The seat is about to lose one influence of its choice for four solari."""
    table.seat(seat, intrigues=["backed-by-choam"], hand=["dagger"])
    return choose(table.turn(seat), "intrigue:backed-by-choam")


def choam() -> Scenario:
    return uprising(modules=["choam"])


@pytest.mark.ruling("up_faction_space_influence")
@pytest.mark.parametrize("space", list(FACTION_OF))
def test_an_agent_on_a_faction_space_gives_one_influence_with_that_faction(space):
    game = sent_to(space)
    assert player(game, 0)["influence"] == NONE | {FACTION_OF[space]: 1}


@pytest.mark.ruling("up_faction_space_influence")
@pytest.mark.parametrize(("space", "before"), [("imperial-privilege", {EMPEROR: 2}), ("sietch-tabr", {FREMEN: 2})])
def test_a_space_that_asks_for_influence_is_no_faction_space(space, before):
    game = sent_to(space)
    assert player(game, 0)["influence"] == NONE | before


@pytest.mark.ruling("up_influence_2_vp")
def test_reaching_two_gives_a_point_and_falling_to_one_takes_it_back():
    table = choam().seat(0, points=3, influence={"fremen": 1}, intrigues=["backed-by-choam"], hand=["diplomacy"])
    game = choose(table.seat(1, hand=["dagger"]).turn(0), "play:diplomacy", "send:fremkit")
    assert player(game, 0)["influence"][FREMEN] == 2
    assert game.scores[0] == 4
    game.choose("intrigue:backed-by-choam")
    assert player(game, 0)["influence"][FREMEN] == 1
    assert game.scores[0] == 3


@pytest.mark.ruling("up_influence_2_vp")
def test_the_point_comes_again_when_two_is_reached_again_and_not_at_three():
    again = sent_to("fremkit", influence={"fremen": 1}, points=0)
    assert again.scores[0] == 1
    third = sent_to("fremkit", influence={"fremen": 2}, points=1)
    assert third.scores[0] == 1


@pytest.mark.ruling("up_influence_2_vp")
def test_falling_from_three_to_two_keeps_the_point():
    game = choose(losing(choam().seat(0, points=3, influence={"fremen": 3, "guild": 1})), "lose:fremen")
    assert player(game, 0)["influence"] == NONE | {GUILD: 1, FREMEN: 2}
    assert game.scores[0] == 3


@pytest.mark.ruling("up_influence_2_vp")
@pytest.mark.ruling("up_influence_4_bonus")
def test_two_steps_at_once_count_what_they_pass():
    past_two = uprising().seat(0, hand=["overthrow"], influence={"guild": 1}, points=0).seat(1, hand=["dagger"])
    game = choose(past_two.turn(0), "play:overthrow", "send:deliver-supplies")
    assert player(game, 0)["influence"][GUILD] == 3
    assert game.scores[0] == 1
    past_four = uprising().seat(0, hand=["overthrow"], influence={"guild": 3}, points=1).seat(1, hand=["dagger"])
    game = choose(past_four.turn(0), "play:overthrow", "send:deliver-supplies")
    assert player(game, 0)["influence"][GUILD] == 5
    assert goods(game, 0) == (3, 0, 2)
    assert game.view()["alliances"][GUILD] == 0
    assert game.scores[0] == 2


@pytest.mark.ruling("up_influence_4_bonus")
def test_the_guild_gives_three_solari_at_four_and_nothing_at_five():
    assert goods(sent_to("deliver-supplies", influence={"guild": 3}), 0) == (3, 0, 1)
    assert goods(sent_to("deliver-supplies", influence={"guild": 4}), 0) == (0, 0, 1)
    assert goods(sent_to("deliver-supplies", influence={"guild": 2}), 0) == (0, 0, 1)


@pytest.mark.ruling("up_influence_4_bonus")
def test_the_fremen_give_a_water_at_four():
    assert goods(sent_to("fremkit", influence={"fremen": 3}), 0) == (0, 0, 1)
    assert goods(sent_to("fremkit", influence={"fremen": 2}), 0) == (0, 0, 0)


@pytest.mark.ruling("up_influence_4_bonus")
def test_the_bene_gesserit_give_an_intrigue_card_at_four():
    table = uprising().intrigue_deck("devour", "mercenaries", "detonation")
    assert player(sent_to("espionage", table, influence={"bene-gesserit": 3}), 0)["intrigues_count"] == 1
    table = uprising().intrigue_deck("devour", "mercenaries", "detonation")
    assert player(sent_to("espionage", table, influence={"bene-gesserit": 2}), 0)["intrigues_count"] == 0


@pytest.mark.ruling("up_influence_4_bonus")
def test_the_emperor_lets_a_spy_be_placed_at_four():
    game = choose(sent_to("dutiful-service", influence={"emperor": 3}), "effect:visit.emperor")
    assert "post:post-deep-desert" in keys(game)
    assert "no" in keys(game)
    game.choose("post:post-deep-desert")
    assert player(game, 0)["spies"] == ["post-deep-desert"]
    lower = sent_to("dutiful-service", influence={"emperor": 2})
    assert keys(lower) == ["end"]


@pytest.mark.ruling("up_influence_4_bonus")
def test_the_spy_of_the_emperor_may_come_after_the_other_effects():
    # With all spies on the board the intrigue card recalls one first; then none must be given up for the bonus.
    table = uprising().intrigue_deck("cunning")
    mine = ["post-choam", "post-deep-desert", "post-guild"]
    game = sent_to("sardaukar", table, influence={"emperor": 3}, spies=mine, intrigues=["special-mission"])
    assert {"effect:space.sardaukar.0", "effect:visit.emperor", "intrigue:special-mission"} <= set(keys(game))
    choose(game, "effect:space.sardaukar.0")
    assert player(game, 0)["intrigues"] == ["cunning", "special-mission"]
    choose(game, "intrigue:special-mission", "branch:intrigue.special-mission.plot.1", "recall:post-guild", "no")
    choose(game, "effect:visit.emperor", "post:post-fremen")
    assert sorted(player(game, 0)["spies"]) == ["post-choam", "post-deep-desert", "post-fremen"]


@pytest.mark.ruling("up_influence_4_bonus")
def test_with_all_spies_on_the_board_the_emperors_bonus_may_recall_one_or_be_left():
    mine = ["post-choam", "post-deep-desert", "post-guild"]
    game = sent_to("dutiful-service", influence={"emperor": 3}, spies=mine)
    game.choose("effect:visit.emperor")
    assert sorted(keys(game)) == ["no", *(f"recall:{post}" for post in mine)]
    left = game.copy()
    left.choose("no")
    assert sorted(player(left, 0)["spies"]) == mine
    choose(game, "recall:post-guild", "post:post-emperor")
    assert sorted(player(game, 0)["spies"]) == ["post-choam", "post-deep-desert", "post-emperor"]


@pytest.mark.ruling("up_influence_4_bonus")
def test_the_bonus_is_kept_after_a_loss_and_earned_again():
    table = choam().seat(0, hand=["diplomacy"], influence={"guild": 3}, intrigues=["change-allegiances"], points=1)
    game = choose(table.seat(1, hand=["dagger"]).turn(0), "play:diplomacy", "send:deliver-supplies")
    assert player(game, 0)["influence"][GUILD] == 4
    assert goods(game, 0) == (3, 0, 2)
    assert game.scores[0] == 2
    choose(game, "intrigue:change-allegiances")
    # Down to 3: the solari stay, the alliance goes. Up to 4 again: the bonus and the alliance once more.
    assert goods(game, 0) == (3, 0, 2)
    assert game.view()["alliances"][GUILD] is None
    assert game.scores[0] == 1
    choose(game, "faction:guild")
    assert goods(game, 0) == (6, 0, 2)
    assert game.view()["alliances"][GUILD] == 0
    assert game.scores[0] == 2


@pytest.mark.ruling("up_alliance_first_to_4")
def test_the_first_at_four_takes_the_alliance_and_its_point():
    game = sent_to("fremkit", influence={"fremen": 3}, points=2)
    assert game.view()["alliances"] == dict.fromkeys(NONE) | {FREMEN: 0}
    assert game.scores[0] == 3
    short = sent_to("fremkit", influence={"fremen": 2}, points=2)
    assert short.view()["alliances"] == dict.fromkeys(NONE)
    assert short.scores[0] == 2


@pytest.mark.ruling("up_alliance_first_to_4")
def test_the_second_at_four_takes_no_alliance_but_the_bonus():
    table = uprising().seat(1, influence={"fremen": 4}, points=2).alliance("fremen", 1)
    game = sent_to("fremkit", table, influence={"fremen": 3}, points=2)
    assert game.view()["alliances"][FREMEN] == 1
    assert goods(game, 0) == (0, 0, 1)
    assert game.scores[:2] == [2, 2]


@pytest.mark.ruling("up_alliance_overtaken")
def test_who_rises_above_the_holder_takes_the_alliance_and_the_point():
    table = uprising().seat(1, influence={"fremen": 4}, points=4).alliance("fremen", 1)
    game = sent_to("fremkit", table, influence={"fremen": 4}, points=3)
    assert player(game, 0)["influence"][FREMEN] == 5
    assert game.view()["alliances"][FREMEN] == 0
    assert game.scores[:2] == [4, 3]


@pytest.mark.ruling("up_alliance_overtaken")
def test_drawing_level_with_the_holder_takes_nothing():
    table = uprising().seat(1, influence={"fremen": 5}, points=4).alliance("fremen", 1)
    game = sent_to("fremkit", table, influence={"fremen": 4}, points=3)
    assert player(game, 0)["influence"][FREMEN] == 5
    assert game.view()["alliances"][FREMEN] == 1
    assert game.scores[:2] == [3, 4]


def test_six_is_the_top_and_further_steps_are_lost():
    table = uprising().alliance("guild", 0)
    game = sent_to("deliver-supplies", table, influence={"guild": 6}, points=3)
    assert player(game, 0)["influence"][GUILD] == 6
    assert game.scores[0] == 3
    overthrow = uprising().seat(0, hand=["overthrow"], influence={"guild": 5}).seat(1, hand=["dagger"])
    game = choose(overthrow.turn(0), "play:overthrow", "send:deliver-supplies")
    assert player(game, 0)["influence"][GUILD] == 6


def test_nobody_overtakes_a_holder_at_the_top():
    table = uprising().seat(1, influence={"guild": 6}, points=4).alliance("guild", 1)
    game = sent_to("deliver-supplies", table, influence={"guild": 5}, points=3)
    assert player(game, 0)["influence"][GUILD] == 6
    assert game.view()["alliances"][GUILD] == 1
    assert game.scores[:2] == [3, 4]


def test_influence_of_nothing_cannot_be_lost():
    game = losing(choam().seat(0, influence={"guild": 1, "fremen": 1}))
    assert keys(game) == ["lose:guild", "lose:fremen"]
    without = choam().seat(0, intrigues=["backed-by-choam"], hand=["dagger"]).turn(0)
    assert without.why_not("intrigue:backed-by-choam") == ("why-influence-to-lose", {"n": 1, "have": 0})


# ---- alliances and losses (FAQ)


@pytest.mark.ruling("faq_alliance_lost_when_tied")
def test_a_holder_who_was_tied_and_loses_influence_hands_the_alliance_over():
    table = choam().seat(0, influence={"emperor": 5, "guild": 1}, points=4).alliance("emperor", 0)
    game = losing(table.seat(1, influence={"emperor": 5}, points=3))
    assert game.scores[:2] == [4, 3]
    game.choose("lose:emperor")
    assert game.view()["alliances"][EMPEROR] == 1
    assert game.scores[:2] == [3, 4]
    assert player(game, 0)["influence"][EMPEROR] == 4


@pytest.mark.ruling("faq_alliance_lost_when_tied")
def test_a_holder_who_falls_level_with_another_keeps_the_alliance():
    table = choam().seat(0, influence={"emperor": 6, "guild": 1}, points=4).alliance("emperor", 0)
    game = losing(table.seat(1, influence={"emperor": 5}, points=3))
    game.choose("lose:emperor")
    assert [player(game, seat)["influence"][EMPEROR] for seat in (0, 1)] == [5, 5]
    assert game.view()["alliances"][EMPEROR] == 0
    assert game.scores[:2] == [4, 3]


@pytest.mark.ruling("faq_alliance_lost_when_tied")
def test_two_losses_in_a_row_count_one_by_one():
    table = uprising().seat(0, influence={"emperor": 6, "guild": 1}, points=4, solari=2).alliance("emperor", 0)
    table.seat(0, intrigues=["opportunism"], hand=["dagger"]).seat(1, influence={"emperor": 5}, points=3)
    game = choose(table.turn(0), "intrigue:opportunism", "lose:emperor")
    assert game.view()["alliances"][EMPEROR] == 0
    game.choose("lose:emperor")
    assert game.view()["alliances"][EMPEROR] == 1
    # The card's own point makes up for the one lost with the alliance.
    assert game.scores[:2] == [4, 4]


@pytest.mark.ruling("faq_alliance_lost_when_tied")
def test_a_tied_player_who_is_not_the_holder_loses_only_the_step():
    table = choam().seat(0, influence={"emperor": 5, "guild": 1}, points=3)
    game = losing(table.seat(1, influence={"emperor": 5}, points=4).alliance("emperor", 1))
    game.choose("lose:emperor")
    assert game.view()["alliances"][EMPEROR] == 1
    assert game.scores[:2] == [3, 4]


@pytest.mark.ruling("faq_alliance_lost_several_tied")
def test_among_several_tied_opponents_the_former_holder_chooses():
    table = choam().seat(0, influence={"emperor": 5, "guild": 1}, points=4).alliance("emperor", 0)
    table.seat(1, influence={"emperor": 5}).seat(2, influence={"emperor": 4}).seat(3, influence={"emperor": 5})
    game = choose(losing(table), "lose:emperor")
    assert game.decision.seat == 0
    assert keys(game) == ["heir:1", "heir:3"]
    game.choose("heir:3")
    assert game.view()["alliances"][EMPEROR] == 3
    assert game.scores == [3, 2, 2, 3]


@pytest.mark.ruling("faq_alliance_returned_at_3")
def test_at_three_the_alliance_goes_back_to_the_board():
    table = choam().seat(0, influence={"emperor": 4, "guild": 1}, points=4).alliance("emperor", 0)
    game = losing(table.seat(1, influence={"emperor": 3}, points=3))
    game.choose("lose:emperor")
    assert game.view()["alliances"][EMPEROR] is None
    assert game.scores[:2] == [3, 3]
    kinds = [event.kind for event in game.events()]
    assert "alliance-returned" in kinds


@pytest.mark.ruling("faq_alliance_returned_at_3")
def test_an_alliance_on_the_board_is_taken_by_the_next_at_four():
    table = choam().seat(0, influence={"guild": 4, "emperor": 1}, points=4).alliance("guild", 0)
    table.seat(1, influence={"guild": 3}, points=3, hand=["diplomacy"]).seat(2, hand=["dagger"])
    game = choose(losing(table), "lose:guild", "play:dagger", "send:gather-support", "number:0")
    while game.decision.seat == 0:
        game.choose("end")
    choose(game, "play:diplomacy", "send:deliver-supplies")
    assert game.view()["alliances"][GUILD] == 1
    assert game.scores[:2] == [3, 4]
    assert goods(game, 1) == (3, 0, 2)


@pytest.mark.ruling("faq_alliance_returned_at_3")
@pytest.mark.ruling("faq_alliance_lost_when_tied")
def test_tied_at_four_the_tied_player_takes_the_alliance_instead_of_the_board():
    table = choam().seat(0, influence={"emperor": 4, "guild": 1}, points=4).alliance("emperor", 0)
    game = losing(table.seat(1, influence={"emperor": 4}, points=3))
    game.choose("lose:emperor")
    assert game.view()["alliances"][EMPEROR] == 1
    assert game.scores[:2] == [3, 4]


@pytest.mark.ruling("faq_alliance_returned_at_3")
def test_a_holder_at_five_who_is_alone_keeps_the_alliance_at_four():
    table = choam().seat(0, influence={"emperor": 5, "guild": 1}, points=4).alliance("emperor", 0)
    game = choose(losing(table), "lose:emperor")
    assert game.view()["alliances"][EMPEROR] == 0
    assert game.scores[0] == 4
