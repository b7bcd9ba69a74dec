"""The laws that every game keeps, whatever its rules: copies, saves, records, answers, views, chance, undo.

A game takes the battery by a class of its own: `class TestBazaar(Conformance)` with `rules`, `setups`, `seeds`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any, ClassVar

import pytest
from tests import tempers
from tests.nightly import left_for_the_night

from sietch.core.game import CHANCE, CHANCE_MARK, SPECTATOR, Game, IllegalChoice, RecordError, replay
from sietch.core.rules import Rules, Sight
from sietch.core.saves import SaveError, load, save
from sietch.core.schema import See, owned, redeal, unseen, view
from sietch.core.state import ARG, KIND_SHIFT, State, log_entries, seeded

# How many decisions of a game are looked at closely.
SAMPLES = 24
# How many entries of a record the laws look at that compare whole games again and again.
LOOKED_AT = 300


# ---- what is compared


def _frozen(values: list[Any]) -> tuple[Any, ...]:
    return tuple(tuple(value) if isinstance(value, list) else value for value in values)


def position(state: Any) -> tuple[Any, ...]:
    """Everything that a state holds, as values that nothing changes afterwards."""
    return (
        _frozen(state.dump()),
        tuple(map(_frozen, state.dump_players())),
        tuple(state.stack),
        state.asking,
        tuple(state.options),
        state.over,
        state.forced,
        state.hold,
        state.rng,
        state.script,
        tuple(log_entries(state.log)),
    )


def whole(game: Game) -> tuple[Any, ...]:
    """A game as it can be told from outside: position, record, what happened and decision.

    Events are compared as they are kept; all that is told of them follows from that.
    """
    return (position(game.state), game.record, tuple(game._happened), None if game.over else game.decision)


def sample(game: Game, n: int = SAMPLES) -> Iterator[Game]:
    """Games after evenly spread answers of `game`, among them the first and the last decision."""
    places = [place for place, entry in enumerate(game.record["answers"]) if not entry.startswith(CHANCE_MARK)]
    step = max(1, len(places) // n)
    wanted = {*places[::step], places[-1]}
    again = Game(game.rules, game.setup, game.seed)
    for place in places:
        if place in wanted:
            yield again.copy()
        again.choose(game.record["answers"][place])


def finish(game: Game, seed: int, temper: str = "any", after: Callable[[Game], None] = lambda game: None) -> Game:
    """Play on at random to the end."""
    rng = random.Random(seed)
    while not game.over:
        game.choose(tempers.choice(game.decision, temper, rng))
        after(game)
    return game


def somebody_won(game: Game) -> bool:
    """A seat, or a player without one."""
    played = {game.rules.player_of(seat) for seat in range(game.seats)}
    return bool(game.winners) or len(game.state.players) > len(played)


@lru_cache(maxsize=64)
def _played(rules: Rules, setup: str, seed: int, temper: str) -> Game:
    return finish(Game(rules, json.loads(setup), seed), seed, temper)


def all_keys(rules: Rules) -> list[str]:
    """Every key that the game knows, but for those of numbers."""
    with pytest.raises(KeyError):
        rules.number("no such option")
    assert rules._numbers is not None
    return list(rules._numbers)


def hidden_from(game: Game, seat: int) -> list[Any]:
    """The hidden piles of the others and of the table."""
    schema, state = game.rules.schema, game.state
    piles = [getattr(state, field.name) for field in schema.game if field.see is not See.PUBLIC]
    for number, player in enumerate(state.players):
        for field in schema.player:
            if field.see is not See.PUBLIC and not owned(field, state.owns(seat, number)):
                piles.append(getattr(player, field.name))
    return [sorted(pile) if isinstance(pile, (list, tuple)) else pile for pile in piles]


def public(game: Game, seat: int) -> list[Any]:
    """The fields that a seat may see, as they are inside."""
    schema, state = game.rules.schema, game.state
    fields = [getattr(state, field.name) for field in schema.game if field.see is See.PUBLIC]
    for number, player in enumerate(state.players):
        for field in schema.player:
            if field.see is See.PUBLIC or owned(field, state.owns(seat, number)):
                fields.append(getattr(player, field.name))
    return fields


class Conformance:
    """Subclass with a name that pytest collects; every law runs for every set-up and seed."""

    rules: ClassVar[Rules]
    setups: ClassVar[tuple[dict[str, Any], ...]]
    seeds: ClassVar[tuple[int, ...]]
    # How many decisions of a game are looked at closely; fewer where games are long.
    samples: ClassVar[int] = SAMPLES
    # Where there are many set-ups, each law looks at every so many-th of them each time, and at all of them nightly.
    every: ClassVar[int] = 1
    # How the seats play.
    temper: ClassVar[str] = "any"

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        cases = [(setup, seed) for setup in self.setups for seed in self.seeds]
        law = metafunc.function.__name__
        variants = [
            pytest.param(
                setup,
                seed,
                id="-".join(map(str, [*_words(setup), f"seed{seed}"])),
                marks=[pytest.mark.nightly] if left_for_the_night(law, number, len(cases), self.every) else [],
            )
            for number, (setup, seed) in enumerate(cases)
        ]
        metafunc.parametrize(("setup", "seed"), variants)

    def new(self, setup: dict[str, Any], seed: int, chance: str = "seeded") -> Game:
        return Game(self.rules, setup, seed, chance=chance)

    def played(self, setup: dict[str, Any], seed: int) -> Game:
        """A finished random game; the same one for every law, so it must not be changed."""
        return _played(self.rules, json.dumps(setup), seed, self.temper)

    def finish(self, game: Game, seed: int, after: Callable[[Game], None] = lambda game: None) -> Game:
        return finish(game, seed, self.temper, after)

    def choose(self, game: Game, rng: random.Random) -> None:
        game.choose(tempers.choice(game.decision, self.temper, rng))

    # ---- chance

    def test_secret_chance_cannot_be_worked_out_from_the_seed_and_its_record_is_whole(self, setup, seed):
        games = [self.new(setup, seed, "secret") for _ in range(2)]
        for game in games:
            self.finish(game, seed)
            assert whole(replay(self.rules, game.record)) == whole(game)
        assert games[0].record != games[1].record
        record = games[0].record
        middle = len(record["answers"]) // 4
        again = [self.finish(replay(self.rules, record, middle, "secret"), seed).record for _ in range(4)]
        assert any(record != again[0] for record in again)
        redealt = [self.finish(replay(self.rules, record, middle, "secret").redeal(0, 5), seed) for _ in range(2)]
        assert position(redealt[0].state) == position(redealt[1].state)

    # ---- states

    def test_invariants_hold_after_every_answer_and_the_game_ends(self, setup, seed):
        def sound(game: Game) -> None:
            assert game.rules.check(game.state) == []

        game = self.new(setup, seed)
        sound(game)
        self.finish(game, seed, sound)
        assert somebody_won(game)
        assert len(game.scores) == game.seats

    def test_a_copy_is_equal_and_stays_as_it_is(self, setup, seed):
        game = self.new(setup, seed)
        rng, other = random.Random(seed), random.Random(seed)
        while not game.over:
            copy = game.state.copy()
            before = position(game.state)
            assert position(copy) == before
            game.state.copy().answer(other.choice(game.state.options))
            assert position(game.state) == before
            self.choose(game, rng)
            assert position(copy) == before

    def test_a_copied_game_is_equal_and_both_play_on_alike(self, setup, seed):
        for game in sample(self.played(setup, seed), 4):
            copy = game.copy()
            before = whole(game)
            assert whole(copy) == before
            self.finish(copy, seed)
            assert whole(game) == before
            assert whole(self.finish(game, seed)) == whole(copy)

    def test_a_question_asked_again_has_the_same_options(self, setup, seed):
        game = self.new(setup, seed)
        rng = random.Random(seed)
        while not game.over:
            before = position(game.state)
            again = game.state.copy()
            again.ask_again()
            assert position(again) == before
            self.choose(game, rng)

    def test_a_saved_state_comes_back_and_plays_on_alike(self, setup, seed):
        game = self.new(setup, seed)
        rng, moments = random.Random(seed), random.Random(seed)
        loaded: State | None = None
        while not game.over:
            if moments.random() < 0.2:
                loaded = load(game.rules, save(game.rules, game.state))
                assert position(loaded) == position(game.state)
            place = tempers.choice(game.decision, self.temper, rng)
            if loaded is not None:
                loaded.answer(loaded.options[place])
            game.choose(place)
            assert loaded is None or position(loaded) == position(game.state)
        assert position(load(game.rules, save(game.rules, game.state))) == position(game.state)

    def test_a_broken_save_is_refused_with_a_reason(self, setup, seed):
        game = next(sample(self.played(setup, seed), 1))
        data = save(game.rules, game.state)
        rng = random.Random(seed)
        broken: list[Any] = [b"", b"nonsense", data[:20], data[:-1], data + b"\0", data.decode("latin-1"), None]
        for _ in range(20):
            place = rng.randrange(len(data))
            broken.append(data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :])
        for bad in broken:
            with pytest.raises(SaveError):
                load(game.rules, bad)

    # ---- records

    def test_a_record_replays_to_the_same_game(self, setup, seed):
        game = self.played(setup, seed)
        assert whole(replay(self.rules, game.record)) == whole(game)
        told = json.loads(json.dumps(game.record))
        assert told == game.record
        assert whole(replay(self.rules, told)) == whole(game)

    def test_a_record_replays_up_to_any_answer_and_plays_on_alike(self, setup, seed):
        game = self.played(setup, seed)
        answers = game.record["answers"]
        for part in sample(game, 6):
            upto = len(part.record["answers"])
            again = replay(self.rules, game.record, upto)
            assert whole(again) == whole(part)
            # Chance is free again after the last entry, and goes on as it would have.
            for place in range(upto, len(answers)):
                if not answers[place].startswith(CHANCE_MARK):
                    again.choose(answers[place])
            assert whole(again) == whole(game)

    def test_a_record_that_does_not_fit_is_refused(self, setup, seed):
        record = self.played(setup, seed).record
        answers = record["answers"]
        chance = next(place for place, entry in enumerate(answers) if entry.startswith(CHANCE_MARK))
        wrong: list[Any] = [
            None,
            [],
            {},
            {**record, "rules": record["rules"] + 1},
            {**record, "answers": [*answers, "no such option"]},
            {**record, "answers": [*answers, 7]},
            {**record, "answers": [*answers, answers[chance]]},
            {**record, "answers": [*answers[:chance], *answers[chance + 1 :]]},
            {**record, "setup": {"players": 99}},
        ]
        for bad in wrong:
            with pytest.raises(RecordError):
                replay(self.rules, bad)
        with pytest.raises(RecordError):
            replay(self.rules, {**record, "answers": answers[:chance]}, upto=len(answers))

    # ---- answers

    def test_every_offered_option_is_accepted(self, setup, seed):
        for game in sample(self.played(setup, seed), self.samples):
            before = whole(game)
            for place, option in enumerate(game.decision.options):
                results = []
                for choice in (option, option.key, place):
                    copy = game.copy()
                    copy.choose(choice, decision_id=game.decision.id)
                    assert copy.rules.check(copy.state) == []
                    results.append(whole(copy))
                assert results[0] == results[1] == results[2]
            assert whole(game) == before

    def test_nothing_else_is_accepted(self, setup, seed):
        rng = random.Random(seed)
        keys = all_keys(self.new(setup, seed).rules)
        for game in sample(self.played(setup, seed), self.samples):
            before = whole(game)
            state, decision = game.state, game.decision
            offered = {option.key for option in decision.options}
            others: list[Any] = [key for key in rng.sample(keys, min(20, len(keys))) if key not in offered]
            others += ["", "no such option", f"{decision.options[0].key} ", f"number:{1 << 20}", "number:-1"]
            others += [-1, len(decision.options), 1 << 40, True, False, None, 0.0, b"yes", (), [0], {}]
            others += [replace(decision.options[0], key="no such option"), decision]
            for choice in others:
                with pytest.raises(IllegalChoice):
                    game.choose(choice)
            stale: list[Any] = [decision.id - 1, decision.id + 1, -1, str(decision.id)]
            for number in stale:
                with pytest.raises(IllegalChoice):
                    game.choose(0, decision_id=number)
            assert game.state is state
            assert game.decision is decision
            assert whole(game) == before
        over = self.played(setup, seed)
        for choice in ("yes", 0, -1):
            with pytest.raises(IllegalChoice):
                over.choose(choice)

    def test_keys_are_unique_and_name_their_option(self, setup, seed):
        game = self.played(setup, seed)
        for part in sample(game, 10**9):
            numbers = part.state.options
            keys = [game.rules.key(number) for number in numbers]
            assert len(keys) == len(set(keys))
            assert [game.rules.number(key) for key in keys] == numbers
        outcomes = [entry.removeprefix(CHANCE_MARK) for entry in game.record["answers"]]
        assert [game.rules.key(game.rules.number(key)) for key in outcomes] == outcomes

    def test_every_option_is_of_a_kind_and_about_a_thing_that_these_rules_have(self, setup, seed):
        game = self.played(setup, seed)
        rules = game.rules
        kinds = {*rules.kinds()}
        options = {number for part in sample(game, 10**9) for number in part.state.options}
        options |= {rules.number(entry.removeprefix(CHANCE_MARK)) for entry in game.record["answers"]}
        for option in options:
            kind = rules.option_kinds[option >> KIND_SHIFT]
            assert option >> KIND_SHIFT in kinds, rules.key(option)
            if kind.of not in ("", "number"):
                assert option & ARG in rules.members(kind.of), rules.key(option)

    def test_a_seat_that_does_not_decide_has_no_options_and_no_refusals(self, setup, seed):
        for game in sample(self.played(setup, seed), self.samples):
            for seat in range(-1, game.seats):
                if seat == game.decision.seat:
                    assert game.options(seat) == game.decision.options
                else:
                    assert game.options(seat) == ()
                    assert game.refusals(seat) == []
                    assert game.view(seat)["options"] == []
        over = self.played(setup, seed)
        assert all(over.options(seat) == () and over.refusals(seat) == [] for seat in range(-1, over.seats))

    def test_there_is_a_reason_for_exactly_what_is_not_offered(self, setup, seed):
        rng = random.Random(seed)
        keys = all_keys(self.new(setup, seed).rules)
        for game in sample(self.played(setup, seed), self.samples):
            offered = {option.key for option in game.decision.options}
            refused = [refusal.key for refusal in game.refusals(game.decision.seat)]
            assert len(refused) == len(set(refused))
            assert not offered & set(refused)
            assert all(game.why_not(key) is None for key in offered)
            assert all(game.why_not(key) is not None for key in [*refused, "no such option"])
            assert all(game.why_not(key) is not None for key in rng.sample(keys, 10) if key not in offered)

    # ---- hidden information

    def test_views_that_are_made_together_are_those_that_are_made_alone(self, setup, seed):
        for game in sample(self.played(setup, seed), self.samples):
            seats = range(SPECTATOR, game.seats)
            assert game.views(seats) == {seat: game.view(seat) for seat in seats}

    def test_a_redeal_looks_the_same_to_its_seat(self, setup, seed):
        for game in sample(self.played(setup, seed), self.samples):
            for seat in range(SPECTATOR, game.seats):
                dealt = game.redeal(seat, seed)
                assert dealt.view(seat) == game.view(seat)
                assert public(dealt, seat) == public(game, seat)
                assert dealt.rules.check(dealt.state) == []
                state = redeal(game.rules.schema, game.state, seat, seed)
                tables = game.rules.tables
                assert view(game.rules.schema, state, seat, tables) == view(game.rules.schema, game.state, seat, tables)
                if game.decision.seat == seat:
                    assert dealt.decision == game.decision
                    assert dealt.refusals(seat) == game.refusals(seat)

    def test_a_redeal_changes_what_is_hidden_and_nothing_of_the_game_itself(self, setup, seed):
        changed = 0
        for game in sample(self.played(setup, seed), self.samples):
            before = whole(game)
            for seat in range(SPECTATOR, game.seats):
                dealt = game.redeal(seat, seed)
                changed += hidden_from(dealt, seat) != hidden_from(game, seat)
                assert position(dealt.state) == position(game.redeal(seat, seed).state)
            assert whole(game) == before
        assert changed

    def test_a_redealt_game_can_be_played_to_its_end(self, setup, seed):
        def sound(game: Game) -> None:
            assert game.rules.check(game.state) == []

        for game in sample(self.played(setup, seed), 3):
            for seat in (SPECTATOR, game.decision.seat):
                assert somebody_won(self.finish(game.redeal(seat, seed), seed, sound))

    def test_an_answer_tells_its_seat_the_same_in_every_deal_it_cannot_tell_apart(self, setup, seed):
        """Only where neither chance nor another seat took part and nothing hidden was shown: those differ by right."""
        compared = 0
        for game in sample(self.played(setup, seed), self.samples):
            seat = game.decision.seat
            dealt = game.redeal(seat, seed)
            for option in game.decision.options:
                both = [game.copy(), dealt.copy()]
                for one in both:
                    one.choose(option)
                alone = all(
                    log_entries(one.state.log, before.state.log) == [option.number]
                    and unseen(game.rules.schema, one.state, seat) == unseen(game.rules.schema, before.state, seat)
                    and one.state.forced == game.state.forced
                    for one, before in zip(both, (game, dealt), strict=True)
                )
                if alone:
                    compared += 1
                    assert both[0].new_events(seat) == both[1].new_events(seat)
                    assert both[0].view(seat) == both[1].view(seat)
        assert compared

    def test_events_hide_what_is_for_their_owner_alone(self, setup, seed):
        game = self.played(setup, seed)
        kinds = {kind.name: kind for kind in game.rules.event_kinds}
        known = game.events()
        assert not any(event.hidden for event in known)
        for seat in range(SPECTATOR, game.seats):
            for seen, event, raw in zip(game.events(seat), known, game.raw_events, strict=True):
                if kinds[event.kind].sight is Sight.OWNER and not game.rules.sees(game.state, seat, raw):
                    assert seen == replace(event, what=None, hidden=True)
                else:
                    assert seen == event

    def test_a_seat_that_is_not_there_sees_nothing(self, setup, seed):
        game = self.new(setup, seed)
        for seat in (-2, game.seats):
            with pytest.raises(ValueError, match="no seat"):
                game.view(seat)
            with pytest.raises(ValueError, match="no seat"):
                game.redeal(seat, 1)

    # ---- chance

    def test_chance_answered_from_outside_gives_the_same_game(self, setup, seed):
        game = self.played(setup, seed)
        asked = self.new(setup, seed, chance="ask")
        for number, entry in enumerate(game.record["answers"]):
            decision = asked.decision
            assert (decision.seat == CHANCE) == entry.startswith(CHANCE_MARK)
            key = entry.removeprefix(CHANCE_MARK)
            if number % 50 == 0:
                with pytest.raises(IllegalChoice):
                    asked.choose("no such option")
            if decision.seat == CHANCE:
                assert key in [option.key for option in decision.options]
                assert asked.options(CHANCE) == ()
                assert not asked.can_undo
            asked.choose(key, decision_id=decision.id)
        assert whole(asked) == whole(game)

    def test_every_outcome_that_chance_is_asked_for_can_be_given(self, setup, seed):
        game = self.new(setup, seed, chance="ask")
        rng = random.Random(seed)
        while not game.over:
            if game.decision.seat == CHANCE and rng.random() < 0.1:
                for option in game.decision.options[:5]:
                    game.copy().choose(option)
            self.choose(game, rng)
        assert game.rules.check(game.state) == []
        assert whole(replay(self.rules, game.record)) == whole(game)

    def test_the_seed_decides_chance_and_nothing_else_does(self, setup, seed):
        assert whole(self.finish(self.new(setup, seed), seed)) == whole(self.played(setup, seed))
        assert seeded(seed) != seeded(seed + 1)

    # ---- undo

    def test_undo_goes_back_exactly_and_only_where_nothing_new_was_shown(self, setup, seed):
        game = self.new(setup, seed)
        rng = random.Random(seed)
        revealing = {kind.name for kind in game.rules.event_kinds if kind.reveals}
        with pytest.raises(IllegalChoice):
            game.undo()
        undone = refused = 0
        while not game.over and game.decision.id < LOOKED_AT:
            seat, length = game.decision.seat, len(game.record["answers"])
            hidden = hidden_from(game, seat)
            closely = rng.random() < 0.2
            before = whole(game) if closely else None
            self.choose(game, rng)
            if game.can_undo:
                undone += 1
                assert len(game.record["answers"]) == length + 1
                assert game.decision.seat == seat
                assert hidden_from(game, seat) == hidden
                assert not revealing & {event.kind for event in game.new_events()}
                if closely:
                    back, after = game.copy(), whole(game)
                    back.undo()
                    assert whole(back) == before
                    assert whole(game) == after
            else:
                refused += 1
                now = whole(game) if closely else None
                with pytest.raises(IllegalChoice):
                    game.undo()
                assert not closely or whole(game) == now
        assert undone
        assert refused

    def test_undo_again_and_again_goes_back_answer_by_answer(self, setup, seed):
        game = self.new(setup, seed)
        rng = random.Random(seed)
        history: list[tuple[Any, ...]] = []
        longest = 0
        while not game.over and game.decision.id < LOOKED_AT:
            history.append(whole(game))
            self.choose(game, rng)
            if not game.can_undo:
                history = []
            elif len(history) > longest:
                longest = len(history)
                back = game.copy()
                for before in reversed(history):
                    back.undo()
                    assert whole(back) == before
                assert not back.can_undo
        assert longest


def _words(setup: dict[str, Any]) -> Iterator[str]:
    for name, value in setup.items():
        if isinstance(value, list):
            yield from map(str, value)
        else:
            yield f"{value}{name}"
