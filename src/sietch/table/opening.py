"""New tables: from what somebody wishes for to a game and what is kept of it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import sietch
from sietch.core.game import TOLD, Game, replay
from sietch.core.keeping import fingerprint
from sietch.core.pledge import Pledge
from sietch.core.rules import SetupError
from sietch.table import messages as m
from sietch.table.lateness import check_clock
from sietch.table.links import host_token, kept, links_from, told
from sietch.table.live import result_of
from sietch.table.restoring import (
    kept_setup,
    position_of,
    rows,
)
from sietch.table.storage import (
    Link,
    StoredTable,
)

LARGEST_SEED = 1 << 63


def at_position(wish: m.NewTable) -> Game:
    """A game that begins at a position; what its seat did not know is dealt anew."""
    names = [seat.name.strip() or f"Player {place + 1}" for place, seat in enumerate(wish.seats)] or None
    if wish.record is not None or wish.told:
        raise SetupError(("position-alone", {}))
    return sietch.at(wish.position, names, wish.seed, Pledge.new() if wish.seed is None else None)


def game_of(wish: m.NewTable) -> Game:
    if wish.position:
        game = at_position(wish)
    elif wish.record is not None:
        game = pledged(wish.record)
    else:
        names = [seat.name.strip() or f"Player {place + 1}" for place, seat in enumerate(wish.seats)]
        setup = {**wish.setup, "players": len(wish.seats), "names": names}
        # Whoever asks for a seed wants to see a known deal; all others must not be able to work out what comes.
        chance = "secret" if wish.seed is None else "seeded"
        game = Game(
            sietch.rules(wish.game), setup, wish.seed, chance=TOLD if wish.told else chance, pledge=Pledge.new()
        )
    check_clock(wish.clock, game.is_told)
    if game.is_told:
        check_real_table(game)
        check_people(game, [seat.bot for seat in wish.seats])
    if not 0 <= game.seed < LARGEST_SEED:
        raise SetupError(("setup-seed-range", {"last": str(LARGEST_SEED - 1)}))
    return game


def pledged(record: dict[str, Any]) -> Game:
    """The game of a record, which goes on with a pledge of its own: that of the record is known."""
    entries = record.get("answers") if isinstance(record, dict) else None
    since = len(entries) if isinstance(entries, list) else 0
    return sietch.replay(record, chance="secret", older=True, pledge=Pledge.new(since))


def check_real_table(game: Game) -> None:
    """People tell about a real table where somebody plays whom nobody sits for."""
    if game.rules.companion not in game.setup.get("modules", ()):
        raise SetupError(("setup-not-told", {}))


def check_people(game: Game, bots: Sequence[str]) -> None:
    """What lies on a real table only people see."""
    if game.is_told and any(bots):
        raise SetupError(("setup-told-bots", {}))


def with_fresh_links(
    game: Game, bots: list[str], record: dict[str, Any] | None = None, person: str = ""
) -> tuple[StoredTable, m.Links]:
    """A game as it is kept from now on, and the keys to it. record: what it goes on from, maybe of earlier rules.

    person: the key of whoever opens it, if it is to be found again with it.
    """
    table_id = secrets.token_hex(8)
    tokens = links_from(host_token(person, table_id), game.seats)
    stored = new_table(table_id, game, bots, kept(tokens))
    if record is not None and record["rules"] != stored.rules:
        # Nothing tells how the game went then: there is nothing that it could agree with.
        stored = replace(stored, rules=record["rules"], fingerprints={})
    return stored, told(stored.id, tokens)


def new_table(
    table_id: str, game: Game, bots: list[str], links: list[Link], people: frozenset[int] | None = None
) -> StoredTable:
    """A game as it is kept from now on. people: the seats that are or were a person's; those without a bot."""
    record = game.record
    entries = rows(game)
    last = len(entries) - 1
    marks: dict[int, str] = {}
    if not game.is_told:
        begun = game if not last else replay(game.rules, record, len(entries[0]))
        marks = {0: fingerprint(begun.rules, begun.state), last: fingerprint(game.rules, game.state)}
    return StoredTable(
        id=table_id,
        game=game.rules.name,
        rules=game.rules.version,
        setup=kept_setup(game),
        seed=record["seed"],
        links=links,
        bots=bots,
        entries=entries,
        people=frozenset(seat for seat, bot in enumerate(bots) if not bot) if people is None else people,
        fingerprints=marks,
        position=None if game.is_told else position_of(game),
        at=last,
        result=result_of(game),
        pledge=game.pledge,
        begins_at=game.begins_at,
    )
