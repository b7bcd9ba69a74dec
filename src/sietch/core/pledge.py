"""A pledge: chance that is settled before a game and shown to nobody until the game is over.

Whoever deals keeps a seed and a salt and publishes their hash, the commitment, before anybody answers. What chance
gives then follows from the two and from all entries of the record before it: it cannot be worked out without the salt,
and it cannot be changed any more. When the game is over both are told, and everybody can deal it again.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256

SALT_BYTES = 32
_SALT = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True)
class Pledge:
    """since: how many entries of the record were there before it; they are not part of what was promised."""

    salt: str
    since: int = 0

    @classmethod
    def new(cls, since: int = 0) -> Pledge:
        return cls(secrets.token_hex(SALT_BYTES), since)

    @classmethod
    def read(cls, text: str) -> Pledge:
        """One that was written down; ValueError if it is none."""
        salt, _, since = text.partition(":")
        if not _SALT.fullmatch(salt) or not since.isdecimal() or len(since) > 9:
            raise ValueError("a pledge is a salt of 64 hexadecimal digits and a number of entries")
        return cls(salt, int(since))

    def __str__(self) -> str:
        return f"{self.salt}:{self.since}"

    def text(self, seed: int) -> str:
        """What the commitment is the SHA-256 of."""
        return f"sietch-chance-1 {seed} {self.salt} {self.since}"

    def commitment(self, seed: int) -> str:
        return sha256(self.text(seed).encode()).hexdigest()


class Pledged:
    """Instead of a script: what chance gives in one step of a game. key: the name of an outcome in a record, by which
    things that can be drawn are ordered, so that their numbers do not matter."""

    __slots__ = ("before", "draws", "history", "key", "pledge", "seed")

    def __init__(self, pledge: Pledge, seed: int, before: Sequence[str], key: Callable[[int], str]) -> None:
        """before: all entries of the record until now; it is read when something is drawn, which most steps do not."""
        self.pledge = pledge
        self.seed = seed
        self.before = before
        self.history = ""
        self.key = key
        self.draws = 0

    def draw(self, kind: int, pile: Sequence[int]) -> int:
        """One of a pile. The salt is the key, never the text of the commitment: that would make its hash the key."""
        if not self.history:
            self.history = sha256("\n".join(self.before).encode()).hexdigest()
        said = f"{self.seed} {self.history} {self.draws}".encode()
        self.draws += 1
        number = int.from_bytes(hmac.digest(bytes.fromhex(self.pledge.salt), said, "sha256"), "big")
        return sorted(pile, key=lambda what: self.key(kind | what))[number % len(pile)]
