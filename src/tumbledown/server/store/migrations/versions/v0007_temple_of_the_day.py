"""Adds the temple of each day, and the results of finished games in it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_days"),
    )
    op.create_table(
        "daily",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("took_ms", sa.BigInteger, nullable=False),
        sa.Column("left_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_daily"),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="fk_daily_game"),
    )
    op.create_index("ix_daily_day", "daily", ["day"])


def downgrade() -> None:
    op.drop_table("daily")
    op.drop_table("days")
