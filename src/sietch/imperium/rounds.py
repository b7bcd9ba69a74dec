"""The five phases of a round, and the end of the game."""

from __future__ import annotations

from sietch.core.node import Words
from sietch.core.state import ARG, NO, YES
from sietch.imperium import options as o
from sietch.imperium.cards import distinct, draw_cards
from sietch.imperium.combat import COMBAT_INTRIGUE, RESOLVE, match, turn_down
from sietch.imperium.components import CONFLICTS, INTRIGUES, NO_ICON, PHASES, WILD
from sietch.imperium.control import controller_of
from sietch.imperium.intrigue import intrigue_refusals, play_intrigue
from sietch.imperium.piles import without
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.troops import bring_back, returnable, sent

_, ROUND_START, PLAYER_TURNS_PHASE, COMBAT, MAKERS_PHASE, RECALL, ENDGAME = range(len(PHASES))

# ---- the phases


class Round(Step):
    """Phase 1, round start: a conflict is revealed, its location may be defended, everybody draws."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.round += 1
        g.phase = ROUND_START
        g.turn = -1
        g.tell(o.ROUND_BEGAN, -1, -1, g.round)
        level = g.ruleset.conflict_level(g.conflict_cards)
        # The cards left in the box were never seen, so any card of the level may come.
        pile = [card for card in g.conflict_deck if CONFLICTS[card].level == level]
        g.conflict = g.pick(o.NEW_CONFLICT, pile)
        g.conflict_deck = without(g.conflict_deck, g.conflict)
        g.conflict_cards -= 1
        g.tell(o.CONFLICT_REVEALED, -1, g.conflict, 1)
        g.push(FINISH_ROUND, -1, 0)
        g.push(COMBAT_PHASE, -1, 0)
        g.push(g.ruleset.player_turns, g.first, 0)
        g.ruleset.push_steps(g, "hands_drawn")
        g.push(DRAW_HANDS, -1, 0)
        g.ruleset.push_steps(g, "round_start")
        location = g.ruleset.locations.get(g.conflict, -1)
        if location >= 0:
            controller = controller_of(g, g.ruleset.spaces[location].location)
            if controller >= 0:
                g.push(DEFEND, controller, 0)


class Defend(Step):
    """Who controls the location of the conflict may deploy a troop from supply; who has no seat does."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.players[seat].supply or returnable(g, seat):
            g.ask(self, seat, x, [YES, NO] if seat < g.ruleset.people else [YES])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == YES:
            p = g.players[seat]
            if not p.supply:
                bring_back(g, seat, 1)
            p.supply -= 1
            p.troops += 1
            sent(g, seat, 1)
            g.tell(o.DEPLOYED, seat, -1, 1)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-defend", {})


class DrawHands(Step):
    def run(self, g: Imperium, seat: int, x: int) -> None:
        players = len(g.players)
        for step in range(players):
            seat = (g.first + step) % players
            if seat < g.ruleset.people:
                draw_cards(g, seat, g.ruleset.recipe.hand)
        g.phase = PLAYER_TURNS_PHASE


class CombatPhase(Step):
    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.phase = COMBAT
        g.tell(o.COMBAT_BEGAN, -1, g.conflict, 1)
        g.push(RESOLVE, -1, 0)
        g.ruleset.push_steps(g, "before_rewards")
        g.push(COMBAT_INTRIGUE, g.first, 0)
        g.ruleset.push_steps(g, "combat_start")


