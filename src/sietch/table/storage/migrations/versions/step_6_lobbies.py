"""Tables that have not begun, whose seats are whose, and which seat decides in a stored position."""

import sqlalchemy as sa
from alembic import op

from sietch.table.storage.migrations.columns import add_column

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.create_table(
        "lobbies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("lobby", sa.Text, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "persons",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("origin", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_index("persons_by_person", "persons", ["person"], if_not_exists=True)
    add_column("positions", sa.Column("turn", sa.Integer, nullable=True))
