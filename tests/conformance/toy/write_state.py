"""Write the toy's `state.py` from its schema: `python -m tests.conformance.toy.write_state`."""

from pathlib import Path

from tests.conformance.toy.schema import SCHEMA

from sietch.core.schema import source

STATE = Path(__file__).with_name("state.py")

if __name__ == "__main__":
    STATE.write_text(source(SCHEMA), encoding="utf-8")
