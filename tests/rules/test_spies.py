"""Spies: placing, recalling, infiltrating, gathering intelligence, the Spy icon."""

from __future__ import annotations

import pytest
from tests.table import choose, goods, keys, player
from tests.uprising import POSTS
from tests.visits import about_to_send, sent_to

from sietch.core.game import Game
from sietch.imperium.scenario import Scenario, uprising

ALL_POSTS = [post.id for post in POSTS]
CITY_POSTS = ["post-sietch-research", "post-research-refinery", "post-refinery-arrakeen"]
OPERATIVE = "effect:bene-gesserit-operative.agent.0"


def posts(game: Game) -> list[str]:
    return [key.removeprefix("post:") for key in keys(game) if key.startswith("post:")]


def operative(table: Scenario | None = None, **facts: object) -> Game:
    """Seat 0 has played a card with the Spy icon in its Agent box; the space has been resolved."""
    table = table or uprising()
    table.seat(0, hand=["bene-gesserit-operative"], **facts).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:bene-gesserit-operative")
    if "send:secrets" in keys(game):
        game.choose("send:secrets")
    while "effect:space.secrets.0" in keys(game):
        game.choose("effect:space.secrets.0")
    return game


@pytest.mark.ruling("up_spy_place")
def test_a_spy_goes_from_supply_to_any_free_post():
    table = uprising().seat(1, spies=["post-emperor", "post-deep-desert"])
    game = operative(table, spies=["post-guild"])
    assert player(game, 0)["spies_in_supply"] == 2
    game.choose(OPERATIVE)
    free = [post for post in ALL_POSTS if post not in ("post-emperor", "post-deep-desert", "post-guild")]
    assert posts(game) == free
    game.choose("post:post-choam")
    assert sorted(player(game, 0)["spies"]) == ["post-choam", "post-guild"]
    assert player(game, 0)["spies_in_supply"] == 1


@pytest.mark.ruling("up_spy_place")
def test_by_the_rulebook_a_spy_may_stay_in_supply():
    game = operative()
    assert {OPERATIVE, "end"} <= set(keys(game))
    game.choose("end")
    assert player(game, 0)["spies"] == []


@pytest.mark.ruling("up_spy_place")
def test_by_the_house_rule_a_spy_in_supply_must_be_placed():
    strict = uprising(house_rules=["spies-must-be-placed"])
    game = operative(strict)
    assert "end" not in keys(game)
    # It is all that is left to do, so the choice of the post comes at once.
    assert len(posts(game)) == 13
    assert "no" not in keys(game)


@pytest.mark.ruling("up_spy_place")
def test_by_the_house_rule_too_nobody_must_recall_a_spy_to_place_it():
    strict = uprising(house_rules=["spies-must-be-placed"])
    game = operative(strict, spies=["post-guild", "post-choam", "post-emperor"])
    assert {OPERATIVE, "end"} <= set(keys(game))
    game.choose("end")
    assert len(player(game, 0)["spies"]) == 3


@pytest.mark.ruling("up_spy_place")
@pytest.mark.parametrize(("house_rules", "may_decline"), [([], True), (["spies-must-be-placed"], False)])
def test_the_spy_of_the_emperors_track_is_declined_only_by_the_rulebook(house_rules, may_decline):
    game = sent_to("dutiful-service", uprising(house_rules=house_rules), influence={"emperor": 3})
    game.choose("effect:visit.emperor")
    assert len(posts(game)) == 13
    assert ("no" in keys(game)) is may_decline


@pytest.mark.ruling("up_spy_none_in_supply")
def test_with_no_spy_in_supply_one_may_be_recalled_first_without_effect():
    mine = ["post-guild", "post-choam", "post-emperor"]
    game = operative(spies=mine)
    hand = player(game, 0)["hand_count"]
    game.choose(OPERATIVE)
    assert sorted(keys(game)) == sorted(f"recall:{post}" for post in mine)
    game.choose("recall:post-choam")
    assert player(game, 0)["hand_count"] == hand
    assert "post-guild" not in posts(game)
    game.choose("post:post-fremen")
    assert sorted(player(game, 0)["spies"]) == ["post-emperor", "post-fremen", "post-guild"]


