"""Whatever the set-up, the chance and the players: the rules hold at every step, and the game ends and adds up."""

from collections import Counter

from hypothesis import HealthCheck, given, settings
from tests.properties.play import games
from tests.tempers import choice

from sietch.core.game import Event
from sietch.core.saves import load, save
from sietch.imperium.components import GOODS, ICONS
from sietch.imperium.modules.six_players import COMMANDER_POINTS
from sietch.imperium.state import Imperium

# A four-player game of ten rounds has about 500 answers; nobody can go on for ever.
MOST_ANSWERS = 3000

whole_games = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@whole_games
@given(games())
def test_invariants_hold_at_every_step_and_the_game_ends(start):
    game, tempers, rng = start
    assert game.rules.check(game.state) == []
    answers = 0
    while not game.over:
        game.choose(choice(game.decision, tempers[game.decision.seat], rng))
        assert game.rules.check(game.state) == []
        answers += 1
        assert answers < MOST_ANSWERS
    points = [p.points for p in game.state.players]
    assert game.scores == points[: game.seats]
    sides = game.rules.sides(game.state)
    totals = [sum(score for score, its in zip(game.scores, sides, strict=True) if its == side) for side in sides]
    # Where nobody with a seat has won, somebody without one has as many points.
    assert all(totals[seat] == max(totals) for seat in game.winners)
    assert game.winners or max(points[game.seats :]) >= max(totals)
    assert game.state.round == game.rules.rounds or max(points) >= game.rules.recipe.points_to_end


def ledger(events: list[Event], seat: int) -> Counter[str]:
    """What a seat's events add up to."""
    total: Counter[str] = Counter()
    for event in events:
        if event.seat == seat:
            if event.kind in ("gained", "paid", "got", "gave"):
                total[str(event.what)] += event.n if event.kind in ("gained", "got") else -event.n
            elif event.kind in ("influence-gained", "influence-lost"):
                total[str(event.what)] += event.n if event.kind == "influence-gained" else -event.n
    return total


@whole_games
@given(games())
def test_points_goods_and_influence_are_what_the_events_say(start):
    game, tempers, rng = start
    while True:
        state: Imperium = game.state
        events = game.events()
        for seat, p in enumerate(state.players):
            total = ledger(events, seat)
            commander = game.seats == 6 and game.view()["players"][seat]["commander"]
            assert p.points == total["victory-point"] + (COMMANDER_POINTS if commander else game.rules.recipe.points)
            for what, have in zip(GOODS[:3], p.goods, strict=True):
                assert have == total[what] + (1 if what == "water" else 0), what
            for faction, level in zip(ICONS[:4], p.influence, strict=True):
                assert level == total[faction], faction
        if game.over:
            break
        for _ in range(25):
            if not game.over:
                game.choose(choice(game.decision, tempers[game.decision.seat], rng))


@whole_games
@given(games())
def test_any_position_can_be_saved_looked_at_and_redealt(start):
    game, tempers, rng = start
    while not game.over:
        if rng.random() < 0.05:
            seat = rng.randrange(-1, game.seats)
            assert game.redeal(seat, rng.getrandbits(32)).view(seat) == game.view(seat)
            assert load(game.rules, save(game.rules, game.state)).options == game.state.options
            deciding = game.decision.seat
            assert len(game.features(deciding)) == len(game.decision.options)
            assert not {refusal.key for refusal in game.refusals(deciding)} & set(game.view(deciding)["options"])
        game.choose(choice(game.decision, tempers[game.decision.seat], rng))
