"""The line to a table of a server: what is said and heard on it. When it is lost it is taken up again."""

from __future__ import annotations

import contextlib
import threading
from collections import deque
from collections.abc import Iterator
from typing import Any, TextIO
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from sietch.core.rules import SetupError
from sietch.text import Words
from sietch.text.wire import as_data

# How long to wait before each new call after a lost line; after the last one in vain there is no other.
SECONDS_TO_CALL_AGAIN = (0.2, 0.5, 1, 2, 4, 8, 15, 30, 30, 30, 30)

SECONDS_FOR_AN_ANSWER = 20


class NotJoined(SetupError):
    """A link that leads to no table, or does so no longer; the message says why."""


def address(link: str) -> tuple[str, str]:
    """The socket and the token of a link as the page shows it: http://HOST/table/ID#TOKEN."""
    wrong = NotJoined(("command-link", {"link": "http://HOST:PORT/table/ID#TOKEN"}))
    try:
        parts = urlsplit(link)
        known = parts.hostname is not None and (parts.port is None or parts.port > 0)
    except ValueError:
        raise wrong from None
    places = [place for place in parts.path.split("/") if place]
    if not known or parts.scheme not in ("http", "https") or places[:1] != ["table"] or len(places) != 2:
        raise wrong
    if not parts.fragment:
        raise wrong
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}/api/tables/{places[1]}/socket", parts.fragment


class Inbox:
    """What was typed and what was heard, each in its order; one can wait for either."""

    def __init__(self) -> None:
        self._news = threading.Condition()
        self.typed: deque[str | None] = deque()  # None: nothing more will be
        self.heard: deque[dict[str, Any]] = deque()

    def put_typed(self, line: str | None) -> None:
        with self._news:
            self.typed.append(line)
            self._news.notify()

    def put_heard(self, message: dict[str, Any]) -> None:
        with self._news:
            self.heard.append(message)
            self._news.notify()

    def wait(self, seconds: float | None = None) -> bool:
        """Until something was typed or heard; whether something was."""
        with self._news:
            return self._news.wait_for(lambda: bool(self.typed or self.heard), seconds)

    def next_heard(self) -> dict[str, Any]:
        """The next message, whatever is typed meanwhile."""
        with self._news:
            self._news.wait_for(lambda: self.heard)
            return self.heard.popleft()


def listen_to_keyboard(keyboard: TextIO, inbox: Inbox) -> None:
    """Every line goes into the inbox, also while nobody waits for one."""

    def listen() -> None:
        # Without a buffer: that would be locked by this thread when the program ends.
        with open(keyboard.fileno(), "rb", buffering=0, closefd=False) as lines:
            for line in lines:
                try:
                    inbox.put_typed(line.decode(keyboard.encoding).strip())
                except UnicodeDecodeError:
                    inbox.put_typed("")
        inbox.put_typed(None)

    threading.Thread(target=listen, daemon=True).start()


class Line:
    """Messages of the server go into the inbox; so do `lost`, when the line is, and `given-up`, when nobody answers."""

    def __init__(self, link: str, inbox: Inbox) -> None:
        self.link = link
        self.url, self.token = address(link)
        self.inbox = inbox
        # What a hello says after a lost line, to be told only what is new.
        self.known: dict[str, Any] = {}
        self._socket: ClientConnection | None = None
        self._hung_up = threading.Event()
        threading.Thread(target=self._stay, daemon=True).start()

    def send(self, **message: Any) -> None:
        """What is said on a line that was just lost is not heard; that it was lost comes as a message."""
        socket = self._socket
        if socket is not None:
            with contextlib.suppress(ConnectionClosed):
                socket.send(msgspec.json.encode(message).decode())

    def ask(
        self, method: str, what: str, body: dict[str, Any] | None = None, **query: str
    ) -> tuple[int, dict[str, Any]]:
        """What the table's API has at an address of the table: the status and the answer; 0 where nobody answers."""
        place = self.url.replace("ws", "http", 1).removesuffix("socket") + what
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        content = None if body is None else msgspec.json.encode(body)
        request = Request(f"{place}?{urlencode(query)}", content, headers, method=method)
        try:
            with urlopen(request, timeout=SECONDS_FOR_AN_ANSWER) as response:
                return response.status, msgspec.json.decode(response.read())
        except HTTPError as error:
            with contextlib.suppress(msgspec.DecodeError):
                return error.code, msgspec.json.decode(error.read())
        except (OSError, msgspec.DecodeError):
            pass
        return 0, {}

    def hang_up(self) -> None:
        self._hung_up.set()
        if self._socket is not None:
            self._socket.close()

    def _stay(self) -> None:
        """Call, and call again when the line was lost; where nobody answers the first time, that is all."""
        tries: Iterator[float] = iter(())
        while True:
            error = self._talk()
            if error is None:
                self.inbox.put_heard({"type": "lost"})
                tries = iter(SECONDS_TO_CALL_AGAIN)
            seconds = next(tries, None)
            if seconds is None:
                words: Words = ("command-no-answer", {"server": urlsplit(self.link).netloc, "reason": str(error)})
                self.inbox.put_heard({"type": "given-up", "words": as_data(words)})
                return
            if self._hung_up.wait(seconds):
                return

    def _talk(self) -> Exception | None:
        """Call, say hello and listen until the line ends; what went wrong if nothing was heard."""
        error: Exception = ConnectionError("it ends the connection at once")
        try:
            with connect(self.url, max_size=None) as self._socket:
                self.send(token=self.token, **self.known)
                heard = False
                with contextlib.suppress(ConnectionClosed, msgspec.DecodeError):
                    for text in self._socket:
                        self.inbox.put_heard(msgspec.json.decode(text))
                        heard = True
                return None if heard else error
        except (OSError, WebSocketException) as failed:
            return failed
        finally:
            self._socket = None
