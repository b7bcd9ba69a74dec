"""The leaders: the set, and what the simpler ones do; the others have files of their own."""

from __future__ import annotations

import pytest
from tests.cards.led import SIGNET, ability, led_by, signet
from tests.table import choose, goods, influence, keys, player, strength_of

import sietch
from sietch.core.game import Game
from sietch.core.rules import SetupError
from sietch.imperium.components import LEADERS

# id: difficulty, module
ALL = {
    "muad-dib": (1, "uprising"),
    "gurney-halleck": (1, "uprising"),
    "feyd-rautha-harkonnen": (1, "uprising"),
    "lady-amber-metulli": (1, "uprising"),
    "lady-margot-fenring": (1, "uprising"),
    "princess-irulan": (2, "uprising"),
    "lady-jessica": (2, "uprising"),
    "reverend-mother-jessica": (2, "uprising"),
    "staban-tuek": (3, "uprising"),
    "shaddam-corrino-iv": (2, "choam"),
}

# ---- the set


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.component("leader", id)) for id in ALL])
def test_a_leader_has_its_difficulty_and_module(id):
    leader = next(leader for leader in LEADERS if leader.id == id)
    assert (leader.difficulty, leader.module) == ALL[id]
    assert leader.copies == (0 if id == "reverend-mother-jessica" else 1)


@pytest.mark.ruling("up_jessica_side")
def test_nine_leaders_can_be_taken_and_the_reverend_mother_is_only_a_back_side():
    assert {leader.id for leader in LEADERS if leader.module in ("uprising", "choam")} == set(ALL)
    game = sietch.new("uprising", players=4, seed=1, modules=["choam"], leaders=["choose"] * 4)
    assert sorted(keys(game)) == sorted(f"leader:{id}" for id in ALL if id != "reverend-mother-jessica")
    with pytest.raises(SetupError):
        sietch.new("uprising", players=3, leaders=["reverend-mother-jessica", "muad-dib", "staban-tuek"])


@pytest.mark.ruling("up_leader_abilities")
@pytest.mark.ruling("up_icon_signet")
@pytest.mark.component("leader", "gurney-halleck")
def test_the_signet_ring_works_in_an_agent_turn_and_only_there():
    game = led_by("gurney-halleck", hand=["signet-ring", "dagger"], intrigues=["devour"]).reveal(0)
    assert SIGNET not in keys(game)
    assert player(game, 0)["garrison"] == 3
    game = signet("gurney-halleck", "assembly-hall")
    game.choose(SIGNET)
    assert player(game, 0)["garrison"] == 4


# ---- Muad'Dib


@pytest.mark.component("leader", "muad-dib")
@pytest.mark.parametrize(("worms", "drawn"), [(0, 0), (1, 1), (2, 1)])
def test_muad_dib_draws_one_intrigue_card_in_the_reveal_turn_with_a_worm_in_the_conflict(worms, drawn):
    game = led_by("muad-dib", hand=["dagger"], worms=worms, troops=2).reveal(0)
    assert len(player(game, 0)["intrigues"]) == drawn


@pytest.mark.component("leader", "muad-dib")
@pytest.mark.component("intrigue", "unexpected-allies")
def test_muad_dib_may_summon_the_worm_in_the_same_reveal_turn():
    game = led_by("muad-dib", hand=["dagger"], intrigues=["unexpected-allies"], water=2).reveal(0)
    assert player(game, 0)["intrigues"] == ["unexpected-allies"]
    choose(game, "intrigue:unexpected-allies", "no")
    assert player(game, 0)["worms"] == 1
    assert len(player(game, 0)["intrigues"]) == 1


@pytest.mark.component("leader", "muad-dib")
def test_muad_dibs_signet_draws_a_card():
    game = signet("muad-dib", "assembly-hall", deck=["dagger", "dagger"])
    game.choose(SIGNET)
    assert player(game, 0)["hand"] == ["dagger"]


# ---- Gurney Halleck


