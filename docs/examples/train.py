"""Learn Uprising against three players who choose at random: proximal policy optimization in numpy, on one core.

    pip install 'sietch[envs,lab]'
    python docs/examples/train.py --minutes 10 --picture learning.png

A network with one hidden layer reads the observation; an action that is not possible never gets a chance.
"""

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np

import sietch.envs  # noqa: F401 - makes the environments known

HIDDEN = 128
GAMES = 16  # played before each lesson
EPOCHS, MINIBATCH = 3, 256
RATE, CLIP, ENTROPY, LAMBDA = 3e-4, 0.2, 0.01, 0.95
WINDOW = 100  # games that the win rate is taken of


class Network:
    """Scores of all actions, and how the game is expected to end, from an observation."""

    def __init__(self, inputs, actions, rng):
        def weights(rows, columns, scale):
            return (rng.standard_normal((rows, columns)) * scale).astype(np.float32)

        # The last column of the second layer is the value of the position.
        self.layers = [weights(inputs, HIDDEN, 0.05), weights(1, HIDDEN, 0.0)]
        self.layers += [weights(HIDDEN, actions + 1, 0.01), weights(1, actions + 1, 0.0)]
        self.moments = [(np.zeros_like(layer), np.zeros_like(layer)) for layer in self.layers]
        self.steps = 0

    def look(self, seen, legal):
        """The chances of the legal actions, and the value. Most of an observation is 0: the rest is enough."""
        w1, b1, w2, b2 = self.layers
        there = seen.nonzero()[0]
        hidden = np.tanh(seen[there] @ w1[there] + b1[0])
        columns = np.append(legal, -1)
        scores = hidden @ w2[:, columns] + b2[0, columns]
        chances = np.exp(scores[:-1] - scores[:-1].max())
        return chances / chances.sum(), float(scores[-1])

    def learn(self, seen, masks, actions, old_chances, advantages, returns):
        """One step of PPO: the gradient by hand, then Adam."""
        w1, b1, w2, b2 = self.layers
        rows = np.arange(len(actions))
        hidden = np.tanh(seen @ w1 + b1)
        out = hidden @ w2 + b2
        scores = np.where(masks, out[:, :-1], -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        logs = np.log(chances, where=chances > 0, out=np.zeros_like(chances))
        ratio = chances[rows, actions] / old_chances
        far = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(far, 0.0, ratio * advantages)
        change = np.empty_like(out)
        change[:, :-1] = chances * push[:, None]
        change[rows, actions] -= push
        change[:, :-1] += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        change[:, -1] = 0.5 * (out[:, -1] - returns)
        change /= len(actions)
        back = (change @ w2.T) * (1 - hidden**2)
        gradients = (seen.T @ back, back.sum(axis=0, keepdims=True), hidden.T @ change, change.sum(axis=0)[None])
        self.steps += 1
        for layer, gradient, (mean, square) in zip(self.layers, gradients, self.moments):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            layer -= RATE * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


def play(env, network, rng, seed=None):
    """One game: its steps as (observation, mask, action, chance, value), and the reward at its end."""
    steps, over = [], False
    seen, info = env.reset(seed=seed)
    while not over:
        seen = np.sign(seen) * np.log1p(np.abs(seen))  # so that no large number drowns the others
        legal = info["action_mask"].nonzero()[0]
        chances, value = network.look(seen, legal)
        choice = min(int(np.searchsorted(chances.cumsum(), rng.random())), len(legal) - 1)
        steps.append((seen, info["action_mask"], legal[choice], chances[choice], value))
        seen, reward, terminated, truncated, info = env.step(legal[choice])
        over = terminated or truncated
    return steps, reward


def lesson(network, games, rng):
    """Learn from some games: by how much each action turned out better than expected, then PPO."""
    advantages, returns = [], []
    for steps, reward in games:
        values = [value for *_, value in steps] + [reward]
        found, advantage = [], 0.0
        for now, then in zip(values[-2::-1], values[:0:-1]):
            advantage = (then - now) + LAMBDA * advantage
            found.append(advantage)
        advantages += found[::-1]
        returns += [advantage + value for advantage, value in zip(found[::-1], values)]
    seen, masks, actions, chances, _ = map(np.array, zip(*(step for steps, _ in games for step in steps)))
    better, ends = np.array(advantages, np.float32), np.array(returns, np.float32)
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in np.array_split(rng.permutation(len(actions)), max(1, len(actions) // MINIBATCH)):
            network.learn(seen[rows], masks[rows], actions[rows], chances[rows], better[rows], ends[rows])


def test(network, opponents, games, rng):
    """How often the network wins new games, told while they are played."""
    env = gymnasium.make("sietch/Uprising-v0", opponents=opponents)
    wins = 0
    for seed in range(games):
        print(f"testing against three {opponents} players: game {seed + 1} of {games}", end="\r")
        wins += play(env, network, rng, seed)[1] > 0
    print(f"won {wins / games:.1%} of {games} new games against three {opponents} players    ")


def draw(won, picture):
    from matplotlib import pyplot

    played = range(GAMES, len(won) + 1)
    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    axes.plot(played, [100 * np.mean(won[max(0, games - WINDOW) : games]) for games in played])
    axes.axhline(25, color="grey", linestyle="--", label="25%: four equal players")
    axes.set(title="Uprising: a small network against three random players", xlabel="games played", xlim=(0, None))
    axes.set(ylabel=f"won of the last {WINDOW} games, %", ylim=(0, 100))
    axes.legend(loc="lower right")
    figure.savefig(picture, dpi=120)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long to learn (%(default)s)")
    parser.add_argument("--test-games", type=int, default=400, help="games to measure the result by (%(default)s)")
    parser.add_argument("--picture", type=Path, help="where to draw the learning curve")
    arguments = parser.parse_args()
    rng = np.random.default_rng(0)
    env = gymnasium.make("sietch/Uprising-v0", opponents="random", disable_env_checker=True)
    network = Network(env.observation_space.shape[0], env.action_space.n, rng)
    env.reset(seed=0)
    won, started, minutes = [], time.monotonic(), 0.0
    while not won or minutes < arguments.minutes:
        games = [play(env, network, rng) for _ in range(GAMES)]
        won += [reward > 0 for _, reward in games]
        lesson(network, games, rng)
        minutes = (time.monotonic() - started) / 60
        print(f"{minutes:5.1f} min {len(won):6} games, won {np.mean(won[-WINDOW:]):4.0%} lately", end="\r")
    print()
    if arguments.picture:
        draw(won, arguments.picture)
        print(f"the learning curve is in {arguments.picture}")
    test(network, "random", arguments.test_games, rng)
    test(network, "greedy", -(-arguments.test_games // 4), rng)  # they think: fewer games will do


if __name__ == "__main__":
    main()
