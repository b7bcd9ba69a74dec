"""What options promise: from the trees and the open table, in words of the scenario builder."""

import random

import pytest

import sietch
from sietch.bots import GreedyBot, offers
from sietch.core.state import KIND_SHIFT
from sietch.imperium import options as o
from sietch.imperium.appraisal import LEARNED_ONLY, belongings
from sietch.imperium.outlook import EXPECTATIONS
from sietch.imperium.scenario import uprising


def promised(game, key):
    """The features of one of the options of the seat that decides."""
    found = {offer.key: offer for offer in offers(game, game.decision.seat)}
    return {name: amount for name, amount in found[key].features.items() if amount}


def greedy(game):
    seat = game.decision.seat
    return GreedyBot().choose(game.view(seat), offers(game, seat), random.Random(1)).key


def test_every_kind_of_answer_promises_something_or_is_known_to_promise_nothing():
    nothing = {o.REVEAL, o.END, o.PASS, o.DONE, o.LEADER, o.FLIP, o.FLIP_OBJECTIVE, o.AT_LEADER}
    answers = {number << KIND_SHIFT for number in range(o.PLAY >> KIND_SHIFT, o.DRAWN >> KIND_SHIFT)}
    assert answers - nothing <= EXPECTATIONS.keys()
    assert not nothing & EXPECTATIONS.keys()


def test_a_space_promises_its_effects_less_its_cost_and_the_influence_of_the_visit():
    game = uprising().seat(0, hand=["diplomacy"], spice=4).turn(0)
    game.choose("play:diplomacy")
    found = promised(game, "send:sardaukar")
    assert (found["spice"], found["troop"], found["intrigue"], found["influence"]) == (-4, 4, 1, 1)


def test_influence_promises_the_point_that_it_brings():
    table = uprising().seat(0, hand=["diplomacy"], influence={"guild": 1, "emperor": 0})
    game = table.turn(0)
    game.choose("play:diplomacy")
    assert promised(game, "send:deliver-supplies")["victory-point"] == 1
    assert "victory-point" not in promised(game, "send:dutiful-service")


def test_a_card_promises_the_best_space_less_what_it_gives_when_revealed():
    game = uprising().seat(0, hand=["dagger", "diplomacy"], influence={"guild": 1}).turn(0)
    found = promised(game, "play:diplomacy")
    assert found["victory-point"] == 1
    assert found["persuasion"] == -1


def test_a_contract_that_a_visit_completes_counts():
    table = uprising(modules=["choam"]).seat(0, hand=["diplomacy"], contracts=["contract-deliver-supplies"])
    game = table.turn(0)
    game.choose("play:diplomacy")
    assert promised(game, "send:deliver-supplies")["solari"] == 3


def test_swords_promise_rewards_only_with_units_in_the_conflict():
    def card(troops):
        rivals = uprising().conflict("battle-for-imperial-basin").seat(1, troops=2, has_revealed=True)
        rivals.seat(0, troops=troops, has_revealed=True, intrigues=["contingency-plan"])
        game = rivals.seat(2, has_revealed=True).seat(3, has_revealed=True).seat(1, intrigues=["devour"]).combat()
        return promised(game, "intrigue:contingency-plan") if troops else game.decision.seat

    assert card(2)["victory-point"] > 0.5
    assert card(0) == 1


def test_the_greedy_bot_plays_a_sword_card_when_it_wins_and_keeps_it_when_it_does_not():
    def answer(theirs):
        table = uprising().conflict("battle-for-imperial-basin")
        table.seat(0, troops=2, has_revealed=True, intrigues=["contingency-plan"])
        return greedy(table.seat(1, troops=theirs, has_revealed=True).combat())

    assert answer(theirs=2) == "intrigue:contingency-plan"
    assert answer(theirs=12) == "pass"


def test_more_troops_are_deployed_only_while_they_pay():
    def troops_sent(theirs):
        table = uprising().conflict("battle-for-imperial-basin").seat(0, hand=["reconnaissance"], garrison=6)
        for other in (1, 2, 3):
            table.seat(other, has_revealed=True, garrison=0)
        game = table.seat(1, troops=theirs).turn(0)
        game.choose("play:reconnaissance")
        while game.decision.seat == 0 and not game.over:
            game.choose(greedy(game))
        return sum(event.n for event in game.events() if event.kind == "deployed" and event.seat == 0)

    assert troops_sent(theirs=1) >= 2
    assert troops_sent(theirs=12) <= 1


def test_a_lost_alliance_is_a_lost_point():
    table = uprising().alliance("guild", 0)
    table.seat(0, influence={"guild": 4, "fremen": 3}, intrigues=["change-allegiances"], spice=0, hand=[])
    game = table.turn(0)
    game.choose("intrigue:change-allegiances")
    assert promised(game, "lose:guild") == {"influence": -1, "victory-point": -1}
    assert promised(game, "lose:fremen") == {"influence": -1}


def test_the_best_affordable_card_is_bought():
    table = uprising().seat(0, hand=["convincing-argument", "convincing-argument", "diplomacy"], council=True)
    game = table.seat(0, persuasion=0).reveal(0)
    bought = promised(game, "buy:prepare-the-way")
    assert bought["acquired-cost"] == 2
    assert greedy(game).startswith("buy:")


@pytest.mark.parametrize(
    ("name", "players", "modules"),
    [
        ("uprising", 3, ["choam"]),
        ("uprising", 4, ["choam", "base-cards", "rise-of-ix", "immortality"]),
        ("imperium", 4, ["rise-of-ix", "immortality"]),
    ],
)
def test_whatever_options_and_belongings_of_whole_games_are_the_table_says_what_it_is_worth(name, players, modules):
    game = sietch.new(name, players=players, seed=players, modules=modules, leaders="choose")
    rng = random.Random(players)
    while not game.over:
        found = offers(game, game.decision.seat)
        features = [offer.features for offer in found]
        assert {feature for its in features for feature in its} <= game.rules.weights.keys()
        assert all(isinstance(amount, (int, float)) for its in features for amount in its.values())
        assert belongings(game.state, 0).keys() - game.rules.weights.keys() == LEARNED_ONLY
        game.choose(rng.choice(found).key)
