"""Compile the engine with mypyc into a folder: `python scripts/compile_engine.py FOLDER`.

The modules that the rules and the judging of options spend their time in become native ones; what only lists components
or is asked once stays as it is. Nothing is built beside the sources: a native module would win over its source there,
however old it is.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).resolve().parents[1] / "src"
PARTS = ("core", "imperium", "arrakis")
TREE = Path("bots", "tree.py")
# What is not compiled, by name: what a game is put together from (subclassed and read by name from elsewhere), and what
# no decision waits for.
INTERPRETED = {
    *("__init__", "module", "mode", "epic", "rules", "ruleset", "open", "game", "schema", "fields", "options"),
    *("saves", "keeping", "names", "catalogue", "study", "layout", "presets", "facts", "corrections"),
    *("pledge", "fairness"),
    *("scenario", "position", "invariants", "odds", "map_odds"),
}
# Otherwise than others of their name.
COMPILED_SCHEMA = Path("core", "schema.py")
INTERPRETED_POSITIONS = Path("core", "positions.py")
DEFINES = re.compile(r"^ *(def|class) ", re.MULTILINE)
# What is written in the words of the vocabulary lists components.
LISTS = re.compile(r"^from \S+ import \*", re.MULTILINE)
# A class in a formatted file: two empty lines stand before it. Those that others may subclass are marked in the second.
CLASS = re.compile(r"\n\n\nclass (\w+)(\(.*\))?:\n")
CLOSED = re.compile(r"\((Enum|NamedTuple)\)")
# mypyc has no native classes over these.
OVER_BUILTIN = re.compile(r"\((tuple|list)\[")
MARK = "from mypy_extensions import mypyc_attr"
FUTURE = "from __future__ import annotations"
# -O3 takes twice the time and brings nothing.
OPTIMISED = os.environ.get("MYPYC_OPT_LEVEL", "1")


def modules(package: Path) -> list[Path]:
    """The files that are compiled."""
    return [package / TREE] + [
        path
        for part in PARTS
        for path in sorted((package / part).rglob("*.py"))
        if (path.stem not in INTERPRETED or path.relative_to(package) == COMPILED_SCHEMA)
        and path.relative_to(package) != INTERPRETED_POSITIONS
        and DEFINES.search(text := path.read_text(encoding="utf-8"))
        and not LISTS.search(text)
    ]


def marked(text: str) -> str:
    """A source in which every class says to mypyc that others may subclass it, each line where it was."""

    def mark(found: re.Match[str]) -> str:
        over = found[2] or ""
        if CLOSED.match(over):
            return found[0]
        how = "native_class=False" if OVER_BUILTIN.match(over) else "allow_interpreted_subclasses=True"
        return f"\n\n@mypyc_attr({how}){found[0][2:]}"

    return CLASS.sub(mark, text).replace(FUTURE, f"{FUTURE}; {MARK}", 1)


def compile_into(folder: Path) -> None:
    """Write the native modules under `folder`, laid out as the package is."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]  # setuptools has no types for it
        """Compiles the files of one extension on all cores, too."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compile_one = compiler.compile

            def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    done = pool.map(lambda source: compile_one([source], *args, **options), sources)
                    return [made for objects in done for made in objects]

            compiler.compile = compile_all
            super().build_extensions()

    work = folder / "work"
    shutil.copytree(SOURCES / "sietch", work / "sietch", ignore=shutil.ignore_patterns("__pycache__", "page"))
    # mypyc names modules by their paths from here.
    os.chdir(work)
    package = Path("sietch")
    for path in modules(package):
        path.write_text(marked(path.read_text(encoding="utf-8")), encoding="utf-8")
    checked = [str(package / part) for part in (*PARTS, TREE)]
    extensions = mypycify(
        ["--explicit-package-bases", "--ignore-missing-imports", *checked],
        only_compile_paths=[str(path) for path in modules(package)],
        opt_level=OPTIMISED,
        debug_level="0",
        multi_file=True,
        group_name="sietch",
    )
    build = Build(Distribution({"name": "sietch", "ext_modules": extensions}))
    build.build_lib, build.build_temp = str(folder / "native"), str(folder / "objects")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()


if __name__ == "__main__":
    compile_into(Path(sys.argv[1]).resolve())
