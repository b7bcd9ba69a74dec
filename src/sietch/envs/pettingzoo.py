"""A game as a PettingZoo AEC environment: every seat is an agent, and whoever decides is the one selected.

from sietch.envs import pettingzoo
env = pettingzoo.env(game="uprising", players=4)
"""

from __future__ import annotations

from typing import Any

try:
    from gymnasium import logger, spaces
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError:
    raise ImportError("sietch.envs.pettingzoo needs PettingZoo: pip install 'sietch[envs]'") from None

import numpy as np

import sietch
from sietch.core.rules import Rules
from sietch.envs.encoding import FIXED, Encoding, Mask
from sietch.envs.episode import LONGEST, SEED_BITS, Episode, checked_length, shown
from sietch.envs.gymnasium import ILLEGAL_REWARD, observation_space, options_space


def env(game: str | Rules = "uprising", players: int | None = None, **more: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an action that is not possible ends the game.

    What else can be said is in `raw_env`.
    """
    wrapped: AECEnv = raw_env(game, players, **more)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - so it is called in PettingZoo
    """The environment alone: an action that is not possible raises IllegalAction, and nothing changes.

    actions: "fixed" or "compact", see `Encoding`. longest: after so many decisions the game is broken off (truncated).
    The rest is the game's set-up.
    """

    def __init__(
        self,
        game: str | Rules = "uprising",
        players: int | None = None,
        *,
        actions: str = FIXED,
        longest: int = LONGEST,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        super().__init__()
        rules = sietch.rules(game) if isinstance(game, str) else game
        players = rules.choices().suggested if players is None else players
        self._setup = rules.setup({"players": players, **setup})
        rules = rules.of(self._setup)
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is None or 'ansi', not {render_mode!r}")
        self.metadata = {"render_modes": ["ansi"], "name": f"sietch_{rules.name}_v0", "is_parallelizable": False}
        self.render_mode = render_mode
        self.rules = rules
        self.encoding = Encoding(rules, players, actions)
        self._longest = checked_length(longest)
        self._random, _ = np_random()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        parts: dict[str, spaces.Space[Any]] = {
            "observation": observation_space(self.encoding),
            "action_mask": spaces.Box(0, 1, (self.encoding.size,), np.int8),
        }
        if self.encoding.compact:
            parts["options"] = options_space(self.encoding)
        # Of each agent its own, so that they can be seeded apart.
        self.observation_spaces = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.encoding.size) for agent in self.possible_agents}
        self._no_action = np.zeros(self.encoding.size, np.int8)

    # ---- PettingZoo's methods

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = np_random(seed)
        self.episode = Episode(self.rules, self._setup, int(self._random.integers(1 << SEED_BITS)), self._longest)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        seat, state = self._seats[agent], self.episode.state
        seen = {"observation": self.encoding.observation(state, seat), "action_mask": self._mask(agent)}
        if self.encoding.compact:
            seen["options"] = self.encoding.described(state, seat)
        return seen

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        episode.answer(self.encoding.option(episode.state, action))
        self._cumulative_rewards[agent] = 0.0
        if not episode.done:
            self._select()
            return
        self.rewards = dict(zip(self.possible_agents, episode.rewards))
        self.terminations = dict.fromkeys(self.agents, episode.over)
        self.truncations = dict.fromkeys(self.agents, episode.too_long)
        self._select()
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What the agent sees that decides."""
        if self.render_mode is None:
            logger.warn("render shows nothing: make the environment with render_mode='ansi'")
            return None
        return shown(self.episode.game, self._seats[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""

    # ---- beside them

    def _select(self) -> None:
        """The agent that decides is selected; which actions it has is in its info too."""
        episode = self.episode
        self.agent_selection = self.possible_agents[episode.seat]
        self._possible = self._no_action if episode.done else self.encoding.mask(episode.state, episode.seat)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}
        if episode.over:
            for info in self.infos.values():
                info["scores"] = self.rules.scores(episode.state)
                info["winners"] = self.rules.winners(episode.state)

    def _mask(self, agent: str) -> Mask:
        return (self._possible if agent == self.agent_selection else self._no_action).copy()
