"""Planning cards of partners: own decks and hands, cards handed over, battles, forced discards, limits, secrecy."""

from __future__ import annotations

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

import sietch
from sietch.arrakis.scenario import chance, legion
from sietch.arrakis.teams.scenario import TeamScenario, teams
from sietch.core.game import SPECTATOR
from sietch.table.showing import shown
from sietch.text import event_line, language


def four() -> TeamScenario:
    """Every question is asked, also where there is one answer."""
    table = teams(4, ask_everything=True).dice(ATREIDES, mentat=1, house=1, strategy=1)
    return table.dice(HARKONNEN, mentat=2, strategy=1).on_the_allys_board(HARKONNEN, mentat=1)


@pytest.mark.ruling("wa34_draw")
@pytest.mark.ruling("tm-draw")
def test_each_partner_draws_a_card_of_the_own_deck_and_sees_no_other():
    game = sietch.new("arrakis", players=4, seed=1)
    for seat, number, own, other in (
        (HOUSE_ATREIDES, ATREIDES, "house", "ally"),
        (FREMEN, ATREIDES, "ally", "house"),
        (HOUSE_HARKONNEN, HARKONNEN, "house", "ally"),
        (CORRINO, HARKONNEN, "ally", "house"),
    ):
        p = side(game, number, seat)
        assert len(p[f"{own}_hand"]) == p[f"{other}_hand_count"] == 1
        assert f"{other}_hand" not in p
        assert f"{other}_deck" not in p
        drawn = [event for event in game.events(seat) if event.kind == "planning-drawn" and not event.hidden]
        assert [event.what for event in drawn] == p[f"{own}_hand"]
    assert all(event.hidden for event in game.events(SPECTATOR) if event.kind == "planning-drawn")


@pytest.mark.ruling("wa34_draw")
@pytest.mark.parametrize("deck", ["house-harkonnen", "corrino-ally"])
def test_a_mentat_die_draws_from_the_own_deck_only(deck: str):
    game = four().turn(HARKONNEN)
    choose(game, f"act:{deck}", "die:mentat", "branch:action.both.mentat.0")
    assert [key for key in keys(game) if key.startswith("number:")] == [
        "number:2" if deck == "house-harkonnen" else "number:0"
    ]
    game.choose(0)
    p = side(game, HARKONNEN)
    drawn = (p["house_hand_count"], p["ally_hand_count"])
    assert drawn == ((2, 0) if deck == "house-harkonnen" else (0, 2))


@pytest.mark.ruling("wa34_draw_exception")
@pytest.mark.ruling("tm-draw-fremen")
@pytest.mark.ruling("oq-t8")
def test_house_atreides_may_draw_a_fremen_card_look_at_it_and_hand_it_over():
    game = four().turn(ATREIDES)
    choose(game, "act:house-atreides", "die:mentat", "branch:action.both.mentat.0")
    game.choose("number:1", outcomes=chance("drawn:the-voice", "drawn:hieregs"))
    assert side(game, ATREIDES, HOUSE_ATREIDES)["house_hand"] == ["the-voice"]
    assert side(game, ATREIDES, FREMEN)["ally_hand"] == ["hieregs"]
    handed = {
        seat: [event.what for event in game.events(seat) if event.kind == "card-handed-over"]
        for seat in (HOUSE_ATREIDES, FREMEN, HOUSE_HARKONNEN, SPECTATOR)
    }
    assert handed == {HOUSE_ATREIDES: ["hieregs"], FREMEN: ["hieregs"], HOUSE_HARKONNEN: [None], SPECTATOR: [None]}
    # The Fremen themselves have no slot for Mentat, and a card of theirs draws from their own deck.
    fremen = four().hand(ATREIDES, "cielagos-piping-message").turn(ATREIDES)
    choose(fremen, "act:fremen-ally")
    assert "die:mentat" not in keys(fremen)


@pytest.mark.ruling("tm-draw-fremen")
@pytest.mark.parametrize(
    ("code", "seen", "hidden"),
    [
        (
            "en",
            "Atreides: the House draws Hieregs and hands it to the Fremen.",
            "Atreides: the House draws 1 Planning card and hands it to the Fremen.",
        ),
        (
            "cs",
            "Atreides: rod si bere kartu Hieregy a předává ji fremenům.",
            "Atreides: rod si bere 1 plánovací kartu a předává ji fremenům.",
        ),
        (
            "pl",
            "Atreides: ród dobiera kartę Hieregi i przekazuje ją Fremenom.",
            "Atreides: ród dobiera 1 kartę planowania i przekazuje ją Fremenom.",
        ),
    ],
)
def test_both_partners_read_which_card_was_handed_over_and_nobody_else_does(code: str, seen: str, hidden: str):
    game = four().turn(ATREIDES)
    choose(game, "act:house-atreides", "die:mentat", "branch:action.both.mentat.0")
    game.choose("number:1", outcomes=chance("drawn:the-voice", "drawn:hieregs"))
    assert not game.can_undo
    for seat, line in ((HOUSE_ATREIDES, seen), (FREMEN, seen), (HOUSE_HARKONNEN, hidden), (SPECTATOR, hidden)):
        (event,) = [event for event in game.events(seat) if event.kind == "card-handed-over"]
        assert event_line(language(code), game.rules, event, game.rules.names(game.setup)) == line
        told = str(shown(game, event).words)
        assert ("hieregs" in told) == (seat in (HOUSE_ATREIDES, FREMEN))
    # Having looked at it is not having it: the hand is the partner's.
    assert "ally_hand" not in side(game, ATREIDES, HOUSE_ATREIDES)


