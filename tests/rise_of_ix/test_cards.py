"""The Imperium cards of Rise of Ix: what each does when it is played, revealed, acquired, discarded or trashed."""

from __future__ import annotations

import pytest
from tests.cards.deck_cards import box
from tests.rise_of_ix.ix import effect, ix, play, reveal, ships
from tests.table import choose, goods, influence, keys, others_reveal, player

# ---- cards whose Reveal box is only numbers: persuasion and swords

FLAT = {
    "appropriate": (2, 0),
    "bounty-hunter": (1, 1),
    "court-intrigue": (1, 1),
    "desert-ambush": (1, 1),
    "imperial-shock-trooper": (1, 2),
    "jamis": (1, 2),
    "landing-rights": (2, 0),
    "local-fence": (2, 0),
    "spice-trader": (2, 1),
    "truthsayer": (1, 1),
    "weirding-way": (1, 2),
}


@pytest.mark.parametrize("card", FLAT)
def test_persuasion_and_swords_of_plain_reveal_boxes(card: str):
    assert box(reveal(card)) == FLAT[card]


# ---- Acquire


@pytest.mark.component("imperium", "appropriate")
@pytest.mark.ruling("ix_appropriate")
def test_appropriate_pays_a_tile_in_solari_or_in_spice_and_never_in_both():
    table = ix().tech_stacks("holtzman-engine", "flagship", "shuttle-fleet")
    facts = {"influence": {"emperor": 2}, "solari": 5, "spice": 2, "negotiators": 1}
    game = play("appropriate", "smuggling", table, **facts)
    # 1 solari of the space makes six; it is paid back to have the numbers of the ruling.
    game.state.players[0].goods[0] = 5
    effect(game, "appropriate.agent.0")
    assert keys(game) == ["acquire-tech-for-solari:holtzman-engine", "acquire-tech-for-solari:shuttle-fleet"]
    choose(game, "acquire-tech-for-solari:holtzman-engine")
    assert goods(game, 0)[:2] == (0, 2)
    assert player(game, 0)["negotiators"] == 0


@pytest.mark.component("imperium", "appropriate")
def test_appropriate_needs_two_influence_with_the_emperor():
    game = play("appropriate", "smuggling", solari=9, influence={"emperor": 1})
    assert "effect:appropriate.agent.0" not in keys(game)


@pytest.mark.component("imperium", "appropriate")
def test_acquiring_appropriate_is_a_freighter_icon():
    table = ix().row("appropriate").seat(0, freighter=1)
    game = table.seat(0, hand=["convincing-argument", "convincing-argument", "diplomacy"]).reveal(0)
    choose(game, "buy:appropriate", "advance-freighter")
    assert player(game, 0)["freighter"] == 2


@pytest.mark.component("imperium", "full-scale-assault")
def test_full_scale_assault_commissions_recruits_and_strengthens_dreadnoughts():
    table = ix().row("full-scale-assault").seat(0, council=True)
    hand = ["convincing-argument", "convincing-argument", "diplomacy", "reconnaissance"]
    game = choose(reveal(*hand, scenario=table), "buy:full-scale-assault", "yes")
    assert ships(game) == (1, 1, 0)
    assert player(play("full-scale-assault", "arrakeen"), 0)["garrison"] == 3 + 1 + 2
    game = reveal("full-scale-assault", fighting=2)
    if "effect:full-scale-assault.reveal.1" in keys(game):
        effect(game, "full-scale-assault.reveal.1")
    assert box(game) == (2, 6)


@pytest.mark.component("imperium", "negotiated-withdrawal")
def test_negotiated_withdrawal_recruits_when_acquired_and_sells_three_units_for_influence():
    table = ix().row("negotiated-withdrawal")
    game = choose(reveal("convincing-argument", "convincing-argument", scenario=table), "buy:negotiated-withdrawal")
    assert player(game, 0)["garrison"] == 4
    game = reveal("negotiated-withdrawal", troops=2, fighting=1, worms=1)
    effect(game, "negotiated-withdrawal.reveal.1")
    choose(game, "dreadnought", "faction:guild")
    assert (ships(game), player(game, 0)["troops"], player(game, 0)["worms"]) == ((1, 1, 0), 0, 1)
    assert influence(game, 0) == (0, 1, 0, 0)


