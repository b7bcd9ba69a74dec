"""A table to play at without a keyboard: what is typed is a list, what is shown is a text."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import sietch
from sietch import bots
from sietch.cli.naming import HUMAN
from sietch.cli.saving import GameFile
from sietch.cli.screens import screen_of
from sietch.cli.session import Session


class AtTheTable:
    """A session with its console; `play` types lines and says what came on the screen."""

    def __init__(
        self, file: Path, lang: str = "en", width: int = 100, seats: str = "", terminal: bool = False, **setup: Any
    ) -> None:
        record: dict[str, Any] | None = setup.pop("record", None)
        name = setup.pop("game", "uprising")
        if record is None:
            usual = {"modules": ["choam"]} if name == "uprising" else {}
            self.game = sietch.new(name, **{"seed": 7, **usual, **setup})
        else:
            self.game = sietch.replay(record)
        self.seats = seats.split(",") if seats else [HUMAN] + ["random"] * (self.game.seats - 1)
        self.screen = io.StringIO()
        shape: dict[str, Any] = {"force_terminal": True, "height": 60} if terminal else {}
        self.console = Console(file=self.screen, width=width, highlight=False, color_system=None, **shape)
        self.lines: Iterable[str] = []
        screen = screen_of(self.game.rules.name, lang)
        players = [None if name == HUMAN else bots.make(name) for name in self.seats]
        kept = GameFile(self.game.seed, file, own=record is not None)
        self.session = Session(self.game, self.seats, players, screen, self.console, self.read, kept)

    def read(self, prompt: str) -> str:
        self.screen.write(prompt)
        self.prompt = prompt
        for line in self.lines:
            self.screen.write(f"{line}\n")
            return line
        raise EOFError

    def play(self, *lines: str) -> str:
        """Type these lines, then leave; what was shown."""
        self.screen.truncate(0)
        self.screen.seek(0)
        self.lines = iter(lines)
        self.session.run()
        return self.screen.getvalue()

    def play_first(self) -> str:
        """Take the first option until the game is over; what was shown."""

        def typed() -> Iterator[str]:
            while True:
                yield "" if self.prompt.endswith(": ") else str(next(iter(self.session.numbered())))

        return self.play_on(typed())

    def play_on(self, lines: Iterable[str]) -> str:
        self.lines = iter(lines)
        self.session.run()
        return self.screen.getvalue()


@pytest.fixture
def sit(tmp_path, monkeypatch):
    """Sit down at a new table: `sit(lang="cs", seats="human,random,random,random")`."""
    monkeypatch.chdir(tmp_path)
    return lambda **setup: AtTheTable(Path("game.json"), **setup)


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Run the command `sietch` in an empty folder."""
    from sietch.cli import app

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("SIETCH_LANG", raising=False)

    def command(*args: str, typed: str | None = None):
        return CliRunner().invoke(app, list(args), input=typed)

    return command
