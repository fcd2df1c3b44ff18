"""Migrates a database to the current schema, from nothing or from any earlier version."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, text

from tumbledown.server.store.engines import writing_engine
from tumbledown.server.store.troubles import StoreError

# Any number that nothing else on the PostgreSQL server uses. Two servers that start at the same time take turns.
_LOCK: Final = 7_286_253_369


def configuration() -> Config:
    config = Config()
    folder = str(Path(__file__).with_name("migrations"))
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config


def migrate(url: URL) -> None:
    """Migrate in one transaction. Foreign keys are off, because SQLite changes a table by replacing it."""
    engine = writing_engine(url, migrates=True)
    try:
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    config = configuration()
    _refuse_what_is_newer(connection, ScriptDirectory.from_config(config))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _refuse_what_is_newer(connection: Connection, scripts: ScriptDirectory) -> None:
    for revision in MigrationContext.configure(connection).get_current_heads():
        try:
            scripts.get_revision(revision)
        except CommandError:
            raise StoreError(f"The database was made by a newer Tumbledown (schema {revision})") from None
