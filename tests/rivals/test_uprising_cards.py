"""The House Hagal cards and Rival cards of Uprising: where the agent goes, what is gained, the swords."""

from __future__ import annotations

import pytest
from tests.rivals.hagal import act, goods, rival, solo, told, two

from sietch.imperium.components import CONFLICTS
from sietch.imperium.modules.automatic.hagal import HAGAL

# By card: what the rival (Staban: Guild, Fremen, Bene Gesserit, Emperor) has before, the space, and what is then true.
CARDS = [
    ("uh-sardaukar", {}, "sardaukar", {"emperor": 1, "garrison": 5}, 4),
    ("uh-dutiful-service", {}, "dutiful-service", {"emperor": 1, "garrison": 3}, 2),
    ("uh-heighliner", {}, "heighliner", {"guild": 1, "garrison": 1, "troops": 5}, 5),
    ("uh-deliver-supplies-heighliner", {}, "deliver-supplies", {"guild": 1, "garrison": 3, "troops": 0}, 1),
    ("uh-espionage", {}, "espionage", {"bene-gesserit": 1, "spies": ["post-guild"]}, 2),
    ("uh-secrets", {}, "secrets", {"bene-gesserit": 1, "intrigues": 0}, 1),
    ("uh-desert-tactics", {}, "desert-tactics", {"fremen": 1, "garrison": 1, "troops": 3}, 3),
    ("uh-fremkit", {}, "fremkit", {"fremen": 1, "garrison": 1, "troops": 2}, 1),
    ("uh-assembly-hall", {}, "assembly-hall", {"intrigues": 1, "guild": 0}, 0),
    ("uh-assembly-hall", {"influence": {"emperor": 2}}, "assembly-hall", {"intrigues": 1, "guild": 1}, 0),
    ("uh-gather-support-a", {"influence": {"emperor": 2}}, "gather-support", {"garrison": 4, "fremen": 0}, 0),
    ("uh-gather-support-b", {}, "gather-support", {"garrison": 4, "fremen": 0}, 2),
    ("uh-gather-support-b", {"influence": {"emperor": 2}}, "gather-support", {"garrison": 4, "fremen": 1}, 2),
    ("uh-accept-contract-shipping-a", {}, "accept-contract", {"solari": 2, "bene-gesserit": 0}, 2),
    ("uh-accept-contract-shipping-a", {"influence": {"guild": 2}}, "shipping", {"solari": 2, "bene-gesserit": 1}, 2),
    ("uh-accept-contract-shipping-b", {}, "accept-contract", {"solari": 2, "guild": 0}, 2),
    ("uh-accept-contract-shipping-b", {"influence": {"guild": 2}}, "shipping", {"solari": 2, "guild": 3}, 2),
    ("uh-research-station", {}, "research-station", {"garrison": 1, "troops": 4}, 2),
    ("uh-spice-refinery", {}, "spice-refinery", {"spice": 1, "garrison": 1, "troops": 2}, 1),
    ("uh-arrakeen", {}, "arrakeen", {"spice": 1, "garrison": 1, "troops": 3}, 1),
    (
        "uh-sietch-tabr",
        {"influence": {"fremen": 2}},
        "sietch-tabr",
        {"hooks": True, "water": 2, "garrison": 1, "troops": 3},
        3,
    ),
]


@pytest.mark.ruling("riv_turn")
@pytest.mark.parametrize(
    ("card", "before", "space", "after", "swords"),
    [pytest.param(*row, marks=pytest.mark.component("hagal", row[0])) for row in CARDS],
)
def test_a_rival_gains_what_the_card_shows_and_nothing_else(card, before, space, after, swords):
    game = act(solo(), card, **before)
    found = rival(game)
    assert found["at"] == [space]
    have = {**found, **found["influence"], **found["goods"], "intrigues": found["intrigues_count"]}
    assert {name: have[name] for name in after} == after
    assert next(each for each in HAGAL if each.id == card).swords == swords


@pytest.mark.component("hagal", "uh-place-spy-yellow")
@pytest.mark.component("hagal", "uh-place-spy-blue")
@pytest.mark.component("hagal", "uh-place-spy-green")
@pytest.mark.ruling("riv_place_spy_cards")
@pytest.mark.parametrize(
    ("card", "posts"),
    [
        ("uh-place-spy-yellow", ["post-choam", "post-imperial-basin", "post-hagga-basin", "post-deep-desert"]),
        ("uh-place-spy-blue", ["post-refinery-arrakeen", "post-research-refinery", "post-sietch-research"]),
        ("uh-place-spy-green", ["post-landsraad-east", "post-landsraad-west"]),
    ],
)
def test_a_spy_goes_on_the_first_free_post_and_another_card_is_revealed(card, posts):
    for taken in range(min(3, len(posts))):
        game = act(solo().seat(0, spies=posts[:taken]), card, "uh-sardaukar")
        assert rival(game)["spies"] == [posts[taken]]
        assert rival(game)["at"] == ["sardaukar"]
        assert rival(game)["agents"] == 1


