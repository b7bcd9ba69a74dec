"""Prescience: markers and their marks, testing stations, claiming cards, the secret objective, both victories."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import (
    ATREIDES,
    HARKONNEN,
    JIHAD,
    KWISATZ_HADERACH,
    MARKERS,
    OBJECTIVES,
    PHASES,
    PRESCIENCE,
    SAND_DWELLERS,
    Objective,
    register,
)
from sietch.arrakis.facts import FACTS
from sietch.arrakis.leaders import (
    ALIA,
    CHANI,
    FEYD,
    HAWAT,
    LADY_JESSICA,
    MOTHER_JESSICA,
    PAUL_ATREIDES,
    PAUL_MUADDIB,
    RABBAN,
    enter,
    leave,
    replace,
    take_sister,
)
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step, register_steps
from sietch.core.node import Words
from sietch.core.state import ARG

LAST = FACTS.tracks["prescience"].last
BENE_GESSERIT_STEPS = tuple(FACTS.tracks["supremacy"].bene_gesserit)
DESERT_LEADERS_AT, ALIA_AT, ATOMICS_AT = 3, 6, 8
SUPREMACY_TO_WIN = 10
HAWAT_AT, FEYD_AT = 1, 6
CLAIMS = 2
ACTIONS = PHASES.index("actions")

for id, fact in FACTS.objectives.items():
    register(OBJECTIVES, Objective(id, doubt=fact.doubt, targets=(fact.kh, fact.sd, fact.ji)))


def win(g: Arrakis, side: int) -> None:
    g.winner = side
    g.end()
    if g.events is not None:
        g.tell(o.VICTORY, side, -1, 1)


# ---- the tracks


def advance(g: Arrakis, marker: int, n: int) -> None:
    """A marker moves on, at most to the last step; what it reaches on the way happens."""
    before = g.prescience[marker]
    after = min(LAST, before + n)
    if after == before:
        return
    g.prescience[marker] = after
    if g.events is not None:
        g.tell(o.PRESCIENCE_ADVANCED, ATREIDES, marker, after - before)
    if after >= DESERT_LEADERS_AT:
        if marker == JIHAD:
            enter(g, CHANI)
        elif marker == KWISATZ_HADERACH:
            replace(g, PAUL_ATREIDES, PAUL_MUADDIB)
        elif marker == SAND_DWELLERS:
            replace(g, LADY_JESSICA, MOTHER_JESSICA)
    if after >= ALIA_AT:
        enter(g, ALIA)
    if after >= ATOMICS_AT:
        g.atomics_ready = True


def gain_supremacy(g: Arrakis, n: int) -> None:
    """Passing a mark counts as reaching it; at the last step the Harkonnen win at once."""
    for _ in range(n):
        if g.supremacy == SUPREMACY_TO_WIN:
            break
        g.supremacy += 1
        if g.supremacy == HAWAT_AT:
            enter(g, HAWAT)
        if g.supremacy == FEYD_AT:
            bring_feyd(g)
        if g.supremacy in BENE_GESSERIT_STEPS:
            take_sister(g, ATREIDES)
    if g.events is not None:
        g.tell(o.SUPREMACY_GAINED, HARKONNEN, -1, n)
    if g.supremacy >= SUPREMACY_TO_WIN:
        win(g, HARKONNEN)


def bring_feyd(g: Arrakis) -> None:
    """Feyd-Rautha enters, Beast Rabban leaves the game."""
    if not g.entered >> FEYD & 1:
        enter(g, FEYD)
        leave(g, RABBAN)


def fulfilled(g: Arrakis) -> list[int]:
    """The secret objectives of the Atreides with every marker at or beyond them."""
    return [
        number
        for number in g.players[ATREIDES].objectives
        if all(at >= target for at, target in zip(g.prescience, OBJECTIVES[number].targets, strict=True))
    ]


def check_objective(g: Arrakis) -> None:
    """The Atreides win with every marker at or beyond a secret objective."""
    if fulfilled(g):
        win(g, ATREIDES)


def take_station(g: Arrakis, area: int) -> None:
    g.stations &= ~(1 << area)
    marker = g.draw(o.STATION_FACE, g.station_faces, area)
    if g.events is not None:
        g.tell(o.STATION_TAKEN, ATREIDES, area, 1)
    advance(g, marker, 1)


# ---- claiming cards


def may_claim(g: Arrakis, number: int) -> bool:
    """Is the card revealed, fulfilled now, and a claim left this round?"""
    card = PRESCIENCE[number]
    return (
        g.claims < CLAIMS
        and number in available(g)
        and (card.condition is None or card.condition.holds(g, ATREIDES))
        and (card.pay is None or card.pay.payable(g, ATREIDES))
    )


def available(g: Arrakis) -> list[int]:
    return g.revealed if g.held < 0 or g.held in g.revealed else [*g.revealed, g.held]


def claimable(g: Arrakis, end: bool, *, deeds: bool = False) -> list[int]:
    """The cards that can be claimed now: at the end of the round, or in the action phase without carrying out
    anything (`deeds`) or by carrying something out."""
    if g.claims >= CLAIMS:
        return []
    return [
        number
        for number in available(g)
        if PRESCIENCE[number].end == end and (end or (PRESCIENCE[number].pay is None) == deeds) and may_claim(g, number)
    ]


# Where a claim is asked for: instead of using a die (with or without one left), as a free action, after a deed, or at
# the end of the round.
TURN_DIE, NO_DIE, AS_FREE_ACTION, AFTER_DEED, AT_ROUND_END = range(5)


def claim_refusals(g: Arrakis, asked: int) -> list[tuple[int, Words]]:
    """Why revealed cards that are not offered cannot be claimed here."""
    offered = {option for option in g.options if option & ~ARG == o.CLAIM}
    others = (number for number in available(g) if o.CLAIM | number not in offered)
    return [(o.CLAIM | number, why_no_claim(g, number, asked)) for number in others]


def why_no_claim(g: Arrakis, number: int, asked: int) -> Words:
    card = PRESCIENCE[number]
    if g.claims >= CLAIMS:
        return ("arrakis-why-claims", {"n": CLAIMS})
    reason = None if card.condition is None else card.condition.why_not(g, ATREIDES)
    if reason is None and card.pay is not None:
        reason = card.pay.why_not(g, ATREIDES)
    if card.end != (asked == AT_ROUND_END):
        if not card.end:
            return ("arrakis-why-claim-in-action-phase", {})
        return ("arrakis-why-claim-at-end", {}) if reason is None else ("arrakis-why-claim-at-end-and", {"why": reason})
    if reason is not None:
        return reason
    if card.pay is None:
        return ("arrakis-why-claim-at-deed", {})
    if card.costs_die:
        return ("arrakis-why-claim-no-die" if asked == NO_DIE else "arrakis-why-claim-by-die", {})
    return ("arrakis-why-claim-free", {})


def claim(g: Arrakis, number: int) -> None:
    """What has to be carried out comes first, then the markers move; the card leaves the game."""
    g.push(CLAIMED, ATREIDES, number)
    pay = PRESCIENCE[number].pay
    if pay is not None:
        g.push(pay, ATREIDES, 1)


class Claimed(Step):
    """Card x is claimed."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.claims += 1
        if x in g.revealed:
            g.revealed.remove(x)
        if g.held == x:
            g.held = -1
        g.claimed += (x,)
        if g.events is not None:
            g.tell(o.PRESCIENCE_CLAIMED, side, x, 1)
        for marker, n in enumerate(PRESCIENCE[x].advance):
            if n:
                advance(g, marker, n)
        if g.feared == x:
            g.feared = -1
            g.push(RAISE_ANY, side, 2)


