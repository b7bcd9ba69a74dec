"""Everything that the engine can say has its message in every language, and the messages agree in grammar."""

import ast
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from tests.text.ftl import messages, texts, variables

import sietch
from sietch.core.game import Event, Game
from sietch.core.rules import Sight
from sietch.core.state import KIND_SHIFT
from sietch.imperium.components import NODES
from sietch.imperium.rules import UPRISING
from sietch.text import (
    LANGUAGES,
    Words,
    clause,
    event_line,
    language,
    option_line,
    prompt_line,
    reason_line,
    sentence,
)

SOURCES = Path(sietch.__file__).parent
NAMES = ["Anna", "Boris", "Chani", "Duncan"]


# ---- every id in the engine's source


def message_ids(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from message_ids(node.body)
        yield from message_ids(node.orelse)


def words_of_the_engine() -> Iterator[tuple[str, set[str]]]:
    """All words written out in the source, a text and a dict: their ids, and the names of their arguments."""
    for part in ("core", "imperium"):
        for path in (SOURCES / part).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Dict):
                    args = {str(key.value) for key in node.elts[1].keys if isinstance(key, ast.Constant)}
                    yield from ((message_id, args) for message_id in message_ids(node.elts[0]))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_that_the_engine_names_is_there_and_gets_its_arguments(code):
    asked = {message.id.name: variables(message) for message in messages(code)}
    said = list(words_of_the_engine())
    assert len({message_id for message_id, _ in said}) > 180
    for message_id, args in said:
        assert message_id in asked
        assert asked[message_id] == args, message_id


# ---- nodes, options, events


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_effect_can_be_said(code):
    for node in NODES.nodes:
        assert sentence(language(code), node).endswith(".")
        assert clause(language(code), node.chosen_words())


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_option_can_be_said(code):
    for place, kind in enumerate(UPRISING.option_kinds):
        if kind.name.startswith("reserved-"):
            continue
        count = 6 if kind.of == "number" else len(NODES.nodes) if kind.of == "nodes" else 1
        if kind.of and kind.of not in ("number", "nodes"):
            count = len(UPRISING.tables[kind.of])
        for arg in range(count):
            message_id, args = UPRISING.option_words(UPRISING.blank(), place << KIND_SHIFT | arg)
            assert clause(language(code), (message_id, {**args, "player": "Anna"}))


def every_event() -> Iterator[Event]:
    for kind in UPRISING.event_kinds:
        whats = [thing.id for thing in UPRISING.tables[kind.of]] if kind.of else [None]
        counts = (0, 1, 2, 3) if kind.n_of else (1, 2, 5)
        for n in counts:
            for what in whats:
                yield Event(kind.name, 0, what, n)
            if kind.sight is Sight.OWNER:
                yield Event(kind.name, 0, None, n, hidden=True)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_can_be_told(code):
    for event in every_event():
        line = event_line(language(code), UPRISING, event, NAMES)
        assert line.endswith(".")
        assert not line.endswith("..")


def test_a_line_of_the_log_keeps_the_players_name_as_it_is():
    event = Event("passed", 0, None, 1)
    assert event_line(language("en"), UPRISING, event, ["ix"]) == "ix passes."


@pytest.mark.parametrize(
    ("code", "seen", "hidden"),
    [
        ("en", "Anna draws Dagger.", "Anna draws 2 cards."),
        ("cs", "Anna si dobírá kartu Dýka.", "Anna si dobírá 2 karty."),
        ("pl", "Anna dobiera kartę Sztylet.", "Anna dobiera 2 karty."),
    ],
)
def test_who_may_not_see_a_card_is_not_told_its_name(code, seen, hidden):
    assert event_line(language(code), UPRISING, Event("drew", 0, "dagger", 1), NAMES) == seen
    assert event_line(language(code), UPRISING, Event("drew", 0, None, 2, hidden=True), NAMES) == hidden


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "Anna loses 1 Victory Point."),
        ("cs", "Anna ztrácí 1 vítězný bod."),
        ("pl", "Anna traci 1 punkt zwycięstwa."),
    ],
)
def test_a_gain_below_nothing_is_a_loss(code, text):
    assert event_line(language(code), UPRISING, Event("gained", 0, "victory-point", -1), NAMES) == text


