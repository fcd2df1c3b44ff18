"""Adds every finished game of a challenge: who passed it at which table, and how long it took."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("challenge", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("took_ms", sa.BigInteger, nullable=False),
        sa.Column("left_ms", sa.BigInteger, nullable=False),
        sa.Column("gems_left", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_attempts"),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="fk_attempts_game"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_attempts_code"),
    )
    op.create_index("ix_attempts_code", "attempts", ["code"])


def downgrade() -> None:
    op.drop_table("attempts")