@pytest.mark.component("imperium", "negotiated-withdrawal")
@pytest.mark.ruling("mix_sandworm_never_retreats")
def test_sandworms_do_not_count_among_units_that_retreat():
    game = reveal("negotiated-withdrawal", troops=1, fighting=1, worms=2)
    assert "effect:negotiated-withdrawal.reveal.1" not in keys(game)


@pytest.mark.component("imperium", "shai-hulud")
def test_shai_hulud_trashes_when_acquired_and_played_and_bonds_for_swords():
    table = ix().row("shai-hulud").seat(0, council=True)
    hand = ["convincing-argument", "convincing-argument", "diplomacy"]
    game = choose(reveal(*hand, scenario=table), "buy:shai-hulud", "trash-play:diplomacy")
    assert "diplomacy" not in player(game, 0)["revealed"]
    game = play("shai-hulud", "imperial-basin", hand=["dagger"])
    effect(game, "shai-hulud.agent.0")
    choose(game, "trash-hand:dagger")
    assert player(game, 0)["garrison"] == 5
    assert box(reveal("shai-hulud")) == (0, 0)
    assert box(reveal("shai-hulud", "jamis")) == (1, 7)


@pytest.mark.component("imperium", "water-peddler")
def test_water_peddler_gives_water_when_acquired_revealed_discarded_and_trashed():
    table = ix().row("water-peddler")
    assert goods(choose(reveal("dune-the-desert-planet", scenario=table), "buy:water-peddler"), 0)[2] == 2
    assert goods(reveal("water-peddler"), 0)[2] == 2
    game = play("truthsayer", "secrets", hand=["water-peddler"], deck=["dagger"])
    effect(game, "truthsayer.agent.0")
    assert goods(game, 0)[2] == 2
    game = play("jamis", "fremkit", hand=["water-peddler"], deck=["dagger"])
    effect(game, "jamis.agent.0")
    choose(game, "trash-hand:water-peddler")
    assert goods(game, 0)[2] == 2


# ---- Infiltration


@pytest.mark.component("imperium", "bounty-hunter")
def test_bounty_hunter_is_paid_for_joining_an_enemy_agent():
    game = play("bounty-hunter", "arrakeen", ix().seat(1, at=["arrakeen"]))
    assert goods(game, 0)[0] == 2
    assert goods(play("bounty-hunter", "arrakeen"), 0)[0] == 0


@pytest.mark.component("imperium", "choam-delegate")
@pytest.mark.ruling("ix_infiltration")
@pytest.mark.ruling("faq_infiltration_optional")
def test_choam_delegate_may_join_others_at_smuggling_or_go_to_an_empty_space():
    table = ix().seat(1, at=["smuggling"]).seat(2, at=[]).seat(0, hand=["choam-delegate"])
    game = choose(table.turn(0), "play:choam-delegate")
    assert {"send:smuggling", "send:imperial-basin"} <= set(keys(game))
    choose(game, "send:smuggling")
    assert goods(game, 0)[0] == 1


@pytest.mark.ruling("ix_infiltration")
@pytest.mark.component("imperium", "choam-delegate")
def test_an_own_agent_still_blocks():
    table = ix().seat(0, at=["smuggling"], hand=["choam-delegate"])
    assert "send:smuggling" not in keys(choose(table.turn(0), "play:choam-delegate"))


@pytest.mark.ruling("ix_infiltration")
def test_the_infiltration_icon_recalls_no_spy_but_one_may_still_gather_intelligence():
    table = ix().seat(1, at=["smuggling"])
    game = play("choam-delegate", "smuggling", table, spies=["post-ix-choam"])
    assert keys(game) == ["gather:post-ix-choam", "no"]
    assert player(game, 0)["spies"] == ["post-ix-choam"]


