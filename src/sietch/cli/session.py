"""A game at one keyboard: shows the table, reads answers and commands, lets the bots answer, saves."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from sietch.bots import Bot, offers
from sietch.cli import lookup, screen
from sietch.cli.calling import command
from sietch.cli.saving import GameFile, NotSaved, Taken
from sietch.cli.speech import Speech
from sietch.core.game import CHANCE_MARK, SPECTATOR, Event, Game, Option
from sietch.core.node import Words
from sietch.imperium.components import CARDS, SPACES, number_of
from sietch.imperium.spaces import why_not_enter

HUMAN = "human"
LOG_LINES = 40
NAMES = 30
# A terminal with fewer lines gets a small table.
FEW_LINES = 40
# How many lines are printed with the log that should be seen together with it: the board, the hand, the options.
BESIDE_THE_LOG = 36
BESIDE_THE_LOG_IF_SHORT = 18
FEWEST_LOG_LINES = 12
FEWEST_LOG_LINES_IF_SHORT = 8
# Answers that say by themselves that something ends.
ENDINGS = ("end", "pass", "done", "reveal")
# What chance decides; what comes after it may be its consequence. Of some of it others are told no more than that.
DRAWN = ("drew", "drew-intrigue", "stole")
BY_CHANCE = (*DRAWN, "shuffled", "row-refilled")
# To try an answer, the game is dealt anew: what is tried tells nothing about the real one.
TRIAL_SEED = 0
GO_ON = ("", "y", "yes", "a", "ano", "t", "tak")
TAKE_BACK = ("undo", "n", "no", "ne", "nie")
NOT_SAVED = 1


class Quit(Exception):
    """A player leaves the table."""


class HungUp(BaseException):
    """The terminal was closed, or the program was told to end."""

    def __init__(self, signal: int) -> None:
        self.signal = signal


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
        file: GameFile,
    ) -> None:
        self.game = game
        self.seats = list(seats)
        self.bots = list(bots)
        self.speech = speech
        self.console = console
        self.read = read
        self.file = file
        self.complained = False
        self.rng = random.Random(game.seed)
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.told = dict.fromkeys(self.people, 0)
        self.asked_last: int | None = None
        self.answered = sum(not key.startswith(CHANCE_MARK) for key in game.record["answers"])
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
        seat = self.game.decision.seat
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

    def typed(self, prompt: str) -> str:
        """A line from the keyboard; what is no text is nothing."""
        try:
            return self.read(prompt).strip()
        except UnicodeDecodeError:
            return ""

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
        """The table (where a new scene begins), what happened since, the own cards, the question and its options."""
        events = self.game.events(seat)
        new = events[self.told[seat] :]
        view = self.game.view(seat)
        self.console.print()
        table = whole or (self.new_scene(seat, new) and view["phase"] != "set-up")
        small = self.is_short and not whole
        if not table:
            self.console.print(screen.status(view, self.speech))
        elif small:
            self.console.print(screen.small_table(view, self.speech))
        else:
            self.console.print(screen.open_table(view, self.speech, self.console.width))
        self.asked_last = seat
        if table:
            new = [event for event in new if event.kind not in screen.ON_THE_TABLE]
        if new:
            self.print_log(new, self.log_lines)
        if table:
            self.console.print(screen.holdings(view, self.speech))
        if table and small:
            self.say("short-screen")
        self.told[seat] = len(events)
        self.ask_again()

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
        if all(option.kind == "number" for option in options.values()):
            self.console.print(Text("  " + " · ".join(map(str, options)), style="bold cyan"))
            return
        view = self.game.view(self.game.decision.seat)
        only = self.only_spaces()
        lines = []
        for n, option in options.items():
            shown = [screen.hint(option, self.speech, view)]
            if option.key in only:
                shown.append(self.speech.label("only-space", space=self.speech.name("spaces", only[option.key])))
            lines.append((n, self.option(option), " · ".join(text for text in shown if text)))
        self.console.print(screen.options(lines))

    def option(self, option: Option) -> str:
        return self.speech.option(option, self.game.decision.prompt[0])

    def print_log(self, events: Sequence[Event], most: int) -> None:
        """What happened; of too many lines those that matter most."""
        lines = self.speech.log(events)
        self.console.print(screen.heading(self.speech.label("log")))
        if len(lines) > most:
            self.say("more-lines", n=len(lines) - most)
        self.console.print(screen.log(screen.chosen_lines(lines, most)))

    def say(self, id: str, **args: object) -> None:
        self.console.print(Text(self.speech.label(id, **args)))

    # ---- answers

    def answer(self, typed: str) -> None:
        """A number, a command, or text to look for among the options."""
        if not typed:
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

    def decide(self, option: Option) -> None:
        """Give a person's answer; one that would end the turn without saying so is asked about first."""
        ending = self.ending(option)
        if ending is not None and not self.confirmed(*ending):
            self.say("undone")
            self.ask_again()
            return
        self.answered += 1
        self.choose(option.key)

    def choose(self, key: str) -> None:
        """Give an answer, and let the bots see what it made happen."""
        self.game.choose(key)
        for seat, bot in enumerate(self.bots):
            if bot is not None:
                for event in self.game.new_events(seat):
                    bot.observe(event)

    def ending(self, option: Option) -> tuple[list[Event], bool] | None:
        """What a seat would do if the answer ended its turn; None if it would not.

        It is told up to where chance decides, and whether it is certain: chance does not decide at all.
        """
        seat = self.game.decision.seat
        if option.kind in ENDINGS or self.game.view(seat)["turn"] != seat:
            return None
        trial = self.game.redeal(seat, TRIAL_SEED)
        trial.choose(option.key)
        events = trial.new_events(SPECTATOR)
        turn = list(itertools.takewhile(lambda event: event.kind not in screen.SCENES, events))
        if len(turn) == len(events) and not trial.over and trial.decision.seat == seat:
            return None
        known = list(itertools.takewhile(lambda event: event.kind not in BY_CHANCE, turn))
        drawn = itertools.takewhile(lambda event: event.kind in DRAWN, turn[len(known) :])
        return [event for event in (*known, *drawn) if event.seat == seat], len(known) == len(turn)

    def confirmed(self, ending: Sequence[Event], certain: bool) -> bool:
        """Show what is about to happen and ask whether it should."""
        self.say("ends-turn" if certain else "may-end-turn")
        self.console.print(screen.log(self.speech.log(ending)))
        while True:
            typed = self.typed(self.speech.label("confirm") + " ")
            if typed.casefold() in GO_ON:
                return True
            if typed.casefold() in TAKE_BACK:
                return False
            self.obey(typed)

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
        elif self.refused(text) or self.spaces_named(text):
            self.why(text)
        else:
            self.say("nothing-matches", text=text)

    # ---- commands

    def refused(self, text: str) -> dict[str, list[str]]:
        """What is not possible and fits the text, by its reason."""
        found: dict[str, list[str]] = {}
        for refusal in self.game.refusals(self.game.decision.seat):
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
            self.console.print(Text.assemble(("✗ ", "red"), (", ".join(names), "bold"), f": {reason}."))
        spaces = self.spaces_named(text)
        for space in spaces:
            self.why_not_there(space)
        if found or spaces:
            return
        able = self.fitting(text) if text else {}
        if able:
            self.say("that-is-possible")
            self.list_options(able)
        elif text:
            self.say("not-here", text=text)
        else:
            self.say("no-refusals")

    def spaces_named(self, text: str) -> list[str]:
        """The spaces that a text names while a card is to be chosen."""
        if not text or self.game.decision.prompt[0] != "prompt-turn":
            return []
        return [space.id for space in lookup.spaces() if lookup.matches(text, self.speech.entry_name(space), space.id)]

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

    def card(self, text: str) -> None:
        """The full text of a card, space, leader, conflict or contract."""
        found = lookup.find(text, self.speech.entry_name) if text else []
        if not text:
            self.say("card-usage")
        elif not found:
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
