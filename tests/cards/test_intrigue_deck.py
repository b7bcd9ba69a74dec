"""The intrigue deck as a whole: its cards and copies, when they may be played, and where they go."""

from __future__ import annotations

import pytest
from tests.table import choose, goods, keys, player
from tests.uprising import catalogue

import sietch
from sietch.core.game import IllegalChoice
from sietch.imperium.components import INTRIGUES
from sietch.imperium.scenario import uprising

# id: copies and printed timings.
UPRISING = {
    "buy-access": (1, "plot"),
    "call-to-arms": (1, "plot"),
    "change-allegiances": (1, "plot"),
    "councilors-ambition": (1, "plot"),
    "cunning": (1, "plot"),
    "depart-for-arrakis": (1, "plot"),
    "detonation": (2, "plot"),
    "distraction": (2, "plot"),
    "imperium-politics": (1, "plot"),
    "inspire-awe": (1, "plot"),
    "intelligence-report": (1, "plot"),
    "manipulate": (1, "plot"),
    "market-opportunity": (1, "plot"),
    "mercenaries": (1, "plot"),
    "opportunism": (1, "plot"),
    "shaddams-favor": (1, "plot"),
    "sietch-ritual": (1, "plot"),
    "special-mission": (2, "plot"),
    "strategic-stockpiling": (1, "plot"),
    "unexpected-allies": (1, "plot"),
    "contingency-plan": (3, "plot combat"),
    "devour": (1, "combat"),
    "find-weakness": (1, "combat"),
    "go-to-ground": (1, "combat"),
    "impress": (1, "combat"),
    "questionable-methods": (1, "combat"),
    "spice-is-power": (1, "combat"),
    "spring-the-trap": (1, "combat"),
    "tactical-option": (1, "combat"),
    "weirding-combat": (1, "combat"),
    "crysknife": (1, "plot endgame"),
    "desert-mouse": (1, "plot endgame"),
    "ornithopter": (1, "plot endgame"),
    "secure-spice-trade": (1, "endgame"),
    "shadow-alliance": (1, "endgame"),
}
CHOAM = {
    "backed-by-choam": (1, "plot combat"),
    "leverage": (1, "plot"),
    "reach-agreement": (1, "combat"),
    "choam-profits": (1, "endgame"),
}
ALL = UPRISING | CHOAM
TIMINGS = ("plot", "combat", "endgame")


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.component("intrigue", id)) for id in ALL])
def test_a_card_has_its_copies_module_and_printed_timings(id):
    card = next(card for card in INTRIGUES if card.id == id)
    copies, timings = ALL[id]
    assert card.copies == copies
    assert card.module == ("choam" if id in CHOAM else "uprising")
    assert " ".join(timing for timing in TIMINGS if getattr(card, timing) is not None) == timings


def test_the_deck_has_39_cards_44_with_copies_and_40_of_them_without_the_choam_module():
    assert {card.id for card in INTRIGUES if card.module in ("uprising", "choam")} == set(ALL)
    assert len(ALL) == 39
    assert sum(copies for copies, _ in ALL.values()) == 44
    assert sum(copies for copies, _ in UPRISING.values()) == 40
    assert {entry.id for entry in catalogue(()) if entry.kind == "intrigue"} == set(UPRISING)


@pytest.mark.ruling("up_setup_omit_choam_cards")
@pytest.mark.parametrize(("modules", "cards"), [([], 40), (["choam"], 44)])
def test_cards_of_the_module_are_shuffled_in_only_with_it(modules, cards):
    game = sietch.new("uprising", players=4, seed=5, modules=modules)
    assert game.view(0)["intrigue_deck_count"] == cards


# ---- when a card may be played


@pytest.mark.ruling("up_intrigue_timing")
@pytest.mark.ruling("faq_plot_timing")
@pytest.mark.component("intrigue", "contingency-plan")
def test_a_plot_card_is_played_before_the_agent_is_sent_between_effects_and_after_the_last_one():
    table = uprising().seat(0, hand=["reconnaissance"], intrigues=["contingency-plan"] * 3, solari=0)
    game = table.turn(0)
    game.choose("intrigue:contingency-plan")
    assert goods(game, 0)[0] == 2
    choose(game, "play:reconnaissance", "send:arrakeen")
    assert keys(game) == ["effect:space.arrakeen.1", "intrigue:contingency-plan", "deploy"]
    game.choose("intrigue:contingency-plan")
    assert goods(game, 0)[0] == 4
    game.choose("effect:space.arrakeen.1")
    assert keys(game) == ["intrigue:contingency-plan", "deploy", "end"]
    game.choose("intrigue:contingency-plan")
    assert goods(game, 0)[0] == 6
    assert player(game, 0)["intrigues"] == []


