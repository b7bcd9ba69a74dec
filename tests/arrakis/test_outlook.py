"""What options promise in War for Arrakis: by what they allow, and by the open table alone."""

from __future__ import annotations

import random

import pytest

import sietch
from sietch.arrakis import odds
from sietch.arrakis import options as o
from sietch.arrakis.legions import ONE
from sietch.arrakis.map import bits
from sietch.arrakis.outlook import battles, moves, positions, prospects
from sietch.arrakis.outlook.answers import EXPECTATIONS, Outlook
from sietch.arrakis.outlook.battles import force
from sietch.arrakis.outlook.positions import WEIGHTS, worth
from sietch.arrakis.scenario import arrakis, legion
from sietch.arrakis.turns import TURN
from sietch.bots import GreedyBot, offers
from sietch.bots.base import View
from sietch.core.state import KIND_SHIFT
from sietch.lab.simulation import simulate


def promised(game, key):
    """The features of one of the options of the seat that decides."""
    found = {offer.key: offer for offer in offers(game, game.decision.seat)}
    return found[key].features


def greedy(game):
    seat = game.decision.seat
    return GreedyBot().choose(View(game, seat), offers(game, seat), random.Random(1)).key


def plays(game, until):
    """The greedy bot answers until it would give an answer that begins so; that answer."""
    while not (key := greedy(game)).startswith(until):
        game.choose(key)
    return key


def packed(regular=0, elite=0, special=0, leader=0):
    return sum(n * ONE[figure] for figure, n in enumerate((regular, elite, special, leader)))


def test_every_kind_of_answer_promises_something_or_is_known_to_promise_nothing():
    nothing = {o.PASS, o.DONE, o.END, o.LEAVE_LEADER, o.SHOW_SIETCH, o.SHOW_TOKENS}
    answers = {number << KIND_SHIFT for number in range(o.DIE >> KIND_SHIFT, o.ROLLED_ACTION >> KIND_SHIFT)}
    assert answers - nothing <= EXPECTATIONS.keys()
    assert not nothing & EXPECTATIONS.keys()


def test_every_option_of_a_game_has_features_that_have_weights():
    game = sietch.new("arrakis", seed=5)
    rng = random.Random(5)
    for _ in range(700):
        if game.over:
            break
        found = offers(game, game.decision.seat)
        for offer in found:
            assert offer.features.keys() <= WEIGHTS.keys()
            assert all(isinstance(amount, (int, float)) for amount in offer.features.values())
        game.choose(rng.choice(found).key)


# ---- battles

# Regular, elite and special units and leaders on both sides, and the level of the settlement.
FORCES = [
    ((3, 2, 1, 1), (2, 0, 0, 1), 2),
    ((3, 0, 0, 1), (2, 0, 0, 1), 2),
    ((4, 2, 0, 1), (3, 1, 0, 2), 2),
    ((2, 2, 1, 1), (1, 1, 0, 1), 3),
    ((2, 0, 0, 1), (4, 0, 0, 1), 0),
    ((4, 0, 0, 1), (2, 0, 0, 1), 0),
    ((6, 0, 0, 1), (6, 0, 0, 1), 0),
]


@pytest.mark.parametrize(("own", "theirs", "level"), FORCES)
def test_the_quick_reckoning_is_not_far_from_the_exact_odds(own, theirs, level):
    quick = battles.odds(force(packed(*own), 0), force(packed(*theirs), 0), level, True)
    sides = odds.Side(odds.Legion(*own)), odds.Side(odds.Legion(*theirs))
    exact = odds.odds(odds.Battle(*sides, settlement=level, surprise=True))
    assert quick.win == pytest.approx(exact.attacker_wins, abs=0.25)


def test_nobody_defends_without_a_roll():
    assert battles.odds(force(packed(regular=1), 0), force(0, 0), 3) == (1.0, 0.0, 0.0)


def test_tokens_count_with_the_mean_of_the_box_whoever_looks():
    def attacked(token):
        table = arrakis().sietch("windgap", level=2).area("windgap", atreides=legion(tokens=[token]))
        table.area("in-sw-3", harkonnen=legion(regular=4, leader=1)).dice(1, strategy=2)
        return [offer.features for offer in offers(table.turn(1), 1)]

    assert attacked("at-std-a") == attacked("at-std-e")


# ---- the Harkonnen


def siege(regular, **more):
    """A Harkonnen legion next to a sietch, with a strategy die in hand."""
    table = arrakis().sietch("windgap", level=2).area("windgap", atreides=legion(regular=2, leader=1))
    table.area("in-sw-3", harkonnen=legion(regular=regular, leader=1, **more)).area("arrakeen", harkonnen=legion(1))
    game = table.dice(1, strategy=1, mentat=1).turn(1)
    game.choose("die:strategy")
    return game


def test_an_attack_promises_supremacy_by_its_chance():
    strong, weak = siege(3, elite=3), siege(3)
    key = "branch:action.both.strategy.1"
    assert promised(strong, key)["supremacy"] > 1.5
    assert promised(weak, key).get("supremacy", 0.0) < 0.8


def test_the_greedy_bot_attacks_a_sietch_when_it_is_strong_enough():
    assert greedy(siege(3, elite=3)) == "branch:action.both.strategy.1"
    assert greedy(siege(1)) != "branch:action.both.strategy.1"


def test_a_sietch_that_wins_the_game_is_attacked_at_once():
    table = arrakis().supremacy(9).sietch("windgap").area("in-sw-3", harkonnen=legion(regular=2))
    game = table.dice(1, strategy=1, deployment=1).turn(1)
    assert promised(game, "die:strategy")["victory"] == 1
    while not game.over:
        game.choose(greedy(game))
    assert (game.winners, game.view(1)["round"]) == ([1], 1)