@pytest.mark.ruling("riv_place_spy_cards")
def test_the_last_post_of_a_kind_is_taken_and_where_none_is_free_no_spy_is_placed():
    posts = ["post-choam", "post-imperial-basin", "post-hagga-basin", "post-deep-desert"]
    table = solo().seat(0, spies=posts[:2]).seat(2, spies=posts[2:3])
    assert rival(act(table, "uh-place-spy-yellow", "uh-sardaukar"))["spies"] == posts[3:]
    game = act(table.seat(2, spies=posts[2:]), "uh-place-spy-yellow", "uh-sardaukar")
    assert (rival(game)["spies"], rival(game)["at"]) == ([], ["sardaukar"])


@pytest.mark.component("hagal", "uh-hagga-imperial")
@pytest.mark.ruling("riv_maker")
@pytest.mark.parametrize(
    ("bonus", "space", "spice"),
    [
        ({"hagga_basin": 1, "imperial_basin": 2}, "imperial-basin", 3),
        ({"hagga_basin": 1, "imperial_basin": 1}, "hagga-basin", 3),
        ({"hagga_basin": 2}, "hagga-basin", 4),
    ],
)
def test_the_maker_space_with_most_bonus_spice_is_harvested(bonus, space, spice):
    game = act(solo().bonus_spice(**bonus), "uh-hagga-imperial")
    assert rival(game)["at"] == [space]
    assert goods(game) == (0, spice, 1)
    assert rival(game)["troops"] == 2


def test_without_bonus_spice_a_maker_card_is_ignored():
    game = act(solo(), "uh-hagga-imperial", "uh-deep-desert", "uh-sardaukar")
    assert rival(game)["at"] == ["sardaukar"]
    assert told(game, "hagal-ignored") == [("hagal-ignored", "uh-hagga-imperial"), ("hagal-ignored", "uh-deep-desert")]


@pytest.mark.component("hagal", "uh-deep-desert")
@pytest.mark.ruling("riv_maker")
def test_worms_come_where_they_can_join_the_conflict_and_spice_where_they_cannot():
    table = solo().bonus_spice(deep_desert=1)
    free = act(table, "uh-deep-desert", hooks=True)
    assert (rival(free)["worms"], goods(free)[1]) == (2, 1)
    behind = act(solo().bonus_spice(deep_desert=1).conflict("siege-of-arrakeen"), "uh-deep-desert", hooks=True)
    assert (rival(behind)["worms"], goods(behind)[1]) == (0, 5)


@pytest.mark.component("hagal", "uh-hagga-imperial")
@pytest.mark.ruling("riv_shield_wall")
def test_the_wall_falls_only_to_who_has_hooks_and_lets_the_worm_in():
    table = solo().bonus_spice(hagga_basin=1).conflict("siege-of-arrakeen")
    game = act(table, "uh-hagga-imperial", hooks=True)
    assert not game.view()["shield_wall"]
    assert (rival(game)["worms"], goods(game)[1]) == (1, 1)
    assert act(solo(), "uh-desert-tactics").view()["shield_wall"]
    assert not act(solo(), "uh-desert-tactics", hooks=True).view()["shield_wall"]


@pytest.mark.component("hagal", "uh-sietch-tabr")
def test_sietch_tabr_is_ignored_without_influence():
    game = act(solo(), "uh-sietch-tabr", "uh-sardaukar", influence={"fremen": 1})
    assert rival(game)["at"] == ["sardaukar"]


@pytest.mark.component("hagal", "uh-deliver-supplies-heighliner")
@pytest.mark.ruling("riv_two_halves")
@pytest.mark.ruling("hagal_two_halves_conditions")
def test_only_the_half_that_fits_the_conflict_counts():
    last = next(card.id for card in CONFLICTS if card.level == 3 and card.module == "uprising")
    game = act(solo().conflict(last), "uh-deliver-supplies-heighliner")
    assert rival(game)["at"] == ["heighliner"]
    taken = solo().conflict(last).seat(0, at=["heighliner"])
    assert rival(act(taken, "uh-deliver-supplies-heighliner", "uh-sardaukar"))["at"] == ["sardaukar"]


@pytest.mark.component("hagal", "uh-reshuffle")
@pytest.mark.ruling("riv_deck")
def test_reshuffle_shuffles_the_discarded_cards_and_another_one_is_revealed():
    game = act(two(rivals=["rival-staban"]), "uh-reshuffle", "uh-sardaukar", player=2)
    assert rival(game, 2)["at"] == ["sardaukar"]
    assert game.view()["hagal_discard"] == ["uh-sardaukar"]
    assert game.view()["hagal_deck_count"] == 36


