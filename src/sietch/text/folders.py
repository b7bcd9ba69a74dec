"""Where texts lie: what all games share here, what belongs to a module of a game in the module's own folder."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable


def folders(code: str) -> list[Traversable]:
    """The folders of a language, the shared one first: `text/<code>`, then those of modules, which lie in the folder of
    their game or in its `modules`."""
    return [files("sietch.text").joinpath(code), *_of_modules(code)]


def _of_modules(code: str) -> Iterator[Traversable]:
    for game in sorted(files("sietch").iterdir(), key=lambda folder: folder.name):
        for parent in (game, game.joinpath("modules")):
            if parent.is_dir():
                for module in sorted(parent.iterdir(), key=lambda folder: folder.name):
                    folder = module.joinpath("text", code)
                    if folder.is_dir():
                        yield folder


def catalogues(found: list[Traversable]) -> list[Traversable]:
    """The Fluent files of these folders."""
    every = [sorted(folder.iterdir(), key=lambda file: file.name) for folder in found]
    return [file for files_of in every for file in files_of if file.name.endswith(".ftl")]


def lexicons(found: list[Traversable]) -> list[Traversable]:
    """The files of nouns of these folders; a module has one only if it has nouns of its own."""
    return [file for file in (folder.joinpath("lexicon.toml") for folder in found) if file.is_file()]
