"""What else cards of Rise of Ix do: more turns, cheaper spaces, influence by agents, lost troops, conditions."""

from __future__ import annotations

from typing import ClassVar

from sietch.core.node import Count, Features, Icon, Node, Test, Words
from sietch.imperium import options as o
from sietch.imperium.bits import bits
from sietch.imperium.cards import IN_PLAY, Trash
from sietch.imperium.components import FACTIONS, GOODS, ICONS, PLACES, SOLARI, name_id, place
from sietch.imperium.conditions import OwnsFlow
from sietch.imperium.influence import ANY, best_influence, influences, step_up, track_at, visited_track
from sietch.imperium.modules.rise_of_ix.dreadnoughts import TROOP, commissioned
from sietch.imperium.receiving import in_turn, of_receiver, opponents, pieces, receiver
from sietch.imperium.resources import gain
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.troops import BRING_BACK, FORBIDDEN, deploy, is_short, recruit, returnable
from sietch.imperium.turns import take_turn

TROOP_IN_GARRISON = o.KINDS.add("troop-in-garrison", module="rise-of-ix")
TROOP_LOST = o.EVENTS.add("troop-lost")


class TrashInPlay(Trash):
    """A card that the player has in play may be trashed."""

    def __init__(self) -> None:
        super().__init__(places=IN_PLAY)

    def chosen_words(self) -> Words:
        return ("trash-in-play", {})


