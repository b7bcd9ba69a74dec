"""The decks of the two commanders, card by card, and the Throne Row."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.six_players.six import MUADDIB, SHADDAM, sent, six, take_all
from tests.table import choose, goods, influence, keys, player, strength_of

from sietch.imperium.components import CARDS
from sietch.imperium.modules.six_players.cards import DECKS

# Card: persuasion, swords, solari and spice when revealed.
REVEALED = {
    "command-respect": (1, 0, 0, 0),
    "demand-attention": (1, 0, 0, 0),
    "desert-call": (1, 0, 0, 0),
    "limited-landsraad-access": (0, 1, 0, 1),
    "threaten-spice-production": (1, 0, 0, 0),
    "usul": (2, 0, 0, 0),
    "corrino-might": (0, 1, 0, 0),
    "critical-shipments": (2, 0, 0, 0),
    "demand-results": (0, 1, 0, 0),
    "devastating-assault": (1, 0, 0, 0),
    "imperial-ornithopter": (1, 0, 1, 0),
    "imperial-tent": (1, 0, 0, 0),
}
OWNER = {CARDS[number].id: seat for seat, deck in DECKS.items() for number in deck}


@pytest.mark.parametrize(
    ("card", "gives"),
    [pytest.param(card, gives, marks=pytest.mark.component("commander", card)) for card, gives in REVEALED.items()],
)
def test_what_a_card_gives_when_it_is_revealed(card, gives):
    seat = OWNER[card]
    game = six().seat(seat, hand=[card]).seat(2, troops=1, garrison=2).seat(5, troops=1, garrison=2).reveal(seat)
    p = game.state.players[seat]
    swords = strength_of(game, p.activated) - 2
    assert (p.persuasion, swords, p.goods[0], p.goods[1]) == gives


def test_the_decks_have_ten_cards_each_as_the_sheet_lists_them():
    names = {seat: Counter(CARDS[number].id for number in deck) for seat, deck in DECKS.items()}
    assert {seat: sum(found.values()) for seat, found in names.items()} == {MUADDIB: 10, SHADDAM: 10}
    assert names[MUADDIB]["limited-landsraad-access"] == 2
    assert names[SHADDAM]["imperial-ornithopter"] == 2
    shared = {"convincing-argument", "seek-allies", "signet-ring"}
    assert shared <= names[MUADDIB].keys() & names[SHADDAM].keys()


@pytest.mark.component("commander", "command-respect")
@pytest.mark.parametrize("token", [False, True])
def test_command_respect_trades_for_who_has_the_bonus_token(token):
    table = six().seat(2, solari=3)
    table.seat(MUADDIB, hand=["command-respect", "convincing-argument"], swordmaster=token, swordmaster_gone=token)
    game = choose(table.turn(MUADDIB), "activate:2", "play:command-respect", "send:spice-refinery")
    game = choose(game, *(["number:0"] if "number:0" in keys(game) else []))
    assert ("effect:command-respect.agent.0" in keys(game)) is token
    if token:
        game = choose(game, "effect:command-respect.agent.0", "trade-with:2", "give:solari", "number:2", "done")
        assert "command-respect" in game.view()["trashed"]
        assert goods(game, 2)[0] == 5


@pytest.mark.component("commander", "demand-attention")
def test_demand_attention_makes_a_visit_count_two():
    game = sent(six(), MUADDIB, 2, "demand-attention", "deliver-supplies", spice=4)
    game.choose("effect:demand-attention.agent.0")
    take_all(game, MUADDIB)
    assert influence(game, 2) == (0, 2, 0, 0)
    assert "demand-attention" in game.view()["trashed"]
    assert game.scores[2] == 2


@pytest.mark.component("commander", "demand-attention")
def test_demand_attention_on_the_personal_board():
    game = sent(six(), MUADDIB, 2, "demand-attention", "desert-mastery", spice=4)
    game.choose("effect:demand-attention.agent.0")
    take_all(game, MUADDIB)
    assert player(game, MUADDIB)["own_influence"] == 2
    assert game.scores[MUADDIB] == 5


@pytest.mark.component("commander", "desert-call")
@pytest.mark.parametrize("hooks", [False, True])
def test_desert_call_needs_the_hooks_of_the_activated_ally(hooks):
    table = six().shield_wall(False).seat(2, hooks=hooks)
    game = sent(table, MUADDIB, 2, "desert-call", "imperial-basin", water=1)
    assert ("effect:desert-call.agent.0" in keys(game)) is hooks
    if hooks:
        game.choose("effect:desert-call.agent.0")
        assert player(game, 2)["worms"] == 1
        assert "desert-call" in game.view()["trashed"]


@pytest.mark.component("commander", "threaten-spice-production")
def test_allies_may_contribute_to_threaten_spice_production():
    table = six().seat(2, spice=3).seat(4, spice=1)
    game = sent(table, MUADDIB, 2, "threaten-spice-production", "accept-contract", spice=4)
    game.choose("effect:threaten-spice-production.agent.0")
    assert game.decision.seat == 2
    game.choose("number:2")
    assert game.decision.seat == 4
    game.choose("number:1")
    assert game.scores[MUADDIB] == 5
    assert [goods(game, seat)[1] for seat in (0, 2, 4)] == [0, 1, 0]
    assert "threaten-spice-production" in game.view()["trashed"]


@pytest.mark.component("commander", "threaten-spice-production")
def test_nothing_is_paid_where_the_allies_keep_their_spice():
    table = six().seat(2, spice=3).seat(4, spice=1)
    game = sent(table, MUADDIB, 2, "threaten-spice-production", "accept-contract", spice=4)
    game = choose(game, "effect:threaten-spice-production.agent.0", "number:2", "number:0")
    assert game.scores[MUADDIB] == 4
    assert [goods(game, seat)[1] for seat in (0, 2, 4)] == [4, 3, 1]


@pytest.mark.component("commander", "threaten-spice-production")
def test_the_team_needs_seven_spice_together():
    game = sent(six().seat(2, spice=2), MUADDIB, 2, "threaten-spice-production", "accept-contract", spice=4)
    why = game.why_not("effect:threaten-spice-production.agent.0")
    assert why == ("why-team-goods", {"what": "spice", "n": 7, "have": 6})


@pytest.mark.component("commander", "usul")
@pytest.mark.parametrize(("branch", "own", "ally"), [(0, (0, 0, 2), (0, 1, 1)), (1, (0, 1, 1), (0, 0, 2))])
def test_usul_shares_water_and_spice_with_the_ally(branch, own, ally):
    game = sent(six(), MUADDIB, 4, "usul", "arrakeen")
    game = choose(game, "effect:usul.agent.0", f"branch:usul.agent.0.{branch}")
    assert (goods(game, MUADDIB), goods(game, 4)) == (own, ally)


@pytest.mark.component("commander", "critical-shipments")
@pytest.mark.parametrize(("branch", "own", "ally"), [(0, (0, 1, 2), (2, 0, 1)), (1, (2, 1, 1), (0, 0, 2))])
def test_critical_shipments_share_water_and_solari(branch, own, ally):
    game = sent(six(), SHADDAM, 5, "critical-shipments", "imperial-basin")
    game = choose(game, "effect:critical-shipments.agent.0", f"branch:critical-shipments.agent.0.{branch}")
    assert (goods(game, SHADDAM), goods(game, 5)) == (own, ally)


@pytest.mark.component("commander", "corrino-might")
def test_corrino_might_recruits_for_both_allies():
    game = six().seat(SHADDAM, hand=["corrino-might"], spice=3).reveal(SHADDAM)
    game.choose("effect:corrino-might.reveal.1")
    assert (player(game, 1)["garrison"], player(game, 5)["garrison"]) == (5, 5)
    assert "corrino-might" in game.view()["trashed"]


@pytest.mark.component("commander", "demand-results")
def test_demand_results_gives_a_contract_to_each_ally():
    table = six().offer("contract-harvest-3", "contract-espionage")
    game = sent(table, SHADDAM, 5, "demand-results", "assembly-hall", solari=2)
    game = choose(game, "effect:demand-results.agent.0", "contract:contract-espionage")
    assert player(game, 5)["contracts"] == ["contract-espionage"]
    assert player(game, 1)["contracts"] == ["contract-harvest-3"]
    assert len(game.view()["offer"]) == 2
    assert "demand-results" in game.view()["trashed"]


@pytest.mark.component("commander", "devastating-assault")
def test_devastating_assault_recruits_for_the_ally_and_sells_swords_to_who_has_the_token():
    game = take_all(sent(six(), SHADDAM, 5, "devastating-assault", "imperial-basin"), SHADDAM)
    assert player(game, 5)["garrison"] == 4
    assert goods(game, SHADDAM)[0] == 1
    table = six().seat(5, troops=1, garrison=2)
    table.seat(SHADDAM, hand=["devastating-assault"], solari=3, swordmaster=True, swordmaster_gone=True)
    game = table.reveal(SHADDAM)
    assert strength_of(game, 5) == 4
    game.choose("effect:devastating-assault.reveal.1")
    assert strength_of(game, 5) == 9


@pytest.mark.component("commander", "imperial-tent")
@pytest.mark.ruling("six_throne_row")
def test_imperial_tent_moves_a_card_that_is_not_fremen_and_the_row_is_refilled():
    table = six().row("maker-keeper", "calculus-of-power", "steersman")
    game = sent(table, SHADDAM, 5, "imperial-tent", "deliver-supplies")
    assert "to-throne-row:maker-keeper" not in keys(game)
    game.choose("to-throne-row:steersman")
    view = game.view()
    assert view["throne_row"] == ["steersman"]
    assert len(view["row"]) == 5
    assert game.rules.check(game.state) == []


@pytest.mark.ruling("six_throne_row")
@pytest.mark.parametrize(("seat", "may"), [(1, True), (SHADDAM, True), (5, True), (2, False), (MUADDIB, False)])
def test_only_shaddams_team_acquires_from_the_throne_row(seat, may):
    table = six().throne_row("calculus-of-power").seat(seat, hand=["convincing-argument"])
    game = table.seat(seat, council=True).reveal(seat)
    assert ("buy-throne:calculus-of-power" in keys(game)) is may
    if may:
        game.choose("buy-throne:calculus-of-power")
        assert "calculus-of-power" in player(game, seat)["discard"]
        assert game.view()["throne_row"] == []
        assert game.rules.check(game.state) == []
    else:
        assert game.why_not("buy-throne:calculus-of-power") == ("why-throne-row", {})


def test_seek_allies_and_the_signet_of_muaddib():
    game = sent(six(), MUADDIB, 2, "seek-allies", "deliver-supplies")
    take_all(game, MUADDIB)
    assert "seek-allies" in game.view()["trashed"]
    table = six().seat(MUADDIB, deck=["usul"])
    game = take_all(sent(table, MUADDIB, 2, "signet-ring", "arrakeen"), MUADDIB)
    assert "usul" in player(game, MUADDIB)["hand"]
