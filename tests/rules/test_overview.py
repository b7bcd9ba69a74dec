"""The overview chapter: victory points, the end, leaders, the own deck, intrigue cards."""

from __future__ import annotations

import pytest
from tests.table import choose, goods, keys, player
from tests.visits import sent_to

from sietch.core.game import Game
from sietch.imperium.scenario import uprising


@pytest.mark.ruling("up_victory_point_marker")
def test_points_move_one_step_for_each_point_gained_or_lost():
    table = uprising().seat(0, points=4, influence={"fremen": 1, "emperor": 2}, intrigues=["change-allegiances"])
    game = sent_to("fremkit", table, influence={"fremen": 1})
    assert game.scores[0] == 5
    # The point of the Emperor's track is lost, the second one of the Fremen is no further point.
    choose(game, "intrigue:change-allegiances", "lose:emperor", "faction:fremen")
    assert game.scores[0] == 4


@pytest.mark.ruling("up_victory_point_marker")
def test_points_may_go_beyond_the_printed_track():
    game = sent_to("fremkit", points=12, influence={"fremen": 1})
    assert game.scores[0] == 13


@pytest.mark.ruling("up_game_end_trigger")
def test_ten_points_end_the_game_only_when_the_round_is_over():
    table = uprising().seat(0, points=9, influence={"fremen": 1}, hand=["diplomacy"]).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:diplomacy", "send:fremkit")
    assert game.scores[0] == 10
    assert game.view()["over"] is False
    choose(game, "end", "play:dagger", "send:assembly-hall")
    assert game.view()["over"] is False
    while not game.over and game.view()["round"] == 1:
        game.choose(next(key for key in ("reveal", "end", "pass", "done") if key in keys(game)))
    assert game.over
    assert game.winners == [0]


@pytest.mark.ruling("up_game_end_trigger")
def test_nine_points_do_not_end_the_game_and_an_empty_conflict_deck_does():
    going_on = uprising().round(9).seat(0, points=9).combat()
    assert not going_on.over
    assert going_on.view()["round"] == 10
    assert uprising().round(9).seat(0, points=10).combat().over
    last = uprising().round(10).seat(2, points=5).combat()
    assert last.over
    assert last.winners == [2]


@pytest.mark.ruling("up_leader_abilities")
def test_the_signet_ring_works_in_an_agent_turn_and_not_when_revealed():
    leaders = ["gurney-halleck", "lady-amber-metulli", "princess-irulan", "lady-margot-fenring"]
    table = uprising(leaders=leaders).seat(0, hand=["signet-ring"]).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:signet-ring", "send:assembly-hall")
    while game.decision.seat == 0:
        game.choose(keys(game)[0])
    assert player(game, 0)["garrison"] == 4
    revealed = uprising(leaders=leaders).seat(0, hand=["signet-ring"]).reveal(0)
    assert player(revealed, 0)["garrison"] == 3
    assert player(revealed, 0)["persuasion"] == 1


@pytest.mark.ruling("up_leader_abilities")
def test_the_left_ability_works_without_the_signet_ring():
    leaders = ["lady-margot-fenring", "lady-amber-metulli", "princess-irulan", "gurney-halleck"]
    game = sent_to("secrets", uprising(leaders=leaders), influence={"bene-gesserit": 1})
    assert goods(game, 0) == (0, 2, 0)
    other = sent_to("secrets", uprising(), influence={"bene-gesserit": 1})
    assert goods(other, 0) == (0, 0, 0)


@pytest.mark.ruling("up_acquired_to_discard")
def test_an_acquired_card_goes_to_the_discard_pile():
    game = uprising().seat(0, hand=["convincing-argument", "convincing-argument"]).reveal(0)
    assert player(game, 0)["discard"] == []
    game.choose("buy:prepare-the-way")
    p = player(game, 0)
    assert p["discard"] == ["prepare-the-way"]
    assert "prepare-the-way" not in p["hand"] + p["deck"]


