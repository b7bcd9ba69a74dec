"""Several answers in a row, all or none; what would be asked after some; forms, and what is behind a sector."""

import random
import sqlite3
from typing import Any

import pytest
from sqlalchemy import event

import sietch
from sietch.core.forms import Form
from sietch.core.game import Game
from sietch.table.in_a_row import NotInARow, fill, forced, form_of, further, give


def war(found, seed: int = 1, players: int = 2) -> Game:
    """A game of War for Arrakis, played at random until something is found."""
    game = sietch.new("arrakis", players=players, seed=seed, names=[f"Name {seat}" for seat in range(players)])
    rng = random.Random(seed)
    for _ in range(3000):
        if found(game):
            return game
        game.choose(rng.choice(game.decision.options))
    raise AssertionError("it was not found")


def asks(kind: str, fields: int = 2):
    def found(game: Game) -> bool:
        form = form_of(game)
        return form is not None and form.kind == kind and len(form.fields) >= fields

    return found


def pending(game: Game) -> Form:
    form = form_of(game)
    assert form is not None
    return form


def sitting(house, game: Game):
    """The table of a game, its deciding seat and decision."""
    table = house.open(record=game.record, seats=[{}] * game.seats)
    seat, decision = table.turn()
    return table, seat, decision


def several(table, seat: int | str, decision: int, keys: Any, **more: Any):
    return table.ask(seat, "POST", "/answers", {"decision": decision, "keys": keys, **more})


def test_several_answers_lead_where_the_single_ones_do(house):
    game = war(asks("group"))
    table, seat, decision = sitting(house, game)
    keys, _ = fill(game, pending(game), {})
    assert len(keys) > 1
    with table.sit(seat) as me, table.sit("spectator") as watching:
        me.hear()
        watching.hear()
        before = table.look(seat)
        me.send(type="answers", decision=decision["id"], keys=keys)
        told = me.hear_decision(decision["id"])
        assert (told["seq"], told["view"]) == (me.table["seq"], game.view(seat))
        # All is told as one change, to everybody.
        watching.hear_until(lambda heard: heard["seq"] == told["seq"])
        assert [message for message in watching.heard if '"table"' in message][-1].count('"decision"') == 1
        # They are taken back one by one.
        for key in reversed(keys):
            now = table.look(seat)
            assert now["can_undo"], key
            assert table.undo(seat, now["decision"]["id"]).status_code == 200
        back = table.look(seat)
        assert (back["view"], back["decision"]) == (before["view"], before["decision"])
    again = several(table, seat, decision["id"], keys, undone=len(keys))
    assert again.status_code == 200
    assert again.json()["decision"]["id"] == game.decision.id


def test_if_one_is_not_possible_none_is_taken(house):
    game = war(asks("group"))
    table, seat, decision = sitting(house, game)
    keys, _ = fill(game, pending(game), {})
    before = table.look(seat)
    for wrong in range(len(keys)):
        response = several(table, seat, decision["id"], [*keys[:wrong], "nothing", *keys[wrong + 1 :]])
        assert response.status_code == 409
        problem = response.json()
        assert (problem["index"], problem["stale"], problem["words"]["id"]) == (wrong, False, "refused-choice")
        assert "'nothing' is not possible now" in problem["error"]
    stale = several(table, seat, decision["id"] - 1, keys).json()
    assert (stale["stale"], stale["index"]) == (True, None)
    assert several(table, 1 - seat, decision["id"], keys).json()["words"]["id"] == "refused-others-turn"
    assert several(table, "spectator", decision["id"], keys).status_code == 403
    for none in ([], ["pass"] * 65, "pass"):
        assert several(table, seat, decision["id"], none).status_code == 400
    assert table.look(seat) == before
    with table.sit(seat) as me:
        me.hear()
        me.send(type="answers", decision=decision["id"], keys=[keys[0], "nothing"])
        assert me.hear_until(lambda heard: heard["type"] == "refused")["index"] == 1


