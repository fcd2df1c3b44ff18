"""Where tables, games and their logs are kept: an SQLite file, or PostgreSQL by URL."""

from tumbledown.server.store.store import Store
from tumbledown.server.store.troubles import StoreError, StoreFull
from tumbledown.server.store.work import GameRecord
from tumbledown.server.store.writer import QueueLimit

__all__ = ["GameRecord", "QueueLimit", "Store", "StoreError", "StoreFull"]
