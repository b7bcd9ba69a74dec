"""The four influence tracks: steps, the bonus at 4, alliances taken, overtaken and lost."""

from __future__ import annotations

from collections.abc import Sequence

from sietch.core.combinators import Choose, Trigger
from sietch.core.node import CHOSEN, Features, Icon, Node, Words
from sietch.core.state import ARG
from sietch.imperium import options as o
from sietch.imperium.cards import Draw
from sietch.imperium.components import CARDS, FACTIONS, ICONS, LEADERS, NODES, VICTORY_POINT
from sietch.imperium.receiving import of_player, of_receiver, pieces, receiver
from sietch.imperium.resources import gain
from sietch.imperium.state import Imperium
from sietch.imperium.triggers import REACHED_TWO, happened

TOP = 6
POINT_AT = 2
BONUS_AT = 4
ANY = -1
OWN_TRACK = len(FACTIONS)  # one that a module gives a player besides those of the board


def gain_influence(g: Imperium, seat: int, faction: int, n: int) -> None:
    """Move up; passing a step counts as reaching it. At the top further steps are lost."""
    if g.ruleset.receiving:
        seat = receiver(g, seat)
    p = g.players[seat]
    old = p.influence[faction]
    new = min(TOP, old + n)
    if new == old:
        return
    p.influence[faction] = new
    g.tell(o.INFLUENCE_GAINED, seat, faction, new - old)
    if old < POINT_AT <= new:
        gain(g, seat, VICTORY_POINT, 1)
        happened(g, REACHED_TWO, seat, faction)
    if old < BONUS_AT <= new:
        bonus = g.ruleset.tracks[faction]
        if seat >= g.ruleset.people:
            pass  # who has no seat takes no bonus of a track
        elif bonus.pure:
            bonus.run(g, seat, 0)
        else:
            g.push(bonus, seat, 0)
    if new >= BONUS_AT:
        holder = g.alliances[faction]
        if holder < 0 or (holder != seat and new > g.players[holder].influence[faction]):
            take_alliance(g, seat, faction)


def take_alliance(g: Imperium, seat: int, faction: int) -> None:
    holder = g.alliances[faction]
    if holder >= 0:
        gain(g, holder, VICTORY_POINT, -1)
    g.alliances[faction] = seat
    g.tell(o.ALLIANCE_TAKEN, seat, faction, 1)
    gain(g, seat, VICTORY_POINT, 1)


def lose_influence(g: Imperium, seat: int, faction: int) -> None:
    """Move down one step; the bonus at 4 is kept, the point at 2 is not."""
    if g.ruleset.receiving:
        seat = receiver(g, seat)
    p = g.players[seat]
    old = p.influence[faction]
    if old == 0:
        return
    p.influence[faction] = old - 1
    g.tell(o.INFLUENCE_LOST, seat, faction, 1)
    if old == POINT_AT:
        gain(g, seat, VICTORY_POINT, -1)
    if g.alliances[faction] == seat:
        # FAQ, alliances: a player tied with the holder before the loss takes the token at once; among several
        # the former holder chooses; below 4 with nobody else there the token returns to the board.
        tied = [other for other, q in enumerate(g.players) if other != seat and q.influence[faction] == old]
        if len(tied) == 1:
            take_alliance(g, tied[0], faction)
        elif tied:
            g.push(HEIR, seat, faction)
        elif old == BONUS_AT:
            g.alliances[faction] = -1
            g.tell(o.ALLIANCE_RETURNED, seat, faction, 1)
            gain(g, seat, VICTORY_POINT, -1)


