"""What people say at their tables, and who hears it."""

import sqlalchemy as sa
from alembic import op

from sietch.table.storage.migrations.columns import add_column

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.create_table(
        "chats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reactions", sa.Text, nullable=False),
        if_not_exists=True,
    )
    add_column("tables", sa.Column("chat", sa.String(16), nullable=False, server_default="everybody"))
    add_column("tables", sa.Column("chatted", sa.Integer, nullable=False, server_default="0"))
