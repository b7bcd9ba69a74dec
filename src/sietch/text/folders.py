"""Where texts lie: what all games share here, what belongs to a module of a game in the module's own folder."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

# A page fetches the texts of a language in parts: what it always needs, and what a family of games needs besides. Of
# the shared folder these files are of one family alone, by what their names begin with; what the terminal alone says
# is in none.
SHARED = "shared"
SET_UP = "set-up"  # where a game is chosen
PARTS = (SHARED, SET_UP, "arrakis", "imperium")
_BEGINS = {
    SET_UP: ("set-ups",),
    "arrakis": ("arrakis-", "odds"),
    "imperium": (
        *("components", "effects", "events", "icons", "names", "options", "prompts", "reasons"),
        "uprising-",
    ),
}
_OF_TERMINALS = ("command-line.ftl", "statistics.ftl", "terminal.ftl")


def folders(code: str) -> list[Traversable]:
    """The folders of a language, the shared one first: `text/<code>`, then those of modules, which lie in the folder of
    their game or in its `modules`."""
    return [_shared(code), *_of_modules(code)]


def catalogues_of(part: str, code: str, modules: Collection[str] | None = None) -> list[Traversable]:
    """The Fluent files of a part of a language; of a family with these modules, by the names of their folders."""
    shared = [file for file in catalogues([_shared(code)]) if _part_of(file.name) == part]
    return [
        file
        for file in (*shared, *catalogues(list(_of_modules(code, part, modules))))
        if not file.name.endswith(_OF_TERMINALS)
    ]


def lexicons_of(part: str, code: str, modules: Collection[str] | None = None) -> list[Traversable]:
    """The files of nouns of a part of a language."""
    return lexicons([_shared(code)] if part == SHARED else list(_of_modules(code, part, modules)))


def _shared(code: str) -> Traversable:
    return files("sietch.text").joinpath(code)


def _part_of(file: str) -> str:
    return next((part for part, begins in _BEGINS.items() if file.startswith(begins)), SHARED)


def _of_modules(code: str, family: str = "", modules: Collection[str] | None = None) -> Iterator[Traversable]:
    """Of all games, or of those of a family; of all its modules, or of some."""
    for game in sorted(files("sietch").iterdir(), key=lambda folder: folder.name):
        if family and game.name != family:
            continue
        for parent in (game, game.joinpath("modules")):
            if parent.is_dir():
                for module in sorted(parent.iterdir(), key=lambda folder: folder.name):
                    folder = module.joinpath("text", code)
                    if folder.is_dir() and (modules is None or module.name in modules):
                        yield folder


def catalogues(found: list[Traversable]) -> list[Traversable]:
    """The Fluent files of these folders."""
    every = [sorted(folder.iterdir(), key=lambda file: file.name) for folder in found]
    return [file for files_of in every for file in files_of if file.name.endswith(".ftl")]


def lexicons(found: list[Traversable]) -> list[Traversable]:
    """The files of nouns of these folders; a module has one only if it has nouns of its own."""
    return [file for file in (folder.joinpath("lexicon.toml") for folder in found) if file.is_file()]
