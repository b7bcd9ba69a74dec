"""The cards of the starting deck and the reserve, and the facts of every card that a deck can hold."""

from __future__ import annotations

import pytest
from tests.cards.deck_cards import LEADERS, box, dear_row, play, reveal, table, units
from tests.table import choose, goods, influence, keys, player
from tests.uprising import catalogue

# ---- the facts of all cards

EMPEROR, GUILD, SISTERS, FREMEN = "emperor", "guild", "bene-gesserit", "fremen"
LANDSRAAD, CITY, TRADE, SPY = "landsraad", "city", "spice-trade", "spy"
FACTIONS = (EMPEROR, GUILD, SISTERS, FREMEN)
BOARD = (LANDSRAAD, CITY, TRADE)

# id: copies, cost, tags, Agent icons, persuasion, swords (the two that the Reveal box gives without conditions)
Facts = tuple[int, int | None, tuple[str, ...], tuple[str, ...], int, int]

STARTING: dict[str, Facts] = {
    "convincing-argument": (2, None, (), (), 2, 0),
    "dagger": (2, None, (), (LANDSRAAD,), 0, 1),
    "diplomacy": (1, None, (), FACTIONS, 1, 0),
    "dune-the-desert-planet": (2, None, (), (TRADE,), 1, 0),
    "reconnaissance": (1, None, (), (CITY,), 1, 0),
    "seek-allies": (1, None, (), FACTIONS, 0, 0),
    "signet-ring": (1, None, (), BOARD, 1, 0),
}
RESERVE: dict[str, Facts] = {
    "prepare-the-way": (8, 2, (SISTERS,), (LANDSRAAD, CITY), 2, 0),
    "the-spice-must-flow": (10, 9, (GUILD,), (), 0, 0),
}
IMPERIUM: dict[str, Facts] = {
    "sardaukar-soldier": (1, 1, (EMPEROR,), (CITY,), 1, 1),
    "smugglers-harvester": (2, 1, (GUILD,), (TRADE,), 1, 0),
    "space-time-folding": (1, 1, (GUILD,), (GUILD,), 1, 0),
    "unswerving-loyalty": (2, 1, (FREMEN,), (), 1, 0),
    "weirding-woman": (2, 1, (SISTERS,), (CITY, TRADE), 1, 1),
    "desert-survival": (2, 2, (FREMEN,), (TRADE,), 1, 1),
    "fedaykin-stilltent": (1, 2, (FREMEN,), (TRADE,), 0, 0),
    "hidden-missive": (1, 2, (SISTERS,), (LANDSRAAD,), 1, 1),
    "imperial-spymaster": (1, 2, (EMPEROR,), (EMPEROR, SPY), 1, 1),
    "maker-keeper": (2, 2, (SISTERS, FREMEN), (CITY,), 2, 0),
    "reliable-informant": (1, 2, (GUILD,), (GUILD,), 1, 0),
    "spy-network": (1, 2, (EMPEROR, GUILD), (), 2, 1),
    "undercover-asset": (1, 2, (EMPEROR, GUILD), BOARD, 0, 0),
    "wheels-within-wheels": (1, 2, (EMPEROR, GUILD), (SPY,), 1, 0),
    "bene-gesserit-operative": (2, 3, (SISTERS,), (SISTERS,), 1, 0),
    "branching-path": (1, 3, (SISTERS,), (SISTERS, CITY), 2, 0),
    "calculus-of-power": (2, 3, (EMPEROR,), (CITY, SPY), 2, 0),
    "covert-operation": (1, 3, (), (SPY,), 0, 0),
    "dangerous-rhetoric": (1, 3, (), (LANDSRAAD, SPY), 1, 1),
    "double-agent": (2, 3, (EMPEROR, GUILD), BOARD, 1, 1),
    "ecological-testing-station": (1, 3, (FREMEN,), (FREMEN, CITY), 1, 0),
    "guild-envoy": (1, 3, (GUILD,), FACTIONS, 1, 0),
    "guild-spy": (1, 3, (GUILD,), (SPY,), 2, 0),
    "maula-pistol": (2, 3, (FREMEN,), (CITY, TRADE), 1, 1),
    "northern-watermaster": (1, 3, (FREMEN,), (CITY,), 1, 0),
    "rebel-supplier": (2, 3, (FREMEN,), (CITY,), 0, 1),
    "paracompass": (1, 4, (), (CITY,), 0, 0),
    "public-spectacle": (2, 4, (EMPEROR,), (SPY,), 1, 0),
    "sardaukar-coordination": (2, 4, (EMPEROR,), (EMPEROR, LANDSRAAD), 2, 0),
    "shishakli": (1, 4, (FREMEN,), (CITY, TRADE), 0, 2),
    "smugglers-haven": (1, 4, (GUILD,), (GUILD, TRADE), 1, 0),
    "southern-elders": (1, 4, (SISTERS, FREMEN), (SISTERS, FREMEN), 0, 0),
    "tread-in-darkness": (2, 4, (SISTERS,), BOARD, 2, 1),
    "truthtrance": (2, 4, (SISTERS,), FACTIONS, 1, 0),
    "captured-mentat": (1, 5, (), (LANDSRAAD, TRADE), 1, 0),
    "chani-clever-tactician": (1, 5, (FREMEN,), (FREMEN, CITY, TRADE), 0, 0),
    "in-high-places": (1, 5, (EMPEROR, SISTERS), (EMPEROR, SISTERS), 2, 0),
    "leadership": (1, 5, (FREMEN,), (FREMEN, TRADE), 2, 1),
    "spacing-guilds-favor": (2, 5, (GUILD,), (GUILD, TRADE), 2, 0),
    "strike-fleet": (1, 5, (), (SPY,), 1, 3),
    "subversive-advisor": (1, 5, (), (SPY,), 1, 0),
    "treacherous-maneuver": (1, 5, (EMPEROR,), FACTIONS, 1, 0),
    "corrinth-city": (1, 6, (EMPEROR,), (EMPEROR, LANDSRAAD), 0, 0),
    "desert-power": (1, 6, (FREMEN,), (TRADE,), 0, 0),
    "junction-headquarters": (1, 6, (GUILD,), BOARD, 1, 0),
    "price-is-no-object": (1, 6, (EMPEROR, SISTERS), (EMPEROR, SISTERS), 2, 0),
    "stilgar-the-devoted": (1, 6, (FREMEN,), (FREMEN, CITY, TRADE), 0, 0),
    "long-live-the-fighters": (1, 7, (FREMEN,), (FREMEN, CITY), 2, 3),
    "overthrow": (1, 8, (), FACTIONS, 2, 2),
    "steersman": (1, 8, (GUILD,), (GUILD, *BOARD), 2, 0),
}
WITH_CONTRACTS: dict[str, Facts] = {
    "cargo-runner": (1, 3, (GUILD,), BOARD, 1, 0),
    "delivery-agreement": (1, 5, (GUILD,), (CITY,), 0, 0),
    "priority-contracts": (1, 6, (GUILD,), (LANDSRAAD, TRADE), 0, 0),
    "interstellar-trade": (1, 7, (GUILD,), BOARD, 0, 0),
}


