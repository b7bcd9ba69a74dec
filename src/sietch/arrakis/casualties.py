"""Hits: for each one the owner removes a regular unit, turns an elite into a regular one or gives up a leader."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import (
    AREAS,
    ELITE,
    HARKONNEN,
    LEADER,
    LEADER_SLAIN,
    REGULAR,
    SPECIAL,
    name_id,
)
from sietch.arrakis.legions import (
    ONE,
    abandon,
    bodies,
    count,
    destroy,
    leaders_at,
    lose,
    named_at,
    reveal_tokens,
    subtract,
)
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step, ask_side, register_steps
from sietch.arrakis.tank import to_tank
from sietch.core.forms import Form
from sietch.core.node import Words
from sietch.core.state import ARG


def toughness(g: Arrakis, side: int, area: int) -> int:
    """How many hits a legion can take altogether."""
    legion = g.players[side].legions[area]
    elites = count(legion, ELITE) + count(legion, SPECIAL)
    return count(legion, REGULAR) + 2 * elites + leaders_at(g, side, area)


def hit(g: Arrakis, side: int, area: int, n: int) -> None:
    """A legion takes n hits; its tokens are turned over first. The losses are asked for next."""
    g.players[side].wounds = n
    g.push(CASUALTIES, side, area)
    # Turned tokens may bring too many units: the surplus goes before the losses.
    reveal_tokens(g, area)
    if n and g.players[side].legions[area] and g.events is not None:
        g.tell(o.HITS_TAKEN, side, area, n)


class Casualties(Step):
    """Losses of the legion in area x, one for each wound left."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        p = g.players[side]
        legion = p.legions[x]
        if p.wounds <= 0 or not bodies(legion):
            p.wounds = 0
            return
        if p.wounds >= toughness(g, side, x):
            note_slain(g, side, len(named_at(g, side, x)))
            p.wounds = 0
            destroy(g, side, x)
            return
        options = [o.LOSE | figure for figure in (REGULAR, ELITE, SPECIAL, LEADER) if count(legion, figure)]
        options += [o.LOSE_LEADER | leader for leader in named_at(g, side, x)]
        ask_side(g, self, side, x, options)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        p = g.players[side]
        p.wounds -= 1
        g.push(self, side, x)
        what = option & ARG
        if option & ~ARG == o.LOSE_LEADER:
            note_slain(g, side, 1)
            to_tank(g, what)
        elif what in (ELITE, SPECIAL):
            weaken(g, side, x, what)
        else:
            lose(g, side, x, what)
        if not bodies(p.legions[x]):
            note_slain(g, side, len(named_at(g, side, x)))
            abandon(g, side, x)

    def form(self, g: Arrakis, side: int, x: int) -> Form | None:
        """Where there are several wounds: an elite that takes one can take another as a regular unit."""
        legion, wounds = g.players[side].legions[x], g.players[side].wounds
        if wounds < 2:
            return None
        fields = {o.LOSE | figure: count(legion, figure) for figure in (REGULAR, ELITE, SPECIAL, LEADER)}
        fields[o.LOSE | REGULAR] += fields[o.LOSE | ELITE] + fields[o.LOSE | SPECIAL]
        fields |= {o.LOSE_LEADER | leader: 1 for leader in named_at(g, side, x)}
        return Form("losses", {item: n for item, n in fields.items() if n}, AREAS[x].id, wounds, exact=True)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-casualty", {"area": name_id(AREAS[x]), "n": g.players[side].wounds})


def weaken(g: Arrakis, side: int, area: int, figure: int) -> None:
    """An elite becomes a regular unit, or is removed where the supply has none."""
    p = g.players[side]
    if p.supply[REGULAR]:
        p.supply[figure] += 1
        p.supply[REGULAR] -= 1
        subtract(g, side, area, ONE[figure] - ONE[REGULAR])
        if g.events is not None:
            g.tell(o.FIGURE_REPLACED, side, area, figure)
    else:
        lose(g, side, area, figure)


def note_slain(g: Arrakis, side: int, named: int) -> None:
    """A Harkonnen named leader lost in a battle against a legion with an Atreides named leader is a deed."""
    if named and side == HARKONNEN and g.attacker >= 0 and g.named_foe:
        g.deeds |= 1 << LEADER_SLAIN


CASUALTIES = Casualties()

register_steps({"casualties": CASUALTIES})
