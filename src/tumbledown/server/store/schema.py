"""The tables of the database, the same for SQLite and PostgreSQL. A change here needs a migration."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

# Constraints have systematic names, so that a migration can drop them on either database.
NAMES: Final = {
    "pk": "pk_%(table_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
}

metadata: Final = MetaData(naming_convention=NAMES)

tables: Final = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("record", LargeBinary, nullable=False),
    Column("active", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False, server_default=text("0")),
)

games: Final = Table(
    "games",
    metadata,
    Column("game", Text, primary_key=True),
    Column("code", Text, ForeignKey("tables.code"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("seed", Text, nullable=False),
    Column("footer", LargeBinary),
    Column("chairs", LargeBinary),
    UniqueConstraint("code", "number"),
)

# The newest snapshot of each game in play, taken after its first `n` entries.
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("game", Text, ForeignKey("games.game"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

# A row is a stretch of the log: the lines that a game added in one commit, with `n` and `at` of the first of them. With
# SQLite's rowid, rows are stored in the order of insertion, so that a commit writes few pages.
log: Final = Table(
    "log",
    metadata,
    Column("game", Text, ForeignKey("games.game"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
)

# The seed of a day is drawn at the first request for its temple, so that it cannot be known the day before.
days: Final = Table(
    "days",
    metadata,
    Column("day", Text, primary_key=True),
    Column("seed", Text, nullable=False),
)

# A finished game in the temple of a day, with the names of its players as a JSON list.
daily: Final = Table(
    "daily",
    metadata,
    Column("game", Text, ForeignKey("games.game"), primary_key=True),
    Column("day", Text, nullable=False, index=True),
    Column("players", Integer, nullable=False),
    Column("names", Text, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("took_ms", BigInteger, nullable=False),
    Column("left_ms", BigInteger, nullable=False),
)

# A finished game of a challenge. Attempts belong to the table, not to its players.
attempts: Final = Table(
    "attempts",
    metadata,
    Column("game", Text, ForeignKey("games.game"), primary_key=True),
    Column("code", Text, ForeignKey("tables.code"), nullable=False, index=True),
    Column("challenge", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("took_ms", BigInteger, nullable=False),
    Column("left_ms", BigInteger, nullable=False),
    Column("gems_left", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
)
