"""The games in OpenSpiel, as `sietch_uprising` and `sietch_arrakis`; importing this registers them.

    import pyspiel, sietch.envs.openspiel
    game = pyspiel.load_game("sietch_uprising", {"players": 3})

Chance is explicit: every draw, roll and deal is a chance node with its probabilities, so a state is its history and
nothing else. Actions and observations are those of `encoding.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

try:
    import pyspiel
except ModuleNotFoundError:
    raise ImportError("sietch.envs.openspiel needs OpenSpiel: pip install 'sietch[openspiel]'") from None

import numpy as np

import sietch
from sietch.core.game import Game
from sietch.core.rules import Rules, Sight
from sietch.core.saves import load, save
from sietch.core.schema import redeal
from sietch.core.state import Undecided, script_of
from sietch.envs.encoding import Encoding
from sietch.envs.episode import LONGEST, checked_length, rewards, shown

REDEAL_SEEDS = 1 << 30


# What came before, and then some more: long histories that share their beginnings.
Chain = tuple[Any, ...] | None


def links(chain: Chain) -> list[Any]:
    """All of a chain in its order."""
    parts = []
    while chain is not None:
        parts.append(chain[1:])
        chain = chain[0]
    return [link for part in reversed(parts) for link in part]


class Position:
    """A place in a game tree, never changed once it is made, so that copies of a state can share it.

    It is told by the state before (None: before the set-up), the answer given there (None: none is) and the outcomes
    of chance since. Where an outcome is missing, chance is asked for it, and the step is then taken again from its
    beginning. A question or a draw with one possible answer is no place of its own, unless it was dealt anew.
    """

    def __init__(
        self,
        rules: Rules,
        setup: Mapping[str, Any],
        before: Any = None,
        answer: int | None = None,
        outcomes: tuple[int, ...] = (),
        decisions: int = 0,
        answers: Chain = None,
        events: Chain = None,
    ) -> None:
        self.rules = rules
        self.decisions = decisions
        self.answers = answers  # of the seats so far
        self.events = events
        self.weights: list[int] = []  # how likely each of the options is, where chance decides
        self._setup, self._before, self._answer, self._outcomes = setup, before, answer, outcomes
        self._events_before = events
        while True:
            try:
                self.state = self._stepped()
            except Undecided as undecided:
                self.options, self.weights = undecided.options, undecided.weights
                if len(self.options) > 1:
                    break
                self._outcomes += (self.options[0],)
            else:
                self.options, self.weights = self.state.options, []
                self.events = (events, *self.state.events)
                break

    def _stepped(self) -> Any:
        script = script_of(list(self._outcomes))
        if self._before is None:
            return _forced(self.rules.start(self._setup, 0, script, []))
        state = self._before.copy()
        state.events = []
        if self._answer is None:  # dealt anew: nothing more happens, even if one option is left
            return state
        state.script = script
        state.answer(self._answer)
        return _forced(state)

    @property
    def by_chance(self) -> bool:
        return bool(self.weights)

    def after(self, option: int) -> Position:
        """The place after an answer, or after an outcome of chance."""
        if self.by_chance:
            outcomes = (*self._outcomes, option)
            return self._made(self._before, self._answer, outcomes, self.decisions, self.answers, self._events_before)
        answers = (self.answers, (self.state.asked, self.rules.key(option)))
        return self._made(self.state, option, (), self.decisions + 1, answers, self.events)

    def dealt_anew(self, seat: int, seed: int) -> Position:
        """A place that looks the same to the seat."""
        if self.by_chance:
            raise ValueError("chance has an outcome to give here: deal anew where a player decides")
        state = redeal(self.rules.schema, self.state, seat, seed)
        return self._made(state, None, (), self.decisions, self.answers, self.events)

    def _made(self, *rest: Any) -> Position:
        return Position(self.rules, self._setup, *rest)

    def __deepcopy__(self, memo: Any) -> Position:
        return self

    def __reduce__(self) -> Any:
        before = None if self._before is None else save(self.rules, self._before)
        rest = (self._answer, self._outcomes, self.decisions, links(self.answers), links(self._events_before))
        return _loaded, (self.rules.name, self._setup, before, *rest)


def _loaded(
    name: str, setup: Mapping[str, Any], before: bytes | None, answer: Any, outcomes: Any, decisions: int, *told: Any
) -> Position:
    rules = sietch.rules(name).of(setup)
    state = None if before is None else load(rules, before)
    answers, events = ((None, *links) for links in told)
    return Position(rules, setup, state, answer, outcomes, decisions, answers, events)


def _forced(state: Any) -> Any:
    while len(state.options) == 1:
        state.answer(state.options[0])
    return state


class SietchGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its set-up."""

    name: str  # of the game; a subclass has it
    type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**self.type.parameter_specification, **(params or {})}
        rules = sietch.rules(self.name)
        named = {option.name: given[option.name] for option in rules.choices().options}
        setup = {name: text.split(",") for name, text in named.items() if text}
        self.setup = rules.setup({"players": given["players"], **setup})
        self.rules = rules = rules.of(self.setup)
        self.longest = checked_length(given["longest"])
        self.encoding = Encoding(rules, given["players"])
        self.first = Position(rules, self.setup)
        zero_sum = sums_to_zero(rules, self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.size,
            max_chance_outcomes=self.encoding.size,
            num_players=given["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.longest,
        )
        super().__init__(_type(sietch.rules(self.name), zero_sum), info, dict(params or {}))

    def new_initial_state(self) -> SietchState:
        return SietchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SietchObserver:
        return SietchObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall, params)


