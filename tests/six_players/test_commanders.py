"""Commanders: the ally that is activated, tokens, what the ally receives, shared influence, personal boards."""

from __future__ import annotations

import random

import pytest
from tests.six_players.six import MUADDIB, SHADDAM, rules_of, sent, six, take_all, went
from tests.table import choose, goods, influence, keys, player

import sietch
from sietch.imperium.components import EMPEROR
from sietch.imperium.influence import track_options
from sietch.imperium.modules.six_players.personal_boards import step
from sietch.text import language
from sietch.text.report import reason_line


@pytest.mark.ruling("six_activation")
def test_the_arrow_of_the_token_names_the_ally():
    game = sent(six(), MUADDIB, 4, "usul", "arrakeen")
    seen = player(game, MUADDIB)
    assert (seen["left_at"], seen["right_at"], seen["activated"]) == (None, "arrakeen", 4)


@pytest.mark.ruling("six_activation")
def test_with_only_the_left_token_an_agent_turn_is_for_the_left_ally():
    table = six().seat(
        MUADDIB, hand=["usul", "convincing-argument"], tokens_at={"right": "assembly-hall"}, at=["assembly-hall"]
    )
    assert "play:usul" in keys(choose(table.turn(MUADDIB), "activate:2"))
    game = choose(table.turn(MUADDIB), "activate:4")
    assert "play:usul" not in keys(game)
    assert game.why_not("play:usul") == ("why-no-token", {})
    assert game.decision.prompt == ("prompt-turn-reveal", {})


@pytest.mark.ruling("six_activation")
def test_the_two_arrow_token_can_be_sent_for_either_ally():
    table = six().seat(MUADDIB, hand=["usul", "convincing-argument"], swordmaster=True)
    for ally, arrow in ((2, "left"), (4, "right")):
        game = choose(table.turn(MUADDIB), f"activate:{ally}", "play:usul")
        assert keys(game) == [f"agent-token:{arrow}", "agent-token:both"]
    game = choose(game, "agent-token:both", "send:arrakeen")
    assert player(game, MUADDIB)["both_at"] == "arrakeen"


@pytest.mark.ruling("six_activation")
def test_in_a_reveal_turn_either_ally_can_be_activated():
    table = six().seat(SHADDAM, at=["arrakeen", "assembly-hall"])
    assert keys(table.turn(SHADDAM)) == ["activate:5", "activate:1"]


def test_a_recalled_token_comes_back_to_the_leader():
    table = six().seat(2, influence={"emperor": 2})
    table.seat(MUADDIB, at=["arrakeen"], tokens_at={"left": "arrakeen"}, solari=3)
    game = sent(table, MUADDIB, 4, "limited-landsraad-access", "imperial-privilege")
    game.choose("effect:space.imperial-privilege.1")
    assert player(game, MUADDIB)["tokens_at_leader"] == ["left"]
    assert player(game, MUADDIB)["at"] == ["imperial-privilege"]


@pytest.mark.ruling("six_ally_receives")
def test_the_ally_recruits_and_gains_influence_and_the_commander_pays_and_deploys():
    table = six().seat(1, garrison=2)
    game = take_all(sent(table, SHADDAM, 1, "imperial-tent", "heighliner", spice=5), SHADDAM)
    assert goods(game, SHADDAM)[1] == 0
    assert player(game, 1)["garrison"] == 7
    assert influence(game, 1) == (0, 1, 0, 0)
    assert influence(game, SHADDAM) == (0, 0, 0, 0)
    # Five recruits and two of her garrison, by the commander's word.
    game.choose("deploy")
    assert keys(game)[-1] == "number:7"
    game.choose("number:7")
    assert (player(game, 1)["troops"], player(game, 1)["garrison"]) == (7, 0)
    assert game.decision.seat == SHADDAM


def test_a_reason_says_whose_troops_are_meant():
    table = six().seat(2, garrison=0, supply=12)
    game = sent(table, MUADDIB, 2, "usul", "spice-refinery")
    game.choose(0)
    why = game.why_not("deploy")
    assert why is not None
    name = player(game, 2)["leader"]
    assert why[1]["leader"] == (f"leader-{name}", {})
    assert reason_line(language("en"), why).endswith("you have no troops in your garrison")


@pytest.mark.ruling("six_shared_influence")
def test_a_commander_counts_the_influence_of_the_ally_with_more():
    table = six().seat(2, influence={"fremen": 3})
    table.seat(MUADDIB, hand=["usul", "convincing-argument"])
    game = choose(table.turn(MUADDIB), "activate:4", "play:usul")
    assert "send:sietch-tabr" in keys(game)
    table.seat(2, influence={"fremen": 1})
    game = choose(table.turn(MUADDIB), "activate:4", "play:usul")
    assert "send:sietch-tabr" not in keys(game)


