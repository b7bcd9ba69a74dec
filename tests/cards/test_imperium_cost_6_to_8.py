"""Imperium cards of cost 6, 7 and 8: what each does when it is played, revealed or acquired."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.deck_cards import DEAR, box, play, reveal, send, table, units
from tests.table import choose, goods, influence, keys, others_reveal, player

CONTRACTS = ["contract-espionage", "contract-espionage", "contract-harvest-3", "contract-harvest-4"]

# ---- cost 6

CITY = "effect:corrinth-city.agent.0"


@pytest.mark.component("imperium", "corrinth-city")
def test_corrinth_city_sells_a_victory_point_for_two_cards_and_five_solari():
    game = play("corrinth-city", "assembly-hall", hand=["dagger", "diplomacy", "reconnaissance"], solari=5)
    choose(game, "effect:space.assembly-hall.0")
    assert keys(game) == [CITY, "end"]
    choose(game, CITY, "discard:dagger", "discard:reconnaissance")
    assert goods(game, 0) == (0, 0, 1)
    assert player(game, 0)["hand"] == ["diplomacy"]
    assert player(game, 0)["discard"] == ["dagger", "reconnaissance"]
    assert player(game, 0)["points"] == 2
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "corrinth-city")
@pytest.mark.parametrize(("solari", "hand"), [(4, ["dagger", "diplomacy"]), (5, ["dagger"])])
def test_corrinth_city_needs_the_whole_cost_at_hand_before_anything_is_paid(solari: int, hand: list[str]):
    game = play("corrinth-city", "assembly-hall", hand=hand, solari=solari)
    assert keys(game) == ["end"]
    assert game.why_not(CITY) is not None
    assert player(game, 0)["hand"] == hand


BRANCHES = ["branch:corrinth-city.reveal.0.0", "branch:corrinth-city.reveal.0.1"]


@pytest.mark.component("imperium", "corrinth-city")
def test_corrinth_city_reveals_for_five_solari_or_a_council_seat_for_five():
    game = reveal("corrinth-city", solari=5)
    assert box(game) == (0, 0)
    assert keys(game) == BRANCHES
    choose(game, BRANCHES[0])
    assert (goods(game, 0), player(game, 0)["council"]) == ((10, 0, 1), False)
    game = reveal("corrinth-city", solari=5)
    choose(game, BRANCHES[1])
    assert (goods(game, 0), player(game, 0)["council"]) == ((0, 0, 1), True)
    # The seat gives its persuasion in this Reveal turn already.
    assert box(game) == (2, 0)


@pytest.mark.component("imperium", "corrinth-city")
@pytest.mark.parametrize(("solari", "council"), [(4, False), (5, True)])
def test_corrinth_city_leaves_only_the_solari_without_the_price_or_with_a_seat(solari: int, council: bool):
    game = reveal("corrinth-city", solari=solari, council=council)
    assert goods(game, 0) == (solari + 5, 0, 1)
    assert keys(game) == ["end"]
    assert box(game) == (2 if council else 0, 0)


@pytest.mark.component("imperium", "desert-power")
def test_desert_power_gives_two_spice_on_a_maker_space_only():
    assert goods(play("desert-power", "imperial-basin"), 0) == (0, 3, 1)
    assert goods(play("desert-power", "accept-contract"), 0) == (0, 0, 1)


POWER = ["branch:desert-power.reveal.0.0", "branch:desert-power.reveal.0.1"]


@pytest.mark.component("imperium", "desert-power")
@pytest.mark.ruling("up_sandworm_hooks")
def test_desert_power_reveals_for_two_persuasion_or_a_sandworm_for_a_water():
    game = reveal("desert-power", hooks=True)
    # The persuasion is one of the two choices, not given beside them.
    assert box(game) == (0, 0)
    assert keys(game) == POWER
    choose(game, POWER[0])
    assert (box(game), goods(game, 0), player(game, 0)["worms"]) == ((2, 0), (0, 0, 1), 0)
    game = reveal("desert-power", hooks=True)
    choose(game, POWER[1])
    assert (box(game), goods(game, 0), player(game, 0)["worms"]) == ((0, 0), (0, 0, 0), 1)


@pytest.mark.component("imperium", "desert-power")
@pytest.mark.parametrize(("hooks", "water"), [(False, 1), (True, 0)])
def test_desert_power_summons_nothing_without_hooks_or_water(hooks: bool, water: int):
    game = reveal("desert-power", hooks=hooks, water=water)
    assert (box(game), player(game, 0)["worms"]) == ((2, 0), 0)
    assert keys(game) == ["end"]


@pytest.mark.component("imperium", "desert-power")
@pytest.mark.ruling("up_sandworm_shield_wall")
@pytest.mark.parametrize(("stands", "worms"), [(True, 0), (False, 1)])
def test_desert_power_brings_no_sandworm_behind_the_shield_wall(stands: bool, worms: int):
    scenario = table().conflict("siege-of-arrakeen").shield_wall(stands)
    game = reveal("desert-power", scenario=scenario, hooks=True)
    choose(game, POWER[1])
    # The water stays paid.
    assert (player(game, 0)["worms"], goods(game, 0)) == (worms, (0, 0, 0))


HEADQUARTERS = "effect:junction-headquarters.agent.0"


@pytest.mark.component("imperium", "junction-headquarters")
@pytest.mark.ruling("up_icon_alliance")
def test_junction_headquarters_sells_a_victory_point_with_the_guild_alliance():
    scenario = table().seat(0, influence={"guild": 4}).alliance("guild", 0)
    game = play("junction-headquarters", "gather-support", scenario, spice=2)
    assert player(game, 0)["points"] == 3
    assert keys(game) == [HEADQUARTERS, "end"]
    choose(game, HEADQUARTERS)
    assert player(game, 0)["points"] == 4
    assert goods(game, 0) == (0, 0, 1)
    assert game.view(0)["intrigue_trashed"] == ["devour"]
    assert player(game, 0)["intrigues"] == []


@pytest.mark.component("imperium", "junction-headquarters")
def test_junction_headquarters_needs_the_alliance_an_intrigue_card_and_two_spice():
    game = play("junction-headquarters", "gather-support", influence={"guild": 4}, spice=2)
    assert keys(game) == ["end"]
    parts: list[dict[str, Any]] = [{"spice": 1}, {"spice": 2, "intrigues": []}]
    for facts in parts:
        scenario = table().seat(0, influence={"guild": 4}).alliance("guild", 0)
        game = play("junction-headquarters", "arrakeen", scenario, **facts)
        assert keys(game) == ["deploy", "end"]
        assert game.why_not(HEADQUARTERS) is not None


@pytest.mark.component("imperium", "junction-headquarters")
def test_junction_headquarters_reveals_for_persuasion_water_and_a_troop():
    game = reveal("junction-headquarters")
    assert (box(game), goods(game, 0), units(game)) == ((1, 0), (0, 0, 2), (4, 0))


OBJECT = "effect:price-is-no-object.agent.0"


@pytest.mark.component("imperium", "price-is-no-object")
def test_price_is_no_object_acquires_a_card_to_hand_for_solari():
    scenario = (
        table()
        .row("guild-spy", "overthrow", "maula-pistol")
        .reserve(prepare_the_way=8, the_spice_must_flow=10)
        .seat(1, hand=["dagger"])
    )
    game = play("price-is-no-object", "secrets", scenario, solari=9)
    assert "end" not in keys(game)
    choose(game, "effect:space.secrets.0")
    assert keys(game) == [OBJECT, "end"]
    choose(game, OBJECT)
    # The reserve too, and no upper limit but the purse.
    assert {"acquire:overthrow", "acquire:prepare-the-way", "acquire:the-spice-must-flow"} <= set(keys(game))
    choose(game, "acquire:guild-spy")
    assert goods(game, 0) == (6, 0, 1)
    assert player(game, 0)["hand"] == ["guild-spy"]
    assert player(game, 0)["discard"] == []
    # Its acquire effect happens, and there is no second purchase.
    choose(game, "post:post-choam")
    assert player(game, 0)["spies"] == ["post-choam"]
    assert keys(game) == ["end"]
    assert "guild-spy" not in game.view(0)["row"]
    assert len(game.view(0)["row"]) == 5


@pytest.mark.component("imperium", "price-is-no-object")
def test_a_card_that_price_is_no_object_brought_can_be_played_in_the_same_round():
    row = ("maula-pistol", "overthrow", "steersman", "long-live-the-fighters", "corrinth-city")
    game = play("price-is-no-object", "dutiful-service", table().row(*row), solari=3)
    choose(game, OBJECT, "end")
    others_reveal(game)
    send(game, "maula-pistol", "spice-refinery")
    assert player(game, 0)["in_play"] == ["maula-pistol", "price-is-no-object"]


@pytest.mark.component("imperium", "price-is-no-object")
def test_price_is_no_object_offers_nothing_dearer_than_the_purse():
    row = ("steersman", "overthrow", "maula-pistol", "smugglers-haven", "corrinth-city")
    game = play("price-is-no-object", "secrets", table().row(*row), solari=4)
    choose(game, OBJECT)
    assert keys(game) == ["acquire:maula-pistol", "acquire:smugglers-haven"]
    game = play("price-is-no-object", "secrets", table().row(*row), solari=2)
    assert game.why_not(OBJECT) == ("why-no-card-of-cost", {"n": 2})


@pytest.mark.component("imperium", "price-is-no-object")
def test_price_is_no_object_gives_two_solari_when_revealed_and_when_acquired():
    game = reveal("price-is-no-object")
    assert (box(game), goods(game, 0)) == ((2, 0), (2, 0, 1))
    scenario = table().row("price-is-no-object", "steersman", "overthrow")
    game = reveal(*["prepare-the-way"] * 3, scenario=scenario)
    choose(game, "buy:price-is-no-object")
    assert goods(game, 0) == (2, 0, 1)


@pytest.mark.component("imperium", "priority-contracts")
@pytest.mark.ruling("up_contract_icon_with_module")
def test_priority_contracts_takes_a_contract():
    scenario = table("choam").offer("contract-heighliner-water", "contract-espionage")
    game = play("priority-contracts", "gather-support", scenario)
    choose(game, "contract:contract-heighliner-water")
    assert player(game, 0)["contracts"] == ["contract-heighliner-water"]
    game = play("priority-contracts", "gather-support", table("choam").offer())
    assert goods(game, 0) == (2, 0, 1)


@pytest.mark.component("imperium", "priority-contracts")
def test_priority_contracts_reveals_for_two_spice_or_with_four_contracts_a_victory_point():
    game = reveal("priority-contracts", scenario=table("choam"), completed=CONTRACTS[:3])
    assert (box(game), goods(game, 0)) == ((0, 0), (0, 2, 1))
    game = reveal("priority-contracts", scenario=table("choam"), completed=CONTRACTS)
    assert keys(game) == ["branch:priority-contracts.reveal.0.0", "branch:priority-contracts.reveal.0.1"]
    choose(game, "branch:priority-contracts.reveal.0.1")
    assert (goods(game, 0), player(game, 0)["points"]) == ((0, 0, 1), 2)
    assert game.view(0)["trashed"] == ["priority-contracts"]


@pytest.mark.component("imperium", "priority-contracts")
def test_priority_contracts_counts_a_contract_completed_earlier_in_the_reveal_turn():
    game = reveal(
        "priority-contracts",
        *["prepare-the-way"] * 5,
        scenario=table("choam").reserve(prepare_the_way=0, the_spice_must_flow=1),
        completed=CONTRACTS[:3],
        contracts=["contract-acquire-the-spice-must-flow"],
    )
    choose(game, "buy:the-spice-must-flow", "effect:priority-contracts.reveal.0")
    assert "branch:priority-contracts.reveal.0.1" in keys(game)
    choose(game, "branch:priority-contracts.reveal.0.1")
    assert player(game, 0)["points"] == 1 + 1 + 1


@pytest.mark.component("imperium", "stilgar-the-devoted")
def test_stilgar_recruits_two():
    assert units(play("stilgar-the-devoted", "spice-refinery")) == (5, 0)


@pytest.mark.component("imperium", "stilgar-the-devoted")
@pytest.mark.ruling("up_icon_in_play")
@pytest.mark.ruling("faq_liet_kynes")
def test_stilgar_gives_two_persuasion_for_each_fremen_card_in_play():
    assert box(reveal("stilgar-the-devoted")) == (2, 0)
    # Two of the Agent turns, Stilgar and one more revealed; Truthtrance is none.
    in_play = ["maula-pistol", "desert-survival"]
    game = reveal("stilgar-the-devoted", "rebel-supplier", "truthtrance", in_play=in_play)
    assert box(game) == (1 + 2 * 4, 1)


@pytest.mark.component("imperium", "stilgar-the-devoted")
def test_stilgar_is_counted_once_at_a_moment_that_the_owner_picks():
    facts: dict[str, Any] = {"deck": ["desert-survival"], "intrigues": ["cunning", "devour"]}
    game = reveal("stilgar-the-devoted", **facts)
    choose(game, "effect:stilgar-the-devoted.reveal.0", "intrigue:cunning")
    assert box(game) == (2 + 1, 1)
    game = reveal("stilgar-the-devoted", **facts)
    choose(game, "intrigue:cunning")
    assert box(game) == (4 + 1, 1)


# ---- cost 7 and 8


@pytest.mark.component("imperium", "interstellar-trade")
def test_interstellar_trade_gives_influence_of_choice():
    game = play("interstellar-trade", "gather-support", table("choam"))
    assert keys(game) == ["faction:emperor", "faction:guild", "faction:bene-gesserit", "faction:fremen"]
    choose(game, "faction:fremen")
    assert influence(game, 0) == (0, 0, 0, 1)


@pytest.mark.component("imperium", "interstellar-trade")
@pytest.mark.parametrize("completed", [0, 1, 4])
def test_interstellar_trade_gives_a_persuasion_for_each_completed_contract(completed: int):
    facts = {"completed": CONTRACTS[:completed], "contracts": ["contract-heighliner-water"]}
    assert box(reveal("interstellar-trade", scenario=table("choam"), **facts)) == (completed, 0)


@pytest.mark.component("imperium", "interstellar-trade")
@pytest.mark.parametrize(("first", "persuasion"), [(True, 10 - 9 + 1), (False, 10 - 9 + 2)])
def test_interstellar_trade_counts_contracts_once_at_a_moment_that_the_owner_picks(first: bool, persuasion: int):
    game = reveal(
        "interstellar-trade",
        *["prepare-the-way"] * 5,
        scenario=table("choam").reserve(prepare_the_way=0, the_spice_must_flow=2),
        completed=CONTRACTS[:1],
        contracts=["contract-acquire-the-spice-must-flow"],
    )
    count = "effect:interstellar-trade.reveal.0"
    answers = [count, "buy:the-spice-must-flow"]
    choose(game, *answers if first else reversed(answers))
    assert player(game, 0)["completed"] == ["contract-acquire-the-spice-must-flow", "contract-espionage"]
    assert box(game) == (persuasion, 0)


@pytest.mark.component("imperium", "interstellar-trade")
@pytest.mark.ruling("up_icon_acquire_effect")
def test_interstellar_trade_brings_a_contract_when_acquired():
    scenario = table("choam").row("interstellar-trade", *DEAR[:4])
    scenario.offer("contract-heighliner-water", "contract-espionage")
    game = reveal(*["prepare-the-way"] * 4, scenario=scenario)
    choose(game, "buy:interstellar-trade", "contract:contract-espionage")
    assert player(game, 0)["contracts"] == ["contract-espionage"]
    assert player(game, 0)["persuasion"] == 1


@pytest.mark.component("imperium", "long-live-the-fighters")
def test_long_live_the_fighters_draws_discards_and_trashes_the_top_three():
    deck = ["dagger", "diplomacy", "sardaukar-soldier"]
    game = play("long-live-the-fighters", "spice-refinery", deck=deck, garrison=0)
    assert keys(game) == ["keep:dagger", "keep:diplomacy", "keep:sardaukar-soldier"]
    assert player(game, 0)["looked_at"] == deck
    choose(game, "keep:diplomacy")
    assert keys(game) == ["throw:dagger", "throw:sardaukar-soldier"]
    choose(game, "throw:dagger")
    assert player(game, 0)["hand"] == ["diplomacy"]
    assert player(game, 0)["discard"] == ["dagger"]
    assert game.view(0)["trashed"] == ["sardaukar-soldier"]
    # What a card does when it is trashed happens.
    assert player(game, 0)["intrigues_count"] == 2
    assert player(game, 0)["deck_count"] == 0


@pytest.mark.component("imperium", "long-live-the-fighters")
def test_long_live_the_fighters_needs_three_cards_in_the_deck_and_does_not_reshuffle():
    game = play(
        "long-live-the-fighters", "spice-refinery", deck=["dagger", "diplomacy"], discard=["prepare-the-way"] * 3
    )
    assert keys(game) == ["deploy", "end"]
    assert game.why_not("effect:long-live-the-fighters.agent.0") == ("why-cards-in-deck", {"n": 3, "have": 2})
    assert player(game, 0)["deck_count"] == 2
    assert len(player(game, 0)["discard"]) == 3
    assert box(reveal("long-live-the-fighters")) == (2, 3)


@pytest.mark.component("imperium", "long-live-the-fighters")
def test_long_live_the_fighters_must_be_done_when_the_deck_has_three_cards():
    game = play(
        "long-live-the-fighters", "spice-refinery", deck=["dagger", "diplomacy", "reconnaissance", "seek-allies"]
    )
    assert keys(game) == ["effect:long-live-the-fighters.agent.0", "deploy"]
    choose(game, "effect:long-live-the-fighters.agent.0")
    assert len(player(game, 0)["looked_at"]) == 3
    # Nobody else sees which.
    assert "looked_at" not in game.view(1)["players"][0]


@pytest.mark.component("imperium", "overthrow")
@pytest.mark.parametrize(("level", "after", "points"), [(0, 2, 2), (1, 3, 2), (2, 4, 3), (5, 6, 3)])
def test_overthrow_makes_the_visit_one_gain_of_two(level: int, after: int, points: int):
    game = play("overthrow", "deliver-supplies", influence={"guild": level})
    assert influence(game, 0) == (0, after, 0, 0)
    assert player(game, 0)["points"] == points
    # Passing 4 gives the Guild's 3 solari, and the alliance.
    assert goods(game, 0)[0] == (3 if level < 4 <= after else 0)


@pytest.mark.component("imperium", "overthrow")
def test_overthrow_reveals_for_persuasion_swords_and_a_troop():
    game = reveal("overthrow")
    assert (box(game), units(game)) == ((2, 2), (4, 0))


@pytest.mark.component("imperium", "overthrow")
@pytest.mark.ruling("up_icon_acquire_effect")
def test_overthrow_brings_an_intrigue_card_when_acquired():
    game = reveal(*["prepare-the-way"] * 4, scenario=table().seat(1, hand=["dagger"]))
    choose(game, "buy:overthrow")
    assert player(game, 0)["intrigues_count"] == 2
    assert "overthrow" in player(game, 0)["discard"]


@pytest.mark.component("imperium", "steersman")
@pytest.mark.ruling("up_icon_recall_agent")
def test_steersman_draws_and_recalls_another_agent():
    game = play("steersman", "gather-support", deck=["dagger"] * 2, at=["deliver-supplies"], swordmaster=True)
    choose(game, "effect:steersman.agent.1")
    assert player(game, 0)["hand"] == ["dagger"]
    assert player(game, 0)["at"] == ["gather-support"]
    assert player(game, 0)["agents"] == 2


@pytest.mark.component("imperium", "steersman")
@pytest.mark.ruling("up_icon_recall_agent")
def test_steersman_never_recalls_the_agent_it_sent():
    game = play("steersman", "gather-support", deck=["dagger"])
    assert keys(game) == ["end"]
    assert player(game, 0)["at"] == ["gather-support"]
    assert player(game, 0)["agents"] == 1
    game = play("steersman", "gather-support", deck=[], at=["deliver-supplies", "arrakeen"], swordmaster=True)
    assert keys(game) == ["agent:deliver-supplies", "agent:arrakeen"]


@pytest.mark.component("imperium", "steersman")
def test_steersman_reveals_for_persuasion_and_spice_and_brings_guild_influence_when_acquired():
    game = reveal("steersman")
    assert (box(game), goods(game, 0)) == ((2, 0), (0, 2, 1))
    game = reveal(*["prepare-the-way"] * 4, scenario=table().seat(1, hand=["dagger"]))
    choose(game, "buy:steersman")
    assert influence(game, 0) == (0, 1, 0, 0)
