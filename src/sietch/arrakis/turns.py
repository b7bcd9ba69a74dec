"""Action turns: rolling and slotting dice, Bene Gesserit tokens, spending a die, special actions, the phase's end."""

from __future__ import annotations

from collections.abc import Mapping

from sietch.arrakis import options as o
from sietch.arrakis.battle import Attack
from sietch.arrakis.components import (
    ATREIDES,
    DEPLOYMENT,
    ELITE,
    ENEMY,
    HARKONNEN,
    HOUSE,
    HOUSE_RULES,
    LEADERS,
    LEADERSHIP,
    MENTAT,
    NAMED,
    NODES,
    PLANNING,
    PRESCIENCE,
    REGULAR,
    RESULTS,
    STRATEGY,
    SURPRISE,
    name_id,
    result_name,
)
from sietch.arrakis.desert import DESERT_POWER
from sietch.arrakis.facts import FACTS
from sietch.arrakis.free_actions import ask_in_turn, free_action_possible, interrupted, might_scheme
from sietch.arrakis.leaders import in_play
from sietch.arrakis.movement import Move
from sietch.arrakis.placement import OWN_SETTLEMENTS, DeployToken, Spread, Upgrade
from sietch.arrakis.planning import Draw, distinct, hand, play_card, playable
from sietch.arrakis.prescience import CLAIM, NO_DIE, TURN_DIE, claim, claim_refusals, claimable
from sietch.arrakis.spice import AnyVehicles, active_row
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Act, Step, register_steps
from sietch.arrakis.tank import advance_tank
from sietch.arrakis.which_legions import WITH_LEADER
from sietch.core.node import Node, Words
from sietch.core.state import ARG, BRANCH, NO

ATREIDES_DICE = 4
TRANSPORT_ONCE_PER_TURN = 1 << HOUSE_RULES.index("transport-once-per-turn")
# By side: how many dice of each result the board has slots for.
SLOTS = ((2, 2, 2, 2, 2), (3, 3, 2, 3, 2))
FACES = tuple([RESULTS.index(face) for face in FACTS.dice[side].faces] for side in ("atreides", "harkonnen"))

# What a die allows, by side and result; the Atreides' House die is any other.
_MOVE, _ATTACK = Move(2), Attack()
_LED_MOVE, _SURPRISE = Move(2, WITH_LEADER), Attack(WITH_LEADER, SURPRISE)
_DRAW = Draw(2)
ACTIONS_OF: tuple[tuple[tuple[Node[Arrakis], ...], ...], ...] = (
    ((_LED_MOVE, _SURPRISE), (_MOVE, _ATTACK), (DeployToken(), DeployToken(tokens=0)), (_DRAW,), ()),
    (
        (_LED_MOVE, _SURPRISE),
        (_MOVE, _ATTACK),
        (Spread(OWN_SETTLEMENTS, regulars=3, leaders=1, deploys=True),),
        (_DRAW,),
        (Upgrade(2, REGULAR, ELITE), AnyVehicles(2)),
    ),
)


def register_actions() -> None:
    for side, results in zip(("atreides", "harkonnen"), ACTIONS_OF, strict=True):
        for number, (result, actions) in enumerate(zip(RESULTS, results, strict=True)):
            for place, action in enumerate(actions):
                shared = action in ACTIONS_OF[ATREIDES][number] and action in ACTIONS_OF[HARKONNEN][number]
                NODES.register(f"action.{'both' if shared else side}.{result}.{place}", action)


register_actions()


def unused(g: Arrakis, side: int) -> int:
    """Unused action dice; Bene Gesserit tokens in slots count as dice."""
    p = g.players[side]
    n = sum(p.dice) + sum(p.bene_gesserit_dice)
    for unrolled in g.ruleset.course.unrolled:
        n += unrolled(g, side)
    return n


def may_use_desert_power(g: Arrakis) -> bool:
    """Only with fewer unused dice than the Harkonnen."""
    return unused(g, ATREIDES) < unused(g, HARKONNEN)


# ---- rolling


