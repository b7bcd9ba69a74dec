"""Several servers on one database: who is there, who plays which table, and what they share."""

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("leases_by_server", "leases", ["server"], if_not_exists=True)
    op.create_table(
        "allowances",
        sa.Column("kind", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("remaining", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "questions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("asker", sa.String(32), nullable=False),
        sa.Column("thinker", sa.String(32), nullable=True),
        sa.Column("whose", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("question", sa.LargeBinary, nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=True),
        sa.Column("at", sa.Float, nullable=False),
        if_not_exists=True,
    )
