"""Battles: who attacks whom, cards and dice, leaders, special elites, losses, continuing, retreat, advance."""

from __future__ import annotations

import pytest
from tests.arrakis.rules.reading import ATREIDES, HARKONNEN, act, attack, choose, figures, keys, maybe, targets

from sietch.arrakis.battle import combat_dice
from sietch.arrakis.position import Legion
from sietch.arrakis.scenario import Scenario, arrakis, legion, rolled
from sietch.core.game import Game

HERE, THERE = "in-sw-2", "in-sw-3"


def open_field(attacker: Legion, defender: Legion, seat: int = HARKONNEN, **dice: int) -> Scenario:
    """A legion of `seat` in the open next to one of the other side."""
    sides = ("atreides", "harkonnen")
    table = arrakis().area(HERE, **{sides[seat]: attacker}).area(THERE, **{sides[1 - seat]: defender})
    return table.dice(seat, **(dice or {"strategy": 2}))


def fight(table: Scenario, outcomes: list[int] | None, seat: int = HARKONNEN, at: str = THERE) -> Game:
    """The attack by a Strategy action; outcomes: what both sides roll, the attacker first."""
    return attack(act(table.turn(seat), "strategy", 1), HERE, at, outcomes)


def sietch_battle(level: int = 2, regular: int = 2, leader: int = 0) -> Scenario:
    """Four Harkonnen regulars beside the sietch of windgap with a legion in it."""
    table = arrakis().sietch("windgap", level).area("windgap", atreides=legion(regular=regular, leader=leader))
    return table.area(HERE, harkonnen=legion(regular=4)).dice(HARKONNEN, strategy=2)


def dice_of(game: Game, seat: int) -> int:
    """How many combat dice a side rolled in the last round."""
    return sum(game.state.players[seat].rolled)


# ---- who


@pytest.mark.ruling("wa_attack_target")
def test_a_legion_attacks_a_legion_next_to_it_with_all_its_figures_and_stays_in_its_area():
    table = open_field(legion(regular=2, elite=1), legion(regular=1))
    table.area("north-pole", atreides=legion(regular=1)).area("out-ne-3", atreides=legion(regular=1))
    table.area("broken-land", harkonnen=legion(regular=1))
    game = act(table.turn(HARKONNEN), "strategy", 1)
    # Not from broken-land across its wall, not from in-sw-2 to the pole two areas away.
    assert targets(game, "legion") == {HERE}
    game.choose(f"legion:{HERE}", outcomes=rolled(shield=3) + rolled(shield=1))
    assert dice_of(game, HARKONNEN) == 3
    assert figures(game, HARKONNEN, HERE) == {"regular": 2, "elite": 1}


@pytest.mark.ruling("wa_attack_reach")
def test_riding_and_flying_legions_attack_from_farther_away():
    table = arrakis().area(HERE, atreides=legion(regular=1)).area("in-sw-5", harkonnen=legion(regular=1))
    assert not _can_attack(table, ATREIDES)
    table = arrakis().area(HERE, atreides=legion(regular=1)).area("in-sw-5", harkonnen=legion(regular=1))
    assert _can_attack(table.wormsign(THERE), ATREIDES)
    table = arrakis().area(HERE, harkonnen=legion(regular=1)).area("in-sw-5", atreides=legion(regular=1))
    assert not _can_attack(table.wormsign(THERE), HARKONNEN)
    table = arrakis().area(HERE, harkonnen=legion(regular=1)).area("in-sw-5", atreides=legion(regular=1))
    assert _can_attack(table.ornithopter("az-inner-s"), HARKONNEN)


def _can_attack(table: Scenario, seat: int) -> bool:
    game = table.dice(seat, strategy=2).turn(seat)
    maybe(game, "die:strategy")
    return any(key.endswith("strategy.1") for key in keys(game))


# ---- the course of a round


