"""A game at one keyboard: asks whoever is to decide, lets the bots answer, takes back, saves."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from sietch.bots import Bot, Guard
from sietch.cli.calling import command
from sietch.cli.hints import NoHint
from sietch.cli.saving import GameFile, NotSaved, Taken
from sietch.cli.screens import Screen
from sietch.cli.sitting import LOG_LINES, Quit, Sitting
from sietch.cli.waiting import Waiting
from sietch.coach.hints import hint, shown
from sietch.core.game import CHANCE_MARK, SPECTATOR, Game, Option

NOT_SAVED = 1


class HungUp(KeyboardInterrupt):
    """The terminal was closed, or the program was told to end: nothing that a bot does may hold it up."""

    def __init__(self, signal: int) -> None:
        self.signal = signal


class Session(Sitting):
    """`bots` has a bot for each seat, None where a person sits; `read` asks for a line."""

    # The command that goes on with a kept game, before the name of its file.
    goes_on: tuple[str, ...] = ("play", "--resume")

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        bots: Sequence[Bot | None],
        screen: Screen,
        console: Console,
        read: Callable[[str], str],
        file: GameFile,
    ) -> None:
        self.game: Game = game
        self.seats = list(seats)
        self.bots = [None if bot is None else Guard(bot) for bot in bots]
        self.file = file
        self.complained = False
        self.rng = random.Random(game.seed)
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        # Where several people play, whoever sets the table up says whether there are hints.
        self.hints = len(self.people) == 1 and not game.is_told
        super().__init__(self.people, screen, console, read)
        screen.meet(game.view())
        self.answered = sum(not key.startswith(CHANCE_MARK) for key in game.record["answers"])

    # ---- the loop

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit code."""
        for seat, player in enumerate(self.bots):
            if player is not None:
                player.start(self.game, seat)
        self.console.print(Text(self.screen.welcome()))
        if self.people and self.keep():
            self.say("keeps-saving", file=str(self.file.path))
        try:
            while not self.game.over:
                if self.bots[self.game.decision.seat] is None:
                    self.ask(self.game.decision.seat)
                else:
                    self.let_bots_answer()
        except HungUp as hung_up:
            # Nobody may be there to read what the console says.
            self.complained = True
            self.keep()
            return 128 + hung_up.signal
        except (Quit, EOFError, KeyboardInterrupt):
            return self.leave()
        self.finish()
        return 0

    def let_bots_answer(self) -> None:
        """Bots answer until a person is asked. Where that takes long, what they do is told as they do it."""
        with Waiting(self.console) as waiting:
            while not self.game.over:
                seat = self.game.decision.seat
                bot = self.bots[seat]
                if bot is None:
                    break
                waiting.wait_for(self.speech.label("thinking", name=self.game.setup["names"][seat]))
                self.let_bot_answer(bot)
                if waiting.long:
                    self.follow(self.watching)

    def let_bot_answer(self, bot: Guard) -> None:
        """About a single option a bot has nothing to think."""
        seat = self.game.decision.seat
        if self.lone_option is not None:
            self.choose(self.lone_option.key)
            return
        self.choose(bot.choose(self.game, seat, self.rng))

    def ask(self, seat: int) -> None:
        """Show one person what there is to decide, and read until an option is chosen."""
        self.hand_over(seat)
        self.show(seat)
        decision = self.game.decision
        while not self.game.over and self.game.decision is decision:
            self.answer(self.typed(f"{self.game.setup['names'][seat]}> "))
        self.keep()

    def hand_over(self, seat: int) -> None:
        """Where several people share the keyboard nobody sees another's cards."""
        if seat != self.at_keyboard:
            if len(self.people) > 1:
                self.console.clear()
                if self.console.is_terminal:
                    self.console.file.write("\x1b[3J")  # also what has scrolled away
                self.read(self.speech.label("hand-over", name=self.game.setup["names"][seat]) + " ")
            self.at_keyboard = seat

    @property
    def watching(self) -> int:
        """Whose eyes see what happens while nobody is asked: with several people nobody's own."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    # ---- answers

    @property
    def seat(self) -> int:
        return self.game.decision.seat

    @property
    def at_hand(self) -> Game:
        return self.game

    def work_out(self, area: str, target: str) -> dict[str, Any]:
        return self.screen.work_out(self.game, self.seat, area, target)

    def advise(self) -> dict[str, Any]:
        if not self.hints:
            raise NoHint(("terminal-no-hints", {"command": command("play", "--hints")}))
        if self.lone_option is not None:
            raise NoHint(("hint-lone", {}))
        with Waiting(self.console) as waiting:
            waiting.wait_for(self.speech.label("hint-thinking"))
            found: dict[str, Any] = msgspec.to_builtins(shown(hint(self.game, self.seat)))
        return found

    @property
    def can_take_back(self) -> bool:
        return bool(self.answered) and self.game.can_undo

    def decide(self, option: Option) -> None:
        """Give a person's answer."""
        self.answered += 1
        self.choose(option.key)

    def choose(self, key: str) -> None:
        """Give an answer, and let the bots see what it made happen."""
        self.game.choose(key)
        for seat, bot in enumerate(self.bots):
            if bot is not None:
                for event in self.game.new_events(seat):
                    bot.observe(event)

    # ---- commands

    def undo(self, _: str) -> None:
        if not self.answered:
            self.say("nothing-to-undo")
        elif not self.game.can_undo:
            self.say("no-undo")
        else:
            self.game.undo()
            self.answered -= 1
            self.cut_log()
            self.say("undone")

    def save(self, file: str) -> None:
        """Keep the game in its file, or in another one from now on."""
        try:
            if file:
                self.file.move(Path(file).expanduser(), self.record)
            else:
                self.file.write(self.record)
        except NotSaved as error:
            self.say_not_saved(file or str(self.file.path), error)
        else:
            self.say("saved", file=str(self.file.path))

    @property
    def record(self) -> dict[str, Any]:
        """The game, who sits where, and the language it is played in."""
        return {**self.game.record, "seats": self.seats, "lang": self.speech.language.code}

    def keep(self) -> bool:
        """Keep the game in its file; that it cannot be done is told once."""
        try:
            self.file.write(self.record)
        except NotSaved as error:
            if not self.complained:
                self.say_not_saved(str(self.file.path), error)
            self.complained = True
            return False
        self.complained = False
        return True

    def say_not_saved(self, file: str, error: NotSaved) -> None:
        if isinstance(error, Taken):
            self.say("file-taken", file=file)
        else:
            self.say("not-saved", file=file, reason=str(error))

    # ---- the end

    def leave(self) -> int:
        """Somebody left: keep the game and say how to go on. Where it cannot be kept, another file is asked for."""
        self.console.print()
        self.complained = False
        while not self.keep():
            try:
                file = self.typed(self.speech.label("another-file") + " ")
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return NOT_SAVED
            if not file:
                return NOT_SAVED
            self.complained = False
            self.file = GameFile(self.game.seed, Path(file).expanduser())
        self.say("left", file=str(self.file.path))
        self.console.print(Text(f"  {command(*self.goes_on, self.file.path)}"), soft_wrap=True)
        return 0

    def finish(self) -> None:
        """The game is over: what happened last, and the result."""
        self.console.print()
        since = min(self.told.values()) if len(self.people) > 1 else self.followed
        new = self.game.events(self.watching)[since:]
        if new:
            self.print_log(new, LOG_LINES)
        self.console.print(self.screen.result(self.game.open_view(self.watching), self.game.winners))
        for bot in self.bots:
            if bot is not None:
                bot.end({"scores": self.game.scores, "winners": self.game.winners})
        if self.keep():
            self.say("kept", file=str(self.file.path))
            self.console.print(Text(f"  {command('replay', self.file.path)}"), soft_wrap=True)
