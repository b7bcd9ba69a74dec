"""The intrigue cards of Immortality."""

from __future__ import annotations

import pytest
from tests.cards.deck_cards import box, units
from tests.immortality.pairs import FIRST, SECOND, START, at, table, tanks
from tests.table import choose, goods, influence, keys, player, strength_of

from sietch.core.game import Game
from sietch.imperium.scenario import Scenario
from sietch.text import language
from sietch.text.report import reason_line


def turn(card: str, **facts: object) -> Game:
    return table().seat(0, hand=["dagger"], **{"intrigues": [card], **facts}).turn(0)


def ending(card: str, **facts: object) -> Game:
    return table().seat(0, intrigues=[card], **facts).endgame()


def fight(card: str, scenario: Scenario | None = None, **facts: object) -> Game:
    """The Combat phase: seat 0 has the card, and another one, so that it is asked again; it is asked first."""
    facts = {"troops": 3, "intrigues": [card, "devour"], **facts}
    return (scenario or table()).seat(0, **facts).seat(1, troops=1).combat()


@pytest.mark.component("intrigue", "breakthrough")
def test_breakthrough_researches():
    game = turn("breakthrough")
    choose(game, "intrigue:breakthrough")
    assert (at(game)[0], tanks(game)) == ("c1", 1)


@pytest.mark.component("intrigue", "counterattack")
def test_counterattack_deploys_two_troops():
    game = turn("counterattack")
    choose(game, "intrigue:counterattack", "number:2")
    assert units(game) == (1, 2)


@pytest.mark.component("intrigue", "counterattack")
def test_counterattack_answers_a_combat_card_of_an_opponent():
    scenario = table().seat(1, intrigues=["impress"]).intrigue_deck("go-to-ground")
    game = scenario.seat(0, troops=3, intrigues=["counterattack", "devour"]).seat(1, troops=2).combat()
    assert "intrigue:counterattack" not in keys(game)
    choose(game, "pass", "intrigue:impress")
    while game.decision.seat != 0:
        game.choose("done" if "done" in keys(game) else "pass")
    strength = strength_of(game, 0)
    choose(game, "intrigue:counterattack")
    assert strength_of(game, 0) == strength + 4


@pytest.mark.component("intrigue", "counterattack")
def test_who_fought_with_cards_is_forgotten_with_the_conflict():
    game = table().seat(0, troops=1, intrigues=["vicious-talents", "devour"]).seat(1, troops=1).combat()
    choose(game, "intrigue:vicious-talents")
    assert player(game, 0)["fought"]
    while game.view(0)["round"] == 1:
        game.choose(next(key for key in ("done", "pass", *keys(game)) if key in keys(game)))
    assert not player(game, 0)["fought"]


@pytest.mark.component("intrigue", "disguised-bureaucrat")
@pytest.mark.ruling("faq_intrigue_cost_and_condition")
def test_disguised_bureaucrat_needs_a_marker_and_gives_more_with_both():
    without = turn("disguised-bureaucrat")
    assert "intrigue:disguised-bureaucrat" not in keys(without)
    # One marker is enough to play it.
    reason = reason_line(language("en"), without.why_not("intrigue:disguised-bureaucrat"))
    assert "1 genetic marker" in reason
    game = choose(turn("disguised-bureaucrat", research=FIRST), "intrigue:disguised-bureaucrat")
    assert goods(game, 0)[1] == 1
    game = choose(turn("disguised-bureaucrat", research=SECOND), "intrigue:disguised-bureaucrat", "faction:guild")
    assert (goods(game, 0)[1], influence(game, 0)) == (1, (0, 1, 0, 0))


@pytest.mark.component("intrigue", "economic-positioning")
def test_economic_positioning_retreats_two_for_solari_or_rewards_ten_solari():
    game = choose(fight("economic-positioning"), "intrigue:economic-positioning")
    assert (goods(game, 0)[0], units(game)) == (3, (5, 1))
    assert "intrigue:economic-positioning" not in keys(fight("economic-positioning", troops=1))
    game = choose(ending("economic-positioning", solari=10), "intrigue:economic-positioning")
    assert game.scores[0] == 2
    assert "intrigue:economic-positioning" not in keys(ending("economic-positioning", solari=9))


@pytest.mark.component("intrigue", "gruesome-sacrifice")
def test_gruesome_sacrifice_turns_troops_of_the_conflict_into_specimens():
    game = fight("gruesome-sacrifice", garrison=9)
    # The supply is empty: the lost troops themselves become the specimens.
    assert player(game, 0)["supply"] == 0
    choose(game, "intrigue:gruesome-sacrifice")
    assert (tanks(game), at(game)[1], units(game)) == (2, 1, (9, 1))
    assert strength_of(game, 0) == 2