@pytest.mark.ruling("wa_battle_reveal")
def test_the_attacked_sietch_and_all_tokens_of_both_legions_are_revealed_first():
    table = arrakis().sietch("windgap", 3, hidden=True).area("windgap", atreides=legion(tokens=["at-std-a"]))
    table.area(HERE, harkonnen=legion(regular=4)).dice(HARKONNEN, strategy=2).sietch("gara-kulon", 1, hidden=True)
    game = fight(table, rolled(shield=4) + rolled(shield=5), at="windgap")
    assert game.view()["open_at"] == ["windgap"]
    assert figures(game, ATREIDES, "windgap") == {"regular": 2}
    # Tokens of an attacker are turned too.
    game = fight(
        open_field(legion(tokens=["at-std-e"]), legion(regular=1), ATREIDES),
        rolled(shield=2) + rolled(shield=1),
        ATREIDES,
    )
    assert figures(game, ATREIDES, HERE) == {"elite": 1, "special": 1}


@pytest.mark.ruling("wa_battle_step_cards")
def test_first_the_attacker_then_the_defender_discard_cards_for_a_die_each():
    table = open_field(legion(regular=1), legion(regular=2)).hand(HARKONNEN, "sandmasters", "shigawire")
    game = act(table.hand(ATREIDES, "war-plan").turn(HARKONNEN), "strategy", 1)
    game.choose(f"legion:{HERE}")
    assert (game.decision.seat, set(keys(game))) == (HARKONNEN, {"discard:sandmasters", "discard:shigawire", "done"})
    choose(game, "discard:sandmasters", "discard:shigawire")
    assert (game.decision.seat, set(keys(game))) == (ATREIDES, {"discard:war-plan", "done"})
    game.choose("done", outcomes=rolled(shield=3) + rolled(shield=2))
    assert (dice_of(game, HARKONNEN), dice_of(game, ATREIDES)) == (3, 2)
    # The dice are for this round only.
    choose(game, "yes", "no")
    assert game.decision.seat == ATREIDES
    game.choose("done", outcomes=rolled(shield=1) + rolled(shield=2))
    assert dice_of(game, HARKONNEN) == 1


@pytest.mark.ruling("wa_battle_step_dice")
def test_units_are_dice_leaders_are_not_and_a_settlement_helps_its_defender_every_round():
    game = fight(sietch_battle(2, regular=2, leader=3), rolled(shield=4) + rolled(shield=4), at="windgap")
    assert (dice_of(game, HARKONNEN), dice_of(game, ATREIDES)) == (4, 4)
    choose(game, "yes")
    game.choose("no", outcomes=rolled(shield=3) + rolled(shield=4))
    assert (dice_of(game, HARKONNEN), dice_of(game, ATREIDES)) == (3, 4)
    # A Harkonnen settlement of rank 3 does the same.
    table = (
        arrakis()
        .settlements()
        .area("arrakeen", harkonnen=legion(regular=1))
        .area("carthag", harkonnen=legion(regular=1))
    )
    game = act(
        table.area("broken-land", atreides=legion(regular=1)).dice(ATREIDES, strategy=2).turn(ATREIDES), "strategy", 1
    )
    attack(game, "broken-land", "arrakeen", rolled(shield=1) + rolled(shield=4))
    assert dice_of(game, HARKONNEN) == 4


@pytest.mark.ruling("wa_battle_dice_max")
def test_never_more_than_six_dice_are_rolled():
    game = fight(sietch_battle(3, regular=5), rolled(shield=4) + rolled(shield=6), at="windgap")
    assert dice_of(game, ATREIDES) == 6
    table = open_field(legion(regular=6), legion(regular=1)).hand(HARKONNEN, "sandmasters")
    # No card is asked for: it could give no die.
    game = fight(table, rolled(shield=6) + rolled(shield=1))
    assert dice_of(game, HARKONNEN) == 6


