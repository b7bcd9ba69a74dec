"""The cards, leaders and conflicts of 2020 on the board of Uprising."""

from __future__ import annotations

from typing import Any

import pytest
from tests.base.positions import has
from tests.table import choose, goods, keys, player

import sietch
from sietch.core.game import Game
from sietch.imperium.components import CARDS, CONFLICTS, INTRIGUES
from sietch.imperium.rules import UPRISING, ruleset
from sietch.imperium.scenario import Scenario, uprising

DEAR = ("overthrow", "steersman", "long-live-the-fighters", "corrinth-city", "price-is-no-object")
QUIET = ["lady-margot-fenring", "lady-amber-metulli", "princess-irulan", "feyd-rautha-harkonnen"]


def mixed(*leaders: str, modules: tuple[str, ...] = ("base-cards",)) -> Scenario:
    others = [leader for leader in QUIET if leader not in leaders]
    scenario = uprising(modules=modules, leaders=[*leaders, *others][:4]).row(*DEAR)
    return scenario.reserve(prepare_the_way=0, the_spice_must_flow=0).seat(0, intrigues=["devour"])


def play(card: str, to: str, scenario: Scenario, **facts: Any) -> Game:
    hand = [card, *facts.pop("hand", [])]
    game = scenario.seat(0, hand=hand, **facts).turn(0)
    game.choose(f"play:{card}")
    if f"send:{to}" in keys(game):
        game.choose(f"send:{to}")
    assert to in player(game, 0)["at"]
    return game


ROWS = [
    (("base-cards",), 132, 79, 16, (3, 9, 4)),
    (("choam", "base-cards"), 136, 83, 17, (3, 9, 4)),
    (("base-conflicts",), 65, 40, 8, (7, 18, 8)),
    (("choam", "base-cards", "base-conflicts"), 136, 83, 17, (7, 18, 8)),
]


@pytest.mark.ruling("up_base_mix_cards")
@pytest.mark.ruling("mix_uprising_all")
@pytest.mark.parametrize(("modules", "imperium", "intrigue", "leaders", "conflicts"), ROWS)
def test_the_decks_have_the_sizes_of_their_row(modules, imperium, intrigue, leaders, conflicts):
    rules = ruleset("uprising", ("uprising", *modules), 4)
    assert (len(rules.imperium_deck), len(rules.intrigue_deck), len(rules.leaders)) == (imperium, intrigue, leaders)
    levels = [CONFLICTS[card].level for card in rules.conflict_deck]
    assert tuple(levels.count(level) for level in (1, 2, 3)) == conflicts
    assert len(rules.spaces) == 22
    assert len(rules.posts) == 13


@pytest.mark.ruling("up_base_remove_mentat_cards")
@pytest.mark.ruling("mix_base_uprising_no_mentat")
def test_calculated_hire_and_sort_through_the_chaos_stay_out():
    rules = ruleset("uprising", ("uprising", "base-cards", "base-conflicts"), 4)
    assert "calculated-hire" not in {INTRIGUES[card].id for card in rules.intrigue_deck}
    assert "sort-through-the-chaos" not in {CONFLICTS[card].id for card in rules.conflict_deck}


@pytest.mark.ruling("mix_base_uprising_reserve")
def test_the_reserve_is_that_of_uprising():
    rules = ruleset("uprising", ("uprising", "base-cards"), 4)
    assert [stack.card.id for stack in rules.reserve] == ["prepare-the-way", "the-spice-must-flow"]
    view = sietch.new("uprising", modules=["base-cards"], seed=1).view(0)
    assert not {"arrakis_liaison", "foldspace", "mentat", "mentat_next"} & view.keys()


def test_without_the_modules_nothing_of_them_is_there():
    rules = ruleset("uprising", ("uprising",), 4)
    assert not any(CARDS[card].module == "base" for card in rules.imperium_deck)
    assert "foreseen" not in sietch.new("uprising", seed=1).view(0)["players"][0]


@pytest.mark.ruling("mix_carryall_uprising")
@pytest.mark.parametrize(
    ("space", "water", "spice"),
    [("imperial-basin", 0, 2), ("hagga-basin", 1, 4), ("deep-desert", 3, 8)],
)
def test_carryall_doubles_the_base_spice_of_uprisings_maker_spaces(space, water, spice):
    bonus = mixed().bonus_spice(**{space.replace("-", "_"): 1})
    game = play("carryall", space, bonus, water=water)
    if f"effect:space.{space}.0" in keys(game):
        game.choose(f"effect:space.{space}.0")
    assert goods(game, 0)[1] == spice + 1


