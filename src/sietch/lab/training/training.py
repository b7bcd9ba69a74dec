"""A training: generations of duels for the policy, then positions of games by it for the value, then a match.

Everything is written to a folder as it is learned, so that a training that was broken off goes on. The same seed and
the same number of generations and games lead to the same champion.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import sietch
from sietch.lab.output import replacing
from sietch.lab.training.duels import Duel, Evolution, Table, fought
from sietch.lab.training.places import Place, chosen
from sietch.lab.workers import Crew, LabError

# Duels of a generation, generations between two matches, and duels of a match.
DUELS = 16
BETWEEN_MATCHES = 20
MATCH = 60
SEEDS = 1 << 40
# What part of the time goes to the policy; the rest goes to the value.
FOR_THE_POLICY = 0.6
# Games that are played before a look at the clock, and every how many-th game is kept for the proof.
GAMES = 64
PROOF = 5
FILE = "training.json"
POSITIONS = "positions.jsonl"
CHAMPION = "champion.json"


@dataclass
class Training:
    """What is stored: the tables before and now, how matches between them went by generation, and what was played."""

    evolution: Evolution
    before: Table
    matches: list[tuple[int, float]] = field(default_factory=list)
    games: int = 0
    positions_of: int = 0  # games whose positions are kept
    seconds: float = 0.0  # for the policy
    seconds_of_value: float = 0.0
    value: Table | None = None
    proof: dict[str, float] = field(default_factory=dict)


Progress = Callable[[Training], None]


def first_table(places: Sequence[Place], begin: Table | None = None) -> Table:
    """The weights of all games that are learned, and of what has been learned before; the rest begins at nothing."""
    table: Table = {}
    for place in places:
        table |= place.rules().weights
    return table | (begin or {})


def train(
    places: Sequence[Place],
    folder: Path,
    seconds: float,
    seed: int = 0,
    jobs: int = 1,
    ray: str | None = None,
    begin: Table | None = None,
    progress: Progress = lambda training: None,
) -> Training:
    """Learn for so long, or go on with what lies in the folder; the champion is written there."""
    table = first_table(places, begin)
    training = read(folder / FILE) or Training(Evolution(dict(table), seed), table)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LabError(f"{folder} cannot be a folder for a training: {error.strerror or error}") from None
    share = FOR_THE_POLICY if tells_belongings(places) else 1.0
    with Crew(jobs, ray) as crew:
        learn_policy(training, places, folder, seconds * share, crew, progress)
        if share < 1:
            learn_value(training, places, folder, seconds * (1 - share), crew, progress)
    write_champion(training, places, folder)
    return training


# ---- the policy


def learn_policy(
    training: Training, places: Sequence[Place], folder: Path, seconds: float, crew: Crew, progress: Progress
) -> None:
    until = training.seconds + seconds
    while training.seconds < until:
        started = time.monotonic()
        generation(training, places, crew)
        if training.evolution.generation % BETWEEN_MATCHES == 0:
            match(training, places, crew)
        training.seconds += time.monotonic() - started
        write(training, folder)
        progress(training)


def generation(training: Training, places: Sequence[Place], crew: Crew) -> None:
    evolution = training.evolution
    rng = random.Random(f"{evolution.seed}/deals/{evolution.generation}")
    directions = evolution.directions(DUELS)
    duels = [
        Duel(chosen(places, rng), rng.randrange(SEEDS), evolution.stepped(each, 1), evolution.stepped(each, -1))
        for each in directions
    ]
    evolution.learn(directions, in_order(duels, crew))
    training.games += 2 * len(duels)


def match(training: Training, places: Sequence[Place], crew: Crew) -> None:
    """The table of now against the one before, at deals that are the same each time."""
    rng = random.Random(f"{training.evolution.seed}/match")
    now, before = dict(training.evolution.table), training.before
    duels = [Duel(chosen(places, rng), rng.randrange(SEEDS), now, before) for _ in range(MATCH)]
    gains = in_order(duels, crew)
    training.matches.append((training.evolution.generation, sum(gains) / len(gains)))
    training.games += 2 * len(duels)


def in_order(duels: Sequence[Duel], crew: Crew) -> list[float]:
    """How the duels went."""
    found = {number: gain for done in crew.run(numbered, list(enumerate(duels))) for number, gain in done}
    return [found[number] for number in range(len(duels))]


def numbered(duel: tuple[int, Duel]) -> tuple[int, float]:
    return duel[0], fought(duel[1])


# ---- the value


def tells_belongings(places: Sequence[Place]) -> bool:
    """Whether the game says what players have, so that it can be weighed."""
    rules = places[0].rules()
    return bool(rules.belongings(rules.sample(places[0].players)))


def learn_value(
    training: Training, places: Sequence[Place], folder: Path, seconds: float, crew: Crew, progress: Progress
) -> None:
    """Play by the policy and keep the positions; then fit the value to all but every fifth game, which prove it."""
    try:
        from sietch.lab.training.fitting import Position, as_array, chances, fit, quality, sheet
    except ImportError:
        raise LabError("a training needs NumPy: pip install 'sietch[lab]'") from None
    until = training.seconds_of_value + seconds
    # Where nobody else plays a game has no winner to learn from.
    shared = [place for place in places if len(set(sides(place))) > 1]
    policy = dict(training.evolution.table)
    while training.seconds_of_value < until:
        started = time.monotonic()
        rng = random.Random(f"{training.evolution.seed}/positions/{training.positions_of}")
        things = [(chosen(shared, rng), rng.randrange(SEEDS)) for _ in range(GAMES)]
        with (folder / POSITIONS).open("a", encoding="utf-8") as file:
            for done in crew.run(partial(positions_of, policy=policy), things):
                for game in done:
                    file.writelines(json.dumps(asdict(position)) + "\n" for position in game)
        training.positions_of += len(things)
        training.games += len(things)
        training.seconds_of_value += time.monotonic() - started
        write(training, folder)
        progress(training)
    with (folder / POSITIONS).open(encoding="utf-8") as file:
        told = [json.loads(line) for line in file]
    found = [Position(one["stage"], tuple(one["sides"]), tuple(one["won"]), one["game"]) for one in told]
    learned = [one for one in found if one.game % PROOF]
    kept = [one for one in found if not one.game % PROOF]
    training.value = fit(learned)
    if kept:
        data = sheet(kept, sorted(training.value))
        training.proof = asdict(quality(data, chances(data, as_array(training.value, data.names))))
    write(training, folder)


def positions_of(thing: tuple[Place, int], policy: Table) -> list[Any]:
    from sietch.lab.training.fitting import positions

    return list(positions(*thing, policy))


def sides(place: Place) -> Sequence[int]:
    rules = place.rules()
    return rules.sides(rules.sample(place.players))


# ---- what is kept


def write(training: Training, folder: Path) -> None:
    with replacing(folder / FILE) as part:
        part.write_text(json.dumps(asdict(training)), encoding="utf-8")


def read(path: Path) -> Training | None:
    if not path.exists():
        return None
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        evolution = told.pop("evolution")
        table, drift = _pairs(evolution.pop("table")), _pairs(evolution.pop("drift"))
        value = told.pop("value")
        return Training(
            Evolution(table, drift=drift, **evolution),
            _pairs(told.pop("before")),
            matches=[(generation, gain) for generation, gain in told.pop("matches")],
            value=None if value is None else _pairs(value),
            **told,
        )
    except (ValueError, KeyError, TypeError, AttributeError, OSError) as error:
        raise LabError(f"{path} is no training to go on with ({error}): remove it or choose another folder") from None


def _pairs(table: dict[str, list[float]]) -> Table:
    return {name: (early, late) for name, (early, late) in table.items()}


def rounded(table: Table) -> dict[str, list[float]]:
    return {name: [round(early, 4), round(late, 4)] for name, (early, late) in sorted(table.items())}


def write_champion(training: Training, places: Sequence[Place], folder: Path) -> None:
    """The file that bots read, with a card that says how it was made."""
    told = {
        "card": {
            "made": datetime.now(UTC).date().isoformat(),
            "by": f"sietch {sietch.__version__}",
            "seed": training.evolution.seed,
            "generations": training.evolution.generation,
            "games": training.games,
            "tables": [str(one) for one in places],
            "ahead of the table before": training.matches[-1][1] if training.matches else None,
            "value on games that it was not fitted to": training.proof,
        },
        "policy": rounded(training.evolution.table),
        "value": None if training.value is None else rounded(training.value),
    }
    with replacing(folder / CHAMPION) as part:
        part.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
