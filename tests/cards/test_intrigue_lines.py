"""Intrigue cards of several lines: each line by itself, or (a house rule) every cost that applies."""

from __future__ import annotations

import pytest
from tests.table import choose, goods, influence, keys, player

from sietch.core.game import Game
from sietch.imperium.scenario import uprising

STRICT = "strict-intrigue-lines"


def holding(card: str, *house_rules: str, **facts: object) -> Game:
    """Seat 0 about to take a turn with the intrigue card."""
    table = uprising(house_rules=house_rules).seat(0, hand=["dagger"], intrigues=[card], **facts)
    return table.seat(1, hand=["dagger"]).turn(0)


def fighting(card: str, *house_rules: str, **facts: object) -> Game:
    """Seat 0 with a troop in the conflict, about to play the combat card or pass; it has one more that is of no use."""
    table = uprising(house_rules=house_rules).seat(0, intrigues=[card, "shadow-alliance"], troops=1, **facts)
    return table.combat()


# ---- Find Weakness


@pytest.mark.component("intrigue", "find-weakness")
@pytest.mark.parametrize(("answer", "swords", "spies"), [("yes", 5, []), ("no", 2, ["post-guild"])])
def test_find_weakness_gives_2_swords_and_3_more_if_a_spy_is_recalled(answer, swords, spies):
    game = fighting("find-weakness", spies=["post-guild"])
    game.choose("intrigue:find-weakness")
    assert keys(game) == ["yes", "no"]
    game.choose(answer)
    assert player(game, 0)["swords"] == swords
    assert player(game, 0)["spies"] == spies


@pytest.mark.component("intrigue", "find-weakness")
def test_find_weakness_without_a_spy_gives_2_swords():
    game = fighting("find-weakness")
    game.choose("intrigue:find-weakness")
    assert player(game, 0)["swords"] == 2


@pytest.mark.ruling("faq_optional_effects_intrigue_cost")
@pytest.mark.component("intrigue", "find-weakness")
def test_by_strict_lines_find_weakness_needs_a_spy_and_recalls_it():
    game = fighting("find-weakness", STRICT)
    assert keys(game) == ["pass"]
    assert game.why_not("intrigue:find-weakness") == ("why-spies-on-board", {"n": 1, "have": 0})

    game = fighting("find-weakness", STRICT, spies=["post-guild"])
    game.choose("intrigue:find-weakness")
    assert player(game, 0)["swords"] == 5
    assert player(game, 0)["spies"] == []


# ---- Questionable Methods


@pytest.mark.component("intrigue", "questionable-methods")
@pytest.mark.parametrize(("answer", "swords", "guild"), [("yes", 5, 0), ("no", 1, 1)])
def test_questionable_methods_gives_1_sword_and_4_more_for_an_influence(answer, swords, guild):
    game = fighting("questionable-methods", influence={"guild": 1})
    game.choose("intrigue:questionable-methods")
    assert keys(game) == ["yes", "no"]
    game.choose(answer)
    assert player(game, 0)["swords"] == swords
    assert influence(game, 0) == (0, guild, 0, 0)


@pytest.mark.component("intrigue", "questionable-methods")
def test_questionable_methods_without_influence_gives_1_sword():
    game = fighting("questionable-methods")
    game.choose("intrigue:questionable-methods")
    assert player(game, 0)["swords"] == 1


@pytest.mark.ruling("faq_optional_effects_intrigue_cost")
@pytest.mark.component("intrigue", "questionable-methods")
def test_by_strict_lines_questionable_methods_needs_influence_and_takes_it():
    game = fighting("questionable-methods", STRICT)
    assert keys(game) == ["pass"]

    game = fighting("questionable-methods", STRICT, influence={"guild": 1, "fremen": 3})
    game.choose("intrigue:questionable-methods")
    assert keys(game) == ["lose:guild", "lose:fremen"], "which influence is still free"
    game.choose("lose:fremen")
    assert player(game, 0)["swords"] == 5
    assert influence(game, 0) == (0, 1, 0, 2)


