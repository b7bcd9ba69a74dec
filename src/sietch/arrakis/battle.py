"""Battles: who can be attacked, the rounds with cards, dice, leaders and losses, retreat, advance, settlements."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.arrival import arrive, rode, use_ornithopter
from sietch.arrakis.casualties import hit
from sietch.arrakis.components import (
    AREAS,
    ATREIDES,
    ENEMY,
    EXTRA_DIE,
    FACES,
    FEDAYKIN_WON,
    FOUR_DICE,
    HARKONNEN,
    HIT,
    LANDSRAAD,
    LEADER,
    LEADERS,
    NO_COST,
    SETTLEMENT_DESTROYED,
    SHIELD,
    SPECIAL,
    SPECIAL_FACE,
    SURPRISE,
    name_id,
)
from sietch.arrakis.free_actions import ask_in_turn, interrupted
from sietch.arrakis.legions import (
    all_worms,
    bodies,
    count,
    enemy_settlements,
    leaders_at,
    move_legion,
    named_at,
    reveal_sietch,
    reveal_tokens,
    sietch_level,
    tell_moved,
    units,
)
from sietch.arrakis.map import ARRAKEEN, LINKED, WITHIN_TWO, bits
from sietch.arrakis.planning import discard_card, hand, playable
from sietch.arrakis.prescience import CLAIM, advance, check_objective, did, gain_supremacy
from sietch.arrakis.reach import beyond, can_ride, ornithopters_for, why_too_far
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Act, Step, ask_side, register_steps
from sietch.arrakis.terrain import adjacent
from sietch.arrakis.which_legions import ANY, THAT_LEGION, Legions, ThatLegion, paul_stays, why_not_this_legion
from sietch.arrakis.worms import retreat, retreat_areas, roll
from sietch.core.forms import Form, Wish
from sietch.core.node import Features, Icon, Words
from sietch.core.state import ARG, NO, YES

DICE = 6
FEWER_DICE = 4


# ---- who can be attacked


def targets(g: Arrakis, side: int, area: int) -> tuple[int, int]:
    """What the legion of an area can attack: on the ground or riding, and by ornithopter."""
    prey = (g.players[ENEMY[side]].at | enemy_settlements(g, side)) & ~all_worms(g)
    ground = adjacent(g)[area] & prey
    if side == ATREIDES:
        if prey & ~ground and adjacent(g)[area] & (g.wormsigns | all_worms(g)):
            ground |= beyond(g, area) & prey
        return ground, 0
    return ground, WITHIN_TWO[area] & prey & ~ground if ornithopters_for(g, area) else 0


class Attack(Act):
    """Attack with one legion that fulfils the filter. x: 0, or 1 + the attacking area while a target is chosen,
    with the target's number above it while an ornithopter is chosen."""

    def __init__(self, legions: Legions = ANY, rules: int = 0) -> None:
        self.legions = legions
        self.rules = rules
        self.compound = bool(rules & ~SURPRISE)

    def able(self, g: Arrakis, side: int, first: bool = False) -> list[int]:
        """The legions that can attack, or just the first of them."""
        found: list[int] = []
        at, borders = g.players[side].at, adjacent(g)
        prey = (g.players[ENEMY[side]].at | enemy_settlements(g, side)) & ~all_worms(g)
        signs = g.wormsigns | all_worms(g) if side == ATREIDES else 0
        for area in bits(at):
            if not borders[area] & prey:
                # Further off only a ride or an ornithopter leads.
                far = borders[area] & signs if signs else WITHIN_TWO[area] & prey and LINKED[area] & g.ornithopters
                if not far or targets(g, side, area) == (0, 0):
                    continue
            if not self.legions.picks(g, side, area) or paul_stays(g, side, area):
                continue
            found.append(area)
            if first:
                break
        return found

    def possible(self, g: Arrakis, side: int) -> bool:
        return bool(self.able(g, side, first=True))

    def run(self, g: Arrakis, side: int, x: int) -> None:
        area, target = (x & 127) - 1, (x >> 7) - 1
        if target >= 0:
            g.ask(self, side, x, [o.ZONE | zone for zone in bits(ornithopters_for(g, area))])
        elif area >= 0:
            ground, air = targets(g, side, area)
            options = [o.ATTACK | at for at in bits(ground)] + [o.FLY_AT | at for at in bits(air)]
            g.ask(self, side, x, options)
        else:
            able = self.able(g, side)
            if able:
                ask_in_turn(g, self, side, x, [*(o.LEGION | area for area in able), o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if interrupted(g, self, side, x, option) or option == o.DONE:
            return
        kind, what = option & ~ARG, option & ARG
        area = (x & 127) - 1
        if kind == o.LEGION:
            g.push(self, side, 1 + what)
        elif kind == o.FLY_AT:
            g.push(self, side, x | (1 + what) << 7)
        elif kind == o.ZONE:
            use_ornithopter(g, what)
            g.flown |= 1 << area
            begin_battle(g, side, area, (x >> 7) - 1, self.rules)
        else:
            if side == ATREIDES and can_ride(g, area, what):
                rode(g, sum(1 << leader for leader in named_at(g, side, area)))
            begin_battle(g, side, area, what, self.rules)

    def why_not(self, g: Arrakis, side: int) -> Words | None:
        return None if self.able(g, side) else ("arrakis-why-no-target", self.legions.args(side))

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        if x >> 7:
            return []
        offered = {option & ARG for option in g.options}
        if x:
            others = (area.number for area in AREAS if area.number not in offered)
            return [(o.ATTACK | at, self.why_not_at(g, side, x - 1, at)) for at in others]
        able = self.able(g, side)
        return [
            (o.LEGION | area, why_not_this_legion(g, side, area, self.legions) or ("arrakis-why-nothing-near", {}))
            for area in bits(g.players[side].at)
            if area not in able
        ]

    def why_not_at(self, g: Arrakis, side: int, area: int, target: int) -> Words:
        if not (g.players[ENEMY[side]].at | enemy_settlements(g, side)) >> target & 1:
            return ("arrakis-why-nothing-to-attack", {})
        if all_worms(g) >> target & 1:
            return ("arrakis-why-sandworm", {})
        return why_too_far(g, side, area, target)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        if x >> 7:
            return ("arrakis-prompt-ornithopter", {"area": name_id(AREAS[(x & 127) - 1])})
        if x:
            return ("arrakis-prompt-attack-at", {"area": name_id(AREAS[(x & 127) - 1])})
        return ("arrakis-prompt-attack", self.legions.args(side))

    def words(self) -> Words:
        name = "arrakis-surprise" if self.rules & SURPRISE else "arrakis-attack"
        words: Words = (name, self.legions.args(self.side))
        if self.rules & EXTRA_DIE:
            words = ("arrakis-extra-die", {"attack": words})
        if self.rules & FOUR_DICE:
            words = ("arrakis-four-dice", {"attack": words})
        if self.rules & NO_COST:
            words = ("arrakis-no-cost", {"attack": words})
        return words

    def icons(self) -> list[Icon]:
        return [("surprise" if self.rules & SURPRISE else "attack", 1), *self.legions.icons()]

    def features(self, g: Arrakis, side: int) -> Features:
        return {"attack": 1.0 if self.able(g, side) else 0.0}


def begin_battle(g: Arrakis, side: int, area: int, target: int, rules: int) -> None:
    """The defended sietch and all tokens involved are revealed; an undefended settlement falls without a roll."""
    g.attacker, g.attack_from, g.attack_at = side, area, target
    begin_round(g, 0)
    g.battle_rules = rules
    if g.events is not None:
        g.tell(o.BATTLE_BEGAN, side, area, target)
    g.push(BATTLE, side, CARDS)
    turning = g.ruleset.course.turning
    for attacked in (area, target):
        if turning or g.players[ATREIDES].at >> attacked & 1:
            reveal_tokens(g, attacked)
    if target in g.hidden_at:
        reveal_sietch(g, target)
    if side == ATREIDES and g.deeds:
        g.push(CLAIM, ATREIDES, 0)


def begin_round(g: Arrakis, number: int) -> None:
    """What was rolled in the round before counts no more."""
    g.battle_round = number
    for p in g.players:
        p.rolled = [0] * len(FACES)


def in_settlement(g: Arrakis) -> int:
    """The level of the settlement that is attacked, 0 for none."""
    if g.attacker == HARKONNEN:
        return sietch_level(g, g.attack_at) if g.sietches >> g.attack_at & 1 else 0
    return AREAS[g.attack_at].settlement if g.settlements >> g.attack_at & 1 else 0


def combat_dice(g: Arrakis, side: int) -> int:
    """Units, discarded cards, and for the defender the settlement; never more than six."""
    attacking = side == g.attacker
    area = g.attack_from if attacking else g.attack_at
    dice = units(g.players[side].legions[area]) + g.players[side].burnt
    if not attacking:
        dice += in_settlement(g)
    elif g.battle_rules & EXTRA_DIE:
        dice += 1
    most = DICE
    if g.battle_rules & FOUR_DICE and not attacking and g.battle_round == 0:
        most = FEWER_DICE
    return min(most, dice)


# The stages of a battle round.
CARDS, ROLL, COUNT_HITS, AFTER, CONTINUE, PURSUE, WON = range(7)


class Battle(Step):
    """One stage (x) of the battle after the other; some are asked of the defender."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        side = g.attacker
        if x == CARDS:
            if not self.defended(g):
                self.end(g, side)
                return
            g.push(self, side, ROLL)
            for each in (ENEMY[side], side):
                g.players[each].burnt = 0
                g.push(g.ruleset.course.burn[each], each, 0)
        elif x == ROLL:
            self.roll(g, side)
        elif x == COUNT_HITS:
            self.count_hits(g, side)
        elif x == AFTER:
            self.after(g, side)
        elif x == CONTINUE:
            # The price of going on may have destroyed the attacker.
            if not self.attacking(g):
                self.end(g, side)
            elif retreat_areas(g, ENEMY[side], g.attack_at):
                ask_side(g, self, ENEMY[side], x, [YES, NO])
            else:
                self.next_round(g, side)
        elif x == PURSUE:
            areas = retreat_areas(g, ENEMY[side], g.attack_at)
            ask_side(g, self, side, x, [o.RETREAT | area for area in bits(areas)])
        elif x == WON:
            # A free action may have changed who is there. Nobody ever enters an area with a sandworm.
            if self.attacking(g) and not self.defended(g) and not all_worms(g) >> g.attack_at & 1:
                ask_in_turn(g, self, side, x, [YES, NO])
            else:
                self.close(g)

    def defended(self, g: Arrakis) -> bool:
        return bool(bodies(g.players[ENEMY[g.attacker]].legions[g.attack_at]))

    def attacking(self, g: Arrakis) -> bool:
        return bool(bodies(g.players[g.attacker].legions[g.attack_from]))

    def next_round(self, g: Arrakis, side: int) -> None:
        begin_round(g, g.battle_round + 1)
        g.push(self, side, CARDS)

    def roll(self, g: Arrakis, side: int) -> None:
        if not self.defended(g) or not self.attacking(g):
            self.end(g, side)
            return
        if g.events is not None:
            g.tell(o.BATTLE_ROUND_BEGAN, -1, -1, g.battle_round + 1)
        for each in (side, ENEMY[side]):
            p = g.players[each]
            p.rolled = roll(g, each, combat_dice(g, each))
            p.abilities = 0
            p.generic_abilities = 0
        if g.battle_rules & SURPRISE and g.battle_round == 0:
            g.players[side].rolled[SPECIAL_FACE] += 1
            if g.events is not None:
                g.tell(o.SPECIAL_ADDED, side, -1, 1)
        g.push(self, side, COUNT_HITS)
        g.push(ABILITIES, ENEMY[side], 0)
        g.push(ABILITIES, side, 0)

    def count_hits(self, g: Arrakis, side: int) -> None:
        """Specials by leaders, shields less those that special elites cancel, hits less shields."""
        scored = []
        for each in (side, ENEMY[side]):
            p = g.players[each]
            hits = p.rolled[HIT] + p.generic_abilities
            shields = p.rolled[SHIELD]
            for leader in bits(p.abilities):
                hits += LEADERS[leader].hits
                shields += LEADERS[leader].shields
            enemy = g.players[ENEMY[each]].legions[g.attack_at if each == side else g.attack_from]
            shields = max(0, shields - count(enemy, SPECIAL))
            scored.append((hits, shields))
        (own_hits, own_shields), (their_hits, their_shields) = scored
        g.named_foe = bool(named_at(g, ATREIDES, g.attack_from if side == ATREIDES else g.attack_at))
        g.push(self, side, AFTER)
        # Losses begin with the attacker: the frame pushed last runs first.
        hit(g, ENEMY[side], g.attack_at, max(0, own_hits - their_shields))
        hit(g, side, g.attack_from, max(0, their_hits - own_shields))

    def after(self, g: Arrakis, side: int) -> None:
        if not self.defended(g) or not self.attacking(g):
            self.end(g, side)
            return
        ask_in_turn(g, self, side, AFTER, [YES, NO])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        attacker = g.attacker
        if interrupted(g, self, side, x, option):
            return
        if x == AFTER:
            if option == NO:
                self.end(g, attacker)
                return
            g.push(self, attacker, CONTINUE)
            if in_settlement(g) and not (g.battle_rules & NO_COST and attacker == HARKONNEN):
                hit(g, attacker, g.attack_from, 1)
        elif x == CONTINUE:
            if option == YES:
                g.push(self, attacker, PURSUE)
            else:
                self.next_round(g, attacker)
        elif x == PURSUE:
            g.push(self, attacker, WON)
            self.tell_won(g, attacker)
            retreat(g, ENEMY[attacker], g.attack_at, option & ARG)
            arrive(g, ENEMY[attacker], option & ARG)
        elif x == WON:
            if option == YES:
                self.advance(g, attacker)
            self.close(g)

    def end(self, g: Arrakis, side: int) -> None:
        """The battle is over: the attacker won if it survived and the defender is gone."""
        if self.attacking(g) and not self.defended(g):
            self.tell_won(g, side)
            g.push(self, side, WON)
            return
        if g.events is not None:
            g.tell(o.BATTLE_ENDED, side, g.attack_at, 1)
        self.close(g)

    def tell_won(self, g: Arrakis, side: int) -> None:
        if g.events is not None:
            g.tell(o.BATTLE_WON, side, g.attack_at, 1)
        if side == ATREIDES and count(g.players[side].legions[g.attack_from], SPECIAL):
            did(g, FEDAYKIN_WON)

    def close(self, g: Arrakis) -> None:
        g.attacker = -1
        g.attack_from = g.attack_at = -1
        g.battle_rules = 0
        if g.deeds:
            g.push(CLAIM, ATREIDES, 0)

    def advance(self, g: Arrakis, side: int) -> None:
        """The whole legion moves into the area; a settlement there is destroyed."""
        area, target = g.attack_from, g.attack_at
        tell_moved(g, side, area, target, g.players[side].legions[area], named_at(g, side, area))
        move_legion(g, side, area, target)
        g.that_legion = target
        destroy_settlement(g, side, target)
        if not g.over:
            arrive(g, side, target)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        area = name_id(AREAS[g.attack_at])
        if x == AFTER:
            costs = in_settlement(g) and not (g.battle_rules & NO_COST and g.attacker == HARKONNEN)
            return ("arrakis-prompt-continue-cost" if costs else "arrakis-prompt-continue", {"area": area})
        if x == CONTINUE:
            return ("arrakis-prompt-may-retreat", {"area": area})
        if x == PURSUE:
            return ("arrakis-prompt-retreat", {"area": area})
        return ("arrakis-prompt-advance", {"area": area})


def destroy_settlement(g: Arrakis, side: int, area: int) -> None:
    """A destroyed sietch gives supremacy; a destroyed Harkonnen settlement moves every prescience marker."""
    if side == HARKONNEN and g.sietches >> area & 1:
        level = sietch_level(g, area)
        slot = g.open_at.index(area)
        g.open_at.pop(slot)
        g.open_levels.pop(slot)
        g.sietches &= ~(1 << area)
        if g.events is not None:
            g.tell(o.SETTLEMENT_LOST, ATREIDES, area, level)
        gain_supremacy(g, level)
        for lost in g.ruleset.course.sietch_lost:
            lost(g, area)
    elif side == ATREIDES and g.settlements >> area & 1:
        level = AREAS[area].settlement
        g.settlements &= ~(1 << area)
        if g.events is not None:
            g.tell(o.SETTLEMENT_LOST, HARKONNEN, area, level)
        for marker in range(3):
            advance(g, marker, level)
        did(g, SETTLEMENT_DESTROYED)
        if area == ARRAKEEN:
            check_objective(g)


class Burn(Step):
    """Planning cards may be discarded for a combat die each."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if not BATTLE.attacking(g) or not BATTLE.defended(g):
            return
        if side == HARKONNEN and g.sanctions >> LANDSRAAD & 1:
            return
        if combat_dice(g, side) >= DICE or (is_capped(g, side) and combat_dice(g, side) >= FEWER_DICE):
            return
        if hand(g, side):
            # Asked of everybody who holds a card: that none of them can be discarded is not for the others to know.
            options = [*(o.DISCARD | card for card in playable(g, side)), o.DONE]
            ask_in_turn(g, self, side, x, options, free=self.in_turn(g, side), always=True)

    def in_turn(self, g: Arrakis, side: int) -> bool:
        """Whether free actions are for whoever is asked."""
        return True

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if not interrupted(g, self, side, x, option) and option != o.DONE:
            g.push(self, side, x)
            discard_card(g, side, option & ARG)
            g.players[side].burnt += 1

    def form(self, g: Arrakis, side: int, x: int) -> Form | None:
        cards = hand(g, side)
        fields = {option: cards.count(option & ARG) for option in g.options if option & ~ARG == o.DISCARD}
        most = (FEWER_DICE if is_capped(g, side) else DICE) - combat_dice(g, side)
        return Form("discards", fields, most=most) if sum(fields.values()) > 1 < most else None

    def wished(self, g: Arrakis, side: int, x: int, wish: Wish) -> int | None:
        return super().wished(g, side, x, wish) or o.DONE

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-burn", {"n": combat_dice(g, side)})


def is_capped(g: Arrakis, side: int) -> bool:
    """Battle Language: the defender has at most four dice in the first round."""
    return bool(g.battle_rules & FOUR_DICE) and side != g.attacker and g.battle_round == 0


class Abilities(Step):
    """Each special result is used by one leader; with more leaders than specials the owner chooses whose."""

    def left(self, g: Arrakis, side: int) -> tuple[int, list[int]]:
        p = g.players[side]
        area = g.attack_from if side == g.attacker else g.attack_at
        generic = count(p.legions[area], LEADER) - p.generic_abilities
        return generic, [leader for leader in named_at(g, side, area) if not p.abilities >> leader & 1]

    def run(self, g: Arrakis, side: int, x: int) -> None:
        p = g.players[side]
        area = g.attack_from if side == g.attacker else g.attack_at
        used = p.generic_abilities + p.abilities.bit_count()
        specials = min(p.rolled[SPECIAL_FACE], leaders_at(g, side, area))
        if used >= specials:
            return
        generic, named = self.left(g, side)
        if specials - used >= generic + len(named):
            p.generic_abilities += generic
            for leader in named:
                self.use(g, side, leader)
            return
        options = [o.ABILITY | leader for leader in named]
        if generic:
            options.append(o.ABILITY_GENERIC)
        ask_side(g, self, side, x, options)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        g.push(self, side, x)
        if option == o.ABILITY_GENERIC:
            g.players[side].generic_abilities += 1
        else:
            self.use(g, side, option & ARG)

    def use(self, g: Arrakis, side: int, leader: int) -> None:
        g.players[side].abilities |= 1 << leader
        if g.events is not None:
            g.tell(o.ABILITY_USED, side, leader, 1)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-ability", {})


BATTLE = Battle()
BURN = Burn()
ABILITIES = Abilities()

register_steps({"battle": BATTLE, "burn": BURN, "abilities": ABILITIES})

__all__ = ["BATTLE", "THAT_LEGION", "Attack", "ThatLegion", "begin_battle", "combat_dice", "targets"]
