"""The clock of a table, whose time is up, and the bots that stand in; tables of before have no clock."""

import sqlalchemy as sa

from sietch.table.storage.migrations.columns import add_column

revision = "10"
down_revision = "9"


def upgrade() -> None:
    add_column("tables", sa.Column("clock", sa.Integer, nullable=False, server_default="0"))
    add_column("tables", sa.Column("since", sa.Float, nullable=True))
    add_column("tables", sa.Column("lateness", sa.Text, nullable=True))
    add_column("tables", sa.Column("handed", sa.Text, nullable=True))
    add_column("seats", sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false()))