@pytest.mark.ruling("up_intrigue_timing")
@pytest.mark.component("intrigue", "contingency-plan")
def test_a_plot_card_is_played_in_the_reveal_turn_also_after_a_purchase():
    table = uprising().row("hidden-missive").seat(0, hand=["convincing-argument"], intrigues=["contingency-plan"])
    game = table.reveal(0)
    choose(game, "buy:hidden-missive", "intrigue:contingency-plan")
    assert goods(game, 0)[0] == 2


@pytest.mark.ruling("up_intrigue_timing")
def test_nobody_plays_a_plot_card_in_the_turn_of_another_player():
    table = uprising().seat(0, hand=["dagger"]).seat(1, intrigues=["contingency-plan"])
    game = table.turn(0)
    while game.decision.seat == 0:
        assert "intrigue:contingency-plan" not in keys(game)
        game.choose(0)
    assert game.decision.seat == 1
    assert "intrigue:contingency-plan" in keys(game)


@pytest.mark.ruling("up_intrigue_timing")
@pytest.mark.parametrize("id", [id for id, (_, timings) in ALL.items() if "plot" not in timings])
def test_combat_and_endgame_cards_are_refused_in_a_turn(id):
    """Everything their conditions and costs could ask for is there: it is the moment that is wrong."""
    table = uprising(modules=["choam"]).seat(0, hand=["dagger"], intrigues=[id], spice=9, worms=1, troops=3)
    table.seat(0, spies=["post-emperor", "post-guild"], influence={"bene-gesserit": 4, "fremen": 4})
    table.seat(0, deck=["the-spice-must-flow"] * 2, completed=["contract-espionage"] * 2 + ["contract-harvest-3"] * 2)
    table.seat(1, influence={"fremen": 5}).alliance("fremen", 1)
    game = table.turn(0)
    assert f"intrigue:{id}" not in keys(game)
    assert game.why_not(f"intrigue:{id}") == ("why-intrigue-kind", {"kind": "plot"})
    game.choose("reveal")
    assert f"intrigue:{id}" not in keys(game)
    assert game.why_not(f"intrigue:{id}") == ("why-intrigue-kind", {"kind": "plot"})


@pytest.mark.ruling("up_intrigue_timing")
def test_only_combat_cards_are_offered_in_combat_and_only_endgame_cards_at_the_end():
    held = ["market-opportunity", "weirding-combat", "shadow-alliance"]
    table = uprising().seat(0, intrigues=held, troops=1, solari=5, influence={"fremen": 4})
    game = table.seat(1, influence={"fremen": 4}).alliance("fremen", 1).combat()
    assert keys(game) == ["intrigue:weirding-combat", "pass"]
    assert game.why_not("intrigue:market-opportunity") == ("why-intrigue-kind", {"kind": "combat"})
    assert game.why_not("intrigue:shadow-alliance") == ("why-intrigue-kind", {"kind": "combat"})

    table = uprising().seat(0, intrigues=held, troops=1, solari=5, influence={"fremen": 4})
    game = table.seat(1, influence={"fremen": 4}).alliance("fremen", 1).endgame()
    assert keys(game) == ["intrigue:shadow-alliance", "done"]
    assert game.why_not("intrigue:weirding-combat") == ("why-intrigue-kind", {"kind": "endgame"})


@pytest.mark.ruling("up_combat_intrigue_who")
@pytest.mark.component("intrigue", "contingency-plan")
def test_a_combat_card_needs_a_unit_in_the_conflict():
    table = uprising().seat(0, intrigues=["contingency-plan"]).seat(1, intrigues=["contingency-plan"], troops=1)
    game = table.seat(2, intrigues=["contingency-plan", "cunning"], worms=1).combat()
    assert game.decision.seat == 1
    game.choose("intrigue:contingency-plan")
    assert player(game, 1)["swords"] == 3
    assert game.decision.seat == 2
    game.choose("intrigue:contingency-plan")
    assert (player(game, 2)["swords"], player(game, 0)["swords"]) == (3, 0)
    assert player(game, 0)["intrigues"] == ["contingency-plan"]


@pytest.mark.ruling("up_combat_pass_again")
@pytest.mark.component("intrigue", "contingency-plan")
@pytest.mark.component("intrigue", "weirding-combat")
def test_who_passed_may_play_after_another_player_has_played():
    table = uprising().seat(0, intrigues=["weirding-combat"], troops=1)
    game = table.seat(1, intrigues=["contingency-plan"], troops=1).combat()
    choose(game, "pass", "intrigue:contingency-plan")
    assert game.decision.seat == 0
    assert keys(game) == ["intrigue:weirding-combat", "pass"]


