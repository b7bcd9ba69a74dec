"""The same work on many things: here, in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.resource_tracker import ensure_running
from pathlib import Path
from queue import SimpleQueue
from types import FrameType
from typing import Any, NoReturn, TypeVar

from sietch.bots.workers import follow_the_parent, leave_with_processes_of_bots, without_interrupts

T = TypeVar("T")
R = TypeVar("R")

# The most things that a process works on before it reports, where they are quick.
CHUNK = 5
# How long a cluster may take to answer at all.
SECONDS_TO_CONNECT = 5.0
# How long a process may take to end before it is ended.
SECONDS_TO_END = 3.0


class LabError(ValueError):
    """Something in the lab that cannot be done; the message says what would be right."""


class Crew:
    """Those who work: here, in processes of this machine, or on a Ray cluster. They stay between one work and the next.

    ray: the address of a cluster ("local" starts one on this machine, "auto" finds the one it belongs to).
    """

    def __init__(self, jobs: int = 1, ray: str | None = None) -> None:
        if jobs < 1:
            raise LabError(f"at least one process must play, not {jobs}")
        self.jobs, self.ray = jobs, ray
        self._processes: list[_Process] = []

    def run(
        self,
        work: Callable[[T], R],
        things: Sequence[T],
        *,
        chunk: int = CHUNK,
        lost: Callable[[T], R] | None = None,
    ) -> Generator[list[R]]:
        """What comes of the work on each thing, in the order in which it is done.

        chunk: the most things that a process works on before it reports; what it did not report is lost when it ends.
        lost: what comes of a thing whose process ends all at once; without it that ends everything.
        Closing the generator ends all that still works.
        """
        if self.ray is not None:
            return _on_ray(work, things, self.ray, chunk, lost or _lost)
        if self.jobs == 1:
            return _here(work, things)
        if not self._processes:
            self._processes = [_Process() for _ in range(self.jobs)]
        return _in_processes(work, things, self._processes, chunk, lost or _lost)

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        for process in self._processes:
            process.stop()


def run(
    work: Callable[[T], R],
    things: Sequence[T],
    jobs: int = 1,
    ray: str | None = None,
    *,
    chunk: int = CHUNK,
    lost: Callable[[T], R] | None = None,
) -> Generator[list[R]]:
    """As `Crew.run`, by a crew that is there for this work only."""
    crew = Crew(jobs, ray)
    return _by(crew, crew.run(work, things, chunk=chunk, lost=lost))


def _by(crew: Crew, working: Generator[list[R]]) -> Generator[list[R]]:
    with crew:
        yield from working


def _lost(thing: object) -> NoReturn:
    raise LabError("a process of this run has ended all at once: was it killed, or out of memory?")


@contextmanager
def stopped_by_signals() -> Iterator[None]:
    """Being told to end is taken as Ctrl-C: what is done is kept."""

    def stop(number: int, frame: FrameType | None) -> NoReturn:
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _here(work: Callable[[T], R], things: Sequence[T]) -> Generator[list[R]]:
    for thing in things:
        yield [work(thing)]


def _chunks(things: Sequence[T], workers: int, most: int) -> list[Sequence[T]]:
    """Small enough that all workers have something to do to the end."""
    size = max(1, min(most, len(things) // (4 * workers)))
    return [things[first : first + size] for first in range(0, len(things), size)]


def _work_on(work: Callable[[T], R], things: Sequence[T]) -> list[R]:
    return [work(thing) for thing in things]


def _begin() -> None:
    follow_the_parent()
    leave_with_processes_of_bots()


class _Process:
    """A process that works; where it ends all at once, there is a new one for what comes next."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._stopped = False
        self._changing = threading.Lock()

    def work_on(self, work: Callable[[T], R], things: Sequence[T], lost: Callable[[T], R]) -> list[R]:
        try:
            with self._changing, without_interrupts():
                if self._stopped:
                    return []
                if self._pool is None:
                    self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_begin)
                working = self._pool.submit(_work_on, work, things)
            return working.result()
        except BrokenProcessPool:
            self._pool = None
            if self._stopped:
                return []
            if len(things) == 1:
                return [lost(things[0])]
            return [result for thing in things for result in self.work_on(work, [thing], lost)]

    def stop(self) -> None:
        with self._changing:
            self._stopped = True
            pool, self._pool = self._pool, None
        if pool is not None:
            processes = list(pool._processes.values())
            for process in processes:
                process.terminate()
            for process in processes:
                if not wait([process.sentinel], SECONDS_TO_END):
                    process.kill()
            _hang_up(pool)
            pool.shutdown(cancel_futures=True)


