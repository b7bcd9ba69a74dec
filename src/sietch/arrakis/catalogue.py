"""All components as plain entries to read."""

from __future__ import annotations

from sietch.core.catalogue import Entry


def catalogue() -> list[Entry]:
    return []
