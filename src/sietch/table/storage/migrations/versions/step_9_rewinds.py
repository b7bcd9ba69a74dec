"""What somebody asks the others at a table: to go back further than undo does."""

import sqlalchemy as sa

from sietch.table.storage.migrations.columns import add_column

revision = "9"
down_revision = "8"


def upgrade() -> None:
    add_column("tables", sa.Column("rewind", sa.Text, nullable=True))
    add_column("tables", sa.Column("asked", sa.Integer, nullable=False, server_default="0"))
