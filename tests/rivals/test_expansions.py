"""Rise of Ix and Immortality for players without a seat, on either board."""

from __future__ import annotations

import pytest
from tests.rivals.hagal import act, fought, goods, rival, solo, told, two
from tests.table import keys, player

import sietch
from sietch.imperium.modules.automatic.hagal import HAGAL
from sietch.imperium.modules.rise_of_ix.tech import TECH

BOARDS = ("uprising", "imperium")
FREE = {"uprising": "uh-dutiful-service", "imperium": "hagal-wealth"}
COMBAT = {"uprising": "uh-fremkit", "imperium": "hagal-stillsuits"}
boards = pytest.mark.parametrize("board", BOARDS)


def ix(board: str = "imperium", **setup):
    return solo(board, modules=["rise-of-ix", *setup.pop("modules", [])], **setup)


def immortal(board: str = "imperium", **setup):
    return solo(board, modules=["immortality"], **setup)


def tiles(*names: str, marked: bool = True) -> list[str]:
    return [tile.id for tile in TECH if tile.rival is marked and tile.id not in names]


# ---- cards of Rise of Ix


@pytest.mark.component("hagal", "hagal-interstellar-shipping")
@pytest.mark.ruling("hagal_ix_interstellar")
@boards
def test_interstellar_shipping_needs_influence_and_moves_the_freighter_twice(board):
    game = act(ix(board), "hagal-interstellar-shipping", influence={"guild": 2})
    assert (rival(game)["at"], rival(game)["freighter"]) == (["interstellar-shipping"], 2)
    assert rival(act(ix(board), "hagal-interstellar-shipping", FREE[board]))["freighter"] == 0


@pytest.mark.component("hagal", "hagal-smuggling-or-interstellar")
@pytest.mark.ruling("hagal_ix_interstellar")
@pytest.mark.ruling("faq_hagal_two_spaces")
@boards
def test_smuggling_counts_without_influence_and_never_instead_of_an_occupied_space(board):
    game = act(ix(board), "hagal-smuggling-or-interstellar")
    assert (rival(game)["at"], rival(game)["freighter"], goods(game)[0]) == (["smuggling"], 1, 0)
    game = act(ix(board), "hagal-smuggling-or-interstellar", influence={"guild": 2})
    assert (rival(game)["at"], rival(game)["freighter"]) == (["interstellar-shipping"], 2)
    taken = ix(board).seat(0, at=["interstellar-shipping"])
    game = act(taken, "hagal-smuggling-or-interstellar", FREE[board], influence={"guild": 2})
    assert rival(game)["freighter"] == 0


@pytest.mark.component("hagal", "hagal-foldspace-or-interstellar")
@pytest.mark.ruling("hagal_ix_interstellar")
def test_foldspace_counts_without_influence_and_is_not_in_uprisings_deck():
    game = act(ix(), "hagal-foldspace-or-interstellar")
    assert (rival(game)["at"], rival(game)["influence"]["guild"]) == (["foldspace"], 1)
    assert rival(act(ix(), "hagal-foldspace-or-interstellar", influence={"guild": 2}))["freighter"] == 2
    deck = ix("uprising").turn(0).state.hagal_deck
    assert "hagal-foldspace-or-interstellar" not in [HAGAL[card].id for card in deck]


@pytest.mark.component("hagal", "hagal-dreadnought-1p")
@pytest.mark.component("hagal", "hagal-dreadnought-2p")
@pytest.mark.ruling("hagal_ix_dreadnought_skip")
@boards
def test_a_dreadnought_is_commissioned_unless_both_are(board):
    game = act(ix(board), "hagal-dreadnought-1p")
    assert (rival(game)["at"], rival(game)["docked"], rival(game)["dreadnoughts"]) == (["dreadnought"], 1, 1)
    both = act(ix(board), "hagal-dreadnought-1p", FREE[board], docked=2)
    assert (rival(both)["docked"], rival(both)["at"]) == (2, [rival(both)["at"][0]])
    assert rival(both)["at"] != ["dreadnought"]
    shared = act(two(board, modules=["rise-of-ix"]), "hagal-dreadnought-2p", player=2)
    assert rival(shared, 2)["docked"] == 1
    assert rival(shared, 2)["garrison"] == (5 if board == "uprising" else 2)


