"""Options and positions as numbers: every option has its own, every number its meaning, and nobody sees too much."""

import json
import random

import numpy as np
import pytest
from tests.envs.positions import GAMES, played

from sietch.core.schema import See
from sietch.core.state import NUMBER, seeded
from sietch.envs.encoding import MOST_NUMBER, MOST_OPTIONS, ROW, Actions, Encoding, IllegalAction, Observation

MANY = {"uprising": 60, "arrakis": 2, "bazaar": 200}


@pytest.fixture(params=GAMES)
def name(request):
    return request.param


def encoding(name, **more):
    rules, setup = GAMES[name]
    return Encoding(rules, setup["players"], **more)


# ---- actions


def test_every_option_of_many_games_has_an_action_of_its_own(name):
    rules, setup = GAMES[name]
    actions = Actions(rules)
    seen = set()
    for seed in range(MANY[name]):
        rng = random.Random(seed)
        state = rules.start(rules.setup(setup), seeded(seed), None)
        while not state.over:
            assert len(state.options) <= MOST_OPTIONS
            seen.update(state.options)
            state.answer(rng.choice(state.options))
    for option in seen:
        action = actions.encode(option)
        assert 0 <= action < actions.size
        assert actions.decode(action) == option
        assert actions.name(action) == rules.key(option)
    assert len({actions.encode(option) for option in seen}) == len(seen)


def test_the_names_of_actions_are_keys_and_no_two_are_the_same(name):
    rules, _ = GAMES[name]
    actions = Actions(rules)
    assert len(set(actions.names)) == actions.size
    for action in range(actions.size):
        assert rules.number(actions.name(action)) == actions.decode(action)


def test_a_number_that_is_too_large_is_an_error_and_never_another_action(name):
    actions = Actions(GAMES[name][0])
    assert actions.name(actions.encode(NUMBER | MOST_NUMBER)) == f"number:{MOST_NUMBER}"
    with pytest.raises(ValueError, match=f"number:{MOST_NUMBER + 1} has no action"):
        actions.encode_all([NUMBER | MOST_NUMBER + 1])


@pytest.mark.parametrize("action", [-1, 10**6])
def test_there_are_no_other_actions(name, action):
    with pytest.raises(ValueError, match=f"there is no action {action}; actions are 0 to"):
        Actions(GAMES[name][0]).decode(action)


@pytest.mark.parametrize("form", ["fixed", "compact"])
def test_the_mask_has_the_options_of_who_decides_and_of_nobody_else(name, form):
    encoded = encoding(name, actions=form)
    for game in played(name, seed=3, decisions=150):
        state, seat = game.state, game.decision.seat
        mask = encoded.mask(state, seat)
        meant = {encoded.option(state, action) for action in mask.nonzero()[0]}
        assert meant == set(state.options)
        assert not encoded.mask(state, (seat + 1) % encoded.players).any()


def test_an_action_that_is_not_possible_is_named(name):
    encoded = encoding(name)
    state = next(played(name, 1, 1)).state
    wrong = int((encoded.mask(state, state.asking[1]) == 0).nonzero()[0][-1])
    with pytest.raises(IllegalAction) as refused:
        encoded.option(state, wrong)
    assert str(wrong) in str(refused.value)
    assert encoded.actions.name(wrong) in str(refused.value)
    assert f"{len(state.options)} others are" in str(refused.value)
    for odd in (encoded.size, -1, 0.5, None, "a", float("nan"), float("inf"), np.array([0, 1])):
        with pytest.raises(IllegalAction, match="whole numbers from 0 to"):
            encoded.option(state, odd)


def test_the_compact_form_describes_each_option_by_its_fixed_action(name):
    encoded = encoding(name, actions="compact")
    for game in played(name, seed=5, decisions=100):
        rows = encoded.described(game.state, game.decision.seat)
        keys = [encoded.actions.name(action) for action in rows[:, 0] if action >= 0]
        assert keys == [option.key for option in game.decision.options]
        assert (rows[len(keys) :] == -1).all()
        assert [encoded.rules.option_kinds[kind].name for kind in rows[: len(keys), 1]] == [
            option.kind for option in game.decision.options
        ]


def test_unknown_forms_are_refused():
    with pytest.raises(ValueError, match="'fixed' or 'compact', not 'small'"):
        encoding("bazaar", actions="small")


# ---- observations


def test_an_observation_tells_nothing_that_the_seat_cannot_see(name):
    """After dealing anew what a seat cannot see, its observation and its options are the same."""
    encoded = encoding(name, actions="compact")
    fixed = encoding(name)
    dealt = 0
    for number, game in enumerate(played(name, seed=9, decisions=400, greedy=0.3)):
        if number % 8:
            continue
        for seat in range(encoded.players):
            other = game.redeal(seat, number)
            dealt += other.state.dump() != game.state.dump()
            dealt += other.state.dump_players() != game.state.dump_players()
            assert (encoded.observation(other.state, seat) == encoded.observation(game.state, seat)).all()
            if game.decision.seat == seat:
                assert (fixed.mask(other.state, seat) == fixed.mask(game.state, seat)).all()
                assert (encoded.described(other.state, seat) == encoded.described(game.state, seat)).all()
    assert dealt > 10


