from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from sietch.text import Language


@pytest.fixture
def speaking(tmp_path: Path) -> Callable[..., Language]:
    """Makes a language that has some messages of the test's own, in more.ftl, besides the real names and joins."""

    def speak(code: str, *messages: str) -> Language:
        folder = tmp_path / code
        folder.mkdir()
        for name in ("lexicon.toml", "joins.ftl", "names.ftl"):
            (folder / name).write_bytes(files("sietch.text").joinpath(code, name).read_bytes())
        (folder / "more.ftl").write_text("\n".join(messages) + "\n", encoding="utf-8")
        return Language(code, folder)

    return speak
