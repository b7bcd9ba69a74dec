"""Turns of a shared side: who acts, whose dice and leaders, who decides what."""

from __future__ import annotations

import random

import pytest
from tests.arrakis.teams.partners import (
    ATREIDES,
    CORRINO,
    FREMEN,
    HARKONNEN,
    HOUSE_ATREIDES,
    HOUSE_HARKONNEN,
    choose,
    keys,
    side,
)
from tests.tempers import choice

import sietch
from sietch.arrakis.scenario import legion
from sietch.arrakis.teams.scenario import TeamScenario, teams
from sietch.core.game import Game


def four() -> TeamScenario:
    """Every question is asked, also where there is one answer."""
    table = teams(4, ask_everything=True).dice(ATREIDES, mentat=1, house=1, strategy=1)
    return table.dice(HARKONNEN, mentat=2, strategy=1).on_the_allys_board(HARKONNEN, mentat=1)


@pytest.mark.ruling("wa34_order")
@pytest.mark.ruling("tm-order")
@pytest.mark.ruling("oq-t4")
def test_sides_alternate_and_before_each_turn_the_house_player_says_who_acts():
    game = four().turn(ATREIDES)
    assert (game.decision.seat, game.decision.prompt[0]) == (HOUSE_ATREIDES, "teams-prompt-who-acts")
    assert keys(game) == ["act:house-atreides", "act:fremen-ally", "cone"]
    game.choose("act:fremen-ally")
    assert game.decision.seat == FREMEN
    assert [key for key in keys(game) if key.startswith("die:")] == ["die:strategy"]
    assert game.why_not("die:mentat") == (
        "teams-why-partners-die",
        {"result": ("arrakis-result-mentat", {})},
    )
    choose(game, "die:strategy", "done", "end")
    assert (game.decision.seat, game.decision.prompt[0]) == (HOUSE_HARKONNEN, "teams-prompt-who-acts")
    # Partners need not alternate.
    choose(game, "act:corrino-ally", "die:mentat", "done", "end", "act:house-atreides", "die:mentat", "done", "end")
    assert keys(game)[:2] == ["act:house-harkonnen", "act:corrino-ally"]
    choose(game, "act:corrino-ally")
    assert game.decision.seat == CORRINO


def test_who_has_no_die_is_not_named():
    game = teams(4).dice(ATREIDES, strategy=1).dice(HARKONNEN, mentat=1).turn(ATREIDES)
    assert keys(game) == ["act:fremen-ally", "cone"]
    assert game.why_not("act:house-atreides") == ("teams-why-no-die", {})
    without = teams(4).cones(ATREIDES, 0).dice(ATREIDES, strategy=1).dice(HARKONNEN, mentat=1).turn(ATREIDES)
    # Nothing is left to ask: the Fremen act, with the only die there is.
    assert without.decision.seat == FREMEN


def test_without_a_die_the_house_player_passes_or_the_fremen_use_desert_power():
    game = teams(4).cones(ATREIDES, 0).dice(ATREIDES).dice(HARKONNEN, mentat=1).turn(ATREIDES)
    assert keys(game) == ["act:house-atreides", "act:fremen-ally"]
    passing = game.copy()
    passing.choose("act:house-atreides")
    assert passing.decision.prompt[0] == "arrakis-prompt-only-end"
    game.choose("act:fremen-ally")
    assert (game.decision.seat, keys(game)) == (FREMEN, ["desert-power", "pass"])


def test_the_fremen_do_not_pass_while_the_partner_has_a_die():
    game = teams(4, ask_everything=True).dice(ATREIDES, mentat=1).dice(HARKONNEN, mentat=2).turn(ATREIDES)
    choose(game, "act:fremen-ally")
    assert keys(game) == ["desert-power"]


@pytest.mark.ruling("wa34_house_atreides")
@pytest.mark.ruling("tm-house-die")
@pytest.mark.ruling("oq-t7")
def test_a_house_die_used_for_an_action_of_the_fremen_board_is_carried_out_by_the_fremen():
    table = four().sietch("windgap").area("windgap", atreides=legion(regular=2, named=["stilgar"])).hand(0, "hieregs")
    game = table.turn(ATREIDES)
    choose(game, "act:house-atreides", "die:house")
    assert game.decision.seat == HOUSE_ATREIDES
    own = game.copy()
    own.choose("result:leadership")
    assert own.decision.seat == HOUSE_ATREIDES
    game.choose("result:deployment")
    assert (game.decision.seat, game.decision.prompt[0]) == (FREMEN, "teams-prompt-carry-out")
    # The normal action only: neither Stilgar's special action nor a card of the own hand.
    assert not any(key.startswith(("special:", "card:")) for key in keys(game))
    game.choose("branch:action.atreides.deployment.1")
    assert game.decision.seat == FREMEN
    game.choose("done")
    # The die was House Atreides', and the turn is theirs again.
    assert game.decision.seat == HOUSE_ATREIDES
    assert side(game, ATREIDES)["dice"] == {"leadership": 0, "strategy": 1, "deployment": 0, "mentat": 1, "house": 0}