EIGHT = [
    "convincing-argument",
    "convincing-argument",
    "diplomacy",
    "dune-the-desert-planet",
    "dune-the-desert-planet",
    "reconnaissance",
    "seek-allies",
    "signet-ring",
]


def shuffles(game: Game, seat: int) -> list[int]:
    return [event.n for event in game.events() if event.kind == "shuffled" and event.seat == seat]


@pytest.mark.ruling("up_reshuffle")
def test_two_of_the_deck_are_drawn_the_eight_discarded_are_shuffled_and_three_more_are_drawn():
    game = uprising().seat(0, discard=EIGHT).new_round()
    p = player(game, 0)
    assert shuffles(game, 0) == [8]
    assert len(p["hand"]) == 5
    assert p["hand"].count("dagger") == 2
    assert (len(p["deck"]), p["discard"]) == (5, [])
    assert sorted(p["hand"] + p["deck"]) == sorted([*EIGHT, "dagger", "dagger"])


@pytest.mark.ruling("up_reshuffle")
def test_the_discard_pile_is_not_shuffled_before_a_card_is_missing():
    game = uprising().seat(0, discard=EIGHT[:5]).new_round()
    p = player(game, 0)
    assert shuffles(game, 0) == []
    assert (len(p["hand"]), p["deck"], len(p["discard"])) == (5, [], 5)


@pytest.mark.ruling("up_reshuffle")
def test_a_space_reshuffles_in_the_middle_of_its_draw():
    game = sent_to("research-station", deck=["dagger"], discard=["diplomacy", "seek-allies"])
    p = player(game, 0)
    assert "dagger" in p["hand"]
    assert len(p["hand"]) == 2
    assert (len(p["deck"]), p["discard"]) == (1, [])


@pytest.mark.ruling("up_reshuffle")
def test_with_deck_and_discard_pile_empty_fewer_cards_are_drawn():
    game = sent_to("research-station", deck=["dagger"])
    assert player(game, 0)["hand"] == ["dagger"]
    nothing = sent_to("research-station", deck=[])
    assert player(nothing, 0)["hand"] == []
    assert nothing.why_not("effect:space.research-station.1") == ("why-no-cards-to-draw", {})
    assert "end" in keys(nothing)


@pytest.mark.ruling("up_cards_override_rules")
def test_a_card_may_lift_the_requirement_of_a_space():
    table = uprising().seat(0, hand=["undercover-asset"], solari=3)
    assert "send:imperial-privilege" in keys(choose(table.turn(0), "play:undercover-asset"))
    strict = uprising().seat(0, hand=["tread-in-darkness"], solari=3).turn(0)
    strict.choose("play:tread-in-darkness")
    assert "send:imperial-privilege" not in keys(strict)


@pytest.mark.ruling("up_cards_override_rules")
def test_a_card_may_let_a_spy_share_a_post():
    table = uprising().seat(0, hand=["double-agent"]).seat(1, spies=["post-imperial-basin"], hand=["dagger"])
    game = choose(table.turn(0), "play:double-agent", "send:imperial-basin", "effect:double-agent.agent.0")
    assert player(game, 0)["spies"] == ["post-imperial-basin"]
    assert player(game, 1)["spies"] == ["post-imperial-basin"]


# ---- intrigue cards


@pytest.mark.ruling("up_intrigue_hidden")
def test_intrigue_cards_are_seen_by_their_owner_alone():
    game = uprising().seat(0, intrigues=["mercenaries", "devour"], hand=["dagger"]).turn(0)
    assert game.view(0)["players"][0]["intrigues"] == ["devour", "mercenaries"]
    for seat in (1, 2, 3, -1):
        seen = game.view(seat)["players"][0]
        assert "intrigues" not in seen
        assert seen["intrigues_count"] == 2


