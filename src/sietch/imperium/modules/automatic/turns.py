"""The turns of players without a seat: House Hagal cards are revealed until one can be used."""

from __future__ import annotations

from sietch.imperium import options as o
from sietch.imperium.agent_turn import pay_controller
from sietch.imperium.components import CONFLICTS
from sietch.imperium.modules.automatic.hagal import (
    DRAWN_HAGAL,
    HAGAL,
    HAGAL_IGNORED,
    HAGAL_REVEALED,
    HAGAL_SHUFFLED,
    HagalCard,
    Half,
)
from sietch.imperium.modules.automatic.harvest import amounts
from sietch.imperium.modules.automatic.mode import SMART_POLITICS, companions, mode_of
from sietch.imperium.modules.automatic.receiving import push_all
from sietch.imperium.modules.automatic.spending import SETTLE
from sietch.imperium.spaces import occupied
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.triggers import AGENT_SENT, happened
from sietch.imperium.troops import COMBAT_SPACE, GARRISON_LIMIT, deploy
from sietch.imperium.turns import PlayerTurns, begin_turn, clear_turn, take_turn

STAYED_HOME = o.EVENTS.add("agent-stayed-home")
HELD_BACK = o.EVENTS.add("held-back")


# ---- the deck


def draw_hagal(g: Imperium) -> int:
    """The next card, which is discarded as soon as it is seen; an empty deck is made anew of the discarded cards."""
    if not g.hagal_deck:
        shuffle_hagal(g)
    card = g.draw(DRAWN_HAGAL, g.hagal_deck)
    g.hagal_discard.append(card)
    return card


def shuffle_hagal(g: Imperium) -> None:
    g.hagal_deck += g.hagal_discard
    g.hagal_discard = []
    g.tell(HAGAL_SHUFFLED, -1, -1, len(g.hagal_deck))


# ---- which half of a card counts, and whether it can be used


def half_of(g: Imperium, player: int, card: HagalCard) -> Half | None:
    """The half that fits now; the others never count."""
    return next((its for its in card.halves if its.when is None or its.when.holds(g, player)), None)


def is_on_board(g: Imperium, card: HagalCard) -> bool:
    return bool(card.halves) and all(place in g.ruleset.spaces for its in card.halves for place in its.places)


def place_of(g: Imperium, its: Half) -> int:
    """Of several maker spaces the one with most bonus spice, then with most spice; -1 where none has bonus spice."""
    if not its.makers:
        return its.places[0]
    spaces = [g.ruleset.spaces[place] for place in its.places]
    best = max(spaces, key=lambda space: (g.bonus_spice[space.maker], amounts(space)[0]))
    return best.number if g.bonus_spice[best.maker] else -1


def usable(g: Imperium, player: int, card: HagalCard) -> int:
    """The place that the card sends an agent to; -1 where it is ignored."""
    its = half_of(g, player, card) if is_on_board(g, card) else None
    if its is None or is_unwise(g, player, its):
        return -1
    place = place_of(g, its)
    if place < 0 or any(bars(g, player) >> place & 1 for bars in g.ruleset.barring):
        return -1
    blocked = occupied(g) >> place & 1
    own = g.players[player].at >> place & 1
    if own or (blocked and not any(companion.passes_blocked(g, player) for companion in companions(g))):
        return -1
    return place


def is_unwise(g: Imperium, player: int, its: Half) -> bool:
    """Smart Politics: not where it leads with the alliance, nor where it has its point and is far behind."""
    if its.politics < 0 or not g.house_rules & SMART_POLITICS:
        return False
    have = g.players[player].influence[its.politics]
    most = max(p.influence[its.politics] for other, p in enumerate(g.players) if other != player)
    if g.alliances[its.politics] == player:
        return have > most
    return have >= 2 and most - have >= 2


# ---- the turn