@pytest.mark.ruling("wa_surprise_attack")
def test_a_surprise_attack_adds_a_special_in_the_first_round_only():
    table = open_field(legion(regular=2, leader=1), legion(regular=4), leadership=2)
    game = act(table.turn(HARKONNEN), "leadership", 1)
    game.choose(f"legion:{HERE}", outcomes=rolled(shield=2) + rolled(shield=3, special=1))
    # The added special becomes the Bashar's hit, which a shield cancels.
    assert game.state.players[HARKONNEN].rolled == [0, 2, 1]
    choose(game, "yes")
    game.choose("no", outcomes=rolled(shield=2) + rolled(shield=4))
    assert game.state.players[HARKONNEN].rolled == [0, 2, 0]


@pytest.mark.ruling("wa_battle_continue_cost")
@pytest.mark.ruling("wa_must_cease")
def test_continuing_against_a_settlement_costs_a_hit_at_once_and_without_it_the_attack_ends():
    game = fight(sietch_battle(2), rolled(shield=4) + rolled(shield=4), at="windgap")
    ceasing = game.copy()
    assert (game.decision.seat, game.decision.prompt[0]) == (HARKONNEN, "arrakis-prompt-continue-cost")
    game.choose("yes")
    # The hit is taken before the defender is asked whether to retreat.
    assert figures(game, HARKONNEN, HERE) == {"regular": 3}
    assert (game.decision.seat, set(keys(game))) == (ATREIDES, {"yes", "no"})
    game.choose("no", outcomes=rolled(shield=3) + rolled(shield=4))
    assert game.decision.prompt[0] == "arrakis-prompt-continue-cost"
    ceasing.choose("no")
    assert "end" in keys(ceasing)
    assert figures(ceasing, HARKONNEN, HERE) == {"regular": 4}
    assert ceasing.view()["sietches"] == ["windgap"]


@pytest.mark.ruling("wa_battle_continue_cost")
def test_an_attacker_destroyed_by_the_price_has_lost():
    table = arrakis().sietch("windgap", 1).area("windgap", atreides=legion(regular=1)).dice(HARKONNEN, strategy=2)
    game = fight(table.area(HERE, harkonnen=legion(regular=1)), rolled(shield=1) + rolled(shield=2), at="windgap")
    game.choose("yes")
    assert figures(game, HARKONNEN, HERE) == {}
    assert "end" in keys(game)
    assert not [e for e in game.events() if e.kind == "battle-won"]


# ---- the worked example


def example() -> Scenario:
    """The Baron and a Bashar with 2 regulars, 2 elites, a Sardaukar against Paul-Muad'Dib in a sietch of rank 2."""
    table = (
        arrakis()
        .sietch("windgap", 2)
        .dice(HARKONNEN, strategy=2)
        .hand(HARKONNEN, "sandmasters")
        .hand(ATREIDES, "war-plan")
    )
    table.leader("paul-muaddib")
    table.area(HERE, harkonnen=legion(regular=2, elite=2, special=1, leader=1, named=["baron-harkonnen"]))
    return table.area("windgap", atreides=legion(regular=2, special=1, named=["paul-muaddib"]))


def example_rolled() -> Game:
    game = attack(act(example().turn(HARKONNEN), "strategy", 1), HERE, "windgap")
    game.choose("discard:sandmasters")
    game.choose("done", outcomes=rolled(special=3, hit=2, shield=1) + rolled(hit=5))
    return game


@pytest.mark.ruling("wa_example_battle_dice")
def test_in_the_example_both_have_5_dice_and_a_card_makes_it_6():
    game = attack(act(example().turn(HARKONNEN), "strategy", 1), HERE, "windgap")
    assert (combat_dice(game.state, HARKONNEN), combat_dice(game.state, ATREIDES)) == (5, 5)
    game.choose("discard:sandmasters")
    assert (combat_dice(game.state, HARKONNEN), combat_dice(game.state, ATREIDES)) == (6, 5)
    assert game.decision.seat == ATREIDES


