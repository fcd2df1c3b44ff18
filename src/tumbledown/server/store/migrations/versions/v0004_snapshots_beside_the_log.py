"""Adds snapshots of games in play, from which they are restored; any of them may be missing."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="fk_snapshots_game"),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
