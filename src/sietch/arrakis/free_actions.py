"""Free actions: they cost no die and may interrupt any action of one's own turn.

Guerrilla training turns deployment tokens, scouting spends an ornithopter to reveal an area, the family atomics change
the map, Hawat's Scheming brings Mohiam, and some prescience cards are claimed by carrying something out.
"""

from __future__ import annotations

from collections.abc import Mapping

from sietch.arrakis import options as o
from sietch.arrakis.arrival import arrive
from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    ENEMY,
    HARKONNEN,
    LEADERS,
    ORNITHOPTER,
    PLANNING,
    PRESCIENCE,
    SPACING_GUILD,
    ZONES,
    name_id,
    number_of,
    power_name,
)
from sietch.arrakis.leaders import HAWAT, MOHIAM, enter, in_play, leave, take_sister
from sietch.arrakis.legions import (
    destroy,
    face,
    faces_at,
    free_areas,
    reveal_sietch,
    reveal_token,
    reveal_tokens,
    token_slots,
)
from sietch.arrakis.map import ATOMIC_SLOTS, bits
from sietch.arrakis.prescience import AS_FREE_ACTION, ATOMICS_AT, available, claim, claim_refusals, may_claim
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step, ask_side, register_steps
from sietch.arrakis.terrain import adjacent
from sietch.arrakis.worms import retreat
from sietch.core.node import Node, Words
from sietch.core.state import ARG, NUMBER

SCHEMES = 2
ATOMICS_BY_CARD_AT = 4


def ask_in_turn(
    g: Arrakis, node: Node[Arrakis], side: int, x: int, options: list[int], *, free: bool = True, always: bool = False
) -> None:
    """Ask in one's own turn: a free action can be taken first. always: also where there is one option only."""
    if free and side == g.turn and free_action_possible(g, side):
        options.append(o.FREE)
    if always:
        g.ask_always(node, side, x, options)
    elif g.ruleset.unmanned:
        ask_side(g, node, side, x, options)
    else:
        g.ask(node, side, x, options)


def ask_which_token(
    g: Arrakis, node: Node[Arrakis], side: int, x: int, area: int, others: tuple[int, ...] = ()
) -> None:
    """Ask for a token of an area (or something else); of several also where all are alike: others may not know that."""
    options = [*others, *(o.TAKE_TOKEN | token for token in faces_at(g, area))]
    if len(token_slots(g, area)) > 1:
        g.ask_always(node, side, x, options)
    else:
        g.ask(node, side, x, options)


def interrupted(g: Arrakis, node: Node[Arrakis], side: int, x: int, option: int) -> bool:
    """A free action was chosen: it is taken, then the same is asked again."""
    g.free_declined = False
    if option != o.FREE:
        return False
    g.push(node, side, x)
    g.push(FREE_ACTION, side, 0)
    return True


def turnable(g: Arrakis) -> list[int]:
    """Areas with deployment tokens that the Atreides may turn over."""
    p = g.players[ATREIDES]
    return [area for area in sorted({*p.starting_at, *p.standard_at}) if why_not_turned(g, area) is None]


def why_not_turned(g: Arrakis, area: int) -> Words | None:
    """Why the Atreides may not turn over what is theirs in an area, where they are not forced to."""
    return next((reason for bars in g.ruleset.course.barring if (reason := bars(g, area))), None)


def turned_freely(g: Arrakis) -> None:
    """The Atreides have turned over a sietch or a token of their own free will."""
    for turned in g.ruleset.course.turned:
        turned(g)


def scoutable(g: Arrakis) -> int:
    """Areas with something face down."""
    p = g.players[ATREIDES]
    mask = 0
    for places in (p.starting_at, p.standard_at, g.hidden_at):
        for area in places:
            mask |= 1 << area
    return mask


def scouts(g: Arrakis) -> list[int]:
    """Ornithopters that could scout something."""
    if not g.ornithopters or g.sanctions >> SPACING_GUILD & 1:
        return []
    there = scoutable(g)
    return [zone for zone in bits(g.ornithopters) if ZONES[zone].areas & there]


def can_detonate(g: Arrakis, at: int = ATOMICS_AT) -> bool:
    """Once a marker has reached the mark, going back below it changes nothing."""
    return g.detonated < 0 and (g.atomics_ready or max(g.prescience) >= at)


