"""Dreadnoughts: commissioning, deploying and retreating them, and the locations that a winner takes with one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sietch.core.node import CHOSEN, Features, Icon, Node, Words
from sietch.core.state import ARG, NO, YES
from sietch.imperium import offers
from sietch.imperium import options as o
from sietch.imperium.components import LEADERS, VICTORY_POINT, any_trait
from sietch.imperium.counts import CountOfPieces
from sietch.imperium.modules.rise_of_ix.tech_tiles import Lasting, owns
from sietch.imperium.offers import Offer
from sietch.imperium.receiving import in_turn, of_receiver, opponents, pieces, receiver
from sietch.imperium.resources import gain
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.troops import COMBAT_SPACE, FORBIDDEN, GARRISON_LIMIT, NOTHING, deploy, retreat, sent

if TYPE_CHECKING:
    from sietch.imperium.outlook import Outlook

DEPLOY_DREADNOUGHT = o.KINDS.add("deploy-dreadnought", module="rise-of-ix")
TROOP = o.KINDS.add("troop", module="rise-of-ix")
DREADNOUGHT = o.KINDS.add("dreadnought", module="rise-of-ix")
FORCE_TROOP = o.KINDS.add("force-troop", "seats", module="rise-of-ix")
FORCE_DREADNOUGHT = o.KINDS.add("force-dreadnought", "seats", module="rise-of-ix")
PLACE_DREADNOUGHT = o.KINDS.add("place-dreadnought", "spaces", module="rise-of-ix")
SCRAP_DREADNOUGHT = o.KINDS.add("scrap-dreadnought", module="rise-of-ix")
COMMISSIONED = o.EVENTS.add("dreadnought-commissioned")
DREADNOUGHT_DEPLOYED = o.EVENTS.add("dreadnought-deployed")
DREADNOUGHT_RETREATED = o.EVENTS.add("dreadnought-retreated")
DREADNOUGHT_PLACED = o.EVENTS.add("dreadnought-placed", "spaces")
DREADNOUGHT_RETURNED = o.EVENTS.add("dreadnought-returned", "spaces")
DREADNOUGHT_SCRAPPED = o.EVENTS.add("dreadnought-scrapped")

EACH_HAS = 2
STRENGTH, HEAVY_STRENGTH = 3, 4


class HeavyDreadnoughts(Lasting):
    """Own dreadnoughts are stronger."""

    message = "heavy-dreadnoughts"
    heavy = True

    def words(self) -> Words:
        return (self.message, {"n": HEAVY_STRENGTH})

    def icons(self) -> list[Icon]:
        return [("dreadnought", 1), ("colon", 1), ("strength", HEAVY_STRENGTH)]


def each_has(g: Imperium, seat: int) -> int:
    return 0 if seat in g.ruleset.recipe.without_pieces else EACH_HAS


def strength_of_one(g: Imperium, seat: int) -> int:
    return HEAVY_STRENGTH if any_trait(LEADERS[g.players[seat].leader].ability, "heavy") else STRENGTH


# ---- commissioning and deploying


class Commission(Node[Imperium]):
    """A dreadnought may come from supply to the garrison; where it is paid for (may=False) it does."""

    def __init__(self, may: bool = True) -> None:
        self.may = may

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if pieces(g, seat).dreadnoughts:
            if x == CHOSEN or not self.may:
                self.resume(g, seat, x, YES)
            else:
                g.ask(self, seat, x, [YES, NO])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == YES:
            seat = receiver(g, seat)
            p = g.players[seat]
            p.dreadnoughts -= 1
            p.docked += 1
            if in_turn(g, seat):
                g.commissioned += 1
            g.tell(COMMISSIONED, seat, -1, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if pieces(g, seat).dreadnoughts else of_receiver(g, seat, ("why-no-dreadnought", {}))

    def optional(self, g: Imperium) -> bool:
        return self.may

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-may", {"what": self.chosen_words()})

    def words(self) -> Words:
        return ("may", {"get": self.chosen_words()}) if self.may else self.chosen_words()

    def chosen_words(self) -> Words:
        return ("commission", {})

    def icons(self) -> list[Icon]:
        return [("dreadnought", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"dreadnought": 1.0} if pieces(g, seat).dreadnoughts else {}


def deployable(g: Imperium, seat: int) -> int:
    """All that were commissioned this turn, and others from the garrison as far as troops have not used the right."""
    if g.deployment != COMBAT_SPACE:
        return 0
    of_garrison = GARRISON_LIMIT - max(0, g.deployed - g.recruited)
    return min(pieces(g, seat).docked, g.commissioned + of_garrison - g.dreadnoughts_deployed)


def garrison_used(g: Imperium) -> int:
    used = g.dreadnoughts_deployed - g.commissioned
    return used if used > 0 else 0


def deploy_dreadnought(g: Imperium, seat: int) -> None:
    seat = receiver(g, seat)
    p = g.players[seat]
    p.docked -= 1
    p.fighting += 1
    g.tell(DREADNOUGHT_DEPLOYED, seat, -1, 1)
    sent(g, seat, 1)


def retreat_dreadnought(g: Imperium, seat: int) -> None:
    seat = receiver(g, seat)
    p = g.players[seat]
    p.fighting -= 1
    p.docked += 1
    if in_turn(g, seat):
        g.units_sent -= 1
    g.tell(DREADNOUGHT_RETREATED, seat, -1, 1)


class DeployDreadnought(Offer):
    """One dreadnought to the conflict, by the right of the space."""

    kinds = (DEPLOY_DREADNOUGHT,)
    moments = (offers.AGENT_TURN,)
    needs_pieces = "docked"

    def options(self, g: Imperium, seat: int) -> list[int]:
        return [DEPLOY_DREADNOUGHT] if pieces(g, seat).docked and deployable(g, seat) > 0 else []

    def take(self, g: Imperium, seat: int, option: int) -> None:
        g.dreadnoughts_deployed += 1
        deploy_dreadnought(g, seat)

    def refusals(self, g: Imperium, seat: int) -> list[tuple[int, Words]]:
        if DEPLOY_DREADNOUGHT in g.options:
            return []
        if not pieces(g, seat).docked:
            reason = of_receiver(g, seat, ("why-no-dreadnought-in-garrison", {}))
        elif g.deployment == FORBIDDEN:
            reason = of_receiver(g, seat, ("why-deployment-forbidden", {}))
        elif g.deployment == NOTHING:
            reason = ("why-no-combat-space", {})
        else:
            reason = of_receiver(g, seat, ("why-deployment-limit", {"n": g.deployed + g.dreadnoughts_deployed}))
        return [(DEPLOY_DREADNOUGHT, reason)]


class DeployUnits(Node[Imperium]):
    """Up to n units from the garrison, troops or dreadnoughts, one after the other. x >> 1: how many have gone."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = pieces(g, seat)
        options = [TROOP] if p.garrison else []
        if p.docked:
            options.append(DREADNOUGHT)
        if options and g.deployment != FORBIDDEN:
            g.ask(self, seat, x, options if x == CHOSEN else [*options, NO])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == NO:
            return
        done = (x >> 1) + 1
        if done < self.n:
            g.push(self, seat, done << 1)
        if option == TROOP:
            deploy(g, seat, 1)
        else:
            deploy_dreadnought(g, seat)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if g.deployment == FORBIDDEN:
            return ("why-deployment-forbidden", {})
        p = pieces(g, seat)
        return None if p.garrison or p.docked else of_receiver(g, seat, ("why-no-units-in-garrison", {}))

    def optional(self, g: Imperium) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-deploy-units", {"n": self.n - (x >> 1)})

    def words(self) -> Words:
        return ("deploy-units", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("unit", self.n), ("deploy", 0)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"deploy": float(min(self.n, pieces(g, seat).garrison))}


