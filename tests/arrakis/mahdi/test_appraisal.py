"""What the bot that thinks ahead makes of a position against the Mahdi rules."""

from tests.arrakis.mahdi.alone import mahdi

from sietch.arrakis.components import ATREIDES
from sietch.arrakis.state import Arrakis


def chance(change=lambda g: None) -> float:
    table = mahdi()
    g: Arrakis = table._table()
    g.players[ATREIDES].objectives = [0]
    change(g)
    (found,) = table.rules.appraise(g)
    return found


def test_steps_that_the_objective_needs_bring_victory_nearer_and_supremacy_takes_it_away():
    def step(g: Arrakis) -> None:
        g.prescience[0] += 1

    def point(g: Arrakis) -> None:
        g.supremacy += 1

    def both(g: Arrakis) -> None:
        step(g)
        point(g)

    assert 0 < chance(point) < chance() < chance(step) < 1
    # A step is worth nearly a point of supremacy.
    assert chance(point) < chance(both) < chance(step)


def test_steps_beyond_the_objective_bring_nothing():
    def enough(g: Arrakis) -> None:
        g.prescience[:] = [8, 0, 0]

    def more(g: Arrakis) -> None:
        g.prescience[:] = [10, 0, 0]

    assert chance(enough) == chance(more)


def test_a_game_that_is_over_has_no_chance_left():
    def lost(g: Arrakis) -> None:
        g.supremacy, g.over, g.winner = 10, True, 1

    assert chance(lost) == 0