@pytest.mark.ruling("up_spy_none_in_supply")
def test_the_post_of_the_recalled_spy_is_free_again():
    # Every other post is taken: the recalled spy can only go back to where it was.
    table = uprising()
    table.seat(1, spies=ALL_POSTS[3:6]).seat(2, spies=ALL_POSTS[6:9]).seat(3, spies=ALL_POSTS[9:12])
    game = operative(table, spies=ALL_POSTS[:3])
    choose(game, "no", "effect:space.secrets.0", OPERATIVE, f"recall:{ALL_POSTS[0]}")
    assert posts(game) == [ALL_POSTS[0], ALL_POSTS[12]]


@pytest.mark.ruling("up_spy_none_in_supply")
def test_with_a_spy_in_supply_none_is_recalled_first():
    game = operative(spies=["post-guild", "post-choam"])
    game.choose(OPERATIVE)
    assert not [key for key in keys(game) if key.startswith("recall:")]


def margot(**facts: object) -> Scenario:
    leaders = ["lady-margot-fenring", "lady-amber-metulli", "princess-irulan", "feyd-rautha-harkonnen"]
    return uprising(leaders=leaders).seat(0, hand=["signet-ring"], **facts).seat(1, hand=["dagger"])


@pytest.mark.ruling("up_spy_restricted_post")
def test_lady_margots_spy_goes_to_a_post_of_a_city():
    game = choose(margot().turn(0), "play:signet-ring", "send:imperial-basin", "effect:signet-ring.agent.0")
    assert posts(game) == CITY_POSTS
    taken = margot().seat(1, spies=CITY_POSTS[:1])
    game = choose(taken.turn(0), "play:signet-ring", "send:imperial-basin", "effect:signet-ring.agent.0")
    assert posts(game) == CITY_POSTS[1:]


@pytest.mark.ruling("up_spy_restricted_post")
def test_with_every_fitting_post_taken_no_spy_is_placed():
    game = choose(margot().seat(1, spies=CITY_POSTS).turn(0), "play:signet-ring", "send:imperial-basin")
    assert "effect:signet-ring.agent.0" not in keys(game)
    assert game.why_not("effect:signet-ring.agent.0") == ("why-no-post", {})


@pytest.mark.ruling("up_spy_restricted_post")
def test_an_own_spy_on_the_only_fitting_posts_may_be_recalled_to_go_back():
    table = margot(spies=["post-sietch-research", "post-guild", "post-choam"]).seat(1, spies=CITY_POSTS[1:])
    game = choose(table.turn(0), "play:signet-ring", "send:imperial-basin", "effect:signet-ring.agent.0")
    # It is the only spy whose post would then be free.
    assert {event.what for event in game.new_events() if event.kind == "spy-recalled"} == {"post-sietch-research"}
    assert "post-sietch-research" in player(game, 0)["spies"]


@pytest.mark.ruling("up_spy_recall_icon")
def test_recalling_a_spy_pays_for_an_effect_and_brings_the_spy_back_to_supply():
    # Feyd-Rautha recalls a spy in the Reveal turn for two swords.
    table = uprising().seat(0, spies=["post-guild", "post-choam"], troops=1)
    game = table.seat(0, hand=["dagger", "convincing-argument"]).reveal(0)
    assert player(game, 0)["swords"] == 1
    choose(game, "effect:leader.feyd-rautha-harkonnen.ability.0.when", "recall:post-guild")
    p = player(game, 0)
    assert (p["swords"], p["spies"], p["spies_in_supply"]) == (3, ["post-choam"], 2)


