"""Defects that were found by looking for them; each test shows what went wrong and holds it right."""

from __future__ import annotations

from typing import Any

import pytest
from tests.table import choose, goods, influence, keys, player

import sietch
from sietch.core.game import Game
from sietch.imperium.scenario import uprising

# ---- rules


OTHERS = ["muad-dib", "gurney-halleck", "staban-tuek"]


def test_the_spice_of_margots_ability_pays_the_next_line_of_the_card_that_brought_it():
    table = uprising(leaders=["lady-margot-fenring", *OTHERS]).seat(0, hand=["dagger"], spice=1)
    game = table.seat(0, influence={"emperor": 1, "bene-gesserit": 1}, intrigues=["change-allegiances"]).turn(0)
    choose(game, "intrigue:change-allegiances", "lose:emperor", "faction:bene-gesserit")
    assert goods(game, 0)[1] == 3
    assert keys(game) == ["yes", "no"]


def test_a_loss_may_come_before_the_influence_of_a_visit_so_that_the_bonus_is_reached_again():
    table = uprising(leaders=["feyd-rautha-harkonnen", *OTHERS], modules=["choam"]).alliance("guild", 0)
    table.seat(0, hand=["diplomacy"], influence={"guild": 4, "emperor": 1}, points=3, intrigues=["opportunism"])
    game = table.seat(0, contracts=["contract-deliver-supplies"]).turn(0)
    choose(game, "play:diplomacy", "send:deliver-supplies", "intrigue:opportunism", "lose:guild", "lose:emperor")
    # 3 from the contract, 2 spent, and 3 once more at 4 on the track.
    assert influence(game, 0) == (0, 4, 0, 0)
    assert goods(game, 0)[0] == 4


def test_the_influence_of_a_visit_is_taken_at_once_where_nothing_can_come_before_it():
    game = uprising().alliance("fremen", 0).seat(0, hand=["diplomacy"], influence={"fremen": 4}, points=3).turn(0)
    choose(game, "play:diplomacy", "send:fremkit")
    assert influence(game, 0) == (0, 0, 0, 5)


def test_margot_may_lose_influence_before_a_visit_to_reach_2_again():
    table = uprising(players=3, leaders=["lady-margot-fenring", *OTHERS[:2]], modules=["choam"])
    table.seat(0, hand=["diplomacy"], influence={"bene-gesserit": 2}, points=1).intrigue_deck("backed-by-choam")
    game = choose(table.turn(0), "play:diplomacy", "send:secrets")
    while "intrigue:backed-by-choam" not in keys(game):
        game.choose("effect:space.secrets.0")
    choose(game, "intrigue:backed-by-choam")
    assert (influence(game, 0)[2], goods(game, 0)[1]) == (2, 2)


def test_lady_jessica_may_make_her_last_troop_a_memory_before_troops_are_recruited():
    table = uprising(leaders=["lady-jessica", *OTHERS]).seat(0, hand=["signet-ring"], spice=1, garrison=11)
    game = choose(table.turn(0), "play:signet-ring", "send:arrakeen", "effect:signet-ring.agent.0")
    assert (player(game, 0)["memories"], player(game, 0)["garrison"]) == (1, 11)


def test_what_the_second_visit_to_the_council_gives_comes_in_any_order():
    table = uprising(leaders=["lady-jessica", *OTHERS]).seat(0, hand=["signet-ring"], solari=5, council=True)
    game = choose(table.seat(0, garrison=11).turn(0), "play:signet-ring", "send:high-council")
    # The spice pays for the memory, which takes the troop.
    choose(game, "effect:signet-ring.agent.0")
    assert (player(game, 0)["memories"], player(game, 0)["garrison"]) == (1, 11)


def test_an_intrigue_card_may_be_drawn_before_the_discard_pile_is_shuffled():
    table = uprising().seat(0, hand=["imperial-spymaster"], spies=["post-refinery-arrakeen"], deck=["diplomacy"])
    table.seat(0, discard=["seek-allies", "reconnaissance"], spice=1).intrigue_deck("cunning")
    game = choose(table.turn(0), "play:imperial-spymaster", "send:arrakeen", "gather:post-refinery-arrakeen")
    choose(game, "effect:imperial-spymaster.agent.0")
    assert "intrigue:cunning" in keys(game)
    assert player(game, 0)["discard"] == ["reconnaissance", "seek-allies"]


