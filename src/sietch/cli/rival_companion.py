"""Rivals at a real table: a person tells what lies there, and is told what House Hagal's cards make the rivals do."""

from __future__ import annotations

import random
import secrets
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from rich.console import Console
from rich.text import Text

import sietch
from sietch.cli import lookup
from sietch.cli.calling import command
from sietch.cli.saving import GameFile, NotSaved, begin_file
from sietch.cli.screens.imperium.mats import mats
from sietch.cli.screens.imperium.pieces import MARKS
from sietch.cli.screens.imperium.screen import ImperiumScreen
from sietch.cli.screens.imperium.table import header
from sietch.core.game import SPECTATOR, Game, RecordError
from sietch.core.rules import SetupError
from sietch.core.state import KIND_SHIFT, Undecided, script_of, seeded
from sietch.imperium import options as o
from sietch.imperium.combat import COMBAT_CLEAN_UP, TAKE_REWARD, WIN
from sietch.imperium.components import CONFLICTS, FACTIONS, GOODS, ICONS, OBJECTIVES, Component
from sietch.imperium.influence import gain_influence, lose_influence
from sietch.imperium.modules.automatic.combat import FLIP_FOR_SWORDS
from sietch.imperium.modules.automatic.hagal import DRAWN_HAGAL
from sietch.imperium.modules.automatic.influence import CHOOSE_FACTION
from sietch.imperium.modules.automatic.receiving import CHOOSE_FOR
from sietch.imperium.modules.automatic.spending import SETTLE
from sietch.imperium.modules.automatic.turns import take_automatic_turn
from sietch.imperium.resources import give
from sietch.imperium.rounds import DEFEND, PLAYER_TURNS_PHASE
from sietch.imperium.rules import Family
from sietch.imperium.spies import SPIES
from sietch.imperium.state import Imperium
from sietch.imperium.troops import strength

# What a player has that is simply told as a number.
COUNTS = ("points", "garrison", "supply", "troops", "worms", "swords", "agents", "docked", "fighting", "freighter")
FLAGS = ("hooks", "swordmaster", "council")
# What no box has more of, where a set-up does not say it: of the counts above, influence, bonus spice and the like.
MOST = {"agents": 4, "worms": 8, "docked": 2, "fighting": 2, "freighter": 3, "points": 30}
TROOPS = ("garrison", "supply", "troops")
MOST_INFLUENCE, MOST_OF_ALL = 6, 99
# Commands that tell nothing about the table.
ASIDES = ("show", "help", "undo")


class Misunderstood(ValueError):
    """What was typed makes no sense here; the message is told."""


class Quit(Exception):
    """Somebody leaves in the middle of an answer: what it was for has not happened."""


