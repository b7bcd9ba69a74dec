"""What people say to each other at a table: stored with it, told to those who listen, and as much as is fit."""

from __future__ import annotations

import asyncio
import logging
import unicodedata
from functools import partial
from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sietch.table.live import LiveTable
from sietch.table.rates import SIZE_OF_CHANGE, SIZE_OF_LINE, Bucket, Rate
from sietch.table.refusals import Problem, Refusal
from sietch.table.replies import body, reply
from sietch.table.requests import Requests, number
from sietch.table.storage import StorageError
from sietch.table.storage.chats import Line, StoredChat, counts, react, read_chat, say, set_mode
from sietch.table.tables import SECONDS_BETWEEN_LOOKS, Tables
from sietch.table.viewer import HOST, SEAT, WATCH, Viewer

LONGEST_LINE = 500
# What a seat may say: so many lines at once, then so many a second.
SAYING = Rate(6, 0.5)
SIGNS = ("like", "laugh", "wow", "sad", "party")
# Who hears it: everybody, only those who play (and the host), or nobody, and then nothing can be said.
EVERYBODY, PEOPLE, OFF = "everybody", "people", "off"
# Characters that are not seen, or change how others are written.
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
JOINERS = "\u200d\ufe0f"  # within an emoji

log = logging.getLogger(__name__)


class Say(msgspec.Struct, forbid_unknown_fields=True):
    """A line. [[id]] in it is a component of the catalogue, by its id."""

    text: str


class React(msgspec.Struct, forbid_unknown_fields=True):
    """A sign for a line, or (on false) not any more."""

    sign: Literal["like", "laugh", "wow", "sad", "party"]
    on: bool = True


class ChatMode(msgspec.Struct, forbid_unknown_fields=True):
    mode: Literal["everybody", "people", "off"]


class LineShown(msgspec.Struct):
    """reactions: by sign, the seats that gave it. at: seconds since 1970."""

    number: int
    seat: int
    at: float
    text: str
    reactions: dict[str, list[int]]


class ChatShown(msgspec.Struct, tag_field="type", tag="chat"):
    """Lines that are new or have changed; whole: all that there are, and nothing else."""

    mode: Literal["everybody", "people", "off"]
    lines: list[LineShown]
    whole: bool