@pytest.mark.ruling("up_spy_recall_icon")
def test_without_enough_spies_on_the_board_the_cost_cannot_be_paid():
    table = uprising().seat(0, intrigues=["spring-the-trap"], troops=1, spies=["post-guild"])
    game = table.combat()
    assert keys(game) == ["pass"]
    assert game.why_not("intrigue:spring-the-trap") == ("why-spies-on-board", {"n": 2, "have": 1})
    table = uprising().seat(0, intrigues=["spring-the-trap"], troops=1, spies=["post-guild", "post-choam"])
    game = table.seat(1, troops=1, intrigues=["devour"]).combat()
    game.choose("intrigue:spring-the-trap")
    while [key for key in keys(game) if key.startswith("recall:")]:
        game.choose(keys(game)[0])
    assert player(game, 0)["spies"] == []
    assert player(game, 0)["strength"] == 9


# ---- infiltrate


@pytest.mark.ruling("up_infiltrate")
def test_a_spy_recalled_from_a_connected_post_opens_an_occupied_space():
    closed = about_to_send("arrakeen", uprising().seat(1, at=["arrakeen"]), water=2)
    assert closed.why_not("send:arrakeen") == ("why-occupied", {})
    game = sent_to("arrakeen", uprising().seat(1, at=["arrakeen"]), spies=["post-refinery-arrakeen"])
    p = player(game, 0)
    assert (p["at"], p["spies"]) == (["arrakeen"], [])
    assert player(game, 1)["at"] == ["arrakeen"]
    assert [event.kind for event in game.events() if event.seat == 0 and event.kind in ("infiltrated", "gathered")] == [
        "infiltrated"
    ]


@pytest.mark.ruling("up_infiltrate")
def test_a_spy_elsewhere_opens_nothing():
    game = about_to_send("arrakeen", uprising().seat(1, at=["arrakeen"]), water=2, spies=["post-research-refinery"])
    assert "send:arrakeen" not in keys(game)
    assert game.why_not("send:arrakeen") == ("why-occupied", {})


@pytest.mark.ruling("up_infiltrate")
def test_an_own_agent_still_blocks_the_space():
    table = uprising().seat(0, at=["arrakeen"], spies=["post-refinery-arrakeen"])
    game = about_to_send("arrakeen", table, water=2)
    assert game.why_not("send:arrakeen") == ("why-own-agent", {})
    both = uprising().seat(0, at=["arrakeen"], spies=["post-refinery-arrakeen"]).seat(1, at=["arrakeen"])
    assert about_to_send("arrakeen", both, water=2).why_not("send:arrakeen") == ("why-own-agent", {})


@pytest.mark.ruling("up_infiltrate")
def test_a_spy_does_not_replace_the_icon_of_the_card():
    game = about_to_send("assembly-hall", uprising().seat(1, at=["arrakeen"]), spies=["post-refinery-arrakeen"])
    assert game.why_not("send:arrakeen") == ("why-no-icon", {"icon": "city"})


@pytest.mark.ruling("up_infiltrate")
def test_two_agents_of_others_are_passed_with_one_spy():
    table = uprising().seat(1, at=["arrakeen"]).seat(2, at=["arrakeen"])
    game = sent_to("arrakeen", table, spies=["post-refinery-arrakeen"])
    assert player(game, 0)["at"] == ["arrakeen"]
    assert player(game, 0)["spies"] == []


@pytest.mark.ruling("up_infiltrate")
def test_the_cost_and_the_requirement_stand_when_infiltrating():
    table = uprising().seat(1, at=["research-station", "sietch-tabr"])
    game = about_to_send("sietch-tabr", table, spies=["post-sietch-research"], water=1)
    assert game.why_not("send:research-station") == ("why-goods", {"what": "water", "n": 2, "have": 1})
    assert game.why_not("send:sietch-tabr") == ("why-influence", {"faction": "fremen", "n": 2, "have": 0})


# ---- gather intelligence


