"""A position as a short text that can be shared: the ruleset, who sits there, and all that is on the table.

It holds no seed and nothing of what happened before. One that was written for a seat has dealt anew what that seat
could not see, so it tells nothing that the seat did not know; one that was written for nobody holds everything as it
was.
"""

from __future__ import annotations

import base64
import binascii
import re
import secrets
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from sietch.core.keeping import carry_over, legend
from sietch.core.refusing import quoted
from sietch.core.rules import Rules, SetupError
from sietch.core.saves import SaveError, load, save
from sietch.core.schema import Holds, redeal
from sietch.core.state import seeded

MARK = "sietch1."
LONGEST_TEXT = 12_000
MOST_BYTES = 64_000
# In games there are a few dozen at most, and a progress of 20 bits.
MOST_FRAMES, MOST_PROGRESS, MOST_OF_ANYTHING = 64, 1 << 24, 1000
OPEN = -1
# What a set-up says about people and not about the game.
PERSONAL = ("names",)

# What was meant by the numbers of positions that other programs wrote.
LEGENDS = Path(__file__).with_name("legends")


class PositionError(SetupError):
    """A text that is no position; the message says why."""


class _Body(msgspec.Struct, array_like=True):
    game: str
    legend: str
    setup: dict[str, Any]
    seat: int
    save: bytes


_decode = msgspec.msgpack.Decoder(_Body).decode
_encode = msgspec.msgpack.Encoder().encode


@dataclass(frozen=True)
class Position:
    """seat: who knew all that is in it, or OPEN where it holds everything."""

    rules: Rules
    setup: dict[str, Any]
    state: Any
    seat: int


@cache
def legend_name(rules: Rules) -> str:
    return blake2b(legend(rules), digest_size=8).hexdigest()


def write(rules: Rules, setup: Mapping[str, Any], state: Any, seat: int = OPEN) -> str:
    """The text of a position, as a seat may know it or with everything open."""
    if seat != OPEN:
        state = redeal(rules.schema, state, seat, secrets.randbits(53))
    state = state.copy()
    state.rng = 0
    said = {name: value for name, value in setup.items() if name not in PERSONAL}
    body = _encode(_Body(rules.name, legend_name(rules), said, seat, save(rules, state, log=False)))
    return MARK + base64.urlsafe_b64encode(zlib.compress(body, 9)).decode().rstrip("=")


@cache
def known_legend(name: str) -> bytes | None:
    """What an earlier program meant, if it is known here."""
    file = LEGENDS / f"{name}.z"
    return zlib.decompress(file.read_bytes()) if re.fullmatch("[0-9a-f]{16}", name) and file.is_file() else None


def keep_legend(rules: Rules) -> None:
    """Let later programs know what this one means, for positions that are to last."""
    LEGENDS.mkdir(exist_ok=True)
    (LEGENDS / f"{legend_name(rules)}.z").write_bytes(zlib.compress(legend(rules), 9))


def read(text: Any, rules_of: Callable[[str], Rules], names: list[str] | None = None) -> Position:
    """A position from its text; PositionError for what is none. names: what the players are called."""
    body = _unpacked(text)
    try:
        general = rules_of(body.game)
        setup = general.setup({**body.setup, **({} if names is None else {"names": names})})
        rules = general.of(setup)
        state = _state(rules, body)
        wrong = _excess(rules, state) or rules.check(state)
        if not wrong and state.asking is not None:
            # Whatever is asked must be possible to say.
            rules.prompt(state)
            [rules.option_words(state, option) for option in state.options]
    except (SaveError, SetupError) as error:
        raise PositionError(("position-wrong", {"reason": str(error)})) from error
    except Exception as error:  # a text that somebody made up can hold anything
        raise PositionError(("position-wrong", {"reason": repr(error)})) from error
    if wrong:
        raise PositionError(("position-wrong", {"reason": wrong[0]}))
    if not OPEN <= body.seat < rules.seats(state):
        raise PositionError(("position-wrong", {"reason": f"there is no seat {body.seat}"}))
    return Position(rules, setup, state, body.seat)


def _unpacked(text: Any) -> _Body:
    if not isinstance(text, str) or not text.strip().startswith("sietch"):
        raise PositionError(("position-none", {"mark": MARK, "text": quoted(str(text)[:40])}))
    text = text.strip()
    if not text.startswith(MARK):
        raise PositionError(("position-version", {"mark": MARK}))
    if len(text) > LONGEST_TEXT:
        raise PositionError(("position-damaged", {}))
    packed = text.removeprefix(MARK)
    try:
        unpacker = zlib.decompressobj()
        coded = base64.b64decode(packed + "=" * (-len(packed) % 4), b"-_", validate=True)
        data = unpacker.decompress(coded, MOST_BYTES)
        if not unpacker.eof or unpacker.unused_data:
            raise zlib.error("it does not end")
        return _decode(data)
    except (binascii.Error, ValueError, zlib.error, msgspec.DecodeError, RecursionError) as error:
        raise PositionError(("position-damaged", {})) from error


def _state(rules: Rules, body: _Body) -> Any:
    if body.legend == legend_name(rules):
        return load(rules, body.save)
    meant = known_legend(body.legend)
    if meant is None:
        raise PositionError(("position-other", {}))
    return carry_over(rules, body.save, meant)


def _excess(rules: Rules, state: Any) -> list[str]:
    """What no game comes to, and what would keep a program busy for ever: texts come from anywhere."""
    frames = [*state.stack, *([] if state.asking is None else [state.asking])]
    if len(frames) > MOST_FRAMES:
        return ["too much is still to be done"]
    players = len(state.players)
    if any(not -1 <= seat < players or abs(x) > MOST_PROGRESS for _, seat, x in frames):
        return ["what is still to be done is nothing that a game does"]
    rows = [(rules.schema.game, state.dump()), *((rules.schema.player, row) for row in state.dump_players())]
    for fields, values in rows:
        for what, value in zip(fields, values, strict=True):
            numbers = [value] if what.holds is Holds.INT and not what.of else []
            numbers = value if what.holds is Holds.NUMBERS else numbers
            if any(abs(number) > MOST_OF_ANYTHING for number in numbers):
                return [f"there is too much of {what.name}"]
    return []


def fresh(position: Position, seed: int) -> Any:
    """Its state, to play on from: what the seat of the position did not know is dealt anew."""
    state = position.state
    if position.seat != OPEN:
        state = redeal(position.rules.schema, state, position.seat, seed)
    state = state.copy()
    state.rng = seeded(seed)
    state.log = None
    return state
