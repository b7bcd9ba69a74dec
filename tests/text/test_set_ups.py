"""Whoever asks for what cannot be played is told why, in every language; as a text an error says so in English."""

import ast
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.text.ftl import messages

import sietch
from sietch import bots
from sietch.arrakis.odds import KINDS, Battle, Legion, Side, odds
from sietch.arrakis.rules import ARRAKIS
from sietch.cli.companion import companion
from sietch.cli.legion_words import read_legion
from sietch.cli.line import address
from sietch.cli.modules import preset_setup
from sietch.cli.odds import odds as typed_odds
from sietch.cli.play import play
from sietch.cli.saving import GameFile, begin_file
from sietch.cli.table_companion import begun
from sietch.core.rules import SetupError
from sietch.imperium import rules as imperium
from sietch.table import opening
from sietch.table.lobby import lobby
from sietch.table.lobby import messages as lm
from sietch.table.messages import NewTable, SeatWish
from sietch.text import LANGUAGES, clause, language

ONE = Side(Legion(regular=1))


def uprising(**setup: Any) -> Any:
    return sietch.new("uprising", **setup)


def arrakis(**setup: Any) -> Any:
    return sietch.new("arrakis", **setup)


def battle(attacker: Side = ONE, defender: Side = ONE, **more: Any) -> Any:
    return odds(Battle(attacker, defender, **more))


def legion(text: str) -> Any:
    return read_legion(text, "attacker")


def new_lobby(seats: int = 3, **wish: Any) -> Any:
    return lobby.new_lobby("1", lm.NewLobby(seats=[SeatWish() for _ in range(seats)], **wish), [])


def table(*seats: str, **wish: Any) -> Any:
    return opening.game_of(NewTable(seats=[SeatWish("", bot) for bot in seats], **wish))


def written(path: Path, record: dict[str, Any]) -> None:
    begin_file(GameFile(1, path), record)