@pytest.mark.ruling("faq_intrigue_cost_and_condition")
@pytest.mark.parametrize(
    ("id", "facts", "reason"),
    [
        ("buy-access", {"solari": 4}, "why-goods"),
        ("change-allegiances", {"spice": 2}, "why-influence-to-lose"),
        ("councilors-ambition", {}, "why-condition"),
        ("depart-for-arrakis", {"spice": 1, "influence": {"guild": 2}}, "why-goods"),
        ("distraction", {"garrison": 12}, "why-units-deployed"),
        ("imperium-politics", {"solari": 0}, "why-goods"),
        ("market-opportunity", {"solari": 4, "spice": 1}, "why-goods"),
        ("mercenaries", {"solari": 2}, "why-goods"),
        ("opportunism", {"solari": 1, "influence": {"guild": 2}}, "why-cost"),
        ("opportunism", {"solari": 2, "influence": {"guild": 1}}, "why-cost"),
        ("sietch-ritual", {"hand": []}, "why-cards-in-hand"),
        ("strategic-stockpiling", {"spice": 4, "water": 9, "influence": {"fremen": 2}}, "why-goods"),
        ("unexpected-allies", {"water": 1}, "why-goods"),
        ("backed-by-choam", {}, "why-influence-to-lose"),
        ("leverage", {"spice": 9}, "why-condition"),
    ],
)
def test_a_plot_card_whose_cost_or_condition_fails_is_refused_with_the_reason(id, facts, reason):
    facts = {"hand": ["dagger"]} | facts
    game = uprising(modules=["choam"]).seat(0, intrigues=[id], **facts).turn(0)
    assert f"intrigue:{id}" not in keys(game)
    refusal = game.why_not(f"intrigue:{id}")
    assert refusal is not None
    assert refusal[0] == reason
    with pytest.raises(IllegalChoice):
        game.choose(f"intrigue:{id}")


@pytest.mark.ruling("faq_intrigue_cost_and_condition")
@pytest.mark.parametrize(
    ("id", "facts", "reason"),
    [
        ("go-to-ground", {"worms": 1}, "why-troops-in-conflict"),
        ("spice-is-power", {"troops": 2, "spice": 2}, "why-troops-in-conflict"),
        ("spring-the-trap", {"troops": 1, "spies": ["post-guild"]}, "why-spies-on-board"),
        ("backed-by-choam", {"troops": 1, "completed": ["contract-espionage"]}, "why-completed"),
        ("reach-agreement", {"worms": 1}, "why-troops-in-conflict"),
    ],
)
def test_a_combat_card_whose_cost_or_condition_fails_is_refused_with_the_reason(id, facts, reason):
    game = uprising(modules=["choam"]).seat(0, intrigues=[id], **facts).combat()
    assert keys(game) == ["pass"]
    refusal = game.why_not(f"intrigue:{id}")
    assert refusal is not None
    assert refusal[0] == reason


# ---- where a card goes


@pytest.mark.ruling("up_intrigue_discard")
@pytest.mark.component("intrigue", "mercenaries")
def test_a_played_card_is_discarded_only_after_it_is_resolved():
    """The deck is empty and the discard pile too: the card cannot draw itself."""
    game = uprising().intrigue_deck().seat(0, hand=["dagger"], intrigues=["mercenaries"], solari=3).turn(0)
    game.choose("intrigue:mercenaries")
    assert player(game, 0)["intrigues"] == []
    assert game.view(0)["intrigue_discard"] == ["mercenaries"]
    assert player(game, 0)["garrison"] == 5


@pytest.mark.ruling("faq_intrigue_deck_empty")
@pytest.mark.component("intrigue", "mercenaries")
def test_an_empty_deck_is_made_anew_of_the_discard_pile():
    table = uprising().intrigue_deck(discard=["detonation", "detonation"])
    game = table.seat(0, hand=["dagger"], intrigues=["mercenaries"], solari=3).turn(0)
    game.choose("intrigue:mercenaries")
    assert player(game, 0)["intrigues"] == ["detonation"]
    assert game.view(0)["intrigue_deck_count"] == 1
    assert game.view(0)["intrigue_discard"] == ["mercenaries"]


@pytest.mark.ruling("up_intrigue_hidden")
def test_only_the_owner_sees_intrigue_cards_in_hand():
    game = uprising().seat(0, hand=["dagger"], intrigues=["devour", "cunning"]).turn(0)
    assert game.view(0)["players"][0]["intrigues"] == ["cunning", "devour"]
    seen = game.view(1)["players"][0]
    assert "intrigues" not in seen
    assert seen["intrigues_count"] == 2
