"""A game at one keyboard: shows the table, reads answers and commands, lets the bots answer, saves."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from sietch.bots import Bot, offers
from sietch.cli import lookup, screen
from sietch.cli.record_files import write_record
from sietch.cli.speech import Speech
from sietch.core.game import SPECTATOR, Event, Game, Option

HUMAN = "human"
LOG_LINES = 40
NAMES = 30


class Quit(Exception):
    """A player leaves the table."""


class Session:
    """`bots` has a bot for each seat, None where a person sits; `read` asks for a line."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        bots: Sequence[Bot | None],
        speech: Speech,
        console: Console,
        read: Callable[[str], str],
        save_file: Path | None = None,
    ) -> None:
        self.game = game
        self.seats = list(seats)
        self.bots = list(bots)
        self.speech = speech
        self.console = console
        self.read = read
        self.file = save_file or Path(f"sietch-{game.seed}.json")
        self.keeps_saving = save_file is not None
        self.rng = random.Random(game.seed)
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.told = dict.fromkeys(self.people, 0)
        self.asked_last: int | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.why,
            "why": self.why,
            "card": self.card,
            "i": self.card,
            "undo": self.undo,
            "save": self.save,
            "log": self.log,
            "board": self.board,
            "icons": self.icons,
            "help": self.help,
            "quit": self.quit,
        }

    # ---- the loop

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        for seat, player in enumerate(self.bots):
            if player is not None:
                player.start(seat, self.game.view(seat))
        self.say("welcome")
        try:
            while not self.game.over:
                bot = self.bots[self.game.decision.seat]
                if bot is None:
                    self.ask(self.game.decision.seat)
                else:
                    self.let_bot_answer(bot)
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()
        else:
            self.finish()

    def let_bot_answer(self, bot: Bot) -> None:
        seat = self.game.decision.seat
        view = self.game.view(seat) if bot.looks else {}
        self.choose(bot.choose(view, offers(self.game, seat), self.rng).key)

    def ask(self, seat: int) -> None:
        """Show one person what there is to decide, and read until an option is chosen."""
        self.hand_over(seat)
        self.show(seat)
        decision = self.game.decision
        while not self.game.over and self.game.decision is decision:
            try:
                typed = self.read(f"{self.game.setup['names'][seat]}> ").strip()
            except UnicodeDecodeError:
                typed = ""
            self.answer(typed)
        if self.keeps_saving:
            self.write(self.file)

    def hand_over(self, seat: int) -> None:
        """Where several people share the keyboard nobody sees another's cards."""
        if seat != self.at_keyboard:
            if len(self.people) > 1:
                self.console.clear()
                if self.console.is_terminal:
                    self.console.file.write("\x1b[3J")  # also what has scrolled away
                self.read(self.speech.label("hand-over", name=self.game.setup["names"][seat]) + " ")
            self.at_keyboard = seat

    # ---- showing

    def show(self, seat: int, whole: bool = False) -> None:
        """The table (where a new scene begins), what happened since, the question and its options."""
        events = self.game.events(seat)
        new = events[self.told[seat] :]
        view = self.game.view(seat)
        self.console.print()
        if whole or (self.new_scene(seat, new) and view["phase"] != "set-up"):
            self.console.print(screen.table(view, self.speech, self.console.width))
        else:
            self.console.print(screen.status(view, self.speech))
        self.asked_last = seat
        if new:
            self.print_log(new)
        self.told[seat] = len(events)
        self.ask_again()

    def new_scene(self, seat: int, new: Sequence[Event]) -> bool:
        return seat != self.asked_last or any(event.kind in screen.SCENES for event in new)

    def ask_again(self) -> None:
        """The question and its options."""
        self.console.print(Text(self.speech.prompt(self.game.decision), style="bold green"))
        self.list_options(self.numbered())
        self.console.print(Text(self.speech.label("usage"), style=screen.FAINT))

    def numbered(self) -> dict[int, Option]:
        """The options by what is typed for them: their place from 1, or where they are numbers themselves, these."""
        options = self.game.decision.options
        if all(option.kind == "number" for option in options):
            return {int(str(option.target)): option for option in options}
        return dict(enumerate(options, 1))

    def list_options(self, options: Mapping[int, Option]) -> None:
        lines = [(n, self.speech.option(option), screen.hint(option, self.speech)) for n, option in options.items()]
        self.console.print(screen.options(lines))

    def print_log(self, events: Sequence[Event], most: int = LOG_LINES) -> None:
        lines = self.speech.log(events)
        self.console.print(screen.heading(self.speech.label("log")))
        if len(lines) > most:
            self.say("earlier-lines", n=len(lines) - most)
        self.console.print(screen.log(lines[-most:]))

    def say(self, id: str, **args: object) -> None:
        self.console.print(Text(self.speech.label(id, **args)))

    # ---- answers

    def answer(self, typed: str) -> None:
        """A number, a command, or text to look for among the options."""
        word, _, rest = typed.partition(" ")
        if not typed:
            self.ask_again()
        elif typed.isdecimal() and len(typed) < 10:
            options = self.numbered()
            if int(typed) in options:
                self.choose(options[int(typed)].key)
            else:
                self.say("no-such-number", numbers=", ".join(map(str, options)))
        elif word.casefold() in self.commands:
            self.commands[word.casefold()](rest.strip())
        elif typed.startswith("?"):
            self.why(typed.removeprefix("?").strip())
        else:
            self.search(typed)

    def choose(self, key: str) -> None:
        """Give an answer, and let the bots see what it made happen."""
        self.game.choose(key)
        for seat, bot in enumerate(self.bots):
            if bot is not None:
                for event in self.game.new_events(seat):
                    bot.observe(event)

    def fitting(self, text: str) -> dict[int, Option]:
        """The options that have this text; one that reads exactly so is the only one."""
        found = {n: o for n, o in self.numbered().items() if lookup.matches(text, self.speech.option(o), o.key)}
        wanted = lookup.plain(text)
        exact = {n: o for n, o in found.items() if wanted in (lookup.plain(self.speech.option(o)), o.key)}
        return exact if len(exact) == 1 else found

    def search(self, text: str) -> None:
        """One option that fits is taken; several are listed; where none fits, perhaps a refused one does."""
        found = self.fitting(text)
        if len(found) == 1:
            (option,) = found.values()
            self.console.print(Text(f"→ {self.speech.option(option)}", style="bold"))
            self.choose(option.key)
        elif found:
            self.say("several-match", n=len(found))
            self.list_options(found)
        elif self.refused(text):
            self.why(text)
        else:
            self.say("nothing-matches", text=text)

    # ---- commands

    def refused(self, text: str) -> dict[str, list[str]]:
        """What is not possible and fits the text, by its reason."""
        found: dict[str, list[str]] = {}
        for refusal in self.game.refusals(self.game.decision.seat):
            if lookup.matches(text, self.speech.option(refusal), refusal.key):
                found.setdefault(self.speech.reason(refusal), []).append(self.speech.target(refusal))
        return found

    def why(self, text: str) -> None:
        """What is not possible now, and why."""
        found = self.refused(text)
        for reason, names in found.items():
            self.console.print(Text.assemble(("✗ ", "red"), (", ".join(names), "bold"), f": {reason}."))
        if found:
            return
        able = self.fitting(text) if text else {}
        if able:
            self.say("that-is-possible")
            self.list_options(able)
        elif text:
            self.say("not-here", text=text)
        else:
            self.say("no-refusals")

    def card(self, text: str) -> None:
        """The full text of a card, space, leader, conflict or contract."""
        found = lookup.find(text, self.speech.entry_name) if text else []
        if not found:
            self.say("no-card", text=text)
        elif len(found) <= 3:
            for entry in found:
                self.console.print(screen.entry_page(entry, self.speech))
        else:
            self.say("several-cards", n=len(found))
            names = list(dict.fromkeys(self.speech.entry_name(entry) for entry in found))
            more = ["…"] if len(names) > NAMES else []
            self.console.print(Text(" · ".join([*names[:NAMES], *more])))

    def undo(self, _: str) -> None:
        if not self.game.can_undo:
            self.say("no-undo")
            return
        self.game.undo()
        self.told = {seat: min(told, len(self.game.events())) for seat, told in self.told.items()}
        self.say("undone")

    def save(self, file: str) -> None:
        path = Path(file) if file else self.file
        if self.write(path):
            self.file = path
            self.say("saved", file=str(path))

    def write(self, path: Path) -> bool:
        try:
            write_record(path, {**self.game.record, "seats": self.seats})
        except OSError as error:
            self.say("not-saved", file=str(path), reason=error.strerror or str(error))
            return False
        return True

    def log(self, _: str) -> None:
        events = self.game.events(self.game.decision.seat)
        self.print_log(events, most=len(events))

    def board(self, _: str) -> None:
        self.show(self.game.decision.seat, whole=True)

    def icons(self, _: str) -> None:
        self.console.print(screen.legend(self.speech))

    def help(self, _: str) -> None:
        self.say("help")
        self.ask_again()

    def quit(self, _: str) -> None:
        raise Quit

    # ---- the end

    def leave(self) -> None:
        """Somebody left: keep the game and say how to go on."""
        self.console.print()
        if self.write(self.file):
            self.say("left", file=str(self.file))
            self.console.print(Text(f"  sietch play --resume {self.file}"), soft_wrap=True)

    def finish(self) -> None:
        """The game is over: what happened last, and the result."""
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.console.print()
        since = min(self.told.values(), default=0)
        self.print_log(self.game.events(seat)[since:])
        view = self.game.view(seat)
        self.console.print(screen.result(view, self.game.winners, self.speech))
        for bot in self.bots:
            if bot is not None:
                bot.end({"scores": self.game.scores, "winners": self.game.winners})
        if self.keeps_saving and self.write(self.file):
            self.say("kept", file=str(self.file))
            self.console.print(Text(f"  sietch replay {self.file}"), soft_wrap=True)
