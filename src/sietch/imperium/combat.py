"""Phase 3, combat: intrigue cards in turn, ranking with all ties, rewards, control, battle icons, clean-up."""

from __future__ import annotations

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.cards import distinct
from sietch.imperium.components import (
    BATTLE_ICONS,
    CONFLICTS,
    INTRIGUES,
    NO_ICON,
    OBJECTIVES,
    VICTORY_POINT,
    WILD,
)
from sietch.imperium.intrigue import intrigue_refusals, play_intrigue
from sietch.imperium.receiving import receiver
from sietch.imperium.resources import gain, give
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.triggers import CONFLICT_WON, happened
from sietch.imperium.troops import strength, units


class VictoryCards(Step):
    """Who has won the conflict may play intrigue cards that ask for it, before the next phase."""

    plays = "victory"

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        if p.intrigues and seat < g.ruleset.people:
            options = []
            for card in distinct(p.intrigues):
                node = INTRIGUES[card].victory
                if node is not None and node.possible(g, seat):
                    options.append(o.INTRIGUE | card)
            # Asked even where nothing can be played: what somebody holds is not for the others to know.
            g.ask_always(self, seat, x, [*options, o.DONE])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option != o.DONE:
            g.push(self, seat, 0)
            play_intrigue(g, seat, option & ARG, INTRIGUES[option & ARG].victory)

    def refusals(self, g: Imperium, seat: int, x: int) -> list[tuple[int, Words]]:
        return intrigue_refusals(g, seat, "victory")

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-victory", {})


class CombatIntrigue(Step):
    """A player with units in the conflict plays combat cards or passes; all passing in a row ends it.

    Who has no units may play cards for others where a module says so, each card wholly for one of them.
    x: how many have passed in a row << 1 | this player has played a card in this chance.
    """

    plays = "combat"

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = g.players[seat]
        if x >> 1 >= len(g.players):
            return
        fighters = fights_for(g, seat) if p.intrigues and seat < g.ruleset.people else []
        if not fighters:
            self.next(g, seat, x)
            return
        options = []
        for card in distinct(p.intrigues):
            node = INTRIGUES[card].combat
            if node is not None and (
                node.possible(g, seat) if fighters == [seat] else playable_for(g, seat, card, fighters)
            ):
                options.append(o.INTRIGUE | card)
        options.append(o.DONE if x & 1 else o.PASS)
        # Asked even where passing is all that is left: what somebody holds is not for the others to know.
        g.ask_always(self, seat, x, options)

    def next(self, g: Imperium, seat: int, x: int) -> None:
        """On to the next player; having played a card is not a pass."""
        passed = 0 if x & 1 else (x >> 1) + 1
        g.stack.append((self, (seat + 1) % len(g.players), passed << 1))

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option & ~ARG == o.INTRIGUE:
            card = option & ARG
            g.push(self, seat, 1)
            fighters = playable_for(g, seat, card, fights_for(g, seat))
            if len(fighters) > 1:
                for ask_for_whom in g.ruleset.asking_for_whom:
                    ask_for_whom(g, seat, card)
            else:
                play_for(g, seat, card, fighters[0])
        else:
            if option == o.PASS:
                g.tell(o.PASSED, seat, -1, 1)
            self.next(g, seat, x)

    def refusals(self, g: Imperium, seat: int, x: int) -> list[tuple[int, Words]]:
        """For one of those for whom the player plays, where a card can be played for none of them."""
        fighters = fights_for(g, seat)
        before = receiver(g, seat)
        act_for(g, seat, fighters[0])
        found = intrigue_refusals(g, seat, "combat")
        act_for(g, seat, before)
        return [(option, why) for option, why in found if not playable_for(g, seat, option & ARG, fighters)]

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-combat", {"strength": strength(g, fights_for(g, seat)[0])})


def fights_for(g: Imperium, seat: int) -> list[int]:
    """For whom the player can play combat cards: who has units in the conflict, and those that a module adds."""
    found = [seat] if units(g, seat) else []
    for others in g.ruleset.fighting_for:
        found += others(g, seat)
    return found