def test_what_shows_something_new_can_only_be_the_last():
    """Otherwise one could try out what is hidden, and have it refused."""
    shown = 0
    for seed in range(3):
        game = sietch.new("arrakis", seed=seed)
        rng = random.Random(seed)
        for _ in range(250):
            key = rng.choice(game.decision.options).key
            later = game.branch()
            later.choose(key)
            following = "nothing" if later.over else later.decision.options[0].key
            if not later.can_undo:
                shown += 1
                with pytest.raises(NotInARow) as refused:
                    list(give(game.branch(), [key, following]))
                assert (refused.value.index, refused.value.words[0]) == (1, "refused-not-in-a-row")
            game = later
            if game.over:
                break
    assert shown > 50


def test_several_answers_are_stored_together_or_not_at_all(serve):
    here = serve()
    game = war(asks("group"))
    table, seat, decision = sitting(here, game)
    keys, _ = fill(game, pending(game), {})
    left = [len(keys)]

    @event.listens_for(here.storage.engine, "before_cursor_execute")
    def refuse(connection, cursor, statement, *rest):
        """The disk is full at the last of them."""
        if statement.startswith("INSERT INTO answers") and left:
            left[0] -= 1
            if not left[0]:
                raise sqlite3.OperationalError("disk I/O error")

    before = here.in_loop(here.storage.load(table.id))
    assert several(table, seat, decision["id"], keys).status_code == 503
    stored = here.in_loop(here.storage.load(table.id))
    assert stored.entries == before.entries
    assert table.look(seat)["decision"]["id"] == decision["id"]
    left.clear()
    assert several(table, seat, decision["id"], keys).status_code == 200
    stored = here.in_loop(here.storage.load(table.id))
    assert stored.entries == [*before.entries, *([key] for key in keys)]


@pytest.mark.parametrize("kind", ["group", "losses", "into", "discards"])
def test_a_form_is_filled_as_near_to_a_wish_as_can_be(kind):
    game = war(asks(kind), seed=2)
    form = pending(game)
    for key, most in ((game.key(item), most) for item, most in form.fields.items()):
        wanted = min(most, form.most or most)
        after = game.branch()
        keys, became = fill(after, form, {key: wanted})
        assert 0 < became[key] <= wanted
        same = game.branch()
        assert [entries[0] for entries in give(same, keys)] == keys
        assert same.record == after.record


def test_a_group_never_leaves_leaders_behind_alone():
    def led(game: Game) -> bool:
        form = form_of(game)
        return (
            asks("group")(game)
            and form is not None
            and any(game.key(item).startswith("take-leader") for item in form.fields)
        )

    game = war(led)
    form = pending(game)
    wish = {game.key(item): most for item, most in form.fields.items()}
    leader = next(key for key in wish if key.startswith("take-leader"))
    assert fill(game.branch(), form, None) == (["whole"], wish)
    keys, became = fill(game.branch(), form, wish | {leader: 0})
    assert keys[0] == "part"
    assert became == wish
    _, became = fill(game.branch(), form, {})
    assert sum(became.values()) == 1


def test_what_is_ahead_is_told_and_nothing_is_changed(house):
    game = war(lambda game: any(option.key.startswith("legion:") for option in game.decision.options))
    table, seat, decision = sitting(house, game)
    before = table.look(seat)
    legion = next(option["key"] for option in decision["options"] if option["key"].startswith("legion:"))

    def ahead(who=seat, **wish: Any):
        return table.ask(who, "POST", "/ahead", {"decision": decision["id"], **wish})

    game.choose(legion)
    found = ahead(keys=[legion], everything=True).json()
    assert found["keys"][0] == legion
    for key in found["keys"][1:]:
        game.choose(key)
    assert [option["key"] for option in found["decision"]["options"]] == [o.key for o in game.decision.options]
    assert ahead(keys=["nothing"]).json()["index"] == 0
    assert ahead(1 - seat).status_code == 409
    assert ahead("spectator").status_code == 403
    assert table.look(seat) == before


