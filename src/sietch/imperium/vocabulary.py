"""The words that components are written in: short functions for verbs, conditions and combinators."""

from __future__ import annotations

from typing import Any

from sietch.core.combinators import Choose, Each, Given, May, Seq, Trigger, When
from sietch.core.node import Count, Node, Test
from sietch.imperium.acquiring import AcquireForSolari, AcquireFree, SetAside
from sietch.imperium.agents import HireSwordmaster, IgnoreRequirements, RecallAgent
from sietch.imperium.cards import (
    HAND,
    IN_PLAY,
    Discard,
    Draw,
    LookAtThree,
    OpponentsDiscard,
    ReturnThisToHand,
    Trash,
    TrashThis,
)
from sietch.imperium.combat import FlipConflict
from sietch.imperium.components import (
    BENE_GESSERIT,
    CITY,
    CRYSKNIFE,
    DESERT_MOUSE,
    EMPEROR,
    FREMEN,
    GUILD,
    LANDSRAAD,
    ORNITHOPTER,
    PERSUASION,
    SOLARI,
    SPICE,
    SPICE_TRADE,
    SPY,
    SWORD,
    VICTORY_POINT,
    WATER,
    WILD,
    place,
)
from sietch.imperium.conditions import (
    AcquiredFlow,
    AlwaysSmiling,
    DiscardedOf,
    FremenBond,
    GainedSpice,
    HasAlliance,
    HasCouncilSeat,
    HasCouncilSeatAndSwordmaster,
    HasHooks,
    HasInfluence,
    NoCouncilSeat,
    OtherInPlay,
    OwnsFlow,
    RecalledSpy,
    SentToFaction,
    SentToMaker,
    ShadowAlliance,
    SpiesOnBoard,
    SpyingOnMaker,
    UnitsDeployed,
    UnitsInConflict,
    WormsInConflict,
)
from sietch.imperium.council import AssemblyPersuasion, JoinCouncil
from sietch.imperium.counts import CardsInPlay, CardsRevealed, OtherSwordCards, WormCount
from sietch.imperium.influence import (
    ANY,
    Influence,
    InfluenceTwo,
    InfluenceWhereSpying,
    LoseInfluence,
    ReachedTwo,
    VisitCountsTwo,
)
from sietch.imperium.intrigue import DrawIntrigue, StealIntrigue, TrashIntrigue
from sietch.imperium.leaders import (
    AcquiredInReveal,
    NoDeployment,
    OtherSentToSpiedMaker,
    OwnReveal,
    PlaceSpyThen,
    RecallMemories,
    RepeatSpace,
    SentAgent,
    Signet,
    StoreMemory,
    Training,
    TrashForSpice,
)
from sietch.imperium.lines import Lines
from sietch.imperium.makers import Harvest, TakeBonusSpice
from sietch.imperium.open_effects import AnyOrder
from sietch.imperium.resources import Gain, Pay
from sietch.imperium.sandworms import Summon, TakeHooks
from sietch.imperium.shield_wall import Detonate
from sietch.imperium.spies import PlaceSpy, RecallSpies
from sietch.imperium.troops import DeployFromGarrison, DeployRecruited, Recruit, Retreat

Effect = Node[Any]

# ---- combinators


def seq(*parts: Effect) -> Effect:
    return Seq(*parts)


def any_order(*parts: Effect) -> Effect:
    return AnyOrder(*parts)


def given(test: Test[Any], then: Effect, otherwise: Effect | None = None) -> Effect:
    return Given(test, then, otherwise)


def may(get: Effect) -> Effect:
    return May(None, get)


def pay_get(cost: Effect, get: Effect) -> Effect:
    return May(cost, get)


def pay_for(cost: Effect, get: Effect) -> Effect:
    """The same on an intrigue card, which is not played where it would do nothing."""
    return May(cost, get, idle=False)


def choose(*branches: Effect) -> Effect:
    return Choose(*branches)


def choose_may(*branches: Effect) -> Effect:
    return Choose(*branches, free=True)


def each(count: Count[Any], node: Effect) -> Effect:
    return Each(count, node)


def when(trigger: Trigger[Any], node: Effect) -> Effect:
    return When(trigger, node)


def lines(*parts: Effect) -> Effect:
    return Lines(*parts)


# ---- goods


def gain(what: int, n: int) -> Effect:
    return Gain(what, n)


def pay(what: int, n: int) -> Effect:
    return Pay(what, n)


def persuasion(n: int) -> Effect:
    return Gain(PERSUASION, n)


def swords(n: int) -> Effect:
    return Gain(SWORD, n)


def victory_point() -> Effect:
    return Gain(VICTORY_POINT, 1)


# ---- cards


def draw(n: int) -> Effect:
    return Draw(n)


def discard(n: int) -> Effect:
    return Discard(n)


def trash() -> Effect:
    """The icon: a card from hand, discard pile or play may be trashed."""
    return Trash()


def trash_cost() -> Effect:
    return Trash(cost=True)


def trash_other_in_play(tag: int) -> Effect:
    return Trash(cost=True, places=IN_PLAY, tag=tag, other=True)


def trash_from_hand(tag: int) -> Effect:
    return Trash(cost=True, places=HAND, tag=tag)


