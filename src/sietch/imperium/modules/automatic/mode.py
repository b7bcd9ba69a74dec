"""What a way to play with players without a seat decides: the board's own rules for them, and those of expansions."""

from __future__ import annotations

from collections.abc import Sequence

from sietch.imperium.components import HOUSE_RULES
from sietch.imperium.module import Module
from sietch.imperium.state import Imperium

DICE_CHURN, BRUTAL_ESCALATION, EXPERT_DEPLOYMENT, SMART_POLITICS, STREAMLINED = (
    1 << HOUSE_RULES.index(name)
    for name in ("dice-churn", "brutal-escalation", "expert-deployment", "smart-politics", "streamlined-rivals")
)


class Companion(Module):
    """An expansion as players without a seat meet it."""

    def turn_begins(self, g: Imperium, player: int) -> None:
        """The player's turn begins, no card is revealed yet."""

    def passes_blocked(self, g: Imperium, player: int) -> bool:
        """May the player send an agent where another one stands?"""
        return False

    def passed(self, g: Imperium, player: int) -> None:
        """It does."""

    def before_deploying(self, g: Imperium, player: int) -> None:
        """The agent is on a combat space, and nothing is deployed yet."""

    def deploys_first(self, g: Imperium, player: int, most: int) -> int:
        """Deploy up to so many units of the garrison before any troop; how many did."""
        return 0

    def settle(self, g: Imperium, player: int) -> None:
        """Spend what is spent as soon as it is there."""

    def hoards_spice(self, g: Imperium) -> bool:
        """Is spice kept, because no point is bought with it now?"""
        return False


class Mode(Companion):
    """How players without a seat play on a board."""

    people = (1, 2)

    def order(self, g: Imperium) -> Sequence[int]:
        """Who takes turns, in turn order; the first player first."""
        players = len(g.players)
        return [(g.first + step) % players for step in range(players)]

    def collects(self, g: Imperium, player: int) -> bool:
        """Does the player take resources?"""
        return True

    def asks_ties(self, g: Imperium, player: int) -> bool:
        """Does a person decide between factions that are equally good for the player?"""
        return True

    def holds_back(self, g: Imperium, player: int) -> bool:
        """Does the player deploy no troops now?"""
        return False

    def takes_rewards(self, g: Imperium, player: int) -> bool:
        """Does the player take the rewards of conflicts?"""
        return True


def mode_of(g: Imperium) -> Mode:
    return next(module for module in g.ruleset.modules if isinstance(module, Mode))


def companions(g: Imperium) -> list[Companion]:
    return [module for module in g.ruleset.modules if isinstance(module, Companion)]


def automatic(g: Imperium) -> range:
    """The players without a seat."""
    return range(g.ruleset.people, len(g.players))


def decider(g: Imperium) -> int:
    """The person who decides for players without a seat: the first player, or the next person after that one."""
    return g.first if 0 <= g.first < g.ruleset.people else 0
