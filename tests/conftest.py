"""Every decision that a test of a game comes to is put to the bots too: they must know what to think of each option."""

import signal
from pathlib import Path

import pytest

from sietch.bots import offers
from sietch.core.game import CHANCE, Game

GAMES = {"arrakis", "base", "cards", "mixed", "rules"}

# Who is started in the background by a shell ignores Ctrl-C, and so would every program that the tests interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def judged(request, monkeypatch):
    if Path(request.path).relative_to(Path(__file__).parent).parts[0] not in GAMES:
        return
    choose = Game.choose

    def choose_after_judging(game, *args, **options):
        if not game.over and game.decision.seat != CHANCE:
            for offer in offers(game, game.decision.seat):
                offer.worth()
        return choose(game, *args, **options)

    monkeypatch.setattr(Game, "choose", choose_after_judging)
