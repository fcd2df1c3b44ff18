"""A row of the log may contain several lines, and SQLite stores rows in the order of insertion.

Existing rows stay as they are, with one line each. An older version must not read rows of several lines.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

log = sa.table("log", sa.column("game"), sa.column("n"), sa.column("at"), sa.column("entry"))
before = sa.table("log_before", *[sa.column(column.name) for column in log.columns])


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _make_anew(with_rowid=True)


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _make_anew(with_rowid=False)
    for game, n, at, entry in op.get_bind().execute(sa.select(log)).all():
        first, *others = entry.split(b"\n")
        here = (log.c.game == game) & (log.c.n == n)
        op.execute(log.update().where(here).values(entry=first))
        for number, line in enumerate(others, n + 1):
            op.execute(log.insert().values(game=game, n=number, at=at, entry=line))


def _make_anew(*, with_rowid: bool) -> None:
    op.rename_table("log", "log_before")
    op.create_table(
        "log",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "n", name="pk_log"),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="fk_log_game"),
        sqlite_with_rowid=with_rowid,
    )
    op.execute(log.insert().from_select(list(log.columns), sa.select(before)))
    op.drop_table("log_before")