@pytest.mark.ruling("up_gather_intelligence")
def test_a_spy_recalled_from_a_connected_post_draws_a_card():
    game = sent_to("imperial-basin", spies=["post-imperial-basin"])
    assert keys(game) == ["gather:post-imperial-basin", "no"]
    kept = game.copy()
    kept.choose("no")
    assert (player(kept, 0)["hand_count"], player(kept, 0)["spies"]) == (0, ["post-imperial-basin"])
    game.choose("gather:post-imperial-basin")
    assert (player(game, 0)["hand_count"], player(game, 0)["spies"]) == (1, [])


@pytest.mark.ruling("up_gather_intelligence")
def test_a_spy_on_a_post_that_is_not_connected_gathers_nothing():
    game = sent_to("imperial-basin", spies=["post-hagga-basin", "post-choam"])
    assert not [key for key in keys(game) if key.startswith("gather:")]
    assert goods(game, 0) == (0, 1, 0)


@pytest.mark.ruling("up_gather_intelligence")
def test_the_spy_of_another_player_gathers_nothing():
    game = sent_to("imperial-basin", uprising().seat(1, spies=["post-imperial-basin"]))
    assert not [key for key in keys(game) if key.startswith("gather:")]
    assert player(game, 1)["spies"] == ["post-imperial-basin"]


@pytest.mark.ruling("up_gather_intelligence")
def test_gathering_with_an_empty_deck_reshuffles_the_discard_pile():
    game = sent_to("imperial-basin", spies=["post-imperial-basin"], deck=[], discard=["diplomacy"])
    game.choose("gather:post-imperial-basin")
    assert player(game, 0)["hand"] == ["diplomacy"]


@pytest.mark.ruling("up_gather_intelligence_timing")
def test_gathering_is_decided_after_the_payment_and_before_every_effect():
    table = uprising().control("spice-refinery", 1).seat(0, intrigues=["contingency-plan"])
    game = sent_to("spice-refinery", table, spice=1, spies=["post-refinery-arrakeen"])
    # The further payment belongs to sending the agent.
    assert keys(game) == ["number:0", "number:1"]
    game.choose("number:1")
    assert keys(game) == ["gather:post-refinery-arrakeen", "no"]
    assert goods(game, 0) == (0, 0, 0)
    assert goods(game, 1) == (0, 0, 1)
    game.choose("gather:post-refinery-arrakeen")
    assert goods(game, 0) == (4, 0, 0)
    assert goods(game, 1) == (1, 0, 1)
    kinds = [event.kind for event in game.events() if event.kind in ("paid", "gathered", "drew", "gained")]
    assert kinds[:3] == ["paid", "gathered", "drew"]


@pytest.mark.ruling("up_gather_intelligence_timing")
def test_the_spy_cannot_be_recalled_for_a_card_later_in_the_turn():
    game = sent_to("research-station", spies=["post-sietch-research"], intrigues=["devour"])
    game.choose("no")
    while game.decision.seat == 0 and "end" not in keys(game):
        assert not [key for key in keys(game) if key.startswith("gather:")]
        game.choose(keys(game)[0])
    assert not [key for key in keys(game) if key.startswith("gather:")]
    assert player(game, 0)["spies"] == ["post-sietch-research"]


RESEARCH = ["post-sietch-research", "post-research-refinery"]


@pytest.mark.ruling("up_two_spies")
@pytest.mark.component("space", "research-station")
def test_with_two_spies_one_infiltrates_and_the_other_gathers():
    game = sent_to("research-station", uprising().seat(1, at=["research-station"]), spies=RESEARCH, deck=["dagger"])
    assert keys(game) == [f"infiltrate:{post}" for post in RESEARCH]
    game.choose("infiltrate:post-sietch-research")
    assert keys(game) == ["gather:post-research-refinery", "no"]
    one_kept = game.copy()
    one_kept.choose("no")
    assert player(one_kept, 0)["spies"] == ["post-research-refinery"]
    game.choose("gather:post-research-refinery")
    assert player(game, 0)["spies"] == []
    assert player(game, 0)["hand"] == ["dagger"]