@pytest.mark.ruling("oq-t5")
def test_who_acts_plays_own_cards_only():
    game = four().hand(HARKONNEN, "hunter-seeker", "shigawire").turn(HARKONNEN)
    other = game.copy()
    choose(game, "act:house-harkonnen", "die:mentat")
    assert [key for key in keys(game) if key.startswith("card:")] == ["card:hunter-seeker"]
    choose(other, "act:corrino-ally", "die:mentat")
    assert [key for key in keys(other) if key.startswith("card:")] == ["card:shigawire"]


@pytest.mark.ruling("wa34_hand_limit")
@pytest.mark.ruling("tm-hand")
def test_each_partner_keeps_four_cards_and_a_single_player_six():
    house = ["hunter-seeker", "mudir-nahya", "sandmasters", "spotter-control", "explosive-artillery"]
    ally = ["shigawire", "troop-carriers", "breeding-program", "reports-of-traitors", "killers-without-mercy"]
    single = ["the-voice", "war-plan", "hieregs", "sandtides", "thumpers", "stillsuits"]
    game = teams(3).hand(HARKONNEN, *house, *ally).hand(ATREIDES, *single).phase("round-end")
    asked = []
    while game.decision.prompt[0] != "arrakis-prompt-hand-limit":
        game.choose(0)
    while game.decision.prompt[0] == "arrakis-prompt-hand-limit":
        asked.append((game.decision.seat, game.decision.prompt[1]["n"]))
        game.choose(0)
    assert asked == [(1, 4), (2, 4)]
    p = side(game, HARKONNEN)
    # Then a new round begins, with another card for each.
    assert (p["house_hand_count"], p["ally_hand_count"]) == (5, 5)
    assert side(game, ATREIDES)["house_hand_count"] + side(game, ATREIDES)["ally_hand_count"] == 8


@pytest.mark.ruling("wa34_battle_cards")
@pytest.mark.ruling("tm-battle-cards")
def test_both_partners_may_discard_cards_for_dice_attacking_and_defending():
    table = four().hand(ATREIDES, "the-voice", "hieregs").hand(HARKONNEN, "hunter-seeker", "shigawire")
    table.sietch("windgap").area("windgap", atreides=legion(regular=2, leader=1))
    table.area("in-sw-2", harkonnen=legion(regular=3, leader=1))
    game = table.turn(HARKONNEN)
    choose(game, "act:corrino-ally", "die:strategy", "branch:action.both.strategy.1")
    for key in ("legion:in-sw-2", "attack:windgap"):
        if key in keys(game):
            game.choose(key)
    order = []
    while game.decision.prompt[0] == "arrakis-prompt-burn":
        order.append((game.decision.seat, game.decision.prompt[1]["n"], keys(game)[0]))
        game.choose(0)
    # Who acts comes first on the own side, the House player in defence; three units and two cards, two and two.
    assert order == [
        (CORRINO, 3, "discard:shigawire"),
        (HOUSE_HARKONNEN, 4, "discard:hunter-seeker"),
        (HOUSE_ATREIDES, 3, "discard:the-voice"),
        (FREMEN, 4, "discard:hieregs"),
    ]


@pytest.mark.ruling("wa34_opponent_cards")
@pytest.mark.ruling("tm-opponent")
@pytest.mark.parametrize("own", [0, 1, 2])
def test_a_forced_discard_is_split_by_the_house_player_and_each_picks_own_cards(own: int):
    table = four().hand(ATREIDES, "the-voice", "war-plan", "hieregs", "sandtides")
    game = table.hand(HARKONNEN, "manipulation-of-others").turn(HARKONNEN)
    choose(game, "act:corrino-ally", "die:mentat", "card:manipulation-of-others", "number:2")
    assert (game.decision.seat, keys(game)) == (HOUSE_ATREIDES, ["number:0", "number:1", "number:2"])
    assert game.decision.prompt[0] == "teams-prompt-split"
    game.choose(f"number:{own}")
    seats = []
    while game.decision.prompt[0] == "arrakis-prompt-discard":
        seats.append(game.decision.seat)
        game.choose(0)
    assert seats == [HOUSE_ATREIDES] * own + [FREMEN] * (2 - own)
    assert game.decision.seat == CORRINO
    assert len(side(game, ATREIDES)["discard"]) == 2


def test_a_partner_without_cards_is_not_asked_to_discard():
    table = four().hand(ATREIDES, "hieregs", "sandtides", "thumpers").hand(HARKONNEN, "manipulation-of-others")
    game = table.turn(HARKONNEN)
    choose(game, "act:corrino-ally", "die:mentat", "card:manipulation-of-others", "number:2")
    assert (game.decision.seat, game.decision.prompt[0]) == (FREMEN, "arrakis-prompt-discard")


def test_a_redeal_for_a_partner_deals_the_other_partners_cards_anew_and_keeps_the_own():
    game = sietch.new("arrakis", players=4, seed=2)
    dealt = [game.redeal(HOUSE_ATREIDES, seed).state.players[ATREIDES] for seed in range(12)]
    real = game.state.players[ATREIDES]
    assert all(p.house_hand == real.house_hand and p.objectives == real.objectives for p in dealt)
    assert all(p.sietch_levels == real.sietch_levels for p in dealt)
    assert len({tuple(p.ally_hand) for p in dealt}) > 3
    assert all(sorted(p.ally_hand + p.ally_deck) == sorted(real.ally_hand + real.ally_deck) for p in dealt)


def test_partners_know_the_objective_and_the_tokens_of_their_side():
    game = sietch.new("arrakis", players=4, seed=2)
    house, fremen = side(game, ATREIDES, HOUSE_ATREIDES), side(game, ATREIDES, FREMEN)
    assert house["objectives"] == fremen["objectives"]
    assert house["sietch_levels"] == fremen["sietch_levels"]
    assert "objectives" not in side(game, ATREIDES, CORRINO)