def test_a_settlement_in_danger_is_not_left_empty():
    table = arrakis().settlements("north-pole").sietch("windgap", level=3)
    table.area("windgap", atreides=legion(regular=2, leader=1)).area("wind-pass", atreides=legion(regular=3))
    table.area("north-pole", harkonnen=legion(regular=5, leader=1))
    game = table.dice(1, strategy=1, mentat=1).turn(1)
    while not greedy(game).startswith("end"):
        game.choose(greedy(game))
    assert game.view(1)["players"][1]["legions"].get("north-pole")


def test_spice_is_stockpiled_first():
    table = arrakis().harvester("out-ne-1", "out-ne-2", "out-nw-3")
    game = table.phase("spice")
    assert greedy(game) == "stockpile"


def test_harvesters_keep_away_from_the_fremen():
    table = arrakis().area("windgap", atreides=legion(regular=2))
    game = table.phase("vehicles")
    game.choose(next(option.key for option in game.decision.options if option.key == "sector:inner-sw"))
    beside, far = promised(game, "harvester:in-sw-3")["spice"], promised(game, "harvester:in-sw-1")["spice"]
    assert beside < far


# ---- the Atreides


def test_a_station_promises_a_step_of_prescience():
    table = arrakis().objective("objective-1").station("in-nw-4").area("wind-pass", atreides=legion(regular=1))
    table.area("arrakeen", harkonnen=legion(regular=1))
    game = table.dice(0, strategy=1, mentat=1).turn(0)
    assert promised(game, "die:strategy")["prescience"] == pytest.approx(1)
    assert plays(game, "to:") == "to:in-nw-4"


def test_steps_beyond_the_objective_promise_little():
    def claim(**markers):
        table = arrakis().objective("objective-1").prescience(**markers).revealed("jessica-trains-paul")
        table.sietch("windgap").area("windgap", atreides=legion(2, named=["paul-muaddib", "lady-jessica"]))
        return promised(table.phase("round-end"), "claim:jessica-trains-paul")["prescience"]

    assert claim(kh=3) == 2
    assert claim(kh=7) == pytest.approx(1.1)
    assert claim(kh=8) == pytest.approx(0.2)


def test_a_legion_goes_where_a_revealed_card_wants_it():
    table = arrakis().objective("objective-1").revealed("stunted-worms").area("in-ne-7", atreides=legion(regular=1))
    table.area("in-se-1", atreides=legion(regular=1)).area("arrakeen", harkonnen=legion(regular=1))
    game = table.dice(0, strategy=2).turn(0)
    assert promised(game, "branch:action.both.strategy.0")["prospect"] > 0.5
    assert plays(game, "to:") == "to:harg-pass"


def test_an_undefended_settlement_is_taken():
    table = arrakis().objective("objective-1").settlements("arsunt").area("shield-wall-west", atreides=legion(1))
    table.area("gara-kulon", harkonnen=legion(regular=1))
    game = table.dice(0, strategy=1, mentat=1).turn(0)
    assert promised(game, "die:strategy")["prescience"] == pytest.approx(3)
    assert plays(game, "end") == "end"
    assert "arsunt" not in game.view(0)["settlements"]


def test_cards_are_claimed_and_useless_ones_leave_the_game():
    table = arrakis().objective("objective-1").prescience(kh=8).revealed("jessica-trains-paul", "the-desert-war")
    game = table.phase("round-end")
    assert greedy(game) == "drop:jessica-trains-paul"
    game.choose("drop:jessica-trains-paul")
    assert greedy(game) == "done"


# ---- whole games


@pytest.mark.parametrize("games", [2, pytest.param(4, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("bots", [["greedy", "random"], ["random", "greedy"]])
def test_both_sides_beat_a_random_bot(bots, games):
    result = simulate("arrakis", {}, bots, games=games, seed=bots.index("greedy"), stay=True)
    assert result["wins"]["greedy"] >= {2: 2, 4: 3}[games]


def test_a_game_between_greedy_bots_takes_few_rounds():
    result = simulate("arrakis", {}, ["greedy", "greedy"], games=3, seed=9, check=True)
    assert (result["finished"], result["failed"]) == (3, [])
    assert result["rounds"] < 15


def test_what_a_move_gains_is_what_its_changes_are_worth():
    """The quick reckoning of destinations and the one that is told agree, on tables where all sorts of things stand."""
    rng, seen = random.Random(5), 0
    g = sietch.new("arrakis", seed=5).state.copy()
    for _ in range(1500):
        if g.over:
            break
        if g.asking[0] is TURN:
            able = Outlook(g, g.asking[1]).effects.moves
            for area in bits(g.players[able.side].at):
                ground, air = able.destinations(area, False)
                for group, leaders in able.groups(area):
                    for to in bits(ground | air):
                        told = worth(able.position.moved(area, to, group, leaders))
                        assert able.position.gains(area, (to,), group, leaders)[0] == pytest.approx(told)
                        seen += 1
        g.answer(rng.choice(g.options))
    assert seen > 1000


def test_what_is_remembered_from_other_tables_changes_no_expectation():
    """One turn asks for the same plans several times; another table must never get those of the last one."""

    def expectations(forget: bool) -> list[list[dict[str, float]]]:
        rng, found = random.Random(8), []
        g = sietch.new("arrakis", seed=8).state.copy()
        for _ in range(400):
            if forget:
                for memory in (positions.surroundings, moves.plans, prospects._prospects):
                    memory.cache_clear()
            outlook = Outlook(g, g.asking[1])
            found.append([outlook.features(option) for option in g.options])
            g.answer(rng.choice(g.options))
        return found

    assert expectations(forget=False) == expectations(forget=True)
