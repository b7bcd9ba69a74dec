"""Recorded games go as they went: same events, same options, same end. `games.py` says how to write them anew."""

import json
from collections.abc import Mapping
from itertools import zip_longest

import pytest
from tests.golden.games import (
    FOLDER,
    GAMES,
    SameVersion,
    digests,
    file,
    stored_digests,
    stored_texts,
    version_name,
    with_new,
)
from tests.golden.playthrough import END, Playthrough, ending, facts, grouped, read, told, ungrouped, witness

import sietch
from sietch.core.game import Event, IllegalChoice
from sietch.core.state import ScriptError, Undecided


def stored(name: str) -> tuple[list[str], Playthrough]:
    text = file(name).read_text(encoding="utf-8")
    return text.splitlines(), read(text)


# ---- versions


def test_every_file_is_a_game_of_the_list():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
    for name, (seed, game, setup) in GAMES.items():
        _, played = stored(name)
        assert (played.seed, played.game, played.setup) == (seed, game, setup)


def test_every_game_has_a_recorded_one():
    assert {game for _, game, _ in GAMES.values()} == {rules.name for rules in sietch.GAMES.values()}


def test_a_recorded_game_that_changed_comes_with_a_new_version_of_the_rules():
    assert with_new(stored_digests(), digests(stored_texts())) == stored_digests()


@pytest.mark.parametrize("name", GAMES)
def test_recorded_games_are_of_the_version_of_the_rules(name):
    _, played = stored(name)
    assert played.rules == sietch.new(played.game, seed=played.seed, **played.setup).record["rules"]


def raised(text: str) -> str:
    """The same game under rules later than any."""
    rules = read(text).rules
    later = {name: version + 100 for name, version in rules.items()} if isinstance(rules, Mapping) else rules + 100
    head, line, rest = text.partition("\nrules ")
    return "".join((head, line, json.dumps(later), *rest.partition("\n")[1:]))


def test_a_game_cannot_be_written_anew_under_the_same_version():
    texts = stored_texts()
    other = {**texts, "four": texts["four"].replace("agent-sent", "agent-lost", 1)}
    with pytest.raises(SameVersion, match=r"four\.txt goes another way"):
        with_new(stored_digests(), digests(other))
    fewer = {name: text for name, text in texts.items() if name != "four"}
    with pytest.raises(SameVersion, match=r"four\.txt goes another way"):
        with_new(stored_digests(), digests(fewer))
    version = version_name(read(texts["four"]).rules)
    more = with_new(stored_digests(), digests({**texts, "new": texts["four"]}))["uprising"][version]
    assert more == {**stored_digests()["uprising"][version], "new": more["four"]}
    later = {name: raised(text) for name, text in other.items() if read(text).game == "uprising"}
    after = with_new(stored_digests(), digests(later))
    versions = {version_name(read(text).rules) for text in later.values()}
    assert not versions & stored_digests()["uprising"].keys()
    assert after["uprising"].keys() == {*stored_digests()["uprising"], *versions}
    assert after["arrakis"] == stored_digests()["arrakis"]


def test_a_module_with_a_new_version_takes_its_games_along_and_leaves_the_others():
    texts = stored_texts()
    moved = {**texts, "uprising-one": raised(texts["uprising-one"].replace("agent-sent", "agent-lost", 1))}
    after = with_new(stored_digests(), digests(moved))["uprising"]
    before = stored_digests()["uprising"]
    assert {version: after[version] for version in before} == before
    assert [set(found) for version, found in after.items() if version not in before] == [{"uprising-one"}]


def test_versions_are_told_apart_whether_they_are_of_a_game_or_of_its_modules():
    assert version_name(4) == "4"
    assert (
        version_name({"uprising": 4, "choam": 2}) == version_name({"choam": 2, "uprising": 4}) == "choam 2, uprising 4"
    )


# ---- games


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_goes_as_it_went(name):
    lines, played = stored(name)
    number = 0
    try:
        for number, (now, then) in enumerate(zip_longest(played.again(), lines), start=1):
            assert now == then, f"line {number} of {file(name).name}: the game went another way"
    except (IllegalChoice, ScriptError, Undecided) as error:
        pytest.fail(f"after line {number} of {file(name).name}: the game cannot go on as it went: {error}")


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays(name):
    lines, played = stored(name)
    game = sietch.replay(played.record)
    assert game.over
    assert game.record == {**played.record, "setup": game.rules.setup(played.setup)}
    assert list(ending(game)) == lines[lines.index(END) + 1 :]


# ---- the text


def test_options_are_written_so_that_any_change_shows():
    keys = ["play:dagger", "play:diplomacy", "reveal", "play:signet-ring", "number:0", "number:1", "end"]
    assert grouped(keys) == ["play:dagger,diplomacy", "reveal", "play:signet-ring", "number:0,1", "end"]
    assert [key for group in grouped(keys) for key in ungrouped(group)] == keys
    assert witness(keys) == "play:dagger,diplomacy reveal play:signet-ring number:0,1 end"
    many = [f"number:{n}" for n in range(30)]
    assert witness([*many, "end"]).startswith("number(30#")
    others = [many[:-1], [*many, "number:30"], [*many[:-1], "number:31"], [many[1], many[0], *many[2:]]]
    assert len({witness(keys) for keys in (many, *others)}) == 5


def test_events_are_written_so_that_any_change_shows():
    game = sietch.new("uprising", seed=1, players=3)
    events = [
        Event("drew", 0, "dagger", 1),
        Event("drew", 0, "diplomacy", 1),
        Event("drew", 1, "dagger", 1),
        Event("recruited", 1, None, 1),
        Event("recruited", 1, None, 1),
        Event("recruited", 1, None, 2),
        Event("round-began", None, None, 2),
        Event("gained", 2, "spice", 0),
        Event("stole", 2, "detonation", 1),
    ]
    assert list(told(game, events)) == [
        "0 drew dagger, diplomacy",
        "1 drew dagger",
        "1 recruited",
        "1 recruited",
        "1 recruited 2",
        "round-began 2",
        "2 gained spice 0",
        "2 stole detonation 1",
    ]


def test_the_second_thing_of_an_event_is_written_by_its_id():
    game = sietch.new("arrakis", seed=1)
    areas = {area.id: number for number, area in enumerate(game.rules.tables["areas"])}
    moved = Event("legion-moved", 1, "arrakeen", areas["carthag"])
    assert list(told(game, [moved])) == ["1 legion-moved arrakeen carthag"]


def test_a_fact_that_says_nothing_is_not_written():
    game = sietch.new("uprising", seed=1, players=3)
    position = {
        "round": 0,
        "row": [],
        "alliances": {"emperor": None, "guild": 0},
        "first": 0,
        "turn": None,
        "goods": {"solari": 0, "spice": 2},
        "legions": {"carthag": {"regular": 3, "elite": 0}, "arrakeen": {}},
        "shield_wall": True,
        "revealing": False,
        "phase": "",
    }
    assert list(facts(game, position)) == [
        "  alliances guild 0",
        "  first 0",
        "  goods spice 2",
        "  legions carthag (regular 3)",
        "  shield_wall yes",
    ]
