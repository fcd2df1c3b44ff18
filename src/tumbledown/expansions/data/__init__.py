"""The pieces of the chapters: one TOML file each, and beside it the types that read it."""
