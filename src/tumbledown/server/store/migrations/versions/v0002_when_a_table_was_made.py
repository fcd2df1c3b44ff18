"""Adds when a table was made, so that tables without any game can be deleted."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Existing tables count as made now."""
    op.add_column("tables", sa.Column("made_at", sa.BigInteger, nullable=False, server_default=sa.text("0")))
    op.execute(sa.text("UPDATE tables SET made_at = :now").bindparams(now=int(time.time())))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("made_at")
