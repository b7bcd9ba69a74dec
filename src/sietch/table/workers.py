"""The server's side of the processes in which bots think: each is asked one question at a time, and can be ended."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import threading
from multiprocessing import get_context
from multiprocessing.process import BaseProcess

from sietch.bots.workers import without_interrupts
from sietch.table.worker import HEAD, work

# How long a process may take until it can be asked anything; on a slow machine the next one may take twice as long.
SECONDS_TO_START = 15.0
LONGEST_TO_START = 120.0
# How long one may take to end after it was told to: one that thinks uses a processor, one that is frozen does not.
SECONDS_TO_END = 1.0
SECONDS_TO_THAW = 60.0
# One that is there says at once that it has heard a question.
SECONDS_TO_LISTEN = 3.0
# When no process can be had: how long until it is tried again.
SECONDS_TO_RETRY = 1.0
LONGEST_ANSWER = 1 << 20

log = logging.getLogger(__name__)


class WorkerLost(Exception):
    """The process has ended, or it says what none would say."""


class WorkerLate(WorkerLost):
    """The process says nothing for too long."""


class Worker:
    """A process that waits for questions. One that was lost, or was not waited for, is to be ended."""

    def __init__(self, process: BaseProcess, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._process = process
        self._reader = reader
        self._writer = writer
        self._listen()

    @classmethod
    async def start(cls, seconds: float) -> Worker:
        """A process that is ready to be asked after so many seconds; OSError or WorkerLost if none can be had."""
        ours, theirs = socket.socketpair()
        process = get_context("spawn").Process(target=work, args=(theirs,), name="sietch-bots", daemon=True)
        try:
            with theirs, without_interrupts():
                process.start()
            worker = cls(process, *await asyncio.open_connection(sock=ours))
        except BaseException:
            ours.close()
            if process.pid is not None:
                process.kill()
            raise
        try:
            await worker._next(seconds)
        except BaseException:
            worker.end()
            raise
        return worker

    async def tell(self, question: bytes) -> None:
        """It is there and has heard the question, or is lost."""
        try:
            async with asyncio.timeout(SECONDS_TO_LISTEN):
                self._writer.write(len(question).to_bytes(HEAD, "big") + question)
                await self._writer.drain()
        except (OSError, TimeoutError) as error:
            raise WorkerLost("it does not listen") from error
        await self._next(SECONDS_TO_LISTEN)

    async def answer(self, seconds: float) -> bytes:
        """To the last question; WorkerLate if there is none after so many seconds."""
        return await self._next(seconds)

    async def _next(self, seconds: float) -> bytes:
        try:
            async with asyncio.timeout(seconds):
                message = await asyncio.shield(self._heard)
        except TimeoutError:
            raise WorkerLate(f"it has said nothing for {seconds:g} s") from None
        self._listen()
        return message

    def _listen(self) -> None:
        self._heard = asyncio.ensure_future(self._hear())
        self._heard.add_done_callback(lambda heard: heard.cancelled() or heard.exception())  # seen by who asks next

    async def _hear(self) -> bytes:
        try:
            size = int.from_bytes(await self._reader.readexactly(HEAD), "big")
            if size > LONGEST_ANSWER:
                raise WorkerLost(f"it wants to say {size} bytes")
            return await self._reader.readexactly(size)
        except (asyncio.IncompleteReadError, OSError) as error:
            raise WorkerLost("it has ended") from error

    @property
    def gone(self) -> bool:
        """Who is not asked anything has nothing to say."""
        return self._heard.done()

    async def until_gone(self) -> None:
        await asyncio.wait({self._heard})

    def end(self, seconds: float = SECONDS_TO_END) -> None:
        """End the process, whatever it does: it may end what it started, and is killed if it does not."""
        self._heard.cancel()
        self._writer.close()
        with contextlib.suppress(OSError):
            self._process.terminate()
        # Nobody waits for it, not even at the end of the program: it is a daemon.
        threading.Thread(target=self._see_it_end, args=(seconds,), daemon=True).start()

    def _see_it_end(self, seconds: float) -> None:
        self._process.join(seconds)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


class Place:
    """Where one question at a time is thought about: in a process, and in another one if that is lost."""

    def __init__(self) -> None:
        self._worker: Worker | None = None

    async def prepare(self) -> Worker:
        """A process that can be asked, as soon as one can be had."""
        seconds = SECONDS_TO_START
        while self._worker is None or self._worker.gone:
            self.end()
            try:
                self._worker = await Worker.start(seconds)
            except (OSError, WorkerLost) as error:
                log.error("a process for bots cannot be started: %s", error)
                await asyncio.sleep(SECONDS_TO_RETRY)
                seconds = min(2 * seconds, LONGEST_TO_START)
        return self._worker

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer; WorkerLost if there is none, and then the process is ended."""
        while True:
            worker = await self.prepare()
            try:
                await worker.tell(question)
            except WorkerLost:
                self.end(SECONDS_TO_THAW)
                log.warning("a process for bots does not listen; it is replaced")
                continue
            except BaseException:
                self.end()
                raise
            try:
                return await worker.answer(seconds)
            except BaseException:  # nor can it be asked anything else while it thinks about this
                self.end()
                raise

    def end(self, seconds: float = SECONDS_TO_END) -> None:
        if self._worker is not None:
            self._worker.end(seconds)
            self._worker = None