@pytest.mark.component("hagal", "hagal-tech-negotiation")
@pytest.mark.ruling("hagal_ix_tech_negotiation")
@boards
def test_tech_negotiation_places_a_negotiator_until_a_tile_can_be_paid(board):
    def table(**facts):
        return ix(board).tech_stacks("invasion-ships", "holtzman-engine", "spaceport").seat(1, **facts)

    game = act(table(spice=2), "hagal-tech-negotiation")
    assert (rival(game)["negotiators"], rival(game)["tech"], goods(game)[1]) == (1, [], 2)
    game = act(table(spice=3, negotiators=1), "hagal-tech-negotiation")
    assert (rival(game)["negotiators"], rival(game)["tech"], goods(game)[1]) == (0, ["invasion-ships"], 0)


@pytest.mark.ruling("hagal_ix_setup")
@pytest.mark.ruling("riv_ix")
@pytest.mark.parametrize(
    ("board", "people", "cards"), [("imperium", 1, 30), ("imperium", 2, 29), ("uprising", 1, 37), ("uprising", 2, 36)]
)
def test_the_deck_with_rise_of_ix(board, people, cards):
    game = sietch.new(board, players=people, modules=["rise-of-ix"], seed=1)
    deck = [HAGAL[card].id for card in game.state.hagal_deck + game.state.hagal_discard]
    assert len(deck) == cards
    gone = ("hagal-hall", "hagal-rally", "uh-assembly-hall", "uh-gather-support", "uh-accept-contract")
    assert not [card for card in deck if card.startswith(gone)]


# ---- freighters and dreadnoughts


@pytest.mark.ruling("hagal_ix_freighter")
@pytest.mark.ruling("faq_rival_shipping_influence_tie")
def test_from_the_second_space_the_freighter_is_recalled_and_the_person_decides_between_equals():
    game = act(ix(), "hagal-interstellar-shipping", influence={"guild": 2}, freighter=2)
    assert game.decision.seat == 0
    assert keys(game) == ["faction:emperor", "faction:bene-gesserit", "faction:fremen"]
    game.choose("faction:fremen")
    found = rival(game)
    assert (found["freighter"], found["goods"]["solari"], found["garrison"]) == (1, 5, 5)
    assert found["influence"]["fremen"] == 1
    assert [player(game, 0)["goods"]["solari"], goods(game, 2)[0]] == [1, 1]
    by_list = act(ix("uprising"), "hagal-interstellar-shipping", influence={"guild": 2}, freighter=2)
    assert rival(by_list)["influence"]["fremen"] == 1


@pytest.mark.ruling("hagal_ix_freighter")
def test_house_hagal_takes_no_dividends_but_others_have_theirs():
    table = two("imperium", modules=["rise-of-ix"])
    game = act(table, "hagal-smuggling-or-interstellar", player=2, freighter=2, influence={"guild": 1})
    game.choose(0)
    assert goods(game, 2)[0] == 0
    assert [player(game, seat)["goods"]["solari"] for seat in (0, 1)] == [1, 1]
    assert rival(game, 2)["garrison"] == 2


@pytest.mark.ruling("faq_rival_shipping_influence_tie")
@pytest.mark.parametrize(("people", "first", "decides"), [(1, 0, 0), (1, 1, 0), (1, 2, 0), (2, 0, 0), (2, 1, 1)])
def test_the_first_player_or_the_next_person_decides_for_who_has_no_seat(people, first, decides):
    table = ix() if people == 1 else two("imperium", modules=["rise-of-ix"])
    facts = {"influence": {"guild": 1}, "freighter": 2}
    game = act(table.first_player(first), "hagal-smuggling-or-interstellar", player=people, **facts)
    assert game.decision.seat == decides
    assert keys(game) == ["faction:emperor", "faction:bene-gesserit", "faction:fremen"]