@pytest.mark.ruling("up_strength_update_any_time")
@pytest.mark.component("leader", "gurney-halleck")
@pytest.mark.parametrize(
    ("facts", "persuasion"),
    [
        ({"troops": 3}, 3),
        ({"troops": 2, "worms": 1}, 3),
        ({"troops": 2}, 2),
        ({"garrison": 6}, 2),
    ],
)
def test_gurney_gets_a_persuasion_with_strength_6_from_his_units_in_the_conflict(facts, persuasion):
    game = led_by("gurney-halleck", hand=["convincing-argument"], intrigues=["devour"], **facts).reveal(0)
    assert player(game, 0)["persuasion"] == persuasion


@pytest.mark.component("leader", "gurney-halleck")
def test_gurney_counts_the_swords_he_reveals_but_not_without_a_unit():
    hand = ["dagger", "dagger", "convincing-argument"]
    game = led_by("gurney-halleck", hand=hand, intrigues=["devour"], troops=2).reveal(0)
    assert strength_of(game, 0) == 6
    assert player(game, 0)["persuasion"] == 3

    game = led_by("gurney-halleck", hand=["strike-fleet", "dagger", "dagger"], intrigues=["devour"]).reveal(0)
    assert player(game, 0)["swords"] == 5
    assert strength_of(game, 0) == 0
    assert player(game, 0)["persuasion"] == 1


@pytest.mark.ruling("up_strength_update_any_time")
@pytest.mark.component("leader", "gurney-halleck")
@pytest.mark.component("intrigue", "detonation")
def test_gurney_may_reach_strength_6_at_any_moment_of_the_reveal_turn_and_once():
    table = led_by("gurney-halleck", hand=["convincing-argument"], intrigues=["detonation", "detonation"], troops=2)
    game = table.shield_wall(False).reveal(0)
    assert player(game, 0)["persuasion"] == 2
    choose(game, "buy:prepare-the-way", "intrigue:detonation", "number:1")
    assert strength_of(game, 0) == 6
    assert player(game, 0)["persuasion"] == 1
    choose(game, "intrigue:detonation", "number:2")
    assert player(game, 0)["persuasion"] == 1, "once in the turn"


@pytest.mark.component("leader", "gurney-halleck")
@pytest.mark.component("imperium", "unswerving-loyalty")
def test_gurney_keeps_the_persuasion_when_his_strength_drops_afterwards():
    table = led_by("gurney-halleck", hand=["unswerving-loyalty"] * 2, intrigues=["devour"], troops=3)
    game = table.reveal(0)
    assert (strength_of(game, 0), player(game, 0)["persuasion"]) == (6, 3)
    choose(game, "effect:unswerving-loyalty.reveal.2", "branch:unswerving-loyalty.reveal.2.then.1")
    assert (strength_of(game, 0), player(game, 0)["persuasion"]) == (4, 3)


@pytest.mark.component("leader", "gurney-halleck")
def test_gurneys_signet_recruits_a_troop_that_may_be_deployed():
    game = signet("gurney-halleck", "spice-refinery", spice=0)
    game.choose(SIGNET)
    assert player(game, 0)["garrison"] == 4
    game.choose("deploy")
    assert keys(game) == ["number:1", "number:2", "number:3"]


# ---- Lady Amber Metulli


@pytest.mark.ruling("up_icon_retreat")
@pytest.mark.component("leader", "lady-amber-metulli")
def test_amber_may_retreat_one_troop_once_in_the_reveal_turn():
    game = led_by("lady-amber-metulli", hand=["dagger"], intrigues=["devour"], troops=3, garrison=0).reveal(0)
    assert sorted(keys(game)) == sorted([ability("lady-amber-metulli"), "end"])
    game.choose(ability("lady-amber-metulli"))
    assert (player(game, 0)["troops"], player(game, 0)["garrison"]) == (2, 1)
    assert keys(game) == ["end"]


@pytest.mark.component("leader", "lady-amber-metulli")
def test_amber_need_not_retreat_and_cannot_retreat_a_worm():
    game = led_by("lady-amber-metulli", hand=["dagger"], intrigues=["devour"], troops=1, garrison=0).reveal(0)
    game.choose("end")
    assert player(game, 0)["troops"] == 1

    game = led_by("lady-amber-metulli", hand=["dagger"], intrigues=["devour"], worms=1).reveal(0)
    assert keys(game) == ["end"]