@pytest.mark.ruling("wa_example_battle_results")
def test_in_the_example_both_sides_cause_3_hits():
    game = example_rolled()
    taken = {e.what: e.n for e in game.events() if e.kind == "hits-taken"}
    assert taken == {HERE: 3, "windgap": 3}
    used = [e.what for e in game.events() if e.kind == "ability-used"]
    assert used == ["baron-harkonnen"]


@pytest.mark.ruling("wa_example_casualties")
def test_in_the_example_the_losses_leave_4_regulars_a_sardaukar_and_a_bashar_against_paul_and_a_regular():
    game = example_rolled()
    assert game.decision.seat == HARKONNEN
    choose(game, "lose:elite", "lose:elite", "lose-leader:baron-harkonnen")
    assert game.decision.seat == ATREIDES
    choose(game, "lose:special", "lose:regular", "lose:regular")
    assert figures(game, HARKONNEN, HERE) == {"regular": 4, "special": 1, "leader": 1}
    assert figures(game, ATREIDES, "windgap") == {"regular": 1}
    view = game.view()
    assert view["tank"]["baron-harkonnen"] == 1
    assert view["leader_at"] == {"paul-muaddib": "windgap"}


# ---- results


def hits_on(game: Game, area: str) -> int:
    return sum(e.n for e in game.events() if e.kind == "hits-taken" and e.what == area)


@pytest.mark.ruling("wa_battle_results")
def test_a_hit_wounds_a_shield_cancels_one_and_a_special_without_leader_does_nothing():
    game = fight(open_field(legion(elite=4), legion(elite=3)), rolled(hit=3, special=1) + rolled(shield=1, special=2))
    assert (hits_on(game, THERE), hits_on(game, HERE)) == (2, 0)


@pytest.mark.ruling("wa_generic_leader_special")
def test_for_each_generic_leader_one_special_is_one_hit():
    game = fight(
        open_field(legion(elite=4, leader=2), legion(elite=3)),
        rolled(special=2, shield=2) + rolled(shield=1, special=2),
    )
    assert hits_on(game, THERE) == 1
    game = fight(
        open_field(legion(elite=4, leader=2), legion(elite=3)), rolled(special=2, shield=2) + rolled(special=3)
    )
    assert hits_on(game, THERE) == 2


@pytest.mark.ruling("wa_named_leader_special")
@pytest.mark.parametrize(
    ("leader", "hits", "shields"), [("beast-rabban", 2, 0), ("baron-harkonnen", 0, 2), ("feyd-rautha", 2, 1)]
)
def test_for_a_named_leader_one_special_is_what_its_card_says(leader: str, hits: int, shields: int):
    table = arrakis().leader(leader)
    table.area(HERE, harkonnen=legion(elite=3, named=[leader])).area(THERE, atreides=legion(elite=4))
    game = fight(table.dice(HARKONNEN, strategy=2), rolled(special=1, hit=2) + rolled(hit=4))
    assert (hits_on(game, THERE), hits_on(game, HERE)) == (2 + hits, 4 - shields)


@pytest.mark.ruling("wa_surplus_specials")
def test_specials_beyond_the_leaders_miss():
    game = fight(open_field(legion(elite=4, leader=1), legion(elite=3)), rolled(special=4) + rolled(special=3))
    assert hits_on(game, THERE) == 1


@pytest.mark.ruling("wa_surplus_leaders")
def test_with_more_leaders_than_specials_each_side_chooses_whose_ability_counts_attacker_first():
    attacker = legion(elite=2, leader=1, named=["beast-rabban", "baron-harkonnen"])
    table = open_field(attacker, legion(elite=2, leader=1, named=["stilgar"]))
    game = fight(table, rolled(special=2) + rolled(special=1, hit=1))
    assert game.decision.seat == HARKONNEN
    assert set(keys(game)) == {"ability:beast-rabban", "ability:baron-harkonnen", "ability-generic"}
    choose(game, "ability:baron-harkonnen", "ability-generic")
    assert game.decision.seat == ATREIDES
    assert set(keys(game)) == {"ability:stilgar", "ability-generic"}
    game.choose("ability:stilgar")
    # The Bashar's hit; Stilgar's 2 and 1 rolled less the Baron's 2 shields.
    assert (hits_on(game, THERE), hits_on(game, HERE)) == (1, 1)


