"""The battery bites: a toy with one thing wrong in it breaks the law that is about that thing."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance import battery
from tests.conformance.battery import Conformance
from tests.conformance.toy import effects
from tests.conformance.toy.rules import BAZAAR, Turn
from tests.conformance.toy.state import Bazaar, Player

from sietch.core.node import Words

LAWS: Any = type("Bitten", (Conformance,), {"rules": BAZAAR})()

fill_player = Player.fill
copy_game = Bazaar.copy
run_turn = Turn.run
resume_turn = Turn.resume


def copies_share_a_hand(self: Bazaar) -> Bazaar:
    new = copy_game(self)
    for old, player in zip(self.players, new.players, strict=True):
        player.hand = old.hand
    return new


def a_copy_forgets_who_scored(self: Bazaar) -> Bazaar:
    new = copy_game(self)
    new.best = [-1] * len(new.best)
    return new


def copies_share_the_porters(self: Bazaar) -> Bazaar:
    new = copy_game(self)
    new.porters = self.porters
    return new


def a_copy_forgets_the_wares(self: Bazaar) -> Bazaar:
    new = copy_game(self)
    for player in new.players:
        player.wares = [0] * len(player.wares)
    return new


def a_save_forgets_far_stalls(self: Player, values: list[Any]) -> None:
    fill_player(self, values)
    self.visited &= (1 << 64) - 1


def asking_changes_the_state(self: Turn, g: Bazaar, seat: int, x: int) -> None:
    g.players[seat].gold += 1
    run_turn(self, g, seat, x)


def an_option_is_there_twice(self: Turn, g: Bazaar, seat: int, x: int) -> None:
    run_turn(self, g, seat, x)
    g.options = [*g.options, g.options[-1]]


def a_card_is_lost(self: Turn, g: Bazaar, seat: int, x: int, option: int) -> None:
    resume_turn(self, g, seat, x, option)
    if option == effects.PASS and g.players[seat].hand:
        g.players[seat].hand.pop()


def an_offered_option_is_refused(self: Turn, g: Bazaar, seat: int, x: int) -> list[tuple[int, Words]]:
    return [(effects.PASS, ("why-not-now", {}))]


def a_prompt_tells_what_others_hold(self: Turn, g: Bazaar, seat: int, x: int) -> Words:
    return ("prompt-turn", {"others": tuple(sorted(g.players[seat - 1].hand))})


def passing_tells_what_the_others_hold(self: Turn, g: Bazaar, seat: int, x: int, option: int) -> None:
    for card in g.players[seat - 1].hand:
        g.tell(effects.DISCARDED, seat, card, 1)
    resume_turn(self, g, seat, x, option)


@pytest.mark.parametrize(
    ("cls", "method", "wrong", "law"),
    [
        (Bazaar, "copy", copies_share_a_hand, LAWS.test_a_copy_is_equal_and_stays_as_it_is),
        (Bazaar, "copy", a_copy_forgets_who_scored, LAWS.test_a_copy_is_equal_and_stays_as_it_is),
        (Bazaar, "copy", copies_share_the_porters, LAWS.test_a_copy_is_equal_and_stays_as_it_is),
        (Bazaar, "copy", a_copy_forgets_the_wares, LAWS.test_a_redeal_looks_the_same_to_its_seat),
        (Player, "fill", a_save_forgets_far_stalls, LAWS.test_a_saved_state_comes_back_and_plays_on_alike),
        (Turn, "run", asking_changes_the_state, LAWS.test_a_question_asked_again_has_the_same_options),
        (Turn, "run", asking_changes_the_state, LAWS.test_a_saved_state_comes_back_and_plays_on_alike),
        (Turn, "run", an_option_is_there_twice, LAWS.test_keys_are_unique_and_name_their_option),
        (Turn, "resume", a_card_is_lost, LAWS.test_invariants_hold_after_every_answer_and_the_game_ends),
        (Turn, "refusals", an_offered_option_is_refused, LAWS.test_there_is_a_reason_for_exactly_what_is_not_offered),
        (Turn, "prompt", a_prompt_tells_what_others_hold, LAWS.test_a_redeal_looks_the_same_to_its_seat),
        (
            Turn,
            "resume",
            passing_tells_what_the_others_hold,
            LAWS.test_an_answer_tells_its_seat_the_same_in_every_deal_it_cannot_tell_apart,
        ),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_fault_is_found(monkeypatch, cls: type, method: str, wrong: Callable[..., Any], law: Callable[..., None]):
    def for_some_seeds() -> None:
        for seed in range(4):
            law({"players": 2}, seed)

    for_some_seeds()
    battery._played.cache_clear()
    monkeypatch.setattr(cls, method, wrong)
    try:
        with pytest.raises(AssertionError):
            for_some_seeds()
    finally:
        battery._played.cache_clear()
