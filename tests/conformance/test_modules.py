"""A game is put together from modules: rule files know none of them, and one that is off changes nothing."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, combinations
from pathlib import Path

import pytest

import sietch.imperium
from sietch.core.rules import SetupError
from sietch.imperium.module import MODULES
from sietch.imperium.rules import UPRISING

FOLDER = Path(sietch.imperium.__file__).parent
RULE_FILES = sorted(path for path in FOLDER.glob("*.py") if path.name != "state.py")
# What only modules may speak of. A rule file may know a word only as part of another one.
WORDS = ("contract", "choam")


def said(tree: ast.AST) -> Iterator[str]:
    """All names and texts of a file, but for what explains it."""
    explaining = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg | ast.keyword):
            yield node.arg or ""
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explaining:
            yield node.value


@pytest.mark.parametrize("path", RULE_FILES, ids=lambda path: path.name)
def test_rule_files_name_nothing_of_a_module(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [text for text in said(tree) if any(word in text.lower() for word in WORDS)]
    # Which module a newcomer is offered is a fact of the game; what its icon is worth stands with the other weights.
    allowed = {
        "layout.py": {"choam"},  # an area of every board
        "rules.py": {"choam"},
        "combat_outlook.py": {"contract"},
        "presets.py": {"choam", "preset-uprising-choam"},
    }
    assert set(found) <= allowed.get(path.name, set())


def test_every_module_is_a_folder():
    folders = {path.parent.name for path in FOLDER.glob("modules/*/__init__.py")}
    assert {id.replace("-", "_") for id in MODULES} <= folders | {id.replace("-", "_") for id in VARIANTS}


# Modules that only change numbers or choose components of others stand in the folder of those.
VARIANTS: tuple[str, ...] = (
    "automatic-ix",
    "base-cards",
    "base-conflicts",
    "dear-mentat",
    "epic",
    "hagal-ix",
    "ix-conflicts",
    "ix-posts",
)


def digest(games: int, *arguments: str) -> str:
    command = [sys.executable, "-m", "tests.conformance.foreign", str(games), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("games", [40, pytest.param(200, marks=pytest.mark.nightly)])
def test_a_foreign_module_that_is_off_changes_no_bit_of_any_game(games):
    assert digest(games) == digest(games, "registered")


def test_a_foreign_module_that_is_on_is_part_of_the_game():
    digest(12, "registered", "on")


def test_rulesets_share_the_long_table_of_what_posts_see():
    """Whoever opens tables with one choice of modules after the other must not fill the memory."""
    possible = [module.id for module in UPRISING.possible_modules()]
    tables = {}
    for modules in chain.from_iterable(combinations(possible, size) for size in range(4)):
        with suppress(SetupError):
            rules = UPRISING.of(UPRISING.setup({"players": 4, "modules": list(modules)}))
            tables[id(rules)] = id(rules.spied)
    assert len(tables) > 20
    assert len(set(tables.values())) < 5
