"""The desert: the Desert Power action, and the hazards phase with wormsigns and Coriolis storms."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.casualties import hit
from sietch.arrakis.components import AREAS, ATREIDES, HARKONNEN, name_id
from sietch.arrakis.free_actions import ask_in_turn, interrupted
from sietch.arrakis.leaders import WILD_MAKER, in_play
from sietch.arrakis.legions import all_worms
from sietch.arrakis.map import bits
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Act, Step, area_options, area_refusals, is_sector, register_steps
from sietch.arrakis.terrain import exposed, sands
from sietch.arrakis.worms import (
    EFFECTS,
    PLACE_WORMS,
    attack_with_worm,
    desert_hits,
    move_worm,
    place_wormsign,
    remove_wormsign,
    roll,
    shows_worm,
    sign_areas,
    why_no_sign,
    worm_steps,
    worm_targets,
)
from sietch.core.combinators import Choose
from sietch.core.node import Features, Icon, Words
from sietch.core.state import ARG

STORM_DICE = 2


class PlaceWormsigns(Act):
    """Place n wormsigns, each in a desert area without wormsign, sandworm or sietch. x: placed, and 1 + sector."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Arrakis, side: int, x: int) -> None:
        placed, sector = x & 15, (x >> 4) - 1
        if placed == self.n or not g.wormsign_pool:
            return
        options = area_options(o.SIGN, sign_areas(g), sector)
        if options:
            ask_in_turn(g, self, side, x, [*options, o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if interrupted(g, self, side, x, option) or option == o.DONE:
            return
        if is_sector(option):
            g.push(self, side, x & 15 | (1 + (option & ARG)) << 4)
        else:
            g.push(self, side, (x & 15) + 1)
            place_wormsign(g, option & ARG)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if g.wormsign_pool and sign_areas(g) else ("arrakis-why-no-wormsign", {})

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        return area_refusals(o.SIGN, g.options, sign_areas(g), (x >> 4) - 1, lambda area: why_no_sign(g, area))

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-sign", {"n": self.n - (x & 15)})

    def words(self) -> Words:
        return ("arrakis-place-wormsigns", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("wormsign", self.n)]

    def features(self, g: Arrakis, side: int) -> Features:
        return {"wormsign": float(self.n)}


class MoveWorms(Act):
    """Move n different sandworms. x: how many moved, above that 1 + the area of the worm that moves."""

    def __init__(self, n: int) -> None:
        self.n = n

    def movable(self, g: Arrakis, moved: int) -> list[int]:
        return [area for area in bits(all_worms(g) & ~moved) if worm_steps(g, area)]

    def run(self, g: Arrakis, side: int, x: int) -> None:
        done, area = x & 15, (x >> 4) - 1
        if area >= 0:
            g.ask(self, side, x, [o.WORM_TO | to for to in bits(worm_steps(g, area))])
        elif done < self.n:
            worms = self.movable(g, g.worms_moved if done else 0)
            if worms:
                ask_in_turn(g, self, side, x, [*(o.WORM | worm for worm in worms), o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if interrupted(g, self, side, x, option) or option == o.DONE:
            return
        done = x & 15
        if option & ~ARG == o.WORM:
            g.push(self, side, done | (1 + (option & ARG)) << 4)
        else:
            to = option & ARG
            g.push(self, side, done + 1)
            g.worms_moved = (g.worms_moved if done else 0) | 1 << to
            move_worm(g, (x >> 4) - 1, to)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if self.movable(g, 0) else ("arrakis-why-no-worm-to-move", {})

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        if x >> 4:
            return ("arrakis-prompt-worm-to", {"area": name_id(AREAS[(x >> 4) - 1])})
        return ("arrakis-prompt-worm", {"n": self.n - (x & 15)})

    def words(self) -> Words:
        return ("arrakis-move-worms", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("move", 1), ("sandworm", self.n)]

    def features(self, g: Arrakis, side: int) -> Features:
        return {"move-worm": 1.0} if all_worms(g) else {}


class AttackWithWorm(Act):
    """Attack with one sandworm. x: 0, or 1 + the area of the worm."""

    def able(self, g: Arrakis) -> list[int]:
        return [area for area in bits(all_worms(g)) if worm_targets(g, area)]

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if x:
            g.ask(self, side, x, [o.BITE | area for area in bits(worm_targets(g, x - 1))])
        else:
            worms = self.able(g)
            if worms:
                ask_in_turn(g, self, side, x, [*(o.WORM | worm for worm in worms), o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if interrupted(g, self, side, x, option) or option == o.DONE:
            return
        if option & ~ARG == o.WORM:
            g.push(self, side, 1 + (option & ARG))
        else:
            attack_with_worm(g, x - 1, option & ARG)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if self.able(g) else ("arrakis-why-no-worm-attack", {})

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        if x:
            return ("arrakis-prompt-bite", {"area": name_id(AREAS[x - 1])})
        return ("arrakis-prompt-attack-worm", {})

    def words(self) -> Words:
        return ("arrakis-attack-with-worm", {})

    def icons(self) -> list[Icon]:
        return [("attack", 1), ("sandworm", 1)]

    def features(self, g: Arrakis, side: int) -> Features:
        return {"worm-attack": 1.0} if self.able(g) else {}


class WildMaker(Act):
    """Move the Wild Maker, then attack with it. x: 0 moving, 1 attacking."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if g.wild_maker < 0:
            return
        if x:
            options = [o.BITE | area for area in bits(worm_targets(g, g.wild_maker))]
        else:
            options = [o.WORM_TO | area for area in bits(worm_steps(g, g.wild_maker))]
        if options:
            ask_in_turn(g, self, side, x, [*options, o.DONE])
        elif not x:
            g.push(self, side, 1)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if interrupted(g, self, side, x, option):
            return
        if not x:
            g.push(self, side, 1)
        if option & ~ARG == o.WORM_TO:
            move_worm(g, g.wild_maker, option & ARG)
        elif option & ~ARG == o.BITE:
            attack_with_worm(g, g.wild_maker, option & ARG)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if g.wild_maker >= 0 else ("arrakis-why-no-wild-maker", {})

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        name = "arrakis-prompt-bite" if x else "arrakis-prompt-worm-to"
        return (name, {"area": name_id(AREAS[g.wild_maker])})

    def words(self) -> Words:
        return ("arrakis-wild-maker-acts", {})

    def icons(self) -> list[Icon]:
        return [("move", 1), ("attack", 1), ("wild-maker", 1)]

    def features(self, g: Arrakis, side: int) -> Features:
        return {"worm-attack": 1.0} if g.wild_maker >= 0 else {}


class WildMakerCard(WildMaker):
    """The special action of the Wild Maker's card, which is spent by it."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.spent |= 1 << WILD_MAKER
        super().run(g, side, x)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        if not in_play(g, WILD_MAKER) or g.spent >> WILD_MAKER & 1:
            return ("arrakis-why-no-wild-maker", {})
        return super().why_not(g, side)


class DesertPower(Act):
    """Take n Desert Power actions, one after the other. x: how many are taken."""

    compound = False

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if x < self.n:
            g.push(self, side, x + 1)
            g.push(DESERT_POWER, side, 0)
            if g.events is not None:
                g.tell(o.DESERT_POWER_USED, side, -1, 1)

    def possible(self, g: Arrakis, side: int) -> bool:
        return DESERT_POWER.possible(g, side)

    def words(self) -> Words:
        return ("arrakis-desert-power", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("desert-power", self.n)]

    def features(self, g: Arrakis, side: int) -> Features:
        return {"desert-power": float(self.n)}


DESERT_POWER: Choose[Arrakis] = Choose(PlaceWormsigns(2), MoveWorms(2), AttackWithWorm(), WildMakerCard(), free=True)


# ---- the hazards phase


class Hazards(Step):
    """First wormsigns where Atreides legions or worms are go; then every desert with Harkonnen legions or
    harvesters gets one; then all are turned.

    With fewer tokens than areas the Atreides, who place them, choose where they go. x: 1 + the sector they choose in.
    """

    def prey(self, g: Arrakis) -> int:
        """Where a wormsign is due."""
        return sands(g) & (g.players[HARKONNEN].at | g.harvesters) & ~(g.wormsigns | all_worms(g))

    def run(self, g: Arrakis, side: int, x: int) -> None:
        for area in bits(g.wormsigns & (g.players[ATREIDES].at | all_worms(g))):
            remove_wormsign(g, area)
        prey = self.prey(g)
        if g.wormsign_pool and prey.bit_count() > len(g.wormsign_pool):
            g.ask(self, ATREIDES, x, area_options(o.SIGN, prey, x - 1))
            return
        for area in bits(prey):
            place_wormsign(g, area)
        self.turn_all(g)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if is_sector(option):
            g.push(self, side, 1 + (option & ARG))
        else:
            g.push(self, side, 0)
            place_wormsign(g, option & ARG)

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        return area_refusals(o.SIGN, g.options, self.prey(g), x - 1, lambda area: self.why_none(g, area))

    def why_none(self, g: Arrakis, area: int) -> Words:
        if not sands(g) >> area & 1 or (g.wormsigns | all_worms(g)) >> area & 1:
            return why_no_sign(g, area)
        return ("arrakis-why-no-prey", {})

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-sign", {"n": len(g.wormsign_pool)})

    def turn_all(self, g: Arrakis) -> None:
        g.push(STORM, ATREIDES, 0)
        g.push(EFFECTS, ATREIDES, 0)
        g.push(PLACE_WORMS, ATREIDES, 0)
        for area in bits(g.wormsigns):
            if shows_worm(g, area):
                g.worms_due |= 1 << area


class Storm(Step):
    """Two dice for each exposed Harkonnen legion, one after the other. x: 0 at the beginning."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if not x:
            g.storm = g.players[HARKONNEN].at & exposed(g)
        if not g.storm:
            return
        area = bits(g.storm)[0]
        g.storm &= ~(1 << area)
        g.push(self, side, 1)
        hits = desert_hits(g, roll(g, ATREIDES, STORM_DICE), area)
        if g.events is not None:
            g.tell(o.STORM_ROLLED, ATREIDES, area, hits)
        hit(g, HARKONNEN, area, hits)


class StormNow(Act):
    """Coriolis storms are resolved at once."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.push(STORM, ATREIDES, 0)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if g.players[HARKONNEN].at & exposed(g) else ("arrakis-why-nobody-exposed", {})

    def words(self) -> Words:
        return ("arrakis-storm-now", {})

    def icons(self) -> list[Icon]:
        return [("storm", 1)]

    def features(self, g: Arrakis, side: int) -> Features:
        return {"storm": float((g.players[HARKONNEN].at & exposed(g)).bit_count())}


HAZARDS = Hazards()
STORM = Storm()

register_steps({"hazards": HAZARDS, "storm": STORM, "desert-power": DESERT_POWER})
