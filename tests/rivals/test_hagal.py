"""The game of 2020 for one and two: its House Hagal deck, rival leaders, difficulties, House Hagal between two."""

from __future__ import annotations

import pytest
from tests.rivals.hagal import act, fought, goods, rival, solo, told, two
from tests.table import choose, keys, player

import sietch
from sietch.core.rules import SetupError
from sietch.imperium.modules.automatic.hagal import HAGAL
from sietch.imperium.rules import IMPERIUM
from sietch.imperium.scenario import Scenario


def house(**setup) -> Scenario:
    return two("imperium", **setup)


def against(*rivals: str, **setup) -> Scenario:
    return solo("imperium", rivals=rivals, **setup)


# By card: for how many, the space, and what a player with three troops in the garrison then has.
CARDS = [
    ("hagal-conspire", (1, 2), "conspire", {"emperor": 1, "garrison": 5}, 4),
    ("hagal-wealth", (1, 2), "wealth", {"emperor": 1, "garrison": 3}, 3),
    ("hagal-heighliner", (1, 2), "heighliner", {"guild": 1, "troops": 5, "garrison": 1}, 6),
    ("hagal-foldspace", (1, 2), "foldspace", {"guild": 1, "garrison": 3}, 1),
    ("hagal-selective-breeding", (1, 2), "selective-breeding", {"bene-gesserit": 1}, 2),
    ("hagal-secrets", (1, 2), "secrets", {"bene-gesserit": 1, "intrigues_count": 0}, 1),
    ("hagal-hardy-warriors", (1, 2), "hardy-warriors", {"fremen": 1, "troops": 4, "garrison": 1}, 5),
    ("hagal-stillsuits", (1, 2), "stillsuits", {"fremen": 1, "troops": 2, "garrison": 1}, 4),
    ("hagal-rally-troops", (1, 2), "rally-troops", {"garrison": 7, "troops": 0}, 3),
    ("hagal-hall-of-oratory", (1, 2), "hall-of-oratory", {"garrison": 4}, 0),
    ("hagal-carthag", (1, 2), "carthag", {"troops": 3, "garrison": 1}, 0),
    ("hagal-arrakeen-1p", (1,), "arrakeen", {"troops": 3, "spice": 1}, 1),
    ("hagal-arrakeen-2p", (2,), "arrakeen", {"troops": 3, "spice": 0}, 1),
]


def having(game, number: int):
    found = rival(game, number)
    return {**found, **found["influence"], **found["goods"]}


@pytest.mark.ruling("hagal_only_the_card")
@pytest.mark.ruling("hagal_recruits")
@pytest.mark.ruling("hagal_two_from_garrison")
@pytest.mark.parametrize(
    ("card", "people", "space", "after", "swords"),
    [pytest.param(*row, marks=pytest.mark.component("hagal", row[0])) for row in CARDS],
)
def test_only_what_the_card_shows_is_gained(card, people, space, after, swords):
    for number in people:
        table, who = (against(), 1) if number == 1 else (house(), 2)
        have = having(act(table, card, player=who, garrison=3), who)
        assert have["at"] == [space]
        assert {name: have[name] for name in after} == after
    assert next(each for each in HAGAL if each.id == card).swords == swords


@pytest.mark.component("hagal", "hagal-harvest-spice")
@pytest.mark.ruling("hagal_harvest_spice")
@pytest.mark.ruling("hagal1_harvest")
@pytest.mark.parametrize(
    ("bonus", "space", "spice"),
    [
        ({"imperial_basin": 1, "hagga_basin": 1}, "hagga-basin", 3),
        ({"imperial_basin": 2, "hagga_basin": 1}, "imperial-basin", 3),
        ({"the_great_flat": 2}, "the-great-flat", 5),
    ],
)
def test_spice_is_harvested_where_most_bonus_spice_lies(bonus, space, spice):
    game = act(against().bonus_spice(**bonus), "hagal-harvest-spice")
    assert rival(game)["at"] == [space]
    assert goods(game) == (0, spice, 1)


@pytest.mark.ruling("hagal_harvest_spice")
def test_without_bonus_spice_harvest_spice_is_ignored():
    assert rival(act(against(), "hagal-harvest-spice", "hagal-wealth"))["at"] == ["wealth"]


@pytest.mark.ruling("hagal_reveal_until_free")
def test_cards_are_revealed_until_one_shows_a_free_space():
    table = against().seat(0, at=["wealth", "conspire"])
    game = act(table, "hagal-wealth", "hagal-conspire", "hagal-secrets")
    assert rival(game)["at"] == ["secrets"]
    assert rival(game)["influence"]["bene-gesserit"] == 1
    assert len(game.view()["hagal_discard"]) == 3


