"""Where tables are kept: set-up, links, seats, answers, the last position and the result of each, as rows."""

from sietch.table.storage.kept import (
    Answered,
    Conflict,
    Handed,
    Head,
    Lateness,
    Link,
    Position,
    Rematch,
    Result,
    Rewind,
    StoredTable,
    hashed,
)
from sietch.table.storage.layout import metadata
from sietch.table.storage.opening import StorageError
from sietch.table.storage.storage import Storage

__all__ = [
    "Answered",
    "Conflict",
    "Handed",
    "Head",
    "Lateness",
    "Link",
    "Position",
    "Rematch",
    "Result",
    "Rewind",
    "Storage",
    "StorageError",
    "StoredTable",
    "hashed",
    "metadata",
]