@pytest.mark.component("leader", "lady-amber-metulli")
@pytest.mark.parametrize(("holder", "spice"), [(0, 1), (1, 0), (None, 0)])
def test_ambers_signet_gives_a_solari_and_with_an_alliance_a_spice(holder, spice):
    table = led_by("lady-amber-metulli", hand=["signet-ring"], intrigues=["devour"])
    if holder is not None:
        table.seat(holder, influence={"guild": 4}).alliance("guild", holder)
    game = table.turn(0)
    choose(game, "play:signet-ring", "send:assembly-hall", SIGNET)
    assert goods(game, 0)[:2] == (1, spice)


# ---- Lady Margot Fenring and Princess Irulan: reaching 2


@pytest.mark.component("leader", "lady-margot-fenring")
@pytest.mark.parametrize(("before", "spice"), [(0, 0), (1, 2), (2, 0), (3, 0)])
def test_margot_gets_2_spice_when_she_reaches_2_with_the_bene_gesserit(before, spice):
    table = led_by("lady-margot-fenring", hand=["diplomacy"], influence={"bene-gesserit": before})
    game = choose(table.turn(0), "play:diplomacy", "send:secrets")
    while game.decision.seat == 0:
        game.choose(0)
    assert influence(game, 0)[2] == before + 1
    assert goods(game, 0)[1] == spice


@pytest.mark.component("leader", "lady-margot-fenring")
def test_margot_gets_nothing_for_2_with_another_faction():
    table = led_by("lady-margot-fenring", hand=["diplomacy"], influence={"guild": 1})
    game = choose(table.turn(0), "play:diplomacy", "send:deliver-supplies")
    assert influence(game, 0)[1] == 2
    assert goods(game, 0)[1] == 0


@pytest.mark.ruling("up_reach_2_influence")
@pytest.mark.component("leader", "lady-margot-fenring")
@pytest.mark.component("imperium", "overthrow")
def test_passing_2_by_a_double_step_is_reaching_it():
    table = led_by("lady-margot-fenring", hand=["overthrow"], influence={"bene-gesserit": 1})
    game = choose(table.turn(0), "play:overthrow", "send:secrets")
    assert influence(game, 0)[2] == 3
    assert goods(game, 0)[1] == 2


@pytest.mark.ruling("up_reach_2_again")
@pytest.mark.component("leader", "lady-margot-fenring")
@pytest.mark.component("intrigue", "change-allegiances")
def test_margot_reaches_2_again_after_a_loss_but_never_on_the_way_down():
    table = led_by("lady-margot-fenring", hand=["dagger"], intrigues=["change-allegiances"])
    game = table.seat(0, influence={"bene-gesserit": 3}).turn(0)
    choose(game, "intrigue:change-allegiances")
    assert influence(game, 0)[2] == 2
    assert goods(game, 0)[1] == 0, "going down to 2 is not reaching it"
    game.choose("faction:bene-gesserit")
    assert goods(game, 0)[1] == 0, "from 2 to 3 neither"

    table = led_by("lady-margot-fenring", hand=["dagger"], intrigues=["change-allegiances"])
    game = table.seat(0, influence={"bene-gesserit": 2}).turn(0)
    choose(game, "intrigue:change-allegiances", "faction:bene-gesserit")
    assert influence(game, 0)[2] == 2
    assert goods(game, 0)[1] == 2


@pytest.mark.component("leader", "lady-margot-fenring")
@pytest.mark.component("intrigue", "sietch-ritual")
def test_the_spice_of_margots_ability_can_pay_for_the_space_of_the_same_turn():
    table = led_by("lady-margot-fenring", hand=["dagger", "diplomacy"], intrigues=["sietch-ritual"])
    game = table.seat(0, influence={"bene-gesserit": 1}).turn(0)
    choose(game, "intrigue:sietch-ritual", "discard:dagger", "faction:bene-gesserit")
    assert goods(game, 0)[1] == 2
    game.choose("play:diplomacy")
    assert "send:espionage" in keys(game)


@pytest.mark.component("leader", "lady-margot-fenring")
@pytest.mark.component("conflict", "propaganda")
def test_margot_reaches_2_also_by_a_reward_in_combat():
    table = led_by("lady-margot-fenring", troops=1, influence={"bene-gesserit": 1}).conflict("propaganda")
    game = table.combat()
    choose(game, "faction:bene-gesserit", "faction:fremen")
    assert goods(game, 0)[1] == 2