@pytest.mark.ruling("hagal_agent_turns_only")
def test_no_card_is_revealed_or_drawn_by_who_has_no_seat():
    game = sietch.new("imperium", players=1, seed=1)
    assert all(not found["hand_count"] and not found["deck_count"] for found in game.view()["players"][1:])


@pytest.mark.ruling("hagal_influence")
@pytest.mark.ruling("faq_solo_rival_no_4_bonus")
@pytest.mark.ruling("faq_solo_rival_influence_vp")
def test_the_track_gives_points_and_alliances_but_no_bonus():
    game = act(against(), "hagal-heighliner", influence={"guild": 3})
    assert goods(game) == (0, 0, 1)
    assert game.view()["alliances"]["guild"] == 1
    assert rival(game)["points"] == 2
    assert rival(act(against(), "hagal-wealth", influence={"emperor": 1}))["points"] == 1
    spoiler = act(house(), "hagal-heighliner", player=2, influence={"guild": 3}, points=0)
    assert spoiler.view()["alliances"]["guild"] == 2
    assert rival(spoiler, 2)["points"] == 0


@pytest.mark.ruling("hagal_combat_bonus")
def test_swords_of_one_card_are_added_before_cards_are_played():
    table = against().seat(1, troops=2).seat(0, troops=1, intrigues=["ambush"])
    game = table.next("drawn-hagal:hagal-stillsuits").combat()
    assert rival(game)["strength"] == 4 + 4
    assert rival(game)["influence"]["fremen"] == 0
    assert "pass" in keys(game)


@pytest.mark.ruling("hagal_combat_bonus")
@pytest.mark.parametrize(("first", "order"), [(0, [1, 2]), (1, [1, 2]), (2, [2, 1])])
def test_cards_for_swords_are_revealed_in_turn_order(first, order):
    table = against().first_player(first).seat(1, troops=1).seat(2, troops=1).seat(0, troops=1, intrigues=["ambush"])
    game = table.next("drawn-hagal:hagal-wealth", "drawn-hagal:hagal-heighliner").combat()
    assert [(event.seat, event.n) for event in game.events() if event.kind == "hagal-flipped"] == list(
        zip(order, (3, 6), strict=True)
    )


@pytest.mark.component("hagal", "hagal-reshuffle")
@pytest.mark.ruling("hagal_reshuffle")
def test_reshuffle_and_an_empty_deck_shuffle_all_cards():
    game = act(house(), "hagal-reshuffle", "hagal-wealth", player=2)
    assert rival(game, 2)["at"] == ["wealth"]
    assert game.view()["hagal_deck_count"] == 27
    game = act(house().hagal_deck("hagal-wealth").seat(0, at=["wealth"]), "hagal-wealth", "hagal-conspire", player=2)
    assert rival(game, 2)["at"] == ["conspire"]
    # The last card of the deck is discarded before all 28 are shuffled.
    assert told(game, "hagal-shuffled") == [("hagal-shuffled", None)]
    assert (game.view()["hagal_deck_count"], game.view()["hagal_discard"]) == (27, ["hagal-conspire"])


@pytest.mark.ruling("hagal_affected")
def test_effects_on_opponents_hit_who_has_no_seat():
    table = against().seat(0, hand=["gun-thopter"]).seat(1, garrison=2)
    game = table.turn(0)
    game.choose("play:gun-thopter")
    game.choose(0)
    assert rival(game)["garrison"] == 1


# ---- one person


@pytest.mark.ruling("hagal1_difficulty")
def test_the_difficulties():
    def table(difficulty):
        return against(difficulty=difficulty).turn(0)

    novice = table("mercenary")
    assert player(novice, 0)["goods"] == {"solari": 1, "spice": 1, "water": 1}
    assert (rival(novice)["garrison"], rival(novice)["intrigues_count"]) == (0, 0)
    for difficulty in ("sardaukar", "mentat", "kwisatz-haderach"):
        found = sietch.new("imperium", players=1, difficulty=difficulty, seed=5)
        mentat = next(space for space in IMPERIUM.of(found.setup).spaces.values() if space.id == "mentat")
        assert mentat.cost == (0, 5)
        assert (rival(table(difficulty))["garrison"], goods(table(difficulty))) == (3, (0, 0, 1))
        assert ("expert-deployment" in found.view()["house_rules"]) is (difficulty != "sardaukar")
    mentat = next(space for space in IMPERIUM.of(novice.setup).spaces.values() if space.id == "mentat")
    assert mentat.cost == (0, 2)