@pytest.mark.ruling("hagal_ix_dividends")
@pytest.mark.ruling("hagal2_no_gains")
def test_house_hagal_has_no_solari_when_a_person_takes_dividends():
    table = two("imperium", modules=["rise-of-ix"]).seat(0, hand=["dune-the-desert-planet"], freighter=1)
    game = table.first_player(1).turn(0)
    game.choose(0)
    game.choose("send:smuggling")
    while "recall-freighter" not in keys(game):
        game.choose(0)
    game.choose("recall-freighter")
    while any(key.startswith(("branch", "effect")) for key in keys(game)):
        game.choose(0)
    assert [goods(game, number)[0] for number in (1, 2)] == [1, 0]


@pytest.mark.ruling("hagal_ix_dividends")
def test_rivals_have_a_solari_when_the_person_takes_dividends():
    table = ix().seat(0, hand=["dune-the-desert-planet"], freighter=1).seat(1, agents=0, at=["arrakeen", "carthag"])
    game = table.turn(0)
    game.choose(0)
    game.choose("send:smuggling")
    while "recall-freighter" not in keys(game):
        game.choose(0)
    game.choose("recall-freighter")
    while any(key.startswith(("branch", "effect")) for key in keys(game)):
        game.choose(0)
    assert [goods(game, number)[0] for number in (1, 2)] == [1, 1]


@pytest.mark.ruling("hagal_ix_dreadnought_deploy")
@boards
def test_dreadnoughts_are_deployed_before_troops(board):
    game = act(ix(board), COMBAT[board], docked=1, garrison=3)
    assert (rival(game)["fighting"], rival(game)["troops"], rival(game)["garrison"]) == (1, 1, 2)
    assert rival(game)["strength"] == 5


@pytest.mark.ruling("hagal_ix_dreadnought_place")
def test_a_dreadnought_covers_an_opponents_marker_and_then_goes_in_order():
    def placed(board, **control):
        table = ix(board).seat(1, fighting=1, troops=5)
        conflict = "desert-power" if board == "imperium" else "trade-dispute"
        for location, owner in control.items():
            table.control(location.replace("_", "-"), owner)
        found = fought(table.conflict(conflict))
        return [event.what for event in found.events() if event.kind == "dreadnought-placed"]

    assert placed("imperium", arrakeen=0, carthag=2) == ["arrakeen"]
    assert placed("imperium") == ["imperial-basin"]
    assert placed("imperium", imperial_basin=1) == ["arrakeen"]
    assert placed("imperium", imperial_basin=1, arrakeen=1, carthag=1) == ["imperial-basin"]
    assert placed("uprising", spice_refinery=0) == ["spice-refinery"]
    assert placed("uprising", imperial_basin=1) == ["arrakeen"]


@pytest.mark.ruling("hagal_ix_troop_rewards")
def test_troops_won_in_a_conflict_are_taken():
    table = ix().conflict("skirmish-ix-troop").seat(1, troops=2, garrison=0)
    game = fought(table)
    assert (rival(game)["freighter"], rival(game)["garrison"]) == (1, 1)


@pytest.mark.ruling("hagal_ix_hoards")
@boards
def test_spice_buys_a_point_only_in_the_last_conflicts(board):
    for conflict, points in ((None, 0), ("grand-vision" if board == "imperium" else "propaganda", 1)):
        table = ix(board)
        if conflict:
            table.conflict(conflict)
        game = act(table, FREE[board], spice=7, swordmaster=True)
        assert rival(game)["points"] == points


# ---- tech tiles


@pytest.mark.ruling("hagal_ix_tech")
def test_the_dearest_marked_tile_is_bought_and_unmarked_ones_are_trashed():
    table = ix().tech_stacks("memocorders", "training-drones", "spaceport")
    game = act(table, "hagal-dreadnought-1p", spice=3)
    assert rival(game)["tech"] == ["training-drones"]
    unmarked = ix().tech_stacks("artillery", "holoprojectors", "spaceport")
    game = act(unmarked.next("new-tech:windtraps"), "hagal-dreadnought-1p", spice=2)
    assert rival(game)["tech"] == ["windtraps"]
    assert game.view()["tech_trashed"] == ["artillery"]
    assert goods(game) == (0, 0, 2)


@pytest.mark.ruling("hagal_ix_tech")
def test_only_twelve_tiles_are_marked():
    assert sorted(tiles()) == sorted(
        [
            "windtraps",
            "detonation-devices",
            "memocorders",
            "flagship",
            "shuttle-fleet",
            "spy-satellites",
            "chaumurky",
            "sonic-snoopers",
            "training-drones",
            "troop-transports",
            "holtzman-engine",
            "invasion-ships",
        ]
    )


