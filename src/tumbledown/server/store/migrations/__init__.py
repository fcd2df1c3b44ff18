"""The migrations of the schema, for Alembic; `versions/` has one file per step."""