@pytest.mark.ruling("six_icons")
def test_shaddam_chooses_where_an_emperor_icon_counts():
    game = sent(six(), SHADDAM, 5, "signet-ring", "arrakeen", solari=3)
    game = choose(game, *[key for key in keys(game) if "signet-ring.agent" in key][:1])
    branch = [key for key in keys(game) if key.startswith("branch:")]
    game.choose(branch[-1])
    assert {"faction:emperor", "own-track"} <= set(keys(game))
    game.choose("own-track")
    assert player(game, SHADDAM)["own_influence"] == 1
    assert influence(game, 5) == (0, 0, 0, 0)


@pytest.mark.ruling("six_icons")
def test_icons_lead_to_the_great_houses_and_only_shaddam_to_the_emperors_board():
    for seat, mine in ((1, False), (SHADDAM, True)):
        table = six().seat(seat, hand=["seek-allies"], spice=4, water=1)
        game = table.turn(seat)
        if mine:
            game.choose("activate:5")
        game.choose("play:seek-allies")
        assert {"send:military-support", "send:expedition"} <= set(keys(game))
        assert ("send:vast-wealth" in keys(game)) is mine
        assert "send:desert-mastery" not in keys(game)


@pytest.mark.ruling("six_icons")
@pytest.mark.parametrize(("seat", "own"), [(1, False), (MUADDIB, False), (SHADDAM, True)])
def test_an_influence_icon_of_the_emperor_means_the_great_houses(seat, own):
    game = six().turn(2)
    assert len(track_options(game.state, seat, (EMPEROR,))) == 1 + own


@pytest.mark.ruling("six_personal_track")
def test_the_emperors_track_pays_the_team_and_scores_for_the_commander():
    table = six().seat(SHADDAM, own_influence=0)
    game = take_all(sent(table, SHADDAM, 5, "imperial-tent", "vast-wealth"), SHADDAM)
    # The space gives 3 solari, the first step one to each of the team.
    assert [goods(game, seat)[0] for seat in range(6)] == [0, 1, 0, 4, 0, 1]
    table = six().seat(SHADDAM, own_influence=1)
    game = take_all(sent(table, SHADDAM, 5, "imperial-tent", "vast-wealth"), SHADDAM)
    assert game.scores[SHADDAM] == 5
    table = six().seat(SHADDAM, own_influence=3)
    game = take_all(sent(table, SHADDAM, 5, "imperial-tent", "vast-wealth"), SHADDAM)
    assert player(game, SHADDAM)["own_alliance"]
    assert game.scores[SHADDAM] == 6


@pytest.mark.ruling("six_personal_track")
def test_at_3_each_of_shaddams_team_places_a_spy():
    table = six().seat(SHADDAM, own_influence=2)
    game = sent(table, SHADDAM, 5, "imperial-tent", "vast-wealth")
    game.choose("effect:visit.own-emperor")
    asked = []
    while any(key.startswith("post:") for key in keys(game)):
        asked.append(game.decision.seat)
        game.choose(0)
    assert asked == [3, 5, 1]


@pytest.mark.ruling("six_personal_track")
@pytest.mark.parametrize(("before", "gained"), [(0, (0, 1, 0)), (2, (0, 0, 1))])
def test_the_fremen_track_pays_the_team(before, gained):
    table = six().seat(MUADDIB, own_influence=before)
    for seat in range(6):
        table.seat(seat, water=0)
    game = take_all(sent(table, MUADDIB, 2, "demand-attention", "desert-mastery"), MUADDIB)
    assert goods(game, 2) == goods(game, 4) == gained
    assert goods(game, 1) == (0, 0, 0)


def test_influence_lost_on_the_personal_board_returns_the_alliance():
    game = six().seat(MUADDIB, own_influence=4).turn(1)
    assert game.scores[MUADDIB] == 6
    step(game.state, MUADDIB, -1)
    assert (game.scores[MUADDIB], game.state.players[MUADDIB].own_alliance) == (5, False)
    step(game.state, MUADDIB, -2)
    assert game.scores[MUADDIB] == 4


@pytest.mark.ruling("six_personal_spaces")
def test_only_its_commander_goes_to_a_personal_board_which_no_spy_watches():
    game = six().seat(1, hand=["seek-allies"], spice=4, water=1).turn(1)
    game.choose("play:seek-allies")
    for space in ("sardaukar", "vast-wealth", "hardy-warriors", "desert-mastery"):
        why = game.why_not(f"send:{space}")
        assert why is not None
        assert why[0] == "why-personal-board"
        face = next(face for face in rules_of(game).spaces.values() if face.id == space)
        assert face.posts == 0


@pytest.mark.ruling("six_high_council")
def test_there_are_six_council_seats_and_a_later_visit_recruits_for_the_ally():
    table = six()
    for seat in range(6):
        table.seat(seat, council=True)
    game = take_all(sent(table, SHADDAM, 1, "corrino-might", "high-council", solari=5), SHADDAM)
    assert goods(game, SHADDAM)[1] == 2
    assert player(game, 1)["garrison"] == 6
    assert len(player(game, SHADDAM)["intrigues"]) == 1
    assert game.rules.check(game.state) == []


