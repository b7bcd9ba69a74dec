"""The process in which bots think: it reads a question, answers it and reads the next one; both are plain data.

A bot of somebody else is also told what its seat has seen so far: it is made anew for every question.
"""

from __future__ import annotations

import os
import random
import socket
import time
from contextlib import suppress
from typing import IO, Any

import msgspec

import sietch
from sietch.bots import SECONDS, Bot, Guard, ProcessBot, make
from sietch.bots.errors import BotError, TooSlow, in_one_line
from sietch.bots.files import from_file
from sietch.bots.process import PREFIX
from sietch.bots.sandbox import Sandbox
from sietch.bots.workers import follow_the_parent, leave_with_processes_of_bots
from sietch.coach.analysis import Moment, look
from sietch.coach.hints import hint, shown
from sietch.core.game import Event, Game
from sietch.core.saves import load

# A message is as long as these bytes before it say.
HEAD = 4


class Wanted(msgspec.Struct):
    """What the coach is asked, where no bot is: a hint, or what an answer was worth. entry, step: where it was given.

    mistakes: whether a better one is looked for.
    """

    answer: str = ""
    entry: int = 0
    step: int = 0
    mistakes: bool = False


class Question(msgspec.Struct):
    """seen: what the bot is told before, if it is to be told anything.

    coach: what the coach is asked, if no bot is.
    written: what the bot's name means to whoever keeps the server; empty for our own and installed ones.
    """

    game: str
    setup: dict[str, Any]
    state: bytes
    seat: int
    bot: str
    seed: int
    seen: list[Event] | None = None
    written: str = ""
    sandbox: Sandbox | None = None
    coach: Wanted | None = None


class Answer(msgspec.Struct):
    """The key of an option; late: the bot was out of time. failure: why there is no key.

    troubles: what else went wrong, by its kind. told: what the coach says.
    """

    key: str = ""
    late: bool = False
    failure: str = ""
    troubles: dict[str, str] = {}
    told: bytes = b""


class Telling(Guard):
    """Keeps what is wrong for the server, which knows what was told before: a bot is made anew for every question."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        super().__init__(bot, seconds)
        self.troubles: dict[str, str] = {}

    def note(self, kind: str, told: str) -> None:
        self.troubles.setdefault(kind, told)


def work(line: socket.socket) -> None:
    """Run in the process while there are questions. Empty messages say that it is ready, and that it has heard one."""
    follow_the_parent()
    leave_with_processes_of_bots()
    os.dup2(2, 1)  # what bots print, even past Python, is for the log
    folder = os.getcwd()
    # Where the server is gone there is nobody to tell.
    with suppress(ConnectionError), line, line.makefile("rb") as asked:
        _send(line, b"")
        while question := _receive(asked):
            _send(line, b"")
            os.chdir(folder)  # a bot may have left it, and paths of others begin there
            _send(line, msgspec.msgpack.encode(answer(msgspec.msgpack.decode(question, type=Question))))


def _send(line: socket.socket, message: bytes) -> None:
    line.sendall(len(message).to_bytes(HEAD, "big") + message)


def _receive(asked: IO[bytes]) -> bytes:
    return asked.read(int.from_bytes(asked.read(HEAD), "big"))


def answer(question: Question) -> Answer:
    """What the bot answers, or how it failed, whatever it does."""
    try:
        return think(question)
    except BotError as error:
        return Answer(late=isinstance(error, TooSlow), failure=str(error))
    except BaseException as error:  # also one that wants to end the whole program
        return Answer(failure=in_one_line(error))


def think(question: Question) -> Answer:
    rules = sietch.rules(question.game).of(question.setup)
    position = Game(rules, question.setup, 0, state=load(rules, question.state))
    seat = question.seat
    if question.coach is not None:
        return Answer(told=_coached(position, seat, question))
    guard = Telling(_bot(question), SECONDS)
    try:
        if question.seen is not None:
            _tell(guard, position, seat, question.seen)
        key = guard.choose(position, seat, random.Random(question.seed))
    finally:
        if isinstance(guard.bot, ProcessBot):
            guard.bot.close(at_once=True)
    return Answer(key, guard.late > 0, troubles=guard.troubles)


def _coached(position: Game, seat: int, question: Question) -> bytes:
    """A hint, or what an answer was worth: nothing where it was the obvious one."""
    wanted = question.coach
    if wanted is None or not wanted.answer:
        return msgspec.msgpack.encode(shown(hint(position, seat, seed=question.seed)))
    moment = Moment(position, wanted.answer, wanted.entry, wanted.step)
    return msgspec.msgpack.encode(look(moment, for_mistakes=wanted.mistakes))


def _bot(question: Question) -> Bot:
    written = question.written
    if written.startswith(PREFIX):
        return ProcessBot(written.removeprefix(PREFIX), question.sandbox)
    return from_file(written) if written else make(question.bot)


def _tell(guard: Telling, position: Game, seat: int, seen: list[Event]) -> None:
    """What a bot that had been there from the start would know; it has the time of one answer to hear all events."""
    guard.start(position, seat)
    until = time.monotonic() + SECONDS
    for event in seen if guard.watches else ():
        if time.monotonic() > until:
            guard.late += 1
            guard.note("hearing", f"could not hear all that happened within {SECONDS:g} s")
            break
        guard.observe(event)
