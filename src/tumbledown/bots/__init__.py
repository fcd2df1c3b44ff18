"""Bots: players that see what a seat sees and choose among the options of that seat."""
