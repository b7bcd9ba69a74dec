"""Imperium cards of cost 5: what each does when it is played, revealed, acquired or discarded."""

from __future__ import annotations

import pytest
from tests.cards.deck_cards import box, play, reveal, table, units
from tests.table import choose, goods, influence, keys, player, strength_of

MENTAT = "effect:captured-mentat.agent.0"


@pytest.mark.component("imperium", "captured-mentat")
def test_captured_mentat_trades_a_discarded_card_for_an_intrigue_card_and_a_card():
    game = play("captured-mentat", "gather-support", hand=["dagger"], deck=["prepare-the-way"] * 2)
    assert keys(game) == [MENTAT, "end"]
    choose(game, MENTAT)
    assert player(game, 0)["discard"] == ["dagger"]
    assert player(game, 0)["hand"] == ["prepare-the-way"]
    assert player(game, 0)["intrigues_count"] == 2
    game = play("captured-mentat", "gather-support")
    assert game.why_not(MENTAT) == ("why-cards-in-hand", {"n": 1, "have": 0})


MENTAT_REVEAL = "effect:captured-mentat.reveal.1"


@pytest.mark.component("imperium", "captured-mentat")
@pytest.mark.ruling("faq_shifting_allegiances_same_faction")
@pytest.mark.parametrize(("gained", "after"), [("emperor", (1, 0, 0, 0)), ("fremen", (0, 0, 0, 1))])
def test_captured_mentat_shifts_influence_also_to_the_same_faction(gained: str, after: tuple[int, ...]):
    game = reveal("captured-mentat", influence={"emperor": 1})
    assert box(game) == (1, 0)
    assert keys(game) == [MENTAT_REVEAL, "end"]
    choose(game, MENTAT_REVEAL)
    assert influence(game, 0) == (0, 0, 0, 0)
    choose(game, f"faction:{gained}")
    assert influence(game, 0) == after


@pytest.mark.component("imperium", "captured-mentat")
@pytest.mark.ruling("faq_shifting_allegiances_must_pay")
def test_captured_mentat_cannot_lose_influence_that_is_not_there():
    game = reveal("captured-mentat")
    assert keys(game) == ["end"]
    game = reveal("captured-mentat", influence={"emperor": 1, "guild": 2})
    choose(game, MENTAT_REVEAL)
    assert keys(game) == ["lose:emperor", "lose:guild"]


CHANI = "effect:chani-clever-tactician.agent.0"


@pytest.mark.component("imperium", "chani-clever-tactician")
@pytest.mark.parametrize(("troops", "worms", "intrigues"), [(2, 0, 1), (3, 0, 2), (1, 2, 2), (0, 2, 1)])
def test_chani_gives_an_intrigue_card_with_three_units_in_the_conflict(troops: int, worms: int, intrigues: int):
    game = play("chani-clever-tactician", "accept-contract", troops=troops, worms=worms)
    choose(game, "effect:space.accept-contract.0")
    assert player(game, 0)["intrigues_count"] == intrigues
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "chani-clever-tactician")
@pytest.mark.ruling("up_effects_any_order")
def test_chani_counts_units_deployed_earlier_in_the_same_turn():
    game = play("chani-clever-tactician", "spice-refinery", troops=1)
    assert keys(game) == ["deploy", "end"]
    choose(game, "deploy", "number:2")
    assert units(game) == (1, 3)
    assert player(game, 0)["intrigues_count"] == 2
    assert keys(game) == ["end"]


CHANI_REVEAL = "effect:chani-clever-tactician.reveal.0"


@pytest.mark.component("imperium", "chani-clever-tactician")
@pytest.mark.ruling("up_icon_retreat")
def test_chani_retreats_exactly_two_troops_for_four_swords():
    game = reveal("chani-clever-tactician", troops=3)
    assert box(game) == (0, 0)
    assert keys(game) == [CHANI_REVEAL, "end"]
    choose(game, CHANI_REVEAL)
    assert units(game) == (5, 1)
    assert box(game) == (0, 4)
    assert strength_of(game, 0) == 2 + 4
    game = reveal("chani-clever-tactician", troops=1, worms=2)
    assert game.why_not(CHANI_REVEAL) == ("why-troops-in-conflict", {"n": 2, "have": 1})