class HagalTurn(Step):
    """Reveal cards until one can be used, and use it."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        while True:
            known = {*g.hagal_deck, *g.hagal_discard}
            if all(usable(g, seat, HAGAL[card]) < 0 for card in known):
                # House: where no card at all can be used the agent stays at home for this round.
                g.players[seat].has_revealed = True
                g.tell(STAYED_HOME, seat, -1, 1)
                return
            card = HAGAL[draw_hagal(g)]
            g.tell(HAGAL_REVEALED, seat, card.number, 1)
            if card.reshuffles:
                shuffle_hagal(g)
            elif not is_on_board(g, card):
                g.push(self, seat, 0)
                g.push(SETTLE, seat, 0)
                push_all(g, seat, card.besides)
                return
            else:
                place = usable(g, seat, card)
                if place >= 0:
                    self.use(g, seat, card, place)
                    return
                g.tell(HAGAL_IGNORED, seat, card.number, 1)

    def use(self, g: Imperium, player: int, card: HagalCard, place: int) -> None:
        """The agent goes there, whatever that costs and gives; only what the card shows is gained."""
        its = half_of(g, player, card)
        assert its is not None
        if occupied(g) >> place & 1:
            for companion in companions(g):
                companion.passed(g, player)
        p = g.players[player]
        p.agents -= 1
        p.at |= 1 << place
        g.space = place
        g.tell(o.AGENT_SENT, player, place, 1)
        g.push(SETTLE, player, 0)
        if its.combat:
            g.deployment = COMBAT_SPACE
            g.push(AUTOMATIC_DEPLOY, player, 0)
        push_all(g, player, its.gains + card.besides)
        space = g.ruleset.spaces[place]
        if space.location >= 0:
            pay_controller(g, space)
        happened(g, AGENT_SENT, player, place)


class AutomaticDeploy(Step):
    """All troops recruited this turn and up to two units of the garrison."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for companion in companions(g):
            companion.before_deploying(g, seat)
        left = GARRISON_LIMIT
        for companion in companions(g):
            left -= companion.deploys_first(g, seat, left)
        if mode_of(g).holds_back(g, seat):
            g.tell(HELD_BACK, seat, -1, 1)
            return
        n = min(g.recruited + left, g.players[seat].garrison)
        if n > 0:
            g.deployed += n
            deploy(g, seat, n)


class EndAutomaticTurn(Step):
    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.open = []
        g.ruleset.push_steps(g, "turn_end", seat)


def take_automatic_turn(g: Imperium, player: int) -> None:
    begin_turn(g, player)
    for companion in companions(g):
        companion.turn_begins(g, player)
    g.push(END_AUTOMATIC_TURN, player, 0)
    g.push(HAGAL_TURN, player, 0)


class AutomaticTurns(PlayerTurns):
    """Phase 2: who has no seat takes Agent turns as long as it has agents, and no Reveal turn. seat: whose turn."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        order = mode_of(g).order(g)
        start = order.index(seat) if seat in order else 0
        for step in range(len(order)):
            player = order[(start + step) % len(order)]
            if has_turn(g, player):
                g.push(self, self.after(g, player), 0)
                self.take(g, player)
                return
        clear_turn(g)

    def take(self, g: Imperium, player: int) -> None:
        if player < g.ruleset.people:
            take_turn(g, player)
        elif has_turn(g, player):
            take_automatic_turn(g, player)

    def after(self, g: Imperium, seat: int) -> int:
        order = mode_of(g).order(g)
        return order[(order.index(seat) + 1) % len(order)] if seat in order else order[0]


def has_turn(g: Imperium, player: int) -> bool:
    p = g.players[player]
    return not p.has_revealed and (player < g.ruleset.people or p.agents > 0)


HAGAL_TURN = HagalTurn()
AUTOMATIC_DEPLOY = AutomaticDeploy()
END_AUTOMATIC_TURN = EndAutomaticTurn()
AUTOMATIC_TURNS = AutomaticTurns()
register_steps(
    {
        "hagal-turn": HAGAL_TURN,
        "automatic-deploy": AUTOMATIC_DEPLOY,
        "end-automatic-turn": END_AUTOMATIC_TURN,
        "automatic-turns": AUTOMATIC_TURNS,
    },
    "automatic",
)


def level(g: Imperium) -> int:
    """The level of the conflict."""
    return CONFLICTS[g.conflict].level if g.conflict >= 0 else 0
