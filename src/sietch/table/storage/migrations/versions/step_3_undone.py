"""How many answers were taken back."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("tables", sa.Column("undone", sa.Integer, nullable=False, server_default="0"))