class CheaperSpace(Node[Imperium]):
    """Sending the agent to a space with this card costs less."""

    pure = True

    def __init__(self, space: str, what: int, n: int) -> None:
        self.what = what
        self.n = n
        self.cheaper = (place(space).number, n)

    def run(self, g: Imperium, seat: int, x: int) -> None:
        """It acted when the space was chosen."""

    def words(self) -> Words:
        where = name_id(PLACES[self.cheaper[0]])
        return ("cheaper-space", {"space": where, "n": self.n, "what": GOODS[self.what]})

    def icons(self) -> list[Icon]:
        return [("agent", 1), ("colon", 1), ("less", 1), (GOODS[self.what], self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {}


class AnotherTurn(Node[Imperium]):
    """Another turn right after this one, or after those that others of this kind bring."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.further_turns += 1

    def possible(self, g: Imperium, seat: int) -> bool:
        return True

    def words(self) -> Words:
        return ("another-turn", {})

    def icons(self) -> list[Icon]:
        return [("another-turn", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"hand-icons": 0.5}


class TurnEnd(Step):
    """What only counted in this turn is over; then the same player may have another one."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        further = g.further_turns
        clear_turn(g)
        p = g.players[seat]
        p.shown_ahead = -1
        if further and not p.has_revealed:
            take_turn(g, seat)
            g.further_turns = further - 1


def clear_turn(g: Imperium) -> None:
    g.commissioned = 0
    g.dreadnoughts_deployed = 0
    g.troops_this_turn = 0
    g.persuasion_spent = 0
    g.unblocked = False
    g.further_turns = 0


TURN_END = TurnEnd()
register_steps({"ix-turn-end": TURN_END}, "rise-of-ix")


class RecruitAndDeploy(Node[Imperium]):
    """Troops from supply go to the conflict at once, in whoever's turn; where the player may not deploy they stay.

    x >> 1: whether troops could come back to a supply that is too small.
    """

    def __init__(self, n: int) -> None:
        self.n = n
        self.takes_supply = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if not x >> 1 and is_short(g, seat, self.n):
            g.push(self, seat, 2)
            g.push(BRING_BACK, seat, self.n)
            return
        seat = receiver(g, seat)
        n = min(self.n, g.players[seat].supply)
        if n:
            recruit(g, seat, n)
            own_turn = in_turn(g, seat)
            if g.conflict >= 0 and not (own_turn and g.deployment == FORBIDDEN):
                if own_turn:
                    g.deployed += n
                deploy(g, seat, n)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if pieces(g, seat).supply or returnable(g, seat):
            return None
        return of_receiver(g, seat, ("why-no-troops-in-supply", {}))

    def words(self) -> Words:
        return ("recruit-into-conflict", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("troop", self.n), ("deploy", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        n = float(min(self.n, pieces(g, seat).supply))
        return {"troop": n, "deploy": n}


class LoseTroop(Node[Imperium]):
    """As a cost: an own troop from the garrison or the conflict goes back to supply."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        p = pieces(g, seat)
        options = [TROOP_IN_GARRISON] if p.garrison else []
        if p.troops:
            options.append(TROOP)
        g.ask(self, seat, x, options)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        seat = receiver(g, seat)
        p = g.players[seat]
        if option == TROOP_IN_GARRISON:
            p.garrison -= 1
        else:
            p.troops -= 1
        p.supply += 1
        g.tell(TROOP_LOST, seat, -1, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        p = pieces(g, seat)
        return None if p.garrison or p.troops else of_receiver(g, seat, ("why-no-troop-to-lose", {}))

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-lose-troop", {})

    def words(self) -> Words:
        return ("lose-troop", {})

    def icons(self) -> list[Icon]:
        return [("lose-troop", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"troop": -1.0}


class InfluenceVisited(Node[Imperium]):
    """Influence with the faction whose space the agent of this turn was sent to."""

    def faction(self, g: Imperium) -> int:
        return g.ruleset.spaces[g.space].faction if g.space >= 0 else -1

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if self.faction(g) >= 0:
            step_up(g, seat, visited_track(g), 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.faction(g) >= 0 else ("why-not-now", {})

    def words(self) -> Words:
        return ("influence-visited", {})

    def icons(self) -> list[Icon]:
        return [("influence-visit", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return best_influence(g, seat, (self.faction(g),), 1) if self.faction(g) >= 0 else {}


class InfluenceWhereAgents(Node[Imperium]):
    """Influence with each faction on whose spaces the player has an agent."""

    def factions(self, g: Imperium, seat: int) -> list[int]:
        return sorted({g.ruleset.spaces[space].faction for space in bits(g.players[seat].at)} - {-1})

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for track in sorted({track_at(g, space) for space in bits(g.players[seat].at)} - {ANY}):
            step_up(g, seat, track, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if self.factions(g, seat) else ("why-no-agent-on-faction", {})

    def words(self) -> Words:
        return ("influence-where-agents", {})

    def icons(self) -> list[Icon]:
        return [("influence-any", 1), ("per", 1), ("on-faction", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"influence": float(len(self.factions(g, seat)))}


class SolariIfWon(Node[Imperium]):
    """Solari if the player wins this conflict."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.players[seat].solari_if_won += self.n

    def possible(self, g: Imperium, seat: int) -> bool:
        return True

    def words(self) -> Words:
        return ("solari-if-won", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("won", 1), ("colon", 1), ("solari", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"solari": self.n * 0.3}


class PayIfWon(Step):
    def run(self, g: Imperium, seat: int, x: int) -> None:
        n = g.players[seat].solari_if_won
        if n:
            g.players[seat].solari_if_won = 0
            gain(g, seat, SOLARI, n)


PAY_IF_WON = PayIfWon()
register_steps({"pay-if-won": PAY_IF_WON}, "rise-of-ix")

# ---- conditions


class JoinedAgent(Test[Imperium]):
    """The agent of this turn went to a space that holds an opponent's agent."""

    def holds(self, g: Imperium, seat: int) -> bool:
        return g.space >= 0 and any(g.players[other].at >> g.space & 1 for other in opponents(g, seat))

    def words(self) -> Words:
        return ("if-joined-agent", {})

    def icons(self) -> list[Icon]:
        return [("infiltrate", 1)]


class AgentOnFaction(Test[Imperium]):
    """An own agent on a space of the faction."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def holds(self, g: Imperium, seat: int) -> bool:
        return any(g.ruleset.spaces[space].faction == self.faction for space in bits(g.players[seat].at))

    def words(self) -> Words:
        return ("if-agent-on-faction", {"faction": ICONS[self.faction]})

    def icons(self) -> list[Icon]:
        return [("agent", 1), (f"on-{ICONS[self.faction]}", 1)]


class AgentsOn(Test[Imperium]):
    """So many own agents on spaces with any of these agent icons."""

    def __init__(self, n: int, *among: int) -> None:
        self.n = n
        self.among = among

    def holds(self, g: Imperium, seat: int) -> bool:
        places = [g.players[seat].at, *(beside(g, seat) for beside in g.ruleset.standing_beside)]
        icons = [g.ruleset.spaces[space].icon for mask in places for space in bits(mask)]
        return sum(icon in self.among for icon in icons) >= self.n

    def words(self) -> Words:
        spaces = tuple(("icon-space", {"icon": ICONS[icon]}) for icon in self.among)
        return ("if-agents-on", {"n": self.n, "spaces_options": spaces})

    def icons(self) -> list[Icon]:
        return [("agent", self.n), *((f"on-{ICONS[icon]}", 1) for icon in self.among)]


class PersuasionThisTurn(Test[Imperium]):
    """So much persuasion in this Reveal turn, spent or not."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Imperium, seat: int) -> bool:
        return g.revealing and seat == g.turn and g.players[seat].persuasion + g.persuasion_spent >= self.n

    def words(self) -> Words:
        return ("if-persuasion", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("persuasion", self.n)]


class InfluenceWithAll(Test[Imperium]):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Imperium, seat: int) -> bool:
        return min(influences(g, seat)) >= self.n

    def words(self) -> Words:
        return ("if-influence-with-all", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("influence-any", self.n), ("times", len(FACTIONS))]


class HasGood(Test[Imperium]):
    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n

    def holds(self, g: Imperium, seat: int) -> bool:
        return g.players[seat].goods[self.what] >= self.n

    def words(self) -> Words:
        return ("if-goods", {"what": GOODS[self.what], "n": self.n})

    def icons(self) -> list[Icon]:
        return [(GOODS[self.what], self.n)]


class Conspiracy(Test[Imperium]):
    """So many of four: both dreadnoughts out of supply, The Spice Must Flow, influence 4 on two tracks, a seat."""

    flow: ClassVar = OwnsFlow(1)

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, g: Imperium, seat: int) -> bool:
        p = g.players[seat]
        true = (
            commissioned(g, seat) == 2,
            self.flow.holds(g, seat),
            sum(level >= 4 for level in influences(g, seat)) >= 2,
            p.council,
        )
        return sum(true) >= self.n

    def words(self) -> Words:
        return ("if-conspiracy", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("dreadnought", 2), ("acquire", 9), ("influence-any", 4), ("high-council-seat", 1)]


# ---- counts


class SwordCards(Count[Imperium]):
    """Revealed cards that gave one or more swords this turn."""

    def count(self, g: Imperium, seat: int) -> int:
        return len(g.sword_cards) if seat == g.turn else 0

    def words(self) -> Words:
        return ("count-sword-cards", {})

    def icons(self) -> list[Icon]:
        return [("card-sword", 1)]


class DistantFactions(Count[Imperium]):
    """Factions with which the player has at most 1 influence."""

    def count(self, g: Imperium, seat: int) -> int:
        return sum(level <= 1 for level in influences(g, seat))

    def words(self) -> Words:
        return ("count-distant-factions", {})

    def icons(self) -> list[Icon]:
        return [("influence-any", 1)]