@pytest.mark.component("imperium", "court-intrigue")
def test_court_intrigue_puts_a_card_under_the_deck_and_draws_another():
    table = ix().seat(1, at=["dutiful-service"]).next("drawn-intrigue:impress")
    game = play("court-intrigue", "dutiful-service", table)
    effect(game, "court-intrigue.agent.0")
    assert player(game, 0)["intrigues"] == ["impress"]
    assert game.view(1)["under_intrigue_count"] == 1


@pytest.mark.component("imperium", "embedded-agent")
def test_embedded_agent_moves_the_freighter_twice_beside_another_sister():
    table = ix().seat(1, at=["tech-negotiation"])
    game = play("embedded-agent", "tech-negotiation", table, supply=0)
    assert "effect:embedded-agent.agent.0" not in keys(game)
    # Another of her kind is in play; its agent came back.
    game = play("embedded-agent", "tech-negotiation", table, in_play=["truthsayer"], supply=0)
    for _ in range(4):
        move = next(
            (key for key in keys(game) if key.startswith("effect:embedded-agent") or key == "advance-freighter"), None
        )
        if move is None:
            break
        choose(game, move)
    assert player(game, 0)["freighter"] == 2
    game = reveal("embedded-agent")
    assert box(game) == (1, 0)
    assert player(game, 0)["intrigues_count"] == 2


@pytest.mark.component("imperium", "guild-accord")
@pytest.mark.parametrize(("spice", "possible"), [(2, False), (3, True)])
def test_guild_accord_makes_the_heighliner_two_spice_cheaper(spice: int, possible: bool):
    table = ix().seat(0, hand=["guild-accord"], spice=spice).seat(1, at=["heighliner"])
    game = choose(table.turn(0), "play:guild-accord")
    if not possible:
        assert player(game, 0)["at"] == ["deliver-supplies"]
        return
    choose(game, "send:heighliner")
    assert goods(game, 0)[1] == 0
    assert player(game, 0)["garrison"] == 8


@pytest.mark.component("imperium", "guild-accord")
def test_guild_accord_unloads_water_and_with_the_alliance_spice():
    assert goods(reveal("guild-accord"), 0)[1:] == (0, 2)
    table = ix().alliance("guild", 0).seat(0, influence={"guild": 4})
    assert goods(reveal("guild-accord", scenario=table), 0)[1:] == (3, 2)


# ---- Unload


@pytest.mark.component("imperium", "choam-delegate")
@pytest.mark.ruling("ix_unload")
def test_choam_delegate_unloads_three_solari_when_revealed_discarded_or_trashed():
    assert goods(reveal("choam-delegate"), 0)[0] == 3
    game = play("truthsayer", "secrets", hand=["choam-delegate"], deck=["dagger"])
    assert goods(effect(game, "truthsayer.agent.0"), 0)[0] == 3
    game = choose(effect(play("jamis", "fremkit", hand=["choam-delegate"]), "jamis.agent.0"))
    choose(game, "trash-hand:choam-delegate")
    assert goods(game, 0)[0] == 3


@pytest.mark.ruling("ix_unload")
def test_a_discard_that_an_opponent_causes_unloads_in_the_opponents_turn():
    table = ix().seat(1, hand=["choam-delegate", "dagger"])
    game = play("covert-operation", "smuggling", table, spies=["post-ix-choam"])
    choose(game, "no", "effect:covert-operation.agent.0", "discard:choam-delegate")
    assert goods(game, 1)[0] == 3


