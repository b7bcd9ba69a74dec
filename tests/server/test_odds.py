"""The odds of a battle over HTTP: what the seat may see goes in, nothing else."""

import random

import pytest

import sietch
from sietch.core.game import SPECTATOR
from sietch.table.odds import OddsWish, seen_odds

ATREIDES, HARKONNEN = 0, 1


@pytest.fixture
def war(house):
    return house.open("", "", game="arrakis", setup={}, seed=4)


def asked(table, who, area="arrakeen", target="windgap", **query):
    return table.ask(who, "GET", "/odds", area=area, target=target, **query)


def test_the_owner_of_hidden_tokens_knows_and_the_enemy_averages(war):
    own = asked(war, ATREIDES).json()
    assert own["certain"]
    assert own["seat"] == HARKONNEN
    seen = asked(war, HARKONNEN).json()
    assert not seen["certain"]
    assert not seen["in_reach"]
    assert sum(case["chance"] for case in seen["cases"]) == pytest.approx(1)
    mean = sum(case["chance"] * case["attacker_wins"] for case in seen["cases"])
    assert seen["attacker_wins"] == pytest.approx(mean)
    low, high = seen["attacker_wins_between"]
    assert low <= own["attacker_wins"] <= high
    assert seen["attacker_wins"] + seen["defender_wins"] + seen["nobody_wins"] == pytest.approx(1)
    assert asked(war, "spectator").json() == seen


def test_what_is_planned_counts(war):
    plain = asked(war, ATREIDES).json()
    assert asked(war, ATREIDES, surprise="true").json()["attacker_wins"] >= plain["attacker_wins"]
    stopped = asked(war, ATREIDES, stop_after=1, pays="false").json()
    assert [each["round"] for each in stopped["rounds"]] == [1]
    assert asked(war, ATREIDES, attacker_order="regular,leader").status_code == 200


@pytest.mark.parametrize(
    ("query", "status", "id"),
    [
        ({"area": "nowhere"}, 404, "odds-no-area"),
        ({"area": "old-gap", "target": "nowhere"}, 404, "odds-no-area"),
        ({"target": "arrakeen"}, 409, "odds-no-target"),
        ({"stop_after": "many"}, 400, "refused-query"),
        ({"stop_after": -1}, 400, "refused-query"),
        ({"retreat_below": 1000}, 400, "refused-query"),
        ({"attacker_order": "worms"}, 400, "refused-query"),
        ({"colour": "red"}, 400, "refused-query"),
    ],
)
def test_what_cannot_be_answered_is_told(war, query, status, id):
    refused = asked(war, HARKONNEN, **query)
    assert refused.status_code == status, refused.text
    assert refused.json()["words"]["id"] == id


def test_a_legion_is_needed(war):
    refused = asked(war, HARKONNEN, area="windgap", target="gara-kulon")
    assert refused.status_code == 409
    assert refused.json()["words"]["id"] == "odds-no-target"


def test_without_a_token_there_are_no_odds(house, war):
    assert house.http.get(f"{war.path}/odds", params={"area": "arrakeen", "target": "windgap"}).status_code == 401


def test_other_games_have_no_battles_on_a_map(house):
    refused = asked(house.open(), 0)
    assert (refused.status_code, refused.json()["words"]["id"]) == (404, "odds-no-battles")


def test_the_odds_are_the_same_whatever_the_seat_cannot_see():
    rng = random.Random(5)
    game = sietch.new("arrakis", seed=11)
    compared = 0
    for _ in range(6):
        for _ in range(60):
            if not game.over:
                game.choose(rng.randrange(len(game.decision.options)))
        places = {side: list(player["legions"]) for side, player in enumerate(game.view()["players"])}
        for attacker in (ATREIDES, HARKONNEN):
            area, target = rng.choice(places[attacker]), rng.choice(places[1 - attacker])
            wish = OddsWish(area, target, attacker_cards=2, defender_cards=2, stop_after=2)
            for seat in (HARKONNEN, SPECTATOR):
                twin = game.redeal(seat, rng.getrandbits(32))
                twin._events = game._events
                assert seen_odds(twin, seat, wish) == seen_odds(game, seat, wish)
                compared += 1
    assert compared == 24