def test_a_theft_names_both_players():
    stole = Event("stole", 1, "detonation", 2)
    assert event_line(language("en"), UPRISING, stole, NAMES) == "Boris takes the Intrigue card Detonation from Chani."


# ---- games


def key(words: object) -> object:
    """Words with their arguments, comparable; an effect stands for itself."""
    if isinstance(words, tuple | list):
        return tuple(key(item) for item in words)
    if isinstance(words, Mapping):
        return tuple(sorted((name, key(value)) for name, value in words.items()))
    return words if isinstance(words, str | int) else id(words)


def said_in_games() -> dict[str, dict[object, object]]:
    """What a few random games say, each different thing once."""
    said: dict[str, dict[object, object]] = {"prompts": {}, "options": {}, "reasons": {}, "events": {}}
    for seed, players, house_rules in ((1, 3, []), (2, 4, []), (3, 4, ["spies-must-be-placed"])):
        chance = random.Random(seed)
        game: Game = sietch.new(
            "uprising", players=players, seed=seed, modules=["choam"] if seed > 1 else [], house_rules=house_rules
        )
        while not game.over:
            decision = game.decision
            said["prompts"][key(decision.prompt)] = decision
            for option in decision.options:
                said["options"][key(option.words)] = option
            for refusal in game.refusals(decision.seat):
                said["options"][key(refusal.words)] = refusal
                said["reasons"][key(refusal.reason)] = refusal.reason
            game.choose(chance.choice(decision.options))
        for viewer in (None, 0, sietch.SPECTATOR):
            said["events"].update((event, event) for event in game.events(viewer))
        reason = game.why_not("end")
        said["reasons"][key(reason)] = reason
    return said


SAID = said_in_games()


@pytest.mark.parametrize("code", LANGUAGES)
def test_whatever_games_say_can_be_put_into_words(code):
    speech = language(code)
    for decision in SAID["prompts"].values():
        assert prompt_line(speech, decision)[-1] in ".?"  # type: ignore[arg-type]
    for option in SAID["options"].values():
        assert option_line(speech, option, NAMES)  # type: ignore[arg-type]
    for reason in SAID["reasons"].values():
        assert reason_line(speech, reason)  # type: ignore[arg-type]
    for event in SAID["events"].values():
        assert event_line(speech, UPRISING, event, NAMES)  # type: ignore[arg-type]


def test_the_games_said_enough_to_be_a_test():
    assert len(SAID["prompts"]) > 60
    assert len(SAID["options"]) > 250
    assert len(SAID["reasons"]) > 80
    assert len(SAID["events"]) > 800


# ---- grammar

GOODS = ("solari", "spice", "water", "persuasion", "sword", "victory-point")
COUNTED: list[tuple[str, Mapping[str, object], str]] = [
    *[("gain", {"what": what}, what) for what in GOODS],
    *[("pay", {"what": what}, what) for what in GOODS[:3]],
    ("draw", {}, "card"),
    ("discard", {}, "card"),
    ("draw-intrigue", {}, "intrigue-card"),
    ("recruit", {}, "troop"),
    ("retreat", {}, "troop"),
    ("summon", {}, "sandworm"),
    ("recall-spies", {}, "spy"),
    ("influence", {"faction": "fremen"}, "influence"),
    ("influence-any", {}, "influence"),
    ("if-influence", {"faction": "guild"}, "influence"),
    ("if-spies", {}, "spy"),
    ("if-completed", {}, "completed-contract"),
    ("if-units", {}, "unit"),
    ("event-gained", {"player": "Anna", "what": "solari"}, "solari"),
    ("event-recruited", {"player": "Anna"}, "troop"),
    ("event-worm-summoned", {"player": "Anna"}, "sandworm"),
]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("message_id", "args", "noun"), COUNTED, ids=lambda value: str(value))
def test_a_number_and_its_noun_agree(code, message_id, args, noun):
    speech = language(code)
    for n in (1, 2, 5):
        text = clause(speech, (message_id, {**args, "n": n}))
        assert f"{n} {speech.lexicon.counted_form(noun, n, 'acc')}" in text