class Roll(Step):
    """Both sides roll; dice beyond the slots are changed one at a time in turns, Harkonnen first."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        course = g.ruleset.course
        for side in course.rolling:
            n = ATREIDES_DICE if side == ATREIDES else active_row(g)[0]
            p = g.players[side]
            p.dice = [0] * len(RESULTS)
            for _ in range(n):
                p.dice[g.pick(o.ROLLED_ACTION, FACES[side], side)] += 1
            if g.events is not None:
                for result in range(len(RESULTS)):
                    if p.dice[result]:
                        g.tell(o.ACTION_ROLLED, side, result, p.dice[result])
            for rolled in course.rolled:
                rolled(g, side)
        g.push(course.sister[ATREIDES], ATREIDES, 0)
        g.push(course.sister[HARKONNEN], HARKONNEN, 0)
        g.push(course.change[HARKONNEN], HARKONNEN, 0)


class ChangeDice(Step):
    """A surplus die becomes a result with the most empty slots. x: 1 when the other side had nothing to change."""

    def surplus(self, g: Arrakis, side: int) -> int:
        dice = g.players[side].dice
        return next((result for result in range(len(RESULTS)) if dice[result] > SLOTS[side][result]), -1)

    def run(self, g: Arrakis, side: int, x: int) -> None:
        surplus = self.surplus(g, side)
        if surplus < 0:
            if not x:
                self.other_side(g, side, 1)
            return
        dice = g.players[side].dice
        room = [SLOTS[side][result] - dice[result] for result in range(len(RESULTS))]
        most = max(room)
        g.ask(self, side, x, [o.RESULT | result for result in range(len(RESULTS)) if room[result] == most])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        surplus = self.surplus(g, side)
        dice = g.players[side].dice
        dice[surplus] -= 1
        dice[option & ARG] += 1
        if g.events is not None:
            g.tell(o.DIE_CHANGED, side, surplus, option & ARG)
        self.other_side(g, side, 0)

    def other_side(self, g: Arrakis, side: int, x: int) -> None:
        g.push(g.ruleset.course.change[ENEMY[side]], ENEMY[side], x)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        surplus = self.surplus(g, side)
        there, slots = g.players[side].dice[surplus], SLOTS[side][surplus]
        return ("arrakis-prompt-change", {"result": result_name(surplus), "n": there, "most": slots})

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        dice, offered = g.players[side].dice, {option & ARG for option in g.options}
        room = [max(0, SLOTS[side][result] - dice[result]) for result in range(len(RESULTS))]
        return [
            (o.RESULT | result, ("arrakis-why-fewer-empty-slots", {"n": room[result], "most": max(room)}))
            for result in range(len(RESULTS))
            if result not in offered
        ]


class PlaceSister(Step):
    """A Bene Gesserit token may go to an empty slot of a result with the fewest dice."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        p = g.players[side]
        if not p.bene_gesserit:
            return
        there = [p.dice[result] + p.bene_gesserit_dice[result] for result in range(len(RESULTS))]
        fewest = min(p.dice)
        results = [r for r in range(len(RESULTS)) if p.dice[r] == fewest and there[r] < SLOTS[side][r]]
        if results:
            g.ask(self, side, x, [*(o.RESULT | result for result in results), NO])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option != NO:
            p = g.players[side]
            p.bene_gesserit -= 1
            p.bene_gesserit_dice[option & ARG] += 1
            if g.events is not None:
                g.tell(o.SISTER_PLACED, side, option & ARG, 1)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-sister", {})

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        p, offered = g.players[side], {option & ARG for option in g.options if option != NO}
        found: list[tuple[int, Words]] = []
        for result in range(len(RESULTS)):
            if result in offered:
                continue
            reason: Words = ("arrakis-why-more-dice", {"n": p.dice[result], "fewest": min(p.dice)})
            if p.dice[result] == min(p.dice):
                reason = ("arrakis-why-no-slot", {"n": SLOTS[side][result]})
            found.append((o.RESULT | result, reason))
        return found


# ---- turns


class Actions(Step):
    """Phase 2: Atreides first, then in turns, until the Harkonnen have used their last die."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        if not unused(g, HARKONNEN):
            finish_phase(g)
            return
        g.turn = side
        g.deeds = 0
        g.die_spent = False
        g.free_declined = False
        g.that_legion = -1
        if g.house_rules & TRANSPORT_ONCE_PER_TURN:
            g.flown = 0
        if side == ATREIDES and g.paul_stopped:
            g.paul_stopped += 1
        if g.events is not None:
            g.tell(o.TURN_BEGAN, side, -1, 1)
        course = g.ruleset.course
        g.push(self, ENEMY[side], 0)
        g.push(course.turn_ends[side], side, 0)
        g.push(course.turn[side], side, 0)


def finish_phase(g: Arrakis) -> None:
    """Unused Atreides dice are lost; an unused Bene Gesserit token goes back to its owner."""
    g.turn = -1
    g.named_die = -1
    for p in g.players:
        p.dice = [0] * len(RESULTS)
        p.bene_gesserit += sum(p.bene_gesserit_dice)
        p.bene_gesserit_dice = [0] * len(RESULTS)
    for over in g.ruleset.course.actions_over:
        over(g)


def results(g: Arrakis, side: int) -> list[int]:
    """The results of a side's unused dice that it can use now."""
    p = g.players[side]
    found = [r for r in range(len(RESULTS)) if p.dice[r] or p.bene_gesserit_dice[r]]
    if side == HARKONNEN and g.named_die in found:
        return [g.named_die]
    return found