# What is refused, and how English says it. A case for every message, and for every thing of which there can be none.
REFUSED: list[tuple[Callable[[], Any], str]] = [
    (lambda: sietch.new("chess"), "unknown game 'chess'; possible: uprising, imperium, arrakis"),
    (lambda: uprising(colour="red"), "unknown set-up option 'colour'; possible: difficulty, house_rules, leaders, "),
    (lambda: arrakis(colour="red"), "unknown set-up option 'colour'; possible: facts, house_rules, leaders, modules, "),
    (lambda: uprising(modules=["ecaz"]), "unknown module 'ecaz'; possible: "),
    (lambda: arrakis(modules=["ecaz"]), "unknown module 'ecaz'; possible: mahdi"),
    (lambda: uprising(leaders="yueh"), "unknown leader 'yueh'; possible: random, choose, "),
    (lambda: uprising(house_rules=["tea"]), "unknown house rule 'tea'; possible: "),
    (lambda: arrakis(house_rules=["tea"]), "unknown house rule 'tea'; possible: "),
    (lambda: uprising(players=1, difficulty="easy"), "unknown difficulty 'easy'; possible: mercenary, "),
    (lambda: uprising(players=1, rivals=["yueh"]), "unknown rival 'yueh'; possible: "),
    (lambda: bots.find("deep-thought"), "unknown bot 'deep-thought'; possible: random, "),
    (lambda: preset_setup(ARRAKIS, "all", [], None), "unknown preset 'all'; possible: -"),
    (lambda: uprising(modules=7), "modules are a list of texts, not 7"),
    (lambda: arrakis(modules=7), "modules are a list of texts, not 7"),
    (lambda: uprising(leaders=7), "leaders are a list of texts, not 7"),
    (lambda: uprising(house_rules=7), "house rules are a list of texts, not 7"),
    (lambda: arrakis(house_rules=7), "house rules are a list of texts, not 7"),
    (lambda: uprising(players=1, rivals=7), "rivals are a list of texts, not 7"),
    (lambda: uprising(names=7), "names are a list of texts, not 7"),
    # Players, their names and seats
    (lambda: uprising(players=5), "Uprising is played by 1, 2, 3, 4 or 6 players here, not 5"),
    (lambda: sietch.new("imperium", players=6), "Dune: Imperium is played by 1, 2, 3 or 4 players here, not 6"),
    (lambda: arrakis(players="two"), "War for Arrakis is played by 1, 2, 3 or 4 players here, not 'two'"),
    (lambda: uprising(players=1, names=["A", "B"]), "1 player needs 1 name, not 2"),
    (lambda: uprising(players=3, names=["A"]), "3 players need 3 names, not 1"),
    (lambda: arrakis(names=["A" * 99, "B"]), "a name has at most 40 letters"),
    (lambda: arrakis(names=["A\u200bB", "B"]), "a name has no control or invisible characters such as U+200B"),
    (lambda: arrakis(names=["", "B"]), "a name needs at least one letter"),
    (lambda: arrakis(names=["B", "B"]), "two players have the same name"),
    (lambda: new_lobby(seat=7), "there is no seat 7; seats are 0 to 2"),
    (lambda: new_lobby(setup={"leaders": ["random"]}), "leaders is a list with one value for each seat; there are 3"),
    (lambda: new_lobby(clock=7), "a clock is set to 0 (none) or to 30 to 1209600 seconds for each answer"),
    (
        lambda: table("", game="arrakis", setup={"modules": ["mahdi"]}, told=True, clock=60),
        "at a real table no bot can stand in: it has no clock",
    ),
    # Chance
    (lambda: uprising(chance="fair"), "chance is one of seeded, secret, ask, told, not 'fair'"),
    (lambda: uprising(seed="x"), "a seed is a whole number, not 'x'"),
    (lambda: table("", "", seed=-1, game="arrakis"), "a seed is a number from 0 to 9223372036854775807"),
    # Modules
    (lambda: uprising(players=6), "Uprising for 6 players is always played with choam: add it"),
    (
        lambda: sietch.new("imperium", players=1, modules=["rise-of-ix", "epic"]),
        "epic is not for 1 player: leave it out, or let others play, too",
    ),
    (
        lambda: uprising(modules=["go-to-11"]),
        "go-to-11 needs immortality: add it, or leave go-to-11 out",
    ),
    (lambda: sietch.new("imperium", modules=["choam"]), "Dune: Imperium cannot be played with 'choam'; possible: "),
    (lambda: uprising(players=4, difficulty="mentat"), "difficulty cannot be chosen for 4 players"),
    # Leaders
    (lambda: uprising(players=3, leaders=["random"]), "3 players need 3 leaders, not 1"),
    (
        lambda: uprising(players=6, modules=["choam"], leaders=["muad-dib"] * 2 + ["random"] * 4),
        "with 6 players 'muad-dib' is a commander and cannot be an ally",
    ),
    (
        lambda: uprising(players=6, modules=["choam"], leaders=["lady-jessica"] + ["random"] * 5),
        "seat 1 of 6 is always led by 'muad-dib', not 'lady-jessica'",
    ),
    (
        lambda: uprising(leaders=["shaddam-corrino-iv", "random", "random", "random"]),
        "the leader 'shaddam-corrino-iv' comes with the module 'choam': add it, or choose another",
    ),
    (lambda: sietch.new("imperium", leaders="muad-dib"), "Dune: Imperium has no leader 'muad-dib'; possible: random, "),
    (lambda: uprising(leaders="lady-jessica"), "a leader can be taken by one player only"),
    # Rivals
    (
        lambda: uprising(players=1, leaders=["lady-jessica"], rivals=["rival-jessica"]),
        "rival-jessica and a player's leader are the same person: choose another",
    ),
    (
        lambda: uprising(players=1, rivals=["rival-jessica", "rival-feyd", "rival-amber"]),
        "there are 2 different rivals here",
    ),
    (lambda: uprising(players=2, rivals=["rival-jessica", "rival-feyd", "rival-amber"]), "there is one rival here"),
    (
        lambda: uprising(players=2, rivals=["rival-jessica"], house_rules=["streamlined-rivals"]),
        "rival-jessica is no streamlined rival: take another, or leave the house rule out",
    ),
    # War for Arrakis
    (lambda: arrakis(leaders="random"), "War for Arrakis has no leaders to choose"),
    (
        lambda: arrakis(facts="mine"),
        "the game was played with other facts of the box ('mine'; here: those of the package)",
    ),
    (lambda: arrakis(players=3, modules=["mahdi"]), "the Mahdi rules are for 1 or 2 players, not 3"),
    (lambda: arrakis(modules=["teams"]), "nobody shares a side here: partners are there with 3 or 4 players, or 2 by "),
    (lambda: arrakis(players=3, shared="guild"), "the side that is shared is one of harkonnen, atreides, not 'guild'"),
    (lambda: arrakis(shared="atreides"), "which side is shared is said with 3 players, not with 2"),
    # Beside a real table
    (lambda: table("", "", game="arrakis", told=True), "only a game in which a side has no person is played beside a "),
    (
        lambda: table("greedy", game="arrakis", told=True),
        "at a real table people play themselves: no seat is for a bot",
    ),
    (
        lambda: begun("arrakis", {}),
        "only a game in which somebody plays without a seat has a companion",
    ),
    (lambda: companion(players=3), "only games of 1 or 2 players have somebody who plays without a seat"),
    (
        lambda: companion(game="chess"),
        "a companion is there for uprising, imperium and arrakis, not for 'che",
    ),
    (
        lambda: companion(game="arrakis", draw=True),
        "--draw draws House Hagal cards: War for Arrakis has none",
    ),
    # The command line
    (lambda: play(seats="human", against="greedy"), "--seats says who sits everywhere: leave out --against"),
    (
        lambda: play(game="arrakis", against="human"),
        "--against names a bot; for people at one keyboard: --seats human,human",
    ),
    (lambda: play(resume=Path("x"), seed=1), "a saved game has its own set-up: leave out --seed"),
    (lambda: play(seats="human"), "4 players need 4 seats, not 1: human"),
    (lambda: play(names="A,B"), "4 players need 4 names, not 2: A,B"),
    (lambda: play(game="arrakis", names="A,A"), "two players are called A: they need different names"),
    (lambda: written(Path(__file__), {}), "test_set_ups.py exists and is not a save of this game: choose another name"),
    (lambda: written(Path(__file__, "x"), {}), "test_set_ups.py/x cannot be written: Not a directory"),
    (
        lambda: preset_setup(imperium.UPRISING, "uprising", ["choam"], None),
        "--preset says which modules are played with: leave out --modules",
    ),
    (
        lambda: preset_setup(imperium.UPRISING, "teams", [], 3),
        "preset-teams is for 6 players: leave out --players",
    ),
    (lambda: address("x"), "a link to a seat looks like http://HOST:PORT/table/ID#TOKEN"),
    (
        lambda: typed_odds("1 regular naib", "1 regular", no_cost=True),
        "--no-cost is for the Harkonnen: no card spares ",
    ),
    (
        lambda: typed_odds("1 regular", "1 regular", cards="1"),
        "--cards takes two numbers, the attacker's and the defender's, as in ",
    ),
    (lambda: typed_odds("1 regular", "1 regular", limit="9,0"), "--limit takes numbers up to 6, not '9,0'"),
    (lambda: typed_odds("1 regular naib", "1 regular naib"), "both legions are of the Atreides"),
    # Battles
    (lambda: battle(Side(Legion(regular=-1))), "the attacker has a number below 0"),
    (lambda: battle(Side(Legion(regular=7))), "the attacker has 7 units; a legion has at most 6"),
    (lambda: battle(ONE, Side(Legion())), "the defender has no unit"),
    (lambda: battle(Side(Legion(1, named=("yueh",)))), "'yueh' is no leader that a legion can have"),
    (
        lambda: battle(Side(Legion(1, named=("chani", "feyd-rautha")))),
        "the attacker has leaders of both sides: chani, ",
    ),
    (lambda: battle(Side(Legion(1, named=("chani", "chani")))), "the attacker has a named leader twice"),
    (lambda: battle(Side(Legion(1, named=("paul-atreides", "paul-muaddib")))), "the attacker has paul-atreides and pa"),
    (lambda: battle(Side(Legion(1), order=(*KINDS, "worm"))), "nothing called 'worm' can be given up; possible: "),
    (lambda: battle(Side(Legion(1), order=("elite",))), "the order of losses has each of these once: regular, elite, "),
    (
        lambda: battle(Side(Legion(1, named=("chani",))), Side(Legion(1, named=("stilgar",)))),
        "chani and stilgar are on the same side",
    ),
    (lambda: battle(settlement=4), "a settlement has a level from 1 to 3, not 4"),
    (lambda: battle(stop_below=-1), "numbers of rounds and units cannot be below 0"),
    (lambda: legion("2 3 regular"), "the attacker: 2 of what? 3 follows"),
    (lambda: legion("1 regular 2"), "the attacker: 2 of what?"),
    (lambda: legion("1 regular 2 chani"), "the attacker: there is only one chani"),
    (lambda: legion("1 sardaukar chani"), "the attacker: sardaukar and chani are not on the same side"),
    (lambda: legion(""), "the attacker has no unit; a legion is typed like: 2 regular 1 elite 1 leader"),
    (lambda: legion("1 regular stillgar"), "the attacker: 'stillgar' is not known; did you mean stilgar"),
    (lambda: legion("1 regular 2xyz"), "the attacker: 'yz' is not known; known: regular, elite, sardaukar, "),
    (lambda: legion("1 regular paul"), "the attacker: 'paul' can be paul-atreides or paul-muaddib"),
    (lambda: legion("1 regular wild maker"), "the attacker: the Wild Maker is a sandworm and in no legion"),
]
# What is said where more than a call is needed to bring it about; the tests of those places do.
ELSEWHERE: dict[str, dict[str, object]] = {
    "setup-said": {"reason": "so"},
    "setup-name": {"name": "choam"},
    "setup-package-facts": {},
    "setup-wrong-kind": {"reason": "int"},
    "setup-count-seats": {"seats": 4, "n": 3},
    "setup-no-choice": {"options": "['colour']"},
    "setup-without-modules": {"game": "uprising", "module": "'choam'"},
    "command-real-table": {"file": "game.json"},
    "command-companion-language": {"language": "cs"},
    "command-no-answer": {"server": "host", "reason": "it sleeps"},
}
FILES = ("set-ups.ftl", "arrakis-set-ups.ftl", "command-line.ftl")


