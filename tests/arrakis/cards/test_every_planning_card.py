"""What holds for all planning cards: the decks, and that every step may be left and none breaks a position."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.arrakis.cards.hands import ATREIDES, HARKONNEN, answer, holding, in_hand, is_over, side_of
from tests.table import keys

from sietch.arrakis.components import PLANNING
from sietch.arrakis.rules import ARRAKIS
from sietch.arrakis.scenario import arrakis, legion

COPIES = {"hawats-scheming": 3, "shai-hulud": 3}
PLAYABLE = [card.id for card in PLANNING if not card.hand_only]
LEAVE = {"done", "no"}


def busy(card: str, later: bool):
    """A busy map, with the card in hand. later: leaders that cards bring are there, so that the other branch runs."""
    dice = {"house": 1, "mentat": 1}
    # Feyd-Rautha, who comes later, sends him out of the game.
    rabban = [] if later else ["beast-rabban"]
    table = holding(card, atreides=dice, harkonnen=dice).settlements()
    table.sietch("windgap", 2, hidden=True).sietch("hobars-gap", 1).sietch("gara-kulon", 3)
    table.area(
        "windgap", atreides=legion(regular=2, special=1, leader=1, named=["paul-atreides"], tokens=["at-start-c"])
    )
    table.area("hobars-gap", atreides=legion(elite=2, leader=1, named=["lady-jessica"]))
    table.area("gara-kulon", atreides=legion(tokens=["at-start-a", "at-std-b"]))
    table.area("in-sw-6", harkonnen=legion(regular=3, elite=1, leader=1, named=rabban))
    table.area("carthag", harkonnen=legion(regular=2, elite=2, special=1, named=["baron-harkonnen"]))
    table.area("arrakeen", harkonnen=legion(regular=4, special=2, leader=1))
    table.area("broken-land", atreides=legion(regular=3, named=["stilgar"]))
    table.area("out-ne-1", harkonnen=legion(regular=1)).area("in-sw-2", atreides=legion(elite=1))
    table.harvester("out-ne-2", "out-ne-10", "in-sw-3").ornithopter("az-inner-s", "az-outer-ne").carryall("az-inner-w")
    table.wormsign("in-se-1", "wormsign-worm").wormsign("wind-pass").wormsign("out-sw-1").worm("in-sw-5", "out-sw-5")
    table.revealed("stunted-worms", "the-desert-war", "stand-in-raid").objective("objective-1")
    table.hand(ATREIDES, *({"the-voice", "hieregs"} - {card})).hand(
        HARKONNEN, *({"hunter-seeker", "shigawire"} - {card})
    )
    table.prescience(kh=5 if later else 2, sd=5 if later else 2, ji=5)
    if later:
        table.detonated("splintered-rock").wild_maker("out-sw-3").leader("alia")
        for leader, side in (("feyd-rautha", "harkonnen"), ("shaddam-iv", "harkonnen"), ("gurney-halleck", "atreides")):
            area = {"feyd-rautha": "arsunt", "shaddam-iv": "hagga-basin", "gurney-halleck": "out-sw-8"}[leader]
            table.area(area, **{side: legion(elite=1, special=1, named=[leader])})
    return table


def played(card: str, later: bool):
    game = busy(card, later).turn(side_of(card))
    return answer(game, "die:mentat", f"card:{card}")


def test_there_are_72_cards_in_4_decks_of_18():
    decks = Counter(deck for card in PLANNING for deck in [card.deck] * card.copies)
    assert decks == {"house-harkonnen": 18, "corrino-ally": 18, "house-atreides": 18, "fremen-ally": 18}
    assert {card.id: card.copies for card in PLANNING if card.copies > 1} == COPIES
    assert [card.id for card in PLANNING if card.hand_only] == ["hawats-scheming"]


@pytest.mark.parametrize("later", [False, True], ids=["first", "later"])
@pytest.mark.parametrize("card", PLAYABLE)
def test_every_step_of_a_card_may_be_left_undone(card, later):
    game = played(card, later)
    side = side_of(card)
    while not is_over(game):
        if game.decision.seat == side:
            assert LEAVE & set(keys(game)), f"{game.decision.prompt} must be answered"
            game.choose(next(key for key in keys(game) if key in LEAVE))
        else:
            # What a card does to the other side: cards it discards, hits it takes.
            assert all(key.startswith(("discard:", "lose:", "lose-leader:")) for key in keys(game))
            game.choose(keys(game)[0])
    assert card not in in_hand(game, side)
    assert card in game.view()["players"][side]["discard"]


@pytest.mark.parametrize("card", PLAYABLE)
def test_no_answer_to_a_card_breaks_the_position(card):
    for seed in range(6):
        chance = random.Random(seed)
        game = played(card, bool(seed % 2))
        for _ in range(200):
            if game.over or is_over(game):
                break
            game.choose(chance.choice(keys(game)))
            assert ARRAKIS.check(game.state) == []
        assert game.over or is_over(game)


@pytest.mark.parametrize("card", PLAYABLE)
def test_a_card_on_an_empty_map_does_what_it_can_and_ends(card):
    game = arrakis().dice(ATREIDES, mentat=2).dice(HARKONNEN, mentat=2).hand(side_of(card), card).turn(side_of(card))
    game.choose(f"card:{card}")
    for _ in range(60):
        if is_over(game):
            break
        game.choose(keys(game)[0])
        assert ARRAKIS.check(game.state) == []
    assert is_over(game)


@pytest.mark.parametrize("card", PLAYABLE)
def test_the_other_side_does_not_see_what_is_held_or_drawn(card):
    side = side_of(card)
    game = played(card, False)
    chance = random.Random(3)
    for _ in range(60):
        if game.over or is_over(game):
            break
        game.choose(chance.choice(keys(game)))
        theirs = game.view(1 - side)["players"][side]
        assert not {"house_hand", "ally_hand", "house_deck", "ally_deck"} & set(theirs)
        hidden = game.view(HARKONNEN)["players"][ATREIDES]
        assert not {"objectives", "sietch_levels", "starting_faces", "standard_faces", "drawn_token"} & set(hidden)
        assert not {"wormsign_faces", "wormsign_pool", "station_faces", "token_pool"} & set(game.view(ATREIDES))
    for event in game.events(1 - side):
        if event.kind in ("planning-drawn", "objective-taken") and event.seat == side:
            assert event.what is None
