"""Two people, House Atreides and Fremen, against the Harkonnen of the Mahdi rules."""

from __future__ import annotations

import random

import pytest
from tests.arrakis.teams.partners import ATREIDES, HARKONNEN, keys, side
from tests.tempers import choice

import sietch


@pytest.mark.ruling("wasolo_two_players")
@pytest.mark.ruling("wa34_split")
def test_two_people_share_the_atreides_without_cones_of_silence():
    game = sietch.new("arrakis", players=2, modules=["mahdi"], names=["Paul", "Chani"])
    assert game.setup["modules"] == ["mahdi", "teams"]
    assert game.rules.roles() == ["house-atreides", "fremen-ally"]
    assert side(game, ATREIDES)["cones"] == 0
    assert game.view()["names"] == ["Atreides", "Harkonnen"]
    assert [seat["name"] for seat in game.view()["seats"]] == ["Paul", "Chani"]


@pytest.mark.ruling("wasolo_two_players")
@pytest.mark.ruling("wa34_decisions")
def test_what_the_harkonnen_leave_open_is_asked_of_the_partner_who_decides_then():
    asked: set[tuple[int, int]] = set()
    for seed in range(4):
        game = sietch.new("arrakis", players=2, modules=["mahdi"], seed=seed)
        rng = random.Random(seed)
        while not game.over:
            of = game.state.asking[1]
            asked.add((of, game.decision.seat))
            if of == HARKONNEN:
                p = game.state.players[ATREIDES]
                assert game.decision.seat == p.deciding
                # In their own turns that is House Atreides, in the hazards phase the Fremen player.
                if game.view()["phase"] != "actions":
                    assert game.decision.seat == (game.view()["phase"] == "hazards")
                elif game.state.turn == HARKONNEN:
                    assert game.decision.seat == 0
                assert game.decision.because is not None
            game.choose(choice(game.decision, "eager", rng))
        assert game.winners in ([], [0, 1])
    assert asked == {(ATREIDES, 0), (ATREIDES, 1), (HARKONNEN, 0), (HARKONNEN, 1)}


def test_the_house_player_says_who_acts():
    game = sietch.new("arrakis", players=2, modules=["mahdi"], seed=1)
    while game.decision.prompt[0] != "teams-prompt-who-acts":
        game.choose(0)
    assert (game.decision.seat, keys(game)) == (0, ["act:house-atreides", "act:fremen-ally"])
    assert game.why_not("cone") == ("teams-why-no-cone", {})
    game.choose("act:fremen-ally")
    assert game.decision.seat == 1