class Turn(Step):
    """Spend a die, claim a card that costs one, or use Desert Power; without a die the Atreides may pass."""

    def desert_power(self, g: Arrakis) -> bool:
        """Whether Desert Power is there for whoever is asked."""
        return may_use_desert_power(g)

    def may_pass(self, g: Arrakis, side: int) -> bool:
        """Whether nobody of the side has a die, where whoever is asked has none."""
        return True

    def run(self, g: Arrakis, side: int, x: int) -> None:
        usable = g.ruleset.course.results(g, side)
        options = [o.DIE | result for result in usable]
        if side == ATREIDES:
            if usable:
                options += [o.CLAIM | number for number in die_claims(g)]
            if self.desert_power(g):
                options.append(o.DESERT_POWER)
            if not usable and self.may_pass(g, side):
                options.append(o.PASS)
        # Whether a lone die is asked for must not tell what the Harkonnen hold.
        ask_in_turn(g, self, side, x, options, always=side == HARKONNEN and might_scheme(g))

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if interrupted(g, self, side, x, option):
            return
        kind = option & ~ARG
        if kind == o.DIE:
            spend(g, side, option & ARG)
            g.push(g.ruleset.course.use_die[side], side, option & ARG)
        elif kind == o.CLAIM:
            g.push(SPEND_ANY, side, option & ARG)
        elif option == o.DESERT_POWER:
            if g.events is not None:
                g.tell(o.DESERT_POWER_USED, side, -1, 1)
            g.push(DESERT_POWER, side, 1)

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        p = g.players[side]
        usable = g.ruleset.course.results(g, side)
        found: list[tuple[int, Words]] = []
        for result in range(len(RESULTS)):
            if not p.dice[result] and not p.bene_gesserit_dice[result]:
                found.append((o.DIE | result, ("arrakis-why-no-die", {"result": result_name(result)})))
            elif side == HARKONNEN and g.named_die >= 0 and result != g.named_die:
                found.append((o.DIE | result, ("arrakis-why-named-die", {"result": result_name(g.named_die)})))
            elif result not in usable:
                found.append((o.DIE | result, self.why_not_this_die(g, side, result)))
        if side == ATREIDES and not self.desert_power(g):
            found.append((o.DESERT_POWER, self.why_no_desert_power(g)))
        if side == ATREIDES:
            found += claim_refusals(g, TURN_DIE if usable else NO_DIE)
        return found

    def why_not_this_die(self, g: Arrakis, side: int, result: int) -> Words:
        """Why an unused die of the side is not for whoever is asked."""
        raise NotImplementedError

    def why_no_desert_power(self, g: Arrakis) -> Words:
        own, theirs = unused(g, ATREIDES), unused(g, HARKONNEN)
        return ("arrakis-why-no-desert-power", {"n": own, "other": theirs})

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-turn", {"n": unused(g, side)})


def die_claims(g: Arrakis) -> list[int]:
    return [number for number in claimable(g, False, deeds=False) if PRESCIENCE[number].costs_die]


def take_die(g: Arrakis, side: int, result: int) -> None:
    """A die goes, or if there is none of that result the Bene Gesserit token there, which leaves the game."""
    p = g.players[side]
    if p.dice[result]:
        p.dice[result] -= 1
    else:
        p.bene_gesserit_dice[result] -= 1


def spend(g: Arrakis, side: int, result: int) -> None:
    """A die is used; the tank moves at the end of the turn."""
    g.ruleset.course.take_die(g, side, result)
    g.die_spent = True
    if side == HARKONNEN:
        g.named_die = -1
    if g.events is not None:
        g.tell(o.DIE_SPENT, side, result, 1)