@pytest.mark.component("imperium", "chani-clever-tactician")
@pytest.mark.ruling("up_strength_needs_unit")
def test_chanis_swords_give_no_strength_without_a_unit():
    game = reveal("chani-clever-tactician", troops=2)
    assert strength_of(game, 0) == 4
    choose(game, CHANI_REVEAL)
    assert box(game) == (0, 4)
    assert strength_of(game, 0) == 0


@pytest.mark.component("imperium", "chani-clever-tactician")
@pytest.mark.ruling("up_icon_fremen_bond")
def test_chani_gives_two_persuasion_with_a_fremen_bond():
    assert box(reveal("chani-clever-tactician", "fedaykin-stilltent")) == (2, 0)
    assert box(reveal("chani-clever-tactician", "dagger")) == (0, 1)


CONTRACTS = ["contract-espionage", "contract-espionage", "contract-harvest-3", "contract-harvest-4"]
DELIVERY = "effect:delivery-agreement.agent.0"


@pytest.mark.component("imperium", "delivery-agreement")
@pytest.mark.ruling("up_contract_icon_with_module")
def test_delivery_agreement_takes_a_contract_for_a_discarded_card():
    scenario = table("choam").offer("contract-heighliner-water", "contract-espionage")
    game = play("delivery-agreement", "spice-refinery", scenario, hand=["dagger"], garrison=0)
    assert keys(game) == [DELIVERY, "end"]
    choose(game, DELIVERY)
    assert player(game, 0)["discard"] == ["dagger"]
    assert set(keys(game)) == {"contract:contract-heighliner-water", "contract:contract-espionage"}
    choose(game, "contract:contract-espionage")
    assert player(game, 0)["contracts"] == ["contract-espionage"]
    game = play("delivery-agreement", "spice-refinery", table("choam"))
    assert game.why_not(DELIVERY) == ("why-cards-in-hand", {"n": 1, "have": 0})


@pytest.mark.component("imperium", "delivery-agreement")
@pytest.mark.ruling("up_contract_icon_exhausted")
def test_delivery_agreement_gives_two_solari_where_no_contract_is_left():
    game = play("delivery-agreement", "spice-refinery", table("choam").offer(), hand=["dagger"])
    choose(game, DELIVERY)
    assert goods(game, 0) == (4, 0, 1)


@pytest.mark.component("imperium", "delivery-agreement")
def test_delivery_agreement_reveals_for_a_spice_or_with_four_contracts_a_victory_point():
    game = reveal("delivery-agreement", scenario=table("choam"), completed=CONTRACTS[:3])
    assert (box(game), goods(game, 0)) == ((0, 0), (0, 1, 1))
    branches = ["branch:delivery-agreement.reveal.0.0", "branch:delivery-agreement.reveal.0.1"]
    game = reveal("delivery-agreement", scenario=table("choam"), completed=CONTRACTS)
    assert keys(game) == branches
    choose(game, branches[0])
    assert (goods(game, 0), player(game, 0)["points"]) == ((0, 1, 1), 1)
    assert game.view(0)["trashed"] == []
    game = reveal("delivery-agreement", scenario=table("choam"), completed=CONTRACTS)
    choose(game, branches[1])
    assert (goods(game, 0), player(game, 0)["points"]) == ((0, 0, 1), 2)
    assert game.view(0)["trashed"] == ["delivery-agreement"]
    assert player(game, 0)["revealed"] == []


@pytest.mark.component("imperium", "in-high-places")
def test_in_high_places_draws_and_spies_with_another_bene_gesserit_card_in_play():
    game = play("in-high-places", "secrets", deck=["dagger"] * 2, in_play=["truthtrance"])
    choose(game, "effect:in-high-places.agent.0", "post:post-choam")
    assert player(game, 0)["hand"] == ["dagger"]
    assert player(game, 0)["spies"] == ["post-choam"]
    # An Emperor card does not help, though In High Places is one too.
    game = play("in-high-places", "secrets", deck=["dagger"], in_play=["imperial-spymaster"])
    assert keys(game) == ["end"]
    assert player(game, 0)["hand"] == []