@pytest.mark.ruling("up_two_spies")
def test_two_spies_do_not_gather_twice():
    game = sent_to("research-station", spies=RESEARCH, intrigues=["devour"])
    assert keys(game) == ["gather:post-sietch-research", "gather:post-research-refinery", "no"]
    game.choose("gather:post-sietch-research")
    while game.decision.seat == 0 and "end" not in keys(game):
        assert not [key for key in keys(game) if key.startswith("gather:")]
        game.choose(keys(game)[0])
    assert player(game, 0)["spies"] == ["post-research-refinery"]
    # One card gathered and two of the space.
    assert player(game, 0)["hand_count"] == 3


@pytest.mark.ruling("up_two_spies")
def test_one_spy_does_not_do_both():
    table = uprising().seat(1, at=["research-station"])
    game = sent_to("research-station", table, spies=["post-sietch-research"])
    assert not [key for key in keys(game) if key.startswith("gather:")]
    assert player(game, 0)["spies"] == []


# ---- the Spy icon


def playing(card: str, table: Scenario | None = None, **facts: object) -> Game:
    """Seat 0 has played the card; a second spy keeps the choice of the space open."""
    table = (table or uprising()).seat(0, hand=[card], **facts).seat(1, hand=["dagger"])
    return choose(table.turn(0), f"play:{card}")


def sends(game: Game) -> set[str]:
    return {key.removeprefix("send:") for key in keys(game) if key.startswith("send:")}


@pytest.mark.ruling("up_spy_agent_icon")
def test_the_spy_icon_leads_to_what_the_own_spies_watch_and_recalls_none():
    game = playing("covert-operation", spies=["post-landsraad-east", "post-imperial-basin"])
    assert sends(game) == {"assembly-hall", "gather-support", "imperial-basin"}
    choose(game, "send:imperial-basin", "no")
    assert sorted(player(game, 0)["spies"]) == ["post-imperial-basin", "post-landsraad-east"]


@pytest.mark.ruling("up_spy_agent_icon")
def test_the_spy_that_showed_the_way_may_still_gather():
    game = playing("covert-operation", spies=["post-landsraad-east", "post-imperial-basin"])
    choose(game, "send:imperial-basin", "gather:post-imperial-basin")
    assert player(game, 0)["spies"] == ["post-landsraad-east"]
    assert player(game, 0)["hand_count"] == 1


@pytest.mark.ruling("up_spy_agent_icon")
def test_without_a_spy_on_the_board_the_icon_leads_nowhere():
    table = uprising().seat(0, hand=["covert-operation", "dagger"]).seat(1, spies=["post-imperial-basin"])
    game = table.turn(0)
    assert game.why_not("play:covert-operation") == ("why-no-space", {})
    assert "play:dagger" in keys(game)


@pytest.mark.ruling("up_spy_agent_icon")
def test_costs_requirements_and_own_agents_stand_for_the_spy_icon():
    game = playing("covert-operation", spies=["post-choam", "post-sietch-research"], water=2, spice=2, at=["arrakeen"])
    assert sends(game) == {"accept-contract", "research-station"}
    assert game.why_not("send:sietch-tabr") == ("why-influence", {"faction": "fremen", "n": 2, "have": 0})
    poor = playing(
        "covert-operation", spies=["post-choam", "post-landsraad-east"], spice=2, influence={"guild": 2}, at=["fremkit"]
    )
    assert poor.why_not("send:shipping") == ("why-goods", {"what": "spice", "n": 3, "have": 2})
    own = playing("covert-operation", spies=["post-landsraad-east", "post-choam"], at=["assembly-hall"])
    assert own.why_not("send:assembly-hall") == ("why-own-agent", {})


@pytest.mark.ruling("up_spy_agent_icon")
def test_an_occupied_space_costs_the_spy_even_with_the_spy_icon():
    table = uprising().seat(1, at=["imperial-basin"])
    game = playing("covert-operation", table, spies=["post-landsraad-east", "post-imperial-basin"])
    game.choose("send:imperial-basin")
    assert player(game, 0)["spies"] == ["post-landsraad-east"]
    assert not [key for key in keys(game) if key.startswith("gather:")]
