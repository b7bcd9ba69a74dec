"""What can be set up together and what cannot: starting decks, pieces, the order of the set-up, and clear refusals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.mixed.boards import QUIET
from tests.mixed.refused import REFUSED, wish
from tests.table import choose, keys, player

import sietch
from sietch.imperium.components import CARDS, CONFLICTS
from sietch.imperium.rules import BOARDS, ruleset, whole_game

IX, IMMORTALITY, EPIC = "rise-of-ix", "immortality", "epic"
GAMES = tuple(QUIET)


def rules(game: str, *modules: str, players: int = 4) -> Any:
    return ruleset(game, (BOARDS[game], *modules), players)


def new(game: str, *modules: str, **setup: Any) -> sietch.Game:
    usual: dict[str, Any] = {"players": 3, "leaders": list(QUIET[game][:3]), "seed": 2}
    return sietch.new(game, modules=list(modules), **{**usual, **setup})


# ---- starting decks and pieces


DECKS = [
    ((), {"dune-the-desert-planet": 2}, []),
    ((IX,), {"dune-the-desert-planet": 2}, []),
    ((IMMORTALITY,), {"experimentation": 2}, []),
    ((IX, EPIC), {"dune-the-desert-planet": 1, "control-the-spice": 1}, []),
    ((IX, EPIC, IMMORTALITY), {"experimentation": 2}, ["control-the-spice"]),
]
ALWAYS = {
    "convincing-argument": 2,
    "dagger": 2,
    "diplomacy": 1,
    "reconnaissance": 1,
    "seek-allies": 1,
    "signet-ring": 1,
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("modules", "instead", "discard"), DECKS)
def test_starting_decks(game, modules, instead, discard):
    for p in new(game, *modules).state.players:
        assert Counter(CARDS[card].id for card in (*p.deck, *p.hand)) == {**ALWAYS, **instead}
        assert [CARDS[card].id for card in p.discard] == discard


@pytest.mark.parametrize(("modules", "instead", "discard"), DECKS)
def test_stabans_deck_is_the_same_without_diplomacy(modules, instead, discard):
    leaders = ["staban-tuek", *QUIET["uprising"][:2]]
    p = new("uprising", *modules, leaders=leaders).state.players[0]
    cards = Counter(CARDS[card].id for card in (*p.deck, *p.hand))
    assert cards == {name: n for name, n in {**ALWAYS, **instead}.items() if name != "diplomacy"}
    assert cards.total() == 9
    assert [CARDS[card].id for card in p.discard] == discard


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("modules", "garrison"), [((), 3), ((IX,), 3), ((IMMORTALITY,), 3), ((IX, EPIC), 5)])
def test_everybody_has_twelve_troops_a_water_and_two_agents(game, modules, garrison):
    table = new(game, *modules)
    p = player(table, 0)
    assert (p["garrison"], p["supply"], p["agents"], p["goods"]["water"]) == (garrison, 12 - garrison, 2, 1)


@pytest.mark.parametrize("game", GAMES)
def test_yuna_has_no_water_and_rabban_a_spice_and_a_solari(game):
    leaders = ["princess-yuna-moritani", "glossu-rabban", "random"]
    table = new(game, IX, *(["base-cards"] if game == "uprising" else []), leaders=leaders)
    assert player(table, 0)["goods"]["water"] == 0
    have = player(table, 1)["goods"]
    assert (have["spice"], have["solari"], have["water"]) == (1, 1, 1)


def test_spies_and_objectives_are_pieces_of_uprising_only():
    p = player(new("uprising", IX, IMMORTALITY), 0)
    assert (p["spies_in_supply"], p["objective"] is not None) == (3, True)
    assert not {"spies", "objective"} & player(new("imperium", IX, IMMORTALITY), 0).keys()


@pytest.mark.parametrize("game", GAMES)
def test_ships_tokens_and_atomics_of_the_expansions(game):
    p = player(new(game, IX, IMMORTALITY), 0)
    assert (p["dreadnoughts"], p["freighter"], p["research"], p["tleilaxu"], p["atomics"]) == (
        2,
        0,
        "c0-start",
        0,
        True,
    )


# ---- boards and the reserve


@pytest.mark.ruling("up_immortality_overlay")
@pytest.mark.ruling("mix_imm_uprising_research_station")
def test_the_overlay_of_immortality_on_the_uprising_board_keeps_the_posts():
    plain, covered = (rules("uprising", *modules) for modules in ((), (IMMORTALITY,)))
    places = [{space.id: space for space in found.spaces.values()}["research-station"] for found in (plain, covered)]
    assert [space.cost for space in places] == [(2, 2), (2, 2)]
    assert places[0].posts == places[1].posts != 0
    assert places[1].posts.bit_count() == 2
    assert set(plain.posts) == set(covered.posts)
    entry = next(e for e in covered.catalogue() if e.id == "research-station" and e.module == IMMORTALITY)
    assert not any(icon == "troop" for _, _, icons in entry.parts for icon, _ in icons)


@pytest.mark.ruling("mix_imm_uprising_starting_deck")
def test_both_dune_the_desert_planet_of_uprising_are_swapped():
    ids = Counter(CARDS[card].id for card in rules("uprising", IMMORTALITY).starting_deck)
    assert (ids.total(), ids["experimentation"], ids["dune-the-desert-planet"]) == (10, 2, 0)


@pytest.mark.ruling("mix_uprising_all")
@pytest.mark.parametrize("players", [3, 4])
def test_uprising_with_choam_and_both_expansions_has_134_and_76_cards(players):
    found = rules("uprising", "choam", IX, IMMORTALITY, players=players)
    assert (len(found.imperium_deck), len(found.intrigue_deck)) == (134, 76)
    everything = rules("uprising", "choam", "base-cards", IX, IMMORTALITY, players=players)
    assert (len(everything.imperium_deck), len(everything.intrigue_deck)) == (134 + 67, 76 + 39)


RESERVES = [
    ("imperium", (), {"arrakis-liaison": 8, "base-the-spice-must-flow": 10, "foldspace-card": 6}),
    ("imperium", (IX,), {"arrakis-liaison": 8, "base-the-spice-must-flow": 10, "foldspace-card": 6}),
    ("uprising", ("base-cards",), {"prepare-the-way": 8, "the-spice-must-flow": 10}),
    ("uprising", (IX,), {"prepare-the-way": 8, "the-spice-must-flow": 10, "foldspace-card": 6}),
    ("uprising", (IX, "base-cards"), {"prepare-the-way": 8, "the-spice-must-flow": 10, "foldspace-card": 6}),
]


@pytest.mark.parametrize(("game", "modules", "stacks"), RESERVES)
def test_the_reserve_is_that_of_the_board(game, modules, stacks):
    table = new(game, *modules)
    assert {stack.card.id: stack.left(table.state) for stack in table.state.ruleset.reserve} == stacks


def test_the_spice_must_flow_is_printed_as_the_board_has_it():
    tags = {game: CARDS[rules(game).flow].tags for game in GAMES}
    assert tags["imperium"] == ()
    assert len(tags["uprising"]) == 1


@pytest.mark.parametrize(
    ("game", "locations"),
    [
        ("imperium", {"arrakeen", "carthag", "imperial-basin"}),
        ("uprising", {"arrakeen", "spice-refinery", "imperial-basin"}),
    ],
)
def test_the_locations_of_either_board(game, locations):
    assert {space.id for space in rules(game, IX).controlled} == locations


def test_no_promotional_card_is_in_any_game():
    promos = {"jessica-of-arrakis", "duncan-loyal-blade", "boundless-ambition", "piter-genius-advisor"}
    for game in GAMES:
        assert promos.isdisjoint(entry.id for entry in whole_game(game).catalogue())


@pytest.mark.parametrize(
    ("id", "base", "also"),
    [
        ("siege-of-arrakeen", "base-siege-of-arrakeen", 2),
        ("battle-for-imperial-basin", "base-battle-for-imperial-basin", 3),
    ],
)
def test_conflicts_of_one_name_are_different_cards(id, base, also):
    found = {CONFLICTS[card].id: CONFLICTS[card] for card in rules("uprising", "base-conflicts").conflict_deck}
    assert (found[id].level, found[base].level) == (also, also)
    assert found[id].number != found[base].number


# ---- the order of the set-up


@pytest.mark.ruling("faq_baron_masterstroke_timing")
@pytest.mark.ruling("epic_hundro")
@pytest.mark.parametrize("game", GAMES)
def test_hundro_looks_when_all_have_drawn_and_the_baron_chooses_when_all_is_laid_out(game):
    modules = [IX, IMMORTALITY, EPIC, *(["base-cards"] if game == "uprising" else [])]
    leaders = ["baron-vladimir-harkonnen", "viscount-hundro-moritani", "ilesa-ecaz"]
    table = new(game, *modules, leaders=leaders)
    assert (table.decision.prompt[0], table.decision.seat) == ("prompt-keep-intrigue", 1)
    assert [p["intrigues_count"] for p in table.view(0)["players"]] == [1, 1, 1]
    choose(table, keys(table)[0])
    assert (table.decision.prompt[0], table.decision.seat) == ("prompt-token", 0)
    view = table.view(0)
    assert (len(view["row"]), len(view["tech_shown"]), len(view["tleilaxu_row"]), view["round"]) == (5, 3, 2, 0)
    choose(table, "token:guild", "token:fremen")
    # The first round: Ilesa sets a card of her hand aside.
    assert (table.view(0)["round"], table.decision.seat) == (1, 2)
    assert all(key.startswith("set-ahead:") for key in keys(table))


def test_ix_contracts_are_kept_when_leaders_are_known_and_the_baron_chooses_last():
    leaders = ["baron-vladimir-harkonnen", "shaddam-corrino-iv", "lady-margot-fenring"]
    table = new("uprising", "choam", "base-cards", IX, leaders=leaders)
    for seat in range(3):
        assert (table.decision.prompt[0], table.decision.seat) == ("prompt-keep-contract", seat)
        choose(table, keys(table)[0])
    assert table.decision.prompt[0] == "prompt-token"
    assert len(table.view(0)["offer"]) == 2


# ---- what cannot be


@pytest.mark.parametrize(("game", "setup", "told"), REFUSED)
def test_a_set_up_that_cannot_be_is_refused_with_a_line_that_says_what_would_be_right(game, setup, told):
    with pytest.raises(sietch.SetupError) as error:
        sietch.new(game, **wish(setup))
    assert told in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("game", "named", "played"),
    [
        ("imperium", ["base", IX], [IX]),
        ("imperium", [IX, "ix-conflicts"], [IX]),
        ("uprising", ["uprising", "choam"], ["choam"]),
    ],
)
def test_the_board_and_what_joins_by_itself_may_be_named(game, named, played):
    table = sietch.new(game, modules=named, seed=1)
    assert table.record["setup"]["modules"] == played
