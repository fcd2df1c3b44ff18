"""The rules' machinery: pure, typed, deterministic. Time and fortune are arguments."""
