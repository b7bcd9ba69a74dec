"""A bot that is a process of its own, in any language: a line of JSON out for each message, a line in for each answer.

`docs/writing-a-bot.md` describes the messages.
"""

from __future__ import annotations

import contextlib
import json
import queue
import random
import shlex
import subprocess
import tempfile
import threading
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import IO, Any

from sietch.bots.base import Bot, Offer, View
from sietch.bots.files import BotError
from sietch.core.game import Event

PREFIX = "process:"
PROTOCOL = 1
# How long a process may think, and how long one may take to end before it is ended.
SECONDS = 10.0
SECONDS_TO_END = 2.0
# A line that is longer is no answer.
LONGEST_ANSWER = 1 << 20


class Silent(RuntimeError):
    """The process has ended, or it says what cannot be understood."""


class ProcessBot(Bot):
    """Speaks to a process. One that ends is started again for the next message; late answers are left aside."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise BotError(f"bot {PREFIX}{command}: {error}") from error
        if not self.command:
            raise BotError(f"bot {PREFIX} needs a command: {PREFIX}COMMAND")
        self.name = f"{PREFIX}{command}"
        self.seconds = seconds
        self._asked = 0
        self._greeting: dict[str, Any] = {}
        self._process: subprocess.Popen[str] | None = None
        self._errors: IO[str] | None = None
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
        self._tell({"message": "event", **asdict(event)})

    def end(self, result: Mapping[str, Any]) -> None:
        try:
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
                {"key": offer.key, "kind": offer.kind, "target": offer.target, "features": offer.features}
                for offer in options
            ],
        }
        self._tell(question)
        key = self._answer()
        for offer in options:
            if offer.key == key:
                return offer
        return key  # type: ignore[no-any-return]  # whoever asked counts it as illegal

    def _answer(self) -> Any:
        while True:
            try:
                line = self._lines.get(timeout=self.seconds)
            except queue.Empty:
                raise TimeoutError from None
            if line is None:
                said = self._last_words()
                self.close()
                raise Silent(f"the process ended{said}")
            try:
                answer = json.loads(line)
            except ValueError:
                return line.strip()
            if not isinstance(answer, dict):
                return answer
            if answer.get("id", self._asked) == self._asked:
                return answer.get("key")

    # ---- the process

    def _run(self) -> subprocess.Popen[str]:
        if self._process is None:
            self._errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
            try:
                self._process = subprocess.Popen(
                    self.command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self._errors,
                    encoding="utf-8",
                    errors="replace",
                )
            except OSError as error:
                self.close()
                raise Silent(f"{self.command[0]}: {error.strerror or error}") from error
            self._lines = queue.SimpleQueue()
            threading.Thread(target=_listen, args=(self._process.stdout, self._lines), daemon=True).start()
            if self._greeting:
                self._write(self._process, self._greeting)
        return self._process

    def _tell(self, message: dict[str, Any]) -> None:
        self._write(self._run(), message)

    def _write(self, process: subprocess.Popen[str], message: dict[str, Any]) -> None:
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(message) + "\n")
            process.stdin.flush()
        except OSError:
            said = self._last_words()
            self.close()
            raise Silent(f"the process ended{said}") from None

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

    def close(self) -> None:
        """End the process; it has a moment to do so by itself."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(OSError):
                assert process.stdin is not None
                process.stdin.close()
            try:
                process.wait(SECONDS_TO_END)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        if self._errors is not None:
            self._errors.close()
            self._errors = None

    def __del__(self) -> None:
        if getattr(self, "_process", None) is not None:
            self.close()


def _listen(lines: IO[str], heard: queue.SimpleQueue[str | None]) -> None:
    """Put what the process says where it can be waited for; None when it has ended."""
    with contextlib.suppress(ValueError, OSError):
        while line := lines.readline(LONGEST_ANSWER):
            if line.strip():
                heard.put(line)
    heard.put(None)