def playable_for(g: Imperium, seat: int, card: int, fighters: list[int]) -> list[int]:
    """Those of them for whom the card can be played now."""
    node = INTRIGUES[card].combat
    if node is None:
        return []
    found = []
    before = receiver(g, seat)
    for other in fighters:
        act_for(g, seat, other)
        if node.possible(g, seat):
            found.append(other)
    # For whom somebody acts lies open, and must not tell which cards were tried.
    act_for(g, seat, before)
    return found


def act_for(g: Imperium, seat: int, other: int) -> None:
    if other != seat:
        for act in g.ruleset.acting_for:
            act(g, seat, other)


def play_for(g: Imperium, seat: int, card: int, other: int) -> None:
    act_for(g, seat, other)
    play_intrigue(g, seat, card, INTRIGUES[card].combat)


class ResolveCombat(Step):
    """Rewards by strength, then the winner takes the card, then everything goes back."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.push(COMBAT_CLEAN_UP, -1, 0)
        g.ruleset.push_steps(g, "combat_over")
        strengths = [strength(g, seat) for seat in range(len(g.players))]
        for seat in sorted(range(len(strengths)), key=lambda seat: -strengths[seat]):
            if strengths[seat]:
                g.tell(o.STRENGTH_COUNTED, seat, -1, strengths[seat])
        places = ranking(in_order(g, strengths))
        conflict = CONFLICTS[g.conflict]
        rewards = (conflict.first, conflict.second, conflict.third)
        winner = next((seat for seat, place in places.items() if place == 1), -1)
        if winner >= 0:
            g.push(WIN, winner, 0)
        # Rewards of the first place first; among tied players clockwise from the first player.
        players = len(g.players)
        order = sorted(places, key=lambda seat: (places[seat], (seat - g.first) % players))
        for seat in reversed(order):
            reward = rewards[places[seat] - 1]
            # Sandworms: the reward is taken twice, whatever their number.
            for _ in range(2 if g.players[seat].worms else 1):
                give(g, seat, reward)
            g.push(TAKE_REWARD, seat, places[seat])


def in_order(g: Imperium, strengths: list[int]) -> list[int]:
    """What is compared: the strengths, with who lets others go first just behind who is as strong."""
    yielding = g.ruleset.yielding
    if not yielding:
        return strengths
    return [2 * n - any(yields(g, seat) for yields in yielding) if n else 0 for seat, n in enumerate(strengths)]


def ranking(strengths: list[int]) -> dict[int, int]:
    """Which reward (1, 2, 3) each seat takes; who has no strength or ties for nothing is left out."""
    players = len(strengths)
    levels = sorted({level for level in strengths if level > 0}, reverse=True)
    groups = [[seat for seat, level in enumerate(strengths) if level == best] for best in levels]
    if not groups:
        return {}
    rewards: dict[int, int] = {}
    four = players >= 4
    first = groups[0]
    if len(first) > 1:
        # Tied for first: each takes the second reward and nobody wins. With four players and exactly two
        # tied, the others still compete for the third.
        rewards.update(dict.fromkeys(first, 2))
        if four and len(first) == 2 and len(groups) > 1 and len(groups[1]) == 1:
            rewards[groups[1][0]] = 3
        return rewards
    rewards[first[0]] = 1
    if len(groups) > 1:
        second = groups[1]
        if len(second) > 1:
            # Tied for second: each takes the third reward, and no other is given.
            rewards.update(dict.fromkeys(second, 3))
        else:
            rewards[second[0]] = 2
            if four and len(groups) > 2 and len(groups[2]) == 1:
                rewards[groups[2][0]] = 3
    return rewards


class TakeReward(Step):
    """Tells which reward a player takes, and whether sandworms double it. x: its place."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if any(forgoes(g, seat) for forgoes in g.ruleset.forgoing):
            return
        g.tell(o.REWARD_TAKEN, seat, g.conflict, x)
        if g.players[seat].worms:
            g.tell(o.REWARD_DOUBLED, seat, g.conflict, x)