def test_an_observation_tells_all_that_the_seat_can_see(name):
    """Positions that look different have different observations."""
    observe = encoding(name).observation
    views: dict[bytes, str] = {}
    for seed in range(2):
        for game in played(name, seed, decisions=250):
            for seat in range(observe.players):
                # A view has the options too; those of a decision are in the mask.
                view = {key: value for key, value in game.view(seat).items() if key not in ("options", "names")}
                text = json.dumps(view, sort_keys=True)
                assert views.setdefault(observe(game.state, seat).tobytes(), text) == text
    assert len(views) > 100


def test_every_number_is_within_its_bounds_and_the_size_is_always_the_same(name):
    observe = encoding(name).observation
    for seed in range(3):
        for game in played(name, seed, decisions=400, greedy=0.1):
            seen = observe(game.state, game.decision.seat)
            assert seen.shape == (observe.size,)
            assert seen.dtype == np.float32
            assert (seen >= observe.low).all()
            assert (seen <= observe.high).all()


def test_the_layout_covers_the_vector_without_gaps(name):
    observe = encoding(name).observation
    place = 0
    for part in observe.layout:
        assert part.start == place
        assert len(part.items) in (0, part.length)
        place += part.length
    assert place == observe.size
    assert len({observe.name(place) for place in range(observe.size)}) == observe.size


def test_every_field_that_is_seen_is_in_the_layout(name):
    rules, setup = GAMES[name]
    names = {part.name for part in Observation(rules, setup["players"]).layout}

    def known(prefix, field):
        found = {f"{prefix}.{field.name}", f"{prefix}.{field.name}_count"} & names
        hidden = field.see is not See.PUBLIC and not (prefix == "player0" and field.see is See.OWNER)
        return found == {f"{prefix}.{field.name}_count"} if hidden else bool(found)

    assert all(known("table", field) for field in rules.schema.game)
    for seat in range(setup["players"]):
        assert all(known(f"player{seat}", field) for field in rules.schema.player)


def test_numbers_are_where_the_layout_says():
    encoded = encoding("uprising").observation
    places = {encoded.name(place): place for place in range(encoded.size)}
    for game in played("uprising", seed=2, decisions=150):
        for seat in range(4):
            seen = encoded(game.state, seat)
            view = game.view(seat)
            for number in range(4):
                player = view["players"][(seat + number) % 4]
                assert seen[places[f"player{number}.points"]] == player["points"]
                assert seen[places[f"player{number}.goods:spice"]] == player["goods"]["spice"]
                assert seen[places[f"player{number}.discard:dagger"]] == player["discard"].count("dagger")
                assert seen[places[f"player{number}.at:arrakeen"]] == ("arrakeen" in player["at"])
            own, other = view["players"][seat], view["players"][(seat + 1) % 4]
            assert seen[places["player0.hand:dagger"]] == own["hand"].count("dagger")
            assert seen[places["player1.hand_count"]] == other["hand_count"]
            assert seen[places[f"seat:{seat}"]] == 1
            assert seen[places[f"asked:player{(view['asked'] - seat) % 4}"]] == 1
            assert seen[places[f"table.first:player{(view['first'] - seat) % 4}"]] == 1


def test_rows_are_told_in_their_order():
    for name, row, table in (("uprising", "row", "cards"), ("arrakis", "hidden_at", "areas")):
        observe = encoding(name).observation
        ids = [thing.id for thing in observe.rules.tables[table]]
        start = next(part.start for part in observe.layout if part.name == f"table.{row}_row")
        for game in played(name, seed=3, decisions=60):
            seen = observe(game.state, game.decision.seat)[start : start + ROW]
            assert [ids[int(number) - 1] for number in seen if number] == game.view()[row]


def test_what_asks_is_told_to_who_decides_and_to_nobody_else(name):
    observe = encoding(name).observation
    part = next(part for part in observe.layout if part.name == "asking")
    for game in played(name, seed=3, decisions=60):
        for seat in range(observe.players):
            told = observe(game.state, seat)[part.start : part.start + part.length]
            asked = [part.items[place] for place in told.nonzero()[0]]
            node = game.state.asking[0].number
            assert asked == ([game.state.nodes.names[node]] if seat == game.decision.seat else [])


def test_figures_are_where_the_layout_says():
    encoded = encoding("arrakis").observation
    places = {encoded.name(place): place for place in range(encoded.size)}
    moved = 0
    for game in played("arrakis", seed=2, decisions=200):
        for seat in range(2):
            seen = encoded(game.state, seat)
            view = game.view(seat)
            for number in range(2):
                for area, figures in view["players"][(seat + number) % 2]["legions"].items():
                    for figure, n in figures.items():
                        assert seen[places[f"player{number}.legions:{area}.{figure}"]] == n
            for leader, area in view["leader_at"].items():
                assert seen[places[f"table.leader_at:{leader}"]] > 0
                assert seen[places[f"table.leader_at_count:{area}"]] > 0
            moved += sum(seen[place] for name, place in places.items() if name.startswith("table.group:"))
    assert moved > 0


def test_the_identity_of_an_encoding_says_what_must_be_the_same():
    assert encoding("uprising").identity == {
        "encoding": 2,
        "game": "uprising",
        "rules": GAMES["uprising"][0].version,
        "players": 4,
        "actions": "fixed",
        "observation_size": encoding("uprising").observation.size,
        "action_size": encoding("uprising").actions.size,
    }
