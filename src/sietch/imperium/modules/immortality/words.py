"""The words that Immortality adds to those of `vocabulary.py`."""

from __future__ import annotations

from sietch.core.node import Test
from sietch.imperium.modules.immortality.effects import (
    AcquireByMarkers,
    Both,
    ChooseTwo,
    CombatIcon,
    HasGoods,
    InfluenceOfVisit,
    LookAtTwoIntrigues,
    LoseInfluenceWithOne,
    MostTroops,
    OpponentFought,
    RecallSentAgent,
    ThisReveal,
)
from sietch.imperium.modules.immortality.ghola import SameBox
from sietch.imperium.modules.immortality.graft import (
    BorrowFromRow,
    EnterAnywhere,
    Graft,
    Grafted,
    PartnerOf,
    ReturnPartner,
    SolariForPartnerIcons,
    TrashOneOfPair,
    TrashPartner,
)
from sietch.imperium.modules.immortality.harvest import WhenTroopsAreLost
from sietch.imperium.modules.immortality.research import GeneticMarkers, Research
from sietch.imperium.modules.immortality.specimens import LoseTroops, PaySpecimens, Specimens
from sietch.imperium.modules.immortality.tleilaxu_row import AcquireTleilaxu
from sietch.imperium.modules.immortality.tleilaxu_track import Tleilaxu
from sietch.imperium.state import Imperium
from sietch.imperium.vocabulary import Effect


def specimens(n: int = 1) -> Effect:
    return Specimens(n)


def pay_specimens(n: int) -> Effect:
    return PaySpecimens(n)


def research() -> Effect:
    return Research()


def tleilaxu(n: int = 1) -> Effect:
    return Tleilaxu(n)


def genetic(n: int) -> Test[Imperium]:
    """So many genetic markers reached."""
    return GeneticMarkers(n)


__all__ = [
    "AcquireByMarkers",
    "AcquireTleilaxu",
    "BorrowFromRow",
    "Both",
    "ChooseTwo",
    "CombatIcon",
    "EnterAnywhere",
    "Graft",
    "Grafted",
    "HasGoods",
    "InfluenceOfVisit",
    "LookAtTwoIntrigues",
    "LoseInfluenceWithOne",
    "LoseTroops",
    "MostTroops",
    "OpponentFought",
    "PartnerOf",
    "RecallSentAgent",
    "ReturnPartner",
    "SameBox",
    "SolariForPartnerIcons",
    "ThisReveal",
    "TrashOneOfPair",
    "TrashPartner",
    "WhenTroopsAreLost",
    "genetic",
    "pay_specimens",
    "research",
    "specimens",
    "tleilaxu",
]