@pytest.mark.ruling("mix_maker_spaces")
def test_the_maker_spaces_of_either_board_for_up_to_four_players():
    for game, board, places in (
        ("imperium", "base", {"imperial-basin", "hagga-basin", "the-great-flat"}),
        ("uprising", "uprising", {"imperial-basin", "hagga-basin", "deep-desert"}),
    ):
        assert {space.id for space in ruleset(game, (board,), 4).makers} == places


def test_carryall_gives_nothing_where_sandworms_are_taken():
    game = play("carryall", "hagga-basin", mixed(), water=1, hooks=True)
    choose(game, "effect:space.hagga-basin.0", "branch:space.hagga-basin.0.1")
    assert goods(game, 0)[1] == 0
    assert player(game, 0)["worms"] == 1


@pytest.mark.ruling("mix_ariana_uprising")
def test_ariana_with_sandworms_and_no_bonus_spice_harvests_nothing():
    ariana = "countess-ariana-thorvald"
    game = play("dune-the-desert-planet", "hagga-basin", mixed(ariana), water=1, hooks=True)
    choose(game, "effect:space.hagga-basin.0", "branch:space.hagga-basin.0.1")
    expect_mixed(game, spice=0, hand=0)
    bonus = mixed(ariana).bonus_spice(hagga_basin=2)
    game = play("dune-the-desert-planet", "hagga-basin", bonus, water=1, hooks=True)
    choose(game, "effect:space.hagga-basin.0", "branch:space.hagga-basin.0.1")
    expect_mixed(game, spice=1, hand=1)


def expect_mixed(game: Game, **wanted: int) -> None:
    assert {name: has(game)[name] for name in wanted} == wanted


def test_leto_pays_1_less_for_the_further_payment_of_gather_support_and_ilban_draws_for_it():
    game = play("dagger", "gather-support", mixed("duke-leto-atreides"), solari=1)
    game.choose("number:1")
    assert goods(game, 0) == (0, 0, 2)
    game = play("dagger", "gather-support", mixed("count-ilban-richese"), solari=2)
    game.choose("number:2")
    expect_mixed(game, solari=0, hand=1)
    game = play("dagger", "gather-support", mixed("count-ilban-richese"), solari=2)
    game.choose("number:0")
    expect_mixed(game, solari=2, hand=0)


def test_memnon_gains_influence_only_when_he_takes_a_seat():
    game = play("dagger", "high-council", mixed("earl-memnon-thorvald"), solari=5)
    game.choose("faction:guild")
    again = play("dagger", "high-council", mixed("earl-memnon-thorvald"), solari=5, council=True)
    assert "faction:guild" not in keys(again)


def test_the_baron_counts_troops_and_no_sandworms():
    scenario = mixed("baron-vladimir-harkonnen").seat(0, tokens=["guild", "fremen"], hooks=True, garrison=5)
    game = play("dune-the-desert-planet", "deep-desert", scenario, water=3)
    choose(game, "effect:space.deep-desert.0", "branch:space.deep-desert.0.1")
    choose(game, "deploy", "number:2")
    assert player(game, 0)["worms"] == 2
    assert player(game, 0)["tokens"] == ["fremen", "guild"]


def test_the_voice_stops_a_spys_infiltration():
    scenario = mixed().seat(1, at=["arrakeen"], barred=["arrakeen"]).seat(0, spies=["post-refinery-arrakeen"])
    game = scenario.seat(0, hand=["reconnaissance"]).turn(0)
    assert game.why_not("send:arrakeen") == ("why-barred", {})


def test_paul_looks_three_cards_deep_through_uprisings_cards():
    game = Game(UPRISING, {"players": 3, "modules": ["base-cards"], "leaders": ["paul-atreides", *QUIET[:2]]}, 2)
    assert len(player(game, 0)["foreseen"]) == 1


@pytest.mark.parametrize("conflict", ["siege-of-carthag", "battle-for-carthag"])
def test_a_conflict_for_carthag_gives_no_control_and_is_not_protected(conflict):
    scenario = uprising(modules=["base-conflicts"]).conflict(conflict).seat(0, troops=2).seat(1, troops=1)
    game = scenario.resolve_combat()
    assert set(game.view(0)["control"].values()) == {None}
    assert player(game, 0)["won"] == [conflict]


@pytest.mark.ruling("up_base_conflict_cards")
def test_a_won_conflict_of_2020_matches_nothing():
    scenario = uprising(modules=["base-conflicts"]).conflict("guild-bank-raid").seat(0, troops=2).seat(1, troops=1)
    game = scenario.seat(0, won=["machinations"]).resolve_combat()
    assert sorted(player(game, 0)["won"]) == ["guild-bank-raid", "machinations"]
    assert player(game, 0)["points"] == 1
