"""The way from each schema to the next, for Alembic; `versions/` has one file per step."""
