"""Six players with Rise of Ix, Immortality and the cards of 2020."""

from __future__ import annotations

import pytest
from tests.six_players.six import ALLIES, MUADDIB, SHADDAM, rules_of, sent, six, take_all
from tests.table import choose, goods, influence, keys, player

from sietch.core.game import Game
from sietch.core.state import ARG, NUMBER
from sietch.imperium.components import NODES, SPICE, Space
from sietch.imperium.modules.base.fighting import LoseTroops, OpponentsLoseTroop
from sietch.imperium.modules.immortality.research import GeneticMarkers, Research, markers
from sietch.imperium.modules.immortality.specimens import Specimens
from sietch.imperium.modules.immortality.tleilaxu_track import Tleilaxu
from sietch.imperium.modules.rise_of_ix.dreadnoughts import Commission
from sietch.imperium.modules.rise_of_ix.freighters import Dividends, Freighter
from sietch.imperium.modules.rise_of_ix.tech import TECH
from sietch.imperium.modules.rise_of_ix.tech_tiles import PAY_FOR_TECH, AcquireTech, packed, tech_number
from sietch.imperium.rounds import side_standing
from sietch.imperium.spaces import enterable


def face(game: Game, id: str) -> Space:
    return next(space for space in rules_of(game).spaces.values() if space.id == id)


# ---- Rise of Ix


def test_the_board_of_six_with_rise_of_ix():
    rules = rules_of(six("rise-of-ix").turn(1))
    assert len(rules.spaces) == 24 + 4
    assert len(rules.posts) == 15
    assert [space.id for space in rules.controlled] == ["arrakeen", "spice-refinery", "imperial-basin"]


@pytest.mark.ruling("six_ix")
def test_a_commander_moves_the_freighter_of_the_activated_ally_who_gains_the_rewards():
    table = six("rise-of-ix").seat(1, freighter=2)
    game = sent(table, SHADDAM, 1, "devastating-assault", "smuggling")
    game = choose(game, "effect:space.smuggling.1", "recall-freighter")
    assert game.decision.seat == 1
    assert player(game, 1)["freighter"] == 0
    while game.decision.seat == 1:
        game.choose(0)
    # Two troops of the track and the one of the card: both count as recruited this turn.
    assert player(game, 1)["garrison"] == 3 + 2 + 1
    assert game.state.recruited == 3


@pytest.mark.ruling("six_ix")
@pytest.mark.parametrize(
    ("left", "right", "own", "points"),
    [
        ((3, 3, 0, 0), (0, 0, 3, 3), 0, 1),  # of each faction the ally with more
        ((3, 3, 3, 2), (0, 0, 0, 2), 0, 0),
        ((3, 3, 3, 0), (0, 0, 0, 0), 3, 1),  # the personal board instead of the faction with the same icon
        ((3, 3, 2, 0), (0, 0, 0, 0), 3, 0),
    ],
)
def test_memocorders_of_a_commander_count_shared_influence_and_the_personal_board(left, right, own, points):
    factions = ("emperor", "guild", "bene-gesserit", "fremen")
    table = six("rise-of-ix").seat(MUADDIB, tech=["memocorders"], intrigues=[], own_influence=own)
    for ally, levels in zip(ALLIES[MUADDIB], (left, right), strict=True):
        table.seat(ally, influence=dict(zip(factions, levels, strict=True)))
    before = player(table.turn(1), MUADDIB)["points"]
    assert player(table.endgame(), MUADDIB)["points"] == before + points


@pytest.mark.ruling("six_ix")
def test_a_commander_commissions_dreadnoughts_of_the_activated_ally():
    game = sent(six("rise-of-ix"), SHADDAM, 1, "corrino-might", "dreadnought", solari=3)
    node = next(effect for effect in game.state.open if isinstance(NODES.nodes[effect], Commission))
    game.choose(f"effect:{NODES.names[node]}")
    assert (player(game, 1)["docked"], player(game, 1)["dreadnoughts"]) == (1, 1)
    assert player(game, SHADDAM)["dreadnoughts"] == 0
    assert game.rules.check(game.state) == []


@pytest.mark.ruling("six_ix")
def test_dividends_pay_every_other_player():
    game = six("rise-of-ix").turn(1)
    Dividends().run(game.state, 1, 0)
    assert [p.goods[0] for p in game.state.players] == [1, 5, 1, 1, 1, 1]


@pytest.mark.ruling("six_ix")
def test_chaumurky_decides_a_tied_game_for_its_team():
    game = six("rise-of-ix").seat(4, tech=["chaumurky"]).endgame()
    assert game.winners == [0, 2, 4]
    assert side_standing(game.state, 0)[1] == 1


@pytest.mark.ruling("six_ix")
def test_an_agent_of_a_teammate_is_passed_by_the_infiltration_of_ix():
    table = six("rise-of-ix").seat(4, at=["arrakeen"])
    game = table.turn(2)
    game.state.unblocked = True
    assert enterable(game.state, 2, ()) >> face(game, "arrakeen").number & 1
    game.state.unblocked = False
    assert not enterable(game.state, 2, ()) >> face(game, "arrakeen").number & 1


