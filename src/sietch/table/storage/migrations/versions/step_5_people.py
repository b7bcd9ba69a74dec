"""Which seats were ever a person's; of those of before it is not known, so they may all have been."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    if "person" not in {column["name"] for column in sa.inspect(op.get_bind()).get_columns("seats")}:
        op.add_column("seats", sa.Column("person", sa.Boolean, nullable=False, server_default=sa.true()))
