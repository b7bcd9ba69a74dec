"""Chance that was promised before a game follows from the promise, tells nothing before the end, and can be checked."""

import random

import pytest

import sietch
from sietch.core.fairness import BROKEN, FAIR, FREE, REAL, SEEDED, verify
from sietch.core.game import Game, RecordError
from sietch.core.pledge import Pledge, Pledged
from sietch.core.saves import save


def pledged(name="uprising", pledge=None, **setup):
    return Game(sietch.rules(name), {"players": 3, **setup}, 7, chance="secret", pledge=pledge or Pledge.new())


def play(game, answers, seed=1):
    rng = random.Random(seed)
    for _ in range(answers):
        if not game.over:
            game.choose(rng.choice(game.decision.options))
    return game


def finished(**setup):
    return play(pledged(**setup), 100_000)


@pytest.fixture(scope="module")
def record():
    return finished().record


def test_a_finished_game_follows_from_what_was_promised(record):
    found = verify(sietch.rules("uprising"), record)
    assert found.kind == FAIR
    assert found.outcomes == sum(entry.startswith("~") for entry in record["answers"]) > 50


def test_the_commitment_is_the_hash_of_the_text_that_is_told_afterwards(record):
    from hashlib import sha256

    found = verify(sietch.rules("uprising"), record)
    assert sha256(found.text.encode()).hexdigest() == found.commitment == Pledge.read(record["pledge"]).commitment(7)


def test_one_other_card_is_found_where_it_is(record):
    """Two outcomes of a shuffle are exchanged, which no rule forbids."""
    answers = list(record["answers"])
    place = next(
        n
        for n in range(40, len(answers))
        if answers[n].startswith("~drawn:") and answers[n + 1][:7] == "~drawn:" and answers[n] != answers[n + 1]
    )
    answers[place], answers[place + 1] = answers[place + 1], answers[place]
    changed = {**record, "answers": answers}
    try:
        sietch.replay(changed)
    except RecordError:
        pytest.skip("the exchanged cards lead to other answers")
    found = verify(sietch.rules("uprising"), changed)
    assert (found.kind, found.at) == (BROKEN, place)


def test_another_seed_or_salt_is_not_the_promised_one(record):
    rules = sietch.rules("uprising")
    assert verify(rules, {**record, "seed": 8}).kind == BROKEN
    assert verify(rules, {**record, "pledge": str(Pledge.new())}).kind == BROKEN


def test_a_record_without_a_promise_says_so(record):
    rules = sietch.rules("uprising")
    assert verify(rules, {name: value for name, value in record.items() if name != "pledge"}).kind == FREE
    seeded = play(sietch.new("uprising", players=3, seed=3), 60)
    assert verify(rules, seeded.record).kind == SEEDED


def test_told_chance_cannot_be_verified():
    game = sietch.new("arrakis", chance="told", modules=["mahdi"], players=1)
    assert verify(game.rules, game.record).kind == REAL


@pytest.mark.parametrize("wrong", ["", "abc", "g" * 64 + ":0", "0" * 64, "0" * 64 + ":-1", 7, None])
def test_a_wrong_pledge_is_a_clear_line(record, wrong):
    if wrong is None:
        return
    with pytest.raises(RecordError, match="pledge"):
        verify(sietch.rules("uprising"), {**record, "pledge": wrong})


def test_while_the_game_runs_its_record_does_not_tell_what_is_to_come():
    game = play(pledged(), 30)
    assert not game.over
    assert "pledge" not in game.record
    assert game.pledge.salt not in str(game.record)


def test_what_a_seat_is_handed_does_not_know_the_promise():
    game = play(pledged(), 30)
    dealt = game.redeal(0, 1)
    assert dealt.pledge is None
    assert game.pledge.salt.encode() not in save(game.rules, game.state)


def test_the_same_answers_lead_to_the_same_chance_after_a_restart():
    """What was stored and read again goes on as it would have gone on."""
    pledge = Pledge.new()
    whole = play(pledged(pledge=pledge), 60)
    half = play(pledged(pledge=pledge), 25)
    again = sietch.replay(half.record, chance="secret", pledge=pledge)
    for entry in whole.record["answers"][len(half.record["answers"]) :]:
        if not entry.startswith("~"):
            again.choose(entry)
    assert again.record == whole.record


def test_another_answer_leads_to_other_chance():
    """Who goes back and answers otherwise learns nothing from what was drawn before."""
    pledge = Pledge.new()
    pile = list(range(40))
    name = str
    one, other = (Pledged(pledge, 7, ["a", last], name) for last in ("b", "c"))
    assert [one.draw(0, pile) for _ in range(8)] != [other.draw(0, pile) for _ in range(8)]


def test_what_is_drawn_does_not_depend_on_the_order_in_which_a_pile_lies():
    pledge = Pledge.new()
    draw = lambda pile: Pledged(pledge, 7, [], str).draw(0, pile)  # noqa: E731
    assert draw([3, 1, 2, 2]) == draw([2, 3, 2, 1])


def test_draws_are_even():
    pledge = Pledge("5" * 64)
    chance = Pledged(pledge, 1, [], str)
    found = [chance.draw(0, [0, 1, 2, 3]) for _ in range(4000)]
    assert all(900 < found.count(n) < 1100 for n in range(4))


def test_the_published_hash_is_not_the_key():
    """HMAC hashes a key that is too long, so a salted text as the key would be what everybody is told."""
    import hmac

    pledge = Pledge("ab" * 32)
    said = Pledged(pledge, 5, [], str)
    number = int.from_bytes(
        hmac.digest(bytes.fromhex(pledge.commitment(5)), f"5 {said.history} 0".encode(), "sha256"), "big"
    )
    pile = list(range(1000))
    assert said.draw(0, pile) != sorted(pile, key=str)[number % 1000]


def test_a_game_that_goes_on_from_a_record_is_promised_from_there_on():
    begun = play(sietch.new("uprising", players=3, seed=3), 40).record
    since = len(begun["answers"])
    game = sietch.replay(begun, chance="secret", pledge=Pledge.new(since))
    play(game, 100_000, 2)
    found = verify(game.rules, game.record)
    assert (found.kind, found.since) == (FAIR, since)
    assert found.outcomes == sum(entry.startswith("~") for entry in game.record["answers"][since:])
