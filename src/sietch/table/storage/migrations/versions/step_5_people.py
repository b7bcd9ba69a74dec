"""Which seats were ever a person's; of those of before it is not known, so they may all have been."""

import sqlalchemy as sa

from sietch.table.storage.migrations.columns import add_column

revision = "5"
down_revision = "4"


def upgrade() -> None:
    add_column("seats", sa.Column("person", sa.Boolean, nullable=False, server_default=sa.true()))