def test_an_ally_whose_freighter_is_at_the_bottom_can_only_advance_it():
    game = six("rise-of-ix").turn(MUADDIB)
    assert Freighter().features(game.state, MUADDIB) == {"freighter": 1.0}


# ---- Immortality


@pytest.mark.ruling("six_immortality")
def test_the_activated_ally_researches_and_takes_the_bonus():
    game = sent(six("immortality"), MUADDIB, 4, "usul", "research-station", water=2)
    node = next(effect for effect in game.state.open if isinstance(NODES.nodes[effect], Research))
    game.choose(f"effect:{NODES.names[node]}")
    assert player(game, 4)["research"] == "c1"
    assert player(game, MUADDIB)["research"] == "c0-start"
    assert player(game, 4)["specimens"] == 1


@pytest.mark.ruling("six_immortality")
def test_a_commander_has_the_markers_of_the_farther_ally():
    table = six("immortality").seat(2, research="c8-t").seat(4, research="c4-t")
    game = table.turn(MUADDIB)
    state = game.state
    assert (markers(state, MUADDIB), markers(state, 2), markers(state, 4)) == (2, 2, 1)
    assert GeneticMarkers(2).holds(state, MUADDIB)
    assert not GeneticMarkers(1).holds(state, SHADDAM)


@pytest.mark.ruling("six_immortality")
def test_specimens_and_the_tleilaxu_track_are_the_activated_allys():
    table = six("immortality").seat(MUADDIB, activated=4)
    game = table.turn(1)
    Specimens(2).run(game.state, MUADDIB, 0)
    Tleilaxu().run(game.state, MUADDIB, 0)
    assert (player(game, 4)["specimens"], player(game, 4)["tleilaxu"]) == (2, 1)
    assert (player(game, MUADDIB)["specimens"], player(game, MUADDIB)["tleilaxu"]) == (0, 0)


@pytest.mark.ruling("six_immortality")
def test_a_tleilaxu_card_of_a_commander_is_paid_with_the_allys_specimens():
    table = six("immortality").seat(2, specimens=4, supply=5).seat(MUADDIB, hand=["usul"])
    game = choose(table.turn(MUADDIB), "activate:2", "reveal")
    buys = [key for key in keys(game) if key.startswith("buy-tleilaxu")]
    assert buys
    game.choose(buys[0])
    assert player(game, 2)["specimens"] < 4
    owned = player(game, MUADDIB)["discard"] + player(game, MUADDIB)["revealed"]
    assert buys[0].removeprefix("buy-tleilaxu:") in owned


# ---- the cards of 2020


@pytest.mark.ruling("six_base_cards")
def test_a_commander_loses_no_troop_to_gun_thopter_and_allies_of_the_team_are_spared():
    game = six("base-cards").turn(1)
    OpponentsLoseTroop().run(game.state, 1, 0)
    assert [p.garrison for p in game.state.players] == [0, 3, 2, 0, 2, 3]


@pytest.mark.ruling("six_base_cards")
def test_a_commander_discards_for_test_of_humanity():
    table = six("base-cards").seat(MUADDIB, hand=["usul", "desert-call"]).seat(2, troops=1, hand=["dagger"])
    table.seat(1, hand=["test-of-humanity", "convincing-argument"])
    game = choose(table.turn(1), "play:test-of-humanity")
    game = choose(game, *[key for key in keys(game) if key.startswith("send:")][:1])
    game = choose(game, *[key for key in keys(game) if "test-of-humanity.agent" in key][:1])
    asked = {}
    while game.decision.seat != 1:
        asked[game.decision.seat] = set(keys(game))
        game.choose(0)
    assert asked[2] == {"discard:dagger", "lose-troop"}
    assert asked[MUADDIB] == {"discard:usul", "discard:desert-call"}
    assert SHADDAM not in asked


@pytest.mark.ruling("six_base_cards")
def test_the_troops_that_a_commander_loses_are_the_activated_allys():
    game = six("base-cards").seat(2, troops=3, garrison=0).seat(MUADDIB, activated=2).turn(1)
    LoseTroops(2).run(game.state, MUADDIB, 0)
    assert (player(game, 2)["troops"], player(game, 2)["supply"]) == (1, 11)


@pytest.mark.ruling("six_base_cards")
def test_the_voice_may_name_a_personal_space_and_stops_only_the_other_team():
    table = six("base-cards").seat(1, barred=["desert-mastery", "arrakeen"])
    game = table.turn(2)
    mastery, arrakeen = face(game, "desert-mastery"), face(game, "arrakeen")
    assert not enterable(game.state, MUADDIB, ()) >> mastery.number & 1
    assert not enterable(game.state, 2, ()) >> arrakeen.number & 1
    assert enterable(game.state, 5, ()) >> arrakeen.number & 1


