"""What the server says against a request is said in English and in words that every language has."""

import ast
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from tests.text.ftl import messages, variables

import sietch.table
from sietch.text import LANGUAGES, clause, language
from sietch.text.wire import as_words


def refusals_of_the_server() -> Iterator[tuple[str, set[str]]]:
    """All refusals and notices written out in the source: their ids, and the names of their arguments."""
    for path in Path(sietch.table.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Dict):
                id, args = node.elts[0], node.elts[1]
                if isinstance(id, ast.Constant) and str(id.value).startswith(("refused-", "push-")):
                    yield str(id.value), {str(key.value) for key in args.keys if isinstance(key, ast.Constant)}


# What a table tells of a game that other rules were played by.
GAMES_ARE = ("begun", "played")
COMPARED = ("agrees", "unchecked", "otherwise")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_refusal_can_be_said_in_every_language(code):
    said = list(refusals_of_the_server())
    said += [(f"notice-{over}-{how}", {"begun", "version"}) for over, how in product(GAMES_ARE, COMPARED)]
    written = {message.id.name: variables(message) for message in messages(code, "refusals.ftl")}
    assert {id for id, _ in said} == written.keys()
    for id, args in said:
        assert written[id] == args, id


def test_no_refusal_of_the_server_is_a_text_alone():
    for path in Path(sietch.table.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                assert node.func.attr not in ("Refused", "Problem") or path.name == "refusals.py", path.name


def test_a_refused_answer_comes_with_its_words(house):
    table = house.open()
    seat, decision = table.turn()
    other = (seat + 1) % 4
    words = {"id": "refused-others-turn", "args": {"player": f"Name {seat}"}}
    assert table.answer(other, decision["id"], "end").json()["words"] == words
    with table.sit(other) as me:
        me.hear()
        me.send(type="answer", decision=decision["id"], key="end")
        refused = me.hear_until(lambda heard: heard["type"] == "refused")
    assert refused["words"] == words
    assert clause(language("cs"), as_words(words)) == f"teď rozhoduje Name {seat}"


@pytest.mark.parametrize(("who", "body", "id"), [
    (0, {"decision": 0, "key": "nowhere"}, "refused-past"),
    ("host", {"decision": 0, "key": "nowhere"}, "refused-seats-only"),
    (0, {"decision": "first"}, "refused-body"),
])  # fmt: skip
def test_refusals_over_http_have_words(house, who, body, id):
    problem = house.open().ask(who, "POST", "/answers", {"type": "answer", **body}).json()
    assert problem["words"]["id"] == id
    if "decision" not in problem:
        assert problem["error"] == clause(language("en"), as_words(problem["words"]))


def test_a_table_that_cannot_be_is_refused_in_words(house):
    wish = {"leaders": ["muad-dib", "muad-dib", "random", "random"]}
    problem = house.try_to_open(setup=wish).json()
    reason = {"id": "setup-leader-twice", "args": {}}
    assert problem["words"] == {"id": "refused-set-up", "args": {"reason": reason}}
    assert problem["error"] == "a leader can be taken by one player only"
    text = "takto stůl připravit nejde: jednoho vůdce může mít jen jeden hráč"
    assert clause(language("cs"), as_words(problem["words"])) == text