@pytest.mark.component("hagal", "uh-secrets")
@pytest.mark.ruling("riv_steal")
def test_secrets_takes_a_card_from_who_has_four():
    table = solo().seat(0, intrigues=["devour", "impress", "go-to-ground", "cunning"])
    game = act(table, "uh-secrets")
    assert rival(game)["intrigues_count"] == 1
    assert rival(game, 0)["intrigues_count"] == 3


# ---- Rival cards: with Arrakeen the signet, with the third spy the scheme

SIGNETS = [
    ("rival-baron", {"intrigues": 1}),
    ("rival-rabban", {"troops": 4}),
    ("rival-staban", {"spice": 1}),
    ("rival-amber", {"troops": 4}),
    ("rival-gurney", {"troops": 4}),
    ("rival-margot", {"solari": 1}),
    ("rival-irulan", {"spies": ["post-emperor"]}),
    ("rival-jessica", {"bene-gesserit": 1}),
    ("rival-feyd", {"troops": 5}),
    ("rival-muaddib", {"fremen": 1}),
]
SCHEMES = [
    ("rival-baron", {"solari": 2, "garrison": 5}),
    ("rival-rabban", {"emperor": 2}),
    ("rival-staban", {"garrison": 5}),
    ("rival-amber", {"garrison": 6}),
    ("rival-gurney", {"bene-gesserit": 2}),
    ("rival-margot", {"bene-gesserit": 2}),
    ("rival-irulan", {"emperor": 1, "garrison": 4}),
    ("rival-jessica", {"water": 3}),
    ("rival-feyd", {"emperor": 1}),
    ("rival-muaddib", {"hooks": True, "intrigues": 1}),
]
VALUES = {"baron": 6, "rabban": 7, "staban": 9, "amber": 9, "gurney": 8, "margot": 8, "irulan": 7, "jessica": 6}
VALUES |= {"feyd": 4, "muaddib": 4}


def led(card: str):
    human = "princess-irulan" if card == "rival-jessica" else "lady-jessica"
    return solo(rivals=(card,), leaders=[human])


def having(game):
    found = rival(game)
    return {**found, **found["influence"], **found["goods"], "intrigues": found["intrigues_count"]}


@pytest.mark.parametrize(
    ("card", "after"), [pytest.param(*row, marks=pytest.mark.component("rival", row[0])) for row in SIGNETS]
)
def test_the_signet_of_a_rival(card, after):
    have = having(act(led(card), "uh-arrakeen"))
    assert {name: have[name] for name in after} == after


@pytest.mark.component("rival", "rival-rabban")
def test_rabban_recruits_two_with_an_alliance():
    table = led("rival-rabban").seat(1, influence={"emperor": 4}).alliance("emperor", 1)
    assert rival(act(table, "uh-spice-refinery"))["troops"] == 4


@pytest.mark.component("rival", "rival-jessica")
@pytest.mark.component("rival", "rival-rabban")
def test_influence_goes_first_where_it_brings_an_alliance():
    have = having(act(led("rival-jessica").seat(1, influence={"guild": 3, "emperor": 1}), "uh-arrakeen"))
    assert (have["guild"], have["emperor"]) == (4, 1)
    table = led("rival-rabban").seat(1, influence={"fremen": 2}, spies=["post-guild", "post-choam"])
    assert having(act(table, "uh-espionage"))["fremen"] == 4


@pytest.mark.ruling("riv_scheme")
@pytest.mark.parametrize(
    ("card", "after"), [pytest.param(*row, marks=pytest.mark.component("rival", row[0])) for row in SCHEMES]
)
def test_the_third_spy_recalls_the_others_and_sets_off_the_scheme(card, after):
    game = act(led(card).seat(1, spies=["post-landsraad-west", "post-choam"], influence={}), "uh-espionage")
    have = having(game)
    assert {name: have[name] for name in after} == after
    assert len(have["spies"]) == 1
    assert have["spies"][0] in ("post-emperor", "post-guild", "post-bene-gesserit", "post-fremen")
    assert told(game, "schemed") == [("schemed", card)]


@pytest.mark.parametrize("name", VALUES)
@pytest.mark.ruling("riv_swordmaster")
def test_a_rival_gains_its_swordmaster_for_what_its_card_says(name):
    value = VALUES[name]
    poorer = act(led(f"rival-{name}").seat(1, solari=value - 2, water=1), "uh-sardaukar")
    assert not rival(poorer)["swordmaster"]
    game = act(led(f"rival-{name}").seat(1, solari=value - 1, water=1), "uh-sardaukar")
    assert rival(game)["swordmaster"]
    assert goods(game) == (0, 0, 0)
    assert rival(game)["agents"] == 2