@pytest.mark.component("imperium", "in-high-places")
@pytest.mark.ruling("up_spy_recall_icon")
def test_in_high_places_recalls_two_spies_for_three_persuasion():
    posts = ["post-emperor", "post-guild", "post-choam"]
    game = reveal("in-high-places", spies=posts)
    assert box(game) == (2, 0)
    assert keys(game) == ["effect:in-high-places.reveal.1", "end"]
    choose(game, "effect:in-high-places.reveal.1", "recall:post-guild", "recall:post-emperor")
    assert player(game, 0)["spies"] == ["post-choam"]
    assert box(game) == (5, 0)
    game = reveal("in-high-places", spies=posts[:1])
    assert game.why_not("effect:in-high-places.reveal.1") == ("why-spies-on-board", {"n": 2, "have": 1})


@pytest.mark.component("imperium", "in-high-places")
@pytest.mark.component("imperium", "strike-fleet")
@pytest.mark.component("imperium", "subversive-advisor")
@pytest.mark.ruling("up_icon_acquire_effect")
@pytest.mark.parametrize("card", ["in-high-places", "strike-fleet", "subversive-advisor"])
def test_some_cards_bring_a_spy_when_acquired(card: str):
    game = reveal(*["prepare-the-way"] * 3, scenario=table().row(card, "steersman", "overthrow"))
    choose(game, f"buy:{card}", "post:post-hagga-basin")
    assert player(game, 0)["spies"] == ["post-hagga-basin"]
    assert card in player(game, 0)["discard"]
    assert player(game, 0)["persuasion"] == 1


@pytest.mark.component("imperium", "leadership")
@pytest.mark.parametrize("worms", [0, 1, 3])
def test_leadership_draws_a_card_for_each_own_sandworm(worms: int):
    game = play("leadership", "imperial-basin", worms=worms, garrison=0, deck=["prepare-the-way"] * 5)
    assert player(game, 0)["hand"] == ["prepare-the-way"] * worms
    assert keys(game) == ["end"]


LEADERSHIP = "effect:leadership.reveal.2"


@pytest.mark.component("imperium", "leadership")
def test_leadership_counts_cards_that_give_swords_and_not_their_swords():
    assert box(reveal("leadership", "truthtrance")) == (3, 1)
    # Strike Fleet gives 3 swords and Dagger 1: two cards; Truthtrance gives none.
    game = reveal("leadership", "strike-fleet", "dagger", "truthtrance")
    assert box(game) == (4, 1 + 3 + 1 + 2)
    # Two copies are two cards; a card of an Agent turn is not revealed.
    assert box(reveal("leadership", "dagger", "dagger", in_play=["strike-fleet"])) == (2, 1 + 2 + 2)


@pytest.mark.component("imperium", "leadership")
@pytest.mark.component("imperium", "undercover-asset")
@pytest.mark.parametrize(("branch", "swords"), [(0, 1 + 1 + 1), (1, 1 + 1 + 2 + 2)])
def test_leadership_counts_a_card_of_choice_once_it_has_given_swords(branch: int, swords: int):
    game = reveal("leadership", "dagger", "undercover-asset")
    choose(game, "effect:undercover-asset.reveal.0", f"branch:undercover-asset.reveal.0.{branch}")
    if branch == 0:
        choose(game, "post:post-choam")
    assert box(game) == (2, swords)


@pytest.mark.component("imperium", "leadership")
@pytest.mark.component("imperium", "undercover-asset")
def test_leadership_is_counted_at_one_moment_that_the_owner_picks():
    game = reveal("leadership", "dagger", "undercover-asset")
    choose(game, LEADERSHIP)
    assert box(game) == (2, 1 + 1 + 1)
    choose(game, "branch:undercover-asset.reveal.0.1")
    # The swords that came later add nothing to it any more.
    assert box(game) == (2, 1 + 1 + 1 + 2)
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "leadership")
@pytest.mark.component("imperium", "calculus-of-power")
def test_leadership_no_longer_counts_a_trashed_card():
    game = reveal("leadership", "calculus-of-power", "double-agent")
    choose(game, "effect:calculus-of-power.reveal.1")
    # Swords: Leadership 1, Double Agent 1 (they stay), Calculus of Power 3; counted: Calculus of Power alone.
    assert box(game) == (5, 1 + 1 + 3 + 1)


