"""Treasures: tiles that lie hidden in chambers, are claimed with keys and used once."""

from tumbledown.expansions.treasures import claiming, large_torch, secret_passage, setting_up, using
from tumbledown.expansions.treasures.chapter import chapter

__all__ = ["chapter", "claiming", "large_torch", "secret_passage", "setting_up", "using"]
