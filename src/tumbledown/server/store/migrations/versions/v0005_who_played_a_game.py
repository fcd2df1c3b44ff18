"""Adds who played a game, for replays: other players may sit at its table by then."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """For existing games this is not known."""
    op.add_column("games", sa.Column("chairs", sa.LargeBinary))


def downgrade() -> None:
    """Not in a batch, which would replace the table, to which the logs refer."""
    op.drop_column("games", "chairs")