class Chats:
    """The chats of all tables. Who listens at a table is a viewer of it; what it has heard is in memory meanwhile."""

    def __init__(self, tables: Tables, requests: Requests) -> None:
        self.tables = tables
        self.requests = requests
        self._known: dict[str, StoredChat] = {}
        self._listening: dict[str, set[Viewer]] = {}
        self._saying: dict[tuple[str, int], Bucket] = {}
        self._watching: asyncio.Task[None] | None = None

    def addresses(self) -> list[BaseRoute]:
        return [
            Route("/tables/{table}/chat", self.chat, methods=["GET", "POST", "PUT"]),
            Route("/tables/{table}/chat/{line}", self.react, methods=["PUT"]),
        ]

    # ---- asking

    async def chat(self, request: Request) -> Response:
        if request.method == "POST":
            return await self.say(request)
        if request.method == "PUT":
            return await self.set_mode(request)
        table, link = await self.requests.enter(request)
        found = await self._load(table.id)
        return reply(shown(found, found.lines, True) if hears(found.mode, link.role) else shown(found, [], True))

    async def say(self, request: Request) -> Response:
        table, link = await self.requests.enter(request, SEAT)
        text = clean((await body(request, Say)).text)
        if (await self._load(table.id)).mode == OFF:
            raise Refusal(("refused-chat-off", {}))
        key = (table.id, link.seat)
        if not self._saying.setdefault(key, Bucket(SAYING)).take():
            raise Problem(429, ("refused-chat-often", {}), headers={"retry-after": "2"})
        self.requests.check_keeping(request, SIZE_OF_LINE)
        work = partial(say, table_id=table.id, seat=link.seat, text=text)
        count, line = await self.tables.storage.write(work, table.id)
        return self._changed(table, count, line)

    async def react(self, request: Request) -> Response:
        table, link = await self.requests.enter(request, SEAT)
        wish = await body(request, React)
        if (await self._load(table.id)).mode == OFF:
            raise Refusal(("refused-chat-off", {}))
        self.requests.check_keeping(request, SIZE_OF_CHANGE)
        work = partial(
            react, table_id=table.id, number=number(request, "line"), seat=link.seat, sign=wish.sign, on=wish.on
        )
        found = await self.tables.storage.write(work, table.id)
        if found is None:
            raise Problem(404, ("refused-chat-line", {}))
        return self._changed(table, *found)

    async def set_mode(self, request: Request) -> Response:
        table, _ = await self.requests.enter(request, HOST)
        mode = (await body(request, ChatMode)).mode
        self.requests.check_keeping(request, SIZE_OF_CHANGE)
        await self.tables.storage.write(partial(set_mode, table_id=table.id, mode=mode), table.id)
        await self._tell_all(table.id)
        return reply({})

    # ---- telling

    async def listen(self, table: LiveTable, viewer: Viewer) -> None:
        """Tell somebody all that was said, and from now on what is."""
        found = await self._load(table.id)
        if viewer.ended.done() or viewer not in table.viewers:
            return
        self._listening.setdefault(table.id, set()).add(viewer)
        found = self._known.setdefault(table.id, found)
        viewer.send(shown(found, found.lines if hears(found.mode, viewer.link.role) else [], True))

    def leave(self, table: LiveTable, viewer: Viewer) -> None:
        listening = self._listening.get(table.id)
        if listening is None:
            return
        listening.discard(viewer)
        if not listening:
            del self._listening[table.id]
            self._known.pop(table.id, None)
            self._saying = {key: bucket for key, bucket in self._saying.items() if key[0] != table.id}

    async def _load(self, table_id: str) -> StoredChat:
        known = self._known.get(table_id)
        return known if known is not None else await self._read(table_id)

    async def _read(self, table_id: str) -> StoredChat:
        return await self.tables.storage.ask(partial(read_chat, table_id=table_id))

    def _changed(self, table: LiveTable, count: int, line: Line) -> Response:
        """A line is new or different, and stored."""
        known = self._known.get(table.id)
        if known is not None:
            lines = [*(each for each in known.lines if each.number != line.number), line]
            lines.sort(key=lambda each: each.number)
            # Where others have changed something meanwhile, the next look at the database tells it.
            now = count if count == known.count + 1 else known.count
            self._known[table.id] = known = msgspec.structs.replace(known, lines=lines, count=now)
            for viewer in self._listening.get(table.id, ()):
                if hears(known.mode, viewer.link.role):
                    viewer.send(shown(known, [line], False))
        return reply(line)

    async def _tell_all(self, table_id: str) -> None:
        """What is stored counts."""
        found = await self._read(table_id)
        if table_id in self._known:
            self._known[table_id] = found
        for viewer in self._listening.get(table_id, ()):
            viewer.send(shown(found, found.lines if hears(found.mode, viewer.link.role) else [], True))

    async def start(self) -> None:
        """Tell people what is said at other servers."""
        self._watching = asyncio.get_running_loop().create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            known = {table_id: found.count for table_id, found in self._known.items()}
            if not known:
                continue
            try:
                found = await self.tables.storage.ask(partial(counts, table_ids=list(known)))
                for table_id, count in known.items():
                    now = self._known.get(table_id)
                    if now is not None and now.count == count and found.get(table_id, count) != count:
                        await self._tell_all(table_id)
            except StorageError:
                pass  # the storage has said so
            except Exception:
                log.exception("chats cannot be looked at again")

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()


def hears(mode: str, role: str) -> bool:
    return mode == EVERYBODY or (mode == PEOPLE and role != WATCH)


def shown(chat: StoredChat, lines: list[Line], whole: bool) -> ChatShown:
    told = [LineShown(line.number, line.seat, line.at, line.text, line.reactions) for line in lines]
    return ChatShown(chat.mode, told, whole)  # type: ignore[arg-type]


def clean(text: str) -> str:
    """A line as it is stored: in one piece, without what cannot be seen."""
    seen = [each for each in unicodedata.normalize("NFC", text) if each.isspace() or each in JOINERS or _is_seen(each)]
    found = " ".join("".join(seen).split())
    if not found.strip(JOINERS):
        raise Problem(400, ("refused-chat-empty", {}))
    if len(found) > LONGEST_LINE:
        raise Problem(400, ("refused-chat-long", {"n": LONGEST_LINE}))
    return found


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter) not in UNSEEN