@pytest.mark.parametrize(
    ("kind", "modules", "expected"),
    [
        ("starting", (), STARTING),
        ("reserve", (), RESERVE),
        ("imperium", (), IMPERIUM),
        ("imperium", ("choam",), IMPERIUM | WITH_CONTRACTS),
    ],
)
@pytest.mark.ruling("up_setup_omit_choam_cards")
def test_every_card_has_its_printed_facts(kind: str, modules: tuple[str, ...], expected: dict[str, Facts]):
    found = {
        entry.id: (
            entry.copies,
            entry.numbers.get("cost"),
            set(entry.tags),
            set(entry.icons),
            entry.numbers["persuasion"],
            entry.numbers["swords"],
        )
        for entry in catalogue(modules)
        if entry.kind == kind
    }
    assert found == {
        id: (copies, cost, set(tags), set(icons), persuasion, swords)
        for id, (copies, cost, tags, icons, persuasion, swords) in expected.items()
    }


def test_the_decks_have_as_many_cards_as_the_rulebook_says():
    assert sum(facts[0] for facts in STARTING.values()) == 10
    assert (len(IMPERIUM), sum(facts[0] for facts in IMPERIUM.values())) == (50, 65)
    assert (len(WITH_CONTRACTS), sum(facts[0] for facts in WITH_CONTRACTS.values())) == (4, 4)


def spaces_of(card: str) -> list[str]:
    """Where the card leads with every cost at hand, all influence that spaces ask for, and no spy."""
    levels = {"emperor": 2, "guild": 2, "fremen": 2}
    scenario = table("choam").seat(0, hand=[card], solari=9, spice=9, water=9, influence=levels)
    game = dear_row(scenario).turn(0)
    if f"play:{card}" not in keys(game):
        return []
    return sorted(key.removeprefix("send:") for key in keys(choose(game, f"play:{card}")))


SPACES = {
    EMPEROR: ["sardaukar", "dutiful-service"],
    GUILD: ["heighliner", "deliver-supplies"],
    SISTERS: ["espionage", "secrets"],
    FREMEN: ["desert-tactics", "fremkit"],
    LANDSRAAD: ["high-council", "imperial-privilege", "swordmaster", "assembly-hall", "gather-support"],
    CITY: ["arrakeen", "spice-refinery", "research-station", "sietch-tabr"],
    TRADE: ["shipping", "accept-contract", "imperial-basin", "hagga-basin", "deep-desert"],
    SPY: [],
}