@pytest.mark.ruling("wa_special_elite_cancel")
def test_each_special_elite_cancels_a_shield_also_one_made_from_a_special():
    # Two shields against one Sardaukar.
    game = fight(open_field(legion(special=1, elite=1), legion(elite=2)), rolled(hit=2) + rolled(shield=2))
    assert hits_on(game, THERE) == 1
    # Lady Jessica's shield comes from a special and is cancelled too.
    table = open_field(legion(special=1, elite=1), legion(elite=2, named=["lady-jessica"]))
    game = fight(table, rolled(hit=2) + rolled(special=2))
    assert hits_on(game, THERE) == 2
    # And for Fedaykin against the Baron.
    table = open_field(legion(special=1, elite=1), legion(elite=2, named=["baron-harkonnen"]), ATREIDES)
    game = fight(table, rolled(hit=2) + rolled(special=2), ATREIDES)
    assert hits_on(game, THERE) == 1


# ---- losses


@pytest.mark.ruling("wa_casualty_choice")
def test_for_each_hit_the_owner_removes_a_regular_weakens_an_elite_or_gives_up_a_leader_attacker_first():
    attacker = legion(regular=1, elite=1, special=1, leader=1, named=["beast-rabban"])
    game = fight(open_field(attacker, legion(regular=3)), rolled(hit=1, shield=2) + rolled(hit=3))
    assert game.decision.seat == HARKONNEN
    assert set(keys(game)) == {"lose:regular", "lose:elite", "lose:special", "lose:leader", "lose-leader:beast-rabban"}
    for answer, left in (
        ("lose:regular", {"elite": 1, "special": 1, "leader": 1}),
        ("lose:elite", {"regular": 2, "special": 1, "leader": 1}),
        ("lose:special", {"regular": 2, "elite": 1, "leader": 1}),
        ("lose:leader", {"regular": 1, "elite": 1, "special": 1}),
        ("lose-leader:beast-rabban", {"regular": 1, "elite": 1, "special": 1, "leader": 1}),
    ):
        copy = game.copy()
        copy.choose(answer)
        assert figures(copy, HARKONNEN, HERE) == left


@pytest.mark.ruling("wa_casualty_choice")
def test_without_a_regular_in_supply_an_elite_is_removed():
    table = open_field(legion(elite=3), legion(regular=2)).supply(HARKONNEN, regular=0)
    game = fight(table, rolled(hit=1, shield=2) + rolled(hit=2))
    # Two hits less two shields are none; so once more without shields.
    assert figures(game, HARKONNEN, HERE) == {"elite": 3}
    table = open_field(legion(elite=3), legion(regular=2)).supply(HARKONNEN, regular=0)
    game = fight(table, rolled(special=3) + rolled(hit=1, special=1))
    assert figures(game, HARKONNEN, HERE) == {"elite": 2}


@pytest.mark.ruling("wa_casualty_last_unit")
def test_with_the_last_unit_the_leaders_go_and_remaining_hits_are_void():
    table = open_field(legion(regular=3), legion(regular=1, leader=2, named=["stilgar"]))
    game = fight(table, rolled(hit=3) + rolled(shield=1))
    # Two hits are left after the shield; the first takes the unit and with it everybody.
    game.choose("lose:regular")
    assert figures(game, ATREIDES, THERE) == {}
    assert game.view()["leader_at"] == {}
    assert game.decision.seat == HARKONNEN
    assert game.state.players[ATREIDES].wounds == 0


