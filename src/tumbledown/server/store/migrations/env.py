"""Run by Alembic for the steps, on the connection and in the transaction that `migrate.py` provides."""

from alembic import context

from tumbledown.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