@pytest.mark.ruling("wa34_special_actions")
@pytest.mark.ruling("tm-special")
def test_a_special_action_is_for_the_player_whose_board_has_the_leaders_card():
    table = teams(4, ask_everything=True).leader("paul-muaddib").sietch("windgap")
    table.area("windgap", atreides=legion(regular=2, named=["paul-muaddib"]))
    table.dice(ATREIDES, leadership=2).on_the_allys_board(ATREIDES, leadership=1).dice(HARKONNEN, mentat=1)
    house, fremen = table.turn(ATREIDES), table.turn(ATREIDES)
    choose(house, "act:house-atreides", "die:leadership")
    assert "special:paul-muaddib" not in keys(house)
    assert house.why_not("special:paul-muaddib") == (
        "teams-why-partners-leader",
        {"leader": ("arrakis-leader-paul-muaddib", {})},
    )
    choose(fremen, "act:fremen-ally", "die:leadership")
    assert "special:paul-muaddib" in keys(fremen)


@pytest.mark.ruling("wa34_decisions")
@pytest.mark.ruling("tm-vehicles")
@pytest.mark.ruling("tm-hazards")
@pytest.mark.ruling("oq-t3")
def test_vehicles_are_placed_by_house_harkonnen_and_hazards_decided_by_the_fremen():
    game = teams(4).phase("vehicles")
    assert game.decision.seat == HOUSE_HARKONNEN
    assert game.rules.why_asked(game.state) == (
        "teams-because-vehicles",
        {"deck": ("arrakis-deck-house-harkonnen", {})},
    )
    found: set[tuple[str, int]] = set()
    rng = random.Random(1)
    game = sietch.new("arrakis", players=4, seed=1)
    while game.state.round < 6:
        phase, asked = game.view()["phase"], game.state.asking[1]
        found.add((phase, game.decision.seat))
        if phase == "hazards":
            assert game.decision.seat == (FREMEN if asked == ATREIDES else HOUSE_HARKONNEN)
        if phase in ("vehicles", "spice"):
            assert game.decision.seat == HOUSE_HARKONNEN
        game.choose(choice(game.decision, "eager", rng))
    assert {("hazards", FREMEN), ("vehicles", HOUSE_HARKONNEN), ("spice", HOUSE_HARKONNEN)} <= found


@pytest.mark.ruling("wa34_tanks")
@pytest.mark.ruling("tm-tanks")
def test_a_die_of_either_partner_moves_the_leaders_in_both_tanks_which_do_not_push_each_other():
    table = four().leader("beast-rabban", tank=1).leader("captain-aramsham", tank=1)
    game = table.turn(HARKONNEN)
    choose(game, "act:corrino-ally", "die:strategy", "done", "end")
    tank = game.view()["tank"]
    assert (tank["beast-rabban"], tank["captain-aramsham"]) == (2, 2)


@pytest.mark.ruling("wa34_bans")
@pytest.mark.ruling("tm-bans")
@pytest.mark.parametrize("deck", ["house-harkonnen", "corrino-ally"])
def test_a_ban_binds_both_harkonnen_partners(deck: str):
    # Without the Landsraad no card is discarded for dice, by whomever.
    table = teams(4, ask_everything=True).hand(HARKONNEN, "hunter-seeker", "shigawire").sietch("windgap")
    table.area("windgap", atreides=legion(regular=2)).area("in-sw-2", harkonnen=legion(regular=3, leader=1))
    result = "leadership" if deck == "house-harkonnen" else "strategy"
    table.dice(HARKONNEN, **{result: 1}).dice(ATREIDES, mentat=1).sanctions("landsraad")
    game = table.turn(HARKONNEN)
    choose(game, f"act:{deck}", f"die:{result}", f"branch:action.both.{result}.1")
    asked = attacked(game)
    assert "arrakis-prompt-burn" not in asked