@pytest.mark.ruling("wa_casualty_return")
def test_removed_units_and_generic_leaders_return_to_the_supply_and_named_ones_go_to_the_tank():
    table = open_field(legion(regular=6), legion(regular=1, elite=1, leader=1, named=["stilgar"]))
    game = fight(table, rolled(hit=6) + rolled(special=2))
    view = game.view()
    assert view["players"][ATREIDES]["supply"] | {"starting-token": 0, "standard-token": 0} == {
        **{"regular": 16, "elite": 8, "special": 6, "leader": 12, "starting-token": 0, "standard-token": 0},
    }
    assert view["tank"]["stilgar"] == 1


# ---- going on, ceasing, retreating


@pytest.mark.ruling("wa_continue_open_ground")
def test_in_the_open_the_battle_goes_on_free_of_charge_until_the_attacker_ceases():
    game = fight(open_field(legion(regular=3), legion(regular=3)), rolled(shield=3) + rolled(shield=3))
    for _ in range(3):
        assert (game.decision.seat, game.decision.prompt[0]) == (HARKONNEN, "arrakis-prompt-continue")
        game.choose("yes")
        assert figures(game, HARKONNEN, HERE) == {"regular": 3}
        # Each time the defender may retreat.
        assert (game.decision.seat, set(keys(game))) == (ATREIDES, {"yes", "no"})
        game.choose("no", outcomes=rolled(shield=3) + rolled(shield=3))
    game.choose("no")
    assert "end" in keys(game)


@pytest.mark.ruling("wa_cease")
def test_when_the_attacker_ceases_all_stay_where_they_were():
    game = fight(open_field(legion(regular=3), legion(regular=3)), rolled(shield=3) + rolled(shield=3))
    game.choose("no")
    assert figures(game, HARKONNEN, HERE) == {"regular": 3}
    assert figures(game, ATREIDES, THERE) == {"regular": 3}
    assert not [e for e in game.events() if e.kind == "battle-won"]


@pytest.mark.ruling("wa_retreat")
def test_the_opponent_moves_the_retreating_legion_to_an_adjacent_area_free_for_it():
    table = open_field(legion(regular=3), legion(regular=2, leader=1)).area("windgap", harkonnen=legion(regular=1))
    game = fight(table.worm("in-sw-4").wormsign("in-sw-5"), rolled(shield=3) + rolled(shield=2))
    choose(game, "yes", "yes")
    assert game.decision.seat == HARKONNEN
    # Not to enemies or the worm; a wormsign is no hindrance for Atreides.
    assert targets(game, "retreat") == {"in-sw-5", "wind-pass"}
    game.choose("retreat:in-sw-5")
    assert figures(game, ATREIDES, "in-sw-5") == {"regular": 2, "leader": 1}
    assert game.view()["wormsigns"] == ["in-sw-5"]


@pytest.mark.ruling("wa_retreat")
def test_without_such_an_area_nobody_retreats():
    table = open_field(legion(regular=3), legion(regular=2), ATREIDES).worm("in-sw-4", "windgap")
    game = fight(table.wormsign("in-sw-5").wormsign("wind-pass"), rolled(shield=3) + rolled(shield=2), ATREIDES)
    game.choose("yes", outcomes=rolled(shield=3) + rolled(shield=2))
    # The next round followed at once.
    assert (game.decision.seat, game.decision.prompt[0]) == (ATREIDES, "arrakis-prompt-continue")
    assert game.state.battle_round == 1


@pytest.mark.ruling("wa_battle_winner")
@pytest.mark.parametrize(
    ("own", "theirs", "winner"),
    [
        (rolled(hit=1), rolled(special=1), HARKONNEN),
        (rolled(special=1), rolled(hit=1), None),
        (rolled(hit=1), rolled(hit=1), None),
    ],
)
def test_the_attacker_wins_by_surviving_a_defender_that_is_gone_and_nobody_if_both_are(
    own: list[int], theirs: list[int], winner: int | None
):
    game = fight(open_field(legion(regular=1), legion(regular=1)), own + theirs)
    won = [e.seat for e in game.events() if e.kind == "battle-won"]
    assert won == ([] if winner is None else [winner])
    assert ("yes" in keys(game)) == (winner == HARKONNEN)