def schemes_in_hand(g: Arrakis) -> int:
    """Copies of Hawat's Scheming in the hand of whoever decides for the Harkonnen."""
    return g.ruleset.course.hand(g, HARKONNEN).count(scheming())


def can_scheme(g: Arrakis) -> bool:
    return in_play(g, HAWAT) and schemes_in_hand(g) >= SCHEMES


def might_scheme(g: Arrakis) -> bool:
    """Whether the Harkonnen could scheme for all that the Atreides know."""
    if not in_play(g, HAWAT):
        return False
    return sum(PLANNING[card].house for card in g.ruleset.course.hand(g, HARKONNEN)) >= SCHEMES


def scheming() -> int:
    return number_of(PLANNING, "hawats-scheming")


def free_claims(g: Arrakis) -> list[int]:
    """Action phase cards claimed by carrying something out that is not an action die."""
    return [
        number
        for number in available(g)
        if (card := PRESCIENCE[number]).pay is not None and not card.end and not card.costs_die and may_claim(g, number)
    ]


def free_action_possible(g: Arrakis, side: int) -> bool:
    """Whether there is one. Who has just taken none of them goes on first: no game stands still."""
    if g.free_declined:
        return False
    if side == ATREIDES:
        p = g.players[ATREIDES]
        tokens = p.starting_at or p.standard_at
        if tokens and (not g.ruleset.course.barring or turnable(g)):
            return True
        return can_detonate(g) or bool(free_claims(g))
    if g.ornithopters and not g.sanctions >> SPACING_GUILD & 1 and scouts(g):
        return True
    return can_scheme(g)


class FreeAction(Step):
    """Which free action. x: 0, or 1 + the area whose token is turned, or 128 + the zone that scouts."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if x >= 128:
            areas = ZONES[x - 128].areas & scoutable(g)
            g.ask(self, side, x, [o.REVEAL | area for area in bits(areas)])
        elif x:
            ask_which_token(g, self, side, x, x - 1)
        else:
            g.ask_always(self, side, x, [*self.choices(g, side), o.DONE])

    def choices(self, g: Arrakis, side: int) -> list[int]:
        if side == ATREIDES:
            options = [o.REVEAL | area for area in turnable(g)]
            if can_detonate(g):
                options += [o.BLAST | area for area in ATOMIC_SLOTS]
            return options + [o.CLAIM | number for number in free_claims(g)]
        options = [o.SCOUT | zone for zone in scouts(g)]
        return options + ([o.SCHEME] if can_scheme(g) else [])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        kind, what = option & ~ARG, option & ARG
        if option == o.DONE:
            g.free_declined = True
        elif option == o.SCHEME:
            g.push(SCHEME, side, 0)
        elif kind == o.SCOUT:
            g.push(self, side, 128 + what)
        elif kind == o.BLAST:
            detonate(g, what)
        elif kind == o.CLAIM:
            claim(g, what)
        elif kind == o.TAKE_TOKEN:
            self.turn_over(g, x - 1, what)
        elif x >= 128:
            scout(g, x - 128, what)
        else:
            g.push(self, side, 1 + what)

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        if x:
            return []
        if side == ATREIDES:
            found = claim_refusals(g, AS_FREE_ACTION)
            p = g.players[ATREIDES]
            barred = [(area, why_not_turned(g, area)) for area in sorted({*p.starting_at, *p.standard_at})]
            found += [(o.REVEAL | area, reason) for area, reason in barred if reason is not None]
            if not can_detonate(g):
                reached: Words = ("arrakis-why-no-atomics", {"n": ATOMICS_AT, "have": max(g.prescience)})
                reason = reached if g.detonated < 0 else ("arrakis-why-detonated", {})
                found += [(o.BLAST | area, reason) for area in ATOMIC_SLOTS]
            return found
        able = scouts(g)
        found = [(o.SCOUT | zone, self.why_no_scout(g)) for zone in bits(g.ornithopters) if zone not in able]
        if not can_scheme(g):
            copies = schemes_in_hand(g)
            missing: Words = ("arrakis-why-no-scheme", {"n": SCHEMES, "have": copies})
            hawat = name_id(LEADERS[HAWAT])
            found.append((o.SCHEME, missing if in_play(g, HAWAT) else ("arrakis-why-not-in-play", {"leader": hawat})))
        return found

    def why_no_scout(self, g: Arrakis) -> Words:
        banned = g.sanctions >> SPACING_GUILD & 1
        return ("arrakis-why-ban", {"power": power_name(SPACING_GUILD)}) if banned else ("arrakis-why-no-scout", {})

    def turn_over(self, g: Arrakis, area: int, token: int) -> None:
        reveal_token(g, next(slot for slot in token_slots(g, area) if face(g, slot) == token))
        turned_freely(g)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        if x >= 128:
            return ("arrakis-prompt-scout", {"zone": name_id(ZONES[x - 128])})
        if x:
            return ("arrakis-prompt-turn-over", {"area": name_id(AREAS[x - 1])})
        return ("arrakis-prompt-free", {})

    def option_words(self, side: int, kind: str, args: Mapping[str, object]) -> Words:
        """The Atreides turn one token over; what an ornithopter scouts can be a sietch as well."""
        return super().option_words(side, "reveal-token" if kind == "reveal" and side == ATREIDES else kind, args)


def scout(g: Arrakis, zone: int, area: int) -> None:
    """An ornithopter is spent to turn the sietch and the tokens of an area, or one of both."""
    g.ornithopters &= ~(1 << zone)
    if g.events is not None:
        g.tell(o.AIRCRAFT_REMOVED, HARKONNEN, zone, ORNITHOPTER)
    g.push(SHOW, HARKONNEN, area)


class Show(Step):
    """What of area x is turned over: the sietch, the tokens or both."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        sietch, tokens = x in g.hidden_at, bool(token_slots(g, x))
        if sietch and tokens:
            ask_side(g, self, side, x, [o.SHOW_BOTH, o.SHOW_SIETCH, o.SHOW_TOKENS])
        elif sietch or tokens:
            self.resume(g, side, x, o.SHOW_BOTH)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option != o.SHOW_TOKENS:
            reveal_sietch(g, x)
        if option != o.SHOW_SIETCH:
            reveal_tokens(g, x)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-show", {"area": name_id(AREAS[x])})


