"""What cards change about sending agents: barred spaces, added icons, occupied spaces, an agent from anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sietch.core.node import Features, Icon, Node, Words
from sietch.core.state import ARG, NO, YES
from sietch.imperium import options as o
from sietch.imperium.components import FACTIONS
from sietch.imperium.state import Imperium
from sietch.imperium.turns import end_turn

if TYPE_CHECKING:
    from sietch.imperium.outlook import Outlook

BAR = o.KINDS.add("bar", "spaces", module="base")
SPACE_BARRED = o.EVENTS.add("space-barred", "spaces")

FACTION_ICONS = sum(1 << faction for faction in FACTIONS)


def before_sending(g: Imperium, seat: int) -> bool:
    """It is the own turn, and no agent is sent yet."""
    return g.turn == seat and not g.revealing and g.played < 0


class BarSpace(Node[Imperium]):
    """Choose a board space: opponents cannot send agents there before the own next turn."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [BAR | place for place in g.ruleset.spaces])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        g.players[seat].voiced |= 1 << (option & ARG)
        g.tell(SPACE_BARRED, seat, option & ARG, 1)

    def possible(self, g: Imperium, seat: int) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-bar-space", {})

    def words(self) -> Words:
        return ("bar-space", {})

    def icons(self) -> list[Icon]:
        return [("opponents", 1), ("no", 1), ("agent", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"hindrance": 1.0}


class SendAnyone(Node[Imperium]):
    """The agent comes from wherever it is, and to any board space. It acted when the agent was sent."""

    pure = True
    sends_anyone = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        """It acted when the agent was sent."""

    def words(self) -> Words:
        return ("send-anyone", {})

    def icons(self) -> list[Icon]:
        return [("agent", 1), ("on-any", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {}


class PassOthers(Node[Imperium]):
    """Others' agents do not stop the next agent of this turn."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.unhindered = True

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if before_sending(g, seat) and not g.unhindered:
            return None
        return ("why-before-sending", {})

    def words(self) -> Words:
        return ("pass-others", {})

    def icons(self) -> list[Icon]:
        return [("agent", 1), ("on-occupied", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"freedom": 1.0}


class AddFactionIcons(Node[Imperium]):
    """The card played this turn has the icons of the four factions, too."""

    pure = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.envoy = True

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if before_sending(g, seat) and not g.envoy else ("why-before-sending", {})

    def words(self) -> Words:
        return ("add-faction-icons", {})

    def icons(self) -> list[Icon]:
        return [("card", 1), ("colon", 1), ("on-faction", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"freedom": 1.0}


class MayPass(Node[Imperium]):
    """The player may pass this turn: no agent is sent and no hand revealed."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if before_sending(g, seat):
            g.ask(self, seat, x, [YES, NO])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == YES:
            g.tell(o.PASSED, seat, -1, 1)
            end_turn(g)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if before_sending(g, seat) else ("why-start-of-turn", {})

    def optional(self, g: Imperium) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-pass-turn", {})

    def words(self) -> Words:
        return ("may", {"get": self.chosen_words()})

    def chosen_words(self) -> Words:
        return ("pass-turn", {})

    def icons(self) -> list[Icon]:
        return [("no", 1), ("agent", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {}


def barred(look: Outlook, number: int) -> Features:
    """A space is the worse to lose the more opponents could go there."""
    bit = 1 << number
    return {"hindrance": 0.2 if any(p.at & bit for p in look.g.players) else 1.0}
