"""The rules engine: pure, typed and deterministic. Time and random draws are arguments."""
