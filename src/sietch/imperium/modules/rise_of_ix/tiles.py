"""The eighteen tech tiles."""

from __future__ import annotations

from sietch.imperium.modules.rise_of_ix.effects import (
    DistantFactions,
    InfluenceWithAll,
    PersuasionThisTurn,
    SwordCards,
    TrashInPlay,
)
from sietch.imperium.modules.rise_of_ix.intrigue_deck import ExchangeIntrigues
from sietch.imperium.modules.rise_of_ix.tech import tech
from sietch.imperium.modules.rise_of_ix.tech_tiles import (
    CardsToTop,
    DreadnoughtForPoint,
    MoreTroopsFromTrack,
    Unblocked,
    WinsTies,
)
from sietch.imperium.vocabulary import *

tech("artillery", cost=1, reveal=each(SwordCards(), gain(SWORD, 1)))
tech("chaumurky", cost=4, rival=True, acquire=intrigue_card(2), lasting=WinsTies())
tech("detonation-devices", cost=3, rival=True, lasting=DreadnoughtForPoint())
tech(
    "disposal-facility",
    cost=3,
    acquire=trash(),
    reveal=given(PersuasionThisTurn(6), TrashInPlay()),
    doubt="spent-persuasion",
)
tech("flagship", cost=8, rival=True, acquire=victory_point(), flip=pay_get(pay(SOLARI, 4), troops(3)))
tech("holoprojectors", cost=3, flip=pay_get(discard(1), draw(1)))
tech("holtzman-engine", cost=6, rival=True, round_start=draw(1), endgame=given(OwnsFlow(2), victory_point()))
tech(
    "invasion-ships",
    cost=5,
    rival=True,
    acquire=troops(4),
    flip=pay_get(discard(1), Unblocked()),
    before_sending=True,
)
tech(
    "memocorders",
    cost=2,
    rival=True,
    acquire=influence_any(),
    endgame=given(InfluenceWithAll(3), victory_point()),
)
tech("minimic-film", cost=2, reveal=persuasion(1))
tech("restricted-ordnance", cost=4, reveal=given(HasCouncilSeat(), swords(4)))
tech("shuttle-fleet", cost=6, rival=True, acquire=InfluenceTwo(), round_start=gain(SOLARI, 2))
tech("sonic-snoopers", cost=2, rival=True, acquire=intrigue_card(), use=ExchangeIntrigues())
tech("spaceport", cost=5, acquire=draw(2), lasting=CardsToTop())
tech(
    "spy-satellites",
    cost=4,
    rival=True,
    use=pay_get(pay(SPICE, 3), victory_point()),
    endgame=each(DistantFactions(), victory_point()),
)
tech("training-drones", cost=3, rival=True, flip=troops(1))
tech(
    "troop-transports",
    cost=2,
    rival=True,
    lasting=MoreTroopsFromTrack(),
    doubt="transports-after-combat",
)
tech("windtraps", cost=2, rival=True, acquire=gain(WATER, 1), won=gain(WATER, 1))
