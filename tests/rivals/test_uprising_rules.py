"""Uprising for one and two: set-up, turn order, what rivals do with what they gain, combat, options."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rivals.hagal import act, fought, goods, rival, solo, told, two
from tests.table import choose, keys, player

import sietch
from sietch.core.rules import SetupError


def start(players: int = 1, **setup):
    return sietch.new("uprising", players=players, seed=3, **setup)


def all_reveal(game):
    """Everybody who has a seat reveals and buys nothing, until combat is over."""
    while not game.over and game.view()["round"] == 1:
        game.choose("reveal" if "reveal" in keys(game) else "end" if "end" in keys(game) else 0)
    return game


# ---- set-up


@pytest.mark.ruling("riv_setup")
def test_a_rival_has_a_garrison_two_agents_three_spies_and_a_water():
    for garrison, difficulty in ((0, "mercenary"), (3, "sardaukar")):
        table = solo(difficulty=difficulty).first_player(0).turn(0)
        found = rival(table)
        assert (found["garrison"], found["supply"]) == (garrison, 12 - garrison)
        assert found["goods"] == {"solari": 0, "spice": 0, "water": 1}
        assert (found["agents"], found["spies_in_supply"], found["swordmaster"], found["points"]) == (2, 3, False, 0)
        assert (found["hand_count"], found["deck_count"]) == (0, 0)


@pytest.mark.ruling("riv_difficulty")
def test_the_difficulties():
    assert player(start(difficulty="mercenary"), 0)["intrigues"] != []
    assert start(difficulty="sardaukar").view()["house_rules"] == []
    hard = ["brutal-escalation", "expert-deployment", "smart-politics"]
    assert start(difficulty="mentat").view()["house_rules"] == hard
    assert start(difficulty="kwisatz-haderach").view()["house_rules"] == hard
    assert start().view()["difficulty"] == "mercenary"


@pytest.mark.ruling("riv_difficulty")
def test_the_person_has_no_swordmaster_against_the_kwisatz_haderach():
    for difficulty, open_ in (("mentat", True), ("kwisatz-haderach", False)):
        table = solo(difficulty=difficulty).seat(2, at=["high-council", "assembly-hall"])
        game = table.seat(0, hand=["signet-ring"], solari=9).turn(0)
        game.choose("play:signet-ring")
        assert ("send:swordmaster" in keys(game)) is open_
        assert (game.why_not("send:swordmaster") == ("why-no-swordmaster-here", {})) is not open_


@pytest.mark.ruling("riv_objectives")
def test_objectives_are_dealt_to_all_three_and_for_two_the_rival_has_the_ornithopter():
    ids = {"objective-desert-mouse-first-player", "objective-crysknife", "objective-ornithopter-1-3p"}
    assert {each["objective"] for each in start().view()["players"]} == ids
    for seed in range(6):
        game = sietch.new("uprising", players=2, seed=seed)
        assert game.view()["players"][2]["objective"] == "objective-ornithopter-1-3p"
        assert game.view()["first"] in (0, 1)


def test_what_cannot_be_chosen_is_refused_in_one_line():
    refused: list[tuple[dict[str, Any], str]] = [
        ({"players": 3, "difficulty": "mentat"}, "difficulty cannot be chosen for 3 players"),
        ({"players": 2, "difficulty": "mentat"}, "difficulty cannot be chosen for 2 players"),
        ({"players": 1, "difficulty": "easy"}, "unknown difficulty 'easy'"),
        ({"players": 1, "rivals": ["rival-nobody"]}, "unknown rival 'rival-nobody'"),
        ({"players": 1, "rivals": ["rival-jessica"], "leaders": ["lady-jessica"]}, "are the same person"),
        ({"players": 2, "rivals": ["rival-feyd", "rival-amber"]}, "there is one rival here"),
        ({"players": 2, "house_rules": ["streamlined-rivals"], "rivals": ["rival-feyd"]}, "is no streamlined rival"),
        ({"players": 2, "house_rules": ["smart-politics"]}, "unknown house rule 'smart-politics'"),
        ({"players": 4, "house_rules": ["dice-churn"]}, "unknown house rule 'dice-churn'"),
        ({"players": 1, "modules": ["rise-of-ix", "epic"]}, "epic is not for 1 player"),
    ]
    for setup, reason in refused:
        with pytest.raises(SetupError, match=reason):
            sietch.new("uprising", **setup)


def test_a_streamlined_rival_is_left_whoever_the_leaders_are():
    both = ["lady-amber-metulli", "glossu-rabban"]
    setup: dict[str, Any] = {"players": 2, "modules": ["base-cards"], "house_rules": ["streamlined-rivals"]}
    with pytest.raises(SetupError, match="the streamlined rivals are both leaders"):
        sietch.new("uprising", leaders=both, **setup)
    for leaders, left in ((both[:1], "rival-rabban"), (both[1:], "rival-amber")):
        for seed in range(12):
            game = sietch.new("uprising", leaders=[*leaders, "random"], seed=seed, **setup)
            assert game.view()["players"][2]["leader"] == left
    for seed in range(60):
        game = sietch.new("uprising", seed=seed, **setup)
        assert game.view()["players"][2]["leader"] in ("rival-amber", "rival-rabban")


def test_nobody_is_at_the_table_twice():
    for seed in range(40):
        game = sietch.new("uprising", players=1, seed=seed, rivals=["rival-jessica"])
        leaders = [each["leader"] for each in game.view()["players"]]
        assert leaders[1] == "rival-jessica"
        assert leaders[0] != "lady-jessica"
        persons = {"rival-baron": "baron-vladimir-harkonnen", "rival-feyd": "feyd-rautha-harkonnen"}
        assert persons.get(leaders[2], "") != leaders[0]


# ---- turns


@pytest.mark.ruling("riv_two_players_order")
def test_for_two_the_rival_acts_after_the_first_player():
    for first in (0, 1):
        game = two(rivals=["rival-staban"]).first_player(first).turn(first)
        game.choose("reveal")
        all_reveal(game)
        turns = [event.seat for event in game.events() if event.kind == "turn-began"]
        assert turns[:3] == [2, 1 - first, 2]


@pytest.mark.ruling("riv_turn")
def test_a_rival_without_agents_is_skipped_and_never_reveals():
    game = act(solo(), "uh-sardaukar")
    game.choose("reveal")
    all_reveal(game)
    assert {event.seat for event in game.events() if event.kind == "revealed"} <= {0}
    kinds = [(event.kind, event.seat) for event in game.events()]
    assert kinds[: kinds.index(("combat-began", None))].count(("agent-sent", 1)) == 2


def test_the_turn_of_a_rival_without_agents_is_the_next_players():
    game = solo().seat(1, at=["arrakeen", "secrets"]).turn(1)
    assert game.decision.seat == 0
    assert (rival(game)["agents"], told(game, "hagal-revealed")) == (0, [])


def test_occupied_spaces_are_passed_over_until_a_free_one_comes():
    game = act(solo().seat(0, at=["sardaukar"]), "uh-sardaukar", "uh-sardaukar", "uh-secrets")
    assert rival(game)["at"] == ["secrets"]
    assert len(game.view()["hagal_discard"]) == 3


def test_who_controls_a_location_is_paid_when_a_rival_comes():
    game = act(solo().control("arrakeen", 0), "uh-arrakeen")
    assert player(game, 0)["goods"]["solari"] == 1
    own = act(solo().control("arrakeen", 1), "uh-arrakeen")
    assert goods(own)[0] == 1


def test_where_no_card_can_be_used_the_agent_stays_at_home():
    everywhere = [space.id for space in solo().rules.spaces.values() if space.id not in ("high-council", "swordmaster")]
    table = solo()
    table.facts.seats[2] = {}
    game = table.seat(2, at=["swordmaster", "high-council"])
    state = game._round_under_way(1)
    for name in everywhere:
        state.players[0].at |= 1 << next(s.number for s in state.ruleset.spaces.values() if s.id == name)
    state.stack[-1] = (state.ruleset.player_turns, 1, 0)
    found = game._go(state)
    assert told(found, "agent-stayed-home") == [("agent-stayed-home", None)]
    assert rival(found)["agents"] == 2


# ---- spies, influence


@pytest.mark.ruling("riv_spies")
def test_a_spy_without_a_place_goes_to_the_first_free_faction_of_the_list():
    game = act(solo().seat(0, spies=["post-guild", "post-fremen"]), "uh-espionage")
    assert rival(game)["spies"] == ["post-bene-gesserit"]
    full = solo().seat(0, spies=["post-guild", "post-fremen", "post-bene-gesserit"]).seat(2, spies=["post-emperor"])
    assert rival(act(full, "uh-espionage"))["spies"] == []


@pytest.mark.ruling("riv_influence")
def test_influence_scores_at_two_and_for_alliances_and_gives_no_bonus():
    game = act(solo(), "uh-sardaukar", influence={"emperor": 1})
    assert rival(game)["points"] == 1
    game = act(solo(), "uh-heighliner", influence={"guild": 3})
    assert rival(game)["points"] == 2
    assert goods(game) == (0, 0, 1)
    assert game.view()["alliances"]["guild"] == 1


@pytest.mark.ruling("riv_choice")
def test_influence_by_choice_goes_where_there_is_least_and_then_by_the_list():
    table = solo(rivals=("rival-margot",)).conflict("skirmish-crysknife")
    game = fought(table.seat(1, troops=2, influence={"bene-gesserit": 1, "guild": 2}).seat(0, hand=[]))
    assert rival(game)["influence"] == {"emperor": 1, "guild": 2, "bene-gesserit": 1, "fremen": 0}


@pytest.mark.ruling("riv_choice")
def test_influence_with_two_goes_to_the_two_least():
    table = solo().conflict("propaganda")
    game = fought(table.seat(1, troops=2, influence={"guild": 1, "fremen": 1}))
    assert rival(game)["influence"] == {"emperor": 1, "guild": 1, "bene-gesserit": 1, "fremen": 1}


@pytest.mark.ruling("riv_scheme")
def test_a_rival_laid_out_with_three_spies_keeps_one_and_carries_out_its_scheme():
    game = act(solo().seat(1, spies=["post-choam", "post-guild", "post-fremen"]), "uh-sardaukar")
    assert len(rival(game)["spies"]) == 1
    assert told(game, "schemed") == [("schemed", "rival-staban")]


# ---- what they do with resources


@pytest.mark.ruling("riv_swordmaster")
def test_exactly_the_value_is_paid_solari_first_then_spice_cards_and_water():
    table = solo(rivals=("rival-gurney",)).seat(1, solari=4, spice=2, intrigues=["cunning"], water=1)
    game = act(table, "uh-sardaukar")
    assert rival(game)["swordmaster"]
    assert (goods(game), rival(game)["intrigues_count"]) == ((0, 0, 0), 0)
    richer = solo(rivals=("rival-gurney",)).seat(1, solari=5, spice=2, intrigues=["cunning"], water=1)
    assert goods(act(richer, "uh-sardaukar")) == (0, 0, 1)


@pytest.mark.ruling("riv_first_swordmaster")
def test_after_a_rivals_swordmaster_people_pay_six():
    table = solo(rivals=("rival-feyd",)).seat(1, solari=4).seat(0, hand=["signet-ring"], solari=6)
    game = act(table, "uh-sardaukar")
    game.choose("play:signet-ring")
    assert "send:swordmaster" in keys(game)


@pytest.mark.ruling("riv_points")
def test_points_are_bought_only_after_the_swordmaster():
    game = act(solo(), "uh-sardaukar", water=3)
    assert (rival(game)["points"], goods(game)[2]) == (0, 3)
    for have, left in (
        ({"water": 3}, (0, 0, 0)),
        ({"solari": 7, "water": 0}, (0, 0, 0)),
        ({"spice": 8, "water": 0}, (0, 1, 0)),
        ({"intrigues": ["cunning", "devour", "impress"], "water": 0}, (0, 0, 0)),
    ):
        game = act(solo(), "uh-sardaukar", swordmaster=True, **have)
        assert (rival(game)["points"], goods(game)) == (1, left)
        assert rival(game)["intrigues_count"] == 0
    twice = act(solo(), "uh-sardaukar", swordmaster=True, solari=15, water=6)
    assert (rival(twice)["points"], goods(twice)) == (4, (1, 0, 0))


# ---- combat


@pytest.mark.ruling("riv_combat")
@pytest.mark.ruling("faq_errata_rival_combat_card")
def test_each_rival_with_a_unit_flips_a_card_of_its_own_for_its_swords():
    table = solo().conflict("skirmish-desert-mouse").seat(1, troops=1).seat(2, troops=2)
    table.seat(0, troops=3, intrigues=["devour"])
    game = table.next("drawn-hagal:uh-sardaukar", "drawn-hagal:uh-secrets").combat()
    assert [rival(game, number)["strength"] for number in (0, 1, 2)] == [6, 2 + 4, 4 + 1]
    alone = solo().seat(0, troops=1, intrigues=["devour"]).combat()
    assert told(alone, "hagal-flipped") == []


@pytest.mark.ruling("riv_combat")
def test_a_card_without_swords_to_flip_is_flipped_over():
    table = two(rivals=["rival-staban"]).seat(2, troops=1).seat(0, troops=1, intrigues=["devour"])
    game = table.next("drawn-hagal:uh-reshuffle", "drawn-hagal:uh-heighliner").combat()
    assert rival(game, 2)["strength"] == 2 + 5


@pytest.mark.ruling("riv_rewards")
def test_rewards_are_taken_as_by_players_with_control_icons_and_worms():
    table = solo().conflict("siege-of-arrakeen").seat(1, troops=6, worms=1, objective="objective-ornithopter-1-3p")
    table.seat(0, objective="objective-crysknife").seat(2, objective="objective-desert-mouse-first-player")
    game = fought(table)
    found = rival(game)
    assert found["goods"]["solari"] == 4
    assert game.view()["control"]["arrakeen"] == 1
    assert found["points"] == 1
    assert found["matched"] == ["siege-of-arrakeen"]


@pytest.mark.ruling("riv_rewards")
def test_what_can_be_paid_for_a_point_is_paid():
    for conflict, have, points in (
        ("spice-freighters", {"spice": 3}, 1),
        ("spice-freighters", {"spice": 2}, 0),
        ("battle-for-spice-refinery", {"solari": 6}, 2),
        ("battle-for-imperial-basin", {"spice": 4}, 2),
        ("battle-for-arrakeen", {"spies": ["post-choam", "post-guild"]}, 2),
        ("battle-for-arrakeen", {"spies": ["post-choam"]}, 1),
    ):
        game = fought(solo().conflict(conflict).seat(1, troops=3, objective_up=False, **have))
        assert rival(game)["points"] == points, (conflict, have)


@pytest.mark.ruling("riv_contracts")
def test_a_contract_is_two_solari_to_a_rival():
    for modules in ((), ("choam",), ("choam", "rise-of-ix")):
        game = fought(solo(modules=modules).conflict("trade-dispute").seat(1, troops=3))
        assert goods(game) == (2, 0, 2)
        if modules:
            assert rival(game)["contracts"] == []


def test_who_controls_the_location_of_a_conflict_defends_it_without_a_seat():
    table = solo().conflict_deck("siege-of-arrakeen").control("arrakeen", 1).round(2)
    game = table.new_round()
    assert rival(game)["troops"] >= 1


# ---- options


@pytest.mark.ruling("riv_smart_politics")
def test_smart_politics_ignores_what_is_won_or_lost_already():
    def goes(have: int, most: int, alliance: bool = False) -> bool:
        table = solo(house_rules=["smart-politics"]).seat(1, influence={"emperor": have})
        table.seat(0, influence={"emperor": most})
        if alliance:
            table.alliance("emperor", 1)
        game = act(table, "uh-dutiful-service", "uh-sardaukar")
        return bool(rival(game)["at"] == ["dutiful-service"])

    assert not goes(3, 5)
    assert goes(3, 4)
    assert goes(1, 5)
    assert not goes(5, 4, alliance=True)
    assert goes(4, 4, alliance=True)
    plain = act(solo().seat(0, influence={"emperor": 5}), "uh-dutiful-service", influence={"emperor": 3})
    assert rival(plain)["at"] == ["dutiful-service"]


@pytest.mark.ruling("riv_smart_politics")
@pytest.mark.parametrize(
    ("card", "faction"),
    [("uh-deliver-supplies-heighliner", "guild"), ("uh-secrets", "bene-gesserit"), ("uh-fremkit", "fremen")],
)
def test_smart_politics_holds_for_the_free_space_of_each_faction(card, faction):
    table = solo(house_rules=["smart-politics"]).seat(0, influence={faction: 5})
    assert rival(act(table, card, "uh-sardaukar", influence={faction: 2}))["at"] == ["sardaukar"]


@pytest.mark.ruling("riv_expert_deployment")
def test_expert_deployment_keeps_troops_back_with_three_units_more():
    for own, deployed in ((3, 6), (4, 4)):
        table = solo(house_rules=["expert-deployment"]).conflict("trade-dispute").seat(0, troops=1)
        game = act(table, "uh-arrakeen", troops=own, garrison=2)
        assert rival(game)["troops"] == deployed
    last = solo(house_rules=["expert-deployment"]).conflict("propaganda").seat(0, troops=1)
    assert rival(act(last, "uh-arrakeen", troops=4, garrison=2))["troops"] == 7


@pytest.mark.ruling("riv_expert_deployment")
def test_sandworms_are_summoned_before_the_check():
    table = solo(house_rules=["expert-deployment"]).bonus_spice(deep_desert=1)
    game = act(table, "uh-deep-desert", hooks=True, troops=1, garrison=2)
    assert (rival(game)["worms"], rival(game)["troops"]) == (2, 1)


@pytest.mark.ruling("riv_brutal")
def test_brutal_escalation_flips_two_cards_in_the_last_conflicts():
    for conflict, swords in (("propaganda", 9), ("trade-dispute", 4)):
        table = solo(house_rules=["brutal-escalation"]).conflict(conflict).seat(1, troops=1)
        table.seat(0, troops=1, intrigues=["devour"])
        game = table.next("drawn-hagal:uh-sardaukar", "drawn-hagal:uh-heighliner").combat()
        assert rival(game)["strength"] == 2 + swords


@pytest.mark.ruling("hagal_ix_churn")
def test_dice_churn_trashes_cards_of_the_row_after_the_reveal_turn():
    for game_name in ("uprising", "imperium"):
        for dice, trashed in ((("3", "6"), [2]), (("1", "5"), [0, 4]), (("2", "2"), [1]), (("6", "6"), [])):
            table = solo(game_name, house_rules=["dice-churn"]).next(*(f"die:{face}" for face in dice))
            game = table.seat(1, agents=0, at=["arrakeen", "imperial-basin"]).turn(0)
            row = game.view()["row"]
            choose(game, "reveal", "end")
            gone = [str(event.what) for event in game.events() if event.kind == "row-churned"]
            assert sorted(gone) == sorted(row[place] for place in trashed)
            assert len(game.view()["row"]) == 5


@pytest.mark.ruling("hagal_ix_churn")
def test_dice_are_rolled_once_for_a_reveal_turn_that_is_a_further_turn():
    table = solo("imperium", house_rules=["dice-churn"], modules=["rise-of-ix"])
    table.seat(1, agents=0, at=["conspire", "wealth"]).seat(0, hand=["weirding-way"])
    game = choose(table.turn(0), "play:weirding-way", "send:arrakeen", "effect:weirding-way.agent.0", "end", "reveal")
    while "churn-rolled" not in [event.kind for event in game.events()]:
        game.choose("end" if "end" in keys(game) else 0)
    assert [event.kind for event in game.events()].count("churn-rolled") == 2


@pytest.mark.ruling("riv_streamlined")
def test_a_streamlined_rival_with_its_swordmaster_steals_no_card():
    table = two(house_rules=["streamlined-rivals"], rivals=["rival-amber"])
    table.seat(0, intrigues=["devour", "impress", "go-to-ground", "cunning"])
    for swordmaster, stolen in ((False, 1), (True, 0)):
        game = act(table, "uh-secrets", player=2, swordmaster=swordmaster)
        assert (rival(game, 2)["intrigues_count"], rival(game, 0)["intrigues_count"]) == (stolen, 4 - stolen)


@pytest.mark.ruling("riv_streamlined")
def test_a_streamlined_rival_scores_nothing_and_collects_nothing_after_its_swordmaster():
    for name in ("rival-amber", "rival-rabban"):
        table = two(house_rules=["streamlined-rivals"], rivals=[name]).bonus_spice(deep_desert=2)
        game = act(table, "uh-deep-desert", player=2, swordmaster=True, influence={"emperor": 1})
        assert goods(game, 2)[1] == 0
        assert game.view()["bonus_spice"]["deep-desert"] == 0
        before = act(
            two(house_rules=["streamlined-rivals"], rivals=[name]).bonus_spice(deep_desert=1),
            "uh-deep-desert",
            player=2,
        )
        assert goods(before, 2)[1] == 5
    for seed in range(8):
        game = sietch.new("uprising", players=2, seed=seed, house_rules=["streamlined-rivals"])
        assert game.view()["players"][2]["leader"] in ("rival-amber", "rival-rabban")
    scored = act(two(house_rules=["streamlined-rivals"]), "uh-heighliner", player=2, influence={"guild": 3}, points=0)
    assert rival(scored, 2)["points"] == 0
    assert scored.view()["alliances"]["guild"] == 2


# ---- the end


@pytest.mark.ruling("riv_end")
def test_a_rival_with_the_points_ends_the_game_and_wins_it():
    game = solo().seat(1, points=10).resolve_combat()
    while not game.over:
        game.choose(0)
    assert game.winners == []
    assert [event.seat for event in game.events() if event.kind == "game-ended"] == [1]
    assert game.scores == [0]
    ahead = solo().seat(1, points=10).seat(0, points=11).resolve_combat()
    while not ahead.over:
        ahead.choose(0)
    assert ahead.winners == [0]


def test_a_wild_icon_is_matched_at_the_end():
    game = solo().seat(1, won=["propaganda"], objective="objective-crysknife").endgame()
    while not game.over:
        game.choose(0)
    assert rival(game)["points"] == 1


# ---- with other modules


@pytest.mark.ruling("riv_ix_place_spy")
def test_the_posts_of_the_ix_board_come_first():
    assert rival(act(solo(modules=["rise-of-ix"]), "uh-place-spy-yellow", "uh-sardaukar"))["spies"] == ["post-ix-choam"]
    assert rival(act(solo(modules=["rise-of-ix"]), "uh-place-spy-green", "uh-sardaukar"))["spies"] == ["post-ix-board"]
    taken = solo(modules=["rise-of-ix"]).seat(0, spies=["post-ix-board"])
    assert rival(act(taken, "uh-place-spy-green", "uh-sardaukar"))["spies"] == ["post-landsraad-west"]


@pytest.mark.ruling("riv_immortality")
@pytest.mark.ruling("im_solo_tokens")
def test_a_carthag_card_on_uprisings_board_does_all_but_space_and_troop():
    table = solo(modules=["immortality"])
    row = table.turn(0).view()["tleilaxu_row"]
    game = act(table, "hagal-imm-carthag-left", "uh-sardaukar")
    found = rival(game)
    assert (found["tleilaxu"], found["at"], found["garrison"]) == (1, ["sardaukar"], 5)
    assert game.view()["tleilaxu_row"][1] == row[1]
    assert game.view()["tleilaxu_row"][0] != row[0]
    assert (found["research"], found["atomics"]) == (None, False)
