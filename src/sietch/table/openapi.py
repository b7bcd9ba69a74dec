"""The API described as OpenAPI 3.1, from the message types themselves. Served at `/api`."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from sietch import __version__
from sietch.coach.hints import HintShown
from sietch.table import chat, clock, coaching, rewinding
from sietch.table import messages as m
from sietch.table.lobby import messages as lm
from sietch.table.push import pushes as push

# What is described only by its form.
OBJECT: dict[str, Any] = {"type": "object"}
OBJECTS: dict[str, Any] = {"type": "array", "items": OBJECT}
TEXTS: dict[str, Any] = {"type": "array", "items": {"type": "string"}}
EVENTS = list[m.EventShown]
PERSON = list[m.PersonTable]
POINTS = list[rewinding.PointShown]
ANY = "host, seat, invite, spectator"

# Method, path, what it does, who may (empty: everybody), body type, reply type.
OPERATIONS: tuple[tuple[str, str, str, str, Any, Any], ...] = (
    ("get", "/api", "This description.", "", None, OBJECT),
    ("get", "/api/health", "Whether the server can do its work.", "", None, OBJECT),
    ("get", "/api/games", "The games, what a table of each can choose, and the bots.", "", None, list[m.GameShown]),
    ("get", "/api/games/{game}/catalogue", "All components with their words and icons.", "", None, OBJECTS),
    ("get", "/api/games/{game}/layout", "How the game's table is laid out, for a drawing.", "", None, OBJECT),
    ("get", "/api/games/arrakis/box", "What is not certain about the box, with its present value.", "", None, m.Box),
    (
        "put",
        "/api/games/arrakis/box",
        "All corrections of the box's owner, from the server's own machine only; they count from its next start.",
        "",
        m.Corrections,
        m.Box,
    ),
    ("get", "/api/languages", "The languages.", "", None, TEXTS),
    ("get", "/api/languages/{code}", "A language's Fluent messages and lexicon, or a part of them.", "", None, OBJECT),
    (
        "get",
        "/api/languages/{code}/rules",
        "The rules in our own words, and what leads there.",
        "",
        None,
        OBJECT,
    ),
    ("post", "/api/tables", "Open a table; gives the links of its seats.", "", m.NewTable, m.Links),
    ("get", "/api/tables/{table}", "What the token's owner may see.", "host, seat, spectator", None, m.Update),
    ("get", "/api/tables/{table}/links", "All links of the table.", "host", None, m.Links),
    (
        "post",
        "/api/tables/{table}/answers",
        "Answer the pending decision, or several in a row.",
        "seat",
        m.Answer | m.Answers,
        m.Update,
    ),
    (
        "post",
        "/api/tables/{table}/ahead",
        "What would be asked after some answers, and which answers bring what is wished for.",
        "seat",
        m.Ahead,
        m.AheadShown,
    ),
    ("post", "/api/tables/{table}/undo", "Take the last answer back.", "seat", m.Undo, m.Update),
    ("get", "/api/tables/{table}/refusals", "What is not possible now, and why.", "seat", None, m.Refusals),
    (
        "get",
        "/api/tables/{table}/odds",
        "War for Arrakis: the odds of a battle.",
        "host, seat, spectator",
        None,
        OBJECT,
    ),
    (
        "get",
        "/api/tables/{table}/odds/attacks",
        "War for Arrakis: how often each attack wins that is offered, or would be after some answers.",
        "host, seat, spectator",
        None,
        OBJECT,
    ),
    ("get", "/api/tables/{table}/result", "How the game ended.", "host, seat, spectator", None, m.ResultShown),
    (
        "get",
        "/api/tables/{table}/record",
        "The record, when the game is over; the host of a game with bots alone can have it before.",
        "host, seat, spectator",
        None,
        OBJECT,
    ),
    (
        "get",
        "/api/tables/{table}/log",
        "For replays: all that happened, openly.",
        "host, seat, spectator",
        None,
        EVENTS,
    ),
    (
        "get",
        "/api/tables/{table}/steps/{step}",
        "For replays: the table after so many entries of the record, when the game is over.",
        "host, seat, spectator",
        None,
        m.Step,
    ),
    (
        "get",
        "/api/tables/{table}/fairness",
        "The commitment to its chance; when the game is over also the seed, and whether the game follows from it.",
        "host, seat, spectator",
        None,
        coaching.FairnessShown,
    ),
    ("get", "/api/tables/{table}/hint", "The best answers now, where hints are allowed.", "seat", None, HintShown),
    (
        "get",
        "/api/tables/{table}/position",
        "The position as a text, as one's seat may know it; of a step of a finished game with everything open.",
        "host, seat, spectator",
        None,
        coaching.PositionText,
    ),
    (
        "get",
        "/api/tables/{table}/analysis",
        "A finished game looked back at, as far as that has come; the first who asks begins it.",
        "host, seat, spectator",
        None,
        coaching.AnalysisShown,
    ),
    ("post", "/api/positions", "What a position is.", "", coaching.PositionText, coaching.PositionShown),
    ("get", "/api/puzzles/today", "The puzzle of the day.", "", None, coaching.PuzzleShown),
    ("get", "/api/puzzles/today/solution", "Its solution.", "", None, coaching.SolutionShown),
    ("post", "/api/tables/{table}/rematch", "The same people at a new table.", "host, seat", None, m.Rematch),
    ("put", "/api/tables/{table}/seats/{seat}", "A bot takes a seat, or gives it back.", "host", m.SeatChange, OBJECT),
    ("put", "/api/tables/{table}/person", "A seat is a person's by their key, too.", "seat", m.Claim, m.Own),
    ("get", "/api/tables/{table}/rewind", "Where turns began, to go back to.", "seat", None, POINTS),
    ("post", "/api/tables/{table}/rewind", "Ask all people to go back.", "seat", rewinding.AskRewind, m.Update),
    ("put", "/api/tables/{table}/rewind", "Agree to that, or not.", "seat", rewinding.AgreeRewind, m.Update),
    ("put", "/api/tables/{table}/clock", "How much time people have for an answer.", "host", clock.SetClock, m.Update),
    ("post", "/api/tables/{table}/seats/{seat}/nudge", "Remind whoever is late.", "seat", clock.Nudge, m.Update),
    (
        "post",
        "/api/tables/{table}/seats/{seat}/stand-in",
        "Ask all other people to let a bot stand in for whoever is late.",
        "seat",
        clock.AskStandIn,
        m.Update,
    ),
    (
        "put",
        "/api/tables/{table}/seats/{seat}/stand-in",
        "Agree to that, or not.",
        "seat",
        clock.AgreeStandIn,
        m.Update,
    ),
    (
        "delete",
        "/api/tables/{table}/seats/{seat}/stand-in",
        "Come back: the seat's person plays again.",
        "seat",
        None,
        m.Update,
    ),
    ("get", "/api/tables/{table}/chat", "What was said.", "host, seat, spectator", None, chat.ChatShown),
    ("post", "/api/tables/{table}/chat", "Say something.", "seat", chat.Say, chat.LineShown),
    ("put", "/api/tables/{table}/chat", "Who hears what is said.", "host", chat.ChatMode, OBJECT),
    ("put", "/api/tables/{table}/chat/{line}", "A sign for a line.", "seat", chat.React, chat.LineShown),
    ("get", "/api/person/tables", "The seats of whoever has a key, and whose turn it is.", "person", None, PERSON),
    ("delete", "/api/person/tables/{table}", "Take a table off a person's list.", "person", None, OBJECT),
    ("get", "/api/push", "What a browser needs to be told of turns when the page is closed.", "", None, push.PushShown),
    (
        "put",
        "/api/person/push",
        "A browser is told of a person's turns.",
        "person",
        push.Subscribe,
        OBJECT,
    ),
    ("delete", "/api/person/push", "A browser is told no more.", "person", push.Unsubscribe, OBJECT),
    ("post", "/api/lobbies", "Invite friends to a table that has not begun.", "", lm.NewLobby, m.Links),
    ("get", "/api/lobbies/{table}", "Who is there, and who has which seat.", ANY, None, lm.LobbyShown),
    ("put", "/api/lobbies/{table}", "How much time people will have.", "host", lm.ChangeLobby, lm.LobbyShown),
    ("get", "/api/lobbies/{table}/links", "All links of the table.", "host", None, m.Links),
    ("post", "/api/lobbies/{table}/seats/{seat}", "Sit down, or move.", "host, seat, invite", lm.TakeSeat, lm.Taken),
    ("put", "/api/lobbies/{table}/seats/{seat}", "Change a seat.", "host, seat", lm.ChangeSeat, lm.LobbyShown),
    ("delete", "/api/lobbies/{table}/seats/{seat}", "Get up.", "host, seat", None, lm.LobbyShown),
    ("post", "/api/lobbies/{table}/begin", "The game begins.", "host", lm.Begin, m.Links),
)

SOCKET = (
    "A WebSocket at /api/tables/{table}/socket. The first message is a Hello with the token, and with epoch, seq and "
    "events of the last Update if there was one, so that only what is new is sent. Then the server sends an Update "
    "whenever something changes, and takes Answer, Answers, Undo, WhyNot, Listen and Ping. A request that changed "
    "nothing is answered by Refused; after a stale one the current Update follows. A lobby has one at "
    "/api/lobbies/{table}/socket, which sends a LobbyShown whenever something changes and Begun when the game begins, "
    "and takes Ping. After Listen a ChatShown is sent at once and whenever something is said. After TellChanges what "
    "would be an Update is Changes, with the fields of the view that read otherwise than before. TellAll brings an "
    "Update."
)


NUMBERS = {"step": "integer", "seat": "integer", "line": "integer"}

# By path: what may stand behind the question mark, its type, and whether it must.
QUERIES: dict[str, tuple[tuple[str, str, bool], ...]] = {
    "/api/tables/{table}": (("epoch", "string", False), ("seq", "integer", False), ("events", "integer", False)),
    "/api/tables/{table}/odds/attacks": (("keys", "string", False),),
    "/api/tables/{table}/position": (("step", "integer", False),),
    "/api/tables/{table}/odds": (("area", "string", True), ("target", "string", True)),
}

CREATES = ("/api/tables", "/api/lobbies", "/api/tables/{table}/rematch")

ERRORS = {
    "400": "what was sent is not what is taken; the text says what is",
    "401": "no token was sent",
    "403": "the token does not open this, or its role may not do that",
    "404": "there is no such thing",
    "408": "the body did not come in time",
    "409": "not as the table stands now",
    "413": "the body is too long",
    "414": "the address is too long",
    "421": "the server is not known by this name",
    "429": "too many requests; Retry-After says when to come again",
    "503": "the database cannot be used now; nothing was changed",
}


def _errors(method: str, path: str, roles: str, takes: Any) -> list[str]:
    """The statuses besides success that a request can get."""
    found = {"414", "421", "429"}
    if "{" in path:
        found.add("404")
    if roles:
        found |= {"401", "403", "409", "503"}
    if takes is not None:
        found |= {"400", "408", "413"}
    if (method, path) == ("put", "/api/games/arrakis/box"):
        found.add("403")
    if path in ("/api/tables", "/api/lobbies", "/api/health"):
        found.add("503")
    if path in QUERIES:
        found.add("400")
    return sorted(found)


def _response(text: str, schema: Any) -> dict[str, Any]:
    return {"description": text, "content": {"application/json": {"schema": schema}}}


@cache
def description() -> dict[str, Any]:
    types = [
        m.NewTable, m.Links, m.Answer | m.Answers, m.Undo, m.WhyNot, m.Ping, m.Hello, m.SeatChange, m.Update,
        m.Changes, m.TellChanges, m.TellAll,
        m.Refusals, m.Refused, m.Pong, m.Problem, m.AnswerProblem, m.Ahead, m.AheadShown, m.Step, m.Rematch,
        m.ResultShown, m.Box, m.Corrections, list[m.GameShown], EVENTS,
        PERSON, m.Claim, m.Own, lm.NewLobby, lm.TakeSeat, lm.ChangeSeat, lm.Begin, lm.LobbyShown, lm.Taken, lm.Begun,
        m.Listen, chat.ChatShown, chat.LineShown, chat.Say, chat.React, chat.ChatMode,
        lm.ChangeLobby, clock.SetClock, clock.Nudge, clock.AskStandIn, clock.AgreeStandIn,
        POINTS, rewinding.AskRewind, rewinding.AgreeRewind, push.PushShown, push.Subscribe, push.Unsubscribe,
        coaching.FairnessShown, HintShown, coaching.PositionText, coaching.AnalysisShown, coaching.PositionShown,
        coaching.PuzzleShown, coaching.SolutionShown,
    ]  # fmt: skip
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    references = dict(zip(types, schemas, strict=True))
    paths: dict[str, Any] = {}
    for method, path, summary, roles, takes, gives in OPERATIONS:
        done = "201" if path in CREATES else "200"
        operation: dict[str, Any] = {
            "summary": summary,
            "responses": {done: _response("done", gives if isinstance(gives, dict) else references[gives])},
        }
        for status in _errors(method, path, roles, takes):
            problem = (
                m.AnswerProblem if status == "409" and takes in (m.Answer | m.Answers, m.Undo, m.Ahead) else m.Problem
            )
            operation["responses"][status] = _response(ERRORS[status], references[problem])
        names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
        parameters = [
            {"name": name, "in": "path", "required": True, "schema": {"type": NUMBERS.get(name, "string")}}
            for name in names
        ]
        parameters += [
            {"name": name, "in": "query", "required": required, "schema": {"type": kind}}
            for name, kind, required in QUERIES.get(path, ())
        ]
        if parameters:
            operation["parameters"] = parameters
        if roles:
            operation["description"] = f"For: {roles}."
            operation["security"] = [{"token": []}]
        if takes is not None:
            operation["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": references[takes]}},
            }
        paths.setdefault(path, {})[method] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sietch table", "version": __version__, "description": SOCKET},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }
