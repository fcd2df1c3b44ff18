"""A game knows who played it, for whoever watches it again: at its table others may sit by then."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Of the games that are there nobody knows it any more."""
    op.add_column("games", sa.Column("chairs", sa.LargeBinary))


def downgrade() -> None:
    """Not in a batch, which would make the table anew: the logs refer to it."""
    op.drop_column("games", "chairs")