def test_captured_mentat_draws_its_two_cards_in_any_order():
    table = uprising().seat(0, hand=["captured-mentat", "dagger"], deck=[], discard=["seek-allies", "reconnaissance"])
    game = choose(table.intrigue_deck("cunning").turn(0), "play:captured-mentat", "send:assembly-hall")
    choose(game, "effect:captured-mentat.agent.0")
    assert {f"effect:captured-mentat.agent.0.get.{part}" for part in (0, 1)} <= set(keys(game))


def cunning_with_an_empty_deck() -> Game:
    table = uprising().seat(0, hand=["dagger"], deck=[], discard=["reconnaissance", "seek-allies"], spice=1)
    game = table.seat(0, intrigues=["cunning"]).turn(0)
    return choose(game, "intrigue:cunning", "branch:intrigue.cunning.plot.1")


def part_of_cunning(game: Game, option: str) -> str:
    return next(key for key in keys(game) if key.endswith(option))


def test_cunning_may_trash_from_the_discard_pile_before_it_is_shuffled_to_draw():
    game = cunning_with_an_empty_deck()
    choose(game, part_of_cunning(game, "get.1"), "trash-discard:seek-allies")
    assert "reconnaissance" in player(game, 0)["hand"]
    assert player(game, 0)["deck"] == player(game, 0)["discard"] == []
    assert game.view()["trashed"] == ["seek-allies"]


def test_cunning_may_trash_the_card_that_it_drew_or_none():
    game = cunning_with_an_empty_deck()
    choose(game, part_of_cunning(game, "get.0"))
    drawn = next(card for card in player(game, 0)["hand"] if card != "dagger")
    assert set(keys(game)) == {"trash-hand:dagger", f"trash-hand:{drawn}", "no"}
    choose(game, "no")
    assert game.view()["trashed"] == []
    assert game.view()["intrigue_discard"] == ["cunning"]


def test_lady_amber_may_earn_the_alliance_between_the_two_icons_of_her_signet_ring():
    leaders = ["lady-amber-metulli", "muad-dib", "gurney-halleck", "staban-tuek"]
    table = uprising(leaders=leaders).seat(0, hand=["signet-ring"], influence={"emperor": 3})
    game = table.seat(0, intrigues=["imperium-politics"]).seat(1, hand=["dagger"]).turn(0)
    choose(game, "play:signet-ring", "send:assembly-hall", "effect:signet-ring.agent.0")
    assert goods(game, 0) == (1, 0, 1)
    choose(game, "intrigue:imperium-politics", "faction:emperor")
    assert game.view()["alliances"]["emperor"] == 0
    while "end" not in keys(game):
        game.choose("no" if "no" in keys(game) else keys(game)[0])
    assert goods(game, 0) == (0, 1, 1)


def test_a_spy_is_recalled_to_refill_the_supply_only_if_it_can_be_placed_again():
    spies = ["post-emperor", "post-guild", "post-sietch-research"]
    table = uprising().seat(0, hand=["dagger"], spies=spies, intrigues=["special-mission"])
    game = table.seat(1, spies=["post-research-refinery", "post-refinery-arrakeen"]).turn(0)
    choose(game, "intrigue:special-mission", "branch:intrigue.special-mission.plot.0")
    # The other two city posts are taken: only the spy that makes room for itself can go to a city post.
    assert player(game, 0)["spies"] == sorted(spies, key=spies.index)
    assert game.view()["spies_recalled"] == 1


# ---- what the others may not know


@pytest.mark.parametrize("hand", [["dagger", "dagger"], ["dagger", "diplomacy"]])
def test_who_discards_one_of_several_cards_is_asked_even_if_they_are_alike(hand: list[str]):
    table = uprising().seat(0, hand=["covert-operation"], spies=["post-choam"]).seat(1, hand=hand)
    game = choose(table.turn(0), "play:covert-operation", "no")
    choose(game, "effect:covert-operation.agent.0")
    assert game.view(2)["asked"] == 1
    assert game.view(2)["players"][1]["hand_count"] == 2


@pytest.mark.parametrize("hand", [["sardaukar-soldier", "dagger"], ["sardaukar-soldier", "calculus-of-power"]])
def test_a_cost_paid_from_hand_does_not_tell_what_else_is_in_hand(hand: list[str]):
    table = uprising().seat(0, hand=["treacherous-maneuver", *hand]).seat(1, hand=["dagger"])
    game = choose(table.turn(0), "play:treacherous-maneuver", "send:dutiful-service")
    choose(game, "effect:treacherous-maneuver.agent.0")
    assert game.view(1)["asked"] == 0
    assert game.view(1)["players"][0]["hand_count"] == 2