class SpendAny(Step):
    """Which die pays for the claim of card x."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.ask(self, side, x, [o.DIE | result for result in g.ruleset.course.results(g, side)])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        spend(g, side, option & ARG)
        claim(g, x)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-spend", {"card": name_id(PRESCIENCE[x])})


def specials(g: Arrakis, side: int, result: int) -> list[int]:
    """Named leaders whose card lies face up on the slot of a result."""
    return [
        leader
        for leader in NAMED[side]
        if LEADERS[leader].slot == result
        and LEADERS[leader].special is not None
        and in_play(g, leader)
        and not g.spent >> leader & 1
        and not g.tank[leader]
    ]


class UseDie(Step):
    """What the spent die is used for. x: its result."""

    def specials(self, g: Arrakis, side: int, result: int) -> list[int]:
        """The leaders whose special action is there for whoever is asked."""
        return specials(g, side, result)

    def use_as(self, g: Arrakis, side: int, result: int) -> None:
        """The die is used as one of another result."""
        g.push(self, side, result)

    def run(self, g: Arrakis, side: int, x: int) -> None:
        options = [BRANCH | node.number for node in ACTIONS_OF[side][x] if node.possible(g, side)]
        if side == ATREIDES and x == HOUSE:
            options += [o.RESULT | other for other in (LEADERSHIP, STRATEGY, DEPLOYMENT, MENTAT)]
        options += [o.SPECIAL | leader for leader in self.specials(g, side, x) if usable(g, side, leader)]
        options += [o.CARD | card for card in playable(g, side)]
        ask_in_turn(g, self, side, x, [*options, o.DONE], always=True)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if interrupted(g, self, side, x, option) or option == o.DONE:
            return
        kind, what = option & ~ARG, option & ARG
        if kind == BRANCH:
            NODES.nodes[what].chosen(g, side)
        elif kind == o.RESULT:
            self.use_as(g, side, what)
        elif kind == o.CARD:
            play_card(g, side, what)
        else:
            use_special(g, side, what)

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        found: list[tuple[int, Words]] = []
        for node in ACTIONS_OF[side][x]:
            reason = node.why_not(g, side)
            if reason is not None:
                found.append((BRANCH | node.number, reason))
        for leader in NAMED[side]:
            if LEADERS[leader].slot == x and in_play(g, leader):
                reason = self.why_no_special(g, side, leader)
                if reason is not None:
                    found.append((o.SPECIAL | leader, reason))
        held = distinct([card for card in hand(g, side) if PLANNING[card].hand_only])
        return found + [(o.CARD | card, ("arrakis-why-hand-only", {})) for card in held]

    def why_no_special(self, g: Arrakis, side: int, leader: int) -> Words | None:
        return why_no_special(g, side, leader)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-die", {"result": result_name(x & 7)})

    def option_words(self, side: int, kind: str, args: Mapping[str, object]) -> Words:
        """Nothing is done with the die yet: to be done is to waste it."""
        return super().option_words(side, "done-die" if kind == "done" else kind, args)


def why_no_special(g: Arrakis, side: int, leader: int) -> Words | None:
    node = LEADERS[leader].special
    name = name_id(LEADERS[leader])
    if g.tank[leader]:
        return ("arrakis-why-in-tank", {"leader": name})
    if g.spent >> leader & 1:
        return ("arrakis-why-spent", {"leader": name})
    return ("arrakis-why-no-special", {"leader": name}) if node is None else node.why_not(g, side)


def usable(g: Arrakis, side: int, leader: int) -> bool:
    node = LEADERS[leader].special
    return node is not None and node.possible(g, side)


def use_special(g: Arrakis, side: int, leader: int) -> None:
    """The special action instead of the die's own; the card is spent until the end of the round."""
    g.spent |= 1 << leader
    g.that_legion = -1
    if g.events is not None:
        g.tell(o.SPECIAL_USED, side, leader, 1)
    node = LEADERS[leader].special
    assert node is not None
    g.push(node, side, 0)


class OtherResult(Act):
    """Use the die as any other result."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        results = (LEADERSHIP, STRATEGY, DEPLOYMENT, MENTAT)
        g.ask(self, side, x, [*(o.RESULT | result for result in results), o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option != o.DONE:
            use_die = g.ruleset.course.use_die[side]
            assert isinstance(use_die, UseDie)
            use_die.use_as(g, side, option & ARG)

    def possible(self, g: Arrakis, side: int) -> bool:
        return True

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-other-result", {})

    def words(self) -> Words:
        return ("arrakis-other-result", {})

    def icons(self) -> list[tuple[str, int]]:
        return [("die", 1)]

    def features(self, g: Arrakis, side: int) -> dict[str, float]:
        return {"die": 1.0}


class TurnEnds(Step):
    """Free actions may still be taken; then the turn ends and a spent die moves the tank."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        options = [o.END]
        if free_action_possible(g, side):
            options.append(o.FREE)
        g.ask_always(self, side, x, options)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if not interrupted(g, self, side, x, option):
            end_turn(g, side)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("arrakis-prompt-end" if len(g.options) > 1 else "arrakis-prompt-only-end", {})


def end_turn(g: Arrakis, side: int) -> None:
    """A spent die moves the tank; a card that was earned in the turn may be claimed."""
    if side == ATREIDES and g.paul_stopped == 2:
        g.paul_stopped = 0
    if g.die_spent:
        advance_tank(g, side)
    g.push(CLAIM, ATREIDES, 0)


ROLL = Roll()
CHANGE = ChangeDice()
SISTER = PlaceSister()
ACTION_TURNS = Actions()
TURN = Turn()
SPEND_ANY = SpendAny()
USE_DIE = UseDie()
TURN_ENDS = TurnEnds()

register_steps(
    {
        "roll": ROLL,
        "change-dice": CHANGE,
        "place-sister": SISTER,
        "actions": ACTION_TURNS,
        "turn": TURN,
        "spend-any": SPEND_ANY,
        "use-die": USE_DIE,
        "turn-ends": TURN_ENDS,
    }
)