# ---- retreating


class RetreatUnits(Node[Imperium]):
    """As a cost: retreat n own units, troops or dreadnoughts; sandworms never retreat. x >> 1: how many are back."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = pieces(g, seat)
        options = [TROOP] if p.troops else []
        if p.fighting:
            options.append(DREADNOUGHT)
        g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        done = (x >> 1) + 1
        if done < self.n:
            g.push(self, seat, done << 1 | 1)
        if option == TROOP:
            retreat(g, seat, 1)
        else:
            retreat_dreadnought(g, seat)

    def have(self, g: Imperium, seat: int) -> int:
        p = pieces(g, seat)
        return p.troops + p.fighting

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        have = self.have(g, seat)
        return None if have >= self.n else of_receiver(g, seat, ("why-units-to-retreat", {"n": self.n, "have": have}))

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-retreat-units", {"n": self.n - (x >> 1)})

    def words(self) -> Words:
        return ("retreat-units", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("unit", self.n), ("retreat", 0)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"retreat": float(self.n)}


class ForceRetreats(Node[Imperium]):
    """For each troop that the player deployed this turn one unit of an opponent may be made to retreat.

    x >> 1: how many have.
    """

    def choices(self, g: Imperium, seat: int) -> list[int]:
        options = []
        for other in sorted(opponents(g, seat)):
            p = g.players[other]
            options += [FORCE_TROOP | other] if p.troops else []
            options += [FORCE_DREADNOUGHT | other] if p.fighting else []
        return options

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if seat != g.turn or x >> 1 >= g.troops_this_turn:
            return
        options = self.choices(g, seat)
        if options:
            g.ask(self, seat, x, options if x == CHOSEN else [*options, NO])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == NO:
            return
        g.push(self, seat, (x >> 1) + 1 << 1)
        if option & ~ARG == FORCE_TROOP:
            retreat(g, option & ARG, 1)
        else:
            retreat_dreadnought(g, option & ARG)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if seat != g.turn or not g.troops_this_turn:
            return ("why-no-troops-deployed", {})
        return None if self.choices(g, seat) else ("why-no-enemy-units", {})

    def optional(self, g: Imperium) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-force-retreat", {"n": g.troops_this_turn - (x >> 1)})

    def words(self) -> Words:
        return ("force-retreats", {})

    def icons(self) -> list[Icon]:
        return [("opponents", 1), ("unit", 1), ("retreat", 0), ("per", 1), ("deploy", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"hindrance": 1.0}


class OpponentsRetreatDreadnought(Node[Imperium]):
    """Each opponent who has one in the conflict retreats a dreadnought."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for other in sorted(opponents(g, seat)):
            if g.players[other].fighting:
                retreat_dreadnought(g, other)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        others = [g.players[other] for other in opponents(g, seat)]
        return None if any(p.fighting for p in others) else ("why-no-enemy-dreadnought", {})

    def words(self) -> Words:
        return ("opponents-retreat-dreadnought", {})

    def icons(self) -> list[Icon]:
        return [("opponents", 1), ("dreadnought", 1), ("retreat", 0)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"hindrance": float(sum(g.players[other].fighting > 0 for other in opponents(g, seat)))}