class Win(Step):
    """The winner gets control of the location, takes the card and matches its battle icon."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        conflict = CONFLICTS[g.conflict]
        g.tell(o.CONFLICT_WON, seat, g.conflict, 1)
        if any(wins(g, seat) for wins in g.ruleset.winning):
            return
        location = g.ruleset.locations.get(g.conflict, -1)
        if location >= 0:
            g.control[g.ruleset.spaces[location].location] = seat
            g.tell(o.CONTROL_TAKEN, seat, location, 1)
        p = g.players[seat]
        won = g.conflict
        g.conflict = -1
        g.ruleset.push_steps(g, "conflict_won", seat)
        if g.ruleset.victory_cards:
            g.push(VICTORY_CARDS, seat, 0)
        happened(g, CONFLICT_WON, seat, won)
        if conflict.icon not in (NO_ICON, WILD):
            if p.objective_up and OBJECTIVES[p.objective].icon == conflict.icon:
                p.objective_up = False
                p.matched += (won,)
                match(g, seat, conflict.icon)
                return
            for other in p.won:
                if CONFLICTS[other].icon == conflict.icon:
                    turn_down(g, seat, other)
                    p.matched += (won,)
                    match(g, seat, conflict.icon)
                    return
        p.won += (won,)


def match(g: Imperium, seat: int, icon: int) -> None:
    g.tell(o.ICONS_MATCHED, seat, -1, icon)
    gain(g, seat, VICTORY_POINT, 1)


def turn_down(g: Imperium, seat: int, conflict: int) -> None:
    """A won conflict card is turned face down."""
    p = g.players[seat]
    left = list(p.won)
    left.remove(conflict)
    p.won = tuple(left)
    p.matched += (conflict,)


class CombatCleanUp(Step):
    """Troops go to supply, sandworms to the bank, strength to 0; a card nobody won stays on the board."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.conflict >= 0:
            g.conflicts_left += (g.conflict,)
            g.conflict = -1
        for p in g.players:
            p.supply += p.troops
            p.troops = 0
            p.worms = 0
            p.swords = 0


class FlipConflict(Node[Imperium]):
    """As a cost at the end of the game: turn a won conflict card with the icon (or a wild one) face down.

    The objective counts as a conflict card already won.
    """

    def __init__(self, icon: int) -> None:
        self.icon = icon

    def choices(self, g: Imperium, seat: int) -> list[int]:
        p = g.players[seat]
        options = [o.FLIP | card for card in p.won if CONFLICTS[card].icon in (self.icon, WILD)]
        if p.objective_up and OBJECTIVES[p.objective].icon == self.icon:
            options.append(o.FLIP_OBJECTIVE | p.objective)
        return options

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, self.choices(g, seat))

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option & ~ARG == o.FLIP:
            turn_down(g, seat, option & ARG)
        else:
            g.players[seat].objective_up = False

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if self.choices(g, seat):
            return None
        return ("why-no-conflict-with-icon", {"icon": BATTLE_ICONS[self.icon]})

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-flip", {})

    def words(self) -> Words:
        return ("flip-conflict", {"icon": BATTLE_ICONS[self.icon]})

    def icons(self) -> list[Icon]:
        return [("flip", 1), (BATTLE_ICONS[self.icon], 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {}


COMBAT_INTRIGUE = CombatIntrigue()
RESOLVE = ResolveCombat()
TAKE_REWARD = TakeReward()
WIN = Win()
COMBAT_CLEAN_UP = CombatCleanUp()
VICTORY_CARDS = VictoryCards()

register_steps(
    {
        "combat-intrigue": COMBAT_INTRIGUE,
        "resolve-combat": RESOLVE,
        "take-reward": TAKE_REWARD,
        "win": WIN,
        "combat-clean-up": COMBAT_CLEAN_UP,
        "victory-cards": VICTORY_CARDS,
    }
)