class SietchState(pyspiel.State):  # type: ignore[misc]
    """A state by OpenSpiel's methods."""

    def __init__(self, game: SietchGame) -> None:
        super().__init__(game)
        self.position = game.first

    @property
    def _game(self) -> SietchGame:
        game: SietchGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position.by_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.position.state.asked)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._game.encoding.actions.encode_all(self.position.options))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        position = self.position
        actions = self._game.encoding.actions.encode_all(position.options)
        total = sum(position.weights)
        return sorted((action, weight / total) for action, weight in zip(actions, position.weights))

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(self._game.encoding.actions.decode(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self._game.encoding.actions.name(action)

    def is_terminal(self) -> bool:
        position = self.position
        if position.by_chance:
            return False
        return bool(position.state.over) or position.decisions >= self._game.longest

    def returns(self) -> list[float]:
        """See `Episode.rewards`."""
        players: int = self._game.encoding.players
        if self.position.by_chance or not self.position.state.over:
            return [0.0] * players
        state = self.position.state
        return rewards(self._game.rules.winners(state), self._game.rules.sides(state))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SietchState:
        """A state that looks the same to the player: what they cannot see is dealt anew. It has no history."""
        new = self._game.new_initial_state()
        new.position = self.position.dealt_anew(player, int(sampler() * REDEAL_SEEDS))
        return new

    def __str__(self) -> str:
        if self.position.by_chance:
            keys = map(self._game.rules.key, self.position.options)
            return f"chance: {', '.join(keys)}"
        return shown(seen_game(self._game, self.position))


class SietchObserver:
    """What a player sees now, as text and as a vector; with perfect recall all they have seen, as text."""

    def __init__(self, game: SietchGame, recalls: bool, params: Any) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        self._game = game
        self._recalls = recalls
        self.tensor = None if recalls else np.zeros(game.encoding.observation.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SietchState, player: int) -> None:
        """Nothing is seen before a set-up is done, and while chance has an outcome to give."""
        if self.tensor is None:
            return
        if state.position.by_chance:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._game.encoding.observation(state.position.state, player)

    def string_from(self, state: SietchState, player: int) -> str:
        position = state.position
        seen = "" if position.by_chance else shown(seen_game(self._game, position), player)
        return recalled(self._game, position, player) + seen if self._recalls else seen


def seen_game(game: SietchGame, position: Position) -> Game:
    """The game at a place where chance has done its part, to look at."""
    return Game(game.rules, game.setup, 0, state=position.state.copy())


def recalled(game: SietchGame, position: Position, player: int) -> str:
    """All that a player has answered and has been told of."""
    answers = [key for seat, key in links(position.answers) if seat == player]
    rules, state = game.rules, position.state
    secret = [kind.sight is Sight.OWNER for kind in rules.event_kinds]
    told = []
    for event in links(position.events):
        kind, seat, what, n = event
        told.append(f"{kind}/{seat}/{'?' if secret[kind] and not rules.sees(state, player, event) else what}/{n}")
    return f"player {player}\nanswers: {' '.join(answers)}\nevents: {' '.join(told)}\n"


def sums_to_zero(rules: Rules, setup: Mapping[str, Any]) -> bool:
    """Whether what somebody wins others lose: not where the game itself can win, nor between sides of different
    sizes."""
    state: Any = rules.start(setup, 0, None)
    sizes = Counter(rules.sides(state))
    return len(sizes) > 1 and len(set(sizes.values())) == 1 and rules.seats(state) >= len(state.players)


def _type(rules: Rules, zero_sum: bool = False) -> Any:
    """Of a game with its set-up; without one nothing can be said of sums."""
    choices = rules.choices()
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"sietch_{rules.name}",
        long_name=f"Sietch: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(choices.players),
        min_num_players=min(choices.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": choices.suggested,
            "longest": LONGEST,
            **{option.name: "" for option in choices.options},
        },
    )


def register() -> None:
    """Make the games known to `pyspiel.load_game`."""
    for name, rules in sietch.GAMES.items():
        if f"sietch_{name}" not in pyspiel.registered_names():
            made = type(f"Sietch{name.capitalize()}", (SietchGame,), {"name": name, "type": _type(rules)})
            pyspiel.register_game(made.type, made)  # type: ignore[attr-defined]


register()