class DreadnoughtsInConflict(CountOfPieces):
    def count(self, g: Imperium, seat: int) -> int:
        return pieces(g, seat).fighting

    def words(self) -> Words:
        return ("count-dreadnoughts", {})

    def icons(self) -> list[Icon]:
        return [("dreadnought", 1)]


# ---- locations


class TakeLocation(Step):
    """The winner must put a dreadnought of the conflict on a location that has none; a second one goes home.

    With Detonation Devices one may go back to supply for a victory point instead. Where every location has one, the
    rules are silent: it returns to the garrison.
    """

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.players[seat].fighting:
            free = [space for space in g.ruleset.controlled if g.dreadnoughts_at[space.location] < 0]
            options = [PLACE_DREADNOUGHT | space.number for space in free]
            if owns(g, seat, "detonation-devices"):
                # May: where no location is free it can still be left.
                options += [SCRAP_DREADNOUGHT] if options else [SCRAP_DREADNOUGHT, NO]
            if seat >= g.ruleset.people:
                options = [answer for answers in g.ruleset.answering for answer in answers(g, seat, options)]
            g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == NO:
            return
        p = g.players[seat]
        p.fighting -= 1
        if option == SCRAP_DREADNOUGHT:
            p.dreadnoughts += 1
            g.tell(DREADNOUGHT_SCRAPPED, seat, -1, 1)
            gain(g, seat, VICTORY_POINT, 1)
        else:
            location = g.ruleset.spaces[option & ARG].location
            g.dreadnoughts_at[location] = seat
            g.dreadnought_placed = location
            g.tell(DREADNOUGHT_PLACED, seat, option & ARG, 1)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-place-dreadnought", {})


class DreadnoughtsGoHome(Step):
    """Those of this conflict go to the garrisons, then those that were put on locations in the last combat."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for p in g.players:
            p.docked += p.fighting
            p.fighting = 0
            p.solari_if_won = 0
        for space in g.ruleset.controlled:
            owner = g.dreadnoughts_at[space.location]
            if owner >= 0 and space.location != g.dreadnought_placed:
                g.dreadnoughts_at[space.location] = -1
                g.players[owner].docked += 1
                g.tell(DREADNOUGHT_RETURNED, owner, space.number, 1)
        g.dreadnought_placed = -1


TAKE_LOCATION = TakeLocation()
DREADNOUGHTS_GO_HOME = DreadnoughtsGoHome()
register_steps({"take-location": TAKE_LOCATION, "dreadnoughts-go-home": DREADNOUGHTS_GO_HOME}, "rise-of-ix")


def commissioned(g: Imperium, seat: int) -> int:
    """How many are out of supply: in the garrison, in the conflict or on a location."""
    return EACH_HAS - pieces(g, seat).dreadnoughts


def joining(g: Imperium, seat: int) -> tuple[int, int]:
    """Those that the garrison's right would let go to the conflict, and their strength."""
    units = min(g.players[seat].docked, GARRISON_LIMIT)
    return (units, units * strength_of_one(g, seat)) if units else (0, 0)


def deploy_features(look: Outlook, _: int) -> Features:
    g, seat = look.g, look.seat
    return look.combat.change(units=1, strength=strength_of_one(g, receiver(g, seat)))


def place_features(look: Outlook, number: int) -> Features:
    g, seat = look.g, look.seat
    space = g.ruleset.spaces[number]
    taken = g.control[space.location]
    return {"control": 0.5 if taken in (-1, seat) else 1.0}


def unit_places(g: Imperium, seat: int) -> Sequence[int]:
    p = g.players[seat]
    return (p.dreadnoughts, p.docked, p.fighting, g.dreadnoughts_at.count(seat))