class Scheme(Step):
    """Discard two or three copies of Hawat's Scheming: Hawat leaves the game, Mohiam enters."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        copies = g.players[side].house_hand.count(scheming())
        # Asked with two as well: that there is no third one is not for the Atreides to know. A hand that is dealt anew
        # may have fewer: then it is not the one that was asked.
        if copies >= SCHEMES:
            g.ask_always(self, side, x, [NUMBER | n for n in range(SCHEMES, copies + 1)])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        p = g.players[side]
        for _ in range(option & ARG):
            p.house_hand.remove(scheming())
            p.discard.append(scheming())
            if g.events is not None:
                g.tell(o.PLANNING_DISCARDED, side, scheming(), 1)
        leave(g, HAWAT)
        enter(g, MOHIAM)
        take_sister(g, HARKONNEN)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-scheme", {})


# ---- the family atomics


def detonate(g: Arrakis, area: int) -> None:
    """The mountain becomes desert; a legion there is moved by the opponent, or destroyed."""
    g.detonated = area
    if g.events is not None:
        g.tell(o.ATOMICS_DETONATED, ATREIDES, area, 1)
    for side in (ATREIDES, HARKONNEN):
        if g.players[side].at >> area & 1:
            g.push(BLASTED, ENEMY[side], area)


class Blasted(Step):
    """The opponent's legion in area x is moved to an adjacent area that is free for it."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        areas = adjacent(g)[x] & free_areas(g, ENEMY[side])
        if areas:
            ask_side(g, self, side, x, [o.RETREAT | area for area in bits(areas)])
        else:
            destroy(g, ENEMY[side], x)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        to = option & ARG
        retreat(g, ENEMY[side], x, to)
        if g.that_legion == x:
            g.that_legion = to
        if to in (g.attack_from, g.attack_at):
            reveal_tokens(g, to)
        arrive(g, ENEMY[side], to)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-retreat", {"area": name_id(AREAS[x])})


FREE_ACTION = FreeAction()
SHOW = Show()
SCHEME = Scheme()
BLASTED = Blasted()

register_steps({"free-action": FREE_ACTION, "show": SHOW, "scheme": SCHEME, "blasted": BLASTED})
