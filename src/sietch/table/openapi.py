"""The API described as OpenAPI 3.1, from the message types themselves. Served at `/api`."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from sietch import __version__
from sietch.table import messages as m

# Method, path, what it does, who may (empty: everybody), body type, reply type.
OPERATIONS: tuple[tuple[str, str, str, str, Any, Any], ...] = (
    ("get", "/api", "This description.", "", None, None),
    ("get", "/api/games", "The games, what a table of each can choose, and the bots.", "", None, list[m.GameShown]),
    ("get", "/api/games/{game}/catalogue", "All components with their words and icons.", "", None, None),
    ("get", "/api/games/{game}/layout", "How the game's table is laid out, for a drawing.", "", None, None),
    ("get", "/api/languages", "The languages.", "", None, None),
    ("get", "/api/languages/{code}", "A language's Fluent messages and lexicon.", "", None, None),
    ("post", "/api/tables", "Open a table; gives the links of its seats.", "", m.NewTable, m.Links),
    ("get", "/api/tables/{table}", "What the token's owner may see.", "host, seat, spectator", None, m.Update),
    ("get", "/api/tables/{table}/links", "All links of the table.", "host", None, m.Links),
    ("post", "/api/tables/{table}/answers", "Answer the pending decision.", "seat", m.Answer, m.Update),
    ("post", "/api/tables/{table}/undo", "Take the last answer back.", "seat", m.Undo, m.Update),
    ("get", "/api/tables/{table}/refusals", "What is not possible now, and why.", "seat", None, m.Refusals),
    ("get", "/api/tables/{table}/odds", "War for Arrakis: the odds of a battle.", "host, seat, spectator", None, None),
    ("get", "/api/tables/{table}/record", "The record, when the game is over.", "host, seat, spectator", None, None),
    (
        "get",
        "/api/tables/{table}/steps/{step}",
        "For replays: the table after so many entries of the record, when the game is over.",
        "host, seat, spectator",
        None,
        m.Step,
    ),
    ("post", "/api/tables/{table}/rematch", "The same people at a new table.", "host, seat", None, m.Rematch),
    ("put", "/api/tables/{table}/seats/{seat}", "A bot takes a seat, or gives it back.", "host", m.SeatChange, None),
)

SOCKET = (
    "A WebSocket at /api/tables/{table}/socket. The first message is a Hello with the token, and with epoch, seq and "
    "events of the last Update if there was one, so that only what is new is sent. Then the server sends an Update "
    "whenever something changes, and takes Answer, Undo, WhyNot and Ping. A request that changed nothing is answered "
    "by Refused; after a stale one the current Update follows."
)


@cache
def description() -> dict[str, Any]:
    types = [
        m.NewTable, m.Links, m.Answer, m.Undo, m.WhyNot, m.Ping, m.Hello, m.SeatChange, m.Update, m.Refusals, m.Refused,
        m.Pong, m.Problem, m.AnswerProblem, m.Step, m.Rematch, list[m.GameShown],
    ]  # fmt: skip
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    references = dict(zip(types, schemas, strict=True))
    paths: dict[str, Any] = {}
    for method, path, summary, roles, takes, gives in OPERATIONS:
        content = {"application/json": {"schema": references.get(gives, {})}}
        operation: dict[str, Any] = {
            "summary": summary,
            "responses": {
                "200": {"description": "done", "content": content},
                "default": {
                    "description": "an error, in one sentence",
                    "content": {"application/json": {"schema": references[m.Problem]}},
                },
            },
        }
        names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
        if names:
            operation["parameters"] = [
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
            ]
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