@pytest.mark.ruling("hagal1_difficulty")
def test_rivals_draw_an_intrigue_card_each_but_for_mercenaries():
    for difficulty, n in (("mercenary", 0), ("sardaukar", 2)):
        rules = IMPERIUM
        setup = rules.setup({"players": 1, "difficulty": difficulty})
        g = rules.of(setup).prepare(setup, 1, None)
        assert sum(len(p.intrigues) for p in g.players[1:]) == n


@pytest.mark.ruling("hagal1_difficulty")
def test_no_swordmaster_for_the_person_against_the_kwisatz_haderach():
    for difficulty, open_ in (("mentat", True), ("kwisatz-haderach", False)):
        table = against(difficulty=difficulty).seat(2, at=["high-council", "mentat"])
        game = table.seat(0, hand=["signet-ring"], solari=9).turn(0)
        game.choose("play:signet-ring")
        assert ("send:swordmaster" in keys(game)) is open_
        assert (game.why_not("send:swordmaster") == ("why-no-swordmaster-here", {})) is not open_


# Of Rise of Ix two leaders more can be rivals.
OF_2020 = (
    "duke-leto-atreides",
    "baron-vladimir-harkonnen",
    "glossu-rabban",
    "count-ilban-richese",
    "countess-ariana-thorvald",
    "earl-memnon-thorvald",
)
OF_IX = ("viscount-hundro-moritani", "prince-rhombur-vernius")


@pytest.mark.ruling("hagal1_signet_only")
@pytest.mark.parametrize(("modules", "leaders"), [((), OF_2020), (("rise-of-ix",), OF_2020 + OF_IX)])
def test_the_rivals_that_are_dealt_are_leaders_with_a_signet_and_never_house_hagal(modules, leaders):
    dealt = set()
    for seed in range(60):
        players = sietch.new("imperium", players=1, modules=list(modules), seed=seed).view()["players"]
        dealt |= {player["leader"] for player in players[1:]}
    assert dealt == {f"rival-{leader}" for leader in leaders}


@pytest.mark.ruling("hagal1_setup_deck")
@pytest.mark.ruling("hagal2_setup")
def test_the_deck_and_the_pieces_of_house_hagal():
    one, both = (IMPERIUM.setup({"players": n}) for n in (1, 2))
    for setup, cards in ((one, 27), (both, 28)):
        g = IMPERIUM.of(setup).prepare(setup, 1, None)
        assert len(g.hagal_deck) == cards
    found = rival(house().turn(0), 2)
    assert found["leader"] == "house-hagal"
    assert (found["agents"], found["garrison"], found["supply"]) == (3, 0, 12)
    assert found["goods"] == {"solari": 0, "spice": 0, "water": 0}


SIGNETS = [
    ("baron-vladimir-harkonnen", {"solari": 1}, {"solari": 0, "intrigues_count": 1}),
    ("baron-vladimir-harkonnen", {}, {"intrigues_count": 0}),
    ("glossu-rabban", {}, {"troops": 4}),
    ("count-ilban-richese", {}, {"solari": 1}),
    ("countess-ariana-thorvald", {}, {"water": 2}),
    ("earl-memnon-thorvald", {}, {"spice": 1}),
    ("duke-leto-atreides", {}, {"guild": 0}),
]


@pytest.mark.ruling("hagal1_signet_only")
@pytest.mark.parametrize(
    ("leader", "before", "after"),
    [pytest.param(*row, marks=pytest.mark.component("rival", f"rival-{row[0]}")) for row in SIGNETS],
)
def test_only_the_signet_of_a_rival_leader_counts(leader, before, after):
    have = having(act(against(f"rival-{leader}"), "hagal-arrakeen-1p", **before), 1)
    assert {name: have[name] for name in after} == after


@pytest.mark.component("rival", "rival-duke-leto-atreides")
@pytest.mark.ruling("hagal1_choices")
def test_leto_gains_where_another_has_more_and_the_person_decides_between_equals():
    table = against("rival-duke-leto-atreides").seat(0, influence={"guild": 2, "fremen": 1, "emperor": 1})
    game = act(table, "hagal-arrakeen-1p", spice=1, influence={"emperor": 1})
    assert game.decision.seat == 0
    assert keys(game) == ["faction:guild", "faction:fremen"]
    assert game.decision.prompt[0] == "prompt-rival-influence"
    game.choose("faction:guild")
    assert having(game, 1)["guild"] == 1
    assert goods(game)[1] == 0


@pytest.mark.component("rival", "rival-duke-leto-atreides")
@pytest.mark.ruling("hagal1_signet_only")
def test_leto_pays_nothing_where_nobody_has_more():
    game = act(against("rival-duke-leto-atreides"), "hagal-arrakeen-1p", spice=1)
    assert goods(game) == (0, 1, 1)


