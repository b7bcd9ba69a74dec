"""What attackers of the engine found: each position was once wrong."""

from __future__ import annotations

from tests.arrakis.rules.reading import act, choose, keys

from sietch.arrakis.components import ATREIDES, HARKONNEN, TOKENS
from sietch.arrakis.rules import ARRAKIS
from sietch.arrakis.scenario import arrakis, legion, rolled
from sietch.core.game import Game


def ids(game: Game) -> list[str]:
    return [option.key for option in game.decision.options]


def test_a_figure_that_moved_and_is_lost_leaves_no_phantom_legion():
    table = (
        arrakis().area("hobars-gap", atreides=legion(regular=1, elite=1)).area("out-se-8", atreides=legion(regular=2))
    )
    table = table.revealed("families-flee-to-the-palmaries-of-the-south").dice(ATREIDES, strategy=1)
    game = act(table.turn(ATREIDES), "strategy", 0)
    choose(game, "legion:hobars-gap", "whole", "to:in-se-5")
    choose(game, "free", "claim:families-flee-to-the-palmaries-of-the-south")
    choose(game, "from:in-se-5", "lose:regular", "from:out-se-8")
    assert "legion:in-se-5" not in keys(game)
    assert ARRAKIS.check(game.state) == []


def test_shigawire_strikes_only_from_a_legion_that_is_still_there():
    table = arrakis().area("in-sw-3", harkonnen=legion(special=1)).hand(HARKONNEN, "shigawire")
    table = table.area("windgap", atreides=legion(regular=1)).leader("paul-atreides", at="windgap")
    game = table.dice(HARKONNEN, strategy=2).turn(HARKONNEN)
    choose(game, "card:shigawire", "legion:in-sw-3", "to:in-sw-5")
    assert "tank:paul-atreides" in keys(game)
    state = game.state.copy()
    state.players[HARKONNEN].legions[state.that_legion] = 0
    state.players[HARKONNEN].at = 0
    state.ask_again()
    assert state.asking is None


def test_a_legion_that_another_one_flies_to_can_still_fly():
    table = arrakis().area("in-sw-1", harkonnen=legion(regular=1)).area("in-sw-3", harkonnen=legion(regular=2))
    table = table.ornithopter("az-inner-w").ornithopter("az-outer-sw").dice(HARKONNEN, strategy=1)
    game = act(table.turn(HARKONNEN), "strategy", 0)
    choose(game, "legion:in-sw-1", "fly:in-sw-3", "zone:az-inner-w", "legion:in-sw-3", "whole")
    assert any(key.startswith("fly:") for key in ids(game))


def test_the_questions_about_tokens_do_not_tell_whether_they_are_alike():
    asked = []
    for faces in (("at-start-a", "at-start-a"), ("at-start-a", "at-start-b")):
        table = arrakis().area("in-sw-2", atreides=legion(regular=1, tokens=faces)).dice(ATREIDES, strategy=1)
        game = act(table.turn(ATREIDES), "strategy", 0)
        choose(game, "legion:in-sw-2", "part", "number:0", "number:1")
        choose(game, next(key for key in ids(game) if key.startswith("take-token:")))
        asked.append(game.decision.id)
    assert asked[0] == asked[1]


def test_a_token_that_left_the_game_unseen_may_be_any():
    """The Harkonnen cannot know which one went, so it can come up again wherever they imagine one."""
    table = arrakis().area("in-se-5", atreides=legion(regular=1, tokens=("at-std-e", "at-std-a")))
    table = table.revealed("families-flee-to-the-palmaries-of-the-south").dice(ATREIDES, strategy=1)
    game = table.turn(ATREIDES)
    choose(game, "free", "claim:families-flee-to-the-palmaries-of-the-south")
    choose(game, "take-token:at-std-e", "lose:regular")
    elite = next(token.number for token in TOKENS if token.id == "at-std-e")
    found = [game.redeal(HARKONNEN, seed).state.players[ATREIDES].standard_faces for seed in range(60)]
    assert any(elite in faces for faces in found)


def test_an_attacker_is_not_told_that_a_hand_cannot_be_discarded():
    asked = []
    for card in ("hawats-scheming", "hunter-seeker"):
        table = arrakis().area("in-sw-2", atreides=legion(regular=1)).area("in-sw-3", harkonnen=legion(regular=1))
        game = act(table.hand(HARKONNEN, card).dice(ATREIDES, strategy=1).turn(ATREIDES), "strategy", 1)
        choose(game, "legion:in-sw-2")
        asked.append((game.decision.id, game.decision.seat))
    assert asked[0] == asked[1]
    game.choose("done", outcomes=rolled(shield=1) + rolled(shield=1))
