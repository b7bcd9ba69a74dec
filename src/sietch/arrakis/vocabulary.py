"""The words that cards are written in: short functions for verbs, filters, places and conditions."""

from __future__ import annotations

from typing import Any

from sietch.arrakis import leaders as who
from sietch.arrakis.battle import Attack
from sietch.arrakis.components import (
    AREAS,
    CARRYALL,
    ELITE,
    EXTRA_DIE,
    FOUR_DICE,
    HARVESTER,
    NO_COST,
    ORNITHOPTER,
    REGULAR,
    SPECIAL,
    SURPRISE,
    number_of,
)
from sietch.arrakis.desert import DesertPower, PlaceWormsigns, StormNow, WildMaker
from sietch.arrakis.map import ARRAKEEN, CARTHAG, MOUNTAINS, PLATEAUS
from sietch.arrakis.movement import Move
from sietch.arrakis.placement import (
    EMPTY_DESERT,
    OWN_LEGION,
    OWN_SETTLEMENTS,
    WITH_SPECIAL_LEGION,
    DeployToken,
    Free,
    LegionOf,
    Place,
    Settlements,
    Spread,
    Upgrade,
    Where,
)
from sietch.arrakis.planning import FROM_ALLIES, FROM_HOUSE, Draw, OpponentDiscards, PlayOne
from sietch.arrakis.spice import DropMarker, PlaceVehicle, PlaceVehicles
from sietch.arrakis.steps import Provided
from sietch.arrakis.stratagems.dice import LoseHouseDie, NameDie, TakeSister
from sietch.arrakis.stratagems.leaders import Enter, EnterFeyd, EnterWildMaker, StopPaul, Tank
from sietch.arrakis.stratagems.legions import CielagoToken, MoveSietch, RevealArea, SandTides, SwapTokens, TroopCarriers
from sietch.arrakis.stratagems.prescience import (
    Attach,
    DetonateNow,
    ExchangePrescience,
    ReturnPrescience,
    SecondObjective,
    ShiftMarkers,
)
from sietch.arrakis.stratagems.strikes import CapturedOrnithopter, DustChasms, RemoveVehicles, Rockets, SpecialAttack
from sietch.arrakis.stratagems.when import AtomicsLeft, InPlay, MarkerAt, NotGone
from sietch.arrakis.stratagems.worms import ClearPole, PlaceWorm, RemoveWormsigns
from sietch.arrakis.which_legions import (
    ANY,
    THAT_LEGION,
    WITH_LEADER,
    WITH_SPECIAL,
    InArea,
    InDesert,
    Legions,
    WithNamed,
)
from sietch.core.combinators import Choose, Given, Seq
from sietch.core.node import Node, Test

Effect = Node[Any]

# ---- combinators: every step of a card is optional, so a choice can be left


def seq(*parts: Effect) -> Effect:
    return Seq(*parts)


def choose(*branches: Effect) -> Effect:
    return Choose(*branches, free=True)


def given(test: Test[Any], then: Effect, otherwise: Effect | None = None) -> Effect:
    return Given(test, then, otherwise)


def provided(test: Test[Any], then: Effect) -> Effect:
    return Provided(test, then)


# ---- filters of legions

any_legion: Legions = ANY
that_legion: Legions = THAT_LEGION
led: Legions = WITH_LEADER
with_special: Legions = WITH_SPECIAL
in_desert: Legions = InDesert()
led_in_desert: Legions = InDesert(leader=True)


def legion_of(*leaders: int) -> Legions:
    return WithNamed(*leaders)


def legion_in(area: str) -> Legions:
    return InArea(number_of(AREAS, area))


# ---- places

own_settlement: Where = OWN_SETTLEMENTS
own_sietch: Where = OWN_SETTLEMENTS
empty_desert: Where = EMPTY_DESERT
own_legion: Where = OWN_LEGION
legion_with_special: Where = WITH_SPECIAL_LEGION
free_mountain: Where = Free("free-mountain", MOUNTAINS)
free_plateau: Where = Free("free-plateau", PLATEAUS)
arrakeen_or_carthag: Where = Settlements("arrakeen-or-carthag", 1 << ARRAKEEN | 1 << CARTHAG)


def settlement(area: str) -> Where:
    return Settlements("settlement", area=number_of(AREAS, area))


