"""The prescience cards: eight for the end of the round, eight for the action phase (those are facts of the box)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sietch.arrakis.components import NODES, PRESCIENCE, Prescience, register
from sietch.arrakis.conditions import (
    Done,
    FlipSietchOfPaul,
    FlipTokensOfPaul,
    HarvestersRemoved,
    LegionsOn,
    PaulAndJessicaInTheDeep,
    PaulToTheTank,
    RemoveFromDeepDesert,
    Ritual,
    TogetherOnSietch,
)
from sietch.arrakis.facts import FACTS, parts
from sietch.core.node import Node, Test


def prescience(
    id: str,
    *,
    condition: Test[Any] | None = None,
    pay: Node[Any] | None = None,
    kh: int = 0,
    sd: int = 0,
    ji: int = 0,
    **facts: Any,
) -> None:
    new: Prescience = register(PRESCIENCE, Prescience(id, condition=condition, pay=pay, advance=(kh, sd, ji), **facts))
    if pay is not None:
        NODES.register(f"prescience.{id}", pay, new.number)


prescience("dew-collectors-for-the-planting", condition=LegionsOn(3, "plateau"), sd=2)
prescience("the-fremen-call-paul-the-mahdi", pay=FlipSietchOfPaul(), kh=1, ji=1)
prescience("the-water-discipline", condition=PaulAndJessicaInTheDeep(), kh=1, sd=1)
prescience("new-hidden-wind-traps", condition=LegionsOn(3, "mountain"), sd=1, ji=1)
prescience("stunted-worms", condition=LegionsOn(2, "minor-erg"), kh=1, sd=2)
prescience("jessica-trains-paul", condition=TogetherOnSietch(), kh=2)
prescience(
    "the-desert-war",
    condition=LegionsOn(4, "desert"),
    sd=1,
    ji=2,
    doubt="deep-desert-counts",
)
prescience("the-lisan-al-gaib", pay=FlipTokensOfPaul(2), kh=1, sd=1, ji=1)

# What a card of the action phase can ask for, by its name in the file of facts: a condition or something to carry
# out, and whether it costs an action die. A name with a number takes it after a space.
_CONDITIONS: dict[str, Callable[..., Test[Any]]] = {
    "harvesters-removed": HarvestersRemoved,
    "rode-with-paul": lambda: Done("rode-with-paul"),
    "fedaykin-won": lambda: Done("fedaykin-won"),
    "leader-slain": lambda: Done("leader-slain"),
    "settlement-destroyed": lambda: Done("settlement-destroyed"),
}
_PAYMENTS: dict[str, tuple[Callable[..., Node[Any]], bool]] = {
    "die-and-paul-to-the-tank": (PaulToTheTank, True),
    "remove-units-from-deep-desert": (RemoveFromDeepDesert, False),
    "die-and-cards-with-jessica-on-a-sietch": (Ritual, True),
}


def _action_card(id: str) -> None:
    fact = FACTS.prescience[id]
    name, numbers = parts(fact.condition)
    condition: Test[Any] | None = None
    pay: Node[Any] | None = None
    costs_die = False
    if name in _CONDITIONS:
        condition = _CONDITIONS[name](*numbers)
    else:
        make, costs_die = _PAYMENTS[name]
        pay = make(*numbers)
    prescience(
        id,
        condition=condition,
        pay=pay,
        costs_die=costs_die,
        end=False,
        kh=fact.kh,
        sd=fact.sd,
        ji=fact.ji,
        doubt=fact.doubt,
        own_name=fact.name,
    )


for _id in FACTS.prescience:
    _action_card(_id)
