"""Set-up with Rise of Ix on the Uprising board: decks, overlay, tiles, pieces; the epic game; the Ix contracts."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.table import choose, keys, player

from sietch.core.game import Game
from sietch.imperium.components import CARDS, CONFLICTS
from sietch.imperium.rules import UPRISING, Family

ROWS = {
    "u-ix": (["rise-of-ix"], 100, 57, 14, (3, 9, 4)),
    "u-ch-ix": (["choam", "rise-of-ix"], 104, 61, 15, (3, 9, 4)),
    "u-ix with its conflicts": (["rise-of-ix", "ix-conflicts"], 100, 57, 14, (5, 10, 5)),
    "u-ix, epic": (["rise-of-ix", "epic"], 100, 57, 14, (3, 9, 5)),
}


def new(*modules: str, players: int = 4, seed: int = 1, **setup: object) -> Game:
    return Game(UPRISING, {"players": players, "modules": list(modules), **setup}, seed)


def ruled(*modules: str) -> Family:
    return UPRISING.of({"players": 4, "modules": modules})


@pytest.mark.ruling("mix_ix_uprising_conflicts")
@pytest.mark.parametrize("row", ROWS)
def test_the_decks_have_the_sizes_of_the_sheet(row: str):
    modules, imperium, intrigue, leaders, conflicts = ROWS[row]
    rules = ruled(*modules)
    assert (len(rules.imperium_deck), len(rules.intrigue_deck), len(rules.leaders)) == (imperium, intrigue, leaders)
    levels = Counter(CONFLICTS[card].level for card in rules.conflict_deck)
    assert (levels[1], levels[2], levels[3]) == conflicts
    assert (len(rules.spaces), len(rules.posts), rules.rounds) == (22, 13, 10)


@pytest.mark.ruling("up_ix_observation_posts")
@pytest.mark.ruling("up_ix_overlay")
@pytest.mark.component("space", "interstellar-shipping")
@pytest.mark.component("post", "post-ix-choam")
@pytest.mark.component("post", "post-ix-board")
@pytest.mark.ruling("mix_ix_uprising_covered")
@pytest.mark.ruling("ix_setup_overlay")
def test_the_overlay_covers_four_spaces_and_two_posts_and_brings_as_many():
    with_ix, without = ruled("rise-of-ix"), ruled()
    places = [{space.id for space in rules.spaces.values()} for rules in (with_ix, without)]
    assert places[1] - places[0] == {"assembly-hall", "gather-support", "shipping", "accept-contract"}
    assert places[0] - places[1] == {"interstellar-shipping", "smuggling", "tech-negotiation", "dreadnought"}
    posts = [{post.id for post in rules.posts.values()} for rules in (with_ix, without)]
    assert posts[1] - posts[0] == {"post-landsraad-east", "post-choam"}
    assert posts[0] - posts[1] == {"post-ix-choam", "post-ix-board"}
    # On the base board these disappear, and the other half of the overlay prints the rest again.
    module = next(module for module in with_ix.modules if module.id == "rise-of-ix")
    assert {"hall-of-oratory", "rally-troops", "sell-melange", "secure-contract"} <= set(module.covers)


@pytest.mark.ruling("ix_setup_tiles")
def test_three_stacks_of_six_tiles_with_the_top_one_face_up():
    view = new("rise-of-ix").view(0)
    assert len(view["tech_shown"]) == 3
    assert view["tech_left"] == {"top": 5, "middle": 5, "bottom": 5}
    assert view["tech_bank_count"] == 15
    assert "tech_bank" not in view


@pytest.mark.ruling("ix_setup_players")
def test_everybody_has_two_dreadnoughts_in_supply_and_the_freighter_at_the_bottom():
    for p in new("rise-of-ix").view(0)["players"]:
        assert (p["dreadnoughts"], p["docked"], p["fighting"], p["freighter"], p["negotiators"]) == (2, 0, 0, 0, 0)


@pytest.mark.ruling("ix_setup_conflicts")
@pytest.mark.component("conflict", "skirmish-ix-spice")
def test_the_conflict_deck_keeps_its_shape_with_four_more_cards():
    rules = ruled("rise-of-ix", "ix-conflicts")
    assert rules.recipe.conflicts == ((1, 1), (2, 5), (3, 4))
    assert {"skirmish-ix-spice", "skirmish-ix-troop", "trade-monopoly", "economic-supremacy"} <= {
        CONFLICTS[card].id for card in rules.conflict_deck
    }


# ---- the epic game


@pytest.mark.ruling("epic_twelve")
@pytest.mark.parametrize(("players", "points"), [(3, 0), (4, 1)])
def test_the_epic_game_is_played_to_12_from_the_usual_start(players: int, points: int):
    game = new("rise-of-ix", "epic", players=players)
    assert ruled("rise-of-ix", "epic").recipe.points_to_end == 12
    assert game.scores == [points] * players


@pytest.mark.ruling("up_ix_conflict_cards")
@pytest.mark.ruling("epic_conflict_deck")
@pytest.mark.ruling("mix_epic_uprising")
@pytest.mark.component("conflict", "economic-supremacy")
def test_the_epic_conflict_deck_is_five_of_level_two_on_five_of_level_three():
    rules = ruled("rise-of-ix", "epic")
    assert [rules.conflict_level(left) for left in range(10, 0, -1)] == [2] * 5 + [3] * 5
    of_ix = [CONFLICTS[card].id for card in rules.conflict_deck if CONFLICTS[card].module == "ix-conflicts"]
    assert of_ix == ["economic-supremacy"]


@pytest.mark.ruling("epic_control_the_spice")
@pytest.mark.component("starting", "control-the-spice")
def test_control_the_spice_takes_the_place_of_one_dune_the_desert_planet():
    deck = Counter(CARDS[card].id for card in ruled("rise-of-ix", "epic").starting_deck)
    assert (deck.total(), deck["dune-the-desert-planet"], deck["control-the-spice"]) == (10, 1, 1)


@pytest.mark.ruling("epic_intrigue_and_troops")
def test_in_the_epic_game_everybody_has_five_troops_and_an_intrigue_card():
    for p in new("rise-of-ix", "epic").view(0)["players"]:
        assert (p["garrison"], p["supply"], p["intrigues_count"]) == (5, 7, 1)


@pytest.mark.ruling("epic_hundro")
@pytest.mark.component("leader", "viscount-hundro-moritani")
def test_hundro_looks_at_the_deck_when_all_have_drawn_keeps_one_and_the_other_is_drawn_next():
    leaders = ["viscount-hundro-moritani", "random", "random", "random"]
    game = new("rise-of-ix", "epic", leaders=leaders)
    assert [p["intrigues_count"] for p in game.view(0)["players"]] == [1, 1, 1, 1]
    options = keys(game)
    assert len(options) == 2
    assert all(key.startswith("keep-intrigue:") for key in options)
    choose(game, options[0])
    assert player(game, 0)["intrigues_count"] == 2
    left = player(game, 0)["intrigue_on_top"]
    assert left == [options[1].removeprefix("keep-intrigue:")]
    assert "intrigue_on_top" not in game.view(1)["players"][0]
    assert game.view(1)["players"][0]["intrigue_on_top_count"] == 1


# ---- contracts of Ix


@pytest.mark.ruling("up_contract_ix")
@pytest.mark.ruling("mix_ix_contract_deal")
def test_everybody_is_dealt_two_ix_contracts_and_keeps_one_unseen_until_all_have_chosen():
    game = new("choam", "rise-of-ix", leaders=["lady-jessica", "muad-dib", "gurney-halleck", "staban-tuek"])
    kept = []
    for seat in range(4):
        assert game.decision.seat == seat
        assert [p["contracts"] for p in game.view(0)["players"]] == [[]] * 4
        assert len(player(game, seat)["dealt_contracts"]) == 2
        assert "dealt_contracts" not in game.view((seat + 1) % 4)["players"][seat]
        key = keys(game)[0]
        kept.append(key.removeprefix("keep-contract:"))
        choose(game, key)
    assert [p["contracts"] for p in game.view(0)["players"]] == [[id] for id in kept]
    assert len(set(kept)) == 4
    assert game.view(0)["ix_contract_box_count"] == 6
    assert len(game.view(0)["offer"]) == 2


@pytest.mark.ruling("mix_ix_contract_deal")
def test_of_two_people_and_a_rival_the_people_alone_are_dealt_ix_contracts():
    game = new("choam", "rise-of-ix", players=2, leaders=["lady-jessica", "gurney-halleck"])
    asked = []
    while game.decision.prompt[0] == "prompt-keep-contract":
        asked.append((game.decision.seat, len(keys(game))))
        choose(game, keys(game)[0])
    assert asked == [(0, 2), (1, 2)]
    assert [len(p["contracts"]) for p in game.view(0)["players"]] == [1, 1, 0]
    assert game.view(0)["ix_contract_box_count"] == 8
