"""Set-up, the five phases of a round, and the end of the game."""

from __future__ import annotations

from sietch.core.node import Words
from sietch.core.state import ARG, NO, YES
from sietch.imperium import options as o
from sietch.imperium.acquiring import ROW_SIZE, new_row_card
from sietch.imperium.cards import distinct, draw_cards
from sietch.imperium.combat import COMBAT_INTRIGUE, RESOLVE, match, turn_down
from sietch.imperium.components import (
    CARDS,
    CONFLICTS,
    CONTRACTS,
    INTRIGUES,
    LEADERS,
    LOCATIONS,
    MAKERS,
    OBJECTIVES,
    PHASES,
    SPACES,
    WATER,
    WILD,
    number_of,
)
from sietch.imperium.intrigue import intrigue_refusals, play_intrigue
from sietch.imperium.reserve import PREPARE_THE_WAY, SPICE_MUST_FLOW
from sietch.imperium.state import Imperium, Player
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.troops import sent
from sietch.imperium.turns import PLAYER_TURNS

_, ROUND_START, PLAYER_TURNS_PHASE, COMBAT, MAKERS_PHASE, RECALL, ENDGAME = range(len(PHASES))

POINTS_TO_END = 10
HAND_SIZE = 5
TROOPS = 12
GARRISON = 3
AGENTS = 2
OFFER_SIZE = 2
# The conflict deck from the top down: so many cards of each level.
CONFLICT_DECK = ((1, 1), (2, 5), (3, 4))

# How a seat gets its leader.
DEALT, PICKED = -1, -2


def set_table(g: Imperium, players: int, modules: tuple[str, ...], house_rules: int) -> None:
    """Everything but the leaders and what chance deals."""
    g.clear()
    g.house_rules = house_rules
    g.phase = 0
    g.players = []
    for _ in range(players):
        p = Player()
        p.clear()
        p.goods = [0, 0, 0]
        p.goods[WATER] = 1
        p.influence = [0, 0, 0, 0]
        p.points = 1 if players == 4 else 0
        p.agents = AGENTS
        p.garrison = GARRISON
        p.supply = TROOPS - GARRISON
        p.objective_up = True
        g.players.append(p)
    in_game = [card for card in CARDS if card.module in modules]
    g.imperium_deck = [card.number for card in in_game if card.kind == "imperium" for _ in range(card.copies)]
    g.prepare_the_way = PREPARE_THE_WAY.card.copies
    g.spice_must_flow = SPICE_MUST_FLOW.card.copies
    g.intrigue_deck = [card.number for card in INTRIGUES if card.module in modules for _ in range(card.copies)]
    g.conflict_deck = [card.number for card in CONFLICTS if card.module in modules]
    g.conflict_cards = sum(n for _, n in CONFLICT_DECK)
    g.contract_bank = [token.number for token in CONTRACTS if token.module in modules for _ in range(token.copies)]
    g.alliances = [-1] * 4
    g.control = [-1] * len(LOCATIONS)
    g.bonus_spice = [0] * len(MAKERS)
    g.shield_wall = True
    g.leader_pool = tuple(leader.number for leader in LEADERS if leader.module in modules and not leader.other_side)


class ChooseLeaders(Step):
    """Leaders are given, dealt or picked in seat order. x: DEALT, PICKED or the number of the leader."""

    def left(self, g: Imperium) -> list[int]:
        taken = {p.leader for p in g.players}
        return [leader for leader in g.leader_pool if leader not in taken]

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if x == PICKED:
            g.ask(self, seat, x, [o.LEADER | number for number in self.left(g)])
        else:
            self.take(g, seat, x if x >= 0 else g.pick(o.DEALT_LEADER, self.left(g)))

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        self.take(g, seat, option & ARG)

    def take(self, g: Imperium, seat: int, number: int) -> None:
        """The starting deck is the same for all but some leaders."""
        p = g.players[seat]
        p.leader = number
        without = LEADERS[number].without
        p.deck = [
            card.number
            for card in CARDS
            if card.kind == "starting" and card.id not in without
            for _ in range(card.copies)
        ]
        g.tell(o.LEADER_TAKEN, seat, number, 1)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-leader", {})