# ---- Depart for Arrakis


@pytest.mark.component("intrigue", "depart-for-arrakis")
@pytest.mark.parametrize(("answer", "garrison", "spice"), [("yes", 6, 0), ("no", 3, 2)])
def test_depart_for_arrakis_with_guild_influence_draws_whether_or_not_the_troops_are_paid(answer, garrison, spice):
    game = holding("depart-for-arrakis", spice=2, influence={"guild": 3})
    game.choose("intrigue:depart-for-arrakis")
    assert keys(game) == ["yes", "no"]
    game.choose(answer)
    assert player(game, 0)["garrison"] == garrison
    assert goods(game, 0)[1] == spice
    assert len(player(game, 0)["hand"]) == 2


@pytest.mark.component("intrigue", "depart-for-arrakis")
def test_depart_for_arrakis_uses_the_only_line_it_can():
    game = holding("depart-for-arrakis", spice=2, influence={"guild": 2})
    game.choose("intrigue:depart-for-arrakis")
    assert (player(game, 0)["garrison"], goods(game, 0)[1]) == (6, 0), "at least one line must be used"
    assert player(game, 0)["hand"] == ["dagger"]

    game = holding("depart-for-arrakis", spice=1, influence={"guild": 3})
    game.choose("intrigue:depart-for-arrakis")
    assert (player(game, 0)["garrison"], goods(game, 0)[1]) == (3, 1)
    assert len(player(game, 0)["hand"]) == 2


@pytest.mark.ruling("faq_optional_effects_intrigue_cost")
@pytest.mark.component("intrigue", "depart-for-arrakis")
def test_by_strict_lines_depart_for_arrakis_takes_2_spice_and_draws_only_with_influence():
    game = holding("depart-for-arrakis", STRICT, spice=1, influence={"guild": 3})
    assert "intrigue:depart-for-arrakis" not in keys(game)
    assert game.why_not("intrigue:depart-for-arrakis") == ("why-goods", {"what": "spice", "n": 2, "have": 1})

    game = holding("depart-for-arrakis", STRICT, spice=2, influence={"guild": 3})
    game.choose("intrigue:depart-for-arrakis")
    assert (player(game, 0)["garrison"], goods(game, 0)[1], len(player(game, 0)["hand"])) == (6, 0, 2)

    game = holding("depart-for-arrakis", STRICT, spice=2, influence={"guild": 2})
    game.choose("intrigue:depart-for-arrakis")
    assert (player(game, 0)["garrison"], goods(game, 0)[1], len(player(game, 0)["hand"])) == (6, 0, 1)


# ---- Strategic Stockpiling


@pytest.mark.component("intrigue", "strategic-stockpiling")
@pytest.mark.parametrize(
    ("answers", "points", "spice", "water"),
    [(["yes", "yes"], 3, 0, 0), (["yes", "no"], 2, 0, 3), (["no"], 2, 5, 0)],
)
def test_strategic_stockpiling_uses_one_line_or_both(answers, points, spice, water):
    game = holding("strategic-stockpiling", spice=5, water=3, points=1, influence={"fremen": 3})
    game.choose("intrigue:strategic-stockpiling")
    choose(game, *answers)
    assert player(game, 0)["points"] == points
    assert goods(game, 0) == (0, spice, water)
    assert "play:dagger" in keys(game)


@pytest.mark.component("intrigue", "strategic-stockpiling")
def test_strategic_stockpiling_sells_water_only_with_3_fremen_influence():
    game = holding("strategic-stockpiling", spice=5, water=3, points=1, influence={"fremen": 2})
    game.choose("intrigue:strategic-stockpiling")
    assert player(game, 0)["points"] == 2
    assert goods(game, 0) == (0, 0, 3)

    game = holding("strategic-stockpiling", spice=4, water=3, points=1, influence={"fremen": 3})
    game.choose("intrigue:strategic-stockpiling")
    assert player(game, 0)["points"] == 2
    assert goods(game, 0) == (0, 4, 0)