FAVOR = "effect:spacing-guilds-favor.reveal.1"


@pytest.mark.component("imperium", "spacing-guilds-favor")
def test_spacing_guilds_favor_draws_a_card():
    game = play("spacing-guilds-favor", "deliver-supplies", deck=["dagger"] * 2)
    assert player(game, 0)["hand"] == ["dagger"]


@pytest.mark.component("imperium", "spacing-guilds-favor")
def test_spacing_guilds_favor_sells_influence_for_three_spice():
    game = reveal("spacing-guilds-favor", spice=3)
    assert box(game) == (2, 0)
    assert keys(game) == [FAVOR, "end"]
    choose(game, FAVOR, "faction:bene-gesserit")
    assert (goods(game, 0), influence(game, 0)) == ((0, 0, 1), (0, 0, 1, 0))
    game = reveal("spacing-guilds-favor", spice=2)
    assert game.why_not(FAVOR) == ("why-goods", {"what": "spice", "n": 3, "have": 2})


@pytest.mark.component("imperium", "spacing-guilds-favor")
@pytest.mark.component("imperium", "guild-envoy")
def test_spacing_guilds_favor_gives_two_spice_when_discarded_from_hand():
    game = play("guild-envoy", "deliver-supplies", hand=["spacing-guilds-favor"], deck=["dagger", "dagger"])
    assert player(game, 0)["discard"] == ["spacing-guilds-favor"]
    assert goods(game, 0) == (0, 2, 2)
    # It is a Guild card besides.
    assert player(game, 0)["hand"] == ["dagger", "dagger"]


@pytest.mark.component("imperium", "spacing-guilds-favor")
@pytest.mark.component("imperium", "covert-operation")
def test_spacing_guilds_favor_pays_its_owner_in_another_players_turn():
    scenario = table().seat(2, hand=["spacing-guilds-favor"])
    game = play("covert-operation", "gather-support", scenario, spies=["post-landsraad-east"])
    choose(game, "no")
    assert player(game, 2)["discard"] == ["spacing-guilds-favor"]
    assert goods(game, 2) == (0, 2, 1)
    assert goods(game, 0) == (0, 0, 1)


@pytest.mark.component("imperium", "spacing-guilds-favor")
@pytest.mark.ruling("up_spacing_guilds_favor")
def test_spacing_guilds_favor_gives_nothing_at_clean_up():
    game = reveal("spacing-guilds-favor", scenario=table().seat(1, hand=["dagger"]), in_play=["spacing-guilds-favor"])
    choose(game, "end")
    assert player(game, 0)["discard"] == ["spacing-guilds-favor", "spacing-guilds-favor"]
    assert goods(game, 0) == (0, 0, 1)


@pytest.mark.component("imperium", "spacing-guilds-favor")
@pytest.mark.component("imperium", "long-live-the-fighters")
def test_spacing_guilds_favor_gives_nothing_when_discarded_from_the_deck():
    deck = ["spacing-guilds-favor", "dagger", "diplomacy"]
    game = play("long-live-the-fighters", "spice-refinery", deck=deck, garrison=0)
    choose(game, "keep:dagger", "throw:spacing-guilds-favor")
    assert player(game, 0)["discard"] == ["spacing-guilds-favor"]
    assert goods(game, 0) == (2, 0, 1)


@pytest.mark.component("imperium", "strike-fleet")
def test_strike_fleet_recruits_three_with_a_spy_recalled_this_turn():
    game = play("strike-fleet", "assembly-hall", spies=["post-landsraad-east"])
    choose(game, "gather:post-landsraad-east")
    assert units(game) == (6, 0)
    game = play("strike-fleet", "assembly-hall", spies=["post-landsraad-east"])
    choose(game, "no")
    assert units(game) == (3, 0)
    assert box(reveal("strike-fleet")) == (1, 3)


