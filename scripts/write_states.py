"""Write each game's `state.py` from its `schema.py`. A test says when the written file is out of date."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "sietch"
if __name__ == "__main__":
    # The package itself needs what is written here: only its core is imported.
    sys.modules["sietch"] = ModuleType("sietch")
    sys.modules["sietch"].__path__ = [str(PACKAGE)]

from sietch.core.schema import Schema, part_source, source  # noqa: E402

IMPERIUM, ARRAKIS = PACKAGE / "imperium", PACKAGE / "arrakis"


def module_fields(game: Path, modules: str) -> dict[Path, Schema]:
    """The fields of each module of a game that has some, by its folder; nothing else of it is imported."""
    files = sorted(game.glob(f"{modules}/fields.py"))
    return {file.parent: runpy.run_path(str(file))["FIELDS"] for file in files}


def written() -> dict[Path, str]:
    """What stands in each file that is written from a schema."""
    texts = {}
    for game, modules, foreign in ((IMPERIUM, "modules/*", True), (ARRAKIS, "*", False)):
        package = f"sietch.{game.name}"
        schema = runpy.run_path(str(game / "schema.py"))["SCHEMA"]
        fields = module_fields(game, modules)
        texts[game / "state.py"] = source(schema, list(fields.values()), f"{package}.ruleset", foreign)
        for number, (folder, module) in enumerate(fields.items()):
            name = ".".join((package, *folder.relative_to(game).parts))
            texts[folder / "state.py"] = part_source(module, number, f"{package}.state.{schema.name}", f"{name}.fields")
    return texts


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(PACKAGE)}")