@pytest.mark.ruling("up_agent_turn_basic")
@pytest.mark.parametrize("card", [*STARTING, *RESERVE, *IMPERIUM, *WITH_CONTRACTS])
def test_every_card_leads_exactly_to_the_spaces_of_its_icons(card: str):
    icons = (STARTING | RESERVE | IMPERIUM | WITH_CONTRACTS)[card][3]
    assert spaces_of(card) == sorted(space for icon in icons for space in SPACES[icon])


@pytest.mark.ruling("up_reveal_box_ignored")
@pytest.mark.ruling("up_one_box_only")
@pytest.mark.parametrize("card", [card for card, facts in IMPERIUM.items() if LANDSRAAD in facts[3]])
def test_a_played_card_gives_nothing_of_its_reveal_box(card: str):
    game = play(card, "gather-support")
    assert box(game) == (0, 0)
    assert not any(".reveal." in effect for effect in game.view(0)["open"])


# ---- the starting deck


@pytest.mark.component("starting", "convincing-argument")
@pytest.mark.ruling("up_card_without_icons")
def test_convincing_argument_can_only_be_revealed():
    assert box(reveal("convincing-argument")) == (2, 0)
    game = table().seat(0, hand=["convincing-argument"]).turn(0)
    assert keys(game) == ["reveal"]
    assert game.why_not("play:convincing-argument") == ("why-no-agent-icons", {})


@pytest.mark.component("starting", "dagger")
def test_dagger_leads_to_the_landsraad_and_reveals_for_a_sword():
    game = play("dagger", "gather-support")
    assert (game.view(0)["open"], units(game)) == ([], (5, 0))
    assert box(reveal("dagger", "dagger")) == (0, 2)


@pytest.mark.component("starting", "diplomacy")
def test_diplomacy_leads_to_a_faction_and_reveals_for_a_persuasion():
    game = play("diplomacy", "deliver-supplies")
    assert (goods(game, 0), influence(game, 0)) == ((0, 0, 2), (0, 1, 0, 0))
    assert player(game, 0)["in_play"] == ["diplomacy"]
    assert box(reveal("diplomacy")) == (1, 0)


@pytest.mark.component("starting", "dune-the-desert-planet")
def test_dune_leads_to_the_desert_and_reveals_for_a_persuasion():
    assert goods(play("dune-the-desert-planet", "imperial-basin"), 0) == (0, 1, 1)
    assert box(reveal("dune-the-desert-planet", "dune-the-desert-planet")) == (2, 0)


@pytest.mark.component("starting", "reconnaissance")
def test_reconnaissance_leads_to_a_city_and_reveals_for_a_persuasion():
    assert goods(play("reconnaissance", "spice-refinery"), 0) == (2, 0, 1)
    assert box(reveal("reconnaissance")) == (1, 0)


@pytest.mark.component("starting", "seek-allies")
@pytest.mark.ruling("faq_optional_effects_self_trash")
@pytest.mark.ruling("up_icon_trash_optional")
def test_seek_allies_must_trash_itself():
    game = play("seek-allies", "fremkit", deck=["dagger"])
    assert keys(game) == ["effect:space.fremkit.0", "effect:seek-allies.agent.0", "deploy"]
    choose(game, "effect:space.fremkit.0")
    assert "end" not in keys(game)
    choose(game, "effect:seek-allies.agent.0")
    assert game.view(0)["trashed"] == ["seek-allies"]
    assert player(game, 0)["in_play"] == []
    assert influence(game, 0) == (0, 0, 0, 1)


@pytest.mark.component("starting", "seek-allies")
def test_seek_allies_reveals_for_nothing_and_stays():
    game = reveal("seek-allies", scenario=table().seat(1, hand=["dagger"]))
    assert box(game) == (0, 0)
    choose(game, "end")
    assert player(game, 0)["discard"] == ["seek-allies"]
    assert game.view(0)["trashed"] == []


@pytest.mark.component("starting", "signet-ring")
@pytest.mark.ruling("up_icon_signet")
@pytest.mark.parametrize(
    ("leader", "hand", "garrison", "solari"),
    [("muad-dib", ["dagger"], 5, 0), ("gurney-halleck", [], 6, 0), ("lady-amber-metulli", [], 5, 1)],
)
def test_signet_ring_does_what_the_leader_says(leader: str, hand: list[str], garrison: int, solari: int):
    game = play("signet-ring", "gather-support", leader=leader, deck=["dagger", "dagger"])
    assert player(game, 0)["hand"] == hand
    assert player(game, 0)["garrison"] == garrison
    assert goods(game, 0) == (solari, 0, 1)


@pytest.mark.component("starting", "signet-ring")
def test_signet_ring_reveals_for_a_persuasion_and_no_ability():
    game = reveal("signet-ring", leader="lady-margot-fenring")
    assert box(game) == (1, 0)
    assert keys(game) == ["end"]