@pytest.mark.component("rival", "rival-glossu-rabban")
@pytest.mark.ruling("hagal1_signet_only")
def test_rabban_has_no_start_bonus_and_two_troops_with_an_alliance():
    table = against("rival-glossu-rabban").seat(1, influence={"guild": 4}).alliance("guild", 1)
    game = act(table, "hagal-arrakeen-1p")
    assert rival(game)["troops"] == 5
    assert goods(game) == (0, 0, 1)


def test_paul_and_helena_are_no_rivals():
    for name in ("rival-paul-atreides", "rival-helena-richese", "rival-prince-rhombur-vernius"):
        with pytest.raises(SetupError, match="unknown rival"):
            sietch.new("imperium", players=1, rivals=[name])


@pytest.mark.ruling("hagal1_first_player")
def test_the_rival_on_the_left_begins():
    for seed in range(3):
        game = sietch.new("imperium", players=1, seed=seed, leaders=["helena-richese"])
        turns = [event.seat for event in game.events() if event.kind == "turn-began"]
        assert game.view()["first"] == 1
        assert turns == [1, 2, 0]


@pytest.mark.ruling("hagal1_swordmasters")
@pytest.mark.parametrize(
    ("difficulty", "round_"), [("mercenary", 5), ("sardaukar", 4), ("mentat", 3), ("kwisatz-haderach", 3)]
)
def test_both_rivals_have_their_third_agents_from_a_round_on(difficulty, round_):
    for now in (round_ - 1, round_):
        game = against(difficulty=difficulty).round(now).new_round()
        assert rival(game)["swordmaster"] is (now == round_)
        assert rival(game, 2)["swordmaster"] is (now == round_)


@pytest.mark.ruling("hagal1_rewards")
def test_rivals_take_the_rewards_of_conflicts():
    found = fought(against().conflict("base-siege-of-arrakeen").seat(1, troops=3))
    assert rival(found)["points"] == 1
    assert found.view()["control"]["arrakeen"] == 1
    found = fought(
        against().conflict("cloak-and-dagger").seat(1, troops=3, influence={"guild": 1, "emperor": 1, "fremen": 1})
    )
    assert rival(found)["intrigues_count"] == 2
    assert having(found, 1)["bene-gesserit"] == 1
    assert told(fought(against().conflict("sort-through-the-chaos").seat(1, troops=3)), "mentat-promised")


@pytest.mark.ruling("hagal1_choices")
def test_a_choice_of_a_reward_is_the_persons():
    table = against().conflict("base-battle-for-arrakeen").seat(1, troops=2).seat(2, troops=1).seat(0, troops=4)
    table.seat(0, swords=20).round(10)
    game = table.next("drawn-hagal:hagal-carthag", "drawn-hagal:hagal-carthag").combat()
    assert game.decision.prompt[0] == "prompt-choose-for-rival"
    assert game.decision.seat == 0
    assert len(keys(game)) == 3
    game.choose(1)
    assert len(keys(game)) == 2
    game.choose(1)
    assert goods(game)[:2] == (3, 2)


@pytest.mark.ruling("hagal1_spending")
@pytest.mark.parametrize(
    ("have", "left"),
    [
        ({"water": 3}, (0, 0, 0)),
        ({"solari": 7}, (0, 0, 1)),
        ({"spice": 7}, (0, 0, 1)),
        ({"intrigues": ["ambush", "recruitment-mission", "water-peddlers-union"]}, (0, 0, 1)),
    ],
)
def test_resources_turn_into_points_at_once(have, left):
    game = act(against(), "hagal-wealth", **have)
    assert rival(game)["points"] == 1
    assert goods(game) == left


@pytest.mark.ruling("hagal1_corner_the_market")
def test_each_rival_counts_as_having_two_copies_of_the_spice_must_flow():
    for copies, points in ((2, 1), (3, 2)):
        table = against(leaders=["helena-richese"]).seat(
            0, deck=["base-the-spice-must-flow"] * copies, intrigues=["corner-the-market"]
        )
        game = table.endgame()
        game.choose("intrigue:corner-the-market")
        while not game.over:
            game.choose(0)
        assert game.scores == [points]


