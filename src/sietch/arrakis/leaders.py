"""Named leaders: entering play, leaving it, replacing each other."""

from __future__ import annotations

from sietch.arrakis import options as o
from sietch.arrakis.components import ATREIDES, HARKONNEN, LEADERS, NAMED, number_of
from sietch.arrakis.facts import FACTS
from sietch.arrakis.state import Arrakis
from sietch.arrakis.tank import put_in_tank


def leader(id: str) -> int:
    return number_of(LEADERS, id)


# The cards by their sides' decks, the generic leaders and the Wild Maker among them. `starts`: in play from the start.
def _register() -> None:
    from sietch.arrakis.components import RESULTS, Leader, register

    rows = (
        (ATREIDES, "house-atreides", ("paul-atreides", "lady-jessica"), ("reverend-mother-jessica",)),
        (ATREIDES, "house-atreides", (), ("gurney-halleck", "alia")),
        (ATREIDES, "fremen-ally", (), ("naibs", "paul-muaddib")),
        (ATREIDES, "fremen-ally", ("stilgar",), ("chani", "wild-maker")),
        (HARKONNEN, "house-harkonnen", ("beast-rabban",), ("thufir-hawat",)),
        (HARKONNEN, "house-harkonnen", ("baron-harkonnen",), ("feyd-rautha",)),
        (HARKONNEN, "corrino-ally", (), ("shaddam-iv", "gaius-helen-mohiam")),
        (HARKONNEN, "corrino-ally", ("captain-aramsham",), ("bashars",)),
    )
    for side, deck, starting, later in rows:
        for id in (*starting, *later):
            new = Leader(id, side=side, deck=deck, starts=id in starting)
            fact = FACTS.leaders.get(id)
            if fact is None:
                new.generic, new.hits = True, 1
            else:
                new.slot = RESULTS.index(fact.slot) if fact.slot in RESULTS else -1
                new.hits, new.shields, new.doubt = fact.hits, fact.shields, fact.doubt
            register(LEADERS, new)
            if not new.generic and id != "wild-maker":
                NAMED[side].append(new.number)


_register()

PAUL_ATREIDES, PAUL_MUADDIB = PAULS = leader("paul-atreides"), leader("paul-muaddib")
LADY_JESSICA, MOTHER_JESSICA = leader("lady-jessica"), leader("reverend-mother-jessica")
GURNEY, ALIA, STILGAR, CHANI = leader("gurney-halleck"), leader("alia"), leader("stilgar"), leader("chani")
WILD_MAKER = leader("wild-maker")
RABBAN, HAWAT, BARON, FEYD = (
    leader("beast-rabban"),
    leader("thufir-hawat"),
    leader("baron-harkonnen"),
    leader("feyd-rautha"),
)
SHADDAM, MOHIAM, ARAMSHAM = leader("shaddam-iv"), leader("gaius-helen-mohiam"), leader("captain-aramsham")
# A card that names Paul means both, and so with Jessica.
PAUL = (PAUL_ATREIDES, PAUL_MUADDIB)
JESSICA = (LADY_JESSICA, MOTHER_JESSICA)
# Who leaves the game when another one enters it.
SUCCEEDED = (PAUL, JESSICA, (RABBAN, FEYD), (HAWAT, MOHIAM))


def in_play(g: Arrakis, leader: int) -> bool:
    """Entered and not gone: on the map, beside the board or in the tank."""
    return bool(g.entered >> leader & 1) and not g.gone >> leader & 1


def ready(g: Arrakis, leader: int) -> bool:
    """In play and not in the tank, so it can be placed."""
    return in_play(g, leader) and not g.tank[leader]


def beside(g: Arrakis, side: int) -> list[int]:
    """Named leaders that wait beside the board."""
    return [leader for leader in NAMED[side] if ready(g, leader) and g.leader_at[leader] < 0]


def enter(g: Arrakis, leader: int) -> None:
    """The card goes face up to its slot, the figure waits beside the board."""
    if (g.entered | g.gone) >> leader & 1:
        return
    g.entered |= 1 << leader
    if g.events is not None:
        g.tell(o.LEADER_ENTERED, LEADERS[leader].side, leader, 1)


def leave(g: Arrakis, leader: int) -> None:
    """Figure and card leave the game."""
    if g.gone >> leader & 1:
        return
    g.gone |= 1 << leader
    g.leader_at[leader] = -1
    g.tank[leader] = 0
    if g.events is not None:
        g.tell(o.LEADER_LEFT, LEADERS[leader].side, leader, 1)


def replace(g: Arrakis, old: int, new: int) -> None:
    """The new leader takes over place, tank space and card of the old one, who leaves the game."""
    if g.entered >> new & 1:
        return
    enter(g, new)
    g.leader_at[new], space = g.leader_at[old], g.tank[old]
    g.spent = g.spent & ~(1 << new) | (g.spent >> old & 1) << new
    g.fresh_leaders |= (g.fresh_leaders >> old & 1) << new
    leave(g, old)
    if space:
        put_in_tank(g, new, space)


def take_sister(g: Arrakis, side: int) -> None:
    """A Bene Gesserit token from the reserve."""
    if any(taking(g, side) for taking in g.ruleset.course.taking_sister):
        return
    if g.bene_gesserit:
        g.bene_gesserit -= 1
        g.players[side].bene_gesserit += 1
        if g.events is not None:
            g.tell(o.SISTER_TAKEN, side, -1, 1)
