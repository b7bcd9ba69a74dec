"""How a server becomes one of several on a database."""

from __future__ import annotations

import secrets
import socket

from sqlalchemy.exc import SQLAlchemyError

from sietch.table.cluster.member import Member
from sietch.table.storage import Storage, StorageError
from sietch.table.storage.opening import reason
from sietch.table.storage.pushes import secret_called

# The secret with which servers show each other that they are one.
SECRET = "cluster"


def join(storage: Storage, listening: socket.socket) -> Member:
    """listening: where the other servers reach this one."""
    try:
        with storage.engine.begin() as connection:
            secret = secret_called(connection, SECRET, secrets.token_urlsafe(32))
    except SQLAlchemyError as error:
        raise StorageError(f"the database cannot be used: {reason(error)}") from error
    host, port = listening.getsockname()[:2]
    return Member(storage, f"[{host}]:{port}" if ":" in host else f"{host}:{port}", secret)