def reveal_prescience(g: Arrakis) -> None:
    number = g.draw(o.REVEALED, g.prescience_deck)
    g.revealed.append(number)
    if g.events is not None:
        g.tell(o.PRESCIENCE_REVEALED, -1, number, 1)


def remove_prescience(g: Arrakis, number: int) -> None:
    """A revealed card leaves the game, openly."""
    g.revealed.remove(number)
    g.removed += (number,)
    if g.feared == number:
        g.feared = -1
    if g.events is not None:
        g.tell(o.PRESCIENCE_REMOVED, ATREIDES, number, 1)


class RaiseAny(Step):
    """Fear Is the Mind-Killer: any one marker moves x more."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.ask(self, side, x, [o.MARKER | marker for marker in range(len(MARKERS)) if g.prescience[marker] < LAST])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        advance(g, option & ARG, x)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-raise", {"n": x})


class Claims(Step):
    """The Atreides may claim cards whose conditions are met. x: 1 at the end of the round, 0 for deeds."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        cards = claimable(g, bool(x), deeds=True)
        if cards:
            g.ask(self, side, x, [*(o.CLAIM | number for number in cards), o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option != o.DONE:
            g.push(self, side, x)
            claim(g, option & ARG)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-claim", {"n": CLAIMS - g.claims})

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        return claim_refusals(g, AT_ROUND_END if x else AFTER_DEED)


def did(g: Arrakis, deed: int) -> None:
    """Something that a revealed card may ask for: the Atreides may claim at once."""
    g.deeds |= 1 << deed
    g.push(CLAIM, ATREIDES, 0)


CLAIMED = Claimed()
RAISE_ANY = RaiseAny()
CLAIM = Claims()

register_steps({"claimed": CLAIMED, "raise-any": RAISE_ANY, "claim": CLAIM})