class ChooseHeir(Node[Imperium]):
    """The former holder of an alliance chooses which of the tied opponents takes it. x: the faction."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        level = g.players[seat].influence[x] + 1
        tied = [other for other, q in enumerate(g.players) if other != seat and q.influence[x] == level]
        g.ask(self, seat, x, [o.HEIR | other for other in tied])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        take_alliance(g, option & ARG, x)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-heir", {"faction": g.ruleset.track_names[x]})

    def words(self) -> Words:
        return ("choose-heir", {})

    def icons(self) -> list[Icon]:
        return [("alliance", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {}


HEIR = ChooseHeir()
NODES.register("heir", HEIR)


def influence_features(g: Imperium, seat: int, faction: int, n: int) -> Features:
    """Steps, and the points they would bring: the track is open to everybody."""
    seat = receiver(g, seat)
    old = g.players[seat].influence[faction]
    new = min(TOP, old + n)
    points = 1.0 if old < POINT_AT <= new else 0.0
    holder = g.alliances[faction]
    if new >= BONUS_AT and holder != seat and (holder < 0 or new > g.players[holder].influence[faction]):
        points += 1.0
    return {"influence": float(new - old), "victory-point": points, "bonus": float(old < BONUS_AT <= new)}


def influence_of(g: Imperium, seat: int, faction: int) -> int:
    """How much influence the player counts as having with a faction."""
    for level in g.ruleset.sharing:
        shared: int = level(g, seat, faction)
        return shared
    return g.players[seat].influence[faction]


def influence_on_track(g: Imperium, seat: int, faction: int) -> int:
    """How much of it is on the track whose alliance lies on the board."""
    for level in g.ruleset.sharing_tracks:
        shared: int = level(g, seat, faction)
        return shared
    return g.players[seat].influence[faction]


def why_influence(g: Imperium, seat: int, faction: int, n: int) -> Words | None:
    """Why influence with a faction is not enough, and whose it is where that is shared."""
    have = influence_of(g, seat, faction)
    if have >= n:
        return None
    reason: Words = ("why-influence", {"faction": g.ruleset.track_names[faction], "n": n, "have": have})
    for whose in g.ruleset.counting_for:
        reason = of_player(g, seat, whose(g, seat, faction), reason)
    return reason


def influences(g: Imperium, seat: int) -> list[int]:
    """The same for every faction."""
    return [influence_of(g, seat, faction) for faction in FACTIONS] if g.ruleset.sharing else g.players[seat].influence


def track_options(g: Imperium, seat: int, factions: Sequence[int]) -> list[int]:
    """The tracks on which influence with one of these factions can be gained: the board's, and those of modules."""
    options = [o.FACTION | faction for faction in factions]
    for more in g.ruleset.adding_tracks:
        options += more(g, seat, factions)
    return options


def track_of(option: int) -> int:
    """The track that was chosen: a faction of the board, or the player's own."""
    return option & ARG if option & ~ARG in (o.FACTION, o.LOSE) else OWN_TRACK


def step_up(g: Imperium, seat: int, track: int, n: int) -> None:
    if track == OWN_TRACK:
        for stepping in g.ruleset.stepping:
            stepping(g, seat, n)
    else:
        gain_influence(g, seat, track, n)


def losable(g: Imperium, seat: int, n: int = 1) -> list[int]:
    """The tracks on which so much can be lost."""
    have = pieces(g, seat).influence
    options = [o.LOSE | faction for faction in FACTIONS if have[faction] >= n]
    for losing in g.ruleset.losing_tracks:
        options += losing(g, seat, n)
    return options


def step_down(g: Imperium, seat: int, track: int) -> None:
    if track == OWN_TRACK:
        for stepping in g.ruleset.stepping:
            stepping(g, seat, -1)
    else:
        lose_influence(g, seat, track)