def test_nothing_is_told_ahead_of_what_chance_decides(house):
    def rolls(game: Game) -> bool:
        later = game.branch()
        later.choose(game.decision.options[0])
        return not later.can_undo

    game = war(rolls)
    table, seat, decision = sitting(house, game)
    key = decision["options"][0]["key"]
    found = table.ask(seat, "POST", "/ahead", {"decision": decision["id"], "keys": [key]}).json()
    assert found == {"keys": [key], "form": None, "wish": {}, "decision": None, "forced": []}


def test_the_only_attack_there_is_is_told_ahead_with_its_odds(house):
    def lone(game: Game) -> bool:
        return any(attack(game, option.key) for option in game.decision.options if option.kind == "legion")

    def attack(game: Game, key: str) -> list[str]:
        return [option.key for _, option in forced(game, [key]) if option.kind == "attack"]

    game = war(lambda game: game.decision.prompt[0] == "arrakis-prompt-attack" and lone(game), seed=4)
    table, seat, decision = sitting(house, game)
    key = next(option.key for option in game.decision.options if option.kind == "legion" and attack(game, option.key))
    found = table.ask(seat, "POST", "/ahead", {"decision": decision["id"], "keys": [key], "everything": True}).json()
    (option,) = [option for option in found["forced"] if option["kind"] == "attack"]
    odds = table.ask(seat, "GET", "/odds/attacks", keys=key).json()
    assert odds.keys() == {option["target"]}
    assert table.look(seat)["decision"] == decision


def test_what_is_behind_a_sector_is_told_with_the_way_there(house):
    game = war(lambda game: any(option.kind == "sector" for option in game.decision.options))
    table, seat, decision = sitting(house, game)
    behind = {item["option"]["key"]: item["keys"] for item in decision["further"]}
    assert len(behind) > 24
    key, way = next(iter(behind.items()))
    assert several(table, seat, decision["id"], [*way, key]).status_code == 200
    assert [(keys, option.key) for keys, _, option in further(game)] == [(way, key) for key, way in behind.items()]


@pytest.mark.parametrize(
    ("game", "setup"), [("uprising", {}), ("imperium", {"modules": ["rise-of-ix"]}), ("arrakis", {})]
)
def test_what_is_behind_an_option_is_what_a_branch_would_be_asked(game, setup):
    playing, rng = sietch.new(game, seed=2, **setup), random.Random(2)
    compared = 0
    while compared < 300 and not playing.over:
        for option in rng.sample(playing.decision.options, min(4, len(playing.decision.options))):
            branch = playing.branch()
            branch.choose(option)
            found = playing.behind(option)
            if not branch.can_undo:
                assert found is None
            else:
                assert found is not None
                state, options = found
                assert tuple(options) == branch.decision.options
                icons = playing.rules.option_icons
                assert [list(icons(state, each.number)) for each in options] == [
                    list(icons(branch.state, each.number)) for each in options
                ]
            compared += 1
        playing.choose(rng.choice(playing.decision.options))
    assert compared >= 100


def test_the_only_area_of_a_sector_is_told_with_the_key_of_the_sector():
    def lone(game: Game) -> list[tuple[str, str | int | None]]:
        return [(option.key, option.target) for keys, _, option in further(game) if not keys]

    game = war(lambda game: bool(lone(game)), seed=3)
    key, target = lone(game)[0]
    assert key.startswith("sector:")
    later = game.branch()
    assert target in [event.what for event in later.choose(key)]


def test_the_odds_of_all_attacks_are_those_of_each(house):
    game = war(lambda game: game.decision.prompt[0] == "arrakis-prompt-attack-at", seed=4)
    table, seat, decision = sitting(house, game)
    found = table.ask(seat, "GET", "/odds/attacks").json()
    offered = {option["target"] for option in decision["options"] if option["kind"] in ("attack", "fly-at")}
    assert found.keys() == offered
    area = decision["prompt"]["args"]["area"]["id"].removeprefix("arrakis-area-")
    for target, odds in found.items():
        one = table.ask(seat, "GET", "/odds", area=area, target=target).json()
        assert odds["attacker_wins"] == pytest.approx(one["attacker_wins"])
    assert table.ask(1 - seat, "GET", "/odds/attacks").json() == {}
    assert table.ask(seat, "GET", "/odds/attacks", keys="nothing").status_code == 409
