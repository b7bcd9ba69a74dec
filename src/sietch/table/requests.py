"""What most requests over HTTP begin with: what their token opens, and whether there is room for them."""

from __future__ import annotations

from starlette.requests import Request

from sietch.table.addresses import address_of
from sietch.table.live import LiveTable
from sietch.table.rates import KEPT_TOO_MUCH, Allowances
from sietch.table.refusals import Problem
from sietch.table.storage import Link
from sietch.table.tables import Tables
from sietch.table.viewer import ONLY
from sietch.text import Words

MOST_DIGITS = 9


class Requests:
    def __init__(self, tables: Tables, allowances: Allowances) -> None:
        self.tables = tables
        self.allowances = allowances

    async def enter(self, request: Request, *roles: str) -> tuple[LiveTable, Link]:
        """The table and the role that the request's token opens."""
        table, link = await self.tables.enter(request.path_params["table"], bearer(request))
        if roles and link.role not in roles:
            raise Problem(403, ONLY[roles])
        return table, link

    def check_opening(self, request: Request) -> None:
        if not self.allowances.opening.take(address_of(request)):
            raise Problem(429, ("refused-tables-too-often", {}), headers={"retry-after": "5"})

    def check_keeping(self, request: Request, size: int) -> None:
        """Room in the database is for everybody: an address may fill so much of it in a day."""
        if not self.allowances.keeping.take(address_of(request), size):
            raise Problem(429, KEPT_TOO_MUCH, headers={"retry-after": "600"})


def bearer(request: Request) -> str:
    """The token or key that a request brings."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        words: Words = ("refused-no-token", {"header": "Authorization: Bearer TOKEN"})
        raise Problem(401, words, headers={"www-authenticate": "Bearer"})
    return token


def number(request: Request, name: str) -> int:
    """A number in an address; -1, which nothing has, for anything else."""
    text = request.path_params[name]
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else -1
