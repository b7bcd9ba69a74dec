"""Write each game's `state.py` from its `schema.py`. A test says when the written file is out of date."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from sietch.core.schema import source

GAMES = ("sietch.imperium", "sietch.arrakis")

if __name__ == "__main__":
    for name in GAMES:
        schema = import_module(f"{name}.schema")
        path = Path(str(schema.__file__)).with_name("state.py")
        path.write_text(source(schema.SCHEMA), encoding="utf-8")
        print(f"wrote state.py of {name}")