@pytest.mark.ruling("six_high_council")
def test_a_commander_takes_a_seat_for_itself():
    game = sent(six(), SHADDAM, 1, "corrino-might", "high-council", solari=5)
    assert [found["council"] for found in game.view()["players"]] == [False, False, False, True, False, False]


@pytest.mark.ruling("six_hooks")
def test_hooks_equip_both_allies_of_muaddib():
    table = six().seat(2, influence={"fremen": 2})
    game = sent(table, MUADDIB, 2, "usul", "sietch-tabr")
    game = choose(game, *[key for key in keys(game) if "sietch-tabr" in key][:1])
    game = choose(game, *[key for key in keys(game) if key.startswith("branch")][:1])
    assert [found["hooks"] for found in game.view()["players"]] == [False, False, True, False, True, False]


@pytest.mark.ruling("six_hooks")
def test_shaddams_team_gets_the_other_parts_of_that_choice():
    table = six().seat(1, influence={"fremen": 2})
    game = went(table, 1, "reconnaissance", "sietch-tabr")
    game = choose(game, *[key for key in keys(game) if "sietch-tabr" in key][:1])
    game = choose(game, *[key for key in keys(game) if key.startswith("branch")][:1])
    assert not any(found["hooks"] for found in game.view()["players"])
    assert player(game, 1)["garrison"] == 4
    assert goods(game, 1)[2] == 2


@pytest.mark.ruling("six_shaddam_signet")
def test_shaddams_signet_bars_his_activated_ally_this_turn():
    game = sent(six(), SHADDAM, 5, "signet-ring", "arrakeen")
    leader: object = (f"leader-{player(game, 5)['leader']}", {})
    assert game.why_not("deploy") == ("why-of-player", {"leader": leader, "why": ("why-deployment-forbidden", {})})


@pytest.mark.ruling("six_gurney")
@pytest.mark.parametrize(("troops", "smiles"), [(4, False), (5, True)])
def test_gurney_needs_10_strength(troops, smiles):
    leaders = ["muad-dib", "lady-jessica", "gurney-halleck", "shaddam-corrino-iv", "staban-tuek", "princess-irulan"]
    game = six(leaders=leaders).seat(2, hand=[], troops=troops, garrison=0).reveal(2)
    assert player(game, 2)["persuasion"] == int(smiles)


# ---- whose pieces a reason is about

# Reasons that lie in pieces and influence: a commander has none of them.
OF_PIECES = {
    "why-no-troops-in-supply",
    "why-no-troops-in-garrison",
    "why-no-units-in-garrison",
    "why-troops-in-conflict",
    "why-units-to-retreat",
    "why-no-troop-to-lose",
    "why-no-dreadnought",
    "why-no-dreadnought-in-garrison",
    "why-deployment-forbidden",
    "why-deployment-limit",
    "why-specimens",
    "why-no-tleilaxu-card",
    "why-track-ends",
    "why-influence-to-lose",
}


@pytest.mark.parametrize("seed", range(3))
def test_every_reason_that_lies_in_pieces_tells_a_commander_whose_they_are(seed: int):
    modules = ["choam", "base-cards", "rise-of-ix", "immortality"]
    game, chance = sietch.new("uprising", players=6, modules=modules, seed=seed), random.Random(seed)
    told = 0
    while not game.over:
        seat = game.decision.seat
        if seat in (MUADDIB, SHADDAM):
            reasons = [refusal.reason for refusal in game.refusals(seat)]
            assert not [id for id, _ in reasons if id in OF_PIECES]
            told += sum(id == "why-of-player" for id, _ in reasons)
        game.choose(chance.choice(game.decision.options))
    assert told


@pytest.mark.ruling("six_shared_influence")
@pytest.mark.parametrize(("levels", "lender"), [((1, 0), 2), ((0, 1), 4), ((0, 0), 2)])
def test_a_reason_says_whose_influence_a_commander_has(levels: tuple[int, int], lender: int):
    table = six().seat(MUADDIB, hand=["usul", "convincing-argument"])
    for ally, level in zip((2, 4), levels, strict=True):
        table.seat(ally, influence={"fremen": level})
    game = choose(table.turn(MUADDIB), "activate:4", "play:usul")
    reason = ("why-influence", {"faction": "fringe-worlds", "n": 2, "have": max(levels)})
    leader: object = (f"leader-{player(game, lender)['leader']}", {})
    assert game.why_not("send:sietch-tabr") == ("why-of-player", {"leader": leader, "why": reason})


def test_a_reason_says_whose_hooks_and_units_are_missing():
    game = sent(six().seat(2, troops=1, garrison=2), MUADDIB, 2, "desert-call", "imperial-basin", water=1)
    why = game.why_not("effect:desert-call.agent.0")
    assert why is not None
    assert (why[0], why[1]["leader"]) == ("why-of-player", (f"leader-{player(game, 2)['leader']}", {}))
