"""Players without a seat come to the table: which ones, how strong, with what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sietch.core.refusing import quoted, unknown
from sietch.core.rules import SetupError
from sietch.imperium.components import HOUSE_RULES, LEADERS, WATER, number_of
from sietch.imperium.modules.automatic.mode import STREAMLINED, automatic
from sietch.imperium.modules.automatic.rival import DEALT_RIVAL, DIFFICULTIES, RIVAL_JOINED, Rival, rivals
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps

DEALT = -1
GARRISON = 3


def chosen_difficulty(wanted: Any) -> str:
    if not wanted:
        return DIFFICULTIES[0]
    if wanted not in DIFFICULTIES:
        raise SetupError(unknown("difficulty", wanted, DIFFICULTIES))
    return str(wanted)


def chosen_rivals(wanted: Any, possible: Sequence[Rival], leaders: Sequence[str], most: int) -> list[str]:
    """Those that were asked for; others are dealt. Nobody is at the table twice."""
    if isinstance(wanted, str):
        wanted = [wanted]
    if not isinstance(wanted, list | tuple) or not all(isinstance(name, str) for name in wanted):
        raise SetupError(("setup-list", {"what": "rivals", "said": quoted(wanted)}))
    ids = {card.id: card for card in possible}
    for name in wanted:
        if name not in ids:
            raise SetupError(unknown("rivals", name, ids))
        if ids[name].of in leaders:
            raise SetupError(("setup-rival-is-leader", {"rival": name}))
    if len(set(wanted)) < len(wanted) or len(wanted) > most:
        raise SetupError(("setup-count-rivals", {"n": most}))
    return list(wanted)


def push_joining(g: Imperium, setup: Mapping[str, Any]) -> None:
    """Of the leaders for people those are out that rivals were asked to be."""
    if "difficulty" in setup:
        g.difficulty = DIFFICULTIES.index(setup["difficulty"])
    wanted = [number_of(LEADERS, id) for id in setup.get("rivals", ())]
    persons = {LEADERS[number].of for number in wanted}  # type: ignore[attr-defined]
    g.leader_pool = tuple(number for number in g.leader_pool if LEADERS[number].id not in persons)
    for place, player in reversed(list(enumerate(automatic(g)))):
        g.push(JOIN, player, wanted[place] if place < len(wanted) else DEALT)


def set_rule(g: Imperium, *names: str) -> None:
    for name in names:
        g.house_rules |= 1 << HOUSE_RULES.index(name)


def pieces(g: Imperium, player: int, garrison: int, water: int) -> None:
    p = g.players[player]
    p.supply += p.garrison - garrison
    p.garrison = garrison
    p.goods[WATER] = water


class Join(Step):
    """A rival that nobody else is. x: its number, or DEALT."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if x == DEALT:
            taken = {p.leader for p in g.players}
            persons = {LEADERS[leader].id for leader in taken if leader >= 0}
            pool = [card for card in rivals(g.ruleset) if card.of not in persons and card.number not in taken]
            if g.house_rules & STREAMLINED:
                pool = [card for card in pool if card.streamlined]
            x = g.pick(DEALT_RIVAL, [card.number for card in pool])
        g.players[seat].leader = x
        g.tell(RIVAL_JOINED, seat, x, 1)


JOIN = Join()
register_steps({"join": JOIN}, "automatic")