def test_a_redealt_game_has_neither_the_record_nor_the_seed_of_the_real_one():
    game = sietch.new(seed=11)
    dealt = game.redeal(0, seed=5)
    assert dealt.seed != game.seed
    with pytest.raises(ValueError, match="no record"):
        _ = dealt.record
    dealt.choose(0)
    with pytest.raises(ValueError, match="no record"):
        _ = dealt.copy().record


# ---- nonsense

NONSENSE: list[Any] = [5, -1, 10**30, float("nan"), 1.5, True, object(), b"x", [[]], [5] * 4, [{}] * 4, {"a": 1}]


@pytest.mark.parametrize("value", NONSENSE, ids=lambda value: type(value).__name__)
@pytest.mark.parametrize("option", ["players", "modules", "leaders", "house_rules", "names"])
def test_a_set_up_of_the_wrong_kind_is_refused(option: str, value: Any):
    with pytest.raises(sietch.SetupError):
        sietch.new("uprising", seed=1, **{option: value})


@pytest.mark.parametrize("seed", ["5", 1.5, float("nan"), [], True, b"x"], ids=repr)
def test_a_seed_of_the_wrong_kind_is_refused(seed: Any):
    with pytest.raises(sietch.SetupError, match="seed"):
        sietch.new("uprising", seed=seed)


@pytest.mark.parametrize("chance", [None, "x", 5, []], ids=repr)
def test_chance_is_seeded_or_asks(chance: Any):
    with pytest.raises(sietch.SetupError, match="chance"):
        sietch.new("uprising", seed=1, chance=chance)


@pytest.mark.parametrize("seat", [None, "x", 1.5, float("nan"), [], True, -2, 4], ids=repr)
def test_a_seat_that_is_not_there_sees_nothing(seat: Any):
    game = sietch.new("uprising", seed=1)
    with pytest.raises(ValueError, match="seat"):
        game.view(seat)
    with pytest.raises(ValueError, match="seat"):
        game.redeal(seat, 1)


@pytest.mark.parametrize("upto", ["x", 1.5, [], -1, True], ids=repr)
def test_a_record_is_replayed_up_to_a_number_of_entries(upto: Any):
    record = sietch.new("uprising", seed=1).record
    with pytest.raises(sietch.RecordError, match="entries"):
        sietch.replay(record, upto)


@pytest.mark.parametrize("entry", ["~number:99999999999", "~number:" + "9" * 5000], ids=["large", "huge"])
def test_a_number_that_no_option_can_be_is_refused_in_a_record(entry: str):
    record = sietch.new("uprising", seed=1).record
    with pytest.raises(sietch.RecordError):
        sietch.replay({**record, "answers": [entry, *record["answers"]]})
    with pytest.raises(sietch.RecordError):
        sietch.replay({**record, "answers": [*record["answers"], entry]})


@pytest.mark.parametrize("setup", [{"leaders": 5}, {"modules": 3}, {"names": 7}], ids=repr)
def test_a_record_with_a_set_up_of_the_wrong_kind_is_refused(setup: dict[str, Any]):
    record = sietch.new("uprising", seed=1).record
    with pytest.raises(sietch.RecordError, match="set-up"):
        sietch.replay({**record, "setup": setup})


@pytest.mark.parametrize(("name", "value"), [("seed", True), ("rules", True)])
def test_true_is_no_number_in_a_record(name: str, value: bool):
    record = sietch.new("uprising", seed=1).record
    with pytest.raises(sietch.RecordError, match=name):
        sietch.replay({**record, name: value})


def test_whether_a_plot_card_could_be_played_is_not_told_by_taking_a_lone_effect_silently():
    """The same question is asked whatever the intrigue card in hand is: only its owner knows."""
    asked = []
    for card in ("shadow-alliance", "contingency-plan"):
        position = uprising().seat(0, hand=["reconnaissance"], intrigues=[card])
        game = position.turn(0)
        game.takes_lone_effects = False
        choose(game, "play:reconnaissance", "send:arrakeen")
        view = game.view(1)
        asked.append((view["asked"], view["open"], game.decision.prompt))
        assert "effect:space.arrakeen.1" in keys(game)
    assert asked[0] == asked[1]


def test_a_lone_effect_can_be_left_to_the_game_to_take():
    game = uprising().seat(0, hand=["reconnaissance"], intrigues=["shadow-alliance"]).turn(0)
    choose(game, "play:reconnaissance", "send:arrakeen")
    assert keys(game) == ["deploy", "end"]