class Influence(Node[Imperium]):
    """Influence with one faction, or with one of several to choose from; all of n goes to the same."""

    def __init__(self, faction: int, n: int = 1, among: tuple[int, ...] = FACTIONS) -> None:
        self.faction = faction
        self.n = n
        self.among = among

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if self.faction == ANY:
            g.ask(self, seat, x, track_options(g, seat, self.among))
        elif g.ruleset.adding_tracks:
            g.ask(self, seat, x, track_options(g, seat, (self.faction,)))
        else:
            gain_influence(g, seat, self.faction, self.n)

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        step_up(g, seat, track_of(option), self.n)

    def possible(self, g: Imperium, seat: int) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-influence", {"n": self.n})

    def words(self) -> Words:
        if self.faction != ANY:
            return ("influence", {"faction": ICONS[self.faction], "n": self.n})
        if self.among != FACTIONS:
            return ("influence-among", {"n": self.n, "factions_options": tuple(faction_words(f) for f in self.among)})
        return ("influence-any", {"n": self.n})

    def icons(self) -> list[Icon]:
        if self.faction != ANY:
            return [(f"influence-{ICONS[self.faction]}", self.n)]
        if self.among != FACTIONS:
            return Choose(*(Influence(faction, self.n) for faction in self.among)).icons()
        return [("influence-any", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        if self.faction != ANY:
            return influence_features(g, seat, self.faction, self.n)
        return best_influence(g, seat, self.among, self.n)


def best_influence(g: Imperium, seat: int, among: tuple[int, ...], n: int) -> Features:
    found = [influence_features(g, seat, faction, n) for faction in among]
    return max(found, key=lambda features: (features["victory-point"], features["influence"]))


def faction_words(faction: int) -> Words:
    return ("with-faction", {"faction": ICONS[faction]})


class InfluenceTwo(Node[Imperium]):
    """Influence with two different factions, both chosen before either moves. x: 3 + the first track."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, [option for option in track_options(g, seat, FACTIONS) if track_of(option) != x - 3])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if x <= CHOSEN:
            g.push(self, seat, track_of(option) + 3)
        else:
            step_up(g, seat, x - 3, 1)
            step_up(g, seat, track_of(option), 1)

    def possible(self, g: Imperium, seat: int) -> bool:
        return True

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-influence-two", {})

    def words(self) -> Words:
        return ("influence-two", {})

    def icons(self) -> list[Icon]:
        return [("influence-any", 1), ("influence-other", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"influence": 2.0}


class InfluenceWhereSpying(Node[Imperium]):
    """Influence with each faction that the player is spying on."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for faction in spied_factions(g, seat):
            gain_influence(g, seat, faction, 1)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if spied_factions(g, seat) else ("why-spying-on-faction", {})

    def words(self) -> Words:
        return ("influence-where-spying", {})

    def icons(self) -> list[Icon]:
        return [("influence-any", 1), ("per", 1), ("spy", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"influence": float(len(spied_factions(g, seat)))}


def spied_factions(g: Imperium, seat: int) -> list[int]:
    seen = g.ruleset.spied[g.players[seat].spies]
    factions = {space.faction for space in g.ruleset.spaces.values() if seen >> space.number & 1}
    return sorted(factions - {-1})


class LoseInfluence(Node[Imperium]):
    """As a cost: lose influence n times, each time with a faction of choice. x: how many are lost."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, g: Imperium, seat: int, x: int) -> None:
        g.ask(self, seat, x, losable(g, seat))

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        lost = (x >> 1) + 1
        if lost < self.n:
            g.push(self, seat, lost << 1 | 1)
        step_down(g, seat, track_of(option))

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        have = sum(pieces(g, seat).influence) + sum(level(g, seat) for level in g.ruleset.own_levels)
        reason = ("why-influence-to-lose", {"n": self.n, "have": have})
        return None if have >= self.n else of_receiver(g, seat, reason)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-lose-influence", {})

    def words(self) -> Words:
        return ("lose-influence", {"n": self.n})

    def icons(self) -> list[Icon]:
        return [("lose-influence", self.n)]

    def features(self, g: Imperium, seat: int) -> Features:
        have = pieces(g, seat).influence
        cheap = any(level and level != POINT_AT for level in have)
        return {"influence": -float(self.n), "victory-point": 0.0 if cheap else -1.0}


# ---- the influence of a visit to a faction's space


class VisitInfluence(Node[Imperium]):
    """The influence that sending an agent to a faction's space gives."""

    def __init__(self, faction: int) -> None:
        self.faction = faction
        self.track = faction

    def run(self, g: Imperium, seat: int, x: int) -> None:
        doubling = self.doubling(g)
        if doubling is not None:
            # "2 instead of 1" cannot be paid for once the influence is taken: there is nothing left to replace.
            g.open.remove(doubling.number)
        n = g.visit_influence
        g.visit_influence = 0
        gain_influence(g, seat, self.faction, n)

    def doubling(self, g: Imperium) -> Node[Imperium] | None:
        """An open effect of a played card that would make the visit count two."""
        for effect in g.open:
            node = NODES.nodes[effect]
            if node.source >= 0 and CARDS[node.source].doubles_visit and node.number in CARDS[node.source].agent_open:
                return node
        return None

    def possible(self, g: Imperium, seat: int) -> bool:
        if not g.visit_influence:
            return False
        # "2 instead of 1" that must happen comes before the influence it changes.
        doubling = self.doubling(g)
        return doubling is None or doubling.optional(g) or not doubling.possible(g, seat)

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        if self.possible(g, seat):
            return None
        return ("why-effects-left" if g.visit_influence else "why-not-now", {})

    def settles(self, g: Imperium, seat: int) -> bool:
        """At the top of the track a loss might still come first; a payment might still double it.

        A loss might also come first where the step would then reach a mark once more. And where the step reaches a
        bonus that asks something, its moment is the player's to choose.
        """
        p = pieces(g, seat) if g.ruleset.receiving else g.players[seat]
        old = p.influence[self.faction]
        if not g.visit_influence or old >= TOP or self.doubling(g) is not None:
            return False
        if self.is_on_a_mark(g, seat, old) and (p.intrigues or self.waits_with_others(g)):
            return False
        if LEADERS[p.leader].waits_at_two and old < POINT_AT <= old + g.visit_influence:
            return False
        bonus = g.ruleset.tracks[self.faction]
        return bonus.pure or bonus.only_draws or not old < BONUS_AT <= old + g.visit_influence

    def waits_with_others(self, g: Imperium) -> bool:
        """Whether other effects are open from which a loss could come; drawing a card is none."""
        return any(effect != self.number and not isinstance(NODES.nodes[effect], Draw) for effect in g.open)

    def is_on_a_mark(self, g: Imperium, seat: int, level: int) -> bool:
        """Whether reaching this level again would bring something again."""
        if level == BONUS_AT:
            return True
        owner = receiver(g, seat)
        whens = LEADERS[g.players[owner].leader].whens if level == POINT_AT else ()
        return any(
            when.trigger.occurrence == REACHED_TWO and when.trigger.fits(g, owner, owner, self.faction)
            for when in whens
        )

    def words(self) -> Words:
        return ("influence", {"faction": ICONS[self.faction], "n": 1})

    def icons(self) -> list[Icon]:
        return [(f"influence-{ICONS[self.faction]}", 1)]

    def features(self, g: Imperium, seat: int) -> Features:
        return influence_features(g, seat, self.faction, 1)


VISITS = [VisitInfluence(faction) for faction in FACTIONS]
for _faction, _visit in zip(FACTIONS, VISITS, strict=True):
    NODES.register(f"visit.{ICONS[_faction]}", _visit)


class VisitCountsTwo(Node[Imperium]):
    """The influence gained from the visited space is 2 instead of 1."""

    pure = True
    doubles_visit = True

    def run(self, g: Imperium, seat: int, x: int) -> None:
        if g.visit_influence:
            g.visit_influence = 2

    def why_not(self, g: Imperium, seat: int) -> Words | None:
        return None if g.visit_influence == 1 else ("why-no-visit-influence", {})

    def words(self) -> Words:
        return ("visit-counts-two", {})

    def icons(self) -> list[Icon]:
        return [("influence-visit", 2)]

    def features(self, g: Imperium, seat: int) -> Features:
        return {"influence": 1.0}


def track_at(g: Imperium, place: int) -> int:
    """The track of the faction whose place it is; ANY (none) for other places."""
    space = g.ruleset.spaces[place]
    return space.faction if space.visit is None else int(getattr(space.visit, "track", space.faction))


def visited_track(g: Imperium) -> int:
    return track_at(g, g.space) if g.space >= 0 else ANY


class ReachedTwo(Trigger[Imperium]):
    """Each time the player reaches 2 influence with a faction, moving up."""

    occurrence = REACHED_TWO

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def fits(self, g: Imperium, owner: int, seat: int, what: int) -> bool:
        return owner == seat and what == self.faction

    def words(self) -> Words:
        return ("trigger-reached-two", {"faction": ICONS[self.faction]})

    def icons(self) -> list[Icon]:
        return [(f"influence-{ICONS[self.faction]}", POINT_AT)]