@pytest.mark.ruling("faq_optional_effects_intrigue_cost")
@pytest.mark.component("intrigue", "strategic-stockpiling")
def test_by_strict_lines_strategic_stockpiling_takes_every_cost_that_applies():
    game = holding("strategic-stockpiling", STRICT, spice=5, water=3, points=1, influence={"fremen": 3})
    game.choose("intrigue:strategic-stockpiling")
    assert (player(game, 0)["points"], goods(game, 0)) == (3, (0, 0, 0))

    game = holding("strategic-stockpiling", STRICT, spice=5, water=2, influence={"fremen": 3})
    assert game.why_not("intrigue:strategic-stockpiling") == ("why-goods", {"what": "water", "n": 3, "have": 2})

    game = holding("strategic-stockpiling", STRICT, spice=5, water=2, points=1, influence={"fremen": 2})
    game.choose("intrigue:strategic-stockpiling")
    assert (player(game, 0)["points"], goods(game, 0)) == (2, (0, 0, 2)), "the second line does not apply"


# ---- Change Allegiances

LOSING, PAYING = (f"branch:intrigue.change-allegiances.plot.{line}" for line in range(2))


@pytest.mark.component("intrigue", "change-allegiances")
def test_change_allegiances_may_use_both_lines_and_return_to_the_faction_it_left():
    game = holding("change-allegiances", spice=3, influence={"guild": 1})
    choose(game, "intrigue:change-allegiances", LOSING)
    assert influence(game, 0) == (0, 0, 0, 0)
    game.choose("faction:guild")
    assert influence(game, 0) == (0, 1, 0, 0)
    assert keys(game) == ["yes", "no"]
    choose(game, "yes", "faction:guild")
    assert influence(game, 0) == (0, 2, 0, 0)
    assert goods(game, 0)[1] == 0


@pytest.mark.component("intrigue", "change-allegiances")
def test_change_allegiances_may_use_either_line_alone_but_not_none():
    game = holding("change-allegiances", spice=3, influence={"guild": 1})
    choose(game, "intrigue:change-allegiances", LOSING, "faction:fremen", "no")
    assert influence(game, 0) == (0, 0, 0, 1)
    assert goods(game, 0)[1] == 3

    game = holding("change-allegiances", spice=3, influence={"guild": 1})
    game.choose("intrigue:change-allegiances")
    assert keys(game) == [LOSING, PAYING], "one of them must be used"
    choose(game, PAYING, "faction:fremen", "no")
    assert influence(game, 0) == (0, 1, 0, 1)
    assert goods(game, 0)[1] == 0


@pytest.mark.ruling("faq_optional_effects_intrigue_cost")
@pytest.mark.component("intrigue", "change-allegiances")
def test_by_strict_lines_change_allegiances_takes_both_costs():
    for facts in ({"spice": 2, "influence": {"guild": 1}}, {"spice": 3}):
        assert "intrigue:change-allegiances" not in keys(holding("change-allegiances", STRICT, **facts))

    game = holding("change-allegiances", STRICT, spice=3, influence={"guild": 1})
    choose(game, "intrigue:change-allegiances", LOSING, "faction:fremen", "faction:fremen")
    assert influence(game, 0) == (0, 0, 0, 2)
    assert goods(game, 0)[1] == 0


# ---- the rule does not touch cards without a second cost


@pytest.mark.component("intrigue", "shaddams-favor")
@pytest.mark.component("intrigue", "weirding-combat")
def test_strict_lines_change_nothing_where_a_line_has_only_a_condition():
    game = holding("shaddams-favor", STRICT)
    game.choose("intrigue:shaddams-favor")
    assert (player(game, 0)["garrison"], goods(game, 0)[0]) == (4, 0)

    game = fighting("weirding-combat", STRICT)
    game.choose("intrigue:weirding-combat")
    assert player(game, 0)["swords"] == 3
