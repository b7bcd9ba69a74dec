"""Splitting a legion: which figures, tokens and leaders go along."""

from __future__ import annotations

from collections import Counter

from sietch.arrakis import options as o
from sietch.arrakis.arrival import DESTINATION, land
from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    FIGURE_NOUNS,
    LEADER,
    LEADERS,
    SPECIAL,
    STANDARD,
    STARTING,
    TOKENS,
    name_id,
)
from sietch.arrakis.free_actions import ask_in_turn
from sietch.arrakis.legions import ONE, SHIFT, UNITS, bodies, count, face, named_at, token_slots
from sietch.arrakis.map import bits
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step, register_steps
from sietch.arrakis.which_legions import Legions, WithNamed
from sietch.core.forms import Form, Wish
from sietch.core.node import Words
from sietch.core.state import ARG, NUMBER

# What the moving part of a legion needs, in the lowest bits of the frame's number.
NEEDS_LEADER, NEEDS_SPECIAL, FOLLOWS, NEXT_DOOR = 1, 2, 4, 8
NEEDS_BITS = 4
NEEDS = (1 << NEEDS_BITS) - 1
# Above them the item that is asked for, and how many tokens of it are still to be named.
PLACES = 31
LEFT = NEEDS_BITS + 5
# Only a part goes: whether the whole legion does is not asked.
IN_PART = 1 << NEEDS_BITS


def begin_move(g: Arrakis, side: int, area: int, legions: Legions, how: int = 0) -> None:
    """Which figures go is asked next, then where to, unless they follow to `that_legion`."""
    g.origin = area
    g.group = 0
    g.group_leaders = 0
    g.group_tokens = 0
    needs = legions.leader * NEEDS_LEADER | legions.special * NEEDS_SPECIAL | how
    if isinstance(legions, WithNamed):
        for leader in legions.leaders:
            if g.leader_at[leader] == area:
                g.group_leaders |= 1 << leader
    g.push(GROUP, side, needs)


def idle(g: Arrakis, side: int, area: int) -> int:
    """The figures of a legion that have not moved in this action; of a surplus removed meanwhile they go first."""
    legion, fresh = g.players[side].legions[area], g.fresh[area]
    if not fresh:
        return legion
    return sum(max(0, count(legion, figure) - count(fresh, figure)) << shift for figure, shift in enumerate(SHIFT))