@pytest.mark.ruling("wa_battle_winner")
def test_a_retreat_is_a_victory_of_the_attacker():
    game = fight(open_field(legion(regular=2), legion(regular=2)), rolled(shield=2) + rolled(shield=2))
    choose(game, "yes", "yes", "retreat:in-sw-5")
    assert [e.seat for e in game.events() if e.kind == "battle-won"] == [HARKONNEN]


# ---- afterwards


@pytest.mark.ruling("wa_advance")
@pytest.mark.parametrize("advance", [True, False])
def test_the_victor_moves_its_whole_legion_in_or_stays(advance: bool):
    table = open_field(legion(regular=2, leader=1, named=["beast-rabban"]), legion(regular=1))
    game = fight(table, rolled(hit=2) + rolled(shield=1))
    game.choose("yes" if advance else "no")
    where = THERE if advance else HERE
    assert figures(game, HARKONNEN, where) == {"regular": 2, "leader": 1}
    assert game.view()["leader_at"] == {"beast-rabban": where}
    assert "end" in keys(game)


@pytest.mark.ruling("wa_advance_effects")
def test_advancing_destroys_a_settlement_or_harvester_and_turns_a_wormsign():
    game = fight(sietch_battle(2, regular=1), rolled(hit=4) + rolled(shield=3), at="windgap")
    game.choose("yes")
    assert (game.view()["sietches"], game.view()["supremacy"]) == ([], 2)
    table = open_field(legion(regular=2), legion(regular=1), ATREIDES).harvester(THERE)
    game = fight(table, rolled(hit=2) + rolled(shield=1), ATREIDES)
    game.choose("yes")
    assert game.view()["harvesters"] == []
    table = open_field(legion(regular=2), legion(regular=1)).wormsign(THERE, "wormsign-worm")
    game = fight(table, rolled(hit=2) + rolled(shield=1))
    game.choose("yes")
    # The worm drives the victors out again.
    assert game.view()["worms"] == [THERE]
    assert game.decision.seat == ATREIDES
    assert HERE in targets(game, "retreat")


@pytest.mark.ruling("wa_destroy_settlement")
def test_a_settlement_falls_only_to_a_legion_that_wins_and_advances():
    game = fight(sietch_battle(2, regular=1), rolled(hit=4) + rolled(shield=3), at="windgap")
    stays = game.copy()
    stays.choose("no")
    assert stays.view()["sietches"] == ["windgap"]
    game.choose("yes")
    assert game.view()["sietches"] == []
    # A special attack that kills every defender leaves it standing, and does not turn it over.
    table = (
        arrakis()
        .sietch("windgap", 2, hidden=True)
        .area("windgap", atreides=legion(regular=1))
        .dice(HARKONNEN, mentat=2)
    )
    table.area(HERE, harkonnen=legion(regular=1)).hand(HARKONNEN, "explosive-artillery")
    game = table.turn(HARKONNEN)
    choose(maybe(game, "die:mentat"), "card:explosive-artillery")
    while "attack:windgap" not in keys(game):
        game.choose("done")
    game.choose("attack:windgap", outcomes=rolled(hit=4))
    assert figures(game, ATREIDES, "windgap") == {}
    assert (game.view()["sietches"], game.view()["open_at"]) == (["windgap"], [])


@pytest.mark.ruling("wa_destroy_undefended")
def test_an_undefended_settlement_is_won_without_a_roll():
    table = (
        arrakis().sietch("windgap", 3, hidden=True).area(HERE, harkonnen=legion(regular=1)).dice(HARKONNEN, strategy=2)
    )
    game = fight(table, [], at="windgap")
    assert not [e for e in game.events() if e.kind == "combat-rolled"]
    game.choose("yes")
    assert (game.view()["supremacy"], game.view()["sietches"]) == (3, [])
