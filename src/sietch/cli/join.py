"""`sietch join LINK`: a seat at a table of a server, in the terminal. It uses the same API as the page."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from sietch.cli.calling import command
from sietch.cli.distant import DistantGame
from sietch.cli.hints import NoHint
from sietch.cli.line import Inbox, Line, listen_to_keyboard
from sietch.cli.screens import drawing, screen_of
from sietch.cli.sitting import LOG_LINES, Quit, Sitting
from sietch.cli.speech import label
from sietch.core.game import SPECTATOR, Event, Option
from sietch.text import language, reason_line

# What others do is shown when they pause for so long: what came before the own turn is told with it.
SECONDS_OF_A_PAUSE = 0.4


class Joined(Sitting):
    """`attended`: lines come into the inbox whenever they are typed; otherwise they are read where one is asked for."""

    help_label = "help-joined"

    def __init__(
        self,
        line: Line,
        inbox: Inbox,
        lang: str,
        console: Console,
        read: Callable[[str], str],
        attended: bool,
    ) -> None:
        self.language = language(lang)
        self.console = console
        self.inbox = inbox
        self.attended = attended
        self.link = line.link
        # Whether the cursor stands behind a prompt, which question is on the screen, and who is waited for there.
        self.prompted = False
        self.question: int | None = None
        self.waited = ("", 0)
        self.has_waited = False
        self.game: DistantGame = DistantGame(line, inbox, self.tell)
        super().__init__([self.game.seat], screen_of(self.game.name, lang), console, read)
        self.commands |= {
            "back": self.come_back,
            "nudge": self.nudge,
            "stand-in": self.ask_stand_in,
            "agree": self.agree,
            "refuse": self.refuse,
        }
        # How much of the log there was at the last question.
        self.asked_at = 0

    @property
    def seat(self) -> int:
        return self.game.seat

    @property
    def is_asked(self) -> bool:
        """Whether an answer can be given now."""
        return self.game.is_asked and self.game.connected

    # ---- the loop

    def run(self) -> None:
        """Play, or watch, until the game is over or the person leaves."""
        try:
            self.greet()
            while not self.game.over:
                self.show_question()
                self.attend()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()
        else:
            self.finish()

    def greet(self) -> None:
        """Where one is, who else is there, and the table."""
        self.meet()
        if self.seat == SPECTATOR:
            self.say("watching")
        else:
            self.say("joined", name=self.game.seats[self.seat]["name"])
        self.console.print(Text(self.screen.welcome()))
        self.console.print(drawing.Facts(self.sitting_at(seat) for seat in range(len(self.game.seats))))
        if not self.game.is_asked and not self.game.over:
            self.show(self.seat)

    def meet(self) -> None:
        self.screen.meet(self.game.view(self.seat))

    def sitting_at(self, seat: int) -> str:
        """Who sits there, and whether that is a bot or somebody who is away."""
        shown = self.game.seats[seat]
        if shown["bot"]:
            return self.speech.label("seat-of-bot", name=shown["name"])
        if seat != self.seat and not shown["connected"]:
            return self.speech.label("seat-of-absent", name=shown["name"])
        return str(shown["name"])

    def show_question(self) -> None:
        """What there is to decide here, unless it is on the screen already."""
        if not self.is_asked:
            self.question = None
        elif self.question != self.game.decision.id:
            self.prompted = False
            self.show(self.seat)
            self.question = self.game.decision.id
            self.waited = ("", 0)
            self.asked_at = self.followed

    def attend(self) -> None:
        """Wait for what is typed or heard next, and do what it asks for."""
        asked = self.is_asked
        if asked and not self.attended:
            while self.inbox.heard:
                self.take_heard()
            if self.is_asked and self.question == self.game.decision.id:
                self.answer(self.typed(self.prompt))
            return
        if asked and not self.prompted:
            self.console.print(Text(self.prompt), end="")
            self.prompted = True
        if not self.inbox.wait(None if asked else SECONDS_OF_A_PAUSE):
            self.follow(self.seat)
        elif self.inbox.heard and (asked or not self.inbox.typed):
            self.take_heard()
        else:
            self.take_typed()

    @property
    def prompt(self) -> str:
        return f"{self.game.seats[self.seat]['name']}> "

    def take_heard(self) -> None:
        self.game.take(self.inbox.next_heard())
        self.meet()
        self.cut_log()

    def take_typed(self) -> None:
        line = self.inbox.typed.popleft()
        self.prompted = False
        if line is None:
            raise EOFError
        self.answer(line)

    def cut_log(self) -> None:
        super().cut_log()
        self.asked_at = min(self.asked_at, self.followed)

    # ---- showing

    def tell(self, id: str, **args: object) -> None:
        """Something came up that nobody asked for: it has a line of its own."""
        written = {n: reason_line(self.language, arg) if isinstance(arg, tuple) else arg for n, arg in args.items()}
        self.end_line()
        self.console.print(Text(label(self.language, id, **written), style=drawing.FAINT))

    def end_line(self) -> None:
        if self.prompted:
            self.console.print()
            self.prompted = False

    def follow(self, seat: int) -> None:
        """What the others did since the last pause, and who is waited for now."""
        self.end_line()
        super().follow(seat)
        if self.game.connected and self.waited != (self.waiting, self.game.wishes):
            self.say_waiting()

    @property
    def waiting(self) -> str:
        """What is waited for."""
        if not self.game.connected:
            return self.speech.label("line-lost")
        seat = self.game.decides
        shown = self.game.seats[seat]
        if seat == self.seat:
            return self.speech.label("bot-stands-in" if self.game.is_stood_in else "bot-has-your-seat")
        if self.game.is_late:
            return self.late(str(shown["name"]))
        here = shown["bot"] or shown["connected"]
        return self.speech.label("waiting" if here else "waiting-for-absent", name=shown["name"])

    def late(self, name: str) -> str:
        """What can be done about somebody whose time is up."""
        clock, names = self.game.clock, [str(shown["name"]) for shown in self.game.seats]
        if clock["wish"]:
            bot, to_agree = clock["wish"]["bot"], self.game.undecided
            if self.seat in to_agree:
                return self.speech.label("stand-in-asked", by=names[clock["wish"]["by"]], name=name, bot=bot)
            players = ", ".join(names[seat] for seat in to_agree)
            return self.speech.label("stand-in-waits", name=name, bot=bot, players=players)
        return self.speech.label("late" if clock["nudged"] is None else "late-nudged", name=name)

    def say_waiting(self) -> None:
        text = self.waiting
        self.waited = (text, self.game.wishes)
        self.console.print(Text(text, style=drawing.FAINT))
        if self.attended and not self.has_waited:
            self.console.print(Text(self.speech.label("meanwhile"), style=drawing.FAINT))
        self.has_waited = True

    def new_scene(self, seat: int, new: Sequence[Event]) -> bool:
        """What was shown as it came belongs to the scene as well."""
        return super().new_scene(seat, self.game.events(seat)[self.asked_at :])

    def ask_again(self) -> None:
        if self.is_asked:
            super().ask_again()
        else:
            self.say_waiting()

    # ---- answers and commands

    def answer(self, typed: str) -> None:
        """While others decide, commands are obeyed and nothing is chosen."""
        if self.is_asked:
            super().answer(typed)
        elif not typed:
            self.say_waiting()
        elif not self.obey(typed):
            self.say("not-asked")
            self.say_waiting()

    def decide(self, option: Option) -> None:
        if self.game.choose(option.key):
            self.cut_log()

    @property
    def can_take_back(self) -> bool:
        return self.game.can_undo

    def undo(self, _: str) -> None:
        if not self.is_asked or not self.game.can_undo:
            self.say("no-undo")
        elif self.game.undo():
            self.cut_log()
            self.say("undone")

    def come_back(self, _: str) -> None:
        if not self.game.is_stood_in:
            self.say("not-stood-in")
        else:
            self.game.come_back()

    def nudge(self, _: str) -> None:
        self.game.nudge()

    def ask_stand_in(self, bot: str) -> None:
        self.game.ask_stand_in(bot)

    def agree(self, _: str) -> None:
        self.game.agree_stand_in(True)

    def refuse(self, _: str) -> None:
        self.game.agree_stand_in(False)

    def save(self, file: str) -> None:
        self.say("server-keeps")

    def why(self, text: str) -> None:
        if self.is_asked:
            super().why(text)
        else:
            self.say("not-asked")
            self.say_waiting()

    @property
    def at_hand(self) -> None:
        """The game is on the server."""
        return None

    def work_out(self, area: str, target: str) -> dict[str, Any]:
        return self.game.odds(area, target)

    def advise(self) -> dict[str, Any]:
        if not self.is_asked:
            raise NoHint(("hint-none", {}))
        return self.game.hint()

    # ---- the end

    def leave(self) -> None:
        """The person left, and can come back."""
        self.console.print()
        self.say("left-watching" if self.seat == SPECTATOR else "left-table")
        self.console.print(Text(f"  {command('join', self.link)}"), soft_wrap=True)

    def finish(self) -> None:
        """The game is over: what happened last, the result, and where it can be seen again."""
        self.end_line()
        self.console.print()
        new = self.game.events(self.seat)[self.followed :]
        if new:
            self.print_log(new, LOG_LINES)
        self.console.print(self.screen.result(self.game.view(self.seat), self.game.winners))
        self.say("see-again")
        self.console.print(Text(f"  {self.link}"), soft_wrap=True)


def join(
    link: Annotated[str, typer.Argument(help="The link of a seat: http://HOST:PORT/table/ID#TOKEN")],
    lang: Annotated[str, typer.Option(help="en, cs or pl.", envvar="SIETCH_LANG")] = "en",
) -> None:
    """Take a seat at a table of a server, or watch it."""
    language(lang)
    console = Console(highlight=False)
    inbox = Inbox()
    line = Line(link, inbox)
    attended = sys.stdin.isatty()
    if attended:
        listen_to_keyboard(sys.stdin, inbox)
    try:
        Joined(line, inbox, lang, console, lambda prompt: console.input(Text(prompt)), attended).run()
    finally:
        line.hang_up()