@pytest.mark.ruling("hagal_ix_two_players_no_tech")
def test_house_hagal_ignores_tiles():
    game = sietch.new("imperium", players=2, modules=["rise-of-ix"], seed=1)
    deck = {HAGAL[card].id for card in game.state.hagal_deck + game.state.hagal_discard}
    assert not deck & {"hagal-tech-negotiation", "hagal-dreadnought-1p"}


@pytest.mark.ruling("hagal_ix_two_players_no_tech")
def test_the_dreadnought_of_house_hagal_brings_troops_and_no_tile():
    table = two("imperium", modules=["rise-of-ix"]).tech_stacks("windtraps", "artillery", "spaceport")
    game = act(table, "hagal-dreadnought-2p", player=2)
    assert (rival(game, 2)["tech"], rival(game, 2)["docked"], rival(game, 2)["garrison"]) == ([], 1, 2)
    assert list(game.view()["tech_shown"].values()) == ["windtraps", "artillery", "spaceport"]


@pytest.mark.ruling("hagal_ix_tile_rules")
def test_detonation_devices_always_bring_the_point():
    game = fought(ix().conflict("raid-stockpiles").seat(1, fighting=1, troops=3, tech=["detonation-devices"]))
    assert rival(game)["points"] == 1
    assert rival(game)["dreadnoughts"] == 2


@pytest.mark.ruling("hagal_ix_tile_rules")
def test_the_flagship_recruits_and_deploys_three_on_a_combat_space():
    game = act(ix(), "hagal-stillsuits", solari=4, garrison=0, tech=["flagship"])
    assert (rival(game)["troops"], goods(game)[0], rival(game)["tech_flipped"]) == (3, 0, ["flagship"])
    assert rival(act(ix(), "hagal-stillsuits", solari=3, garrison=0, tech=["flagship"]))["troops"] == 0


@pytest.mark.ruling("hagal_ix_tile_rules")
def test_the_holtzman_engine_is_worth_a_point_at_the_end():
    assert rival(fought(ix().seat(1, tech=["holtzman-engine"])))["points"] == 1


@pytest.mark.ruling("hagal_ix_tile_rules")
def test_invasion_ships_pass_who_is_in_the_way_without_a_discard():
    table = ix().seat(0, at=["wealth"]).seat(1, tech=["invasion-ships"])
    game = act(table, "hagal-wealth")
    assert (rival(game)["at"], rival(game)["tech_flipped"]) == (["wealth"], ["invasion-ships"])
    free = act(ix().seat(1, tech=["invasion-ships"]), "hagal-wealth")
    assert rival(free)["tech_flipped"] == []


@pytest.mark.ruling("hagal_ix_tile_rules")
def test_spy_satellites_become_a_point_and_training_drones_a_troop():
    game = act(ix(), "hagal-wealth", spice=3, tech=["spy-satellites", "training-drones"], garrison=0)
    assert (rival(game)["points"], goods(game)[1], rival(game)["tech"]) == (1, 0, ["training-drones"])
    assert rival(game)["garrison"] == 1
    assert game.view()["tech_trashed"] == ["spy-satellites"]


@pytest.mark.ruling("hagal_ix_tile_rules")
def test_sonic_snoopers_give_a_card_and_stay_and_transports_deploy_the_troops_of_the_track():
    game = act(ix().tech_stacks("sonic-snoopers", "artillery", "spaceport"), "hagal-dreadnought-1p", spice=2)
    assert (rival(game)["tech"], rival(game)["intrigues_count"]) == (["sonic-snoopers"], 1)
    table = ix("uprising").seat(1, freighter=2, tech=["troop-transports"], garrison=0)
    assert rival(act(table, "hagal-smuggling-or-interstellar"))["troops"] == 3