def beside(leader: int) -> Where:
    return LegionOf(leader)


# ---- moving and attacking


def move(n: int = 1, legions: Legions = ANY) -> Effect:
    return Move(n, legions)


def attack(legions: Legions = ANY, *, extra_die: bool = False, no_cost: bool = False) -> Effect:
    return Attack(legions, extra_die * EXTRA_DIE | no_cost * NO_COST)


def surprise(legions: Legions = ANY, *, four_dice: bool = False) -> Effect:
    return Attack(legions, SURPRISE | four_dice * FOUR_DICE)


def special_attack(dice: int) -> Effect:
    return SpecialAttack(dice)


# ---- placing


def place(where: Where, **figures: Any) -> Effect:
    return Place(where, **figures)


def spread(where: Where, **figures: Any) -> Effect:
    return Spread(where, **figures)


def deploy(where: Where, **figures: Any) -> Effect:
    return Spread(where, deploys=True, **figures)


def deploy_token(specials: int = 0) -> Effect:
    return DeployToken(specials)


def elites_for_regulars(n: int) -> Effect:
    return Upgrade(n, REGULAR, ELITE)


def specials_for_elites(n: int) -> Effect:
    return Upgrade(n, ELITE, SPECIAL)


def harvesters(n: int) -> Effect:
    return PlaceVehicles(HARVESTER, n)


def ornithopters(n: int) -> Effect:
    return PlaceVehicles(ORNITHOPTER, n)


def carryall() -> Effect:
    return PlaceVehicle(CARRYALL)


# ---- cards, leaders and the rest


def draw(n: int) -> Effect:
    return Draw(n)


def draw_house(n: int) -> Effect:
    return Draw(n, FROM_HOUSE)


def draw_allies(n: int) -> Effect:
    return Draw(n, FROM_ALLIES)


def play_one() -> Effect:
    return PlayOne()


def opponent_discards(n: int) -> Effect:
    return OpponentDiscards(n)


def enter(leader: int) -> Effect:
    return EnterFeyd(leader) if leader == who.FEYD else Enter(leader)


def in_play(leader: int) -> Test[Any]:
    return InPlay(leader)


def not_in_play(leader: int) -> Test[Any]:
    return InPlay(leader, yes=False)


def not_gone(leader: int) -> Test[Any]:
    return NotGone(leader)


def marker_at(n: int) -> Test[Any]:
    return MarkerAt(n)


def desert_power(n: int) -> Effect:
    return DesertPower(n)


def wormsigns(n: int) -> Effect:
    return PlaceWormsigns(n)


__all__ = [
    "AtomicsLeft",
    "Attach",
    "CapturedOrnithopter",
    "CielagoToken",
    "ClearPole",
    "DetonateNow",
    "DropMarker",
    "DustChasms",
    "Effect",
    "EnterWildMaker",
    "ExchangePrescience",
    "LoseHouseDie",
    "MoveSietch",
    "NameDie",
    "PlaceWorm",
    "RemoveVehicles",
    "RemoveWormsigns",
    "ReturnPrescience",
    "RevealArea",
    "Rockets",
    "SandTides",
    "SecondObjective",
    "ShiftMarkers",
    "StopPaul",
    "StormNow",
    "SwapTokens",
    "TakeSister",
    "Tank",
    "TroopCarriers",
    "WildMaker",
    "any_legion",
    "arrakeen_or_carthag",
    "attack",
    "beside",
    "carryall",
    "choose",
    "deploy",
    "deploy_token",
    "desert_power",
    "draw",
    "draw_allies",
    "draw_house",
    "elites_for_regulars",
    "empty_desert",
    "enter",
    "free_mountain",
    "free_plateau",
    "given",
    "harvesters",
    "in_desert",
    "in_play",
    "led",
    "led_in_desert",
    "legion_in",
    "legion_of",
    "legion_with_special",
    "marker_at",
    "move",
    "not_gone",
    "not_in_play",
    "opponent_discards",
    "ornithopters",
    "own_legion",
    "own_settlement",
    "own_sietch",
    "place",
    "play_one",
    "provided",
    "seq",
    "settlement",
    "special_attack",
    "specials_for_elites",
    "spread",
    "surprise",
    "that_legion",
    "who",
    "with_special",
    "wormsigns",
]
