"""Several servers on one PostgreSQL: a table is played at one of them, people come upon any, and servers end at any
moment."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from tests.server.crowd import play
from tests.server.houses import Cluster
from tests.server.people import run_loop
from tests.server.postgres import Postgresql

# Nobody waits for longer, whatever happens to the servers.
MOST_SECONDS = 10.0


@pytest.fixture
def cluster(postgresql: Postgresql) -> Iterator[Cluster]:
    servers = Cluster(postgresql, 3)
    yield servers
    servers.close()


def check(cluster: Cluster, games: int, faults: int, seed: int, longest: float, at_once: int = 8) -> None:
    """Play, and compare what everybody was told with what is stored."""
    outcome = run_loop(play(cluster, games, faults, seed, longest, at_once))
    print(
        f"{outcome.games} games, {outcome.answers} answers, {outcome.sent} sent by people, {outcome.acknowledged} "
        f"acknowledged, {outcome.views} views compared, {outcome.came} connections, longest wait {outcome.longest:.1f} "
        f"s; {len(outcome.done)} faults: {'; '.join(outcome.done)}"
    )
    assert outcome.faults == []
    assert outcome.finished == outcome.games >= games
    assert outcome.views > outcome.answers
    assert outcome.longest < MOST_SECONDS


def test_games_go_on_whatever_happens_to_the_servers(cluster):
    check(cluster, games=2, faults=5, seed=1, longest=3.3, at_once=2)


@pytest.mark.nightly
@pytest.mark.timeout(3600)
def test_a_hundred_games_with_a_hundred_faults(cluster):
    many = int(os.environ.get("SIETCH_CLUSTER_GAMES", "100"))
    check(cluster, games=many, faults=many, seed=2, longest=7.0)
