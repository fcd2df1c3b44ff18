"""The steps of the schema, one per file."""
