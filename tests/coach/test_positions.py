"""A position as a text: it comes back, tells a seat's reader nothing new, and what is none is refused in one line."""

import random

import pytest

import sietch
from sietch.core import positions
from sietch.core.fairness import SEEDED, verify
from sietch.core.keeping import legend
from sietch.core.positions import MARK, PositionError, legend_name, read
from sietch.core.saves import save

SETUPS = [
    ("uprising", {"players": 4, "modules": ["choam"]}),
    ("uprising", {"players": 1}),
    ("uprising", {"players": 6, "modules": ["choam"]}),
    ("imperium", {"players": 3, "modules": ["rise-of-ix", "immortality"]}),
    ("arrakis", {"players": 2}),
    ("arrakis", {"players": 3}),
    ("arrakis", {"players": 1, "modules": ["mahdi"]}),
]


def played(name="uprising", answers=50, seed=3, **setup):
    game = sietch.new(name, seed=seed, **setup)
    rng = random.Random(1)
    for _ in range(answers):
        if not game.over:
            game.choose(rng.choice(game.decision.options))
    return game


def seen(game, seat):
    view = game.view(seat)
    return {name: value for name, value in view.items() if name not in ("names", "seats")}


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_it_comes_back_and_can_be_played_on(name, setup):
    game = played(name, **setup)
    seat = game.decision.seat
    for whose in (-1, seat):
        text = game.position(whose)
        again = sietch.at(text, seed=5)
        assert seen(again, seat) == seen(game, seat)
        rng = random.Random(2)
        for _ in range(40):
            if not again.over:
                again.choose(rng.choice(again.decision.options))
        assert sietch.replay(again.record).record == again.record
        assert verify(again.rules, again.record).kind == SEEDED


def test_it_is_short():
    assert len(played(players=4, modules=["choam"]).position()) < 900


def test_what_a_seat_may_not_know_is_not_in_its_text():
    """Whatever is dealt to the others, the text for a seat is made of what it sees."""
    game = played(players=4)
    seat = game.decision.seat
    other = game.redeal(seat, 11)
    held = [sorted(player.hand) for number, player in enumerate(game.state.players) if number != seat]
    found = []
    for _ in range(8):
        state = read(game.position(seat), sietch.rules).state
        found.append([sorted(player.hand) for number, player in enumerate(state.players) if number != seat])
    assert len({str(hands) for hands in found}) > 1
    assert any(hands != held for hands in found)
    assert seen(sietch.at(other.position(seat), seed=1), seat) == seen(game, seat)


def test_it_holds_no_seed_and_no_names():
    game = played(players=3, names=["Chani", "Liet", "Gurney"])
    position = read(game.position(), sietch.rules)
    assert position.state.rng == 0
    assert "Chani" not in str(position.setup)
    assert sietch.at(game.position(), names=["A", "B", "C"]).setup["names"] == ["A", "B", "C"]


def test_the_same_seed_goes_on_alike_and_another_one_otherwise():
    text = played(players=3).position(0)
    one, same, other = (sietch.at(text, seed=seed) for seed in (1, 1, 2))
    assert save(one.rules, one.state) == save(same.rules, same.state) != save(other.rules, other.state)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "a position begins with"),
        ("hello", "a position begins with"),
        (None, "a position begins with"),
        (7, "a position begins with"),
        ("sietch2.abc", "a newer one wrote that"),
        (MARK, "damaged"),
        (MARK + "abc", "damaged"),
        (MARK + "ä" * 20, "damaged"),
        (MARK + "A" * 20_000, "damaged"),
    ],
)
def test_what_is_none_is_refused_in_one_line(text, told):
    with pytest.raises(PositionError, match=told):
        sietch.at(text)


def test_a_text_that_was_damaged_on_its_way_is_refused():
    text = played(players=3).position()
    rng = random.Random(4)
    for _ in range(60):
        place = rng.randrange(len(MARK), len(text))
        changed = text[:place] + ("A" if text[place] != "A" else "B") + text[place + 1 :]
        with pytest.raises(PositionError):
            sietch.at(changed)
    for length in range(0, len(text), 37):
        with pytest.raises(PositionError):
            sietch.at(text[:length])


def test_another_program_s_numbers_are_not_taken_for_ours(monkeypatch):

    game = played(players=3)
    monkeypatch.setattr(positions, "legend_name", lambda rules: "0" * 16)
    text = game.position()
    monkeypatch.undo()
    with pytest.raises(PositionError, match="another version"):
        sietch.at(text)
    # Where it is known what they meant, it is found.
    monkeypatch.setattr(positions, "known_legend", lambda name: legend(game.rules))
    assert seen(sietch.at(text, seed=1), 0) == seen(game, 0)
    assert len(legend_name(game.rules)) == 16


def test_a_position_of_another_game_is_no_beginning_of_a_record():
    text = played("arrakis").position()
    record = sietch.new("uprising", players=3, seed=1).record
    with pytest.raises(sietch.RecordError, match="position"):
        sietch.replay({**record, "answers": [], "position": text})


@pytest.mark.parametrize("excess", ["goods", "frames", "progress", "seat"])
def test_what_no_game_comes_to_is_refused(excess):
    """A text that somebody made up could keep a server busy for ever."""
    game = played(players=3)
    state = game.state.copy()
    node, seat, x = state.asking
    if excess == "goods":
        state.round = 10**9
    elif excess == "frames":
        state.stack = [state.asking] * 500
    elif excess == "progress":
        state.stack = [*state.stack, (node, seat, 1 << 50)]
    else:
        state.stack = [*state.stack, (node, 90, x)]
    with pytest.raises(PositionError):
        sietch.at(positions.write(game.rules, game.setup, state))
