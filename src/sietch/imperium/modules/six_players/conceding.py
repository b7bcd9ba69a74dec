"""Combat of six: for whom a commander plays a card, and ties inside a team, where one ally may concede."""

from __future__ import annotations

from sietch.core.node import Words
from sietch.core.state import ARG, NO, YES
from sietch.imperium import options as o
from sietch.imperium.combat import fights_for, in_order, play_for, playable_for, ranking
from sietch.imperium.components import INTRIGUES, name_id
from sietch.imperium.modules.six_players.teams import ALLIES, SEATS, SIDES
from sietch.imperium.receiving import leader_words
from sietch.imperium.state import Imperium
from sietch.imperium.steps import Step, register_steps
from sietch.imperium.troops import strength

FIGHTER = o.KINDS.add("fighter", "seats", module="six-players")
CONCEDED = o.EVENTS.add("conceded", n_of="seats")


class PlayFor(Step):
    """For which ally a commander plays a combat card. x: the card."""

    plays = "combat"

    def run(self, g: Imperium, seat: int, x: int) -> None:
        fighters = playable_for(g, seat, x, fights_for(g, seat))
        g.ask(self, seat, x, [FIGHTER | other for other in fighters])

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        play_for(g, seat, x, option & ARG)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-play-for", {"card": name_id(INTRIGUES[x])})


def teammate(ally: int) -> int:
    """The other ally of the team."""
    return next(other for other in ALLIES if other != ally and SIDES[other] == SIDES[ally])


def matters(g: Imperium, ally: int) -> bool:
    """Would it change the rewards if this ally let its teammate, who is as strong, go first?"""
    if g.players[ally].conceded or g.players[teammate(ally)].conceded:
        return False
    strengths = [strength(g, seat) for seat in range(SEATS)]
    if not strengths[ally] or strengths[ally] != strengths[teammate(ally)]:
        return False
    tied = ranking(in_order(g, strengths))
    g.players[ally].conceded = True
    conceding = ranking(in_order(g, strengths))
    g.players[ally].conceded = False
    return conceding != tied


class Concede(Step):
    """From the first player on, each ally in such a tie is asked until one of the two concedes. x: how many were."""

    def run(self, g: Imperium, seat: int, x: int) -> None:
        for asked in range(x, SEATS):
            ally = (g.first + asked) % SEATS
            if ally in ALLIES and matters(g, ally):
                g.ask(self, ally, asked, [YES, NO])
                return

    def resume(self, g: Imperium, seat: int, x: int, option: int) -> None:
        if option == YES:
            g.players[seat].conceded = True
            g.tell(CONCEDED, seat, -1, teammate(seat))
        g.push(self, -1, x + 1)

    def prompt(self, g: Imperium, seat: int, x: int) -> Words:
        return ("prompt-concede", {"leader": leader_words(g, teammate(seat)), "n": strength(g, seat)})


class ForgetConcessions(Step):
    def run(self, g: Imperium, seat: int, x: int) -> None:
        for p in g.players:
            p.conceded = False


PLAY_FOR = PlayFor()
CONCEDE = Concede()
FORGET_CONCESSIONS = ForgetConcessions()
register_steps({"play-for": PLAY_FOR, "concede": CONCEDE, "forget-concessions": FORGET_CONCESSIONS}, "six-players")
