"""The special actions of the named leaders, from the steps that the file of facts names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sietch.arrakis.components import LEADERS, NODES, Leader
from sietch.arrakis.desert import WildMaker
from sietch.arrakis.facts import FACTS, parts
from sietch.arrakis.movement import Adjacent
from sietch.arrakis.steps import give_side
from sietch.arrakis.turns import OtherResult
from sietch.arrakis.vocabulary import (
    attack,
    choose,
    deploy,
    deploy_token,
    desert_power,
    draw,
    draw_allies,
    draw_house,
    elites_for_regulars,
    legion_of,
    move,
    own_settlement,
    play_one,
    seq,
    specials_for_elites,
    surprise,
)
from sietch.core.node import Node

# The steps by name. The first group is about the legion that the leader is in, the second takes a number.
_OWN: dict[str, Callable[[int], Node[Any]]] = {
    "move": lambda leader: move(1, legion_of(leader)),
    "move-again": lambda leader: Adjacent(legion_of(leader)),
    "attack": lambda leader: attack(legion_of(leader)),
    "surprise": lambda leader: surprise(legion_of(leader)),
    "move-or-surprise": lambda leader: choose(move(1, legion_of(leader)), surprise(legion_of(leader))),
}
_COUNTED: dict[str, Callable[[int], Node[Any]]] = {
    "draw": draw,
    "draw-house": draw_house,
    "draw-allies": draw_allies,
    "play": lambda n: seq(*(play_one() for _ in range(n))),
    "move-any": move,
    "desert-power": desert_power,
    "regulars-to-elites": elites_for_regulars,
    "elites-to-specials": specials_for_elites,
    "deploy-regulars-special-leader": lambda n: deploy(own_settlement, regulars=n, specials=1, leaders=1),
}
_PLAIN: dict[str, Callable[[], Node[Any]]] = {
    "any-other-result": OtherResult,
    "deploy-token-fedaykin-leader": lambda: deploy_token(specials=1),
    "wild-maker": WildMaker,
}


def step(leader: Leader, text: str) -> Node[Any]:
    name, numbers = parts(text)
    if numbers:
        return _COUNTED[name](*numbers)
    return _OWN[name](leader.number) if name in _OWN else _PLAIN[name]()


for _leader in LEADERS:
    _fact = FACTS.leaders.get(_leader.id)
    if _fact is not None and _fact.special:
        _steps = [step(_leader, text) for text in _fact.special]
        _leader.special = _steps[0] if len(_steps) == 1 else seq(*_steps)
        NODES.register(f"leader.{_leader.id}", _leader.special)
        give_side(_leader.special, _leader.side)
