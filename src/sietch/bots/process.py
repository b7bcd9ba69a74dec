"""A bot that is a process of its own, in any language: a line of JSON out for each message, a line in for each answer.

`docs/writing-a-bot.md` describes the messages.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import queue
import random
import shlex
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from sietch.bots.base import SECONDS, Bot, Offer, View
from sietch.bots.errors import BotError
from sietch.bots.sandbox import Sandbox
from sietch.core.game import Event

PREFIX = "process:"
# The same in a sandbox.
WALLED = "sandbox:"
PROTOCOL = 1
# How long a process may take to end before it is ended.
SECONDS_TO_END = 2.0
# Of a longer line only the beginning is heard; who says more lines that nobody asked for is not listened to any more.
LONGEST_ANSWER = 1 << 20
MOST_LINES = 1000


class ProcessFailed(RuntimeError):
    """The process cannot be started, or it has ended; the message says what it said last."""


class ProcessBot(Bot):
    """Speaks to a process. One that ends is started again when it is asked next; late answers are left aside.

    sandbox: where it runs, if not as what whoever runs this may do itself.
    seconds: how long it may think about one answer; its guard says so.
    """

    def __init__(self, command: str, sandbox: Sandbox | None = None) -> None:
        prefix = PREFIX if sandbox is None else WALLED
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise BotError(f"bot {prefix}{command}: {error}") from error
        if not self.command:
            raise BotError(f"bot {prefix} needs a command: {prefix}COMMAND")
        program = self.command[0]
        if shutil.which(program) is None:
            what = "is not a program that may be run" if Path(program).exists() else "is not there"
            raise BotError(f"bot {prefix}{command}: {program} {what}")
        self.name = f"{prefix}{command}"
        if sandbox is not None:
            self.command = sandbox.inside(self.command)
        self.sandbox = sandbox
        self.seconds = SECONDS
        self._asked = 0
        self._greeting: dict[str, Any] = {}
        self._process: subprocess.Popen[str] | None = None
        self._errors: IO[str] | None = None
        self._told: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    # ---- messages

    def start(self, seat: int, view: View) -> None:
        self.close()
        self._greeting = {
            "message": "start",
            "protocol": PROTOCOL,
            "game": view.game,
            "seat": seat,
            "view": dict(view),
        }
        self._run()

    def observe(self, event: Event) -> None:
        if self._process is not None:
            self._tell({"message": "event", **asdict(event)})

    def end(self, result: Mapping[str, Any]) -> None:
        try:
            if self._process is not None:
                self._tell({"message": "end", **result})
        finally:
            self.close()

    def choose(self, view: View, options: Sequence[Offer], rng: random.Random) -> Offer:
        self._asked += 1
        question = {
            "message": "choose",
            "id": self._asked,
            "seconds": self.seconds,
            "seed": rng.getrandbits(32),
            "view": dict(view),
            "options": [
                {
                    "key": offer.key,
                    "kind": offer.kind,
                    "target": offer.target,
                    "features": offer.features,
                    "worth": offer.worth(),
                }
                for offer in options
            ],
        }
        until = time.monotonic() + self.seconds
        self._run()
        self._tell(question)
        key = self._answer(until)
        for offer in options:
            if offer.key == key:
                return offer
        return key  # type: ignore[no-any-return]  # whoever asked counts it as illegal

    def _answer(self, until: float) -> Any:
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise TimeoutError from None
            if line is None:
                raise self._ended()
            try:
                answer = json.loads(line)
            except (ValueError, RecursionError):
                return line.strip()
            if not isinstance(answer, dict):
                return answer
            if answer.get("id", self._asked) == self._asked:
                return answer.get("key")

    # ---- the process

    def _run(self) -> None:
        """Start the process, unless it runs."""
        if self._process is not None:
            return
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        try:
            process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # Ctrl-C is not meant for it, and what it starts can be ended with it
                **({} if self.sandbox is None else self.sandbox.options()),
            )
        except OSError as error:
            self.close()
            raise ProcessFailed(f"{self.command[0]} cannot be started: {error.strerror or error}") from error
        self._process = process
        _running.add(process)
        self._told, self._lines = queue.SimpleQueue(), queue.SimpleQueue()
        threading.Thread(target=_speak, args=(process.stdin, self._told), daemon=True).start()
        threading.Thread(target=_listen, args=(process.stdout, self._lines), daemon=True).start()
        if self._greeting:
            self._tell(self._greeting)

    def _tell(self, message: dict[str, Any]) -> None:
        assert self._process is not None
        if self._process.poll() is not None:
            raise self._ended()
        self._told.put(json.dumps(message) + "\n")

    def _ended(self) -> ProcessFailed:
        said = self._last_words()
        self.close()
        return ProcessFailed(f"the process ended{said}")

    def _last_words(self) -> str:
        """The last line that it wrote to its standard error."""
        assert self._errors is not None
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            if self._process is not None:
                self._process.wait(SECONDS_TO_END)
            self._errors.seek(0)
            lines = [line for line in self._errors.read().splitlines() if line.strip()]
            return f": {lines[-1].strip()}" if lines else ""
        return ""

    def close(self, at_once: bool = False) -> None:
        """End the process; unless it is to be at once, it has a moment to do so by itself."""
        process, self._process = self._process, None
        if process is not None:
            self._told.put(None)
            try:
                if not at_once:
                    with contextlib.suppress(subprocess.TimeoutExpired):
                        process.wait(min(SECONDS_TO_END, self.seconds / 2))
            finally:
                _kill(process)
                process.wait()
                _running.discard(process)
        if self._errors is not None:
            self._errors.close()
            self._errors = None

    def __del__(self) -> None:
        if getattr(self, "_process", None) is not None:
            self.close()


# All that run, to be ended with this program.
_running: set[subprocess.Popen[str]] = set()


@atexit.register
def end_all() -> None:
    """End every process that still runs, at once."""
    for process in list(_running):
        _kill(process)


def _kill(process: subprocess.Popen[str]) -> None:
    """With all that it started, where the system can."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _speak(process: IO[str], told: queue.SimpleQueue[str | None]) -> None:
    """Say what there is to say: one that does not listen holds up nobody. Its input is closed after None."""
    with contextlib.suppress(ValueError, OSError), process:
        while line := told.get():
            process.write(line)
            process.flush()


def _listen(process: IO[str], heard: queue.SimpleQueue[str | None]) -> None:
    """Put what the process says where it can be waited for; None when it has ended."""
    with contextlib.suppress(ValueError, OSError), process:
        beginning = True
        while heard.qsize() < MOST_LINES and (line := process.readline(LONGEST_ANSWER)):
            if beginning and line.strip():
                heard.put(line)
            beginning = line.endswith("\n")
    heard.put(None)
