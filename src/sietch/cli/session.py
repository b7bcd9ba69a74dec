"""A game at one keyboard: asks whoever is to decide, lets the bots answer, takes back, saves."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from sietch.bots import Bot, offers
from sietch.cli import screen
from sietch.cli.calling import command
from sietch.cli.saving import GameFile, NotSaved, Taken
from sietch.cli.sitting import LOG_LINES, Quit, Sitting
from sietch.cli.speech import Speech
from sietch.core.game import CHANCE_MARK, SPECTATOR, Game, Option
from sietch.core.node import Words
from sietch.imperium.components import CARDS, SPACES, number_of
from sietch.imperium.spaces import why_not_enter

HUMAN = "human"
# To try an answer, the game is dealt anew: what is tried tells nothing about the real one.
TRIAL_SEED = 0
NOT_SAVED = 1


class HungUp(BaseException):
    """The terminal was closed, or the program was told to end."""

    def __init__(self, signal: int) -> None:
        self.signal = signal


class Session(Sitting):
    """`bots` has a bot for each seat, None where a person sits; `read` asks for a line."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        bots: Sequence[Bot | None],
        speech: Speech,
        console: Console,
        read: Callable[[str], str],
        file: GameFile,
    ) -> None:
        self.game: Game = game
        self.seats = list(seats)
        self.bots = list(bots)
        self.file = file
        self.complained = False
        self.rng = random.Random(game.seed)
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        super().__init__(self.people, speech, console, read)
        self.answered = sum(not key.startswith(CHANCE_MARK) for key in game.record["answers"])

    # ---- the loop

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit code."""
        for seat, player in enumerate(self.bots):
            if player is not None:
                player.start(seat, self.game.view(seat))
        self.say("welcome")
        if self.people and self.keep():
            self.say("keeps-saving", file=str(self.file.path))
        try:
            while not self.game.over:
                bot = self.bots[self.game.decision.seat]
                if bot is None:
                    self.ask(self.game.decision.seat)
                else:
                    self.let_bot_answer(bot)
        except (Quit, EOFError, KeyboardInterrupt):
            return self.leave()
        except HungUp as hung_up:
            # Nobody may be there to read what the console says.
            self.complained = True
            self.keep()
            return 128 + hung_up.signal
        self.finish()
        return 0

    def let_bot_answer(self, bot: Bot) -> None:
        """About a single option a bot has nothing to think."""
        seat = self.game.decision.seat
        if self.lone_option is not None:
            self.choose(self.lone_option.key)
            return
        view = self.game.view(seat) if bot.looks else {}
        self.choose(bot.choose(view, offers(self.game, seat), self.rng).key)

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

    # ---- answers

    @property
    def seat(self) -> int:
        return self.game.decision.seat

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

    def only_spaces(self) -> dict[str, str]:
        """The cards of this decision that lead to a single space, and that space."""
        plays = [option.key for option in self.game.decision.options if option.kind == "play"]
        if not plays:
            return {}
        found = {}
        dealt = self.game.redeal(self.game.decision.seat, TRIAL_SEED)
        for key in plays:
            sent = [event for event in dealt.copy().choose(key) if event.kind == "agent-sent"]
            if sent:
                found[key] = str(sent[0].what)
        return found

    # ---- commands

    def why_not_there(self, id: str) -> None:
        """Which cards of the hand lead to a space, or why none does."""
        seat = self.game.decision.seat
        player = self.game.view(seat)["players"][seat]
        space = SPACES[number_of(SPACES, id)]
        name = self.speech.name("spaces", id)
        reason: Words | None = None if player["agents"] else ("why-no-agents", {})
        cards = []
        for card in dict.fromkeys(player["hand"]):
            if why_not_enter(self.game.state, seat, CARDS[number_of(CARDS, card)], space) is None:
                cards.append(self.speech.name("cards", card))
        if cards and reason is None:
            self.say("way-there", space=name, cards=", ".join(cards))
            return
        reason = reason or why_not_enter(self.game.state, seat, None, space)
        told = self.speech.label("no-way-there") if reason is None else self.speech.words(reason)
        self.console.print(Text.assemble(("✗ ", "red"), (name, "bold"), f": {told}."))

    def undo(self, _: str) -> None:
        if not self.answered:
            self.say("nothing-to-undo")
        elif not self.game.can_undo:
            self.say("no-undo")
        else:
            self.game.undo()
            self.answered -= 1
            self.told = {seat: min(told, self.game.event_count) for seat, told in self.told.items()}
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
        self.console.print(Text(f"  {command('play', '--resume', self.file.path)}"), soft_wrap=True)
        return 0

    def finish(self) -> None:
        """The game is over: what happened last, and the result."""
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.console.print()
        since = min(self.told.values(), default=0)
        self.print_log(self.game.events(seat)[since:], LOG_LINES)
        view = self.game.view(seat)
        self.console.print(screen.result(view, self.game.winners, self.speech))
        for bot in self.bots:
            if bot is not None:
                bot.end({"scores": self.game.scores, "winners": self.game.winners})
        if self.keep():
            self.say("kept", file=str(self.file.path))
            self.console.print(Text(f"  {command('replay', self.file.path)}"), soft_wrap=True)
