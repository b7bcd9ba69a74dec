"""Which bots tables of a server may have: our own, those that are installed, and those that it was started with.

What comes over the network is never more than a name. Where bots of others run in a sandbox, classes that are installed
are not among them unless the server was started with them: a class runs with all rights of the server.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import sietch
from sietch.bots import LEVELS, BotError, look, names
from sietch.bots.files import from_file, is_file
from sietch.bots.process import PREFIX, ProcessBot, ProcessFailed
from sietch.bots.registry import unknown
from sietch.bots.sandbox import Sandbox, SandboxError


@dataclass(frozen=True, eq=False)
class Roster:
    """written: for each name the `process:COMMAND` or `path.py:Class` that it means; empty for an installed bot."""

    written: Mapping[str, str] = field(default_factory=dict)
    sandbox: Sandbox | None = None

    def names(self) -> list[str]:
        """Our own from weak to strong, then those of others."""
        installed = () if self.sandbox is not None else names()
        return [*LEVELS, *sorted({*installed, *self.written} - LEVELS.keys())]

    def refuse_unknown(self, name: str) -> None:
        """Refuse a name that no bot here has; nothing of a bot is run for that."""
        if name not in LEVELS and name not in self.names():
            raise unknown(name, self.names())


def roster(wishes: Iterable[str], sandbox: Sandbox | None = None) -> Roster:
    """Wishes are NAME=process:COMMAND, NAME=path.py:Class, or the NAME of an installed bot; all must be there.

    A program that is to run in a sandbox is tried out there: it may need what cannot be seen from inside.
    """
    if sandbox is not None:
        sandbox.check()
    written: dict[str, str] = {}
    for wish in wishes:
        name, _, what = (part.strip() for part in wish.partition("="))
        if not name or not name.isprintable() or name in LEVELS or name in written:
            raise BotError(f"a bot of others needs a name of its own, not {name!r}")
        if what.startswith(PREFIX):
            bot = ProcessBot(what.removeprefix(PREFIX), sandbox)
            if sandbox is not None:
                _try_out(name, bot, sandbox)
        elif is_file(what):
            from_file(what)
        elif what or name not in names():
            raise BotError(
                f"bot {wish}: write NAME={PREFIX}COMMAND, NAME=path.py:Class, or the name of an installed bot"
            )
        written[name] = what
    return Roster(written, sandbox)


def _try_out(name: str, bot: ProcessBot, sandbox: Sandbox) -> None:
    """Refuse a program that does not live to its first answer, whatever the game; what it answers does not matter."""
    failure = ""
    for game in sietch.GAMES:
        begun = sietch.new(game, seed=0)
        view, options = look(begun, begun.decision.seat)
        try:
            bot.start(begun.decision.seat, view)
            bot.choose(view, options, random.Random(0))
        except ProcessFailed as error:
            failure = failure or str(error)
        except TimeoutError:  # it lives
            return
        else:
            return
        finally:
            bot.close(at_once=True)
    if sandbox.walls:
        raise SandboxError(f"the bot {name} cannot run in the sandbox (--bot-reads shows it more): {failure}")
    raise SandboxError(f"the bot {name} cannot run as the user {sandbox.user}: {failure}")
