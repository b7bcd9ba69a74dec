"""The odds of a battle on a table's map, for whoever asks: worked out from what that seat may see, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sietch.arrakis.components import AREAS, number_of
from sietch.arrakis.map_odds import NoBattle, Shown, as_data, map_odds, offered_odds
from sietch.arrakis.odds import ORDER, Battle, Legion, OddsError, Side, order_from
from sietch.core.game import Game
from sietch.table.in_a_row import NotInARow, forced, give
from sietch.table.live import LiveTable
from sietch.table.refusals import Problem
from sietch.table.replies import reply
from sietch.table.storage import Link
from sietch.table.viewer import seen_by

Enter = Callable[[Request], Awaitable[tuple[LiveTable, Link]]]
MOST = 100


class OddsWish(msgspec.Struct, forbid_unknown_fields=True):
    """The query: an attack of the legion in `area` on `target`, and what both sides mean to do.

    cards: planning cards that a side discards, in all and in a round. order: what it gives up first, with commas.
    """

    area: str
    target: str
    surprise: bool = False
    extra_die: bool = False
    four_dice: bool = False
    no_cost: bool = False
    attacker_cards: int = 0
    defender_cards: int = 0
    attacker_cards_per_round: int | None = None
    defender_cards_per_round: int | None = None
    pays: bool = True
    stop_below: int = 0
    stop_after: int = 0
    retreat_below: int = 0
    attacker_order: str = ",".join(ORDER)
    defender_order: str = ",".join(ORDER)


class OddsOfATable:
    """The addresses `odds` and `odds/attacks` of a table; `enter` says which table it is and who asks."""

    def __init__(self, enter: Enter) -> None:
        self.enter = enter
        # Working out takes a while: one at a time, so that play goes on.
        self.one_at_a_time = asyncio.Semaphore(1)

    async def of_one(self, request: Request) -> Response:
        table, link = await self.enter(request)
        wish = _wish(request)
        async with self.one_at_a_time:
            return reply(await asyncio.to_thread(seen_odds, table.game, seen_by(link), wish))

    async def of_attacks(self, request: Request) -> Response:
        """Of all attacks that are offered to a seat, or would be after some answers (`?keys=...`, with commas)."""
        table, link = await self.enter(request)
        keys = [key for key in request.query_params.get("keys", "").split(",") if key]
        async with self.one_at_a_time:
            return reply(await asyncio.to_thread(attack_odds, table.game, seen_by(link), keys))


def attack_odds(game: Game, seat: int, keys: Sequence[str]) -> dict[str, Any]:
    """By target: how often the attacker wins, as the deciding seat can know it; no more than it could find out."""
    if not game.rules.has_battles:
        raise Problem(404, ("odds-no-battles", {}))
    if game.over or game.waits_for_chance or game.decision.seat != seat:
        return {}
    before, game = game, game.branch()
    known = True
    try:
        for _ in give(game, keys):
            known = game.can_undo
    except NotInARow as error:
        raise Problem(409, error.words, str(error)) from error
    found = offered_odds(game.state, seat, Shown.by(game.events())) if known else {}
    # A lone attack is not asked about.
    for held, _ in () if found else forced(before, keys):
        found = found or offered_odds(held.state, seat, Shown.by(held.events()))
    some = ("certain", "attacker_wins", "attacker_wins_between", "defender_wins", "nobody_wins")
    return {target: {name: as_data(odds)[name] for name in some} for target, odds in found.items()}


def _wish(request: Request) -> OddsWish:
    try:
        return msgspec.convert(dict(request.query_params), OddsWish, strict=False)
    except msgspec.ValidationError as error:
        raise _unclear(str(error)) from error


def _unclear(reason: str) -> Problem:
    return Problem(400, ("refused-query", {"reason": reason}))


def seen_odds(game: Game, seat: int, wish: OddsWish) -> dict[str, Any]:
    """The odds as a seat (or SPECTATOR) can know them, as plain values; Problem where there are none."""
    if not game.rules.has_battles or not game.is_set_up:
        raise Problem(404, ("odds-no-battles", {}))
    area, target = _area(wish.area), _area(wish.target)
    try:
        found = map_odds(game.state, seat, Shown.by(game.events()), area, target, _plan(wish))
    except NoBattle as error:
        raise Problem(409, error.words) from error
    except OddsError as error:
        raise Problem(400, ("refused-query", {"reason": error.words}), str(error)) from error
    return as_data(found)


def _area(id: str) -> int:
    try:
        return number_of(AREAS, id)
    except KeyError:
        raise Problem(404, ("odds-no-area", {})) from None


def _plan(wish: OddsWish) -> Battle:
    """The battle without its legions: those are on the map."""
    numbers = {name: value for name in wish.__struct_fields__ if isinstance(value := getattr(wish, name), int)}
    if any(not 0 <= number <= MOST for number in numbers.values()):
        raise _unclear(f"numbers are from 0 to {MOST}")
    return Battle(
        Side(Legion(), wish.attacker_cards, wish.attacker_cards_per_round, order_from(wish.attacker_order)),
        Side(Legion(), wish.defender_cards, wish.defender_cards_per_round, order_from(wish.defender_order)),
        surprise=wish.surprise,
        extra_die=wish.extra_die,
        four_dice=wish.four_dice,
        no_cost=wish.no_cost,
        pays=wish.pays,
        stop_below=wish.stop_below,
        stop_after=wish.stop_after,
        retreat_below=wish.retreat_below,
    )
