"""Tools to simulate many games of bots, and to watch, verify and describe a single one."""
