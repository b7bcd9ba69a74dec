"""Processes begin as copies of one that has read the program, where the system can do that: to read it anew takes
longer than most of what tests have them do."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_all_start_methods, get_context
from typing import Any

import pytest

# All that tests start processes for.
PROGRAM = ["sietch.table.worker", "sietch.lab.tournament", "sietch.lab.simulation"]


@contextmanager
def copied(module: str) -> Iterator[None]:
    """Those that this module starts."""
    if "forkserver" not in get_all_start_methods():
        yield
        return
    first, copies = _surroundings(), get_context("forkserver")
    copies.set_forkserver_preload(PROGRAM)

    def begun_as(method: str) -> Any:
        # A copy has the surroundings of then.
        return copies if _surroundings() == first else get_context(method)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(f"{module}.get_context", begun_as)
        yield


def _surroundings() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST"}