class FinishRound(Step):
    """Phases 4 and 5: makers, recall, and the check for the end of the game."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.phase = MAKERS_PHASE
        occupied = 0
        for p in g.players:
            occupied |= p.at
        for space in g.ruleset.makers:
            if not occupied >> space.number & 1:
                g.bonus_spice[space.maker] += 1
                g.tell(o.MAKERS_ADDED, -1, space.number, 1)
        g.phase = RECALL
        if g.conflict_cards == 0 or any(p.points >= g.ruleset.recipe.points_to_end for p in g.players):
            g.phase = ENDGAME
            g.push(END_GAME, -1, 0)
            g.ruleset.push_steps(g, "endgame")
            players = len(g.players)
            for step in reversed(range(players)):
                g.push(ENDGAME_CARDS, (g.first + step) % players, 0)
            return
        for p in g.players:
            p.agents += p.at.bit_count()
            p.at = 0
            p.has_revealed = False
        g.first = (g.first + 1) % g.ruleset.firsts
        g.push(ROUND, -1, 0)
        g.ruleset.push_steps(g, "recall")


class EndgameCards(Step):
    """Endgame intrigue cards and wild battle icons, each player in turn from the first player."""

    plays = "endgame"

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        options = []
        for card in distinct(p.intrigues):
            node = INTRIGUES[card].endgame
            if node is not None and node.possible(g, seat):
                options.append(o.INTRIGUE | card)
        if any(CONFLICTS[card].icon == WILD for card in p.won):
            options += [o.MATCH | card for card in p.won if CONFLICTS[card].icon not in (NO_ICON, WILD)]
            if p.objective_up:
                options.append(o.MATCH_OBJECTIVE | p.objective)
        options.append(o.DONE)
        if seat >= g.ruleset.people:
            # Who has no seat plays no cards, and matches what can be matched.
            option = next((option for option in options if option & ~ARG in (o.MATCH, o.MATCH_OBJECTIVE)), o.DONE)
            self.resume(g, seat, x, option)
        elif p.intrigues:
            # That nothing can be played is not for the others to know.
            g.ask_always(self, seat, x, options)
        else:
            g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        kind = option & ~ARG
        if kind == o.DONE:
            return
        g.push(self, seat, 0)
        p = g.players[seat]
        if kind == o.INTRIGUE:
            play_intrigue(g, seat, option & ARG, INTRIGUES[option & ARG].endgame)
        else:
            wild = next(card for card in p.won if CONFLICTS[card].icon == WILD)
            turn_down(g, seat, wild)
            if kind == o.MATCH:
                turn_down(g, seat, option & ARG)
            else:
                p.objective_up = False
            match(g, seat, WILD)

    def refusals(self, g: Imperium, seat: int, x: int) -> list[tuple[int, Words]]:
        return intrigue_refusals(g, seat, "endgame")

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-endgame", {})


class EndGame(Step):
    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.end()
        g.turn = -1
        standings = [side_standing(g, player) for player in range(len(g.players))]
        best = max(standings)
        for player in range(len(g.players)):
            if standings[player] == best and player == g.ruleset.team(player)[0]:
                g.tell(o.GAME_ENDED, player, -1, best[0])


def side_standing(g: Imperium, seat: int) -> tuple[int, ...]:
    """What is compared at the end: of a player, or of all players of a side together, whoever revealed last."""
    side = g.ruleset.side
    if len(set(side)) == len(side):
        return standing(g, seat)
    team = [standing(g, other)[:-1] for other in range(len(side)) if side[other] == side[seat]]
    return tuple(map(sum, zip(*team, strict=True)))


def standing(g: Imperium, seat: int) -> tuple[int, ...]:
    """Points, then the tie-breakers: spice, solari, water, garrison, and (FAQ) the latest Reveal turn.

    Who scores no points is behind everybody.
    """
    p = g.players[seat]
    if not all(scores(g, seat) for scores in g.ruleset.scoring):
        return (-1,)
    solari, spice, water = p.goods
    first = sum(tie_break(g, seat) for tie_break in g.ruleset.breaking_ties)
    return (p.points, first, spice, solari, water, p.garrison, p.reveal_rank)


ROUND = Round()
DEFEND = Defend()
DRAW_HANDS = DrawHands()
COMBAT_PHASE = CombatPhase()
FINISH_ROUND = FinishRound()
ENDGAME_CARDS = EndgameCards()
END_GAME = EndGame()

register_steps(
    {
        "round": ROUND,
        "defend": DEFEND,
        "draw-hands": DRAW_HANDS,
        "combat-phase": COMBAT_PHASE,
        "finish-round": FINISH_ROUND,
        "endgame-cards": ENDGAME_CARDS,
        "end-game": END_GAME,
    }
)
