"""Putting figures on the map: deploying takes them from the supply, placing from elsewhere on the map too."""

from __future__ import annotations

from collections.abc import Mapping

from sietch.arrakis import options as o
from sietch.arrakis.arrival import occupy
from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    ELITE,
    FIGURE_NOUNS,
    FIGURES,
    LEADER,
    LEADERS,
    NAMED,
    REGULAR,
    SPECIAL,
    TOKENS,
    figures,
    name_id,
)
from sietch.arrakis.free_actions import ask_in_turn, interrupted
from sietch.arrakis.leaders import PAUL, beside, ready
from sietch.arrakis.legions import (
    ONE,
    abandon,
    add,
    at_hand,
    bodies,
    count,
    deploy,
    empty_areas,
    free_areas,
    place_leader,
    place_token,
    settle,
    subtract,
)
from sietch.arrakis.map import ALL, bits
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Act, Step, area_options, area_refusals, is_sector, register_steps
from sietch.arrakis.terrain import sands
from sietch.core.forms import Form, Wish
from sietch.core.node import CHOSEN, Features, Icon, Words
from sietch.core.state import ARG, NO, YES

# ---- where


class Where:
    """A set of areas that a card names."""

    def __init__(self, name: str = "", areas: int = ALL, area: int = -1) -> None:
        self.name = name
        self.mask = areas if area < 0 else 1 << area
        self.area = area

    def areas(self, g: Arrakis, side: int) -> int:
        return self.mask

    def words(self, side: int) -> Words:
        """To stand in an order to place something; the effect's owner is a side, or -1."""
        args = {} if self.area < 0 else {"area": name_id(AREAS[self.area])}
        return (f"arrakis-where-{self.name}", args)

    def refusals(self, g: Arrakis, side: int, areas: int, sector: int) -> list[tuple[int, Words]]:
        """Why other areas than those of the set are not offered."""
        return area_refusals(
            o.PLACE, g.options, areas, sector, lambda area: ("arrakis-why-where", {"where": self.words(side)})
        )


class Settlements(Where):
    """Own settlements that stand: sietches of the Atreides."""

    def words(self, side: int) -> Words:
        return ("arrakis-where-own-sietch", {}) if side == ATREIDES else super().words(side)

    def areas(self, g: Arrakis, side: int) -> int:
        return (g.sietches if side == ATREIDES else g.settlements) & self.mask


class EmptyDesert(Where):
    def areas(self, g: Arrakis, side: int) -> int:
        return sands(g) & empty_areas(g)


class Free(Where):
    """Free areas of the mask."""

    def areas(self, g: Arrakis, side: int) -> int:
        return self.mask & free_areas(g, side) & (ALL if g.detonated < 0 else ~(1 << g.detonated))


class OwnLegion(Where):
    def areas(self, g: Arrakis, side: int) -> int:
        return g.players[side].at


class LegionWithSpecial(Where):
    def words(self, side: int) -> Words:
        return ("arrakis-where-legion-with-special", {"what": FIGURE_NOUNS[side][SPECIAL]})

    def areas(self, g: Arrakis, side: int) -> int:
        legions = g.players[side].legions
        return sum(1 << area for area in bits(g.players[side].at) if count(legions[area], SPECIAL))


class LegionOf(Where):
    """The legion that a named leader is in."""

    def __init__(self, leader: int) -> None:
        super().__init__("legion-of")
        self.leader = leader

    def areas(self, g: Arrakis, side: int) -> int:
        at = g.leader_at[self.leader]
        return 0 if at < 0 else 1 << at

    def words(self, side: int) -> Words:
        return ("arrakis-where-legion-of", {"leader": name_id(LEADERS[self.leader])})


# ---- one figure into an area


