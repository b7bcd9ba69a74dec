"""A seat gets its view and nothing else: every byte sent in a whole game would be the same after another deal.

After each answer some of what was sent to all viewers is compared with what a twin of the table would send: the
same table, but with all cards that the viewer cannot see dealt anew, and with other cards in the events of others
that are told without their card.
"""

import dataclasses
import random
from typing import Any

import msgspec
import pytest
from tests.server.people import run_loop

from sietch.core.game import SPECTATOR, Game, IllegalChoice
from sietch.core.rules import Sight
from sietch.table import messages as m
from sietch.table.live import LiveTable
from sietch.table.storage import Storage
from sietch.table.tables import Tables
from sietch.table.thinking import Thinkers
from sietch.table.viewer import Viewer

SEED = 8_314_159_265_358_979
# What part of all that is sent is compared: a game has some thousand messages, and each comparison deals anew.
COMPARED = 0.3


def encoded(message) -> str:
    return msgspec.json.encode(message).decode()


def other_cards(game: Game, seat: int, rng: random.Random) -> list[Any]:
    """The raw events, with other cards where the seat was not told which."""
    found = []
    for event in game._events:
        number, whose, what, n = event
        kind = game.rules.event_kinds[number]
        if kind.sight is Sight.OWNER and not game.rules.sees(game.state, seat, event) and kind.of and what >= 0:
            # From which of two decks a card comes is open, so that it may decide who sees it.
            others = range(len(game.rules.tables[kind.of]))
            unseen = [card for card in others if not game.rules.sees(game.state, seat, (number, whose, card, n))]
            what = rng.choice(unseen)
        found.append((number, whose, what, n))
    return found


def twin(table: LiveTable, seat: int, rng: random.Random) -> LiveTable:
    game = table.game.redeal(seat, rng.getrandbits(32))
    game._events = other_cards(table.game, seat, rng)
    return dataclasses.replace(table, game=game)


def could_undo(answers: list[tuple[Game, str]], seat: int, now: Game, rng: random.Random) -> bool:
    """Whether the seat could take back the last of its answers, had it given them after another deal."""
    while True:
        game = answers[0][0].redeal(seat, rng.getrandbits(32))
        for _, key in answers:
            game.choose(key)
        if game.over or now.over or game.decision.seat == now.decision.seat:
            return not game.over and game.decision.seat == seat and game.can_undo
        # Who is asked next is told to all: a deal after which it is somebody else is not one the seat could be in.


class Listener:
    """A viewer, what was sent to it, and how much of the log it had before."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.had = 0
        self.heard: list[str] = []

    def take(self) -> str:
        text = self.viewer.waiting.get_nowait().decode()
        self.heard.append(text)
        assert self.viewer.waiting.empty()
        return text


async def play(storage: Storage, game: str, players: int, modules: list[str], seed: int) -> dict[str, list[str]]:
    tables = Tables(storage, Thinkers(1))
    seats = [m.SeatWish(f"Name {seat}") for seat in range(players)]
    links = await tables.open(m.NewTable(seats, game=game, setup={"modules": modules}, seed=SEED + seed))
    table, _ = await tables.enter(links.table, links.host)
    listeners = []
    for token in [*links.seats, links.spectator, links.host]:
        _, link = await tables.enter(links.table, token)
        listeners.append(Listener(table.join(link, m.Hello(token))))
    for listener in listeners:
        while not listener.viewer.waiting.empty():
            listener.heard.append(listener.viewer.waiting.get_nowait().decode())
        listener.had = table.game.event_count
    rng = random.Random(seed)
    # The answers that could be taken back, and the games before them.
    chain: list[tuple[Game, str]] = []
    while not table.game.over:
        before = table.game
        decision = before.decision
        if chain and before.can_undo and rng.random() < 0.3:
            assert await tables.undo(table, decision.seat, m.Undo(decision.id)) is None
            chain.pop()
            tried = chain
        else:
            key = rng.choice(decision.options).key
            assert await tables.answer(table, decision.seat, m.Answer(decision.id, key)) is None
            tried = [*chain, (before, key)]
            chain = tried if table.game.can_undo else []
        for listener in listeners:
            viewer = listener.viewer
            seat = viewer.seat
            told = listener.take()
            first = min(listener.had, table.game.event_count)
            listener.had = table.game.event_count
            if rng.random() > COMPARED:
                continue
            other = twin(table, seat, rng)
            update = other.update(Viewer(viewer.link, first))
            if tried and decision.seat == seat:
                update.can_undo = could_undo(tried, seat, table.game, rng)
            assert told == encoded(update)
            assert msgspec.json.decode(told)["view"] == msgspec.to_builtins(table.game.view(seat))
            assert encoded(table.refusals(seat)) == encoded(other.refusals(seat))
            if not table.game.over and table.game.decision.seat == seat:
                refused = await tables.answer(table, seat, m.Answer(table.game.decision.id, "nonsense"))
                assert refused is not None
                with pytest.raises(IllegalChoice) as illegal:
                    other.game.choose("nonsense")
                assert refused.reason == str(illegal.value)
            if rng.random() < 0.1:
                # Who comes anew gets the whole log.
                whole, again = table.update(Viewer(viewer.link)), other.update(Viewer(viewer.link))
                again.can_undo = whole.can_undo
                assert encoded(whole) == encoded(again)
    await tables.close()
    return {f"{listener.viewer.link.token}": listener.heard for listener in listeners}


@pytest.mark.parametrize(
    ("game", "players", "modules", "seed"),
    [
        ("uprising", 4, ["choam"], 1),
        ("uprising", 3, [], 2),
        pytest.param("uprising", 4, ["choam"], 3, marks=pytest.mark.nightly),
        # The Harkonnen have no seat: nobody looks into what is theirs.
        ("arrakis", 1, ["mahdi"], 4),
        # Partners see their side, but not each other's cards.
        ("arrakis", 2, ["mahdi"], 5),
    ],
)
def test_another_deal_of_what_a_seat_cannot_see_changes_no_byte_that_it_is_sent(tmp_path, game, players, modules, seed):
    storage = Storage(f"sqlite:///{tmp_path}/table.db")
    heard = run_loop(play(storage, game, players, modules, seed))
    storage.close()
    assert len(heard) == players + 2
    for token, texts in heard.items():
        assert len(texts) > 100
        for text in texts:
            assert str(SEED + seed) not in text
            assert "seed" not in text
            assert not any(other in text for other in heard), f"{token} was sent a token"


def test_a_twin_that_the_seat_could_tell_apart_is_found(tmp_path):
    """The comparison can fail: what a seat does see is not the same after another deal."""

    async def look() -> None:
        tables = Tables(storage, Thinkers(1))
        links = await tables.open(m.NewTable([m.SeatWish() for _ in range(4)], seed=1))
        table, link = await tables.enter(links.table, links.seats[0])
        rng = random.Random(1)
        while table.game.decision.seat != 0:
            seat, decision = table.game.decision.seat, table.game.decision
            await tables.answer(table, seat, m.Answer(decision.id, decision.options[0].key))
        mine = encoded(table.update(Viewer(link)))
        assert mine == encoded(twin(table, 0, rng).update(Viewer(link)))
        assert mine != encoded(twin(table, SPECTATOR, rng).update(Viewer(link)))
        assert mine != encoded(twin(table, 1, rng).update(Viewer(link)))
        await tables.close()

    storage = Storage(f"sqlite:///{tmp_path}/table.db")
    run_loop(look())
    storage.close()
