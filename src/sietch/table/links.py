"""Links: the tokens of a table, those that follow from others, and those that follow from a person's key.

Only hashes are stored. The links of the seats follow from the host's, who can so be told them again; a person's own
tokens follow from the key that their browsers have, so that each of these finds the same seats.
"""

from __future__ import annotations

import base64
import re
import secrets
from collections.abc import Iterable
from dataclasses import replace
from hashlib import blake2b

from sietch.table import messages as m
from sietch.table.refusals import NotAllowed, Refusal
from sietch.table.storage import Link, hashed
from sietch.table.viewer import HOST, INVITE, SEAT, WATCH

# 32 bytes as base64: what a browser makes up for its person.
PERSON_KEY = re.compile("[A-Za-z0-9_-]{43}")


def following(key: str, what: str) -> str:
    """A token that follows from another one, or from a key; nobody finds the way back."""
    digest = blake2b(what.encode(), key=key.encode(), digest_size=18).digest()
    return base64.urlsafe_b64encode(digest).decode()


def person_of(key: str) -> str:
    """What is stored of a person's key; a refusal if it is none."""
    if not PERSON_KEY.fullmatch(key):
        raise Refusal(("refused-person", {}))
    return hashed(key)


def own_token(key: str, table_id: str) -> str:
    """The token with which a person has a seat at a table."""
    return following(key, f"person {table_id}")


def host_token(key: str, table_id: str) -> str:
    """The host's token of a table: it follows from the person's key, or is made up where nobody says who they are."""
    return following(key, f"host {table_id}") if key else secrets.token_urlsafe(18)


def seat_link(host: str, seat: int) -> str:
    """The token of a seat, or (-1) that of those who watch, as it follows from the host's."""
    return following(host, f"{SEAT if seat >= 0 else WATCH} {seat}")


def links_from(host: str, seats: int) -> list[Link]:
    """All links of a table, as they follow from the host's."""
    return [
        Link(host, HOST, -1),
        Link(seat_link(host, -1), WATCH, -1),
        *(Link(seat_link(host, seat), SEAT, seat) for seat in range(seats)),
    ]


def invite_from(host: str) -> Link:
    """The one link that a host sends to all friends, while the table is a lobby."""
    return Link(following(host, INVITE), INVITE, -1)


def kept(links: Iterable[Link]) -> list[Link]:
    """Links as they are stored."""
    return [replace(link, token=hashed(link.token)) for link in links]


def told(table_id: str, links: list[Link], invite: str = "") -> m.Links:
    by_role = {link.role: link.token for link in links}
    seats = [link.token for link in links if link.role == SEAT]
    return m.Links(table_id, by_role[HOST], by_role[WATCH], seats, invite)


def opened(links: Iterable[Link], token: str) -> Link:
    """What a token opens of some stored links, with the token itself."""
    given = hashed(token)
    for link in links:
        if secrets.compare_digest(link.token, given):
            return replace(link, token=token)
    raise NotAllowed(("refused-token", {}))


def links_again(table_id: str, stored: Iterable[Link], host: Link, seats: int) -> m.Links:
    """All links, for the host; those that were given out before tokens were hashed are known to their owners only."""
    links = links_from(host.token, seats)
    there = {link.token for link in stored}
    if not {hashed(link.token) for link in links} <= there:
        raise Refusal(("refused-old-links", {}))
    invite = invite_from(host.token).token
    return told(table_id, links, invite if hashed(invite) in there else "")
