"""What the server tells of itself to whoever keeps it: numbers in the text format of Prometheus.

Counters and times are noted here as things happen; what can be looked up when it is asked for is a gauge, which
whoever knows it adds.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from secrets import compare_digest

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from sietch.table.hosts import asked_here

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"

# Upper bounds in seconds: how long an answer takes until it is stored and told, and how long a bot takes.
ANSWER_BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
THOUGHT_BOUNDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Times:
    """A histogram."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    @contextmanager
    def taken(self) -> Iterator[None]:
        """What happens meanwhile is measured, unless it fails."""
        started = time.monotonic()
        yield
        self.note(time.monotonic() - started)

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for bound, count in zip((*self.bounds, "+Inf"), self.counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    def __init__(self) -> None:
        self.answers = Times(ANSWER_BOUNDS)
        self.thoughts = Times(THOUGHT_BOUNDS)
        self.refused: Counter[tuple[str, int]] = Counter()  # by way and status
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def gauge(self, name: str, says: str, value: Callable[[], float]) -> None:
        """A number that is looked up whenever somebody asks; a later one of the same name takes its place."""
        self._gauges[name] = (says, value)

    def text(self) -> str:
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        for name, (says, value) in self._gauges.items():
            yield from _head(name, "counter" if name.endswith("_total") else "gauge", says)
            yield f"{name} {value():g}"
        yield from _head("sietch_answer_seconds", "histogram", "Answers of people, until they are stored and told.")
        yield from self.answers.lines("sietch_answer_seconds")
        yield from _head("sietch_thought_seconds", "histogram", "Answers of bots: waiting for a worker, and thinking.")
        yield from self.thoughts.lines("sietch_thought_seconds")
        yield from _head("sietch_refused_total", "counter", "Requests and sockets that were refused, by status.")
        for (way, status), count in sorted(self.refused.items()):
            yield f'sietch_refused_total{{way="{way}",status="{status}"}} {count}'


def _head(name: str, kind: str, says: str) -> Iterator[str]:
    yield f"# HELP {name} {says}"
    yield f"# TYPE {name} {kind}"


def metrics_reply(metrics: Metrics, token: str) -> Callable[[Request], Awaitable[Response]]:
    """The address /metrics: for this machine itself, or for whoever has the token; for all others it is not there."""

    async def answer(request: Request) -> Response:
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        known = bool(token) and scheme.lower() == "bearer" and compare_digest(given.encode(), token.encode())
        if not known and not asked_here(request):
            raise HTTPException(404)
        return Response(metrics.text(), headers={"cache-control": "no-store"}, media_type=MEDIA_TYPE)

    return answer