@pytest.mark.component("imperium", "esmar-tuek")
def test_esmar_tuek_buys_guild_influence_and_a_card_and_unloads_spice_and_solari():
    game = play("esmar-tuek", "arrakeen", spice=1, deck=["dagger", "diplomacy"])
    effect(game, "esmar-tuek.agent.0")
    while "effect:esmar-tuek.agent.0.get.0" in keys(game):
        effect(game, "esmar-tuek.agent.0.get.0")
    assert influence(game, 0) == (0, 1, 0, 0)
    assert sorted(player(game, 0)["hand"]) == ["dagger", "diplomacy"]
    assert goods(reveal("esmar-tuek"), 0)[:2] == (2, 2)


@pytest.mark.component("imperium", "guild-chief-administrator")
@pytest.mark.component("imperium", "esmar-tuek")
@pytest.mark.ruling("ix_example_unload")
@pytest.mark.ruling("ix_discard_cost")
def test_a_card_that_is_discarded_and_then_trashed_unloads_twice():
    game = play("guild-chief-administrator", "deliver-supplies", hand=["esmar-tuek"])
    effect(game, "guild-chief-administrator.agent.0")
    choose(game, "trash-discard:esmar-tuek")
    assert goods(game, 0)[:2] == (4, 4)
    # Without a card to discard there is nothing to be had.
    game = play("guild-chief-administrator", "deliver-supplies")
    assert "effect:guild-chief-administrator.agent.0" not in keys(game)
    game = reveal("guild-chief-administrator")
    choose(effect(game, "guild-chief-administrator.reveal.1"))
    assert player(game, 0)["freighter"] == 1


@pytest.mark.component("imperium", "freighter-fleet")
def test_freighter_fleet_unloads_a_freighter_icon():
    game = effect(reveal("freighter-fleet"), "freighter-fleet.reveal.0")
    assert player(game, 0)["freighter"] == 1
    game = play("truthsayer", "secrets", hand=["freighter-fleet"], deck=["dagger"])
    choose(effect(game, "truthsayer.agent.0"), "advance-freighter")
    assert player(game, 0)["freighter"] == 1


@pytest.mark.component("imperium", "in-the-shadows")
def test_in_the_shadows_sells_a_card_for_influence_elsewhere_and_unloads_bene_gesserit_influence():
    game = play("in-the-shadows", "arrakeen", hand=["dagger"], deck=["diplomacy"], influence={"bene-gesserit": 2})
    effect(game, "in-the-shadows.agent.0")
    assert keys(game) == ["faction:emperor", "faction:guild", "faction:fremen"]
    choose(game, "faction:guild")
    assert influence(game, 0) == (0, 1, 2, 0)
    game = reveal("in-the-shadows")
    if "effect:in-the-shadows.reveal.0" in keys(game):
        effect(game, "in-the-shadows.reveal.0")
    assert influence(game, 0) == (0, 0, 1, 0)


@pytest.mark.component("imperium", "ix-guild-compact")
def test_ix_guild_compact_gives_a_dreadnought_for_two_cards_and_unloads_two_negotiators():
    game = play("ix-guild-compact", "deliver-supplies", hand=["dagger", "diplomacy"])
    choose(effect(game, "ix-guild-compact.agent.0"), "discard:dagger")
    assert ships(game) == (1, 1, 0)
    assert player(game, 0)["hand"] == []
    game = reveal("ix-guild-compact")
    choose(effect(game, "ix-guild-compact.reveal.0"), "effect:ix-guild-compact.reveal.1")
    assert player(game, 0)["negotiators"] == 2


@pytest.mark.component("imperium", "treachery")
@pytest.mark.ruling("ix_treachery")
def test_treachery_counts_two_and_its_own_unload_sends_two_troops():
    game = play("treachery", "secrets")
    for name in ("treachery.agent.0", "treachery.agent.1"):
        if f"effect:{name}" in keys(game):
            effect(game, name)
    p = player(game, 0)
    assert influence(game, 0) == (0, 0, 2, 0)
    assert (p["supply"], p["garrison"], p["troops"]) == (7, 3, 2)
    assert "treachery" in game.view(0)["trashed"]


