"""How a database is made and brought up to date: one numbered step after the other, all of them or none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.ddl.postgresql import PostgresqlImpl
from alembic.ddl.sqlite import SQLiteImpl
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Integer, MetaData, Table
from sqlalchemy.types import TypeDecorator

STEPS = ScriptDirectory(str(Path(__file__).parent), version_locations=[str(Path(__file__).parent / "versions")])


class _Number(TypeDecorator[str]):
    """Alembic's names of steps are texts; here they are numbers, and were so before there was alembic."""

    impl = Integer
    cache_ok = True

    def process_result_value(self, value: int | None, dialect: Any) -> str | None:
        return None if value is None else str(value)


class _Layout:
    """The database remembers its last step in the table `layout`."""

    def version_table_impl(self, *, version_table: str, **options: Any) -> Table:
        number = Column("version", _Number, key="version_num", primary_key=True)
        return Table(version_table, MetaData(), number)


# Alembic finds these by the name of the dialect.
class _SqliteSteps(_Layout, SQLiteImpl):
    __dialect__ = "sqlite"


class _PostgresqlSteps(_Layout, PostgresqlImpl):
    __dialect__ = "postgresql"


def last_step() -> int:
    return int(STEPS.get_current_head() or 0)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Take all steps that are missing, or those up to one, in the transaction that the connection is in."""

    def missing(revision: Any, context: Any) -> Any:
        return STEPS._upgrade_revs(to, revision)

    from alembic.config import Config

    environment = EnvironmentContext(Config(), STEPS, fn=missing)
    environment.configure(connection=connection, version_table="layout", transactional_ddl=True)
    with environment:
        environment.run_migrations()
