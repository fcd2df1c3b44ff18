"""The client: what it is built from, and that it is never stale."""