def acquire_up_to(n: int, hand_with_worm: bool = False) -> Effect:
    return AcquireFree(n, to_hand_with_worm=hand_with_worm)


def acquire_exactly_to_hand(n: int) -> Effect:
    return AcquireFree(n, least=n, to_hand=True)


def intrigue_card(n: int = 1) -> Effect:
    return DrawIntrigue(n)


# ---- units


def troops(n: int) -> Effect:
    return Recruit(n)


def worms(n: int) -> Effect:
    return Summon(n)


def retreat(least: int, most: int | None = None) -> Effect:
    return Retreat(least, least if most is None else most)


def retreat_any() -> Effect:
    return Retreat(0, Retreat.ANY)


def deploy_up_to(n: int) -> Effect:
    return DeployFromGarrison(n)


# ---- spies, influence, the board


def spy(*on: int) -> Effect:
    return PlaceSpy(on)


def spy_here() -> Effect:
    return PlaceSpy(here=True, shared=True)


def spy_shared() -> Effect:
    return PlaceSpy(shared=True)


def recall_spies(n: int = 1) -> Effect:
    return RecallSpies(n)


def influence(faction: int, n: int = 1) -> Effect:
    return Influence(faction, n)


def influence_any(n: int = 1) -> Effect:
    return Influence(ANY, n)


def influence_among(*factions: int) -> Effect:
    return Influence(ANY, 1, factions)


def lose_influence(n: int = 1) -> Effect:
    return LoseInfluence(n)


def harvest(n: int) -> Effect:
    """What a maker space gives to an agent."""
    return Harvest(n)


def bonus_spice(maker: str) -> Effect:
    return TakeBonusSpice(place(maker).number)


# ---- conditions


def at_least(faction: int, n: int) -> Test[Any]:
    """Influence with the faction."""
    return HasInfluence(faction, n)


__all__ = [
    "ANY",
    "BENE_GESSERIT",
    "CITY",
    "CRYSKNIFE",
    "DESERT_MOUSE",
    "EMPEROR",
    "FREMEN",
    "GUILD",
    "HAND",
    "IN_PLAY",
    "LANDSRAAD",
    "ORNITHOPTER",
    "PERSUASION",
    "SOLARI",
    "SPICE",
    "SPICE_TRADE",
    "SPY",
    "SWORD",
    "VICTORY_POINT",
    "WATER",
    "WILD",
    "AcquireForSolari",
    "AcquireFree",
    "AcquiredFlow",
    "AcquiredInReveal",
    "AlwaysSmiling",
    "AssemblyPersuasion",
    "CardsInPlay",
    "CardsRevealed",
    "DeployFromGarrison",
    "DeployRecruited",
    "Detonate",
    "Discard",
    "DiscardedOf",
    "Draw",
    "DrawIntrigue",
    "Effect",
    "FlipConflict",
    "FremenBond",
    "Gain",
    "GainedSpice",
    "Harvest",
    "HasAlliance",
    "HasCouncilSeat",
    "HasCouncilSeatAndSwordmaster",
    "HasHooks",
    "HasInfluence",
    "HireSwordmaster",
    "IgnoreRequirements",
    "Influence",
    "InfluenceTwo",
    "InfluenceWhereSpying",
    "JoinCouncil",
    "Lines",
    "LookAtThree",
    "LoseInfluence",
    "NoCouncilSeat",
    "NoDeployment",
    "OpponentsDiscard",
    "OtherInPlay",
    "OtherSentToSpiedMaker",
    "OtherSwordCards",
    "OwnReveal",
    "OwnsFlow",
    "Pay",
    "PlaceSpy",
    "PlaceSpyThen",
    "ReachedTwo",
    "RecallAgent",
    "RecallMemories",
    "RecallSpies",
    "RecalledSpy",
    "Recruit",
    "RepeatSpace",
    "Retreat",
    "ReturnThisToHand",
    "SentAgent",
    "SentToFaction",
    "SentToMaker",
    "SetAside",
    "ShadowAlliance",
    "Signet",
    "SpiesOnBoard",
    "SpyingOnMaker",
    "StealIntrigue",
    "StoreMemory",
    "Summon",
    "TakeBonusSpice",
    "TakeHooks",
    "Training",
    "Trash",
    "TrashForSpice",
    "TrashIntrigue",
    "TrashThis",
    "UnitsDeployed",
    "UnitsInConflict",
    "VisitCountsTwo",
    "WormCount",
    "WormsInConflict",
    "acquire_exactly_to_hand",
    "acquire_up_to",
    "any_order",
    "at_least",
    "bonus_spice",
    "choose",
    "choose_may",
    "deploy_up_to",
    "discard",
    "draw",
    "each",
    "gain",
    "given",
    "harvest",
    "influence",
    "influence_among",
    "influence_any",
    "intrigue_card",
    "lines",
    "lose_influence",
    "may",
    "pay",
    "pay_for",
    "pay_get",
    "persuasion",
    "recall_spies",
    "retreat",
    "retreat_any",
    "seq",
    "spy",
    "spy_here",
    "spy_shared",
    "swords",
    "trash",
    "trash_cost",
    "trash_from_hand",
    "trash_other_in_play",
    "troops",
    "victory_point",
    "when",
    "worms",
]
