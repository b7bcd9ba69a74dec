"""Turns of a shared side: who acts, what an own die allows, and a House die that the partner carries out."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import ATREIDES, DECKS, HARKONNEN, LEADERS, NODES, deck_name, name_id, result_name
from sietch.arrakis.rounds import SwapLeaders
from sietch.arrakis.state import Arrakis
from sietch.arrakis.steps import Step
from sietch.arrakis.teams import options as t
from sietch.arrakis.teams.boards import BOARDS, FREMEN, PARTNERS, dice_on, results_on, sisters_on, usable_on
from sietch.arrakis.teams.deciding import hand_to
from sietch.arrakis.turns import ACTIONS_OF, TURN_ENDS, Turn, UseDie, may_use_desert_power, specials, why_no_special
from sietch.core.node import Words
from sietch.core.state import ARG, BRANCH


class WhoActs(Step):
    """Before each turn the partners agree who acts. The House player answers for both; a Cone of Silence may be
    removed first to talk in secret, so that the partners may see each other's cards in this turn."""

    def able(self, g: Arrakis, side: int) -> list[int]:
        """Those who can act: with a die, the Fremen also by Desert Power; without any die the House player passes."""
        p = g.players[side]
        found = [deck for deck in PARTNERS[side] if usable_on(g, side, deck)]
        if side == ATREIDES:
            if not found:
                found.append(PARTNERS[side][0])
            if FREMEN not in found and may_use_desert_power(g):
                found.append(FREMEN)
        assert found or not (sum(p.dice) + sum(p.bene_gesserit_dice))
        return found

    def run(self, g: Arrakis, side: int, x: int) -> None:
        options = [t.ACT | deck for deck in self.able(g, side)]
        if g.players[side].cones:
            options.append(t.CONE)
        g.ask(self, side, x, options)

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        p = g.players[side]
        if option == t.CONE:
            g.push(self, side, x)
            p.cones -= 1
            p.talking = True
            if g.events is not None:
                g.tell(t.CONE_REMOVED, side, -1, 1)
            return
        p.deciding = p.acting = option & ARG
        if g.events is not None:
            g.tell(t.PARTNER_ACTS, side, p.acting, 1)
        g.push(TEAM_TURN, side, 0)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("teams-prompt-who-acts", {})

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        able = self.able(g, side)
        found: list[tuple[int, Words]] = [
            (t.ACT | deck, self.why_not(g, side)) for deck in PARTNERS[side] if deck not in able
        ]
        return found if g.players[side].cones else [*found, (t.CONE, ("teams-why-no-cone", {}))]

    def why_not(self, g: Arrakis, side: int) -> Words:
        if side == HARKONNEN and g.named_die >= 0:
            return ("arrakis-why-named-die", {"result": result_name(g.named_die)})
        return ("teams-why-no-die", {})


class TeamTurn(Turn):
    """A partner's turn, with the dice of the own board. Desert Power stands on that of the Fremen."""

    def desert_power(self, g: Arrakis) -> bool:
        return g.players[ATREIDES].deciding == FREMEN and may_use_desert_power(g)

    def may_pass(self, g: Arrakis, side: int) -> bool:
        return not any(results_on(g.players[side], deck) for deck in PARTNERS[side])

    def why_not_this_die(self, g: Arrakis, side: int, result: int) -> Words:
        return ("teams-why-partners-die", {"result": result_name(result)})

    def why_no_desert_power(self, g: Arrakis) -> Words:
        if may_use_desert_power(g):
            return ("teams-why-other-board", {"deck": deck_name(g.players[ATREIDES].deciding)})
        return super().why_no_desert_power(g)

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        p = g.players[side]
        return ("arrakis-prompt-turn", {"n": sum(dice_on(p, p.deciding)) + sum(sisters_on(p, p.deciding))})


class TeamUseDie(UseDie):
    """What a partner uses a die for: special actions are those of leaders whose cards lie on the own board."""

    def specials(self, g: Arrakis, side: int, result: int) -> list[int]:
        own = DECKS[g.players[side].deciding]
        return [leader for leader in specials(g, side, result) if LEADERS[leader].deck == own]

    def why_no_special(self, g: Arrakis, side: int, leader: int) -> Words | None:
        if LEADERS[leader].deck != DECKS[g.players[side].deciding]:
            return ("teams-why-partners-leader", {"leader": name_id(LEADERS[leader])})
        return why_no_special(g, side, leader)

    def use_as(self, g: Arrakis, side: int, result: int) -> None:
        """An action that only the partner's board has is carried out by the partner."""
        deck = g.players[side].deciding
        if result in BOARDS[deck]:
            super().use_as(g, side, result)
            return
        house, ally = PARTNERS[side]
        partner = ally if deck == house else house
        if g.events is not None:
            g.tell(t.PARTNER_CARRIES_OUT, side, partner, result)
        hand_to(g, side, partner, CARRY_OUT, result)


class CarryOut(UseDie):
    """A die of the partner is used as result x: for its own action only, neither for a special one nor for a card."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        options = [BRANCH | node.number for node in ACTIONS_OF[side][x] if node.possible(g, side)]
        g.ask_always(self, side, x, [*options, o.DONE])

    def resume(self, g: Arrakis, side: int, x: int, option: int) -> None:
        if option != o.DONE:
            NODES.nodes[option & ARG].chosen(g, side)

    def refusals(self, g: Arrakis, side: int, x: int) -> list[tuple[int, Words]]:
        reasons = [(node, node.why_not(g, side)) for node in ACTIONS_OF[side][x]]
        return [(BRANCH | node.number, reason) for node, reason in reasons if reason is not None]

    def prompt(self, g: Arrakis, side: int, x: int) -> Words:
        return ("teams-prompt-carry-out", {"result": result_name(x)})


class TeamTurnEnds(Step):
    """The turn ends as any other; after it the House player decides again, and secret talks are over."""

    def run(self, g: Arrakis, side: int, x: int) -> None:
        g.push(TURN_OVER, side, 0)
        g.push(TURN_ENDS, side, 0)


class TurnOver(Step):
    def run(self, g: Arrakis, side: int, x: int) -> None:
        p = g.players[side]
        p.deciding = PARTNERS[side][0]
        p.acting = -1
        p.talking = False


class SwapOwnLeaders(SwapLeaders):
    """Each partner exchanges the leaders whose cards lie on the own board."""

    def named(self, g: Arrakis, side: int) -> list[int]:
        own = DECKS[g.players[side].deciding]
        return [leader for leader in super().named(g, side) if LEADERS[leader].deck == own]


WHO_ACTS = WhoActs()
TEAM_TURN = TeamTurn()
TEAM_USE_DIE = TeamUseDie()
CARRY_OUT = CarryOut()
TEAM_TURN_ENDS = TeamTurnEnds()
TURN_OVER = TurnOver()
SWAP_OWN: SwapOwnLeaders = SwapOwnLeaders()