@pytest.mark.ruling("six_base_cards")
def test_kwisatz_haderach_opens_no_personal_board():
    table = six("base-cards").seat(2, hand=["kwisatz-haderach"], water=3, spice=5)
    game = choose(table.turn(2), "play:kwisatz-haderach")
    assert "send:arrakeen" in keys(game)
    assert not {"send:vast-wealth", "send:desert-mastery"} & set(keys(game))


def test_kwisatz_haderach_of_a_commander_takes_up_a_token_which_names_its_ally():
    table = six("base-cards").seat(MUADDIB, at=["assembly-hall"], tokens_at={"right": "assembly-hall"})
    table.seat(MUADDIB, hand=["kwisatz-haderach", "usul"])
    game = choose(table.turn(MUADDIB), "activate:2", "play:kwisatz-haderach", "agent:assembly-hall", "send:arrakeen")
    assert player(game, MUADDIB)["activated"] == 4
    assert player(game, MUADDIB)["right_at"] == "arrakeen"
    assert player(game, MUADDIB)["tokens_at_leader"] == ["left"]


@pytest.mark.ruling("six_base_cards")
def test_when_you_win_effects_never_work_for_commanders():
    table = six("base-cards").conflict("skirmish-desert-mouse").seat(2, troops=2, garrison=1)
    game = table.seat(MUADDIB, intrigues=["demand-respect"]).combat()
    while not game.over and game.view()["phase"] == "combat":
        assert "intrigue:demand-respect" not in keys(game)
        game.choose("pass" if "pass" in keys(game) else 0)


def test_everybody_is_where_the_seating_says():
    assert ALLIES == {0: (2, 4), 3: (5, 1)}
    game = take_all(sent(six(), MUADDIB, ALLIES[0][0], "limited-landsraad-access", "gather-support"), MUADDIB)
    assert player(game, 2)["garrison"] == 5
    assert influence(game, 2) == (0, 0, 0, 0)
    assert goods(game, 2) == (0, 0, 1)


# ---- what is left of the leaflet about the expansions


@pytest.mark.ruling("six_ix")
def test_negotiators_are_the_activated_allys_and_help_to_pay_for_the_commanders_tech():
    table = six("rise-of-ix").tech_stacks("windtraps", "shuttle-fleet", "flagship").seat(1, negotiators=2)
    state = table.seat(SHADDAM, spice=0, activated=5).turn(SHADDAM).state
    assert not AcquireTech(discount=1).affordable(state, SHADDAM)
    game = table.seat(SHADDAM, spice=0, activated=1).turn(SHADDAM)
    state = game.state
    assert [TECH[option & ARG].id for option in AcquireTech(discount=1).affordable(state, SHADDAM)] == ["windtraps"]
    supply = state.players[1].supply
    PAY_FOR_TECH.resume(state, SHADDAM, packed(tech_number("windtraps"), 1, SPICE), NUMBER | 1)
    assert (state.players[1].negotiators, state.players[1].supply) == (1, supply + 1)
    assert state.players[SHADDAM].tech == (tech_number("windtraps"),)


@pytest.mark.ruling("six_ix")
def test_a_commander_may_trade_spy_satellites_for_a_point():
    table = six("rise-of-ix").seat(MUADDIB, tech=["spy-satellites"], spice=3)
    game = choose(table.turn(MUADDIB), "activate:2")
    before = player(game, MUADDIB)["points"]
    game = choose(game, "use-tech:spy-satellites")
    assert (player(game, MUADDIB)["points"], player(game, MUADDIB)["tech"]) == (before + 1, [])


@pytest.mark.ruling("six_immortality")
def test_the_endgame_half_of_shadowy_bargain_gives_a_commander_nothing():
    table = six("immortality").seat(MUADDIB, intrigues=["shadowy-bargain"], activated=2)
    for seat in range(6):
        table.seat(seat, tleilaxu=3)
    game = table.endgame()
    while not game.over:
        game.choose(0)
    assert [player(game, ally)["tleilaxu"] for ally in ALLIES[MUADDIB]] == [3, 3]


@pytest.mark.parametrize(("own", "points"), [(0, 0), (3, 1)])
def test_plans_within_plans_of_a_commander_may_count_the_personal_board(own: int, points: int):
    table = six("base-cards").seat(MUADDIB, intrigues=["plans-within-plans"], own_influence=own)
    table.seat(2, influence={"emperor": 3, "guild": 3})
    before = player(table.turn(1), MUADDIB)["points"]
    game = table.endgame()
    while not game.over:
        game.choose(0)
    assert player(game, MUADDIB)["points"] == before + points


def test_family_atomics_leave_the_throne_row_alone():
    table = six("immortality").throne_row("sardaukar-soldier").seat(MUADDIB, atomics=True)
    game = choose(table.turn(MUADDIB), "activate:2")
    game = choose(game, next(key for key in keys(game) if "atomics" in key))
    assert game.view()["throne_row"] == ["sardaukar-soldier"]