def refusal(work: Callable[[], Any]) -> SetupError:
    with pytest.raises(SetupError) as caught:
        work()
    return caught.value


@pytest.mark.parametrize(("work", "english"), REFUSED, ids=[english[:50] for _, english in REFUSED])
def test_a_set_up_is_refused_in_every_language(work, english):
    error = refusal(work)
    assert english in str(error)
    texts = {code: clause(language(code), error.words) for code in LANGUAGES}
    assert texts["en"] == str(error)
    assert len(set(texts.values())) == len(LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("message_id", ELSEWHERE)
def test_what_is_refused_elsewhere_can_be_said(code, message_id):
    assert clause(language(code), (message_id, ELSEWHERE[message_id]))


def test_every_message_about_set_ups_is_said_by_a_test():
    said = {refusal(work).words[0] for work, _ in REFUSED}
    there = {message.id.name for name in FILES for message in messages("en", name)}
    assert there - said == ELSEWHERE.keys()


# The kinds of refusal that a person meets; what is wrong with a file of facts, or with what a program says, is told in
# English: these are raised with a text.
IN_WORDS = {"SetupError", "OtherFacts", "OddsError", "NoBattle", "NotJoined", "UnknownBot"}


def test_no_refusal_that_a_person_meets_is_in_english_alone():
    package = Path(sietch.__file__).parent
    found = []
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in IN_WORDS:
                text = isinstance(node.args[0], ast.Constant | ast.JoinedStr | ast.BinOp)
                found.append((path.relative_to(package).parts[0], text))
    assert len(found) > 80
    assert {part for part, text in found if text} == {"envs"}


def test_what_only_a_program_gets_wrong_is_said_as_it_is():
    error = SetupError("longest is a whole number")
    assert str(error) == "longest is a whole number"
    assert clause(language("cs"), error.words) == "longest is a whole number"


def test_a_refusal_comes_back_from_another_process():
    error = refusal(lambda: uprising(players=5))
    again = pickle.loads(pickle.dumps(error))
    assert again.words == error.words
    assert str(again) == str(error)


def test_a_refusal_repeats_no_megabyte():
    assert len(str(refusal(lambda: uprising(modules=["x" * 1_000_000])))) < 2500


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("cs", "3 hráči potřebují 3 jména, ne 1"),
        ("pl", "3 gracze potrzebują 3 imion, nie 1"),
    ],
)
def test_numbers_agree(code, text):
    assert clause(language(code), refusal(lambda: uprising(players=3, names=["A"])).words) == text