def test_every_leader_but_staban_tuek_starts_with_the_ten_cards():
    game = table().seat(1, hand=["dagger"]).turn(1)
    assert LEADERS[3] == "staban-tuek"
    for seat in range(4):
        cards = sorted(player(game, seat)["deck"] + player(game, seat)["hand"])
        expected = sorted(card for card, facts in STARTING.items() for _ in range(facts[0]))
        if seat == 3:
            expected.remove("diplomacy")
        assert cards == expected


# ---- the reserve


@pytest.mark.component("reserve", "prepare-the-way")
@pytest.mark.ruling("up_icon_influence_condition")
@pytest.mark.parametrize(("level", "drawn"), [(1, 0), (2, 1)])
def test_prepare_the_way_draws_with_two_bene_gesserit_influence(level: int, drawn: int):
    game = play("prepare-the-way", "gather-support", influence={"bene-gesserit": level}, deck=["dagger"] * 2)
    assert player(game, 0)["hand"] == ["dagger"] * drawn
    assert keys(game) == ["end"]
    assert box(reveal("prepare-the-way")) == (2, 0)


@pytest.mark.component("reserve", "prepare-the-way")
@pytest.mark.component("imperium", "southern-elders")
def test_prepare_the_way_is_a_bene_gesserit_card():
    assert units(play("southern-elders", "secrets", in_play=["prepare-the-way"])) == (5, 0)


@pytest.mark.component("reserve", "prepare-the-way")
@pytest.mark.ruling("up_acquire_what")
def test_prepare_the_way_is_bought_from_its_stack_while_it_lasts():
    game = reveal(
        *["convincing-argument"] * 2,
        scenario=table().reserve(prepare_the_way=2, the_spice_must_flow=0).seat(1, hand=["dagger"]),
    )
    choose(game, "buy:prepare-the-way")
    assert game.view(0)["prepare_the_way"] == 1
    assert player(game, 0)["persuasion"] == 2
    choose(game, "buy:prepare-the-way")
    assert game.view(0)["prepare_the_way"] == 0
    assert player(game, 0)["discard"] == ["prepare-the-way", "prepare-the-way"]
    game = reveal("convincing-argument", scenario=table().reserve(prepare_the_way=0, the_spice_must_flow=0))
    assert keys(game) == ["end"]


@pytest.mark.component("reserve", "prepare-the-way")
@pytest.mark.component("reserve", "the-spice-must-flow")
@pytest.mark.ruling("up_icon_trash")
@pytest.mark.ruling("faq_tsmf_point_kept")
@pytest.mark.parametrize(
    ("card", "stack"), [("prepare-the-way", "prepare_the_way"), ("the-spice-must-flow", "spice_must_flow")]
)
def test_a_trashed_reserve_card_returns_to_its_stack(card: str, stack: str):
    game = play(
        "desert-survival",
        "imperial-basin",
        table().seat(0, discard=[card], points=4).reserve(prepare_the_way=3, the_spice_must_flow=3),
    )
    choose(game, "effect:desert-survival.agent.0", f"trash-discard:{card}")
    assert game.view(0)[stack] == 4
    assert game.view(0)["trashed"] == []
    assert player(game, 0)["discard"] == []
    assert player(game, 0)["points"] == 4


@pytest.mark.component("reserve", "the-spice-must-flow")
@pytest.mark.ruling("up_icon_acquire_effect")
def test_the_spice_must_flow_gives_a_victory_point_when_acquired_and_a_spice_when_revealed():
    scenario = table().reserve(prepare_the_way=0, the_spice_must_flow=2).seat(1, hand=["dagger"])
    game = reveal(*["prepare-the-way"] * 5, scenario=scenario)
    assert player(game, 0)["points"] == 1
    choose(game, "buy:the-spice-must-flow")
    assert player(game, 0)["points"] == 2
    assert player(game, 0)["persuasion"] == 1
    assert game.view(0)["spice_must_flow"] == 1
    assert goods(game, 0) == (0, 0, 1)
    game = reveal("the-spice-must-flow")
    assert (box(game), goods(game, 0)) == ((0, 0), (0, 1, 1))
    assert player(game, 0)["points"] == 1


@pytest.mark.component("reserve", "the-spice-must-flow")
@pytest.mark.component("imperium", "guild-envoy")
def test_the_spice_must_flow_is_a_guild_card_without_agent_icons():
    game = play("guild-envoy", "deliver-supplies", hand=["the-spice-must-flow"], deck=["prepare-the-way"] * 3)
    assert player(game, 0)["hand"] == ["prepare-the-way"] * 2
    game = table().seat(0, hand=["the-spice-must-flow"]).turn(0)
    assert game.why_not("play:the-spice-must-flow") == ("why-no-agent-icons", {})