class RivalCompanion:
    """The rivals' side of a game that is played on cardboard. draws: the program draws House Hagal cards itself.

    What was told is kept: every command with the answers to what it asked. The state follows from it and the seed.
    """

    def __init__(
        self,
        game: str,
        setup: dict[str, Any],
        lang: str,
        console: Console,
        read: Callable[[str], str],
        draws: bool,
        seed: int | None = None,
    ) -> None:
        family = sietch.rules(game)
        assert isinstance(family, Family)
        self.setup = family.setup(setup)
        self.rules = family.of(self.setup)
        if self.rules.people == self.rules.recipe.players:
            raise SetupError(("command-no-rivals", {}))
        self.seed = secrets.randbits(53) if seed is None else seed
        self.console, self.read, self.draws = console, read, draws
        self.screen = ImperiumScreen(lang, game=self.rules.name)
        self.speech = self.screen.speech
        self.file: GameFile | None = None
        self.begin()
        self.screen.meet(self.view())

    def begin(self) -> None:
        """A table about which nothing was told yet."""
        self.rng = random.Random(self.seed)
        self.state: Imperium = self.rules.prepare(self.setup, seeded(self.rng.getrandbits(53)), None)
        self.state.phase = PLAYER_TURNS_PHASE
        self.told: list[list[str]] = []
        self.heard: list[str] = []
        self.retold: deque[str] = deque()

    def run(self) -> None:
        self.console.print(Text(self.speech.label("companion-help")))
        if self.keep() and self.file is not None:
            self.console.print(Text(self.speech.label("keeps-saving", file=str(self.file.path))))
        while True:
            try:
                line = self.read("> ").strip()
            except (EOFError, KeyboardInterrupt):
                break
            if line in ("quit", "q"):
                break
            if line:
                try:
                    self.obey(line)
                except Quit:
                    break
                self.keep()
        if self.keep() and self.file is not None:
            self.console.print(Text(self.speech.label("left", file=str(self.file.path))))
            self.console.print(Text(f"  {command('companion', '--save', self.file.path)}"), soft_wrap=True)

    # ---- keeping it

    @classmethod
    def resumed(cls, record: dict[str, Any], lang: str, console: Console, read: Callable[[str], str]) -> RivalCompanion:
        """A companion that was told all that a file has."""
        told, setup, seed = record.get("answers"), record.get("setup"), record.get("seed")
        well_formed = isinstance(setup, dict) and isinstance(seed, int) and isinstance(told, list)
        if not well_formed or not all(isinstance(each, list) for each in told or ()):
            raise RecordError("the saved game is not of a companion: sietch play --resume goes on with it")
        found = cls(str(record["game"]), setup or {}, lang, console, read, bool(record.get("draw")), seed)
        found.retell([[str(line) for line in each] for each in told or ()])
        return found

    @property
    def record(self) -> dict[str, Any]:
        return {
            "game": self.rules.name,
            "setup": self.setup,
            "seed": self.seed,
            "draw": self.draws,
            "lang": self.speech.language.code,
            "answers": self.told,
        }

    def keep_in(self, file: GameFile) -> None:
        """Keep what is told in a file from now on, which must be there to write in."""
        self.file = file
        begin_file(file, self.record)

    def keep(self) -> bool:
        if self.file is None:
            return False
        try:
            self.file.write(self.record)
        except NotSaved as error:
            said = self.speech.label("not-saved", file=str(self.file.path), reason=str(error))
            self.console.print(Text(said, style="red"))
            return False
        return True

    def retell(self, told: list[list[str]]) -> None:
        """From the beginning, without a word."""
        self.begin()
        quiet, self.console.quiet = self.console.quiet, True
        try:
            for number, (line, *answers) in enumerate(told, 1):
                self.retold = deque(answers)
                self.obey(line)
                if len(self.told) != number:
                    raise RecordError(f"the companion was told something that it does not understand: {line}")
        finally:
            self.console.quiet = quiet
            self.retold.clear()

    def obey(self, line: str) -> None:
        """Do what a line says, or say what is wrong with it."""
        known, luck = self.state, self.rng.getstate()
        self.heard = [line]
        try:
            word, _, rest = line.partition(" ")
            commands: dict[str, Callable[[str], None]] = {
                "conflict": self.conflict,
                "bonus": self.bonus,
                "wall": self.wall,
                "turn": self.turn,
                "combat": self.combat,
                "reward": self.reward,
                "show": self.show,
                "undo": self.undo,
                "help": lambda _: self.console.print(Text(self.speech.label("companion-help"))),
            }
            if word in commands:
                commands[word](rest.strip())
            else:
                self.tell_fact(self.player(word), rest.strip())
            if word not in ASIDES:
                self.told.append(self.heard)
        except Misunderstood as error:
            self.state = known
            self.rng.setstate(luck)
            self.console.print(Text(str(error), style="red"))

    # ---- what lies on the table

    def tell_fact(self, player: int, said: str) -> None:
        """`A at arrakeen`, `A spy arrakeen`, `A emperor 3`, `B garrison 4`, `A hooks 1`, `A control arrakeen`."""
        fact, _, value = said.partition(" ")
        g = self.state = self.state.copy()
        g.log = None
        p = g.players[player]
        if fact == "at":
            bit = 1 << self.space(value)
            p.agents -= bool(p.agents and not p.at & bit)
            p.at |= bit
        elif fact == "spy":
            self.spy(g, player, value)
        elif fact == "intrigues":
            self.intrigues(g, player, self.number(value))
        elif fact == "control":
            location = g.ruleset.spaces[self.space(value)].location
            if location < 0:
                raise Misunderstood(self.speech.label("companion-unclear", text=value))
            g.control[location] = player
        elif fact == "objective":
            p.objective = self.objective(value)
        elif fact in ICONS[: len(FACTIONS)]:
            self.influence(g, player, ICONS.index(fact), self.number(value, MOST_INFLUENCE))
        elif fact in GOODS[:3]:
            p.goods[GOODS.index(fact)] = self.number(value)
        elif fact in COUNTS and hasattr(p, fact):
            most = g.ruleset.recipe.troops if fact in TROOPS else MOST.get(fact, MOST_OF_ALL)
            setattr(p, fact, self.number(value, most))
        elif fact in FLAGS:
            value = value or "1"
            setattr(p, fact, bool(self.number(value, 1)))
        else:
            raise Misunderstood(self.speech.label("companion-unclear", text=said))
        name = self.shown([]).names[player]
        named = name if isinstance(name, str) else self.speech.words(name)
        self.console.print(Text(self.speech.label("companion-noted", player=named, text=f"{fact} {value}")))

    def spy(self, g: Imperium, player: int, said: str) -> None:
        """A spy on a post, or with a 0 behind it no more: rivals place theirs where nobody's is."""
        where, _, n = said.rpartition(" ") if said.endswith(" 0") else (said, "", "")
        p = g.players[player]
        bit = 1 << self.post(where)
        p.spies = p.spies & ~bit if n else p.spies | bit
        if p.spies.bit_count() > SPIES:
            raise Misunderstood(self.speech.label("companion-too-many", text=str(SPIES + 1), n=SPIES))

    def intrigues(self, g: Imperium, player: int, n: int) -> None:
        """How many somebody has, whichever they are: who has four can be stolen from."""
        held = g.players[player].intrigues
        most = len(held) + len(g.intrigue_deck)
        if n > most:
            raise Misunderstood(self.speech.label("companion-too-many", text=str(n), n=most))
        while len(held) < n:
            held.append(g.intrigue_deck.pop())
        while len(held) > n:
            g.intrigue_deck.append(held.pop())

    def influence(self, g: Imperium, player: int, faction: int, n: int) -> None:
        have = g.players[player].influence[faction]
        if n > have:
            gain_influence(g, player, faction, n - have)
        for _ in range(have - n):
            lose_influence(g, player, faction)
        g.stack = []

    def bonus(self, said: str) -> None:
        where, _, n = said.rpartition(" ")
        g = self.state = self.state.copy()
        maker = g.ruleset.spaces[self.space(where)].maker
        if maker < 0:
            raise Misunderstood(self.speech.label("companion-unclear", text=where))
        g.bonus_spice[maker] = self.number(n)
        noted = f"bonus {where} {n}"
        self.console.print(Text(self.speech.label("companion-noted-all", text=noted)))

    def wall(self, said: str) -> None:
        self.state = self.state.copy()
        self.state.shield_wall = False
        self.console.print(Text(self.speech.label("companion-noted-all", text="wall")))

    def conflict(self, said: str) -> None:
        """A new round with this conflict: agents come home, makers gain spice, units leave the last one."""
        named = [card for card in CONFLICTS if self.rules.has(card)]
        found = [card for card in named if lookup.matches(said, self.speech.name("conflicts", card.id), card.id)]
        exact = [card for card in found if card.id == said] or found
        if len(exact) != 1:
            raise Misunderstood(self.speech.label("companion-unclear", text=said))

        def begin(g: Imperium) -> None:
            if g.round:
                COMBAT_CLEAN_UP.run(g, -1, 0)
                occupied = sum(
                    {1 << place for p in g.players for place in range(p.at.bit_length()) if p.at >> place & 1}
                )
                for space in g.ruleset.makers:
                    g.bonus_spice[space.maker] += not occupied >> space.number & 1
                for p in g.players:
                    p.agents += p.at.bit_count()
                    p.at, p.has_revealed = 0, False
                g.first = (g.first + 1) % g.ruleset.firsts
                g.ruleset.push_steps(g, "recall")
                g.proceed()
            g.round += 1
            g.conflict = exact[0].number
            g.tell(o.CONFLICT_REVEALED, -1, g.conflict, 1)
            location = g.ruleset.locations.get(g.conflict, -1)
            holder = g.control[g.ruleset.spaces[location].location] if location >= 0 else -1
            if holder >= g.ruleset.people:
                g.push(DEFEND, holder, 0)
            g.ruleset.push_steps(g, "round_start")
            g.proceed()

        self.advance(begin)

    # ---- what rivals do

    def turn(self, said: str) -> None:
        player = self.rival(said)

        def act(g: Imperium) -> None:
            if g.players[player].agents <= 0 or g.conflict < 0:
                raise Misunderstood(self.speech.label("companion-no-turn"))
            take_automatic_turn(g, player)
            g.proceed()

        self.advance(act)

    def combat(self, said: str) -> None:
        if self.state.conflict < 0:
            raise Misunderstood(self.speech.label("companion-no-conflict"))

        def fight(g: Imperium) -> None:
            FLIP_FOR_SWORDS.run(g, -1, 0)
            for player in range(g.ruleset.people, len(g.players)):
                g.tell(o.STRENGTH_COUNTED, player, -1, strength(g, player))

        self.advance(fight)

    def reward(self, said: str) -> None:
        """`reward B 1`: the reward of a place, twice with sandworms; the first place wins the conflict."""
        who, _, n = said.partition(" ")
        player, place = self.rival(who), self.number(n)
        card = CONFLICTS[self.state.conflict] if self.state.conflict >= 0 else None
        if card is None or not 1 <= place <= 3:
            raise Misunderstood(self.speech.label("companion-unclear", text=said))
        node = (card.first, card.second, card.third)[place - 1]

        def take(g: Imperium) -> None:
            g.push(SETTLE, player, 0)
            if place == 1:
                g.push(WIN, player, 0)
            TAKE_REWARD.run(g, player, place)
            for _ in range(2 if g.players[player].worms else 1):
                give(g, player, node)
            g.proceed()

        self.advance(take)

    def show(self, said: str) -> None:
        view = self.view()
        self.console.print(header(view, self.speech), mats(view, self.speech))

    def undo(self, said: str) -> None:
        """What was told last, with what was answered then."""
        if not self.told:
            raise Misunderstood(self.speech.label("companion-nothing"))
        self.retell(self.told[:-1])

    # ---- running the rules

    def advance(self, step: Callable[[Imperium], None]) -> None:
        """Take a step on a copy, again and again until every outcome of chance that it needs is known."""
        outcomes: list[int] = []
        while True:
            g = self.state.copy()
            g.log, g.events, g.script = None, [], script_of(outcomes)
            try:
                step(g)
                break
            except Undecided as undecided:
                outcomes.append(self.outcome(undecided.options, again=bool(outcomes)))
        told, g.events, g.script = g.events or [], None, None
        while g.asking is not None and g.asking[0] not in (CHOOSE_FACTION, CHOOSE_FOR):
            # What a person chooses for themselves, such as a leader's secret, happens at the real table.
            g.answer(g.options[0])
        self.state = g
        game = self.shown(told)
        self.screen.look(game.view(SPECTATOR))
        self.console.print(self.screen.log(self.speech.log(game.events(SPECTATOR))))
        if g.asking is not None:
            answer = self.choose(
                self.speech.prompt(Game(self.rules, self.setup, 0, state=g.copy()).decision), g.options
            )
            self.advance(lambda state: state.answer(answer))

    def outcome(self, options: list[int], again: bool) -> int:
        """A House Hagal card is told by the person; what lies face down is nobody's to know. again: it is not the
        first that is asked for."""
        kind = options[0] >> KIND_SHIFT << KIND_SHIFT
        hidden = (o.DRAWN_INTRIGUE, o.STOLEN)
        if self.draws or kind in hidden or self.rules.option_kinds[kind >> KIND_SHIFT].of == "intrigues":
            return self.rng.choice(options)
        card = "companion-next-card" if again else "companion-which-card"
        asked = card if kind == DRAWN_HAGAL else "companion-which"
        return self.choose(self.speech.label(asked), options)

    def choose(self, question: str, options: list[int]) -> int:
        """One of these, by its number in the list or by what it is called."""
        words = {option: self.speech.words(self.rules.option_words(self.state, option)) for option in options}
        shown = options
        while True:
            self.console.print(Text(question))
            for place, option in enumerate(shown, 1):
                self.console.print(Text(f"{place:3}  {words[option]}"))
            line = self.answer()
            found = self.meant(line, shown, options, words)
            if len(found) != 1 and line in ("quit", "q"):
                raise Quit
            if len(found) != 1 and line == "undo":
                raise Misunderstood(self.speech.label("companion-undone"))
            if not found:
                self.console.print(Text(self.speech.label("companion-unclear", text=line), style="red"))
            if len(found) == 1:
                # By its key it is found again in every language.
                self.heard.append(self.rules.key(found[0]))
                return found[0]
            shown = found or options

    def answer(self) -> str:
        if self.retold:
            return self.retold.popleft()
        try:
            return self.read("? ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def meant(self, line: str, shown: list[int], options: list[int], words: dict[int, str]) -> list[int]:
        """The options that a line may mean."""
        if line.isdecimal() and 1 <= int(line) <= len(shown):
            return [shown[int(line) - 1]]
        exact = [option for option in options if line == self.rules.key(option)]
        return exact or [o for o in options if line and lookup.matches(line, words[o], self.rules.key(o))]

    def shown(self, told: list[tuple[int, int, int, int]]) -> Game:
        """The table as a game that can be looked at: nobody is asked anything."""
        g = self.state.copy()
        g.stack, g.asking, g.options, g.over, g.events = [], None, [], True, told
        return Game(self.rules, self.setup, 0, state=g)

    def view(self) -> dict[str, Any]:
        return self.shown([]).view(SPECTATOR)

    # ---- reading

    def player(self, letter: str) -> int:
        place = MARKS.find(letter.upper()) if len(letter) == 1 else -1
        if not 0 <= place < len(self.state.players):
            raise Misunderstood(self.speech.label("companion-unclear", text=letter))
        return place

    def rival(self, letter: str) -> int:
        """Where there is one rival it need not be named."""
        people, players = self.rules.people, len(self.state.players)
        found = people if not letter and players == people + 1 else self.player(letter)
        if found < people:
            raise Misunderstood(self.speech.label("companion-unclear", text=letter))
        return found

    def number(self, text: str, most: int = MOST_OF_ALL) -> int:
        if not text.isdecimal():
            raise Misunderstood(self.speech.label("companion-unclear", text=text))
        if len(text) > len(str(MOST_OF_ALL)) or int(text) > most:
            raise Misunderstood(self.speech.label("companion-too-many", text=text, n=most))
        return int(text)

    def objective(self, text: str) -> int:
        possible = [card for card in OBJECTIVES if len(self.state.players) in card.players]
        found = [card.number for card in possible if lookup.matches(text, card.id)]
        if not text or len(found) != 1:
            raise Misunderstood(self.speech.label("companion-unclear", text=text))
        return found[0]

    def space(self, text: str) -> int:
        return self.called("spaces", self.rules.spaces.values(), text)

    def post(self, text: str) -> int:
        return self.called("posts", self.rules.posts.values(), text)

    def called(self, kind: str, components: Iterable[Component], text: str) -> int:
        """The one that is called so."""
        every = list(components)
        found = [each.number for each in every if lookup.matches(text, self.speech.name(kind, each.id), each.id)]
        exact = [each.number for each in every if each.id == text] or found
        if not text or len(exact) != 1:
            raise Misunderstood(self.speech.label("companion-unclear", text=text))
        return exact[0]