@pytest.mark.component("rival", "rival-prince-rhombur-vernius")
@pytest.mark.component("rival", "rival-viscount-hundro-moritani")
@pytest.mark.ruling("hagal_ix_leaders")
def test_rhombur_and_hundro_can_be_rivals():
    table = ix(rivals=("rival-prince-rhombur-vernius",)).tech_stacks("windtraps", "artillery", "spaceport")
    assert rival(act(table, "hagal-arrakeen-1p", spice=2))["tech"] == ["windtraps"]
    poor = ix(rivals=("rival-prince-rhombur-vernius",)).tech_stacks("windtraps", "artillery", "spaceport")
    assert rival(act(poor, "hagal-arrakeen-1p"))["negotiators"] == 1
    heavy = ix(rivals=("rival-prince-rhombur-vernius",)).seat(1, fighting=1)
    assert rival(heavy.turn(0))["strength"] == 3
    game = act(ix(rivals=("rival-viscount-hundro-moritani",)), "hagal-arrakeen-1p", spice=1)
    assert (rival(game)["freighter"], goods(game)[1]) == (1, 0)
    assert rival(act(ix(rivals=("rival-viscount-hundro-moritani",)), "hagal-arrakeen-1p"))["freighter"] == 0


@pytest.mark.ruling("hagal_ix_brutal")
def test_brutal_escalation_on_the_board_of_2020():
    table = solo("imperium", house_rules=["brutal-escalation"]).conflict("grand-vision").seat(1, troops=1)
    table.seat(0, troops=1, intrigues=["ambush"])
    game = table.next("drawn-hagal:hagal-wealth", "drawn-hagal:hagal-heighliner").combat()
    assert rival(game)["strength"] == 2 + 3 + 6


# ---- Immortality


@pytest.mark.ruling("im_solo_setup_hagal")
@pytest.mark.ruling("im_solo_only")
@pytest.mark.parametrize(
    ("board", "people", "cards"), [("imperium", 1, 28), ("imperium", 2, 28), ("uprising", 1, 39), ("uprising", 2, 37)]
)
def test_the_deck_with_immortality(board, people, cards):
    game = sietch.new(board, players=people, modules=["immortality"], seed=1)
    deck = [HAGAL[card].id for card in game.state.hagal_deck + game.state.hagal_discard]
    assert len(deck) == cards
    assert ("hagal-imm-carthag-left" in deck) is (people == 1)
    assert deck.count("hagal-carthag") == (3 if (board, people) == ("imperium", 2) else 0)


@pytest.mark.ruling("im_solo_only")
@boards
def test_for_two_nobody_without_a_seat_is_on_the_tleilaxu_track(board):
    cards = {"uprising": "uh-research-station", "imperium": "hagal-carthag"}
    table = two(board, modules=["immortality"])
    row = table.turn(0).view()["tleilaxu_row"]
    game = act(table, cards[board], player=2)
    assert rival(game, 2)["tleilaxu"] == 0
    assert game.view()["tleilaxu_row"] == row


@pytest.mark.component("hagal", "hagal-imm-research-station")
@pytest.mark.ruling("im_solo_tleilaxu_icon")
@boards
def test_the_tleilaxu_icon_advances_the_token_with_its_rewards(board):
    game = act(immortal(board), "hagal-imm-research-station", tleilaxu=2, garrison=3)
    found = rival(game)
    assert (found["at"], found["tleilaxu"], found["points"], found["goods"]["spice"]) == (["research-station"], 4, 1, 2)
    assert found["troops"] == 2


@pytest.mark.component("hagal", "hagal-imm-carthag-left")
@pytest.mark.component("hagal", "hagal-imm-carthag-right")
@pytest.mark.component("hagal", "hagal-imm-carthag-plain")
@pytest.mark.ruling("im_solo_tleilaxu_row")
@pytest.mark.parametrize(("card", "side"), [("left", 0), ("right", 1), ("plain", -1)])
def test_carthag_changes_the_tleilaxu_row(card, side):
    table = immortal()
    row = table.turn(0).view()["tleilaxu_row"]
    game = act(table, f"hagal-imm-carthag-{card}")
    assert (rival(game)["at"], rival(game)["tleilaxu"], rival(game)["troops"]) == (["carthag"], 1, 3)
    now = game.view()["tleilaxu_row"]
    assert [place for place in range(2) if now[place] != row[place]] == ([] if side < 0 else [side])
    assert [what for _, what in told(game, "tleilaxu-removed")] == ([] if side < 0 else [row[side]])
