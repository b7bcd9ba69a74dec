"""A person at the table: what is shown, what can be typed, and what is answered; here or at a table of a server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from rich.console import Console
from rich.text import Text

from sietch.cli import lookup
from sietch.cli.hints import NoHint, hint_lines
from sietch.cli.screens import Screen, drawing
from sietch.core.game import SPECTATOR, Decision, Event, Game, Option, Refusal

LOG_LINES = 40
NAMES = 30
FEW_NAMES = 8
# A terminal with fewer lines gets a small table.
FEW_LINES = 40
# How many lines are printed with the log that should be seen together with it: the board, the hand, the options.
BESIDE_THE_LOG = 36
BESIDE_THE_LOG_IF_SHORT = 18
FEWEST_LOG_LINES = 12
FEWEST_LOG_LINES_IF_SHORT = 8
# What can be typed where there is one option, such as the end of the turn.
GO_ON = ("", "y", "yes", "a", "ano", "t", "tak")
TAKE_BACK = ("undo", "n", "no", "ne", "nie")


class Quit(Exception):
    """A player leaves the table."""


class SeenGame(Protocol):
    """A game as a seat sees it: `sietch.core.game.Game` is one, what a server tells is another."""

    @property
    def decision(self) -> Decision: ...

    def view(self, seat: int) -> dict[str, Any]: ...

    def events(self, seat: int) -> list[Event]: ...

    def refusals(self, seat: int) -> list[Refusal]: ...


class Sitting(ABC):
    """`read` asks for a line; `seats` are those that are played here."""

    game: SeenGame
    help_label = "help"

    def __init__(self, seats: Sequence[int], screen: Screen, console: Console, read: Callable[[str], str]) -> None:
        self.screen = screen
        self.speech = screen.speech
        self.console = console
        self.read = read
        # How much of the log each seat was told with its questions, and how much was on the screen at all.
        self.told = dict.fromkeys(seats, 0)
        self.followed = 0
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
            "odds": self.odds,
            "hint": self.hint,
            "icons": self.icons,
            "help": self.help,
            "quit": self.quit,
        }

    # ---- what depends on where the game is played

    @property
    @abstractmethod
    def seat(self) -> int:
        """Whose eyes see the table now."""

    @property
    @abstractmethod
    def can_take_back(self) -> bool:
        """Whether the person's last answer can be taken back."""

    @abstractmethod
    def decide(self, option: Option) -> None:
        """Give a person's answer."""

    @abstractmethod
    def undo(self, _: str) -> None:
        """Take the last answer back."""

    @abstractmethod
    def save(self, file: str) -> None:
        """Keep the game."""

    @property
    @abstractmethod
    def at_hand(self) -> Game | None:
        """The game itself, where it is played here: answers can be tried in it."""

    @abstractmethod
    def work_out(self, area: str, target: str) -> dict[str, Any]:
        """The odds of an attack, in the form of the table's API; NoOdds where there are none."""

    @abstractmethod
    def advise(self) -> dict[str, Any]:
        """The best answers to the question, in the form of the table's API; NoHint where there are none."""

    # ---- showing

    def typed(self, prompt: str) -> str:
        """A line from the keyboard; what is no text is nothing."""
        try:
            return self.read(prompt).strip()
        except UnicodeDecodeError:
            return ""

    def show(self, seat: int, whole: bool = False) -> None:
        """The table (where a new scene begins), what happened since, the own cards, the question and its options."""
        events = self.game.events(seat)
        new = events[self.told[seat] :]
        view = self.game.view(seat)
        self.console.print()
        table = whole or (self.new_scene(seat, new) and view["phase"] != "set-up")
        small = self.is_short and not whole
        if not table:
            if view["seat"] is not None:
                self.console.print(self.screen.status(view))
        elif small:
            self.console.print(self.screen.small_table(view))
        else:
            self.console.print(self.screen.open_table(view, self.console.width))
        self.asked_last = seat
        # A table pushes away what was told as it came: there it is told again.
        new = self.screen.untold(new) if table else events[max(self.told[seat], self.followed) :]
        if new:
            self.print_log(new, self.log_lines)
        if table and view["seat"] is not None:
            self.console.print(self.screen.holdings(view))
        if table and small:
            self.say("short-screen")
        self.told[seat] = self.followed = len(events)
        self.ask_again()

    def follow(self, seat: int) -> None:
        """What happened since there was last something to see, as it comes."""
        events = self.game.events(seat)
        new = events[self.followed :]
        self.followed = len(events)
        if new:
            self.print_lines(new, self.log_lines)

    def cut_log(self) -> None:
        """What was taken back was not told."""
        length = len(self.game.events(self.seat))
        self.followed = min(self.followed, length)
        self.told = {seat: min(told, length) for seat, told in self.told.items()}

    @property
    def is_short(self) -> bool:
        return self.console.is_terminal and self.console.height < FEW_LINES

    @property
    def log_lines(self) -> int:
        """How many lines of the log leave room for the rest."""
        if not self.console.is_terminal:
            return LOG_LINES
        height = self.console.height
        if self.is_short:
            return max(FEWEST_LOG_LINES_IF_SHORT, height - BESIDE_THE_LOG_IF_SHORT)
        return min(LOG_LINES, max(FEWEST_LOG_LINES, height - BESIDE_THE_LOG))

    def new_scene(self, seat: int, new: Sequence[Event]) -> bool:
        return seat != self.asked_last or any(event.kind in self.screen.scenes for event in new)

    def ask_again(self) -> None:
        """The question and its options; between partners, why it is this one's."""
        if self.game.decision.because is not None:
            self.console.print(Text(self.speech.sentence(self.game.decision.because), style=drawing.FAINT))
        self.console.print(Text(self.speech.prompt(self.game.decision), style="bold green"))
        self.list_options(self.numbered())
        usage = "usage"
        if self.lone_option is not None:
            usage = "enter-or-undo" if self.can_take_back else "enter"
        self.console.print(Text(self.speech.label(usage), style=drawing.FAINT))

    @property
    def lone_option(self) -> Option | None:
        """The option where there is one: most often the end of a turn in which nothing else is left to do."""
        options = self.game.decision.options
        return options[0] if len(options) == 1 else None

    def numbered(self) -> dict[int, Option]:
        """The options by what is typed for them: their place from 1, or where they are numbers themselves, these."""
        options = self.game.decision.options
        if all(option.kind == "number" for option in options):
            return {int(str(option.target)): option for option in options}
        return dict(enumerate(options, 1))

    def list_options(self, options: Mapping[int, Option]) -> None:
        if all(option.kind == "number" for option in options.values()):
            self.console.print(Text("  " + " · ".join(map(str, options)), style="bold cyan"))
            return
        view = self.game.view(self.seat)
        notes = {} if self.at_hand is None else self.screen.notes(self.at_hand)
        lines = []
        for n, option in options.items():
            shown = (self.screen.hint(option, view), notes.get(option.key, ""))
            lines.append((n, self.option(option), " · ".join(text for text in shown if text)))
        self.console.print(drawing.options(lines, self.console.width))

    def option(self, option: Option) -> str:
        return self.speech.option(option, self.game.decision.prompt[0])

    def print_log(self, events: Sequence[Event], most: int) -> None:
        """What happened, under its heading."""
        self.console.print(drawing.heading(self.speech.label("log")))
        self.print_lines(events, most)

    def print_lines(self, events: Sequence[Event], most: int) -> None:
        """What happened; of too many lines those that matter most."""
        self.screen.look(self.game.view(SPECTATOR))
        lines = self.speech.log(events)
        if len(lines) > most:
            self.say("more-lines", n=len(lines) - most)
        self.console.print(self.screen.log(self.screen.chosen_lines(lines, most)))

    def say(self, id: str, **args: object) -> None:
        self.console.print(Text(self.speech.label(id, **args)))

    # ---- answers

    def answer(self, typed: str) -> None:
        """A number, a command, or text to look for among the options. Enter takes the only option."""
        lone = self.lone_option
        if lone is not None and typed.casefold() in GO_ON:
            self.decide(lone)
        elif lone is not None and typed.casefold() in TAKE_BACK:
            self.undo("")
        elif not typed:
            self.ask_again()
        elif typed.isdecimal() and len(typed) < 10:
            options = self.numbered()
            if int(typed) in options:
                self.decide(options[int(typed)])
            else:
                self.say("no-such-number", numbers=", ".join(map(str, options)))
        elif not self.obey(typed):
            self.search(typed)

    def obey(self, typed: str) -> bool:
        """Do what a command says; whether it was one."""
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            self.why(typed.removeprefix("?").strip())
        elif word.casefold() in self.commands:
            self.commands[word.casefold()](rest.strip())
        else:
            return False
        return True

    def fitting(self, text: str) -> dict[int, Option]:
        """The options that have this text; one that reads exactly so is the only one."""
        found = {n: o for n, o in self.numbered().items() if lookup.matches(text, self.option(o), o.key)}
        wanted = lookup.plain(text)
        exact = {n: o for n, o in found.items() if wanted in (lookup.plain(self.option(o)), o.key)}
        return exact if len(exact) == 1 else found

    def search(self, text: str) -> None:
        """One option that fits is taken; several are listed; where none fits, perhaps a refused one does."""
        found = self.fitting(text)
        if len(found) == 1:
            (option,) = found.values()
            self.console.print(Text(f"→ {self.option(option)}", style="bold"))
            self.decide(option)
        elif found:
            self.say("several-match", n=len(found))
            self.list_options(found)
        elif self.refused(text):
            self.why(text)
        else:
            self.say("nothing-matches", text=text)

    # ---- commands

    def refused(self, text: str) -> dict[str, list[str]]:
        """What is not possible and fits the text, by its reason. What only has to wait is told to who asks for it."""
        found: dict[str, list[str]] = {}
        for refusal in self.game.refusals(self.seat):
            if not text and refusal.reason[0].startswith("why-choose-"):
                continue
            if lookup.matches(text, self.speech.option(refusal), refusal.key):
                reason = self.speech.reason(refusal)
                effects = [self.option(option) for option in self.game.decision.options if option.kind == "effect"]
                if refusal.kind == "end" and effects:
                    reason = f"{reason}: {self.speech.language.join(effects, 'steps')}"
                found.setdefault(reason, []).append(self.speech.target(refusal))
        return found

    def why(self, text: str) -> None:
        """What is not possible now, and why."""
        found = self.refused(text)
        for reason, names in found.items():
            most = NAMES if text else FEW_NAMES
            named = ", ".join([*names[:most], *(["…"] if len(names) > most else [])])
            self.console.print(Text.assemble(("✗ ", "red"), (named, "bold"), f": {reason}."))
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
        """The full text of a component."""
        found = lookup.find(self.speech.rules, text, self.speech.entry_name) if text else []
        if not text:
            self.say("card-usage")
        elif not found:
            self.say("no-card", text=text)
        elif len(found) <= 3:
            for entry in found:
                self.console.print(self.screen.entry_page(entry))
        else:
            self.say("several-cards", n=len(found))
            names = list(dict.fromkeys(self.speech.entry_name(entry) for entry in found))
            more = ["…"] if len(names) > NAMES else []
            self.console.print(Text(" · ".join([*names[:NAMES], *more])))

    def log(self, _: str) -> None:
        events = self.game.events(self.seat)
        self.print_log(events, most=len(events))

    def board(self, _: str) -> None:
        self.show(self.seat, whole=True)

    def odds(self, text: str) -> None:
        """The odds of a battle that the text names, from what the seat can see."""
        shown = self.screen.odds(text, self.game.view(self.seat), self.work_out)
        if shown is None:
            self.say("no-odds")
        else:
            self.console.print(shown)

    def hint(self, _: str) -> None:
        """The best answers, how likely they win, and why."""
        try:
            told = self.advise()
        except NoHint as no:
            self.console.print(Text(f"{self.speech.words(no.words)}"))
            return
        answers = {option.key: self.option(option) for option in self.game.decision.options}
        for line in hint_lines(self.speech.language, told, answers):
            self.console.print(line)

    def icons(self, _: str) -> None:
        self.console.print(self.screen.legend())

    def help(self, _: str) -> None:
        self.say(self.help_label)
        self.ask_again()

    def quit(self, _: str) -> None:
        raise Quit
