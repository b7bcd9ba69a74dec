"""The tables of the database. A change here comes with a step in `migrations/versions`; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text, true

metadata = MetaData()

# The number of the last step that was taken; alembic keeps it here, and programs of before alembic read it too.
layout = Table("layout", metadata, Column("version", Integer, primary_key=True))

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules under which the game was begun
    Column("setup", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("rematch", String(32), nullable=True),  # the table at which the same people play again
    Column("undone", Integer, nullable=False, server_default="0"),  # how many answers were taken back
)
links = Table(
    "links",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("token", String(64), primary_key=True),  # its hash: whoever reads the database can open no table with it
    Column("role", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bot", String(64), nullable=False),
    Column("person", Boolean, nullable=False, server_default=true()),  # whether it was ever a person's
)
answers = Table(
    "answers",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entries", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("fingerprint", String(16), nullable=True),  # of the position after it; every few answers have one
)
# What the numbers in saved positions mean: one row for each program that wrote some.
legends = Table(
    "legends",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("legend", Text, nullable=False),
)
# The last position of each table, so that it can go on even where later rules would have led elsewhere.
positions = Table(
    "positions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the answer after which it is
    Column("legend", String(32), ForeignKey("legends.id"), nullable=False),
    Column("position", LargeBinary, nullable=False),
)
# How a game ended, as it was told then.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("finished", Float, nullable=False),
    Column("result", Text, nullable=False),
)
