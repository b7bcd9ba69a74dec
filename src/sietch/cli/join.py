"""`sietch join LINK`: a seat at a table of a server, in the terminal. It uses the same API as the page."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import typer
from rich.console import Console
from rich.text import Text
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from sietch.cli import lookup, screen
from sietch.cli.session import LOG_LINES
from sietch.cli.speech import Speech
from sietch.core.game import Option, Refusal
from sietch.core.rules import SetupError
from sietch.text.wire import as_words
from sietch.text.writer import clause, sentence

PATIENCE = 60 * 60


class NotJoined(SetupError):
    """A link that leads to no seat; the message says why."""


def address(link: str) -> tuple[str, str]:
    """The socket and the token of a link as the page shows it: http://HOST/table/ID#TOKEN."""
    parts = urlsplit(link)
    places = [place for place in parts.path.split("/") if place]
    if parts.scheme not in ("http", "https") or places[:1] != ["table"] or len(places) != 2 or not parts.fragment:
        raise NotJoined("a link to a seat looks like http://HOST:PORT/table/ID#TOKEN")
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}/api/tables/{places[1]}/socket", parts.fragment


class Seat:
    """What the server told last, and a person who answers it."""

    def __init__(self, socket: ClientConnection, console: Console, speech: Speech) -> None:
        self.socket = socket
        self.console = console
        self.speech = speech
        self.table: dict[str, Any] = {}
        self.log: list[str] = []
        self.shown = 0

    # ---- the line

    def send(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self) -> dict[str, Any]:
        """The next message; an update is kept."""
        message: dict[str, Any] = msgspec.json.decode(self.socket.recv(PATIENCE))
        if message["type"] == "table":
            self.table = message
            view = message["view"]
            contracts = view["offer"] or any(player["contracts"] or player["completed"] for player in view["players"])
            self.speech.meet(view["names"], bool(contracts))
            lines = [clause(self.speech.language, as_words(event["words"])) + "." for event in message["events"]]
            self.log[message["events_from"] :] = lines
            self.shown = min(self.shown, len(self.log))
        elif message["type"] == "refused":
            self.console.print(Text(message["reason"], style="red"))
        return message

    # ---- playing

    def play(self) -> None:
        """Answer what is asked of this seat until the game is over or the person leaves."""
        while True:
            message = self.hear()
            if message["type"] != "table" and not (message["type"] == "refused" and self.table):
                continue
            if self.table["winners"]:
                self.tell_news()
                self.console.print(screen.result(self.table["view"], self.table["winners"], self.speech))
                return
            if self.is_asked and not self.ask():
                return

    @property
    def is_asked(self) -> bool:
        decision = self.table["decision"]
        return decision is not None and self.table["seat"] == decision["seat"]

    def ask(self) -> bool:
        """One answer sent; False when the person leaves."""
        decision = self.table["decision"]
        self.tell_news()
        options = [
            Option(place, shown["key"], shown["kind"], shown["target"], as_words(shown["words"]))
            for place, shown in enumerate(decision["options"], 1)
        ]
        self.console.print(Text(sentence(self.speech.language, as_words(decision["prompt"])), style="bold green"))
        view = self.table["view"]
        lines = [(o.number, self.speech.option(o), screen.hint(o, self.speech, view)) for o in options]
        self.console.print(screen.options(lines))
        while True:
            typed = self.console.input("> ").strip()
            if typed in ("quit", "q"):
                return False
            if typed == "board":
                self.console.print(screen.table(view, self.speech, self.console.width))
            elif typed == "undo":
                self.send(type="undo", decision=decision["id"])
                return True
            elif typed.startswith(("?", "why")):
                self.why(typed.removeprefix("why").removeprefix("?").strip())
            else:
                fitting = [o for o in options if typed == str(o.number)] or [
                    o for o in options if typed and lookup.matches(typed, self.speech.option(o), o.key)
                ]
                if len(fitting) == 1:
                    self.send(type="answer", decision=decision["id"], key=fitting[0].key)
                    return True
                self.console.print(Text(self.speech.label("nothing-matches", text=typed)))

    def tell_news(self) -> None:
        """The table, and what happened since it was drawn last."""
        self.console.print(screen.table(self.table["view"], self.speech, self.console.width))
        self.console.print(screen.heading(self.speech.label("log")))
        for line in self.log[self.shown :][-LOG_LINES:]:
            self.console.print(Text(f"  {line}"))
        self.shown = len(self.log)

    def why(self, text: str) -> None:
        self.send(type="why-not")
        while (message := self.hear())["type"] != "refusals":
            pass
        for shown in message["refusals"]:
            words, reason = as_words(shown["words"]), as_words(shown["reason"])
            refusal = Refusal(shown["key"], shown["kind"], shown["target"], words, reason)
            if not text or lookup.matches(text, self.speech.target(refusal)):
                self.console.print(Text(f"✗ {self.speech.target(refusal)}: {self.speech.reason(refusal)}."))


def join(
    link: Annotated[str, typer.Argument(help="The link of a seat: http://HOST:PORT/table/ID#TOKEN")],
    lang: Annotated[str, typer.Option(help="en, cs or pl.", envvar="SIETCH_LANG")] = "en",
) -> None:
    """Take a seat at a table of a server."""
    url, token = address(link)
    speech = Speech(lang)
    console = Console()
    try:
        with connect(url, max_size=None) as socket:
            seat = Seat(socket, console, speech)
            seat.send(token=token)
            seat.play()
    except (OSError, InvalidHandshake) as error:
        raise NotJoined(f"the server at {urlsplit(link).netloc} does not answer: {error}") from error
    except ConnectionClosed as closed:
        raise NotJoined("the server has ended the connection") from closed
    except (EOFError, KeyboardInterrupt):
        console.print()