@pytest.mark.parametrize(
    ("code", "n", "text"),
    [
        ("cs", 1, "potřebuješ ve střetu 1 jednotku, máš 0"),
        ("cs", 5, "potřebuješ ve střetu 5 jednotek, máš 0"),
        ("pl", 1, "musisz mieć w konflikcie 1 żołnierza, a masz 0"),
        ("pl", 2, "musisz mieć w konflikcie 2 żołnierzy, a masz 0"),
        ("en", 1, "you need 1 troop in the Conflict and have 0"),
    ],
)
def test_reasons_decline_what_is_missing(code, n, text):
    reason: Words = ("why-troops-in-conflict", {"n": n, "have": 0})
    assert reason_line(language(code), reason) == text


# ---- nothing is left in English

# Words that a Czech or Polish text shares with English: names, words that all the languages have, and what a
# player types at the terminal.
TYPED = {
    *("bonus", "combat", "conflict", "control", "emperor", "garrison", "reward", "show", "solari", "troops", "turn"),
    *("intrigues", "spy", "undo", "wall"),
    *("against", "companion", "cost", "draw", "lang", "modules", "players", "preset", "seats"),
    "back",
    "nudge",
    "stand",
    "agree",
    "refuse",
    "board",
    "card",
    "ctrl",
    "enter",
    "help",
    "https",
    "icons",
    "log",
    "odds",
    "play",
    "quit",
    "replay",
    "resume",
    "save",
    "sietch",
    "undo",
    "hint",
    "why",
    "puzzles",
    "solve",
}
SHARED = {
    "cs": TYPED
    | {"agent", "bene", "bonus", "bot", "choam", "feyd", "gesserit", "iii", "jessica", "lady", "landsraad", "modul"}
    | {"chat", "expert", "hagal", "interval", "mentat", "server", "text", "tleilax", "tleilaxu"}
    | {"alia", "arrakis", "haderach", "kwisatz", "naib", "paul", "position", "rabban", "sardaukar", "slot", "tabr"},
    "pl": TYPED
    | {"agent", "bene", "bonus", "bot", "feyd", "gesserit", "iii", "imperium", "lady", "landsraad", "link"}
    | {"hagal", "mentat", "mahdi", "position", "tleilax", "tleilaxu"}
    | {"alarm", "alia", "arrakis", "haderach", "kwisatz", "legion", "naib", "paul", "rabban", "sardaukar", "tabr"},
}


def written_words(code: str) -> dict[str, set[str]]:
    """The words of each message; the names of components have a test of their own."""
    files = ("names.ftl", "arrakis-names.ftl")
    names = {message.id.name for file in files for message in messages(code, file)}
    return {
        message.id.name: {
            word for text in texts(message.value) for word in re.findall(r"[^\W\d_]{3,}", text.casefold())
        }
        for message in messages(code)
        if message.id.name not in names
    }


@pytest.mark.parametrize("code", ["cs", "pl"])
def test_no_word_is_left_in_english(code):
    english = written_words("en")
    for message_id, words in written_words(code).items():
        assert words & english[message_id] <= SHARED[code], message_id


# ---- one friend is spoken to

# The pronouns, and in Czech the verbs, that speak to a stranger or to several people.
FORMAL = {"cs": r"\w+te|va[šs]\w*|váš|vám|vámi|vás", "pl": r"pan|pani|pan[aąiu]|panią|państw\w*|wasz\w*|wam|wami|was"}


@pytest.mark.parametrize("code", ["cs", "pl"])
def test_whoever_reads_is_spoken_to_as_a_friend(code):
    said = {(message_id, word) for message_id, words in written_words(code).items() for word in words}
    assert {(message_id, word) for message_id, word in said if re.fullmatch(FORMAL[code], word)} == set()