@pytest.mark.ruling("up_spy_restricted_post")
@pytest.mark.component("leader", "lady-margot-fenring")
def test_margots_signet_places_a_spy_only_on_posts_of_cities():
    game = signet("lady-margot-fenring", "assembly-hall")
    game.choose(SIGNET)
    assert keys(game) == ["post:post-sietch-research", "post:post-research-refinery", "post:post-refinery-arrakeen"]
    game.choose("post:post-sietch-research")
    assert player(game, 0)["spies"] == ["post-sietch-research"]


@pytest.mark.component("leader", "princess-irulan")
@pytest.mark.parametrize(("before", "drawn"), [(0, 0), (1, 1), (2, 0)])
def test_irulan_draws_an_intrigue_card_when_she_reaches_2_with_the_emperor(before, drawn):
    table = led_by("princess-irulan", hand=["diplomacy"], influence={"emperor": before})
    game = choose(table.turn(0), "play:diplomacy", "send:dutiful-service")
    if drawn:
        game.choose(ability("princess-irulan"))
    if before == 2:
        game.choose("effect:visit.emperor")
    assert influence(game, 0)[0] == before + 1
    assert len(player(game, 0)["intrigues"]) == drawn
    while game.decision.seat == 0:
        game.choose(0)
    assert len(player(game, 0)["intrigues"]) == drawn


@pytest.mark.ruling("up_reach_2_again")
@pytest.mark.ruling("up_reach_2_influence")
@pytest.mark.component("leader", "princess-irulan")
def test_irulan_reaches_2_again_after_a_loss_and_by_passing_it():
    table = led_by("princess-irulan", hand=["dagger"], intrigues=["change-allegiances"])
    game = table.seat(0, influence={"emperor": 2}).intrigue_deck("devour").turn(0)
    choose(game, "intrigue:change-allegiances", "faction:emperor")
    assert player(game, 0)["intrigues"] == ["devour"], "at once, before the agent is sent"

    table = led_by("princess-irulan", hand=["overthrow"], influence={"emperor": 1})
    game = choose(table.turn(0), "play:overthrow", "send:dutiful-service", ability("princess-irulan"))
    assert influence(game, 0)[0] == 3
    assert len(player(game, 0)["intrigues"]) == 1


@pytest.mark.component("leader", "princess-irulan")
def test_irulans_signet_acquires_a_card_of_cost_exactly_1_to_hand():
    table = led_by("princess-irulan", hand=["signet-ring"], intrigues=["devour"])
    game = table.row("sardaukar-soldier", "maula-pistol", "overthrow", "steersman", "hidden-missive").turn(0)
    choose(game, "play:signet-ring", "send:assembly-hall", SIGNET)
    assert player(game, 0)["hand"] == ["sardaukar-soldier"], "the only one that costs 1; no card in hand to trash"
    assert player(game, 0)["discard"] == []


@pytest.mark.component("leader", "princess-irulan")
@pytest.mark.parametrize(("card", "spice"), [("maula-pistol", 2), ("prepare-the-way", 2), ("dagger", 0)])
def test_irulans_signet_trashes_a_card_from_hand_and_pays_2_spice_if_it_has_a_cost(card, spice):
    table = led_by("princess-irulan", hand=["signet-ring", card], intrigues=["devour"], discard=["diplomacy"])
    game = table.row("overthrow", "steersman", "corrinth-city", "desert-power", "paracompass").turn(0)
    choose(game, "play:signet-ring", "send:assembly-hall", SIGNET)
    assert player(game, 0)["hand"] == [], "the only choice: cards in play or discarded are not in hand"
    assert goods(game, 0)[1] == spice


@pytest.mark.component("leader", "princess-irulan")
def test_irulan_chooses_between_the_two_or_leaves_both():
    def played() -> Game:
        table = led_by("princess-irulan", hand=["signet-ring", "dagger"], intrigues=["devour"])
        game = table.row("sardaukar-soldier").turn(0)
        return choose(game, "play:signet-ring", "send:spice-refinery")

    game = played()
    assert "end" in keys(game)
    game.choose("end")
    assert player(game, 0)["hand"] == ["dagger"]

    game = played()
    game.choose(SIGNET)
    assert len(keys(game)) == 2
    assert all(key.startswith("branch:leader.princess-irulan.signet.") for key in keys(game))
