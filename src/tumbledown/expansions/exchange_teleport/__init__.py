"""Two chambers: one that takes a curse and gives a treasure, and one that a token links with any other chamber."""

from tumbledown.expansions.exchange_teleport import link, setting_up, token, trading
from tumbledown.expansions.exchange_teleport.chapter import chapter

__all__ = ["chapter", "link", "setting_up", "token", "trading"]