@pytest.mark.component("intrigue", "harvest-cells")
def test_harvest_cells_are_played_when_troops_are_lost_and_may_acquire_a_card():
    scenario = table().tleilaxu_row("contaminator")
    game = fight("harvest-cells", scenario, garrison=9)
    assert "intrigue:harvest-cells" not in keys(game)
    choose(game, "pass")
    while "intrigue:harvest-cells" not in keys(game):
        game.choose(keys(game)[0])
    choose(game, "intrigue:harvest-cells")
    assert (tanks(game), units(game)[1]) == (2, 0)
    choose(game, "yes", "buy-tleilaxu:contaminator") if "yes" in keys(game) else None
    assert "contaminator" in [event.what for event in game.events() if event.kind == "acquired"]


@pytest.mark.component("intrigue", "harvest-cells")
def test_both_harvest_cells_are_played_for_the_same_loss():
    conflict = table().conflict("propaganda").seat(1, troops=1, garrison=0)
    game = conflict.seat(0, intrigues=["harvest-cells"] * 2, troops=5, garrison=0).combat()
    while game.decision.prompt[0] != "prompt-turn":
        game.choose(next(key for key in ("intrigue:harvest-cells", "pass", "no", *keys(game)) if key in keys(game)))
    assert (player(game, 0)["intrigues"], tanks(game)) == ([], 4)


@pytest.mark.component("intrigue", "harvest-cells")
def test_harvest_cells_need_three_troops():
    game = fight("harvest-cells", troops=2)
    while game.view(0)["round"] == 1:
        assert "intrigue:harvest-cells" not in keys(game)
        game.choose(next(key for key in ("pass", *keys(game)) if key in keys(game)))


@pytest.mark.component("intrigue", "harvest-cells")
@pytest.mark.ruling("im_designer_harvest_cells_reward")
def test_harvest_cells_drawn_as_a_reward_can_be_played_at_once():
    # The second reward of this conflict is an intrigue card.
    scenario = table().conflict("skirmish-crysknife").intrigue_deck("harvest-cells")
    game = scenario.seat(0, troops=6, intrigues=[]).seat(1, troops=3, intrigues=[]).combat()
    while "intrigue:harvest-cells" not in keys(game):
        assert game.view(0)["round"] == 1
        game.choose(keys(game)[0])
    assert game.decision.seat == 1
    choose(game, "intrigue:harvest-cells")
    assert tanks(game, 1) == 2


@pytest.mark.component("intrigue", "illicit-dealings")
def test_illicit_dealings_advance_a_step():
    assert at(choose(turn("illicit-dealings"), "intrigue:illicit-dealings")) == (START, 1)


@pytest.mark.component("intrigue", "shadowy-bargain")
def test_shadowy_bargain_takes_a_specimen_or_advances_at_the_end():
    assert tanks(choose(turn("shadowy-bargain"), "intrigue:shadowy-bargain")) == 1
    game = choose(ending("shadowy-bargain", tleilaxu=3), "intrigue:shadowy-bargain")
    assert game.scores[0] == 2


@pytest.mark.component("intrigue", "study-melange")
def test_study_melange_gives_a_spice_or_rewards_three_with_both_markers():
    assert goods(choose(turn("study-melange"), "intrigue:study-melange"), 0)[1] == 1
    game = choose(ending("study-melange", spice=3, research=SECOND), "intrigue:study-melange")
    assert (game.scores[0], goods(game, 0)[1]) == (2, 3)
    assert "intrigue:study-melange" not in keys(ending("study-melange", spice=3, research=FIRST))
    assert "intrigue:study-melange" not in keys(ending("study-melange", spice=2, research=SECOND))


@pytest.mark.component("intrigue", "tleilaxu-puppet")
def test_tleilaxu_puppet_gives_a_persuasion_in_the_next_reveal_turn_or_at_once_in_it():
    game = choose(turn("tleilaxu-puppet"), "intrigue:tleilaxu-puppet")
    assert player(game, 0)["waiting"] == ["tleilaxu-puppet"]
    game.choose("reveal")
    assert box(game) == (1, 1)
    game = table().seat(0, hand=["dagger"], intrigues=["tleilaxu-puppet"]).reveal(0)
    assert box(game) == (0, 1)
    choose(game, "intrigue:tleilaxu-puppet")
    assert box(game) == (1, 1)


@pytest.mark.component("intrigue", "tleilaxu-puppet")
def test_tleilaxu_puppet_rewards_a_council_seat_with_both_markers():
    game = choose(ending("tleilaxu-puppet", council=True, research=SECOND), "intrigue:tleilaxu-puppet")
    assert game.scores[0] == 2
    assert "intrigue:tleilaxu-puppet" not in keys(ending("tleilaxu-puppet", council=True, research=FIRST))
    assert "intrigue:tleilaxu-puppet" not in keys(ending("tleilaxu-puppet", research=SECOND))


@pytest.mark.component("intrigue", "vicious-talents")
@pytest.mark.parametrize(("hex", "swords"), [(START, 2), (FIRST, 4), (SECOND, 6)])
def test_vicious_talents_give_two_swords_more_for_each_marker(hex: str, swords: int):
    game = fight("vicious-talents", research=hex)
    strength = strength_of(game, 0)
    choose(game, "intrigue:vicious-talents")
    assert strength_of(game, 0) == strength + swords
