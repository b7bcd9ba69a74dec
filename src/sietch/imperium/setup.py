"""Setting up: what lies on the table, who leads which house, and what chance deals before the first round."""

from __future__ import annotations

from sietch.core.node import Words
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.acquiring import new_row_card
from sietch.imperium.components import CARDS, LEADERS, OBJECTIVES, WATER
from sietch.imperium.state import Imperium, Player
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.triggers import SET_UP, happened

# How a seat gets its leader.
DEALT, PICKED = -1, -2


def set_table(g: Imperium, house_rules: int) -> None:
    """Everything but the leaders and what chance deals, by the ruleset of the game."""
    ruleset = g.ruleset
    recipe = ruleset.recipe
    g.clear()
    g.house_rules = house_rules
    g.phase = 0
    g.players = []
    for seat in range(recipe.players):
        p = Player()
        p.clear()
        p.goods = [0, 0, 0]
        p.goods[WATER] = recipe.water
        p.influence = [0, 0, 0, 0]
        p.points = recipe.points
        p.agents = recipe.agents
        if seat not in recipe.without_pieces:
            p.garrison = recipe.garrison
            p.supply = recipe.troops - recipe.garrison
        g.players.append(p)
    for part in ruleset.parts:
        part.clear(g)
        for p in g.players:
            part.clear_player(p)
    g.imperium_deck = list(ruleset.imperium_deck)
    for stack in ruleset.reserve:
        stack.change(g, stack.card.copies)
    g.intrigue_deck = list(ruleset.intrigue_deck)
    g.conflict_deck = tuple(ruleset.conflict_deck)
    g.conflict_cards = ruleset.rounds
    g.alliances = [-1] * 4
    g.control = [-1] * len(ruleset.tables["locations"])
    g.bonus_spice = [0] * len(ruleset.makers)
    g.leader_pool = ruleset.leaders
    for module in ruleset.modules:
        module.lay(g)


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
        p.deck, p.discard = starting_cards(g, seat)
        g.tell(o.LEADER_TAKEN, seat, number, 1)
        if g.ruleset.heeded[SET_UP]:
            happened(g, SET_UP, seat, number)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-leader", {})


def starting_cards(g: Imperium, seat: int) -> tuple[list[int], list[int]]:
    """What the deck and the discard pile of a player who has a leader begin with."""
    for own_deck in g.ruleset.own_decks:
        cards: list[int] | None = own_deck(g, seat)
        if cards is not None:
            return cards, []
    without = LEADERS[g.players[seat].leader].without
    deck = [card for card in g.ruleset.starting_deck if CARDS[card].id not in without]
    return deck, list(g.ruleset.starting_discard)


class DealObjectives(Step):
    """One for everybody who is to have one; one of them says who is the first player."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        objectives = [card.number for card in OBJECTIVES if len(g.players) in card.players]
        for p in g.players:
            if p.objective >= 0:
                objectives.remove(p.objective)  # given before
        for number, p in enumerate(g.players):
            if not p.objective_up:
                continue
            if p.objective < 0:
                p.objective = g.draw(o.DEALT_OBJECTIVE, objectives)
            g.tell(o.OBJECTIVE_DEALT, number, p.objective, 1)
            if OBJECTIVES[p.objective].first_player:
                g.first = number


class DealRow(Step):
    """The Imperium Row."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.row = [new_row_card(g) for _ in range(g.ruleset.recipe.row)]


CHOOSE_LEADERS = ChooseLeaders()
DEAL_OBJECTIVES = DealObjectives()
DEAL_ROW = DealRow()

register_steps({"choose-leaders": CHOOSE_LEADERS, "deal-objectives": DEAL_OBJECTIVES, "deal-row": DEAL_ROW})