class Deal(Step):
    """Objectives, first player, the Imperium Row and the contracts."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        players = len(g.players)
        objectives = [card.number for card in OBJECTIVES if players in card.players]
        for number, p in enumerate(g.players):
            p.objective = g.draw(o.DEALT_OBJECTIVE, objectives)
            g.tell(o.OBJECTIVE_DEALT, number, p.objective, 1)
            if OBJECTIVES[p.objective].first_player:
                g.first = number
        g.row = [new_row_card(g) for _ in range(ROW_SIZE)]
        for p in g.players:
            for token in LEADERS[p.leader].commands:
                if number_of(CONTRACTS, token) in g.contract_bank:
                    g.contract_bank.remove(number_of(CONTRACTS, token))
                    g.aside_contracts += (number_of(CONTRACTS, token),)
        g.offer = [g.draw(o.NEW_CONTRACT, g.contract_bank) for _ in range(min(OFFER_SIZE, len(g.contract_bank)))]


# ---- the phases


class Round(Step):
    """Phase 1, round start: a conflict is revealed, its location may be defended, everybody draws."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.round += 1
        g.phase = ROUND_START
        g.turn = -1
        g.tell(o.ROUND_BEGAN, -1, -1, g.round)
        shown = sum(n for _, n in CONFLICT_DECK) - g.conflict_cards
        level = next(level for level, upto in _upto() if shown < upto)
        # The cards left in the box were never seen, so any card of the level may come.
        pile = [card for card in g.conflict_deck if CONFLICTS[card].level == level]
        g.conflict = g.pick(o.NEW_CONFLICT, pile)
        g.conflict_deck.remove(g.conflict)
        g.conflict_cards -= 1
        g.tell(o.CONFLICT_REVEALED, -1, g.conflict, 1)
        g.push(FINISH_ROUND, -1, 0)
        g.push(COMBAT_PHASE, -1, 0)
        g.push(PLAYER_TURNS, g.first, 0)
        g.push(DRAW_HANDS, -1, 0)
        location = CONFLICTS[g.conflict].location
        if location >= 0 and g.control[location] >= 0:
            g.push(DEFEND, g.control[location], 0)


def _upto() -> list[tuple[int, int]]:
    """Each level with the number of cards from the top down to its last."""
    found = []
    total = 0
    for level, n in CONFLICT_DECK:
        total += n
        found.append((level, total))
    return found


class Defend(Step):
    """Who controls the location of the conflict may deploy a troop from supply."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.players[seat].supply:
            g.ask(self, seat, x, [YES, NO])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == YES:
            p = g.players[seat]
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
            draw_cards(g, (g.first + step) % players, HAND_SIZE)
        g.phase = PLAYER_TURNS_PHASE


class CombatPhase(Step):
    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.phase = COMBAT
        g.tell(o.COMBAT_BEGAN, -1, g.conflict, 1)
        g.push(RESOLVE, -1, 0)
        g.push(COMBAT_INTRIGUE, g.first, 0)


class FinishRound(Step):
    """Phases 4 and 5: makers, recall, and the check for the end of the game."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.phase = MAKERS_PHASE
        occupied = 0
        for p in g.players:
            occupied |= p.at
        for maker, name in enumerate(MAKERS):
            space = number_of(SPACES, name)
            if not occupied >> space & 1:
                g.bonus_spice[maker] += 1
                g.tell(o.MAKERS_ADDED, -1, space, 1)
        g.phase = RECALL
        if g.conflict_cards == 0 or any(p.points >= POINTS_TO_END for p in g.players):
            g.phase = ENDGAME
            g.push(END_GAME, -1, 0)
            players = len(g.players)
            for step in reversed(range(players)):
                g.push(ENDGAME_CARDS, (g.first + step) % players, 0)
            return
        for p in g.players:
            p.agents += p.at.bit_count()
            p.at = 0
            p.has_revealed = False
        g.first = (g.first + 1) % len(g.players)
        g.push(ROUND, -1, 0)


class EndgameCards(Step):
    """Endgame intrigue cards and wild battle icons, each player in turn from the first player."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        options = []
        for card in distinct(p.intrigues):
            node = INTRIGUES[card].endgame
            if node is not None and node.possible(g, seat):
                options.append(o.INTRIGUE | card)
        if any(CONFLICTS[card].icon == WILD for card in p.won):
            options += [o.MATCH | card for card in p.won if CONFLICTS[card].icon != WILD]
            if p.objective_up:
                options.append(o.MATCH_OBJECTIVE | p.objective)
        options.append(o.DONE)
        if p.intrigues:
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
        g.over = True
        g.turn = -1
        best = max(g.players, key=standing)
        for number, p in enumerate(g.players):
            if p is best:
                g.tell(o.GAME_ENDED, number, -1, p.points)


def standing(p: Player) -> tuple[int, ...]:
    """Points, then the tie-breakers: spice, solari, water, garrison, and (FAQ) the latest Reveal turn."""
    solari, spice, water = p.goods
    return (p.points, spice, solari, water, p.garrison, p.reveal_rank)


CHOOSE_LEADERS = ChooseLeaders()
DEAL = Deal()
ROUND = Round()
DEFEND = Defend()
DRAW_HANDS = DrawHands()
COMBAT_PHASE = CombatPhase()
FINISH_ROUND = FinishRound()
ENDGAME_CARDS = EndgameCards()
END_GAME = EndGame()

register_steps(
    {
        "choose-leaders": CHOOSE_LEADERS,
        "deal": DEAL,
        "round": ROUND,
        "defend": DEFEND,
        "draw-hands": DRAW_HANDS,
        "combat-phase": COMBAT_PHASE,
        "finish-round": FINISH_ROUND,
        "endgame-cards": ENDGAME_CARDS,
        "end-game": END_GAME,
    }
)
