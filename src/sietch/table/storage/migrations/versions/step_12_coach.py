"""What the chance of a table follows from, and whether people may ask for hints; earlier tables say neither."""

import sqlalchemy as sa

from sietch.table.storage.migrations.columns import add_column

revision = "12"
down_revision = "11"


def upgrade() -> None:
    add_column("tables", sa.Column("pledge", sa.String(80), nullable=True))
    add_column("tables", sa.Column("hints", sa.Boolean, nullable=True))
