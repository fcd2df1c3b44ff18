"""Adds tables, their games, and the games' logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_table(
        "games",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("footer", sa.LargeBinary),
        sa.PrimaryKeyConstraint("game", name="pk_games"),
        sa.UniqueConstraint("code", "number", name="uq_games_code_number"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_games_code"),
    )
    op.create_table(
        "log",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "n", name="pk_log"),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="fk_log_game"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("log", "games", "tables"):
        op.drop_table(table)