class Into(Step):
    """One figure of a kind into area x - 1. `mover`: from elsewhere on the map too."""

    def __init__(self, figure: int, mover: bool) -> None:
        self.figure = figure
        self.mover = mover

    def run(self, g: Arrakis, side: int, x: int) -> None:
        area = x - 1
        options = [o.SUPPLY if figure == self.figure else o.FIGURE | figure for figure in at_hand(g, side, self.figure)]
        if self.mover:
            legions = g.players[side].legions
            there = [
                other for other in bits(g.players[side].at) if other != area and count(legions[other], self.figure)
            ]
            options += [o.FROM | other for other in there]
        if options:
            # The area is chosen: a free action that changes it comes before or after.
            g.ask(self, side, x, [*options, o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option == o.DONE:
            return
        area = x - 1
        if option & ~ARG == o.FROM:
            relocate(g, side, option & ARG, area, self.figure)
        else:
            deploy(g, side, area, self.figure if option == o.SUPPLY else option & ARG)
        if side == ATREIDES:
            occupy(g, area)
        settle(g, side, area)

    def form(self, g: Arrakis, side: int, x: int) -> Form | None:
        """Where several of a kind come: from where. What stands in for them is asked one by one."""
        p = g.players[side]
        alike = (self, side, x)
        n = 1 + next((n for n, frame in enumerate(g.stack[::-1]) if frame != alike), len(g.stack))
        if n < 2 or any(option & ~ARG == o.FIGURE for option in g.options):
            return None
        fields = {
            option: p.supply[self.figure] if option == o.SUPPLY else count(p.legions[option & ARG], self.figure)
            for option in g.options
            if option != o.DONE
        }
        return Form("into", {option: min(n, most) for option, most in fields.items()}, AREAS[x - 1].id, n)

    def wished(self, g: Arrakis, side: int, x: int, wish: Wish) -> int | None:
        return super().wished(g, side, x, wish) or o.DONE

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        kinds = {option & ~ARG for option in g.options}
        message = "arrakis-prompt-instead" if o.FIGURE in kinds and o.FROM not in kinds else "arrakis-prompt-into"
        return (message, {"area": name_id(AREAS[x - 1]), "what": FIGURE_NOUNS[side][self.figure]})

    def option_words(self, side: int, kind: str, args: Mapping[str, object]) -> Words:
        return super().option_words(side, "supply-figure" if kind == "figure" else kind, args)


def relocate(g: Arrakis, side: int, area: int, to: int, figure: int) -> None:
    """A figure is taken from elsewhere on the map; leaders left alone are eliminated."""
    subtract(g, side, area, ONE[figure])
    add(g, side, to, ONE[figure])
    if g.events is not None:
        g.tell(o.FIGURE_PLACED, side, to, figure)
    abandon(g, side, area)


class LeaderInto(Step):
    """A leader of choice into area x - 1, where units of its side are. `named`: these only, or generic ones only."""

    def __init__(self, mover: bool, named: bool = True) -> None:
        self.mover = mover
        self.named = named

    def run(self, g: Arrakis, side: int, x: int) -> None:
        area = x - 1
        p = g.players[side]
        if not bodies(p.legions[area]):
            return
        options = [o.SUPPLY] if p.supply[LEADER] else []
        if self.mover:
            options += [o.FROM | other for other in bits(p.at) if other != area and count(p.legions[other], LEADER)]
        if self.named:
            options += [o.LEADER | leader for leader in placeable(g, side, area, self.mover)]
        if options:
            # The area is chosen: a free action that changes it comes before or after.
            g.ask(self, side, x, [*options, o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option == o.DONE:
            return
        area = x - 1
        if option == o.SUPPLY:
            deploy(g, side, area, LEADER)
        elif option & ~ARG == o.FROM:
            relocate(g, side, option & ARG, area, LEADER)
        else:
            place_leader(g, side, option & ARG, area)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-leader-into", {"area": name_id(AREAS[x - 1])})

    def option_words(self, side: int, kind: str, args: Mapping[str, object]) -> Words:
        """Leaders without a name are called what they are."""
        if kind == "supply":
            return ("arrakis-option-supply-figure", {"what": FIGURE_NOUNS[side][LEADER]})
        if kind == "from":
            return ("arrakis-option-from-leader", {**args, "what": FIGURE_NOUNS[side][LEADER]})
        return super().option_words(side, kind, args)


def placeable(g: Arrakis, side: int, area: int, mover: bool) -> list[int]:
    """Named leaders that can come to an area: those beside the board, and for placing those on the map."""
    found = beside(g, side)
    if mover:
        found = [leader for leader in NAMED[side] if ready(g, leader) and g.leader_at[leader] != area]
    if g.paul_stopped == 2 and side == ATREIDES:
        found = [leader for leader in found if leader not in PAUL]
    return found


INTO = [Into(figure, True) for figure in (REGULAR, ELITE, SPECIAL)]
DEPLOY_INTO = [Into(figure, False) for figure in (REGULAR, ELITE, SPECIAL)]
LEADER_INTO, DEPLOY_LEADER = LeaderInto(True), LeaderInto(False)
GENERIC_INTO = LeaderInto(True, named=False)

register_steps(
    {f"into-{figure}": node for figure, node in zip(FIGURES, INTO, strict=False)}
    | {f"deploy-into-{figure}": node for figure, node in zip(FIGURES, DEPLOY_INTO, strict=False)}
    | {"leader-into": LEADER_INTO, "deploy-leader": DEPLOY_LEADER, "generic-into": GENERIC_INTO}
)


# ---- the verbs


class Place(Act):
    """Place figures in one area of the set. x: 0, or 1 + the sector whose areas are asked for."""

    def __init__(
        self,
        where: Where,
        *,
        regulars: int = 0,
        elites: int = 0,
        specials: int = 0,
        leaders: int = 0,
        generics: int = 0,
        named: tuple[int, ...] = (),
    ) -> None:
        self.where = where
        self.units = (regulars, elites, specials)
        self.leaders = leaders
        self.generics = generics
        self.named = named

    def areas(self, g: Arrakis, side: int) -> int:
        areas = self.where.areas(g, side)
        if not sum(self.units):
            # A leader alone can only join units.
            areas &= g.players[side].at
        return areas

    def run(self, g: Arrakis, side: int, x: int) -> None:
        areas = self.areas(g, side)
        options = area_options(o.PLACE, areas, x - 1)
        if len(options) == 1 and options[0] & ~ARG == o.PLACE:
            self.fill(g, side, options[0] & ARG)
        elif options:
            ask_in_turn(g, self, side, x, [*options, o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if interrupted(g, self, side, x, option) or option == o.DONE:
            return
        if is_sector(option):
            g.push(self, side, 1 + (option & ARG))
        else:
            self.fill(g, side, option & ARG)

    def fill(self, g: Arrakis, side: int, area: int) -> None:
        g.that_legion = area
        # Of Paul and Jessica the one that is in play comes.
        stopped = PAUL if g.paul_stopped == 2 and side == ATREIDES else ()
        for leader in [leader for leader in self.named if ready(g, leader) and leader not in stopped][:1]:
            g.push(JOIN, side, (1 + area) << 8 | leader)
        for _ in range(self.leaders):
            g.push(LEADER_INTO, side, 1 + area)
        for _ in range(self.generics):
            g.push(GENERIC_INTO, side, 1 + area)
        for node, n in zip(reversed(INTO), reversed(self.units), strict=True):
            for _ in range(n):
                g.push(node, side, 1 + area)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if self.areas(g, side) else ("arrakis-why-no-place", {})

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        return self.where.refusals(g, side, self.areas(g, side), x - 1)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-place", {"what": self.what(side)})

    def what(self, side: int) -> Words:
        nouns = FIGURE_NOUNS[side]
        parts = [figures(n, noun) for n, noun in zip(self.units, nouns, strict=False) if n]
        if self.leaders:
            parts.append(("arrakis-any-leader", {"n": self.leaders}))
        if self.generics:
            parts.append(figures(self.generics, nouns[LEADER]))
        if self.named:
            leader = ("arrakis-leader-paul", {}) if self.named == PAUL else name_id(LEADERS[self.named[0]])
            parts.append(("arrakis-the-leader", {"leader": leader}))
        return ("arrakis-all-of", {"parts_list": tuple(parts)})

    def words(self) -> Words:
        return ("arrakis-place", {"what": self.what(self.side), "where": self.where.words(self.side)})

    def icons(self) -> list[Icon]:
        icons: list[Icon] = [(figure, n) for figure, n in zip(FIGURES, self.units, strict=False) if n]
        if self.leaders or self.generics:
            icons.append(("leader", self.leaders + self.generics))
        return icons + [("named-leader", 1) for _ in self.named[:1]]

    def features(self, g: Arrakis, side: int) -> Features:
        features = {figure: float(n) for figure, n in zip(FIGURES, self.units, strict=False) if n}
        if self.leaders or self.generics or self.named:
            features["leader"] = float(self.leaders + self.generics + len(self.named[:1]))
        return features if self.areas(g, side) else {}


class Join(Step):
    """The named leader joins the legion in the area, if there is one; it need not. x: 1 + area, and the leader."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        area, leader = (x >> 8) - 1, x & 255
        if ready(g, leader) and bodies(g.players[side].legions[area]) and g.leader_at[leader] != area:
            g.ask(self, side, x, [o.LEADER | leader, NO])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option != NO:
            place_leader(g, side, option & ARG, (x >> 8) - 1)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-join", {"leader": name_id(LEADERS[x & 255]), "area": name_id(AREAS[(x >> 8) - 1])})


JOIN = Join()


class Spread(Act):
    """Place or deploy figures one by one, each in an area of the set. x: 1 + sector, above that how many are done."""

    def __init__(
        self,
        where: Where,
        *,
        regulars: int = 0,
        elites: int = 0,
        specials: int = 0,
        leaders: int = 0,
        deploys: bool = False,
    ) -> None:
        self.where = where
        self.units = (regulars, elites, specials)
        self.leaders = leaders
        self.deploys = deploys
        self.kinds = [REGULAR] * regulars + [ELITE] * elites + [SPECIAL] * specials + [LEADER] * leaders

    def areas(self, g: Arrakis, side: int, done: int) -> int:
        areas = self.where.areas(g, side)
        return areas & g.players[side].at if self.kinds[done] == LEADER else areas

    def run(self, g: Arrakis, side: int, x: int) -> None:
        done, sector = x >> 4, (x & 15) - 1
        if done == len(self.kinds):
            return
        options = area_options(o.PLACE, self.areas(g, side, done), sector)
        if options and self.has(g, side, self.kinds[done]):
            ask_in_turn(g, self, side, x, [*options, o.DONE])
        else:
            g.push(self, side, (done + 1) << 4)

    def has(self, g: Arrakis, side: int, kind: int) -> bool:
        """Is there a figure of the kind to take?"""
        if kind == LEADER:
            return bool(g.players[side].supply[LEADER] or beside(g, side)) or not self.deploys
        return bool(at_hand(g, side, kind)) or not self.deploys

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if interrupted(g, self, side, x, option):
            return
        done = x >> 4
        if is_sector(option):
            g.push(self, side, x & ~15 | 1 + (option & ARG))
            return
        kind = self.kinds[done]
        if option == o.DONE:
            # What is left of this kind stays where it is.
            last = len(self.kinds) - self.kinds[::-1].index(kind)
            g.push(self, side, last << 4)
            return
        area = option & ARG
        g.push(self, side, (done + 1) << 4)
        if kind == LEADER:
            g.push(DEPLOY_LEADER if self.deploys else LEADER_INTO, side, 1 + area)
        elif self.deploys and g.players[side].supply[kind]:
            deploy(g, side, area, kind)
            settle(g, side, area)
        else:
            g.push((DEPLOY_INTO if self.deploys else INTO)[kind], side, 1 + area)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if self.where.areas(g, side) else ("arrakis-why-no-place", {})

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        return self.where.refusals(g, side, self.areas(g, side, x >> 4), (x & 15) - 1)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        kind = self.kinds[x >> 4]
        what = "any-leader" if kind == LEADER else FIGURE_NOUNS[side][kind]
        return ("arrakis-prompt-spread", {"what": what, "n": self.kinds[x >> 4 :].count(kind)})

    def words(self) -> Words:
        parts = [figures(n, noun) for n, noun in zip(self.units, FIGURE_NOUNS[self.side], strict=False) if n]
        if self.leaders:
            parts.append(("arrakis-any-leader", {"n": self.leaders}))
        name = "arrakis-deploy" if self.deploys else "arrakis-spread"
        what = ("arrakis-all-of", {"parts_list": tuple(parts)})
        return (name, {"what": what, "where": self.where.words(self.side)})

    def icons(self) -> list[Icon]:
        icons: list[Icon] = [*zip(FIGURES, self.units, strict=False), ("leader", self.leaders)]
        return [icon for icon in icons if icon[1]]

    def features(self, g: Arrakis, side: int) -> Features:
        return {name: float(n) for name, n in self.icons()}


WHETHER, WHERE = 0, 2


class DeployToken(Act):
    """A standard deployment token, drawn and looked at, goes face down to a sietch, with figures beside it.

    x: WHETHER the token comes or only the figures, CHOSEN to draw it, WHERE it is to go. tokens: 0 for the figures
    alone, which is an action of its own for a die.
    """

    def __init__(self, specials: int = 0, leaders: int = 1, tokens: int = 1) -> None:
        self.specials = specials
        self.leaders = leaders
        self.tokens = tokens

    def areas(self, g: Arrakis, side: int) -> int:
        """The sietches; leaders that come alone need units there."""
        if g.players[ATREIDES].drawn_token or (self.specials and at_hand(g, side, SPECIAL)):
            return g.sietches
        led = g.players[side].supply[LEADER] or placeable(g, side, -1, False)
        return g.sietches & g.players[side].at if led else 0

    def chosen(self, g: Arrakis, side: int) -> None:
        g.push(self, side, CHOSEN)

    def run(self, g: Arrakis, side: int, x: int) -> None:
        p = g.players[ATREIDES]
        if self.tokens and g.token_pool and g.sietches and x != WHERE:
            if x == WHETHER:
                g.ask(self, side, x, [YES, NO, o.DONE])
                return
            p.drawn_token.append(g.draw(o.DRAWN_TOKEN, g.token_pool))
        options = [o.PLACE | area for area in bits(self.areas(g, side))]
        if options:
            g.ask(self, side, WHERE, options if p.drawn_token else [*options, o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option == o.DONE:
            return
        if x == WHETHER:
            g.push(self, side, CHOSEN if option == YES else WHERE)
            return
        area = option & ARG
        g.that_legion = area
        p = g.players[ATREIDES]
        for _ in range(self.leaders):
            g.push(DEPLOY_LEADER, side, 1 + area)
        for _ in range(self.specials):
            g.push(DEPLOY_INTO[SPECIAL], side, 1 + area)
        if p.drawn_token:
            place_token(g, area, p.drawn_token.pop())
            settle(g, side, area)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        if self.tokens and not self.specials and not g.token_pool:
            return ("arrakis-why-no-token-left", {})
        possible = g.sietches if self.tokens and g.token_pool else self.areas(g, side)
        return None if possible else ("arrakis-why-no-place", {})

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        if x == WHETHER:
            return []

        def why(area: int) -> Words:
            there = g.sietches >> area & 1
            return ("arrakis-why-no-units" if there else "arrakis-why-no-sietch", {})

        return area_refusals(o.PLACE, g.options, self.areas(g, side), -1, why)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        """With the token that was drawn: only who is asked reads it."""
        if x == WHETHER:
            return ("arrakis-prompt-draw-token", {})
        drawn = g.players[ATREIDES].drawn_token
        if not drawn:
            return ("arrakis-prompt-sietch-without-token" if self.specials else "arrakis-prompt-sietch-leader", {})
        return ("arrakis-prompt-sietch", {"token": name_id(TOKENS[drawn[0]])})

    def words(self) -> Words:
        if not self.tokens:
            return ("arrakis-deploy-leader", {})
        return ("arrakis-deploy-token-fedaykin" if self.specials else "arrakis-deploy-token", {})

    def icons(self) -> list[Icon]:
        icons: list[Icon] = [("deployment-token", self.tokens), ("special", self.specials), ("leader", self.leaders)]
        return [icon for icon in icons if icon[1]]

    def features(self, g: Arrakis, side: int) -> Features:
        token = float(self.tokens)
        return {"regular": token, "elite": token, "special": float(self.specials), "leader": float(self.leaders)}


class Upgrade(Act):
    """Replace n figures of a kind on the map by better ones. x: how many are replaced."""

    compound = False

    def __init__(self, n: int, figure: int, by: int) -> None:
        self.n = n
        self.figure = figure
        self.by = by

    def areas(self, g: Arrakis, side: int) -> list[int]:
        p = g.players[side]
        if not p.supply[self.by]:
            return []
        return [area for area in bits(p.at) if count(p.legions[area], self.figure)]

    def run(self, g: Arrakis, side: int, x: int) -> None:
        areas = self.areas(g, side) if x < self.n else []
        if areas:
            ask_in_turn(g, self, side, x, [*(o.FROM | area for area in areas), o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if interrupted(g, self, side, x, option) or option == o.DONE:
            return
        g.push(self, side, x + 1)
        p = g.players[side]
        p.supply[self.figure] += 1
        p.supply[self.by] -= 1
        p.legions[option & ARG] += ONE[self.by] - ONE[self.figure]
        if g.events is not None:
            g.tell(o.FIGURE_REPLACED, side, option & ARG, self.figure)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if self.areas(g, side) else ("arrakis-why-nothing-to-replace", {})

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-upgrade", {"what": FIGURE_NOUNS[side][self.figure]})

    def words(self) -> Words:
        nouns = FIGURE_NOUNS[self.side]
        return ("arrakis-upgrade", {"n": self.n, "what": nouns[self.figure], "by": nouns[self.by]})

    def icons(self) -> list[Icon]:
        return [(FIGURES[self.figure], self.n), ("arrow", 1), (FIGURES[self.by], self.n)]

    def features(self, g: Arrakis, side: int) -> Features:
        return {"upgrade": float(self.n)} if self.areas(g, side) else {}


register_steps({"join": JOIN})

OWN_SETTLEMENTS = Settlements("own-settlement")
EMPTY_DESERT = EmptyDesert("empty-desert")
OWN_LEGION = OwnLegion("own-legion")
WITH_SPECIAL_LEGION = LegionWithSpecial("legion-with-special")
