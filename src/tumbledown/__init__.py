"""Tumbledown: one team, ten minutes, a temple that falls down."""

__version__ = "0.1.0"