class Group(Step):
    """Which figures go along. x: what the group needs, then 0 to ask for all or a part, or the item asked for."""

    def items(self, g: Arrakis, side: int) -> list[int]:
        """What can be left or taken: kinds of units, tokens by their backs, leaders."""
        area = g.origin
        there = idle(g, side, area)
        items = [o.FIGURE | figure for figure in UNITS if count(there, figure)]
        items += [o.FIGURE | figure for figure in (STARTING, STANDARD) if count(there, figure)]
        if count(there, LEADER):
            items.append(o.FIGURE | LEADER)
        items += [o.TAKE_LEADER | leader for leader in named_at(g, side, area) if not g.fresh_leaders >> leader & 1]
        return items

    def bounds(self, g: Arrakis, side: int, needs: int, place: int, items: list[int]) -> tuple[int, int]:
        """The fewest and the most of an item that may go."""
        item = items[place]
        what = item & ARG
        there = idle(g, side, g.origin)
        if item & ~ARG == o.TAKE_LEADER:
            most = 1
        else:
            most = count(there, what)
        fewest = 0
        is_leader = item & ~ARG == o.TAKE_LEADER or item == o.FIGURE | LEADER
        later = items[place + 1 :]
        if is_leader:
            all_gone = bodies(g.players[side].legions[g.origin]) == bodies(g.group)
            last = not later
            led = count(g.group, LEADER) or g.group_leaders
            if all_gone:
                fewest = most
            elif needs & NEEDS_LEADER and last and not led:
                fewest = 1
        else:
            last = not any(_is_body(other) for other in later)
            if last and not bodies(g.group):
                fewest = 1
            if needs & NEEDS_SPECIAL and item == o.FIGURE | SPECIAL:
                fewest = 1
        return fewest, most

    def run(self, g: Arrakis, side: int, x: int) -> None:
        needs, place, left = x & NEEDS, (x >> NEEDS_BITS & PLACES) - 1, x >> LEFT
        items = self.items(g, side)
        if place < 0:
            if bodies(g.players[side].legions[g.origin]) == 1 or len(items) == 1 == bodies(idle(g, side, g.origin)):
                self.take_all(g, side, needs)
            else:
                ask_in_turn(g, self, side, x, [o.WHOLE, o.PART], free=False)
            return
        if place == len(items):
            self.go(g, side, needs)
            return
        item = items[place]
        if left:
            # As many questions as tokens go, whatever their faces: their number is all that the others may learn.
            faces = sorted({face(g, slot) for slot in _idle_slots(g, g.origin, item & ARG)})
            g.ask_always(self, side, x, [o.TAKE_TOKEN | token for token in faces])
            return
        if item & ~ARG == o.TAKE_LEADER and g.group_leaders >> (item & ARG) & 1:
            g.push(self, side, x + (1 << NEEDS_BITS))
            return
        fewest, most = self.bounds(g, side, needs, place, items)
        if item & ~ARG == o.TAKE_LEADER:
            options = [item] if fewest else [item, o.LEAVE_LEADER | item & ARG]
        else:
            options = [NUMBER | n for n in range(fewest, most + 1)]
        g.ask(self, side, x, options)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option == o.WHOLE:
            self.take_all(g, side, x & NEEDS)
            return
        place, following = (x >> NEEDS_BITS & PLACES) - 1, (x & (1 << LEFT) - 1) + (1 << NEEDS_BITS)
        kind, what = option & ~ARG, option & ARG
        if option == o.PART:
            g.push(self, side, following)
            return
        item = self.items(g, side)[place]
        if kind == o.TAKE_TOKEN:
            left = (x >> LEFT) - 1
            g.push(self, side, x & (1 << LEFT) - 1 | left << LEFT if left else following)
            slots = _idle_slots(g, g.origin, item & ARG)
            _take_slot(g, next(slot for slot in slots if face(g, slot) == what))
            return
        if kind == NUMBER and item & ARG in (STARTING, STANDARD):
            slots = _idle_slots(g, g.origin, item & ARG)
            if 0 < what < len(slots):
                g.push(self, side, x | what << LEFT)
                return
            for slot in slots[:what]:
                _take_slot(g, slot)
        elif kind == NUMBER:
            g.group += what * ONE[item & ARG]
        elif kind == o.TAKE_LEADER:
            g.group_leaders |= 1 << what
        g.push(self, side, following)

    def go(self, g: Arrakis, side: int, needs: int) -> None:
        if needs & FOLLOWS:
            land(g, side, g.that_legion)
        else:
            g.push(DESTINATION, side, -1 if needs & NEXT_DOOR else 0)

    def take_all(self, g: Arrakis, side: int, needs: int) -> None:
        area = g.origin
        g.group = idle(g, side, area)
        for leader in named_at(g, side, area):
            if not g.fresh_leaders >> leader & 1:
                g.group_leaders |= 1 << leader
        if side == ATREIDES and g.group >> SHIFT[STARTING]:
            g.group_tokens = 0
            for slot in _idle_slots(g, area):
                g.group_tokens |= 1 << slot
        self.go(g, side, needs)

    def form(self, g: Arrakis, side: int, x: int) -> Form | None:
        """Before anything of it is answered: how many of each go along; tokens by their faces."""
        if x >> NEEDS_BITS not in (0, 1):
            return None
        there = idle(g, side, g.origin)
        fields: dict[int, int] = {}
        for item in self.items(g, side):
            if side == ATREIDES and item in TOKEN_ITEMS:
                for slot in _idle_slots(g, g.origin, item & ARG):
                    token = o.TAKE_TOKEN | face(g, slot)
                    fields[token] = fields.get(token, 0) + 1
            elif not (item & ~ARG == o.TAKE_LEADER and g.group_leaders >> (item & ARG) & 1):
                fields[item] = 1 if item & ~ARG == o.TAKE_LEADER else count(there, item & ARG)
        return Form("group", fields, AREAS[g.origin].id)

    def wished(self, g: Arrakis, side: int, x: int, wish: Wish) -> int | None:
        place = (x >> NEEDS_BITS & PLACES) - 1
        if place < 0:
            form = self.form(g, side, x)
            assert form is not None
            return o.WHOLE if all(wish[item] >= most for item, most in form.fields.items()) else o.PART
        item = self.items(g, side)[place]
        if x >> LEFT:
            return super().wished(g, side, x, wish) or g.options[0]
        if item & ~ARG == o.TAKE_LEADER:
            leaves = o.LEAVE_LEADER | item & ARG
            return leaves if leaves in g.options and not wish[item] else item
        wanted = wish[item]
        if side == ATREIDES and item in TOKEN_ITEMS:
            back = "starting" if item & ARG == STARTING else "standard"
            wanted = sum(wish[o.TAKE_TOKEN | token.number] for token in TOKENS if token.back == back)
        return min(g.options, key=lambda option: abs((option & ARG) - wanted))

    def fulfilled(self, g: Arrakis, side: int, answered: Wish) -> Wish:
        found: Wish = Counter()
        for figure in (*UNITS, LEADER):
            found[o.FIGURE | figure] = count(g.group, figure)
        if side == ATREIDES:
            found.update(o.TAKE_TOKEN | face(g, slot) for slot in bits(g.group_tokens))
        found.update(o.TAKE_LEADER | leader for leader in bits(g.group_leaders))
        return found

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        place = (x >> NEEDS_BITS & PLACES) - 1
        area = name_id(AREAS[g.origin])
        if place < 0:
            return ("arrakis-prompt-whole", {"area": area})
        item = self.items(g, side)[place]
        if item & ~ARG == o.TAKE_LEADER:
            return ("arrakis-prompt-take-leader", {"leader": name_id(LEADERS[item & ARG])})
        if x >> LEFT:
            return ("arrakis-prompt-take-token", {"n": x >> LEFT})
        return ("arrakis-prompt-take", {"what": FIGURE_NOUNS[side][item & ARG]})


def _is_body(item: int) -> bool:
    return item & ~ARG == o.FIGURE and item & ARG != LEADER


def _idle_slots(g: Arrakis, area: int, figure: int = -1) -> list[int]:
    """The slots of the tokens in an area that did not move in this action and are not taken yet, of one back or all."""
    slots = token_slots(g, area)
    starting = count(g.fresh[area], STARTING)
    standard = count(g.fresh[area], STANDARD)
    # The newest tokens of an area are those at the end of the lists: `land` puts them there.
    first = [slot for slot in slots if slot < 8]
    second = [slot for slot in slots if slot >= 8]
    first, second = first[: len(first) - starting], second[: len(second) - standard]
    idle_slots = first if figure == STARTING else second if figure == STANDARD else first + second
    return [slot for slot in idle_slots if not g.group_tokens >> slot & 1]


def _take_slot(g: Arrakis, slot: int) -> None:
    g.group_tokens |= 1 << slot
    g.group += ONE[STARTING if slot < 8 else STANDARD]


TOKEN_ITEMS = (o.FIGURE | STARTING, o.FIGURE | STANDARD)
GROUP = Group()

register_steps({"group": GROUP})