@pytest.mark.ruling("hagal1_expert_deployment")
@pytest.mark.ruling("faq_solo_expert_deployment")
def test_who_leads_by_four_deploys_no_troops_in_the_first_conflicts():
    for others, deployed in ((1, 3), (2, 7)):
        table = against(difficulty="mentat").conflict("desert-power").seat(0, troops=others)
        game = act(table, "hagal-hardy-warriors", troops=3, garrison=3)
        assert rival(game)["troops"] == deployed
        assert rival(game)["garrison"] == (5 if others == 1 else 1)
    last = against(difficulty="mentat").conflict("grand-vision").seat(0, troops=1)
    assert rival(act(last, "hagal-hardy-warriors", troops=3, garrison=3))["troops"] == 7


# ---- two people


@pytest.mark.ruling("hagal2_after_first_player")
@pytest.mark.component("rival", "house-hagal")
def test_house_hagal_acts_after_each_agent_turn_of_the_first_player():
    for first in (0, 1):
        game = house().first_player(first).seat(0, hand=["dagger"]).seat(1, hand=["dagger"]).turn(first)
        while not game.over and game.view()["round"] == 1:
            now = keys(game)
            game.choose(
                next((key for key in now if key.startswith(("play", "send"))), "end" if "end" in now else now[0])
            )
        kinds = [(event.kind, event.seat) for event in game.events()]
        sent = [seat for kind, seat in kinds[: kinds.index(("combat-began", None))] if kind == "agent-sent"]
        assert sent[:2] == [first, 2]
        assert sent.count(2) == 1


@pytest.mark.ruling("hagal2_after_first_player")
@pytest.mark.parametrize(("first", "times"), [(0, 3), (1, 2)])
def test_house_hagal_acts_as_often_as_the_first_player_has_agents(first, times):
    table = house().seat(0, hand=["dune-the-desert-planet", "signet-ring", "diplomacy"], swordmaster=True)
    game = table.seat(1, hand=["signet-ring", "reconnaissance"]).first_player(first).turn(first)
    while game.view()["phase"] == "player-turns" and not game.over:
        now = keys(game)
        game.choose(next((key for key in now if key.startswith(("play", "send"))), "end" if "end" in now else now[0]))
    kinds = [(event.kind, event.seat) for event in game.events()]
    sent = [seat for kind, seat in kinds[: kinds.index(("combat-began", None))] if kind == "agent-sent"]
    assert [sent.count(seat) for seat in range(3)] == [3, 2, times]


@pytest.mark.ruling("hagal2_after_first_player")
def test_a_further_turn_of_the_first_player_comes_after_that_of_house_hagal():
    table = house(modules=["rise-of-ix"]).seat(0, hand=["weirding-way", "dune-the-desert-planet", "dagger"])
    game = table.first_player(0).turn(0)
    choose(game, "play:weirding-way", "send:arrakeen", "effect:weirding-way.agent.0", "end")
    assert game.decision.seat == 0
    choose(game, "play:dune-the-desert-planet")
    game.choose(0)
    while game.decision.seat == 0:
        game.choose("end" if "end" in keys(game) else 0)
    turns = [event.seat for event in game.events() if event.kind == "turn-began"]
    assert turns == [2, 0, 2, 1]


@pytest.mark.ruling("hagal2_no_gains")
def test_house_hagal_collects_nothing_and_bonus_spice_goes_to_the_bank():
    game = act(house().bonus_spice(hagga_basin=2), "hagal-harvest-spice", player=2)
    assert goods(game, 2) == (0, 0, 0)
    assert game.view()["bonus_spice"]["hagga-basin"] == 0
    assert rival(game, 2)["at"] == ["hagga-basin"]
    assert "bonus-to-bank" in {event.kind for event in game.events()}


@pytest.mark.ruling("hagal2_control")
def test_house_hagal_only_takes_a_marker_away():
    table = house().conflict("base-siege-of-arrakeen").control("arrakeen", 0).seat(2, troops=6).seat(0, troops=1)
    game = fought(table)
    assert game.view()["control"]["arrakeen"] is None
    assert goods(game, 2) == (0, 0, 0)
    assert rival(game, 2)["points"] == 0
    assert player(game, 0)["goods"]["solari"] == 4
    assert game.winners == [0]
    assert [event.seat for event in game.events() if event.kind == "reward-taken"] == [0]


@pytest.mark.ruling("hagal2_no_gains")
def test_a_location_with_a_dreadnought_of_house_hagal_pays_nobody():
    table = house(modules=["rise-of-ix"]).control("arrakeen", 1).dreadnought_at("arrakeen", 2)
    game = table.seat(0, hand=["reconnaissance"]).first_player(1).turn(0)
    choose(game, "play:reconnaissance", "send:arrakeen")
    assert [goods(game, number)[0] for number in range(3)] == [0, 0, 0]
    assert "control-bonus" not in [event.kind for event in game.events()]
