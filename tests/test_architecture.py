"""The house stands: dependencies point down only, and no file names a machine or a package index."""

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "sietch"

# What each part may import besides itself. "sietch" is the top-level API: the package's own modules.
GAMES = {"imperium", "arrakis"}
ENGINE = {"core", "text", "sietch"} | GAMES
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "imperium": {"core"},
    "arrakis": {"core"},
    "text": {"core"},
    "sietch": {"core", "text"} | GAMES,
    "bots": {"core", "sietch"},
    "coach": ENGINE | {"bots"},
    "lab": ENGINE | {"bots"},
    "envs": ENGINE | {"bots"},
    "table": ENGINE | {"bots", "coach"},
    "cli": ENGINE | {"bots", "coach", "lab", "envs", "table"},
}


def part_of(module: str) -> str:
    """The part of the house a module belongs to: sietch.core.frames -> core, sietch.anything -> sietch."""
    names = module.split(".")
    if names == ["sietch", "__main__"]:
        return "cli"
    return names[1] if len(names) > 1 and names[1] in MAY_IMPORT else "sietch"


def imported_modules(source: str, module: str, is_package: bool = False) -> Iterator[tuple[int, str]]:
    """Line and full name of everything of ours that a module imports, anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")[: -(node.level - is_package) or None] if node.level else []
            base = ".".join(above + ([node.module] if node.module else []))
            found = [f"{base}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from ((node.lineno, name) for name in found if name.split(".")[0] == "sietch")


def imports_that_point_up(source: str, module: str, is_package: bool = False) -> list[str]:
    part = part_of(module)
    return [
        f"{module}:{line} imports {name}: {part} may not import {part_of(name)}"
        for line, name in imported_modules(source, module, is_package)
        if part_of(name) not in MAY_IMPORT[part] | {part}
    ]


def test_dependencies_point_down_only():
    wrong = []
    for path in sorted(PACKAGE.rglob("*.py")):
        names = path.relative_to(PACKAGE.parent).with_suffix("").parts
        is_package = names[-1] == "__init__"
        module = ".".join(names[:-1] if is_package else names)
        wrong += imports_that_point_up(path.read_text(encoding="utf-8"), module, is_package)
    assert not wrong, "\n".join(wrong)


# The engine and the storage work in several threads, and msgspec crashes if two are the first to decode to a type.
IN_THREADS = [*PACKAGE.glob("core/**/*.py"), *PACKAGE.glob("table/storage/**/*.py")]
DECODES_TO_A_TYPE = re.compile(r"\b(decode|convert)\(.*\btype=")


def test_decoders_are_made_before_there_are_threads():
    assert DECODES_TO_A_TYPE.search("msgspec.json.decode(text, type=Legend)")
    found = [path.name for path in IN_THREADS if DECODES_TO_A_TYPE.search(path.read_text(encoding="utf-8"))]
    assert len(IN_THREADS) > 20
    assert not found


def test_every_package_has_its_place():
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert packages <= MAY_IMPORT.keys()


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("sietch.core.frames", "import sietch.imperium.state"),
        ("sietch.core.frames", "import sietch"),
        ("sietch.core.frames", "from sietch import imperium"),
        ("sietch.core.frames", "from ..imperium import state"),
        ("sietch.core.frames", "from .. import text"),
        ("sietch.core.frames", "def late():\n    from sietch.cli import main"),
        ("sietch.imperium.combat", "from sietch.arrakis.battle import fight"),
        ("sietch.imperium.combat", "from sietch.text import writer"),
        ("sietch.imperium.modules.choam", "from ...lab import simulate"),
        ("sietch.text.writer", "from sietch.imperium.verbs import Gain"),
        ("sietch.bots.greedy", "from sietch.text import writer"),
        ("sietch.bots.greedy", "from sietch.table import server"),
        ("sietch.game", "from sietch.cli import main"),
    ],
)
def test_an_import_that_points_up_is_found(module, source):
    assert len(imports_that_point_up(source, module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("sietch.core.frames", "import ast\nfrom sietch.core.chance import Chance\nfrom .log import Log"),
        ("sietch.imperium.combat", "from . import state\nfrom ..core import log"),
        ("sietch.bots.greedy", "import sietch\nfrom sietch import new\nfrom sietch.core import views"),
        ("sietch.cli.play", "from sietch.text import writer\nfrom sietch.lab import simulate"),
        ("sietch.__main__", "from sietch.cli import main"),
    ],
)
def test_an_import_that_points_down_is_fine(module, source):
    assert imports_that_point_up(source, module) == []


def test_relative_imports_of_a_package_start_at_the_package():
    assert imports_that_point_up("from .frames import Frame", "sietch.core", is_package=True) == []
    assert imports_that_point_up("from ..text import writer", "sietch.core", is_package=True)


FORBIDDEN = re.compile(r"https?://\S*pypi|pythonhosted|registry\.npmjs|(?<![\w.])/(?:root|work)/")
TEXT = re.compile(r".+\.(py|md|toml|ftl|ya?ml|json|txt|sh|html|css|js|ts|svelte|svg)|Makefile|LICENSE|run|\.gitignore")
NOT_OURS = {".git", ".venv", "node_modules", "build", "dist", "__pycache__"}
NOT_OURS |= {".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache"}


def our_text_files() -> Iterator[Path]:
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in NOT_OURS]
        yield from (Path(folder, name) for name in names if TEXT.fullmatch(name))


def test_no_file_names_a_machine_or_a_package_index():
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in our_text_files()
        if path != Path(__file__)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if FORBIDDEN.search(line)
    ]
    assert not found, "\n".join(found)