@pytest.mark.component("imperium", "treachery")
@pytest.mark.parametrize(("supply", "sent"), [(1, 1), (0, 0)])
def test_treachery_deploys_what_the_supply_has(supply: int, sent: int):
    assert player(reveal("treachery", supply=supply), 0)["troops"] == sent


# ---- others


@pytest.mark.component("imperium", "desert-ambush")
@pytest.mark.ruling("mix_sandworm_never_retreats")
def test_desert_ambush_drives_back_a_unit_for_each_deployed_troop_but_no_sandworm():
    table = ix().seat(1, troops=1, worms=1).seat(2, fighting=1)
    game = play("desert-ambush", "imperial-basin", table, garrison=3)
    assert "effect:desert-ambush.agent.0" not in keys(game)
    choose(game, "deploy", "number:2")
    effect(game, "desert-ambush.agent.0")
    assert keys(game) == ["force-troop:1", "force-dreadnought:2"]
    choose(game, "force-troop:1", "force-dreadnought:2")
    assert (player(game, 1)["troops"], player(game, 1)["worms"], ships(game, 2)) == (0, 1, (1, 1, 0))


@pytest.mark.component("imperium", "imperial-bashar")
@pytest.mark.ruling("ix_imperial_bashar")
def test_imperial_bashar_counts_other_cards_that_really_gave_swords():
    game = reveal("imperial-bashar", "dagger", "shai-hulud", troops=1)
    if "effect:imperial-bashar.reveal.2" in keys(game):
        effect(game, "imperial-bashar.reveal.2")
    # Shai-Hulud has no bond, so it gave none.
    assert box(game) == (1, 2 + 1 + 1)
    game = play("imperial-bashar", "spice-refinery")
    effect(game, "imperial-bashar.agent.0")
    choose(game, next(key for key in keys(game) if key.endswith(".0")))
    assert player(game, 0)["garrison"] == 4


@pytest.mark.component("imperium", "imperial-shock-trooper")
@pytest.mark.parametrize(("at", "swords"), [("secrets", 2), ("dutiful-service", 5)])
def test_imperial_shock_trooper_is_stronger_with_an_agent_at_the_emperor(at: str, swords: int):
    assert box(reveal("imperial-shock-trooper", at=[at])) == (1, swords)


@pytest.mark.component("imperium", "ixian-engineer")
def test_ixian_engineer_acquires_a_tile_and_is_a_point_with_three():
    table = ix().tech_stacks("artillery", "flagship", "shuttle-fleet")
    game = effect(play("ixian-engineer", "imperial-basin", table), "ixian-engineer.agent.0")
    assert player(game, 0)["tech"] == ["artillery"]
    tiles = ["windtraps", "spaceport", "chaumurky"]
    game = effect(reveal("ixian-engineer", tech=tiles), "ixian-engineer.reveal.0")
    assert player(game, 0)["points"] == 2
    assert "ixian-engineer" in game.view(0)["trashed"]
    assert "effect:ixian-engineer.reveal.0" not in keys(reveal("ixian-engineer", tech=tiles[:2]))


@pytest.mark.component("imperium", "jamis")
def test_jamis_joins_others_at_the_fremen_and_trashes():
    game = play("jamis", "fremkit", ix().seat(1, at=["fremkit"]), discard=["dagger"], deck=["diplomacy"])
    choose(effect(game, "jamis.agent.0"), "trash-discard:dagger")
    assert player(game, 0)["discard"] == []


@pytest.mark.component("imperium", "landing-rights")
def test_landing_rights_move_the_freighter_and_do_not_infiltrate():
    game = effect(play("landing-rights", "arrakeen"), "landing-rights.agent.0")
    assert player(game, 0)["freighter"] == 1
    table = ix().seat(1, at=["arrakeen"]).seat(0, hand=["landing-rights"])
    assert "send:arrakeen" not in keys(choose(table.turn(0), "play:landing-rights"))