def _hang_up(pool: ProcessPoolExecutor) -> None:
    """Nobody writes results any more.

    A process that ends while it hands one over leaves half of it behind, and before Python 3.12 the pool waits for the
    rest as long as somebody could write it, which this process could.
    """
    results: Any = getattr(pool, "_result_queue", None)
    if results is not None:
        results._writer.close()


def _in_processes(
    work: Callable[[T], R], things: Sequence[T], processes: Sequence[_Process], chunk: int, lost: Callable[[T], R]
) -> Generator[list[R]]:
    """Each process has a thread that waits for it, so that it is known which one ends."""
    if hasattr(signal, "pthread_sigmask"):
        # Otherwise it starts with the first process, and some versions of Python let interrupts through from then on.
        ensure_running()
    chunks = _chunks(things, len(processes), chunk)
    idle: SimpleQueue[_Process] = SimpleQueue()
    for process in processes:
        idle.put(process)

    def work_on(some: Sequence[T]) -> list[R]:
        process = idle.get()
        try:
            return process.work_on(work, some, lost)
        finally:
            idle.put(process)

    with ThreadPoolExecutor(len(processes)) as threads:
        broken_off = True
        try:
            waiting = [threads.submit(work_on, some) for some in chunks]
            for done in as_completed(waiting):
                yield done.result()
            broken_off = False
        finally:
            if broken_off:
                for process in processes:
                    process.stop()
            threads.shutdown(cancel_futures=True)


def _on_ray(
    work: Callable[[T], R], things: Sequence[T], address: str, chunk: int, lost: Callable[[T], R]
) -> Generator[list[R]]:
    ray = _ray(address)
    ours = not ray.is_initialized()
    if ours:
        try:
            _connect(ray, address)
        except (ValueError, RuntimeError, OSError, OverflowError) as error:
            said = getattr(error, "strerror", None) or str(error) or type(error).__name__
            raise LabError(f"no Ray cluster at {address!r}: {said.splitlines()[0]}") from None
    try:
        remote = ray.remote(max_retries=0)(_work_on)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = {remote.remote(work, some): some for some in _chunks(things, workers, chunk)}
        try:
            while waiting:
                (done,), _ = ray.wait(list(waiting))
                some = waiting.pop(done)
                try:
                    yield ray.get(done)
                except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
                    if len(some) == 1:
                        yield [lost(some[0])]
                    else:
                        waiting |= {remote.remote(work, [thing]): [thing] for thing in some}
        finally:
            for left in waiting:
                ray.cancel(left, force=True)
    finally:
        if ours:
            ray.shutdown()


def _ray(address: str) -> Any:
    # Where a token lies, clusters ask for it; at the address of a host Ray shows it only if that was said beforehand.
    if ":" in address and ("RAY_AUTH_TOKEN" in os.environ or (Path.home() / ".ray" / "auth_token").is_file()):
        os.environ.setdefault("RAY_AUTH_MODE", "token")
    try:
        import ray
    except ImportError:
        raise LabError("a Ray cluster needs Ray: pip install 'sietch[ray]'") from None
    return ray


def _connect(ray: Any, address: str) -> None:
    """Ray itself would try an address where nobody answers for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=SECONDS_TO_CONNECT).close()
    elif address not in ("local", "auto"):
        raise ValueError("an address is HOST:PORT, ray://HOST:PORT, auto, or local for one on this machine")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    ray.init(
        address=address,
        log_to_driver=False,
        logging_level=logging.ERROR,
        include_dashboard=False if address == "local" else None,
        runtime_env={"env_vars": {"PYTHONPATH": os.pathsep.join(sys.path)}} if address == "local" else None,
    )
