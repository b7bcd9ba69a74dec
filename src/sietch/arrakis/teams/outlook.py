"""What partners may expect: of who acts what the best of their dice brings, of boards and dice as any other side."""

from __future__ import annotations

from sietch.arrakis.outlook.answers import RESULT_ORDER, Outlook
from sietch.arrakis.outlook.positions import worth
from sietch.arrakis.teams import options as t
from sietch.arrakis.teams.boards import FREMEN, SISTER, TURN_DICE, dice_on, usable_on
from sietch.arrakis.turns import may_use_desert_power
from sietch.core.node import Features
from sietch.core.state import ARG

# A Cone of Silence tells a bot nothing that it would make use of.
CONE_COST = 1.0


class TeamOutlook(Outlook):
    def features(self, option: int) -> Features:
        kind, what = option & ~ARG, option & ARG
        if kind == t.ACT:
            return self.acts(what)
        if kind == t.BOARD:
            return {"order": -float(sum(dice_on(self.g.players[self.side], what)))}
        if kind == t.CONE:
            return {"order": -CONE_COST}
        return super().features(option)

    def acts(self, deck: int) -> Features:
        """The best that the partner can do."""
        found = [self.effects.actions(result) for result in usable_on(self.g, self.side, deck)]
        if deck == FREMEN and may_use_desert_power(self.g):
            found.append(self.effects.desert_power())
        return max(found, key=worth, default={})

    def result(self, result: int) -> Features:
        if self.node is TURN_DICE or self.node is SISTER:
            return {"order": RESULT_ORDER[result]}
        return super().result(result)
