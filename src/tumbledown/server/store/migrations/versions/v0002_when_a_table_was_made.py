"""When a table was made, so that those at which nobody ever played can be forgotten."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Of the tables that are there nobody knows it any more: they count from now on."""
    op.add_column("tables", sa.Column("made_at", sa.BigInteger, nullable=False, server_default=sa.text("0")))
    op.execute(sa.text("UPDATE tables SET made_at = :now").bindparams(now=int(time.time())))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("made_at")