@pytest.mark.ruling("up_intrigue_discard")
def test_a_played_intrigue_card_goes_face_up_to_the_discard_pile():
    game = uprising().seat(0, intrigues=["contingency-plan", "devour"], hand=["dagger"]).turn(0)
    assert game.view(1)["intrigue_discard"] == []
    game.choose("intrigue:contingency-plan")
    assert goods(game, 0) == (2, 0, 1)
    assert game.view(1)["intrigue_discard"] == ["contingency-plan"]
    assert player(game, 0)["intrigues"] == ["devour"]


@pytest.mark.ruling("up_intrigue_discard")
def test_an_empty_intrigue_deck_is_made_anew_of_the_discard_pile():
    table = uprising().intrigue_deck("devour", discard=["mercenaries"])
    game = sent_to("high-council", table, council=True)
    assert player(game, 0)["intrigues"] == ["devour"]
    game = sent_to("high-council", uprising().intrigue_deck(discard=["mercenaries"]), council=True)
    assert player(game, 0)["intrigues"] == ["mercenaries"]
    assert game.view()["intrigue_discard"] == []


MIXED = ["crysknife", "weirding-combat", "shadow-alliance"]


def intrigues_offered(game: Game) -> list[str]:
    return [key for key in keys(game) if key.startswith("intrigue:")]


@pytest.mark.ruling("up_intrigue_timing")
def test_plot_cards_are_played_before_and_after_sending_an_agent_and_in_the_reveal_turn():
    plot = ["contingency-plan", "contingency-plan", *MIXED[1:]]
    game = uprising().seat(0, intrigues=plot, hand=["dagger", "diplomacy"]).seat(1, hand=["dagger"]).turn(0)
    assert intrigues_offered(game) == ["intrigue:contingency-plan"]
    assert game.why_not("intrigue:weirding-combat") == ("why-intrigue-kind", {"kind": "plot"})
    assert game.why_not("intrigue:shadow-alliance") == ("why-intrigue-kind", {"kind": "plot"})
    choose(game, "play:dagger", "send:gather-support")
    assert intrigues_offered(game) == ["intrigue:contingency-plan"]
    reveal = uprising().seat(0, intrigues=plot, hand=["dagger"]).reveal(0)
    assert intrigues_offered(reveal) == ["intrigue:contingency-plan"]


@pytest.mark.ruling("up_intrigue_timing")
def test_plot_cards_are_not_played_in_the_turn_of_another():
    table = uprising().seat(0, hand=["dagger"]).seat(1, intrigues=["contingency-plan"])
    game = table.turn(0)
    assert game.decision.seat == 0
    assert intrigues_offered(game) == []
    assert game.view(1)["options"] == []


@pytest.mark.ruling("up_intrigue_timing")
def test_combat_cards_are_played_in_combat_alone():
    game = uprising().seat(0, intrigues=MIXED, troops=1).combat()
    assert keys(game) == ["intrigue:weirding-combat", "pass"]
    assert game.why_not("intrigue:crysknife") == ("why-intrigue-kind", {"kind": "combat"})


@pytest.mark.ruling("up_intrigue_timing")
def test_endgame_cards_are_played_at_the_end_alone():
    table = uprising().seat(0, intrigues=MIXED, influence={"fremen": 4}).seat(1, influence={"fremen": 5})
    game = table.alliance("fremen", 1).endgame()
    assert intrigues_offered(game) == ["intrigue:shadow-alliance"]
    before = game.scores[0]
    game.choose("intrigue:shadow-alliance")
    assert game.scores[0] == before + 1


@pytest.mark.ruling("up_agent_needs_card")
def test_an_agent_is_sent_only_by_playing_a_card():
    # Two agents are ready, but no card in hand has an Agent icon.
    game = uprising().seat(0, hand=["convincing-argument"]).turn(0)
    assert player(game, 0)["agents"] == 2
    assert keys(game) == ["reveal"]
    # And a card cannot be played without an agent.
    spent = uprising().seat(0, hand=["dagger"], at=["arrakeen", "fremkit"], intrigues=["devour"]).turn(0)
    assert spent.why_not("play:dagger") == ("why-no-agents", {})