@pytest.mark.component("imperium", "local-fence")
@pytest.mark.parametrize(("have", "after"), [((0, 2), (5, 0)), ((5, 0), (0, 4))])
def test_local_fence_trades_both_ways(have: tuple[int, int], after: tuple[int, int]):
    game = play("local-fence", "arrakeen", solari=have[0], spice=have[1])
    effect(game, "local-fence.agent.0")
    assert goods(game, 0)[:2] == after


@pytest.mark.component("imperium", "satellite-ban")
def test_satellite_ban_gives_spice_and_water_for_a_card_and_retreats_troops():
    game = effect(play("satellite-ban", "deliver-supplies", hand=["dagger"]), "satellite-ban.agent.0")
    assert goods(game, 0)[1:] == (1, 3)
    game = reveal("satellite-ban", troops=3)
    choose(effect(game, "satellite-ban.reveal.1"), "number:2")
    assert (player(game, 0)["troops"], player(game, 0)["persuasion"]) == (1, 1)


@pytest.mark.component("imperium", "sayyadina")
def test_sayyadina_sells_a_point_for_water_and_bonds_for_persuasion():
    game = effect(play("sayyadina", "secrets", water=3), "sayyadina.agent.0")
    assert (player(game, 0)["points"], goods(game, 0)[2]) == (2, 0)
    assert box(reveal("sayyadina")) == (0, 0)
    assert box(reveal("sayyadina", "jamis")) == (4, 2)


@pytest.mark.component("imperium", "spice-trader")
def test_spice_trader_sells_a_card_for_spice_among_the_fremen():
    game = play("spice-trader", "spice-refinery", hand=["dagger"], influence={"fremen": 2})
    assert goods(effect(game, "spice-trader.agent.0"), 0)[1] == 2


@pytest.mark.component("imperium", "truthsayer")
def test_truthsayer_changes_a_card():
    game = play("truthsayer", "secrets", hand=["dagger"], deck=["diplomacy"])
    effect(game, "truthsayer.agent.0")
    assert (player(game, 0)["hand"], player(game, 0)["discard"]) == (["diplomacy"], ["dagger"])


@pytest.mark.component("imperium", "web-of-power")
def test_web_of_power_pays_for_each_of_three_influences():
    level = {"emperor": 2, "guild": 2, "fremen": 2}
    game = play("web-of-power", "secrets", ix().seat(1, at=["secrets"]), influence=level, deck=["dagger"])
    while any(key.startswith("effect:web-of-power") for key in keys(game)):
        choose(game, next(key for key in keys(game) if key.startswith("effect:web-of-power")))
    assert (goods(game, 0), player(game, 0)["hand"]) == ((2, 0, 2), ["dagger"])
    game = choose(reveal("web-of-power"), "faction:guild")
    assert (influence(game, 0), box(game)) == ((0, 1, 0, 0), (1, 0))


@pytest.mark.component("imperium", "weirding-way")
def test_weirding_way_gives_another_turn_at_once():
    game = play("weirding-way", "spice-refinery", hand=["dagger", "diplomacy"])
    effect(game, "weirding-way.agent.0")
    choose(game, "end")
    assert game.decision.seat == 0
    choose(game, "play:diplomacy", "send:secrets", "end")
    assert game.decision.seat == 1
    game = play("weirding-way", "spice-refinery", hand=["dagger"])
    choose(game, "end")
    assert game.decision.seat == 1
    assert others_reveal(game).decision.seat == 0


@pytest.mark.component("starting", "control-the-spice")
def test_control_the_spice_buys_a_trash_and_a_troop_for_a_spice():
    table = ix("epic").seat(0, spice=1, discard=["dagger"])
    game = play("control-the-spice", "smuggling", table)
    effect(game, "control-the-spice.agent.0")
    choose(game, next(key for key in keys(game) if "get.0" in key))
    choose(game, "trash-discard:dagger")
    assert (player(game, 0)["garrison"], goods(game, 0)[1]) == (6, 0)
    game = reveal("control-the-spice", scenario=ix("epic"))
    assert (box(game), goods(game, 0)[1]) == ((1, 0), 1)
