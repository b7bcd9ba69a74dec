"""Processes for tests of the lab."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.copies import copied


@pytest.fixture(scope="session", autouse=True)
def copies() -> Iterator[None]:
    with copied("sietch.lab.workers"):
        yield
