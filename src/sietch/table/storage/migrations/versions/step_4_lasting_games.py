"""Games that outlive the program: fingerprints, last positions and results. Tokens are kept as hashes only."""

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

from sietch.table.storage.migrations.columns import add_column

revision = "4"
down_revision = "3"


def upgrade() -> None:
    connection = op.get_bind()
    add_column("answers", sa.Column("fingerprint", sa.String(16), nullable=True))
    op.create_table(
        "legends",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("legend", sa.Text, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("legend", sa.String(32), sa.ForeignKey("legends.id"), nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        if_not_exists=True,
    )
    # A rematch has the tokens of its table, so a token is unique within a table only.
    rows = connection.execute(sa.text("SELECT table_id, token, role, seat FROM links")).mappings().all()
    op.drop_table("links")
    links = op.create_table(
        "links",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    if rows:
        op.bulk_insert(links, [{**row, "token": sha256(row["token"].encode()).hexdigest()} for row in rows])