@pytest.mark.ruling("wa34_cone_of_silence")
@pytest.mark.ruling("tm-cone")
@pytest.mark.ruling("tm-talk")
def test_a_cone_lets_the_partners_see_each_others_cards_until_the_turn_ends():
    game = four().hand(ATREIDES, "the-voice", "hieregs").turn(ATREIDES)
    assert "ally_hand" not in side(game, ATREIDES, HOUSE_ATREIDES)
    assert "house_hand" not in side(game, ATREIDES, FREMEN)
    game.choose("cone")
    assert not game.can_undo
    assert side(game, ATREIDES)["cones"] == 2
    assert side(game, ATREIDES, HOUSE_ATREIDES)["ally_hand"] == ["hieregs"]
    assert side(game, ATREIDES, FREMEN)["house_hand"] == ["the-voice"]
    assert "house_hand" not in side(game, ATREIDES, CORRINO)
    choose(game, "act:house-atreides", "die:mentat", "done", "end")
    assert "ally_hand" not in side(game, ATREIDES, HOUSE_ATREIDES)
    assert side(game, ATREIDES)["cones"] == 2
    empty = four().cones(ATREIDES, 0).turn(ATREIDES)
    assert empty.why_not("cone") == ("teams-why-no-cone", {})


def test_truthtrance_names_a_die_and_its_owner_acts():
    game = four().field(named_die=1).turn(HARKONNEN)  # strategy, which lies on the Corrino board
    assert keys(game) == ["act:corrino-ally", "cone"]
    assert game.why_not("act:house-harkonnen") == ("arrakis-why-named-die", {"result": ("arrakis-result-strategy", {})})


def attacked(game: Game) -> list[str]:
    """What is asked after the attack was chosen, up to the end of the battle."""
    asked: list[str] = []
    while game.view()["battle_round"] == 0 and game.view()["phase"] == "actions" and len(asked) < 12:
        asked.append(game.decision.prompt[0])
        game.choose(0)
    return asked


@pytest.mark.ruling("oq-t3")
def test_defenders_losses_are_decided_by_the_house_player_and_losses_of_who_acts_by_the_acting_one():
    seen = set()
    rng = random.Random(5)
    game = sietch.new("arrakis", players=4, seed=5)
    while game.state.round < 9 and not game.over:
        asked = game.state.asking[1]
        if game.state.attacker >= 0 and game.decision.prompt[0] == "arrakis-prompt-casualty":
            p = game.state.players[asked]
            wanted = p.acting if asked == game.state.turn else 2 * asked
            seen.add(asked == game.state.turn)
            assert game.decision.seat == wanted
        game.choose(choice(game.decision, "eager", rng))
    assert seen


def test_a_partner_who_acts_takes_free_actions_and_only_house_harkonnen_schemes():
    table = four().leader("thufir-hawat").supremacy(2).hand(HARKONNEN, "hawats-scheming", "hawats-scheming")
    corrino, house = table.turn(HARKONNEN), table.turn(HARKONNEN)
    choose(corrino, "act:corrino-ally")
    assert "free" not in keys(corrino)
    choose(house, "act:house-harkonnen")
    assert "free" in keys(house)
    choose(house, "free", "scheme")
    assert house.decision.seat == HOUSE_HARKONNEN


@pytest.mark.ruling("wa34_cone_of_silence")
def test_why_corrino_cannot_scheme_tells_nothing_of_the_cards_of_house_harkonnen():
    reasons = []
    for schemes in range(4):
        table = four().leader("thufir-hawat").hand(HARKONNEN, *["hawats-scheming"] * schemes)
        table.area("carthag", harkonnen=legion(regular=1)).ornithopter("az-inner-w").sietch("windgap", hidden=True)
        game = table.turn(HARKONNEN)
        choose(game, "act:corrino-ally", "free")
        reasons.append(game.why_not("scheme"))
    assert reasons == [("arrakis-why-no-scheme", {"n": 2, "have": 0})] * 4


@pytest.mark.ruling("oq-t3")
def test_leaders_are_exchanged_by_the_player_whose_board_has_their_card():
    table = teams(4, ask_everything=True).sietch("windgap")
    table.area("windgap", atreides=legion(regular=3, named=["paul-atreides", "stilgar"]))
    game = table.phase("round-end")
    asked = []
    while game.view()["phase"] == "round-end" and game.decision.prompt[0] == "arrakis-prompt-swap":
        asked.append((game.decision.seat, keys(game)[0]))
        assert game.decision.because is not None
        assert game.decision.because[0] == "teams-because-own-leaders"
        game.choose("done")
    assert asked == [(HOUSE_ATREIDES, "swap:paul-atreides"), (FREMEN, "swap:stilgar")]