@pytest.mark.component("imperium", "subversive-advisor")
def test_subversive_advisor_makes_a_faction_visit_count_two_and_must_trash_itself():
    game = play("subversive-advisor", "deliver-supplies", spies=["post-guild"])
    choose(game, "no")
    # Two steps instead of one, not one and two.
    assert influence(game, 0) == (0, 2, 0, 0)
    assert player(game, 0)["points"] == 2
    assert game.view(0)["trashed"] == ["subversive-advisor"]
    assert player(game, 0)["in_play"] == []
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "subversive-advisor")
def test_subversive_advisor_cannot_be_avoided_by_taking_the_influence_first():
    game = play("subversive-advisor", "secrets", spies=["post-bene-gesserit"], spice=1)
    choose(game, "no")
    assert "end" not in keys(game)
    assert "effect:visit.bene-gesserit" not in keys(game)
    choose(game, "effect:subversive-advisor.agent.0")
    assert influence(game, 0) == (0, 0, 2, 0)
    assert game.view(0)["trashed"] == ["subversive-advisor"]


@pytest.mark.component("imperium", "subversive-advisor")
def test_subversive_advisor_stays_when_sent_elsewhere():
    game = play("subversive-advisor", "gather-support", spies=["post-landsraad-east"])
    choose(game, "no")
    assert keys(game) == ["end"]
    assert influence(game, 0) == (0, 0, 0, 0)
    assert player(game, 0)["in_play"] == ["subversive-advisor"]
    assert box(reveal("subversive-advisor")) == (1, 0)


@pytest.mark.component("imperium", "subversive-advisor")
def test_subversive_advisor_trashed_by_something_else_leaves_the_one_influence():
    game = play("subversive-advisor", "desert-tactics", spies=["post-fremen"], garrison=0)
    choose(game, "no")
    choose(game, "effect:space.desert-tactics.1")
    assert influence(game, 0) == (0, 0, 0, 1)
    assert game.view(0)["trashed"] == ["subversive-advisor"]


MANEUVER = "effect:treacherous-maneuver.agent.0"


@pytest.mark.component("imperium", "treacherous-maneuver")
def test_treacherous_maneuver_trashes_itself_and_an_emperor_card_from_hand_to_count_two():
    hand = ["imperial-spymaster", "public-spectacle", "dagger"]
    game = play("treacherous-maneuver", "deliver-supplies", hand=hand)
    assert keys(game) == [MANEUVER, "effect:visit.guild"]
    assert influence(game, 0) == (0, 0, 0, 0)
    choose(game, MANEUVER)
    assert keys(game) == ["trash-hand:imperial-spymaster", "trash-hand:public-spectacle"]
    choose(game, "trash-hand:imperial-spymaster")
    assert influence(game, 0) == (0, 2, 0, 0)
    assert game.view(0)["trashed"] == ["imperial-spymaster", "treacherous-maneuver"]
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "treacherous-maneuver")
def test_treacherous_maneuver_may_be_left_for_one_influence():
    game = play("treacherous-maneuver", "deliver-supplies", hand=["imperial-spymaster"])
    choose(game, "effect:visit.guild")
    assert influence(game, 0) == (0, 1, 0, 0)
    choose(game, "end")
    assert player(game, 0)["in_play"] == ["treacherous-maneuver"]
    assert player(game, 0)["hand"] == ["imperial-spymaster"]


@pytest.mark.component("imperium", "treacherous-maneuver")
def test_treacherous_maneuver_cannot_be_paid_once_the_influence_is_taken():
    game = play("treacherous-maneuver", "deliver-supplies", hand=["imperial-spymaster"])
    choose(game, "effect:visit.guild")
    assert keys(game) == ["end"]
    assert game.why_not(MANEUVER) is not None


@pytest.mark.component("imperium", "treacherous-maneuver")
def test_treacherous_maneuver_cannot_pay_with_an_emperor_card_in_play_or_with_another_card_in_hand():
    game = play("treacherous-maneuver", "deliver-supplies", hand=["dagger"], in_play=["imperial-spymaster"])
    # The cost cannot be paid, so the one influence of the space is taken.
    assert influence(game, 0) == (0, 1, 0, 0)
    assert keys(game) == ["end"]
    assert game.why_not(MANEUVER) is not None
    assert game.view(0)["trashed"] == []


@pytest.mark.component("imperium", "treacherous-maneuver")
def test_treacherous_maneuver_reveals_for_a_persuasion_and_an_intrigue_card():
    game = reveal("treacherous-maneuver")
    assert box(game) == (1, 0)
    assert player(game, 0)["intrigues_count"] == 2
