"""One seat of a game as a Gymnasium environment; bots have the other seats.

import gymnasium, sietch.envs
env = gymnasium.make("sietch/Uprising-v0", opponents="greedy")
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError:
    raise ImportError("sietch.envs.gymnasium needs Gymnasium: pip install 'sietch[envs]'") from None

import numpy as np
from numpy.typing import NDArray

import sietch
from sietch.bots import Bot, Guard, RandomBot, find
from sietch.core.rules import Rules, SetupError
from sietch.envs.encoding import FIXED, MOST_OPTIONS, Encoding, IllegalAction, Mask
from sietch.envs.episode import LONGEST, SEED_BITS, Episode, checked_length, shown

# A bot by its name, `path.py:Class` or `process:COMMAND`, or the class of a bot.
Opponent = str | type[Bot]

# What an action costs that is not possible; it ends the game, as in PettingZoo's games.
ILLEGAL_REWARD = -1.0


def observation_space(encoding: Encoding) -> spaces.Box:
    seen = encoding.observation
    return spaces.Box(seen.low, seen.high, (seen.size,), np.float32)


def options_space(encoding: Encoding) -> spaces.Box:
    """The options of a decision in the compact form: fixed action, kind, number; -1 in rows without an option."""
    high = np.iinfo(np.int32).max
    return spaces.Box(-1, high, (MOST_OPTIONS, 3), np.int32)


class SeatEnv(gymnasium.Env[Any, Any]):
    """The agent has one seat. A step is one decision of that seat; forced ones and those of the others happen between.

    seat: the agent's, or None for another one in each game, by the seed. opponents: one bot for all other seats, or a
    list with one for each, from the seat after the agent's on. actions: "fixed" or "compact", see `Encoding`. longest:
    after so many decisions of all seats the game is broken off (truncated). The rest is the game's set-up.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - so it is in Gymnasium

    def __init__(
        self,
        game: str | Rules = "uprising",
        players: int | None = None,
        *,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "random",
        actions: str = FIXED,
        longest: int = LONGEST,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        rules = sietch.rules(game) if isinstance(game, str) else game
        players = rules.choices().suggested if players is None else players
        self._setup = rules.setup({"players": players, **setup})
        rules = rules.of(self._setup)
        if seat is not None and (
            not isinstance(seat, int | np.integer) or isinstance(seat, bool) or seat not in range(players)
        ):
            raise SetupError(f"there is no seat {seat!r}; seats are 0 to {players - 1}, or None for any")
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            opponents = [opponents] * (players - 1)
        if len(opponents) != players - 1:
            raise SetupError(f"{players} players need {players - 1} opponents, not {len(opponents)}")
        for bot in opponents:
            if not (isinstance(bot, str) or (isinstance(bot, type) and issubclass(bot, Bot))):
                raise SetupError(f"an opponent is the name of a bot or a class of bots, not {bot!r}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is None or 'ansi', not {render_mode!r}")
        self.render_mode = render_mode
        self.rules = rules
        self.encoding = Encoding(rules, players, actions)
        self._seat = seat
        self._longest = checked_length(longest)
        self._opponents = tuple(opponents)
        self._bots = [find(bot) if isinstance(bot, str) else bot() for bot in opponents]
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.encoding.size)
        self.observation_space: spaces.Space[Any] = observation_space(self.encoding)
        if self.encoding.compact:
            options = options_space(self.encoding)
            self.observation_space = spaces.Dict({"observation": self.observation_space, "options": options})
        self._episode: Episode | None = None

    # ---- Gymnasium's methods

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        players = self.encoding.players
        game_seed = int(self.np_random.integers(1 << SEED_BITS))
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self._seat is None else self._seat
        watched = any(Guard(bot).watches for bot in self._bots)
        episode = Episode(self.rules, self._setup, game_seed, self._longest, tells=watched)
        self._sit_down(episode)
        self._episode = episode
        self._let_others_play(episode)
        return self._seen(episode), self._info(episode)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if episode.done:
            raise gymnasium.error.ResetNeeded("the game is over: call reset")
        try:
            option = self.encoding.option(episode.state, action)
        except IllegalAction as error:
            gymnasium.logger.warn(f"{error}; the game is lost")
            episode.break_off()
            return self._seen(episode), ILLEGAL_REWARD, True, False, self._info(episode) | {"illegal": str(error)}
        episode.answer(option)
        self._let_others_play(episode)
        reward = episode.rewards[self.seat]
        return self._seen(episode), reward, episode.over, episode.too_long, self._info(episode)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are possible, as sb3-contrib's MaskablePPO asks for it."""
        return self._mask(self.episode).astype(np.bool_)

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render shows nothing: make the environment with render_mode='ansi'")
            return None
        return shown(self.episode.game, self.seat)

    def close(self) -> None:
        """End bots that are processes."""
        for bot in self._bots:
            close = getattr(bot, "close", None)
            if close is not None:
                close()

    # ---- beside them

    @property
    def episode(self) -> Episode:
        """The game that is played; its `record` can be kept."""
        if self._episode is None:
            raise gymnasium.error.ResetNeeded("there is no game yet: call reset")
        return self._episode

    def _mask(self, episode: Episode) -> Mask:
        if episode.done:
            return np.zeros(self.encoding.size, np.int8)
        return self.encoding.mask(episode.state, self.seat)

    def _seen(self, episode: Episode) -> Any:
        seen = self.encoding.observation(episode.state, self.seat)
        if self.encoding.compact:
            return {"observation": seen, "options": self.encoding.described(episode.state, self.seat)}
        return seen

    def _info(self, episode: Episode) -> dict[str, Any]:
        info = {"action_mask": self._mask(episode), "seat": self.seat, "scores": self.rules.scores(episode.state)}
        if episode.over:
            info["winners"] = self.rules.winners(episode.state)
        return info

    # ---- the others

    def _sit_down(self, episode: Episode) -> None:
        players = self.encoding.players
        self._chances = [random.Random(f"{episode.seed}/{seat}") for seat in range(players)]
        self._guards: dict[int, Guard] = {}
        for place, bot in enumerate(self._bots, 1):
            # Who chooses at random needs neither view nor guard.
            if type(bot) is not RandomBot:
                self._guards[(self.seat + place) % players] = Guard(bot)
        if self._guards:
            game = episode.game
            for seat, guard in self._guards.items():
                guard.start(game, seat)
        self._watching = [seat for seat, guard in self._guards.items() if guard.watches]

    def _let_others_play(self, episode: Episode) -> None:
        state, guards = episode.state, self._guards
        self._tell(episode)
        while not episode.done and episode.seat != self.seat:
            seat = episode.seat
            if seat in guards:
                key = guards[seat].choose(episode.game, seat, self._chances[seat])
                episode.answer(self.rules.number(key))
            else:
                options = state.options
                episode.answer(options[int(self._chances[seat].random() * len(options))])
            self._tell(episode)
        if episode.over and guards:
            result = {"scores": self.rules.scores(state), "winners": self.rules.winners(state)}
            for guard in guards.values():
                guard.end(result)

    def _tell(self, episode: Episode) -> None:
        """Let the bots that watch know what has happened."""
        if self._watching:
            game = episode.game
            for seat in self._watching:
                for event in game.new_events(seat):
                    self._guards[seat].observe(event)


def name_of(game: str) -> str:
    """What the environment of a game is called in Gymnasium."""
    return f"sietch/{game.capitalize()}-v0"


def register() -> None:
    """Make the environments known to `gymnasium.make`."""
    for game in sietch.GAMES:
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(name_of(game), "sietch.envs.gymnasium:SeatEnv", kwargs={"game": game})
