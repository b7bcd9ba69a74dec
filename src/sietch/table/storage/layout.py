"""The tables of the database. A change here comes with a step in `migrations/versions`; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

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
    Column("chat", String(16), nullable=False, server_default="everybody"),  # who hears what is said there
    Column("chatted", Integer, nullable=False, server_default="0"),  # how often anything of the chat has changed
    Column("rewind", Text, nullable=True),  # how far somebody wants to go back, and who agrees
    Column("asked", Integer, nullable=False, server_default="0"),  # how often anything that people ask has changed
    Column("clock", Integer, nullable=False, server_default="0"),  # seconds for each answer; 0: as many as one likes
    Column("since", Float, nullable=True),  # when the clock was started anew, if not by an answer
    Column("lateness", Text, nullable=True),  # who was nudged, and who wants a bot to stand in
    Column("handed", Text, nullable=True),  # when bots stood in for people, and when these came back
    Column("pledge", String(80), nullable=True),  # what its chance follows from; nothing where that is free
    Column("hints", Boolean, nullable=True),  # whether people may ask for hints; nothing: who plays with bots alone
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
    Column("stand_in", Boolean, nullable=False, server_default=false()),  # whether its bot plays until they are back
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
    Column("turn", Integer, nullable=True),  # the seat that decides there; nobody where the game is over
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
# Tables that have not begun: who has taken which seat. The id becomes the table's own.
lobbies = Table(
    "lobbies",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("revision", Integer, nullable=False),  # counts changes, so that nobody writes over another's
    Column("changed", Float, nullable=False),
    Column("lobby", Text, nullable=False),
)
# Which seats are whose, of tables and of lobbies, so that a person finds them with another browser.
persons = Table(
    "persons",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(64), primary_key=True),  # the hash of a key that only the person has
    Column("seat", Integer, primary_key=True),
    Column("role", String(16), nullable=False),
    Column("origin", String(32), nullable=False),  # the table for which the person's token was made: a rematch keeps it
    Column("at", Float, nullable=False),
    Index("persons_by_person", "person"),
)
# What people say at their tables.
chats = Table(
    "chats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
    Column("reactions", Text, nullable=False),  # by sign, the seats that gave it
)
# Browsers that want to be told when it is their person's turn, and what a notice for each is encrypted with.
pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(1024), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Index("pushes_by_person", "person"),
)
# The notices that are out: there is one for a turn, and it is withdrawn when the turn is past.
notices = Table(
    "notices",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)
# What only the server knows, such as the key with which it signs what it pushes.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("secret", Text, nullable=False),
)
# Of several servers on one PostgreSQL: those that are there, each until a time by the database's clock.
servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", String(255), nullable=False),  # where the others reach it
    Column("until", Float, nullable=False),
)
# Which of them plays a table or keeps a lobby. The fence is another number each time that one takes it.
leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("server", String(32), nullable=False),
    Column("fence", BigInteger, nullable=False),
    Index("leases_by_server", "server"),
)
# What an address may still do at all of them together.
allowances = Table(
    "allowances",
    metadata,
    Column("kind", String(32), primary_key=True),
    Column("address", String(64), primary_key=True),
    Column("remaining", Float, nullable=False),
    Column("at", Float, nullable=False),
)
# Questions to bots for which one of them had no room, until another has thought about them.
questions = Table(
    "questions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("asker", String(32), nullable=False),
    Column("thinker", String(32), nullable=True),  # the server that thinks about it
    Column("whose", String(64), nullable=False),  # in whose share of the time
    Column("game", String(32), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("question", LargeBinary, nullable=False),
    Column("answer", LargeBinary, nullable=True),
    Column("at", Float, nullable=False),
)
